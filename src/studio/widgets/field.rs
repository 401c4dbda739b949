//! Fields for text.

use egui::text::{CCursor, CCursorRange};
use egui::{
    Align2, Atom, AtomExt as _, Context, Galley, Id, Margin, Response, RichText, TextBuffer, TextEdit, Ui, vec2,
};
use lucide_icons::Icon;

use super::paint::focus_ring;
use super::pressable::icon_atom;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// Selects all letters of a field, so that typing replaces them.
pub fn select_all(ctx: &Context, field: Id, letters: usize) {
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(letters));
    let mut state = TextEdit::load_state(ctx, field).unwrap_or_default();
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// Lays out the text of a field, e.g. with colours, at a width in points.
pub type Layouter<'a> = dyn FnMut(&Ui, &dyn TextBuffer, f32) -> std::sync::Arc<Galley> + 'a;

/// A field for one line of text.
#[must_use]
pub struct Field<'a> {
    name: &'a str,
    hint: &'a str,
    icon: Option<Icon>,
    id: Option<Id>,
    wrong: bool,
    width: Option<f32>,
    room: f32,
    layouter: Option<&'a mut Layouter<'a>>,
}

impl<'a> Field<'a> {
    /// A field with its accessible name, as wide as the available width.
    pub fn new(name: &'a str) -> Self {
        Self { name, hint: "", icon: None, id: None, wrong: false, width: None, room: 0.0, layouter: None }
    }

    setters! {
        hint: &'a str;
        icon: Icon;
        /// Sets the id, so that other code can focus the field.
        id: Id;
        /// Marks the text as invalid.
        wrong: bool;
        width: f32;
        /// Keeps room for a button at the right end, in points.
        room: f32;
        layouter: &'a mut Layouter<'a>;
    }

    pub fn show(self, ui: &mut Ui, text: &mut String) -> Response {
        let colours = colours(ui);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let line = if self.wrong { colours.error.text } else { colours.outline };
        let frame = theme::surface(colours.raised, line, radius::CONTROL).inner_margin(Margin::symmetric(7, 0));
        // A field is not mirrored inside, so its sides are exchanged here.
        let is_mirrored = mirror::is_on(ui);
        let start = if is_mirrored { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let mut edit = TextEdit::singleline(text)
            .frame(frame)
            .align(start)
            .font(theme::body(Weight::Regular))
            .text_color(colours.text)
            .hint_text(RichText::new(self.hint).color(colours.label))
            .desired_width(width)
            .min_size(vec2(width, height::FIELD))
            .clip_text(true);
        if let Some(icon) = self.icon {
            let atom = icon_atom(icon, 14.0, colours.label).atom_size(vec2(16.0, 14.0));
            let atom = atom.atom_align(start);
            edit = if is_mirrored { edit.suffix(atom) } else { edit.prefix(atom) };
        }
        if self.room > 0.0 {
            let room = Atom::default().atom_size(vec2(self.room, 0.0));
            edit = if is_mirrored { edit.prefix(room) } else { edit.suffix(room) };
        }
        if let Some(id) = self.id {
            edit = edit.id(id);
        }
        if let Some(layouter) = self.layouter {
            edit = edit.layouter(layouter);
        }
        let response = mirror::kept_below(ui, self.room, |ui| ui.add(edit)).accessible_name(self.name);
        if response.has_focus() {
            focus_ring(ui, response.rect, radius::CONTROL);
        }
        response
    }
}
