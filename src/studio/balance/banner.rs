//! The notes on the shown result: outdated, stopped, or with heroes that no longer exist.

use egui::{Align2, Frame, Margin, Sides, Ui};
use lucide_icons::Icon;

use super::Balance;
use super::format::style_name;
use crate::base::Name;
use crate::sim::Arena as _;
use crate::sim::Plan;
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Tint, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, edge_line, icon_label, label};
use crate::text::Arg;

pub fn banners_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let Some(figures) = balance.figures().cloned() else { return };
    let (i18n, plan) = (&view.i18n, &figures.part.plan);
    // Whole games have decks instead.
    let is_deck = |id: &str| view.document.game().is_some_and(|game| game.decks.iter().any(|deck| deck.id == *id));
    let is_gone = |id: &&str| view.document.find(id).is_none() && !is_deck(id);
    let gone: Vec<&str> = plan.heroes.iter().map(Name::as_str).filter(is_gone).collect();
    let is_stale = balance.roster.current().is_some_and(|ready| !ready.entrants.identity().is(&plan.registry));
    let (warning, info) = (colours(ui).warning, colours(ui).info);
    if !gone.is_empty() {
        let text = i18n.tr_with("balance-gone", &[("heroes", Arg::Text(&gone.join(", ")))]);
        banner(ui, warning, Icon::TriangleAlert, &text, |_| {});
    } else if is_stale {
        banner(ui, warning, Icon::History, &i18n.tr("balance-stale"), |ui| {
            let name = i18n.tr("balance-again");
            if !balance.is_busy() && ui.add(Button::new(&name).small().icon(Icon::Play)).clicked() {
                balance.setup.follow(plan);
                view.send(Action::RunBalance);
            }
        });
    } else if !balance.is_busy() && !figures.part.is_finished() {
        let counts = [("done", Arg::count(figures.finished)), ("all", Arg::count(figures.part.matchups.len()))];
        banner(ui, info, Icon::Info, &i18n.tr_with("balance-stopped-at", &counts), |ui| {
            let name = i18n.tr("balance-go-on");
            view.on_click(&ui.add(Button::new(&name).small().icon(Icon::Play)), BalanceCommand::Resume);
        });
    }
    let before = balance.before.and_then(|at| balance.results.get(at)).filter(|_| balance.comparison().is_some());
    if let Some(before) = before {
        let differences = plan_differences(i18n, &before.figures.part.plan, plan).join(", ");
        if !differences.is_empty() {
            let arguments = [("run", Arg::Text(&before.title.text(view))), ("what", Arg::Text(&differences))];
            banner(ui, info, Icon::GitCompare, &i18n.tr_with("balance-differs", &arguments), |_| {});
        }
    }
}

/// How the plans of two runs differ, as text.
fn plan_differences(i18n: &I18n, was: &Plan, is: &Plan) -> Vec<String> {
    let change = |name, of: &dyn Fn(&Plan) -> String| format!("{} {} → {}", i18n.tr(name), of(was), of(is));
    let differences = [
        (was.registry != is.registry).then(|| i18n.tr("balance-other-game").to_string()),
        (was.games != is.games).then(|| change("balance-games", &|plan| plan.games.to_string())),
        (was.seed != is.seed).then(|| change("balance-seed", &|plan| plan.seed.to_string())),
        (was.players != is.players).then(|| change("balance-players", &|plan| style_name(i18n, plan.players[0]))),
        (was.legacy != is.legacy).then(|| i18n.tr("legacy").to_string()),
    ];
    differences.into_iter().flatten().collect()
}

fn banner(ui: &mut Ui, tint: Tint, icon: Icon, text: &str, action: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(tint.ground).inner_margin(Margin::symmetric(14, 0)).show(ui, |ui| {
        let note = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            icon_label(ui, icon, 13.0, tint.text);
            label(ui, text, theme::body(Weight::Regular), colours(ui).text);
        };
        ui.set_width(ui.available_width());
        Sides::new().height(30.0).spacing(8.0).shrink_left().show(ui, note, action);
    });
    edge_line(ui, frame.response.rect, Align2::CENTER_BOTTOM, tint.line);
}
