//! The kernel: games whose whole match is data.

mod adversarial;
mod cases;
mod laws;

use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;

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

/// A game whose cards and decks are in the file of its rules.
const TINY: Sample = Sample {
    name: "tiny",
    rules: include_str!("../../suite/kernel/tiny.json"),
    cards: "{}",
    cases: include_str!("../../suite/kernel/tiny.cases.json"),
};

pub static SAMPLES: [Sample; 5] =
    [TINY, sample!("essence-crown"), sample!("chaos-cards"), sample!("grand-voyage"), sample!("ttcg")];

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
