//! One game of a matchup, chosen by its number, told action by action.

use egui::{Align, Align2, Layout, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::format::{Index, count};
use super::replay::{Replay, ReplayStep, StepKind};
use super::work::ReplayTask;
use crate::base::Name;
use crate::sim::Plan;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, elided, icon_at, label, number_field, panel_head, text_at};
use crate::text::Arg;

/// The game that is asked for, and the one that is told.
#[derive(Default)]
pub struct GamePanel {
    /// The number, from 0.
    number: i64,
    /// The game that is being played.
    pub task: Option<ReplayTask>,
    /// The game that was played.
    pub replay: Option<Replay>,
}

impl GamePanel {
    /// Forgets the game.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The game that was being played, once it is over.
    pub fn take_finished(&mut self) -> Option<ReplayTask> {
        if self.task.as_ref().is_some_and(ReplayTask::is_finished) { self.task.take() } else { None }
    }

    /// Shows it between two heroes, as the plan has them.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, index: &Index, plan: &Plan, heroes: &[Name; 2]) {
        let i18n = &view.i18n;
        let (top, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
        ui.painter().hline(top.x_range(), top.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
        let note = self.replay.as_ref().map(|told| {
            let winner = told.game.winner.and_then(|winner| heroes.get(usize::from(winner)));
            let won = winner.map_or_else(
                || i18n.tr("balance-draw").to_string(),
                |id| i18n.tr_with("balance-won", &[("who", Arg::Text(&index.record_name(view, id)))]),
            );
            let seed = format!("{:016x}", told.game.seed);
            i18n.tr_with(
                "balance-game-note",
                &[("won", Arg::Text(&won)), ("n", count(told.game.turns)), ("seed", Arg::Text(&seed))],
            )
        });
        let title = i18n.tr("balance-game");
        let most = i64::try_from(plan.games).unwrap_or(i64::MAX);
        panel_head(ui, &title, "", |ui| {
            let name = i18n.tr("balance-show-game");
            let is_idle = self.task.is_none();
            let number = u64::try_from(self.number).unwrap_or_default();
            let watch = i18n.tr("balance-watch");
            let watch = Button::new(&watch).small().icon(Icon::FlaskConical).enabled(is_idle);
            if ui.add(watch).on_hover_text(&*i18n.tr("balance-watch-hint")).clicked() {
                view.send(BalanceCommand::Watch { heroes: heroes.clone(), number });
            }
            if ui.add(Button::new(&name).small().icon(Icon::Eye).enabled(is_idle)).clicked() {
                view.send(BalanceCommand::Replay { heroes: heroes.clone(), number });
            }
            let (_, changed) = number_field(ui, &title, self.number + 1, &(1..=most), 56.0);
            if let Some(number) = changed {
                self.number = number - 1;
            }
        });
        let Some(told) = &self.replay else { return };
        if let Some(note) = note {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
            let rect = rect.shrink2(vec2(12.0, 0.0));
            let mut row = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
            label(&mut row, &note, theme::small(Weight::Regular), colours(ui).label);
        }
        let high = (ui.available_height() * 0.45).max(96.0);
        let area = ScrollArea::vertical().id_salt("game").max_height(high).auto_shrink([false, true]);
        area.show_rows(ui, height::TABLE_ROW, told.steps.len(), |ui, shown| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for at in shown {
                let before = at.checked_sub(1).map(|at| told.steps[at].turn);
                line(ui, view, index, heroes, &told.steps[at], before);
            }
        });
        ui.add_space(4.0);
    }
}

/// An action; the first of a turn says whose turn it is.
fn line(ui: &mut Ui, view: &View<'_>, index: &Index, heroes: &[Name; 2], step: &ReplayStep, before: Option<u16>) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
    let middle = rect.center().y;
    let hero = index.record_name(view, &heroes[step.side.min(1)]);
    let name = |id: &Name| index.record_name(view, id);
    let (icon, mut text) = match &step.kind {
        StepKind::Play(card) => (Icon::SquarePlay, name(card)),
        StepKind::Ability => (Icon::Sparkles, i18n.tr_with("balance-ability", &[("hero", Arg::Text(&hero))])),
        StepKind::Attack(card) => (Icon::Sword, i18n.tr_with("balance-attack", &[("card", Arg::Text(&name(card)))])),
        StepKind::End => (Icon::SkipForward, i18n.tr("balance-end").to_string()),
    };
    if let Some(target) = &step.target {
        text = format!("{text} → {}", name(target));
    }
    let told = format!("{}, {hero}: {text}", i18n.tr_with("balance-turn", &[("n", count(step.turn))]));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    if before != Some(step.turn) {
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
        let at = pos2(rect.left() + 38.0, middle);
        let font = theme::small(Weight::Medium);
        text_at(ui.painter(), at, Align2::RIGHT_CENTER, &step.turn.to_string(), font, colours.label);
        let galley = elided(ui, &hero, theme::small(Weight::Regular), colours.label, 118.0);
        ui.painter().galley(pos2(rect.left() + 46.0, middle - galley.size().y / 2.0), galley, colours.label);
    }
    let colour = if step.kind == StepKind::End { colours.label } else { colours.text };
    icon_at(ui.painter(), pos2(rect.left() + 180.0, middle), icon, 13.0, colours.label);
    let room = Rect::from_min_max(pos2(rect.left() + 194.0, rect.top()), pos2(rect.right() - 14.0, rect.bottom()));
    let galley = elided(ui, &text, theme::body(Weight::Regular), colour, room.width());
    ui.painter().galley(pos2(room.left(), middle - galley.size().y / 2.0), galley, colour);
    response.on_hover_ui_at_pointer(|ui| {
        label(ui, &told, theme::body(Weight::Regular), colours.text);
    });
}
