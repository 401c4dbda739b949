//! Visits every part of a term.

use crate::kernel::ids::WordSetId;
use crate::kernel::rules::term::{Players, Selector, Term, Word};

/// The set of words in which a test looks for its parameter.
pub fn word_set(test: &Term) -> Option<WordSetId> {
    let mut found = None;
    term(test, &mut |part| {
        if let Term::WordIn(Word::Param, _, set) = part {
            found = Some(*set);
        }
    });
    found
}

/// A part of an expression.
#[derive(Clone, Copy)]
pub enum Part<'t> {
    Term(&'t Term),
    Selector(&'t Selector),
}

/// Visits a term and every term inside, those of its selectors too.
pub fn term(of: &Term, see: &mut dyn FnMut(&Term)) {
    parts(Part::Term(of), &mut |part| {
        if let Part::Term(term) = part {
            see(term);
        }
    });
}

/// Visits a part of an expression, and every term and selector inside.
pub fn parts(of: Part<'_>, see: &mut dyn FnMut(Part<'_>)) {
    match of {
        Part::Term(of) => term_parts(of, see),
        Part::Selector(of) => selector(of, see),
    }
}

fn term_parts(of: &Term, see: &mut dyn FnMut(Part<'_>)) {
    see(Part::Term(of));
    match of {
        Term::IsActive(of)
        | Term::IsFirst(of)
        | Term::Turns(of)
        | Term::Counter(of, _)
        | Term::HeroNumber(of, _)
        | Term::Book(of)
        | Term::Quantity(of, _)
        | Term::Room(of, _) => players(of, see),
        Term::Number(of, _) | Term::Printed(of, _) | Term::State(of, _) | Term::Arrived(of) => selector(of, see),
        Term::SameWord(one, other) => {
            word(one, see);
            word(other, see);
        }
        Term::SameCards(one, other) | Term::CardsIn(one, other) | Term::WordsIn((one, _), (other, _)) => {
            selector(one, see);
            selector(other, see);
        }
        Term::WordIn(of, cards, _) | Term::Has(cards, of) => {
            word(of, see);
            selector(cards, see);
        }
        Term::OneOf(of, _) => word(of, see),
        Term::Count(of, test) | Term::Any(of, test) => {
            selector(of, see);
            if let Some(test) = test {
                term_parts(test, see);
            }
        }
        Term::Sum(of, inner) => {
            selector(of, see);
            term_parts(inner, see);
        }
        Term::Bears(of, _) | Term::Price(of) => selector(of, see),
        Term::Native(_, of, with) => {
            selector(of, see);
            if let Some(with) = with {
                selector(with, see);
            }
        }
        Term::Arithmetic(_, one, other)
        | Term::Divide(one, other)
        | Term::Round(one, other)
        | Term::Compare(_, one, other)
        | Term::And(one, other)
        | Term::Or(one, other) => {
            term_parts(one, see);
            term_parts(other, see);
        }
        Term::Not(inner) => term_parts(inner, see),
        Term::If(test, yes, no) => {
            term_parts(test, see);
            term_parts(yes, see);
            term_parts(no, see);
        }
        _ => {}
    }
}

fn players(of: &Players, see: &mut dyn FnMut(Part<'_>)) {
    if let Players::Of(of) = of {
        selector(of, see);
    }
}

fn word(of: &Word, see: &mut dyn FnMut(Part<'_>)) {
    match of {
        Word::Type(of) | Word::Class(of) | Word::Subtype(of) | Word::Id(of) | Word::Zone(of) => selector(of, see),
        _ => {}
    }
}

fn selector(of: &Selector, see: &mut dyn FnMut(Part<'_>)) {
    see(Part::Selector(of));
    match of {
        Selector::Players(of) | Selector::Zones(of, _) => players(of, see),
        Selector::Owner(of)
        | Selector::Side(of)
        | Selector::Fitting(of)
        | Selector::Fit(of)
        | Selector::Under(of)
        | Selector::Worn(of)
        | Selector::HostOf(of) => selector(of, see),
        Selector::All(of, inner) | Selector::Draw(_, of, inner) | Selector::Best(_, of, inner) => {
            selector(of, see);
            term_parts(inner, see);
        }
        Selector::Choose(choose) => {
            selector(&choose.from, see);
            term_parts(&choose.count, see);
            if let Some(test) = &choose.test {
                term_parts(test, see);
            }
            players(&choose.side, see);
        }
        Selector::If(test, yes, no) => {
            term_parts(test, see);
            selector(yes, see);
            selector(no, see);
        }
        _ => {}
    }
}
