//! A game's checked vocabulary, as its ruleset declares it.

use std::ops::RangeInclusive;

use indexmap::IndexMap;

use super::ids::IdFormats;
pub use super::index::{
    CardTypeId, ConditionId, CounterId, HeroNumberId, NumberId, OperationId, QuantityId, SubtypeId, TallyId, TriggerId,
    ZoneId,
};
use super::term::{Cards, Effect, Term};
use crate::base::{Name, Severity};

/// How often an ability can be used, as rows say it (`once`).
pub const ONCE: [&str; 2] = ["turn", "match"];
/// Whose players a row is about, as rows say it (`who`).
pub const PLAYERS: [&str; 3] = ["self", "opponent", "both"];
/// Whose cards a row is about or counts, and whose event it waits for.
pub const SIDES: [&str; 3] = ["self", "opponent", "any"];

/// A table of the vocabulary: entries by id, in the ruleset's order.
pub type Table<T> = IndexMap<Name, T>;

/// A game's checked rules: every reference in it resolves.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// The format of the file. In format 2 the kernel reads the file too: it checks and plays what is here only named.
    pub format: i64,
    /// The game's id in registries and boards.
    pub game: Name,
    /// The game's display name.
    pub name: String,
    /// A line about the game.
    pub about: String,
    /// The maximum number of rows of an effect.
    pub max_rows: usize,
    /// The members that a row may have.
    pub row_members: Vec<Name>,
    /// The engine's value of a row, computed from the printed value.
    pub row_value: Term,
    /// Choices that the expressions read.
    pub settings: Table<Setting>,
    /// Kinds of operations, which determine their colours.
    pub kinds: Table<Kind>,
    /// Types of cards.
    pub card_types: Table<CardType>,
    /// Numbers that cards have.
    pub numbers: Table<Number>,
    /// Sets of words that cards have (format 2).
    pub sets: Table<WordSet>,
    /// Subtypes of cards.
    pub subtypes: Table<Entry>,
    /// Keywords of cards (format 2).
    pub keywords: Table<Entry>,
    /// Numbers that heroes have.
    pub hero_numbers: Table<HeroNumber>,
    /// The numbers of cards that are heroes (format 2), which are among `numbers` too.
    pub leader_numbers: Table<HeroNumber>,
    /// Numbers that players have.
    pub counters: Table<Counter>,
    /// The rule for damage to players.
    pub damage: Option<DamageRule>,
    /// Counts kept during one resolution.
    pub tallies: Table<Entry>,
    /// Places for cards.
    pub zones: Table<Zone>,
    /// The rule for the health of cards in play.
    pub units: Option<UnitRule>,
    /// The parts of a turn, in order.
    pub phases: Table<Entry>,
    /// A trigger of hidden cards.
    pub triggers: Table<Trigger>,
    /// Named values: sums of passives, and terms over them.
    pub quantities: Table<Quantity>,
    /// An operation of rows.
    pub operations: Table<Operation>,
    /// Parameters that rows of some operations have (format 2).
    pub parameters: Vec<Name>,
    /// When abilities happen (format 2).
    pub timings: Table<Entry>,
    /// How abilities are used (format 2).
    pub ways: Table<Entry>,
    /// What abilities cost, each with the least number that it takes, if it takes one (format 2).
    pub costs: Table<Option<i64>>,
    /// What rows are about (format 2).
    pub targets: Table<Entry>,
    /// How long effects last (format 2).
    pub durations: Table<Entry>,
    /// A condition of rows.
    pub conditions: Table<Condition>,
    /// The Legacy operator (section 6 of the paper), if the game has it.
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
    /// The description.
    pub about: String,
}

/// A kind of operation.
pub type Kind = Entry;

/// A set of words that cards have, e.g. colours.
#[derive(Clone, Debug)]
pub struct WordSet {
    /// The words.
    pub words: Table<Entry>,
    /// How many words a card has at least.
    pub least: usize,
    /// How many words a card has at most; `None`: any number.
    pub most: Option<usize>,
    /// Whether an import may add words.
    pub is_open: bool,
    /// The description.
    pub about: String,
}

/// A choice that the expressions of a ruleset read.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The choices.
    pub of: Vec<Name>,
    /// The current choice: an index into `of`.
    pub is: usize,
    /// The description.
    pub about: String,
}

/// A type of card.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "what a type is and has, each for itself")]
pub struct CardType {
    /// Its letters in ids.
    pub code: Name,
    /// Its icon (a lucide name).
    pub icon: Name,
    /// Whether this is the type of heroes, whose records are not in the list of cards.
    pub is_hero: bool,
    /// Whether cards of this type are the heroes of a whole game (format 2), which are in the list of cards.
    pub leads: bool,
    /// The numbers that a card of this type has.
    pub numbers: Vec<NumberId>,
    /// Whether cards of this type have a subtype.
    pub has_subtype: bool,
    /// Whether cards of this type have a trigger.
    pub has_trigger: bool,
    /// Where a card of this type is played from.
    pub from: Option<ZoneId>,
    /// Where a card of this type goes when it is played.
    pub to: Option<ZoneId>,
    /// Where a card of this type that was revealed goes when the turn ends.
    pub spent_to: Option<ZoneId>,
    /// A counter that rises when a card of this type has resolved.
    pub counts: Option<CounterId>,
    /// A counter that, while above 0, makes a card of this type resolve a second time and is then reset.
    pub repeats: Option<CounterId>,
    /// The description.
    pub about: String,
}

/// A number that cards have.
#[derive(Clone, Debug)]
pub struct Number {
    /// The range of the printed number.
    pub range: RangeInclusive<i64>,
    /// The description.
    pub about: String,
}

/// A number that heroes have.
#[derive(Clone, Debug)]
pub struct HeroNumber {
    /// Its name for people, where the id is a letter.
    pub name: String,
    /// The range of the printed number.
    pub range: RangeInclusive<i64>,
    /// Its value where none is given, from the hero's other numbers; `None` where one must be given.
    pub default: Option<Term>,
    /// Its name in board files, where it can be set.
    pub board: Option<Name>,
    /// The description.
    pub about: String,
}

/// A number of a player.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its value at the start, from the hero's numbers.
    pub start: Term,
    /// It does not fall below this.
    pub min: Option<i32>,
    /// It does not rise above this.
    pub max: Option<i32>,
    /// Whether board files list the counter in `flags`.
    pub is_flag: bool,
    /// Whether the counter is reset each turn.
    pub this_turn: bool,
    /// The description.
    pub about: String,
}

/// The rule for damage to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamageRule {
    /// The counter that falls.
    pub to: CounterId,
    /// The quantity that reduces each damage, to 0 at the least.
    pub less: Option<QuantityId>,
    /// A counter that reduces one damage by its value and is then reset.
    pub once: Option<CounterId>,
    /// A counter that, while above 0, is the lowest value to which damage can reduce the first counter.
    pub floor: Option<CounterId>,
    /// A counter that accumulates the damage actually taken.
    pub taken: Option<CounterId>,
}

/// The rule for the health of cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRule {
    /// The number that an attack deals.
    pub attack: NumberId,
    /// The number that damage takes from; at 0 or less the card is destroyed.
    pub health: NumberId,
    /// Where destroyed cards go.
    pub destroyed_to: ZoneId,
}

/// The players who see the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenBy {
    /// Both players.
    All,
    /// The owner of the zone.
    Owner,
    /// Neither.
    Nobody,
}

/// The capacity of a zone.
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
    /// The players who see the zone's cards.
    pub seen_by: SeenBy,
    /// Whether the zone's cards are in play, i.e. have changing numbers, passives and deaths.
    pub units: bool,
    /// Whether the zone remembers the cards revealed this turn.
    pub reveals: bool,
    /// How many cards fit.
    pub capacity: Capacity,
    /// The description.
    pub about: String,
}

/// An event that sets off a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// A card is played.
    Play,
    /// Damage of at least 1 is taken.
    Damaged,
    /// The damaged counter is at 0 or below.
    Lethal,
}

/// A trigger of hidden cards.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// Its icon (a lucide name).
    pub icon: Name,
    /// The event that sets off the trigger.
    pub when: When,
    /// The player of the event, relative to the card's owner.
    pub of: Owner,
    /// The types of cards that set off the trigger when played; empty for all.
    pub types: Vec<CardTypeId>,
    /// Whether the trap resolves before the played card.
    pub before: bool,
    /// The description.
    pub about: String,
}

/// A named value.
#[derive(Clone, Debug)]
pub struct Quantity {
    /// How it is worked out; `None` for the sum of what the owner's passives add.
    pub is: Option<Term>,
    /// Whether the quantity is computed when a resolution starts and then stays the same.
    pub fixed: bool,
    /// The description.
    pub about: String,
}

/// The time at which a row applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// When its card resolves.
    Play,
    /// As long as its card is in play.
    Passive,
    /// When its card is destroyed.
    Death,
}

/// An operation of rows.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Its kind: a place in `kinds`.
    pub kind: usize,
    /// Its icon (a lucide name).
    pub icon: Name,
    /// The values it takes; `None` if it takes none.
    pub val: Option<RangeInclusive<i64>>,
    /// The time at which the rows of this operation apply.
    pub timing: Timing,
    /// The card types that may have the operation; empty for all.
    pub types: Vec<CardTypeId>,
    /// How bad it is elsewhere.
    pub elsewhere: Severity,
    /// The effects, in order.
    pub does: Vec<Effect>,
    /// The quantities to which a passive adds, with the added terms.
    pub adds: Vec<(QuantityId, Term)>,
    /// A count that rises by the cards that this operation destroys.
    pub tally: Option<TallyId>,
    /// The phase in which a passive applies, if it is a single phase.
    pub phase: Option<usize>,
    /// The words that a row may have, the usual one first (format 2).
    pub words: Vec<Name>,
    /// The targets that a row may have, the usual one first; empty for all (format 2).
    pub targets: Vec<Name>,
    /// The durations that a row may have, the usual one first; empty for all (format 2).
    pub durations: Vec<Name>,
    /// The description.
    pub about: String,
}

impl Operation {
    /// The owner of the side that the operation changes first, if any.
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

    /// Whether applying the operation twice has the same result as once, because it only sets counters to constants or
    /// negates.
    pub fn is_idempotent(&self) -> bool {
        self.does.iter().all(|effect| matches!(effect, Effect::Set(_, _, Term::Constant(_)) | Effect::Negate))
    }
}

use super::term::Owner;

/// The kind of parameter of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// No parameter; written `true`.
    Nothing,
    /// A number.
    Number(RangeInclusive<i64>),
    /// A subtype.
    Subtype,
    /// Words, filters or cards, which only the kernel reads (format 2).
    Other,
}

/// A condition of rows.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The kind of parameter.
    pub takes: Takes,
    /// For `vs_book<N>: true`, where the number is part of the name: the text before and after it.
    pub spelled: Option<(Name, Name)>,
    /// The condition as a term.
    pub holds: Term,
    /// The description.
    pub about: String,
}

/// The Legacy operator: bonus rows against heroes of later books (section 6 of the paper).
#[derive(Clone, Debug)]
pub struct Legacy {
    /// The condition whose number is the book.
    pub condition: ConditionId,
    /// The range of one bonus, in percent of the base.
    pub each_percent: RangeInclusive<i64>,
    /// The maximum of all bonuses together, in percent of the base.
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

/// A number of the match that may be tuned.
#[derive(Clone, Debug)]
pub struct Lever {
    /// Its value.
    pub is: i64,
    /// The description.
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
    /// Whether the file describes the whole game, which the kernel plays.
    pub fn is_whole_game(&self) -> bool {
        self.format >= 2
    }

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
}
