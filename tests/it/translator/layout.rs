//! The layout in small windows: nothing is outside of the window, and nothing is covered.

use egui::{Rect, Vec2};
use egui_kittest::kittest::Queryable as _;
use ses_studio::registry::STARFALL_REGISTRY;
use ses_studio::studio::{Settings, StartOptions, StartProject};

use egui::Key;

use super::find;
use crate::window::{self, CTRL, Window, press};

/// What has to be reachable without scrolling in the smallest window.
const CONTROLS: [&str; 18] = [
    "Target language",
    "Filter messages",
    "Filter by file",
    "Filter by check",
    "Needs work",
    "Reject with a reason · Ctrl+Shift+X",
    "Approve and next",
    "Editing mode: Fluent",
    "Editing mode: Fields",
    "Lexicon: Lexicon",
    "Lexicon: Coverage",
    "Collapse",
    "Value 0",
    "Value 1",
    "Value 21",
    "Value 100",
    "Cards this edit changes: Text",
    "Cards this edit changes: Layout",
];

pub fn open(folder: &std::path::Path, tag: &str, size: Vec2, scale: f32) -> Window {
    if !folder.join("registry.json").exists() {
        window::project(folder, STARFALL_REGISTRY);
    }
    let settings = Settings { translation_language: tag.into(), author: "Ana".into(), ..Settings::default() };
    let start = StartOptions {
        project: StartProject::Folder(folder.to_owned()),
        settings: Some(settings),
        storage: ses_studio::document::StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let builder = window::builder().with_size(size).with_pixels_per_point(scale);
    let mut window = window::open_with(builder, start);
    press(&mut window, CTRL, Key::Num4);
    window.run_steps(20);
    window
}

#[test]
fn every_control_is_within_a_small_window() {
    for (tag, size, scale) in [
        ("pl", Vec2::new(1024.0, 640.0), 1.0),
        ("ar", Vec2::new(1024.0, 640.0), 2.0),
        ("de", Vec2::new(1280.0, 800.0), 1.5),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut window = open(folder.path(), tag, size, scale);
        find(&mut window, "op-dmg");
        let whole = Rect::from_min_size(egui::Pos2::ZERO, size);
        let mut places: Vec<(&str, Rect)> = Vec::new();
        for name in CONTROLS {
            let nodes: Vec<Rect> = window.query_all_by_label(name).map(|node| node.rect()).collect();
            let rect = *nodes.first().unwrap_or_else(|| panic!("nothing is named {name} in {size}"));
            assert!(whole.expand(0.5).contains_rect(rect), "{name} is at {rect:?} in a window of {size}");
            assert!(rect.width() >= 16.0 && rect.height() >= 16.0, "{name} is cut: {rect:?}");
            for (other, place) in &places {
                assert!(!place.shrink(0.5).intersects(rect), "{name} {rect:?} covers {other} {place:?} in {size}");
            }
            places.push((name, rect));
        }
    }
}
