//! Errors of whole files of a language: files that cannot be read, or that contain parts that are no messages.

use super::locales::Locale;
use super::review_file::REVIEW_FILE;
use crate::base::{Diagnostic, Message};
use crate::text::review::Review;

/// An error of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The name of the file and, if the error has a place, the line: `ui.ftl:12`.
    pub place: String,
    /// What is wrong.
    pub message: Message,
}

impl FileError {
    fn new(place: impl Into<String>, problem: &Diagnostic) -> Self {
        Self { place: place.into(), message: problem.message.clone() }
    }
}

impl Locale {
    /// The errors of the files of this language, with those that a review of it has found.
    pub fn file_errors(&self, review: Option<&Review>) -> Vec<FileError> {
        let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
        let blocked = self.blocked_files().map(|(path, problem)| FileError::new(name(path), problem));
        let mut found: Vec<FileError> = blocked.collect();
        found.extend(self.review_problems().iter().map(|problem| FileError::new(REVIEW_FILE, problem)));
        for (file, problem) in review.iter().flat_map(|review| &review.problems) {
            let is_of_message = problem.pointer.split('/').nth(1).is_some_and(|id| !id.is_empty());
            if let Some(file) = self.files().get(*file).filter(|_| !is_of_message) {
                let line = problem.span.map(|span| format!(":{}", file.source.position(span.start()).line));
                found.push(FileError::new(format!("{}{}", file.name(), line.unwrap_or_default()), problem));
            }
        }
        // A file that cannot be read is reported by the locale and by the review.
        found.dedup();
        found
    }
}
