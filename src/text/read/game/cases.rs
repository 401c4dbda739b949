//! Cases of texts that are read: a text of a card of a type, its rows, and what is not understood.

use serde_json::Value as Json;

use super::GameReader;
use super::scratch::Scratch;
use crate::base::Name;
use crate::text::read::fold::fold;
use crate::text::{Language, TextCase};

impl GameReader<'_> {
    /// Runs the cases of a file's `reads`. A case without a text reads what its rows print.
    pub fn run_cases(&self, file: &Json) -> Vec<TextCase> {
        let cases = file.get("reads").and_then(Json::as_array).into_iter().flatten();
        cases.enumerate().map(|(at, case)| self.run_case(at, case)).collect()
    }

    fn run_case(&self, at: usize, case: &Json) -> TextCase {
        let text = |member: &str| case.get(member).and_then(Json::as_str);
        let name = text("name").map_or_else(|| format!("reads {at}"), ToOwned::to_owned);
        let card_type = self.card_type(text("type").unwrap_or_default());
        let rows = case.get("rows").and_then(Json::as_array).cloned().unwrap_or_default();
        let mut differs = Vec::new();
        let printed = match text("text") {
            Some(text) => text.to_owned(),
            None => match Scratch::new(self.texts, self.language, self.game.clone()).words(card_type, &rows) {
                Ok(text) => text,
                Err(why) => {
                    let why = why.map_or("words are missing", |code| code.as_str());
                    return TextCase { name, differs: vec![format!("the rows cannot be printed: {why}")] };
                }
            },
        };
        let reading = self.read(&printed, card_type);
        if !self.is_same(card_type, &rows, &reading.rows) {
            let json = |rows: Vec<Json>| Json::from(rows).to_string();
            differs.push(format!("{:?} is read as {}, and not as {}", printed, json(reading.rows.clone()), json(rows)));
        }
        let expected = case.get("not_understood").and_then(Json::as_array);
        let expected: Vec<&str> = expected.into_iter().flatten().filter_map(Json::as_str).collect();
        // A last full stop does not count.
        let end = |text: &str| text.trim().trim_end_matches(self.grammar.end.as_str()).to_owned();
        let found: Vec<String> = reading.not_understood().map(end).collect();
        if found != expected.iter().copied().map(end).collect::<Vec<_>>() {
            differs.push(format!("not understood: {found:?} and not {expected:?}"));
        }
        TextCase { name, differs }
    }

    /// Whether two lists of rows are the same, or do the same on a card of a type.
    pub fn is_same(&self, card_type: &str, one: &[Json], other: &[Json]) -> bool {
        let mut scratch = Scratch::new(self.texts, self.language, self.game.clone());
        let mut meaning = |rows: &[Json]| scratch.meaning(card_type, rows).ok();
        one == other || meaning(one).is_some_and(|one| meaning(other) == Some(one))
    }

    /// The language of the texts.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The word of a set that is meant, by its id or as the language prints it.
    pub fn known_word(&self, set: &str, written: &str) -> Option<&str> {
        let words = &self.game.word_sets.get(set)?.words;
        let mut ids = words.iter().map(|word| self.game.word(*word));
        ids.find(|id| self.is_word("word", id, written))
    }

    /// A word of a set, or a type, as the language prints it.
    pub fn shown_word(&self, member: &str, id: &str) -> Option<String> {
        let prefix = if self.game.word_sets.contains_key(member) { "word" } else { member };
        self.texts.bundle(self.language).word(&format!("{prefix}-{id}")).map(|word| word.plain.clone())
    }

    /// Whether a word is meant: by its id, or as the language prints it.
    fn is_word(&self, prefix: &str, id: &str, written: &str) -> bool {
        let folded = fold(written, self.language);
        let words = self.grammar.words.iter().filter(|word| word.prefix == prefix && word.id == id);
        id == folded || words.flat_map(|word| &word.shown).any(|shown| *shown == folded)
    }

    /// The type that is meant, by its id or as the language prints it.
    pub fn known_type(&self, written: &str) -> Option<&str> {
        let base = written.split(['—', '–']).next().unwrap_or_default().trim();
        self.game.card_types.keys().map(Name::as_str).find(|id| self.is_word("type", id, base))
    }

    /// The type that a card says: by its id or its name, before a dash. One that nobody knows is played as the type
    /// that says so.
    pub fn card_type(&self, written: &str) -> &str {
        let unknown = || self.game.card_types.iter().find(|(_, entry)| entry.unknown).map(|(id, _)| id.as_str());
        self.known_type(written).or_else(unknown).unwrap_or_default()
    }
}
