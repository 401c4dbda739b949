//! The editor: what a card is, and its effect as rows.

use egui::{Align, Id, Layout, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::row::{Focus, RowContext, problem_strip, row_ui};
use super::{identity, json, legacy};
use crate::base::Diagnostic;
use crate::document::RecordPath;
use crate::studio::action::Action;
use crate::studio::command::{ClipboardCommand, SelectionCommand};
use crate::studio::current::rows_of;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, empty_state, icon_button, label};
use crate::text::Arg;

/// What the editor remembers.
#[derive(Default)]
pub struct Editor {
    /// The name's field is to get the keyboard.
    pub focus_name: bool,
    /// This part of a row is to get the keyboard.
    pub focus_row: Option<(usize, Focus)>,
    /// The menu of Legacy bonuses is to open.
    pub open_legacy: bool,
    /// What had the keyboard in the last frame.
    focused: Option<Id>,
    json: json::Pane,
}

/// A row that is being dragged.
#[derive(Clone, Copy)]
pub struct DraggedRow(pub usize);

impl Editor {
    /// Shows the editor.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let edge = ui.max_rect();
        ui.painter().vline(edge.left() + 0.5, edge.y_range(), Stroke::new(1.0, colours(ui).divider));
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let Some(place) = view.selection.place else {
            let (title, hint) = (view.i18n.tr("editor-empty"), view.i18n.tr("editor-empty-hint"));
            empty_state(ui, Icon::Spade, &title, &hint, |ui| {
                let name = view.i18n.tr(Action::NewCard.entry().name);
                if ui.add(Button::new(&name).icon(Icon::Plus).primary()).clicked() {
                    view.send(Action::NewCard);
                }
            });
            return;
        };
        head(ui, view, place);
        let json_height = self.json.height(view);
        let room = Rect::from_min_max(
            ui.cursor().min,
            egui::pos2(ui.max_rect().right(), (ui.max_rect().bottom() - json_height).max(ui.cursor().top())),
        );
        let mut body = ui.new_child(UiBuilder::new().max_rect(room));
        let bar = body.spacing().scroll.allocated_width();
        ScrollArea::vertical().id_salt(("editor", place)).auto_shrink(false).show(&mut body, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            // The room of the bar is kept, so that nothing moves when it comes.
            ui.set_max_width(room.width() - bar);
            identity::identity_ui(ui, view, place, std::mem::take(&mut self.focus_name));
            self.effects(ui, view, place);
            ui.add_space(16.0);
        });
        let pane = Rect::from_min_max(egui::pos2(room.left(), room.bottom()), ui.max_rect().max);
        let mut pane = ui.new_child(UiBuilder::new().max_rect(pane));
        self.json.ui(&mut pane, view, place);
    }

    /// The row into which the keyboard has gone since the last frame.
    fn entered(&mut self, ui: &Ui, places: &[Rect]) -> Option<usize> {
        let now = ui.memory(egui::Memory::focused);
        if std::mem::replace(&mut self.focused, now) == now {
            return None;
        }
        // A menu stands over rows, and is none.
        let response = ui.ctx().read_response(now?).filter(|response| response.layer_id == ui.layer_id())?;
        places.iter().position(|place| place.contains(response.rect.center()))
    }

    fn effects(&mut self, ui: &mut Ui, view: &View<'_>, place: RecordPath) {
        let rows = rows_of(&view.document, place);
        section_head(ui, view, rows.len());
        let body = ui.available_rect_before_wrap().shrink2(vec2(12.0, 0.0));
        let mut column = ui.new_child(UiBuilder::new().max_rect(body).layout(Layout::top_down(Align::Min)));
        column.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if rows.is_empty() {
            label(&mut column, &view.i18n.tr("rows-empty"), theme::body(Weight::Regular), colours(ui).label);
        }
        let focus = self.focus_row.take_if(|(row, _)| *row < rows.len());
        let mut places = Vec::with_capacity(rows.len());
        for (at, row) in rows.iter().enumerate() {
            let focus = focus.filter(|(row, _)| *row == at).map(|(_, focus)| focus);
            let context = RowContext { view, place, at, row };
            places.push(row_ui(&mut column, &context, focus));
        }
        if let Some(row) = self.entered(&column, &places) {
            view.send(SelectionCommand::Row(Some(row)));
        }
        column.add_space(2.0);
        column.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let room = rows.len() < view.rules().max_rows;
            let name = view.i18n.tr(Action::AddRow.entry().name);
            let add = Button::new(&name).icon(Icon::Plus).keys(Action::AddRow.keys(ui.ctx())).enabled(room);
            let response = ui.add(add);
            if response.clicked() {
                view.send(SelectionCommand::Row(rows.len().checked_sub(1)));
                view.send(Action::AddRow);
            }
            if !room {
                response.on_hover_text(view.i18n.tr_count("rows-full", view.rules().max_rows));
            }
            if legacy::legacy_menu(ui, view, place, std::mem::take(&mut self.open_legacy)) {
                self.focus_row = Some((rows.len(), Focus::Value));
            }
        });
        // What is wrong with all rows together stands below them, so that none moves when it comes.
        let problems = view.current.as_ref().map_or(&[][..], |current| &current.problems);
        for problem in problems.iter().filter(|problem| is_of_effects(problem)) {
            problem_strip(&mut column, view, place, problem);
        }
        let used = column.min_rect();
        ui.allocate_rect(used, Sense::hover());
    }
}

/// Whether a problem is about the rows together.
pub fn is_of_effects(problem: &Diagnostic) -> bool {
    matches!(problem.pointer.as_str(), "/effects" | "/ability")
}

fn section_head(ui: &mut Ui, view: &View<'_>, rows: usize) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut line = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
    line.spacing_mut().item_spacing.x = 8.0;
    label(&mut line, &view.i18n.tr("effects"), theme::body(Weight::Semibold), colours.text);
    let whole = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let counts = [("rows", whole(rows)), ("most", whole(view.rules().max_rows))];
    label(&mut line, &view.i18n.tr_with("rows-of", &counts), theme::small(Weight::Regular), colours.label);
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().item_spacing.x = 8.0;
    legacy::meter(&mut right, view);
}

/// What the menu behind the dots offers.
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
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::PANEL_HEAD), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut line = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
    line.spacing_mut().item_spacing.x = 4.0;
    let registry = view.registry();
    let id = match place {
        RecordPath::Card(at) => registry.cards.get(at).map(|card| card.id.as_str()),
        RecordPath::Hero(at) => registry.heroes.get(at).map(|hero| hero.id.as_str()),
        _ => None,
    };
    let id = id.unwrap_or_default();
    label(&mut line, id, theme::mono(12.0), colours.secondary);
    if icon_button(&mut line, Icon::Copy, &view.i18n.tr("copy-id"), true).clicked() {
        view.send(ClipboardCommand::Copy { text: id.to_owned(), message: "toast-id-copied" });
    }
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().item_spacing.x = 4.0;
    let name = view.i18n.tr("more");
    let more = icon_button(&mut right, Icon::Ellipsis, &name, true);
    if matches!(place, RecordPath::Card(_)) {
        let entry = Action::Try.entry();
        let name = view.i18n.tr(entry.name);
        let button = right.add(Button::new(&name).icon(Icon::Play).ghost());
        if button.on_hover_text(Action::Try.keys(right.ctx()).join("+")).clicked() {
            view.send(Action::Try);
        }
    }
    let make = || {
        let line = |action: &Action| Choice {
            icon: Some(action.entry().icon),
            text: view.i18n.tr(action.entry().name).to_string(),
            about: action.keys(&more.ctx).join("+"),
            ..Choice::default()
        };
        MENU.iter().map(line).collect()
    };
    if let Some(chosen) = Choices::new(&name, &view.i18n.tr("search")).width(280.0).show(&more, make) {
        view.send(MENU[chosen]);
    }
}
