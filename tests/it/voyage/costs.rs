//! Properties 34 to 36: what can be paid, and that it is paid before anything is done.

use serde_json::{Value, json};
use ses_studio::kernel::question::Why;
use ses_studio::kernel::state::{CardId, State};

use super::naive::Sight;
use super::noted::Paid;
use super::operations::every_choice;
use super::walk::{Law, Moment, Sheet};
use super::world::{CHARACTERS, HAND, LEADER, LIFE, TRASH, WIND_DECK, WINDS, WINDS_RESTED, World};

pub const LAWS: &[(usize, Law)] = &[(34, what_is_offered_can_be_paid), (35, winds_add_up), (36, costs_come_first)];

/// The costs in the order in which they are paid.
const ORDER: [&str; 8] =
    ["rest_winds", "return_winds", "discard", "rest_this", "trash_this", "rest_cards", "take_life", "bounce_own"];

/// The positions that paying a cost can lead to; none: it cannot be paid.
fn paid(sight: &Sight<'_>, world: &World, name: &str, param: &Value) -> Vec<World> {
    let (by, this) = (sight.by, sight.this);
    let count = param["count"].as_u64().or(param.as_u64()).unwrap_or(1);
    let (count, winds) = (usize::try_from(count).unwrap(), i32::try_from(count).unwrap());
    let fitting = |zones: &[usize]| -> Vec<CardId> {
        let cards = zones.iter().flat_map(|zone| world.piles[by.index()][*zone].clone());
        cards.filter(|card| sight.passes(*card, &param["where"])).collect()
    };
    let chosen = |cards: &[CardId], pay: &dyn Fn(&mut World, CardId)| -> Vec<World> {
        let ways = every_choice(cards, count, count);
        let ways = ways.into_iter().filter(|chosen| chosen.len() == count);
        ways.map(|chosen| {
            let mut world = world.clone();
            for card in chosen {
                pay(&mut world, card);
            }
            world
        })
        .collect()
    };
    let mut after = world.clone();
    let counters = &mut after.counters[by.index()];
    match name {
        "rest_winds" => {
            counters[WINDS] -= winds;
            counters[WINDS_RESTED] += winds;
        }
        "return_winds" => {
            let rested = winds.min(counters[WINDS_RESTED]);
            counters[WINDS_RESTED] -= rested;
            counters[WINDS] -= winds - rested;
            counters[WIND_DECK] += winds;
        }
        "discard" => return chosen(&fitting(&[HAND]), &|world, card| world.put(card, TRASH)),
        "rest_this" => {
            if !after.rested.insert(this) {
                return Vec::new();
            }
        }
        "trash_this" => {
            if world.place(this).is_none_or(|(_, zone)| !World::is_in_play(zone) || zone == LEADER) {
                return Vec::new();
            }
            after.put(this, TRASH);
        }
        "rest_cards" => {
            let mut cards = fitting(&[LEADER, CHARACTERS]);
            cards.retain(|card| !world.rested.contains(card));
            return chosen(&cards, &|world, card| {
                world.rested.insert(card);
            });
        }
        "take_life" => {
            if world.count(by, LIFE) <= count {
                return Vec::new();
            }
            world.top(by, LIFE, count).into_iter().for_each(|card| after.put(card, HAND));
        }
        "bounce_own" => return chosen(&fitting(&[CHARACTERS]), &|world, card| world.put(card, HAND)),
        _ => panic!("no cost {name}"),
    }
    if after.counters[by.index()].iter().any(|count| *count < 0) { Vec::new() } else { vec![after] }
}

/// The positions that paying all costs can lead to.
fn all_paid(sight: &Sight<'_>, world: &World, cost: &Value) -> Vec<World> {
    let mut worlds = vec![world.clone()];
    for name in ORDER.iter().filter(|name| cost.get(**name).is_some()) {
        worlds = worlds.iter().flat_map(|world| paid(sight, world, name, &cost[*name])).collect();
    }
    worlds
}

fn sight<'m>(moment: &'m Moment<'_>, state: &'m State, card: CardId) -> Sight<'m> {
    Sight { table: moment.table, state, by: state.card(card).side, this: card, did: Some(false), revealed: Some(&[]) }
}

/// Abilities that players use are offered if and only if they can be paid and could do something.
fn what_is_offered_can_be_paid(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, state) = (moment.table, moment.after);
    if state.over.is_some() {
        return;
    }
    let world = World::of(table, state);
    let by = state.active;
    let board = [table.crew(state, by), table.pile(state, by, "stage").to_vec()].concat();
    for card in board.into_iter().filter(|card| !state.has_mark(*card, table.state("silenced"))) {
        let sight = sight(moment, state, card);
        for (slot, rows) in table.abilities(state, card).iter().enumerate() {
            if rows[0]["on"] != "activate_main" {
                continue;
            }
            let is_used = state.used.iter().any(|used| used.card == card && usize::from(used.slot) == slot);
            let can_pay = !all_paid(&sight, &world, &rows[0]["cost"]).is_empty();
            let could = |row: &Value| match sight.holds(&row["if"]) {
                Some(true) => sight.aims(row, &world, None).map(|aims| aims.cards.len() >= needed(row)).or(Some(true)),
                other => other,
            };
            let offered = moment.next.iter().any(|choice| {
                table.is(choice, "activate")
                    && choice.card == Some(card)
                    && choice.ability.is_some_and(|ability| usize::from(ability.slot) == slot)
            });
            let could: Vec<Option<bool>> = rows.iter().map(could).collect();
            let may = !is_used && can_pay && could.contains(&Some(true));
            let cannot = is_used || !can_pay || could.iter().all(|could| *could == Some(false));
            if may || cannot {
                sheet.check(offered == may, || format!("{} offered: {offered}, may: {may}", json!(rows)));
            }
        }
    }
}

/// How many cards a row must have to be about.
fn needed(row: &Value) -> usize {
    row["to"]["count"].as_u64().map_or(0, |count| usize::try_from(count).unwrap())
}

fn winds_add_up(moment: &Moment<'_>, sheet: &mut Sheet) {
    let world = World::of(moment.table, moment.after);
    for (at, counters) in world.counters.iter().enumerate() {
        let crew = [LEADER, CHARACTERS].iter().flat_map(|zone| &world.piles[at][*zone]);
        let borne: i32 = crew.filter_map(|card| world.borne.get(card)).sum();
        let all: i32 = counters.iter().sum();
        sheet.check(all + borne == 10, || format!("{at} has {all} and {borne} winds"));
    }
}

/// An ability that costs something: it is paid, and nothing else is done, when it begins.
fn costs_come_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, game) = (moment.table, &moment.table.kernel.game);
    // Whoever was asked has agreed.
    let asked = moment.asked.iter().filter(|asked| asked.accepted.is_some());
    let mut accepted = asked.filter_map(|asked| match asked.why {
        Why::Timing(timing) => Some((timing, asked.accepted.as_ref().unwrap())),
        _ => None,
    });
    let may = |id| {
        let ability = game.ability(id);
        let timing = game.timings.get_index(ability.timing.index()).unwrap().1;
        !ability.costs.is_empty() || ability.may || timing.may
    };
    let mut paid = moment.events.paid.iter();
    for (id, card) in moment.events.abilities().filter(|(id, _)| may(*id)) {
        let is_action = moment.is("activate") && table.timing(id) == "activate_main";
        let before = if is_action { Some(moment.before) } else { accepted.next().map(|(_, state)| state) };
        if game.ability(id).costs.is_empty() {
            continue;
        }
        let (Some(card), Some(paid), Some(before)) = (card, paid.next(), before) else {
            sheet.check(false, || format!("{id:?} of {card:?} has not been asked for"));
            continue;
        };
        check_payment(moment, sheet, paid, before, card);
    }
}

fn check_payment(moment: &Moment<'_>, sheet: &mut Sheet, paid: &Paid, before: &State, card: CardId) {
    let table = moment.table;
    let slot = usize::from(table.kernel.game.ability(paid.id).slot);
    let cost = &table.abilities(before, card)[slot][0]["cost"];
    let ways = all_paid(&sight(moment, before, card), &World::of(table, before), cost);
    let sorted = |world: &World| {
        let mut world = world.clone();
        for pile in world.piles.iter_mut().flatten() {
            pile.sort_unstable();
        }
        world
    };
    let is_paid = ways.iter().any(|way| sorted(way) == sorted(&paid.after));
    for name in ORDER.iter().filter(|name| cost.get(**name).is_some()) {
        sheet.count(name);
    }
    sheet.check(is_paid && paid.card == card, || format!("{cost}: {before:?}, {:?}", paid.after));
}
