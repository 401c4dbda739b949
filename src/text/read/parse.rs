//! Finds the rows whose sentence a text can be. Every candidate is printed again and compared, so that the patterns may
//! accept more than the generator prints.

use smallvec::SmallVec;

use super::fold::fold;
use super::phrases::{FramePart, Half, OperationForm, Part, Phrase, Phrases};
use crate::card::CheckedRow;
use crate::ruleset::{ConditionId, Ruleset, Timing};
use crate::text::render::bundle::Bundle;
use crate::text::render::clause::ConditionForm;
use crate::text::render::facts::Facts;
use crate::text::render::marks::{Marks, is_mark};
use crate::text::render::row::{TextRow, TimingIn};
use crate::text::render::sentence::{FramePiece, Place, legacy_of, sentence};

/// Conditions with their parameters, in the order of the text.
type Conditions = SmallVec<[(ConditionId, i32); 2]>;

/// Conditions of one row that are tried at most.
const MAX_CONDITIONS: usize = 8;

/// A language's patterns, and what is needed to print candidates again.
pub(super) struct Parser<'a> {
    pub(super) bundle: &'a Bundle,
    pub(super) rules: &'a Ruleset,
    pub(super) phrases: &'a Phrases,
    /// What the card of the text can be.
    pub(super) facts: &'a [Facts<'a>],
}

/// What comes before a sentence.
#[derive(Clone, Copy, Default)]
pub(super) struct Before<'t> {
    /// The id of the clause that is printed directly before it.
    pub(super) clause: Option<&'t str>,
    /// The timing that a head before it says.
    pub(super) timing: Option<Timing>,
}

/// What has been read of a sentence so far.
#[derive(Clone, Default)]
struct State {
    row: Option<CheckedRow>,
    /// How often it is done.
    times: u32,
    /// When it happens, if the sentence says it.
    timing: Option<Timing>,
    conditions: Conditions,
    versus: Option<(ConditionId, i32)>,
}

impl Parser<'_> {
    /// All rows whose sentence is this one, and how often each is done.
    pub(super) fn sentence(&self, text: &str, before: Before<'_>) -> Vec<(CheckedRow, u32)> {
        let text = fold(text, self.bundle.language);
        let mut found = Vec::new();
        let bare = self.without_tag(&text);
        for (body, is_legacy) in [(Some(text.as_str()), false), (bare, true)] {
            let Some(body) = body else { continue };
            for frame in &self.phrases.frames {
                let mut candidates = Vec::new();
                self.frame(&frame.parts, body, State::default(), &mut candidates);
                for candidate in candidates {
                    let Some(mut row) = candidate.row else { continue };
                    let timing = self.rules.operation(row.op).1.timing;
                    let framed = match (candidate.timing, before.timing) {
                        (Some(timed), None) => timing == timed,
                        (Some(_), Some(_)) => false,
                        (None, Some(timed)) => timing == timed && frame.timing == Timing::Play,
                        (None, None) => timing == frame.timing,
                    };
                    row.conditions = candidate.versus.into_iter().chain(candidate.conditions).collect();
                    Self::sort(&mut row);
                    let fits = framed
                        && row.role == frame.role
                        && legacy_of(&row, self.rules).is_some() == is_legacy
                        && !found.contains(&(row.clone(), candidate.times));
                    let timing_in = match (candidate.timing, before.timing) {
                        (Some(_), _) => TimingIn::Sentence,
                        (None, Some(_)) => TimingIn::Head,
                        (None, None) => TimingIn::alone(timing),
                    };
                    let printed =
                        |facts| TextRow { times: candidate.times, timing_in, ..TextRow::of(self.rules, &row, facts) };
                    if fits && self.prints(printed, &text, before.clause) {
                        found.push((row, candidate.times));
                    }
                }
            }
        }
        found
    }

    /// The sentence without the Legacy tag, if it has one.
    fn without_tag<'t>(&self, text: &'t str) -> Option<&'t str> {
        match &self.phrases.tag[..] {
            [before @ .., FramePart::Slot(Half::Second)] => {
                let mut rest = text;
                for part in before {
                    let FramePart::Text(part) = part else { return None };
                    rest = rest.strip_prefix(part.as_str())?;
                }
                Some(rest)
            }
            [FramePart::Slot(Half::Second), FramePart::Text(after)] => text.strip_suffix(after.as_str()),
            _ => None,
        }
    }

    /// Conditions are written in the ruleset's order, numbers rising.
    fn sort(row: &mut CheckedRow) {
        row.conditions.sort_by_key(|&(id, param)| (id.index(), param));
    }

    /// Whether the generator prints this text for a row. The full stop may be missing.
    fn prints<'r>(&self, row: impl Fn(Facts<'r>) -> TextRow<'r>, text: &str, before: Option<&str>) -> bool
    where
        Self: 'r,
    {
        let place = Place { capital: true, subject: before.and_then(|clause| self.bundle.subject(clause)) };
        self.facts.iter().any(|facts| {
            let row = row(*facts);
            sentence(self.bundle, &row, place, &mut Marks::default()).is_ok_and(|printed| {
                let plain: String = printed.chars().filter(|&c| !is_mark(c)).collect();
                let bare = |text: &str| without_end(text, &self.phrases.end).to_owned();
                bare(&fold(&plain, self.bundle.language)) == bare(text)
            })
        })
    }

    /// Fills the slots of a frame in every way in which its text fits.
    fn frame(&self, parts: &[FramePart<FramePiece>], text: &str, state: State, found: &mut Vec<State>) {
        match parts {
            [] if text.is_empty() => found.push(state),
            [] => {}
            [FramePart::Text(literal), rest @ ..] => {
                // The last text of a sentence may be left out: a full stop.
                let is_end = rest.is_empty() && text.is_empty();
                if let Some(after) = text.strip_prefix(literal.as_str()) {
                    self.frame(rest, after, state, found);
                } else if is_end {
                    found.push(state);
                }
            }
            [FramePart::Slot(slot), rest @ ..] => {
                for end in ends(text, rest) {
                    let (inside, after) = text.split_at(end);
                    for next in self.slot(*slot, inside, &state) {
                        self.frame(rest, after, next, found);
                    }
                }
            }
        }
    }

    /// The states after a slot is read as this text.
    fn slot(&self, slot: FramePiece, text: &str, state: &State) -> Vec<State> {
        match slot {
            FramePiece::Death => {
                let timed = self.phrases.timings.iter().filter(|one| one.clause == text);
                timed.map(|one| State { timing: Some(one.timing), ..state.clone() }).collect()
            }
            FramePiece::Operation => {
                let rows = self.phrases.operations.iter().filter_map(|phrase| {
                    let val = number_in(phrase, text)?;
                    let OperationForm { op, role, times } = phrase.means;
                    Some((CheckedRow { at: 0, op, val, conditions: SmallVec::new(), role }, times))
                });
                rows.map(|(row, times)| State { row: Some(row), times, ..state.clone() }).collect()
            }
            FramePiece::Versus => {
                let found = self.condition(text, ConditionForm::Versus);
                found.into_iter().map(|versus| State { versus: Some(versus), ..state.clone() }).collect()
            }
            FramePiece::Conditions => {
                let found = self.conditions(text);
                found.into_iter().map(|conditions| State { conditions, ..state.clone() }).collect()
            }
        }
    }

    /// The conditions that a text can be in one form, each with its parameter.
    fn condition(&self, text: &str, form: ConditionForm) -> Vec<(ConditionId, i32)> {
        let mut found = Vec::new();
        for phrase in self.phrases.conditions.iter().filter(|phrase| phrase.means.form == form) {
            let Some(number) = number_in(phrase, text) else { continue };
            if !found.contains(&(phrase.means.id, number)) {
                found.push((phrase.means.id, number));
            }
        }
        found
    }

    /// The lists of conditions that a text can be.
    fn conditions(&self, text: &str) -> Vec<Conditions> {
        let one = self.condition(text, ConditionForm::Last);
        let mut found: Vec<Conditions> = one.into_iter().map(|one| Conditions::from_slice(&[one])).collect();
        let [two, start, ..] = &self.phrases.joins;
        found.extend(self.joined(two, text, |rest| {
            let last = self.condition(rest, ConditionForm::Last);
            last.into_iter().map(|one| Conditions::from_slice(&[one])).collect()
        }));
        found.extend(self.joined(start, text, |rest| self.rest_of_list(rest, 1)));
        found
    }

    /// The conditions of a list after its first `before`.
    fn rest_of_list(&self, text: &str, before: usize) -> Vec<Conditions> {
        let [_, _, middle, end] = &self.phrases.joins;
        let mut found = self.joined(end, text, |rest| {
            let last = self.condition(rest, ConditionForm::Last);
            last.into_iter().map(|one| Conditions::from_slice(&[one])).collect()
        });
        if before < MAX_CONDITIONS {
            found.extend(self.joined(middle, text, |rest| self.rest_of_list(rest, before + 1)));
        }
        found
    }

    /// A condition, a join, and what follows it.
    fn joined(&self, join: &[FramePart<Half>], text: &str, rest: impl Fn(&str) -> Vec<Conditions>) -> Vec<Conditions> {
        let [FramePart::Slot(Half::First), FramePart::Text(between), FramePart::Slot(Half::Second)] = join else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (at, _) in text.match_indices(between.as_str()) {
            let first = self.condition(&text[..at], ConditionForm::Linked);
            if first.is_empty() {
                continue;
            }
            for others in rest(&text[at + between.len()..]) {
                found.extend(first.iter().map(|&one| {
                    let mut list = Conditions::from_slice(&[one]);
                    list.extend_from_slice(&others);
                    list
                }));
            }
        }
        found
    }
}

/// Where a slot can end: before the next text of the frame, or anywhere if another slot follows.
fn ends<S>(text: &str, rest: &[FramePart<S>]) -> Vec<usize> {
    match rest {
        [] => vec![text.len()],
        [FramePart::Text(next), after @ ..] => {
            let mut ends: Vec<usize> = text.match_indices(next.as_str()).map(|(at, _)| at).collect();
            if after.is_empty() {
                // The full stop may be missing.
                ends.push(text.len());
            }
            ends
        }
        [FramePart::Slot(_), ..] => text.char_indices().map(|(at, _)| at).chain([text.len()]).collect(),
    }
}

/// The number that a text says, if it is this phrase.
fn number_in<T>(phrase: &Phrase<T>, text: &str) -> Option<i32> {
    let mut rest = text;
    let mut number = None;
    for part in &phrase.parts {
        match part {
            Part::Text(text) => rest = rest.strip_prefix(text.as_str())?,
            Part::Number => {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                let found: i32 = rest[..digits].parse().ok()?;
                // A phrase that says its number twice says the same number.
                if number.is_some_and(|known| known != found) {
                    return None;
                }
                number = Some(found);
                rest = &rest[digits..];
            }
        }
    }
    rest.is_empty().then(|| number.unwrap_or(phrase.number))
}

/// A text without what ends sentences.
pub(super) fn without_end<'t>(text: &'t str, end: &str) -> &'t str {
    if end.is_empty() { text } else { text.trim_end_matches(end).trim_end() }
}
