//! `ses-studio match`: a match that other programs drive, one request and one answer a line.

use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::{Outcome, UsageError, chapters, game_import, languages, report};
use crate::base::Source;
use crate::kernel::calls::{Event, Participant, Refused, Session};
use crate::kernel::rules::Game;
use crate::kernel::{Kernel, Position};
use crate::narration::match_log::MatchLog;
use crate::registry::csv::Table;
use crate::text::Texts;

/// Play a match by calls: one request a line on standard input, one answer a line
///
/// The ruleset says in `calls` what can be called and in `wire` what things are named; `getState`, `getLog`,
/// `legalActions` and `undo` are there in every game. A request is an object, e.g. {"call": "advancePhase"}.
#[derive(Args)]
pub struct Arguments {
    /// The project folder, or a bundled game whose rules describe the whole match
    #[arg(default_value = ".")]
    project: PathBuf,
    /// Print answers as JSON; without it, only the log and the refusals
    #[arg(long)]
    json: bool,
    /// A card sheet whose cards are used besides those of the project
    #[arg(long, value_name = "SHEET")]
    library: Option<PathBuf>,
    /// The chapter whose rules and set-up are used; `startGame` then needs no config
    #[arg(long, value_name = "ID")]
    chapter: Option<String>,
    /// The language of the log
    #[arg(long, value_name = "TAG", default_value = "en")]
    lang: String,
}

/// The longest request, in bytes.
const MAX_REQUEST: usize = 1 << 20;

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = super::cases::files(&arguments.project)?;
    let table = match &arguments.library {
        None => None,
        Some(path) => {
            let source = super::import::sheet(path)?;
            let mut problems = Vec::new();
            let table = Table::read(&source, &mut problems);
            report::show_on_stderr(&source, &problems);
            Some((source, table))
        }
    };
    let Some(mut game) = game(&files, table.as_ref().map(|(source, table)| (source, table))) else {
        return Ok(Outcome::Problems);
    };
    let mut usual = None;
    if let Some(id) = &arguments.chapter {
        let Some(chapter) = chapters::begin(&mut game, &files, id)? else { return Ok(Outcome::Problems) };
        usual = Some(chapter.config);
    }
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let named = languages::named(std::slice::from_ref(&arguments.lang), &texts)?;
    let [language] = named[..] else {
        return Err(UsageError("--lang: a log is in one language".to_owned()).into());
    };
    let log = MatchLog { texts: &texts, language };
    let mut host = Host { session: Session::new(Kernel::new(game), usual), log };
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(Outcome::Fine);
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = host.answer_bytes(&line);
        let written = if arguments.json { writeln!(output, "{answer}") } else { write!(output, "{}", lines(&answer)) };
        // Nobody listens any more.
        if written.and_then(|()| output.flush()).is_err() {
            return Ok(Outcome::Fine);
        }
    }
}

/// The game of these files, with the cards of a sheet. `None`: it has errors, which were shown.
pub fn game(files: &GameFiles, sheet: Option<(&Source, &Table)>) -> Option<Game> {
    let Some((source, table)) = sheet else { return super::cases::valid_game(files) };
    let (plan, after) = game_import::merged(files, table)?;
    report::show_on_stderr(source, &plan.problems);
    if !plan.is_sound() {
        return None;
    }
    let name = files.cards.as_ref().map_or_else(|| source.name.clone(), |cards| cards.name.clone());
    let merged = GameFiles {
        folder: files.folder.clone(),
        ruleset: files.ruleset.clone(),
        cards: Some(Source::new(name, after)),
        decks: files.decks.clone(),
    };
    super::cases::valid_game(&merged)
}

/// A match and the language of its log.
pub struct Host<'t> {
    pub session: Session,
    pub log: MatchLog<'t>,
}

impl Host<'_> {
    /// Answers a line. Whatever it is, there is an answer.
    fn answer_bytes(&mut self, line: &[u8]) -> Value {
        if line.len() > MAX_REQUEST {
            return self.error(&Refused { code: "bad-request".to_owned(), what: format!("{} bytes", line.len()) });
        }
        match serde_json::from_slice::<Value>(line) {
            Ok(request) => self.answer(&request),
            Err(error) => self.error(&Refused { code: "bad-request".to_owned(), what: error.to_string() }),
        }
    }

    /// Answers a request.
    pub fn answer(&mut self, request: &Value) -> Value {
        let log = self.log;
        let describe =
            |position: &Position<'_>, players: &[Participant; 2], event: &Event| log.line(position, players, event);
        let mut answer = match self.session.answer(request, &describe) {
            Ok(answer) => answer,
            Err(refused) => self.error(&refused),
        };
        // Whoever sends many requests at once knows which one this answers.
        if let (Some(id), Some(members)) = (request.get("id"), answer.as_object_mut()) {
            members.insert("id".to_owned(), id.clone());
        }
        answer
    }

    fn error(&self, refused: &Refused) -> Value {
        json!({ "ok": false, "error": { "code": refused.code, "message": self.log.refusal(refused) } })
    }
}

/// An answer for people.
fn lines(answer: &Value) -> String {
    let error = answer.get("error").and_then(|error| error.get("message")).and_then(Value::as_str);
    let log = answer.get("log").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    error.into_iter().chain(log).flat_map(|line| [line, "\n"]).collect()
}
