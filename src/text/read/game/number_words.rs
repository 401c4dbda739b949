//! Numbers that are written in words: "two cards" is read as "2 cards".

use std::cmp::Reverse;
use std::ops::Range;

use crate::text::Language;

/// Numbers in words of a sentence of which each can be one or a mere word, e.g. an article.
const MAX_DOUBTFUL: usize = 3;

/// The forms of numbers in a language.
#[derive(Clone, Debug, Default)]
pub(super) struct NumberWords {
    /// Each form with its number; a form before those that it begins with.
    forms: Vec<(String, usize)>,
    /// Whether words are separated by spaces.
    spaced: bool,
}

impl NumberWords {
    /// `numbers`: the folded forms of the numbers from one on.
    pub fn new(numbers: &[Vec<String>], language: &Language) -> Self {
        let numbers = (1..).zip(numbers);
        let forms = numbers.flat_map(|(number, forms)| forms.iter().map(move |form| (form.clone(), number)));
        let mut forms: Vec<(String, usize)> = forms.filter(|(form, _)| !form.is_empty()).collect();
        forms.sort_by_key(|(form, _)| Reverse(form.len()));
        Self { forms, spaced: language.spaced }
    }

    /// A folded sentence with its numbers in digits: all of them, then all but some, as far as that many are in doubt.
    pub fn in_digits(&self, sentence: &str) -> Vec<String> {
        let found = self.found(sentence);
        let doubtful = found.len().min(MAX_DOUBTFUL);
        // A bit for each of the last numbers; those before them are always written in digits.
        let kept = 0..if found.is_empty() { 0 } else { 1_u32 << doubtful };
        let kept =
            kept.filter(|kept| found.len() > doubtful || kept.count_ones() < u32::try_from(doubtful).unwrap_or(0));
        let written = |kept: u32| {
            let (mut text, mut at) = (String::with_capacity(sentence.len()), 0);
            for (place, (range, number)) in found.iter().rev().enumerate().rev() {
                let is_kept = place < doubtful && kept & 1 << place != 0;
                if !is_kept {
                    text.push_str(&sentence[at..range.start]);
                    text.push_str(&number.to_string());
                    at = range.end;
                }
            }
            text + &sentence[at..]
        };
        kept.map(written).collect()
    }

    /// Where numbers are in a sentence.
    fn found(&self, sentence: &str) -> Vec<(Range<usize>, usize)> {
        let is_word = |c: Option<char>| self.spaced && c.is_some_and(char::is_alphanumeric);
        let (mut found, mut after) = (Vec::new(), 0);
        for (at, _) in sentence.char_indices() {
            let (before, rest) = sentence.split_at(at);
            if at < after || is_word(before.chars().next_back()) {
                continue;
            }
            let form = self
                .forms
                .iter()
                .find(|(form, _)| rest.strip_prefix(form.as_str()).is_some_and(|rest| !is_word(rest.chars().next())));
            if let Some((form, number)) = form {
                after = at + form.len();
                found.push((at..after, *number));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::NumberWords;
    use crate::text::{ENGLISH, Language};

    fn words(numbers: &str, language: &Language) -> NumberWords {
        let forms = |forms: &str| forms.split('/').map(str::to_owned).collect();
        NumberWords::new(&numbers.split('|').map(forms).collect::<Vec<_>>(), language)
    }

    #[test]
    fn whole_words_are_numbers() {
        let english = words("one/an|two|three", ENGLISH);
        assert_eq!(english.in_digits("draw two cards."), ["draw 2 cards."]);
        assert_eq!(english.in_digits("none of someone's twofold cards."), Vec::<String>::new());
        assert_eq!(english.in_digits(""), Vec::<String>::new());
    }

    #[test]
    fn each_number_may_be_a_mere_word() {
        let english = words("one|two|three", ENGLISH);
        assert_eq!(english.in_digits("one by two"), ["1 by 2", "1 by two", "one by 2"]);
        let many = english.in_digits("one one one one two");
        assert_eq!(many.len(), 8);
        assert!(many.contains(&"1 1 1 1 2".to_owned()) && many.contains(&"1 1 one one two".to_owned()), "{many:?}");
    }

    #[test]
    fn the_longest_form_counts_and_other_scripts_have_no_spaces() {
        let turkish = words("bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on bir|on iki", ENGLISH);
        assert_eq!(turkish.in_digits("on iki kart")[0], "12 kart");
        let chinese = words("一|两/二", Language::find("zh-Hans").unwrap_or(ENGLISH));
        assert_eq!(chinese.in_digits("抽两张牌。"), ["抽2张牌。"]);
    }
}
