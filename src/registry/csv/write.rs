//! Writes the sheet of a registry.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use super::super::write::{quoted, spaced};
use super::super::{Registry, read_card};
use super::{Column, MAX_CELL, MAX_EFFECTS, MAX_ROWS, protect, write_line};
use crate::base::json::step;
use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::{Card, number};
use crate::message;
use crate::ruleset::Ruleset;

/// Writes all cards in the registry's order: separated by commas, a line feed after each row. The file begins with a
/// byte order mark, because otherwise some spreadsheets read UTF-8 as an older code page.
///
/// # Errors
///
/// Values that exceed the limits of a sheet, with their positions in the registry.
pub fn write(registry: &Registry, rules: &Ruleset) -> Result<String, Vec<Diagnostic>> {
    write_with_tags(registry, rules, &[])
}

/// As [`write()`], with a column for each tag: its id and its cards.
///
/// # Errors
///
/// As [`write()`].
pub fn write_with_tags(
    registry: &Registry,
    rules: &Ruleset,
    tags: &[(Name, BTreeSet<Name>)],
) -> Result<String, Vec<Diagnostic>> {
    let mut columns = columns(&registry.cards.iter().collect::<Vec<_>>(), rules);
    columns.extend(tags.iter().map(|(tag, _)| Column::Tag(tag.clone())));
    let has = |tag: &Name, card: &Card| tags.iter().any(|(id, cards)| id == tag && cards.contains(&card.id));
    let mut problems = Vec::new();
    if registry.cards.len() > MAX_ROWS {
        let message = message!("problem-csv-rows", most = MAX_ROWS);
        problems.push(Diagnostic::new(Code::FileTooLarge, "/cards", message));
    }
    let mut out = csv::Writer::from_writer(b"\xEF\xBB\xBF".to_vec());
    let mut failed = out.write_record(columns.iter().map(|column| protect(column.to_string()))).is_err();
    for (at, card) in registry.cards.iter().enumerate() {
        let pointer = || step("/cards", at);
        if card.effects.len() > MAX_EFFECTS {
            let message = message!("problem-too-many-rows", count = card.effects.len(), most = MAX_EFFECTS);
            problems.push(Diagnostic::new(Code::TooManyRows, step(&pointer(), "effects"), message));
        }
        let mut cells: Vec<String> = Vec::with_capacity(columns.len());
        for column in &columns {
            let cell = match column {
                Column::Tag(tag) if has(tag, card) => "yes".to_owned(),
                column => cell(card, column, rules),
            };
            if cell.len() > MAX_CELL {
                let size = cell.len() >> 10;
                let message = message!(
                    "problem-csv-column-size",
                    column = column.to_string(),
                    size = size,
                    most = MAX_CELL >> 10
                );
                problems.push(Diagnostic::new(Code::CsvCell, pointer(), message));
            }
            cells.push(protect(cell));
        }
        failed |= out.write_record(&cells).is_err();
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let text = out.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok());
    match text {
        Some(text) if !failed => Ok(text),
        _ => Err(vec![Diagnostic::new(Code::CsvSyntax, "", message!("problem-csv-not-written"))]),
    }
}

/// The columns for these cards. The columns of every game and of the ruleset's numbers are always included.
pub(super) fn columns(cards: &[&Card], rules: &Ruleset) -> Vec<Column> {
    let effects = cards.iter().map(|card| card.effects.len()).max().unwrap_or(0).clamp(1, MAX_EFFECTS);
    let languages: BTreeSet<&Name> = cards
        .iter()
        .filter(|card| !wordings_need_json(card))
        .flat_map(|card| card.text_override.iter().map(|(language, _)| language))
        .collect();
    let mut columns = vec![Column::Id, Column::Name, Column::Type];
    columns.extend(rules.numbers.keys().cloned().map(Column::Number));
    columns.extend([Column::Subtype, Column::Trigger, Column::Hero, Column::Book, Column::Books]);
    columns.extend((1..=effects).map(Column::Effect));
    columns.extend([Column::Flavour, Column::Art, Column::Notes, Column::Status]);
    columns.extend(languages.into_iter().cloned().map(Column::Wording));
    if cards.iter().any(|card| !other(card).is_empty()) {
        columns.push(Column::Other);
    }
    columns
}

/// The cell of a card in a column; empty if the card has no such value.
pub(super) fn cell(card: &Card, column: &Column, rules: &Ruleset) -> String {
    let text = |text: &Option<Name>| text.as_deref().unwrap_or_default().to_owned();
    let word = |word: &Option<Name>| word.as_deref().filter(|word| is_word(word)).unwrap_or_default().to_owned();
    let integer = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    match column {
        Column::Id => card.id.to_string(),
        Column::Name => card.name.to_string(),
        Column::Type => Some(&card.card_type).filter(|word| is_word(word)).map(Name::to_string).unwrap_or_default(),
        Column::Number(name) => integer(number(&card.numbers, name)),
        Column::Subtype => word(&card.subtype),
        Column::Trigger => word(&card.trigger),
        Column::Hero => word(&card.hero),
        Column::Book => integer(card.book),
        Column::Books => card.books.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
        Column::Effect(at) => card.effects.get(at - 1).map(|row| write_line(row, rules)).unwrap_or_default(),
        Column::Flavour => text(&card.flavour),
        Column::Art => text(&card.art),
        Column::Notes => text(&card.notes),
        Column::Status => text(&card.status),
        Column::Wording(language) if !wordings_need_json(card) => card
            .text_override
            .iter()
            .find(|(known, _)| known == language)
            .map(|(_, wording)| wording.to_string())
            .unwrap_or_default(),
        Column::Other => other_json(card),
        Column::Wording(_) | Column::Tag(_) | Column::Nameless => String::new(),
    }
}

/// Whether a cell can express a word. Words are trimmed when they are read, and an empty cell is no word.
pub(super) fn is_word(word: &str) -> bool {
    !word.is_empty() && word.trim() == word
}

/// Whether the wordings of a card must be in `other`, because cells cannot express them.
pub(super) fn wordings_need_json(card: &Card) -> bool {
    card.text_override.iter().any(|(language, wording)| !is_word(language) || wording.is_empty())
}

/// The names and JSON of the members of a card that have no column, or whose column cannot express them.
fn other(card: &Card) -> IndexMap<&str, String> {
    let mut other = IndexMap::new();
    if !card.card_type.is_empty() && !is_word(&card.card_type) {
        other.insert("type", quoted(&card.card_type));
    }
    for (name, word) in [("subtype", &card.subtype), ("trigger", &card.trigger), ("hero", &card.hero)] {
        if let Some(word) = word.as_deref().filter(|word| !is_word(word)) {
            other.insert(name, quoted(word));
        }
    }
    let texts = [("flavour", &card.flavour), ("art", &card.art), ("notes", &card.notes), ("status", &card.status)];
    for (name, text) in texts {
        if text.as_deref() == Some("") {
            other.insert(name, quoted(""));
        }
    }
    if wordings_need_json(card) {
        let wordings: Vec<String> = card
            .text_override
            .iter()
            .map(|(language, wording)| format!("{}: {}", quoted(language), quoted(wording)))
            .collect();
        other.insert("text_override", format!("{{ {} }}", wordings.join(", ")));
    }
    for (name, json) in &card.rest {
        other.insert(name, spaced(json));
    }
    other
}

fn other_json(card: &Card) -> String {
    let members: Vec<String> =
        other(card).into_iter().map(|(name, json)| format!("{}: {json}", quoted(name))).collect();
    if members.is_empty() { String::new() } else { format!("{{ {} }}", members.join(", ")) }
}

/// The members in the column `other`, and the problems of the text.
pub(super) fn read_other(text: &str, rules: &Ruleset) -> (Card, Vec<Diagnostic>) {
    let (card, mut problems) = read_card(&Source::new("", text), rules);
    problems.retain(|problem| match problem.code {
        Code::JsonSyntax | Code::DuplicateKey | Code::NestingTooDeep | Code::FileTooLarge => true,
        // The members of cards may be missing here, and members of the wrong type are kept. Otherwise they would be
        // lost.
        Code::TypeMismatch => {
            let lost = ["/text_override", "/books", "/effects"];
            lost.iter().any(|member| problem.pointer.starts_with(member)) || !text.trim_start().starts_with('{')
        }
        _ => false,
    });
    problems.truncate(1);
    (card.unwrap_or_default(), problems)
}

/// A sheet of plain cells, or nothing if it could not be written.
pub fn written(rows: &[Vec<String>]) -> Option<String> {
    let mut out = csv::Writer::from_writer(b"\xEF\xBB\xBF".to_vec());
    for row in rows {
        out.write_record(row.iter().map(|cell| protect(cell.clone()))).ok()?;
    }
    String::from_utf8(out.into_inner().ok()?).ok()
}
