//! Which of the rows that a choice may lead to is legal. Where none is, parts of the row are changed that its error is about.

use std::slice;

use super::{Aim, Document, Offer};
use crate::base::{Diagnostic, Name};
use crate::card::{Row, Slot};
use crate::document::with_rows_inside;
use crate::registry::within_row;

/// How many rows are tried for a choice that brings along what it needs.
const TRIED: usize = 256;

/// How many rows of each preset are tried before other parts.
const USUAL: usize = 5;

/// Which rows of a preset are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Usual,
    All,
}

/// The row that a choice leads to, or the error that its first row would have.
pub type Judged = Result<Row, Diagnostic>;

/// Says what would be wrong with a row in its place.
pub type Ask<'a> = &'a mut dyn FnMut(&Row) -> Option<Diagnostic>;

impl Document {
    /// Where each choice leads. `path` is the place of the row.
    pub fn judge<T>(&self, offers: &[Offer<T>], path: &[usize], ask: Ask<'_>) -> Vec<Option<Judged>> {
        offers.iter().map(|offer| self.judged(offer, path, ask)).collect()
    }

    fn judged<T>(&self, offer: &Offer<T>, path: &[usize], ask: Ask<'_>) -> Option<Judged> {
        let mut wrong = Vec::new();
        for row in &offer.rows {
            match ask(row) {
                None => return Some(Ok(row.clone())),
                Some(problem) => wrong.push((row.clone(), problem)),
            }
        }
        let first = wrong.first().map(|(_, problem)| problem.clone());
        let repaired = offer.keeps.as_ref().and_then(|keeps| self.repaired(wrong, keeps, path, ask));
        repaired.map(Ok).or(first.map(Err))
    }

    /// A legal row that differs from one of these in the parts that their errors are about. What each preset usually is comes
    /// first, so that its other sides and zones do not use up the tries.
    fn repaired(&self, rows: Vec<(Row, Diagnostic)>, keeps: &Name, path: &[usize], ask: Ask<'_>) -> Option<Row> {
        let mut seen: Vec<Row> = rows.iter().map(|(row, _)| row.clone()).collect();
        let mut wrong = rows;
        for reach in [Reach::Usual, Reach::All] {
            let mut at = 0;
            while let Some((row, problem)) = wrong.get(at).cloned() {
                at += 1;
                let within = within_row(&problem.pointer, path).filter(|part| !part.is_empty());
                let part = within.and_then(|part| part.split('/').next());
                for other in self.with_other(&row, part.filter(|part| keeps != part), keeps, reach) {
                    if seen.contains(&other) {
                        continue;
                    }
                    if seen.len() > TRIED {
                        return None;
                    }
                    seen.push(other.clone());
                    match ask(&other) {
                        None => return Some(other),
                        Some(next) if (next.code, &next.pointer) != (problem.code, &problem.pointer) => {
                            wrong.push((other, next));
                        }
                        Some(_) => {}
                    }
                }
            }
        }
        None
    }

    /// The row with something else in a part that it has or needs, but for the one that was chosen; in any part, if the
    /// error says none that can be changed.
    fn with_other(&self, row: &Row, part: Option<&str>, keeps: &Name, reach: Reach) -> Vec<Row> {
        let Some(game) = self.game() else { return Vec::new() };
        let is_asked = |member: &str| {
            let has = || {
                let is_written = row.rest.iter().any(|(name, _)| name == member);
                let is_usual = matches!(member, "to" | "as") && game.row_takes(&row.op, member);
                is_written || is_usual || game.can_need(&row.op, member)
            };
            keeps != member && part.map_or_else(has, |part| part == member || part == "do" && has())
        };
        let mut found = Vec::new();
        let most = if reach == Reach::Usual { USUAL } else { usize::MAX };
        let aims = Aim::new(self, row, None).filter(|_| is_asked("to")).into_iter();
        let aims: Vec<Vec<Row>> = aims.flat_map(|aim| aim.first_of_presets(most)).map(|offer| offer.rows).collect();
        let (usual, others): (Vec<_>, Vec<_>) = aims.iter().map(|rows| rows.split_at(USUAL.min(rows.len()))).unzip();
        // The first row of each preset, then the second.
        found.extend((0..USUAL).flat_map(|at| usual.iter().filter_map(move |rows| rows.get(at).cloned())));
        let forms = game.parameter_forms(&row.op);
        for (name, form) in forms.iter().filter(|(name, _)| is_asked(name)) {
            let values = self.first_values(form).into_iter();
            found.extend(values.map(|value| row.with_member(name, Some(&value.to_string()))));
        }
        if part.is_none() && keeps != Slot::Once.member() && game.row_takes(&row.op, Slot::Once.member()) {
            found.extend(self.offered_entries(row, Slot::Once).into_iter().flat_map(|offer| offer.rows));
        }
        if is_asked("effects") {
            let inside = self.first_inside();
            found.extend(inside.iter().map(|inside| with_rows_inside(&self.rules, row, slice::from_ref(inside))));
        }
        for slot in [Slot::Word, Slot::Who, Slot::Duration, Slot::Way, Slot::Timing] {
            if is_asked(slot.member()) {
                found.extend(self.offered_entries(row, slot).into_iter().flat_map(|offer| offer.rows));
            }
        }
        found.extend(others.into_iter().flatten().cloned());
        found
    }
}
