//! The tooltip of a cell of the matrix, next to the cell and never over its row or column.

use egui::{Align2, Frame, Id, Margin, Popup, PopupKind, Rect, RectAlign, Stroke, Ui, vec2};

use super::ResultView;
use super::figures::Cell;
use super::format::{bounds, change_bounds, decimal, percent, points};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{cell_label, label, line, sides};
use crate::text::Arg;

const WIDTH: f32 = 228.0;

/// Shows the tooltip of the cell at `rect`.
pub fn tooltip_ui(ui: &Ui, result: &ResultView<'_>, rect: Rect, [one, other]: [&str; 2], cell: &Cell) {
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
        let names = [("one", Arg::Text(one)), ("other", Arg::Text(other))];
        let title = result.view.i18n.tr_with("balance-against", &names);
        label(ui, &title, theme::body(Weight::Semibold), colours.text);
        for (at, (name, value)) in matchup_figures(result, cell).iter().enumerate() {
            name_value_row(ui, name, value, at == 0);
        }
    });
}

/// A name at the left, a value at the right.
pub fn name_value_row(ui: &mut Ui, name: &str, value: &str, is_strong: bool) {
    let colours = colours(ui);
    let weight = if is_strong { Weight::Semibold } else { Weight::Regular };
    line(ui, &format!("{name}: {value}"), 18.0, |ui| {
        let name = |ui: &mut Ui| _ = cell_label(ui, name, theme::body(Weight::Regular), colours.label);
        sides(ui, name, |ui| _ = cell_label(ui, value, theme::body(weight), colours.text));
    });
}

/// The figures of a matchup from the point of view of the row's hero, as names and values.
pub fn matchup_figures(result: &ResultView<'_>, cell: &Cell) -> Vec<(String, String)> {
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
    let turns = decimal(i18n, tally.mean_turns(), 1);
    push("balance-length", i18n.tr_with("balance-turns", &[("n", Arg::Text(&turns))]));
    let planned = figures.part.plan.games;
    let is_whole = tally.games == planned;
    push("balance-games", if is_whole { planned.to_string() } else { format!("{} / {planned}", tally.games) });
    lines
}
