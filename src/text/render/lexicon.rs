//! Words with their grammatical forms, and the two Fluent functions that read them.
//!
//! A word is a message of the lexicon: its value is the plain form, its attributes are forms and properties. Messages
//! get a word as an argument and choose the form that they need: `TERM($sub, case: "acc", gender: "m")`, `ATTR($sub,
//! "gender")`.

use std::borrow::Cow;
use std::sync::Arc;

use fluent::types::{AnyEq, FluentType};
use fluent::{FluentArgs, FluentValue};

use super::marks::{NUMBER, TARGET, around};
use super::phrase::{PhraseValue, request};

/// A word of the lexicon.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::text) struct Word {
    /// The form without any case, gender or number.
    pub(in crate::text) plain: String,
    /// The forms and properties by attribute.
    pub(in crate::text) forms: Vec<(String, Form)>,
}

/// The value of an attribute of a word.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::text) struct Form {
    /// The text in the file, which selectors compare.
    pub(in crate::text) raw: String,
    /// The text as it is printed.
    pub(in crate::text) shown: String,
}

/// A word as the argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::text) struct WordValue(pub(in crate::text) Arc<Word>);

impl Word {
    fn form(&self, name: &str) -> Option<&str> {
        self.forms.iter().find(|(known, _)| known == name).map(|(_, form)| form.shown.as_str())
    }

    /// The form for a list of properties: the first match for all of them, then for fewer from the end, then for each
    /// alone; otherwise the plain form. E.g. for `acc`, `m`: `acc-m`, `acc`, `m`, plain.
    fn form_for(&self, properties: &[&str]) -> &str {
        let prefixes = (1..=properties.len()).rev().map(|count| properties[..count].join("-"));
        let alone = properties.iter().map(|&property| property.to_owned());
        prefixes.chain(alone).find_map(|name| self.form(&name)).unwrap_or(&self.plain)
    }
}

impl FluentType for WordValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        around(TARGET, &self.0.plain).into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        around(TARGET, &self.0.plain).into()
    }
}

/// `TERM($word, case: "acc", …)`: a form of a word.
pub(in crate::text) fn term<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(given) = positional.first() else { return FluentValue::Error };
    if let Some(phrase) = phrase_of(given) {
        let named = named.iter().filter_map(|(name, value)| match value {
            FluentValue::String(text) => Some((name, text.as_ref())),
            _ => None,
        });
        return request(phrase.at, named).into();
    }
    let Some(word) = word_of(given) else { return given.clone() };
    if named.iter().next().is_none() {
        return around(TARGET, &word.plain).into();
    }
    // Fluent passes named arguments sorted by name. The forms are named in the same order: `case` before `gender`
    // before `number`.
    let properties: Vec<&str> = named
        .iter()
        .filter_map(|(_, value)| match value {
            FluentValue::String(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect();
    around(TARGET, word.form_for(&properties)).into()
}

/// `ATTR($word, "gender")`: a property of a word, for a selector. Empty if the word lacks the property.
pub(in crate::text) fn attr<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    if let (Some(phrase), Some(FluentValue::String(name))) = (positional.first().and_then(phrase_of), positional.get(1))
    {
        return phrase.feature(name).to_owned().into();
    }
    let (Some(word), Some(FluentValue::String(name))) = (positional.first().and_then(word_of), positional.get(1))
    else {
        return "".into();
    };
    let form = word.forms.iter().find(|(known, _)| known == name);
    form.map(|(_, form)| form.raw.clone()).unwrap_or_default().into()
}

/// `SIGNED($n)`: a number with its sign: +2, −1, +0.
pub(in crate::text) fn signed<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::Number(number)) if number.value.fract() == 0.0 => {
            let sign = if number.value < 0.0 { '−' } else { '+' };
            around(NUMBER, &format!("{sign}{}", number.value.abs())).into()
        }
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

fn phrase_of<'v>(value: &'v FluentValue<'_>) -> Option<&'v PhraseValue> {
    match value {
        FluentValue::Custom(custom) => AnyEq::as_any(&**custom).downcast_ref(),
        _ => None,
    }
}

fn word_of<'v>(value: &'v FluentValue<'_>) -> Option<&'v Word> {
    match value {
        FluentValue::Custom(custom) => AnyEq::as_any(&**custom).downcast_ref().map(|WordValue(word)| &**word),
        _ => None,
    }
}

/// Puts marks around every number of a message, so that its position in the finished text is known. The minus is a true
/// one.
pub(in crate::text) fn show_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        #[allow(clippy::cast_possible_truncation, reason = "numbers come from 64-bit integers of cards")]
        FluentValue::Number(number) if number.value.fract() == 0.0 => {
            Some(around(NUMBER, &(number.value as i64).to_string().replace('-', "−")))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, Word};

    #[test]
    fn a_missing_form_falls_back_to_a_plainer_one() {
        let form = |name: &str| {
            let text = format!("<{name}>");
            (name.to_owned(), Form { raw: text.clone(), shown: text })
        };
        let word = Word { plain: "plain".to_owned(), forms: vec![form("acc-m"), form("dat"), form("f")] };
        assert_eq!(word.form_for(&["acc", "m"]), "<acc-m>");
        assert_eq!(word.form_for(&["acc", "m", "pl"]), "<acc-m>");
        assert_eq!(word.form_for(&["dat", "f"]), "<dat>");
        assert_eq!(word.form_for(&["nom", "f"]), "<f>");
        assert_eq!(word.form_for(&["nom", "n"]), "plain");
    }
}
