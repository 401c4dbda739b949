//! Indices into the tables of a ruleset.

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
    /// The index of a card type in the ruleset, in the order of its table.
    CardTypeId
    /// The index of a card number in the ruleset, in the order of its table.
    NumberId
    /// The index of a subtype in the ruleset, in the order of its table.
    SubtypeId
    /// The index of a hero number in the ruleset, in the order of its table.
    HeroNumberId
    /// The index of a counter in the ruleset, in the order of its table.
    CounterId
    /// The index of a tally in the ruleset, in the order of its table.
    TallyId
    /// The index of a zone in the ruleset, in the order of its table.
    ZoneId
    /// The index of a trigger in the ruleset, in the order of its table.
    TriggerId
    /// The index of a quantity in the ruleset, in the order of its table.
    QuantityId
    /// The index of an operation in the ruleset, in the order of its table.
    OperationId
    /// The index of a condition in the ruleset, in the order of its table.
    ConditionId
}
