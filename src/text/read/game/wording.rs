//! Other wordings, which a ruleset lists under `reads`: `{ "as": "Draw {val} cards.", "also": ["Draw {val|a} card(s)."] }`.
//!
//! `{val}` is a number, `{val|a}` may also be "a" for 1; `(s)` and `[so]` may be missing; `(this|that)` is one of these. A
//! wording is instead of a whole sentence or of what begins one. Numbers can be written in words.

use serde_json::Value as Json;

use super::number_words::NumberWords;
use crate::text::Language;
use crate::text::read::fold::fold;

/// The highest number that other wordings can have.
pub(super) const MOST: i64 = 99;
/// Ways in which a wording can be read at one place.
const MAX_WAYS: usize = 32;

/// A piece of a wording.
#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Text(String),
    /// A number, or this word for 1.
    Number(Option<String>),
    Either(Vec<Vec<Piece>>),
}

/// What the game prints instead.
#[derive(Clone, Debug)]
enum Meaning {
    /// The beginning of a sentence.
    Start(String),
    /// A clause with a number: one of the printers.
    Clause(usize),
}

/// The texts of a clause by its number.
#[derive(Clone, Debug, Default)]
pub(super) struct Printer(pub Vec<Option<String>>);

/// The wordings of a ruleset.
#[derive(Clone, Debug, Default)]
pub(super) struct Wordings {
    all: Vec<(Meaning, Vec<Piece>)>,
    /// What the clauses are instead of.
    texts: Vec<String>,
    printers: Vec<Printer>,
    numbers: NumberWords,
}

impl Wordings {
    /// Reads the member `reads` of a ruleset. What has another form is left out. `numbers`: the forms of the numbers from
    /// one on.
    pub fn read(reads: &Json, numbers: &[Vec<String>], language: &Language) -> Self {
        let mut wordings = Self { numbers: NumberWords::new(numbers, language), ..Self::default() };
        for entry in reads.as_array().into_iter().flatten() {
            let Some(instead) = entry.get("as").and_then(Json::as_str) else { continue };
            let meaning = if instead.trim_end().ends_with([':', ',']) {
                Meaning::Start(fold(instead, language))
            } else {
                wordings.texts.push(instead.to_owned());
                Meaning::Clause(wordings.texts.len() - 1)
            };
            for also in entry.get("also").and_then(Json::as_array).into_iter().flatten().filter_map(Json::as_str) {
                wordings.all.push((meaning.clone(), pieces(&fold(also, language))));
            }
        }
        wordings
    }

    /// The sentences that others are instead of, with two numbers.
    pub fn sentences(&self) -> impl Iterator<Item = [String; 2]> {
        self.texts.iter().map(|text| ["2", "3"].map(|number| with_text(text, number)))
    }

    /// Adds what the game prints for these sentences.
    pub fn complete(&mut self, printers: Vec<Printer>) {
        self.printers = printers;
    }

    /// The sentences that the game cannot print.
    pub fn unread(&self) -> impl Iterator<Item = &str> {
        let is_unread = |(_, printer): &(&String, &Printer)| printer.0.iter().all(Option::is_none);
        self.texts.iter().zip(&self.printers).filter(is_unread).map(|(text, _)| text.as_str())
    }

    /// A folded sentence with all its numbers in digits; `None`: it has none in words.
    pub fn in_digits(&self, sentence: &str) -> Option<String> {
        self.numbers.in_digits(sentence).into_iter().next()
    }

    /// A folded sentence in the game's own words, in all ways that the wordings allow.
    pub fn rewritten(&self, sentence: &str) -> Vec<String> {
        let mut starts = vec![sentence.to_owned()];
        starts.extend(self.numbers.in_digits(sentence));
        for at in 0..starts.len() {
            for (meaning, pieces) in &self.all {
                let Meaning::Start(instead) = meaning else { continue };
                for (end, _) in ways(pieces, &starts[at], 0, None) {
                    let rest = starts[at].get(end..).unwrap_or_default();
                    if rest.starts_with(' ') {
                        starts.push(format!("{instead}{rest}"));
                    }
                }
            }
        }
        let mut all: Vec<String> = starts[1..].to_vec();
        for start in &starts {
            for (meaning, pieces) in &self.all {
                let Meaning::Clause(at) = meaning else { continue };
                let Some(printer) = self.printers.get(*at) else { continue };
                for from in clause_starts(start) {
                    for (end, number) in ways(pieces, start, from, None) {
                        let printed = number.and_then(|number| printer.0.get(usize::try_from(number).ok()?)?.as_ref());
                        if let Some(printed) = printed.filter(|_| end == start.len()) {
                            all.push(format!("{}{printed}", &start[..from]));
                        }
                    }
                }
            }
        }
        all.truncate(MAX_WAYS);
        all
    }
}

/// Where a clause can begin in a sentence.
fn clause_starts(sentence: &str) -> Vec<usize> {
    let marks = sentence.match_indices([':', ',']);
    let after = marks.filter(|(at, _)| sentence[at + 1..].starts_with(' ')).map(|(at, _)| at + 2);
    std::iter::once(0).chain(after).collect()
}

fn with_text(text: &str, number: &str) -> String {
    let (mut done, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('{') {
        done.push_str(before);
        done.push_str(number);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    done + rest
}

/// The pieces of a wording.
fn pieces(text: &str) -> Vec<Piece> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '(', '[']) {
        let (before, after) = rest.split_at(at);
        if !before.is_empty() {
            all.push(Piece::Text(before.to_owned()));
        }
        let close = match after.as_bytes()[0] {
            b'{' => '}',
            b'(' => ')',
            _ => ']',
        };
        let (inside, next) = after[1..].split_once(close).unwrap_or((&after[1..], ""));
        let alternatives = || inside.split('|').map(pieces);
        all.push(match close {
            '}' => Piece::Number(inside.split_once('|').map(|(_, word)| word.to_owned())),
            ')' if inside.contains('|') => Piece::Either(alternatives().collect()),
            _ => Piece::Either(alternatives().chain([Vec::new()]).collect()),
        });
        rest = next;
    }
    if !rest.is_empty() {
        all.push(Piece::Text(rest.to_owned()));
    }
    all
}

/// Where a wording ends that begins at a place, and the number in it.
fn ways(wording: &[Piece], text: &str, at: usize, number: Option<i64>) -> Vec<(usize, Option<i64>)> {
    let mut states = vec![(at, number)];
    for piece in wording {
        let mut next = Vec::new();
        for (at, number) in states {
            let Some(rest) = text.get(at..) else { continue };
            match piece {
                Piece::Text(piece) => {
                    if rest.starts_with(piece.as_str()) {
                        next.push((at + piece.len(), number));
                    }
                }
                Piece::Number(article) => {
                    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                    if let Ok(number) = rest[..digits].parse() {
                        next.push((at + digits, Some(number)));
                    } else if let Some(word) = article.as_ref().filter(|word| rest.starts_with(word.as_str())) {
                        next.push((at + word.len(), Some(1)));
                    }
                }
                Piece::Either(alternatives) => {
                    for one in alternatives {
                        next.extend(ways(one, text, at, number));
                    }
                }
            }
        }
        next.truncate(MAX_WAYS);
        states = next;
    }
    states
}

/// A row with a number in the places where two rows have 2 and 3; `None` if they differ in something else.
pub(super) fn with_number(two: &Json, three: &Json, number: i64) -> Option<Json> {
    match (two, three) {
        (Json::Object(two), Json::Object(three)) if two.len() == three.len() => {
            let members = two.iter().map(|(name, value)| {
                let other = three.get(name)?;
                Some((name.clone(), with_number(value, other, number)?))
            });
            members.collect::<Option<serde_json::Map<_, _>>>().map(Json::Object)
        }
        (Json::Number(two), Json::Number(three)) if two.as_i64() == Some(2) && three.as_i64() == Some(3) => {
            Some(number.into())
        }
        (two, three) => (two == three).then(|| two.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::{pieces, ways, with_number};
    use serde_json::json;

    #[test]
    fn a_wording_has_numbers_and_alternatives() {
        let wording = pieces("draw {val|a} card(s)[ now] (this|next) turn.");
        let read = |text: &str| ways(&wording, text, 0, None).into_iter().find(|(end, _)| *end == text.len());
        assert_eq!(read("draw a card this turn."), Some((22, Some(1))));
        assert_eq!(read("draw 12 cards now next turn."), Some((28, Some(12))));
        assert_eq!(read("draw cards this turn."), None);
        assert_eq!(read("draw 2 cards that turn."), None);
    }

    #[test]
    fn the_number_of_a_row_is_where_two_rows_differ() {
        let row = |val: i64| json!({ "do": "x", "val": val, "if": { "n": 7 } });
        assert_eq!(with_number(&row(2), &row(3), 9), Some(row(9)));
        assert_eq!(with_number(&row(2), &row(4), 9), None);
    }
}
