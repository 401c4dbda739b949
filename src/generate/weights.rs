//! The weights that a designer changes, and the settings that they make.

use serde_json::{Map, Value};

use super::grammar::Grammar;
use super::operation::operation_weight;
use crate::base::Name;

/// What a table of weights is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weighed {
    Types,
    Targets,
    Operations,
}

/// A table of weights, by the ids of its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    pub of: Weighed,
    pub entries: Vec<(Name, u64)>,
}

impl Weights {
    /// The sum of all weights, at least 1.
    pub fn sum(&self) -> u64 {
        self.entries.iter().fold(0_u64, |sum, (_, weight)| sum.saturating_add(*weight)).max(1)
    }
}

impl Grammar<'_> {
    /// The tables with their weights. Entries of the weight 0 that the ruleset leaves out are left out.
    pub fn weights(&self) -> Vec<Weights> {
        let game = self.game;
        let types = self.menus.types.iter().filter_map(|(at, weight)| {
            let (name, _) = game.card_types.get_index(usize::try_from(*at).ok()?)?;
            Some((name.clone(), *weight))
        });
        // An operation without a target has the weight of its kind.
        let kinds = self.target_menu.iter().filter(|kind| !kind.presets.is_empty() && kind.weight > 0);
        let targets = kinds.map(|kind| (kind.name.clone(), kind.weight));
        let operations = game.operations.keys().zip(&self.operations);
        let operations = operations.map(|(id, operation)| (id.clone(), operation_weight(operation, 0)));
        let tables = [
            (Weighed::Types, types.collect::<Vec<_>>()),
            (Weighed::Targets, targets.collect()),
            (Weighed::Operations, operations.collect()),
        ];
        tables.into_iter().filter(|(_, all)| all.len() > 1).map(|(of, entries)| Weights { of, entries }).collect()
    }
}

/// The settings of tables that differ from those of the rules. A table is written as a whole, since what a table lacks
/// weighs nothing.
pub fn settings<'w>(changed: impl IntoIterator<Item = &'w Weights>) -> Value {
    let (mut settings, mut weights) = (Map::new(), Map::new());
    for table in changed {
        let entries = table.entries.iter().map(|(id, weight)| (id.to_string(), Value::from(*weight)));
        let entries: Map<String, Value> = entries.collect();
        match table.of {
            Weighed::Types => settings.insert("types".to_owned(), entries.into()),
            Weighed::Targets => weights.insert("targets".to_owned(), entries.into()),
            Weighed::Operations => weights.insert("operations".to_owned(), entries.into()),
        };
    }
    if !weights.is_empty() {
        settings.insert("weights".to_owned(), weights.into());
    }
    settings.into()
}
