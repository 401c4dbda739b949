//! The inbox of a game's designers: what they have decided and said about each submission.

use serde::{Deserialize, Serialize};

/// The folder of a project with its submissions: `ID.sescard`, and `ID.review.json` with what was decided.
pub const FOLDER: &str = "inbox";

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
    /// Its card is in the registry.
    Taken,
    /// It is not wanted.
    Declined,
}

/// What was decided and said about a submission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// How far it is.
    #[serde(default)]
    pub state: State,
    /// What was said, the oldest first.
    #[serde(default)]
    pub comments: Vec<Comment>,
    /// The id of its card in the registry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<String>,
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
    /// What.
    pub text: String,
}

impl State {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::New, Self::InTalk, Self::Wanted, Self::Taken, Self::Declined];

    /// Its name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::InTalk => "in_talk",
            Self::Wanted => "wanted",
            Self::Taken => "taken",
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

#[cfg(test)]
mod tests {
    use super::{Comment, Review, State};

    #[test]
    fn a_review_comes_back_as_it_was_and_states_have_the_names_of_the_file() {
        for state in State::ALL {
            let comment = Comment { by: "Ida".to_owned(), row: Some(2), text: "Too much.".to_owned() };
            let review = Review { state, comments: vec![comment], taken: None };
            assert!(review.to_text().contains(&format!("\"state\": \"{}\"", state.name())));
            assert_eq!(Review::read(&review.to_text()), Ok(review));
        }
        assert_eq!(Review::read("{}"), Ok(Review::default()));
        assert!(Review::read("{ \"stat\": \"new\" }").unwrap_err().contains("line 1"));
    }
}
