//! Pictures of every bad kind: the face is drawn with a mark, and a diagnostic names the picture.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use image::{DynamicImage, ImageFormat, RgbImage};
use ses_studio::document::{Command, Document, Field, RecordPath, StorageConfig};
use ses_studio::face::{Printed, Words};
use ses_studio::registry::Project;
use ses_studio::text::Language;
use ses_studio::text::problem_text::english;

use super::Press;

/// A picture of one colour as a file.
fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let picture = RgbImage::from_pixel(width, height, image::Rgb([250, 10, 20]));
    let mut file = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(picture).write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// A chunk of a PNG.
fn chunk(name: [u8; 4], data: &[u8]) -> Vec<u8> {
    let checked: Vec<u8> = name.iter().chain(data).copied().collect();
    let mut sum = u32::MAX;
    for byte in &checked {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
        }
    }
    let length = u32::try_from(data.len()).unwrap();
    [length.to_be_bytes().to_vec(), checked, (!sum).to_be_bytes().to_vec()].concat()
}

/// A PNG that says it is larger than it is: 16 bits a channel, four channels.
fn bomb(width: u32, height: u32) -> Vec<u8> {
    let head = [&width.to_be_bytes()[..], &height.to_be_bytes()[..], &[16, 6, 0, 0, 0]].concat();
    let signature = b"\x89PNG\r\n\x1a\n".to_vec();
    [signature, chunk(*b"IHDR", &head), chunk(*b"IDAT", &[0x78, 0x9c, 3, 0, 0, 0, 0, 1]), chunk(*b"IEND", &[])].concat()
}

fn animated_png() -> Vec<u8> {
    let mut file = picture(4, 4, ImageFormat::Png);
    let control = chunk(*b"acTL", &[0, 0, 0, 2, 0, 0, 0, 0]);
    file.splice(33..33, control);
    file
}

fn animated_webp() -> Vec<u8> {
    let still = picture(4, 4, ImageFormat::WebP);
    let riff = |name: &[u8; 4], data: &[u8]| {
        let length = u32::try_from(data.len()).unwrap().to_le_bytes();
        [&name[..], &length[..], data, &vec![0; data.len() % 2][..]].concat()
    };
    let frame = [&[0; 6][..], &[3, 0, 0, 3, 0, 0], &[40, 0, 0, 0], &still[12..]].concat();
    let head = riff(b"VP8X", &[2, 0, 0, 0, 3, 0, 0, 3, 0, 0]);
    let chunks = [&b"WEBP"[..], &head, &riff(b"ANIM", &[0; 6]), &riff(b"ANMF", &frame), &riff(b"ANMF", &frame)];
    riff(b"RIFF", &chunks.concat())
}

fn face_with(press: &Press, path: &str) -> Printed {
    Printed { art: Some(path.to_owned()), ..press.face("SC-B01-H02-C04", "en") }
}

/// The colour in the middle of the picture on a face, at three pixels a millimetre.
fn middle(press: &Press, face: Printed) -> [u8; 3] {
    let rendered = press.render(face);
    let at = (90 * rendered.image.width as usize + 95) * 4;
    [rendered.image.rgba[at], rendered.image.rgba[at + 1], rendered.image.rgba[at + 2]]
}

#[test]
fn good_pictures_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let press = Press::in_folder(folder.path());
    fs::create_dir(folder.path().join("art")).unwrap();
    for (name, format) in [("a.png", ImageFormat::Png), ("a.jpg", ImageFormat::Jpeg), ("a.webp", ImageFormat::WebP)] {
        fs::write(folder.path().join("art").join(name), picture(300, 200, format)).unwrap();
        let face = face_with(&press, &format!("art/{name}"));
        assert_eq!(press.render(face.clone()).problems, [], "{name}");
        let [red, green, blue] = middle(&press, face);
        assert!(red > 200 && green < 60 && blue < 60, "{name}: {red} {green} {blue}");
    }
    // The same path, another picture: the new one is printed.
    let other = RgbImage::from_pixel(30, 20, image::Rgb([0, 250, 0]));
    other.save(folder.path().join("art/a.png")).unwrap();
    assert_eq!(middle(&press, face_with(&press, "art/a.png")), [0, 250, 0]);
    // Larger than is worth printing: made smaller, still printed.
    fs::write(folder.path().join("art/large.png"), picture(4000, 3000, ImageFormat::Png)).unwrap();
    assert_eq!(press.render(face_with(&press, "art/large.png")).problems, []);
}

#[test]
fn bad_pictures_leave_a_mark_and_a_diagnostic() {
    let folder = tempfile::tempdir().unwrap();
    let press = Press::in_folder(folder.path());
    let outside = tempfile::tempdir().unwrap();
    let secret = outside.path().join("secret.png");
    fs::write(&secret, picture(4, 4, ImageFormat::Png)).unwrap();
    let mut cut = picture(300, 200, ImageFormat::Png);
    cut.truncate(cut.len() / 2);
    let files: [(&str, Vec<u8>); 9] = [
        ("words.png", b"not a picture at all".to_vec()),
        ("empty.png", Vec::new()),
        ("a.gif", b"GIF89a\x01\x00\x01\x00\x00\x00\x00;".to_vec()),
        ("animated.png", animated_png()),
        ("animated.webp", animated_webp()),
        ("wide.png", bomb(9000, 1)),
        ("bomb.png", bomb(8192, 8192)),
        ("huge.png", bomb(50_000, 50_000)),
        ("cut.png", cut),
    ];
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    fs::create_dir(folder.path().join("folder.png")).unwrap();
    let mut cases = vec![
        ("words.png", "art-unusable", "neither PNG nor JPEG nor WebP"),
        ("empty.png", "art-unusable", "neither PNG nor JPEG nor WebP"),
        ("a.gif", "art-unusable", "image/gif"),
        ("animated.png", "art-unusable", "animated"),
        ("animated.webp", "art-unusable", "animated"),
        ("wide.png", "art-unusable", "9000 × 1 pixels"),
        ("bomb.png", "art-unusable", "512 MiB"),
        ("huge.png", "art-unusable", "50000 × 50000 pixels"),
        ("cut.png", "art-unusable", "cannot be decoded"),
        ("folder.png", "art-unusable", "is no file"),
        ("missing.png", "art-missing", "missing.png"),
        ("", "art-unusable", ""),
        ("../secret.png", "art-outside", "inside the project"),
        ("art/../../secret.png", "art-outside", "inside the project"),
        (secret.to_str().unwrap(), "art-outside", "inside the project"),
        ("C:\\secret.png", "art-outside", "inside the project"),
        ("NUL.png", "art-outside", "inside the project"),
        ("a/com1", "art-outside", "inside the project"),
        ("nul\0l.png", "art-outside", "inside the project"),
    ];
    if link(&secret, &folder.path().join("link.png")) {
        link(outside.path(), &folder.path().join("linked"));
        cases.push(("link.png", "art-outside", "`link.png` is a symbolic link that leads to `/"));
        cases.push(("linked/secret.png", "art-outside", "`linked` is a symbolic link that leads to `/"));
    }
    let plain = press.render(press.face("SC-B01-H02-C04", "en"));
    for (path, code, words) in cases {
        let rendered = press.render(face_with(&press, path));
        let reported: Vec<(&str, String)> =
            rendered.problems.iter().map(|problem| (problem.code.as_str(), english(&problem.message))).collect();
        assert_eq!(reported.len(), 1, "{path}: {reported:?}");
        assert!(reported[0].0 == code && reported[0].1.contains(words), "{path}: {reported:?}");
        let message = &rendered.problems[0].message;
        assert!(Language::real().all(|language| press.texts.has(language, message.id)), "{message:?}");
        assert!(!rendered.image.rgba.is_empty(), "{path}: the face is not drawn");
        assert_ne!(rendered.image, plain.image, "{path}: the face has no mark");
    }
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_of_the_project_is_named_with_its_end() {
    let (folder, outside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let press = Press::in_folder(folder.path());
    let end = outside.path().canonicalize().unwrap();
    fs::write(end.join("secret.png"), picture(4, 4, ImageFormat::Png)).unwrap();
    fs::create_dir(folder.path().join("art")).unwrap();
    // A link within the project is followed; the one after it leads out.
    link(&folder.path().join("art"), &folder.path().join("near"));
    link(&end, &folder.path().join("art/far"));
    let problems = press.render(face_with(&press, "near/far/secret.png")).problems;
    let reported = format!("`near/far` is a symbolic link that leads to `{}`", end.display());
    assert!(problems.len() == 1 && english(&problems[0].message).contains(&reported), "{problems:?}");
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> bool {
    std::os::unix::fs::symlink(to, at).unwrap();
    true
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> bool {
    false
}

#[test]
fn a_card_with_a_bad_picture_is_saved_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let press = Press::in_folder(folder.path());
    fs::write(folder.path().join("bomb.png"), bomb(8192, 8192)).unwrap();
    fs::write(folder.path().join("animated.webp"), animated_webp()).unwrap();
    let mut document = Document::open_with(folder.path(), StorageConfig::without_home()).unwrap();
    for art in ["bomb.png", "animated.webp", "missing.png", "../outside.png"] {
        let set = Command::Set { at: vec![RecordPath::Card(0)], field: Field::Art(Some(art.into())), gesture: None };
        document.apply(set).unwrap();
        document.save().unwrap();
        let saved = Project::open(folder.path()).unwrap().check().registry.unwrap();
        assert_eq!(saved.cards[0].art.as_deref(), Some(art));
        let words = Words { rules: &press.rules, texts: &press.texts, registry: &saved };
        let rendered = press.render(words.card(Language::find("en").unwrap(), &saved.cards[0]));
        assert!(!rendered.image.rgba.is_empty(), "{art}: the face is not drawn");
        assert!(
            rendered.problems.len() == 1 && english(&rendered.problems[0].message).contains(art),
            "{:?}",
            rendered.problems
        );
    }
}
