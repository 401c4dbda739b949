//! What the machine reports of a step, and what must hold of it at once: conditions of the rows that resolve, what they
//! change, what waits while a question is open.

use serde_json::Value;
use ses_studio::kernel::ids::{AbilityId, StatementId};
use ses_studio::kernel::question::Choice;
use ses_studio::kernel::rules::ability::Row;
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{Occurrence, Waiting, Watch};

use super::table::Table;
use super::walk::{Asked, Law, Moment, Sheet};

pub const LAWS: &[(usize, Law)] = &[
    (14, rows_have_their_conditions),
    (18, what_waits_for_an_event_is_found),
    (20, what_waits_resolves_once),
    (21, rows_do_what_they_say),
    (36, costs_come_first),
    (37, the_newest_are_first),
];

/// What happened, in order.
#[derive(Clone, Copy, Debug)]
pub enum Note {
    Ability(AbilityId, Option<CardId>),
    Row,
    Occurs(Occurrence),
}

/// How many cards of a player lie in the deck, the hand and the trash.
type Counts = [usize; 3];

/// Keeps what happens in a step.
pub struct Notes<'t> {
    table: &'t Table,
    pub list: Vec<Note>,
    /// The rows that resolved: whether what is known of their conditions holds, and the row.
    conditions: Vec<(bool, Value)>,
    /// The row that resolves.
    open: Option<Open>,
    /// The rows that resolved, with what there was after each.
    done: Vec<(Open, Counts)>,
}

/// A row that has begun to resolve.
struct Open {
    row: Value,
    /// The player whose piles it changes.
    seat: Seat,
    /// Whether its card is an event, which goes to the trash as well when it is done.
    is_event: bool,
    before: Counts,
}

impl<'t> Notes<'t> {
    pub fn new(table: &'t Table) -> Self {
        Self { table, list: Vec::new(), conditions: Vec::new(), open: None, done: Vec::new() }
    }

    pub fn abilities(&self) -> impl Iterator<Item = (AbilityId, Option<CardId>)> {
        self.list.iter().filter_map(|note| match note {
            Note::Ability(id, of) => Some((*id, *of)),
            _ => None,
        })
    }

    pub fn rows(&self) -> usize {
        self.list.iter().filter(|note| matches!(note, Note::Row)).count()
    }

    /// The row as the card has it.
    fn record(&self, row: &Row, state: &State) -> Option<(Value, CardId)> {
        let (id, of) = self.abilities().last()?;
        let game = &self.table.kernel.game;
        let at = game.ability(id).rows.iter().position(|other| other.id == row.id)?;
        let card = of?;
        let abilities = &game.definition(state.card(card).definition).abilities;
        let slot = abilities.iter().position(|other| *other == id)?;
        Some((self.table.abilities(state, card).get(slot)?.get(at)?.clone(), card))
    }

    /// The row that was open is done.
    pub fn close(&mut self, state: &State) {
        if let Some(open) = self.open.take() {
            let after = counts(self.table, state, open.seat);
            self.done.push((open, after));
        }
    }
}

fn counts(table: &Table, state: &State, seat: Seat) -> Counts {
    ["deck", "hand", "trash"].map(|zone| table.pile(state, seat, zone).len())
}

impl Watch for Notes<'_> {
    fn statement(&mut self, id: StatementId, state: &State) {
        // The statements of the row's operation are the row.
        let pointer = self.table.kernel.game.statements.get(id.index()).map_or("", |pointer| &**pointer);
        if !pointer.starts_with("/operations") {
            self.close(state);
        }
    }

    fn ability(&mut self, id: AbilityId, of: Option<CardId>, state: &State) {
        self.close(state);
        self.list.push(Note::Ability(id, of));
    }

    fn row(&mut self, row: &Row, by: Seat, state: &State) {
        self.close(state);
        self.list.push(Note::Row);
        let Some((record, card)) = self.record(row, state) else { return };
        if let Some(holds) = holds(&record["if"], self.table, state, by, card) {
            self.conditions.push((holds, record.clone()));
        }
        let seat = if record["who"] == "opponent" { by.other() } else { by };
        let is_event = self.table.record(state, card)["type"] == "event";
        self.open = Some(Open { row: record, seat, is_event, before: counts(self.table, state, seat) });
    }

    fn occurs(&mut self, occurrence: Occurrence) {
        self.list.push(Note::Occurs(occurrence));
    }
}

/// Whether all conditions of an object hold, worked out by hand; `None`: that depends on one that is not known here.
fn holds(test: &Value, table: &Table, state: &State, by: Seat, card: CardId) -> Option<bool> {
    let Some(members) = test.as_object() else { return Some(true) };
    all(members.iter().map(|(name, param)| condition(name, param, table, state, by, card)))
}

/// Of tests of which some are not known.
fn all(tests: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let tests: Vec<Option<bool>> = tests.collect();
    if tests.contains(&Some(false)) { Some(false) } else { tests.into_iter().collect::<Option<Vec<_>>>().map(|_| true) }
}

fn condition(name: &str, param: &Value, table: &Table, state: &State, by: Seat, card: CardId) -> Option<bool> {
    let number = usize::try_from(param.as_i64().unwrap_or(0)).unwrap();
    let count = |seat: Seat, zone: &str| table.pile(state, seat, zone).len();
    let winds = |seat| 10 - usize::try_from(table.count(state, seat, "wind_deck")).unwrap();
    Some(match name {
        "my_turn" => state.active == by,
        "opponent_turn" => state.active != by,
        "life_at_most" => count(by, "life") <= number,
        "life_at_least" => count(by, "life") >= number,
        "opponent_life_at_most" => count(by.other(), "life") <= number,
        "behind" => count(by, "life") < count(by.other(), "life"),
        "hand_at_most" => count(by, "hand") <= number,
        "hand_at_least" => count(by, "hand") >= number,
        "opponent_hand_at_least" => count(by.other(), "hand") >= number,
        "deck_at_most" => count(by, "deck") <= number,
        "trash_at_least" => count(by, "trash") >= number,
        "winds_at_least" => winds(by) >= number,
        "winds_on_this" => table.borne(state, card, "winds") >= i32::try_from(number).unwrap(),
        "this_rested" => table.is_rested(state, card),
        "turn_at_least" => usize::from(state.turn) >= number,
        "controls" if param.is_number() => count(by, "characters") >= number,
        "opponent_controls" if param.is_number() => count(by.other(), "characters") >= number,
        "not" => !holds(param, table, state, by, card)?,
        "all" => {
            return all(param.as_array().into_iter().flatten().map(|test| holds(test, table, state, by, card)));
        }
        _ => return None,
    })
}

fn rows_have_their_conditions(moment: &Moment<'_>, sheet: &mut Sheet) {
    for (holds, row) in &moment.events.conditions {
        if row.get("if").is_some() {
            sheet.check(*holds, || format!("{row} has resolved"));
        }
    }
}

/// What the simplest operations do, worked out by hand.
fn rows_do_what_they_say(moment: &Moment<'_>, sheet: &mut Sheet) {
    for (Open { row, is_event, before, .. }, after) in &moment.events.done {
        let many = usize::try_from(row["val"].as_i64().unwrap_or(1)).unwrap_or(0).min(before[0]);
        let [deck, hand, trash] = *before;
        let (drawn, trashed) = match row["do"].as_str().unwrap_or_default() {
            "draw" => (many, 0),
            "mill" => (0, many),
            "heal" => (0, 0),
            _ => continue,
        };
        let trashed = trash + trashed..=trash + trashed + usize::from(*is_event);
        let is_right = [deck - many, hand + drawn] == after[..2] && trashed.contains(&after[2]);
        // Who has to draw from an empty deck has lost, and nothing more is done.
        if moment.after.over.is_none() {
            sheet.check(is_right, || format!("{row}: {before:?}, {after:?}"));
        }
    }
}

/// The abilities with a timing on a card that have neither cost nor choice.
fn free<'m>(moment: &'m Moment<'_>, card: CardId, timing: &'m str) -> impl Iterator<Item = AbilityId> + 'm {
    let game = &moment.table.kernel.game;
    let silenced = moment.before.has_mark(card, moment.table.state("silenced"));
    let abilities = game.definition(moment.before.card(card).definition).abilities.iter().copied();
    abilities.filter(move |&id| {
        let ability = game.ability(id);
        !silenced && moment.timing(id) == timing && ability.costs.is_empty() && !ability.may
    })
}

/// What waits for an attack or for a card that is played, found by looking at every card.
fn what_waits_for_an_event_is_found(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some(card) = moment.choice.and_then(|choice| choice.card) else { return };
    if moment.after.over.is_some() {
        return;
    }
    let mut check = |of: CardId, timing: &str| {
        for id in free(moment, of, timing) {
            let times = moment.events.abilities().filter(|found| *found == (id, Some(of))).count();
            sheet.check(times == 1, || format!("{timing} of {of:?} has resolved {times} times"));
        }
    };
    if moment.is("attack") {
        check(card, "when_attacking");
    } else if moment.is("play") && moment.table.record(moment.before, card)["type"] == "character" {
        check(card, "on_play");
    }
}

fn is_same(one: &Waiting, other: &Waiting) -> bool {
    (one.card, one.ability) == (other.card, other.ability)
}

/// Pairs of questions of a step in a row.
fn pairs<'m>(moment: &'m Moment<'_>) -> impl Iterator<Item = (&'m Asked, &'m Asked)> {
    moment.asked.iter().zip(moment.asked.iter().skip(1))
}

/// Of what waited at a question, what still waits at the next one waits behind all that is new: the rest of it, in its
/// order.
fn the_newest_are_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    for (one, two) in pairs(moment).filter(|(one, _)| !one.waiting.is_empty()) {
        let (before, after) = (&one.waiting, &two.waiting);
        let rest = (0..=before.len()).find(|&first| {
            let rest = &before[first..];
            after.len() >= rest.len()
                && after[after.len() - rest.len()..].iter().zip(rest).all(|(one, two)| is_same(one, two))
        });
        let rest = before.len() - rest.unwrap_or(before.len());
        let new = &after[..after.len() - rest];
        let resolved = &before[..before.len() - rest];
        let is_right = new.iter().all(|new| !resolved.iter().any(|old| is_same(old, new)));
        sheet.check(is_right, || format!("{before:?}, then {after:?}"));
    }
}

/// What waits at a question and needs neither cost nor choice has resolved once when the step is done.
fn what_waits_resolves_once(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_some() {
        return;
    }
    for waiting in moment.asked.iter().flat_map(|asked| &asked.waiting) {
        let (Some(card), Some(ability)) = (waiting.card, waiting.ability) else { continue };
        let entry = moment.table.kernel.game.ability(ability);
        let watches = moment.timing(ability) != "on_enemy_attack";
        if entry.costs.is_empty() && !entry.may && watches {
            let times = moment.events.abilities().filter(|found| *found == (ability, Some(card))).count();
            sheet.check(times == 1, || format!("{waiting:?} has resolved {times} times"));
        }
    }
}

/// An ability that is paid for: what it costs is gone before its first row.
fn costs_come_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (Some(choice), true) = (moment.choice, moment.is("activate")) else { return };
    let Choice { card: Some(card), ability: Some(ability), .. } = *choice else { return };
    let table = moment.table;
    let cost = &table.abilities(moment.before, card)[usize::from(ability.slot)][0]["cost"];
    let first = moment.events.list.iter().position(|note| matches!(note, Note::Row));
    let before = &moment.events.list[..first.unwrap_or(moment.events.list.len())];
    let occurred = before.iter().filter_map(|note| match note {
        Note::Occurs(occurrence) => Some(*occurrence),
        _ => None,
    });
    if let Some(winds) = cost["rest_winds"].as_i64() {
        let counter = table.counter("winds");
        let paid: i32 = occurred
            .clone()
            .filter_map(|occurrence| match occurrence {
                Occurrence::Counter { counter: of, before, after, .. } if of == counter => Some(before - after),
                _ => None,
            })
            .sum();
        sheet.check(i64::from(paid) == winds, || format!("{paid} of {winds} winds are paid before the first row"));
    }
    if cost["rest_this"] == true {
        let rested = table.state("rested");
        let is_paid = occurred.clone().any(|occurrence| {
            matches!(occurrence, Occurrence::Flag { card: of, state, is: true } if of == card && state == rested)
        });
        sheet.check(is_paid, || format!("{card:?} is not rested before the first row"));
    }
    if cost["trash_this"] == true {
        let is_paid =
            occurred.clone().any(|occurrence| matches!(occurrence, Occurrence::Move { card: of, .. } if of == card));
        sheet.check(is_paid, || format!("{card:?} has not gone before the first row"));
    }
}
