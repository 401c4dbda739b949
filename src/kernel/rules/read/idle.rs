//! Warns of rules that can be read and never come into play: an action that no phase offers, a window that nothing
//! opens. Whoever wrote them expects them to do something.

use std::collections::BTreeSet;

use super::Reading;
use super::problem;
use crate::base::{Code, Diagnostic, Message, Name, Severity};
use crate::kernel::ids::{ActionId, DurationId, RoutineId, TimingId, WindowId};
use crate::kernel::rules::statement::StatementKind;
use crate::kernel::rules::tables::{Cost, Duration, DurationOf, Timing};
use crate::kernel::rules::term::Term;
use crate::message;
use crate::ruleset::Table;

/// What the statements of a ruleset refer to.
#[derive(Default)]
pub struct Uses {
    windows: BTreeSet<WindowId>,
    routines: BTreeSet<RoutineId>,
    timings: BTreeSet<TimingId>,
    durations: BTreeSet<DurationId>,
    /// Whether one of them decides the match.
    decides: bool,
}

impl Uses {
    /// Notes what a statement refers to, without the statements inside, which are noted for themselves.
    pub fn add(&mut self, kind: &StatementKind) {
        match kind {
            StatementKind::Window(window) | StatementKind::Answer { window, .. } => _ = self.windows.insert(*window),
            StatementKind::Run(routine) => _ = self.routines.insert(*routine),
            StatementKind::Resolve { timings, .. } => self.timings.extend(timings),
            StatementKind::End(duration) => _ = self.durations.insert(*duration),
            StatementKind::Win(_) | StatementKind::LoseMatch(_) | StatementKind::DrawMatch => self.decides = true,
            _ => {}
        }
    }
}

impl Reading<'_> {
    /// Warns of rules that never come into play, if nothing else is wrong.
    pub fn check_idle(&self, problems: &mut Vec<Diagnostic>) {
        if problems.iter().any(|problem| problem.severity == Severity::Error) {
            return;
        }
        let flow = &self.game.flow;
        if flow.ends.is_empty() && !self.uses.decides {
            problems.push(idle("/match", message!("problem-idle-ends")));
        }
        let in_phases = flow.phases.values().filter_map(|phase| phase.actions.as_deref());
        let in_windows = flow.windows.values().map(|window| &*window.actions);
        let offered: BTreeSet<ActionId> = in_phases.chain(in_windows).flatten().copied().collect();
        let message = |name: &Name| message!("problem-idle-action", name = name.clone());
        report("/match/actions", &flow.actions, message, |at, _| has(&offered, ActionId::at(at)), problems);
        let mut opened = self.uses.windows.clone();
        opened.extend(flow.effects.window);
        let message = |name: &Name| message!("problem-idle-window", name = name.clone());
        report("/match/windows", &flow.windows, message, |at, _| has(&opened, WindowId::at(at)), problems);
        let message = |name: &Name| message!("problem-idle-routine", name = name.clone());
        let is_run = |at, _: &_| has(&self.uses.routines, RoutineId::at(at));
        report("/match/routines", &flow.routines, message, is_run, problems);
        self.idle_tables(problems);
        self.counters_in_range(problems);
    }

    fn idle_tables(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        let resolved = game.card_types.values().flat_map(|entry| &entry.resolves);
        let resolved: BTreeSet<TimingId> = resolved.chain(&self.uses.timings).copied().collect();
        let by_actions = |id: TimingId| {
            game.flow.actions.values().any(|action| action.ability.as_ref().is_some_and(|used| used.is(id)))
        };
        let message = |name: &Name| message!("problem-idle-timing", name = name.clone());
        let comes = |at, timing: &Timing| {
            let happens = timing.when.is_some() || timing.always;
            happens || has(&resolved, TimingId::at(at)) || TimingId::at(at).is_some_and(by_actions)
        };
        report("/timings", &game.timings, message, comes, problems);
        let message = |name: &Name| message!("problem-idle-cost", name = name.clone());
        let takes = |_, cost: &Cost| !cost.pays.is_empty() || cost.can.is_some() || cost.from.is_some();
        report("/costs", &game.costs, message, takes, problems);
        let message = |name: &Name| {
            let (end, never) = (format!("end({name})"), "\"ends\": false");
            message!("problem-idle-duration", name = name.clone(), end = end, never = never)
        };
        let is_sound = |at, duration: &Duration| {
            let lasts = !duration.ends || duration.of == DurationOf::Source;
            lasts || has(&self.uses.durations, DurationId::at(at))
        };
        report("/durations", &game.durations, message, is_sound, problems);
    }

    /// A counter that begins outside its bounds begins at the nearest of them.
    fn counters_in_range(&self, problems: &mut Vec<Diagnostic>) {
        for (at, (name, counter)) in self.game.counters.iter().enumerate() {
            let (Term::Constant(start), Some(Term::Constant(most))) = (&counter.start, &counter.max) else { continue };
            if !(counter.min.unwrap_or(i32::MIN)..=*most).contains(start) {
                let pointer = format!("/counters/{at}/start");
                let bounds = (counter.min.unwrap_or_else(|| 0.min(*most)), *most);
                let problem = problem::out_of_range(Code::RuleIdle, pointer, name, i64::from(*start), bounds);
                problems.push(Diagnostic { severity: Severity::Warning, fix: None, ..problem });
            }
        }
    }
}

/// Warns of the entries of a table that nothing uses.
fn report<T>(
    table: &str,
    entries: &Table<T>,
    message: impl Fn(&Name) -> Message,
    is_used: impl Fn(usize, &T) -> bool,
    problems: &mut Vec<Diagnostic>,
) {
    let unused = entries.iter().enumerate().filter(|(at, (_, entry))| !is_used(*at, entry));
    problems.extend(unused.map(|(at, (name, _))| idle(format!("{table}/{at}"), message(name))));
}

fn has<I: Ord>(set: &BTreeSet<I>, id: Option<I>) -> bool {
    id.is_some_and(|id| set.contains(&id))
}

fn idle(pointer: impl Into<String>, message: Message) -> Diagnostic {
    Diagnostic::new(Code::RuleIdle, pointer, message)
}
