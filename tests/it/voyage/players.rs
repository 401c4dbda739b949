//! The players of the program in this game: what they must see, and how strong they are.

use serde_json::{Value, json};
use ses_studio::base::{Generator, mix};
use ses_studio::kernel::ids::ActionId;
use ses_studio::kernel::players::{Greedy, Moment, Player, play_match};
use ses_studio::kernel::question::{Options, Places, Why, place};
use ses_studio::kernel::rules::Valued;
use ses_studio::kernel::{Kernel, scenario};

use super::{cases, sample};

/// Runs cases; returns how many hold.
fn hold(cases: &[Value]) -> (usize, Vec<scenario::Outcome>) {
    let file = json!({ "defaults": cases::file()["defaults"], "cases": cases });
    let (good, wrong): (Vec<_>, Vec<_>) =
        scenario::run(&sample().game(), &file).into_iter().partition(|outcome| outcome.differs.is_empty());
    (good.len(), wrong)
}

/// A position in which one attack on the leader wins, among other cards.
fn lethal(seed: u64) -> Value {
    let mut chance = Generator(mix(seed));
    let mut own: Vec<Value> = (0..=chance.below(4))
        .map(|at| json!({ "as": format!("a{at}"), "power": 1000 * (1 + chance.below(5)), "cost": 1 + chance.below(5) }))
        .collect();
    let winner = chance.below(own.len());
    own[winner]["power"] = json!(5000 + 1000 * chance.below(4));
    let others: Vec<Value> = (0..chance.below(4))
        .map(|at| json!({ "as": format!("x{at}"), "power": 1000 * (1 + chance.below(8)), "rested": chance.below(2) == 0 }))
        .collect();
    json!({
        "name": format!("lethal {seed}"),
        "board": {
            "turn": 7,
            "self": { "winds": chance.below(5), "wind_deck": 5, "winds_rested": 5, "leader": [{ "rested": true }],
                "characters": own, "hand": chance.below(4) },
            "opponent": { "life": 1, "characters": others },
        },
        "steps": [{ "player": "greedy", "until": "end_turn" }],
        "expect": { "winner": "self" },
    })
}

fn with_ten_winds(mut case: Value) -> Value {
    let side = &mut case["board"]["self"];
    let winds = side["winds"].as_i64().unwrap();
    side["wind_deck"] = json!(10 - winds);
    side["winds_rested"] = json!(0);
    case
}

fn takes_the_win(seeds: std::ops::Range<u64>) {
    let count = usize::try_from(seeds.end - seeds.start).unwrap();
    let (good, wrong) = hold(&seeds.map(|seed| with_ten_winds(lethal(seed))).collect::<Vec<_>>());
    assert_eq!(good, count, "{:#?}", wrong.first());
}

#[test]
fn greedy_takes_a_win_that_is_on_the_board() {
    takes_the_win(0..50);
}

#[test]
#[ignore = "a minute"]
fn greedy_takes_a_thousand_wins_that_are_on_the_board() {
    takes_the_win(0..1000);
}

#[test]
fn greedy_ko_s_the_most_valuable_target() {
    let mut list = Vec::new();
    for seed in 0..20_u64 {
        let mut chance = Generator(mix(seed));
        let best = chance.below(4);
        let card =
            |at: usize| json!({ "as": format!("x{at}"), "power": if at == best { 9000 } else { 2000 + 1000 * at } });
        let row = json!({ "on": "main", "do": "ko", "to": "their_character" });
        let trash: Vec<String> = vec![format!("x{best}")];
        list.push(json!({
            "name": format!("the best of four {seed}"),
            "board": {
                "self": { "leader": [{ "rested": true }],
                    "hand": [{ "as": "e", "type": "event", "cost": 0, "effects": [row] }] },
                "opponent": { "characters": (0..4).map(card).collect::<Vec<_>>() },
            },
            "steps": [{ "play": "e", "player": "greedy" }],
            "expect": { "opponent": { "trash": trash } },
        }));
    }
    let (good, wrong) = hold(&list);
    assert_eq!(good, 20, "{:#?}", wrong.first());
}

#[test]
fn greedy_counters_what_would_be_the_end_if_that_saves_it() {
    let mut list = Vec::new();
    for (counter, is_saved) in [(2000, true), (1000, false)] {
        let winner = if is_saved { Value::Null } else { json!("opponent") };
        list.push(json!({
            "name": format!("counter {counter}"),
            "board": {
                "active": "opponent", "turn": 8,
                "self": { "life": 1, "hand": [{ "as": "h", "type": "character", "counter": counter }] },
                "opponent": { "leader": [{ "rested": true }], "characters": [{ "as": "x", "power": 6000 }] },
            },
            "steps": [{ "attack": "x", "target": "self.leader", "player": "greedy" }],
            "expect": { "winner": winner },
        }));
    }
    let (good, wrong) = hold(&list);
    assert_eq!(good, 2, "{:#?}", wrong.first());
}

/// The rules have a term for what giving winds gains, so that greedy players need not try it out.
#[test]
fn giving_winds_is_worth_what_trying_it_out_gains() {
    let kernel = Kernel::new(sample().game());
    let give = kernel.game.flow.actions.get_index_of("give").unwrap();
    let mut trying = sample().game();
    trying.players.values.retain(|(valued, _)| *valued != Valued::Action(ActionId::at(give).unwrap()));
    let trying = Kernel::new(trying);
    let mut compared = 0;
    for seed in 0..6 {
        let mut players = [seed, seed + 1].map(|seed| Player::Greedy(Greedy::new(seed)));
        play_match(&kernel, &kernel.game.random_setup(seed), &mut players, &mut |now, question, _| {
            let Options::Actions { choices, .. } = question.options else { return };
            if !matches!(question.why, Why::Phase(_)) {
                return;
            }
            let gains = |kernel| {
                let moment = Moment { kernel, before: now, step: None, given: &[], now, question };
                Greedy::new(7).why(&moment, &question.usual()).gains
            };
            let (written, tried) = (gains(&kernel), gains(&trying));
            for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| choice.action.index() == give) {
                let gain = |gains: &[(Places, i32)]| gains.iter().find(|(places, _)| **places == *place(at)).unwrap().1;
                assert_eq!(gain(&written), gain(&tried), "turn {}, {choice:?}", now.turn);
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}
