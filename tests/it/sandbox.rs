//! The sandbox without its window: laws of going to and fro, files with errors, scenarios.

use std::fs;

use ses_studio::base::Name;
use ses_studio::card::CheckedRecords;
use ses_studio::engine::{Event, Generator, Side};
use ses_studio::registry::Registry;
use ses_studio::ruleset::{Ruleset, STARFALL};
use ses_studio::sandbox::{BoardPosition, Command, Edit, Moment, Picked, Preset, Sandbox, SandboxError, Source, Tree};

use crate::support::{checked, registry, rules};
use ses_studio::text::problem_text::english;

struct Opened {
    rules: Ruleset,
    registry: Registry,
    checked: CheckedRecords,
    revision: u64,
}

fn project() -> Opened {
    let (rules, registry) = (rules(), registry());
    Opened { checked: checked(&registry, &rules), rules, registry, revision: 0 }
}

impl Opened {
    fn source(&self) -> Source<'_> {
        let Self { rules, registry, checked, revision } = self;
        Source { rules, ruleset: STARFALL, registry, checked, revision: *revision }
    }

    fn sandbox(&self) -> Sandbox {
        Sandbox::new(self.source())
    }
}

fn id(id: &str) -> Picked {
    Picked::Id(id.into())
}

/// A board on which chance, traps, deaths, doubled actions and replaced rows all happen.
fn busy(project: &Opened, chance: &mut Generator) -> Sandbox {
    let mut sandbox = project.sandbox();
    let source = project.source();
    sandbox.apply(Command::Preset(Preset::ALL[chance.below(Preset::ALL.len())]), source).unwrap();
    let cards: Vec<&Name> = project.registry.cards.iter().map(|card| &card.id).collect();
    for _ in 0..4 {
        let card = cards[chance.below(cards.len())].clone();
        let by = Side::BOTH[chance.below(2)];
        sandbox.apply(Command::Pick(Picked::Id(card), by), source).unwrap();
        sandbox.apply(Command::Resolve, source).unwrap();
        while sandbox.open_question().is_some() {
            sandbox.apply(Command::Answer(None), source).unwrap();
        }
    }
    sandbox
}

/// The state at a moment, by another way than going back to it: a sandbox of the same file that only ever went forth.
fn replayed(project: &Opened, sandbox: &Sandbox) -> u64 {
    let mut other = project.sandbox();
    let file = ses_studio::base::Source::new("again", sandbox.tree().write());
    other.open_bundled(&file, project.source()).unwrap();
    while other.at() < sandbox.at() {
        other.apply(Command::Step, project.source()).unwrap();
    }
    assert_eq!(other.at(), sandbox.at());
    other.hash()
}

/// The state between two rows is that of a card which has only the rows before.
#[test]
fn the_moment_after_a_row_is_the_state_of_the_card_without_the_rows_that_follow() {
    let project = project();
    let source = project.source();
    let file = Tree::read(ses_studio::registry::STARFALL_REGISTRY).unwrap();
    let (mut compared, mut cards) = (0, 0);
    for card in file.get("cards").unwrap().items() {
        let effects = card.get("effects").map(Tree::items).unwrap_or_default();
        if card.get("type").and_then(Tree::as_text).as_deref() != Some("action") || effects.len() < 2 {
            continue;
        }
        cards += 1;
        let resolve = |rows: usize| {
            let mut written = Tree::object();
            written.set("type", Tree::text("action"));
            written.set("book", Tree::number(1));
            written.set("effects", Tree::List(effects[..rows].to_vec()));
            let mut sandbox = project.sandbox();
            sandbox.apply(Command::Preset(Preset::Full), source).unwrap();
            sandbox.apply(Command::Pick(Picked::Written(written), Side::First), source).ok()?;
            sandbox.apply(Command::Resolve, source).ok()?;
            while sandbox.open_question().is_some() {
                sandbox.apply(Command::Answer(None), source).unwrap();
            }
            Some(sandbox)
        };
        let Some(mut whole) = resolve(effects.len()) else { continue };
        let events = whole.timeline().steps[0].events.clone();
        let starts: Vec<usize> = (0..events.len()).filter(|&at| matches!(events[at], Event::Row { .. })).collect();
        for rows in 1..effects.len() {
            let Some(mut part) = resolve(rows) else { continue };
            let end = starts.iter().find(|&&at| matches!(events[at], Event::Row { at, .. } if usize::from(at) == rows));
            let Some(&end) = end else { continue };
            if part.timeline().steps[0].events.get(..end) != Some(&events[..end]) {
                continue;
            }
            let moment = Moment { step: 0, event: end };
            whole.apply(Command::GoTo(moment), source).unwrap();
            part.apply(Command::GoTo(moment), source).unwrap();
            assert_eq!(whole.hash(), part.hash());
            compared += 1;
        }
    }
    assert!(cards > 60 && compared > 60, "{compared} moments of {cards} cards were compared");
}

#[test]
fn any_sequence_of_steps_and_backs_is_the_state_by_replay() {
    let project = project();
    let mut chance = Generator(20);
    for _ in 0..12 {
        let mut sandbox = busy(&project, &mut chance);
        for _ in 0..30 {
            let command = match chance.below(20) {
                0 => Command::Restart,
                1..=9 => Command::Step,
                _ => Command::Back,
            };
            // Beyond the end there is nothing to step into.
            if command == Command::Step && sandbox.at() >= sandbox.timeline().end() {
                continue;
            }
            sandbox.apply(command, project.source()).unwrap();
            assert_eq!(sandbox.hash(), replayed(&project, &sandbox), "{:?}", sandbox.at());
        }
        sandbox.apply(Command::Restart, project.source()).unwrap();
        assert_eq!(sandbox.at(), Moment::default());
        let mut forth = vec![sandbox.hash()];
        while sandbox.at() < sandbox.timeline().end() {
            sandbox.apply(Command::Step, project.source()).unwrap();
            forth.push(sandbox.hash());
        }
        for expected in forth.iter().rev() {
            assert_eq!(sandbox.hash(), *expected);
            sandbox.apply(Command::Back, project.source()).unwrap();
        }
    }
}

#[test]
fn everything_that_is_done_can_be_taken_back_and_made_again() {
    let project = project();
    let source = project.source();
    let mut sandbox = project.sandbox();
    let place = |zone: &str, at| BoardPosition { side: Side::Second, zone: zone.into(), at };
    let first = project.registry.cards[0].id.clone();
    let commands = [
        Command::Edit(Edit::Number(Side::First, "shield".into(), 5), None),
        Command::Edit(Edit::Insert(place("hand", 0), Tree::text(&first)), None),
        Command::Edit(Edit::Move(place("hand", 0), place("discard", 0)), None),
        Command::Edit(Edit::Remove(place("field", 0)), None),
        Command::Edit(Edit::Hero(Side::First, Some("SC-B01-H05-X01".into())), None),
        Command::Edit(Edit::Flag(Side::First, "actions_played".into(), 2), None),
        Command::Pick(id("SC-B01-H02-C04"), Side::First),
        Command::Resolve,
        Command::EndTurn,
        Command::Expect(vec!["self".into(), "shield".into()], Tree::number(5)),
    ];
    let mut states = vec![(sandbox.hash(), sandbox.tree().clone())];
    for command in commands {
        let changes = !matches!(command, Command::Pick(..));
        sandbox.apply(command, source).unwrap();
        if changes {
            states.push((sandbox.hash(), sandbox.tree().clone()));
        }
    }
    for (hash, tree) in states.iter().rev().skip(1) {
        sandbox.apply(Command::Undo, source).unwrap();
        assert_eq!((sandbox.hash(), sandbox.tree()), (*hash, tree));
    }
    assert_eq!(sandbox.undo_label(), None);
    for (hash, tree) in states.iter().skip(1) {
        sandbox.apply(Command::Redo, source).unwrap();
        assert_eq!((sandbox.hash(), sandbox.tree()), (*hash, tree));
    }
}

#[test]
fn what_would_break_the_board_is_refused_and_changes_nothing() {
    let project = project();
    let mut sandbox = project.sandbox();
    sandbox.apply(Command::Preset(Preset::Full), project.source()).unwrap();
    let before = sandbox.tree().clone();
    let ally = project.registry.cards.iter().find(|card| card.card_type == "ally").unwrap();
    let place = BoardPosition { side: Side::First, zone: "field".into(), at: 0 };
    let edit = Edit::Insert(place, Tree::text(&ally.id));
    let refused = sandbox.apply(Command::Edit(edit, None), project.source()).unwrap_err();
    let SandboxError::Problem(problem) = refused else { panic!("{refused:?}") };
    assert!(english(&problem.message).contains("at most 6 fit"), "{problem:?}");
    assert_eq!(sandbox.tree(), &before);
}

#[test]
fn a_row_that_needs_a_target_asks_and_its_answer_is_kept() {
    let project = project();
    let source = project.source();
    let mut sandbox = project.sandbox();
    sandbox.apply(Command::Preset(Preset::Full), source).unwrap();
    let text = r#"{ "type": "action", "effects": [{ "do": "dbf_atk", "val": 1 }, { "do": "dbf_hp", "val": 1 }] }"#;
    let written = Picked::Written(Tree::read(text).unwrap());
    sandbox.apply(Command::Pick(written, Side::First), source).unwrap();
    sandbox.apply(Command::Resolve, source).unwrap();
    assert_eq!(sandbox.open_question().map(|asking| asking.question.cards), Some(6));
    sandbox.apply(Command::Answer(Some(4)), source).unwrap();
    sandbox.apply(Command::Answer(Some(2)), source).unwrap();
    assert_eq!(sandbox.open_question(), None);
    assert_eq!(sandbox.at(), sandbox.timeline().end());
    let choices = sandbox.tree().at(["steps", "0", "choices"]).unwrap();
    assert_eq!(choices.items().iter().filter_map(Tree::as_number).collect::<Vec<_>>(), [4, 2]);
}

#[test]
fn a_file_with_errors_opens_with_all_of_them_and_loses_nothing_when_it_is_saved() {
    let project = project();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wrong.json");
    let text = r#"{ "name": "Wrong", "game": "moonfall", "seed": 7, "turn": 123456789012345678901234567890,
  "mine": [1.50, { "a": null }],
  "self": { "shield": 1e400, "hand": ["NO-SUCH-CARD", {}, "SC-B01-H02-C04"],
            "field": [{ "card": "NOBODY", "hp": 3, "note": "kept" }, "SC-B01-H02-A05"] },
  "opponent": { "hero": "SC-B99", "deck": -4 },
  "steps": [{ "resolve": "SC-B01-H02-C04" }, { "resolve": "NOTHING" }],
  "expect": { "self": { "shield": 12 } } }"#;
    fs::write(&path, text).unwrap();
    let mut sandbox = project.sandbox();
    sandbox.open(&path, project.source()).unwrap();
    let codes: Vec<&str> = sandbox.timeline().problems.iter().map(|problem| problem.code.as_str()).collect();
    for code in ["game-mismatch", "stat-out-of-range", "unknown-card", "unknown-hero"] {
        assert!(codes.contains(&code), "{code} is not among {codes:?}");
    }
    let (board, state) = sandbox.shown().expect("what is left of it is shown");
    let hand = board.table.rules.layout.zone(project.rules.zone_id("hand").unwrap());
    assert_eq!(state.player(Side::First).count(hand), 3, "an unknown card keeps its place");
    let copy = folder.path().join("copy.json");
    sandbox.save(&copy).unwrap();
    assert_eq!(Tree::read(&fs::read_to_string(&copy).unwrap()).unwrap(), Tree::read(text).unwrap());
    // Somebody else's file is not written over.
    fs::write(&path, "{}").unwrap();
    assert!(sandbox.save(&path).is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), "{}");
}

#[test]
fn what_is_no_json_is_refused_with_a_reason() {
    let project = project();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("half.json");
    fs::write(&path, "{ \"game\": ").unwrap();
    let mut sandbox = project.sandbox();
    let before = sandbox.hash();
    assert_eq!(sandbox.open(&path, project.source()).unwrap_err().code.as_str(), "json-syntax");
    assert_eq!(sandbox.hash(), before);
}

#[test]
fn every_bundled_scenario_opens_walks_as_the_runner_runs_it_and_is_kept() {
    let project = project();
    let mut sandbox = project.sandbox();
    let bundled = ses_studio::registry::scenarios::bundled();
    assert!(bundled.len() > 100);
    for source in bundled {
        sandbox.open_bundled(&source, project.source()).unwrap();
        assert!(sandbox.timeline().problems.is_empty(), "{}: {:?}", source.name, sandbox.timeline().problems);
        let steps = Tree::read(&source.text).unwrap().get("steps").map_or(0, |steps| steps.items().len());
        assert_eq!(sandbox.timeline().steps.len(), steps, "{}", source.name);
        assert_eq!(Tree::read(&sandbox.tree().write()).unwrap(), Tree::read(&source.text).unwrap(), "{}", source.name);
    }
}

#[test]
fn an_edited_card_resolves_as_it_now_is_and_so_does_the_trial() {
    let mut project = project();
    let mut sandbox = project.sandbox();
    let at = project.registry.cards.iter().position(|card| card.id == "SC-B01-H02-C04").unwrap();
    let card = project.registry.cards[at].id.clone();
    sandbox.apply(Command::Preset(Preset::Empty), project.source()).unwrap();
    sandbox.apply(Command::Try(Picked::Id(card.clone())), project.source()).unwrap();
    let shield = |sandbox: &Sandbox, rules: &Ruleset| {
        let (board, state) = sandbox.shown().unwrap();
        state.player(Side::Second).number(board.table.rules.layout.counter(rules.counter_id("shield").unwrap()))
    };
    let before = shield(&sandbox, &project.rules);
    project.registry.cards[at].effects[1].val = Some(30);
    project.checked = checked(&project.registry, &project.rules);
    project.revision += 1;
    sandbox.on_changed(&[ses_studio::registry::RecordPath::Card(at)], false);
    sandbox.try_card(Some(&card), project.source());
    let after = shield(&sandbox, &project.rules);
    assert!(after < before, "{before} → {after}");
    let trial = sandbox.trial().unwrap();
    assert_eq!(trial.timeline.steps[0].after, sandbox.timeline().steps[0].after);
    let (rules, registry) = (rules(), project.registry.clone());
    let whole = Opened { checked: checked(&registry, &rules), rules, registry, revision: 9 };
    let mut fresh = whole.sandbox();
    fresh.apply(Command::Preset(Preset::Empty), whole.source()).unwrap();
    fresh.apply(Command::Try(Picked::Id(card)), whole.source()).unwrap();
    assert_eq!(fresh.hash(), sandbox.hash(), "one card compiled is as good as all");
}

#[test]
fn the_picked_card_is_there_again_with_the_board() {
    let project = project();
    let source = project.source();
    let left = |picked: Picked, by: Side, resolved: bool| {
        let mut sandbox = project.sandbox();
        sandbox.apply(Command::Pick(picked, by), source).unwrap();
        if resolved {
            sandbox.apply(Command::Resolve, source).unwrap();
        }
        sandbox
    };
    let resumed = |text: String| {
        let mut sandbox = project.sandbox();
        sandbox.resume(&ses_studio::base::Source::new("board.json", text), source);
        sandbox
    };
    let mut written = Tree::object();
    written.set("type", Tree::text("action"));
    for picked in [id("SC-B01-H02-C04"), id("SC-B01-H02-X01"), Picked::Written(written)] {
        for by in Side::BOTH {
            for resolved in [false, true] {
                let sandbox = left(picked.clone(), by, resolved);
                let mut again = resumed(sandbox.text());
                assert_eq!(again.picked(), Some(&(picked.clone(), by)));
                assert_eq!(again.tree(), sandbox.tree(), "the board has nothing more in it");
                assert_eq!(again.hash(), sandbox.hash());
                if sandbox.open_question().is_none() {
                    again.apply(Command::Resolve, source).unwrap();
                }
            }
        }
    }
    // A card that is gone, and what makes no sense, are no pick; the board is there all the same.
    let sandbox = left(id("SC-B01-H02-C04"), Side::First, true);
    let gone = sandbox.text().replace("\"SC-B01-H02-C04\", \"by\"", "\"SC-B99-H99-C99\", \"by\"");
    assert_eq!(resumed(gone).picked(), None);
    for nonsense in ["5", "[]", "null", "{ \"card\": 7 }"] {
        let mut tree = sandbox.tree().clone();
        tree.set("$picked", Tree::read(nonsense).unwrap());
        let again = resumed(tree.write());
        assert_eq!((again.picked(), again.tree()), (None, sandbox.tree()), "{nonsense}");
    }
}
