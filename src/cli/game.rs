//! The files of a game whose ruleset describes a whole match: the rules, and the cards and decks.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::base::json::{self as json_text, Node};
use crate::base::{Code, Diagnostic, Name, Severity, Source};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::decks::{self, DeckFile};
use crate::registry::project::load;
use crate::registry::{RecordPath, bundled, read};
use crate::ruleset::Ruleset;

/// The names that the file of the cards can have.
const CARDS: [&str; 2] = ["registry.json", "cards.json"];

/// The files of a game.
pub struct GameFiles {
    pub folder: PathBuf,
    pub ruleset: Source,
    pub cards: Option<Source>,
    /// The files with decks.
    pub decks: Vec<DeckFile>,
}

/// A checked game, with the problems of each file.
pub struct CheckedGame {
    /// `None`: the rules have errors.
    pub game: Option<Game>,
    pub ruleset_problems: Vec<Diagnostic>,
    pub card_problems: Vec<Diagnostic>,
    /// The problems of each deck file.
    pub deck_problems: Vec<Vec<Diagnostic>>,
}

impl GameFiles {
    /// Reads the files of a folder, or a file of cards and those beside it. `None`: the ruleset is of format 1, or there
    /// is none.
    ///
    /// # Errors
    ///
    /// The name of a file that cannot be read, and why.
    pub fn open(path: &Path) -> Result<Option<Self>, (String, Diagnostic)> {
        Ok(Self::of_any(path)?.filter(Self::is_whole))
    }

    /// As [`GameFiles::open`], of a ruleset of any format. `None`: there is no ruleset.
    ///
    /// # Errors
    ///
    /// The name of a file that cannot be read, and why.
    pub fn of_any(path: &Path) -> Result<Option<Self>, (String, Diagnostic)> {
        if !path.exists() {
            return Ok(path.to_str().and_then(Self::any_bundled));
        }
        let above = path.parent().filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = if path.is_dir() { path } else { above };
        let ruleset = folder.join("ruleset.json");
        if !ruleset.is_file() {
            return Ok(None);
        }
        let mut files = Self::of(load(&ruleset)?, folder)?;
        if path.is_file() && path.file_name() != ruleset.file_name() {
            files.cards = Some(load(path)?);
        }
        Ok(Some(files))
    }

    /// A game that comes with the program and whose ruleset describes the whole match.
    pub fn bundled(game: &str) -> Option<Self> {
        Self::any_bundled(game).filter(Self::is_whole)
    }

    fn any_bundled(game: &str) -> Option<Self> {
        let ruleset = bundled::file(&format!("{game}/ruleset.json"))?;
        let cards = CARDS.iter().find_map(|name| bundled::file(&format!("{game}/{name}")));
        Some(Self { folder: game.into(), ruleset, cards, decks: decks::bundled_files(game) })
    }

    /// Whether the ruleset describes a whole match.
    pub fn is_whole(&self) -> bool {
        format(&self.ruleset).is_some_and(|format| format >= 2)
    }

    /// A member of the ruleset that no match reads.
    pub fn member(&self, name: &str) -> Value {
        let rules: Value = serde_json::from_str(&self.ruleset.text).unwrap_or_default();
        rules.get(name).cloned().unwrap_or_default()
    }

    /// The rules, with the cards of a folder.
    ///
    /// # Errors
    ///
    /// As [`GameFiles::open`].
    pub fn of(ruleset: Source, folder: &Path) -> Result<Self, (String, Diagnostic)> {
        let cards = CARDS.map(|name| folder.join(name)).into_iter().find(|path| path.is_file());
        let cards = cards.map(|path| load(&path)).transpose()?;
        Ok(Self { folder: folder.to_owned(), ruleset, cards, decks: decks::load_files(folder)? })
    }

    /// Reads and checks everything.
    pub fn check(&self) -> CheckedGame {
        let (mut game, mut ruleset_problems) = Game::read(&self.ruleset);
        let (mut card_problems, mut deck_problems) = (Vec::new(), Vec::new());
        if let Some(game) = &mut game {
            let own: Value = serde_json::from_str(&self.ruleset.text).unwrap_or_default();
            ruleset_problems.extend(game.check_cards(&list(&own, "cards"), "/cards"));
            ruleset_problems.extend(game.check_decks(&list(&own, "decks"), "/decks"));
            json_text::locate(&self.ruleset, &mut ruleset_problems);
            if let Some(source) = &self.cards {
                (card_problems, deck_problems) = add_cards(game, &self.ruleset, source, &self.decks);
                json_text::locate(source, &mut card_problems);
            }
            for (source, problems) in self.deck_sources().iter().zip(&mut deck_problems) {
                json_text::locate(source, problems);
            }
        }
        CheckedGame { game, ruleset_problems, card_problems, deck_problems }
    }

    /// The ids of the cards that have errors.
    pub fn wrong_cards(&self, checked: &CheckedGame) -> Vec<Name> {
        let contents: Option<Value> = self.cards.as_ref().and_then(|cards| serde_json::from_str(&cards.text).ok());
        let errors = checked.card_problems.iter().filter(|problem| problem.severity == Severity::Error);
        let places = errors.filter_map(|problem| match RecordPath::in_record(problem.clone()).0 {
            RecordPath::Card(at) => Some(at),
            _ => None,
        });
        let places: BTreeSet<usize> = places.collect();
        let card = |at: usize| contents.as_ref()?.get("cards")?.get(at)?.get("id")?.as_str().map(Name::from);
        places.into_iter().filter_map(card).collect()
    }

    /// The files with decks, by the names that problems show.
    pub fn deck_sources(&self) -> Vec<Source> {
        let name = |file: &DeckFile| self.folder.join(&file.path).display().to_string();
        self.decks.iter().map(|file| Source::new(name(file), &*file.text)).collect()
    }

    /// Each file with the problems that were found in it.
    pub fn with_problems<'c>(&self, checked: &'c CheckedGame) -> Vec<(Source, &'c [Diagnostic])> {
        let mut files = vec![(self.ruleset.clone(), &checked.ruleset_problems[..])];
        files.extend(self.cards.iter().map(|cards| (cards.clone(), &checked.card_problems[..])));
        files.extend(self.deck_sources().into_iter().zip(checked.deck_problems.iter().map(Vec::as_slice)));
        files
    }
}

impl CheckedGame {
    pub fn problems(&self) -> impl Iterator<Item = &Diagnostic> {
        self.ruleset_problems.iter().chain(&self.card_problems).chain(self.deck_problems.iter().flatten())
    }

    /// The game, if it has no errors.
    pub fn valid(self) -> Option<Game> {
        let has_errors = self.problems().any(|problem| problem.severity == Severity::Error);
        self.game.filter(|_| !has_errors)
    }
}

/// Adds the cards and decks of a file and of deck files, and checks them. Returns the problems of the file, and those of
/// each deck file.
fn add_cards(
    game: &mut Game,
    ruleset: &Source,
    source: &Source,
    files: &[DeckFile],
) -> (Vec<Diagnostic>, Vec<Vec<Diagnostic>>) {
    let root = match json_text::parse(&source.text) {
        Ok(node) => node,
        Err(problem) => return (vec![*problem], Vec::new()),
    };
    let contents: Value = serde_json::from_str(root.raw()).unwrap_or_default();
    let mut problems = Vec::new();
    json_text::duplicates(root, "", &mut problems);
    if let Some(found) = contents.get("game").and_then(Value::as_str)
        && found != game.id
    {
        let message = message!("problem-game", found = found, game = game.id.clone());
        problems.push(Diagnostic::new(Code::GameMismatch, "/game", message));
    }
    let cards = list(&contents, "cards");
    problems.extend(game.add_cards(&cards, "/cards"));
    let placed = decks::placed(root.member("decks").map(Node::raw), files);
    problems.extend(decks::add(game, &placed));
    if format(ruleset).is_none_or(|format| format < 2) {
        // What is printed in format 1 has checks of its own.
        let heroes = list(&contents, "heroes");
        problems.extend(game.add_heroes(&heroes, "/heroes"));
        if game.decks.is_empty() {
            game.add_decks(&decks_of_registry(ruleset, source), "/heroes");
        }
        return (problems, Vec::new());
    }
    problems.extend(game.check_cards(&cards, "/cards"));
    problems.extend(game.check_partners(&cards, "/cards"));
    problems.extend(decks::check(game, &placed));
    decks::by_file(problems, &placed, files.len())
}

/// The format that a ruleset says.
fn format(ruleset: &Source) -> Option<i64> {
    let node = json_text::parse(&ruleset.text).ok()?;
    node.member("format").and_then(Node::integer)
}

fn list(of: &Value, member: &str) -> Vec<Value> {
    of.get(member).and_then(Value::as_array).cloned().unwrap_or_default()
}

/// The deck of each hero of a registry (format 1).
pub fn decks_of_registry(rules: &Source, registry: &Source) -> Vec<Value> {
    let (Some(rules), _) = Ruleset::read(rules) else { return Vec::new() };
    let (Some(registry), _) = read(registry, &rules) else { return Vec::new() };
    let decks = decks::of_heroes(&registry, &rules);
    decks.iter().filter_map(|deck| serde_json::from_str(&deck.write()).ok()).collect()
}
