//! Errors of whole files of a language: files that cannot be read, or that contain parts that are no messages.

use egui::Ui;

use crate::base::{Diagnostic, Message};
use crate::studio::locales::parts::{line_and_column, strip};
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::text::review::Review;
use crate::text::translation::{Locale, REVIEW_FILE};

/// Only so many errors are listed, so that the messages stay in sight.
const LISTED: usize = 3;

#[derive(PartialEq, Eq)]
pub struct FileError {
    /// The name of the file and, if the error has a place, the line: `ui.ftl:12`.
    place: String,
    message: Message,
}

impl FileError {
    fn new(place: impl Into<String>, problem: &Diagnostic) -> Self {
        Self { place: place.into(), message: problem.message.clone() }
    }
}

pub fn file_errors(locale: &Locale, review: Option<&Review>) -> Vec<FileError> {
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
    let mut found: Vec<FileError> =
        locale.blocked_files().map(|(path, problem)| FileError::new(name(path), problem)).collect();
    found.extend(locale.review_problems().iter().map(|problem| FileError::new(REVIEW_FILE, problem)));
    let of_files = review.iter().flat_map(|review| &review.problems);
    for (file, problem) in of_files.filter(|(_, problem)| problem.pointer.split('/').nth(1).is_none_or(str::is_empty)) {
        if let Some(file) = locale.files().get(*file) {
            let before = problem.span.and_then(|span| file.source.text.get(..span.start()));
            let line = before.map(|before| format!(":{}", line_and_column(before).0)).unwrap_or_default();
            found.push(FileError::new(format!("{}{line}", file.name()), problem));
        }
    }
    // A file that cannot be read is reported by the locale and by the review.
    found.dedup();
    found
}

pub fn file_errors_ui(ui: &mut Ui, view: &View<'_>, errors: &[FileError]) {
    let tint = colours(ui).error;
    for error in errors.iter().take(LISTED) {
        strip(ui, &format!("{}: {}", error.place, view.i18n.describe(&error.message)), tint);
    }
    if errors.len() > LISTED {
        strip(ui, &view.i18n.tr_count("more-troubles", errors.len() - LISTED), tint);
    }
}
