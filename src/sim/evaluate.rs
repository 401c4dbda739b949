//! How strong cards are: decks of a pool's cards play each other, and each card answers for what it took part in.
//!
//! A card's participation in a match is its share of what happened to the cards of its deck: put into the hand, played,
//! an ability of it done. Its strength is the mean result of its matches, weighted so. All sums are whole numbers, so that
//! threads, parts of a run and interruptions change nothing.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::decks::{player, seeds};
use super::interval::{Interval, wilson};
use super::matches::scores;
use super::plan::Shard;
use super::player::AgentKind;
use super::task::TaskHandle;
use crate::base::{Generator, Name, mix};
use crate::kernel::ids::{AbilityId, DefinitionId};
use crate::kernel::players::{Player, play_counted};
use crate::kernel::question::{Options, Places, Question};
use crate::kernel::rules::tables::SeenBy;
use crate::kernel::rules::{Deck, Game};
use crate::kernel::state::{CardId, Seat, State};
use crate::kernel::{Kernel, Setup, Watch, Workspace};

/// Parts of a participation of 1.
const PARTS: u64 = 1 << 20;
/// Pairs of matches that are played, kept and left out together.
const BLOCK: u64 = 50;
/// The version of the file of an evaluation.
const FORMAT: u32 = 1;

/// How a pool is evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Environment {
    pub seed: u64,
    /// How many decks there are by chance, and how many different cards each has.
    pub decks: u64,
    pub size: usize,
    /// Pairs of matches: the same decks and chance, seats swapped.
    pub pairs: u64,
    /// Steps of the evolved environment; 0: there is none.
    pub steps: u64,
    /// The name of the kind of both players.
    pub players: Name,
}

/// What is known about a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Matches of decks with the card.
    pub games: u64,
    /// Its participation, in parts of 2⁻²⁰; that times its results (2 for a win, 1 for a draw); and its squares.
    pub part: u64,
    pub won: u64,
    pub squares: u64,
}

impl Score {
    pub fn add(&mut self, other: Score) {
        self.games += other.games;
        self.part += other.part;
        self.won += other.won;
        self.squares += other.squares;
    }

    /// The strength in parts of 2⁻²⁰. `None`: it took part in nothing.
    pub fn parts(&self) -> Option<u64> {
        let parts = (u128::from(self.won) * u128::from(PARTS / 2)).checked_div(u128::from(self.part))?;
        u64::try_from(parts).ok()
    }

    /// The strength, from 0 to 1, with the interval of as many matches as the weights are worth. `None`: it took part in
    /// nothing.
    pub fn strength(&self) -> Option<Interval> {
        if self.part == 0 || self.squares == 0 {
            return None;
        }
        let part = u128::from(self.part);
        let games = (part * part / u128::from(PARTS) / u128::from(self.squares)).max(1);
        let half_wins = u128::from(self.won) * games / part;
        let narrow = |number: u128| u64::try_from(number).unwrap_or(u64::MAX);
        let found = wilson(narrow(half_wins), narrow(games));
        #[allow(clippy::cast_precision_loss, reason = "a share")]
        let share = self.won as f64 / self.part as f64 / 2.0;
        Some(Interval { share, ..found })
    }
}

/// An evaluation, finished or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evaluation {
    pub format: u32,
    pub game: Name,
    /// Identifies the files of the game and the pool.
    pub hash: String,
    pub environment: Environment,
    /// The blocks of the random environment that were played.
    pub blocks: BTreeSet<u64>,
    pub random: BTreeMap<Name, Score>,
    pub evolved: BTreeMap<Name, Score>,
    /// Whether the evolved environment was played.
    pub is_evolved: bool,
}

/// Why an evaluation cannot go on with, or take over, another one.
pub type Differs = &'static str;

impl Evaluation {
    pub fn new(pool: &Pool, hash: String, environment: Environment) -> Self {
        let game = pool.kernel.game.id.clone();
        let (random, evolved) = (BTreeMap::new(), BTreeMap::new());
        let blocks = BTreeSet::new();
        Self { format: FORMAT, game, hash, environment, blocks, random, evolved, is_evolved: false }
    }

    /// The number of blocks of the whole.
    pub fn all_blocks(&self) -> u64 {
        self.environment.pairs.div_ceil(BLOCK)
    }

    pub fn is_finished(&self) -> bool {
        u64::try_from(self.blocks.len()) == Ok(self.all_blocks()) && (self.is_evolved || self.environment.steps == 0)
    }

    /// Adds what another part of the same evaluation has played.
    ///
    /// # Errors
    ///
    /// It is another evaluation, or has played the same.
    pub fn merge(&mut self, other: &Self) -> Result<(), Differs> {
        if (self.format, &self.hash) != (other.format, &other.hash) {
            return Err("it is of another game or pool");
        }
        if self.environment != other.environment {
            return Err("it is of other settings");
        }
        if !self.blocks.is_disjoint(&other.blocks) || self.is_evolved && other.is_evolved {
            return Err("both have played the same");
        }
        self.blocks.extend(&other.blocks);
        self.is_evolved |= other.is_evolved;
        for (own, others) in [(&mut self.random, &other.random), (&mut self.evolved, &other.evolved)] {
            for (id, score) in others {
                own.entry(id.clone()).or_default().add(*score);
            }
        }
        Ok(())
    }

    /// Plays what is missing of a part, block by block; `keep` is called after each. Stops soon after it is cancelled.
    pub fn play(&mut self, pool: &Pool, shard: Shard, handle: &TaskHandle, mut keep: impl FnMut(&Self)) {
        let all = self.all_blocks();
        let missing: Vec<u64> =
            (0..all).filter(|block| block % shard.of == shard.part && !self.blocks.contains(block)).collect();
        let evolves = shard.part == 0 && self.environment.steps > 0 && !self.is_evolved;
        handle.add_total(u64::try_from(missing.len()).unwrap_or(0) * BLOCK * 2);
        if evolves {
            handle.add_total(super::evolve::games(&self.environment));
        }
        let kind = Pool::kind(&self.environment);
        for some in missing.chunks(rayon::current_num_threads().max(1)) {
            let played: Vec<Scores> =
                some.par_iter().map(|block| pool.block(&self.environment, kind, *block, handle)).collect();
            if handle.is_cancelled() {
                return;
            }
            self.blocks.extend(some);
            for scores in &played {
                pool.add(scores, &mut self.random);
            }
            keep(self);
        }
        if evolves && let Some(scores) = super::evolve::play(pool, &self.environment, kind, handle) {
            pool.add(&scores, &mut self.evolved);
            self.is_evolved = true;
            keep(self);
        }
    }
}

/// A card of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    pub id: Name,
    pub strength: Interval,
    /// Matches of decks with the card.
    pub games: u64,
}

/// The cards that took part in anything, the strongest first.
pub fn ranked(scores: &BTreeMap<Name, Score>) -> Vec<Ranked> {
    let card =
        |(id, score): (&Name, &Score)| Some(Ranked { id: id.clone(), strength: score.strength()?, games: score.games });
    let mut all: Vec<Ranked> = scores.iter().filter_map(card).collect();
    // Equal ones stay in the order of their ids.
    all.sort_by(|one, other| other.strength.share.total_cmp(&one.strength.share));
    all
}

/// Scores by the positions of a pool's cards.
pub(super) type Scores = Vec<Score>;

/// A game with the cards that are evaluated.
pub struct Pool {
    pub(super) kernel: Kernel,
    pub(super) cards: Vec<DefinitionId>,
    leader: Option<DefinitionId>,
}

impl Pool {
    /// The cards with these ids that can be in decks, and the leader of the game's first deck.
    pub fn new<'i>(game: Game, ids: impl IntoIterator<Item = &'i str>) -> Self {
        let leader = game.decks.iter().find_map(|deck| deck.leader);
        let mut cards: Vec<DefinitionId> = ids.into_iter().filter_map(|id| game.cards.get(id).copied()).collect();
        cards.sort_unstable();
        cards.dedup();
        Self { kernel: Kernel::new(game), cards, leader }
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    fn kind(environment: &Environment) -> AgentKind {
        AgentKind::named(&environment.players).unwrap_or(AgentKind::Random)
    }

    fn add(&self, scores: &Scores, to: &mut BTreeMap<Name, Score>) {
        let game = &self.kernel.game;
        for (card, score) in self.cards.iter().zip(scores).filter(|(_, score)| score.games > 0) {
            to.entry(game.word(game.definition(*card).id).into()).or_default().add(*score);
        }
    }

    /// Different cards by chance, by their positions.
    pub(super) fn draw(&self, size: usize, chance: &mut Generator) -> Vec<usize> {
        let mut chosen = BTreeSet::new();
        let most = size.min(self.cards.len());
        while chosen.len() < most {
            chosen.insert(chance.below(self.cards.len()));
        }
        chosen.into_iter().collect()
    }

    fn deck(&self, cards: &[usize]) -> Deck {
        let cards = cards.iter().filter_map(|at| self.cards.get(*at).copied()).collect();
        Deck { id: Name::default(), leader: self.leader, cards, any: None }
    }

    /// A block of pairs of matches.
    fn block(&self, environment: &Environment, kind: AgentKind, block: u64, handle: &TaskHandle) -> Scores {
        let mut scores = vec![Score::default(); self.cards.len()];
        let mut table = Table::new(self, kind);
        for pair in block * BLOCK..((block + 1) * BLOCK).min(environment.pairs) {
            if handle.is_cancelled() {
                break;
            }
            let seed = mix(mix(environment.seed).wrapping_add(pair));
            let mut chance = Generator(seed);
            let decks = [0, 1].map(|_| {
                let number = u64::try_from(chance.below(usize::try_from(environment.decks).unwrap_or(1).max(1)));
                let own = mix(environment.seed ^ mix(number.unwrap_or(0).wrapping_add(1)));
                self.draw(environment.size, &mut Generator(own))
            });
            table.pair([&decks[0], &decks[1]], seed, &mut scores);
            handle.done(2);
        }
        scores
    }
}

/// Where matches are played, one after another.
pub(super) struct Table<'p> {
    pool: &'p Pool,
    players: [Player; 2],
    state: State,
    work: Workspace,
}

impl<'p> Table<'p> {
    pub(super) fn new(pool: &'p Pool, kind: AgentKind) -> Self {
        let players = [0, 1].map(|seed| player(&pool.kernel, kind, seed));
        Self { pool, players, state: State::new(0), work: Workspace::new() }
    }

    /// Two matches with the same chance, seats swapped. Returns the results of the first deck: 2 for each win, 1 for each
    /// draw.
    pub(super) fn pair(&mut self, decks: [&[usize]; 2], seed: u64, scores: &mut Scores) -> u64 {
        let own = decks.map(|cards| self.pool.deck(cards));
        let first = self.play([&own[0], &own[1]], decks, seed, scores);
        let second = self.play([&own[1], &own[0]], [decks[1], decks[0]], seed, scores);
        first[0] + second[1]
    }

    fn play(&mut self, decks: [&Deck; 2], cards: [&[usize]; 2], seed: u64, all: &mut Scores) -> [u64; 2] {
        let kernel = &self.pool.kernel;
        for (player, seed) in self.players.iter_mut().zip(seeds(seed)) {
            player.begin(seed);
        }
        let setup = Setup { first: Some(Seat(0)), ..kernel.game.setup_of(decks, seed) };
        let (mut fired, mut played) = (Fired::default(), Vec::new());
        let mut decided = |state: &State, question: &Question<'_>, places: &Places| {
            if let (Options::Actions { choices, .. }, Some(&at)) = (question.options, places.first())
                && let Some(card) = choices.get(usize::from(at)).and_then(|choice| choice.card)
            {
                played.push((question.by, state.card(card).definition));
            }
        };
        let (state, work) = (&mut self.state, &mut self.work);
        play_counted(kernel, state, &setup, &mut self.players, &mut decided, Some(&mut fired), work);
        let results = scores(state);
        let has_left = |zone| kernel.zone(zone).is_none_or(|zone| zone.seen_by != SeenBy::Nobody);
        let drawn = state.cards.iter().filter(|card| card.moves > 0 && has_left(card.zone));
        let drawn = drawn.map(|card| (card.owner, card.definition));
        let mut events: BTreeMap<(Seat, DefinitionId), u64> = BTreeMap::new();
        for event in drawn.chain(played.iter().copied()).chain(fired.0.iter().copied()) {
            *events.entry(event).or_default() += 1;
        }
        for seat in Seat::BOTH {
            let list = cards[seat.index()];
            let count = |at: &usize| {
                let definition = self.pool.cards.get(*at)?;
                events.get(&(seat, *definition)).copied()
            };
            let sum: u64 = list.iter().filter_map(count).sum();
            let result = results[seat.index()];
            for at in list {
                let part = count(at).unwrap_or(0) * PARTS / sum.max(1);
                let squares = part * part / PARTS;
                if let Some(score) = all.get_mut(*at) {
                    score.add(Score { games: 1, part, won: part * result, squares });
                }
            }
        }
        results
    }
}

/// The cards whose abilities were done, with whose they were.
#[derive(Default)]
struct Fired(Vec<(Seat, DefinitionId)>);

impl Watch for Fired {
    fn ability(&mut self, _: AbilityId, of: Option<CardId>, state: &State) {
        if let Some(card) = of {
            let card = state.card(card);
            self.0.push((card.owner, card.definition));
        }
    }
}
