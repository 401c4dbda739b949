//! The report on languages as a self-contained HTML page, for a game's continuous integration.

use std::fmt::Write as _;

use super::LanguageReport;
use crate::base::{Severity, Span};
use crate::text::problem_text::english;
use crate::text::review::Share;
use crate::text::translation::{Matrix, State, Subject};

/// The maximum number of problems that the page shows per language.
const MOST: usize = 500;

const STYLE: &str = "body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c1e26;background:#fff}\
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}\
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #d8dbe2;vertical-align:top}\
td.n{text-align:right;font-variant-numeric:tabular-nums}code{font:12px ui-monospace,monospace}\
meter{width:8rem}.error{color:#b3261e}.warning{color:#7a5200}.gap{background:#fde7c8}\
@media(prefers-color-scheme:dark){body{color:#e6e8ee;background:#14161c}th,td{border-color:#2c303b}\
.error{color:#ff8a80}.warning{color:#ffc26b}.gap{background:#4a3a16}}";

pub fn page(game: &str, reports: &[LanguageReport], matrix: &Matrix, subject: Subject<'_>) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{0}: languages</title>\n<style>{STYLE}</style>\n<h1>{0}: languages</h1>\n",
        escaped(game)
    );
    overview(&mut page, reports);
    gaps(&mut page, reports, matrix, subject);
    for report in reports {
        problems(&mut page, report);
    }
    page.push_str("</html>\n");
    page
}

fn overview(page: &mut String, reports: &[LanguageReport]) {
    page.push_str("<table>\n<tr><th>Language<th>Messages<th>Lexicon<th>Names");
    for state in State::ALL {
        let _ = write!(page, "<th>{}", state.as_str());
    }
    page.push_str("<th>Errors<th>Warnings\n");
    for report in reports {
        let coverage = report.review.coverage;
        let _ =
            write!(page, "<tr><td><a href=\"#{0}\">{0}</a> {1}", report.language.tag, escaped(report.language.name));
        for share in [coverage.messages, coverage.lexicon, coverage.names] {
            page.push_str(&meter(share));
        }
        for count in report.states {
            let _ = write!(page, "<td class=\"n\">{count}");
        }
        let all = report.problems.iter().flat_map(|(_, problems)| problems);
        let (mut errors, mut warnings) = (0, 0);
        all.for_each(|problem| match problem.severity {
            Severity::Error => errors += 1,
            Severity::Warning => warnings += 1,
        });
        let _ = writeln!(page, "<td class=\"n error\">{errors}<td class=\"n warning\">{warnings}");
    }
    page.push_str("</table>\n");
}

fn meter(share: Share) -> String {
    let Share { present, needed } = share;
    match needed {
        0 => "<td>".to_owned(),
        _ => format!("<td><meter max=\"{needed}\" value=\"{present}\"></meter> {present}/{needed}"),
    }
}

/// The missing cells of the matrix, and the cards that need them.
fn gaps(page: &mut String, reports: &[LanguageReport], matrix: &Matrix, subject: Subject<'_>) {
    let wanted = |tag: &str| reports.iter().any(|report| report.language.tag == tag);
    let mut rows = Vec::new();
    for row in matrix.rows.iter().filter(|row| !row.is_whole()) {
        let lacking = matrix.languages.iter().zip(&row.has).filter(|(language, has)| !**has && wanted(language.tag));
        let lacking: Vec<&str> = lacking.map(|(language, _)| language.tag).collect();
        if !lacking.is_empty() {
            let ids: Vec<&str> = row.cards.iter().take(12).map(|place| id_of(subject, *place)).collect();
            let more = row.cards.len().saturating_sub(ids.len());
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            rows.push(format!(
                "<tr><td><code>{}</code><td class=\"gap\">{}<td class=\"n\">{}<td>{}{more}\n",
                escaped(&row.message),
                lacking.join(", "),
                row.cards.len(),
                escaped(&ids.join(", "))
            ));
        }
    }
    if !rows.is_empty() {
        page.push_str("<h2>Missing words and the cards that they hold up</h2>\n<table>\n");
        page.push_str("<tr><th>Message<th>Missing in<th>Cards<th>Which\n");
        page.extend(rows);
        page.push_str("</table>\n");
    }
}

fn id_of(subject: Subject<'_>, place: crate::registry::RecordPath) -> &str {
    use crate::registry::RecordPath;
    let registry = subject.registry;
    let id = match place {
        RecordPath::Card(at) => registry.cards.get(at).map(|card| card.id.as_str()),
        RecordPath::Hero(at) => registry.heroes.get(at).map(|hero| hero.id.as_str()),
        _ => None,
    };
    id.unwrap_or_default()
}

fn problems(page: &mut String, report: &LanguageReport) {
    let _ = writeln!(page, "<h2 id=\"{0}\">{0}: {1}</h2>", report.language.tag, escaped(report.language.name));
    let mut left = MOST;
    if report.problems.is_empty() {
        page.push_str("<p>No problems.</p>\n");
        return;
    }
    page.push_str("<table>\n<tr><th>Where<th>What<th>Code\n");
    for (source, problems) in &report.problems {
        let places: Vec<usize> = problems.iter().map(|problem| problem.span.map_or(0, Span::start)).collect();
        for (problem, at) in problems.iter().zip(source.positions(&places)).take(left) {
            let class = match problem.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            };
            let _ = writeln!(
                page,
                "<tr><td><code>{}:{}:{}</code><td>{}<td class=\"{class}\">{class}: <code>{}</code>",
                escaped(&source.name),
                at.line,
                at.column,
                escaped(&english(&problem.message)),
                problem.code_name()
            );
        }
        left = left.saturating_sub(problems.len());
    }
    page.push_str("</table>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
