//! What cannot be seen or clicked: everything has a name for a screen reader, and can be reached by the keyboard.

use std::collections::BTreeSet;

use egui::accessibility::is_input;
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use ses_studio::studio::{Begin, Screen, Settings};

use super::states::{Look, STATES};
use super::{Window, open, settle};

#[test]
fn every_input_and_button_of_every_state_has_a_name() {
    for state in STATES {
        let shown = (state.make)(&Look::plain(egui::Theme::Dark, false));
        let unnamed = shown.window.unnamed_widgets();
        assert!(unnamed.is_empty(), "{}: {unnamed:#?}", state.name);
        for node in shown.window.root().children_recursive() {
            let node = node.accesskit_node();
            let label = node.label().unwrap_or_default();
            // A message that no language has is shown by its id.
            let is_id =
                label.split('-').count() > 1 && label.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
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

#[test]
fn tab_walks_through_everything_that_can_be_acted_on() {
    walk(Settings { problems_open: true, ..Settings::default() });
}

#[test]
fn tab_walks_through_the_screen_of_the_languages() {
    for in_fields in [false, true] {
        let translation_language = "pl".to_owned();
        walk(Settings { screen: Screen::Locales, translation_language, in_fields, ..Settings::default() });
    }
}

fn walk(settings: Settings) {
    let mut window = open(Begin::Bundled, Settings { card: Some("SC-B01-H02-C04".into()), ..settings });
    settle(&mut window);
    let all = inputs(&window);
    assert!(all.len() > 60, "{}", all.len());
    let mut reached = BTreeSet::new();
    for _ in 0..2 * all.len() {
        window.key_press_modifiers(Modifiers::NONE, Key::Tab);
        window.run_steps(2);
        reached.extend(focused(&window));
    }
    let missed: Vec<&String> = all.difference(&reached).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}
