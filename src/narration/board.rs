//! The trace of a board of format 1 (`engine`) as lines.

use super::writer::LineWriter;
use super::{Kind, Layout, Line, Subject, condition};
use crate::card::Role;
use crate::engine::trace::{
    Attack, Card, Change, ChangeKind, ConditionCheck, Entry, Part, Read, ReadKind, Resolution, Row, ZoneOf,
};
use crate::engine::{Cause, Handle, NoEffectReason, Side, Source};
use crate::text::{Arg, Language, Texts};

/// The language and the names for narrating a trace.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The messages of all languages.
    pub texts: &'a Texts,
    /// The language of the lines.
    pub language: &'static Language,
    /// Returns the name of a card or hero of the registry by its id.
    pub record: &'a dyn Fn(&str) -> String,
    /// Returns the name of a player. Without it, players are called "you" and "the opponent" in the language's words.
    pub player: Option<&'a dyn Fn(Side) -> String>,
}

/// Narrates the trace of one step.
pub fn lines(trace: &[Entry], names: Names<'_>, layout: Layout) -> Vec<Line> {
    let mut narrator = Narrator { names, to: LineWriter::new(names.texts, names.language, layout) };
    narrator.entries(trace, 0);
    narrator.to.finish()
}

struct Narrator<'a> {
    names: Names<'a>,
    to: LineWriter<'a>,
}

impl Narrator<'_> {
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
                        Some(all) if self.to.is_panel => self.sum(&std::mem::take(all)),
                        Some(_) => self.part(part),
                        None => Vec::new(),
                    };
                    self.to.push_reasons(depth, reasons);
                }
                Entry::Cancelled { card } => {
                    let text = self.to.item(&self.card(card), &self.to.message("trace-cancelled", &[]));
                    self.to.push(Kind::Note, depth, text).subject = Some(Subject::Card(Handle(card.number)));
                }
                Entry::Destroyed { card, .. } => self.about_card(depth, "trace-destroyed", card),
                Entry::Chosen { card, .. } => self.about_card(depth, "trace-chosen", card),
                Entry::Lethal { who } => {
                    let text = self.to.message("trace-lethal", &[("who", Arg::Text(&self.player(*who)))]);
                    self.to.push(Kind::Note, depth, text);
                }
                Entry::NoEffect(why) => {
                    let text = self.why(why);
                    self.to.push(Kind::Reason, depth, text);
                }
                Entry::Play { card, .. } if self.to.is_panel => {
                    let text = self.card(card);
                    self.to.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(card.number)));
                }
                // The card's own lines show that it is played, and the cancelled card that another cancels it.
                Entry::Play { .. } | Entry::Cancel => {}
            }
        }
    }

    fn about_card(&mut self, depth: u8, id: &str, card: &Card) {
        let text = self.to.message(id, &[("card", Arg::Text(&self.card(card)))]);
        self.to.push(Kind::Note, depth, text).subject = Some(Subject::Card(Handle(card.number)));
    }

    fn attack(&mut self, attack: &Attack, depth: u8) {
        let card = self.card(&attack.card);
        let target = attack.target.as_ref().map_or_else(|| self.player(attack.against), |card| self.card(card));
        let arguments =
            [("card", Arg::Text(&card)), ("target", Arg::Text(&target)), ("n", Arg::Number(attack.strike.into()))];
        let text = self.to.message("trace-attack", &arguments);
        self.to.push(Kind::Head, depth, text).subject = Some(Subject::Card(Handle(attack.card.number)));
        self.entries(&attack.then, depth + 1);
    }

    fn resolution(&mut self, resolution: &Resolution, depth: u8) {
        let card = match (&resolution.card, &resolution.card_type) {
            (Some(card), _) => self.card(card),
            (None, Some(card_type)) => self.to.name("type", card_type),
            _ => self.to.message("card-unknown", &[]),
        };
        let named = [("card", Arg::Text(card.as_str()))];
        let head = match resolution.cause {
            Cause::Step if self.to.is_panel => None,
            Cause::Step => Some((Kind::Step, card)),
            Cause::Repeat => Some((Kind::Head, self.to.message("trace-again", &[]))),
            Cause::Death => Some((Kind::Head, self.to.message("trace-death", &named))),
            Cause::Again => Some((Kind::Head, self.to.message("trace-retrigger", &named))),
            Cause::Trigger => {
                let trigger = resolution.trigger.as_deref().unwrap_or_default();
                let trigger = self.to.message(&format!("trigger-{trigger}"), &[]);
                Some((Kind::Head, self.to.message("trace-trap", &[named[0], ("trigger", Arg::Text(&trigger))])))
            }
        };
        if let Some((kind, head)) = head {
            self.to.push(kind, depth, head).subject =
                resolution.card.as_ref().map(|card| Subject::Card(Handle(card.number)));
        }
        let depth = if self.to.is_panel { depth } else { depth + 1 };
        self.fixed(&resolution.fixed, depth);
        let outer = self.to.row;
        for row in &resolution.rows {
            if matches!(resolution.cause, Cause::Step | Cause::Repeat) {
                self.to.row = Some(row.row);
            }
            self.to.event = row.event;
            self.row(row, depth);
        }
        self.to.row = outer;
    }

    fn fixed(&mut self, fixed: &[Read], depth: u8) {
        if !fixed.is_empty() {
            self.to.fixed(depth, fixed.iter().map(|read| self.read(read)).collect());
        }
    }

    fn row(&mut self, row: &Row, depth: u8) {
        let op = self.to.name("op", &row.op);
        let text = self.to.row_text(row.row, &op, row.val.map(i64::from));
        let end = match row.undone_by {
            Some(by) => self.to.message("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]),
            None => self.to.outcome(row.state),
        };
        let role = match row.role {
            Role::Base => "row-kind-base",
            Role::Replace => "row-kind-replace",
            Role::Bonus => "row-kind-bonus",
        };
        let note = if self.to.is_panel { self.to.message(role, &[]) } else { String::new() };
        let (number, undone) = (row.row + 1, row.undone_by.is_some());
        let kind = Kind::Row { number, op: row.op.clone(), outcome: row.state, undone };
        self.to.push_with_end(kind, depth, text, end).note = note;
        for condition in &row.conditions {
            self.condition(condition, depth + 1);
        }
        if let Some(undo) = &row.undo {
            let text = self.to.message("trace-undo", &[("n", Arg::Number(i64::from(undo.row) + 1))]);
            self.to.push(Kind::Undo, depth + 1, text);
            for change in &undo.changes {
                self.change(change, depth + 2);
            }
        }
        self.entries(&row.then, depth + 1);
    }

    fn condition(&mut self, check: &ConditionCheck, depth: u8) {
        let Names { texts, language, .. } = self.names;
        let text = condition(texts, language, &check.condition, check.number.map(i64::from), check.word.as_deref());
        let answer = self.to.message(if check.holds { "trace-true" } else { "trace-false" }, &[]);
        self.to.push_with_end(Kind::Condition(check.holds), depth, text, answer);
        let reads = check.reads.iter().map(|read| self.read(read)).collect();
        self.to.push_reasons(depth + 1, reads);
    }

    /// A step of an amount: a reason for each value that it reads.
    fn part(&self, part: &Part) -> Vec<String> {
        let n = [("n", Arg::Number(part.value.into()))];
        if part.from == Source::Printed {
            return vec![self.to.message("trace-part-base", &n)];
        }
        let result = self.to.message("trace-part-result", &n);
        part.reads.iter().map(|read| self.to.item(&self.read(read), &result)).collect()
    }

    /// The steps of an amount: a reason for each step that changes it.
    fn sum(&self, parts: &[&Part]) -> Vec<String> {
        let mut reasons = Vec::new();
        let mut last = None;
        for part in parts {
            let n = [("n", Arg::Number(part.value.into()))];
            if part.from == Source::Printed {
                reasons.push(self.to.message("trace-part-base", &n));
            } else if last != Some(part.value) {
                let reads: Vec<String> = part.reads.iter().map(|read| self.read(read)).collect();
                reasons.push(self.to.item(&reads.join(", "), &self.to.message("trace-part-result", &n)));
            }
            last = Some(part.value);
        }
        reasons
    }

    fn change(&mut self, change: &Change, depth: u8) {
        self.to.event = change.event;
        match &change.kind {
            ChangeKind::Counter { who, id, before, after } => {
                let owner = ("who", self.player(*who));
                self.to.number(depth, "trace-change", owner, &self.to.name("counter", id), [*before, *after]).subject =
                    Some(Subject::Counter(*who, id.clone()));
            }
            ChangeKind::Number { card, id, before, after, .. } => {
                let owner = ("card", self.card(card));
                self.to
                    .number(depth, "trace-change-card", owner, &self.to.name("number", id), [*before, *after])
                    .subject = Some(Subject::Card(Handle(card.number)));
            }
            ChangeKind::Move { card, from, to } => {
                // Limbo, the zone of the card that is being played, has no name.
                let (Some(from), Some(to)) = (&from.zone, &to.zone) else { return };
                let (name, from, to) = (self.card(card), self.to.name("zone", from), self.to.name("zone", to));
                let arguments = [("card", Arg::Text(&name)), ("from", Arg::Text(&from)), ("to", Arg::Text(&to))];
                let text = self.to.message("trace-moved", &arguments);
                self.to.push(Kind::Moved, depth, text).subject = Some(Subject::Card(Handle(card.number)));
            }
            ChangeKind::Turn { before, after } if self.to.is_panel => {
                let turn = self.to.message("sandbox-turn", &[]);
                self.to.push(Kind::Change((*before).into(), (*after).into()), depth, turn);
            }
            ChangeKind::Reveal { .. }
            | ChangeKind::SummonedThisTurn { .. }
            | ChangeKind::Tally { .. }
            | ChangeKind::Chance
            | ChangeKind::Turn { .. } => {}
        }
    }

    fn why(&self, why: &NoEffectReason<ZoneOf>) -> String {
        let about_zone = |id: &str, at: &ZoneOf| {
            let zone = at.zone.as_ref().map_or_else(String::new, |zone| self.to.name("zone", zone));
            self.to.message(id, &[("zone", Arg::Text(&zone))])
        };
        match why {
            NoEffectReason::NoTarget(_) => self.to.message("trace-why-no-target", &[]),
            NoEffectReason::Empty(zone) => about_zone("trace-why-empty", zone),
            NoEffectReason::Full(zone) => about_zone("trace-why-full", zone),
            NoEffectReason::NothingToCancel => self.to.message("trace-why-nothing-to-cancel", &[]),
            NoEffectReason::NothingAgain | NoEffectReason::Same => self.to.message("trace-why-nothing", &[]),
        }
    }

    /// A value that was read, with its owner where that matters: "Opponent, Shield: 20".
    fn read(&self, read: &Read) -> String {
        let id = &read.id;
        let what = match read.what {
            ReadKind::Book | ReadKind::CardBook => self.to.message("trace-book", &[]),
            ReadKind::Value => self.to.message("trace-value", &[]),
            ReadKind::Counter => self.to.name("counter", id),
            ReadKind::Number => self.to.name("number", id),
            ReadKind::Quantity => self.to.name("quantity", id),
            ReadKind::Zone | ReadKind::Matching => self.to.name("zone", id),
            ReadKind::Tally => self.to.name("tally", id),
        };
        let value = ("value", Arg::Number(read.value.into()));
        let what = ("what", Arg::Text(what.as_str()));
        match read.of {
            Some(who) => self.to.message("trace-reads-of", &[("who", Arg::Text(&self.player(who))), what, value]),
            None => self.to.message("trace-reads", &[what, value]),
        }
    }

    fn card(&self, card: &Card) -> String {
        match (&card.id, &card.card_type) {
            (Some(id), _) => (self.names.record)(id),
            (None, Some(card_type)) => self.to.name("type", card_type),
            (None, None) => self.to.message("card-unknown", &[]),
        }
    }

    fn player(&self, side: Side) -> String {
        match (self.names.player, side) {
            (Some(name), _) => name(side),
            (None, Side::First) => self.to.message("player-self", &[]),
            (None, Side::Second) => self.to.message("player-opponent", &[]),
        }
    }
}
