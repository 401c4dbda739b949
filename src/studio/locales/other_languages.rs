//! The messages of the other languages. One language is read per frame, so that choosing a message is instant.

use std::collections::HashMap;

use crate::document::Document;
use crate::text::translation::{Record, State, state_of};
use crate::text::{ENGLISH, Language};

/// The messages that have been read, by language and id.
#[derive(Default)]
pub struct OtherLanguages {
    languages: HashMap<&'static str, HashMap<String, Translation>>,
}

struct Translation {
    text: String,
    record: Record,
}

impl OtherLanguages {
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
    pub fn read_next(&mut self, document: &Document, own: &Language) -> bool {
        let unread = |language: &&'static Language| *language != own && !self.languages.contains_key(language.tag);
        let Some(language) = languages(document).find(unread) else { return false };
        let messages = document.locales().get(language).map(|locale| {
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

/// The languages of a project except English.
pub fn languages(document: &Document) -> impl Iterator<Item = &'static Language> {
    document.locales().all().map(|locale| locale.language).filter(|language| *language != ENGLISH)
}
