//! ReadKind happened, as lines that can be drawn: made once for each change of the board, of a card or of the language.

use crate::base::Name;
use crate::engine::trace::{
    Attack, Card, ChangeEntry, ConditionCheck, Entry, Part, PartSource, Read, ReadKind, Reason, Resolution, Row,
    RowOutcome, RowRole, Who, Why,
};
use crate::engine::{Board, Event, Handle, Side, Trace};
use crate::sandbox::Moment;
use crate::studio::view::View;
use crate::text::Arg;

use super::names::{Index, type_name};

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// ReadKind it tells.
    pub kind: Kind,
    /// How far it stands in.
    pub depth: u8,
    /// The moment right after it.
    pub moment: Moment,
    /// The row of the step's card that it belongs to.
    pub row: Option<u8>,
    /// ReadKind it is about.
    pub main: String,
    /// More about it, smaller.
    pub note: String,
    /// ReadKind it comes to: the state of a row, the answer to a condition, a difference.
    pub end: String,
    /// ReadKind of the board it is about.
    pub subject: Option<Subject>,
}

/// ReadKind a line tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A step begins.
    Step,
    /// Rows of another card resolve: a hidden one answers, a destroyed one, one for a second time.
    Head,
    /// Fixed at the start of a resolution.
    Fixed,
    /// A row of an operation.
    Row {
        /// Its number, from 1.
        number: u8,
        /// Its operation.
        op: Name,
        /// ReadKind became of it.
        became: RowOutcome,
        /// Whether a later row took it back.
        undone: bool,
    },
    /// A condition, and whether it holds.
    Condition(bool),
    /// Why, or how a value came about.
    Reason,
    /// A row is taken back.
    Undo,
    /// A number before and after.
    Change(i64, i64),
    /// A card went somewhere.
    Moved,
    /// Something else.
    Note,
}

/// ReadKind of a board a line is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A counter of a player, by its id.
    Counter(Side, Name),
    /// A card.
    Card(Handle),
}

/// Tells what happened in a step.
pub fn tell(view: &View<'_>, index: &Index, board: &Board, step: usize, events: &[Event]) -> Vec<Line> {
    let trace = Trace { events: events.to_vec() };
    let entries = trace.tree(board, view.rules());
    let places = |wanted: fn(&Event) -> bool| {
        let found = events.iter().enumerate().filter(move |(_, event)| wanted(event));
        found.map(|(at, _)| at).collect::<Vec<_>>().into_iter()
    };
    let mut teller = Teller {
        view,
        index,
        board,
        step,
        rows: places(|event| matches!(event, Event::Row { .. })),
        changes: places(|event| matches!(event, Event::Change(_))),
        event: 0,
        row: None,
        lines: Vec::new(),
    };
    teller.entries(&entries, 0);
    teller.lines
}

struct Teller<'a> {
    view: &'a View<'a>,
    index: &'a Index,
    board: &'a Board,
    step: usize,
    /// Where the rows and the changes stand among the events, in the order in which they are told.
    rows: std::vec::IntoIter<usize>,
    changes: std::vec::IntoIter<usize>,
    event: usize,
    row: Option<u8>,
    lines: Vec<Line>,
}

impl Teller<'_> {
    fn say(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.view.i18n.tr_with(id, arguments)
    }

    fn push(&mut self, kind: Kind, depth: u8, main: String) -> &mut Line {
        let moment = Moment { step: self.step, event: self.event + 1 };
        let line =
            Line { kind, depth, moment, row: self.row, main, note: String::new(), end: String::new(), subject: None };
        self.lines.push(line);
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    fn entries(&mut self, entries: &[Entry], depth: u8) {
        let parts: Vec<&Part> =
            entries.iter().filter_map(|entry| if let Entry::Part(part) = entry { Some(part) } else { None }).collect();
        let mut sum = (parts.len() > 1).then(|| self.sum(&parts));
        for entry in entries {
            match entry {
                Entry::Resolution(resolution) => self.resolution(resolution, depth),
                Entry::Attack(attack) => self.attack(attack, depth),
                Entry::Change(changed) => self.changed(changed, depth),
                Entry::Part(_) => {
                    if let Some(sum) = sum.take() {
                        self.push(Kind::Reason, depth, sum);
                    }
                }
                Entry::Cancelled { card } => self.of_card(depth, card, "trace-cancelled", false),
                Entry::Destroyed { card, .. } => self.of_card(depth, card, "trace-destroyed", true),
                Entry::Chosen { card, .. } => self.of_card(depth, card, "trace-chosen", true),
                Entry::Lethal { who } => {
                    let who = self.who(*who);
                    let text = self.say("trace-lethal", &[("who", Arg::Text(&who))]);
                    self.push(Kind::Note, depth, text);
                }
                Entry::NoEffect(why) => {
                    let text = self.why(why);
                    self.push(Kind::Reason, depth, text);
                }
                Entry::Play { card, .. } => {
                    let text = self.card(card);
                    self.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(card.number)));
                }
                Entry::Cancel => {}
            }
        }
    }

    fn attack(&mut self, attack: &Attack, depth: u8) {
        let card = self.card(&attack.card);
        let target = attack.target.as_ref().map_or_else(|| self.who(attack.against), |card| self.card(card));
        let arguments = [("card", Arg::Text(&card)), ("target", Arg::Text(&target))];
        let text = self.say("trace-attack", &[&arguments[..], &[("n", Arg::Number(attack.strike.into()))]].concat());
        self.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(attack.card.number)));
        self.entries(&attack.then, depth + 1);
    }

    fn of_card(&mut self, depth: u8, card: &Card, id: &str, whole: bool) {
        let name = self.card(card);
        let text = self.say(id, &[("card", Arg::Text(&name))]);
        let main = if whole { text } else { format!("{name}: {text}") };
        self.push(Kind::Note, depth, main).subject = Some(Subject::Card(Handle(card.number)));
    }

    fn resolution(&mut self, resolution: &Resolution, depth: u8) {
        let name = match (&resolution.card, &resolution.card_type) {
            (Some(card), _) => self.card(card),
            (None, Some(card_type)) => type_name(self.view, card_type),
            _ => self.say("card-unknown", &[]),
        };
        let named = [("card", Arg::Text(name.as_str()))];
        let head = match resolution.cause {
            Reason::Step => None,
            Reason::Repeat => Some(self.say("trace-again", &[])),
            Reason::Death => Some(self.say("trace-death", &named)),
            Reason::Again => Some(self.say("trace-retrigger", &named)),
            Reason::Trigger => {
                let trigger = resolution.trigger.as_deref().unwrap_or_default();
                let trigger = self.say(&format!("trigger-{trigger}"), &[]);
                Some(self.say("trace-trap", &[named[0], ("trigger", Arg::Text(&trigger))]))
            }
        };
        if let Some(head) = head {
            self.push(Kind::Head, depth, head).subject =
                resolution.card.as_ref().map(|card| Subject::Card(Handle(card.number)));
        }
        if !resolution.fixed.is_empty() {
            let texts: Vec<String> = resolution.fixed.iter().map(|read| self.read(read)).collect();
            let fixed = self.say("trace-fixed", &[]);
            self.push(Kind::Fixed, depth, fixed).note = texts.join(" · ");
        }
        let outer = self.row;
        for row in &resolution.rows {
            if matches!(resolution.cause, Reason::Step | Reason::Repeat) {
                self.row = Some(row.row);
            }
            self.event = self.rows.next().unwrap_or(self.event);
            self.one_row(row, depth);
        }
        self.row = outer;
    }

    fn one_row(&mut self, row: &Row, depth: u8) {
        let op = self.view.i18n.name(&format!("op-{}.name", row.op), &row.op);
        let main = row.val.map_or(op.clone(), |val| format!("{op} {val}"));
        let note = self.say(
            match row.role {
                RowRole::Base => "role-base",
                RowRole::Replace => "role-replace",
                RowRole::Bonus => "role-bonus",
            },
            &[],
        );
        let end = match (row.undone_by, row.state) {
            (Some(by), _) => self.say("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]),
            (None, RowOutcome::Applied) => self.say("trace-applied", &[]),
            (None, RowOutcome::Skipped) => self.say("trace-skipped", &[]),
            (None, RowOutcome::WithoutEffect) => self.say("trace-without-effect", &[]),
        };
        let kind =
            Kind::Row { number: row.row + 1, op: row.op.clone(), became: row.state, undone: row.undone_by.is_some() };
        let line = self.push(kind, depth, main);
        (line.note, line.end) = (note, end);
        for asked in &row.conditions {
            self.asked(asked, depth + 1);
        }
        if let Some(undo) = &row.undo {
            let text = self.say("trace-undo", &[("n", Arg::Number(i64::from(undo.row) + 1))]);
            self.push(Kind::Undo, depth + 1, text);
            for changed in &undo.changes {
                self.changed(changed, depth + 2);
            }
        }
        self.entries(&row.then, depth + 1);
    }

    fn asked(&mut self, asked: &ConditionCheck, depth: u8) {
        let words = condition_words(self.view, &asked.condition, asked.number.map(i64::from), asked.word.as_deref());
        let answer = self.say(if asked.holds { "trace-true" } else { "trace-false" }, &[]);
        let reads: Vec<String> = asked.reads.iter().map(|read| self.read(read)).collect();
        self.push(Kind::Condition(asked.holds), depth, words).end = answer;
        if !reads.is_empty() {
            self.push(Kind::Reason, depth + 1, reads.join(" · "));
        }
    }

    /// How an amount came about: each step that changes it, and what it makes.
    fn sum(&self, parts: &[&Part]) -> String {
        let mut pieces = Vec::new();
        let mut last = None;
        for part in parts {
            let n = [("n", Arg::Number(part.value.into()))];
            if part.from == PartSource::Printed {
                pieces.push(self.say("trace-part-base", &n));
            } else if last != Some(part.value) {
                let reads: Vec<String> = part.reads.iter().map(|read| self.read(read)).collect();
                let result = self.say("trace-part-result", &n);
                let what = reads.join(", ");
                pieces.push(self.say("trace-item", &[("what", Arg::Text(&what)), ("is", Arg::Text(&result))]));
            }
            last = Some(part.value);
        }
        pieces.join(" · ")
    }

    fn changed(&mut self, changed: &ChangeEntry, depth: u8) {
        self.event = self.changes.next().unwrap_or(self.event);
        match changed {
            ChangeEntry::Counter { who, id, before, after } => {
                let player = self.who(*who);
                let main = format!("{player}, {}", self.view.i18n.name(&format!("counter-{id}"), id));
                let (before, after) = (i64::from(*before), i64::from(*after));
                let line = self.push(Kind::Change(before, after), depth, main);
                line.end = signed(after - before);
                line.subject = Some(Subject::Counter(side(*who), id.clone()));
            }
            ChangeEntry::Number { card, id, before, after, .. } => {
                let main = format!("{}, {}", self.card(card), self.view.i18n.name(&format!("number-{id}"), id));
                let (before, after) = (i64::from(*before), i64::from(*after));
                let line = self.push(Kind::Change(before, after), depth, main);
                line.end = signed(after - before);
                line.subject = Some(Subject::Card(Handle(card.number)));
            }
            ChangeEntry::Move { card, from, to } => {
                let (Some(from), Some(to)) = (&from.zone, &to.zone) else { return };
                let name = self.card(card);
                let zone = |id: &Name| self.view.i18n.name(&format!("zone-{id}"), id);
                let (from, to) = (zone(from), zone(to));
                let places = [("from", Arg::Text(from.as_str())), ("to", Arg::Text(to.as_str()))];
                let text = self.say("trace-moved", &[&[("card", Arg::Text(name.as_str()))], &places[..]].concat());
                self.push(Kind::Moved, depth, text).subject = Some(Subject::Card(Handle(card.number)));
            }
            ChangeEntry::Turn { before, after } => {
                let turn = self.say("sandbox-turn", &[]);
                self.push(Kind::Change((*before).into(), (*after).into()), depth, turn);
            }
            ChangeEntry::Reveal { .. }
            | ChangeEntry::SummonedThisTurn { .. }
            | ChangeEntry::Tally { .. }
            | ChangeEntry::Chance => {}
        }
    }

    fn why(&self, why: &Why) -> String {
        let zone = |zone: &Option<Name>| {
            zone.as_ref().map_or_else(String::new, |id| self.view.i18n.name(&format!("zone-{id}"), id))
        };
        match why {
            Why::NoTarget(_) => self.say("trace-why-no-target", &[]),
            Why::Empty(place) => self.say("trace-why-empty", &[("zone", Arg::Text(&zone(&place.zone)))]),
            Why::Full(place) => self.say("trace-why-full", &[("zone", Arg::Text(&zone(&place.zone)))]),
            Why::NothingToCancel => self.say("trace-why-nothing-to-cancel", &[]),
            Why::NothingAgain | Why::Same => self.say("trace-why-nothing", &[]),
        }
    }

    fn read(&self, read: &Read) -> String {
        let id = &read.id;
        let name = |kind: &str| self.view.i18n.name(&format!("{kind}-{id}"), id);
        let what = match read.what {
            ReadKind::Book | ReadKind::CardBook => self.say("trace-book", &[]),
            ReadKind::Value => self.say("trace-value", &[]),
            ReadKind::Counter => name("counter"),
            ReadKind::Number => name("number"),
            ReadKind::Quantity => name("quantity"),
            ReadKind::Zone | ReadKind::Matching => name("zone"),
            ReadKind::Tally => name("tally"),
        };
        let value = Arg::Number(read.value.into());
        match read.of {
            Some(who) => {
                let who = self.who(who);
                let named = [("who", Arg::Text(who.as_str())), ("what", Arg::Text(what.as_str()))];
                self.say("trace-reads-of", &[&named[..], &[("value", value)]].concat())
            }
            None => self.say("trace-reads", &[("what", Arg::Text(&what)), ("value", value)]),
        }
    }

    fn card(&self, card: &Card) -> String {
        self.index.card(self.view, self.board, Handle(card.number))
    }

    fn who(&self, who: Who) -> String {
        self.index.player(self.view, self.board, side(who))
    }
}

fn side(who: Who) -> Side {
    if who == Who::First { Side::First } else { Side::Second }
}

/// A condition in words.
pub fn condition_words(view: &View<'_>, condition: &str, number: Option<i64>, word: Option<&str>) -> String {
    let word = word.map(|word| format!("subtype-{word}"));
    let mut arguments = Vec::new();
    arguments.extend(number.map(|number| ("n", Arg::Number(number))));
    arguments.extend(word.as_deref().map(|word| ("sub", Arg::Word(word))));
    view.i18n.tr_with(&format!("if-{condition}"), &arguments)
}

/// A difference with its sign.
pub fn signed(difference: i64) -> String {
    match difference {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}
