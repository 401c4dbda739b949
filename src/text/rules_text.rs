//! The rules of a game as text: the sentences of `kernel::explain`, in a language.
//!
//! In many languages a phrase has other forms where a sentence needs another case. There the message of a sentence says
//! in an attribute with the name of a variable which form it needs (`.cards = gen`), and the message of a phrase has
//! that form in an attribute (`.gen = …`).

use super::{Arg, ENGLISH, Language, Texts};
use crate::base::{Argument, Entry, Message};

/// How names of the game are marked, before and behind.
#[derive(Clone, Copy, Debug)]
pub struct NameMarks(pub &'static str, pub &'static str);

/// Sentences of a language for one game.
#[derive(Clone, Copy)]
pub struct RulesText<'t> {
    texts: &'t Texts,
    language: &'static Language,
    marks: NameMarks,
}

enum Value {
    Number(i64),
    Text(String),
}

impl Value {
    fn into_text(self) -> String {
        match self {
            // A true minus sign, as the sentences have it.
            Value::Number(number) if number < 0 => format!("−{}", number.unsigned_abs()),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        }
    }
}

impl<'t> RulesText<'t> {
    /// The sentences of a language, with marks around the names of the game.
    pub fn new(texts: &'t Texts, language: &'static Language, marks: NameMarks) -> Self {
        Self { texts, language, marks }
    }

    /// A sentence, which begins with a capital. Empty where there is nothing to say.
    pub fn sentence(self, text: &Argument) -> String {
        let mut sentence = self.value(text, None).into_text();
        self.language.capital(&mut sentence, |letter| letter == '*');
        sentence
    }

    /// The name or the description of the game: its message, or what the file says.
    pub fn of_game(self, id: &str, written: &str) -> String {
        if self.has(id) { self.texts.message(self.language, id, &[]) } else { written.to_owned() }
    }

    fn message(self, message: &Message, form: Option<&str>) -> String {
        let values: Vec<(&str, Value)> = message
            .arguments
            .iter()
            .map(|(name, argument)| {
                let attribute = format!("{}.{name}", message.id);
                let wanted = self
                    .texts
                    .has(self.language, &attribute)
                    .then(|| self.texts.message(self.language, &attribute, &[]));
                (*name, self.value(argument, wanted.as_deref()))
            })
            .collect();
        let arguments: Vec<(&str, Arg<'_>)> = values
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => (*name, Arg::Number(*number)),
                Value::Text(text) => (*name, Arg::Text(text)),
            })
            .collect();
        let id = self.in_form(message.id, form);
        self.texts.message(self.language, id.as_deref().unwrap_or(message.id), &arguments)
    }

    /// The message of a phrase in a form, if the language has that.
    fn in_form(self, id: &str, form: Option<&str>) -> Option<String> {
        form.map(|form| format!("{id}.{form}")).filter(|id| self.texts.has(self.language, id))
    }

    fn value(self, argument: &Argument, form: Option<&str>) -> Value {
        Value::Text(match argument {
            Argument::Number(number) | Argument::Percent(number) => return Value::Number(*number),
            Argument::Text(text) => text.clone(),
            Argument::Message(message) => self.message(message, form),
            Argument::Term(_, id) => id.clone(),
            Argument::Entry(entry) => self.name(entry, form),
            Argument::About(entry) => self.about(entry),
            Argument::List(values) | Argument::AnyOf(values) => {
                let comma = self.texts.message(self.language, "rules-comma", &[]);
                let all: Vec<String> = values.iter().map(|value| self.value(value, form).into_text()).collect();
                all.join(&comma)
            }
        })
    }

    fn has(self, id: &str) -> bool {
        self.texts.has(self.language, id) || self.texts.has(ENGLISH, id)
    }

    /// The message that names an entry: of the game, or of the program for what every game has.
    fn message_of(self, entry: &Entry) -> Option<String> {
        let Entry { prefix, id, .. } = entry;
        [format!("{prefix}-{id}.name"), format!("{prefix}-{id}"), format!("rules-{prefix}-{id}")]
            .into_iter()
            .find(|id| self.has(id))
    }

    /// What an entry is about: its message, else what the file says in a game without messages, because that is written
    /// for whoever reads the file.
    fn about(self, entry: &Entry) -> String {
        let id = format!("about-{}-{}", entry.prefix, entry.id);
        if self.texts.has(self.language, &id) {
            return self.texts.message(self.language, &id, &[]);
        }
        if self.message_of(entry).is_some() { String::new() } else { entry.text.clone() }
    }

    /// The name of an entry: its message, in a form if it has that, what the file calls it, else its id.
    fn name(self, entry: &Entry, form: Option<&str>) -> String {
        let of_form = self.in_form(&format!("{}-{}", entry.prefix, entry.id), form);
        let name = match of_form.or_else(|| self.message_of(entry)) {
            Some(message) => {
                // The number or the word that a filter or a condition asks for has the name that its sentences use.
                let asked = self.texts.message(self.language, "rules-n", &[]);
                let asked = Arg::Text(&asked);
                self.texts.message(self.language, &message, &[("n", asked), ("word", asked)])
            }
            None if entry.text.is_empty() => entry.id.replace(['_', '-'], " "),
            None => entry.text.clone(),
        };
        format!("{}{name}{}", self.marks.0, self.marks.1)
    }
}
