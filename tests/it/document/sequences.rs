//! Laws of editing over random sequences: undoing everything gives the loaded file, redoing everything gives the last
//! state, the kept problems equal those of a fresh check, and a save loses nothing.

use ses_studio::base::Source;
use ses_studio::document::Document;
use ses_studio::registry::{is_lossless, read, write};

use super::random::{Random, command};
use super::{Folders, assert_problems_are_current, in_memory_text, small, text_of};
use crate::support::rules;
use ses_studio::text::problem_text::english;

/// The saved text can be read without loss, and writing it again gives the same text.
#[track_caller]
fn assert_saves_whole(document: &Document) {
    let text = text_of(document);
    let (again, problems) = read(&Source::new("saved", text.as_str()), document.rules());
    assert!(is_lossless(&problems), "{problems:#?}");
    let again = again.expect("JSON");
    assert_eq!(write(&again, document.rules()), text, "writing twice differs");
}

/// Runs one random sequence; returns the number of edits that were refused.
#[track_caller]
fn run(loaded: &str, seed: u64) -> usize {
    let mut random = Random::new(seed);
    let mut document = in_memory_text(loaded);
    let mut refused = 0;
    for _ in 0..random.below(16) {
        match random.below(8) {
            0 => {
                let was = document.undo_label().is_some();
                assert_eq!(document.undo().is_some(), was);
            }
            1 => {
                let was = document.redo_label().is_some();
                assert_eq!(document.redo().is_some(), was);
            }
            _ => {
                let (before, label) = (text_of(&document), document.undo_label().cloned());
                let edit = command(&mut random, &document);
                if let Err(refusal) = document.apply(edit.clone()) {
                    refused += 1;
                    assert!(!english(&refusal.message).is_empty());
                    assert_eq!(
                        text_of(&document),
                        before,
                        "seed {seed}: a refused edit has changed something: {edit:?}"
                    );
                    assert_eq!(document.undo_label(), label.as_ref());
                }
            }
        }
    }
    assert_problems_are_current(&document);
    assert_saves_whole(&document);
    let last = document.registry().clone();
    let mut steps = 0;
    while document.undo().is_some() {
        steps += 1;
    }
    assert_eq!(text_of(&document), loaded, "seed {seed}: undo all is not the file as loaded");
    assert_problems_are_current(&document);
    for _ in 0..steps {
        document.redo().expect("there were as many");
    }
    assert!(*document.registry() == last, "seed {seed}: redo is not where one was");
    assert_problems_are_current(&document);
    refused
}

#[track_caller]
fn come_back(seeds: std::ops::Range<u64>) {
    let loaded = write(&small(), &rules());
    let refused: usize = seeds.map(|seed| run(&loaded, seed)).sum();
    assert!(refused > 100, "only {refused} edits were refused, which hardly tests that a refusal changes nothing");
}

#[test]
fn five_hundred_sequences_come_back() {
    come_back(0..500);
}

#[test]
#[ignore = "a minute; .ci/run starts it"]
fn ten_thousand_sequences_come_back() {
    come_back(500..10_000);
}

#[test]
fn whatever_is_saved_is_what_is_read_again() {
    let folders = Folders::new(&small());
    let mut saves = 0;
    for seed in 0..40 {
        let mut random = Random::new(1_000_000 + seed);
        let mut document = folders.open();
        for _ in 0..12 {
            let edit = command(&mut random, &document);
            let _ = document.apply(edit);
            match random.below(6) {
                0 => drop(document.undo()),
                1 => drop(document.redo()),
                2 => {
                    document.save().expect("nothing prevents it");
                    saves += 1;
                    assert!(!document.is_dirty());
                    assert_eq!(folders.text(), text_of(&document));
                }
                _ => {}
            }
        }
        document.save().expect("nothing prevents it");
        let text = text_of(&document);
        drop(document);
        let again = folders.open();
        assert!(again.recovery().is_none(), "a saved project has something to recover");
        assert_eq!(text_of(&again), text);
    }
    assert!(saves > 20, "{saves}");
}
