//! What a position is worth to a player (kernel.md, section 6).

use crate::kernel::ids::{KeywordId, NumberId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Cards, Frame, Machine, Workspace};
use crate::kernel::rules::flow::Tie;
use crate::kernel::rules::{Weights, tables::SeenBy};
use crate::kernel::state::{CardId, Outcome, Seat, State};

/// A won match, where the rules do not say what that is worth.
const WIN: i32 = 100_000;
/// The weights of rules that have none: what decides a tie, cards in play and cards held.
const TIE: i32 = 4;
const IN_PLAY: i32 = 5;
const HELD: i32 = 3;

/// What a won match is worth.
pub fn win(kernel: &Kernel) -> i32 {
    match kernel.game.players.win {
        0 => WIN,
        win => win,
    }
}

/// What a position is worth to a player: the own worth less the opponent's. The state is only read; it is borrowed for
/// changes because evaluating keeps sums in it.
pub fn worth(kernel: &Kernel, state: &mut State, seat: Seat, work: &mut Workspace) -> i32 {
    match state.over {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Won(winner)) if winner == seat => win(kernel),
        Some(Outcome::Won(_)) => win(kernel).saturating_neg(),
        None => {
            let skipped = skipped(kernel, state, seat.other()).saturating_sub(skipped(kernel, state, seat));
            let mut machine = Machine::reading(kernel, state).with(work);
            let worth = machine.own_worth(seat).saturating_sub(machine.own_worth(seat.other()));
            machine.finish(work);
            worth.saturating_add(skipped)
        }
    }
}

/// What a player loses by the phases and turns to skip next.
fn skipped(kernel: &Kernel, state: &State, seat: Seat) -> i32 {
    let players = &kernel.game.players;
    let [phases @ .., turns] = &state.players[seat.index()].skips;
    let phases: i32 = phases.iter().map(|count| i32::from(*count)).sum();
    let phases = phases.saturating_mul(players.skipped_phase);
    phases.saturating_add(i32::from(*turns).saturating_mul(players.skipped_turn))
}

impl Machine<'_> {
    /// By the rules' term for a position, else by their weights, else by what any game has.
    fn own_worth(&mut self, seat: Seat) -> i32 {
        let players = &self.kernel.game.players;
        match (&players.position, &players.weights) {
            (Some(position), _) => self.term(position, &Frame::of(seat)),
            (None, Some(weights)) => self.weighed(weights, seat),
            (None, None) => self.usual_worth(seat),
        }
    }

    fn weighed(&mut self, weights: &Weights, seat: Seat) -> i32 {
        let mut sum = 0_i32;
        for &(counter, weight) in &weights.counters {
            sum = sum.saturating_add(self.state.counter(seat, counter).saturating_mul(weight));
        }
        // The counter that loses the match is valued like damage.
        if let Some(rule) = &self.kernel.game.damage
            && !weights.counters.iter().any(|&(counter, _)| counter == rule.to)
        {
            sum = sum.saturating_add(self.state.counter(seat, rule.to).saturating_mul(weights.damage));
        }
        for card in self.cards_in_play(seat) {
            sum = sum.saturating_add(self.body(weights, card));
        }
        if let Some(hand) = weights.hand {
            sum = sum.saturating_add(count(self.state.pile(seat, hand).len()).saturating_mul(weights.drawn));
        }
        sum
    }

    /// A card in play by its numbers, less its wounds, its words, and what it adds continuously.
    pub(super) fn body(&mut self, weights: &Weights, card: CardId) -> i32 {
        let units = self.kernel.game.units.as_ref();
        let wounds = units.and_then(|units| Some((units.health?, units.wounds?)));
        let words = self.keywords(card);
        let mut sum = self.kernel.passive_worth(self.state.card(card).definition);
        for &(number, weight) in &weights.numbers {
            let mut value = self.number(card, number);
            if let Some((health, wounds)) = wounds
                && health == number
            {
                value = value.saturating_sub(self.kernel.state_in(self.state.card(card), wounds));
            }
            sum = sum.saturating_add(value.saturating_mul(weight));
        }
        let has = |keyword: KeywordId| words >> keyword.0 & 1 == 1;
        let of_words = weights.words.iter().filter(|(keyword, _)| has(*keyword)).map(|&(_, weight)| weight);
        of_words.fold(sum, i32::saturating_add)
    }

    pub(super) fn cards_in_play(&self, seat: Seat) -> Cards {
        let zones = self.kernel.play.iter();
        zones.flat_map(|&zone| self.state.pile(seat, zone).as_slice()).copied().collect()
    }

    fn usual_worth(&mut self, seat: Seat) -> i32 {
        let kernel = self.kernel;
        let tie = match &kernel.game.flow.tie {
            Tie::Most(term) | Tie::Share(term, _) => self.term(term, &Frame::of(seat)).saturating_mul(TIE),
            Tie::Draw => 0,
        };
        let attack = kernel.game.units.as_ref().and_then(|units| units.attack);
        let mut sum = tie;
        for card in self.cards_in_play(seat) {
            let strength = attack.map_or(0, |attack: NumberId| self.number(card, attack));
            sum = sum.saturating_add(IN_PLAY).saturating_add(strength);
        }
        for (at, zone) in kernel.game.zones.values().enumerate().filter(|(_, zone)| zone.seen_by == SeenBy::Owner) {
            if let Some(id) = crate::kernel::ids::ZoneId::at(at).filter(|_| !zone.units) {
                sum = sum.saturating_add(count(self.state.pile(seat, id).len()).saturating_mul(HELD));
            }
        }
        sum
    }
}

fn count(len: usize) -> i32 {
    i32::try_from(len).unwrap_or(i32::MAX)
}
