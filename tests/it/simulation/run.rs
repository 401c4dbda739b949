//! Runs: threads, parts, stopping and resuming, single games.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use ses_studio::engine::mix;
use ses_studio::sim::{AgentKind, Game, Part, Plan, Roster, Run, Shard, Task, TaskHandle};

use super::{on, plan, roster};

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
        let duels = roster.duels(&[heroes], true).unwrap();
        let games: Vec<Game> = (0..6).map(|number| Game::of(&plan, heroes, &duels[0], number)).collect();
        let hash = |game: &Game| mix(u64::from_str_radix(&game.hash, 16).unwrap());
        let counted = played(&plan, Shard::WHOLE, &roster, 1);
        assert_eq!(games.iter().fold(0, |sum: u64, game| sum.wrapping_add(hash(game))), counted.hash());
        let tally = &counted.matchups[0].tally;
        let of = |winner| games.iter().filter(|game| game.winner == winner).count() as u64;
        assert_eq!([of(Some(0)), of(Some(1)), of(None)], [tally.wins[0], tally.wins[1], tally.draws]);
        assert_eq!(games.iter().map(|game| u64::from(game.turns)).sum::<u64>(), tally.turns());
        assert_eq!(games.iter().map(|game| game.actions.len() as u64).sum::<u64>(), tally.choices);
        for pair in games.chunks(2) {
            assert!(pair[0].seed == pair[1].seed && pair[0].first != pair[1].first, "seats are swapped");
        }
        // Through the file, as the sandbox opens it.
        let text = serde_json::to_string(&games[3]).unwrap();
        let mut game: Game = serde_json::from_str(&text).unwrap();
        assert_eq!(game.replay(&duels[0]).unwrap().state.turn, game.turns);
        game.actions.pop();
        assert!(game.replay(&duels[0]).unwrap_err().contains("ends at"));
        game.seed += 1;
        assert!(game.replay(&duels[0]).is_err());
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
