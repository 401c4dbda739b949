//! The messages of the other languages, read one language a frame, so that choosing a message costs nothing.

use std::collections::HashMap;

use crate::document::Document;
use crate::text::translation::{Record, State, state_of};
use crate::text::{ENGLISH, Language};

/// What other languages say.
#[derive(Default)]
pub struct OtherLanguages {
    languages: HashMap<&'static str, HashMap<String, Said>>,
}

/// A message in a language.
struct Said {
    text: String,
    record: Record,
}

impl OtherLanguages {
    /// Forgets languages that have changed, by their tags; all of them where there are none.
    pub fn forget(&mut self, tags: &[String]) {
        if tags.is_empty() {
            self.languages.clear();
        }
        self.languages.retain(|tag, _| !tags.iter().any(|changed| changed == tag));
    }

    /// How many languages have been read.
    pub fn count(&self) -> usize {
        self.languages.len()
    }

    /// Whether every language but one's own has been read.
    pub fn is_read(&self, document: &Document, own: &Language) -> bool {
        languages(document).all(|language| language == own || self.languages.contains_key(language.tag))
    }

    /// Reads one more language, never one's own, which changes at every key; whether there are still others.
    pub fn read(&mut self, document: &Document, own: &Language) -> bool {
        let unread = |language: &&'static Language| *language != own && !self.languages.contains_key(language.tag);
        let Some(language) = languages(document).find(unread) else { return false };
        let said = document.locales().get(language).map(|locale| {
            let record = |id: &str| locale.review().get(id).cloned().unwrap_or_default();
            let messages = locale.messages().into_iter();
            messages
                .map(|(id, found)| (id.clone(), Said { text: found.source.to_owned(), record: record(&id) }))
                .collect()
        });
        self.languages.insert(language.tag, said.unwrap_or_default());
        true
    }

    /// How a message reads in a language; nothing where it lacks it or has not been read yet.
    pub fn text(&self, language: &Language, id: &str) -> Option<&str> {
        Some(self.languages.get(language.tag)?.get(id)?.text.as_str())
    }

    /// How far a message is in a language; nothing where that is not known yet.
    pub fn state(&self, language: &Language, id: &str, source: &str) -> Option<State> {
        let said = self.languages.get(language.tag)?.get(id);
        let none = Record::default();
        Some(state_of(said.map_or(&none, |said| &said.record), source, said.map(|said| said.text.as_str())))
    }
}

/// The languages of a project but English.
pub fn languages(document: &Document) -> impl Iterator<Item = &'static Language> {
    document.locales().all().map(|locale| locale.language).filter(|language| *language != ENGLISH)
}
