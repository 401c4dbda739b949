//! What the scenario expects, and whether it holds at the moment that is shown.

use egui::{Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::BoardView;
use crate::engine::Side;
use crate::engine::board::SIDES;
use crate::ruleset::CounterId;
use crate::sandbox::{Command, Expected, Tree};
use crate::studio::command::Commands;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, elided, icon_at, icon_button, put_text, text_at};
use crate::text::Arg;

const LINE: f32 = 22.0;
/// As many lines stand without scrolling.
const MOST: usize = 6;

/// The height that the list needs.
pub fn height(count: usize) -> f32 {
    let lines = u8::try_from(count.clamp(1, MOST)).unwrap_or(1);
    44.0 + LINE * f32::from(lines)
}

/// Shows the expectations.
pub fn expectations_ui(ui: &mut Ui, view: &View<'_>, expected: &[Expected], table: Option<&BoardView<'_>>) {
    let colours = colours(ui);
    let whole = ui.max_rect();
    ui.painter().rect_filled(whole, 0.0, colours.well);
    ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours.divider));
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.add_space(12.0);
        put_text(ui, &view.i18n.tr("sandbox-expectations"), theme::body(Weight::Semibold), colours.text);
        let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(0));
        let holds = expected.iter().filter(|line| line.found.is_none()).count();
        if !expected.is_empty() {
            let text = view.i18n.tr_with("sandbox-holding", &[("n", count(holds)), ("all", count(expected.len()))]);
            put_text(ui, &text, theme::small(Weight::Regular), colours.label);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.add_space(12.0);
            if let Some(table) = table {
                add(ui, table, &view.commands);
            }
        });
    });
    ui.add_space(4.0);
    if expected.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            put_text(ui, &view.i18n.tr("sandbox-expect-hint"), theme::small(Weight::Regular), colours.label);
        });
        return;
    }
    ScrollArea::vertical().id_salt("expectations").auto_shrink(false).show(ui, |ui| {
        for line in expected {
            one(ui, view, line);
        }
    });
}

fn one(ui: &mut Ui, view: &View<'_>, line: &Expected) {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let (mark, colour) =
        if line.found.is_none() { (Icon::CircleCheck, colours.good) } else { (Icon::CircleX, colours.error.text) };
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 18.0, middle), mark, 13.0, colour);
    let mut right = rect.right() - 36.0;
    let now = line.found.as_ref().map(|found| view.i18n.tr_with("sandbox-found", &[("value", Arg::Text(found))]));
    if let Some(now) = &now {
        let at = pos2(right, middle);
        right = text_at(
            ui.painter(),
            at,
            egui::Align2::RIGHT_CENTER,
            now,
            theme::small(Weight::Medium),
            colours.error.text,
        )
        .left();
    }
    let text = format!("{} = {}", line.name(), line.value);
    let galley = elided(ui, &text, theme::mono(11.0), colours.secondary, right - rect.left() - 40.0);
    ui.painter().galley(pos2(rect.left() + 30.0, middle - galley.size().y / 2.0), galley, colours.secondary);
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Label,
            true,
            format!("{text}, {}", now.clone().unwrap_or_else(|| view.i18n.tr("trace-true").to_string())),
        )
    });
    let button = Rect::from_min_size(pos2(rect.right() - 32.0, rect.top() - 1.0), vec2(24.0, 24.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
    let tip = format!("{}: {}", view.i18n.tr("sandbox-forget"), line.name());
    if icon_button(&mut child, Icon::X, &tip, true).clicked() {
        view.send(Command::RemoveExpectation(line.path.clone()));
    }
}

/// Everything that can be expected, as it now stands.
fn add(ui: &mut Ui, table: &BoardView<'_>, commands: &Commands) {
    let i18n = &table.view.i18n;
    let text = i18n.tr("sandbox-expect");
    let button = ui.add(Button::new(&text).small().icon(Icon::Plus));
    let all = || candidates(table);
    let make = || all().into_iter().map(|(choice, ..)| choice).collect();
    let Some(at) = Choices::new(&text, &i18n.tr("search")).width(300.0).show(&button, make) else { return };
    if let Some((_, path, value)) = all().into_iter().nth(at) {
        commands.send(Command::Expect(path, Tree::number(value)));
    }
}

fn candidates(table: &BoardView<'_>) -> Vec<(Choice, Vec<String>, i64)> {
    let rules = table.view.rules();
    let layout = &table.board.table.rules.layout;
    let mut all = Vec::new();
    for side in Side::BOTH {
        let player = table.state.player(side);
        let who = SIDES[side.index()];
        let mut push = |text: String, path: &[&str], value: i64| {
            let choice = Choice { text, about: value.to_string(), group: table.player(side), ..Choice::default() };
            let path = std::iter::once(who).chain(path.iter().copied()).map(str::to_owned).collect();
            all.push((choice, path, value));
        };
        for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
            let word = table.view.i18n.name(&format!("counter-{name}"), name);
            let value = i64::from(player.number(layout.counter(CounterId(at))));
            let path: &[&str] = if counter.is_flag { &["flags", name.as_str()] } else { &[name.as_str()] };
            push(word, path, value);
        }
        for name in rules.zones.keys() {
            let word = super::names::zone_name(table.view, name);
            let count = table.cards(side, table.layout(name)).len();
            push(word, &[name.as_str()], i64::try_from(count).unwrap_or(0));
        }
    }
    all
}
