//! The weights that a designer changes, and the settings that they make.

use serde_json::{Map, Value, json};

use super::grammar::Grammar;
use super::operation::operation_weight;
use crate::base::Name;

/// What a table of weights is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weighed {
    Types,
    /// Of rows on cards of a type.
    Timings(Name),
    Targets,
    Operations,
    /// Out of the settings' `keywords.of`, each for itself.
    Keywords,
    /// What cards in play are called.
    Filters,
}

/// A table of weights, by the ids of its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    pub of: Weighed,
    pub entries: Vec<(Name, u64)>,
    /// Out of how much, where each entry is drawn for itself.
    pub whole: Option<u64>,
}

impl Weights {
    /// What the weights are out of: their sum, or what each is out of by itself; at least 1.
    pub fn sum(&self) -> u64 {
        if let Some(whole) = self.whole {
            return whole.max(1);
        }
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
        let each = self.settings["keywords"]["of"].as_u64().unwrap_or(20);
        let mut tables = vec![(Weighed::Types, types.collect::<Vec<_>>())];
        let of_type = |(at, name): (usize, &Name)| (Weighed::Timings(name.clone()), self.timing_weights(at));
        tables.extend(game.card_types.keys().enumerate().map(of_type));
        tables.extend([
            (Weighed::Targets, targets.collect()),
            (Weighed::Operations, operations.collect()),
            (Weighed::Keywords, self.keyword_weights()),
            (Weighed::Filters, of_table(&self.settings["weights"]["filters"]["in_play"])),
        ]);
        tables
            .into_iter()
            .filter(|(_, all)| all.len() > 1)
            .map(|(of, entries)| Weights { whole: (of == Weighed::Keywords).then_some(each), of, entries })
            .collect()
    }

    /// The families of timings that rows on cards of a type can have. Empty: the settings say nothing about the type.
    fn timing_weights(&self, card_type: usize) -> Vec<(Name, u64)> {
        let name = self.game.card_types.get_index(card_type).map_or("", |(name, _)| name.as_str());
        let is_drawn = self.menus.types.iter().any(|(at, _)| usize::try_from(*at) == Ok(card_type));
        let timings = &self.settings["weights"]["timings"];
        let own = timings.get(name).or_else(|| timings.get("else")).filter(|_| is_drawn);
        own.map_or_else(Vec::new, of_table)
    }

    /// The keywords with weights of their own that are the same for all types.
    fn keyword_weights(&self) -> Vec<(Name, u64)> {
        let settings = &self.settings["keywords"];
        let names = self.game.keywords.keys();
        let own = |name: &Name| {
            let weight = settings.get(name.as_str()).or_else(|| settings.get("each"))?;
            Some((name.clone(), weight.as_u64()?))
        };
        names.filter_map(own).collect()
    }
}

/// The settings of tables that differ from those of the rules. A table is written as a whole, since what a table lacks
/// weighs nothing.
pub fn settings<'w>(changed: impl IntoIterator<Item = &'w Weights>) -> Value {
    let (mut settings, mut weights) = (Map::new(), Map::new());
    for table in changed {
        let entries = table.entries.iter().map(|(id, weight)| (id.to_string(), Value::from(*weight)));
        let entries: Map<String, Value> = entries.collect();
        match &table.of {
            Weighed::Types => settings.insert("types".to_owned(), entries.into()),
            Weighed::Keywords => settings.insert("keywords".to_owned(), entries.into()),
            Weighed::Targets => weights.insert("targets".to_owned(), entries.into()),
            Weighed::Operations => weights.insert("operations".to_owned(), entries.into()),
            Weighed::Filters => weights.insert("filters".to_owned(), json!({ "in_play": entries })),
            Weighed::Timings(name) => {
                let timings = weights.entry("timings").or_insert_with(|| json!({}));
                timings.as_object_mut().and_then(|timings| timings.insert(name.to_string(), entries.into()))
            }
        };
    }
    if !weights.is_empty() {
        settings.insert("weights".to_owned(), weights.into());
    }
    settings.into()
}

/// The entries of a table of the settings.
fn of_table(table: &Value) -> Vec<(Name, u64)> {
    let entries = table.as_object().into_iter().flatten();
    entries.filter_map(|(name, weight)| Some((Name::from(name.as_str()), weight.as_u64()?))).collect()
}
