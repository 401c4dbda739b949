//! The start screen: what a new user sees, and how a project begins.

use std::fs;

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ses_studio::document::StorageConfig;
use ses_studio::registry::outline::{Answer, Outline};
use ses_studio::studio::{Screen, Settings, StartOptions, StartProject};

use crate::window::{
    CTRL, CTRL_SHIFT, NONE, Window, activate, builder, click, open, open_with, press, settle, shows, shows_part, wait,
    write,
};

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
fn the_arrow_keys_scroll_to_the_game_that_they_choose() {
    let mut window = first_start(Settings::default());
    window.set_size(egui::vec2(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, NONE, Key::ArrowDown);
    press(&mut window, NONE, Key::ArrowDown);
    window.run_steps(30);
    let is_chosen = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let chosen = window.get_all_by_label("Sparks").find(is_chosen).expect("the last game has the focus").rect();
    assert!(chosen.top() >= 0.0 && chosen.bottom() <= 800.0, "{chosen:?}");
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

#[test]
fn an_empty_game_begins_in_three_steps() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = first_start(Settings::default());
    activate(&mut window, "Start this game…");
    settle(&mut window);
    for title in ["What a card has", "What a turn is", "How a game is won", "Your game so far"] {
        assert!(shows(&window, title), "{title}");
    }
    wait(&mut window, "the matches are played", |window| shows_part(window, "200 random matches with plain cards"));
    assert!(shows_part(&window, "Each player begins") || shows_part(&window, "hand"), "the rules are sentences");
    // The answers, by the keyboard: who cannot draw has lost.
    let tick = window.get_by_label("A player who can’t draw loses");
    tick.focus();
    window.run_steps(2);
    press(&mut window, NONE, Key::Space);
    wait(&mut window, "the matches are played again", |window| {
        shows_part(window, "200 random matches with plain cards")
    });
    window.get_all_by_label("Start this game…").last().unwrap().click();
    window.run_steps(3);
    press(&mut window, CTRL, Key::A);
    write(&mut window, "Moon Harvest");
    press(&mut window, NONE, Key::Tab);
    press(&mut window, CTRL, Key::A);
    write(&mut window, &folder.path().display().to_string());
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let document = window.state().document();
    assert_eq!(document.path(), Some(&*folder.path().join("Moon Harvest")));
    assert_eq!((document.rules().game.as_str(), document.tally()), ("moon-harvest", (0, 0)));
    assert!(document.registry().cards.is_empty() && document.decks().is_empty());
    let rules = fs::read_to_string(folder.path().join("Moon Harvest/ruleset.json")).unwrap();
    assert!(rules.contains("lose_match(self)") && rules.contains("\"name\": \"Moon Harvest\""), "{rules}");
    assert!(shows_part(&window, "Moon Harvest"));
}

#[test]
fn every_answer_of_an_empty_game_gives_rules_that_can_be_played() {
    let usual = Outline::usual().unwrap();
    let questions =
        || usual.steps.iter().enumerate().flat_map(|(step, of)| (0..of.questions.len()).map(move |at| (step, at)));
    for (step, at) in questions() {
        let asked = &usual.steps[step].questions[at];
        let answers = match asked.is {
            Answer::Yes(is) => [Answer::Yes(is), Answer::Yes(!is)],
            Answer::Number(_) => [Answer::Number(asked.range.0), Answer::Number(asked.range.1)],
        };
        for is in answers {
            let mut outline = usual.clone();
            outline.steps[step].questions[at].is = is;
            let report = outline.try_out(3).unwrap_or_else(|| panic!("{} {is:?}: the rules have errors", asked.label));
            assert_eq!(report.matches, 3, "{} {is:?}", asked.label);
            assert!(outline.rules().is_some());
        }
    }
}
