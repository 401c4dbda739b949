//! What a row is about and the card that it makes, each alone: for the menus in which they are edited.

use super::Writer;
use super::noun::Purpose;
use crate::kernel::rules::ability::{CostUse, Row, Target};
use crate::kernel::rules::{Definition, Game};
use crate::text::render::marks::{Marks, is_mark};
use crate::text::render::phrase::Forms;
use crate::text::{Language, Texts};

impl Texts {
    /// A target as cards name it, e.g. "up to 1 rested opposing Character"; `None` if the language has no words for it.
    pub fn target(&self, language: &Language, game: &Game, target: &Target) -> Option<String> {
        self.phrase(language, game, |writer| {
            writer.of_target(target, Purpose::Aim, None);
            Some(())
        })
    }

    /// The card that a row makes as cards name it, e.g. "2 random 1-cost minions".
    pub fn made_card(&self, language: &Language, game: &Game, row: &Row) -> Option<String> {
        let made = row.card.as_ref()?;
        self.phrase(language, game, |writer| writer.made_card(made, row, row.val).ok().map(drop))
    }

    /// A cost as cards name it, e.g. "discard 2 cards".
    pub fn cost(&self, language: &Language, game: &Game, cost: &CostUse) -> Option<String> {
        let (mut marks, card) = (Marks::default(), Definition::default());
        let text = Writer::new(self, self.bundle(language), game, &card, &mut marks).cost(cost).ok()?;
        let text: String = text.chars().filter(|letter| !is_mark(*letter)).collect();
        Some(text).filter(|text| !text.is_empty())
    }

    /// The last of the phrases that are written.
    fn phrase(
        &self,
        language: &Language,
        game: &Game,
        write: impl FnOnce(&mut Writer<'_, '_>) -> Option<()>,
    ) -> Option<String> {
        let mut marks = Marks::default();
        let card = Definition::default();
        let mut writer = Writer::new(self, self.bundle(language), game, &card, &mut marks);
        write(&mut writer)?;
        let text = writer.form(writer.phrases.len().checked_sub(1)?, &Forms::default()).ok()?;
        let text: String = text.chars().filter(|letter| !is_mark(*letter)).collect();
        (!text.trim().is_empty()).then(|| text.trim().to_owned())
    }
}
