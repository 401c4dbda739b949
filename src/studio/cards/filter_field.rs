//! The filter field of the library, with syntax colours and completion. The arrow key moves on to the list.

use egui::{
    Atom, Atoms, Color32, CornerRadius, Frame, Id, Key, Margin, Modifiers, Response, Role, Sides, Stroke, Ui,
    WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::columns::coloured;
use crate::studio::card_list::completions;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, focus_ring, icon_button, icon_label, key_atom, layout, text_atom};

fn filter_id() -> Id {
    Id::unique("library filter")
}

/// Shows the field. `focus` moves the focus to the field. Returns whether the user has left the field for the list.
pub fn filter_ui(ui: &mut Ui, view: &View<'_>, text: &mut String, focus: bool) -> bool {
    let colours = colours(ui);
    let has_text = !text.is_empty();
    let rules = view.rules();
    let mut colour = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| layout(ui, coloured(ui, text.as_str(), rules));
    let down = ui.memory(|memory| memory.has_focus(filter_id()))
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
    let edit = egui::TextEdit::singleline(text)
        .id(filter_id())
        .frame(egui::Frame::NONE)
        .margin(egui::Margin::ZERO)
        .align(egui::Align2::LEFT_CENTER)
        .hint_text(egui::RichText::new("type: cost>= do: if: text:").color(colours.label))
        .desired_width(f32::INFINITY)
        .layouter(&mut colour);
    let frame = Frame::new()
        .fill(colours.raised)
        .stroke(Stroke::new(1.0, colours.outline))
        .corner_radius(CornerRadius::same(radius::CONTROL))
        .inner_margin(Margin { left: 7, right: 1, top: 0, bottom: 0 })
        .outer_margin(Margin::symmetric(12, 8));
    let mut is_cleared = false;
    let shown = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        let left = |ui: &mut Ui| {
            icon_label(ui, Icon::ListFilter, 14.0, colours.label);
            let size = vec2(ui.available_width(), height::CHIP);
            ui.add_sized(size, edit).accessible_name(&*view.i18n.tr("do-filter"))
        };
        let right = |ui: &mut Ui| {
            is_cleared = has_text && icon_button(ui, Icon::X, &view.i18n.tr("filter-clear"), true).clicked();
        };
        Sides::new().height(height::CHIP).shrink_left().show(ui, left, right).0
    });
    let (response, rect) = (shown.inner, shown.response.rect.shrink2(vec2(12.0, 8.0)));
    if focus {
        response.request_focus();
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            text.clear();
        }
    }
    complete(&response, view, text);
    if is_cleared {
        text.clear();
    }
    down || response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn complete(field: &Response, view: &View<'_>, text: &mut String) {
    if !field.has_focus() {
        return;
    }
    let Some((range, words)) = completions(text, view.rules(), view.registry()) else { return };
    let popup = egui::Popup::from_response(field).id(field.id.with("words")).open(true).gap(4.0).width(180.0);
    let tab = field.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    let mut chosen = tab.then(|| words[0].clone());
    popup.show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, word) in words.iter().take(8).enumerate() {
            let colours = colours(ui);
            let mut atoms = Atoms::new((text_atom(word, theme::body(Weight::Regular), colours.text), Atom::grow()));
            let mut fill = Color32::TRANSPARENT;
            if at == 0 {
                atoms.push_right(key_atom(ui, "Tab"));
                fill = colours.hover;
            }
            let row = Pressable::new(height::TABLE_ROW, atoms).width(180.0).corner(radius::BADGE);
            let response = row.fill(fill, Color32::TRANSPARENT).hover(colours.hover, Color32::TRANSPARENT).show(ui);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, word));
            if response.clicked() {
                chosen = Some(word.clone());
            }
        }
    });
    if let Some(word) = chosen {
        let ends = word.ends_with([':', '=']);
        text.replace_range(range, &word);
        if !ends {
            text.push(' ');
        }
        let end = egui::text::CCursor::new(text.chars().count());
        if let Some(mut state) = egui::TextEdit::load_state(&field.ctx, field.id) {
            state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            state.store(&field.ctx, field.id);
        }
        field.request_focus();
    }
}
