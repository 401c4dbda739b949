//! What each operation does, done by hand on plain lists: after a row the position is one that it can lead to.

use serde_json::Value;
use ses_studio::kernel::ids::KeywordId;
use ses_studio::kernel::state::{CardId, Seat, Until};

use super::naive::{Aims, Sight};
use super::world::{CHARACTERS, DECK, HAND, LIFE, STAGE, TRASH, WIND_DECK, WINDS, WINDS_RESTED, World};

/// All ways to choose so many of the cards, without regard to their order.
pub fn every_choice(cards: &[CardId], least: usize, most: usize) -> Vec<Vec<CardId>> {
    let mut found: Vec<Vec<CardId>> = vec![Vec::new()];
    for card in cards {
        let more = found.iter().filter(|chosen| chosen.len() < most).map(|chosen| [&chosen[..], &[*card]].concat());
        let more: Vec<_> = more.collect();
        found.extend(more);
    }
    found.retain(|chosen| chosen.len() >= least);
    found
}

/// A row that has been done: the position before it as it sees it, and the position after it.
pub struct Done<'d> {
    pub row: &'d Value,
    pub sight: Sight<'d>,
    pub before: &'d World,
    pub after: &'d World,
    /// What the row above was about, if that is known.
    pub same: Option<&'d [CardId]>,
}

/// What a row can have been about, if what it has done is what it says.
#[derive(Debug, PartialEq, Eq)]
pub enum Explained {
    /// Chosen in one of these ways.
    As(Vec<Vec<CardId>>),
    /// It depends on what is not known here.
    Unknown,
    /// It should have led to another position.
    No,
}

impl Done<'_> {
    fn word(&self, usual: &'static str) -> &str {
        self.row["word"].as_str().unwrap_or(usual)
    }

    /// The players that the row names, in the order in which it is done for them.
    fn whom(&self, usual: Seat) -> Vec<Seat> {
        let own = self.sight.by;
        match self.row["who"].as_str() {
            Some("self") => vec![own],
            Some("opponent") => vec![own.other()],
            Some("both") => vec![own, own.other()],
            _ => vec![usual],
        }
    }

    fn until(&self) -> Until {
        let name = self.row["for"].as_str().unwrap_or("this_turn");
        let table = self.sight.table;
        table.kernel.until(table.duration(name), self.sight.by)
    }

    pub fn explained(&self) -> Explained {
        let operation = self.row["do"].as_str().unwrap();
        if let Some(is_right) = self.without_target(operation) {
            return if is_right { Explained::As(vec![Vec::new()]) } else { Explained::No };
        }
        let Some(aims) = self.sight.aims(self.row, self.before, self.same) else { return Explained::Unknown };
        let Aims { cards, least, most } = aims;
        let mut ways = if least == cards.len() { vec![cards] } else { every_choice(&cards, least, most) };
        ways.retain(|chosen| self.leads_here(operation, chosen));
        if ways.is_empty() { Explained::No } else { Explained::As(ways) }
    }

    /// Whether an operation that has no target has done what it says; `None`: it has one.
    fn without_target(&self, operation: &str) -> Option<bool> {
        let (by, other, before) = (self.sight.by, self.sight.by.other(), self.before);
        let val = self.row["val"].as_i64().unwrap_or(0);
        let (count, val) = (usize::try_from(val).unwrap_or(0), i32::try_from(val).unwrap());
        let mut world = before.clone();
        match operation {
            "draw" | "mill" => {
                let to = if operation == "draw" { HAND } else { TRASH };
                for seat in self.whom(by) {
                    before.top(seat, DECK, count).into_iter().for_each(|card| world.put(card, to));
                }
            }
            "heal" => before.top(by, DECK, count).into_iter().for_each(|card| world.put(card, LIFE)),
            "damage" => {
                // One after another, and none after the last one.
                for seat in self.whom(other) {
                    before.top(seat, LIFE, count).into_iter().for_each(|card| world.put(card, HAND));
                }
            }
            "winds" => {
                let counters = &mut world.counters[by.index()];
                let more = val.min(counters[WIND_DECK]);
                counters[WIND_DECK] -= more;
                counters[if self.word("rested") == "active" { WINDS } else { WINDS_RESTED }] += more;
            }
            "ready_winds" => {
                let counters = &mut world.counters[by.index()];
                let more = val.min(counters[WINDS_RESTED]);
                counters[WINDS_RESTED] -= more;
                counters[WINDS] += more;
            }
            "discard" => return Some(self.discards(&self.whom(by), count)),
            "search" => return Some(self.finds(count)),
            "look" => return Some(self.looks(count)),
            "reveal" | "stay" => {}
            _ => return None,
        }
        Some(world == *self.after)
    }

    /// Some cards of each hand lie on the trash, in any order.
    fn discards(&self, seats: &[Seat], count: usize) -> bool {
        let mut world = self.before.clone();
        let mut is_of_hand = true;
        for &seat in seats {
            let hand = &self.before.piles[seat.index()][HAND];
            let many = count.min(hand.len());
            let gone: Vec<CardId> = self.after.top(seat, TRASH, many).into_iter().rev().collect();
            is_of_hand &= gone.len() == many && gone.iter().all(|card| hand.contains(card));
            for card in gone {
                world.put(card, TRASH);
            }
        }
        is_of_hand && world == *self.after
    }

    /// One card that fits is in the hand or none, the others are at the bottom of the deck in any order.
    fn finds(&self, count: usize) -> bool {
        let (by, before) = (self.sight.by, self.before);
        let seen = before.top(by, DECK, count);
        let hand = &self.after.piles[by.index()][HAND];
        let taken: Vec<CardId> = seen.iter().filter(|card| hand.contains(card)).copied().collect();
        let most = self.row["to"]["up_to"].as_u64().unwrap_or(1);
        let fit = taken.iter().all(|card| self.sight.passes(*card, &self.row["to"]["where"]));
        let mut world = before.clone();
        for card in &taken {
            world.put(*card, HAND);
        }
        let deck = &self.after.piles[by.index()][DECK];
        let rest = seen.len() - taken.len();
        let below = deck.len() >= rest && seen.iter().all(|card| taken.contains(card) || deck[..rest].contains(card));
        let above = deck.len() >= rest && world.piles[by.index()][DECK].starts_with(&deck[rest..]);
        let mut other = self.after.clone();
        // The hand may be sorted otherwise if several were taken.
        for world in [&mut world, &mut other] {
            world.pile(by, HAND).sort_unstable();
        }
        fit && u64::try_from(taken.len()).unwrap() <= most && below && above && world.is_same_but_for_deck(&other, by)
    }

    /// The cards that are looked at lie on top or at the bottom, as the word says.
    fn looks(&self, count: usize) -> bool {
        let (by, before) = (self.sight.by, self.before);
        let mut seen = before.top(by, DECK, count);
        let deck = &self.after.piles[by.index()][DECK];
        let rest = &before.piles[by.index()][DECK][..deck.len() - seen.len()];
        seen.sort_unstable();
        let lies = |below: usize| {
            let mut ends = [&deck[..below], &deck[below + rest.len()..]].concat();
            ends.sort_unstable();
            deck[below..].starts_with(rest) && ends == seen
        };
        let is_right = match self.word("top") {
            "top" => lies(0),
            "bottom" => lies(seen.len()),
            _ => (0..=seen.len()).any(lies),
        };
        is_right && before.is_same_but_for_deck(self.after, by)
    }

    /// Whether an operation on these cards leads to the position after it.
    fn leads_here(&self, operation: &str, chosen: &[CardId]) -> bool {
        let by = self.sight.by;
        let val = i32::try_from(self.row["val"].as_i64().unwrap_or(0)).unwrap();
        let mut world = self.before.clone();
        for &card in chosen {
            let Some((seat, _)) = world.place(card) else { continue };
            match operation {
                "power" => world.change(card, self.until(), val),
                "ko" | "trash" => world.put(card, TRASH),
                "bounce" | "take" => world.put(card, HAND),
                "tuck" => {
                    world.put(card, DECK);
                    world.pile(seat, DECK).rotate_right(1);
                }
                "grant" => {
                    let word = self.row["word"].as_str().unwrap();
                    let at = self.sight.table.kernel.game.keywords.get_index_of(word).and_then(KeywordId::at);
                    world.words.insert((card, at.unwrap(), self.until().0));
                }
                "attach" => {
                    let counters = &mut world.counters[by.index()];
                    let from = if self.word("rested") == "active" { WINDS } else { WINDS_RESTED };
                    let more = val.min(counters[from]);
                    counters[from] -= more;
                    if more > 0 {
                        *world.borne.entry(card).or_default() += more;
                    }
                }
                "rest" => {
                    world.rested.insert(card);
                }
                "activate" => {
                    world.rested.remove(&card);
                }
                "silence" => {
                    world.silenced.insert((card, self.until().0));
                }
                "play" => return self.plays(card),
                _ => panic!("no operation {operation}"),
            }
        }
        if chosen.len() > 1 {
            // Several cards lie in the hand or the trash in any order.
            let sorted = |world: &World| {
                let mut world = world.clone();
                for seat in Seat::BOTH {
                    world.pile(seat, HAND).sort_unstable();
                    world.pile(seat, TRASH).sort_unstable();
                }
                world
            };
            return sorted(&world) == sorted(self.after);
        }
        world == *self.after
    }

    /// A character or stage is in play; another one has made room for it.
    fn plays(&self, card: CardId) -> bool {
        let (by, mut world) = (self.sight.by, self.before.clone());
        let zone = match self.sight.table.record(self.sight.state, card)["type"].as_str().unwrap() {
            "character" => CHARACTERS,
            "stage" => STAGE,
            _ => return world == *self.after,
        };
        let capacity = if zone == STAGE { 1 } else { 5 };
        if world.count(by, zone) == capacity {
            let left = &self.after.piles[by.index()][zone];
            let gone: Vec<CardId> =
                world.pile(by, zone).iter().filter(|other| !left.contains(other)).copied().collect();
            let [gone] = gone[..] else { return false };
            world.put(gone, TRASH);
        }
        world.put(card, zone);
        world == *self.after
    }
}
