//! The inbox of a game's designers: their decisions and comments on each submission, and how it compares with the
//! cards of the game. That a card is taken is not noted: the card in the registry says whose it is (`origin`), so that
//! undoing the step gives the submission back.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::card_game::CardGame;
use super::project::Better;
use super::submission::{Likes, Submission, likes};
use crate::base::Diagnostic;
use crate::text::{Language, Text, Texts};

/// The member of a card that names the submission that it was.
pub const ORIGIN: &str = "origin";

/// How far a submission is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Nobody has looked at it.
    #[default]
    New,
    /// Designers and author are in talk.
    InTalk,
    /// It is wanted for a set.
    Wanted,
    /// It is not wanted.
    Declined,
}

/// The decision about a submission, and the comments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// How far it is.
    #[serde(default)]
    pub state: State,
    /// The comments, the oldest first.
    #[serde(default)]
    pub comments: Vec<Comment>,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// Who says it.
    pub by: String,
    /// The row that it is about, the first is 1; the whole card without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The words of the card's text that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<String>,
    /// What.
    pub text: String,
}

impl State {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::New, Self::InTalk, Self::Wanted, Self::Declined];

    /// Its name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::InTalk => "in_talk",
            Self::Wanted => "wanted",
            Self::Declined => "declined",
        }
    }
}

impl Review {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// What is wrong, with line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        // This fails only for maps whose keys are not strings, and there are none.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// The id of the card that a submission has become.
pub fn taken_as<'c>(id: &str, cards: impl IntoIterator<Item = &'c Value>) -> Option<&'c str> {
    let is_it = |card: &&Value| card.get(ORIGIN).and_then(Value::as_str) == Some(id);
    cards.into_iter().find(is_it)?.get("id")?.as_str()
}

/// A submission beside the cards of its game.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// What would be printed on its card.
    pub text: Text,
    /// What is wrong with it, as with any card.
    pub problems: Vec<Diagnostic>,
    /// The cards that do the same, are better or worse.
    pub likes: Likes,
}

/// Looks at a submission: its text in a language, its problems, and the cards that are like it.
pub fn look(
    submission: &Submission,
    game: CardGame<'_>,
    texts: &Texts,
    language: &'static Language,
    cards: &[Value],
    rule: &Better,
) -> Look {
    let card = [submission.tried()];
    let (game, mut problems) = game.with(&card);
    // The id is that of a submission; the registry gives it another.
    problems.retain(|problem| problem.pointer != "/0/id");
    let definition = game.cards.get(submission.id.as_str());
    let text = definition.map(|id| texts.printed(language, &game, game.definition(*id))).unwrap_or_default();
    Look { text, problems, likes: likes(submission, cards, rule) }
}

#[cfg(test)]
mod tests {
    use super::{Comment, Review, State};

    #[test]
    fn a_review_comes_back_as_it_was_and_states_have_the_names_of_the_file() {
        for state in State::ALL {
            let phrase = Some("two cards".to_owned());
            let comment = Comment { by: "Ida".to_owned(), row: Some(2), phrase, text: "Too much.".to_owned() };
            let review = Review { state, comments: vec![comment] };
            assert!(review.to_text().contains(&format!("\"state\": \"{}\"", state.name())));
            assert_eq!(Review::read(&review.to_text()), Ok(review));
        }
        assert_eq!(Review::read("{}"), Ok(Review::default()));
        assert!(Review::read("{ \"stat\": \"new\" }").unwrap_err().contains("line 1"));
    }
}
