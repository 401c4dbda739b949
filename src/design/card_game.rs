//! A game with what checks its cards: the rules of the whole match, or the vocabulary of a game of heroes (format 1).

use serde_json::Value;

use crate::base::reader::Path;
use crate::base::{Diagnostic, Source};
use crate::card::check_card;
use crate::kernel::rules::Game;
use crate::registry::read_card;
use crate::ruleset::Ruleset;

/// A game, and how its cards are checked.
#[derive(Clone, Copy)]
pub struct CardGame<'g> {
    pub game: &'g Game,
    /// The vocabulary of a game of heroes; `None`: the game checks its cards itself.
    heroes: Option<&'g Ruleset>,
}

impl<'g> CardGame<'g> {
    pub fn new(game: &'g Game, rules: &'g Ruleset) -> Self {
        Self { game, heroes: Some(rules).filter(|rules| !rules.is_whole_game()) }
    }

    /// A game whose rules describe the whole match.
    #[cfg(any(test, feature = "testing"))]
    pub fn whole(game: &'g Game) -> Self {
        Self { game, heroes: None }
    }

    /// The game with some cards more, and their problems as `check` reports them: the pointer of the first begins with
    /// `/0/`.
    pub fn with(&self, records: &[Value]) -> (Game, Vec<Diagnostic>) {
        let mut game = self.game.clone();
        let mut problems = game.add_cards(records, "");
        match self.heroes {
            None => problems.extend(game.check_cards(records, "")),
            Some(rules) => {
                problems.clear();
                for (at, record) in records.iter().enumerate() {
                    let (card, found) = read_card(&Source::new("", record.to_string()), rules);
                    problems.extend(found.into_iter().map(|mut problem| {
                        problem.pointer.insert_str(0, &format!("/{at}"));
                        problem
                    }));
                    if let Some(card) = card {
                        check_card(&card, rules, Path::Item(&Path::Root, at), &mut problems);
                    }
                }
            }
        }
        (game, problems)
    }
}
