//! Projects: folders with a ruleset and a registry, and the bundled project.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::decks::{self, DeckFile};
use super::file::{Expected, ReplaceError, replace};
use super::{Checks, RecordPath, Registry, bundled, check_records, read, schema, whole_game, write};
use crate::base::json::{self, MAX_BYTES};
use crate::base::{Code, Diagnostic, Message, Severity, Source};
use crate::card::CheckedRecords;
use crate::kernel::rules::Game;
use crate::message;
use crate::ruleset::{Ruleset, STARFALL};

/// The bundled game's registry file.
pub const STARFALL_REGISTRY: &str = include_str!("../../data/starfall/registry.json");
/// The name of the bundled project on the command line.
pub const BUNDLED: &str = "starfall";

/// The files of a project, not yet parsed.
#[derive(Clone, Debug)]
pub struct Project {
    /// `None` for the bundled project.
    pub folder: Option<PathBuf>,
    pub ruleset: Source,
    pub registry: Source,
    /// The files with decks.
    pub decks: Vec<DeckFile>,
}

/// A project that has been read and checked.
#[derive(Debug)]
pub struct CheckedProject {
    /// The ruleset, if it has no errors.
    pub rules: Option<Ruleset>,
    /// The game with the registry's cards, if the ruleset describes the whole game and has no errors.
    pub game: Option<Arc<Game>>,
    /// The registry, if it could be read.
    pub registry: Option<Registry>,
    /// The checked form of the registry's cards and heroes; empty without a registry.
    pub records: CheckedRecords,
    /// The problems of the ruleset file, ordered by position.
    pub ruleset_problems: Vec<Diagnostic>,
    /// The problems of the registry file, ordered by position.
    pub registry_problems: Vec<Diagnostic>,
}

impl Project {
    /// The project that comes with the program.
    pub fn bundled() -> Self {
        Self {
            folder: None,
            ruleset: Source::new("starfall/ruleset.json", STARFALL),
            registry: Source::new("starfall/registry.json", STARFALL_REGISTRY),
            decks: Vec::new(),
        }
    }

    /// A game that comes with the program, by its id.
    pub fn of_bundled(game: &str) -> Option<Self> {
        if game == BUNDLED {
            return Some(Self::bundled());
        }
        let file = |name: &str| bundled::file(&format!("{game}/{name}.json"));
        let decks = decks::bundled_files(game);
        Some(Self { folder: None, ruleset: file("ruleset")?, registry: file("registry")?, decks })
    }

    /// Opens a project folder, or its registry or ruleset file. A registry without a ruleset in its folder is read with
    /// the bundled ruleset.
    pub fn open(path: &Path) -> Result<Self, (String, Diagnostic)> {
        let names_ruleset = path.file_name().is_some_and(|name| name == "ruleset.json");
        let registry = match path {
            folder if folder.is_dir() => folder.join("registry.json"),
            ruleset if names_ruleset => ruleset.with_file_name("registry.json"),
            registry => registry.to_owned(),
        };
        let folder = registry.parent().map(Path::to_owned);
        let ruleset_path = registry.with_file_name("ruleset.json");
        let ruleset = if ruleset_path.is_file() { load(&ruleset_path)? } else { Self::bundled().ruleset };
        let decks = folder.as_deref().map_or(Ok(Vec::new()), decks::load_files)?;
        Ok(Self { folder, ruleset, registry: load(&registry)?, decks })
    }

    /// The path of the registry file; `None` for the bundled project.
    pub fn registry_path(&self) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(Path::new(&self.registry.name).file_name()?))
    }

    /// Reads and checks everything.
    pub fn check(&self) -> CheckedProject {
        let (rules, mut ruleset_problems) = Ruleset::read(&self.ruleset);
        let (mut registry, mut records, mut registry_problems) = (None, CheckedRecords::default(), Vec::new());
        let mut game = None;
        if let Some(rules) = &rules {
            let (of_rules, problems) = whole_game(rules, &self.ruleset);
            ruleset_problems.extend(problems);
            let (mut read, problems) = read(&self.registry, rules);
            if let Some(registry) = &mut read {
                registry.deck_files.clone_from(&self.decks);
            }
            if let (Some(registry), Some(of_rules)) = (&read, of_rules) {
                let checks = Checks::new(registry, rules, Some(of_rules), problems);
                let all = checks.all().map(|(at, problem)| at.in_file(problem)).collect();
                // Problems of deck files are reported with these; no card is wrong because of them.
                registry_problems = decks::by_file(all, &registry.placed_decks(), self.decks.len()).0;
                records = checks.checked().clone();
                game = checks.game().cloned();
            } else if let (Some(registry), false) = (&read, rules.is_whole_game()) {
                registry_problems = problems;
                let (checked, problems) = check_records(registry, rules);
                registry_problems.extend(problems);
                records = checked;
            } else {
                registry_problems = problems;
            }
            registry = read;
            json::locate(&self.registry, &mut registry_problems);
        }
        CheckedProject { rules, game, registry, records, ruleset_problems, registry_problems }
    }
}

impl CheckedProject {
    /// The errors in what is printed on a card or hero: in its rows, numbers and names, but not in its id, which is
    /// checked against other records and does not keep the record from being printed.
    pub fn errors_on_face(&self, place: RecordPath) -> impl Iterator<Item = &Diagnostic> {
        let is_identity = |code: Code| {
            matches!(
                code,
                Code::IdFormat
                    | Code::IdMismatch
                    | Code::IdDuplicate
                    | Code::UnknownHero
                    | Code::UnknownBook
                    | Code::DeckCount
            )
        };
        self.registry_problems.iter().filter(move |problem| {
            problem.severity == Severity::Error
                && !is_identity(problem.code)
                && RecordPath::of(&problem.pointer).0 == place
        })
    }

    /// Whether there is no error.
    pub fn is_sound(&self) -> bool {
        let errors = |problems: &[Diagnostic]| problems.iter().any(|problem| problem.severity == Severity::Error);
        self.rules.is_some()
            && self.registry.is_some()
            && !errors(&self.ruleset_problems)
            && !errors(&self.registry_problems)
    }
}

/// A file beside the ruleset of a project, or of a bundled game; `None`: there is none.
///
/// # Errors
///
/// As [`load`].
pub fn beside(folder: Option<&Path>, game: &str, name: &str) -> Result<Option<Source>, (String, Diagnostic)> {
    match folder.map(|folder| folder.join(name)) {
        Some(path) if path.exists() => load(&path).map(Some),
        Some(_) => Ok(None),
        None => Ok(super::bundled::file(&format!("{game}/{name}"))),
    }
}

/// The file of a project that says what its designers set for their tools.
pub const DESIGN: &str = "design.json";

/// Reads a text file for a project; the error names the file.
pub fn load(path: &Path) -> Result<Source, (String, Diagnostic)> {
    let name = path.display().to_string();
    let problem = |code, message| Err((name.clone(), Diagnostic::new(code, "", message)));
    match fs::metadata(path) {
        Ok(metadata) if metadata.len() > MAX_BYTES as u64 => {
            let message = message!("problem-file-size", size = metadata.len() >> 20, most = MAX_BYTES >> 20);
            return problem(Code::FileTooLarge, message);
        }
        Ok(_) => {}
        Err(error) => return problem(Code::FileUnreadable, unreadable(&error)),
    }
    match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => Ok(Source { name, text }),
        Ok(Err(error)) => {
            let at = error.utf8_error().valid_up_to();
            problem(Code::FileUnreadable, message!("problem-not-utf-8", at = at + 1))
        }
        Err(error) => problem(Code::FileUnreadable, unreadable(&error)),
    }
}

pub(super) fn unreadable(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => message!("problem-no-file"),
        io::ErrorKind::PermissionDenied => message!("problem-not-permitted"),
        _ => message!("problem-file-unreadable", error = error.to_string()),
    }
}

/// Writes a file atomically. An existing file is replaced.
pub fn save(path: &Path, content: impl AsRef<[u8]>) -> Result<(), ReplaceError> {
    replace(path, content.as_ref(), Expected::Anything).map(drop)
}

/// Removes a file if it is there, and its folder if that was the last file.
pub fn remove(path: &Path) -> Result<(), ReplaceError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(ReplaceError::Failed(error)),
        _ => {}
    }
    // Only an empty folder can be removed in this way.
    path.parent().map_or(Ok(()), fs::remove_dir).ok();
    Ok(())
}

/// Writes a file with a new name in a folder: the stem, or the stem and a number. Returns the path.
pub fn save_numbered(folder: &Path, stem: &str, end: &str, content: impl AsRef<[u8]>) -> Result<PathBuf, ReplaceError> {
    fs::create_dir_all(folder).map_err(ReplaceError::Failed)?;
    let mut path = folder.join(format!("{stem}.{end}"));
    for number in 2_u32.. {
        if !path.exists() {
            break;
        }
        path = folder.join(format!("{stem}-{number}.{end}"));
    }
    replace(&path, content.as_ref(), Expected::OneOf(&[])).map(|_| path)
}

/// Creates a project folder with a ruleset, a registry, and the schema that the registry names for editors.
pub fn create(folder: &Path, ruleset: &str, registry: &str, rules: &Ruleset) -> Result<(), ReplaceError> {
    fs::create_dir_all(folder).map_err(ReplaceError::Failed)?;
    save(&folder.join("ruleset.json"), ruleset)?;
    save(&folder.join("registry.schema.json"), format!("{:#}\n", schema(rules)))?;
    save(&folder.join("registry.json"), registry)
}

/// A registry without its cards, heroes and decks, for a new project.
pub fn empty(registry: &Source, rules: &Ruleset) -> String {
    let (read, _) = read(registry, rules);
    let mut registry = Registry { heroes: Vec::new(), cards: Vec::new(), ..read.unwrap_or_default() };
    registry.rest.retain(|(name, _)| name != "decks");
    write(&registry, rules)
}
