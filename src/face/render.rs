//! Renders faces to a picture, an SVG or a PDF. The same code runs in this process and in the child process.

use serde::{Deserialize, Serialize};
use typst_layout::Page;
use typst_svg::SvgOptions;

use super::CORNER;
use super::art::Art;
use super::layout::{Fit, Image, LaidOut, Spot, draw, lay_out};
use super::picture::cut_corners;
use super::sheets::{self, Layout};
use super::world::{CardWorld, TemplateEnv};
use crate::base::Message;

/// The input for one face.
#[derive(Clone, Debug)]
pub(super) struct FaceInput {
    /// The content of `card.json`.
    pub(super) data: Vec<u8>,
    pub(super) art: Option<Art>,
}

/// The kind of output.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) enum OutputKind {
    /// Only layout, to check how the text fits.
    Fit,
    /// A picture of one face.
    Image {
        pixels_per_mm: f64,
        /// Whether to cut round corners.
        round: bool,
        /// Whether the face is being edited, so that the next picture is probably similar.
        again: bool,
    },
    /// An SVG of one face.
    Svg,
    /// A PDF of all faces. With backs, the last face is the back.
    Pdf(Layout),
}

#[derive(Clone, Debug, Default)]
pub(super) struct RenderOutput {
    /// How the text of each face fits.
    pub(super) fits: Vec<Fit>,
    /// The positions of the first face's runs.
    pub(super) spots: Vec<Spot>,
    /// The pixels of a picture, or the content of a file.
    pub(super) bytes: Vec<u8>,
    /// Width and height of a picture in pixels.
    pub(super) size: [u32; 2],
}

/// Why nothing was rendered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Failure {
    /// The template has errors: the index of the face, and the messages.
    Template {
        face: usize,
        errors: Vec<String>,
    },
    /// Too much time or memory, or the process ended. The process for templates never sends it.
    #[serde(skip)]
    Stopped(Message),
    Cancelled,
}

impl From<RenderOutput> for Image {
    fn from(output: RenderOutput) -> Self {
        Self { width: output.size[0], height: output.size[1], rgba: output.bytes }
    }
}

/// Progress and cancellation of a rendering.
#[derive(Clone, Copy)]
pub(super) struct Cancellation<'a> {
    /// Called after each face.
    pub(super) step: &'a (dyn Fn() + Sync),
    /// Called often; returns false to cancel.
    pub(super) should_continue: &'a (dyn Fn() -> bool + Sync),
}

impl Cancellation<'_> {
    /// Never cancels and ignores progress.
    pub(super) const NONE: Cancellation<'static> = Cancellation { step: &|| {}, should_continue: &|| true };
}

pub(super) fn render(
    env: &TemplateEnv,
    faces: &[FaceInput],
    what: OutputKind,
    cancellation: Cancellation<'_>,
) -> Result<RenderOutput, Failure> {
    match what {
        OutputKind::Pdf(layout) => {
            let sets = lay_out_all(env, faces, cancellation)?;
            let pages: Vec<Page> = sets.iter().map(|set| set.page.clone()).collect();
            let bytes = sheets::pdf(&pages, layout).map_err(|errors| Failure::Template { face: 0, errors })?;
            let fits = sets.into_iter().map(|set| set.fit).collect();
            Ok(RenderOutput { fits, bytes, ..RenderOutput::default() })
        }
        OutputKind::Fit => {
            let sets = lay_out_all(env, faces, cancellation)?;
            Ok(RenderOutput { fits: sets.into_iter().map(|set| set.fit).collect(), ..RenderOutput::default() })
        }
        OutputKind::Image { pixels_per_mm, round, again } => {
            let LaidOut { page, fit, spots } = first(env, faces)?;
            let mut image = if again { env.layers.draw(&page, pixels_per_mm) } else { draw(&page, pixels_per_mm) };
            if round {
                cut_corners(&mut image, CORNER * pixels_per_mm);
            }
            Ok(RenderOutput { fits: vec![fit], spots, size: [image.width, image.height], bytes: image.rgba })
        }
        OutputKind::Svg => {
            let LaidOut { page, fit, spots } = first(env, faces)?;
            let svg = typst_svg::svg(&page, &SvgOptions::default());
            Ok(RenderOutput { fits: vec![fit], spots, bytes: svg.into_bytes(), size: [0, 0] })
        }
    }
}

fn first(env: &TemplateEnv, faces: &[FaceInput]) -> Result<LaidOut, Failure> {
    let none = || Failure::Template { face: 0, errors: vec!["there is no face".to_owned()] };
    one(env, faces.first().ok_or_else(none)?, 0)
}

fn one(env: &TemplateEnv, input: &FaceInput, face: usize) -> Result<LaidOut, Failure> {
    let art = input.art.as_ref().map(|art| (art.name.as_str(), art.bytes.clone()));
    let set = lay_out(&CardWorld::card(env, input.data.clone(), art));
    env.trim_cache();
    set.map_err(|errors| Failure::Template { face, errors })
}

fn lay_out_all(
    env: &TemplateEnv,
    faces: &[FaceInput],
    cancellation: Cancellation<'_>,
) -> Result<Vec<LaidOut>, Failure> {
    use rayon::prelude::*;
    let each = |(place, input): (usize, &FaceInput)| {
        if !(cancellation.should_continue)() {
            return Err(Failure::Cancelled);
        }
        let set = one(env, input, place)?;
        (cancellation.step)();
        Ok(set)
    };
    faces.par_iter().enumerate().map(each).collect()
}
