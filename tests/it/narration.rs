//! What the engine says in words: attacks. A whole resolution in every language is in `resolve_command`.

use ses_studio::base::Source;
use ses_studio::engine::trace::{Change, ChangeKind, Entry};
use ses_studio::engine::{Side, Spot, Step, Trace, Workspace, scenario};
use ses_studio::narration::{self, Layout, Names};
use ses_studio::text::{Language, Texts};

use crate::support::Bundled;

const BOARD: &str = r#"{ "game": "starfall",
  "self": { "hero": "SC-B01-H02-X01", "field": [{ "atk": 4, "hp": 3, "effects": [] }] },
  "opponent": { "hero": "SC-B02-H01-X01", "shield": 25, "field": [{ "atk": 2, "hp": 4, "effects": [] }] } }"#;

/// The trace of an attack by the first ally of `self`, as data and in English.
fn attack(target: Option<u8>) -> (Vec<Entry>, Vec<String>) {
    let bundled = Bundled::new();
    let (board, problems) = scenario::read(&Source::new("board", BOARD), bundled.game());
    assert!(problems.is_empty(), "{problems:#?}");
    let mut board = board.unwrap();
    let (mut trace, mut work) = (Trace::default(), Workspace::default());
    let by = Spot { side: Side::First, zone: 0, at: 0 };
    let (table, state) = (&board.table, &mut board.state);
    Step::new(table, state, &mut work, &mut trace, &mut (), Side::First).attack(by, target).unwrap();
    let entries = trace.tree(&board, &bundled.rules);
    let texts = Texts::embedded("starfall");
    let names = Names { texts: &texts, language: Language::find("en").unwrap(), record: &str::to_owned, player: None };
    let lines = narration::lines(&entries, names, Layout::Text);
    (entries, lines.into_iter().map(|line| format!("{}{}", "  ".repeat(usize::from(line.depth)), line.text)).collect())
}

#[test]
fn an_attack_on_a_player_names_who_whom_and_how_much() {
    let (entries, lines) = attack(None);
    let [Entry::Attack(attack)] = entries.as_slice() else { panic!("{entries:#?}") };
    assert_eq!((attack.by, attack.against, attack.strike, attack.back), (Side::First, Side::Second, 4, 0));
    assert_eq!(attack.target, None);
    let shield = attack.then.iter().find_map(|entry| match entry {
        Entry::Change(Change { kind: ChangeKind::Counter { who, id, before, after }, .. }) if id == "shield" => {
            Some((*who, *before, *after))
        }
        _ => None,
    });
    assert_eq!(shield, Some((Side::Second, 25, 21)));
    assert_eq!(lines[0], "Attack: Ally → Opponent, 4 damage");
    assert!(lines.contains(&"  Opponent, Shield: 25 → 21".to_owned()), "{lines:#?}");
}

#[test]
fn an_attack_on_an_ally_names_what_both_lose() {
    let (entries, lines) = attack(Some(0));
    let [Entry::Attack(attack)] = entries.as_slice() else { panic!("{entries:#?}") };
    assert_eq!((attack.strike, attack.back, attack.target.is_some()), (4, 2, true));
    let health: Vec<_> = attack
        .then
        .iter()
        .filter_map(|entry| match entry {
            Entry::Change(Change { kind: ChangeKind::Number { who, before, after, .. }, .. }) => {
                Some((*who, *before, *after))
            }
            _ => None,
        })
        .collect();
    assert_eq!(health, [(Side::Second, 4, 0), (Side::First, 3, 1)]);
    assert!(attack.then.iter().any(|entry| matches!(entry, Entry::Destroyed { who: Side::Second, .. })));
    assert_eq!(lines[0], "Attack: Ally → Ally, 4 damage");
}
