//! A text that is being built: its marks, and what had to be printed in English.

use std::ops::Range;

use smallvec::SmallVec;

use super::bundle::{Bundle, MAX_TEXT, MissingReason};
use super::clause::{MissingMessage, args, message, timing};
use super::effect::{Fallback, Text};
use super::facts::Facts;
use super::groups::{groups, merge, place_timings};
use super::marks::{Marks, Part, Piece, is_mark, unmark};
use super::pseudo::BRACKETS;
use super::row::{TextRow, TimingIn};
use super::sentence::{Place, sentence};

/// A fallback whose position is known only when the text is finished.
struct PendingFallback {
    row: Option<usize>,
    missing: MissingMessage,
    in_no_language: bool,
}

/// A text that is being built, in one language.
pub(in crate::text) struct Page<'a> {
    pub(in crate::text) own: &'a Bundle,
    pub(in crate::text) english: &'a Bundle,
    marks: Marks,
    pending: Vec<PendingFallback>,
}

impl<'a> Page<'a> {
    pub(in crate::text) fn new(own: &'a Bundle, english: &'a Bundle) -> Self {
        Self { own, english, marks: Marks::default(), pending: Vec::new() }
    }

    /// The sentences of rows, behind the clause of a trigger if there is one. Equal rows become one, and rows of one timing
    /// have one head.
    pub(in crate::text) fn rows(
        &mut self,
        rows: &mut SmallVec<[TextRow<'_>; 4]>,
        trigger: Option<&str>,
        facts: Facts<'_>,
    ) -> String {
        let trigger = trigger.filter(|_| !rows.is_empty()).map(|trigger| format!("trigger-{trigger}"));
        merge(rows, &mut self.marks);
        place_timings(rows, trigger.is_some(), self.english);
        let mut text = String::new();
        let mut join = "seq";
        for group in groups(rows) {
            let is_headed = group.first().is_some_and(|row| row.timing_in == TimingIn::Head);
            let next = if is_headed {
                self.headed(group, facts, text.len())
            } else {
                let after = trigger.as_deref().filter(|_| text.is_empty());
                self.sentences(group, after, text.len())
            };
            text = self.join(join, text, next);
            // A line of its own shows where a head ends.
            join = if is_headed { "seq-abilities" } else { "seq" };
        }
        if let Some(id) = trigger {
            let clause = self.with_fallback(None, |bundle, marks| {
                let mut args = args([]);
                facts.set(&mut args);
                message(bundle, &id, None, &args).map(|text| marks.wrap(Piece::Trigger, &text))
            });
            text = self.join_as("frame-trigger", ("trigger", &clause), ("text", &text));
            self.own.language.capital(&mut text, is_mark);
        }
        text
    }

    /// The sentences of rows with one timing, which is printed once before them.
    fn headed(&mut self, rows: &[TextRow<'_>], facts: Facts<'_>, length: usize) -> String {
        let Some(first) = rows.first() else { return String::new() };
        let clause = self.with_fallback(Some(first.at), |bundle, marks| {
            let clause = timing(bundle, first.on, facts)?;
            Ok(marks.wrap(Piece::Row(first.at, Part::Timing, None), &clause))
        });
        let text = self.sentences(rows, Some(&format!("on-{}", first.on)), length);
        let mut text = self.join_as("frame-timing", ("on", &clause), ("text", &text));
        self.own.language.capital(&mut text, is_mark);
        text
    }

    /// The sentences of rows. `after`: the clause before them. `length`: that of the text so far.
    fn sentences(&mut self, rows: &[TextRow<'_>], after: Option<&str>, length: usize) -> String {
        let mut text = String::new();
        for (at, row) in rows.iter().enumerate() {
            let capital = at > 0 || after.is_none() || self.own.capital_after_trigger();
            let after = after.filter(|_| at == 0);
            let sentence = self.with_fallback(Some(row.at), |bundle, marks| {
                let place = Place { capital, subject: after.and_then(|clause| bundle.subject(clause)) };
                sentence(bundle, row, place, marks)
            });
            if length + text.len() + sentence.len() > MAX_TEXT / 2 {
                break;
            }
            let sentence = self.marks.wrap(Piece::Sentence(row.at), &sentence);
            text = self.join("seq", text, sentence);
        }
        text
    }

    /// The wording of the language, otherwise that of English, otherwise the placeholder for a missing wording.
    pub(in crate::text) fn with_fallback(
        &mut self,
        row: Option<usize>,
        words: impl Fn(&'a Bundle, &mut Marks) -> Result<String, MissingMessage>,
    ) -> String {
        let missing = match words(self.own, &mut self.marks) {
            Ok(text) => return text,
            Err(missing) => missing,
        };
        let english = words(self.english, &mut self.marks);
        let in_no_language = english.is_err();
        let text = english.unwrap_or_else(|_| missing_wording(self.own, self.english));
        let piece = Piece::Fallback(self.pending.len());
        self.pending.push(PendingFallback { row, missing, in_no_language });
        self.marks.wrap(piece, &text)
    }

    /// Joins two texts with a message; one of them alone if the other is empty.
    pub(in crate::text) fn join(&mut self, id: &str, a: String, b: String) -> String {
        match (a.is_empty(), b.is_empty()) {
            (true, _) => b,
            (_, true) => a,
            (false, false) => self.join_as(id, ("a", &a), ("b", &b)),
        }
    }

    /// Joins two parts with a message of the language or of English. If both lack it, the parts are put one after the
    /// other.
    fn join_as(&mut self, id: &str, a: (&'static str, &str), b: (&'static str, &str)) -> String {
        let pieces = || args([(a.0, a.1.into()), (b.0, b.1.into())]);
        let own = message(self.own, id, None, &pieces());
        own.or_else(|missing| {
            let english = message(self.english, id, None, &pieces());
            self.pending.push(PendingFallback { row: None, missing, in_no_language: english.is_err() });
            english
        })
        .unwrap_or_else(|_| format!("{}{}", a.1, b.1))
    }

    /// The finished text. `is_number_of` decides whether a number is the one that a part of a row shows.
    pub(in crate::text) fn finish(self, text: &str, is_number_of: impl Fn(usize, Option<usize>, &str) -> bool) -> Text {
        let done = if self.own.language.is_pseudo() && !text.is_empty() {
            unmark(&format!("{}{text}{}", BRACKETS.0, BRACKETS.1), &self.marks, is_number_of)
        } else {
            unmark(text, &self.marks, is_number_of)
        };
        let range_of = |at: usize| -> Range<usize> {
            done.fallbacks.iter().find(|(number, _)| *number == at).map_or(0..0, |(_, range)| range.clone())
        };
        let fallbacks = self.pending.into_iter().enumerate().map(|(at, pending)| Fallback {
            row: pending.row,
            range: range_of(at),
            message: pending.missing.message,
            is_broken: pending.missing.reason == MissingReason::Broken,
            in_no_language: pending.in_no_language,
        });
        Text {
            fallbacks: fallbacks.collect(),
            text: done.text,
            spans: done.spans,
            nested: done.nested,
            trigger: done.trigger,
            sentences: done.sentences,
        }
    }
}

/// The placeholder for a wording that no language has.
pub(in crate::text) fn missing_wording(own: &Bundle, english: &Bundle) -> String {
    let words = |bundle: &Bundle| bundle.format("wording-missing", None, &args([])).ok();
    words(own).or_else(|| words(english)).unwrap_or_else(|| "…".to_owned())
}
