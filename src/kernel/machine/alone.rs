//! The effects of a card apart from a match: nothing is paid, and the card was not played.

use super::Machine;
use super::frame::Happening;
use super::resolve::Effect;
use crate::kernel::ids::{AbilityId, DefinitionId, LIMBO};
use crate::kernel::question::AbilityRef;
use crate::kernel::rules::ability::About;
use crate::kernel::state::{CardId, Seat, Thing, Things};

impl Machine<'_> {
    /// The effects that a card has when it is played; no card moves.
    pub(crate) fn resolve_alone(&mut self, definition: DefinitionId, seat: Seat) {
        let Some(card) = self.add_nowhere(definition, seat) else { return };
        self.begin_action();
        self.resolve_played(card, seat);
        self.finish_alone(card, seat);
    }

    /// Adds a card whose abilities are tried: to the zone to which its type goes if that is one of play and has room,
    /// else to none.
    pub(crate) fn add_tried(&mut self, definition: DefinitionId, seat: Seat) -> Option<CardId> {
        let kernel = self.kernel;
        let card_type = kernel.card_type(kernel.game.definition(definition).card_type);
        let zone = card_type.and_then(|card_type| card_type.to).filter(|zone| kernel.in_play(*zone));
        match zone {
            Some(zone) if self.has_room(seat, zone) => self.add_card(definition, seat, zone),
            _ => self.add_nowhere(definition, seat),
        }
    }

    /// Adds a card to no zone of the rules.
    fn add_nowhere(&mut self, definition: DefinitionId, seat: Seat) -> Option<CardId> {
        let origin = self.next_origin();
        self.add(self.blank(definition, seat, origin), seat)
    }

    /// Does abilities of a card one after another as if they had been set off or used: they are not paid for.
    pub(crate) fn try_abilities(&mut self, card: CardId, abilities: &[AbilityId], seat: Seat) {
        self.begin_action();
        for &id in abilities {
            self.try_ability(card, id, seat);
        }
        self.finish_alone(card, seat);
    }

    fn try_ability(&mut self, card: CardId, id: AbilityId, seat: Seat) {
        let kernel = self.kernel;
        let entry = kernel.game.ability(id);
        let ability = AbilityRef { id, slot: entry.slot, origin: self.state.card(card).origin };
        // An event that must be about this card is; of others it is not known which card they are about.
        let timing = kernel.game.timings.get_index(entry.timing.index()).map(|(_, timing)| timing);
        let is_own = timing
            .is_some_and(|timing| timing.when.is_some() && entry.refinement.card.unwrap_or(timing.card) == About::This);
        let cards = if is_own { Things::one(Thing::Card(card)) } else { Things::EMPTY };
        let happening = Happening { cards, ..Happening::default() };
        let aims = self.aims_of(card, ability, seat, Some(&happening));
        let outer = self.begin_tallies();
        let effect = Effect {
            aims: Some(&aims),
            happening: Some(&happening),
            ..Effect::of_ability(kernel, card, ability, seat, self.state)
        };
        self.effect(&effect, None);
        self.end_tallies(outer);
    }

    /// What the effects have set off.
    fn finish_alone(&mut self, card: CardId, seat: Seat) {
        self.settle(0);
        self.chains();
        self.state.piles_mut(seat).remove(LIMBO, card);
        self.judge();
    }
}
