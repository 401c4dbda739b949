//! The sentence of a sheet that was understood and is nearest to one that was not, so that its author sees at once which
//! words to change, or which wording the ruleset's `reads` lacks.

use std::collections::BTreeMap;

use super::SheetPlan;

/// Sentences that are compared at most, so that a sheet of which nothing is understood stays quick to read.
const MOST: usize = 2000;

/// The sentences of a sheet that were understood.
pub struct Known<'p> {
    /// Each once, with its words.
    sentences: BTreeMap<Vec<String>, &'p str>,
}

/// A sentence that was understood, beside one that was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest<'p> {
    /// As the sheet writes it.
    pub text: &'p str,
    /// The words that it has not, as they are compared: in small letters, with `#` for a number.
    pub others: Vec<String>,
}

impl SheetPlan {
    /// The sentences that were understood.
    pub fn known(&self) -> Known<'_> {
        let read = self.cards.iter().flat_map(|card| &card.reading.sentences).filter(|sentence| sentence.is_read());
        let mut sentences = BTreeMap::new();
        for sentence in read {
            if sentences.len() < MOST {
                sentences.entry(words(&sentence.text)).or_insert(sentence.text.as_str());
            }
        }
        Known { sentences }
    }
}

impl<'p> Known<'p> {
    /// The nearest sentence, if it has at least half of the words in their order; of equally near ones, the first.
    pub fn nearest(&self, sentence: &str) -> Option<Nearest<'p>> {
        let wanted = words(sentence);
        let distance = |known: &Vec<String>| strsim::generic_levenshtein(known, &wanted);
        let (known, text) = self.sentences.iter().min_by_key(|(known, _)| distance(known))?;
        if distance(known) * 2 > wanted.len().max(known.len()) {
            return None;
        }
        let mut left = known.clone();
        let mut others = wanted;
        others.retain(|word| match left.iter().position(|known| known == word) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        });
        Some(Nearest { text, others })
    }
}

/// The words of a sentence as they are compared.
fn words(sentence: &str) -> Vec<String> {
    let word = |word: &str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        if bare.bytes().any(|byte| byte.is_ascii_digit()) { "#".to_owned() } else { bare.to_lowercase() }
    };
    sentence.split_whitespace().map(word).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::SheetCard;
    use super::*;
    use crate::text::read::{GameReading, ReadSentence};

    fn plan(sentences: &[(&str, usize)]) -> SheetPlan {
        let read = |&(text, rows): &(&str, usize)| ReadSentence {
            text: text.to_owned(),
            span: 0..text.len(),
            rows,
            problem: None,
            reworded: false,
            ambiguous: false,
        };
        let reading = GameReading { sentences: sentences.iter().map(read).collect(), ..GameReading::default() };
        let card = SheetCard {
            record: serde_json::Map::new(),
            raw: serde_json::Map::new(),
            text: String::new(),
            text_span: None,
            reading,
        };
        SheetPlan { cards: vec![card], ..SheetPlan::default() }
    }

    #[test]
    fn the_nearest_sentence_that_was_read_is_named_with_the_words_that_differ() {
        let plan = plan(&[("Draw 2 cards.", 1), ("Your opponent loses 1 point.", 1), ("Draw 3 cards now.", 0)]);
        let known = plan.known();
        let nearest = known.nearest("Draw 3 cards now.").unwrap();
        assert_eq!((nearest.text, nearest.others), ("Draw 2 cards.", vec!["now".to_owned()]));
        let nearest = known.nearest("Your OPPONENT discards 12 points").unwrap();
        assert_eq!(nearest.text, "Your opponent loses 1 point.");
        assert_eq!(nearest.others, ["discards", "points"]);
        assert_eq!(known.nearest("Ring twice for luck."), None);
        assert_eq!(known.nearest(""), None);
        assert_eq!(SheetPlan::default().known().nearest("Draw 2 cards."), None);
    }
}
