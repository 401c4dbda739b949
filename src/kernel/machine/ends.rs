//! The end of a match.

use super::Machine;
use super::frame::Frame;
use crate::kernel::compiled::EndBound;
use crate::kernel::flat::{Op, Source};
use crate::kernel::rules::flow::{Check, EndResult, Tie};
use crate::kernel::rules::term::Term;
use crate::kernel::state::{Outcome, Seat};

/// What results call the end of a match that no other end has decided.
pub const TURN_LIMIT: &str = "the turn limit";

impl<'m> Machine<'m> {
    /// Looks at the end where the rules say so, e.g. after each statement.
    #[inline]
    pub(super) fn look(&mut self, when: Check) {
        if self.kernel.flat.flow.check == when && self.state.has_begun && self.batch.is_none() {
            self.judge();
        }
    }

    /// Whether the match is over now. Nothing more is done then, and what is under way comes to rest.
    #[inline]
    pub(crate) fn judge(&mut self) {
        if !self.is_judged && !self.is_stopped() {
            self.judge_ends();
        }
    }

    #[inline(never)]
    fn judge_ends(&mut self) {
        let kernel = self.kernel;
        if kernel.flat.flow.is_outside {
            return;
        }
        if let Some(bounds) = &kernel.end_bounds
            && self.state.losers | self.state.winners == 0
        {
            let players = &self.state.players;
            let has_come = |end: &EndBound| {
                players.iter().any(|player| (end.least..=end.most).contains(&player.counters[end.counter.index()]))
            };
            if !bounds.iter().any(has_come) {
                self.is_judged = kernel.has_plain_ends;
                return;
            }
        }
        let (mut losers, mut winners, mut is_draw) = (self.state.losers, self.state.winners, false);
        for ending in &kernel.flat.flow.ends {
            for seat in Seat::BOTH {
                if self.holds_for(&ending.test, seat) && ending.seat.is_none_or(|of| of == seat.0) {
                    match ending.result {
                        EndResult::Loses => losers |= 1 << seat.0,
                        EndResult::Wins => winners |= 1 << seat.0,
                        EndResult::Draws => is_draw = true,
                    }
                }
            }
        }
        if losers | winners == 0 && !is_draw {
            self.is_judged = self.kernel.has_plain_ends;
            return;
        }
        let out = Seat::BOTH.map(|seat| (losers >> seat.0 | winners >> seat.other().0) & 1 == 1);
        if is_draw {
            self.state.over = Some(Outcome::Draw);
        } else if out == [true, true] {
            self.state.over = Some(self.tie());
        } else if let Some(loser) = Seat::BOTH.into_iter().find(|seat| out[seat.index()]) {
            self.state.over = Some(Outcome::Won(loser.other()));
        }
        self.is_judged = self.kernel.has_plain_ends;
    }

    /// Why a match is over: the name of an end whose test holds, or what else can end it.
    pub fn reason(&mut self) -> &'m str {
        let kernel = self.kernel;
        for ending in &kernel.flat.flow.ends {
            let of = |seat: &Seat| ending.seat.is_none_or(|of| of == seat.0);
            if Seat::BOTH.iter().filter(|seat| of(seat)).any(|&seat| self.holds(&ending.test, &Frame::of(seat))) {
                return &ending.id;
            }
        }
        if self.state.winners | self.state.losers != 0 { "a statement" } else { TURN_LIMIT }
    }

    /// Whether a test holds for a player without a card. The usual one compares a counter.
    #[inline]
    pub(super) fn holds_for(&mut self, test: &Term, seat: Seat) -> bool {
        if let Term::Flat(code) = test
            && let [Op::Read(Source::Own(counter)), Op::By(pair, right)] = **code
        {
            return pair.of(self.state.counter(seat, counter), right) != 0;
        }
        self.holds_without_card(test, seat)
    }

    #[inline(never)]
    fn holds_without_card(&mut self, test: &Term, seat: Seat) -> bool {
        self.holds(test, Frame::player(seat))
    }

    /// Who wins if both lose, or at the turn limit.
    pub(super) fn tie(&mut self) -> Outcome {
        let kernel = self.kernel;
        let [first, second] = Seat::BOTH.map(Frame::of);
        let (left, right) = match &kernel.flat.flow.tie {
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
