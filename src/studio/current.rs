//! The chosen card with everything that follows from it: its checked form, its text in every language, its problems.

use crate::base::Diagnostic;
use crate::base::reader::Path;
use crate::card::{CheckedCard, CheckedHero, CheckedRow, Row, check_card, check_hero};
use crate::document::{Document, RecordPath};
use crate::text::{CardText, Context, Language, Text, Texts};

/// The chosen card or hero at one revision of the project.
pub struct Current {
    /// Where it stands.
    pub place: RecordPath,
    /// The project's revision that this was made of.
    pub revision: u64,
    /// The languages with their texts, in the order of the languages.
    pub texts: Vec<(&'static Language, CardText)>,
    /// What the ruleset allows of it.
    pub checked: Checked,
    /// The language of the rows' sentences, and each row's, by its place in the written list.
    pub sentences: (&'static Language, Vec<(usize, Text)>),
    /// Its problems; their pointers are within it.
    pub problems: Vec<Diagnostic>,
}

/// A record that the ruleset allows.
pub enum Checked {
    /// A card.
    Card(CheckedCard),
    /// A hero.
    Hero(CheckedHero),
    /// Neither: it has errors that leave nothing to print.
    Nothing,
}

impl Current {
    /// Makes everything anew.
    pub fn new(document: &Document, texts: &Texts, language: &'static Language, place: RecordPath) -> Option<Self> {
        let (rules, registry) = (document.rules(), document.registry());
        let mut unheard = Vec::new();
        let source = texts;
        let (checked, texts) = match place {
            RecordPath::Card(at) => {
                let card = registry.cards.get(at)?;
                match check_card(card, rules, Path::Root, &mut unheard) {
                    Some(checked) => {
                        let of = |language| (language, texts.card(language, rules, card, &checked));
                        let texts = texts.languages().map(of).collect();
                        (Checked::Card(checked), texts)
                    }
                    None => (Checked::Nothing, Vec::new()),
                }
            }
            RecordPath::Hero(at) => {
                let hero = registry.heroes.get(at)?;
                match check_hero(hero, rules, Path::Root, &mut unheard) {
                    Some(checked) => {
                        let of = |language| (language, texts.hero(language, rules, hero, &checked));
                        let texts = texts.languages().map(of).collect();
                        (Checked::Hero(checked), texts)
                    }
                    None => (Checked::Nothing, Vec::new()),
                }
            }
            _ => return None,
        };
        let problems = document.problems_of(place).cloned().collect();
        let mut current =
            Self { place, revision: document.revision(), texts, checked, sentences: (language, Vec::new()), problems };
        let sentence = |row: &CheckedRow| {
            let alone = std::slice::from_ref(row);
            (row.at, source.effect(language, rules, alone, Context::default()))
        };
        current.sentences.1 = current.rows().iter().map(sentence).collect();
        Some(current)
    }

    /// The sentence of a row, by its place in the written list.
    pub fn sentence(&self, row: usize) -> Option<&Text> {
        self.sentences.1.iter().find(|(at, _)| *at == row).map(|(_, text)| text)
    }

    /// The rows that mean something.
    pub fn rows(&self) -> &[CheckedRow] {
        match &self.checked {
            Checked::Card(card) => &card.rows,
            Checked::Hero(hero) => &hero.ability,
            Checked::Nothing => &[],
        }
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
