//! Checked expressions: terms, which have a value, and effects, which change a game.
//!
//! Evaluating a term always ends with a value, because there are no loops, divisors are constants of at least 1 and
//! arithmetic saturates.

use super::vocabulary::{CardTypeId, CounterId, HeroNumberId, NumberId, QuantityId, TallyId, ZoneId};

/// The owner of a counter or zone, relative to the player whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// `self`
    Own,
    /// `opponent`
    Other,
}

impl Owner {
    /// The other owner.
    #[must_use]
    pub fn flip(self) -> Self {
        match self {
            Owner::Own => Owner::Other,
            Owner::Other => Owner::Own,
        }
    }
}

/// A comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the comparisons' own names")]
pub enum Compare {
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Compare {
    /// The result of the comparison.
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Compare::Equal => left == right,
            Compare::NotEqual => left != right,
            Compare::Less => left < right,
            Compare::AtMost => left <= right,
            Compare::More => left > right,
            Compare::AtLeast => left >= right,
        }
    }
}

/// An operator on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the operations' own names")]
pub enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Least,
    Most,
}

impl Arithmetic {
    /// The result, saturating.
    pub fn apply(self, left: i32, right: i32) -> i32 {
        match self {
            Arithmetic::Add => left.saturating_add(right),
            Arithmetic::Subtract => left.saturating_sub(right),
            Arithmetic::Multiply => left.saturating_mul(right),
            Arithmetic::Least => left.min(right),
            Arithmetic::Most => left.max(right),
        }
    }
}

/// Divides by a number of at least 1, rounding down.
pub fn divide(number: i32, by: i32) -> i32 {
    number.div_euclid(by.max(1))
}

/// Divides by a number of at least 1, rounding half up.
pub fn round(number: i32, by: i32) -> i32 {
    let by = by.max(1);
    if let (0..=0x3FFF_FFFF, 1..=0x3FFF_FFFF) = (number, by) {
        return (number * 2 + by) / (2 * by);
    }
    let by = i64::from(by);
    let rounded = (i64::from(number) * 2 + by).div_euclid(2 * by);
    i32::try_from(rounded).unwrap_or(i32::MAX)
}

/// An expression with a value. Truth values are 1 and 0; words (subtypes, card types, settings) are their index.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A constant number, or the index of a word.
    Constant(i32),
    /// The row's value.
    Val,
    /// The condition's parameter.
    Param,
    /// A player's counter.
    Counter(Owner, CounterId),
    /// A number of a player's hero.
    Hero(Owner, HeroNumberId),
    /// The book of a player's hero.
    Book(Owner),
    /// The sum of a player's passives.
    Passives(Owner, QuantityId),
    /// A quantity that was fixed when the resolution started.
    Fixed(QuantityId),
    /// A tally of one resolution.
    Tally(TallyId),
    /// A number of the card that resolves.
    CardNumber(NumberId),
    /// The book of the card that resolves.
    CardBook,
    /// The type of the card that resolves.
    CardType,
    /// A number of the card being tested.
    UnitNumber(NumberId),
    /// The subtype of the card being tested.
    UnitSubtype,
    /// The type of the card being tested.
    UnitType,
    /// The number of cards of a zone, or of those that pass a test.
    Count(Owner, ZoneId, Option<Box<Term>>),
    /// Whether a zone has a card that passes a test.
    Any(Owner, ZoneId, Box<Term>),
    /// An arithmetic operation.
    Arithmetic(Arithmetic, Box<Term>, Box<Term>),
    /// Division by a constant, rounding down.
    Divide(Box<Term>, i32),
    /// Division by a constant, rounding half up.
    Round(Box<Term>, i32),
    /// Two numbers compared.
    Compare(Compare, Box<Term>, Box<Term>),
    /// True if both operands are; both are evaluated.
    And(Box<Term>, Box<Term>),
    /// True if at least one operand is; both are evaluated.
    Or(Box<Term>, Box<Term>),
    /// Negation.
    Not(Box<Term>),
    /// A conditional.
    If(Box<Term>, Box<Term>, Box<Term>),
}

/// Values that are known before a game begins, e.g. everything that is printed on the card of a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known<'a> {
    /// The row's value.
    pub val: Option<i32>,
    /// The condition's parameter.
    pub param: Option<i32>,
    /// The card's type.
    pub card_type: Option<CardTypeId>,
    /// The card's book, or 0 if it has none.
    pub card_book: Option<i32>,
    /// The card's numbers by [`NumberId`].
    pub card_numbers: Option<&'a [i32]>,
    /// The fixed quantities by [`QuantityId`] that are the same in every game.
    pub fixed: Option<&'a [Option<i32>]>,
}

impl Term {
    /// The term with all known values substituted and constants folded.
    #[must_use]
    pub fn fold(&self, known: &Known<'_>) -> Term {
        let fold = |term: &Term| Box::new(term.fold(known));
        match self {
            Term::Val => known.val.map_or(Term::Val, Term::Constant),
            Term::Param => known.param.map_or(Term::Param, Term::Constant),
            Term::CardType => known.card_type.map_or(Term::CardType, |id| Term::Constant(i32::from(id.0))),
            Term::CardBook => known.card_book.map_or(Term::CardBook, Term::Constant),
            Term::CardNumber(id) => known
                .card_numbers
                .and_then(|numbers| numbers.get(id.index()))
                .map_or(Term::CardNumber(*id), |&number| Term::Constant(number)),
            Term::Fixed(id) => known
                .fixed
                .and_then(|fixed| fixed.get(id.index()).copied().flatten())
                .map_or(Term::Fixed(*id), Term::Constant),
            Term::Count(owner, zone, test) => Term::Count(*owner, *zone, test.as_deref().map(fold)),
            Term::Any(owner, zone, test) => Term::Any(*owner, *zone, fold(test)),
            Term::Arithmetic(op, left, right) => match (left.fold(known), right.fold(known)) {
                (Term::Constant(left), Term::Constant(right)) => Term::Constant(op.apply(left, right)),
                (Term::Constant(0), other) if *op == Arithmetic::Add => other,
                (other, Term::Constant(0)) if *op == Arithmetic::Add => other,
                (left, right) => Term::Arithmetic(*op, Box::new(left), Box::new(right)),
            },
            Term::Divide(number, by) => match number.fold(known) {
                Term::Constant(number) => Term::Constant(divide(number, *by)),
                number => Term::Divide(Box::new(number), *by),
            },
            Term::Round(number, by) => match number.fold(known) {
                Term::Constant(number) => Term::Constant(round(number, *by)),
                number => Term::Round(Box::new(number), *by),
            },
            Term::Compare(compare, left, right) => match (left.fold(known), right.fold(known)) {
                (Term::Constant(left), Term::Constant(right)) => Term::truth(compare.holds(left, right)),
                (left, right) => Term::Compare(*compare, Box::new(left), Box::new(right)),
            },
            Term::And(left, right) => match (left.fold(known), right.fold(known)) {
                (Term::Constant(0), _) | (_, Term::Constant(0)) => Term::Constant(0),
                (Term::Constant(_), other) | (other, Term::Constant(_)) => other,
                (left, right) => Term::And(Box::new(left), Box::new(right)),
            },
            Term::Or(left, right) => match (left.fold(known), right.fold(known)) {
                (Term::Constant(0), other) | (other, Term::Constant(0)) => other,
                (Term::Constant(_), _) | (_, Term::Constant(_)) => Term::Constant(1),
                (left, right) => Term::Or(Box::new(left), Box::new(right)),
            },
            Term::Not(test) => match test.fold(known) {
                Term::Constant(test) => Term::truth(test == 0),
                test => Term::Not(Box::new(test)),
            },
            Term::If(test, yes, no) => match test.fold(known) {
                Term::Constant(0) => no.fold(known),
                Term::Constant(_) => yes.fold(known),
                test => Term::If(Box::new(test), fold(yes), fold(no)),
            },
            other => other.clone(),
        }
    }

    /// The term from the other player's view.
    #[must_use]
    pub fn flip(&self) -> Term {
        let mut term = self.clone();
        term.visit_mut(&mut |part| match part {
            Term::Counter(owner, _)
            | Term::Hero(owner, _)
            | Term::Book(owner)
            | Term::Passives(owner, _)
            | Term::Count(owner, ..)
            | Term::Any(owner, ..) => *owner = owner.flip(),
            _ => {}
        });
        term
    }

    /// A truth value as 1 or 0.
    pub fn truth(holds: bool) -> Term {
        Term::Constant(i32::from(holds))
    }

    /// Visits this term and every part of it.
    pub fn visit(&self, see: &mut impl FnMut(&Term)) {
        see(self);
        for part in self.parts() {
            part.visit(see);
        }
    }

    fn visit_mut(&mut self, see: &mut impl FnMut(&mut Term)) {
        see(self);
        match self {
            Term::Count(_, _, Some(test)) | Term::Any(_, _, test) | Term::Not(test) => test.visit_mut(see),
            Term::Divide(number, _) | Term::Round(number, _) => number.visit_mut(see),
            Term::Arithmetic(_, left, right)
            | Term::Compare(_, left, right)
            | Term::And(left, right)
            | Term::Or(left, right) => {
                left.visit_mut(see);
                right.visit_mut(see);
            }
            Term::If(test, yes, no) => {
                test.visit_mut(see);
                yes.visit_mut(see);
                no.visit_mut(see);
            }
            _ => {}
        }
    }

    /// The terms directly inside.
    fn parts(&self) -> smallvec::SmallVec<[&Term; 3]> {
        match self {
            Term::Count(_, _, Some(test)) | Term::Any(_, _, test) | Term::Not(test) => smallvec::smallvec![&**test],
            Term::Divide(number, _) | Term::Round(number, _) => smallvec::smallvec![&**number],
            Term::Arithmetic(_, left, right)
            | Term::Compare(_, left, right)
            | Term::And(left, right)
            | Term::Or(left, right) => smallvec::smallvec![&**left, &**right],
            Term::If(test, yes, no) => smallvec::smallvec![&**test, &**yes, &**no],
            _ => smallvec::SmallVec::new(),
        }
    }

    /// The number of parts.
    pub fn size(&self) -> usize {
        let mut size = 0;
        self.visit(&mut |_| size += 1);
        size
    }
}

/// The cards that an effect affects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// All cards of a zone, or all that pass a test.
    All(Owner, ZoneId, Option<Term>),
    /// A card of a zone, chosen by the player whose effect it is.
    Choose(Owner, ZoneId),
    /// A number of cards from the top of a zone, the topmost first.
    Top(Owner, ZoneId, Term),
    /// A number of cards from the bottom of a zone, the lowest first.
    Bottom(Owner, ZoneId, Term),
    /// A number of cards of a zone, chosen by the game's random generator.
    Random(Owner, ZoneId, Term),
    /// The card itself.
    This,
}

impl Cards {
    /// The zone from which the cards are taken, and its owner.
    pub fn zone(&self) -> Option<(Owner, ZoneId)> {
        match self {
            Cards::All(owner, zone, _)
            | Cards::Choose(owner, zone)
            | Cards::Top(owner, zone, _)
            | Cards::Bottom(owner, zone, _)
            | Cards::Random(owner, zone, _) => Some((*owner, *zone)),
            Cards::This => None,
        }
    }
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duration {
    /// `this_turn`: until the turn ends.
    ThisTurn,
    /// `while_in_play`: until the card leaves the zone it is in.
    WhileInPlay,
}

/// A change to a game: the primitives of which a ruleset's operations consist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// `gain(self.shield, n)`: a counter rises.
    Gain(Owner, CounterId, Term),
    /// `lose(opponent.energy, n)`: a counter falls, not below its least.
    Lose(Owner, CounterId, Term),
    /// `set(self.floor, n)`: sets a counter.
    Set(Owner, CounterId, Term),
    /// `damage(opponent, n)`: damage to a player by the ruleset's `damage` rule.
    DamagePlayer(Owner, Term),
    /// `damage(cards, n)`: damage to cards in play, all at once.
    DamageCards(Cards, Term),
    /// `modify(cards, atk, n, this_turn)`: a number of cards in play changes for a time.
    Modify(Cards, NumberId, Term, Duration),
    /// `move(cards, self.hand)`: cards go to the top of a zone.
    Move(Cards, Owner, ZoneId),
    /// `destroy(cards)`: cards in play are destroyed.
    Destroy(Cards),
    /// `negate()`: the card that is being answered has no effects.
    Negate,
    /// `resolve_again(self.traps)`: the revealed cards of a zone resolve once more.
    ResolveAgain(Owner, ZoneId),
}

impl Cards {
    /// The term for the number of cards or the test.
    pub fn term(&self) -> Option<&Term> {
        match self {
            Cards::All(_, _, test) => test.as_ref(),
            Cards::Top(_, _, count) | Cards::Bottom(_, _, count) | Cards::Random(_, _, count) => Some(count),
            Cards::Choose(..) | Cards::This => None,
        }
    }
}

impl Effect {
    /// The amount of the change.
    pub fn amount(&self) -> Option<&Term> {
        match self {
            Effect::Gain(_, _, amount)
            | Effect::Lose(_, _, amount)
            | Effect::Set(_, _, amount)
            | Effect::DamagePlayer(_, amount)
            | Effect::DamageCards(_, amount)
            | Effect::Modify(_, _, amount, _) => Some(amount),
            Effect::Move(..) | Effect::Destroy(_) | Effect::Negate | Effect::ResolveAgain(..) => None,
        }
    }

    /// Whether the effect can destroy cards in play by itself.
    pub fn can_destroy(&self) -> bool {
        matches!(self, Effect::DamageCards(..) | Effect::Modify(..) | Effect::Destroy(_))
    }

    /// The affected cards.
    pub fn cards(&self) -> Option<&Cards> {
        match self {
            Effect::DamageCards(cards, _)
            | Effect::Modify(cards, ..)
            | Effect::Move(cards, ..)
            | Effect::Destroy(cards) => Some(cards),
            _ => None,
        }
    }

    /// The terms that the effect evaluates.
    pub fn terms(&self) -> impl Iterator<Item = &Term> {
        self.amount().into_iter().chain(self.cards().and_then(Cards::term))
    }
}

#[cfg(test)]
mod tests {
    use super::{Arithmetic, Compare, Known, Term, divide, round};

    #[test]
    fn halves_go_up() {
        assert_eq!([round(65, 10), round(64, 10), round(-65, 10), round(-66, 10), round(7, 0)], [7, 6, -6, -7, 7]);
        assert_eq!([divide(7, 2), divide(-7, 2)], [3, -4]);
        assert_eq!([round(i32::MAX, 1), round(i32::MIN, 1)], [i32::MAX, i32::MIN]);
    }

    #[test]
    fn what_is_printed_is_worked_out() {
        let scaled = Term::Arithmetic(Arithmetic::Multiply, Box::new(Term::Val), Box::new(Term::Constant(3)));
        let test = Term::Compare(Compare::More, Box::new(Term::Param), Box::new(Term::Constant(2)));
        let term = Term::If(Box::new(test), Box::new(scaled), Box::new(Term::CardBook));
        let known = Known { val: Some(4), param: Some(3), ..Known::default() };
        assert_eq!(term.fold(&known), Term::Constant(12));
        assert_eq!(term.fold(&Known { param: Some(1), ..known }), Term::CardBook);
    }
}
