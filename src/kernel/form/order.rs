//! The order of members, and what is on lines of its own.

use super::parts::{Part, line};
use crate::base::Name;
use crate::base::json::{Member, Node, Shape};
use crate::kernel::rules::shape::{self, Entry, Kind};

/// Members of rows, before and after the parameters of operations.
const ROW: [&str; 10] = ["on", "as", "once", "may", "cost", "do", "val", "word", "who", "card"];
const ROW_AFTER: [&str; 7] = ["to", "for", "against", "if", "replace", "bonus", "effects"];
/// Members of cards, before and after their numbers and words.
const CARD: [&str; 3] = ["id", "name", "type"];
const CARD_AFTER: [&str; 13] = [
    "subtype",
    "trigger",
    "keywords",
    "token",
    "hero",
    "book",
    "books",
    "effects",
    "flavour",
    "art",
    "notes",
    "status",
    "text_override",
];
/// Blocks with more statements have one a line.
const MOST_ON_A_LINE: usize = 2;

/// The names of a ruleset that order the members of cards and rows.
#[derive(Default)]
pub struct Names {
    /// Numbers of cards and heroes, and sets.
    of_cards: Vec<String>,
    /// Parameters of operations.
    parameters: Vec<String>,
}

impl Names {
    /// The names of a ruleset, as far as it can be read.
    pub fn of(root: Node<'_>) -> Self {
        let ids = |of: Option<Node<'_>>, table: &str| -> Vec<String> {
            let items = of.and_then(|of| of.member(table)).map(Node::items).unwrap_or_default();
            items.into_iter().filter_map(|item| Some(item.member("id")?.string()?.into_owned())).collect()
        };
        let mut of_cards = ids(Some(root), "numbers");
        of_cards.extend(ids(root.member("hero"), "numbers"));
        of_cards.extend(ids(Some(root), "sets"));
        let operations = root.member("operations").map(Node::items).unwrap_or_default();
        let takes = operations.into_iter().filter_map(|operation| operation.member("takes"));
        let parameters = takes.flat_map(Node::members).map(|member| member.key.into_owned()).collect();
        Self { of_cards, parameters }
    }

    /// These names.
    pub fn with<'n>(of_cards: impl Iterator<Item = &'n Name>, parameters: impl Iterator<Item = &'n Name>) -> Self {
        let texts = |name: &Name| name.to_string();
        Self { of_cards: of_cards.map(texts).collect(), parameters: parameters.map(texts).collect() }
    }

    /// A whole ruleset.
    pub fn file(&self, root: Node<'_>) -> Part {
        self.broken(root, &shape::FILE)
    }

    /// A whole file of cards.
    pub fn registry(&self, root: Node<'_>) -> Part {
        let order = ["$schema", "format", "game", "name", "about", "cards", "decks"];
        let rank = |name: &str| order.iter().position(|known| *known == name).unwrap_or(order.len());
        let kind = |name: &str| match name {
            "cards" => Kind::CardList,
            "decks" => Kind::Objects(&shape::DECK_LIST),
            _ => Kind::Any,
        };
        if root.shape() != Shape::Object {
            return Part::Line(line(root));
        }
        let members = sorted(root, |name| (rank(name), 0));
        Part::lines(members.iter().map(|member| self.top(member, kind(&member.key))).collect())
    }

    /// A file with one deck: a member a line, and a card a line.
    pub fn deck(root: Node<'_>) -> Part {
        if root.shape() != Shape::Object {
            return Part::Line(line(root));
        }
        let order = ["id", "name", "about", "leader", "any", "cards"];
        let rank = |name: &str| (order.iter().position(|known| *known == name).unwrap_or(order.len()), 0);
        let part = |member: &Member<'_>| match (&*member.key, member.value.shape()) {
            ("cards", Shape::Object) => lines(member.value),
            _ => Part::Line(line(member.value)),
        };
        Part::lines(sorted(root, rank).iter().map(|member| (member.key.to_string(), part(member))).collect())
    }

    /// A member of the file; a list of what no match reads has an item a line.
    fn top(&self, member: &Member<'_>, kind: Kind) -> (String, Part) {
        let part = match (kind, member.value.shape()) {
            (Kind::Any, Shape::Array) => {
                let items = member.value.items();
                if items.iter().any(|item| matches!(item.shape(), Shape::Object | Shape::Array)) {
                    Part::list(items.into_iter().map(|item| Part::Line(line(item))).collect())
                } else {
                    Part::Line(line(member.value))
                }
            }
            (Kind::Any, Shape::Object) => lines(member.value),
            _ => self.value(member.value, kind),
        };
        (member.key.to_string(), part)
    }

    /// An object with a member a line.
    fn broken(&self, node: Node<'_>, entry: &Entry) -> Part {
        if node.shape() != Shape::Object {
            return Part::Line(line(node));
        }
        let members = sorted(node, |name| rank(entry, name));
        Part::lines(members.iter().map(|member| self.top(member, kind_of(entry, &member.key))).collect())
    }

    /// An object with the members of an entry, on one line if none of them needs more.
    fn entry(&self, node: Node<'_>, entry: &Entry) -> Part {
        if node.shape() != Shape::Object {
            return Part::Line(line(node));
        }
        let members = sorted(node, |name| rank(entry, name));
        let part =
            |member: &Member<'_>| (member.key.to_string(), self.value(member.value, kind_of(entry, &member.key)));
        Part::object(members.iter().map(part).collect())
    }

    /// A value of a kind. One of another shape than the kind has is written as it is.
    fn value(&self, node: Node<'_>, kind: Kind) -> Part {
        let is_object = node.shape() == Shape::Object;
        let each = |part: &dyn Fn(Node<'_>) -> Part| Part::list(node.items().into_iter().map(part).collect());
        match (kind, node.shape()) {
            (Kind::Table(entry) | Kind::List(entry) | Kind::Objects(entry), Shape::Array) => {
                each(&|item| self.entry(item, entry))
            }
            (Kind::DeckTests, Shape::Array) => each(&|item| self.entry(item, &shape::DECK_CHECK)),
            (Kind::Rows, Shape::Array) => each(&|row| Part::Line(self.row(row))),
            (Kind::CardList, Shape::Array) => each(&|card| self.card(card)),
            (Kind::Object(entry), Shape::Object) if is_match(entry) => self.broken(node, entry),
            (Kind::Object(entry), Shape::Object) => self.entry(node, entry),
            (Kind::Tokens, Shape::Object) => {
                let tokens = node.members();
                Part::lines(tokens.iter().map(|token| (token.key.to_string(), self.card(token.value))).collect())
            }
            (Kind::Groups | Kind::Counts, Shape::Object) => lines(node),
            (Kind::Block | Kind::Left, _) => block(node),
            (Kind::Target, _) if is_object => Part::Line(self.target(node)),
            (Kind::OperationTo, Shape::Object | Shape::Array) => Part::Line(self.target(node)),
            (Kind::Picks, Shape::Object) => {
                let pick = |member: &Member<'_>| {
                    let is_number = member.value.member("from").is_some();
                    let entry = if is_number { &shape::PICK_NUMBER } else { &shape::PICK_CARD };
                    (member.key.to_string(), self.entry(member.value, entry))
                };
                Part::object(node.members().iter().map(pick).collect())
            }
            _ => Part::Line(line(node)),
        }
    }

    /// A target, or several, on one line.
    fn target(&self, node: Node<'_>) -> String {
        match node.shape() {
            Shape::Array => {
                let items: Vec<String> = node.items().into_iter().map(|item| self.target(item)).collect();
                format!("[{}]", items.join(", "))
            }
            _ => self.on_a_line(node, &|name| rank(&shape::TARGET, name)),
        }
    }

    /// A row on one line.
    pub fn row(&self, row: Node<'_>) -> String {
        self.on_a_line(row, &|name| self.rank_in_row(name))
    }

    fn rank_in_row(&self, name: &str) -> (usize, usize) {
        let at = |list: &[&str]| list.iter().position(|known| *known == name);
        if let Some(at) = at(&ROW) {
            return (0, at);
        }
        if let Some(at) = at(&ROW_AFTER) {
            return (2, at);
        }
        if let Some(at) = self.parameters.iter().position(|known| known == name) {
            return (1, at);
        }
        if matches!(name, "about" | "text") { (4, 0) } else { (3, 0) }
    }

    /// An object on one line with its members in an order, and what is in them too.
    fn on_a_line(&self, node: Node<'_>, rank: &dyn Fn(&str) -> (usize, usize)) -> String {
        if node.shape() != Shape::Object {
            return line(node);
        }
        let member = |member: &Member<'_>| {
            let (value, is_object) = (member.value, member.value.shape() == Shape::Object);
            let text = match &*member.key {
                "to" => self.target(value),
                "on" if is_object => self.on_a_line(value, &|name| self::rank(&shape::REFINED, name)),
                "against" => self.on_a_line(value, &|name| self::rank(&shape::AGAINST, name)),
                "card" if is_object && value.member("random").is_none() => {
                    self.on_a_line(value, &|name| self.rank_in_card(name))
                }
                "effects" | "ability" if value.shape() == Shape::Array => {
                    let rows: Vec<String> = value.items().into_iter().map(|row| self.row(row)).collect();
                    format!("[{}]", rows.join(", "))
                }
                _ => line(value),
            };
            (member.key.to_string(), Part::Line(text))
        };
        let members = sorted(node, rank);
        match Part::object(members.iter().map(member).collect()) {
            Part::Line(text) => text,
            Part::Object(_) | Part::List(_) => line(node),
        }
    }

    /// A card: a member a line, and a row a line. An empty list of rows is left out.
    pub fn card(&self, card: Node<'_>) -> Part {
        if card.shape() != Shape::Object {
            return Part::Line(line(card));
        }
        let part = |member: &Member<'_>| {
            let is_rows = matches!(&*member.key, "effects" | "ability");
            let kind = if is_rows { Kind::Rows } else { Kind::Any };
            (member.key.to_string(), self.value(member.value, kind))
        };
        let members = sorted(card, |name| self.rank_in_card(name));
        let is_empty = |member: &&Member<'_>| {
            member.key == "effects" && member.value.shape() == Shape::Array && member.value.items().is_empty()
        };
        Part::lines(members.iter().filter(|member| !is_empty(member)).map(part).collect())
    }

    fn rank_in_card(&self, name: &str) -> (usize, usize) {
        let at = |list: &[&str]| list.iter().position(|known| *known == name);
        if let Some(at) = at(&CARD) {
            return (0, at);
        }
        if let Some(at) = self.of_cards.iter().position(|known| known == name) {
            return (1, at);
        }
        if let Some(at) = at(&CARD_AFTER) {
            return (2, at);
        }
        match name {
            "ability" => (2, CARD_AFTER.len()),
            "about" => (3, 0),
            _ => (4, 0),
        }
    }
}

/// Whether an entry is the match, which has a member a line.
fn is_match(entry: &Entry) -> bool {
    entry.names().eq(shape::MATCH.names())
}

/// Statements: each on a line of its own if there are many, or a block among them.
fn block(node: Node<'_>) -> Part {
    const BLOCK: [&str; 9] = ["if", "each", "times", "at_once", "answer", "event", "card", "do", "else"];
    match node.shape() {
        Shape::Array => {
            let items = node.items();
            let is_long = items.len() > MOST_ON_A_LINE || items.iter().any(|item| item.shape() == Shape::Object);
            if is_long {
                return Part::list(items.into_iter().map(block).collect());
            }
            Part::Line(line(node))
        }
        Shape::Object => {
            let rank = |name: &str| (BLOCK.iter().position(|known| *known == name).unwrap_or(BLOCK.len()), 0);
            let part = |member: &Member<'_>| {
                let is_block = ["at_once", "do", "else"].contains(&&*member.key);
                let part = if is_block { block(member.value) } else { Part::Line(line(member.value)) };
                (member.key.to_string(), part)
            };
            Part::object(sorted(node, rank).iter().map(part).collect())
        }
        _ => Part::Line(line(node)),
    }
}

/// The members of an object in an order; those of equal rank stay in the order of the file.
fn sorted(node: Node<'_>, rank: impl Fn(&str) -> (usize, usize)) -> Vec<Member<'_>> {
    let mut members = node.members();
    members.sort_by_key(|member| rank(&member.key));
    members
}

/// An object with a member a line, each as it is.
fn lines(node: Node<'_>) -> Part {
    let members = node.members();
    Part::lines(members.iter().map(|member| (member.key.to_string(), Part::Line(line(member.value)))).collect())
}

/// The kind of a member of an entry.
fn kind_of(entry: &Entry, name: &str) -> Kind {
    entry.members.iter().find(|member| member.name == name).map_or(Kind::Any, |member| member.kind)
}

/// Where a member of an entry is: its id and face first, then as the entry lists them, and its explanation last.
fn rank(entry: &Entry, name: &str) -> (usize, usize) {
    const FIRST: [&str; 5] = ["$schema", "id", "kind", "icon", "name"];
    if let Some(at) = entry.members.iter().position(|member| member.name == name) {
        return (1, at);
    }
    if let Some(at) = FIRST.iter().position(|known| *known == name) {
        return (0, at);
    }
    if name == "about" {
        return (5, 0);
    }
    match entry.others.iter().position(|known| *known == name) {
        Some(at) => (2, at),
        None if name == "wire" => (3, 0),
        None => (4, 0),
    }
}
