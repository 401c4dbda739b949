//! How often an ability is used, whether it must be, and what it costs: rows of finished cards say it; what is drawn says
//! only that it is used once a turn, where nothing else would bound it.

use serde_json::{Map, Value, json};

use super::card::{Filters, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::grammar::{Grammar, Mask};
use super::guide::{Guide, flag};
use super::shape::Options;
use super::walk::{Walk, narrow, small};
use crate::ruleset;

/// How often an ability can be used: any number of times, or as rows say it.
const ONCE: [&str; 3] = ["", ruleset::ONCE[0], ruleset::ONCE[1]];

/// A cost of an ability, with its number and what it is paid with.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost {
    pub id: usize,
    pub val: i32,
    pub filters: Filters,
}

impl Grammar<'_> {
    /// Whether rows of the game can have a member.
    pub(super) fn takes_member(&self, name: &str) -> bool {
        let members = &self.game.row_members;
        members.is_empty() || members.iter().any(|member| member == name)
    }

    pub(super) fn write_head(&self, row: &Row, members: &mut Map<String, Value>) {
        if let Some(once) = ONCE.get(usize::from(row.once)).filter(|once| !once.is_empty()) {
            members.insert("once".to_owned(), (*once).into());
        }
        if row.may {
            members.insert("may".to_owned(), true.into());
        }
        let cost = |cost: &Cost| {
            let (name, entry) = self.game.costs.get_index(cost.id)?;
            let value = match (entry.takes.is_some(), cost.filters.is_empty()) {
                (_, false) => json!({ "count": cost.val, "where": self.filters_json(&cost.filters) }),
                (true, true) => cost.val.into(),
                (false, true) => true.into(),
            };
            Some((name.to_string(), value))
        };
        let costs: Map<String, Value> = row.costs.iter().filter_map(cost).collect();
        if !costs.is_empty() {
            members.insert("cost".to_owned(), costs.into());
        }
    }
}

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    /// What the first row of an ability says beside its timing.
    pub(super) fn head(&mut self, row: &mut Row, guide: Guide<'_>) -> Result<(), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let is_bounded = row.timing.and_then(|at| game.timings.get_index(at)).is_some_and(|(_, timing)| timing.bounded);
        row.once = u8::from(is_bounded);
        if !grammar.is_open {
            return match guide.text("once") {
                Some(once) if once != ONCE[usize::from(row.once)] => {
                    self.refuse(Err(Impossible { member: "once", wanted: once.into(), menu: Menu::Once }))
                }
                _ => Ok(()),
            };
        }
        if grammar.takes_member("once") {
            let options: Options = (0..ONCE.len()).map(|at| (small(at), 1)).collect();
            let held = guide.named("once", Some(0), |name| ONCE.iter().position(|once| *once == name));
            row.once = u8::try_from(self.pick((Menu::Once, "once"), &options, held)?).unwrap_or(0);
        }
        let yes_or_no = Options::from_iter([(0, 1), (1, 1)]);
        if grammar.takes_member("may") {
            let held = guide.value("may").map_or(guide.missing(0), |may| flag(may == true));
            row.may = self.pick((Menu::May, "may"), &yes_or_no, held)? == 1;
        }
        if grammar.takes_member("cost") {
            let given = guide.part("cost");
            self.refuse(guide.only("cost", |name| game.costs.contains_key(name)))?;
            for (id, (name, entry)) in game.costs.iter().enumerate() {
                let value = given.value(name);
                let is_whole = guide.is_whole && guide.node.is_some();
                let held = if is_whole || value.is_some() { flag(value.is_some()) } else { Held::Open };
                let menu = Menu::Cost(u8::try_from(id).unwrap_or(u8::MAX));
                if self.pick((menu, "cost"), &yes_or_no, held)? == 0 {
                    continue;
                }
                let mut cost = Cost { id, val: 1, filters: Filters::new() };
                if let Some(range) = &entry.takes {
                    let options: Options = range.clone().map(|value| (value, 1)).collect();
                    let own = value.map(|value| value.as_i64().or_else(|| value.get("count")?.as_i64()).unwrap_or(1));
                    let held = own.map_or(Held::Open, |own| Held::Is(narrow(own)));
                    let menu = Menu::CostNumber(u8::try_from(id).unwrap_or(u8::MAX));
                    cost.val = self.pick((menu, "cost"), &options, held)?;
                }
                if entry.filtered {
                    let inner = Guide { node: value.filter(|value| value.is_object()), ..guide };
                    self.refuse(inner.only("", |name| matches!(name, "count" | "where")))?;
                    let words = grammar.filters.kinds.iter().enumerate();
                    let words = words.map(|(at, (_, _, types))| (small(at + 1), 1, *types));
                    let kinds: Vec<(i32, u64, Mask)> = std::iter::once((0, 1, Mask::MAX)).chain(words).collect();
                    cost.filters = self.filters(&kinds, inner.part("where"), is_whole)?;
                }
                row.costs.push(cost);
            }
        }
        Ok(())
    }
}
