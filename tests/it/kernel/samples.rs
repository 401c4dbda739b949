//! The games that the tests of the kernel play.

use std::path::{Path, PathBuf};

use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;

/// A game that describes its whole match: its rules, cards and cases.
pub struct Sample {
    pub name: &'static str,
    pub rules: &'static str,
    pub cards: &'static str,
    pub cases: &'static str,
}

/// A game that comes with the program.
macro_rules! bundled {
    ($name:literal) => {
        Sample {
            name: $name,
            rules: include_str!(concat!("../../../data/", $name, "/ruleset.json")),
            cards: include_str!(concat!("../../../data/", $name, "/registry.json")),
            cases: include_str!(concat!("../../../data/", $name, "/scenarios/rules.json")),
        }
    };
}

pub static SAMPLES: [Sample; 5] =
    [bundled!("tiny"), bundled!("essence-crown"), bundled!("chaos-cards"), bundled!("grand-voyage"), bundled!("ttcg")];

/// The bundled game with its cards and heroes.
pub fn bundled() -> Game {
    let project = Project::bundled();
    let (game, problems) = Game::read(&project.ruleset);
    assert!(problems.is_empty(), "{problems:#?}");
    let mut game = game.unwrap();
    let contents: Value = serde_json::from_str(&project.registry.text).unwrap();
    let list = |name: &str| contents[name].as_array().unwrap().clone();
    let mut problems = game.add_cards(&list("cards"), "/cards");
    problems.extend(game.add_heroes(&list("heroes"), "/heroes"));
    assert!(problems.is_empty(), "{problems:#?}");
    game
}

impl Sample {
    /// The folder of its files, and the name of the file of its cards.
    pub fn files(&self) -> (PathBuf, &'static str) {
        (Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(self.name), "registry.json")
    }

    /// The game with its cards and decks; it must have no problems.
    pub fn game(&self) -> Game {
        let (game, problems) = Game::read(&Source::new("ruleset.json", self.rules));
        assert!(problems.is_empty(), "{}: {problems:#?}", self.name);
        let mut game = game.unwrap();
        let cards: Value = serde_json::from_str(self.cards).unwrap();
        let list = |name: &str| cards[name].as_array().cloned().unwrap_or_default();
        let mut problems = game.add_cards(&list("cards"), "/cards");
        problems.extend(game.add_decks(&list("decks"), "/decks"));
        assert!(problems.is_empty(), "{}: {problems:#?}", self.name);
        game
    }
}
