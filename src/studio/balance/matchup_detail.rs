//! One matchup: its figures, one of its games, and the cards of both decks.

use std::sync::Arc;

use egui::{Align, Frame, Layout, Margin, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::tooltip::{matchup_figures, name_value_row};
use super::{Balance, ResultView, Side};
use crate::studio::view::View;
use crate::studio::widgets::{icon_button, panel_head};
use crate::text::Arg;

/// Shows the matchup that is open.
pub fn matchup_detail_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let Some(figures) = balance.figures().cloned() else { return };
    let Some((_, opened)) = &balance.opened else { return };
    let [row, column] = opened.pair;
    let Some(cell) = figures.cell(row, column).copied() else { return };
    let cards = Arc::clone(&opened.cards);
    let ids = [row, column].map(|at| figures.part.plan.heroes[at].clone());
    let names = [balance.index.record_name(view, &ids[0]), balance.index.record_name(view, &ids[1])];
    let i18n = &view.i18n;
    let title = i18n.tr_with("balance-against", &[("one", Arg::Text(&names[0])), ("other", Arg::Text(&names[1]))]);
    let mut back = false;
    panel_head(ui, &title, "", |ui| {
        back = icon_button(ui, Icon::X, &format!("{}\nEsc", i18n.tr("close")), true).clicked();
    });
    if back {
        balance.side = Side::Overview;
    }
    let Balance { index, comparison, game, table, .. } = balance;
    let comparison = comparison.as_ref().map(|(.., comparison)| comparison);
    Frame::new().inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        let lines = matchup_figures(&ResultView { view, index, figures: &figures, comparison }, &cell);
        // In two columns, the most important figures at the left.
        let half = lines.len().div_ceil(2);
        let room = ui.available_rect_before_wrap();
        let wide = (room.width() - 28.0) / 2.0;
        let mut bottom = room.top();
        for (at, part) in lines.chunks(half).enumerate() {
            #[allow(clippy::cast_precision_loss, reason = "two columns")]
            let left = room.left() + at as f32 * (wide + 28.0);
            let rect = egui::Rect::from_min_size(egui::pos2(left, room.top()), vec2(wide, room.height()));
            let mut column = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
            column.spacing_mut().item_spacing.y = 1.0;
            for (place, (name, value)) in part.iter().enumerate() {
                name_value_row(&mut column, name, value, at == 0 && place == 0);
            }
            bottom = bottom.max(column.min_rect().bottom());
        }
        ui.allocate_space(vec2(room.width(), bottom - room.top()));
    });
    let ordered = if cell.is_swapped { [ids[1].clone(), ids[0].clone()] } else { ids };
    game.ui(ui, view, index, &figures.part.plan, &ordered);
    table.ui(ui, view, index, &cards, comparison);
}
