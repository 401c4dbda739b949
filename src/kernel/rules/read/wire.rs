//! Reads what other programs call, and the names that tables have for them.

use super::Reading;
use super::members::{name_of, narrow_range};
use super::problem;
use super::scope::{PickKind, Scope};
use super::shells::entries;
use crate::base::Name;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Reader, range_of};
use crate::kernel::ids::{ActionId, CounterId};
use crate::kernel::question::PICKS;
use crate::kernel::rules::shape;
use crate::kernel::rules::statement::Block;
use crate::kernel::rules::wire::{Call, Called, Wire, WireCounter};
use crate::ruleset::Table;

/// How the set-up and the end of a phase are written.
const ORDERS: [(&str, Called); 2] = [("start", Called::Start), ("end_phase", Called::EndPhase)];

impl Reading<'_> {
    /// The names of tables, and the ids of calls.
    pub fn wire_shells(&mut self, file: Node<'_>) {
        let flow = file.member("match");
        let text = |entry: &Node<'_>, member: &str| entry.member(member).and_then(Node::string).map(Name::from);
        let table = |of: Option<Node<'_>>, table: &str| -> Vec<(Name, Option<Name>, Option<Name>)> {
            let all = of.map(|of| entries(of, table)).unwrap_or_default();
            all.into_iter().map(|(id, entry)| (id, text(&entry, "wire"), text(&entry, "in"))).collect()
        };
        let names = |of: Option<Node<'_>>, name: &str| -> Vec<Name> {
            table(of, name).into_iter().map(|(id, wire, _)| wire.unwrap_or(id)).collect()
        };
        let file_node = Some(file);
        self.game.wire = Wire {
            counters: table(file_node, "counters")
                .into_iter()
                .map(|(id, wire, group)| WireCounter { name: wire.unwrap_or(id), group })
                .collect(),
            zones: names(file_node, "zones"),
            states: names(file_node, "states"),
            phases: names(flow, "phases"),
            numbers: names(file_node, "numbers"),
            durations: table(file_node, "durations").into_iter().map(|(_, wire, _)| wire).collect(),
        };
        for (id, _) in entries(file, "calls") {
            let call = Call {
                does: Called::Statements(Block::default()),
                by: None,
                card: None,
                takes: Table::new(),
                counters: Table::new(),
            };
            self.game.calls.entry(id).or_insert(call);
        }
    }

    /// A call.
    #[allow(clippy::unnecessary_wraps, reason = "all entries are read by functions of one form")]
    pub fn call(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Call> {
        let by = entry.text("by").map(Name::from);
        let card = entry.text("card").map(Name::from);
        let takes = Self::call_takes(entry);
        let counters = self.call_counters(entry);
        let written = entry.node().member("does").and_then(Node::string);
        let order = ORDERS.iter().find(|(name, _)| written.as_deref() == Some(*name));
        let is_name = written.as_ref().is_some_and(|text| super::members::is_id(text));
        let does = if let Some((_, order)) = order {
            entry.take("does");
            order.clone()
        } else if is_name {
            let action = name_of(entry, "does", "expected-match-action", &self.game.flow.actions, ActionId::at);
            Called::Action(action.unwrap_or_default())
        } else {
            if !entry.has("does") {
                entry.require("does");
            }
            let picks = takes.keys().map(|name| (name.clone(), PickKind::Number)).collect();
            Called::Statements(self.block_in(entry, "does", &Scope { picks, ..Scope::plain() }))
        };
        Self::done(entry, &shape::CALL);
        Some(Call { does, by, card, takes, counters })
    }

    /// The numbers that a call takes, each with its range.
    fn call_takes(entry: &mut Reader<'_, '_>) -> Table<std::ops::RangeInclusive<i32>> {
        let mut takes = Table::new();
        let Some(node) = entry.take("takes") else { return takes };
        let path = entry.path();
        let path = path.key("takes");
        if node.shape() != Shape::Object {
            entry.wrong(node, "takes", "expected-object");
        }
        for member in node.members() {
            let path = path.key(&member.key);
            match range_of(member.value) {
                Some(range) if takes.len() < PICKS => {
                    takes.insert(Name::from(member.key), narrow_range(&range));
                }
                _ => entry.problems().push(problem::wrong(member.value, path, "expected-range")),
            }
        }
        takes
    }

    /// The counters that the set-up takes.
    fn call_counters(&self, entry: &mut Reader<'_, '_>) -> Table<CounterId> {
        let mut counters = Table::new();
        let Some(node) = entry.take("counters") else { return counters };
        let path = entry.path();
        let path = path.key("counters");
        for member in node.members() {
            let name = member.value.string().unwrap_or_default();
            match self.game.counters.get_index_of(&*name).and_then(CounterId::at) {
                Some(id) => drop(counters.insert(Name::from(member.key), id)),
                None => {
                    let pointer = path.key(&member.key).to_string();
                    let known = super::terms::keys(&self.game.counters);
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-counter", known));
                }
            }
        }
        counters
    }
}
