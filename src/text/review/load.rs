//! Loads the files for a review: the program's own, and a project's that override them.

use std::path::Path;

use super::{File, LanguageFiles};
use crate::base::Source;
use crate::text::files::{FileProblem, glossary, project_files, project_glossary};
use crate::text::{Language, embedded_files};

impl LanguageFiles {
    /// All languages of a game, overridden by a project's `locales` folder. Returns problems for files that cannot be
    /// read.
    pub fn load(game: &str, project_locales: Option<&Path>) -> (Vec<Self>, Vec<FileProblem>) {
        let mut files = embedded_files(game);
        let mut problems = Vec::new();
        if let Some(folder) = project_locales {
            let (own, unread) = project_files(folder);
            files.extend(own);
            problems = unread;
        }
        let of = |language: &'static Language| -> Self {
            let own = files.iter().filter(|file| file.language == language);
            let own = own.map(|file| File { source: file.source.clone(), is_project: file.is_project });
            let written: Option<Source> =
                project_locales.and_then(|folder| project_glossary(folder, language)).or_else(|| glossary(language));
            Self { tag: language.tag.to_owned(), files: own.collect(), glossary: written }
        };
        let mut languages: Vec<&'static Language> = Language::real().collect();
        for file in &files {
            if !languages.contains(&file.language) {
                languages.push(file.language);
            }
        }
        (languages.into_iter().map(of).collect(), problems)
    }
}
