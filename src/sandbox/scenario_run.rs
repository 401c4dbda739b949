//! All scenarios of a project: run, counted, and where each one fails.

use crate::base::{Diagnostic, Name, Severity, Source};
use crate::engine::scenario;

use super::card_pool::CardPool;
use crate::registry::Registry;
use crate::ruleset::Ruleset;

/// A scenario that was run.
#[derive(Clone, Debug)]
pub struct ScenarioResult {
    /// The file.
    pub source: Source,
    /// What it is called.
    pub name: String,
    /// What is wrong with it, and where it is not as expected.
    pub problems: Vec<Diagnostic>,
}

impl ScenarioResult {
    /// Whether everything is as expected.
    pub fn passed(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity == Severity::Warning)
    }

    /// The step that it fails in; `None` for the end, or for the board itself.
    pub fn failing_step(&self) -> Option<usize> {
        let first = self.problems.iter().find(|problem| problem.severity == Severity::Error)?;
        let mut steps = crate::base::json::steps(&first.pointer);
        (steps.next()? == "steps").then(|| steps.next()?.parse().ok())?
    }
}

/// Scenarios that are run, some at a time.
#[derive(Default)]
pub struct ScenarioRun {
    left: Vec<Source>,
    /// Those that were run, in the order of their names.
    pub results: Vec<ScenarioResult>,
    all: usize,
    pools: Vec<(Vec<(Name, Name)>, CardPool)>,
}

impl ScenarioRun {
    /// These scenarios, none run yet.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.reverse();
        Self { all: sources.len(), left: sources, results: Vec::new(), pools: Vec::new() }
    }

    /// How many were run, and of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.results.len(), self.all)
    }

    /// Whether all were run.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// How many fail.
    pub fn failed(&self) -> usize {
        self.results.iter().filter(|results| !results.passed()).count()
    }

    /// Runs the next one.
    pub fn advance(&mut self, rules: &Ruleset, ruleset: &str, registry: &Registry) {
        let Some(source) = self.left.pop() else { return };
        let settings = scenario::settings(&source);
        let known = self.pools.iter().position(|(of, _)| *of == settings);
        let at = known.unwrap_or_else(|| {
            let card_pool = CardPool::new(rules, ruleset, registry, settings.clone());
            self.pools.push((settings, card_pool));
            self.pools.len() - 1
        });
        let (run, problems) = scenario::run(&source, self.pools[at].1.game(rules), &mut ());
        let file = source.name.rsplit(['/', '\\']).next().unwrap_or(&source.name).to_owned();
        let name = run.map(|run| run.name).filter(|name| !name.is_empty()).unwrap_or(file);
        self.results.push(ScenarioResult { source, name, problems });
    }
}
