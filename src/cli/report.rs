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
        let (window, is_cut) = line_around(&source.text, span);
        let shown = &source.text[window.range()];
        let start = span.start() - window.start();
        let end = span.end().min(window.end()).max(span.start()) - window.start();
        let title = level.primary_title(english(&problem.message)).id(problem.code_name());
        let (line, column) = (position.line as usize, position.column as usize);
        let snippet = Snippet::source(shown).line_start(line).annotation(AnnotationKind::Primary.span(start..end));
        let mut group = if is_cut {
            // The renderer would count the column from the start of the part that is shown.
            title.element(Origin::path(source.name.as_str()).line(line).char_column(column)).element(snippet)
        } else {
            title.element(snippet.path(source.name.as_str()))
        };
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
                "code": problem.code_name(),
                "severity": problem.severity,
                "pointer": problem.pointer,
                "line": position.line,
                "column": position.column,
                "message": english(&problem.message),
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
    std::iter::once(english(&problem.message)).chain(hints).collect()
}

fn offsets(problems: &[Diagnostic]) -> Vec<usize> {
    problems.iter().map(|problem| problem.span.map_or(0, Span::start)).collect()
}

/// The line in which `span` starts, at most 400 bytes of it around that place, and whether its beginning is cut off.
fn line_around(text: &str, span: Span) -> (Span, bool) {
    let at = span.start();
    let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let line_end = text[at..].find('\n').map_or(text.len(), |newline| at + newline);
    let start = line_start.max(at.saturating_sub(200));
    (Span::new(text, start..line_end.min(at + 200)), start > line_start)
}

/// "2 errors and 1 warning", or "no problems".
pub fn tally(problems: impl Iterator<Item = Severity>) -> String {
    let (mut errors, mut warnings) = (0, 0);
    for severity in problems {
        match severity {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Code;
    use crate::message;

    fn shown(text: &str, at: std::ops::Range<usize>) -> String {
        let source = Source::new("cards.json", text);
        let problem =
            Diagnostic::new(Code::JsonSyntax, "", message!("problem-words", words = "wrong")).at(source.span(at));
        anstream::adapter::strip_str(&render(&source, &[problem])).to_string()
    }

    #[test]
    fn a_problem_is_shown_with_its_line_below_its_position() {
        let text = "{\n  \"é\": dmgg\n}\n";
        assert_eq!(
            shown(text, 10..14),
            "error[json-syntax]: wrong\n --> cards.json:2:8\n  |\n2 |   \"é\": dmgg\n  |        ^^^^\n\n"
        );
    }

    /// The renderer computes the columns of short lines, and those of long lines are given to it.
    #[test]
    fn positions_are_those_of_the_source() {
        let long = format!("{}é傷😀\t\"x\"{}\r\nlast", "é傷😀 ".repeat(60), " 傷".repeat(90));
        for text in ["", "x", "é\n\n傷😀 x\r\n", "\t\tx\n\ty", long.as_str()] {
            let source = Source::new("cards.json", text);
            for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
                let position = source.position(at);
                let expected = format!(" --> cards.json:{}:{}\n", position.line, position.column);
                let found = shown(text, at..at);
                assert!(found.contains(&expected), "{text:?} at {at}: {expected}{found}");
            }
        }
    }
}
