//! The grammatical features of a language: plural categories, genders and cases, for the lexicon of a new language.
//!
//! Plural categories are those that CLDR's rules (in `icu_plurals`) assign to the numbers 0 to 9999. Genders and cases
//! are the features of nouns in CLDR, release 46 (`supplemental/grammaticalFeatures`, targets "nominal", without the
//! narrower lists for units). They are listed here because the ICU crates do not include them. A language without an
//! entry has no genders and cases.

use icu_plurals::PluralCategory;

use crate::text::review::plurals::{CATEGORIES, Plurals};

/// The grammatical features that words in sentences need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammar {
    /// The plural categories of the numbers from 0 to 9999: `one`, `few`, …
    pub plurals: Vec<&'static str>,
    /// The genders of nouns, abbreviated as in attributes: `m`, `f`, `n`, `c` (common), `a` (animate), `i`
    /// (inanimate), `p` (personal).
    pub genders: &'static [&'static str],
    /// The cases, abbreviated to their first letters: `nom`, `acc`, … (`lcp`: locative copulative).
    pub cases: &'static [&'static str],
}

const M_F: &[&str] = &["m", "f"];
const M_F_N: &[&str] = &["m", "f", "n"];
const C_N: &[&str] = &["c", "n"];
const ANIMATE: &[&str] = &["a", "i", "f", "n"];
const PERSONAL: &[&str] = &["a", "i", "p", "f", "n"];

const SLAVIC: &[&str] = &["nom", "gen", "dat", "acc", "ins", "voc", "loc"];
const TURKIC: &[&str] = &["nom", "gen", "dat", "acc", "abl", "loc"];
const WITH_INSTRUMENTAL: &[&str] = &["nom", "gen", "dat", "acc", "ins", "abl", "loc"];
const SOUTHERN: &[&str] = &["nom", "gen", "acc", "dat", "loc", "ins", "voc"];
const FOUR: &[&str] = &["nom", "gen", "dat", "acc"];
const TWO: &[&str] = &["nom", "gen"];
const DIRECT: &[&str] = &["nom", "obl"];

/// Language, genders and cases.
type Features = (&'static str, &'static [&'static str], &'static [&'static str]);

/// The languages of CLDR that have genders or cases, ordered by tag.
const FEATURES: [Features; 47] = [
    ("am", &[], &["nom", "acc"]),
    ("ar", M_F, &["nom", "gen", "acc"]),
    ("az", &[], TURKIC),
    ("bn", &[], &["nom", "acc", "gen", "loc"]),
    ("ca", M_F, &[]),
    ("cs", ANIMATE, SLAVIC),
    ("da", C_N, TWO),
    ("de", M_F_N, FOUR),
    ("el", M_F_N, &["nom", "gen", "acc", "voc"]),
    ("es", M_F, &[]),
    ("fi", &[], &["nom", "abe", "abl", "ade", "all", "com", "ela", "ess", "gen", "ill", "ine", "ins", "par", "tra"]),
    ("fr", M_F, &[]),
    ("gu", M_F_N, SOUTHERN),
    ("he", M_F, &[]),
    ("hi", M_F, DIRECT),
    ("hr", ANIMATE, SLAVIC),
    (
        "hu",
        &[],
        &[
            "nom", "abl", "acc", "ade", "all", "cau", "dat", "del", "ela", "ess", "ill", "ine", "ins", "sub", "sup",
            "ter", "tra",
        ],
    ),
    ("hy", &[], &["nom", "abl", "dat", "loc", "ins"]),
    ("is", M_F_N, FOUR),
    ("it", M_F, &[]),
    ("kk", &[], WITH_INSTRUMENTAL),
    ("kn", M_F_N, SOUTHERN),
    ("ky", &[], TURKIC),
    ("lt", M_F, SLAVIC),
    ("lv", M_F, &["nom", "gen", "dat", "acc", "voc", "loc"]),
    ("ml", ANIMATE, &["nom", "gen", "dat", "acc", "ins", "loc", "com", "lcp", "soc"]),
    ("mr", M_F_N, &["nom", "acc", "dat", "erg", "loc", "abl", "gen"]),
    ("nb", M_F_N, TWO),
    ("nl", C_N, &[]),
    ("nn", M_F_N, TWO),
    ("no", M_F_N, TWO),
    ("pa", M_F, DIRECT),
    ("pl", PERSONAL, SLAVIC),
    ("pt", M_F, &[]),
    ("ro", M_F_N, TWO),
    ("ru", M_F_N, &["nom", "gen", "dat", "acc", "ins", "pre", "voc", "loc"]),
    ("si", M_F_N, &["nom", "gen", "abl", "acc", "dat"]),
    ("sk", ANIMATE, SLAVIC),
    ("sl", M_F_N, &["nom", "gen", "acc", "dat", "ins", "loc"]),
    ("sr", ANIMATE, SLAVIC),
    ("sv", C_N, TWO),
    ("ta", &[], &["nom", "gen", "acc", "dat", "loc", "ins", "abl", "voc"]),
    ("te", &[], &["nom", "obl", "acc", "dat", "loc", "ins"]),
    ("tr", &[], WITH_INSTRUMENTAL),
    ("uk", M_F_N, SLAVIC),
    ("ur", M_F, DIRECT),
    ("uz", &[], TURKIC),
];

impl Grammar {
    /// The grammar of a language, by its tag.
    pub fn of(tag: &str) -> Self {
        let language = tag.split('-').next().unwrap_or(tag);
        let found = FEATURES.iter().find(|(known, ..)| *known == language);
        let (genders, cases) = found.map_or((&[][..], &[][..]), |&(_, genders, cases)| (genders, cases));
        let reached = Plurals::of(tag).map(|plurals| plurals.reached());
        Self { plurals: names(&reached.unwrap_or_else(|| vec![PluralCategory::Other])), genders, cases }
    }

    /// The names of all forms that a word can have: cases with genders (`acc-m`), or cases, or genders; then the
    /// plural categories if there are several.
    pub fn forms(&self) -> Vec<String> {
        let mut forms: Vec<String> = match (self.cases, self.genders) {
            ([], genders) => genders.iter().map(|gender| (*gender).to_owned()).collect(),
            (cases, []) => cases.iter().map(|case| (*case).to_owned()).collect(),
            (cases, genders) => {
                cases.iter().flat_map(|case| genders.iter().map(move |gender| format!("{case}-{gender}"))).collect()
            }
        };
        let numbers = self.plurals.iter().filter(|_| self.plurals.len() > 1);
        forms.extend(numbers.map(|number| (*number).to_owned()));
        forms
    }
}

fn names(categories: &[PluralCategory]) -> Vec<&'static str> {
    CATEGORIES.iter().filter(|(_, category)| categories.contains(category)).map(|&(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::{FEATURES, Grammar};

    #[test]
    fn plural_categories_are_those_that_whole_numbers_reach() {
        let plurals = |tag: &str| Grammar::of(tag).plurals.join(" ");
        assert_eq!(plurals("en"), "one other");
        assert_eq!(plurals("ja"), "other");
        assert_eq!(plurals("ru"), "one few many");
        assert_eq!(plurals("cs"), "one few other");
        assert_eq!(plurals("ar"), "zero one two few many other");
        assert_eq!(plurals("sl"), "one two few other");
        assert_eq!(plurals("cy"), "zero one two few many other");
    }

    #[test]
    fn forms_are_cases_with_genders_and_numbers() {
        assert_eq!(Grammar::of("de").forms().len(), 4 * 3 + 2);
        assert_eq!(Grammar::of("tr").forms()[3], "acc");
        assert_eq!(Grammar::of("pt-BR").forms(), ["m", "f", "one", "other"]);
        assert!(Grammar::of("zh-Hans").forms().is_empty());
    }

    /// CLDR lists 35 languages with genders and 40 with cases, so a missing or repeated line fails the test.
    #[test]
    fn genders_and_cases_are_those_that_cldr_lists() {
        let tags: Vec<&str> = FEATURES.iter().map(|(tag, ..)| *tag).collect();
        assert!(tags.is_sorted() && tags.windows(2).all(|pair| pair[0] != pair[1]), "{tags:?}");
        let count = |has: fn(&super::Features) -> bool| FEATURES.iter().filter(|features| has(features)).count();
        assert_eq!(count(|(_, genders, _)| !genders.is_empty()), 35);
        assert_eq!(count(|(.., cases)| !cases.is_empty()), 40);
        for (_, genders, cases) in FEATURES {
            for list in [genders, cases] {
                let mut sorted = list.to_vec();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(sorted.len(), list.len(), "{list:?}");
            }
            assert!(cases.is_empty() || cases[0] == "nom", "{cases:?}");
        }
        // Languages that CLDR lists without genders and cases: Afrikaans to Chinese, and those with definiteness only.
        for tag in ["af", "en", "fil", "ja", "ko", "lo", "ms", "my", "ne", "th", "vi", "zh", "fa", "id"] {
            assert!(!tags.contains(&tag), "{tag}");
        }
    }
}
