//! The conditions of a row as they were looked at, for whoever watches.

use super::Machine;
use super::frame::Frame;
use super::reads::{DEPTH, Read, ReadKind, is_still_selector};
use crate::kernel::rules::ability::{ConditionUse, Row, Tests};
use crate::kernel::rules::tables::Takes;
use crate::kernel::rules::term::Selector;
use crate::kernel::state::Thing;

/// A condition that was looked at. Of conditions of which one is enough, those that did not hold are left out where one
/// did; of conditions that must not all hold, those that did.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub condition: ConditionUse,
    /// It must not hold.
    pub is_negated: bool,
    /// Whether it is as it must be.
    pub holds: bool,
    /// What it has read.
    pub reads: Vec<Read>,
}

impl Machine<'_> {
    /// Whether the conditions of a row hold; they are reported to whoever wants reasons.
    #[inline]
    pub(super) fn row_holds(&mut self, row: &Row, frame: &Frame<'_>) -> bool {
        if self.watch.is_some() { self.row_holds_watched(row, frame) } else { self.conditions_hold(row, frame) }
    }

    /// Each condition is looked at once: it may ask a player, or draw by chance.
    #[cold]
    fn row_holds_watched(&mut self, row: &Row, frame: &Frame<'_>) -> bool {
        if !self.wants_reasons() {
            return self.conditions_hold(row, frame);
        }
        let mut checked = Vec::new();
        let holds = self.check(&row.conditions, frame, false, &mut checked);
        if let Some(watch) = &mut self.watch {
            watch.checked(checked);
        }
        holds
    }

    /// As [`Tests::hold`], and notes what decides.
    fn check(
        &mut self,
        tests: &Tests<ConditionUse>,
        frame: &Frame<'_>,
        is_negated: bool,
        found: &mut Vec<Checked>,
    ) -> bool {
        for one in &tests.members {
            let is_so = self.condition_holds(one, frame);
            let reads = self.condition_reads(one, frame);
            found.push(Checked { condition: one.clone(), is_negated, holds: is_so != is_negated, reads });
            if !is_so {
                return false;
            }
        }
        if !tests.any.is_empty() {
            let start = found.len();
            let is_one = tests.any.iter().any(|any| {
                let before = found.len();
                let is_so = self.check(any, frame, is_negated, found);
                if is_so {
                    found.drain(start..before);
                }
                is_so
            });
            if !is_one {
                return false;
            }
        }
        for all in &tests.all {
            if !self.check(all, frame, is_negated, found) {
                return false;
            }
        }
        let Some(not) = &tests.not else { return true };
        let start = found.len();
        let is_so = self.check(not, frame, !is_negated, found);
        if !is_so {
            let of_not = found.split_off(start);
            found.extend(of_not.into_iter().filter(|checked| checked.holds != is_negated));
        }
        !is_so
    }

    fn condition_reads(&mut self, one: &ConditionUse, frame: &Frame<'_>) -> Vec<Read> {
        let kernel = self.kernel;
        let mut reads = Vec::new();
        let Some((_, entry)) = kernel.game.conditions.get_index(one.condition.index()) else { return reads };
        let Some(holds) = entry.holds.as_ref().filter(|_| entry.takes != Takes::Cards) else {
            reads.extend(self.cards_read(one, frame));
            return reads;
        };
        let mut frame = *frame;
        frame.param.number = one.number;
        frame.param.word = one.word;
        frame.filters = Some(&one.filters);
        self.reads_of(holds, &frame, DEPTH, &mut reads);
        reads
    }

    /// How many cards a condition has found, if it counts all of one zone of one player.
    fn cards_read(&mut self, one: &ConditionUse, frame: &Frame<'_>) -> Option<Read> {
        let target = self.kernel.game.target(one.cards?);
        let is_any = one.least < 2 && one.most == u32::MAX;
        if is_any || !target.filters.is_empty() || target.of.is_some() {
            return None;
        }
        let (Some([zone]), [seat]) = (target.zones.as_deref(), &*Self::seats(target, frame.own)) else { return None };
        let count = self.fitting_cards(target, frame).len();
        let (what, of) = (ReadKind::Cards(*zone), Some(Thing::Player(*seat)));
        Some(Read { what, of, value: i32::try_from(count).unwrap_or(i32::MAX) })
    }

    /// What the filters at hand read of the only card that could fit.
    pub(super) fn reads_of_filters(&mut self, of: &Selector, frame: &Frame<'_>, depth: u32, found: &mut Vec<Read>) {
        let (Selector::Fitting(of), Some(filters)) = (of, frame.filters) else { return };
        if !is_still_selector(&self.kernel.game, of) {
            return;
        }
        let cards = self.select(of, frame);
        let (Some(card), 1) = (cards.first_card(), cards.len()) else { return };
        let kernel = self.kernel;
        let mut uses = Vec::new();
        filters.each_ref(&mut |filter| uses.push(filter));
        for filter in uses {
            let Some((_, entry)) = kernel.game.filters.get_index(filter.filter.index()) else { continue };
            let mut frame = frame.at(card);
            (frame.param.number, frame.param.word) = (filter.number, filter.word);
            self.reads_of(&entry.holds, &frame, depth, found);
        }
    }
}
