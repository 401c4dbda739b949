//! The settings of a run: heroes, games, seed, players.

use std::collections::BTreeSet;

use crate::base::Name;
use crate::sim::{AgentKind, Arena as _, Plan};

use super::roster_loader::LoadedRoster;

/// The heroes that play each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HeroSelection {
    /// All heroes with complete decks.
    #[default]
    All,
    /// The heroes of a book.
    Book(i64),
    Chosen(BTreeSet<Name>),
}

/// The settings of a run.
#[derive(Clone, Debug)]
pub struct Setup {
    pub selection: HeroSelection,
    /// Games for each matchup.
    pub games: i64,
    pub seed: i64,
    /// Who plays both sides.
    pub style: AgentKind,
    /// Whether Legacy rows count.
    pub legacy: bool,
    pub threads: usize,
}

/// The number of games that a matchup may have.
pub const GAMES: std::ops::RangeInclusive<i64> = 2..=1_000_000;

/// The number of threads that run at the same time.
pub fn most_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl Default for Setup {
    /// The paper's run: 15,000 games of each matchup, greedy players, with Legacy (section 7).
    fn default() -> Self {
        Self {
            selection: HeroSelection::All,
            games: 15_000,
            seed: 1,
            style: AgentKind::Greedy,
            legacy: true,
            threads: most_threads(),
        }
    }
}

impl Setup {
    /// The selected heroes, in the order of the registry.
    pub fn heroes(&self, ready: &LoadedRoster) -> Vec<Name> {
        let plays = |id: &&Name| match &self.selection {
            HeroSelection::All => true,
            HeroSelection::Book(number) => ready.entrants.book_of(id) == *number,
            HeroSelection::Chosen(ids) => ids.contains(*id),
        };
        ready.playable.iter().filter(plays).cloned().collect()
    }

    /// The plan of a run. The number of games is rounded up to an even one, because each hero goes first in half of them.
    pub fn plan(&self, ready: &LoadedRoster) -> Plan {
        let games = u64::try_from(self.games).unwrap_or(2).next_multiple_of(2);
        let seed = self.seed.cast_unsigned();
        let plan = Plan::new(ready.entrants.hash(), self.heroes(ready), games, seed);
        Plan { players: [self.style; 2], legacy: self.legacy, ..plan }
    }

    /// Takes over the settings of a result, so that the next run repeats it.
    pub fn follow(&mut self, plan: &Plan) {
        self.selection = HeroSelection::Chosen(plan.heroes.iter().cloned().collect());
        self.games = i64::try_from(plan.games).unwrap_or(*GAMES.end()).clamp(*GAMES.start(), *GAMES.end());
        self.seed = plan.seed.cast_signed();
        (self.style, self.legacy) = (plan.players[0], plan.legacy);
    }
}
