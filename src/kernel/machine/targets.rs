//! What rows are about: their candidates, and which of them are picked.

use arrayvec::ArrayVec;

use super::Machine;
use super::frame::{Frame, Param, RowFrame};
use crate::kernel::ids::ZoneId;
use crate::kernel::question::{Options, Question, Why};
use crate::kernel::rules::ability::{ConditionUse, FilterUse, Pick, Row, Target, Tests};
use crate::kernel::rules::flow::Aim;
use crate::kernel::rules::tables::{SeenBy, Takes};
use crate::kernel::rules::term::Extreme;
use crate::kernel::state::{CARDS, CardId, Seat, Thing, Things};

impl<'m> Machine<'m> {
    /// Whether the conditions of a row hold.
    pub(in crate::kernel) fn conditions_hold(&mut self, row: &Row, frame: &Frame<'_>) -> bool {
        match row.conditions.single() {
            Some(condition) => self.condition_holds(condition, frame),
            None => row.conditions.hold(&mut |condition| self.condition_holds(condition, frame)),
        }
    }

    pub(in crate::kernel) fn condition_holds(&mut self, condition: &ConditionUse, frame: &Frame<'_>) -> bool {
        let kernel = self.kernel;
        if let Some(Some((code, has_word))) = kernel.conditions.get(condition.condition.index())
            && condition.cards.is_none()
        {
            // It reads neither cards nor filters.
            let word = || condition.word.map_or(-1, |word| i32::from(word.0));
            return self.flat_test(code, if *has_word { word() } else { condition.number }, frame);
        }
        let Some((_, entry)) = kernel.game.conditions.get_index(condition.condition.index()) else { return false };
        let cards = condition.cards.map(|target| self.fitting_cards(kernel.game.target(target), frame));
        let param = Param { number: condition.number, word: condition.word, cards: cards.as_ref() };
        let filters = if entry.takes == Takes::Cards { frame.filters } else { Some(&condition.filters) };
        match &entry.holds {
            Some(holds) => self.holds(holds, &Frame { param, filters, ..*frame }),
            None => {
                let count = cards.map_or(0, |cards| u32::try_from(cards.len()).unwrap_or(u32::MAX));
                (condition.least..=condition.most).contains(&count)
            }
        }
    }

    /// The cards of a target that pass its filters.
    pub(super) fn fitting_cards(&mut self, target: &Target, frame: &Frame<'_>) -> Things {
        let cards = self.looked_at(target, frame);
        cards.cards().filter(|&card| self.passes(&target.filters, card, frame)).collect()
    }

    /// Whether a card passes filters.
    pub(super) fn passes(&mut self, filters: &Tests<FilterUse>, card: CardId, frame: &Frame<'_>) -> bool {
        if filters.is_empty() {
            return true;
        }
        let kernel = self.kernel;
        filters.hold(&mut |filter| {
            let Some((_, entry)) = kernel.game.filters.get_index(filter.filter.index()) else { return false };
            let param = Param { number: filter.number, word: filter.word, cards: None };
            self.holds(&entry.holds, &Frame { param, ..frame.at(card) })
        })
    }

    pub(super) fn seats(target: &Target, own: Seat) -> ArrayVec<Seat, 2> {
        let mut seats = ArrayVec::new();
        for side in &target.who {
            for seat in [own, own.other()] {
                if side.is(seat, own) && !seats.contains(&seat) && !seats.is_full() {
                    seats.push(seat);
                }
            }
        }
        seats
    }

    /// Whom a target is about, before its filters.
    pub(super) fn looked_at(&mut self, target: &Target, frame: &Frame<'_>) -> Things {
        let zones: Option<&[ZoneId]> = target.zones.as_deref();
        let mut things = Things::EMPTY;
        match (target.pick, &target.of, zones) {
            (Pick::This, ..) => {
                if let Some(card) = frame.this
                    && zones.is_none_or(|zones| zones.contains(&self.state.card(card).zone))
                {
                    things.push_card(card);
                }
                return things;
            }
            (Pick::Host, ..) => {
                if let Some(host) = frame.this.and_then(|card| self.state.card(card).host) {
                    things.push_card(host);
                }
            }
            (_, Some(of), _) => things = self.select(of, frame),
            (_, None, None) => return Self::seats(target, frame.own).into_iter().map(Thing::Player).collect(),
            (_, None, Some(zones)) => {
                for seat in Self::seats(target, frame.own) {
                    self.add_zones(&mut things, seat, zones);
                }
            }
        }
        if target.other {
            things = things.iter().filter(|&thing| frame.this.is_none_or(|this| thing != Thing::Card(this))).collect();
        }
        things
    }

    /// What a row can be about: players, or cards that fit and that nothing spares.
    pub(super) fn candidates(&mut self, row: &Row, frame: &Frame<'_>) -> Things {
        let Some(target) = self.target(row.target) else { return Things::EMPTY };
        let things = self.looked_at(target, frame);
        things
            .iter()
            .filter(|&thing| match thing {
                Thing::Player(_) => true,
                Thing::Card(card) => {
                    self.passes(&target.filters, card, frame)
                        && self.reaches(row, card, frame)
                        && !self.is_spared(card, frame.this, frame.own)
                }
            })
            .collect()
    }

    /// Whether a row's operation can be done to a card.
    pub(super) fn reaches(&mut self, row: &Row, card: CardId, frame: &Frame<'_>) -> bool {
        let kernel = self.kernel;
        let fits = kernel.flat.operations.get_index(row.operation.index()).and_then(|(_, entry)| entry.fits.as_ref());
        let Some(fits) = fits else { return true };
        let of_row = Some(RowFrame { row, key: None });
        self.holds(fits, &Frame { word: row.word, row: of_row, ..frame.at(card) })
    }

    /// A row's target, if somebody picks it.
    pub(super) fn open_target(&self, row: &Row) -> Option<&'m Target> {
        self.target(row.target)
            .filter(|target| target.of.is_none() && matches!(target.pick, Pick::Choose | Pick::Target))
    }

    /// Whether a player sees all that a target looks at.
    pub(super) fn in_sight(&self, target: &Target, own: Seat) -> bool {
        let zones: &[ZoneId] = target.zones.as_deref().unwrap_or_default();
        let is_own = Self::seats(target, own)[..] == [own];
        zones.iter().all(|&zone| match self.kernel.zone(zone).map(|zone| zone.seen_by) {
            Some(SeenBy::Owner) => is_own,
            Some(SeenBy::Nobody) => false,
            Some(SeenBy::All) | None => true,
        })
    }

    /// The things that a row is about; `among`: out of these.
    pub(super) fn aimed(&mut self, row: &Row, frame: &Frame<'_>, among: Option<&Things>) -> Things {
        let Some(target) = self.target(row.target) else { return Things::EMPTY };
        let things = match among {
            None => self.candidates(row, frame),
            Some(among) => among.cards().filter(|&card| self.passes(&target.filters, card, frame)).collect(),
        };
        let why = Why::Operation(row.operation);
        if let Some(Thing::Player(_)) = things.get(0) {
            return if target.pick == Pick::All { things } else { self.picked(target, &things, frame, why) };
        }
        if target.pick == Pick::Target
            && self.kernel.flat.flow.effects.aim == Aim::No
            && let Some(aim) = self.aim
            && let Some(thing) = aim.target
        {
            let is_here = things.contains(thing) && self.moves_of(thing) == aim.moves;
            return if is_here { Things::one(thing) } else { Things::EMPTY };
        }
        let count = usize::from(target.up_to.unwrap_or(target.count));
        match target.pick {
            Pick::All | Pick::This | Pick::Host => things,
            _ if target.of.is_some() => things,
            Pick::Random => {
                let (mut left, mut drawn) = (things, Things::EMPTY);
                for _ in 0..count.min(things.len()) {
                    let at = self.state.chance.below(left.len());
                    if let Some(thing) = left.remove(at) {
                        drawn.push(thing);
                    }
                }
                drawn
            }
            Pick::Best(extreme) => self.picked_best(target, extreme, &things, frame, why),
            Pick::Choose | Pick::Target | Pick::Same | Pick::Fit => self.picked(target, &things, frame, why),
        }
    }

    /// One of the cards with the highest, or the lowest, number; of equals, the player picks.
    fn picked_best(
        &mut self,
        target: &Target,
        extreme: Extreme,
        things: &Things,
        frame: &Frame<'_>,
        why: Why,
    ) -> Things {
        let Some(number) = target.number else { return Things::EMPTY };
        let values: ArrayVec<(CardId, i32), CARDS> =
            things.cards().map(|card| (card, self.number(card, number))).collect();
        let numbers = values.iter().map(|&(_, value)| value);
        let best = match extreme {
            Extreme::Most => numbers.max(),
            Extreme::Least => numbers.min(),
        };
        let equal: Things = values.iter().filter(|&&(_, value)| Some(value) == best).map(|&(card, _)| card).collect();
        self.asked(equal.len().min(1), equal.len().min(1), None, frame.own, &equal, why)
    }

    /// So many of these as a target says, asked; without an answer the first, or the highest by its `default`.
    pub(super) fn picked(&mut self, target: &Target, things: &Things, frame: &Frame<'_>, why: Why) -> Things {
        let count = usize::from(target.up_to.unwrap_or(target.count)).min(things.len());
        let least = if target.up_to.is_some() { 0 } else { count };
        let default: Option<ArrayVec<u8, CARDS>> = target.default.as_ref().map(|default| {
            let mut values: ArrayVec<(i32, u8), CARDS> = ArrayVec::new();
            for (at, card) in (0_u8..).zip(things.cards()) {
                values.push((self.term(default, &frame.at(card)), at));
            }
            // Places are different, so that this keeps the order of equals and needs no memory.
            values.sort_unstable_by_key(|&(value, at)| (std::cmp::Reverse(value), at));
            values.iter().take(least).map(|&(_, at)| at).collect()
        });
        let by = if target.by_opponent { frame.own.other() } else { frame.own };
        self.asked(least, count, default.as_deref(), by, things, why)
    }

    fn asked(&mut self, min: usize, max: usize, default: Option<&[u8]>, by: Seat, things: &Things, why: Why) -> Things {
        let question = Question { by, options: Options::Things(things), min, max, default, why };
        let places = self.ask(&question);
        super::selectors::at_places(things, &places)
    }
}
