//! The one form of a game's files: members in the order in which they are documented, one entry or row a line.
//!
//! What is on one line follows from what there is, never from its length, so that a changed number or text is one changed
//! line. Nothing is lost, and the game that is read is the same.

mod complete;
mod convert;
mod log;
mod order;
mod parts;
mod scenario;

use crate::base::json::{self, Node};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::message;
use order::Names;
use parts::{Part, Writer};

pub use complete::with_match;
pub use convert::{Converted, to_format_2};
pub use log::{is_log, log_to_form_2, step_of_words};
pub use scenario::{is_form_1, is_form_2, scenario_to_form_2};

/// The newest format that can be written.
const FORMAT: i64 = 2;

/// A ruleset in its one form.
///
/// # Errors
///
/// The problems that would lose something: the file is no JSON, or has a member twice.
pub fn ruleset(source: &Source) -> Result<String, Vec<Diagnostic>> {
    let root = lossless(source)?;
    let names = Names::of(root);
    Ok(written(&names.file(root)))
}

/// A file of cards in its one form; numbers and parameters are in the order of the ruleset.
///
/// # Errors
///
/// As [`ruleset`].
pub fn cards(source: &Source, rules: &Source) -> Result<String, Vec<Diagnostic>> {
    let root = lossless(source)?;
    let names = json::parse(&rules.text).map(Names::of).unwrap_or_default();
    Ok(written(&names.registry(root)))
}

/// A file with one deck in its one form.
///
/// # Errors
///
/// As [`ruleset`].
pub fn deck(source: &Source) -> Result<String, Vec<Diagnostic>> {
    Ok(plain(&Names::deck(lossless(source)?)))
}

/// A deck that the program has written, in its one form.
pub fn deck_text(text: &str) -> String {
    in_form(text, |root| plain(&Names::deck(root)))
}

/// The order of members that a ruleset's names give, for cards that the program has written.
pub struct CardOrder(Names);

impl CardOrder {
    /// `of_cards` are the numbers and sets of the ruleset, and `parameters` those of its operations.
    pub fn new<'n>(of_cards: impl Iterator<Item = &'n Name>, parameters: impl Iterator<Item = &'n Name>) -> Self {
        Self(Names::with(of_cards, parameters))
    }

    /// A whole file in its one form.
    pub fn file(&self, text: &str) -> String {
        in_form(text, |root| written(&self.0.registry(root)))
    }

    /// One card in its one form.
    pub fn card(&self, text: &str) -> String {
        in_form(text, |card| parts::text(&self.0.card(card)))
    }

    /// One row in its one form.
    pub fn row(&self, text: &str) -> String {
        in_form(text, |row| self.0.row(row))
    }
}

fn in_form(text: &str, write: impl FnOnce(Node<'_>) -> String) -> String {
    json::parse(text).map_or_else(|_| text.to_owned(), write)
}

/// The root of a file that can be written again.
fn lossless(source: &Source) -> Result<Node<'_>, Vec<Diagnostic>> {
    let mut problems = Vec::new();
    match json::parse(&source.text) {
        Ok(root) => {
            json::duplicates(root, "", &mut problems);
            if let Some(format) = root.member("format").and_then(Node::integer)
                && format > FORMAT
            {
                let message = message!("problem-format", format = format, most = FORMAT);
                problems.push(Diagnostic::new(Code::FormatTooNew, "/format", message));
            }
            if problems.is_empty() {
                return Ok(root);
            }
        }
        Err(problem) => problems.push(*problem),
    }
    json::locate(source, &mut problems);
    Err(problems)
}

/// Without empty lines between members.
fn plain(root: &Part) -> String {
    let mut text = parts::text(root);
    text.push('\n');
    text
}

fn written(root: &Part) -> String {
    let mut writer = Writer::default();
    writer.root(root);
    writer.text.push('\n');
    writer.text
}
