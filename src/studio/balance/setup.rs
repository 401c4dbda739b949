//! What is to be played: heroes, games, seed, players.

use std::collections::BTreeSet;

use crate::base::Name;
use crate::sim::{AgentKind, Plan};

use super::roster_loader::LoadedRoster;

/// Which heroes play each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HeroSelection {
    /// All whose decks are whole.
    #[default]
    All,
    /// Those of a book.
    Book(i64),
    /// These.
    Chosen(BTreeSet<Name>),
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The heroes.
    pub selection: HeroSelection,
    /// Games of each matchup.
    pub games: i64,
    /// The seed.
    pub seed: i64,
    /// How both sides play.
    pub style: AgentKind,
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// Threads.
    pub threads: usize,
}

/// Games that a matchup may have here.
pub const GAMES: std::ops::RangeInclusive<i64> = 2..=1_000_000;

/// How many threads there can be at once.
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
    /// The heroes that will play, in the registry's order.
    pub fn heroes(&self, ready: &LoadedRoster) -> Vec<Name> {
        let book = |id: &Name| ready.roster.heroes().iter().find(|hero| hero.id == *id).and_then(|hero| hero.book);
        let plays = |id: &&Name| match &self.selection {
            HeroSelection::All => true,
            HeroSelection::Book(number) => book(id) == Some(*number),
            HeroSelection::Chosen(ids) => ids.contains(*id),
        };
        ready.playable.iter().filter(plays).cloned().collect()
    }

    /// The plan of a run; each hero goes first in half of the games, so their number is made even.
    pub fn plan(&self, ready: &LoadedRoster) -> Plan {
        let games = u64::try_from(self.games).unwrap_or(2).next_multiple_of(2);
        let seed = self.seed.cast_unsigned();
        let plan = Plan::new(ready.roster.hash(), self.heroes(ready), games, seed);
        Plan { players: [self.style; 2], legacy: self.legacy, ..plan }
    }

    /// Takes over what a result was made with, so that the next run repeats it.
    pub fn follow(&mut self, plan: &Plan) {
        self.selection = HeroSelection::Chosen(plan.heroes.iter().cloned().collect());
        self.games = i64::try_from(plan.games).unwrap_or(*GAMES.end()).clamp(*GAMES.start(), *GAMES.end());
        self.seed = plan.seed.cast_signed();
        (self.style, self.legacy) = (plan.players[0], plan.legacy);
    }
}
