//! What the rows of a card are worth: each statement by what it changes, times the weight of that. What no position
//! changes is worked out once before a match.

use std::sync::Arc;

use super::value::Part;
use crate::kernel::ids::{AbilityId, DefinitionId, NumberId, TimingId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Frame, Machine, RowFrame, Workspace};
use crate::kernel::rules::ability::{ConditionUse, Row, RowKind};
use crate::kernel::rules::term::{Players, Selector, Term, Word};
use crate::kernel::rules::{Definition, Game, Weights};
use crate::kernel::state::{Seat, State};

/// A bound larger than any worth.
const ENDLESS: i32 = 1_000_000_000;
/// Cards in play on one side, for bounds.
const UNITS: i32 = 8;

/// A card or a hero's ability before a match.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    /// What does not depend on the position.
    pub worth: i32,
    /// An upper bound of the worth in any position.
    pub most: i32,
    /// The damage to the opponent of all its rows together, as printed.
    pub damage: i32,
    /// What depends on the position.
    pub terms: Box<[EstimateTerm]>,
    /// Whether every row says what it does to whom; else the card must be tried out.
    pub is_readable: bool,
}

/// A part of a card's worth that depends on the position.
#[derive(Clone, Copy, Debug)]
pub struct EstimateTerm {
    /// The row whose conditions must hold.
    pub row: Option<(AbilityId, usize)>,
    pub part: Part,
    /// Negative for a row that another row replaces.
    pub amount: i32,
}

/// The cards of a match that were estimated so far.
#[derive(Clone, Debug, Default)]
pub struct Estimates {
    heroes: [Option<DefinitionId>; 2],
    start: Option<Box<State>>,
    cards: [Vec<Option<Arc<Estimate>>>; 2],
}

impl Estimates {
    /// The estimate of a card for a player, in a match of the heroes of a position.
    pub fn of(&mut self, kernel: &Kernel, now: &State, card: DefinitionId, seat: Seat) -> Option<&Arc<Estimate>> {
        let is_known = self.are_of(now);
        self.known(is_known, kernel, now, card, seat)
    }

    /// Whether what is kept is of the heroes of a position.
    pub fn are_of(&self, now: &State) -> bool {
        self.start.is_some() && self.heroes == [now.players[0].hero_card, now.players[1].hero_card]
    }

    /// The same for one card of many, where the heroes were compared before.
    #[inline]
    pub fn known(
        &mut self,
        is_known: bool,
        kernel: &Kernel,
        now: &State,
        card: DefinitionId,
        seat: Seat,
    ) -> Option<&Arc<Estimate>> {
        if is_known && let Some(Some(_)) = self.cards[seat.index()].get(card.index()) {
            return self.cards[seat.index()][card.index()].as_ref();
        }
        self.make(kernel, [now.players[0].hero_card, now.players[1].hero_card], card, seat)
    }

    /// Estimates a card for the first time.
    #[cold]
    fn make(
        &mut self,
        kernel: &Kernel,
        heroes: [Option<DefinitionId>; 2],
        card: DefinitionId,
        seat: Seat,
    ) -> Option<&Arc<Estimate>> {
        if self.start.is_none() || self.heroes != heroes {
            let mut start = kernel.table(0);
            for seat in Seat::BOTH {
                if let Some(hero) = heroes[seat.index()] {
                    kernel.set_hero(&mut start, seat, hero);
                }
            }
            *self = Self { heroes, start: Some(Box::new(start)), cards: Default::default() };
        }
        let start = self.start.as_mut()?;
        let cards = &mut self.cards[seat.index()];
        if cards.len() <= card.index() {
            cards.resize_with(kernel.game.definitions.len().max(card.index() + 1), || None);
        }
        let entry = cards.get_mut(card.index())?;
        Some(entry.get_or_insert_with(|| Arc::new(Estimate::new(kernel, start, card, seat))))
    }
}

/// A row of a card, read.
struct ReadRow<'k> {
    row: &'k Row,
    place: (AbilityId, usize),
    parts: Vec<(Part, i32)>,
    damage: i32,
    /// Whether some of its conditions depend on the position; `None`: one never holds in this match.
    is_open: Option<bool>,
}

impl Estimate {
    /// Of a card for a player, in a position before anything is drawn.
    fn new(kernel: &Kernel, start: &mut State, card: DefinitionId, seat: Seat) -> Self {
        let game = &kernel.game;
        let printed = game.definition(card);
        let (Some(weights), Some(card_type)) = (&game.players.weights, kernel.card_type(printed.card_type)) else {
            return Self::default();
        };
        let health = game.units.as_ref().and_then(|units| units.health);
        let mut rows = Vec::new();
        for &id in &printed.abilities {
            if card_type.is_hero || card_type.resolves.contains(&game.ability(id).timing) {
                read_rows(kernel, start, id, (card, seat), weights, &mut rows);
            }
        }
        let mut estimate = Self { is_readable: rows.iter().all(|row| is_readable(row.row)), ..Self::default() };
        let mut terms = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let Some(is_open) = row.is_open else { continue };
            estimate.damage = estimate.damage.saturating_add(row.damage);
            // Nobody knows when a hidden card is revealed, so what depends on the position has a typical value.
            if card_type.waits {
                if !is_open {
                    let blind = row.parts.iter().map(|&(part, amount)| part.blind(amount, weights, health));
                    estimate.worth = blind.fold(estimate.worth, i32::saturating_add);
                }
                continue;
            }
            // A row that this one replaces no longer counts.
            let replaced = rows[..at].iter().filter(|earlier| replaces(row, earlier));
            let replaced = replaced.flat_map(|earlier| &earlier.parts).map(|&(part, amount)| (part, -amount));
            let parts: Vec<(Part, i32)> = row.parts.iter().copied().chain(replaced).collect();
            let plain = parts.iter().filter(|(part, _)| *part == Part::Worth);
            let plain = plain.map(|&(_, amount)| amount).fold(0, i32::saturating_add);
            let place = is_open.then_some(row.place);
            if !is_open {
                estimate.worth = estimate.worth.saturating_add(plain);
            } else if plain != 0 {
                terms.push(EstimateTerm { row: place, part: Part::Worth, amount: plain });
            }
            let others = parts.into_iter().filter(|(part, _)| *part != Part::Worth);
            terms.extend(others.map(|(part, amount)| EstimateTerm { row: place, part, amount }));
        }
        if card_type.waits {
            let [times, by, more] = weights.waiting;
            let share = estimate.worth.saturating_mul(times).checked_div(by).unwrap_or(0);
            estimate.worth = share.saturating_add(more);
        } else if card_type.to.is_some_and(|zone| kernel.in_play(zone)) {
            let body = kernel.printed_body(weights, card);
            estimate.worth = estimate.worth.saturating_add(body);
        }
        let most = terms.iter().fold(estimate.worth, |most, term| most.saturating_add(term.most(weights)));
        Self { most: most.min(ENDLESS), terms: terms.into(), ..estimate }
    }
}

impl EstimateTerm {
    /// An upper bound of the term. An effect on cards in play is worth as much as they are, so it has none.
    fn most(&self, weights: &Weights) -> i32 {
        let each = match self.part {
            Part::Worth => return self.amount.max(0),
            Part::Area | Part::Wound => return ENDLESS,
            Part::Weaken(attack) => weights.of_number(attack),
            Part::Strengthen(_) => weights.damage.saturating_mul(UNITS),
            Part::Drain(counter) => weights.of_counter(counter),
            Part::Discard => weights.discarded,
        };
        if self.amount < 0 { ENDLESS } else { self.amount.saturating_mul(each) }
    }
}

impl Kernel {
    /// The worth of a card's printed numbers and words, and of what it adds continuously.
    fn printed_body(&self, weights: &Weights, card: DefinitionId) -> i32 {
        let printed = self.game.definition(card);
        let number = |&(id, weight): &(NumberId, i32)| {
            printed.numbers.get(id.index()).map_or(0, |number| number.saturating_mul(weight))
        };
        let words = weights.words.iter().filter(|(word, _)| printed.keywords >> word.0 & 1 == 1);
        let all = weights.numbers.iter().map(number).chain(words.map(|&(_, weight)| weight));
        all.fold(self.passive_worth(card), i32::saturating_add)
    }

    /// The worth of what a printed card adds continuously to its player.
    pub(super) fn passive_worth(&self, card: DefinitionId) -> i32 {
        match self.passives.get(card.index()) {
            Some(worth) => *worth,
            None => self.game.passive_worth(self.game.definition(card)),
        }
    }
}

impl Game {
    /// The worth of what each printed card adds continuously to its player.
    pub(in crate::kernel) fn passive_worths(&self) -> Box<[i32]> {
        self.definitions.iter().map(|card| self.passive_worth(card)).collect()
    }

    fn passive_worth(&self, card: &Definition) -> i32 {
        let weight = self.players.weights.as_ref().map_or(0, |weights| weights.passive);
        if weight == 0 {
            return 0;
        }
        let is_always =
            |timing: TimingId| self.timings.get_index(timing.index()).is_some_and(|(_, timing)| timing.always);
        let abilities = card.abilities.iter().map(|&id| self.ability(id));
        let rows = abilities.filter(|ability| is_always(ability.timing)).flat_map(|ability| &ability.rows);
        let points = rows.flat_map(|row| {
            let operation = self.operations.get_index(row.operation.index()).map(|(_, operation)| operation);
            let adds = operation.map(|operation| &operation.adds_to_players[..]).unwrap_or_default();
            adds.iter().map(|(_, amount)| match amount {
                Term::Val => row.val,
                Term::Constant(points) => *points,
                _ => 1,
            })
        });
        points.fold(0, i32::saturating_add).saturating_mul(weight)
    }
}

/// Whether a row replaces an earlier one.
fn replaces(row: &ReadRow<'_>, earlier: &ReadRow<'_>) -> bool {
    row.row.kind == RowKind::Replace && row.row.operation == earlier.row.operation && row.place.0 == earlier.place.0
}

/// Whether the statements of a row's operation say all that it does.
fn is_readable(row: &Row) -> bool {
    row.target.is_none() && row.card.is_none() && row.effects.is_empty()
}

/// Reads the rows of an ability.
fn read_rows<'k>(
    kernel: &'k Kernel,
    start: &mut State,
    id: AbilityId,
    (card, seat): (DefinitionId, Seat),
    weights: &Weights,
    found: &mut Vec<ReadRow<'k>>,
) {
    let mut work = Workspace::default();
    let mut machine = Machine::reading(kernel, start, &mut work);
    let frame = Frame { definition: Some(card), ..Frame::of(seat) };
    let mut room = None;
    let fixed = machine.fixed(&frame, &mut room);
    let frame = Frame { fixed, ..frame };
    for (at, row) in kernel.game.ability(id).rows.iter().enumerate() {
        let Some((_, operation)) = kernel.game.operations.get_index(row.operation.index()) else { continue };
        let row_frame = machine.row_frame(row, &frame);
        let mut read = ReadRow { row, place: (id, at), parts: Vec::new(), damage: 0, is_open: Some(false) };
        for statement in &operation.does {
            read.parts.push(machine.part(&statement.kind, &row_frame, weights));
            read.damage = read.damage.saturating_add(machine.damage_of(&statement.kind, &row_frame).unwrap_or(0));
        }
        read.is_open = machine.is_open(row, &frame);
        found.push(read);
    }
}

impl Machine<'_> {
    /// The names of a row that is weighed.
    pub(super) fn row_frame<'f>(&mut self, row: &'f Row, frame: &Frame<'f>) -> Frame<'f> {
        let mut frame = Frame { val: row.val, word: row.word, row: Some(RowFrame { row, key: None }), ..*frame };
        let kernel = self.kernel;
        if let Some(value) = kernel.row_value(self.own_card(&frame)) {
            frame.val = self.term(value, &frame);
        }
        frame
    }

    /// Whether some of a row's conditions can change during a match; `None`: one never holds, or only after earlier rows.
    fn is_open(&mut self, row: &Row, frame: &Frame<'_>) -> Option<bool> {
        let conditions = &row.conditions;
        let is_nested = !conditions.any.is_empty() || !conditions.all.is_empty() || conditions.not.is_some();
        let mut is_open = is_nested;
        for condition in &conditions.members {
            if !self.is_fixed(condition) {
                is_open = true;
            } else if !self.condition_holds(condition, frame) {
                return None;
            }
        }
        Some(is_open)
    }

    /// Whether a condition has one value for a whole match as it is seen before an effect.
    fn is_fixed(&self, condition: &ConditionUse) -> bool {
        let entry = self.kernel.game.conditions.get_index(condition.condition.index());
        entry.and_then(|(_, entry)| entry.holds.as_ref()).is_some_and(is_fixed)
    }

    /// The damage of a statement to the opponent.
    pub(super) fn damage_of(
        &mut self,
        kind: &crate::kernel::rules::statement::StatementKind,
        frame: &Frame<'_>,
    ) -> Option<i32> {
        match kind {
            crate::kernel::rules::statement::StatementKind::Damage {
                whom: Selector::Players(Players::Other),
                amount,
                ..
            } => Some(self.term(amount, frame)),
            _ => None,
        }
    }
}

/// Whether a test reads nothing that a position changes. A tally is 0 before an effect.
fn is_fixed(term: &Term) -> bool {
    let word = |word: &Word| matches!(word, Word::Constant(_) | Word::Param | Word::Setting(_) | Word::OwnType);
    match term {
        Term::Constant(_)
        | Term::Param
        | Term::Lever(_)
        | Term::Tally(_)
        | Term::Book(_)
        | Term::HeroNumber(..)
        | Term::OwnBook
        | Term::OwnPrinted(_) => true,
        Term::SameWord(one, other) => word(one) && word(other),
        Term::Arithmetic(_, one, other)
        | Term::Compare(_, one, other)
        | Term::And(one, other)
        | Term::Or(one, other)
        | Term::Divide(one, other)
        | Term::Round(one, other) => is_fixed(one) && is_fixed(other),
        Term::Not(inner) => is_fixed(inner),
        Term::If(test, yes, no) => is_fixed(test) && is_fixed(yes) && is_fixed(no),
        _ => false,
    }
}
