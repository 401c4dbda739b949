//! What cannot be seen or clicked: everything has a name for a screen reader, and can be reached by the keyboard.

use std::collections::BTreeSet;

use egui::accessibility::is_input;
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ses_studio::studio::{ACTIONS, Screen, Settings, StartProject};
use ses_studio::text::{ENGLISH, Texts};

use super::states::{Look, MORE, STATES};
use crate::window::{Window, open, press, settle};

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn every_input_and_button_of_every_state_has_a_name() {
    let texts = Texts::load(&crate::support::rules().game, None).0;
    for state in STATES.iter().chain(MORE) {
        let shown = (state.make)(&Look::plain(egui::Theme::Dark, false));
        let unnamed = shown.window.unnamed_widgets();
        assert!(unnamed.is_empty(), "{}: {unnamed:#?}", state.name);
        for node in shown.window.root().children_recursive() {
            let node = node.accesskit_node();
            let label = node.label().unwrap_or_default();
            // A message that no language has is shown by its id; those that there are may be spoken of.
            let is_id =
                label.split('-').count() > 1 && label.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
            let is_id = is_id && !texts.has(ENGLISH, &label);
            assert!(!(is_id && is_input(node.role())), "{}: `{label}` is not a name", state.name);
        }
    }
}

/// The widgets that a person can act on, by what they are called and where they are.
fn inputs(window: &Window) -> BTreeSet<String> {
    let nodes = window.root().children_recursive().map(|node| node.accesskit_node());
    let acting = nodes.filter(|node| is_input(node.role()) && !node.is_hidden() && !node.is_disabled());
    acting.map(|node| format!("{} at {:?}", node.label().unwrap_or_default(), node.raw_bounds())).collect()
}

fn focused(window: &Window) -> Option<String> {
    let nodes = window.root().children_recursive().map(|node| node.accesskit_node());
    let mut focused = nodes.filter(|node| node.is_focused() && is_input(node.role()));
    focused.next().map(|node| format!("{} at {:?}", node.label().unwrap_or_default(), node.raw_bounds()))
}

/// Presses Tab until everything has had the keyboard that can be acted on.
fn walk_with_tab(settings: Settings, least: usize) {
    let screen = settings.screen;
    let mut window = open(StartProject::Bundled, Settings { card: Some("SC-B01-H02-C04".into()), ..settings });
    settle(&mut window);
    let all = inputs(&window);
    assert!(all.len() >= least, "{screen:?}: {}", all.len());
    let mut reached = BTreeSet::new();
    for _ in 0..2 * all.len() {
        window.key_press_modifiers(Modifiers::NONE, Key::Tab);
        window.run_steps(2);
        reached.extend(focused(&window));
    }
    // A number becomes a field while it has the keyboard, and may be wider then: its name has to be the only one.
    let name = |input: &str| input.split(" at Some(").next().unwrap_or_default().to_owned();
    let names: Vec<String> = reached.iter().map(|input| name(input)).collect();
    let is_reached = |input: &str| {
        let is_only_one = all.iter().filter(|other| name(other) == name(input)).count() == 1;
        reached.contains(input) || is_only_one && names.contains(&name(input))
    };
    let missed: Vec<&String> = all.iter().filter(|input| !is_reached(input)).collect();
    assert!(missed.is_empty(), "{screen:?}: {missed:#?}");
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn tab_walks_through_everything_that_can_be_acted_on() {
    walk_with_tab(Settings { problems_open: true, ..Settings::default() }, 60);
    for (screen, least) in [
        (Screen::Sandbox, 40),
        (Screen::Balance, 20),
        (Screen::Locales, 40),
        (Screen::Print, 20),
        (Screen::Generate, 40),
        (Screen::Settings, 20),
    ] {
        walk_with_tab(Settings { screen, ..Settings::default() }, least);
    }
    let translation_language = "pl".to_owned();
    walk_with_tab(
        Settings { screen: Screen::Locales, translation_language, in_fields: true, ..Settings::default() },
        40,
    );
}

#[test]
fn every_action_is_found_in_the_palette_by_its_name() {
    let texts = Texts::load(&crate::support::rules().game, None).0;
    let mut window = open(StartProject::Bundled, Settings::default());
    for entry in ACTIONS {
        let name = texts.message(ENGLISH, entry.name, &[]);
        press(&mut window, Modifiers::COMMAND, Key::K);
        window.event(Event::Text(format!(">{name}")));
        window.run_steps(3);
        let lines = window.query_all_by_label(&name).filter(|line| line.accesskit_node().role() == Role::ListBoxOption);
        assert!(lines.count() > 0, "{:?}: `{name}` is not in the palette", entry.action);
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
}
