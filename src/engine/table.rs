//! The rules and cards of a game, which do not change while it is played.

use std::sync::Arc;

use indexmap::IndexMap;

use super::program::{Primitive, Printed, Program, Target, compile};
use super::rules::Rules;
use super::state::{Handle, MAX_CARDS};
use crate::base::Name;
use crate::card::{Card, CheckedCard, CheckedHero, CheckedRecords};
use crate::ruleset::term::Owner;
use crate::ruleset::{CardTypeId, Ruleset, When};

/// The compiled cards and heroes of a registry.
#[derive(Clone, Debug)]
pub struct Library {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The cards by id.
    pub cards: IndexMap<Name, Arc<Program>>,
    /// The heroes by id.
    pub heroes: IndexMap<Name, Arc<Hero>>,
}

/// A compiled hero.
#[derive(Clone, Debug)]
pub struct Hero {
    /// The id.
    pub id: Name,
    /// The book.
    pub book: i32,
    /// The numbers in the ruleset's order.
    pub numbers: Vec<i32>,
    /// The ability.
    pub ability: Arc<Program>,
}

impl Library {
    /// Compiles the cards and heroes of a registry that were checked by these rules. Records with errors are left out,
    /// unless the errors are only of design.
    pub fn of(rules: &Ruleset, cards: &[Card], heroes: &[crate::card::Hero], checked: &CheckedRecords) -> Self {
        let cards = checked.valid_cards(cards).map(|(card, checked)| (&card.id, &**checked));
        let heroes = checked.valid_heroes(heroes).map(|(hero, checked)| (&hero.id, &**checked));
        Self::new(rules, cards, heroes)
    }

    /// Compiles cards and heroes. The first of two with the same id counts.
    pub fn new<'c>(
        rules: &Ruleset,
        cards: impl IntoIterator<Item = (&'c Name, &'c CheckedCard)>,
        heroes: impl IntoIterator<Item = (&'c Name, &'c CheckedHero)>,
    ) -> Self {
        let compiled = Rules::new(rules);
        let mut library = Self { rules: Arc::new(compiled), cards: IndexMap::new(), heroes: IndexMap::new() };
        for (id, card) in cards {
            let printed = Printed {
                id,
                card_type: card.card_type,
                book: card.book,
                numbers: &card.numbers,
                subtype: card.subtype,
                trigger: card.trigger,
                rows: &card.rows,
            };
            let program = compile(&printed, rules, &library.rules.layout);
            library.cards.entry(id.clone()).or_insert_with(|| Arc::new(program));
        }
        for (id, hero) in heroes {
            let ability = rules.hero_type().map_or_else(Program::unknown, |card_type| {
                let printed = Printed {
                    id,
                    card_type,
                    book: Some(hero.book),
                    numbers: &[],
                    subtype: None,
                    trigger: None,
                    rows: &hero.ability,
                };
                compile(&printed, rules, &library.rules.layout)
            });
            let hero =
                Hero { id: id.clone(), book: hero.book, numbers: hero.numbers.to_vec(), ability: Arc::new(ability) };
            library.heroes.entry(id.clone()).or_insert_with(|| Arc::new(hero));
        }
        library
    }
}

/// The properties of a card that are read most often, in one place so that the program is not loaded for them.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardFacts {
    /// Identifies the card in the hash of a state.
    pub fingerprint: u64,
    /// The subtype's index, or -1.
    pub subtype: i32,
    /// The type's index, or -1.
    pub type_index: i32,
    /// The events that the card listens for, as a bit mask (see [`event_bit`]).
    pub listens_for: u8,
    /// The types of played cards that trigger it, as a bit mask of type indexes modulo 64.
    pub types: u64,
    /// Whether rows resolve when it is destroyed.
    pub dies: bool,
    /// Whether it adds to a sum while it is in play.
    pub passive: bool,
}

/// The cards of one game, indexed by handle.
#[derive(Clone, Debug)]
pub struct Table {
    /// The rules.
    pub rules: Arc<Rules>,
    cards: Vec<Arc<Program>>,
    facts: Vec<CardFacts>,
    unknown: Arc<Program>,
}

impl Table {
    /// Creates a table without cards.
    pub fn new(rules: &Arc<Rules>) -> Self {
        Self { rules: Arc::clone(rules), cards: Vec::new(), facts: Vec::new(), unknown: Arc::new(Program::unknown()) }
    }

    /// Adds a card; `None` is an unknown card. Returns `None` if the table is full.
    pub fn add(&mut self, card: Option<&Arc<Program>>) -> Option<Handle> {
        let handle = u8::try_from(self.cards.len()).ok().filter(|_| self.cards.len() < 2 * MAX_CARDS).map(Handle)?;
        let card = card.unwrap_or(&self.unknown);
        let trigger = card.trigger.and_then(|id| self.rules.triggers.get(id.index()));
        self.facts.push(CardFacts {
            fingerprint: card.fingerprint,
            subtype: card.subtype,
            type_index: card.type_index,
            listens_for: trigger.map_or(0, |trigger| event_bit(trigger.when, trigger.before, trigger.of)),
            types: match trigger.map(|trigger| &trigger.types).filter(|types| !types.is_empty()) {
                Some(types) => types.iter().fold(0, |bits, id| bits | type_bit(*id)),
                None => u64::MAX,
            },
            dies: !card.deaths.rows.is_empty(),
            passive: !card.passives.is_empty(),
        });
        self.cards.push(Arc::clone(card));
        Some(handle)
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, handle: Handle) -> &Program {
        self.cards.get(usize::from(handle.0)).unwrap_or(&self.unknown)
    }

    #[inline]
    pub(super) fn fact(&self, handle: Handle) -> &CardFacts {
        const UNKNOWN: &CardFacts = &CardFacts {
            fingerprint: 0,
            subtype: -1,
            type_index: -1,
            listens_for: 0,
            types: 0,
            dies: false,
            passive: false,
        };
        self.facts.get(usize::from(handle.0)).unwrap_or(UNKNOWN)
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// The bit of a card type.
#[inline]
pub(super) fn type_bit(id: CardTypeId) -> u64 {
    1 << (id.index() & 63)
}

/// The bit of an event: its kind, whether it comes before the played card resolves, and whether the card's own player
/// or the opponent causes or suffers it.
#[inline]
pub(super) fn event_bit(when: When, before: bool, of: Owner) -> u8 {
    let bit = match when {
        When::Play if before => 1,
        When::Play => 8,
        When::Damaged => 2,
        When::Lethal => 4,
    };
    if of == Owner::Own { bit } else { of_opponent(bit) }
}

/// The bits of the same events, as the opponent's cards listen for them.
#[inline]
pub(super) fn of_opponent(event_mask: u8) -> u8 {
    event_mask << 4
}

impl Program {
    /// Returns the owner and zone of the first choice that the card asks for when it resolves, if any.
    pub fn choice(&self) -> Option<(Owner, u8)> {
        self.plays.rows.iter().flat_map(|row| row.instructions.iter()).find_map(|instruction| {
            match instruction.primitive {
                Primitive::DamageCards(target)
                | Primitive::Modify(target, ..)
                | Primitive::Move(target, ..)
                | Primitive::Destroy(target) => match target {
                    Target::Choose(who, zone) => Some((who, zone)),
                    _ => None,
                },
                _ => None,
            }
        })
    }

    /// Creates an unknown card, without type and rows.
    pub fn unknown() -> Self {
        Self { subtype: -1, type_index: -1, ..Self::default() }
    }
}
