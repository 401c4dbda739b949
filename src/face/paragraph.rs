//! A text of an effect as a picture, for screens whose toolkit cannot draw a script from right to left.

use serde::Serialize;
use typst::syntax::Source;

use super::runs::{Highlight, Sentence, point};
use super::setting::{POINTS_PER_MM, Set, draw, set};
use super::stage::{Scene, Stage};
use super::{Rendered, areas};
use crate::text::Language;

/// A text to be drawn on a transparent ground. Lengths are the screen's points.
#[derive(Clone, Debug)]
pub struct Paragraph {
    /// Its language.
    pub language: &'static Language,
    /// Its sentences.
    pub sentences: Vec<Sentence>,
    /// What stands between two of them.
    pub join: String,
    /// The width of its lines.
    pub width: f64,
    /// The size of its letters.
    pub size: f64,
    /// The colour of its letters: red, green, blue, opacity.
    pub colour: [u8; 4],
    /// The grounds of a row and of a part that are pointed at.
    pub marks: [[u8; 4]; 2],
    /// What is pointed at.
    pub highlight: Option<Highlight>,
    /// Pixels in a point of the screen.
    pub scale: f64,
}

/// Draws a text; its areas tell where each run stands, in pixels.
pub(super) fn paragraph(stage: &Stage, paragraph: &Paragraph) -> Rendered {
    #[derive(Serialize)]
    struct Data<'a> {
        lang: &'a str,
        rtl: bool,
        width: f64,
        size: f64,
        colour: String,
        marks: [String; 2],
        rules: &'a [Sentence],
        join: &'a str,
    }
    let mut sentences = paragraph.sentences.clone();
    point(&mut sentences, paragraph.highlight.as_ref());
    let data = Data {
        lang: paragraph.language.tag,
        rtl: paragraph.language.right_to_left,
        width: paragraph.width.clamp(1.0, 10_000.0),
        size: paragraph.size.clamp(1.0, 200.0),
        colour: hex(paragraph.colour),
        marks: paragraph.marks.map(hex),
        rules: &sentences,
        join: &paragraph.join,
    };
    let json = serde_json::to_vec(&data).unwrap_or_default();
    let main = Source::detached(include_str!("../../assets/faces/paragraph.typ"));
    let set = set(&Scene::text(stage, main, json));
    stage.forget();
    let Ok(Set { page, fit, spots }) = set else { return Rendered::default() };
    let scale = paragraph.scale.clamp(0.1, 16.0);
    let image = draw(&page, scale * POINTS_PER_MM);
    let areas = areas(&sentences, &spots, scale * POINTS_PER_MM);
    Rendered { image, fit, areas, problems: Vec::new() }
}

fn hex(colour: [u8; 4]) -> String {
    let [red, green, blue, opacity] = colour;
    format!("#{red:02x}{green:02x}{blue:02x}{opacity:02x}")
}
