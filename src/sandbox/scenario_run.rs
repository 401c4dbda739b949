//! Runs all scenarios of a project and reports which fail and where: boards on which cards resolve alone, and the cases of
//! matches.

use std::sync::Arc;

use serde_json::Value;

use crate::base::{Diagnostic, Name, Severity, Source, json};
use crate::engine::scenario;
use crate::kernel::rules::Game;
use crate::kernel::scenario::Difference;
use crate::kernel::{form, scenario as cases};

use super::card_pool::CardPool;

/// The result of a scenario, or of one case of a file.
#[derive(Clone, Debug)]
pub struct ScenarioResult {
    /// The file.
    pub source: Source,
    pub name: String,
    pub outcome: ScenarioOutcome,
}

/// What came out, by the kind of scenario.
#[derive(Clone, Debug)]
pub enum ScenarioOutcome {
    /// The errors and the unmet expectations of a board on which cards resolve alone, or of a file that cannot be read.
    Board(Vec<Diagnostic>),
    /// What differs from what the case at an index of the file says.
    Match { at: usize, differs: Vec<Difference> },
}

impl ScenarioResult {
    /// Whether all expectations are met.
    pub fn passed(&self) -> bool {
        match &self.outcome {
            ScenarioOutcome::Board(problems) => problems.iter().all(|problem| problem.severity == Severity::Warning),
            ScenarioOutcome::Match { differs, .. } => differs.is_empty(),
        }
    }

    /// The step of a board in which it fails; `None` means the end, or the board itself.
    pub fn failing_step(&self) -> Option<usize> {
        let ScenarioOutcome::Board(problems) = &self.outcome else { return None };
        let first = problems.iter().find(|problem| problem.severity == Severity::Error)?;
        let mut steps = json::steps(&first.pointer);
        (steps.next()? == "steps").then(|| steps.next()?.parse().ok())?
    }
}

/// Something that is left to run.
enum Job {
    Board(Source),
    /// The case at an index of a file, in a game.
    Case {
        game: Arc<Game>,
        source: Source,
        file: Arc<Value>,
        at: usize,
        name: String,
    },
    /// A file that cannot be read.
    Unread(Source, Vec<Diagnostic>),
}

/// A run of scenarios, a few at a time.
#[derive(Default)]
pub struct ScenarioRun {
    left: Vec<Job>,
    /// The results so far, in the order of the names.
    pub results: Vec<ScenarioResult>,
    all: usize,
    pools: Vec<(Vec<(Name, Name)>, CardPool)>,
}

/// Whether a file is of a match, and not of a board on which cards resolve alone.
pub fn is_of_match(text: &str) -> bool {
    form::is_log(text) || form::is_form_2(text)
}

impl ScenarioRun {
    /// A run of the scenarios of these files. `game` is that of their matches; `rules` is the ruleset of a game that has
    /// matches alone: scenarios of form 1 are translated for it.
    pub fn new(sources: Vec<Source>, game: Option<&Arc<Game>>, rules: Option<&Source>) -> Self {
        let jobs = |source| jobs(source, game, rules);
        let mut left: Vec<Job> = sources.into_iter().flat_map(jobs).collect();
        left.reverse();
        Self { all: left.len(), left, ..Self::default() }
    }

    /// Returns the numbers of finished scenarios and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.results.len(), self.all)
    }

    /// Whether all scenarios have been run.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Returns the number of failed scenarios.
    pub fn failed(&self) -> usize {
        self.results.iter().filter(|results| !results.passed()).count()
    }

    /// Runs the next scenario.
    pub fn advance(&mut self, project: super::Source<'_>) {
        let Some(job) = self.left.pop() else { return };
        let (source, name, outcome) = match job {
            Job::Board(source) => {
                let (name, problems) = self.board(&source, project);
                (source, name, ScenarioOutcome::Board(problems))
            }
            Job::Case { game, source, file, at, name } => {
                let outcome = cases::run_at(&game, &file, at);
                let differs = outcome.map(|outcome| outcome.differs).unwrap_or_default();
                (source, name, ScenarioOutcome::Match { at, differs })
            }
            Job::Unread(source, problems) => (source, String::new(), ScenarioOutcome::Board(problems)),
        };
        let name = if name.is_empty() { source.file_name().to_owned() } else { name };
        self.results.push(ScenarioResult { source, name, outcome });
    }

    /// Runs a board on which cards resolve alone. Returns its name and its problems.
    fn board(&mut self, source: &Source, project: super::Source<'_>) -> (String, Vec<Diagnostic>) {
        let settings = scenario::settings(source);
        let known = self.pools.iter().position(|(of, _)| *of == settings);
        let at = known.unwrap_or_else(|| {
            let card_pool = CardPool::new(project, settings.clone());
            self.pools.push((settings, card_pool));
            self.pools.len() - 1
        });
        let (run, problems) = scenario::run(source, self.pools[at].1.game(project.rules), &mut ());
        (run.map(|run| run.name).unwrap_or_default(), problems)
    }
}

/// What there is to run in a file. Logs of matches expect nothing.
fn jobs(source: Source, game: Option<&Arc<Game>>, rules: Option<&Source>) -> Vec<Job> {
    let file = match (rules, game) {
        _ if form::is_log(&source.text) => return Vec::new(),
        _ if form::is_form_2(&source.text) => serde_json::from_str(&source.text).ok(),
        (Some(rules), Some(game)) => match form::scenario_to_form_2(&source, rules, game) {
            (Some(text), _) => serde_json::from_str(&text).ok(),
            (None, problems) => return vec![Job::Unread(source, problems)],
        },
        _ => None,
    };
    let (Some(file), Some(game)) = (file.map(Arc::<Value>::new), game) else { return vec![Job::Board(source)] };
    let case = |(at, name)| {
        let (game, file) = (Arc::clone(game), Arc::clone(&file));
        Job::Case { game, source: source.clone(), file, at, name }
    };
    cases::names(&file).into_iter().enumerate().map(case).collect()
}
