//! Effects that are put on cards: dragged to a card of the library, or chosen in a menu.

use egui::{Area, CursorIcon, Id, Margin, Order, Popup, Response, Sense, Ui, vec2};
use lucide_icons::Icon;

use crate::card::Card;
use crate::document::{Command, Pick, RecordPath};
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, drop_frame, type_icon, wrapped_label};
use crate::text::Arg;

/// Rows that are dragged to a card, as JSON.
struct DraggedRows(String);

/// The widest label beside the pointer, in points.
const WIDEST: f32 = 300.0;

/// Makes a line of the list one that is dragged to a card. The effect follows the pointer.
pub fn drag_rows(response: &Response, rows: &str, text: &str) -> Response {
    let response = response.interact(Sense::drag());
    response.dnd_set_drag_payload(DraggedRows(rows.to_owned()));
    if !response.dragged() {
        return response;
    }
    let ctx = &response.ctx;
    ctx.set_cursor_icon(CursorIcon::Grabbing);
    if let Some(at) = ctx.pointer_interact_pos() {
        let area = Area::new(Id::unique("dragged effect")).order(Order::Tooltip).fixed_pos(at + vec2(14.0, 10.0));
        area.interactable(false).show(ctx, |ui| {
            let colours = colours(ui);
            let frame = theme::surface(colours.raised, colours.outline, radius::CONTROL);
            frame.inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
                ui.set_max_width(WIDEST);
                wrapped_label(ui, text, theme::small(Weight::Medium), colours.text);
            });
        });
    }
    response
}

/// Puts the effect that is dropped on a card of the library behind those of the card. The card is framed before.
pub fn drop_rows(ui: &Ui, response: &Response, view: &View<'_>, card: usize) {
    if response.dnd_hover_payload::<DraggedRows>().is_some() {
        drop_frame(ui, response);
    }
    if let Some(rows) = response.dnd_release_payload::<DraggedRows>() {
        put(view, card, &rows.0);
    }
}

/// Adds rows behind those of a card, and selects the card.
fn put(view: &View<'_>, card: usize, rows: &str) {
    let Some(record) = view.registry().cards.get(card) else { return };
    let (at, row) = (RecordPath::Card(card), record.effects.len());
    view.send(SelectionCommand::Select(at, Pick::Only));
    view.send(Command::PasteRows { at, row, json: rows.to_owned() });
}

/// Buttons that add rows to the selected card, and to one that a menu has.
pub fn rows_ui(ui: &mut Ui, view: &View<'_>, rows: &str) {
    let i18n = &view.i18n;
    ui.horizontal_wrapped(|ui| {
        if let Some(RecordPath::Card(at)) = view.selection.place
            && let Some(card) = view.registry().cards.get(at)
        {
            let text = i18n.tr_with("design-add-to", &[("card", Arg::Text(&view.name_of(&card.id)))]);
            if ui.add(Button::new(&text).icon(Icon::Plus).small()).clicked() {
                put(view, at, rows);
            }
        }
        let button = ui.add(Button::new(&i18n.tr("design-put-on")).icon(Icon::SquarePlus).small());
        put_menu(&button, view, rows, false);
    });
}

/// Whether the menu of a line is open.
pub fn is_put_menu_open(response: &Response) -> bool {
    Popup::is_id_open(&response.ctx, response.id.with("choices"))
}

/// The menu of the cards that rows can be added to. `is_context`: that of a line.
pub fn put_menu(response: &Response, view: &View<'_>, rows: &str, is_context: bool) {
    let (name, search) = (view.i18n.tr("design-put-on"), view.i18n.tr("search"));
    let menu = Choices::new(&name, &search).width(300.0);
    let menu = if is_context { menu.context() } else { menu };
    let choice = |(at, card): (usize, &Card)| {
        let choice = Choice {
            icon: Some(type_icon(view.rules(), &card.card_type)),
            about: card.id.to_string(),
            ..Choice::new(view.name_of(&card.id))
        };
        (choice, at)
    };
    let entries = || view.registry().cards.iter().enumerate().map(choice).collect();
    if let Some(at) = menu.pick(response, entries) {
        put(view, at, rows);
    }
}
