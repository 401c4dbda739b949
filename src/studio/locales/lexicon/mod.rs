//! The pane below the editor: the lexicon with the forms of a word, or the coverage of all languages.

mod coverage;
mod lexicon_grid;

use egui::{Align2, Ui, vec2};
use lucide_icons::Icon;

use self::coverage::Coverage;
use self::lexicon_grid::LexiconGrid;
use super::language_model::LanguageModel;
use super::parts::switch;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, divider, icon_button, label, sides_head};
use crate::text::translation::{Group, Message, OtherTranslations};

const HEAD: f32 = 36.0;
/// The least and the greatest height of the open pane, in points.
const LEAST: f32 = 120.0;
const MOST: f32 = 420.0;
/// In a lower column the pane is folded until the user opens it, in points.
const LOW: f32 = 600.0;

#[derive(Default)]
pub struct Lexicon {
    is_folded: bool,
    /// Whether the user folded or opened the pane; `None` follows the height of the column.
    folded: Option<bool>,
    /// Whether the coverage is shown instead of the lexicon.
    shows_coverage: bool,
    coverage: Coverage,
    grid: LexiconGrid,
    word: Option<String>,
}

impl Lexicon {
    /// The height of the pane in a column of a height, both in points.
    pub fn height(&mut self, column: f32) -> f32 {
        self.is_folded = self.folded.unwrap_or(column < LOW);
        if self.is_folded { HEAD } else { (column * 0.23).clamp(LEAST, MOST) }
    }

    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        model: &LanguageModel,
        message: &Message,
        others: &OtherTranslations,
    ) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        divider(ui, ui.max_rect(), Align2::CENTER_TOP);
        let words: Vec<&Message> = model.messages.iter().filter(|message| message.group == Group::Lexicon).collect();
        if message.group == Group::Lexicon {
            self.word = Some(message.id.clone());
        }
        let word = words.iter().find(|known| Some(&known.id) == self.word.as_ref()).or(words.first()).copied();
        self.grid.update(view, word, others);
        self.head(ui, view, &words, word);
        if self.is_folded {
            return;
        }
        match word {
            _ if self.shows_coverage => self.coverage.ui(ui, view),
            Some(word) => self.grid.ui(ui, view, word),
            None => {}
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, words: &[&Message], word: Option<&Message>) {
        let missing = self.grid.missing();
        let (is_folded, coverage) = (self.is_folded, self.shows_coverage);
        let mut is_toggled = false;
        let right = |ui: &mut Ui| {
            let icon = if is_folded { Icon::ChevronUp } else { Icon::ChevronDown };
            is_toggled = icon_button(ui, icon, &view.i18n.tr("fold"), true).clicked();
            if missing > 0 && !coverage {
                let text = view.i18n.tr_count("cells-missing", missing);
                label(ui, &text, theme::small(Weight::Semibold), colours(ui).warning.text);
            }
        };
        let left = |ui: &mut Ui| {
            if let Some(chosen) = switch(ui, view, &view.i18n.tr("lexicon"), ["lexicon", "coverage"], coverage) {
                self.shows_coverage = chosen;
                self.folded = Some(false);
            }
            if is_folded || coverage {
                return;
            }
            let (name, search) = (view.i18n.tr("lexicon-word"), view.i18n.tr("search"));
            let shown = word.map(|word| word.id.as_str()).unwrap_or_default();
            let width = (ui.available_width() - 32.0).clamp(60.0, 180.0);
            let current = words.iter().position(|known| known.id == shown);
            let choices = || words.iter().map(|word| Choice::new(&word.id)).collect();
            let menu = Choices::new(&name, &search).current(current);
            if let Some(at) = menu.field(ui, None, shown, width, choices) {
                self.word = words.get(at).map(|word| word.id.clone());
                self.grid.close_cell();
            }
            if word.is_some() {
                self.grid.add_form_button(ui, view);
            }
        };
        sides_head(ui, left, right);
        if is_toggled {
            self.folded = Some(!is_folded);
        }
    }
}
