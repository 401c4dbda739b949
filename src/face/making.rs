//! What is made of cards on a stage: a picture, a drawing, a document. The same in this process and in a child of it.

use serde::{Deserialize, Serialize};
use typst_layout::Page;
use typst_svg::SvgOptions;

use super::CORNER;
use super::art::Art;
use super::picture::cut_corners;
use super::setting::{Fit, Image, Set, Spot, draw, set};
use super::sheets::{self, Layout};
use super::stage::{Scene, Stage};

/// A face as the template gets it.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// `card.json`.
    pub(super) data: Vec<u8>,
    pub(super) art: Option<Art>,
}

/// What is to be made of faces.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) enum What {
    /// Only to see how the text fits.
    Fit,
    /// A picture of one face.
    Image {
        pixels_per_mm: f64,
        /// Whether the corners are cut.
        round: bool,
        /// Whether it is likely to be drawn again with little changed.
        again: bool,
    },
    /// A drawing of one face.
    Svg,
    /// A document with all faces; with backs, the last one is the back.
    Pdf(Layout),
}

/// What has been made.
#[derive(Clone, Debug, Default)]
pub(super) struct Made {
    /// How the text of each face fitted.
    pub(super) fits: Vec<Fit>,
    /// Where the runs of the first face stand.
    pub(super) spots: Vec<Spot>,
    /// A picture's pixels, or a file.
    pub(super) bytes: Vec<u8>,
    /// Width and height of a picture in pixels.
    pub(super) size: [u32; 2],
}

/// Why nothing has been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Failure {
    /// The template cannot set a face: its place, and what is wrong.
    Template { face: usize, errors: Vec<String> },
    /// It took too much time or memory, or the process that ran it ended.
    Stopped(String),
    /// Somebody has asked to stop.
    Cancelled,
}

impl From<Made> for Image {
    fn from(made: Made) -> Self {
        Self { width: made.size[0], height: made.size[1], rgba: made.bytes }
    }
}

/// Somebody who waits for what is made.
#[derive(Clone, Copy)]
pub(super) struct Waiting<'a> {
    /// Told of each face of several that is done.
    pub(super) step: &'a (dyn Fn() + Sync),
    /// Asked, often, whether they still wait.
    pub(super) goes_on: &'a (dyn Fn() -> bool + Sync),
}

impl Waiting<'_> {
    /// Somebody who wants it whatever comes.
    pub(super) const TO_THE_END: Waiting<'static> = Waiting { step: &|| {}, goes_on: &|| true };
}

/// Makes it.
pub(super) fn make(stage: &Stage, faces: &[Given], what: What, waiting: Waiting<'_>) -> Result<Made, Failure> {
    match what {
        What::Pdf(layout) => {
            let sets = set_all(stage, faces, waiting)?;
            let pages: Vec<Page> = sets.iter().map(|set| set.page.clone()).collect();
            let bytes = sheets::pdf(&pages, layout).map_err(|errors| Failure::Template { face: 0, errors })?;
            let fits = sets.into_iter().map(|set| set.fit).collect();
            Ok(Made { fits, bytes, ..Made::default() })
        }
        What::Fit => {
            let sets = set_all(stage, faces, waiting)?;
            Ok(Made { fits: sets.into_iter().map(|set| set.fit).collect(), ..Made::default() })
        }
        What::Image { pixels_per_mm, round, again } => {
            let Set { page, fit, spots } = first(stage, faces)?;
            let mut image = if again { stage.layers.draw(&page, pixels_per_mm) } else { draw(&page, pixels_per_mm) };
            if round {
                cut_corners(&mut image, CORNER * pixels_per_mm);
            }
            Ok(Made { fits: vec![fit], spots, size: [image.width, image.height], bytes: image.rgba })
        }
        What::Svg => {
            let Set { page, fit, spots } = first(stage, faces)?;
            let svg = typst_svg::svg(&page, &SvgOptions::default());
            Ok(Made { fits: vec![fit], spots, bytes: svg.into_bytes(), size: [0, 0] })
        }
    }
}

fn first(stage: &Stage, faces: &[Given]) -> Result<Set, Failure> {
    let none = || Failure::Template { face: 0, errors: vec!["there is no face".to_owned()] };
    one(stage, faces.first().ok_or_else(none)?, 0)
}

fn one(stage: &Stage, given: &Given, face: usize) -> Result<Set, Failure> {
    let art = given.art.as_ref().map(|art| (art.name.as_str(), art.bytes.clone()));
    let set = set(&Scene::card(stage, given.data.clone(), art));
    stage.forget();
    set.map_err(|errors| Failure::Template { face, errors })
}

fn set_all(stage: &Stage, faces: &[Given], waiting: Waiting<'_>) -> Result<Vec<Set>, Failure> {
    use rayon::prelude::*;
    let each = |(place, given): (usize, &Given)| {
        if !(waiting.goes_on)() {
            return Err(Failure::Cancelled);
        }
        let set = one(stage, given, place)?;
        (waiting.step)();
        Ok(set)
    };
    faces.par_iter().enumerate().map(each).collect()
}
