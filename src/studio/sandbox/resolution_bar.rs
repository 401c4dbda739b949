//! The bar between the sides of the board: the card that resolves, the state of its rows, and the buttons that step.

use egui::{
    Align, Align2, Color32, CornerRadius, Image, Layout, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::card::back;
use super::layout::bar_height;
use super::trace::moment;
use crate::base::Source;
use crate::card::Row;
use crate::document::RecordPath;
use crate::engine::Side;
use crate::engine::trace::RowOutcome;
use crate::narration::{Kind, Line};
use crate::registry::read_rows;
use crate::sandbox::{Command, Picked, Tree};
use crate::studio::action::Action;
use crate::studio::command::Hover;
use crate::studio::faces::{CARD_MM, FaceCache, wanted};
use crate::studio::mirror;
use crate::studio::theme::{self, Tint, Weight, colours};
use crate::studio::widgets::{
    Button, RowInfo, cell_label, column, divider, icon_label, label, list_row, operation_mark, paragraph, segmented,
    sides, struck_label, surface, wrapped_label,
};

/// The size of the face, in points at scale 1 for each millimetre.
const FACE: f32 = 1.36;
/// The width of the buttons, in points at scale 1.
const BUTTONS: f32 = 172.0;
/// The height of a row, in points at scale 1.
const ROW_HEIGHT: f32 = 28.0;
/// In less width than this, in points at scale 1, rows omit their role, because the condition says more.
const ROLE_WIDTH: f32 = 416.0;

/// Shows the bar. `lines` is the trace of the board.
pub fn resolution_bar_ui(ui: &mut Ui, board: &BoardView<'_>, lines: &[Line], faces: &mut FaceCache) {
    let colours = colours(ui);
    let size = vec2(ui.available_width(), bar_height(board.scale));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    surface(ui, rect, 8, colours.raised, colours.outline);
    let side = rect.with_min_x(rect.right() - BUTTONS.max(board.points(BUTTONS))).shrink(1.0);
    ui.painter().rect_filled(side, CornerRadius { ne: 7, se: 7, ..CornerRadius::ZERO }, colours.panel);
    divider(ui, side, Align2::LEFT_CENTER);
    let size = vec2(CARD_MM[0], CARD_MM[1]) * FACE * board.scale;
    let face = Rect::from_min_size(pos2(rect.left() + 10.0, rect.center().y - size.y / 2.0), size);
    let picked = board.view.sandbox.picked();
    let record = match picked {
        Some((Picked::Id(id), _)) => board.view.document.find(id),
        _ => None,
    };
    match record {
        Some(record) => face_ui(ui, board, face, record, faces),
        None => back(ui, face, Icon::Spade, board.points(14.0)),
    }
    let middle =
        Rect::from_min_max(pos2(face.right() + 10.0, rect.top() + 7.0), pos2(side.left() - 8.0, rect.bottom() - 6.0));
    ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| match picked {
        Some((picked, by)) => card_ui(ui, board, picked, *by, lines),
        None => {
            ui.add_space(board.points(36.0));
            label(ui, &board.view.i18n.tr("sandbox-pick"), board.body(Weight::Semibold), colours.text);
            paragraph(ui, &board.view.i18n.tr("sandbox-pick-hint"));
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(side.shrink(if board.scale < 1.0 { 5.0 } else { 9.0 })), |ui| {
        ui.spacing_mut().item_spacing.y = if board.scale < 1.0 { 3.0 } else { 5.0 };
        if board.question.is_some() {
            question_ui(ui, board);
        } else {
            buttons(ui, board);
        }
    });
}

/// The face of the card. The phrase of the hovered row is marked, and hovering a phrase marks its row.
fn face_ui(ui: &Ui, board: &BoardView<'_>, rect: Rect, place: RecordPath, faces: &mut FaceCache) {
    let view = board.view;
    let wanted = wanted(&view.document, &view.texts, place, view.settings.card_language());
    let hover = board.screen.hover.row.map(|row| Hover::row(row.into()));
    let shown = faces.face(&wanted, FACE * board.scale * ui.ctx().pixels_per_point(), hover);
    let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else {
        return back(ui, rect, Icon::Spade, board.points(14.0));
    };
    Image::new((texture.id(), rect.size())).paint_at(ui, rect);
    // The phrases of the picture are where they are in its language.
    mirror::kept_at(ui, rect);
    let response = ui.interact(rect, ui.scope_id().with("resolving face"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, view.i18n.tr("face").to_string()));
    if let Some(pointer) = response.hover_pos() {
        let pixels = (pointer - rect.min) / rect.size() * texture.size_vec2();
        let row = shown.part_at(pixels.into()).and_then(|over| u8::try_from(over.row).ok());
        board.screen.next_hover.borrow_mut().row = row;
    }
}

/// The name of the card, who plays it, and its rows.
fn card_ui(ui: &mut Ui, board: &BoardView<'_>, picked: &Picked, by: Side, lines: &[Line]) {
    let (colours, i18n) = (colours(ui), &board.view.i18n);
    let (name, id) = match picked {
        Picked::Id(id) => (board.view.name_of(id), id.to_string()),
        Picked::Written(_) => (i18n.tr("sandbox-written-out").to_string(), String::new()),
    };
    ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
    let left = |ui: &mut Ui| {
        cell_label(ui, &name, board.body(Weight::Semibold), colours.text);
        if ui.available_width() > 24.0 {
            cell_label(ui, &id, board.font(theme::mono(11.0)), colours.label);
        }
    };
    let right = |ui: &mut Ui| {
        let players = Side::BOTH.map(|side| short(&board.player_name(side)));
        let names: Vec<(&str, Option<&str>)> = players.iter().map(|name| (name.as_str(), None)).collect();
        if let Some(at) = segmented(ui, &i18n.tr("sandbox-played-by"), &names, by.index()) {
            board.send(Command::Pick(picked.clone(), Side::BOTH[at]));
        }
    };
    egui::Sides::new().height(24.0).shrink_left().show(ui, left, right);
    let rows = rows(board, picked);
    if rows.is_empty() {
        return paragraph(ui, &i18n.tr("sandbox-no-rows"));
    }
    #[allow(clippy::cast_precision_loss, reason = "at most eight rows")]
    let height = (ui.available_height() / rows.len() as f32).clamp(20.0, board.points(ROW_HEIGHT).max(20.0));
    ScrollArea::vertical().id_salt("resolving rows").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, row) in rows.iter().enumerate() {
            row_ui(ui, board, height, (at, row), lines);
        }
    });
}

/// A name that fits into a segment: the last word of a long name, which is its surname.
fn short(name: &str) -> String {
    if name.chars().count() <= 14 { name.to_owned() } else { name.split(' ').next_back().unwrap_or(name).to_owned() }
}

/// The rows of a card as the file has them.
fn rows(board: &BoardView<'_>, picked: &Picked) -> Vec<Row> {
    match picked {
        Picked::Id(id) => {
            let place = board.view.document.find(id);
            place.map(|place| board.view.registry().rows(place).to_vec()).unwrap_or_default()
        }
        Picked::Written(card) => {
            let rows = card.get("effects").map(Tree::write).unwrap_or_default();
            read_rows(&Source::new("", rows), board.view.rules()).0
        }
    }
}

/// How far a row is at the moment that is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    NotReached,
    Next,
    Done(RowOutcome),
    Undone,
}

/// The line of the trace for a row of the resolving card, and how far the row is.
fn progress<'a>(board: &BoardView<'_>, number: u8, lines: &'a [Line]) -> (Option<&'a Line>, Progress) {
    let now = board.view.sandbox.at();
    let step = if now.event == 0 { now.step.wrapping_sub(1) } else { now.step };
    let mut of_step = lines.iter().filter(|line| line.step == step && matches!(line.kind, Kind::Row { .. }));
    let Some(line) = of_step.clone().find(|line| line.row == Some(number)) else { return (None, Progress::NotReached) };
    let progress = match line.kind {
        Kind::Row { undone: true, .. } if now.event == 0 || line.event <= now.event => Progress::Undone,
        Kind::Row { outcome: became, .. } if now.event == 0 || line.event <= now.event => Progress::Done(became),
        _ => {
            let next = of_step.find(|line| line.event > now.event);
            if next.is_some_and(|next| next.row == Some(number)) { Progress::Next } else { Progress::NotReached }
        }
    };
    (Some(line), progress)
}

fn row_ui(ui: &mut Ui, board: &BoardView<'_>, height: f32, (at, row): (usize, &Row), lines: &[Line]) {
    let (colours, view) = (colours(ui), board.view);
    let number = u8::try_from(at).unwrap_or(u8::MAX);
    let (line, progress) = progress(board, number, lines);
    let (mark, Tint { text: tint, .. }) = operation_mark(view.rules(), colours, &row.op);
    let op = view.i18n.name(&format!("op-{}.name", row.op), &row.op);
    let title = row.val.map_or_else(|| op.clone(), |val| format!("{op} {val}"));
    let conditions: Vec<String> = row.conditions.iter().map(|condition| view.condition(condition)).collect();
    let (when, when_colour) = match conditions.as_slice() {
        [] => (view.i18n.tr("always").to_string(), colours.label),
        conditions => (conditions.join(" · "), colours.secondary),
    };
    let state = state(board, progress, colours);
    let role = match (row.replace, row.bonus) {
        (true, _) => "row-kind-replace",
        (_, true) => "row-kind-bonus",
        _ => "row-kind-base",
    };
    let mut name = format!("{title}, {when}");
    if let Some((_, text, _)) = &state {
        name = format!("{name}, {text}");
    }
    let is_next = progress == Progress::Next;
    let is_selected = is_next || board.screen.hover.row == Some(number);
    let info = RowInfo::new(ui.scope_id().with(("row", at)), &name).role(Role::Button).selected(is_selected);
    let response = list_row(ui, info.current(is_next), height, |ui| {
        if matches!(progress, Progress::Undone | Progress::Done(RowOutcome::Skipped)) {
            ui.multiply_opacity(0.66);
        }
        cell_label(ui, &(at + 1).to_string(), board.small(Weight::Regular), colours.label);
        icon_label(ui, mark, board.points(14.0), tint);
        let width = board.points(94.0).min(ui.available_width());
        column(ui, width, Align::Min, |ui| {
            let label = if progress == Progress::Undone { struck_label } else { cell_label };
            label(ui, &title, board.body(Weight::Semibold), tint);
        });
        let has_role = ui.max_rect().width() >= board.points(ROLE_WIDTH);
        let right = |ui: &mut Ui| {
            let width = board.points(84.0).min(ui.available_width());
            column(ui, width, Align::Min, |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                if let Some((mark, text, colour)) = &state {
                    icon_label(ui, *mark, board.points(12.0), *colour);
                    cell_label(ui, text, board.small(Weight::Medium), *colour);
                }
            });
            if has_role {
                let role = view.i18n.tr(role);
                column(ui, board.points(60.0), Align::Min, |ui| {
                    cell_label(ui, &role, board.small(Weight::Regular), colours.label);
                });
            }
        };
        sides(ui, |ui| _ = cell_label(ui, &when, board.body(Weight::Regular), when_colour), right);
    });
    if response.hovered() {
        board.screen.next_hover.borrow_mut().row = Some(number);
    }
    if let (true, Some(line)) = (response.clicked(), line) {
        board.send(Command::GoTo(moment(line)));
    }
}

/// Icon, text and colour of a row's progress.
fn state(board: &BoardView<'_>, progress: Progress, colours: &theme::Colours) -> Option<(Icon, String, Color32)> {
    let (icon, id, colour) = match progress {
        Progress::NotReached => return None,
        Progress::Next => (Icon::ChevronRight, "sandbox-next", colours.accent),
        Progress::Undone => (Icon::Undo2, "sandbox-undone", colours.secondary),
        Progress::Done(RowOutcome::Applied) => (Icon::Check, "trace-applied", colours.good),
        Progress::Done(RowOutcome::Skipped) => (Icon::Minus, "trace-skipped", colours.label),
        Progress::Done(RowOutcome::WithoutEffect) => (Icon::Minus, "trace-without-effect", colours.label),
    };
    Some((icon, board.view.i18n.tr(id).to_string(), colour))
}

/// Asks the user to choose a target on the board.
fn question_ui(ui: &mut Ui, board: &BoardView<'_>) {
    let i18n = &board.view.i18n;
    let colour = colours(ui).accent;
    wrapped_label(ui, &i18n.tr("sandbox-choose-target"), theme::small(Weight::Medium), colour);
    board.view.on_click(&ui.add(Button::new(&i18n.tr("sandbox-rules-choose")).small()), Command::Answer(None));
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        let text = i18n.tr(Action::BackRow.entry().name);
        board.view.on_click(&ui.add(Button::new(&text).icon(Icon::StepBack)), Action::BackRow);
    });
}

fn buttons(ui: &mut Ui, board: &BoardView<'_>) {
    let sandbox = &board.view.sandbox;
    let timeline = sandbox.timeline();
    let can_resolve = sandbox.picked().is_some() || sandbox.at() < timeline.end();
    let can_go_back = timeline.back(sandbox.at()).is_some();
    let actions = [
        (Action::Resolve, can_resolve),
        (Action::StepRow, can_resolve),
        (Action::BackRow, can_go_back),
        (Action::Restart, can_go_back),
    ];
    for (action, is_enabled) in actions {
        let (entry, keys) = (action.entry(), action.keys(ui.ctx()));
        let text = board.view.i18n.tr(entry.name);
        let tip = format!("{text} · {}", keys.join("+"));
        let button = Button::new(&text).icon(entry.icon).keys(keys).width(ui.available_width()).enabled(is_enabled);
        let button = if action == Action::Resolve && is_enabled { button.primary() } else { button };
        board.view.on_click(&ui.add(button).on_hover_text(tip), action);
    }
}
