//! Effects: rows that resolve together, and cards that are played.

use std::ops::Range;

use smallvec::SmallVec;

use super::frame::{Aims, Frame, Happening, RowFrame, Whom};
use super::{Budget, DEPTH, Idle, Machine, Occurrence, with_room};
use crate::kernel::ids::{DefinitionId, DurationId, OperationId, TallyId};
use crate::kernel::lookup::Kernel;
use crate::kernel::question::AbilityRef;
use crate::kernel::rules::ability::{Pick, Row, RowKind, Who};
use crate::kernel::rules::flow::{Check, ResolveAt};
use crate::kernel::rules::statement::StatementKind;
use crate::kernel::rules::tables::{DurationOf, Operation};
use crate::kernel::rules::term::Term;
use crate::kernel::state::{Bound, CardId, Held, NO_ORIGIN, RowKey, Seat, State, Things};

/// Rows that resolve together.
pub(super) struct Effect<'e> {
    pub rows: &'e [Row],
    pub this: Option<CardId>,
    pub own: Seat,
    pub definition: Option<DefinitionId>,
    pub ability: Option<AbilityRef>,
    /// It is the effect of a card that was destroyed.
    pub is_grave: bool,
    pub happening: Option<&'e Happening>,
    /// Targets that were named when it was used.
    pub aims: Option<&'e Aims>,
    /// Its rows name no targets and have nothing to do with one another.
    pub is_plain: bool,
    /// They may read quantities that are fixed when it begins.
    pub reads_fixed: bool,
}

impl<'e> Effect<'e> {
    pub fn of_ability(kernel: &'e Kernel, card: CardId, ability: AbilityRef, own: Seat, state: &State) -> Self {
        Self {
            rows: &kernel.game.ability(ability.id).rows,
            this: Some(card),
            own,
            definition: Some(state.card(card).definition),
            ability: Some(ability),
            is_grave: false,
            happening: None,
            aims: None,
            is_plain: kernel.is_plain(ability.id),
            reads_fixed: kernel.reads_fixed(ability.id),
        }
    }

    /// Rows of the game's own rules.
    pub fn of_rules(rows: &'e [Row], own: Seat) -> Self {
        Self {
            rows,
            this: None,
            own,
            definition: None,
            ability: None,
            is_grave: false,
            happening: None,
            aims: None,
            is_plain: false,
            reads_fixed: true,
        }
    }
}

/// The latest row of an operation, and where what it has changed is kept.
struct Latest {
    operation: OperationId,
    /// Its position among the rows of its card.
    at: u8,
    changes: Range<usize>,
}

/// What the rows of an effect pass on to one another.
#[derive(Default)]
struct Passed {
    did: bool,
    previous: SmallVec<[Bound; 24]>,
    /// The aims of rows by operation and `to`, for rows that replace or add.
    kept: SmallVec<[(OperationId, u16, Things); 4]>,
    /// Where what the latest row of an operation has changed is kept, for the row that replaces it.
    latest: SmallVec<[Latest; 8]>,
}

impl<'m> Machine<'m> {
    /// Resolves rows from the first to the last.
    pub(super) fn effect(&mut self, effect: &Effect<'_>, outer: Option<&Frame<'_>>) {
        if self.is_stopped() {
            return;
        }
        if self.depth > DEPTH {
            self.report(Budget::Depth);
            return;
        }
        if self.depth == 0 {
            self.rows(effect, outer);
        } else {
            with_room(|| self.rows(effect, outer));
        }
    }

    fn rows(&mut self, effect: &Effect<'_>, outer: Option<&Frame<'_>>) {
        self.depth += 1;
        if let (Some(watch), Some(ability)) = (&mut self.watch, effect.ability) {
            watch.ability(ability.id, effect.this, self.state);
        }
        let mut frame = outer.copied().unwrap_or(Frame::of(effect.own));
        frame.own = effect.own;
        frame.this = effect.this;
        frame.it = None;
        frame.definition = effect.definition;
        frame.event = effect.happening.or(frame.event);
        frame.whom = Whom::One(effect.own);
        let mut room = None;
        let fixed = if effect.reads_fixed { self.fixed(&frame, &mut room) } else { None };
        frame.fixed = fixed;
        if let (true, Some(fixed)) = (self.watch.is_some() && effect.ability.is_some(), fixed) {
            self.report_fixed(fixed, effect.own);
        }
        let whole = self.work.pending.len();
        let roles = (!self.kernel.flat.flow.roles.is_empty()).then_some(self.state.roles);
        let kept_changes = self.kept_changes();
        if effect.is_plain {
            self.plain_rows(effect, &mut frame);
        } else {
            self.linked_rows(effect, &frame);
        }
        // What an effect binds is forgotten when it is done.
        if let Some(roles) = roles {
            self.state.roles = roles;
        }
        self.look(Check::Effect);
        if self.kernel.flat.flow.effects.at == ResolveAt::Effect {
            self.settle(whole);
        }
        self.clear_log();
        self.forget_changes(kept_changes);
        self.depth -= 1;
    }

    /// Rows that name no targets and have nothing to do with one another.
    fn plain_rows(&mut self, effect: &Effect<'_>, outer: &mut Frame<'_>) {
        let kernel = self.kernel;
        let (has_done, outer_val) = (outer.did, outer.val);
        let value = kernel.row_value(self.own_card(outer));
        // A value in flat code reads nothing of the row but its printed value.
        let is_plain = self.watch.is_none() && matches!(value, None | Some(Term::Flat(_)));
        let mut did = false;
        for row in effect.rows {
            if self.is_stopped() {
                return;
            }
            let outer_grave = std::mem::replace(&mut self.is_grave, effect.is_grave);
            if !row.conditions.is_empty() {
                outer.did = did;
                let holds = self.row_holds(row, outer);
                outer.did = has_done;
                if !holds {
                    did = false;
                    let of_row = Some(RowFrame { row, key: self.key(effect, row) });
                    self.row_idles(row, &Frame { row: of_row, ..*outer }, false);
                    self.is_grave = outer_grave;
                    continue;
                }
            }
            let (before, mark) = (self.changes, self.work.pending.len());
            match kernel.deed_of(row.operation) {
                Some(deed) if is_plain => {
                    outer.val = row.val;
                    if let Some(value) = value {
                        outer.val = self.term(value, outer);
                    }
                    self.do_deed_at_once(deed, outer);
                    outer.val = outer_val;
                }
                _ => self.plain_row(effect, row, value, outer),
            }
            did = self.changes != before;
            self.is_grave = outer_grave;
            self.after_row(mark);
        }
    }

    /// One of them whose conditions hold.
    #[inline(never)]
    fn plain_row(&mut self, effect: &Effect<'_>, row: &Row, value: Option<&Term>, outer: &Frame<'_>) {
        let Some(operation) = self.operation(row.operation) else { return };
        if let Some(watch) = &mut self.watch {
            watch.row(row, effect.own, self.state);
        }
        let before = self.changes;
        let mut frame = *outer;
        frame.filters = None;
        frame.to = None;
        let duration = self.duration(effect, row, operation);
        frame.during =
            Some(duration.map_or(self.kernel.this_turn(), |duration| self.kernel.until(duration, effect.own)));
        frame.val = row.val;
        frame.word = row.word;
        frame.row = Some(RowFrame { row, key: self.key(effect, row) });
        frame.tally = operation.tally;
        frame.whom = Whom::One(effect.own);
        if let Some(value) = value {
            frame.val = self.term(value, &frame);
        }
        frame.whom = whom(row, effect.own);
        self.do_row(operation, &frame);
        if self.changes == before && self.watch.is_some() {
            self.report_nothing(effect, row, operation);
        }
    }

    /// Rows that take up one another's targets or replace one another.
    #[inline(never)]
    fn linked_rows(&mut self, effect: &Effect<'_>, frame: &Frame<'_>) {
        let mut passed = Passed::default();
        for (at, row) in effect.rows.iter().enumerate() {
            if self.is_stopped() {
                break;
            }
            self.row(effect, at, row, frame, &mut passed);
        }
    }

    fn row(&mut self, effect: &Effect<'_>, at: usize, row: &Row, frame: &Frame<'_>, passed: &mut Passed) {
        let Some(operation) = self.operation(row.operation) else { return };
        let key = self.key(effect, row);
        let outer_grave = std::mem::replace(&mut self.is_grave, effect.is_grave);
        let of_row = Some(RowFrame { row, key });
        let asked = Frame { did: passed.did, ..*frame };
        let holds = row.conditions.is_empty() || self.row_holds(row, &asked);
        let fires = self.kernel.flat.flow.fires.is_none() || self.fires(key, &Frame { row: of_row, ..*frame });
        if !holds || !fires {
            passed.did = false;
            self.row_idles(row, &Frame { row: of_row, ..*frame }, holds);
            self.is_grave = outer_grave;
            return;
        }
        if let Some(watch) = &mut self.watch {
            watch.row(row, effect.own, self.state);
        }
        passed.did = false;
        let named = effect.aims.and_then(|aims| aims.row(row.at));
        let named = named.map(|things| things.map(|things| self.still_aimed(things)).unwrap_or_default());
        let duration = self.duration(effect, row, operation);
        if operation.is_continuous() && self.is_of_source(duration) {
            self.hold(effect, at, row, frame, named, passed);
            self.is_grave = outer_grave;
            return;
        }
        let target = self.target(row.target);
        let during = duration.map_or(self.kernel.this_turn(), |duration| self.kernel.until(duration, effect.own));
        let mut frame = *frame;
        frame.val = row.val;
        frame.word = row.word;
        frame.row = of_row;
        frame.filters = target.map(|target| &target.filters);
        frame.during = Some(during);
        frame.tally = operation.tally;
        if let Some(value) = self.kernel.row_value(self.own_card(&frame)) {
            frame.val = self.term(value, &frame);
        }
        if let (Some(_), Some(fires)) = (key, &self.kernel.flat.flow.fires) {
            self.block(&fires.body, &frame);
        }
        // That a row wears out is nothing that it has done.
        let before = self.changes;
        frame.whom = whom(row, effect.own);
        if row.kind == RowKind::Replace
            && let Some(at) = passed.latest.iter().position(|latest| latest.operation == row.operation)
        {
            let latest = passed.latest.swap_remove(at);
            self.undo(latest.changes);
            if let Some(watch) = &mut self.watch {
                watch.undone(latest.at, self.state);
            }
        }
        let later = &effect.rows[at + 1..];
        let (is_replaced_later, is_kept) = uses(later, row);
        let (start, mark) = (self.log_len(), self.work.pending.len());
        if is_replaced_later {
            self.begin_log();
        }
        let is_free = row.target.is_none() && row.kind == RowKind::Plain && named.is_none();
        let to = if is_free { None } else { self.aim_of_row(row, &frame, named, passed) };
        frame.to = to.as_ref();
        if row.target.is_some() && to.is_some_and(|to| to.is_empty()) {
            self.report_idle(row, &frame, Idle::Aimless);
        }
        if is_kept {
            passed.kept.retain(|(operation, same, _)| (*operation, *same) != (row.operation, row.same_aim));
            passed.kept.push((row.operation, row.same_aim, to.unwrap_or_default()));
        }
        // An operation with `who` is done for each player that it names, the row's own first.
        let seats: &[Seat] = match row.who {
            Who::Both if operation.who.is_some() => &[effect.own, effect.own.other()],
            _ => &[],
        };
        if seats.is_empty() {
            self.do_row(operation, &frame);
        }
        for &seat in seats {
            self.do_row(operation, &Frame { whom: Whom::One(seat), ..frame });
        }
        passed.did = self.changes != before;
        if !passed.did && self.watch.is_some() {
            self.report_nothing(effect, row, operation);
        }
        passed.previous.clear();
        if let Some(to) = &to
            && !later.is_empty()
        {
            passed.previous = super::continuous::bound(self, to);
        }
        self.is_grave = outer_grave;
        if is_replaced_later {
            let changes = self.end_log(start);
            passed.latest.retain(|latest| latest.operation != row.operation);
            passed.latest.push(Latest { operation: row.operation, at: row.at, changes });
        }
        self.after_row(mark);
    }

    fn after_row(&mut self, mark: usize) {
        self.look(Check::Row);
        if self.kernel.flat.flow.effects.at == ResolveAt::Row {
            self.settle(mark);
        }
    }

    /// Reports a row that has changed nothing.
    fn report_nothing(&mut self, effect: &Effect<'_>, row: &Row, operation: &Operation) {
        let says = || operation.does.iter().any(|statement| matches!(statement.kind, StatementKind::Say(_)));
        if !self.is_stopped() && !says() {
            self.occurs(|| Occurrence::Nothing { of: effect.this, operation: row.operation, by: effect.own });
        }
    }

    /// What the states of a row are counted under.
    fn key(&self, effect: &Effect<'_>, row: &Row) -> Option<RowKey> {
        let (card, ability) = (effect.this?, effect.ability?);
        let is_printed = ability.slot < super::bearing::FIRST_GRANT;
        let origin = if is_printed { self.state.card(card).origin } else { ability.origin };
        (origin != NO_ORIGIN).then_some(RowKey { origin, row: row.id })
    }

    /// Whether a row is done at all where rows wear out.
    pub(super) fn fires(&mut self, key: Option<RowKey>, frame: &Frame<'_>) -> bool {
        let kernel = self.kernel;
        match (&kernel.flat.flow.fires, key) {
            (Some(fires), Some(_)) => self.holds(&fires.test, frame),
            _ => true,
        }
    }

    /// How long a row lasts: as it says, else as its way or its operation usually does.
    fn duration(&self, effect: &Effect<'_>, row: &Row, operation: &Operation) -> Option<DurationId> {
        let way = effect.ability.and_then(|ability| self.way(ability)).and_then(|way| way.lasting);
        row.lasting.or(way.filter(|_| operation.is_continuous())).or(operation.lasting.first().copied())
    }

    fn is_of_source(&self, duration: Option<DurationId>) -> bool {
        duration
            .and_then(|duration| self.kernel.game.durations.get_index(duration.index()))
            .is_some_and(|(_, duration)| duration.of == DurationOf::Source)
    }

    /// A row that holds from now on, as long as its card is in play.
    fn hold(
        &mut self,
        effect: &Effect<'_>,
        at: usize,
        row: &Row,
        frame: &Frame<'_>,
        named: Option<Things>,
        passed: &mut Passed,
    ) {
        let chosen = match named {
            Some(named) => Some(named),
            None => self.open_target(row).map(|_| self.aimed(row, frame, None)),
        };
        let bound = chosen.map(|chosen| super::continuous::bound(self, &chosen));
        if let (Some(source), Some(ability)) = (effect.this, effect.ability)
            && self.kernel.play.contains(&self.state.card(source).zone)
        {
            let range = bound.as_ref().map(|bound| self.hold_cards(bound));
            let held = Held { source, ability: ability.id, row: u8::try_from(at).unwrap_or(0), chosen: range };
            if self.state.held.try_push(held).is_err() {
                self.report(Budget::Room);
            }
            self.stale();
        }
        if let Some(bound) = bound {
            passed.previous = bound;
        }
    }

    /// Stores the cards of a held row.
    fn hold_cards(&mut self, bound: &[Bound]) -> (u8, u8) {
        let start = self.state.held_cards.len();
        let room = self.state.held_cards.remaining_capacity();
        self.state.held_cards.extend(bound.iter().copied().take(room));
        let place = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
        (place(start), place(self.state.held_cards.len()))
    }

    /// The target of a row; `None`: it has none, or its operation picks.
    fn aim_of_row(&mut self, row: &Row, frame: &Frame<'_>, named: Option<Things>, passed: &Passed) -> Option<Things> {
        let target = self.target(row.target);
        match target.map(|target| target.pick) {
            Some(Pick::Same) => {
                let cards: Things = self.unmoved(&passed.previous).collect();
                return Some(cards.cards().filter(|&card| self.reaches(row, card, frame)).collect());
            }
            Some(Pick::Fit) => return None,
            _ => {}
        }
        if named.is_some() {
            return named;
        }
        if row.kind != RowKind::Plain
            && let Some((.., kept)) =
                passed.kept.iter().find(|(operation, same, _)| (*operation, *same) == (row.operation, row.same_aim))
        {
            return Some(*kept);
        }
        target.map(|_| self.aimed(row, frame, None))
    }

    fn do_row(&mut self, operation: &'m Operation, frame: &Frame<'_>) {
        for statement in &operation.does {
            if self.is_stopped() {
                return;
            }
            self.statement(statement, frame);
        }
    }

    /// Adds to a tally of the effect that resolves.
    pub(super) fn count(&mut self, tally: TallyId, by: i32) {
        if let Some(entry) = self.tallies.get_mut(tally.index()) {
            *entry = entry.saturating_add(by);
            self.note_tally(tally, by);
        }
    }
}

/// The players that a row names.
fn whom(row: &Row, own: Seat) -> Whom {
    match row.who {
        Who::Own => Whom::One(own),
        Who::Other => Whom::One(own.other()),
        Who::Both => Whom::Both,
    }
}

/// Whether one of the later rows replaces a row, and whether one keeps its aim.
fn uses(later: &[Row], row: &Row) -> (bool, bool) {
    let same = later.iter().filter(|later| later.operation == row.operation);
    same.fold((false, false), |(replaces, keeps), later| {
        (replaces || later.kind == RowKind::Replace, keeps || later.kind != RowKind::Plain)
    })
}
