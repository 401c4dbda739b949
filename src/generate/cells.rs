//! Which operations came up with which kinds of targets among many draws, and which could.

use super::choose::Menu;
use super::grammar::Grammar;
use super::shape::Options;
use super::walk::large;
use crate::base::Name;
use crate::kernel::rules::ability::Pick;

/// Kinds of targets by operations. The first kind is the one that is named as a card is played, the last is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells {
    /// The ids of targets or of their families; of the last, nothing.
    pub targets: Vec<Name>,
    pub operations: Vec<Name>,
    /// By target and operation: how often it came up; `None`: it was never offered.
    pub counts: Vec<Vec<Option<u64>>>,
    /// The kind of the row that is being drawn.
    now: usize,
}

impl Cells {
    pub fn new(grammar: &Grammar<'_>) -> Self {
        let game = grammar.game;
        let aimed = grammar.targets.iter().position(|preset| preset.pick == Pick::Target);
        let aimed = aimed.and_then(|at| game.targets.get_index(at)).map(|(name, _)| name.clone());
        let kinds = grammar.target_menu.iter();
        let kinds = kinds.map(|kind| if kind.presets.is_empty() { Name::default() } else { kind.name.clone() });
        let targets: Vec<Name> = std::iter::once(aimed.unwrap_or_default()).chain(kinds).collect();
        let operations: Vec<Name> = game.operations.keys().cloned().collect();
        let counts = vec![vec![None; operations.len()]; targets.len()];
        Self { targets, operations, counts, now: 0 }
    }

    /// Notes a choice; only targets and operations count.
    pub fn note(&mut self, menu: Menu, options: &Options, value: i32) {
        match menu {
            Menu::Target => self.now = large(value) + 1,
            Menu::Operation => {
                // A row without a choice of its target is one that is aimed.
                let Some(row) = self.counts.get_mut(std::mem::take(&mut self.now)) else { return };
                for (option, _) in options {
                    if let Some(count) = row.get_mut(large(*option)) {
                        *count = Some(count.unwrap_or(0) + u64::from(*option == value));
                    }
                }
            }
            _ => {}
        }
    }

    /// How many cells came up, and how many could.
    pub fn reached(&self) -> (usize, usize) {
        let all = || self.counts.iter().flatten().flatten();
        (all().filter(|count| **count > 0).count(), all().count())
    }
}
