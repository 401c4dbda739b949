//! Translation: states, edits of files, previews of edits, and external changes of files.

mod approval;
mod changes;
mod command;
#[cfg(feature = "typeset")]
mod faces;
mod files;
mod lexicon;
mod quick_fixes;
mod rename;
mod states;

use std::fs;
use std::path::PathBuf;

use ses_studio::base::Name;
use ses_studio::document::{ChangeSet, Command, Document, Home, StorageConfig};
use ses_studio::registry::STARFALL_REGISTRY;
use ses_studio::ruleset::STARFALL;
use ses_studio::text::Language;
use ses_studio::text::translation::{Decision, Edit, Message};

/// A project of the bundled game in a temporary folder, with a home folder next to it.
struct Project {
    folder: tempfile::TempDir,
}

impl Project {
    fn new() -> Self {
        let project = Self { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(project.path("")).unwrap();
        fs::write(project.path("ruleset.json"), STARFALL).unwrap();
        fs::write(project.path("registry.json"), STARFALL_REGISTRY).unwrap();
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("game").join(name)
    }

    fn open(&self) -> Document {
        let home = Home::at(self.folder.path().join("home"));
        let mut document =
            Document::open_with(&self.path(""), StorageConfig { home: Some(home), has_journal: true }).unwrap();
        document.set_author("Ana");
        document
    }

    /// The project as another program reads it.
    fn reopen(&self) -> Document {
        Document::open_with(&self.path(""), StorageConfig::without_home()).unwrap()
    }

    /// Writes a file of the project without the studio.
    fn put(&self, name: &str, text: &str) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }
}

fn language(tag: &str) -> &'static Language {
    Language::find(tag).unwrap()
}

#[track_caller]
fn edit(document: &mut Document, tag: &str, edits: Vec<Edit>) -> ChangeSet {
    document.apply(Command::Translate { language: Name::from(tag), edits, gesture: None }).unwrap()
}

fn write(id: &str, source: &str) -> Edit {
    Edit::Write { id: Name::from(id), source: source.to_owned() }
}

fn decide(id: &str, decision: Decision, reason: &str) -> Edit {
    Edit::Decide { id: Name::from(id), decision, reason: reason.to_owned() }
}

fn message(document: &Document, tag: &str, id: &str) -> Message {
    let messages = document.subject().messages(language(tag), None);
    messages.into_iter().find(|message| message.id == id).unwrap_or_else(|| panic!("there is no `{id}`"))
}
