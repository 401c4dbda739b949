//! Chapters of games: their files, and what they do to a game.

use super::game::GameFiles;
use super::{UsageError, meant, report};
use crate::base::json::{self as json_text, Node};
use crate::base::{Code, Diagnostic, Source};
use crate::kernel::rules::{Chapter, Game};
use crate::message;
use crate::registry::scenarios::{CHAPTERS, of_bundled, of_project};
use crate::text::{ENGLISH, Texts};

/// The files of the chapters of a game, ordered by name.
pub fn files(files: &GameFiles) -> anyhow::Result<Vec<Source>> {
    if !files.folder.exists() {
        return Ok(files.folder.to_str().map(|game| of_bundled(game, CHAPTERS)).unwrap_or_default());
    }
    let unreadable = |(name, problem): (String, Diagnostic)| {
        anyhow::anyhow!("{name}: {}", crate::text::problem_text::english(&problem.message))
    };
    of_project(&files.folder, CHAPTERS).into_iter().map(|read| read.map_err(unreadable)).collect()
}

/// What is wrong with a chapter of a game: its rules, its cards, and words that no message has.
pub fn check(game: &Game, texts: &Texts, source: &Source) -> Vec<Diagnostic> {
    let mut problems = game.clone().add_chapter(source).1;
    let root = json_text::parse(&source.text).ok();
    let rows = root.and_then(|root| root.member("rows")).map(Node::items).unwrap_or_default();
    let mut missing = Vec::new();
    for (at, row) in rows.into_iter().enumerate() {
        let operation = row.member("do").and_then(Node::string).unwrap_or_default();
        let takes_message =
            game.operations.get(&*operation).is_some_and(|entry| entry.takes_word && entry.words.is_empty());
        let Some(word) = row.member("word").and_then(Node::string).filter(|_| takes_message) else { continue };
        if !texts.has(ENGLISH, &word) {
            let message = message!("problem-message-of-story", id = word.into_owned());
            missing.push(Diagnostic::new(Code::MessageNeeded, format!("/rows/{at}/word"), message));
        }
    }
    json_text::locate(source, &mut missing);
    problems.extend(missing);
    problems
}

/// Puts the rules of a chapter over a game. `None`: it has errors, which were shown.
///
/// # Errors
///
/// The game has no such chapter.
pub fn begin(game: &mut Game, game_files: &GameFiles, id: &str) -> anyhow::Result<Option<Chapter>> {
    let mut known = Vec::new();
    for source in files(game_files)? {
        let root = json_text::parse(&source.text).ok();
        let own = root.and_then(|root| root.member("id")).and_then(Node::string).map(std::borrow::Cow::into_owned);
        if own.as_deref() == Some(id) {
            let (chapter, problems) = game.add_chapter(&source);
            report::show_on_stderr(&source, &problems);
            return Ok(chapter);
        }
        known.extend(own);
    }
    let meant = match (meant(id, known.iter().map(String::as_str)), &known[..]) {
        (meant, known) if !meant.is_empty() || known.is_empty() => meant,
        (_, known) => format!(", only {}", known.join(", ")),
    };
    Err(UsageError(format!("there is no chapter `{id}`{meant}")).into())
}
