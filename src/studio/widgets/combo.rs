//! A field that opens a menu.

use egui::{Atom, Atoms, Response, Role, Ui, WidgetInfo};
use lucide_icons::Icon;

use super::pressable::{Pressable, icon_atom, text_atom};
use crate::studio::theme::{self, Weight, colours, height};

/// A field that shows the current choice. The caller adds the menu. `wrong` marks a value that the ruleset does not know.
pub fn combo(ui: &mut Ui, name: &str, icon: Option<Icon>, text: &str, wrong: bool, width: f32) -> Response {
    let colours = colours(ui);
    let mut atoms = Atoms::default();
    if let Some(icon) = icon {
        atoms.push_right(icon_atom(icon, 14.0, colours.secondary));
    }
    atoms.push_right(text_atom(text, theme::body(Weight::Regular), colours.text));
    atoms.push_right(Atom::grow());
    atoms.push_right(icon_atom(Icon::ChevronDown, 13.0, colours.label));
    let field = Pressable::new(height::FIELD, atoms).width(width).gap(4.0);
    let field = if wrong {
        field.fill(colours.raised, colours.error.text)
    } else {
        field.fill(colours.raised, colours.outline).hover(colours.hover, colours.outline_hover)
    };
    let response = field.show(ui);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(text.to_owned());
        info
    });
    response
}
