//! How a match begins.

use std::sync::Arc;

use serde_json::Value;

use crate::base::{Name, Source};
use crate::kernel::rules::Game;
use crate::kernel::state::{Seat, State};
use crate::kernel::{Kernel, Setup, scenario};

/// How a match begins: from two decks of the game, or on the board of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    pub decks: [Name; 2],
    pub seed: u64,
    /// Who begins; `None`: as the rules decide.
    pub first: Option<Seat>,
    /// The board that is laid instead of the decks.
    pub board: Option<ScenarioBoard>,
}

/// The board of a case of a scenario's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioBoard {
    /// The name of the file, without its folder and end.
    pub file: String,
    /// The name of the case.
    pub name: String,
    contents: Arc<Value>,
    at: usize,
}

impl ScenarioBoard {
    /// The boards of a file, in order. A file that is no JSON has none.
    pub fn of_file(source: &Source) -> Vec<Self> {
        let contents: Arc<Value> = Arc::new(serde_json::from_str(&source.text).unwrap_or_default());
        let name = source.name.rsplit_once(['/', '\\']).map_or(source.name.as_str(), |(_, name)| name);
        let file = name.strip_suffix(".json").unwrap_or(name);
        let names = scenario::names(&contents).into_iter().enumerate();
        names.map(|(at, name)| Self { file: file.to_owned(), name, contents: Arc::clone(&contents), at }).collect()
    }

    /// What another case on the same board needs of the file, and of this case.
    pub(super) fn parts(&self) -> [Vec<(String, Value)>; 2] {
        let members = |of: Option<&Value>, wanted: &[&str]| {
            let members = wanted.iter().filter_map(|name| Some(((*name).to_owned(), of?.get(*name)?.clone())));
            members.collect::<Vec<_>>()
        };
        let cases = self.contents.get("cases").and_then(Value::as_array);
        let case = cases.map_or(Some(&*self.contents), |cases| cases.get(self.at));
        // A file that is a single case has its cards in the case.
        let of_file = if cases.is_some() { &["defaults", "cards"][..] } else { &["defaults"] };
        [members(Some(&self.contents), of_file), members(case, &["cards", "board"])]
    }

    /// The board before the first step, and the game with the cards of the scenario; or the fault of the board.
    pub(super) fn lay(&self, game: &Game) -> Result<(Kernel, State), String> {
        scenario::lay(game, &self.contents, self.at)
    }
}

impl Opening {
    /// The first two decks of a game, or the only one twice.
    pub fn usual(game: &Game) -> Self {
        let deck = |at: usize| game.decks.get(at).or(game.decks.first()).map(|deck| deck.id.clone());
        Self { decks: [0, 1].map(|at| deck(at).unwrap_or_default()), seed: 1, first: None, board: None }
    }

    /// The set-up in a game; without decks of these names the table is empty.
    pub(super) fn setup(&self, game: &Game) -> Setup {
        let deck = |name: &Name| game.decks.iter().find(|deck| deck.id == *name);
        let setup = match (deck(&self.decks[0]), deck(&self.decks[1])) {
            (Some(one), Some(other)) => game.setup_of([one, other], self.seed),
            _ => Setup { seed: self.seed, ..Setup::default() },
        };
        Setup { first: self.first, ..setup }
    }
}
