//! Commands of the Print screen.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintCommand {
    /// Ask for a folder, then print.
    Start,
    Stop,
    /// Ask for a folder, then write the selected card's face as a picture.
    ExportFace,
}
