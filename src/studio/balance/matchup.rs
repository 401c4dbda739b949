//! The figures of one matchup, in the tooltip of its cell and at the right with one of its games and the cards.

use egui::{Align2, Frame, Id, Margin, Popup, PopupKind, Rect, RectAlign, Stroke, Ui, vec2};
use lucide_icons::Icon;

use super::format::{bounds, change_bounds, percent, points};
use super::{Balance, ResultView, Side};
use crate::sim::Cell;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{cell_label, icon_button, label, line, panel_head, sides};
use crate::text::Arg;

/// The width of the tooltip, in points.
const WIDTH: f32 = 228.0;

/// Shows the tooltip of the cell at `rect`, next to the cell and never over its row or column.
pub fn tooltip_ui(ui: &Ui, result: &ResultView<'_>, rect: Rect, title: &str, cell: &Cell) {
    let colours = colours(ui);
    let frame = Frame::popup(ui.style())
        .fill(colours.hover)
        .stroke(Stroke::new(1.0, colours.outline))
        .corner_radius(radius::ROW)
        .inner_margin(Margin::symmetric(12, 10));
    let tooltip = Popup::new(Id::unique("matchup tip"), ui.ctx().clone(), rect, ui.layer_id())
        .kind(PopupKind::Tooltip)
        .align(RectAlign::outside(Align2::RIGHT_BOTTOM))
        .gap(6.0)
        .interactable(false)
        .frame(frame);
    tooltip.show(|ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
        label(ui, title, theme::body(Weight::Semibold), colours.text);
        for (at, (name, value)) in matchup_figures(result, cell).iter().enumerate() {
            name_value_row(ui, name, value, at == 0);
        }
    });
}

/// A name at the left, a value at the right.
fn name_value_row(ui: &mut Ui, name: &str, value: &str, is_strong: bool) {
    let colours = colours(ui);
    let weight = if is_strong { Weight::Semibold } else { Weight::Regular };
    line(ui, &format!("{name}: {value}"), 18.0, |ui| {
        let name = |ui: &mut Ui| _ = cell_label(ui, name, theme::body(Weight::Regular), colours.label);
        sides(ui, name, |ui| _ = cell_label(ui, value, theme::body(weight), colours.text));
    });
}

/// The figures of a matchup from the point of view of the row's hero, as names and values.
fn matchup_figures(result: &ResultView<'_>, cell: &Cell) -> Vec<(String, String)> {
    let ResultView { view, figures, comparison, .. } = *result;
    let i18n = &view.i18n;
    let Some(matchup) = figures.part.matchups.get(cell.matchup) else { return Vec::new() };
    let tally = &matchup.tally;
    let mut lines = Vec::new();
    let mut push = |id: &'static str, value: String| lines.push((i18n.tr(id).to_string(), value));
    push("balance-win-rate", percent(i18n, cell.rate.share));
    push("balance-interval", bounds(i18n, cell.rate));
    if let Some((before, change)) = comparison.and_then(|comparison| comparison.cell(cell)) {
        push("balance-before", percent(i18n, before.share));
        push("balance-change", format!("{} ({})", points(i18n, change.share), change_bounds(i18n, change)));
    }
    push("balance-first-seat", percent(i18n, tally.first_seat_rate().share));
    let turns = i18n.decimal(tally.mean_turns(), 1);
    push("balance-length", i18n.tr_with("balance-turns", &[("n", Arg::Text(&turns))]));
    let planned = figures.part.plan.games;
    let is_whole = tally.games == planned;
    push("balance-games", if is_whole { planned.to_string() } else { format!("{} / {planned}", tally.games) });
    lines
}

/// Shows a matchup, by the indices of its heroes in the plan.
pub fn matchup_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, pair: [usize; 2]) {
    let Some(figures) = balance.figures().cloned() else { return };
    let Some(opened) = balance.opened.value().cloned().flatten() else { return };
    let Some(cell) = figures.cell(pair[0], pair[1]).copied() else { return };
    let i18n = &view.i18n;
    let [one, other] = pair.map(|at| view.name_of(&figures.part.plan.heroes[at]));
    let title = i18n.tr_with("balance-against", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))]);
    panel_head(ui, &title, "", |ui| {
        if icon_button(ui, Icon::X, &format!("{}\nEsc", i18n.tr("close")), true).clicked() {
            balance.side = Side::Overview;
        }
    });
    let Balance { comparison, game, table, .. } = balance;
    let comparison = comparison.value().and_then(Option::as_ref);
    Frame::new().inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
        let lines = matchup_figures(&ResultView { view, figures: &figures, comparison }, &cell);
        // In two columns, the most important figures at the left.
        let (left, right) = lines.split_at(lines.len().div_ceil(2));
        ui.spacing_mut().item_spacing = vec2(28.0, 1.0);
        ui.columns_const(|[first, second]| {
            for (at, (name, value)) in left.iter().enumerate() {
                name_value_row(first, name, value, at == 0);
            }
            for (name, value) in right {
                name_value_row(second, name, value, false);
            }
        });
    });
    // The plan has the first hero of the matchup first.
    if let [one, other] = &*opened.part.plan.heroes {
        game.ui(ui, view, &figures.part.plan, [one, other]);
    }
    table.ui(ui, view, &opened, comparison);
}
