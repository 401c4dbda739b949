//! The Generate screen: cards that are made, taken and undone, with the keyboard too.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::studio::{Settings, StartProject};

use crate::window::{Window, open, press, settle, shows_part};

fn shown(game: &str) -> Window {
    let mut window = open(StartProject::Game(game.to_owned()), Settings::default());
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    settle(&mut window);
    window
}

/// The names of the cards that are shown, with the last words of the buttons below them.
fn names(window: &Window, word: &str) -> Vec<String> {
    let start = format!("{word}: ");
    let buttons = window.query_all_by_label_contains(&start);
    let buttons = buttons.filter(|node| node.accesskit_node().role() == Role::Button);
    let name = |label: &str| Some(label.split_once(": ")?.1.to_owned());
    buttons.filter_map(|node| node.accesskit_node().label().and_then(|label| name(&label))).collect()
}

#[test]
fn eight_cards_are_made_again_taken_and_given_back() {
    let mut window = shown("chaos-cards");
    let first = names(&window, "Add");
    assert_eq!(first.len(), 8, "{first:?}");
    press(&mut window, Modifiers::NONE, Key::Space);
    settle(&mut window);
    let second = names(&window, "Add");
    assert!(second.len() == 8 && second != first, "{second:?}");
    press(&mut window, Modifiers::SHIFT, Key::Space);
    settle(&mut window);
    assert_eq!(names(&window, "Add"), first, "the same seed gives the same cards");
    window.get_by_label(&format!("Add: {}", first[0])).click();
    settle(&mut window);
    assert_eq!(names(&window, "Added"), first[..1]);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    settle(&mut window);
    assert!(shows_part(&window, "99 cards"), "it is in the library");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    settle(&mut window);
    assert!(shows_part(&window, "98 cards"), "one step gives it back");
}

#[test]
fn a_card_is_made_again_alone_and_cards_like_it() {
    let mut window = shown("chaos-cards");
    let first = names(&window, "Again");
    window.get_by_label(&format!("Again: {}", first[2])).click();
    settle(&mut window);
    let now = names(&window, "Again");
    let other: Vec<usize> = (0..8).filter(|at| first[*at] != now[*at]).collect();
    assert_eq!(other, [2], "{first:?} {now:?}");
    window.get_by_label(&format!("More like this: {}", now[3])).click();
    settle(&mut window);
    let like = window.get_by_role_and_label(Role::ComboBox, "Like");
    assert_eq!(like.accesskit_node().value(), Some(now[3].clone()));
}

#[test]
fn cards_of_the_other_format_are_made_too() {
    let window = shown("starfall");
    assert_eq!(names(&window, "Add").len(), 8);
}

#[test]
fn weights_of_timings_nearest_cards_and_tests_of_menus_are_shown() {
    let mut window = shown("chaos-cards");
    assert!(window.query_by_role_and_label(Role::Slider, "Timings · Minion: Battlecry").is_some());
    assert!(window.query_by_role_and_label(Role::Slider, "Keywords: Taunt").is_none(), "it is folded");
    window.get_by_label("Keywords").click_accesskit();
    settle(&mut window);
    assert!(window.query_by_role_and_label(Role::Slider, "Keywords: Taunt").is_some());
    for part in ["Parts that differ: ", "chi²", "Operations × Targets", "Cards a second: "] {
        assert!(shows_part(&window, part), "{part}");
    }
}

#[test]
fn many_cards_are_listed_sorted_and_taken() {
    let mut window = shown("chaos-cards");
    window.get_by_label("Shown: List").click();
    settle(&mut window);
    let made = names(&window, "Add");
    assert!(made.len() > 8, "{made:?}");
    // By name, backwards at the second click.
    window.get_by_label("Name").click();
    settle(&mut window);
    let sorted = names(&window, "Add");
    assert!(sorted.is_sorted_by_key(|name| name.to_lowercase()) && sorted != made, "{sorted:?}");
    window.get_by_label(&format!("Add: {}", sorted[0])).click();
    settle(&mut window);
    assert_eq!(names(&window, "Added"), sorted[..1]);
    window.get_by_label(&format!("Again: {}", sorted[1])).click();
    settle(&mut window);
    assert!(!names(&window, "Again").contains(&sorted[1]), "it is another card");
    window.get_by_label("Shown: 8 cards").click();
    settle(&mut window);
    assert_eq!(names(&window, "Add").len(), 8);
}

#[test]
fn a_lock_that_is_set_while_cards_are_made_does_not_take_their_place() {
    let mut window = shown("chaos-cards");
    for _ in 0..2 {
        press(&mut window, Modifiers::NONE, Key::Space);
        settle(&mut window);
    }
    let expected = names(&window, "Add");
    for _ in 0..2 {
        press(&mut window, Modifiers::SHIFT, Key::Space);
        settle(&mut window);
    }
    let name = names(&window, "Add")[0].clone();
    let space = egui::Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    // The next frame starts to make the cards of the first key, and has the second key and the lock before it can end.
    window.event(space.clone());
    window.step();
    window.input_mut().events.push(space);
    window.get_by_label(&format!("Lock row 1: {name}")).click_accesskit();
    window.step();
    assert!(window.state().is_busy(), "cards are being made");
    settle(&mut window);
    assert_eq!(names(&window, "Add"), expected);
    assert!(window.query_by_label_contains("Locked: ").is_some(), "the lock is set");
}

/// How many of the parts that can be locked are.
fn locked(window: &Window, part: &str) -> usize {
    let label = format!("Lock {part}");
    let boxes = window.query_all_by_label_contains(&label);
    boxes.filter(|node| node.accesskit_node().toggled() == Some(Toggled::True)).count()
}

#[test]
fn locked_parts_stay_in_all_cards_until_they_are_unlocked() {
    let mut window = shown("chaos-cards");
    let name = names(&window, "Add")[0].clone();
    assert_eq!(locked(&window, "row 1"), 0);
    // By the keyboard, on the part that has the focus.
    window.get_by_label(&format!("Lock row 1: {name}")).focus();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::L);
    settle(&mut window);
    let chip = window.get_by_label_contains("Locked: ").accesskit_node().label().unwrap();
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::NONE, Key::Space);
    settle(&mut window);
    assert_eq!(locked(&window, "row"), 8, "each card has the row");
    window.get_by_label(&chip).click();
    settle(&mut window);
    window.get_by_label("Only its operation").click_accesskit();
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::NONE, Key::Space);
    settle(&mut window);
    assert!(locked(&window, "row") >= 8, "each card has the operation");
    window.get_by_label(&chip).click();
    settle(&mut window);
    assert!(window.query_by_label(&chip).is_none());
    assert_eq!(locked(&window, "row"), 0);
}

#[test]
fn what_was_shown_and_what_was_added_is_counted() {
    let mut window = shown("chaos-cards");
    assert!(shows_part(&window, "0 added of 8 seen"));
    press(&mut window, Modifiers::NONE, Key::T);
    settle(&mut window);
    assert!(shows_part(&window, "1 added of 8 seen"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    settle(&mut window);
    assert!(shows_part(&window, "0 added of 8 seen"), "it was given back");
    press(&mut window, Modifiers::NONE, Key::Space);
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::Backspace);
    settle(&mut window);
    assert!(shows_part(&window, "0 added of 16 seen"), "the first cards are counted once");
    assert_eq!(names(&window, "Add").len(), 8);
}

#[test]
fn cards_are_made_like_one_of_the_project() {
    let mut window = shown("chaos-cards");
    let first = names(&window, "Add");
    window.get_by_role_and_label(Role::ComboBox, "Like").click();
    settle(&mut window);
    window.event(egui::Event::Text("Gravel Hound".to_owned()));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::Enter);
    settle(&mut window);
    let like = window.get_by_role_and_label(Role::ComboBox, "Like");
    assert_eq!(like.accesskit_node().value().as_deref(), Some("Gravel Hound"));
    assert_ne!(names(&window, "Add"), first);
}

#[test]
fn a_weight_is_slid_given_back_and_left_alone() {
    let mut window = shown("chaos-cards");
    let slider = |window: &Window| {
        let node = window.get_by_role_and_label(Role::Slider, "Types: Minion");
        (node.rect().center(), node.accesskit_node().numeric_value())
    };
    assert_eq!(slider(&window).1, Some(6.0));
    window.get_by_role_and_label(Role::Slider, "Types: Minion").focus();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    settle(&mut window);
    assert!(slider(&window).1 > Some(6.0));
    assert!(shows_part(&window, "Changed: 1"));
    let middle = slider(&window).0;
    let button = |pressed| {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        egui::Event::PointerButton { pos: middle, button, pressed, modifiers }
    };
    window.hover_at(middle);
    window.run_steps(2);
    window.input_mut().events.extend([true, false, true, false].map(button));
    settle(&mut window);
    assert_eq!(slider(&window).1, Some(6.0), "two clicks give the ruleset's weight back");
}
