//! `ses-studio calibrate`: moves levers until all matchups are in the band, and writes a proposal instead of changing
//! the project.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;

use super::edit::saved;
use super::simulate::{Play, players_of, refused, write};
use super::{Outcome, UsageError, changeable, eprint_line, print, progress, refuse_bundled, report};
use crate::card::LeverChange;
use crate::document::{Command, Document, StorageConfig};
use crate::sim::{Arena as _, Calibration, Entrants, Proposal, Round, Task};

/// Find the starting Shields and Legacy values at which all matchups are won 45–55 % of the time
///
/// First all matchups are played without Legacy, then with it; then levers are moved, round by round. The project is
/// not changed: the proposal is written to a file, and `--apply` makes it one edit of the project, which the studio
/// can undo.
#[derive(Args)]
pub struct Arguments {
    /// A project folder or a registry file [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Ids of heroes, separated by commas [default: all with complete decks]; of decks, if the rules describe a whole
    /// match
    #[arg(long, value_name = "ID,ID…", value_delimiter = ',', visible_alias = "decks")]
    heroes: Vec<String>,
    #[command(flatten)]
    play: Play,
    /// The maximum number of rounds, not counting the one without Legacy
    #[arg(long, default_value_t = 12)]
    rounds: u32,
    /// Move Shields only, not Legacy values
    #[arg(long)]
    shields_only: bool,
    /// Where the proposal is written
    #[arg(long, value_name = "FILE", default_value = "proposal.json")]
    out: PathBuf,
    /// Play nothing; apply a proposal to the project and save it
    #[arg(long, value_name = "FILE", requires = "project", conflicts_with_all = [
        "heroes", "rounds", "shields_only", "out", "games", "seed", "players", "threads"
    ])]
    apply: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(path) = &arguments.apply {
        let text = super::read_text(path)?;
        let proposal =
            Proposal::read(&text.text).map_err(|what| UsageError(format!("`{}`: {what}", path.display())))?;
        return apply(arguments, proposal);
    }
    match players_of(arguments.project.as_ref())? {
        Some(entrants) => calibrate(arguments, entrants),
        None => Ok(Outcome::Problems),
    }
}

fn calibrate(arguments: &Arguments, arena: Entrants) -> anyhow::Result<Outcome> {
    let plan = arguments.play.plan(&arena, &arguments.heroes)?;
    let levers = arena.levers(&plan.heroes);
    if levers.is_empty() {
        let message = "there is nothing to move: no number of leaders has `\"lever\": true` in the rules, or decks share \
                       a leader";
        return Err(UsageError(message.to_owned()).into());
    }
    if arguments.shields_only && levers.legacy.is_empty() {
        return Err(UsageError("--shields-only: this game has no Legacy that could be moved".to_owned()).into());
    }
    let calibration = Calibration { plan, rounds: arguments.rounds, shields: true, legacy: !arguments.shields_only };
    let (finished, rounds) = std::sync::mpsc::channel::<Round>();
    let task = Task::start(
        arguments.play.threads,
        || {},
        move |watch| {
            calibration.run(&arena, watch, |round| {
                let _ = finished.send(round.clone());
            })
        },
    )?;
    let mut last: Vec<LeverChange> = Vec::new();
    let mut show = |round: Round| {
        print(&round_lines(&round, &last));
        last = round.changes;
    };
    let proposal = progress::wait(task, || rounds.try_iter().for_each(&mut show));
    rounds.try_iter().for_each(&mut show);
    let Some(proposal) = proposal else {
        anyhow::bail!("the games broke off by themselves; this is a fault of the program");
    };
    let proposal = proposal.map_err(|problems| refused(&problems))?;
    if proposal.rounds.iter().all(|round| round.round == 0) {
        eprint_line("stopped before there was anything to propose; nothing was written");
        return Ok(Outcome::Problems);
    }
    write(&arguments.out, &proposal.write()?)?;
    print(&summary(&proposal, &arguments.out));
    Ok(if proposal.stopped { Outcome::Problems } else { Outcome::Fine })
}

/// A round and the levers moved since the previous one.
fn round_lines(round: &Round, last: &[LeverChange]) -> String {
    let what = match round.round {
        0 => "without Legacy".to_owned(),
        1 => "unchanged".to_owned(),
        number => format!("round {number}"),
    };
    let (outside, all, worst) = (round.outside.len(), round.matchups, round.worst * 100.0);
    let best = if round.best { ", the best so far" } else { "" };
    let mut text = format!("{what}: {outside} of {all} matchups outside 45–55 %, the furthest at {worst:.1} %{best}\n");
    for change in round.changes.iter().filter(|change| !last.contains(change)) {
        let _ = writeln!(text, "  {}", moved(change));
    }
    text
}

fn moved(change: &LeverChange) -> String {
    match change {
        LeverChange::Number { hero, number, from, to } => format!("{hero} {number}: {from} → {to}"),
        LeverChange::Value { card, row, from, to } => format!("{card} row {}: {from} → {to}", row + 1),
    }
}

fn summary(proposal: &Proposal, out: &std::path::Path) -> String {
    let mut text = String::from("\nProposed:\n");
    for change in &proposal.changes {
        let _ = writeln!(text, "  {}", moved(change));
    }
    if proposal.changes.is_empty() {
        text = String::from("\nNothing is proposed: no levers were found that are better than those there are\n");
    }
    for left in &proposal.left {
        let [one, other] = &left.heroes;
        let _ = writeln!(text, "still outside: {one} against {other} {:.1} %", left.win_rate * 100.0);
    }
    let out = out.display();
    text + &match proposal.changes.len() {
        0 => format!("written to `{out}`\n"),
        _ => format!("written to `{out}`; `ses-studio calibrate PROJECT --apply {out}` makes the changes\n"),
    }
}

/// Applies a proposal as one edit.
fn apply(arguments: &Arguments, proposal: Proposal) -> anyhow::Result<Outcome> {
    let Some(project) = &arguments.project else {
        return Err(refuse_bundled().into());
    };
    changeable(project)?;
    let settings = StorageConfig { has_journal: false, ..StorageConfig::default() };
    let mut document = match Document::open_with(project, settings) {
        Ok(document) => document,
        Err(unopened) => {
            report::show(&unopened.file, &unopened.problems);
            return Ok(Outcome::Problems);
        }
    };
    let count = proposal.changes.len();
    document.apply(Command::SetLevers { changes: proposal.changes }).map_err(|problem| refused(&[problem]))?;
    saved(&mut document, &project.display().to_string(), count)
}
