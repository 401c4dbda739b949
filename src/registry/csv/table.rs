//! A sheet of any columns as plain cells with their positions.

use serde_json::{Map, Value};

use super::sheet::{Cell, Sheet};
use crate::base::{Code, Diagnostic, Source, Span};
use crate::message;

/// A sheet.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The names of the columns.
    pub header: Vec<TableCell>,
    /// The rows, each with as many cells as the header.
    pub rows: Vec<Vec<TableCell>>,
}

/// A cell.
#[derive(Clone, Debug, Default)]
pub struct TableCell {
    pub text: String,
    /// Where it is in the file, if it is one of a text file.
    pub span: Option<Span>,
}

impl Table {
    /// Reads a sheet with commas, semicolons or tabs, or a JSON list of objects.
    pub fn read(source: &Source, problems: &mut Vec<Diagnostic>) -> Self {
        if source.text.trim_start().starts_with('[') {
            return match serde_json::from_str(&source.text) {
                Ok(list) => Self::of_json(&list),
                Err(error) => {
                    let message = message!("problem-file-unreadable", error = error.to_string());
                    problems.push(Diagnostic::new(Code::CsvSyntax, "", message));
                    Self::default()
                }
            };
        }
        let cells = |cells: &[Cell]| -> Vec<TableCell> {
            let cell =
                |cell: &Cell| TableCell { text: cell.text(source).trim().to_owned(), span: Some(cell.place(source)) };
            cells.iter().map(cell).collect()
        };
        match Sheet::read(source, problems) {
            Ok(sheet) => Self { header: cells(&sheet.header), rows: sheet.rows.iter().map(|row| cells(row)).collect() },
            Err(problem) => {
                problems.push(*problem);
                Self::default()
            }
        }
    }

    /// A list of objects, of which each member is a column.
    pub fn of_json(list: &Value) -> Self {
        let objects: Vec<&Map<String, Value>> =
            list.as_array().into_iter().flatten().filter_map(Value::as_object).collect();
        let mut names: Vec<&str> = Vec::new();
        for name in objects.iter().flat_map(|object| object.keys()) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        let cell = |value: Option<&Value>| {
            let text = match value {
                None | Some(Value::Null) => String::new(),
                Some(Value::String(text)) => text.trim().to_owned(),
                Some(other) => other.to_string(),
            };
            TableCell { text, span: None }
        };
        let rows = objects.iter().map(|object| names.iter().map(|name| cell(object.get(*name))).collect()).collect();
        let header = names.iter().map(|name| TableCell { text: (*name).to_owned(), span: None }).collect();
        Self { header, rows }
    }
}
