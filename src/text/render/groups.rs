//! Rows that are printed together: equal rows once, with how often; rows of one timing behind one head.

use smallvec::SmallVec;

use super::bundle::Bundle;
use super::marks::Marks;
use super::row::{TextRow, TimingIn};
use crate::card::Role;
use crate::ruleset::Timing;

/// The attribute of a timing that says on which cards its clause is printed: `always`, or `mixed` where the card has rows
/// of another timing. It is read in English and never printed.
pub(in crate::text) const WHEN: &str = "when";

/// Whether the clause of a timing is printed on a card.
pub(in crate::text) fn says_timing(english: &Bundle, on: &str, is_mixed: bool) -> bool {
    is_mixed || english.note(&format!("on-{on}"), WHEN).as_deref() != Some("mixed")
}

/// Leaves the first of equal rows that follow each other, and says how often it is done.
pub(super) fn merge(rows: &mut SmallVec<[TextRow<'_>; 4]>, marks: &mut Marks) {
    let replaced: SmallVec<[&str; 2]> =
        rows.iter().filter(|row| row.role == Role::Replace).map(|row| row.operation).collect();
    rows.dedup_by(|next, first| {
        // "Instead" takes the place of one row, not of all that are printed as one.
        let is_same = is_same(first, next) && !replaced.contains(&first.operation);
        if is_same {
            first.times += 1;
            marks.repeat(first.at, next.at);
        }
        is_same
    });
}

/// Whether two rows do the same, each time that the card is played or destroyed. What is asked of one may not be so for
/// the next, and what holds continuously is not done.
fn is_same(one: &TextRow<'_>, other: &TextRow<'_>) -> bool {
    let is_plain = |row: &TextRow<'_>| row.role == Role::Base && row.conditions.is_empty();
    let does = |row: &TextRow<'_>| row.val.is_some() && row.timing != Timing::Passive;
    let key = |row: &TextRow<'_>| (row.timing, row.val);
    is_plain(one) && is_plain(other) && does(one) && one.operation == other.operation && key(one) == key(other)
}

/// Decides where the timing of each row is printed.
pub(super) fn place_timings(rows: &mut [TextRow<'_>], has_trigger: bool, english: &Bundle) {
    let is_mixed = rows.iter().any(|row| row.timing != rows[0].timing);
    for run in rows.chunk_by_mut(|one, other| one.timing == other.timing) {
        let is_printed = match run[0].timing {
            Timing::Passive => false,
            Timing::Death => true,
            Timing::Play => {
                let has_words = || english.has(&format!("on-{}", run[0].on));
                !has_trigger && has_words() && says_timing(english, run[0].on, is_mixed)
            }
        };
        let place = match (is_printed, run.len()) {
            (false, _) => TimingIn::Nothing,
            // The clause of death is worded to be part of a sentence, that of playing is not.
            (true, count) if has_trigger || count == 1 && run[0].timing == Timing::Death => TimingIn::Sentence,
            (true, _) => TimingIn::Head,
        };
        for row in run {
            row.timing_in = place;
        }
    }
}

/// The rows in lists, each behind one head or without any.
pub(super) fn groups<'l, 'r>(rows: &'l [TextRow<'r>]) -> impl Iterator<Item = &'l [TextRow<'r>]> {
    let is_headed = |row: &TextRow<'_>| row.timing_in == TimingIn::Head;
    rows.chunk_by(move |one, other| match (is_headed(one), is_headed(other)) {
        (true, true) => one.timing == other.timing,
        (one, other) => one == other,
    })
}
