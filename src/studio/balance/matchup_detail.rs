//! One matchup: its figures, one of its games, and the cards of both decks.

use egui::{Frame, Margin, Ui, vec2};
use lucide_icons::Icon;

use super::tooltip::{matchup_figures, name_value_row};
use super::{Balance, ResultView, Side};
use crate::studio::view::View;
use crate::studio::widgets::{icon_button, panel_head};
use crate::text::Arg;

/// Shows a matchup, by the indices of its heroes in the plan.
pub fn matchup_detail_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, pair: [usize; 2]) {
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
