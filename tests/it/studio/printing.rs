//! Printing from the window: what its screen says when it cannot, which card a problem belongs to, and that whatever
//! ends the window leaves nothing half printed.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::window::{Window, builder, open, open_showing_faces, open_with, press, project, shows_part, wait};
use egui::{Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::document::StorageConfig;
use ses_studio::studio::{Settings, StartOptions, StartProject};

/// A good card, one whose picture is missing, and one with an error.
const THREE: &str = r#"{ "format": 1, "game": "starfall", "books": [], "heroes": [], "cards": [
    { "id": "SC-B01-H01-C01", "name": "Good", "type": "action", "cost": 1, "book": 1, "effects": [{ "do": "dmg", "val": 3 }] },
    { "id": "SC-B01-H01-C02", "name": "Bare", "type": "action", "cost": 1, "book": 1, "art": "gone.png", "effects": [{ "do": "dmg", "val": 3 }] },
    { "id": "SC-B01-H01-C03", "name": "Bad", "type": "action", "cost": 1, "book": 1, "effects": [{ "do": "dmgg", "val": 3 }] }
] }"#;

/// Opens the screen and prints what it offers to a folder.
#[track_caller]
fn print(window: &mut Window, to: &Path) {
    press(window, Modifiers::COMMAND, Key::Num6);
    let button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == egui::accesskit::Role::Button;
    let start = window.query_all_by_label("Print").rfind(button).unwrap();
    start.click();
    window.run_steps(3);
    assert!(window.state_mut().choose_path(to.to_owned()), "a folder is asked for");
    window.run_steps(2);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_reported_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a file");
    fs::write(&file, "mine").unwrap();
    let mut window = open(StartProject::Bundled, Settings::default());
    print(&mut window, &file);
    wait(&mut window, "Nothing was printed.", |window| shows_part(window, "Nothing was printed."));
    assert!(shows_part(&window, &format!("A file is in the way of {}", file.display())));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_problem_of_a_printing_names_its_card_and_leads_to_it() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path(), THREE);
    let to = folder.path().join("näch/打印 1");
    let mut window = open_showing_faces(StartProject::Folder(folder.path().to_owned()), Settings::default());
    print(&mut window, &to);
    wait(&mut window, "Printed to", |window| shows_part(window, "Printed to"));
    assert!(shows_part(&window, "Left out because of errors: 1"));
    let mut names: Vec<_> = fs::read_dir(&to).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["SC-B01-H01-C01.png", "SC-B01-H01-C02.png"]);
    window.get_by_label_contains("Bare: There is no picture `gone.png`").click();
    window.run_steps(3);
    assert_eq!(window.state().chosen(), Some(ses_studio::document::RecordPath::Card(1)));
    // There the face says it too.
    wait(&mut window, "There is no picture `gone.png`", |window| shows_part(window, "There is no picture `gone.png`"));
}

#[test]
fn whatever_ends_the_window_leaves_nothing_half_printed() {
    for by_the_system in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("new");
        let end = Arc::new(AtomicBool::new(false));
        let start = StartOptions {
            project: StartProject::Bundled,
            settings: Some(Settings::default()),
            storage: StorageConfig::without_home(),
            quit: Arc::clone(&end),
            ..StartOptions::default()
        };
        let mut window = open_with(builder(), start);
        // An unsaved edit is no reason to stay when the system asks: nobody may be there to answer.
        window.state_mut().perform_edit(ses_studio::document::Command::Set {
            at: vec![ses_studio::document::RecordPath::Card(0)],
            field: ses_studio::document::Field::Art(Some("other.png".into())),
            gesture: None,
        });
        print(&mut window, &to);
        let begun = Instant::now();
        while fs::read_dir(&to).map_or(0, Iterator::count) < 3 {
            assert!(begun.elapsed() < Duration::from_mins(2), "nothing is printed");
            std::thread::sleep(Duration::from_millis(5));
        }
        if by_the_system {
            end.store(true, Ordering::Relaxed);
            window.step();
            let commands = &window.output().viewport_output[&ViewportId::ROOT].commands;
            assert!(commands.contains(&ViewportCommand::Close), "{commands:?}");
        }
        drop(window);
        assert!(!to.exists(), "{by_the_system}");
    }
}
