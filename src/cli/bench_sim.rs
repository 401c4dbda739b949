//! `ses-studio bench-sim`: how fast games are played on this machine.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use super::cases::is_whole_game;
use super::simulate::{refused, roster};
use super::{Outcome, UsageError, open, print};
use crate::sim::{AgentKind, Plan, Run, Shard, Tally, TaskHandle};

/// Measure how fast games are played: shuffling, legal actions, players and counting included, start-up left out
#[derive(Args)]
pub struct Arguments {
    /// A project folder or a registry file [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Games of each matchup
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How both sides play: `random`, `easy`, `greedy` or `search`
    #[arg(long, default_value = "greedy", value_name = "STYLE[,STYLE]")]
    players: String,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let players = AgentKind::pair(&arguments.players).map_err(UsageError)?;
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    if arguments.project.as_deref().is_some_and(is_whole_game) {
        return Err(
            UsageError("bench-sim plays heroes; `simulate` plays the decks of a game of format 2".to_owned()).into()
        );
    }
    let Some(roster) = roster(&project) else { return Ok(Outcome::Problems) };
    let heroes = roster.chosen::<&str>(&[]).map_err(|problems| refused(&problems))?;
    let plan = Plan { players, watched: 0, ..Plan::new(roster.hash(), heroes, arguments.games, arguments.seed) };
    for threads in [1, 2] {
        let run = Run::new(plan.clone(), Shard::WHOLE, &roster).map_err(|problems| refused(&problems))?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let (begun, used) = (Instant::now(), processor_time());
        pool.install(|| run.play(&TaskHandle::default()));
        let seconds = begun.elapsed().as_secs_f64();
        let used = processor_time().zip(used).map(|(after, before)| after - before);
        let part = run.part();
        let sum = |of: fn(&Tally) -> u64| part.matchups.iter().map(|matchup| of(&matchup.tally)).sum::<u64>();
        let (games, choices) = (sum(|tally| tally.games), sum(|tally| tally.choices));
        print(&format!(
            "{threads} thread{}: {games} games in {seconds:.2} s, {:.0} games/s, {:.1} choices per game, {:.1} ns per \
             choice{}, hash {:016x}\n",
            if threads == 1 { " " } else { "s" },
            mean(games, 1) / seconds,
            mean(choices, games),
            seconds * 1e9 / mean(choices, 1),
            used.map_or_else(String::new, |used| format!(" ({:.1} ns of CPU)", used * 1e9 / mean(choices, 1))),
            part.hash(),
        ));
    }
    Ok(Outcome::Fine)
}

/// The processor time of all threads in seconds, which other programs on the machine do not affect. Only Linux reports
/// it without a library.
fn processor_time() -> Option<f64> {
    /// The kernel's clock ticks per second in `/proc`.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name, in brackets, may have spaces; the times are the 12th and 13th fields after it.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut time = || fields.next()?.parse::<f64>().ok();
    Some((time()? + time()?) / TICKS)
}

#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn mean(sum: u64, games: u64) -> f64 {
    sum as f64 / games.max(1) as f64
}
