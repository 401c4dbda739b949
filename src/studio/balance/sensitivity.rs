//! What a point more or less in each row of a card does to its hero's win rate.

use egui::{Align2, CornerRadius, Frame, Margin, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::format::{change_bounds, count, points, to_f32};
use super::work::Work;
use super::{Balance, PendingWork, Side};
use crate::base::Name;
use crate::sim::{RowChange, Sensitivity};
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, elided, empty_state, icon_button, label, panel_head, paragraph, text_at};
use crate::text::Arg;

const LINE: f32 = 28.0;

/// Shows it.
pub fn sensitivity_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let is_idle = balance.work.is_none() && balance.pending.is_none();
    let card: Option<Name> = match (&balance.rows, &balance.work, &balance.pending) {
        (Some(rows), ..) => Some(rows.card.clone()),
        (_, Some(Work::Rows { card, .. }), _) | (.., Some(PendingWork::Rows(card))) => Some(card.clone()),
        _ => None,
    };
    let name = card.as_ref().map(|id| balance.index.record_name(view, id)).unwrap_or_default();
    let title = i18n.tr_with("balance-rows-of", &[("card", Arg::Text(&name))]);
    let mut back = false;
    panel_head(ui, &title, "", |ui| {
        back = icon_button(ui, Icon::X, &format!("{}\nEsc", i18n.tr("close")), true).clicked();
        let again = i18n.tr("balance-again");
        if let (true, Some(card)) = (is_idle, &card)
            && ui.add(Button::new(&again).small().icon(Icon::Play)).clicked()
        {
            view.send(BalanceCommand::Rows(card.clone()));
        }
    });
    match &balance.rows {
        None if is_idle => {
            let action = Action::Sensitivity.entry();
            empty_state(ui, action.icon, &i18n.tr(action.name), &i18n.tr("balance-rows-stopped"), |_| {});
        }
        None => empty_state(ui, Icon::Scale, &i18n.tr("balance-preparing"), "", |_| {}),
        Some(rows) => answer(ui, view, balance, rows),
    }
    if back {
        balance.side = Side::Overview;
    }
}

fn answer(ui: &mut Ui, view: &View<'_>, balance: &Balance, answer: &Sensitivity) {
    let i18n = &view.i18n;
    let hero = balance.index.record_name(view, &answer.hero);
    Frame::new().inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        let words = [("hero", Arg::Text(hero.as_str())), ("games", count(answer.games))];
        paragraph(ui, &i18n.tr_with("balance-rows-hint", &words));
        ui.add_space(8.0);
        if answer.rows.is_empty() {
            paragraph(ui, &i18n.tr("balance-no-values"));
        }
        let reach = answer.rows.iter().map(|row| row.change.high.abs().max(row.change.low.abs())).fold(0.01, f64::max);
        ScrollArea::vertical().id_salt("rows of a card").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for row in &answer.rows {
                line(ui, view, row, reach);
            }
            ui.add_space(8.0);
            for (row, value, reason) in &answer.refused {
                let words = i18n.tr_with("balance-not-tried", &[("n", count(row + 1)), ("value", count(*value))]);
                let colour = colours(ui).label;
                label(ui, &words, theme::small(Weight::Regular), colour).on_hover_text(reason);
            }
        });
    });
}

/// A change of a row: where it stands, what is tried, and the win rate that comes of it.
fn line(ui: &mut Ui, view: &View<'_>, row: &RowChange, reach: f64) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let operation = i18n.name(&format!("op-{}.name", row.op), &row.op);
    let number = i18n.tr_count("row-number", row.row + 1);
    let what = format!("{operation} {} → {}", row.from, row.to);
    let (change, ends) = (points(i18n, row.change.share), change_bounds(i18n, row.change));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{number}, {what}: {change} ({ends})")));
    let middle = rect.center().y;
    let is_sure = !row.change.holds(0.0);
    let small_font = theme::small(Weight::Regular);
    let galley = elided(ui, &number, small_font.clone(), colours.label, 66.0);
    ui.painter().galley(pos2(rect.left(), middle - galley.size().y / 2.0), galley, colours.label);
    let room = (rect.width() * 0.34).max(120.0);
    let galley = elided(ui, &what, theme::body(Weight::Regular), colours.text, room - 8.0);
    ui.painter().galley(pos2(rect.left() + 72.0, middle - galley.size().y / 2.0), galley, colours.text);
    let right = Align2::RIGHT_CENTER;
    text_at(ui.painter(), pos2(rect.right(), middle), right, &ends, small_font, colours.label);
    let weight = if is_sure { Weight::Semibold } else { Weight::Regular };
    let at = pos2(rect.right() - 96.0, middle);
    text_at(ui.painter(), at, right, &change, theme::body(weight), if is_sure { colours.text } else { colours.label });
    let track =
        Rect::from_min_max(pos2(rect.left() + 72.0 + room, middle - 8.0), pos2(rect.right() - 148.0, middle + 8.0));
    if track.width() < 40.0 {
        return;
    }
    let x = |change: f64| track.center().x + track.width() / 2.0 * to_f32((change / reach).clamp(-1.0, 1.0));
    ui.painter().vline(x(0.0), track.y_range(), Stroke::new(1.0, colours.outline_hover));
    let (zero, end) = (x(0.0), x(row.change.share));
    let bar = Rect::from_x_y_ranges(zero.min(end)..=zero.max(end), middle - 4.0..=middle + 4.0);
    let colour = colours.heat[usize::from(row.change.share >= 0.0)];
    let colour = if is_sure { colour } else { colours.raised.lerp_to_gamma(colour, 0.45) };
    ui.painter().rect_filled(bar, CornerRadius::same(1), colour);
    let stroke = Stroke::new(1.0, colours.secondary);
    ui.painter().hline(x(row.change.low)..=x(row.change.high), middle, stroke);
    for end in [row.change.low, row.change.high] {
        ui.painter().vline(x(end), middle - 3.0..=middle + 3.0, stroke);
    }
}
