//! What the designers set for their tools (`design.json`): edited, undone, saved, recovered and merged without losing
//! anything of the file.

use std::fs;
use std::path::Path;

use ses_studio::base::{Code, JsonEdit};
use ses_studio::document::{Command, Document, Field, Home, StorageConfig};
use ses_studio::registry::start::start;

const ODD: &str = "{\n  \"about\": \"ours\", \"colour\": [ 1,2 ],\n  \"tags\": [\n    {\"id\": \"one\", \"mood\":{\"a\":1.50}},\n    {\"id\": \"two\"}\n  ]\n}\n";

fn storage(folder: &Path) -> StorageConfig {
    StorageConfig { home: Some(Home::at(folder.join("home"))), has_journal: true }
}

fn open(folder: &Path) -> Document {
    Document::open_with(&folder.join("game"), storage(folder)).unwrap()
}

/// A project whose file has members that nothing reads.
fn project(folder: &Path) -> Document {
    start("tiny", &folder.join("game")).unwrap();
    fs::write(folder.join("game/design.json"), ODD).unwrap();
    open(folder)
}

fn file(folder: &Path) -> Option<String> {
    fs::read_to_string(folder.join("game/design.json")).ok()
}

fn text(document: &Document) -> &str {
    document.design_text().unwrap().unwrap_or_default()
}

fn apply(document: &mut Document, edit: JsonEdit) {
    let edits = vec![edit];
    document.apply(Command::SetDesign { name: "one".to_owned(), edits, gesture: None }).unwrap();
}

fn set(pointer: &str, json: &str) -> JsonEdit {
    JsonEdit::Set { pointer: pointer.to_owned(), json: json.to_owned() }
}

#[test]
fn an_edit_keeps_every_other_letter_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path());
    apply(&mut document, set("/tags/0/find", "\"do:draw\""));
    let expected = ODD.replace("{\"a\":1.50}", "{\"a\":1.50}, \"find\": \"do:draw\"");
    assert_eq!((text(&document), file(folder.path()).as_deref()), (&*expected, Some(ODD)), "not saved yet");
    assert!(document.is_dirty());
    document.save().unwrap();
    assert_eq!(file(folder.path()).unwrap(), expected);
    document.undo().unwrap();
    assert_eq!(text(&document), ODD);
    document.save().unwrap();
    assert_eq!(file(folder.path()).unwrap(), ODD);
    document.redo().unwrap();
    assert_eq!(text(&document), expected);
    // The version that was replaced is kept.
    assert!(document.backups_of("design.json").len() >= 2);
}

#[test]
fn letters_of_one_gesture_are_one_step_and_a_first_edit_makes_the_file() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", &folder.path().join("game")).unwrap();
    let mut document = open(folder.path());
    let _ = fs::remove_file(folder.path().join("game/design.json"));
    document.check_for_external_changes().unwrap();
    assert_eq!(document.design_text().unwrap(), None);
    apply(&mut document, JsonEdit::Insert { list: "/tags".to_owned(), at: 0, json: "{\"id\": \"a\"}".to_owned() });
    assert_eq!(document.undo_label().unwrap().message, "undo-add-book");
    for id in ["\"ab\"", "\"abc\""] {
        let edits = vec![set("/tags/0/id", id)];
        document.apply(Command::SetDesign { name: "a".to_owned(), edits, gesture: Some(7) }).unwrap();
    }
    document.undo().unwrap();
    assert_eq!(text(&document), "{\n  \"tags\": [\n    {\"id\": \"a\"}\n  ]\n}\n");
    document.undo().unwrap();
    assert_eq!(document.design_text().unwrap(), None);
    document.redo().unwrap();
    document.save().unwrap();
    assert_eq!(file(folder.path()).as_deref(), Some("{\n  \"tags\": [\n    {\"id\": \"a\"}\n  ]\n}\n"));
}

#[test]
fn a_file_that_is_not_json_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path());
    fs::write(folder.path().join("game/design.json"), "{ \"tags\": ").unwrap();
    document.check_for_external_changes().unwrap();
    let edits = vec![set("/tags/0/id", "\"x\"")];
    let refused = document.apply(Command::SetDesign { name: String::new(), edits, gesture: None }).unwrap_err();
    assert_eq!(refused.code, Code::JsonSyntax);
    let gone = vec![JsonEdit::Remove { pointer: "/tags/9".to_owned() }];
    fs::write(folder.path().join("game/design.json"), ODD).unwrap();
    document.check_for_external_changes().unwrap();
    let refused = document.apply(Command::SetDesign { name: String::new(), edits: gone, gesture: None }).unwrap_err();
    assert_eq!(refused.code, Code::EditRefused);
    document.save().unwrap();
    assert_eq!(file(folder.path()).unwrap(), ODD);
}

#[test]
fn changes_of_other_programs_are_taken_member_by_member() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path());
    let path = folder.path().join("game/design.json");
    fs::write(&path, ODD.replace("ours", "theirs")).unwrap();
    assert!(document.check_for_external_changes().unwrap().is_some());
    assert_eq!((text(&document).contains("theirs"), document.is_dirty()), (true, false));
    apply(&mut document, set("/tags/0/find", "\"do:draw\""));
    let theirs = ODD.replace("ours", "new").replace("{\"id\": \"two\"}", "{\"id\": \"two\"}, {\"id\": \"three\"}");
    fs::write(&path, theirs).unwrap();
    document.save().unwrap();
    let both = file(folder.path()).unwrap();
    for part in ["\"new\"", "do:draw", "three", "1.50", "[ 1,2 ]"] {
        assert!(both.contains(part), "{part}: {both}");
    }
}

#[test]
fn unsaved_edits_are_recovered_and_saved_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path());
    fs::create_dir(folder.path().join("game/effects")).unwrap();
    fs::write(folder.path().join("game/effects/rows.json"), "{}").unwrap();
    fs::write(folder.path().join("game/glossary.json"), "{}").unwrap();
    apply(&mut document, set("/tags/1/id", "\"second\""));
    document.flush_journal();
    drop(document);
    let mut document = open(folder.path());
    assert_eq!(text(&document), ODD);
    assert_eq!(document.recovery().unwrap().records, 1);
    document.recover().unwrap();
    let expected = ODD.replace("\"two\"", "\"second\"");
    assert_eq!(text(&document), expected);
    let other = folder.path().join("other");
    document.save_as(&other).unwrap();
    assert_eq!(fs::read_to_string(other.join("design.json")).unwrap(), expected);
    for beside in ["glossary.json", "effects/rows.json"] {
        assert!(other.join(beside).is_file(), "{beside}");
    }
    assert_eq!(file(folder.path()).unwrap(), ODD);
    apply(&mut document, set("/tags/1/id", "\"third\""));
    document.save().unwrap();
    assert!(fs::read_to_string(other.join("design.json")).unwrap().contains("third"));
}

#[test]
fn tags_and_printed_cards_follow_a_new_id_of_their_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = project(folder.path());
    apply(&mut document, set("/tags/0/also", "[\"tiny_bolt\", \"tiny_moth\"]"));
    apply(&mut document, set("/run", "{\"printed\": [\"tiny_moth\"]}"));
    let before = text(&document).to_owned();
    let at = vec![document.find("tiny_moth").unwrap()];
    document.apply(Command::Set { at, field: Field::Id("tiny_grey".into()), gesture: None }).unwrap();
    assert_eq!(text(&document), before.replace("tiny_moth", "tiny_grey"));
    document.undo().unwrap();
    assert_eq!(text(&document), before);
}

#[test]
fn the_file_of_a_bundled_game_goes_along_when_it_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut document = Document::bundled_with("ttcg", storage(folder.path())).unwrap();
    apply(&mut document, set("/goals/0/at_most", "200"));
    document.save_as(&folder.path().join("game")).unwrap();
    let text = file(folder.path()).unwrap();
    assert!(text.contains("{\"measure\": \"letters\", \"at_most\": 200, \"why\""), "{text}");
}
