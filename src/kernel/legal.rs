//! The legal action that somebody names, or why there is none.

use super::ids::ActionId;
use super::lookup::Kernel;
use super::machine::{Machine, Workspace, shown};
use super::question::{AbilityRef, Choice};
use super::state::{CardId, Seat, State};

/// An action as it is named.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub action: ActionId,
    pub by: Seat,
    pub card: Option<CardId>,
    /// The number of the ability on its card; `None`: the first that is legal.
    pub ability: Option<u64>,
}

impl Kernel {
    /// The first legal action that is named and wanted, or the first reason why there is none.
    pub(super) fn find_choice(
        &self,
        state: &State,
        named: Named,
        is_wanted: impl Fn(&Choice) -> bool,
    ) -> Result<Choice, String> {
        let refused = |why: &str| Err(why.to_owned());
        let Named { action: id, by, card, ability: wanted } = named;
        let Some((_, action)) = self.game.flow.actions.get_index(id.index()) else {
            return refused("no-call");
        };
        let mut state = state.clone();
        let active = state.active;
        let mut work = Workspace::default();
        let mut machine = Machine::reading(self, &mut state, &mut work);
        if !machine.allowed(by).contains(&id) {
            return refused(if by == active { "not-now" } else { "not-your-turn" });
        }
        let sources = machine.sources(action, by);
        if !action.cards.is_empty() && !machine.is_source(action, card, by) {
            return refused("no-card");
        }
        let legal = machine.legal(&[id], by);
        if let Some(choice) = legal.iter().find(|choice| is_wanted(choice)) {
            return Ok(*choice);
        }
        let is_named = |ability: &Option<AbilityRef>| match (ability, wanted) {
            (Some(ability), Some(wanted)) => u64::from(ability.slot) == wanted,
            _ => true,
        };
        let abilities: Vec<Option<AbilityRef>> = match action.ability {
            None => vec![None],
            Some(_) => {
                let of_card = sources.into_iter().filter(|(source, _)| *source == card);
                of_card.map(|(_, ability)| ability).filter(is_named).collect()
            }
        };
        if abilities.is_empty() {
            return refused("no-ability");
        }
        let why = abilities.into_iter().find_map(|ability| machine.refusal(action, by, card, &shown(ability)));
        refused(why.unwrap_or("no-target"))
    }
}
