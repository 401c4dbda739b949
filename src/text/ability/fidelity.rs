//! Whether the texts of a game's cards say what their rows do: no wording is missing, and no number is lost.

use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Row;
use crate::text::render::marks::Part;
use crate::text::{Language, Text, Texts};

/// How the cards of a game print in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintReport {
    /// The cards.
    pub cards: usize,
    /// Those whose text is in the language as a whole.
    pub whole: usize,
    /// Rows whose value the text does not say: the card's id, and the position of the row.
    pub missing_values: Vec<(String, usize)>,
}

impl Texts {
    /// How the cards of a game print in a language.
    pub fn print_report(&self, language: &'static Language, game: &Game) -> PrintReport {
        let mut found = PrintReport::default();
        for (id, definition) in &game.cards {
            let text = self.printed(language, game, game.definition(*definition));
            found.cards += 1;
            found.whole += usize::from(text.fallbacks.is_empty());
            found
                .missing_values
                .extend(missing_values(game, *definition, &text).into_iter().map(|row| (id.to_string(), row)));
        }
        found
    }
}

/// The rows of a card with a value that has no place in its text.
fn missing_values(game: &Game, card: DefinitionId, text: &Text) -> Vec<usize> {
    let rows = game.definition(card).abilities.iter().flat_map(|id| game.ability(*id).rows.iter());
    let has_value = |row: &Row| {
        game.operations.get_index(row.operation.index()).is_some_and(|(_, operation)| operation.val.is_some())
    };
    let says = |row: &Row| text.spans.iter().any(|span| span.row == usize::from(row.at) && span.part == Part::Value);
    rows.filter(|row| has_value(row) && !says(row)).map(|row| usize::from(row.at)).collect()
}
