//! Commands of the clipboard.

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClipboardCommand {
    /// Copy a text, and confirm it with a message.
    Copy { text: String, message: &'static str },
    /// Paste cards or rows, as JSON.
    Paste(String),
}
