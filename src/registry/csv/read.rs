//! Applies the cells of a row of the sheet to a card.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use super::sheet::Cell;
use super::write::{is_word, read_other, wordings_need_json};
use super::{Column, read_line};
use crate::base::reader::shorten;
use crate::base::{Code, Diagnostic, Message, Name, Source, Span, closest, json};
use crate::card::check::number_out_of_range;
use crate::card::{Card, Row};
use crate::message;
use crate::ruleset::Ruleset;

/// The syntax of a row of an effect, for hints.
const ROW_SYNTAX: &str = "operation value if condition, condition replace";

pub(super) struct Columns(pub(super) Vec<Option<Column>>);

pub(super) struct RowReader<'a> {
    pub(super) source: &'a Source,
    pub(super) rules: &'a Ruleset,
    pub(super) columns: &'a Columns,
}

impl Columns {
    /// Reads the header. Columns without a name are allowed if they are empty, because spreadsheets often write some.
    pub(super) fn read(header: &[Cell], source: &Source, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Self {
        let mut columns: Vec<Option<Column>> = Vec::with_capacity(header.len());
        for cell in header {
            let name = cell.text(source);
            if name.trim().is_empty() {
                columns.push(Some(Column::Nameless));
                continue;
            }
            let column = Column::named(&name, rules);
            if let Some(column) = &column {
                if columns.iter().flatten().any(|earlier| earlier == column) {
                    let message = message!("problem-csv-column-twice", column = column.to_string());
                    problems.push(Diagnostic::new(Code::CsvColumn, "", message).at(cell.place(source)));
                }
            } else {
                let message = message!("problem-csv-column-unknown", column = shorten(name.trim()));
                let meant = Column::meant(&name, rules);
                let problem = Diagnostic::new(Code::CsvColumn, "", message).at(cell.place(source));
                problems.push(problem.did_you_mean(meant.as_deref()));
            }
            columns.push(column);
        }
        let columns = Self(columns);
        if columns.place(&Column::Id).is_none() {
            let message = message!("problem-csv-no-id-column");
            let problem = Diagnostic::new(Code::CsvColumn, "", message)
                .at(source.span(0..header.last().map_or(0, |cell| cell.span().end)));
            problems.push(problem.hint(message!("problem-hint-separators")));
        }
        columns
    }

    /// The index of a column in the sheet.
    pub(super) fn place(&self, wanted: &Column) -> Option<usize> {
        self.0.iter().position(|column| column.as_ref() == Some(wanted))
    }

    /// The columns with rows of the effect, in the order of the effect: number and index.
    pub(super) fn effects(&self) -> Vec<(usize, usize)> {
        let numbered = |(place, column): (usize, &Option<Column>)| match column {
            Some(Column::Effect(number)) => Some((*number, place)),
            _ => None,
        };
        let mut effects: Vec<(usize, usize)> = self.0.iter().enumerate().filter_map(numbered).collect();
        effects.sort_unstable();
        effects
    }
}

impl<'a> RowReader<'a> {
    /// The cell of a column in a row, if the sheet has the column.
    pub(super) fn cell(&self, row: &[Cell], column: &Column) -> Option<Cell> {
        row.get(self.columns.place(column)?).copied()
    }

    fn text(&self, cell: Cell) -> Cow<'a, str> {
        cell.text(self.source)
    }

    fn is_blank(&self, cell: Cell) -> bool {
        self.text(cell).trim().is_empty()
    }

    /// The card after applying a row.
    pub(super) fn card(&self, before: &Card, row: &[Cell], problems: &mut Vec<Diagnostic>) -> Card {
        let mut card = before.clone();
        for (column, &cell) in self.columns.0.iter().zip(row) {
            if let Some(column) = column {
                self.put(&mut card, column, cell, problems);
            }
        }
        self.effects(&mut card, row, problems);
        if let Some(cell) = self.cell(row, &Column::Other) {
            self.other(&mut card, cell, row, problems);
        }
        card
    }

    /// Applies one cell. The effect and `other` are read later, because each needs several cells.
    fn put(&self, card: &mut Card, column: &Column, cell: Cell, problems: &mut Vec<Diagnostic>) {
        let text = self.text(cell);
        // In a sheet without the column `other`, an empty cell does not remove a value that only `other` could express.
        let partial = self.columns.place(&Column::Other).is_none() && text.trim().is_empty();
        match column {
            Column::Id | Column::Effect(_) | Column::Other | Column::Tag(_) => {}
            Column::Nameless if self.is_blank(cell) => {}
            Column::Nameless => {
                let message = message!("problem-csv-nameless-column");
                problems.push(Diagnostic::new(Code::CsvColumn, "", message).at(cell.place(self.source)));
            }
            Column::Name => card.name = text.into(),
            Column::Type => {
                if !partial || is_word(&card.card_type) {
                    card.card_type = text.trim().into();
                }
            }
            Column::Number(name) => {
                let number = match self.rules.numbers.get(name) {
                    Some(rule) if json::is_wide_integer(text.trim()) => {
                        problems.push(out_of_range(cell.place(self.source), name, &rule.range, text.trim()));
                        None
                    }
                    _ => integer(cell.place(self.source), &text, problems),
                };
                card.numbers.retain(|(known, _)| known != name);
                card.numbers.extend(number.map(|number| (name.clone(), number)));
                card.numbers.sort_by_key(|(known, _)| self.rules.numbers.get_index_of(known));
            }
            Column::Subtype => word(&mut card.subtype, &text, partial),
            Column::Trigger => word(&mut card.trigger, &text, partial),
            Column::Hero => word(&mut card.hero, &text, partial),
            Column::Book if json::is_wide_integer(text.trim()) => {
                card.book = None;
                problems.push(unknown_book(cell.place(self.source), text.trim()));
            }
            Column::Book => card.book = integer(cell.place(self.source), &text, problems),
            Column::Books => card.books = books(cell.place(self.source), &text, problems),
            Column::Flavour => prose(&mut card.flavour, &text, partial),
            Column::Art => prose(&mut card.art, &text, partial),
            Column::Notes => prose(&mut card.notes, &text, partial),
            Column::Status => prose(&mut card.status, &text, partial),
            Column::Wording(language) => {
                if partial && wordings_need_json(card) {
                    return;
                }
                let known = card.text_override.iter().position(|(known, _)| known == language);
                match (known, text.is_empty()) {
                    (Some(at), true) => drop(card.text_override.remove(at)),
                    (Some(at), false) => card.text_override[at].1 = text.into(),
                    (None, true) => {}
                    (None, false) => card.text_override.push((language.clone(), text.into())),
                }
            }
        }
    }

    /// Applies the columns of the effect. Rows without a column in the sheet are kept; empty cells are not rows.
    fn effects(&self, card: &mut Card, row: &[Cell], problems: &mut Vec<Diagnostic>) {
        let mut rows: Vec<Option<Row>> = std::mem::take(&mut card.effects).into_iter().map(Some).collect();
        for (number, place) in self.columns.effects() {
            let Some(&cell) = row.get(place) else { continue };
            if rows.len() < number {
                rows.resize(number, None);
            }
            rows[number - 1] = if self.is_blank(cell) { None } else { self.effect(cell, problems) };
        }
        card.effects = rows.into_iter().flatten().collect();
    }

    fn effect(&self, cell: Cell, problems: &mut Vec<Diagnostic>) -> Option<Row> {
        let text = self.text(cell);
        match read_line(&text, self.rules) {
            Ok(line) => Some(line.row),
            Err(error) => {
                let found = &text[error.span.clone()];
                let keyword = closest(found, ["if", "replace", "bonus", "and"]).filter(|word| *word != found);
                let problem = Diagnostic::new(Code::CsvCell, "", error.message).did_you_mean(keyword);
                let problem = problem.hint(message!("problem-hint-row", form = ROW_SYNTAX));
                problems.push(problem.at(cell.part(self.source, error.span)));
                None
            }
        }
    }

    fn other(&self, card: &mut Card, cell: Cell, row: &[Cell], problems: &mut Vec<Diagnostic>) {
        card.rest.clear();
        let text = self.text(cell);
        if text.trim().is_empty() {
            return;
        }
        let (other, wrong) = read_other(&text, self.rules);
        if let Some(wrong) = wrong.into_iter().next() {
            let span = wrong.span.map_or_else(|| cell.place(self.source), |span| cell.part(self.source, span.range()));
            let problem =
                Diagnostic::new(Code::CsvCell, "", message!("problem-csv-other", reason = wrong.message)).at(span);
            problems.push(problem.hint(message!("problem-hint-other")));
            return;
        }
        let Ok(object) = json::parse(&text) else { return };
        let filled = |column: &Column| self.cell(row, column).is_some_and(|cell| !self.is_blank(cell));
        for member in object.members() {
            let taken = match member.key.as_ref() {
                "id" | "effects" => true,
                "text_override" => {
                    self.columns.0.iter().flatten().any(|column| matches!(column, Column::Wording(_)) && filled(column))
                }
                name => Column::of_member(name, self.rules).is_some_and(|column| filled(&column)),
            };
            if taken {
                let message = message!("problem-csv-own-column", name = &*member.key);
                let span = cell.part(self.source, member.key_span.range());
                problems.push(Diagnostic::new(Code::CsvCell, "", message).at(span));
                continue;
            }
            self.take(card, &other, &member.key);
        }
        card.rest = other.rest;
    }

    /// Applies a member of `other`.
    fn take(&self, card: &mut Card, other: &Card, name: &str) {
        match name {
            "name" => card.name.clone_from(&other.name),
            "type" => card.card_type.clone_from(&other.card_type),
            "subtype" => card.subtype.clone_from(&other.subtype),
            "trigger" => card.trigger.clone_from(&other.trigger),
            "hero" => card.hero.clone_from(&other.hero),
            "book" => card.book = other.book,
            "books" => card.books.clone_from(&other.books),
            "flavour" => card.flavour.clone_from(&other.flavour),
            "art" => card.art.clone_from(&other.art),
            "notes" => card.notes.clone_from(&other.notes),
            "status" => card.status.clone_from(&other.status),
            "text_override" => card.text_override.clone_from(&other.text_override),
            name if self.rules.numbers.contains_key(name) => {
                card.numbers.retain(|(known, _)| known != name);
                card.numbers.extend(other.numbers.iter().filter(|(known, _)| known == name).cloned());
                card.numbers.sort_by_key(|(known, _)| self.rules.numbers.get_index_of(known));
            }
            _ => {}
        }
    }
}

fn integer(at: Span, text: &str, problems: &mut Vec<Diagnostic>) -> Option<i64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let number = text.parse().ok();
    if number.is_none() {
        problems.push(wrong(at, message!("problem-csv-integer", text = shorten(text))));
    }
    number
}

fn out_of_range(at: Span, name: &str, range: &RangeInclusive<i64>, text: &str) -> Diagnostic {
    let message = number_out_of_range(name, range, shorten(text));
    Diagnostic::new(Code::StatOutOfRange, "", message).at(at)
}

fn books(at: Span, text: &str, problems: &mut Vec<Diagnostic>) -> Vec<i64> {
    let numbers = || text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let books: Option<Vec<i64>> = numbers().map(|number| number.parse().ok()).collect();
    // A number that does not fit 64 bits is still a number, so it gets the same problem as an unknown book.
    let is_number = |number: &str| number.parse::<i64>().is_ok() || json::is_wide_integer(number);
    if books.is_none() && numbers().all(is_number) {
        let wide = numbers().filter(|number| json::is_wide_integer(number));
        problems.extend(wide.map(|number| unknown_book(at, number)));
        return Vec::new();
    }
    books.unwrap_or_else(|| {
        let message = message!("problem-csv-books", text = shorten(text), example = "1, 2");
        problems.push(wrong(at, message));
        Vec::new()
    })
}

fn unknown_book(at: Span, book: &str) -> Diagnostic {
    Diagnostic::new(Code::UnknownBook, "", message!("problem-no-book", book = shorten(book))).at(at)
}

fn wrong(at: Span, message: Message) -> Diagnostic {
    Diagnostic::new(Code::CsvCell, "", message).at(at)
}

/// A word without the spaces around it.
fn word(field: &mut Option<Name>, text: &str, partial: bool) {
    let text = text.trim();
    if !text.is_empty() {
        *field = Some(text.into());
    } else if !partial || field.as_deref().is_some_and(is_word) {
        *field = None;
    }
}

/// A text, not trimmed.
fn prose(field: &mut Option<Name>, text: &str, partial: bool) {
    if !text.is_empty() {
        *field = Some(text.into());
    } else if !partial || field.as_deref() != Some("") {
        *field = None;
    }
}
