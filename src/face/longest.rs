//! Finds the longest text that a card can have, for which a translation must leave room.

#[cfg(feature = "testing")]
use super::{Faces, Rendered, Request, Shape};
use super::{Printed, Words};
#[cfg(feature = "testing")]
use crate::base::Diagnostic;
use crate::card::{Card, Hero, Row};
use crate::text::Language;
use crate::text::translation::SWEEP;
#[cfg(feature = "testing")]
use crate::text::translation::SweepSample;

impl Words<'_> {
    /// A card's face with the values for which the text is longest.
    pub fn longest_card(&self, language: &'static Language, card: &Card) -> Printed {
        let with = |value: Option<i64>| Card { effects: self.with(&card.effects, value), ..card.clone() };
        longest(|value| self.card(language, &with(value)))
    }

    /// A hero's face with the values for which the text is longest.
    pub fn longest_hero(&self, language: &'static Language, hero: &Hero) -> Printed {
        let with = |value: Option<i64>| Hero { ability: self.with(&hero.ability, value), ..hero.clone() };
        longest(|value| self.hero(language, &with(value)))
    }

    /// Sets a value in every row whose operation allows it.
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

/// The layout of a card's rules text with one value.
#[cfg(feature = "testing")]
#[derive(Clone, Debug, PartialEq)]
pub struct SweptFit {
    pub value: i64,
    /// Number of lines.
    pub lines: usize,
    /// Texts that do not fit, and missing glyphs.
    pub problems: Vec<Diagnostic>,
}

#[cfg(feature = "testing")]
impl Faces {
    /// Lays out a card with each value of a message. Values that the ruleset does not allow on the card are left out.
    pub fn fit_of(&self, words: Words<'_>, language: &'static Language, swept: &[SweepSample]) -> Vec<SweptFit> {
        let of = |swept: &SweepSample| {
            let face = words.card(language, swept.card.as_ref()?);
            // The lowest resolution that distinguishes lines.
            let shape = Shape { bleed: 0.0, round: false };
            let request = Request { face, shape, pixels_per_mm: 2.0, with_areas: true, highlight: None };
            let rendered = self.render(&request);
            Some(SweptFit { value: swept.value, lines: lines(&rendered), problems: rendered.problems })
        };
        swept.iter().filter_map(of).collect()
    }
}

/// The number of lines of the rules text.
#[cfg(feature = "testing")]
fn lines(rendered: &Rendered) -> usize {
    let mut tops: Vec<f64> = rendered.areas.iter().map(|area| area.rectangle[1]).collect();
    tops.sort_by(f64::total_cmp);
    // Runs of one line differ by less than half of their height.
    let height = rendered.areas.iter().map(|area| area.rectangle[3]).fold(f64::INFINITY, f64::min);
    tops.dedup_by(|next, top| *next - *top < height / 2.0);
    tops.len()
}

/// The face with the longest rules text, unchanged or with one of the values.
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
