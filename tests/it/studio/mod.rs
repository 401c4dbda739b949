//! The window, driven as a person would: by keys, and by what a screen reader sees.

mod designer;
mod names;
mod printing;
mod quiet;
mod snapshots;
mod states;
mod walks;

use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Vec2, ViewportId};
use egui_kittest::{Harness, HarnessBuilder};
use ses_studio::document::StorageConfig;
use ses_studio::registry;
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Begin, Settings, Start, Studio};

use crate::support::rules;

type Window = Harness<'static, Studio>;

/// A window of the usual size.
fn builder() -> HarnessBuilder<Studio> {
    Harness::builder().with_size(Vec2::new(1440.0, 900.0)).with_os(egui::os::OperatingSystem::Nix)
}

fn open(begin: Begin, settings: Settings) -> Window {
    let start = Start { begin, settings: Some(settings), keep: StorageConfig::without_home(), ..Start::default() };
    let mut window = builder().build_eframe(|context| Studio::new(context, start));
    window.run_steps(4);
    window
}

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

fn write(window: &mut Window, text: &str) {
    for letter in text.chars() {
        window.event(Event::Text(letter.to_string()));
        window.run_steps(1);
    }
    window.run_steps(2);
}

fn project(folder: &Path, registry: &str) {
    registry::project::create(folder, STARFALL, registry, &rules()).unwrap();
}

/// After how long the window wants to be drawn again by itself.
fn next_frame(window: &Window) -> Duration {
    window.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

/// Draws until everything that is made in the background is there and nothing asks for another frame at once.
#[track_caller]
fn settle(window: &mut Window) {
    let begun = Instant::now();
    let mut quiet = 0;
    while quiet < 3 {
        assert!(begun.elapsed() < Duration::from_mins(2), "the window does not come to rest");
        window.step();
        if window.state().is_making() || next_frame(window).is_zero() {
            quiet = 0;
            std::thread::sleep(Duration::from_millis(5));
        } else {
            quiet += 1;
        }
    }
}
