//! The result of checking cards and heroes, kept with a registry so that each record is checked once.

use std::sync::Arc;

use super::{Card, CheckedCard, CheckedHero, CheckedRow, Hero, Role, check_card, check_hero};
use crate::base::Diagnostic;
use crate::base::reader::Path;
use crate::ruleset::Ruleset;

/// The result of checking a card or hero.
///
/// Engine, simulation, export and the text checks accept only [`CheckOutcome::Valid`]. The partial form exists so that
/// the editor can still show the valid rows of a record that is being worked on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckOutcome<T> {
    /// The ruleset allows the record; it may have warnings and errors of design.
    Valid(Arc<T>),
    /// The record has errors.
    Partial(Arc<Partial<T>>),
}

/// What is left of a record with errors, for display only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partial<T> {
    /// The record with its valid rows; numbers with errors are 0, and names with errors are left out. `None` for a card
    /// whose type is unknown.
    pub record: Option<T>,
    /// The valid rows, which are in `record` too.
    pub rows: Vec<CheckedRow>,
    /// The indices of the other rows in the written list, rising.
    pub missing_rows: Vec<usize>,
}

impl<T> CheckOutcome<T> {
    /// The outcome for a record with `written` rows, of which `rows` are valid; `record` adds the rows to the rest of it.
    pub(crate) fn new(
        rows: Vec<CheckedRow>,
        written: usize,
        is_valid: bool,
        record: impl FnOnce(Vec<CheckedRow>) -> Option<T>,
    ) -> Self {
        if !is_valid {
            let missing_rows = (0..written).filter(|at| rows.iter().all(|row| row.at != *at)).collect();
            return CheckOutcome::Partial(Arc::new(Partial { record: record(rows.clone()), rows, missing_rows }));
        }
        match record(rows) {
            Some(record) => CheckOutcome::Valid(Arc::new(record)),
            None => {
                CheckOutcome::Partial(Arc::new(Partial { record: None, rows: Vec::new(), missing_rows: Vec::new() }))
            }
        }
    }

    /// The record, unless it has errors.
    pub fn valid(&self) -> Option<&Arc<T>> {
        match self {
            CheckOutcome::Valid(record) => Some(record),
            CheckOutcome::Partial(_) => None,
        }
    }

    /// The record as far as it can be displayed, with or without errors.
    pub fn displayable(&self) -> Option<&T> {
        match self {
            CheckOutcome::Valid(record) => Some(record),
            CheckOutcome::Partial(partial) => partial.record.as_ref(),
        }
    }

    /// The indices of the written rows that have errors and are missing from the checked ones.
    pub fn missing_rows(&self) -> &[usize] {
        match self {
            CheckOutcome::Valid(_) => &[],
            CheckOutcome::Partial(partial) => &partial.missing_rows,
        }
    }
}

impl CheckOutcome<CheckedCard> {
    /// The valid rows of the effect, whether or not the card has errors elsewhere.
    pub fn rows(&self) -> &[CheckedRow] {
        match self {
            CheckOutcome::Valid(card) => &card.rows,
            CheckOutcome::Partial(partial) => &partial.rows,
        }
    }
}

impl CheckOutcome<CheckedHero> {
    /// The valid rows of the ability, whether or not the hero has errors elsewhere.
    pub fn rows(&self) -> &[CheckedRow] {
        match self {
            CheckOutcome::Valid(hero) => &hero.ability,
            CheckOutcome::Partial(partial) => &partial.rows,
        }
    }
}

/// The outcomes for all cards and heroes of a registry, by index. Cloning copies only pointers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedRecords {
    /// One outcome per card.
    pub cards: Vec<CheckOutcome<CheckedCard>>,
    /// One outcome per hero.
    pub heroes: Vec<CheckOutcome<CheckedHero>>,
}

impl CheckedRecords {
    /// Checks records that no registry keeps checked: those of a file read under other settings of its ruleset, or of a
    /// test. Returns the problems too, with pointers within each record.
    pub fn check(cards: &[Card], heroes: &[Hero], rules: &Ruleset) -> (Self, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let cards = cards.iter().map(|card| check_card(card, rules, Path::Root, &mut problems)).collect();
        let heroes = heroes.iter().map(|hero| check_hero(hero, rules, Path::Root, &mut problems)).collect();
        (Self { cards, heroes }, problems)
    }

    /// The valid cards with their records; `cards` must be the list that was checked.
    pub fn valid_cards<'a>(&'a self, cards: &'a [Card]) -> impl Iterator<Item = (&'a Card, &'a Arc<CheckedCard>)> {
        cards.iter().zip(&self.cards).filter_map(|(card, outcome)| Some((card, outcome.valid()?)))
    }

    /// The valid heroes with their records; `heroes` must be the list that was checked.
    pub fn valid_heroes<'a>(&'a self, heroes: &'a [Hero]) -> impl Iterator<Item = (&'a Hero, &'a Arc<CheckedHero>)> {
        heroes.iter().zip(&self.heroes).filter_map(|(hero, outcome)| Some((hero, outcome.valid()?)))
    }

    /// The same records without the bonus rows that `is_removed` selects; the other rows keep their indices.
    #[must_use]
    pub fn without_bonuses(&self, is_removed: impl Fn(&CheckedRow) -> bool) -> Self {
        let without = |outcome: &CheckOutcome<CheckedCard>| match outcome {
            CheckOutcome::Valid(card) => {
                let mut card = CheckedCard::clone(card);
                card.rows.retain(|row| row.role != Role::Bonus || !is_removed(row));
                CheckOutcome::Valid(Arc::new(card))
            }
            CheckOutcome::Partial(_) => outcome.clone(),
        };
        Self { cards: self.cards.iter().map(without).collect(), heroes: self.heroes.clone() }
    }
}
