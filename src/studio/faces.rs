//! Card faces for the window: drawn in the background, the newest request wins, the last picture stays until then.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use super::selection::Hover;
use super::theme::Colours;
use super::thumbnails::{Cut, Key as SmallKey, Stamp, Thumbnails};
use crate::base::{Diagnostic, Name};
use crate::card::Card;
use crate::document::{Document, RecordPath};
use crate::face::{
    Area, Faces, Fit, Highlight, Image, Job, Paragraph, Previewer, Printed, Rendered, Request, Shape, Words, sentences,
};
use crate::registry::Project;
use crate::text::{ENGLISH, Language, Text, Texts};

/// Points to a millimetre at 100 %.
pub const POINTS_PER_MM: f32 = 3.22;
/// How long a face's round corner is, and its size, in millimetres.
pub const CARD_MM: [f32; 2] = [63.0, 88.0];

const FACE: u64 = 0;
// A project may have many languages beside the program's.
const LINES: u64 = 1;
const TRIED: u64 = 1000;
const FITS: u64 = 2000;
const FITS_TRIED: u64 = 3000;
const FITS_CHANGED: u64 = 4000;
const SMALL: u64 = 1 << 32;

/// A picture that is shown.
pub struct Shown {
    /// The picture; none where it could not be drawn, and why is among the problems.
    pub texture: Option<TextureHandle>,
    /// Where its text stands, in pixels of the picture.
    pub areas: Vec<Area>,
    /// How its text fits.
    pub fit: Fit,
    /// What is wrong with it.
    pub problems: Vec<Diagnostic>,
}

impl Shown {
    /// How much memory the picture takes, in bytes.
    pub fn size(&self) -> usize {
        self.texture.as_ref().map_or(0, TextureHandle::byte_size)
    }
}

/// What a picture was made of: a picture is asked for again when this changes.
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
    /// What stands on the face instead of the record's own number.
    value: Option<i64>,
}

struct Slot {
    asked: Key,
    number: u64,
    /// The number of the request whose picture is shown.
    drawn: u64,
    shown: Option<Shown>,
}

/// The faces of the open project.
pub struct FaceCache {
    folder: Option<PathBuf>,
    game: Name,
    started: Option<Started>,
    starting: Option<Receiver<Started>>,
    slots: HashMap<u64, Slot>,
    /// How the chosen card fits in each language, by the slot's number.
    fits: HashMap<u64, (Key, Option<Fit>)>,
    thumbnails: Thumbnails,
    /// How often templates and pictures on the disk may have changed.
    generation: u64,
}

/// The thread that draws, once fonts and templates have been read.
struct Started {
    previewer: Previewer,
    faces: Faces,
    problems: Vec<Diagnostic>,
}

impl FaceCache {
    /// Reads fonts and templates in the background.
    pub fn new(ctx: &Context, folder: Option<PathBuf>, game: &Name) -> Self {
        let mut show = Self {
            folder,
            game: game.clone(),
            started: None,
            starting: None,
            slots: HashMap::new(),
            fits: HashMap::new(),
            thumbnails: Thumbnails::default(),
            generation: 0,
        };
        show.start(ctx);
        show
    }

    fn start(&mut self, ctx: &Context) {
        let (sender, starting) = channel();
        let (ctx, folder, game) = (ctx.clone(), self.folder.clone(), self.game.clone());
        let start = move || {
            let (faces, problems) = Faces::of(&Project { folder, ..Project::bundled() }, &game);
            let wake = ctx.clone();
            if let Ok(previewer) = Previewer::new(faces.clone(), move || wake.request_repaint()) {
                // Nobody listens any more where another project was opened meanwhile.
                let _ = sender.send(Started { previewer, faces, problems });
                ctx.request_repaint();
            }
        };
        let started = std::thread::Builder::new().name("fonts".to_owned()).spawn(start).is_ok();
        self.starting = started.then_some(starting);
    }

    /// Whether pictures are still to come.
    pub fn is_drawing(&self) -> bool {
        self.starting.is_some() || self.started.as_ref().is_some_and(|started| started.previewer.is_busy())
    }

    /// To be called when the window has been away: templates and pictures may have been changed elsewhere.
    pub fn look_again(&mut self, ctx: &Context) {
        let outdated = self.started.as_ref().is_some_and(|started| started.faces.are_outdated());
        if outdated && self.starting.is_none() {
            self.start(ctx);
        }
        self.generation += 1;
    }

    /// Takes what has been drawn; gives what is wrong with the project's own templates, once.
    pub fn collect(&mut self, ctx: &Context) -> Vec<Diagnostic> {
        if let Some(started) = self.starting.as_ref().and_then(|starting| starting.try_recv().ok()) {
            self.started = Some(started);
            self.starting = None;
            self.generation += 1;
        }
        let Some(Started { previewer, problems, .. }) = &mut self.started else { return Vec::new() };
        for delivery in previewer.deliveries() {
            if (FITS..SMALL).contains(&delivery.slot) {
                if let Some((_, fit)) = self.fits.get_mut(&delivery.slot) {
                    *fit = Some(delivery.rendered.fit);
                }
            } else if delivery.slot >= SMALL {
                if let Some(shown) = self.thumbnails.shown(delivery.slot) {
                    *shown = Some(show(ctx, delivery.slot, shown.take(), delivery.rendered));
                }
            } else if let Some(slot) = self.slots.get_mut(&delivery.slot)
                // An older picture that comes late shows more than none.
                && delivery.number <= slot.number
            {
                slot.shown = Some(show(ctx, delivery.slot, slot.shown.take(), delivery.rendered));
                slot.drawn = delivery.number;
            }
        }
        self.thumbnails.begin_frame(previewer);
        std::mem::take(problems)
    }

    /// The face of a record, as it was drawn last; asks for a new one where it is no longer true.
    pub fn face(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, hover: Option<Hover>) -> Option<&Shown> {
        let key = wanted.key(pixels_per_mm, 0.0, Color32::TRANSPARENT, hover);
        let make = || {
            let request = Request {
                face: wanted.printed()?,
                shape: Shape { bleed: 0.0, round: true },
                pixels_per_mm: f64::from(pixels_per_mm),
                with_areas: true,
                highlight: hover.map(highlight),
            };
            Some(Job::Face(Box::new(request)))
        };
        self.picture(FACE, key, make)
    }

    /// A small face of a record, as it was drawn last.
    pub fn thumbnail(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, cut: Cut) -> Option<&Shown> {
        let key = small(Some(wanted.place), wanted.language, pixels_per_mm, cut);
        let stamp = Stamp { revision: wanted.document.revision(), generation: self.generation };
        let previewer = &self.started.as_ref()?.previewer;
        self.thumbnails.get(previewer, SMALL, key, stamp, || wanted.printed())
    }

    /// The back of every card, small.
    pub fn back(&mut self, pixels_per_mm: f32, cut: Cut) -> Option<&Shown> {
        let key = small(None, ENGLISH, pixels_per_mm, cut);
        let stamp = Stamp { revision: 0, generation: self.generation };
        let previewer = &self.started.as_ref()?.previewer;
        self.thumbnails.get(previewer, SMALL, key, stamp, || Some(Printed::back()))
    }

    /// The face of a card as it would be, with another value; the last of a few shown at once, by its place among them.
    pub fn tried(
        &mut self,
        at: usize,
        wanted: &Wanted<'_>,
        card: &Card,
        value: Option<i64>,
        pixels_per_mm: f32,
    ) -> Option<&Shown> {
        let generation = self.generation;
        let key = Key { generation, value, ..wanted.key(pixels_per_mm, 0.0, Color32::TRANSPARENT, None) };
        let make = || {
            let face = wanted.words().card(wanted.language, card);
            let (shape, pixels_per_mm) = (Shape { bleed: 0.0, round: true }, f64::from(pixels_per_mm));
            Some(Job::Face(Box::new(Request { face, shape, pixels_per_mm, with_areas: false, highlight: None })))
        };
        self.picture(TRIED + at as u64, key, make)
    }

    /// Whether the last pictures of [`Self::tried`] are those that were asked for last.
    pub fn has_drawn_tried(&self) -> bool {
        self.slots.iter().all(|(number, slot)| !(TRIED..FITS).contains(number) || slot.drawn == slot.number)
    }

    /// A text that the toolkit cannot set, as a picture.
    pub fn line(&mut self, wanted: &Wanted<'_>, text: &Text, set: &LineSet) -> Option<&Shown> {
        let at = wanted.place_of_language();
        let key = wanted.key(set.scale, set.width, set.colours.text, set.hover);
        let make = || {
            let (sentences, join) = sentences(text, |_| false);
            let rgba = |colour: Color32| colour.to_srgba_unmultiplied();
            Some(Job::Paragraph(Box::new(Paragraph {
                language: wanted.language,
                sentences,
                join,
                width: f64::from(set.width),
                size: f64::from(set.size),
                colour: rgba(set.colours.text),
                marks: [rgba(set.colours.mark), rgba(set.colours.mark_part)],
                highlight: set.hover.map(highlight),
                scale: f64::from(set.scale),
            })))
        };
        self.picture(LINES + at as u64, key, make)
    }

    fn picture(&mut self, number: u64, key: Key, make: impl FnOnce() -> Option<Job>) -> Option<&Shown> {
        let key = Key { generation: self.generation, ..key };
        let asked = self.slots.get(&number).is_some_and(|slot| slot.asked == key);
        if !asked && let Some(Started { previewer, .. }) = &self.started {
            let other = self.slots.get(&number).is_some_and(|slot| slot.asked.place != key.place);
            let job = make();
            let request = job.map(|job| previewer.request(number, job));
            let shown = self.slots.remove(&number).and_then(|slot| slot.shown).filter(|_| request.is_some() || !other);
            self.slots.insert(number, Slot { asked: key, number: request.unwrap_or(0), drawn: 0, shown });
        }
        self.slots.get(&number)?.shown.as_ref()
    }

    /// How a card with another value fits its face, by its place among a few; `None` while that is not known yet.
    pub fn fit_tried(&mut self, at: usize, wanted: &Wanted<'_>, card: &Card, value: i64) -> Option<&Fit> {
        let slot = FITS_TRIED + at as u64;
        let (value, generation) = (Some(value), self.generation);
        let key = Key { generation, value, ..wanted.key(0.0, 0.0, Color32::TRANSPARENT, None) };
        self.fit_in(slot, key, || Some(wanted.words().card(wanted.language, card)))
    }

    /// How a record's text fits its face in a language; `None` while that is not known yet.
    pub fn fit(&mut self, wanted: &Wanted<'_>) -> Option<&Fit> {
        let at = FITS + wanted.place_of_language() as u64;
        let key = Key { generation: self.generation, ..wanted.key(0.0, 0.0, Color32::TRANSPARENT, None) };
        self.fit_in(at, key, || wanted.printed())
    }

    /// How one of many records fits its face in texts that are as they are since a number; `None` while that is not
    /// known yet. `at` tells the texts apart too.
    pub fn fit_since(&mut self, at: usize, wanted: &Wanted<'_>, since: u64) -> Option<&Fit> {
        let slot = (FITS_CHANGED + at as u64).min(SMALL - 1);
        let key = wanted.key(0.0, 0.0, Color32::TRANSPARENT, None);
        let key = Key { generation: self.generation, revision: since, ..key };
        self.fit_in(slot, key, || wanted.printed())
    }

    fn fit_in(&mut self, at: u64, key: Key, printed: impl FnOnce() -> Option<Printed>) -> Option<&Fit> {
        if self.fits.get(&at).is_none_or(|(asked, _)| *asked != key) {
            let previewer = &self.started.as_ref()?.previewer;
            let face = printed()?;
            let shape = Shape { bleed: 0.0, round: true };
            let request = Request { face, shape, pixels_per_mm: 0.5, with_areas: false, highlight: None };
            previewer.request(at, Job::Face(Box::new(request)));
            let last = self.fits.remove(&at).and_then(|(asked, fit)| fit.filter(|_| asked.place == key.place));
            self.fits.insert(at, (key, last));
        }
        self.fits.get(&at)?.1.as_ref()
    }
}

/// Whose picture is wanted.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// The project.
    pub document: &'a Document,
    /// The messages of all languages.
    pub texts: &'a Texts,
    /// The card or hero.
    pub place: RecordPath,
    /// The language.
    pub language: &'static Language,
}

/// How a line of text is set.
pub struct LineSet {
    /// Its width, in points.
    pub width: f32,
    /// Its size, in points.
    pub size: f32,
    /// The colours of the theme.
    pub colours: &'static Colours,
    /// Pixels to a point.
    pub scale: f32,
    /// What is pointed at.
    pub hover: Option<Hover>,
}

impl Wanted<'_> {
    /// The language's place among those of the texts.
    fn place_of_language(&self) -> usize {
        self.texts.languages().position(|language| language == self.language).unwrap_or(0)
    }

    fn key(&self, pixels: f32, width: f32, colour: Color32, hover: Option<Hover>) -> Key {
        let revision = self.document.revision();
        Key {
            revision,
            generation: 0,
            place: self.place,
            language: self.language.tag,
            pixels,
            width,
            colour,
            hover,
            value: None,
        }
    }

    fn words(&self) -> Words<'_> {
        Words { rules: self.document.rules(), texts: self.texts, registry: self.document.registry() }
    }

    fn printed(&self) -> Option<Printed> {
        self.words().face(self.language, self.place)
    }
}

fn small(place: Option<RecordPath>, language: &Language, pixels_per_mm: f32, cut: Cut) -> SmallKey {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a few dozen pixels")]
    let sixteenths = (pixels_per_mm.clamp(0.5, 48.0) * 16.0).round() as u32;
    SmallKey { place, language: language.tag, cut, sixteenths }
}

fn highlight(hover: Hover) -> Highlight {
    Highlight { row: hover.row, part: hover.part }
}

fn show(ctx: &Context, slot: u64, before: Option<Shown>, rendered: Rendered) -> Shown {
    let Rendered { image, fit, areas, problems } = rendered;
    let Some(picture) = picture(&image) else {
        // What is wrong is told over the last picture, if there is one.
        return match before {
            Some(shown) => Shown { problems, ..shown },
            None => Shown { texture: None, areas, fit, problems },
        };
    };
    let texture = match before.and_then(|shown| shown.texture) {
        Some(mut texture) => {
            texture.set(picture, TextureOptions::LINEAR);
            texture
        }
        None => ctx.load_texture(format!("face {slot}"), picture, TextureOptions::LINEAR),
    };
    Shown { texture: Some(texture), areas, fit, problems }
}

fn picture(image: &Image) -> Option<ColorImage> {
    let size = [usize::try_from(image.width).ok()?, usize::try_from(image.height).ok()?];
    let is_whole = size[0] > 0 && size[0].checked_mul(size[1])?.checked_mul(4)? == image.rgba.len();
    is_whole.then(|| ColorImage::from_rgba_premultiplied(size, &image.rgba))
}
