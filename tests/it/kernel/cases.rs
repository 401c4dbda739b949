//! Cases of whole games: boards, steps and what must be so afterwards.

use serde_json::{Value, json};
use ses_studio::base::{Diagnostic, Source};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario;

use super::SAMPLES;

/// How many cases and checks each game has, so that none is left out.
const CASES: [(usize, usize); 5] = [(15, 0), (35, 0), (24, 0), (36, 10), (41, 5)];

#[test]
fn all_cases_and_checks_hold() {
    let mut wrong = Vec::new();
    for (sample, count) in SAMPLES.iter().zip(CASES) {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let outcomes = scenario::run(&sample.game(), &file);
        let of = |kind: &str| outcomes.iter().filter(|case| case.kind.as_str() == kind).count();
        assert_eq!((of("case"), of("check")), count, "{}", sample.name);
        let ran = outcomes.into_iter().filter(|case| ["case", "check"].contains(&case.kind.as_str()));
        wrong.extend(ran.filter(|case| !case.differs.is_empty()).map(|case| (sample.name, case.name, case.differs)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A check of a game, with the codes that it expects.
#[allow(clippy::needless_pass_by_value, reason = "the values are written out where it is called")]
fn check(sample: usize, subject: &str, value: Value, codes: &[&str]) -> Vec<String> {
    let file = json!({ "checks": [{ "name": "one", subject: value, "codes": codes }] });
    let mut outcomes = scenario::run(&SAMPLES[sample].game(), &file);
    assert_eq!((outcomes.len(), outcomes[0].kind.as_str()), (1, "check"));
    outcomes.remove(0).differs.iter().map(ToString::to_string).collect()
}

#[test]
fn checks_fail_without_the_codes_that_they_expect() {
    let moth = json!({ "type": "creature", "cost": 1, "power": 1, "health": 1 });
    assert_eq!(check(0, "card", moth.clone(), &[]), [""; 0]);
    assert!(check(0, "card", moth, &["stat-missing"])[0].contains("`stat-missing` is expected"));
    let huge = json!({ "type": "creature", "cost": 99, "power": 1, "health": 1 });
    assert_eq!(check(0, "card", huge.clone(), &["stat-out-of-range"]), [""; 0]);
    assert!(check(0, "card", huge, &[])[0].contains("no error is expected"));
    let kinds = json!({ "type": "creature", "kinds": ["moth", "stone", "moth"] });
    assert_eq!(check(0, "card", kinds, &["word-count"]), [""; 0]);
    let twice = json!({ "cards": [{ "id": "a", "type": "trick" }, { "id": "a", "type": "trick" }] });
    assert_eq!(check(0, "registry", twice, &["id-duplicate"]), [""; 0]);
    assert_eq!(check(0, "ruleset", json!({ "format": 2, "game": "a" }), &["type-mismatch"]), [""; 0]);
    assert!(check(0, "dance", json!(1), &[])[0].contains("a check is of"));
}

#[test]
fn what_is_printed_is_checked() {
    let voyage = |mut card: Value, code: &str| {
        for (name, value) in [("type", json!("character")), ("cost", json!(1)), ("power", json!(2000))] {
            card.as_object_mut().unwrap().entry(name).or_insert(value);
        }
        card.as_object_mut().unwrap().entry("counter").or_insert(json!(0));
        card.as_object_mut().unwrap().entry("colours").or_insert(json!(["red"]));
        assert_eq!(check(3, "card", card, &[code]), [""; 0]);
    };
    voyage(json!({ "power": 1500 }), "stat-out-of-range");
    voyage(json!({ "life": 3 }), "stat-not-allowed");
    voyage(json!({ "power": null }), "stat-missing");
    voyage(json!({ "colours": [] }), "word-count");
    voyage(json!({ "colours": ["rde"] }), "unknown-colour");
    voyage(json!({ "type": "event", "power": null, "counter": null, "keywords": ["rush"] }), "keyword-not-on-type");
    voyage(json!({ "effects": [{ "on": "main", "do": "draw", "val": 1 }] }), "timing-not-on-type");
    voyage(json!({ "effects": [{ "on": "on_play", "do": "ko" }] }), "target-missing");
    voyage(json!({ "effects": [{ "on": "on_play", "do": "draw", "val": 1, "to": "this" }] }), "target-not-allowed");
    voyage(json!({ "effects": [{ "on": "on_play", "do": "stay" }] }), "effect-combination");
    let row = json!({ "on": "on_play", "do": "draw", "val": 1 });
    voyage(json!({ "effects": vec![row; 9] }), "too-many-rows");
    let list = |count: i64| {
        json!([{ "as": "L", "type": "leader", "power": 1000, "life": 5, "colours": ["red"] },
        { "as": "a", "type": "character", "cost": 1, "power": 1000, "counter": 0, "colours": ["red"], "count": count }])
    };
    assert_eq!(check(3, "deck", list(4), &["deck-size"]), [""; 0]);
    assert_eq!(check(3, "deck", list(50), &["deck-copies"]), [""; 0]);
    assert_eq!(check(3, "deck", json!([]), &["deck-leader", "deck-size"]), [""; 0]);
}

/// A check of a deck can look at its other cards.
#[test]
fn a_card_that_no_card_of_the_deck_carries_is_reported() {
    let deck = |levels: &[i64]| {
        let card = |at: usize| {
            let level = levels.get(at).copied().unwrap_or(1);
            let card_type = if level > 1 { "fire" } else { "water" };
            json!({ "as": format!("c{at}"), "type": card_type, "level": level, "attack": 5, "defense": 5, "count": 2 })
        };
        Value::Array((0..26).map(card).collect())
    };
    let with_base = |levels: &[i64]| {
        let mut cards = deck(levels);
        cards[25]["type"] = "fire".into();
        cards
    };
    assert_eq!(check(4, "deck", deck(&[]), &[]), [""; 0]);
    assert_eq!(check(4, "deck", deck(&[2]), &["level-gap"]), [""; 0]);
    assert_eq!(check(4, "deck", with_base(&[3]), &["level-gap"]), [""; 0]);
    // The check fails if the code is not reported.
    for fine in [with_base(&[2]), with_base(&[2, 3, 3])] {
        assert!(check(4, "deck", fine, &["level-gap"])[0].contains("`level-gap` is expected"));
    }
}

#[test]
fn what_abilities_cannot_have_is_checked() {
    let voyage = |row: Value, code: &str| {
        let card = json!({
            "type": "character", "cost": 1, "power": 2000, "counter": 0, "colours": ["red"], "effects": [row]
        });
        assert_eq!(check(3, "card", card, &[code]), [""; 0]);
    };
    let holds = json!({ "on": "continuous", "do": "power", "val": 1000, "to": "own_characters" });
    let with = |member: &str, value: Value| {
        let mut row = holds.clone();
        row[member] = value;
        row
    };
    voyage(with("cost", json!({ "rest_winds": 1 })), "cost-not-allowed");
    voyage(with("once", json!("turn")), "once-not-allowed");
    voyage(json!({ "on": "on_play", "do": "draw", "val": 1, "for": "this_turn" }), "duration-not-allowed");
    voyage(json!({ "on": "on_play", "do": "draw", "val": 1, "word": "rush" }), "word-not-allowed");
    let ttcg = |card_type: &str, row: Value| {
        let draw = json!({ "on": "use", "as": "normal", "do": "draw", "val": 1 });
        json!({ "type": card_type, "level": 1, "attack": 5, "defense": 5, "effects": [row, draw] })
    };
    let mut spell =
        ttcg("spell", json!({ "on": "turn_start", "as": "passive", "cost": { "points": 1 }, "do": "draw", "val": 1 }));
    spell.as_object_mut().unwrap().retain(|name, _| !["attack", "defense"].contains(&name.as_str()));
    assert_eq!(check(4, "card", spell, &["cost-not-allowed"]), [""; 0]);
    let unit = ttcg("earth", json!({ "on": "use", "as": "equip", "do": "draw", "val": 1 }));
    assert_eq!(check(4, "card", unit, &["effect-combination"]), [""; 0]);
    let trick = |row: Value| json!({ "type": "trick", "cost": 1, "effects": [row] });
    assert_eq!(
        check(0, "card", trick(json!({ "do": "burn", "val": 1, "to": "foe" })), &["target-not-allowed"]),
        [""; 0]
    );
    let rows = json!([{ "do": "draw", "val": 1 }, { "do": "draw", "val": 2, "replace": true }]);
    let card = json!({ "type": "spell", "cost": 1, "aspects": ["brass"], "effects": rows });
    assert_eq!(check(1, "card", card, &["modifier-without-condition"]), [""; 0]);
}

#[test]
fn ids_and_members_of_cards_are_checked() {
    let card =
        |id: &str| json!([{ "id": id, "type": "event", "cost": 1, "colours": ["red"], "effcts": [], "art": "a" }]);
    let codes = |cards: &Value| {
        let mut game = SAMPLES[3].game();
        let cards = cards.as_array().unwrap();
        assert!(game.add_cards(cards, "/cards").is_empty());
        game.check_cards(cards, "/cards")
    };
    let found = |id: &str| {
        let problems = codes(&card(id));
        problems.iter().map(|problem| format!("{} {}", problem.code.as_str(), problem.pointer)).collect::<Vec<_>>()
    };
    let unknown = "unknown-member /cards/0/effcts";
    assert_eq!(found("GV-09-E01"), [unknown]);
    assert_eq!(found("GV-9-E01"), ["id-format /cards/0/id", unknown]);
    assert_eq!(found("GV-09-C01"), ["id-mismatch /cards/0/id", unknown]);
    let hints = &codes(&card("GV-09-E01"))[0].hints;
    assert!(hints.iter().any(|hint| hint.text("word") == Some("effects")), "{hints:#?}");
}

#[test]
fn cases_of_kinds_that_cannot_run_are_not_ok() {
    let file = json!({ "texts": [{ "name": "a", "en": "b" }, {}], "dances": [{}], "prelude": ["x"], "about": "y" });
    let outcomes = scenario::run(&SAMPLES[0].game(), &file);
    let found: Vec<(&str, &str)> = outcomes.iter().map(|case| (case.kind.as_str(), case.name.as_str())).collect();
    assert_eq!(found, [("dances", "dances 0"), ("texts", "a"), ("texts", "texts 1")]);
    assert!(outcomes.iter().all(|case| case.differs[0].text.contains("cannot be run")));
}

#[test]
fn the_cases_of_the_bundled_game_hold() {
    let file: Value = serde_json::from_str(include_str!("../../suite/kernel/starfall.cases.json")).unwrap();
    let game = super::bundled();
    let outcomes = scenario::run(&game, &file);
    assert_eq!(outcomes.len(), 4);
    for case in outcomes {
        assert!(case.differs.is_empty(), "{}: {:#?}", case.name, case.differs);
    }
    let failing = scenario::run(&game, &raised(&file, false));
    assert!(failing.iter().all(|case| !case.differs.is_empty()));
}

/// Steps that stop, cards by chance, joined tests, and what else the cases of the games do not show.
#[test]
fn more_cases_hold() {
    let files: Vec<Value> = serde_json::from_str(include_str!("../../suite/kernel/more.cases.json")).unwrap();
    let mut held = 0;
    for file in &files {
        let sample = SAMPLES.iter().find(|sample| file["game"] == sample.name).unwrap();
        for case in scenario::run(&sample.game(), file) {
            assert_eq!(case.differs, [], "{}: {}", sample.name, case.name);
            held += 1;
        }
    }
    assert_eq!(held, 11);
}

/// Every number that a case expects, one higher.
fn raised(value: &Value, is_expected: bool) -> Value {
    match value {
        Value::Object(members) => Value::Object(
            members
                .iter()
                .map(|(name, value)| (name.clone(), raised(value, is_expected || name == "expect")))
                .collect(),
        ),
        Value::Array(items) => items.iter().map(|item| raised(item, is_expected)).collect(),
        Value::Number(number) if is_expected => json!(number.as_i64().unwrap() + 1),
        other => other.clone(),
    }
}

#[test]
fn a_case_that_expects_other_numbers_fails() {
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let outcomes = scenario::run(&sample.game(), &raised(&file, false));
        let cases = file["cases"].as_array().unwrap().iter().map(|case| (&case["name"], raised(case, false) != *case));
        let changed: Vec<&Value> = cases.filter(|(_, is_changed)| *is_changed).map(|(name, _)| name).collect();
        assert!(changed.len() * 2 > file["cases"].as_array().unwrap().len(), "{}", sample.name);
        for case in outcomes.iter().filter(|case| changed.iter().any(|name| **name == *case.name)) {
            assert!(!case.differs.is_empty(), "{}: {}", sample.name, case.name);
        }
    }
}

#[test]
fn a_step_that_must_be_refused_fails_if_it_is_legal_and_the_other_way_round() {
    let game = SAMPLES[0].game();
    let board = json!({ "self": { "sparks": 5, "sparks_max": 5, "hand": ["tiny_moth"] } });
    let run = |step: Value| {
        scenario::run(&game, &json!({ "board": board, "steps": [step] }))
            .remove(0)
            .differs
            .into_iter()
            .map(|one| one.text)
            .collect::<Vec<_>>()
    };
    assert_eq!(run(json!({ "play": 0 })), [""; 0]);
    assert!(run(json!({ "play": 0, "refused": true }))[0].contains("was accepted"));
    assert!(run(json!({ "play": 1 }))[0].contains("no-card"));
    assert_eq!(run(json!({ "play": 1, "refused": "no-card" })), [""; 0]);
    assert_eq!(run(json!({ "play": 1, "refused": "costs" })), ["step 0 was refused: no-card, not \"costs\""]);
    assert!(run(json!({ "dance": 1 }))[0].contains("no such step"));
    assert!(run(json!({ "play": 0, "expect": { "wealth": 3 } }))[0].contains("`wealth` is not known"));
}

/// Each difference is at what was expected: of the case, of a step, or of the step that went wrong.
#[test]
fn differences_have_their_place_in_the_file() {
    let game = SAMPLES[0].game();
    let board = json!({ "self": { "sparks": 5, "sparks_max": 5, "hand": ["tiny_moth"] } });
    let places = |file: Value| -> Vec<String> {
        let outcomes = scenario::run(&game, &file).into_iter();
        let differs: Vec<_> = outcomes.flat_map(|outcome| outcome.differs).collect();
        for difference in &differs {
            assert!(file.pointer(&difference.pointer).is_some(), "{difference:?}");
        }
        differs.into_iter().map(|difference| difference.pointer).collect()
    };
    let played = json!({ "play": 0, "expect": { "self": { "hand": 1 } } });
    let expect = json!({ "self": { "sparks": 9, "field": [{ "attack": 99, "has": "no~such/word" }] }, "turn": 9 });
    let case = json!({ "board": board, "steps": [played], "expect": expect });
    let of_case = ["/steps/0/expect/self/hand", "/expect/self/field/0/attack", "/expect/self/field/0/has"];
    let more = ["/expect/self/sparks", "/expect/turn"];
    let mut found = places(case.clone());
    found.sort_unstable();
    let mut wanted = [&of_case[..], &more].concat();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    // In a file of several.
    let refused = json!({ "board": board, "steps": [{ "play": 0 }, { "play": 3 }] });
    assert_eq!(
        places(json!({ "cases": [refused, { "board": { "turn": "four" } }] })),
        ["/cases/0/steps/1", "/cases/1/board/turn"]
    );
    assert_eq!(places(json!({ "checks": [{ "card": "tiny_moth", "codes": ["unknown-op"] }] })), ["/checks/0"]);
}

#[test]
fn a_misspelt_member_is_no_case_that_holds() {
    let game = SAMPLES[0].game();
    let run = |case: Value| {
        scenario::run(&game, &json!({ "cases": [case] }))
            .remove(0)
            .differs
            .into_iter()
            .map(|one| one.text)
            .collect::<Vec<_>>()
    };
    let board = json!({ "self": { "sparks": 5, "sparks_max": 5, "hand": ["tiny_moth"] } });
    assert_eq!(run(json!({ "board": board, "note": "its own affair" })), [""; 0]);
    for (case, meant) in [
        (json!({ "bord": board }), "a case has no `bord`; did you mean `board`?"),
        (json!({ "board": board, "expct": { "turn": 3 } }), "a case has no `expct`; did you mean `expect`?"),
        (json!({ "board": { "trun": 3 } }), "a board has no `trun`; did you mean `turn`?"),
        (
            json!({ "board": { "self": { "field": [{ "tierd": true }] } } }),
            "a card has no `tierd`; did you mean `tired`?",
        ),
        (json!({ "board": board, "steps": [{ "plya": 0 }] }), "step 0: a step has no `plya`; did you mean `play`?"),
        (
            json!({ "board": board, "steps": [{ "play": 0, "refusd": true }] }),
            "step 0: a step has no `refusd`; did you mean `refused`?",
        ),
    ] {
        assert_eq!(run(case), [meant]);
    }
}

/// What is not of the shape that is read would be passed over, and the case would hold.
#[test]
fn a_member_of_another_shape_is_no_case_that_holds() {
    let game = SAMPLES[0].game();
    let run = |file: &Value| -> Vec<(String, String)> {
        let differs = scenario::run(&game, file).into_iter().flat_map(|outcome| outcome.differs);
        differs.map(|one| (one.pointer, one.text)).collect()
    };
    for (file, pointer, text) in [
        (json!({ "cases": 3 }), "/cases", "`cases` is a list of objects, not 3"),
        (json!({ "cases": [{}, 3] }), "/cases/1", "`cases` is an object, not 3"),
        (json!({ "cases": [null] }), "/cases/0", "`cases` has an item that is null"),
        (
            json!({ "cases": [{}], "defaults": { "player": { "field": [3] } } }),
            "/defaults/player/field/0",
            "`field` is an id or an object, not 3",
        ),
        (json!({ "cases": [{}], "checks": 3 }), "/checks", "`checks` is a list of objects, not 3"),
        (json!({ "cases": [{}], "cards": 3 }), "/cards", "`cards` is a list of objects, not 3"),
        (json!({ "cases": [{}], "defaults": { "card": 3 } }), "/defaults/card", "`card` is an object, not 3"),
    ] {
        assert_eq!(run(&file), [(pointer.to_owned(), text.to_owned())]);
        assert_eq!(scenario::run_at(&game, &file, 0).unwrap().differs[0].text, text);
        assert_eq!(scenario::run_at(&game, &file, 1), None);
    }
    let card = |card: Value| json!({ "board": { "self": { "field": [card] } } });
    let expected = |expect: Value| json!({ "board": {}, "expect": expect });
    let step = |step: Value| json!({ "board": {}, "steps": [step] });
    let moth = json!({ "card": "tiny_moth", "as": "a" });
    for (case, pointer, text) in [
        (json!({ "board": { "turn": "four" } }), "/board/turn", "`turn` is a number from 0, not \"four\""),
        (json!({ "board": { "active": "me" } }), "/board/active", "`active` is `self` or `opponent`, not \"me\""),
        (json!({ "board": { "self": 3 } }), "/board/self", "`self` is an object, not 3"),
        (json!({ "board": { "levers": { "none": 3 } } }), "/board", "the game has no lever `none`"),
        (
            json!({ "board": { "settings": { "none": "no" } } }),
            "/board",
            "the game has no setting `none` that can be \"no\"",
        ),
        (card(json!(3)), "/board/self/field/0", "`field` is an id or an object, not 3"),
        (card(json!({ "attached": [3] })), "/board/self/field/0/attached/0", "`attached` is an object, not 3"),
        (json!({ "board": { "self": { "flags": 3 } } }), "/board/self/flags", "`flags` is an object, not 3"),
        (card(json!({ "arrived": 1 })), "/board/self/field/0/arrived", "`arrived` is true or false, not 1"),
        (card(json!({ "keywords": ["none"] })), "/board", "the game has no keyword \"none\""),
        (card(json!({ "until": { "never": { "attack": 1 } } })), "/board", "the game has no duration `never`"),
        (json!({ "board": { "self": { "field": [moth, moth] } } }), "/board", "two things are called `a`"),
        (step(json!(3)), "/steps/0", "`steps` is an object, not 3"),
        (
            step(json!({ "start": { "first": "me" } })),
            "/steps/0/start/first",
            "`first` is `self` or `opponent`, not \"me\"",
        ),
        (step(json!({ "end_turn": 3 })), "/steps/0/end_turn", "`end_turn` is true or false, not 3"),
        (step(json!({ "stop": "now" })), "/steps/0/stop", "`stop` is a number from 0, not \"now\""),
        (step(json!({ "expect": 3 })), "/steps/0/expect", "`expect` is an object, not 3"),
        (expected(json!({ "self": 3 })), "/expect/self", "`self` is an object, not 3"),
        (expected(json!({ "legal": 4 })), "/expect/legal", "`legal` is an object, not 4"),
        (expected(json!({ "cards": 3 })), "/expect/cards", "`cards` is an object, not 3"),
        (expected(json!({ "cards": { "a": 3 } })), "/expect/cards/a", "`a` is an object, not 3"),
        (
            json!({ "board": { "self": { "field": [moth] } }, "expect": { "self": { "field": [3] } } }),
            "/expect/self/field/0",
            "self.field.0: 3 is no card",
        ),
        (
            json!({ "board": { "self": { "field": [moth] } }, "expect": { "cards": { "a": { "lacks": "none" } } } }),
            "/expect/cards/a/lacks",
            "a.lacks: the game has no keyword \"none\"",
        ),
    ] {
        assert_eq!(run(&case), [(pointer.to_owned(), text.to_owned())]);
        let in_list: Vec<_> = run(&json!({ "cases": [case] }));
        assert_eq!(in_list, [(format!("/cases/0{pointer}"), text.to_owned())]);
    }
}

/// The teaching game with other rules.
fn changed(change: impl FnOnce(&mut Value)) -> (Game, Vec<Diagnostic>) {
    let sample = &SAMPLES[0];
    let mut rules: Value = serde_json::from_str(sample.rules).unwrap();
    change(&mut rules);
    let (game, mut problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
    let Some(mut game) = game else { return (sample.game(), problems) };
    let cards: Value = serde_json::from_str(sample.cards).unwrap();
    problems.extend(game.add_cards(cards["cards"].as_array().unwrap(), "/cards"));
    (game, problems)
}

#[test]
fn an_end_says_who_wins_or_loses() {
    let ends_with = |end: Value| changed(|rules| rules["match"]["ends"] = json!([end]));
    let case = json!({
        "board": { "self": { "field": [{ "card": "tiny_moth", "as": "m" }] }, "opponent": { "life": 1 } },
        "steps": [{ "attack": "m", "target": "opponent" }],
        "expect": { "winner": "self" }
    });
    for end in [
        json!({ "if": "self.life <= 0", "loses": "self" }),
        json!({ "if": "self.life <= 0", "wins": "opponent" }),
        json!({ "if": "opponent.life <= 0", "loses": "opponent" }),
        json!({ "if": "opponent.life <= 0", "wins": "self" }),
    ] {
        let (game, problems) = ends_with(end.clone());
        assert_eq!(problems, [], "{end}");
        assert_eq!(scenario::run(&game, &case)[0].differs, [], "{end}");
    }
    let (_, problems) = ends_with(json!({ "if": "self.life <= 0", "loses": "him" }));
    assert_eq!((problems.len(), problems[0].pointer.as_str()), (1, "/match/ends/0/loses"));
}

#[test]
fn an_action_in_a_window_negates_what_it_answers() {
    let (game, problems) = changed(|rules| {
        let actions = rules["match"]["actions"].as_array_mut().unwrap();
        let reply = actions.iter_mut().find(|action| action["id"] == "reply").unwrap();
        reply["does"] = json!(["move(it, self.pile)", "negate()"]);
    });
    assert_eq!(problems, []);
    let case = json!({
        "board": {
            "self": { "sparks": 6, "sparks_max": 6, "hand": ["tiny_moth", "tiny_moth"] },
            "opponent": { "sparks": 6, "sparks_max": 6, "hand": [{ "card": "tiny_hush", "as": "h" }] }
        },
        "steps": [{ "play": 0, "answers": [{ "reply": "h" }] }, { "play": 0 }],
        "expect": { "self": { "pile": 1, "field": 1, "hand": 0 }, "opponent": { "pile": 1 } }
    });
    assert_eq!(scenario::run(&game, &case)[0].differs, []);
}
