//! The problems and checked forms of a registry that is being edited. An edit checks only the record that it changes,
//! and what depends on several records.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use rayon::prelude::*;

use super::check::{
    DeckCounts, HeroIndex, check_card_record, check_decks, check_duplicates, check_hero_record, deck_of,
};
use super::game::{CheckedByGame, GameCards};
use super::shape::{shape_of_book, shape_of_card, shape_of_hero};
use super::{Book, RecordPath, Registry, read, write};
use crate::base::reader::Path;
use crate::base::{Diagnostic, Name, Severity, Source};
use crate::card::{Card, CheckOutcome, CheckedCard, CheckedHero, CheckedRecords, Hero};
use crate::kernel::rules::Game;
use crate::ruleset::Ruleset;

/// The problems of each record, with pointers and fixes relative to the record, and the checked cards and heroes.
///
/// Code that changes the registry reports each changed record here, and then calls [`Checks::run_pending`].
#[derive(Clone, Debug, Default)]
pub struct Checks {
    file: Vec<Diagnostic>,
    books: Vec<RecordProblems>,
    heroes: Vec<RecordProblems>,
    cards: Vec<RecordProblems>,
    /// The checked form of each card and hero; always as long as `cards` and `heroes`.
    checked: CheckedRecords,
    /// Problems that depend on several records: duplicate ids, incomplete decks.
    across_records: BTreeMap<RecordPath, Vec<Diagnostic>>,
    heroes_by_id: HeroIndex,
    ids: HashMap<Name, u32>,
    /// The number of ids that more than one record has.
    duplicate_ids: usize,
    decks: DeckCounts,
    errors: usize,
    warnings: usize,
    pending: Pending,
    /// The cards as the kernel reads them, if the ruleset describes the whole game.
    game: Option<GameCards>,
}

/// The problems of a record alone.
#[derive(Clone, Debug, Default)]
struct RecordProblems {
    /// Wrong types, and missing or unknown members.
    shape: Vec<Diagnostic>,
    /// Violations of the ruleset.
    meaning: Vec<Diagnostic>,
}

impl RecordProblems {
    fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.shape.iter().chain(&self.meaning)
    }
}

/// Checks across records that reported changes have made necessary.
#[derive(Clone, Copy, Debug, Default)]
struct Pending {
    duplicates: bool,
    decks: bool,
    all: bool,
}

impl Checks {
    /// Checks a registry; `shape` are the problems found when its file was read, and `game` is the game of the ruleset if
    /// it describes the whole one.
    pub fn new(registry: &Registry, rules: &Ruleset, game: Option<Arc<Game>>, shape: Vec<Diagnostic>) -> Self {
        let mut checks = Self {
            game: game.map(GameCards::new),
            books: vec![RecordProblems::default(); registry.books.len()],
            heroes: vec![RecordProblems::default(); registry.heroes.len()],
            cards: vec![RecordProblems::default(); registry.cards.len()],
            ..Self::default()
        };
        for problem in shape {
            let (place, problem) = RecordPath::in_record(problem);
            match checks.record_mut(place) {
                Some(record) => record.shape.push(problem),
                None => checks.file.push(problem),
            }
        }
        checks.index(registry, rules);
        checks.check_all(registry, rules);
        checks
    }

    /// Checks a registry that was not read from a file.
    pub fn of_edited(registry: &Registry, rules: &Ruleset, game: Option<Arc<Game>>) -> Self {
        let (_, shape) = read(&Source::new("", write(registry, rules)), rules);
        Self::new(registry, rules, game, shape)
    }

    /// The game of the ruleset without the registry's cards, if the ruleset describes the whole game.
    pub fn rules_of_game(&self) -> Option<&Arc<Game>> {
        self.game.as_ref().map(GameCards::rules)
    }

    /// The game with the registry's cards, if the ruleset describes the whole game.
    pub fn game(&self) -> Option<&Arc<Game>> {
        self.game.as_ref().map(GameCards::game)
    }

    /// The checked form of every card and hero, by index.
    pub fn checked(&self) -> &CheckedRecords {
        &self.checked
    }

    /// The problems of one record.
    pub fn of(&self, place: RecordPath) -> impl Iterator<Item = &Diagnostic> {
        let file = if place == RecordPath::File { &self.file[..] } else { &[] };
        let record = self.record(place).into_iter().flat_map(RecordProblems::iter);
        file.iter().chain(record).chain(self.across_records.get(&place).into_iter().flatten())
    }

    /// All problems: of the file, then record by record, then of the decks.
    pub fn all(&self) -> impl Iterator<Item = (RecordPath, &Diagnostic)> {
        let books = (0..self.books.len()).map(RecordPath::Book);
        let heroes = (0..self.heroes.len()).map(RecordPath::Hero);
        let cards = (0..self.cards.len()).map(RecordPath::Card);
        let decks = self.across_records.keys().filter(|place| matches!(place, RecordPath::Deck(_))).copied();
        let places = std::iter::once(RecordPath::File).chain(books).chain(heroes).chain(cards).chain(decks);
        places.flat_map(|place| self.of(place).map(move |problem| (place, problem)))
    }

    /// The number of errors and of warnings.
    pub fn tally(&self) -> (usize, usize) {
        (self.errors, self.warnings)
    }

    /// Whether a record has this id.
    pub fn is_taken(&self, id: &Name) -> bool {
        self.ids.contains_key(id)
    }

    /// The id of the hero that a card belongs to, if the registry has that hero.
    pub fn hero_of(&self, card: &Card, rules: &Ruleset) -> Option<&Name> {
        self.heroes_by_id.of(card, rules)
    }

    /// The problems that a card would have alone if it replaced one of the registry.
    pub fn of_card(&self, card: &Card, rules: &Ruleset) -> Vec<Diagnostic> {
        let RecordProblems { mut shape, mut meaning } = self.check_card(card, rules).0;
        shape.append(&mut meaning);
        shape
    }

    /// The problems that a hero would have alone if it replaced one of the registry.
    pub fn of_hero(&self, hero: &Hero, rules: &Ruleset) -> Vec<Diagnostic> {
        let RecordProblems { mut shape, mut meaning } = self.check_hero(hero, rules).0;
        shape.append(&mut meaning);
        shape
    }

    /// Reports that a card was replaced by another.
    pub fn set_card(&mut self, at: usize, before: &Card, after: &Card, rules: &Ruleset) {
        if before.id != after.id {
            self.remove_id(&before.id);
            self.add_id(&after.id);
            // Other cards may name this one.
            self.pending.all |= self.game.is_some();
        }
        let (old, new) = (deck_of(before, rules, &self.heroes_by_id), deck_of(after, rules, &self.heroes_by_id));
        if old != new {
            self.adjust_deck(old, -1);
            self.adjust_deck(new, 1);
        }
        let (problems, outcome) = match &mut self.game {
            Some(game) => {
                self.pending.decks = true;
                self.pending.all |= game.is_worn();
                with_shape(game.replace(after, rules), after, rules)
            }
            None => self.check_card(after, rules),
        };
        self.set(RecordPath::Card(at), problems);
        if let Some(checked) = self.checked.cards.get_mut(at) {
            *checked = outcome;
        }
    }

    /// Reports that cards were inserted; the indices are those that the cards now have, rising.
    pub fn insert_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        let (mut new, mut outcomes) = (Vec::with_capacity(cards.len()), Vec::with_capacity(cards.len()));
        self.pending.all |= self.game.is_some();
        for &(at, card) in cards {
            self.add_id(&card.id);
            self.adjust_deck(deck_of(card, rules, &self.heroes_by_id), 1);
            let (problems, outcome) = self.check_card(card, rules);
            self.adjust_tally(problems.iter(), 1);
            new.push((at, problems));
            outcomes.push((at, outcome));
        }
        insert_all(&mut self.cards, new);
        insert_all(&mut self.checked.cards, outcomes);
        self.pending.duplicates |= self.duplicate_ids > 0;
    }

    /// Reports that cards were removed; the indices are those that the cards had, rising.
    pub fn remove_cards(&mut self, cards: &[(usize, &Card)], rules: &Ruleset) {
        self.pending.duplicates |= self.duplicate_ids > 0;
        self.pending.all |= self.game.is_some();
        let places: Vec<usize> = cards.iter().map(|&(at, _)| at).collect();
        for &(_, card) in cards {
            self.remove_id(&card.id);
            self.adjust_deck(deck_of(card, rules, &self.heroes_by_id), -1);
        }
        remove_all(&mut self.checked.cards, &places);
        for problems in remove_all(&mut self.cards, &places) {
            self.adjust_tally(problems.iter(), -1);
        }
    }

    /// Reports that a hero was replaced by another.
    pub fn set_hero(&mut self, at: usize, before: &Hero, after: &Hero, rules: &Ruleset) {
        if before.id != after.id {
            self.remove_id(&before.id);
            self.add_id(&after.id);
            self.pending.all = true;
        }
        self.pending.decks |= before.name != after.name;
        let (problems, outcome) = self.check_hero(after, rules);
        self.set(RecordPath::Hero(at), problems);
        if let Some(checked) = self.checked.heroes.get_mut(at) {
            *checked = outcome;
        }
    }

    /// Reports that a hero was inserted.
    pub fn insert_hero(&mut self, at: usize, hero: &Hero, rules: &Ruleset) {
        let (problems, outcome) = self.check_hero(hero, rules);
        self.adjust_tally(problems.iter(), 1);
        self.heroes.insert(at, problems);
        self.checked.heroes.insert(at, outcome);
        self.pending.all = true;
    }

    /// Reports that a hero was removed.
    pub fn remove_hero(&mut self, at: usize) {
        let problems = self.heroes.remove(at);
        self.checked.heroes.remove(at);
        self.adjust_tally(problems.iter(), -1);
        self.pending.all = true;
    }

    /// Reports that books were inserted, removed or changed.
    pub fn books_changed(&mut self, books: &[Book]) {
        let problems = |book| RecordProblems { shape: shape_of_book(book), meaning: Vec::new() };
        self.books = books.iter().map(problems).collect();
        self.pending.all = true;
    }

    /// Reports that decks were added, changed or removed.
    pub fn decks_changed(&mut self, registry: &Registry) {
        if let Some(game) = &mut self.game {
            game.load_decks(registry);
            self.pending.decks = true;
        }
    }

    /// Runs the checks across records that the reported changes have made necessary.
    pub fn run_pending(&mut self, registry: &Registry, rules: &Ruleset) {
        let pending = std::mem::take(&mut self.pending);
        if pending.all {
            self.index(registry, rules);
            self.check_all(registry, rules);
        } else if pending.duplicates || pending.decks {
            self.check_across_records(registry, rules);
        }
    }

    fn record(&self, place: RecordPath) -> Option<&RecordProblems> {
        match place {
            RecordPath::Book(at) => self.books.get(at),
            RecordPath::Hero(at) => self.heroes.get(at),
            RecordPath::Card(at) => self.cards.get(at),
            RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_) => None,
        }
    }

    fn record_mut(&mut self, place: RecordPath) -> Option<&mut RecordProblems> {
        match place {
            RecordPath::Book(at) => self.books.get_mut(at),
            RecordPath::Hero(at) => self.heroes.get_mut(at),
            RecordPath::Card(at) => self.cards.get_mut(at),
            RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_) => None,
        }
    }

    fn set(&mut self, place: RecordPath, new: RecordProblems) {
        let Some(record) = self.record_mut(place) else { return };
        let old = std::mem::take(record);
        self.adjust_tally(old.iter(), -1);
        self.adjust_tally(new.iter(), 1);
        if let Some(record) = self.record_mut(place) {
            *record = new;
        }
    }

    fn check_card(&self, card: &Card, rules: &Ruleset) -> (RecordProblems, CheckOutcome<CheckedCard>) {
        if let Some(game) = &self.game {
            return with_shape(game.check(card, rules), card, rules);
        }
        let mut meaning = Vec::new();
        let outcome = check_card_record(card, rules, &self.heroes_by_id, Path::Root, &mut meaning);
        (RecordProblems { shape: shape_of_card(card, rules), meaning }, outcome)
    }

    fn check_hero(&self, hero: &Hero, rules: &Ruleset) -> (RecordProblems, CheckOutcome<CheckedHero>) {
        let mut meaning = Vec::new();
        let outcome = check_hero_record(hero, rules, &self.heroes_by_id, &mut meaning);
        (RecordProblems { shape: shape_of_hero(hero, rules), meaning }, outcome)
    }

    /// Rebuilds the indices of ids, heroes, books and decks.
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

    /// Checks all cards, all heroes, and what depends on several of them.
    fn check_all(&mut self, registry: &Registry, rules: &Ruleset) {
        self.pending = Pending::default();
        let heroes = &self.heroes_by_id;
        let check_card = |(problems, card): (&mut RecordProblems, &Card)| {
            problems.meaning.clear();
            check_card_record(card, rules, heroes, Path::Root, &mut problems.meaning)
        };
        let cards = match &mut self.game {
            Some(game) => {
                let found = game.load(registry, rules).into_iter().zip(&mut self.cards);
                found
                    .map(|((meaning, outcome), problems)| {
                        problems.meaning = meaning;
                        outcome
                    })
                    .collect()
            }
            None => self.cards.par_iter_mut().zip(&registry.cards).with_min_len(256).map(check_card).collect(),
        };
        let check_hero = |(problems, hero): (&mut RecordProblems, &Hero)| {
            problems.meaning.clear();
            check_hero_record(hero, rules, heroes, &mut problems.meaning)
        };
        let heroes = self.heroes.iter_mut().zip(&registry.heroes).map(check_hero).collect();
        self.checked = CheckedRecords { cards, heroes };
        self.across_records.clear();
        let records = self.books.iter().chain(&self.heroes).chain(&self.cards).flat_map(RecordProblems::iter);
        let (mut errors, mut all) = (0, 0);
        for problem in records.chain(&self.file) {
            errors += usize::from(problem.severity == Severity::Error);
            all += 1;
        }
        (self.errors, self.warnings) = (errors, all - errors);
        self.check_across_records(registry, rules);
    }

    fn check_across_records(&mut self, registry: &Registry, rules: &Ruleset) {
        for problems in std::mem::take(&mut self.across_records).into_values() {
            self.adjust_tally(problems.iter(), -1);
        }
        let mut problems = Vec::new();
        if self.duplicate_ids > 0 || self.has_duplicate_books(registry) {
            check_duplicates(registry, rules, &mut problems);
        }
        check_decks(registry, rules, &self.decks, &mut problems);
        problems.extend(self.game.iter().flat_map(|game| game.problems_across(registry)));
        self.adjust_tally(problems.iter(), 1);
        for problem in problems {
            let (place, problem) = RecordPath::in_record(problem);
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

    fn adjust_tally<'p>(&mut self, problems: impl Iterator<Item = &'p Diagnostic>, by: isize) {
        for problem in problems {
            let tally = match problem.severity {
                Severity::Error => &mut self.errors,
                Severity::Warning => &mut self.warnings,
            };
            *tally = tally.saturating_add_signed(by);
        }
    }
}

/// The problems of a card that the kernel has checked.
fn with_shape(
    (meaning, outcome): CheckedByGame,
    card: &Card,
    rules: &Ruleset,
) -> (RecordProblems, CheckOutcome<CheckedCard>) {
    (RecordProblems { shape: shape_of_card(card, rules), meaning }, outcome)
}

/// Inserts items so that each ends at its index; the indices rise.
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

/// Removes the items at some indices, which rise.
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
