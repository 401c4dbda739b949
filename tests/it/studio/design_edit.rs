//! What designers set is edited beside the library: tags, goals, print runs, prices. Each change is a step that can be
//! undone, problems are those of `check`, and the rest of the file stays as it is written.

use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use ses_studio::registry::start::start;
use ses_studio::studio::{Beside, Settings, StartProject};

use crate::window::{CTRL, CTRL_SHIFT, NONE, Window, click, open, press, settle, shows, shows_part, write};

/// A copy of the game that has all tools, with one of them open.
fn window(folder: &Path, tool: &str) -> Window {
    start("ttcg", folder).unwrap();
    // A member that nothing reads, in an order of its own.
    let design = folder.join("design.json");
    let text = std::fs::read_to_string(&design).unwrap();
    let text = text.replace("{\"id\": \"small\", \"group\"", "{\"mood\":[1,2], \"id\": \"small\", \"group\"");
    std::fs::write(&design, text).unwrap();
    // The bundled templates have thousands of combinations.
    std::fs::write(folder.join("effects/rows.json"), "{\"type\": \"fire\", \"templates\": []}").unwrap();
    let settings = Settings { beside: Beside::Design, card: Some("TT-F001".to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.to_owned()), settings);
    settle(&mut window);
    click(&mut window, tool);
    settle(&mut window);
    window
}

fn saved(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("design.json")).unwrap()
}

fn text(window: &Window) -> String {
    window.state().document().design_text().unwrap().unwrap().to_owned()
}

/// The name of the widget that has the focus.
fn focus(window: &Window) -> String {
    let mut all = window.query_all_by(|_| true).map(|node| node.accesskit_node());
    all.find_map(|node| node.label().filter(|_| node.is_focused())).unwrap_or_default()
}

/// Replaces the text of a field.
fn fill(window: &mut Window, field: &str, text: &str) {
    let is_field = |node: &egui_kittest::Node<'_>| {
        node.accesskit_node().role() == Role::TextInput && node.accesskit_node().label().as_deref() == Some(field)
    };
    let found = window.query_all_by(|node| node.label().is_some()).find(is_field);
    found.unwrap_or_else(|| panic!("there is no field `{field}`")).click();
    window.run_steps(3);
    press(window, CTRL, Key::A);
    if text.is_empty() {
        press(window, NONE, Key::Delete);
    } else {
        write(window, text);
    }
    settle(window);
}

/// Undoes all steps up to this text of the file.
fn undo_to(window: &mut Window, before: &str) {
    while text(window) != before {
        press(window, CTRL, Key::Z);
    }
    settle(window);
}

/// The lines of the tool that begin with a text.
fn lines(window: &Window, begin: &str) -> Vec<String> {
    let lines = window.query_all_by_role(Role::ListBoxOption).filter_map(|node| node.accesskit_node().label());
    lines.filter(|name| name.starts_with(begin)).collect()
}

#[test]
fn a_tag_is_added_named_and_searched_for_by_keyboard_and_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "Tags");
    let before = text(&window);
    click(&mut window, "Add a tag");
    settle(&mut window);
    assert_eq!(focus(&window), "Name", "the new tag is ready to be named");
    // Its name is selected: what is typed replaces it.
    write(&mut window, "fiery");
    settle(&mut window);
    press(&mut window, NONE, Key::Tab);
    assert_eq!(focus(&window), "Finds");
    write(&mut window, "type:fire");
    settle(&mut window);
    assert!(text(&window).contains("    {\"id\": \"fiery\", \"find\": \"type:fire\"}\n  ],"), "{}", text(&window));
    assert_eq!(lines(&window, "fiery, ").first().map(String::as_str), Some("fiery, , 9, "), "nine cards have it");
    assert_eq!(saved(folder.path()), before, "not saved yet");
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    assert_eq!(saved(folder.path()), text(&window));
    assert!(saved(folder.path()).contains("{\"mood\":[1,2], \"id\": \"small\""), "what nothing reads stays");
    undo_to(&mut window, &before);
    assert!(lines(&window, "fiery").is_empty());
    assert!(window.state().document().undo_label().is_none());
    press(&mut window, CTRL_SHIFT, Key::Z);
    settle(&mut window);
    assert!(text(&window) != before);
}

#[test]
fn tags_are_renamed_moved_and_removed_and_mistakes_are_named_as_check_names_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "Tags");
    click(&mut window, "negates, control, 5, ");
    settle(&mut window);
    fill(&mut window, "Finds", "dp:counter");
    assert!(shows_part(&window, "`dp` is not a key of searches"));
    let by_check = {
        let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        std::fs::write(folder.path().join("copy.json"), text(&window)).unwrap();
        let other = tempfile::tempdir().unwrap();
        let copy = other.path().join("game");
        start("ttcg", &copy).unwrap();
        std::fs::write(copy.join("design.json"), text(&window)).unwrap();
        let output = program.arg("check").arg(&copy).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(by_check.contains("`dp` is not a key of searches"), "{by_check}");
    // Two tags of one name stay in the list, so that the name can be typed on.
    fill(&mut window, "Finds", "do:counter");
    fill(&mut window, "Name", "draws");
    assert!(shows_part(&window, "`draws` occurs twice in `tags`"));
    fill(&mut window, "Name", "says no");
    assert_eq!(lines(&window, "says no, control, 5").len(), 1);
    click(&mut window, "Move up: says no");
    settle(&mut window);
    let places = |window: &Window| {
        let text = text(window);
        let at = |id: &str| text.find(&format!("\"id\": \"{id}\"")).unwrap();
        (at("says no"), at("draws"))
    };
    let (one, other) = places(&window);
    assert!(one < other);
    assert!(shows(&window, "Move down: says no"), "it is still chosen");
    click(&mut window, "Remove: says no");
    settle(&mut window);
    assert!(!text(&window).contains("says no"));
    press(&mut window, CTRL, Key::Z);
    settle(&mut window);
    assert!(text(&window).contains("says no"));
    // A card by hand.
    let starter = lines(&window, "starter").remove(0);
    click(&mut window, &starter);
    settle(&mut window);
    click(&mut window, "Add: Cards by hand");
    write(&mut window, "Slag Rh");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert!(text(&window).contains("\"TT-D001\", \"TT-F006\"]"), "{}", text(&window));
    click(&mut window, "Remove: Slag Rhino");
    settle(&mut window);
    assert!(text(&window).contains("\"TT-D001\"]"));
}

#[test]
fn a_goal_is_added_and_measured_while_its_bound_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "Goals");
    let before = text(&window);
    click(&mut window, "Add a goal");
    settle(&mut window);
    fill(&mut window, "At most", "100");
    assert!(text(&window).contains("{\"measure\": \"letters\", \"at_most\": 100}\n  ],"), "{}", text(&window));
    assert_eq!(lines(&window, "Letters of a card, at most 100").len(), 1);
    assert!(lines(&window, "Letters of a card, at most 100")[0].ends_with("Not met"));
    // What is no number is not written; the field shows it until it is left.
    let written = text(&window);
    fill(&mut window, "At most", "-");
    assert_eq!(text(&window), written);
    fill(&mut window, "At most", "100,5");
    assert!(text(&window).contains("\"at_most\": 100.5}"));
    // Without a bound it measures nothing.
    fill(&mut window, "At most", "");
    assert!(shows_part(&window, "A goal needs `at_least` or `at_most`"));
    click(&mut window, "Measure");
    write(&mut window, "Rows of");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    fill(&mut window, "At least", "1");
    fill(&mut window, "Why", "A card does something");
    let end = "{\"measure\": \"rows\", \"at_least\": 1, \"why\": \"A card does something\"}\n  ],";
    assert!(text(&window).contains(end), "{}", text(&window));
    assert!(shows_part(&window, "Rows of a card, at least 1, 2 – 4, Met"));
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    assert_eq!(saved(folder.path()), text(&window));
    undo_to(&mut window, &before);
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    assert_eq!(saved(folder.path()), before);
}

#[test]
fn a_print_run_is_set_up_and_its_packs_are_dealt_again_at_each_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "Packs");
    let before = text(&window);
    assert!(shows_part(&window, "Printed cards: 512, packs: 64"));
    click(&mut window, "Set up");
    settle(&mut window);
    fill(&mut window, "Cards in a pack", "7");
    assert!(shows_part(&window, "6 more would fill the last one"), "512 cards in packs of seven");
    fill(&mut window, "Cards in a pack", "16");
    click(&mut window, "Add: Rarities");
    settle(&mut window);
    fill(&mut window, "Rarities 5: Name", "foil");
    fill(&mut window, "Rarities 5: Letter", "F");
    click(&mut window, "Move up: Rarities 5");
    settle(&mut window);
    click(&mut window, "Remove: Rarities 1");
    settle(&mut window);
    assert!(text(&window).contains("[{\"id\": \"silver\""), "{}", text(&window));
    assert!(text(&window).contains("{\"id\": \"foil\", \"letter\": \"F\", \"weight\": 1800}, {\"id\": \"prism\""));
    click(&mut window, "Show as a list");
    settle(&mut window);
    assert!(shows_part(&window, "Printed cards: 512, packs: 32"));
    for _ in 0..4 {
        click(&mut window, "Open a pack");
    }
    settle(&mut window);
    assert!(shows_part(&window, "(foil)") && !shows_part(&window, "(plain)"));
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    assert_eq!(saved(folder.path()), text(&window));
    undo_to(&mut window, &before);
    assert!(shows_part(&window, "Printed cards: 512, packs: 64"));
}

#[test]
fn prices_unlocking_and_submissions_are_set_up_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "Printed cards");
    click(&mut window, "Set up");
    settle(&mut window);
    fill(&mut window, "Numbers needed", "7");
    click(&mut window, "Each rarity");
    settle(&mut window);
    let unlock = "\"unlock\": {\"threshold\": 7, \"one_per_account\": true, \"each_rarity\": true}";
    assert!(text(&window).contains(unlock), "{}", text(&window));
    click(&mut window, "Submissions");
    settle(&mut window);
    click(&mut window, "Set up");
    settle(&mut window);
    fill(&mut window, "Ids begin with", "");
    assert!(shows_part(&window, "Expected a name"));
    fill(&mut window, "Ids begin with", "NEW-");
    assert!(text(&window).contains("\"portal\": {\"prefix\": \"NEW-\"}"));
    click(&mut window, "Effects");
    settle(&mut window);
    click(&mut window, "Set up");
    settle(&mut window);
    fill(&mut window, "Slack", "3");
    assert!(text(&window).contains("\"slack\": 3\n"), "{}", text(&window));
    fill(&mut window, "Draw", "2.5");
    assert!(text(&window).contains("\"draw\": {\"each\": 2.5}"), "{}", text(&window));
}

/// A project without the file begins it in the window.
#[test]
fn a_project_without_the_file_begins_one() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", folder.path()).unwrap();
    let _ = std::fs::remove_file(folder.path().join("design.json"));
    let settings = Settings { beside: Beside::Design, ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    settle(&mut window);
    for (tool, add) in [("Tags", "Add a tag"), ("Goals", "Add a goal")] {
        click(&mut window, tool);
        settle(&mut window);
        click(&mut window, add);
        settle(&mut window);
    }
    for (tool, section) in [("Packs", "Print run"), ("Printed cards", "Unlocking"), ("Submissions", "Submissions")] {
        click(&mut window, tool);
        settle(&mut window);
        click(&mut window, "Set up");
        settle(&mut window);
        click(&mut window, &format!("Add: {section}"));
        settle(&mut window);
    }
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    let output = program.arg("check").arg(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
    let file: serde_json::Value = serde_json::from_str(&saved(folder.path())).unwrap();
    let members: Vec<&String> = file.as_object().unwrap().keys().collect();
    assert_eq!(members, ["goals", "portal", "run", "tags", "unlock"]);
}
