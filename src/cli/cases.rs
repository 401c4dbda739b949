//! `ses-studio test` for files of form 2: one or many scenarios of any game whose ruleset describes a whole match.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{UsageError, report};
use crate::base::{Severity, Source};
use crate::kernel::rules::Game;
use crate::kernel::scenario;
use crate::registry::project::load;
use crate::text::problem_text::english;

/// A file of scenarios.
pub struct CaseFile {
    pub name: String,
    contents: Value,
}

/// The cases of a file that ran.
pub struct Ran {
    pub file: String,
    pub outcomes: Vec<scenario::Outcome>,
}

impl CaseFile {
    /// Reads a file, if it has the form 2.
    pub fn read(path: &Path) -> Option<Self> {
        let source = load(path).ok()?;
        let contents: Value = serde_json::from_str(&source.text).ok()?;
        let is_new = contents.get("form").and_then(Value::as_i64) == Some(2);
        is_new.then_some(Self { name: source.name, contents })
    }

    /// Runs all cases. `None`: the rules have errors, which were reported.
    pub fn run(&self, project: Option<&PathBuf>) -> anyhow::Result<Option<Ran>> {
        let id = self.contents.get("game").and_then(Value::as_str).unwrap_or_default();
        let Some(folder) = project else {
            let message = format!("there is no bundled game `{id}`; name the folder of its ruleset with --project");
            return Err(UsageError(message).into());
        };
        let Some(game) = game(folder)? else { return Ok(None) };
        if game.id != id {
            let message = format!("{} is of the game `{id}`, and {} is `{}`", self.name, folder.display(), game.id);
            return Err(UsageError(message).into());
        }
        Ok(Some(Ran { file: self.name.clone(), outcomes: scenario::run(&game, &self.contents) }))
    }
}

impl Ran {
    /// The cases as objects for other programs.
    pub fn json(&self) -> impl Iterator<Item = Value> {
        self.outcomes.iter().map(|case| {
            let is_ok = case.differs.is_empty();
            json!({ "file": self.file, "name": case.name, "kind": case.kind.as_str(), "ok": is_ok, "differs": case.differs })
        })
    }
}

/// The game of a folder: its `ruleset.json`, and the cards of its `registry.json` or `cards.json`. `None`: it has errors,
/// which were reported.
pub fn game(folder: &Path) -> anyhow::Result<Option<Game>> {
    let source = read(&folder.join("ruleset.json"))?;
    let (game, problems) = Game::read(&source);
    report::show(&source, &problems);
    let Some(mut game) = game else { return Ok(None) };
    let cards = ["registry.json", "cards.json"].map(|name| folder.join(name)).into_iter().find(|path| path.is_file());
    let Some(cards) = cards else { return Ok(Some(game)) };
    let source = read(&cards)?;
    let contents: Value = match serde_json::from_str(&source.text) {
        Ok(contents) => contents,
        Err(error) => return Err(UsageError(format!("{}: {error}", source.name)).into()),
    };
    let list = |name: &str| contents.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
    let mut problems = game.add_cards(&list("cards"), "/cards");
    problems.extend(game.add_decks(&list("decks"), "/decks"));
    crate::base::json::locate(&source, &mut problems);
    report::show(&source, &problems);
    let has_errors = problems.iter().any(|problem| problem.severity == Severity::Error);
    Ok((!has_errors).then_some(game))
}

fn read(path: &Path) -> anyhow::Result<Source> {
    load(path).map_err(|(name, problem)| UsageError(format!("{name}: {}", english(&problem.message))).into())
}
