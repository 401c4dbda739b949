//! Laws of reading and writing over random registries, including unknown members and errors: writing and reading again
//! changes nothing, and the canonical form is reached after one time.

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use ses_studio::base::{Name, Source};
use ses_studio::card::{Card, Condition, Hero, Parameter, Rest, Row};
use ses_studio::registry::{Book, Registry, is_lossless, read, write};
use ses_studio::ruleset::Ruleset;

use crate::support::rules;

/// Words of the game and others, some with what JSON must escape.
fn word() -> impl Strategy<Value = Name> {
    prop_oneof![
        prop::sample::select(vec!["dmg", "heal", "floor", "p_red", "forged", "umbral", "action", "ally", "t_hit"])
            .prop_map(Name::from),
        "[a-z\"\\\\é\u{1F300} \t/~]{1,30}".prop_map(Name::from),
    ]
}

fn json() -> impl Strategy<Value = Box<str>> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        Just("1.50".to_owned()),
        Just("123456789012345678901234567890".to_owned()),
        any::<bool>().prop_map(|flag| flag.to_string()),
        word().prop_map(|word| serde_json::to_string(word.as_str()).unwrap()),
    ];
    let tree = leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..3).prop_map(|items| format!("[{}]", items.join(","))),
            inner.prop_map(|item| format!("{{\"k\":{item}}}")),
        ]
    });
    tree.prop_map(String::into_boxed_str)
}

/// Unknown members: names that nothing reads, each once.
fn rest() -> impl Strategy<Value = Rest> {
    prop::collection::btree_map("x_[a-z]{1,6}", json(), 0..3)
        .prop_map(|members| members.into_iter().map(|(name, value)| (Name::from(name), value)).collect())
}

fn condition(rules: &Ruleset) -> impl Strategy<Value = Condition> + use<> {
    let ids: Vec<Name> = rules.conditions.keys().cloned().collect();
    let parameter = prop_oneof![
        Just(Parameter::True),
        any::<i64>().prop_map(Parameter::Number),
        (1..99_i64).prop_map(Parameter::Number),
        word().prop_map(Parameter::Word),
        Just(Parameter::Other("null".into())),
        Just(Parameter::Other("[1,{\"a\":false}]".into())),
    ];
    (prop::sample::select(ids), parameter).prop_map(|(id, is)| Condition { id, is })
}

fn row(rules: &Ruleset) -> impl Strategy<Value = Row> + use<> {
    let order: Vec<Name> = rules.conditions.keys().cloned().collect();
    let ops: Vec<Name> = rules.operations.keys().cloned().collect();
    let op = prop_oneof![4 => prop::sample::select(ops), 1 => word()];
    (op, of(any::<i64>()), vec(condition(rules), 0..3), any::<bool>(), any::<bool>(), rest()).prop_map(
        move |(op, val, mut conditions, replace, bonus, rest)| {
            // An object has each name once, and is read in the ruleset's order.
            conditions.sort_by_key(|condition| order.iter().position(|id| *id == condition.id));
            conditions.dedup_by(|a, b| a.id == b.id);
            Row { op, val, conditions: conditions.into(), replace, bonus, rest }
        },
    )
}

fn card(rules: &Ruleset) -> impl Strategy<Value = Card> + use<> {
    let numbers: Vec<Name> = rules.numbers.keys().cloned().collect();
    let facts = (word(), word(), word(), vec(any::<i64>(), numbers.len()), of(word()), of(word()), of(word()));
    let more = (of(any::<i64>()), vec(any::<i64>(), 0..3), vec(row(rules), 0..4), vec(of(word()), 4), rest());
    let wordings = prop::collection::btree_map("[a-z]{2}", word(), 0..3);
    (facts, more, wordings).prop_map(move |(facts, more, wordings)| {
        let (id, name, card_type, values, subtype, trigger, hero) = facts;
        let (book, books, effects, mut texts, rest) = more;
        Card {
            id,
            name,
            card_type,
            numbers: numbers.iter().cloned().zip(values).collect(),
            subtype,
            trigger,
            hero,
            book,
            books,
            effects,
            flavour: texts.pop().flatten(),
            art: texts.pop().flatten(),
            notes: texts.pop().flatten(),
            status: texts.pop().flatten(),
            text_override: wordings.into_iter().map(|(lang, text)| (Name::from(lang), text)).collect(),
            rest,
        }
    })
}

fn hero(rules: &Ruleset) -> impl Strategy<Value = Hero> + use<> {
    let names: Vec<Name> = rules.hero_numbers.keys().cloned().collect();
    let numbers = vec(any::<i64>(), names.len());
    (word(), word(), any::<i64>().prop_map(Some), numbers, vec(row(rules), 0..3), of(word()), rest()).prop_map(
        move |(id, name, book, values, ability, flavour, rest)| Hero {
            id,
            name,
            book,
            numbers: names.iter().cloned().zip(values).collect(),
            ability,
            flavour,
            rest,
            ..Hero::default()
        },
    )
}

fn registry(rules: &Ruleset) -> impl Strategy<Value = Registry> + use<> {
    let books = vec((1..9_i64, word(), rest()), 0..3)
        .prop_map(|books| books.into_iter().map(|(id, name, rest)| Book { id, name, rest }).collect());
    let game = rules.game.clone();
    (of(word()), books, vec(hero(rules), 0..3), vec(card(rules), 0..5), rest()).prop_map(
        move |(schema, books, heroes, cards, rest)| Registry {
            schema,
            format: 1,
            game: game.clone(),
            books,
            heroes,
            cards,
            rest,
            deck_files: Vec::new(),
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_written_is_what_is_read(registry in registry(&rules())) {
        let rules = rules();
        let text = write(&registry, &rules);
        let (again, problems) = read(&Source::new("written", text.as_str()), &rules);
        prop_assert!(is_lossless(&problems), "{problems:#?}\n{text}");
        let again = again.expect("JSON");
        prop_assert_eq!(&again, &registry);
        prop_assert_eq!(write(&again, &rules), text);
    }
}

#[test]
fn one_changed_field_changes_one_line() {
    let rules = rules();
    let mut registry = crate::support::registry();
    let before = write(&registry, &rules);
    registry.cards[40].effects[0].val = Some(7);
    registry.cards[40].flavour = Some("Something else.".into());
    let after = write(&registry, &rules);
    let changed = before.lines().zip(after.lines()).filter(|(before, after)| before != after).count();
    assert_eq!((changed, before.lines().count()), (2, after.lines().count()));
}

#[test]
fn both_spellings_of_a_numbered_condition_are_written_as_one() {
    let rules = rules();
    let text = |condition: &str| {
        format!(
            r#"{{ "format": 1, "game": "starfall", "books": [], "heroes": [], "cards": [
            {{ "id": "a", "name": "b", "type": "action", "effects": [ {{ "do": "dmg", "val": 1, "if": {{ {condition} }} }} ] }} ] }}"#
        )
    };
    let written = |condition| {
        let (registry, problems) = read(&Source::new("x", text(condition)), &rules);
        assert!(problems.is_empty(), "{problems:?}");
        write(&registry.unwrap(), &rules)
    };
    assert!(written(r#""vs_book": 2"#).contains(r#""if": { "vs_book2": true }"#));
    assert_eq!(written(r#""vs_book": 2"#), written(r#""vs_book2": true"#));
}
