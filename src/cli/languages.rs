//! Languages named on the command line: the program's and a project's own.

use super::{UsageError, meant};
use crate::text::{Language, PSEUDO, Texts};

/// The languages of these tags, each once. `all` means all but the pseudo-language.
///
/// # Errors A tag is of no language of the texts.
pub fn named(tags: &[String], texts: &Texts) -> Result<Vec<&'static Language>, UsageError> {
    let mut found: Vec<&'static Language> = Vec::new();
    for tag in tags {
        let meant: Vec<_> = if tag == "all" { texts.languages().collect() } else { vec![one(tag, texts)?] };
        for language in meant {
            if !found.contains(&language) {
                found.push(language);
            }
        }
    }
    Ok(found)
}

/// The language of a tag; case is ignored.
///
/// # Errors It is of no language of the texts.
pub fn one(tag: &str, texts: &Texts) -> Result<&'static Language, UsageError> {
    let known = || texts.languages().chain(Language::find(PSEUDO));
    let unknown = || {
        let tags = || known().map(|language| language.tag);
        let meant = meant(tag, tags());
        UsageError(format!("`{tag}` is not a language{meant}; there are {}", tags().collect::<Vec<_>>().join(", ")))
    };
    known().find(|language| language.tag.eq_ignore_ascii_case(tag)).ok_or_else(unknown)
}
