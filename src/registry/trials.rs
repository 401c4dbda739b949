//! What would be wrong if a record were another one, as menus ask before something is chosen.

use super::game::add;
use super::{Checks, RecordPath};
use crate::base::{Code, Diagnostic, Severity};
use crate::card::{Card, Hero};
use crate::kernel::rules::Game;
use crate::ruleset::Ruleset;

/// Where records are tried. It is worth keeping for many questions, because a whole game is copied for it.
#[derive(Default)]
pub struct Trials {
    game: Option<Game>,
}

impl Trials {
    pub fn new(checks: &Checks) -> Self {
        Self { game: checks.game().map(|game| Game::clone(game)) }
    }

    /// What `look` makes of the whole game with a card in it, and of the problems of the card.
    fn with_card<T>(
        &mut self,
        card: &Card,
        rules: &Ruleset,
        look: impl FnOnce(&Game, Vec<Diagnostic>) -> T,
    ) -> Option<T> {
        let game = self.game.as_mut()?;
        let mark = game.mark(&card.id);
        let problems = add(game, card, rules).0;
        let seen = look(game, problems);
        game.forget(mark);
        Some(seen)
    }

    /// What `look` makes of the whole game in which a record is another card.
    pub fn look<T>(&mut self, card: &Card, rules: &Ruleset, look: impl FnOnce(&Game) -> T) -> Option<T> {
        self.with_card(card, rules, |game, _| look(game))
    }
}

impl Checks {
    /// The first error that the record at a place would have more if it were this card.
    pub fn first_new_error(
        &self,
        trials: &mut Trials,
        at: RecordPath,
        card: &Card,
        rules: &Ruleset,
    ) -> Option<Diagnostic> {
        let found = trials.with_card(card, rules, |_, problems| problems);
        self.first_new(at, found.unwrap_or_else(|| self.of_card(card, rules)))
    }

    /// The first error that the record at a place would have more if it were this hero.
    pub fn first_new_error_of_hero(&self, at: RecordPath, hero: &Hero, rules: &Ruleset) -> Option<Diagnostic> {
        self.first_new(at, self.of_hero(hero, rules))
    }

    fn first_new(&self, at: RecordPath, problems: Vec<Diagnostic>) -> Option<Diagnostic> {
        let known: Vec<(Code, &str)> = self.of(at).map(|problem| (problem.code, problem.pointer.as_str())).collect();
        problems.into_iter().find(|problem| {
            problem.severity == Severity::Error && !known.contains(&(problem.code, problem.pointer.as_str()))
        })
    }
}
