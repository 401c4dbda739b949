//! Matches between the decks of any game whose ruleset describes a whole match. A deck takes the place of a hero in a
//! run, so that plans, counts, parts, files and statistics are the same.

use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;

use super::arena::{Arena, Played, Refusal, RowValue, counted};
use super::deck_match::DeckMatch;
use super::game::Game as HeroGame;
use super::identity::Identity;
use super::levers::Levers;
use super::monte_carlo::Contest;
use super::plan::Plan;
use super::player::{AgentKind, NOISE};
use super::row_counts::{RowCounts, rows_of};
use super::run::game_seed;
use super::tally::{CardTally, RowTally, Tally, TurnTally};
use super::turn_counts::TurnCounts;
use crate::base::{Code, Diagnostic, Name, closest};
use crate::card::LeverChange;
use crate::engine::{Side, mix};
use crate::kernel::ids::DefinitionId;
use crate::kernel::players::{Greedy, Player, RandomPlayer, Search, play_counted};
use crate::kernel::question::{Options, Places, Question};
use crate::kernel::rules::tables::SeenBy;
use crate::kernel::rules::{Deck, Game};
use crate::kernel::state::{CARDS, Outcome, Seat, State};
use crate::kernel::{Kernel, Setup, Watch, Workspace};
use crate::message;

/// What follows the id of a deck that plays against itself.
const MIRROR: &str = ":2";

/// A game and its decks, ready for simulation.
#[derive(Clone, Debug)]
pub struct Decks {
    pub(super) kernel: Arc<Kernel>,
    /// The texts of the rules and the cards.
    pub(super) files: Vec<String>,
    pub(super) identity: Identity,
}

/// The decks of the matchups of a plan.
#[derive(Debug)]
struct Matches {
    kernel: Arc<Kernel>,
    pairs: Vec<[Deck; 2]>,
}

impl Decks {
    /// Of a game and the texts of its files, the ruleset first.
    pub fn new(game: Game, texts: &[&str]) -> Self {
        let (ruleset, others) = texts.split_first().unwrap_or((&"", &[]));
        let identity = Identity::new(ruleset, |hasher| {
            for text in others {
                hasher.update(text.as_bytes());
            }
        });
        let files = texts.iter().map(|&text| text.to_owned()).collect();
        Self::of(game, files, identity)
    }

    /// Of a game, its files, and what identifies the files that it began with.
    pub(super) fn of(game: Game, files: Vec<String>, identity: Identity) -> Self {
        Self { kernel: Arc::new(Kernel::new(game)), files, identity }
    }

    /// Identifies the rules and cards. 64 hexadecimal digits.
    pub fn hash(&self) -> &str {
        self.identity.as_str()
    }

    /// The id of the game.
    pub fn game(&self) -> &Name {
        &self.kernel.game.id
    }

    /// The decks with these ids, in the file's order; all if `ids` is empty. A single deck plays against itself.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the ids or the decks.
    pub fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, String> {
        let decks = &self.kernel.game.decks;
        let known = || decks.iter().map(|deck| deck.id.as_str());
        for id in ids {
            if !known().any(|known| known == id) {
                let meant = closest(id, known()).map(|meant| format!("; did you mean `{meant}`?"));
                let all = known().collect::<Vec<_>>().join(", ");
                return Err(format!("there is no deck `{id}`, only {all}{}", meant.unwrap_or_default()));
            }
        }
        let is_chosen = |deck: &&Deck| ids.is_empty() || ids.iter().any(|id| *id == deck.id.as_str());
        let chosen: Vec<&Deck> = decks.iter().filter(is_chosen).collect();
        if chosen.is_empty() {
            return Err("the game has no decks; they are the member `decks` of its cards or its rules".to_owned());
        }
        let most = usize::from(self.kernel.game.limits.cards).min(CARDS) / 2;
        for deck in &chosen {
            let size = deck.any.map_or(deck.cards.len(), |any| usize::try_from(any).unwrap_or(usize::MAX));
            if size.saturating_add(usize::from(deck.leader.is_some())) > most {
                return Err(format!(
                    "the deck `{}` has {size} cards; a match has room for {most} of each player",
                    deck.id
                ));
            }
        }
        let mut names: Vec<Name> = chosen.iter().map(|deck| deck.id.clone()).collect();
        if let [only] = &names[..] {
            names.push(format!("{only}{MIRROR}").into());
        }
        Ok(names)
    }

    /// A deck by its id.
    pub(super) fn deck(&self, id: &str) -> Option<&Deck> {
        let id = id.strip_suffix(MIRROR).unwrap_or(id);
        self.kernel.game.decks.iter().find(|deck| deck.id.as_str() == id)
    }

    /// The game with or without the rows that Legacy adds.
    pub(super) fn kernel(&self, legacy: bool) -> Arc<Kernel> {
        if legacy || self.kernel.game.printed.legacy.is_none() {
            return Arc::clone(&self.kernel);
        }
        let mut game = self.kernel.game.clone();
        game.drop_legacy();
        Arc::new(Kernel::new(game))
    }

    /// Two decks by their ids.
    pub(super) fn pair(&self, ids: [&str; 2]) -> Option<[Deck; 2]> {
        Some([self.deck(ids[0])?.clone(), self.deck(ids[1])?.clone()])
    }
}

impl Arena for Decks {
    fn what(&self) -> &'static str {
        "decks"
    }

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, Refusal> {
        Ok(Decks::chosen(self, ids)?)
    }

    fn contest(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Box<dyn Contest>, Vec<Diagnostic>> {
        let pairs = pairs.iter().filter_map(|&ids| self.pair(ids)).collect();
        Ok(Box::new(Matches { kernel: self.kernel(legacy), pairs }))
    }

    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Played, Refusal> {
        let (game, lines) = DeckMatch::of(plan, ids, self, number)?;
        let line = |(turn, seat, words): &(u16, u8, String)| {
            format!("{turn:>3} {:<16} {words}", game.decks[usize::from(seat & 1)])
        };
        let winner = game.winner.map_or("nobody", |seat| game.decks[usize::from(seat & 1)].as_str());
        let turns = counted(usize::from(game.turns), "turn", "turns");
        let choices = counted(game.choices.len(), "choice", "choices");
        Ok(Played {
            file: serde_json::to_string_pretty(&game).map_err(|error| error.to_string())?,
            lines: lines.iter().map(line).collect(),
            end: format!("{turns}, {choices}, {winner} wins ({}), hash {}", game.end, game.hash),
        })
    }

    fn replay(&self, file: &str) -> Result<String, Refusal> {
        if let Ok(game) = serde_json::from_str::<HeroGame>(file) {
            game.replay_as_decks(self)?;
            let actions = counted(game.actions.len(), "action", "actions");
            return Ok(format!(
                "{actions} of format 1, {} as before",
                counted(usize::from(game.turns), "turn", "turns")
            ));
        }
        let game: DeckMatch =
            serde_json::from_str(file).map_err(|error| format!("this is no match of `simulate --log`: {error}"))?;
        match game.replay(self) {
            Ok(()) => Ok(format!("{}, hash {} as before", counted(game.choices.len(), "choice", "choices"), game.hash)),
            Err(what) if self.identity.is(&game.rules) => Err(what.into()),
            Err(what) => Err(format!("{what}; it was played with other cards or rules").into()),
        }
    }

    fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        self.changed(changes)
    }

    fn owner_of(&self, card: &str) -> Result<Name, Diagnostic> {
        let game = &self.kernel.game;
        let id = *game.cards.get(card).ok_or_else(|| self.unknown(card))?;
        let has = |deck: &&Deck| deck.any.is_some() || deck.leader == Some(id) || deck.cards.contains(&id);
        game.decks.iter().find(has).map(|deck| deck.id.clone()).ok_or_else(|| {
            Diagnostic::new(Code::MatchNotPlayable, "/card", message!("problem-card-in-no-deck", id = card))
        })
    }

    fn values_of(&self, card: &str) -> Vec<RowValue> {
        self.row_values(card)
    }

    fn levers(&self, ids: &[Name]) -> Levers {
        self.deck_levers(ids)
    }

    fn book_of(&self, _id: &str) -> i64 {
        0
    }
}

/// The set-up of a game with this seed.
pub(super) fn setup(kernel: &Kernel, decks: &[Deck; 2], seed: u64, first: Side) -> Setup {
    let [one, other] = decks;
    Setup { first: Some(seat(first)), ..kernel.game.setup_of([one, other], seed) }
}

/// The players of matches; all their chance derives from the seed of a match.
pub(super) fn players(kernel: &Kernel, kinds: [AgentKind; 2], seed: u64) -> [Player; 2] {
    let [first, second] = seeds(seed);
    [player(kernel, kinds[0], first), player(kernel, kinds[1], second)]
}

/// A player of the kernel.
pub fn player(kernel: &Kernel, kind: AgentKind, seed: u64) -> Player {
    // Where effects ask nothing, everything that can be done is as likely as anything else.
    let is_even = kernel.game.flow.choices.is_some();
    match kind {
        AgentKind::Random if is_even => Player::Random(RandomPlayer::even(seed)),
        AgentKind::Random => Player::Random(RandomPlayer::new(seed)),
        AgentKind::Easy => Player::Greedy(Greedy::erring(seed, NOISE)),
        AgentKind::Greedy => Player::Greedy(Greedy::new(seed)),
        AgentKind::Search => Player::Search(Search::of(kernel, seed)),
    }
}

/// The seeds of the players of a match.
pub(super) fn seeds(seed: u64) -> [u64; 2] {
    [1, 2].map(|salt: u64| mix(seed ^ salt))
}

/// The seat of a side; the first deck of a matchup has seat 0.
fn seat(side: Side) -> Seat {
    if side == Side::First { Seat(0) } else { Seat(1) }
}

/// The score of each seat: 2 for a win, 1 for a draw.
pub(super) fn scores(end: &State) -> [u64; 2] {
    match end.over {
        Some(Outcome::Won(Seat(0))) => [2, 0],
        Some(Outcome::Won(_)) => [0, 2],
        Some(Outcome::Draw) | None => [1, 1],
    }
}

impl Matches {
    /// The rows of a hero's ability, which lies in no zone.
    fn rows_of_hero(&self, hero: Option<DefinitionId>) -> Vec<RowTally> {
        let game = &self.kernel.game;
        let is_hero = |id: &DefinitionId| {
            game.card_types.get_index(game.definition(*id).card_type.index()).is_some_and(|(_, entry)| entry.is_hero)
        };
        hero.filter(is_hero).map(|hero| rows_of(game, hero)).unwrap_or_default()
    }

    /// The cards of both decks, each once: a card can come to the other side.
    fn definitions(&self, pair: usize) -> Vec<DefinitionId> {
        let game = &self.kernel.game;
        let of = |deck: &Deck| match deck.any {
            None => deck.leader.iter().chain(&deck.cards).copied().collect::<Vec<_>>(),
            Some(_) => deck.leader.iter().chain(game.cards.values()).copied().collect(),
        };
        let mut all: Vec<DefinitionId> = self.pairs.get(pair).into_iter().flatten().flat_map(of).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn count(
        &self,
        definitions: &[DefinitionId],
        end: &State,
        first: Side,
        played: &mut [Vec<DefinitionId>; 2],
        tally: &mut Tally,
    ) {
        let scores = scores(end);
        tally.games += 1;
        tally.wins[0] += u64::from(scores[0] == 2);
        tally.wins[1] += u64::from(scores[1] == 2);
        tally.draws += u64::from(scores[0] == 1);
        tally.first_seat += scores[seat(first).index()];
        tally.add_length(end.turn);
        tally.hash = tally.hash.wrapping_add(mix(end.hash()));
        *tally.ends.entry(self.kernel.reason(end).into()).or_default() += 1;
        let has_left = |zone| self.kernel.zone(zone).is_none_or(|zone| zone.seen_by != SeenBy::Nobody);
        for seat in Seat::BOTH {
            let of_seat = end.cards.iter().filter(|card| card.owner == seat && card.moves > 0 && has_left(card.zone));
            let mut drawn: ArrayVec<DefinitionId, CARDS> = of_seat.map(|card| card.definition).collect();
            let played = &mut played[seat.index()];
            let first = seat.index() * definitions.len();
            let score = scores[seat.index()];
            for (list, is_played) in [(&mut drawn[..], false), (&mut played[..], true)] {
                // Each card counts once a match.
                list.sort_unstable();
                for (at, definition) in list.iter().enumerate() {
                    let is_first = at == 0 || list[at - 1] != *definition;
                    let place = definitions.binary_search(definition).ok().filter(|_| is_first);
                    let Some(card) = place.and_then(|place| tally.cards.get_mut(first + place)) else { continue };
                    if is_played {
                        card.played += 1;
                        card.score_played += score;
                    } else {
                        card.drawn += 1;
                        card.score_drawn += score;
                    }
                }
            }
        }
    }
}

impl Contest for Matches {
    fn cards(&self, pair: usize) -> Vec<Name> {
        let game = &self.kernel.game;
        let ids: Vec<Name> =
            self.definitions(pair).into_iter().map(|id| game.word(game.definition(id).id).into()).collect();
        [ids.clone(), ids].concat()
    }

    fn tally(&self, pair: usize) -> Tally {
        let game = &self.kernel.game;
        let of = |id: &DefinitionId| CardTally { rows: rows_of(game, *id), ..CardTally::default() };
        let cards: Vec<CardTally> = self.definitions(pair).iter().map(of).collect();
        let heroes = self.pairs.get(pair).map(|decks| [&decks[0], &decks[1]].map(|deck| deck.leader));
        let abilities = heroes.map(|heroes| heroes.map(|hero| self.rows_of_hero(hero))).unwrap_or_default();
        let decided = Some(TurnTally::default());
        Tally { cards: [cards.clone(), cards].concat(), abilities, decided, ..Tally::default() }
    }

    fn play(
        &self,
        plan: &Plan,
        pair: usize,
        number: u64,
        games: Range<u64>,
        cancelled: &dyn Fn() -> bool,
    ) -> Option<Tally> {
        let definitions = self.definitions(pair);
        let mut tally = self.tally(pair);
        let decks = self.pairs.get(pair)?;
        let mut players = players(&self.kernel, plan.players, 0);
        let (mut end, mut work) = (State::new(0), Workspace::new());
        let mut rows = RowCounts::new(&self.kernel.game);
        let mut played = [Vec::new(), Vec::new()];
        let (mut turns, mut decided_turns) = (TurnCounts::default(), TurnTally::default());
        for game in games {
            if cancelled() {
                return None;
            }
            let (seed, first) = game_seed(plan.seed, number, game);
            for (player, seed) in players.iter_mut().zip(seeds(seed)) {
                player.begin(seed);
            }
            let mut choices = 0;
            played.iter_mut().for_each(Vec::clear);
            let setup = setup(&self.kernel, decks, seed, first);
            let mut decided = |state: &State, question: &Question<'_>, places: &Places| {
                choices += 1;
                let is_act = matches!(question.options, Options::Actions { choices, .. } if !choices.is_empty());
                turns.decision(state.turn, is_act, question.by != state.active);
                if let (Options::Actions { choices, .. }, Some(&at)) = (question.options, places.first())
                    && let Some(card) = choices.get(usize::from(at)).and_then(|choice| choice.card)
                {
                    played[question.by.index()].push(state.card(card).definition);
                }
            };
            let is_watched = game < plan.watched;
            let watch = is_watched.then_some(&mut rows as &mut dyn Watch);
            play_counted(&self.kernel, &mut end, &setup, &mut players, &mut decided, watch, &mut work);
            turns.end(end.turn, &mut decided_turns);
            tally.choices += choices;
            tally.watched += u64::from(is_watched);
            self.count(&definitions, &end, first, &mut played, &mut tally);
        }
        rows.add_to(&self.kernel.game, &definitions, decks, &mut tally);
        tally.decided = Some(decided_turns);
        Some(tally)
    }

    fn scores(
        &self,
        plan: &Plan,
        pair: usize,
        number: u64,
        games: Range<u64>,
        cancelled: &dyn Fn() -> bool,
    ) -> Vec<i64> {
        let Some(decks) = self.pairs.get(pair) else { return Vec::new() };
        let mut players = players(&self.kernel, plan.players, 0);
        let (mut end, mut work) = (State::new(0), Workspace::new());
        let mut score = |game: u64| {
            let (seed, first) = game_seed(plan.seed, number, game);
            for (player, seed) in players.iter_mut().zip(seeds(seed)) {
                player.begin(seed);
            }
            let setup = setup(&self.kernel, decks, seed, first);
            let decided = &mut |_: &State, _: &Question<'_>, _: &Places| {};
            play_counted(&self.kernel, &mut end, &setup, &mut players, decided, None, &mut work);
            scores(&end)[0].cast_signed()
        };
        games.take_while(|_| !cancelled()).map(&mut score).collect()
    }
}
