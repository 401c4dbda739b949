//! Runs: threads, parts, stopping and resuming, single games.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use serde_json::Value;
use ses_studio::base::mix;
use ses_studio::sim::{AgentKind, Arena as _, Part, Plan, Refusal, Roster, Run, Shard, Task, TaskHandle};
use ses_studio::text::problem_text::english;

use super::{on, plan, roster};
use crate::rust_match::{duels, game_of};

fn played(plan: &Plan, shard: Shard, roster: &Roster, threads: usize) -> Part {
    let run = Run::new(plan.clone(), shard, roster).unwrap();
    assert!(on(threads, || run.play(&TaskHandle::default())));
    run.part()
}

#[test]
fn a_run_is_the_same_at_any_number_of_threads_and_in_any_parts() {
    let roster = roster();
    let plan = plan(&roster, 3, 1_000);
    let whole = played(&plan, Shard::WHOLE, &roster, 1);
    let bytes = whole.write().unwrap();
    assert_eq!(bytes, played(&plan, Shard::WHOLE, &roster, 2).write().unwrap());
    for of in [2, 3, 7, 12, 40] {
        let mut parts: Vec<Part> = (0..of).map(|part| played(&plan, Shard { part, of }, &roster, 2)).collect();
        parts.reverse();
        let mut merged = parts.remove(0);
        assert_eq!(merged.missing(), Some(1));
        for part in &parts {
            // As the command line does it: through files.
            merged.merge(&Part::read(&part.write().unwrap()).unwrap()).unwrap();
        }
        assert_eq!(merged.missing(), None);
        assert_eq!(merged.write().unwrap(), bytes, "in {of} parts");
    }
    assert_eq!(Part::read(&bytes).unwrap(), whole);
}

#[test]
fn a_stopped_run_keeps_what_is_finished_and_goes_on_to_the_same_bytes() {
    let roster = roster();
    let plan = plan(&roster, 4, 600);
    let bytes = played(&plan, Shard::WHOLE, &roster, 2).write().unwrap();
    for stop_after in [1, 4, 8, 11] {
        let reports = AtomicU64::new(0);
        let watch = Arc::new_cyclic(|watch: &Weak<TaskHandle>| {
            let watch = watch.clone();
            TaskHandle::new(move || {
                if reports.fetch_add(1, Ordering::Relaxed) + 1 == stop_after
                    && let Some(watch) = watch.upgrade()
                {
                    watch.cancel();
                }
            })
        });
        let run = Run::new(plan.clone(), Shard::WHOLE, &roster).unwrap();
        assert!(!on(2, || run.play(&watch)), "it was stopped");
        let kept = Part::read(&run.finished().write().unwrap()).unwrap();
        assert!(kept.matchups.iter().all(|matchup| [0, 600].contains(&matchup.tally.games)));
        assert!(!kept.is_finished() && kept.clone().merge(&kept).is_err());
        let again = Run::new(plan.clone(), Shard::WHOLE, &roster).unwrap();
        assert_eq!(again.resume(&kept).unwrap(), kept.finished());
        let watch = TaskHandle::default();
        assert!(on(1, || again.play(&watch)));
        let left = 6 * 600 - 600 * kept.finished() as u64;
        assert_eq!((watch.progress().done, watch.progress().all), (left, left), "nothing is played twice");
        assert_eq!(again.part().write().unwrap(), bytes, "stopped after {stop_after}");
    }
    let run = Run::new(Plan { seed: 5, ..plan.clone() }, Shard::WHOLE, &roster).unwrap();
    assert!(run.resume(&Part::read(&bytes).unwrap()).unwrap_err().contains("seeds"));
    let run = Run::new(plan, Shard { part: 0, of: 2 }, &roster).unwrap();
    assert!(run.resume(&Part::read(&bytes).unwrap()).unwrap_err().contains("different parts"));
}

#[test]
fn a_run_in_the_background_reports_its_progress_and_stops() {
    let roster = roster();
    let run = Arc::new(Run::new(plan(&roster, 4, 400), Shard::WHOLE, &roster).unwrap());
    let (own, woken) = (Arc::clone(&run), Arc::new(AtomicU64::new(0)));
    let wake = Arc::clone(&woken);
    let wake = move || {
        wake.fetch_add(1, Ordering::Relaxed);
    };
    let task = Task::start(Some(2), wake, move |watch| own.play(watch)).unwrap();
    while !task.is_finished() {
        let (progress, part) = (task.progress(), run.part());
        assert!(progress.done <= progress.all && progress.all <= 6 * 400);
        assert!(part.matchups.iter().all(|matchup| matchup.tally.games <= 400));
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(task.progress().done, 6 * 400);
    assert_eq!(task.join(), Some(true));
    assert!(woken.load(Ordering::Relaxed) >= 12 && run.part().is_finished());
    // What nobody could wait for is stopped within a game.
    let long = Arc::new(Run::new(plan(&roster, 14, 1_000_000), Shard::WHOLE, &roster).unwrap());
    let own = Arc::clone(&long);
    let task = Task::start(Some(2), || {}, move |watch| own.play(watch)).unwrap();
    task.cancel();
    assert_eq!(task.join(), Some(false));
    assert_eq!(long.finished().finished(), 0);
}

#[test]
fn games_are_those_of_their_heroes_whoever_else_plays() {
    let roster = roster();
    let all = played(&plan(&roster, 4, 300), Shard::WHOLE, &roster, 2);
    let heroes = vec![all.plan.heroes[1].clone(), all.plan.heroes[3].clone()];
    let two = played(&Plan { heroes, ..all.plan.clone() }, Shard::WHOLE, &roster, 1);
    let (same, swapped) = all.matchup([&two.plan.heroes[0], &two.plan.heroes[1]]).unwrap();
    assert!(!swapped && *same == two.matchups[0]);
}

#[test]
fn a_game_by_itself_is_the_one_that_was_counted_and_replays_to_the_same_hash() {
    let roster = roster();
    for players in
        [[AgentKind::Greedy; 2], [AgentKind::Random, AgentKind::Greedy], [AgentKind::Search, AgentKind::Random]]
    {
        let plan = Plan { players, ..plan(&roster, 2, 6) };
        let heroes = plan.matchups()[0];
        let games: Vec<Value> = (0..6).map(|number| log(&roster, &plan, heroes, number)).collect();
        let hash = |game: &Value| mix(u64::from_str_radix(game["hash"].as_str().unwrap(), 16).unwrap());
        let counted = played(&plan, Shard::WHOLE, &roster, 1);
        assert_eq!(games.iter().fold(0, |sum: u64, game| sum.wrapping_add(hash(game))), counted.hash());
        let tally = &counted.matchups[0].tally;
        let of = |winner| games.iter().filter(|game| game["winner"].as_u64() == winner).count() as u64;
        assert_eq!([of(Some(0)), of(Some(1)), of(None)], [tally.wins[0], tally.wins[1], tally.draws]);
        assert_eq!(games.iter().map(|game| game["turns"].as_u64().unwrap()).sum::<u64>(), tally.turns());
        for pair in games.chunks(2) {
            assert!(pair[0]["seed"] == pair[1]["seed"] && pair[0]["first"] != pair[1]["first"], "seats are swapped");
        }
        let mut game = games[3].clone();
        let end = roster.replay(&game.to_string()).unwrap();
        assert!(end.contains(game["hash"].as_str().unwrap()), "{end}");
        let words = game["choices"].as_array_mut().unwrap().pop().unwrap();
        assert!(refused(&roster, &game).contains("the choices end"), "{words}");
        game["choices"].as_array_mut().unwrap().push("nothing".into());
        assert!(refused(&roster, &game).contains("cannot be taken"));
        game["decks"][0] = "nobody".into();
        assert!(refused(&roster, &game).contains("nobody"));
    }
}

/// The file of a game.
fn log(roster: &Roster, plan: &Plan, heroes: [&str; 2], number: u64) -> Value {
    serde_json::from_str(&roster.game(plan, heroes, number).unwrap().file().unwrap()).unwrap()
}

/// Why a game cannot be replayed.
fn refused(roster: &Roster, game: &Value) -> String {
    match roster.replay(&game.to_string()).unwrap_err() {
        Refusal::Words(words) => words,
        Refusal::Problems(problems) => problems.iter().map(|problem| english(&problem.message)).collect(),
    }
}

/// Files from when matches of format 1 were written in Rust.
#[test]
fn games_of_before_replay_to_their_hash() {
    let roster = roster();
    for (legacy, players) in [
        (true, [AgentKind::Greedy; 2]),
        (false, [AgentKind::Greedy; 2]),
        (true, [AgentKind::Random; 2]),
        (true, [AgentKind::Search, AgentKind::Greedy]),
    ] {
        let plan = Plan { players, legacy, ..Plan::new(roster.hash(), roster.playable(), 20, 3) };
        for heroes in [plan.matchups()[6], plan.matchups()[40]] {
            let duel = duels(&roster, &[heroes], legacy).unwrap().remove(0);
            let before = game_of(&plan, heroes, &duel, 7);
            assert_eq!(log(&roster, &plan, heroes, 7)["hash"], before.hash, "the same game today");
            let file = serde_json::to_value(&before).unwrap();
            let end = roster.replay(&file.to_string()).unwrap();
            assert!(end.contains(&before.hash), "{end}");
            let mut other = file.clone();
            other["actions"].as_array_mut().unwrap().pop();
            assert!(refused(&roster, &other).contains("ends at"));
            other["actions"][0] = "attack 5".into();
            assert!(refused(&roster, &other).contains("cannot be taken"));
        }
    }
}

#[test]
fn counts_agree_with_each_other() {
    let roster = roster();
    let part = played(&plan(&roster, 3, 400), Shard::WHOLE, &roster, 2);
    assert_eq!(part.matchups.len(), 3);
    for matchup in &part.matchups {
        let tally = &matchup.tally;
        assert_eq!(tally.wins[0] + tally.wins[1] + tally.draws, tally.games);
        assert_eq!(tally.lengths.iter().sum::<u64>(), tally.games);
        assert!(tally.watched == 20 && tally.win_rate().low <= tally.win_rate().share);
        assert_eq!(matchup.cards.len(), 78);
        for (at, card) in tally.cards.iter().enumerate() {
            assert!(card.drawn <= tally.games && card.score_drawn <= 2 * card.drawn, "{}", matchup.cards[at]);
            assert!(card.played <= tally.games && card.score_played <= 2 * card.played, "{}", matchup.cards[at]);
        }
        // The rows of the cards that were played were counted: most have one without a condition.
        let applied: u64 = tally.cards.iter().flat_map(|card| &card.rows).map(|row| row.applied).sum();
        assert!(applied > 20 * 5, "{applied}");
    }
    // Watching changes nothing.
    let mut blind = played(&Plan { watched: 0, ..part.plan.clone() }, Shard::WHOLE, &roster, 2);
    assert_eq!(part.hash(), blind.hash());
    for (matchup, seen) in blind.matchups.iter_mut().zip(&part.matchups) {
        matchup.tally.watched = seen.tally.watched;
        matchup.tally.abilities.clone_from(&seen.tally.abilities);
        for (card, seen) in matchup.tally.cards.iter_mut().zip(&seen.tally.cards) {
            card.rows.clone_from(&seen.rows);
        }
    }
    assert_eq!(part.matchups, blind.matchups);
}
