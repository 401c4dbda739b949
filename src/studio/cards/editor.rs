//! The editor: the fields of a card, and its effect as rows.

use egui::{Align2, Frame, Id, Margin, Rect, ScrollArea, Sides, Ui, vec2};
use egui_extras::{Size, StripBuilder};
use lucide_icons::Icon;

use super::ability::{abilities_ui, counts, no_rows};
use super::context::RowContext;
use super::row::{Focus, problem_strip, row_ui};
use super::{identity, json, legacy};
use crate::base::Diagnostic;
use crate::card::Row;
use crate::document::{RecordPath, RowPath};
use crate::studio::action::Action;
use crate::studio::command::{ClipboardCommand, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, divider, empty_state, icon_button, label, sides_head};
use crate::text::Arg;

#[derive(Default)]
pub struct Editor {
    /// Whether the name gets the focus in the next frame.
    pub focus_name: bool,
    /// The part of a row that gets the focus in the next frame.
    pub focus_row: Option<(RowPath, Focus)>,
    /// Whether the menu of Legacy bonuses opens in the next frame.
    pub open_legacy: bool,
    /// The widget that had the focus in the last frame.
    focused: Option<Id>,
    json: json::Pane,
}

/// The rows that a card may have where the ruleset does not limit them.
const MOST_ROWS: usize = 64;

/// A row that is being dragged.
#[derive(Clone, Copy)]
pub struct DraggedRow(pub usize);

impl Editor {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        divider(ui, ui.max_rect(), Align2::LEFT_CENTER);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let Some(place) = view.selection.place else {
            return no_card_ui(ui, view, "editor-empty", "editor-empty-hint");
        };
        head(ui, view, place);
        let json_height = self.json.height(view).min((ui.available_height() - 60.0).max(0.0));
        let strip = StripBuilder::new(ui).size(Size::remainder()).size(Size::exact(json_height)).clip(true);
        strip.vertical(|mut strip| {
            strip.cell(|ui| {
                // Room for the scroll bar is kept, so that nothing moves when the bar appears.
                let width = ui.available_width() - ui.spacing().scroll.allocated_width();
                ScrollArea::vertical().id_salt(("editor", place)).auto_shrink(false).show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                    ui.set_max_width(width);
                    identity::identity_ui(ui, view, place, std::mem::take(&mut self.focus_name));
                    let rows = view.registry().rows(place);
                    section_head(ui, view, rows);
                    let margin = Frame::new().inner_margin(Margin::symmetric(12, 0));
                    margin.show(ui, |ui| self.rows_ui(ui, view, place, rows));
                    ui.add_space(16.0);
                });
            });
            strip.cell(|ui| self.json.ui(ui, view, place));
        });
    }

    /// The row that the focus has entered since the last frame.
    fn entered(&mut self, ui: &Ui, places: &[Rect]) -> Option<usize> {
        let now = ui.memory(egui::Memory::focused);
        if std::mem::replace(&mut self.focused, now) == now {
            return None;
        }
        // A menu is on top of rows, but not part of them.
        let response = ui.ctx().read_response(now?).filter(|response| response.layer_id == ui.layer_id())?;
        places.iter().position(|place| place.contains(response.rect.center()))
    }

    fn rows_ui(&mut self, ui: &mut Ui, view: &View<'_>, place: RecordPath, rows: &[Row]) {
        ui.set_width(ui.available_width());
        if rows.is_empty() {
            no_rows(ui, view);
        }
        let is_whole_game = view.rules().is_whole_game();
        let focus = self.focus_row.take_if(|(path, _)| path.first().is_some_and(|row| *row < rows.len()));
        if is_whole_game {
            abilities_ui(ui, view, place, rows, focus.as_ref().map(|(path, focus)| (path, *focus)));
        } else {
            let mut places = Vec::with_capacity(rows.len());
            for (at, row) in rows.iter().enumerate() {
                let focus = focus.as_ref().filter(|(path, _)| **path == [at]).map(|(_, focus)| *focus);
                places.push(row_ui(ui, &RowContext { view, place, at, row, inside: None }, focus));
            }
            view.send_all(self.entered(ui, &places).map(|row| SelectionCommand::Row(Some(row))));
        }
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let room = rows.len() < view.rules().max_rows;
            let action = if is_whole_game { Action::AddAbility } else { Action::AddRow };
            let name = view.i18n.tr(action.entry().name);
            let response = ui.add(Button::new(&name).icon(Icon::Plus).keys(action.keys(ui.ctx())).enabled(room));
            if response.clicked() {
                view.send(SelectionCommand::Row(rows.len().checked_sub(1)));
                view.send(action);
            }
            if !room {
                response.on_hover_text(view.i18n.tr_count("rows-full", view.rules().max_rows));
            }
            if legacy::legacy_menu(ui, view, place, std::mem::take(&mut self.open_legacy)) {
                self.focus_row = Some((RowPath::from_slice(&[rows.len()]), Focus::Value));
            }
        });
        // Problems of all rows together are below the rows, so that no row moves when a problem appears.
        for problem in view.problems().iter().filter(|problem| is_of_effects(problem)) {
            problem_strip(ui, view, place, problem);
        }
    }
}

/// A hint that there is no card, and a button that adds one.
pub fn no_card_ui(ui: &mut Ui, view: &View<'_>, title: &'static str, hint: &'static str) {
    empty_state(ui, Icon::Spade, &view.i18n.tr(title), &view.i18n.tr(hint), |ui| {
        let name = view.i18n.tr(Action::NewCard.entry().name);
        view.on_click(&ui.add(Button::new(&name).icon(Icon::Plus).primary()), Action::NewCard);
    });
}

/// Whether a problem is about the rows together.
pub fn is_of_effects(problem: &Diagnostic) -> bool {
    matches!(problem.pointer.as_str(), "/effects" | "/ability")
}

fn section_head(ui: &mut Ui, view: &View<'_>, rows: &[Row]) {
    let rules = view.rules();
    let (abilities, count) = counts(rows);
    let counted =
        [("abilities", Arg::count(abilities)), ("rows", Arg::count(count)), ("most", Arg::count(rules.max_rows))];
    let is_unlimited = rules.is_whole_game() && rules.max_rows == MOST_ROWS;
    let left = |ui: &mut Ui| {
        label(ui, &view.i18n.tr("effects"), theme::body(Weight::Semibold), colours(ui).text);
        let words = |message: &str| view.i18n.tr_with(message, &counted);
        let text = match (rules.is_whole_game(), is_unlimited) {
            (true, true) => format!("{}, {}", words("abilities-of"), words("rows-counted")),
            (true, false) => format!("{}, {}", words("abilities-of"), words("rows-of")),
            _ => words("rows-of"),
        };
        label(ui, &text, theme::small(Weight::Regular), colours(ui).label);
    };
    let head = Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        Sides::new().height(32.0).shrink_left().show(ui, left, |ui| legacy::meter(ui, view));
    });
    divider(ui, head.response.rect, Align2::CENTER_TOP);
}

/// The actions of the menu behind the dots.
const MENU: [Action; 7] = [
    Action::DuplicateCards,
    Action::Copy,
    Action::Paste,
    Action::Json,
    Action::BulkEdit,
    Action::Sensitivity,
    Action::DeleteCards,
];

fn head(ui: &mut Ui, view: &View<'_>, place: RecordPath) {
    let id = view.registry().id_and_name(place).map_or("", |(id, _)| id);
    let left = |ui: &mut Ui| {
        // A long id is shortened, so that the button beside it is never cut.
        let room = ui.available_width() - height::CHIP - ui.spacing().item_spacing.x;
        ui.scope(|ui| {
            ui.set_max_width(room.max(0.0));
            label(ui, id, theme::mono(12.0), colours(ui).secondary);
        });
        if icon_button(ui, Icon::Copy, &view.i18n.tr("copy-id"), true).clicked() {
            view.send(ClipboardCommand::Copy { text: id.to_owned(), message: "toast-id-copied" });
        }
    };
    let right = |ui: &mut Ui| {
        menu(ui, view);
        if matches!(place, RecordPath::Card(_)) {
            let button = ui.add(Button::new(&view.i18n.tr(Action::Try.entry().name)).icon(Icon::Play).ghost());
            view.on_click(&button.on_hover_text(Action::Try.shortcut(ui.ctx())), Action::Try);
        }
    };
    sides_head(ui, left, right);
}

fn menu(ui: &mut Ui, view: &View<'_>) {
    let name = view.i18n.tr("more");
    let more = icon_button(ui, Icon::Ellipsis, &name, true);
    let entries = || MENU.map(|action| (Choice::action(&more.ctx, view, action), action)).into();
    view.send_all(Choices::new(&name, &view.i18n.tr("search")).width(280.0).pick(&more, entries));
}
