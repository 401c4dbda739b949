//! The open languages of a project: the program's files, the project's files that override them, and the reviews.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::review_file::{MAX_REVIEW, REVIEW_FILE, ReviewFile};
use crate::base::{Code, Diagnostic, Source};
use crate::message;
use crate::registry::Registry;
use crate::ruleset::Ruleset;
#[cfg(test)]
use crate::text::LANGUAGES;
use crate::text::files::{
    FileProblem, LocaleFile, bundled_files, embedded_files, glossary, phrase_files, project_files, project_glossary,
};
use crate::text::fluent::entries::{Entry, as_value};
use crate::text::fluent::index::EntryIndex;
use crate::text::fluent::parsed::ParseCache;
use crate::text::review::{self, LanguageFiles};
use crate::text::{ENGLISH, Language, Texts};

/// The folder of a project's own languages.
pub const FOLDER: &str = "locales";

/// The open languages of a project. They are changed only by [`Locales::set_file`].
#[derive(Clone, Debug)]
pub struct Locales {
    game: String,
    is_whole_game: bool,
    languages: Vec<Locale>,
    problems: Vec<FileProblem>,
    /// The review that was written last, with its text, so that [`Locales::set_file`] need not parse it again.
    written: Arc<Mutex<Option<(String, ReviewFile)>>>,
    /// The message that was parsed last.
    parsed: ParseCache,
}

/// An open language of a project.
#[derive(Clone, Debug)]
pub struct Locale {
    /// The language.
    pub language: &'static Language,
    files: Vec<LocaleFile>,
    /// The positions of the messages in each file, built on first use.
    indexes: Vec<OnceLock<EntryIndex>>,
    review: ReviewFile,
    /// The text of the review file, or `None` if there is no file.
    review_text: Option<String>,
    /// The problems in the review file.
    review_problems: Vec<Diagnostic>,
    /// Files that could not be read, by their paths in the project, with the reason. They are never overwritten,
    /// because their content would be lost.
    blocked: BTreeMap<String, Diagnostic>,
    glossary: Option<Source>,
}

impl Locales {
    /// Loads the languages of a game. Files in a project's folder override the program's.
    pub fn load(rules: &Ruleset, project: Option<&Path>) -> Self {
        let game = &rules.game;
        let folder = project.map(|project| project.join(FOLDER));
        let mut files = Vec::new();
        if folder.is_none() {
            // A bundled game that is no project has its own words as well, before those of all games.
            files.extend(bundled_files(game).into_iter().map(|file| LocaleFile { is_project: false, ..file }));
        }
        files.extend(embedded_files(game));
        if rules.is_whole_game() {
            files.extend(phrase_files());
        }
        let mut problems = Vec::new();
        if let Some(folder) = &folder {
            let (own, unread) = project_files(folder);
            files.extend(own);
            problems = unread;
        }
        let of = |language: &'static Language| {
            let blocked = problems.iter().filter_map(|problem| {
                let path = path_of(&problem.source.name);
                path.starts_with(&format!("{FOLDER}/{}/", language.tag)).then(|| (path, problem.problem.clone()))
            });
            let (own, others): (Vec<LocaleFile>, _) =
                std::mem::take(&mut files).into_iter().partition(|file| file.language == language);
            files = others;
            let mut locale = Locale {
                indexes: own.iter().map(|_| OnceLock::new()).collect(),
                files: own,
                blocked: blocked.collect(),
                glossary: glossary_of(folder.as_deref(), language, rules.is_whole_game()),
                ..Locale::empty(language)
            };
            if let Some(folder) = &folder {
                locale.load_review(folder);
            }
            locale
        };
        let mut languages: Vec<&'static Language> = Language::real().collect();
        let in_folder = folder.iter().flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten());
        let others = in_folder.filter(|entry| entry.path().is_dir());
        let tags = others.filter_map(|entry| entry.file_name().into_string().ok());
        let mut others: Vec<_> =
            tags.filter_map(|tag| Language::of_tag(&tag).filter(|other| other.tag == tag)).collect();
        others.sort_by_key(|language| language.tag);
        languages.extend(others.into_iter().filter(|other| !other.is_pseudo() && Language::find(other.tag).is_none()));
        let languages = languages.into_iter().map(of).collect();
        let (game, is_whole_game) = (game.to_string(), rules.is_whole_game());
        Self { game, is_whole_game, languages, problems, written: Arc::default(), parsed: ParseCache::default() }
    }

    /// Languages without files, for tests.
    #[cfg(test)]
    pub(super) fn of_languages(game: &str, languages: &[&'static Language]) -> Self {
        let languages = LANGUAGES.iter().filter(|language| languages.contains(language)).map(Locale::empty).collect();
        let (written, parsed) = (Arc::default(), ParseCache::default());
        Self { game: game.to_owned(), is_whole_game: false, languages, problems: Vec::new(), written, parsed }
    }

    #[cfg(test)]
    pub(super) fn set_glossary(&mut self, language: &Language, text: &str) {
        for locale in self.languages.iter_mut().filter(|locale| locale.language == language) {
            locale.glossary = Some(Source::new("GLOSSARY.md", text));
        }
    }

    /// The game that the languages belong to.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// All languages.
    pub fn all(&self) -> impl Iterator<Item = &Locale> {
        self.languages.iter()
    }

    /// All languages except English.
    pub fn translated(&self) -> impl Iterator<Item = &'static Language> {
        self.all().map(|locale| locale.language).filter(|language| *language != ENGLISH)
    }

    /// A language, or `None` if the project does not have it.
    pub fn get(&self, language: &Language) -> Option<&Locale> {
        self.languages.iter().find(|locale| locale.language == language)
    }

    /// The problems of files and folders that could not be read.
    pub fn problems(&self) -> &[FileProblem] {
        &self.problems
    }

    /// All Fluent files, the program's before the project's.
    pub fn files(&self) -> Vec<LocaleFile> {
        self.languages.iter().flat_map(|locale| locale.files.iter().cloned()).collect()
    }

    /// The texts of these files.
    pub fn texts(&self) -> Texts {
        Texts::from_files(&self.game, self.files()).0
    }

    /// The files as input of the checks.
    pub fn to_review(&self) -> Vec<LanguageFiles> {
        self.languages.iter().map(Locale::to_review).collect()
    }

    /// The text of a project's file (`locales/de/core.ftl`), or `None` if there is no such file.
    pub fn text(&self, path: &str) -> Option<&str> {
        let (locale, name) = self.find(path)?;
        if name == REVIEW_FILE {
            return locale.review_text.as_deref();
        }
        locale.project_file(name).map(|file| file.source.text.as_str())
    }

    /// The reason why a file must not be overwritten, if there is one.
    pub fn blocked(&self, path: &str) -> Option<&Diagnostic> {
        self.find(path)?.0.blocked.get(path)
    }

    /// Reloads the glossaries from a project's folder. Returns the tags of the languages whose glossary has changed.
    pub fn reload_glossaries(&mut self, project: &Path) -> Vec<&'static str> {
        let folder = project.join(FOLDER);
        let mut changed = Vec::new();
        for locale in &mut self.languages {
            let now = glossary_of(Some(&folder), locale.language, self.is_whole_game);
            let text = |source: &Option<Source>| source.as_ref().map(|source| source.text.clone());
            if text(&now) != text(&locale.glossary) {
                locale.glossary = now;
                changed.push(locale.language.tag);
            }
        }
        changed
    }

    /// Copies the glossaries from other locales of the same project.
    pub fn copy_glossaries(&mut self, other: &Self) {
        for locale in &mut self.languages {
            if let Some(other) = other.get(locale.language) {
                locale.glossary.clone_from(&other.glossary);
            }
        }
    }

    /// Records that a file can no longer be read, so that it is never overwritten.
    pub fn mark_unreadable(&mut self, path: &str, problem: Diagnostic) {
        let Some((tag, _)) = parts(path) else { return };
        if let Some(locale) = self.languages.iter_mut().find(|locale| locale.language.tag == tag) {
            locale.blocked.insert(path.to_owned(), problem);
        }
    }

    /// The paths of all files of the project.
    pub fn project_paths(&self) -> Vec<String> {
        let of = |locale: &Locale| {
            let files = locale.files.iter().filter(|file| file.is_project).map(|file| locale.path(file.name()));
            let review = locale.review_text.iter().map(|_| locale.path(REVIEW_FILE));
            files.chain(review).collect::<Vec<_>>()
        };
        self.languages.iter().flat_map(of).collect()
    }

    /// Replaces or removes the text of a project's file. A path outside of the languages' folders is ignored.
    pub fn set_file(&mut self, path: &str, text: Option<&str>) {
        let Some((tag, name)) = parts(path) else { return };
        let Some(language) = Language::of_tag(tag).filter(|language| language.tag == tag) else { return };
        if self.get(language).is_none() {
            self.languages.push(Locale::empty(language));
        }
        self.set_file_in(language, path, name, text);
        // A language that the program does not have is removed with its last file.
        let stays = |locale: &Locale| {
            Language::find(locale.language.tag).is_some()
                || locale.files.iter().any(|file| file.is_project)
                || locale.review_text.is_some()
        };
        self.languages.retain(stays);
    }

    fn set_file_in(&mut self, language: &Language, path: &str, name: &str, text: Option<&str>) {
        let Some(locale) = self.languages.iter_mut().find(|locale| locale.language == language) else { return };
        locale.blocked.remove(path);
        if name == REVIEW_FILE {
            // No code panics while it holds this lock.
            let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
            match written.take().filter(|(known, _)| Some(known.as_str()) == text) {
                Some((text, review)) => locale.set_parsed_review(text, review),
                None => locale.set_review(path, text),
            }
            return;
        }
        let at = locale.files.iter().position(|file| file.is_project && file.name() == name);
        match (at, text) {
            (Some(at), Some(text)) => {
                text.clone_into(&mut locale.files[at].source.text);
                locale.indexes[at] = OnceLock::new();
            }
            (Some(at), None) => {
                locale.files.remove(at);
                locale.indexes.remove(at);
            }
            (None, Some(text)) => {
                let file = LocaleFile { language: locale.language, is_project: true, source: Source::new(path, text) };
                // The project's files come after the program's and are ordered by name.
                let is_before = |other: &&LocaleFile| !other.is_project || other.name() < name;
                let at = locale.files.iter().take_while(is_before).count();
                locale.files.insert(at, file);
                locale.indexes.insert(at, OnceLock::new());
            }
            (None, None) => {}
        }
    }

    /// The cache of the last parsed message, which previews of these locales share.
    pub(super) fn parse_cache(&self) -> &ParseCache {
        &self.parsed
    }

    /// Caches a review that was just written, because its text is about to be set.
    pub(super) fn cache_review(&self, text: &str, review: ReviewFile) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Some((text.to_owned(), review));
    }

    /// The source of a message: English, or the registry's text for a card, hero or book.
    pub fn source(&self, registry: &Registry, id: &str) -> Option<String> {
        if let Some(title) = title(registry, id) {
            return Some(title);
        }
        self.get(ENGLISH)?.entry(id).map(|(_, source)| source.to_owned())
    }

    fn find<'p>(&self, path: &'p str) -> Option<(&Locale, &'p str)> {
        let (tag, name) = parts(path)?;
        Some((self.languages.iter().find(|locale| locale.language.tag == tag)?, name))
    }
}

impl Locale {
    /// A language without files.
    fn empty(language: &'static Language) -> Self {
        Self {
            language,
            files: Vec::new(),
            indexes: Vec::new(),
            review: ReviewFile::default(),
            review_text: None,
            review_problems: Vec::new(),
            blocked: BTreeMap::new(),
            glossary: None,
        }
    }

    fn load_review(&mut self, folder: &Path) {
        let path = folder.join(self.language.tag).join(REVIEW_FILE);
        let key = self.path(REVIEW_FILE);
        let refused = |code, message| Diagnostic::new(code, "", message);
        match std::fs::metadata(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
            Ok(metadata) if metadata.len() > MAX_REVIEW as u64 => {
                let message = message!("problem-file-size", size = metadata.len() >> 20, most = MAX_REVIEW >> 20);
                self.blocked.insert(key, refused(Code::FileTooLarge, message));
                return;
            }
            _ => {}
        }
        match std::fs::read(&path).map(String::from_utf8) {
            Ok(Ok(text)) => self.set_review(&key, Some(&text)),
            Ok(Err(_)) => {
                self.blocked.insert(key, refused(Code::FileUnreadable, message!("problem-file-not-utf-8")));
            }
            Err(error) => {
                let message = message!("problem-file-unreadable", error = error.to_string());
                self.blocked.insert(key, refused(Code::FileUnreadable, message));
            }
        }
    }

    fn set_parsed_review(&mut self, text: String, review: ReviewFile) {
        (self.review_text, self.review) = (Some(text), review);
    }

    fn set_review(&mut self, path: &str, text: Option<&str>) {
        self.review_text = text.map(str::to_owned);
        match ReviewFile::read(text.unwrap_or_default()) {
            Ok((review, problems)) => (self.review, self.review_problems) = (review, problems),
            Err(problem) => {
                (self.review, self.review_problems) = (ReviewFile::default(), vec![problem.clone()]);
                self.blocked.insert(path.to_owned(), problem);
            }
        }
    }

    /// The records of the review file.
    pub fn review(&self) -> &ReviewFile {
        &self.review
    }

    /// The problems in the review file.
    pub fn review_problems(&self) -> &[Diagnostic] {
        &self.review_problems
    }

    /// Files that could not be read and must not be overwritten: their paths in the project, and the reasons.
    pub fn blocked_files(&self) -> impl Iterator<Item = (&str, &Diagnostic)> {
        self.blocked.iter().map(|(path, problem)| (path.as_str(), problem))
    }

    /// The Fluent files, the program's before the project's.
    pub fn files(&self) -> &[LocaleFile] {
        &self.files
    }

    /// The glossary.
    pub fn glossary(&self) -> Option<&Source> {
        self.glossary.as_ref()
    }

    /// The path of a file of this language in the project.
    pub fn path(&self, name: &str) -> String {
        format!("{FOLDER}/{}/{name}", self.language.tag)
    }

    /// The effective version of a message with its file: the project's, otherwise the program's.
    pub fn entry(&self, id: &str) -> Option<(&LocaleFile, &str)> {
        let found = self.found(id)?;
        Some((&self.files[found.file], found.source))
    }

    /// The effective version of a message: the project's, otherwise the program's.
    pub fn found(&self, id: &str) -> Option<LocatedMessage<'_>> {
        let of = |is_project: bool| {
            let files = self.files.iter().enumerate().filter(move |(_, file)| file.is_project == is_project);
            files.map(|(at, _)| at)
        };
        of(true).chain(of(false)).find_map(|at| Some(self.found_in(at, self.index(at).find(id)?)))
    }

    fn found_in(&self, file: usize, entry: &Entry) -> LocatedMessage<'_> {
        let text = self.files[file].source.text.as_str();
        let (source, comment) = (&text[entry.body.clone()], &text[entry.comment.clone()]);
        LocatedMessage { file, start: entry.body.start, source, comment }
    }

    fn index(&self, file: usize) -> &EntryIndex {
        self.indexes[file].get_or_init(|| EntryIndex::of(&self.files[file].source.text))
    }

    /// The project's file with a name.
    pub fn project_file(&self, name: &str) -> Option<&LocaleFile> {
        self.files.iter().find(|file| file.is_project && file.name() == name)
    }

    /// The program's file with a name.
    pub fn program_file(&self, name: &str) -> Option<&LocaleFile> {
        self.files.iter().find(|file| !file.is_project && file.name() == name)
    }

    /// The effective versions of all messages and terms, by id.
    pub fn messages(&self) -> BTreeMap<String, LocatedMessage<'_>> {
        let mut found = BTreeMap::new();
        for (at, file) in self.files.iter().enumerate() {
            for entry in self.index(at).entries() {
                let is_first = |known: &LocatedMessage<'_>| self.files[known.file].is_project == file.is_project;
                if !found.get(&entry.id).is_some_and(is_first) {
                    found.insert(entry.id.clone(), self.found_in(at, entry));
                }
            }
        }
        found
    }

    /// Those of [`Self::messages`] that satisfy a condition on id and source.
    pub fn messages_if(&self, is_wanted: impl Fn(&str, &str) -> bool) -> BTreeMap<String, LocatedMessage<'_>> {
        let all = (0..self.files.len()).flat_map(|at| self.index(at).entries().iter().map(move |entry| (at, entry)));
        let wanted = all.filter(|&(at, entry)| is_wanted(&entry.id, self.found_in(at, entry).source));
        // The version that satisfies the condition may be overridden by another one, which decides.
        let counted = wanted.filter_map(|(_, entry)| Some((entry.id.clone(), self.found(&entry.id)?)));
        counted.filter(|(id, found)| is_wanted(id, found.source)).collect()
    }

    /// The files as input of the checks.
    pub fn to_review(&self) -> LanguageFiles {
        let file = |file: &LocaleFile| review::File { source: file.source.clone(), is_project: file.is_project };
        LanguageFiles {
            tag: self.language.tag.to_owned(),
            files: self.files.iter().map(file).collect(),
            glossary: self.glossary.clone(),
        }
    }
}

/// A message with its position in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocatedMessage<'a> {
    /// The index of the file in [`Locale::files`].
    pub file: usize,
    /// The first byte of the message in the file.
    pub start: usize,
    /// The message with its attributes.
    pub source: &'a str,
    /// The comment above the message.
    pub comment: &'a str,
}

/// The path in the project of a file with any path: the last two parts after `locales/`.
fn path_of(name: &str) -> String {
    let mut parts = name.rsplit(['/', '\\']);
    let (file, tag) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    format!("{FOLDER}/{tag}/{file}")
}

/// The glossary of a language: the project's, or the program's, which has the words of the game of format 1.
fn glossary_of(folder: Option<&Path>, language: &Language, is_whole_game: bool) -> Option<Source> {
    let own = folder.and_then(|folder| project_glossary(folder, language));
    own.or_else(|| glossary(language).filter(|_| !is_whole_game))
}

/// The tag and file name of a path such as `locales/de/core.ftl`.
pub fn parts(path: &str) -> Option<(&str, &str)> {
    let (tag, name) = path.strip_prefix(FOLDER)?.strip_prefix('/')?.split_once('/')?;
    let is_plain = |part: &str| !part.is_empty() && !part.contains(['/', '\\', ':']) && !part.starts_with('.');
    (is_plain(tag) && is_plain(name)).then_some((tag, name))
}

/// The registry's text for a card, hero or book, as a message.
pub fn title(registry: &Registry, id: &str) -> Option<String> {
    if let Some(number) = id.strip_prefix("book-") {
        let book = registry.books.iter().find(|book| book.id.to_string() == number)?;
        return Some(format!("{id} = {}", as_value(&book.name)));
    }
    let record = id.strip_prefix("card-")?;
    let hero = registry.heroes.iter().find(|hero| hero.id == record).map(|hero| (&hero.name, &hero.flavour));
    let card = || registry.cards.iter().find(|card| card.id == record).map(|card| (&card.name, &card.flavour));
    let (name, flavour) = hero.or_else(card)?;
    let mut source = format!("{id} = {}", as_value(name));
    if let Some(flavour) = flavour {
        source.push_str("\n    .flavour = ");
        source.push_str(&as_value(flavour));
    }
    Some(source)
}
