//! The filter field of the library, with syntax colours and completion. The arrow key moves on to the list.

use egui::text::{CCursor, CCursorRange};
use egui::{Frame, Id, Key, Margin, Modifiers, Popup, Response, TextBuffer, TextEdit, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::columns::coloured;
use crate::registry::card_filter::completions;
use crate::studio::theme::height;
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Field, choice_ui, icon_button, layout};

/// Shows the field. `focus` moves the focus to the field. Returns whether the user has left the field for the list.
pub fn filter_ui(ui: &mut Ui, view: &View<'_>, text: &mut String, focus: bool) -> bool {
    let id = Id::unique("library filter");
    let down = ui.memory(|memory| memory.has_focus(id))
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
    let (rules, name) = (view.rules(), view.i18n.tr("do-filter"));
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| layout(ui, coloured(ui, text.as_str(), rules));
    let has_text = !text.is_empty();
    let field = Field::new(&name).hint("type: cost>= do: if: text:").icon(Icon::ListFilter).id(id);
    let field = field.layouter(&mut layouter);
    let margin = Frame::new().inner_margin(Margin::symmetric(12, 8));
    let response = margin.show(ui, |ui| field.room(if has_text { height::CHIP } else { 0.0 }).show(ui, text)).inner;
    if focus {
        response.request_focus();
    }
    let is_cleared = has_text && {
        let button = response.rect.with_min_x(response.rect.right() - height::CHIP).shrink2(vec2(0.0, 1.0));
        let mut child = ui.new_child(UiBuilder::new().id_salt("clear").max_rect(button));
        icon_button(&mut child, Icon::X, &view.i18n.tr("filter-clear"), true).clicked()
    };
    if is_cleared || response.has_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        text.clear();
    }
    complete(&response, view, text);
    down || response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn complete(field: &Response, view: &View<'_>, text: &mut String) {
    if !field.has_focus() {
        return;
    }
    let Some((range, words)) = completions(text, view.rules(), view.registry()) else { return };
    let popup = Popup::from_response(field).id(field.id.with("words")).open(true).gap(4.0).width(180.0);
    let tab = field.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    let mut chosen = tab.then(|| words[0].clone());
    popup.show(|ui| {
        ui.set_width(180.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, word) in words.iter().take(8).enumerate() {
            let keys = if at == 0 { vec!["Tab".to_owned()] } else { Vec::new() };
            let choice = Choice { keys, ..Choice::new(word) };
            if choice_ui(ui, field.id.with(at), &choice, at == 0, false).clicked() {
                chosen = Some(word.clone());
            }
        }
    });
    if let Some(word) = chosen {
        text.replace_range(range, &word);
        if !word.ends_with([':', '=']) {
            text.push(' ');
        }
        let end = CCursor::new(text.chars().count());
        if let Some(mut state) = TextEdit::load_state(&field.ctx, field.id) {
            state.cursor.set_char_range(Some(CCursorRange::one(end)));
            state.store(&field.ctx, field.id);
        }
        field.request_focus();
    }
}
