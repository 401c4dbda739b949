//! The review states of the messages on one card.

use std::collections::BTreeSet;

use ses_studio::base::Name;
use ses_studio::document::{Command, Document, Field, RecordPath};
use ses_studio::text::translation::{Approval, Decision, Edit, MessageStates, State, state_of, title};

use super::{Project, decide, edit, language, message, write};

const CARD: &str = "card-SC-B01-H02-C04";

fn ids() -> BTreeSet<String> {
    ["op-dmg", "if-first_action", CARD].map(str::to_owned).into()
}

fn approval(document: &Document, tag: &str) -> Approval {
    let subject = document.subject();
    subject.approval(language(tag), &mut MessageStates::new(), &ids())
}

#[test]
fn a_card_is_as_far_as_its_least_finished_word() {
    let project = Project::new();
    let mut document = project.open();
    assert_eq!(approval(&document, "de").state(), State::Draft);
    edit(&mut document, "de", vec![decide("op-dmg", Decision::Approved, "")]);
    let some = approval(&document, "de");
    assert_eq!(some.state(), State::Draft);
    assert_eq!(some.messages.last(), Some(&(State::Approved, "op-dmg".to_owned())));
    let all = ids().iter().map(|id| decide(id, Decision::Approved, "")).collect();
    edit(&mut document, "de", all);
    assert_eq!(approval(&document, "de").state(), State::Approved);
    assert_eq!(approval(&document, "fr").state(), State::Draft, "another language is not touched");
    edit(&mut document, "de", vec![decide(CARD, Decision::NeedsWork, "")]);
    let needs_work = approval(&document, "de");
    assert_eq!((needs_work.state(), needs_work.first()), (State::NeedsWork, Some(CARD)));
}

#[test]
fn a_new_name_and_a_new_source_make_it_outdated() {
    let project = Project::new();
    let mut document = project.open();
    edit(&mut document, "ja", ids().iter().map(|id| decide(id, Decision::Approved, "")).collect());
    let at = document.registry().cards.iter().position(|card| format!("card-{}", card.id) == CARD).unwrap();
    let field = Field::Name(Name::from("Ember Vow"));
    document.apply(Command::Set { at: vec![RecordPath::Card(at)], field, gesture: None }).unwrap();
    let outdated = approval(&document, "ja");
    assert_eq!((outdated.state(), outdated.first()), (State::Outdated, Some(CARD)));
    document.undo();
    assert_eq!(approval(&document, "ja").state(), State::Approved);
    let english = message(&document, "en", "op-dmg").target.unwrap();
    edit(&mut document, "en", vec![write("op-dmg", &english.replace("eal", "eal out"))]);
    let outdated = approval(&document, "ja");
    assert_eq!((outdated.state(), outdated.first()), (State::Outdated, Some("op-dmg")));
}

#[test]
fn states_are_those_of_the_list_of_messages() {
    let project = Project::new();
    let mut document = project.open();
    let suggestion =
        Edit::Suggest { id: Name::from("op-dmg"), source: "op-dmg = wuchte\n    .name = Wucht".to_owned() };
    edit(&mut document, "de", vec![suggestion, decide("if-first_action", Decision::Rejected, "no")]);
    let all: BTreeSet<String> = document.locales().get(language("de")).unwrap().messages().into_keys().collect();
    let subject = document.subject();
    let approval = subject.approval(language("de"), &mut MessageStates::new(), &all);
    let listed = subject.messages(language("de"), None);
    let mut compared = 0;
    for message in listed.iter().filter(|message| all.contains(&message.id)) {
        let (state, _) = approval.messages.iter().find(|(_, id)| *id == message.id).unwrap();
        assert_eq!(*state, message.state, "{}", message.id);
        compared += 1;
    }
    assert!(compared > 1000, "{compared}");
    assert_eq!(approval.state(), State::Draft, "there is more to be done with a draft than with a candidate");
    // A message that does not exist is missing, and does not count for the state of the card.
    let none = BTreeSet::from(["no-such".to_owned()]);
    let missing = subject.approval(language("de"), &mut MessageStates::new(), &none);
    assert_eq!((missing.first(), missing.state()), (Some("no-such"), State::Approved));
    let source = title(document.registry(), CARD).unwrap();
    assert_eq!(state_of(&message(&document, "de", CARD).record, &source, None), State::Missing);
}
