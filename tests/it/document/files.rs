//! Saving, backups, locks, journals and recovery, and changes by someone else.

use std::fs;
#[cfg(feature = "gui")]
use std::time::{Duration, Instant};

use ses_studio::base::Code;
use ses_studio::document::{
    Begin, ChangeSet, ChangedBy, Command, Document, Field, Home, RecordPath, Resolution, SaveError, StorageConfig,
};
#[cfg(feature = "gui")]
use ses_studio::registry::write;
use ses_studio::ruleset::STARFALL;

use super::{Folders, name, small, strays, text_of};
#[cfg(feature = "gui")]
use crate::support::rules;
use ses_studio::text::problem_text::english;

fn rename(document: &mut Document, card: usize, to: &str) -> ChangeSet {
    let command = Command::Set { at: vec![RecordPath::Card(card)], field: Field::Name(name(to)), gesture: None };
    document.apply(command).unwrap()
}

/// The text of a file with one card's name replaced, as somebody else would write it.
fn renamed(text: &str, card: usize, to: &str) -> String {
    let old = &small().cards[card].name;
    assert_eq!(text.matches(&format!("\"name\": \"{old}\"")).count(), 1);
    text.replace(&format!("\"name\": \"{old}\""), &format!("\"name\": \"{to}\""))
}

#[test]
fn one_edited_field_changes_one_line_and_nothing_else() {
    let folders = Folders::new(&small());
    let before = folders.text();
    let mut document = folders.open();
    rename(&mut document, 2, "Ember Oath");
    let saved = document.save().unwrap();
    assert!(!saved.formatted && saved.warnings.is_empty(), "{saved:?}");
    let after = folders.text();
    let changed = before.lines().zip(after.lines()).filter(|(before, after)| before != after).count();
    assert_eq!((changed, before.lines().count()), (1, after.lines().count()));
    assert_eq!(fs::read_to_string(folders.project().join("ruleset.json")).unwrap(), STARFALL);
    assert!(strays(&folders.project()).is_empty());
    // Undo reaches back beyond the save, and saves too.
    document.undo().unwrap();
    assert!(document.is_dirty());
    document.save().unwrap();
    assert_eq!(folders.text(), before);
}

#[test]
fn the_first_save_of_a_file_in_another_form_reports_that_it_formats_it() {
    let folders = Folders::new(&small());
    fs::write(folders.file(), folders.text().replace("\n  ", "\n\t")).unwrap();
    let mut document = folders.open();
    assert!(document.is_unformatted() && !document.is_dirty());
    rename(&mut document, 0, "A");
    assert!(document.save().unwrap().formatted);
    rename(&mut document, 0, "B");
    assert!(!document.save().unwrap().formatted);
    assert_eq!(folders.text(), text_of(&document));
}

#[test]
fn the_bundled_project_is_saved_under_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let settings = StorageConfig { home: Some(Home::at(folder.path().join("home"))), has_journal: true };
    let project = ses_studio::registry::Project::bundled();
    let mut document = Document::of_project(project, settings.clone()).unwrap();
    rename(&mut document, 0, "Mine");
    assert!(matches!(document.save(), Err(SaveError::NoFolder)));
    let target = folder.path().join("deep/game");
    document.save_as(&target).unwrap();
    assert!(!document.is_dirty());
    assert_eq!(document.path(), Some(target.as_path()));
    let mut names: Vec<String> =
        fs::read_dir(&target).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["registry.json", "registry.schema.json", "ruleset.json"]);
    rename(&mut document, 0, "Mine again");
    document.save().unwrap();
    drop(document);
    let mut again = Document::open_with(&target, settings.clone()).unwrap();
    assert_eq!(again.registry().cards[0].name, "Mine again");
    let taken = again.save_as(&target);
    assert!(matches!(taken, Err(SaveError::Failed(problem)) if english(&problem.message).contains("exists already")));
    let begin = Begin { game: "starfall".into(), has_cards: false, outline: None };
    let empty = Document::begin(&begin, &folder.path().join("new"), settings.clone()).unwrap();
    assert!(empty.registry().cards.is_empty() && !empty.registry().books.is_empty());
    assert!(Document::begin(&begin, &target, settings).is_err());
}

#[test]
fn a_second_instance_can_only_read() {
    let folders = Folders::new(&small());
    let first = folders.open();
    let mut second = folders.open();
    assert_eq!(second.read_only().map(|problem| problem.code), Some(Code::ReadOnly));
    let command = Command::Set { at: vec![RecordPath::Card(0)], field: Field::Name(name("A")), gesture: None };
    assert_eq!(second.apply(command).unwrap_err().code, Code::ReadOnly);
    assert!(matches!(second.save(), Err(SaveError::Failed(_))));
    drop((first, second));
    assert!(folders.open().read_only().is_none());
}

#[test]
fn what_could_not_be_kept_is_not_overwritten_unasked() {
    let folders = Folders::new(&small());
    let doubled = folders.text().replacen("\"cost\": ", "\"cost\": 1, \"cost\": ", 1);
    fs::write(folders.file(), &doubled).unwrap();
    let mut document = folders.open();
    assert!(document.read_only().is_some_and(|problem| english(&problem.message).contains("`cost` occurs twice")));
    document.allow_lossy_edits();
    assert!(document.read_only().is_none());
    rename(&mut document, 0, "A");
    document.save().unwrap();
    let kept: Vec<String> = document.backups().iter().map(|backup| fs::read_to_string(&backup.path).unwrap()).collect();
    assert!(kept.contains(&doubled));
}

#[test]
fn a_file_of_a_later_format_can_only_be_read() {
    let folders = Folders::new(&small());
    fs::write(folders.file(), folders.text().replacen("\"format\": 1", "\"format\": 2", 1)).unwrap();
    let mut document = folders.open();
    assert!(document.read_only().is_some_and(|problem| english(&problem.message).contains("format 2")));
    document.allow_lossy_edits();
    assert!(document.read_only().is_some());
    assert!(document.save_as(&folders.folder().join("other")).is_err());
}

#[test]
fn earlier_versions_are_kept_and_come_back() {
    let folders = Folders::new(&small());
    let loaded = folders.text();
    let mut document = folders.open();
    for number in 0..14 {
        rename(&mut document, 0, &format!("Version {number}"));
        document.save().unwrap();
    }
    let backups = document.backups();
    assert_eq!(backups.len(), 10);
    let oldest = backups.last().unwrap().clone();
    document.restore(&oldest).unwrap();
    assert_eq!(document.registry().cards[0].name, "Version 4");
    assert!(document.is_dirty());
    document.undo().unwrap();
    assert_eq!(document.registry().cards[0].name, "Version 13");
    assert!(!document.is_dirty());
    assert_ne!(folders.text(), loaded);
}

#[test]
fn a_crash_leaves_what_was_unsaved() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "Unsaved");
    document.apply(Command::Duplicate { cards: vec![1, 3, 4] }).unwrap();
    document
        .apply(Command::Delete { at: vec![RecordPath::Card(2), RecordPath::Card(0), RecordPath::Hero(3)] })
        .unwrap();
    document.apply(Command::AddBook { name: name("Third") }).unwrap();
    document.apply(Command::AddHero { book: 3, name: name("New") }).unwrap();
    rename(&mut document, 1, "Taken back");
    document.undo().unwrap();
    let unsaved = text_of(&document);
    document.flush_journal();
    // As after kill -9, nothing of the program runs any more; only its lock is gone.
    std::mem::forget(document);
    let copy = Folders::copy(&folders);

    let mut again = copy.open();
    let recovery = again.recovery().expect("there were unsaved edits").clone();
    assert!(recovery.records > 0 && !recovery.is_merged && recovery.when > 1_600_000_000_000);
    again.recover().unwrap();
    assert_eq!(text_of(&again), unsaved);
    assert!(again.recovery().is_none() && again.is_dirty());
    // Not saved yet: another crash loses nothing either.
    std::mem::forget(again);
    let copy = Folders::copy(&copy);
    let mut third = copy.open();
    assert!(third.recovery().is_some());
    third.recover().unwrap();
    third.save().unwrap();
    drop(third);
    assert_eq!(copy.text(), unsaved);
    assert!(copy.open().recovery().is_none());
}

#[test]
fn a_journal_is_made_on_top_of_what_others_have_written_since() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "Mine");
    document.flush_journal();
    std::mem::forget(document);
    let copy = Folders::copy(&folders);
    fs::write(copy.file(), renamed(&copy.text(), 1, "Theirs")).unwrap();
    let mut again = copy.open();
    assert!(again.recovery().is_some_and(|recovery| recovery.is_merged && recovery.records == 1));
    again.recover().unwrap();
    let names: Vec<&str> = again.registry().cards.iter().take(2).map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Mine", "Theirs"]);
}

#[test]
fn what_is_thrown_away_or_taken_back_is_not_offered_again() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "Unsaved");
    document.flush_journal();
    document.discard_unsaved();
    drop(document);
    let mut document = folders.open();
    assert!(document.recovery().is_none());
    rename(&mut document, 0, "Unsaved");
    document.undo();
    drop(document);
    let mut document = folders.open();
    assert!(document.recovery().is_none());
    rename(&mut document, 0, "Unsaved");
    drop(document);
    let mut document = folders.open();
    assert!(document.recovery().is_some());
    document.discard_recovery();
    drop(document);
    assert!(folders.open().recovery().is_none());
}

#[test]
fn half_a_line_of_a_journal_is_left_out() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "First");
    document.flush_journal();
    rename(&mut document, 1, "Second");
    document.flush_journal();
    std::mem::forget(document);
    let journal = folders.journals().pop().expect("a journal");
    let whole = fs::read(&journal).unwrap();
    for cut in [1, 20, 60] {
        let copy = Folders::copy(&folders);
        fs::write(copy.journals().pop().unwrap(), &whole[..whole.len() - cut]).unwrap();
        let mut again = copy.open();
        again.recover().unwrap();
        assert_eq!(again.registry().cards[0].name, "First");
        assert_eq!(again.registry().cards[1].name, small().cards[1].name);
    }
}

#[test]
fn a_change_by_someone_else_is_never_overwritten_unseen() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "Mine");
    let theirs = renamed(&folders.text(), 1, "Theirs");
    fs::write(folders.file(), &theirs).unwrap();
    assert!(matches!(document.save(), Err(SaveError::Conflict)));
    assert_eq!(folders.text(), theirs);
    let conflict = document.conflict().expect("a conflict");
    let who: Vec<ChangedBy> = conflict.differences.iter().map(|difference| difference.by).collect();
    assert_eq!(who, [ChangedBy::Mine, ChangedBy::Theirs]);
    let lines: Vec<String> = conflict.differences[0]
        .lines
        .iter()
        .filter(|line| line.sign != ' ')
        .map(|line| format!("{}{}", line.sign, line.text.trim()))
        .collect();
    assert_eq!(lines[0], "-\"name\": \"Mine\",");
    assert!(conflict.not_mergeable.is_none());

    document.resolve(Resolution::Merge).unwrap();
    let names: Vec<&str> = document.registry().cards.iter().take(2).map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Mine", "Theirs"]);
    assert!(document.is_dirty());
    document.save().unwrap();
    assert_eq!(folders.text(), text_of(&document));
}

#[test]
fn mine_or_theirs_is_kept_whole() {
    for resolution in [Resolution::KeepMine, Resolution::TakeTheirs] {
        let folders = Folders::new(&small());
        let mut document = folders.open();
        rename(&mut document, 0, "Mine");
        let mine = text_of(&document);
        let theirs = renamed(&folders.text(), 1, "Theirs");
        fs::write(folders.file(), &theirs).unwrap();
        assert!(document.save().is_err());
        document.resolve(resolution).unwrap();
        if resolution == Resolution::KeepMine {
            assert!(document.is_dirty());
            document.save().unwrap();
            assert_eq!(folders.text(), mine);
            let kept: Vec<String> =
                document.backups().iter().map(|backup| fs::read_to_string(&backup.path).unwrap()).collect();
            assert!(kept.contains(&theirs), "theirs is not among the backups");
        } else {
            assert_eq!((text_of(&document), document.is_dirty()), (theirs, false));
            document.undo().unwrap();
            assert_eq!((text_of(&document), document.is_dirty()), (mine, true));
        }
    }
}

#[test]
fn what_is_no_registry_any_more_can_only_be_replaced() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    rename(&mut document, 0, "Mine");
    fs::write(folders.file(), "{ \"cards\": [").unwrap();
    assert!(document.save().is_err());
    assert!(document.conflict().is_some_and(|conflict| conflict.not_mergeable.is_some()));
    for resolution in [Resolution::TakeTheirs, Resolution::Merge] {
        document.resolve(resolution).unwrap_err();
        assert!(document.conflict().is_some());
    }
    document.resolve(Resolution::KeepMine).unwrap();
    document.save().unwrap();
    assert_eq!(folders.text(), text_of(&document));
}

#[cfg(feature = "gui")]
#[test]
fn changes_by_someone_else_are_noticed_and_read_where_nothing_is_unsaved() {
    let folders = Folders::new(&small());
    let mut document = folders.open();
    let (wake, woken) = std::sync::mpsc::channel();
    document.watch(move || {
        let _ = wake.send(());
    });
    // What we write ourselves is no change by someone else.
    rename(&mut document, 2, "Saved");
    document.save().unwrap();
    fs::write(folders.file(), renamed(&folders.text(), 1, "Theirs")).unwrap();
    let start = Instant::now();
    let touched = loop {
        assert!(start.elapsed() < Duration::from_secs(20), "nothing was noticed");
        let tick = document.tick(Instant::now());
        assert!(tick.warnings.is_empty(), "{:?}", tick.warnings);
        if let Some(touched) = tick.changed {
            break touched;
        }
        let _ = woken.recv_timeout(tick.again.unwrap_or(Duration::from_millis(100)));
    };
    assert!(touched.everything && !document.is_dirty());
    let names: Vec<&str> = document.registry().cards[1..3].iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Theirs", "Saved"]);
    rename(&mut document, 0, "Mine");
    fs::write(folders.file(), write(&small(), &rules())).unwrap();
    let start = Instant::now();
    while document.conflict().is_none() {
        assert!(start.elapsed() < Duration::from_secs(20), "nothing was noticed");
        let tick = document.tick(Instant::now());
        let _ = woken.recv_timeout(tick.again.unwrap_or(Duration::from_millis(100)));
    }
    assert_eq!(document.registry().cards[0].name, "Mine");
}

#[cfg(feature = "gui")]
#[test]
fn a_template_or_picture_that_is_changed_is_noticed() {
    let folders = Folders::new(&small());
    let project = folders.file().parent().unwrap().to_owned();
    let files = [project.join("faces/symbols/star.svg"), project.join("art/one.png")];
    for file in &files {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "before").unwrap();
    }
    let mut document = folders.open();
    let (wake, woken) = std::sync::mpsc::channel();
    document.watch(move || {
        let _ = wake.send(());
    });
    for file in &files {
        fs::write(file, "after").unwrap();
        let start = Instant::now();
        loop {
            assert!(start.elapsed() < Duration::from_secs(20), "{} was not noticed", file.display());
            let tick = document.tick(Instant::now());
            if tick.folder_changed {
                break;
            }
            let _ = woken.recv_timeout(tick.again.unwrap_or(Duration::from_millis(100)));
        }
    }
}
