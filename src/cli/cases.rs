//! `ses-studio test` for files of form 2: one or many scenarios of any game whose ruleset describes a whole match.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::game::GameFiles;
use super::{UsageError, report};
use crate::base::{Diagnostic, Source};
use crate::kernel::rules::Game;
use crate::kernel::scenario;
use crate::registry::Project;
use crate::registry::project::{BUNDLED, load};
use crate::registry::scenarios::{FOLDER, files_in};
use crate::text::Texts;
use crate::text::problem_text::english;

/// A file of scenarios.
pub struct CaseFile {
    pub name: String,
    /// The project whose folder it is in.
    project: Option<PathBuf>,
    contents: Value,
}

/// The cases of a file that ran.
pub struct Ran {
    pub file: String,
    pub outcomes: Vec<scenario::Outcome>,
}

impl CaseFile {
    /// The files of form 2 that a path names: of a project, of a folder, or a single one.
    pub fn read_all(path: &Path) -> Vec<Self> {
        let inner = path.join(FOLDER);
        let folder = if inner.is_dir() { &inner } else { path };
        if !folder.is_dir() {
            return Self::read(path).into_iter().collect();
        }
        files_in(folder).unwrap_or_default().iter().filter_map(|file| Self::read(file)).collect()
    }

    /// Reads a file, if it has the form 2.
    fn read(path: &Path) -> Option<Self> {
        let source = load(path).ok()?;
        let contents: Value = serde_json::from_str(&source.text).ok()?;
        let is_new = contents.get("form").and_then(Value::as_i64) == Some(2);
        let mut above = path.ancestors().skip(1).take(2);
        let project = above.find(|above| above.join("ruleset.json").is_file()).map(Path::to_owned);
        is_new.then_some(Self { name: source.name, project, contents })
    }

    /// Runs all cases. `None`: the rules have errors, which were reported.
    pub fn run(&self, project: Option<&PathBuf>) -> anyhow::Result<Option<Ran>> {
        let id = self.contents.get("game").and_then(Value::as_str).unwrap_or_default();
        let project = project.or(self.project.as_ref());
        let found = match project {
            Some(folder) => game(folder)?,
            None => bundled(id)?,
        };
        let Some(game) = found else { return Ok(None) };
        if game.id != id {
            let name = project.map_or_else(String::new, |folder| folder.display().to_string());
            let message = format!("{} is of the game `{id}`, and {name} is `{}`", self.name, game.id);
            return Err(UsageError(message).into());
        }
        let mut outcomes = scenario::run(&game, &self.contents);
        self.run_texts(&game, project.map(PathBuf::as_path), &mut outcomes);
        Ok(Some(Ran { file: self.name.clone(), outcomes }))
    }

    /// Runs the cases of texts, which the kernel cannot run because it knows no words.
    fn run_texts(&self, game: &Game, project: Option<&Path>, outcomes: &mut [scenario::Outcome]) {
        if self.contents.get("texts").is_none() {
            return;
        }
        let locales = project.map(|folder| folder.join("locales"));
        let (texts, _) = Texts::load_phrases(&game.id, locales.as_deref().as_slice());
        let of_texts = outcomes.iter_mut().filter(|outcome| outcome.kind.as_str() == "texts");
        for (outcome, case) in of_texts.zip(texts.run_cases(game, &self.contents)) {
            (outcome.name, outcome.differs) = (case.name, case.differs);
        }
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

/// Whether a folder has a ruleset that describes a whole match.
pub fn is_whole_game(folder: &Path) -> bool {
    matches!(GameFiles::open(folder), Ok(Some(_)))
}

/// The files of a game: its rules, and its cards if they have a file of their own.
pub fn texts(folder: &Path) -> anyhow::Result<Vec<Source>> {
    let ruleset = load(&folder.join("ruleset.json")).map_err(unreadable)?;
    let files = GameFiles::of(ruleset, folder).map_err(unreadable)?;
    Ok(std::iter::once(files.ruleset).chain(files.cards).collect())
}

/// The game of a folder: its `ruleset.json`, and the cards of its `registry.json` or `cards.json`. `None`: it has errors,
/// which were reported.
pub fn game(folder: &Path) -> anyhow::Result<Option<Game>> {
    Ok(rules(folder)?.map(|rules| rules.game))
}

/// A game of a folder, and the file of its rules.
pub struct ProjectRules {
    pub game: Game,
    pub source: Source,
}

/// As [`game`], with the file of the rules.
pub fn rules(folder: &Path) -> anyhow::Result<Option<ProjectRules>> {
    if folder == Path::new(BUNDLED) && !folder.exists() {
        let source = Project::bundled().ruleset;
        return Ok(bundled(BUNDLED)?.map(|game| ProjectRules { game, source }));
    }
    let ruleset = load(&folder.join("ruleset.json")).map_err(unreadable)?;
    let files = GameFiles::of(ruleset, folder).map_err(unreadable)?;
    Ok(sound(&files).map(|game| ProjectRules { game, source: files.ruleset }))
}

/// A bundled game, if its ruleset describes a whole match.
fn bundled(id: &str) -> anyhow::Result<Option<Game>> {
    let project = Project::bundled();
    let rules: Value = serde_json::from_str(&project.ruleset.text).unwrap_or_default();
    if rules.get("game").and_then(Value::as_str) != Some(id) || rules.get("match").is_none() {
        let message = format!("there is no bundled game `{id}`; name the folder of its ruleset with --project");
        return Err(UsageError(message).into());
    }
    Ok(sound(&GameFiles { folder: PathBuf::new(), ruleset: project.ruleset, cards: Some(project.registry) }))
}

/// The game of these files; its problems are shown.
fn sound(files: &GameFiles) -> Option<Game> {
    let checked = files.check();
    report::show(&files.ruleset, &checked.ruleset_problems);
    if let Some(cards) = &files.cards {
        report::show(cards, &checked.card_problems);
    }
    checked.sound()
}

fn unreadable((name, problem): (String, Diagnostic)) -> UsageError {
    UsageError(format!("{name}: {}", english(&problem.message)))
}
