//! Resolves the rows of a card from the first to the last (section 4 of the paper).

use super::change::StateChange;
use super::evaluate::{Numbers, View};
use super::program::{List, Program, Row};
use super::record::{Cause, Chooser, Event, Recorder, Source};
use super::state::{Ending, Handle, Side, Spot, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::TallyId;
use crate::ruleset::code::{Amount, Op, Operand};
use crate::ruleset::layout::BOOK;
use crate::ruleset::limits::MAX_TALLIES;

/// The most deaths that resolve in one step. Rulesets can bring cards back, and a step must end.
const MAX_DEATHS: u16 = 256;

/// Buffers that resolutions reuse, so that resolving allocates nothing.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// The changes of rows that may be undone, in order.
    pub(super) undo_log: Vec<StateChange>,
    /// For each operation that can be replaced: the latest row of it.
    pub(super) applied: Vec<Option<Applied>>,
    /// Destroyed cards whose death rows have not resolved yet.
    pub(super) deaths: Vec<(Side, Handle)>,
}

/// The opponent's response to the card that is being played, before it resolves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Response {
    /// No card waits for a response.
    #[default]
    None,
    /// The played card waits until the opponent's hidden cards have responded.
    Pending,
    /// A response cancelled the played card: its effects do not resolve.
    Cancelled,
}

/// A row that was applied: its index in the list, and the range of its changes in the undo log.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    row: u8,
    from: usize,
    to: usize,
}

impl Default for Workspace {
    fn default() -> Self {
        Self { undo_log: Vec::with_capacity(256), applied: Vec::with_capacity(64), deaths: Vec::with_capacity(64) }
    }
}

/// One step of a game: an action with everything that follows from it.
pub struct Step<'a, R, C> {
    pub(super) table: &'a Table,
    pub(super) state: &'a mut State,
    pub(super) work: &'a mut Workspace,
    pub(super) recorder: &'a mut R,
    pub(super) chooser: &'a mut C,
    /// The player who takes the step. If several things happen at once, this player's come first.
    pub(super) active: Side,
    pub(super) tallies: [i32; MAX_TALLIES],
    /// The number of rows being applied whose changes may be undone later; changes are logged while it is above 0.
    pub(super) undo_depth: u16,
    /// Whether a hidden card is responding. Responses trigger no other responses.
    pub(super) responding: bool,
    /// Whether cards resolve again because of a row. They cannot make others do so, otherwise this would not end.
    pub(super) resolving_again: bool,
    /// The opponent's response to the card being played. `Cancelled`: the card's effects do not resolve.
    pub(super) response: Response,
    pub(super) deaths_left: u16,
}

/// The player who resolves a list of rows, and their card.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub own: Side,
    pub this: Option<Handle>,
    /// Whether these are the rows of a destroyed card. They find the card only in the zone of destroyed cards.
    pub destroyed: bool,
    pub program: &'a Program,
    pub numbers: Numbers,
    pub tally: Option<TallyId>,
}

impl<'a, R: Recorder, C: Chooser> Step<'a, R, C> {
    /// Creates a step that `active` takes.
    pub fn new(
        table: &'a Table,
        state: &'a mut State,
        work: &'a mut Workspace,
        recorder: &'a mut R,
        chooser: &'a mut C,
        active: Side,
    ) -> Self {
        Self {
            table,
            state,
            work,
            recorder,
            chooser,
            active,
            tallies: [0; MAX_TALLIES],
            undo_depth: 0,
            responding: false,
            resolving_again: false,
            response: Response::None,
            deaths_left: MAX_DEATHS,
        }
    }

    /// Resolves a card of the player who takes the step: its rows, twice if a counter says so, then the counter of its
    /// type rises.
    pub fn resolve(mut self, program: &Program, this: Option<Handle>) {
        let active = self.active;
        self.resolve_card(program, this, active, Cause::Step);
        self.finish();
    }

    pub(super) fn finish(self) {
        self.work.undo_log.clear();
        self.work.applied.clear();
        self.work.deaths.clear();
    }

    /// Resolves a card, twice if its type's repeat counter is above 0.
    pub(super) fn resolve_card(&mut self, program: &Program, this: Option<Handle>, own: Side, cause: Cause) {
        let repeat = program.repeats.filter(|&at| self.state.player(own).number(at) > 0);
        if let Some(at) = repeat {
            self.set_number(own, at, 0);
        }
        self.resolve_once(program, this, own, cause);
        if repeat.is_some() {
            self.resolve_once(program, this, own, Cause::Repeat);
        }
        if let Some(at) = program.counts {
            let played = self.state.player(own).number(at);
            self.set_number(own, at, played.saturating_add(1));
        }
    }

    /// Resolves a card once, with its own tallies.
    fn resolve_once(&mut self, program: &Program, this: Option<Handle>, own: Side, cause: Cause) {
        let outer = std::mem::take(&mut self.tallies);
        let log = self.work.undo_log.len();
        self.resolve_list(program, &program.plays, this, own, cause);
        self.tallies = outer;
        // A row that made this card resolve may be undone, but the tallies of this card are not that row's.
        if self.undo_depth > 0 {
            for change in self.work.undo_log.iter_mut().skip(log) {
                if let StateChange::Tally { by, .. } = change {
                    *by = 0;
                }
            }
        }
    }

    /// Resolves a list of rows.
    pub(super) fn resolve_list(
        &mut self,
        program: &Program,
        list: &List,
        this: Option<Handle>,
        own: Side,
        cause: Cause,
    ) {
        let book = program.book.unwrap_or_else(|| self.state.player(own).number(BOOK));
        let (numbers, destroyed) = (Numbers::of_book(book), cause == Cause::Death);
        let mut context = Context { own, this, destroyed, program, numbers, tally: None };
        if R::ON {
            self.recorder.event(Event::Begin { cause, by: own, card: this, card_type: program.card_type });
        }
        for (at, amount) in &list.fixed {
            let at = *at;
            let value = self.amount(amount, &context);
            if let Some(number) = context.numbers.0.get_mut(usize::from(at)) {
                *number = value;
            }
            if R::ON {
                self.recorder.event(Event::Fixed { at, value });
            }
        }
        // Remember the rows that others can replace.
        let (slots, log) = (self.work.applied.len(), self.work.undo_log.len());
        if list.replaced > 0 {
            self.work.applied.resize(slots + usize::from(list.replaced), None);
        }
        for row in &list.rows {
            self.resolve_row(row, slots, &mut context);
        }
        if list.replaced > 0 {
            self.work.applied.truncate(slots);
            if self.undo_depth == 0 {
                self.work.undo_log.truncate(log);
            }
        }
        if R::ON {
            self.recorder.event(Event::End);
        }
    }

    #[inline]
    fn resolve_row(&mut self, row: &Row, slots: usize, context: &mut Context<'_>) {
        if R::ON {
            self.recorder.event(Event::Row { at: row.at, op: row.op, role: row.role, printed: row.printed });
        }
        // Every condition is checked (Definition 3.2). Conditions change nothing, so the silent path may stop at the
        // first that fails.
        let mut holds = true;
        for test in &row.tests {
            let answer = self.amount(&test.holds, context) != 0;
            if R::ON {
                self.recorder.event(Event::Condition { id: test.id, param: test.param, holds: answer });
                self.record_reads(test.holds, context);
            }
            holds &= answer;
            if !R::ON && !holds {
                break;
            }
        }
        if !holds {
            if R::ON {
                self.recorder.event(Event::Skip);
            }
            return;
        }
        let value = self.amount(&row.value, context);
        context.numbers.set_value(value);
        context.tally = row.tally;
        let marks = if row.needs_hooks { self.before_row(row, slots) } else { (0, 0) };
        for instruction in &row.instructions {
            self.execute(instruction, context);
        }
        if row.needs_hooks {
            self.after_row(row, slots, marks);
        }
    }

    /// Undoes the row that `row` replaces, if any. Returns the lengths of the undo log and the death list, so that
    /// `after_row` can find what `row` adds.
    fn before_row(&mut self, row: &Row, slots: usize) -> (usize, usize) {
        if row.role == Role::Replace
            && let Some(slot) = row.slot
            && let Some(applied) = self.work.applied.get_mut(slots + usize::from(slot)).and_then(Option::take)
        {
            self.undo(applied);
        }
        self.undo_depth += u16::from(row.replaceable);
        (self.work.undo_log.len(), self.work.deaths.len())
    }

    /// Remembers the changes of `row`, so that a later row can replace it, and resolves the cards it destroyed.
    fn after_row(&mut self, row: &Row, slots: usize, (from, deaths): (usize, usize)) {
        if row.replaceable {
            self.undo_depth -= 1;
            if let Some(slot) = row.slot
                && let Some(entry) = self.work.applied.get_mut(slots + usize::from(slot))
            {
                *entry = Some(Applied { row: row.at, from, to: self.work.undo_log.len() });
            }
        }
        if self.work.deaths.len() > deaths {
            self.resolve_deaths(deaths);
        }
    }

    /// UNDO (Definition 4.1): reverts the changes that the row really made, the last one first.
    fn undo(&mut self, applied: Applied) {
        if R::ON {
            self.recorder.event(Event::Undo { at: applied.row });
        }
        for at in (applied.from..applied.to).rev() {
            if let Some(&change) = self.work.undo_log.get(at) {
                self.undo_change(change);
            }
        }
        if R::ON {
            self.recorder.event(Event::UndoEnd);
        }
    }

    /// Undoes one change although the state may have changed since: a number by the difference, and a card only if it
    /// still is in the zone where the row put it.
    fn undo_change(&mut self, change: StateChange) {
        match change {
            StateChange::Number { side, at, before, after } => {
                let now = self.state.player(side).number(at);
                let back = i64::from(now) + i64::from(before) - i64::from(after);
                let back = i32::try_from(back).unwrap_or(if back < 0 { i32::MIN } else { i32::MAX });
                let (least, _) = self.table.rules.bounds(at);
                self.set_number(side, at, back.max(least.min(now)));
            }
            StateChange::Unit { card, spot, number, before, after, this_turn } => {
                let by = i32::from(before) - i32::from(after);
                if let Some(at) = self.state.player(spot.side).find(spot.zone, card) {
                    self.change_unit(Spot { at, ..spot }, number, by, Ending::By(-i32::from(this_turn)));
                }
            }
            StateChange::Move { card, from, to, was, revealed } => {
                if let Some(at) = self.state.player(to.side).find(to.zone, card)
                    && self.has_room(from.side, from.zone)
                {
                    self.move_card(Spot { at, ..to }, from, Some(was));
                    if revealed {
                        self.set_revealed(card, true);
                    }
                }
            }
            StateChange::Reveal { card, before, .. } => self.set_revealed(card, before),
            StateChange::Tally { at, by } => self.change_tally(at, -by),
            StateChange::SummonedThisTurn { .. } | StateChange::Chance { .. } | StateChange::Turn { .. } => {}
        }
    }

    /// Resolves destroyed cards: the active player's first, each player's in the order of destruction. Their changes
    /// are their own, so replacing the row that destroyed them does not undo these changes.
    pub(super) fn resolve_deaths(&mut self, from: usize) {
        let to = self.work.deaths.len();
        let undo_depth = std::mem::take(&mut self.undo_depth);
        for side in [self.active, self.active.other()] {
            for at in from..to {
                let Some(&(owner, card)) = self.work.deaths.get(at) else { continue };
                let program = self.table.card(card);
                if owner == side && !program.deaths.rows.is_empty() && self.deaths_left > 0 {
                    self.deaths_left -= 1;
                    self.resolve_list(program, &program.deaths, Some(card), owner, Cause::Death);
                }
            }
        }
        self.work.deaths.truncate(from);
        self.undo_depth = undo_depth;
    }

    /// Evaluates a number of the card that resolves.
    #[inline]
    pub(super) fn amount(&self, amount: &Amount, context: &Context<'_>) -> i32 {
        match amount {
            Amount::Constant(number) => *number,
            other => self.view(context).amount(other, &context.program.code),
        }
    }

    #[inline]
    pub(super) fn view<'v>(&'v self, context: &'v Context<'_>) -> View<'v> {
        View {
            table: self.table,
            state: self.state,
            own: context.own,
            numbers: &context.numbers,
            tallies: &self.tallies,
        }
    }

    /// Records the operands that a term reads.
    fn record_reads(&mut self, amount: Amount, context: &Context<'_>) {
        let (start, steps) = match amount {
            Amount::Constant(_) => return,
            Amount::Read(place) | Amount::Within(place, ..) | Amount::Rounded(place, _) => {
                return self.record_read(place, context);
            }
            Amount::Two(_, left, right) => {
                self.record_read(left, context);
                return self.record_read(right, context);
            }
            Amount::Any(who, zone, place, least, reach) => {
                let side = super::evaluate::side(context.own, who);
                let value = self.view(context).within(side, zone, place, least, reach);
                return self.recorder.event(Event::Matched { side, zone, value });
            }
            Amount::Scaled(scale) => {
                self.record_read(Operand::Resolution(scale.of), context);
                return self.record_read(Operand::Resolution(scale.and), context);
            }
            Amount::Code(start, steps) => (start, steps),
        };
        let start = usize::try_from(start).unwrap_or(usize::MAX);
        let Some(code) = context.program.code.get(start..start.saturating_add(usize::from(steps))) else { return };
        let mut at = 0;
        while let Some(&op) = code.get(at) {
            at += 1;
            match op {
                Op::Load(place) | Op::Apply(_, place) => self.record_read(place, context),
                Op::Matching(who, zone, steps) => {
                    let end = at + usize::from(steps);
                    let side = super::evaluate::side(context.own, who);
                    let value = self.view(context).matching(code.get(at..end).unwrap_or(&[]), side, zone);
                    self.recorder.event(Event::Matched { side, zone, value });
                    at = end;
                }
                _ => {}
            }
        }
    }

    fn record_read(&mut self, what: Operand, context: &Context<'_>) {
        if !matches!(what, Operand::Constant(_)) {
            let value = self.view(context).read(what);
            self.recorder.event(Event::Read { what, own: context.own, value });
        }
    }

    /// Records the steps that lead to the amount of an instruction.
    pub(super) fn record_parts(&mut self, instruction: &super::program::Instruction, context: &Context<'_>) {
        for part in &instruction.parts {
            let value = self.amount(&part.amount, context);
            let source = if part.reads.is_empty() { Source::Printed } else { Source::Read };
            self.recorder.event(Event::Part { value, source });
            for &place in &part.reads {
                self.record_read(place, context);
            }
        }
    }
}
