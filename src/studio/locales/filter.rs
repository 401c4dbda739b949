//! Which messages the list shows: by words, states, file and check, all at once.

use std::collections::BTreeSet;

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
    /// Whether a message is shown.
    pub fn fits(&self, message: &Message) -> bool {
        self.fits_state(message) && self.fits_but_state(message)
    }

    /// Whether it is in one of the states.
    pub fn fits_state(&self, message: &Message) -> bool {
        self.states.is_empty() || self.states.contains(&message.state)
    }

    /// The same whatever its state: what the counts of the states are made of.
    pub fn fits_but_state(&self, message: &Message) -> bool {
        let of_file = self.file.as_ref().is_none_or(|file| message.file == *file);
        let of_check = match self.check {
            None => true,
            Some(Check::Any) => !message.problems.is_empty(),
            Some(Check::Of(code)) => message.problems.iter().any(|problem| problem.code == code),
        };
        of_file && of_check && self.query.split_whitespace().all(|word| message.matches(word))
    }
}
