//! What several tests need: the bundled game, temporary projects, conformance cases.

use std::fs;
use std::path::{Path, PathBuf};

use ses_studio::base::{Diagnostic, Source};
use ses_studio::card::CheckedRecords;
use ses_studio::engine::{Game, Library, scenario};
use ses_studio::registry::{CheckedProject, Project, Registry};
use ses_studio::ruleset::{Ruleset, STARFALL};

/// The bundled game's ruleset.
pub fn rules() -> Ruleset {
    let (rules, problems) = Ruleset::read(&Source::new("ruleset.json", STARFALL));
    assert!(problems.is_empty(), "{problems:#?}");
    rules.expect("the bundled ruleset is sound")
}

/// The bundled game's registry.
pub fn registry() -> Registry {
    Project::bundled().check().registry.expect("the bundled registry can be read")
}

/// The bundled game with its matches: each hero has a deck.
pub fn game_of_heroes() -> ses_studio::kernel::rules::Game {
    ses_studio::registry::game_of_heroes(&rules(), &Project::bundled().ruleset, &registry()).expect("it has a match")
}

/// The checked form of a registry's cards and heroes.
pub fn checked(registry: &Registry, rules: &Ruleset) -> CheckedRecords {
    CheckedRecords::check(&registry.cards, &registry.heroes, rules).0
}

/// A project of these two texts, checked.
pub fn check(ruleset: &str, registry: &str) -> CheckedProject {
    let project = Project {
        folder: None,
        ruleset: Source::new("ruleset.json", ruleset),
        registry: Source::new("registry.json", registry),
        decks: Vec::new(),
    };
    project.check()
}

/// The codes of problems, sorted, without one that is always there.
pub fn codes(problems: &[Diagnostic], without: &str) -> Vec<&'static str> {
    let mut codes: Vec<&str> =
        problems.iter().map(|problem| problem.code.as_str()).filter(|&code| code != without).collect();
    codes.sort_unstable();
    codes
}

/// Conformance cases: the committed copy, and the shared original where it is beside the repository.
pub fn conformance(name: &str) -> Vec<serde_json::Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = fs::read_to_string(suite(name)).expect("the copy is committed");
    let original = fs::read_to_string(root.join("../shared/conformance").join(name)).ok();
    std::iter::once(copy)
        .chain(original)
        .map(|text| serde_json::from_str(&text).expect("conformance files are JSON"))
        .collect()
}

/// A file of the test suite.
pub fn suite(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite").join(name)
}

/// Compares a text with a committed file; `UPDATE_GOLDEN=1` writes the file instead.
#[track_caller]
pub fn golden(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the golden file can be written");
        return;
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    assert!(
        expected == text,
        "{} differs; look at the difference, and run with UPDATE_GOLDEN=1 if it is right\n{}",
        path.display(),
        first_difference(&expected, text)
    );
}

fn first_difference(expected: &str, found: &str) -> String {
    let lines = expected.lines().zip(found.lines()).enumerate().find(|(_, (a, b))| a != b);
    match lines {
        Some((at, (expected, found))) => format!("line {}:\n- {expected}\n+ {found}", at + 1),
        None => format!("{} lines expected, {} found", expected.lines().count(), found.lines().count()),
    }
}

/// The bundled game, ready to resolve.
pub struct Bundled {
    /// Its ruleset.
    pub rules: Ruleset,
    /// Its cards, compiled.
    pub library: Library,
}

impl Bundled {
    pub fn new() -> Self {
        Self::of(rules())
    }

    /// The bundled cards under another ruleset.
    pub fn of(rules: Ruleset) -> Self {
        let registry = registry();
        let checked = checked(&registry, &rules);
        let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked);
        Self { rules, library }
    }

    pub fn game(&self) -> Game<'_> {
        Game { rules: &self.rules, library: &self.library }
    }

    pub fn run(&self, scenario: &serde_json::Value) -> (Option<scenario::Playthrough>, Vec<Diagnostic>) {
        self.run_source(&Source::new("scenario.json", scenario.to_string()))
    }

    /// Runs a scenario, under its own settings if it has some.
    pub fn run_source(&self, source: &Source) -> (Option<scenario::Playthrough>, Vec<Diagnostic>) {
        let settings = scenario::settings(source);
        if settings.is_empty() {
            return scenario::run(source, self.game(), &mut ());
        }
        let (rules, problems) = Ruleset::read_with(&Source::new("ruleset.json", STARFALL), &settings);
        assert!(problems.is_empty(), "{problems:#?}");
        let other = Self::of(rules.expect("the bundled ruleset is sound"));
        scenario::run(source, other.game(), &mut ())
    }
}
