//! What the cards of a position are now, with all that holds continuously, worked out once for a picture of the board.

use smallvec::SmallVec;

use super::session::Point;
use crate::kernel::ids::{KeywordId, NumberId, StateId, ZoneId};
use crate::kernel::state::{CardId, Seat};
use crate::kernel::{Kernel, Machine, Position, Workspace};

/// A card now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardLook {
    /// Its numbers, and those that are printed, in the ruleset's order.
    pub numbers: SmallVec<[i32; 6]>,
    pub printed: SmallVec<[i32; 6]>,
    /// Which numbers it has, one bit each.
    pub has: u32,
    pub keywords: SmallVec<[KeywordId; 4]>,
    /// What playing it costs.
    pub price: i32,
    /// Marks, and counters above 0 with their value.
    pub states: SmallVec<[(StateId, i32); 2]>,
    /// Cards beneath it, and cards that are attached to it.
    pub beneath: u8,
    pub attached: u8,
    /// Whether players know it, one bit a seat.
    pub known: u8,
}

/// All cards of a position, by their number.
#[derive(Clone, Debug, Default)]
pub struct Look {
    cards: Vec<CardLook>,
    /// The sizes of zones that have a limit, by seat and zone.
    capacity: [Vec<Option<usize>>; 2],
    /// The number of the turn as the rules count it.
    pub turn: i32,
}

impl Look {
    /// Looks at a position.
    pub fn new(kernel: &Kernel, point: &Point) -> Self {
        let mut state = point.now.clone();
        let ids: Vec<CardId> = state.card_ids().collect();
        let mut cards: Vec<CardLook> = Vec::with_capacity(ids.len());
        let mut work = Workspace::default();
        let mut machine = Machine::reading(kernel, &mut state, &mut work);
        let turn = machine.turn_number();
        for &id in &ids {
            cards.push(card(kernel, &mut machine, id));
        }
        for &id in &ids {
            let entry = point.now.card(id);
            let Some(host) = entry.host.and_then(|host| cards.get_mut(host.index())) else { continue };
            if kernel.is_stack(entry.zone) { host.beneath += 1 } else { host.attached += 1 }
        }
        let capacity = Seat::BOTH.map(|seat| {
            let zones = kernel.game.zones.values().map(|zone| zone.capacity.as_ref());
            let size = |term| usize::try_from(Position { kernel, state: &point.now }.value(term, seat));
            zones.map(|capacity| capacity.and_then(|term| size(term).ok())).collect()
        });
        Self { cards, capacity, turn }
    }

    /// A card.
    pub fn card(&self, card: CardId) -> Option<&CardLook> {
        self.cards.get(card.index())
    }

    /// How many cards a zone of a player can have, if there is a limit.
    pub fn capacity(&self, seat: Seat, zone: ZoneId) -> Option<usize> {
        self.capacity[seat.index()].get(zone.index()).copied().flatten()
    }
}

fn card(kernel: &Kernel, machine: &mut Machine<'_>, id: CardId) -> CardLook {
    let game = &kernel.game;
    let entry = *machine.state.card(id);
    let definition = game.definition(entry.definition);
    let is_in_play = kernel.in_play(entry.zone) || kernel.keeps(entry.zone);
    let all = (0..game.numbers.len()).filter_map(NumberId::at);
    let printed = |number: NumberId| definition.numbers.get(number.index()).copied().unwrap_or(0);
    let mut look = CardLook { has: definition.has, ..CardLook::default() };
    for number in all {
        look.printed.push(printed(number));
        look.numbers.push(if is_in_play { machine.number(id, number) } else { printed(number) });
    }
    let words = if is_in_play { machine.keywords(id) } else { definition.keywords };
    look.keywords.extend((0..game.keywords.len()).filter_map(KeywordId::at).filter(|word| words >> word.0 & 1 == 1));
    let is_held = !is_in_play || kernel.zone(entry.zone).is_some_and(|zone| !zone.units);
    look.price = if is_held { machine.price(id, entry.side) } else { 0 };
    for (state, rule) in (0..).map_while(StateId::at).zip(game.states.values()).filter(|(_, rule)| !rule.of_row) {
        let value = if rule.counter {
            entry.counters.get(state.index()).map_or(0, |&value| i32::from(value))
        } else {
            i32::from(entry.marks >> state.0 & 1 == 1)
        };
        if value != 0 {
            look.states.push((state, value));
        }
    }
    for seat in Seat::BOTH {
        let knows = kernel.knows(machine.state, seat, id);
        look.known |= u8::from(knows) << seat.0;
    }
    look
}
