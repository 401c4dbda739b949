//! The filter field of the library, with syntax colours and completion. The arrow key moves on to the list.

use egui::text::{CCursor, CCursorRange};
use egui::{
    Atom, Atoms, Color32, Frame, Id, Key, Margin, Modifiers, Popup, Response, Role, TextBuffer, TextEdit, Ui,
    UiBuilder, vec2,
};
use lucide_icons::Icon;

use super::columns::coloured;
use crate::studio::card_list::completions;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Field, Pressable, icon_button, key_atom, layout, text_atom};

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
            let row = row.fill(fill, Color32::TRANSPARENT).hover(colours.hover, Color32::TRANSPARENT);
            if row.role(Role::Button, word).show(ui).clicked() {
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
