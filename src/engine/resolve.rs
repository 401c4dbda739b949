//! Resolution (section 4 of the paper): a card's rows, from the first to the last.

use super::change::Change;
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

/// Deaths that resolve in one step at most: rulesets can bring cards back, and a resolution always ends.
const MAX_DEATHS: u16 = 256;

/// Space that resolutions use again and again, so that they need no memory of their own.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// The changes of rows that may be undone, in order.
    pub(super) log: Vec<Change>,
    /// For each kind of row that can be replaced: where the changes of the latest one stand, and its place in the list.
    pub(super) applied: Vec<Option<Applied>>,
    /// Cards that were destroyed and have not resolved yet.
    pub(super) deaths: Vec<(Side, Handle)>,
}

/// A row that was applied.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    row: u8,
    from: usize,
    to: usize,
}

impl Default for Workspace {
    fn default() -> Self {
        Self { log: Vec::with_capacity(256), applied: Vec::with_capacity(64), deaths: Vec::with_capacity(64) }
    }
}

/// One step of a game: everything that follows from it until nothing is left to happen.
pub struct Step<'a, R, C> {
    pub(super) table: &'a Table,
    pub(super) state: &'a mut State,
    pub(super) work: &'a mut Workspace,
    pub(super) recorder: &'a mut R,
    pub(super) chooser: &'a mut C,
    /// Who takes the step; among things that happen at once, this player's come first.
    pub(super) active: Side,
    pub(super) tallies: [i32; MAX_TALLIES],
    /// How many rows that are being applied may be undone later.
    pub(super) logging: u16,
    /// Whether hidden cards are answering: they do not set off others.
    pub(super) answering: bool,
    /// Whether cards are resolving once more: they do not make others do so.
    pub(super) again: bool,
    /// Whether a card is being answered before it resolves, and whether it has been cancelled.
    pub(super) answered: Option<bool>,
    pub(super) deaths_left: u16,
}

/// Whose rows these are, and of which card.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub own: Side,
    pub this: Option<Handle>,
    /// Whether these are the rows of a destroyed card: they find it only where destroyed cards go.
    pub destroyed: bool,
    pub program: &'a Program,
    pub numbers: Numbers,
    pub tally: Option<TallyId>,
}

impl<'a, R: Recorder, C: Chooser> Step<'a, R, C> {
    /// A step that a player takes.
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
            logging: 0,
            answering: false,
            again: false,
            answered: None,
            deaths_left: MAX_DEATHS,
        }
    }

    /// Resolves a card of the player who takes the step: its rows, twice if the rules say so, and what its type counts.
    pub fn resolve(mut self, program: &Program, this: Option<Handle>) {
        let active = self.active;
        self.card(program, this, active, Cause::Step);
        self.finish();
    }

    pub(super) fn finish(self) {
        self.work.log.clear();
        self.work.applied.clear();
        self.work.deaths.clear();
    }

    /// A card resolves, twice while its type's counter says so.
    pub(super) fn card(&mut self, program: &Program, this: Option<Handle>, own: Side, cause: Cause) {
        let repeat = program.repeats.filter(|&at| self.state.player(own).number(at) > 0);
        if let Some(at) = repeat {
            self.set_number(own, at, 0);
        }
        self.whole(program, this, own, cause);
        if repeat.is_some() {
            self.whole(program, this, own, Cause::Repeat);
        }
        if let Some(at) = program.counts {
            let played = self.state.player(own).number(at);
            self.set_number(own, at, played.saturating_add(1));
        }
    }

    /// One resolution, with tallies of its own.
    fn whole(&mut self, program: &Program, this: Option<Handle>, own: Side, cause: Cause) {
        let outer = std::mem::take(&mut self.tallies);
        let log = self.work.log.len();
        self.list(program, &program.plays, this, own, cause);
        self.tallies = outer;
        // A row that made this card resolve may be undone; what this card counted is not in that row's counts.
        if self.logging > 0 {
            for change in self.work.log.iter_mut().skip(log) {
                if let Change::Tally { by, .. } = change {
                    *by = 0;
                }
            }
        }
    }

    /// Rows that resolve together.
    pub(super) fn list(&mut self, program: &Program, list: &List, this: Option<Handle>, own: Side, cause: Cause) {
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
        // Rows that others can replace are remembered.
        let (slots, log) = (self.work.applied.len(), self.work.log.len());
        if list.replaced > 0 {
            self.work.applied.resize(slots + usize::from(list.replaced), None);
        }
        for row in &list.rows {
            self.row(row, slots, &mut context);
        }
        if list.replaced > 0 {
            self.work.applied.truncate(slots);
            if self.logging == 0 {
                self.work.log.truncate(log);
            }
        }
        if R::ON {
            self.recorder.event(Event::End);
        }
    }

    #[inline]
    fn row(&mut self, row: &Row, slots: usize, context: &mut Context<'_>) {
        if R::ON {
            self.recorder.event(Event::Row { at: row.at, op: row.op, role: row.role, printed: row.printed });
        }
        // Every condition is asked (Definition 3.2); none changes anything, so the silent path may stop at the first.
        let mut holds = true;
        for test in &row.tests {
            let answer = self.amount(&test.holds, context) != 0;
            if R::ON {
                self.recorder.event(Event::Condition { id: test.id, param: test.param, holds: answer });
                self.tell_reads(test.holds, context);
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
        let marks = if row.attended { self.before(row, slots) } else { (0, 0) };
        for act in &row.acts {
            self.act(act, context);
        }
        if row.attended {
            self.after(row, slots, marks);
        }
    }

    /// Before a row that needs to be attended to: what it replaces is undone. Gives where changes and deaths stand.
    fn before(&mut self, row: &Row, slots: usize) -> (usize, usize) {
        if row.role == Role::Replace
            && let Some(slot) = row.slot
            && let Some(applied) = self.work.applied.get_mut(slots + usize::from(slot)).and_then(Option::take)
        {
            self.undo(applied);
        }
        self.logging += u16::from(row.replaceable);
        (self.work.log.len(), self.work.deaths.len())
    }

    /// After it: what it changed is remembered for a row that may replace it, and what it destroyed resolves.
    fn after(&mut self, row: &Row, slots: usize, (from, deaths): (usize, usize)) {
        if row.replaceable {
            self.logging -= 1;
            if let Some(slot) = row.slot
                && let Some(entry) = self.work.applied.get_mut(slots + usize::from(slot))
            {
                *entry = Some(Applied { row: row.at, from, to: self.work.log.len() });
            }
        }
        if self.work.deaths.len() > deaths {
            self.deaths(deaths);
        }
    }

    /// UNDO (Definition 4.1): what the row really changed, the last change first.
    fn undo(&mut self, applied: Applied) {
        if R::ON {
            self.recorder.event(Event::Undo { at: applied.row });
        }
        for at in (applied.from..applied.to).rev() {
            if let Some(&change) = self.work.log.get(at) {
                self.undo_change(change);
            }
        }
        if R::ON {
            self.recorder.event(Event::Undone);
        }
    }

    /// Takes back one change of a state that may have gone on since: by how much a number changed, not to what; a card
    /// only from where the row put it.
    fn undo_change(&mut self, change: Change) {
        match change {
            Change::Number { side, at, before, after } => {
                let now = self.state.player(side).number(at);
                let back = i64::from(now) + i64::from(before) - i64::from(after);
                let back = i32::try_from(back).unwrap_or(if back < 0 { i32::MIN } else { i32::MAX });
                let (least, _) = self.table.rules.bounds(at);
                self.set_number(side, at, back.max(least.min(now)));
            }
            Change::Unit { card, spot, number, before, after, this_turn } => {
                let by = i32::from(before) - i32::from(after);
                if let Some(at) = self.state.player(spot.side).find(spot.zone, card) {
                    self.change_unit(Spot { at, ..spot }, number, by, Ending::By(-i32::from(this_turn)));
                }
            }
            Change::Move { card, from, to, was, revealed } => {
                if let Some(at) = self.state.player(to.side).find(to.zone, card)
                    && self.has_room(from.side, from.zone)
                {
                    self.move_card(Spot { at, ..to }, from, Some(was));
                    if revealed {
                        self.set_revealed(card, true);
                    }
                }
            }
            Change::Reveal { card, before, .. } => self.set_revealed(card, before),
            Change::Tally { at, by } => self.change_tally(at, -by),
            Change::Arrived { .. } | Change::Chance { .. } | Change::Turn { .. } => {}
        }
    }

    /// Destroyed cards resolve: the active player's first, each player's in the order in which they were destroyed. What
    /// they change is theirs: a row that destroyed them and is replaced does not take it back.
    pub(super) fn deaths(&mut self, from: usize) {
        let to = self.work.deaths.len();
        let logging = std::mem::take(&mut self.logging);
        for side in [self.active, self.active.other()] {
            for at in from..to {
                let Some(&(owner, card)) = self.work.deaths.get(at) else { continue };
                let program = self.table.card(card);
                if owner == side && !program.deaths.rows.is_empty() && self.deaths_left > 0 {
                    self.deaths_left -= 1;
                    self.list(program, &program.deaths, Some(card), owner, Cause::Death);
                }
            }
        }
        self.work.deaths.truncate(from);
        self.logging = logging;
    }

    /// A number of the card that resolves.
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

    /// Tells what a term read.
    fn tell_reads(&mut self, amount: Amount, context: &Context<'_>) {
        let (start, steps) = match amount {
            Amount::Constant(_) => return,
            Amount::Read(place) | Amount::Within(place, ..) | Amount::Rounded(place, _) => {
                return self.tell_read(place, context);
            }
            Amount::Two(_, left, right) => {
                self.tell_read(left, context);
                return self.tell_read(right, context);
            }
            Amount::Any(who, zone, place, least, reach) => {
                let side = super::evaluate::side(context.own, who);
                let value = self.view(context).within(side, zone, place, least, reach);
                return self.recorder.event(Event::Matched { side, zone, value });
            }
            Amount::Scaled(scale) => {
                self.tell_read(Operand::Resolution(scale.of), context);
                return self.tell_read(Operand::Resolution(scale.and), context);
            }
            Amount::Code(start, steps) => (start, steps),
        };
        let start = usize::try_from(start).unwrap_or(usize::MAX);
        let Some(code) = context.program.code.get(start..start.saturating_add(usize::from(steps))) else { return };
        let mut at = 0;
        while let Some(&op) = code.get(at) {
            at += 1;
            match op {
                Op::Load(place) | Op::Apply(_, place) => self.tell_read(place, context),
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

    fn tell_read(&mut self, what: Operand, context: &Context<'_>) {
        if !matches!(what, Operand::Constant(_)) {
            let value = self.view(context).read(what);
            self.recorder.event(Event::Read { what, own: context.own, value });
        }
    }

    /// Tells how the amount of a change came about.
    pub(super) fn tell_parts(&mut self, act: &super::program::Act, context: &Context<'_>) {
        for part in &act.parts {
            let value = self.amount(&part.amount, context);
            let source = if part.reads.is_empty() { Source::Printed } else { Source::Read };
            self.recorder.event(Event::Part { value, source });
            for &place in &part.reads {
                self.tell_read(place, context);
            }
        }
    }
}
