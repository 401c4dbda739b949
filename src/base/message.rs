//! A sentence for the user as data: the id of a message in `locales/*/problems.ftl` and its arguments.

use std::fmt::Display;

use super::Name;

/// A sentence that has no language yet, because the command line shows English and the window the language of the
/// interface. `text::problem_text` formats it when it is shown, so that checking many cards formats nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Message {
    /// The id of the message.
    pub id: &'static str,
    /// The message's variables and their values.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// The value of a variable of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Argument {
    /// A name or path from a file, or words of the operating system, shown as they are.
    Text(String),
    /// A number, which also selects plural forms.
    Number(i64),
    /// A share in percent.
    Percent(i64),
    /// The id of something in the game. The window shows its name, the command line the id in backquotes, because that
    /// is what the user has to find in the file.
    Term(Term, String),
    /// Several values, separated by commas.
    List(Vec<Argument>),
    /// Alternatives, such as "trap or ally".
    AnyOf(Vec<Argument>),
    /// A message that is a part of the sentence.
    Message(Message),
    /// The name of an entry of the rules.
    Entry(Entry),
    /// What the file says about an entry; nothing where the entry has a message of its own.
    About(Entry),
}

/// An entry of the rules.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The beginning of the id of its message, e.g. `zone`.
    pub prefix: &'static str,
    pub id: String,
    /// What the file writes, where no message says it.
    pub text: String,
}

/// The kind of thing that an id of the game names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    Operation,
    CardType,
    /// A number of cards or heroes, such as `cost`.
    Number,
    /// A set of words that cards have, such as `tags`.
    WordSet,
}

impl Message {
    /// A message without variables.
    pub fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Sets a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// The value of a variable.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The value of a variable that is a text.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.argument(name)? {
            Argument::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// A [`Message`] with its variables: `message!("problem-hint-folder", tag = "de")`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::base::Message {
            id: $id,
            arguments: vec![$((stringify!($name), $crate::base::Argument::from($value))),*],
        }
    };
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl Argument {
    pub fn operation(id: &str) -> Self {
        Self::Term(Term::Operation, id.to_owned())
    }

    pub fn card_type(id: &str) -> Self {
        Self::Term(Term::CardType, id.to_owned())
    }

    /// The id of a number of cards or heroes.
    pub fn number(id: &str) -> Self {
        Self::Term(Term::Number, id.to_owned())
    }

    pub fn word_set(id: &str) -> Self {
        Self::Term(Term::WordSet, id.to_owned())
    }

    /// Names from a file, each in backquotes.
    pub fn names(names: impl IntoIterator<Item = impl Display>) -> Self {
        Self::List(names.into_iter().map(|name| Self::Text(format!("`{name}`"))).collect())
    }

    /// Texts without backquotes.
    pub fn texts(texts: impl IntoIterator<Item = impl Display>) -> Self {
        Self::List(texts.into_iter().map(|text| Self::Text(text.to_string())).collect())
    }
}

impl<T: Display + ?Sized> From<&T> for Argument {
    fn from(text: &T) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Name> for Argument {
    fn from(name: Name) -> Self {
        Self::Text(name.into())
    }
}

impl From<char> for Argument {
    fn from(letter: char) -> Self {
        Self::Text(letter.into())
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<Vec<Argument>> for Argument {
    fn from(values: Vec<Argument>) -> Self {
        Self::List(values)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

#[cfg(test)]
impl Message {
    /// The id with the values of the variables, for the tests of modules below `text`, which cannot format messages:
    /// `problem-expected(expected-value, expected-end)`.
    pub fn outline(&self) -> String {
        let values: Vec<String> = self.arguments.iter().map(|(_, value)| value.outline()).collect();
        if values.is_empty() { self.id.to_owned() } else { format!("{}({})", self.id, values.join(", ")) }
    }
}

#[cfg(test)]
impl Argument {
    fn outline(&self) -> String {
        match self {
            Self::Text(text) | Self::Term(_, text) => text.clone(),
            Self::Number(number) | Self::Percent(number) => number.to_string(),
            Self::List(values) | Self::AnyOf(values) => values.iter().map(Self::outline).collect::<Vec<_>>().join(", "),
            Self::Message(message) => message.outline(),
            Self::Entry(entry) | Self::About(entry) => entry.id.clone(),
        }
    }
}
