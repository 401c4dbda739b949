//! Adds, removes and moves cards, heroes and books.

use std::sync::Arc;

use super::fields::set_number;
use super::ids::FreeIds;
use super::{Command, Document, RecordPath, card_change, no_record, refused};
use crate::base::{Diagnostic, Name, closest};
use crate::card::check::unknown;
use crate::card::{Card, Hero, Numbers, number};
use crate::document::Field;
use crate::document::menus::CardNumber;
use crate::document::step::{Label, Record, RecordChange, Step};
use crate::message;
use crate::registry::{Book, Registry};
use crate::ruleset::CardTypeId;
use crate::ruleset::ids::{IdForm, IdParts};

impl Document {
    /// The command that adds a card of the same hero and type as a record. `None` if the ruleset has no type for cards.
    pub fn card_beside(&self, place: Option<RecordPath>, name: Name) -> Option<Command> {
        let Registry { cards, heroes, .. } = &self.registry;
        let (hero, card_type) = match place {
            Some(RecordPath::Card(at)) => {
                let card = cards.get(at);
                (card.and_then(|card| self.hero_of(card)), card.map(|card| &card.card_type))
            }
            Some(RecordPath::Hero(at)) => (heroes.get(at).map(|hero| &hero.id), None),
            _ => (heroes.first().map(|hero| &hero.id), None),
        };
        let types = &self.rules.card_types;
        let is_known = |id: &&Name| types.get(*id).is_some_and(|kind| !kind.is_hero);
        let first = || types.iter().find(|(_, kind)| !kind.is_hero).map(|(id, _)| id);
        let card_type = card_type.filter(is_known).or_else(first)?.clone();
        Some(Command::AddCard { hero: hero.cloned(), card_type, name })
    }

    pub(super) fn add_card(&self, hero: Option<&Name>, card_type: &Name, name: Name) -> Result<Step, Diagnostic> {
        let type_id = self.type_of_cards(card_type)?;
        let id = FreeIds::new(self).next(hero, type_id)?;
        let mut card = Card { id: id.clone(), name, card_type: card_type.clone(), ..Card::default() };
        match hero {
            Some(hero) => card.book = self.hero_named(hero)?.book,
            None => card.books = self.registry.books.iter().map(|book| book.id).collect(),
        }
        card.numbers = self.numbers_for(card_type, &Numbers::new())?;
        self.fill_required_words(type_id, &mut card);
        let at = self.place_for(hero, card_type);
        let change = insertion(RecordPath::Card(at), Record::Card(Arc::new(card)));
        Ok(Step::new(Label::new("undo-add-card").with("id", id), vec![change]))
    }

    pub(super) fn add_hero(&self, book: i64, name: Name) -> Result<Step, Diagnostic> {
        let hero_type = self.rules.hero_type().ok_or_else(|| refused(message!("problem-no-heroes")))?;
        let book_number = u32::try_from(book).map_err(|_| refused(message!("problem-no-book", book = book)))?;
        let types = &self.rules.card_types;
        let pattern = &self.rules.ids.card;
        let id = (1..=self.registry.heroes.len() + 1)
            .filter_map(|number| u32::try_from(number).ok())
            .map(|number| IdParts {
                book: Some(book_number),
                hero: Some(number),
                card_type: Some(hero_type),
                number: Some(1),
            })
            .map(|parts| (pattern.write(parts, types), parts))
            .find(|(id, parts)| pattern.parse(id, types) == Some(*parts) && !self.checks.is_taken(id))
            .map(|(id, _)| id)
            .ok_or_else(|| refused(message!("problem-no-free-hero-id", book = book)))?;
        let mut numbers = Numbers::new();
        for (name, rule) in &self.rules.hero_numbers {
            if rule.default.is_none() {
                numbers.push((name.clone(), *rule.range.start()));
            }
        }
        let hero = Hero { id: id.clone(), name, book: Some(book), numbers, ..Hero::default() };
        let after = self.registry.heroes.iter().rposition(|hero| hero.book == Some(book));
        let at = after.map_or(self.registry.heroes.len(), |at| at + 1);
        let change = insertion(RecordPath::Hero(at), Record::Hero(Arc::new(hero)));
        Ok(Step::new(Label::new("undo-add-hero").with("id", id), vec![change]))
    }

    pub(super) fn add_book(&self, name: Name) -> Step {
        let id = self.registry.books.iter().map(|book| book.id).max().unwrap_or(0).saturating_add(1);
        let label = Label::new("undo-add-book").with("name", &name);
        let book = Book { id, name, ..Book::default() };
        Step::new(label, vec![insertion(RecordPath::Book(self.registry.books.len()), Record::Book(Arc::new(book)))])
    }

    pub(super) fn duplicate(&self, cards: &[usize]) -> Result<Step, Diagnostic> {
        let mut ids = FreeIds::new(self);
        let mut changes = Vec::with_capacity(cards.len());
        for (copies, &at) in cards.iter().enumerate() {
            let original = self.card(at)?;
            let copy = Card { id: self.next_id(original, &mut ids)?, ..original.clone() };
            changes.push(insertion(RecordPath::Card(at + 1 + copies), Record::Card(Arc::new(copy))));
        }
        Ok(Step::new(self.cards_label("undo-duplicate", cards), changes))
    }

    pub(super) fn delete(&self, at: &[RecordPath]) -> Result<Step, Diagnostic> {
        let name = at.first().map(|&place| self.name_of(place)).unwrap_or_default();
        let label = Label::new("undo-delete").with("name", name).with("count", at.len());
        let mut changes = Vec::with_capacity(at.len());
        // Remove from the end, so that earlier indices stay valid.
        for &place in at.iter().rev() {
            let before = match place {
                RecordPath::Card(at) => Record::Card(Arc::new(self.card(at)?.clone())),
                RecordPath::Hero(at) => Record::Hero(Arc::new(self.hero(at)?.clone())),
                RecordPath::Book(at) => match self.registry.books.get(at) {
                    Some(book) => Record::Book(Arc::new(book.clone())),
                    None => return Err(no_record(place)),
                },
                RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_) => {
                    return Err(refused(message!("problem-file-not-deleted")));
                }
            };
            changes.push(RecordChange { place, before: Some(before), after: None });
        }
        Ok(Step::new(label, changes))
    }

    pub(super) fn move_to_hero(&self, cards: &[usize], hero: &Name) -> Result<Step, Diagnostic> {
        let owner = self.hero_named(hero)?;
        let mut ids = FreeIds::new(self);
        let mut changes = Vec::with_capacity(cards.len());
        for &at in cards {
            let before = self.card(at)?;
            let mut after = before.clone();
            self.give_to(&mut after, owner, &mut ids)?;
            changes.extend(card_change(at, before, after));
        }
        let label = Label::new("undo-move-to-hero").with("hero", &owner.name).with("count", changes.len());
        Ok(Step::new(label, changes))
    }

    /// Moves a card to a hero and adapts its id.
    fn give_to(&self, card: &mut Card, owner: &Hero, ids: &mut FreeIds<'_>) -> Result<(), Diagnostic> {
        if self.checks.hero_of(card, &self.rules) == Some(&owner.id) {
            return Ok(());
        }
        match self.rules.ids.parse(&card.id, &self.rules.card_types) {
            // An id of the older form is already printed, so it is kept if the book has such ids.
            Some((IdForm::Retained, parts)) if parts.book.map(i64::from) == owner.book => {
                card.hero = Some(owner.id.clone());
            }
            _ => {
                card.id = ids.next(Some(&owner.id), self.type_of_cards(&card.card_type)?)?;
                card.hero = None;
            }
        }
        card.book = owner.book;
        card.books.clear();
        Ok(())
    }

    pub(super) fn set_all(&self, cards: &[usize], fields: &[Field], hero: Option<&Name>) -> Result<Step, Diagnostic> {
        let owner = hero.map(|hero| self.hero_named(hero)).transpose()?;
        let mut ids = FreeIds::new(self);
        let mut changes = Vec::with_capacity(cards.len());
        for &at in cards {
            let before = self.card(at)?;
            let mut after = before.clone();
            for field in fields.iter().filter(|field| self.suits(field, before)) {
                self.set_on_card(&mut after, field)?;
            }
            if let Some(owner) = owner {
                self.give_to(&mut after, owner, &mut ids)?;
            }
            changes.extend(card_change(at, before, after));
        }
        Ok(Step::new(Label::new("undo-set-all").with("count", changes.len()), changes))
    }

    /// Whether a card of this type has the field, because not all selected cards may have a number.
    fn suits(&self, field: &Field, card: &Card) -> bool {
        let (Field::Number(name, _), Some(kind)) = (field, self.rules.card_types.get(&card.card_type)) else {
            return true;
        };
        !self.rules.numbers.contains_key(name) || kind.numbers.iter().any(|&id| self.rules.number(id).0 == name)
    }

    pub(super) fn set_type(&self, cards: &[usize], card_type: &Name) -> Result<Step, Diagnostic> {
        let type_id = self.type_of_cards(card_type)?;
        let kind = self.rules.card_type(type_id).1;
        let mut ids = FreeIds::new(self);
        let mut changes = Vec::with_capacity(cards.len());
        for &at in cards {
            let before = self.card(at)?;
            let mut after = Card { card_type: card_type.clone(), ..before.clone() };
            super::fields::remove_unread(&mut after.rest, "type");
            let says = self.rules.ids.parse(&before.id, &self.rules.card_types).and_then(|(_, parts)| parts.card_type);
            if says.is_some_and(|says| says != type_id) {
                let hero = self.checks.hero_of(before, &self.rules).cloned();
                after.id = ids.next(hero.as_ref().or(Some(&before.id)), type_id)?;
            }
            after.numbers = self.numbers_for(card_type, &before.numbers)?;
            if !kind.has_subtype {
                after.subtype = None;
            }
            if !kind.has_trigger {
                after.trigger = None;
            }
            self.fill_required_words(type_id, &mut after);
            changes.extend(card_change(at, before, after));
        }
        let label = Label::new("undo-set-type").with("value", card_type).with("count", cards.len());
        Ok(Step::new(label, changes))
    }

    /// Sets a missing subtype or trigger that the card's type needs to the first one of the ruleset.
    fn fill_required_words(&self, type_id: CardTypeId, card: &mut Card) {
        let kind = self.rules.card_type(type_id).1;
        if kind.has_subtype && card.subtype.is_none() {
            card.subtype = self.rules.subtypes.keys().next().cloned();
        }
        if kind.has_trigger && card.trigger.is_none() {
            card.trigger = self.rules.triggers.keys().next().cloned();
        }
    }

    /// The next free id for a card like this one.
    pub(super) fn next_id(&self, like: &Card, ids: &mut FreeIds<'_>) -> Result<Name, Diagnostic> {
        let card_type = self.type_of_cards(&like.card_type)?;
        let hero = self.checks.hero_of(like, &self.rules).cloned();
        let is_crossover = !like.books.is_empty();
        match hero {
            Some(hero) => ids.next(Some(&hero), card_type),
            None if is_crossover => ids.next(None, card_type),
            // The hero does not exist, but the id may still contain its book and number.
            None => ids.next(Some(&like.id), card_type),
        }
    }

    /// The index of a card type; the hero type is refused.
    pub(super) fn type_of_cards(&self, name: &Name) -> Result<CardTypeId, Diagnostic> {
        let found = self.rules.card_type_id(name).filter(|&id| !self.rules.card_type(id).1.is_hero);
        found.ok_or_else(|| {
            let meant = closest(name, self.rules.card_types.keys().map(Name::as_str));
            refused(unknown(name, "expected-card-type")).did_you_mean(meant)
        })
    }

    fn hero_named(&self, id: &Name) -> Result<&Hero, Diagnostic> {
        let found = self.registry.heroes.iter().find(|hero| hero.id == *id);
        found.ok_or_else(|| {
            let meant = closest(id, self.registry.heroes.iter().map(|hero| hero.id.as_str()));
            refused(message!("problem-no-hero", id = id)).did_you_mean(meant)
        })
    }

    /// The numbers of a card of a type, each within the type's range. Missing numbers get the lowest allowed value, unless
    /// the ruleset has a usual one.
    fn numbers_for(&self, card_type: &Name, given: &Numbers) -> Result<Numbers, Diagnostic> {
        let known: Vec<&Name> = self.rules.numbers.keys().collect();
        let mut numbers = Numbers::new();
        for CardNumber { name, range, usual, .. } in self.card_numbers(card_type) {
            let least = usual.is_none().then(|| *range.start());
            let value = number(given, name).map(|value| value.clamp(*range.start(), *range.end())).or(least);
            set_number(&mut numbers, name, value, &known)?;
        }
        Ok(numbers)
    }

    /// The index for a new card: after the cards of its hero and type, otherwise after the cards of its hero, otherwise
    /// at the end.
    fn place_for(&self, hero: Option<&Name>, card_type: &Name) -> usize {
        let cards = &self.registry.cards;
        let mut of_hero = None;
        for (at, card) in cards.iter().enumerate().rev() {
            if self.checks.hero_of(card, &self.rules) != hero {
                continue;
            }
            if card.card_type == *card_type {
                return at + 1;
            }
            of_hero = of_hero.or(Some(at + 1));
        }
        of_hero.unwrap_or(cards.len())
    }

    pub(super) fn cards_label(&self, message: &'static str, cards: &[usize]) -> Label {
        let name = cards.first().map(|&at| self.name_of(RecordPath::Card(at))).unwrap_or_default();
        Label::new(message).with("name", name).with("count", cards.len())
    }
}

/// The insertion of a record.
pub(super) fn insertion(place: RecordPath, record: Record) -> RecordChange {
    RecordChange { place, before: None, after: Some(record) }
}
