//! A card or hero with everything that follows from it: its texts in all languages, its valid rows, its problems.

use super::{Document, RecordPath};
use crate::base::Diagnostic;
use crate::card::CheckedRow;
use crate::text::{CardText, Context, Language, Text, Texts};

/// A card or hero at one revision of the project.
pub struct RecordView {
    pub place: RecordPath,
    pub revision: u64,
    /// The texts, in the order of the languages. Rows with errors are missing from them.
    pub texts: Vec<(&'static Language, CardText)>,
    /// The rows, unless the record has errors.
    pub rows: Vec<CheckedRow>,
    /// The indices of the rows that have errors, so that no text contains them.
    pub missing_rows: Vec<usize>,
    /// The language of the rows' sentences, and the sentence of each valid row with its index in the written list.
    pub sentences: (&'static Language, Vec<(usize, Text)>),
    /// The record's problems, with pointers relative to the record.
    pub problems: Vec<Diagnostic>,
}

impl RecordView {
    pub fn new(document: &Document, texts: &Texts, language: &'static Language, place: RecordPath) -> Option<Self> {
        let (rules, registry, records) = (document.rules(), document.registry(), document.checked());
        let (of_record, rows, missing_rows, is_valid, card_type): (Vec<_>, _, _, _, _) = match place {
            RecordPath::Card(at) => {
                let (card, checked) = (registry.cards.get(at)?, records.cards.get(at)?);
                let text = |language| Some((language, texts.card(language, rules, card, checked.displayable()?)));
                let texts = texts.languages().filter_map(text).collect();
                let card_type = checked.displayable().map(|card| card.card_type);
                (texts, checked.rows(), checked.missing_rows(), checked.valid().is_some(), card_type)
            }
            RecordPath::Hero(at) => {
                let (hero, checked) = (registry.heroes.get(at)?, records.heroes.get(at)?);
                let text = |language| Some((language, texts.hero(language, rules, hero, checked.displayable()?)));
                let texts = texts.languages().filter_map(text).collect();
                (texts, checked.rows(), checked.missing_rows(), checked.valid().is_some(), rules.hero_type())
            }
            _ => return None,
        };
        let of_card = of_record.iter().find(|(of, _)| *of == language).map(|(_, text)| text.rules.clone());
        let sentence = |row: &CheckedRow| {
            if document.game().is_some() {
                return (row.at, of_card.as_ref().map(|text| text.of_row(row.at)).unwrap_or_default());
            }
            let alone = std::slice::from_ref(row);
            (row.at, texts.effect_on(language, rules, card_type, alone, Context::default()))
        };
        Some(Self {
            place,
            revision: document.revision(),
            texts: of_record,
            rows: if is_valid { rows.to_vec() } else { Vec::new() },
            missing_rows: missing_rows.to_vec(),
            sentences: (language, rows.iter().map(sentence).collect()),
            problems: document.problems_of(place).cloned().collect(),
        })
    }

    /// The sentence of a row, by the row's index in the written list.
    pub fn sentence(&self, row: usize) -> Option<&Text> {
        self.sentences.1.iter().find(|(at, _)| *at == row).map(|(_, text)| text)
    }
}
