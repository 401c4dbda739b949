//! The languages that cards are printed in, with the facts that their Fluent files cannot express.

/// A language.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The BCP 47 tag, which is also the name of the language's folder, e.g. `pt-BR`.
    pub tag: &'static str,
    /// The name of the language in the language itself.
    pub name: &'static str,
    /// Whether the language is written from right to left.
    pub right_to_left: bool,
    /// Whether words are separated by spaces.
    pub spaced: bool,
    /// How lower-case letters become capitals.
    pub capitals: Capitals,
}

/// How lower-case letters become capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capitals {
    /// By the rules of Unicode.
    Plain,
    /// By the rules of Turkish: i becomes İ, and ı becomes I.
    Dotted,
    /// The script has no capitals.
    None,
}

/// English, the source language. Its wording is shown for every message that another language lacks.
pub const ENGLISH: &Language = &LANGUAGES[0];

/// The tag of the pseudo-language, which is generated from English to test layouts.
pub const PSEUDO: &str = "en-XA";

/// The sixteen languages, followed by the pseudo-language.
pub const LANGUAGES: &[Language] = &[
    language("en", "English"),
    language("de", "Deutsch"),
    language("fr", "français"),
    language("es", "español"),
    language("it", "italiano"),
    language("pt-BR", "português (Brasil)"),
    language("pl", "polski"),
    language("ru", "русский"),
    Language { capitals: Capitals::Dotted, ..language("tr", "Türkçe") },
    Language { spaced: false, ..without_capitals("ja", "日本語") },
    without_capitals("ko", "한국어"),
    Language { spaced: false, ..without_capitals("zh-Hans", "简体中文") },
    Language { spaced: false, ..without_capitals("zh-Hant", "繁體中文") },
    Language { spaced: false, ..without_capitals("th", "ไทย") },
    language("id", "Indonesia"),
    Language { right_to_left: true, ..without_capitals("ar", "العربية") },
    language(PSEUDO, "English [pseudo]"),
];

const fn language(tag: &'static str, name: &'static str) -> Language {
    Language { tag, name, right_to_left: false, spaced: true, capitals: Capitals::Plain }
}

const fn without_capitals(tag: &'static str, name: &'static str) -> Language {
    Language { capitals: Capitals::None, ..language(tag, name) }
}

/// Opening and closing quotation marks, by language.
const QUOTES: [(&str, [&str; 2]); 12] = [
    ("ar", ["«", "»"]),
    ("de", ["„", "“"]),
    ("es", ["«", "»"]),
    ("fr", ["«\u{202f}", "\u{202f}»"]),
    ("it", ["«", "»"]),
    ("ja", ["「", "」"]),
    ("pl", ["„", "”"]),
    ("ru", ["«", "»"]),
    ("uk", ["«", "»"]),
    ("cs", ["„", "“"]),
    ("zh-Hant", ["「", "」"]),
    ("sv", ["”", "”"]),
];

/// The quotation marks of a language by its tag.
pub fn quotes(tag: &str) -> [&'static str; 2] {
    let language = tag.split('-').next().unwrap_or(tag);
    let of = |tag: &str| QUOTES.iter().find(|(known, _)| *known == tag).map(|(_, marks)| *marks);
    of(tag).or_else(|| of(language)).unwrap_or(["“", "”"])
}

impl Language {
    /// The built-in language with a tag. Upper and lower case make no difference.
    pub fn find(tag: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.tag.eq_ignore_ascii_case(tag))
    }

    /// The sixteen languages without the pseudo-language. Languages that a project adds are in
    /// [`super::Texts::languages`].
    pub fn real() -> impl Iterator<Item = &'static Language> {
        LANGUAGES.iter().filter(|language| !language.is_pseudo())
    }

    /// Whether this is the pseudo-language.
    pub fn is_pseudo(&self) -> bool {
        self.tag == PSEUDO
    }

    /// The index in [`LANGUAGES`], or the length of that list for a language that a project has added.
    pub(super) fn index(&self) -> usize {
        LANGUAGES.iter().position(|language| language.tag == self.tag).unwrap_or(LANGUAGES.len())
    }

    /// A text with a capital at its beginning, for titles and labels.
    pub fn capitalized(&self, text: &str) -> String {
        let mut text = text.to_owned();
        self.capital(&mut text, |_| false);
        text
    }

    /// Capitalizes the first letter of a sentence. Brackets, quotation marks and inverted marks before the letter are
    /// skipped. A sentence that begins with a digit or another character stays as it is.
    pub(super) fn capital(&self, sentence: &mut String, invisible: impl Fn(char) -> bool) {
        let opens = |c: char| matches!(c, '(' | '[' | '{' | '«' | '‹' | '“' | '‘' | '„' | '‚' | '"' | '\'' | '¿' | '¡');
        let Some((at, letter)) = sentence.char_indices().find(|&(_, c)| !invisible(c) && !opens(c)) else { return };
        let capital: String = match (self.capitals, letter) {
            (Capitals::None, _) => return,
            (Capitals::Dotted, 'i') => "İ".to_owned(),
            _ if letter.is_lowercase() => letter.to_uppercase().collect(),
            _ => return,
        };
        sentence.replace_range(at..at + letter.len_utf8(), &capital);
    }
}

#[cfg(test)]
mod tests {
    use super::{ENGLISH, LANGUAGES, Language};

    #[track_caller]
    fn check(tag: &str, sentence: &str, expected: &str) {
        let mut sentence = sentence.to_owned();
        let language = Language::find(tag).unwrap_or(ENGLISH);
        language.capital(&mut sentence, |c| c == '\u{e000}');
        assert_eq!(sentence, expected);
    }

    #[test]
    fn capitals_follow_the_language() {
        check("en", "deal 5", "Deal 5");
        check("en", "\u{e000}[x] deal", "\u{e000}[X] deal");
        check("en", "5 damage", "5 damage");
        check("en", "−5 damage", "−5 damage");
        check("es", "¿quién?", "¿Quién?");
        check("tr", "iki", "İki");
        check("tr", "ışık", "Işık");
        check("ru", "если", "Если");
        check("pl", "śnieg", "Śnieg");
        check("ja", "カード", "カード");
        check("en", "", "");
    }

    #[test]
    fn sixteen_languages_and_one_for_tests() {
        assert_eq!(Language::real().count(), 16);
        assert_eq!(LANGUAGES.len(), 17);
        for (at, language) in LANGUAGES.iter().enumerate() {
            assert_eq!(language.index(), at, "{}", language.tag);
        }
    }
}
