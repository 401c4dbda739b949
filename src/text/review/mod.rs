//! The checks of a language against English, the ruleset and the cards, for translators.
//!
//! Each check has a file of its own. The checks read the syntax tree, so that each problem has the exact position of
//! its cause, and do not format messages. The exception is `fidelity`, which renders the cards' texts and compares
//! them.

mod attributes;
pub(in crate::text) mod catalogue;
mod coverage;
mod duplicates;
mod fidelity;
mod frames;
mod glossary;
mod invisible;
mod kinds;
mod load;
mod markup;
pub(in crate::text) mod plurals;
mod presence;
mod reading;
mod references;
pub(in crate::text) mod required;
pub(in crate::text) mod single_message;
mod typography;
mod variables;
mod whole_game;
pub(in crate::text) mod word_forms;

use rayon::prelude::*;

pub use coverage::{Coverage, Share};

use crate::base::{Diagnostic, Severity, Source};
use crate::card::{Card, CheckedRecords, Hero};
use crate::ruleset::Ruleset;
use crate::text::files::is_of_program;
use crate::text::{Language, LocaleFile, Texts};
use catalogue::{Catalogue, Message, Problems};
pub use glossary::{GlossaryTerm, terms_of};
pub use kinds::{is_syntax_error, passed_checks};
use plurals::Plurals;
pub use plurals::plural_forms;
use required::RequiredMessages;
pub(in crate::text) use whole_game::optional_messages;

/// The tag of the language that all others are compared with.
const ENGLISH: &str = "en";

/// A Fluent file under review.
#[derive(Clone, Debug)]
pub struct File {
    /// The name and the text.
    pub source: Source,
    /// Whether the file belongs to a project. Its messages replace the program's.
    pub is_project: bool,
}

impl File {
    /// Whether the messages of this file replace those of an earlier one: a project's those of the program, and a
    /// bundled game's those that all games have in common.
    fn replaces(&self, earlier: &Self) -> bool {
        let is_common = |file: &Self| is_of_program(&file.source.name);
        self.is_project != earlier.is_project || is_common(earlier) && !is_common(self)
    }
}

/// The files of a language.
#[derive(Clone, Debug, Default)]
pub struct LanguageFiles {
    /// The tag of the language: `de`, `pt-BR`.
    pub tag: String,
    /// The Fluent files, the program's before the project's.
    pub files: Vec<File>,
    /// The `GLOSSARY.md` of the language, if there is one.
    pub glossary: Option<Source>,
}

impl LanguageFiles {
    /// The same files for rendering; empty for an unknown language.
    fn to_locales(&self) -> Vec<LocaleFile> {
        let Some(language) = Language::of_tag(&self.tag) else { return Vec::new() };
        let locale = |file: &File| LocaleFile { language, is_project: file.is_project, source: file.source.clone() };
        self.files.iter().map(locale).collect()
    }
}

/// The parts of a game that need words.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// Which ids need a message, and their kinds.
    pub rules: &'a Ruleset,
    /// The cards, whose names and own wordings are messages.
    pub cards: &'a [Card],
    /// The heroes, whose names are messages.
    pub heroes: &'a [Hero],
    /// The checked form of `cards` and `heroes`, by the same indices.
    pub checked: &'a CheckedRecords,
    /// The numbers of the books.
    pub books: &'a [i64],
}

/// The result of checking a language.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// The tag of the language.
    pub tag: String,
    /// How many of the required messages the language has.
    pub coverage: Coverage,
    /// The problems in the order of their positions, each with the index of its file in [`LanguageFiles::files`].
    pub problems: Vec<(usize, Diagnostic)>,
}

impl Review {
    /// Whether there is an error, i.e. a problem that makes a text unusable.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|(_, problem)| problem.severity == Severity::Error)
    }
}

/// Checks the languages whose tags are wanted. English must be among the languages, because otherwise every message is
/// unknown.
pub fn review(languages: &[LanguageFiles], is_wanted: impl Fn(&str) -> bool + Sync, game: Game<'_>) -> Vec<Review> {
    let needs = RequiredMessages::of(game);
    let compared = languages.par_iter().filter(|files| files.tag == ENGLISH || is_wanted(&files.tag));
    let read: Vec<(&LanguageFiles, (Catalogue<'_>, Problems))> =
        compared.map(|files| (files, Catalogue::read(files))).collect();
    let texts = Texts::from_files(&game.rules.game, languages.iter().flat_map(LanguageFiles::to_locales).collect()).0;
    let effects = fidelity::effects(game);
    let has_project = languages.iter().any(|language| language.files.iter().any(|file| file.is_project));
    let english = read.iter().map(|(_, (catalogue, _))| catalogue).find(|catalogue| catalogue.tag == ENGLISH);
    read.par_iter()
        .filter(|(files, _)| is_wanted(&files.tag))
        .map(|(files, (catalogue, problems))| {
            let mut problems = problems.clone();
            // Problems of the program's files are not reported to a project, because its authors cannot fix them.
            let is_ours = |file: usize| !has_project || files.files.get(file).is_some_and(|file| file.is_project);
            let plurals = Plurals::of(&files.tag);
            let mut check = Check {
                catalogue,
                english,
                needs: &needs,
                is_ours: &is_ours,
                plurals: plurals.as_deref(),
                only: None,
                problems: &mut problems,
            };
            check.all(files.glossary.as_ref());
            if let Some(language) = Language::of_tag(&files.tag) {
                let input = fidelity::FidelityInput {
                    rules: game.rules,
                    texts: &texts,
                    language,
                    effects: &effects,
                    only: None,
                };
                fidelity::check(catalogue, &mut problems, &input);
                fidelity::check_same(catalogue, &mut problems, &input);
            }
            let coverage = coverage::of(catalogue, &needs, english);
            Review { tag: files.tag.clone(), coverage, problems: problems.sorted() }
        })
        .collect()
}

/// The input and output of the checks.
struct Check<'c, 'a> {
    catalogue: &'c Catalogue<'a>,
    english: Option<&'c Catalogue<'a>>,
    needs: &'c RequiredMessages,
    /// Whether the reader of the review can edit a file.
    is_ours: &'c dyn Fn(usize) -> bool,
    plurals: Option<&'c Plurals>,
    /// If set, only this message is checked. The id of a term includes the `-`.
    only: Option<&'c str>,
    problems: &'c mut Problems,
}

impl<'c, 'a> Check<'c, 'a> {
    fn is_english(&self) -> bool {
        self.catalogue.tag == ENGLISH
    }

    /// The messages to check.
    fn messages(&self) -> impl Iterator<Item = &'c Message<'a>> + use<'c, 'a> {
        let (catalogue, only) = (self.catalogue, self.only);
        let all = catalogue.messages.values().filter(move |_| only.is_none());
        all.chain(only.and_then(|id| catalogue.messages.get(id)))
    }

    /// The terms to check.
    fn terms(&self) -> impl Iterator<Item = &'c Message<'a>> + use<'c, 'a> {
        let (catalogue, only) = (self.catalogue, self.only);
        let all = catalogue.terms.values().filter(move |_| only.is_none());
        all.chain(only.and_then(|id| catalogue.terms.get(id.strip_prefix('-')?)))
    }

    /// Runs every check that needs only the files.
    fn all(&mut self, glossary: Option<&Source>) {
        presence::check(self);
        attributes::check(self);
        variables::check(self);
        frames::check(self);
        plurals::check(self);
        duplicates::check(self);
        references::check(self);
        word_forms::check(self);
        invisible::check(self);
        typography::check(self);
        markup::check(self);
        if let Some(glossary) = glossary {
            glossary::check(self, glossary);
        }
    }
}
