//! Plays and counts the matches of a run on the kernel.

use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;

use super::decks::{players, seat, seeds, setup};
use super::form_1::{Form1, hash};
use super::plan::Plan;
use super::row_counts::{RowCounts, rows_of};
use super::run::game_seed;
use super::tally::{CardTally, RowTally, Tally, TurnTally};
use super::turn_counts::TurnCounts;
use crate::base::{Name, mix};
use crate::engine::Side;
use crate::kernel::ids::DefinitionId;
use crate::kernel::players::{Decision, Player, play_counted};
use crate::kernel::question::{Options, Places, Question};
use crate::kernel::rules::Deck;
use crate::kernel::rules::tables::SeenBy;
use crate::kernel::state::{CARDS, Outcome, Seat, State};
use crate::kernel::{Kernel, Watch, Workspace};

/// What a run plays: the decks of its matchups, by their index in the plan.
#[derive(Debug)]
pub struct Matches {
    pub(super) kernel: Arc<Kernel>,
    pub(super) pairs: Vec<[Deck; 2]>,
    /// For games of format 1.
    pub(super) form_1: Option<Arc<Form1>>,
    /// Whether the rows of Legacy count.
    pub(super) legacy: bool,
}

/// The cards that are counted of each seat, each once and sorted.
type Counted = [Vec<DefinitionId>; 2];

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

    /// The cards of both decks for each seat, because a card can come to the other side; in format 1, those of its own deck.
    fn definitions(&self, pair: usize) -> Counted {
        let game = &self.kernel.game;
        let sorted = |cards: &mut dyn Iterator<Item = DefinitionId>| {
            let mut all: Vec<DefinitionId> = cards.collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let Some(decks) = self.pairs.get(pair) else { return Counted::default() };
        if self.form_1.is_some() {
            return decks.each_ref().map(|deck| sorted(&mut deck.cards.iter().copied()));
        }
        let of = |deck: &Deck| match deck.any {
            None => deck.leader.iter().chain(&deck.cards).copied().collect::<Vec<_>>(),
            Some(_) => deck.leader.iter().chain(game.cards.values()).copied().collect(),
        };
        let both = sorted(&mut decks.iter().flat_map(of));
        [both.clone(), both]
    }

    fn count(
        &self,
        definitions: &Counted,
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
        let has_left = |zone| self.kernel.zone(zone).is_none_or(|zone| zone.seen_by != SeenBy::Nobody);
        let mut start = 0;
        for seat in Seat::BOTH {
            let of_seat = end.cards.iter().filter(|card| card.owner == seat && card.moves > 0 && has_left(card.zone));
            let mut drawn: ArrayVec<DefinitionId, CARDS> = of_seat.map(|card| card.definition).collect();
            let (known, played) = (&definitions[seat.index()], &mut played[seat.index()]);
            let score = scores[seat.index()];
            for (list, is_played) in [(&mut drawn[..], false), (&mut played[..], true)] {
                // Each card counts once a match.
                list.sort_unstable();
                for (at, definition) in list.iter().enumerate() {
                    let is_first = at == 0 || list[at - 1] != *definition;
                    let place = known.binary_search(definition).ok().filter(|_| is_first);
                    let Some(card) = place.and_then(|place| tally.cards.get_mut(start + place)) else { continue };
                    if is_played {
                        card.played += 1;
                        card.score_played += score;
                    } else {
                        card.drawn += 1;
                        card.score_drawn += score;
                    }
                }
            }
            start += known.len();
        }
    }

    /// The cards of a matchup: those of the first side, then those of the second.
    pub(super) fn cards(&self, pair: usize) -> Vec<Name> {
        let game = &self.kernel.game;
        self.definitions(pair).concat().into_iter().map(|id| game.word(game.definition(id).id).into()).collect()
    }

    /// Empty counts of a matchup.
    pub(super) fn tally(&self, pair: usize) -> Tally {
        let game = &self.kernel.game;
        let of = |id: DefinitionId| CardTally { rows: rows_of(game, id), ..CardTally::default() };
        let cards = self.definitions(pair).concat().into_iter().map(of).collect();
        let heroes = self.pairs.get(pair).map(|decks| [&decks[0], &decks[1]].map(|deck| deck.leader));
        let abilities = heroes.map(|heroes| heroes.map(|hero| self.rows_of_hero(hero))).unwrap_or_default();
        let decided = self.form_1.is_none().then(TurnTally::default);
        Tally { decided, abilities, cards, ..Tally::default() }
    }

    /// Plays and counts these games of a matchup; `number` is what their seeds derive from. Returns `None` as soon as
    /// `cancelled` returns true.
    pub(super) fn play(
        &self,
        plan: &Plan,
        pair: usize,
        number: u64,
        games: Range<u64>,
        cancelled: &dyn Fn() -> bool,
    ) -> Option<Tally> {
        let definitions = self.definitions(pair);
        let mut tally = self.tally(pair);
        let mut table = Table::new(self, plan, pair)?;
        let mut rows = RowCounts::new(&self.kernel.game);
        let mut played = [Vec::new(), Vec::new()];
        let (mut turns, mut decided_turns) = (TurnCounts::default(), TurnTally::default());
        for game in games {
            if cancelled() {
                return None;
            }
            let (seed, first) = game_seed(plan.seed, number, game);
            let mut choices = 0;
            played.iter_mut().for_each(Vec::clear);
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
            table.play(seed, first, &mut decided, is_watched.then_some(&mut rows as &mut dyn Watch));
            let Table { end, work, .. } = &mut table;
            turns.end(end.turn, &mut decided_turns);
            tally.choices += choices;
            tally.watched += u64::from(is_watched);
            self.count(&definitions, end, first, &mut played, &mut tally);
            // Results of format 1 are compared with those of before, which do not have this.
            if self.form_1.is_none() {
                *tally.ends.entry(self.kernel.reason(end).into()).or_default() += 1;
            }
            let hash = hash(self.form_1.as_deref(), &self.kernel, end, self.legacy, work);
            tally.hash = tally.hash.wrapping_add(mix(hash));
        }
        rows.add_to(&self.kernel.game, &definitions, table.decks, &mut tally);
        tally.decided = tally.decided.map(|_| decided_turns);
        Some(tally)
    }

    /// Plays these games of a matchup, until `cancelled` returns true: the half wins of the first side in each.
    pub(super) fn scores(
        &self,
        plan: &Plan,
        pair: usize,
        number: u64,
        games: Range<u64>,
        cancelled: &dyn Fn() -> bool,
    ) -> Vec<i64> {
        let Some(mut table) = Table::new(self, plan, pair) else { return Vec::new() };
        let mut score = |game: u64| {
            let (seed, first) = game_seed(plan.seed, number, game);
            table.play(seed, first, &mut |_, _, _| {}, None);
            scores(&table.end)[0].cast_signed()
        };
        games.take_while(|_| !cancelled()).map(&mut score).collect()
    }
}

/// Where the matches of a matchup are played one after another, without allocating.
struct Table<'m> {
    kernel: &'m Kernel,
    decks: &'m [Deck; 2],
    players: [Player; 2],
    end: State,
    work: Workspace,
}

impl<'m> Table<'m> {
    fn new(matches: &'m Matches, plan: &Plan, pair: usize) -> Option<Self> {
        let kernel = &*matches.kernel;
        let decks = matches.pairs.get(pair)?;
        let players = players(kernel, plan.players, 0);
        Some(Self { kernel, decks, players, end: State::new(0), work: Workspace::new() })
    }

    /// Plays a match to its end.
    fn play(&mut self, seed: u64, first: Side, decided: &mut Decision<'_>, watch: Option<&mut dyn Watch>) {
        for (player, seed) in self.players.iter_mut().zip(seeds(seed)) {
            player.begin(seed);
        }
        let setup = setup(self.kernel, self.decks, seed, first);
        play_counted(self.kernel, &mut self.end, &setup, &mut self.players, decided, watch, &mut self.work);
    }
}
