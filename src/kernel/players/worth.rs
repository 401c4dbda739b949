//! What a position is worth to a player (kernel.md, section 6).

use crate::kernel::ids::{CounterId, KeywordId, NumberId, ZoneId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Cards, Frame, Machine, Workspace};
use crate::kernel::rules::flow::Tie;
use crate::kernel::rules::term::{Arithmetic, Term};
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
    work.forget_position();
    worth_after(kernel, state, seat, work)
}

/// The same where these lists were used for this position last.
pub fn worth_after(kernel: &Kernel, state: &mut State, seat: Seat, work: &mut Workspace) -> i32 {
    match state.over {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Won(winner)) if winner == seat => win(kernel),
        Some(Outcome::Won(_)) => win(kernel).saturating_neg(),
        None => {
            let skipped = skipped(kernel, state, seat.other()).saturating_sub(skipped(kernel, state, seat));
            let mut machine = Machine::reading_after(kernel, state, work);
            let worth = machine.own_worth(seat).saturating_sub(machine.own_worth(seat.other()));
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

/// A part of what a position is worth to a player.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'k> {
    /// A summand of the rules' term, or what decides a tie, times this.
    Term(i32, &'k Term),
    Counter(CounterId, i32),
    /// The cards in play.
    InPlay,
    /// Each card of a zone.
    Held(ZoneId, i32),
    /// The phases and turns that the other player skips.
    Skipped,
}

/// The parts of what a position is worth.
pub(super) fn parts(kernel: &Kernel) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    match &kernel.game.players.position {
        Some(position) => summands(position, 1, &mut found),
        None => each_part(kernel, &mut |part| found.push(part)),
    }
    found.push(Part::Skipped);
    found
}

fn summands<'k>(term: &'k Term, sign: i32, found: &mut Vec<Part<'k>>) {
    match term {
        Term::Arithmetic(sum @ (Arithmetic::Add | Arithmetic::Subtract), one, other) => {
            summands(one, sign, found);
            summands(other, if *sum == Arithmetic::Add { sign } else { -sign }, found);
        }
        _ => found.push(Part::Term(sign, term)),
    }
}

/// The parts where the rules have no term: by their weights, else by what any game has.
fn each_part<'k>(kernel: &'k Kernel, see: &mut impl FnMut(Part<'k>)) {
    let game = &kernel.game;
    if let Some(weights) = &game.players.weights {
        for &(counter, weight) in &weights.counters {
            see(Part::Counter(counter, weight));
        }
        // The counter that loses the match is valued like damage.
        if let Some(rule) = &game.damage
            && !weights.counters.iter().any(|&(counter, _)| counter == rule.to)
        {
            see(Part::Counter(rule.to, weights.damage));
        }
        see(Part::InPlay);
        if let Some(hand) = weights.hand {
            see(Part::Held(hand, weights.drawn));
        }
        return;
    }
    if let Tie::Most(term) | Tie::Share(term, _) = &game.flow.tie {
        see(Part::Term(TIE, term));
    }
    see(Part::InPlay);
    for (at, zone) in game.zones.values().enumerate().filter(|(_, zone)| zone.seen_by == SeenBy::Owner) {
        if let Some(id) = ZoneId::at(at).filter(|_| !zone.units) {
            see(Part::Held(id, HELD));
        }
    }
}

impl Machine<'_> {
    /// By the rules' term for a position, else by their weights, else by what any game has.
    fn own_worth(&mut self, seat: Seat) -> i32 {
        let kernel = self.kernel;
        if let Some(position) = &kernel.flat.position {
            return self.term(position, &Frame::of(seat));
        }
        let mut sum = 0_i32;
        each_part(kernel, &mut |part| sum = sum.saturating_add(self.worth_of_part(&part, seat)));
        sum
    }

    /// What a part of the position is worth to a player, without the opponent's.
    pub(super) fn worth_of_part(&mut self, part: &Part<'_>, seat: Seat) -> i32 {
        match *part {
            Part::Term(times, term) => self.term(term, &Frame::of(seat)).saturating_mul(times),
            Part::Counter(counter, weight) => self.state.counter(seat, counter).saturating_mul(weight),
            Part::InPlay => {
                self.cards_in_play(seat).into_iter().fold(0, |sum, card| sum.saturating_add(self.plain_body(card)))
            }
            Part::Held(zone, weight) => count(self.state.count(seat, zone)).saturating_mul(weight),
            Part::Skipped => skipped(self.kernel, self.state, seat.other()),
        }
    }

    /// A card in play by the rules' weights, else by its attack.
    fn plain_body(&mut self, card: CardId) -> i32 {
        let kernel = self.kernel;
        if let Some(weights) = &kernel.game.players.weights {
            return self.body(weights, card);
        }
        let attack = kernel.game.units.as_ref().and_then(|units| units.attack);
        IN_PLAY.saturating_add(attack.map_or(0, |attack: NumberId| self.number(card, attack)))
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
}

fn count(len: usize) -> i32 {
    i32::try_from(len).unwrap_or(i32::MAX)
}
