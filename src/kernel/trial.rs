//! Random matches of a game, and what never came up in them: a check of the rules that a designer has written.

use std::collections::BTreeSet;

use super::chance::{Chance, mix};
use super::ids::{AbilityId, ActionId, OperationId, StatementId, TimingId, ZoneId};
use super::lookup::Kernel;
use super::machine::{Budget, Position, Watch};
use super::play::Setup;
use super::question::{Choice, Chooser, Options, Places, Question, Why, place};
use super::rules::Game;
use super::rules::ability::Row;
use super::state::{CardId, Outcome, Seat};

/// What came up in random matches.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// Turns of each match.
    turns: Vec<u16>,
    wins: [u32; 2],
    draws: u32,
    statements: BTreeSet<StatementId>,
    actions: BTreeSet<ActionId>,
    timings: BTreeSet<TimingId>,
    operations: BTreeSet<OperationId>,
    budgets: BTreeSet<Budget>,
    abilities: BTreeSet<AbilityId>,
}

/// What a trial reports; names are those of the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub matches: usize,
    /// Turns of both players together.
    pub median_turns: u16,
    pub longest: u16,
    pub first_wins: u32,
    pub second_wins: u32,
    pub draws: u32,
    /// JSON pointers of statements that were never done.
    pub statements: Vec<String>,
    pub actions: Vec<String>,
    pub timings: Vec<String>,
    pub operations: Vec<String>,
    /// Budgets that were used up, so that something was left out.
    pub budgets: Vec<Budget>,
}

impl Watch for Trial {
    fn statement(&mut self, id: StatementId) {
        self.statements.insert(id);
    }

    fn row(&mut self, row: &Row, _: Option<CardId>) {
        self.operations.insert(row.operation);
    }

    fn ability(&mut self, id: AbilityId, _: Option<CardId>) {
        self.abilities.insert(id);
    }

    fn action(&mut self, _: Seat, choice: &Choice) {
        self.actions.insert(choice.action);
    }

    fn over_budget(&mut self, budget: Budget) {
        self.budgets.insert(budget);
    }
}

/// A player that answers by chance. It ends phases seldom, so that matches have many actions and still end.
pub struct RandomPlayer(Chance);

impl RandomPlayer {
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(mix(seed)))
    }

    /// An answer to a question.
    pub fn answer(&mut self, question: &Question<'_>) -> Places {
        let count = question.count();
        if let Options::Actions { choices, pass } = question.options {
            let is_phase = matches!(question.why, Why::Phase(_));
            let passes = pass && (choices.is_empty() || self.0.below(if is_phase { 6 } else { 2 }) == 0);
            return place(if passes { count.saturating_sub(1) } else { self.0.below(choices.len()) });
        }
        let size = question.min + self.0.below(question.max.saturating_sub(question.min) + 1);
        let mut left: Vec<u16> = (0..count).filter_map(|at| u16::try_from(at).ok()).collect();
        (0..size.min(count)).map(|_| left.remove(self.0.below(left.len()))).collect()
    }
}

impl Chooser for RandomPlayer {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.answer(question))
    }
}

impl Game {
    /// A set-up of two decks of the game's file. A deck of cards by chance follows from the seed.
    pub fn random_setup(&self, seed: u64) -> Setup {
        let mut chance = Chance::new(mix(seed));
        let mut setup = Setup { seed, ..Setup::default() };
        let hidden = self.zones.values().position(|zone| zone.seen_by == super::rules::tables::SeenBy::Nobody);
        let (Some(zone), false) = (hidden.and_then(ZoneId::at), self.decks.is_empty()) else { return setup };
        for cards in &mut setup.cards {
            let deck = &self.decks[chance.below(self.decks.len())];
            if let Some(leader) = deck.leader {
                let card_type = self.card_types.get_index(self.definition(leader).card_type.index());
                cards.extend(card_type.and_then(|(_, card_type)| card_type.to).map(|zone| (leader, zone)));
            }
            match deck.any {
                None => cards.extend(deck.cards.iter().map(|&card| (card, zone))),
                Some(count) => {
                    let drawn = (0..count).map(|_| self.cards.get_index(chance.below(self.cards.len())));
                    cards.extend(drawn.flatten().map(|(_, &card)| (card, zone)));
                }
            }
        }
        setup
    }
}

impl Kernel {
    /// Plays random matches between the decks of the game's file, and reports what never came up in them.
    pub fn try_out(&self, matches: u32) -> Report {
        let mut trial = Trial::default();
        for seed in 0..u64::from(matches) {
            let mut state = self.lay(&self.game.random_setup(seed));
            let mut player = RandomPlayer::new(seed);
            self.begin(&mut state, &mut player, Some(&mut trial));
            self.play(&mut state, &mut player, Some(&mut trial));
            trial.turns.push(state.turn);
            match state.over {
                Some(Outcome::Won(seat)) => trial.wins[usize::from(seat != state.opener)] += 1,
                Some(Outcome::Draw) | None => trial.draws += 1,
            }
        }
        trial.report(&self.game)
    }
}

impl Trial {
    fn report(mut self, game: &Game) -> Report {
        self.turns.sort_unstable();
        self.timings = self.abilities.iter().map(|&ability| game.ability(ability).timing).collect();
        let statements = game.statements.iter().enumerate();
        let never = statements.filter(|(at, _)| StatementId::at(*at).is_none_or(|id| !self.statements.contains(&id)));
        Report {
            matches: self.turns.len(),
            median_turns: self.turns.get(self.turns.len() / 2).copied().unwrap_or(0),
            longest: self.turns.last().copied().unwrap_or(0),
            first_wins: self.wins[0],
            second_wins: self.wins[1],
            draws: self.draws,
            statements: never.map(|(_, pointer)| pointer.to_string()).collect(),
            actions: missing(&game.flow.actions, ActionId::at, &self.actions, |_| true),
            // Continuous abilities hold; they do not come up.
            timings: missing(&game.timings, TimingId::at, &self.timings, |timing| !timing.always),
            operations: missing(&game.operations, OperationId::at, &self.operations, |operation| {
                !operation.does.is_empty()
            }),
            budgets: self.budgets.into_iter().collect(),
        }
    }
}

/// The names of the entries of a table that pass a test and did not come up.
fn missing<T, I: Ord>(
    table: &crate::ruleset::Table<T>,
    id: impl Fn(usize) -> Option<I>,
    seen: &BTreeSet<I>,
    test: impl Fn(&T) -> bool,
) -> Vec<String> {
    let entries = table.iter().enumerate().filter(|(_, (_, entry))| test(entry));
    entries
        .filter(|(at, _)| id(*at).is_none_or(|id| !seen.contains(&id)))
        .map(|(_, (name, _))| name.to_string())
        .collect()
}
