//! Decisions and steps of a match.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::Context;

use super::sandbox;
use crate::base::Source;
use crate::kernel::state::CardId;
use crate::registry::file::ReplaceError;
use crate::registry::scenarios::{self, CHAPTERS, FOLDER};
use crate::sandbox::Command;
use crate::sandbox::tabletop::{EditFault, Opening, Prepared, Session, TabletopCommand};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::text::Arg;

/// How long players decide within one frame; one decision is always made.
const BUDGET: Duration = Duration::from_millis(6);

/// Runs a command. What the question does not accept changes nothing; a board that cannot be laid is reported. Returns
/// whether the command was possible.
pub fn apply(studio: &mut Studio, command: TabletopCommand) -> bool {
    let is_done = studio.model.tabletop.apply(command);
    let Some(fault) = studio.model.tabletop.take_fault() else { return is_done };
    let text = match fault {
        EditFault::Board(fault) if fault.is_empty() => studio.model.i18n.tr("sandbox-no-board").to_string(),
        EditFault::Board(fault) => format!("{}: {fault}", studio.model.i18n.tr("sandbox-no-board")),
        EditFault::Changed => studio.model.i18n.tr("balance-watch-changed").to_string(),
        EditFault::Edited(fault) => studio.model.i18n.tr_with("tabletop-unlaid", &[("fault", Arg::Text(&fault))]),
        EditFault::Unwritten(card) => {
            let name =
                studio.model.tabletop.session().map(|session| name_of(studio, session, card)).unwrap_or_default();
            studio.model.i18n.tr_with("tabletop-unwritten", &[("card", Arg::Text(&name))])
        }
    };
    studio.error(text);
    is_done
}

/// The name of a card of the match.
fn name_of(studio: &Studio, session: &Session, card: CardId) -> String {
    let game = &session.rules().game;
    let state = &session.point().now;
    let definition = state.cards.get(card.index()).map(|card| game.definition(card.definition));
    definition.map(|card| studio.model.name_of(game.word(card.id))).unwrap_or_default()
}

/// Saves the match up to the position that is shown as a new scenario in a folder.
pub fn save_scenario(studio: &mut Studio, folder: &Path, name: &str, about: &str) {
    let text = match studio.model.tabletop.scenario(name, about) {
        None => return,
        Some(Ok(text)) => text,
        Some(Err(differs)) => return studio.error(differs),
    };
    match scenarios::save(&folder.join(format!("{}.json", scenarios::file_name(name))), &text, None) {
        Ok(_) => {
            studio.model.tabletop.forget_prepared();
            studio.info("toast-saved");
        }
        Err(ReplaceError::Changed) => studio.error_message("sandbox-taken"),
        Err(error) => studio.error(error.to_string()),
    }
}

/// Begins a match as the first case of a file has it, and shows it.
pub fn begin_on(studio: &mut Studio, file: &Source) {
    begin_case(studio, file, 0, false);
}

/// Begins a match as the case at an index of a file has it, with its steps as decisions, and shows it before them or after
/// them.
pub fn begin_case(studio: &mut Studio, file: &Source, at: usize, is_after: bool) {
    let Some(game) = studio.model.match_game() else { return studio.error_message("design-no-match") };
    studio.model.match_is_shown = true;
    studio.model.tabletop.refresh(&game);
    let rules = studio.model.document.ruleset_source();
    let Some(board) = Prepared::boards(file, &rules, &game).into_iter().nth(at) else {
        return studio.error_message("sandbox-no-board");
    };
    let opening = Opening { prepared: Some(board.followed()), ..Opening::usual(&game) };
    if apply(studio, TabletopCommand::Begin(opening)) && is_after {
        let all = studio.model.tabletop.session().map_or(0, |session| session.decisions().len());
        apply(studio, TabletopCommand::To(all));
    }
}

/// Runs a command of the board that a match knows, too. Returns whether it is one.
pub fn apply_step(studio: &mut Studio, command: &Command) -> bool {
    let (at, all) = studio.model.tabletop.session().map_or((0, 0), |session| (session.at(), session.decisions().len()));
    let tabletop = &studio.model.tabletop;
    let is_entry_shown = tabletop.shown_entry().is_some();
    let command = match command {
        // While the position after an entry of the trace is shown, steps go from entry to entry.
        Command::Step if is_entry_shown => TabletopCommand::ShowEntry(tabletop.next_entry(true)),
        Command::Resolve if is_entry_shown => TabletopCommand::ShowEntry(None),
        Command::Back if tabletop.next_entry(false).is_some() => TabletopCommand::ShowEntry(tabletop.next_entry(false)),
        Command::Undo | Command::Back => TabletopCommand::Back,
        Command::Redo => TabletopCommand::Forward,
        Command::Step if at < all => TabletopCommand::Forward,
        Command::Step => TabletopCommand::Resume,
        Command::Resolve => TabletopCommand::To(all),
        Command::Restart => TabletopCommand::To(0),
        _ => return false,
    };
    apply(studio, command);
    true
}

/// Lets players of the program decide, for a few milliseconds of a frame.
pub fn advance(studio: &mut Studio, ctx: &Context) {
    let started = Instant::now();
    if studio.model.settings.screen != Screen::Sandbox || !studio.model.shows_match() {
        return;
    }
    if studio.model.tabletop.prepared().is_none() {
        let [chapters, boards] = [CHAPTERS, FOLDER].map(|folder| sandbox::project_files(studio, folder));
        let rules = studio.model.document.ruleset_source();
        studio.model.tabletop.set_prepared(&chapters, &boards, &rules);
    }
    let tabletop = &mut studio.model.tabletop;
    while tabletop.advance() && started.elapsed() < BUDGET {}
    if tabletop.is_thinking() {
        ctx.request_repaint();
    }
}
