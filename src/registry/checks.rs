//! The problems of a registry that is being edited: an edit checks again what it touches and what crosses cards.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;

use super::check::{
    DeckCounts, HeroIndex, check_card_record, check_decks, check_duplicates, check_hero_record, deck_of,
};
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
    books: Vec<RecordChecks>,
    heroes: Vec<RecordChecks>,
    cards: Vec<RecordChecks>,
    /// What records have to do with each other: ids that stand twice, decks that are not whole.
    across_records: BTreeMap<RecordPath, Vec<Diagnostic>>,
    heroes_by_id: HeroIndex,
    ids: HashMap<Name, u32>,
    /// How many ids stand more than once.
    duplicate_ids: usize,
    decks: DeckCounts,
    errors: usize,
    warnings: usize,
    pending: Pending,
}

/// The problems of one record by itself.
#[derive(Clone, Debug, Default)]
struct RecordChecks {
    /// What has the wrong shape.
    shape: Vec<Diagnostic>,
    /// What it means.
    meaning: Vec<Diagnostic>,
}

/// What is to be checked again beside the records themselves.
#[derive(Clone, Copy, Debug, Default)]
struct Pending {
    duplicates: bool,
    decks: bool,
    all: bool,
}

impl Checks {
    /// Checks a registry; `shape` is what was found wrong when its file was read.
    pub fn new(registry: &Registry, rules: &Ruleset, shape: Vec<Diagnostic>) -> Self {
        let mut checks = Self {
            books: vec![RecordChecks::default(); registry.books.len()],
            heroes: vec![RecordChecks::default(); registry.heroes.len()],
            cards: vec![RecordChecks::default(); registry.cards.len()],
            ..Self::default()
        };
        for problem in shape {
            let (place, problem) = to_record(problem);
            match checks.record_mut(place) {
                Some(found) => found.shape.push(problem),
                None => checks.file.push(problem),
            }
        }
        checks.index(registry, rules);
        checks.check_all(registry, rules);
        checks
    }

    /// The same for a registry that was not read from a file.
    pub fn of_edited(registry: &Registry, rules: &Ruleset) -> Self {
        let (_, shape) = read(&Source::new("", write(registry, rules)), rules);
        Self::new(registry, rules, shape)
    }

    /// The problems of one record.
    pub fn of(&self, place: RecordPath) -> impl Iterator<Item = &Diagnostic> {
        let file = if place == RecordPath::File { &self.file[..] } else { &[] };
        let found = self.record(place).into_iter().flat_map(|found| found.shape.iter().chain(&found.meaning));
        file.iter().chain(found).chain(self.across_records.get(&place).into_iter().flatten())
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
        self.heroes_by_id.of(card, rules)
    }

    /// The problems that a card would have by itself.
    pub fn of_card(&self, card: &Card, rules: &Ruleset) -> Vec<Diagnostic> {
        let RecordChecks { mut shape, mut meaning } = self.check_card(card, rules);
        shape.append(&mut meaning);
        shape
    }

    /// The problems that a hero would have by itself.
    pub fn of_hero(&self, hero: &Hero, rules: &Ruleset) -> Vec<Diagnostic> {
        let RecordChecks { mut shape, mut meaning } = self.check_hero(hero, rules);
        shape.append(&mut meaning);
        shape
    }

    /// A card has become another.
    pub fn set_card(&mut self, at: usize, before: &Card, after: &Card, rules: &Ruleset) {
        if before.id != after.id {
            self.remove_id(&before.id);
            self.add_id(&after.id);
        }
        let (old, new) = (deck_of(before, rules, &self.heroes_by_id), deck_of(after, rules, &self.heroes_by_id));
        if old != new {
            self.adjust_deck(old, -1);
            self.adjust_deck(new, 1);
        }
        let found = self.check_card(after, rules);
        self.set(RecordPath::Card(at), found);
    }

    /// Cards have come; places are those that they now have, rising.
    pub fn insert_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        let mut new = Vec::with_capacity(cards.len());
        for &(at, card) in cards {
            self.add_id(&card.id);
            self.adjust_deck(deck_of(card, rules, &self.heroes_by_id), 1);
            let found = self.check_card(card, rules);
            self.adjust_tally(&found, 1);
            new.push((at, found));
        }
        insert_all(&mut self.cards, new);
        self.pending.duplicates |= self.duplicate_ids > 0;
    }

    /// Cards have gone; places are those that they had, rising.
    pub fn remove_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        self.pending.duplicates |= self.duplicate_ids > 0;
        let places: Vec<usize> = cards.iter().map(|&(at, _)| at).collect();
        for &(_, card) in cards {
            self.remove_id(&card.id);
            self.adjust_deck(deck_of(card, rules, &self.heroes_by_id), -1);
        }
        for found in remove_all(&mut self.cards, &places) {
            self.adjust_tally(&found, -1);
        }
    }

    /// A hero has become another.
    pub fn set_hero(&mut self, at: usize, before: &Hero, after: &Hero, rules: &Ruleset) {
        if before.id != after.id {
            self.remove_id(&before.id);
            self.add_id(&after.id);
            self.pending.all = true;
        }
        self.pending.decks |= before.name != after.name;
        let found = self.check_hero(after, rules);
        self.set(RecordPath::Hero(at), found);
    }

    /// A hero has come.
    pub fn insert_hero(&mut self, at: usize, hero: &Hero, rules: &Ruleset) {
        let found = self.check_hero(hero, rules);
        self.adjust_tally(&found, 1);
        self.heroes.insert(at, found);
        self.pending.all = true;
    }

    /// A hero has gone.
    pub fn remove_hero(&mut self, at: usize) {
        let found = self.heroes.remove(at);
        self.adjust_tally(&found, -1);
        self.pending.all = true;
    }

    /// Books have come, gone or changed.
    pub fn books_changed(&mut self, books: &[Book]) {
        self.books = books
            .iter()
            .map(|book| {
                let (_, shape) = read_book(&Source::new("", write_book(book)));
                RecordChecks { shape: shape.into_iter().map(without_span).collect(), meaning: Vec::new() }
            })
            .collect();
        self.pending.all = true;
    }

    /// Checks what the changes have to do with other records.
    pub fn run_pending(&mut self, registry: &Registry, rules: &Ruleset) {
        let pending = std::mem::take(&mut self.pending);
        if pending.all {
            self.index(registry, rules);
            self.check_all(registry, rules);
        } else if pending.duplicates || pending.decks {
            self.check_across_records(registry, rules);
        }
    }

    fn record(&self, place: RecordPath) -> Option<&RecordChecks> {
        match place {
            RecordPath::Book(at) => self.books.get(at),
            RecordPath::Hero(at) => self.heroes.get(at),
            RecordPath::Card(at) => self.cards.get(at),
            RecordPath::File | RecordPath::Ruleset => None,
        }
    }

    fn record_mut(&mut self, place: RecordPath) -> Option<&mut RecordChecks> {
        match place {
            RecordPath::Book(at) => self.books.get_mut(at),
            RecordPath::Hero(at) => self.heroes.get_mut(at),
            RecordPath::Card(at) => self.cards.get_mut(at),
            RecordPath::File | RecordPath::Ruleset => None,
        }
    }

    fn set(&mut self, place: RecordPath, new: RecordChecks) {
        self.adjust_tally(&new, 1);
        if let Some(found) = self.record_mut(place) {
            let old = std::mem::replace(found, new);
            self.adjust_tally(&old, -1);
        }
    }

    fn check_card(&self, card: &Card, rules: &Ruleset) -> RecordChecks {
        let (_, shape) = read_card(&Source::new("", write_card(card, rules)), rules);
        let mut meaning = Vec::new();
        check_card_record(card, rules, &self.heroes_by_id, Path::Root, &mut meaning);
        RecordChecks { shape: shape.into_iter().map(without_span).collect(), meaning }
    }

    fn check_hero(&self, hero: &Hero, rules: &Ruleset) -> RecordChecks {
        let (_, shape) = read_hero(&Source::new("", write_hero(hero, rules)), rules);
        let mut meaning = Vec::new();
        check_hero_record(hero, rules, &self.heroes_by_id, &mut meaning);
        RecordChecks { shape: shape.into_iter().map(without_span).collect(), meaning }
    }

    /// Learns ids, heroes, books and decks from scratch.
    fn index(&mut self, registry: &Registry, rules: &Ruleset) {
        self.heroes_by_id = HeroIndex::new(registry, rules);
        self.ids.clear();
        self.decks.clear();
        self.duplicate_ids = 0;
        for id in registry.heroes.iter().map(|hero| &hero.id).chain(registry.cards.iter().map(|card| &card.id)) {
            self.add_id(id);
        }
        for card in &registry.cards {
            self.adjust_deck(deck_of(card, rules, &self.heroes_by_id), 1);
        }
    }

    /// Checks what everything means.
    fn check_all(&mut self, registry: &Registry, rules: &Ruleset) {
        self.pending = Pending::default();
        let known = &self.heroes_by_id;
        self.cards.par_iter_mut().zip(&registry.cards).with_min_len(256).for_each(|(found, card)| {
            found.meaning.clear();
            check_card_record(card, rules, known, Path::Root, &mut found.meaning);
        });
        for (found, hero) in self.heroes.iter_mut().zip(&registry.heroes) {
            found.meaning.clear();
            check_hero_record(hero, rules, known, &mut found.meaning);
        }
        self.across_records.clear();
        (self.errors, self.warnings) = (0, 0);
        let all = self.books.iter().chain(&self.heroes).chain(&self.cards);
        let each = all.flat_map(|found| found.shape.iter().chain(&found.meaning)).chain(&self.file);
        let (mut errors, mut all) = (0, 0);
        for problem in each {
            errors += usize::from(problem.severity == Severity::Error);
            all += 1;
        }
        (self.errors, self.warnings) = (errors, all - errors);
        self.check_across_records(registry, rules);
    }

    fn check_across_records(&mut self, registry: &Registry, rules: &Ruleset) {
        for found in std::mem::take(&mut self.across_records).into_values() {
            self.adjust_tally(&RecordChecks { shape: found, meaning: Vec::new() }, -1);
        }
        let mut problems = Vec::new();
        if self.duplicate_ids > 0 || self.has_duplicate_books(registry) {
            check_duplicates(registry, rules, &mut problems);
        }
        check_decks(registry, rules, &self.decks, &mut problems);
        let new = RecordChecks { shape: problems, meaning: Vec::new() };
        self.adjust_tally(&new, 1);
        for problem in new.shape {
            let (place, problem) = to_record(problem);
            self.across_records.entry(place).or_default().push(problem);
        }
    }

    fn has_duplicate_books(&self, registry: &Registry) -> bool {
        self.heroes_by_id.books() < registry.books.len()
    }

    fn add_id(&mut self, id: &Name) {
        if id.is_empty() {
            return;
        }
        let count = self.ids.entry(id.clone()).or_default();
        *count += 1;
        self.duplicate_ids += usize::from(*count == 2);
        self.pending.duplicates |= *count > 1;
    }

    fn remove_id(&mut self, id: &Name) {
        if let Some(count) = self.ids.get_mut(id) {
            *count -= 1;
            self.duplicate_ids -= usize::from(*count == 1);
            self.pending.duplicates |= *count > 0;
            if *count == 0 {
                self.ids.remove(id);
            }
        }
    }

    fn adjust_deck(&mut self, deck: Option<(Name, crate::ruleset::CardTypeId)>, by: i32) {
        if let Some(deck) = deck {
            let count = self.decks.entry(deck).or_default();
            *count = count.saturating_add_signed(by);
            self.pending.decks = true;
        }
    }

    fn adjust_tally(&mut self, found: &RecordChecks, by: isize) {
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
fn to_record(problem: Diagnostic) -> (RecordPath, Diagnostic) {
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
