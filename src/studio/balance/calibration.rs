//! Calibration: which levers may move, the rounds as they come, and the proposal as a list that is applied in one step.

use std::sync::PoisonError;

use egui::{Align2, Frame, Margin, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::Balance;
use super::format::{Index, count, percent};
use super::work::Work;
use crate::card::LeverChange;
use crate::sim::{Proposal, Round};
use crate::studio::action::Action;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, elided, icon_at, icon_button, label, number_field, panel_head, paragraph, text_at, tick,
};
use crate::text::Arg;

/// What a calibration may move, and what it proposes.
pub struct CalibrationForm {
    /// Whether it is shown.
    pub is_open: bool,
    /// Rounds at most.
    pub rounds: u32,
    /// Whether Shields move.
    pub shields: bool,
    /// Whether Legacy values move.
    pub legacy: bool,
    /// What was proposed.
    pub proposal: Option<Proposal>,
}

impl Default for CalibrationForm {
    fn default() -> Self {
        Self { is_open: false, rounds: 8, shields: true, legacy: true, proposal: None }
    }
}

/// Shows it while it is open.
pub fn calibration_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    if !balance.calibration.is_open {
        return;
    }
    let i18n = &view.i18n;
    let (top, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(top.x_range(), top.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
    let rounds: Option<Vec<Round>> = match &balance.work {
        Some(Work::Calibration { rounds, .. }) => Some(rounds.lock().unwrap_or_else(PoisonError::into_inner).clone()),
        _ => None,
    };
    let is_idle = balance.work.is_none() && balance.pending.is_none();
    let has_errors = view.document.tally().0 > 0;
    let applies = balance.calibration.proposal.as_ref().map(|proposal| is_applicable(view, &balance.index, proposal));
    let title = if balance.calibration.proposal.is_some() { "balance-proposal" } else { "balance-calibration" };
    let changes = balance.calibration.proposal.as_ref().map(|proposal| proposal.changes.len());
    let note = changes.map_or_else(String::new, |changes| i18n.tr_count("balance-changes", changes));
    panel_head(ui, &i18n.tr(title), &note, |ui| {
        let close = i18n.tr("close");
        if icon_button(ui, Icon::X, &close, true).clicked() {
            view.send(Action::Calibrate);
        }
        if let (Some(1..), Some(applies)) = (changes, applies) {
            let can = applies && view.document.read_only().is_none();
            let name = i18n.tr("apply");
            let response = ui.add(Button::new(&name).small().icon(Icon::Check).primary().enabled(can));
            let response = if applies { response } else { response.on_hover_text(&*i18n.tr("balance-applied")) };
            if response.clicked() {
                view.send(BalanceCommand::ApplyProposal);
            }
        }
    });
    Frame::new().inner_margin(Margin { left: 14, right: 14, top: 6, bottom: 8 }).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        if rounds.is_none() {
            form(ui, view, balance, is_idle && !has_errors);
        }
        let most = (ui.available_height() * 0.5).clamp(72.0, 220.0);
        let area = ScrollArea::vertical().id_salt("calibration").max_height(most).auto_shrink([false, true]);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            if let Some(rounds) = &rounds {
                for round in rounds {
                    round_line(ui, view, round);
                }
                if rounds.is_empty() {
                    let words = i18n.tr("balance-preparing");
                    label(ui, &words, theme::body(Weight::Regular), colours(ui).label);
                }
            } else if let Some(proposal) = &balance.calibration.proposal {
                if proposal.changes.is_empty() {
                    paragraph(ui, &i18n.tr("balance-no-proposal"));
                }
                for change in &proposal.changes {
                    change_line(ui, view, &balance.index, change);
                }
                for round in &proposal.rounds {
                    round_line(ui, view, round);
                }
            }
        });
    });
}

/// Whether everything that a proposal moves still stands where it begins.
fn is_applicable(view: &View<'_>, index: &Index, proposal: &Proposal) -> bool {
    use crate::document::RecordPath;
    let registry = view.registry();
    proposal.changes.iter().all(|change| match change {
        LeverChange::Number { hero, number, from, .. } => match index.place(hero) {
            Some(RecordPath::Hero(at)) => registry
                .heroes
                .get(at)
                .is_some_and(|hero| crate::card::number(&hero.numbers, number).is_none_or(|now| now == *from)),
            _ => false,
        },
        LeverChange::Value { card, row, from, .. } => match index.place(card) {
            Some(RecordPath::Card(at)) => {
                registry.cards.get(at).and_then(|card| card.effects.get(*row)).is_some_and(|row| row.val == Some(*from))
            }
            _ => false,
        },
    })
}

fn form(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, can: bool) {
    let i18n = &view.i18n;
    if balance.calibration.proposal.is_none() {
        paragraph(ui, &i18n.tr("balance-calibration-hint"));
    }
    let form = &mut balance.calibration;
    ui.horizontal(|ui| {
        tick(ui, &i18n.tr("balance-shields"), &mut form.shields);
        tick(ui, &i18n.tr("balance-legacy-values"), &mut form.legacy);
        let rounds = i18n.tr("balance-rounds");
        label(ui, &rounds, theme::body(Weight::Regular), colours(ui).label);
        if let (_, Some(number)) = number_field(ui, &rounds, i64::from(form.rounds), &(2..=40), 44.0) {
            form.rounds = u32::try_from(number).unwrap_or(2);
        }
        let name = i18n.tr(Action::Calibrate.entry().name);
        let can = can && (form.shields || form.legacy);
        let start = Button::new(&name).icon(Icon::Play).enabled(can);
        let start = if form.proposal.is_none() { start.primary() } else { start };
        if ui.add(start).clicked() {
            view.send(BalanceCommand::Calibrate);
        }
    });
}

fn round_line(ui: &mut Ui, view: &View<'_>, round: &Round) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let worst = percent(i18n, round.worst);
    let arguments = [("n", count(round.round)), ("outside", count(round.outside.len())), ("rate", Arg::Text(&worst))];
    let id = if round.round == 0 { "balance-round-plain" } else { "balance-round" };
    let words = i18n.tr_with(id, &arguments);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let (icon, colour) = if round.best { (Icon::CircleCheck, colours.good) } else { (Icon::Circle, colours.label) };
    icon_at(ui.painter(), pos2(rect.left() + 7.0, rect.center().y), icon, 13.0, colour);
    let galley = elided(ui, &words, theme::body(Weight::Regular), colours.secondary, rect.width() - 22.0);
    ui.painter().galley(pos2(rect.left() + 22.0, rect.center().y - galley.size().y / 2.0), galley, colours.secondary);
}

/// A lever: what it is, and where it moves.
fn change_line(ui: &mut Ui, view: &View<'_>, index: &Index, change: &LeverChange) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let (icon, words, from, to) = match change {
        LeverChange::Number { hero, number, from, to } => {
            let number = i18n.name(&format!("number-{number}"), number);
            (Icon::Shield, format!("{}: {number}", index.record_name(view, hero)), from, to)
        }
        LeverChange::Value { card, row, from, to } => {
            let row = i18n.tr_count("row-number", row + 1);
            (Icon::Bookmark, format!("{}: {}, {row}", index.record_name(view, card), i18n.tr("legacy")), from, to)
        }
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
    let told = format!("{words}: {from} → {to}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 7.0, middle), icon, 13.0, colours.label);
    let galley = elided(ui, &words, theme::body(Weight::Regular), colours.text, rect.width() - 130.0);
    ui.painter().galley(pos2(rect.left() + 22.0, middle - galley.size().y / 2.0), galley, colours.text);
    let right = Align2::RIGHT_CENTER;
    let (bold, regular) = (theme::body(Weight::Semibold), theme::body(Weight::Regular));
    text_at(ui.painter(), pos2(rect.right(), middle), right, &to.to_string(), bold, colours.text);
    icon_at(ui.painter(), pos2(rect.right() - 42.0, middle), Icon::ArrowRight, 12.0, colours.label);
    text_at(ui.painter(), pos2(rect.right() - 54.0, middle), right, &from.to_string(), regular, colours.label);
}
