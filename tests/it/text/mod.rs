//! Text in sixteen languages: its wording, the origin of each of its parts, and missing wordings.

mod abilities;
mod alike;
mod cases;
mod clauses;
mod command;
mod conformance;
mod facts;
mod foreign_words;
mod golden;
mod groups;
mod hostile;
mod missing;
mod parity;
mod read;
mod read_games;
mod read_random;
mod rejected;
mod spans;
mod subjects;

use std::sync::LazyLock;

pub use abilities::texts;

use ses_studio::base::reader::Path;
use ses_studio::base::{Severity, Source};
use ses_studio::card::{CheckedRow, Holder, check_card, check_hero, check_rows};
use ses_studio::registry::{Project, Registry, read_rows};
use ses_studio::ruleset::{CardTypeId, Ruleset};
use ses_studio::text::{CardText, Context, Language, Texts};

/// The bundled game, loaded once.
pub struct Game {
    pub rules: Ruleset,
    pub registry: Registry,
    pub texts: Texts,
}

pub static GAME: LazyLock<Game> = LazyLock::new(|| {
    let checked = Project::bundled().check();
    let rules = checked.rules.expect("a sound ruleset");
    let texts = Texts::embedded(&rules.game);
    Game { rules, registry: checked.registry.expect("a registry"), texts }
});

impl Game {
    /// Every card and hero in a language, by id.
    pub fn all(&self, language: &'static Language) -> Vec<(String, CardText)> {
        let mut problems = Vec::new();
        let heroes = self.registry.heroes.iter().map(|hero| {
            let checked = check_hero(hero, &self.rules, Path::Root, &mut problems)
                .valid()
                .cloned()
                .expect("a hero without errors");
            (hero.id.to_string(), self.texts.hero(language, &self.rules, hero, &checked))
        });
        let mut all: Vec<(String, CardText)> = heroes.collect();
        all.extend(self.registry.cards.iter().map(|card| {
            let checked = check_card(card, &self.rules, Path::Root, &mut problems)
                .valid()
                .cloned()
                .expect("a card without errors");
            (card.id.to_string(), self.texts.card(language, &self.rules, card, &checked))
        }));
        assert!(all.len() > 80, "the bundled registry has two decks and fourteen heroes");
        all
    }

    /// The rows of every hero and card, by id, with the type.
    pub fn all_checked(&self) -> Vec<(String, Option<CardTypeId>, Vec<CheckedRow>, Context)> {
        let mut problems = Vec::new();
        let heroes = self.registry.heroes.iter().map(|hero| {
            let checked = check_hero(hero, &self.rules, Path::Root, &mut problems).valid().cloned().expect("a hero");
            (hero.id.to_string(), self.rules.hero_type(), checked.ability.clone(), Context::default())
        });
        let mut all: Vec<_> = heroes.collect();
        all.extend(self.registry.cards.iter().map(|card| {
            let checked = check_card(card, &self.rules, Path::Root, &mut problems).valid().cloned().expect("a card");
            let context = Context { trigger: checked.trigger };
            (card.id.to_string(), Some(checked.card_type), checked.rows.clone(), context)
        }));
        all
    }

    /// Valid rows from their JSON.
    #[track_caller]
    pub fn rows(&self, json: &str) -> Vec<CheckedRow> {
        rows_of(json, &self.rules)
    }
}

#[track_caller]
pub fn rows_of(json: &str, rules: &Ruleset) -> Vec<CheckedRow> {
    let (rows, mut problems) = read_rows(&Source::new("rows", json), rules);
    let holder = Holder { card_type: None, book: None, crossover: false };
    let rows = check_rows(&rows, holder, rules, Path::Root, &mut problems);
    problems.retain(|problem| problem.severity == Severity::Error);
    assert!(problems.is_empty(), "{json}: {problems:#?}");
    rows
}

/// Whether a character is a mark.
pub fn is_mark(c: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&c)
}
