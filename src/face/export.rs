//! Exports faces as files: PNG, SVG, PDF, or a deck for Tabletop Simulator. Either all files appear at the end, or
//! none.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rayon::prelude::*;

use super::art::{self, PRINT_PIXELS};
use super::files::Files;
use super::printed::Pointing;
use super::render::{Cancellation, FaceInput, Failure, OutputKind, RenderOutput};
use super::tabletop::Deck;
use super::{BLEED, Faces, Layout, Printed, Shape, Words, picture, tabletop};
use crate::base::Diagnostic;
use crate::card::CheckedRecords;
use crate::registry::RecordPath;
use crate::text::Language;

/// Millimetres in an inch.
const INCH: f64 = 25.4;

/// A file format and its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// One PNG per card, in a folder.
    Png {
        /// Dots per inch.
        dpi: f64,
        bleed: bool,
    },
    /// One SVG per card, in a folder.
    Svg { bleed: bool },
    /// One PDF.
    Pdf(Layout),
    /// A saved object for Tabletop Simulator, with its texture sheets in the same folder.
    Tabletop,
}

/// Progress and cancellation of an export.
pub struct ExportControl<'a> {
    /// Called with the number of finished faces, from any thread.
    pub progress: &'a (dyn Fn(usize) + Sync),
    /// Set to stop the export. Then no file is written.
    pub cancelled: &'a AtomicBool,
}

/// Faces to export to one place.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The faces, in one language.
    pub cards: &'a [Printed],
    pub form: Form,
    /// The target folder or file.
    pub to: &'a Path,
}

/// The faces of heroes and cards in several languages and formats. Each of several languages gets its own folder or
/// file.
pub struct Batch {
    /// The faces by language.
    pub printed: Vec<Vec<Printed>>,
    /// The index of the language, the format, and the target folder or file.
    targets: Vec<(usize, Form, PathBuf)>,
}

impl Batch {
    /// The faces of these places. Each form has its folder or file.
    pub fn new(
        words: Words<'_>,
        checked: &CheckedRecords,
        places: &[RecordPath],
        languages: &[&'static Language],
        forms: &[(Form, &Path)],
    ) -> Self {
        let face = |language| places.iter().filter_map(|place| words.face(language, *place, checked)).collect();
        let target = |to: &Path, form, language: &Language| {
            if languages.len() > 1 { of_language(to, form, language.tag) } else { to.to_owned() }
        };
        let of_form = |&(form, to): &(Form, &Path)| {
            let targets = languages.iter().enumerate().map(|(at, language)| (at, form, target(to, form, language)));
            targets.collect::<Vec<_>>()
        };
        Self {
            printed: languages.iter().map(|&language| face(language)).collect(),
            targets: forms.iter().flat_map(of_form).collect(),
        }
    }

    /// The orders, in the order of the forms, and for each form in that of the languages.
    pub fn orders(&self) -> Vec<Order<'_>> {
        self.targets.iter().map(|(at, form, to)| Order { cards: &self.printed[*at], form: *form, to }).collect()
    }
}

/// The result of an export.
#[derive(Debug, Default)]
pub struct Export {
    /// The files of each order.
    pub files: Vec<Vec<PathBuf>>,
    /// The number of exported faces of each order. Faces that could not be rendered are left out.
    pub faces: Vec<usize>,
    /// Problems, each with the index of its face in the order.
    pub problems: Vec<(usize, Diagnostic)>,
    /// Whether the export was cancelled. Then no file was written.
    pub is_cancelled: bool,
}

/// The target for one of several languages: a subfolder, or a file with the language in its name.
fn of_language(to: &Path, form: Form, tag: &str) -> PathBuf {
    match form {
        Form::Png { .. } | Form::Svg { .. } => to.join(tag),
        Form::Pdf(_) | Form::Tabletop => {
            let stem = to.file_stem().unwrap_or_default().to_string_lossy();
            let ending = to.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
            to.with_file_name(format!("{stem}-{tag}{ending}"))
        }
    }
}

/// Exports all orders, or nothing. `name` is the title of the deck for programs that show one.
pub fn export(faces: &Faces, orders: &[Order<'_>], name: &str, watch: &ExportControl<'_>) -> io::Result<Export> {
    let run = Run::new(faces, watch);
    let mut files = Files::default();
    let mut counts = Vec::with_capacity(orders.len());
    let mut output = Vec::with_capacity(orders.len());
    for order in orders {
        let Order { cards, form, to } = *order;
        let before = files.count();
        if let (Form::Pdf(_) | Form::Tabletop, Some(folder)) = (form, to.parent()) {
            files.folder(folder)?;
        }
        let written = match form {
            Form::Png { dpi, bleed } => run.pictures(cards, dpi, bleed, to, &mut files),
            Form::Svg { bleed } => run.drawings(cards, bleed, to, &mut files),
            Form::Pdf(layout) => run.document(cards, layout, to, &mut files),
            Form::Tabletop => run.tabletop(cards, to, name, &mut files),
        };
        match written {
            Err(Stop::Io(error)) => return Err(error),
            Ok(count) if run.should_continue() => {
                counts.push(files.count() - before);
                output.push(count);
            }
            Err(Stop::GivenUp) => {
                let (files, faces) = (vec![Vec::new(); orders.len()], vec![0; orders.len()]);
                return Ok(Export { files, faces, problems: run.arguments(), is_cancelled: false });
            }
            Ok(_) | Err(Stop::Cancelled) => {
                return Ok(Export { problems: run.arguments(), is_cancelled: true, ..Export::default() });
            }
        }
    }
    let mut written = files.commit()?.into_iter();
    let files = counts.into_iter().map(|count| written.by_ref().take(count).collect()).collect();
    Ok(Export { files, faces: output, problems: run.arguments(), is_cancelled: false })
}

/// Checks how the texts of faces fit, without drawing them. Returns problems with the index of their face.
pub fn fits(faces: &Faces, cards: &[Printed], watch: &ExportControl<'_>) -> Vec<(usize, Diagnostic)> {
    let run = Run::new(faces, watch);
    // Only `watch` can stop it. Problems that were found until then are still reported.
    let _ = run.each(cards, 0, Shape::default(), OutputKind::Fit, |_, _| Ok(()));
    run.arguments()
}

/// Why an export ends early.
enum Stop {
    Cancelled,
    /// The template had to be stopped several times in a row.
    GivenUp,
    Io(io::Error),
}

/// After this many stopped faces without a success in between, the export gives up, because each one takes the full
/// time limit.
const STOPPED: usize = 3;

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

struct Run<'a> {
    faces: &'a Faces,
    watch: &'a ExportControl<'a>,
    done: AtomicUsize,
    /// Faces that were stopped since the last success.
    stopped: AtomicUsize,
    problems: Mutex<Vec<(usize, Diagnostic)>>,
}

impl<'a> Run<'a> {
    fn new(faces: &'a Faces, watch: &'a ExportControl<'a>) -> Self {
        Self { faces, watch, done: AtomicUsize::new(0), stopped: AtomicUsize::new(0), problems: Mutex::default() }
    }

    fn should_continue(&self) -> bool {
        !self.watch.cancelled.load(Ordering::Relaxed)
    }

    fn run(&self, input: &[FaceInput], what: OutputKind, step: &(dyn Fn() + Sync)) -> Result<RenderOutput, Failure> {
        let output = self.faces.run(input, what, Cancellation { step, should_continue: &|| self.should_continue() });
        match &output {
            Ok(_) => self.stopped.store(0, Ordering::Relaxed),
            Err(Failure::Stopped(_)) => drop(self.stopped.fetch_add(1, Ordering::Relaxed)),
            Err(_) => {}
        }
        output
    }

    /// All problems, in the order of the faces.
    fn arguments(self) -> Vec<(usize, Diagnostic)> {
        let mut problems = self.problems.into_inner().unwrap_or_else(PoisonError::into_inner);
        problems.sort_by_key(|(at, _)| *at);
        problems
    }

    fn step(&self) {
        (self.watch.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
    }

    fn add(&self, at: usize, problems: Vec<Diagnostic>) {
        let problems = problems.into_iter().map(|problem| (at, problem));
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).extend(problems);
    }

    /// Renders each card in parallel and passes the result to `part`. Cards that cannot be rendered are reported and
    /// left out. `first` is the index of the first card in its order.
    fn each<T: Send>(
        &self,
        cards: &[Printed],
        first: usize,
        shape: Shape,
        what: OutputKind,
        then: impl Fn(usize, RenderOutput) -> Result<T, Stop> + Sync,
    ) -> Result<Vec<T>, Stop> {
        let one = |(at, card): (usize, &Printed)| {
            if !self.should_continue() {
                return Err(Stop::Cancelled);
            }
            if self.stopped.load(Ordering::Relaxed) >= STOPPED {
                return Err(Stop::GivenUp);
            }
            let mut problems = Vec::new();
            let input = self.faces.input(card, shape, Pointing::default(), PRINT_PIXELS, &mut problems);
            let output = match self.run(&[input], what, &|| {}) {
                Ok(output) => {
                    problems.extend(output.fits.iter().flat_map(|fit| fit.problems(card)));
                    Some(then(at, output)?)
                }
                Err(failure) => {
                    problems.extend(failure.problems());
                    None
                }
            };
            self.add(first + at, problems);
            self.step();
            if self.should_continue() { Ok(output) } else { Err(Stop::Cancelled) }
        };
        let all: Result<Vec<Option<T>>, Stop> = cards.par_iter().enumerate().map(one).collect();
        Ok(all?.into_iter().flatten().collect())
    }

    fn pictures(&self, cards: &[Printed], dpi: f64, bleed: bool, to: &Path, files: &mut Files) -> Result<usize, Stop> {
        let names = names(cards, "png");
        files.folder(to)?;
        let shape = Shape { bleed: if bleed { BLEED } else { 0.0 }, round: !bleed };
        let (shape, what) = shape.for_image(dpi / INCH, false);
        let written = self.each(cards, 0, shape, what, |at, output| {
            let png = picture::png(&output.into(), dpi)?;
            Ok(Files::part(&to.join(&names[at]), &png)?)
        })?;
        let count = written.len();
        files.extend(written);
        Ok(count)
    }

    fn drawings(&self, cards: &[Printed], bleed: bool, to: &Path, files: &mut Files) -> Result<usize, Stop> {
        let names = names(cards, "svg");
        files.folder(to)?;
        let shape = Shape { bleed: if bleed { BLEED } else { 0.0 }, round: !bleed };
        let part = |at: usize, output: RenderOutput| Ok(Files::part(&to.join(&names[at]), &output.bytes)?);
        let written = self.each(cards, 0, shape, OutputKind::Svg, part)?;
        let count = written.len();
        files.extend(written);
        Ok(count)
    }

    fn document(&self, cards: &[Printed], layout: Layout, to: &Path, files: &mut Files) -> Result<usize, Stop> {
        let shape = Shape { bleed: layout.bleed_mm(), round: false };
        // A document holds all its pictures in memory at the same time.
        let pictures: HashSet<&str> = cards.iter().filter_map(|card| card.art.as_deref()).collect();
        let pixels = art::share(pictures.len());
        let load = |(at, card): (usize, &Printed)| {
            if !self.should_continue() {
                return Err(Stop::Cancelled);
            }
            let mut problems = Vec::new();
            let input = self.faces.input(card, shape, Pointing::default(), pixels, &mut problems);
            self.add(at, problems);
            Ok(input)
        };
        let input: Result<Vec<FaceInput>, Stop> = cards.par_iter().enumerate().map(load).collect();
        let mut input = input?;
        if layout.backs {
            input.push(self.faces.input(&Printed::back(), shape, Pointing::default(), pixels, &mut Vec::new()));
        }
        match self.run(&input, OutputKind::Pdf(layout), &|| self.step()) {
            Ok(output) => {
                for (at, (fit, card)) in output.fits.iter().zip(cards).enumerate() {
                    self.add(at, fit.problems(card));
                }
                if !self.should_continue() {
                    return Err(Stop::Cancelled);
                }
                files.push(Files::part(to, &output.bytes)?);
                Ok(cards.len())
            }
            Err(Failure::Cancelled) => Err(Stop::Cancelled),
            Err(failure) => {
                let at = if let Failure::Template { face, .. } = failure { face } else { 0 };
                self.add(at.min(cards.len().saturating_sub(1)), failure.problems());
                Ok(0)
            }
        }
    }

    /// Renders one sheet at a time, because the pictures of a whole game would need half a gigabyte.
    fn tabletop(&self, cards: &[Printed], to: &Path, name: &str, files: &mut Files) -> Result<usize, Stop> {
        let shape = Shape::default();
        let what = OutputKind::Image { pixels_per_mm: tabletop::PIXELS_PER_MM, round: false, again: false };
        let mut deck = Deck::new(to);
        let mut parts = Vec::new();
        for (number, sheet) in cards.chunks(tabletop::PER_SHEET).enumerate() {
            let first = number * tabletop::PER_SHEET;
            let pictures: Vec<super::Image> = self.each(sheet, first, shape, what, |_, output| Ok(output.into()))?;
            if pictures.len() < sheet.len() {
                return Ok(0);
            }
            let (path, png) = deck.sheet(&pictures)?;
            parts.push(Files::part(&path, &png)?);
        }
        let back = self.faces.input(&Printed::back(), shape, Pointing::default(), PRINT_PIXELS, &mut Vec::new());
        let back = match self.run(&[back], what, &|| {}) {
            Ok(back) => back.into(),
            Err(failure) => {
                self.add(0, failure.problems());
                return Ok(0);
            }
        };
        for (path, bytes) in deck.end(cards, &back, name)? {
            parts.push(Files::part(&path, &bytes)?);
        }
        files.extend(parts);
        Ok(cards.len())
    }
}

/// A unique file name for each card: its id, with characters replaced that some systems do not allow.
pub fn names(cards: &[Printed], ending: &str) -> Vec<String> {
    let mut taken = HashSet::new();
    let name = |card: &Printed| {
        let is_plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let stem: String = card.id.chars().map(|c| if is_plain(c) { c } else { '_' }).take(100).collect();
        let stem = if stem.is_empty() { "card".to_owned() } else { stem };
        let mut name = format!("{stem}.{ending}");
        let mut number = 1;
        // Some file systems ignore case.
        while !taken.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{stem}-{number}.{ending}");
        }
        name
    };
    cards.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Form, Printed, names, of_language};

    #[test]
    fn each_language_has_a_place_of_its_own() {
        let picture = Form::Png { dpi: 300.0, bleed: false };
        assert_eq!(of_language(Path::new("a/faces"), picture, "pt-BR"), Path::new("a/faces/pt-BR"));
        assert_eq!(of_language(Path::new("a/deck.json"), Form::Tabletop, "ja"), Path::new("a/deck-ja.json"));
        assert_eq!(of_language(Path::new("cards"), Form::Tabletop, "ja"), Path::new("cards-ja"));
    }

    #[test]
    fn names_are_safe_and_different() {
        let card = |id: &str| Printed { id: id.to_owned(), ..Printed::default() };
        let cards = [card("SC-B01"), card("../x"), card("sc-b01"), card("")];
        assert_eq!(names(&cards, "png"), ["SC-B01.png", "___x.png", "sc-b01-2.png", "card.png"]);
    }
}
