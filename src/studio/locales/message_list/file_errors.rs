//! What is wrong with whole files of a language: they cannot be read, or have parts that are no message.

use egui::Ui;

use crate::base::Diagnostic;
use crate::studio::locales::editor::source::strip;
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::text::review::Review;
use crate::text::translation::{Locale, REVIEW_FILE};

/// As many are shown at once.
const SHOWN: usize = 3;

/// The troubles of a language, each in a line: the file, the line where there is one, and what is wrong.
pub fn file_errors(locale: &Locale, checks: Option<&Review>) -> Vec<String> {
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
    let mut found: Vec<String> =
        locale.blocked_files().map(|(path, problem)| format!("{}: {}", name(path), problem.message)).collect();
    found.extend(locale.review_problems().iter().map(|problem| format!("{REVIEW_FILE}: {}", problem.message)));
    let of_files = checks.iter().flat_map(|checks| &checks.problems);
    for (file, problem) in of_files.filter(|(_, problem)| problem.pointer.split('/').nth(1).is_none_or(str::is_empty)) {
        if let Some(file) = locale.files().get(*file) {
            found.push(format!("{}{}: {}", file.name(), line_of(&file.source.text, problem), problem.message));
        }
    }
    // A file that cannot be read is told once.
    found.dedup();
    found
}

fn line_of(text: &str, problem: &Diagnostic) -> String {
    let before = problem.span.and_then(|span| text.get(..span.start()));
    before.map(|before| format!(":{}", before.matches('\n').count() + 1)).unwrap_or_default()
}

/// Shows them.
pub fn file_errors_ui(ui: &mut Ui, view: &View<'_>, file_errors: &[String]) {
    let tint = colours(ui).error;
    for error in file_errors.iter().take(SHOWN) {
        strip(ui, error, tint);
    }
    if file_errors.len() > SHOWN {
        strip(ui, &view.i18n.tr_count("more-troubles", file_errors.len() - SHOWN), tint);
    }
}
