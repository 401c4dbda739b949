//! Reports diagnostics: to people with the affected lines, to machines as JSON.

use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use serde_json::{Value, json};

use super::counted;
use crate::base::{Diagnostic, QuickFix, Severity, Source, Span};
use crate::text::problem_text::{english, fix_label};

/// The maximum number of problems that are printed with their lines.
const MAX_SHOWN: usize = 100;

/// Prints the problems of a file with their lines.
pub fn show(source: &Source, problems: &[Diagnostic]) {
    super::print(&render(source, problems));
}

/// The same on standard error, for commands whose output is something else.
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
            // Only a part of a long line is shown, so the renderer cannot compute the column in the file.
            Origin::path(source.name.as_str()).line(position.line as usize).char_column(position.column as usize),
        );
        group = group.element(
            Snippet::source(shown)
                .line_start(position.line as usize)
                .annotation(AnnotationKind::Primary.span(start..end)),
        );
        for hint in &problem.hints {
            group = group.element(Level::HELP.message(english(hint)));
        }
        if let Some(fix) = &problem.fix {
            group = group.element(Level::HELP.with_name("fix").message(english(&fix_label(&fix.change))));
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

/// The problems of a file as JSON: line and column from 1, the pointer as in RFC 6901.
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
                "hints": problem.hints.iter().map(english).collect::<Vec<_>>(),
                "fix": problem.fix.as_ref().map(fix_json)
            })
        })
        .collect()
}

/// The change with the label of its button in the window.
fn fix_json(fix: &QuickFix) -> Value {
    let mut value = json!(fix.change);
    if let Some(members) = value.as_object_mut() {
        members.insert("label".to_owned(), english(&fix_label(&fix.change)).into());
    }
    value
}

/// A problem and its hints on one line, for commands that fail with it.
pub fn one_line(problem: &Diagnostic) -> String {
    let hints = problem.hints.iter().map(|hint| format!("; {}", english(hint)));
    std::iter::once(problem.message.clone()).chain(hints).collect()
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

/// "2 errors and 1 warning", or "no problems".
pub fn tally<'a>(problems: impl Iterator<Item = &'a Diagnostic>) -> String {
    let (mut errors, mut warnings) = (0, 0);
    for problem in problems {
        match problem.severity {
            Severity::Error => errors += 1,
            Severity::Warning => warnings += 1,
        }
    }
    match (errors, warnings) {
        (0, 0) => "no problems".to_owned(),
        (0, warnings) => counted(warnings, "warning", "warnings"),
        (errors, 0) => counted(errors, "error", "errors"),
        (errors, warnings) => {
            format!("{} and {}", counted(errors, "error", "errors"), counted(warnings, "warning", "warnings"))
        }
    }
}
