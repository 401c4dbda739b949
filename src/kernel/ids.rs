//! Indices into the tables of a ruleset, so that the machine compares small numbers instead of names.

use serde::{Deserialize, Serialize};

/// Declares an index into one table.
macro_rules! index {
    ($($(#[$doc:meta])* $name:ident($number:ty))+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        pub struct $name(pub $number);

        impl $name {
            /// The position in the table.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The index of a position, or `None` beyond the table's limit.
            pub fn at(position: usize) -> Option<Self> {
                position.try_into().ok().map(Self)
            }
        }
    )+ };
}

index! {
    /// A type of cards.
    CardTypeId(u8)
    /// A number that cards have.
    NumberId(u8)
    /// A set of words that cards have, such as colours.
    WordSetId(u8)
    /// A keyword of cards.
    KeywordId(u8)
    /// A counter of a player.
    CounterId(u8)
    /// A number of a player's hero.
    HeroNumberId(u8)
    /// A sum or an expression of a player.
    QuantityId(u8)
    /// A count that is kept during one effect.
    TallyId(u8)
    /// A mark or a counter of a card or of a row.
    StateId(u8)
    /// A zone. [`LIMBO`] is where a card is while it is being played.
    ZoneId(u8)
    /// How long something lasts. [`LASTING`] has no end.
    DurationId(u8)
    /// A moment at which abilities happen or can be used.
    TimingId(u8)
    /// A way in which an ability is used.
    WayId(u8)
    /// A cost of abilities.
    CostId(u8)
    /// A test of a row on cards.
    FilterId(u8)
    /// A test of a row on the position.
    ConditionId(u8)
    /// What a row does.
    OperationId(u8)
    /// A hidden card's trigger (format 1).
    TriggerId(u8)
    /// A setting of the rules.
    SettingId(u8)
    /// A number of the rules that designers tune.
    LeverId(u8)
    /// A parameter of a row that its operation declares, by position.
    ParameterId(u8)
    /// A name that `let` binds.
    RoleId(u8)
    /// A choice that is named with an action, by position.
    PickId(u8)
    /// A phase of a turn.
    PhaseId(u8)
    /// An action of players.
    ActionId(u8)
    /// A window in which players answer.
    WindowId(u8)
    /// A routine of the rules.
    RoutineId(u8)
    /// Something that happens, e.g. `moved`. The first ones are those of [`event`].
    EventId(u8)
    /// A word: the id of a type, subtype, keyword, zone, phase, choice or card. Two words are equal if their names are.
    WordId(u16)
    /// A printed card.
    DefinitionId(u16)
    /// An ability of a printed card, a keyword or a nested effect.
    AbilityId(u16)
    /// A row of an ability.
    RowId(u16)
    /// A resolved target of rows.
    TargetId(u16)
    /// A statement of the ruleset, in the order in which they were read.
    StatementId(u16)
}

/// Tallies of a ruleset.
pub const TALLIES: usize = 4;
/// The zone of a card that is being played. It is in no table.
pub const LIMBO: ZoneId = ZoneId(u8::MAX);
/// The duration without an end. It is in no table.
pub const LASTING: DurationId = DurationId(u8::MAX);

/// The events that the machine itself announces (kernel.md, section 2).
pub mod event {
    use super::EventId;

    /// Their names, in the order of their ids.
    pub const NAMES: [&str; 9] = [
        "would_damage",
        "would_destroy",
        "damaged",
        "dealt",
        "player_damaged",
        "moved",
        "destroyed",
        "played",
        "phase",
    ];
    pub const WOULD_DAMAGE: EventId = EventId(0);
    pub const WOULD_DESTROY: EventId = EventId(1);
    pub const DAMAGED: EventId = EventId(2);
    pub const DEALT: EventId = EventId(3);
    pub const PLAYER_DAMAGED: EventId = EventId(4);
    pub const MOVED: EventId = EventId(5);
    pub const DESTROYED: EventId = EventId(6);
    pub const PLAYED: EventId = EventId(7);
    pub const PHASE: EventId = EventId(8);
}
