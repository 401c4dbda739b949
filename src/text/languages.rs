//! The languages that a card is printed in, and what the program has to know about each.

/// One language: its tag and what cannot be said in its messages.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Its BCP 47 tag, which is also the name of its folder.
    pub tag: &'static str,
    /// Its name for itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub right_to_left: bool,
    /// Whether spaces part its words.
    pub spaced: bool,
    /// How its small letters become capitals.
    pub capitals: Capitals,
}

/// How small letters become capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capitals {
    /// As Unicode has it.
    Plain,
    /// i has a dot as a capital too, ı has none.
    Dotted,
    /// The script has none.
    None,
}

/// English, the source: the wording of every message that a language lacks.
pub const ENGLISH: &Language = &LANGUAGES[0];

/// The tag of the pseudo-language, made from English for tests of layout.
pub const PSEUDO: &str = "en-XA";

/// The sixteen languages, and last the pseudo-language.
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

impl Language {
    /// The language of a tag, in any case of letters.
    pub fn find(tag: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.tag.eq_ignore_ascii_case(tag))
    }

    /// The sixteen real languages of the program; those of a project are in its [`super::Texts::languages`].
    pub fn real() -> impl Iterator<Item = &'static Language> {
        LANGUAGES.iter().filter(|language| !language.is_pseudo())
    }

    /// Whether it is the pseudo-language.
    pub fn is_pseudo(&self) -> bool {
        self.tag == PSEUDO
    }

    /// Its place in [`LANGUAGES`]; behind them all for one that is not among them.
    pub(super) fn index(&self) -> usize {
        LANGUAGES.iter().position(|language| language.tag == self.tag).unwrap_or(LANGUAGES.len())
    }

    /// Makes the first letter of a sentence a capital. Brackets, quotation marks and inverted marks before it are
    /// passed over; at a figure, or anything else that is no letter, the sentence stays as it is.
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
