//! The Fluent files of every language: those that are part of the program, and a project's own, which override them.

use std::borrow::Cow;
use std::path::Path;

use rust_embed::RustEmbed;

use super::fluent::guard::MAX_FILE;
use super::languages::{ENGLISH, Language};
use crate::base::{Code, Diagnostic, Source};
use crate::message;
use crate::registry::bundled;

/// Files that every game uses. The names of all others begin with the game's id, e.g. `starfall-cards.ftl`.
const COMMON: [&str; 6] = ["core.ftl", "lexicon.ftl", "problems.ftl", "rules.ftl", "trace.ftl", "ui.ftl"];

/// What texts of games of format 2 use: the grammar of noun phrases and the frames of abilities, and words for the names of
/// cards that are made.
const PHRASES: [&str; 2] = ["names.ftl", "phrases.ftl"];

const GLOSSARY: &str = "GLOSSARY.md";

#[derive(RustEmbed)]
#[folder = "locales/"]
struct Embedded;

/// A Fluent file of a language.
#[derive(Clone, Debug)]
pub struct LocaleFile {
    /// The language of the file.
    pub language: &'static Language,
    /// Whether the file belongs to a project. Its messages override the program's.
    pub is_project: bool,
    /// The path and the text of the file.
    pub source: Source,
}

impl LocaleFile {
    /// The file name without its folders: `core.ftl`.
    pub fn name(&self) -> &str {
        self.source.file_name()
    }
}

/// A problem with a file or folder of locales.
#[derive(Clone, Debug)]
pub struct FileProblem {
    /// The file with its text. The text is empty for a folder and for a file that cannot be read.
    pub source: Source,
    /// The problem.
    pub problem: Diagnostic,
}

/// The program's files for a game, in the order of [`super::LANGUAGES`], then by name.
pub fn embedded_files(game: &str) -> Vec<LocaleFile> {
    embedded(|name| COMMON.contains(&name) || is_of_game(name, game))
}

/// The files that are only about a bundled game: the program's, then those of the game's own folder.
pub(super) fn own_files(game: &str) -> Vec<LocaleFile> {
    let mut files = embedded(|name| is_of_game(name, game));
    files.extend(bundled_files(game));
    files
}

fn is_of_game(name: &str, game: &str) -> bool {
    name.strip_suffix(".ftl").is_some_and(|stem| stem.strip_suffix("-cards").unwrap_or(stem) == game)
}

/// The files of a bundled game's own `locales` folder, which override the program's.
pub(super) fn bundled_files(game: &str) -> Vec<LocaleFile> {
    let folder = format!("{game}/locales");
    let of_language = |source: Source| {
        let (tag, name) = source.name.strip_prefix(&folder)?.strip_prefix('/')?.split_once('/')?;
        let is_fluent = Path::new(name).extension().is_some_and(|end| end == "ftl");
        let language = Language::find(tag).filter(|language| language.tag == tag && is_fluent)?;
        Some(LocaleFile { language, is_project: true, source })
    };
    let mut files: Vec<LocaleFile> = bundled::files(&folder).into_iter().filter_map(of_language).collect();
    files.sort_by_key(|file| file.language.index());
    files
}

/// The program's grammar of noun phrases and its words for names, in every language.
pub(super) fn phrase_files() -> Vec<LocaleFile> {
    embedded(|name| PHRASES.contains(&name))
}

/// Whether a file is one of the program's, and not of a game's own folder.
pub(super) fn is_of_program(path: &str) -> bool {
    path.starts_with("locales/")
}

/// How the program's files with the names and flavour texts of a game's cards end.
const NAMES: &str = "-cards.ftl";

/// Whether a file has only the names and flavour texts of the program's own cards. The file of a game that is called so
/// has its words as well.
pub(super) fn is_of_names(path: &str) -> bool {
    is_of_program(path) && path.ends_with(NAMES)
}

fn embedded(is_wanted: impl Fn(&str) -> bool) -> Vec<LocaleFile> {
    let mut files = Vec::new();
    let mut paths: Vec<String> = Embedded::iter().map(String::from).collect();
    paths.sort();
    for path in paths {
        let Some((tag, name)) = path.split_once('/') else { continue };
        let Some(language) = Language::find(tag).filter(|language| language.tag == tag) else { continue };
        if !is_wanted(name) {
            continue;
        }
        let Some(file) = Embedded::get(&path) else { continue };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        files.push(LocaleFile { language, is_project: false, source: Source::new(format!("locales/{path}"), text) });
    }
    files.sort_by_key(|file| file.language.index());
    files
}

/// The text of a file of the program where it lies in the program, by its path as in [`Source::name`].
pub(super) fn program_text(path: &str) -> Option<&'static str> {
    match Embedded::get(path.strip_prefix("locales/")?)?.data {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).ok(),
        Cow::Owned(_) => None,
    }
}

/// One of the program's English files.
pub(super) fn english_file(name: &str) -> Option<LocaleFile> {
    let path = format!("{}/{name}", ENGLISH.tag);
    let text = String::from_utf8_lossy(&Embedded::get(&path)?.data).into_owned();
    let source = Source::new(format!("locales/{path}"), text);
    Some(LocaleFile { language: ENGLISH, is_project: false, source })
}

pub(super) fn glossary(language: &Language) -> Option<Source> {
    let path = format!("{}/{GLOSSARY}", language.tag);
    let file = Embedded::get(&path)?;
    Some(Source::new(format!("locales/{path}"), String::from_utf8_lossy(&file.data)))
}

/// A project's own glossary of a language, if there is a readable one.
pub(super) fn project_glossary(locales: &Path, language: &Language) -> Option<Source> {
    let path = locales.join(language.tag).join(GLOSSARY);
    Some(Source::new(path.display().to_string(), read(&path).ok()?))
}

/// Reads the Fluent files of a project's `locales` folder. Returns the files, and problems for those that cannot be
/// read. A missing folder is not a problem, because most projects have no translations of their own.
pub fn project_files(locales: &Path) -> (Vec<LocaleFile>, Vec<FileProblem>) {
    let (mut files, mut problems) = (Vec::new(), Vec::new());
    let Ok(folders) = std::fs::read_dir(locales) else { return (files, problems) };
    let mut folders: Vec<_> = folders.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    for folder in folders {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let Some(language) = Language::of_tag(&tag).filter(|language| !language.is_pseudo()) else {
            let message = message!("problem-language-tag", tag = &*tag);
            let problem = Diagnostic::new(Code::LanguageUnknown, "", message);
            problems.push(FileProblem { source: Source::new(folder.display().to_string(), ""), problem });
            continue;
        };
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        paths.sort();
        for path in paths {
            let file = path.display().to_string();
            match read(&path) {
                Ok(text) => files.push(LocaleFile { language, is_project: true, source: Source::new(file, text) }),
                Err(problem) => problems.push(FileProblem { source: Source::new(file, ""), problem: *problem }),
            }
        }
    }
    files.sort_by_key(|file| (file.language.index(), file.language.tag));
    (files, problems)
}

fn read(path: &Path) -> Result<String, Box<Diagnostic>> {
    let unreadable = |error: std::io::Error| {
        Box::new(Diagnostic::new(
            Code::FileUnreadable,
            "",
            message!("problem-file-unreadable", error = error.to_string()),
        ))
    };
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > MAX_FILE as u64 {
        let message = message!("problem-file-size-kib", size = size >> 10, most = MAX_FILE >> 10);
        return Err(Box::new(Diagnostic::new(Code::FileTooLarge, "", message)));
    }
    let bytes = std::fs::read(path).map_err(unreadable)?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let message = message!("problem-not-utf-8", at = at);
        Box::new(Diagnostic::new(Code::FileUnreadable, "", message))
    })
}
