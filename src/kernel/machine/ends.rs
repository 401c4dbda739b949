//! The end of a match.

use super::Machine;
use super::frame::Frame;
use crate::kernel::rules::flow::{Check, EndResult, Tie};
use crate::kernel::state::{Outcome, Seat};

impl<'m> Machine<'m> {
    /// Looks at the end where the rules say so, e.g. after each statement.
    pub(super) fn look(&mut self, when: Check) {
        if self.kernel.game.flow.check == when && self.state.has_begun && self.batch.is_none() {
            self.judge();
        }
    }

    /// Whether the match is over now. Nothing more is done then, and what is under way comes to rest.
    pub(crate) fn judge(&mut self) {
        if self.is_stopped() {
            return;
        }
        let [first, second] =
            Seat::BOTH.map(|seat| (self.ends(EndResult::Loses, seat), self.ends(EndResult::Wins, seat)));
        let made = |mask: u8, seat: Seat| mask >> seat.0 & 1 == 1;
        let is_out = |seat: Seat| {
            let (own, other) = if seat == Seat(0) { (first, second) } else { (second, first) };
            own.0 || other.1 || made(self.state.losers, seat) || made(self.state.winners, seat.other())
        };
        let out = Seat::BOTH.map(is_out);
        if Seat::BOTH.into_iter().any(|seat| self.ends(EndResult::Draws, seat)) {
            self.state.over = Some(Outcome::Draw);
        } else if out == [true, true] {
            self.state.over = Some(self.tie());
        } else if let Some(loser) = Seat::BOTH.into_iter().find(|seat| out[seat.index()]) {
            self.state.over = Some(Outcome::Won(loser.other()));
        }
    }

    /// Why a match is over: the name of an end whose test holds, or what else can end it.
    pub(crate) fn reason(&mut self) -> &'m str {
        let kernel = self.kernel;
        for ending in &kernel.game.flow.ends {
            let of = |seat: &Seat| ending.seat.is_none_or(|of| of == seat.0);
            if Seat::BOTH.iter().filter(|seat| of(seat)).any(|&seat| self.holds(&ending.test, &Frame::of(seat))) {
                return &ending.id;
            }
        }
        if self.state.winners | self.state.losers != 0 { "a statement" } else { "the turn limit" }
    }

    fn ends(&mut self, result: EndResult, seat: Seat) -> bool {
        let kernel = self.kernel;
        kernel.game.flow.ends.iter().any(|ending| {
            ending.result == result
                && ending.seat.is_none_or(|of| of == seat.0)
                && self.holds(&ending.test, &Frame::of(seat))
        })
    }

    /// Who wins if both lose, or at the turn limit.
    pub(super) fn tie(&mut self) -> Outcome {
        let kernel = self.kernel;
        let [first, second] = Seat::BOTH.map(Frame::of);
        let (left, right) = match &kernel.game.flow.tie {
            Tie::Draw => return Outcome::Draw,
            Tie::Most(term) => (i64::from(self.term(term, &first)), i64::from(self.term(term, &second))),
            Tie::Share(part, whole) => {
                let [part_first, whole_first] = [part, whole].map(|term| i64::from(self.term(term, &first)));
                let [part_second, whole_second] = [part, whole].map(|term| i64::from(self.term(term, &second)));
                (part_first * whole_second, part_second * whole_first)
            }
        };
        match left.cmp(&right) {
            std::cmp::Ordering::Greater => Outcome::Won(Seat(0)),
            std::cmp::Ordering::Less => Outcome::Won(Seat(1)),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}
