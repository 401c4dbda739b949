//! The forms of one word in several languages: English, the language that is edited, and those that inflect the word.

use super::lexicon_grid::{FormCell, WORD_KINDS};
use super::message_list::{Message, Subject};
use super::other_translations::OtherTranslations;
use crate::text::fields::message_form;
use crate::text::{ENGLISH, Language};

/// A word in several languages.
#[derive(Default)]
pub struct WordForms {
    /// English, the edited language, then the others.
    pub rows: Vec<WordFormsRow>,
    /// The forms that texts of the edited language need and that the word does not have.
    pub missing: Vec<String>,
    /// The forms of the language's grammar that no word has.
    pub offered: Vec<String>,
}

/// The forms of a word in one language.
pub struct WordFormsRow {
    /// The language.
    pub language: &'static Language,
    /// Each form by its attribute, e.g. `acc-m`, or `None` for the plain form.
    pub forms: Vec<(Option<String>, String)>,
}

impl WordFormsRow {
    /// The text of a form.
    pub fn text(&self, form: Option<&str>) -> Option<&str> {
        self.forms.iter().find(|(known, _)| known.as_deref() == form).map(|(_, text)| text.as_str())
    }
}

impl Subject<'_> {
    /// The forms of a word of the lexicon. `own` is the language that is edited.
    pub fn word_forms(self, own: &Language, word: &Message, others: &OtherTranslations) -> WordForms {
        let mut word_forms = WordForms::default();
        if let Some(kind) = WORD_KINDS.iter().find(|kind| word.id.starts_with(**kind)) {
            let grid = self.lexicon_grid(own, kind);
            let cells = grid.words.iter().filter(|known| known.id == word.id).flat_map(|word| &word.cells);
            let missing = grid.columns.iter().zip(cells).filter(|(_, cell)| **cell == FormCell::Missing);
            word_forms.missing = missing.map(|(column, _)| column.name.clone()).collect();
            word_forms.offered = grid.offered;
        }
        for language in std::iter::once(ENGLISH).chain(self.locales.translated()) {
            let source = match language {
                _ if language == ENGLISH => Some(word.source.as_str()),
                _ if language == own => word.target.as_deref(),
                _ => others.text(language, &word.id),
            };
            let texts = source.and_then(message_form).map(|form| form.texts).unwrap_or_default();
            let forms = texts.iter().filter_map(|text| Some((text.attribute.clone(), text.text(&[])?.to_owned())));
            let forms: Vec<_> = forms.filter(|(form, text)| form.is_some() || !text.is_empty()).collect();
            if language == ENGLISH || language == own || forms.iter().any(|(form, _)| form.is_some()) {
                word_forms.rows.push(WordFormsRow { language, forms });
            }
        }
        word_forms.rows.sort_by_key(|row| (row.language != ENGLISH, row.language != own));
        word_forms
    }
}
