//! Works out flat terms.

use super::Machine;
use super::frame::Frame;
use crate::kernel::flat::{Op, STACK, result};
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::statement::{Statement, StatementKind};
use crate::kernel::rules::term::Term;
use crate::kernel::state::Seat;

impl Machine<'_> {
    /// The value of a flat term. Its steps never use more than the stack has, and end, because they only go forward.
    #[inline]
    pub(super) fn flat(&mut self, code: &[Op], frame: &Frame<'_>) -> i32 {
        self.flat_of(code, frame.param.number, frame)
    }

    /// The same with another parameter than that of the frame.
    #[inline(never)]
    fn flat_of(&mut self, code: &[Op], param: i32, frame: &Frame<'_>) -> i32 {
        let mut stack = [0_i32; STACK];
        let mut top = 0_usize;
        let mut at = 0_usize;
        while let Some(&op) = code.get(at) {
            at += 1;
            let value = match op {
                Op::Constant(value) => value,
                Op::Val => frame.val,
                Op::Param => param,
                Op::Turn => self.turn_number(),
                Op::Own(counter) => self.state.counter(frame.own, counter),
                Op::Other(counter) => self.state.counter(frame.own.other(), counter),
                Op::OwnHero(id) => self.state.player(frame.own).hero[id.index()],
                Op::OtherHero(id) => self.state.player(frame.own.other()).hero[id.index()],
                Op::OwnBook => self.state.player(frame.own).book,
                Op::OtherBook => self.state.player(frame.own.other()).book,
                Op::OwnSum(id) => self.sum_of_effects(frame.own, id),
                Op::OtherSum(id) => self.sum_of_effects(frame.own.other(), id),
                Op::Fixed(id) => match frame.fixed.and_then(|fixed| fixed.get(id.index())) {
                    Some(value) => *value,
                    None => self.term(&Term::Fixed(id), frame),
                },
                Op::OwnCount(zone) => self.count_in(frame.own, zone),
                Op::OtherCount(zone) => self.count_in(frame.own.other(), zone),
                Op::Not | Op::Truth => {
                    top = top.wrapping_sub(1);
                    let is_set = stack[top % STACK] != 0;
                    i32::from(is_set == (op == Op::Truth))
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
            };
            stack[top % STACK] = value;
            top = top.wrapping_add(1);
        }
        stack[0]
    }

    /// Whether a flat test holds for a parameter.
    pub(super) fn flat_test(&mut self, code: &[Op], param: i32, frame: &Frame<'_>) -> bool {
        self.flat_of(code, param, frame) != 0
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
