//! `ses-studio test` for files of form 2: one or many scenarios of any game whose ruleset describes a whole match.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::game::GameFiles;
use super::{UsageError, call_cases, report};
use crate::base::{Diagnostic, Source};
use crate::design;
use crate::generate::predicate;
use crate::kernel::rules::Game;
use crate::kernel::scenario;
use crate::registry::Project;
use crate::registry::decks::in_one_file;
use crate::registry::project::{BUNDLED, load};
use crate::registry::scenarios::{FOLDER, files_in, of_bundled};
use crate::text::problem_text::english;
use crate::text::read::GameReader;
use crate::text::sheet::{self, Layout};
use crate::text::{ENGLISH, TextCase, Texts};

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
        if let Some(game) = path.to_str().filter(|game| !path.exists() && GameFiles::bundled(game).is_some()) {
            return of_bundled(game, FOLDER).into_iter().filter_map(|file| Self::of(file, None)).collect();
        }
        let inner = path.join(FOLDER);
        let folder = if inner.is_dir() { &inner } else { path };
        if !folder.is_dir() {
            return Self::read(path).into_iter().collect();
        }
        files_in(folder).unwrap_or_default().iter().filter_map(|file| Self::read(file)).collect()
    }

    /// Reads a file, if it has the form 2.
    fn read(path: &Path) -> Option<Self> {
        let mut above = path.ancestors().skip(1).take(2);
        let project = above.find(|above| above.join("ruleset.json").is_file()).map(Path::to_owned);
        Self::of(load(path).ok()?, project)
    }

    fn of(source: Source, project: Option<PathBuf>) -> Option<Self> {
        let contents: Value = serde_json::from_str(&source.text).ok()?;
        let is_new = contents.get("form").and_then(Value::as_i64) == Some(2);
        is_new.then_some(Self { name: source.name, project, contents })
    }

    /// Runs all cases. `None`: the rules have errors, which were reported.
    pub fn run(&self, project: Option<&PathBuf>) -> anyhow::Result<Option<Ran>> {
        let id = self.contents.get("game").and_then(Value::as_str).unwrap_or_default();
        let project = project.or(self.project.as_ref());
        let found = match project {
            Some(folder) => rules(folder)?,
            None => bundled(id)?,
        };
        let Some(ProjectRules { game, files }) = found else { return Ok(None) };
        let source = &files.ruleset;
        if game.id != id {
            let name = project.map_or_else(String::new, |folder| folder.display().to_string());
            let message = format!("{} is of the game `{id}`, and {name} is `{}`", self.name, game.id);
            return Err(UsageError(message).into());
        }
        let mut outcomes = scenario::run(&game, &self.contents);
        let locales = project.map(|folder| folder.join("locales"));
        let (texts, _) = Texts::load_phrases(&game.id, locales.as_deref().as_slice());
        let rules: Value = serde_json::from_str(&source.text).unwrap_or_default();
        let wordings = rules.get("reads").cloned().unwrap_or_default();
        let layout = Layout::of(source).unwrap_or_default();
        let of_kind: [(&str, &dyn Fn() -> Vec<TextCase>); 6] = [
            ("generated", &|| generated(&game, &rules, &self.contents)),
            ("api", &|| call_cases::run_cases(&files, &texts, &self.contents)),
            ("texts", &|| texts.run_cases(&game, &self.contents)),
            ("tools", &|| design::cases::run(&self.contents)),
            ("reads", &|| GameReader::new(&texts, ENGLISH, &game, &wordings).run_cases(&self.contents)),
            ("library", &|| {
                let reader = GameReader::new(&texts, ENGLISH, &game, &wordings);
                sheet::run_cases(&reader, &game, &layout, &self.contents)
            }),
        ];
        for (kind, run) in of_kind {
            self.run_words(kind, run, &mut outcomes);
        }
        Ok(Some(Ran { file: self.name.clone(), outcomes }))
    }

    /// Runs cases that the kernel cannot run because they need words.
    fn run_words(&self, kind: &str, run: &dyn Fn() -> Vec<TextCase>, outcomes: &mut [scenario::Outcome]) {
        if self.contents.get(kind).is_none() {
            return;
        }
        let of_kind = outcomes.iter_mut().filter(|outcome| outcome.kind.as_str() == kind);
        for (outcome, case) in of_kind.zip(run()) {
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

/// The cases over made cards.
fn generated(game: &Game, rules: &Value, contents: &Value) -> Vec<TextCase> {
    let ran = predicate::run_cases(game, rules, contents, usize::MAX).into_iter();
    ran.map(|case| TextCase { name: case.name, differs: case.differs }).collect()
}

/// Whether a folder has a ruleset that describes a whole match.
pub fn is_whole_game(folder: &Path) -> bool {
    matches!(GameFiles::open(folder), Ok(Some(_)))
}

/// The files of a game: its rules, and its cards with all decks if they have a file of their own.
pub fn texts(folder: &Path) -> anyhow::Result<Vec<Source>> {
    let GameFiles { ruleset, cards, decks, .. } = files(folder)?;
    let with_decks = |cards: Source| Source::new(cards.name, in_one_file(&cards.text, &decks));
    Ok(std::iter::once(ruleset).chain(cards.map(with_decks)).collect())
}

/// The files of a folder, or of a bundled game of that name.
pub fn files(folder: &Path) -> anyhow::Result<GameFiles> {
    if let Some(files) = folder.to_str().filter(|_| !folder.exists()).and_then(GameFiles::bundled) {
        return Ok(files);
    }
    let ruleset = load(&folder.join("ruleset.json")).map_err(unreadable)?;
    Ok(GameFiles::of(ruleset, folder).map_err(unreadable)?)
}

/// The game of a folder: its `ruleset.json`, and the cards of its `registry.json` or `cards.json`. `None`: it has errors,
/// which were reported.
pub fn game(folder: &Path) -> anyhow::Result<Option<Game>> {
    Ok(rules(folder)?.map(|rules| rules.game))
}

/// A game of a folder, and its files.
pub struct ProjectRules {
    pub game: Game,
    pub files: GameFiles,
}

/// As [`game`], with the files.
pub fn rules(folder: &Path) -> anyhow::Result<Option<ProjectRules>> {
    if folder == Path::new(BUNDLED) && !folder.exists() {
        return bundled(BUNDLED);
    }
    let files = files(folder)?;
    Ok(valid_game(&files).map(|game| ProjectRules { game, files }))
}

/// A bundled game, if its ruleset describes a whole match.
fn bundled(id: &str) -> anyhow::Result<Option<ProjectRules>> {
    if let Some(files) = GameFiles::bundled(id) {
        return Ok(valid_game(&files).map(|game| ProjectRules { game, files }));
    }
    let project = Project::bundled();
    let rules: Value = serde_json::from_str(&project.ruleset.text).unwrap_or_default();
    if rules.get("game").and_then(Value::as_str) != Some(id) || rules.get("match").is_none() {
        let message = format!("there is no bundled game `{id}`; name the folder of its ruleset with --project");
        return Err(UsageError(message).into());
    }
    let cards = Some(project.registry);
    let files = GameFiles { folder: PathBuf::new(), ruleset: project.ruleset, cards, decks: Vec::new() };
    Ok(valid_game(&files).map(|game| ProjectRules { game, files }))
}

/// The game of these files; its problems are shown.
pub fn valid_game(files: &GameFiles) -> Option<Game> {
    let checked = files.check();
    for (source, problems) in files.with_problems(&checked) {
        report::show(&source, problems);
    }
    checked.valid()
}

fn unreadable((name, problem): (String, Diagnostic)) -> UsageError {
    UsageError(format!("{name}: {}", english(&problem.message)))
}
