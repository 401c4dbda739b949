//! The messages of the other languages. They are read language by language, so that a window can read one per frame.

use std::collections::HashMap;

use super::locales::Locales;
use super::message_list::{State, state_of};
use super::record::Record;
use crate::text::Language;

/// The messages that have been read, by language and id.
#[derive(Default)]
pub struct OtherTranslations {
    languages: HashMap<&'static str, HashMap<String, Translation>>,
}

struct Translation {
    text: String,
    record: Record,
}

impl OtherTranslations {
    /// Discards the languages with these tags, because they have changed.
    pub fn invalidate(&mut self, tags: &[String]) {
        self.languages.retain(|tag, _| !tags.iter().any(|changed| changed == tag));
    }

    /// The number of languages that have been read.
    pub fn count(&self) -> usize {
        self.languages.len()
    }

    /// Reads one more language and returns whether there was one. `own`, the language that is edited, is never read,
    /// because it changes at every key.
    pub fn read_next(&mut self, locales: &Locales, own: &Language) -> bool {
        let unread = |language: &&'static Language| *language != own && !self.languages.contains_key(language.tag);
        let Some(language) = locales.translated().find(unread) else { return false };
        let messages = locales.get(language).map(|locale| {
            let record = |id: &str| locale.review().get(id).cloned().unwrap_or_default();
            let messages = locale.messages().into_iter();
            messages
                .map(|(id, found)| (id.clone(), Translation { text: found.source.to_owned(), record: record(&id) }))
                .collect()
        });
        self.languages.insert(language.tag, messages.unwrap_or_default());
        true
    }

    /// The source of a message in a language, if the language has been read and has the message.
    pub fn text(&self, language: &Language, id: &str) -> Option<&str> {
        Some(self.languages.get(language.tag)?.get(id)?.text.as_str())
    }

    /// The state of a message in a language, if the language has been read.
    pub fn state(&self, language: &Language, id: &str, source: &str) -> Option<State> {
        let found = self.languages.get(language.tag)?.get(id);
        let none = Record::default();
        Some(state_of(found.map_or(&none, |found| &found.record), source, found.map(|found| found.text.as_str())))
    }
}
