//! Lays out a face with Typst, and reads from the result how its text fits, which glyphs are missing, and where its
//! runs are.

use serde::{Deserialize, Serialize};
use typst::World as _;
use typst::WorldExt as _;
use typst::diag::{SourceDiagnostic, Warned};
use typst::foundations::{Dict, Label, Selector, Value};
use typst::introspection::{Introspector as _, MetadataElem};
use typst::layout::{Abs, Frame, FrameItem, Point, Transform};
use typst::model::Destination;
use typst::utils::{PicoStr, Scalar};
use typst_layout::{Page, PagedDocument};
use typst_render::RenderOptions;

use super::world::CardWorld;

/// Typographic points per millimetre.
pub(super) const POINTS_PER_MM: f64 = 72.0 / 25.4;

/// How the text of a face fits.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// Font size of the rules text in millimetres; 0 on a face without rules text.
    pub rules: f64,
    /// Whether there was room for the flavour text.
    pub flavour: bool,
    /// Texts that do not fit.
    pub over: Vec<Overflow>,
    /// Characters that no bundled font has, without repetition.
    pub missing: Vec<char>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Overflow {
    /// The template's name for the text (`rules`, `name`, `type`).
    pub what: String,
    /// The excess in millimetres.
    pub over: f64,
}

/// The position of a run. A run that is broken across lines has several.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Spot {
    pub(super) run: usize,
    /// Left, top, width and height, in millimetres.
    pub(super) rectangle: [f64; 4],
}

/// A face after layout.
pub(super) struct LaidOut {
    pub(super) page: Page,
    pub(super) fit: Fit,
    pub(super) spots: Vec<Spot>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Premultiplied RGBA, four bytes per pixel, row by row.
    pub rgba: Vec<u8>,
}

impl Image {
    /// Width and height. `None` for a picture without pixels.
    pub(super) fn size(&self) -> Option<[usize; 2]> {
        let size = [usize::try_from(self.width).ok()?, usize::try_from(self.height).ok()?];
        let bytes = size[0].checked_mul(size[1])?.checked_mul(4)?;
        (bytes > 0 && bytes == self.rgba.len()).then_some(size)
    }
}

/// Lays out the first page. The error has one line per message of the template.
pub(super) fn lay_out(world: &CardWorld<'_>) -> Result<LaidOut, Vec<String>> {
    let Warned { output, warnings } = typst::compile::<PagedDocument>(world);
    let document = output.map_err(|errors| errors.iter().map(|error| describe(world, error)).collect::<Vec<_>>())?;
    // Typst only warns if the layout does not converge, but the result is arbitrary.
    if let Some(warning) = warnings.iter().find(|warning| warning.message.contains("did not converge")) {
        return Err(vec![describe(world, warning)]);
    }
    let page = document.pages().first().cloned().ok_or_else(|| vec!["it makes no page".to_owned()])?;
    let mut fit = Fit::default();
    for found in labelled(&document, "fit") {
        fit.rules = number(&found, "rules");
        fit.flavour = matches!(found.get("flavour"), Ok(Value::Bool(true)));
    }
    for found in labelled(&document, "overflow") {
        let what = match found.get("what") {
            Ok(Value::Str(what)) => what.to_string(),
            _ => String::new(),
        };
        fit.over.push(Overflow { what, over: number(&found, "over") });
    }
    let mut spots = Vec::new();
    walk(&page.frame, Transform::identity(), &mut spots, &mut fit.missing);
    Ok(LaidOut { page, fit, spots: joined(spots) })
}

pub(super) fn draw(page: &Page, pixels_per_mm: f64) -> Image {
    let pixel_per_pt = Scalar::new(pixels_per_mm / POINTS_PER_MM);
    let pixels = typst_render::render(page, &RenderOptions { pixel_per_pt, render_bleed: false });
    Image { width: pixels.width(), height: pixels.height(), rgba: pixels.take() }
}

/// Removes everything from a frame that refers to its document and is not drawn.
pub(super) fn bare(frame: &Frame) -> Frame {
    let mut found = Frame::new(frame.size(), frame.kind());
    for (position, item) in frame.items() {
        match item {
            FrameItem::Tag(_) | FrameItem::Link(..) => {}
            FrameItem::Group(group) => {
                let mut group = group.clone();
                group.frame = bare(&group.frame);
                group.parent = None;
                group.label = None;
                found.push(*position, FrameItem::Group(group));
            }
            other => found.push(*position, other.clone()),
        }
    }
    found
}

/// The metadata that the template has attached to a label.
fn labelled(document: &PagedDocument, label: &str) -> Vec<Dict> {
    let Some(label) = Label::new(PicoStr::intern(label)) else { return Vec::new() };
    let found = document.introspector().query(&Selector::Label(label));
    let values = found.iter().filter_map(|content| content.to_packed::<MetadataElem>());
    values
        .filter_map(|metadata| match &metadata.value {
            Value::Dict(dict) => Some(dict.clone()),
            _ => None,
        })
        .collect()
}

fn number(found: &Dict, key: &str) -> f64 {
    match found.get(key) {
        Ok(Value::Float(number)) => *number,
        #[allow(clippy::cast_precision_loss, reason = "millimetres of a card")]
        Ok(Value::Int(number)) => *number as f64,
        _ => 0.0,
    }
}

/// Collects the positions of runs and the characters without a glyph.
fn walk(frame: &Frame, to_page: Transform, spots: &mut Vec<Spot>, missing: &mut Vec<char>) {
    for (position, item) in frame.items() {
        match item {
            FrameItem::Group(group) => {
                let here = to_page.pre_concat(Transform::translate(position.x, position.y));
                walk(&group.frame, here.pre_concat(group.transform), spots, missing);
            }
            FrameItem::Text(text) => {
                for glyph in text.glyphs.iter().filter(|glyph| glyph.id == 0) {
                    for c in text.text.get(glyph.range()).unwrap_or_default().chars() {
                        if !missing.contains(&c) {
                            missing.push(c);
                        }
                    }
                }
            }
            FrameItem::Link(Destination::Url(url), size) => {
                let Some(run) = url.as_str().strip_prefix(AREA).and_then(|number| number.parse().ok()) else {
                    continue;
                };
                let from = position.transform(to_page);
                let to = (*position + Point::new(size.x, size.y)).transform(to_page);
                let (left, right) = (from.x.min(to.x), from.x.max(to.x));
                let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
                // A space at the end of a line has no width.
                if right > left {
                    // Round, so that equal positions are equal numbers however they were computed.
                    let rounded = |length: Abs| (length.to_mm() * 1e6).round() / 1e6;
                    spots.push(Spot { run, rectangle: [left, top, right - left, bottom - top].map(rounded) });
                }
            }
            FrameItem::Shape(..) | FrameItem::Image(..) | FrameItem::Link(..) | FrameItem::Tag(_) => {}
        }
    }
}

/// Joins adjacent pieces of a run, such as an icon and its number, into one position.
fn joined(spots: Vec<Spot>) -> Vec<Spot> {
    let mut whole: Vec<Spot> = Vec::with_capacity(spots.len());
    for spot in spots {
        match whole.iter_mut().rev().find(|known| known.run == spot.run && known.is_adjacent(&spot)) {
            Some(known) => known.cover(&spot),
            None => whole.push(spot),
        }
    }
    whole
}

impl Spot {
    /// Whether two positions are on one line with at most the gap between an icon and its number.
    fn is_adjacent(&self, other: &Self) -> bool {
        /// In millimetres.
        const GAP: f64 = 0.5;
        let shared = |axis: usize| {
            let end = |spot: &Self| spot.rectangle[axis] + spot.rectangle[axis + 2];
            end(self).min(end(other)) - self.rectangle[axis].max(other.rectangle[axis])
        };
        shared(0) > -GAP && shared(1) > self.rectangle[3].min(other.rectangle[3]) / 2.0
    }

    fn cover(&mut self, other: &Self) {
        for axis in [0, 1] {
            let end = |spot: &Self| spot.rectangle[axis] + spot.rectangle[axis + 2];
            let last = end(self).max(end(other));
            self.rectangle[axis] = self.rectangle[axis].min(other.rectangle[axis]);
            self.rectangle[axis + 2] = last - self.rectangle[axis];
        }
    }
}

/// The prefix of the links that mark runs.
pub(super) const AREA: &str = "area:";

/// A message of Typst with its file and line.
fn describe(world: &CardWorld<'_>, problem: &SourceDiagnostic) -> String {
    let place = problem.span.id().zip(world.range(problem.span)).and_then(|(id, range)| {
        let source = world.source(id).ok()?;
        let line = source.lines().byte_to_line(range.start)?;
        Some(format!("{}, line {}: ", CardWorld::path_of(id), line + 1))
    });
    let mut words = place.unwrap_or_default();
    words.push_str(&problem.message);
    // Hints with `--` are about the options of Typst's own program.
    for hint in problem.hints.iter().filter(|hint| !hint.v.contains("`--")) {
        words.extend([" (", &hint.v, ")"]);
    }
    words
}
