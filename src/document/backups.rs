//! Backups of a project's files: the versions of the last saves, and the last version of each of the last days.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use super::home::{ProjectStorage, now};
use crate::registry::file::{Expected, ReplaceError, Version, replace};
use crate::registry::project::DESIGN;

/// The number of latest versions that are kept.
const LAST: usize = 10;
/// The number of latest days with versions for which the last version is kept.
const DAYS: usize = 7;
/// The paths of the two files that every project has.
pub(super) const REGISTRY: &str = "registry.json";
pub(super) const RULESET: &str = "ruleset.json";
/// The length of a day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// An earlier version of a project's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The path of the backup.
    pub path: PathBuf,
    /// The time of the backup in milliseconds since 1970.
    pub when: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// The file's path in the project: `registry.json`, `locales/de/core.ftl`.
    pub file: String,
    /// The first digits of the hash.
    version: String,
}

/// The backups of a project, the latest first.
pub(super) fn list(storage: &ProjectStorage) -> Vec<Backup> {
    let Ok(entries) = fs::read_dir(storage.backups()) else { return Vec::new() };
    let mut found: Vec<Backup> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name();
            let (when, rest) = name.to_str()?.split_once('-')?;
            let (version, kind) = rest.split_once('-')?;
            let is_known = matches!(kind, RULESET | REGISTRY | DESIGN)
                || kind.starts_with("locales+")
                || kind.starts_with("decks+");
            let file = is_known.then(|| kind.replace('+', "/"))?;
            let bytes = entry.metadata().ok()?.len();
            Some(Backup { path: entry.path(), when: when.parse().ok()?, bytes, file, version: version.into() })
        })
        .collect();
    found.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| b.path.cmp(&a.path)));
    found
}

/// Stores a version, and deletes versions that are neither among the latest nor the last of one of the latest days.
pub(super) fn store(storage: &ProjectStorage, text: &str, file: &str) -> Result<(), ReplaceError> {
    store_at(storage, text, file, u64::try_from(now().as_millis()).unwrap_or(u64::MAX))
}

fn store_at(storage: &ProjectStorage, text: &str, file: &str, when: u64) -> Result<(), ReplaceError> {
    let version = Version::of(text.as_bytes()).hex()[..16].to_owned();
    let kind = file.replace('/', "+");
    let of_kind = || list(storage).into_iter().filter(|backup| backup.file == file);
    // Use a time later than all others, even if the clock was set back.
    let when = of_kind().next().map_or(when, |latest| when.max(latest.when + 1));
    let path = storage.backups().join(format!("{when:015}-{version}-{kind}"));
    // A version that is stored already becomes the latest.
    match of_kind().find(|backup| backup.version == version && backup.bytes == text.len() as u64) {
        Some(same) => fs::rename(same.path, &path).map_err(ReplaceError::Failed)?,
        None => drop(replace(&path, text.as_bytes(), Expected::Anything)?),
    }
    let mut days = HashSet::new();
    for (at, backup) in of_kind().enumerate() {
        let day = backup.when / DAY;
        let is_last_of_day = days.len() < DAYS && days.insert(day);
        if at >= LAST && !is_last_of_day {
            // An undeleted version does no harm.
            let _ = fs::remove_file(backup.path);
        }
    }
    Ok(())
}

/// Stores a version unless it is stored already.
pub(super) fn store_if_new(storage: &ProjectStorage, text: &str, file: &str) -> Result<(), ReplaceError> {
    match find(storage, Version::of(text.as_bytes()), file) {
        Some(_) => Ok(()),
        None => store(storage, text, file),
    }
}

/// The text of the version with this hash, if it is stored.
pub(super) fn find(storage: &ProjectStorage, version: Version, file: &str) -> Option<String> {
    let hex = version.hex();
    let found = list(storage).into_iter().find(|backup| backup.file == file && hex.starts_with(&backup.version))?;
    fs::read_to_string(&found.path).ok().filter(|text| Version::of(text.as_bytes()) == version)
}

#[cfg(test)]
mod tests {
    use super::super::home::Home;
    use super::{DAY, REGISTRY, RULESET, find, list, store_at};
    use crate::registry::file::Version;

    #[test]
    fn the_last_ten_and_the_last_of_seven_days_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Home::at(folder.path()).of_project(None, "starfall").expect("made");
        for day in 0..20_u64 {
            for save in 0..12_u64 {
                store_at(&storage, &format!("day {day} save {save}"), REGISTRY, day * DAY + save).expect("kept");
            }
        }
        let texts: Vec<String> =
            list(&storage).iter().map(|backup| std::fs::read_to_string(&backup.path).expect("there")).collect();
        let last = (2..12).rev().map(|save| format!("day 19 save {save}"));
        let days = (13..19).rev().map(|day| format!("day {day} save 11"));
        assert_eq!(texts, last.chain(days).collect::<Vec<_>>());
    }

    #[test]
    fn a_version_is_kept_once_and_found_by_its_hash() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Home::at(folder.path()).of_project(None, "starfall").expect("made");
        for (when, text) in [(1, "a"), (2, "b"), (3, "a"), (3, "c"), (2, "d")] {
            store_at(&storage, text, REGISTRY, when).expect("kept");
        }
        store_at(&storage, "rules", RULESET, 9).expect("kept");
        let texts: Vec<String> =
            list(&storage).iter().map(|backup| std::fs::read_to_string(&backup.path).expect("there")).collect();
        assert_eq!(texts, ["rules", "d", "c", "a", "b"]);
        assert_eq!(find(&storage, Version::of(b"a"), REGISTRY).as_deref(), Some("a"));
        assert_eq!(find(&storage, Version::of(b"a"), RULESET), None);
        assert_eq!(find(&storage, Version::of(b"x"), REGISTRY), None);
    }
}
