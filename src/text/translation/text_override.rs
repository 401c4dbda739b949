//! Text overrides: rules texts written by the designer, and whether the rows have changed since.

use super::fingerprint::hash;
use super::message_list::Subject;
use crate::base::{Code, Diagnostic, Name};
use crate::card::Card;
use crate::message;
use crate::registry::write_row;
use crate::ruleset::Ruleset;
use crate::text::Language;

/// A text that replaces the generated rules text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextOverride {
    /// The index of the card in the registry.
    pub card: usize,
    /// The language.
    pub language: &'static Language,
    /// The text.
    pub text: String,
    /// Whether the rows of the card have changed since the text was written. `None` if the earlier rows are unknown.
    pub is_outdated: Option<bool>,
}

impl TextOverride {
    /// The problem of an outdated text.
    pub fn problem(&self, id: &str) -> Option<Diagnostic> {
        let tag = self.language.tag;
        let message = message!("problem-wording-outdated", id = id, tag = tag);
        let pointer = format!("/cards/{}/text_override/{tag}", self.card);
        (self.is_outdated == Some(true)).then(|| Diagnostic::new(Code::WordingOutdated, pointer, message))
    }
}

/// The id of the review record for a card's text override.
pub fn override_record_id(card: &str) -> String {
    format!("wording-{card}")
}

/// The fingerprint of the trigger and rows of a card.
pub fn rows_fingerprint(card: &Card, rules: &Ruleset) -> Name {
    let rows = card.effects.iter().map(|row| write_row(row, rules));
    let all: Vec<String> = card.trigger.iter().map(ToString::to_string).chain(rows).collect();
    hash(&all.join("\n"))
}

impl Subject<'_> {
    /// All text overrides of the registry.
    pub fn text_overrides(self) -> Vec<TextOverride> {
        let mut found = Vec::new();
        for (at, card) in self.registry.cards.iter().enumerate() {
            for (tag, text) in &card.text_override {
                let Some(language) = Language::of_tag(tag) else { continue };
                let record =
                    self.locales.get(language).and_then(|locale| locale.review().get(&override_record_id(&card.id)));
                let known = record.map(|record| &record.rows).filter(|rows| !rows.is_empty());
                let is_outdated = known.map(|rows| *rows != rows_fingerprint(card, self.rules));
                found.push(TextOverride { card: at, language, text: text.to_string(), is_outdated });
            }
        }
        found
    }
}
