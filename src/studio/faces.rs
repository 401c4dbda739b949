//! Card faces for the window. They are drawn in the background: of each slot the newest request counts, and the last
//! picture is shown until the new one is ready.

use std::collections::HashMap;
use std::path::PathBuf;

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions, Vec2};

use super::background::{Background, Progress};
use super::selection::Hover;
use super::theme::Colours;
use super::thumbnails::{Cut, Key as ThumbnailKey, Stamp, Thumbnails};
use super::view::View;
use crate::base::{Diagnostic, Name};
use crate::card::Card;
use crate::document::{Document, RecordPath};
use crate::face::{
    Area, Faces, Fit, Highlight, Image, Job, Paragraph, Previewer, Printed, Rendered, Request, Shape, Words, sentences,
};
use crate::registry::Project;
use crate::text::{ENGLISH, Language, Text, Texts};

/// Points per millimetre at 100 %.
pub const POINTS_PER_MM: f32 = 3.22;
/// The size of a card, in millimetres.
pub const CARD_MM: [f32; 2] = [63.0, 88.0];
/// The longest line in pixels, because some drivers have no larger textures.
const MAX_LINE_PIXELS: f32 = 2048.0;

const ROUND: Shape = Shape { bleed: 0.0, round: true };

/// Where a picture is shown. Earlier variants are drawn first, because what the user edits matters most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// The face of the selected record.
    Face,
    /// Its text in a language, by the index of the language.
    Line(usize),
    /// One of a few cards as they would be with another value.
    Preview(usize),
    /// How the selected record fits in a language.
    Fit(usize),
    PreviewFit(usize),
    /// How one of the records that an edit of a message changes fits.
    ChangeFit(usize),
    Thumbnail(u64),
}

impl Slot {
    /// Whether only the fit is needed, not the picture.
    fn is_fit(self) -> bool {
        matches!(self, Slot::Fit(_) | Slot::PreviewFit(_) | Slot::ChangeFit(_))
    }
}

/// A face that has been drawn.
pub struct Shown {
    /// `None` if the face could not be drawn. The problems say why.
    pub texture: Option<TextureHandle>,
    /// The areas of the parts of its text, in pixels.
    pub areas: Vec<Area>,
    pub fit: Fit,
    pub problems: Vec<Diagnostic>,
}

impl Shown {
    /// The memory that the picture takes, in bytes.
    pub fn size(&self) -> usize {
        self.texture.as_ref().map_or(0, TextureHandle::byte_size)
    }

    /// The part of the text at a pixel of the picture.
    pub fn hover_at(&self, pixel: Vec2) -> Option<Hover> {
        let (x, y) = (f64::from(pixel.x), f64::from(pixel.y));
        let contains =
            |[left, top, width, height]: [f64; 4]| left <= x && x < left + width && top <= y && y < top + height;
        let area = self.areas.iter().find(|area| contains(area.rectangle))?;
        Some(Hover { row: area.row, part: area.inside.last().copied() })
    }
}

/// Everything that a picture depends on. If it changes, the picture is requested again.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    revision: u64,
    generation: u64,
    place: RecordPath,
    language: &'static str,
    pixels: f32,
    width: f32,
    colour: Color32,
    hover: Option<Hover>,
    /// The value that replaces the card's own.
    value: Option<i64>,
}

struct Entry {
    key: Key,
    /// The number of the last request, if the record could be printed.
    request: Option<u64>,
    is_drawn: bool,
    shown: Option<Shown>,
}

/// The faces of the open project.
pub struct FaceCache {
    folder: Option<PathBuf>,
    game: Name,
    renderer: Option<Renderer>,
    starting: Option<Background<Option<Renderer>>>,
    entries: HashMap<Slot, Entry>,
    thumbnails: Thumbnails,
    /// Increases whenever templates and pictures on the disk may have changed.
    generation: u64,
}

/// The thread that draws, with fonts and templates.
struct Renderer {
    previewer: Previewer<Slot>,
    faces: Faces,
    problems: Vec<Diagnostic>,
}

impl FaceCache {
    /// Starts to read fonts and templates in the background.
    pub fn new(ctx: &Context, folder: Option<PathBuf>, game: &Name) -> Self {
        let mut cache = Self {
            folder,
            game: game.clone(),
            renderer: None,
            starting: None,
            entries: HashMap::new(),
            thumbnails: Thumbnails::default(),
            generation: 0,
        };
        cache.start(ctx);
        cache
    }

    fn start(&mut self, ctx: &Context) {
        let (wake, folder, game) = (ctx.clone(), self.folder.clone(), self.game.clone());
        let start = move || {
            let (faces, problems) = Faces::of(&Project { folder, ..Project::bundled() }, &game);
            let previewer = Previewer::new(faces.clone(), move || wake.request_repaint()).ok()?;
            Some(Renderer { previewer, faces, problems })
        };
        self.starting = Background::start(ctx, "fonts", start).ok();
    }

    /// Whether pictures are still to come.
    #[cfg(feature = "testing")]
    pub fn is_drawing(&self) -> bool {
        self.starting.is_some() || self.renderer.as_ref().is_some_and(|renderer| renderer.previewer.is_busy())
    }

    /// Whether the last pictures of [`Self::preview`] show what was requested last.
    #[cfg(feature = "testing")]
    pub fn has_drawn_previews(&self) -> bool {
        let mut previews = self.entries.iter().filter(|(slot, _)| matches!(slot, Slot::Preview(_)));
        previews.all(|(_, entry)| entry.is_drawn || entry.request.is_none())
    }

    /// Requests all pictures again, because templates and pictures on the disk may have changed.
    pub fn invalidate(&mut self, ctx: &Context) {
        let is_outdated = self.renderer.as_ref().is_some_and(|renderer| renderer.faces.are_outdated());
        if is_outdated && self.starting.is_none() {
            self.start(ctx);
        }
        self.generation += 1;
    }

    /// Takes over what has been drawn. Returns the problems of the project's templates, once.
    pub fn collect(&mut self, ctx: &Context) -> Vec<Diagnostic> {
        if let Some(progress) = self.starting.as_mut().map(Background::poll)
            && !matches!(progress, Progress::Pending)
        {
            self.starting = None;
            if let Progress::Done(Some(renderer)) = progress {
                self.renderer = Some(renderer);
                self.generation += 1;
            }
        }
        let Some(Renderer { previewer, problems, .. }) = &mut self.renderer else { return Vec::new() };
        for delivery in previewer.deliveries() {
            let slot = delivery.slot;
            let shown = if let Some(entry) = self.entries.get_mut(&slot) {
                entry.is_drawn = entry.request == Some(delivery.number);
                Some(&mut entry.shown)
            } else {
                self.thumbnails.shown(slot)
            };
            if let Some(shown) = shown {
                *shown = Some(show(ctx, slot, shown.take(), delivery.rendered));
            }
        }
        self.thumbnails.begin_frame(previewer);
        std::mem::take(problems)
    }

    /// The last picture in a slot. Requests a new one if its key has changed.
    fn get(&mut self, slot: Slot, key: Key, make: impl FnOnce() -> Option<Job>) -> Option<&Shown> {
        let key = Key { generation: self.generation, ..key };
        if self.entries.get(&slot).is_none_or(|entry| entry.key != key)
            && let Some(Renderer { previewer, .. }) = &self.renderer
        {
            let request = make().map(|job| previewer.request(slot, job));
            let last = self.entries.remove(&slot);
            let is_same_record = last.as_ref().is_some_and(|last| last.key.place == key.place);
            // The face of another record is better than none until the new one is ready. A fit is not.
            let stays =
                if slot.is_fit() { is_same_record && request.is_some() } else { is_same_record || request.is_some() };
            let shown = last.and_then(|last| last.shown).filter(|_| stays);
            self.entries.insert(slot, Entry { key, request, is_drawn: false, shown });
        }
        self.entries.get(&slot)?.shown.as_ref()
    }

    /// The face of a record.
    pub fn face(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, hover: Option<Hover>) -> Option<&Shown> {
        let key = Key { pixels: pixels_per_mm, hover, ..wanted.key() };
        self.get(Slot::Face, key, || {
            let highlight = hover.map(highlight);
            Some(face_job(Request { with_areas: true, highlight, ..request(wanted.printed()?, pixels_per_mm) }))
        })
    }

    /// The face of a card that is not in the project, e.g. with another value. `at` is its index among the cards that
    /// are shown at once.
    pub fn preview(
        &mut self,
        at: usize,
        wanted: &Wanted<'_>,
        card: &Card,
        value: Option<i64>,
        pixels_per_mm: f32,
    ) -> Option<&Shown> {
        let key = Key { pixels: pixels_per_mm, value, ..wanted.key() };
        self.get(Slot::Preview(at), key, || {
            Some(face_job(request(wanted.words().card(wanted.language, card), pixels_per_mm)))
        })
    }

    /// A text as a picture, for scripts that egui cannot lay out.
    pub fn line(&mut self, wanted: &Wanted<'_>, text: &Text, style: &LineStyle) -> Option<&Shown> {
        let LineStyle { width, size, colours, scale, hover } = *style;
        let width = width.min(MAX_LINE_PIXELS / scale);
        let key = Key { pixels: scale, width, colour: colours.text, hover, ..wanted.key() };
        self.get(Slot::Line(wanted.language_index()), key, || {
            let (sentences, join) = sentences(text, |_| false);
            let rgba = |colour: Color32| colour.to_srgba_unmultiplied();
            Some(Job::Paragraph(Box::new(Paragraph {
                language: wanted.language,
                sentences,
                join,
                width: f64::from(width),
                size: f64::from(size),
                colour: rgba(colours.text),
                marks: [rgba(colours.mark), rgba(colours.mark_part)],
                highlight: hover.map(highlight),
                scale: f64::from(scale),
            })))
        })
    }

    /// How a record's text fits its face. `None` while that is not known yet, as for the following two.
    pub fn fit(&mut self, wanted: &Wanted<'_>) -> Option<&Fit> {
        self.get_fit(Slot::Fit(wanted.language_index()), wanted.key(), || wanted.printed())
    }

    /// How a card with another value fits its face.
    pub fn preview_fit(&mut self, at: usize, wanted: &Wanted<'_>, card: &Card, value: i64) -> Option<&Fit> {
        let key = Key { value: Some(value), ..wanted.key() };
        self.get_fit(Slot::PreviewFit(at), key, || Some(wanted.words().card(wanted.language, card)))
    }

    /// How one of many records fits its face. `version` is the version of the texts, instead of the project's revision.
    pub fn change_fit(&mut self, at: usize, wanted: &Wanted<'_>, version: u64) -> Option<&Fit> {
        self.get_fit(Slot::ChangeFit(at), Key { revision: version, ..wanted.key() }, || wanted.printed())
    }

    fn get_fit(&mut self, slot: Slot, key: Key, printed: impl FnOnce() -> Option<Printed>) -> Option<&Fit> {
        self.get(slot, key, || Some(face_job(request(printed()?, 0.5)))).map(|shown| &shown.fit)
    }

    /// A small face of a record.
    pub fn thumbnail(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, cut: Cut) -> Option<&Shown> {
        let key = ThumbnailKey::new(Some(wanted.place), wanted.language, pixels_per_mm, cut);
        let stamp = Stamp { revision: wanted.document.revision(), generation: self.generation };
        self.thumbnails.get(&self.renderer.as_ref()?.previewer, key, stamp, || wanted.printed())
    }

    /// The back of every card, small.
    pub fn back(&mut self, pixels_per_mm: f32, cut: Cut) -> Option<&Shown> {
        let key = ThumbnailKey::new(None, ENGLISH, pixels_per_mm, cut);
        let stamp = Stamp { revision: 0, generation: self.generation };
        self.thumbnails.get(&self.renderer.as_ref()?.previewer, key, stamp, || Some(Printed::back()))
    }
}

/// A record in a language.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    pub document: &'a Document,
    pub texts: &'a Texts,
    /// The card or hero.
    pub place: RecordPath,
    pub language: &'static Language,
}

pub struct LineStyle {
    /// In points.
    pub width: f32,
    /// The size of the font, in points.
    pub size: f32,
    pub colours: &'static Colours,
    /// Pixels per point.
    pub scale: f32,
    pub hover: Option<Hover>,
}

impl<'a> Wanted<'a> {
    pub fn new(view: &View<'a>, place: RecordPath, language: &'static Language) -> Self {
        Self { document: &view.model.document, texts: &view.model.texts, place, language }
    }

    fn language_index(&self) -> usize {
        self.texts.languages().position(|language| language == self.language).unwrap_or(0)
    }

    fn key(&self) -> Key {
        Key {
            revision: self.document.revision(),
            generation: 0,
            place: self.place,
            language: self.language.tag,
            pixels: 0.0,
            width: 0.0,
            colour: Color32::TRANSPARENT,
            hover: None,
            value: None,
        }
    }

    fn words(&self) -> Words<'_> {
        Words { rules: self.document.rules(), texts: self.texts, registry: self.document.registry() }
    }

    fn printed(&self) -> Option<Printed> {
        self.words().face(self.language, self.place, self.document.checked())
    }
}

fn request(face: Printed, pixels_per_mm: f32) -> Request {
    Request { face, shape: ROUND, pixels_per_mm: f64::from(pixels_per_mm), with_areas: false, highlight: None }
}

fn face_job(request: Request) -> Job {
    Job::Face(Box::new(request))
}

fn highlight(hover: Hover) -> Highlight {
    Highlight { row: hover.row, part: hover.part }
}

/// Uploads a picture, reusing the texture of the last one. A face that could not be drawn keeps its last picture.
fn show(ctx: &Context, slot: Slot, last: Option<Shown>, rendered: Rendered) -> Shown {
    let Rendered { image, fit, areas, problems } = rendered;
    if slot.is_fit() {
        return Shown { texture: None, areas, fit, problems };
    }
    let Some(image) = color_image(&image) else {
        return match last {
            Some(last) => Shown { problems, ..last },
            None => Shown { texture: None, areas, fit, problems },
        };
    };
    let texture = match last.and_then(|last| last.texture) {
        Some(mut texture) => {
            texture.set(image, TextureOptions::LINEAR);
            texture
        }
        None => ctx.load_texture(format!("face {slot:?}"), image, TextureOptions::LINEAR),
    };
    Shown { texture: Some(texture), areas, fit, problems }
}

fn color_image(image: &Image) -> Option<ColorImage> {
    let size = [usize::try_from(image.width).ok()?, usize::try_from(image.height).ok()?];
    let is_whole = size[0] > 0 && size[0].checked_mul(size[1])?.checked_mul(4)? == image.rgba.len();
    is_whole.then(|| ColorImage::from_rgba_premultiplied(size, &image.rgba))
}
