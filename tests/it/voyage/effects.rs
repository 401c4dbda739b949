//! Properties 14 to 38: effects, their conditions, targets, costs, durations and order.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{CardId, Seat};
use ses_studio::text::ENGLISH;
use ses_studio::text::read::GameReader;

use super::generated::{conditions_hold, filters_choose};
use super::noted::is_in_limbo;
use super::walk::{Law, Moment, Sheet};
use super::{came_up, cards, cases, held, rows, sample, sweep};
use crate::generate_games::taken;
use crate::text::texts;

pub const LAWS: &[(usize, Law)] = &[
    (19, the_active_player_is_first),
    (23, cards_lie_in_one_zone),
    (25, a_target_is_an_option),
    (28, nothing_of_the_turn_is_left),
    (29, nothing_of_the_battle_is_left),
    (30, cards_out_of_play_bear_nothing),
    (38, nothing_waits),
];

fn the_active_player_is_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.is("attack") {
        let timings: Vec<&str> = moment.events.abilities().map(|(id, _)| moment.table.timing(id)).collect();
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
        let has_begun = moment.events.abilities().any(|(id, _)| table.timing(id) == "start_of_turn");
        sheet.check(left.is_empty() || has_begun, || format!("{left:?}"));
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

fn nothing_waits(moment: &Moment<'_>, sheet: &mut Sheet) {
    let resolving: Vec<CardId> =
        Seat::BOTH.iter().flat_map(|seat| moment.table.pile(moment.after, *seat, "resolving").to_vec()).collect();
    let is_done = resolving.is_empty() && !is_in_limbo(moment.after);
    sheet.check(is_done || moment.after.over.is_some(), || format!("{resolving:?} still resolve"));
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

/// How many rows random legal cards have, and those cards whose texts are read as other rows or not whole.
pub fn made_cards_are_read(seed: u64, count: usize) -> (usize, Vec<String>) {
    let (mut game, texts) = (sample().game(), texts(sample()));
    let rules: Value = serde_json::from_str(sample().rules).unwrap();
    let records = taken(&game, &rules, seed, count);
    game.add_cards(&records, "/cards");
    let reader = GameReader::new(&texts, ENGLISH, &game, &rules["reads"]);
    let (mut all, mut wrong) = (0, Vec::new());
    for record in &records {
        let rows = record["effects"].as_array().cloned().unwrap_or_default();
        let card_type = record["type"].as_str().unwrap();
        let definition = game.cards[record["id"].as_str().unwrap()];
        let text = texts.printed(ENGLISH, &game, game.definition(definition)).text;
        let reading = reader.read(&text, card_type);
        if reading.not_understood().next().is_some() || !reader.is_same(card_type, &reading.rows, &rows) {
            wrong.push(format!("{text}\n  {}\n  {}", json!(rows), json!(reading.rows)));
        }
        all += rows.len();
    }
    (all, wrong)
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
    let (rows, wrong) = made_cards_are_read(15, 40);
    assert!(rows > 30 && wrong.is_empty(), "{} of {rows}:\n{}", wrong.len(), wrong.join("\n"));
    let nonsense = reader.read("[Main] Sing a song.", "event");
    assert_eq!(nonsense.not_understood().count(), 1);
    assert!(nonsense.rows.is_empty());
}

/// What is written is what is compiled, and back.
#[test]
fn property_16_a_card_has_all_its_effects() {
    let game = sample().game();
    let mut compared = 0;
    for (id, definition) in &game.cards {
        let written = game.records[id]["effects"].as_array().cloned().unwrap_or_default();
        let card = game.definition(*definition);
        let compiled: Vec<Value> =
            card.abilities.iter().flat_map(|ability| rows::of_ability(&game, *ability)).collect();
        let written: Vec<Value> = written.iter().map(|row| rows::with_defaults(&game, row)).collect();
        assert_eq!(compiled, written, "{id}");
        compared += written.len();
    }
    assert!(compared > 80, "{compared}");
}

/// The codes that the checks of cards have in this game; decks and boards have theirs in properties 50 to 53 and 55.
const CODES: [&str; 18] = [
    "unknown-timing",
    "timing-missing",
    "target-missing",
    "target-not-allowed",
    "unknown-zone",
    "unknown-filter",
    "filter-type",
    "duration-missing",
    "duration-not-allowed",
    "unknown-duration",
    "unknown-cost",
    "cost-not-allowed",
    "once-not-allowed",
    "free-activation",
    "unknown-keyword",
    "unknown-colour",
    "unknown-tag",
    "continuous-cycle",
];

#[test]
fn property_17_a_bad_definition_is_found() {
    cases::hold(17, 20);
    let rules: Value = serde_json::from_str(sample().cases).unwrap();
    let covered = cards::mentioned(&[&cases::file(), &rules], "codes");
    let missing: Vec<_> = CODES.iter().filter(|code| !covered.contains(**code)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
}

#[test]
fn property_18_whatever_waits_for_an_event_is_found() {
    held(18, 300);
    came_up(18, ["on_play", "when_attacking", "on_enemy_attack", "on_ko", "start_of_turn", "end_of_turn"]);
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
    held(21, 200);
    came_up(21, ["power", "ko", "bounce", "draw", "discard", "attach", "rest", "activate", "look", "search", "winds"]);
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
    cases::hold(27, 11);
    // Of each duration a number, a keyword and silence.
    let (file, game) = (cases::file(), sample().game());
    let has = |name: &str| file["cases"].as_array().unwrap().iter().any(|case| case["name"] == name);
    let all = game.durations.keys().flat_map(|of| ["number", "keyword", "silence"].map(|what| format!("{what}, {of}")));
    let missing: Vec<_> = all.filter(|name| !has(name)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
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
    held(31, 20);
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
