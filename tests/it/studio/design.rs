//! The design tools beside the library: each shows what it finds, a submission becomes a card and is given back.

use std::path::Path;
use std::process::Command;

use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use serde_json::{Value, json};
use ses_studio::document::StorageConfig;
use ses_studio::registry::start::start;
use ses_studio::studio::{Beside, Screen, Settings, StartOptions, StartProject};

use crate::window::{
    CTRL, CTRL_SHIFT, NONE, Window, builder, choose_path, click, open, open_with, press, settle, shows, shows_part,
    write,
};

/// A copy of the game that has all tools, with the tools beside the library.
fn window(folder: &Path) -> Window {
    start("ttcg", folder).unwrap();
    // The bundled templates have thousands of combinations.
    let lists = json!({ "n": { "from": 1, "to": 3 }, "way": ["normal", "dormant", "equip"] });
    let rows = json!({ "type": "fire", "lists": lists, "never": [{ "val": 3 }],
        "templates": [{ "on": "use", "as": "<way>", "do": "draw", "val": "<n>" }] });
    std::fs::write(folder.join("effects/rows.json"), rows.to_string()).unwrap();
    let settings = Settings {
        beside: Beside::Design,
        card: Some("TT-F001".to_owned()),
        author: "Ole".to_owned(),
        ..Settings::default()
    };
    let mut window = open(StartProject::Folder(folder.to_owned()), settings);
    made(&mut window);
    window
}

/// Waits until the list of the tool is there.
fn made(window: &mut Window) {
    settle(window);
}

fn tool(window: &mut Window, name: &str) {
    click(window, name);
    made(window);
}

#[test]
fn every_tool_shows_what_it_finds_in_the_project() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    assert!(shows_part(&window, "4 of 9 combinations are allowed") && shows_part(&window, "All kinds of effects"));
    for (name, found) in [
        ("Build line", "Write"),
        ("Goals", "Effects that negate, in percent"),
        ("Packs", "a whole set takes"),
        ("Printed cards", "serials.txt"),
        ("Rulings", "Do spells count"),
        ("Glossary", "Rank up"),
        ("Hidden codes", "starters"),
        ("Tags", "small + small and draws"),
    ] {
        tool(&mut window, name);
        assert!(shows_part(&window, found), "{name}: {found}");
    }
    // The saved search of a tag filters the library.
    click(&mut window, "negates, control, 5, ");
    settle(&mut window);
    let is_filter = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.role() == egui::accesskit::Role::TextInput && node.value().as_deref() == Some("as:counter do:counter")
    };
    assert_eq!(window.query_all_by(|_| true).filter(is_filter).count(), 2, "of the library, and of the tag");
}

/// A game of heroes has the tools that need rules of cards, too.
#[test]
fn a_game_of_format_1_has_combinations_of_effects_and_submissions() {
    let folder = tempfile::tempdir().unwrap();
    start("starfall", folder.path()).unwrap();
    std::fs::create_dir(folder.path().join("effects")).unwrap();
    let lists = json!({ "n": { "from": 1, "to": 3 } });
    let rows = json!({ "type": "action", "lists": lists, "templates": [{ "do": "dmg", "val": "<n>" }] });
    std::fs::write(folder.path().join("effects/rows.json"), rows.to_string()).unwrap();
    std::fs::write(folder.path().join("design.json"), json!({ "portal": { "prefix": "SF-" } }).to_string()).unwrap();
    let settings = Settings { beside: Beside::Design, ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    made(&mut window);
    assert!(shows_part(&window, "3 of 3 combinations are allowed") && shows_part(&window, "Deal 2 damage."));
    tool(&mut window, "Submissions");
    assert!(shows(&window, "Nothing here yet"));
}

/// In a game of format 1 a submission resolves alone on the board of the sandbox.
#[test]
fn a_submission_of_a_game_of_format_1_resolves_on_the_board() {
    let folder = tempfile::tempdir().unwrap();
    start("starfall", folder.path()).unwrap();
    std::fs::write(folder.path().join("design.json"), json!({ "portal": { "prefix": "SF-" } }).to_string()).unwrap();
    receive(folder.path(), "starfall", "SC-B01-H04-A10", |card| card["effects"] = json!([{ "do": "draw", "val": 5 }]));
    let settings = Settings { beside: Beside::Design, ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    made(&mut window);
    try_submission(&mut window);
    assert!(shows(&window, "Step 1: Card without an ID") && shows(&window, "Draw 5, always, applied"));
    assert!(window.state().document().undo_label().is_none());
}

/// The grid counts effects by way and operation; a cell opens its effects.
#[test]
fn the_grid_of_effects_opens_the_effects_of_a_cell() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    let effects = |window: &Window| window.query_all_by_label_contains("one card.").count();
    let both = effects(&window);
    assert!(both >= 2);
    click(&mut window, "Show as a grid");
    settle(&mut window);
    assert_eq!(effects(&window), 0);
    window.get_all_by_label_contains(" (2)").next().unwrap().click();
    window.run_steps(3);
    settle(&mut window);
    assert_eq!(effects(&window), both / 2, "of one of two ways");
    assert!(shows(&window, "Show as a grid"));
}

#[test]
fn an_effect_by_chance_is_added_to_the_selected_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    let rows = |window: &Window| {
        let cards = &window.state().document().registry().cards;
        cards.iter().find(|card| card.id == "TT-F001").unwrap().effects.len()
    };
    let before = rows(&window);
    click(&mut window, "Surprise me");
    settle(&mut window);
    click(&mut window, "Add to Cinder Whelp");
    settle(&mut window);
    assert!(rows(&window) > before);
    press(&mut window, CTRL, Key::Z);
    settle(&mut window);
    assert_eq!(rows(&window), before);
}

/// An effect goes onto a card that it is dragged to, and by keyboard onto one of a menu; each is one step.
#[test]
fn an_effect_is_dragged_to_a_card_or_put_on_one_of_a_menu() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    let rows = |window: &Window, id: &str| {
        let cards = &window.state().document().registry().cards;
        cards.iter().find(|card| card.id == id).unwrap().effects.len()
    };
    let before = [rows(&window, "TT-F001"), rows(&window, "TT-F002")];
    let is_line = |node: &egui_kittest::Node<'_>| {
        node.accesskit_node().label().is_some_and(|name| name.starts_with("[Normal] Draw one card."))
            && node.accesskit_node().role() == egui::accesskit::Role::ListBoxOption
    };
    let middle = |node: egui_kittest::Node<'_>| node.rect().center();
    let from = middle(window.query_all_by(|node| node.label().is_some()).find(is_line).unwrap());
    let to = middle(window.get_by_role_and_label(egui::accesskit::Role::ListBoxOption, "Ash Runner"));
    window.drag_at(from);
    window.step();
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(3);
    settle(&mut window);
    assert_eq!([rows(&window, "TT-F001"), rows(&window, "TT-F002")], [before[0], before[1] + 1]);
    press(&mut window, CTRL, Key::Z);
    settle(&mut window);
    assert_eq!(rows(&window, "TT-F002"), before[1]);
    // By keyboard: the line, its menu, the card.
    let rhino = rows(&window, "TT-F006");
    window.query_all_by(|node| node.label().is_some()).find(is_line).unwrap().click();
    window.run_steps(3);
    press(&mut window, egui::Modifiers::ALT, Key::Enter);
    assert!(egui::Popup::is_any_open(&window.ctx), "the menu of the line");
    write(&mut window, "Slag Rh");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(rows(&window, "TT-F006"), rhino + 1);
    press(&mut window, CTRL, Key::Z);
    settle(&mut window);
    assert_eq!(rows(&window, "TT-F006"), rhino);
}

#[test]
fn a_submission_is_a_card_in_one_step_and_undo_gives_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.sescard");
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    program.args(["submit", "ttcg", "--card", "TT-F007", "--author", "Ida", "--to"]).arg(&file);
    assert!(program.output().unwrap().status.success());
    let project = folder.path().join("game");
    let mut window = window(&project);
    tool(&mut window, "Submissions");
    assert!(shows(&window, "Nothing here yet"));
    click(&mut window, "Add a submission");
    settle(&mut window);
    choose_path(&mut window, &file);
    made(&mut window);
    assert!(shows_part(&window, "Ida") && shows_part(&window, "New"));
    let line = |window: &Window| {
        let cards = window.get_all_by_role(egui::accesskit::Role::ListBoxOption);
        cards.filter_map(|node| node.accesskit_node().label()).find(|name| name.contains("Ida")).unwrap()
    };
    let name = line(&window);
    click(&mut window, &name);
    settle(&mut window);
    assert!(shows_part(&window, "Does the same as TT-F007"));
    let (cards, german) = {
        let document = window.state().document();
        (document.registry().cards.len(), project.join("locales/de/ttcg-cards.ftl").exists())
    };
    click(&mut window, "Take as a card");
    made(&mut window);
    let document = window.state().document();
    assert_eq!(document.registry().cards.len(), cards + 1);
    let new = document.registry().cards.last().unwrap();
    assert_eq!((new.id.as_str(), document.undo_label().is_some()), ("TT-F010", true));
    assert!(line(&window).contains("Taken as TT-F010"), "{}", line(&window));
    press(&mut window, CTRL, Key::Z);
    made(&mut window);
    let document = window.state().document();
    assert_eq!((document.registry().cards.len(), document.undo_label().is_none()), (cards, true), "one step");
    assert!(line(&window).contains("New"), "{}", line(&window));
    assert!(!german);
    // Comments and decisions stay with the submission.
    click(&mut window, "Write a comment");
    write(&mut window, "Less attack?");
    click(&mut window, "Add");
    settle(&mut window);
    assert!(shows_part(&window, "Ole: Less attack?"));
    // A comment can be about a row, or a phrase of it.
    for (part, text, shown) in [("Row 1", "Dear.", "Ole, row 1: Dear."), ("mill two", "Three?", "Three?")] {
        click(&mut window, "What the comment is about");
        write(&mut window, part);
        press(&mut window, NONE, Key::Enter);
        click(&mut window, "Write a comment");
        write(&mut window, text);
        click(&mut window, "Add");
        settle(&mut window);
        assert!(shows_part(&window, shown), "{shown}");
    }
    press(&mut window, CTRL_SHIFT, Key::T);
    settle(&mut window);
    assert!(!shows(&window, "Submissions"), "the keys close the tools");
}

/// Below the face are the rulings about what the card does and the terms that its text has; a click opens them.
#[test]
fn rulings_and_terms_of_a_card_open_from_it() {
    let folder = tempfile::tempdir().unwrap();
    start("ttcg", folder.path()).unwrap();
    let settings = Settings { card: Some("TT-F001".to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    settle(&mut window);
    let rulings = std::fs::read_to_string(folder.path().join("scenarios/rulings.json")).unwrap();
    let file: serde_json::Value = serde_json::from_str(&rulings).unwrap();
    // The card gains attack and loses points.
    let about = |operation: &str| {
        let part = format!("\"do\":\"{operation}\"");
        let cases = file["cases"].as_array().unwrap().iter().filter(move |case| case.to_string().contains(&part));
        cases.filter_map(|case| Some((case["question"].as_str()?.to_owned(), case["answer"].as_str()?.to_owned())))
    };
    let own: Vec<(String, String)> = about("gain_attack").chain(about("lose_points")).collect();
    let others: Vec<(String, String)> = about("mill").filter(|ruling| !own.contains(ruling)).collect();
    assert!(!own.is_empty() && !others.is_empty());
    assert!(own.iter().all(|(question, _)| shows(&window, question)), "{own:?}");
    assert!(others.iter().all(|(question, _)| !shows(&window, question)), "{others:?}");
    assert!(shows(&window, "Passive") && !shows(&window, "Counter"), "terms of its text");
    let (question, answer) = &own[0];
    assert!(!shows_part(&window, answer));
    click(&mut window, question);
    made(&mut window);
    assert_eq!(window.state().settings().beside, Beside::Design);
    assert!(shows(&window, answer), "the ruling is chosen, and its answer below the list");
    press(&mut window, CTRL_SHIFT, Key::T);
    settle(&mut window);
    click(&mut window, "Passive");
    made(&mut window);
    assert_eq!(window.state().settings().beside, Beside::Design);
    let glossary = std::fs::read_to_string(folder.path().join("glossary.json")).unwrap();
    let glossary: serde_json::Value = serde_json::from_str(&glossary).unwrap();
    let term = glossary["terms"].as_array().unwrap().iter().find(|term| term["in"]["en"]["term"] == "Passive").unwrap();
    assert!(shows(&window, term["in"]["en"]["is"].as_str().unwrap()), "the term is chosen, and what it means below");
}

/// Puts a card that Ida has designed into the inbox of a project: one of the game, changed.
fn receive(project: &Path, game: &str, id: &str, change: impl FnOnce(&mut Value)) {
    let folder = tempfile::tempdir().unwrap();
    let (other, file) = (folder.path().join("other"), folder.path().join("one.sescard"));
    start(game, &other).unwrap();
    std::fs::copy(project.join("design.json"), other.join("design.json")).unwrap();
    let registry = other.join("registry.json");
    let mut records: Value = serde_json::from_str(&std::fs::read_to_string(&registry).unwrap()).unwrap();
    change(records["cards"].as_array_mut().unwrap().iter_mut().find(|card| card["id"] == id).unwrap());
    std::fs::write(registry, records.to_string()).unwrap();
    for arguments in [
        vec!["submit", other.to_str().unwrap(), "--card", id, "--author", "Ida", "--to", file.to_str().unwrap()],
        vec!["inbox", project.to_str().unwrap(), "add", file.to_str().unwrap()],
    ] {
        let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        let output = program.args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
}

/// Tries the submission of Ida in the sandbox.
fn try_submission(window: &mut Window) {
    tool(window, "Submissions");
    let name = window.get_all_by_role(egui::accesskit::Role::ListBoxOption);
    let name = name.filter_map(|node| node.accesskit_node().label()).find(|name| name.contains("Ida")).unwrap();
    click(window, &name);
    settle(window);
    click(window, "Try on the board");
    settle(window);
    assert_eq!(window.state().settings().screen, Screen::Sandbox);
}

/// A submission is tried on the board in the hand of the first player, without being a card of the project.
#[test]
fn a_submission_is_tried_in_the_sandbox_and_is_no_card_by_that() {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("game");
    let mut window = window(&project);
    let of_ruleset = std::fs::read_to_string(project.join("registry.json")).unwrap();
    receive(&project, "ttcg", "TT-F001", |card| card["name"] = "Untried Whelp".into());
    try_submission(&mut window);
    assert!(shows_part(&window, "Untried Whelp"), "it is in the hand");
    let document = window.state().document();
    assert!(
        document.undo_label().is_none() && document.registry().cards.iter().all(|card| card.name != "Untried Whelp")
    );
    assert_eq!(std::fs::read_to_string(project.join("registry.json")).unwrap(), of_ruleset);
}

/// Tags are columns of the library that the user chooses and that stay; they follow each edit.
#[test]
fn tags_are_columns_of_the_library_and_of_the_table_of_cards() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    assert!(!shows(&window, "draws"));
    click(&mut window, "Columns of tags");
    click(&mut window, "draws");
    settle(&mut window);
    assert_eq!(window.state().settings().tag_columns, ["draws"]);
    assert!(shows(&window, "draws"), "the head of the column");
    tool(&mut window, "Tags");
    assert!(shows_part(&window, "Tags of Cinder Whelp: small"));
    // Another program takes the tags out.
    click(&mut window, "Columns of tags");
    // The entry of the menu is wider than the head of the column.
    window.get_all_by_label("draws").find(|entry| entry.rect().width() > 100.0).unwrap().click();
    window.run_steps(3);
    settle(&mut window);
    assert!(window.state().settings().tag_columns.is_empty());
}

#[test]
fn keys_go_through_the_tools_and_their_lists() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    tool(&mut window, "Tags");
    let focus = |window: &Window| {
        let mut all = window.query_all_by(|_| true).map(|node| node.accesskit_node());
        all.find_map(|node| node.label().filter(|_| node.is_focused())).unwrap_or_default()
    };
    press(&mut window, NONE, Key::ArrowDown);
    made(&mut window);
    assert_eq!(focus(&window), "Goals");
    assert!(shows_part(&window, "Not measured"), "games are played on another screen");
    click(&mut window, "Packs");
    made(&mut window);
    let packs = |window: &Window| window.get_all_by_label_contains("(plain)").count();
    let one = packs(&window);
    click(&mut window, "Open a pack");
    settle(&mut window);
    assert!(one >= 1 && packs(&window) > one, "{one}");
}

/// In the portal only cards are designed: no other screen, and a button that makes a file of the selected one.
#[test]
fn the_portal_has_only_the_editor_and_makes_a_file_that_the_inbox_takes() {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("game");
    start("ttcg", &project).unwrap();
    let settings = Settings { card: Some("TT-F001".to_owned()), author: "Ida".to_owned(), ..Settings::default() };
    let options = StartOptions {
        project: StartProject::Folder(project.clone()),
        portal: true,
        settings: Some(settings),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut window = open_with(builder(), options);
    settle(&mut window);
    for hidden in ["Sandbox", "Balance", "Locales", "Print", "Generate"] {
        assert!(!shows(&window, hidden), "{hidden}");
    }
    for keys in [(CTRL, Key::Num2), (CTRL_SHIFT, Key::T), (CTRL_SHIFT, Key::B), (CTRL, Key::Comma)] {
        press(&mut window, keys.0, keys.1);
        settle(&mut window);
        assert_eq!(window.state().settings().beside, Beside::Editor);
        assert!(shows(&window, "Submit the card"), "{keys:?}");
    }
    click(&mut window, "Submit the card");
    settle(&mut window);
    let sent = folder.path().join("sent");
    std::fs::create_dir(&sent).unwrap();
    choose_path(&mut window, &sent);
    settle(&mut window);
    let file = std::fs::read_dir(&sent).unwrap().next().unwrap().unwrap().path();
    assert_eq!(file.extension().unwrap(), "sescard");
    let inbox = |arguments: &[&str]| {
        let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        let output = program.arg("inbox").arg(&project).args(arguments).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(inbox(&["add", file.to_str().unwrap()]).contains("Cinder Whelp, by Ida"));
    // The same card and author have the id that the command line gives them.
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    program.args(["submit", "ttcg", "--card", "TT-F001", "--author", "Ida", "--to"]).arg(folder.path().join("one"));
    let id = String::from_utf8(program.output().unwrap().stdout).unwrap();
    assert_eq!(file.file_stem().unwrap().to_str().unwrap(), id.trim());
}

/// Problems of what the designers have set are in the list of problems, which leads to the field.
#[test]
fn problems_of_what_is_set_are_listed_and_lead_to_their_fields() {
    let folder = tempfile::tempdir().unwrap();
    start("ttcg", folder.path()).unwrap();
    let tags = json!([{ "id": "one", "find": "do:draw" }, { "id": "two", "find": "do:mill", "lang": "xx" }]);
    let design = json!({ "tags": tags, "portal": { "prefix": 7 } });
    std::fs::write(folder.path().join("design.json"), design.to_string()).unwrap();
    let mut window = open(StartProject::Folder(folder.path().to_owned()), Settings::default());
    settle(&mut window);
    assert!(shows(&window, "2 errors, 0 warnings"), "in the status bar");
    press(&mut window, CTRL_SHIFT, Key::M);
    settle(&mut window);
    click(&mut window, "Expected a name, found 7");
    made(&mut window);
    assert_eq!(window.state().settings().beside, Beside::Design);
    assert!(shows(&window, "Ids begin with"), "the form of submissions");
    press(&mut window, NONE, Key::F8);
    made(&mut window);
    assert!(
        shows(&window, "Remove: 1") && shows(&window, "Remove: 2"),
        "the tags, although no list can be made of them"
    );
    assert_eq!(window.get_all_by_label("There is no language `xx`").count(), 2, "in the list and at the field");
}
