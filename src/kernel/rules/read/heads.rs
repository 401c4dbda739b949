//! Reads what rows say about their ability: when and how it is used, and what it costs.

use super::Reading;
use super::members::{choice, name_of, narrow};
use super::problem;
use super::rows::Rows;
use super::terms::keys;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Code, Diagnostic};
use crate::kernel::ids::{CostId, OperationId, TimingId, WayId};
use crate::kernel::rules::ability::{About, CostUse, Once, Refinement, Row, Side, Tests};
use crate::kernel::rules::shape;
use crate::message;

/// The timing of a row that has none, which is reported if the row begins an ability.
pub const NO_TIMING: TimingId = TimingId(u8::MAX);

/// What an ability has from its first row.
pub struct Head {
    pub timing: TimingId,
    pub refinement: Refinement,
    pub way: Option<WayId>,
    pub costs: Box<[CostUse]>,
    /// Whether a cost is written, be it a faulty one.
    pub has_cost: bool,
    pub once: Once,
    pub may: bool,
}

impl Reading<'_> {
    /// The members of a row that are about its ability. Without a timing it is [`NO_TIMING`].
    pub fn head(&mut self, entry: &mut Reader<'_, '_>, operation: Option<OperationId>, rows: Rows) -> Head {
        let mut refinement = Refinement::default();
        let mut timing = rows.usual;
        if let Some(node) = entry.take("on") {
            let path = entry.path();
            let path = path.key("on");
            timing = if node.shape() == Shape::Object {
                let mut on = Reader::open(node, path, entry.problems());
                let like =
                    super::members::required(&mut on, "like", "expected-timing", &self.game.timings, TimingId::at);
                refinement.of = choice(&mut on, "of", &Side::NAMED);
                let about = [("this", About::This), ("other", About::Other), ("any", About::Any)];
                refinement.card = choice(&mut on, "card", &about);
                if on.has("where") {
                    refinement.filters = Some(Box::new(self.filters_in(&mut on)));
                }
                on.finish(&shape::REFINED.known());
                like
            } else {
                self.timing_named(entry.problems(), path, node)
            };
        } else if let Some(operation) = operation.and_then(|id| self.game.operations.get_index(id.index())) {
            timing = operation.1.on.or(timing);
        }
        let way = name_of(entry, "as", "expected-way", &self.game.ways, WayId::at);
        let (has_cost, costs) = (entry.has("cost"), self.costs(entry));
        let once = choice(entry, "once", &[("turn", Once::Turn), ("match", Once::Match)]).unwrap_or(Once::Always);
        let may = entry.flag("may").unwrap_or(false);
        // Only the first row of a list needs a timing; the others belong to the ability above.
        let timing = timing.unwrap_or(NO_TIMING);
        Head { timing, refinement, way, costs, has_cost, once, may }
    }

    fn timing_named(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) -> Option<TimingId> {
        let Some(name) = node.string() else {
            problems.push(problem::wrong(node, path, "expected-timing"));
            return None;
        };
        let found = self.game.timings.get_index_of(&*name).and_then(TimingId::at);
        if found.is_none() {
            problems.push(problem::unknown(&path.to_string(), &name, "expected-timing", keys(&self.game.timings)));
        }
        found
    }

    pub fn check_head(&self, problems: &mut Vec<Diagnostic>, path: Path<'_>, head: &Head, wrote: bool) {
        let Some((name, timing)) = self.game.timings.get_index(head.timing.index()) else {
            if !wrote || head.timing == NO_TIMING {
                problems.push(problem::no_timing(path.to_string()));
            }
            return;
        };
        if timing.always {
            let written = [
                (head.has_cost, Code::CostNotAllowed, "cost"),
                (head.once != Once::Always, Code::OnceNotAllowed, "once"),
            ];
            for (_, code, member) in written.into_iter().filter(|(is_written, ..)| *is_written) {
                let message = message!("problem-always-without", timing = name.clone(), name = member);
                problems.push(Diagnostic::new(code, path.key(member).to_string(), message).on_key().fix_remove());
            }
        }
        if timing.bounded && !head.has_cost && head.once == Once::Always {
            problems.push(problem::unbounded(path.to_string(), name));
        }
        if let Some(id) = head.way
            && let Some((way_name, way)) = self.game.ways.get_index(id.index())
            && head.has_cost
            && !way.costs
        {
            let message = message!("problem-way-without-cost", way = way_name.clone());
            let wrong = Diagnostic::new(Code::CostNotAllowed, path.key("cost").to_string(), message);
            problems.push(wrong.on_key().fix_remove());
        }
        if let Some(id) = head.way
            && let Some((way_name, way)) = self.game.ways.get_index(id.index())
            && !way.on.is_empty()
            && !way.on.contains(&head.timing)
        {
            let message = message!("problem-way-not-for", timing = name.clone(), way = way_name.clone());
            problems.push(Diagnostic::new(Code::EffectCombination, path.key("as").to_string(), message));
        }
    }

    /// A row of a continuous ability must add or give something, and only a first row says how an ability is used.
    pub fn check_row(
        &self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        head: &Head,
        above: Option<&Head>,
        row: &Row,
    ) {
        let says_more = head.way.is_some() || head.has_cost || head.once != Once::Always || head.may;
        if above.is_some() && says_more {
            problems.push(problem::not_first(path.to_string()));
        }
        let timing = above.map_or(head.timing, |above| above.timing);
        self.check_print(problems, path, (timing, above.map_or(head.way, |above| above.way)), row);
        if let Some((timing, entry)) = self.game.timings.get_index(timing.index())
            && entry.always
            && let Some((name, operation)) = self.game.operations.get_index(row.operation.index())
            && !operation.is_continuous()
        {
            problems.push(problem::dead_row(path.to_string(), timing, name));
        }
    }

    /// Costs in the order of the ruleset.
    fn costs(&mut self, entry: &mut Reader<'_, '_>) -> Box<[CostUse]> {
        let Some(node) = entry.take("cost") else { return Box::default() };
        let path = entry.path();
        let path = path.key("cost");
        if node.shape() != Shape::Object {
            entry.wrong(node, "cost", "expected-object");
            return Box::default();
        }
        let mut costs: Vec<CostUse> = Vec::new();
        for member in node.members() {
            let path = path.key(&member.key);
            let Some(at) = self.game.costs.get_index_of(&*member.key) else {
                let unknown =
                    problem::unknown_member(&path.to_string(), &member.key, "expected-cost", keys(&self.game.costs));
                entry.problems().push(unknown.at(member.key_span));
                continue;
            };
            let mut filters = Tests::default();
            let (takes, filtered) = (self.game.costs[at].takes.clone(), self.game.costs[at].filtered);
            let val = match member.value.shape() {
                Shape::Object if filtered => {
                    let mut inner = Reader::open(member.value, path, entry.problems());
                    filters = self.filters_in(&mut inner);
                    let count = inner.integer("count");
                    inner.finish(&shape::PAID.known());
                    count.unwrap_or(1)
                }
                _ => match (member.value.integer(), member.value.boolean(), &takes) {
                    (Some(number), _, Some(_)) => number,
                    (_, Some(true), None) => 1,
                    _ => {
                        let wanted = if takes.is_some() { "expected-integer" } else { "expected-true" };
                        entry.problems().push(problem::wrong(member.value, path, wanted));
                        continue;
                    }
                },
            };
            if let Some(range) = takes
                && !range.contains(&narrow(val))
            {
                let (code, range) = (Code::ConditionOutOfRange, (*range.start(), *range.end()));
                let is_object = member.value.shape() == Shape::Object;
                let pointer = if is_object { path.key("count").to_string() } else { path.to_string() };
                entry.problems().push(problem::out_of_range(code, pointer, &member.key, val, range));
            }
            costs.extend(CostId::at(at).map(|cost| CostUse { cost, val: narrow(val), filters }));
        }
        costs.sort_by_key(|cost| cost.cost);
        costs.into()
    }
}
