//! Printed card faces: live previews, pictures and sheets.
//!
//! A card and the texts of a language become a [`Printed`], the data of a Typst template, which [`Faces`] lays out and
//! draws. The bundled templates run in this process. A project's own templates run in a child process with limits on
//! time and memory, because a project may come from somebody else.

mod art;
pub mod export;
mod files;
mod helper;
mod layers;
mod layout;
mod longest;
mod pages;
mod paragraph;
mod picture;
mod previewer;
mod previews;
mod printed;
mod render;
mod runs;
mod sheets;
mod tabletop;
mod templates;
mod thumbnails;
mod world;

use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use art::check_picture;
pub use helper::{SUBCOMMAND, serve};
pub use layout::{Fit, Image, Overflow};
#[cfg(feature = "testing")]
pub use longest::SweptFit;
pub use pages::Page;
pub use paragraph::{Paragraph, ParagraphStyle};
pub use previewer::{Delivery, Job, Previewer};
pub use previews::{Previews, Shown, Slot, Wanted};
pub use printed::{Printed, PrintedMark, Shape, Stat, Words};
pub use runs::{Highlight, Run, Sentence, sentences};
pub use sheets::{BLEED, Grid, Layout, Line, Paper};
pub use templates::copy_templates;
pub use thumbnails::Cut;

use crate::base::{Argument, Code, Diagnostic, Message};
use crate::message;
use crate::registry::Project;
use crate::text::{Inside, Part};
use art::{Art, Gallery, PRINT_PIXELS};
use helper::Helpers;
use layout::Spot;
use printed::{Picture, Pointing};
use render::{Cancellation, FaceInput, Failure, OutputKind, RenderOutput, render};
use world::{Files, Fonts, TemplateEnv, bundled_files};

/// Width and height of a cut card, in millimetres.
pub const CARD: [f64; 2] = [63.0, 88.0];

/// The radius of a cut card's corners, in millimetres.
const CORNER: f64 = 3.0;

/// 1200 dpi.
const MAX_PIXELS_PER_MM: f64 = 48.0;

/// Fonts and templates of a project. Cheap to clone and usable from any thread.
#[derive(Clone)]
pub struct Faces {
    inner: Arc<Inner>,
}

struct Inner {
    /// The fonts, and the bundled templates if the project has none.
    env: TemplateEnv,
    helpers: Option<Helpers>,
    folder: Option<PathBuf>,
    /// The state of the template folder when it was read.
    stamp: u64,
    gallery: Gallery,
}

/// A request to draw a face.
#[derive(Clone, Debug)]
pub struct Request {
    pub face: Printed,
    pub shape: Shape,
    pub pixels_per_mm: f64,
    /// Whether to report the position of each run of the rules text. Set for a face that is being edited, which also
    /// enables fast redrawing.
    pub with_areas: bool,
    /// The row or part to highlight. Requires `with_areas`.
    pub highlight: Option<Highlight>,
}

/// A drawn face or text.
#[derive(Clone, Debug, Default)]
pub struct Rendered {
    /// Empty if the template has errors.
    pub image: Image,
    pub fit: Fit,
    /// The positions of the runs of the rules text.
    pub areas: Vec<Area>,
    /// Problems of art, fit and template. Their pointers are empty because only the caller knows the card.
    pub problems: Vec<Diagnostic>,
}

/// A rectangle of rules text and its origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// Left, top, width and height, in pixels of the picture.
    pub rectangle: [f64; 4],
    /// Index of the row in its list.
    pub row: usize,
    /// The enclosing parts of the row, innermost last, each with the index of its condition.
    pub inside: Vec<(Part, Option<usize>)>,
    /// The row inside that row.
    pub nested: Inside,
}

impl Faces {
    /// Loads the faces of a project. Returns problems with its own templates, too. Art is looked up in the project's
    /// folder.
    pub fn of(project: &Project, game: &str) -> (Self, Vec<Diagnostic>) {
        // If the path of this program is unknown, starting a child process reports the error later.
        let program = std::env::current_exe().unwrap_or_default();
        Self::with_program(project, game, &program)
    }

    /// Like [`Faces::of`], with the program that runs the project's own templates.
    pub fn with_program(project: &Project, game: &str, program: &Path) -> (Self, Vec<Diagnostic>) {
        let stamp = project.folder.as_deref().map_or(0, templates::stamp);
        let (own, problems) = match project.folder.as_deref().map(templates::of_project) {
            Some(Ok(own)) => (own, Vec::new()),
            Some(Err(problem)) => (None, vec![problem]),
            None => (None, Vec::new()),
        };
        let files = if own.is_none() { bundled_files(game) } else { Files::new() };
        let inner = Inner {
            env: TemplateEnv::new(Arc::new(Fonts::embedded()), files),
            helpers: own.map(|files| Helpers::new(program.to_owned(), files)),
            folder: project.folder.clone(),
            stamp,
            gallery: Gallery::default(),
        };
        (Self { inner: Arc::new(inner) }, problems)
    }

    /// Whether the project's own templates have changed on disk since they were read.
    pub fn are_outdated(&self) -> bool {
        self.inner.folder.as_deref().is_some_and(|folder| templates::stamp(folder) != self.inner.stamp)
    }

    /// Draws a face. A problem with the art does not prevent the rest.
    pub fn render(&self, request: &Request) -> Rendered {
        let pixels_per_mm = request.pixels_per_mm.clamp(0.5, MAX_PIXELS_PER_MM);
        let pointing = Pointing { with_areas: request.with_areas, highlight: request.highlight.as_ref() };
        let mut problems = Vec::new();
        let (shape, what) = request.shape.for_image(pixels_per_mm, request.with_areas);
        let input = self.input(&request.face, shape, pointing, PRINT_PIXELS, &mut problems);
        match self.run(&[input], what, Cancellation::NONE) {
            Ok(mut output) => {
                let fit = output.fits.pop().unwrap_or_default();
                problems.extend(fit.problems(&request.face));
                let areas = areas(&request.face.rules, &output.spots, pixels_per_mm);
                Rendered { image: output.into(), fit, areas, problems }
            }
            Err(failure) => {
                problems.extend(failure.problems());
                Rendered { problems, ..Rendered::default() }
            }
        }
    }

    fn run(
        &self,
        faces: &[FaceInput],
        what: OutputKind,
        cancellation: Cancellation<'_>,
    ) -> Result<RenderOutput, Failure> {
        match &self.inner.helpers {
            Some(helpers) => helpers.render(faces, what, cancellation),
            None => render(&self.inner.env, faces, what, cancellation),
        }
    }

    /// Builds the input of a template. The art has at most `pixels` pixels.
    fn input(
        &self,
        face: &Printed,
        shape: Shape,
        pointing: Pointing<'_>,
        pixels: u64,
        problems: &mut Vec<Diagnostic>,
    ) -> FaceInput {
        let art = self.art(face, pixels, problems);
        let picture = Picture {
            file: art.as_ref().map(|art| art.name.as_str()),
            is_missing: face.art.is_some() && art.is_none(),
        };
        FaceInput { data: face.to_json(shape, picture, pointing), art }
    }

    /// Draws rules text on a transparent background.
    pub fn paragraph(&self, paragraph: &Paragraph) -> Rendered {
        paragraph::paragraph(&self.inner.env, paragraph)
    }

    /// The art of a card, if it has any. Problems are added to `problems`.
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
    fn problems(self) -> Vec<Diagnostic> {
        let template =
            |error: String| Diagnostic::new(Code::FaceTemplate, "", message!("problem-template", words = error));
        match self {
            Self::Template { errors, .. } => errors.into_iter().map(template).collect(),
            Self::Stopped(why) => vec![Diagnostic::new(Code::FaceStopped, "", why)],
            Self::Cancelled => Vec::new(),
        }
    }
}

impl Fit {
    /// Texts that do not fit and missing glyphs, as problems of a card.
    pub fn problems(&self, face: &Printed) -> Vec<Diagnostic> {
        let (lang, id) = (face.lang, &face.id);
        let over = self.over.iter().map(|Overflow { what, over }| {
            let (place, over) = (place(what), format!("{over:.1}"));
            let message = message!("problem-face-overflow", language = lang, place = place, id = id, over = over);
            Diagnostic::new(Code::FaceOverflow, "", message)
        });
        let missing = self.missing.iter().map(|c| {
            let code = format!("U+{:04X}", u32::from(*c));
            let message =
                message!("problem-face-glyph", language = lang, character = format!("{c:?}"), code = code, id = id);
            Diagnostic::new(Code::FaceGlyph, "", message)
        });
        over.chain(missing).collect()
    }
}

/// The name of a template's text area.
fn place(what: &str) -> Argument {
    let id = match what {
        "name" => "problem-place-name",
        "rules" => "problem-place-rules",
        "type" => "problem-place-type",
        "flavour" => "problem-place-flavour",
        "stat" => "problem-place-number",
        other => return other.into(),
    };
    Message::new(id).into()
}

/// Converts positions on the page to areas of the picture.
fn areas(sentences: &[Sentence], spots: &[Spot], pixels_per_mm: f64) -> Vec<Area> {
    let runs: Vec<&Run> = sentences.iter().flat_map(|sentence| &sentence.runs).collect();
    let area = |spot: &Spot| {
        let run = runs.get(spot.run)?;
        let rectangle = spot.rectangle.map(|length| length * pixels_per_mm);
        Some(Area { rectangle, row: run.row?, inside: run.inside.clone(), nested: run.nested })
    };
    spots.iter().filter_map(area).collect()
}
