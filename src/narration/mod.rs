//! ReadKind the engine says in words: a trace, line by line, and why an action is refused. Which message of the locales
//! tells what.

mod refusal;

pub use refusal::refusal;

use crate::base::Name;
use crate::engine::trace::{
    Attack, Card, ChangeEntry, ConditionCheck, Entry, Part, PartSource, Read, ReadKind, Reason, Resolution, Row,
    RowOutcome, Who, Why,
};
use crate::text::{Arg, Language, Texts};

/// One line of a told trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How far it stands in: 0 for what stands by itself.
    pub depth: usize,
    /// The row that it belongs to, where it is one of the card of the step.
    pub row: Option<u8>,
    /// ReadKind it says.
    pub text: String,
}

/// Tells a trace in a language. `names` gives the name of a card of the registry by its id.
pub fn tell(texts: &Texts, language: &Language, names: &dyn Fn(&str) -> String, trace: &[Entry]) -> Vec<Line> {
    let mut telling = Telling { texts, language, names, lines: Vec::new(), row: None };
    telling.entries(trace, 0);
    if telling.lines.is_empty() {
        telling.say(0, "trace-nothing-happened", &[]);
    }
    telling.lines
}

struct Telling<'a> {
    texts: &'a Texts,
    language: &'a Language,
    names: &'a dyn Fn(&str) -> String,
    lines: Vec<Line>,
    row: Option<u8>,
}

impl Telling<'_> {
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.texts.message(self.language, id, arguments)
    }

    fn say(&mut self, depth: usize, id: &str, arguments: &[(&str, Arg<'_>)]) {
        let text = self.message(id, arguments);
        self.lines.push(Line { depth, row: self.row, text });
    }

    /// Two finished pieces on one line.
    fn item(&mut self, depth: usize, what: &str, is: &str) {
        self.say(depth, "trace-item", &[("what", Arg::Text(what)), ("is", Arg::Text(is))]);
    }

    fn entries(&mut self, entries: &[Entry], depth: usize) {
        let several = entries.iter().filter(|entry| matches!(entry, Entry::Part(_))).count() > 1;
        for entry in entries {
            match entry {
                Entry::Resolution(resolution) => self.resolution(resolution, depth),
                Entry::Attack(attack) => self.attack(attack, depth),
                Entry::Change(changed) => self.changed(changed, depth),
                Entry::Cancelled { card } => {
                    let (card, cancelled) = (self.card(card), self.message("trace-cancelled", &[]));
                    self.item(depth, &card, &cancelled);
                }
                Entry::Destroyed { card, .. } => self.of_card(depth, "trace-destroyed", card),
                Entry::Chosen { card, .. } => self.of_card(depth, "trace-chosen", card),
                Entry::Lethal { who } => {
                    let who = self.who(*who);
                    self.say(depth, "trace-lethal", &[("who", Arg::Text(&who))]);
                }
                Entry::NoEffect(why) => self.why(why, depth),
                Entry::Part(part) if several => self.part(part, depth),
                // A play is told by what comes of it, a cancelling of the card that was cancelled, and one part alone is
                // the value that stands there already.
                Entry::Play { .. } | Entry::Cancel | Entry::Part(_) => {}
            }
        }
    }

    fn of_card(&mut self, depth: usize, id: &str, card: &Card) {
        let card = self.card(card);
        self.say(depth, id, &[("card", Arg::Text(&card))]);
    }

    /// Who attacks whom and with how much; below it what comes of it, before and after.
    fn attack(&mut self, attack: &Attack, depth: usize) {
        let card = self.card(&attack.card);
        let target = attack.target.as_ref().map_or_else(|| self.who(attack.against), |target| self.card(target));
        let named = [("card", Arg::Text(card.as_str())), ("target", Arg::Text(target.as_str()))];
        self.say(depth, "trace-attack", &[&named[..], &[("n", Arg::Number(attack.strike.into()))]].concat());
        self.entries(&attack.then, depth + 1);
    }

    fn resolution(&mut self, resolution: &Resolution, depth: usize) {
        let card = match (&resolution.card, &resolution.card_type) {
            (Some(card), _) => self.card(card),
            (None, Some(card_type)) => self.message(&format!("type-{card_type}"), &[]),
            _ => self.message("card-unknown", &[]),
        };
        let named = [("card", Arg::Text(card.as_str()))];
        match resolution.cause {
            Reason::Step => self.lines.push(Line { depth, row: None, text: card }),
            Reason::Repeat => self.say(depth, "trace-again", &[]),
            Reason::Death => self.say(depth, "trace-death", &named),
            Reason::Again => self.say(depth, "trace-retrigger", &named),
            Reason::Trigger => {
                let trigger = resolution.trigger.as_deref().unwrap_or_default();
                let trigger = self.message(&format!("trigger-{trigger}"), &[]);
                self.say(depth, "trace-trap", &[named[0], ("trigger", Arg::Text(&trigger))]);
            }
        }
        if !resolution.fixed.is_empty() {
            let fixed = self.message("trace-fixed", &[]);
            for read in &resolution.fixed {
                let read = self.read(read);
                self.item(depth + 1, &fixed, &read);
            }
        }
        let outer = self.row;
        for row in &resolution.rows {
            if matches!(resolution.cause, Reason::Step | Reason::Repeat) {
                self.row = Some(row.row);
            }
            self.row(row, depth + 1);
        }
        self.row = outer;
    }

    fn row(&mut self, row: &Row, depth: usize) {
        let op = self.message(&format!("op-{}.name", row.op), &[]);
        let n = i64::from(row.row) + 1;
        let words = match row.val {
            Some(val) => self.message(
                "trace-row-value",
                &[("n", Arg::Number(n)), ("op", Arg::Text(&op)), ("val", Arg::Number(val.into()))],
            ),
            None => self.message("trace-row", &[("n", Arg::Number(n)), ("op", Arg::Text(&op))]),
        };
        let state = match (row.undone_by, row.state) {
            (Some(by), _) => self.message("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]),
            (None, RowOutcome::Applied) => self.message("trace-applied", &[]),
            (None, RowOutcome::Skipped) => self.message("trace-skipped", &[]),
            (None, RowOutcome::WithoutEffect) => self.message("trace-without-effect", &[]),
        };
        self.item(depth, &words, &state);
        for asked in &row.conditions {
            self.asked(asked, depth + 1);
        }
        if let Some(undo) = &row.undo {
            self.say(depth + 1, "trace-undo", &[("n", Arg::Number(i64::from(undo.row) + 1))]);
            for changed in &undo.changes {
                self.changed(changed, depth + 2);
            }
        }
        self.entries(&row.then, depth + 1);
    }

    fn asked(&mut self, asked: &ConditionCheck, depth: usize) {
        let word = asked.word.as_ref().map(|word| format!("subtype-{word}"));
        let mut arguments = Vec::new();
        arguments.extend(asked.number.map(|number| ("n", Arg::Number(number.into()))));
        arguments.extend(word.as_deref().map(|word| ("sub", Arg::Word(word))));
        let condition = self.message(&format!("if-{}", asked.condition), &arguments);
        let answer = self.message(if asked.holds { "trace-true" } else { "trace-false" }, &[]);
        self.item(depth, &condition, &answer);
        for read in &asked.reads {
            let text = self.read(read);
            self.lines.push(Line { depth: depth + 1, row: self.row, text });
        }
    }

    fn part(&mut self, part: &Part, depth: usize) {
        let n = [("n", Arg::Number(part.value.into()))];
        if part.from == PartSource::Printed {
            self.say(depth, "trace-part-base", &n);
            return;
        }
        let result = self.message("trace-part-result", &n);
        for read in &part.reads {
            let read = self.read(read);
            self.item(depth, &read, &result);
        }
    }

    fn changed(&mut self, changed: &ChangeEntry, depth: usize) {
        let number = |number: i32| Arg::Number(number.into());
        match changed {
            ChangeEntry::Counter { who, id, before, after } => {
                let (who, what) = (self.who(*who), self.message(&format!("counter-{id}"), &[]));
                let arguments = [("before", number(*before)), ("after", number(*after))];
                let named = [("who", Arg::Text(&who)), ("what", Arg::Text(&what))];
                self.say(depth, "trace-change", &[named, arguments].concat());
            }
            ChangeEntry::Number { card, id, before, after, .. } => {
                let (card, what) = (self.card(card), self.message(&format!("number-{id}"), &[]));
                let arguments = [("before", number(*before)), ("after", number(*after))];
                let named = [("card", Arg::Text(&card)), ("what", Arg::Text(&what))];
                self.say(depth, "trace-change-card", &[named, arguments].concat());
            }
            ChangeEntry::Move { card, from, to } => {
                // The card that is being played has a place that only the engine knows.
                let (Some(from), Some(to)) = (&from.zone, &to.zone) else { return };
                let (card, from, to) = (self.card(card), self.zone(from), self.zone(to));
                let places = [("from", Arg::Text(from.as_str())), ("to", Arg::Text(to.as_str()))];
                self.say(depth, "trace-moved", &[&[("card", Arg::Text(card.as_str()))], &places[..]].concat());
            }
            ChangeEntry::Reveal { .. }
            | ChangeEntry::SummonedThisTurn { .. }
            | ChangeEntry::Tally { .. }
            | ChangeEntry::Chance
            | ChangeEntry::Turn { .. } => {}
        }
    }

    fn why(&mut self, why: &Why, depth: usize) {
        let zone =
            |telling: &Self, zone: &Option<Name>| zone.as_ref().map_or_else(String::new, |zone| telling.zone(zone));
        match why {
            Why::NoTarget(_) => self.say(depth, "trace-why-no-target", &[]),
            Why::Empty(place) => {
                let zone = zone(self, &place.zone);
                self.say(depth, "trace-why-empty", &[("zone", Arg::Text(&zone))]);
            }
            Why::Full(place) => {
                let zone = zone(self, &place.zone);
                self.say(depth, "trace-why-full", &[("zone", Arg::Text(&zone))]);
            }
            Why::NothingToCancel => self.say(depth, "trace-why-nothing-to-cancel", &[]),
            Why::NothingAgain | Why::Same => self.say(depth, "trace-why-nothing", &[]),
        }
    }

    /// "Opponent, Shield is 20": whose it is, where that matters, then what it is.
    fn read(&self, read: &Read) -> String {
        let id = &read.id;
        let what = match read.what {
            ReadKind::Book | ReadKind::CardBook => self.message("trace-book", &[]),
            ReadKind::Value => self.message("trace-value", &[]),
            ReadKind::Counter => self.message(&format!("counter-{id}"), &[]),
            ReadKind::Number => self.message(&format!("number-{id}"), &[]),
            ReadKind::Quantity => self.message(&format!("quantity-{id}"), &[]),
            ReadKind::Zone | ReadKind::Matching => self.zone(id),
            ReadKind::Tally => self.message(&format!("tally-{id}"), &[]),
        };
        let value = Arg::Number(read.value.into());
        match read.of {
            Some(who) => {
                let who = self.who(who);
                let named = [("who", Arg::Text(who.as_str())), ("what", Arg::Text(what.as_str()))];
                self.message("trace-reads-of", &[&named[..], &[("value", value)]].concat())
            }
            None => self.message("trace-reads", &[("what", Arg::Text(&what)), ("value", value)]),
        }
    }

    fn card(&self, card: &Card) -> String {
        match (&card.id, &card.card_type) {
            (Some(id), _) => (self.names)(id),
            (None, Some(card_type)) => self.message(&format!("type-{card_type}"), &[]),
            (None, None) => self.message("card-unknown", &[]),
        }
    }

    fn zone(&self, id: &str) -> String {
        self.message(&format!("zone-{id}"), &[])
    }

    fn who(&self, who: Who) -> String {
        self.message(if who == Who::First { "player-self" } else { "player-opponent" }, &[])
    }
}
