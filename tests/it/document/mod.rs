//! The open project: edits and undo, saving, journals, conflicts.

mod arrange;
mod commands;
mod decks;
mod design;
mod files;
mod legality;
mod menu_builder;
mod menus;
mod merge;
mod random;
mod sequences;
mod sweeps;
mod whole_game;

pub use menus::games;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use ses_studio::base::{Diagnostic, Name, Source};
use ses_studio::document::{Document, Home, RecordPath, StorageConfig};
use ses_studio::registry::{Project, Registry, read, write};
use ses_studio::ruleset::STARFALL;

use crate::support::{registry, rules};
use ses_studio::text::problem_text::english;

/// A few cards and heroes of the bundled game: enough to edit, small enough to check again after every edit.
fn small() -> Registry {
    static SMALL: LazyLock<Registry> = LazyLock::new(|| {
        let whole = registry();
        let cards = whole.cards.iter().step_by(whole.cards.len() / 9).cloned().collect();
        let heroes = whole.heroes.iter().take(4).cloned().collect();
        Registry { cards, heroes, ..whole }
    });
    SMALL.clone()
}

/// A document in memory.
fn in_memory(registry: &Registry) -> Document {
    in_memory_text(&write(registry, &rules()))
}

fn in_memory_text(registry: &str) -> Document {
    let project = Project {
        folder: None,
        ruleset: Source::new("ruleset.json", STARFALL),
        registry: Source::new("registry.json", registry),
        decks: Vec::new(),
    };
    Document::of_project(project, StorageConfig::without_home()).expect("it was written by us")
}

/// A project folder and a home folder, which are deleted when this is dropped.
struct Folders {
    folder: tempfile::TempDir,
}

impl Folders {
    fn new(registry: &Registry) -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap() };
        std::fs::create_dir(place.project()).unwrap();
        std::fs::write(place.project().join("ruleset.json"), STARFALL).unwrap();
        std::fs::write(place.file(), write(registry, &rules())).unwrap();
        place
    }

    fn project(&self) -> PathBuf {
        self.folder.path().join("game")
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn file(&self) -> PathBuf {
        self.project().join("registry.json")
    }

    fn text(&self) -> String {
        std::fs::read_to_string(self.file()).unwrap()
    }

    fn settings(&self) -> StorageConfig {
        StorageConfig { home: Some(Home::at(self.home().join("ses-studio"))), has_journal: true }
    }

    fn open(&self) -> Document {
        Document::open_with(&self.project(), self.settings()).unwrap()
    }

    /// What is kept about the project outside it.
    fn kept(&self) -> PathBuf {
        let mut projects = std::fs::read_dir(self.home().join("ses-studio/projects")).unwrap();
        projects.next().expect("it was opened before").unwrap().path()
    }

    fn journals(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.kept()).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.extension().is_some_and(|end| end == "jsonl")).collect()
    }

    /// The same files elsewhere, as another machine would find them after a crash of this one.
    fn copy(other: &Folders) -> Self {
        let copy = Self::new(&Registry::default());
        std::fs::copy(other.file(), copy.file()).unwrap();
        // What is kept goes by the path of the project.
        drop(Document::open_with(&copy.project(), StorageConfig { has_journal: false, ..copy.settings() }).unwrap());
        for (from, to) in [(other.kept(), copy.kept()), (other.kept().join("backups"), copy.kept().join("backups"))] {
            for entry in std::fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
                if entry.is_file() {
                    std::fs::copy(&entry, to.join(entry.file_name().unwrap())).unwrap();
                }
            }
        }
        copy
    }
}

/// What a document would save.
fn text_of(document: &Document) -> String {
    write(document.registry(), document.rules())
}

/// The problems that a document keeps must be those that a fresh look at the same cards finds.
#[track_caller]
fn assert_problems_are_current(document: &Document) {
    let (registry, shape) = read(&Source::new("x", text_of(document)), document.rules());
    let fresh = ses_studio::registry::Checks::new(&registry.unwrap(), document.rules(), None, shape);
    let described = |(place, problem): (RecordPath, &Diagnostic)| {
        format!("{place:?} {} {} {}", problem.code.as_str(), problem.pointer, english(&problem.message))
    };
    let mut kept: Vec<String> = document.problems().map(described).collect();
    let mut found: Vec<String> = fresh.all().map(described).collect();
    kept.sort_unstable();
    found.sort_unstable();
    assert_eq!(kept, found);
    assert_eq!(document.tally(), fresh.tally());
}

/// The files in a folder whose names begin with a full stop.
fn strays(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with('.'))
        .collect()
}

fn name(text: &str) -> Name {
    Name::from(text)
}
