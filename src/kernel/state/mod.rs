//! A match at one moment: plain data that is copied.
//!
//! A position has no pointers: the cards of a player are one list, zone after zone, and copying a list copies only the part
//! in use. What a step needs besides is in a [`Workspace`](super::machine::Workspace), which a caller that plays many
//! matches keeps, so that a match allocates nothing (`tests/alloc.rs`).

mod card;
mod cards;
mod lists;
mod pile;
mod things;

pub use card::{ARRIVED, Bearing, Card, Grant, Held, Lasting, NO_ORIGIN, NUMBERS, RowKey, STATES, Until, Used};
pub use cards::CardList;
pub use pile::{Pile, Piles};
pub use things::{CardId, Seat, Thing, Things};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::ids::{CounterId, DefinitionId, PhaseId, StateId, ZoneId};
use crate::base::Generator;

/// Cards of a match.
pub const CARDS: usize = 192;
/// Zones of a player, without limbo.
pub const ZONES: usize = 12;
/// Counters of a player.
pub const COUNTERS: usize = 16;
/// Numbers of a hero.
pub const HERO_NUMBERS: usize = 16;
/// Names that `let` binds.
pub const ROLES: usize = 8;
/// Phases of a turn.
pub const PHASES: usize = 16;
/// Actions of a ruleset.
pub const ACTIONS: usize = 24;
/// States of rows.
pub const ROW_STATES: usize = 4;

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    Draw,
    Won(Seat),
}

impl Outcome {
    /// The seat that has won; `None` after a draw.
    pub fn winner(self) -> Option<Seat> {
        if let Outcome::Won(seat) = self { Some(seat) } else { None }
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub counters: [i32; COUNTERS],
    pub hero: [i32; HERO_NUMBERS],
    pub book: i32,
    /// The hero's card, whose ability players use (format 1).
    pub hero_card: Option<DefinitionId>,
    pub piles: Piles,
    /// How many turns the player has begun.
    pub turns: u16,
    /// How often each phase, and last the turn, is skipped next.
    pub skips: [u8; PHASES + 1],
    /// How often each action was taken this turn.
    pub taken: [u16; ACTIONS],
}

impl Default for Player {
    fn default() -> Self {
        Self {
            counters: [0; COUNTERS],
            hero: [0; HERO_NUMBERS],
            book: 1,
            hero_card: None,
            piles: Piles::default(),
            turns: 0,
            skips: [0; PHASES + 1],
            taken: [0; ACTIONS],
        }
    }
}

/// A card that a name was bound to, and its number of moves then: a card that has moved since is forgotten.
pub type Bound = (CardId, u16);

/// Cards that a name is bound to at most.
const BOUND: usize = 24;

/// The cards that a name is bound to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    len: u8,
    /// Unused places are 0.
    cards: [Bound; BOUND],
}

impl Role {
    /// Binds the name to these; beyond its room, the first ones.
    pub fn bind(&mut self, cards: impl Iterator<Item = Bound>) {
        *self = Self::default();
        for (place, card) in self.cards.iter_mut().zip(cards) {
            *place = card;
            self.len += 1;
        }
    }

    pub fn cards(&self) -> &[Bound] {
        &self.cards[..usize::from(self.len).min(BOUND)]
    }
}

/// The states of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowStates {
    pub key: RowKey,
    /// By the position of the state among those of rows.
    pub values: [i16; ROW_STATES],
}

/// A match at one moment.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub chance: Generator,
    pub players: [Player; 2],
    pub cards: CardList,
    /// What cards bear for a time: parts of numbers, words, marks.
    #[serde(with = "lists")]
    pub bearing: ArrayVec<Bearing, 320>,
    #[serde(with = "lists")]
    pub held: ArrayVec<Held, 64>,
    /// The cards that held rows are about, as ranges of `Held`.
    #[serde(with = "lists")]
    pub held_cards: ArrayVec<Bound, 128>,
    #[serde(with = "lists")]
    pub grants: ArrayVec<Grant, 128>,
    #[serde(with = "lists")]
    pub used: ArrayVec<Used, 96>,
    #[serde(with = "lists")]
    pub row_states: ArrayVec<RowStates, 512>,
    /// Cards that rows have made share their rows' states by these origins.
    #[serde(with = "lists")]
    pub origins: ArrayVec<RowKey, 128>,
    pub next_origin: u16,
    pub roles: [Role; ROLES],
    pub turn: u16,
    pub round: u16,
    pub active: Seat,
    pub opener: Seat,
    pub phase: PhaseId,
    /// Whether the first phase has begun.
    pub has_begun: bool,
    pub over: Option<Outcome>,
    /// Who has one more turn.
    pub extra: Option<Seat>,
    /// Actions that are left in the turn.
    pub left: i32,
    /// Rules with `once` that have happened, one bit each.
    pub done: u64,
    /// Who has been made to win or lose, one bit a seat.
    pub winners: u8,
    pub losers: u8,
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::new(0);
        copy.clone_from(self);
        copy
    }

    /// Copies what is used of the lists, and leaves the rest of their room alone.
    fn clone_from(&mut self, from: &Self) {
        self.copy(from, false);
    }
}

impl State {
    /// Makes a position that was a copy of this one a copy of it again.
    pub(super) fn copy_again(&mut self, from: &Self) {
        self.copy(from, true);
        debug_assert!(self == from, "the position was a copy of another one");
    }

    fn copy(&mut self, from: &Self, is_again: bool) {
        let Self {
            chance,
            players,
            cards,
            bearing,
            held,
            held_cards,
            grants,
            used,
            row_states,
            origins,
            next_origin,
            roles,
            turn,
            round,
            active,
            opener,
            phase,
            has_begun,
            over,
            extra,
            left,
            done,
            winners,
            losers,
        } = from;
        if is_again {
            self.cards.copy_touched(cards);
        } else {
            self.cards.copy(cards);
        }
        lists::copy(&mut self.bearing, bearing);
        lists::copy(&mut self.held, held);
        lists::copy(&mut self.held_cards, held_cards);
        lists::copy(&mut self.grants, grants);
        lists::copy(&mut self.used, used);
        lists::copy(&mut self.row_states, row_states);
        lists::copy(&mut self.origins, origins);
        self.chance = *chance;
        self.players = *players;
        self.next_origin = *next_origin;
        self.roles = *roles;
        self.turn = *turn;
        self.round = *round;
        self.active = *active;
        self.opener = *opener;
        self.phase = *phase;
        self.has_begun = *has_begun;
        self.over = *over;
        self.extra = *extra;
        self.left = *left;
        self.done = *done;
        self.winners = *winners;
        self.losers = *losers;
    }

    /// An empty table.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Generator(seed),
            players: Default::default(),
            cards: CardList::default(),
            bearing: ArrayVec::new(),
            held: ArrayVec::new(),
            held_cards: ArrayVec::new(),
            grants: ArrayVec::new(),
            used: ArrayVec::new(),
            row_states: ArrayVec::new(),
            origins: ArrayVec::new(),
            next_origin: 0,
            roles: Default::default(),
            turn: 0,
            round: 0,
            active: Seat(0),
            opener: Seat(0),
            phase: PhaseId(0),
            has_begun: false,
            over: None,
            extra: None,
            left: 0,
            done: 0,
            winners: 0,
            losers: 0,
        }
    }

    /// Makes it an empty table again, in place: an empty state is mostly room, which need not be copied.
    pub(super) fn clear(&mut self, seed: u64) {
        let Self {
            chance,
            players,
            cards,
            bearing,
            held,
            held_cards,
            grants,
            used,
            row_states,
            origins,
            next_origin,
            roles,
            turn,
            round,
            active,
            opener,
            phase,
            has_begun,
            over,
            extra,
            left,
            done,
            winners,
            losers,
        } = self;
        cards.clear();
        bearing.clear();
        held.clear();
        held_cards.clear();
        grants.clear();
        used.clear();
        row_states.clear();
        origins.clear();
        *chance = Generator(seed);
        *players = Default::default();
        *next_origin = 0;
        *roles = Default::default();
        *turn = 0;
        *round = 0;
        *active = Seat(0);
        *opener = Seat(0);
        *phase = PhaseId(0);
        *has_begun = false;
        *over = None;
        *extra = None;
        *left = 0;
        *done = 0;
        *winners = 0;
        *losers = 0;
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    pub fn card_mut(&mut self, card: CardId) -> &mut Card {
        self.cards.get_mut(card)
    }

    pub fn counter(&self, seat: Seat, counter: CounterId) -> i32 {
        self.players[seat.index()].counters[counter.index()]
    }

    pub fn pile(&self, seat: Seat, zone: ZoneId) -> Pile<'_> {
        self.players[seat.index()].piles.pile(zone)
    }

    /// How many cards of a player lie in a zone.
    pub fn count(&self, seat: Seat, zone: ZoneId) -> usize {
        self.players[seat.index()].piles.count(zone)
    }

    pub(super) fn piles_mut(&mut self, seat: Seat) -> &mut Piles {
        &mut self.players[seat.index()].piles
    }

    /// All cards of a match, in the order in which they were made.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).filter_map(|at| u8::try_from(at).ok().map(CardId))
    }

    /// The cards that were made last, from so many cards on.
    pub(super) fn card_ids_from(&self, first: usize) -> impl ExactSizeIterator<Item = CardId> + use<> {
        (first..self.cards.len()).map(|at| CardId(u8::try_from(at).unwrap_or(u8::MAX)))
    }

    pub fn has_mark(&self, card: CardId, state: StateId) -> bool {
        self.card(card).marks >> state.0 & 1 == 1
    }

    /// Whether a card is where a name was bound to it.
    pub fn is_same(&self, bound: Bound) -> bool {
        self.card(bound.0).moves == bound.1
    }

    /// A card with the number of its moves.
    pub fn bound(&self, card: CardId) -> Bound {
        (card, self.card(card).moves)
    }
}
