//! The features of translation tools (Pontoon, Poedit, Weblate), each tested once on the real screen.
//!
//! | feature | test |
//! |---|---|
//! | states | [`states_are_shown_counted_and_set`] |
//! | suggest-only mode | [`who_only_suggests_writes_candidates_and_decides_nothing`] |
//! | comments | [`comments_are_written_and_resolved`] |
//! | history with author | [`the_history_has_authors_and_actions`] |
//! | diff of candidates | [`suggestions_are_compared_with_the_translation_and_accepted`] |
//! | stale flag with previous source | [`an_outdated_text_shows_the_source_as_it_was_and_as_it_is`] |
//! | combinable filters | [`filters_by_state_file_and_check_are_combined`] |
//! | search | [`search_looks_in_ids_sources_and_targets`] |
//! | batch approve | `walks::all_shown_are_approved_in_one_step` |
//! | glossary with inflected forms | [`terms_are_shown_with_their_word_and_forms`] |
//! | several languages next to each other | [`other_languages_are_shown`] |
//! | syntax error blocks the save | `walks::what_is_not_fluent_is_kept_and_never_saved_into_the_file` |
//! | attribute parity | `checks::attribute_parity` |
//! | reference check | `checks::references` |
//! | variable mismatch per variant | `checks::variables_of_each_variant` |
//! | plural categories missing and unreachable | `checks::plural_categories_missing`, `checks::plural_categories_unreachable` |
//! | duplicate variants | `checks::duplicate_variants` |
//! | whitespace and punctuation per language | `checks::spaces_and_marks_of_the_language` |
//! | length by rendered lines on the card | [`the_length_is_that_of_the_text_set_on_the_card`] |
//! | inconsistent terms | `checks::inconsistent_terms` |
//! | bidi checks | `checks::marks_of_direction` |
//! | preview in context | [`a_message_is_shown_on_real_cards_over_its_values`] |

use egui::Key;
use egui_kittest::kittest::Queryable;
use ses_studio::studio::Settings;
use ses_studio::text::translation::State;

use super::{chosen, find, open, open_showing_faces, open_with, put};
use crate::window::{CTRL, CTRL_SHIFT, NONE, activate, press, shows, shows_part, wait, write};

#[test]
fn states_are_shown_counted_and_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    assert!(shows(&window, "Draft") && shows(&window, "op-heal, Draft") && shows(&window, "Draft: 1"));
    press(&mut window, CTRL_SHIFT, Key::W);
    assert_eq!(chosen(&window).state, State::NeedsWork);
    assert!(shows(&window, "Needs work") && shows(&window, "op-heal, Needs work"));
    press(&mut window, CTRL_SHIFT, Key::X);
    write(&mut window, "zu lang");
    press(&mut window, NONE, Key::Enter);
    assert_eq!((chosen(&window).state, chosen(&window).record.reason.as_str()), (State::Rejected, "zu lang"));
    press(&mut window, CTRL, Key::Enter);
    find(&mut window, "op-heal");
    assert!(shows(&window, "op-heal, Approved") && shows(&window, "Approved: 1"));
    // An edit after the approval makes the text a draft again.
    write(&mut window, "z");
    assert_eq!(chosen(&window).state, State::Draft);
}

#[test]
fn who_only_suggests_writes_candidates_and_decides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        Settings { translation_language: "de".into(), author: "Bo".into(), suggests_only: true, ..Settings::default() };
    let mut window = open_with(folder.path(), settings);
    find(&mut window, "op-heal");
    let before = chosen(&window).target.clone();
    write(&mut window, "z");
    let message = chosen(&window);
    assert_eq!((message.state, &message.target), (State::Suggested, &before));
    assert_eq!(message.record.suggestions[0].by, "Bo");
    assert_eq!(message.record.suggestions[0].text, format!("{}z", before.unwrap()));
    assert!(shows(&window, "Suggest and next") && !shows(&window, "Needs work"));
    press(&mut window, CTRL_SHIFT, Key::W);
    press(&mut window, CTRL, Key::Enter);
    find(&mut window, "op-heal");
    assert_eq!(chosen(&window).state, State::Suggested, "nothing was decided");
    press(&mut window, CTRL, Key::S);
    assert!(!folder.path().join("locales/de/starfall.ftl").exists());
    assert!(folder.path().join("locales/de/review.json").is_file());
}

#[test]
fn comments_are_written_and_resolved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    press(&mut window, CTRL, Key::M);
    write(&mut window, "Warum so?");
    press(&mut window, NONE, Key::Enter);
    assert!(shows(&window, "Ana: Warum so?"));
    assert_eq!(chosen(&window).record.comments[0].by, "Ana");
    activate(&mut window, "Resolved");
    assert!(chosen(&window).record.comments[0].resolved);
    press(&mut window, CTRL, Key::Z);
    press(&mut window, CTRL, Key::Z);
    assert!(chosen(&window).record.comments.is_empty() && !shows(&window, "Ana: Warum so?"));
}

#[test]
fn the_history_has_authors_and_actions() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    write(&mut window, "z");
    press(&mut window, CTRL_SHIFT, Key::W);
    activate(&mut window, "History: History");
    assert!(shows(&window, "Ana: Needs work"), "{:?}", chosen(&window).record.history);
    assert!(shows_part(&window, "Ana: Edited · stelle"), "{:?}", chosen(&window).record.history);
}

#[test]
fn suggestions_are_compared_with_the_translation_and_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let candidate = "op-heal = gib { $val } Schild zurück";
    let review = serde_json::json!({ "format": 1, "messages": { "op-heal": { "state": "draft", "suggestions": [
        { "by": "Bo", "at": "2026-01-02T03:04:05Z", "text": candidate },
        { "by": "Cleo", "at": "2026-01-03T03:04:05Z", "text": "op-heal = nein" } ] } } });
    put(folder.path(), "de/review.json", &review.to_string());
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    assert!(shows(&window, candidate) && shows(&window, "op-heal = nein"));
    window.get_all_by_label("Decline").nth(1).unwrap().click_accesskit();
    window.run_steps(3);
    assert!(shows(&window, candidate) && !shows(&window, "op-heal = nein"));
    activate(&mut window, "Accept");
    assert_eq!(chosen(&window).target.as_deref(), Some(candidate));
    press(&mut window, CTRL, Key::Z);
    assert_eq!(chosen(&window).record.open_suggestions().count(), 1, "taking it is one step");
}

#[test]
fn an_outdated_text_shows_the_source_as_it_was_and_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "en/loud.ftl", "loud-words = loud { $n } words\n");
    put(folder.path(), "de/loud.ftl", "loud-words = laute { $n } Worte\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "loud-words");
    press(&mut window, CTRL, Key::Enter);
    press(&mut window, CTRL, Key::S);
    drop(window);
    put(folder.path(), "en/loud.ftl", "loud-words = noisy { $n } words\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "loud-words");
    assert!(shows(&window, "loud-words, Outdated"));
    assert!(shows(&window, "The source has changed since this text was approved."));
    assert!(shows(&window, "when approved: loud-words = loud { $n } words"));
    assert!(shows(&window, "now: loud-words = noisy { $n } words"));
    press(&mut window, CTRL, Key::Enter);
    press(&mut window, CTRL, Key::S);
    drop(window);
    // A source with other variables is an error, not only a warning.
    put(folder.path(), "en/loud.ftl", "loud-words = noisy words\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "loud-words");
    assert!(chosen(&window).problem_counts().0 > 0);
    assert!(shows(&window, "The source’s variables or attributes have changed since this text was approved."));
}

#[test]
fn filters_by_state_file_and_check_are_combined() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "de/starfall.ftl", "op-dmg = verursache  { $val } Schaden\nop-heal = heile  { $val } Schild\n");
    put(folder.path(), "de/trace.ftl", "trace-and = und  so\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    press(&mut window, CTRL_SHIFT, Key::W);
    press(&mut window, CTRL, Key::F);
    press(&mut window, CTRL, Key::A);
    press(&mut window, NONE, Key::Delete);
    let choose = |window: &mut super::Window, menu: &str, line: &str| {
        window.get_all_by_label(menu).next().unwrap().click();
        window.run_steps(3);
        write(window, line);
        press(window, NONE, Key::Enter);
    };
    let listed = |window: &super::Window, id: &str, state: &str| shows(window, &format!("{id}, {state}"));
    choose(&mut window, "Filter by check", "With problems");
    assert!(listed(&window, "op-dmg", "Draft") && listed(&window, "op-heal", "Needs work"));
    choose(&mut window, "Filter by file", "starfall.ftl");
    assert!(listed(&window, "op-dmg", "Draft") && !listed(&window, "trace-and", "Draft"));
    window.get_by_label_contains("Needs work: ").click_accesskit();
    window.run_steps(3);
    assert!(!listed(&window, "op-dmg", "Draft") && listed(&window, "op-heal", "Needs work"));
    press(&mut window, CTRL, Key::F);
    write(&mut window, "nothing has this");
    assert!(shows(&window, "No matches"));
    activate(&mut window, "Clear the filter");
    assert!(listed(&window, "op-dmg", "Draft") && listed(&window, "op-heal", "Needs work"));
}

#[test]
fn search_looks_in_ids_sources_and_targets() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    for (words, id, is_found) in [
        ("op-retrig", "op-retrigger_traps", true),
        ("restore shield", "op-heal", true),
        ("SCHILD wieder", "op-heal", true),
        ("restore schaden", "op-heal", false),
    ] {
        press(&mut window, CTRL, Key::F);
        press(&mut window, CTRL, Key::A);
        write(&mut window, words);
        assert_eq!(shows(&window, &format!("{id}, Draft")), is_found, "{words}");
    }
}

#[test]
fn terms_are_shown_with_their_word_and_forms() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-dmg");
    assert!(shows_part(&window, "damage: Schaden. "), "the term that the source prints, in the language");
    // Inflected forms count as the term: “discards” is “discard”, as “wirft ab” is “abwerfen”.
    find(&mut window, "op-disc");
    assert!(shows_part(&window, "discard: "));
    // The lexicon has a cell for each form that the texts use.
    find(&mut window, "subtype-umbral");
    assert!(shows_part(&window, "de subtype-umbral acc-m: "));
}

#[test]
fn other_languages_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "fr/starfall.ftl", "op-dmg = frappez de { $val }\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-dmg");
    window.run_steps(20);
    assert!(shows(&window, "français, Draft: op-dmg = frappez de { $val }"));
    assert!(!shows_part(&window, "日本語, Draft: "));
    activate(&mut window, "Show all languages");
    assert!(shows_part(&window, "日本語, Draft: op-dmg = "));
}

#[test]
fn the_length_is_that_of_the_text_set_on_the_card() {
    let check = |words: &str, how: &str| {
        let folder = tempfile::tempdir().unwrap();
        put(folder.path(), "de/starfall.ftl", &format!("op-dmg = verursache {{ $val }} Schaden{words}\n"));
        let mut window = open_showing_faces(folder.path(), "de");
        find(&mut window, "op-dmg");
        // The text for the value 3, with the size at which the text is set.
        let line = format!("3: Verursache 3 Schaden{words}. {how}");
        wait(&mut window, &line, |window| shows_part(window, &line));
    };
    check("", "2.62 mm");
    // At the smallest size the text is still too high for its box: the overflow is shown instead of the size.
    check(&" und sehr lange und ausführlich begründete Worte".repeat(14), "+");
}

#[test]
fn a_message_is_shown_on_real_cards_over_its_values() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "ru");
    find(&mut window, "op-draw");
    assert!(shows_part(&window, "21: Возьмите 21 карту."), "every value has its number form");
    assert!(shows_part(&window, "5: Возьмите 5 карт."));
    let named = |window: &super::Window| {
        let document = window.state().document();
        let registry = document.registry();
        let texts = document.locales().texts();
        let names = registry.cards.iter().map(|card| texts.name(super::language("ru"), &card.id, &card.name));
        names
            .filter(|name| window.query_all_by_role_and_label(egui::accesskit::Role::Image, name).next().is_some())
            .count()
    };
    assert_eq!(named(&window), 2, "two cards are shown");
    activate(&mut window, "Value 3");
    press(&mut window, NONE, Key::F2);
    write(&mut window, "z");
    assert!(shows_part(&window, "No card’s text differs"), "no card prints a short name");
    find(&mut window, "frame-base");
    write(&mut window, "!");
    assert!(window.state().changed_cards().len() > 100);
    activate(&mut window, "Cards this edit changes: Layout");
    let first = window.state().changed_cards()[0].id.clone();
    assert!(shows_part(&window, &format!("{first}: ")), "how it is set on the card");
}
