//! What a sheet would change in a registry, and what would be wrong with the result.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::super::{Registry, check, next_free};
use super::read::{Columns, RowReader};
use super::sheet::{Cell, Sheet};
use super::write::{cell, columns};
use super::{Column, read_line};
use crate::base::json::{self, steps};
use crate::base::{Anchor, Code, Diagnostic, Message, Name, Severity, Source, Span};
use crate::card::Card;
use crate::message;
use crate::ruleset::Ruleset;

/// What importing a sheet comes to. Nothing has been changed yet.
#[derive(Debug, Default)]
pub struct Plan {
    /// The cards that change or are new, in the order of the sheet.
    pub changes: Vec<CardChange>,
    /// How many cards of the sheet are in the registry already, just as the sheet has them.
    pub unchanged: usize,
    /// The ids of the registry's cards that are not in the sheet, in the registry's order; they stay.
    pub absent: Vec<Name>,
    /// What is wrong, with places in the sheet and in its order. Problems that cards had before are not among them.
    pub problems: Vec<Diagnostic>,
    /// The registry with the changes made: to be written only if [`Plan::is_sound`].
    pub after: Registry,
}

impl Plan {
    /// Whether there is no error, so that the changes may be made.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity == Severity::Warning)
    }
}

/// What changes in a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardChange {
    /// Its id.
    pub id: String,
    /// Its name after the change.
    pub name: String,
    /// Whether it is new.
    pub added: bool,
    /// What changes, column by column.
    pub fields: Vec<FieldChange>,
}

/// What changes in a column of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldChange {
    /// The column.
    pub field: String,
    /// What the cell said before; empty for nothing.
    pub before: String,
    /// What it says now; empty for nothing.
    pub after: String,
}

/// Reads a sheet and works out what it would change.
#[must_use]
pub fn plan(source: &Source, registry: &Registry, rules: &Ruleset) -> Plan {
    let mut problems = Vec::new();
    let sheet = Sheet::read(source, &mut problems).unwrap_or_else(|problem| {
        // What has been read so far says little about the rest of such a sheet.
        problems = vec![*problem];
        Sheet { header: Vec::new(), rows: Vec::new() }
    });
    let columns = if sheet.header.is_empty() {
        Columns(Vec::new())
    } else {
        Columns::read(&sheet.header, source, rules, &mut problems)
    };
    let reading = RowReader { source, rules, columns: &columns };
    let mut merge = Merge::new(registry);
    if columns.place(&Column::Id).is_some() {
        for (at, row) in sheet.rows.iter().enumerate() {
            merge.row(&reading, at, row, &mut problems);
        }
        merge.report_duplicates(source, &mut problems);
        merge.check(&reading, &sheet.rows, &mut problems);
    }
    problems.sort_by_key(|problem| problem.span.map_or(0, Span::start));
    Plan {
        changes: merge.changes(rules),
        unchanged: merge.unchanged,
        absent: registry
            .cards
            .iter()
            .map(|card| &card.id)
            .filter(|id| !merge.seen.contains_key(*id))
            .cloned()
            .collect(),
        problems,
        after: merge.after,
    }
}

/// The registry while the rows of a sheet are put in.
struct Merge<'a> {
    before: &'a Registry,
    after: Registry,
    /// Where each id stands; cards whose id is not their own are in `shared` too.
    index: HashMap<&'a str, usize>,
    shared: HashSet<&'a str>,
    /// Where each id of the sheet was first seen.
    seen: HashMap<Name, usize>,
    /// Ids that come again: where they were first seen, and where they stand now.
    duplicates: Vec<(Name, usize, Cell)>,
    /// Whether a free id has been offered.
    offered: bool,
    /// Cards that change or are new, with their rows in the sheet, and whether all their cells could be read.
    changed: Vec<ChangedCard>,
    unchanged: usize,
}

struct ChangedCard {
    card: usize,
    row: usize,
    is_complete: bool,
}

impl<'a> Merge<'a> {
    fn new(before: &'a Registry) -> Self {
        let mut index = HashMap::with_capacity(before.cards.len());
        let mut shared = HashSet::new();
        for (at, card) in before.cards.iter().enumerate() {
            if index.insert(card.id.as_str(), at).is_some() {
                shared.insert(card.id.as_str());
            }
        }
        Self {
            before,
            after: before.clone(),
            index,
            shared,
            seen: HashMap::new(),
            duplicates: Vec::new(),
            offered: false,
            changed: Vec::new(),
            unchanged: 0,
        }
    }

    /// Puts one row in.
    fn row(&mut self, reading: &RowReader<'_>, at: usize, row: &[Cell], problems: &mut Vec<Diagnostic>) {
        let Some(cell) = reading.cell(row, &Column::Id) else { return };
        let text = cell.text(reading.source);
        let mut id = text.as_ref();
        // An id that the registry has with space around it is found; a new one is read without.
        if !self.index.contains_key(id) {
            id = id.trim();
        }
        if id.is_empty() {
            problems.push(self.without_id(reading, cell, row));
            return;
        }
        let start = row.first().map_or(0, |cell| cell.span().start);
        if let Some(&earlier) = self.seen.get(id) {
            self.duplicates.push((id.into(), earlier, cell));
            return;
        }
        self.seen.insert(id.into(), start);
        if self.shared.contains(id) {
            let message = message!("problem-csv-ambiguous-id", id = id);
            let problem = Diagnostic::new(Code::IdDuplicate, "", message).at(cell.place(reading.source));
            problems.push(problem.hint(message!("problem-hint-check-fix")));
            return;
        }
        let count = problems.len();
        let known = self.index.get(id).copied();
        let new = Card { id: id.into(), ..Card::default() };
        let before = known.map_or(&new, |known| &self.before.cards[known]);
        let card = reading.card(before, row, problems);
        if known.is_some() && card == *before && problems.len() == count {
            self.unchanged += 1;
            return;
        }
        let place = known.unwrap_or(self.after.cards.len());
        match self.after.cards.get_mut(place) {
            Some(known) => *known = card,
            None => self.after.cards.push(card),
        }
        self.changed.push(ChangedCard { card: place, row: at, is_complete: problems.len() == count });
    }

    /// Reports ids that come again. Lines are counted once for all of them: a sheet may be its own double.
    fn report_duplicates(&self, source: &Source, problems: &mut Vec<Diagnostic>) {
        let first: Vec<usize> = self.duplicates.iter().map(|&(_, first, _)| first).collect();
        for ((id, _, cell), at) in self.duplicates.iter().zip(source.positions(&first)) {
            let message = message!("problem-csv-card-twice", id = id, line = at.line);
            problems.push(Diagnostic::new(Code::IdDuplicate, "", message).at(cell.place(source)));
        }
    }

    /// A free id is offered for the first such card only: the next one would be offered the same.
    fn without_id(&mut self, reading: &RowReader<'_>, cell: Cell, row: &[Cell]) -> Diagnostic {
        let problem = Diagnostic::new(Code::CsvCell, "", message!("problem-csv-no-id")).at(cell.place(reading.source));
        if std::mem::replace(&mut self.offered, true) {
            return problem;
        }
        let card = reading.card(&Card::default(), row, &mut Vec::new());
        let hero = card.hero.as_deref();
        let card_type = reading.rules.card_type_id(&card.card_type);
        let named = hero.is_some() || !card.books.is_empty();
        match card_type.filter(|_| named).and_then(|id| next_free(&self.after, reading.rules, hero, id)) {
            Some(free) => problem.hint(message!("problem-hint-free-id", id = free)),
            None => problem,
        }
    }

    /// Checks the whole as it would be, and reports what was not wrong before at the cells that brought it.
    fn check(&self, reading: &RowReader<'_>, rows: &[Vec<Cell>], problems: &mut Vec<Diagnostic>) {
        if self.changed.is_empty() {
            return;
        }
        let rules = reading.rules;
        let card_of = |problem: &Diagnostic| {
            let mut steps = steps(&problem.pointer);
            (steps.next().as_deref() == Some("cards")).then(|| steps.next()?.parse::<usize>().ok()).flatten()
        };
        let mut old: HashSet<(usize, Code, Message)> = HashSet::new();
        for problem in check(self.before, rules) {
            old.extend(card_of(&problem).map(|card| (card, problem.code, problem.message)));
        }
        let changed: HashMap<usize, &ChangedCard> =
            self.changed.iter().filter(|changed| changed.is_complete).map(|changed| (changed.card, changed)).collect();
        for problem in check(&self.after, rules) {
            let Some((card, changed)) = card_of(&problem).and_then(|card| Some((card, changed.get(&card)?))) else {
                continue;
            };
            let key = (card, problem.code, problem.message);
            if old.contains(&key) {
                continue;
            }
            let (_, code, message) = key;
            let pointer: Vec<String> = steps(&problem.pointer).skip(2).collect();
            let before = self.before.cards.get(card);
            let span = span_in_sheet(reading, &rows[changed.row], before, &pointer, problem.anchor);
            let placed = Diagnostic { hints: problem.hints, ..Diagnostic::new(code, "", message) };
            problems.push(placed.severity(problem.severity).at(span));
        }
    }

    /// Cards that come out different, with what is different.
    fn changes(&self, rules: &Ruleset) -> Vec<CardChange> {
        let nothing = Card::default();
        let change = |changed: &ChangedCard| {
            let after = &self.after.cards[changed.card];
            let before = self.before.cards.get(changed.card);
            let fields = differences(before.unwrap_or(&nothing), after, rules);
            CardChange { id: after.id.to_string(), name: after.name.to_string(), added: before.is_none(), fields }
        };
        self.changed.iter().map(change).filter(|change| change.added || !change.fields.is_empty()).collect()
    }
}

/// What differs between two states of a card, column by column.
fn differences(before: &Card, after: &Card, rules: &Ruleset) -> Vec<FieldChange> {
    let change = |column: Column| {
        let (before, after) = (cell(before, &column, rules), cell(after, &column, rules));
        (before != after).then(|| FieldChange { field: column.to_string(), before, after })
    };
    columns(&[before, after], rules).into_iter().filter(|column| *column != Column::Id).filter_map(change).collect()
}

/// The bytes in the sheet of a part of a card, by its JSON pointer; its id where no cell says that part.
fn span_in_sheet(
    reading: &RowReader<'_>,
    row: &[Cell],
    before: Option<&Card>,
    pointer: &[String],
    anchor: Anchor,
) -> Span {
    let id = || reading.cell(row, &Column::Id).map_or_else(Span::default, |cell| cell.place(reading.source));
    let Some(member) = pointer.first() else { return id() };
    let mut part = String::new();
    let column = match (member.as_str(), pointer.get(1)) {
        ("effects", Some(at)) => {
            let Some(number) = at.parse().ok().and_then(|at| column_of_row(reading, row, before, at)) else {
                return id();
            };
            pointer[2..].iter().for_each(|step| part = json::step(&part, step));
            Column::Effect(number)
        }
        ("effects", None) => Column::Effect(1),
        ("text_override", Some(language)) => Column::Wording(language.into()),
        (name, _) => Column::of_member(name, reading.rules).unwrap_or(Column::Other),
    };
    let Some(cell) = reading.cell(row, &column) else { return id() };
    if cell.span().is_empty() {
        return id();
    }
    let text = cell.text(reading.source);
    match (&column, read_line(&text, reading.rules)) {
        (Column::Effect(_), Ok(line)) => cell.part(reading.source, line.part(&text, &part, anchor)),
        _ => cell.place(reading.source),
    }
}

/// The number of the column in which a row of the effect stands: empty cells are no rows, and rows without a column
/// are those that were there before.
fn column_of_row(reading: &RowReader<'_>, row: &[Cell], before: Option<&Card>, at: usize) -> Option<usize> {
    let columns: HashMap<usize, usize> = reading.columns.effects().into_iter().collect();
    let kept = before.map_or(0, |card| card.effects.len());
    let last = columns.keys().copied().max().unwrap_or(0).max(kept);
    let is_row = |number: &usize| match columns.get(number).and_then(|&place| row.get(place)) {
        Some(cell) => !cell.text(reading.source).trim().is_empty(),
        None => *number <= kept,
    };
    (1..=last).filter(is_row).nth(at)
}
