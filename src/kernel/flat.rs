//! Terms as flat code: one list of small steps on a short stack, with constants and levers folded and the terms of
//! quantities put in their place. What reads more than numbers of players, of single cards and of the cards of zones stays
//! a tree.

use super::ids::{
    CounterId, HeroNumberId, KeywordId, NumberId, PickId, QuantityId, RoleId, StateId, StatementId, TallyId, TimingId,
    WordId, ZoneId,
};
use super::pair::Pair;
use super::rules::Game;
use super::rules::tables::{Condition, Takes};
use super::rules::term::{Players, Selector, Term, Word};
use super::state::ARRIVED;

/// Values that are kept while a term is worked out.
pub(super) const STACK: usize = 8;
/// The place of [`ARRIVED`] among the marks of a card.
const ARRIVED_BIT: u8 = 31;
const _: () = assert!(ARRIVED == 1 << ARRIVED_BIT);
/// Quantities within quantities that are put in their place.
const DEPTH: u32 = 16;

/// A step: it puts a value on the stack, or takes what is there and puts the result there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Constant(i32),
    Read(Source),
    /// Whether it is the own player's turn.
    IsActive,
    /// The number that was picked with the action.
    Picked(PickId),
    /// Of one card; 0 where there is none.
    Number(Of, NumberId),
    Printed(Of, NumberId),
    State(Of, StateId),
    Arrived(Of),
    Has(Of, KeywordId),
    /// Whether it has one of two keywords.
    HasEither(Of, KeywordId, KeywordId),
    IsOfType(Of, WordId),
    /// Whether its subtype is the word that is the parameter.
    IsParamSubtype(Of),
    Exists(Of),
    /// A quantity that was fixed when the effect began; where it was not, it is worked out.
    Fixed(QuantityId),
    Bears(Of, TimingId),
    /// Whether a card is among those that a name is bound to.
    IsNamed(Of, RoleId),
    Price,
    /// Works out the steps up to a position for each card of zones of a player.
    Each(Gather, Side, Zones, u16),
    /// The cards of zones of a player that have a mark, or lack it.
    Marked(Marked),
    /// Puts the last two values together.
    Pair(Pair),
    /// The last value with a constant on the right, or with what is read at once.
    By(Pair, i32),
    With(Pair, Source),
    Not,
    /// 1 for what is not 0.
    Truth,
    /// If the last value is 0, the step at this position is next; else the value is taken.
    And(u16),
    /// If it is not 0, it becomes 1, and the step at this position is next; else it is taken.
    Or(u16),
    /// Takes a value; if it is 0, the step at this position is next.
    Unless(u16),
    Jump(u16),
}

const _: () = assert!(size_of::<Op>() == 8);

/// A number that is read at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Val,
    Param,
    Turn,
    Own(CounterId),
    Other(CounterId),
    OwnHero(HeroNumberId),
    OtherHero(HeroNumberId),
    OwnBook,
    OtherBook,
    /// The book of the card whose effect it is.
    CardBook,
    Tally(TallyId),
    /// What continuous effects add to a quantity.
    OwnSum(QuantityId),
    OtherSum(QuantityId),
    /// How many cards lie in a zone.
    OwnCount(ZoneId),
    OtherCount(ZoneId),
}

/// A test of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    pub side: Side,
    pub zones: Zones,
    /// The place of the mark among a card's bits.
    pub bit: u8,
    pub is_set: bool,
    /// How many fit, else whether one does.
    pub counts: bool,
}

/// The card that a step reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    It,
    This,
    Pick(PickId),
    /// The first that a name is bound to; of tests, any of them.
    Role(RoleId),
    /// The first of a zone.
    First(Side, ZoneId),
}

/// The player whose cards are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Own,
    Other,
}

/// Zones, one bit each.
pub type Zones = u16;

/// What becomes of the values of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gather {
    /// How many are not 0.
    Count,
    /// Whether one is not 0.
    Any,
    Sum,
}

/// The steps of a term.
pub type Flat = Box<[Op]>;

/// Puts the steps of a term together.
struct Compiler<'g> {
    game: &'g Game,
    code: Vec<Op>,
    /// Whether the steps are done for each card of zones.
    is_inside: bool,
    /// Whether the parameter is a word, by its number.
    has_word: bool,
}

impl Game {
    /// The steps of a term; `None`: it stays a tree, because it reads more, or because it is as quick as a tree.
    pub(super) fn flat(&self, term: &Term) -> Option<Flat> {
        if matches!(
            term,
            Term::Constant(_)
                | Term::Val
                | Term::Param
                | Term::Counter(..)
                | Term::Number(Selector::It, _)
                | Term::State(Selector::It, _)
                | Term::Arrived(Selector::It)
                | Term::IsActive(Players::Own)
                | Term::Price(_)
        ) {
            return None;
        }
        self.steps(term, false)
    }

    /// The steps of the test of a condition, and whether their parameter is a word.
    pub(super) fn flat_condition(&self, condition: &Condition) -> Option<(Flat, bool)> {
        let settings: Box<[WordId]> = self.settings.values().map(|setting| setting.is).collect();
        let mut holds = condition.holds.clone()?;
        super::folding::fold(&mut holds, &settings);
        let has_word = matches!(condition.takes, Takes::Word(_));
        Some((self.steps(&holds, has_word)?, has_word))
    }

    fn steps(&self, term: &Term, has_word: bool) -> Option<Flat> {
        let mut compiler = Compiler { game: self, code: Vec::new(), is_inside: false, has_word };
        compiler.term(term, 0, DEPTH)?;
        Some(compiler.code.into())
    }
}

impl Compiler<'_> {
    /// Adds the steps of a term, which is worked out with so many values on the stack.
    fn term(&mut self, term: &Term, used: usize, depth: u32) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        if used >= STACK {
            return None;
        }
        let op = match term {
            Term::Constant(number) => Op::Constant(*number),
            Term::Lever(id) => Op::Constant(self.game.levers.get_index(id.index()).map_or(0, |(_, lever)| *lever)),
            Term::Val => Op::Read(Source::Val),
            Term::Param if !self.has_word => Op::Read(Source::Param),
            Term::Turn => Op::Read(Source::Turn),
            Term::Counter(Players::Own, id) => Op::Read(Source::Own(*id)),
            Term::Counter(Players::Other, id) => Op::Read(Source::Other(*id)),
            Term::HeroNumber(Players::Own, id) => Op::Read(Source::OwnHero(*id)),
            Term::HeroNumber(Players::Other, id) => Op::Read(Source::OtherHero(*id)),
            Term::Book(Players::Own) => Op::Read(Source::OwnBook),
            Term::Book(Players::Other) => Op::Read(Source::OtherBook),
            // Where it was not worked out before, it is now, with the card that the effect looks at.
            Term::Fixed(id) if !self.is_inside => Op::Fixed(*id),
            Term::IsActive(Players::Own) => Op::IsActive,
            Term::Pick(id) => Op::Picked(*id),
            Term::Number(of, id) => Op::Number(card(of)?, *id),
            Term::Printed(of, id) => Op::Printed(card(of)?, *id),
            Term::State(of, id) => Op::State(card(of)?, *id),
            Term::Arrived(of) => Op::Arrived(card(of)?),
            Term::Has(of, Word::Constant(word)) => Op::Has(named(of)?, self.keyword(*word)?),
            Term::SameWord(Word::Type(of), Word::Constant(word)) => Op::IsOfType(card(of)?, *word),
            Term::SameWord(Word::Subtype(of), Word::Param) if self.has_word => Op::IsParamSubtype(card(of)?),
            Term::OwnBook => Op::Read(Source::CardBook),
            Term::Tally(id) => Op::Read(Source::Tally(*id)),
            Term::Price(of) if **of == Selector::It => Op::Price,
            Term::Bears(of, timing) => Op::Bears(single(of)?, *timing),
            Term::CardsIn(of, named) => match **named {
                Selector::Role(id) => Op::IsNamed(single(of)?, id),
                _ => return None,
            },
            Term::Any(of, None) if named(of).is_some() => Op::Exists(named(of)?),
            Term::Sum(of, term) => return self.each(Gather::Sum, of, Some(term), used, depth),
            Term::Count(of, Some(test)) => return self.each(Gather::Count, of, Some(test), used, depth),
            Term::Any(of, test) => return self.each(Gather::Any, of, test.as_deref(), used, depth),
            Term::Quantity(of @ (Players::Own | Players::Other), id) => {
                let (_, quantity) = self.game.quantities.get_index(id.index())?;
                match (&quantity.is, of) {
                    (Some(is), Players::Own) => return self.term(is, used, depth),
                    (Some(_), _) => return None,
                    (None, Players::Own) => Op::Read(Source::OwnSum(*id)),
                    (None, _) => Op::Read(Source::OtherSum(*id)),
                }
            }
            Term::Count(of, None) => match &**of {
                Selector::Zones(Players::Own, zones) if zones.len() == 1 => Op::Read(Source::OwnCount(*zones.first()?)),
                Selector::Zones(Players::Other, zones) if zones.len() == 1 => {
                    Op::Read(Source::OtherCount(*zones.first()?))
                }
                _ => return self.each(Gather::Count, of, None, used, depth),
            },
            Term::Arithmetic(operator, left, right) => {
                return self.both(left, right, Pair::from(*operator), used, depth);
            }
            Term::Divide(number, by) => return self.both(number, by, Pair::Divide, used, depth),
            Term::Round(number, by) => return self.both(number, by, Pair::Round, used, depth),
            Term::Compare(compare, left, right) => {
                return self.both(left, right, Pair::from(*compare), used, depth);
            }
            Term::Not(test) => {
                self.term(test, used, depth)?;
                Op::Not
            }
            Term::Or(left, right) if self.either(left, right).is_some() => self.either(left, right)?,
            Term::And(left, right) => return self.branch((left, right), Op::And, used, depth),
            Term::Or(left, right) => return self.branch((left, right), Op::Or, used, depth),
            Term::If(test, yes, no) => {
                self.term(test, used, depth)?;
                let unless = self.leave();
                self.term(yes, used, depth)?;
                let jump = self.leave();
                self.put(unless, Op::Unless(self.here()?))?;
                self.term(no, used, depth)?;
                return self.put(jump, Op::Jump(self.here()?));
            }
            _ => return None,
        };
        self.code.push(op);
        Some(())
    }

    fn keyword(&self, word: WordId) -> Option<KeywordId> {
        self.game.keywords.values().position(|keyword| keyword.word == word).and_then(KeywordId::at)
    }

    /// A term of each card of zones of one player; without a term, each counts as 1.
    fn each(&mut self, gather: Gather, of: &Selector, term: Option<&Term>, used: usize, depth: u32) -> Option<()> {
        let (side, zones) = match of {
            Selector::Zones(Players::Own, zones) => (Side::Own, zones),
            Selector::Zones(Players::Other, zones) => (Side::Other, zones),
            _ => return None,
        };
        let zones = zones.iter().try_fold(0, |mask: Zones, zone| Some(mask | 1_u16.checked_shl(zone.0.into())?))?;
        let outer = std::mem::replace(&mut self.is_inside, true);
        let each = self.leave();
        match term {
            // The steps begin with a stack of their own.
            Some(term) => self.term(term, 0, depth)?,
            None => self.code.push(Op::Constant(1)),
        }
        self.is_inside = outer;
        if used >= STACK {
            return None;
        }
        let (counts, mark) = (gather == Gather::Count, self.mark(&self.code[each + 1..]));
        if let (Gather::Any | Gather::Count, Some((bit, is_set))) = (gather, mark) {
            self.code.truncate(each);
            self.code.push(Op::Marked(Marked { side, zones, bit, is_set, counts }));
            return Some(());
        }
        self.put(each, Op::Each(gather, side, zones, self.here()?))
    }

    /// The mark of the looked-at card for which steps test, if they do nothing else, and whether it must be there.
    fn mark(&self, steps: &[Op]) -> Option<(u8, bool)> {
        let (test, is_set) = match *steps {
            [test] => (test, true),
            [test, Op::Not] => (test, false),
            _ => return None,
        };
        let counting = self.game.counting_states();
        match test {
            Op::Arrived(Of::It) => Some((ARRIVED_BIT, is_set)),
            Op::State(Of::It, id) if counting >> (id.0 & 31) & 1 == 0 => Some((id.0 & 31, is_set)),
            _ => None,
        }
    }

    fn both(&mut self, left: &Term, right: &Term, pair: Pair, used: usize, depth: u32) -> Option<()> {
        let start = self.code.len();
        self.term(left, used, depth)?;
        let mut middle = self.code.len();
        self.term(right, used + 1, depth)?;
        // One step on the left goes to the right where that is the same: more steps on the right would need the stack.
        let is_one = |code: &[Op]| matches!(code, [_]);
        let is_constant = matches!(self.code[start..middle], [Op::Constant(_)]);
        let pair = match pair.turned() {
            Some(turned) if is_constant || is_one(&self.code[start..middle]) && !is_one(&self.code[middle..]) => {
                self.code.truncate(start);
                self.term(right, used, depth)?;
                middle = self.code.len();
                self.term(left, used + 1, depth)?;
                turned
            }
            _ => pair,
        };
        let op = match (&self.code[start..middle], &self.code[middle..]) {
            (&[Op::Constant(left)], &[Op::Constant(right)]) => {
                self.code.truncate(start);
                self.code.push(Op::Constant(pair.of(left, right)));
                return Some(());
            }
            (_, &[Op::Constant(right)]) => Op::By(pair, right),
            (_, &[Op::Read(right)]) => Op::With(pair, right),
            _ => Op::Pair(pair),
        };
        if !matches!(op, Op::Pair(_)) {
            self.code.truncate(middle);
        }
        self.code.push(op);
        Some(())
    }

    /// One of two keywords of a card.
    fn either(&self, left: &Term, right: &Term) -> Option<Op> {
        let (Term::Has(one, Word::Constant(left)), Term::Has(other, Word::Constant(right))) = (left, right) else {
            return None;
        };
        let of = single(one).filter(|of| single(other) == Some(*of))?;
        Some(Op::HasEither(of, self.keyword(*left)?, self.keyword(*right)?))
    }

    /// Two tests, of which the second is looked at only if the first does not decide.
    fn branch(&mut self, (left, right): (&Term, &Term), op: fn(u16) -> Op, used: usize, depth: u32) -> Option<()> {
        self.term(left, used, depth)?;
        let end = self.leave();
        self.term(right, used, depth)?;
        if !is_truth(right) {
            self.code.push(Op::Truth);
        }
        self.put(end, op(self.here()?))
    }

    /// Leaves room for a step that is known later.
    fn leave(&mut self) -> usize {
        self.code.push(Op::Jump(0));
        self.code.len() - 1
    }

    fn put(&mut self, at: usize, op: Op) -> Option<()> {
        *self.code.get_mut(at)? = op;
        Some(())
    }

    fn here(&self) -> Option<u16> {
        u16::try_from(self.code.len()).ok()
    }
}

/// The first card of a selector.
fn card(of: &Selector) -> Option<Of> {
    match of {
        Selector::Zones(Players::Own, zones) if zones.len() == 1 => Some(Of::First(Side::Own, *zones.first()?)),
        Selector::Zones(Players::Other, zones) if zones.len() == 1 => Some(Of::First(Side::Other, *zones.first()?)),
        _ => named(of),
    }
}

/// The card of a selector that yields one at most, or those that a name is bound to.
fn named(of: &Selector) -> Option<Of> {
    match of {
        Selector::Role(id) => Some(Of::Role(*id)),
        _ => single(of),
    }
}

/// The card of a selector that yields one at most.
fn single(of: &Selector) -> Option<Of> {
    match of {
        Selector::It => Some(Of::It),
        Selector::This => Some(Of::This),
        Selector::Pick(id) => Some(Of::Pick(*id)),
        _ => None,
    }
}

/// Whether a term is 1 or 0.
fn is_truth(term: &Term) -> bool {
    matches!(
        term,
        Term::Compare(..)
            | Term::And(..)
            | Term::Or(..)
            | Term::Not(_)
            | Term::SameWord(..)
            | Term::Has(..)
            | Term::Any(..)
            | Term::Bears(..)
            | Term::Arrived(_)
            | Term::IsActive(_)
            | Term::CardsIn(..)
    )
}

impl super::lookup::Kernel {
    /// The steps of the amount of a statement.
    #[inline]
    pub(super) fn amount(&self, statement: StatementId) -> Option<&[Op]> {
        self.amounts.get(statement.index()).and_then(Option::as_deref)
    }
}
