//! Works out flat terms.

use super::Machine;
use super::frame::{Frame, PickedNow};
use crate::kernel::flat::{Gather, Marked, Of, Op, STACK, Side, Source, Zones};
use crate::kernel::ids::{KeywordId, PickId, RoleId, ZoneId};
use crate::kernel::rules::statement::{Statement, StatementKind};
use crate::kernel::rules::term::Term;
use crate::kernel::state::{CardId, Seat};

/// What the steps look at: the parameter, and a card that may be another than the frame's.
#[derive(Clone, Copy)]
struct Look {
    param: i32,
    it: Option<CardId>,
}

impl Look {
    fn of(frame: &Frame<'_>) -> Self {
        Self { param: frame.param.number, it: frame.it }
    }
}

impl Machine<'_> {
    /// The value of a flat term. Its steps never use more than the stack has, and end, because they only go forward.
    #[inline(never)]
    pub(super) fn flat(&mut self, code: &[Op], frame: &Frame<'_>) -> i32 {
        match code {
            [one] => self.one(*one, frame),
            _ => self.steps(code, frame),
        }
    }

    /// The value of a term of several steps.
    #[inline]
    pub(super) fn steps(&mut self, code: &[Op], frame: &Frame<'_>) -> i32 {
        self.flat_of(code, 0, Look::of(frame), frame)
    }

    /// A number that is read at once.
    #[inline]
    pub(super) fn read_at_once(&mut self, source: Source, frame: &Frame<'_>) -> i32 {
        self.look_up(source, Look::of(frame), frame)
    }

    /// The value of a single step.
    #[inline]
    pub(super) fn one(&mut self, op: Op, frame: &Frame<'_>) -> i32 {
        let look = Look::of(frame);
        match self.leaf(op, look, frame) {
            Some(value) => value,
            None => self.on_stack(&[op], 0, look, frame),
        }
    }

    /// The value of the steps from a position on.
    #[inline(never)]
    fn flat_of(&mut self, code: &[Op], first: usize, look: Look, frame: &Frame<'_>) -> i32 {
        match self.straight(code, first, look, frame) {
            Some(value) => value,
            None => self.on_stack(code, first, look, frame),
        }
    }

    /// The value of code that needs no stack: each step goes on with the last value, and a second one is read at once. Most
    /// tests and amounts are like that.
    #[inline]
    fn straight(&mut self, code: &[Op], first: usize, look: Look, frame: &Frame<'_>) -> Option<i32> {
        let mut value = match *code.get(first)? {
            Op::Read(source) => self.look_up(source, look, frame),
            op => self.leaf(op, look, frame)?,
        };
        let mut at = first + 1;
        while let Some(&op) = code.get(at) {
            at += 1;
            value = match op {
                Op::By(pair, right) => pair.of(value, right),
                Op::With(pair, source) => {
                    let right = self.look_up(source, look, frame);
                    pair.of(value, right)
                }
                Op::Not => i32::from(value == 0),
                Op::Truth => i32::from(value != 0),
                Op::And(to) if value == 0 => {
                    at = usize::from(to);
                    0
                }
                Op::And(_) => {
                    let next = *code.get(at)?;
                    at += 1;
                    self.leaf(next, look, frame)?
                }
                op => {
                    let Op::Pair(pair) = *code.get(at)? else { return None };
                    at += 1;
                    let right = self.leaf(op, look, frame)?;
                    pair.of(value, right)
                }
            };
        }
        Some(value)
    }

    /// A number that is read at once. Not part of the loop over steps, which would keep all that any of them needs at hand.
    #[inline(never)]
    fn look_up(&mut self, source: Source, look: Look, frame: &Frame<'_>) -> i32 {
        match source {
            Source::Val => frame.val,
            Source::Param => look.param,
            Source::Turn => self.turn_number(),
            Source::Own(counter) => self.state.counter(frame.own, counter),
            Source::Other(counter) => self.state.counter(frame.own.other(), counter),
            Source::OwnHero(id) => self.state.player(frame.own).hero[id.index()],
            Source::OtherHero(id) => self.state.player(frame.own.other()).hero[id.index()],
            Source::OwnSum(id) => self.sum_of_effects(frame.own, id),
            Source::OtherSum(id) => self.sum_of_effects(frame.own.other(), id),
            Source::OwnCount(zone) => self.count_in(frame.own, zone),
            Source::OtherCount(zone) => self.count_in(frame.own.other(), zone),
            Source::OwnBook => self.state.player(frame.own).book,
            Source::OtherBook => self.state.player(frame.own.other()).book,
            Source::CardBook => self.card_book(frame),
            Source::Tally(id) => self.tally(id),
        }
    }

    /// The value of a step that needs neither others nor the stack.
    #[inline(never)]
    fn leaf(&mut self, op: Op, look: Look, frame: &Frame<'_>) -> Option<i32> {
        let it = look.it;
        Some(match op {
            Op::Constant(value) => value,
            Op::Read(source) => self.look_up(source, look, frame),
            Op::Marked(marked) => self.marked(marked, frame.own),
            Op::State(Of::It, id) => it.map_or(0, |card| self.state_of(card, id)),
            Op::Arrived(Of::It) => i32::from(it.is_some_and(|card| self.state.card(card).has_arrived())),
            Op::Number(of, id) => self.read(of, it, frame).map_or(0, |card| self.number(card, id)),
            Op::Exists(of) => i32::from(self.read(of, it, frame).is_some()),
            Op::Fixed(id) => *frame.fixed?.get(id.index())?,
            _ => return None,
        })
    }

    /// The value of any code.
    #[inline(never)]
    fn on_stack(&mut self, code: &[Op], first: usize, look: Look, frame: &Frame<'_>) -> i32 {
        let Look { param, it } = look;
        let mut stack = [0_i32; STACK];
        let mut top = 0_usize;
        let mut at = first;
        while let Some(&op) = code.get(at) {
            at += 1;
            let value = match op {
                Op::Constant(value) => value,
                Op::Read(source) => self.look_up(source, look, frame),
                Op::IsActive => i32::from(self.state.active == frame.own),
                Op::Picked(id) => picked_number(id, frame),
                Op::Printed(of, id) => {
                    self.read(of, it, frame).map_or(0, |card| self.printed(card).numbers[id.index()])
                }
                Op::State(of, id) => self.read(of, it, frame).map_or(0, |card| self.state_of(card, id)),
                Op::Arrived(of) => {
                    i32::from(self.read(of, it, frame).is_some_and(|card| self.state.card(card).has_arrived()))
                }
                Op::Has(Of::Role(id), keyword) => i32::from(self.is_any_named(id, keyword)),
                Op::Has(of, keyword) => {
                    let card = self.read(of, it, frame);
                    i32::from(card.is_some_and(|card| self.keywords(card) >> keyword.0 & 1 == 1))
                }
                Op::HasEither(of, one, other) => {
                    let card = self.read(of, it, frame);
                    let either = 1 << one.0 | 1 << other.0;
                    i32::from(card.is_some_and(|card| self.keywords(card) & either != 0))
                }
                Op::IsOfType(of, word) => {
                    i32::from(self.read(of, it, frame).is_some_and(|card| self.is_of_type(card, word)))
                }
                Op::IsParamSubtype(of) => {
                    i32::from(self.read(of, it, frame).is_some_and(|card| self.is_of_subtype(card, param)))
                }
                Op::Bears(of, timing) => {
                    i32::from(self.read(of, it, frame).is_some_and(|card| self.has_timing(card, timing)))
                }
                Op::IsNamed(of, id) => {
                    let card = self.read(of, it, frame);
                    let role = self.state.roles.get(id.index());
                    i32::from(card.is_some_and(|card| {
                        role.is_some_and(|role| self.unmoved(role.cards()).any(|other| other == card))
                    }))
                }
                Op::Price => it.map_or(0, |card| self.price(card, frame.own)),
                Op::Each(gather, side, zones, to) => {
                    let body = (code.get(..usize::from(to)).unwrap_or_default(), at);
                    at = usize::from(to);
                    self.gathered((gather, on(side, frame.own), zones), body, param, frame)
                }
                Op::By(..) | Op::With(..) | Op::Not | Op::Truth => {
                    let place = top.wrapping_sub(1) % STACK;
                    stack[place] = match op {
                        Op::By(pair, right) => pair.of(stack[place], right),
                        Op::With(pair, source) => pair.of(stack[place], self.look_up(source, look, frame)),
                        _ => i32::from((stack[place] != 0) == (op == Op::Truth)),
                    };
                    continue;
                }
                Op::And(to) | Op::Or(to) => {
                    let last = &mut stack[top.wrapping_sub(1) % STACK];
                    if (*last != 0) == matches!(op, Op::Or(_)) {
                        *last = i32::from(*last != 0);
                        at = usize::from(to);
                    } else {
                        top = top.wrapping_sub(1);
                    }
                    continue;
                }
                Op::Unless(to) => {
                    top = top.wrapping_sub(1);
                    if stack[top % STACK] == 0 {
                        at = usize::from(to);
                    }
                    continue;
                }
                Op::Jump(to) => {
                    at = usize::from(to);
                    continue;
                }
                Op::Pair(pair) => {
                    top = top.wrapping_sub(2);
                    pair.of(stack[top % STACK], stack[top.wrapping_add(1) % STACK])
                }
                Op::Number(..) | Op::Exists(_) | Op::Marked(_) => self.leaf(op, look, frame).unwrap_or(0),
                Op::Fixed(id) => match self.leaf(op, look, frame) {
                    Some(value) => value,
                    None => self.term(&Term::Fixed(id), frame),
                },
            };
            stack[top % STACK] = value;
            top = top.wrapping_add(1);
        }
        stack[0]
    }

    /// The card that a step reads.
    #[inline]
    fn read(&self, of: Of, it: Option<CardId>, frame: &Frame<'_>) -> Option<CardId> {
        if of == Of::It { it } else { self.read_other(of, it, frame) }
    }

    #[inline(never)]
    fn read_other(&self, of: Of, it: Option<CardId>, frame: &Frame<'_>) -> Option<CardId> {
        match of {
            Of::It => it,
            Of::This => self.this(frame),
            Of::Pick(id) => match frame.action?.picks.get(id.index())? {
                PickedNow::Card(bound) if self.state.is_same(*bound) => Some(bound.0),
                _ => None,
            },
            Of::Role(id) => self.unmoved(self.state.roles.get(id.index())?.cards()).next(),
            Of::First(side, zone) => self.state.pile(on(side, frame.own), zone).as_slice().first().copied(),
        }
    }

    /// Whether one of the cards that a name is bound to has a keyword.
    fn is_any_named(&mut self, id: RoleId, keyword: KeywordId) -> bool {
        let Some(role) = self.state.roles.get(id.index()).copied() else { return false };
        role.cards().iter().any(|&bound| self.state.is_same(bound) && self.keywords(bound.0) >> keyword.0 & 1 == 1)
    }

    /// What becomes of the values of the cards of zones. Steps move no card.
    fn gathered(
        &mut self,
        (gather, seat, zones): (Gather, Seat, Zones),
        body: (&[Op], usize),
        param: i32,
        frame: &Frame<'_>,
    ) -> i32 {
        let steps = body.0.get(body.1..).unwrap_or_default();
        let (mut sum, mut left) = (0_i32, zones);
        while left != 0 {
            let zone = ZoneId(u8::try_from(left.trailing_zeros()).unwrap_or_default());
            left &= left - 1;
            for at in 0..self.state.count(seat, zone) {
                let Some(&card) = self.state.pile(seat, zone).as_slice().get(at) else { break };
                let value = match *steps {
                    [Op::Number(Of::It, number)] => self.number(card, number),
                    [Op::IsParamSubtype(Of::It)] => i32::from(self.is_of_subtype(card, param)),
                    _ => self.flat_of(body.0, body.1, Look { param, it: Some(card) }, frame),
                };
                match gather {
                    Gather::Sum => sum = sum.saturating_add(value),
                    Gather::Count => sum += i32::from(value != 0),
                    Gather::Any if value != 0 => return 1,
                    Gather::Any => {}
                }
            }
        }
        sum
    }

    /// How many cards of zones have a mark or lack it, or whether one does.
    fn marked(&self, marked: Marked, own: Seat) -> i32 {
        let (seat, mark) = (on(marked.side, own), 1_u32 << (marked.bit & 31));
        let (mut count, mut left) = (0, marked.zones);
        while left != 0 {
            let zone = ZoneId(u8::try_from(left.trailing_zeros()).unwrap_or_default());
            left &= left - 1;
            for &card in self.state.pile(seat, zone).as_slice() {
                if (self.state.card(card).marks & mark != 0) == marked.is_set {
                    if !marked.counts {
                        return 1;
                    }
                    count += 1;
                }
            }
        }
        count
    }

    /// Whether a flat test holds for a parameter.
    pub(super) fn flat_test(&mut self, code: &[Op], param: i32, frame: &Frame<'_>) -> bool {
        self.flat_of(code, 0, Look { param, it: frame.it }, frame) != 0
    }

    fn count_in(&self, seat: Seat, zone: ZoneId) -> i32 {
        i32::try_from(self.state.count(seat, zone)).unwrap_or(i32::MAX)
    }

    /// The amount of a statement that changes something by a number.
    #[inline]
    pub(super) fn amount(&mut self, statement: &Statement, term: &Term, frame: &Frame<'_>) -> i32 {
        let kernel = self.kernel;
        match kernel.amount(statement.id) {
            Some(code) => self.flat(code, frame),
            None => self.term(term, frame),
        }
    }

    /// The amounts of statements that can be done at once with others.
    pub(super) fn amount_of(&mut self, statement: &Statement, frame: &Frame<'_>) -> i32 {
        match &statement.kind {
            StatementKind::Gain(_, amount)
            | StatementKind::Lose(_, amount)
            | StatementKind::Set(_, amount)
            | StatementKind::Damage { amount, .. }
            | StatementKind::Heal(_, amount) => self.amount(statement, amount, frame),
            _ => 0,
        }
    }
}

/// The number that was picked with the action.
fn picked_number(id: PickId, frame: &Frame<'_>) -> i32 {
    match frame.action.and_then(|action| action.picks.get(id.index())) {
        Some(PickedNow::Number(number)) => *number,
        _ => 0,
    }
}

/// The player on a side of another.
#[inline]
pub(super) fn on(side: Side, own: Seat) -> Seat {
    match side {
        Side::Own => own,
        Side::Other => own.other(),
    }
}
