//! Problems in words: the messages of `locales/*/problems.ftl` with the arguments that a [`Message`] carries.
//!
//! A message is formatted only where it is shown, so that checking many cards formats nothing and the command line, the
//! window and the tests show the same sentence.

use std::sync::LazyLock;

use super::files::english_file;
use super::{Arg, ENGLISH, Texts};
use crate::base::{Argument, FixEdit, Message, Term};
use crate::message;

/// The language of a message and the names of the game's things in it.
pub trait Words {
    /// A message of the language with its arguments.
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String;

    /// The name of something in the game.
    fn term(&self, term: Term, id: &str) -> String;
}

/// A message in words.
pub fn describe(words: &impl Words, message: &Message) -> String {
    let values: Vec<(&str, Value)> =
        message.arguments.iter().map(|(name, argument)| (*name, value(words, argument))).collect();
    let arguments: Vec<(&str, Arg<'_>)> = values.iter().map(|(name, value)| (*name, value.argument())).collect();
    words.message(message.id, &arguments)
}

/// A message in English, for the command line and for logs.
pub fn english(message: &Message) -> String {
    describe(&CommandLine, message)
}

/// The message on the button of a fix.
pub fn fix_label(change: &FixEdit) -> Message {
    match change {
        FixEdit::Set { json, .. } => match json.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
            Some(word) => message!("fix-change", value = word),
            None => message!("fix-set", value = json),
        },
        FixEdit::Rename { to, .. } => message!("fix-change", value = to),
        FixEdit::Remove { pointer } => match pointer.rsplit('/').next().unwrap_or_default() {
            "if" => message!("fix-remove-conditions"),
            "val" => message!("fix-remove-value"),
            "replace" | "bonus" => message!("fix-make-base"),
            row if row.bytes().all(|byte| byte.is_ascii_digit()) => message!("do-delete-row"),
            member => message!("fix-remove", member = member),
        },
    }
}

enum Value {
    Number(i64),
    Text(String),
}

impl Value {
    fn argument(&self) -> Arg<'_> {
        match self {
            Value::Number(number) => Arg::Number(*number),
            Value::Text(text) => Arg::Text(text),
        }
    }

    fn into_text(self) -> String {
        match self {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        }
    }
}

fn value(words: &impl Words, argument: &Argument) -> Value {
    let text = |argument: &Argument| value(words, argument).into_text();
    match argument {
        Argument::Number(number) => Value::Number(*number),
        Argument::Text(text) => Value::Text(text.clone()),
        Argument::Percent(percent) => Value::Text(words.message("percent", &[("n", Arg::Number(*percent))])),
        Argument::Term(term, id) => Value::Text(words.term(*term, id)),
        Argument::Message(message) => Value::Text(describe(words, message)),
        Argument::Entry(entry) => Value::Text(format!("`{}`", entry.id)),
        Argument::About(entry) => Value::Text(entry.text.clone()),
        Argument::List(values) => Value::Text(values.iter().map(text).collect::<Vec<_>>().join(", ")),
        Argument::AnyOf(values) => {
            let Some((last, others)) = values.split_last() else { return Value::Text(String::new()) };
            let (last, others) = (text(last), others.iter().map(text).collect::<Vec<_>>().join(", "));
            if others.is_empty() {
                return Value::Text(last);
            }
            Value::Text(words.message("problem-or", &[("others", Arg::Text(&others)), ("last", Arg::Text(&last))]))
        }
    }
}

/// English with ids in backquotes instead of the names of the game, because ids are what the user has to find in the
/// file.
struct CommandLine;

impl Words for CommandLine {
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
            let files = ["problems.ftl", "ui.ftl"].into_iter().filter_map(english_file).collect();
            Texts::from_files("", files).0
        });
        TEXTS.message(ENGLISH, id, arguments)
    }

    fn term(&self, _: Term, id: &str) -> String {
        format!("`{id}`")
    }
}
