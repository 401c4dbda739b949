//! The glossary of a game: its terms with other words for them, in each language, and which of them nothing uses.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::Value;

use crate::kernel::rules::Game;
use crate::text::{Collation, Texts};

/// The name of the file, beside the ruleset.
pub const FILE: &str = "glossary.json";
/// The language that every term has.
const ENGLISH: &str = "en";

/// A file of terms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    /// What the file is for.
    #[serde(default, rename = "about")]
    _about: String,
    terms: Vec<Term>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    id: String,
    /// By the tags of the languages.
    #[serde(rename = "in")]
    languages: BTreeMap<String, Entry>,
}

/// A term in a language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The term.
    pub term: String,
    /// Other words for the same.
    #[serde(default)]
    pub also: Vec<String>,
    /// What it means.
    pub is: String,
}

impl Term {
    /// Whether one of its words occurs in one of these English texts in lower case.
    fn is_in(&self, texts: &[String]) -> bool {
        let words = self.languages.get(ENGLISH).into_iter();
        let mut words = words.flat_map(|entry| std::iter::once(&entry.term).chain(&entry.also));
        words.any(|word| texts.iter().any(|text| has_word(text, &word.to_lowercase())))
    }
}

impl Glossary {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// What is wrong with it: its form with line and column, an id that is there twice, a term without English.
    pub fn read(text: &str) -> Result<Self, String> {
        let glossary: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        for (at, term) in glossary.terms.iter().enumerate() {
            if !term.languages.contains_key(ENGLISH) {
                return Err(format!("the term `{}` has no entry `{ENGLISH}`", term.id));
            }
            if glossary.terms.iter().take(at).any(|other| other.id == term.id) {
                return Err(format!("there are two terms `{}`", term.id));
            }
        }
        Ok(glossary)
    }

    /// The ids of terms of which no word occurs in these English texts.
    pub fn unused(&self, texts: &[String]) -> Vec<&str> {
        let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
        self.terms.iter().filter(|term| !term.is_in(&texts)).map(|term| term.id.as_str()).collect()
    }

    /// The terms of which a word occurs in an English text, as [`Glossary::entries`].
    pub fn in_text(&self, english: &str, language: &str) -> Vec<(&str, &Entry)> {
        let texts = [english.to_lowercase()];
        let used: Vec<&str> =
            self.terms.iter().filter(|term| term.is_in(&texts)).map(|term| term.id.as_str()).collect();
        self.entries(language).into_iter().filter(|(id, _)| used.contains(id)).collect()
    }

    /// The ids of the terms with what they are in a language, in its order; English where it has no entry.
    pub fn entries(&self, language: &str) -> Vec<(&str, &Entry)> {
        let entries = self.terms.iter().filter_map(|Term { id, languages }| {
            Some((id.as_str(), languages.get(language).or_else(|| languages.get(ENGLISH))?))
        });
        let mut entries: Vec<(&str, &Entry)> = entries.collect();
        let order = Collation::of(language);
        entries.sort_by(|(_, one), (_, other)| order.compare(&one.term, &other.term));
        entries
    }

    /// The glossary as a page in a language.
    pub fn page(&self, title: &str, language: &str) -> String {
        let mut page = format!("# {title}\n");
        for (_, entry) in self.entries(language) {
            let _ = write!(page, "\n**{}**: {}", entry.term, entry.is);
            if !entry.also.is_empty() {
                let _ = write!(page, " ({})", entry.also.join(", "));
            }
            page.push('\n');
        }
        page
    }
}

/// The English texts in which terms are used: what is printed on the cards, and what the entries of the rules say about
/// themselves.
pub fn used_texts(texts: &Texts, game: &Game, rules: &Value) -> Vec<String> {
    let printed = game.cards.values().map(|id| texts.printed(crate::text::ENGLISH, game, game.definition(*id)).text);
    let mut used: Vec<String> = printed.collect();
    descriptions(rules, &mut used);
    used
}

fn descriptions(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str().filter(|_| name == "about") {
                    Some(text) => found.push(text.to_owned()),
                    None => descriptions(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| descriptions(item, found)),
        _ => {}
    }
}

/// Whether a text has a word, or several in a row, with no letter before or behind.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, found)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        let behind = text.get(at + found.len()..).and_then(|text| text.chars().next());
        ![before, behind].into_iter().flatten().any(char::is_alphabetic)
    })
}

#[cfg(test)]
mod tests {
    use super::Glossary;

    const FILE: &str = r#"{ "terms": [
        { "id": "tap", "in": { "en": { "term": "Tap", "also": ["turn aside"], "is": "Turn it." }, "de": { "term": "Tappen", "is": "Drehen." } } },
        { "id": "pile", "in": { "en": { "term": "Pile", "is": "Cards." } } } ] }"#;

    #[test]
    fn a_term_of_which_no_word_is_used_is_found() {
        let glossary = Glossary::read(FILE).unwrap();
        let unused = |text: &str| glossary.unused(&[text.to_owned()]).concat();
        assert_eq!(unused("They TURN aside the pile."), "");
        assert_eq!(unused("A stockpile is untapped."), "tappile");
        assert_eq!(unused("Tap."), "pile");
        assert_eq!(glossary.page("T", "de"), "# T\n\n**Pile**: Cards.\n\n**Tappen**: Drehen.\n");
    }

    #[test]
    fn faults_name_the_term() {
        assert!(Glossary::read(&FILE.replace("\"pile\"", "\"tap\"")).unwrap_err().contains("two terms `tap`"));
        assert!(
            Glossary::read(&FILE.replace("\"en\": { \"term\": \"Pile\"", "\"fr\": { \"term\": \"Pile\""))
                .unwrap_err()
                .contains("`pile`")
        );
        assert!(Glossary::read("{ \"terms\": 1 }").unwrap_err().contains("line 1"));
    }
}
