//! `ses-studio test`: runs scenarios in parallel and shows the differences.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::Args;
use rayon::prelude::*;
use serde_json::{Value, json};

use super::cases::{CaseFile, Games, located};
use super::{Outcome, UsageError, counted, open, print, report};
use crate::base::{Diagnostic, Name, Severity, Source};
use crate::card::CheckedRecords;
use crate::engine::{Game, Library, scenario};
use crate::registry::project::load;
use crate::registry::{Project, Registry, scenarios};
use crate::ruleset::Ruleset;
use crate::text::problem_text::english;

/// Run the scenarios of projects, or single ones, and show what differs from the expected outcome
#[derive(Args)]
pub struct Arguments {
    /// Project folders, folders of scenarios, or scenario files [default: the scenarios of the project in this folder,
    /// or else the bundled ones]
    #[arg(value_name = "PROJECT|SCENARIO")]
    paths: Vec<PathBuf>,
    /// The project whose rules and cards single scenarios use [default: the one whose folder they are in, or else the
    /// bundled Starfall]
    #[arg(long, value_name = "PROJECT")]
    project: Option<PathBuf>,
    /// Print an array of {file, name, kind, ok, differs}
    #[arg(long)]
    json: bool,
}

/// A project with its scenarios.
struct Job {
    project: Project,
    scenarios: Vec<Source>,
}

/// The result of a scenario.
struct ScenarioResult<'a> {
    source: &'a Source,
    name: String,
    problems: Vec<Diagnostic>,
}

impl ScenarioResult<'_> {
    fn passed(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity == Severity::Warning)
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let here = [PathBuf::from(".")];
    let project = arguments.project.as_ref();
    let is_here = Path::new("scenarios").is_dir() && is_project(&here[0]);
    let paths: Vec<PathBuf> = match (&arguments.paths[..], project) {
        ([], Some(project)) => vec![project.clone()],
        ([], None) if is_here => here.to_vec(),
        (paths, _) => paths.iter().map(|path| folder_of(path)).collect(),
    };
    let files: Vec<CaseFile> = paths.iter().flat_map(|path| CaseFile::read_all(path, project)).collect();
    let (mut passed, mut failed, mut machine) = (0, 0, Vec::new());
    let mut games = Games::default();
    for file in &files {
        let Some(ran) = file.run(&mut games)? else { return Ok(Outcome::Problems) };
        machine.extend(ran.json());
        if !arguments.json {
            report::show(&file.source, &ran.problems);
        }
        for case in &ran.outcomes {
            if case.differs.is_empty() {
                passed += 1;
                continue;
            }
            failed += 1;
            if !arguments.json {
                print(&format!("{}: {}\n", ran.file, case.name));
                // Those of a file that is not understood were shown.
                if ran.problems.iter().all(|problem| problem.severity == Severity::Warning) {
                    report::show(&file.source, &located(&file.source, &case.differs));
                }
            }
        }
    }
    let jobs = jobs(&paths, arguments, &files)?;
    for job in &jobs {
        let Some(ran) = job.run() else { return Ok(Outcome::Problems) };
        for ran in ran {
            if ran.passed() {
                passed += 1;
            } else {
                failed += 1;
            }
            if arguments.json {
                let line = |problem: &Diagnostic| format!("{}: {}", problem.pointer, english(&problem.message));
                let differs: Vec<String> = ran.problems.iter().map(line).collect();
                let (file, name, ok) = (&ran.source.name, &ran.name, ran.passed());
                let one = json!({ "file": file, "name": name, "kind": "case", "ok": ok, "differs": differs });
                machine.push(one);
            } else if !ran.problems.is_empty() {
                print(&format!("{}: {}\n", ran.source.name, ran.name));
                report::show(ran.source, &ran.problems);
            }
        }
    }
    if arguments.json {
        print(&format!("{:#}\n", Value::Array(machine)));
    } else {
        print(&format!("{} passed, {failed} failed\n", counted(passed, "scenario", "scenarios")));
    }
    Ok(Outcome::problems_if(failed > 0))
}

impl Job {
    /// Runs all scenarios. The cards are compiled once per choice of settings. `None` if the project has errors.
    fn run(&self) -> Option<Vec<ScenarioResult<'_>>> {
        let (rules, problems) = Ruleset::read(&self.project.ruleset);
        let Some(rules) = rules else {
            report::show_on_stderr(&self.project.ruleset, &problems);
            return None;
        };
        let (registry, problems) = crate::registry::read(&self.project.registry, &rules);
        let Some(registry) = registry else {
            report::show_on_stderr(&self.project.registry, &problems);
            return None;
        };
        let prepared: Mutex<BTreeMap<Vec<(Name, Name)>, Prepared>> = Mutex::default();
        Some(self.scenarios.par_iter().map(|source| self.one(source, &registry, &prepared)).collect())
    }

    fn one<'s>(
        &self,
        source: &'s Source,
        registry: &Registry,
        prepared: &Mutex<BTreeMap<Vec<(Name, Name)>, Prepared>>,
    ) -> ScenarioResult<'s> {
        let settings = scenario::settings(source);
        // A poisoned lock is harmless, because entries are inserted complete.
        let mut known = prepared.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let entry = known.entry(settings).or_insert_with_key(|settings| {
            let (rules, _) = Ruleset::read_with(&self.project.ruleset, settings);
            rules.map(|rules| {
                let checked = CheckedRecords::check(&registry.cards, &registry.heroes, &rules).0;
                let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked);
                std::sync::Arc::new((rules, library))
            })
        });
        let entry = entry.clone();
        drop(known);
        let Some(entry) = entry else { return ScenarioResult { source, name: String::new(), problems: Vec::new() } };
        let game = Game { rules: &entry.0, library: &entry.1 };
        let (run, problems) = scenario::run(source, game, &mut ());
        let name = run.map(|run| run.name).unwrap_or_default();
        ScenarioResult { source, name, problems }
    }
}

/// Rules and cards for some settings; `None` if the rules have errors.
type Prepared = Option<std::sync::Arc<(Ruleset, Library)>>;

/// The names of the files of a project's rules and cards.
const FILES: [&str; 3] = ["registry.json", "cards.json", "ruleset.json"];

/// Whether a folder is that of a project.
fn is_project(folder: &Path) -> bool {
    folder.join("registry.json").is_file() || folder.join("ruleset.json").is_file()
}

/// The folder of a project of which a path names a file; otherwise the path.
fn folder_of(path: &Path) -> PathBuf {
    let is_own = path.file_name().is_some_and(|name| FILES.iter().any(|own| name == *own));
    match path.parent() {
        Some(folder) if is_own && path.is_file() && is_project(folder) => folder.to_owned(),
        _ => path.to_owned(),
    }
}

/// The scenarios of form 1 of the arguments with their projects.
fn jobs(paths: &[PathBuf], arguments: &Arguments, others: &[CaseFile]) -> anyhow::Result<Vec<Job>> {
    if paths.is_empty() {
        let project = open(arguments.project.as_ref())?;
        return Ok(project.map(|project| Job { project, scenarios: scenarios::bundled() }).into_iter().collect());
    }
    let mut jobs = Vec::new();
    for path in paths {
        jobs.extend(job(path, arguments, others)?);
    }
    Ok(jobs)
}

/// The scenarios of form 1 that a path names; `None` if all that it names are of another form.
fn job(path: &Path, arguments: &Arguments, others: &[CaseFile]) -> anyhow::Result<Option<Job>> {
    if path == Path::new(crate::registry::project::BUNDLED) && !path.exists() {
        return Ok(Some(Job { project: Project::bundled(), scenarios: scenarios::bundled() }));
    }
    let wrong = |message: String| Err(UsageError(message).into());
    if !path.exists() && super::cases::is_whole_game(path) {
        return Ok(None);
    }
    if !path.exists() {
        return wrong(format!("`{}` is neither a project nor a scenario", path.display()));
    }
    let is_folder = is_project(path);
    let folder = if is_folder { path.join("scenarios") } else { path.to_owned() };
    let mut files = if folder.is_dir() { scenarios::files_in(&folder)? } else { vec![folder.clone()] };
    if files.is_empty() || !folder.exists() {
        return wrong(format!("there are no scenarios in `{}`", folder.display()));
    }
    files.retain(|file| others.iter().all(|other| Path::new(&other.source.name) != file));
    if files.is_empty() {
        return Ok(None);
    }
    let beside = folder.ancestors().skip(1).take(2).find(|above| is_project(above));
    let named =
        if is_folder { Some(path.to_owned()) } else { arguments.project.clone().or(beside.map(Path::to_owned)) };
    let Some(project) = open(named.as_ref())? else { return Ok(None) };
    let mut scenarios = Vec::with_capacity(files.len());
    for file in files {
        match load(&file) {
            Ok(source) => scenarios.push(source),
            Err((name, problem)) => return wrong(format!("{name}: {}", english(&problem.message))),
        }
    }
    Ok(Some(Job { project, scenarios }))
}
