//! Encodes pictures as PNG files with their print resolution.

use std::io;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};

use super::Image;

/// Converts dots per inch to dots per metre.
const INCHES_PER_METRE: f64 = 1000.0 / 25.4;

/// Encodes a picture as PNG. An opaque picture gets no alpha channel.
pub(super) fn png(picture: &Image, dpi: f64) -> io::Result<Vec<u8>> {
    let mut file = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Adaptive);
    let is_opaque = picture.rgba.chunks_exact(4).all(|pixel| pixel[3] == 255);
    let written = if is_opaque {
        let rgb: Vec<u8> = picture.rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        encoder.write_image(&rgb, picture.width, picture.height, ExtendedColorType::Rgb8)
    } else {
        let rgba: Vec<u8> = picture.rgba.chunks_exact(4).flat_map(straight).collect();
        encoder.write_image(&rgba, picture.width, picture.height, ExtendedColorType::Rgba8)
    };
    written.map_err(io::Error::other)?;
    set_dots(&mut file, dpi);
    Ok(file)
}

/// Rounds the corners of a picture. `radius` is in pixels.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a few hundred pixels, and shares of 255"
)]
pub(super) fn cut_corners(picture: &mut Image, radius: f64) {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let reach = (radius.ceil() as usize).min(width / 2).min(height / 2);
    for y in 0..reach {
        for x in 0..reach {
            let away = (radius - x as f64 - 0.5).hypot(radius - y as f64 - 0.5);
            let share = (radius - away + 0.5).clamp(0.0, 1.0);
            for (x, y) in [(x, y), (width - 1 - x, y), (x, height - 1 - y), (width - 1 - x, height - 1 - y)] {
                let at = (y * width + x) * 4;
                for value in &mut picture.rgba[at..at + 4] {
                    *value = (f64::from(*value) * share).round() as u8;
                }
            }
        }
    }
}

/// Converts a pixel from premultiplied to straight alpha.
fn straight(pixel: &[u8]) -> [u8; 4] {
    let opacity = u16::from(pixel[3]);
    let colour = |value: u8| match opacity {
        0 => 0,
        _ => u8::try_from((u16::from(value) * 255 + opacity / 2) / opacity).unwrap_or(255),
    };
    [colour(pixel[0]), colour(pixel[1]), colour(pixel[2]), pixel[3]]
}

/// Inserts the resolution (`pHYs`) after the header, which has a fixed length.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few thousand dots an inch at most")]
fn set_dots(file: &mut Vec<u8>, dpi: f64) {
    /// Signature, and the chunk `IHDR`: length, name, 13 bytes, checksum.
    const HEADER: usize = 8 + 4 + 4 + 13 + 4;
    let dots = (dpi * INCHES_PER_METRE).round().clamp(1.0, 1e6) as u32;
    let mut chunk = b"pHYs".to_vec();
    chunk.extend(dots.to_be_bytes());
    chunk.extend(dots.to_be_bytes());
    // The unit is the metre.
    chunk.push(1);
    let sum = checksum(&chunk);
    let length = chunk.len() as u32 - 4;
    let whole: Vec<u8> = length.to_be_bytes().into_iter().chain(chunk).chain(sum.to_be_bytes()).collect();
    file.splice(HEADER..HEADER, whole);
}

/// The checksum of PNG chunks (ISO 3309).
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::{Image, checksum, cut_corners, png};

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(checksum(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn corners_are_cut_alike_and_nothing_else() {
        let mut picture = Image { width: 20, height: 30, rgba: vec![255; 20 * 30 * 4] };
        cut_corners(&mut picture, 5.0);
        let opacity = |x: usize, y: usize| picture.rgba[(y * 20 + x) * 4 + 3];
        for (x, y) in [(0, 0), (19, 0), (0, 29), (19, 29)] {
            assert_eq!(opacity(x, y), 0);
        }
        for (x, y) in [(5, 0), (0, 5), (10, 15), (4, 4), (14, 29)] {
            assert_eq!(opacity(x, y), 255, "{x} {y}");
        }
        assert!((1..255).contains(&opacity(1, 1)));
    }

    #[test]
    fn a_picture_can_be_read_again_and_knows_its_size_in_print() {
        let picture = Image { width: 2, height: 1, rgba: vec![10, 20, 30, 255, 64, 0, 0, 128] };
        let file = png(&picture, 300.0).expect("it can be written");
        let read = image::load_from_memory(&file).expect("it can be read").to_rgba8();
        assert_eq!(read.into_raw(), [10, 20, 30, 255, 128, 0, 0, 128]);
        let at = file.windows(4).position(|name| name == b"pHYs").expect("the density is there");
        assert_eq!(file[at + 4..at + 8], 11811_u32.to_be_bytes());
    }
}
