//! Rules that are broken on purpose: the cases of each property notice, or its laws in random matches.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::text::ENGLISH;
use ses_studio::text::read::GameReader;

use super::table::{Lie, Table};
use super::{cases, rows, sample, walk};
use crate::text::texts;

/// A property, and an edit of the rules that breaks it.
type Broken = (usize, &'static str, &'static str);

#[rustfmt::skip]
const BROKEN: &[Broken] = &[
    (1, r#""rested": "not it.rested", "attacked""#, r#""attacked""#),
    (1, "it.type == leader or it.rested or has(this, hunter)", "it.type == leader or it.rested"),
    (1, "not it.arrived or has(it, rush)", "not it.arrived"),
    (13, r#""bound": "not has(it, bound)" }"#, r#""bound": "0 == 0" }"#),
    (2, "it.attacks < (if has(it, relentless)", "it.attacks + 1 < (if has(it, relentless)"),
    (3, "\"mark(it, rested)\",\n          \"gain(it.attacks, 1)\",\n          \"let(attacker", "\"gain(it.attacks, 1)\",\n          \"let(attacker"),
    (4, r#""do": ["destroy(defender)"]"#, r#""do": []"#),
    (4, "attacker.power >= defender.power", "attacker.power > defender.power"),
    (4, "not has(defender, steadfast)", "has(defender, steadfast)"),
    (5, "if has(attacker, double_attack) then 2 else 1", "if has(attacker, double_attack) then 3 else 1"),
    (5, "has(attacker, banish)\", \"do\": [\"run(banished)\"]", "has(attacker, banish)\", \"do\": [\"run(wound)\"]"),
    (5, "\"move(drawn, self.hand)\"", "\"move(drawn, self.trash)\""),
    (6, "\"let(defender, it)\",", ""),
    (7, "\"let(defender, target)\"", "\"let(defender, opponent.leader)\""),
    (8, "modify(defender, power, it.counter, this_battle)", "modify(defender, power, it.counter + 1000, this_battle)"),
    (8, "modify(defender, power, it.counter, this_battle)", "modify(defender, power, it.counter, this_turn)"),
    (10, "life_rule == at_zero and count(self.life) == 0", "life_rule == at_zero and count(self.life) < 0"),
    (11, "it.attacks < (if has", "sum(self.crew, it.attacks) < (if has"),
    (14, "count(self.hand) <= param", "count(self.hand) < param"),
    (14, "\"holds\": \"turn >= param\"", "\"holds\": \"turn > param\""),
    (14, "count(self.life) < count(opponent.life)\", \"about\": \"You have less", "count(self.life) <= count(opponent.life)\", \"about\": \"You have less"),
    (18, "\"id\": \"when_attacking\", \"icon\": \"swords\", \"when\": \"attack\"", "\"id\": \"when_attacking\", \"icon\": \"swords\", \"when\": \"block\""),
    (18, "\"id\": \"on_enemy_attack\", \"icon\": \"shield-alert\", \"when\": \"attack\", \"of\": \"opponent\"", "\"id\": \"on_enemy_attack\", \"icon\": \"shield-alert\", \"when\": \"attack\", \"of\": \"self\""),
    (18, "\"when\": \"turn_ends\", \"of\": \"self\", \"in\": \"board\"", "\"when\": \"turn_ends\", \"of\": \"self\", \"in\": \"crew\""),
    (21, "modify(to, power, val, during)", "modify(to, power, val + 1000, during)"),
    (21, "\"fits\": \"it in both.characters\", \"does\": \"destroy(to)\"", "\"fits\": \"it in both.characters\", \"does\": \"mark(to, rested)\""),
    (21, "\"does\": \"move(to, owner.hand)\"", "\"does\": \"move(to, owner.trash)\""),
    (21, "\"move(taken, self.hand)\"", "\"move(taken, self.trash)\""),
    (21, "\"move(seen, self.deck, bottom, asked)\"", "\"move(seen, self.deck, top, asked)\""),
    (21, "\"move(top(whom.deck, val), whom.hand)\"", "\"move(top(whom.deck, val + 1), whom.hand)\""),
    (21, "\"move(theirs(whom.hand, val), whom.trash)\"", "\"move(theirs(whom.hand, val + 1), whom.trash)\""),
    (21, "\"move(random(whom.hand, val), whom.trash)\"", "\"move(random(whom.hand, val), whom.deck)\""),
    (21, "\"does\": \"give(to, word, during)\"", "\"does\": \"give(to, word, this_battle)\""),
    (21, "gain(it.winds, min(val, self.winds_rested))\", \"lose(self.winds_rested, val)", "gain(it.winds, min(val, self.winds_rested))\", \"lose(self.winds_rested, val - 1)"),
    (21, "\"fits\": \"it in both.board\", \"does\": \"mark(to, rested)\"", "\"fits\": \"it in both.board\", \"does\": \"unmark(to, rested)\""),
    (21, "\"does\": \"unmark(to, rested)\"", "\"does\": \"mark(to, rested)\""),
    (21, "{ \"times\": \"val\", \"do\": [\"run(wound)\"] }", "{ \"times\": \"val + 1\", \"do\": [\"run(wound)\"] }"),
    (21, "self.deck, top, asked)\",\n        \"move(taken, self.deck, bottom, asked)\"", "self.deck, bottom, asked)\",\n        \"move(taken, self.deck, bottom, asked)\""),
    (21, "\"does\": \"move(to, owner.trash)\", \"about\": \"Puts cards into", "\"does\": \"destroy(to)\", \"about\": \"Puts cards into"),
    (21, "\"does\": \"move(top(whom.deck, val), whom.trash)\"", "\"does\": \"move(top(whom.deck, val), whom.hand)\""),
    (21, "{ \"if\": \"it.type == character or it.type == stage\", \"do\": [\"run(enter)\"] }", "{ \"if\": \"it.type == stage\", \"do\": [\"run(enter)\"] }"),
    (21, "\"does\": \"move(to, self.hand)\"", "\"does\": \"move(to, self.deck)\""),
    (21, "\"does\": \"move(to, owner.deck, bottom)\"", "\"does\": \"move(to, owner.deck)\""),
    (21, "gain(self.winds_rested, min(val, self.wind_deck))\"]", "gain(self.winds, min(val, self.wind_deck))\"]"),
    (21, "\"does\": [\"gain(self.winds, min(val, self.winds_rested))\", \"lose(self.winds_rested, val)\"]", "\"does\": []"),
    (21, "\"does\": \"move(top(self.deck, val), self.life)\"", "\"does\": \"move(top(self.deck, val), self.hand)\""),
    (21, "\"does\": \"mark(to, silenced, during)\"", "\"does\": \"mark(to, rested, during)\""),
    (21, "\"does\": \"prevent()\"", "\"does\": \"mark(this, rested)\""),
    (22, "\"end(this_turn)\",\n          { \"each\"", "{ \"each\""),
    (22, "\"end(until_own_turn)\",", ""),
    (23, "\"destroyed_to\": \"trash\"", "\"destroyed_to\": \"hand\""),
    (24, "\"id\": \"their_character\", \"who\": \"opponent\"", "\"id\": \"their_character\", \"who\": \"any\""),
    (26, "\"holds\": \"param in it.colours\"", "\"holds\": \"not (param in it.colours)\""),
    (26, "\"holds\": \"it.cost <= param\"", "\"holds\": \"it.cost < param\""),
    (26, "\"holds\": \"it.cost >= param\"", "\"holds\": \"it.cost > param\""),
    (26, "\"holds\": \"it.power <= param\"", "\"holds\": \"it.printed.power <= param\""),
    (26, "\"holds\": \"it.power >= param\"", "\"holds\": \"it.printed.power >= param\""),
    (26, "\"holds\": \"it.printed.power <= param\"", "\"holds\": \"it.power <= param\""),
    (26, "\"holds\": \"it.winds >= param\"", "\"holds\": \"it.winds > param\""),
    (26, "\"holds\": \"it.rested == param\"", "\"holds\": \"it.rested\""),
    (26, "\"holds\": \"(it != this) == param\"", "\"holds\": \"it != this or param\""),
    (26, "\"holds\": \"it.id == param\"", "\"holds\": \"it.id != param\""),
    (26, "\"holds\": \"param in it.tags\"", "\"holds\": \"not (param in it.tags)\""),
    (26, "\"holds\": \"param in it.attribute\"", "\"holds\": \"not (param in it.attribute)\""),
    (26, "\"holds\": \"has(it, param)\"", "\"holds\": \"not has(it, param)\""),
    (26, "\"holds\": \"it.type == param\"", "\"holds\": \"it.type != param\""),
    (27, "\"end(this_turn)\",\n          { \"each\"", "{ \"each\""),
    (27, "\"end(until_own_turn)\",", ""),
    (27, "{ \"each\": \"opponent\", \"do\": [\"end(until_their_turn_ends)\"] }", "\"end(until_their_turn_ends)\""),
    (27, "\"end(this_battle)\",\n          \"forget(attacker)\"", "\"forget(attacker)\""),
    (28, "\"end(this_turn)\",\n          { \"each\"", "{ \"each\""),
    (28, "{ \"each\": \"opponent\", \"do\": [\"end(until_their_turn_ends)\"] }", "\"happens(turn_ends)\""),
    (29, "\"end(this_battle)\",\n          \"forget(attacker)\"", "\"forget(attacker)\""),
    (29, "\"does\": [\"use(it)\", \"end(this_battle)\"]", "\"does\": [\"use(it)\"]"),
    (30, "\"do\": [\"gain(self.winds_rested, was.winds)\"]", "\"do\": []"),
    (14, "count(self.hand) >= param\", \"about\": \"You hold", "count(self.hand) > param\", \"about\": \"You hold"),
    (14, "\"holds\": \"self.active\"", "\"holds\": \"0 == 0\""),
    (34, "\"can\": \"count(self.life) > val\"", "\"can\": \"count(self.life) >= val\""),
    (35, "\"can\": \"self.winds + self.winds_rested >= val\"", "\"can\": \"self.winds >= val\""),
    (34, "\"can\": \"this in self.characters or this in self.stage\"", "\"can\": \"0 == 0\""),
    (35, "\"gain(self.winds_rested, val)\"], \"about\": \"Rest so", "\"gain(self.wind_deck, val)\"], \"about\": \"Rest so"),
    (35, "\"lose(self.winds, val - self.winds_rested)\"", "\"lose(self.winds, val)\""),
    (35, "fitting(self.hand), val), self.trash)", "fitting(self.hand), val), self.deck)"),
    (35, "\"pays\": [\"mark(this, rested)\"]", "\"pays\": []"),
    (35, "\"pays\": [\"move(this, owner.trash)\"]", "\"pays\": [\"move(this, owner.hand)\"]"),
    (35, "fitting(all(self.crew, not it.rested)), val), rested)", "fitting(all(self.crew, not it.rested)), 1), rested)"),
    (35, "\"pays\": [\"move(top(self.life, val), self.hand)\"]", "\"pays\": [\"move(top(self.life, val), self.trash)\"]"),
    (35, "\"pays\": [\"move(choose(fitting(self.characters), val), owner.hand)\"]", "\"pays\": [\"move(choose(fitting(self.characters), val), owner.trash)\"]"),
    (36, "fitting(self.hand), val), self.trash)", "fitting(self.hand), val), self.deck)"),
    (37, "\"order\": \"newest\"", "\"order\": \"oldest\""),
    (43, "{ \"if\": \"it in self.resolving\", \"do\": [\"move(it, self.trash)\"] }\n        ],\n        \"about\": \"An event", "{ \"if\": \"turn == 0\", \"do\": [\"move(it, self.trash)\"] }\n        ],\n        \"about\": \"An event"),
    (39, "\"from\": \"hand\", \"to\": \"stage\"", "\"from\": \"hand\", \"to\": \"characters\""),
    (40, "\"do\": [\"move(self.stage, self.trash)\"]", "\"do\": [\"move(self.stage, self.hand)\"]"),
    (42, "\"resolves\": [\"main\"]", "\"resolves\": []"),
    (43, "\"to\": \"trash\", \"price\": \"max(0, it.cost)\", \"resolves\"", "\"to\": \"hand\", \"price\": \"max(0, it.cost)\", \"resolves\""),
    (43, "{ \"if\": \"it in self.resolving\", \"do\": [\"move(it, self.trash)\"] }\n        ],\n        \"about\": \"A life", "{ \"if\": \"it in self.resolving\", \"do\": [\"move(it, self.hand)\"] }\n        ],\n        \"about\": \"A life"),
    (44, "\"needs\": { \"not-now\": \"it.type != event or bears(it, main)\" }", "\"needs\": { \"not-now\": \"0 == 0\" }"),
    (44, "it.type == event and bears(it, counter)", "it.type == event"),
    (45, "(if has(it, relentless) then 2 else 1)", "2"),
    (45, "\"gain(it.attacks, 1)\",", ""),
    (46, "wind_power_each * it.winds\" }", "wind_power_each * min(1, it.winds)\" }"),
    (46, "wind_power == always or self.active\"", "self.active\""),
    (49, "has(it, blocker)\", \"rested\"", "not has(it, blocker)\", \"rested\""),
    (49, "not has(attacker, unblockable)", "has(attacker, unblockable)"),
    (49, "\"end(this_turn)\",\n          { \"each\"", "{ \"each\""),
    (50, "\"size\": 50", "\"size\": 49"),
    (51, "\"copies\": 4", "\"copies\": 5"),
    (52, "\"leader\": 1,", ""),
    (53, "\"holds\": \"it.colours in leader.colours\"", "\"holds\": \"0 == 0\""),
    (9, "\"mark(it, rested)\",\n          \"gain(it.attacks, 1)\"", "\"mark(self.crew, rested)\",\n          \"gain(it.attacks, 1)\""),
    (17, "\"code\": \"unknown-colour\",", ""),
    (19, "\"when\": \"turn_ends\", \"of\": \"self\"", "\"when\": \"turn_ends\", \"of\": \"opponent\""),
    (20, "\"when\": \"destroyed\", \"card\": \"this\"", "\"when\": \"block\", \"card\": \"this\""),
    (25, "\"holds\": \"it.power <= param\"", "\"holds\": \"it.power <= param + 1000\""),
    (31, "\"holds\": \"count(self.life) <= param\"", "\"holds\": \"0 == 0\""),
    (32, "\"holds\": \"count(self.life) <= param\"", "\"holds\": \"count(self.life) < param\""),
    (33, "\"holds\": \"this.winds >= param\"", "\"holds\": \"0 == 0\""),
    (33, "\"holds\": \"this.rested\"", "\"holds\": \"not this.rested\""),
    (38, "\"when\": \"destroyed\", \"card\": \"this\"", "\"when\": \"block\", \"card\": \"this\""),
    (41, "\"do\": [\"move(self.stage, self.trash)\"]", "\"do\": []"),
    (47, "\"actions\": [\"counter_card\", \"counter_event\"]", "\"actions\": [\"counter_card\", \"counter_event\", \"activate\"]"),
    (48, "\"does\": [\"use(it)\", \"end(this_battle)\"]", "\"does\": [\"use(it)\", \"use(it)\", \"end(this_battle)\"]"),
    (55, "it.type != stage)\", \"about\": \"Each card", "0 == 1)\", \"about\": \"Each card"),
    (55, "\"holds\": \"count(self.leader) == 1\"", "\"holds\": \"count(self.leader) < 9\""),
    (55, "sum(self.crew, it.winds) == 10", "sum(self.crew, it.winds) < 99"),
    (55, "\"units\": true, \"capacity\": 5", "\"units\": true, \"capacity\": 6"),
];

/// Whether the cases of a property or its laws in random matches fail with these rules.
fn notices(property: usize, rules: &str) -> bool {
    let Some(table) = Table::changed(rules) else { return false };
    cases::fail(&table.kernel.game, property) || !walk::walk(&table, 0..6)[property].wrong.is_empty()
}

fn notice(broken: &[Broken]) {
    let missed: Vec<&Broken> = broken
        .iter()
        .filter(|(property, from, to)| {
            assert!(sample().rules.contains(from), "{property}: {from}");
            !notices(*property, &sample().rules.replacen(from, to, 1))
        })
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
#[ignore = "a minute"]
fn broken_rules_are_noticed() {
    notice(BROKEN);
}

/// What is wrong on purpose in the record of the walk: the law of the property notices.
#[test]
fn wrong_records_are_noticed() {
    let with = |lie| {
        let mut table = Table::new();
        table.lie = Some(lie);
        walk::walk(&table, 0..1)
    };
    assert!(!with(Lie::Listed)[12].wrong.is_empty(), "an action that is listed and refused");
    assert!(!with(Lie::Saved)[54].wrong.is_empty(), "a position that is saved as another one");
}

/// A row with one member changed, each in turn.
fn changed_rows(row: &Value) -> Vec<Value> {
    let members = row.as_object().unwrap();
    let changed = members.iter().filter_map(|(name, value)| {
        let other = match (name.as_str(), value) {
            ("val", Value::Number(_)) => json!(value.as_i64()? + value.as_i64()?.signum()),
            ("do", Value::String(operation)) if operation == "draw" => json!("mill"),
            ("for", Value::String(duration)) => {
                json!(if duration == "this_turn" { "this_battle" } else { "this_turn" })
            }
            ("who", Value::String(who)) => json!(if who == "self" { "opponent" } else { "self" }),
            ("to", Value::String(preset)) if preset == "their_character" => json!("their_characters"),
            ("if" | "once" | "cost", _) => Value::Null,
            _ => return None,
        };
        let mut row = row.clone();
        if other.is_null() {
            _ = row.as_object_mut()?.remove(name);
        } else {
            row[name] = other;
        }
        Some(row)
    });
    changed.collect()
}

/// A card whose text or whose compiled rows had lost or changed something would be noticed.
#[test]
fn rows_that_differ_are_not_taken_for_the_same() {
    let (game, texts) = (sample().game(), texts(sample()));
    let rules: Value = serde_json::from_str(sample().rules).unwrap();
    let reader = GameReader::new(&texts, ENGLISH, &game, &rules["reads"]);
    let mut compared = 0;
    for record in game.records.values() {
        let card_type = record["type"].as_str().unwrap();
        let written = record["effects"].as_array().cloned().unwrap_or_default();
        for at in 0..written.len() {
            for row in changed_rows(&written[at]) {
                let mut changed = written.clone();
                changed[at] = row;
                let texts = [&written, &changed].map(|rows| {
                    texts
                        .of_record(ENGLISH, &game, &json!({ "type": card_type, "effects": rows }))
                        .map(|text| text.text)
                });
                let Ok(text) = &texts[0] else { continue };
                let reading = reader.read(text, card_type);
                assert!(!reader.is_same(card_type, &reading.rows, &changed), "{text} is read as {changed:?}");
                let [one, other] = [&written, &changed]
                    .map(|rows| -> Vec<Value> { rows.iter().map(|row| rows::with_defaults(&game, row)).collect() });
                assert_ne!(one, other);
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "{compared}");
}

/// Every property that the rules can break is among them.
#[test]
fn every_property_of_the_rules_is_broken() {
    // Those of the kernel, of the reader of texts and of the reader of files; the tests above break them.
    let of_the_program = [12, 15, 16, 54];
    let broken: BTreeSet<usize> = BROKEN.iter().map(|(property, ..)| *property).collect();
    let missing: Vec<usize> =
        (1..=55).filter(|property| !broken.contains(property) && !of_the_program.contains(property)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
