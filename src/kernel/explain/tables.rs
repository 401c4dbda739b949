//! What is counted, where cards lie, and what they bear.

use super::{Page, Writer, at, plain};
use crate::base::{Argument, Message};
use crate::kernel::rules::tables::{Counter, Left, SeenBy, StateEntry, Zone};

impl Writer<'_> {
    pub fn players_and_zones(self, page: &mut Page) {
        page.section("rules-counters");
        for (id, counter) in &self.game.counters {
            let pointer = self.head(page, "counters", "counter", id);
            self.counter_lines(page, &pointer, counter);
        }
        for (id, quantity) in &self.game.quantities {
            let pointer = self.head(page, "quantities", "quantity", id);
            let line = match &quantity.is {
                Some(is) => Message::new("rules-worth").with("n", self.term(is)),
                None => Message::new("rules-summed"),
            };
            page.item(0, line, pointer);
        }
        page.section("rules-zones");
        for (id, zone) in &self.game.zones {
            let pointer = self.head(page, "zones", "zone", id);
            self.zone_lines(page, &pointer, zone);
        }
        page.section("rules-states");
        for (id, state) in &self.game.states {
            let pointer = self.head(page, "states", "state", id);
            self.state_lines(page, &pointer, state);
        }
        page.section("rules-durations");
        for (id, _) in &self.game.durations {
            self.head(page, "durations", "for", id);
        }
    }

    fn counter_lines(self, page: &mut Page, pointer: &str, counter: &Counter) {
        page.item(0, Message::new("rules-start").with("n", self.term(&counter.start)), format!("{pointer}/start"));
        if let Some(min) = counter.min {
            page.item(0, Message::new("rules-least").with("n", min), format!("{pointer}/min"));
        }
        if let Some(max) = &counter.max {
            page.item(0, Message::new("rules-most").with("n", self.term(max)), format!("{pointer}/max"));
        }
        if let Some(until) = counter.until {
            page.item(0, Message::new("rules-until").with("name", self.duration(until)), format!("{pointer}/until"));
        }
    }

    fn state_lines(self, page: &mut Page, pointer: &str, state: &StateEntry) {
        let kind = match (state.counter, state.of_row) {
            (false, _) => "rules-state-mark",
            (true, false) => "rules-state-counter",
            (true, true) => "rules-state-row",
        };
        page.item(0, plain(kind), pointer);
        if state.counter && state.start != 0 {
            page.item(0, Message::new("rules-start").with("n", state.start), format!("{pointer}/start"));
        }
        if let Some(max) = &state.max {
            page.item(0, Message::new("rules-most").with("n", self.term(max)), format!("{pointer}/max"));
        }
        if let Some(until) = state.until {
            page.item(0, Message::new("rules-until").with("name", self.duration(until)), format!("{pointer}/until"));
        }
    }

    fn zone_lines(self, page: &mut Page, pointer: &str, zone: &Zone) {
        let seen = match zone.seen_by {
            SeenBy::All => "rules-seen-all",
            SeenBy::Owner => "rules-seen-owner",
            SeenBy::Nobody => "rules-seen-nobody",
        };
        page.item(0, plain(seen), format!("{pointer}/seen_by"));
        let flags: [(bool, &'static str, &str); 6] = [
            (zone.units, "rules-in-play", "units"),
            (zone.face_down, "rules-face-down", "face"),
            (zone.stack, "rules-beneath", "stack"),
            (zone.keeps, "rules-keeps", "keeps"),
            (zone.enters_shuffled, "rules-enters-shuffled", "enters"),
            (zone.reveals, "rules-reveals", "reveals"),
        ];
        for (_, id, member) in flags.into_iter().filter(|(is, ..)| *is) {
            page.item(0, plain(id), format!("{pointer}/{member}"));
        }
        if let Some(capacity) = &zone.capacity {
            page.item(0, Message::new("rules-capacity").with("n", self.term(capacity)), format!("{pointer}/capacity"));
            if zone.full.is_none() {
                page.item(0, plain("rules-full-stays"), format!("{pointer}/capacity"));
            }
        }
        if let Some(takes) = &zone.takes {
            let types: Vec<Argument> = takes.iter().map(|word| self.word_name(*word)).collect();
            page.item(0, Message::new("rules-takes").with("names", types), format!("{pointer}/takes"));
        }
        if let Some(full) = &zone.full {
            page.item(0, plain("rules-full"), format!("{pointer}/full"));
            self.block(page, 1, full);
        }
        let fates = [
            (&zone.left, ["rules-left-up", "rules-left-along", "rules-left"], "left"),
            (&zone.destroyed, ["rules-destroyed-up", "rules-destroyed-along", "rules-destroyed"], "destroyed"),
        ];
        for (left, [up, along, block], member) in fates {
            let pointer = format!("{pointer}/{member}");
            match left {
                Some(Left::Up) => page.item(0, plain(up), pointer),
                Some(Left::Along) => page.item(0, plain(along), pointer),
                Some(Left::Do(body)) => {
                    page.item(0, plain(block), pointer);
                    self.block(page, 1, body);
                }
                None => {}
            }
        }
    }

    /// The numbers of cards: their names and what the file says about them.
    pub fn numbers(self, page: &mut Page) {
        for (id, _) in &self.game.numbers {
            let pointer = self.head(page, "numbers", "number", id);
            let range = self.file.pointer(&format!("{pointer}/range")).and_then(serde_json::Value::as_array);
            if let Some([least, most]) = range.map(Vec::as_slice) {
                let line = Message::new("rules-range").with("a", least).with("b", most);
                page.item(0, line, format!("{pointer}/range"));
            }
        }
        for (set, (id, entry)) in self.game.word_sets.iter().enumerate() {
            let pointer = self.head(page, "sets", "set", id);
            let words: Vec<Argument> = entry.words.iter().map(|word| self.word_name(*word)).collect();
            let set = at("set", &self.game.word_sets, set);
            page.item(0, Message::new("rules-words").with("names", words).with("name", set), pointer);
        }
    }
}
