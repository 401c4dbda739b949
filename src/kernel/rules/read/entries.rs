//! Reads the tables of words, numbers, players and zones.

#![allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "all entries are read by functions of one form")]

use super::Reading;
use super::members::{choice, ignore, name_of, names_of, required, small, texts};
use super::problem;
use super::scope::Scope;
use super::terms::keys;
use crate::base::Name;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Reader, range_of};
use crate::kernel::ids::{CardTypeId, CounterId, DurationId, NumberId, QuantityId, StateId, TimingId, ZoneId};
use crate::kernel::rules::Setting;
use crate::kernel::rules::ability::Side;
use crate::kernel::rules::shape;
use crate::kernel::rules::tables::{
    CardType, Counter, Damage, Duration, DurationOf, HeroNumber, Left, Number, Quantity, SeenBy, StateEntry, Trigger,
    TriggerWhen, Units, WordSet, Zone,
};
use crate::kernel::rules::term::Term;
use crate::message;

impl Reading<'_> {
    /// Takes the members that no match reads, and reports the ones that nothing reads.
    pub fn done(entry: &mut Reader<'_, '_>, shape: &shape::Entry) {
        for member in shape::TEXTS.into_iter().filter(|member| !shape.names().any(|name| name == *member)) {
            entry.text(member);
        }
        ignore(entry, &shape::ANY);
        ignore(entry, shape.others);
        let known: Vec<&str> = shape.names().chain(["id", "about"]).collect();
        entry.finish(&known);
    }

    pub fn setting(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Setting> {
        let is = entry.text("is");
        texts(entry, "of");
        Self::done(entry, &shape::SETTING);
        let of = self.game.settings[at].of.clone();
        let Some(is) = is else {
            entry.require("is");
            return None;
        };
        let word = self.intern(&is);
        if !of.contains(&word) {
            let pointer = entry.path().key("is").to_string();
            let known: Vec<&str> = of.iter().map(|word| self.game.word(*word)).collect();
            entry.problems().push(problem::unknown(&pointer, &is, problem::one_of(known.iter().copied()), known));
        }
        Some(Setting { is: word, of })
    }

    pub fn lever(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<i32> {
        self.game.printed.levers[at] = entry.range("range").map(|range| super::members::narrow_range(&range));
        let is = small(entry, "is");
        if is.is_none() {
            entry.require("is");
        }
        Self::done(entry, &shape::LEVER);
        is
    }

    pub fn card_number(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Number> {
        let has_default = entry.has("default");
        let default = small(entry, "default").unwrap_or(0);
        let blank = entry.flag("blank").unwrap_or(false);
        let below_zero = entry.flag("below_zero").unwrap_or(false);
        self.print_of_number(entry, at, blank || has_default);
        Self::done(entry, &shape::NUMBER);
        Some(Number { word: self.game.numbers[at].word, default, has_default, blank, below_zero })
    }

    pub fn word_set(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<WordSet> {
        Self::words_only(entry, "words");
        entry.flag("open");
        let code = entry.text("code").map(Name::from);
        self.print_of_set(entry, at);
        Self::done(entry, &shape::WORD_SET);
        Some(WordSet { code, ..self.game.word_sets[at].clone() })
    }

    pub fn hero_number(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<HeroNumber> {
        let default = self.number_in(entry, "default", &Scope::plain());
        let board = entry.node().member("board").and_then(Node::string).map(Name::from);
        let range = entry.node().member("range").and_then(range_of).unwrap_or(0..=0);
        let small = |number: &i64| i32::try_from(*number).unwrap_or(0);
        Self::done(entry, &shape::HERO_NUMBER);
        Some(HeroNumber { default, board, range: small(range.start())..=small(range.end()) })
    }

    pub fn tally(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<()> {
        Self::done(entry, &shape::TALLY);
        Some(())
    }

    pub fn duration(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Duration> {
        let ends = entry.flag("ends").unwrap_or(false);
        let of = [("maker", DurationOf::Maker), ("source", DurationOf::Source), ("all", DurationOf::Everybody)];
        let of = choice(entry, "of", &of).unwrap_or(DurationOf::Everybody);
        Self::done(entry, &shape::DURATION);
        Some(Duration { ends, of })
    }

    pub fn card_type_entry(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<CardType> {
        let game = &*self.game;
        let from = name_of(entry, "from", "expected-zone", &game.zones, ZoneId::at);
        let to = name_of(entry, "to", "expected-zone", &game.zones, ZoneId::at);
        let spent_to = name_of(entry, "spent_to", "expected-zone", &game.zones, ZoneId::at);
        let counts = name_of(entry, "counts", "expected-counter", &game.counters, CounterId::at);
        let repeats = name_of(entry, "repeats", "expected-counter", &game.counters, CounterId::at);
        let resolves = if entry.has("resolves") {
            names_of(entry, "resolves", "expected-timing", &game.timings, TimingId::at).into()
        } else {
            game.timings.get_index_of("play").and_then(TimingId::at).into_iter().collect()
        };
        let stays = entry.flag("stays").unwrap_or(false);
        let waits = entry.flag("trigger").unwrap_or(false);
        let price = self.number_in(entry, "price", &Scope { own_card: true, ..Scope::card() });
        entry.text("class");
        entry.flag("unknown");
        self.print_of_type(entry, at);
        Self::done(entry, &shape::CARD_TYPE);
        if from.is_some() && !entry.has("to") {
            let pointer = entry.path().to_string();
            entry.problems().push(problem::conflict(pointer, message!("problem-played-without-to")));
        }
        let shell = &self.game.card_types[at];
        Some(CardType {
            word: shell.word,
            class: shell.class,
            from,
            to,
            price,
            resolves,
            stays,
            unknown: shell.unknown,
            waits,
            counts,
            repeats,
            spent_to,
            is_hero: shell.is_hero,
        })
    }

    pub fn counter(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Counter> {
        let start = self.number_in(entry, "start", &Scope::plain()).unwrap_or(Term::Constant(0));
        let min = small(entry, "min");
        let max = self.number_in(entry, "max", &Scope::plain());
        let until = name_of(entry, "until", "expected-duration-name", &self.game.durations, DurationId::at);
        Self::done(entry, &shape::COUNTER);
        Some(Counter { start, min, max, until })
    }

    pub fn quantity(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Quantity> {
        let fixed = entry.flag("fixed").unwrap_or(false);
        let wrote = entry.has("is");
        let scope = Scope { val: !fixed, own_card: true, quantities: Some(at), ..Scope::plain() };
        let is = self.number_in(entry, "is", &scope);
        Self::done(entry, &shape::QUANTITY);
        if wrote && is.is_none() {
            return None;
        }
        Some(Quantity { is, fixed })
    }

    pub fn state(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<StateEntry> {
        let counter = entry.flag("counter").unwrap_or(false);
        let of_row = choice(entry, "of", &[("row", true), ("card", false)]).unwrap_or(false);
        let min = small(entry, "min").unwrap_or(0);
        let max = self.number_in(entry, "max", &Scope::card());
        let start = small(entry, "start").unwrap_or(0);
        let until = name_of(entry, "until", "expected-duration-name", &self.game.durations, DurationId::at);
        let reset = entry.flag("reset").unwrap_or(true);
        Self::done(entry, &shape::STATE);
        if of_row && !counter {
            let pointer = entry.path().to_string();
            entry.problems().push(problem::conflict(pointer, message!("problem-row-state-mark")));
        }
        Some(StateEntry { word: self.game.states[at].word, counter, of_row, min, max, start, until, reset })
    }

    pub fn zone(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Zone> {
        let seen = [("all", SeenBy::All), ("owner", SeenBy::Owner), ("nobody", SeenBy::Nobody)];
        let seen_by = choice(entry, "seen_by", &seen).unwrap_or(SeenBy::All);
        let units = entry.flag("units").unwrap_or(false);
        let capacity = self.number_in(entry, "capacity", &Scope::plain());
        let reveals = entry.flag("reveals").unwrap_or(false);
        let keeps = entry.flag("keeps").unwrap_or(false);
        let stack = entry.flag("stack").unwrap_or(false);
        let enters_shuffled = choice(entry, "enters", &[("shuffled", true), ("top", false)]).unwrap_or(false);
        let face_down = choice(entry, "face", &[("down", true), ("up", false)]).unwrap_or(false);
        let takes = entry.has("takes").then(|| {
            let types = names_of(entry, "takes", "expected-card-type", &self.game.card_types, CardTypeId::at);
            types.into_iter().map(|id| self.game.card_types[id.index()].word).collect()
        });
        let full = entry.has("full").then(|| self.block_in(entry, "full", &Scope::card()));
        let left = self.left(entry, "left");
        let destroyed = self.left(entry, "destroyed");
        Self::done(entry, &shape::ZONE);
        Some(Zone {
            word: self.game.zones[at].word,
            seen_by,
            units,
            capacity,
            reveals,
            keeps,
            stack,
            enters_shuffled,
            takes,
            full,
            left,
            destroyed,
            face_down,
        })
    }

    /// What becomes of a card on or under one that goes: a word, or statements.
    fn left(&mut self, entry: &mut Reader<'_, '_>, member: &str) -> Option<Left> {
        let node = entry.take(member)?;
        match node.string().as_deref() {
            Some("up") => return Some(Left::Up),
            Some("along") => return Some(Left::Along),
            _ => {}
        }
        let scope = Scope { host: true, ..Scope::card() };
        let path = entry.path();
        let path = path.key(member);
        if node.shape() == Shape::Object && node.member("do").is_some() && node.members().len() == 1 {
            let mut inner = Reader::open(node, path, entry.problems());
            return Some(Left::Do(self.block_in(&mut inner, "do", &scope)));
        }
        Some(Left::Do(self.block(entry.problems(), path, node, &scope)))
    }

    pub fn units(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("units") else { return };
        let path = file.path();
        let mut rule = Reader::open(node, path.key("units"), file.problems());
        let game = &*self.game;
        let attack = name_of(&mut rule, "attack", "expected-card-number", &game.numbers, NumberId::at);
        let health = name_of(&mut rule, "health", "expected-card-number", &game.numbers, NumberId::at);
        let wounds = name_of(&mut rule, "wounds", "expected-state", &game.states, StateId::at);
        let destroyed_to = required(&mut rule, "destroyed_to", "expected-zone", &game.zones, ZoneId::at);
        if let Some(wounds) = wounds
            && game.states.get_index(wounds.index()).is_some_and(|(_, state)| !state.counter || state.of_row)
        {
            let pointer = rule.path().key("wounds").to_string();
            rule.problems().push(problem::conflict(pointer, message!("problem-wounds-state")));
        }
        rule.finish(&shape::UNITS.known());
        self.game.units = destroyed_to.map(|destroyed_to| Units { attack, health, wounds, destroyed_to });
    }

    pub fn damage(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("damage") else { return };
        let path = file.path();
        let mut rule = Reader::open(node, path.key("damage"), file.problems());
        let game = &*self.game;
        let to = required(&mut rule, "to", "expected-counter", &game.counters, CounterId::at);
        let less = name_of(&mut rule, "less", "expected-quantity", &game.quantities, QuantityId::at);
        let once = name_of(&mut rule, "once", "expected-counter", &game.counters, CounterId::at);
        let floor = name_of(&mut rule, "floor", "expected-counter", &game.counters, CounterId::at);
        let taken = name_of(&mut rule, "taken", "expected-counter", &game.counters, CounterId::at);
        rule.finish(&shape::DAMAGE.known());
        self.game.damage = to.map(|to| Damage { to, less, once, floor, taken });
    }

    pub fn trigger(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Trigger> {
        let before = entry.flag("before").unwrap_or(false);
        let of = choice(entry, "of", &[("self", Side::Own), ("opponent", Side::Other)]).unwrap_or(Side::Own);
        let mut types = Vec::new();
        for (pointer, name) in texts(entry, "types") {
            match self.game.card_types.get(&name) {
                Some(card_type) => types.push(card_type.word),
                None => {
                    let known = keys(&self.game.card_types);
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-card-type", known));
                }
            }
        }
        let when = match choice(entry, "when", &[("play", 0), ("damaged", 1), ("lethal", 2)]) {
            Some(0) => TriggerWhen::Play { before, types },
            Some(1) => TriggerWhen::Damaged,
            Some(_) => TriggerWhen::Lethal,
            None => {
                entry.require("when");
                return None;
            }
        };
        Self::done(entry, &shape::TRIGGER);
        Some(Trigger { when, of })
    }
}
