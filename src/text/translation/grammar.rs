//! What the grammar of a language has: plural categories, genders, cases; what a new language begins with.
//!
//! Plural categories are those of CLDR for the numbers 0 to 9999. Genders and cases are those that CLDR's grammatical
//! features (supplemental/grammaticalFeatures.xml, release 48) give for nouns; a language that it does not list has none.

use icu_plurals::PluralCategory;

use crate::text::review::plurals::{CATEGORIES, Plurals};

/// The grammar of a language, as far as words in sentences need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammar {
    /// The plural categories that numbers from 0 to 9999 have: `one`, `few`, …
    pub plurals: Vec<&'static str>,
    /// The genders of nouns, shortened as attributes are named: `m`, `f`, `n`, `c` (common), `a` (animate), `i`
    /// (inanimate), `p` (personal).
    pub genders: &'static [&'static str],
    /// The cases, shortened: `nom`, `acc`, …
    pub cases: &'static [&'static str],
}

const M_F: &[&str] = &["m", "f"];
const M_F_N: &[&str] = &["m", "f", "n"];
const C_N: &[&str] = &["c", "n"];
const ANIMATE: &[&str] = &["a", "i", "f", "n"];
const SLAVIC: &[&str] = &["nom", "gen", "dat", "acc", "ins", "loc", "voc"];
const BALTIC: &[&str] = &["nom", "gen", "dat", "acc", "ins", "loc", "voc"];
const FOUR: &[&str] = &["nom", "gen", "dat", "acc"];
const TWO: &[&str] = &["nom", "gen"];

/// Language, genders, cases.
type Features = (&'static str, &'static [&'static str], &'static [&'static str]);

const FEATURES: [Features; 39] = [
    ("ar", M_F, &[]),
    ("be", M_F_N, &["nom", "gen", "dat", "acc", "ins", "loc"]),
    ("bg", M_F_N, &[]),
    ("ca", M_F, &[]),
    ("cs", ANIMATE, SLAVIC),
    ("da", C_N, TWO),
    ("de", M_F_N, FOUR),
    ("el", M_F_N, &["nom", "gen", "acc", "voc"]),
    ("es", M_F, &[]),
    ("et", &[], &["nom", "gen", "par", "ill", "ine", "ela", "all", "ade", "abl", "tra", "ter", "ess", "abe", "com"]),
    ("fi", &[], &["nom", "gen", "par", "ine", "ela", "ill", "ade", "abl", "all", "ess", "tra"]),
    ("fr", M_F, &[]),
    ("gu", M_F_N, &["nom", "obl"]),
    ("he", M_F, &[]),
    ("hi", M_F, &["nom", "obl"]),
    ("hr", M_F_N, SLAVIC),
    (
        "hu",
        &[],
        &["nom", "acc", "dat", "ins", "ine", "ill", "ela", "sup", "sub", "del", "ade", "all", "abl", "ter", "tra"],
    ),
    ("is", M_F_N, FOUR),
    ("it", M_F, &[]),
    ("kn", M_F_N, &["nom", "gen", "dat", "acc", "ins", "loc"]),
    ("lt", M_F, BALTIC),
    ("lv", M_F, BALTIC),
    ("ml", &[], &["nom", "gen", "dat", "acc", "ins", "loc", "com"]),
    ("mr", M_F_N, &["nom", "obl"]),
    ("nb", M_F_N, TWO),
    ("nl", C_N, &[]),
    ("no", M_F_N, TWO),
    ("pa", M_F, &["nom", "obl"]),
    ("pl", &["p", "a", "i", "f", "n"], SLAVIC),
    ("pt", M_F, &[]),
    ("ro", M_F_N, &["nom", "gen", "voc"]),
    ("ru", M_F_N, &["nom", "gen", "dat", "acc", "ins", "loc"]),
    ("sk", ANIMATE, SLAVIC),
    ("sl", M_F_N, &["nom", "gen", "dat", "acc", "ins", "loc"]),
    ("sr", M_F_N, SLAVIC),
    ("sv", C_N, TWO),
    ("ta", &[], &["nom", "gen", "dat", "acc", "ins", "loc", "abl"]),
    ("tr", &[], &["nom", "acc", "dat", "gen", "loc", "abl"]),
    ("uk", M_F_N, SLAVIC),
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

    /// The names of all forms that a word can have: `acc-m`, or `acc`, or `m`.
    pub fn forms(&self) -> Vec<String> {
        match (self.cases, self.genders) {
            ([], genders) => genders.iter().map(|gender| (*gender).to_owned()).collect(),
            (cases, []) => cases.iter().map(|case| (*case).to_owned()).collect(),
            (cases, genders) => {
                cases.iter().flat_map(|case| genders.iter().map(move |gender| format!("{case}-{gender}"))).collect()
            }
        }
    }
}

fn names(categories: &[PluralCategory]) -> Vec<&'static str> {
    CATEGORIES.iter().filter(|(_, category)| categories.contains(category)).map(|&(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::Grammar;

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
    fn forms_are_cases_with_genders() {
        assert_eq!(Grammar::of("de").forms().len(), 12);
        assert_eq!(Grammar::of("tr").forms()[1], "acc");
        assert_eq!(Grammar::of("pt-BR").forms(), ["m", "f"]);
        assert!(Grammar::of("zh-Hans").forms().is_empty());
    }
}
