//! Does statements of the usual shapes.

use super::counters::Change;
use super::flat::on;
use super::frame::Frame;
use super::moving::Shift;
use super::{Budget, Machine};
use crate::kernel::deeds::{Amount, Deed, DeedKind};
use crate::kernel::flat::Side;
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::flow::Check;
use crate::kernel::rules::statement::Spot;
use crate::kernel::rules::term::End;
use crate::kernel::state::Seat;

impl Machine<'_> {
    /// Does a statement of a usual shape.
    #[allow(clippy::inline_always, reason = "for half of them a call would cost as much as what they do")]
    #[inline(always)]
    pub(super) fn do_deed(&mut self, deed: &Deed, frame: &Frame<'_>) {
        let by = match &deed.amount {
            Amount::Constant(number) => *number,
            Amount::Val => frame.val,
            Amount::Price => frame.it.map_or(0, |card| self.price(card, frame.own)),
            Amount::Read(source) => self.read_at_once(*source, frame),
            Amount::By(source, pair, right) => pair.of(self.read_at_once(*source, frame), *right),
            Amount::One(op) => self.one(*op, frame),
            Amount::Code(code) => self.steps(code, frame),
        };
        match deed.kind {
            // A counter of a player that neither rises nor falls stays where it is, even beyond its bounds.
            DeedKind::Change(side, counter, change) => {
                if by > 0 || change == Change::Set {
                    self.change_player(on(side, frame.own), counter, change, by);
                }
            }
            DeedKind::Damage(side) => self.damage_player(on(side, frame.own), by),
            DeedKind::Draw { from, end, to, spot } if by > 0 => self.draw(frame.own, (from, end), to, spot, by),
            DeedKind::Draw { .. } => {}
            DeedKind::End(duration) => self.end(duration, frame.own),
        }
    }

    /// The same where nobody watches: one statement, after which the end is looked at.
    #[inline(never)]
    pub(super) fn do_deed_at_once(&mut self, deed: &Deed, frame: &Frame<'_>) {
        if self.statements == 0 {
            self.report(Budget::Statements);
            return;
        }
        self.statements -= 1;
        self.do_deed(deed, frame);
        self.look(Check::Statement);
    }

    /// Moves so many cards from an end of a zone to another, one after another.
    #[inline(never)]
    fn draw(
        &mut self,
        own: Seat,
        (from, end): ((Side, ZoneId), End),
        to: (Side, ZoneId),
        spot: Option<Spot>,
        count: i32,
    ) {
        let (of, seat) = (on(from.0, own), on(to.0, own));
        let is_open = self.kernel.open.contains(to.1);
        for _ in 0..count {
            let pile = self.state.pile(of, from.1).as_slice();
            let card = match end {
                End::Top => pile.last(),
                End::Bottom => pile.first(),
                End::Random if pile.is_empty() => None,
                End::Random => {
                    let at = self.state.chance.below(pile.len());
                    self.state.pile(of, from.1).as_slice().get(at)
                }
            };
            let Some(&card) = card else { return };
            if is_open {
                self.shift(card, seat, to.1, Shift { spot, ..Shift::default() });
            } else if !self.move_to(card, seat, to.1, spot) {
                return;
            }
            if self.is_stopped() {
                return;
            }
        }
    }
}
