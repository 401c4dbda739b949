//! Filters of cards: `type:trap hero:nyra cost>=3 do:dmg if:vs_book text:"draw"`, and by members of the rows of games of
//! format 2: `as:counter on:attacks who:opponent price:points for:this_turn`.
//!
//! Terms are separated by spaces and all must hold; a minus before a term negates it. A single word is searched for in
//! names and ids. Case is ignored.

use std::ops::Range;
use std::sync::Arc;

use super::Registry;
use crate::base::{Name, Severity};
use crate::card::Card;
use crate::ruleset::Ruleset;

/// A property of cards that a term tests, e.g. `type:trap`.
struct Property {
    key: &'static str,
    has: fn(&Card, &dyn Facts, &str) -> bool,
    /// The values that are offered as completions.
    values: fn(&Ruleset, &Registry) -> Vec<String>,
}

static PROPERTIES: [Property; 22] = [
    Property {
        key: "type",
        has: |card, _, wanted| contains(&card.card_type, wanted),
        values: |rules, _| names(rules.card_types.iter().filter(|(_, kind)| !kind.is_hero).map(|(id, _)| id)),
    },
    Property {
        key: "hero",
        has: |card, facts, wanted| {
            let hero = card.hero.as_deref().unwrap_or_default();
            [facts.hero_name(), hero, &card.id].into_iter().any(|name| contains(name, wanted))
        },
        values: |_, registry| registry.heroes.iter().map(|hero| quoted(&hero.name)).collect(),
    },
    Property {
        key: "book",
        has: |card, _, wanted| wanted.parse().is_ok_and(|book| card.book == Some(book) || card.books.contains(&book)),
        values: |_, registry| registry.books.iter().map(|book| book.id.to_string()).collect(),
    },
    Property {
        key: "do",
        has: |card, _, wanted| card.effects.iter().any(|row| starts(&row.op, wanted)),
        values: |rules, _| names(rules.operations.keys()),
    },
    Property {
        key: "if",
        has: |card, _, wanted| {
            let mut conditions = card.effects.iter().flat_map(|row| &row.conditions);
            conditions.any(|id| starts(&id.id, wanted)) || row_has(card, "if", wanted)
        },
        values: |rules, _| names(rules.conditions.keys()),
    },
    Property { key: "as", has: |card, _, wanted| row_has(card, "as", wanted), values: |_, _| Vec::new() },
    Property { key: "on", has: |card, _, wanted| row_has(card, "on", wanted), values: |_, _| Vec::new() },
    Property { key: "to", has: |card, _, wanted| row_has(card, "to", wanted), values: |_, _| Vec::new() },
    Property { key: "for", has: |card, _, wanted| row_has(card, "for", wanted), values: |_, _| Vec::new() },
    Property { key: "word", has: |card, _, wanted| row_has(card, "word", wanted), values: |_, _| Vec::new() },
    // `cost` is a number of cards in many games.
    Property { key: "price", has: |card, _, wanted| row_has(card, "cost", wanted), values: |_, _| Vec::new() },
    Property {
        key: "who",
        has: |card, _, wanted| {
            let written = format!("\"who\":\"{wanted}\"");
            let names = |json: &str| contains(&json.replace(char::is_whitespace, ""), &written);
            row_has(card, "who", wanted) || members(card).any(|(_, json)| names(json))
        },
        values: |_, _| ["self", "opponent", "both", "any"].map(str::to_owned).to_vec(),
    },
    Property { key: FITS, has: |_, facts, wanted| facts.is_target_of(wanted), values: |_, _| Vec::new() },
    Property { key: "text", has: |_, facts, wanted| contains(&facts.text(), wanted), values: |_, _| Vec::new() },
    Property { key: "name", has: |card, _, wanted| contains(&card.name, wanted), values: |_, _| Vec::new() },
    Property { key: "id", has: |card, _, wanted| contains(&card.id, wanted), values: |_, _| Vec::new() },
    Property {
        key: "sub",
        has: |card, _, wanted| has(card.subtype.as_deref(), wanted),
        values: |rules, _| names(rules.subtypes.keys()),
    },
    Property {
        key: "trigger",
        has: |card, _, wanted| has(card.trigger.as_deref(), wanted),
        values: |rules, _| names(rules.triggers.keys()),
    },
    Property { key: "status", has: |card, _, wanted| has(card.status.as_deref(), wanted), values: |_, _| Vec::new() },
    Property { key: "notes", has: |card, _, wanted| has(card.notes.as_deref(), wanted), values: |_, _| Vec::new() },
    Property {
        key: PROBLEM,
        has: |_, facts, wanted| {
            facts.problems().iter().any(|(severity, code)| match wanted {
                "any" | "" => true,
                "error" => *severity == Severity::Error,
                "warning" => *severity == Severity::Warning,
                wanted => contains(code, wanted),
            })
        },
        values: |_, _| ["any", "error", "warning"].map(str::to_owned).to_vec(),
    },
    Property {
        key: "lang",
        has: |_, facts, wanted| {
            let is_any = matches!(wanted, "gap" | "");
            facts.gaps().iter().any(|tag| is_any || tag.eq_ignore_ascii_case(wanted))
        },
        values: |_, _| vec!["gap".to_owned()],
    },
];

/// What can separate a key from its value.
const SIGNS: [char; 4] = [':', '<', '>', '='];
/// The key of the property that edits of other cards can change.
const PROBLEM: &str = "problem";
/// The key of what a row of another card is about: `fits:` its id, a slash and the number of the row.
const FITS: &str = "fits";

fn property(key: &str) -> Option<&'static Property> {
    PROPERTIES.iter().find(|property| property.key == key)
}

fn names<'a>(names: impl Iterator<Item = &'a Name>) -> Vec<String> {
    names.map(ToString::to_string).collect()
}

/// The members of a card's rows that format 1 does not have, as JSON.
fn members(card: &Card) -> impl Iterator<Item = (&Name, &str)> {
    card.effects.iter().flat_map(|row| &row.rest).map(|(name, json)| (name, &**json))
}

/// Whether a member of a row has a word.
fn row_has(card: &Card, member: &str, wanted: &str) -> bool {
    members(card).any(|(name, json)| name == member && contains(json, wanted))
}

fn has(value: Option<&str>, wanted: &str) -> bool {
    value.is_some_and(|value| contains(value, wanted))
}

enum Test {
    Word(String),
    Is(&'static Property, String),
    Number(String, fn(&i64, &i64) -> bool, i64),
}

/// A parsed filter: its terms, and whether each is negated.
pub struct CardFilter(Vec<(bool, Test)>);

/// Facts that a term can test and that are not fields of the card.
pub trait Facts {
    /// The name of the card's hero.
    fn hero_name(&self) -> &str;
    /// The English text.
    fn text(&self) -> Arc<str>;
    /// Severity and code of the problems.
    fn problems(&self) -> Vec<(Severity, &'static str)>;
    /// The tags of the languages in which the text is incomplete.
    fn gaps(&self) -> Vec<&'static str>;
    /// Whether the card, as it is printed, fits what a row of another card is about: its id, a slash, the row's number.
    fn is_target_of(&self, _row: &str) -> bool {
        false
    }
}

/// A part of the filter's text, for syntax colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterToken {
    /// The byte range of the term.
    pub range: Range<usize>,
    /// The byte range of the key with the colon or operator; empty for a plain word.
    pub key: Range<usize>,
    /// Whether the key is known.
    pub known: bool,
}

impl CardFilter {
    /// Parses a filter. A term that cannot be parsed is a word to search for.
    pub fn parse(text: &str, rules: &Ruleset) -> Self {
        Self(tokens(text, rules).into_iter().map(|token| read_term(text, &token)).collect())
    }

    /// Whether every card passes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a term tests something that can depend on other cards.
    pub fn reads_other_cards(&self) -> bool {
        self.0.iter().any(|(_, test)| matches!(test, Test::Is(property, _) if matches!(property.key, PROBLEM | FITS)))
    }

    /// Whether a card passes the filter.
    pub fn fits(&self, card: &Card, facts: &impl Facts) -> bool {
        self.0.iter().all(|(is_negated, test)| test.holds(card, facts) != *is_negated)
    }
}

impl Test {
    fn holds(&self, card: &Card, facts: &impl Facts) -> bool {
        match self {
            Test::Word(word) => contains(&card.name, word) || contains(&card.id, word),
            Test::Is(property, wanted) => (property.has)(card, facts, wanted),
            Test::Number(name, compare, wanted) => {
                let number = match name.as_str() {
                    "book" => card.book,
                    _ => card.numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number),
                };
                number.is_some_and(|number| compare(&number, wanted))
            }
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

/// The keys that terms can have.
pub fn keys(rules: &Ruleset) -> impl Iterator<Item = &str> {
    PROPERTIES.iter().map(|property| property.key).chain(rules.numbers.keys().map(AsRef::as_ref))
}

/// Splits the text of a filter into terms.
pub fn tokens(text: &str, rules: &Ruleset) -> Vec<FilterToken> {
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

fn token(text: &str, range: Range<usize>, rules: &Ruleset) -> FilterToken {
    let word = &text[range.clone()];
    let begin = usize::from(word.starts_with('-') && word.len() > 1);
    let sign = word[begin..].find(SIGNS).map(|at| at + begin);
    let Some(sign) = sign.filter(|&at| !word[..at].contains('"')) else {
        return FilterToken { key: range.start..range.start, range, known: true };
    };
    let name = word[begin..sign].to_ascii_lowercase();
    let signs = word[sign..].len() - word[sign..].trim_start_matches(SIGNS).len();
    let is_number = rules.numbers.contains_key(name.as_str()) || name == "book";
    let known = if word[sign..].starts_with(':') { is_number || property(&name).is_some() } else { is_number };
    FilterToken { key: range.start..range.start + sign + signs, range, known }
}

fn read_term(text: &str, token: &FilterToken) -> (bool, Test) {
    let whole = &text[token.range.clone()];
    let is_negated = whole.starts_with('-') && whole.len() > 1;
    let plain = |word: &str| word.replace('"', "").to_lowercase();
    if token.key.is_empty() || !token.known {
        return (is_negated, Test::Word(plain(&whole[usize::from(is_negated)..])));
    }
    let key = text[token.key.clone()].trim_start_matches('-');
    let value = plain(&text[token.key.end..token.range.end]);
    let name = key.trim_end_matches(SIGNS).to_ascii_lowercase();
    let sign = &key[name.len()..];
    let test = match (property(&name), value.parse::<i64>()) {
        (Some(property), _) if sign.starts_with(':') => Test::Is(property, value),
        (_, Ok(number)) => {
            let compare: fn(&i64, &i64) -> bool = match sign {
                "<" => i64::lt,
                "<=" | "=<" => i64::le,
                ">" => i64::gt,
                ">=" | "=>" => i64::ge,
                _ => i64::eq,
            };
            Test::Number(name, compare, number)
        }
        // While the number is incomplete, the term lets every card pass.
        _ => Test::Word(String::new()),
    };
    (is_negated, test)
}

/// Completions for the end of a filter's text, and the byte range that a completion replaces.
pub fn completions(text: &str, rules: &Ruleset, registry: &Registry) -> Option<(Range<usize>, Vec<String>)> {
    let last = tokens(text, rules).pop().filter(|token| token.range.end == text.len())?;
    let (start, fitting) = if last.key.is_empty() {
        let typed = text[last.range].trim_start_matches('-').to_ascii_lowercase();
        let numbers = rules.numbers.keys().map(|name| format!("{name}>="));
        let keys = PROPERTIES.iter().map(|property| format!("{}:", property.key)).chain(numbers);
        let fitting: Vec<String> = keys.filter(|key| !typed.is_empty() && key.starts_with(&typed)).collect();
        (text.len() - typed.len(), fitting)
    } else {
        let value = text[last.key.end..].to_lowercase();
        let name = text[last.key.clone()].trim_start_matches('-').trim_end_matches(':').to_ascii_lowercase();
        let mut values = (property(&name)?.values)(rules, registry);
        values.retain(|name| name.to_lowercase().contains(&value) && *name != value);
        (last.key.end, values)
    };
    (!fitting.is_empty()).then_some((start..text.len(), fitting))
}

fn quoted(name: &str) -> String {
    let name = name.to_lowercase();
    if name.contains(' ') { format!("\"{name}\"") } else { name }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{CardFilter, Facts, completions, tokens};
    use crate::base::{Severity, Source};
    use crate::card::Card;
    use crate::registry::{Registry, read_card};
    use crate::ruleset::{Ruleset, STARFALL};

    struct Known;

    impl Facts for Known {
        fn hero_name(&self) -> &'static str {
            "High Priestess Nyra"
        }

        fn text(&self) -> Arc<str> {
            "Draw 2 cards.".into()
        }

        fn problems(&self) -> Vec<(Severity, &'static str)> {
            vec![(Severity::Warning, "legacy-bonus-range")]
        }

        fn gaps(&self) -> Vec<&'static str> {
            vec!["pl"]
        }

        fn is_target_of(&self, row: &str) -> bool {
            row == "x/1.2"
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
            ("fits:x/1.2", true),
            ("fits:x/1", false),
            ("on:play", false),
            ("-ember", false),
            ("nonsense:5", false),
            ("\"ember oa\"", true),
            ("\"unclosed", false),
            ("-", true),
        ] {
            assert_eq!(CardFilter::parse(filter, &rules).fits(&card, &Known), fits, "{filter}");
        }
    }

    #[test]
    fn every_text_is_read_without_panic() {
        let rules = rules();
        for text in
            ["", " ", ":", ">=", "-:", "\"", "a\"b c\"d", "кост>=3", "cost>=999999999999999999999", "-\"", "é:ü"]
        {
            let card = card(&rules);
            let _ = CardFilter::parse(text, &rules).fits(&card, &Known);
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
