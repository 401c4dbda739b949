//! Counts the turns of matches by what their players have to decide.

use super::tally::TurnTally;

/// The turns of one match, while it is played.
#[derive(Debug, Default)]
pub(super) struct TurnCounts {
    /// The number of the turn, from 0; `None` before the first decision.
    turn: Option<u16>,
    /// Whether its player has had an act, and the other player a decision.
    acts: bool,
    answers: bool,
    /// The turns before with an act, and those with a decision of the other player.
    acted: u64,
    answered: u64,
}

impl TurnCounts {
    /// A decision: in which turn, whether it is an act that the turn's player may do, and whether it is the other player's.
    pub fn decision(&mut self, turn: u16, is_act: bool, is_others: bool) {
        if self.turn != Some(turn) {
            self.close();
            self.turn = Some(turn);
        }
        self.acts |= is_act && !is_others;
        self.answers |= is_others;
    }

    /// The match is over in a turn, which may have ended before its player could act.
    pub fn end(&mut self, last: u16, tally: &mut TurnTally) {
        self.acts &= self.turn != Some(last);
        self.close();
        tally.turns += u64::from(last) + 1;
        tally.answered += self.answered;
        tally.stuck += u64::from(self.acted < u64::from(last));
        *self = Self::default();
    }

    fn close(&mut self) {
        self.acted += u64::from(self.acts);
        self.answered += u64::from(self.answers);
        (self.acts, self.answers) = (false, false);
    }
}

#[cfg(test)]
mod tests {
    use super::{TurnCounts, TurnTally};

    /// The turns with answers, and the matches that are stuck, of one match: turns with what is decided in them, and the last.
    fn counted(decisions: &[(u16, (bool, bool))], last: u16) -> (u64, u64) {
        let (mut counts, mut tally) = (TurnCounts::default(), TurnTally::default());
        for (turn, (is_act, is_others)) in decisions {
            counts.decision(*turn, *is_act, *is_others);
        }
        counts.end(last, &mut tally);
        assert_eq!(tally.turns, u64::from(last) + 1);
        (tally.answered, tally.stuck)
    }

    #[test]
    fn turns_with_answers_and_matches_with_a_turn_without_acts_are_counted() {
        let (act, answer, choice) = ((true, false), (true, true), (false, false));
        assert_eq!(counted(&[(0, act), (1, act), (1, act), (2, act)], 2), (0, 0));
        assert_eq!(counted(&[(0, act), (0, answer), (0, answer), (1, act), (1, answer)], 1), (2, 0));
        // Nobody acts in the second turn: only a card is chosen, an answer given, or nothing at all asked.
        assert_eq!(counted(&[(0, act), (1, choice), (2, act)], 2), (0, 1));
        assert_eq!(counted(&[(0, act), (1, answer), (2, act)], 2), (1, 1));
        assert_eq!(counted(&[(0, act), (2, act)], 2), (0, 1));
        // The match ends before the last player may act, asked or not.
        assert_eq!(counted(&[(0, act), (1, act), (2, choice)], 2), (0, 0));
        assert_eq!(counted(&[(0, act), (1, act)], 2), (0, 0));
        assert_eq!(counted(&[(0, act)], 2), (0, 1));
        assert_eq!(counted(&[], 0), (0, 0));
    }
}
