//! What the design tools read of a project, and the list that each of them gives.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::Value;

use super::review::Talk;
use crate::base::{Name, Source};
use crate::card::Card;
use crate::design::budget::Budget;
use crate::design::inbox::State;
use crate::design::project::{DesignFile, FILE};
use crate::design::rows::Generated;
use crate::kernel::rules::Game;
use crate::registry::project::beside;
use crate::registry::{Registry, game_of_heroes, write_card};
use crate::ruleset::Ruleset;
use crate::studio::command::NewFile;
use crate::studio::i18n::I18n;
use crate::studio::view::View;
use crate::text::{Arg, Language, Texts};

/// A project as the tools read it, on another thread.
pub struct Desk {
    /// The whole game; of a game of heroes its registry, of which the game is made once it is needed.
    game: Result<Arc<Game>, Registry>,
    pub texts: Arc<Texts>,
    pub language: &'static Language,
    pub rules: Ruleset,
    pub ruleset: String,
    pub cards: Vec<Card>,
    pub folder: Option<PathBuf>,
    /// The text of `design.json`, or why it cannot be read.
    design: Result<Option<String>, String>,
    /// The seed of what is dealt.
    pub seed: u64,
    /// Games that were played, as `simulate --json` prints them.
    pub games: Option<Arc<Value>>,
    /// The combinations that were made last.
    pub combined: Option<Arc<Combined>>,
}

/// Combinations of effects with their texts. They stay the same while cards change, and there can be many.
#[derive(Debug)]
pub struct Combined {
    pub of: CombinedOf,
    pub generated: Generated,
    pub texts: Vec<String>,
}

/// What combinations are made of: the rules, the file of templates, the language of the texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombinedOf {
    pub ruleset: String,
    pub file: String,
    pub language: &'static str,
}

/// Why a tool shows nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A file that says what is shown is missing, or a part of it: its name.
    Missing(&'static str),
    /// What is wrong, with the name of the file.
    Wrong(String),
    /// The tool needs rules that describe a whole match.
    NoMatch,
}

/// What a tool has found.
#[derive(Debug, Default)]
pub struct Sheet {
    pub columns: Vec<Head>,
    pub lines: Vec<Line>,
    /// Sentences above the list.
    pub notes: Vec<String>,
    /// What is wrong.
    pub faults: Vec<String>,
    /// What can be saved.
    pub files: Vec<NewFile>,
    /// Tags with their cards, of which those of the selected card are named.
    pub tags: Vec<(String, BTreeSet<Name>)>,
    /// Effects of which one can be drawn by chance, with their prices if the designers have set any.
    pub draws: Option<(Arc<Combined>, Option<Budget>)>,
}

/// A column.
#[derive(Clone, Debug)]
pub struct Head {
    pub title: String,
    /// In points; 0: the width that the others leave.
    pub width: f32,
    pub is_number: bool,
}

/// A line of a list.
#[derive(Clone, Debug, Default)]
pub struct Line {
    pub cells: Vec<String>,
    /// What is read below the list while it is chosen.
    pub detail: Vec<String>,
    /// Whether it is as it should be; `None`: nothing says so.
    pub is_fine: Option<bool>,
    /// The place of the entry of `design.json` that it is, which can be edited.
    pub entry: Option<String>,
    /// The kind by which lines are chosen; empty: there are none.
    pub kind: String,
    pub then: Then,
    /// The submission that it is, with the comments on it.
    pub talk: Option<Box<Talk>>,
}

/// What can be done with a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Then {
    #[default]
    Nothing,
    /// Choosing it chooses these cards in the library.
    Cards(Vec<Name>),
    /// Choosing it filters the library.
    Filter(String),
    /// Its rows can be added to a card.
    Rows(String),
    /// A submission; whether it is a card already.
    Submission { is_taken: bool },
}

impl Desk {
    pub fn of(view: &View<'_>, seed: u64) -> Self {
        let game = match view.document.game() {
            Some(game) => Ok(Arc::clone(game)),
            None => Err(view.registry().clone()),
        };
        Self {
            game,
            texts: Arc::clone(&view.texts),
            language: view.i18n.language(),
            rules: view.rules().clone(),
            ruleset: view.document.ruleset_text().to_owned(),
            cards: view.registry().cards.clone(),
            folder: view.document.path().map(Into::into),
            design: match view.document.design_text() {
                Ok(text) => Ok(text.map(str::to_owned)),
                Err(problem) => Err(view.i18n.describe(&problem.message)),
            },
            seed,
            games: None,
            combined: None,
        }
    }

    /// The game, also one of heroes.
    pub fn any_game(&self) -> Result<Arc<Game>, Fault> {
        match &self.game {
            Ok(game) => Ok(Arc::clone(game)),
            Err(registry) => {
                let ruleset = Source::new("ruleset.json", &*self.ruleset);
                game_of_heroes(&self.rules, &ruleset, registry).map(Arc::new).ok_or(Fault::NoMatch)
            }
        }
    }

    pub fn i18n(&self) -> I18n {
        I18n::new(Arc::clone(&self.texts), self.language)
    }

    /// A file beside the ruleset.
    pub fn text(&self, name: &'static str) -> Result<String, Fault> {
        self.text_of(name)?.ok_or(Fault::Missing(name))
    }

    /// As [`Desk::text`], of a file that can be missing.
    pub fn text_of(&self, name: &str) -> Result<Option<String>, Fault> {
        let found = beside(self.folder.as_deref(), &self.rules.game, name);
        let found = found
            .map_err(|(file, problem)| Fault::Wrong(format!("{file}: {}", self.i18n().describe(&problem.message))));
        Ok(found?.map(|source| source.text))
    }

    /// A file beside the ruleset, as data.
    pub fn read<T>(&self, name: &'static str, read: impl FnOnce(&str) -> Result<T, String>) -> Result<T, Fault> {
        read(&self.text(name)?).map_err(|why| Fault::Wrong(format!("{name}: {why}")))
    }

    /// What the designers set.
    pub fn design(&self) -> Result<DesignFile, Fault> {
        let wrong = |why: String| Fault::Wrong(format!("{FILE}: {why}"));
        let text = self.design.clone().map_err(wrong)?.ok_or(Fault::Missing(FILE))?;
        DesignFile::read(&text).map_err(wrong)
    }

    /// The cards as they are written, in the order of the registry.
    pub fn records(&self) -> Vec<Value> {
        let record = |card: &Card| match &self.game {
            Ok(game) => game.records.get(&card.id).cloned(),
            Err(_) => serde_json::from_str(&write_card(card, &self.rules)).ok(),
        };
        self.cards.iter().filter_map(record).collect()
    }

    /// The name of a card.
    pub fn name(&self, id: &str) -> String {
        let card = self.cards.iter().find(|card| card.id == id);
        card.map_or_else(|| id.to_owned(), |card| self.texts.name(self.language, id, &card.name))
    }
}

/// The message of a state of submissions.
pub fn state_message(state: State) -> String {
    format!("design-state-{}", state.name().replace('_', "-"))
}

impl Sheet {
    /// A list with columns: the messages of their titles, and their widths.
    pub fn new(i18n: &I18n, columns: &[(&'static str, f32)]) -> Self {
        let head = |(title, width): &(&'static str, f32)| Head {
            title: i18n.tr(title).to_string(),
            width: width.abs(),
            is_number: *width < 0.0,
        };
        Self { columns: columns.iter().map(head).collect(), ..Self::default() }
    }

    /// Adds a sentence above the list.
    pub fn note(&mut self, i18n: &I18n, message: &str, arguments: &[(&str, Arg<'_>)]) {
        self.notes.push(i18n.tr_with(message, arguments));
    }
}
