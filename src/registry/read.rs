//! Reads registry files. This is the first of two layers of checks: it reports values of the wrong type.

use rayon::prelude::*;

use super::{Book, Registry};
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::read::{numbers, rest, rows, text};
use crate::card::{Card, Hero, Row};
use crate::message;
use crate::ruleset::Ruleset;

/// Members of a card that have a meaning in every game.
pub const CARD_MEMBERS: [&str; 15] = [
    "id",
    "name",
    "type",
    "subtype",
    "trigger",
    "hero",
    "book",
    "books",
    "effects",
    "flavour",
    "art",
    "notes",
    "status",
    "text_override",
    "cost",
];
/// Members of a hero that have a meaning in every game.
pub const HERO_MEMBERS: [&str; 7] = ["id", "name", "book", "ability", "flavour", "art", "notes"];

/// Reads a registry. Values of the wrong type are reported and kept as they are, so that only a file that is not JSON
/// gives no registry. A file of a later version is read as far as possible, but must not be written.
pub fn read(source: &Source, rules: &Ruleset) -> (Option<Registry>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let root = match json::parse(&source.text) {
        Ok(root) => root,
        Err(problem) => return (None, vec![*problem]),
    };
    let mut file = Reader::open(root, Path::Root, &mut problems);
    let mut registry = Registry { schema: text(&mut file, "$schema"), ..Registry::default() };
    registry.format = file.integer("format").unwrap_or(rules.format);
    if registry.format > rules.format {
        let message = message!("problem-format", format = registry.format, most = rules.format);
        file.problems().push(Diagnostic::new(Code::FormatTooNew, "/format", message));
    }
    registry.game = text(&mut file, "game").unwrap_or_default();
    if registry.game != rules.game {
        let message = message!("problem-game", found = &registry.game, game = &rules.game);
        file.problems().push(Diagnostic::new(Code::TypeMismatch, "/game", message));
    }
    registry.books = list(&mut file, "books", book);
    registry.heroes = list(&mut file, "heroes", |node, path, problems| hero(node, path, rules, problems));
    registry.cards = list(&mut file, "cards", |node, path, problems| card(node, path, rules, problems));
    registry.rest = rest(&mut file, &["$schema", "format", "game", "books", "heroes", "cards"], rules);
    (Some(registry), problems)
}

/// Reads one card from JSON, e.g. from the clipboard or the JSON editor.
pub fn read_card(source: &Source, rules: &Ruleset) -> (Option<Card>, Vec<Diagnostic>) {
    one(source, |root, problems| card(root, Path::Root, rules, problems))
}

/// Reads one hero from JSON.
pub fn read_hero(source: &Source, rules: &Ruleset) -> (Option<Hero>, Vec<Diagnostic>) {
    one(source, |root, problems| hero(root, Path::Root, rules, problems))
}

/// Reads one book from JSON.
pub fn read_book(source: &Source) -> (Option<Book>, Vec<Diagnostic>) {
    one(source, |root, problems| book(root, Path::Root, problems))
}

fn one<T>(source: &Source, read: impl FnOnce(Node<'_>, &mut Vec<Diagnostic>) -> T) -> (Option<T>, Vec<Diagnostic>) {
    match json::parse(&source.text) {
        Ok(root) => {
            let mut problems = Vec::new();
            let record = read(root, &mut problems);
            (Some(record), problems)
        }
        Err(problem) => (None, vec![*problem]),
    }
}

/// Reads an effect list from JSON.
pub fn read_rows(source: &Source, rules: &Ruleset) -> (Vec<Row>, Vec<Diagnostic>) {
    match json::parse(&source.text) {
        Ok(root) => {
            let mut problems = Vec::new();
            if root.shape() != Shape::Array {
                problems.push(mismatch(root, Path::Root, "expected-rows"));
            }
            let rows = rows(&root.items(), Path::Root, rules, &mut problems);
            (rows, problems)
        }
        Err(problem) => (Vec::new(), vec![*problem]),
    }
}

/// Reads a row from JSON. The positions of its problems are those in `text`.
pub fn read_row(text: &str, rules: &Ruleset) -> Result<Row, Vec<Diagnostic>> {
    match json::parse(text) {
        Ok(root) => {
            let mut problems = Vec::new();
            let mut rows = rows(&[root], Path::Root, rules, &mut problems);
            rows.pop().filter(|_| problems.is_empty()).ok_or(problems)
        }
        Err(problem) => Err(vec![*problem]),
    }
}

/// Reads the items of a list in parallel. The problems are in the order of the file.
fn list<T: Send>(
    file: &mut Reader<'_, '_>,
    name: &str,
    read: impl Fn(Node<'_>, Path<'_>, &mut Vec<Diagnostic>) -> T + Sync,
) -> Vec<T> {
    let items = file.list(name);
    let above = Path::Root;
    let path = above.key(name);
    let read: Vec<(T, Vec<Diagnostic>)> = items
        .into_par_iter()
        .enumerate()
        .with_min_len(256)
        .map(|(at, node)| {
            let mut problems = Vec::new();
            let item = read(node, path.item(at), &mut problems);
            (item, problems)
        })
        .collect();
    let mut result = Vec::with_capacity(read.len());
    for (item, mut found) in read {
        result.push(item);
        file.problems().append(&mut found);
    }
    result
}

fn book(node: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Book {
    let mut object = Reader::open(node, path, problems);
    require(&mut object, &["id", "name"]);
    let id = object.integer("id").unwrap_or_default();
    let name = text(&mut object, "name").unwrap_or_default();
    Book { id, name, rest: crate::card::read::unknown(&mut object, &["id", "name"]) }
}

fn hero(node: Node<'_>, path: Path<'_>, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Hero {
    let mut object = Reader::open(node, path, problems);
    require(&mut object, &["id", "name", "book"]);
    let mut hero = Hero {
        id: text(&mut object, "id").unwrap_or_default(),
        name: text(&mut object, "name").unwrap_or_default(),
        book: object.integer("book"),
        numbers: numbers(&mut object, rules.hero_numbers.keys()),
        flavour: text(&mut object, "flavour"),
        art: text(&mut object, "art"),
        notes: text(&mut object, "notes"),
        ..Hero::default()
    };
    let items = object.list("ability");
    hero.ability = rows(&items, path.key("ability"), rules, object.problems());
    let known: Vec<&str> = HERO_MEMBERS.into_iter().chain(rules.hero_numbers.keys().map(Name::as_str)).collect();
    hero.rest = rest(&mut object, &known, rules);
    hero
}

fn card(node: Node<'_>, path: Path<'_>, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Card {
    if !rules.is_whole_game() {
        return read_members(node, path, rules, problems);
    }
    // The kernel reports what it cannot read of a card; here only what would be lost when the card is written is left.
    let mut found = Vec::new();
    let card = read_members(node, path, rules, &mut found);
    problems.extend(found.into_iter().filter(|problem| problem.lost));
    card
}

fn read_members(node: Node<'_>, path: Path<'_>, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Card {
    let mut object = Reader::open(node, path, problems);
    require(&mut object, if rules.is_whole_game() { &["id", "type"] } else { &["id", "name", "type", "effects"] });
    let mut card = Card {
        id: text(&mut object, "id").unwrap_or_default(),
        name: text(&mut object, "name").unwrap_or_default(),
        card_type: text(&mut object, "type").unwrap_or_default(),
        numbers: numbers(&mut object, rules.numbers.keys()),
        subtype: text(&mut object, "subtype"),
        trigger: text(&mut object, "trigger"),
        hero: text(&mut object, "hero"),
        book: object.integer("book"),
        flavour: text(&mut object, "flavour"),
        art: text(&mut object, "art"),
        notes: text(&mut object, "notes"),
        status: text(&mut object, "status"),
        ..Card::default()
    };
    card.books = books(&mut object);
    card.text_override = wordings(&mut object);
    let items = object.list("effects");
    card.effects = rows(&items, path.key("effects"), rules, object.problems());
    let known: Vec<&str> = CARD_MEMBERS.into_iter().chain(rules.numbers.keys().map(Name::as_str)).collect();
    card.rest = rest(&mut object, &known, rules);
    // What the generator notes about a card that it has made, and the inbox about one that a player has sent.
    let noted = ["made", "origin"].map(|member| path.key(member).to_string());
    object.problems().retain(|problem| problem.code != Code::UnknownMember || !noted.contains(&problem.pointer));
    card
}

fn books(object: &mut Reader<'_, '_>) -> Vec<i64> {
    let items = object.list("books");
    let above = object.path();
    let path = above.key("books");
    let mut books = Vec::with_capacity(items.len());
    for (at, item) in items.into_iter().enumerate() {
        match item.integer() {
            Some(book) => books.push(book),
            None => object.problems().push(mismatch(item, path.item(at), "expected-book").lost()),
        }
    }
    books
}

fn wordings(object: &mut Reader<'_, '_>) -> Vec<(Name, Name)> {
    let Some(node) = object.take("text_override") else { return Vec::new() };
    if node.shape() != Shape::Object {
        object.wrong(node, "text_override", "expected-wordings");
        return Vec::new();
    }
    let above = object.path();
    let path = above.key("text_override");
    let members = Reader::open(node, path, object.problems()).rest();
    let mut wordings = Vec::with_capacity(members.len());
    for member in members {
        match member.value.string() {
            Some(text) => wordings.push((Name::from(member.key), Name::from(text))),
            None => object.problems().push(mismatch(member.value, path.key(&member.key), "expected-text").lost()),
        }
    }
    wordings
}

fn require(object: &mut Reader<'_, '_>, names: &[&str]) {
    for name in names {
        if !object.has(name) {
            object.require(name);
        }
    }
}
