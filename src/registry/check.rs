//! The second layer of checks: each card against the ruleset, then the cards against each other.

use std::collections::{HashMap, HashSet};

use rayon::prelude::*;

use super::Registry;
use super::ids::next_free_except;
use crate::base::json::step;
use crate::base::reader::{Path, shorten};
use crate::base::{Argument, Code, Diagnostic, FixEdit, Name, closest};
use crate::card::{Card, CheckOutcome, CheckedCard, CheckedHero, CheckedRecords, Hero, check_card, check_hero};
use crate::message;
use crate::ruleset::ids::{IdForm, IdParts};
use crate::ruleset::{CardTypeId, Ruleset};

/// Returns all problems of a registry.
pub fn check(registry: &Registry, rules: &Ruleset) -> Vec<Diagnostic> {
    check_records(registry, rules).1
}

/// Returns the checked form of the cards and heroes of a registry, and all problems.
pub fn check_records(registry: &Registry, rules: &Ruleset) -> (CheckedRecords, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let list = Path::Key(&Path::Root, "heroes");
    let check_hero = |(at, hero)| check_hero(hero, rules, list.item(at), &mut problems);
    let checked_heroes = registry.heroes.iter().enumerate().map(check_hero).collect();
    let heroes = HeroIndex::new(registry, rules);
    let list = Path::Key(&Path::Root, "cards");
    let check_card = |(at, card)| {
        let mut found = Vec::new();
        (check_card_record(card, rules, &heroes, list.item(at), &mut found), found)
    };
    let (checked_cards, found): (Vec<_>, Vec<_>) =
        registry.cards.par_iter().enumerate().with_min_len(256).map(check_card).unzip();
    problems.extend(found.into_iter().flatten());
    for (at, hero) in registry.heroes.iter().enumerate() {
        check_hero_id(hero, rules, &heroes, &step("/heroes", at), &mut problems);
    }
    check_duplicates(registry, rules, &mut problems);
    check_decks(registry, rules, &deck_counts(registry, rules, &heroes), &mut problems);
    (CheckedRecords { cards: checked_cards, heroes: checked_heroes }, problems)
}

/// Checks a card alone, and its id against the heroes and books of the registry.
pub(super) fn check_card_record(
    card: &Card,
    rules: &Ruleset,
    heroes: &HeroIndex,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> CheckOutcome<CheckedCard> {
    let outcome = check_card(card, rules, path, problems);
    check_card_id(card, rules, heroes, path, problems);
    outcome
}

/// Checks a hero alone, and its id against the books of the registry.
pub(super) fn check_hero_record(
    hero: &Hero,
    rules: &Ruleset,
    heroes: &HeroIndex,
    problems: &mut Vec<Diagnostic>,
) -> CheckOutcome<CheckedHero> {
    let outcome = check_hero(hero, rules, Path::Root, problems);
    check_hero_id(hero, rules, heroes, "", problems);
    outcome
}

/// The heroes and books that cards may name.
#[derive(Clone, Debug, Default)]
pub(super) struct HeroIndex {
    ids: HashSet<Name>,
    by_number: HashMap<(u32, u32), Name>,
    books: HashSet<i64>,
}

impl HeroIndex {
    pub(super) fn new(registry: &Registry, rules: &Ruleset) -> Self {
        let mut by_number = HashMap::new();
        for hero in &registry.heroes {
            if let Some(IdParts { book: Some(book), hero: Some(number), .. }) =
                rules.ids.card.parse(&hero.id, &rules.card_types)
            {
                by_number.insert((book, number), hero.id.clone());
            }
        }
        let ids = registry.heroes.iter().map(|hero| hero.id.clone()).collect();
        HeroIndex { ids, by_number, books: registry.books.iter().map(|book| book.id).collect() }
    }

    /// The number of different books.
    pub(super) fn books(&self) -> usize {
        self.books.len()
    }

    /// The hero that the id or the `hero` of a card names, if the registry has this hero.
    pub(super) fn of(&self, card: &Card, rules: &Ruleset) -> Option<&Name> {
        match rules.ids.card.parse(&card.id, &rules.card_types) {
            Some(IdParts { book: Some(book), hero: Some(hero), .. }) => self.by_number.get(&(book, hero)),
            _ => card.hero.as_ref().and_then(|hero| self.ids.get(hero)),
        }
    }
}

/// Checks the form of a card's id, and that the id agrees with the card.
fn check_card_id(card: &Card, rules: &Ruleset, heroes: &HeroIndex, path: Path<'_>, problems: &mut Vec<Diagnostic>) {
    let pointer = |member: &str| path.key(member).to_string();
    if card.id.is_empty() {
        if !card.rest.iter().any(|(name, _)| name == "id") && card != &Card::default() {
            let message = message!("problem-id-empty", forms = id_examples(rules));
            problems.push(Diagnostic::new(Code::IdFormat, path.to_string(), message));
        }
        return;
    }
    let Some((form, parts)) = rules.ids.parse(&card.id, &rules.card_types) else {
        let message = message!("problem-id-format", id = shorten(&card.id), forms = id_examples(rules));
        problems.push(Diagnostic::new(Code::IdFormat, pointer("id"), message));
        return;
    };
    if let (Some(from_id), Some(is)) = (parts.card_type, rules.card_type_id(&card.card_type))
        && from_id != is
    {
        let (named, is) = (Argument::card_type(name_of(rules, from_id)), Argument::card_type(&card.card_type));
        let message = message!("problem-id-type", named = named, type = is);
        problems.push(Diagnostic::new(Code::IdMismatch, pointer("id"), message));
    }
    if form == IdForm::Crossover {
        if card.books.is_empty() && !card.rest.iter().any(|(name, _)| name == "books") {
            let message = message!("problem-books-missing", example = "[1, 2]");
            problems.push(Diagnostic::new(Code::TypeMismatch, path.to_string(), message));
        }
        if card.book.is_some() {
            let message = message!("problem-book-of-crossover");
            problems.push(Diagnostic::new(Code::IdMismatch, pointer("book"), message).on_key().fix_remove());
        }
    } else {
        match card.book {
            None if !card.rest.iter().any(|(name, _)| name == "book") => {
                let message = message!("problem-member-missing", name = "book");
                let mut problem = Diagnostic::new(Code::TypeMismatch, path.to_string(), message);
                if let Some(book) = parts.book {
                    let change = FixEdit::Set { pointer: pointer("book"), json: book.to_string() };
                    problem = problem.fix(change);
                }
                problems.push(problem);
            }
            Some(book) => {
                if let Some(from_id) = parts.book
                    && i64::from(from_id) != book
                {
                    let id = if form == IdForm::Retained { "problem-id-book-reserved" } else { "problem-id-book" };
                    let message = message!(id, named = from_id, book = book);
                    problems.push(Diagnostic::new(Code::IdMismatch, pointer("book"), message).fix_set(from_id));
                }
            }
            None => {}
        }
    }
    for &book in card.book.iter().chain(&card.books) {
        if !heroes.books.contains(&book) {
            let member = if card.book.is_some() { "book" } else { "books" };
            let message = message!("problem-no-book", book = book);
            problems.push(Diagnostic::new(Code::UnknownBook, pointer(member), message));
        }
    }
    check_card_hero(card, form, parts, heroes, &pointer, problems);
}

fn check_card_hero(
    card: &Card,
    form: IdForm,
    parts: IdParts,
    heroes: &HeroIndex,
    pointer: &impl Fn(&str) -> String,
    problems: &mut Vec<Diagnostic>,
) {
    let unknown = |hero: &str, member: &str| {
        let meant = closest(hero, heroes.ids.iter().map(Name::as_str));
        let message = message!("problem-no-hero", id = shorten(hero));
        Diagnostic::new(Code::UnknownHero, pointer(member), message).did_you_mean(meant)
    };
    match (form, &card.hero) {
        (IdForm::Card, hero) => {
            let (Some(book), Some(number)) = (parts.book, parts.hero) else { return };
            let Some(found) = heroes.by_number.get(&(book, number)) else {
                let message = message!("problem-id-hero-unknown", number = number, book = book);
                problems.push(Diagnostic::new(Code::UnknownHero, pointer("id"), message));
                return;
            };
            if let Some(hero) = hero
                && hero != found
            {
                let message = message!("problem-id-hero", named = found, hero = hero);
                problems.push(Diagnostic::new(Code::IdMismatch, pointer("hero"), message));
            }
        }
        (IdForm::Crossover, Some(_)) => {
            let message = message!("problem-hero-of-crossover");
            problems.push(Diagnostic::new(Code::IdMismatch, pointer("hero"), message).on_key().fix_remove());
        }
        (IdForm::Retained, Some(hero)) if !heroes.ids.contains(hero.as_str()) => problems.push(unknown(hero, "hero")),
        (IdForm::Retained, None) => {
            let message = message!("problem-hero-not-in-id");
            problems.push(Diagnostic::new(Code::UnknownHero, pointer("id"), message));
        }
        _ => {}
    }
}

fn check_hero_id(hero: &Hero, rules: &Ruleset, heroes: &HeroIndex, path: &str, problems: &mut Vec<Diagnostic>) {
    let Some(parts) = rules.ids.card.parse(&hero.id, &rules.card_types) else {
        if !hero.id.is_empty() {
            let message = message!("problem-id-format", id = shorten(&hero.id), forms = id_examples(rules));
            problems.push(Diagnostic::new(Code::IdFormat, step(path, "id"), message));
        }
        return;
    };
    if parts.card_type != rules.hero_type() {
        let message = message!("problem-id-of-card");
        problems.push(Diagnostic::new(Code::IdMismatch, step(path, "id"), message));
    }
    if let (Some(from_id), Some(book)) = (parts.book, hero.book)
        && i64::from(from_id) != book
    {
        let message = message!("problem-id-book-of-hero", named = from_id, book = book);
        problems.push(Diagnostic::new(Code::IdMismatch, step(path, "book"), message).fix_set(from_id));
    }
    if let Some(book) = hero.book
        && !heroes.books.contains(&book)
    {
        let message = message!("problem-no-book", book = book);
        problems.push(Diagnostic::new(Code::UnknownBook, step(path, "book"), message));
    }
}

/// Reports records that share an id. The problem is reported at the later record, with the next free id as the fix.
pub(super) fn check_duplicates(registry: &Registry, rules: &Ruleset, problems: &mut Vec<Diagnostic>) {
    let mut books: HashSet<i64> = HashSet::new();
    for (at, book) in registry.books.iter().enumerate() {
        if !books.insert(book.id) {
            let message = message!("problem-book-duplicate", book = book.id);
            problems.push(Diagnostic::new(Code::IdDuplicate, step(&step("/books", at), "id"), message));
        }
    }
    let mut seen: HashSet<&Name> = HashSet::with_capacity(registry.heroes.len() + registry.cards.len());
    let mut duplicates = Vec::new();
    let heroes = registry.heroes.iter().enumerate().map(|(at, hero)| ("/heroes", at, &hero.id));
    let cards = registry.cards.iter().enumerate().map(|(at, card)| ("/cards", at, &card.id));
    for (list, at, id) in heroes.chain(cards) {
        if !id.is_empty() && !seen.insert(id) {
            duplicates.push((list, at, id));
        }
    }
    // Offer each free id only once, so that applying all fixes does not cause a new duplicate.
    let mut offered: HashSet<Name> = HashSet::new();
    for (list, at, id) in duplicates {
        let pointer = step(&step(list, at), "id");
        let message = message!("problem-id-duplicate", id = id);
        let mut problem = Diagnostic::new(Code::IdDuplicate, pointer, message);
        let is_taken = |free: &Name| seen.contains(free) || offered.contains(free);
        let named = rules.ids.card.parse(id, &rules.card_types).and_then(|parts| parts.card_type);
        let of_card = rules.is_whole_game().then(|| registry.cards.get(at)).flatten();
        let own = of_card.and_then(|card| rules.card_type_id(&card.card_type));
        if let Some(card_type) = own.or(named)
            && let Some(free) = next_free_except(rules, Some(id), card_type, is_taken)
        {
            problem = problem.fix_set(free.as_str());
            offered.insert(free);
        }
        problems.push(problem);
    }
}

/// The number of cards of each type in the deck of each hero.
pub(super) type DeckCounts = HashMap<(Name, CardTypeId), u32>;

fn deck_counts(registry: &Registry, rules: &Ruleset, heroes: &HeroIndex) -> DeckCounts {
    let mut counts = DeckCounts::new();
    for card in &registry.cards {
        if let Some(deck) = deck_of(card, rules, heroes) {
            *counts.entry(deck).or_default() += 1;
        }
    }
    counts
}

/// The hero in whose deck a card counts, and its type.
pub(super) fn deck_of(card: &Card, rules: &Ruleset, heroes: &HeroIndex) -> Option<(Name, CardTypeId)> {
    Some((heroes.of(card, rules)?.clone(), rules.card_type_id(&card.card_type)?))
}

/// Reports heroes whose decks are not complete (Definition 2.4).
pub(super) fn check_decks(registry: &Registry, rules: &Ruleset, counts: &DeckCounts, problems: &mut Vec<Diagnostic>) {
    if rules.deck.is_empty() {
        return;
    }
    for (at, hero) in registry.heroes.iter().enumerate() {
        let wrong: Vec<(u32, u32, &Name)> = rules
            .deck
            .iter()
            .filter_map(|&(card_type, wanted)| {
                let found = counts.get(&(hero.id.clone(), card_type)).copied().unwrap_or(0);
                (found != wanted).then(|| (found, wanted, name_of(rules, card_type)))
            })
            .collect();
        if !wrong.is_empty() {
            let name = if hero.name.is_empty() { &hero.id } else { &hero.name };
            let part = |(found, wanted, card_type): (u32, u32, &Name)| {
                let card_type = Argument::card_type(card_type);
                message!("problem-deck-part", found = found, wanted = wanted, type = card_type).into()
            };
            let counts = Argument::List(wrong.into_iter().map(part).collect());
            let message = message!("problem-deck-count", name = name, counts = counts);
            problems.push(Diagnostic::new(Code::DeckCount, step(&step("/heroes", at), "id"), message));
        }
    }
}

fn name_of(rules: &Ruleset, id: CardTypeId) -> &Name {
    rules.card_type(id).0
}

/// An example for each form of ids.
fn id_examples(rules: &Ruleset) -> Argument {
    let mut forms = vec![rules.ids.card.example()];
    let others = rules.ids.crossover.iter().chain(&rules.ids.made);
    forms.extend(others.map(crate::ruleset::ids::IdPattern::example));
    forms.extend(rules.ids.retained.iter().map(crate::ruleset::ids::IdPattern::example));
    Argument::texts(forms)
}
