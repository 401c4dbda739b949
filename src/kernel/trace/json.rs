//! A trace for other programs.

use serde_json::{Map, Value, json};

use super::{Amount, Change, Checked, Detail, Entry, Read, ReadKind, Reason, Rule, Undone};
use crate::base::Name;
use crate::kernel::ids::ZoneId;
use crate::kernel::lookup::Kernel;
use crate::kernel::question::Choice;
use crate::kernel::scenario::side_name;
use crate::kernel::state::{CardId, Outcome, Seat, State, Thing};
use crate::ruleset::Table;

/// A trace as objects: each rule with what it has changed, by the ids of the ruleset. `state` is the position afterwards.
pub fn json(kernel: &Kernel, state: &State, trace: &[Entry]) -> Value {
    Value::Array(trace.iter().map(|entry| Writer { kernel, state }.entry(entry)).collect())
}

struct Writer<'w> {
    kernel: &'w Kernel,
    state: &'w State,
}

/// The id of an entry of a table.
fn id<T>(table: &Table<T>, at: usize) -> &str {
    table.get_index(at).map_or("", |(id, _)| Name::as_str(id))
}

impl Writer<'_> {
    fn entry(&self, entry: &Entry) -> Value {
        let mut members = self.rule(&entry.rule);
        if let Rule::Row { .. } = entry.rule {
            let outcome = match entry.reason {
                None => "applied",
                Some(Reason::Unmet) => "unmet",
                Some(Reason::Used) => "used",
                Some(Reason::Aimless) => "no-target",
                Some(Reason::Nothing) => "nothing",
            };
            members.insert("outcome".to_owned(), json!(outcome));
        }
        let mut add = |name: &str, values: Vec<Value>| {
            if !values.is_empty() {
                members.insert(name.to_owned(), Value::Array(values));
            }
        };
        add("fixed", self.reads(&entry.fixed));
        add("conditions", entry.conditions.iter().map(|checked| self.condition(checked)).collect());
        if let Some(Undone { at, changes }) = &entry.undone {
            let changes: Vec<Value> = changes.iter().map(|change| self.change(change)).collect();
            members.insert("undoes".to_owned(), json!({ "row": at, "changes": changes }));
        }
        if let Some(by) = entry.undone_by {
            members.insert("undone_by".to_owned(), json!(by));
        }
        let mut changes = Vec::new();
        let mut amounts = Vec::new();
        for detail in &entry.details {
            match detail {
                Detail::Amount(Amount { reads, value }) => {
                    amounts.push(json!({ "value": value, "reads": self.reads(reads) }));
                }
                Detail::Change(change, _) => changes.push(self.change(change)),
            }
        }
        if !amounts.is_empty() {
            members.insert("amounts".to_owned(), Value::Array(amounts));
        }
        members.insert("changes".to_owned(), Value::Array(changes));
        Value::Object(members)
    }

    fn condition(&self, checked: &Checked) -> Value {
        let condition = id(&self.kernel.game.conditions, checked.condition.condition.index());
        let reads = self.reads(&checked.reads);
        json!({ "if": condition, "not": checked.is_negated, "holds": checked.holds, "reads": reads })
    }

    fn reads(&self, reads: &[Read]) -> Vec<Value> {
        let game = &self.kernel.game;
        let read = |read: &Read| {
            let (kind, name) = match read.what {
                ReadKind::Printed => ("printed", None),
                ReadKind::Book => ("book", None),
                ReadKind::Counter(at) => ("counter", Some(id(&game.counters, at.index()))),
                ReadKind::HeroNumber(at) => ("hero", Some(id(&game.hero_numbers, at.index()))),
                ReadKind::Quantity(at) => ("quantity", Some(id(&game.quantities, at.index()))),
                ReadKind::Tally(at) => ("tally", Some(id(&game.tallies, at.index()))),
                ReadKind::Number(at) => ("number", Some(id(&game.numbers, at.index()))),
                ReadKind::State(at) => ("state", Some(id(&game.states, at.index()))),
                ReadKind::Cards(at) => ("cards", Some(id(&game.zones, at.index()))),
            };
            let of = read.of.map(|of| match of {
                Thing::Player(seat) => json!(side_name(seat)),
                Thing::Card(card) => self.card(card),
            });
            json!({ "read": kind, "id": name, "of": of, "value": read.value })
        };
        reads.iter().map(read).collect()
    }

    fn rule(&self, rule: &Rule) -> Map<String, Value> {
        let game = &self.kernel.game;
        let mut members = Map::new();
        let mut add = |name: &str, value: Value| drop(members.insert(name.to_owned(), value));
        match *rule {
            Rule::Action(by, Choice { action, card, .. }) => {
                add("action", json!(id(&game.flow.actions, action.index())));
                add("by", json!(side_name(by)));
                add("card", json!(card.map(|card| self.card(card))));
            }
            Rule::Ability(ability, of) => {
                add("ability", json!(id(&game.timings, game.ability(ability).timing.index())));
                add("card", json!(of.map(|card| self.card(card))));
            }
            Rule::Row { operation, by, of, at, val, .. } => {
                add("row", json!(at));
                add("do", json!(id(&game.operations, operation.index())));
                add("by", json!(side_name(by)));
                add("card", json!(of.map(|card| self.card(card))));
                if let Some(val) = val {
                    add("val", json!(val));
                }
            }
            Rule::Statement(statement) => {
                add("rule", json!(game.statements.get(statement.index()).map(|pointer| &**pointer)));
            }
        }
        members
    }

    /// A card by its printed id and its number in the match.
    fn card(&self, card: CardId) -> Value {
        let game = &self.kernel.game;
        let printed = self.state.cards.get(card.index()).map(|card| game.word(game.definition(card.definition).id));
        json!({ "id": printed.filter(|id| !id.is_empty()), "number": card.0 })
    }

    fn zone(&self, (seat, zone): (Seat, ZoneId)) -> Value {
        let zone = id(&self.kernel.game.zones, zone.index());
        json!(format!("{}.{}", side_name(seat), if zone.is_empty() { "none" } else { zone }))
    }

    fn change(&self, change: &Change) -> Value {
        let game = &self.kernel.game;
        match *change {
            Change::Counter { seat, counter, from, to } => {
                json!({ "counter": id(&game.counters, counter.index()), "of": side_name(seat), "from": from, "to": to })
            }
            Change::Moved { card, from, to } => {
                json!({ "moved": self.card(card), "from": self.zone(from), "to": self.zone(to) })
            }
            Change::Made { card } => json!({ "made": self.card(card) }),
            Change::Number { card, number, from, to } => {
                json!({ "number": id(&game.numbers, number.index()), "of": self.card(card), "from": from, "to": to })
            }
            Change::State { card, state, from, to } => {
                json!({ "state": id(&game.states, state.index()), "of": self.card(card), "from": from, "to": to })
            }
            Change::Word { card, keyword, has } => {
                json!({ "keyword": id(&game.keywords, keyword.index()), "of": self.card(card), "has": has })
            }
            Change::Phase(phase) => json!({ "phase": id(&game.flow.phases, phase.index()) }),
            Change::Turn(seat) => json!({ "turn": side_name(seat) }),
            Change::Over(Outcome::Draw) => json!({ "over": "draw" }),
            Change::Over(Outcome::Won(seat)) => json!({ "over": side_name(seat) }),
            Change::Story(word) => json!({ "say": game.word(word) }),
            Change::LeftOut(budget) => json!({ "left_out": budget.id() }),
        }
    }
}
