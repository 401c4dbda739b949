//! The names of a card are moved when its id changes, in the same step.

use ses_studio::base::Name;
use ses_studio::document::{Command, Document, Field, RecordPath};
use ses_studio::text::translation::{Decision, State};

use super::{Project, decide, edit, language, message, write};

const OLD: &str = "SC-B01-H02-C04";

fn at(document: &Document, id: &str) -> usize {
    document.registry().cards.iter().position(|card| card.id == id).unwrap()
}

fn set_id(document: &mut Document, card: usize, id: &str, gesture: Option<u64>) {
    let field = Field::Id(Name::from(id));
    document.apply(Command::Set { at: vec![RecordPath::Card(card)], field, gesture }).unwrap();
}

/// The name that a language has for an id.
fn name_in(document: &Document, tag: &str, id: &str) -> Option<String> {
    let (_, source) = document.locales().get(language(tag)).unwrap().entry(&format!("card-{id}"))?;
    source.split_once('=').map(|(_, text)| text.trim().to_owned())
}

#[test]
fn names_and_their_records_follow_a_card_to_another_hero() {
    let project = Project::new();
    let mut document = project.open();
    let own = format!("card-{OLD}");
    edit(&mut document, "fr", vec![write(&own, &format!("{own} = Serment de cendre"))]);
    edit(&mut document, "de", vec![decide(&own, Decision::Approved, "")]);
    let before = ["de", "fr", "ja"].map(|tag| name_in(&document, tag, OLD).unwrap());
    let files = |document: &Document| document.locales().project_paths();
    let files_before = files(&document);

    let card = at(&document, OLD);
    let hero = Name::from("SC-B01-H03-X01");
    document.apply(Command::MoveToHero { cards: vec![card], hero }).unwrap();
    let new = document.registry().cards[card].id.to_string();
    assert_ne!(new, OLD);
    let after = ["de", "fr", "ja"].map(|tag| name_in(&document, tag, &new).unwrap());
    assert_eq!(after, before);
    assert_eq!(message(&document, "de", &format!("card-{new}")).state, State::Approved);
    // The name is removed from the project's own file. The program's files stay unchanged.
    assert!(!document.locales().text("locales/fr/starfall-cards.ftl").unwrap().contains(OLD));
    document.save().unwrap();
    let saved = project.reopen();
    assert_eq!(["de", "fr", "ja"].map(|tag| name_in(&saved, tag, &new).unwrap()), before);
    drop(saved);

    // One step, which can be undone as a whole.
    document.undo();
    assert_eq!(["de", "fr", "ja"].map(|tag| name_in(&document, tag, OLD).unwrap()), before);
    assert_eq!(name_in(&document, "de", &new), None);
    assert_eq!(files(&document), files_before);
}

#[test]
fn an_id_that_is_typed_takes_the_names_along_past_the_ids_of_others() {
    let project = Project::new();
    let mut document = project.open();
    let card = at(&document, OLD);
    let name = name_in(&document, "de", OLD).unwrap();
    let others = name_in(&document, "de", "SC-B01-H02-C01").unwrap();
    assert_ne!(name, others);
    // Typed letter by letter, passing the id of another card.
    for typed in ["SC-B01-H02-C0", "SC-B01-H02-C01", "SC-B01-H02-C014", "SC-B01-H02-C14"] {
        set_id(&mut document, card, typed, Some(7));
        assert_eq!(name_in(&document, "de", "SC-B01-H02-C01").unwrap(), others, "{typed}");
    }
    assert_eq!(name_in(&document, "de", "SC-B01-H02-C14").unwrap(), name);
    for left in ["SC-B01-H02-C0", "SC-B01-H02-C014"] {
        assert_eq!(name_in(&document, "de", left), None, "{left}");
    }
    document.undo();
    assert!(document.undo_label().is_none() && !document.is_dirty(), "it was one step");
    assert_eq!(document.locales().project_paths(), Vec::<String>::new());
    assert_eq!(name_in(&document, "de", OLD).unwrap(), name);
}

#[test]
fn an_id_that_is_no_identifier_moves_and_loses_nothing() {
    let project = Project::new();
    let mut document = project.open();
    let card = at(&document, OLD);
    let name = name_in(&document, "de", OLD).unwrap();
    for bad in ["mit Leerzeichen", "ü", "a{b}", "", "x".repeat(9000).as_str()] {
        set_id(&mut document, card, bad, None);
        document.undo();
        assert_eq!(name_in(&document, "de", OLD).unwrap(), name, "{bad}");
    }
    // Two cards cannot share one name.
    let other = at(&document, "SC-B01-H02-C01");
    let others = name_in(&document, "de", "SC-B01-H02-C01").unwrap();
    set_id(&mut document, card, "SC-B01-H02-C01", None);
    assert_eq!(name_in(&document, "de", "SC-B01-H02-C01").unwrap(), others);
    // Whichever of the two gets another id, the name of this one follows then.
    set_id(&mut document, card, "SC-B01-H02-C77", None);
    assert_eq!(name_in(&document, "de", "SC-B01-H02-C77").unwrap(), name);
    assert_eq!(document.registry().cards[other].id, "SC-B01-H02-C01");
}
