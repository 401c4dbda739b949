//! The games that the tests of the kernel play.

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

macro_rules! sample {
    ($name:literal) => {
        Sample {
            name: $name,
            rules: include_str!(concat!("../../suite/kernel/", $name, "/ruleset.json")),
            cards: include_str!(concat!("../../suite/kernel/", $name, "/cards.json")),
            cases: include_str!(concat!("../../suite/kernel/", $name, "/cases.json")),
        }
    };
}

/// The game of a new project.
const TINY: Sample = Sample {
    name: "tiny",
    rules: include_str!("../../../data/tiny/ruleset.json"),
    cards: include_str!("../../../data/tiny/registry.json"),
    cases: include_str!("../../../data/tiny/scenarios/rules.json"),
};

pub static SAMPLES: [Sample; 5] =
    [TINY, sample!("essence-crown"), sample!("chaos-cards"), sample!("grand-voyage"), sample!("ttcg")];

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
