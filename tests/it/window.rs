//! Drives the real window without a display: opens a project, sends keys and text, and reads the accessibility tree.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Role, Vec2, ViewportId};
use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, HarnessBuilder};
use ses_studio::document::StorageConfig;
use ses_studio::registry;
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Settings, StartOptions, StartProject, Studio};

use crate::support::rules;

pub type Window = Harness<'static, Studio>;

pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub const NONE: Modifiers = Modifiers::NONE;

/// A test fails if the window has not reached the expected state after this time.
const TIMEOUT: Duration = Duration::from_mins(2);

/// A window of the default size. The operating system is fixed so that shortcuts and their names are the same everywhere.
pub fn builder() -> HarnessBuilder<Studio> {
    Harness::builder().with_size(Vec2::new(1440.0, 900.0)).with_os(egui::os::OperatingSystem::Nix)
}

pub fn open(project: StartProject, settings: Settings) -> Window {
    open_with(builder(), options(project, settings))
}

/// As [`open`], with the card faces that the window shows.
pub fn open_showing_faces(project: StartProject, settings: Settings) -> Window {
    open_with_faces(builder(), options(project, settings))
}

fn options(project: StartProject, settings: Settings) -> StartOptions {
    let storage = StorageConfig::without_home();
    StartOptions { project, settings: Some(settings), storage, ..StartOptions::default() }
}

/// A window that draws no card faces.
pub fn open_with(builder: HarnessBuilder<Studio>, start: StartOptions) -> Window {
    open_with_faces(builder, StartOptions { without_faces: true, ..start })
}

/// A window that draws the card faces that it shows.
pub fn open_with_faces(builder: HarnessBuilder<Studio>, start: StartOptions) -> Window {
    let mut window = builder.build_eframe(|context| Studio::new(context, start));
    window.run_steps(4);
    window
}

/// Creates a project of Starfall's ruleset in a folder.
pub fn project(folder: &Path, registry: &str) {
    registry::project::create(folder, STARFALL, registry, &rules()).unwrap();
}

pub fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

/// Types a text letter by letter, with a frame after each letter as with a person at the keyboard.
pub fn write(window: &mut Window, text: &str) {
    for letter in text.chars() {
        window.event(Event::Text(letter.to_string()));
        window.run_steps(1);
    }
    window.run_steps(2);
}

/// Types a number into a field.
#[track_caller]
pub fn type_number(window: &mut Window, name: &str, number: &str) {
    window.get_by_role_and_label(Role::SpinButton, name).click();
    window.run_steps(3);
    press(window, CTRL, Key::A);
    write(window, number);
    press(window, NONE, Key::Enter);
}

/// Clicks the first widget with this name with the pointer.
#[track_caller]
pub fn click(window: &mut Window, label: &str) {
    window.get_all_by_label(label).next().unwrap_or_else(|| panic!("nothing is named `{label}`")).click();
    window.run_steps(3);
}

/// Activates the first widget with this name as a screen reader does, which also reaches widgets that are scrolled out of
/// sight.
#[track_caller]
pub fn activate(window: &mut Window, label: &str) {
    window.get_all_by_label(label).next().unwrap_or_else(|| panic!("nothing is named `{label}`")).click_accesskit();
    window.run_steps(3);
}

/// Whether a widget with exactly this name is shown.
pub fn shows(window: &Window, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

/// Whether a widget is shown whose name contains this text.
pub fn shows_part(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// Draws frames until a condition holds that depends on work in the background. `what` names it in the failure message.
#[track_caller]
pub fn wait(window: &mut Window, what: &str, is_met: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !is_met(window) {
        assert!(begun.elapsed() < TIMEOUT, "timed out: {what}");
        std::thread::sleep(Duration::from_millis(10));
        window.step();
    }
    window.run_steps(3);
}

/// The delay after which the window asks to be drawn again without any input.
pub fn repaint_delay(window: &Window) -> Duration {
    window.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

/// Draws frames until no work is left in the background and no further frame is requested at once.
#[track_caller]
pub fn settle(window: &mut Window) {
    let begun = Instant::now();
    let mut quiet = 0;
    while quiet < 3 {
        assert!(begun.elapsed() < TIMEOUT, "the window does not come to rest");
        window.step();
        if window.state().is_busy() || repaint_delay(window).is_zero() {
            quiet = 0;
            std::thread::sleep(Duration::from_millis(5));
        } else {
            quiet += 1;
        }
    }
}

/// Answers the open file dialog.
#[track_caller]
pub fn choose_path(window: &mut Window, path: &Path) {
    assert!(window.state_mut().choose_path(path.to_owned()), "no file dialog is open");
    window.run_steps(3);
}
