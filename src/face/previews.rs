//! The faces that a window shows: which are requested, when they are requested again, and the last picture of each, which
//! stays until the new one is ready.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::previewer::{Job, Previewer};
use super::thumbnails::{Key as ThumbnailKey, Stamp, Thumbnails};
use super::{
    Area, Cut, Faces, Fit, Highlight, Image, Paragraph, ParagraphStyle, Printed, Rendered, Request, Shape, Words,
    sentences,
};
use crate::base::Diagnostic;
use crate::card::{Card, CheckedRecords};
use crate::registry::{Project, RecordPath};
use crate::text::{ENGLISH, Language, Text};

/// The longest line in pixels, because some graphics drivers have no larger textures.
const MAX_LINE_PIXELS: f64 = 2048.0;

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

/// A face that has been drawn. `T` is the picture as the window keeps it.
#[derive(Debug)]
pub struct Shown<T> {
    /// `None` if the face could not be drawn. The problems say why.
    pub texture: Option<T>,
    /// The areas of the parts of its text, in pixels.
    pub areas: Vec<Area>,
    pub fit: Fit,
    /// Problems of art, fit and template.
    pub problems: Vec<Diagnostic>,
    /// The memory that the picture takes, in bytes.
    pub(super) bytes: usize,
}

impl<T> Shown<T> {
    /// The part of the text at a pixel of the picture.
    pub fn part_at(&self, pixel: [f32; 2]) -> Option<Highlight> {
        let [x, y] = pixel.map(f64::from);
        let contains =
            |[left, top, width, height]: [f64; 4]| left <= x && x < left + width && top <= y && y < top + height;
        let area = self.areas.iter().find(|area| contains(area.rectangle))?;
        Some(Highlight { row: area.row, inside: area.nested, part: area.inside.last().copied() })
    }
}

/// A card or hero in a language.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// The sources of its words.
    pub words: Words<'a>,
    /// The checked form of the registry's records.
    pub checked: &'a CheckedRecords,
    /// The revision of the project, or another number that changes with the words.
    pub revision: u64,
    pub place: RecordPath,
    pub language: &'static Language,
}

impl Wanted<'_> {
    fn language_index(&self) -> usize {
        self.words.texts.languages().position(|language| language == self.language).unwrap_or(0)
    }

    fn key(&self) -> Key {
        let (revision, place, language) = (self.revision, self.place, self.language.tag);
        Key { revision, generation: 0, place, language, pixels: 0.0, highlight: None, style: None, value: None }
    }

    fn printed(&self) -> Option<Printed> {
        self.words.face(self.language, self.place, self.checked)
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
    highlight: Option<Highlight>,
    style: Option<ParagraphStyle>,
    /// The value that replaces the card's own.
    value: Option<i64>,
}

struct Entry<T> {
    key: Key,
    /// The number of the last request, if the record could be printed.
    request: Option<u64>,
    is_drawn: bool,
    shown: Option<Shown<T>>,
}

/// The faces of an open project.
pub struct Previews<T> {
    start: Box<dyn Fn() -> io::Result<Previewer<Slot>>>,
    /// `None` until [`Self::start`] is called.
    previewer: Option<Previewer<Slot>>,
    entries: HashMap<Slot, Entry<T>>,
    thumbnails: Thumbnails<T>,
    /// Increases whenever templates and pictures on the disk may have changed.
    generation: u64,
}

impl<T> Previews<T> {
    /// The faces of a game, or of the project in a folder. `wake` is called whenever something is ready.
    pub fn new(folder: Option<PathBuf>, game: &str, wake: impl Fn() + Clone + Send + 'static) -> Self {
        let game: Arc<str> = game.into();
        let start = move || {
            let (folder, game) = (folder.clone(), game.clone());
            let load = move || Faces::of(&Project { folder, ..Project::bundled() }, &game);
            Previewer::new(load, wake.clone())
        };
        let (entries, thumbnails) = (HashMap::new(), Thumbnails::default());
        Self { start: Box::new(start), previewer: None, entries, thumbnails, generation: 0 }
    }

    /// Starts to read fonts and templates in the background, unless it was started before.
    pub fn start(&mut self) {
        if self.previewer.is_none() {
            self.previewer = (self.start)().ok();
        }
    }

    /// Whether pictures are still to come.
    #[cfg(feature = "testing")]
    pub fn is_drawing(&self) -> bool {
        self.previewer.as_ref().is_some_and(Previewer::is_busy)
    }

    /// Whether the last pictures of [`Self::preview`] show what was requested last.
    #[cfg(feature = "testing")]
    pub fn has_drawn_previews(&self) -> bool {
        let mut previews = self.entries.iter().filter(|(slot, _)| matches!(slot, Slot::Preview(_)));
        previews.all(|(_, entry)| entry.is_drawn || entry.request.is_none())
    }

    /// Requests all pictures again, because templates and pictures on the disk may have changed.
    pub fn invalidate(&mut self) {
        if self.previewer.as_ref().is_some_and(Previewer::is_outdated) {
            self.previewer = (self.start)().ok();
        }
        self.generation += 1;
    }

    /// Takes over what has been drawn, once per frame. `upload` makes a texture of a picture of `size` pixels, or puts the
    /// picture into the last texture of the slot. Returns the problems of the project's templates, once.
    pub fn collect(&mut self, mut upload: impl FnMut(Slot, Option<T>, [usize; 2], &Image) -> T) -> Vec<Diagnostic> {
        let Some(previewer) = &self.previewer else { return Vec::new() };
        for delivery in previewer.deliveries() {
            let slot = delivery.slot;
            let shown = if let Some(entry) = self.entries.get_mut(&slot) {
                entry.is_drawn = entry.request == Some(delivery.number);
                Some(&mut entry.shown)
            } else {
                self.thumbnails.shown(slot)
            };
            if let Some(shown) = shown {
                *shown = Some(show(slot, shown.take(), delivery.rendered, &mut upload));
            }
        }
        self.thumbnails.begin_frame(previewer);
        previewer.take_problems()
    }

    /// The last picture in a slot. Requests a new one if its key has changed.
    fn get(&mut self, slot: Slot, key: Key, make: impl FnOnce() -> Option<Job>) -> Option<&Shown<T>> {
        let key = Key { generation: self.generation, ..key };
        if self.entries.get(&slot).is_none_or(|entry| entry.key != key)
            && let Some(previewer) = &self.previewer
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
    pub fn face(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, highlight: Option<Highlight>) -> Option<&Shown<T>> {
        let key = Key { pixels: pixels_per_mm, highlight, ..wanted.key() };
        self.get(Slot::Face, key, || {
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
    ) -> Option<&Shown<T>> {
        let key = Key { pixels: pixels_per_mm, value, ..wanted.key() };
        self.get(Slot::Preview(at), key, || {
            Some(face_job(request(wanted.words.card(wanted.language, card), pixels_per_mm)))
        })
    }

    /// A text as a picture, for scripts that the window cannot lay out.
    pub fn line(&mut self, wanted: &Wanted<'_>, text: &Text, style: ParagraphStyle) -> Option<&Shown<T>> {
        let style = ParagraphStyle { width: style.width.min(MAX_LINE_PIXELS / style.scale), ..style };
        let key = Key { style: Some(style), ..wanted.key() };
        self.get(Slot::Line(wanted.language_index()), key, || {
            let (sentences, join) = sentences(text, |_| false);
            Some(Job::Paragraph(Box::new(Paragraph { language: wanted.language, sentences, join, style })))
        })
    }

    /// How a record's text fits its face. `None` while that is not known yet, as for the following two.
    pub fn fit(&mut self, wanted: &Wanted<'_>) -> Option<&Fit> {
        self.get_fit(Slot::Fit(wanted.language_index()), wanted.key(), || wanted.printed())
    }

    /// How a card with another value fits its face.
    pub fn preview_fit(&mut self, at: usize, wanted: &Wanted<'_>, card: &Card, value: i64) -> Option<&Fit> {
        let key = Key { value: Some(value), ..wanted.key() };
        self.get_fit(Slot::PreviewFit(at), key, || Some(wanted.words.card(wanted.language, card)))
    }

    /// How one of many records fits its face.
    pub fn change_fit(&mut self, at: usize, wanted: &Wanted<'_>) -> Option<&Fit> {
        self.get_fit(Slot::ChangeFit(at), wanted.key(), || wanted.printed())
    }

    fn get_fit(&mut self, slot: Slot, key: Key, printed: impl FnOnce() -> Option<Printed>) -> Option<&Fit> {
        self.get(slot, key, || Some(face_job(request(printed()?, 0.5)))).map(|shown| &shown.fit)
    }

    /// A small face of a record.
    pub fn thumbnail(&mut self, wanted: &Wanted<'_>, pixels_per_mm: f32, cut: Cut) -> Option<&Shown<T>> {
        let key = ThumbnailKey::new(Some(wanted.place), wanted.language, pixels_per_mm, cut);
        let stamp = Stamp { revision: wanted.revision, generation: self.generation };
        self.thumbnails.get(self.previewer.as_ref()?, key, stamp, || wanted.printed())
    }

    /// The back of every card, small.
    pub fn back(&mut self, pixels_per_mm: f32, cut: Cut) -> Option<&Shown<T>> {
        let key = ThumbnailKey::new(None, ENGLISH, pixels_per_mm, cut);
        let stamp = Stamp { revision: 0, generation: self.generation };
        self.thumbnails.get(self.previewer.as_ref()?, key, stamp, || Some(Printed::back()))
    }
}

fn request(face: Printed, pixels_per_mm: f32) -> Request {
    Request { face, shape: ROUND, pixels_per_mm: f64::from(pixels_per_mm), with_areas: false, highlight: None }
}

fn face_job(request: Request) -> Job {
    Job::Face(Box::new(request))
}

/// A face that could not be drawn keeps its last picture.
fn show<T>(
    slot: Slot,
    last: Option<Shown<T>>,
    rendered: Rendered,
    upload: &mut impl FnMut(Slot, Option<T>, [usize; 2], &Image) -> T,
) -> Shown<T> {
    let Rendered { image, fit, areas, problems } = rendered;
    match (image.size().filter(|_| !slot.is_fit()), last) {
        (Some(size), last) => {
            let texture = Some(upload(slot, last.and_then(|last| last.texture), size, &image));
            Shown { texture, areas, fit, problems, bytes: image.rgba.len() }
        }
        (None, Some(last)) if !slot.is_fit() => Shown { problems, ..last },
        (None, _) => Shown { texture: None, areas, fit, problems, bytes: 0 },
    }
}
