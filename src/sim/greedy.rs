//! The greedy player: takes the action that is worth most by itself, as far as it sees. It looks at no hidden card.

use super::estimate::{ATTACK, DAMAGE, DISCARD, ENERGY, Estimate, Estimates, HEALTH, Term, What, passive};
use crate::engine::{Does, Handle, Player, Program, Side, View};
use crate::games::starfall::{Action, Duel, Kind, MAX_DUEL, Match, Phase};
use crate::ruleset::code::Amount;
use crate::ruleset::limits::MAX_CARD_NUMBERS;
use crate::ruleset::term::Owner;

/// Worth of winning at once.
const WIN: i32 = 100_000;
/// What the cards of a duel are worth to it.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// By handle.
    cards: [Estimate; MAX_DUEL],
    /// The worth of cards' passives, by handle.
    passives: [i32; MAX_DUEL],
    abilities: [Estimate; 2],
    parts: Estimates,
    /// The places of ATK and HP among a card's numbers.
    attack: usize,
    health: usize,
    /// The place of what passives take from damage.
    reduction: Option<u8>,
}

/// What one of several choices is worth, and its place: the highest of all is the first of those that are worth most. To
/// find it takes no branch, which nobody could foresee.
#[inline]
fn rank(worth: i32, at: u8) -> i64 {
    i64::from(worth) * 256 + i64::from(u8::MAX - at)
}

/// The place that a rank says.
#[inline]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the lowest byte, whatever stands above it")]
fn place(rank: i64) -> u8 {
    u8::MAX - (rank & 255) as u8
}

/// The worth that a rank says.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "it was made of 32 bits")]
fn worth(rank: i64) -> i32 {
    (rank >> 8) as i32
}

/// What is looked at while an action is chosen.
struct Look<'a> {
    duel: &'a Duel,
    position: &'a Match,
    view: View<'a>,
    me: &'a Player,
    other: &'a Player,
    /// What passives take from each damage to the opponent.
    less: i32,
    /// The opponent's Shield.
    shield: i32,
}

/// An ally as it stands.
#[derive(Clone, Copy)]
struct Ally {
    attack: i32,
    health: i32,
    worth: i32,
}

impl Greedy {
    /// A player for games of a duel.
    pub fn new(duel: &Duel) -> Self {
        let mut parts = Estimates::default();
        let (mut cards, mut passives) = ([Estimate::default(); MAX_DUEL], [0; MAX_DUEL]);
        for at in 0..duel.table.len().min(MAX_DUEL) {
            let card = Handle(u8::try_from(at).unwrap_or(u8::MAX));
            let own = if at < duel.deck_size() { Side::First } else { Side::Second };
            let program = duel.table.card(card);
            cards[at] = parts.add(program, duel.face(card).kind, own, duel);
            passives[at] = passive(program);
        }
        let abilities = Side::BOTH.map(|side| parts.add(duel.ability(side).0, Kind::Other, side, duel));
        let units = duel.table.rules.units;
        Self {
            cards,
            passives,
            abilities,
            parts,
            attack: units.map_or(0, |units| usize::from(units.attack)),
            health: units.map_or(0, |units| usize::from(units.health)),
            reduction: duel.table.rules.damage.and_then(|damage| damage.less),
        }
    }

    /// The action that is worth most; ending the phase is worth nothing.
    #[inline]
    pub fn choose(&self, duel: &Duel, position: &Match) -> Action {
        let own = position.active;
        let (me, other) = (position.state.player(own), position.state.player(own.other()));
        let look = Look {
            duel,
            position,
            view: View::at_rest(&duel.table, &position.state, own),
            me,
            other,
            less: self.reduction.map_or(0, |at| other.number(at)),
            shield: other.number(duel.places().shield),
        };
        match position.phase {
            Phase::Play => self.play(&look),
            Phase::Battle => self.attack(&look),
            Phase::Over(_) => Action::End,
        }
    }

    fn play(&self, look: &Look<'_>) -> Action {
        let hand = look.me.zone(look.duel.places().hand);
        let allowance = look.position.allowance(look.duel);
        let bound = |card: Handle, at: u8| {
            let (is_playable, price) = allowance.of(look.duel.face(card));
            let estimate = self.estimate(card);
            let win = if estimate.damage >= look.shield { WIN } else { 0 };
            rank(estimate.most + win - price * ENERGY, at) & i64::from(is_playable).wrapping_neg()
        };
        let (mut best, mut next) = (0, 0);
        for (&card, at) in hand.iter().zip(0..) {
            let bound = bound(card, at);
            next = next.max(best.min(bound));
            best = best.max(bound);
        }
        // Whoever can be worth most is weighed first: seldom can another one be worth more then. Of actions that differ in
        // the target alone the rules' own choice is taken: the highest ATK.
        let first = self.weigh(best, hand, look);
        best = first.max(0);
        if best < next {
            for (&card, at) in hand.iter().zip(0..) {
                let bound = bound(card, at);
                if bound > best && place(bound) != place(first) {
                    best = self.weigh(bound, hand, look).max(best);
                }
            }
        }
        let most = worth(best);
        let mut best = if most > 0 { Action::Play { at: place(best), target: None } } else { Action::End };
        if look.position.has_ability() {
            let own = look.position.active;
            let (program, estimate) = (look.duel.ability(own).0, &self.abilities[own.index()]);
            let may_win = estimate.damage >= look.shield && most < WIN;
            if (estimate.most > most && self.worth(estimate, program, look) > most) || (may_win && wins(program, look))
            {
                best = Action::Ability { target: None };
            }
        }
        best
    }

    /// The rank of a card of the hand by what it is really worth, if by its bound it is worth anything.
    #[inline]
    fn weigh(&self, bound: i64, hand: &[Handle], look: &Look<'_>) -> i64 {
        let at = place(bound);
        let Some(&card) = hand.get(usize::from(at)).filter(|_| worth(bound) > 0) else { return bound };
        let estimate = self.estimate(card);
        let may_win = estimate.damage >= look.shield;
        if estimate.terms.0 == estimate.terms.1 && !may_win {
            return bound;
        }
        let program = look.duel.table.card(card);
        let win = if may_win && wins(program, look) { WIN } else { 0 };
        let price = look.duel.face(card).price.of(look.me);
        rank(self.worth(estimate, program, look) + win - price * ENERGY, at)
    }

    /// What is known of a card.
    #[inline]
    fn estimate(&self, card: Handle) -> &Estimate {
        &self.cards[usize::from(card.0) % MAX_DUEL]
    }

    /// What a card, or an ability, is worth now, whatever it costs.
    #[inline]
    fn worth(&self, estimate: &Estimate, program: &Program, look: &Look<'_>) -> i32 {
        let (from, to) = estimate.terms;
        let terms = self.parts.terms.get(usize::from(from)..usize::from(to)).unwrap_or(&[]);
        let mut worth = estimate.worth;
        for term in terms {
            let (from, to) = term.tests;
            let tests = self.parts.tests.get(usize::from(from)..usize::from(to)).unwrap_or(&[]);
            if from == to || holds(tests, program, &look.view) {
                worth += if term.what == What::Worth { term.amount } else { self.on_board(term, look) };
            }
        }
        worth
    }

    /// The worth of what hits allies, Energy or cards: as much as there is of them.
    #[inline(never)]
    fn on_board(&self, term: &Term, look: &Look<'_>) -> i32 {
        let places = look.duel.places();
        let amount = term.amount.abs();
        let hurt = |ally: Ally| if amount >= ally.health { ally.worth } else { amount * HEALTH };
        let enemies = self.allies(look.other, places.field);
        let worth = match term.what {
            What::Worth => amount,
            What::Area => enemies.map(hurt).sum(),
            What::Wound => enemies.map(hurt).max().unwrap_or(0),
            What::Weaken => amount.min(enemies.map(|ally| ally.attack).max().unwrap_or(0)) * ATTACK,
            What::Strengthen => {
                let ready =
                    look.me.count(places.field) - u8::try_from(look.me.arrived(places.field).count_ones()).unwrap_or(0);
                amount * i32::from(ready) * DAMAGE
            }
            What::Drain => amount.min(look.other.number(places.energy)) * ENERGY,
            What::Discard => amount.min(i32::from(look.other.count(places.hand))) * DISCARD,
        };
        if term.amount < 0 { -worth } else { worth }
    }

    /// A player's allies in the order of the field.
    #[inline]
    fn allies<'l>(&'l self, player: &'l Player, field: u8) -> impl Iterator<Item = Ally> + 'l {
        player.zone(field).iter().zip(player.units(field)).map(|(&card, &numbers)| self.ally(card, numbers))
    }

    #[inline]
    fn ally(&self, card: Handle, numbers: [i16; MAX_CARD_NUMBERS]) -> Ally {
        let [attack, health] = [self.attack, self.health].map(|at| i32::from(numbers[at % MAX_CARD_NUMBERS]));
        let worth = self.passives[usize::from(card.0) % MAX_DUEL] + attack * ATTACK + health * HEALTH;
        Ally { attack, health, worth }
    }

    /// The first ally that can attack, and has anything to gain by it, attacks what it gains most from.
    fn attack(&self, look: &Look<'_>) -> Action {
        let places = look.duel.places();
        let ready = look.position.attackers(look.duel);
        if ready == 0 {
            return Action::End;
        }
        let less = look.less + look.other.number(places.guard);
        for (by, own) in (0_u8..).zip(self.allies(look.me, places.field)) {
            if ready >> by & 1 == 0 {
                continue;
            }
            let damage = (own.attack - less).max(0);
            let win = if damage > 0 && damage >= look.shield { WIN } else { 0 };
            let mut best = rank(damage * DAMAGE + win, 0);
            for (at, enemy) in (1..).zip(self.allies(look.other, places.field)) {
                let gained = if own.attack >= enemy.health { enemy.worth } else { own.attack * 3 };
                let lost = if enemy.attack >= own.health { own.worth } else { enemy.attack * 3 };
                best = best.max(rank(gained - lost, at));
            }
            if worth(best) > 0 {
                return Action::Attack { by, target: place(best).checked_sub(1) };
            }
        }
        Action::End
    }
}

/// Whether all of these conditions of a card hold. Apart, so that the loop that asks stays short.
#[inline(never)]
fn holds(tests: &[Amount], program: &Program, view: &View<'_>) -> bool {
    tests.iter().all(|test| view.amount(test, &program.code) != 0)
}

/// Whether the card's damage takes the last of the opponent's Shield.
#[cold]
fn wins(program: &Program, look: &Look<'_>) -> bool {
    let (table, state, own) = (&look.duel.table, &look.position.state, look.position.active);
    let mut guard = look.other.number(look.duel.places().guard);
    let mut left = look.shield;
    program.forecast(table, state, own, |at, does, amount| {
        if matches!(does, Does::DamagePlayer(Owner::Other)) && program.applies(at, table, state, own) {
            let reduced = (amount - look.less).max(0);
            left -= (reduced - guard).max(0);
            guard = if reduced > 0 { 0 } else { guard };
        }
    });
    left <= 0
}
