//! Properties 1 to 13: attacks, their targets, blocks, counters and damage.

use std::collections::BTreeSet;

use ses_studio::base::Generator;
use ses_studio::kernel::question::{Choice, Pick};
use ses_studio::kernel::state::{CardId, Outcome, State};
use ses_studio::kernel::{Progress, RandomPlayer, Step};

use super::table::Table;
use super::walk::{Battle, Law, Moment, Sheet};
use super::{came_up, cases, held};

pub const LAWS: &[(usize, Law)] = &[
    (1, attacks_are_the_legal_pairs),
    (2, attacks_are_listed),
    (3, the_attacker_rests),
    (4, the_stronger_wins),
    (5, damage_takes_life),
    (6, a_blocker_is_the_defender),
    (7, the_target_is_the_defender),
    (8, counters_add),
    (9, the_phase_goes_on),
    (10, no_life_no_match),
    (11, others_attack_too),
    (12, listed_is_accepted),
    (13, unlisted_is_refused),
];

/// Every pair of cards, looked at one by one.
fn legal_pairs(table: &Table, state: &State) -> BTreeSet<(CardId, CardId)> {
    let (own, opponent) = (state.active, state.active.other());
    let leader = |card: CardId, seat| table.pile(state, seat, "leader").contains(&card);
    let is_first_turn = own == state.opener && state.player(own).turns <= 1;
    let mut found = BTreeSet::new();
    for attacker in table.crew(state, own) {
        let most = if table.has(state, attacker, "relentless") { 2 } else { 1 };
        let can = !is_first_turn
            && !table.is_rested(state, attacker)
            && table.borne(state, attacker, "attacks") < most
            && (!state.card(attacker).has_arrived() || table.has(state, attacker, "rush"))
            && !table.has(state, attacker, "bound");
        for target in table.crew(state, opponent) {
            let may =
                leader(target, opponent) || table.is_rested(state, target) || table.has(state, attacker, "hunter");
            if can && may {
                found.insert((attacker, target));
            }
        }
    }
    found
}

fn pair(choice: &Choice) -> Option<(CardId, CardId)> {
    match (choice.card, choice.picks[0]) {
        (Some(attacker), Pick::Card(target)) => Some((attacker, target)),
        _ => None,
    }
}

fn listed_pairs(moment: &Moment<'_>) -> Vec<(CardId, CardId)> {
    moment.next.iter().filter(|choice| moment.table.is(choice, "attack")).map(|choice| pair(choice).unwrap()).collect()
}

fn attacks_are_the_legal_pairs(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_none() {
        let listed = listed_pairs(moment);
        let legal = legal_pairs(moment.table, moment.after);
        let is_same = listed.len() == legal.len() && listed.iter().all(|pair| legal.contains(pair));
        sheet.check(is_same, || format!("{listed:?} are listed, {legal:?} are legal"));
    }
}

fn attacks_are_listed(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_none() && !legal_pairs(moment.table, moment.after).is_empty() {
        sheet.check(!listed_pairs(moment).is_empty(), || "no attack is listed".to_owned());
    }
}

/// The attack of a step: who attacks what.
fn attack(moment: &Moment<'_>) -> Option<(CardId, CardId)> {
    moment.choice.filter(|_| moment.is("attack")).and_then(pair)
}

/// The battle of a step, if its attack came to damage.
fn settled<'m>(moment: &'m Moment<'_>) -> Option<&'m Battle> {
    attack(moment).and(moment.events.battle.as_ref())
}

/// The attacker rests, and an attack that is won takes life or K.O.s what defends.
fn the_attacker_rests(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some((attacker, _)) = attack(moment) else { return };
    let (before, after) = (moment.before.card(attacker), moment.after.card(attacker));
    if before.moves == after.moves && moment.after.over.is_none() {
        let attacks = moment.table.borne(moment.after, attacker, "attacks");
        sheet.check(attacks > 0, || format!("{attacker:?} has attacked {attacks} times"));
        // An effect may have set it active again.
        let is_rested = moment.table.is_rested(moment.after, attacker) || moment.events.rows() > 0;
        sheet.check(is_rested, || format!("{attacker:?} is not rested"));
    }
    if let Some(battle) = settled(moment).filter(|battle| battle.is_won()) {
        let is_gone = moment.before.card(battle.defender).moves != moment.after.card(battle.defender).moves;
        // An effect may have put a card onto the life since the attack began.
        let life = battle.life.filter(|_| battle.is_leader);
        let has_effect = life.map_or(is_gone, |(top, moves)| moment.after.card(top).moves != moves);
        let is_safe = battle.is_steadfast || moment.is_replaced();
        sheet.check(has_effect || is_safe, || format!("{battle:?} has no effect"));
    }
}

fn the_stronger_wins(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some(battle) = settled(moment).filter(|battle| !battle.is_leader) else { return };
    let moved = moment.before.card(battle.defender).moves != moment.after.card(battle.defender).moves;
    let wins = moment.falls(battle);
    sheet.count(match battle.attack.cmp(&battle.defense) {
        std::cmp::Ordering::Less => "weaker",
        std::cmp::Ordering::Equal => "equal",
        std::cmp::Ordering::Greater => "stronger",
    });
    // What the fall set off may have moved the card on, or removed a card that stood.
    let is_quiet = moment.events.rows() == 0;
    let in_trash = moment.after.card(battle.defender).zone == moment.table.zone("trash");
    let holds = if wins { moved && (in_trash || !is_quiet) } else { !moved || !is_quiet };
    sheet.check(holds, || format!("{battle:?}, gone: {moved}"));
}

fn damage_takes_life(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some(battle) = settled(moment).filter(|battle| battle.is_leader) else { return };
    let (table, opponent) = (moment.table, moment.before.active.other());
    if moment.events.rows() > 0 {
        return;
    }
    let was: Vec<CardId> = table.pile(moment.before, opponent, "life").to_vec();
    let taken = if battle.is_won() { battle.damage.min(was.len()) } else { 0 };
    let (stays, goes) = was.split_at(was.len() - taken);
    let is_left = table.pile(moment.after, opponent, "life") == stays;
    sheet.check(is_left, || format!("not {taken} life cards are gone: {battle:?}"));
    // A life card whose Trigger is used goes to the trash afterwards.
    let used = moment.taken("use_trigger");
    for card in goes {
        let zone = if battle.is_banishing || used.contains(card) { "trash" } else { "hand" };
        sheet.count(zone);
        let lies = moment.after.card(*card).zone == table.zone(zone);
        sheet.check(lies, || format!("{card:?} does not lie in the {zone}: {battle:?}"));
    }
}

/// The blocker that was chosen, if one was.
fn blocker(moment: &Moment<'_>) -> Option<CardId> {
    moment.taken("block").first().copied()
}

fn a_blocker_is_the_defender(moment: &Moment<'_>, sheet: &mut Sheet) {
    if let (Some((attacker, _)), Some(blocker), Some(battle)) = (attack(moment), blocker(moment), settled(moment)) {
        sheet.check((battle.attacker, battle.defender) == (attacker, blocker), || format!("{battle:?}"));
    }
}

fn the_target_is_the_defender(moment: &Moment<'_>, sheet: &mut Sheet) {
    if let (Some(pair), None, Some(battle)) = (attack(moment), blocker(moment), settled(moment)) {
        sheet.check((battle.attacker, battle.defender) == pair, || format!("{pair:?} is {battle:?}"));
    }
}

fn counters_add(moment: &Moment<'_>, sheet: &mut Sheet) {
    for (asked, next) in moment.asked.iter().zip(moment.asked.iter().skip(1)) {
        let (Some(choice), Some(one), Some(two)) = (&asked.taken, asked.battle, next.battle) else { continue };
        if !moment.table.is(choice, "counter_card") || one.defender != two.defender {
            continue;
        }
        let card = choice.card.unwrap();
        let counter = i32::try_from(moment.table.record(moment.after, card)["counter"].as_i64().unwrap()).unwrap();
        sheet.check(two.defense == one.defense + counter, || format!("{counter}: {one:?}, {two:?}"));
    }
}

fn the_phase_goes_on(moment: &Moment<'_>, sheet: &mut Sheet) {
    if attack(moment).is_some() && moment.after.over.is_none() {
        let same = (moment.before.phase, moment.before.active) == (moment.after.phase, moment.after.active);
        sheet.check(same, || "an attack has ended the phase".to_owned());
    }
}

fn no_life_no_match(moment: &Moment<'_>, sheet: &mut Sheet) {
    let life = |seat| moment.table.pile(moment.after, seat, "life").len();
    for seat in ses_studio::kernel::state::Seat::BOTH {
        if life(seat) == 0 {
            let won = moment.after.over == Some(Outcome::Won(seat.other()));
            sheet.check(won, || format!("{seat:?} has no life: {:?}", moment.after.over));
        }
    }
}

/// Cards that could attack before another one did still can, unless an effect or the battle has changed that.
fn others_attack_too(moment: &Moment<'_>, sheet: &mut Sheet) {
    let Some((attacker, _)) = attack(moment) else { return };
    if moment.after.over.is_some() || moment.events.rows() > 0 {
        return;
    }
    let can = |list: &[Choice], card: CardId| {
        list.iter().any(|choice| choice.card == Some(card) && moment.table.is(choice, "attack"))
    };
    let others = moment.table.crew(moment.before, moment.before.active);
    for card in others.into_iter().filter(|card| *card != attacker && can(moment.could, *card)) {
        sheet.check(can(moment.next, card), || format!("{card:?} can attack no more"));
    }
}

/// Each action that can be done next is accepted, whatever its kind.
fn listed_is_accepted(moment: &Moment<'_>, sheet: &mut Sheet) {
    let mut chance = Generator(moment.chance);
    for _ in 0..moment.next.len().min(3) {
        let choice = moment.next[chance.below(moment.next.len())];
        let mut state = moment.after.clone();
        let mut player = RandomPlayer::new(moment.chance);
        let progress = moment.table.kernel.step(&mut state, &Step::Take(choice), &mut player, None);
        sheet.check(progress == Progress::Done, || format!("{choice:?} is listed: {progress:?}"));
    }
}

/// An action that is not listed is refused, and nothing changes.
fn unlisted_is_refused(moment: &Moment<'_>, sheet: &mut Sheet) {
    if moment.after.over.is_some() {
        return;
    }
    let mut chance = Generator(moment.chance ^ 0xbad);
    let cards = moment.after.cards.len();
    let mut card = || CardId(u8::try_from(chance.below(cards)).unwrap());
    let actions = [
        "attack",
        "attack",
        "play",
        "give",
        "activate",
        "block",
        "counter_card",
        "counter_event",
        "use_trigger",
        "redraw",
    ];
    for action in actions {
        let picks = match action {
            "attack" => [Pick::Card(card()), Pick::None, Pick::None, Pick::None],
            "give" => [Pick::Number(i32::from(card().0) - 3), Pick::None, Pick::None, Pick::None],
            _ => [Pick::None; 4],
        };
        let ability = moment.next.iter().find_map(|choice| choice.ability).filter(|_| action == "activate");
        let choice = Choice { action: moment.table.action(action), card: Some(card()), ability, picks, aim: None };
        if moment.next.contains(&choice) {
            continue;
        }
        let mut state = moment.after.clone();
        let mut player = RandomPlayer::new(1);
        let progress = moment.table.kernel.step(&mut state, &Step::Take(choice), &mut player, None);
        let is_same = state == *moment.after && state.hash() == moment.after.hash();
        let why = moment.table.kernel.refusal(&state, state.active, choice.card.unwrap());
        let is_refused = progress == Progress::Refused && is_same && !why.is_empty();
        sheet.check(is_refused, || format!("{action} {choice:?}: {progress:?}"));
    }
}

#[test]
fn property_01_attacks_are_exactly_the_legal_pairs() {
    held(1, 800);
    cases::hold(1, 2);
}

#[test]
fn property_02_what_can_attack_is_among_the_actions() {
    held(2, 200);
    cases::hold(2, 4);
}

#[test]
fn property_03_an_attack_rests_the_attacker_and_has_its_effect() {
    held(3, 100);
    cases::hold(3, 2);
}

#[test]
fn property_04_at_least_as_strong_an_attacker_ko_s_a_character() {
    held(4, 20);
    came_up(4, ["weaker", "equal", "stronger"]);
    cases::hold(4, 5);
}

#[test]
fn property_05_damage_takes_exactly_as_many_life_cards() {
    held(5, 50);
    came_up(5, ["hand", "trash"]);
    cases::hold(5, 5);
}

#[test]
fn property_06_with_a_blocker_it_is_the_defender() {
    held(6, 1);
    cases::hold(6, 2);
}

#[test]
fn property_07_without_a_blocker_the_target_is_the_defender() {
    held(7, 20);
    cases::hold(7, 2);
}

#[test]
fn property_08_a_counter_adds_its_value_until_the_battle_ends() {
    held(8, 10);
    cases::hold(8, 4);
}

#[test]
fn property_09_after_an_attack_the_main_phase_goes_on() {
    held(9, 100);
    cases::hold(9, 1);
}

#[test]
fn property_10_no_life_is_the_end() {
    held(10, 20);
    cases::hold(10, 6);
}

#[test]
fn property_11_several_cards_attack_in_a_turn() {
    held(11, 10);
    cases::hold(11, 1);
}

#[test]
fn property_12_every_listed_action_is_accepted() {
    held(12, 1000);
    cases::hold(12, 1);
}

#[test]
fn property_13_an_illegal_action_is_refused_and_changes_nothing() {
    held(13, 3000);
    cases::hold(13, 6);
}
