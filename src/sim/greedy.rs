//! The greedy player: what each action is worth by itself, in tenths of a point of Shield. It looks at no hidden card.

use crate::engine::{Does, Handle, Order, Pick, Player, Program, Side};
use crate::games::starfall::{Action, Actions, Duel, Kind, Match};
use crate::ruleset::code::Amount;
use crate::ruleset::term::Who;

/// Worth of a point of the opponent's Shield.
const DAMAGE: i32 = 10;
/// Worth of a point of one's own Shield.
const SHIELD: i32 = 8;
/// Worth of Energy.
const ENERGY: i32 = 6;
/// Worth of a card drawn.
const CARD: i32 = 15;
/// Worth of a card that the opponent discards.
const DISCARD: i32 = 12;
/// Worth of a point of an ally's ATK that stays, and of its HP.
const ALLY: [i32; 2] = [12, 5];
/// Worth of a point of a passive.
const PASSIVE: i32 = 15;
/// Worth of winning at once.
const WIN: i32 = 100_000;

/// What the cards of a duel are worth in play besides ATK and HP, by their handles.
#[derive(Clone, Debug)]
pub struct Greedy {
    passives: Vec<i32>,
    /// The places of ATK and HP among a card's numbers, where the duel's rules have units.
    numbers: Option<(u8, u8)>,
    /// The place of what passives take from damage.
    reduction: Option<u8>,
}

impl Greedy {
    /// A player for games of a duel.
    pub fn new(duel: &Duel) -> Self {
        let handles = (0..duel.table.len()).filter_map(|at| u8::try_from(at).ok());
        let worth = |program: &Program| {
            let points = program.passives.iter().map(|(_, amount)| match amount {
                Amount::Constant(points) => *points,
                _ => 1,
            });
            points.sum::<i32>().saturating_mul(PASSIVE)
        };
        Self {
            passives: handles.map(|at| worth(duel.table.card(Handle(at)))).collect(),
            numbers: duel.table.rules.units.map(|units| (units.attack, units.health)),
            reduction: duel.table.rules.damage.and_then(|damage| damage.less),
        }
    }

    /// The action that is worth most; ending the phase is worth nothing.
    pub fn choose(&self, duel: &Duel, position: &Match, legal: &Actions) -> Action {
        let actions = legal.as_slice();
        let (mut best, mut most) = (Action::End, 0);
        for &action in actions {
            let (worth, action) = match action {
                // Of actions that differ in the target alone the rules' own choice is taken: the highest ATK.
                Action::Play { at, target: None | Some(0) } => {
                    (self.play(duel, position, at), Action::Play { at, target: None })
                }
                Action::Ability { target: None | Some(0) } => {
                    let program = duel.ability(position.active).0;
                    (self.rows(program, duel, position) + 1, Action::Ability { target: None })
                }
                Action::Attack { by, target } => {
                    // One ally after the other: the first with anything to gain attacks.
                    if matches!(best, Action::Attack { by: earlier, .. } if earlier != by) {
                        break;
                    }
                    (self.attack(duel, position, by, target), action)
                }
                _ => continue,
            };
            if worth > most {
                (best, most) = (action, worth);
            }
        }
        best
    }

    fn play(&self, duel: &Duel, position: &Match, at: u8) -> i32 {
        let player = position.state.player(position.active);
        let Some(&card) = player.zone(duel.places().hand).get(usize::from(at)) else { return 0 };
        let (program, face) = (duel.table.card(card), duel.face(card));
        let rows = self.rows(program, duel, position);
        let worth = match face.kind {
            Kind::Ally => rows + self.ally(card, program.numbers),
            // It may never be set off.
            Kind::Trap => rows * 3 / 4 + CARD,
            Kind::Action | Kind::Other => rows,
        };
        // Energy that is left over is kept, so spending it costs something, but never as much as an effect gives.
        worth * 8 - face.price.of(player) * ENERGY
    }

    /// The worth of an ally with these numbers.
    fn ally(&self, card: Handle, numbers: [i16; 4]) -> i32 {
        let Some((attack, health)) = self.numbers else { return 0 };
        let number = |at: u8| i32::from(numbers[usize::from(at) % 4]);
        self.passives.get(usize::from(card.0)).copied().unwrap_or(0)
            + number(attack) * ALLY[0]
            + number(health) * ALLY[1]
    }

    fn attack(&self, duel: &Duel, position: &Match, by: u8, target: Option<u8>) -> i32 {
        let Some((attack, health)) = self.numbers else { return 0 };
        let (places, side) = (duel.places(), position.active);
        let (own, other) = (position.state.player(side), position.state.player(side.other()));
        let number = |player: &Player, at, which| i32::from(player.unit_number(places.field, at, which));
        let strike = number(own, by, attack);
        let Some(target) = target else {
            let less = self.reduction.map_or(0, |at| other.number(at)) + other.number(places.guard);
            let damage = (strike - less).max(0);
            let lethal = damage > 0 && other.number(places.shield) <= damage;
            return damage * DAMAGE + if lethal { WIN } else { 0 };
        };
        let worth = |player: &Player, at: u8| {
            let passive =
                player.zone(places.field).get(usize::from(at)).and_then(|card| self.passives.get(usize::from(card.0)));
            let numbers = number(player, at, attack) * ALLY[0] + number(player, at, health) * ALLY[1];
            numbers + passive.copied().unwrap_or(0)
        };
        let back = number(other, target, attack);
        let gained = if strike >= number(other, target, health) { worth(other, target) } else { strike * 3 };
        let lost = if back >= number(own, by, health) { worth(own, by) } else { back * 3 };
        gained - lost
    }

    /// The worth of a card's rows if they resolved now.
    fn rows(&self, program: &Program, duel: &Duel, position: &Match) -> i32 {
        let mut worth = 0;
        let own = position.active;
        program.forecast(&duel.table, &position.state, own, |does, amount| {
            worth += self.change(does, amount, own, duel, position);
        });
        worth
    }

    fn change(&self, does: &Does, amount: i32, own: Side, duel: &Duel, position: &Match) -> i32 {
        let places = duel.places();
        let (me, other) = (position.state.player(own), position.state.player(own.other()));
        let of = |who: Who| if who == Who::Own { me } else { other };
        match *does {
            Does::Gain(who, at) => {
                let each = if at == places.energy { ENERGY } else { SHIELD };
                if who == Who::Own { amount * each } else { -amount * each }
            }
            Does::Lose(who, at) => {
                let lost = if at == places.energy { amount.min(of(who).number(at)) * ENERGY } else { amount * SHIELD };
                if who == Who::Own { -lost } else { lost }
            }
            Does::DamagePlayer(who) => {
                let player = of(who);
                let less = self.reduction.map_or(0, |at| player.number(at)) + player.number(places.guard);
                let damage = (amount - less).max(0);
                let lethal = damage > 0 && player.number(places.shield) <= damage;
                let worth = damage * DAMAGE + if lethal { WIN } else { 0 };
                if who == Who::Own { -worth } else { worth }
            }
            Does::DamageCards(ref pick) => self.hurt(pick, amount, own, duel, position),
            Does::Modify(ref pick, number, _) => self.modify(pick, number.0, amount, own, duel, position),
            Does::Shift(shift) => {
                let cards = amount.min(i32::from(of(shift.of).count(shift.from)));
                match (shift.of, shift.order) {
                    (Who::Own, Order::Top) if shift.to == places.hand => cards * CARD,
                    (Who::Other, _) if shift.from == places.hand => cards * DISCARD,
                    _ => cards,
                }
            }
            Does::Set(..) | Does::ResolveAgain(..) | Does::Move(..) | Does::Destroy(_) | Does::Negate => CARD,
        }
    }

    /// Damage to allies: those that it destroys count whole.
    fn hurt(&self, pick: &Pick, amount: i32, own: Side, duel: &Duel, position: &Match) -> i32 {
        let Some((attack, health)) = self.numbers else { return 0 };
        let (who, all) = match pick {
            Pick::All(who, ..) => (*who, true),
            Pick::Choose(who, _) => (*who, false),
            _ => return 0,
        };
        let field = duel.places().field;
        let player = position.state.player(if who == Who::Own { own } else { own.other() });
        let mut total = 0;
        for (&card, at) in player.zone(field).iter().zip(0_u8..) {
            let left = i32::from(player.unit_number(field, at, health));
            let strike = i32::from(player.unit_number(field, at, attack));
            let whole =
                self.passives.get(usize::from(card.0)).copied().unwrap_or(0) + strike * ALLY[0] + left * ALLY[1];
            let worth = if amount >= left { whole } else { amount * ALLY[1] };
            total = if all { total + worth } else { worth.max(total) };
        }
        if who == Who::Own { -total } else { total }
    }

    fn modify(&self, pick: &Pick, number: u8, amount: i32, own: Side, duel: &Duel, position: &Match) -> i32 {
        let Some((attack, health)) = self.numbers else { return 0 };
        if number == health && amount < 0 {
            return self.hurt(pick, -amount, own, duel, position);
        }
        let field = duel.places().field;
        match *pick {
            Pick::All(Who::Own, zone, None) if zone == field => {
                let player = position.state.player(own);
                let ready = (0..player.count(field)).filter(|&at| !player.unit(field, at).arrived).count();
                amount * i32::try_from(ready).unwrap_or(0) * DAMAGE
            }
            Pick::Choose(Who::Other, zone) if zone == field && number == attack => {
                let player = position.state.player(own.other());
                let highest = (0..player.count(field)).map(|at| i32::from(player.unit_number(field, at, attack))).max();
                amount.abs().min(highest.unwrap_or(0)) * ALLY[0]
            }
            _ => 0,
        }
    }
}
