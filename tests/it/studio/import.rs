//! Card sheets in the window: a report first, then one step that can be undone.

use std::fs;
use std::path::Path;
use std::process::Command;

use egui::Key;
use ses_studio::registry::csv;
use ses_studio::registry::start::start;
use ses_studio::studio::{Screen, Settings, StartProject};

use crate::window::{CTRL, NONE, Window, choose_path, click, open, press, settle, shows, shows_part, write};

fn window(folder: &Path, game: &str) -> Window {
    start(game, folder).unwrap();
    let mut window = open(StartProject::Folder(folder.to_owned()), Settings::default());
    settle(&mut window);
    window
}

fn import(window: &mut Window, sheet: &Path) {
    press(window, CTRL, Key::I);
    choose_path(window, sheet);
    window.run_steps(3);
    settle(window);
}

fn name_of(window: &Window, id: &str) -> Option<String> {
    let cards = &window.state().document().registry().cards;
    cards.iter().find(|card| card.id == id).map(|card| card.name.to_string())
}

#[test]
fn a_sheet_is_reported_and_then_imported_as_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(&folder.path().join("game"), "starfall");
    let document = window.state().document();
    let text = csv::write(document.registry(), document.rules()).unwrap();
    let (name, sheet) = ("Ember Oath", folder.path().join("cards.csv"));
    fs::write(&sheet, text.replacen(name, "Oath of Embers", 1)).unwrap();
    import(&mut window, &sheet);
    assert!(shows(&window, "Changed: 1") && shows(&window, "New: 0"), "the report comes first");
    assert_eq!(name_of(&window, "SC-B01-H02-C04").as_deref(), Some(name));
    click(&mut window, "Import");
    settle(&mut window);
    assert_eq!(name_of(&window, "SC-B01-H02-C04").as_deref(), Some("Oath of Embers"));
    press(&mut window, CTRL, Key::Z);
    assert_eq!(name_of(&window, "SC-B01-H02-C04").as_deref(), Some(name));
    // The same sheet has nothing new after it was imported, and one with an error is refused with the place.
    fs::write(&sheet, "id,cost\nSC-B01-H02-C04,much\n").unwrap();
    import(&mut window, &sheet);
    assert!(shows_part(&window, "Line 2: ") && shows_part(&window, "Nothing to import"));
    click(&mut window, "Cancel");
    assert!(!window.state().document().is_dirty());
}

#[test]
fn prose_of_a_sheet_becomes_rows_and_what_is_not_understood_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let mut window = window(&game, "essence-crown");
    let sheet = folder.path().join("cards.csv");
    let program =
        Command::new(env!("CARGO_BIN_EXE_ses-studio")).arg("export").arg(&game).arg("--library").arg(&sheet).output();
    assert!(program.unwrap().status.success());
    let text = fs::read_to_string(&sheet).unwrap();
    let card = window.state().document().registry().cards[5].clone();
    fs::write(&sheet, text.replacen(card.name.as_str(), "Renamed Thing", 1)).unwrap();
    import(&mut window, &sheet);
    assert!(shows(&window, "Changed: 1"), "the others are as they were");
    click(&mut window, "Import");
    settle(&mut window);
    assert_eq!(name_of(&window, &card.id).as_deref(), Some("Renamed Thing"));
    assert_eq!(window.state().document().decks().len(), 2, "the decks stay");
    press(&mut window, CTRL, Key::Z);
    assert_eq!(name_of(&window, &card.id).as_deref(), Some(card.name.as_str()));
}

#[test]
fn the_start_screen_begins_a_project_for_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(StartProject::Last, Settings::default());
    settle(&mut window);
    assert_eq!(window.state().settings().screen, Screen::Start);
    click(&mut window, "Import cards");
    settle(&mut window);
    assert!(shows(&window, "New project"), "a new project comes first");
    press(&mut window, NONE, Key::Tab);
    press(&mut window, CTRL, Key::A);
    write(&mut window, &folder.path().display().to_string());
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert!(window.state().document().path().is_some());
    let sheet = folder.path().join("cards.csv");
    fs::write(&sheet, "name,cost\nLantern,2\n").unwrap();
    choose_path(&mut window, &sheet);
    settle(&mut window);
    assert!(shows_part(&window, "library"), "the small game has no sheet, and says so");
}
