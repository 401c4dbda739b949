//! The file `design.json` of a project: what its designers set for their tools.

use serde::Deserialize;

use super::budget::Budget;
use super::goals::Goal;
use super::inserts::Paper;
use super::packs::Printed;
use super::serials::Rule;
use super::tags::Tag;

/// The name of the file, beside the ruleset.
pub use crate::registry::project::DESIGN as FILE;

/// What the designers of a game set.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct DesignFile {
    /// What the file is for.
    #[serde(default, rename = "about")]
    _about: String,
    /// What effects may be worth.
    pub budget: Option<Budget>,
    /// When a card is better than another.
    pub better: Option<Better>,
    /// What the game wants to be.
    #[serde(default)]
    pub goals: Vec<Goal>,
    /// Tags of cards.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// How cards are printed and packed.
    pub run: Option<PrintRun>,
    /// What it takes to unlock the entry of a card.
    pub unlock: Option<Rule>,
    /// How cards are called that players send.
    pub portal: Option<Portal>,
}

/// Where players send their cards to.
#[derive(Clone, Debug, Deserialize)]
pub struct Portal {
    /// What the ids of submissions begin with.
    pub prefix: String,
}

/// Numbers in which a card can be better, and those in which it must be equal.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Better {
    /// More is better.
    pub numbers: Vec<String>,
    /// Only equal ones are compared.
    pub same: Vec<String>,
}

/// A print run.
#[derive(Clone, Debug, Deserialize)]
pub struct PrintRun {
    /// The rarities.
    pub rarities: Vec<Rarity>,
    /// How often each card is printed in each rarity.
    pub copies: usize,
    /// Cards in a pack.
    pub size: usize,
    /// The paper of inserts.
    pub paper: Option<Paper>,
    /// What a pack weighs with its insert, in milligrams.
    pub target: Option<i64>,
    /// Ids of cards of earlier runs.
    #[serde(default)]
    pub printed: Vec<String>,
}

/// How a printed card looks.
#[derive(Clone, Debug, Deserialize)]
pub struct Rarity {
    /// Its id.
    pub id: String,
    /// Its letter in serial numbers.
    pub letter: char,
    /// What a card of it weighs, in milligrams.
    pub weight: i64,
}

impl PrintRun {
    /// What packs weigh without their inserts, in milligrams.
    pub fn weights(&self, packs: &[Vec<Printed<'_>>]) -> Vec<i64> {
        let weight = |printed: &Printed<'_>| {
            self.rarities.iter().find(|rarity| rarity.id == printed.rarity).map_or(0, |rarity| rarity.weight)
        };
        packs.iter().map(|pack| pack.iter().map(weight).sum()).collect()
    }
}

impl DesignFile {
    /// Reads the file.
    ///
    /// # Errors
    ///
    /// What is wrong, with line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::DesignFile;

    #[test]
    fn a_wrong_value_is_named_with_its_line_and_a_member_that_is_not_known_is_left_out() {
        let error = DesignFile::read("{\n \"run\": { \"rarities\": [], \"copies\": -1, \"size\": 1 } }").unwrap_err();
        assert!(error.contains("-1") && error.contains("line 2"), "{error}");
        assert!(DesignFile::read("{\"gaols\": []}").unwrap().goals.is_empty());
    }
}
