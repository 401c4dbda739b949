//! Evaluates compiled terms.

use super::state::{Handle, Side, State};
use super::table::Table;
use crate::ruleset::code::{Amount, Growth, Op, Operand, STACK, Scale, within};
use crate::ruleset::layout::{CARD_BOOK, VAL};
use crate::ruleset::limits::{MAX_FIXED, MAX_TALLIES};
use crate::ruleset::term::{Owner, divide, round};

/// The numbers of one resolution: the row's value, the card's book and the fixed quantities, by their indexes in the
/// layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub [i32; 2 + MAX_FIXED]);

impl Numbers {
    /// Creates the numbers for a card of a book.
    pub fn of_book(book: i32) -> Self {
        let mut numbers = Self::default();
        numbers.0[usize::from(CARD_BOOK)] = book;
        numbers
    }

    /// Sets the row's value.
    #[inline]
    pub fn set_value(&mut self, value: i32) {
        self.0[usize::from(VAL)] = value;
    }

    /// Returns a number by its index.
    #[inline]
    pub fn get(&self, at: u8) -> i32 {
        self.0.get(usize::from(at)).copied().unwrap_or(0)
    }
}

/// Everything that a term can read.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The cards.
    pub table: &'a Table,
    /// The state.
    pub state: &'a State,
    /// The player that the term calls `self`.
    pub own: Side,
    /// The numbers of the resolution.
    pub numbers: &'a Numbers,
    /// The tallies of the resolution.
    pub tallies: &'a [i32; MAX_TALLIES],
}

/// The card that a test looks at.
#[derive(Clone, Copy)]
struct LookedAt {
    side: Side,
    zone: u8,
    at: u8,
    card: Handle,
}

#[inline]
fn rounded(number: i32, growth: Growth) -> i32 {
    round(number.saturating_add(growth.plus).saturating_mul(growth.times), growth.by)
}

/// Returns the player that `who` means for `own`.
#[inline]
pub fn side(own: Side, who: Owner) -> Side {
    match who {
        Owner::Own => own,
        Owner::Other => own.other(),
    }
}

impl<'a> View<'a> {
    /// Creates a player's view while nothing resolves.
    #[inline]
    pub fn at_rest(table: &'a Table, state: &'a State, own: Side) -> Self {
        const NONE: &Numbers = &Numbers([0; 2 + MAX_FIXED]);
        Self { table, state, own, numbers: NONE, tallies: &[0; MAX_TALLIES] }
    }
}

impl View<'_> {
    /// Evaluates a number of a card's code. Never inlined, so that its many callers stay short.
    #[inline(never)]
    pub fn amount(&self, amount: &Amount, code: &[Op]) -> i32 {
        match *amount {
            Amount::Constant(number) => number,
            Amount::Read(place) => self.read(place),
            Amount::Within(place, least, reach) => i32::from(within(self.read(place), least, reach)),
            Amount::Scaled(scale) => self.scaled(scale),
            Amount::Two(operator, left, right) => operator.apply(self.read(left), self.read(right)),
            Amount::Rounded(place, growth) => rounded(self.read(place), growth),
            Amount::Code(..) | Amount::Any(..) => self.evaluate(amount, code, None),
        }
    }

    /// Whether a card of a zone passes a test.
    pub fn passes(&self, test: &Amount, code: &[Op], side: Side, zone: u8, at: u8, card: Handle) -> bool {
        self.evaluate(test, code, Some(LookedAt { side, zone, at, card })) != 0
    }

    fn evaluate(&self, amount: &Amount, code: &[Op], looked: Option<LookedAt>) -> i32 {
        match *amount {
            Amount::Constant(number) => number,
            Amount::Read(place) => self.operand(place, looked),
            Amount::Two(operator, left, right) => {
                operator.apply(self.operand(left, looked), self.operand(right, looked))
            }
            Amount::Within(place, least, reach) => i32::from(within(self.operand(place, looked), least, reach)),
            Amount::Any(who, zone, place, least, reach) => {
                let (cards, who) = (self.state.player(side(self.own, who)), side(self.own, who));
                i32::from(match place {
                    Operand::UnitSubtype => {
                        cards.zone(zone).iter().any(|&card| within(self.table.fact(card).subtype, least, reach))
                    }
                    _ => self.within(who, zone, place, least, reach) > 0,
                })
            }
            Amount::Scaled(scale) => self.scaled(scale),
            Amount::Rounded(place, growth) => rounded(self.operand(place, looked), growth),
            Amount::Code(start, steps) => {
                let start = usize::try_from(start).unwrap_or(usize::MAX);
                self.run(code.get(start..start.saturating_add(usize::from(steps))).unwrap_or(&[]), looked)
            }
        }
    }

    #[inline]
    fn scaled(&self, scale: Scale) -> i32 {
        let number = self.numbers.get(scale.of).saturating_add(scale.plus).saturating_mul(scale.times);
        round(number, scale.by).saturating_add(self.numbers.get(scale.and))
    }

    /// Counts the cards of a zone whose operand lies in a range.
    pub(super) fn within(&self, who: Side, zone: u8, place: Operand, least: i32, reach: u32) -> i32 {
        let cards = self.state.player(who).zone(zone).iter().zip(0_u8..);
        let lies =
            |(&card, at)| within(self.operand(place, Some(LookedAt { side: who, zone, at, card })), least, reach);
        cards.map(|card| i32::from(lies(card))).sum()
    }

    /// Reads an operand that is not about a card.
    #[inline]
    pub fn read(&self, place: Operand) -> i32 {
        match place {
            Operand::Player(who, at) => self.state.player(side(self.own, who)).number(at),
            Operand::Count(who, zone) => i32::from(self.state.player(side(self.own, who)).count(zone)),
            Operand::Constant(number) => number,
            Operand::Resolution(at) => self.numbers.get(at),
            Operand::Tally(at) => self.tallies[usize::from(at) % MAX_TALLIES],
            Operand::UnitNumber(_) => 0,
            Operand::UnitSubtype | Operand::UnitType => -1,
        }
    }

    /// Reads an operand, which may be a number of the card that a test looks at.
    fn operand(&self, place: Operand, looked: Option<LookedAt>) -> i32 {
        match (place, looked) {
            (Operand::UnitNumber(at), Some(looked)) => self.unit_number(looked, at),
            (Operand::UnitSubtype, Some(looked)) => self.table.fact(looked.card).subtype,
            (Operand::UnitType, Some(looked)) => self.table.fact(looked.card).type_index,
            _ => self.read(place),
        }
    }

    /// Returns a number of a card: the current one in play, otherwise the printed one.
    fn unit_number(&self, looked: LookedAt, at: u8) -> i32 {
        let numbers = if looked.zone < self.table.rules.layout.unit_zones {
            self.state.player(looked.side).unit(looked.zone, looked.at).numbers
        } else {
            self.table.card(looked.card).numbers
        };
        numbers.get(usize::from(at)).copied().map_or(0, i32::from)
    }

    fn run(&self, code: &[Op], looked: Option<LookedAt>) -> i32 {
        let mut register = 0;
        let mut stack = [0_i32; STACK];
        let mut top = 0_usize;
        let mut at = 0_usize;
        while let Some(&op) = code.get(at) {
            at += 1;
            match op {
                Op::Load(place) => register = self.operand(place, looked),
                Op::Apply(operator, place) => register = operator.apply(register, self.operand(place, looked)),
                Op::Add(number) => register = register.saturating_add(number),
                Op::Multiply(number) => register = register.saturating_mul(number),
                Op::Push => {
                    stack[top % STACK] = register;
                    top += 1;
                }
                Op::Merge(operator) => {
                    top = top.wrapping_sub(1);
                    register = operator.apply(stack[top % STACK], register);
                }
                Op::Divide(by) => register = divide(register, by),
                Op::Round(by) => register = round(register, by),
                Op::Not => register = i32::from(register == 0),
                Op::Matching(who, zone, steps) => {
                    let end = at + usize::from(steps);
                    register = self.matching(code.get(at..end).unwrap_or(&[]), side(self.own, who), zone);
                    at = end;
                }
                Op::Jump(steps) => at += usize::from(steps),
                Op::JumpIfZero(steps) => {
                    if register == 0 {
                        at += usize::from(steps);
                    }
                }
            }
        }
        register
    }

    /// Counts the cards of a zone that pass a test. Tests do not nest, so the recursion ends here.
    pub(super) fn matching(&self, test: &[Op], who: Side, zone: u8) -> i32 {
        let cards = self.state.player(who).zone(zone);
        cards.iter().zip(0_u8..).map(|(&card, at)| self.test(test, LookedAt { side: who, zone, at, card })).sum()
    }

    #[inline]
    fn test(&self, test: &[Op], looked: LookedAt) -> i32 {
        // Nearly every test compares one number with another, which needs no interpreter.
        if let &[Op::Load(left), Op::Apply(operator, right)] = test {
            let (left, right) = (self.operand(left, Some(looked)), self.operand(right, Some(looked)));
            return i32::from(operator.apply(left, right) != 0);
        }
        i32::from(self.run(test, Some(looked)) != 0)
    }
}
