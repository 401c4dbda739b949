//! Languages beyond the sixteen, which a project can add. The facts about them come from CLDR.

use std::sync::{Mutex, PoisonError};

use icu_locale::{LanguageIdentifier, LocaleDirectionality, LocaleExpander, TransformResult};

use super::languages::{Capitals, Language};

/// Languages that were looked up. They are kept for as long as the program runs, so that each has one address.
static KNOWN: Mutex<Vec<&'static Language>> = Mutex::new(Vec::new());

/// The maximum number of added languages, because their memory is never freed.
const MAX_ADDED: usize = 200;

/// Names of languages in the language itself (CLDR, release 48). For a language without a name, its tag is shown.
const NAMES: [(&str, &str); 41] = [
    ("af", "Afrikaans"),
    ("az", "azərbaycan"),
    ("be", "беларуская"),
    ("bg", "български"),
    ("bn", "বাংলা"),
    ("ca", "català"),
    ("cs", "čeština"),
    ("cy", "Cymraeg"),
    ("da", "dansk"),
    ("el", "Ελληνικά"),
    ("es-MX", "español (México)"),
    ("et", "eesti"),
    ("eu", "euskara"),
    ("fa", "فارسی"),
    ("fi", "suomi"),
    ("fil", "Filipino"),
    ("fr-CA", "français (Canada)"),
    ("ga", "Gaeilge"),
    ("gl", "galego"),
    ("he", "עברית"),
    ("hi", "हिन्दी"),
    ("hr", "hrvatski"),
    ("hu", "magyar"),
    ("hy", "հայերեն"),
    ("is", "íslenska"),
    ("ka", "ქართული"),
    ("kk", "қазақ тілі"),
    ("lt", "lietuvių"),
    ("lv", "latviešu"),
    ("ms", "Melayu"),
    ("nb", "norsk bokmål"),
    ("nl", "Nederlands"),
    ("pt-PT", "português (Portugal)"),
    ("ro", "română"),
    ("sk", "slovenčina"),
    ("sl", "slovenščina"),
    ("sr", "српски"),
    ("sv", "svenska"),
    ("uk", "українська"),
    ("ur", "اردو"),
    ("vi", "Tiếng Việt"),
];

impl Language {
    /// The language with a tag: a built-in one, or any other that CLDR knows. Upper and lower case make no difference.
    pub fn of_tag(tag: &str) -> Option<&'static Language> {
        if let Some(known) = Language::find(tag) {
            return Some(known);
        }
        let mut id: LanguageIdentifier = tag.parse().ok()?;
        let tag = id.to_string();
        if let Some(known) = Language::find(&tag) {
            return Some(known);
        }
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(language) = known.iter().find(|language| language.tag == tag) {
            return Some(language);
        }
        let right_to_left = LocaleDirectionality::new_extended().is_right_to_left(&id);
        let is_known = LocaleExpander::new_extended().maximize(&mut id) == TransformResult::Modified
            || (id.script.is_some() && id.region.is_some());
        if !is_known || known.len() >= MAX_ADDED {
            return None;
        }
        let script = id.script.map(|script| script.to_string()).unwrap_or_default();
        let capitals = match (script.as_str(), id.language.as_str()) {
            ("Latn", "az" | "tr" | "crh") => Capitals::Dotted,
            ("Latn" | "Cyrl" | "Grek" | "Armn", _) => Capitals::Plain,
            _ => Capitals::None,
        };
        let spaced = !matches!(
            script.as_str(),
            "Jpan" | "Hans" | "Hant" | "Hani" | "Bopo" | "Thai" | "Laoo" | "Khmr" | "Mymr" | "Tibt"
        );
        let tag: &'static str = Box::leak(tag.into_boxed_str());
        let name = NAMES.iter().find(|(known, _)| *known == tag).map_or(tag, |(_, name)| name);
        let language = Box::leak(Box::new(Language { tag, name, right_to_left, spaced, capitals }));
        known.push(language);
        Some(language)
    }
}

#[cfg(test)]
mod tests {
    use super::{Capitals, Language};

    #[test]
    fn any_language_that_cldr_knows_can_be_added() {
        let of = |tag: &str| Language::of_tag(tag).unwrap_or_else(|| panic!("{tag}"));
        let ukrainian = of("uk");
        assert_eq!((ukrainian.name, ukrainian.capitals, ukrainian.spaced), ("українська", Capitals::Plain, true));
        assert!(std::ptr::eq(of("UK"), ukrainian));
        assert_eq!((of("he").right_to_left, of("he").capitals), (true, Capitals::None));
        assert!(!of("km").spaced && of("az").capitals == Capitals::Dotted);
        assert_eq!((of("de").tag, of("pt-pt").tag, of("sr-Latn").capitals), ("de", "pt-PT", Capitals::Plain));
        for tag in ["xx", "", "not a tag", "e", "../de"] {
            assert!(Language::of_tag(tag).is_none(), "{tag}");
        }
    }
}
