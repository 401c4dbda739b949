//! A chip: a part of a row, with a menu of what else it may be, or a cross that takes it away. Delete takes it away too.

use egui::{
    Align, Atom, AtomExt as _, Atoms, Color32, Id, Key, Layout, Modifiers, Rect, Response, Role, Ui, UiBuilder, vec2,
};
use lucide_icons::Icon;

use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::widgets::{Pressable, claim_delete, icon_atom, label, text_atom, text_width};

/// The size of the cross, in points.
const CROSS: f32 = 18.0;
/// How far the later lines of a row are indented, in points.
const INDENT: f32 = 22.0;

/// What a chip shows.
#[allow(clippy::struct_excessive_bools, reason = "each is a property of its own")]
#[must_use]
pub struct Chip<'a> {
    text: &'a str,
    /// The accessible name.
    name: &'a str,
    /// What is before the chip.
    label: &'a str,
    /// The accessible name of the cross, if there is one.
    cross: Option<&'a str>,
    has_menu: bool,
    is_removable: bool,
    is_filled: bool,
    is_wrong: bool,
    is_marked: bool,
    id: Option<Id>,
}

impl<'a> Chip<'a> {
    pub fn new(text: &'a str, name: &'a str) -> Self {
        Self {
            text,
            name,
            label: "",
            cross: None,
            has_menu: false,
            is_removable: false,
            is_filled: false,
            is_wrong: false,
            is_marked: false,
            id: None,
        }
    }

    /// Gives the chip an id that does not depend on the chips before it. A scope would do that too, but chips in a scope
    /// cannot wrap.
    pub fn id(self, id: Id) -> Self {
        Self { id: Some(id), ..self }
    }

    /// Marks the chip as one that opens a menu.
    pub fn menu(self, has_menu: bool) -> Self {
        Self { has_menu, ..self }
    }

    /// Adds words before the chip, which stay on its line.
    pub fn label(self, label: &'a str) -> Self {
        Self { label, ..self }
    }

    /// Adds a cross, with its accessible name.
    pub fn cross(self, cross: &'a str) -> Self {
        Self { cross: Some(cross), is_removable: true, ..self }
    }

    /// Lets Delete take the chip away.
    pub fn removable(self) -> Self {
        Self { is_removable: true, ..self }
    }

    /// The ground of what begins a line.
    pub fn filled(self) -> Self {
        Self { is_filled: true, ..self }
    }

    /// Marks what the ruleset does not know.
    pub fn wrong(self, is_wrong: bool) -> Self {
        Self { is_wrong, ..self }
    }

    /// Marks the chip of the phrase under the pointer.
    pub fn marked(self, is_marked: bool) -> Self {
        Self { is_marked, ..self }
    }

    /// Shows the chip. Returns it, and whether it is to be taken away.
    pub fn show(self, ui: &mut Ui) -> (Response, bool) {
        let colours = colours(ui);
        let colour = if self.is_wrong { colours.error.text } else { colours.text };
        let weight = if self.is_filled { Weight::Medium } else { Weight::Regular };
        let mut atoms = Atoms::new(text_atom(self.text, theme::body(weight), colour));
        if self.has_menu {
            atoms.push_right(icon_atom(Icon::ChevronDown, 12.0, colours.label));
        }
        if self.cross.is_some() {
            // Room for the cross, which is a separate button.
            atoms.push_right(Atom::default().atom_size(vec2(CROSS - 2.0, CROSS)));
        }
        let font = theme::small(Weight::Medium);
        let head = if self.label.is_empty() { 0.0 } else { text_width(ui, self.label, font.clone()) + 6.0 };
        let end = f32::from(u8::from(self.has_menu)) * 16.0 + f32::from(u8::from(self.cross.is_some())) * (CROSS + 2.0);
        begin_line(ui, head + text_width(ui, self.text, theme::body(weight)) + end + 18.0);
        if !self.label.is_empty() {
            // As high as the chip, because a line that has just begun is only as high as what is in it.
            let size = vec2(head - 6.0, height::CHIP);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                label(ui, self.label, font, colours.label);
            });
        }
        let role = if self.has_menu { Role::ComboBox } else { Role::Label };
        let (ground, line) = match (self.is_wrong, self.is_marked, self.is_filled) {
            (true, _, _) => (colours.raised, colours.error.text),
            (_, true, _) => (colours.raised, colours.accent),
            (_, _, true) => (colours.pressed, colours.outline_hover),
            _ => (colours.raised, colours.outline),
        };
        let hover_line = if line == colours.outline { colours.outline_hover } else { line };
        let chip = Pressable::new(height::CHIP, atoms).gap(4.0);
        let chip = chip.max_width((ui.max_rect().right() - ui.cursor().left() - 2.0).max(60.0));
        let chip = match self.id {
            Some(id) => chip.id(id),
            None => chip,
        };
        let response = chip.fill(ground, line).hover(ground, hover_line).role(role, self.name).show(ui);
        let mut is_removed = false;
        if self.is_removable && response.has_focus() {
            claim_delete(ui.ctx(), response.id);
            is_removed = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete));
        }
        if let Some(name) = self.cross {
            let cross = Rect::from_center_size(response.rect.right_center() - vec2(12.0, 0.0), vec2(CROSS, CROSS));
            is_removed |= cross_ui(ui, response.id, cross, name, [colours.text, colours.label]);
        }
        (response, is_removed)
    }
}

/// Begins an indented line if the layout wraps and a chip of this width would be cut on the line that is open.
fn begin_line(ui: &mut Ui, width: f32) {
    let is_begun = ui.cursor().left() > ui.max_rect().left() + INDENT + 1.0;
    if ui.layout().main_wrap() && is_begun && ui.available_size_before_wrap().x < width {
        ui.end_row();
        // What fills the whole line begins at its edge.
        if INDENT + width <= ui.max_rect().width() {
            ui.add_space(INDENT - ui.spacing().item_spacing.x);
        }
    }
}

fn cross_ui(ui: &mut Ui, chip: Id, rect: Rect, name: &str, [hovered, rest]: [Color32; 2]) -> bool {
    let mut child = ui.new_child(UiBuilder::new().id_salt((chip, name)).max_rect(rect));
    let is_hovered = child.ctx().read_response(child.next_auto_id()).is_some_and(|last| last.hovered());
    let icon = icon_atom(Icon::X, 12.0, if is_hovered { hovered } else { rest });
    let remove = Pressable::new(CROSS, icon).width(CROSS).padding(3).corner(radius::TOKEN);
    remove.role(Role::Button, name).show(&mut child).clicked()
}
