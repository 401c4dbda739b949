//! Fields for text.

use egui::text::{CCursor, CCursorRange};
use egui::{
    Context, CornerRadius, FontSelection, Id, Margin, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder,
    vec2,
};
use lucide_icons::Icon;

use super::paint::{focus_ring, icon_at};
use crate::studio::theme::{self, Weight, colours, height, radius};

/// Selects all letters of a field, so that typing replaces them.
pub fn select_all(ctx: &Context, field: Id, letters: usize) {
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(letters));
    let mut state = TextEdit::load_state(ctx, field).unwrap_or_default();
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// A field for one line of text.
pub struct Field<'a> {
    name: &'a str,
    hint: &'a str,
    icon: Option<Icon>,
    id: Option<Id>,
    wrong: bool,
    width: Option<f32>,
}

impl<'a> Field<'a> {
    /// A field with its accessible name.
    pub fn new(name: &'a str) -> Self {
        Self { name, hint: "", icon: None, id: None, wrong: false, width: None }
    }

    /// Sets the hint of the empty field.
    #[must_use]
    pub fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Adds an icon at the left.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Sets the id, so that other code can focus the field.
    #[must_use]
    pub fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// Marks the text as invalid.
    #[must_use]
    pub fn wrong(mut self, wrong: bool) -> Self {
        self.wrong = wrong;
        self
    }

    /// Sets the width in points. The default is the available width.
    #[must_use]
    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Shows the field.
    pub fn show(self, ui: &mut Ui, text: &mut String) -> Response {
        let colours = colours(ui);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(width, height::FIELD), Sense::hover());
        let corner = CornerRadius::same(radius::CONTROL);
        let line = if self.wrong { colours.error.text } else { colours.outline };
        ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, line), StrokeKind::Inside);
        let mut inner = rect.shrink2(vec2(8.0, 1.0));
        if let Some(icon) = self.icon {
            icon_at(ui.painter(), egui::pos2(inner.left() + 7.0, rect.center().y), icon, 14.0, colours.label);
            inner.min.x += 22.0;
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
        let mut edit = TextEdit::singleline(text)
            .frame(egui::Frame::NONE)
            .margin(Margin::ZERO)
            .align(egui::Align2::LEFT_CENTER)
            .font(FontSelection::FontId(theme::body(Weight::Regular)))
            .text_color(colours.text)
            .hint_text(egui::RichText::new(self.hint).color(colours.label))
            .desired_width(inner.width())
            .clip_text(true);
        if let Some(id) = self.id {
            edit = edit.id(id);
        }
        let response = child.add_sized(inner.size(), edit).accessible_name(self.name);
        if response.has_focus() {
            focus_ring(ui, rect, radius::CONTROL);
        }
        response
    }
}
