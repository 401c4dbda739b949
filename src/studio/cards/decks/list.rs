//! The cards of a deck by type, with their counts.

use egui::{Align2, Id, Key, Modifiers, Response, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::sheet::{Sheet, SheetCard, SheetLine, cost_number};
use super::{select, set_count, typed_count};
use crate::base::Name;
use crate::document::RecordPath;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Column, Heights, RowInfo, Table, TableRow, arrow, background, cell_label, claim_delete, divider, empty_state,
    icon_button, sides,
};

/// Shows the list. `to` is the card whose line gets the focus.
pub fn list_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet, to: &mut Option<Name>) {
    if sheet.lines.is_empty() {
        let (title, hint) = (view.i18n.tr("deck-empty"), view.i18n.tr("deck-empty-hint"));
        return empty_state(ui, Icon::Layers, &title, &hint, |_| {});
    }
    let cost = cost_number(view).map(|name| view.i18n.heading(&format!("number-{name}"), name)).unwrap_or_default();
    let columns = vec![
        Column::exact(&cost, 34.0).right(),
        Column::rest(&view.i18n.tr("column-name"), 80.0),
        Column::exact(&view.i18n.tr("column-in-deck"), if sheet.is_locked { 54.0 } else { 92.0 }).right(),
    ];
    let target = to.take().and_then(|id| {
        ui.memory_mut(|memory| memory.request_focus(row_id(&id)));
        sheet.line_of(&id)
    });
    let table = Table::new("deck cards", columns).gap(8.0, 12.0).scroll_to(target);
    table.show(ui, Heights::Ends(&sheet.ends), |row| match &sheet.lines[row.index()] {
        SheetLine::Group(name, count) => group(row, name, *count),
        SheetLine::Card(card) => card_ui(row, view, sheet, card, to),
    });
}

fn row_id(id: &str) -> Id {
    Id::unique("deck card").with(id)
}

fn group(row: &mut TableRow<'_, '_, '_>, name: &str, count: i64) {
    row.lead(|ui, rect| {
        let colours = colours(ui);
        background(ui, rect, colours.window);
        divider(ui, rect, Align2::CENTER_BOTTOM);
        let inner = rect.shrink2(vec2(12.0, 0.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            let right =
                |ui: &mut Ui| _ = cell_label(ui, &count.to_string(), theme::small(Weight::Regular), colours.label);
            sides(ui, |ui| _ = cell_label(ui, name, theme::body(Weight::Semibold), colours.text), right);
        });
    });
}

fn card_ui(row: &mut TableRow<'_, '_, '_>, view: &View<'_>, sheet: &Sheet, card: &SheetCard, to: &mut Option<Name>) {
    let is_selected = card.at.is_some() && view.selection.place == card.at.map(RecordPath::Card);
    let name = format!("{} × {}", card.count, card.name);
    let response = row.info(RowInfo::new(row_id(&card.id), &name).selected(is_selected));
    row.cell(|ui| {
        if let Some(cost) = card.cost {
            cell_label(ui, &cost.to_string(), theme::body(Weight::Regular), colours(ui).secondary);
        }
    });
    row.cell(|ui| {
        let colour = if card.at.is_some() { colours(ui).text } else { colours(ui).error.text };
        cell_label(ui, &card.name, theme::body(Weight::Regular), colour);
    });
    row.cell(|ui| count_ui(ui, view, sheet, card));
    if response.clicked() {
        response.request_focus();
        if let Some(at) = card.at {
            select(view, at);
        }
    }
    keys(&response, view, sheet, card, to);
}

/// The count with its buttons, from right to left.
fn count_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet, card: &SheetCard) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let number = |ui: &mut Ui| {
        cell_label(ui, &card.count.to_string(), theme::body(Weight::Semibold), colours(ui).text);
    };
    if sheet.is_locked {
        return number(ui);
    }
    if icon_button(ui, Icon::Plus, &view.i18n.tr("deck-add"), true).clicked() {
        set_count(view, sheet, &card.id, card.count + 1);
    }
    let layout = egui::Layout::centered_and_justified(egui::Direction::LeftToRight);
    ui.allocate_ui_with_layout(vec2(28.0, ui.available_height()), layout, number);
    if icon_button(ui, Icon::Minus, &view.i18n.tr("deck-remove"), true).clicked() {
        set_count(view, sheet, &card.id, card.count - 1);
    }
}

/// The keys of a row: ↑ and ↓ go to the next card, + and − or → and ← change the count, a digit sets it.
fn keys(response: &Response, view: &View<'_>, sheet: &Sheet, card: &SheetCard, to: &mut Option<Name>) {
    if !response.has_focus() {
        return;
    }
    claim_delete(&response.ctx, response.id);
    let typed = typed_count(response, card.count).or_else(|| digit(response));
    let count = match arrow(response) {
        Some(Key::ArrowUp) => return step(view, sheet, &card.id, -1, to),
        Some(Key::ArrowDown) => return step(view, sheet, &card.id, 1, to),
        Some(Key::ArrowRight) => Some(card.count + 1),
        Some(Key::ArrowLeft) => Some(card.count - 1),
        _ => typed,
    };
    let Some(count) = count.filter(|_| !sheet.is_locked) else { return };
    if count <= 0 {
        // The line goes; the next one is reached by the same keys.
        step(view, sheet, &card.id, 1, to);
        if to.is_none() {
            step(view, sheet, &card.id, -1, to);
        }
    }
    set_count(view, sheet, &card.id, count);
}

/// The digit that is pressed, or 0 for Delete.
fn digit(response: &Response) -> Option<i64> {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    response.ctx.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        if pressed(Key::Delete) || pressed(Key::Num0) {
            return Some(0);
        }
        let at = digits.into_iter().position(pressed)?;
        i64::try_from(at + 1).ok()
    })
}

/// Goes to the next or previous card.
fn step(view: &View<'_>, sheet: &Sheet, id: &str, by: isize, to: &mut Option<Name>) {
    let cards: Vec<&SheetCard> = sheet
        .lines
        .iter()
        .filter_map(|line| match line {
            SheetLine::Card(card) => Some(card),
            SheetLine::Group(..) => None,
        })
        .collect();
    let at = cards.iter().position(|card| card.id == id).and_then(|at| at.checked_add_signed(by));
    let Some(next) = at.and_then(|at| cards.get(at)) else { return };
    if let Some(at) = next.at {
        select(view, at);
    }
    *to = Some(next.id.clone());
}
