//! One game of a matchup, chosen by its number and listed decision by decision.

use egui::{Align, Align2, Frame, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use crate::base::Name;
use crate::sim::{Asks, Plan, Refusal, Replay, ReplayStep, StepKind, Target};
use crate::studio::background::Background;
use crate::studio::command::BalanceCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, cell_label, column, divider, divider_here, icon_label, label, line, number_field, panel_head,
};
use crate::text::Arg;

/// A game that was played, or why it cannot be.
pub type Played = Result<Replay, Refusal>;

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
                step_ui(ui, view, heroes, step, is_new_turn);
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

/// A decision. The first one of a turn has the turn and the hero in front.
fn step_ui(ui: &mut Ui, view: &View<'_>, heroes: [&Name; 2], step: &ReplayStep, is_new_turn: bool) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let hero = view.name_of(heroes[step.seat.min(1)]);
    let Words { icon, what, about } = words(view, heroes, step);
    let spoken =
        [what.as_str(), about.as_str()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let name = format!("{}, {hero}: {spoken}", i18n.tr_with("balance-turn", &[("n", Arg::count(step.turn))]));
    let response = line(ui, &name, height::TABLE_ROW, |ui| {
        let (turn, hero) = if is_new_turn { (step.turn.to_string(), hero.as_str()) } else { (String::new(), "") };
        let small = theme::small(Weight::Regular);
        column(ui, 38.0, Align::Max, |ui| _ = cell_label(ui, &turn, theme::small(Weight::Medium), colours.label));
        column(ui, 118.0, Align::Min, |ui| _ = cell_label(ui, hero, small.clone(), colours.label));
        icon_label(ui, icon, 13.0, colours.label);
        column(ui, 84.0, Align::Min, |ui| _ = cell_label(ui, &what, small, colours.label));
        cell_label(ui, &about, theme::body(Weight::Regular), colours.text);
    });
    if is_new_turn {
        divider(ui, response.rect, Align2::CENTER_TOP);
    }
    response.on_hover_text_at_pointer(name);
}

/// A decision in words: what is done, and with what.
struct Words {
    icon: Icon,
    what: String,
    about: String,
}

fn words(view: &View<'_>, heroes: [&Name; 2], step: &ReplayStep) -> Words {
    let i18n = &view.i18n;
    let title = |message: String, id: &str| {
        let name = i18n.name(&message, id);
        let name = if name == id { id.replace('_', " ") } else { name };
        i18n.language().capitalized(&name)
    };
    let target = |target: &Target| match target {
        Target::Card(card) => view.name_of(card),
        Target::Player(seat) => view.name_of(heroes[(*seat).min(1)]),
        Target::Number(number) => number.to_string(),
    };
    let targets = step.targets.iter().map(target).collect::<Vec<_>>().join(", ");
    let asks = |of: &Option<Asks>| match of {
        Some(Asks::Operation(id)) => i18n.heading(&format!("op-{id}"), id),
        Some(Asks::Timing(id)) => i18n.heading(&format!("on-{id}"), id),
        None => String::new(),
    };
    match &step.kind {
        StepKind::Act { action, card } => {
            let parts = [card.as_ref().map(|card| view.name_of(card)).unwrap_or_default(), targets];
            let about = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" → ");
            let icon = if card.is_some() { Icon::SquarePlay } else { Icon::Sparkles };
            Words { icon, what: title(format!("action-{action}"), action), about }
        }
        StepKind::End => {
            Words { icon: Icon::SkipForward, what: String::new(), about: i18n.tr("balance-end").to_string() }
        }
        StepKind::Pass => {
            Words { icon: Icon::SkipForward, what: String::new(), about: i18n.tr("tabletop-pass").to_string() }
        }
        StepKind::Use { of, is_used } => {
            let answer = i18n.tr(if *is_used { "tabletop-yes" } else { "tabletop-no" }).to_string();
            Words { icon: Icon::Check, what: asks(of), about: answer }
        }
        StepKind::Choose { of } => Words { icon: Icon::Check, what: asks(of), about: targets },
    }
}
