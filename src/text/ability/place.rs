//! Where cards are and whose, in noun phrases and in what is said about them.

use fluent::FluentArgs;

use super::filters::Filter;
use super::noun::{Described, Piece, Pieces, has_requests, set_pieces};
use super::{Writer, set_forms};
use crate::kernel::ids::{CardTypeId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Side, Target};
use crate::ruleset::SIDES;
use crate::text::render::clause::message;
use crate::text::render::phrase::Forms;

/// The prefix of messages that say where cards are and whose.
pub(super) const PLACE: &str = "in-";

/// The single name for a list of sides: own, opponent or both.
pub fn side(sides: &[Side]) -> &'static str {
    match sides {
        [Side::Own] => "self",
        [Side::Other] => "opponent",
        _ => "any",
    }
}

/// The name of zones: that of a group, or their own ones.
pub fn zone_key(game: &Game, zones: &[ZoneId]) -> String {
    let group = game.groups.iter().find(|(_, group)| group.len() > 1 && group.as_ref() == zones);
    if let Some((name, _)) = group {
        return name.to_string();
    }
    let names = zones.iter().map(|zone| game.zones.get_index(zone.index()).map_or("", |(name, _)| name.as_str()));
    names.collect::<Vec<_>>().join("-")
}

impl<'a> Writer<'a, '_> {
    /// Whose the cards are and where they are. Conditions say it themselves.
    pub(super) fn add_place(&self, cards: &Described<'_>, pieces: &mut Pieces) {
        if let Some(id) = self.place_of(cards) {
            let place = Filter::plain(id);
            if self.note(&place.id, "as").as_deref() == Some("adjective") {
                pieces.adjectives.push(place);
            } else {
                pieces.place = Some(place);
            }
        } else if self.must_say_place(cards) {
            pieces.unprinted = Some(format!("{PLACE}{}-{}", cards.place, cards.who));
        }
        pieces.adjectives.sort_by_key(|filter| self.order(filter));
    }

    /// The message of a place: its own, or, if the noun names its zone, that of a group of zones which has it.
    fn place_of(&self, cards: &Described<'_>) -> Option<String> {
        let own = format!("{PLACE}{}-{}", cards.place, cards.who);
        if self.bundle.has(&own) {
            return Some(own);
        }
        let zones = cards.target?.zones.as_deref()?;
        self.only_type(zones)?;
        let groups = self.game.groups.iter().filter(|(_, group)| zones.iter().all(|zone| group.contains(zone)));
        groups.map(|(name, _)| format!("{PLACE}{name}-{}", cards.who)).find(|id| self.bundle.has(id))
    }

    /// Whether the cards of another player in the same zones have words for where they are. Cards of both players in play
    /// that lie beneath no others need none.
    fn must_say_place(&self, cards: &Described<'_>) -> bool {
        zones_of(cards).is_some_and(|zones| !self.needs_no_place(zones, cards.who))
            && SIDES.iter().any(|side| self.bundle.has(&format!("{PLACE}{}-{side}", cards.place)))
    }

    /// Whether these are cards of both players in play that lie beneath no others.
    fn needs_no_place(&self, zones: &[ZoneId], who: &str) -> bool {
        let is_unit = |zone: &ZoneId| self.game.zones.get_index(zone.index()).is_some_and(|(_, zone)| zone.units);
        who == "any" && zones.iter().all(|zone| is_unit(zone) && self.game.beneath != Some(*zone))
    }

    /// The type of all cards in these zones, if it is only one.
    pub(super) fn only_type(&self, zones: &[ZoneId]) -> Option<&'a str> {
        let is_in_play = |zone: &ZoneId| self.game.zones.get_index(zone.index()).is_some_and(|(_, zone)| zone.units);
        let can_be = |id: CardTypeId| zones.iter().any(|zone| self.game.can_lie(id, *zone));
        let mut types = (0..self.game.card_types.len()).filter_map(CardTypeId::at).filter(|id| can_be(*id));
        let only = types.next().filter(|_| types.next().is_none() && zones.iter().all(is_in_play))?;
        self.game.card_types.get_index(only.index()).map(|(name, _)| name.as_str())
    }

    /// Whether the noun of cards is one of their zones alone, which says where they are.
    pub(super) fn has_own_noun(&self, zones: &[ZoneId]) -> bool {
        let mut args = FluentArgs::new();
        set_forms(&mut args, &Forms::default());
        let noun = |id: &str| message(self.bundle, id, None, &args).ok();
        let own = noun(&format!("noun-{}", zone_key(self.game, zones)));
        own.is_some_and(|own| Some(own) != noun("noun-card")) || self.only_type(zones).is_some()
    }

    /// Whether a noun phrase says whose its cards are, unless they are the usual ones of a preset, and where: with the phrase
    /// for that, `placed`, or its message does without it, or the noun is that of their zones.
    pub(super) fn says_where(
        &self,
        id: &str,
        arguments: &[(&'static str, Piece)],
        forms: &Forms,
        (cards, is_usual): (&Described<'_>, bool),
        placed: Option<usize>,
    ) -> bool {
        let text = |who: &str, place: &str| {
            let mut forms = forms.clone();
            forms.set("who", who);
            forms.set("zone", place);
            let mut args = FluentArgs::new();
            set_forms(&mut args, &forms);
            set_pieces(&mut args, arguments);
            self.facts.set(&mut args);
            message(self.bundle, id, None, &args).ok()
        };
        let Some(zones) = zones_of(cards) else { return true };
        let own = text(cards.who, &cards.place);
        if placed.is_some_and(|at| own.as_ref().is_some_and(|own| has_requests(own, &[at]))) {
            return true;
        }
        let says_side =
            || is_usual || Side::NAMED.into_iter().all(|(who, _)| who == cards.who || text(who, &cards.place) != own);
        let says_place = || self.has_own_noun(zones) || text(cards.who, "") != own;
        self.needs_no_place(zones, cards.who) || says_side() && says_place()
    }
}

/// The zones of cards that are picked in zones.
fn zones_of<'t>(cards: &Described<'t>) -> Option<&'t [ZoneId]> {
    let is_placed = |target: &&Target| !matches!(target.pick, Pick::This | Pick::Host | Pick::Same | Pick::Fit);
    cards.target.filter(is_placed).and_then(|target| target.zones.as_deref())
}
