//! Actions as text, for logs of matches: `play 3`, `play 3 target 0`, `ability`, `attack 1 target 2`, `end`.

use std::fmt;

use serde::{Serialize, Serializer};

use super::Action;

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

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
