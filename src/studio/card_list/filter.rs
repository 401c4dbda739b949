//! The library's filter: `type:trap hero:nyra cost>=3 do:dmg if:vs_book text:"draw"`.
//!
//! Terms are parted by spaces and all must hold; a minus before one turns it round. A word alone is looked for in
//! names and ids. Words are compared without regard to capitals.

use std::ops::Range;

use crate::base::Severity;
use crate::card::Card;
use crate::registry::Registry;
use crate::ruleset::Ruleset;

/// The property that a term tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The type.
    Type,
    /// The name or id of the hero.
    Hero,
    /// The book.
    Book,
    /// An operation in the effect.
    Do,
    /// A condition in the effect.
    If,
    /// The English text.
    Text,
    /// The name.
    Name,
    /// The id.
    Id,
    /// The subtype.
    Sub,
    /// The trigger.
    Trigger,
    /// The status of the design.
    Status,
    /// The notes.
    Notes,
    /// The problems: `any`, `error`, `warning`, or a code.
    Problem,
    /// The languages with an incomplete text: `gap`, or a tag.
    Lang,
}

const KEYS: [(&str, Key); 14] = [
    ("type", Key::Type),
    ("hero", Key::Hero),
    ("book", Key::Book),
    ("do", Key::Do),
    ("if", Key::If),
    ("text", Key::Text),
    ("name", Key::Name),
    ("id", Key::Id),
    ("sub", Key::Sub),
    ("trigger", Key::Trigger),
    ("status", Key::Status),
    ("notes", Key::Notes),
    ("problem", Key::Problem),
    ("lang", Key::Lang),
];

/// The comparison of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compare {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Test {
    Word(String),
    Is(Key, String),
    Number(String, Compare, i64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    not: bool,
    test: Test,
}

/// A parsed filter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    terms: Vec<Term>,
}

/// Facts that a term can test and that are not fields of the card.
pub trait Facts {
    /// The name of the card's hero.
    fn hero_name(&self) -> &str;
    /// Whether the English text passes `fits`.
    fn has_text(&self, fits: &dyn Fn(&str) -> bool) -> bool;
    /// Severity and code of the problems.
    fn problems(&self) -> Vec<(Severity, &'static str)>;
    /// The tags of the languages in which the text is incomplete.
    fn gaps(&self) -> Vec<&'static str>;
}

/// A part of the filter's text, for syntax colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The byte range of the term.
    pub range: Range<usize>,
    /// The byte range of the key with the colon or operator; empty for a plain word.
    pub key: Range<usize>,
    /// Whether the key is known.
    pub known: bool,
}

impl Filter {
    /// Parses a filter. A term that cannot be parsed is a word to search for.
    pub fn parse(text: &str, rules: &Ruleset) -> Self {
        let terms = tokens(text, rules).into_iter().map(|token| read_term(text, &token));
        Self { terms: terms.collect() }
    }

    /// Whether every card passes.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether a term tests problems, which can depend on other cards.
    pub fn uses_problems(&self) -> bool {
        self.terms.iter().any(|term| matches!(term.test, Test::Is(Key::Problem, _)))
    }

    /// Whether a card passes the filter.
    pub fn fits(&self, card: &Card, facts: &impl Facts) -> bool {
        self.terms.iter().all(|term| term.test.holds(card, facts) != term.not)
    }
}

impl Test {
    fn holds(&self, card: &Card, facts: &impl Facts) -> bool {
        let is = |value: Option<&str>, wanted: &str| value.is_some_and(|value| contains(value, wanted));
        match self {
            Test::Word(word) => contains(&card.name, word) || contains(&card.id, word),
            Test::Number(name, compare, wanted) => {
                let number = match name.as_str() {
                    "book" => card.book,
                    _ => card.numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number),
                };
                number.is_some_and(|number| compare.holds(number, *wanted))
            }
            Test::Is(key, wanted) => match key {
                Key::Type => is(Some(&card.card_type), wanted),
                Key::Hero => {
                    contains(facts.hero_name(), wanted)
                        || is(card.hero.as_deref(), wanted)
                        || contains(&card.id, wanted)
                }
                Key::Book => wanted.parse().is_ok_and(|book| card.book == Some(book) || card.books.contains(&book)),
                Key::Do => card.effects.iter().any(|row| starts(&row.op, wanted)),
                Key::If => {
                    card.effects.iter().flat_map(|row| &row.conditions).any(|condition| starts(&condition.id, wanted))
                }
                Key::Text => facts.has_text(&|text| contains(text, wanted)),
                Key::Name => contains(&card.name, wanted),
                Key::Id => contains(&card.id, wanted),
                Key::Sub => is(card.subtype.as_deref(), wanted),
                Key::Trigger => is(card.trigger.as_deref(), wanted),
                Key::Status => is(card.status.as_deref(), wanted),
                Key::Notes => is(card.notes.as_deref(), wanted),
                Key::Problem => facts.problems().iter().any(|(severity, code)| match wanted.as_str() {
                    "any" | "" => true,
                    "error" => *severity == Severity::Error,
                    "warning" => *severity == Severity::Warning,
                    code_wanted => contains(code, code_wanted),
                }),
                Key::Lang => {
                    let gaps = facts.gaps();
                    if matches!(wanted.as_str(), "gap" | "") {
                        !gaps.is_empty()
                    } else {
                        gaps.iter().any(|tag| tag.eq_ignore_ascii_case(wanted))
                    }
                }
            },
        }
    }
}

impl Compare {
    fn holds(self, number: i64, wanted: i64) -> bool {
        match self {
            Compare::Less => number < wanted,
            Compare::AtMost => number <= wanted,
            Compare::Equal => number == wanted,
            Compare::AtLeast => number >= wanted,
            Compare::More => number > wanted,
        }
    }
}

/// Whether a text contains a lower-case word, ignoring case.
fn contains(text: &str, word: &str) -> bool {
    if text.is_ascii() {
        let (text, word) = (text.as_bytes(), word.as_bytes());
        word.is_empty() || text.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word))
    } else {
        text.to_lowercase().contains(word)
    }
}

fn starts(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// Splits the text of a filter into terms.
pub fn tokens(text: &str, rules: &Ruleset) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = None;
    let mut quoted = false;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let ends = at == text.len() || (c.is_whitespace() && !quoted);
        match (start, ends) {
            (None, false) => start = Some(at),
            (Some(from), true) => {
                tokens.push(token(text, from..at, rules));
                start = None;
            }
            _ => {}
        }
        if c == '"' {
            quoted = !quoted;
        }
    }
    tokens
}

fn token(text: &str, range: Range<usize>, rules: &Ruleset) -> Token {
    let word = &text[range.clone()];
    let begin = usize::from(word.starts_with('-') && word.len() > 1);
    let sign = word[begin..].find([':', '<', '>', '=']).map(|at| at + begin);
    let Some(sign) = sign.filter(|&at| !word[..at].contains('"')) else {
        return Token { key: range.start..range.start, range, known: true };
    };
    let name = word[begin..sign].to_ascii_lowercase();
    let signs = word[sign..].len() - word[sign..].trim_start_matches([':', '<', '>', '=']).len();
    let is_number = rules.numbers.contains_key(name.as_str()) || name == "book";
    let known =
        if word[sign..].starts_with(':') { is_number || KEYS.iter().any(|(key, _)| *key == name) } else { is_number };
    Token { key: range.start..range.start + sign + signs, range, known }
}

fn read_term(text: &str, token: &Token) -> Term {
    let whole = &text[token.range.clone()];
    let not = whole.starts_with('-') && whole.len() > 1;
    let plain = |word: &str| word.replace('"', "").to_lowercase();
    if token.key.is_empty() || !token.known {
        return Term { not, test: Test::Word(plain(&whole[usize::from(not)..])) };
    }
    let key = text[token.key.clone()].trim_start_matches('-');
    let value = plain(&text[token.key.end..token.range.end]);
    let name = key.trim_end_matches([':', '<', '>', '=']).to_ascii_lowercase();
    let sign = &key[name.len()..];
    let known = KEYS.iter().find(|(word, _)| *word == name).map(|&(_, key)| key);
    let test = match (known, value.parse::<i64>()) {
        (Some(key), _) if sign.starts_with(':') => Test::Is(key, value),
        (_, Ok(number)) => {
            let compare = match sign {
                "<" => Compare::Less,
                "<=" | "=<" => Compare::AtMost,
                ">" => Compare::More,
                ">=" | "=>" => Compare::AtLeast,
                _ => Compare::Equal,
            };
            Test::Number(name, compare, number)
        }
        // While the number is incomplete, the term lets every card pass.
        _ => Test::Word(String::new()),
    };
    Term { not, test }
}

/// Completions for the end of a filter's text, and the byte range that a completion replaces.
pub fn completions(text: &str, rules: &Ruleset, registry: &Registry) -> Option<(Range<usize>, Vec<String>)> {
    let last = tokens(text, rules).pop().filter(|token| token.range.end == text.len())?;
    if last.key.is_empty() {
        let typed = text[last.range.clone()].trim_start_matches('-').to_ascii_lowercase();
        let numbers = rules.numbers.keys().map(|name| format!("{name}>="));
        let keys = KEYS.iter().map(|(key, _)| format!("{key}:")).chain(numbers);
        let fitting: Vec<String> = keys.filter(|key| key.starts_with(&typed)).collect();
        return (!fitting.is_empty() && !typed.is_empty())
            .then_some((last.range.end - typed.len()..text.len(), fitting));
    }
    let value = text[last.key.end..].to_lowercase();
    let name = text[last.key.clone()].trim_start_matches('-').trim_end_matches(':').to_ascii_lowercase();
    let (_, key) = KEYS.iter().find(|(key, _)| *key == name)?;
    let names: Vec<String> = match key {
        Key::Type => rules.card_types.iter().filter(|(_, kind)| !kind.is_hero).map(|(id, _)| id.to_string()).collect(),
        Key::Hero => registry.heroes.iter().map(|hero| quoted(&hero.name)).collect(),
        Key::Book => registry.books.iter().map(|book| book.id.to_string()).collect(),
        Key::Do => rules.operations.keys().map(ToString::to_string).collect(),
        Key::If => rules.conditions.keys().map(ToString::to_string).collect(),
        Key::Sub => rules.subtypes.keys().map(ToString::to_string).collect(),
        Key::Trigger => rules.triggers.keys().map(ToString::to_string).collect(),
        Key::Problem => ["any", "error", "warning"].map(str::to_owned).to_vec(),
        Key::Lang => vec!["gap".to_owned()],
        Key::Text | Key::Name | Key::Id | Key::Status | Key::Notes => return None,
    };
    let fitting: Vec<String> =
        names.into_iter().filter(|name| name.to_lowercase().contains(&value) && *name != value).collect();
    (!fitting.is_empty()).then_some((last.key.end..text.len(), fitting))
}

fn quoted(name: &str) -> String {
    let name = name.to_lowercase();
    if name.contains(' ') { format!("\"{name}\"") } else { name }
}

#[cfg(test)]
mod tests {
    use super::{Facts, Filter, completions, tokens};
    use crate::base::{Severity, Source};
    use crate::card::Card;
    use crate::registry::{Registry, read_card};
    use crate::ruleset::{Ruleset, STARFALL};

    struct Known;

    impl Facts for Known {
        fn hero_name(&self) -> &'static str {
            "High Priestess Nyra"
        }

        fn has_text(&self, fits: &dyn Fn(&str) -> bool) -> bool {
            fits("Draw 2 cards.")
        }

        fn problems(&self) -> Vec<(Severity, &'static str)> {
            vec![(Severity::Warning, "legacy-bonus-range")]
        }

        fn gaps(&self) -> Vec<&'static str> {
            vec!["pl"]
        }
    }

    fn rules() -> Ruleset {
        Ruleset::read(&Source::new("ruleset.json", STARFALL)).0.unwrap()
    }

    fn card(rules: &Ruleset) -> Card {
        let json = r#"{"id": "SC-B01-H02-C04", "name": "Ember Oath", "type": "action", "cost": 2, "book": 1,
            "effects": [{"do": "dmg", "val": 15}, {"do": "dmg", "val": 3, "if": {"vs_book2": true}, "bonus": true}]}"#;
        read_card(&Source::new("card", json), rules).0.unwrap()
    }

    #[test]
    fn terms_are_all_asked_for() {
        let rules = rules();
        let card = card(&rules);
        for (filter, fits) in [
            ("", true),
            ("ember", true),
            ("EMBER oath", true),
            ("ash", false),
            ("type:action", true),
            ("type:trap", false),
            ("-type:trap", true),
            ("hero:nyra", true),
            ("hero:\"high priestess\"", true),
            ("cost>=2 cost<3", true),
            ("cost>2", false),
            ("cost:2", true),
            ("cost>=", true),
            ("book:1", true),
            ("book:2", false),
            ("do:dmg", true),
            ("do:heal", false),
            ("if:vs_book", true),
            ("text:\"draw 2\"", true),
            ("problem:any problem:warning problem:legacy", true),
            ("problem:error", false),
            ("lang:pl", true),
            ("lang:de", false),
            ("-ember", false),
            ("nonsense:5", false),
            ("\"ember oa\"", true),
            ("\"unclosed", false),
            ("-", true),
        ] {
            assert_eq!(Filter::parse(filter, &rules).fits(&card, &Known), fits, "{filter}");
        }
    }

    #[test]
    fn every_text_is_read_without_panic() {
        let rules = rules();
        for text in
            ["", " ", ":", ">=", "-:", "\"", "a\"b c\"d", "кост>=3", "cost>=999999999999999999999", "-\"", "é:ü"]
        {
            let card = card(&rules);
            let _ = Filter::parse(text, &rules).fits(&card, &Known);
            let _ = completions(text, &rules, &Registry::default());
            for token in tokens(text, &rules) {
                assert!(text.get(token.range).is_some() && text.get(token.key).is_some(), "{text}");
            }
        }
    }

    #[test]
    fn what_can_follow_is_offered() {
        let rules = rules();
        let registry = Registry::default();
        let offered = |text: &str| completions(text, &rules, &registry).map(|(_, words)| words).unwrap_or_default();
        assert_eq!(offered("ty"), ["type:"]);
        assert_eq!(offered("co"), ["cost>="]);
        assert_eq!(offered("type:tr"), ["trap"]);
        assert!(offered("do:d").contains(&"dmg".to_owned()));
        assert!(offered("type:trap ").is_empty());
    }
}
