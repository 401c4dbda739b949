//! The command line: one file per subcommand. Exit code 0: success; 1: problems were found; 2: usage error.

mod bench_sim;
mod calibrate;
mod call_cases;
mod calls;
mod cases;
mod chapters;
mod check;
mod clues;
mod edit;
mod effect_rows;
mod effects;
mod evaluate;
mod export;
#[cfg(feature = "typeset")]
mod faces;
mod fix;
mod fmt;
#[cfg(feature = "typeset")]
mod gallery;
mod game;
mod game_import;
mod game_read;
mod game_text;
mod generate;
mod glossary;
mod goals;
mod import;
mod languages;
mod locales;
#[cfg(feature = "typeset")]
mod lore;
mod new;
mod packs;
mod portal;
mod progress;
mod read;
mod report;
mod resolve;
mod resolve_whole;
mod results;
mod rules;
mod rulings;
mod schema;
mod sensitivity;
mod serials;
mod simulate;
#[cfg(feature = "gui")]
mod studio;
mod tags;
#[cfg(feature = "typeset")]
mod templates;
mod test;
mod text;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::base::{Diagnostic, Source, closest, json};
use crate::registry::project::load;
use crate::registry::{Project, Registry, is_lossless, read};
use crate::ruleset::Ruleset;
use crate::text::problem_text::english;

/// Card effects as structured rows: check them, print them in sixteen languages, resolve them, measure them.
///
/// A PROJECT is a folder with a ruleset.json and a registry.json. Where none is named, the bundled game Starfall is
/// used; it is also named `starfall`.
#[derive(Parser)]
#[command(name = "ses-studio", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "gui")]
    Studio(studio::Arguments),
    Check(check::Arguments),
    Edit(edit::Arguments),
    Effects(effects::Arguments),
    Fmt(fmt::Arguments),
    Schema(schema::Arguments),
    New(new::Arguments),
    Import(import::Arguments),
    Export(export::Arguments),
    #[cfg(feature = "typeset")]
    Templates(templates::Arguments),
    Text(text::Arguments),
    Read(read::Arguments),
    Locales(locales::Arguments),
    Resolve(resolve::Arguments),
    Test(test::Arguments),
    Rules(rules::Arguments),
    Generate(generate::Arguments),
    Rulings(rulings::Arguments),
    Goals(goals::Arguments),
    Glossary(glossary::Arguments),
    Tags(tags::Arguments),
    Clues(clues::Arguments),
    Packs(packs::Arguments),
    Serials(serials::Arguments),
    Unlock(serials::UnlockArguments),
    Submit(portal::SubmitArguments),
    Inbox(portal::InboxArguments),
    /// Runs the templates of a project for another process of this program
    #[cfg(feature = "typeset")]
    #[command(name = crate::face::SUBCOMMAND, hide = true)]
    FaceHelper,
    Simulate(simulate::Arguments),
    Evaluate(evaluate::Arguments),
    Match(calls::Arguments),
    Calibrate(calibrate::Arguments),
    Sensitivity(sensitivity::Arguments),
    BenchSim(bench_sim::Arguments),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fine,
    Problems,
}

impl Outcome {
    fn problems_if(problems: bool) -> Self {
        if problems { Self::Problems } else { Self::Fine }
    }
}

/// A usage error: one line and exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct UsageError(String);

/// The known word that is most like one that is not known, as the end of a sentence about that; empty without one.
fn meant<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    closest(word, known).map(|meant| format!(" (did you mean `{meant}`?)")).unwrap_or_default()
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command {
        #[cfg(feature = "gui")]
        None => studio::run(studio::Arguments::default()),
        #[cfg(not(feature = "gui"))]
        None => check::run(&check::Arguments::default()),
        #[cfg(feature = "gui")]
        Some(Command::Studio(arguments)) => studio::run(arguments),
        Some(Command::Check(arguments)) => check::run(&arguments),
        Some(Command::Edit(arguments)) => edit::run(&arguments),
        Some(Command::Effects(arguments)) => effects::run(&arguments),
        Some(Command::Fmt(arguments)) => fmt::run(&arguments),
        Some(Command::Schema(arguments)) => schema::run(&arguments),
        Some(Command::New(arguments)) => new::run(&arguments),
        Some(Command::Import(arguments)) => import::run(&arguments),
        Some(Command::Export(arguments)) => export::run(&arguments),
        #[cfg(feature = "typeset")]
        Some(Command::Templates(arguments)) => templates::run(&arguments),
        Some(Command::Text(arguments)) => text::run(&arguments),
        Some(Command::Read(arguments)) => read::run(&arguments),
        Some(Command::Locales(arguments)) => locales::run(&arguments),
        Some(Command::Resolve(arguments)) => resolve::run(&arguments),
        Some(Command::Test(arguments)) => test::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Generate(arguments)) => generate::run(&arguments),
        Some(Command::Rulings(arguments)) => rulings::run(&arguments),
        Some(Command::Goals(arguments)) => goals::run(&arguments),
        Some(Command::Glossary(arguments)) => glossary::run(&arguments),
        Some(Command::Tags(arguments)) => tags::run(&arguments),
        Some(Command::Clues(arguments)) => clues::run(&arguments),
        Some(Command::Packs(arguments)) => packs::run(&arguments),
        Some(Command::Serials(arguments)) => serials::run(&arguments),
        Some(Command::Unlock(arguments)) => serials::run_unlock(&arguments),
        Some(Command::Submit(arguments)) => portal::run_submit(&arguments),
        Some(Command::Inbox(arguments)) => portal::run_inbox(&arguments),
        #[cfg(feature = "typeset")]
        Some(Command::FaceHelper) => crate::face::serve().map(|()| Outcome::Fine).map_err(Into::into),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Evaluate(arguments)) => evaluate::run(&arguments),
        Some(Command::Match(arguments)) => calls::run(&arguments),
        Some(Command::Calibrate(arguments)) => calibrate::run(&arguments),
        Some(Command::Sensitivity(arguments)) => sensitivity::run(&arguments),
        Some(Command::BenchSim(arguments)) => bench_sim::run(&arguments),
    };
    match result {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Problems) => ExitCode::from(1),
        Err(error) => {
            eprint_line(&format!("ses-studio: {error:#}"));
            ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
        }
    }
}

/// The refusal to change a game that comes with the program.
fn refuse_bundled() -> UsageError {
    UsageError("a bundled game cannot be changed; `ses-studio new FOLDER --from GAME` makes a copy".to_owned())
}

/// Whether a project can be changed: a game that comes with the program cannot.
fn changeable(project: &std::path::Path) -> Result<(), UsageError> {
    let is_bundled = !project.exists() && project.to_str().and_then(Project::of_bundled).is_some();
    if is_bundled { Err(refuse_bundled()) } else { Ok(()) }
}

/// Prints a text to standard output. A closed pipe, as with `head`, is not an error.
fn print(text: &str) {
    let _ = anstream::stdout().lock().write_all(text.as_bytes());
}

fn eprint_line(line: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

/// "1 card" or "3 cards".
fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Opens the given project or the bundled one. `None`: a file cannot be read, which has been reported.
fn open(project: Option<&PathBuf>) -> anyhow::Result<Option<Project>> {
    let opened = try_open(project)?;
    Ok(opened.map_err(|(file, problem)| report::show_on_stderr(&Source::new(file, ""), &[problem])).ok())
}

/// As [`open`], with the name of the file that cannot be read, and why.
fn try_open(project: Option<&PathBuf>) -> anyhow::Result<Result<Project, (String, Diagnostic)>> {
    let Some(path) = project else { return Ok(Ok(Project::bundled())) };
    if !path.exists() {
        if let Some(project) = path.to_str().and_then(Project::of_bundled) {
            return Ok(Ok(project));
        }
        let message =
            format!("`{}` is neither a project folder nor a file; `ses-studio new` makes one", path.display());
        return Err(UsageError(message).into());
    }
    Ok(Project::open(path))
}

/// A project's ruleset and registry, if writing them again would lose nothing. `None`: the problems have been shown.
fn read_lossless(project: &Project) -> Option<(Ruleset, Registry)> {
    let (rules, problems) = Ruleset::read(&project.ruleset);
    let Some(rules) = rules else {
        report::show(&project.ruleset, &problems);
        return None;
    };
    let (registry, mut problems) = read(&project.registry, &rules);
    if let Some(registry) = registry.filter(|_| is_lossless(&problems)) {
        return Some((rules, registry));
    }
    json::locate(&project.registry, &mut problems);
    report::show(&project.registry, &problems);
    eprint_line(&format!("{}: these problems come first", project.registry.name));
    None
}

/// Reads a JSON file of another command; `-` is standard input.
fn read_json(path: &Path) -> anyhow::Result<serde_json::Value> {
    let file = read_text(path)?;
    Ok(serde_json::from_str(&file.text).map_err(|wrong| UsageError(format!("{}: {wrong}", file.name)))?)
}

/// Reads a file; `-` is standard input.
fn read_text(path: &Path) -> anyhow::Result<Source> {
    if path == Path::new("-") {
        return Ok(Source::new("standard input", std::io::read_to_string(std::io::stdin())?));
    }
    load(path).map_err(|(file, problem)| UsageError(format!("{file}: {}", english(&problem.message))).into())
}
