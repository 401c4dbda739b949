//! The rows that hold as long as their card is in play, by what they change, so that no others are looked at.

use super::ids::{AbilityId, DefinitionId};
use super::lookup::Kernel;
use super::rules::Game;
use super::rules::ability::Row;
use super::rules::tables::Operation;

/// What continuous effects change: words are worked out first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stratum {
    Words,
    Numbers,
}

/// Rows with their abilities.
type Rows = Box<[(AbilityId, u8)]>;

/// The rows of each stratum that hold continuously.
#[derive(Clone, Debug, Default)]
pub(super) struct StandingRows {
    words: Rows,
    numbers: Rows,
}

impl StandingRows {
    fn of(&self, stratum: Stratum) -> &[(AbilityId, u8)] {
        match stratum {
            Stratum::Words => &self.words,
            Stratum::Numbers => &self.numbers,
        }
    }
}

impl Stratum {
    fn has(self, operation: &Operation) -> bool {
        match self {
            Self::Words => !operation.gives.is_empty(),
            Self::Numbers => !operation.adds.is_empty() || !operation.adds_to_players.is_empty(),
        }
    }
}

impl Game {
    /// The rows that hold continuously, by printed card.
    pub(super) fn standing_of_cards(&self) -> Box<[StandingRows]> {
        self.definitions.iter().map(|card| self.standing_rows(&card.abilities)).collect()
    }

    /// The same by ability.
    pub(super) fn standing_of_abilities(&self) -> Box<[StandingRows]> {
        let ids = (0..self.abilities.len()).filter_map(AbilityId::at);
        ids.map(|id| self.standing_rows(&[id])).collect()
    }

    fn standing_rows(&self, abilities: &[AbilityId]) -> StandingRows {
        let rows = |stratum: Stratum| {
            let is_always = |id: &&AbilityId| {
                let timing = self.timings.get_index(self.ability(**id).timing.index());
                timing.is_some_and(|(_, timing)| timing.always)
            };
            let abilities = abilities.iter().filter(is_always);
            let rows = abilities.flat_map(|&id| self.ability(id).rows.iter().zip(0_u8..).map(move |row| (id, row)));
            rows.filter(|(_, (row, _))| self.is_of(stratum, row)).map(|(id, (_, at))| (id, at)).collect()
        };
        StandingRows { words: rows(Stratum::Words), numbers: rows(Stratum::Numbers) }
    }

    fn is_of(&self, stratum: Stratum, row: &Row) -> bool {
        self.operations.get_index(row.operation.index()).is_some_and(|(_, operation)| stratum.has(operation))
    }
}

impl Kernel {
    /// The rows of a stratum that are printed on a card and hold as long as it is in play.
    pub(super) fn standing_of_card(&self, card: DefinitionId, stratum: Stratum) -> &[(AbilityId, u8)] {
        self.standing_of_cards.get(card.index()).map_or(&[], |rows| rows.of(stratum))
    }

    /// The same of an ability.
    pub(super) fn standing_of_ability(&self, ability: AbilityId, stratum: Stratum) -> &[(AbilityId, u8)] {
        self.standing_of_abilities.get(ability.index()).map_or(&[], |rows| rows.of(stratum))
    }

    /// Whether a row changes what a stratum is about.
    pub(super) fn is_of(&self, stratum: Stratum, row: &Row) -> bool {
        self.game.is_of(stratum, row)
    }
}
