//! All scenarios of a project: run, counted, and where each one fails.

use crate::base::{Diagnostic, Name, Severity, Source};
use crate::engine::scenario;

use super::shelf::Shelf;
use crate::registry::Registry;
use crate::ruleset::Ruleset;

/// A scenario that was run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The file.
    pub source: Source,
    /// What it is called.
    pub name: String,
    /// What is wrong with it, and where it is not as expected.
    pub problems: Vec<Diagnostic>,
}

impl Ran {
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
pub struct Suite {
    left: Vec<Source>,
    /// Those that were run, in the order of their names.
    pub ran: Vec<Ran>,
    all: usize,
    shelves: Vec<(Vec<(Name, Name)>, Shelf)>,
}

impl Suite {
    /// These scenarios, none run yet.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.reverse();
        Self { all: sources.len(), left: sources, ran: Vec::new(), shelves: Vec::new() }
    }

    /// How many were run, and of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.ran.len(), self.all)
    }

    /// Whether all were run.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// How many fail.
    pub fn failed(&self) -> usize {
        self.ran.iter().filter(|ran| !ran.passed()).count()
    }

    /// Runs the next one.
    pub fn advance(&mut self, rules: &Ruleset, ruleset: &str, registry: &Registry) {
        let Some(source) = self.left.pop() else { return };
        let settings = scenario::settings(&source);
        let known = self.shelves.iter().position(|(of, _)| *of == settings);
        let at = known.unwrap_or_else(|| {
            let shelf = Shelf::new(rules, ruleset, registry, settings.clone());
            self.shelves.push((settings, shelf));
            self.shelves.len() - 1
        });
        let (run, problems) = scenario::run(&source, self.shelves[at].1.game(rules), &mut ());
        let file = source.name.rsplit(['/', '\\']).next().unwrap_or(&source.name).to_owned();
        let name = run.map(|run| run.name).filter(|name| !name.is_empty()).unwrap_or(file);
        self.ran.push(Ran { source, name, problems });
    }
}
