//! Decks: files of a project and lists in its registry, edited, saved, watched and recovered.

use std::fs;
use std::path::Path;

use ses_studio::base::{Code, Name};
use ses_studio::document::{Command, Document, Field, Home, RecordPath, StorageConfig};
use ses_studio::registry::Deck;
use ses_studio::registry::decks::in_one_file;
use ses_studio::registry::start::start;

use super::name;

fn storage(folder: &Path) -> StorageConfig {
    StorageConfig { home: Some(Home::at(folder.join("home"))), has_journal: true }
}

/// A copy of a bundled game.
fn project(folder: &Path, game: &str) -> Document {
    start(game, &folder.join("game")).unwrap();
    open(folder)
}

fn open(folder: &Path) -> Document {
    Document::open_with(&folder.join("game"), storage(folder)).unwrap_or_else(|error| panic!("{error:?}"))
}

fn deck(document: &Document, id: &str) -> Deck {
    document.decks().iter().find(|deck| deck.id == id).unwrap_or_else(|| panic!("there is no deck {id}")).clone()
}

fn ids(document: &Document) -> Vec<String> {
    document.decks().iter().map(|deck| deck.id.to_string()).collect()
}

fn set(document: &mut Document, id: &str, card: &str, count: i64) {
    let mut deck = deck(document, id);
    deck.set(card, count);
    document.apply(Command::SetDeck { id: name(id), deck, gesture: None }).unwrap();
}

fn file(folder: &Path, path: &str) -> Option<String> {
    fs::read_to_string(folder.join("game").join(path)).ok()
}

#[test]
fn a_deck_of_the_list_moves_into_a_file_when_it_is_edited_and_back_when_that_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path(), "tiny");
    assert_eq!(ids(&document), ["lights", "stones"]);
    let registry = file(folder.path(), "registry.json").unwrap();
    let before = deck(&document, "lights").count("tiny_moth");
    set(&mut document, "lights", "tiny_moth", 7);
    assert_eq!(deck(&document, "lights").count("tiny_moth"), 7);
    let in_game = |document: &Document| {
        let game = document.game().unwrap();
        let deck = game.decks.iter().find(|deck| deck.id == "lights").unwrap();
        deck.cards.iter().filter(|card| **card == game.cards["tiny_moth"]).count()
    };
    assert_eq!(in_game(&document), 7, "matches are played with it");
    document.save().unwrap();
    let text = file(folder.path(), "decks/lights.json").unwrap();
    assert!(text.starts_with("{\n  \"id\": \"lights\",\n  \"cards\": {\n    \"tiny_moth\": 7,\n"), "{text}");
    assert!(!file(folder.path(), "registry.json").unwrap().contains("lights"));
    let opened = open(folder.path());
    assert_eq!(deck(&opened, "lights").count("tiny_moth"), 7);
    drop(opened);
    document.undo().unwrap();
    assert_eq!(deck(&document, "lights").count("tiny_moth"), before);
    assert_eq!(usize::try_from(before), Ok(in_game(&document)));
    document.save().unwrap();
    assert_eq!(file(folder.path(), "registry.json").unwrap(), registry);
    assert_eq!(file(folder.path(), "decks/lights.json"), None);
    document.redo().unwrap();
    assert_eq!(deck(&document, "lights").count("tiny_moth"), 7);
}

#[test]
fn decks_are_added_renamed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path(), "essence-crown");
    let new = Deck { name: name("Dusk & Dawn"), ..deck(&document, "morning") };
    document.apply(Command::AddDeck { deck: Deck { id: Name::default(), ..new } }).unwrap();
    assert_eq!(ids(&document), ["morning", "lattice", "dusk_dawn"]);
    let copy = deck(&document, "dusk_dawn");
    document.apply(Command::AddDeck { deck: copy.clone() }).unwrap();
    assert_eq!(ids(&document), ["morning", "lattice", "dusk_dawn", "dusk_dawn_2"]);
    let renamed = Deck { name: name("Dusk"), ..copy };
    for gesture in [Some(1), Some(1)] {
        let deck = Deck { name: format!("{}!", renamed.name).into(), ..renamed.clone() };
        document.apply(Command::SetDeck { id: name("dusk_dawn"), deck, gesture }).unwrap();
    }
    assert_eq!(deck(&document, "dusk_dawn").name, "Dusk!");
    document.apply(Command::DeleteDeck { id: name("lattice") }).unwrap();
    document.apply(Command::DeleteDeck { id: name("dusk_dawn_2") }).unwrap();
    document.save().unwrap();
    assert_eq!(ids(&open(folder.path())), ["morning", "dusk_dawn"]);
    for _ in 0..5 {
        document.undo().unwrap();
    }
    assert_eq!(ids(&document), ["morning", "lattice"]);
    document.save().unwrap();
    assert_eq!(fs::read_dir(folder.path().join("game/decks")).unwrap().count(), 0);
}

#[test]
fn the_rules_for_decks_and_faults_of_files_are_reported_at_the_deck() {
    let folder = tempfile::tempdir().unwrap();
    start("grand-voyage", &folder.path().join("game")).unwrap();
    fs::create_dir(folder.path().join("game/decks")).unwrap();
    fs::write(folder.path().join("game/decks/broken.json"), "{ \"cards\": ").unwrap();
    fs::write(folder.path().join("game/decks/second.json"), r#"{ "id": "cinder_wake", "cards": { "GV-01-C99": 2 } }"#)
        .unwrap();
    let mut document = open(folder.path());
    assert_eq!(ids(&document), ["tidewright_guild", "broken", "cinder_wake"], "the file comes before the list");
    let codes = |document: &Document, at| -> Vec<Code> {
        document.problems_of(RecordPath::Deck(at)).map(|problem| problem.code).collect()
    };
    assert_eq!(codes(&document, 0), []);
    assert_eq!(codes(&document, 1), [Code::JsonSyntax]);
    let second = codes(&document, 2);
    assert!(second.contains(&Code::UnknownCard) && second.contains(&Code::DeckSize), "{second:?}");
    assert!(document.problems().filter(|(at, _)| matches!(at, RecordPath::Deck(_))).count() > 2);
    let refused = document.apply(Command::SetDeck { id: name("broken"), deck: Deck::default(), gesture: None });
    assert_eq!(refused.unwrap_err().code, Code::JsonSyntax, "what could not be read is not overwritten");
    set(&mut document, "tidewright_guild", "GV-01-C22", 9);
    let at = document.decks().iter().position(|deck| deck.id == "tidewright_guild").unwrap();
    assert!(codes(&document, at).contains(&Code::DeckCopies), "{:?}", codes(&document, at));
    let (errors, _) = document.tally();
    document.undo().unwrap();
    assert!(document.tally().0 < errors);
}

#[test]
fn changes_of_deck_files_by_other_programs_are_taken_card_by_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path(), "tiny");
    set(&mut document, "lights", "tiny_moth", 5);
    document.save().unwrap();
    let path = folder.path().join("game/decks/lights.json");
    let saved = fs::read_to_string(&path).unwrap();
    fs::write(&path, saved.replace("\"tiny_bolt\": 3", "\"tiny_bolt\": 1")).unwrap();
    assert!(document.check_for_external_changes().unwrap().is_some());
    assert_eq!(deck(&document, "lights").count("tiny_bolt"), 1);
    assert!(!document.is_dirty());
    // Both sides change the same file.
    set(&mut document, "lights", "tiny_moth", 2);
    fs::write(&path, saved.replace("\"tiny_bolt\": 3", "\"tiny_bolt\": 4")).unwrap();
    document.save().unwrap();
    let both = deck(&open(folder.path()), "lights");
    assert_eq!((both.count("tiny_moth"), both.count("tiny_bolt")), (2, 4));
    // A new file, and one that goes.
    fs::write(folder.path().join("game/decks/new.json"), r#"{ "cards": { "tiny_moth": 9 } }"#).unwrap();
    fs::remove_file(&path).unwrap();
    document.check_for_external_changes().unwrap().unwrap();
    assert_eq!(ids(&document), ["stones", "new"]);
    assert_eq!(document.game().unwrap().decks.len(), 2);
}

#[test]
fn a_new_id_of_a_card_goes_through_all_decks_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path(), "tiny");
    // One deck is a file, the other stays in the list.
    set(&mut document, "stones", "tiny_moth", 2);
    document.save().unwrap();
    let counts = |document: &Document, id| ["lights", "stones"].map(|of| deck(document, of).count(id));
    let before = counts(&document, "tiny_moth");
    assert!(before.iter().all(|count| *count > 0), "{before:?}");
    let at = document.find("tiny_moth").unwrap();
    let field = Field::Id("tiny_grey".into());
    document.apply(Command::Set { at: vec![at], field, gesture: None }).unwrap();
    assert_eq!((counts(&document, "tiny_moth"), counts(&document, "tiny_grey")), ([0, 0], before));
    assert_eq!(document.tally().0, 0, "no deck names a card that is not there");
    document.undo().unwrap();
    assert_eq!((counts(&document, "tiny_moth"), counts(&document, "tiny_grey")), (before, [0, 0]));
    document.redo().unwrap();
    document.save().unwrap();
    let opened = open(folder.path());
    assert_eq!((counts(&opened, "tiny_moth"), counts(&opened, "tiny_grey")), ([0, 0], before));
    assert!(opened.registry().cards.iter().all(|card| card.id != "tiny_moth"));
}

#[test]
fn unsaved_decks_are_recovered() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path(), "tiny");
    let before = deck(&document, "stones").count("tiny_bolt");
    set(&mut document, "stones", "tiny_bolt", 8);
    document.apply(Command::AddDeck { deck: Deck { name: name("Spare"), ..Deck::default() } }).unwrap();
    document.flush_journal();
    drop(document);
    let mut document = open(folder.path());
    assert_eq!(deck(&document, "stones").count("tiny_bolt"), before);
    assert!(document.recovery().is_some());
    document.recover().unwrap();
    assert_eq!(deck(&document, "stones").count("tiny_bolt"), 8);
    assert_eq!(ids(&document), ["lights", "spare", "stones"]);
    document.save().unwrap();
    assert_eq!(ids(&open(folder.path())), ["lights", "spare", "stones"]);
}

#[test]
fn a_project_saved_elsewhere_takes_its_decks_along() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = Document::bundled_with("tiny", storage(folder.path())).unwrap();
    set(&mut document, "lights", "tiny_moth", 1);
    document.save_as(&folder.path().join("game")).unwrap();
    assert_eq!(deck(&open(folder.path()), "lights").count("tiny_moth"), 1);
    let registry = file(folder.path(), "registry.json").unwrap();
    let all = in_one_file(&registry, &document.registry().deck_files);
    assert!(all.contains("\"id\":\"lights\"") && all.contains("\"id\":\"stones\""));
}

#[test]
fn decks_of_heroes_are_locked() {
    let mut document = Document::bundled().unwrap();
    assert_eq!(document.decks().len(), 14);
    let first = document.decks()[0].clone();
    assert_eq!((first.size(), first.leader.as_ref()), (39, Some(&first.id)));
    let refused = document.apply(Command::SetDeck { id: first.id.clone(), deck: Deck::default(), gesture: None });
    assert_eq!(refused.unwrap_err().code, Code::EditRefused);
    assert!(document.apply(Command::AddDeck { deck: first }).is_err());
}
