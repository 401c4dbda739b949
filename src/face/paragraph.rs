//! Draws rules text as a picture, for right-to-left scripts that egui cannot lay out.

use serde::Serialize;
use typst::syntax::Source;

use super::layout::{LaidOut, POINTS_PER_MM, draw, lay_out};
use super::runs::{Highlight, Sentence, point};
use super::world::{CardWorld, TemplateEnv};
use super::{Rendered, areas};
use crate::text::Language;

/// A text to draw on a transparent background.
#[derive(Clone, Debug)]
pub struct Paragraph {
    pub language: &'static Language,
    pub sentences: Vec<Sentence>,
    /// The separator between sentences.
    pub join: String,
    pub style: ParagraphStyle,
}

/// How a text is drawn. Lengths are in screen points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParagraphStyle {
    pub width: f64,
    /// The font size.
    pub size: f64,
    /// Text colour: red, green, blue, opacity.
    pub colour: [u8; 4],
    /// Background colours of a highlighted row and a highlighted part.
    pub marks: [[u8; 4]; 2],
    pub highlight: Option<Highlight>,
    /// Pixels per screen point.
    pub scale: f64,
}

/// Draws a text. The areas are in pixels.
pub(super) fn paragraph(env: &TemplateEnv, paragraph: &Paragraph) -> Rendered {
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
    let style = paragraph.style;
    let mut sentences = paragraph.sentences.clone();
    point(&mut sentences, style.highlight.as_ref());
    let data = Data {
        lang: paragraph.language.tag,
        rtl: paragraph.language.right_to_left,
        width: style.width.clamp(1.0, 10_000.0),
        size: style.size.clamp(1.0, 200.0),
        colour: hex(style.colour),
        marks: style.marks.map(hex),
        rules: &sentences,
        join: &paragraph.join,
    };
    let json = serde_json::to_vec(&data).unwrap_or_default();
    let main = Source::detached(include_str!("../../assets/faces/paragraph.typ"));
    let set = lay_out(&CardWorld::text(env, main, json));
    env.trim_cache();
    let Ok(LaidOut { page, fit, spots }) = set else { return Rendered::default() };
    let scale = style.scale.clamp(0.1, 16.0);
    let image = draw(&page, scale * POINTS_PER_MM);
    let areas = areas(&sentences, &spots, scale * POINTS_PER_MM);
    Rendered { image, fit, areas, problems: Vec::new() }
}

fn hex(colour: [u8; 4]) -> String {
    let [red, green, blue, opacity] = colour;
    format!("#{red:02x}{green:02x}{blue:02x}{opacity:02x}")
}
