//! Walks through the window, by keys and by what a screen reader sees.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Event, Key, Modifiers, Role, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::card::Card;
use ses_studio::document::{Command, RecordPath};
use ses_studio::registry::{self, Project};
use ses_studio::studio::{ACTIONS, Action, Settings, StartProject};
use ses_studio::text::translation::{Decision, Edit, State};

use crate::support::rules;
use crate::window::{Window, click, open, press, project, settle, write};

#[test]
fn a_card_is_authored_and_saved_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let rules_only = registry::project::empty(&registry::Project::bundled().registry, &rules());
    project(folder.path(), &rules_only);
    let mut harness = open(StartProject::Folder(folder.path().to_owned()), Settings::default());
    let ctrl = Modifiers::COMMAND;
    press(&mut harness, ctrl, Key::N);
    write(&mut harness, "Ember Oath");
    // A row: the menu of operations opens, a few letters find the operation, Enter takes it.
    press(&mut harness, ctrl, Key::Enter);
    write(&mut harness, "gain energy");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, ctrl, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, ctrl, Key::S);

    let written = Project::open(folder.path()).unwrap().check();
    assert!(written.is_sound(), "{:?}", written.registry_problems);
    let registry = written.registry.unwrap();
    let card = &registry.cards[0];
    assert_eq!(card.name, "Ember Oath");
    let operations: Vec<&str> = card.effects.iter().map(|row| row.op.as_str()).collect();
    assert_eq!(operations, ["nrg", "dmg"]);
    assert!(!harness.state().document().is_dirty());
    let on_disk = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    assert_eq!(on_disk, registry::write(&registry, &rules()));
}

#[test]
fn undo_goes_back_across_a_save() {
    let folder = tempfile::tempdir().unwrap();
    let text = registry::project::STARFALL_REGISTRY;
    project(folder.path(), text);
    let first = crate::support::registry().cards[0].id.to_string();
    let settings = Settings { card: Some(first), ..Settings::default() };
    let mut harness = open(StartProject::Folder(folder.path().to_owned()), settings);
    let before = harness.state().document().registry().clone();
    press(&mut harness, Modifiers::NONE, Key::F2);
    write(&mut harness, "Renamed");
    assert_eq!(harness.state().document().registry().cards[0].name, "Renamed");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(harness.state().document().registry(), &before, "a burst of typing is one step");
    assert!(harness.state().document().is_dirty());
    press(&mut harness, Modifiers::COMMAND, Key::S);
    assert_eq!(fs::read_to_string(folder.path().join("registry.json")).unwrap(), text);
}

#[test]
fn a_broken_file_opens_with_its_problems_and_is_repaired_by_fixes() {
    let folder = tempfile::tempdir().unwrap();
    let broken = registry::project::STARFALL_REGISTRY.replacen("\"do\": \"dmg\"", "\"do\": \"dgm\"", 3);
    project(folder.path(), &broken);
    let settings = Settings { problems_open: true, ..Settings::default() };
    let mut harness = open(StartProject::Folder(folder.path().to_owned()), settings);
    assert_eq!(harness.state().document().tally().0, 3);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Period);
    assert_eq!(harness.state().document().tally(), (0, 0));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let repaired = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    assert_eq!(repaired, registry::project::STARFALL_REGISTRY);
}

#[test]
fn every_shortcut_is_one_action_and_none_ends_in_a_panic() {
    let mut seen = std::collections::BTreeSet::new();
    for entry in ACTIONS {
        if let Some(keys) = entry.keys {
            let what = format!("{keys:?} {:?}", entry.on);
            assert!(seen.insert(what), "{:?} has the keys of another", entry.action);
        }
    }
    assert!(seen.len() > 10, "{seen:?}");
    let mut harness = open(StartProject::Bundled, Settings::default());
    for entry in ACTIONS {
        let Some(keys) = entry.keys.filter(|_| entry.action != Action::Quit) else { continue };
        press(&mut harness, keys.modifiers, keys.logical_key);
        // What a shortcut opened is shut again, so that the next one reaches the window.
        press(&mut harness, Modifiers::NONE, Key::Escape);
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    // Undo belongs to the screen: the sandbox has its own steps.
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    while harness.state().document().undo_label().is_some() {
        press(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert!(!harness.state().document().is_dirty());
}

#[test]
fn the_window_speaks_the_chosen_language() {
    for (tag, library) in [("en", "Library"), ("de", "Bibliothek"), ("ar", "المكتبة")] {
        let settings = Settings { language: tag.to_owned(), ..Settings::default() };
        let harness = open(StartProject::Bundled, settings);
        assert!(harness.query_all_by_label(library).next().is_some(), "{tag}: {library}");
    }
}

/// The bundled cards in a folder of their own, one of them chosen.
fn with_card(folder: &Path, card: &str) -> Window {
    project(folder, registry::project::STARFALL_REGISTRY);
    open(StartProject::Folder(folder.to_owned()), Settings { card: Some(card.to_owned()), ..Settings::default() })
}

fn card<'a>(window: &'a Window, id: &str) -> &'a Card {
    window.state().document().registry().cards.iter().find(|card| card.id == id).unwrap()
}

#[test]
fn several_cards_are_edited_at_once_and_taken_back_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    let before = window.state().document().registry().clone();
    for label in ["C03", "C05"] {
        let id = format!("SC-B01-H02-{label}");
        let name = card(&window, &id).name.to_string();
        window.get_by_label(&name).click_modifiers(Modifiers::COMMAND);
        window.run_steps(3);
    }
    press(&mut window, Modifiers::COMMAND, Key::B);
    // The notes, a number and the status: three fields.
    let notes = window.get_all_by_label("Notes").last().unwrap();
    notes.focus();
    window.run_steps(2);
    write(&mut window, "together");
    click(&mut window, "Cost: Unchanged");
    click(&mut window, "Apply");
    let changed = window.state().document().registry().cards.iter().zip(&before.cards).filter(|(now, old)| now != old);
    assert_eq!(changed.count(), 3);
    for label in ["C03", "C04", "C05"] {
        assert_eq!(card(&window, &format!("SC-B01-H02-{label}")).notes.as_deref(), Some("together"));
    }
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().registry(), &before);
    assert!(window.state().document().undo_label().is_none(), "it was one step");
}

#[test]
fn rows_and_cards_go_through_the_clipboard_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let id = "SC-B01-H02-C04";
    let mut window = with_card(folder.path(), id);
    let copied = |window: &Window| {
        let commands = &window.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    };
    let copy = |window: &mut Window| {
        window.event(Event::Copy);
        window.step();
        copied(window).expect("something was copied")
    };
    let cards = copy(&mut window);
    window.event(Event::Paste(cards));
    window.run_steps(3);
    let copies = window.state().document().registry().cards.iter().filter(|card| card.name == "Ember Oath");
    let ids: Vec<&str> = copies.map(|card| card.id.as_str()).collect();
    assert_eq!(ids.len(), 2, "{ids:?}");

    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), id);
    window.get_by_label("Row 1: drag to move").click();
    window.run_steps(3);
    let row = copy(&mut window);
    assert_eq!(row, r#"{ "do": "dmg", "val": 15 }"#);
    window.event(Event::Paste(row));
    window.run_steps(3);
    let values: Vec<_> = card(&window, id).effects.iter().map(|row| row.val).collect();
    assert_eq!(values, [Some(15), Some(15), Some(20), Some(5)]);
    // Nonsense is refused with a message.
    let before = window.state().document().registry().clone();
    for nonsense in ["", "not JSON", "{\"do\": 5", "[[[[", "\u{0}\u{feff}"] {
        window.event(Event::Paste(nonsense.to_owned()));
        window.run_steps(3);
        assert_eq!(window.state().document().registry(), &before, "{nonsense}");
    }
}

/// A file that is dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_picture_that_is_dropped_becomes_the_cards_and_another_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let id = "SC-B01-H02-C04";
    let mut window = with_card(&game, id);
    let picture = folder.path().join("Ember Oath.png");
    image::RgbImage::from_pixel(40, 30, image::Rgb([200, 60, 20])).save(&picture).unwrap();
    let broken = folder.path().join("broken.png");
    fs::write(&broken, b"\x89PNG\r\n\x1a\nnot a picture").unwrap();
    let drop = |window: &mut Window, path: &Path| {
        window.input_mut().dropped_files.push(Arc::new(Dropped(path.to_owned())));
        window.run_steps(3);
    };
    drop(&mut window, &broken);
    assert_eq!(card(&window, id).art, None);
    assert!(!window.state().document().is_dirty());
    drop(&mut window, &picture);
    let art = card(&window, id).art.clone().expect("the card has a picture");
    assert!(game.join(art.as_str()).is_file(), "{art} is in the project");
    assert!(window.state().document().problems_of(window_place(&window, id)).next().is_none());
}

fn window_place(window: &Window, id: &str) -> RecordPath {
    let cards = &window.state().document().registry().cards;
    RecordPath::Card(cards.iter().position(|card| card.id == id).unwrap())
}

#[test]
fn a_word_is_replaced_everywhere_as_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    let named = |window: &Window, word: &str| {
        window.state().document().registry().cards.iter().filter(|card| card.name.contains(word)).count()
    };
    let (embers, cinders) = (named(&window, "Ember"), named(&window, "Cinder"));
    assert!(embers > 1);
    press(&mut window, Modifiers::COMMAND, Key::H);
    write(&mut window, "Ember");
    press(&mut window, Modifiers::NONE, Key::Tab);
    write(&mut window, "Cinder");
    click(&mut window, "Match case");
    click(&mut window, "Replace all");
    assert_eq!((named(&window, "Ember"), named(&window, "Cinder")), (0, cinders + embers));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!((named(&window, "Ember"), named(&window, "Cinder")), (embers, cinders));
}

#[test]
fn what_was_changed_on_both_sides_is_merged_from_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let mut window = with_card(&game, "SC-B01-H02-C04");
    press(&mut window, Modifiers::NONE, Key::F2);
    write(&mut window, "Ember Vow");
    let theirs = registry::project::STARFALL_REGISTRY.replacen("\"name\": \"Eclipse\"", "\"name\": \"Totality\"", 1);
    fs::write(game.join("registry.json"), theirs).unwrap();
    press(&mut window, Modifiers::COMMAND, Key::S);
    click(&mut window, "Merge both");
    press(&mut window, Modifiers::COMMAND, Key::S);
    let written = fs::read_to_string(game.join("registry.json")).unwrap();
    let expected = registry::project::STARFALL_REGISTRY
        .replacen("\"name\": \"Eclipse\"", "\"name\": \"Totality\"", 1)
        .replacen("\"name\": \"Ember Oath\"", "\"name\": \"Ember Vow\"", 1);
    assert_eq!(written, expected);
}

#[test]
fn a_window_of_any_size_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path(), registry::project::STARFALL_REGISTRY);
    let settings = Settings { problems_open: true, language: "de".into(), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    let opened = [None, Some(Key::K), Some(Key::H), Some(Key::B), Some(Key::Num2), Some(Key::Comma), Some(Key::Num1)];
    for key in opened {
        if let Some(key) = key {
            window.set_size(Vec2::new(1440.0, 900.0));
            press(&mut window, Modifiers::COMMAND, key);
        }
        let sizes =
            [[1.0, 1.0], [60.0, 40.0], [330.0, 250.0], [480.0, 300.0], [720.0, 450.0], [960.0, 600.0], [4000.0, 250.0]];
        for size in sizes {
            window.set_size(size.into());
            window.run_steps(2);
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn the_pages_to_be_printed_are_turned_by_the_keyboard() {
    let harness = &mut open(StartProject::Bundled, Settings::default());
    let shows = |harness: &Window, text: &str| {
        assert!(harness.query_all_by_label(text).next().is_some(), "{text} is not shown");
    };
    press(harness, Modifiers::COMMAND, Key::Num6);
    shows(harness, "Page 1 of 572");
    press(harness, Modifiers::NONE, Key::PageDown);
    shows(harness, "Page 2 of 572");
    press(harness, Modifiers::NONE, Key::End);
    press(harness, Modifiers::NONE, Key::PageDown);
    shows(harness, "Page 572 of 572");
    press(harness, Modifiers::NONE, Key::PageUp);
    shows(harness, "Page 571 of 572");
    // The pages of a second language follow those of the first.
    harness.get_by_label("Deutsch").click();
    harness.run_steps(3);
    shows(harness, "Page 1 of 1144 · English");
    press(harness, Modifiers::NONE, Key::End);
    shows(harness, "Page 1144 of 1144 · Deutsch");
    for language in ["Deutsch", "English"] {
        harness.get_by_label(language).click();
        harness.run_steps(3);
    }
    shows(harness, "No language is selected.");
}

/// Whether a card's line is in sight in the library.
fn is_listed(window: &Window, name: &str) -> bool {
    window.query_all_by_label(name).any(|node| node.accesskit_node().role() == Role::ListBoxOption)
}

#[test]
fn the_next_problem_is_shown_in_the_library_wherever_its_card_is() {
    let text = registry::project::STARFALL_REGISTRY;
    let operation = "\"effects\": [\n        { \"do\": \"";
    // The last card of all is far below; those of the first hero are folded away.
    for (at, is_folded) in [(text.rfind(operation), false), (text.find(operation), true)] {
        let folder = tempfile::tempdir().unwrap();
        let at = at.unwrap() + operation.len();
        project(folder.path(), &format!("{}x{}", &text[..at], &text[at..]));
        let last = crate::support::registry().cards.last().unwrap().id.to_string();
        let first = crate::support::registry().cards[0].id.to_string();
        let chosen = if is_folded { last } else { first };
        let settings = Settings { card: Some(chosen), ..Settings::default() };
        let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
        window.run_steps(20);
        let cards = &window.state().document().registry().cards;
        let wrong = cards.iter().position(|card| card.effects.iter().any(|row| row.op.starts_with('x'))).unwrap();
        let name = cards[wrong].name.to_string();
        if is_folded {
            press(&mut window, Modifiers::NONE, Key::F8);
            window.run_steps(20);
            assert!(is_listed(&window, &name));
            window.query_all_by_label("Collapse").next().unwrap().click();
            window.run_steps(5);
        }
        assert!(!is_listed(&window, &name), "folded: {is_folded}");
        press(&mut window, Modifiers::NONE, Key::F8);
        window.run_steps(20);
        assert_eq!(window.state().chosen(), Some(RecordPath::Card(wrong)));
        assert!(is_listed(&window, &name), "folded: {is_folded}");
    }
}

#[test]
fn undo_of_a_paste_chooses_what_was_chosen_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    let chosen = window.state().chosen();
    let pasted = ses_studio::registry::write_card(card(&window, "SC-B01-H02-C05"), &rules());
    window.event(Event::Paste(pasted));
    window.run_steps(3);
    assert_ne!(window.state().chosen(), chosen, "what was pasted is chosen");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().chosen(), chosen);
    // If another was selected meanwhile, that one stays selected, although its position has changed.
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    let other = window.state().document().registry().cards[100].id.to_string();
    let name = card(&window, &other).name.to_string();
    press(&mut window, Modifiers::COMMAND, Key::K);
    write(&mut window, &format!("#{name}"));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(window.state().chosen(), Some(RecordPath::Card(100)));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().registry().cards[99].id, other);
}

#[test]
fn the_mark_of_a_language_leads_to_the_message_that_is_not_finished() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    settle(&mut window);
    click(&mut window, "Deutsch: Draft");
    settle(&mut window);
    let message = window.state().chosen_message().expect("a message is chosen");
    assert_eq!(message.state, State::Draft);
    assert!(message.target.as_deref().is_some_and(|text| !text.is_empty()));
    assert!(window.query_all_by_label("Deutsch").next().is_some(), "the language is the one of the mark");
    // Approved words are marked so.
    let used: Vec<String> = ["card-SC-B01-H02-C04", &message.id.clone()].map(str::to_owned).to_vec();
    let edits = used.iter().map(|id| Edit::Decide {
        id: id.as_str().into(),
        decision: Decision::Approved,
        reason: String::new(),
    });
    let edits: Vec<Edit> = edits.collect();
    assert!(window.state_mut().perform_edit(Command::Translate { language: "de".into(), edits, gesture: None }));
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    settle(&mut window);
    assert!(window.query_all_by_label("Deutsch: Draft").next().is_some(), "other words are still drafts");
}

#[test]
fn a_project_that_was_named_at_the_start_is_the_one_that_was_open_last() {
    let folder = tempfile::tempdir().unwrap();
    let window = with_card(folder.path(), "SC-B01-H02-C04");
    let settings = window.state().settings();
    assert_eq!(settings.project.as_deref(), Some(folder.path()));
    assert_eq!(settings.recent, [folder.path().to_owned()]);
    let again = open(StartProject::Last, settings.clone());
    assert_eq!(again.state().document().path(), Some(folder.path()));
    assert_eq!(again.state().chosen(), window.state().chosen());
}

/// What is typed faster than the window is drawn is not lost, and goes nowhere else.
#[test]
fn the_palette_receives_keys_of_the_frame_in_which_it_opens() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    press(&mut window, Modifiers::COMMAND, Key::F);
    let key = |pressed| Event::Key {
        key: Key::K,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: if pressed { Modifiers::COMMAND } else { Modifiers::NONE },
    };
    let text = |text: &str| Event::Text(text.to_owned());
    let hold = Event::ModifiersChanged;
    window.input_mut().events =
        vec![hold(Modifiers::COMMAND), key(true), key(false), hold(Modifiers::NONE), text(">z"), text("oom ")];
    window.run_steps(1);
    window.input_mut().events = vec![text("i"), text("n")];
    window.run_steps(3);
    let zoom = window.state().settings().zoom;
    assert!(is_listed(&window, "Zoom in"));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.state().settings().zoom > zoom, "the command that was typed is run");
}

#[test]
fn a_card_that_lacks_only_its_name_in_a_language_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), "SC-B01-H02-C04");
    settle(&mut window);
    let says = |window: &Window, words: &str| window.query_all_by_label(&format!("Deutsch: {words}")).next().is_some();
    assert!(says(&window, "Draft"));
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::D);
    settle(&mut window);
    assert!(says(&window, "Name not translated") && !says(&window, "Partly in English"));
}
