//! Compares pictures of faces with committed ones. At most 3 in 1,000 pixels may differ by more than 24 of 255 in a
//! channel, so that another machine's rounding passes and a letter that has moved does not.
//! `UPDATE_GOLDEN=1` writes the pictures instead.

use std::path::Path;

use image::{DynamicImage, RgbaImage};
use ses_studio::face::{Highlight, Image, Printed, Request};
use ses_studio::text::Part;

use super::{Press, arabic, request};

/// Pixels per millimetre: small files in which letters can still be recognised.
const SCALE: f64 = 4.0;

/// What is in the pictures, by the card's id and language.
const FACES: [(&str, &str, &str); 9] = [
    ("hero", "SC-B01-H06-X01", "en"),
    ("hero-rtl", "SC-B01-H02-X01", "ar"),
    ("action-legacy", "SC-B01-H02-C04", "ja"),
    ("ally", "SC-B02-H01-A09", "zh-Hant"),
    ("ally-rtl", "SC-B02-H01-A09", "ar"),
    ("ally-korean", "SC-B02-H01-A09", "ko"),
    ("trap", "SC-B01-H02-T08", "th"),
    ("action-long", "SC-B01-H02-C04", "de"),
    ("crossover", "SC-CR-03", "ru"),
];

#[test]
fn faces_look_as_they_did() {
    let press = Press::bundled();
    let mut wrong = Vec::new();
    let mut compare = |name: &str, request: Request| {
        let rendered = press.faces.render(&request);
        assert_eq!(rendered.problems, [], "{name}");
        wrong.extend(difference(name, &rendered.image));
    };
    for (name, id, tag) in FACES {
        compare(name, request(press.face(id, tag), SCALE));
    }
    compare("back", request(Printed::back(), SCALE));
    let pointed = Request {
        with_areas: true,
        highlight: Some(Highlight { part: Some((Part::Value, None)), ..Highlight::row(1) }),
        ..request(press.face("SC-B01-H02-C04", "en"), SCALE)
    };
    compare("pointed-at", pointed);
    let mut bleeding = request(press.face("SC-B01-H02-T08", "pl"), SCALE);
    bleeding.shape.bleed = 3.0;
    compare("bleed", bleeding);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_text_from_right_to_left_looks_as_it_did() {
    let press = Press::bundled();
    let mut wrong = Vec::new();
    let pointed = Highlight { part: Some((Part::Value, None)), ..Highlight::row(1) };
    for (name, highlight) in [("text-rtl", None), ("text-rtl-pointed-at", Some(pointed))] {
        wrong.extend(difference(name, &press.faces.paragraph(&arabic(&press, highlight)).image));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What is wrong with a picture.
fn difference(name: &str, found: &Image) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/faces").join(format!("{name}.png"));
    difference_from(&path, found, |picture| DynamicImage::ImageRgba8(picture).to_rgb8().into())
}

/// What is wrong with the picture in a file, which `kept` makes of the one that is drawn.
pub fn difference_from(path: &Path, found: &Image, kept: impl Fn(RgbaImage) -> DynamicImage) -> Option<String> {
    let size = (found.width, found.height);
    let picture = || RgbaImage::from_raw(size.0, size.1, found.rgba.clone()).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        kept(picture()).save(path).unwrap();
        return None;
    }
    let Ok(expected) = image::open(path) else { return Some(format!("{} is not there", path.display())) };
    let (expected, drawn) = (expected.to_rgb8(), kept(picture()).to_rgb8());
    let name = path.file_stem().unwrap().to_string_lossy();
    if expected.dimensions() != size {
        return Some(format!("{name}: {size:?} instead of {:?}", expected.dimensions()));
    }
    let differs =
        |(a, b): &(&image::Rgb<u8>, &image::Rgb<u8>)| (0..3).any(|channel| a.0[channel].abs_diff(b.0[channel]) > 24);
    let count = drawn.pixels().zip(expected.pixels()).filter(differs).count();
    let most = found.rgba.len() / 4 * 3 / 1000;
    (count > most).then(|| {
        let seen = std::env::temp_dir().join(format!("ses-studio-{name}.png"));
        picture().save(&seen).unwrap();
        format!("{name}: {count} pixels differ, at most {most} may; it is now {}", seen.display())
    })
}
