//! Names of cards that the generator has made. A card keeps the pattern and the words of its name, and each language puts
//! them together by itself until a translator names the card.

use serde_json::Value;

use super::{Arg, ENGLISH, Language, Texts};
use crate::kernel::rules::Game;

/// The message of a pattern of names: one of the game's own, by its number, or one that all games have.
pub fn pattern_of(pattern: &str) -> String {
    if pattern.starts_with("any-") { format!("gen-{pattern}") } else { format!("gen-name-{pattern}") }
}

impl Texts {
    /// The name of a card of a game that is data, by its id: the language's own, otherwise the one that the language makes
    /// of a made card's parts, otherwise the English one of the registry, otherwise the id.
    pub fn card_name(&self, language: &Language, game: &Game, id: &str) -> String {
        let record = game.records.get(id);
        let english = record.and_then(|record| record.get("name")?.as_str()).unwrap_or(id);
        let made = record.and_then(|record| self.made_name(language, id, record));
        made.unwrap_or_else(|| self.name(language, id, english))
    }

    /// The name that a language makes of the parts in `made`; `None`: the card has none, the language lacks a part, or it
    /// names the card itself. English names are in the registry.
    pub(in crate::text) fn made_name(&self, language: &Language, id: &str, record: &Value) -> Option<String> {
        let parts = record.get("made")?.get("name")?.as_array()?;
        if language == ENGLISH || language.is_pseudo() || self.has(language, &format!("card-{id}")) {
            return None;
        }
        let mut parts = parts.iter().map(Value::as_str);
        let pattern = pattern_of(parts.next()??);
        let words: Vec<String> = parts.map(|word| word.map(|word| format!("gen-{word}"))).collect::<Option<_>>()?;
        if !words.iter().chain([&pattern]).all(|message| self.has(language, message)) {
            return None;
        }
        let arguments: Vec<_> = ["a", "b", "c"].into_iter().zip(words.iter().map(|word| Arg::Word(word))).collect();
        let mut fallbacks = Vec::new();
        let name = self.message_with_fallback(language, &pattern, &arguments, &mut fallbacks);
        fallbacks.is_empty().then_some(name)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::text::{ENGLISH, LANGUAGES, Language, Texts};

    #[test]
    fn every_language_names_a_made_card_by_itself() {
        let (texts, _) = Texts::load_phrases("chaos-cards", &[]);
        let name = |language: &Language, parts: &[&str]| {
            texts.made_name(language, "CC-X1", &json!({ "name": "Patient Hound", "made": { "name": parts } }))
        };
        for language in LANGUAGES.iter().filter(|language| *language != ENGLISH && !language.is_pseudo()) {
            for parts in [["1", "quality-1", "beast-1"], ["3", "beast-1", "thing-1"], ["6", "leader-1", "quality-1"]] {
                let named = name(language, &parts).unwrap_or_else(|| panic!("{}: no name", language.tag));
                let is_whole = !named.contains(['{', '}', '$', char::REPLACEMENT_CHARACTER]) && named.trim() == named;
                assert!(is_whole && !named.contains("gen-"), "{}: {named}", language.tag);
            }
            for parts in [&["any-1", "quality-60", "deed-40"][..], &["any-3", "quality-2", "deed-2", "thing-60"]] {
                assert!(name(language, parts).is_some_and(|name| !name.contains('$')), "{}", language.tag);
            }
            assert_eq!(name(language, &["1", "quality-1", "beast-9999"]), None, "a word that the language lacks");
            assert_eq!(name(language, &[]), None);
        }
        assert_eq!(name(ENGLISH, &["1", "quality-1", "beast-1"]), None);
        let german = Language::find("de").expect("German is one of the sixteen");
        assert_ne!(name(german, &["1", "quality-1", "beast-1"]), name(german, &["1", "quality-2", "beast-1"]));
    }
}
