//! The decks of a whole game (format 2): files in a folder of the project, one deck each, and decks in the list of the
//! registry. A file comes before a deck of the list with the same id.
//!
//! A deck of format 1 follows from its hero.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use super::project::load;
use super::{Registry, bundled};
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path as Place, Reader, mismatch};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::Rest;
use crate::card::read::{minify, text};
use crate::kernel::form;
use crate::kernel::rules::Game;
use crate::message;
use crate::ruleset::Ruleset;

/// The folder of a project's decks.
pub const FOLDER: &str = "decks";
/// The list of decks in a registry.
const LIST: &str = "decks";
/// How the names of the files end.
const END: &str = ".json";

/// A file with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFile {
    /// The path in the project: `decks/name.json`.
    pub path: String,
    pub text: Arc<str>,
}

/// Where a deck is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckPlace {
    /// In the list of the registry, at this index.
    Listed(usize),
    /// In the file at this index of the project's deck files.
    File(usize),
}

/// A deck: a named list of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    pub id: Name,
    /// The name in English. Empty if it has none.
    pub name: Name,
    /// The id of the card that leads it, if it is named apart from the list.
    pub leader: Option<Name>,
    /// The ids of its cards in order, each with how many there are.
    pub cards: Vec<(Name, i64)>,
    /// The members that the studio does not read.
    pub rest: Rest,
}

/// A deck of a project as JSON, with its place.
#[derive(Clone, Debug)]
pub struct PlacedDeck {
    pub place: DeckPlace,
    pub id: Name,
    /// The deck; or why its file cannot be read.
    pub json: Result<String, Diagnostic>,
}

impl DeckFile {
    /// The id that the deck has if its file does not say another: the file's name.
    pub fn stem(&self) -> &str {
        let name = self.path.rsplit_once('/').map_or(self.path.as_str(), |(_, name)| name);
        name.strip_suffix(END).unwrap_or(name)
    }

    /// The path of the file of a new deck.
    pub fn path_of(id: &str) -> String {
        format!("{FOLDER}/{id}{END}")
    }

    /// Whether a path in a project is that of a deck.
    pub fn is_path(path: &str) -> bool {
        path.strip_prefix(FOLDER).is_some_and(|rest| rest.starts_with('/')) && path.ends_with(END)
    }
}

impl Deck {
    /// Reads a deck. A problem that is `lost` says that writing the deck would lose something.
    pub fn read(json: &str) -> (Self, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let root = match json::parse(json) {
            Ok(root) => root,
            Err(problem) => return (Self::default(), vec![problem.lost()]),
        };
        let mut object = Reader::open(root, Place::Root, &mut problems);
        let mut deck = Self {
            id: text(&mut object, "id").unwrap_or_default(),
            name: text(&mut object, "name").unwrap_or_default(),
            leader: text(&mut object, "leader"),
            ..Self::default()
        };
        if let Some(list) = object.take("cards") {
            if list.shape() == Shape::Object {
                deck.cards = counts(list, &mut object);
            } else {
                object.wrong(list, "cards", "expected-object");
            }
        }
        let kept = |member: json::Member<'_>| (Name::from(member.key), minify(member.value.raw()));
        deck.rest = object.rest().into_iter().map(kept).collect();
        (deck, problems)
    }

    /// The deck as the text of a file, in its one form.
    pub fn write(&self) -> String {
        let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
        // A member of a wrong type is kept as it is.
        let is_kept = |name: &str| self.rest.iter().any(|(known, _)| known == name);
        let mut members = Vec::new();
        let texts = [("id", Some(&self.id)), ("name", Some(&self.name)), ("leader", self.leader.as_ref())];
        for (name, text) in texts {
            if let Some(text) = text.filter(|text| !text.is_empty() && !is_kept(name)) {
                members.push(format!("{}: {}", quoted(name), quoted(text)));
            }
        }
        members.extend(self.rest.iter().map(|(name, json)| format!("{}: {json}", quoted(name))));
        // A deck of cards by chance lists none.
        if !is_kept("cards") && (!self.cards.is_empty() || !is_kept("any")) {
            let cards: Vec<String> = self.cards.iter().map(|(id, count)| format!("{}: {count}", quoted(id))).collect();
            members.push(format!("\"cards\": {{ {} }}", cards.join(", ")));
        }
        form::deck_text(&format!("{{ {} }}", members.join(", ")))
    }

    /// How many cards of an id it has.
    pub fn count(&self, id: &str) -> i64 {
        self.cards.iter().filter(|(known, _)| known == id).map(|(_, count)| count).sum()
    }

    /// How many cards are in its list.
    pub fn size(&self) -> i64 {
        self.cards.iter().map(|(_, count)| count).sum()
    }

    /// Sets how many cards of an id it has; at 0 the card is removed from the list.
    pub fn set(&mut self, id: &str, count: i64) {
        match self.cards.iter_mut().find(|(known, _)| known == id) {
            Some(entry) => entry.1 = count,
            None => self.cards.push((id.into(), count)),
        }
        self.cards.retain(|(_, count)| *count > 0);
    }

    /// Gives cards their new ids. Returns whether it names any of them.
    fn rename(&mut self, new_id: impl Fn(&str) -> Option<Name>) -> bool {
        let leader = self.leader.as_deref().and_then(&new_id);
        let mut is_changed = leader.is_some();
        self.leader = leader.or(self.leader.take());
        for (id, count) in std::mem::take(&mut self.cards) {
            let new = new_id(&id);
            is_changed |= new.is_some();
            let id = new.unwrap_or(id);
            match self.cards.iter_mut().find(|(known, _)| *known == id) {
                Some(known) => known.1 = known.1.saturating_add(count),
                None => self.cards.push((id, count)),
            }
        }
        is_changed
    }
}

fn counts(list: Node<'_>, object: &mut Reader<'_, '_>) -> Vec<(Name, i64)> {
    let above = object.path();
    let path = above.key("cards");
    let mut cards = Vec::new();
    for member in Reader::open(list, path, object.problems()).rest() {
        match member.value.integer() {
            Some(count) => cards.push((Name::from(member.key), count)),
            None => {
                let wrong = mismatch(member.value, path.key(&member.key), "expected-integer");
                object.problems().push(wrong.lost());
            }
        }
    }
    cards
}

impl Registry {
    /// The list of decks in the registry, as JSON.
    fn deck_list(&self) -> Option<&str> {
        self.rest.iter().find(|(name, _)| name == LIST).map(|(_, json)| &**json)
    }

    /// The decks of the project: those of the list, then those of files.
    pub fn placed_decks(&self) -> Vec<PlacedDeck> {
        placed(self.deck_list(), &self.deck_files)
    }

    /// The decks of the project as far as they can be read, in the order of [`Self::placed_decks`].
    pub fn decks(&self) -> Vec<Deck> {
        let read = |deck: PlacedDeck| {
            let json = deck.json.unwrap_or_default();
            Deck { id: deck.id, ..Deck::read(&json).0 }
        };
        self.placed_decks().into_iter().map(read).collect()
    }

    /// The registry without the deck at an index of its list.
    #[must_use]
    pub fn without_listed_deck(&self, at: usize) -> Self {
        let mut registry = self.clone();
        for (_, list) in registry.rest.iter_mut().filter(|(name, _)| name == LIST) {
            let Ok(node) = json::parse(list) else { continue };
            let left = node.items().into_iter().enumerate().filter(|(index, _)| *index != at);
            let left: Vec<&str> = left.map(|(_, deck)| deck.raw()).collect();
            let text = format!("[{}]", left.join(","));
            *list = text.into();
        }
        registry.rest.retain(|(name, list)| name != LIST || &**list != "[]");
        registry
    }
}

/// Decks with new ids of cards.
#[derive(Debug, Default)]
pub struct DecksWithIds {
    /// The list of the registry, if a deck of it has changed.
    pub list: Option<Box<str>>,
    /// The files that have changed, by index, with their new text.
    pub files: Vec<(usize, String)>,
}

impl Registry {
    /// The decks that name cards whose ids have changed, with the new ids. A deck that cannot be written without loss stays
    /// as it is.
    pub fn decks_with_ids(&self, new_id: impl Fn(&str) -> Option<Name>) -> DecksWithIds {
        let renamed = |json: &str| {
            let (mut deck, problems) = Deck::read(json);
            (!problems.iter().any(|problem| problem.lost) && deck.rename(&new_id)).then(|| deck.write())
        };
        let files = self.deck_files.iter().enumerate();
        let files = files.filter_map(|(at, file)| Some((at, renamed(&file.text)?))).collect();
        let node = self.deck_list().and_then(|list| json::parse(list).ok());
        let decks: Vec<(&str, Option<String>)> = node
            .map(Node::items)
            .unwrap_or_default()
            .into_iter()
            .map(|deck| (deck.raw(), renamed(deck.raw())))
            .collect();
        let is_changed = decks.iter().any(|(_, renamed)| renamed.is_some());
        let list = is_changed.then(|| {
            let decks = decks.into_iter().map(|(raw, renamed)| renamed.unwrap_or_else(|| raw.to_owned()));
            minify(&format!("[{}]", decks.collect::<Vec<_>>().join(",")))
        });
        DecksWithIds { list, files }
    }

    /// The registry with another list of decks.
    #[must_use]
    pub fn with_deck_list(&self, list: &str) -> Self {
        let mut registry = self.clone();
        for (_, known) in registry.rest.iter_mut().filter(|(name, _)| name == LIST) {
            *known = list.into();
        }
        registry
    }
}

/// The decks of a list and of files, without decks of the list that a file replaces.
pub fn placed(list: Option<&str>, files: &[DeckFile]) -> Vec<PlacedDeck> {
    let id_of = |node: Option<Node<'_>>| {
        let id = node.and_then(|node| node.member("id")).and_then(Node::string);
        id.filter(|id| !id.is_empty()).map(Name::from)
    };
    let of_files: Vec<PlacedDeck> = files
        .iter()
        .enumerate()
        .map(|(at, file)| {
            let root = json::parse(&file.text);
            let id = id_of(root.as_ref().ok().copied()).unwrap_or_else(|| file.stem().into());
            let json = root.map(|root| root.raw().to_owned()).map_err(|problem| *problem);
            PlacedDeck { place: DeckPlace::File(at), id, json }
        })
        .collect();
    let root = list.and_then(|list| json::parse(list).ok());
    let listed = root.map(Node::items).unwrap_or_default().into_iter().enumerate().map(|(at, deck)| {
        let id = id_of(Some(deck)).unwrap_or_else(|| format!("deck{}", at + 1).into());
        PlacedDeck { place: DeckPlace::Listed(at), id, json: Ok(deck.raw().to_owned()) }
    });
    let mut decks: Vec<PlacedDeck> =
        listed.filter(|deck| of_files.iter().all(|file| file.id != deck.id || file.json.is_err())).collect();
    decks.extend(of_files);
    decks
}

/// The locked decks of a game of format 1: of each hero, the cards whose ids name the same book and hero.
pub fn of_heroes(registry: &Registry, rules: &Ruleset) -> Vec<Deck> {
    let owner = |id: &str| rules.ids.card.parse(id, &rules.card_types).and_then(|of| Some((of.book?, of.hero?)));
    let mut decks: Vec<(Option<_>, Deck)> = registry
        .heroes
        .iter()
        .map(|hero| {
            let deck = Deck { id: hero.id.clone(), leader: Some(hero.id.clone()), ..Deck::default() };
            (owner(&hero.id), deck)
        })
        .collect();
    for card in &registry.cards {
        let of = owner(&card.id);
        if let Some((_, deck)) = decks.iter_mut().find(|(hero, _)| of.is_some() && *hero == of) {
            deck.cards.push((card.id.clone(), 1));
        }
    }
    decks.into_iter().map(|(_, deck)| deck).collect()
}

/// Adds decks to a game that has their cards. Returns the problems, each with a pointer into `/decks` by the place among
/// these decks.
pub fn add(game: &mut Game, decks: &[PlacedDeck]) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    let mut known: HashSet<&Name> = HashSet::new();
    for (at, deck) in decks.iter().enumerate() {
        match &deck.json {
            Ok(_) => problems.extend(moved(game.add_decks(&[value(deck)], "/decks"), at)),
            Err(problem) => problems.push(Diagnostic { pointer: format!("/decks/{at}"), ..problem.clone() }),
        }
        if !known.insert(&deck.id) {
            let message = message!("problem-id-duplicate", id = &deck.id);
            problems.push(Diagnostic::new(Code::IdDuplicate, format!("/decks/{at}/id"), message));
        }
    }
    problems
}

/// Checks decks by the rule of a game that has their cards, with pointers as in [`add`].
pub fn check(game: &Game, decks: &[PlacedDeck]) -> Vec<Diagnostic> {
    let sound = decks.iter().enumerate().filter(|(_, deck)| deck.json.is_ok());
    sound.flat_map(|(at, deck)| moved(game.check_decks(&[value(deck)], "/decks"), at)).collect()
}

/// The text of a registry with all decks in its list, for those who read one file.
pub fn in_one_file(registry: &str, files: &[DeckFile]) -> String {
    let Ok(Value::Object(mut root)) = serde_json::from_str(registry) else { return registry.to_owned() };
    if files.is_empty() {
        return registry.to_owned();
    }
    let list = root.get(LIST).map(ToString::to_string);
    let decks = placed(list.as_deref(), files);
    root.insert(LIST.to_owned(), decks.iter().filter(|deck| deck.json.is_ok()).map(value).collect());
    Value::Object(root).to_string()
}

/// Divides problems of [`add`] and [`check`] into those of the registry's file and those of each deck file.
pub fn by_file(
    problems: Vec<Diagnostic>,
    decks: &[PlacedDeck],
    files: usize,
) -> (Vec<Diagnostic>, Vec<Vec<Diagnostic>>) {
    let (mut of_list, mut of_files) = (Vec::new(), vec![Vec::new(); files]);
    for mut problem in problems {
        let rest = problem.pointer.strip_prefix("/decks/").unwrap_or_default();
        let (at, within) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let within = within.to_owned();
        match at.parse::<usize>().ok().and_then(|at| decks.get(at)).map(|deck| deck.place) {
            Some(DeckPlace::File(at)) => {
                problem.pointer = within;
                if let Some(of_file) = of_files.get_mut(at) {
                    of_file.push(problem);
                }
            }
            Some(DeckPlace::Listed(at)) => {
                problem.pointer = format!("/decks/{at}{within}");
                of_list.push(problem);
            }
            None => of_list.push(problem),
        }
    }
    (of_list, of_files)
}

/// A deck with its id.
fn value(deck: &PlacedDeck) -> Value {
    let mut value: Value = deck.json.as_ref().ok().and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
    if let Value::Object(members) = &mut value {
        members.entry("id").or_insert_with(|| deck.id.as_str().into());
    }
    value
}

/// Problems of the first deck of a list as those of the deck at `at`.
fn moved(problems: Vec<Diagnostic>, at: usize) -> impl Iterator<Item = Diagnostic> {
    problems.into_iter().map(move |mut problem| {
        if let Some(within) = problem.pointer.strip_prefix("/decks/0") {
            problem.pointer = format!("/decks/{at}{within}");
        }
        problem.span = None;
        problem
    })
}

/// Reads the deck files of a project, ordered by name.
///
/// # Errors
///
/// The name of a file that cannot be read, and why.
pub fn load_files(folder: &Path) -> Result<Vec<DeckFile>, (String, Diagnostic)> {
    let entries = std::fs::read_dir(folder.join(FOLDER)).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut paths: Vec<String> = names.map(|name| format!("{FOLDER}/{name}")).filter(|path| is_deck(path)).collect();
    paths.sort();
    let read = |path: String| load(&folder.join(&path)).map(|source| DeckFile { path, text: source.text.into() });
    paths.into_iter().map(read).collect()
}

/// The deck files of a bundled game, ordered by name.
pub fn bundled_files(game: &str) -> Vec<DeckFile> {
    let sources = bundled::files(&format!("{game}/{FOLDER}")).into_iter();
    let file = |source: Source| {
        let path = source.name.strip_prefix(game)?.trim_start_matches('/').to_owned();
        is_deck(&path).then(|| DeckFile { path, text: source.text.into() })
    };
    sources.filter_map(file).collect()
}

/// Whether a file of the folder is a deck, and no hidden or temporary file.
fn is_deck(path: &str) -> bool {
    DeckFile::is_path(path) && !path.starts_with("decks/.")
}
