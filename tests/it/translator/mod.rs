//! The screen of the languages, driven as a translator would: by the keyboard, and looked at by what a screen reader sees.

mod checks;
mod features;
mod files;
mod screen;
mod walks;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use ses_studio::document::{Document, StorageConfig};
use ses_studio::registry::{self, project::STARFALL_REGISTRY};
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Begin, Settings, Start, Studio};
use ses_studio::text::Language;
use ses_studio::text::translation::Message;

use crate::support::rules;

type Window = Harness<'static, Studio>;

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
const NONE: Modifiers = Modifiers::NONE;

fn language(tag: &str) -> &'static Language {
    Language::of_tag(tag).expect("it is a language")
}

/// A project of the bundled cards, shown on the screen of the languages.
fn open(folder: &Path, tag: &str) -> Window {
    open_with(
        folder,
        Settings { translation_language: tag.to_owned(), author: "Ana".to_owned(), ..Settings::default() },
    )
}

fn open_with(folder: &Path, settings: Settings) -> Window {
    if !folder.join("registry.json").exists() {
        registry::project::create(folder, STARFALL, STARFALL_REGISTRY, &rules()).unwrap();
    }
    let start = Start {
        begin: Begin::At(folder.to_owned()),
        settings: Some(settings),
        keep: StorageConfig::without_home(),
        ..Start::default()
    };
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .with_os(egui::os::OperatingSystem::Nix)
        .build_eframe(|context| Studio::new(context, start));
    harness.run_steps(2);
    press(&mut harness, CTRL, Key::Num4);
    harness.run_steps(20);
    harness
}

/// Writes a file of a language, as somebody else would.
fn put(folder: &Path, path: &str, text: &str) {
    let path = folder.join("locales").join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn press(harness: &mut Window, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
}

fn write(harness: &mut Window, text: &str) {
    for letter in text.chars() {
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(1);
    }
    harness.run_steps(2);
}

/// Searches for a message and gives its translation the keyboard.
fn find(harness: &mut Window, id: &str) {
    press(harness, CTRL, Key::F);
    press(harness, CTRL, Key::A);
    write(harness, id);
    press(harness, NONE, Key::Enter);
    press(harness, NONE, Key::F2);
    assert_eq!(chosen(harness).id, id);
}

/// The chosen message.
fn chosen(window: &Window) -> &Message {
    window.state().chosen_message().expect("a message is chosen")
}

/// Does what the first thing of a name does, as a screen reader would: wherever it has been scrolled to.
fn click(window: &mut Window, name: &str) {
    window.get_all_by_label(name).next().unwrap_or_else(|| panic!("there is no {name}")).click_accesskit();
    window.run_steps(3);
}

/// Frames until something is true that is made in the background.
#[track_caller]
fn wait(window: &mut Window, is_true: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !is_true(window) {
        assert!(begun.elapsed() < Duration::from_mins(2), "nothing has happened");
        std::thread::sleep(Duration::from_millis(20));
        window.step();
    }
    window.run_steps(3);
}

/// Whether something of a name is shown.
fn shows(window: &Window, name: &str) -> bool {
    window.query_all_by_label(name).next().is_some()
}

/// Whether something is shown whose name has this in it.
fn shows_part(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// The messages of a language as they are in the project's files.
fn messages(folder: &Path, tag: &str) -> Vec<Message> {
    let document = Document::open_with(folder, StorageConfig::without_home()).unwrap();
    document.subject().messages(language(tag), None)
}
