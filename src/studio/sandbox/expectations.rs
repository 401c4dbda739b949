//! The expectations of the scenario, and whether they hold at the moment that the board shows.

use egui::{Align, Layout, Role, ScrollArea, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::names::zone_name;
use crate::engine::Side;
use crate::engine::board::SIDES;
use crate::ruleset::CounterId;
use crate::sandbox::{Command, Expected, Tree};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::widgets::{Button, Choice, Choices, cell_label, icon_button, icon_label, label, sides_head};
use crate::text::Arg;

/// The number of lines that are shown without scrolling.
const MAX_LINES: usize = 6;

/// The height of the list, in points.
pub fn list_height(count: usize) -> f32 {
    let lines = u8::try_from(count.clamp(1, MAX_LINES)).unwrap_or(1);
    height::PANEL_HEAD + height::TABLE_ROW * f32::from(lines) + 8.0
}

/// Shows the expectations.
pub fn expectations_ui(ui: &mut Ui, board: &BoardView<'_>, expected: &[Expected]) {
    let (colours, i18n) = (colours(ui), &board.view.i18n);
    ui.spacing_mut().item_spacing.y = 0.0;
    let title = |ui: &mut Ui| {
        label(ui, &i18n.tr("sandbox-expectations"), theme::body(Weight::Semibold), colours.text);
        let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(0));
        let holding = expected.iter().filter(|line| line.found.is_none()).count();
        if !expected.is_empty() {
            let text = i18n.tr_with("sandbox-holding", &[("n", count(holding)), ("all", count(expected.len()))]);
            label(ui, &text, theme::small(Weight::Regular), colours.label);
        }
    };
    sides_head(ui, title, |ui| add_ui(ui, board));
    if expected.is_empty() {
        ui.horizontal(|ui| {
            ui.set_height(height::TABLE_ROW);
            ui.add_space(12.0);
            label(ui, &i18n.tr("sandbox-expect-hint"), theme::small(Weight::Regular), colours.label);
        });
        return;
    }
    ScrollArea::vertical().id_salt("expectations").auto_shrink(false).show(ui, |ui| {
        for line in expected {
            line_ui(ui, board, line);
        }
    });
}

fn line_ui(ui: &mut Ui, board: &BoardView<'_>, line: &Expected) {
    let (colours, i18n) = (colours(ui), &board.view.i18n);
    let text = format!("{} = {}", line.name(), line.value);
    let found = line.found.as_ref().map(|found| i18n.tr_with("sandbox-found", &[("value", Arg::Text(found))]));
    let (mark, colour) =
        if found.is_none() { (Icon::CircleCheck, colours.good) } else { (Icon::CircleX, colours.error.text) };
    let size = vec2(ui.available_width(), height::TABLE_ROW);
    let row = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.add_space(12.0);
        icon_label(ui, mark, 13.0, colour);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(8.0);
            let tip = format!("{}: {}", i18n.tr("sandbox-forget"), line.name());
            if icon_button(ui, Icon::X, &tip, true).clicked() {
                board.send(Command::RemoveExpectation(line.path.clone()));
            }
            if let Some(found) = &found {
                cell_label(ui, found, theme::small(Weight::Medium), colours.error.text);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                cell_label(ui, &text, theme::mono(11.0), colours.secondary);
            });
        });
    });
    row.response.widget_info(|| {
        let result = found.clone().unwrap_or_else(|| i18n.tr("trace-true").to_string());
        WidgetInfo::labeled(Role::Label, true, format!("{text}, {result}"))
    });
}

/// The menu of everything that can be expected, with the values at the moment that the board shows.
fn add_ui(ui: &mut Ui, board: &BoardView<'_>) {
    let i18n = &board.view.i18n;
    let text = i18n.tr("sandbox-expect");
    let button = ui.add(Button::new(&text).small().icon(Icon::Plus));
    let search = i18n.tr("search");
    let chosen = Choices::new(&text, &search)
        .width(300.0)
        .show(&button, || candidates(board).into_iter().map(|(choice, ..)| choice).collect());
    if let Some((_, path, value)) = chosen.and_then(|at| candidates(board).into_iter().nth(at)) {
        board.send(Command::Expect(path, Tree::number(value)));
    }
}

fn candidates(board: &BoardView<'_>) -> Vec<(Choice, Vec<String>, i64)> {
    let (i18n, rules) = (&board.view.i18n, board.view.rules());
    let mut all = Vec::new();
    for side in Side::BOTH {
        let player = board.state.player(side);
        let mut push = |text: String, path: &[&str], value: i64| {
            let choice = Choice { text, about: value.to_string(), group: board.player_name(side), ..Choice::default() };
            let path = [&[SIDES[side.index()]], path].concat().into_iter().map(str::to_owned).collect();
            all.push((choice, path, value));
        };
        for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
            let value = player.number(board.layout().counter(CounterId(at))).into();
            let path: &[&str] = if counter.is_flag { &["flags", name.as_str()] } else { &[name.as_str()] };
            push(i18n.name(&format!("counter-{name}"), name), path, value);
        }
        for name in rules.zones.keys() {
            let count = board.cards(side, board.zone_index(name)).len();
            push(zone_name(board.view, name), &[name.as_str()], i64::try_from(count).unwrap_or(0));
        }
    }
    all
}
