//! Weights that are learnt from chosen cards: how often each choice is in their derivations, plus 1.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::choose::{Impossible, Menu, Step};
use super::grammar::Grammar;
use super::run::derive;
use super::walk::large;
use crate::base::Name;

/// How often the entries of a table are in the derivations.
type Counts = BTreeMap<Name, u64>;

/// What was counted.
struct Learnt {
    types: Counts,
    targets: Counts,
    operations: Counts,
    /// The families of timings, by card type.
    timings: BTreeMap<Name, Counts>,
}

/// The settings that make cards like these more often: of types, timings, targets and operations.
///
/// # Errors
///
/// What of a card the grammar does not have.
pub fn learned(grammar: &Grammar<'_>, cards: &[&Value]) -> Result<Value, Impossible> {
    let game = grammar.game;
    let ones = |names: &mut dyn Iterator<Item = &Name>| names.map(|name| (name.clone(), 1)).collect::<Counts>();
    let families = ones(&mut grammar.families.iter().map(|family| &family.name));
    let mut learnt = Learnt {
        types: ones(&mut game.card_types.keys()),
        targets: ones(&mut grammar.target_menu.iter().map(|kind| &kind.name)),
        operations: ones(&mut game.operations.keys()),
        timings: game.card_types.keys().map(|name| (name.clone(), families.clone())).collect(),
    };
    for card in cards {
        let (found, steps) = derive(grammar, card)?;
        let card_type = game.card_types.get_index(found.card_type).map(|(name, _)| name.clone());
        for step in &steps {
            learnt.count(grammar, card_type.as_ref(), step);
        }
    }
    Ok(learnt.settings())
}

impl Learnt {
    fn count(&mut self, grammar: &Grammar<'_>, card_type: Option<&Name>, step: &Step) {
        let game = grammar.game;
        let at = large(step.value);
        let (counts, name) = match step.menu {
            Menu::Type => (Some(&mut self.types), game.card_types.get_index(at).map(|(name, _)| name)),
            Menu::Target => (Some(&mut self.targets), grammar.target_menu.get(at).map(|kind| &kind.name)),
            Menu::Operation => (Some(&mut self.operations), game.operations.get_index(at).map(|(name, _)| name)),
            Menu::Timing => {
                let counts = card_type.and_then(|card_type| self.timings.get_mut(card_type));
                (counts, grammar.families.get(at).map(|family| &family.name))
            }
            _ => return,
        };
        if let (Some(counts), Some(name)) = (counts, name) {
            *counts.entry(name.clone()).or_default() += 1;
        }
    }

    fn settings(self) -> Value {
        let table = |counts: Counts| -> Value {
            let entries = counts.into_iter().map(|(name, count)| (name.to_string(), Value::from(count)));
            entries.collect::<Map<String, Value>>().into()
        };
        let timings = self.timings.into_iter().map(|(card_type, counts)| (card_type.to_string(), table(counts)));
        json!({ "types": table(self.types), "weights": {
            "targets": table(self.targets), "operations": table(self.operations),
            "timings": timings.collect::<Map<String, Value>>()
        } })
    }
}
