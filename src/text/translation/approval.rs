//! The review states of the messages on one card, without building the list of all messages of the language.

use std::collections::{BTreeSet, HashMap};

use super::locales::title;
use super::message_list::{State, Subject, state_of};
use crate::text::{ENGLISH, Language};

/// The states of the messages of a language that cards have used so far, but for names and flavour texts: their source
/// is in the registry, which changes more often than the language.
pub type MessageStates = HashMap<String, State>;

/// The states of the messages on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Approval {
    /// The messages, those with the most work left first.
    pub messages: Vec<(State, String)>,
}

impl Approval {
    /// The state with the most work left, not counting missing messages.
    pub fn state(&self) -> State {
        self.present().next().map_or(State::Approved, |(state, _)| *state)
    }

    /// The messages that the language has.
    pub fn present(&self) -> impl Iterator<Item = &(State, String)> {
        self.messages.iter().filter(|(state, _)| *state != State::Missing)
    }

    /// The id of the message with the most work left.
    pub fn first(&self) -> Option<&str> {
        self.messages.first().map(|(_, id)| id.as_str())
    }
}

impl Subject<'_> {
    /// The states of some messages of a language; those in `known` are not computed again.
    pub fn approval(self, language: &Language, known: &mut MessageStates, ids: &BTreeSet<String>) -> Approval {
        let mut state = |id: &str| {
            if is_title(id) {
                return self.state(language, id);
            }
            if let Some(state) = known.get(id) {
                return *state;
            }
            let state = self.state(language, id);
            known.insert(id.to_owned(), state);
            state
        };
        let mut messages: Vec<(State, String)> = ids.iter().map(|id| (state(id), id.clone())).collect();
        messages.sort();
        Approval { messages }
    }

    /// The state of a message of a language; an unknown language has none.
    fn state(self, language: &Language, id: &str) -> State {
        let Some(locale) = self.locales.get(language) else { return State::Missing };
        let target = locale.found(id).map(|found| found.source);
        match locale.review().get(id) {
            None => target.map_or(State::Missing, |_| State::Draft),
            Some(record) if is_title(id) => state_of(record, &title(self.registry, id).unwrap_or_default(), target),
            Some(record) => {
                let source = self.locales.get(ENGLISH).and_then(|english| english.found(id));
                state_of(record, source.map_or("", |source| source.source), target)
            }
        }
    }
}

/// Whether a message is the name or the flavour text of a card, or the name of a book.
fn is_title(id: &str) -> bool {
    id.starts_with("card-") || id.starts_with("book-")
}
