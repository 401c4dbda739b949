//! Reads a ruleset of format 2, with its cards, into checked types.
//!
//! First the ids of all tables are entered ([`shells`]), so that every expression can name every entry. Then each table
//! is compiled ([`entries`], [`abilities`], [`flow`]), and at last what several entries must fulfil together is checked
//! ([`checks`]).

mod abilities;
mod blocks;
mod calls;
mod cards;
mod chapter;
mod checks;
mod course;
mod entries;
#[cfg(test)]
mod faults;
mod fits;
mod flow;
mod heads;
mod idle;
mod made;
mod members;
mod names;
mod players;
mod print;
pub(in crate::kernel::rules) mod problem;
mod rows;
mod scope;
mod shells;
mod statements;
mod targets;
mod terms;
#[cfg(test)]
mod tests;
mod walk;
mod wire;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use indexmap::IndexSet;

use super::{CardPattern, Game, Limits, Players, shape};
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::kernel::form::with_match;
use crate::kernel::ids::{ConditionId, EventId, TimingId, WordId, ZoneId};
use crate::ruleset::Table;
use blocks::MAX_STATEMENTS;
use members::{ignore, is_id};
pub use rows::places;
use scope::Scope;
pub use walk::{Part, parts as each_part_of, term as each_part, word_set};

/// The newest format of ruleset files that can be read.
const FORMAT: i64 = 2;
/// The maximum number of entries of a table, because an index is one byte.
const MAX_ENTRIES: usize = 250;
/// The maximum number of cards, abilities, rows, targets and words of a game with its cards, because an index is two
/// bytes. The rest of the numbers is for what one row adds.
const MAX_INDEXED: usize = 60_000;
/// How deep effects and cards can be written in rows.
const MAX_NESTING: u8 = 4;
/// The most cards of a match, for which its state has places.
const MAX_CARDS: u16 = 192;
/// A ruleset that is being read.
struct Reading<'g> {
    game: &'g mut Game,
    /// Events that somebody announces.
    announced: BTreeSet<EventId>,
    /// Events that somebody waits for, each with the pointer of its name.
    awaited: Vec<(EventId, String)>,
    /// What statements refer to.
    uses: idle::Uses,
    /// Timings by family.
    families: Table<Vec<TimingId>>,
    /// What cards by chance must be.
    patterns: Vec<CardPattern>,
    /// Tables of which it was reported that they are full.
    full: BTreeSet<&'static str>,
    /// The pointer of the first statement that is one too many.
    unnumbered: Option<String>,
}

impl Game {
    /// Reads a ruleset file. All its problems are reported at once; with an error among them there is no game. A file of
    /// format 1 without a match has the usual one.
    pub fn read(source: &Source) -> (Option<Game>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let mut game = empty();
        match json::parse(&with_match(&source.text)) {
            Ok(root) => {
                let file = Reader::open(root, Path::Root, &mut problems);
                Reading::new(&mut game).whole(file);
            }
            Err(problem) => problems.push(*problem),
        }
        json::locate(source, &mut problems);
        let is_valid = cards::has_no_errors(&problems);
        (is_valid.then_some(game), problems)
    }

    /// What can be read of a ruleset, however faulty it is: for editors, in which it is faulty most of the time.
    pub fn draft(source: &Source) -> Game {
        let mut game = empty();
        if let Ok(root) = json::parse(&with_match(&source.text)) {
            Reading::new(&mut game).whole(Reader::open(root, Path::Root, &mut Vec::new()));
        }
        game
    }

    /// Changes a lever; `false` if the game has no such lever.
    pub fn set_lever(&mut self, name: &str, value: i32) -> bool {
        let lever = self.levers.get_mut(name);
        lever.map(|lever| *lever = value).is_some()
    }

    /// Chooses for a setting; `false` if the game has no such setting, or the setting no such choice.
    pub fn set_setting(&mut self, name: &str, choice: &str) -> bool {
        let Some(word) = self.word_of(choice) else { return false };
        match self.settings.get_mut(name) {
            Some(setting) if setting.of.contains(&word) => {
                setting.is = word;
                true
            }
            _ => false,
        }
    }

    /// The word of a name, which is new if nothing has it.
    fn intern(&mut self, name: &str) -> WordId {
        let at = match self.words.get_index_of(name) {
            Some(at) => at,
            None => self.words.insert_full(name.into()).0,
        };
        WordId::at(at).unwrap_or_default()
    }
}

/// A game without anything.
fn empty() -> Game {
    let mut words = IndexSet::new();
    // The word of cards without an id.
    words.insert(Name::default());
    Game {
        id: Name::default(),
        name: String::new(),
        about: String::new(),
        words,
        card_types: Table::new(),
        numbers: Table::new(),
        word_sets: Table::new(),
        subtypes: Vec::new(),
        keywords: Table::new(),
        counters: Table::new(),
        hero_numbers: Table::new(),
        quantities: Table::new(),
        tallies: Table::new(),
        states: Table::new(),
        zones: Table::new(),
        groups: Table::new(),
        board: Vec::new(),
        durations: Table::new(),
        timings: Table::new(),
        ways: Table::new(),
        costs: Table::new(),
        filters: Table::new(),
        conditions: Table::new(),
        operations: Table::new(),
        targets: Table::new(),
        triggers: Table::new(),
        settings: Table::new(),
        levers: Table::new(),
        events: Table::new(),
        units: None,
        damage: None,
        row_members: Vec::new(),
        row_value: None,
        limits: Limits { nesting: MAX_NESTING, attached: 4, cards: MAX_CARDS },
        printed: super::printed::Printed::default(),
        flow: flow::empty(),
        players: Players::default(),
        beneath: None,
        statements: Vec::new(),
        definitions: Vec::new(),
        tokens: Table::new(),
        cards: Table::new(),
        records: Table::new(),
        written: Vec::new(),
        attached: Vec::new(),
        decks: Vec::new(),
        abilities: Vec::new(),
        row_targets: Vec::new(),
        rows: 0,
        usual_leader: None,
        calls: Table::new(),
        wire: super::wire::Wire::default(),
        random_cards: Vec::new(),
    }
}

/// Reads one entry of a table, of its position; `None` drops it, with its problems reported.
type ReadEntry<'g, T> = fn(&mut Reading<'g>, &mut Reader<'_, '_>, usize) -> Option<T>;

impl<'g> Reading<'g> {
    fn new(game: &'g mut Game) -> Self {
        Self {
            game,
            announced: BTreeSet::new(),
            awaited: Vec::new(),
            uses: idle::Uses::default(),
            families: Table::new(),
            patterns: Vec::new(),
            full: BTreeSet::new(),
            unnumbered: None,
        }
    }

    /// Whether one more card or row can be numbered. A table that is full is reported once, at the first that is left out.
    fn has_room(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>) -> bool {
        let game = &self.game;
        let tables = [
            ("cards", game.definitions.len()),
            ("abilities", game.abilities.len()),
            ("effects", usize::from(game.rows)),
            ("to", game.row_targets.len()),
            ("random", self.patterns.len()),
            ("words", game.words.len()),
        ];
        let full = tables.into_iter().find(|(_, count)| *count >= MAX_INDEXED);
        if let Some((table, count)) = full
            && self.full.insert(table)
        {
            problems.push(problem::too_many(path.to_string(), table, count + 1, MAX_INDEXED));
        }
        full.is_none()
    }

    fn whole(mut self, mut file: Reader<'_, '_>) {
        let format = file.integer("format");
        if let Some(format) = format
            && format > FORMAT
        {
            file.problems().push(problem::too_new(format, FORMAT));
        }
        self.game.id = file.text("game").map(Name::from).unwrap_or_default();
        self.game.name = file.text("name").map(Cow::into_owned).unwrap_or_default();
        self.game.about = file.text("about").map(Cow::into_owned).unwrap_or_default();
        self.limits(&mut file);
        self.ids_and_columns(&mut file);
        self.game.row_members = file.texts("row").into_iter().map(Name::from).collect();
        self.shells(file.node());
        self.print_shells();
        self.tables(&mut file);
        if let Some(tokens) = file.take("tokens") {
            let path = file.path();
            self.tokens(file.problems(), path.key("tokens"), tokens);
        }
        self.usual_leader(file.node());
        self.table(&mut file, "operations", |game| &mut game.operations, Self::operation);
        let has_match = file.has("match");
        if let Some(node) = file.require("match") {
            let path = file.path();
            let flow = Reader::open(node, path.key("match"), file.problems());
            self.flow(flow);
        }
        self.wire_shells(file.node());
        self.table(&mut file, "calls", |game| &mut game.calls, Self::call);
        self.players(&mut file);
        self.rows_of_rules(&mut file);
        self.deck_and_checks(&mut file);
        let path = file.path();
        let cards = file.list("cards");
        self.cards(file.problems(), path.key("cards"), &cards);
        let decks = file.list("decks");
        self.decks(file.problems(), path.key("decks"), &decks);
        ignore(&mut file, shape::FILE.others);
        file.finish(&shape::FILE.known());
        if let Some(pointer) = self.unnumbered.take() {
            file.problems().push(problem::too_many(pointer, "statements", MAX_STATEMENTS + 1, MAX_STATEMENTS));
        }
        self.game.printed.families = self.families.keys().cloned().collect();
        self.check(file.problems(), has_match);
        // A file of format 1 says less, and its match is the usual one.
        if format == Some(FORMAT) {
            self.check_idle(file.problems());
        }
    }

    /// The tables that the match and the rows refer to.
    fn tables(&mut self, file: &mut Reader<'_, '_>) {
        self.table(file, "settings", |game| &mut game.settings, Self::setting);
        self.table(file, "levers", |game| &mut game.levers, Self::lever);
        self.table(file, "numbers", |game| &mut game.numbers, Self::card_number);
        self.table(file, "sets", |game| &mut game.word_sets, Self::word_set);
        Self::words_only(file, "subtypes");
        if let Some(node) = file.take("hero") {
            let path = file.path();
            let mut hero = Reader::open(node, path.key("hero"), file.problems());
            self.table(&mut hero, "numbers", |game| &mut game.hero_numbers, Self::hero_number);
            hero.finish(&shape::HERO.known());
        }
        self.table(file, "tallies", |game| &mut game.tallies, Self::tally);
        self.table(file, "durations", |game| &mut game.durations, Self::duration);
        self.table(file, "timings", |game| &mut game.timings, Self::timing);
        self.table(file, "card_types", |game| &mut game.card_types, Self::card_type_entry);
        self.table(file, "counters", |game| &mut game.counters, Self::counter);
        self.table(file, "quantities", |game| &mut game.quantities, Self::quantity);
        self.table(file, "states", |game| &mut game.states, Self::state);
        self.groups(file);
        self.table(file, "zones", |game| &mut game.zones, Self::zone);
        self.board(file);
        self.game.beneath = self.game.zones.values().position(|zone| zone.stack).and_then(ZoneId::at);
        self.units(file);
        self.damage(file);
        self.table(file, "filters", |game| &mut game.filters, Self::filter);
        self.table(file, "targets", |game| &mut game.targets, Self::target_entry);
        self.table(file, "ways", |game| &mut game.ways, Self::way);
        self.table(file, "costs", |game| &mut game.costs, Self::cost);
        self.table(file, "conditions", |game| &mut game.conditions, Self::condition);
        self.table(file, "triggers", |game| &mut game.triggers, Self::trigger);
        let legacy = file.node().member("legacy").and_then(|legacy| legacy.member("condition")).and_then(Node::string);
        let position = legacy.and_then(|name| self.game.conditions.get_index_of(&*name));
        self.game.printed.legacy = position.and_then(ConditionId::at);
        if file.has("row_value") {
            let scope = Scope { val: true, own_card: true, this: true, ..Scope::plain() };
            self.game.row_value = self.number_in(file, "row_value", &scope);
        }
    }

    /// Rows of keywords and tokens, which operations must be there for.
    fn rows_of_rules(&mut self, file: &mut Reader<'_, '_>) {
        self.table(file, "keywords", |game| &mut game.keywords, Self::keyword);
        if let Some(tokens) = file.node().member("tokens") {
            let path = file.path();
            self.token_rows(file.problems(), path.key("tokens"), tokens);
        }
    }

    /// Reads the entries of a list over the ones that have been entered.
    fn table<T>(
        &mut self,
        file: &mut Reader<'_, '_>,
        name: &str,
        table: fn(&mut Game) -> &mut Table<T>,
        read: ReadEntry<'g, T>,
    ) {
        let items = file.list(name);
        let above = file.path();
        let list = above.key(name);
        if items.len() > MAX_ENTRIES {
            file.problems().push(problem::too_many(list.to_string(), name, items.len(), MAX_ENTRIES));
        }
        let mut seen = IndexSet::new();
        for (at, item) in items.into_iter().enumerate().take(MAX_ENTRIES) {
            let mut entry = Reader::open(item, list.item(at), file.problems());
            let Some(id) = entry_id(&mut entry) else { continue };
            if !seen.insert(id.clone()) {
                file.problems().push(problem::twice(list.item(at).key("id").to_string(), &id, name));
                continue;
            }
            let Some(position) = table(self.game).get_index_of(&id) else { continue };
            if let Some(value) = read(self, &mut entry, position)
                && let Some((_, known)) = table(self.game).get_index_mut(position)
            {
                *known = value;
            }
        }
    }

    /// A table whose entries are words and nothing else.
    fn words_only(file: &mut Reader<'_, '_>, name: &str) {
        let path = file.path();
        let path = path.key(name);
        let mut seen = IndexSet::new();
        for (at, item) in file.list(name).into_iter().enumerate() {
            let mut entry = Reader::open(item, path.item(at), file.problems());
            let id = entry_id(&mut entry);
            Self::done(&mut entry, &shape::WORD);
            if let Some(id) = id
                && !seen.insert(id.clone())
            {
                file.problems().push(problem::twice(path.item(at).key("id").to_string(), &id, name));
            }
        }
    }

    fn limits(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("limits") else { return };
        let path = file.path();
        let mut limits = Reader::open(node, path.key("limits"), file.problems());
        if let Some(nesting) = limit(&mut limits, "nesting", 0..=MAX_NESTING.into()) {
            self.game.limits.nesting = u8::try_from(nesting).unwrap_or(MAX_NESTING);
        }
        if let Some(attached) = limit(&mut limits, "attached", 0..=99) {
            self.game.limits.attached = u8::try_from(attached).unwrap_or(4);
        }
        if let Some(cards) = limit(&mut limits, "cards", 1..=MAX_CARDS.into()) {
            self.game.limits.cards = u16::try_from(cards).unwrap_or(MAX_CARDS);
        }
        self.print_limits(&mut limits);
        ignore(&mut limits, shape::LIMITS.others);
        limits.finish(&shape::LIMITS.known());
    }

    /// The leader of every deck, where the rules name a token (`deck.leader`).
    fn usual_leader(&mut self, file: Node<'_>) {
        let leader = file.member("deck").and_then(|deck| deck.member("leader")).and_then(Node::string);
        self.game.usual_leader = leader.and_then(|name| self.game.tokens.get(&*name).copied());
    }

    fn groups(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("groups") else { return };
        if node.shape() != Shape::Object {
            file.wrong(node, "groups", "expected-object");
            return;
        }
        let above = file.path();
        let mut groups = Reader::open(node, above.key("groups"), file.problems());
        let names: Vec<Name> = self.game.groups.keys().cloned().collect();
        for name in names {
            members::zones_of(self.game, &mut groups, &name);
        }
        groups.finish(&[]);
    }
}

impl Reading<'_> {
    /// The rows of zones that a half of the board shows.
    fn board(&mut self, file: &mut Reader<'_, '_>) {
        let above = file.path();
        let path = above.key("board");
        for (at, row) in file.list("board").into_iter().enumerate() {
            let path = path.item(at);
            if row.shape() != Shape::Array {
                file.problems().push(problem::wrong(row, path, "expected-list"));
                continue;
            }
            let mut zones = Vec::new();
            for (at, node) in row.items().into_iter().enumerate() {
                let path = path.item(at);
                let name = node.string();
                match name.as_deref().and_then(|name| self.game.zones.get_index_of(name)).and_then(ZoneId::at) {
                    Some(zone) => zones.push(zone),
                    None => {
                        let (name, known) = (name.unwrap_or_default(), terms::keys(&self.game.zones));
                        file.problems().push(problem::unknown(&path.to_string(), &name, "expected-zone", known));
                    }
                }
            }
            self.game.board.push(zones);
        }
    }
}

/// A number of things; one outside its range is reported.
fn limit(limits: &mut Reader<'_, '_>, member: &str, range: RangeInclusive<i32>) -> Option<i32> {
    let number = limits.integer(member)?;
    let found = i32::try_from(number).ok().filter(|number| range.contains(number));
    if found.is_none() {
        let pointer = limits.path().key(member).to_string();
        let bounds = (*range.start(), *range.end());
        limits.problems().push(problem::out_of_range(Code::RulesetConflict, pointer, member, number, bounds));
    }
    found
}

/// A required id of an entry; invalid characters are reported.
fn entry_id(entry: &mut Reader<'_, '_>) -> Option<Name> {
    let Some(text) = entry.text("id") else {
        if !entry.has("id") {
            entry.require("id");
        }
        return None;
    };
    if !is_id(&text) {
        let pointer = entry.path().key("id").to_string();
        entry.problems().push(problem::bad_id(pointer));
        return None;
    }
    Some(Name::from(text))
}
