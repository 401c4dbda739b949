//! A chip with a cross that takes away what it shows.

use egui::{Atom, AtomExt as _, Atoms, Color32, Rect, Response, Role, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::widgets::{Pressable, icon_atom, text_atom};

/// The size of the cross, in points.
const CROSS: f32 = 18.0;

/// What a chip shows.
pub struct Chip<'a> {
    pub text: &'a str,
    pub colour: Color32,
    /// The outline, and that under the pointer.
    pub lines: [Color32; 2],
    pub has_menu: bool,
    /// The accessible names of the chip and of its cross.
    pub names: [&'a str; 2],
}

impl Chip<'_> {
    /// Shows the chip. Returns it, and whether its cross was clicked.
    pub fn show(self, ui: &mut Ui) -> (Response, bool) {
        let colours = colours(ui);
        let mut atoms = Atoms::new(text_atom(self.text, theme::body(Weight::Regular), self.colour));
        if self.has_menu {
            atoms.push_right(icon_atom(Icon::ChevronDown, 12.0, colours.label));
        }
        // Room for the cross, which is a separate button.
        atoms.push_right(Atom::default().atom_size(vec2(CROSS - 2.0, CROSS)));
        let role = if self.has_menu { Role::ComboBox } else { Role::Label };
        let chip = Pressable::new(height::CHIP, atoms).gap(4.0).max_width(ui.max_rect().width() - 18.0);
        let chip = chip.fill(colours.raised, self.lines[0]).hover(colours.raised, self.lines[1]);
        let response = chip.role(role, self.names[0]).show(ui);
        let cross = Rect::from_center_size(response.rect.right_center() - vec2(12.0, 0.0), vec2(CROSS, CROSS));
        let mut child = ui.new_child(UiBuilder::new().id_salt(self.names[1]).max_rect(cross));
        let is_hovered = child.ctx().read_response(child.next_auto_id()).is_some_and(|last| last.hovered());
        let icon = icon_atom(Icon::X, 12.0, if is_hovered { colours.text } else { colours.label });
        let remove = Pressable::new(CROSS, icon).width(CROSS).padding(3).corner(radius::TOKEN);
        let is_removed = remove.role(Role::Button, self.names[1]).show(&mut child).clicked();
        (response, is_removed)
    }
}
