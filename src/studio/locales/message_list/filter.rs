//! The filter of the message list: by words, states, file and check, in any combination.

use std::collections::BTreeSet;

use memchr::memmem::Finder;

use crate::base::Code;
use crate::text::translation::{Message, State};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words that have to occur in the message's id, source or target.
    pub query: String,
    /// The states to show; empty for all.
    pub states: BTreeSet<State>,
    /// The file to show; `None` for all.
    pub file: Option<String>,
    /// The failed check to show; `None` for all messages.
    pub check: Option<Check>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Messages with any problem.
    Any,
    /// Messages with a problem of this code.
    Of(Code),
}

impl Filter {
    /// Prepares the filter for many messages, because lower-casing and compiling the words is done once.
    pub fn ready(&self) -> Ready<'_> {
        let words = self.query.split_whitespace();
        let words = words.map(|word| Finder::new(word.to_lowercase().as_bytes()).into_owned()).collect();
        Ready { filter: self, words }
    }
}

/// A filter with compiled words.
pub struct Ready<'a> {
    filter: &'a Filter,
    words: Vec<Finder<'static>>,
}

impl Ready<'_> {
    /// Whether the message is shown.
    pub fn fits(&self, message: &Message) -> bool {
        self.fits_state(message) && self.fits_but_state(message)
    }

    pub fn fits_state(&self, message: &Message) -> bool {
        self.filter.states.is_empty() || self.filter.states.contains(&message.state)
    }

    /// Whether the message would be shown if no state was chosen. The counts of the states are made with this, so that
    /// choosing a state does not set the counts of the others to 0.
    pub fn fits_but_state(&self, message: &Message) -> bool {
        let of_file = self.filter.file.as_ref().is_none_or(|file| message.file == *file);
        let of_check = match self.filter.check {
            None => true,
            Some(Check::Any) => !message.problems.is_empty(),
            Some(Check::Of(code)) => message.problems.iter().any(|problem| problem.code == code),
        };
        of_file && of_check && self.words.iter().all(|word| word.find(message.search_text().as_bytes()).is_some())
    }
}
