//! `ses-studio simulate`: every hero against every other one, many times.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use super::results::{comparison, markdown, table};
use super::{Outcome, UsageError, cases, eprint_line, open, print, progress, report};
use crate::base::Diagnostic;
use crate::registry::project::{CheckedProject, save};
use crate::registry::{Project, Registry};
use crate::sim::{AgentKind, Arena as _, Decks, Entrants, Part, Plan, Refusal, Roster, Run, Shard, Task, compare};

/// How often the finished matchups of a long run are saved.
const KEEP_EVERY: Duration = Duration::from_secs(30);

/// Play every hero against every other one and show how often each wins
///
/// Ctrl+C stops a run; with `--out`, its finished matchups are kept next to that file, and the same command continues
/// from there.
#[derive(Args)]
pub struct Arguments {
    /// A project folder or a registry file [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Ids of heroes, separated by commas [default: all with complete decks]; of decks, if the rules describe a whole
    /// match
    #[arg(long, value_name = "ID,ID…", value_delimiter = ',', visible_alias = "decks")]
    heroes: Vec<String>,
    /// All heroes with complete decks, as when none are named
    #[arg(long, conflicts_with = "heroes")]
    all: bool,
    #[command(flatten)]
    play: Play,
    /// Whether Legacy rows count
    #[arg(long, default_value = "on")]
    legacy: Legacy,
    /// Play only part I of N, to be merged later
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Play nothing; merge these parts of one run
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = [
        "shard", "heroes", "all", "games", "seed", "players", "threads", "legacy", "game", "log", "replay"
    ])]
    merge: Vec<PathBuf>,
    /// Play nothing; show the changes from one result to another that exceed chance
    #[arg(long, value_names = ["BEFORE", "AFTER"], num_args = 2, conflicts_with_all = [
        "shard", "heroes", "all", "games", "seed", "players", "threads", "legacy", "merge", "out", "csv", "markdown", "log"
    ])]
    compare: Vec<PathBuf>,
    /// Play one game of the only matchup, by its number from 0, and print it action by action
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["shard", "merge", "compare", "out", "csv", "markdown"])]
    game: Option<u64>,
    /// Write that game to a file
    #[arg(long, value_name = "FILE", requires = "game")]
    log: Option<PathBuf>,
    /// Replay a game from such a file and check that it ends the same
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "shard", "merge", "compare", "out", "csv", "markdown", "game", "log", "heroes", "all", "games", "seed", "players", "threads", "legacy"
    ])]
    replay: Option<PathBuf>,
    /// Write the result to a JSON file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write a line for each card of each matchup to a CSV file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the matchups as a table in Markdown, with the hash of each one's games
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Print the result as JSON, as `--out` writes it
    #[arg(long, conflicts_with_all = ["compare", "game", "replay"])]
    json: bool,
}

/// How games are played, for all commands that simulate.
#[derive(Args)]
pub struct Play {
    /// Games of each matchup, half of them with each hero first
    #[arg(long, default_value_t = 15_000)]
    pub games: u64,
    /// The seed; the same one gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How both sides play: `random`, `easy`, `greedy` or `search`; or two of them, for the first hero and the second
    #[arg(long, default_value = "greedy", value_name = "STYLE[,STYLE]")]
    pub players: String,
    /// Threads [default: one for each core]; the result does not depend on it
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,
}

/// More threads than any machine has cores for.
const MOST_THREADS: usize = 1024;

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MOST_THREADS).contains(number));
    number.ok_or_else(|| format!("threads are a number from 1 to {MOST_THREADS}"))
}

impl Play {
    /// The plan of a run, checked without what is played.
    pub fn plan(&self, arena: &Entrants, ids: &[String]) -> anyhow::Result<Plan> {
        let sides = arena.chosen(ids).map_err(refusal)?;
        let mut plan = Plan::new(arena.hash(), sides, self.games, self.seed);
        plan.players = AgentKind::pair(&self.players).map_err(UsageError)?;
        plan.check().map_err(|problem| refused(&[problem]))?;
        Ok(plan)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Legacy {
    On,
    Off,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let [before, after] = &arguments.compare[..] {
        print(&comparison(&compare(&read(before)?, &read(after)?)));
        return Ok(Outcome::Fine);
    }
    if !arguments.merge.is_empty() {
        let part = merged(&arguments.merge)?;
        let Some(names) = names(arguments)? else { return Ok(Outcome::Problems) };
        return show(arguments, &part, &names);
    }
    match players_of(arguments.project.as_ref())? {
        Some(entrants) => simulate(arguments, &entrants),
        None => Ok(Outcome::Problems),
    }
}

/// Plays a run, or one game of it.
fn simulate(arguments: &Arguments, arena: &Entrants) -> anyhow::Result<Outcome> {
    let shard = shard(arguments.shard.as_deref())?;
    if let Some(path) = &arguments.replay {
        return replay(path, arena);
    }
    let mut plan = arguments.play.plan(arena, &arguments.heroes)?;
    plan.legacy = arguments.legacy == Legacy::On;
    if let Some(number) = arguments.game {
        return one_game(&plan, number, arena, arguments.log.as_deref());
    }
    let run = Run::new(plan, shard, arena).map_err(|problems| refused(&problems))?;
    let Some(part) = play(Arc::new(run), arguments, arena)? else { return Ok(Outcome::Problems) };
    let Some(names) = names(arguments)? else { return Ok(Outcome::Problems) };
    show(arguments, &part, &names)
}

/// Who plays in a project; `None`: it has errors, which have been shown.
pub(super) fn players_of(project: Option<&PathBuf>) -> anyhow::Result<Option<Entrants>> {
    if let Some(folder) = project.filter(|folder| cases::is_whole_game(folder)) {
        let Some(game) = cases::game(folder)? else { return Ok(None) };
        let texts = cases::texts(folder)?;
        let texts: Vec<&str> = texts.iter().map(|source| source.text.as_str()).collect();
        return Ok(Some(Entrants::Decks(Decks::new(game, &texts))));
    }
    let Some(project) = open(project)? else { return Ok(None) };
    Ok(roster(&project).map(Arc::new).map(Entrants::Heroes))
}

/// The names of heroes by their ids, for the table in Markdown. `None`: a file cannot be read, which has been reported.
fn names(arguments: &Arguments) -> anyhow::Result<Option<impl Fn(&str) -> String + use<>>> {
    let is_read =
        arguments.markdown.is_some() && !arguments.project.as_ref().is_some_and(|path| cases::is_whole_game(path));
    let registry = if is_read {
        let Some(project) = open(arguments.project.as_ref())? else { return Ok(None) };
        project.check().registry.unwrap_or_default()
    } else {
        Registry::default()
    };
    Ok(Some(move |id: &str| {
        let hero = registry.heroes.iter().find(|hero| hero.id == id);
        hero.map_or_else(|| id.to_owned(), |hero| hero.name.to_string())
    }))
}

/// Writes the requested files and prints the table.
fn show(arguments: &Arguments, part: &Part, name: &dyn Fn(&str) -> String) -> anyhow::Result<Outcome> {
    if let Some(path) = &arguments.csv {
        write(path, &part.cards_csv()?)?;
    }
    if let Some(path) = &arguments.markdown {
        write(path, &markdown(part, name))?;
    }
    if let Some(path) = &arguments.out {
        write(path, &part.write()?)?;
        forget(&kept_beside(path))?;
    }
    print(&if arguments.json { part.write()? } else { table(part) });
    Ok(Outcome::Fine)
}

/// Plays a run to its end; `None` if the run was stopped.
#[allow(clippy::needless_pass_by_value, reason = "the run ends here; its threads have their own pointers")]
fn play(run: Arc<Run>, arguments: &Arguments, arena: &Entrants) -> anyhow::Result<Option<Part>> {
    let kept = arguments.out.as_deref().map(kept_beside);
    if let Some(path) = kept.as_ref().filter(|path| path.exists()) {
        let mut earlier = read(path)?;
        arena.identity().renew(&mut earlier.plan.registry);
        let taken = run.resume(&earlier).map_err(|what| {
            let path = path.display();
            UsageError(format!("`{path}` keeps a run that was stopped: {what}; remove it, or name another `--out`"))
        })?;
        eprint_line(&format!(
            "{taken} of {} matchups were finished before; going on from there",
            earlier.matchups.len()
        ));
    }
    let (own, mut last) = (Arc::clone(&run), Instant::now());
    let task = Task::start(arguments.play.threads, || {}, move |watch| own.play(watch))?;
    let finished = progress::wait(task, || {
        if let Some(path) = kept.as_ref().filter(|_| last.elapsed() >= KEEP_EVERY) {
            if let Err(error) = persist(path, &run.finished()) {
                eprint_line(&format!("{error:#}"));
            }
            last = Instant::now();
        }
    });
    match finished {
        Some(true) => Ok(Some(run.part())),
        Some(false) => {
            let part = run.finished();
            let (finished, all) = (part.finished(), part.matchups.len());
            match kept.filter(|_| finished > 0) {
                Some(path) => {
                    persist(&path, &part)?;
                    let path = path.display();
                    eprint_line(&format!(
                        "stopped; {finished} of {all} matchups are kept in `{path}`: the same command goes on"
                    ));
                }
                None => {
                    eprint_line(&format!("stopped; {finished} of {all} matchups were finished, nothing was written"));
                }
            }
            Ok(None)
        }
        None => anyhow::bail!("the games broke off by themselves; this is a fault of the program"),
    }
}

/// Saves the finished matchups, if there are any.
fn persist(path: &Path, part: &Part) -> anyhow::Result<()> {
    if part.finished() == 0 { Ok(()) } else { write(path, &part.write()?) }
}

/// The file of the finished matchups of an unfinished run.
fn kept_beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}

fn forget(path: &Path) -> anyhow::Result<()> {
    if path.exists() {
        fs::remove_file(path).with_context(|| format!("`{}` cannot be removed", path.display()))?;
    }
    Ok(())
}

/// The heroes and cards of a project; `None`: its errors have been shown.
pub(super) fn roster(project: &Project) -> Option<Roster> {
    let checked = project.check();
    if !checked.is_sound() {
        report::show(&project.ruleset, &checked.ruleset_problems);
        report::show(&project.registry, &checked.registry_problems);
        eprint_line("these problems come first; nothing was played");
        return None;
    }
    let CheckedProject { rules: Some(rules), registry: Some(registry), records, .. } = checked else { return None };
    Some(Roster::new(&rules, &project.ruleset.text, &registry.cards, &registry.heroes, records))
}

/// Problems with the arguments as a usage error.
pub(super) fn refused(problems: &[Diagnostic]) -> anyhow::Error {
    UsageError(problems.iter().map(report::one_line).collect::<Vec<_>>().join("\n")).into()
}

/// `2/5`: part 2 of 5, counted from 0 here.
pub(super) fn shard(text: Option<&str>) -> Result<Shard, UsageError> {
    let Some(text) = text else { return Ok(Shard::WHOLE) };
    let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    match numbers {
        Some((part, of)) if (1..=of).contains(&part) => Ok(Shard { part: part - 1, of }),
        _ => Err(UsageError(format!("`--shard` is a part of the whole as in 2/5, not `{text}`"))),
    }
}

/// Reads a result file.
fn read(path: &Path) -> anyhow::Result<Part> {
    let text = super::read_text(path)?;
    Part::read(&text.text).map_err(|what| UsageError(format!("`{}`: {what}", path.display())).into())
}

/// Reads parts and adds them up.
fn merged(paths: &[PathBuf]) -> anyhow::Result<Part> {
    let mut whole: Option<Part> = None;
    for path in paths {
        let part = read(path)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => whole.merge(&part).map_err(|what| {
                UsageError(format!("`{}` cannot be merged with `{}`: {what}", path.display(), paths[0].display()))
            })?,
        }
    }
    let whole = whole.ok_or_else(|| UsageError("there is nothing to merge".to_owned()))?;
    if let Some(part) = whole.missing() {
        return Err(UsageError(format!("part {part}/{} is missing", whole.parts)).into());
    }
    if !whole.is_finished() {
        return Err(UsageError("the run was stopped before its end: resume it first".to_owned()).into());
    }
    Ok(whole)
}

/// Plays one game of the only matchup of a plan.
fn one_game(plan: &Plan, number: u64, arena: &Entrants, log: Option<&Path>) -> anyhow::Result<Outcome> {
    let [ids] = plan.matchups()[..] else {
        return Err(UsageError(format!("`--game` needs two {0}: name them with `--{0}`", arena.what())).into());
    };
    if number >= plan.games {
        let most = plan.games - 1;
        return Err(UsageError(format!("`--game` is a number from 0 to {most} in a run of {}", plan.games)).into());
    }
    let game = arena.game(plan, ids, number).map_err(refusal)?;
    match log {
        Some(path) => write(path, &(game.file().map_err(UsageError)? + "\n"))?,
        None => game.lines().for_each(|line| print(&format!("{line}\n"))),
    }
    print(&format!("{}\n", game.end()));
    Ok(Outcome::Fine)
}

/// Plays a game from a file again.
fn replay(path: &Path, arena: &Entrants) -> anyhow::Result<Outcome> {
    let text = super::read_text(path)?;
    let end = arena.replay(&text.text).map_err(|why| match why {
        Refusal::Problems(problems) => refused(&problems),
        Refusal::Words(what) => UsageError(format!("`{}`: {what}", path.display())).into(),
    })?;
    print(&format!("{end}\n"));
    Ok(Outcome::Fine)
}

/// What cannot be played as a usage error.
fn refusal(why: Refusal) -> anyhow::Error {
    match why {
        Refusal::Problems(problems) => refused(&problems),
        Refusal::Words(words) => UsageError(words).into(),
    }
}

pub(super) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    save(path, text).with_context(|| format!("`{}` cannot be written", path.display()))
}
