//! Compares pictures of every state of the window, in both themes, with pictures that were reviewed.
//!
//! The test is ignored by default because it needs a Vulkan device that draws in software (Mesa's lavapipe: it gives the
//! same picture on every machine); `.ci/run` installs one and runs it. After a change of layout, run it with
//! `UPDATE_SNAPSHOTS=1` and review the new pictures; `ONLY_STATES=decks,start` looks at these alone.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use egui::{Id, Rect, Theme, pos2};
use egui_kittest::{SnapshotOptions, try_image_snapshot_options};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::crop_imm;
use image::{Rgba, RgbaImage};

use super::game_states::crown;
use super::states::{self, Look, Part, STATES, Shown};
use crate::window::Window;

/// Colour channels are rounded down to multiples of this value, which halves the size of the files.
const STEP: u8 = 4;
/// A pixel may differ by one step in brightness, because another version of the driver may round differently at the edge
/// between two steps. The unit is the squared distance of dify: one step of grey is 8.1, two steps are 32, and text that
/// has moved by a pixel differs by hundreds.
const THRESHOLD: f32 = 9.0;
/// This many pixels may differ by more, because coverage at the edges of curves is rounded.
const MOST_OFF: usize = 12;

/// Where a part of the window is, in points.
fn place(window: &Window, part: &Part) -> Rect {
    let whole = window.ctx.content_rect();
    match part {
        Part::Whole => whole,
        Part::Editor => Rect::from_min_max(pos2(396.0, 44.0), pos2(852.0, whole.bottom() - 26.0)),
        Part::Area(name) => {
            let area = window.ctx.memory(|memory| memory.area_rect(Id::unique(name)));
            area.unwrap_or_else(|| panic!("`{name}` is not open")).expand(8.0).intersect(whole)
        }
    }
}

/// What is kept of a picture.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
fn kept(image: &RgbaImage, place: Rect, scale: f32) -> RgbaImage {
    let pixels = |points: f32| (points * scale).round() as u32;
    let (left, top) = (pixels(place.left()), pixels(place.top()));
    let mut part = crop_imm(image, left, top, pixels(place.width()), pixels(place.height())).to_image();
    for Rgba([red, green, blue, _]) in part.pixels_mut() {
        for channel in [red, green, blue] {
            *channel -= *channel % STEP;
        }
    }
    part
}

/// Writes a picture again as small as can be.
fn pack(path: &Path) {
    let image = image::open(path).unwrap().to_rgb8();
    let file = BufWriter::new(File::create(path).unwrap());
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
    image.write_with_encoder(encoder).unwrap();
}

/// Compares what is shown with the picture of a name in a folder, or renews it.
///
/// # Errors
///
/// How they differ.
pub fn compare(shown: &mut Shown, part: &Part, folder: &Path, name: &str) -> Result<(), String> {
    let image = shown.window.render().unwrap_or_else(|error| panic!("{name}: {error}"));
    let part = kept(&image, place(&shown.window, part), shown.window.ctx.pixels_per_point());
    let options = SnapshotOptions::new().threshold(THRESHOLD).max_failed_pixels(MOST_OFF).output_path(folder);
    let result = try_image_snapshot_options(&part, name, &options);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        pack(&folder.join(format!("{name}.png")));
    }
    result.map_err(|error| error.to_string())
}

#[test]
#[ignore = "needs a Vulkan device that draws in software; .ci/run starts it"]
fn every_state_looks_as_it_did() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", "studio"].iter().collect();
    let only = std::env::var("ONLY_STATES").unwrap_or_default();
    let mut differing = Vec::new();
    for state in STATES.iter().filter(|state| only.is_empty() || only.split(',').any(|name| name == state.name)) {
        for (theme, suffix) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            let mut shown = (state.make)(&Look::plain(theme, true));
            let name = format!("{}-{suffix}", state.name);
            differing.extend(compare(&mut shown, &state.part, &folder, &name).err());
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// A picture of the README, of a window of 1440 × 900 points.
struct Picture(&'static str, Theme, fn(&Look) -> Shown);

/// All but that of Balance, which shows a run of minutes.
const README: [Picture; 6] = [
    Picture("studio-dark", Theme::Dark, |look| states::cards(look, states::CARD)),
    Picture("studio-light", Theme::Light, |look| states::cards(look, states::CARD)),
    Picture("start-dark", Theme::Dark, states::start),
    Picture("sandbox-dark", Theme::Dark, states::sandbox),
    Picture("locales-dark", Theme::Dark, |look| states::locales(look, "de", "frame-base-if")),
    Picture("game-dark", Theme::Dark, crown),
];

#[test]
#[ignore = "needs a Vulkan device that draws in software; .ci/run starts it"]
fn the_readme_shows_the_window_as_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let mut differing = Vec::new();
    for Picture(name, theme, make) in README {
        let mut shown = make(&Look::plain(theme, true).large());
        differing.extend(compare(&mut shown, &Part::Whole, &folder, name).err());
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
