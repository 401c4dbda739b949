//! The notes on the shown result: outdated, stopped, or with heroes that no longer exist.

use egui::{Align, Layout, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::format::count;
use super::{Balance, ResultTitle};
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Tint, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, icon_label, label};
use crate::text::Arg;

/// Shows the notes below the bar.
pub fn banners_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let Some(figures) = balance.figures().cloned() else { return };
    let i18n = &view.i18n;
    let plan = &figures.part.plan;
    let is_idle = balance.work.is_none() && balance.pending.is_none();
    let gone: Vec<&str> =
        plan.heroes.iter().filter(|id| balance.index.place(id).is_none()).map(crate::base::Name::as_str).collect();
    let (warning, info) = (colours(ui).warning, colours(ui).info);
    if !gone.is_empty() {
        let text = i18n.tr_with("balance-gone", &[("heroes", Arg::Text(&gone.join(", ")))]);
        banner(ui, warning, Icon::TriangleAlert, &text, |_| {});
    } else if balance.is_stale() {
        banner(ui, warning, Icon::History, &i18n.tr("balance-stale"), |ui| {
            let name = i18n.tr("balance-again");
            if is_idle && ui.add(Button::new(&name).small().icon(Icon::Play)).clicked() {
                balance.setup.follow(&figures.part.plan);
                view.send(Action::RunBalance);
            }
        });
    } else if is_idle && !figures.part.is_finished() {
        let counts = [("done", count(figures.finished)), ("all", count(figures.part.matchups.len()))];
        banner(ui, info, Icon::Info, &i18n.tr_with("balance-stopped-at", &counts), |ui| {
            let name = i18n.tr("balance-go-on");
            if ui.add(Button::new(&name).small().icon(Icon::Play)).clicked() {
                view.send(BalanceCommand::Resume);
            }
        });
    }
    if let Some((.., comparison)) = &balance.comparison
        && !comparison.differs.is_empty()
    {
        let differences: Vec<String> = comparison.differs.iter().map(|differ| differ.text(i18n)).collect();
        let title = balance.before.and_then(|at| balance.results.get(at)).map(|kept| kept.title.text(view));
        let title = title.unwrap_or_else(|| ResultTitle::Run(0).text(view));
        let text = i18n
            .tr_with("balance-differs", &[("run", Arg::Text(&title)), ("what", Arg::Text(&differences.join(", ")))]);
        banner(ui, info, Icon::GitCompare, &text, |_| {});
    }
}

fn banner(ui: &mut Ui, tint: Tint, icon: Icon, text: &str, action: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, tint.ground);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, egui::Stroke::new(1.0, tint.line));
    let inner = rect.shrink2(vec2(14.0, 0.0));
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    action(&mut right);
    let room = Rect::from_min_max(inner.min, pos2(right.min_rect().left() - 8.0, inner.bottom()));
    let mut row = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
    row.spacing_mut().item_spacing.x = 8.0;
    icon_label(&mut row, icon, 13.0, tint.text);
    label(&mut row, text, theme::body(Weight::Regular), colours(ui).text);
}
