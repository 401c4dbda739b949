//! A dialog over the window, and the lines of a form in it.

use egui::{
    Align, Align2, Atom, ContainerAtom, Context, FontId, Id, Layout, Margin, Memory, Modal, Response, Role, Ui, vec2,
};
use lucide_icons::Icon;

use super::button::Button;
use super::paint::{cell_label, label, wrapped_label};
use super::pressable::{Pressable, icon_atom, text_atom};
use crate::studio::fonts;
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Colours, Weight, colours, radius};

/// The state of a dialog after a frame.
pub struct Answer {
    /// The index of the button that was pressed in this frame.
    pub pressed: Option<usize>,
    /// Whether the dialog stays open: no button was pressed, nor Escape, nor anything outside.
    pub is_open: bool,
}

/// Shows a dialog. `add` returns the index of the pressed button.
pub fn dialog(
    ctx: &Context,
    name: &str,
    title: &str,
    hint: &str,
    width: f32,
    add: impl FnOnce(&mut Ui) -> Option<usize>,
) -> Answer {
    let colours = Colours::of(ctx.theme());
    let frame = theme::surface(colours.panel, colours.outline_hover, radius::POPUP).inner_margin(Margin::same(16));
    let frame = frame.shadow(ctx.global_style().visuals.window_shadow);
    let modal = Modal::new(Id::unique(name)).frame(frame).backdrop_color(colours.scrim);
    let shown = modal.show(ctx, |ui| {
        ui.set_width(width.min(ctx.content_rect().width() - 64.0));
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        label(ui, title, FontId::new(15.0, fonts::family(Weight::Semibold)), colours.text);
        if !hint.is_empty() {
            paragraph(ui, hint);
        }
        add(ui)
    });
    Answer { pressed: shown.inner, is_open: shown.inner.is_none() && !shown.should_close() }
}

/// The buttons below a dialog, from right to left: the first one is the main answer. Each is a message, with whether the
/// button can be pressed. `note` is a text at their left. Returns the index of the pressed button.
pub fn dialog_buttons(ui: &mut Ui, i18n: &I18n, note: &str, buttons: &[(&'static str, bool)]) -> Option<usize> {
    answers(ui, i18n, note, buttons).0
}

/// The buttons of a question. The main answer is the safe one: it gets the focus, unless another button has it.
pub fn question_buttons(ui: &mut Ui, i18n: &I18n, buttons: &[&'static str]) -> Option<usize> {
    let buttons: Vec<_> = buttons.iter().map(|button| (*button, true)).collect();
    let (pressed, main) = answers(ui, i18n, "", &buttons);
    let main = main?;
    let is_other = |id| main.ctx.read_response(id).is_some_and(|other| other.layer_id == main.layer_id);
    if !main.ctx.memory(Memory::focused).is_some_and(|id| id != main.id && is_other(id)) {
        main.request_focus();
    }
    pressed
}

/// Returns the index of the pressed button, and the response of the first one.
fn answers(
    ui: &mut Ui,
    i18n: &I18n,
    note: &str,
    buttons: &[(&'static str, bool)],
) -> (Option<usize>, Option<Response>) {
    let (mut pressed, mut first) = (None, None);
    ui.add_space(4.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (at, &(name, enabled)) in buttons.iter().enumerate() {
            let text = i18n.tr(name);
            let button = Button::new(&text).enabled(enabled);
            let response = ui.add(if at == 0 && buttons.len() > 1 { button.primary() } else { button });
            pressed = pressed.or(response.clicked().then_some(at));
            first.get_or_insert(response);
        }
        if !note.is_empty() {
            label(ui, note, theme::small(Weight::Regular), colours(ui).label);
        }
    });
    (pressed, first)
}

/// A paragraph of text, wrapped at the available width.
pub fn paragraph(ui: &mut Ui, text: &str) {
    wrapped_label(ui, text, theme::body(Weight::Regular), colours(ui).secondary);
}

/// A checkbox. Returns whether the user clicked it.
pub fn tick(ui: &mut Ui, text: &str, on: &mut bool) -> bool {
    tick_of(ui, text, text, on)
}

/// A checkbox whose accessible name is longer than its text, because other checkboxes have the same text.
pub fn tick_of(ui: &mut Ui, name: &str, text: &str, on: &mut bool) -> bool {
    let colours = colours(ui);
    let (ground, line) =
        if *on { (colours.accent_fill, colours.accent_fill) } else { (colours.raised, colours.outline) };
    let frame = theme::surface(ground, line, radius::BADGE);
    let mark = on.then(|| icon_atom(Icon::Check, 12.0, colours.on_accent)).unwrap_or_default();
    let square = ContainerAtom::new(mark).frame(frame).min_size(vec2(16.0, 16.0)).align2(Align2::CENTER_CENTER);
    let text = text_atom(text, theme::body(Weight::Regular), colours.text);
    let tick = Pressable::new(24.0, (Atom::container(square), text)).padding(2);
    let response = tick.role(Role::CheckBox, name).selected(*on).show(ui);
    if response.clicked() {
        *on = !*on;
    }
    response.clicked()
}

/// A line of a form: the name at the left, the fields at a fixed distance, so that they are below each other.
pub fn form_line<R>(ui: &mut Ui, name: &str, label_width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(label_width, 26.0), layout, |ui| {
            // Before the label, because the width counts from the cursor.
            ui.set_min_width(label_width);
            cell_label(ui, name, theme::body(Weight::Regular), colours(ui).label);
        });
        add(ui)
    })
    .inner
}
