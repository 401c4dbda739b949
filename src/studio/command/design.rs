//! Commands for the design tools.

use std::path::PathBuf;

use crate::design::inbox::{Comment, State};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DesignCommand {
    /// Ask for the file of a submission.
    AskSubmission,
    /// Put the file of a submission into the inbox.
    Receive(PathBuf),
    /// Set how far a submission is, by its id.
    Mark(String, State),
    /// Say something about a submission; who says it is added.
    Comment { id: String, comment: Comment },
    /// Add the card of a submission to the registry.
    Take(String),
    /// Show something among the design tools.
    Open(About),
    /// Begin a match in the sandbox in which the first player holds the card of a submission.
    Try(String),
    /// Issue serial numbers for the print run, in an order that follows from a seed.
    Issue(u64),
}

/// What is shown among the design tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// A ruling, by its question.
    Ruling(String),
    /// A term of the glossary, in the language of the window.
    Term(String),
    /// What the designers have set, by its JSON pointer in `design.json`.
    Setting(String),
}
