//! What is around the clause of a sentence: when it happens, its costs and conditions, how long it lasts.

use std::rc::Rc;

use serde_json::{Map, Value as Json, json};

use super::cards;
use super::grammar::Entry;
use super::matcher::{Around, Matcher, Symbol};
use super::values::{Value, both, either, filters, in_order, not};
use crate::kernel::rules::tables::Takes;

/// The messages that join what must all hold.
const ANDS: [&str; 4] = ["cond-and", "cond-start", "cond-middle", "cond-end"];

impl<'g> Matcher<'g, '_> {
    pub(super) fn duration(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.durations {
            for form in &entry.forms {
                let ends = self.parts(&form.parts, at, Around::Nothing);
                all.extend(ends.into_iter().map(|(end, _)| (end, Value::Word("for", entry.id.as_str()))));
            }
        }
        all
    }

    pub(super) fn costs(&mut self, depth: u8, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut all = self.look(Symbol::Cost, at).to_vec();
        if depth > 0 {
            let grammar = self.grammar;
            let around = Around::List(Symbol::Costs(depth - 1), Symbol::Cost);
            for (end, found) in self.parts(grammar.join("cost-and"), at, around) {
                if let (Some(a), Some(b)) = (found.json("a"), found.json("b")) {
                    all.push((end, Value::Json(Rc::new(both((**a).clone(), (**b).clone())))));
                }
            }
        }
        all
    }

    pub(super) fn cost(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.costs {
            let Some(cost) = self.game.costs.get(entry.id.as_str()) else { continue };
            for form in &entry.forms {
                for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                    let noun = found.noun("cards");
                    let number = found.number("n").or_else(|| noun.and_then(|noun| noun.number)).unwrap_or(1);
                    let tests = noun.map(|noun| filters(&noun.items)).unwrap_or_default();
                    let value = match (&cost.takes, tests.is_empty()) {
                        (None, _) => true.into(),
                        (Some(_), true) => number.into(),
                        (Some(_), false) => json!({ "count": number, "where": tests }),
                    };
                    let one = Map::from_iter([(entry.id.clone(), value)]);
                    all.push((end, Value::Json(Rc::new(one.into()))));
                }
            }
        }
        all
    }

    /// Conditions, or filters as clauses, that are joined.
    pub(super) fn tests(&mut self, depth: u8, at: usize, is_predicate: bool) -> Vec<(usize, Value<'g>)> {
        let inner = depth.saturating_sub(1);
        let (one, inner) =
            if is_predicate { (Symbol::Is, Symbol::Predicate(inner)) } else { (Symbol::Test, Symbol::Tests(inner)) };
        let mut all = self.look(one, at).to_vec();
        if depth == 0 {
            return all;
        }
        let grammar = self.grammar;
        let ands: &[&str] = if is_predicate { &["np-is-and", "np-is-middle"] } else { &ANDS };
        let ors = if is_predicate { ["np-is-or", "np-is-or-middle"] } else { ["cond-or", "cond-or-middle"] };
        for id in ands.iter().chain(&ors) {
            for (end, found) in self.parts(grammar.join(id), at, Around::List(inner, inner)) {
                if let (Some(a), Some(b)) = (found.json("a"), found.json("b")) {
                    let (a, b) = ((**a).clone(), (**b).clone());
                    let joined = if ors.contains(id) { either(a, b) } else { in_order(a, b) };
                    all.push((end, Value::Json(Rc::new(joined))));
                }
            }
        }
        if !is_predicate {
            for (end, found) in self.parts(grammar.join("cond-not"), at, Around::List(one, one)) {
                all.extend(found.json("a").map(|a| (end, Value::Json(Rc::new(not((**a).clone()))))));
            }
        }
        all
    }

    pub(super) fn test(&mut self, entries: &'g [Entry], at: usize) -> Vec<(usize, Value<'g>)> {
        let mut all = Vec::new();
        for entry in entries {
            let Some(condition) = self.game.conditions.get(entry.id.as_str()) else { continue };
            for form in &entry.forms {
                for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                    let value = match &condition.takes {
                        Takes::Cards => cards::counted(self.game, condition, &found),
                        takes => self.parameter(takes, condition.holds.as_ref(), &found),
                    };
                    let Some(value) = value else { continue };
                    let one: Json = Map::from_iter([(entry.id.clone(), value)]).into();
                    let is_negative = form.attribute.split('-').any(|part| part == "not");
                    let one = if is_negative { not(one) } else { one };
                    all.push((end, Value::Json(Rc::new(one))));
                }
            }
        }
        all
    }

    pub(super) fn timing(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.timings {
            for form in &entry.forms {
                for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                    if end > at {
                        let on = cards::timing(self.game, &entry.id, &found);
                        all.push((end, Value::Json(Rc::new(on))));
                    }
                }
            }
        }
        all
    }

    pub(super) fn way(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for (end, found) in self.parts(grammar.join("head-way"), at, Around::Nothing) {
            all.extend(
                found
                    .word("word")
                    .filter(|(prefix, _)| *prefix == "as")
                    .map(|(prefix, id)| (end, Value::Word(prefix, id))),
            );
        }
        all
    }
}
