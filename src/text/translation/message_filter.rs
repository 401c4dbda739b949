//! The filter of a list of messages: by words, states, file and check, in any combination.

use std::collections::BTreeSet;

use memchr::memmem::Finder;

use super::message_list::{Message, State};
use crate::base::Code;

/// The messages to show. The default shows all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MessageFilter {
    /// Words that have to occur in the message's id, source or target.
    pub query: String,
    /// The states to show; empty for all.
    pub states: BTreeSet<State>,
    /// The file to show; `None` for all.
    pub file: Option<String>,
    /// The failed check to show; `None` for all messages.
    pub check: Option<CheckFilter>,
}

/// The messages to show by their problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckFilter {
    /// Messages with any problem.
    Any,
    /// Messages with a problem of this code.
    Of(Code),
}

impl MessageFilter {
    /// The messages that pass everything except the states, with their indices. The states are counted with these, so
    /// that choosing a state does not set the counts of the others to 0.
    pub fn in_any_state<'m>(&self, messages: &'m [Message]) -> impl Iterator<Item = (usize, &'m Message)> {
        // Lower-casing and compiling the words once is much faster than for each message.
        let words = self.query.split_whitespace();
        let words: Vec<_> = words.map(|word| Finder::new(word.to_lowercase().as_bytes()).into_owned()).collect();
        messages.iter().enumerate().filter(move |(_, message)| {
            let of_check = match self.check {
                None => true,
                Some(CheckFilter::Any) => !message.problems.is_empty(),
                Some(CheckFilter::Of(code)) => message.problems.iter().any(|problem| problem.code == code),
            };
            of_check
                && self.file.as_ref().is_none_or(|file| message.file == *file)
                && words.iter().all(|word| word.find(message.search_text().as_bytes()).is_some())
        })
    }

    /// Whether the state of a message passes.
    pub fn has_state(&self, message: &Message) -> bool {
        self.states.is_empty() || self.states.contains(&message.state)
    }

    /// The messages that pass, in the order of their groups.
    pub fn in_list_order<'m>(&self, messages: &'m [Message]) -> Vec<&'m Message> {
        let shown = self.in_any_state(messages).map(|(_, message)| message);
        let mut shown: Vec<&Message> = shown.filter(|message| self.has_state(message)).collect();
        shown.sort_by_key(|message| message.group);
        shown
    }
}
