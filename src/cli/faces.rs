//! The card faces of `ses-studio export`: which cards in which format, with a progress bar.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use super::gallery::{gallery, save_page};
use super::lore;
use super::serials::Submitted;
use super::text::texts_of;
use super::{Outcome, UsageError, counted, eprint_line, languages, meant, report};
use crate::base::{Code, Diagnostic, Severity, json};
use crate::design::exhibit::Exhibit;
use crate::face::export::{Batch, Export, ExportControl, Form, export, fits};
use crate::face::{Faces, Layout, Paper, Printed, Words};
use crate::registry::CheckedProject;
use crate::registry::{Project, RecordPath};
use crate::text::Language;

/// The formats of faces and their options.
#[derive(Args)]
#[group(id = "faces", multiple = true)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Arguments {
    /// As pictures: a PNG for each hero and card in this folder
    #[arg(long, value_name = "DIR", groups = ["form", "pictures", "drawn", "cut"])]
    png: Option<PathBuf>,
    /// As a gallery: a folder with a page for any browser, in which cards are found by their words and tags
    #[arg(long, value_name = "DIR", groups = ["form", "pictures", "drawn"])]
    gallery: Option<PathBuf>,
    /// Show in the gallery only the cards that these lines `serial;name;account;date` unlock
    #[arg(long, value_name = "FILE", requires_all = ["gallery", "ledger"])]
    submissions: Option<PathBuf>,
    /// The file of all serial numbers, as `serials` writes it
    #[arg(long, value_name = "FILE", requires = "submissions")]
    ledger: Option<PathBuf>,
    /// The resolution of the pictures in dots per inch [default: 300, in a gallery 150]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(36..=1200), requires = "pictures")]
    dpi: Option<u16>,
    /// As a document for printing
    #[arg(long, value_name = "FILE", groups = ["form", "drawn", "cut"])]
    pdf: Option<PathBuf>,
    /// Several cards per page on this paper [default: each card on a page of its own size]
    #[arg(long, value_enum, requires = "pdf")]
    sheet: Option<Sheet>,
    /// With 3 mm of picture around the cut
    #[arg(long, requires = "cut")]
    bleed: bool,
    /// With marks for the cut
    #[arg(long, requires = "pdf")]
    crop_marks: bool,
    /// With backs: `duplex` adds a page of backs after every page, for two-sided printing along the long edge
    #[arg(long, value_enum, requires = "pdf")]
    backs: Option<Backs>,
    /// As drawings: an SVG for each hero and card in this folder
    #[arg(long, value_name = "DIR", groups = ["form", "drawn", "cut"])]
    svg: Option<PathBuf>,
    /// As a saved object of Tabletop Simulator, with its sheets next to it
    #[arg(long, value_name = "FILE", groups = ["form", "drawn"])]
    tts: Option<PathBuf>,
    /// With the lore cards of the project
    #[arg(long, requires = "drawn")]
    lore: bool,
    /// With the marks of the project's hidden codes; galleries never have them
    #[arg(long, requires = "drawn")]
    clues: bool,
    /// Only these heroes and cards
    #[arg(long, value_name = "ID", num_args = 1.., requires = "drawn")]
    card: Vec<String>,
    /// The languages of the faces, separated by commas, or `all`; each of several languages gets its own folder or
    /// file
    #[arg(long, value_name = "L[,L]", value_delimiter = ',', default_value = "en", requires = "drawn")]
    lang: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Sheet {
    /// 210 × 297 mm
    A4,
    /// 8.5 × 11 inches
    Letter,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Backs {
    /// On the other side of the sheet
    Duplex,
}

impl Arguments {
    /// The requested formats with their paths.
    fn forms(&self) -> Vec<(Form, &Path)> {
        let bleed = self.bleed;
        let paper = self.sheet.map(|sheet| match sheet {
            Sheet::A4 => Paper::A4,
            Sheet::Letter => Paper::Letter,
        });
        let layout = Layout { paper, bleed, crop_marks: self.crop_marks, backs: self.backs == Some(Backs::Duplex) };
        let mut forms = Vec::new();
        forms.extend(
            self.png.iter().map(|to| (Form::Png { dpi: f64::from(self.dpi.unwrap_or(300)), bleed }, to.as_path())),
        );
        forms.extend(self.svg.iter().map(|to| (Form::Svg { bleed }, to.as_path())));
        forms.extend(self.pdf.iter().map(|to| (Form::Pdf(layout), to.as_path())));
        forms.extend(self.tts.iter().map(|to| (Form::Tabletop, to.as_path())));
        forms
    }

    fn submitted(&self) -> Option<Submitted> {
        let (ledger, submissions) = (self.ledger.clone()?, self.submissions.clone()?);
        Some(Submitted { ledger, submissions })
    }
}

/// Writes the requested faces, if any.
pub fn run(arguments: &Arguments, project: &Project) -> anyhow::Result<Outcome> {
    let forms = arguments.forms();
    if forms.is_empty() && arguments.gallery.is_none() {
        return Ok(Outcome::Fine);
    }
    let checked = project.check();
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else { return Ok(Outcome::Problems) };
    let (texts, of_files) = texts_of(project, rules, checked.game.as_ref());
    for problem in &of_files {
        report::show_on_stderr(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let languages = languages::named(&arguments.lang, &texts)?;
    let words = Words { rules, texts: &texts, registry };
    let Selected { places, mut problems } = selected(&arguments.card, words, &checked)?;
    let (faces, of_templates) = Faces::of(project, &rules.game);
    problems.extend(of_templates);
    let mut batch = Batch::new(words, &checked.records, &places, &languages, &forms);
    if arguments.lore {
        let file = lore::lore_of(project, words)?;
        for (&language, faces) in languages.iter().zip(&mut batch.printed) {
            faces.extend(file.lore.iter().filter_map(|lore| lore::face(lore, words, language)));
        }
    }
    if arguments.clues {
        let clues = lore::clues_of(project, &rules.game)?;
        for face in batch.printed.iter_mut().flatten() {
            face.marks = lore::marks(&clues, &face.id);
        }
    }
    let dpi = f64::from(arguments.dpi.unwrap_or(150));
    let submitted = arguments.submitted();
    let make = |to: &PathBuf| gallery(to, dpi, (project, &checked), words, (&places, &languages), submitted.as_ref());
    let gallery = arguments.gallery.as_ref().map(make).transpose()?;
    let pictures = gallery.as_ref().map(Exhibit::pictures).unwrap_or_default();
    // Each lot with the places of its faces.
    let mut lots = vec![(batch.orders(), places.as_slice())];
    if let Some(gallery) = &gallery {
        lots.push((gallery.cards(), gallery.places.as_slice()));
        lots.push((vec![gallery.back(&pictures)], &[]));
    }
    let cancelled = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&cancelled);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed)).context("the keyboard cannot be listened to")?;
    let mut has_written = false;
    for (orders, places) in lots {
        let bar = bar(places.len() * orders.len());
        let watch = ExportControl { progress: &|done| bar.set_position(done as u64), cancelled: &cancelled };
        let written = export(&faces, &orders, &rules.name, &watch);
        bar.finish_and_clear();
        let Export { files, faces: counts, problems: found, is_cancelled } = written.context("nothing was written")?;
        problems.extend(found.into_iter().map(|(at, problem)| placed(problem, places.get(at).copied())));
        if is_cancelled {
            eprint_line(if has_written { "stopped" } else { "stopped; nothing was written" });
            return Ok(Outcome::Problems);
        }
        has_written |= files.iter().any(|files| !files.is_empty());
        for ((order, files), cards) in orders.iter().zip(files).zip(counts) {
            let to = order.to.display();
            match files.len() {
                0 => eprint_line(&format!("{to}: nothing was written")),
                1 => eprint_line(&format!("{to}: {}", counted(cards, "card", "cards"))),
                count => eprint_line(&format!("{to}: {}, {count} files", counted(cards, "card", "cards"))),
            }
        }
    }
    if let Some(gallery) = &gallery {
        save_page(gallery, languages.len())?;
    }
    Ok(report(project, problems))
}

/// The texts that do not fit on the cards of these languages, with the values for which they are longest.
pub fn unfit(project: &Project, checked: &CheckedProject, languages: &[&str]) -> Vec<Diagnostic> {
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else { return Vec::new() };
    let (texts, _) = texts_of(project, rules, checked.game.as_ref());
    let words = Words { rules, texts: &texts, registry };
    let (faces, mut problems) = Faces::of(project, &rules.game);
    for language in languages.iter().filter_map(|tag| Language::of_tag(tag)) {
        let heroes = registry.heroes.iter().map(|hero| words.longest_hero(language, hero));
        let cards = registry.cards.iter().map(|card| words.longest_card(language, card));
        let all: Vec<Printed> = heroes.chain(cards).collect();
        let bar = bar(all.len());
        let watch =
            ExportControl { progress: &|done| bar.set_position(done as u64), cancelled: &AtomicBool::new(false) };
        for (at, mut problem) in fits(&faces, &all, &watch) {
            problem.pointer = match at.checked_sub(registry.heroes.len()) {
                None => format!("/heroes/{at}"),
                Some(at) => format!("/cards/{at}"),
            };
            problems.push(problem);
        }
        bar.finish_and_clear();
    }
    json::locate(&project.registry, &mut problems);
    problems
}

/// Shows each problem once; returns whether there are errors.
fn report(project: &Project, mut problems: Vec<Diagnostic>) -> Outcome {
    let mut seen = std::collections::HashSet::new();
    problems.retain(|problem| seen.insert((problem.code, problem.message.clone())));
    json::locate(&project.registry, &mut problems);
    report::show_on_stderr(&project.registry, &problems);
    Outcome::problems_if(problems.iter().any(|problem| problem.severity == Severity::Error))
}

/// A problem of a face at the place of its card.
fn placed(mut problem: Diagnostic, place: Option<RecordPath>) -> Diagnostic {
    if let Some(place) = place {
        let is_art = matches!(problem.code, Code::ArtMissing | Code::ArtOutside | Code::ArtUnusable);
        problem.pointer = format!("{}{}", place.pointer(), if is_art { "/art" } else { "" });
    }
    problem
}

/// The heroes and cards to write, and the problems of those that are left out.
struct Selected {
    places: Vec<RecordPath>,
    problems: Vec<Diagnostic>,
}

/// The faces of heroes and cards. Cards with errors are not printed; their problems are reported.
fn selected(wanted: &[String], words: Words<'_>, checked: &CheckedProject) -> Result<Selected, UsageError> {
    let registry = words.registry;
    let ids = || {
        let heroes = registry.heroes.iter().map(|hero| hero.id.as_str());
        heroes.chain(registry.cards.iter().map(|card| card.id.as_str()))
    };
    if let Some(unknown) = wanted.iter().find(|wanted| ids().all(|id| id != wanted.as_str())) {
        let meant = meant(unknown, ids());
        return Err(UsageError(format!("there is no card or hero `{unknown}`{meant}")));
    }
    let is_wanted = |id: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == id);
    let all = (0..registry.heroes.len()).map(RecordPath::Hero).chain((0..registry.cards.len()).map(RecordPath::Card));
    let places = all.zip(ids()).filter(|(_, id)| is_wanted(id)).map(|(place, _)| place);
    let places: Vec<RecordPath> = places.collect();
    let problems = places.iter().flat_map(|place| checked.errors_on_face(*place)).cloned().collect();
    let places = places.into_iter().filter(|place| words.is_printable(*place, &checked.records)).collect();
    Ok(Selected { places, problems })
}

/// A progress bar on standard error; hidden if that is not a terminal.
fn bar(cards: usize) -> ProgressBar {
    let bar = ProgressBar::new(cards as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} cards, {eta} left") {
        bar.set_style(style);
    }
    bar
}
