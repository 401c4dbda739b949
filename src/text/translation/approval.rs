//! How far the words of one card are in a language, without making the whole list of the language's messages.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::locales::title;
use super::message_list::{State, Subject, state_of};
use crate::text::{ENGLISH, Language};

/// How far every message of a language is: made once, and asked for the words of any card.
#[derive(Clone, Debug, Default)]
pub struct MessageStates {
    states: HashMap<String, State>,
    /// The names that somebody has said something about, as they are in the language: their source is the registry,
    /// which changes more often than the language does.
    titles: BTreeMap<String, String>,
}

/// How far the words are that something is printed with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Approval {
    /// The messages, those first with which the most is left to do.
    pub messages: Vec<(State, String)>,
}

impl Approval {
    /// The state of the message with which the most is left to do, beside those that are missing.
    pub fn state(&self) -> State {
        self.present().next().map_or(State::Approved, |(state, _)| *state)
    }

    /// The messages that the language has.
    pub fn present(&self) -> impl Iterator<Item = &(State, String)> {
        self.messages.iter().filter(|(state, _)| *state != State::Missing)
    }

    /// The message with which the most is left to do.
    pub fn first(&self) -> Option<&str> {
        self.messages.first().map(|(_, id)| id.as_str())
    }
}

impl Subject<'_> {
    /// How far the messages of a language are; nothing of one that is not there.
    pub fn message_states(self, language: &Language) -> MessageStates {
        let (Some(locale), Some(english)) = (self.locales.get(language), self.locales.get(ENGLISH)) else {
            return MessageStates::default();
        };
        let review = locale.review();
        let has_records = review.iter().next().is_some();
        let sources = if has_records { english.messages() } else { BTreeMap::new() };
        let mut standings = MessageStates::default();
        for (id, found) in locale.messages() {
            let Some(record) = review.get(&id) else {
                standings.states.insert(id, State::Draft);
                continue;
            };
            if id.starts_with("card-") || id.starts_with("book-") {
                standings.titles.insert(id, found.source.to_owned());
            } else {
                let source = sources.get(&id).map_or("", |source| source.source);
                let state = state_of(record, source, Some(found.source));
                standings.states.insert(id, state);
            }
        }
        for (id, record) in review.iter() {
            if !standings.states.contains_key(id) && !standings.titles.contains_key(id) {
                standings.states.insert(id.to_owned(), state_of(record, "", None));
            }
        }
        standings
    }

    /// How far messages of a language are.
    pub fn approval(self, language: &Language, standings: &MessageStates, ids: &BTreeSet<String>) -> Approval {
        let record = |id: &str| self.locales.get(language)?.review().get(id);
        let state = |id: &str| match (standings.titles.get(id), record(id)) {
            (Some(target), Some(record)) => {
                let source = title(self.registry, id).unwrap_or_default();
                state_of(record, &source, Some(target))
            }
            _ => standings.states.get(id).copied().unwrap_or(State::Missing),
        };
        let mut messages: Vec<(State, String)> = ids.iter().map(|id| (state(id), id.clone())).collect();
        messages.sort();
        Approval { messages }
    }
}
