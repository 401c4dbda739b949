//! Moves the messages and review records of a card or hero when its id changes: name, flavour text, decisions about
//! them, and the fingerprint of the rows for a text override.

use std::collections::BTreeMap;

use super::locales::{Locale, Locales};
use super::review_file::REVIEW_FILE;
use super::text_override::override_record_id;
use super::{FileChange, edit};
use crate::base::{Diagnostic, Name};
use crate::registry::Registry;
use crate::text::fluent::entries::{entries, inserted, removed, source_at};

/// A new id of a card or hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRename {
    /// The ids under which messages of the record may exist, the most probable first.
    pub from: Vec<Name>,
    /// The new id.
    pub to: Name,
}

impl Locales {
    /// The changes of files that follow from new ids. Nothing is written.
    ///
    /// # Errors
    ///
    /// A file that would change could not be read, and so must not be overwritten.
    pub fn plan_renames(&self, registry: &Registry, renamed: &[RecordRename]) -> Result<Vec<FileChange>, Diagnostic> {
        // An id that is no Fluent identifier cannot have messages.
        let is_name = |id: &Name| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        let renamed: Vec<&RecordRename> = renamed.iter().filter(|renamed| is_name(&renamed.to)).collect();
        let mut changes = Vec::new();
        for locale in self.all() {
            let mut texts = self.renamed_files(locale, registry, &renamed);
            let mut review = locale.review().clone();
            for RecordRename { from, to } in &renamed {
                for of in [title_id, |id: &str| override_record_id(id)] {
                    let known = from.iter().map(|from| of(from)).find(|from| review.get(from).is_some());
                    if let Some(known) = known {
                        let target = locale.entry(&known).map(|(_, source)| source);
                        review.rename(&known, &of(to), target);
                    }
                }
            }
            if review != *locale.review() {
                texts.insert(REVIEW_FILE.to_owned(), review.write());
            }
            for (name, after) in texts {
                let path = locale.path(&name);
                if let Some(problem) = self.blocked(&path) {
                    return Err(edit::blocked(&path, problem));
                }
                let before = self.text(&path).map(str::to_owned);
                let after = Some(after).filter(|text| !text.is_empty());
                changes.push(FileChange { path, before, after });
            }
        }
        Ok(changes)
    }

    /// The project's files of a language with the new ids.
    fn renamed_files(
        &self,
        locale: &Locale,
        registry: &Registry,
        renamed: &[&RecordRename],
    ) -> BTreeMap<String, String> {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        let mut left: Vec<&RecordRename> = Vec::new();
        for &renamed in renamed {
            let to = title_id(&renamed.to);
            let own = locale.files().iter().filter(|file| file.is_project);
            let found = own.into_iter().find_map(|file| {
                let text = texts.get(file.name()).unwrap_or(&file.source.text);
                let mut from = renamed.from.iter().map(|from| title_id(from));
                let from = from.find(|from| source_at(text, from).is_some())?;
                // Messages under the new id belong to a record that no longer exists.
                let mut named = removed(text, &to).unwrap_or_else(|| text.clone());
                let entry = entries(&named).into_iter().find(|entry| entry.id == from)?;
                named.replace_range(entry.body.start..entry.body.start + from.len(), &to);
                Some((file.name().to_owned(), named))
            });
            match found {
                Some((name, text)) => drop(texts.insert(name, text)),
                None => left.push(renamed),
            }
        }
        self.copy_program_names(locale, registry, &left, &mut texts);
        texts
    }

    /// Copies names that only the program's files have into the project's files, under the new ids.
    fn copy_program_names(
        &self,
        locale: &Locale,
        registry: &Registry,
        renamed: &[&RecordRename],
        texts: &mut BTreeMap<String, String>,
    ) {
        let name = format!("{}-cards.ftl", self.game());
        let Some(program) = locale.program_file(&name).filter(|_| !renamed.is_empty()) else { return };
        let of_record = |id: &Name| {
            let new = renamed.iter().find(|renamed| renamed.from.contains(id));
            title_id(new.map_or(id, |renamed| &renamed.to))
        };
        let heroes = registry.heroes.iter().map(|hero| of_record(&hero.id));
        let order: Vec<String> = heroes.chain(registry.cards.iter().map(|card| of_record(&card.id))).collect();
        let order: Vec<&str> = order.iter().map(String::as_str).collect();
        for RecordRename { from, to } in renamed {
            let mut from = from.iter().map(|from| title_id(from));
            let known = from.find_map(|from| source_at(&program.source.text, &from)?.strip_prefix(from.as_str()));
            let Some(rest) = known else { continue };
            let to = title_id(to);
            let source = format!("{to}{rest}");
            let own = || locale.project_file(&name).map(|file| file.source.text.clone()).unwrap_or_default();
            let text = texts.remove(&name).unwrap_or_else(own);
            let text = removed(&text, &to).unwrap_or(text);
            texts.insert(name.clone(), inserted(&text, &to, &source, &order));
        }
    }
}

fn title_id(id: &str) -> String {
    format!("card-{id}")
}
