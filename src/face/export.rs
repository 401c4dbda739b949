//! Faces as files: pictures, drawings, sheets, a deck for Tabletop Simulator. All of it appears at the end, or none.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rayon::prelude::*;

use super::art::{self, PRINT_PIXELS};
use super::files::Files;
use super::making::{Failure, Given, Made, Waiting, What};
use super::printed::Pointing;
use super::tabletop::Deck;
use super::{BLEED, Faces, Layout, Printed, Shape, picture, tabletop};
use crate::base::Diagnostic;

/// Millimetres in an inch.
const INCH: f64 = 25.4;

/// A form of file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// A PNG a card, in a folder.
    Png {
        /// Dots in an inch.
        dpi: f64,
        /// Whether with bleed.
        bleed: bool,
    },
    /// An SVG a card, in a folder.
    Svg {
        /// Whether with bleed.
        bleed: bool,
    },
    /// One PDF.
    Pdf(Layout),
    /// A saved object of Tabletop Simulator, with sheets of pictures beside it.
    Tabletop,
}

/// What somebody who waits is told, and how they stop it.
pub struct Watch<'a> {
    /// Called with the number of faces that are done, from any thread.
    pub progress: &'a (dyn Fn(usize) + Sync),
    /// Set to stop; nothing is written then.
    pub cancelled: &'a AtomicBool,
}

/// Faces, and what is made of them.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The faces, in one language.
    pub cards: &'a [Printed],
    /// The form of the files.
    pub form: Form,
    /// The folder or file.
    pub to: &'a Path,
}

/// What has been written.
#[derive(Debug, Default)]
pub struct Export {
    /// The files of each order.
    pub files: Vec<Vec<PathBuf>>,
    /// How many faces of each order are in its files. One that could not be made is not in them.
    pub faces: Vec<usize>,
    /// Problems of faces, each with the face's place in its order.
    pub problems: Vec<(usize, Diagnostic)>,
    /// Whether somebody has stopped it; then nothing is written.
    pub is_cancelled: bool,
}

/// Where the faces of a language go when several languages are written: a folder of its own, or a file that is named
/// after it.
pub fn of_language(to: &Path, form: Form, tag: &str) -> PathBuf {
    match form {
        Form::Png { .. } | Form::Svg { .. } => to.join(tag),
        Form::Pdf(_) | Form::Tabletop => {
            let stem = to.file_stem().unwrap_or_default().to_string_lossy();
            let ending = to.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
            to.with_file_name(format!("{stem}-{tag}{ending}"))
        }
    }
}

/// Writes faces to folders and files: those of all orders, or none. `name` is the deck's, for programs that show one.
pub fn export(faces: &Faces, orders: &[Order<'_>], name: &str, watch: &Watch<'_>) -> io::Result<Export> {
    let run = Run::new(faces, watch);
    let mut files = Files::default();
    let mut counts = Vec::with_capacity(orders.len());
    let mut made = Vec::with_capacity(orders.len());
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
            Ok(count) if run.goes_on() => {
                counts.push(files.count() - before);
                made.push(count);
            }
            Err(Stop::GivenUp) => {
                let (files, faces) = (vec![Vec::new(); orders.len()], vec![0; orders.len()]);
                return Ok(Export { files, faces, problems: run.told(), is_cancelled: false });
            }
            Ok(_) | Err(Stop::Cancelled) => {
                return Ok(Export { problems: run.told(), is_cancelled: true, ..Export::default() });
            }
        }
    }
    let mut written = files.commit()?.into_iter();
    let files = counts.into_iter().map(|count| written.by_ref().take(count).collect()).collect();
    Ok(Export { files, faces: made, problems: run.told(), is_cancelled: false })
}

/// How the texts of faces fit, without drawing them: the problems, each with the face's place in the list.
pub fn fits(faces: &Faces, cards: &[Printed], watch: &Watch<'_>) -> Vec<(usize, Diagnostic)> {
    let run = Run::new(faces, watch);
    // What stops it is the watch; what has been found until then is told.
    let _ = run.each(cards, 0, Shape::default(), What::Fit, |_, _| Ok(()));
    run.told()
}

/// Why nothing more is made.
enum Stop {
    Cancelled,
    /// The template had to be stopped again and again.
    GivenUp,
    Io(io::Error),
}

/// After so many faces, none of which the template has ended by itself, no more are tried: each takes its whole time.
const STOPPED: usize = 3;

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

struct Run<'a> {
    faces: &'a Faces,
    watch: &'a Watch<'a>,
    done: AtomicUsize,
    /// How many faces had to be stopped since one was made.
    stopped: AtomicUsize,
    problems: Mutex<Vec<(usize, Diagnostic)>>,
}

impl<'a> Run<'a> {
    fn new(faces: &'a Faces, watch: &'a Watch<'a>) -> Self {
        Self { faces, watch, done: AtomicUsize::new(0), stopped: AtomicUsize::new(0), problems: Mutex::default() }
    }

    fn goes_on(&self) -> bool {
        !self.watch.cancelled.load(Ordering::Relaxed)
    }

    /// Makes something, until it is done or nobody wants it any more.
    fn make(&self, given: &[Given], what: What, step: &(dyn Fn() + Sync)) -> Result<Made, Failure> {
        let made = self.faces.make(given, what, Waiting { step, goes_on: &|| self.goes_on() });
        match &made {
            Ok(_) => self.stopped.store(0, Ordering::Relaxed),
            Err(Failure::Stopped(_)) => drop(self.stopped.fetch_add(1, Ordering::Relaxed)),
            Err(_) => {}
        }
        made
    }

    /// All problems, in the order of the faces.
    fn told(self) -> Vec<(usize, Diagnostic)> {
        let mut problems = self.problems.into_inner().unwrap_or_else(PoisonError::into_inner);
        problems.sort_by_key(|(at, _)| *at);
        problems
    }

    /// Says that another face is done.
    fn step(&self) {
        (self.watch.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
    }

    fn add(&self, at: usize, problems: Vec<Diagnostic>) {
        let problems = problems.into_iter().map(|problem| (at, problem));
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).extend(problems);
    }

    /// Something of each card, side by side; what cannot be made is told and left out. `first` is the place of the
    /// first one in its order.
    fn each<T: Send>(
        &self,
        cards: &[Printed],
        first: usize,
        shape: Shape,
        what: What,
        then: impl Fn(usize, Made) -> Result<T, Stop> + Sync,
    ) -> Result<Vec<T>, Stop> {
        let one = |(at, card): (usize, &Printed)| {
            if !self.goes_on() {
                return Err(Stop::Cancelled);
            }
            if self.stopped.load(Ordering::Relaxed) >= STOPPED {
                return Err(Stop::GivenUp);
            }
            let mut problems = Vec::new();
            let given = self.faces.given(card, shape, Pointing::default(), PRINT_PIXELS, &mut problems);
            let made = match self.make(&[given], what, &|| {}) {
                Ok(made) => {
                    problems.extend(made.fits.iter().flat_map(|fit| fit.problems(card)));
                    Some(then(at, made)?)
                }
                Err(failure) => {
                    problems.extend(failure.problems());
                    None
                }
            };
            self.add(first + at, problems);
            self.step();
            if self.goes_on() { Ok(made) } else { Err(Stop::Cancelled) }
        };
        let all: Result<Vec<Option<T>>, Stop> = cards.par_iter().enumerate().map(one).collect();
        Ok(all?.into_iter().flatten().collect())
    }

    fn pictures(&self, cards: &[Printed], dpi: f64, bleed: bool, to: &Path, files: &mut Files) -> Result<usize, Stop> {
        let names = names(cards, "png");
        files.folder(to)?;
        let shape = Shape { bleed: if bleed { BLEED } else { 0.0 }, round: !bleed };
        let (shape, what) = shape.for_image(dpi / INCH, false);
        let written = self.each(cards, 0, shape, what, |at, made| {
            let png = picture::png(&made.into(), dpi)?;
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
        let part = |at: usize, made: Made| Ok(Files::part(&to.join(&names[at]), &made.bytes)?);
        let written = self.each(cards, 0, shape, What::Svg, part)?;
        let count = written.len();
        files.extend(written);
        Ok(count)
    }

    fn document(&self, cards: &[Printed], layout: Layout, to: &Path, files: &mut Files) -> Result<usize, Stop> {
        let shape = Shape { bleed: layout.bleed_mm(), round: false };
        // All pictures are in memory at once.
        let pictures: HashSet<&str> = cards.iter().filter_map(|card| card.art.as_deref()).collect();
        let pixels = art::share(pictures.len());
        let load = |(at, card): (usize, &Printed)| {
            if !self.goes_on() {
                return Err(Stop::Cancelled);
            }
            let mut problems = Vec::new();
            let given = self.faces.given(card, shape, Pointing::default(), pixels, &mut problems);
            self.add(at, problems);
            Ok(given)
        };
        let given: Result<Vec<Given>, Stop> = cards.par_iter().enumerate().map(load).collect();
        let mut given = given?;
        if layout.backs {
            given.push(self.faces.given(&Printed::back(), shape, Pointing::default(), pixels, &mut Vec::new()));
        }
        match self.make(&given, What::Pdf(layout), &|| self.step()) {
            Ok(made) => {
                for (at, (fit, card)) in made.fits.iter().zip(cards).enumerate() {
                    self.add(at, fit.problems(card));
                }
                if !self.goes_on() {
                    return Err(Stop::Cancelled);
                }
                files.push(Files::part(to, &made.bytes)?);
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

    /// Sheet by sheet: the pictures of a whole game at once would take half a gigabyte.
    fn tabletop(&self, cards: &[Printed], to: &Path, name: &str, files: &mut Files) -> Result<usize, Stop> {
        let shape = Shape::default();
        let what = What::Image { pixels_per_mm: tabletop::PIXELS_PER_MM, round: false, again: false };
        let mut deck = Deck::new(to);
        let mut parts = Vec::new();
        for (number, sheet) in cards.chunks(tabletop::PER_SHEET).enumerate() {
            let first = number * tabletop::PER_SHEET;
            let pictures: Vec<super::Image> = self.each(sheet, first, shape, what, |_, made| Ok(made.into()))?;
            if pictures.len() < sheet.len() {
                return Ok(0);
            }
            let (path, png) = deck.sheet(&pictures)?;
            parts.push(Files::part(&path, &png)?);
        }
        let back = self.faces.given(&Printed::back(), shape, Pointing::default(), PRINT_PIXELS, &mut Vec::new());
        let back = match self.make(&[back], what, &|| {}) {
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

/// A name for each card's file: its id, without what some system does not allow in names; no two are equal.
fn names(cards: &[Printed], ending: &str) -> Vec<String> {
    let mut taken = HashSet::new();
    let name = |card: &Printed| {
        let is_plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let stem: String = card.id.chars().map(|c| if is_plain(c) { c } else { '_' }).take(100).collect();
        let stem = if stem.is_empty() { "card".to_owned() } else { stem };
        let mut name = format!("{stem}.{ending}");
        let mut number = 1;
        // Some systems hold capitals and small letters for equal.
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
