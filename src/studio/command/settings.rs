//! Commands that change settings.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsCommand {
    /// The language of the interface, by its tag.
    Language(&'static str),
    /// The language of face and rows, by its tag.
    CardLanguage(&'static str),
}
