//! The greedy player: takes the action with the highest worth one step ahead. It never looks at a hidden card.

use super::estimate::{ATTACK, DAMAGE, DISCARD, ENERGY, Estimate, Estimates, HEALTH, Term, TermKind, passive};
use super::{Action, CardUse, Duel, MAX_MATCH_CARDS, Match, Phase};
use ses_studio::engine::{Handle, Player, Primitive, Program, Side, View};
use ses_studio::ruleset::code::Amount;
use ses_studio::ruleset::limits::MAX_CARD_NUMBERS;
use ses_studio::ruleset::term::Owner;

/// Worth of winning at once.
const WIN: i32 = 100_000;
/// The worths of the cards of a duel.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// The estimates, by handle.
    cards: [Estimate; MAX_MATCH_CARDS],
    /// The worth of cards' passives, by handle.
    passives: [i32; MAX_MATCH_CARDS],
    abilities: [Estimate; 2],
    parts: Estimates,
    /// The indexes of ATK and HP among a card's numbers.
    attack: usize,
    health: usize,
    /// The index of the number that reduces damage.
    reduction: Option<u8>,
}

/// Combines a worth and an index, so that the highest rank is the first of the choices that are worth most. Comparing
/// ranks needs no branch, because such a branch would be mispredicted half of the time.
#[inline]
fn rank(worth: i32, at: u8) -> i64 {
    i64::from(worth) * 256 + i64::from(u8::MAX - at)
}

/// Returns the index of a rank.
#[inline]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the lowest byte, whatever is above it")]
fn place(rank: i64) -> u8 {
    u8::MAX - (rank & 255) as u8
}

/// Returns the worth of a rank.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "it was made of 32 bits")]
fn worth(rank: i64) -> i32 {
    (rank >> 8) as i32
}

/// The data that choosing an action reads.
struct GreedyView<'a> {
    duel: &'a Duel,
    position: &'a Match,
    terms: View<'a>,
    me: &'a Player,
    other: &'a Player,
    /// What passives of the opponent take from each damage.
    less: i32,
    /// The opponent's Shield.
    shield: i32,
}

/// An ally with its current numbers.
#[derive(Clone, Copy)]
struct Ally {
    attack: i32,
    health: i32,
    worth: i32,
}

impl Greedy {
    /// Creates a player for games of a duel.
    pub fn new(duel: &Duel) -> Self {
        let mut parts = Estimates::default();
        let (mut cards, mut passives) = ([Estimate::default(); MAX_MATCH_CARDS], [0; MAX_MATCH_CARDS]);
        for at in 0..duel.table.len().min(MAX_MATCH_CARDS) {
            let card = Handle(u8::try_from(at).unwrap_or(u8::MAX));
            let own = if at < duel.deck_size() { Side::First } else { Side::Second };
            let program = duel.table.card(card);
            cards[at] = parts.add(program, duel.card_info(card).kind, own, duel);
            passives[at] = passive(program);
        }
        let abilities = Side::BOTH.map(|side| parts.add(duel.ability(side).0, CardUse::Never, side, duel));
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

    /// Returns the action with the highest worth. Ending the phase is worth 0.
    #[inline]
    pub fn choose(&self, duel: &Duel, position: &Match) -> Action {
        let own = position.active;
        let (me, other) = (position.state.player(own), position.state.player(own.other()));
        let view = GreedyView {
            duel,
            position,
            terms: View::at_rest(&duel.table, &position.state, own),
            me,
            other,
            less: self.reduction.map_or(0, |at| other.number(at)),
            shield: other.number(duel.places().shield),
        };
        match position.phase {
            Phase::Play => self.play(&view),
            Phase::Battle => self.attack(&view),
            Phase::Over(_) => Action::End,
        }
    }

    fn play(&self, view: &GreedyView<'_>) -> Action {
        let hand = view.me.zone(view.duel.places().hand);
        let allowance = view.position.allowance(view.duel);
        let bound = |card: Handle, at: u8| {
            let (is_playable, price) = allowance.of(view.duel.card_info(card));
            let estimate = self.estimate(card);
            let win = if estimate.damage >= view.shield { WIN } else { 0 };
            rank(estimate.most + win - price * ENERGY, at) & i64::from(is_playable).wrapping_neg()
        };
        let (mut best, mut next) = (0, 0);
        for (&card, at) in hand.iter().zip(0..) {
            let bound = bound(card, at);
            next = next.max(best.min(bound));
            best = best.max(bound);
        }
        // Weigh the card with the highest bound first, because another one can rarely be worth more then. Actions that
        // differ only in their target leave it to the default: the highest ATK.
        let first = self.weigh(best, hand, view);
        best = first.max(0);
        if best < next {
            for (&card, at) in hand.iter().zip(0..) {
                let bound = bound(card, at);
                if bound > best && place(bound) != place(first) {
                    best = self.weigh(bound, hand, view).max(best);
                }
            }
        }
        let most = worth(best);
        let mut best = if most > 0 { Action::Play { at: place(best), target: None } } else { Action::End };
        if view.position.has_ability() {
            let own = view.position.active;
            let (program, estimate) = (view.duel.ability(own).0, &self.abilities[own.index()]);
            let may_win = estimate.damage >= view.shield && most < WIN;
            if (estimate.most > most && self.worth(estimate, program, view) > most) || (may_win && wins(program, view))
            {
                best = Action::Ability { target: None };
            }
        }
        best
    }

    /// Returns the rank of a card of the hand by its real worth, or its bound if that is not above 0.
    #[inline]
    fn weigh(&self, bound: i64, hand: &[Handle], view: &GreedyView<'_>) -> i64 {
        let at = place(bound);
        let Some(&card) = hand.get(usize::from(at)).filter(|_| worth(bound) > 0) else { return bound };
        let estimate = self.estimate(card);
        let may_win = estimate.damage >= view.shield;
        if estimate.terms.0 == estimate.terms.1 && !may_win {
            return bound;
        }
        let program = view.duel.table.card(card);
        let win = if may_win && wins(program, view) { WIN } else { 0 };
        let price = view.duel.card_info(card).price.of(view.me);
        rank(self.worth(estimate, program, view) + win - price * ENERGY, at)
    }

    /// Returns the estimate of a card.
    #[inline]
    fn estimate(&self, card: Handle) -> &Estimate {
        &self.cards[usize::from(card.0) % MAX_MATCH_CARDS]
    }

    /// Returns the current worth of a card or ability without its cost.
    #[inline]
    fn worth(&self, estimate: &Estimate, program: &Program, view: &GreedyView<'_>) -> i32 {
        let (from, to) = estimate.terms;
        let terms = self.parts.terms.get(usize::from(from)..usize::from(to)).unwrap_or(&[]);
        let mut worth = estimate.worth;
        for term in terms {
            let (from, to) = term.tests;
            let tests = self.parts.tests.get(usize::from(from)..usize::from(to)).unwrap_or(&[]);
            if from == to || holds(tests, program, &view.terms) {
                worth += if term.what == TermKind::Worth { term.amount } else { self.on_board(term, view) };
            }
        }
        worth
    }

    /// Returns the worth of an effect on allies, Energy or cards, which is limited by how many there are.
    #[inline(never)]
    fn on_board(&self, term: &Term, view: &GreedyView<'_>) -> i32 {
        let places = view.duel.places();
        let amount = term.amount.abs();
        let hurt = |ally: Ally| if amount >= ally.health { ally.worth } else { amount * HEALTH };
        let enemies = self.allies(view.other, places.field);
        let worth = match term.what {
            TermKind::Worth => amount,
            TermKind::Area => enemies.map(hurt).sum(),
            TermKind::Wound => enemies.map(hurt).max().unwrap_or(0),
            TermKind::Weaken => amount.min(enemies.map(|ally| ally.attack).max().unwrap_or(0)) * ATTACK,
            TermKind::Strengthen => {
                let ready =
                    view.me.count(places.field) - u8::try_from(view.me.arrived(places.field).count_ones()).unwrap_or(0);
                amount * i32::from(ready) * DAMAGE
            }
            TermKind::Drain => amount.min(view.other.number(places.energy)) * ENERGY,
            TermKind::Discard => amount.min(i32::from(view.other.count(places.hand))) * DISCARD,
        };
        if term.amount < 0 { -worth } else { worth }
    }

    /// Returns a player's allies in the order of the field.
    #[inline]
    fn allies<'l>(&'l self, player: &'l Player, field: u8) -> impl Iterator<Item = Ally> + 'l {
        player.zone(field).iter().zip(player.units(field)).map(|(&card, &numbers)| self.ally(card, numbers))
    }

    #[inline]
    fn ally(&self, card: Handle, numbers: [i16; MAX_CARD_NUMBERS]) -> Ally {
        let [attack, health] = [self.attack, self.health].map(|at| i32::from(numbers[at % MAX_CARD_NUMBERS]));
        let worth = self.passives[usize::from(card.0) % MAX_MATCH_CARDS] + attack * ATTACK + health * HEALTH;
        Ally { attack, health, worth }
    }

    /// The first ally that gains from attacking attacks the target with the highest gain.
    fn attack(&self, view: &GreedyView<'_>) -> Action {
        let places = view.duel.places();
        let ready = view.position.attackers(view.duel);
        if ready == 0 {
            return Action::End;
        }
        let less = view.less + view.other.number(places.guard);
        for (by, own) in (0_u8..).zip(self.allies(view.me, places.field)) {
            if ready >> by & 1 == 0 {
                continue;
            }
            let damage = (own.attack - less).max(0);
            let win = if damage > 0 && damage >= view.shield { WIN } else { 0 };
            let mut best = rank(damage * DAMAGE + win, 0);
            for (at, enemy) in (1..).zip(self.allies(view.other, places.field)) {
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

/// Whether all of these conditions hold. Not inlined, so that the calling loop stays short.
#[inline(never)]
fn holds(tests: &[Amount], program: &Program, view: &View<'_>) -> bool {
    tests.iter().all(|test| view.amount(test, &program.code) != 0)
}

/// Whether the card's damage wins the match now.
#[cold]
fn wins(program: &Program, view: &GreedyView<'_>) -> bool {
    let (table, state, own) = (&view.duel.table, &view.position.state, view.position.active);
    let mut guard = view.other.number(view.duel.places().guard);
    let mut left = view.shield;
    program.forecast(table, state, own, |at, primitive, amount| {
        if matches!(primitive, Primitive::DamagePlayer(Owner::Other)) && program.applies(at, table, state, own) {
            let reduced = (amount - view.less).max(0);
            left -= (reduced - guard).max(0);
            guard = if reduced > 0 { 0 } else { guard };
        }
    });
    left <= 0
}
