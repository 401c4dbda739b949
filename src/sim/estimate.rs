//! What a card's rows are worth to the greedy player: what can be known before a game is worked out once.

use crate::engine::{Does, Order, Pick, Program, Side, View};
use crate::games::starfall::{Duel, Kind};
use crate::ruleset::code::{Amount, Operand};
use crate::ruleset::layout::PlayerNumber;
use crate::ruleset::limits::MAX_UNITS;
use crate::ruleset::term::Owner;

/// Worth of a point of the opponent's Shield; all worth is in tenths of it.
pub(super) const DAMAGE: i32 = 10;
/// Worth of a point of one's own Shield.
const SHIELD: i32 = 8;
/// Worth of a point of Energy, gained, lost or paid.
pub(super) const ENERGY: i32 = 10;
/// Worth of a card drawn.
const CARD: i32 = 25;
/// Worth of a card that the opponent discards.
pub(super) const DISCARD: i32 = 15;
/// Worth of a point of an ally's ATK that stays.
pub(super) const ATTACK: i32 = 12;
/// Worth of a point of an ally's HP.
pub(super) const HEALTH: i32 = 5;
/// Worth of a point of a passive.
const PASSIVE: i32 = 60;
/// Worth of a row that does something else.
const OTHER: i32 = 15;
/// More than any worth.
const ENDLESS: i32 = 1_000_000_000;

/// What is known of a card, or of an ability, before a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Estimate {
    /// The worth of all that does not depend on the position.
    pub worth: i32,
    /// The most that it can be worth in any position; as good as endless where nobody can say.
    pub most: i32,
    /// The damage of all its rows together, as printed.
    pub damage: i32,
    /// Where its terms stand among those of all cards.
    pub terms: (u16, u16),
}

/// A part of a card's worth that depends on the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    /// The conditions under which it counts, by their places among those of all cards.
    pub tests: (u16, u16),
    /// What it is.
    pub what: What,
    /// Its worth or its amount; below 0 for what another row takes the place of.
    pub amount: i32,
}

/// What a part of a card's worth is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// So much.
    Worth,
    /// Damage to all of the opponent's allies.
    Area,
    /// HP that one of the opponent's allies loses.
    Wound,
    /// ATK that one of them loses.
    Weaken,
    /// ATK that the player's own allies gain for the turn.
    Strengthen,
    /// Energy that the opponent loses.
    Drain,
    /// Cards that the opponent discards.
    Discard,
}

/// The terms and conditions of all cards of a duel.
#[derive(Clone, Debug, Default)]
pub(super) struct Estimates {
    pub terms: Vec<Term>,
    pub tests: Vec<Amount>,
}

impl Estimates {
    /// Estimates a card for its player.
    pub fn add(&mut self, program: &Program, kind: Kind, own: Side, duel: &Duel) -> Estimate {
        let rows = parts(program, own, duel);
        let mut estimate = Estimate { terms: (place(self.terms.len()), 0), ..Estimate::default() };
        for (at, parts) in rows.iter().enumerate() {
            let Some(tests) = open(program, at, own, duel) else { continue };
            estimate.damage += parts.iter().map(|part| part.2).sum::<i32>();
            // Nobody knows when a trap is set off: what depends on the position then counts as little as it may be.
            if kind == Kind::Trap {
                estimate.worth +=
                    parts.iter().filter(|_| tests.is_empty()).map(|part| blind(part.0, part.1)).sum::<i32>();
                continue;
            }
            // What it replaces counts no more.
            let replaced = (0..at).filter(|&earlier| program.replaces(at, earlier));
            let replaced = replaced.flat_map(|earlier| &rows[earlier]).map(|&(what, amount, _)| (what, -amount));
            let parts: Vec<(What, i32)> =
                parts.iter().map(|&(what, amount, _)| (what, amount)).chain(replaced).collect();
            let worth: i32 = parts.iter().filter(|part| part.0 == What::Worth).map(|part| part.1).sum();
            let first = place(self.tests.len());
            self.tests.extend(&tests);
            let range = (first, place(self.tests.len()));
            if tests.is_empty() {
                estimate.worth += worth;
            } else if worth != 0 {
                self.terms.push(Term { tests: range, what: What::Worth, amount: worth });
            }
            let others = parts.into_iter().filter(|part| part.0 != What::Worth);
            self.terms.extend(others.map(|(what, amount)| Term { tests: range, what, amount }));
        }
        estimate.terms.1 = place(self.terms.len());
        match kind {
            // It may never be set off.
            Kind::Trap => estimate.worth = estimate.worth * 3 / 4 + OTHER,
            Kind::Ally => estimate.worth += ally(program, duel) + passive(program),
            Kind::Action | Kind::Other => {}
        }
        let terms = self.terms.get(usize::from(estimate.terms.0)..).unwrap_or(&[]);
        let most = terms.iter().fold(estimate.worth, |most, term| most.saturating_add(term.most()));
        estimate.most = most.min(ENDLESS);
        estimate
    }
}

impl Term {
    /// The most that it can add to a card's worth. What hits allies is worth as much as there is of them.
    fn most(&self) -> i32 {
        let units = i32::try_from(MAX_UNITS).unwrap_or(i32::MAX);
        let each = match self.what {
            What::Worth => return self.amount.max(0),
            What::Area | What::Wound => return ENDLESS,
            What::Weaken => ATTACK,
            What::Strengthen => DAMAGE.saturating_mul(units),
            What::Drain => ENERGY,
            What::Discard => DISCARD,
        };
        if self.amount < 0 { ENDLESS } else { self.amount.saturating_mul(each) }
    }
}

fn place(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// The worth of a card's passives.
pub(super) fn passive(program: &Program) -> i32 {
    let points =
        program.passives.iter().map(|(_, amount)| if let Amount::Constant(points) = amount { *points } else { 1 });
    points.sum::<i32>().saturating_mul(PASSIVE)
}

/// The worth of an ally's printed numbers.
fn ally(program: &Program, duel: &Duel) -> i32 {
    let number = |at: u8| program.numbers.get(usize::from(at)).copied().map_or(0, i32::from);
    duel.table.rules.units.map_or(0, |units| number(units.attack) * ATTACK + number(units.health) * HEALTH)
}

/// The parts of each row, with the heroes' numbers put in: what, how much, and how much damage to the opponent it is.
fn parts(program: &Program, own: Side, duel: &Duel) -> Vec<Vec<(What, i32, i32)>> {
    let mut rows = vec![Vec::new(); program.plays.rows.len()];
    program.forecast(&duel.table, duel.position(), own, |at, does, amount| {
        if let Some(row) = rows.get_mut(at) {
            let (what, worth) = part(does, amount, duel);
            row.push((what, worth, if let Does::DamagePlayer(Owner::Other) = does { amount } else { 0 }));
        }
    });
    rows
}

/// The conditions of a row that a game can change; `None` if one of them never holds in this duel, or only once the
/// card's earlier rows have resolved.
fn open(program: &Program, at: usize, own: Side, duel: &Duel) -> Option<Vec<Amount>> {
    let numbers = &duel.table.rules.layout.numbers;
    let mut open = Vec::new();
    for test in &program.plays.rows.get(at)?.tests {
        let reads = match test.holds {
            Amount::Read(place) | Amount::Within(place, ..) | Amount::Two(_, place, _) => Some(place),
            _ => None,
        };
        let never_changes = match (test.holds, reads) {
            (Amount::Constant(_), _) => true,
            (Amount::Two(..), _) => false,
            (_, Some(Operand::Player(_, at))) => {
                matches!(numbers.get(usize::from(at)), Some(PlayerNumber::Book | PlayerNumber::Hero(_)))
            }
            (_, Some(Operand::Tally(_))) => true,
            _ => false,
        };
        if !never_changes {
            open.push(test.holds);
        } else if View::at_rest(&duel.table, duel.position(), own).amount(&test.holds, &program.code) == 0 {
            return None;
        }
    }
    Some(open)
}

fn part(does: &Does, amount: i32, duel: &Duel) -> (What, i32) {
    let (places, units) = (duel.places(), duel.table.rules.units);
    let is_attack = |number: u8| units.is_some_and(|units| units.attack == number);
    let is_health = |number: u8| units.is_some_and(|units| units.health == number);
    let sign = |who: Owner| if who == Owner::Own { 1 } else { -1 };
    let each = |at: u8| if at == places.energy { ENERGY } else { SHIELD };
    match *does {
        Does::Gain(who, at) => (What::Worth, sign(who) * amount * each(at)),
        Does::Lose(Owner::Other, at) if at == places.energy => (What::Drain, amount),
        Does::Lose(who, at) => (What::Worth, -sign(who) * amount * each(at)),
        Does::DamagePlayer(who) => (What::Worth, -sign(who) * amount * DAMAGE),
        Does::DamageCards(Pick::All(Owner::Other, ..)) => (What::Area, amount),
        Does::DamageCards(Pick::Choose(Owner::Other, _)) => (What::Wound, amount),
        Does::Modify(Pick::Choose(Owner::Other, _), number, _) if is_health(number.0) => (What::Wound, -amount),
        Does::Modify(Pick::Choose(Owner::Other, _), number, _) if is_attack(number.0) => (What::Weaken, -amount),
        Does::Modify(Pick::All(Owner::Own, _, None), number, _) if is_attack(number.0) => (What::Strengthen, amount),
        Does::Shift(shift) => match (shift.of, shift.order) {
            (Owner::Own, Order::Top) if shift.to == places.hand => (What::Worth, amount * CARD),
            (Owner::Other, _) if shift.from == places.hand => (What::Discard, amount),
            _ => (What::Worth, amount),
        },
        Does::DamageCards(_) | Does::Modify(..) => (What::Worth, 0),
        Does::Set(..) | Does::ResolveAgain(..) | Does::Move(..) | Does::Destroy(_) | Does::Negate => {
            (What::Worth, OTHER)
        }
    }
}

/// The worth of a part whose moment nobody knows: an opponent with an ally or two, some Energy and some cards.
fn blind(what: What, amount: i32) -> i32 {
    match what {
        What::Worth => amount,
        What::Area => amount * HEALTH * 2,
        What::Wound => amount * HEALTH,
        What::Weaken | What::Strengthen => amount * ATTACK,
        What::Drain => amount * ENERGY,
        What::Discard => amount * DISCARD,
    }
}
