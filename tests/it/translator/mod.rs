//! The Locales screen, driven by the keyboard as a translator would, and checked by what a screen reader sees.

mod checks;
mod features;
mod files;
mod layout;
mod screen;
mod walks;

use std::fs;
use std::path::Path;

use egui::Key;
use ses_studio::document::{Document, StorageConfig};
use ses_studio::registry::STARFALL_REGISTRY;
use ses_studio::studio::{Settings, StartProject};
use ses_studio::text::Language;
use ses_studio::text::translation::Message;

use crate::window::{self, CTRL, NONE, Window, press, write};

fn language(tag: &str) -> &'static Language {
    Language::of_tag(tag).expect("it is a language")
}

/// Opens the Locales screen of a project with the bundled cards.
fn open(folder: &Path, tag: &str) -> Window {
    open_with(
        folder,
        Settings { translation_language: tag.to_owned(), author: "Ana".to_owned(), ..Settings::default() },
    )
}

fn open_with(folder: &Path, settings: Settings) -> Window {
    prepare(folder);
    on_locales(window::open(StartProject::Folder(folder.to_owned()), settings))
}

/// As [`open`], with the faces of real cards.
fn open_showing_faces(folder: &Path, tag: &str) -> Window {
    prepare(folder);
    let settings = Settings { translation_language: tag.to_owned(), ..Settings::default() };
    on_locales(window::open_showing_faces(StartProject::Folder(folder.to_owned()), settings))
}

/// Makes a project of the bundled cards, unless the folder is one.
fn prepare(folder: &Path) {
    if !folder.join("registry.json").exists() {
        window::project(folder, STARFALL_REGISTRY);
    }
}

fn on_locales(mut harness: Window) -> Window {
    press(&mut harness, CTRL, Key::Num4);
    harness.run_steps(20);
    harness
}

/// Writes a file of a language, as another program would.
fn put(folder: &Path, path: &str, text: &str) {
    let path = folder.join("locales").join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Searches for a message and focuses its translation.
fn find(harness: &mut Window, id: &str) {
    press(harness, CTRL, Key::F);
    press(harness, CTRL, Key::A);
    write(harness, id);
    press(harness, NONE, Key::Enter);
    press(harness, NONE, Key::F2);
    assert_eq!(chosen(harness).id, id);
}

fn chosen(window: &Window) -> &Message {
    window.state().chosen_message().expect("a message is chosen")
}

/// The messages of a language in the saved files of the project.
fn messages(folder: &Path, tag: &str) -> Vec<Message> {
    let document = Document::open_with(folder, StorageConfig::without_home()).unwrap();
    document.subject().messages(language(tag), None)
}
