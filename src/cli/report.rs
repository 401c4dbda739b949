//! Showing diagnostics: to people with the lines they are about, to machines as JSON.

use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use serde_json::{Value, json};

use crate::base::{Diagnostic, Severity, Source, Span};

/// The most problems that are shown to people at once.
const MAX_SHOWN: usize = 100;

/// Shows the problems of a file to a person.
pub fn show(source: &Source, problems: &[Diagnostic]) {
    super::print(&render(source, problems));
}

/// The same on standard error, for a command whose output is something else.
pub fn show_on_stderr(source: &Source, problems: &[Diagnostic]) {
    if !problems.is_empty() {
        super::eprint_line(render(source, problems).trim_end());
    }
}

fn render(source: &Source, problems: &[Diagnostic]) -> String {
    let positions = source.positions(&offsets(problems));
    let renderer = Renderer::styled();
    let mut text = String::new();
    for (problem, position) in problems.iter().zip(positions).take(MAX_SHOWN) {
        let level = match problem.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        // The file may have changed since the problem was found, so the place is fitted to the text that is shown.
        let span = source.span(problem.span.unwrap_or_default().range());
        let window = lines_around(&source.text, span);
        let shown = &source.text[window.range()];
        let start = span.start() - window.start();
        let end = span.end().min(window.end()).max(span.start()) - window.start();
        let mut group = level.primary_title(problem.message.as_str()).id(problem.code.as_str()).element(
            // Of a long line only a part is shown, and the column in it is not the one in the file.
            Origin::path(source.name.as_str()).line(position.line as usize).char_column(position.column as usize),
        );
        group = group.element(
            Snippet::source(shown)
                .line_start(position.line as usize)
                .annotation(AnnotationKind::Primary.span(start..end)),
        );
        for hint in &problem.hints {
            group = group.element(Level::HELP.message(hint.as_str()));
        }
        if let Some(fix) = &problem.fix {
            group = group.element(Level::HELP.with_name("fix").message(fix.label.as_str()));
        }
        text.push_str(&renderer.render(&[group]));
        text.push_str("\n\n");
    }
    if problems.len() > MAX_SHOWN {
        let more = problems.len() - MAX_SHOWN;
        text.extend(["… and ", &more.to_string(), " more in ", &source.name, "\n\n"]);
    }
    text
}

/// The problems of a file for machines: line and column from 1, the pointer as RFC 6901 has it.
pub fn json(source: &Source, problems: &[Diagnostic]) -> Vec<Value> {
    let positions = source.positions(&offsets(problems));
    problems
        .iter()
        .zip(positions)
        .map(|(problem, position)| {
            json!({
                "file": source.name,
                "code": problem.code.as_str(),
                "severity": problem.severity,
                "pointer": problem.pointer,
                "line": position.line,
                "column": position.column,
                "message": problem.message,
                "hints": problem.hints,
                "fix": problem.fix
            })
        })
        .collect()
}

fn offsets(problems: &[Diagnostic]) -> Vec<usize> {
    problems.iter().map(|problem| problem.span.map_or(0, Span::start)).collect()
}

/// The line in which `span` starts, at most 400 bytes of it around that place.
fn lines_around(text: &str, span: Span) -> Span {
    let at = span.start();
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let end = text[at..].find('\n').map_or(text.len(), |newline| at + newline);
    Span::new(text, start.max(at.saturating_sub(200))..end.min(at + 200))
}

/// "2 errors and 1 warning", or that there are none.
pub fn tally<'a>(problems: impl Iterator<Item = &'a Diagnostic>) -> String {
    let (mut errors, mut warnings) = (0, 0);
    for problem in problems {
        match problem.severity {
            Severity::Error => errors += 1,
            Severity::Warning => warnings += 1,
        }
    }
    let many = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    match (errors, warnings) {
        (0, 0) => "no problems".to_owned(),
        (0, warnings) => many(warnings, "warning"),
        (errors, 0) => many(errors, "error"),
        (errors, warnings) => format!("{} and {}", many(errors, "error"), many(warnings, "warning")),
    }
}
