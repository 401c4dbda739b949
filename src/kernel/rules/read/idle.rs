//! Warns of rules that can be read and never come into play: an action that no phase offers, a window that nothing
//! opens. Whoever wrote them expects them to do something.

use std::collections::BTreeSet;

use super::Reading;
use super::problem;
use crate::base::{Code, Diagnostic, Message, Severity};
use crate::kernel::ids::{ActionId, DurationId, RoutineId, TimingId, WindowId};
use crate::kernel::rules::statement::StatementKind;
use crate::kernel::rules::tables::DurationOf;
use crate::kernel::rules::term::Term;
use crate::message;

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
        self.idle_actions(problems);
        for (at, name) in flow.windows.keys().enumerate() {
            let is_used = |id: WindowId| {
                self.uses.windows.contains(&id) || flow.effects.window.is_some_and(|window| window == id)
            };
            if !WindowId::at(at).is_some_and(is_used) {
                let message = message!("problem-idle-window", name = name.clone());
                problems.push(idle(format!("/match/windows/{at}"), message));
            }
        }
        for (at, name) in flow.routines.keys().enumerate() {
            if !RoutineId::at(at).is_some_and(|id| self.uses.routines.contains(&id)) {
                let message = message!("problem-idle-routine", name = name.clone());
                problems.push(idle(format!("/match/routines/{at}"), message));
            }
        }
        self.idle_tables(problems);
        self.counters_in_range(problems);
    }

    fn idle_actions(&self, problems: &mut Vec<Diagnostic>) {
        let flow = &self.game.flow;
        let in_phases = flow.phases.values().filter_map(|phase| phase.actions.as_deref());
        let in_windows = flow.windows.values().map(|window| &*window.actions);
        let offered: BTreeSet<ActionId> = in_phases.chain(in_windows).flatten().copied().collect();
        for (at, name) in flow.actions.keys().enumerate() {
            if !ActionId::at(at).is_some_and(|id| offered.contains(&id)) {
                let message = message!("problem-idle-action", name = name.clone());
                problems.push(idle(format!("/match/actions/{at}"), message));
            }
        }
    }

    fn idle_tables(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        let resolved = game.card_types.values().flat_map(|entry| &entry.resolves);
        let by_actions = |id: TimingId| {
            game.flow.actions.values().any(|action| action.ability.as_ref().is_some_and(|used| used.is(id)))
        };
        let resolved: BTreeSet<TimingId> = resolved.chain(&self.uses.timings).copied().collect();
        for (at, (name, timing)) in game.timings.iter().enumerate() {
            let happens = timing.when.is_some() || timing.always;
            if !happens && !TimingId::at(at).is_some_and(|id| resolved.contains(&id) || by_actions(id)) {
                let message = message!("problem-idle-timing", name = name.clone());
                problems.push(idle(format!("/timings/{at}"), message));
            }
        }
        for (at, (name, cost)) in game.costs.iter().enumerate() {
            if cost.pays.is_empty() && cost.can.is_none() && cost.from.is_none() {
                let message = message!("problem-idle-cost", name = name.clone());
                problems.push(idle(format!("/costs/{at}"), message));
            }
        }
        for (at, (name, duration)) in game.durations.iter().enumerate() {
            let lasts = !duration.ends || duration.of == DurationOf::Source;
            if !lasts && !DurationId::at(at).is_some_and(|id| self.uses.durations.contains(&id)) {
                let (end, never) = (format!("end({name})"), "\"ends\": false");
                let message = message!("problem-idle-duration", name = name.clone(), end = end, never = never);
                problems.push(idle(format!("/durations/{at}"), message));
            }
        }
    }

    /// A counter that begins outside its bounds begins at the nearest of them.
    fn counters_in_range(&self, problems: &mut Vec<Diagnostic>) {
        for (at, (name, counter)) in self.game.counters.iter().enumerate() {
            let (Term::Constant(start), Some(Term::Constant(most))) = (&counter.start, &counter.max) else { continue };
            if !(counter.min.unwrap_or(i32::MIN)..=*most).contains(start) {
                let pointer = format!("/counters/{at}/start");
                let bounds = (counter.min.unwrap_or_else(|| 0.min(*most)), *most);
                let problem = problem::out_of_range(Code::RuleIdle, pointer, name, i64::from(*start), bounds);
                problems.push(Diagnostic { severity: Severity::Warning, ..problem });
            }
        }
    }
}

fn idle(pointer: impl Into<String>, message: Message) -> Diagnostic {
    Diagnostic::new(Code::RuleIdle, pointer, message)
}
