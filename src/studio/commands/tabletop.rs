//! Decisions and steps of a match of a whole game.

use std::time::{Duration, Instant};

use egui::Context;

use super::sandbox;
use crate::sandbox::Command;
use crate::sandbox::tabletop::TabletopCommand;
use crate::studio::action::Screen;
use crate::studio::app::Studio;

/// How long players decide within one frame; one decision is always made.
const BUDGET: Duration = Duration::from_millis(6);

/// Runs a command. What the question does not accept changes nothing.
pub fn apply(studio: &mut Studio, command: TabletopCommand) {
    studio.model.tabletop.apply(command);
}

/// The commands of the board that a match of a whole game knows, too.
pub fn apply_step(studio: &mut Studio, command: &Command) {
    let Some(session) = studio.model.tabletop.session() else { return };
    let (at, all) = (session.at(), session.decisions().len());
    let command = match command {
        Command::Undo | Command::Back => TabletopCommand::Back,
        Command::Redo => TabletopCommand::Forward,
        Command::Step if at < all => TabletopCommand::Forward,
        Command::Step => TabletopCommand::Resume,
        Command::Resolve => TabletopCommand::To(all),
        Command::Restart => TabletopCommand::To(0),
        _ => return,
    };
    apply(studio, command);
}

/// Lets players of the program decide, for a few milliseconds of a frame.
pub fn advance(studio: &mut Studio, ctx: &Context) {
    let started = Instant::now();
    if studio.model.settings.screen != Screen::Sandbox || !studio.model.document.rules().is_whole_game() {
        return;
    }
    if studio.model.tabletop.boards().is_none() {
        let files = sandbox::scenarios(studio);
        studio.model.tabletop.set_scenarios(&files);
    }
    let tabletop = &mut studio.model.tabletop;
    while tabletop.advance() && started.elapsed() < BUDGET {}
    if tabletop.is_thinking() {
        ctx.request_repaint();
    }
}
