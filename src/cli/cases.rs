//! `ses-studio test` for games whose ruleset describes a whole match: files of one or many scenarios. One of form 1 is
//! translated.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Value, json};

use super::game::GameFiles;
use super::{UsageError, call_cases, report};
use crate::base::json as json_text;
use crate::base::{Code, Diagnostic, Source};
use crate::design;
use crate::generate::predicate;
use crate::kernel::form::{is_form_1, scenario_to_form_2};
use crate::kernel::rules::Game;
use crate::kernel::scenario::{self, Difference};
use crate::message;
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
    pub source: Source,
    /// The project whose folder it is in, or that was named.
    project: Option<PathBuf>,
    is_form_1: bool,
}

/// The cases of a file that ran.
pub struct Ran {
    pub file: String,
    pub outcomes: Vec<scenario::Outcome>,
    /// Problems of a file of form 1 that was translated.
    pub problems: Vec<Diagnostic>,
}

/// The games of files, each read once; `None`: it has errors, which were reported.
#[derive(Default)]
pub struct Games(BTreeMap<(Option<PathBuf>, String), Option<Rc<ProjectRules>>>);

impl Games {
    /// The game of a project, or the bundled one of an id.
    fn get(&mut self, project: Option<&Path>, id: &str) -> anyhow::Result<Option<Rc<ProjectRules>>> {
        let key = (project.map(Path::to_owned), if project.is_some() { String::new() } else { id.to_owned() });
        if let Some(known) = self.0.get(&key) {
            return Ok(known.clone());
        }
        let found = match project {
            Some(folder) => rules(folder)?,
            None => bundled(id)?,
        };
        let found = found.map(Rc::new);
        self.0.insert(key, found.clone());
        Ok(found)
    }
}

impl CaseFile {
    /// The files of a path (of a project, of a folder, or a single one) that are of form 2, or of a game whose ruleset
    /// describes a whole match. `project` is the one that was named.
    pub fn read_all(path: &Path, project: Option<&PathBuf>) -> Vec<Self> {
        if let Some(game) = path.to_str().filter(|game| !path.exists() && GameFiles::bundled(game).is_some()) {
            return of_bundled(game, FOLDER).into_iter().filter_map(|file| Self::of(file, None)).collect();
        }
        let inner = path.join(FOLDER);
        let folder = if inner.is_dir() { &inner } else { path };
        if !folder.is_dir() {
            return Self::read(path, project).into_iter().collect();
        }
        files_in(folder).unwrap_or_default().iter().filter_map(|file| Self::read(file, project)).collect()
    }

    fn read(path: &Path, project: Option<&PathBuf>) -> Option<Self> {
        let mut above = path.ancestors().skip(1).take(2);
        let own = || above.find(|above| above.join("ruleset.json").is_file()).map(Path::to_owned);
        Self::of(load(path).ok()?, project.cloned().or_else(own))
    }

    fn of(source: Source, project: Option<PathBuf>) -> Option<Self> {
        let contents: Value = serde_json::from_str(&source.text).ok()?;
        // Files of form 1 are single scenarios.
        let is_new = contents.get("form").and_then(Value::as_i64) == Some(2) || contents.get("cases").is_some();
        let is_form_1 = !is_new && is_form_1(&source.text) && project.as_deref().is_some_and(is_whole_game);
        (is_new || is_form_1).then_some(Self { source, project, is_form_1 })
    }

    /// Runs all cases. `None`: the rules have errors, which were reported.
    pub fn run(&self, games: &mut Games) -> anyhow::Result<Option<Ran>> {
        let name = &self.source.name;
        let written: Value = serde_json::from_str(&self.source.text).unwrap_or_default();
        let id = written.get("game").and_then(Value::as_str).unwrap_or_default();
        let project = self.project.as_deref();
        let Some(found) = games.get(project, id)? else { return Ok(None) };
        let game = &found.game;
        let (contents, problems) =
            if self.is_form_1 { self.translated(&found) } else { (Some(written.clone()), Vec::new()) };
        let file = name.clone();
        let Some(contents) = contents else {
            let difference = |problem: &Diagnostic| {
                let pointer = problem.pointer.clone();
                Difference { text: format!("{pointer}: {}", english(&problem.message)), pointer }
            };
            let differs = problems.iter().map(difference).collect();
            let case = written.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
            let outcome = scenario::Outcome { name: case, kind: scenario::Kind::Case, differs };
            return Ok(Some(Ran { file, outcomes: vec![outcome], problems }));
        };
        if game.id != id {
            let folder = project.map_or_else(String::new, |folder| folder.display().to_string());
            let message = format!("{name} is of the game `{id}`, and {folder} is `{}`", game.id);
            return Err(UsageError(message).into());
        }
        let mut outcomes = scenario::run(game, &contents);
        let form = contents.get("form").unwrap_or(&Value::Null);
        if *form != 2 {
            let text = format!("`form` is {form}, and a file with `cases` has 2");
            let differs = vec![Difference { pointer: "/form".to_owned(), text }];
            outcomes.push(scenario::Outcome { name: "form".to_owned(), kind: scenario::Kind::Check, differs });
        }
        if WORDS.iter().any(|kind| contents.get(kind).is_some()) {
            self.run_all_words(&found, &contents, &mut outcomes);
        }
        Ok(Some(Ran { file, outcomes, problems }))
    }

    /// A file of form 1 in form 2, and its problems.
    fn translated(&self, of: &ProjectRules) -> (Option<Value>, Vec<Diagnostic>) {
        let (text, problems) = scenario_to_form_2(&self.source, &of.files.ruleset, &of.game);
        (text.and_then(|text| serde_json::from_str(&text).ok()), problems)
    }

    fn run_all_words(&self, of: &ProjectRules, contents: &Value, outcomes: &mut [scenario::Outcome]) {
        let ProjectRules { game, files } = of;
        let locales = self.project.as_ref().map(|folder| folder.join("locales"));
        let (texts, _) = Texts::load_phrases(&game.id, locales.as_deref().as_slice());
        let rules: Value = serde_json::from_str(&files.ruleset.text).unwrap_or_default();
        let wordings = rules.get("reads").cloned().unwrap_or_default();
        let layout = Layout::of(&files.ruleset).unwrap_or_default();
        let run: [&dyn Fn() -> Vec<TextCase>; 6] = [
            &|| generated(game, &rules, contents),
            &|| call_cases::run_cases(files, &texts, contents),
            &|| texts.run_cases(game, contents),
            &|| design::cases::run(contents),
            &|| GameReader::new(&texts, ENGLISH, game, &wordings).run_cases(contents),
            &|| {
                let reader = GameReader::new(&texts, ENGLISH, game, &wordings);
                sheet::run_cases(&reader, game, &layout, contents)
            },
        ];
        for (kind, run) in WORDS.into_iter().zip(run) {
            run_words(kind, contents, run, outcomes);
        }
    }
}

/// Kinds of cases that the kernel cannot run because they need words.
const WORDS: [&str; 6] = ["generated", "api", "texts", "tools", "reads", "library"];

/// Runs the cases of such a kind.
fn run_words(kind: &str, contents: &Value, run: &dyn Fn() -> Vec<TextCase>, outcomes: &mut [scenario::Outcome]) {
    if contents.get(kind).is_none() {
        return;
    }
    let of_kind = outcomes.iter_mut().filter(|outcome| outcome.kind.as_str() == kind);
    for (at, (outcome, case)) in of_kind.zip(run()).enumerate() {
        let difference = |text| Difference { pointer: format!("/{kind}/{at}"), text };
        (outcome.name, outcome.differs) = (case.name, case.differs.into_iter().map(difference).collect());
    }
}

impl Ran {
    /// The cases as objects for other programs.
    pub fn json(&self) -> impl Iterator<Item = Value> {
        self.outcomes.iter().map(|case| {
            let is_ok = case.differs.is_empty();
            let differs: Vec<&str> = case.differs.iter().map(|one| &*one.text).collect();
            json!({ "file": self.file, "name": case.name, "kind": case.kind.as_str(), "ok": is_ok, "differs": differs })
        })
    }
}

/// What differs, as problems of the file, each at what it is about or else at what is around that.
pub fn located(source: &Source, differs: &[Difference]) -> Vec<Diagnostic> {
    let file: Value = serde_json::from_str(&source.text).unwrap_or_default();
    let problem = |difference: &Difference| {
        let mut pointer = &*difference.pointer;
        while file.pointer(pointer).is_none() {
            pointer = pointer.rsplit_once('/').map_or("", |(around, _)| around);
        }
        Diagnostic::new(Code::ExpectationFailed, pointer, message!("problem-words", words = &*difference.text))
    };
    let mut problems: Vec<Diagnostic> = differs.iter().map(problem).collect();
    json_text::locate(source, &mut problems);
    problems
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

/// The files of a project, or of a bundled game of that name.
pub fn files(project: &Path) -> anyhow::Result<GameFiles> {
    match GameFiles::of_any(project).map_err(unreadable)? {
        Some(files) => Ok(files),
        // The file that is not there says so.
        None => {
            let ruleset = load(&project.join("ruleset.json")).map_err(unreadable)?;
            Ok(GameFiles::of(ruleset, project).map_err(unreadable)?)
        }
    }
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

/// The game of these files; its problems are shown on standard error, because what is asked for is something else.
pub fn valid_game(files: &GameFiles) -> Option<Game> {
    let checked = files.check();
    for (source, problems) in files.with_problems(&checked) {
        report::show_on_stderr(&source, problems);
    }
    checked.valid()
}

/// A file that cannot be read, and why.
pub fn unreadable((name, problem): (String, Diagnostic)) -> UsageError {
    UsageError(format!("{name}: {}", english(&problem.message)))
}
