//! The expectations of the scenario, and whether they hold at the moment that the board shows.

use egui::{ScrollArea, Ui};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::names::zone_name;
use crate::engine::Side;
use crate::ruleset::layout::PlayerNumber;
use crate::sandbox::{Command, Expected};
use crate::studio::command::UiCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, cell_label, icon_button, icon_label, label, line, sides, sides_head,
};
use crate::text::Arg;

/// The number of lines that are shown without scrolling.
const MAX_LINES: usize = 6;

/// The height of the list, in points.
pub fn list_height(count: usize) -> f32 {
    let lines = u8::try_from(count.clamp(1, MAX_LINES)).unwrap_or(1);
    height::PANEL_HEAD + height::TABLE_ROW * f32::from(lines) + 8.0
}

/// The expectations of a scenario, with what is done with them.
pub struct Expectations<'a> {
    pub view: &'a View<'a>,
    pub expected: &'a [Expected],
    /// Everything that can be expected, with the values at the moment that the board shows.
    pub candidates: &'a dyn Fn() -> Vec<(Choice, UiCommand)>,
    /// Removes the expectation of a path.
    pub forget: &'a dyn Fn(Vec<String>) -> UiCommand,
}

/// Shows the expectations.
pub fn expectations_ui(ui: &mut Ui, list: &Expectations<'_>) {
    let (colours, i18n, expected) = (colours(ui), &list.view.i18n, list.expected);
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
    sides_head(ui, title, |ui| add_ui(ui, list));
    if expected.is_empty() {
        line(ui, "", height::TABLE_ROW, |ui| {
            ui.add_space(12.0);
            label(ui, &i18n.tr("sandbox-expect-hint"), theme::small(Weight::Regular), colours.label);
        });
        return;
    }
    ScrollArea::vertical().id_salt("expectations").auto_shrink(false).show(ui, |ui| {
        for line in expected {
            line_ui(ui, list, line);
        }
    });
}

fn line_ui(ui: &mut Ui, list: &Expectations<'_>, expected: &Expected) {
    let (colours, i18n) = (colours(ui), &list.view.i18n);
    let text = format!("{} = {}", expected.name(), expected.value);
    let found = expected.found.as_ref().map(|found| i18n.tr_with("sandbox-found", &[("value", Arg::Text(found))]));
    let (mark, colour) =
        if found.is_none() { (Icon::CircleCheck, colours.good) } else { (Icon::CircleX, colours.error.text) };
    let result = found.clone().unwrap_or_else(|| i18n.tr("trace-true").to_string());
    line(ui, &format!("{text}, {result}"), height::TABLE_ROW, |ui| {
        ui.add_space(12.0);
        icon_label(ui, mark, 13.0, colour);
        let right = |ui: &mut Ui| {
            ui.add_space(8.0);
            let tip = format!("{}: {}", i18n.tr("sandbox-forget"), expected.name());
            if icon_button(ui, Icon::X, &tip, true).clicked() {
                list.view.send((list.forget)(expected.path.clone()));
            }
            if let Some(found) = &found {
                cell_label(ui, found, theme::small(Weight::Medium), colours.error.text);
            }
        };
        sides(ui, |ui| _ = cell_label(ui, &text, theme::mono(11.0), colours.secondary), right);
    });
}

/// The menu of everything that can be expected.
fn add_ui(ui: &mut Ui, list: &Expectations<'_>) {
    let text = list.view.i18n.tr("sandbox-expect");
    let button = ui.add(Button::new(&text).small().icon(Icon::Plus));
    let menu = Choices::new(&text, &list.view.i18n.tr("search")).width(300.0).pick(&button, list.candidates);
    list.view.send_all(menu);
}

/// Everything that can be expected of a board, with the values at the moment that it shows.
pub fn candidates(board: &BoardView<'_>) -> Vec<(Choice, UiCommand)> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let mut push = |text: String, value: i64, command: Command| {
            let choice = Choice { about: value.to_string(), group: board.player_name(side), ..Choice::new(text) };
            all.push((choice, command.into()));
        };
        for number in board.numbers(side).iter().filter(|number| matches!(number.number, PlayerNumber::Counter(_))) {
            push(board.number_name(number.number), number.value.into(), number.expect());
        }
        for name in board.view.rules().zones.keys() {
            let count = i64::try_from(board.cards(side, board.zone_index(name)).len()).unwrap_or(0);
            push(zone_name(board.view, name), count, Command::expect_of(side, &[name.as_str()], count));
        }
    }
    all
}
