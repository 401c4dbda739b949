//! A card that is tried where the match is, while it is written.

use std::sync::Arc;

use super::session::STACK;
use super::{Opening, Session};
use crate::kernel::rules::Game;
use crate::kernel::state::{Seat, State};
use crate::kernel::{Kernel, Tried, Willing};

/// What the abilities of a card do.
pub struct CardTrial {
    pub kernel: Arc<Kernel>,
    /// Who has done them.
    pub by: Seat,
    /// Whether they were done on the position of the sandbox's match, and not on one in the middle of a match.
    pub is_on_match: bool,
    pub tried: Vec<Tried>,
}

impl CardTrial {
    /// Tries a card on the position of a match, if anything has happened in it and it is not over; else on one in the
    /// middle of a match between the first decks. `None`: the game does not know the card, because it has errors.
    pub fn of(game: &Game, session: Option<Session>, card: &str) -> Option<Self> {
        stacker::maybe_grow(STACK / 2, STACK, || Self::of_here(game, session, card))
    }

    fn of_here(game: &Game, session: Option<Session>, card: &str) -> Option<Self> {
        let kernel = Arc::new(Kernel::new(game.clone()));
        let shown = session.and_then(|session| {
            let session = session.replayed(&kernel)?;
            // A match on a board of its own has its own cards.
            Some((Arc::clone(session.kernel()), position(&session)?))
        });
        let is_on_match = shown.is_some();
        let (kernel, state) = shown.unwrap_or_else(|| {
            let state = kernel.middle();
            (kernel, state)
        });
        let by = state.active;
        let tried = kernel.try_card(&state, *kernel.game.cards.get(card)?, by, &mut Willing);
        Some(Self { kernel, by, is_on_match, tried })
    }
}

/// The position of a match between two steps, if it is one of its own.
fn position(session: &Session) -> Option<State> {
    let Opening { prepared, .. } = session.opening();
    let point = session.point();
    let state = if point.step.is_some() { &point.before } else { &point.now };
    (state.over.is_none() && (session.at() > 0 || prepared.is_some())).then(|| state.clone())
}
