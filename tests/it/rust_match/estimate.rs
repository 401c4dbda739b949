//! The worth of a card's rows to the greedy player. The part that no position changes is computed once before a game.

use super::{CardUse, Duel};
use ses_studio::engine::{Order, Primitive, Program, Side, Target, View};
use ses_studio::ruleset::code::{Amount, Operand};
use ses_studio::ruleset::layout::PlayerNumber;
use ses_studio::ruleset::limits::MAX_UNITS;
use ses_studio::ruleset::term::Owner;

/// Worth of a point of the opponent's Shield. All worths are in tenths of it.
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
/// A bound larger than any worth.
const ENDLESS: i32 = 1_000_000_000;

/// The worth of a card or ability before a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Estimate {
    /// The worth that does not depend on the position.
    pub worth: i32,
    /// An upper bound of the worth in any position; `ENDLESS` if there is none.
    pub most: i32,
    /// The damage of all its rows together, as printed.
    pub damage: i32,
    /// The range of its terms in [`Estimates::terms`].
    pub terms: (u16, u16),
}

/// A part of a card's worth that depends on the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    /// The range of its conditions in [`Estimates::tests`]; the term counts if all hold.
    pub tests: (u16, u16),
    /// The kind.
    pub what: TermKind,
    /// The worth or the amount; negative for a row that another row replaces.
    pub amount: i32,
}

/// The kind of a part of a card's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TermKind {
    /// A constant.
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
    /// Estimates a card for the player who owns it.
    pub fn add(&mut self, program: &Program, kind: CardUse, own: Side, duel: &Duel) -> Estimate {
        let rows = parts(program, own, duel);
        let mut estimate = Estimate { terms: (place(self.terms.len()), 0), ..Estimate::default() };
        for (at, parts) in rows.iter().enumerate() {
            let Some(tests) = open(program, at, own, duel) else { continue };
            estimate.damage += parts.iter().map(|part| part.2).sum::<i32>();
            // Nobody knows when a hidden card fires, so a part that depends on the position counts with a typical
            // value.
            if kind == CardUse::Hidden {
                estimate.worth +=
                    parts.iter().filter(|_| tests.is_empty()).map(|part| blind(part.0, part.1)).sum::<i32>();
                continue;
            }
            // A row that this one replaces no longer counts.
            let replaced = (0..at).filter(|&earlier| program.replaces(at, earlier));
            let replaced = replaced.flat_map(|earlier| &rows[earlier]).map(|&(what, amount, _)| (what, -amount));
            let parts: Vec<(TermKind, i32)> =
                parts.iter().map(|&(what, amount, _)| (what, amount)).chain(replaced).collect();
            let worth: i32 = parts.iter().filter(|part| part.0 == TermKind::Worth).map(|part| part.1).sum();
            let first = place(self.tests.len());
            self.tests.extend(&tests);
            let range = (first, place(self.tests.len()));
            if tests.is_empty() {
                estimate.worth += worth;
            } else if worth != 0 {
                self.terms.push(Term { tests: range, what: TermKind::Worth, amount: worth });
            }
            let others = parts.into_iter().filter(|part| part.0 != TermKind::Worth);
            self.terms.extend(others.map(|(what, amount)| Term { tests: range, what, amount }));
        }
        estimate.terms.1 = place(self.terms.len());
        match kind {
            // The card may never fire.
            CardUse::Hidden => estimate.worth = estimate.worth * 3 / 4 + OTHER,
            CardUse::Unit => estimate.worth += ally(program, duel) + passive(program),
            CardUse::OneShot | CardUse::Never => {}
        }
        let terms = self.terms.get(usize::from(estimate.terms.0)..).unwrap_or(&[]);
        let most = terms.iter().fold(estimate.worth, |most, term| most.saturating_add(term.most()));
        estimate.most = most.min(ENDLESS);
        estimate
    }
}

impl Term {
    /// Returns an upper bound of the term. An effect on allies is worth as much as the allies, so it has none.
    fn most(&self) -> i32 {
        let units = i32::try_from(MAX_UNITS).unwrap_or(i32::MAX);
        let each = match self.what {
            TermKind::Worth => return self.amount.max(0),
            TermKind::Area | TermKind::Wound => return ENDLESS,
            TermKind::Weaken => ATTACK,
            TermKind::Strengthen => DAMAGE.saturating_mul(units),
            TermKind::Drain => ENERGY,
            TermKind::Discard => DISCARD,
        };
        if self.amount < 0 { ENDLESS } else { self.amount.saturating_mul(each) }
    }
}

fn place(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// Returns the worth of a card's passives.
pub(super) fn passive(program: &Program) -> i32 {
    let points =
        program.passives.iter().map(|(_, amount)| if let Amount::Constant(points) = amount { *points } else { 1 });
    points.sum::<i32>().saturating_mul(PASSIVE)
}

/// Returns the worth of an ally's printed numbers.
fn ally(program: &Program, duel: &Duel) -> i32 {
    let number = |at: u8| program.numbers.get(usize::from(at)).copied().map_or(0, i32::from);
    duel.table.rules.units.map_or(0, |units| number(units.attack) * ATTACK + number(units.health) * HEALTH)
}

/// Returns the parts of each row with the heroes' numbers put in: kind, amount, and damage to the opponent.
fn parts(program: &Program, own: Side, duel: &Duel) -> Vec<Vec<(TermKind, i32, i32)>> {
    let mut rows = vec![Vec::new(); program.plays.rows.len()];
    program.forecast(&duel.table, duel.position(), own, |at, primitive, amount| {
        if let Some(row) = rows.get_mut(at) {
            let (what, worth) = part(primitive, amount, duel);
            row.push((what, worth, if let Primitive::DamagePlayer(Owner::Other) = primitive { amount } else { 0 }));
        }
    });
    rows
}

/// Returns the conditions of a row that can change during a game; `None` if one never holds in this duel, or only after
/// earlier rows of the card.
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

fn part(primitive: &Primitive, amount: i32, duel: &Duel) -> (TermKind, i32) {
    let (places, units) = (duel.places(), duel.table.rules.units);
    let is_attack = |number: u8| units.is_some_and(|units| units.attack == number);
    let is_health = |number: u8| units.is_some_and(|units| units.health == number);
    let sign = |who: Owner| if who == Owner::Own { 1 } else { -1 };
    let each = |at: u8| if at == places.energy { ENERGY } else { SHIELD };
    match *primitive {
        Primitive::Gain(who, at) => (TermKind::Worth, sign(who) * amount * each(at)),
        Primitive::Lose(Owner::Other, at) if at == places.energy => (TermKind::Drain, amount),
        Primitive::Lose(who, at) => (TermKind::Worth, -sign(who) * amount * each(at)),
        Primitive::DamagePlayer(who) => (TermKind::Worth, -sign(who) * amount * DAMAGE),
        Primitive::DamageCards(Target::All(Owner::Other, ..)) => (TermKind::Area, amount),
        Primitive::DamageCards(Target::Choose(Owner::Other, _)) => (TermKind::Wound, amount),
        Primitive::Modify(Target::Choose(Owner::Other, _), number, _) if is_health(number.0) => {
            (TermKind::Wound, -amount)
        }
        Primitive::Modify(Target::Choose(Owner::Other, _), number, _) if is_attack(number.0) => {
            (TermKind::Weaken, -amount)
        }
        Primitive::Modify(Target::All(Owner::Own, _, None), number, _) if is_attack(number.0) => {
            (TermKind::Strengthen, amount)
        }
        Primitive::MoveCards(move_cards) => match (move_cards.of, move_cards.order) {
            (Owner::Own, Order::Top) if move_cards.to == places.hand => (TermKind::Worth, amount * CARD),
            (Owner::Other, _) if move_cards.from == places.hand => (TermKind::Discard, amount),
            _ => (TermKind::Worth, amount),
        },
        Primitive::DamageCards(_) | Primitive::Modify(..) => (TermKind::Worth, 0),
        Primitive::Set(..)
        | Primitive::ResolveAgain(..)
        | Primitive::Move(..)
        | Primitive::Destroy(_)
        | Primitive::Negate => (TermKind::Worth, OTHER),
    }
}

/// The worth of a part at an unknown moment: assumes an opponent with an ally or two, some Energy and some cards.
fn blind(what: TermKind, amount: i32) -> i32 {
    match what {
        TermKind::Worth => amount,
        TermKind::Area => amount * HEALTH * 2,
        TermKind::Wound => amount * HEALTH,
        TermKind::Weaken | TermKind::Strengthen => amount * ATTACK,
        TermKind::Drain => amount * ENERGY,
        TermKind::Discard => amount * DISCARD,
    }
}
