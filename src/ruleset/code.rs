//! Compiles terms to flat code for a machine with one register and a small stack.
//!
//! Every name has been replaced by an index ([`Layout`]), and what is known about a card is folded in before. The side
//! of an operation that needs more stack is evaluated first, so that a term of n parts needs at most log2(n) + 1 stack
//! slots.

use super::layout::{BOOK, CARD_BOOK, Layout, VAL};
use super::term::{Arithmetic, Compare, Owner, Term};

/// The size of the stack, which suffices for any term of a ruleset because a term has at most 512 parts.
pub const STACK: usize = 16;

/// The source of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A constant.
    Constant(i32),
    /// An index into the numbers of the resolution: value, book of the card, fixed quantities.
    Resolution(u8),
    /// A tally of the resolution.
    Tally(u8),
    /// An index into a player's numbers.
    Player(Owner, u8),
    /// The number of cards in a player's zone.
    Count(Owner, u8),
    /// A number of the card being tested.
    UnitNumber(u8),
    /// The subtype of the card being tested.
    UnitSubtype,
    /// The type of the card being tested.
    UnitType,
}

/// An operator on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the operations' own names")]
pub enum Operator {
    Add,
    Subtract,
    SubtractFrom,
    Multiply,
    Least,
    Most,
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
    And,
    Or,
}

impl Operator {
    /// The result; arithmetic saturates, truth is 1 and 0.
    #[inline]
    pub fn apply(self, left: i32, right: i32) -> i32 {
        match self {
            Operator::Add => left.saturating_add(right),
            Operator::Subtract => left.saturating_sub(right),
            Operator::SubtractFrom => right.saturating_sub(left),
            Operator::Multiply => left.saturating_mul(right),
            Operator::Least => left.min(right),
            Operator::Most => left.max(right),
            Operator::Equal => i32::from(left == right),
            Operator::NotEqual => i32::from(left != right),
            Operator::Less => i32::from(left < right),
            Operator::AtMost => i32::from(left <= right),
            Operator::More => i32::from(left > right),
            Operator::AtLeast => i32::from(left >= right),
            Operator::And => i32::from(left != 0 && right != 0),
            Operator::Or => i32::from(left != 0 || right != 0),
        }
    }

    /// The operator that gives the same result with its operands swapped.
    fn mirror(self) -> Self {
        match self {
            Operator::Subtract => Operator::SubtractFrom,
            Operator::SubtractFrom => Operator::Subtract,
            Operator::Less => Operator::More,
            Operator::AtMost => Operator::AtLeast,
            Operator::More => Operator::Less,
            Operator::AtLeast => Operator::AtMost,
            same => same,
        }
    }
}

/// One step of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Loads a number.
    Load(Operand),
    /// Applies an operator with a number as the right operand.
    Apply(Operator, Operand),
    /// Adds a constant.
    Add(i32),
    /// Multiplies the register by a constant.
    Multiply(i32),
    /// Pushes the register.
    Push,
    /// Applies an operator with the top of the stack as the left operand.
    Merge(Operator),
    /// Divides the register, rounding down.
    Divide(i32),
    /// Divides the register, rounding half up.
    Round(i32),
    /// Negates the register as a truth value.
    Not,
    /// The next steps are a test; the register becomes the number of cards of a zone that pass the test.
    Matching(Owner, u8, u16),
    /// Skips steps.
    Jump(u16),
    /// Skips steps if the register is 0.
    JumpIfZero(u16),
}

/// A number of a compiled card: a constant, or computed by a range of the card's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// A constant.
    Constant(i32),
    /// Reads a number.
    Read(Operand),
    /// An operation on two numbers.
    Two(Operator, Operand, Operand),
    /// Tests whether a number is in a range, given by its least number and its length, because nearly every condition
    /// has this form.
    Within(Operand, i32, u32),
    /// Whether a zone has a card with a number in such a range.
    Any(Owner, u8, Operand, i32, u32),
    /// Adds to a number of the resolution, multiplies, divides half up, and adds another number: scaled damage in one
    /// step.
    Scaled(Scale),
    /// Adds, multiplies and divides half up in one step, e.g. a value that grows with a number of the hero.
    Rounded(Operand, Growth),
    /// The first step and the number of steps.
    Code(u32, u16),
}

/// `round((of + plus) * times, by) + and`, with the indices of two numbers of the resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the formula above says what they are")]
pub struct Scale {
    pub of: u8,
    pub plus: i32,
    pub times: i32,
    pub by: i32,
    pub and: u8,
}

/// `round((number + plus) * times, by)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the formula above says what they are")]
pub struct Growth {
    pub plus: i32,
    pub times: i32,
    pub by: i32,
}

/// Whether a number is from `least` to `least + above`.
#[inline]
pub fn within(number: i32, least: i32, reach: u32) -> bool {
    number.wrapping_sub(least).cast_unsigned() <= reach
}

/// Code under construction.
#[derive(Clone, Debug, Default)]
pub struct Coder {
    /// The steps so far.
    pub code: Vec<Op>,
}

impl Coder {
    /// Compiles a term.
    pub fn amount(&mut self, term: &Term, layout: &Layout) -> Amount {
        if let Term::Constant(number) = term {
            return Amount::Constant(*number);
        }
        if let Some(place) = place(term, layout) {
            return Amount::Read(place);
        }
        let start = self.code.len();
        self.term(term, layout);
        if let Some(amount) = short(&self.code[start..]) {
            self.code.truncate(start);
            return amount;
        }
        Amount::Code(u32::try_from(start).unwrap_or(u32::MAX), step(self.code.len() - start))
    }

    fn term(&mut self, term: &Term, layout: &Layout) {
        if let Some(place) = place(term, layout) {
            self.code.push(Op::Load(place));
            return;
        }
        match term {
            Term::Arithmetic(op, left, right) => self.binary(arithmetic(*op), left, right, layout),
            Term::Compare(op, left, right) => self.binary(comparison(*op), left, right, layout),
            Term::And(left, right) => self.binary(Operator::And, left, right, layout),
            Term::Or(left, right) => self.binary(Operator::Or, left, right, layout),
            Term::Divide(number, by) => {
                self.term(number, layout);
                self.code.push(Op::Divide(*by));
            }
            Term::Round(number, by) => {
                self.term(number, layout);
                self.code.push(Op::Round(*by));
            }
            Term::Not(test) => {
                self.term(test, layout);
                self.code.push(Op::Not);
            }
            Term::If(test, yes, no) => {
                self.term(test, layout);
                let unless = self.hold(Op::JumpIfZero(0));
                self.term(yes, layout);
                let end = self.hold(Op::Jump(0));
                self.release(unless, Op::JumpIfZero);
                self.term(no, layout);
                self.release(end, Op::Jump);
            }
            Term::Count(owner, zone, Some(test)) => self.matching(*owner, layout.zone(*zone), test, layout),
            Term::Any(owner, zone, test) => {
                self.matching(*owner, layout.zone(*zone), test, layout);
                self.code.push(Op::Apply(Operator::More, Operand::Constant(0)));
            }
            // The other terms are single numbers, which `place` has handled.
            _ => {}
        }
    }

    fn binary(&mut self, operator: Operator, left: &Term, right: &Term, layout: &Layout) {
        match (place(left, layout), place(right, layout)) {
            // A constant operand is part of the step itself.
            (Some(known @ Operand::Constant(_)), _) | (Some(known), None) => {
                self.term(right, layout);
                self.code.push(apply(operator.mirror(), known));
            }
            (_, Some(right)) => {
                self.term(left, layout);
                self.code.push(apply(operator, right));
            }
            (None, None) => {
                let (first, second, operator) =
                    if need(left) >= need(right) { (left, right, operator) } else { (right, left, operator.mirror()) };
                self.term(first, layout);
                self.code.push(Op::Push);
                self.term(second, layout);
                self.code.push(Op::Merge(operator));
            }
        }
    }

    fn matching(&mut self, owner: Owner, zone: u8, test: &Term, layout: &Layout) {
        let start = self.hold(Op::Matching(owner, zone, 0));
        self.term(test, layout);
        self.release(start, |steps| Op::Matching(owner, zone, steps));
    }

    /// Reserves a jump whose length is not known yet.
    fn hold(&mut self, op: Op) -> usize {
        self.code.push(op);
        self.code.len() - 1
    }

    /// Sets the length of a reserved jump, so that it ends here.
    fn release(&mut self, at: usize, op: impl FnOnce(u16) -> Op) {
        self.code[at] = op(step(self.code.len() - at - 1));
    }
}

/// The step that applies an operator to a number; the most common operators have specialised steps.
fn apply(operator: Operator, place: Operand) -> Op {
    match (operator, place) {
        (Operator::Add, Operand::Constant(number)) => Op::Add(number),
        (Operator::Multiply, Operand::Constant(number)) => Op::Multiply(number),
        _ => Op::Apply(operator, place),
    }
}

/// A specialised form for the most common code.
fn short(code: &[Op]) -> Option<Amount> {
    match *code {
        [Op::Load(left), Op::Apply(operator, right)] => {
            let range = if let Operand::Constant(number) = right { range(operator, number) } else { None };
            Some(match range {
                Some((least, reach)) => Amount::Within(left, least, reach),
                None => Amount::Two(operator, left, right),
            })
        }
        [
            Op::Matching(owner, zone, 2),
            Op::Load(place),
            Op::Apply(operator, Operand::Constant(number)),
            Op::Apply(Operator::More, Operand::Constant(0)),
        ] => range(operator, number).map(|(least, reach)| Amount::Any(owner, zone, place, least, reach)),
        [
            Op::Load(Operand::Resolution(of)),
            Op::Add(plus),
            Op::Multiply(times),
            Op::Round(by),
            Op::Apply(Operator::Add, Operand::Resolution(and)),
        ] => Some(Amount::Scaled(Scale { of, plus, times, by, and })),
        [Op::Load(place), Op::Add(plus), Op::Multiply(times), Op::Round(by)] => {
            Some(Amount::Rounded(place, Growth { plus, times, by }))
        }
        [Op::Load(place), Op::Multiply(times), Op::Round(by)] => {
            Some(Amount::Rounded(place, Growth { plus: 0, times, by }))
        }
        _ => None,
    }
}

/// The numbers that pass a comparison with a constant, as one range; `None` if they are not a single range.
fn range(operator: Operator, number: i32) -> Option<(i32, u32)> {
    let (least, most) = match operator {
        Operator::Equal => (number, number),
        Operator::Less => (i32::MIN, number.checked_sub(1)?),
        Operator::AtMost => (i32::MIN, number),
        Operator::More => (number.checked_add(1)?, i32::MAX),
        Operator::AtLeast => (number, i32::MAX),
        _ => return None,
    };
    Some((least, most.abs_diff(least)))
}

/// The number of stack slots that a term needs.
fn need(term: &Term) -> usize {
    match term {
        Term::Arithmetic(_, left, right)
        | Term::Compare(_, left, right)
        | Term::And(left, right)
        | Term::Or(left, right) => {
            let (left, right) = (need(left), need(right));
            if left == right { left + 1 } else { left.max(right) }
        }
        Term::Divide(inner, _) | Term::Round(inner, _) | Term::Not(inner) => need(inner),
        Term::Count(_, _, Some(test)) | Term::Any(_, _, test) => need(test),
        Term::If(test, yes, no) => need(test).max(need(yes)).max(need(no)),
        _ => 1,
    }
}

/// The source of a term that is a single number.
pub fn place(term: &Term, layout: &Layout) -> Option<Operand> {
    Some(match term {
        Term::Constant(number) => Operand::Constant(*number),
        Term::Val => Operand::Resolution(VAL),
        Term::CardBook => Operand::Resolution(CARD_BOOK),
        Term::Fixed(id) => Operand::Resolution(layout.quantity(*id)),
        Term::Tally(id) => Operand::Tally(layout.tally(*id)),
        Term::Counter(owner, id) => Operand::Player(*owner, layout.counter(*id)),
        Term::Hero(owner, id) => Operand::Player(*owner, layout.hero(*id)),
        Term::Book(owner) => Operand::Player(*owner, BOOK),
        Term::Passives(owner, id) => Operand::Player(*owner, layout.quantity(*id)),
        Term::Count(owner, zone, None) => Operand::Count(*owner, layout.zone(*zone)),
        Term::UnitNumber(id) => Operand::UnitNumber(id.0),
        Term::UnitSubtype => Operand::UnitSubtype,
        Term::UnitType => Operand::UnitType,
        // A parameter, the card's type and its numbers are constants when a card is compiled.
        Term::Param | Term::CardType | Term::CardNumber(_) => Operand::Constant(0),
        _ => return None,
    })
}

fn arithmetic(op: Arithmetic) -> Operator {
    match op {
        Arithmetic::Add => Operator::Add,
        Arithmetic::Subtract => Operator::Subtract,
        Arithmetic::Multiply => Operator::Multiply,
        Arithmetic::Least => Operator::Least,
        Arithmetic::Most => Operator::Most,
    }
}

fn comparison(op: Compare) -> Operator {
    match op {
        Compare::Equal => Operator::Equal,
        Compare::NotEqual => Operator::NotEqual,
        Compare::Less => Operator::Less,
        Compare::AtMost => Operator::AtMost,
        Compare::More => Operator::More,
        Compare::AtLeast => Operator::AtLeast,
    }
}

/// A number of steps. 16 bits suffice because a term has at most 512 parts of at most three steps each.
fn step(steps: usize) -> u16 {
    u16::try_from(steps).unwrap_or(u16::MAX)
}
