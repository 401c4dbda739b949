//! Runs all scenarios of a project and reports which fail and where.

use crate::base::{Diagnostic, Name, Severity, Source};
use crate::engine::scenario;

use super::card_pool::CardPool;

/// The result of a scenario.
#[derive(Clone, Debug)]
pub struct ScenarioResult {
    /// The file.
    pub source: Source,
    /// The name.
    pub name: String,
    /// The errors and the unmet expectations.
    pub problems: Vec<Diagnostic>,
}

impl ScenarioResult {
    /// Whether all expectations are met.
    pub fn passed(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity == Severity::Warning)
    }

    /// Returns the step in which it fails; `None` means the end, or the board itself.
    pub fn failing_step(&self) -> Option<usize> {
        let first = self.problems.iter().find(|problem| problem.severity == Severity::Error)?;
        let mut steps = crate::base::json::steps(&first.pointer);
        (steps.next()? == "steps").then(|| steps.next()?.parse().ok())?
    }
}

/// A run of scenarios, a few at a time.
#[derive(Default)]
pub struct ScenarioRun {
    left: Vec<Source>,
    /// The results so far, in the order of the names.
    pub results: Vec<ScenarioResult>,
    all: usize,
    pools: Vec<(Vec<(Name, Name)>, CardPool)>,
}

impl ScenarioRun {
    /// Creates a run of these scenarios.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.reverse();
        Self { all: sources.len(), left: sources, results: Vec::new(), pools: Vec::new() }
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
        let Some(source) = self.left.pop() else { return };
        let settings = scenario::settings(&source);
        let known = self.pools.iter().position(|(of, _)| *of == settings);
        let at = known.unwrap_or_else(|| {
            let card_pool = CardPool::new(project, settings.clone());
            self.pools.push((settings, card_pool));
            self.pools.len() - 1
        });
        let (run, problems) = scenario::run(&source, self.pools[at].1.game(project.rules), &mut ());
        let file = source.name.rsplit(['/', '\\']).next().unwrap_or(&source.name).to_owned();
        let name = run.map(|run| run.name).filter(|name| !name.is_empty()).unwrap_or(file);
        self.results.push(ScenarioResult { source, name, problems });
    }
}
