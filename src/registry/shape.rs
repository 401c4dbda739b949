//! The problems of shape that a record in memory would have in a file: missing, unknown and mistyped members.

use super::{Book, read_book, read_card, read_hero, write_book, write_card, write_hero};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::{Card, Hero, Numbers, Row};
use crate::message;
use crate::ruleset::{Ruleset, Table};

/// The problems of a card's shape, relative to the card.
///
/// Nearly all cards hold only members that are written as they are read, so that nothing but an empty required member
/// can be wrong with their shape. Only a card with something else is written and read again to find its problems.
pub(super) fn shape_of_card(card: &Card, rules: &Ruleset) -> Vec<Diagnostic> {
    let is_plain = card.rest.is_empty()
        && has_known_numbers(&card.numbers, &rules.numbers)
        && has_distinct_names(card.text_override.iter().map(|(language, _)| language))
        && card.effects.iter().all(|row| is_plain_row(row, rules));
    if is_plain {
        return missing([("id", &card.id), ("name", &card.name), ("type", &card.card_type)]);
    }
    without_spans(read_card(&Source::new("", write_card(card, rules)), rules).1)
}

/// The problems of a hero's shape, relative to the hero.
pub(super) fn shape_of_hero(hero: &Hero, rules: &Ruleset) -> Vec<Diagnostic> {
    let is_plain = hero.rest.is_empty()
        && hero.book.is_some()
        && has_known_numbers(&hero.numbers, &rules.hero_numbers)
        && hero.ability.iter().all(|row| is_plain_row(row, rules));
    if is_plain {
        return missing([("id", &hero.id), ("name", &hero.name)]);
    }
    without_spans(read_hero(&Source::new("", write_hero(hero, rules)), rules).1)
}

/// The problems of a book's shape, relative to the book.
pub(super) fn shape_of_book(book: &Book) -> Vec<Diagnostic> {
    without_spans(read_book(&Source::new("", write_book(book))).1)
}

fn is_plain_row(row: &Row, rules: &Ruleset) -> bool {
    // Two conditions with the same key would be two members with the same name. The key counts, not the id: `vs_book2`
    // and `vs_book3` have the same id.
    let is_first = |at: usize| {
        let key = row.conditions[at].key(rules);
        row.conditions[..at].iter().all(|earlier| earlier.key(rules) != key)
    };
    row.rest.is_empty() && (1..row.conditions.len()).all(is_first)
}

fn has_known_numbers<T>(numbers: &Numbers, known: &Table<T>) -> bool {
    numbers.iter().all(|(name, _)| known.contains_key(name)) && has_distinct_names(numbers.iter().map(|(name, _)| name))
}

fn has_distinct_names<'n>(names: impl Iterator<Item = &'n Name>) -> bool {
    let names: Vec<&Name> = names.collect();
    names.iter().enumerate().all(|(at, name)| !names[..at].contains(name))
}

/// One problem for each required member that is empty, because an empty one is not written.
fn missing<const COUNT: usize>(members: [(&str, &Name); COUNT]) -> Vec<Diagnostic> {
    let empty = members.into_iter().filter(|(_, value)| value.is_empty());
    empty
        .map(|(name, _)| Diagnostic::new(Code::TypeMismatch, "", message!("problem-member-missing", name = name)))
        .collect()
}

fn without_spans(mut problems: Vec<Diagnostic>) -> Vec<Diagnostic> {
    for problem in &mut problems {
        problem.span = None;
    }
    problems
}
