//! What single changes are worth, and what cards and actions are worth now, by the weights of the rules.

use super::estimate::{Estimate, EstimateTerm};
use super::worth::win;
use crate::kernel::ids::{CounterId, DefinitionId, NumberId, ZoneId};
use crate::kernel::machine::{Frame, Machine};
use crate::kernel::rules::ability::RowKind;
use crate::kernel::rules::flow::EndResult;
use crate::kernel::rules::statement::{Moved, Path, Place, StatementKind};
use crate::kernel::rules::term::{End, Native, Players, Selector, Term};
use crate::kernel::rules::{Game, Weights};
use crate::kernel::state::{CardId, Seat};

/// What a statement changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A constant worth.
    Worth,
    /// Damage to all of the opponent's cards in play.
    Area,
    /// Health that one of them loses.
    Wound,
    /// Attack that one of them loses.
    Weaken(NumberId),
    /// Attack that the own cards gain.
    Strengthen(NumberId),
    /// What the opponent loses of a counter.
    Drain(CounterId),
    /// Cards that the opponent discards.
    Discard,
}

impl Part {
    /// The worth at an unknown moment: assumes an opponent with a card or two in play, something to pay with and cards.
    pub fn blind(self, amount: i32, weights: &Weights, health: Option<NumberId>) -> i32 {
        let health = health.map_or(0, |health| weights.of_number(health));
        amount.saturating_mul(match self {
            Part::Worth => 1,
            Part::Area => health.saturating_mul(2),
            Part::Wound => health,
            Part::Weaken(attack) | Part::Strengthen(attack) => weights.of_number(attack),
            Part::Drain(counter) => weights.of_counter(counter),
            Part::Discard => weights.discarded,
        })
    }
}

/// Owners of the cards that a selector without a test selects.
enum Picked<'s> {
    All(&'s Players),
    /// All that pass a test.
    Some(&'s Players),
    Chosen(&'s Players),
}

fn picked(selector: &Selector) -> Option<Picked<'_>> {
    match selector {
        Selector::Zones(players, _) => Some(Picked::All(players)),
        Selector::All(inner, _) => match &**inner {
            Selector::Zones(players, _) => Some(Picked::Some(players)),
            _ => None,
        },
        Selector::Choose(choose) => Some(Picked::Chosen(&choose.side)),
        _ => None,
    }
}

impl Machine<'_> {
    /// What a statement changes, and by how much.
    pub(super) fn part(&mut self, kind: &StatementKind, frame: &Frame<'_>, weights: &Weights) -> (Part, i32) {
        let units = self.kernel.game.units.as_ref();
        let (attack, health) = (units.and_then(|units| units.attack), units.and_then(|units| units.health));
        let worth = |amount: i32| (Part::Worth, amount);
        match kind {
            StatementKind::Gain(Path::Of { selector: Selector::Players(players), counter: Some(id), .. }, amount) => {
                let amount = self.term(amount, frame).saturating_mul(weights.of_counter(*id));
                worth(if is_own(players) { amount } else { amount.saturating_neg() })
            }
            StatementKind::Lose(Path::Of { selector: Selector::Players(players), counter: Some(id), .. }, amount) => {
                let amount = self.term(amount, frame);
                if *players == Players::Other && weights.paid == Some(*id) {
                    return (Part::Drain(*id), amount);
                }
                let amount = amount.saturating_mul(weights.of_counter(*id));
                worth(if is_own(players) { amount.saturating_neg() } else { amount })
            }
            StatementKind::Damage { whom: Selector::Players(players), amount, .. } => {
                let amount = self.term(amount, frame).saturating_mul(weights.damage);
                worth(if is_own(players) { amount.saturating_neg() } else { amount })
            }
            StatementKind::Damage { whom, amount, .. } => {
                let amount = self.term(amount, frame);
                match picked(whom) {
                    Some(Picked::All(Players::Other) | Picked::Some(Players::Other)) => (Part::Area, amount),
                    Some(Picked::Chosen(Players::Other)) => (Part::Wound, amount),
                    _ => worth(0),
                }
            }
            StatementKind::Modify { cards, number, amount, .. } => {
                let amount = self.term(amount, frame);
                match picked(cards) {
                    Some(Picked::Chosen(Players::Other)) if health == Some(*number) => {
                        (Part::Wound, amount.saturating_neg())
                    }
                    Some(Picked::Chosen(Players::Other)) if attack == Some(*number) => {
                        (Part::Weaken(*number), amount.saturating_neg())
                    }
                    Some(Picked::All(Players::Own)) if attack == Some(*number) => (Part::Strengthen(*number), amount),
                    _ => worth(0),
                }
            }
            StatementKind::Move { cards: Moved::Drawn { from, end, count }, to, .. } => {
                let count = self.term(count, frame);
                moved_part(from, *end, to, count, weights)
            }
            StatementKind::Move { cards: Moved::Cards(Selector::Draw(end, from, count)), to, .. } => {
                let count = self.term(count, frame);
                moved_part(from, *end, to, count, weights)
            }
            _ => worth(weights.other),
        }
    }

    /// The worth of a card's rows and body now, without what it costs.
    pub(super) fn plays(&mut self, card: DefinitionId, seat: Seat) -> i32 {
        let Some(estimate) = self.estimate(card, seat) else { return 0 };
        self.worth_of(&estimate, card, seat)
    }

    /// The worth of a card that was estimated.
    pub(super) fn worth_of(&mut self, estimate: &Estimate, card: DefinitionId, seat: Seat) -> i32 {
        let kernel = self.kernel;
        let Some(weights) = &kernel.game.players.weights else { return 0 };
        let mut worth = estimate.worth;
        for term in &estimate.terms {
            if self.counts(term, card, seat) {
                worth = worth.saturating_add(self.on_board(term, seat, weights));
            }
        }
        worth
    }

    /// Whether the conditions of a term's row hold.
    fn counts(&mut self, term: &EstimateTerm, card: DefinitionId, seat: Seat) -> bool {
        let kernel = self.kernel;
        let Some((ability, at)) = term.row else { return true };
        let frame = Frame { definition: Some(card), ..Frame::of(seat) };
        kernel.game.ability(ability).rows.get(at).is_some_and(|row| self.conditions_hold(row, &frame))
    }

    /// What a term is worth with what there is now.
    fn on_board(&mut self, term: &EstimateTerm, seat: Seat, weights: &Weights) -> i32 {
        let amount = term.amount.saturating_abs();
        let value = match term.part {
            Part::Worth => return term.amount,
            Part::Area => self.worth_of_damage(seat, amount, weights).0,
            Part::Wound => self.worth_of_damage(seat, amount, weights).1,
            Part::Weaken(attack) => {
                let foes = self.cards_in_play(seat.other());
                let most = foes.into_iter().map(|card| self.number(card, attack)).max().unwrap_or(0);
                amount.min(most).saturating_mul(weights.of_number(attack))
            }
            Part::Strengthen(_) => {
                let own = self.cards_in_play(seat);
                let ready = own.into_iter().filter(|&card| !self.state.card(card).has_arrived()).count();
                amount.saturating_mul(i32::try_from(ready).unwrap_or(0)).saturating_mul(weights.damage)
            }
            Part::Drain(counter) => {
                amount.min(self.state.counter(seat.other(), counter)).saturating_mul(weights.of_counter(counter))
            }
            Part::Discard => {
                let held = weights.hand.map_or(0, |hand| self.state.pile(seat.other(), hand).len());
                amount.min(i32::try_from(held).unwrap_or(i32::MAX)).saturating_mul(weights.discarded)
            }
        };
        if term.amount < 0 { value.saturating_neg() } else { value }
    }

    /// What damage to the opponent's cards in play is worth: to all of them, and to the best one.
    fn worth_of_damage(&mut self, seat: Seat, amount: i32, weights: &Weights) -> (i32, i32) {
        let each = self.health().map_or(0, |health| weights.of_number(health));
        let (mut sum, mut most) = (0_i32, None);
        for card in self.cards_in_play(seat.other()) {
            let is_destroyed = amount >= self.health_of(card);
            let value = if is_destroyed { self.body(weights, card) } else { amount.saturating_mul(each) };
            sum = sum.saturating_add(value);
            most = most.max(Some(value));
        }
        (sum, most.unwrap_or(0))
    }

    fn health(&self) -> Option<NumberId> {
        self.kernel.game.units.as_ref().and_then(|units| units.health)
    }

    /// The health that a card has left.
    fn health_of(&mut self, card: CardId) -> i32 {
        let kernel = self.kernel;
        let Some(units) = &kernel.game.units else { return 0 };
        let wounds = units.wounds.map_or(0, |wounds| self.state_of(card, wounds));
        units.health.map_or(0, |health| self.number(card, health)).saturating_sub(wounds)
    }

    fn attack_of(&mut self, card: CardId) -> i32 {
        let attack = self.kernel.game.units.as_ref().and_then(|units| units.attack);
        attack.map_or(0, |attack| self.number(card, attack))
    }

    /// What is taken from the next damage to a player, by each damage and once, and what is left to be lost.
    fn defence(&mut self, seat: Seat) -> Option<(i32, i32, i32)> {
        let kernel = self.kernel;
        let rule = kernel.game.damage.as_ref()?;
        let less = rule.less.map_or(0, |less| self.sum_of_effects(seat, less));
        let once = rule.once.map_or(0, |once| self.state.counter(seat, once));
        Some((less, once, self.state.counter(seat, rule.to)))
    }

    /// Whether the damage of a card's rows wins the match now. Damage that adds up to less as printed does not.
    pub(super) fn wins(&mut self, estimate: &Estimate, card: DefinitionId, seat: Seat) -> bool {
        let kernel = self.kernel;
        let Some((less, mut guard, mut left)) = self.defence(seat.other()) else { return false };
        if estimate.damage < left {
            return false;
        }
        let printed = kernel.game.definition(card);
        let Some(card_type) = kernel.card_type(printed.card_type) else { return false };
        let frame = Frame { definition: Some(card), ..Frame::of(seat) };
        let mut room = None;
        let fixed = self.fixed(&frame, &mut room);
        let frame = Frame { fixed, ..frame };
        for &id in &printed.abilities {
            let ability = kernel.game.ability(id);
            if !card_type.is_hero && !card_type.resolves.contains(&ability.timing) {
                continue;
            }
            for (at, row) in ability.rows.iter().enumerate() {
                let Some((_, operation)) = kernel.flat.operations.get_index(row.operation.index()) else { continue };
                let row_frame = self.row_frame(row, &frame);
                for statement in &operation.does {
                    let Some(amount) = self.damage_of(&statement.kind, &row_frame) else { continue };
                    let mut later = ability.rows[at + 1..].iter();
                    let is_replaced = later.any(|later| {
                        later.kind == RowKind::Replace
                            && later.operation == row.operation
                            && self.conditions_hold(later, &frame)
                    });
                    if is_replaced || !self.conditions_hold(row, &frame) {
                        continue;
                    }
                    let amount = amount.saturating_sub(less).max(0);
                    left = left.saturating_sub(amount.saturating_sub(guard).max(0));
                    guard = if amount > 0 { 0 } else { guard };
                }
            }
        }
        left <= 0
    }

    /// The estimate of a card. It is copied out, because weighing it needs the machine.
    pub(super) fn estimate(&mut self, card: DefinitionId, seat: Seat) -> Option<std::sync::Arc<Estimate>> {
        let estimates = self.estimates.get_or_insert_default();
        estimates.of(self.kernel, self.state, card, seat).map(std::sync::Arc::clone)
    }

    /// Built-in valuations, by name.
    pub(in crate::kernel) fn native(
        &mut self,
        native: Native,
        of: &Selector,
        with: Option<&Selector>,
        frame: &Frame<'_>,
    ) -> i32 {
        let kernel = self.kernel;
        let (Some(weights), Some(card)) = (&kernel.game.players.weights, self.first(of, frame)) else { return 0 };
        let other = with.and_then(|with| self.first(with, frame));
        let definition = self.state.card(card).definition;
        match native {
            Native::Trade => self.trade(card, other, frame.own, weights),
            Native::Beats => other.map_or(0, |other| i32::from(self.attack_of(card) >= self.health_of(other))),
            Native::Plays => self.plays(definition, frame.own),
            Native::Blind => self.estimate(definition, frame.own).map_or(0, |estimate| estimate.worth),
            Native::Body => self.body(weights, card),
            Native::Wins => {
                let estimate = self.estimate(definition, frame.own);
                i32::from(estimate.is_some_and(|estimate| self.wins(&estimate, definition, frame.own)))
            }
        }
    }

    /// What an exchange of blows is worth; without a target, what damage to the opponent is.
    pub(super) fn trade(&mut self, card: CardId, target: Option<CardId>, own: Seat, weights: &Weights) -> i32 {
        let kernel = self.kernel;
        let attack = self.attack_of(card);
        let Some(target) = target else {
            let Some((less, once, left)) = self.defence(own.other()) else { return 0 };
            let damage = attack.saturating_sub(less.saturating_add(once)).max(0);
            let wins = if damage > 0 && damage >= left { win(kernel) } else { 0 };
            return damage.saturating_mul(weights.damage).saturating_add(wins);
        };
        let usual = self.health().map_or(0, |health| weights.of_number(health));
        let chip = kernel.game.players.chip.unwrap_or(usual);
        let gained = if attack < self.health_of(target) {
            attack.saturating_mul(chip)
        } else if kernel.vital >> self.state.card(target).zone.index().min(15) & 1 == 1 {
            win(kernel)
        } else {
            self.body(weights, target)
        };
        let back = self.attack_of(target);
        let lost = if back >= self.health_of(card) { self.body(weights, card) } else { back.saturating_mul(chip) };
        gained.saturating_sub(lost)
    }
}

impl Game {
    /// The zones without whose cards a match is lost, one bit each.
    pub(in crate::kernel) fn vital_zones(&self) -> u16 {
        let losses = self.flow.ends.iter().filter(|ending| ending.result == EndResult::Loses);
        losses.fold(0, |mask, ending| match &ending.test {
            Term::Any(of, Some(_)) => match &**of {
                Selector::Zones(Players::Own, zones) => match **zones {
                    [zone] => mask | 1 << zone.index().min(14),
                    _ => mask,
                },
                _ => mask,
            },
            _ => mask,
        })
    }
}

fn is_own(players: &Players) -> bool {
    *players == Players::Own
}

/// Cards that move: drawn, discarded by the opponent, or anything else.
fn moved_part(from: &Selector, end: End, to: &Place, count: i32, weights: &Weights) -> (Part, i32) {
    let Selector::Zones(players, zones) = from else { return (Part::Worth, count) };
    let hand = |zone: Option<&ZoneId>| weights.hand.is_some() && weights.hand.as_ref() == zone;
    let goes_to = match to {
        Place::Of(_, zone) | Place::Owner(zone) => Some(zone),
        Place::Row(_) => None,
    };
    if *players == Players::Own && end == End::Top && hand(goes_to) {
        return (Part::Worth, count.saturating_mul(weights.drawn));
    }
    if *players == Players::Other && zones.len() == 1 && hand(zones.first()) {
        return (Part::Discard, count);
    }
    (Part::Worth, count)
}
