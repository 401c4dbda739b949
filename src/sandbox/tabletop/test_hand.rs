//! The hand that a deck deals at the beginning of a match, to see how it begins.

use std::sync::Arc;

use super::{Opening, Session};
use crate::base::Name;
use crate::kernel::Kernel;
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::Game;
use crate::kernel::rules::tables::SeenBy;
use crate::kernel::state::Seat;

/// Cards by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestHand {
    /// What only its player sees after the set-up.
    pub hand: Vec<Name>,
    /// What is drawn next, in order.
    pub next: Vec<Name>,
}

impl TestHand {
    /// The hand of the first player where a deck plays against itself. `None`: the rules come to no question with it.
    pub fn deal(game: &Game, deck: &Name, seed: u64) -> Option<Self> {
        let kernel = Arc::new(Kernel::new(game.clone()));
        let opening = Opening { decks: [deck.clone(), deck.clone()], seed, first: None, legacy: true, prepared: None };
        let session = Session::new(&kernel, opening).ok()?;
        let (game, state) = (&kernel.game, &session.point().now);
        let zones = |seen_by: SeenBy| {
            let zones = game.zones.values().enumerate().filter(move |(_, zone)| zone.seen_by == seen_by);
            zones.filter_map(|(at, _)| ZoneId::at(at))
        };
        let cards = |zone: ZoneId| {
            let pile = state.pile(Seat(0), zone).as_slice().iter();
            pile.map(|card| Name::from(game.word(game.definition(state.card(*card).definition).id)))
        };
        let hand = zones(SeenBy::Owner).flat_map(cards).collect();
        // The last card of a pile is its top.
        let next = zones(SeenBy::Nobody).next().into_iter().flat_map(|zone| cards(zone).rev()).collect();
        Some(Self { hand, next })
    }
}
