//! Which printed cards ask for a target that is named with an action, worked out once.

use super::ids::{ActionId, DefinitionId};
use super::lookup::Kernel;
use super::rules::Game;
use super::rules::ability::{Pick, Row};
use super::rules::statement::{Moved, Place, StatementKind};
use super::rules::term::Selector;

impl Game {
    /// Whether a row's operation lets its player choose in the zone of aims; `None`: it does not choose at all.
    pub fn chooses(&self, row: &Row, place: &Place) -> Option<bool> {
        let (_, operation) = self.operations.get_index(row.operation.index())?;
        operation.does.iter().find_map(|statement| {
            let (StatementKind::Damage { whom: cards, .. }
            | StatementKind::Modify { cards, .. }
            | StatementKind::Destroy(cards, _)
            | StatementKind::Move { cards: Moved::Cards(cards), .. }) = &statement.kind
            else {
                return None;
            };
            let Selector::Choose(choose) = cards else { return None };
            let (Selector::Zones(players, zones), Place::Of(of, zone)) = (&choose.from, place) else {
                return Some(false);
            };
            Some(players == of && zones.contains(zone))
        })
    }

    /// Whether the rows of a card can ask for a target that is named with an action.
    fn can_aim(&self, action: ActionId, card: DefinitionId) -> bool {
        let Some((_, action)) = self.flow.actions.get_index(action.index()) else { return false };
        let Some(rule) = &action.aims else { return false };
        let card = self.definition(card);
        let card_type = self.card_types.get_index(card.card_type.index());
        if card_type.is_some_and(|(_, card_type)| card_type.waits) {
            return false;
        }
        let abilities = card.abilities.iter().map(|&id| self.ability(id));
        let mut rows = abilities.filter(|ability| rule.on.contains(&ability.timing)).flat_map(|ability| &ability.rows);
        match &rule.zone {
            // The first row that chooses decides.
            Some(place) => rows.find_map(|row| self.chooses(row, place)) == Some(true),
            None => rows.any(|row| row.target.is_some_and(|target| self.target(target).pick == Pick::Target)),
        }
    }

    /// By action and printed card, whether the card's rows can ask for a target.
    pub(super) fn aiming(&self) -> Box<[Box<[bool]>]> {
        let cards = || (0..self.definitions.len()).map(DefinitionId::at);
        let of = |action: Option<ActionId>| {
            cards().map(|card| action.zip(card).is_none_or(|(action, card)| self.can_aim(action, card))).collect()
        };
        (0..self.flow.actions.len()).map(ActionId::at).map(of).collect()
    }
}

impl Kernel {
    /// Whether the rows of a printed card can ask for a target that is named with an action.
    pub(super) fn can_aim(&self, action: ActionId, card: DefinitionId) -> bool {
        self.aiming.get(action.index()).and_then(|cards| cards.get(card.index())).copied().unwrap_or(true)
    }
}
