//! Properties 14 to 38: effects, their conditions, targets, costs, durations and order.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{CardId, Seat};
use ses_studio::text::ENGLISH;
use ses_studio::text::read::GameReader;

use super::generated::{conditions_hold, filters_choose};
use super::walk::{Law, Moment, Sheet};
use super::{cards, cases, held, sample, sweep};
use crate::text::texts;

pub const LAWS: &[(usize, Law)] = &[
    (18, abilities_are_those_that_wait),
    (19, the_active_player_is_first),
    (23, cards_lie_in_one_zone),
    (25, a_target_is_an_option),
    (28, nothing_of_the_turn_is_left),
    (29, nothing_of_the_battle_is_left),
    (30, cards_out_of_play_bear_nothing),
    (34, costs_can_be_paid),
    (35, winds_add_up),
    (38, nothing_waits),
];

fn abilities_are_those_that_wait(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some(attacker) = moment.choice.filter(|_| moment.is("attack")).and_then(|choice| choice.card) else { return };
    let (table, opponent) = (moment.table, moment.before.active.other());
    let mut board = table.crew(moment.before, opponent);
    board.extend(table.pile(moment.before, opponent, "stage"));
    for (id, of) in moment.events.abilities() {
        let Some(card) = of else { continue };
        match moment.timing(id) {
            "when_attacking" => sheet.check(card == attacker, || format!("{card:?} does not attack")),
            "on_enemy_attack" => sheet.check(board.contains(&card), || format!("{card:?} is not the opponent's")),
            _ => (),
        }
    }
}

fn the_active_player_is_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.is("attack") {
        let timings: Vec<&str> = moment.events.abilities().map(|(id, _)| moment.timing(id)).collect();
        let last_own = timings.iter().rposition(|timing| *timing == "when_attacking");
        let first_other = timings.iter().position(|timing| *timing == "on_enemy_attack");
        if let (Some(own), Some(other)) = (last_own, first_other) {
            sheet.check(own < other, || format!("{timings:?}"));
        }
    }
}

fn cards_lie_in_one_zone(moment: &Moment<'_>, sheet: &mut Sheet) {
    let state = moment.after;
    let mut seen = vec![0; state.cards.len()];
    for seat in Seat::BOTH {
        let mut own = 0;
        for zone in (0..moment.table.kernel.game.zones.len()).filter_map(ZoneId::at) {
            for card in state.pile(seat, zone).as_slice() {
                seen[card.index()] += 1;
                own += 1;
            }
        }
        sheet.check(own == 51, || format!("{seat:?} has {own} cards"));
    }
    sheet.check(seen.iter().all(|count| *count == 1), || "a card lies in no zone, or in two".to_owned());
}

fn nothing_of_the_turn_is_left(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.choice.is_none() && moment.after.over.is_none() {
        let (table, ended) = (moment.table, moment.before.active);
        let ends = |duration: &str, maker| table.kernel.until(table.duration(duration), maker);
        // The end of a turn, and of what the other player gave until it; the beginning of the next one.
        let over = [
            ends("this_turn", ended),
            ends("until_their_turn_ends", ended.other()),
            ends("until_own_turn", ended.other()),
        ];
        let left: Vec<_> = moment.after.bearing.iter().filter(|bearing| over.contains(&bearing.until)).collect();
        // Something may have been set off as the next turn began.
        sheet.check(left.is_empty() || moment.events.rows() > 0, || format!("{left:?}"));
        let attacks = table.state("attacks");
        let attacked =
            moment.after.card_ids().find(|card| table.kernel.state_in(moment.after.card(*card), attacks) > 0);
        sheet.check(attacked.is_none(), || format!("{attacked:?} has attacked in a turn that is over"));
    }
}

fn nothing_of_the_battle_is_left(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_none() {
        let battle = moment.table.kernel.until(moment.table.duration("this_battle"), Seat(0));
        let left: Vec<_> = moment.after.bearing.iter().filter(|bearing| bearing.until == battle).collect();
        sheet.check(left.is_empty(), || format!("{left:?} after {:?}", moment.choice));
    }
}

fn cards_out_of_play_bear_nothing(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (state, kernel) = (moment.after, &moment.table.kernel);
    for card in state.card_ids().filter(|card| !kernel.in_play(state.card(*card).zone)) {
        let entry = state.card(card);
        let is_bare = state.bearing.iter().all(|bearing| bearing.card != card)
            && entry.counters.iter().all(|count| *count == 0)
            && (entry.marks, entry.given, entry.lost) == (0, 0, 0);
        sheet.check(is_bare, || format!("{entry:?}"));
    }
}

fn costs_can_be_paid(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, state) = (moment.table, moment.after);
    let by = state.active;
    let count = |zone: &str| i64::try_from(table.pile(state, by, zone).len()).unwrap();
    for choice in moment.next.iter().filter(|choice| table.is(choice, "activate")) {
        let (card, slot) = (choice.card.unwrap(), usize::from(choice.ability.unwrap().slot));
        let cost = &table.abilities(state, card)[slot][0]["cost"];
        let winds = |counter: &str| i64::from(table.count(state, by, counter));
        let of = |name: &str| cost[name].as_i64().unwrap_or(0);
        let holds = of("rest_winds") <= winds("winds")
            && of("return_winds") <= winds("winds") + winds("winds_rested")
            && of("discard") <= count("hand")
            && (of("take_life") == 0 || of("take_life") < count("life"))
            && (cost["rest_this"] != true || !table.is_rested(state, card))
            && of("bounce_own") <= count("characters");
        sheet.check(holds, || format!("{cost} is offered"));
    }
}

fn winds_add_up(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, state) = (moment.table, moment.after);
    for seat in Seat::BOTH {
        let area: i32 =
            ["wind_deck", "winds", "winds_rested"].map(|counter| table.count(state, seat, counter)).iter().sum();
        let borne: i32 = table.crew(state, seat).into_iter().map(|card| table.borne(state, card, "winds")).sum();
        sheet.check(area + borne == 10, || format!("{seat:?} has {area} and {borne} winds"));
    }
}

fn nothing_waits(moment: &Moment<'_>, sheet: &mut Sheet) {
    let resolving: Vec<CardId> =
        Seat::BOTH.iter().flat_map(|seat| moment.table.pile(moment.after, *seat, "resolving").to_vec()).collect();
    sheet.check(resolving.is_empty() || moment.after.over.is_some(), || format!("{resolving:?} still resolve"));
}

/// An answer that is not among the options is refused.
fn a_target_is_an_option(moment: &Moment<'_>, sheet: &mut Sheet) {
    for asked in moment.asked {
        sheet.check(!asked.accepts, || format!("{asked:?}"));
    }
}

#[test]
fn property_14_an_effect_applies_only_if_its_conditions_hold() {
    held(14, 20);
    cases::hold(14, 28);
    let covered: BTreeSet<String> = mentioned("if");
    let game = sample().game();
    let missing: Vec<_> = game.conditions.keys().filter(|name| !covered.contains(&***name)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
}

/// What is named under a member anywhere in the cases of the game and on its cards.
fn mentioned(member: &str) -> BTreeSet<String> {
    let cards: Value = serde_json::from_str(sample().cards).unwrap();
    let rules: Value = serde_json::from_str(sample().cases).unwrap();
    cards::mentioned(&[&cases::file(), &rules, &cards], member)
}

/// Rows that are read from what they print are the same rows.
fn read_again(game: &Game, reader: &GameReader<'_>, record: &Value) {
    let texts = texts(sample());
    let card_type = record["type"].as_str().unwrap();
    let Ok(text) = texts.of_record(ENGLISH, game, record) else { return };
    let reading = reader.read(&text.text, card_type);
    assert_eq!(reading.not_understood().count(), 0, "{}", text.text);
    let again = json!({ "type": card_type, "effects": reading.rows });
    let again = texts.of_record(ENGLISH, game, &again).unwrap();
    assert_eq!(again.text, text.text, "{record}");
}

#[test]
fn property_15_texts_are_read_into_the_rows_that_they_mean() {
    let (game, texts) = (sample().game(), texts(sample()));
    let rules: Value = serde_json::from_str(sample().rules).unwrap();
    let reader = GameReader::new(&texts, ENGLISH, &game, &rules["reads"]);
    for (id, definition) in &game.cards {
        let record = &game.records[id];
        let rows = record["effects"].as_array().cloned().unwrap_or_default();
        let text = texts.printed(ENGLISH, &game, game.definition(*definition)).text;
        let card_type = record["type"].as_str().unwrap();
        let reading = reader.read(&text, card_type);
        assert!(reader.is_same(card_type, &reading.rows, &rows), "{id}: {text}");
    }
    // Abilities of one card below those of another one.
    let with_rows: Vec<&Value> = game.records.values().filter(|record| record.get("effects").is_some()).collect();
    for (one, two) in with_rows.iter().zip(with_rows.iter().cycle().skip(7)) {
        let rows = [one, two].map(|card| card["effects"].as_array().unwrap().clone()).concat();
        if one["type"] == two["type"] && rows.len() <= 8 {
            read_again(&game, &reader, &json!({ "type": one["type"], "effects": rows }));
        }
    }
    let nonsense = reader.read("[Main] Sing a song.", "event");
    assert_eq!(nonsense.not_understood().count(), 1);
    assert!(nonsense.rows.is_empty());
}

#[test]
fn property_16_a_card_has_all_its_effects() {
    let game = sample().game();
    let mut rows = 0;
    for (id, definition) in &game.cards {
        let written = game.records[id]["effects"].as_array().map_or(0, Vec::len);
        let card = game.definition(*definition);
        let compiled: usize = card.abilities.iter().map(|ability| game.ability(*ability).rows.len()).sum();
        assert_eq!(compiled, written, "{id}");
        rows += written;
    }
    assert!(rows > 80, "{rows}");
}

#[test]
fn property_17_a_bad_definition_is_found() {
    cases::hold(17, 17);
}

#[test]
fn property_18_whatever_waits_for_an_event_is_found() {
    held(18, 50);
    cases::hold(18, 1);
}

#[test]
fn property_19_the_active_player_s_abilities_come_first() {
    held(19, 1);
    cases::hold(19, 2);
}

#[test]
fn property_20_an_ability_stays_until_it_has_resolved() {
    held(20, 1);
    cases::hold(20, 1);
}

#[test]
fn property_21_after_an_effect_the_state_is_as_printed() {
    held(21, 20);
    cases::hold(21, 27);
    let covered = mentioned("do");
    let game = sample().game();
    let missing: Vec<_> = game.operations.keys().filter(|name| !covered.contains(&***name)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
}

#[test]
fn property_22_a_change_of_power_lasts_exactly_its_duration() {
    cases::hold(22, 6);
    // No change outlives its end: neither that of a turn nor that of a battle.
    held(28, 200);
    held(29, 1000);
}

#[test]
fn property_23_cards_lie_where_they_should() {
    held(23, 2000);
    cases::hold(23, 1);
}

#[test]
fn property_24_the_legal_targets_are_the_cards_that_fit() {
    cases::hold(24, 2);
    filters_choose(1..60, 3);
}

#[test]
fn property_25_a_target_outside_them_is_refused() {
    held(25, 300);
    cases::hold(25, 2);
}

#[test]
fn property_26_all_filters_must_hold() {
    cases::hold(26, 15);
    let covered = mentioned("where");
    let game = sample().game();
    let missing: Vec<_> = game.filters.keys().filter(|name| !covered.contains(&***name)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
    filters_choose(60..120, 1);
}

#[test]
fn property_27_every_duration_ends_when_it_should() {
    cases::hold(27, 10);
}

#[test]
fn property_28_the_end_of_a_turn_ends_what_lasts_a_turn() {
    held(28, 200);
    cases::hold(28, 1);
}

#[test]
fn property_29_the_end_of_a_battle_ends_what_lasts_a_battle() {
    held(29, 1000);
    cases::hold(29, 3);
}

#[test]
fn property_30_a_card_that_leaves_bears_nothing() {
    held(30, 2000);
    cases::hold(30, 2);
}

#[test]
fn property_31_without_its_conditions_an_effect_does_nothing() {
    cases::hold(31, 2);
}

#[test]
fn property_32_and_or_not_are_as_written() {
    cases::hold(32, 8);
    conditions_hold(0..120);
}

/// What is kept of continuous effects is what would be worked out now, at every read in random matches.
#[test]
fn property_33_conditions_follow_the_state() {
    cases::hold(33, 2);
    let (audit, _) = sweep::play(100..108);
    assert!(audit.reads > 5000 && audit.stale == 0, "{audit:?}");
}

#[test]
fn property_34_what_cannot_be_paid_cannot_be_activated() {
    held(34, 10);
    cases::hold(34, 9);
}

#[test]
fn property_35_a_cost_that_is_paid_shows() {
    held(35, 2000);
    cases::hold(35, 9);
    let covered = mentioned("cost");
    let game = sample().game();
    let missing: Vec<_> = game.costs.keys().filter(|name| !covered.contains(&***name)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
}

#[test]
fn property_36_costs_come_before_effects() {
    held(36, 10);
    cases::hold(36, 3);
}

#[test]
fn property_37_the_newest_abilities_resolve_first() {
    held(37, 1);
    cases::hold(37, 2);
}

#[test]
fn property_38_nothing_waits_after_an_action() {
    held(38, 1000);
    cases::hold(38, 1);
}
