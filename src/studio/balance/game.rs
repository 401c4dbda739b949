//! One game of a matchup, chosen by its number and listed action by action.

use egui::{Align, Align2, Frame, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use crate::base::{Diagnostic, Name};
use crate::sim::{Plan, Replay, ReplayStep, StepKind};
use crate::studio::background::Background;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, cell_label, column, divider, divider_here, icon_label, label, line, number_field, panel_head,
};
use crate::text::Arg;

/// A game that was played, or why it cannot be.
type Played = Result<Replay, Vec<Diagnostic>>;

/// The number of a game of the open matchup, and the game that was played last.
#[derive(Default)]
pub struct GamePanel {
    /// The number, from 0.
    number: i64,
    /// The game that is being played, and whether it is opened in the sandbox afterwards.
    pub task: Option<(Background<Played>, bool)>,
    /// The game that was played.
    pub replay: Option<Replay>,
}

impl GamePanel {
    /// Shows the game between two heroes, in the order of the plan.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, plan: &Plan, heroes: [&Name; 2]) {
        let i18n = &view.i18n;
        divider_here(ui);
        let title = i18n.tr("balance-game");
        let most = i64::try_from(plan.games).unwrap_or(i64::MAX);
        panel_head(ui, &title, "", |ui| {
            let button = |ui: &mut Ui, id, icon| {
                let text = i18n.tr(id);
                ui.add(Button::new(&text).small().icon(icon).enabled(self.task.is_none()))
            };
            let number = u64::try_from(self.number).unwrap_or_default();
            let watch = button(ui, "balance-watch", Icon::FlaskConical);
            if watch.on_hover_text(&*i18n.tr("balance-watch-hint")).clicked() {
                view.send(BalanceCommand::Watch { heroes: heroes.map(Name::clone), number });
            }
            if button(ui, "balance-show-game", Icon::Eye).clicked() {
                view.send(BalanceCommand::Replay { heroes: heroes.map(Name::clone), number });
            }
            if let (_, Some(number)) = number_field(ui, &title, self.number + 1, &(1..=most), 56.0) {
                self.number = number - 1;
            }
        });
        let Some(replay) = &self.replay else { return };
        Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
            line(ui, "", height::TABLE_ROW, |ui| {
                label(ui, &note(view, replay, heroes), theme::small(Weight::Regular), colours(ui).label);
            });
        });
        let high = (ui.available_height() * 0.45).max(96.0);
        let area = ScrollArea::vertical().id_salt("game").max_height(high).auto_shrink([false, true]);
        area.show_rows(ui, height::TABLE_ROW, replay.steps.len(), |ui, shown| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for at in shown {
                let step = &replay.steps[at];
                let is_new_turn = at == 0 || replay.steps[at - 1].turn != step.turn;
                step_ui(ui, view, heroes[step.side.min(1)], step, is_new_turn);
            }
        });
        ui.add_space(4.0);
    }
}

/// Who won a game, after how many turns, and the seed of the game.
fn note(view: &View<'_>, replay: &Replay, heroes: [&Name; 2]) -> String {
    let game = &replay.game;
    let winner = game.winner.and_then(|winner| heroes.get(usize::from(winner)));
    let won = match winner {
        None => view.i18n.tr("balance-draw").to_string(),
        Some(id) => view.i18n.tr_with("balance-won", &[("who", Arg::Text(&view.name_of(id)))]),
    };
    let seed = format!("{:016x}", game.seed);
    let arguments = [("won", Arg::Text(&won)), ("n", Arg::count(game.turns)), ("seed", Arg::Text(&seed))];
    view.i18n.tr_with("balance-game-note", &arguments)
}

/// An action. The first one of a turn has the turn and the hero in front.
fn step_ui(ui: &mut Ui, view: &View<'_>, hero: &Name, step: &ReplayStep, is_new_turn: bool) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let hero = view.name_of(hero);
    let (icon, mut text) = match &step.kind {
        StepKind::Play(card) => (Icon::SquarePlay, view.name_of(card)),
        StepKind::Ability => (Icon::Sparkles, i18n.tr_with("balance-ability", &[("hero", Arg::Text(&hero))])),
        StepKind::Attack(card) => {
            (Icon::Sword, i18n.tr_with("balance-attack", &[("card", Arg::Text(&view.name_of(card)))]))
        }
        StepKind::End => (Icon::SkipForward, i18n.tr("balance-end").to_string()),
    };
    if let Some(target) = &step.target {
        text = format!("{text} → {}", view.name_of(target));
    }
    let name = format!("{}, {hero}: {text}", i18n.tr_with("balance-turn", &[("n", Arg::count(step.turn))]));
    let response = line(ui, &name, height::TABLE_ROW, |ui| {
        let (turn, hero) = if is_new_turn { (step.turn.to_string(), hero.as_str()) } else { (String::new(), "") };
        let small = theme::small(Weight::Regular);
        column(ui, 38.0, Align::Max, |ui| _ = cell_label(ui, &turn, theme::small(Weight::Medium), colours.label));
        column(ui, 118.0, Align::Min, |ui| _ = cell_label(ui, hero, small, colours.label));
        icon_label(ui, icon, 13.0, colours.label);
        let colour = if step.kind == StepKind::End { colours.label } else { colours.text };
        cell_label(ui, &text, theme::body(Weight::Regular), colour);
    });
    if is_new_turn {
        divider(ui, response.rect, Align2::CENTER_TOP);
    }
    response.on_hover_text_at_pointer(name);
}
