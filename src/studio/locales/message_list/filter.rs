//! Which messages the list shows: by words, states, file and check, all at once.

use std::collections::BTreeSet;

use memchr::memmem::Finder;

use crate::base::Code;
use crate::text::translation::{Message, State};

/// What the list is narrowed to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words that all stand in its id, source or target.
    pub query: String,
    /// Its states; any where there are none.
    pub states: BTreeSet<State>,
    /// Its file; any where there is none.
    pub file: Option<String>,
    /// What is wrong with it; anything where there is nothing.
    pub check: Option<Check>,
}

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Whatever it is.
    Any,
    /// A problem of this kind.
    Of(Code),
}

impl Filter {
    /// The filter made ready to be asked about many messages.
    pub fn ready(&self) -> Ready<'_> {
        let words = self.query.split_whitespace();
        let words = words.map(|word| Finder::new(word.to_lowercase().as_bytes()).into_owned()).collect();
        Ready { filter: self, words }
    }
}

/// A filter with the words of its query in small letters.
pub struct Ready<'a> {
    filter: &'a Filter,
    words: Vec<Finder<'static>>,
}

impl Ready<'_> {
    /// Whether a message is shown.
    pub fn fits(&self, message: &Message) -> bool {
        self.fits_state(message) && self.fits_but_state(message)
    }

    /// Whether it is in one of the states.
    pub fn fits_state(&self, message: &Message) -> bool {
        self.filter.states.is_empty() || self.filter.states.contains(&message.state)
    }

    /// The same whatever its state: what the counts of the states are made of.
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
