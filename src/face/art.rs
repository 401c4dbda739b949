//! Loads a card's art: checks the file before decoding it, and scales it to print resolution.

use std::collections::HashMap;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};

use crate::base::Diagnostic;
use crate::message;
use crate::registry::pictures::{picture_place, unreadable, unusable};

/// The largest file that is read, in bytes.
const MAX_FILE: u64 = 128 << 20;
const MAX_SIDE: u32 = 8192;
/// The most memory that a decoded picture may use, in bytes.
const MAX_DECODED: u64 = 256 << 20;
/// The longest useful side in pixels: a whole card with its bleed at 600 dpi.
const PRINT_SIDE: u32 = 2220;
/// The most useful pixels.
pub(super) const PRINT_PIXELS: u64 = PRINT_SIDE as u64 * PRINT_SIDE as u64;
/// The total of all pictures' pixels in a document. At four bytes per pixel this is 768 MiB.
const DOCUMENT_PIXELS: u64 = 192 << 20;
const MAX_KEPT: usize = 64;

/// The most pixels per picture in a document with `pictures` pictures.
pub(super) fn share(pictures: usize) -> u64 {
    (DOCUMENT_PIXELS / (pictures as u64).max(1)).min(PRINT_PIXELS)
}

/// A picture in the form that a template can read.
#[derive(Clone, Debug)]
pub(super) struct Art {
    /// File name for the template. Its extension states the format.
    pub(super) name: String,
    pub(super) bytes: Arc<Vec<u8>>,
    pub(super) pixels: u64,
}

/// The pictures of a project, cached until their files change.
#[derive(Debug, Default)]
pub(super) struct Gallery {
    kept: Mutex<HashMap<(PathBuf, u64), CachedArt>>,
}

/// The result of loading a file, and the file's state at that time.
type CachedArt = (Stamp, Result<Art, Diagnostic>);

/// Length and modification time.
type Stamp = (u64, Option<SystemTime>);

impl Gallery {
    /// Returns the picture at a path of the project's folder, scaled down to at most `most` pixels.
    pub(super) fn get(&self, folder: Option<&Path>, path: &str, most: u64) -> Result<Art, Diagnostic> {
        let file = picture_place(folder, path)?;
        let metadata = fs::metadata(&file).map_err(|error| unreadable(path, &error))?;
        let key = (file, most);
        let stamp = (metadata.len(), metadata.modified().ok());
        // The map is complete even after a panic, because nothing in between leaves it half changed.
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, art)) = kept().get(&key)
            && *known == stamp
        {
            return art.clone();
        }
        let art = load(&key.0, path, most);
        let mut kept = kept();
        if kept.len() >= MAX_KEPT {
            kept.clear();
        }
        kept.insert(key, (stamp, art.clone()));
        art
    }
}

/// Checks that a file is a picture that can be printed. The error says why not.
pub fn check_picture(file: &Path) -> Result<(), Diagnostic> {
    load(file, &file.display().to_string(), PRINT_PIXELS).map(drop)
}

fn load(file: &Path, path: &str, most: u64) -> Result<Art, Diagnostic> {
    let mut bytes = Vec::new();
    let opened = fs::File::open(file).map_err(|error| unreadable(path, &error))?;
    opened.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    if bytes.len() as u64 > MAX_FILE {
        return Err(unusable(message!("problem-art-size", path = path, most = MAX_FILE >> 20)));
    }
    prepare(bytes, path, most)
}

/// Checks and decodes a picture, and scales it down to at most `most` pixels.
fn prepare(bytes: Vec<u8>, path: &str, most: u64) -> Result<Art, Diagnostic> {
    let broken = |error: image::ImageError| unusable(message!("problem-art-broken", path = path, error = &error));
    let format = image::guess_format(&bytes).map_err(|_| unusable(message!("problem-art-type", path = path)))?;
    let animated = match format {
        ImageFormat::Png => PngDecoder::new(Cursor::new(&bytes)).and_then(|png| png.is_apng()).map_err(broken)?,
        ImageFormat::WebP => WebPDecoder::new(Cursor::new(&bytes)).map_err(broken)?.has_animation(),
        ImageFormat::Jpeg => false,
        other => {
            let found = other.to_mime_type();
            return Err(unusable(message!("problem-art-format", path = path, found = found)));
        }
    };
    if animated {
        return Err(unusable(message!("problem-art-animated", path = path)));
    }
    let mut decoder = ImageReader::with_format(Cursor::new(&bytes), format).into_decoder().map_err(broken)?;
    let (width, height) = decoder.dimensions();
    if width > MAX_SIDE || height > MAX_SIDE {
        let size = format!("{width} × {height}");
        return Err(unusable(message!("problem-art-large", path = path, size = size, most = MAX_SIDE)));
    }
    let size = decoder.total_bytes();
    if size > MAX_DECODED {
        let (size, most) = (size >> 20, MAX_DECODED >> 20);
        return Err(unusable(message!("problem-art-decoded-size", path = path, size = size, most = most)));
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(2 * MAX_DECODED);
    decoder.set_limits(limits).map_err(broken)?;
    let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(broken)?;
    let side = longest_side(width, height, most);
    let is_small = width.max(height) <= side;
    let is_compressed = bytes.len() as u64 <= size;
    if format == ImageFormat::Jpeg && is_small && is_compressed && turned == Orientation::NoTransforms {
        return Ok(Art { name: "art.jpg".to_owned(), bytes: Arc::new(bytes), pixels: count(&picture) });
    }
    picture.apply_orientation(turned);
    if !is_small {
        picture = picture.resize(side, side, image::imageops::FilterType::CatmullRom);
    }
    let pixels = count(&picture);
    let mut written = Cursor::new(Vec::new());
    let name = if format == ImageFormat::Jpeg {
        let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut written, 92);
        DynamicImage::ImageRgb8(picture.to_rgb8()).write_with_encoder(encoder).map_err(broken)?;
        "art.jpg"
    } else {
        // Encode the picture again so that only pixels reach the template: no colour profiles and no compressed text
        // chunks.
        let picture = if picture.color().has_alpha() {
            DynamicImage::ImageRgba8(picture.to_rgba8())
        } else {
            DynamicImage::ImageRgb8(picture.to_rgb8())
        };
        picture.write_to(&mut written, ImageFormat::Png).map_err(broken)?;
        "art.png"
    };
    Ok(Art { name: name.to_owned(), bytes: Arc::new(written.into_inner()), pixels })
}

fn count(picture: &DynamicImage) -> u64 {
    u64::from(picture.width()) * u64::from(picture.height())
}

/// The length of the longer side at which a picture has at most `most` pixels and is no larger than useful for print.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a few thousand"
)]
fn longest_side(width: u32, height: u32, most: u64) -> u32 {
    let (long, short) = (f64::from(width.max(height)), f64::from(width.min(height).max(1)));
    let side = (most as f64 * long / short).sqrt().floor().clamp(1.0, f64::from(PRINT_SIDE));
    side as u32
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use image::{DynamicImage, ImageFormat, RgbImage};

    use super::{PRINT_PIXELS, prepare, share};

    #[test]
    fn the_pictures_of_a_document_share_its_pixels() {
        assert_eq!(share(0), PRINT_PIXELS);
        assert_eq!(share(40), PRINT_PIXELS);
        for pictures in [41, 100, 572, 10_000] {
            assert!(share(pictures) * pictures as u64 <= 192 << 20, "{pictures}");
        }
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            let mut file = Cursor::new(Vec::new());
            DynamicImage::ImageRgb8(RgbImage::new(900, 600)).write_to(&mut file, format).unwrap();
            let file = file.into_inner();
            assert_eq!(prepare(file.clone(), "art", PRINT_PIXELS).unwrap().pixels, 540_000);
            let smaller = prepare(file, "art", 351_000).unwrap();
            assert!((345_000..=351_000).contains(&smaller.pixels), "{}", smaller.pixels);
            let read = image::load_from_memory(&smaller.bytes).unwrap();
            assert_eq!(u64::from(read.width() * read.height()), smaller.pixels);
        }
    }
}
