//! The field that filters the library: coloured, completed, and left with the arrow keys.

use egui::{
    Align2, CornerRadius, Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};
use lucide_icons::Icon;

use super::columns::coloured;
use crate::studio::card_list::completions;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, icon_at, icon_button, layout, text_at};

/// The id of the filter's field.
fn filter_id() -> Id {
    Id::unique("library filter")
}

/// Shows the field, with the keyboard where that is wanted; true when the keyboard is to go on into the list.
pub fn filter_ui(ui: &mut Ui, view: &View<'_>, text: &mut String, focus: bool) -> bool {
    let (band, _) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
    let rect = Rect::from_center_size(band.center(), vec2(band.width() - 24.0, height::FIELD));
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), egui::StrokeKind::Inside);
    icon_at(ui.painter(), pos2(rect.left() + 15.0, rect.center().y), Icon::ListFilter, 14.0, colours.label);
    let has_text = !text.is_empty();
    let right = if has_text { 28.0 } else { 8.0 };
    let inner = Rect::from_min_max(rect.min + vec2(28.0, 1.0), rect.max - vec2(right, 1.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
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
        .desired_width(inner.width())
        .layouter(&mut colour);
    let response = child.add_sized(inner.size(), edit).accessible_name(&*view.i18n.tr("do-filter"));
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
    if has_text {
        let cross = Rect::from_center_size(pos2(rect.right() - 14.0, rect.center().y), vec2(24.0, 24.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(cross));
        if icon_button(&mut child, Icon::X, &view.i18n.tr("filter-clear"), true).clicked() {
            text.clear();
        }
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
            let (rect, response) = ui.allocate_exact_size(vec2(180.0, height::TABLE_ROW), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, word));
            let colours = colours(ui);
            if response.hovered() || at == 0 {
                ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.hover);
            }
            let middle = pos2(rect.left() + 8.0, rect.center().y);
            text_at(ui.painter(), middle, Align2::LEFT_CENTER, word, theme::body(Weight::Regular), colours.text);
            if at == 0 {
                crate::studio::widgets::key(ui, pos2(rect.right() - 34.0, rect.center().y), "Tab");
            }
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
