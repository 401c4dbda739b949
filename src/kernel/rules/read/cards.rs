//! Reads cards, tokens and decks, in the file of the rules and in files of their own.

use serde_json::Value as Json;
use smallvec::SmallVec;

use super::Reading;
use super::members::{moved_under, narrow};
use super::problem;
use super::rows::Rows;
use super::terms::keys;
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Diagnostic, Name, Severity};
use crate::kernel::ids::{AbilityId, CardTypeId, DefinitionId, TimingId, TriggerId, WordId};
use crate::kernel::rules::{Deck, Definition, Game, shape};

impl Game {
    /// Registers cards and compiles their effects. A card replaces an earlier one with its id.
    pub fn add_cards(&mut self, cards: &[Json], pointer: &str) -> Vec<Diagnostic> {
        self.add_cards_of(&Json::Array(cards.to_vec()).to_string(), pointer)
    }

    /// Registers the cards of a list in JSON.
    pub fn add_cards_of(&mut self, list: &str, pointer: &str) -> Vec<Diagnostic> {
        let read = |reading: &mut Reading<'_>, problems: &mut Vec<Diagnostic>, node: Node<'_>| {
            reading.cards(problems, Path::Root, &node.items());
        };
        self.read_text(list, pointer, read).1
    }

    /// Registers heroes, which are cards of the type that says so (format 1).
    pub fn add_heroes(&mut self, heroes: &[Json], pointer: &str) -> Vec<Diagnostic> {
        let Some((name, _)) = self.card_types.iter().find(|(_, entry)| entry.is_hero) else { return Vec::new() };
        let typed = heroes.iter().cloned().map(|mut hero| {
            if let Json::Object(members) = &mut hero {
                members.insert("type".to_owned(), name.as_str().into());
            }
            hero
        });
        let heroes: Vec<Json> = typed.collect();
        self.add_cards(&heroes, pointer)
    }

    /// Adds decks to try the game with.
    pub fn add_decks(&mut self, decks: &[Json], pointer: &str) -> Vec<Diagnostic> {
        let list = Json::Array(decks.to_vec());
        let read = |reading: &mut Reading<'_>, problems: &mut Vec<Diagnostic>, node: Node<'_>| {
            reading.decks(problems, Path::Root, &node.items());
        };
        self.read_text(&list.to_string(), pointer, read).1
    }

    /// Defines a card that is written out, without entering it into the registry.
    pub fn define(&mut self, record: &Json, pointer: &str) -> (Option<DefinitionId>, Vec<Diagnostic>) {
        let read = |reading: &mut Reading<'_>, problems: &mut Vec<Diagnostic>, node: Node<'_>| {
            let found = reading.written(problems, Path::Root, node, 0);
            reading.refresh_patterns();
            found
        };
        let (found, problems) = self.read_text(&record.to_string(), pointer, read);
        let found = found.flatten();
        self.written.extend(found.map(|found| (found, record.clone())));
        (found, problems)
    }

    /// Compiles rows that are attached to a card.
    pub fn define_rows(&mut self, rows: &[Json], pointer: &str) -> (Vec<AbilityId>, Vec<Diagnostic>) {
        let list = Json::Array(rows.to_vec());
        let read = |reading: &mut Reading<'_>, problems: &mut Vec<Diagnostic>, node: Node<'_>| {
            let usual = reading.game.timings.get_index_of("play").and_then(TimingId::at);
            let rows = Rows { usual, slot: 100, depth: 0, attached: false };
            let found = reading.abilities(problems, Path::Root, &node.items(), rows);
            reading.refresh_patterns();
            found
        };
        let (found, problems) = self.read_text(&list.to_string(), pointer, read);
        let abilities = found.unwrap_or_default();
        if !abilities.is_empty() {
            self.attached.push((abilities.clone(), rows.to_vec()));
        }
        (abilities, problems)
    }

    /// Reads a record that is not in the file of the rules. Its problems have only pointers.
    fn read_text<T>(
        &mut self,
        text: &str,
        pointer: &str,
        read: impl FnOnce(&mut Reading<'_>, &mut Vec<Diagnostic>, Node<'_>) -> T,
    ) -> (Option<T>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let found = match json::parse(text) {
            Ok(node) => {
                let mut reading = Reading::new(self);
                Some(read(&mut reading, &mut problems, node))
            }
            Err(problem) => {
                problems.push(*problem);
                None
            }
        };
        moved_under(pointer, &mut problems);
        (found, problems)
    }
}

impl Reading<'_> {
    /// Enters cards by their ids, so that rows can name every card, and then compiles their rows.
    pub fn cards(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, nodes: &[Node<'_>]) {
        let mut entered = Vec::with_capacity(nodes.len());
        for (at, node) in nodes.iter().enumerate() {
            let path = path.item(at);
            let Some(card) = self.printed(problems, path, *node, false) else { continue };
            let id = self.game.word(card.id).to_owned();
            if id.is_empty() {
                problems.push(problem::missing(path.to_string(), "id"));
                continue;
            }
            let known = self.game.cards.get(id.as_str()).or_else(|| self.game.tokens.get(id.as_str())).copied();
            let definition = self.store(card, known);
            self.keep_record(&id, *node);
            self.game.cards.insert(id.into(), definition);
            entered.push((at, definition));
        }
        for (at, definition) in entered {
            self.card_rows(problems, path.item(at), nodes[at], definition, 0);
        }
        self.refresh_patterns();
    }

    /// Enters the tokens of the file; their rows are compiled by [`Reading::token_rows`].
    pub fn tokens(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) {
        if node.shape() != Shape::Object {
            problems.push(problem::wrong(node, path, "expected-object"));
        }
        for member in node.members() {
            let Some(mut card) = self.printed(problems, path.key(&member.key), member.value, true) else { continue };
            if self.game.word(card.id).is_empty() {
                card.id = self.intern(&member.key);
            }
            let id = self.game.word(card.id).to_owned();
            self.keep_record(&id, member.value);
            let definition = self.store(card, None);
            self.game.tokens.insert(member.key.into(), definition);
        }
    }

    /// Keeps a card as it is written, for boards that print it with changes.
    fn keep_record(&mut self, id: &str, node: Node<'_>) {
        if let Ok(record) = serde_json::from_str(node.raw()) {
            self.game.records.insert(id.into(), record);
        }
    }

    pub fn token_rows(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) {
        for member in node.members() {
            if let Some(&definition) = self.game.tokens.get(&*member.key) {
                self.card_rows(problems, path.key(&member.key), member.value, definition, 0);
            }
        }
    }

    pub fn store(&mut self, card: Definition, known: Option<DefinitionId>) -> DefinitionId {
        if let Some(id) = known
            && let Some(old) = self.game.definitions.get_mut(id.index())
        {
            *old = card;
            return id;
        }
        self.game.definitions.push(card);
        DefinitionId::at(self.game.definitions.len() - 1).unwrap_or_default()
    }

    /// What is printed on a card, but for its rows.
    pub fn printed(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        is_token: bool,
    ) -> Option<Definition> {
        if !self.has_room(problems, path) {
            return None;
        }
        let mut card = Reader::open(node, path, problems);
        if !card.has("type") {
            card.require("type");
            return None;
        }
        let card_type = self.card_type(&mut card)?;
        let id = card.text("id").unwrap_or_default();
        let id = self.intern(&id);
        let (mut numbers, mut has) = (SmallVec::new(), 0_u32);
        let tables: Vec<_> = self.game.numbers.iter().map(|(name, entry)| (name.clone(), entry.default)).collect();
        for (at, (name, default)) in tables.into_iter().enumerate() {
            let value = card.node().member(&name).filter(|node| node.shape() != Shape::Null);
            match value.map(|_| card.integer(&name)) {
                Some(Some(number)) => {
                    numbers.push(narrow(number));
                    has |= 1 << at.min(31);
                }
                _ => numbers.push(default),
            }
        }
        let words = (0..self.game.word_sets.len()).map(|set| self.printed_words(&mut card, set)).collect();
        let subtype = self.printed_subtype(&mut card);
        let keywords = self.printed_keywords(&mut card);
        let triggers = &self.game.triggers;
        let trigger = super::members::name_of(&mut card, "trigger", "expected-trigger", triggers, TriggerId::at);
        let book = card.node().member("book").and_then(Node::integer).map(narrow);
        let names: Vec<Name> = self.game.hero_numbers.keys().cloned().collect();
        let is_hero = names.iter().any(|name| card.has(name));
        let hero_numbers =
            if is_hero { names.iter().map(|name| card.integer(name).map(narrow)).collect() } else { Box::default() };
        let token = card.node().member("token").and_then(Node::boolean).unwrap_or(false);
        let abilities = Box::default();
        let is_token = is_token || token;
        Some(Definition {
            id,
            card_type,
            numbers,
            has,
            words,
            subtype,
            keywords,
            trigger,
            book,
            hero_numbers,
            is_token,
            abilities,
        })
    }

    /// The type of a card. One that nobody knows is played as the type that says so.
    fn card_type(&self, card: &mut Reader<'_, '_>) -> Option<CardTypeId> {
        let name = card.text("type")?;
        let types = &self.game.card_types;
        let unknown = || types.values().position(|entry| entry.unknown);
        let found = types.get_index_of(&*name).or_else(unknown).and_then(CardTypeId::at);
        if found.is_none() {
            let pointer = card.path().key("type").to_string();
            let wrong = problem::unknown(&pointer, &name, "expected-card-type", keys(types));
            card.problems().push(wrong);
        }
        found
    }

    pub fn printed_words(&mut self, card: &mut Reader<'_, '_>, set: usize) -> SmallVec<[WordId; 2]> {
        let mut words = SmallVec::new();
        let Some((name, open)) = self.game.word_sets.get_index(set).map(|(name, set)| (name.clone(), set.open)) else {
            return words;
        };
        if card.node().member(&name).is_none_or(|node| node.shape() == Shape::Null) {
            return words;
        }
        for (pointer, text) in super::members::texts(card, &name) {
            let known = self.game.word_of(&text).filter(|word| self.game.word_sets[set].words.contains(word));
            match (known, open) {
                (Some(word), _) => words.push(word),
                (None, true) => words.push(self.intern(&text)),
                (None, false) => {
                    let set = &self.game.word_sets[set];
                    let known = set.words.iter().map(|word| self.game.word(*word));
                    let mut wrong = problem::unknown(&pointer, &text, "expected-set-word", known);
                    wrong.rule.clone_from(&set.code);
                    card.problems().push(wrong);
                }
            }
        }
        words
    }

    pub fn printed_subtype(&self, card: &mut Reader<'_, '_>) -> Option<WordId> {
        if self.game.subtypes.is_empty() || card.node().member("subtype").is_none_or(|node| node.shape() == Shape::Null)
        {
            return None;
        }
        let text = card.text("subtype")?;
        let found = self.game.word_of(&text).filter(|word| self.game.subtypes.contains(word));
        if found.is_none() {
            let pointer = card.path().key("subtype").to_string();
            let known = self.game.subtypes.iter().map(|word| self.game.word(*word));
            card.problems().push(problem::unknown(&pointer, &text, "expected-subtype", known));
        }
        found
    }

    pub fn printed_keywords(&self, card: &mut Reader<'_, '_>) -> u64 {
        let mut keywords = 0;
        for (pointer, name) in super::members::texts(card, "keywords") {
            match self.game.keywords.get_index_of(&name) {
                Some(at) => keywords |= 1 << at.min(63),
                None => {
                    let known = keys(&self.game.keywords);
                    card.problems().push(problem::unknown(&pointer, &name, "expected-keyword", known));
                }
            }
        }
        keywords
    }

    /// Compiles the rows of a card that has been entered.
    pub fn card_rows(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        id: DefinitionId,
        depth: usize,
    ) {
        let member = if node.member("effects").is_some() { "effects" } else { "ability" };
        let Some(rows) = node.member(member) else { return };
        if rows.shape() != Shape::Array {
            problems.push(problem::wrong(rows, path.key(member), "expected-list"));
            return;
        }
        let card_type = self.game.definition(id).card_type;
        let types = &self.game.card_types;
        let usual = types.get_index(card_type.index()).and_then(|(_, entry)| entry.resolves.first().copied());
        let usual = usual.or_else(|| self.game.timings.get_index_of("play").and_then(TimingId::at));
        let list = Rows { usual, slot: 0, depth, attached: false };
        let abilities = self.abilities(problems, path.key(member), &rows.items(), list);
        if let Some(card) = self.game.definitions.get_mut(id.index()) {
            card.abilities = abilities.into();
        }
    }

    pub fn decks(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, nodes: &[Node<'_>]) {
        for (at, node) in nodes.iter().enumerate() {
            let mut entry = Reader::open(*node, path.item(at), problems);
            super::members::ignore(&mut entry, &["name", "about"]);
            let id = entry.text("id").map_or_else(|| format!("deck{}", at + 1).into(), Name::from);
            let leader = match entry.text("leader") {
                None => self.game.usual_leader,
                Some(name) => self.card_in(&mut entry, "leader", &name),
            };
            let mut cards = Vec::new();
            if let Some(list) = entry.take("cards") {
                if list.shape() != Shape::Object {
                    entry.wrong(list, "cards", "expected-object");
                }
                let path = entry.path();
                let path = path.key("cards");
                for member in list.members() {
                    let pointer = path.key(&member.key).to_string();
                    let count = member.value.integer().and_then(|count| usize::try_from(count).ok());
                    match (self.find_card(&member.key), count) {
                        (Some(id), Some(count)) => cards.extend(std::iter::repeat_n(id, count.min(1000))),
                        (None, _) => {
                            let unknown = self.unknown_card(&pointer, &member.key);
                            entry.problems().push(unknown.on_key().at(member.key_span));
                        }
                        (_, None) => {
                            entry.problems().push(problem::wrong(
                                member.value,
                                path.key(&member.key),
                                "expected-integer",
                            ));
                        }
                    }
                }
            }
            let any = entry.integer("any").and_then(|any| u32::try_from(any).ok());
            entry.finish(&shape::DECK_LIST.known());
            self.game.decks.push(Deck { id, leader, cards, any });
        }
    }

    /// The card of a name: a token by its name or id, or a card of the registry.
    pub fn find_card(&self, name: &str) -> Option<DefinitionId> {
        let game = &*self.game;
        let by_id = || game.tokens.values().copied().find(|id| game.word(game.definition(*id).id) == name);
        game.tokens.get(name).or_else(|| game.cards.get(name)).copied().or_else(by_id)
    }

    /// The card of a name in a member.
    fn card_in(&self, entry: &mut Reader<'_, '_>, member: &str, name: &str) -> Option<DefinitionId> {
        let found = self.find_card(name);
        if found.is_none() {
            let unknown = self.unknown_card(&entry.path().key(member).to_string(), name);
            entry.problems().push(unknown);
        }
        found
    }
}

/// Whether there is no error among problems.
pub fn has_no_errors(problems: &[Diagnostic]) -> bool {
    problems.iter().all(|problem| problem.severity == Severity::Warning)
}
