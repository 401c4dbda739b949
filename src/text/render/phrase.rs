//! Phrases as arguments of messages whose forms are made when they are asked for.
//!
//! A message asks for a form with `TERM($to, case: "acc")` and reads a property with `ATTR($to, "number")`. The form
//! cannot be made inside the function, because it is a message itself. The function prints a request, and whoever formats
//! the message puts the form in its place afterwards. What a request does not say is inherited from the phrase around
//! it, so that an adjective need not know the case that its noun phrase is in.

use std::borrow::Cow;
use std::sync::Arc;

use fluent::types::FluentType;
use smallvec::SmallVec;

/// Begin and end a request for a form of a phrase.
const REQUEST: (char, char) = ('\u{e007}', '\u{e008}');

/// The property of a noun that says which gender its adjectives have in the plural.
pub(in crate::text) const PLURAL: &str = "plural";

/// A phrase as an argument.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::text) struct PhraseValue {
    /// The number of the phrase in its text.
    pub(in crate::text) at: usize,
    /// What selectors can read: gender, number, …
    pub(in crate::text) features: Arc<[(String, String)]>,
}

impl PhraseValue {
    /// A property for a selector; empty if the phrase lacks it.
    pub(in crate::text) fn feature(&self, name: &str) -> &str {
        self.features.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

impl FluentType for PhraseValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        request(self.at, std::iter::empty()).into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        request(self.at, std::iter::empty()).into()
    }
}

/// The properties that a form of a phrase has, by name: `case`, `number`, `gender`, …
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::text) struct Forms(SmallVec<[(String, String); 4]>);

impl Forms {
    pub(in crate::text) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(in crate::text) fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => value.clone_into(known),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The same with one more property.
    #[must_use]
    pub(in crate::text) fn with(mut self, name: &str, value: &str) -> Self {
        self.set(name, value);
        self
    }

    pub(in crate::text) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The same with the gender that adjectives have beside a plural noun, if this is a plural.
    #[must_use]
    pub(in crate::text) fn agreed(&self) -> Self {
        let plural = self.get(PLURAL).filter(|_| self.get("number") == Some("pl"));
        plural.map_or_else(|| self.clone(), |plural| self.clone().with("gender", plural))
    }

    /// How well an attribute such as `acc-pl` is this form; `None` if it is another one. That a form is plural counts
    /// more than its case, and its case more than its gender.
    fn weight(&self, attribute: &str) -> Option<u32> {
        let weight_of = |part: &str| {
            // What a plural noun asks of its adjectives is not a form by itself.
            let (name, _) = self.iter().find(|(name, value)| *value == part && *name != PLURAL)?;
            Some(match name {
                "use" => 64,
                "false" => 32,
                "number" => 16,
                "case" => 8,
                "pick" => 40,
                "gender" => 4,
                // Declension and definiteness: what adjectives agree in besides.
                "decl" => 6,
                _ => 1,
            })
        };
        attribute.split('-').map(weight_of).sum()
    }

    /// The attribute that is nearest to this form; `None`: the plain value.
    pub(in crate::text) fn best<'n>(&self, attributes: impl Iterator<Item = &'n str>) -> Option<&'n str> {
        attributes
            .filter_map(|name| Some((self.weight(name)?, name)))
            .max_by_key(|(weight, _)| *weight)
            .map(|(_, name)| name)
    }
}

/// A request for a form.
pub(in crate::text) fn request<'n>(at: usize, forms: impl Iterator<Item = (&'n str, &'n str)>) -> String {
    let mut text = format!("{}{at}", REQUEST.0);
    for (name, value) in forms {
        text.push(';');
        text.push_str(name);
        text.push('=');
        text.push_str(value);
    }
    text.push(REQUEST.1);
    text
}

/// A text in pieces: what comes before a request, the number of the phrase with the form, and the rest.
pub(in crate::text) fn next_request(text: &str) -> Option<(&str, usize, Forms, &str)> {
    let (before, rest) = text.split_once(REQUEST.0)?;
    let (asked, after) = rest.split_once(REQUEST.1)?;
    let mut parts = asked.split(';');
    let at = parts.next()?.parse().ok()?;
    let mut forms = Forms::default();
    for (name, value) in parts.filter_map(|part| part.split_once('=')) {
        forms.set(name, value);
    }
    Some((before, at, forms, after))
}

#[cfg(test)]
mod tests {
    use super::{Forms, next_request, request};

    #[test]
    fn a_request_is_found_in_a_text() {
        let text = format!("a {} b", request(3, [("case", "acc"), ("number", "pl")].into_iter()));
        let (before, at, forms, after) = next_request(&text).unwrap();
        assert_eq!((before, at, after), ("a ", 3, " b"));
        assert_eq!(forms, Forms::default().with("case", "acc").with("number", "pl"));
        assert!(next_request("plain").is_none());
    }

    #[test]
    fn the_nearest_form_wins() {
        let forms = Forms::default().with("case", "acc").with("gender", "f").with("number", "pl");
        assert_eq!(forms.best(["acc-f", "pl", "dat-pl"].into_iter()), Some("pl"), "a plural is no singular");
        assert_eq!(forms.best(["acc-f", "acc-pl", "pl"].into_iter()), Some("acc-pl"));
        assert_eq!(forms.best(["dat", "m"].into_iter()), None);
    }
}
