//! One line of text in its script, cut with an ellipsis where it does not fit.

use egui::{Align, Layout, Sense, Ui};

use crate::studio::bidi::{RichText, line_galley};
use crate::studio::mirror;
use crate::text::Language;

/// Shows `text` on one line of at most the available width. The line has no accessible name, because the row that it is
/// in has one.
pub fn line(ui: &mut Ui, text: &RichText, language: &Language) {
    let galley = line_galley(ui, text, language, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    mirror::paint_ordered(ui, rect.min, galley, ui.visuals().text_color());
}

/// [`line()`] at the side where the language begins to write.
pub fn aligned_line(ui: &mut Ui, text: &RichText, language: &Language) {
    let is_first = language.right_to_left == mirror::is_on(ui);
    let layout = if is_first { Layout::left_to_right } else { Layout::right_to_left };
    ui.with_layout(layout(Align::Center), |ui| line(ui, text, language));
}
