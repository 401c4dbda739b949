//! Builds the tree of a trace from its events.

use super::{
    Attack, Card, Change, ChangeKind, ConditionCheck, Entry, Location, Part, Read, ReadKind, Resolution, Row,
    RowOutcome, Undo, ZoneOf,
};
use crate::base::Name;
use crate::card::{Condition, Parameter, Role};
use crate::engine::board::Board;
use crate::engine::change::StateChange;
use crate::engine::evaluate;
use crate::engine::record::{Cause, Event, NoEffectReason, PlayerZone};
use crate::engine::state::{Handle, Side, Spot};
use crate::ruleset::code::Operand;
use crate::ruleset::layout::{Layout, PlayerNumber, VAL};
use crate::ruleset::{Ruleset, Takes, TallyId, ZoneId};

/// Builds the tree.
pub(super) fn build(events: &[Event], board: &Board, rules: &Ruleset) -> Vec<Entry> {
    let mut builder = TreeBuilder { rules, board, events, at: 0 };
    let mut entries = Vec::new();
    while builder.at < events.len() {
        entries.extend(builder.entries());
        // Skip an unmatched end. A recorder that received a whole step has none.
        builder.at += 1;
    }
    entries
}

struct TreeBuilder<'a> {
    rules: &'a Ruleset,
    board: &'a Board,
    events: &'a [Event],
    at: usize,
}

impl TreeBuilder<'_> {
    fn layout(&self) -> &Layout {
        &self.board.table.rules.layout
    }

    fn peek(&self) -> Option<Event> {
        self.events.get(self.at).copied()
    }

    fn next(&mut self) -> Option<Event> {
        let event = self.peek();
        self.at += 1;
        event
    }

    /// Collects entries up to the next row or the end of the list, which do not belong to them.
    fn entries(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        while let Some(event) = self.peek() {
            if matches!(event, Event::Row { .. } | Event::End) {
                break;
            }
            self.at += 1;
            if let Some(entry) = self.entry(event) {
                entries.push(entry);
            }
        }
        entries
    }

    fn entry(&mut self, event: Event) -> Option<Entry> {
        Some(match event {
            Event::Play { by, card } => Entry::Play { by, card: self.card(card) },
            Event::Begin { cause, by, card, card_type } => {
                let card_type = card_type.map(|id| self.rules.card_type(id).0.clone());
                Entry::Resolution(self.resolution(cause, by, card, card_type))
            }
            Event::Attack { by, card, strike, target, back } => {
                let attack = Attack {
                    by,
                    card: self.card(card),
                    strike,
                    against: by.other(),
                    target: target.map(|card| self.card(card)),
                    back,
                    then: self.entries(),
                };
                // The end of the attack itself.
                self.at += usize::from(matches!(self.peek(), Some(Event::End)));
                Entry::Attack(attack)
            }
            Event::Change(change) => Entry::Change(self.change(&change)),
            Event::Cancelled { card } => Entry::Cancelled { card: self.card(card) },
            Event::Destroyed { side, card } => Entry::Destroyed { who: side, card: self.card(card) },
            Event::Chosen { card, by_player } => Entry::Chosen { card: self.card(card), by_player },
            Event::Cancel => Entry::Cancel,
            Event::Lethal { side } => Entry::Lethal { who: side },
            Event::NoEffect(why) => Entry::NoEffect(self.why(why)),
            Event::Part { value, source } => Entry::Part(Part { value, from: source, reads: self.reads() }),
            // These belong to a row or a list, which read them.
            Event::Fixed { .. }
            | Event::Row { .. }
            | Event::Condition { .. }
            | Event::Read { .. }
            | Event::Matched { .. }
            | Event::Skip
            | Event::Undo { .. }
            | Event::UndoEnd
            | Event::End => return None,
        })
    }

    fn resolution(&mut self, cause: Cause, by: Side, card: Option<Handle>, card_type: Option<Name>) -> Resolution {
        let mut fixed = Vec::new();
        while let Some(Event::Fixed { at, value }) = self.peek() {
            self.at += 1;
            fixed.extend(self.read(Operand::Resolution(at), by, value));
        }
        let mut rows: Vec<Row> = Vec::new();
        while let Some(event) = self.next() {
            let Event::Row { at, op, role, printed } = event else { break };
            let row = self.row(at, op, role, printed);
            if let Some(undo) = &row.undo {
                let undone = rows.iter_mut().rev().find(|earlier| earlier.row == undo.row);
                if let Some(undone) = undone {
                    undone.undone_by = Some(at);
                }
            }
            rows.push(row);
        }
        let trigger = card.filter(|_| cause == Cause::Trigger).and_then(|card| self.board.table.card(card).trigger);
        let trigger = trigger.map(|id| self.rules.trigger(id).0.clone());
        let card = card.map(|card| self.card(card));
        Resolution { cause, trigger, by, card, card_type, fixed, rows }
    }

    fn row(&mut self, at: u8, op: crate::ruleset::OperationId, role: Role, printed: i32) -> Row {
        let (name, operation) = self.rules.operation(op);
        let mut row = Row {
            event: self.at - 1,
            row: at,
            op: name.clone(),
            val: operation.val.as_ref().map(|_| printed),
            role,
            state: RowOutcome::WithoutEffect,
            undone_by: None,
            conditions: Vec::new(),
            undo: None,
            then: Vec::new(),
        };
        while let Some(Event::Condition { id, param, holds }) = self.peek() {
            self.at += 1;
            let reads = self.reads();
            row.conditions.push(self.condition(id, param, holds, reads));
        }
        if self.peek() == Some(Event::Skip) {
            self.at += 1;
            row.state = RowOutcome::Skipped;
            return row;
        }
        if let Some(Event::Undo { at }) = self.peek() {
            self.at += 1;
            let mut changes = Vec::new();
            while let Some(event) = self.next() {
                match event {
                    Event::Change(change) => changes.push(self.change(&change)),
                    Event::UndoEnd => break,
                    _ => {}
                }
            }
            row.undo = Some(Undo { row: at, changes });
        }
        row.then = self.entries();
        let changed = |entry: &Entry| {
            matches!(entry, Entry::Change(change) if !matches!(change.kind, ChangeKind::Chance | ChangeKind::Tally { .. }))
                || matches!(entry, Entry::Resolution(_) | Entry::Cancel)
        };
        if row.then.iter().any(changed) {
            row.state = RowOutcome::Applied;
        }
        row
    }

    fn condition(&self, id: crate::ruleset::ConditionId, param: i32, holds: bool, reads: Vec<Read>) -> ConditionCheck {
        let (name, rule) = self.rules.condition(id);
        let (mut number, mut word) = (None, None);
        let is = match &rule.takes {
            Takes::Nothing | Takes::Other => Parameter::True,
            Takes::Number(_) => {
                number = Some(param);
                Parameter::Number(i64::from(param))
            }
            Takes::Subtype => {
                word = usize::try_from(param)
                    .ok()
                    .and_then(|at| self.rules.subtypes.get_index(at))
                    .map(|(id, _)| id.clone());
                Parameter::Word(word.clone().unwrap_or_default())
            }
        };
        let key = Condition { id: name.clone(), is }.key(self.rules);
        ConditionCheck { key, condition: name.clone(), number, word, holds, reads }
    }

    fn reads(&mut self) -> Vec<Read> {
        let mut reads: Vec<Read> = Vec::new();
        loop {
            let read = match self.peek() {
                Some(Event::Read { what, own, value }) => self.read(what, own, value),
                Some(Event::Matched { side, zone, value }) => Some(Read {
                    what: ReadKind::Matching,
                    id: self.zone(zone).unwrap_or_default(),
                    of: Some(side),
                    value,
                }),
                _ => return reads,
            };
            self.at += 1;
            reads.extend(read.filter(|read| !reads.contains(read)));
        }
    }

    fn read(&self, place: Operand, own: Side, value: i32) -> Option<Read> {
        let side = |who| Some(evaluate::side(own, who));
        let (what, id, of) = match place {
            Operand::Resolution(VAL) => (ReadKind::Value, Name::default(), None),
            Operand::Resolution(at) => match self.layout().fixed_at(at) {
                Some(id) => (ReadKind::Quantity, self.rules.quantity(id).0.clone(), None),
                None => (ReadKind::CardBook, Name::default(), None),
            },
            Operand::Tally(at) => (ReadKind::Tally, self.tally(at), None),
            Operand::Count(who, zone) => (ReadKind::Zone, self.zone(zone).unwrap_or_default(), side(who)),
            Operand::Player(who, at) => match *self.layout().numbers.get(usize::from(at))? {
                PlayerNumber::Book => (ReadKind::Book, Name::default(), side(who)),
                PlayerNumber::Counter(id) => (ReadKind::Counter, self.rules.counter(id).0.clone(), side(who)),
                PlayerNumber::Hero(id) => (ReadKind::Number, self.rules.hero_number(id).0.clone(), side(who)),
                PlayerNumber::Sum(id) => (ReadKind::Quantity, self.rules.quantity(id).0.clone(), side(who)),
            },
            Operand::Constant(_) | Operand::UnitNumber(_) | Operand::UnitSubtype | Operand::UnitType => return None,
        };
        Some(Read { what, id, of, value })
    }

    /// Describes the change that was read last.
    fn change(&self, change: &StateChange) -> Change {
        let kind = match *change {
            StateChange::Number { side, at, before, after } => {
                let id = match self.layout().numbers.get(usize::from(at)) {
                    Some(PlayerNumber::Counter(id)) => self.rules.counter(*id).0.clone(),
                    _ => Name::default(),
                };
                ChangeKind::Counter { who: side, id, before, after }
            }
            StateChange::Unit { card, spot, number, before, after, this_turn } => ChangeKind::Number {
                who: spot.side,
                card: self.card(card),
                id: self.rules.numbers.get_index(usize::from(number)).map(|(id, _)| id.clone()).unwrap_or_default(),
                before: before.into(),
                after: after.into(),
                this_turn: this_turn != 0,
            },
            StateChange::SummonedThisTurn { card, .. } => ChangeKind::SummonedThisTurn { card: self.card(card) },
            StateChange::Move { card, from, to, .. } => {
                ChangeKind::Move { card: self.card(card), from: self.location(from), to: self.location(to) }
            }
            StateChange::Reveal { card, after, .. } => ChangeKind::Reveal { card: self.card(card), revealed: after },
            StateChange::Tally { at, by } => ChangeKind::Tally { id: self.tally(at), by },
            StateChange::Chance { .. } => ChangeKind::Chance,
            StateChange::Turn { before, after } => ChangeKind::Turn { before, after },
        };
        Change { event: self.at - 1, kind }
    }

    fn why(&self, why: NoEffectReason) -> NoEffectReason<ZoneOf> {
        let zone = |zone: PlayerZone| ZoneOf { who: zone.side, zone: self.zone(zone.zone) };
        match why {
            NoEffectReason::NoTarget(at) => NoEffectReason::NoTarget(zone(at)),
            NoEffectReason::Empty(at) => NoEffectReason::Empty(zone(at)),
            NoEffectReason::Full(at) => NoEffectReason::Full(zone(at)),
            NoEffectReason::NothingToCancel => NoEffectReason::NothingToCancel,
            NoEffectReason::NothingAgain => NoEffectReason::NothingAgain,
            NoEffectReason::Same => NoEffectReason::Same,
        }
    }

    fn card(&self, card: Handle) -> Card {
        let card_type = self.board.table.card(card).card_type.map(|id| self.rules.card_type(id).0.clone());
        Card { id: self.board.card_id(card).cloned(), card_type, number: card.0 }
    }

    fn location(&self, spot: Spot) -> Location {
        Location { who: spot.side, zone: self.zone(spot.zone), at: spot.at }
    }

    fn zone(&self, place: u8) -> Option<Name> {
        let id: ZoneId = *self.layout().zone_at.get(usize::from(place))?;
        Some(self.rules.zone(id).0.clone())
    }

    fn tally(&self, at: u8) -> Name {
        let known = usize::from(at) < self.rules.tallies.len();
        if known { self.rules.tally(TallyId(at)).0.clone() } else { Name::default() }
    }
}
