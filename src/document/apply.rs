//! Applies changes to the records of an open project. Only this module changes them.

use std::sync::{Arc, OnceLock};

use super::step::{ProjectState, Record, RecordChange};
use super::{ChangeSet, Document, RecordPath};
use crate::base::Source;
use crate::card::Card;
use crate::registry::{Checks, Registry, insert_all, remove_all, whole_game};
use crate::ruleset::Ruleset;
use crate::text::translation::FileChange;

impl Document {
    /// The path of a card or hero, by its id.
    pub fn find(&self, id: &str) -> Option<RecordPath> {
        let collect = || {
            let Registry { cards, heroes, .. } = &self.registry;
            let cards = cards.iter().enumerate().map(|(at, card)| (&card.id, RecordPath::Card(at)));
            let heroes = heroes.iter().enumerate().map(|(at, hero)| (&hero.id, RecordPath::Hero(at)));
            // Of records with the same id, the first one is found: it overwrites the others.
            cards.rev().chain(heroes.rev()).map(|(id, place)| (id.clone(), place)).collect()
        };
        self.by_id.get_or_init(collect).get(id).copied()
    }

    /// Applies changes and updates the checks of the changed records.
    pub(super) fn apply_changes(&mut self, changes: &[RecordChange], files: &[FileChange]) -> ChangeSet {
        let mut changed = ChangeSet { languages: self.apply_files(files), ..ChangeSet::default() };
        let mut rest = changes;
        while let Some(change) = rest.first() {
            // Insert or remove many cards in one pass, because moving the list for each card would be slow.
            let run = run_of_cards(rest);
            if run > 0 {
                let inserts = change.after.is_some();
                self.splice_cards(&rest[..run], inserts);
                changed.moved = true;
                if inserts {
                    changed.places.extend(rest[..run].iter().map(|change| change.place));
                }
                rest = &rest[run..];
            } else {
                self.apply_change(change, &mut changed);
                rest = &rest[1..];
            }
        }
        self.checks.run_pending(&self.registry, &self.rules);
        self.by_id = OnceLock::new();
        self.decks = OnceLock::new();
        self.revision += 1;
        if let Some(journal) = &self.journal {
            journal.write(changes, files, &self.rules);
        }
        changed
    }

    fn apply_change(&mut self, change: &RecordChange, changed: &mut ChangeSet) {
        let RecordChange { place, before, after } = change;
        match (*place, before, after) {
            (RecordPath::Card(at), Some(_), Some(Record::Card(after))) => {
                if let Some(card) = self.registry.cards.get_mut(at) {
                    let before = std::mem::replace(card, (**after).clone());
                    self.checks.set_card(at, &before, after, &self.rules);
                    changed.places.push(*place);
                }
            }
            (RecordPath::Hero(at), Some(_), Some(Record::Hero(after))) => {
                if let Some(hero) = self.registry.heroes.get_mut(at) {
                    let before = std::mem::replace(hero, (**after).clone());
                    self.checks.set_hero(at, &before, after, &self.rules);
                    changed.places.push(*place);
                }
            }
            (RecordPath::Hero(at), None, Some(Record::Hero(after))) if at <= self.registry.heroes.len() => {
                self.registry.heroes.insert(at, (**after).clone());
                self.checks.insert_hero(at, after, &self.rules);
                changed.places.push(*place);
                changed.moved = true;
            }
            (RecordPath::Hero(at), Some(_), None) if at < self.registry.heroes.len() => {
                self.registry.heroes.remove(at);
                self.checks.remove_hero(at);
                changed.moved = true;
            }
            (RecordPath::Book(at), before, after) => {
                let books = &mut self.registry.books;
                if before.is_some() && at < books.len() {
                    books.remove(at);
                }
                if let Some(Record::Book(book)) = after
                    && at <= books.len()
                {
                    books.insert(at, (**book).clone());
                    changed.places.push(*place);
                }
                self.checks.books_changed(&self.registry.books);
                changed.moved |= before.is_some() != after.is_some();
            }
            (_, _, Some(Record::Project(whole))) => {
                self.set_project(whole);
                changed.everything = true;
                changed.moved = true;
            }
            _ => {}
        }
    }

    fn splice_cards(&mut self, run: &[RecordChange], inserts: bool) {
        let mut cards: Vec<(usize, &Card)> = run
            .iter()
            .filter_map(|change| match (change.place, change.after.as_ref().or(change.before.as_ref())) {
                (RecordPath::Card(at), Some(Record::Card(card))) => Some((at, &**card)),
                _ => None,
            })
            .collect();
        cards.sort_by_key(|&(at, _)| at);
        if inserts {
            let new = cards.iter().map(|&(at, card)| (at, card.clone())).collect();
            insert_all(&mut self.registry.cards, new);
            self.checks.insert_cards(&cards, &self.rules);
        } else {
            let places: Vec<usize> = cards.iter().map(|&(at, _)| at).collect();
            remove_all(&mut self.registry.cards, &places);
            self.checks.remove_cards(&cards, &self.rules);
        }
    }

    /// Replaces the ruleset and the registry.
    fn set_project(&mut self, whole: &ProjectState) {
        let mut game = self.checks.rules_of_game().cloned();
        if self.ruleset != whole.ruleset {
            let source = Source::new(self.ruleset_name.clone(), &*whole.ruleset);
            let (rules, mut problems) = Ruleset::read(&source);
            // A step contains only rulesets that could be read.
            if let Some(rules) = rules {
                let (new, of_game) = whole_game(&rules, &source);
                problems.extend(of_game);
                game = new;
                self.rules = Arc::new(rules);
                self.ruleset_problems = problems;
                self.ruleset = Arc::clone(&whole.ruleset);
            }
        }
        // Decks in files have changes of their own.
        let deck_files = std::mem::take(&mut self.registry.deck_files);
        self.registry = Registry { deck_files, ..whole.registry.clone() };
        self.checks = Checks::of_edited(&self.registry, &self.rules, game);
    }

    /// The current state of the project.
    pub(super) fn project_state(&self) -> Record {
        Record::Project(Arc::new(ProjectState { ruleset: Arc::clone(&self.ruleset), registry: self.registry.clone() }))
    }
}

/// The number of changes at the start that insert cards at rising indices, or remove cards at falling indices.
fn run_of_cards(changes: &[RecordChange]) -> usize {
    let place = |change: &RecordChange| match (change.place, &change.before, &change.after) {
        (RecordPath::Card(at), None, Some(_)) => Some((true, at)),
        (RecordPath::Card(at), Some(_), None) => Some((false, at)),
        _ => None,
    };
    let mut last: Option<(bool, usize)> = None;
    for (length, change) in changes.iter().enumerate() {
        let Some((inserts, at)) = place(change) else { return length };
        let follows =
            last.is_none_or(|(before, last)| before == inserts && if inserts { at > last } else { at < last });
        if !follows {
            return length;
        }
        last = Some((inserts, at));
    }
    changes.len()
}
