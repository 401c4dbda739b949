//! Simulations: starting them, reporting their end, and the files of their results.

use std::path::Path;

use egui::Context;

use super::{edit, files, tabletop};
use crate::base::Name;
use crate::document::{Command, RecordPath};
use crate::registry::project::{load, save_numbered};
use crate::sandbox::tabletop::TabletopCommand;
use crate::sim::{DeckMatch, Part};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::balance::{Evaluated, PendingWork, Question, TaskEvent};
use crate::studio::command::{BalanceCommand, Purpose};
use crate::studio::problem_text;
use crate::text::Arg;

pub fn run(studio: &mut Studio, ctx: &Context, command: BalanceCommand) {
    match command {
        BalanceCommand::Resume => request(studio, ctx, PendingWork::Rest),
        BalanceCommand::Calibrate => request(studio, ctx, PendingWork::Calibration),
        BalanceCommand::Rows(card) => request(studio, ctx, PendingWork::Rows(card)),
        BalanceCommand::ApplyProposal => {
            let changes = studio.screens.balance.proposed_changes();
            if !changes.is_empty() {
                edit::apply(studio, Command::SetLevers { changes });
            }
        }
        BalanceCommand::Evaluate => evaluate(studio, ctx),
        BalanceCommand::ApplyPrices => {
            let ruleset = studio.model.document.ruleset_text();
            if let Some(text) = studio.screens.balance.evaluated().map(|found| found.with_prices(ruleset)) {
                edit::apply(studio, Command::SetRuleset { text });
            }
        }
        BalanceCommand::Replay { heroes, number } => replay(studio, ctx, heroes, number, false),
        BalanceCommand::Watch { heroes, number } => replay(studio, ctx, heroes, number, true),
    }
}

/// Plays a game of the shown result again.
fn replay(studio: &mut Studio, ctx: &Context, heroes: [Name; 2], number: u64, watches: bool) {
    if let Err(error) = studio.screens.balance.replay(ctx, heroes, number, watches) {
        studio.error(error.to_string());
    }
}

/// Plays the games that are set up.
pub fn start_run(studio: &mut Studio, ctx: &Context) {
    request(studio, ctx, PendingWork::Run);
}

/// Measures how much each row of the selected card matters.
pub fn measure_selected(studio: &mut Studio, ctx: &Context) {
    let Some(RecordPath::Card(at)) = studio.model.selection.place else { return };
    if let Some(card) = studio.model.document.registry().cards.get(at) {
        let work = PendingWork::Rows(card.id.clone());
        request(studio, ctx, work);
    }
}

fn request(studio: &mut Studio, ctx: &Context, work: PendingWork) {
    if can_play(studio) {
        studio.screens.balance.request(work);
        ctx.request_repaint();
    }
}

/// Goes to the screen. Returns whether games can be played now, or else says why not.
fn can_play(studio: &mut Studio) -> bool {
    studio.model.settings.screen = Screen::Balance;
    let reason = if studio.screens.balance.is_busy() {
        "balance-busy"
    } else if studio.model.document.tally().0 > 0 {
        "balance-errors"
    } else {
        return true;
    };
    studio.error_message(reason);
    false
}

/// Shows how strong the cards are, and plays them if that is not known.
pub fn show_strengths(studio: &mut Studio, ctx: &Context) {
    studio.model.settings.screen = Screen::Balance;
    studio.screens.balance.show_strengths();
    if studio.screens.balance.evaluated().is_none() && !studio.screens.balance.is_busy() {
        evaluate(studio, ctx);
    }
}

fn evaluate(studio: &mut Studio, ctx: &Context) {
    if !can_play(studio) {
        return;
    }
    match Question::of(&studio.model.document) {
        Some(question) => {
            if let Err(error) = studio.screens.balance.evaluate(ctx, question) {
                studio.error(error.to_string());
            }
        }
        None => studio.error_message("balance-no-match"),
    }
}

/// Takes over the results of background work, and reports its end.
pub fn poll(studio: &mut Studio, ctx: &Context) {
    let Studio { model, screens, .. } = studio;
    let is_shown = model.settings.screen == Screen::Balance;
    for event in screens.balance.poll(ctx, &model.document, is_shown) {
        match event {
            TaskEvent::Info(message) => studio.info(message),
            TaskEvent::Failed(problems) => {
                for problem in problems.iter().take(2) {
                    studio.problem(problem);
                }
            }
            TaskEvent::Broken => studio.error_message("balance-broken"),
            TaskEvent::NotStarted(error) => studio.error(error.to_string()),
            TaskEvent::Changed => studio.error_message("balance-watch-changed"),
            TaskEvent::Watch(game) => watch(studio, game),
        }
    }
}

/// Opens a game in the sandbox, at its start.
fn watch(studio: &mut Studio, game: Box<DeckMatch>) {
    let Some(of) = studio.model.match_game() else { return studio.error_message("design-no-match") };
    studio.model.tabletop.refresh(&of);
    if tabletop::apply(studio, TabletopCommand::Watch(game)) {
        studio.model.match_is_shown = true;
        studio.model.settings.screen = Screen::Sandbox;
    }
}

/// Asks for a folder for the shown result.
pub fn ask_folder(studio: &mut Studio, ctx: &Context, purpose: Purpose) {
    if studio.screens.balance.result().is_some() {
        files::ask_path(studio, ctx, purpose);
    } else {
        studio.error_message("balance-empty");
    }
}

/// Writes the shown result, or the cards' figures as CSV, to a new file in a folder.
pub fn save_result(studio: &mut Studio, folder: &Path, as_csv: bool) {
    let Some(part) = studio.screens.balance.result() else { return };
    let stem = format!("balance-seed{}-{}", part.plan.seed, part.plan.games);
    let (text, extension) = if as_csv {
        (part.cards_csv().map_err(|error| error.to_string()), "csv")
    } else {
        (part.write().map_err(|error| error.to_string()), "json")
    };
    let path = text.and_then(|text| save_numbered(folder, &stem, extension, &text).map_err(|error| error.to_string()));
    match path {
        Ok(path) => {
            let path = path.display().to_string();
            studio.info_text(studio.model.i18n.tr_with("balance-saved", &[("path", Arg::Text(&path))]));
        }
        Err(error) => studio.error(error),
    }
}

/// Opens a file with a result, and shows it.
pub fn open_result(studio: &mut Studio, path: &Path) {
    let i18n = &studio.model.i18n;
    let text = load(path).map_err(|(name, problem)| format!("{name}: {}", problem_text::problem(i18n, &problem)));
    if let Some(evaluation) = text.as_ref().ok().and_then(|source| serde_json::from_str(&source.text).ok()) {
        if let Some(question) = Question::of(&studio.model.document) {
            studio.screens.balance.add_evaluation(Evaluated::new(evaluation, &question, false));
            studio.model.settings.screen = Screen::Balance;
        }
        return;
    }
    let part = text.and_then(|source| Part::read(&source.text).map_err(|error| format!("{}: {error}", source.name)));
    match part {
        Ok(part) => {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            studio.model.settings.screen = Screen::Balance;
            studio.screens.balance.add_file(name, part);
        }
        Err(error) => studio.error(error),
    }
}
