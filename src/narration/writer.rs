//! Puts lines together.

use super::{Kind, Layout, Line, signed};
use crate::engine::trace::RowOutcome;
use crate::text::{Arg, ENGLISH, Language, Texts};

/// The lines so far, and what their words need.
pub struct LineWriter<'a> {
    pub texts: &'a Texts,
    pub language: &'static Language,
    /// Whether the lines are for a panel, which draws text, note and end apart.
    pub is_panel: bool,
    pub lines: Vec<Line>,
    /// Index of the latest row or change among the events.
    pub event: usize,
    pub row: Option<u8>,
}

impl<'a> LineWriter<'a> {
    pub fn new(texts: &'a Texts, language: &'static Language, layout: Layout) -> Self {
        Self { texts, language, is_panel: layout == Layout::Panel, lines: Vec::new(), event: 0, row: None }
    }

    /// The lines; text for a terminal says that nothing happens.
    pub fn finish(mut self) -> Vec<Line> {
        if self.lines.is_empty() && !self.is_panel {
            let text = self.message("trace-nothing-happened", &[]);
            self.push(Kind::Note, 0, text);
        }
        self.lines
    }

    pub fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.texts.message(self.language, id, arguments)
    }

    /// Returns the name of something in the ruleset, or its id if no language names it.
    pub fn name(&self, kind: &str, id: &str) -> String {
        let message = if kind == "op" { format!("op-{id}.name") } else { format!("{kind}-{id}") };
        let (texts, language) = (self.texts, self.language);
        let is_known = texts.has(language, &message) || texts.has(ENGLISH, &message);
        if is_known { self.message(&message, &[]) } else { id.to_owned() }
    }

    /// A row by its index: its operation and the number that is printed in it.
    pub fn row_text(&self, row: u8, op: &str, val: Option<i64>) -> String {
        let n = Arg::Number(i64::from(row) + 1);
        match (val, self.is_panel) {
            (Some(val), true) => format!("{op} {val}"),
            (None, true) => op.to_owned(),
            (Some(val), false) => {
                self.message("trace-row-value", &[("n", n), ("op", Arg::Text(op)), ("val", Arg::Number(val))])
            }
            (None, false) => self.message("trace-row", &[("n", n), ("op", Arg::Text(op))]),
        }
    }

    /// What became of a row.
    pub fn outcome(&self, outcome: RowOutcome) -> String {
        let id = match outcome {
            RowOutcome::Applied => "trace-applied",
            RowOutcome::Skipped => "trace-skipped",
            RowOutcome::WithoutEffect => "trace-without-effect",
        };
        self.message(id, &[])
    }

    pub fn push(&mut self, kind: Kind, depth: u8, text: String) -> &mut Line {
        let (note, end) = (String::new(), String::new());
        let event = self.event + 1;
        self.lines.push(Line { kind, depth, step: 0, event, row: self.row, text, note, end, subject: None });
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    /// Adds a line that consists of a text and its result.
    pub fn push_with_end(&mut self, kind: Kind, depth: u8, text: String, end: String) -> &mut Line {
        if self.is_panel {
            let line = self.push(kind, depth, text);
            line.end = end;
            return line;
        }
        let text = self.item(&text, &end);
        self.push(kind, depth, text)
    }

    /// Adds the reasons of something: one line each, or all on one line of a panel.
    pub fn push_reasons(&mut self, depth: u8, reasons: Vec<String>) {
        if !self.is_panel {
            for reason in reasons {
                self.push(Kind::Reason, depth, reason);
            }
        } else if !reasons.is_empty() {
            self.push(Kind::Reason, depth, reasons.join(" · "));
        }
    }

    /// Adds the parts of a reason on one line.
    pub fn push_reason(&mut self, depth: u8, parts: &[String]) {
        if !parts.is_empty() {
            self.push(Kind::Reason, depth, parts.join(" · "));
        }
    }

    /// Adds values that are fixed: one line each, or all on one line of a panel.
    pub fn fixed(&mut self, depth: u8, reads: Vec<String>) {
        let title = self.message("trace-fixed", &[]);
        if self.is_panel {
            self.push(Kind::Fixed, depth, title).note = reads.join(" · ");
            return;
        }
        for read in reads {
            let text = self.item(&title, &read);
            self.push(Kind::Fixed, depth, text);
        }
    }

    pub fn item(&self, what: &str, is: &str) -> String {
        self.message("trace-item", &[("what", Arg::Text(what)), ("is", Arg::Text(is))])
    }

    /// Adds a number that changed. The owner comes with the name of its argument in the message.
    pub fn number(
        &mut self,
        depth: u8,
        message: &str,
        (argument, owner): (&str, String),
        name: &str,
        [before, after]: [i32; 2],
    ) -> &mut Line {
        let (before, after) = (i64::from(before), i64::from(after));
        if self.is_panel {
            let text = self.message("trace-of", &[("who", Arg::Text(&owner)), ("what", Arg::Text(name))]);
            let line = self.push(Kind::Change(before, after), depth, text);
            line.end = signed(after - before);
            return line;
        }
        let numbers = [("before", Arg::Number(before)), ("after", Arg::Number(after))];
        let named = [(argument, Arg::Text(&owner)), ("what", Arg::Text(name))];
        let text = self.message(message, &[named, numbers].concat());
        self.push(Kind::Change(before, after), depth, text)
    }
}
