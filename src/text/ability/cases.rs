//! Cases of texts: rows of a card, and what must be printed for them in which language.

use serde_json::{Value, json};

use crate::base::Diagnostic;
use crate::kernel::rules::Game;
use crate::text::{Language, Text, Texts};

/// A case of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextCase {
    /// The name of the case.
    pub name: String,
    /// What differs from what the case expects; empty if nothing does.
    pub differs: Vec<String>,
}

/// The id of the card that a case describes.
const CARD: &str = "text-case";

impl Texts {
    /// The text of a card that is written out.
    ///
    /// # Errors
    ///
    /// The problems of the card.
    pub fn of_record(&self, language: &'static Language, game: &Game, record: &Value) -> Result<Text, Vec<Diagnostic>> {
        let mut game = game.clone();
        let mut record = record.clone();
        if let Value::Object(members) = &mut record {
            members.insert("id".to_owned(), CARD.into());
        }
        let problems = game.add_cards(&[record], "");
        match game.cards.get(CARD) {
            Some(id) => Ok(self.printed(language, &game, game.definition(*id))),
            None => Err(problems),
        }
    }

    /// Runs the cases of a file's `texts`: each has a type, rows, and the texts by the tags of their languages.
    pub fn run_cases(&self, game: &Game, file: &Value) -> Vec<TextCase> {
        let cases = file.get("texts").and_then(Value::as_array).into_iter().flatten();
        cases.enumerate().map(|(at, case)| self.run_case(game, at, case)).collect()
    }

    fn run_case(&self, game: &Game, at: usize, case: &Value) -> TextCase {
        let name = case.get("name").and_then(Value::as_str);
        let name = name.map_or_else(|| format!("texts {at}"), ToOwned::to_owned);
        let mut record =
            json!({ "type": case.get("type"), "effects": case.get("effects"), "keywords": case.get("keywords") });
        if let Value::Object(members) = &mut record {
            members.retain(|_, value| !value.is_null());
        }
        let members = case.as_object().into_iter().flatten();
        let expected: Vec<(&'static Language, &Value)> =
            members.filter_map(|(tag, text)| Some((Language::find(tag)?, text))).collect();
        let mut differs = Vec::new();
        if expected.is_empty() {
            differs.push("no text is expected in any language".to_owned());
        }
        for (language, expected) in expected {
            match self.of_record(language, game, &record) {
                Ok(text) if expected.as_str() == Some(text.marked().as_str()) => {}
                Ok(text) => differs.push(format!(
                    "{}: {:?} is printed, and {expected} is expected",
                    language.tag,
                    text.marked()
                )),
                Err(problems) => differs.push(format!("{}: the card has {} problems", language.tag, problems.len())),
            }
        }
        TextCase { name, differs }
    }
}
