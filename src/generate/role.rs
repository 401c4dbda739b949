//! Rows with a condition that add to a row above, or replace it.

use super::card::{Role, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::grammar::weight_in;
use super::guide::Guide;
use super::row::Place;
use super::shape::Options;
use super::walk::{Walk, large};

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    /// Whether a row with a condition is independent, adds to one above with its operation, or replaces it.
    pub(super) fn role(
        &mut self,
        row: &mut Row,
        place: &Place<'_>,
        above: &[Row],
        guide: Guide<'_>,
    ) -> Result<(), Impossible> {
        let grammar = self.grammar;
        let given = Role::ALL.into_iter().zip(0..).skip(1);
        let mut given = given.filter(|((_, name), _)| guide.value(name) == Some(&serde_json::Value::Bool(true)));
        let held = given.next().map_or_else(|| guide.missing(0), |(_, at)| Held::Is(at));
        let weights = &grammar.settings["weights"]["roles"];
        let without = grammar.target_menu.len().saturating_sub(1);
        let all = Role::ALL.into_iter().zip(0..).filter_map(|((role, name), at)| {
            if role == Role::Own {
                return Some((at, if weights.is_object() { weight_in(weights, name) } else { 1 }));
            }
            let weight = if weights.is_object() { weight_in(weights, name) } else { u64::from(grammar.is_open) };
            let can = || {
                let fits = |(at, _): &(i32, u64)| self.can_add(role, *at, above);
                match role {
                    Role::Bonus if grammar.is_open => true,
                    _ if grammar.is_open => !above.is_empty(),
                    _ => self.operations(place, without).iter().any(fits),
                }
            };
            (weight > 0 && row.condition.is_some() && grammar.takes_member(name) && can()).then_some((at, weight))
        });
        let options: Options = all.collect();
        // Most rows have no choice.
        if options.len() < 2 && !matches!(held, Held::Is(1..)) {
            return Ok(());
        }
        let at = self.pick((Menu::Role, "bonus"), &options, held)?;
        row.role = Role::ALL.get(large(at)).map_or(Role::Own, |(role, _)| *role);
        Ok(())
    }

    /// Whether a row of an operation can add to one above, or replace it: one without a condition.
    pub(super) fn can_add(&self, role: Role, operation: i32, above: &[Row]) -> bool {
        let row = Row { operation: large(operation), ..Row::default() };
        let base = row.base(above).filter(|base| base.condition.is_none() || self.grammar.is_open);
        match role {
            Role::Own => true,
            Role::Bonus => self.grammar.is_open || base.is_some_and(|base| base.val.is_some()),
            // There must be another value.
            Role::Replace => base.is_some_and(|base| {
                let values = &self.grammar.operations[row.operation].val;
                self.grammar.is_open || values.iter().any(|(value, _)| base.val.is_some_and(|val| val != *value))
            }),
        }
    }
}
