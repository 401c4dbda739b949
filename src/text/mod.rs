//! Text generation: one effect in, one text per language out, and for every phrase the row that it comes from.
//!
//! The steps are `row → clause → sentence → text` (section 5 of the paper). The code decides which message is used and
//! with which arguments. The words and their order, plural, gender and case come from the Fluent files in `locales/`,
//! whose README lists the messages. Message ids are derived from the ruleset's ids, so that no operation, condition or
//! trigger of any game is named here. A message that a language lacks is shown in English and marked; if English lacks
//! it too, a placeholder says so. Nothing here panics, and no id is ever printed on a card.

#![warn(missing_docs)]

mod ability;
pub mod bidi;
mod collation;
mod files;
mod fluent;
mod languages;
mod made_name;
mod missing;
mod other_languages;
pub mod problem_text;
pub mod read;
mod render;
pub mod review;
pub mod rules_text;
pub mod sheet;
#[cfg(feature = "testing")]
mod testing;
pub mod translation;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

pub use ability::{Alike, Parts, PrintReport, TextCase, Trials, Variant};
pub use collation::Collation;
pub use files::{FileProblem, LocaleFile, embedded_files, project_files};
pub use fluent::{entries, fields, guard, highlight, lexer, slots};
pub use languages::{Capitals, ENGLISH, LANGUAGES, Language, PSEUDO, quotes};
pub use made_name::pattern_of;
pub use missing::MissingReport;
pub use render::bundle::MAX_TEXT;
pub use render::card_text::{CardText, Line};
pub use render::effect::{Context, Fallback, Pointed, Text};
pub use render::marks::{Inside, Part, Span};
pub use render::message::Arg;
#[cfg(feature = "testing")]
pub use testing::{Sample, try_file};

use crate::kernel::rules::Game;
use fluent::parsed::ParsedMessage;
use render::bundle::Bundle;
use render::file::FluentFile;
use rules_text::{NameMarks, RulesText};

/// The messages of all languages for one game. Built once; cheap to clone and readable from any thread.
#[derive(Clone)]
pub struct Texts {
    game: String,
    /// The game whose cards are printed, if its ruleset describes the whole game.
    cards: Option<Arc<Game>>,
    /// In the order of [`LANGUAGES`], followed by the languages that only the project has.
    bundles: Vec<Arc<Bundle>>,
}

impl Texts {
    /// The messages of a bundled game in a language and in English, without those of the program: its names.
    pub fn of_bundled(game: &str, language: &Language) -> Self {
        let mut files = files::own_files(game);
        files.retain(|file| file.language == language || file.language == ENGLISH);
        Self::from_files(game, files).0
    }

    /// The name of the game in a language: its message, or else what its ruleset says.
    pub fn game_name(&self, language: &'static Language, written: &str) -> String {
        RulesText::new(self, language, NameMarks("", "")).of_game("game-name", written)
    }

    /// The program's own messages for a game.
    pub fn embedded(game: &str) -> Self {
        Self::from_files(game, embedded_files(game)).0
    }

    /// The program's messages, overridden by a project's `locales` folder. Returns the problems in that folder too.
    pub fn load(game: &str, project_locales: Option<&Path>) -> (Self, Vec<FileProblem>) {
        Self::load_over(game, embedded_files(game), project_locales.as_slice())
    }

    /// As [`Texts::load`], with the grammar that texts of cards of format 2 are made with ([`Texts::printed`]). A later
    /// folder overrides the ones before.
    pub fn load_phrases(game: &str, project_locales: &[&Path]) -> (Self, Vec<FileProblem>) {
        let mut files = embedded_files(game);
        files.extend(files::phrase_files());
        Self::load_over(game, files, project_locales)
    }

    fn load_over(game: &str, mut files: Vec<LocaleFile>, project_locales: &[&Path]) -> (Self, Vec<FileProblem>) {
        let mut problems = Vec::new();
        files.extend(files::bundled_files(game));
        for folder in project_locales {
            let (own, unread) = project_files(folder);
            files.extend(own);
            problems.extend(unread);
        }
        let (texts, in_files) = Self::from_files(game, files);
        problems.extend(in_files);
        (texts, problems)
    }

    /// The messages of these files. If two files of a project have the same message, the later file wins. The problems
    /// are those of the project's files; the program's are checked by [`review`].
    pub fn from_files(game: &str, files: Vec<LocaleFile>) -> (Self, Vec<FileProblem>) {
        let mut problems = Vec::new();
        let files: Vec<_> = files.into_iter().filter_map(|file| FluentFile::new(file, &mut problems)).collect();
        let mut languages: Vec<&'static Language> = LANGUAGES.iter().collect();
        for file in &files {
            if !languages.contains(&file.language) {
                languages.push(file.language);
            }
        }
        let bundles = languages.into_iter().map(|language| Arc::new(Bundle::new(language, &files))).collect();
        (Self { game: game.to_owned(), cards: None, bundles }, problems)
    }

    /// A copy in which one message of a language has another source. A source that is not safe to parse changes
    /// nothing. `changed` lists the message and all messages that refer to it, so that cached clauses without them can
    /// be kept.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn with_message(&self, language: &'static Language, source: &str, changed: &BTreeSet<String>) -> Self {
        let source = crate::base::Source::new("", format!("{source}\n"));
        let Some(file) = FluentFile::new(LocaleFile { language, is_project: true, source }, &mut Vec::new()) else {
            return self.clone();
        };
        self.with_bundles(language, |bundle| bundle.with_override(file.clone(), changed))
    }

    /// A copy in which a parsed message replaces the one of a language. A message with problems changes nothing. `changed`
    /// lists the message and all messages that refer to it, so that cached clauses without them can be kept.
    pub(in crate::text) fn with_parsed(
        &self,
        language: &'static Language,
        message: &ParsedMessage,
        changed: &BTreeSet<String>,
    ) -> Self {
        let Some(resource) = message.resource() else { return self.clone() };
        let file = FluentFile::of_project(language, Arc::clone(resource));
        self.with_bundles(language, |bundle| bundle.with_override(file.clone(), changed))
    }

    /// A copy in which a language is reloaded from its files. Unchanged files are not parsed again.
    #[must_use]
    pub fn with_files(&self, language: &'static Language, files: &[LocaleFile]) -> Self {
        self.with_bundles(language, |bundle| bundle.reload(files))
    }

    /// A copy with another bundle for a language. Replacing English replaces the pseudo-language too, because it is
    /// generated from English.
    fn with_bundles(&self, language: &Language, make: impl Fn(&Bundle) -> Bundle) -> Self {
        let replace = |bundle: &Arc<Bundle>| {
            let is_of_it = bundle.language == language || (language == ENGLISH && bundle.language.is_pseudo());
            if is_of_it { Arc::new(make(bundle)) } else { Arc::clone(bundle) }
        };
        Self { game: self.game.clone(), cards: self.cards.clone(), bundles: self.bundles.iter().map(replace).collect() }
    }

    /// The same messages for the cards of a game whose ruleset describes the whole game.
    #[must_use]
    pub fn with_cards(&self, game: Option<&Arc<Game>>) -> Self {
        Self { cards: game.cloned(), ..self.clone() }
    }

    /// Whether the cards are those of this game.
    pub fn is_of_cards(&self, game: Option<&Arc<Game>>) -> bool {
        match (&self.cards, game) {
            (Some(cards), Some(game)) => Arc::ptr_eq(cards, game),
            (cards, game) => cards.is_none() && game.is_none(),
        }
    }

    /// The game that the messages belong to.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// All languages, including those that only the project has, without the pseudo-language.
    pub fn languages(&self) -> impl Iterator<Item = &'static Language> {
        self.bundles.iter().map(|bundle| bundle.language).filter(|language| !language.is_pseudo())
    }

    /// The messages of a language, or of English for an unknown language.
    fn bundle(&self, language: &Language) -> &Bundle {
        let known = self.bundles.get(language.index()).filter(|bundle| bundle.language == language);
        let found = || self.bundles.iter().find(|bundle| bundle.language == language);
        known.or_else(found).unwrap_or(&self.bundles[ENGLISH.index()])
    }
}
