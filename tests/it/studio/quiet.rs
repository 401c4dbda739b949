//! A window in which nothing happens is not drawn.

use std::time::Duration;

use crate::window::{builder, open_with, press, project, repaint_delay, settle, write};
use egui::{Key, Modifiers, Vec2};
use ses_studio::document::{Home, StorageConfig};
use ses_studio::registry::project::STARFALL_REGISTRY;
use ses_studio::studio::{Settings, StartOptions, StartProject};

/// So long nothing may ask for a frame.
const REST: Duration = Duration::from_secs(10);

#[test]
fn a_window_at_rest_is_not_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    project(&game, STARFALL_REGISTRY);
    // As the program runs: with a home, a journal, and watched files.
    let keep = StorageConfig { home: Some(Home::at(folder.path().join("home"))), has_journal: true };
    for problems_open in [false, true] {
        let settings = Settings { problems_open, ..Settings::default() };
        let start = StartOptions {
            project: StartProject::Folder(game.clone()),
            settings: Some(settings),
            storage: keep.clone(),
            ..StartOptions::default()
        };
        let mut window = open_with(builder().with_size(Vec2::new(1280.0, 800.0)), start);
        settle(&mut window);
        assert!(repaint_delay(&window) > REST, "{:?}", window.ctx.repaint_causes());
        // After an edit too, once it is written down.
        press(&mut window, Modifiers::NONE, Key::F2);
        write(&mut window, "Renamed");
        press(&mut window, Modifiers::NONE, Key::Escape);
        std::thread::sleep(Duration::from_millis(600));
        settle(&mut window);
        assert!(repaint_delay(&window) > REST, "{:?}", window.ctx.repaint_causes());
    }
}
