//! The panel below the editor, in games whose ruleset describes a whole match.

use std::path::Path;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use ses_studio::document::{Command, StorageConfig};
use ses_studio::studio::{Settings, StartOptions, StartProject};

use super::tabletop::project;
use crate::kernel::{SAMPLES, Sample};
use crate::window::{CTRL, Window, builder, open_with, press, settle, shows, shows_part};

fn ttcg() -> &'static Sample {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").expect("a sample")
}

/// A game with the panel below the editor.
fn window(folder: &Path, card: &str) -> Window {
    project(ttcg(), folder);
    let settings = Settings { try_open: true, card: Some(card.to_owned()), ..Settings::default() };
    let start = StartOptions {
        project: StartProject::Folder(folder.to_owned()),
        settings: Some(settings),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut window = open_with(builder(), start);
    settle(&mut window);
    window
}

#[test]
fn the_panel_below_the_editor_follows_the_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "TT-L003");
    assert!(shows(&window, "Gain points 1, applied"), "{:?}", window.state().chosen());
    let cards: Value = serde_json::from_str(ttcg().cards).unwrap();
    let card = cards["cards"].as_array().unwrap().iter().find(|card| card["id"] == "TT-L003").unwrap();
    let set = |window: &mut Window, value: i64| {
        let mut card = card.clone();
        card["effects"][0]["val"] = json!(value);
        if value == 0 {
            card["effects"][0]["do"] = json!("none");
        }
        let at = window.state().chosen().unwrap();
        let json = card.to_string();
        assert!(window.state_mut().perform_edit(Command::SetJson { at, json, gesture: None }));
        settle(window);
    };
    set(&mut window, 3);
    assert!(shows(&window, "Gain points 3, applied"));
    // A card with an error is not in the game: the panel says what is wrong.
    set(&mut window, 0);
    assert!(!shows_part(&window, "applied"));
    press(&mut window, CTRL, Key::T);
    settle(&mut window);
    assert!(window.query_all_by_label("Go to Sandbox").next().is_none());
}
