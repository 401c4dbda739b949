//! `ses-studio evaluate`: how strong the cards of a pool are.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum, value_parser};
use serde_json::{Value, json};

use super::cases::rules;
use super::simulate::{shard, threads};
use super::{Outcome, UsageError, eprint_line, print, progress, read_text};
use crate::generate::refit::{proposal, refit_records};
use crate::generate::{Grammar, Maker};
use crate::registry::bundled;
use crate::registry::project::save;
use crate::sim::{AgentKind, Environment, Evaluation, Identity, Interval, Pool, Ranked, Task, ranked};

/// How often an unfinished evaluation is kept.
const KEEP_EVERY: Duration = Duration::from_secs(10);

/// Play a pool of cards: decks by chance and decks that evolve, and how strong each card is in both
///
/// Ctrl+C stops the games; with `--out`, what was played is kept there, and the same command goes on.
#[derive(Args)]
pub struct Arguments {
    /// A game whose rules describe its whole match: a folder, or the name of a bundled one
    project: PathBuf,
    /// A file of cards [default: the project's `pool.json`, or else its own cards]
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    /// Pairs of games of the random environment, seats swapped
    #[arg(long, default_value_t = 10_000, value_parser = value_parser!(u64).range(..=MOST_GAMES))]
    pairs: u64,
    /// Decks of the random environment
    #[arg(long, default_value_t = 1_000, value_parser = value_parser!(u64).range(2..=MOST_GAMES))]
    decks: u64,
    /// Different cards in a deck, at most 40
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u16).range(1..=40))]
    size: u16,
    /// Steps of the evolved environment; 0 leaves it out
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(..=MOST_GAMES))]
    steps: u64,
    /// The seed; the same one gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How both sides play
    #[arg(long, default_value = "random")]
    players: Players,
    /// Threads [default: one for each core]; the result does not depend on it
    #[arg(long, value_parser = threads)]
    threads: Option<usize>,
    /// Play only part I of N, to be merged later
    #[arg(long, value_name = "I/N", requires = "out")]
    shard: Option<String>,
    /// Play nothing; add these parts up
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["shard", "threads"])]
    merge: Vec<PathBuf>,
    /// Write the evaluation to a JSON file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write settings for `generate --settings`: prices of operations that fit what the cards were worth in decks by chance
    #[arg(long, value_name = "FILE")]
    prices: Option<PathBuf>,
    /// Print an array of cards with their strengths
    #[arg(long)]
    json: bool,
}

/// More than can be played in a year.
const MOST_GAMES: u64 = 1_000_000_000_000;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Players {
    Random,
    Greedy,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if !arguments.merge.is_empty() {
        let evaluation = merged(&arguments.merge)?;
        say_unfinished(&evaluation);
        write(arguments.out.as_deref(), &evaluation)?;
        return end(arguments, &evaluation);
    }
    let Some(found) = rules(&arguments.project)? else { return Ok(Outcome::Problems) };
    let mut game = found.game;
    let pool = pool(arguments)?;
    let own = found.files.cards.as_ref().map_or("", |source| &*source.text);
    let identity = Identity::new(&found.files.ruleset.text, |hasher| {
        hasher.update(own.as_bytes());
        hasher.update(pool.as_deref().unwrap_or_default().as_bytes());
    });
    let ids: Vec<String> = match &pool {
        Some(text) => {
            let contents: Value = serde_json::from_str(text).map_err(|wrong| UsageError(format!("--pool: {wrong}")))?;
            let cards = contents["cards"].as_array().or_else(|| contents.as_array()).cloned().unwrap_or_default();
            let before = game.cards.len();
            let problems = game.add_cards(&cards, "/cards");
            if game.cards.len() - before < cards.len() && !problems.is_empty() {
                eprint_line(&format!("{} of the pool’s cards are not legal", cards.len() + before - game.cards.len()));
            }
            cards.iter().filter_map(|card| card["id"].as_str().map(str::to_owned)).collect()
        }
        None => game.cards.keys().map(ToString::to_string).collect(),
    };
    let environment = Environment {
        seed: arguments.seed,
        decks: arguments.decks,
        size: arguments.size.into(),
        pairs: arguments.pairs,
        steps: arguments.steps,
        players: kind(arguments.players).into(),
    };
    let pool = Pool::new(game, ids.iter().map(String::as_str));
    if pool.len() <= environment.size {
        return Err(UsageError(format!("{} cards are too few for decks of {}", pool.len(), environment.size)).into());
    }
    let evaluation = Evaluation::new(&pool, identity.as_str().to_owned(), environment);
    play(arguments, pool, evaluation, &identity)
}

fn kind(players: Players) -> &'static str {
    let kind = if players == Players::Greedy { AgentKind::Greedy } else { AgentKind::Random };
    kind.name()
}

/// The text of the pool's file. `None`: there is none.
fn pool(arguments: &Arguments) -> anyhow::Result<Option<String>> {
    if let Some(path) = &arguments.pool {
        return Ok(Some(String::clone(&read_text(path)?.text)));
    }
    let own = arguments.project.join("pool.json");
    if own.is_file() {
        return Ok(Some(String::clone(&read_text(&own)?.text)));
    }
    let name = arguments.project.to_str().filter(|_| !arguments.project.exists());
    Ok(name.and_then(|game| bundled::file(&format!("{game}/pool.json"))).map(|source| String::clone(&source.text)))
}

fn play(arguments: &Arguments, pool: Pool, mut evaluation: Evaluation, identity: &Identity) -> anyhow::Result<Outcome> {
    let shard = shard(arguments.shard.as_deref())?;
    if let Some(path) = arguments.out.as_ref().filter(|path| path.exists()) {
        let mut earlier = read(path)?;
        identity.renew(&mut earlier.hash);
        let (played, all) = (earlier.blocks.len(), earlier.all_blocks());
        evaluation.merge(&earlier).map_err(|what| UsageError(format!("`{}`: {what}", path.display())))?;
        eprint_line(&format!("going on after {played} of {all} parts"));
    }
    let out = arguments.out.clone();
    let task = Task::start(
        arguments.threads,
        || {},
        move |handle| {
            let mut last = Instant::now();
            evaluation.play(&pool, shard, handle, |now| {
                if last.elapsed() >= KEEP_EVERY {
                    // What cannot be written is reported in the end.
                    let _ = write(out.as_deref(), now);
                    last = Instant::now();
                }
            });
            evaluation
        },
    )?;
    let Some(evaluation) = progress::wait(task, || {}) else {
        anyhow::bail!("the games broke off by themselves; this is a fault of the program")
    };
    write(arguments.out.as_deref(), &evaluation)?;
    say_unfinished(&evaluation);
    let ended = end(arguments, &evaluation)?;
    // A part of the games is all that a shard plays.
    let is_stopped = !evaluation.is_finished() && arguments.shard.is_none();
    Ok(if is_stopped { Outcome::Problems } else { ended })
}

/// Says how much of an evaluation there is, if it is not all.
fn say_unfinished(evaluation: &Evaluation) {
    if !evaluation.is_finished() {
        eprint_line(&format!("{} of {} parts were played", evaluation.blocks.len(), evaluation.all_blocks()));
    }
}

/// Shows what was found, and proposes prices.
fn end(arguments: &Arguments, evaluation: &Evaluation) -> anyhow::Result<Outcome> {
    show(evaluation, arguments.json);
    match &arguments.prices {
        Some(path) => propose(arguments, path, evaluation),
        None => Ok(Outcome::Fine),
    }
}

/// Writes prices that fit the strengths.
fn propose(arguments: &Arguments, path: &Path, evaluation: &Evaluation) -> anyhow::Result<Outcome> {
    let Some(found) = rules(&arguments.project)? else { return Ok(Outcome::Problems) };
    let written: Value = serde_json::from_str(&found.files.ruleset.text)?;
    let maker = Maker::new(Grammar::new(&found.game, &written, &Value::Null));
    let own = pool(arguments)?.map(|text| serde_json::from_str::<Value>(&text)).transpose()?;
    let own = own.as_ref().map(|own| own["cards"].as_array().or_else(|| own.as_array()).cloned().unwrap_or_default());
    let records = own.unwrap_or_else(|| found.game.records.values().cloned().collect());
    let strength = |record: &Value| evaluation.random.get(record["id"].as_str()?)?.parts();
    let cards = records.iter().filter_map(|record| Some((record, strength(record)?)));
    let refits = refit_records(&maker, cards);
    for refit in &refits {
        eprint_line(&format!("{}: {} % of its price, by {} cards", refit.operation, refit.percent, refit.cards));
    }
    if refits.is_empty() {
        eprint_line("the strengths say nothing about the prices");
    }
    save(path, &(serde_json::to_string_pretty(&proposal(&maker.grammar, &refits))? + "\n"))?;
    Ok(Outcome::Fine)
}

fn read(path: &Path) -> anyhow::Result<Evaluation> {
    let text = read_text(path)?;
    let wrong = |wrong: serde_json::Error| UsageError(format!("`{}`: {wrong}", path.display()));
    Ok(serde_json::from_str(&text.text).map_err(wrong)?)
}

fn merged(paths: &[PathBuf]) -> anyhow::Result<Evaluation> {
    let mut parts = paths.iter();
    let first = parts.next().ok_or_else(|| UsageError("there is nothing to merge".to_owned()))?;
    let mut whole = read(first)?;
    for path in parts {
        whole.merge(&read(path)?).map_err(|what| UsageError(format!("`{}`: {what}", path.display())))?;
    }
    Ok(whole)
}

fn write(path: Option<&Path>, evaluation: &Evaluation) -> anyhow::Result<()> {
    if let Some(path) = path {
        save(path, &(serde_json::to_string_pretty(evaluation)? + "\n"))?;
    }
    Ok(())
}

fn show(evaluation: &Evaluation, as_json: bool) {
    let (random, evolved) = (ranked(&evaluation.random), ranked(&evaluation.evolved));
    let mut lines = Vec::new();
    let mut cards = Vec::new();
    let text = |strength: &Interval| format!("{:.3} [{:.3}, {:.3}]", strength.share, strength.low, strength.high);
    let as_json_of = |at: usize, Ranked { strength, games, .. }: &Ranked| json!({ "rank": at + 1, "strength": strength.rounded(), "games": games });
    for (at, card) in random.iter().enumerate() {
        let found = evolved.iter().enumerate().find(|(_, other)| other.id == card.id);
        let in_evolved = found.map_or(Value::Null, |(at, other)| as_json_of(at, other));
        cards.push(json!({ "id": card.id, "random": as_json_of(at, card), "evolved": in_evolved }));
        let other = found.map_or_else(String::new, |(at, other)| {
            format!("   evolved {:>4} {} in {}", at + 1, text(&other.strength), other.games)
        });
        lines.push(format!("{:>4} {:<12} {} in {}{other}", at + 1, card.id, text(&card.strength), card.games));
    }
    if as_json {
        print(&format!("{}\n", Value::Array(cards)));
    } else {
        for line in lines {
            print(&format!("{line}\n"));
        }
    }
}
