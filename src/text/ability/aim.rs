//! What a row is about, alone: for menus that are open on a target.

use super::Writer;
use super::noun::Purpose;
use crate::kernel::rules::ability::Target;
use crate::kernel::rules::{Definition, Game};
use crate::text::render::marks::{Marks, is_mark};
use crate::text::render::phrase::Forms;
use crate::text::{Language, Texts};

impl Texts {
    /// A target as cards name it, e.g. "up to 1 rested opposing Character"; `None` if the language has no words for it.
    pub fn target(&self, language: &Language, game: &Game, target: &Target) -> Option<String> {
        let mut marks = Marks::default();
        let card = Definition::default();
        let mut writer = Writer::new(self, self.bundle(language), game, &card, &mut marks);
        writer.of_target(target, Purpose::Aim, None);
        let text = writer.form(writer.phrases.len().checked_sub(1)?, &Forms::default()).ok()?;
        let text: String = text.chars().filter(|letter| !is_mark(*letter)).collect();
        (!text.trim().is_empty()).then(|| text.trim().to_owned())
    }
}
