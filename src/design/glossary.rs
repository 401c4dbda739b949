//! The glossary of a game: its terms with other words for them, in each language, and which of them nothing uses.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

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

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    term: String,
    /// Other words for the same.
    #[serde(default)]
    also: Vec<String>,
    is: String,
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
        let occurs = |word: &str| texts.iter().any(|text| has_word(text, &word.to_lowercase()));
        let is_used = |term: &&Term| {
            let entry = term.languages.get(ENGLISH);
            entry.is_some_and(|entry| std::iter::once(&entry.term).chain(&entry.also).any(|word| occurs(word)))
        };
        self.terms.iter().filter(|term| !is_used(term)).map(|term| term.id.as_str()).collect()
    }

    /// The glossary as a page in a language, ordered by the terms; English where it has no entry.
    pub fn page(&self, title: &str, language: &str) -> String {
        let entries =
            self.terms.iter().filter_map(|term| term.languages.get(language).or_else(|| term.languages.get(ENGLISH)));
        let mut entries: Vec<&Entry> = entries.collect();
        entries.sort_by_key(|entry| entry.term.to_lowercase());
        let mut page = format!("# {title}\n");
        for entry in entries {
            let _ = write!(page, "\n**{}**: {}", entry.term, entry.is);
            if !entry.also.is_empty() {
                let _ = write!(page, " ({})", entry.also.join(", "));
            }
            page.push('\n');
        }
        page
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
