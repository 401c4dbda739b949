//! Between the halves: the card that resolves, its rows with their state, and what to do next.

use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::{BoardResponse, BoardView};
use super::names::{condition_of, icon};
use super::told::{Kind, Line};
use crate::card::Row;
use crate::document::RecordPath;
use crate::engine::Side;
use crate::engine::trace::RowOutcome;
use crate::sandbox::{Command, Picked, Tree};
use crate::studio::action::Action;
use crate::studio::current::rows_of;
use crate::studio::faces::{CARD_MM, FaceCache, Wanted};
use crate::studio::selection::Hover;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{Button, elided, icon_at, segmented, text_at, wrapped};

/// The height of the strip.
pub const HEIGHT: f32 = 152.0;
/// How large the face is, in points to a millimetre.
const FACE: f32 = 1.36;
const BUTTONS: f32 = 172.0;

/// Shows the strip.
pub fn resolution_bar_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    lines: &[Line],
    faces: &mut FaceCache,
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let corner = CornerRadius::same(8);
    ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    let side = rect.with_min_x(rect.right() - BUTTONS).shrink(1.0);
    ui.painter().rect_filled(side, CornerRadius { ne: 7, se: 7, ..CornerRadius::ZERO }, colours.panel);
    ui.painter().vline(side.left(), side.y_range(), Stroke::new(1.0, colours.divider));
    let picked = table.view.sandbox.picked();
    let record = match picked {
        Some((Picked::Id(id), _)) => table.index.place(id),
        _ => None,
    };
    let face = Rect::from_min_size(rect.min + vec2(10.0, 16.0), vec2(CARD_MM[0], CARD_MM[1]) * FACE);
    match record {
        Some(record) => face_ui(ui, table, face, record, faces, out),
        None => super::card::back(ui, face, Icon::Spade),
    }
    let middle =
        Rect::from_min_max(pos2(face.right() + 10.0, rect.top() + 7.0), pos2(side.left() - 8.0, rect.bottom() - 6.0));
    match picked {
        Some((picked, by)) => card_ui(ui, table, middle, picked, *by, lines, out),
        None => hint(ui, table, middle),
    }
    buttons(ui, table, side.shrink2(vec2(9.0, 9.0)), out);
}

fn hint(ui: &Ui, table: &BoardView<'_>, rect: Rect) {
    let colours = colours(ui);
    let title = table.view.i18n.tr("sandbox-pick");
    let at = pos2(rect.left(), rect.top() + 46.0);
    text_at(ui.painter(), at, Align2::LEFT_CENTER, &title, theme::body(Weight::Semibold), colours.text);
    let text = table.view.i18n.tr("sandbox-pick-hint");
    let galley = wrapped(ui, &text, theme::body(Weight::Regular), colours.label, rect.width());
    ui.painter().galley(at + vec2(0.0, 14.0), galley, colours.label);
}

/// The face, with the phrase of the row that is pointed at marked; pointing at a phrase points at its row.
fn face_ui(
    ui: &Ui,
    table: &BoardView<'_>,
    rect: Rect,
    place: RecordPath,
    faces: &mut FaceCache,
    out: &mut BoardResponse<'_>,
) {
    let view = table.view;
    let wanted =
        Wanted { document: &view.document, texts: &view.texts, place, language: view.settings.card_language() };
    let hover = table.pointed.row.map(|row| Hover { row: usize::from(row), part: None });
    let shown = faces.face(&wanted, FACE * ui.ctx().pixels_per_point(), hover);
    let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else {
        return super::card::back(ui, rect, Icon::Spade);
    };
    let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
    let response = ui.interact(rect, ui.scope_id().with("strip face"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, view.i18n.tr("face").to_string()));
    if let Some(pointer) = response.hover_pos() {
        let pixels = (pointer - rect.min) / rect.size() * texture.size_vec2();
        out.pointed.row = shown.hover_at(pixels).and_then(|over| u8::try_from(over.row).ok());
    }
}

fn card_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    picked: &Picked,
    by: Side,
    lines: &[Line],
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let (name, id) = match picked {
        Picked::Id(id) => (table.index.name(table.view, id), id.to_string()),
        Picked::Written(_) => (table.view.i18n.tr("sandbox-written-out").to_string(), String::new()),
    };
    let top = rect.top() + 11.0;
    let title = elided(ui, &name, theme::body(Weight::Semibold), colours.text, rect.width() * 0.4);
    let right = rect.left() + title.size().x;
    ui.painter().galley(pos2(rect.left(), top - title.size().y / 2.0), title, colours.text);
    let players = Side::BOTH.map(|side| short(&table.player(side)));
    let names: Vec<(&str, Option<&str>)> = players.iter().map(|name| (name.as_str(), None)).collect();
    let who = Rect::from_min_max(pos2(rect.right() - 190.0, rect.top() - 1.0), pos2(rect.right(), rect.top() + 23.0));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(who).layout(egui::Layout::right_to_left(egui::Align::Center)));
    let chosen = segmented(&mut child, &table.view.i18n.tr("sandbox-played-by"), &names, by.index());
    let id_end = child.min_rect().left();
    if let Some(at) = chosen {
        out.ask(Command::Pick(picked.clone(), Side::BOTH[at]));
    }
    let id = elided(ui, &id, theme::mono(11.0), colours.label, (id_end - right - 20.0).max(0.0));
    ui.painter().galley(pos2(right + 8.0, top - id.size().y / 2.0), id, colours.label);
    let rows = rows(table, picked);
    let body = rect.with_min_y(rect.top() + 27.0);
    if rows.is_empty() {
        let text = table.view.i18n.tr("sandbox-no-rows");
        let galley = wrapped(ui, &text, theme::small(Weight::Regular), colours.label, body.width());
        ui.painter().galley(body.min + vec2(0.0, 8.0), galley, colours.label);
        return;
    }
    #[allow(clippy::cast_precision_loss, reason = "at most eight rows")]
    let high = (body.height() / rows.len() as f32).min(28.0);
    for (at, row) in rows.iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "at most eight rows")]
        let line = Rect::from_min_size(body.min + vec2(0.0, at as f32 * high), vec2(body.width(), high));
        row_ui(ui, table, line, at, row, lines, out);
    }
}

/// The first word of a name that is long.
fn short(name: &str) -> String {
    if name.chars().count() <= 14 { name.to_owned() } else { name.split(' ').next_back().unwrap_or(name).to_owned() }
}

/// The rows as they are written.
fn rows(table: &BoardView<'_>, picked: &Picked) -> Vec<Row> {
    match picked {
        Picked::Id(id) => {
            table.index.place(id).map(|place| rows_of(&table.view.document, place).to_vec()).unwrap_or_default()
        }
        Picked::Written(card) => {
            let mut text = String::new();
            let items = card.get("effects").map(Tree::items).unwrap_or_default();
            text.push_str(&Tree::List(items.to_vec()).write());
            let Ok(node) = crate::base::json::parse(&text) else { return Vec::new() };
            let path = crate::base::reader::Path::Root;
            crate::card::read::rows(&node.items(), path, table.view.rules(), &mut Vec::new())
        }
    }
}

fn row_ui(
    ui: &Ui,
    table: &BoardView<'_>,
    rect: Rect,
    at: usize,
    row: &Row,
    lines: &[Line],
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let number = u8::try_from(at).unwrap_or(u8::MAX);
    let now = table.view.sandbox.at();
    let of_row = |line: &&Line| line.row == Some(number) && matches!(line.kind, Kind::Row { .. });
    let step = if now.event == 0 { now.step.wrapping_sub(1) } else { now.step };
    let line = lines.iter().filter(of_row).find(|line| line.moment.step == step);
    let done = line.filter(|line| now.event == 0 || line.moment.event <= now.event);
    let next = line.is_some() && done.is_none() && {
        let mut earlier = lines.iter().filter(|line| line.moment.step == step && matches!(line.kind, Kind::Row { .. }));
        earlier.find(|line| line.moment.event > now.event).is_some_and(|first| first.row == Some(number))
    };
    let response = ui.interact(rect, ui.scope_id().with(("strip row", at)), Sense::click());
    let hot = table.pointed.row == Some(number);
    if hot || next {
        let line = if next { colours.selected_outline } else { Color32::TRANSPARENT };
        let ground = rect.expand2(vec2(6.0, -1.0));
        let corner = CornerRadius::same(radius::CONTROL);
        ui.painter().rect(ground, corner, colours.selected, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    if response.hovered() {
        out.pointed.row = Some(number);
    }
    let operation = table.view.rules().operations.get(row.op.as_str());
    let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
    let (undone, became) = match done.map(|line| &line.kind) {
        Some(Kind::Row { became, undone, .. }) => (*undone, Some(*became)),
        _ => (false, None),
    };
    let fade = if undone || became == Some(RowOutcome::Skipped) { 0.66 } else { 1.0 };
    let middle = rect.center().y;
    text_at(
        ui.painter(),
        pos2(rect.left() + 6.0, middle),
        Align2::CENTER_CENTER,
        &(at + 1).to_string(),
        theme::small(Weight::Regular),
        colours.label,
    );
    let mark = operation.map_or(Icon::Circle, |operation| icon(&operation.icon));
    icon_at(ui.painter(), pos2(rect.left() + 24.0, middle), mark, 14.0, tint.text.gamma_multiply(fade));
    let op = table.view.i18n.name(&format!("op-{}.name", row.op), &row.op);
    let words = row.val.map_or(op.clone(), |val| format!("{op} {val}"));
    let title = elided(ui, &words, theme::body(Weight::Semibold), tint.text.gamma_multiply(fade), 116.0);
    let title_rect = Rect::from_min_size(pos2(rect.left() + 36.0, middle - title.size().y / 2.0), title.size());
    ui.painter().galley(title_rect.min, title, tint.text);
    if undone {
        ui.painter().hline(title_rect.x_range(), middle, Stroke::new(1.0, tint.text.gamma_multiply(fade)));
    }
    // Where there is little room the condition says more than the role.
    let narrow = rect.width() < 440.0;
    let state_at = rect.right() - if narrow { 84.0 } else { 96.0 };
    let role_at = state_at - if narrow { 6.0 } else { 68.0 };
    if !narrow {
        let role = match (row.replace, row.bonus) {
            (true, _) => "role-replace",
            (_, true) => "role-bonus",
            _ => "role-base",
        };
        let role = elided(ui, &table.view.i18n.tr(role), theme::small(Weight::Regular), colours.label, 64.0);
        ui.painter().galley(pos2(role_at, middle - role.size().y / 2.0), role, colours.label);
    }
    let conditions: Vec<String> = row.conditions.iter().map(|condition| condition_of(table.view, condition)).collect();
    let when = if conditions.is_empty() { table.view.i18n.tr("always").to_string() } else { conditions.join(" · ") };
    let left = title_rect.right().max(rect.left() + 130.0) + 8.0;
    let colour = if conditions.is_empty() { colours.label } else { colours.secondary };
    let galley = elided(ui, &when, theme::body(Weight::Regular), colour.gamma_multiply(fade), role_at - 8.0 - left);
    ui.painter().galley(pos2(left, middle - galley.size().y / 2.0), galley, colour);
    let (mark, text, colour) = state(table, became, undone, next, colours);
    let mut spoken = format!("{words}, {when}");
    if let Some(text) = &text {
        icon_at(ui.painter(), pos2(state_at + 6.0, middle), mark, 12.0, colour);
        let galley = elided(ui, text, theme::small(Weight::Medium), colour, rect.right() - state_at - 16.0);
        ui.painter().galley(pos2(state_at + 16.0, middle - galley.size().y / 2.0), galley, colour);
        spoken = format!("{spoken}, {text}");
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if let (true, Some(line)) = (response.clicked(), line) {
        out.ask(Command::GoTo(line.moment));
    }
}

fn state(
    table: &BoardView<'_>,
    became: Option<RowOutcome>,
    undone: bool,
    next: bool,
    colours: &theme::Colours,
) -> (Icon, Option<String>, Color32) {
    let tr = |id| Some(table.view.i18n.tr(id).to_string());
    match (became, undone, next) {
        (_, true, _) => (Icon::Undo2, tr("sandbox-undone"), colours.secondary),
        (Some(RowOutcome::Applied), ..) => (Icon::Check, tr("trace-applied"), colours.good),
        (Some(RowOutcome::Skipped), ..) => (Icon::Minus, tr("trace-skipped"), colours.label),
        (Some(RowOutcome::WithoutEffect), ..) => (Icon::Minus, tr("trace-without-effect"), colours.label),
        (None, _, true) => (Icon::ChevronRight, tr("sandbox-next"), colours.accent),
        (None, ..) => (Icon::Circle, None, colours.label),
    }
}

/// What to do next; a question that is open comes first.
fn buttons(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, out: &mut BoardResponse<'_>) {
    let i18n = &table.view.i18n;
    let mut column = ui.new_child(UiBuilder::new().max_rect(rect));
    column.spacing_mut().item_spacing.y = 5.0;
    let keys = |action: Action, ui: &Ui| action.keys(ui.ctx());
    let sandbox = &table.view.sandbox;
    let button = |ui: &mut Ui, action: Action, primary: bool, enabled: bool| {
        let entry = action.entry();
        let text = i18n.tr(entry.name);
        let mut button =
            Button::new(&text).icon(entry.icon).keys(keys(action, ui)).width(rect.width()).enabled(enabled);
        if primary && enabled {
            button = button.primary();
        }
        let tip = format!("{text} · {}", keys(action, ui).join("+"));
        if ui.add(button).on_hover_text(tip).clicked() {
            out.commands.send(action);
        }
    };
    if sandbox.open_question().is_some() {
        let colours = colours(&column);
        let text = i18n.tr("sandbox-choose-target");
        let galley = wrapped(&column, &text, theme::small(Weight::Medium), colours.accent, rect.width());
        let (place, response) = column.allocate_exact_size(galley.size(), Sense::hover());
        column.painter().galley(place.min, galley, colours.accent);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &*text));
        let rules = i18n.tr("sandbox-rules-choose");
        if column.add(Button::new(&rules).small()).clicked() {
            out.ask(Command::Answer(None));
        }
        let mut column = column;
        let mut child = column.new_child(UiBuilder::new().max_rect(rect.with_min_y(rect.bottom() - 26.0)));
        let text = i18n.tr(Action::BackRow.entry().name);
        if child.add(Button::new(&text).icon(Icon::StepBack)).clicked() {
            out.commands.send(Action::BackRow);
        }
        return;
    }
    let walk = sandbox.timeline();
    let can = sandbox.picked().is_some() || sandbox.at() < walk.end();
    button(&mut column, Action::Resolve, true, can);
    button(&mut column, Action::StepRow, false, can);
    let can_go_back = walk.back(sandbox.at()).is_some();
    button(&mut column, Action::BackRow, false, can_go_back);
    button(&mut column, Action::Restart, false, can_go_back);
}
