//! Calibration: which levers may move, the rounds as they end, and the proposal, which is applied as one edit.

use std::sync::PoisonError;

use egui::{Align, Frame, Margin, ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::Balance;
use super::format::percent;
use super::work::WorkKind;
use crate::card::{LeverChange, number};
use crate::sim::{Proposal, Round};
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, cell_label, column, divider_here, icon_button, icon_label, label, line, number_field, panel_head,
    paragraph, sides, tick,
};
use crate::text::Arg;

/// The levers that a calibration may move, and the last proposal.
pub struct CalibrationForm {
    pub is_open: bool,
    /// The greatest number of rounds.
    pub rounds: u32,
    /// Whether shields move.
    pub shields: bool,
    /// Whether Legacy values move.
    pub legacy: bool,
    pub proposal: Option<Proposal>,
}

impl Default for CalibrationForm {
    fn default() -> Self {
        Self { is_open: false, rounds: 8, shields: true, legacy: true, proposal: None }
    }
}

pub fn calibration_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    divider_here(ui);
    head(ui, view, balance.calibration.proposal.as_ref());
    let rounds: Option<Vec<Round>> = match balance.work.as_ref().map(|work| &work.kind) {
        Some(WorkKind::Calibration(rounds)) => Some(rounds.lock().unwrap_or_else(PoisonError::into_inner).clone()),
        _ => None,
    };
    Frame::new().inner_margin(Margin { left: 14, right: 14, top: 6, bottom: 8 }).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        if rounds.is_none() {
            let is_enabled = !balance.is_busy() && view.document.tally().0 == 0;
            form(ui, view, &mut balance.calibration, is_enabled);
        }
        let most = (ui.available_height() * 0.5).clamp(72.0, 220.0);
        let area = ScrollArea::vertical().id_salt("calibration").max_height(most).auto_shrink([false, true]);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            let proposal = balance.calibration.proposal.as_ref().filter(|_| rounds.is_none());
            if let Some(proposal) = proposal {
                if proposal.changes.is_empty() {
                    paragraph(ui, &view.i18n.tr("balance-no-proposal"));
                }
                for change in &proposal.changes {
                    change_ui(ui, view, change);
                }
            } else if rounds.as_ref().is_some_and(Vec::is_empty) {
                let text = view.i18n.tr("balance-preparing");
                label(ui, &text, theme::body(Weight::Regular), colours(ui).label);
            }
            for round in rounds.iter().flatten().chain(proposal.iter().flat_map(|proposal| &proposal.rounds)) {
                round_ui(ui, view, round);
            }
        });
    });
}

fn head(ui: &mut Ui, view: &View<'_>, proposal: Option<&Proposal>) {
    let i18n = &view.i18n;
    let title = if proposal.is_some() { "balance-proposal" } else { "balance-calibration" };
    let note = proposal.map_or_else(String::new, |proposal| i18n.tr_count("balance-changes", proposal.changes.len()));
    panel_head(ui, &i18n.tr(title), &note, |ui| {
        view.on_click(&icon_button(ui, Icon::X, &i18n.tr("close"), true), Action::Calibrate);
        let Some(proposal) = proposal.filter(|proposal| !proposal.changes.is_empty()) else { return };
        let is_applicable = proposal.changes.iter().all(|change| is_applicable(view, change));
        let is_enabled = is_applicable && view.document.read_only().is_none();
        let name = i18n.tr("apply");
        let mut apply = ui.add(Button::new(&name).small().icon(Icon::Check).primary().enabled(is_enabled));
        if !is_applicable {
            apply = apply.on_hover_text(&*i18n.tr("balance-applied"));
        }
        view.on_click(&apply, BalanceCommand::ApplyProposal);
    });
}

/// Whether a lever still has the value that the change begins with.
fn is_applicable(view: &View<'_>, change: &LeverChange) -> bool {
    match change {
        LeverChange::Number { hero, number: id, from, .. } => {
            view.hero(hero).is_some_and(|hero| number(&hero.numbers, id).is_none_or(|now| now == *from))
        }
        LeverChange::Value { card, row, from, .. } => {
            view.card(card).and_then(|card| card.effects.get(*row)).is_some_and(|row| row.val == Some(*from))
        }
    }
}

fn form(ui: &mut Ui, view: &View<'_>, form: &mut CalibrationForm, is_enabled: bool) {
    let i18n = &view.i18n;
    if form.proposal.is_none() {
        paragraph(ui, &i18n.tr("balance-calibration-hint"));
    }
    ui.horizontal(|ui| {
        tick(ui, &i18n.tr("balance-shields"), &mut form.shields);
        tick(ui, &i18n.tr("balance-legacy-values"), &mut form.legacy);
        let rounds = i18n.tr("balance-rounds");
        label(ui, &rounds, theme::body(Weight::Regular), colours(ui).label);
        if let (_, Some(number)) = number_field(ui, &rounds, i64::from(form.rounds), &(2..=40), 44.0) {
            form.rounds = u32::try_from(number).unwrap_or(2);
        }
        let name = i18n.tr(Action::Calibrate.entry().name);
        let start = Button::new(&name).icon(Icon::Play).enabled(is_enabled && (form.shields || form.legacy));
        if ui.add(if form.proposal.is_none() { start.primary() } else { start }).clicked() {
            view.send(BalanceCommand::Calibrate);
        }
    });
}

fn round_ui(ui: &mut Ui, view: &View<'_>, round: &Round) {
    let colours = colours(ui);
    let worst = percent(&view.i18n, round.worst);
    let arguments =
        [("n", Arg::count(round.round)), ("outside", Arg::count(round.outside.len())), ("rate", Arg::Text(&worst))];
    let id = if round.round == 0 { "balance-round-plain" } else { "balance-round" };
    let text = view.i18n.tr_with(id, &arguments);
    let (icon, colour) = if round.best { (Icon::CircleCheck, colours.good) } else { (Icon::Circle, colours.label) };
    line(ui, &text, height::TABLE_ROW, |ui| {
        icon_label(ui, icon, 13.0, colour);
        cell_label(ui, &text, theme::body(Weight::Regular), colours.secondary);
    });
}

/// A lever with its value before and after the change.
fn change_ui(ui: &mut Ui, view: &View<'_>, change: &LeverChange) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let (icon, text, from, to) = match change {
        LeverChange::Number { hero, number, from, to } => {
            let number = i18n.name(&format!("number-{number}"), number);
            (Icon::Shield, format!("{}: {number}", view.name_of(hero)), from, to)
        }
        LeverChange::Value { card, row, from, to } => {
            let row = i18n.tr_count("row-number", row + 1);
            (Icon::Bookmark, format!("{}: {}, {row}", view.name_of(card), i18n.tr("legacy")), from, to)
        }
    };
    line(ui, &format!("{text}: {from} → {to}"), height::TABLE_ROW, |ui| {
        icon_label(ui, icon, 13.0, colours.label);
        let regular = theme::body(Weight::Regular);
        let title = |ui: &mut Ui| _ = cell_label(ui, &text, regular.clone(), colours.text);
        sides(ui, title, |ui| {
            let bold = theme::body(Weight::Semibold);
            column(ui, 28.0, Align::Max, |ui| _ = cell_label(ui, &to.to_string(), bold, colours.text));
            icon_label(ui, Icon::ArrowRight, 12.0, colours.label);
            cell_label(ui, &from.to_string(), regular.clone(), colours.label);
        });
    });
}
