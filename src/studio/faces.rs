//! Card faces as textures of the window.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::base::Diagnostic;
use crate::document::{Document, RecordPath};
use crate::face::{self, Image, Previews, Slot, Wanted, Words};
use crate::text::{Language, Texts};

/// Points per millimetre at 100 %.
pub const POINTS_PER_MM: f32 = 3.22;
/// The size of a card, in millimetres.
pub const CARD_MM: [f32; 2] = [63.0, 88.0];

pub type FaceCache = Previews<TextureHandle>;
pub type Shown = face::Shown<TextureHandle>;

/// The faces of a project.
pub fn faces_of(ctx: &Context, document: &Document) -> FaceCache {
    let wake = ctx.clone();
    Previews::new(document.path().map(ToOwned::to_owned), &document.rules().game, move || wake.request_repaint())
}

/// A record of the project in a language.
pub fn wanted<'a>(
    document: &'a Document,
    texts: &'a Texts,
    place: RecordPath,
    language: &'static Language,
) -> Wanted<'a> {
    let words = Words { rules: document.rules(), texts, registry: document.registry() };
    Wanted { words, checked: document.checked(), revision: document.revision(), place, language }
}

/// Takes over what has been drawn. Returns the problems of the project's templates, once.
pub fn collect(ctx: &Context, faces: &mut FaceCache) -> Vec<Diagnostic> {
    // Reading fonts and templates would compete with the start of the window for the processor: its first frame is drawn
    // before it is visible, the second one is the first that is seen.
    if ctx.cumulative_frame_nr() < 2 {
        ctx.request_repaint();
    } else {
        faces.start();
    }
    faces.collect(|slot: Slot, last: Option<TextureHandle>, size, image: &Image| {
        let image = ColorImage::from_rgba_premultiplied(size, &image.rgba);
        match last {
            Some(mut texture) => {
                texture.set(image, TextureOptions::LINEAR);
                texture
            }
            None => ctx.load_texture(format!("face {slot:?}"), image, TextureOptions::LINEAR),
        }
    })
}
