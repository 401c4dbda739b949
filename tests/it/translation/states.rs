//! The states of a message, decisions, suggestions and comments.

use ses_studio::base::{Code, Name};
use ses_studio::document::Command;
use ses_studio::text::problem_text::english;
use ses_studio::text::translation::{Decision, Edit, EventKind, Group, State};

use super::{Project, decide, edit, language, message, write};

#[test]
fn a_message_goes_from_missing_to_approved_and_is_outdated_when_its_source_changes() {
    let project = Project::new();
    project.put("locales/en/own.ftl", "# Say it loud.\nown-words = loud { $n } words\n    .name = Loud\n");
    let mut document = project.open();
    let state = |document: &_| message(document, "de", "own-words").state;
    let first = message(&document, "de", "own-words");
    assert_eq!((first.state, first.note.as_str(), first.target), (State::Missing, "Say it loud.", None));

    edit(&mut document, "de", vec![write("own-words", "own-words = laute { $n } Worte\n    .name = Laut")]);
    assert_eq!(state(&document), State::Draft);
    edit(&mut document, "de", vec![decide("own-words", Decision::NeedsWork, "zu laut")]);
    assert_eq!(state(&document), State::NeedsWork);
    edit(&mut document, "de", vec![decide("own-words", Decision::Rejected, "falsch")]);
    assert_eq!(state(&document), State::Rejected);
    edit(&mut document, "de", vec![decide("own-words", Decision::Approved, "")]);
    let approved = message(&document, "de", "own-words");
    assert_eq!((approved.state, approved.record.by.as_str()), (State::Approved, "Ana"));
    assert!(approved.problems.is_empty() && approved.old_source.is_none());
    let did: Vec<EventKind> = approved.record.history.iter().map(|event| event.did).collect();
    assert_eq!(did, [EventKind::Edited, EventKind::NeedsWork, EventKind::Rejected, EventKind::Approved]);
    assert_eq!(approved.record.history[1].reason, "zu laut");

    // A change of indentation is no change of the source. Other words outdate the approval, other variables are an
    // error.
    edit(&mut document, "en", vec![write("own-words", "own-words =\n    loud { $n } words\n    .name = Loud")]);
    assert_eq!(state(&document), State::Approved);
    edit(&mut document, "en", vec![write("own-words", "own-words = noisy { $n } words\n    .name = Loud")]);
    let outdated = message(&document, "de", "own-words");
    assert_eq!((outdated.state, outdated.is_signature_changed), (State::Outdated, false));
    assert_eq!(outdated.old_source.as_deref(), Some("own-words = loud { $n } words\n    .name = Loud"));
    assert_eq!(outdated.problems[0].code, Code::SourceChanged);
    edit(&mut document, "en", vec![write("own-words", "own-words = noisy words\n    .name = Loud")]);
    let outdated = message(&document, "de", "own-words");
    assert_eq!((outdated.state, outdated.is_signature_changed), (State::Outdated, true));
    assert_eq!(outdated.problems[0].code, Code::SignatureChanged);
    edit(&mut document, "de", vec![decide("own-words", Decision::Approved, "")]);
    assert_eq!(state(&document), State::Approved);
    // A text that was written after the approval is not approved.
    edit(&mut document, "de", vec![write("own-words", "own-words = Worte\n    .name = Laut")]);
    assert_eq!(state(&document), State::Draft);
}

#[test]
fn impossible_decisions_are_refused_with_a_reason() {
    let project = Project::new();
    let mut document = project.open();
    let mut refused = |edit: Edit| {
        let command = Command::Translate { language: Name::from("de"), edits: vec![edit], gesture: None };
        english(&document.apply(command).unwrap_err().message)
    };
    assert!(refused(decide("no-such", Decision::Approved, "")).contains("has no text in de"));
    assert!(refused(decide("op-dmg", Decision::Rejected, " ")).contains("say why"));
    assert!(refused(Edit::Remove { id: Name::from("op-dmg") }).contains("no `op-dmg` of its own"));
    assert!(refused(Edit::Accept { id: Name::from("op-dmg"), suggestion: 0 }).contains("no such open suggestion"));
    assert!(refused(Edit::Comment { id: Name::from("op-dmg"), text: " ".to_owned() }).contains("must say something"));
    let command = Command::Translate { language: Name::from("xx"), edits: Vec::new(), gesture: None };
    assert!(english(&document.apply(command).unwrap_err().message).contains("is not the tag of a language"));
    assert!(!document.is_dirty());
}

#[test]
fn whoever_may_only_suggest_makes_candidates_that_others_decide() {
    let project = Project::new();
    let mut document = project.open();
    document.set_suggests_only(true);
    document.set_author("Bo");
    let before = message(&document, "de", "op-nrg").target.unwrap();
    let source = before.replace("erhalte", "gewinne");
    edit(&mut document, "de", vec![write("op-nrg", &source)]);
    edit(&mut document, "de", vec![Edit::Comment { id: Name::from("op-nrg"), text: "Besser?".to_owned() }]);
    let suggested = message(&document, "de", "op-nrg");
    assert_eq!((suggested.state, suggested.target.as_deref()), (State::Suggested, Some(before.as_str())));
    assert_eq!(suggested.record.suggestions[0].text, source);
    let approve = vec![decide("op-nrg", Decision::Approved, "")];
    assert!(document.apply(Command::Translate { language: Name::from("de"), edits: approve, gesture: None }).is_err());
    // Continuing a suggestion updates it. A suggestion of another person is a new one.
    edit(&mut document, "de", vec![write("op-nrg", &before.replace("erhalte", "bekomme"))]);
    document.set_author("Cleo");
    edit(&mut document, "de", vec![write("op-nrg", &source)]);
    assert_eq!(message(&document, "de", "op-nrg").record.open_suggestions().count(), 2);

    document.set_suggests_only(false);
    document.set_author("Ana");
    let id = || Name::from("op-nrg");
    edit(&mut document, "de", vec![Edit::Refuse { id: id(), suggestion: 0, reason: "Umgangssprache".to_owned() }]);
    edit(&mut document, "de", vec![Edit::Accept { id: id(), suggestion: 1 }]);
    edit(&mut document, "de", vec![Edit::Resolve { id: id(), comment: 0, resolved: true }]);
    let accepted = message(&document, "de", "op-nrg");
    assert_eq!((accepted.state, accepted.target), (State::Draft, Some(source)));
    assert_eq!(accepted.record.suggestions[0].reason, "Umgangssprache");
    assert_eq!(accepted.record.comments[0].by, "Bo");
    assert!(accepted.record.comments[0].resolved);
}

#[test]
fn a_source_with_a_syntax_error_is_kept_but_not_written_to_the_file() {
    let project = Project::new();
    let mut document = project.open();
    let good = message(&document, "fr", "op-heal").target.unwrap();
    edit(&mut document, "fr", vec![write("op-heal", "op-heal = rendez { $val ")]);
    let typed = message(&document, "fr", "op-heal");
    assert!(typed.is_unfinished);
    assert_eq!(typed.target.as_deref(), Some("op-heal = rendez { $val"));
    assert_eq!(typed.problems[0].code, Code::LocaleSyntax);
    assert!(document.locales().text("locales/fr/starfall.ftl").is_none());
    let approve = vec![decide("op-heal", Decision::Approved, "")];
    let outcome = document.apply(Command::Translate { language: Name::from("fr"), edits: approve, gesture: None });
    assert!(english(&outcome.unwrap_err().message).contains("syntax error"));
    document.save().unwrap();
    drop(document);
    // Everything is still there after a restart.
    let mut document = project.open();
    assert!(message(&document, "fr", "op-heal").is_unfinished);
    edit(&mut document, "fr", vec![Edit::Discard { id: Name::from("op-heal") }]);
    assert_eq!(message(&document, "fr", "op-heal").target, Some(good));
}

#[test]
fn many_are_approved_in_one_step() {
    let project = Project::new();
    let mut document = project.open();
    let drafts = document.subject().messages(language("ja"), None);
    assert!(drafts.iter().all(|message| message.state == State::Draft) && drafts.len() > 700, "{}", drafts.len());
    let cards = drafts.iter().filter(|message| message.group == Group::Cards);
    let all: Vec<Edit> = cards.map(|message| decide(&message.id, Decision::Approved, "")).collect();
    let count = all.len();
    edit(&mut document, "ja", all);
    let approved = |document: &ses_studio::document::Document| {
        let messages = document.subject().messages(language("ja"), None);
        messages.iter().filter(|message| message.state == State::Approved).count()
    };
    assert_eq!((approved(&document), count > 500), (count, true));
    document.undo();
    assert_eq!(approved(&document), 0);
    assert!(!document.is_dirty() && document.undo_label().is_none());
}

#[test]
fn a_cards_own_wording_is_flagged_when_its_rows_change() {
    use ses_studio::document::{Field, RecordPath};
    let project = Project::new();
    let mut document = project.open();
    let at = document.registry().cards.iter().position(|card| card.effects.len() == 1).unwrap();
    let wording = Field::Wording(Name::from("de"), Some(Name::from("Brenne.")));
    document.apply(Command::Set { at: vec![RecordPath::Card(at)], field: wording, gesture: None }).unwrap();
    let flag = |document: &ses_studio::document::Document| {
        document.subject().text_overrides().iter().map(|wording| wording.is_outdated).collect::<Vec<_>>()
    };
    assert_eq!(flag(&document), [Some(false)]);
    document.apply(Command::DuplicateRow { at: RecordPath::Card(at), row: 0 }).unwrap();
    assert_eq!(flag(&document), [Some(true)]);
    let wording = document.subject().text_overrides().remove(0);
    let problem = wording.problem("X").unwrap();
    assert_eq!((problem.code, problem.pointer), (Code::WordingOutdated, format!("/cards/{at}/text_override/de")));
    document.undo();
    assert_eq!(flag(&document), [Some(false)]);
    document.undo();
    assert!(flag(&document).is_empty() && !document.is_dirty());
}
