//! Quantities that are fixed when an effect begins.

use super::Machine;
use super::frame::{FIXED, Frame};
use super::reads::{Read, ReadKind};
use crate::kernel::ids::QuantityId;
use crate::kernel::rules::term::Term;
use crate::kernel::state::{Seat, Thing};

impl Machine<'_> {
    /// The quantities that are fixed when an effect begins; in `room`, unless all of them are 0.
    #[inline]
    pub(in crate::kernel) fn fixed<'r>(
        &mut self,
        frame: &Frame<'_>,
        room: &'r mut Option<[i32; FIXED]>,
    ) -> Option<&'r [i32; FIXED]> {
        let kernel = self.kernel;
        if !kernel.has_fixed {
            return None;
        }
        match kernel.fixed_terms(self.own_card(frame)) {
            Some([]) => Some(&[0; FIXED]),
            terms => {
                let room = room.insert([0; FIXED]);
                self.fill_fixed(room, terms, frame);
                Some(room)
            }
        }
    }

    /// Works them out: by the terms of a printed card, else as the rules have them.
    #[inline(never)]
    fn fill_fixed(&mut self, fixed: &mut [i32; FIXED], terms: Option<&[(u8, Term)]>, frame: &Frame<'_>) {
        let kernel = self.kernel;
        if let Some(terms) = terms {
            for (at, term) in terms {
                if let Some(value) = fixed.get_mut(usize::from(*at)) {
                    *value = self.term(term, frame);
                }
            }
            return;
        }
        for (value, quantity) in fixed.iter_mut().zip(kernel.game.quantities.values()) {
            if let (true, Some(is)) = (quantity.fixed, &quantity.is) {
                *value = self.term(is, frame);
            }
        }
    }

    /// Reports the quantities that are fixed for an effect.
    #[cold]
    pub(super) fn report_fixed(&mut self, fixed: &[i32; FIXED], own: Seat) {
        if !self.wants_reasons() {
            return;
        }
        let ids = (0..self.kernel.game.quantities.len()).map_while(QuantityId::at);
        let read = |(id, &value): (QuantityId, &i32)| Read {
            what: ReadKind::Quantity(id),
            of: Some(Thing::Player(own)),
            value,
        };
        let reads: Vec<Read> = ids.zip(fixed).filter(|(_, value)| **value != 0).map(read).collect();
        if let Some(watch) = self.watch.as_mut().filter(|_| !reads.is_empty()) {
            watch.fixed(reads);
        }
    }
}
