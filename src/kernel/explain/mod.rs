//! A game's rules as sentences: sections of lines, each with the place in the ruleset that it says.
//!
//! A sentence is a [`Message`]: the text module puts it into words of a language. Names of the game's entries are
//! arguments, so that no name is written here.

mod cards;
mod course;
mod phrases;
mod statements;
mod tables;
mod terms;
mod vocabulary;

use serde_json::Value;

use super::ids::{ActionId, DurationId, EventId, TimingId, WordId, ZoneId};
use super::rules::Game;
use super::rules::flow::PickRule;
use super::rules::tables::ParameterRule;
use super::rules::term::Term;
use crate::base::{Argument, Entry, Message, Name};
use crate::ruleset::Table;

/// The rules of a game in sentences.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub sections: Vec<Section>,
}

/// A part of the rules with a heading.
#[derive(Clone, Debug)]
pub struct Section {
    pub heading: Message,
    pub lines: Vec<Line>,
}

/// A sentence of the rules.
#[derive(Clone, Debug)]
pub struct Line {
    pub role: Role,
    pub text: Argument,
    /// The place in the ruleset file that it says, as a JSON pointer.
    pub pointer: String,
}

/// What a line is on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The name of an entry that has sentences of its own.
    Heading,
    Paragraph,
    /// An item of a list, of this depth.
    Item(u8),
}

impl Explanation {
    /// Explains a game. `file` is the ruleset as it is written, for what only people read.
    pub fn of(game: &Game, file: &Value) -> Self {
        let mut page = Page { sections: Vec::new() };
        Writer { game, file, picks: None, parameters: None, looks: false }.all(&mut page);
        page.sections.retain(|section| !section.lines.is_empty());
        Self { sections: page.sections }
    }
}

/// The sections so far; lines go to the last one.
struct Page {
    sections: Vec<Section>,
}

impl Page {
    fn section(&mut self, id: &'static str) {
        self.sections.push(Section { heading: Message::new(id), lines: Vec::new() });
    }

    fn line(&mut self, role: Role, text: impl Into<Argument>, pointer: impl Into<String>) {
        if let Some(section) = self.sections.last_mut() {
            section.lines.push(Line { role, text: text.into(), pointer: pointer.into() });
        }
    }

    fn item(&mut self, depth: u8, text: impl Into<Argument>, pointer: impl Into<String>) {
        self.line(Role::Item(depth), text, pointer);
    }
}

/// Writes sentences about the parts of a game.
#[derive(Clone, Copy)]
struct Writer<'g> {
    game: &'g Game,
    file: &'g Value,
    /// What is named with the action whose statements are written.
    picks: Option<&'g Table<PickRule>>,
    /// The parameters of the operation whose statements are written.
    parameters: Option<&'g Table<ParameterRule>>,
    /// Whether `it` is the card that a test looks at.
    looks: bool,
}

impl<'g> Writer<'g> {
    fn all(self, page: &mut Page) {
        self.course(page);
        self.players_and_zones(page);
        self.cards(page);
        self.vocabulary(page);
        self.decks(page);
    }

    /// The same in a test that looks at cards.
    fn looking(self) -> Self {
        Self { looks: true, ..self }
    }

    /// The pointer of an entry of a table, and its `about`.
    fn entry(self, table: &str, id: &str) -> (String, Option<&'g str>) {
        let list = self.file.pointer(&format!("/{table}")).and_then(Value::as_array);
        let at = list.and_then(|list| list.iter().position(|entry| entry["id"] == id));
        let about = at.and_then(|at| list?.get(at)?.get("about")?.as_str());
        (at.map_or_else(String::new, |at| format!("/{table}/{at}")), about)
    }

    /// The heading of an entry, with its `about` below if nobody has translated it. Returns its pointer.
    fn head(self, page: &mut Page, table: &str, prefix: &'static str, id: &str) -> String {
        let (pointer, about) = self.entry(table, id);
        page.line(Role::Heading, name(prefix, id), pointer.clone());
        if let Some(about) = about {
            let about = Entry { prefix, id: id.to_owned(), text: about.to_owned() };
            page.line(Role::Paragraph, Argument::About(about), pointer.clone());
        }
        pointer
    }

    /// A word by what it is in this game.
    fn word_name(self, word: WordId) -> Argument {
        let (game, id) = (self.game, self.game.word(word));
        if let Some(record) = game.records.get(id) {
            let written = record.get("name").and_then(Value::as_str).unwrap_or_default();
            return Argument::Entry(Entry { prefix: "card", id: id.to_owned(), text: written.to_owned() });
        }
        let tables: [(&'static str, bool); 6] = [
            ("type", game.card_types.contains_key(id)),
            ("keyword", game.keywords.contains_key(id)),
            ("phase", game.flow.phases.contains_key(id)),
            ("zone", game.zones.contains_key(id) || game.groups.contains_key(id)),
            ("subtype", game.subtypes.contains(&word)),
            ("word", true),
        ];
        name(tables.iter().find(|(_, is_in)| *is_in).map_or("word", |(prefix, _)| prefix), id)
    }

    fn zone(self, zone: ZoneId) -> Argument {
        at("zone", &self.game.zones, zone.index())
    }

    fn timing(self, timing: TimingId) -> Argument {
        at("on", &self.game.timings, timing.index())
    }

    fn action(self, action: ActionId) -> Argument {
        at("action", &self.game.flow.actions, action.index())
    }

    fn event(self, event: EventId) -> Argument {
        at("event", &self.game.events, event.index())
    }

    fn duration(self, duration: DurationId) -> Argument {
        at("for", &self.game.durations, duration.index())
    }

    /// The cards of a deck with their numbers.
    fn decks(self, page: &mut Page) {
        page.section("rules-decks");
        let (size, _) = self.entry("deck", "");
        let rule = &self.file["deck"];
        for (member, id) in [("size", "rules-deck-size"), ("copies", "rules-deck-copies")] {
            let number =
                |value: &Value| value.as_i64().or_else(|| Some(i64::from(*self.game.levers.get(value.as_str()?)?)));
            let range = rule[member].as_array().map(|range| range.iter().filter_map(number).collect::<Vec<_>>());
            let text = match (range.as_deref(), number(&rule[member])) {
                (Some([least, most]), _) => Some(format!("{least}–{most}")),
                (_, Some(number)) => Some(number.to_string()),
                _ => None,
            };
            if let Some(text) = text {
                page.item(0, Message::new(id).with("n", text), format!("{size}/deck/{member}"));
            }
        }
        for (at, deck) in self.game.decks.iter().enumerate() {
            let mut counts: Table<usize> = Table::new();
            for card in deck.leader.iter().chain(&deck.cards) {
                *counts.entry(Name::from(self.game.word(self.game.definition(*card).id))).or_default() += 1;
            }
            let cards = counts.iter().map(|(id, count)| {
                let card = self.game.records.get(id).and_then(|record| record["name"].as_str());
                let text = card.unwrap_or_default().to_owned();
                let card = Argument::Entry(Entry { prefix: "card", id: id.to_string(), text });
                Argument::from(Message::new("rules-copies").with("n", *count).with("name", card))
            });
            let total = counts.values().sum::<usize>();
            let line = match deck.any {
                None => Message::new("rules-deck").with("n", total).with("cards", cards.collect::<Vec<_>>()),
                Some(count) => Message::new("rules-deck-any").with("n", count),
            };
            page.item(0, line, format!("/decks/{at}"));
        }
    }
}

/// A term of a game's rules in words; `picks` are what is named with the action that it is about.
pub(super) fn term(game: &Game, picks: Option<&Table<PickRule>>, term: &Term) -> Argument {
    Writer { game, file: &Value::Null, picks, parameters: None, looks: false }.term(term)
}

/// The same of a test.
pub(super) fn test(game: &Game, picks: Option<&Table<PickRule>>, test: &Term) -> Argument {
    Writer { game, file: &Value::Null, picks, parameters: None, looks: false }.test(test)
}

/// The name of an entry.
fn name(prefix: &'static str, id: &str) -> Argument {
    Argument::Entry(Entry { prefix, id: id.to_owned(), text: String::new() })
}

/// The name of the entry at a position of a table.
pub(super) fn at<T>(prefix: &'static str, table: &Table<T>, position: usize) -> Argument {
    name(prefix, table.get_index(position).map_or("", |(id, _)| id))
}

/// A message without variables.
fn plain(id: &'static str) -> Argument {
    Message::new(id).into()
}
