//! Actions as text, for logs of matches: `play 3`, `play 3 target 0`, `ability`, `attack 1 target 2`, `end`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Action;

/// The text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action; one is `play 3`, `play 3 target 0`, `ability`, `attack 1`, `attack 1 target 0` or `end`")]
pub struct ParseActionError(String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let target = match *self {
            Action::Play { at, target } => {
                write!(f, "play {at}")?;
                target
            }
            Action::Ability { target } => {
                f.write_str("ability")?;
                target
            }
            Action::Attack { by, target } => {
                write!(f, "attack {by}")?;
                target
            }
            Action::End => return f.write_str("end"),
        };
        target.map_or(Ok(()), |target| write!(f, " target {target}"))
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(words: &str) -> Result<Self, ParseActionError> {
        let wrong = || ParseActionError(words.chars().take(80).collect());
        let (deed, target) = match words.split_once(" target ") {
            Some((deed, target)) => (deed, Some(target.parse().map_err(|_| wrong())?)),
            None => (words, None),
        };
        let number = |text: &str| text.parse().map_err(|_| wrong());
        match (deed.split_once(' '), deed) {
            (Some(("play", at)), _) => Ok(Action::Play { at: number(at)?, target }),
            (Some(("attack", by)), _) => Ok(Action::Attack { by: number(by)?, target }),
            (None, "ability") => Ok(Action::Ability { target }),
            (None, "end") if target.is_none() => Ok(Action::End),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Action;

    #[test]
    fn words_are_actions_and_back() {
        let all = ["play 3", "play 12 target 0", "ability", "ability target 5", "attack 1", "attack 0 target 2", "end"];
        for words in all {
            assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
        }
        for words in ["", "play", "play x", "play 300", "end target 1", "attack 1 target", "ability 3", "End"] {
            assert!(words.parse::<Action>().is_err(), "{words}");
        }
    }
}
