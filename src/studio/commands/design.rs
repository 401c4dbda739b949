//! The inbox of a project, and its serial numbers.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use egui::Context;
use serde_json::Value;

use super::{edit, files, sandbox, tabletop};
use crate::base::Diagnostic;
use crate::design::card_game::CardGame;
use crate::design::inbox::{Comment, Review, taken_as};
use crate::design::project::{DesignFile, FILE};
use crate::design::serials::{Issue, LEDGER, ledger_of, numbers_of};
use crate::design::submission::Submission;
use crate::document::{Command, RecordPath, keep_picture, picture_bytes};
use crate::kernel::rules::Game;
use crate::registry::inbox::InboxFolder;
use crate::registry::project::{beside, load, save};
use crate::sandbox::tabletop::{Opening, Prepared, TabletopCommand};
use crate::sandbox::{Picked, Tree};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::command::{DesignCommand, FileCommand, Purpose};
use crate::studio::problem_text;
use crate::studio::settings::Beside;

/// How files of submissions end.
const SUBMISSION: &str = "sescard";

/// Runs a command. A bundled game is read-only, so it is saved elsewhere first.
pub fn ask_or_run(studio: &mut Studio, ctx: &Context, command: DesignCommand) {
    if let DesignCommand::Open(about) = command {
        studio.model.settings.beside = Beside::Design;
        return studio.screens.cards.design.open(about);
    }
    if studio.model.document.path().is_none() {
        return files::ask_path(studio, ctx, Purpose::SaveAs);
    }
    if command == DesignCommand::AskSubmission {
        return files::ask_path(studio, ctx, Purpose::Submission);
    }
    run(studio, command);
}

/// Runs a command on a project that has a folder.
pub fn run(studio: &mut Studio, command: DesignCommand) {
    let done = match command {
        DesignCommand::AskSubmission | DesignCommand::Open(_) => Ok(()),
        DesignCommand::Receive(path) => receive(studio, &path),
        DesignCommand::Mark(id, state) => review(studio, &id, |review| review.state = state),
        DesignCommand::Comment { id, comment } => {
            let comment = Comment { by: studio.model.settings.author(), ..comment };
            review(studio, &id, |review| review.comments.push(comment))
        }
        DesignCommand::Take(id) => take(studio, &id),
        DesignCommand::Try(id) => try_out(studio, &id),
        DesignCommand::Issue(seed) => issue(studio, seed),
    };
    if let Err(why) = done {
        studio.error(why);
    }
    studio.screens.cards.files_changed();
}

/// The inbox of the open project.
fn inbox(studio: &Studio) -> Result<InboxFolder, String> {
    let folder = studio.model.document.path().map(InboxFolder::of);
    folder.ok_or_else(|| studio.model.i18n.tr("design-no-file").to_string())
}

fn unread(studio: &Studio) -> impl Fn((String, Diagnostic)) -> String {
    |(file, problem)| format!("{file}: {}", problem_text::problem(&studio.model.i18n, &problem))
}

/// What the designers of the open project have set.
fn design(studio: &Studio) -> Result<DesignFile, String> {
    let document = &studio.model.document;
    let unread = |problem: &Diagnostic| problem_text::problem(&studio.model.i18n, problem);
    let text = document.design_text().map_err(unread)?.unwrap_or_default();
    DesignFile::read(text).map_err(|why| format!("{FILE}: {why}"))
}

/// The game of the open project, also one of heroes.
fn game(studio: &mut Studio) -> Result<Arc<Game>, String> {
    let game = studio.model.match_game();
    game.ok_or_else(|| studio.model.i18n.tr("design-no-match").to_string())
}

/// Reads the file of a submission, with what was left out of it.
fn read(studio: &mut Studio, text: &str) -> Result<(Submission, Vec<String>), String> {
    let prefix = design(studio)?.portal.map(|portal| portal.prefix).unwrap_or_default();
    let game = game(studio)?;
    let game = CardGame::new(&game, studio.model.document.rules());
    Submission::read(text, game, &prefix).map_err(|why| why.to_string())
}

fn receive(studio: &mut Studio, path: &Path) -> Result<(), String> {
    let source = load(path).map_err(unread(studio))?;
    let (submission, left_out) = read(studio, &source.text).map_err(|why| format!("{}: {why}", path.display()))?;
    inbox(studio)?.put(&submission.id, &submission.to_text()).map_err(|why| why.to_string())?;
    for line in left_out {
        studio.info_text(line);
    }
    Ok(())
}

/// Puts the selected card into a file, for which a folder is asked.
pub fn submit(studio: &mut Studio) {
    match submission(studio) {
        Ok(made) => {
            let file = (made.id.clone(), SUBMISSION, made.to_text().into_bytes());
            studio.model.commands.send(FileCommand::SaveFiles(vec![file]));
        }
        Err(why) => studio.error(why),
    }
}

/// The selected card as a submission. What is written is what will be read.
fn submission(studio: &mut Studio) -> Result<Submission, String> {
    let game = game(studio)?;
    let document = &studio.model.document;
    let none = || studio.model.i18n.tr("design-none").to_string();
    let record = studio.model.selection.last_card().and_then(|id| game.records.get(id)).and_then(Value::as_object);
    let record = record.ok_or_else(none)?;
    let prefix = design(studio)?.portal.ok_or_else(none)?.prefix;
    let picture = match record.get("art").and_then(Value::as_str) {
        Some(path) => {
            let bytes = picture_bytes(document.path(), &document.rules().game, path);
            Some(bytes.map_err(|problem| problem_text::problem(&studio.model.i18n, &problem))?)
        }
        None => None,
    };
    let author = studio.model.settings.author();
    let made = Submission::of_record(&game, &prefix, &author, record, &studio.model.texts, picture.as_deref());
    let made = made.map_err(|why| why.to_string())?;
    read(studio, &made.to_text()).map(|(submission, _)| submission)
}

fn review(studio: &Studio, id: &str, change: impl FnOnce(&mut Review)) -> Result<(), String> {
    let inbox = inbox(studio)?;
    let mut review = match inbox.review(id).map_err(unread(studio))? {
        Some(source) => Review::read(&source.text).map_err(|why| format!("{}: {why}", source.name))?,
        None => Review::default(),
    };
    change(&mut review);
    inbox.decide(id, &review.to_text()).map_err(|why| why.to_string())
}

/// Adds the card of a submission as one step, and selects it.
fn take(studio: &mut Studio, id: &str) -> Result<(), String> {
    let source = inbox(studio)?.submission(id).map_err(unread(studio))?;
    let (submission, _) = read(studio, &source.text)?;
    let is_taken = taken_as(id, game(studio)?.records.values()).is_some();
    let document = &studio.model.document;
    let Some(folder) = document.path().filter(|_| !is_taken) else { return Ok(()) };
    let art = match &submission.art {
        Some(picture) => {
            let bytes = picture.bytes().map_err(|why| why.to_string())?;
            let kept = keep_picture(folder, id, &picture.kind, &bytes);
            Some(kept.map_err(|problem| problem_text::problem(&studio.model.i18n, &problem))?)
        }
        None => None,
    };
    let names = submission.names().into_iter().map(|(tag, name)| (tag.into(), name.into())).collect();
    let json = submission.record(art.as_deref()).to_string();
    let at = document.registry().cards.len();
    if edit::apply(studio, Command::TakeCard { json, names }) {
        edit::select(studio, RecordPath::Card(at), crate::document::Pick::Only);
        edit::scroll_to_selected(studio);
    }
    Ok(())
}

/// Opens the sandbox with the card of a submission in the hand of the first player. The project stays as it is.
fn try_out(studio: &mut Studio, id: &str) -> Result<(), String> {
    let source = inbox(studio)?.submission(id).map_err(unread(studio))?;
    let (submission, _) = read(studio, &source.text)?;
    if let Some(game) = studio.model.document.game().cloned() {
        let prepared = Prepared::holding(&game, &submission.tried());
        let prepared = prepared.ok_or_else(|| studio.model.i18n.tr("sandbox-no-board").to_string())?;
        studio.model.tabletop.refresh(&game);
        let opening = Opening { prepared: Some(prepared), ..Opening::usual(&game) };
        tabletop::apply(studio, TabletopCommand::Begin(opening));
    } else {
        let card = Picked::of_record(&Tree::from(&submission.tried()), studio.model.document.rules());
        sandbox::apply(studio, crate::sandbox::Command::Try(card));
    }
    studio.model.settings.screen = Screen::Sandbox;
    Ok(())
}

/// Adds the serial numbers of the print run to the ledger.
fn issue(studio: &Studio, seed: u64) -> Result<(), String> {
    let document = &studio.model.document;
    let (Some(run), Some(folder)) = (design(studio)?.run, document.path()) else { return Ok(()) };
    let source = beside(Some(folder), &document.rules().game, LEDGER).map_err(unread(studio))?;
    let known: BTreeSet<String> = numbers_of(&source.map(|source| source.text).unwrap_or_default());
    let cards = document.registry().cards.iter().map(|card| card.id.to_string());
    let cards: Vec<String> = cards.filter(|id| !run.printed.contains(id)).collect();
    let letters: Vec<char> = run.rarities.iter().map(|rarity| rarity.letter).collect();
    let issue = Issue { cards: &cards, rarities: &letters, copies: run.copies };
    let new = issue.numbers(&known, seed).map_err(|why| why.to_string())?;
    save(&folder.join(LEDGER), ledger_of(known.iter().chain(&new))).map_err(|why| why.to_string())
}
