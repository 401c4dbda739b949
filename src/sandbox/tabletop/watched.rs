//! A simulated match with all its decisions, to be watched from its start.

use std::sync::Arc;

use super::{Opening, Session};
use crate::base::Name;
use crate::kernel::Kernel;
use crate::kernel::question::place;
use crate::kernel::state::Seat;
use crate::sim::{DeckMatch, deck_id};

impl Session {
    /// A match as a run has played it; `None`: with these cards and rules it has another course.
    pub(super) fn watched(kernel: &Arc<Kernel>, of: &DeckMatch) -> Option<Self> {
        let decks = of.decks.each_ref().map(|id| Name::from(deck_id(id)));
        let opening =
            Opening { decks, seed: of.seed, first: Some(Seat(of.first & 1)), legacy: of.legacy, prepared: None };
        let mut session = Self::new(kernel, opening).ok()?;
        let mut choices = of.choices.iter();
        loop {
            let point = Arc::clone(session.shared_point());
            let Some(asked) = &point.asked else { break };
            let question = asked.question();
            let places = if question.is_action() && question.count() < 2 {
                // What cannot be decided is not among the choices of a match.
                place(0)
            } else {
                session.rules().read_words(&point.now, &question, choices.next()?).ok()?
            };
            session.answer(&places, false).then_some(())?;
        }
        let end = &session.point().now;
        let winner = end.over?.winner().map(|seat| seat.0);
        let is_same = choices.next().is_none() && (winner, end.turn) == (of.winner, of.turns);
        session.go(0);
        is_same.then_some(session)
    }
}
