//! Commands of the Locales screen.

use crate::base::Name;
use crate::text::translation::Edit;

#[derive(Clone, Debug)]
pub enum LocalesCommand {
    /// Select the language that is translated into, by its tag.
    Language(&'static str),
    /// Select a message, by its id.
    Message(String),
    /// Edit messages. Edits with the same gesture, e.g. one burst of typing, are undone together.
    Translate(Vec<Edit>, Option<u64>),
    /// Reject a translation, with the reason.
    Reject(Name, String),
    /// Add a language, by its tag.
    NewLanguage(String),
    /// The name under which translations are recorded.
    Author(String),
}
