//! Text generation: one effect in, one text per language out, with the row behind every phrase.
//!
//! `row → clause → sentence → text` (section 5 of the paper). This module decides which message is asked for and with
//! which arguments; every word, its order, plural, gender and case stands in the Fluent files of `locales/`, whose
//! README tells which messages there are. Messages are found by the ruleset's ids: no operation, condition or trigger
//! of any game is named here. What a language lacks is shown in English and marked, and what English lacks too is shown
//! as such; nothing here panics, and no id reaches a reader.

#![warn(missing_docs)]

mod files;
mod fluent;
mod languages;
mod missing;
mod other_languages;
pub mod problem_text;
mod render;
pub mod review;
mod samples;
pub mod translation;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

pub use files::{FileProblem, LocaleFile, embedded_files, project_files};
pub use fluent::{entries, fields, guard, lexer};
pub use languages::{Capitals, ENGLISH, LANGUAGES, Language, PSEUDO};
pub use missing::MissingReport;
pub use render::bundle::MAX_TEXT;
pub use render::card_text::{CardText, Line};
pub use render::effect::{Context, Fallback, Text};
pub use render::marks::{Part, Span};
pub use render::message::Arg;
pub use samples::{Sample, try_file};

use crate::base::Source;
use fluent::parsed::ParsedMessage;
use render::bundle::{self, Bundle, ParsedFile};

/// The messages of all languages for one game; made once, read from any thread, cheap to clone.
#[derive(Clone)]
pub struct Texts {
    game: String,
    /// In the order of [`LANGUAGES`], and behind them what a project has beside them.
    bundles: Vec<Arc<Bundle>>,
}

impl Texts {
    /// The program's own messages for a game.
    pub fn embedded(game: &str) -> Self {
        Self::from_files(game, embedded_files(game)).0
    }

    /// The program's messages with a project's `locales` folder over them, and what is wrong in that folder.
    pub fn load(game: &str, project_locales: Option<&Path>) -> (Self, Vec<FileProblem>) {
        let mut files = embedded_files(game);
        let mut problems = Vec::new();
        if let Some(folder) = project_locales {
            let (own, unread) = project_files(folder);
            files.extend(own);
            problems.extend(unread);
        }
        let (texts, in_files) = Self::from_files(game, files);
        problems.extend(in_files);
        (texts, problems)
    }

    /// The messages of these files; later files of a project win over earlier ones.
    pub fn from_files(game: &str, files: Vec<LocaleFile>) -> (Self, Vec<FileProblem>) {
        let mut problems = Vec::new();
        let parsed: Vec<_> = files.into_iter().filter_map(|file| bundle::parse(file, &mut problems)).collect();
        let mut languages: Vec<&'static Language> = LANGUAGES.iter().collect();
        for file in &parsed {
            if !languages.contains(&file.language) {
                languages.push(file.language);
            }
        }
        let bundle = |language: &'static Language| Arc::new(Bundle::new(language, &parsed, &mut problems));
        let bundles = languages.into_iter().map(bundle).collect();
        (Self { game: game.to_owned(), bundles }, problems)
    }

    /// The same texts with one message of a language written otherwise; a source that cannot be read changes nothing.
    /// `changed` are the message and all that lead to it.
    #[must_use]
    pub fn with_message(&self, language: &'static Language, source: &str, changed: &BTreeSet<String>) -> Self {
        let source = Source::new("", format!("{source}\n"));
        let Some(file) = bundle::parse(LocaleFile { language, is_project: true, source }, &mut Vec::new()) else {
            return self.clone();
        };
        self.with_bundles(language, |bundle| bundle.with_override(file.clone(), changed))
    }

    /// The same as [`Texts::with_message`] for a message that is parsed already.
    pub(in crate::text) fn with_parsed(
        &self,
        language: &'static Language,
        message: &ParsedMessage,
        changed: &BTreeSet<String>,
    ) -> Self {
        let Some(resource) = message.resource() else { return self.clone() };
        let file = ParsedFile::of_project(language, Arc::clone(resource));
        self.with_bundles(language, |bundle| bundle.with_override(file.clone(), changed))
    }

    /// The same texts with a language read anew from its files; those that are as they were are not parsed again.
    #[must_use]
    pub fn with_files(&self, language: &'static Language, files: &[LocaleFile]) -> Self {
        self.with_bundles(language, |bundle| bundle.reload(files))
    }

    /// With a language's bundle made anew; the pseudo-language is made from English.
    fn with_bundles(&self, language: &Language, make: impl Fn(&Bundle) -> Bundle) -> Self {
        let anew = |bundle: &Arc<Bundle>| {
            let is_of_it = bundle.language == language || (language == ENGLISH && bundle.language.is_pseudo());
            if is_of_it { Arc::new(make(bundle)) } else { Arc::clone(bundle) }
        };
        Self { game: self.game.clone(), bundles: self.bundles.iter().map(anew).collect() }
    }

    /// The game whose messages these are.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The languages, the project's own among them, without the pseudo-language.
    pub fn languages(&self) -> impl Iterator<Item = &'static Language> {
        self.bundles.iter().map(|bundle| bundle.language).filter(|language| !language.is_pseudo())
    }

    /// The messages of a language; those of English where there are none.
    fn bundle(&self, language: &Language) -> &Bundle {
        let known = self.bundles.get(language.index()).filter(|bundle| bundle.language == language);
        let found = || self.bundles.iter().find(|bundle| bundle.language == language);
        known.or_else(found).unwrap_or(&self.bundles[ENGLISH.index()])
    }
}
