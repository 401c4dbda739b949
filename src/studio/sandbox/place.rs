//! The switch between the board, on which cards resolve alone, and the match.

use egui::Ui;

use crate::studio::command::ScenarioCommand;
use crate::studio::view::View;
use crate::studio::widgets::segmented;

/// The switch, in projects that have both.
pub fn place_ui(ui: &mut Ui, view: &View<'_>) {
    if view.rules().is_whole_game() {
        return;
    }
    let i18n = &view.i18n;
    let [name, board, played] = ["screen-sandbox", "sandbox-board", "sandbox-match"].map(|id| i18n.tr(id));
    let chosen = segmented(ui, &name, &[(&*board, None), (&*played, None)], usize::from(view.shows_match()));
    view.send_all(chosen.map(|at| ScenarioCommand::ShowMatch(at == 1)));
}
