//! How one point more or less in each row of a card changes the win rate of the card's hero.

use egui::{Align, CornerRadius, Frame, Margin, Rect, ScrollArea, Stroke, Ui, vec2};
use lucide_icons::Icon;

use super::format::{change_bounds, points, to_f32};
use super::work::WorkKind;
use super::{Balance, PendingWork, Side};
use crate::base::Name;
use crate::sim::{RowChange, Sensitivity};
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, cell_label, column, empty_state, icon_button, label, line, panel_head, paragraph, sides,
};
use crate::text::Arg;

const LINE: f32 = 28.0;

pub fn sensitivity_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let is_busy = balance.is_busy();
    let card: Option<&Name> = match (&balance.rows, balance.work.as_ref().map(|work| &work.kind), &balance.pending) {
        (Some(Sensitivity { card, .. }), ..)
        | (_, Some(WorkKind::Rows(card)), _)
        | (.., Some(PendingWork::Rows(card))) => Some(card),
        _ => None,
    };
    let name = card.map(|id| view.name_of(id)).unwrap_or_default();
    let title = i18n.tr_with("balance-rows-of", &[("card", Arg::Text(&name))]);
    let mut is_closed = false;
    panel_head(ui, &title, "", |ui| {
        is_closed = icon_button(ui, Icon::X, &format!("{}\nEsc", i18n.tr("close")), true).clicked();
        let again = i18n.tr("balance-again");
        if let Some(card) = card.filter(|_| !is_busy)
            && ui.add(Button::new(&again).small().icon(Icon::Play)).clicked()
        {
            view.send(BalanceCommand::Rows(card.clone()));
        }
    });
    match &balance.rows {
        Some(rows) => answer_ui(ui, view, rows),
        None if is_busy => empty_state(ui, Icon::Scale, &i18n.tr("balance-preparing"), "", |_| {}),
        None => {
            let action = Action::Sensitivity.entry();
            empty_state(ui, action.icon, &i18n.tr(action.name), &i18n.tr("balance-rows-stopped"), |_| {});
        }
    }
    if is_closed {
        balance.side = Side::Overview;
    }
}

fn answer_ui(ui: &mut Ui, view: &View<'_>, answer: &Sensitivity) {
    let i18n = &view.i18n;
    Frame::new().inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        let arguments = [("hero", Arg::Text(&view.name_of(&answer.hero))), ("games", Arg::count(answer.games))];
        paragraph(ui, &i18n.tr_with("balance-rows-hint", &arguments));
        ui.add_space(8.0);
        if answer.rows.is_empty() {
            paragraph(ui, &i18n.tr("balance-no-values"));
        }
        let most = answer.rows.iter().map(|row| row.change.high.abs().max(row.change.low.abs())).fold(0.01, f64::max);
        ScrollArea::vertical().id_salt("rows of a card").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for row in &answer.rows {
                row_ui(ui, view, row, most);
            }
            ui.add_space(8.0);
            for (row, value, reason) in &answer.refused {
                let text =
                    i18n.tr_with("balance-not-tried", &[("n", Arg::count(row + 1)), ("value", Arg::count(*value))]);
                let colour = colours(ui).label;
                label(ui, &text, theme::small(Weight::Regular), colour).on_hover_text(i18n.describe(reason));
            }
        });
    });
}

/// A change of a row, and the change of the win rate that it causes. `most` is the greatest change of all rows.
fn row_ui(ui: &mut Ui, view: &View<'_>, row: &RowChange, most: f64) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let operation = i18n.name(&format!("op-{}.name", row.op), &row.op);
    let number = i18n.tr_count("row-number", row.row + 1);
    let edit = format!("{operation} {} → {}", row.from, row.to);
    let (change, ends) = (points(i18n, row.change.share), change_bounds(i18n, row.change));
    let (weight, colour) =
        if row.change.holds(0.0) { (Weight::Regular, colours.label) } else { (Weight::Semibold, colours.text) };
    let small = theme::small(Weight::Regular);
    line(ui, &format!("{number}, {edit}: {change} ({ends})"), LINE, |ui| {
        let width = (ui.available_width() * 0.34).max(120.0);
        column(ui, 64.0, Align::Min, |ui| _ = cell_label(ui, &number, small.clone(), colours.label));
        column(ui, width, Align::Min, |ui| _ = cell_label(ui, &edit, theme::body(Weight::Regular), colours.text));
        sides(
            ui,
            |ui| chart(ui, row, most),
            |ui| {
                column(ui, 88.0, Align::Max, |ui| _ = cell_label(ui, &ends, small.clone(), colours.label));
                column(ui, 44.0, Align::Max, |ui| _ = cell_label(ui, &change, theme::body(weight), colour));
            },
        );
    });
}

/// A bar from zero to the change, and a line over its interval. A change that chance could explain is faint.
fn chart(ui: &Ui, row: &RowChange, most: f64) {
    let colours = colours(ui);
    let track = Rect::from_center_size(ui.max_rect().center(), vec2(ui.max_rect().width(), 16.0));
    if track.width() < 40.0 {
        return;
    }
    let middle = track.center().y;
    let x = |change: f64| track.center().x + track.width() / 2.0 * to_f32((change / most).clamp(-1.0, 1.0));
    ui.painter().vline(x(0.0), track.y_range(), Stroke::new(1.0, colours.outline_hover));
    let (zero, end) = (x(0.0), x(row.change.share));
    let bar = Rect::from_x_y_ranges(zero.min(end)..=zero.max(end), middle - 4.0..=middle + 4.0);
    let colour = colours.heat[usize::from(row.change.share >= 0.0)];
    let colour = if row.change.holds(0.0) { colours.raised.lerp_to_gamma(colour, 0.45) } else { colour };
    ui.painter().rect_filled(bar, CornerRadius::same(1), colour);
    let stroke = Stroke::new(1.0, colours.secondary);
    ui.painter().hline(x(row.change.low)..=x(row.change.high), middle, stroke);
    for end in [row.change.low, row.change.high] {
        ui.painter().vline(x(end), middle - 3.0..=middle + 3.0, stroke);
    }
}
