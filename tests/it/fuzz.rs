//! A deterministic run of each fuzz target: mutations of good files, the same every time.

use serde_json::{Value, json};

use crate::support::rules;

#[path = "../../fuzz/entry/csv.rs"]
mod csv;
#[path = "../../fuzz/entry/match.rs"]
pub mod matches;
#[path = "../../fuzz/entry/registry.rs"]
mod registry;
#[path = "../../fuzz/entry/resolve.rs"]
mod resolve;
#[path = "../../fuzz/entry/ruleset.rs"]
mod ruleset;
#[path = "../../fuzz/entry/translation.rs"]
mod translation;

/// The number of inputs of each run.
const INPUTS: usize = 8_000;

/// Mutates a seed a few times: flips bytes, removes, copies or moves ranges, inserts tokens.
pub fn mutate(seed: &[u8], tokens: &[&str], random: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=random(4) {
        let at = random(bytes.len() + 1);
        let to = (at + random(24)).min(bytes.len());
        match random(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random(8),
            1 => drop(bytes.drain(at..to)),
            2 => {
                let stretch = bytes[at..to].to_vec();
                let place = random(bytes.len() + 1);
                bytes.splice(place..place, stretch);
            }
            3 if at < bytes.len() => bytes[at] = u8::try_from(random(256)).unwrap(),
            4 => bytes.truncate(at.max(bytes.len() / 2)),
            _ => drop(bytes.splice(at..to.min(at + 3), tokens[random(tokens.len())].bytes())),
        }
    }
    bytes
}

/// A deterministic generator of numbers below a bound.
pub fn numbers() -> impl FnMut(usize) -> usize {
    numbers_from(0x5EED)
}

/// The same from another seed.
pub fn numbers_from(mut state: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % below.max(1) as u64).unwrap()
    }
}

const TOKENS: [&str; 24] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "true",
    "-1",
    "99999999999999999999",
    "1e9",
    "\"do\"",
    "\"if\"",
    "\"vs_book2\"",
    "\"id\"",
    "\\ud800",
    "\\u0041",
    "\u{feff}",
    "(",
    ")",
    "if ",
    "self.shield",
    " / 0",
];

#[test]
fn registries() {
    let rules = rules();
    let seed = json!({
        "$schema": "registry.schema.json", "format": 1, "game": "starfall", "books": [{ "id": 1, "name": "One" }],
        "heroes": [{ "id": "SC-B01-H01-X01", "name": "H", "book": 1, "T": 1, "S": 1, "R": 1, "M": 1, "shield": 30,
            "ability": [{ "do": "heal", "val": 2 }] }],
        "cards": [
            { "id": "SC-B01-H01-C01", "name": "Ö", "type": "action", "cost": 2, "book": 1, "mine": { "a": [1.50, null] },
              "effects": [{ "do": "dmg", "val": 15 },
                { "do": "dmg", "val": 5, "if": { "vs_book2": true, "ctrl": "forged" }, "bonus": true }] },
            { "id": "SC-B01-H01-A01", "name": "A", "type": "ally", "cost": 1, "atk": 2, "hp": 3, "subtype": "forged",
              "book": 1, "effects": [{ "do": "p_red", "val": 1 }], "text_override": { "de": "x" } },
            { "id": "SC-CR-01", "name": "T", "type": "trap", "cost": 1, "trigger": "t_hit", "books": [1], "effects": [] }
        ]
    })
    .to_string();
    let mut random = numbers();
    for _ in 0..INPUTS {
        registry::registry(&mutate(seed.as_bytes(), &TOKENS, &mut random), &rules);
    }
}

#[test]
fn rulesets() {
    // Every third entry of Starfall has all kinds of entries. With all of them, most of the run would be spent far
    // from the mutation.
    let mut seed: Value = serde_json::from_str(ses_studio::ruleset::STARFALL).unwrap();
    for table in ["operations", "conditions", "subtypes", "levers"] {
        let entries = seed[table].as_array_mut().unwrap();
        let mut at = 0;
        entries.retain(|entry| {
            at += 1;
            at % 3 == 0 || entry["id"] == "vs_book"
        });
    }
    let seed = seed.to_string();
    let mut random = numbers();
    for _ in 0..INPUTS {
        ruleset::ruleset(&mutate(seed.as_bytes(), &TOKENS, &mut random));
    }
}

/// Tokens of spreadsheets.
const SHEET_TOKENS: [&str; 24] = [
    ",",
    ";",
    "\t",
    "\"",
    "\"\"",
    "\n",
    "\r\n",
    "'=",
    "-",
    "{",
    "}",
    " if ",
    ", ",
    " and ",
    " replace",
    " bonus",
    "effect 2",
    "other",
    "text_override.de",
    "SC-CR-02",
    "vs_book3",
    "99999999999999999999",
    "\u{feff}",
    "{ \"x\": [1] }",
];

#[test]
fn sheets() {
    let rules = rules();
    // A few cards of each type, so that most of the run is spent on the mutations.
    let mut registry = crate::support::registry();
    let mut at = 0;
    registry.cards.retain(|_| {
        at += 1;
        at % 12 == 0
    });
    registry.cards[0].text_override.push(("de".into(), "Zwei\nZeilen".into()));
    registry.cards[1].rest.push(("mine".into(), r#"{"a":[1.50,null]}"#.into()));
    let seed = ses_studio::registry::csv::write(&registry, &rules).unwrap();
    let mut random = numbers();
    for _ in 0..INPUTS {
        csv::csv(&mutate(seed.as_bytes(), &SHEET_TOKENS, &mut random), &registry, &rules);
    }
}

/// Tokens of boards and scenarios.
const BOARD_TOKENS: [&str; 28] = [
    "{}",
    "[]",
    ",",
    "}",
    "-1",
    "0",
    "6",
    "80",
    "1000000000000000000",
    "99999999999999999999",
    "\"self\"",
    "\"opponent\"",
    "\"hand\"",
    "\"field\"",
    "\"deck\"",
    "\"SC-B01-H02-A05\"",
    "\"SC-B01-H02-X01\"",
    "\"d_return\"",
    "\"aoe\"",
    "\"retrigger_traps\"",
    "\"replace\": true",
    "\"revealed\": true",
    "{ \"end_turn\": true }",
    "{ \"play\": 0 }",
    "\"by\": \"opponent\"",
    "\"t_hit\"",
    "null",
    "true",
];

#[test]
fn boards_and_resolutions() {
    let bundled = crate::support::Bundled::new();
    let seeds = [
        json!({ "game": "starfall", "seed": 7, "turn": 3,
            "self": { "hero": "SC-B01-H02-X01", "shield": 9, "energy": 4, "deck": 9, "flags": { "double_next": 1 },
                "hand": ["SC-B01-H02-A05", { "type": "action", "effects": [{ "do": "retrigger_traps" }] }, {}],
                "traps": [{ "trigger": "t_hit", "revealed": true, "effects": [{ "do": "aoe", "val": 2 }] }] },
            "opponent": { "shield": 25, "hand": 4, "field": [
                { "atk": 2, "hp": 3, "effects": [{ "do": "d_dmg", "val": 9 }, { "do": "d_return" }] },
                { "card": "SC-B01-H02-A05", "hp": 1, "this_turn": { "atk": 1 }, "arrived": true }] },
            "steps": [
                { "resolve": { "type": "action", "effects": [
                    { "do": "aoe", "val": 2 }, { "do": "aoe", "val": 4, "if": { "first_action": true }, "replace": true },
                    { "do": "disc", "val": 2 }, { "do": "dbf_hp", "val": 2 }] }, "choices": [0] },
                { "play": 1 }, { "play": 0, "by": "opponent" }, { "end_turn": true }],
            "expect": { "self": { "shield": 1 } } }),
        json!({ "game": "starfall", "self": { "traps": [{ "trigger": "t_play", "effects": [{ "do": "negate" }] }] },
            "opponent": { "hand": ["SC-B01-H02-A05"], "deck": ["SC-B01-H02-A05", "SC-B01-H02-C01"] },
            "steps": [{ "play": "SC-B01-H02-A05", "by": "opponent", "expect": { "opponent": { "field": 1 } } }] }),
    ];
    let mut random = numbers();
    for at in 0..INPUTS {
        let seed = seeds[at % seeds.len()].to_string();
        resolve::resolve(&mutate(seed.as_bytes(), &BOARD_TOKENS, &mut random), bundled.game());
    }
}

/// Tokens of translators' files.
const MESSAGE_TOKENS: [&str; 24] = [
    "a = b\n",
    "-t = x\n",
    "# note\n",
    "## group\n",
    "\n\n",
    "\r\n",
    "    .x = y\n",
    "{ $n }",
    "{ $n ->\n [one] x\n *[other] y\n }",
    "{",
    "}",
    "{ F(\nb: 1) }",
    "= ",
    "\u{feff}",
    "\u{202e}",
    "\"messages\": {",
    "\"state\": \"approved\"",
    "\"comments\": [",
    "null",
    "],",
    "},",
    "\"at\": \"2026-11-21T00:00:00Z\"",
    "99999999999999999999",
    "é",
];

#[test]
fn languages_as_they_are_edited() {
    let file = "# About a.\na = one { $n }\n    .x = two\n\nb =\n    { $n ->\n        [one] x\n       *[other] y\n    }\n-t = z\nc = d";
    let review = r#"{ "format": 1, "messages": { "a": { "state": "approved", "by": "A", "at": "2026-11-21T00:00:00Z",
        "suggestions": [{ "by": "B", "at": "2026-11-21T00:00:00Z", "text": "a = x" }],
        "comments": [{ "by": "B", "at": "2026-11-21T00:00:00Z", "text": "?" }], "mine": [1] } } }"#;
    let mut random = numbers();
    for at in 0..INPUTS {
        let seed = if at % 4 == 0 { review } else { file };
        translation::translation(&mutate(seed.as_bytes(), &MESSAGE_TOKENS, &mut random));
    }
}
