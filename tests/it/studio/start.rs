//! The start screen: what a new user sees, and how a project begins.

use std::fs;

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ses_studio::document::StorageConfig;
use ses_studio::studio::{Screen, Settings, StartOptions, StartProject};

use crate::window::{CTRL, CTRL_SHIFT, NONE, Window, builder, click, open, open_with, press, settle, shows, write};

fn first_start(settings: Settings) -> Window {
    let mut window = open(StartProject::Last, settings);
    settle(&mut window);
    window
}

#[test]
fn enter_opens_the_selected_game_at_the_very_first_start() {
    let mut window = first_start(Settings::default());
    assert_eq!(window.state().settings().screen, Screen::Start);
    assert!(shows(&window, "Starfall Catastrophe") && shows(&window, "Essence Crown: Shard Wars"));
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(window.state().settings().screen, Screen::Cards);
    assert!(window.state().chosen().is_some(), "a card is selected");
    // The next start shows the game again.
    let again = first_start(window.state().settings().clone());
    assert_eq!(again.state().settings().screen, Screen::Cards);
}

#[test]
fn the_arrow_keys_and_typing_find_another_game() {
    let mut window = first_start(Settings::default());
    write(&mut window, "crown");
    assert!(!shows(&window, "Browse: Starfall Catastrophe"));
    click(&mut window, "Browse: Essence Crown: Shard Wars");
    settle(&mut window);
    assert_eq!(window.state().document().rules().game, "essence-crown");
    assert_eq!(window.state().document().path(), None);
    press(&mut window, CTRL_SHIFT, Key::O);
    settle(&mut window);
    assert_eq!(window.state().settings().screen, Screen::Start);
    // Starfall is the first, and the others follow by name.
    press(&mut window, NONE, Key::ArrowLeft);
    press(&mut window, NONE, Key::ArrowLeft);
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(window.state().document().rules().game, "starfall");
}

#[test]
fn a_project_begins_as_a_copy_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let start = StartOptions {
        settings: Some(Settings::default()),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut window = open_with(builder(), start);
    settle(&mut window);
    click(&mut window, "Create a copy: Essence Crown: Shard Wars");
    press(&mut window, CTRL, Key::A);
    write(&mut window, "Second Light");
    press(&mut window, NONE, Key::Tab);
    press(&mut window, CTRL, Key::A);
    write(&mut window, folder.path().to_str().unwrap());
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let made = folder.path().join("Second Light");
    assert_eq!(window.state().document().path(), Some(made.as_path()));
    assert_eq!(window.state().settings().screen, Screen::Cards);
    assert_eq!(window.state().document().tally().0, 0, "the copy has no errors");
    for part in ["ruleset.json", "registry.json", "scenarios", "locales"] {
        assert!(made.join(part).exists(), "{part}");
    }
    assert!(!made.join("covers").exists());

    // The folder is taken now.
    press(&mut window, CTRL_SHIFT, Key::O);
    settle(&mut window);
    assert!(shows(&window, "Second Light"));
    click(&mut window, "Create a copy: Essence Crown: Shard Wars");
    press(&mut window, CTRL, Key::A);
    write(&mut window, "Second Light");
    press(&mut window, NONE, Key::Tab);
    press(&mut window, CTRL, Key::A);
    write(&mut window, folder.path().to_str().unwrap());
    press(&mut window, NONE, Key::Enter);
    assert!(window.get_by_label("Create").accesskit_node().is_disabled());
}

#[test]
fn a_project_that_is_gone_stays_in_the_list_until_it_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("Gone");
    let settings = Settings { project: Some(gone.clone()), recent: vec![gone.clone()], ..Settings::default() };
    let mut window = first_start(settings);
    assert_eq!(window.state().settings().screen, Screen::Start, "what was open last cannot be opened");
    assert!(shows(&window, "Gone"));
    click(&mut window, "Remove from the list");
    settle(&mut window);
    assert!(!shows(&window, "Gone"));
    assert!(window.state().settings().recent.is_empty());
    fs::create_dir(&gone).unwrap();
}
