//! A game's vocabulary, checked: what its ruleset declares.

use std::ops::RangeInclusive;

use indexmap::IndexMap;

use super::ids::IdFormats;
use super::term::{Cards, Effect, Term};
use crate::base::{Name, Severity};

/// A table of the vocabulary: entries by id, in the ruleset's order.
pub type Table<T> = IndexMap<Name, T>;

/// Declares an index into one table.
macro_rules! index {
    ($($(#[$doc:meta])* $name:ident)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in the table.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+ };
}

index! {
    /// A card type's place in the ruleset.
    CardTypeId
    /// A card number's place in the ruleset.
    NumberId
    /// A subtype's place in the ruleset.
    SubtypeId
    /// A hero number's place in the ruleset.
    HeroNumberId
    /// A counter's place in the ruleset.
    CounterId
    /// A tally's place in the ruleset.
    TallyId
    /// A zone's place in the ruleset.
    ZoneId
    /// A trigger's place in the ruleset.
    TriggerId
    /// A quantity's place in the ruleset.
    QuantityId
    /// An operation's place in the ruleset.
    OperationId
    /// A condition's place in the ruleset.
    ConditionId
}

/// A game's rules, read and checked: nothing in it names something that does not exist.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// The game's id, as registries and boards name it.
    pub game: Name,
    /// The game's name for people.
    pub name: String,
    /// A line about the game.
    pub about: String,
    /// The most rows in one effect list.
    pub max_rows: usize,
    /// The members that a row may have.
    pub row_members: Vec<Name>,
    /// What the engine takes as a row's value, from what is printed.
    pub row_value: Term,
    /// Choices that the expressions read.
    pub settings: Table<Setting>,
    /// Kinds of operations: what colours them.
    pub kinds: Table<Kind>,
    /// Types of cards.
    pub card_types: Table<CardType>,
    /// Numbers that cards have.
    pub numbers: Table<Number>,
    /// Subtypes of cards.
    pub subtypes: Table<Entry>,
    /// Numbers that heroes have.
    pub hero_numbers: Table<HeroNumber>,
    /// Numbers that players have.
    pub counters: Table<Counter>,
    /// How damage to a player works.
    pub damage: Option<DamageRule>,
    /// Counts kept during one resolution.
    pub tallies: Table<Entry>,
    /// Places for cards.
    pub zones: Table<Zone>,
    /// How cards in play live and die.
    pub units: Option<UnitRule>,
    /// The parts of a turn, in order.
    pub phases: Table<Entry>,
    /// What a hidden card waits for.
    pub triggers: Table<Trigger>,
    /// Named values: sums of passives, and terms over them.
    pub quantities: Table<Quantity>,
    /// What a row can do.
    pub operations: Table<Operation>,
    /// What a row can ask.
    pub conditions: Table<Condition>,
    /// The Legacy operator (section 6 of the paper), where the game has it.
    pub legacy: Option<Legacy>,
    /// How many cards of each type a hero's deck has.
    pub deck: Vec<(CardTypeId, u32)>,
    /// The forms of ids.
    pub ids: IdFormats,
    /// Figures of the match that may be tuned.
    pub levers: Table<Lever>,
}

/// An entry that only has a name and a description.
#[derive(Clone, Debug)]
pub struct Entry {
    /// One line for people.
    pub about: String,
}

/// A kind of operation.
pub type Kind = Entry;

/// A choice that the expressions of a ruleset read.
#[derive(Clone, Debug)]
pub struct Setting {
    /// What it may be.
    pub of: Vec<Name>,
    /// What it is: a place in `of`.
    pub is: usize,
    /// One line for people.
    pub about: String,
}

/// A type of card.
#[derive(Clone, Debug)]
pub struct CardType {
    /// Its letters in ids.
    pub code: Name,
    /// Its icon (a lucide name).
    pub icon: Name,
    /// Whether it is the hero, whose record stands apart from the cards.
    pub is_hero: bool,
    /// The numbers that a card of this type has.
    pub numbers: Vec<NumberId>,
    /// Whether it has a subtype.
    pub has_subtype: bool,
    /// Whether it waits for a trigger.
    pub has_trigger: bool,
    /// Where a card of this type is played from.
    pub from: Option<ZoneId>,
    /// Where a card of this type goes when it is played.
    pub to: Option<ZoneId>,
    /// Where a card of this type that was revealed goes when the turn ends.
    pub spent_to: Option<ZoneId>,
    /// A counter that rises when a card of this type has resolved.
    pub counts: Option<CounterId>,
    /// A counter that, while above 0, lets a card of this type resolve a second time and is then used up.
    pub repeats: Option<CounterId>,
    /// One line for people.
    pub about: String,
}

/// A number that cards have.
#[derive(Clone, Debug)]
pub struct Number {
    /// What may be printed.
    pub range: RangeInclusive<i64>,
    /// One line for people.
    pub about: String,
}

/// A number that heroes have.
#[derive(Clone, Debug)]
pub struct HeroNumber {
    /// Its name for people, where the id is a letter.
    pub name: String,
    /// What may stand there.
    pub range: RangeInclusive<i64>,
    /// Its value where none is given, from the hero's other numbers; `None` where one must be given.
    pub default: Option<Term>,
    /// Its name in board files, where it may be set anew.
    pub board: Option<Name>,
    /// One line for people.
    pub about: String,
}

/// A number that a player has.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its value at the start, from the hero's numbers.
    pub start: Term,
    /// It does not fall below this.
    pub min: Option<i32>,
    /// It does not rise above this.
    pub max: Option<i32>,
    /// Whether board files write it among the `flags`.
    pub is_flag: bool,
    /// Whether it starts anew each turn.
    pub this_turn: bool,
    /// One line for people.
    pub about: String,
}

/// How damage to a player works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamageRule {
    /// The counter that falls.
    pub to: CounterId,
    /// The quantity that takes from each damage, not below 0.
    pub less: Option<QuantityId>,
    /// A counter that takes from one damage what it holds, and is then used up.
    pub once: Option<CounterId>,
    /// A counter: while above 0, damage does not bring the first one below it.
    pub floor: Option<CounterId>,
    /// A counter that adds up what was really lost.
    pub taken: Option<CounterId>,
}

/// How cards in play live and die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRule {
    /// The number that an attack deals.
    pub attack: NumberId,
    /// The number that damage takes from; at 0 or less the card is destroyed.
    pub health: NumberId,
    /// Where destroyed cards go.
    pub destroyed_to: ZoneId,
}

/// Who sees the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenBy {
    /// Both players.
    All,
    /// The player whose zone it is.
    Owner,
    /// Neither.
    Nobody,
}

/// How many cards fit into a zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Capacity {
    /// Any number.
    Unbounded,
    /// At most so many, from the owner's hero.
    AtMost(Term),
}

/// A place for cards.
#[derive(Clone, Debug)]
pub struct Zone {
    /// Who sees its cards.
    pub seen_by: SeenBy,
    /// Whether its cards are in play: they have changing numbers, passives and deaths.
    pub units: bool,
    /// Whether it remembers which of its cards have been revealed this turn.
    pub reveals: bool,
    /// How many cards fit.
    pub capacity: Capacity,
    /// One line for people.
    pub about: String,
}

/// What sets a trigger off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// A card is played.
    Play,
    /// Damage of at least 1 is taken.
    Damaged,
    /// The damaged counter is at 0 or below.
    Lethal,
}

/// What a hidden card waits for.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// Its icon (a lucide name).
    pub icon: Name,
    /// What sets it off.
    pub when: When,
    /// Who does or suffers it, seen from the card's owner.
    pub of: Owner,
    /// The types of cards whose play sets it off; empty for all.
    pub types: Vec<CardTypeId>,
    /// Whether the answer comes before the played card resolves.
    pub before: bool,
    /// One line for people.
    pub about: String,
}

/// A named value.
#[derive(Clone, Debug)]
pub struct Quantity {
    /// How it is worked out; `None` for the sum of what the owner's passives add.
    pub is: Option<Term>,
    /// Whether it is worked out when a resolution starts and then stays.
    pub fixed: bool,
    /// One line for people.
    pub about: String,
}

/// When a row counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// When its card resolves.
    Play,
    /// All the while its card is in play.
    Passive,
    /// When its card is destroyed.
    Death,
}

/// What a row can do.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Its kind: a place in `kinds`.
    pub kind: usize,
    /// Its icon (a lucide name).
    pub icon: Name,
    /// The values it takes; `None` if it takes none.
    pub val: Option<RangeInclusive<i64>>,
    /// When it counts.
    pub timing: Timing,
    /// The card types it may stand on; empty for all.
    pub types: Vec<CardTypeId>,
    /// How bad it is elsewhere.
    pub elsewhere: Severity,
    /// What it does, in order.
    pub does: Vec<Effect>,
    /// What a passive adds to which quantities.
    pub adds: Vec<(QuantityId, Term)>,
    /// A count that rises by the cards that this operation destroys.
    pub tally: Option<TallyId>,
    /// The phase in which a passive is read, where it is one phase.
    pub phase: Option<usize>,
    /// One line for people.
    pub about: String,
}

impl Operation {
    /// Whose side it changes first, if it changes a side.
    pub fn side(&self) -> Option<Owner> {
        self.does.iter().find_map(|effect| match effect {
            Effect::Gain(owner, ..)
            | Effect::Lose(owner, ..)
            | Effect::Set(owner, ..)
            | Effect::DamagePlayer(owner, _)
            | Effect::ResolveAgain(owner, _) => Some(*owner),
            Effect::DamageCards(cards, _)
            | Effect::Modify(cards, ..)
            | Effect::Move(cards, ..)
            | Effect::Destroy(cards) => cards.zone().map(|(owner, _)| owner),
            Effect::Negate => Some(Owner::Other),
        })
    }

    /// Whether one card of a zone must be chosen.
    pub fn chooses(&self) -> bool {
        self.does.iter().any(|effect| {
            matches!(
                effect,
                Effect::DamageCards(Cards::Choose(..), _)
                    | Effect::Modify(Cards::Choose(..), ..)
                    | Effect::Move(Cards::Choose(..), ..)
                    | Effect::Destroy(Cards::Choose(..))
            )
        })
    }

    /// Whether doing it twice is the same as doing it once: it only sets counters to fixed numbers, or cancels.
    pub fn is_idempotent(&self) -> bool {
        self.does.iter().all(|effect| matches!(effect, Effect::Set(_, _, Term::Constant(_)) | Effect::Negate))
    }
}

use super::term::Owner;

/// What a condition's parameter is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// `true`: it has none.
    Nothing,
    /// A number.
    Number(RangeInclusive<i64>),
    /// A subtype.
    Subtype,
}

/// What a row can ask.
#[derive(Clone, Debug)]
pub struct Condition {
    /// What its parameter is.
    pub takes: Takes,
    /// For `vs_book<N>: true`, where the number is part of the name: what stands before and after it.
    pub spelled: Option<(Name, Name)>,
    /// When it holds.
    pub holds: Term,
    /// One line for people.
    pub about: String,
}

/// The Legacy operator: rows that add against heroes of later books (section 6 of the paper).
#[derive(Clone, Debug)]
pub struct Legacy {
    /// The condition whose number is the book.
    pub condition: ConditionId,
    /// What one bonus may be, in percent of the base.
    pub each_percent: RangeInclusive<i64>,
    /// What all together may be, in percent of the base.
    pub total_percent: i64,
}

impl Legacy {
    /// The values of one bonus that are legal on a base.
    pub fn legal(&self, base: i64) -> RangeInclusive<i64> {
        let least = (base * self.each_percent.start() + 99).div_euclid(100).max(1);
        let most = (base * self.each_percent.end()).div_euclid(100);
        least..=most
    }
}

/// A figure of the match that may be tuned.
#[derive(Clone, Debug)]
pub struct Lever {
    /// Its value.
    pub is: i64,
    /// One line for people.
    pub about: String,
}

/// Declares the look-ups of a table by name and by index.
macro_rules! lookups {
    ($($table:ident: $id:ident => $entry:ty, $by_name:ident, $by_id:ident;)+) => { $(
        #[doc = concat!("The place in `", stringify!($table), "` of a name, if the ruleset has it.")]
        pub fn $by_name(&self, name: &str) -> Option<$id> {
            self.$table.get_index_of(name).and_then(|at| u8::try_from(at).ok()).map($id)
        }

        #[doc = concat!("The name and the entry at a place of `", stringify!($table), "`.")]
        ///
        /// # Panics
        /// If the index is of another ruleset.
        pub fn $by_id(&self, id: $id) -> (&Name, &$entry) {
            let (name, entry) = &self.$table.get_index(id.index()).unwrap_or_else(|| unreachable!("an index of another ruleset"));
            (name, entry)
        }
    )+ };
}

impl Ruleset {
    lookups! {
        card_types: CardTypeId => CardType, card_type_id, card_type;
        numbers: NumberId => Number, number_id, number;
        subtypes: SubtypeId => Entry, subtype_id, subtype;
        hero_numbers: HeroNumberId => HeroNumber, hero_number_id, hero_number;
        counters: CounterId => Counter, counter_id, counter;
        tallies: TallyId => Entry, tally_id, tally;
        zones: ZoneId => Zone, zone_id, zone;
        triggers: TriggerId => Trigger, trigger_id, trigger;
        quantities: QuantityId => Quantity, quantity_id, quantity;
        operations: OperationId => Operation, operation_id, operation;
        conditions: ConditionId => Condition, condition_id, condition;
    }

    /// The type of hero records, where the game has heroes.
    pub fn hero_type(&self) -> Option<CardTypeId> {
        let at = self.card_types.values().position(|card_type| card_type.is_hero)?;
        u8::try_from(at).ok().map(CardTypeId)
    }
}
