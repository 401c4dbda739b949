//! Card faces as they are printed: live previews, pictures, sheets.
//!
//! A card and the texts of a language become a [`Printed`], the data of a Typst template; the template is set and drawn
//! by [`Faces`]. The bundled templates run in this process, a project's own in a child of it, with limits of time and
//! memory.

mod art;
pub mod export;
mod files;
mod helper;
mod layers;
mod making;
mod pages;
mod paragraph;
mod picture;
mod previewer;
mod printed;
mod runs;
mod setting;
mod sheets;
mod stage;
mod tabletop;
mod templates;
mod worst;

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use art::check_picture;
pub use helper::{SUBCOMMAND, serve};
pub use pages::Page;
pub use paragraph::Paragraph;
pub use previewer::{Delivery, Job, Previewer};
pub use printed::{Printed, Shape, Stat, Words};
pub use runs::{Highlight, Run, Sentence, sentences};
pub use setting::{Fit, Image, Overflow};
pub use sheets::{BLEED, Grid, Layout, Line, Paper};
pub use templates::copy_templates;
pub use worst::SweptFit;

use crate::base::{Code, Diagnostic};
use crate::registry::Project;
use crate::text::Part;
use art::{Art, Gallery, PRINT_PIXELS};
use helper::Helpers;
use making::{Failure, Given, Made, Waiting, What, make};
use printed::{Picture, Pointing};
use setting::Spot;
use stage::{Files, Fonts, Stage, bundled_files};

/// Width and height of a cut card, in millimetres.
pub const CARD: [f64; 2] = [63.0, 88.0];

/// The radius of a cut card's corners, in millimetres.
const CORNER: f64 = 3.0;

/// The most pixels in a millimetre: 1200 dots an inch.
const MAX_PIXELS_PER_MM: f64 = 48.0;

/// Fonts and templates of a project; made once, cheap to clone, read from any thread.
#[derive(Clone)]
pub struct Faces {
    inner: Arc<Inner>,
}

struct Inner {
    /// The fonts, with the bundled templates where the project has none of its own.
    stage: Stage,
    /// The project's own templates.
    helpers: Option<Helpers>,
    folder: Option<PathBuf>,
    /// The state of the project's own templates when they were read.
    stamp: u64,
    gallery: Gallery,
}

/// A face to be drawn.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is printed on it.
    pub face: Printed,
    /// How it is laid out.
    pub shape: Shape,
    /// Pixels in a millimetre.
    pub pixels_per_mm: f64,
    /// Whether to tell where each run of the rules text stands: of a face that is worked on, and likely to be drawn
    /// again with little changed.
    pub with_areas: bool,
    /// What is pointed at; it needs `with_areas`.
    pub highlight: Option<Highlight>,
}

/// A face or text that has been drawn.
#[derive(Clone, Debug, Default)]
pub struct Rendered {
    /// The picture; without pixels where the template could not be set.
    pub image: Image,
    /// How the text fitted.
    pub fit: Fit,
    /// Where the runs of the rules text stand.
    pub areas: Vec<Area>,
    /// What is wrong: with the picture, the fitting, the template. Their pointers are empty: the caller knows the card.
    pub problems: Vec<Diagnostic>,
}

/// A rectangle of text and what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// Left, top, width and height, in pixels of the picture.
    pub rectangle: [f64; 4],
    /// The row's place in its list, from 0.
    pub row: usize,
    /// The parts of the row, the innermost last, each with its condition's place.
    pub inside: Vec<(Part, Option<usize>)>,
}

impl Faces {
    /// The faces of a project, and what is wrong with its own templates. The pictures of its cards are looked for in
    /// its folder.
    pub fn of(project: &Project, game: &str) -> (Self, Vec<Diagnostic>) {
        // Without a path to itself the program cannot start a child; then it says so when there is need of one.
        let program = std::env::current_exe().unwrap_or_default();
        Self::with_program(project, game, &program)
    }

    /// The same; the project's own templates are run by this program.
    pub fn with_program(project: &Project, game: &str, program: &Path) -> (Self, Vec<Diagnostic>) {
        let stamp = project.folder.as_deref().map_or(0, templates::stamp);
        let (own, problems) = match project.folder.as_deref().map(templates::of_project) {
            Some(Ok(own)) => (own, Vec::new()),
            Some(Err(problem)) => (None, vec![problem]),
            None => (None, Vec::new()),
        };
        let files = if own.is_none() { bundled_files(game) } else { Files::new() };
        let inner = Inner {
            stage: Stage::new(Arc::new(Fonts::embedded()), files),
            helpers: own.map(|files| Helpers::new(program.to_owned(), files)),
            folder: project.folder.clone(),
            stamp,
            gallery: Gallery::default(),
        };
        (Self { inner: Arc::new(inner) }, problems)
    }

    /// Whether the project's own templates have been changed on the disk since they were read.
    pub fn are_outdated(&self) -> bool {
        self.inner.folder.as_deref().is_some_and(|folder| templates::stamp(folder) != self.inner.stamp)
    }

    /// Draws a face. Whatever is wrong with its picture, the rest is there.
    pub fn render(&self, request: &Request) -> Rendered {
        let pixels_per_mm = request.pixels_per_mm.clamp(0.5, MAX_PIXELS_PER_MM);
        let pointing = Pointing { with_areas: request.with_areas, highlight: request.highlight.as_ref() };
        let mut problems = Vec::new();
        let (shape, what) = request.shape.for_image(pixels_per_mm, request.with_areas);
        let given = self.given(&request.face, shape, pointing, PRINT_PIXELS, &mut problems);
        match self.make(&[given], what, Waiting::TO_THE_END) {
            Ok(mut made) => {
                let fit = made.fits.pop().unwrap_or_default();
                problems.extend(fit.problems(&request.face));
                let areas = areas(&request.face.rules, &made.spots, pixels_per_mm);
                Rendered { image: made.into(), fit, areas, problems }
            }
            Err(failure) => {
                problems.extend(failure.problems());
                Rendered { problems, ..Rendered::default() }
            }
        }
    }

    fn make(&self, faces: &[Given], what: What, waiting: Waiting<'_>) -> Result<Made, Failure> {
        match &self.inner.helpers {
            Some(helpers) => helpers.make(faces, what, waiting),
            None => make(&self.inner.stage, faces, what, waiting),
        }
    }

    /// A face as the template gets it; its picture has at most so many pixels.
    fn given(
        &self,
        face: &Printed,
        shape: Shape,
        pointing: Pointing<'_>,
        pixels: u64,
        problems: &mut Vec<Diagnostic>,
    ) -> Given {
        let art = self.art(face, pixels, problems);
        let picture = Picture {
            file: art.as_ref().map(|art| art.name.as_str()),
            is_missing: face.art.is_some() && art.is_none(),
        };
        Given { data: face.to_json(shape, picture, pointing), art }
    }

    /// Draws a text of an effect on a transparent ground.
    pub fn paragraph(&self, paragraph: &Paragraph) -> Rendered {
        paragraph::paragraph(&self.inner.stage, paragraph)
    }

    /// The picture of a card, if it has one; what is wrong with it is added to the problems.
    fn art(&self, face: &Printed, pixels: u64, problems: &mut Vec<Diagnostic>) -> Option<Art> {
        let path = face.art.as_deref()?;
        self.inner
            .gallery
            .get(self.inner.folder.as_deref(), path, pixels)
            .map_err(|problem| problems.push(problem))
            .ok()
    }
}

impl Failure {
    /// The same for people.
    fn problems(self) -> Vec<Diagnostic> {
        let template = |error: String| Diagnostic::new(Code::FaceTemplate, "", error);
        match self {
            Self::Template { errors, .. } => errors.into_iter().map(template).collect(),
            Self::Stopped(why) => vec![Diagnostic::new(Code::FaceStopped, "", why)],
            Self::Cancelled => Vec::new(),
        }
    }
}

impl Fit {
    /// What does not fit or cannot be drawn, as problems of a card.
    pub fn problems(&self, face: &Printed) -> Vec<Diagnostic> {
        let (lang, id) = (face.lang, &face.id);
        let over = self.over.iter().map(|Overflow { what, over }| {
            let message = format!(
                "{lang}: the {} of {id} is {over:.1} mm too long for its place on the face; say it shorter",
                place(what)
            );
            let over = format!("{over:.1}");
            let told: [(_, &dyn Display); 3] = [("language", &lang), ("place", what), ("over", &over)];
            Diagnostic::new(Code::FaceOverflow, "", message).worded("problem-face-overflow", &told)
        });
        let missing = self.missing.iter().map(|c| {
            let code = u32::from(*c);
            let message =
                format!("{lang}: no bundled font has the character {c:?} (U+{code:04X}) of {id}; use another");
            let problem = Diagnostic::new(Code::FaceGlyph, "", message);
            problem.worded("problem-face-glyph", &[("language", &lang), ("character", c)])
        });
        over.chain(missing).collect()
    }
}

/// A template's word for a place on the face, in words.
fn place(what: &str) -> &str {
    match what {
        "rules" => "rules text",
        "type" => "type line",
        "stat" => "name of an attribute",
        other => other,
    }
}

/// The areas of a picture from the places of runs on its page.
fn areas(sentences: &[Sentence], spots: &[Spot], pixels_per_mm: f64) -> Vec<Area> {
    let runs: Vec<&Run> = sentences.iter().flat_map(|sentence| &sentence.runs).collect();
    let area = |spot: &Spot| {
        let run = runs.get(spot.run)?;
        let rectangle = spot.rectangle.map(|length| length * pixels_per_mm);
        Some(Area { rectangle, row: run.row?, inside: run.inside.clone() })
    };
    spots.iter().filter_map(area).collect()
}
