//! Numbers, words and tests in words.

use super::phrases::is_one;
use super::{Writer, at, plain};
use crate::base::{Argument, Message};
use crate::kernel::ids::{LeverId, NumberId};
use crate::kernel::rules::term::{Arithmetic, Compare, Players, Selector, Term, Word};

impl Writer<'_> {
    pub fn number(self, number: NumberId) -> Argument {
        at("number", &self.game.numbers, number.index())
    }

    /// A term as a number.
    pub fn term(self, term: &Term) -> Argument {
        match term {
            Term::Constant(number) => Argument::Number(i64::from(*number)),
            Term::Val => plain("rules-x"),
            Term::Param => plain("rules-n"),
            Term::Amount => plain("rules-amount"),
            Term::Turn if self.game.flow.turns_are_rounds => plain("rules-round"),
            Term::Turn => plain("rules-turn"),
            Term::Lever(lever) => Argument::Number(i64::from(self.lever(*lever))),
            Term::Pick(pick) => self.pick(*pick),
            Term::Turns(of) => Message::new("rules-turns").with("who", self.players(of)).into(),
            Term::Counter(of, counter) => self.of_players(self.counter(*counter), of),
            Term::HeroNumber(of, number) => self.of_players(at("number", &self.game.hero_numbers, number.index()), of),
            Term::Book(of) => Message::new("rules-book").with("who", self.players(of)).into(),
            Term::OwnBook => Message::new("rules-book").with("who", plain("rules-this")).into(),
            Term::Quantity(of, quantity) => {
                self.of_players(at("quantity", &self.game.quantities, quantity.index()), of)
            }
            Term::Fixed(quantity) => at("quantity", &self.game.quantities, quantity.index()),
            Term::Tally(tally) => at("tally", &self.game.tallies, tally.index()),
            Term::Number(cards, number) => self.of_cards(self.number(*number), cards),
            Term::Printed(cards, number) => self.printed(*number, cards),
            Term::OwnPrinted(number) => self.printed(*number, &Selector::This),
            Term::State(cards, state) => self.of_cards(self.state(*state), cards),
            Term::NumberBefore(number) => Message::new("rules-before").with("name", self.number(*number)).into(),
            Term::StateBefore(state) => Message::new("rules-before").with("name", self.state(*state)).into(),
            Term::RowParameter(parameter) => self.parameter(*parameter),
            Term::RowState(state) => self.of_row(*state),
            Term::Count(cards, None) => Message::new("rules-count").with("cards", self.cards_of(cards)).into(),
            Term::Count(cards, Some(test)) => Message::new("rules-count-with")
                .with("cards", self.cards_of(cards))
                .with("test", self.looking().test(test))
                .into(),
            Term::Sum(cards, of) => {
                Message::new("rules-sum").with("n", self.looking().term(of)).with("cards", self.cards_of(cards)).into()
            }
            Term::Price(cards) => Message::new("rules-price").with("cards", self.cards_of(cards)).into(),
            Term::Arithmetic(op, one, other) => self.arithmetic(*op, one, other),
            Term::Divide(one, other) => self.two("rules-divide", self.factor(one), self.factor(other)),
            Term::Round(one, other) => self.two("rules-rounded", self.factor(one), self.factor(other)),
            Term::If(test, yes, no) => Message::new("rules-either")
                .with("test", self.test(test))
                .with("a", self.term(yes))
                .with("b", self.term(no))
                .into(),
            _ => Message::new("rules-truth").with("test", self.test(term)).into(),
        }
    }

    fn printed(self, number: NumberId, cards: &Selector) -> Argument {
        Message::new("rules-printed").with("name", self.number(number)).with("cards", self.cards_of(cards)).into()
    }

    fn arithmetic(self, op: Arithmetic, one: &Term, other: &Term) -> Argument {
        match (op, one, other) {
            (Arithmetic::Most, Term::Constant(_), _) => self.two("rules-at-least", self.term(other), self.term(one)),
            (Arithmetic::Least, Term::Constant(_), _) => self.two("rules-at-most", self.term(other), self.term(one)),
            (Arithmetic::Most, _, Term::Constant(_)) => self.two("rules-at-least", self.term(one), self.term(other)),
            (Arithmetic::Least, _, Term::Constant(_)) => self.two("rules-at-most", self.term(one), self.term(other)),
            (Arithmetic::Most, ..) => self.two("rules-larger", self.term(one), self.term(other)),
            (Arithmetic::Least, ..) => self.two("rules-smaller", self.term(one), self.term(other)),
            (Arithmetic::Add, ..) => self.two("rules-plus", self.term(one), self.term(other)),
            (Arithmetic::Subtract, Term::Constant(0), _) => {
                Message::new("rules-negative").with("a", self.factor(other)).into()
            }
            (Arithmetic::Subtract, ..) => self.two("rules-minus", self.term(one), self.factor(other)),
            (Arithmetic::Multiply, ..) => self.two("rules-times", self.factor(one), self.factor(other)),
        }
    }

    /// A term in brackets, where it consists of several.
    pub fn factor(self, term: &Term) -> Argument {
        let inner = self.term(term);
        match term {
            Term::Arithmetic(..) | Term::Divide(..) | Term::Round(..) | Term::If(..) => group(inner),
            _ => inner,
        }
    }

    #[allow(clippy::unused_self, reason = "called as its neighbours are, which need the game")]
    fn two(self, id: &'static str, one: Argument, other: Argument) -> Argument {
        Message::new(id).with("a", one).with("b", other).into()
    }

    /// A term as a test.
    pub fn test(self, term: &Term) -> Argument {
        self.holds(term, true)
    }

    fn holds(self, term: &Term, is: bool) -> Argument {
        let either = |yes: &'static str, no: &'static str| Message::new(if is { yes } else { no });
        let message = match term {
            Term::Not(inner) => return self.holds(inner, !is),
            Term::Did => either("rules-did", "rules-did-not"),
            Term::Running => either("rules-running", "rules-running-not"),
            Term::IsActive(Players::Own) => either("rules-your-turn", "rules-your-turn-not"),
            Term::IsActive(Players::Other) => either("rules-their-turn", "rules-their-turn-not"),
            Term::IsActive(of) => either("rules-active", "rules-active-not").with("who", self.players(of)),
            Term::IsFirst(Players::Own) => either("rules-you-began", "rules-you-began-not"),
            Term::IsFirst(Players::Other) => either("rules-they-began", "rules-they-began-not"),
            Term::IsFirst(of) => either("rules-first", "rules-first-not").with("who", self.players(of)),
            Term::Arrived(cards) => either("rules-arrived", "rules-arrived-not").with("cards", self.cards_of(cards)),
            Term::State(cards, state) if !self.game.states[state.index()].counter => {
                either("rules-is", "rules-is-not").with("cards", self.cards_of(cards)).with("name", self.state(*state))
            }
            Term::StateBefore(state) if !self.game.states[state.index()].counter => {
                either("rules-was", "rules-was-not").with("name", self.state(*state))
            }
            Term::SameWord(one, other) => {
                return self.compare(if is { "=" } else { "≠" }, self.word(one), self.word(other));
            }
            Term::SameCards(one, other) => return self.same(one, other, is),
            Term::CardsIn(one, other) if is_one(other) => return self.same(one, other, is),
            Term::WordIn(word, cards, _) | Term::Has(cards, word) => {
                either("rules-has", "rules-has-not").with("cards", self.cards_of(cards)).with("word", self.word(word))
            }
            Term::WordsIn((one, set), (other, _)) => either("rules-words-in", "rules-words-in-not")
                .with("name", at("set", &self.game.word_sets, set.index()))
                .with("cards", self.cards_of(one))
                .with("others", self.cards_of(other)),
            Term::CardsIn(one, other) => {
                either("rules-in", "rules-in-not").with("cards", self.cards_of(one)).with("places", self.places(other))
            }
            Term::OneOf(word, words) => {
                let words: Vec<Argument> = words.iter().map(|word| self.word_name(*word)).collect();
                either("rules-one-of", "rules-one-of-not").with("word", self.word(word)).with("words", words)
            }
            Term::Any(cards, test) => self.any(cards, test.as_deref(), is),
            Term::Bears(cards, timing) => either("rules-bears", "rules-bears-not")
                .with("cards", self.cards_of(cards))
                .with("name", self.timing(*timing)),
            Term::Room(of, zone) => either("rules-room", "rules-room-not").with("places", self.zone_of(of, *zone)),
            Term::Compare(compare, one, other) if let Some((cards, test, has_some)) = counted(*compare, one, other) => {
                return self.any(cards, test, has_some == is).into();
            }
            Term::Compare(compare, one, other) => {
                let sign = match (compare, is) {
                    (Compare::Equal, true) | (Compare::NotEqual, false) => "=",
                    (Compare::NotEqual, true) | (Compare::Equal, false) => "≠",
                    (Compare::Less, true) | (Compare::AtLeast, false) => "<",
                    (Compare::AtMost, true) | (Compare::More, false) => "≤",
                    (Compare::More, true) | (Compare::AtMost, false) => ">",
                    (Compare::AtLeast, true) | (Compare::Less, false) => "≥",
                };
                return self.compare(sign, self.term(one), self.term(other));
            }
            // What is denied is denied part by part, so that no sentence has to say "it is not so that".
            Term::And(one, other) => return self.joined(is, one, other, is),
            Term::Or(one, other) => return self.joined(!is, one, other, is),
            Term::If(test, yes, no) => Message::new("rules-either")
                .with("test", self.test(test))
                .with("a", self.holds(yes, is))
                .with("b", self.holds(no, is)),
            Term::Constant(number) => {
                Message::new(if (*number != 0) == is { "rules-always-so" } else { "rules-never" })
            }
            _ => return self.compare(if is { "≠" } else { "=" }, self.term(term), Argument::Number(0)),
        };
        message.into()
    }

    /// Whether cards are others.
    fn same(self, one: &Selector, other: &Selector, is: bool) -> Argument {
        let id = if is { "rules-same" } else { "rules-same-not" };
        Message::new(id).with("cards", self.cards_of(one)).with("others", self.cards_of(other)).into()
    }

    /// What must hold; where it is a truth that is compared with the one that is asked for, both ways.
    pub fn holds_line(self, term: &Term) -> Message {
        match term {
            Term::Compare(Compare::Equal, truth, asked) if **asked == Term::Param && self.is_truth(truth) => {
                let (test, other) = (self.holds(truth, true), self.holds(truth, false));
                Message::new("rules-holds-both").with("test", test).with("other", other)
            }
            _ => Message::new("rules-holds").with("test", self.test(term)),
        }
    }

    /// Whether a term is no number but true or not.
    fn is_truth(self, term: &Term) -> bool {
        match term {
            Term::State(_, state) => !self.game.states[state.index()].counter,
            Term::Not(_)
            | Term::And(..)
            | Term::Or(..)
            | Term::Compare(..)
            | Term::SameCards(..)
            | Term::SameWord(..)
            | Term::CardsIn(..)
            | Term::Has(..)
            | Term::Any(..)
            | Term::Arrived(_)
            | Term::IsActive(_)
            | Term::IsFirst(_) => true,
            _ => false,
        }
    }

    /// The value of a lever.
    pub fn lever(self, lever: LeverId) -> i32 {
        self.game.levers.get_index(lever.index()).map_or(0, |(_, is)| *is)
    }

    /// What is added to a number while something holds.
    pub fn adds(self, name: Argument, by: &Term) -> Message {
        let (id, by) = match by {
            Term::Arithmetic(Arithmetic::Subtract, zero, less) if **zero == Term::Constant(0) => {
                ("rules-adds-less", self.factor(less))
            }
            _ => ("rules-adds", self.term(by)),
        };
        Message::new(id).with("name", name).with("n", by)
    }

    /// Whether there are such cards.
    fn any(self, cards: &Selector, test: Option<&Term>, is: bool) -> Message {
        let either = |yes: &'static str, no: &'static str| Message::new(if is { yes } else { no });
        match test {
            None if matches!(cards, Selector::Zones(..)) => {
                either("rules-filled", "rules-empty").with("places", self.places(cards))
            }
            None => either("rules-there", "rules-there-not").with("cards", self.cards_of(cards)),
            Some(test) => either("rules-any", "rules-any-not")
                .with("cards", self.cards_of(cards))
                .with("test", self.looking().test(test)),
        }
    }

    #[allow(clippy::unused_self, reason = "called as its neighbours are, which need the game")]
    fn compare(self, sign: &'static str, one: Argument, other: Argument) -> Argument {
        Message::new("rules-compare").with("a", one).with("sign", sign).with("b", other).into()
    }

    /// Two tests that must both hold, or one of them.
    fn joined(self, both: bool, one: &Term, other: &Term, is: bool) -> Argument {
        let part = |term: &Term| {
            let inner = self.holds(term, is);
            let is_other_join = match strip(term) {
                (Term::And(..), denied) => (is != denied) != both,
                (Term::Or(..), denied) => (is != denied) == both,
                (Term::If(..), _) => true,
                _ => false,
            };
            if is_other_join { group(inner) } else { inner }
        };
        self.two(if both { "rules-and" } else { "rules-or" }, part(one), part(other))
    }

    fn zone_of(self, of: &Players, zone: crate::kernel::ids::ZoneId) -> Argument {
        self.place(of, &[zone])
    }

    pub fn word(self, word: &Word) -> Argument {
        let of = |id: &'static str, cards: &Selector| Message::new(id).with("cards", self.cards_of(cards)).into();
        match word {
            Word::Constant(word) => self.word_name(*word),
            Word::OfRow => plain("rules-word"),
            Word::Param => plain("rules-n"),
            Word::Type(cards) => of("rules-type-of", cards),
            Word::OwnType => of("rules-type-of", &Selector::This),
            Word::Class(cards) => of("rules-class-of", cards),
            Word::Subtype(cards) => of("rules-subtype-of", cards),
            Word::Id(cards) => of("rules-name-of", cards),
            Word::Zone(cards) => of("rules-zone-of", cards),
            Word::Phase => plain("rules-phase"),
            Word::Before => plain("rules-zone-before"),
            Word::Setting(setting) => at("setting", &self.game.settings, setting.index()),
        }
    }
}

/// The cards and the test of a comparison that only asks whether there are such cards, and whether there must be some.
fn counted<'t>(compare: Compare, one: &'t Term, other: &'t Term) -> Option<(&'t Selector, Option<&'t Term>, bool)> {
    let (Term::Count(cards, test), Term::Constant(number)) = (one, other) else { return None };
    let has_some = match (compare, number) {
        (Compare::Equal | Compare::AtMost, 0) | (Compare::Less, 1) => false,
        (Compare::NotEqual | Compare::More, 0) | (Compare::AtLeast, 1) => true,
        _ => return None,
    };
    let is_plain = test.is_some() || matches!(**cards, Selector::Zones(..));
    is_plain.then_some((&**cards, test.as_deref(), has_some))
}

/// A term without what denies it, and whether it is denied.
fn strip(term: &Term) -> (&Term, bool) {
    match term {
        Term::Not(inner) => {
            let (inner, denied) = strip(inner);
            (inner, !denied)
        }
        _ => (term, false),
    }
}

fn group(inner: Argument) -> Argument {
    Message::new("rules-group").with("a", inner).into()
}
