//! Continues a match from a board.

use std::sync::Arc;

use super::duel::{Names, asks, card_info};
use super::{Duel, MAX_MATCH_CARDS, Match, Phase};
use ses_studio::base::{Code, Diagnostic};
use ses_studio::engine::{Board, Game, Handle, Program, Side, State};
use ses_studio::message;
use ses_studio::ruleset::HeroNumberId;

impl Duel {
    /// Creates the duel of a board. A player without a hero has no ability.
    ///
    /// # Errors
    ///
    /// Returns an error if the ruleset lacks something that a match needs, or if the board has too many cards.
    pub fn on_board(board: &Board, game: Game<'_>) -> Result<Self, Vec<Diagnostic>> {
        let layout = &board.table.rules.layout;
        let named = Names { rules: game.rules, problems: Vec::new() }.all(layout)?;
        if board.table.len() > MAX_MATCH_CARDS {
            let message = message!("problem-match-size", most = MAX_MATCH_CARDS);
            return Err(vec![Diagnostic::new(Code::MatchNotPlayable, "", message)]);
        }
        let mut card_infos = Box::new([card_info(&Program::unknown(), &named, game.rules, layout)?; MAX_MATCH_CARDS]);
        for (at, into) in (0_u8..).take(board.table.len()).zip(card_infos.iter_mut()) {
            *into = card_info(board.table.card(Handle(at)), &named, game.rules, layout)?;
        }
        let number = |side: Side, at: usize| {
            let at = u8::try_from(at).map(|at| layout.hero(HeroNumberId(at))).unwrap_or_default();
            board.state.player(side).number(at)
        };
        let both = |at: usize| Side::BOTH.map(|side| number(side, at));
        let places = named.places;
        let shield = board.table.rules.counters.iter().find(|counter| counter.at == places.shield);
        let shields = Side::BOTH.map(|side| {
            let start = shield.map(|counter| board.table.rules.start(counter.start, &board.table, &board.state, side));
            start.unwrap_or(1).max(1)
        });
        let abilities = Side::BOTH.map(|side| {
            let hero = board.hero(side).and_then(|id| game.library.heroes.get(id));
            let program = hero.map_or_else(|| Arc::new(Program::unknown()), |hero| Arc::clone(&hero.ability));
            let chooses = asks(&program, places.field);
            (program, chooses)
        });
        Ok(Self {
            limits: Side::BOTH.map(|side| {
                [places.field, places.traps].map(|zone| board.table.fixed_capacity(&board.state, side, zone))
            }),
            cards: board.table.len(),
            table: board.table.clone(),
            places,
            figures: named.figures,
            start: board.state,
            tactics: both(named.tactics),
            resilience: both(named.resilience),
            cooldowns: both(named.cooldown).map(|turns| u8::try_from(turns).unwrap_or(1)),
            shields,
            card_infos,
            abilities,
        })
    }
}

impl Match {
    /// A match in its Play Phase from a state of a duel's cards.
    pub fn resumed(state: &State, active: Side) -> Self {
        Self { state: *state, active, phase: Phase::Play, cooldowns: [0; 2], attacked: 0 }
    }
}
