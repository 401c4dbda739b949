//! A position as plain lists and sums, and what moving cards does to it: what the machine does is compared with it.

use std::collections::{BTreeMap, BTreeSet};

use ses_studio::kernel::ids::{CounterId, KeywordId, NumberId, StateId, ZoneId};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{CardId, Lasting, Seat, State, Until};

use super::table::Table;

pub const LEADER: usize = 0;
pub const CHARACTERS: usize = 1;
pub const STAGE: usize = 2;
pub const HAND: usize = 3;
pub const DECK: usize = 4;
pub const LIFE: usize = 5;
pub const TRASH: usize = 6;
const ZONES: [&str; 8] = ["leader", "characters", "stage", "hand", "deck", "life", "trash", "resolving"];

pub const WIND_DECK: usize = 0;
pub const WINDS: usize = 1;
pub const WINDS_RESTED: usize = 2;
const COUNTERS: [&str; 3] = ["wind_deck", "winds", "winds_rested"];

/// The places of what a [`World`] has in the tables of the game.
pub struct Places {
    zones: [ZoneId; 8],
    counters: [CounterId; 3],
    power: NumberId,
    rested: StateId,
    silenced: StateId,
    winds: StateId,
}

impl Places {
    pub fn of(game: &Game) -> Self {
        let state = |name: &str| game.states.get_index_of(name).and_then(StateId::at).unwrap();
        Self {
            zones: ZONES.map(|name| game.zones.get_index_of(name).and_then(ZoneId::at).unwrap()),
            counters: COUNTERS.map(|name| game.counters.get_index_of(name).and_then(CounterId::at).unwrap()),
            power: game.numbers.get_index_of("power").and_then(NumberId::at).unwrap(),
            rested: state("rested"),
            silenced: state("silenced"),
            winds: state("winds"),
        }
    }
}

/// What is stored in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// By player and zone; the last card of a deck, a life and a trash is the top.
    pub piles: [[Vec<CardId>; 8]; 2],
    pub counters: [[i32; 3]; 2],
    /// Winds on cards.
    pub borne: BTreeMap<CardId, i32>,
    pub rested: BTreeSet<CardId>,
    /// Changes of power, by when they end.
    pub changes: BTreeMap<(CardId, u8), i32>,
    pub words: BTreeSet<(CardId, KeywordId, u8)>,
    pub silenced: BTreeSet<(CardId, u8)>,
}

impl World {
    pub fn of(table: &Table, state: &State) -> Self {
        let places = &table.places;
        let pile = |seat, zone| state.pile(seat, zone).as_slice().to_vec();
        let mut world = Self {
            piles: Seat::BOTH.map(|seat| places.zones.map(|zone| pile(seat, zone))),
            counters: Seat::BOTH.map(|seat| places.counters.map(|counter| state.counter(seat, counter))),
            borne: BTreeMap::new(),
            rested: BTreeSet::new(),
            changes: BTreeMap::new(),
            words: BTreeSet::new(),
            silenced: BTreeSet::new(),
        };
        for card in state.card_ids() {
            let winds = table.kernel.state_in(state.card(card), places.winds);
            if winds != 0 {
                world.borne.insert(card, winds);
            }
            if state.has_mark(card, places.rested) {
                world.rested.insert(card);
            }
            let printed = i32::try_from(table.record(state, card)["power"].as_i64().unwrap_or(0)).unwrap();
            world.change(card, Until::NEVER, i32::from(state.card(card).numbers[places.power.index()]) - printed);
            let given = state.card(card).given;
            let words = (0..64).filter(|at| given >> at & 1 == 1).filter_map(KeywordId::at);
            world.words.extend(words.map(|word| (card, word, Until::NEVER.0)));
        }
        for bearing in &state.bearing {
            match bearing.what {
                Lasting::Part(number, part) if number == places.power => {
                    world.change(bearing.card, bearing.until, i32::from(part));
                    world.change(bearing.card, Until::NEVER, -i32::from(part));
                }
                Lasting::Word(word) => {
                    world.words.insert((bearing.card, word, bearing.until.0));
                }
                Lasting::Mark(state) if state == places.silenced => {
                    world.silenced.insert((bearing.card, bearing.until.0));
                }
                _ => (),
            }
        }
        world
    }

    pub fn pile(&mut self, seat: Seat, zone: usize) -> &mut Vec<CardId> {
        &mut self.piles[seat.index()][zone]
    }

    pub fn count(&self, seat: Seat, zone: usize) -> usize {
        self.piles[seat.index()][zone].len()
    }

    /// Where a card lies.
    pub fn place(&self, card: CardId) -> Option<(Seat, usize)> {
        let places = Seat::BOTH.into_iter().flat_map(|seat| (0..ZONES.len()).map(move |zone| (seat, zone)));
        places.into_iter().find(|(seat, zone)| self.piles[seat.index()][*zone].contains(&card))
    }

    pub fn is_in_play(zone: usize) -> bool {
        [LEADER, CHARACTERS, STAGE].contains(&zone)
    }

    /// Adds to the changes of a card's power.
    pub fn change(&mut self, card: CardId, until: Until, by: i32) {
        let sum = self.changes.entry((card, until.0)).or_default();
        *sum += by;
        if *sum == 0 {
            self.changes.remove(&(card, until.0));
        }
    }

    /// Puts a card on top of a pile of the player on whose side it lies; from play it leaves all that it bears.
    pub fn put(&mut self, card: CardId, zone: usize) {
        let Some((seat, from)) = self.place(card) else { return };
        self.pile(seat, from).retain(|other| *other != card);
        if Self::is_in_play(from) {
            self.counters[seat.index()][WINDS_RESTED] += self.borne.remove(&card).unwrap_or(0);
            self.rested.remove(&card);
            self.changes.retain(|(of, _), _| *of != card);
            self.words.retain(|(of, ..)| *of != card);
            self.silenced.retain(|(of, _)| *of != card);
        }
        self.pile(seat, zone).push(card);
    }

    /// The top cards of a pile, the top one first.
    pub fn top(&self, seat: Seat, zone: usize, count: usize) -> Vec<CardId> {
        self.piles[seat.index()][zone].iter().rev().take(count).copied().collect()
    }

    /// Whether two positions differ in the order of a player's deck at most, and both decks have the same cards.
    pub fn is_same_but_for_deck(&self, other: &Self, seat: Seat) -> bool {
        let sorted = |world: &Self| {
            let mut world = world.clone();
            world.pile(seat, DECK).sort_unstable();
            world
        };
        sorted(self) == sorted(other)
    }

    /// Takes a card away.
    pub fn remove(&mut self, card: CardId) {
        for pile in self.piles.iter_mut().flatten() {
            pile.retain(|other| *other != card);
        }
    }
}
