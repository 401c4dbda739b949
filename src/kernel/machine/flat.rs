//! Works out flat terms.

use super::Machine;
use super::frame::{Frame, PickedNow};
use crate::kernel::flat::{Gather, Of, Op, STACK, Side, Zones, result};
use crate::kernel::ids::{KeywordId, PickId, RoleId, ZoneId};
use crate::kernel::rules::statement::{Statement, StatementKind};
use crate::kernel::rules::term::Term;
use crate::kernel::state::{ARRIVED, CardId, Seat};

impl Machine<'_> {
    /// The value of a flat term. Its steps never use more than the stack has, and end, because they only go forward.
    #[inline(never)]
    pub(super) fn flat(&mut self, code: &[Op], frame: &Frame<'_>) -> i32 {
        match code {
            [Op::Constant(number)] => *number,
            [Op::Val] => frame.val,
            // Most tests compare a counter.
            [Op::Own(counter), Op::CompareTo(compare, right)] => {
                i32::from(compare.holds(self.state.counter(frame.own, *counter), *right))
            }
            [one] => self.one(*one, frame),
            _ => self.steps(code, frame),
        }
    }

    /// The value of a term of several steps.
    #[inline]
    pub(super) fn steps(&mut self, code: &[Op], frame: &Frame<'_>) -> i32 {
        self.flat_of((code, 0), frame.param.number, frame.it, frame)
    }

    /// The value of a single step.
    #[inline(never)]
    pub(super) fn one(&mut self, op: Op, frame: &Frame<'_>) -> i32 {
        match op {
            Op::Exists(of) => return i32::from(self.read(of, frame.it, frame).is_some()),
            Op::Number(of, id) => return self.read(of, frame.it, frame).map_or(0, |card| self.number(card, id)),
            _ => {}
        }
        match self.leaf(op, frame.param.number, frame.it, frame) {
            Some(value) => value,
            None => self.on_stack((&[op], 0), frame.param.number, frame.it, frame),
        }
    }

    /// The same from a step on, with another parameter, and another card that is looked at, than those of the frame.
    #[inline(never)]
    fn flat_of(&mut self, code: (&[Op], usize), param: i32, it: Option<CardId>, frame: &Frame<'_>) -> i32 {
        match self.straight(code, param, it, frame) {
            Some(value) => value,
            None => self.on_stack(code, param, it, frame),
        }
    }

    /// The value of code that needs no stack: each step goes on with the last value, and a second one is read at once. Most
    /// tests and amounts are like that.
    #[inline]
    fn straight(
        &mut self,
        (code, first): (&[Op], usize),
        param: i32,
        it: Option<CardId>,
        frame: &Frame<'_>,
    ) -> Option<i32> {
        let mut value = self.leaf(*code.get(first)?, param, it, frame)?;
        let mut at = first + 1;
        while let Some(&op) = code.get(at) {
            if op.takes_one() {
                value = op.of_one(value);
                at += 1;
                continue;
            }
            if let Op::And(to) = op {
                if value == 0 {
                    at = usize::from(to);
                    continue;
                }
                value = match *code.get(at + 1)? {
                    Op::Each(gather, side, zones, to) => {
                        let body = (code.get(..usize::from(to))?, at + 2);
                        at = usize::from(to);
                        self.gathered((gather, on(side, frame.own), zones), body, param, frame)
                    }
                    next => {
                        at += 2;
                        self.leaf(next, param, it, frame)?
                    }
                };
                continue;
            }
            let operator = *code.get(at + 1)?;
            if !operator.takes_two() {
                return None;
            }
            value = result(operator, value, self.leaf(op, param, it, frame)?);
            at += 2;
        }
        Some(value)
    }

    /// The value of a step that reads one number at once.
    #[allow(clippy::inline_always, reason = "a call would cost more than what it does")]
    #[inline(always)]
    fn leaf(&mut self, op: Op, param: i32, it: Option<CardId>, frame: &Frame<'_>) -> Option<i32> {
        Some(match op {
            Op::Constant(value) => value,
            Op::Val => frame.val,
            Op::Param => param,
            Op::Turn => self.turn_number(),
            Op::Own(counter) => self.state.counter(frame.own, counter),
            Op::Other(counter) => self.state.counter(frame.own.other(), counter),
            Op::OwnHero(id) => self.state.player(frame.own).hero[id.index()],
            Op::OtherHero(id) => self.state.player(frame.own.other()).hero[id.index()],
            Op::OwnSum(id) => self.sum_of_effects(frame.own, id),
            Op::Fixed(id) => *frame.fixed?.get(id.index())?,
            Op::OwnCount(zone) => self.count_in(frame.own, zone),
            Op::OtherCount(zone) => self.count_in(frame.own.other(), zone),
            Op::OwnBook => self.state.player(frame.own).book,
            Op::OtherBook => self.state.player(frame.own.other()).book,
            Op::CardBook => self.card_book(frame),
            Op::Tally(id) => self.tally(id),
            Op::State(Of::It, id) => it.map_or(0, |card| self.state_of(card, id)),
            Op::Arrived(Of::It) => i32::from(it.is_some_and(|card| self.state.card(card).has_arrived())),
            _ => return None,
        })
    }

    /// The value of any code.
    #[inline(never)]
    fn on_stack(&mut self, (code, first): (&[Op], usize), param: i32, it: Option<CardId>, frame: &Frame<'_>) -> i32 {
        let mut stack = [0_i32; STACK];
        let mut top = 0_usize;
        let mut at = first;
        while let Some(&op) = code.get(at) {
            at += 1;
            let value = match op {
                Op::Constant(value) => value,
                Op::Val => frame.val,
                Op::Param => param,
                Op::Turn => self.turn_number(),
                Op::IsActive => i32::from(self.state.active == frame.own),
                Op::Picked(id) => picked_number(id, frame),
                Op::Number(of, id) => self.read(of, it, frame).map_or(0, |card| self.number(card, id)),
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
                Op::Exists(of) => i32::from(self.read(of, it, frame).is_some()),
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
                Op::Own(counter) => self.state.counter(frame.own, counter),
                Op::Other(counter) => self.state.counter(frame.own.other(), counter),
                Op::OwnSum(id) => self.sum_of_effects(frame.own, id),
                Op::OtherSum(id) => self.sum_of_effects(frame.own.other(), id),
                Op::Fixed(id) => match frame.fixed.and_then(|fixed| fixed.get(id.index())) {
                    Some(value) => *value,
                    None => self.term(&Term::Fixed(id), frame),
                },
                Op::Not | Op::Truth | Op::ArithmeticBy(..) | Op::DivideBy(_) | Op::RoundBy(_) | Op::CompareTo(..) => {
                    let last = &mut stack[top.wrapping_sub(1) % STACK];
                    *last = op.of_one(*last);
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
                Op::Arithmetic(_) | Op::Divide | Op::Round | Op::Compare(_) => {
                    top = top.wrapping_sub(2);
                    result(op, stack[top % STACK], stack[top.wrapping_add(1) % STACK])
                }
                // The others are read at once.
                _ => self.leaf(op, param, it, frame).unwrap_or(0),
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
        if let (Gather::Any | Gather::Count, Some((mark, is_set))) = (gather, self.mark_of_steps(steps)) {
            let zones = (0..u16::BITS).filter(|zone| zones >> zone & 1 == 1);
            let piles = zones.map(|zone| self.state.pile(seat, ZoneId(u8::try_from(zone).unwrap_or_default())));
            let cards = piles.flat_map(crate::kernel::state::Pile::as_slice);
            let mut fits = cards.filter(|&&card| (self.state.card(card).marks & mark != 0) == is_set);
            return match gather {
                Gather::Any => i32::from(fits.next().is_some()),
                _ => i32::try_from(fits.count()).unwrap_or(i32::MAX),
            };
        }
        let (mut sum, mut left) = (0_i32, zones);
        while left != 0 {
            let zone = ZoneId(u8::try_from(left.trailing_zeros()).unwrap_or_default());
            left &= left - 1;
            for at in 0..self.state.pile(seat, zone).len() {
                let Some(&card) = self.state.pile(seat, zone).as_slice().get(at) else { break };
                let value = match *steps {
                    [Op::Number(Of::It, number)] => self.number(card, number),
                    [Op::IsParamSubtype(Of::It)] => i32::from(self.is_of_subtype(card, param)),
                    _ => self.flat_of(body, param, Some(card), frame),
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

    /// The mark of the looked-at card for which steps test, if they do nothing else, and whether it must be there.
    #[inline]
    fn mark_of_steps(&self, steps: &[Op]) -> Option<(u32, bool)> {
        let (test, is_set) = match *steps {
            [test] => (test, true),
            [test, Op::Not] => (test, false),
            _ => return None,
        };
        match test {
            Op::Arrived(Of::It) => Some((ARRIVED, is_set)),
            Op::State(Of::It, id) if !self.kernel.is_counting(id) => Some((1 << (id.0 & 31), is_set)),
            _ => None,
        }
    }

    /// Whether a flat test holds for a parameter.
    pub(super) fn flat_test(&mut self, code: &[Op], param: i32, frame: &Frame<'_>) -> bool {
        self.flat_of((code, 0), param, frame.it, frame) != 0
    }

    fn count_in(&self, seat: Seat, zone: ZoneId) -> i32 {
        i32::try_from(self.state.pile(seat, zone).len()).unwrap_or(i32::MAX)
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
