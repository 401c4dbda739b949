//! Every change of a card's face is in the preview's list of changes.

use std::collections::BTreeSet;

use ses_studio::card::Card;
use ses_studio::document::Document;
use ses_studio::face::{Printed, Words};
use ses_studio::registry::{Project as Bundled, RecordPath};
use ses_studio::text::translation::{EditPreview, FieldChange, Group, Message, PrintedField};
use ses_studio::text::{Language, Texts};

use super::changes::reworded;
use super::language;

/// Every face as its template gets it.
fn faces(document: &Document, texts: &Texts, language: &'static Language) -> Vec<(RecordPath, Printed)> {
    let (rules, registry) = (document.rules(), document.registry());
    let words = Words { rules, texts, registry };
    let heroes = (0..registry.heroes.len()).map(RecordPath::Hero);
    let cards = (0..registry.cards.len()).map(RecordPath::Card);
    heroes.chain(cards).filter_map(|place| Some((place, words.face(language, place, document.checked())?))).collect()
}

#[test]
fn every_face_that_an_edit_changes_is_in_its_list() {
    let document =
        Document::of_project(Bundled::bundled(), ses_studio::document::StorageConfig::without_home()).unwrap();
    let (rules, registry) = (document.rules(), document.registry());
    // Parts of a card's text that no face prints, because it has numbers, colours and positions instead.
    let is_of_texts =
        |part: &FieldChange| matches!(part.part, PrintedField::Type | PrintedField::Number | PrintedField::Rules);
    for tag in ["de", "ar"] {
        let language = language(tag);
        let bench = EditPreview::new(document.subject(), language);
        let before = faces(&document, bench.texts(), language);
        let messages = document.subject().messages(language, None);
        let (mut on_faces, mut tried) = (BTreeSet::new(), 0);
        for Message { id, group, target, .. } in &messages {
            let is_named = ["line-", "number-", "type-", "subtype-", "trigger-", "book-"]
                .iter()
                .any(|beginning| id.starts_with(beginning));
            let is_hero = registry.heroes.iter().step_by(5).any(|hero| *id == format!("card-{}", hero.id));
            let is_card = ["card-SC-B01-H02-C04", "card-SC-CR-01"].contains(&id.as_str());
            let Some(target) = target.as_ref().filter(|_| is_named || is_hero || is_card) else { continue };
            tried += 1;
            let attempt = bench.preview(rules, registry, id, &reworded(target));
            assert!(attempt.is_fluent, "{tag} {id}: {:?}", attempt.problems);
            assert_eq!(attempt.changes, bench.full_changes(rules, registry, &attempt.texts), "{tag} {id}");
            let after = faces(&document, &attempt.texts, language);
            for ((place, was), (_, is)) in before.iter().zip(&after) {
                let listed = attempt.changes.iter().find(|change| change.place == *place);
                match (was != is, listed) {
                    (true, listed) => {
                        assert!(listed.is_some(), "{tag} {id}: {} has another face and is not listed", was.id);
                        on_faces.insert((*group, id.split('-').next()));
                    }
                    (false, Some(listed)) => {
                        assert!(listed.parts.iter().all(is_of_texts), "{tag} {id}: {listed:?} is on no face");
                    }
                    (false, None) => {}
                }
            }
            // The heading of this game's abilities says how often they may be used.
            let is_line = id.starts_with("line-") && id != "line-ability";
            let is_printed = is_line || id.starts_with("subtype-") || is_hero || is_card;
            assert!(!is_printed || !attempt.changes.is_empty(), "{tag}: {id} is printed, and no card changes");
            // The name of a hero is on its own card and on the cards of its deck.
            let in_deck = |card: &&Card| document.hero_of(card).is_some_and(|hero| *id == format!("card-{hero}"));
            let deck = registry.cards.iter().filter(in_deck).count();
            assert!(!is_hero || attempt.changes.len() == deck + 1, "{tag} {id}: {} of {deck}", attempt.changes.len());
        }
        assert!(tried > 40, "{tried}");
        let of = |group, word| assert!(on_faces.contains(&(group, Some(word))), "{tag}: {word} in {on_faces:?}");
        of(Group::Names, "line");
        of(Group::Names, "number");
        of(Group::Lexicon, "type");
        of(Group::Lexicon, "subtype");
        of(Group::Triggers, "trigger");
        of(Group::Cards, "card");
        of(Group::Cards, "book");
    }
}
