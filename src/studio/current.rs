//! The chosen card with everything that follows from it: its checked form, its text in every language, its problems.

use crate::base::{Diagnostic, Name};
use crate::card::{CheckOutcome, CheckedCard, CheckedHero, CheckedRow, Row};
use crate::document::{Document, RecordPath};
use crate::registry::Registry;
use crate::text::{CardText, Context, Language, Text, Texts};

/// The chosen card or hero at one revision of the project.
pub struct Current {
    /// The record's place in the registry.
    pub place: RecordPath,
    /// The project's revision that this was derived from.
    pub revision: u64,
    /// The texts, in the order of the languages. Rows with errors are missing from them; see [`Current::missing_rows`].
    pub texts: Vec<(&'static Language, CardText)>,
    /// The record's checked form.
    pub checked: Checked,
    /// The language of the rows' sentences, and the sentence of each valid row with its index in the written list.
    pub sentences: (&'static Language, Vec<(usize, Text)>),
    /// The record's problems, with pointers relative to the record.
    pub problems: Vec<Diagnostic>,
}

/// The checked form of a card or hero.
#[derive(Clone)]
pub enum Checked {
    /// Of a card.
    Card(CheckOutcome<CheckedCard>),
    /// Of a hero.
    Hero(CheckOutcome<CheckedHero>),
}

impl Current {
    /// Derives everything from the document.
    pub fn new(document: &Document, texts: &Texts, language: &'static Language, place: RecordPath) -> Option<Self> {
        let (rules, registry, records) = (document.rules(), document.registry(), document.checked());
        let (checked, of_record): (_, Vec<_>) = match place {
            RecordPath::Card(at) => {
                let (card, outcome) = (registry.cards.get(at)?, records.cards.get(at)?);
                let text = |language| Some((language, texts.card(language, rules, card, outcome.displayable()?)));
                (Checked::Card(outcome.clone()), texts.languages().filter_map(text).collect())
            }
            RecordPath::Hero(at) => {
                let (hero, outcome) = (registry.heroes.get(at)?, records.heroes.get(at)?);
                let text = |language| Some((language, texts.hero(language, rules, hero, outcome.displayable()?)));
                (Checked::Hero(outcome.clone()), texts.languages().filter_map(text).collect())
            }
            _ => return None,
        };
        let sentence = |row: &CheckedRow| {
            let alone = std::slice::from_ref(row);
            (row.at, texts.effect(language, rules, alone, Context::default()))
        };
        let sentences = (language, checked.rows().iter().map(sentence).collect());
        let problems = document.problems_of(place).cloned().collect();
        Some(Self { place, revision: document.revision(), texts: of_record, checked, sentences, problems })
    }

    /// The sentence of a row, by the row's index in the written list.
    pub fn sentence(&self, row: usize) -> Option<&Text> {
        self.sentences.1.iter().find(|(at, _)| *at == row).map(|(_, text)| text)
    }

    /// The rows, unless the record has errors.
    pub fn rows(&self) -> &[CheckedRow] {
        match &self.checked {
            Checked::Card(outcome) => outcome.valid().map_or(&[], |card| &card.rows),
            Checked::Hero(outcome) => outcome.valid().map_or(&[], |hero| &hero.ability),
        }
    }

    /// The indices of the rows that have errors, so that no text contains them.
    pub fn missing_rows(&self) -> &[usize] {
        match &self.checked {
            Checked::Card(outcome) => outcome.missing_rows(),
            Checked::Hero(outcome) => outcome.missing_rows(),
        }
    }
}

impl Checked {
    /// The valid rows, also of a record with errors.
    fn rows(&self) -> &[CheckedRow] {
        match self {
            Checked::Card(outcome) => outcome.rows(),
            Checked::Hero(outcome) => outcome.rows(),
        }
    }
}

/// The id and the name of a card or hero.
pub fn names_of(registry: &Registry, place: RecordPath) -> Option<(&Name, &Name)> {
    match place {
        RecordPath::Card(at) => registry.cards.get(at).map(|card| (&card.id, &card.name)),
        RecordPath::Hero(at) => registry.heroes.get(at).map(|hero| (&hero.id, &hero.name)),
        _ => None,
    }
}

/// The rows of a card or hero as they are written.
pub fn rows_of(document: &Document, place: RecordPath) -> &[Row] {
    let registry = document.registry();
    match place {
        RecordPath::Card(at) => registry.cards.get(at).map_or(&[], |card| &card.effects),
        RecordPath::Hero(at) => registry.heroes.get(at).map_or(&[], |hero| &hero.ability),
        _ => &[],
    }
}
