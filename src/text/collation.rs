//! The order of texts in a language, by CLDR's rules.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale::Locale;

/// How a language orders texts.
pub struct Collation(Option<CollatorBorrowed<'static>>);

impl Collation {
    /// The order of a language by its tag. A language that has none of its own has the common one.
    pub fn of(tag: &str) -> Self {
        let locale = Locale::try_from_str(tag).unwrap_or(Locale::UNKNOWN);
        Self(Collator::try_new(locale.into(), CollatorOptions::default()).ok())
    }

    /// Which of two texts comes first; different texts are never equal.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        let order = self.0.as_ref().map_or(Ordering::Equal, |order| order.compare(one, other));
        order.then_with(|| one.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::Collation;

    /// Words in the order of a language.
    fn sorted<'w>(tag: &str, words: &[&'w str]) -> Vec<&'w str> {
        let order = Collation::of(tag);
        let mut words = words.to_vec();
        words.sort_by(|a, b| order.compare(a, b));
        words
    }

    #[test]
    fn languages_order_the_same_words_in_different_ways() {
        assert_eq!(sorted("en", &["Zug", "ähnlich", "alle"]), ["ähnlich", "alle", "Zug"]);
        assert_eq!(sorted("tr", &["izin", "ısı", "hız"]), ["hız", "ısı", "izin"]);
        assert_eq!(sorted("en", &["izin", "ısı", "hız"]), ["hız", "izin", "ısı"]);
        assert_eq!(sorted("pl", &["łąka", "luz", "mak"]), ["luz", "łąka", "mak"]);
        assert_eq!(sorted("es", &["nube", "ñandú", "oso"]), ["nube", "ñandú", "oso"]);
        assert_eq!(sorted("zh-Hans", &["一", "爱", "水"]), ["爱", "水", "一"]);
        assert_ne!(sorted("ja", &["火", "水", "一"]), sorted("zh-Hans", &["火", "水", "一"]));
        assert_eq!(sorted("no language", &["b", "a"]), ["a", "b"]);
    }
}
