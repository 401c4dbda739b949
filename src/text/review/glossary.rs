//! Glossary: if English prints a term of the game, the translation must use the word from the glossary.
//!
//! Only the game's own terms are checked; English prints them with a capital. Verbs and everyday words are not
//! checked, because a good translation often uses other words for them. Words are compared by their stems, because
//! most languages inflect them.

use fluent_syntax::ast::{Pattern, PatternElement};

use super::Check;
use crate::base::{Code, Source};
use crate::message;
use crate::text::fluent::walk::{Placeable, placeable};

/// A term and the stems of its words in the language.
struct Term {
    english: String,
    printed: String,
    stems: Vec<String>,
}

pub fn check(check: &mut Check<'_, '_>, glossary: &Source) {
    let Some(english) = check.english.filter(|_| !check.is_english()) else { return };
    let terms = terms(&glossary.text);
    for message in check.messages() {
        let Some(original) = english.messages.get(message.id) else { continue };
        for text in message.texts() {
            let Some(source) = original.text(text.attribute) else { continue };
            let (source, own) = (words(source), words(text.pattern).to_lowercase());
            for term in terms.iter().filter(|term| has_word(&source, &term.english)) {
                // "Shield" in "Shield Floor" is not a use of the term "Shield" if the longer one is a term too.
                let is_part = terms.iter().any(|other| {
                    other.english != term.english
                        && other.english.contains(&term.english)
                        && source.contains(&other.english)
                });
                if !is_part && !term.stems.iter().any(|stem| own.contains(stem)) {
                    let (english, printed) = (term.english.as_str(), term.printed.as_str());
                    let reason = message!("problem-term", name = text.name(), english = english, printed = printed);
                    check.report(Code::TermInconsistent, text, text.anchor(), reason);
                }
            }
        }
    }
}

/// The rows of the glossary's tables whose English column is a single capitalized term.
fn terms(text: &str) -> Vec<Term> {
    // The line above the separator of a table contains the names of the columns, not terms.
    let below = text.lines().skip(1).chain([""]);
    let is_rule = |line: &str| line.trim_start().starts_with('|') && !line.contains(|c: char| !"|-: ".contains(c));
    let rows = text.lines().zip(below).filter(|(_, below)| !is_rule(below)).filter_map(|(line, _)| {
        let mut cells = line.trim().strip_prefix('|')?.split('|').map(str::trim);
        Some((cells.next()?, cells.next()?))
    });
    rows.flat_map(|(english, printed)| {
        // "Forged / Umbral" and "Forged, Umbral" are lists. The other column must have the same number of items.
        let (names, words) = (list(english), list(printed));
        if names.len() > 1 && names.len() == words.len() {
            names.into_iter().zip(words.into_iter().map(|word| vec![word])).collect::<Vec<_>>()
        } else if names.len() == 1 {
            names.into_iter().map(|name| (name, words.clone())).collect()
        } else {
            Vec::new()
        }
    })
    .filter(|(name, _)| is_term(name))
    .map(|(name, words)| Term {
        english: name.clone(),
        printed: words.join(", "),
        stems: words.iter().map(|word| stem(word)).filter(|stem| !stem.is_empty()).collect(),
    })
    .filter(|term| !term.stems.is_empty())
    .collect()
}

/// The items of a list, without text in parentheses.
fn list(cell: &str) -> Vec<String> {
    let mut depth = 0_usize;
    let bare: String = cell
        .chars()
        .filter(|&letter| {
            match letter {
                '(' | '（' => depth += 1,
                ')' | '）' => {
                    depth = depth.saturating_sub(1);
                    return false;
                }
                _ => {}
            }
            depth == 0
        })
        .collect();
    let items = bare.split([',', ';', '/', '，', '；', '／', '、', '،', '؛']);
    items.map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect()
}

/// Whether a name is one capitalized word, not a phrase.
fn is_term(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.chars().all(|letter| letter.is_ascii_alphabetic())
}

/// The longest word without its ending, in lower case.
fn stem(word: &str) -> String {
    let longest = word.split_whitespace().max_by_key(|part| part.chars().count()).unwrap_or_default();
    // A preposition can merge with the Arabic article, so the article is left out.
    let bare = longest.strip_prefix("ال").filter(|bare| bare.chars().count() > 2).unwrap_or(longest);
    let letters: Vec<char> = bare.to_lowercase().chars().collect();
    let keep = match letters.len() {
        short @ 0..=3 => short,
        4 | 5 => letters.len() - 1,
        _ => letters.len() - 2,
    };
    letters[..keep].iter().collect()
}

/// The printed text of all variants of a pattern.
fn words(pattern: &Pattern<&str>) -> String {
    let mut all = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.push_str(value),
            PatternElement::Placeable { expression } => match placeable(expression) {
                Placeable::Plain(_) => all.push('\u{fffc}'),
                Placeable::Selection(selection) => {
                    for variant in selection.variants {
                        all.push(' ');
                        all.push_str(&words(&variant.value));
                    }
                }
            },
        }
    }
    all
}

/// Whether a text contains a word or its plural.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|part| part == word || part.strip_suffix('s') == Some(word))
}

/// A row of the glossary that is relevant for a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryTerm {
    /// The term in English.
    pub english: String,
    /// The words of the language.
    pub printed: String,
    /// The other columns: part of speech, forms and reasons.
    pub about: String,
}

/// The terms of a glossary that appear in the English source of a message.
pub fn terms_of(glossary: &str, source: &str) -> Vec<GlossaryTerm> {
    let words = plain_words(source);
    let below = glossary.lines().skip(1).chain([""]);
    let is_rule = |line: &str| line.trim_start().starts_with('|') && !line.contains(|c: char| !"|-: ".contains(c));
    let rows = glossary.lines().zip(below).filter(|(line, below)| !is_rule(below) && !is_rule(line));
    let found = rows.filter_map(|(line, _)| {
        let cells: Vec<&str> = line.trim().strip_prefix('|')?.split('|').map(str::trim).collect();
        let [english, printed, about @ ..] = &cells[..] else { return None };
        // "gain / lose (Energy)" and "Forged, Umbral" match if one of their words appears.
        let is_printed = list(english).iter().any(|term| {
            let mut parts = term.split_whitespace().filter(|part| part.len() > 1).peekable();
            parts.peek().is_some() && parts.all(|part| words.iter().any(|word| is_form_of(word, part)))
        });
        let about: Vec<&str> = about.iter().copied().filter(|cell| !cell.is_empty()).collect();
        is_printed.then(|| GlossaryTerm {
            english: (*english).to_owned(),
            printed: (*printed).to_owned(),
            about: about.join(" · "),
        })
    });
    found.collect()
}

/// The words of a message's texts, in lower case, without placeables.
fn plain_words(source: &str) -> Vec<String> {
    let begins = source.find('=').map_or(0, |at| at + 1);
    let mut depth = 0_usize;
    let mut plain = String::new();
    for (at, letter) in source.char_indices().filter(|(at, _)| *at >= begins) {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ']' => plain.push(' '),
            // The texts of variants are inside the braces of their selection.
            _ if depth <= 1 && !source[..at].ends_with('$') => plain.push(letter),
            _ => {}
        }
    }
    plain.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).filter(|word| word.len() > 1).collect()
}

/// Whether an English word is a form of a term: the term itself, its plural or its third person.
fn is_form_of(word: &str, term: &str) -> bool {
    let term = term.to_lowercase();
    word == term || word.strip_suffix('s').is_some_and(|stem| stem == term || stem.strip_suffix('e') == Some(&term))
}

#[cfg(test)]
mod tests {
    use super::terms_of;

    #[test]
    fn the_terms_of_a_message_are_found_in_any_form() {
        let glossary = "| English | 日本語 | part | why |\n|---|---|---|---|\n| Shield | シールド | noun | x |\n| gain / lose (Energy) | 得る／失う | verb | |\n| draw | 引く | verb | y |\n| hero | ヒーロー | | |\n";
        let of =
            |source: &str| -> Vec<String> { terms_of(glossary, source).into_iter().map(|term| term.english).collect() };
        assert_eq!(of("op-x = opponent loses { $val } Shield"), ["Shield", "gain / lose (Energy)"]);
        assert_eq!(of("op-draw = draw { $val ->\n [one] a hero\n *[other] heroes\n }"), ["draw", "hero"]);
        assert!(of("a = nothing of it").is_empty());
    }
}
