//! Costs of abilities: whether they can be paid, and paying them.

use super::Machine;
use super::frame::{Frame, Param};
use crate::kernel::ids::CounterId;
use crate::kernel::question::AbilityRef;
use crate::kernel::rules::ability::{CostUse, Once};
use crate::kernel::rules::statement::{Moved, Path, Statement, StatementKind};
use crate::kernel::rules::tables::Way;
use crate::kernel::rules::term::{Selector, Term};
use crate::kernel::state::{CardId, Seat, Used};

impl<'m> Machine<'m> {
    pub(super) fn way(&self, ability: AbilityRef) -> Option<&'m Way> {
        let kernel = self.kernel;
        let way = kernel.game.ability(ability.id).way?;
        kernel.game.ways.get_index(way.index()).map(|(_, way)| way)
    }

    /// Pays for an ability, and notes that it was used.
    pub(super) fn pay(&mut self, card: CardId, ability: AbilityRef, own: Seat) {
        let kernel = self.kernel;
        let entry = kernel.game.ability(ability.id);
        if entry.once != Once::Always {
            let used = Used { card, slot: ability.slot, this_turn: entry.once == Once::Turn };
            // Beyond the room for notes an ability could be used again; the room is larger than what a board holds.
            let _ = self.state.used.try_push(used);
        }
        for cost in &entry.costs {
            if let Some((_, rules)) = kernel.game.costs.get_index(cost.cost.index()) {
                self.block(&rules.pays, &cost_frame(cost, card, own));
            }
        }
        if let Some(way) = self.way(ability) {
            self.block(&way.pays, &Frame::acting(own, card));
        }
    }

    pub(super) fn is_used(&self, card: CardId, ability: AbilityRef) -> bool {
        let once = self.kernel.game.ability(ability.id).once;
        once != Once::Always
            && self
                .state
                .used
                .iter()
                .any(|used| used.card == card && used.slot == ability.slot && used.this_turn == (once == Once::Turn))
    }

    /// Whether all costs of an ability can be paid.
    pub(super) fn can_pay(&mut self, card: CardId, ability: AbilityRef, own: Seat) -> bool {
        let kernel = self.kernel;
        kernel.game.ability(ability.id).costs.iter().all(|cost| {
            let Some((_, rules)) = kernel.game.costs.get_index(cost.cost.index()) else { return false };
            let frame = cost_frame(cost, card, own);
            match &rules.can {
                Some(can) => self.holds(can, &frame),
                None => self.is_payable(&rules.pays, &frame),
            }
        })
    }

    /// Whether each statement of a cost can do in full what it says.
    pub(super) fn is_payable(&mut self, pays: &[Statement], frame: &Frame<'_>) -> bool {
        pays.iter().all(|statement| match &statement.kind {
            StatementKind::Lose(path, amount) => {
                let amount = self.term(amount, frame);
                self.path_value(path, frame) >= amount
            }
            StatementKind::Gain(Path::Of { selector, counter: Some(counter), .. }, amount) => {
                let amount = self.term(amount, frame);
                self.has_space(selector, *counter, amount, frame)
            }
            StatementKind::Move { cards: Moved::Drawn { from, count, .. }, .. } => {
                let count = self.term(count, frame);
                let cards = self.select(from, frame).len();
                i32::try_from(cards).is_ok_and(|cards| cards >= count)
            }
            StatementKind::Move { cards: Moved::Cards(cards), .. }
            | StatementKind::Destroy(cards, _)
            | StatementKind::Mark { cards: cards @ (Selector::Choose(_) | Selector::Draw(..)), .. } => {
                self.has_enough(cards, frame)
            }
            StatementKind::Mark { cards, state, .. } => {
                let cards = self.select(cards, frame);
                !cards.cards().any(|card| self.state.has_mark(card, *state))
            }
            _ => true,
        })
    }

    /// The value of the first counter of a path.
    fn path_value(&mut self, path: &Path, frame: &Frame<'_>) -> i32 {
        match path {
            Path::Of { selector: Selector::Players(players), counter: Some(counter), .. } => {
                self.players(players, frame).first().map_or(0, |&seat| self.state.counter(seat, *counter))
            }
            Path::Of { selector, counter, state } => {
                let things = self.select(selector, frame);
                match (things.get(0), counter, state) {
                    (Some(crate::kernel::state::Thing::Player(seat)), Some(counter), _) => {
                        self.state.counter(seat, *counter)
                    }
                    (Some(crate::kernel::state::Thing::Card(card)), _, Some(state)) => self.state_of(card, *state),
                    _ => 0,
                }
            }
            Path::Rows(..) => 0,
            Path::Row(state) => frame.row.and_then(|row| row.key).map_or(0, |key| self.row_state(key, *state)),
        }
    }

    fn has_space(&mut self, selector: &Selector, counter: CounterId, amount: i32, frame: &Frame<'_>) -> bool {
        let kernel = self.kernel;
        let has_max = kernel.game.counters.get_index(counter.index()).is_some_and(|(_, entry)| entry.max.is_some());
        let seat = self.select(selector, frame).players().next();
        match seat {
            Some(seat) if has_max => {
                let most = self.most(seat, counter);
                self.state.counter(seat, counter).saturating_add(amount) <= most
            }
            _ => true,
        }
    }

    /// Whether there are as many cards as a selector wants. Selectors that want no number can always be done.
    fn has_enough(&mut self, cards: &Selector, frame: &Frame<'_>) -> bool {
        let (from, count, test): (&Selector, &Term, Option<&Term>) = match cards {
            Selector::Choose(choose) => (&choose.from, &choose.count, choose.test.as_ref()),
            Selector::Draw(_, from, count) => (from, count, None),
            _ => return true,
        };
        let count = self.term(count, frame);
        let cards = self.select(from, frame);
        let fitting = match test {
            None => cards.len(),
            Some(test) => cards.cards().filter(|&card| self.holds(test, &frame.at(card))).count(),
        };
        i32::try_from(fitting).is_ok_and(|fitting| fitting >= count)
    }
}

fn cost_frame(cost: &CostUse, card: CardId, own: Seat) -> Frame<'_> {
    Frame {
        val: cost.val,
        filters: Some(&cost.filters),
        param: Param { number: cost.val, ..Param::default() },
        ..Frame::acting(own, card)
    }
}
