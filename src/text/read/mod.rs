//! Reads a text back into rows: the inverse of the generator, for any language that has the messages.
//!
//! The patterns are the generator's own clauses and frames ([`phrases`]), so that a message that a translator changes is
//! read as it is printed. A sentence is read as every row whose printed sentence it is ([`parse`]); if there are several,
//! the sentence is ambiguous.

mod fold;
mod game;
mod parse;
mod phrases;
mod same;

use std::ops::Range;

use compact_str::format_compact;

use crate::card::{CheckedRow, Condition, Parameter, Role, Row};
use crate::ruleset::{CardTypeId, Ruleset, Takes, Timing, TriggerId};
use crate::text::render::facts::Facts;
use crate::text::{Language, Texts};
use fold::fold;
pub use game::{GameReader, GameReading, Problem, ReadSentence};
use parse::{Before, Parser, without_end};
use phrases::Phrases;
pub(super) use same::same_texts;

/// Sentence ends that one sentence may contain at most. In a language that ends no sentences, every space may be one.
const MAX_ENDS: usize = 40;

/// The longest text that is read, in bytes. Longer ones are not understood as a whole.
pub const MAX_READ: usize = 16 << 10;

/// What is known about the card of a text.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadContext {
    /// The card type; operations of other types are not considered.
    pub card_type: Option<CardTypeId>,
}

/// A text as rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The trigger whose clause begins the text.
    pub trigger: Option<TriggerId>,
    /// The rows, in the order of the text.
    pub rows: Vec<Row>,
    /// For each row, the bytes of its sentence.
    pub spans: Vec<Range<usize>>,
    /// The sentences that are no row's, word for word, without a full stop at the end.
    pub not_understood: Vec<String>,
    /// The sentences that are those of several rows; the first is in `rows`.
    pub ambiguous: Vec<Ambiguity>,
}

/// A sentence that several rows print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// The sentence.
    pub text: String,
    /// The rows that print it.
    pub rows: Vec<Row>,
}

/// Reads texts of one language.
pub struct TextReader<'a> {
    texts: &'a Texts,
    language: &'static Language,
    rules: &'a Ruleset,
    phrases: Phrases,
}

impl<'a> TextReader<'a> {
    /// Prepares the patterns of a language, which takes some milliseconds.
    pub fn new(texts: &'a Texts, language: &'static Language, rules: &'a Ruleset) -> Self {
        let phrases = Phrases::of(texts.bundle(language), rules);
        Self { texts, language, rules, phrases }
    }

    /// Reads a text.
    pub fn read(&self, text: &str, context: ReadContext) -> Reading {
        let mut reading = Reading::default();
        if text.len() > MAX_READ {
            reading.not_understood.push(text.to_owned());
            return reading;
        }
        let (trigger, mut rest) = self.after_trigger(text);
        reading.trigger = trigger;
        // Only a clause that is printed can be referred to by the first sentence.
        let trigger = trigger.map(|id| format!("trigger-{}", self.rules.trigger(id).0));
        let mut before = Before { clause: trigger.as_deref(), timing: None };
        let mut rows: Vec<CheckedRow> = Vec::new();
        let mut unknown: Option<Range<usize>> = None;
        while !rest.is_empty() {
            if let Some((head, end)) = self.head(text, rest.clone()) {
                before = head;
                rest = skip(text, end..rest.end);
            }
            let sentence = self.next_sentence(text, rest.clone(), before, context, &rows);
            let Some((end, mut found)) = sentence else {
                let end = self.ends(text, rest.clone()).next().unwrap_or(rest.end);
                let start = unknown.as_ref().map_or(rest.start, |unknown| unknown.start);
                unknown = Some(start..end);
                if !self.phrases.end.is_empty() {
                    self.not_understood(text, &mut unknown, &mut reading);
                }
                (before, rest) = Self::after_sentence(text, end..rest.end, before);
                continue;
            };
            self.not_understood(text, &mut unknown, &mut reading);
            let span = rest.start..end;
            if found.len() > 1 {
                let rows = found.iter().map(|(row, _)| self.row(row)).collect();
                reading.ambiguous.push(Ambiguity { text: text[span.clone()].trim().to_owned(), rows });
            }
            let (row, times) = found.swap_remove(0);
            for _ in 0..times {
                let row = CheckedRow { at: rows.len(), ..row.clone() };
                reading.rows.push(self.row(&row));
                reading.spans.push(span.clone());
                rows.push(row);
            }
            (before, rest) = Self::after_sentence(text, end..rest.end, before);
        }
        self.not_understood(text, &mut unknown, &mut reading);
        reading
    }

    /// The longest sentence at the start of a range, and the rows that it can be.
    fn next_sentence(
        &self,
        text: &str,
        rest: Range<usize>,
        before: Before<'_>,
        context: ReadContext,
        rows: &[CheckedRow],
    ) -> Option<(usize, Vec<(CheckedRow, u32)>)> {
        let (bundle, rules) = (self.texts.bundle(self.language), self.rules);
        let types = (0..rules.card_types.len()).filter_map(|at| u8::try_from(at).ok().map(CardTypeId));
        let facts: Vec<Facts<'_>> = match context.card_type {
            None if bundle.has_facts() => types.map(Some).chain([None]).map(|one| Facts::of(rules, one)).collect(),
            card_type => vec![Facts::of(rules, card_type)],
        };
        let parser = Parser { bundle, rules, phrases: &self.phrases, facts: &facts };
        let ends: Vec<usize> = self.ends(text, rest.clone()).take(MAX_ENDS).collect();
        ends.into_iter().rev().find_map(|end| {
            let mut found = parser.sentence(text.get(rest.start..end)?, before);
            self.narrow(&mut found, context, rows);
            (!found.is_empty()).then_some((end, found))
        })
    }

    /// Leaves out the rows that cannot be meant here, as long as there are others.
    fn narrow(&self, found: &mut Vec<(CheckedRow, u32)>, context: ReadContext, before: &[CheckedRow]) {
        let has_type = |row: &CheckedRow| {
            let types = &self.rules.operation(row.op).1.types;
            context.card_type.is_none_or(|card_type| types.is_empty() || types.contains(&card_type))
        };
        let has_base = |row: &CheckedRow| row.role != Role::Replace || before.iter().any(|base| base.op == row.op);
        let is_played = |row: &CheckedRow| self.rules.operation(row.op).1.timing == Timing::Play;
        let tests: [&dyn Fn(&CheckedRow) -> bool; 3] = [&has_type, &has_base, &is_played];
        for test in tests {
            if found.len() > 1 && found.iter().any(|(row, _)| test(row)) {
                found.retain(|(row, _)| test(row));
            }
        }
    }

    /// The trigger whose clause is around the text, and what is inside.
    fn after_trigger(&self, text: &str) -> (Option<TriggerId>, Range<usize>) {
        let whole = skip(text, 0..text.trim_end().len());
        let folded = fold(text, self.language);
        for (id, before, after) in &self.phrases.triggers {
            if !folded.starts_with(before.trim_end()) || !folded.ends_with(after.trim_start()) || before.is_empty() {
                continue;
            }
            // Folding can change the number of bytes, so the end of the clause is looked for.
            let clause = before.trim_end();
            let mut inside = text.char_indices().map(|(at, c)| at + c.len_utf8());
            let start = inside.find(|&at| fold(&text[..at], self.language) == clause);
            if let Some(start) = start {
                return (Some(*id), skip(text, start..whole.end));
            }
        }
        (None, whole)
    }

    /// The head of several sentences that begins a text, and where it ends.
    fn head(&self, text: &str, rest: Range<usize>) -> Option<(Before<'_>, usize)> {
        let inside = text.get(rest.clone())?;
        let folded = fold(inside, self.language);
        self.phrases.timings.iter().find_map(|one| {
            let head = one.head.trim_end();
            if head.is_empty() || !folded.starts_with(head) {
                return None;
            }
            let mut ends = inside.char_indices().map(|(at, c)| at + c.len_utf8());
            let end = ends.find(|&at| fold(&inside[..at], self.language) == head)?;
            Some((Before { clause: Some(one.message), timing: Some(one.timing) }, rest.start + end))
        })
    }

    /// What comes before the next sentence, and the rest of the text. A head reaches to the end of its line.
    fn after_sentence<'t>(text: &str, rest: Range<usize>, before: Before<'t>) -> (Before<'t>, Range<usize>) {
        let next = skip(text, rest.clone());
        let is_new_line = text.get(rest.start..next.start).is_some_and(|between| between.contains('\n'));
        (Before { clause: None, timing: before.timing.filter(|_| !is_new_line) }, next)
    }

    /// The positions after which a sentence can end.
    fn ends<'t>(&'t self, text: &'t str, rest: Range<usize>) -> impl Iterator<Item = usize> + 't {
        let mark = if self.phrases.end.is_empty() { self.phrases.between.as_str() } else { self.phrases.end.as_str() };
        let inside = text.get(rest.clone()).unwrap_or_default();
        let is_between = self.phrases.end.is_empty();
        // A line ends the sentence of a language that has no mark for it.
        let mut marks: Vec<usize> = inside
            .match_indices(mark)
            .filter(|_| !mark.is_empty())
            .map(|(at, mark)| at + if is_between { 0 } else { mark.len() })
            .collect();
        if is_between {
            marks.extend(inside.match_indices('\n').map(|(at, _)| at));
            marks.sort_unstable();
        }
        let ends = marks.into_iter().map(move |at| rest.start + at);
        let spaced = self.language.spaced && !is_between;
        let ends = ends.filter(move |&end| {
            // The point in "2.5" or "e.g." does not end a sentence of a language that has spaces.
            let next = text.get(end..).and_then(|rest| rest.chars().next());
            !spaced || next.is_none_or(char::is_whitespace)
        });
        ends.filter(move |&end| end > rest.start && end < rest.end).chain([rest.end])
    }

    fn not_understood(&self, text: &str, unknown: &mut Option<Range<usize>>, reading: &mut Reading) {
        let Some(range) = unknown.take() else { return };
        let sentence = text.get(range).unwrap_or_default().trim();
        let sentence = without_end(sentence, &self.phrases.end);
        if !sentence.is_empty() {
            reading.not_understood.push(sentence.to_owned());
        }
    }

    /// A row as a registry writes it.
    fn row(&self, row: &CheckedRow) -> Row {
        let (op, operation) = self.rules.operation(row.op);
        let condition = |&(id, param): &(crate::ruleset::ConditionId, i32)| {
            let (name, rule) = self.rules.condition(id);
            let word = || usize::try_from(param).ok().and_then(|at| self.rules.subtypes.get_index(at));
            let is = match &rule.takes {
                Takes::Nothing | Takes::Other => Parameter::True,
                Takes::Number(_) => Parameter::Number(param.into()),
                Takes::Subtype => word().map_or(Parameter::True, |(word, _)| Parameter::Word(word.clone())),
            };
            Condition { id: format_compact!("{name}"), is }
        };
        Row {
            op: op.clone(),
            val: operation.val.is_some().then_some(i64::from(row.val)),
            conditions: row.conditions.iter().map(condition).collect(),
            replace: row.role == Role::Replace,
            bonus: row.role == Role::Bonus,
            ..Row::default()
        }
    }
}

/// A range without the white space at its start.
fn skip(text: &str, rest: Range<usize>) -> Range<usize> {
    let inside = text.get(rest.clone()).unwrap_or_default();
    rest.end - inside.trim_start().len()..rest.end
}
