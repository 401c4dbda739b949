//! Why a decision was made: what its answers are worth to the greedy player.

use super::{Tabletop, moment, seed};
use crate::kernel::players::{Greedy, Why};
use crate::kernel::question::Places;

impl Tabletop {
    /// What the decision before the position that is shown is worth to the greedy player, and why; `None`: there was
    /// nothing to decide.
    pub fn why(&self) -> Option<Why> {
        let session = self.session()?;
        let last = session.at().checked_sub(1)?;
        let (decision, point) = (session.decisions().get(last)?, session.before(last));
        let asked = point.asked.as_ref()?;
        let question = asked.question();
        if question.count() < 2 {
            return None;
        }
        let answer: Places = decision.places.iter().copied().collect();
        let mut player = Greedy::new(seed(asked.by, last));
        Some(player.why(&moment(session.rules(), point, &question), &answer))
    }
}
