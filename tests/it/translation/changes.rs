//! The preview of an edit reports the same changes as rendering every card again, for every kind of message.

use std::collections::BTreeMap;

use ses_studio::base::{Code, Diagnostic};
use ses_studio::document::Document;
use ses_studio::registry::{Project as Bundled, RecordPath};
use ses_studio::text::ENGLISH;
use ses_studio::text::entries::check_source;
use ses_studio::text::problem_text::english;
use ses_studio::text::review::review;
use ses_studio::text::translation::{EditPreview, Group, Message};

use super::{Project, edit, language, write};

/// A source with changed words and the same Fluent syntax.
pub(super) fn reworded(source: &str) -> String {
    let mut out = String::new();
    for (at, line) in source.lines().enumerate() {
        let mut seen_value = at > 0;
        let starts_key = line.trim_start().starts_with(['.', '[', '*']);
        let mut in_key = starts_key;
        for c in line.chars() {
            out.push(c);
            let ends_head = (!seen_value && c == '=') || (in_key && (c == ']' || c == '='));
            if ends_head {
                seen_value = true;
                in_key = false;
                let is_bare = line.trim_end().ends_with('=');
                if !is_bare {
                    out.push_str(" Q");
                }
            }
        }
        out.push('\n');
    }
    out.trim_end().to_owned()
}

#[test]
fn a_preview_lists_the_same_cards_as_rendering_all_texts() {
    previews_agree(&[("ar", 5)]);
}

#[test]
#[ignore = "many messages of four languages take half a minute; .ci/run starts it"]
fn previews_list_the_same_cards_as_rendering_all_texts_in_four_languages() {
    previews_agree(&[("ja", 1), ("de", 3), ("ar", 5), ("en", 5)]);
}

/// Compares previews of edits with all texts rendered again, for one of so many messages of a language.
fn previews_agree(samples: &[(&str, usize)]) {
    let document =
        Document::of_project(Bundled::bundled(), ses_studio::document::StorageConfig::without_home()).unwrap();
    let (rules, registry) = (document.rules(), document.registry());
    for &(tag, step) in samples {
        let language = language(tag);
        let bench = EditPreview::new(document.subject(), language);
        let messages = document.subject().messages(language, None);
        let all = messages.iter().map(|message| message.id.clone()).collect();
        let mut tried: BTreeMap<Group, usize> = BTreeMap::new();
        let mut changed: BTreeMap<Group, usize> = BTreeMap::new();
        let mut each = 0;
        for Message { id, group, target, .. } in &messages {
            let Some(target) = target else { continue };
            // A sample of the names and interface messages is enough, because there are many of the same kind.
            each += 1;
            let is_many = matches!(group, Group::Cards | Group::Interface | Group::Narration);
            if each % if is_many { step.max(40) } else { step } != 0 {
                continue;
            }
            let source = if id == "sentence-after-trigger" {
                if target.ends_with("plain") {
                    target.replace("plain", "capital")
                } else {
                    target.replace("capital", "plain")
                }
            } else {
                reworded(target)
            };
            let attempt = bench.preview(rules, registry, id, &source);
            assert!(attempt.is_fluent, "{tag} {id}: {source}\n{:?}", attempt.problems);
            // Without cached clauses.
            let rebuilt = bench.texts().with_message(language, &source, &all);
            let whole = bench.full_changes(rules, registry, &rebuilt);
            assert_eq!(attempt.changes, whole, "{tag} {id}");
            *tried.entry(*group).or_default() += 1;
            *changed.entry(*group).or_default() += usize::from(!whole.is_empty());
        }
        for group in [Group::Operations, Group::Conditions, Group::Triggers, Group::Frames, Group::Lexicon] {
            assert!(
                changed.get(&group).is_some_and(|&count| count > 0),
                "{tag}: no {group:?} of {tried:?} changed a card"
            );
        }
        assert!(tag == "en" || changed[&Group::Cards] > 0, "{tag}");
    }
}

#[test]
fn a_preview_matches_the_saved_edit() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", "-ding = Ding\nop-heal = { -ding } { $val }\n    .name = x\n");
    let mut document = project.open();
    let german = language("de");
    let bench = EditPreview::new(document.subject(), german);
    for (id, source) in [
        ("op-dmg", "op-dmg = verursache genau { $val } Schaden\n    .replace = stattdessen { $val }"),
        ("-ding", "-ding = Sache"),
        ("frame-base", "frame-base = { $do }!"),
        ("subtype-umbral", "subtype-umbral = Finster\n    .acc-m = finsteren"),
    ] {
        let attempt = bench.preview(document.rules(), document.registry(), id, source);
        assert!(!attempt.changes.is_empty(), "{id}");
        edit(&mut document, "de", vec![write(id, source)]);
        let after = document.locales().texts();
        assert_eq!(attempt.changes, bench.full_changes(document.rules(), document.registry(), &after), "{id}");
        document.undo();
    }
}

#[test]
fn a_preview_reports_unfaithful_texts_like_the_check_of_the_language() {
    let cases = [
        ("de", "op-dmg", "op-dmg = verursache etwas Schaden\n    .replace = stattdessen { $val }"),
        ("de", "if-ctrl", "if-ctrl = du einen Verbündeten kontrollierst"),
        ("ja", "op-draw", "op-draw = カードを{ $val ->\n        [1] 1枚\n       *[other] 何枚か\n    }引く"),
        (
            "ar",
            "op-dmg",
            "op-dmg = { $val ->\n        [one] ضرر\n        [two] ضرر\n       *[other] { $val } ضرر\n    }",
        ),
    ];
    for (tag, id, source) in cases {
        let mut document = Project::new().open();
        let language = language(tag);
        let bench = EditPreview::new(document.subject(), language);
        let attempt = bench.preview(document.rules(), document.registry(), id, source);
        let unfaithful = |problem: &&Diagnostic| problem.code == Code::TextUnfaithful;
        let tried: Vec<String> =
            attempt.problems.iter().filter(unfaithful).map(|problem| english(&problem.message)).collect();
        assert!(!tried.is_empty(), "{tag} {id}: {:?}", attempt.problems);
        edit(&mut document, tag, vec![write(id, source)]);
        let locales = document.locales();
        let files: Vec<_> = [ENGLISH, language].map(|language| locales.get(language).unwrap().to_review()).into();
        let reviews = document.subject().with_game(|game| review(&files, |_| true, game));
        let whole = &reviews.iter().find(|review| review.tag == tag).unwrap().problems;
        let of_it = whole.iter().map(|(_, problem)| problem).filter(unfaithful);
        assert_eq!(tried, of_it.map(|problem| english(&problem.message)).collect::<Vec<_>>(), "{tag} {id}");
    }
}

#[test]
fn the_cards_that_use_a_message_are_known() {
    let document = Document::bundled().unwrap();
    let bench = EditPreview::new(document.subject(), language("de"));
    let registry = document.registry();
    let drawing = |at: &usize| registry.cards[*at].effects.iter().any(|row| row.op == "draw");
    let cards: Vec<usize> = (0..registry.cards.len()).filter(drawing).collect();
    let using = bench.cards_using("op-draw");
    let found: Vec<usize> =
        using.iter().filter_map(|place| if let RecordPath::Card(at) = place { Some(*at) } else { None }).collect();
    assert_eq!(found, cards);
    assert!(bench.cards_using("screen-cards").is_empty());
    assert_eq!(
        bench.cards_using("line-book").len() + bench.cards_using("line-crossover").len(),
        registry.cards.len() + registry.heroes.len()
    );
}

#[test]
fn checks_while_typing_are_those_of_the_whole_language() {
    // Every bad file of the checks as edits of a project's language, one message after the other.
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/locales");
    let mut compared = 0;
    for entry in std::fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let tag = text.lines().find_map(|line| line.strip_prefix("# language: ")).unwrap().to_owned();
        let entries = ses_studio::text::entries::entries(&text);
        let project = Project::new();
        project.put(&format!("locales/{tag}/bad.ftl"), &text);
        let document = project.open();
        // A syntax error can hide the messages below it.
        if entries.iter().any(|entry| !check_source(&entry.id, &text[entry.body.clone()]).is_empty()) {
            continue;
        }
        let checks = document.subject().check(language(&tag));
        let bench = EditPreview::new(document.subject(), language(&tag));
        for entry in &entries {
            let source = &text[entry.body.clone()];
            let once = entries.iter().filter(|other| other.id == entry.id).count() == 1;
            let attempt = bench.preview(document.rules(), document.registry(), &entry.id, source);
            if !once || !attempt.is_fluent {
                continue;
            }
            let of_it = |pointer: &str| pointer.split('/').nth(1) == Some(entry.id.trim_start_matches('-'));
            let codes = |problems: Vec<&Diagnostic>| {
                let mut codes: Vec<(&str, String)> =
                    problems.iter().map(|problem| (problem.code.as_str(), english(&problem.message))).collect();
                codes.sort();
                codes.dedup();
                codes
            };
            let whole = checks.problems.iter().map(|(_, problem)| problem).filter(|problem| of_it(&problem.pointer));
            let typed = attempt.problems.iter().filter(|problem| of_it(&problem.pointer));
            // A cycle is reported once per language, but at every message of it while that is typed.
            let is_place = |problem: &&Diagnostic| problem.code != Code::ReferenceCycle;
            assert_eq!(
                codes(typed.filter(is_place).collect()),
                codes(whole.filter(is_place).collect()),
                "{} {}",
                path.display(),
                entry.id
            );
            compared += 1;
        }
    }
    assert!(compared > 30, "{compared}");
}
