//! Faces as files: pictures, drawings, sheets, a deck for Tabletop Simulator. All of it appears at the end, or none.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rayon::prelude::*;

use super::files::Files;
use super::making::{Failure, Given, What};
use super::printed::Pointing;
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

/// What has been written.
#[derive(Debug, Default)]
pub struct Export {
    /// The files.
    pub files: Vec<PathBuf>,
    /// Problems of faces, each with the face's place in the list. A face that could not be made is not in the files.
    pub problems: Vec<(usize, Diagnostic)>,
    /// Whether somebody has stopped it; then nothing is written.
    pub is_cancelled: bool,
}

impl Export {
    /// Whether some face could not be made.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|(_, problem)| problem.severity == crate::base::Severity::Error)
    }
}

/// Writes faces to a folder or file. `name` is the deck's, for programs that show one.
pub fn export(
    faces: &Faces,
    cards: &[Printed],
    form: Form,
    to: &Path,
    name: &str,
    watch: &Watch<'_>,
) -> io::Result<Export> {
    let run = Run { faces, cards, watch, done: AtomicUsize::new(0), problems: Mutex::default() };
    let mut files = Files::default();
    let written = match form {
        Form::Png { dpi, bleed } => run.pictures(dpi / INCH, dpi, bleed, to, &mut files),
        Form::Svg { bleed } => run.drawings(bleed, to, &mut files),
        Form::Pdf(layout) => run.document(layout, to, &mut files),
        Form::Tabletop => run.tabletop(to, name, &mut files),
    };
    let is_cancelled = match written {
        Err(Stop::Cancelled) => true,
        Err(Stop::Io(error)) => return Err(error),
        Ok(()) => watch.cancelled.load(Ordering::Relaxed),
    };
    let problems = run.told();
    let files = if is_cancelled { Vec::new() } else { files.commit()? };
    Ok(Export { files, problems, is_cancelled })
}

/// How the texts of faces fit, without drawing them: the problems, each with the face's place in the list.
pub fn fits(faces: &Faces, cards: &[Printed], watch: &Watch<'_>) -> Vec<(usize, Diagnostic)> {
    let run = Run { faces, cards, watch, done: AtomicUsize::new(0), problems: Mutex::default() };
    // What stops it is the watch; what has been found until then is told.
    let _ = run.each(Shape::default(), What::Fit, |_, _| Ok(()));
    run.told()
}

/// Why nothing more is made.
enum Stop {
    Cancelled,
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

struct Run<'a> {
    faces: &'a Faces,
    cards: &'a [Printed],
    watch: &'a Watch<'a>,
    done: AtomicUsize,
    problems: Mutex<Vec<(usize, Diagnostic)>>,
}

impl Run<'_> {
    /// All problems, in the order of the faces.
    fn told(self) -> Vec<(usize, Diagnostic)> {
        let mut problems = self.problems.into_inner().unwrap_or_else(PoisonError::into_inner);
        problems.sort_by_key(|(at, _)| *at);
        problems
    }

    /// Says that another face is done; tells whether to go on.
    fn step(&self) -> bool {
        (self.watch.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
        !self.watch.cancelled.load(Ordering::Relaxed)
    }

    fn add(&self, at: usize, problems: Vec<Diagnostic>) {
        let problems = problems.into_iter().map(|problem| (at, problem));
        self.problems.lock().unwrap_or_else(PoisonError::into_inner).extend(problems);
    }

    /// Something of each card, side by side; what cannot be made is told and left out.
    fn each<T: Send>(
        &self,
        shape: Shape,
        what: What,
        then: impl Fn(usize, super::making::Made) -> Result<T, Stop> + Sync,
    ) -> Result<Vec<T>, Stop> {
        let one = |(at, card): (usize, &Printed)| {
            if self.watch.cancelled.load(Ordering::Relaxed) {
                return Err(Stop::Cancelled);
            }
            let mut problems = Vec::new();
            let given = self.faces.given(card, shape, Pointing::default(), &mut problems);
            let made = match self.faces.make(&[given], what, &|| true) {
                Ok(made) => {
                    problems.extend(made.fits.iter().flat_map(|fit| fit.problems(card)));
                    Some(then(at, made)?)
                }
                Err(failure) => {
                    problems.extend(failure.problems());
                    None
                }
            };
            self.add(at, problems);
            if self.step() { Ok(made) } else { Err(Stop::Cancelled) }
        };
        let all: Result<Vec<Option<T>>, Stop> = self.cards.par_iter().enumerate().map(one).collect();
        Ok(all?.into_iter().flatten().collect())
    }

    fn pictures(&self, pixels_per_mm: f64, dpi: f64, bleed: bool, to: &Path, files: &mut Files) -> Result<(), Stop> {
        let names = names(self.cards, "png");
        files.folder(to)?;
        let shape = Shape { bleed: if bleed { BLEED } else { 0.0 }, round: !bleed };
        let (shape, what) = shape.for_image(pixels_per_mm);
        let written = self.each(shape, what, |at, made| {
            let png = picture::png(&made.into(), dpi)?;
            Ok(Files::part(&to.join(&names[at]), &png)?)
        })?;
        files.extend(written);
        Ok(())
    }

    fn drawings(&self, bleed: bool, to: &Path, files: &mut Files) -> Result<(), Stop> {
        let names = names(self.cards, "svg");
        files.folder(to)?;
        let shape = Shape { bleed: if bleed { BLEED } else { 0.0 }, round: !bleed };
        let written = self.each(shape, What::Svg, |at, made| Ok(Files::part(&to.join(&names[at]), &made.bytes)?))?;
        files.extend(written);
        Ok(())
    }

    fn document(&self, layout: Layout, to: &Path, files: &mut Files) -> Result<(), Stop> {
        let shape = Shape { bleed: layout.bleed_mm(), round: false };
        let mut given: Vec<Given> = Vec::with_capacity(self.cards.len() + 1);
        for (at, card) in self.cards.iter().enumerate() {
            let mut problems = Vec::new();
            given.push(self.faces.given(card, shape, Pointing::default(), &mut problems));
            self.add(at, problems);
        }
        if layout.backs {
            given.push(self.faces.given(&Printed::back(), shape, Pointing::default(), &mut Vec::new()));
        }
        match self.faces.make(&given, What::Pdf(layout), &|| self.step()) {
            Ok(made) => {
                for (at, (fit, card)) in made.fits.iter().zip(self.cards).enumerate() {
                    self.add(at, fit.problems(card));
                }
                files.push(Files::part(to, &made.bytes)?);
                Ok(())
            }
            Err(Failure::Cancelled) => Err(Stop::Cancelled),
            Err(failure) => {
                let at = if let Failure::Template { face, .. } = failure { face } else { 0 };
                self.add(at.min(self.cards.len().saturating_sub(1)), failure.problems());
                Ok(())
            }
        }
    }

    fn tabletop(&self, to: &Path, name: &str, files: &mut Files) -> Result<(), Stop> {
        let pixels_per_mm = tabletop::PIXELS_PER_MM;
        let shape = Shape::default();
        let what = What::Image { pixels_per_mm, round: false };
        let pictures: Vec<super::Image> = self.each(shape, what, |_, made| Ok(made.into()))?;
        if pictures.len() < self.cards.len() {
            return Ok(());
        }
        let back = self.faces.given(&Printed::back(), shape, Pointing::default(), &mut Vec::new());
        let back = match self.faces.make(&[back], what, &|| true) {
            Ok(back) => back.into(),
            Err(failure) => {
                self.add(0, failure.problems());
                return Ok(());
            }
        };
        for (path, bytes) in tabletop::deck(self.cards, &pictures, &back, to, name)? {
            files.push(Files::part(&path, &bytes)?);
        }
        Ok(())
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
    use super::{Printed, names};

    #[test]
    fn names_are_safe_and_different() {
        let card = |id: &str| Printed { id: id.to_owned(), ..Printed::default() };
        let cards = [card("SC-B01"), card("../x"), card("sc-b01"), card("")];
        assert_eq!(names(&cards, "png"), ["SC-B01.png", "___x.png", "sc-b01-2.png", "card.png"]);
    }
}
