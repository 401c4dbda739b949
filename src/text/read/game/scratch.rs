//! A card that candidates are tried on: its rows are checked as a card's, and printed.

use serde_json::{Value as Json, json};

use crate::base::{Code, Diagnostic, Severity};
use crate::kernel::rules::{Definition, Game};
use crate::text::read::fold::fold;
use crate::text::{Language, Texts};

/// The id of the card that rows are tried on.
const CARD: &str = "text-to-read";

/// A game with a card whose rows change.
pub(super) struct Scratch<'a> {
    texts: &'a Texts,
    language: &'static Language,
    game: Game,
    /// How long the game's lists are without the card's rows.
    lengths: [usize; 4],
    rows: u16,
}

impl<'a> Scratch<'a> {
    pub fn new(texts: &'a Texts, language: &'static Language, game: Game) -> Self {
        let lengths = [game.abilities.len(), game.row_targets.len(), game.definitions.len(), game.random_cards.len()];
        let rows = game.rows;
        Self { texts, language, game, lengths, rows }
    }

    /// What rows print on a card of a type, as texts are compared.
    ///
    /// # Errors
    ///
    /// What is wrong with the rows; nothing if the language cannot print them.
    pub fn printed(&mut self, card_type: &str, rows: &[Json]) -> Result<String, Option<Code>> {
        self.shown(card_type, rows).map(|text| key(&text, self.language))
    }

    /// The same as it is shown, without capitals.
    ///
    /// # Errors
    ///
    /// As [`Self::printed`].
    pub fn shown(&mut self, card_type: &str, rows: &[Json]) -> Result<String, Option<Code>> {
        self.words(card_type, rows).map(|text| fold(&text, self.language))
    }

    /// What rows print on a card of a type.
    ///
    /// # Errors
    ///
    /// As [`Self::printed`].
    pub fn words(&mut self, card_type: &str, rows: &[Json]) -> Result<String, Option<Code>> {
        self.tried(card_type, rows, |scratch, card| {
            let text = scratch.texts.printed(scratch.language, &scratch.game, card);
            if text.fallbacks.is_empty() { Ok(text.text) } else { Err(None) }
        })
    }

    /// What rows do on a card of a type.
    ///
    /// # Errors
    ///
    /// As [`Self::printed`].
    pub fn meaning(&mut self, card_type: &str, rows: &[Json]) -> Result<String, Option<Code>> {
        self.tried(card_type, rows, |scratch, card| Ok(scratch.game.meaning(card)))
    }

    /// Puts rows on the card, and takes them off again.
    fn tried<T>(
        &mut self,
        card_type: &str,
        rows: &[Json],
        wanted: impl FnOnce(&Self, &Definition) -> Result<T, Option<Code>>,
    ) -> Result<T, Option<Code>> {
        let card = json!({ "id": CARD, "type": card_type, "effects": rows });
        let [abilities, targets, definitions, random] = self.lengths;
        let problems = self.game.add_cards(std::slice::from_ref(&card), "");
        let result = match wrong(&problems) {
            Some(code) => Err(Some(code)),
            None => match wrong(&self.game.check_cards(std::slice::from_ref(&card), "")) {
                Some(code) => Err(Some(code)),
                None => {
                    let id = self.game.cards.get(CARD).copied().ok_or(None);
                    id.and_then(|id| wanted(self, self.game.definition(id)))
                }
            },
        };
        let game = &mut self.game;
        game.cards.shift_remove(CARD);
        game.records.shift_remove(CARD);
        game.abilities.truncate(abilities);
        game.row_targets.truncate(targets);
        game.definitions.truncate(definitions);
        game.random_cards.truncate(random);
        game.rows = self.rows;
        result
    }
}

/// The first error of a card's rows; what else the card lacks does not count.
fn wrong(problems: &[Diagnostic]) -> Option<Code> {
    let of_rows = |problem: &&Diagnostic| problem.severity == Severity::Error && problem.pointer.contains("/effects");
    problems.iter().find(of_rows).map(|problem| problem.code)
}

/// A text as texts are compared: spaces do not count, because a missing piece leaves none behind.
pub(super) fn key(text: &str, language: &Language) -> String {
    fold(text, language).chars().filter(|c| !matches!(c, ' ' | '\u{2068}' | '\u{2069}')).collect()
}
