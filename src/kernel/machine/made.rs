//! Cards that a match makes: created, copied, transformed.

use super::events::Event;
use super::frame::Frame;
use super::moving::{Entrance, Shift};
use super::{Budget, Machine, TIMES};
use crate::kernel::ids::{DefinitionId, LIMBO, ZoneId, event};
use crate::kernel::rules::ability::RowCard;
use crate::kernel::rules::statement::{Made, Place};
use crate::kernel::rules::term::{Selector, Term};
use crate::kernel::state::{CARDS, Card, CardId, NUMBERS, RowKey, STATES, Seat};

/// What is made, and what its rows are counted under; `None`: under the card itself.
type Spec = (DefinitionId, Option<u16>);

impl Machine<'_> {
    pub(super) fn create(&mut self, what: &Made, count: &Term, to: &Place, frame: &Frame<'_>) {
        let count = usize::try_from(self.term(count, frame)).unwrap_or(0);
        for _ in 0..count.min(TIMES) {
            let Some((definition, origin)) = self.made(what, frame) else { return };
            for (seat, zone) in self.places(to, None, frame) {
                let origin = origin.unwrap_or_else(|| self.next_origin());
                self.put(self.blank(definition, seat, origin), seat, zone, None);
            }
        }
    }

    /// A card to be made: a token, or the row's card.
    fn made(&mut self, what: &Made, frame: &Frame<'_>) -> Option<Spec> {
        let row = frame.row;
        let card = match what {
            Made::Token(definition) => return Some((*definition, None)),
            Made::RowToken | Made::Row => row.and_then(|row| row.row.card.as_ref())?,
        };
        match card {
            RowCard::Known(definition) | RowCard::Written(definition) => {
                let origin = match (what, row.and_then(|row| row.key)) {
                    (Made::Row, Some(key)) => Some(self.origin_of(key)),
                    _ => None,
                };
                Some((*definition, origin))
            }
            RowCard::Random(among) => {
                let at = self.state.chance.below(among.len());
                Some((*among.get(at)?, Some(self.next_origin())))
            }
        }
    }

    /// The origin of the cards that a row makes: they share the states of their rows.
    fn origin_of(&mut self, key: RowKey) -> u16 {
        let first = u16::MAX - 1 - 128;
        let known = self.state.origins.iter().position(|&other| other == key);
        let at = known.unwrap_or_else(|| {
            let at = self.state.origins.len();
            // Beyond the room for origins, cards share the last one.
            if self.state.origins.try_push(key).is_ok() { at } else { at - 1 }
        });
        first + u16::try_from(at).unwrap_or(0)
    }

    pub(crate) fn next_origin(&mut self) -> u16 {
        let origin = self.state.next_origin;
        self.state.next_origin = origin.saturating_add(1);
        origin
    }

    /// A card as it is printed.
    pub(crate) fn blank(&self, definition: DefinitionId, seat: Seat, origin: u16) -> Card {
        let mut card = Card {
            definition,
            owner: seat,
            side: seat,
            zone: LIMBO,
            is_made: true,
            is_revealed: false,
            known: 0,
            moves: 0,
            origin,
            host: None,
            subtype: None,
            numbers: [0; NUMBERS],
            counters: [0; STATES],
            marks: 0,
            given: 0,
            lost: 0,
        };
        self.kernel.print_numbers(definition, &mut card.numbers);
        card
    }

    /// A card that is made comes to its place as a card that moves does. `like`: with what this card bears.
    fn put(&mut self, card: Card, seat: Seat, zone: ZoneId, like: Option<CardId>) {
        let limit = usize::from(self.kernel.game.limits.cards).min(CARDS);
        let Some(id) = self.add(card, seat) else { return };
        let entrance = self.takes(id, seat, zone);
        if matches!(entrance, Entrance::Closed) || usize::from(id.0) >= limit {
            if usize::from(id.0) >= limit {
                self.report(Budget::Cards);
            }
            self.state.cards.pop();
            self.state.piles_mut(seat).remove(LIMBO, id);
            return;
        }
        if let Some(like) = like {
            self.bear_like(id, like);
        }
        self.shift(id, seat, zone, Shift::default());
        if self.kernel.has_answers(event::MOVED) {
            self.happens(&Event::about(event::MOVED, id, seat));
        }
        if let Entrance::Full(full) = entrance {
            self.block(full, &Frame::acting(seat, id));
        }
    }

    /// Adds a card in limbo.
    pub(super) fn add(&mut self, card: Card, seat: Seat) -> Option<CardId> {
        let added = self.state.cards.push(Card { owner: seat, side: seat, zone: LIMBO, ..card });
        match added {
            Some(id) => self.state.piles_mut(seat).push(LIMBO, id),
            None => self.report(Budget::Cards),
        }
        added
    }

    /// A copy bears what its original keeps: attached abilities and words, but no marks and nothing that ends.
    fn bear_like(&mut self, copy: CardId, original: CardId) {
        let grants: Vec<_> = self.state.grants.iter().filter(|grant| grant.card == original).copied().collect();
        for grant in grants {
            self.attach_ability(copy, grant.ability, grant.origin);
        }
    }

    pub(super) fn copy(&mut self, cards: &Selector, to: &Place, frame: &Frame<'_>) {
        for original in self.select(cards, frame).cards() {
            for (seat, zone) in self.places(to, Some(original), frame) {
                let entry = *self.state.card(original);
                let keeps = self.kernel.keeps(entry.zone) && self.kernel.keeps(zone);
                let card = if keeps {
                    Card { is_made: true, is_revealed: false, moves: 0, host: None, marks: 0, ..entry }
                } else {
                    self.blank(entry.definition, seat, entry.origin)
                };
                self.put(card, seat, zone, keeps.then_some(original));
            }
        }
    }

    /// Another card in the same place; names forget the old one.
    pub(super) fn transform(&mut self, cards: &Selector, what: &Made, frame: &Frame<'_>) {
        for card in self.select(cards, frame).cards() {
            let Some((definition, origin)) = self.made(what, frame) else { continue };
            let kernel = self.kernel;
            let card_type = kernel.card_type(kernel.game.definition(definition).card_type).map(|entry| entry.word);
            let takes = kernel.zone(self.state.card(card).zone).and_then(|zone| zone.takes.as_ref());
            if takes.is_some_and(|takes| !card_type.is_some_and(|word| takes.contains(&word))) {
                continue;
            }
            let origin = origin.unwrap_or_else(|| self.next_origin());
            let entry = self.state.card_mut(card);
            entry.definition = definition;
            entry.origin = origin;
            entry.moves = entry.moves.wrapping_add(1);
            entry.known = 0;
            self.clear(card, |_| false);
            self.changed();
        }
    }
}
