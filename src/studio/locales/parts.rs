//! The widgets that several parts of the screen share.

use egui::{Frame, IntoAtoms, Margin, Response, Role, Sides, Stroke, Ui};
use lucide_icons::Icon;

use crate::base::Name;
use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Tint, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, divider_here, icon_label, label, line, segmented, wrapped_label};
use crate::text::Arg;
use crate::text::translation::{Edit, Message};

/// The head of a section: a title with a note, and what `right` adds at the right, from right to left.
pub fn section_header(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    divider_here(ui);
    header(ui, 34.0, Weight::Semibold, title, note, right);
}

/// The head of a column of source.
pub fn column_header(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    header(ui, 32.0, Weight::Medium, title, note, right);
}

fn header(ui: &mut Ui, height: f32, weight: Weight, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    let left = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        label(ui, title, theme::body(weight), colours(ui).text);
        if !note.is_empty() && ui.available_width() > 24.0 {
            label(ui, note, theme::small(Weight::Regular), colours(ui).label);
        }
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        right(ui);
    };
    indented(ui, 0, |ui| Sides::new().height(height).spacing(8.0).shrink_left().show(ui, left, right));
}

/// Contents with the margins of a section, and with `bottom` points below.
pub fn indented<T>(ui: &mut Ui, bottom: i8, add: impl FnOnce(&mut Ui) -> T) -> T {
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 0, bottom }).show(ui, add).inner
}

/// A warning over the whole width, in as many lines as its text needs.
pub fn strip(ui: &mut Ui, text: &str, tint: Tint) {
    let frame = Frame::new()
        .fill(tint.ground)
        .stroke(Stroke::new(1.0, tint.line))
        .corner_radius(radius::CONTROL)
        .inner_margin(Margin::symmetric(7, 3))
        .outer_margin(Margin { left: 8, right: 8, top: 0, bottom: 6 });
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            icon_label(ui, Icon::TriangleAlert, 13.0, tint.text);
            wrapped_label(ui, text, theme::small(Weight::Regular), colours(ui).text);
        });
    });
}

/// A choice between two messages; `is_second` is the current one. Returns the other one if the user clicked it.
pub fn switch(ui: &mut Ui, view: &View<'_>, name: &str, messages: [&'static str; 2], is_second: bool) -> Option<bool> {
    let texts = messages.map(|message| view.i18n.tr(message));
    let segments = [(&*texts[0], None), (&*texts[1], None)];
    segmented(ui, name, &segments, usize::from(is_second)).map(|at| at == 1)
}

/// A small button that is on or off.
pub fn toggle<'a>(ui: &mut Ui, contents: impl IntoAtoms<'a>, is_on: bool, role: Role, name: &str) -> Response {
    let colours = colours(ui);
    let toggle = Pressable::new(22.0, contents).min_width(22.0).gap(4.0).padding(6).corner(radius::BADGE);
    let toggle = if is_on {
        toggle.fill(colours.selected, colours.selected_outline)
    } else {
        toggle.fill(colours.panel, colours.divider).hover(colours.hover, colours.outline)
    };
    toggle.role(role, name).selected(is_on).show(ui)
}

/// A row of a section with one accessible name for all of its parts.
pub fn named_row(ui: &mut Ui, name: &str, tip: &str, add: impl FnOnce(&mut Ui)) {
    indented(ui, 0, |ui| line(ui, name, 24.0, add)).on_hover_text(tip);
}

/// Sends an edit. Edits with the same gesture are undone together.
pub fn send_edit(view: &View<'_>, edit: Edit, gesture: Option<u64>) {
    view.send(LocalesCommand::Translate(vec![edit], gesture));
}

/// The edit that replaces the text of a message.
pub fn write(message: &Message, source: String) -> Edit {
    Edit::Write { id: Name::from(message.id.as_str()), source }
}

/// Line and column after `text`, from 1. Lines are those of the text, not the rows that long lines are broken into.
pub fn line_and_column(text: &str) -> (usize, usize) {
    let line = text.rsplit('\n').next().unwrap_or_default();
    (text.matches('\n').count() + 1, line.chars().count() + 1)
}

/// The text for a line and a column.
pub fn caret_text(view: &View<'_>, (line, column): (usize, usize)) -> String {
    view.i18n.tr_with("caret-place", &[("line", Arg::count(line)), ("column", Arg::count(column))])
}
