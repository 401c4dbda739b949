//! What a translator is told: the checks of a language against English, the ruleset and the cards.
//!
//! Each check has a file of its own. They read the syntax tree of Fluent, so that they know the place of every word, and they
//! never format anything; only the check of fidelity makes the cards' texts and compares them.

mod attributes;
pub(in crate::text) mod catalogue;
mod coverage;
mod duplicates;
mod fidelity;
mod frames;
mod glossary;
mod invisible;
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
pub(in crate::text) mod word_forms;

use rayon::prelude::*;

pub use coverage::{Coverage, Share};

use crate::base::{Diagnostic, Severity, Source};
use crate::card::{Card, Hero};
use crate::ruleset::Ruleset;
use crate::text::{Language, LocaleFile, Texts};
use catalogue::{Catalogue, Message, Problems};
pub use glossary::{GlossaryTerm, terms_of};
use plurals::Plurals;
pub use plurals::plural_forms;
use required::RequiredMessages;

/// The tag of the language that all others are compared with.
const ENGLISH: &str = "en";

/// One Fluent file under review.
#[derive(Clone, Debug)]
pub struct File {
    /// Its text under its name.
    pub source: Source,
    /// Whether it is a project's own file: its messages take the place of the program's.
    pub is_project: bool,
}

/// The files of a language.
#[derive(Clone, Debug, Default)]
pub struct LanguageFiles {
    /// The language's tag: `de`, `pt-BR`.
    pub tag: String,
    /// Its Fluent files, the program's before a project's own.
    pub files: Vec<File>,
    /// Its `GLOSSARY.md`, where it has one.
    pub glossary: Option<Source>,
}

impl LanguageFiles {
    /// The same files for the making of texts; none of a language that the studio does not have.
    fn to_locales(&self) -> Vec<LocaleFile> {
        let Some(language) = Language::of_tag(&self.tag) else { return Vec::new() };
        let locale = |file: &File| LocaleFile { language, is_project: file.is_project, source: file.source.clone() };
        self.files.iter().map(locale).collect()
    }
}

/// What a game has that needs words.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// Its rules.
    pub rules: &'a Ruleset,
    /// Its cards.
    pub cards: &'a [Card],
    /// Its heroes.
    pub heroes: &'a [Hero],
    /// The numbers of its books.
    pub books: &'a [i64],
}

/// What the checks say of a language.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// The language's tag.
    pub tag: String,
    /// How much of it there is.
    pub coverage: Coverage,
    /// The problems, each with the place of its file in [`LanguageFiles::files`], as they stand there.
    pub problems: Vec<(usize, Diagnostic)>,
}

impl Review {
    /// Whether something is wrong that makes a text unusable.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|(_, problem)| problem.severity == Severity::Error)
    }
}

/// Checks languages; English must be among them, or every message counts as unknown.
pub fn review(languages: &[LanguageFiles], game: Game<'_>) -> Vec<Review> {
    let needs = RequiredMessages::of(game);
    let read: Vec<(Catalogue<'_>, Problems)> = languages.par_iter().map(Catalogue::read).collect();
    let texts = Texts::from_files(&game.rules.game, languages.iter().flat_map(LanguageFiles::to_locales).collect()).0;
    let effects = fidelity::effects(game);
    let has_project = languages.iter().any(|language| language.files.iter().any(|file| file.is_project));
    let english = read.iter().map(|(catalogue, _)| catalogue).find(|catalogue| catalogue.tag == ENGLISH);
    languages
        .par_iter()
        .zip(&read)
        .map(|(files, (catalogue, problems))| {
            let mut problems = problems.clone();
            // A project is not told what the program's files have to spare for it.
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
                let said = fidelity::FidelityInput {
                    rules: game.rules,
                    texts: &texts,
                    language,
                    effects: &effects,
                    only: None,
                };
                fidelity::check(catalogue, &mut problems, &said);
            }
            let coverage = coverage::of(catalogue, &needs, english);
            Review { tag: files.tag.clone(), coverage, problems: problems.sorted() }
        })
        .collect()
}

/// What every check works with.
struct Check<'c, 'a> {
    catalogue: &'c Catalogue<'a>,
    english: Option<&'c Catalogue<'a>>,
    needs: &'c RequiredMessages,
    /// Whether a file is one that the reader of the review writes.
    is_ours: &'c dyn Fn(usize) -> bool,
    plurals: Option<&'c Plurals>,
    /// The message that is looked at, where it is only one; of a term with the `-`.
    only: Option<&'c str>,
    problems: &'c mut Problems,
}

impl<'c, 'a> Check<'c, 'a> {
    fn is_english(&self) -> bool {
        self.catalogue.tag == ENGLISH
    }

    /// The messages that are looked at.
    fn messages(&self) -> impl Iterator<Item = &'c Message<'a>> + use<'c, 'a> {
        let (catalogue, only) = (self.catalogue, self.only);
        let all = catalogue.messages.values().filter(move |_| only.is_none());
        all.chain(only.and_then(|id| catalogue.messages.get(id)))
    }

    /// The terms that are looked at.
    fn terms(&self) -> impl Iterator<Item = &'c Message<'a>> + use<'c, 'a> {
        let (catalogue, only) = (self.catalogue, self.only);
        let all = catalogue.terms.values().filter(move |_| only.is_none());
        all.chain(only.and_then(|id| catalogue.terms.get(id.strip_prefix('-')?)))
    }

    /// Every check that reads the files alone.
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
