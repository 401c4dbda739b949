//! Narrates what the engine did: a trace as lines of text.

pub mod match_log;

use crate::base::Name;
use crate::card::Role;
use crate::engine::trace::{
    Attack, Card, Change, ChangeKind, ConditionCheck, Entry, Part, Read, ReadKind, Resolution, Row, RowOutcome, ZoneOf,
};
use crate::engine::{Cause, Handle, NoEffectReason, Side, Source};
use crate::text::{Arg, ENGLISH, Language, Texts};

/// One line of a narrated trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What the line is about.
    pub kind: Kind,
    /// The indentation.
    pub depth: u8,
    /// Index of the step in a list of several steps. [`lines`] narrates one step and sets 0.
    pub step: usize,
    /// How many events of the step have happened after this line.
    pub event: usize,
    /// The row of the step's own card to which the line belongs.
    pub row: Option<u8>,
    /// One line without a line break, in the language of `Names`.
    pub text: String,
    /// Details in small print.
    pub note: String,
    /// The result at the end of the line: the outcome of a row, the answer to a condition, a difference.
    pub end: String,
    /// What on the board the line is about.
    pub subject: Option<Subject>,
}

impl Line {
    /// The line of a panel as one text: text, values, note and end.
    pub fn whole(&self) -> String {
        let mut whole = self.text.clone();
        if let Kind::Change(before, after) = self.kind {
            whole = format!("{whole}: {before} → {after}");
        }
        for more in [&self.note, &self.end].into_iter().filter(|more| !more.is_empty()) {
            whole = format!("{whole}, {more}");
        }
        whole
    }

    /// The same with the indentation, to be copied.
    pub fn indented(&self) -> String {
        format!("{}{}", "  ".repeat(self.depth.into()), self.whole())
    }
}

/// The kind of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A step begins.
    Step,
    /// Rows of another card resolve: of a triggered, destroyed or repeated card.
    Head,
    /// Values that are fixed at the start of a resolution.
    Fixed,
    /// A row.
    Row {
        /// The number, from 1.
        number: u8,
        op: Name,
        outcome: RowOutcome,
        /// Whether a later row undid it.
        undone: bool,
    },
    /// A condition, and whether it holds.
    Condition(bool),
    /// The reason of something, or the steps of an amount.
    Reason,
    /// A row is undone.
    Undo,
    /// A number before and after.
    Change(i64, i64),
    /// A card moved.
    Moved,
    /// Anything else.
    Note,
}

/// What on a board a line is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A counter of a player, by its id.
    Counter(Side, Name),
    /// A card, by its identity in the match.
    Card(Handle),
}

/// How the lines are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Complete sentences for a terminal: each value has its own line, and rows are indented below their card.
    Text,
    /// Compact lines for a panel that draws text, note and end separately and names the step itself.
    Panel,
}

/// The language and the names for narrating a trace.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The messages of all languages.
    pub texts: &'a Texts,
    /// The language of the lines.
    pub language: &'a Language,
    /// Returns the name of a card or hero of the registry by its id.
    pub record: &'a dyn Fn(&str) -> String,
    /// Returns the name of a player. Without it, players are called "you" and "the opponent" in the language's words.
    pub player: Option<&'a dyn Fn(Side) -> String>,
}

/// Narrates the trace of one step.
pub fn lines(trace: &[Entry], names: Names<'_>, layout: Layout) -> Vec<Line> {
    let mut narrator = Narrator { names, is_panel: layout == Layout::Panel, lines: Vec::new(), event: 0, row: None };
    narrator.entries(trace, 0);
    if narrator.lines.is_empty() && layout == Layout::Text {
        let text = narrator.message("trace-nothing-happened", &[]);
        narrator.push(Kind::Note, 0, text);
    }
    narrator.lines
}

/// Returns a condition of a row as a text of its own: its short name (`.name`), or its clause in a language whose clause
/// can also be read alone.
pub fn condition(texts: &Texts, language: &Language, id: &str, number: Option<i64>, word: Option<&str>) -> String {
    let word = word.map(|word| format!("subtype-{word}"));
    let mut arguments = Vec::new();
    arguments.extend(number.map(|number| ("n", Arg::Number(number))));
    arguments.extend(word.as_deref().map(|word| ("sub", Arg::Word(word))));
    let name = format!("if-{id}.name");
    let message = if texts.has(language, &name) { name } else { format!("if-{id}") };
    texts.message(language, &message, &arguments)
}

/// Returns a difference with its sign.
pub fn signed(difference: i64) -> String {
    match difference {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

struct Narrator<'a> {
    names: Names<'a>,
    is_panel: bool,
    lines: Vec<Line>,
    /// Index of the latest row or change among the events.
    event: usize,
    row: Option<u8>,
}

impl Narrator<'_> {
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.names.texts.message(self.names.language, id, arguments)
    }

    /// Returns the name of something in the ruleset, or its id if no language names it.
    fn name(&self, kind: &str, id: &str) -> String {
        let message = if kind == "op" { format!("op-{id}.name") } else { format!("{kind}-{id}") };
        let (texts, language) = (self.names.texts, self.names.language);
        let is_known = texts.has(language, &message) || texts.has(ENGLISH, &message);
        if is_known { self.message(&message, &[]) } else { id.to_owned() }
    }

    fn push(&mut self, kind: Kind, depth: u8, text: String) -> &mut Line {
        let (note, end) = (String::new(), String::new());
        let event = self.event + 1;
        self.lines.push(Line { kind, depth, step: 0, event, row: self.row, text, note, end, subject: None });
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    /// Adds a line that consists of a text and its result.
    fn push_with_end(&mut self, kind: Kind, depth: u8, text: String, end: String) -> &mut Line {
        if self.is_panel {
            let line = self.push(kind, depth, text);
            line.end = end;
            return line;
        }
        let text = self.item(&text, &end);
        self.push(kind, depth, text)
    }

    /// Adds the reasons of something: one line each, or all on one line of a panel.
    fn push_reasons(&mut self, depth: u8, reasons: Vec<String>) {
        if !self.is_panel {
            for reason in reasons {
                self.push(Kind::Reason, depth, reason);
            }
        } else if !reasons.is_empty() {
            self.push(Kind::Reason, depth, reasons.join(" · "));
        }
    }

    fn item(&self, what: &str, is: &str) -> String {
        self.message("trace-item", &[("what", Arg::Text(what)), ("is", Arg::Text(is))])
    }

    fn entries(&mut self, entries: &[Entry], depth: u8) {
        let parts: Vec<&Part> =
            entries.iter().filter_map(|entry| if let Entry::Part(part) = entry { Some(part) } else { None }).collect();
        // A single part is the printed value, which the row shows already.
        let mut parts = Some(parts).filter(|parts| parts.len() > 1);
        for entry in entries {
            match entry {
                Entry::Resolution(resolution) => self.resolution(resolution, depth),
                Entry::Attack(attack) => self.attack(attack, depth),
                Entry::Change(change) => self.change(change, depth),
                Entry::Part(part) => {
                    let reasons = match &mut parts {
                        Some(all) if self.is_panel => self.sum(&std::mem::take(all)),
                        Some(_) => self.part(part),
                        None => Vec::new(),
                    };
                    self.push_reasons(depth, reasons);
                }
                Entry::Cancelled { card } => {
                    let text = self.item(&self.card(card), &self.message("trace-cancelled", &[]));
                    self.push(Kind::Note, depth, text).subject = Some(Subject::Card(Handle(card.number)));
                }
                Entry::Destroyed { card, .. } => self.about_card(depth, "trace-destroyed", card),
                Entry::Chosen { card, .. } => self.about_card(depth, "trace-chosen", card),
                Entry::Lethal { who } => {
                    let text = self.message("trace-lethal", &[("who", Arg::Text(&self.player(*who)))]);
                    self.push(Kind::Note, depth, text);
                }
                Entry::NoEffect(why) => {
                    let text = self.why(why);
                    self.push(Kind::Reason, depth, text);
                }
                Entry::Play { card, .. } if self.is_panel => {
                    let text = self.card(card);
                    self.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(card.number)));
                }
                // The card's own lines show that it is played, and the cancelled card that another cancels it.
                Entry::Play { .. } | Entry::Cancel => {}
            }
        }
    }

    fn about_card(&mut self, depth: u8, id: &str, card: &Card) {
        let text = self.message(id, &[("card", Arg::Text(&self.card(card)))]);
        self.push(Kind::Note, depth, text).subject = Some(Subject::Card(Handle(card.number)));
    }

    fn attack(&mut self, attack: &Attack, depth: u8) {
        let card = self.card(&attack.card);
        let target = attack.target.as_ref().map_or_else(|| self.player(attack.against), |card| self.card(card));
        let arguments =
            [("card", Arg::Text(&card)), ("target", Arg::Text(&target)), ("n", Arg::Number(attack.strike.into()))];
        let text = self.message("trace-attack", &arguments);
        self.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(attack.card.number)));
        self.entries(&attack.then, depth + 1);
    }

    fn resolution(&mut self, resolution: &Resolution, depth: u8) {
        let card = match (&resolution.card, &resolution.card_type) {
            (Some(card), _) => self.card(card),
            (None, Some(card_type)) => self.name("type", card_type),
            _ => self.message("card-unknown", &[]),
        };
        let named = [("card", Arg::Text(card.as_str()))];
        let head = match resolution.cause {
            Cause::Step if self.is_panel => None,
            Cause::Step => Some((Kind::Step, card)),
            Cause::Repeat => Some((Kind::Head, self.message("trace-again", &[]))),
            Cause::Death => Some((Kind::Head, self.message("trace-death", &named))),
            Cause::Again => Some((Kind::Head, self.message("trace-retrigger", &named))),
            Cause::Trigger => {
                let trigger = resolution.trigger.as_deref().unwrap_or_default();
                let trigger = self.message(&format!("trigger-{trigger}"), &[]);
                Some((Kind::Head, self.message("trace-trap", &[named[0], ("trigger", Arg::Text(&trigger))])))
            }
        };
        if let Some((kind, head)) = head {
            self.push(kind, depth, head).subject =
                resolution.card.as_ref().map(|card| Subject::Card(Handle(card.number)));
        }
        let depth = if self.is_panel { depth } else { depth + 1 };
        self.fixed(&resolution.fixed, depth);
        let outer = self.row;
        for row in &resolution.rows {
            if matches!(resolution.cause, Cause::Step | Cause::Repeat) {
                self.row = Some(row.row);
            }
            self.event = row.event;
            self.row(row, depth);
        }
        self.row = outer;
    }

    fn fixed(&mut self, fixed: &[Read], depth: u8) {
        if fixed.is_empty() {
            return;
        }
        let reads: Vec<String> = fixed.iter().map(|read| self.read(read)).collect();
        let title = self.message("trace-fixed", &[]);
        if self.is_panel {
            self.push(Kind::Fixed, depth, title).note = reads.join(" · ");
            return;
        }
        for read in reads {
            let text = self.item(&title, &read);
            self.push(Kind::Fixed, depth, text);
        }
    }

    fn row(&mut self, row: &Row, depth: u8) {
        let op = self.name("op", &row.op);
        let n = Arg::Number(i64::from(row.row) + 1);
        let text = match (row.val, self.is_panel) {
            (Some(val), true) => format!("{op} {val}"),
            (None, true) => op,
            (Some(val), false) => {
                self.message("trace-row-value", &[("n", n), ("op", Arg::Text(&op)), ("val", Arg::Number(val.into()))])
            }
            (None, false) => self.message("trace-row", &[("n", n), ("op", Arg::Text(&op))]),
        };
        let end = match (row.undone_by, row.state) {
            (Some(by), _) => self.message("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]),
            (None, RowOutcome::Applied) => self.message("trace-applied", &[]),
            (None, RowOutcome::Skipped) => self.message("trace-skipped", &[]),
            (None, RowOutcome::WithoutEffect) => self.message("trace-without-effect", &[]),
        };
        let role = match row.role {
            Role::Base => "row-kind-base",
            Role::Replace => "row-kind-replace",
            Role::Bonus => "row-kind-bonus",
        };
        let note = if self.is_panel { self.message(role, &[]) } else { String::new() };
        let (number, undone) = (row.row + 1, row.undone_by.is_some());
        let kind = Kind::Row { number, op: row.op.clone(), outcome: row.state, undone };
        self.push_with_end(kind, depth, text, end).note = note;
        for condition in &row.conditions {
            self.condition(condition, depth + 1);
        }
        if let Some(undo) = &row.undo {
            let text = self.message("trace-undo", &[("n", Arg::Number(i64::from(undo.row) + 1))]);
            self.push(Kind::Undo, depth + 1, text);
            for change in &undo.changes {
                self.change(change, depth + 2);
            }
        }
        self.entries(&row.then, depth + 1);
    }

    fn condition(&mut self, check: &ConditionCheck, depth: u8) {
        let Names { texts, language, .. } = self.names;
        let text = condition(texts, language, &check.condition, check.number.map(i64::from), check.word.as_deref());
        let answer = self.message(if check.holds { "trace-true" } else { "trace-false" }, &[]);
        self.push_with_end(Kind::Condition(check.holds), depth, text, answer);
        let reads = check.reads.iter().map(|read| self.read(read)).collect();
        self.push_reasons(depth + 1, reads);
    }

    /// A step of an amount: a reason for each value that it reads.
    fn part(&self, part: &Part) -> Vec<String> {
        let n = [("n", Arg::Number(part.value.into()))];
        if part.from == Source::Printed {
            return vec![self.message("trace-part-base", &n)];
        }
        let result = self.message("trace-part-result", &n);
        part.reads.iter().map(|read| self.item(&self.read(read), &result)).collect()
    }

    /// The steps of an amount: a reason for each step that changes it.
    fn sum(&self, parts: &[&Part]) -> Vec<String> {
        let mut reasons = Vec::new();
        let mut last = None;
        for part in parts {
            let n = [("n", Arg::Number(part.value.into()))];
            if part.from == Source::Printed {
                reasons.push(self.message("trace-part-base", &n));
            } else if last != Some(part.value) {
                let reads: Vec<String> = part.reads.iter().map(|read| self.read(read)).collect();
                reasons.push(self.item(&reads.join(", "), &self.message("trace-part-result", &n)));
            }
            last = Some(part.value);
        }
        reasons
    }

    fn change(&mut self, change: &Change, depth: u8) {
        self.event = change.event;
        match &change.kind {
            ChangeKind::Counter { who, id, before, after } => {
                let owner = ("who", self.player(*who));
                self.number(depth, "trace-change", owner, &self.name("counter", id), [*before, *after]).subject =
                    Some(Subject::Counter(*who, id.clone()));
            }
            ChangeKind::Number { card, id, before, after, .. } => {
                let owner = ("card", self.card(card));
                self.number(depth, "trace-change-card", owner, &self.name("number", id), [*before, *after]).subject =
                    Some(Subject::Card(Handle(card.number)));
            }
            ChangeKind::Move { card, from, to } => {
                // Limbo, the zone of the card that is being played, has no name.
                let (Some(from), Some(to)) = (&from.zone, &to.zone) else { return };
                let (name, from, to) = (self.card(card), self.name("zone", from), self.name("zone", to));
                let arguments = [("card", Arg::Text(&name)), ("from", Arg::Text(&from)), ("to", Arg::Text(&to))];
                let text = self.message("trace-moved", &arguments);
                self.push(Kind::Moved, depth, text).subject = Some(Subject::Card(Handle(card.number)));
            }
            ChangeKind::Turn { before, after } if self.is_panel => {
                let turn = self.message("sandbox-turn", &[]);
                self.push(Kind::Change((*before).into(), (*after).into()), depth, turn);
            }
            ChangeKind::Reveal { .. }
            | ChangeKind::SummonedThisTurn { .. }
            | ChangeKind::Tally { .. }
            | ChangeKind::Chance
            | ChangeKind::Turn { .. } => {}
        }
    }

    /// Adds a number that changed. The owner comes with the name of its argument in the message.
    fn number(
        &mut self,
        depth: u8,
        message: &str,
        (argument, owner): (&str, String),
        name: &str,
        [before, after]: [i32; 2],
    ) -> &mut Line {
        let (before, after) = (i64::from(before), i64::from(after));
        if self.is_panel {
            let line = self.push(Kind::Change(before, after), depth, format!("{owner}, {name}"));
            line.end = signed(after - before);
            return line;
        }
        let numbers = [("before", Arg::Number(before)), ("after", Arg::Number(after))];
        let named = [(argument, Arg::Text(&owner)), ("what", Arg::Text(name))];
        let text = self.message(message, &[named, numbers].concat());
        self.push(Kind::Change(before, after), depth, text)
    }

    fn why(&self, why: &NoEffectReason<ZoneOf>) -> String {
        let about_zone = |id: &str, at: &ZoneOf| {
            let zone = at.zone.as_ref().map_or_else(String::new, |zone| self.name("zone", zone));
            self.message(id, &[("zone", Arg::Text(&zone))])
        };
        match why {
            NoEffectReason::NoTarget(_) => self.message("trace-why-no-target", &[]),
            NoEffectReason::Empty(zone) => about_zone("trace-why-empty", zone),
            NoEffectReason::Full(zone) => about_zone("trace-why-full", zone),
            NoEffectReason::NothingToCancel => self.message("trace-why-nothing-to-cancel", &[]),
            NoEffectReason::NothingAgain | NoEffectReason::Same => self.message("trace-why-nothing", &[]),
        }
    }

    /// A value that was read, with its owner where that matters: "Opponent, Shield: 20".
    fn read(&self, read: &Read) -> String {
        let id = &read.id;
        let what = match read.what {
            ReadKind::Book | ReadKind::CardBook => self.message("trace-book", &[]),
            ReadKind::Value => self.message("trace-value", &[]),
            ReadKind::Counter => self.name("counter", id),
            ReadKind::Number => self.name("number", id),
            ReadKind::Quantity => self.name("quantity", id),
            ReadKind::Zone | ReadKind::Matching => self.name("zone", id),
            ReadKind::Tally => self.name("tally", id),
        };
        let value = ("value", Arg::Number(read.value.into()));
        let what = ("what", Arg::Text(what.as_str()));
        match read.of {
            Some(who) => self.message("trace-reads-of", &[("who", Arg::Text(&self.player(who))), what, value]),
            None => self.message("trace-reads", &[what, value]),
        }
    }

    fn card(&self, card: &Card) -> String {
        match (&card.id, &card.card_type) {
            (Some(id), _) => (self.names.record)(id),
            (None, Some(card_type)) => self.name("type", card_type),
            (None, None) => self.message("card-unknown", &[]),
        }
    }

    fn player(&self, side: Side) -> String {
        match (self.names.player, side) {
            (Some(name), _) => name(side),
            (None, Side::First) => self.message("player-self", &[]),
            (None, Side::Second) => self.message("player-opponent", &[]),
        }
    }
}
