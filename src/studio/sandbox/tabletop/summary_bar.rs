//! The bar between the halves: whose turn it is, the phases, and the open question.

use egui::{Margin, Sides, Ui};
use lucide_icons::Icon;

use super::options::{cancel, confirm, is_several, pass, question_text};
use super::scene::Scene;
use crate::kernel::state::Outcome;
use crate::sandbox::tabletop::{Asked, TabletopCommand};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{Button, cell_label, icon_label, label};
use crate::text::Arg;

/// The turn with its phases, above the question.
pub fn summary_bar_ui(ui: &mut Ui, scene: &Scene<'_>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    Sides::new().height(24.0).shrink_left().show(ui, |ui| turn_ui(ui, scene), |ui| phases_ui(ui, scene));
    question_ui(ui, scene);
}

fn turn_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let turn = i64::from(scene.look.turn);
    let who = scene.player_name(scene.state().active);
    let text = match scene.state().over {
        None => i18n.tr_with("sandbox-to-move", &[("who", Arg::Text(&who)), ("turn", Arg::Number(turn))]),
        Some(outcome) => outcome_text(scene, outcome),
    };
    label(ui, &text, theme::small(Weight::Medium), colours.secondary);
}

/// Who has won, and by which end where the game has words for it.
pub fn outcome_text(scene: &Scene<'_>, outcome: Outcome) -> String {
    let i18n = &scene.view.i18n;
    let Outcome::Won(seat) = outcome else { return i18n.tr("sandbox-draw").to_string() };
    let [winner, loser] = [seat, seat.other()].map(|seat| scene.player_name(seat));
    let won = i18n.tr_with("sandbox-won", &[("who", Arg::Text(&winner))]);
    let why = format!("end-{}", scene.session.reason());
    if !i18n.has(&why) {
        return won;
    }
    let why = i18n.tr_with(&why, &[("winner", Arg::Text(&winner)), ("loser", Arg::Text(&loser))]);
    format!("{won} · {why}")
}

/// The phases of the turn, from right to left.
fn phases_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let colours = colours(ui);
    ui.spacing_mut().item_spacing.x = 6.0;
    for (at, id) in scene.game().flow.phases.keys().enumerate().rev() {
        let is_now = at == scene.state().phase.index() && scene.state().over.is_none();
        let (fill, outline) =
            if is_now { (colours.selected, colours.selected_outline) } else { (colours.panel, colours.panel) };
        let colour = if is_now { colours.accent } else { colours.label };
        let frame = theme::surface(fill, outline, radius::BADGE).inner_margin(Margin::symmetric(7, 2));
        let name = scene.title("phase-", id);
        frame.show(ui, |ui| cell_label(ui, &name, theme::small(Weight::Medium), colour));
    }
}

fn question_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let is_asked = scene.is_asked();
    let (fill, outline) =
        if is_asked { (colours.selected, colours.selected_outline) } else { (colours.raised, colours.outline) };
    let frame = theme::surface(fill, outline, radius::ROW).inner_margin(Margin::symmetric(12, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(entry) = scene.view.tabletop.shown_entry() {
            return shown_entry_ui(ui, scene, entry);
        }
        let Some(asked) = &scene.point.asked else {
            label(ui, &i18n.tr("tabletop-over"), theme::body(Weight::Regular), colours.label);
            return;
        };
        let (title, how) = question_text(scene, asked);
        let who = scene.player_name(asked.by);
        let left = |ui: &mut Ui| {
            let icon = if is_asked { Icon::CircleQuestionMark } else { Icon::Hourglass };
            icon_label(ui, icon, 15.0, if is_asked { colours.accent } else { colours.label });
            let text = format!("{who}: {title}");
            label(ui, &text, theme::body(Weight::Semibold), colours.text);
            label(ui, &how, theme::small(Weight::Regular), colours.label);
        };
        Sides::new().height(26.0).shrink_left().show(ui, left, |ui| buttons_ui(ui, scene, asked, is_asked));
    });
}

/// That the position after an entry of the trace is shown.
fn shown_entry_ui(ui: &mut Ui, scene: &Scene<'_>, entry: usize) {
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let rule = scene.session.trace(scene.session.at()).get(entry).map(|entry| entry.rule);
    let (title, note) = rule.map(|rule| scene.words().heading(&rule, scene)).unwrap_or_default();
    let text = i18n.tr_with("tabletop-shown", &[("what", Arg::Text(&title))]);
    let left = |ui: &mut Ui| {
        icon_label(ui, Icon::History, 15.0, colours.accent);
        label(ui, &text, theme::body(Weight::Semibold), colours.text);
        label(ui, &note, theme::small(Weight::Regular), colours.label);
    };
    let right = |ui: &mut Ui| {
        let button = ui.add(Button::new(&i18n.tr("sandbox-to-end")).icon(Icon::SkipForward));
        scene.view.on_click(&button, TabletopCommand::ShowEntry(None));
    };
    Sides::new().height(26.0).shrink_left().show(ui, left, right);
}

/// What it is called to do nothing now.
pub fn pass_name(scene: &Scene<'_>) -> String {
    let is_phase = scene.point.step.is_none();
    scene.view.i18n.tr(if is_phase { "sandbox-end-phase" } else { "tabletop-pass" }).to_string()
}

/// What can be done besides choosing a line, from right to left.
fn buttons_ui(ui: &mut Ui, scene: &Scene<'_>, asked: &Asked, is_asked: bool) {
    let i18n = &scene.view.i18n;
    if !is_asked {
        return;
    }
    if is_several(asked) {
        let chosen = scene.memory.choosing.borrow().chosen.len();
        let text = format!("{} {chosen} / {}", i18n.tr("tabletop-confirm"), asked.max);
        let is_ready = (asked.min..=asked.max).contains(&chosen);
        if ui.add(Button::new(&text).primary().enabled(is_ready)).clicked() {
            confirm(scene);
        }
    }
    if asked.pass().is_some() {
        let text = pass_name(scene);
        if ui.add(Button::new(&text).icon(Icon::SkipForward)).on_hover_text(&*i18n.tr("tabletop-pass-key")).clicked() {
            pass(scene);
        }
    }
    let can_cancel = scene.point.step.is_some() && scene.session.step_start() < scene.session.at();
    let is_aiming = !scene.memory.choosing.borrow().pending.is_empty();
    if (can_cancel || is_aiming) && ui.add(Button::new(&i18n.tr("cancel")).icon(Icon::Undo2)).clicked() {
        cancel(scene);
    }
}
