//! Runs of the bundled game, which is played as data, count what its match in Rust comes to, and so do runs of the same game
//! in format 2.

use std::collections::{BTreeMap, BTreeSet};

use ses_studio::base::{Name, mix};
use ses_studio::engine::Side;
use ses_studio::sim::{
    AgentKind, CardTally, Decks, Matchup, Part, Plan, Roster, Run, Shard, Tally, TaskHandle, game_seed, matchup_number,
};

use super::{on, roster};
use crate::kernel::Both;
use crate::rust_match::{Action, Duel, GameRunner, Match, Outcome, duels, play};

fn played<A: ses_studio::sim::Arena>(arena: &A, plan: Plan) -> Part {
    let run = Run::new(plan, Shard::WHOLE, arena).unwrap();
    assert!(on(2, || run.play(&TaskHandle::default())));
    run.part()
}

fn plan(hash: &str, heroes: Vec<Name>, players: [AgentKind; 2], games: u64) -> Plan {
    Plan { players, watched: 10, ..Plan::new(hash, heroes, games, 1) }
}

/// A matchup as the match in Rust plays it, without rows that apply.
fn in_rust(duel: &Duel, plan: &Plan, ids: [&str; 2]) -> Tally {
    let mut runner = GameRunner::new(duel, plan.players);
    let mut tally = Tally { cards: vec![CardTally::default(); 2 * duel.deck_size()], ..Tally::default() };
    for number in 0..plan.games {
        let (seed, first) = game_seed(plan.seed, matchup_number(ids), number);
        let mut played = BTreeSet::new();
        let end = play(duel, seed, first, &mut runner, |position: &Match, action| {
            tally.choices += 1;
            if let Action::Play { at, .. } = action {
                let hand = position.state.player(position.active).zone(duel.places().hand);
                played.insert(hand[usize::from(at)]);
            }
        });
        let scores = match end.outcome() {
            Some(Outcome::Won(Side::First)) => [2, 0],
            Some(Outcome::Won(Side::Second)) => [0, 2],
            Some(Outcome::Draw) | None => [1, 1],
        };
        tally.games += 1;
        tally.draws += u64::from(scores[0] == 1);
        tally.first_seat += scores[first.index()];
        for (wins, score) in tally.wins.iter_mut().zip(scores) {
            *wins += u64::from(score == 2);
        }
        let turns = usize::from(end.state.turn);
        tally.lengths.resize(tally.lengths.len().max(turns + 1), 0);
        tally.lengths[turns] += 1;
        tally.hash = tally.hash.wrapping_add(mix(end.hash(duel)));
        for (at, card) in tally.cards.iter_mut().enumerate() {
            let score = scores[usize::from(at >= duel.deck_size())];
            let is = |card: &ses_studio::engine::Handle| usize::from(card.0) == at;
            if !Side::BOTH.iter().any(|side| end.state.player(*side).zone(duel.places().deck).iter().any(is)) {
                card.drawn += 1;
                card.score_drawn += score;
            }
            if played.iter().any(is) {
                card.played += 1;
                card.score_played += score;
            }
        }
    }
    tally
}

/// What both count.
fn without_rows(tally: &Tally) -> Tally {
    let cards = tally.cards.iter().map(|card| CardTally { rows: Vec::new(), ..card.clone() }).collect();
    Tally { cards, abilities: Default::default(), watched: 0, ..tally.clone() }
}

/// Compares a run with the match in Rust. Returns its counts.
fn is_as_in_rust(roster: &Roster, plan: Plan) -> Part {
    let part = played(roster, plan);
    let duels = duels(roster, &part.plan.matchups(), part.plan.legacy).unwrap();
    for ((matchup, ids), duel) in part.matchups.iter().zip(part.plan.matchups()).zip(&duels) {
        assert_eq!(without_rows(&matchup.tally), in_rust(duel, &part.plan, ids), "{ids:?}");
        assert!(duel.cards().eq(&matchup.cards), "{ids:?}");
        assert!(matchup.tally.cards.iter().any(|card| card.played > 0));
    }
    part
}

#[test]
fn runs_count_what_the_match_in_rust_comes_to() {
    let roster = roster();
    for (players, games) in [
        ([AgentKind::Greedy; 2], 4),
        ([AgentKind::Random; 2], 2),
        ([AgentKind::Greedy, AgentKind::Random], 2),
        ([AgentKind::Easy; 2], 2),
    ] {
        let part = is_as_in_rust(&roster, plan(roster.hash(), roster.playable(), players, games));
        assert_eq!(part.matchups.len(), 91);
    }
    let without = Plan { legacy: false, ..plan(roster.hash(), roster.playable(), [AgentKind::Greedy; 2], 4) };
    let part = is_as_in_rust(&roster, without);
    assert_ne!(part.hash(), played(&roster, Plan { legacy: true, ..part.plan.clone() }).hash());
}

#[test]
fn players_that_think_ahead_play_as_in_rust() {
    let roster = roster();
    let heroes: Vec<Name> = ["SC-B01-H02-X01", "SC-B02-H06-X01"].map(Name::from).into();
    is_as_in_rust(&roster, plan(roster.hash(), heroes, [AgentKind::Search; 2], 2));
}

/// The same game in format 2 counts the same, but for the hash, and more.
#[test]
fn runs_in_format_2_count_the_same() {
    let (roster, both) = (roster(), Both::with_decks());
    let decks = Decks::new(both.kernel.game.clone(), &[]);
    for (players, games) in [([AgentKind::Greedy; 2], 4), ([AgentKind::Random; 2], 2)] {
        let one = played(&roster, plan(roster.hash(), roster.playable(), players, games));
        let other = played(&decks, plan(decks.hash(), decks.chosen(&[]).unwrap(), players, games));
        assert_eq!((one.plan.heroes.clone(), one.matchups.len()), (other.plan.heroes.clone(), 91));
        for (one, other) in one.matchups.iter().zip(&other.matchups) {
            assert_eq!(other.tally.ends.values().sum::<u64>(), games);
            assert!(other.tally.decided.is_some_and(|turns| turns.turns > games) && one.tally.hash != other.tally.hash);
            let plain = |tally: &Tally| {
                let (cards, ends) = (Vec::new(), BTreeMap::new());
                Tally { cards, ends, decided: None, hash: 0, ..tally.clone() }
            };
            assert_eq!(plain(&one.tally), plain(&other.tally), "{:?}", one.heroes);
            let cards = |matchup: &Matchup| -> BTreeMap<(usize, Name), CardTally> {
                let all = matchup.cards.iter().zip(&matchup.tally.cards).enumerate();
                all.map(|(at, (id, card))| ((matchup.deck_of(at), id.clone()), card.clone())).collect()
            };
            let (known, found) = (cards(one), cards(other));
            assert!(known.iter().all(|(card, counts)| found.get(card) == Some(counts)), "{:?}", one.heroes);
            let foreign = found.iter().filter(|(card, _)| !known.contains_key(card));
            assert!(foreign.into_iter().all(|(_, card)| card.drawn == 0 && card.played == 0));
        }
    }
}

/// With an optimised build, after a change to the kernel: `cargo test --release --test it -- --ignored fifty_games`.
#[test]
#[ignore = "minutes without optimisation"]
fn fifty_games_of_each_matchup_count_the_same() {
    let roster = roster();
    for players in [[AgentKind::Greedy; 2], [AgentKind::Random; 2]] {
        is_as_in_rust(&roster, plan(roster.hash(), roster.playable(), players, 50));
    }
}

/// With an optimised build: `cargo test --release --test it -- --ignored all_games_of_the_balance`.
#[test]
#[ignore = "many minutes with optimisation"]
fn all_games_of_the_balance_are_played_as_in_rust() {
    let roster = roster();
    let part = is_as_in_rust(&roster, plan(roster.hash(), roster.playable(), [AgentKind::Greedy; 2], 15_000));
    assert_eq!(part.hash(), 0xa7e1_213e_baf5_acdb);
}
