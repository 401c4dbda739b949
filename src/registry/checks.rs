//! The problems of a registry that is being edited: an edit checks again what it touches and what crosses cards.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;

use super::check::{DeckCounts, Heroes, check_card_here, check_hero_here, deck_of, decks, duplicates};
use super::{
    Book, RecordPath, Registry, read, read_book, read_card, read_hero, write, write_book, write_card, write_hero,
};
use crate::base::reader::Path;
use crate::base::{Diagnostic, FixEdit, Name, Severity, Source};
use crate::card::{Card, Hero};
use crate::ruleset::Ruleset;

/// What is wrong with each record; pointers and fixes are within the record.
///
/// Whoever changes the registry says so record by record, and then calls [`Checks::settle`].
#[derive(Clone, Debug, Default)]
pub struct Checks {
    file: Vec<Diagnostic>,
    books: Vec<Found>,
    heroes: Vec<Found>,
    cards: Vec<Found>,
    /// What records have to do with each other: ids that stand twice, decks that are not whole.
    crossing: BTreeMap<RecordPath, Vec<Diagnostic>>,
    known: Heroes,
    ids: HashMap<Name, u32>,
    /// How many ids stand more than once.
    doubled: usize,
    decks: DeckCounts,
    errors: usize,
    warnings: usize,
    due: Due,
}

/// The problems of one record by itself.
#[derive(Clone, Debug, Default)]
struct Found {
    /// What has the wrong shape.
    shape: Vec<Diagnostic>,
    /// What it means.
    meaning: Vec<Diagnostic>,
}

/// What is to be checked again beside the records themselves.
#[derive(Clone, Copy, Debug, Default)]
struct Due {
    duplicates: bool,
    decks: bool,
    all: bool,
}

impl Checks {
    /// Checks a registry; `shape` is what was found wrong when its file was read.
    pub fn new(registry: &Registry, rules: &Ruleset, shape: Vec<Diagnostic>) -> Self {
        let mut checks = Self {
            books: vec![Found::default(); registry.books.len()],
            heroes: vec![Found::default(); registry.heroes.len()],
            cards: vec![Found::default(); registry.cards.len()],
            ..Self::default()
        };
        for problem in shape {
            let (place, problem) = within(problem);
            match checks.found_mut(place) {
                Some(found) => found.shape.push(problem),
                None => checks.file.push(problem),
            }
        }
        checks.index(registry, rules);
        checks.check_all(registry, rules);
        checks
    }

    /// The same for a registry that was not read from a file.
    pub fn of_unread(registry: &Registry, rules: &Ruleset) -> Self {
        let (_, shape) = read(&Source::new("", write(registry, rules)), rules);
        Self::new(registry, rules, shape)
    }

    /// The problems of one record.
    pub fn of(&self, place: RecordPath) -> impl Iterator<Item = &Diagnostic> {
        let file = if place == RecordPath::File { &self.file[..] } else { &[] };
        let found = self.found(place).into_iter().flat_map(|found| found.shape.iter().chain(&found.meaning));
        file.iter().chain(found).chain(self.crossing.get(&place).into_iter().flatten())
    }

    /// All problems: of the file, then record by record.
    pub fn all(&self) -> impl Iterator<Item = (RecordPath, &Diagnostic)> {
        let books = (0..self.books.len()).map(RecordPath::Book);
        let heroes = (0..self.heroes.len()).map(RecordPath::Hero);
        let cards = (0..self.cards.len()).map(RecordPath::Card);
        let places = std::iter::once(RecordPath::File).chain(books).chain(heroes).chain(cards);
        places.flat_map(|place| self.of(place).map(move |problem| (place, problem)))
    }

    /// How many errors and warnings there are.
    pub fn tally(&self) -> (usize, usize) {
        (self.errors, self.warnings)
    }

    /// Whether a record has this id.
    pub fn is_taken(&self, id: &Name) -> bool {
        self.ids.contains_key(id)
    }

    /// The id of the hero that a card belongs to, if that hero is there.
    pub fn hero_of(&self, card: &Card, rules: &Ruleset) -> Option<&Name> {
        self.known.of(card, rules)
    }

    /// The problems that a card would have by itself.
    pub fn of_card(&self, card: &Card, rules: &Ruleset) -> Vec<Diagnostic> {
        let Found { mut shape, mut meaning } = self.check_card(card, rules);
        shape.append(&mut meaning);
        shape
    }

    /// The problems that a hero would have by itself.
    pub fn of_hero(&self, hero: &Hero, rules: &Ruleset) -> Vec<Diagnostic> {
        let Found { mut shape, mut meaning } = self.check_hero(hero, rules);
        shape.append(&mut meaning);
        shape
    }

    /// A card has become another.
    pub fn set_card(&mut self, at: usize, before: &Card, after: &Card, rules: &Ruleset) {
        if before.id != after.id {
            self.forget_id(&before.id);
            self.learn_id(&after.id);
        }
        let (old, new) = (deck_of(before, rules, &self.known), deck_of(after, rules, &self.known));
        if old != new {
            self.count(old, -1);
            self.count(new, 1);
        }
        let found = self.check_card(after, rules);
        self.put(RecordPath::Card(at), found);
    }

    /// Cards have come; places are those that they now have, rising.
    pub fn insert_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        let mut new = Vec::with_capacity(cards.len());
        for &(at, card) in cards {
            self.learn_id(&card.id);
            self.count(deck_of(card, rules, &self.known), 1);
            let found = self.check_card(card, rules);
            self.tally_up(&found, 1);
            new.push((at, found));
        }
        insert_all(&mut self.cards, new);
        self.due.duplicates |= self.doubled > 0;
    }

    /// Cards have gone; places are those that they had, rising.
    pub fn remove_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        self.due.duplicates |= self.doubled > 0;
        let places: Vec<usize> = cards.iter().map(|&(at, _)| at).collect();
        for &(_, card) in cards {
            self.forget_id(&card.id);
            self.count(deck_of(card, rules, &self.known), -1);
        }
        for found in remove_all(&mut self.cards, &places) {
            self.tally_up(&found, -1);
        }
    }

    /// A hero has become another.
    pub fn set_hero(&mut self, at: usize, before: &Hero, after: &Hero, rules: &Ruleset) {
        if before.id != after.id {
            self.forget_id(&before.id);
            self.learn_id(&after.id);
            self.due.all = true;
        }
        self.due.decks |= before.name != after.name;
        let found = self.check_hero(after, rules);
        self.put(RecordPath::Hero(at), found);
    }

    /// A hero has come.
    pub fn insert_hero(&mut self, at: usize, hero: &Hero, rules: &Ruleset) {
        let found = self.check_hero(hero, rules);
        self.tally_up(&found, 1);
        self.heroes.insert(at, found);
        self.due.all = true;
    }

    /// A hero has gone.
    pub fn remove_hero(&mut self, at: usize) {
        let found = self.heroes.remove(at);
        self.tally_up(&found, -1);
        self.due.all = true;
    }

    /// Books have come, gone or changed.
    pub fn books_changed(&mut self, books: &[Book]) {
        self.books = books
            .iter()
            .map(|book| {
                let (_, shape) = read_book(&Source::new("", write_book(book)));
                Found { shape: shape.into_iter().map(without_span).collect(), meaning: Vec::new() }
            })
            .collect();
        self.due.all = true;
    }

    /// Checks what the changes have to do with other records.
    pub fn settle(&mut self, registry: &Registry, rules: &Ruleset) {
        let due = std::mem::take(&mut self.due);
        if due.all {
            self.index(registry, rules);
            self.check_all(registry, rules);
        } else if due.duplicates || due.decks {
            self.check_crossing(registry, rules);
        }
    }

    fn found(&self, place: RecordPath) -> Option<&Found> {
        match place {
            RecordPath::Book(at) => self.books.get(at),
            RecordPath::Hero(at) => self.heroes.get(at),
            RecordPath::Card(at) => self.cards.get(at),
            RecordPath::File | RecordPath::Ruleset => None,
        }
    }

    fn found_mut(&mut self, place: RecordPath) -> Option<&mut Found> {
        match place {
            RecordPath::Book(at) => self.books.get_mut(at),
            RecordPath::Hero(at) => self.heroes.get_mut(at),
            RecordPath::Card(at) => self.cards.get_mut(at),
            RecordPath::File | RecordPath::Ruleset => None,
        }
    }

    fn put(&mut self, place: RecordPath, new: Found) {
        self.tally_up(&new, 1);
        if let Some(found) = self.found_mut(place) {
            let old = std::mem::replace(found, new);
            self.tally_up(&old, -1);
        }
    }

    fn check_card(&self, card: &Card, rules: &Ruleset) -> Found {
        let (_, shape) = read_card(&Source::new("", write_card(card, rules)), rules);
        let mut meaning = Vec::new();
        check_card_here(card, rules, &self.known, Path::Root, &mut meaning);
        Found { shape: shape.into_iter().map(without_span).collect(), meaning }
    }

    fn check_hero(&self, hero: &Hero, rules: &Ruleset) -> Found {
        let (_, shape) = read_hero(&Source::new("", write_hero(hero, rules)), rules);
        let mut meaning = Vec::new();
        check_hero_here(hero, rules, &self.known, &mut meaning);
        Found { shape: shape.into_iter().map(without_span).collect(), meaning }
    }

    /// Learns ids, heroes, books and decks from scratch.
    fn index(&mut self, registry: &Registry, rules: &Ruleset) {
        self.known = Heroes::new(registry, rules);
        self.ids.clear();
        self.decks.clear();
        self.doubled = 0;
        for id in registry.heroes.iter().map(|hero| &hero.id).chain(registry.cards.iter().map(|card| &card.id)) {
            self.learn_id(id);
        }
        for card in &registry.cards {
            self.count(deck_of(card, rules, &self.known), 1);
        }
    }

    /// Checks what everything means.
    fn check_all(&mut self, registry: &Registry, rules: &Ruleset) {
        self.due = Due::default();
        let known = &self.known;
        self.cards.par_iter_mut().zip(&registry.cards).with_min_len(256).for_each(|(found, card)| {
            found.meaning.clear();
            check_card_here(card, rules, known, Path::Root, &mut found.meaning);
        });
        for (found, hero) in self.heroes.iter_mut().zip(&registry.heroes) {
            found.meaning.clear();
            check_hero_here(hero, rules, known, &mut found.meaning);
        }
        self.crossing.clear();
        (self.errors, self.warnings) = (0, 0);
        let all = self.books.iter().chain(&self.heroes).chain(&self.cards);
        let each = all.flat_map(|found| found.shape.iter().chain(&found.meaning)).chain(&self.file);
        let (mut errors, mut all) = (0, 0);
        for problem in each {
            errors += usize::from(problem.severity == Severity::Error);
            all += 1;
        }
        (self.errors, self.warnings) = (errors, all - errors);
        self.check_crossing(registry, rules);
    }

    fn check_crossing(&mut self, registry: &Registry, rules: &Ruleset) {
        for found in std::mem::take(&mut self.crossing).into_values() {
            self.tally_up(&Found { shape: found, meaning: Vec::new() }, -1);
        }
        let mut problems = Vec::new();
        if self.doubled > 0 || self.books_doubled(registry) {
            duplicates(registry, rules, &mut problems);
        }
        decks(registry, rules, &self.decks, &mut problems);
        let new = Found { shape: problems, meaning: Vec::new() };
        self.tally_up(&new, 1);
        for problem in new.shape {
            let (place, problem) = within(problem);
            self.crossing.entry(place).or_default().push(problem);
        }
    }

    fn books_doubled(&self, registry: &Registry) -> bool {
        self.known.books() < registry.books.len()
    }

    fn learn_id(&mut self, id: &Name) {
        if id.is_empty() {
            return;
        }
        let count = self.ids.entry(id.clone()).or_default();
        *count += 1;
        self.doubled += usize::from(*count == 2);
        self.due.duplicates |= *count > 1;
    }

    fn forget_id(&mut self, id: &Name) {
        if let Some(count) = self.ids.get_mut(id) {
            *count -= 1;
            self.doubled -= usize::from(*count == 1);
            self.due.duplicates |= *count > 0;
            if *count == 0 {
                self.ids.remove(id);
            }
        }
    }

    fn count(&mut self, deck: Option<(Name, crate::ruleset::CardTypeId)>, by: i32) {
        if let Some(deck) = deck {
            let count = self.decks.entry(deck).or_default();
            *count = count.saturating_add_signed(by);
            self.due.decks = true;
        }
    }

    fn tally_up(&mut self, found: &Found, by: isize) {
        for problem in found.shape.iter().chain(&found.meaning) {
            let tally = match problem.severity {
                Severity::Error => &mut self.errors,
                Severity::Warning => &mut self.warnings,
            };
            *tally = tally.saturating_add_signed(by);
        }
    }
}

/// Puts items where they will stand; places rise.
pub fn insert_all<T>(list: &mut Vec<T>, items: Vec<(usize, T)>) {
    if items.len() == 1 {
        for (at, item) in items {
            list.insert(at.min(list.len()), item);
        }
        return;
    }
    let mut old = std::mem::take(list).into_iter();
    list.reserve(old.len() + items.len());
    for (at, item) in items {
        while list.len() < at {
            match old.next() {
                Some(item) => list.push(item),
                None => break,
            }
        }
        list.push(item);
    }
    list.extend(old);
}

/// Takes the items at some places out; places rise.
pub fn remove_all<T>(list: &mut Vec<T>, places: &[usize]) -> Vec<T> {
    if let &[at] = places {
        return if at < list.len() { vec![list.remove(at)] } else { Vec::new() };
    }
    let mut removed = Vec::with_capacity(places.len());
    let mut next = places.iter().copied().peekable();
    let old = std::mem::take(list);
    list.reserve(old.len().saturating_sub(places.len()));
    for (at, item) in old.into_iter().enumerate() {
        if next.next_if_eq(&at).is_some() {
            removed.push(item);
        } else {
            list.push(item);
        }
    }
    removed
}

fn without_span(mut problem: Diagnostic) -> Diagnostic {
    problem.span = None;
    problem
}

/// A problem of a file as a problem of the record that it is in.
fn within(problem: Diagnostic) -> (RecordPath, Diagnostic) {
    let mut problem = without_span(problem);
    let (place, pointer) = RecordPath::of(&problem.pointer);
    problem.pointer = pointer.to_owned();
    if let Some(fix) = &mut problem.fix {
        let (FixEdit::Set { pointer, .. } | FixEdit::Remove { pointer } | FixEdit::Rename { pointer, .. }) =
            &mut fix.change;
        *pointer = RecordPath::of(pointer).1.to_owned();
    }
    (place, problem)
}
