//! The longest text that a card may come to have: what a translator must leave room for.

use super::{Printed, Words};
use crate::card::{Card, Hero, Row};
use crate::text::Language;
use crate::text::translation::SWEEP;

impl Words<'_> {
    /// A card's face with those values in its rows for which the text is longest.
    pub fn longest_card(&self, language: &'static Language, card: &Card) -> Printed {
        let with = |value: Option<i64>| Card { effects: self.with(&card.effects, value), ..card.clone() };
        longest(|value| self.card(language, &with(value)))
    }

    /// A hero's face with those values in its ability for which the text is longest.
    pub fn longest_hero(&self, language: &'static Language, hero: &Hero) -> Printed {
        let with = |value: Option<i64>| Hero { ability: self.with(&hero.ability, value), ..hero.clone() };
        longest(|value| self.hero(language, &with(value)))
    }

    /// Rows with a value wherever the operation takes it.
    fn with(&self, rows: &[Row], value: Option<i64>) -> Vec<Row> {
        let mut rows = rows.to_vec();
        for row in &mut rows {
            let takes = self.rules.operations.get(&row.op).and_then(|operation| operation.val.as_ref());
            if let (Some(value), Some(range)) = (value, takes)
                && range.contains(&value)
            {
                row.val = Some(value);
            }
        }
        rows
    }
}

/// The face with the longest rules text: as it is, or with one of the values.
fn longest(face: impl Fn(Option<i64>) -> Printed) -> Printed {
    let length = |face: &Printed| -> usize {
        let runs = face.rules.iter().flat_map(|sentence| &sentence.runs);
        runs.map(|run| run.text.chars().count()).sum()
    };
    let mut found = face(None);
    for value in SWEEP {
        let other = face(Some(value));
        if length(&other) > length(&found) {
            found = other;
        }
    }
    found
}
