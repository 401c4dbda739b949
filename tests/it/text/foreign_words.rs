//! No text contains words of another language or internal names.

use std::collections::BTreeSet;

use ses_studio::text::{CardText, ENGLISH, Language};

use super::golden::lines;
use super::{GAME, is_mark};

/// Words that a language shares with English.
fn shared(tag: &str) -> &'static [&'static str] {
    match tag {
        "de" => &["atk", "bonus", "crossover", "deck", "decks", "hand", "in", "phase"],
        "fr" => &["action", "actions", "atk", "base", "bonus", "crossover", "decks", "minimum", "phase", "revenant"],
        "es" => &["atk", "base", "celestial", "control", "crossover", "has", "lunar", "no"],
        "it" => &["area", "atk", "base", "bonus", "crossover", "in"],
        "pt-BR" => &["atk", "base", "celestial", "crossover", "for", "lunar", "no"],
        "pl" => &["by", "crossover", "limit", "minimum", "to"],
        "tr" => &["can", "in"],
        "id" => &["area", "atk", "bonus", "hp"],
        "ja" => &["hp", "id"],
        "th" => &["atk", "hp"],
        _ => &[],
    }
}

/// Words of two letters or more, without sample arguments.
fn words(text: &str, is_letter: impl Fn(char) -> bool) -> BTreeSet<String> {
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '‹' => depth += 1,
            '›' => depth -= 1,
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let words = plain.split(|c| !is_letter(c)).map(str::to_lowercase);
    words.filter(|word| word.chars().count() > 1).collect()
}

/// All texts of a game in a language, without names and flavour.
fn seen(language: &'static Language) -> Vec<String> {
    // These messages are never shown: one chooses how a sentence continues, the others are properties for selectors.
    // Terms such as Code, Font and JSON are the same as in English; the check `message-untranslated` covers the
    // interface and the rules of a game in words.
    let hidden = ["sentence-after-trigger", ".onset", ".gender", ".subject", ".when"];
    let window = [
        include_str!("../../../locales/en/ui.ftl"),
        include_str!("../../../locales/en/problems.ftl"),
        include_str!("../../../locales/en/rules.ftl"),
    ];
    let window = window.iter().flat_map(|file| file.lines());
    let of_window: BTreeSet<&str> = window.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect();
    let shown = lines(language).into_iter().filter(|(about, _)| !hidden.iter().any(|hidden| about.ends_with(hidden)));
    let id_of = |about: &str| about.split_once('.').map_or(about, |(id, _)| id).to_owned();
    let shown = shown.filter(|(about, _)| !of_window.contains(id_of(about).as_str()));
    let mut seen: Vec<String> = shown.map(|(_, text)| text).collect();
    for (_, card) in GAME.all(language) {
        seen.extend(shown_on(&card).map(str::to_owned));
    }
    seen
}

fn shown_on(card: &CardText) -> impl Iterator<Item = &str> {
    let lines = card.lines.iter().map(|line| line.text.as_str());
    let rest = [card.rules.text.as_str(), &card.type_line, &card.book_line].into_iter();
    rest.chain(card.heading.as_deref()).chain(lines)
}

#[test]
fn no_language_speaks_english_by_the_way() {
    let english: BTreeSet<String> = seen(ENGLISH).iter().flat_map(|text| words(text, char::is_alphabetic)).collect();
    assert!(english.len() > 150);
    let mut wrong = Vec::new();
    for language in Language::real().filter(|&language| language != ENGLISH) {
        let is_latin = GAME.texts.message(language, "tag-legacy", &[]).contains(|c: char| c.is_ascii_alphabetic());
        let mut foreign = BTreeSet::new();
        for text in seen(language) {
            // In another script every Latin word is foreign; in Latin script, every word that English has too.
            if is_latin {
                foreign.extend(words(&text, char::is_alphabetic).into_iter().filter(|word| english.contains(word)));
            } else {
                foreign.extend(words(&text, |c| c.is_ascii_alphabetic()));
            }
        }
        let expected: BTreeSet<String> = shared(language.tag).iter().map(|&word| word.to_owned()).collect();
        if foreign != expected {
            wrong.push(format!("{}: {foreign:?}, expected {expected:?}", language.tag));
        }
    }
    assert!(wrong.is_empty(), "words in common with English:\n{}", wrong.join("\n"));
}

#[test]
fn nothing_of_the_machinery_shows_on_a_card() {
    let rules = &GAME.rules;
    let tables = [
        rules.operations.keys().collect::<Vec<_>>(),
        rules.conditions.keys().collect(),
        rules.triggers.keys().collect(),
        rules.counters.keys().collect(),
    ];
    let ids: Vec<&str> = tables.iter().flatten().map(|id| id.as_str()).filter(|id| id.contains('_')).collect();
    assert!(ids.len() > 20);
    for language in Language::real() {
        let tag = language.tag;
        for (id, card) in GAME.all(language) {
            assert_eq!(card.fallbacks, [], "{tag} {id}");
            assert_eq!(card.rules.fallbacks, [], "{tag} {id}");
            let names = [Some(card.name.as_str()), card.flavour.as_deref()];
            for text in shown_on(&card).chain(names.into_iter().flatten()) {
                assert!(!text.trim().is_empty() && text.trim() == text, "{tag} {id}: {text:?}");
                assert!(
                    !text.contains(|c: char| is_mark(c) || c.is_control() && c != '\n' || "{}$\\�".contains(c)),
                    "{tag} {id}: {text:?}"
                );
                assert!(!ids.iter().any(|id| text.contains(id)), "{tag} {id}: {text}");
            }
            well_set(language, &id, &card.rules.text);
        }
    }
}

/// Checks spaces, capitals and full stops of a rules text.
fn well_set(language: &Language, id: &str, text: &str) {
    let tag = language.tag;
    let spaces_in_a_row = if tag == "th" { "   " } else { "  " };
    assert!(!text.contains(spaces_in_a_row), "{tag} {id}: {text}");
    for mark in [".", ",", "。", "、", "，", "،", "؛", ")", "]", "】"] {
        assert!(!text.contains(&format!(" {mark}")), "{tag} {id}: {text}");
    }
    if tag != "fr" {
        assert!(!text.contains(" :"), "{tag} {id}: {text}");
    }
    let stop = match tag {
        "ja" | "zh-Hans" | "zh-Hant" => Some('。'),
        "th" => None,
        _ => Some('.'),
    };
    assert!(stop.is_none_or(|stop| text.ends_with(stop)), "{tag} {id}: {text}");
    assert!(![",.", "..", "。。", ",,", ", .", "[["].iter().any(|twice| text.contains(twice)), "{tag} {id}: {text}");
    let begins = text.trim_start_matches(['[', '【']).chars().next().expect("a text");
    assert!(!begins.is_lowercase(), "{tag} {id}: {text}");
    // A sentence begins after a full stop and after a tag.
    for (at, _) in text.match_indices(['.', ']']) {
        let next = text[at + 1..].trim_start().trim_start_matches('[').chars().next();
        assert!(!next.is_some_and(char::is_lowercase), "{tag} {id}: {text}");
    }
}
