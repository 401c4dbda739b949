//! Every part of every row has a span in the text of every language.

use ses_studio::card::Role;
use ses_studio::kernel::ids::AbilityId;
use ses_studio::kernel::rules::Game;
use ses_studio::ruleset::Takes;
use ses_studio::text::{Context, ENGLISH, Inside, LANGUAGES, Part, Span};

use super::cases::cases;
use super::{GAME, is_mark, texts};
use crate::kernel::SAMPLES;

/// The rows inside others of a list, by the row of the list.
fn nested(game: &Game, abilities: &[AbilityId], around: Option<(usize, Inside)>, found: &mut Vec<(usize, Inside)>) {
    for row in abilities.iter().flat_map(|id| &game.ability(*id).rows) {
        let at = usize::from(row.at);
        let own = around.map_or((at, Inside::default()), |(top, inside)| (top, inside.then(at).unwrap()));
        found.extend(around.map(|_| own));
        nested(game, &row.effects, Some(own), found);
    }
}

#[test]
fn every_row_inside_another_is_found_in_every_language() {
    let mut count = 0;
    for sample in &SAMPLES {
        let (game, texts) = (sample.game(), texts(sample));
        for (id, card) in &game.cards {
            let card = game.definition(*card);
            let mut rows = Vec::new();
            nested(&game, &card.abilities, None, &mut rows);
            for language in LANGUAGES {
                let text = texts.printed(language, &game, card);
                let found = text.nested_rows();
                for row in &rows {
                    let place = found.iter().find(|(top, inside, _)| (*top, *inside) == *row);
                    let (.., range) = place.unwrap_or_else(|| panic!("{id}, {}: {row:?}: {text:#?}", language.tag));
                    assert!(!text.text[range.clone()].is_empty() && !text.text.contains(is_mark), "{id}: {text:#?}");
                    let (outer, _) = row;
                    let (_, around) = text.rows().into_iter().find(|(top, _)| top == outer).unwrap();
                    assert!(around.start <= range.start && range.end <= around.end, "{id}: {text:#?}");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn every_part_of_every_row_is_found_in_every_language() {
    for language in LANGUAGES {
        for case in cases() {
            let text = GAME.texts.effect(language, &GAME.rules, &case.rows, case.context);
            let about = || format!("{}: {}: {}: {:#?}", language.tag, case.about, text.text, text.spans);
            assert!(!text.text.contains(is_mark), "{}", about());
            assert_eq!(text.trigger.is_some(), case.context.trigger.is_some(), "{}", about());
            for span in &text.spans {
                assert!(text.text.get(span.range.clone()).is_some_and(|words| !words.is_empty()), "{}", about());
                assert!(!span.fallback, "{}", about());
            }
            for row in &case.rows {
                let of = |part: Part, condition: Option<usize>| {
                    let about_it =
                        |span: &&Span| span.row == row.at && span.part == part && span.condition == condition;
                    text.spans.iter().filter(about_it).map(|span| &text.text[span.range.clone()]).collect::<Vec<_>>()
                };
                let (_, operation) = GAME.rules.operation(row.op);
                assert!(!of(Part::Operation, None).is_empty(), "{}", about());
                let values = of(Part::Value, None);
                assert_eq!(!values.is_empty(), operation.val.is_some(), "{}", about());
                // Only a language that says a number in words may leave out the digits.
                let in_words = |words: &[&str], number: i32| {
                    words.iter().all(|word| !word.contains(|c: char| c.is_ascii_digit())) && number <= 2
                };
                let figure = row.val.to_string();
                assert!(values.is_empty() || values == [&figure] || in_words(&values, row.val), "{}", about());
                for (place, &(id, param)) in row.conditions.iter().enumerate() {
                    assert_eq!(of(Part::Condition, Some(place)).len(), 1, "{}", about());
                    let numbers = of(Part::ConditionNumber, Some(place));
                    let takes = &GAME.rules.condition(id).1.takes;
                    assert_eq!(!numbers.is_empty(), matches!(takes, Takes::Number(_)), "{}", about());
                    let figure = param.to_string();
                    assert!(numbers.is_empty() || numbers == [&figure] || in_words(&numbers, param), "{}", about());
                    assert_eq!(
                        of(Part::Target, Some(place)).len(),
                        usize::from(*takes == Takes::Subtype),
                        "{}",
                        about()
                    );
                }
                let modifiers = of(Part::Modifier, None);
                assert_eq!(modifiers.len(), usize::from(row.role != Role::Base), "{}", about());
                let legacy = GAME.rules.legacy.as_ref().expect("Starfall has Legacy").condition;
                let tagged = row.role == Role::Bonus && row.conditions.iter().any(|&(id, _)| id == legacy);
                assert_eq!(of(Part::Tag, None).len(), usize::from(tagged), "{}", about());
            }
        }
    }
}

#[test]
fn english_spans_are_exact() {
    let rows = GAME.rows(
        r#"[{ "do": "dmg", "val": 15 },
            { "do": "heal", "val": 20, "if": { "ctrl": "umbral", "shield_below": 20 }, "replace": true },
            { "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }]"#,
    );
    let text = GAME.texts.effect(ENGLISH, &GAME.rules, &rows, Context::default());
    let found: Vec<(usize, Part, &str)> =
        text.spans.iter().map(|span| (span.row, span.part, &text.text[span.range.clone()])).collect();
    let expected = [
        (0, Part::Operation, "Deal 15 damage"),
        (0, Part::Value, "15"),
        (1, Part::Condition, "you control an Umbral ally"),
        (1, Part::Target, "Umbral"),
        (1, Part::Condition, "your Shield is below 20"),
        (1, Part::ConditionNumber, "20"),
        (1, Part::Operation, "restore 20 Shield instead"),
        (1, Part::Value, "20"),
        (1, Part::Modifier, "instead"),
        (2, Part::Tag, "Legacy"),
        (2, Part::Condition, "When facing Book 2 hero"),
        (2, Part::ConditionNumber, "2"),
        (2, Part::Operation, "deal 5 more"),
        (2, Part::Value, "5"),
        (2, Part::Modifier, "more"),
    ];
    assert_eq!(found, expected);
}
