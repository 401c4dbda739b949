//! Card sheets of games that are data: cards as designers keep them in a spreadsheet, with their rules as prose.
//!
//! Which column is what is data ([`Layout`]). The prose becomes rows ([`GameReader`]); what is not understood is reported
//! and stays with the card as its wording, so that nothing that was printed is lost and nothing is guessed.

mod cases;
mod changes;
mod layout;
mod nearest;
mod scripts;
mod write;

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use serde_json::{Map, Value as Json, json};

use super::read::{GameReader, GameReading, Problem};
use crate::base::{Argument, Code, Diagnostic, Message, Severity, Span};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::csv::{Table, TableCell};
pub use cases::run_cases;
pub use changes::{ChangedCard, SheetChanges};
pub use layout::{Column, Layout, Piece};
pub use nearest::{Known, Nearest};
pub use scripts::add_scripts;
pub use write::write;

/// The member with the rows of a card.
const EFFECTS: &str = "effects";

/// What a sheet says.
#[derive(Clone, Debug, Default)]
pub struct SheetPlan {
    /// The cards in the order of the sheet.
    pub cards: Vec<SheetCard>,
    /// What is wrong with it.
    pub problems: Vec<Diagnostic>,
    /// Words that the ruleset does not list, by their set.
    pub new_words: BTreeSet<(String, String)>,
    /// Columns that the ruleset does not list; they are kept with the cards.
    pub other_columns: Vec<String>,
}

/// A card of a sheet.
#[derive(Clone, Debug)]
pub struct SheetCard {
    /// The card as a registry writes it.
    pub record: Map<String, Json>,
    /// What the sheet itself says, for other programs.
    pub raw: Map<String, Json>,
    /// Its rules text.
    pub text: String,
    /// Where the text is in the sheet.
    pub text_span: Option<Span>,
    /// What the text is read as.
    pub reading: GameReading,
}

impl SheetPlan {
    /// Whether the sheet can be taken over.
    pub fn is_sound(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity != Severity::Error)
    }

    /// The sentences that were not understood, with `#` for numbers, by how many cards have them; most first.
    pub fn not_understood(&self) -> Vec<(String, usize)> {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for card in &self.cards {
            let phrases: BTreeSet<String> = card.reading.not_understood().map(without_numbers).collect();
            for phrase in phrases {
                *counts.entry(phrase).or_default() += 1;
            }
        }
        let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }
}

impl SheetCard {
    /// How much of its text was read: `whole`, `partly`, `not`, or `no text`.
    pub fn read_state(&self) -> &'static str {
        let read = self.reading.sentences.iter().filter(|sentence| sentence.is_read()).count();
        match (read, self.reading.sentences.len()) {
            (_, 0) => "no text",
            (0, _) => "not",
            (read, all) if read == all => "whole",
            _ => "partly",
        }
    }
}

/// Reads a sheet.
pub fn plan(reader: &GameReader<'_>, game: &Game, layout: &Layout, table: &Table) -> SheetPlan {
    let mut plan = SheetPlan::default();
    let columns: Vec<Option<(&str, &Column)>> = table.header.iter().map(|cell| layout.column(&cell.text)).collect();
    for (cell, column) in table.header.iter().zip(&columns) {
        if column.is_none() && !cell.text.is_empty() {
            plan.other_columns.push(cell.text.clone());
        }
    }
    for name in &layout.needs {
        if !columns.iter().flatten().any(|(known, _)| known == name) && !table.header.is_empty() {
            let message = message!("problem-member-missing", name = name);
            plan.problems.push(Diagnostic::new(Code::CsvColumn, "", message));
        }
    }
    if !plan.is_sound() {
        return plan;
    }
    let mut lines: BTreeMap<String, usize> = BTreeMap::new();
    for (number, row) in table.rows.iter().enumerate() {
        let mut card = Card {
            game,
            reader,
            plan: &mut plan,
            record: Map::new(),
            raw: Map::new(),
            text: String::new(),
            text_span: None,
        };
        for ((cell, column), header) in row.iter().zip(&columns).zip(&table.header) {
            match column {
                Some((name, column)) => card.cell(name, column, cell),
                None if cell.text.is_empty() || header.text.is_empty() => {}
                None => drop(card.record.insert(header.text.clone(), cell.text.as_str().into())),
            }
        }
        card.check_numbers(row);
        let (record, raw, text, text_span) = (card.record, card.raw, card.text, card.text_span);
        let id = record.get("id").and_then(Json::as_str).unwrap_or_default().to_owned();
        let place = row.first().and_then(|cell| cell.span);
        let mut wrong = |code, message| plan.problems.push(placed(Diagnostic::new(code, "", message), place));
        for member in ["id", "name"] {
            if record.get(member).and_then(Json::as_str).is_none_or(str::is_empty) {
                wrong(Code::CsvCell, message!("problem-member-missing", name = member));
            }
        }
        match lines.get(&id) {
            Some(line) if !id.is_empty() => {
                wrong(Code::IdDuplicate, message!("problem-csv-card-twice", id = id.as_str(), line = *line));
            }
            _ => drop(lines.insert(id, number + 2)),
        }
        plan.cards.push(SheetCard { record, raw, text, text_span, reading: GameReading::default() });
    }
    plan.cards.par_iter_mut().for_each(|card| card.read(reader));
    plan.explain(reader);
    for card in plan.cards.iter().filter(|card| card.reading.not_understood().next().is_some()) {
        let sentences: Vec<&str> = card.reading.not_understood().collect();
        let id = card.record.get("id").and_then(Json::as_str).unwrap_or_default();
        let message = message!("problem-text-not-understood", id = id, text = sentences.join(" "));
        plan.problems.push(placed(Diagnostic::new(Code::RulesTextNotUnderstood, "", message), card.text_span));
    }
    plan
}

/// Sentences of a sheet of which is looked which word is to blame.
const MOST_EXPLAINED: usize = 50;

impl SheetPlan {
    /// Says why sentences fit no pattern, of those that are alike but for their numbers once.
    fn explain(&mut self, reader: &GameReader<'_>) {
        let mut known: BTreeMap<String, Option<Problem>> = BTreeMap::new();
        let sentences = self.cards.iter_mut().flat_map(|card| &mut card.reading.sentences);
        for sentence in sentences.filter(|sentence| !sentence.is_read() && sentence.problem.is_none()) {
            let phrase = without_numbers(&sentence.text);
            match known.get(&phrase) {
                Some(problem) => sentence.problem = *problem,
                None if known.len() < MOST_EXPLAINED => {
                    reader.explain(sentence);
                    known.insert(phrase, sentence.problem);
                }
                None => {}
            }
        }
    }
}

impl SheetCard {
    /// Reads the text into rows. What is not understood stays as the wording of the card.
    fn read(&mut self, reader: &GameReader<'_>) {
        let card_type = self.record.get("type").and_then(Json::as_str).unwrap_or_default();
        self.reading = reader.read(&self.text, reader.card_type(card_type));
        self.record.extend(self.reading.members.clone());
        self.record.insert(EFFECTS.to_owned(), self.reading.rows.clone().into());
        if self.reading.not_understood().next().is_some() {
            self.record.insert("text_override".to_owned(), json!({ reader.language().tag: self.text }));
        }
    }
}

/// A card whose cells are taken one after the other.
struct Card<'c, 'r> {
    game: &'c Game,
    reader: &'c GameReader<'r>,
    plan: &'c mut SheetPlan,
    record: Map<String, Json>,
    raw: Map<String, Json>,
    text: String,
    text_span: Option<Span>,
}

impl Card<'_, '_> {
    fn cell(&mut self, name: &str, column: &Column, cell: &TableCell) {
        let written = cell.text.as_str();
        match column {
            Column::Member(member) if member == EFFECTS => {
                written.clone_into(&mut self.text);
                self.text_span = cell.span;
                self.raw.insert(camel(name), written.into());
            }
            Column::Member(member) => {
                // Another column of the same member may be filled.
                if written.is_empty() && self.record.contains_key(member) {
                    return;
                }
                let raw = if member == "id" { member.clone() } else { camel(name) };
                self.member(member, &raw, cell);
            }
            Column::Members(pieces) => self.pieces(name, pieces, cell),
        }
    }

    /// Several members in a cell.
    fn pieces(&mut self, name: &str, pieces: &[Piece], cell: &TableCell) {
        let written = cell.text.as_str();
        self.raw.insert(format!("{}Raw", camel(name)), written.into());
        let mut rest = written;
        for piece in pieces {
            let (own, after) = if piece.after.is_empty() { (rest, "") } else { cut(rest, &piece.after) };
            if !after.is_empty() && !rest.contains(&piece.after) {
                let message = message!("problem-type-dash", text = written, dash = piece.after.as_str());
                self.plan.problems.push(placed(Diagnostic::new(Code::TypeDash, "", message), cell.span));
            }
            rest = after;
            let own = own.trim();
            match &piece.between {
                Some(between) => {
                    let words: Vec<&str> =
                        own.split(between.as_str()).map(str::trim).filter(|it| !it.is_empty()).collect();
                    self.raw.insert(piece.member.clone(), json!(words));
                    let words: Vec<Json> = words.iter().map(|word| self.word(&piece.member, word).into()).collect();
                    if !words.is_empty() {
                        self.record.insert(piece.member.clone(), words.into());
                    }
                }
                None if piece.member == "type" => {
                    self.raw.insert(format!("base{}", capital(&piece.member)), own.into());
                    let card_type = self.card_type(own, cell.span);
                    self.record.insert(piece.member.clone(), card_type.into());
                }
                None => {
                    let cell = TableCell { text: own.to_owned(), span: cell.span };
                    self.member(&piece.member, &piece.member, &cell);
                }
            }
        }
    }

    /// The type that a word is; one that nobody knows stays as it is written.
    fn card_type(&mut self, written: &str, place: Option<Span>) -> String {
        if let Some(known) = self.reader.known_type(written) {
            return known.to_owned();
        }
        let message = message!("problem-unknown-base-type", name = written, played = self.reader.card_type(written));
        self.plan.problems.push(placed(Diagnostic::new(Code::UnknownBaseType, "", message), place));
        written.to_owned()
    }

    /// Numbers that cards of the type do not have are kept, and those that lack are none.
    fn check_numbers(&mut self, row: &[TableCell]) {
        let Some(name) = self.record.get("type").and_then(Json::as_str) else { return };
        let Some((at_type, name, _)) = self.game.card_types.get_full(name) else { return };
        let rule = self.game.printed.card_types.get(at_type).and_then(|rule| rule.numbers.as_ref());
        let Some(of_type) = rule else { return };
        let place = row.first().and_then(|cell| cell.span);
        for (at_number, (number, _)) in self.game.numbers.iter().enumerate() {
            let is_had = of_type.iter().any(|(id, _)| id.index() == at_number);
            let is_there = self.record.contains_key(number.as_str());
            let type_name = Argument::card_type(name);
            let (code, message) = match (is_had, is_there) {
                (false, true) => {
                    let message = message!("problem-not-on-type", type = type_name, member = number.clone());
                    (Code::StatNotAllowed, message)
                }
                (true, false) => {
                    let range = Message::new("expected-integer");
                    let number = Argument::number(number);
                    let message = message!("problem-stat-missing", type = type_name, number = number, range = range);
                    (Code::StatMissing, message)
                }
                _ => continue,
            };
            let problem = Diagnostic::new(code, "", message).severity(Severity::Warning);
            self.plan.problems.push(placed(problem, place));
        }
    }

    fn member(&mut self, member: &str, raw: &str, cell: &TableCell) {
        let written = cell.text.as_str();
        if let Some((at, _, number)) = self.game.numbers.get_full(member) {
            let wire = self.game.printed.numbers.get(at).and_then(|rule| rule.wire.clone());
            let name = wire.unwrap_or_else(|| raw.into());
            let value: Option<i64> = match written.parse() {
                Ok(number) => Some(number),
                Err(_) if written.is_empty() => (!number.blank).then_some(0),
                Err(_) => {
                    let message = message!("problem-csv-integer", text = written);
                    self.plan.problems.push(placed(Diagnostic::new(Code::CellNotANumber, "", message), cell.span));
                    None
                }
            };
            self.raw.insert(name.to_string(), json!(value));
            let is_printed = !written.is_empty() || self.has_number(member);
            self.record.extend(value.filter(|_| is_printed).map(|value| (member.to_owned(), value.into())));
            return;
        }
        self.raw.insert(raw.to_owned(), written.into());
        if written.is_empty() {
            return;
        }
        let value =
            if self.game.word_sets.contains_key(member) { self.word(member, written) } else { written.to_owned() };
        self.record.insert(member.to_owned(), value.into());
    }

    /// Whether cards of the type have a number. The type may be in a later column; then they have it.
    fn has_number(&self, member: &str) -> bool {
        let card_type = self.record.get("type").and_then(Json::as_str);
        let at = card_type.and_then(|name| self.game.card_types.get_index_of(name));
        let rule = at.and_then(|at| self.game.printed.card_types.get(at)?.numbers.as_ref());
        let id = self.game.numbers.get_index_of(member);
        rule.is_none_or(|numbers| numbers.iter().any(|(number, _)| Some(number.index()) == id))
    }

    /// A word of a set; one that the ruleset does not list is a new one.
    fn word(&mut self, set: &str, written: &str) -> String {
        if let Some(known) = self.reader.known_word(set, written) {
            return known.to_owned();
        }
        let word = slug(written);
        self.plan.new_words.insert((set.to_owned(), word.clone()));
        word
    }
}

/// A problem at a place of a sheet, if that has places.
fn placed(problem: Diagnostic, place: Option<Span>) -> Diagnostic {
    match place {
        Some(span) => problem.at(span),
        None => problem,
    }
}

/// A text before and after a mark. A dash may be any dash.
fn cut<'t>(text: &'t str, mark: &str) -> (&'t str, &'t str) {
    let marks = [mark, if mark == "—" { "–" } else { mark }, if mark == "—" { " - " } else { mark }];
    marks.iter().find_map(|mark| text.split_once(mark)).unwrap_or((text, ""))
}

/// The name of a column as a member: `imageUrl` for `ImageUrl`.
fn camel(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A word as an id.
fn slug(written: &str) -> String {
    let lower = written.to_lowercase();
    lower.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

fn without_numbers(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_ascii_digit() => {
                if !done.ends_with('#') {
                    done.push('#');
                }
            }
            c => done.push(c),
        }
    }
    done
}
