//! What a game is played with and never changes: the rules, and what each card is.

use std::sync::Arc;

use indexmap::IndexMap;

use super::program::{Does, Pick, Printed, Program, compile};
use super::rules::Rules;
use super::state::{Handle, MAX_CARDS};
use crate::base::Name;
use crate::base::reader::Path;
use crate::card::{Card, CheckedCard, CheckedHero, check_card, check_hero};
use crate::ruleset::term::Owner;
use crate::ruleset::{CardTypeId, Ruleset, When};

/// All cards and heroes of a registry, compiled.
#[derive(Clone, Debug)]
pub struct Library {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The cards by id.
    pub cards: IndexMap<Name, Arc<Program>>,
    /// The heroes by id.
    pub heroes: IndexMap<Name, Arc<Hero>>,
}

/// A hero, compiled.
#[derive(Clone, Debug)]
pub struct Hero {
    /// Its id.
    pub id: Name,
    /// Its book.
    pub book: i32,
    /// Its numbers in the ruleset's order.
    pub numbers: Vec<i32>,
    /// Its ability.
    pub ability: Arc<Program>,
}

impl Library {
    /// Compiles the cards and heroes of a registry. What has errors is left out, unless the errors are only of design.
    pub fn of(rules: &Ruleset, cards: &[Card], heroes: &[crate::card::Hero]) -> Self {
        let mut problems = Vec::new();
        let cards: Vec<_> = cards
            .iter()
            .filter_map(|card| Some((&card.id, check_card(card, rules, Path::Root, &mut problems)?)))
            .collect();
        let heroes: Vec<_> = heroes
            .iter()
            .filter_map(|hero| Some((&hero.id, check_hero(hero, rules, Path::Root, &mut problems)?)))
            .collect();
        Self::new(rules, cards.iter().map(|(id, card)| (*id, card)), heroes.iter().map(|(id, hero)| (*id, hero)))
    }

    /// Compiles cards and heroes. Of two with one id, the first counts.
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

/// What is asked of cards most often; it saves looking at the card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    /// Tells cards apart in a state's hash.
    pub fingerprint: u64,
    /// Its subtype's index, -1 if it has none.
    pub subtype: i32,
    /// Its type's index, -1 if it has none.
    pub type_index: i32,
    /// What it waits for, a bit for each kind of thing (see [`waits`]).
    pub waits: u8,
    /// Where that is the play of a card: the types of cards, a bit each, in rings of 64.
    pub types: u64,
    /// Whether something resolves when it is destroyed.
    pub dies: bool,
    /// Whether it adds something while it is in play.
    pub passive: bool,
}

/// The cards of one game: a handle is a place in it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The rules.
    pub rules: Arc<Rules>,
    cards: Vec<Arc<Program>>,
    facts: Vec<Fact>,
    unknown: Arc<Program>,
}

impl Table {
    /// A table without cards.
    pub fn new(rules: &Arc<Rules>) -> Self {
        Self { rules: Arc::clone(rules), cards: Vec::new(), facts: Vec::new(), unknown: Arc::new(Program::unknown()) }
    }

    /// Adds a card; `None` stands for one that nobody knows. Gives no handle when both players' cards are there.
    pub fn add(&mut self, card: Option<&Arc<Program>>) -> Option<Handle> {
        let handle = u8::try_from(self.cards.len()).ok().filter(|_| self.cards.len() < 2 * MAX_CARDS).map(Handle)?;
        let card = card.unwrap_or(&self.unknown);
        let trigger = card.trigger.and_then(|id| self.rules.triggers.get(id.index()));
        self.facts.push(Fact {
            fingerprint: card.fingerprint,
            subtype: card.subtype,
            type_index: card.type_index,
            waits: trigger.map_or(0, |trigger| waits(trigger.when, trigger.before, trigger.of)),
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

    /// What a card is.
    #[inline]
    pub fn card(&self, handle: Handle) -> &Program {
        self.cards.get(usize::from(handle.0)).unwrap_or(&self.unknown)
    }

    /// What is asked of a card most often.
    #[inline]
    pub(super) fn fact(&self, handle: Handle) -> &Fact {
        const UNKNOWN: &Fact =
            &Fact { fingerprint: 0, subtype: -1, type_index: -1, waits: 0, types: 0, dies: false, passive: false };
        self.facts.get(usize::from(handle.0)).unwrap_or(UNKNOWN)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// The bit of a card type.
#[inline]
pub(super) fn type_bit(id: CardTypeId) -> u64 {
    1 << (id.index() & 63)
}

/// The bit of a thing that cards wait for: what happens, whether a play is meant before it resolves or after, and whether
/// their own player does or suffers it.
#[inline]
pub(super) fn waits(when: When, before: bool, of: Owner) -> u8 {
    let bit = match when {
        When::Play if before => 1,
        When::Play => 8,
        When::Damaged => 2,
        When::Lethal => 4,
    };
    if of == Owner::Own { bit } else { others(bit) }
}

/// The bits of the same things for cards of the player who does not do or suffer them.
#[inline]
pub(super) fn others(things: u8) -> u8 {
    things << 4
}

impl Program {
    /// Whose cards of which zone its player is first asked to choose among when it resolves, if any.
    pub fn choice(&self) -> Option<(Owner, u8)> {
        self.plays.rows.iter().flat_map(|row| row.acts.iter()).find_map(|act| match act.does {
            Does::DamageCards(pick) | Does::Modify(pick, ..) | Does::Move(pick, ..) | Does::Destroy(pick) => match pick
            {
                Pick::Choose(who, zone) => Some((who, zone)),
                _ => None,
            },
            _ => None,
        })
    }

    /// A card that nobody knows: no type, no rows.
    pub fn unknown() -> Self {
        Self { subtype: -1, type_index: -1, ..Self::default() }
    }
}
