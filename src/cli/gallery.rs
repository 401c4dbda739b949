//! The gallery of `ses-studio export`: a folder with a page of all cards, found by words and tags, in several languages.

use std::collections::BTreeMap;
use std::path::Path;

use super::goals::design_of;
use super::serials::{self, Submitted};
use super::{UsageError, counted, eprint_line};
use crate::design::exhibit::{Exhibit, Source};
use crate::face::Words;
use crate::registry::{CheckedProject, Project, RecordPath};
use crate::text::Language;

/// The gallery of these cards. Where numbers of printed cards are submitted, only cards that they unlock are shown; lines
/// that do not count are reported.
pub fn gallery(
    to: &Path,
    dpi: f64,
    (project, checked): (&Project, &CheckedProject),
    words: Words<'_>,
    (places, languages): (&[RecordPath], &[&'static Language]),
    submitted: Option<&Submitted>,
) -> anyhow::Result<Exhibit> {
    let design = design_of(project, &words.rules.game)?;
    let names = || words.registry.cards.iter().map(|card| (card.id.to_string(), card.name.to_string())).collect();
    let progress = match submitted {
        Some(submitted) => serials::progress(submitted, &design, &names())?,
        None => BTreeMap::new(),
    };
    let source = Source { checked: &checked.records, words, places, languages, design: &design, progress: &progress };
    Exhibit::new(to, dpi, &source).map_err(|why| UsageError(why).into())
}

/// Writes the page.
pub fn save_page(gallery: &Exhibit, languages: usize) -> anyhow::Result<()> {
    gallery.save_page().map_err(|(path, why)| UsageError(format!("{}: {why}", path.display())))?;
    let (cards, languages) = (counted(gallery.count(), "card", "cards"), counted(languages, "language", "languages"));
    eprint_line(&format!("{}: {cards} in {languages}", gallery.page().display()));
    Ok(())
}
