//! What the machine reports of a step, and what must hold of it at once: conditions of the rows that resolve, what they
//! change, what waits while a question is open.

use serde_json::Value;
use ses_studio::kernel::ids::{AbilityId, LIMBO, StatementId};
use ses_studio::kernel::rules::ability::{Once, Row};
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{Idle, Occurrence, Waiting, Watch};

use super::naive::Sight;
use super::operations::{Done, Explained};
use super::table::Table;
use super::walk::{Asked, Battle, Law, Moment, Sheet};
use super::world::World;

pub const LAWS: &[(usize, Law)] = &[
    (14, rows_have_their_conditions),
    (18, what_waits_for_an_event_is_found),
    (18, what_resolves_has_its_event),
    (20, what_waits_resolves_once),
    (21, rows_do_what_they_say),
    (31, rows_without_their_conditions_do_nothing),
    (37, the_newest_are_first),
];

/// What happened, in order.
#[derive(Clone, Copy, Debug)]
pub enum Note {
    Ability(AbilityId, Option<CardId>),
    Row,
    Occurs(Occurrence),
}

/// A row that was reached: whether its conditions hold as far as that is known, and whether it was done.
struct Reached {
    row: Value,
    holds: Option<bool>,
    is_done: bool,
}

/// What the rows of an ability pass on, if it is known: what the last one was about, whether it changed something, what
/// was revealed.
struct Passed {
    id: AbilityId,
    card: Option<CardId>,
    same: Option<Vec<CardId>>,
    did: Option<bool>,
    revealed: Option<Vec<CardId>>,
}

/// A row that has begun to resolve.
struct Open {
    row: Value,
    /// The position of its ability among those that were passed.
    of: usize,
    by: Seat,
    card: CardId,
    state: State,
    before: World,
}

/// An ability that has been paid for: the position after that.
pub struct Paid {
    pub id: AbilityId,
    pub card: CardId,
    pub after: World,
}

/// Keeps what happens in a step.
pub struct Notes<'t> {
    table: &'t Table,
    pub list: Vec<Note>,
    reached: Vec<Reached>,
    passed: Vec<Passed>,
    open: Option<Open>,
    /// The rows that were done, and what is wrong with each.
    done: Vec<(Value, Option<String>)>,
    pub paid: Vec<Paid>,
    /// The battle of the step as its damage is dealt.
    pub battle: Option<Battle>,
}

impl<'t> Notes<'t> {
    pub fn new(table: &'t Table) -> Self {
        Self {
            table,
            list: Vec::new(),
            reached: Vec::new(),
            passed: Vec::new(),
            open: None,
            done: Vec::new(),
            paid: Vec::new(),
            battle: None,
        }
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

    /// The row as the card has it, and the ability in which it was reached.
    fn record(&self, row: &Row, state: &State) -> Option<(Value, usize, CardId)> {
        let (id, at) = self.table.kernel.place_of_row(row.id)?;
        let of = self.passed.iter().rposition(|passed| passed.id == id)?;
        let card = self.passed[of].card?;
        let slot = usize::from(self.table.kernel.game.ability(id).slot);
        let record = self.table.abilities(state, card).get(slot)?.get(usize::from(at))?.clone();
        Some((record, of, card))
    }

    fn reach(&mut self, row: &Row, by: Seat, state: &State, is_done: bool) {
        self.close(state);
        let Some((record, of, card)) = self.record(row, state) else { return };
        let passed = &self.passed[of];
        let sight =
            Sight { table: self.table, state, by, this: card, did: passed.did, revealed: passed.revealed.as_deref() };
        let holds = sight.holds(&record["if"]);
        self.reached.push(Reached { row: record.clone(), holds, is_done });
        if is_done {
            let before = World::of(self.table, state);
            self.open = Some(Open { row: record, of, by, card, state: state.clone(), before });
        } else {
            self.passed[of].did = Some(false);
        }
    }

    /// The row that was open is done.
    pub fn close(&mut self, state: &State) {
        let Some(open) = self.open.take().filter(|_| state.over.is_none()) else { return };
        let mut after = World::of(self.table, state);
        // An event that was being played, whose or whatever this row is, may have gone to the trash meanwhile.
        for card in state.card_ids().filter(|card| open.before.place(*card).is_none()) {
            after.remove(card);
        }
        let passed = &self.passed[open.of];
        let sight = Sight {
            table: self.table,
            state: &open.state,
            by: open.by,
            this: open.card,
            did: passed.did,
            revealed: passed.revealed.as_deref(),
        };
        let done = Done { row: &open.row, sight, before: &open.before, after: &after, same: passed.same.as_deref() };
        let explained = done.explained();
        let wrong = (explained == Explained::No).then(|| format!("{:?}\n{after:?}", open.before));
        let is_seen = ["reveal", "look", "grant", "silence"].iter().any(|operation| open.row["do"] == *operation);
        let passed = &mut self.passed[open.of];
        passed.did = (!is_seen).then(|| after != open.before);
        passed.same = match explained {
            Explained::As(ref ways) if ways.len() == 1 => ways.first().cloned(),
            _ => None,
        };
        if open.row["do"] == "reveal" {
            let seat = if open.row["who"] == "opponent" { open.by.other() } else { open.by };
            let count = usize::try_from(open.row["val"].as_u64().unwrap()).unwrap();
            let is_of_one = open.row["who"] != "both";
            passed.revealed = is_of_one.then(|| open.before.top(seat, super::world::DECK, count));
        }
        if explained != Explained::Unknown {
            self.done.push((open.row, wrong));
        }
    }

    /// Something resolves inside the row that is open: what the row does by itself is not seen.
    fn abandon(&mut self) {
        if let Some(open) = self.open.take() {
            let passed = &mut self.passed[open.of];
            (passed.same, passed.did) = (None, None);
        }
    }
}

impl Watch for Notes<'_> {
    fn statement(&mut self, id: StatementId, state: &State) {
        let pointer = self.table.kernel.game.statements.get(id.index()).map_or("", |pointer| &**pointer);
        let is_inside = ["/operations", "/match/when", "/match/routines"].iter().any(|of| pointer.starts_with(of));
        let is_damage = self.open.as_ref().is_some_and(|open| open.row["do"] == "damage");
        if is_damage && pointer.starts_with("/match/actions") {
            self.abandon();
        } else if !is_inside {
            self.close(state);
        }
        if self.table.is_damage(id) {
            self.battle = Battle::of(self.table, state);
        }
    }

    fn ability(&mut self, id: AbilityId, of: Option<CardId>, state: &State) {
        let entry = self.table.kernel.game.ability(id);
        if ["instead_of_ko", "trigger"].contains(&self.table.timing(id)) {
            self.abandon();
        } else {
            self.close(state);
        }
        self.list.push(Note::Ability(id, of));
        let nothing = || Some(Vec::new());
        self.passed.push(Passed { id, card: of, same: nothing(), did: Some(false), revealed: nothing() });
        if let Some(card) = of.filter(|_| !entry.costs.is_empty()) {
            self.paid.push(Paid { id, card, after: World::of(self.table, state) });
        }
    }

    fn row(&mut self, row: &Row, by: Seat, state: &State) {
        self.list.push(Note::Row);
        self.reach(row, by, state, true);
    }

    fn wants_reasons(&self) -> bool {
        true
    }

    fn idle(&mut self, row: &Row, by: Seat, why: Idle, state: &State) {
        if matches!(why, Idle::Unmet) {
            self.reach(row, by, state, false);
        }
    }

    fn occurs(&mut self, occurrence: Occurrence) {
        self.list.push(Note::Occurs(occurrence));
    }
}

fn rows_have_their_conditions(moment: &Moment<'_>, sheet: &mut Sheet) {
    for reached in moment.events.reached.iter().filter(|reached| reached.is_done && reached.row.get("if").is_some()) {
        if let Some(holds) = reached.holds {
            sheet.check(holds, || format!("{} has resolved", reached.row));
        }
    }
}

fn rows_without_their_conditions_do_nothing(moment: &Moment<'_>, sheet: &mut Sheet) {
    for reached in moment.events.reached.iter().filter(|reached| !reached.is_done) {
        if let Some(holds) = reached.holds {
            sheet.check(!holds, || format!("{} has not resolved", reached.row));
        }
    }
}

fn rows_do_what_they_say(moment: &Moment<'_>, sheet: &mut Sheet) {
    for (row, wrong) in &moment.events.done {
        sheet.count(row["do"].as_str().unwrap());
        sheet.check(wrong.is_none(), || format!("{row}: {}", wrong.as_deref().unwrap_or_default()));
    }
}

/// The abilities with a timing on a card that resolve without being asked for.
fn free<'m>(moment: &'m Moment<'_>, card: CardId, timing: &'m str) -> impl Iterator<Item = AbilityId> + 'm {
    let game = &moment.table.kernel.game;
    let silenced = moment.table.state("silenced");
    let speaks = !moment.before.has_mark(card, silenced) && !moment.after.has_mark(card, silenced);
    let abilities = game.definition(moment.before.card(card).definition).abilities.iter().copied();
    abilities.filter(move |&id| {
        let ability = game.ability(id);
        let is_free = ability.costs.is_empty() && !ability.may && ability.once == Once::Always;
        speaks && moment.table.timing(id) == timing && is_free
    })
}

/// What waits for an event, found by looking at every card: it has resolved once.
fn what_waits_for_an_event_is_found(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_some() {
        return;
    }
    let (table, before, own) = (moment.table, moment.before, moment.before.active);
    let mut check = |of: CardId, timing: &str| {
        for id in free(moment, of, timing) {
            let times = moment.events.abilities().filter(|found| *found == (id, Some(of))).count();
            sheet.count(timing);
            sheet.check(times == 1, || format!("{timing} of {of:?} has resolved {times} times"));
        }
    };
    let stays = |card: &&CardId| before.card(**card).moves == moment.after.card(**card).moves;
    let board = |seat| [table.crew(before, seat), table.pile(before, seat, "stage").to_vec()].concat();
    match moment.choice {
        None => {
            board(own).iter().filter(stays).for_each(|card| check(*card, "end_of_turn"));
            board(own.other()).iter().filter(stays).for_each(|card| check(*card, "start_of_turn"));
        }
        Some(choice) if moment.is("attack") => {
            check(choice.card.unwrap(), "when_attacking");
            board(own.other()).iter().filter(stays).for_each(|card| check(*card, "on_enemy_attack"));
            for blocker in moment.taken("block") {
                check(blocker, "on_block");
            }
            if let Some(battle) = moment.events.battle.filter(|battle| moment.falls(battle)) {
                check(battle.defender, "on_ko");
            }
        }
        Some(choice) if moment.is("play") && table.record(before, choice.card.unwrap())["type"] != "event" => {
            check(choice.card.unwrap(), "on_play");
        }
        Some(_) => {}
    }
}

/// What resolves has an event, and is of a card that the event is about or that waits for it.
fn what_resolves_has_its_event(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, before, own) = (moment.table, moment.before, moment.before.active);
    let has_come = |at: usize, card: CardId, zones: &[&str]| {
        let to = |zone| zones.iter().any(|name| table.zone(name) == zone);
        moment.events.list[..at].iter().any(|note| {
            matches!(note, Note::Occurs(Occurrence::Move { card: of, to: (_, zone), .. }) if *of == card && to(*zone))
        })
    };
    for (at, note) in moment.events.list.iter().enumerate() {
        let Note::Ability(id, Some(card)) = *note else { continue };
        let acts = |action: &str| moment.is(action) && moment.choice.is_some_and(|choice| choice.card == Some(card));
        let side = before.card(card).side;
        let timing = table.timing(id);
        let is_right = match timing {
            "when_attacking" => acts("attack"),
            "on_enemy_attack" => moment.is("attack") && side != own,
            "on_block" => moment.taken("block").contains(&card),
            "activate_main" => acts("activate"),
            "main" => acts("play"),
            "counter" => moment.taken("counter_event").contains(&card),
            "trigger" => moment.taken("use_trigger").contains(&card),
            "start_of_turn" => moment.choice.is_none() && side != own,
            "end_of_turn" => moment.choice.is_none() && side == own,
            "on_ko" => has_come(at, card, &["trash"]),
            "on_play" => has_come(at, card, &["characters", "stage"]),
            "instead_of_ko" => side == moment.after.card(card).side,
            _ => false,
        };
        sheet.check(is_right, || format!("{timing} of {card:?} has resolved after {:?}", moment.choice));
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
        // What only watches is passed over if its card has gone.
        let watches = ["on_enemy_attack", "start_of_turn", "end_of_turn"].contains(&moment.table.timing(ability))
            && moment.before.card(card).moves != moment.after.card(card).moves;
        if entry.costs.is_empty() && !entry.may && entry.once == Once::Always && !watches {
            let times = moment.events.abilities().filter(|found| *found == (ability, Some(card))).count();
            sheet.check(times == 1, || format!("{waiting:?} has resolved {times} times"));
        }
    }
}

/// Whether a card is still being played.
pub fn is_in_limbo(state: &State) -> bool {
    Seat::BOTH.iter().any(|seat| !state.pile(*seat, LIMBO).is_empty())
}
