//! Computes the changes of a registry that importing a sheet would make, and the problems of the result.

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

/// The result of importing a sheet, before it is applied.
#[derive(Debug, Default)]
pub struct Plan {
    /// The changed and new cards, in the order of the sheet.
    pub changes: Vec<CardChange>,
    /// The number of cards of the sheet that are unchanged.
    pub unchanged: usize,
    /// The ids of the registry's cards that are not in the sheet, in the registry's order. They are kept.
    pub absent: Vec<Name>,
    /// The problems with their positions in the sheet, ordered by position. Problems that the cards already had are
    /// left out.
    pub problems: Vec<Diagnostic>,
    /// The registry with the changes. It may be written only if [`Plan::is_sound`].
    pub after: Registry,
}

impl Plan {
    /// Whether there is no error, so that the changes may be applied.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity == Severity::Warning)
    }
}

/// The changes of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardChange {
    pub id: String,
    /// The name after the change.
    pub name: String,
    /// Whether the card is new.
    pub added: bool,
    /// The changes, column by column.
    pub fields: Vec<FieldChange>,
}

/// A change of a card in one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldChange {
    pub field: String,
    /// The cell before; empty if the card has no such value.
    pub before: String,
    /// The cell in the sheet.
    pub after: String,
}

/// Reads a sheet and computes its changes.
#[must_use]
pub fn plan(source: &Source, registry: &Registry, rules: &Ruleset) -> Plan {
    let mut problems = Vec::new();
    let sheet = Sheet::read(source, &mut problems).unwrap_or_else(|problem| {
        // The sheet was read only partly, so do not report further problems.
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

/// The registry while the rows of a sheet are applied.
struct Merge<'a> {
    before: &'a Registry,
    after: Registry,
    /// The index of each id. Cards that share an id are also in `shared`.
    index: HashMap<&'a str, usize>,
    shared: HashSet<&'a str>,
    /// The position of the first row with each id.
    seen: HashMap<Name, usize>,
    /// Duplicate ids: the positions of the first row and of the repeated row.
    duplicates: Vec<(Name, usize, Cell)>,
    /// Whether a free id has been offered.
    offered: bool,
    /// The changed and new cards with their rows in the sheet, and whether all of their cells could be read.
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

    /// Applies one row.
    fn row(&mut self, reading: &RowReader<'_>, at: usize, row: &[Cell], problems: &mut Vec<Diagnostic>) {
        let Some(cell) = reading.cell(row, &Column::Id) else { return };
        let text = cell.text(reading.source);
        let mut id = text.as_ref();
        // An id of the registry may have spaces around it. A new id is trimmed.
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

    /// Reports duplicate ids. Their lines are counted in one pass, because every row of a sheet can be a duplicate.
    fn report_duplicates(&self, source: &Source, problems: &mut Vec<Diagnostic>) {
        let first: Vec<usize> = self.duplicates.iter().map(|&(_, first, _)| first).collect();
        for ((id, _, cell), at) in self.duplicates.iter().zip(source.positions(&first)) {
            let message = message!("problem-csv-card-twice", id = id, line = at.line);
            problems.push(Diagnostic::new(Code::IdDuplicate, "", message).at(cell.place(source)));
        }
    }

    /// Offers a free id only for the first card without an id, because the next card would get the same offer.
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

    /// Checks the changed registry, and reports the new problems at the cells that caused them.
    fn check(&self, reading: &RowReader<'_>, rows: &[Vec<Cell>], problems: &mut Vec<Diagnostic>) {
        let rules = reading.rules;
        // The cards of a whole game are checked by the kernel, as soon as they are taken over.
        if self.changed.is_empty() || rules.is_whole_game() {
            return;
        }
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

    /// The cards that differ, with their differences.
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

/// The differences between two states of a card, column by column.
fn differences(before: &Card, after: &Card, rules: &Ruleset) -> Vec<FieldChange> {
    let change = |column: Column| {
        let (before, after) = (cell(before, &column, rules), cell(after, &column, rules));
        (before != after).then(|| FieldChange { field: column.to_string(), before, after })
    };
    columns(&[before, after], rules).into_iter().filter(|column| *column != Column::Id).filter_map(change).collect()
}

/// The range in the sheet of the part of a card that a JSON pointer leads to, or of the id if no cell has this part.
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

/// The number of the column with a row of the effect. Empty cells are not rows, and rows without a column are kept from
/// the registry.
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
