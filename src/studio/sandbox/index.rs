//! Cards and heroes by id, with their names in the language of the window.

use std::collections::HashMap;

use lucide_icons::Icon;

use crate::base::Name;
use crate::document::Place;
use crate::engine::{Board, Handle, Side};
use crate::studio::view::View;

/// Where records stand, by their ids.
#[derive(Default)]
pub struct Index {
    made: Option<u64>,
    places: HashMap<Name, Place>,
}

impl Index {
    /// Makes it anew where the project has changed.
    pub fn update(&mut self, view: &View<'_>) {
        if self.made == Some(view.document.revision()) {
            return;
        }
        self.made = Some(view.document.revision());
        let registry = view.registry();
        self.places.clear();
        for (at, card) in registry.cards.iter().enumerate().rev() {
            self.places.insert(card.id.clone(), Place::Card(at));
        }
        for (at, hero) in registry.heroes.iter().enumerate().rev() {
            self.places.insert(hero.id.clone(), Place::Hero(at));
        }
    }

    /// Where a record stands.
    pub fn place(&self, id: &str) -> Option<Place> {
        self.places.get(id).copied()
    }

    /// The name of a card or hero, or its id.
    pub fn name(&self, view: &View<'_>, id: &str) -> String {
        let registry = view.registry();
        let english = match self.place(id) {
            Some(Place::Card(at)) => registry.cards.get(at).map(|card| card.name.as_str()),
            Some(Place::Hero(at)) => registry.heroes.get(at).map(|hero| hero.name.as_str()),
            _ => None,
        };
        view.texts.name(view.say.language(), id, english.filter(|name| !name.is_empty()).unwrap_or(id))
    }

    /// The name of a player: of the hero, or who it is.
    pub fn player(&self, view: &View<'_>, board: &Board, side: Side) -> String {
        match board.hero(side) {
            Some(id) => self.name(view, id),
            None => view.say.t(if side == Side::First { "player-self" } else { "player-opponent" }).to_string(),
        }
    }

    /// The name of a card of a board: of one without an id its type.
    pub fn card(&self, view: &View<'_>, board: &Board, card: Handle) -> String {
        if let Some(id) = board.card_id(card) {
            return self.name(view, id);
        }
        match board.table.card(card).card_type {
            Some(id) => type_name(view, view.rules().card_type(id).0),
            None => view.say.t("card-unknown").to_string(),
        }
    }
}

/// The name of a type of card.
pub fn type_name(view: &View<'_>, card_type: &str) -> String {
    view.say.name(&format!("type-{card_type}"), card_type)
}

/// The name of a zone.
pub fn zone_name(view: &View<'_>, zone: &str) -> String {
    let name = view.say.name(&format!("zone-{zone}"), zone);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An icon by its lucide name.
pub fn icon(name: &str) -> Icon {
    Icon::try_from(name).unwrap_or(Icon::Circle)
}

/// The icon of a card's type.
pub fn type_icon(view: &View<'_>, board: &Board, card: Handle) -> Icon {
    let card_type = board.table.card(card).card_type;
    card_type.map_or(Icon::CircleQuestionMark, |id| icon(&view.rules().card_type(id).1.icon))
}

/// A condition of a row, in words.
pub fn condition_of(view: &View<'_>, condition: &crate::card::Condition) -> String {
    let (number, word) = match &condition.is {
        crate::card::Parameter::Number(number) => (Some(*number), None),
        crate::card::Parameter::Word(word) => (None, Some(word.as_str())),
        crate::card::Parameter::True | crate::card::Parameter::Other(_) => (None, None),
    };
    super::told::condition_words(view, &condition.id, number, word)
}
