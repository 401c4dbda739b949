//! A checked ruleset of format 2: a whole game as data. Every name in it is resolved.

pub mod ability;
pub mod flow;
mod mark;
mod meaning;
pub mod printed;
mod read;
pub mod shape;
pub mod statement;
pub mod tables;
pub mod term;
pub mod wire;

use ability::{Ability, Row, RowKind, Target};
use indexmap::IndexSet;
use smallvec::SmallVec;
use tables::{
    CardType, Condition, Cost, Counter, Damage, Duration, Filter, HeroNumber, Keyword, Number, Operation, Quantity,
    StateEntry, Timing, Trigger, Units, Way, WordSet, Zone,
};
use term::Term;

pub use mark::Mark;
pub use read::{Part, each_part, each_part_of, places, word_set};

use super::ids::{
    AbilityId, ActionId, CounterId, DefinitionId, HeroNumberId, KeywordId, NumberId, RowId, TargetId, WindowId, WordId,
    WordSetId, ZoneId,
};
use crate::base::Name;
use crate::ruleset::Table;

/// A game: its rules, and the cards that it is played with.
#[derive(Clone, Debug)]
pub struct Game {
    pub id: Name,
    pub name: String,
    pub about: String,
    /// All words and card ids; a [`WordId`] is a position here.
    pub words: IndexSet<Name>,
    pub card_types: Table<CardType>,
    pub numbers: Table<Number>,
    pub word_sets: Table<WordSet>,
    /// The words that a card can have as its subtype.
    pub subtypes: Vec<WordId>,
    pub keywords: Table<Keyword>,
    pub counters: Table<Counter>,
    pub hero_numbers: Table<HeroNumber>,
    pub quantities: Table<Quantity>,
    pub tallies: Table<()>,
    pub states: Table<StateEntry>,
    pub zones: Table<Zone>,
    pub groups: Table<Box<[ZoneId]>>,
    /// The zones as a half of the board shows them, the row at the middle first; empty: as follows from the zones.
    pub board: Vec<Vec<ZoneId>>,
    pub durations: Table<Duration>,
    pub timings: Table<Timing>,
    pub ways: Table<Way>,
    pub costs: Table<Cost>,
    pub filters: Table<Filter>,
    pub conditions: Table<Condition>,
    pub operations: Table<Operation>,
    pub targets: Table<Target>,
    pub triggers: Table<Trigger>,
    pub settings: Table<Setting>,
    pub levers: Table<i32>,
    pub events: Table<()>,
    pub units: Option<Units>,
    pub damage: Option<Damage>,
    /// The members that rows can have.
    pub row_members: Vec<Name>,
    /// The machine's value of a row; without it, the printed one.
    pub row_value: Option<Term>,
    pub limits: Limits,
    /// What may be printed on cards and what decks hold.
    pub printed: printed::Printed,
    pub flow: flow::Flow,
    pub players: Players,
    /// The zone of cards beneath others.
    pub beneath: Option<ZoneId>,
    /// Where every statement is in the ruleset, as a JSON pointer.
    pub statements: Vec<Box<str>>,
    /// The cards of the game: tokens, the registry's cards, and those that are written out in rows.
    pub definitions: Vec<Definition>,
    pub tokens: Table<DefinitionId>,
    pub cards: Table<DefinitionId>,
    /// Tokens and cards by id, as they are written.
    pub records: Table<serde_json::Value>,
    /// Cards that a board or a step has written out.
    pub written: Vec<(DefinitionId, serde_json::Value)>,
    /// Abilities that a board has attached to cards, with their rows as they are written.
    pub attached: Vec<(Vec<AbilityId>, Vec<serde_json::Value>)>,
    pub decks: Vec<Deck>,
    /// Everything that definitions refer to.
    pub abilities: Vec<Ability>,
    pub row_targets: Vec<Target>,
    pub rows: u16,
    /// The leader of decks that name none.
    pub usual_leader: Option<DefinitionId>,
    /// What other programs call, and the names of tables for them.
    pub calls: Table<wire::Call>,
    pub wire: wire::Wire,
    /// Rows that make a card by chance, by ability and position: added cards can be among them.
    pub random_cards: Vec<(AbilityId, usize, CardPattern)>,
}

/// A choice that the rules read.
#[derive(Clone, Debug)]
pub struct Setting {
    pub is: WordId,
    pub of: Vec<WordId>,
}

/// What a position is worth to players.
#[derive(Clone, Debug, Default)]
pub struct Players {
    /// A won match.
    pub win: i32,
    /// A position, to `self`; without it all positions are worth the same.
    pub position: Option<Term>,
    /// What changes are worth, where there is no term for a position.
    pub weights: Option<Weights>,
    /// What an action is worth, where the game knows better.
    pub values: Vec<(Valued, Term)>,
    /// Actions of which the first card with a value above 0 acts, and not the best one.
    pub one_by_one: Vec<ActionId>,
    /// What a point of an attack is worth that destroys nothing; without it, what a point of health is.
    pub chip: Option<i32>,
    /// A phase that will be skipped, to the other player.
    pub skipped_phase: i32,
    /// A turn that will be skipped, to the other player.
    pub skipped_turn: i32,
    /// How often the searching player plays on before it decides.
    pub playouts: Option<u32>,
}

/// What a value is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Valued {
    Action(ActionId),
    /// Any action of a window.
    Window(WindowId),
}

/// Weights of what belongs to a player.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    pub counters: Vec<(CounterId, i32)>,
    /// Numbers and words of cards in play.
    pub numbers: Vec<(NumberId, i32)>,
    pub words: Vec<(KeywordId, i32)>,
    /// Where drawn cards come, and what each is worth there.
    pub hand: Option<ZoneId>,
    pub drawn: i32,
    /// The counter that pays for cards. With it, cards are weighed by their rows and not tried out.
    pub paid: Option<CounterId>,
    /// A point of any other counter.
    pub counter: i32,
    /// A point of damage to the opponent, and a card that the opponent discards.
    pub damage: i32,
    pub discarded: i32,
    /// A point of what a card adds continuously.
    pub passive: i32,
    /// A statement that does something else.
    pub other: i32,
    /// A card that waits for its trigger: its rows times the first, divided by the second, and the third.
    pub waiting: [i32; 3],
}

impl Weights {
    /// A point of a counter.
    pub fn of_counter(&self, counter: CounterId) -> i32 {
        self.counters.iter().find(|(id, _)| *id == counter).map_or(self.counter, |&(_, weight)| weight)
    }

    /// A point of a number of a card.
    pub fn of_number(&self, number: NumberId) -> i32 {
        self.numbers.iter().find(|(id, _)| *id == number).map_or(0, |&(_, weight)| weight)
    }
}

/// How much of something there may be.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How deep effects and cards are written in rows.
    pub nesting: u8,
    /// Abilities that are attached to a card.
    pub attached: u8,
    /// Cards in a match.
    pub cards: u16,
}

/// A card as it is printed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Definition {
    pub id: WordId,
    /// The position of its type in the table of card types, or the table's length for a type that nobody knows.
    pub card_type: super::ids::CardTypeId,
    pub numbers: SmallVec<[i32; 6]>,
    /// Which of its numbers are printed, one bit each.
    pub has: u32,
    /// Words by set.
    pub words: SmallVec<[SmallVec<[WordId; 2]>; 3]>,
    pub subtype: Option<WordId>,
    /// Keywords, one bit each.
    pub keywords: u64,
    pub trigger: Option<super::ids::TriggerId>,
    pub book: Option<i32>,
    /// The numbers of a hero that are printed (format 1); empty for other cards.
    pub hero_numbers: Box<[Option<i32>]>,
    pub is_token: bool,
    pub abilities: Box<[AbilityId]>,
}

/// What a card that is made by chance must be like.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CardPattern {
    pub card_type: Option<super::ids::CardTypeId>,
    pub numbers: Vec<(NumberId, i32)>,
    pub subtype: Option<WordId>,
    pub words: Vec<(WordSetId, Vec<WordId>)>,
    pub keywords: Option<u64>,
}

/// A chapter: the set-up of a match, whose rules have been put over those of the game.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub id: Name,
    pub title: String,
    /// As the start of a match takes it.
    pub config: serde_json::Value,
}

/// A deck of the file, to try the game with.
#[derive(Clone, Debug)]
pub struct Deck {
    pub id: Name,
    pub leader: Option<DefinitionId>,
    pub cards: Vec<DefinitionId>,
    /// Instead of a list: so many cards of the registry by chance.
    pub any: Option<u32>,
}

impl Game {
    /// A word as the ruleset writes it.
    pub fn word(&self, word: WordId) -> &str {
        self.words.get_index(word.index()).map_or("", |name| name)
    }

    /// The word of a name, if the game has it.
    pub fn word_of(&self, name: &str) -> Option<WordId> {
        self.words.get_index_of(name).and_then(WordId::at)
    }

    /// The names of the entries of a table, by the name of its list in the ruleset; none of a list that is no table.
    pub fn names(&self, table: &str) -> Vec<&str> {
        fn keys<T>(table: &Table<T>) -> Vec<&str> {
            table.keys().map(Name::as_str).collect()
        }
        match table {
            "card_types" => keys(&self.card_types),
            "numbers" => keys(&self.numbers),
            "sets" => keys(&self.word_sets),
            "subtypes" => self.subtypes.iter().map(|word| self.word(*word)).collect(),
            "keywords" => keys(&self.keywords),
            "counters" => keys(&self.counters),
            "quantities" => keys(&self.quantities),
            "tallies" => keys(&self.tallies),
            "states" => keys(&self.states),
            "zones" => keys(&self.zones),
            "groups" => keys(&self.groups),
            "durations" => keys(&self.durations),
            "timings" => keys(&self.timings),
            "ways" => keys(&self.ways),
            "targets" => keys(&self.targets),
            "operations" => keys(&self.operations),
            "triggers" => keys(&self.triggers),
            "levers" => keys(&self.levers),
            "match/actions" => keys(&self.flow.actions),
            "match/windows" => keys(&self.flow.windows),
            _ => Vec::new(),
        }
    }

    pub fn definition(&self, id: DefinitionId) -> &Definition {
        &self.definitions[id.index()]
    }

    /// Whether operations say when their rows happen (format 1): rows cannot.
    pub fn has_timings_of_operations(&self) -> bool {
        !self.row_members.is_empty() && !self.row_members.iter().any(|name| name == "on")
    }

    /// The type of the cards that lead decks, with its id.
    pub fn leader_type(&self) -> Option<(&Name, &CardType)> {
        let id = self.printed.deck.as_ref()?.leader_type?;
        self.card_types.get_index(id.index())
    }

    /// The member of a player in which a config names the leader, e.g. `captainId`.
    pub fn leader_member(&self) -> Option<String> {
        self.leader_type().map(|(name, _)| wire::camel(&format!("{name}_id")))
    }

    /// A token or a card as it is written.
    pub fn record(&self, id: &str) -> Option<serde_json::Value> {
        self.records.get(id).cloned()
    }

    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.index()]
    }

    pub fn target(&self, id: TargetId) -> &Target {
        &self.row_targets[id.index()]
    }

    /// Takes the rows that Legacy adds from all cards; the others keep their places (format 1).
    pub fn drop_legacy(&mut self) {
        let Some(legacy) = self.printed.legacy else { return };
        for ability in &mut self.abilities {
            let is_of_legacy = |row: &Row| {
                let mut found = false;
                row.conditions.each(&mut |condition| found |= condition.condition == legacy);
                found && row.kind == RowKind::Bonus
            };
            if ability.rows.iter().any(is_of_legacy) {
                let rows = ability.rows.iter().filter(|row| !is_of_legacy(row));
                ability.rows = rows.cloned().collect();
            }
        }
    }

    /// Whether players have heroes (format 1).
    pub(super) fn has_heroes(&self) -> bool {
        self.card_types.values().any(|card_type| card_type.is_hero)
    }

    /// The number of heroes that a board names.
    pub(super) fn hero_number(&self, name: &str) -> Option<HeroNumberId> {
        let mut numbers = self.hero_numbers.iter();
        let is_called = |(id, number): (&Name, &HeroNumber)| id == name || number.board.as_deref() == Some(name);
        numbers.position(is_called).and_then(HeroNumberId::at)
    }

    /// The numbers of a player without a hero: the least that there are, and the greatest of those that limit a zone.
    pub(super) fn heroless(&self) -> Vec<i32> {
        let mut limits = Vec::new();
        for capacity in self.zones.values().filter_map(|zone| zone.capacity.as_ref()) {
            each_part(capacity, &mut |part| {
                if let Term::HeroNumber(_, id) = part {
                    limits.push(*id);
                }
            });
        }
        let numbers = self.hero_numbers.values().enumerate();
        let value = |(at, number): (usize, &HeroNumber)| {
            let is_limit = HeroNumberId::at(at).is_some_and(|id| limits.contains(&id));
            if is_limit { *number.range.end() } else { *number.range.start() }
        };
        numbers.map(value).collect()
    }

    /// Whether the player of an ability can leave it, because it or its timing says so.
    pub fn is_optional(&self, ability: &Ability) -> bool {
        ability.may || self.timings[ability.timing.index()].may
    }

    /// A new id for a row.
    pub(super) fn next_row(&mut self) -> RowId {
        self.rows = self.rows.saturating_add(1);
        RowId(self.rows)
    }
}
