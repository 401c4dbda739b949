//! The tooltip of a cell of the matrix, next to the cell and never over its row or column.

use egui::{Area, Context, CornerRadius, Frame, Id, Margin, Order, Rect, Stroke, Ui, pos2, vec2};

use super::ResultView;
use super::figures::Cell;
use super::format::{bounds, change_bounds, decimal, percent, points};
use crate::studio::theme::{self, Colours, Weight, colours, radius};
use crate::studio::widgets::label;
use crate::text::Arg;

const WIDTH: f32 = 228.0;
const LINE: f32 = 19.0;

/// Shows the tooltip of the cell at `cell`.
pub fn tooltip_ui(ctx: &Context, result: &ResultView<'_>, cell: Rect, names: [&str; 2], of: &Cell) {
    let view = result.view;
    let lines = matchup_figures(result, of);
    #[allow(clippy::cast_precision_loss, reason = "a few lines")]
    let size = vec2(WIDTH + 24.0, 24.0 + LINE * (lines.len() + 1) as f32 + 4.0);
    let screen = ctx.content_rect().shrink(8.0);
    let x = if cell.right() + 6.0 + size.x <= screen.right() { cell.right() + 6.0 } else { cell.left() - 6.0 - size.x };
    let y =
        if cell.bottom() + 6.0 + size.y <= screen.bottom() { cell.bottom() + 6.0 } else { cell.top() - 6.0 - size.y };
    let theme = Colours::of(ctx.theme());
    let frame = Frame::new()
        .fill(theme.hover)
        .stroke(Stroke::new(1.0, theme.outline))
        .corner_radius(CornerRadius::same(radius::ROW))
        .shadow(ctx.global_style().visuals.popup_shadow)
        .inner_margin(Margin::symmetric(12, 10));
    let area = Area::new(Id::unique("matchup tip")).order(Order::Tooltip).fixed_pos(pos2(x, y)).interactable(false);
    area.constrain(false).show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
            let title =
                view.i18n.tr_with("balance-against", &[("one", Arg::Text(names[0])), ("other", Arg::Text(names[1]))]);
            label(ui, &title, theme::body(Weight::Semibold), theme.text);
            for (at, (name, value)) in lines.iter().enumerate() {
                name_value_row(ui, name, value, at == 0);
            }
        });
    });
}

/// A name at the left, a value at the right.
pub fn name_value_row(ui: &mut Ui, name: &str, value: &str, is_strong: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE - 1.0), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {value}")));
    let colours = colours(ui);
    let weight = if is_strong { Weight::Semibold } else { Weight::Regular };
    let middle = rect.center().y;
    let value = ui.painter().layout_no_wrap(value.to_owned(), theme::body(weight), colours.text);
    let room = rect.width() - value.size().x - 10.0;
    let name = crate::studio::widgets::elided(ui, name, theme::body(Weight::Regular), colours.label, room);
    ui.painter().galley(pos2(rect.left(), middle - name.size().y / 2.0), name, colours.label);
    ui.painter().galley(pos2(rect.right() - value.size().x, middle - value.size().y / 2.0), value, colours.text);
}

/// The figures of a matchup from the point of view of the row's hero, as names and values.
pub fn matchup_figures(result: &ResultView<'_>, cell: &Cell) -> Vec<(String, String)> {
    let ResultView { view, figures, comparison, .. } = *result;
    let i18n = &view.i18n;
    let Some(matchup) = figures.part.matchups.get(cell.matchup) else { return Vec::new() };
    let tally = &matchup.tally;
    let t = |id: &'static str| i18n.tr(id).to_string();
    let mut lines =
        vec![(t("balance-win-rate"), percent(i18n, cell.rate.share)), (t("balance-interval"), bounds(i18n, cell.rate))];
    if let Some((before, change)) = comparison.and_then(|comparison| comparison.cell(cell)) {
        lines.push((t("balance-before"), percent(i18n, before.share)));
        lines.push((t("balance-change"), format!("{} ({})", points(i18n, change.share), change_bounds(i18n, change))));
    }
    lines.push((t("balance-first-seat"), percent(i18n, tally.first_seat_rate().share)));
    let turns = decimal(i18n, tally.mean_turns(), 1);
    lines.push((t("balance-length"), i18n.tr_with("balance-turns", &[("n", Arg::Text(&turns))])));
    let planned = figures.part.plan.games;
    let games = if tally.games == planned { planned.to_string() } else { format!("{} / {planned}", tally.games) };
    lines.push((t("balance-games"), games));
    lines
}
