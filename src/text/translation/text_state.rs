//! The state of a card's text in a language, for one glance over all languages.

use super::approval::Approval;
use super::message_list::State;
use crate::text::{CardText, ENGLISH, Fallback, Language};

/// The state of a card's text in a language. The states with the most work left come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextState {
    /// The rules or the type fall back to English.
    FallsBack,
    /// Only the name of the card is not translated.
    LacksName,
    /// Only the flavour text of the card is not translated.
    LacksFlavour,
    /// The worst state of the messages in the text.
    Is(State),
    /// The designer has written the text.
    OwnWords,
    /// The source of the translations: English.
    Source,
}

impl TextState {
    /// The state of a text. `None` without the states of its messages, where these matter.
    pub fn of(language: &Language, text: &CardText, approval: Option<&Approval>) -> Option<Self> {
        let is_title = |fallback: &Fallback| fallback.message.starts_with("card-");
        let is_flavour = |fallback: &Fallback| fallback.message.ends_with(".flavour");
        match &text.fallbacks[..] {
            _ if language == ENGLISH => Some(Self::Source),
            _ if text.overridden => Some(Self::OwnWords),
            _ if !text.rules.fallbacks.is_empty() => Some(Self::FallsBack),
            [] => Some(Self::Is(approval?.state())),
            all if !all.iter().all(is_title) => Some(Self::FallsBack),
            all if all.iter().all(is_flavour) => Some(Self::LacksFlavour),
            _ => Some(Self::LacksName),
        }
    }

    /// Whether a part of the text is in English.
    pub fn is_partly_english(self) -> bool {
        matches!(self, Self::FallsBack | Self::LacksName | Self::LacksFlavour)
    }
}
