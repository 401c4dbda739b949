//! Decks beside the library: chosen, filled by keyboard and pointer, judged, dealt, and locked where heroes have them.

use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use ses_studio::registry::Deck;
use ses_studio::registry::start::start;
use ses_studio::studio::{Beside, Settings, StartProject};

use crate::window::{CTRL, CTRL_SHIFT, NONE, Window, click, open, press, settle, shows, shows_part, write};

/// A copy of a bundled game with its decks open, at a deck that a card is in.
fn window(folder: &Path, game: &str, card: &str) -> Window {
    start(game, folder).unwrap();
    let settings = Settings { card: Some(card.to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.to_owned()), settings);
    settle(&mut window);
    press(&mut window, CTRL_SHIFT, Key::B);
    settle(&mut window);
    window
}

fn count(window: &Window, deck: &str, card: &str) -> i64 {
    let decks = window.state().document().decks();
    decks.iter().find(|known| known.id == deck).unwrap_or_else(|| panic!("there is no deck {deck}")).count(card)
}

fn ids(window: &Window) -> Vec<String> {
    window.state().document().decks().iter().map(|deck| deck.id.to_string()).collect()
}

#[test]
fn a_deck_is_filled_by_keyboard_from_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny", "tiny_moth");
    assert!(shows(&window, "No deck rules in this game"));
    press(&mut window, CTRL, Key::F);
    write(&mut window, "hush");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(count(&window, "lights", "tiny_hush"), 0);
    for _ in 0..3 {
        press(&mut window, NONE, Key::Plus);
    }
    press(&mut window, NONE, Key::Minus);
    assert_eq!(count(&window, "lights", "tiny_hush"), 2);
    assert!(shows_part(&window, "2 × "), "it is in the list");
    press(&mut window, CTRL, Key::Z);
    assert_ne!(count(&window, "lights", "tiny_hush"), 2);
}

#[test]
fn counts_of_the_list_are_changed_by_keys_and_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny", "tiny_moth");
    click(&mut window, "3 × Grey Moth");
    press(&mut window, NONE, Key::ArrowRight);
    assert_eq!(count(&window, "lights", "tiny_moth"), 4);
    press(&mut window, NONE, Key::Num9);
    assert_eq!(count(&window, "lights", "tiny_moth"), 9);
    press(&mut window, NONE, Key::ArrowLeft);
    assert_eq!(count(&window, "lights", "tiny_moth"), 8);
    press(&mut window, NONE, Key::Delete);
    settle(&mut window);
    assert_eq!(count(&window, "lights", "tiny_moth"), 0);
    let before = window.state().document().decks()[0].size();
    // The keys are at the next card now.
    press(&mut window, NONE, Key::Minus);
    settle(&mut window);
    let size =
        |window: &Window| window.state().document().decks().iter().find(|deck| deck.id == "lights").map(Deck::size);
    let all: i64 = size(&window).unwrap();
    assert_eq!(all, 20, "{before}");
    window.get_all_by_label("Add one").next().unwrap().click();
    window.run_steps(3);
    assert_eq!(size(&window), Some(21));
    // All of it goes back, step by step.
    for _ in 0..12 {
        press(&mut window, CTRL, Key::Z);
    }
    assert_eq!(size(&window), Some(24));
}

#[test]
fn decks_are_made_named_copied_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "essence-crown", "EC-007");
    click(&mut window, "New deck");
    settle(&mut window);
    assert_eq!(ids(&window), ["morning", "lattice", "new_deck"]);
    assert!(shows(&window, "This deck has no cards yet"));
    press(&mut window, CTRL, Key::A);
    write(&mut window, "Dusk");
    let named = |window: &Window| window.state().document().decks().last().map(|deck| deck.name.to_string());
    assert_eq!(named(&window).as_deref(), Some("Dusk"), "its name has the focus");
    press(&mut window, NONE, Key::Escape);
    click(&mut window, "Duplicate deck");
    settle(&mut window);
    assert_eq!(ids(&window).len(), 4);
    click(&mut window, "Delete deck");
    settle(&mut window);
    assert_eq!(ids(&window).len(), 3);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(ids(&window).len(), 4, "a deleted deck comes back");
    click(&mut window, "Copy deck as text");
    assert!(shows(&window, "Deck copied"));
}

#[test]
fn the_rules_for_decks_are_shown_with_reasons_and_the_problem_leads_to_the_deck() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "grand-voyage", "GV-01-C01");
    assert!(shows(&window, "Legal deck"));
    click(&mut window, "2 × Reef Stalker");
    press(&mut window, NONE, Key::Num5);
    settle(&mut window);
    assert!(shows_part(&window, "Cards in the deck: 53; allowed: only 50"));
    assert!(shows_part(&window, "at most 4 are allowed"));
    press(&mut window, CTRL_SHIFT, Key::B);
    settle(&mut window);
    assert!(!shows(&window, "Deal a new hand"));
    press(&mut window, NONE, Key::F8);
    settle(&mut window);
    assert!(shows(&window, "Deal a new hand"), "the problem leads to the deck");
}

#[test]
fn hands_follow_from_the_seed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "grand-voyage", "GV-01-C01");
    let hand = |window: &Window| -> Vec<String> {
        let state = window.state().document().game().unwrap().clone();
        let names: Vec<String> = state.cards.keys().map(ToString::to_string).collect();
        let document = window.state().document();
        let shown = |id: &&String| {
            let card = document.registry().cards.iter().find(|card| card.id == id.as_str()).unwrap();
            window.query_all_by_label(&card.name).count() > 1
        };
        names.iter().filter(shown).cloned().collect()
    };
    let first = hand(&window);
    click(&mut window, "Deal a new hand");
    settle(&mut window);
    assert_ne!(hand(&window), first);
    click(&mut window, "Draw a card");
    settle(&mut window);
    assert!(!shows_part(&window, "No hand can be dealt"));
}

#[test]
fn locked_decks_are_shown_and_not_changed() {
    let mut window = open(StartProject::Bundled, Settings { beside: Beside::Decks, ..Settings::default() });
    settle(&mut window);
    assert!(shows(&window, "Locked: the cards follow from the hero"));
    assert!(shows(&window, "Legal deck"));
    assert!(window.query_by_label("Delete deck").is_none() && window.query_by_label("Add one").is_none());
    assert!(!shows_part(&window, "No hand can be dealt"));
    let edits = window.state().document().revision();
    press(&mut window, Modifiers::NONE, Key::Plus);
    assert_eq!(window.state().document().revision(), edits);
}
