//! The messages of the interface, in its language.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::base::Message;
use crate::text::{Arg, ENGLISH, Language, Texts, problem_text};

/// The languages with a decimal comma.
const COMMA: [&str; 9] = ["de", "es", "fr", "id", "it", "pl", "pt-BR", "ru", "tr"];

pub struct I18n {
    texts: Arc<Texts>,
    language: &'static Language,
    /// Messages without arguments. Most messages have none, and are needed in every frame.
    plain: RefCell<HashMap<&'static str, Arc<str>>>,
}

impl I18n {
    pub fn new(texts: Arc<Texts>, language: &'static Language) -> Self {
        Self { texts, language, plain: RefCell::default() }
    }

    pub fn language(&self) -> &'static Language {
        self.language
    }

    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    pub fn tr(&self, id: &'static str) -> Arc<str> {
        if let Some(text) = self.plain.borrow().get(id) {
            return text.clone();
        }
        let text: Arc<str> = self.texts.message(self.language, id, &[]).into();
        self.plain.borrow_mut().insert(id, text.clone());
        text
    }

    pub fn tr_with(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.texts.message(self.language, id, arguments)
    }

    /// A message with an argument `n`.
    pub fn tr_count(&self, id: &str, number: usize) -> String {
        self.tr_with(id, &[("n", Arg::count(number))])
    }

    /// A message that is data; it begins with a capital, because English problems and hints begin with a small letter
    /// as command lines print them.
    pub fn describe(&self, message: &Message) -> String {
        let text = problem_text::describe(self, message);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) if first.is_ascii_lowercase() => first.to_ascii_uppercase().to_string() + letters.as_str(),
            _ => text,
        }
    }

    /// A number with so many decimals.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        // Zero has no sign, even if it was rounded from a negative number.
        let is_nothing = text.chars().all(|letter| matches!(letter, '-' | '0' | '.'));
        let text = text.replace('-', if is_nothing { "" } else { "−" });
        if COMMA.contains(&self.language.tag) { text.replace('.', ",") } else { text }
    }

    /// The name of an id of the ruleset, e.g. the message `op-dmg.name` or `type-trap`. Returns the id if there is no
    /// such message.
    pub fn name(&self, message: &str, id: &str) -> String {
        if self.has(message) { self.tr_with(message, &[]) } else { id.to_owned() }
    }

    /// Whether there is a message, in this language or in English.
    pub fn has(&self, message: &str) -> bool {
        self.texts.has(self.language, message) || self.texts.has(ENGLISH, message)
    }
}

impl I18n {
    /// The name of an entry of the ruleset: the `.name` of its message, otherwise its id as words.
    pub fn entry(&self, message: &str, id: &str) -> String {
        let named = format!("{message}.name");
        let is_plain =
            ["type-", "keyword-", "word-", "subtype-", "set-", "number-"].iter().any(|kind| message.starts_with(kind));
        let message = if is_plain { message } else { &named };
        if self.texts.has(self.language, message) || self.texts.has(ENGLISH, message) {
            return self.tr_with(message, &[]);
        }
        id.replace('_', " ")
    }

    /// A message of the game whose numbers and words are left open; its id as words if it cannot be printed so.
    pub fn open_entry(&self, message: &str, id: &str) -> String {
        let blank = [("n", Arg::Text("…")), ("word", Arg::Text("…"))];
        let has = self.texts.has(self.language, message);
        let text = if has { self.tr_with(message, &blank) } else { String::new() };
        if text.is_empty() || text.contains(char::REPLACEMENT_CHARACTER) { id.replace('_', " ") } else { text }
    }

    /// As [`Self::entry`], with a capital as headings have.
    pub fn heading(&self, message: &str, id: &str) -> String {
        self.language.capitalized(&self.entry(message, id))
    }
}
