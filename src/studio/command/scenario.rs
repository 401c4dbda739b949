//! Commands for the sandbox's files.

use crate::base::Source;

#[derive(Clone, Debug)]
pub enum ScenarioCommand {
    /// Read the list of the project's scenarios.
    List,
    /// Open a scenario of the list at one of its positions.
    Open(Source, ScenarioPosition),
    /// Open the case of a match at an index of a file, after its steps.
    OpenCase(Source, usize),
    /// Ask for a file to open.
    OpenFile,
    /// Save the board as a scenario.
    SaveAs { name: String, about: String },
    /// Show the match, or the board.
    ShowMatch(bool),
    /// Begin a match on the board.
    PlayOn,
}

/// Where the timeline of a scenario is after it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioPosition {
    Start,
    /// After the step with this index.
    Step(usize),
    End,
}
