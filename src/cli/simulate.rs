//! `ses-studio simulate`: every hero against every other one, many times.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use super::{Outcome, WrongUse, open, print, report, say};
use crate::base::{Diagnostic, Name};
use crate::engine::Library;
use crate::games::starfall::{Duel, Setup};
use crate::registry::project::{Checked, save};
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::sim::{Interval, Part, Plan, Style, VERSION, wilson};

/// The share of games that a matchup should lie within.
const BAND: [f64; 2] = [0.45, 0.55];

/// Play every hero against every other one and show how often each wins
#[derive(Args)]
pub struct Arguments {
    /// A project folder or a registry file [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Ids of heroes, parted by commas [default: all whose decks are whole]
    #[arg(long, value_name = "ID,ID…", value_delimiter = ',')]
    heroes: Vec<String>,
    /// All heroes whose decks are whole, as when none are named
    #[arg(long, conflicts_with = "heroes")]
    all: bool,
    /// Games of each matchup, half of them with each hero first
    #[arg(long, default_value_t = 15_000)]
    games: u64,
    /// The seed; the same one gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How both sides play: `random` or `greedy`
    #[arg(long, default_value = "greedy", value_name = "STYLE")]
    players: String,
    /// Whether Legacy rows count
    #[arg(long, default_value = "on")]
    legacy: Legacy,
    /// Threads [default: one for each core]; the result does not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// Play only part I of N, to be merged later
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Play nothing, but merge these parts of one run
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["shard", "heroes"])]
    merge: Vec<PathBuf>,
    /// Write what was counted to a JSON file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write a line for each card of each matchup to a CSV file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Legacy {
    On,
    Off,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let part = if arguments.merge.is_empty() {
        match played(arguments)? {
            Some(part) => part,
            None => return Ok(Outcome::Problems),
        }
    } else {
        merged(&arguments.merge)?
    };
    if let Some(path) = &arguments.out {
        let text = serde_json::to_string_pretty(&part)? + "\n";
        save(path, &text).with_context(|| format!("`{}` cannot be written", path.display()))?;
    }
    if let Some(path) = &arguments.csv {
        save(path, &cards(&part)?).with_context(|| format!("`{}` cannot be written", path.display()))?;
    }
    print(&table(&part));
    Ok(Outcome::Fine)
}

/// Plays what was asked for.
fn played(arguments: &Arguments) -> anyhow::Result<Option<Part>> {
    let shard = shard(arguments.shard.as_deref())?;
    if arguments.games == 0 || arguments.games % 2 == 1 {
        let message = "each hero goes first in half of the games: `--games` is an even number of at least 2";
        return Err(WrongUse(message.to_owned()).into());
    }
    if Style::named(&arguments.players).is_none() {
        let known: Vec<&str> = Style::ALL.iter().map(|(name, _)| *name).collect();
        let message = format!("`--players` is one of {}, not `{}`", known.join(", "), arguments.players);
        return Err(WrongUse(message).into());
    }
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(None) };
    let Some((rules, library)) = playable(&project, arguments.legacy == Legacy::On) else { return Ok(None) };
    let Some(heroes) = heroes(&arguments.heroes, &project, &rules, &library)? else { return Ok(None) };
    let plan = Plan {
        version: VERSION,
        registry: hash(&project),
        heroes,
        games: arguments.games,
        seed: arguments.seed,
        players: arguments.players.clone(),
        legacy: arguments.legacy == Legacy::On,
    };
    let mut duels = Vec::new();
    for [one, other] in plan.pairs() {
        match duel([&plan.heroes[one], &plan.heroes[other]], &rules, &library) {
            Ok(duel) => duels.push(duel),
            Err(problems) => {
                report::show(&project.registry, &problems);
                return Ok(None);
            }
        }
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads.unwrap_or(0)).build()?;
    let (begun, done) = (Instant::now(), AtomicU64::new(0));
    let all = plan.games * duels.len() as u64 / shard.1;
    let part = pool.install(|| {
        plan.run(&duels, shard, &|games| {
            progress(&done, games, all, begun);
            true
        })
    });
    Ok(part)
}

/// Tells on standard error when another tenth is done, and how long the rest will take.
fn progress(done: &AtomicU64, games: u64, all: u64, begun: Instant) {
    let before = done.fetch_add(games, Ordering::Relaxed);
    let tenth = |games: u64| games * 10 / all.max(1);
    let now = tenth(before + games).min(10);
    if now > tenth(before) && begun.elapsed().as_secs() >= 2 {
        let left = begun.elapsed().as_secs() * (10 - now) / now.max(1);
        say(&format!("{} % of {all} games; about {left} s left", now * 10));
    }
}

/// The rules and cards of a project without errors, with or without the rows that Legacy adds.
pub(super) fn playable(project: &Project, legacy: bool) -> Option<(Ruleset, Library)> {
    let checked = project.check();
    if !checked.is_sound() {
        report::show(&project.ruleset, &checked.ruleset_problems);
        report::show(&project.registry, &checked.registry_problems);
        say("these problems come first");
        return None;
    }
    let Checked { rules: Some(rules), registry: Some(mut registry), .. } = checked else { return None };
    if !legacy {
        without_legacy(&mut registry, &rules);
    }
    let library = Library::of(&rules, &registry.cards, &registry.heroes);
    Some((rules, library))
}

/// Takes the rows away that Legacy has added.
fn without_legacy(registry: &mut Registry, rules: &Ruleset) {
    let Some(legacy) = &rules.legacy else { return };
    let condition = rules.condition(legacy.condition).0;
    for card in &mut registry.cards {
        card.effects.retain(|row| !(row.bonus && row.conditions.iter().any(|other| other.id == *condition)));
    }
}

/// The heroes that were named, or all whose decks are whole.
fn heroes(
    named: &[String],
    project: &Project,
    rules: &Ruleset,
    library: &Library,
) -> anyhow::Result<Option<Vec<Name>>> {
    let mut heroes: Vec<Name> = Vec::new();
    if named.is_empty() {
        let whole = library.heroes.keys().filter(|id| duel([id, id], rules, library).is_ok());
        heroes.extend(whole.cloned());
    }
    for id in named {
        if let Err(problems) = duel([id, id], rules, library) {
            let unlike: Vec<Diagnostic> =
                problems.into_iter().filter(|problem| !problem.pointer.contains("/1")).collect();
            report::show(&project.registry, &unlike);
            return Ok(None);
        }
        let id = Name::from(id.as_str());
        if !heroes.contains(&id) {
            heroes.push(id);
        }
    }
    if heroes.len() < 2 {
        return Err(WrongUse("a matchup needs two heroes whose decks are whole".to_owned()).into());
    }
    Ok(Some(heroes))
}

pub(super) fn duel(heroes: [&str; 2], rules: &Ruleset, library: &Library) -> Result<Duel, Vec<Diagnostic>> {
    Setup::locked(heroes, rules, library).check(rules, library)
}

/// The hash of what the games are played with.
fn hash(project: &Project) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(project.ruleset.text.as_bytes());
    hasher.update(&[0]);
    hasher.update(project.registry.text.as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// `2/5`: part 2 of 5, counted from 0 here.
fn shard(text: Option<&str>) -> Result<(u64, u64), WrongUse> {
    let Some(text) = text else { return Ok((0, 1)) };
    let numbers = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    match numbers {
        Some((part, parts)) if (1..=parts).contains(&part) => Ok((part - 1, parts)),
        _ => Err(WrongUse(format!("`--shard` is a part of the whole as in 2/5, not `{text}`"))),
    }
}

/// Reads parts and adds them up.
fn merged(paths: &[PathBuf]) -> anyhow::Result<Part> {
    let mut whole: Option<Part> = None;
    for path in paths {
        let text = super::read_text(path)?;
        let part: Part = serde_json::from_str(&text.text)
            .map_err(|error| WrongUse(format!("{}: this is no result of `simulate`: {error}", path.display())))?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => {
                let problem = |what| WrongUse(format!("{}: {what}, so it cannot be merged", path.display()));
                whole.merge(&part).map_err(problem)?;
            }
        }
    }
    let whole = whole.ok_or_else(|| WrongUse("there is nothing to merge".to_owned()))?;
    if let Some(part) = whole.missing() {
        let message = format!("part {part}/{} is missing", whole.parts);
        return Err(WrongUse(message).into());
    }
    Ok(whole)
}

/// The matchups as a table for people.
fn table(part: &Part) -> String {
    let mut text = String::new();
    let mut outside = 0;
    for matchup in &part.matchups {
        let tally = &matchup.tally;
        let Interval { share, low, high } = wilson(2 * tally.wins[0] + tally.draws, tally.games);
        let is_outside = !(BAND[0]..=BAND[1]).contains(&share);
        outside += usize::from(is_outside);
        let _ = writeln!(
            text,
            "{:<16} {:<16} {:5.1} % ({:4.1}–{:4.1}) {} {:5.1} turns  first {:4.1} %",
            matchup.heroes[0],
            matchup.heroes[1],
            share * 100.0,
            low * 100.0,
            high * 100.0,
            if is_outside { '!' } else { ' ' },
            mean(tally.turns, tally.games),
            wilson(tally.first_seat, tally.games).share * 100.0,
        );
    }
    let games: u64 = part.matchups.iter().map(|matchup| matchup.tally.games).sum();
    let _ = writeln!(
        text,
        "{games} games, {outside} of {} matchups outside 45–55 %, hash {:016x}",
        part.matchups.len(),
        part.hash()
    );
    text
}

/// A line for each card of each matchup.
fn cards(part: &Part) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record([
        "hero",
        "against",
        "card",
        "games",
        "drawn",
        "won_when_drawn",
        "played",
        "won_when_played",
    ])?;
    for matchup in &part.matchups {
        let half = matchup.cards.len() / 2;
        for (at, (id, card)) in matchup.cards.iter().zip(&matchup.tally.cards).enumerate() {
            let [own, other] = &matchup.heroes;
            let (own, other) = if at < half { (own, other) } else { (other, own) };
            let share = |score, games| format!("{:.4}", wilson(score, games).share);
            writer.write_record([
                own.as_str(),
                other.as_str(),
                id.as_str(),
                &matchup.tally.games.to_string(),
                &card.drawn.to_string(),
                &share(card.score_drawn, card.drawn),
                &card.played.to_string(),
                &share(card.score_played, card.played),
            ])?;
        }
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub(super) fn mean(sum: u64, games: u64) -> f64 {
    sum as f64 / games.max(1) as f64
}
