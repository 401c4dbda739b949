//! Properties 39 to 49, 54 and 55: stages, events, attacks in a turn, winds, leaders, keywords, saved matches.

use serde_json::json;
use ses_studio::base::Generator;
use ses_studio::kernel::question::{Choice, Pick};
use ses_studio::kernel::state::{CardId, Seat};
use ses_studio::kernel::{Occurrence, scenario};

use super::noted::Note;
use super::walk::{Law, Moment, Sheet};
use super::{came_up, cases, held, mutated, sample};

pub const LAWS: &[(usize, Law)] = &[
    (39, a_stage_lies_in_its_zone),
    (40, one_stage),
    (42, an_event_comes_first),
    (43, an_event_is_trashed),
    (44, events_have_their_timing),
    (45, few_attacks),
    (46, winds_are_power),
    (47, only_in_the_main_phase),
    (48, once_is_once),
    (55, laws_hold),
];

/// The card that was played from the hand, if it is of this type.
fn played(moment: &Moment<'_>, card_type: &str) -> Option<CardId> {
    let card = moment.choice.filter(|_| moment.is("play"))?.card?;
    (moment.table.record(moment.before, card)["type"] == card_type).then_some(card)
}

fn a_stage_lies_in_its_zone(moment: &Moment<'_>, sheet: &mut Sheet) {
    if let Some(stage) = played(moment, "stage") {
        let lies = moment.table.pile(moment.after, moment.before.active, "stage") == [stage];
        sheet.check(lies, || format!("{stage:?} is not in its zone"));
    }
}

fn one_stage(moment: &Moment<'_>, sheet: &mut Sheet) {
    if let Some(stage) = played(moment, "stage") {
        for old in moment.table.pile(moment.before, moment.before.active, "stage") {
            let is_trashed = moment.after.card(*old).zone == moment.table.zone("trash");
            sheet.check(is_trashed, || format!("{old:?} is not in the trash after {stage:?}"));
        }
    }
}

fn an_event_comes_first(moment: &Moment<'_>, sheet: &mut Sheet) {
    if let Some(event) = played(moment, "event")
        && let Some((_, first)) = moment.events.abilities().next()
    {
        sheet.check(first == Some(event), || format!("{first:?} resolves before {event:?}"));
    }
}

/// An event that was played, in answer or from the life too, has gone to the trash, whatever moved it on afterwards.
fn an_event_is_trashed(moment: &Moment<'_>, sheet: &mut Sheet) {
    let answered = [moment.taken("counter_event"), moment.taken("use_trigger")].concat();
    let events = played(moment, "event").into_iter().chain(answered);
    for event in events.filter(|_| moment.after.over.is_none()) {
        let trash = moment.table.zone("trash");
        let is_done = moment.events.list.iter().any(|note| {
            matches!(note, Note::Occurs(Occurrence::Move { card, to: (_, zone), .. }) if (*card, *zone) == (event, trash))
        });
        sheet.check(is_done, || format!("{event:?} has not gone to the trash"));
        if moment.events.rows() < 2 {
            sheet.check(moment.after.card(event).zone == trash, || format!("{event:?} is not in the trash"));
        }
    }
}

fn events_have_their_timing(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, state) = (moment.table, moment.after);
    let is_event = |card: CardId| table.record(state, card)["type"] == "event";
    for choice in moment.next.iter().filter(|choice| table.is(choice, "play")) {
        let card = choice.card.unwrap();
        if is_event(card) {
            sheet.check(table.bears(state, card, "main"), || format!("{card:?} is no event of the main phase"));
        }
    }
    for asked in moment.asked {
        let Some(choice) = &asked.taken else { continue };
        let card = choice.card;
        let fits = match () {
            () if table.is(choice, "counter_event") => table.bears(state, card.unwrap(), "counter"),
            () if table.is(choice, "counter_card") => !is_event(card.unwrap()),
            () if table.is(choice, "use_trigger") => table.bears(state, card.unwrap(), "trigger"),
            () => continue,
        };
        sheet.check(fits, || format!("{choice:?}"));
    }
}

fn few_attacks(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.is("attack") {
        let card = moment.choice.and_then(|choice| choice.card).unwrap();
        let before = moment.table.borne(moment.before, card, "attacks");
        let may = before == 0 || before == 1 && moment.table.has(moment.before, card, "relentless");
        sheet.check(may, || format!("{card:?} attacks again after {before}"));
    }
}

/// Each Wind on a card gives it 1000 power, whoever's turn it is.
fn winds_are_power(moment: &Moment<'_>, sheet: &mut Sheet) {
    let (table, winds) = (moment.table, moment.table.state("winds"));
    for card in Seat::BOTH.iter().flat_map(|seat| table.crew(moment.after, *seat)) {
        let borne = table.borne(moment.after, card, "winds");
        let reads_winds = |row: &serde_json::Value| row.to_string().contains("\"winds");
        let all = Seat::BOTH.iter().flat_map(|seat| table.board(moment.after, *seat));
        let is_simple =
            !all.flat_map(|card| table.abilities(moment.after, card)).flatten().any(|row| reads_winds(&row));
        if borne == 0 || !is_simple {
            continue;
        }
        let mut bare = moment.after.clone();
        bare.card_mut(card).counters[winds.index()] = 0;
        let given = table.power(moment.after, card) - table.power(&bare, card);
        sheet.count(if moment.after.card(card).side == moment.after.active { "own turn" } else { "other turn" });
        sheet.check(given == 1000 * borne, || format!("{borne} winds are {given}"));
    }
    if let (Some(choice), true) = (moment.choice, moment.is("give")) {
        let Pick::Number(amount) = choice.picks[0] else { return };
        let borne = |state| table.borne(state, choice.card.unwrap(), "winds");
        sheet.check(borne(moment.after) - borne(moment.before) == amount, || format!("{amount} winds are given"));
    }
}

fn only_in_the_main_phase(moment: &Moment<'_>, sheet: &mut Sheet) {
    for asked in moment.asked {
        let is_used = asked.taken.as_ref().is_some_and(|choice| moment.table.is(choice, "activate"));
        sheet.check(!is_used, || "an ability is used in a window".to_owned());
    }
    let own = |choice: &&Choice| moment.after.card(choice.card.unwrap()).side == moment.after.active;
    let activations: Vec<_> = moment.next.iter().filter(|choice| moment.table.is(choice, "activate")).collect();
    sheet.check(activations.iter().all(own), || "an ability of the opponent can be used".to_owned());
}

/// An ability with `once` that was used this turn cannot be used again, unless its card has left and come back.
fn once_is_once(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_some() {
        return;
    }
    for (card, moves, slot) in moment.used {
        let rows = moment.table.abilities(moment.after, *card);
        if rows[usize::from(*slot)][0]["once"] == "turn" && moment.after.card(*card).moves == *moves {
            let is_it = |next: &Choice| next.ability.is_some_and(|ability| ability.slot == *slot);
            let again = moment.next.iter().any(|next| next.card == Some(*card) && is_it(next));
            sheet.check(!again, || format!("{slot} of {card:?} can be used again"));
        }
    }
}

fn laws_hold(moment: &Moment<'_>, sheet: &mut Sheet) {
    let position = ses_studio::kernel::Position { kernel: &moment.table.kernel, state: moment.after };
    sheet.check(position.is_valid(), || "a law of the rules is broken".to_owned());
}

#[test]
fn property_39_a_stage_lies_in_the_stage_zone() {
    held(39, 10);
    cases::hold(39, 1);
}

#[test]
fn property_40_a_second_stage_trashes_the_first() {
    held(40, 1);
    cases::hold(40, 2);
}

#[test]
fn property_41_a_stage_holds_while_it_is_there() {
    cases::hold(41, 1);
}

#[test]
fn property_42_an_event_resolves_at_once() {
    held(42, 10);
    cases::hold(42, 1);
}

#[test]
fn property_43_then_it_is_in_the_trash() {
    held(43, 20);
    cases::hold(43, 3);
}

#[test]
fn property_44_an_event_only_in_its_timing() {
    held(44, 20);
    cases::hold(44, 3);
}

#[test]
fn property_45_one_attack_a_turn() {
    held(45, 100);
    cases::hold(45, 2);
}

#[test]
fn property_46_each_wind_gives_a_thousand_power() {
    held(46, 100);
    came_up(46, ["own turn", "other turn"]);
    cases::hold(46, 3);
}

#[test]
fn property_47_a_leader_s_ability_only_in_the_own_main_phase() {
    held(47, 500);
    cases::hold(47, 2);
}

#[test]
fn property_48_once_per_turn_is_once() {
    held(48, 3);
    cases::hold(48, 3);
}

#[test]
fn property_49_a_granted_keyword_works_for_its_duration() {
    cases::hold(49, 10);
    let file = cases::file();
    let of = |keyword: &str| {
        let name = format!("the keyword {keyword}, granted and gone");
        file["cases"].as_array().unwrap().iter().any(|case| case["name"] == *name)
    };
    let game = sample().game();
    let missing: Vec<_> = game.keywords.keys().filter(|keyword| !of(keyword)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no case");
}

#[test]
fn property_54_a_saved_match_goes_on_in_the_same_way() {
    held(54, 400);
    // At whatever is asked: in windows, for targets, whether to pay, in what order.
    came_up(54, ["mulligan", "block", "counter", "trigger", "order", "attach", "power"]);
    cases::hold(54, 2);
}

#[test]
fn property_55_a_board_that_is_read_keeps_the_invariants_or_is_refused() {
    held(55, 1000);
    cases::hold(55, 5);
    let mut chance = Generator(55);
    let mut checks = Vec::new();
    let mut refused = 0;
    for at in 0..200 {
        let winds: Vec<usize> = (0..3).map(|_| chance.below(6)).collect();
        let (characters, stages) = (chance.below(8), chance.below(4) / 2);
        let card = |zone: &str, at| json!({ "as": format!("{zone}{at}") });
        let side = json!({
            "winds": winds[0], "winds_rested": winds[1], "wind_deck": winds[2],
            "characters": (0..characters).map(|at| card("c", at)).collect::<Vec<_>>(),
            "stage": (0..stages).map(|at| card("s", at)).collect::<Vec<_>>(),
        });
        let is_valid = winds.iter().sum::<usize>() == 10 && characters <= 5 && stages <= 1;
        refused += usize::from(!is_valid);
        let codes = if is_valid { json!([]) } else { json!(["state-invalid"]) };
        checks.push(json!({ "name": format!("board {at}"), "board": { "self": side }, "codes": codes }));
    }
    assert!(refused < 200, "no board was valid");
    // Positions of random matches, as they are and changed.
    let [refused, read] = mutated::changed_boards(0..3, &["leader", "characters", "stage"], 4);
    assert!(refused > 10 && read > 10, "{refused} refused, {read} read");
    let file = json!({ "defaults": cases::file()["defaults"], "checks": checks });
    let outcomes = scenario::run(&sample().game(), &file);
    let wrong: Vec<_> = outcomes.iter().filter(|outcome| !outcome.differs.is_empty()).collect();
    assert!(outcomes.len() == 200 && wrong.is_empty(), "{wrong:#?}");
}
