//! Why a sentence fits no pattern: a word where a number, or a word of the game, should be.

use std::collections::HashSet;
use std::ops::Range;

use super::matcher::Matcher;
use super::paragraphs::Paragraph;
use super::pattern::{Form, Part};
use super::{GameReader, Problem, ReadSentence};

/// Words of a sentence that are tried.
const MAX_TRIED: usize = 3;

impl GameReader<'_> {
    /// Finds out why a sentence fits no pattern, if a single word is to blame.
    pub fn explain(&self, sentence: &mut ReadSentence) {
        if !sentence.is_read() && sentence.problem.is_none() {
            sentence.problem = self.wrong_word(&sentence.text);
        }
    }

    fn wrong_word(&self, text: &str) -> Option<Problem> {
        let paragraph = Paragraph::of(text, &self.grammar.end, &self.grammar.in_parentheses, self.language);
        let [sentence] = &paragraph.folded[..] else { return None };
        let is_known = |word: &Range<usize>| {
            let word = &sentence[word.clone()];
            word.bytes().any(|byte| byte.is_ascii_digit()) || self.grammar.vocabulary.contains(word)
        };
        let unknown: Vec<Range<usize>> =
            words(sentence).into_iter().filter(|word| !is_known(word)).take(MAX_TRIED).collect();
        let fits = |word: &Range<usize>, instead: &str| {
            let text = format!("{}{instead}{}", &sentence[..word.start], &sentence[word.end..]);
            let found = Matcher::new(&self.grammar, &self.game, &text).sentences(0);
            found.iter().any(|(end, _)| *end == text.len())
        };
        if unknown.iter().any(|word| fits(word, "2")) {
            return Some(Problem::NotANumber);
        }
        let samples = self.samples();
        unknown.iter().any(|word| samples.iter().any(|sample| fits(word, sample))).then_some(Problem::UnknownWord)
    }

    /// A word of each table that texts take words from.
    fn samples(&self) -> Vec<&str> {
        let sets = self.game.word_sets.values().filter_map(|set| set.words.first());
        let sets = sets.map(|word| ("word", self.game.word(*word)));
        let types = self.game.card_types.keys().next().map(|name| ("type", name.as_str()));
        let shown = |(prefix, id): (&str, &str)| {
            let word = self.grammar.words.iter().find(|word| word.prefix == prefix && word.id == id)?;
            word.shown.first().map(String::as_str)
        };
        sets.chain(types).filter_map(shown).collect()
    }
}

/// Where the words of a folded sentence are, without the marks around them.
fn words(sentence: &str) -> Vec<Range<usize>> {
    let is_mark = |c: char| !c.is_alphanumeric();
    let mut at = 0;
    let pieces = sentence.split(' ').map(|piece| {
        let start = at + piece.len() - piece.trim_start_matches(is_mark).len();
        at += piece.len() + 1;
        start..start + piece.trim_matches(is_mark).len()
    });
    pieces.filter(|word| !word.is_empty()).collect()
}

/// The words of patterns.
pub(super) fn vocabulary<'f>(forms: impl Iterator<Item = &'f Form>) -> HashSet<String> {
    let mut found = HashSet::new();
    for form in forms {
        add(&form.parts, &mut found);
    }
    found
}

fn add(parts: &[Part], found: &mut HashSet<String>) {
    for part in parts {
        match part {
            Part::Text(text) => found.extend(words(text).into_iter().map(|word| text[word].to_owned())),
            Part::Slot { .. } => {}
            Part::Choice(variants) => variants.iter().for_each(|variant| add(&variant.parts, found)),
        }
    }
}
