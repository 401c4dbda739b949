//! Several orders in one export: all their files appear at the end, or none.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use ses_studio::face::Printed;
use ses_studio::face::export::{Export, ExportControl, Form, Order, export};

use super::Press;

/// Pictures in two languages and a deck, stopped after so many faces.
fn ordered(press: &Press, folder: &Path, stop_after: usize) -> Export {
    let cards = |tag: &str| -> Vec<Printed> {
        ["SC-B01-H02-C04", "SC-B01-H02-T08"].iter().map(|id| press.face(id, tag)).collect()
    };
    let (english, german) = (cards("en"), cards("de"));
    let picture = Form::Png { dpi: 72.0, bleed: false };
    let places = ["new/en", "new/de", "new/tts/deck.json"].map(|place| folder.join(place));
    let orders = [
        Order { cards: &english, form: picture, to: &places[0] },
        Order { cards: &german, form: picture, to: &places[1] },
        Order { cards: &english, form: Form::Tabletop, to: &places[2] },
    ];
    let cancelled = AtomicBool::new(false);
    let progress = |done: usize| {
        if done >= stop_after {
            cancelled.store(true, Ordering::Relaxed);
        }
    };
    export(&press.faces, &orders, "Deck", &ExportControl { progress: &progress, cancelled: &cancelled }).unwrap()
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn all_files_appear_or_none() {
    let press = Press::bundled();
    let folder = tempfile::tempdir().unwrap();
    for stop_after in 1..=6 {
        let stopped = ordered(&press, folder.path(), stop_after);
        assert!(stopped.is_cancelled && stopped.files.is_empty(), "{stop_after}: {stopped:?}");
        assert_eq!(count(folder.path()), 0, "{stop_after}");
    }
    let done = ordered(&press, folder.path(), usize::MAX);
    assert!(!done.is_cancelled && done.problems.is_empty(), "{done:?}");
    assert_eq!(done.files.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 3]);
    assert_eq!(done.faces, [2, 2, 2]);
    for file in done.files.iter().flatten() {
        assert!(file.is_file(), "{file:?}");
    }
    // Nothing else.
    assert_eq!(count(&folder.path().join("new")), 3);
    assert_eq!(count(&folder.path().join("new/tts")), 3);
}
