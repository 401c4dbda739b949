//! Pictures of every state of the window, in both themes, against those that were looked at and found right.
//!
//! They need a Vulkan device that draws in software (Mesa's lavapipe), which gives the same picture everywhere. Without
//! one they are skipped and say so, unless `SES_REQUIRE_SNAPSHOTS` is set. After a change of look: run with
//! `UPDATE_SNAPSHOTS=1`, and look at the pictures.

use std::fs::File;
use std::io::BufWriter;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use egui::{Id, Rect, Theme, pos2};
use egui_kittest::{Harness, SnapshotOptions, try_image_snapshot_options};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::crop_imm;
use image::{Rgba, RgbaImage};

use super::Window;
use super::states::{Look, Part, STATES};

/// Colours are kept in steps of so many of 256, which halves the files.
const STEP: u8 = 4;
/// A pixel may be off by one step in brightness: that is what rounding in another version of the driver can come to,
/// one of 256 at the edge between two steps. The measure is the squared distance of dify, where one step of grey is 8.1
/// and the next is 32; a text that has moved by a pixel is off by hundreds.
const THRESHOLD: f32 = 9.0;
/// As many pixels may be off by more: the edges of curves, where coverage is rounded.
const MOST_OFF: usize = 12;

/// Why there is nothing to draw on; `None` where there is.
fn lacks_device() -> Option<String> {
    let probe = || {
        let mut found = None;
        let harness = Harness::builder().wgpu().build_eframe(|context| {
            found = context.wgpu_render_state.as_ref().map(|state| state.adapter.get_info());
            Nothing
        });
        drop(harness);
        found
    };
    match catch_unwind(AssertUnwindSafe(probe)) {
        Ok(Some(info)) if info.device_type == eframe::wgpu::DeviceType::Cpu => None,
        Ok(info) => Some(format!("no device that draws in software, but {info:?}")),
        Err(_) => Some("no device".to_owned()),
    }
}

struct Nothing;

impl eframe::App for Nothing {
    fn ui(&mut self, _: &mut egui::Ui, _: &mut eframe::Frame) {}
}

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

#[test]
fn every_state_looks_as_it_did() {
    if let Some(why) = lacks_device() {
        assert!(std::env::var_os("SES_REQUIRE_SNAPSHOTS").is_none(), "{why}");
        println!("skipped: {why}");
        return;
    }
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", "studio"].iter().collect();
    let options = SnapshotOptions::new().threshold(THRESHOLD).max_failed_pixels(MOST_OFF).output_path(&folder);
    let is_update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let mut differing = Vec::new();
    for state in STATES {
        for theme in [Theme::Dark, Theme::Light] {
            let mut shown = (state.make)(&Look::plain(theme, true));
            let image = shown.window.render().unwrap_or_else(|error| panic!("{}: {error}", state.name));
            let part = kept(&image, place(&shown.window, &state.part), shown.window.ctx.pixels_per_point());
            let name = format!("{}-{}", state.name, if theme == Theme::Dark { "dark" } else { "light" });
            if let Err(error) = try_image_snapshot_options(&part, &name, &options) {
                differing.push(error.to_string());
            }
            if is_update {
                pack(&folder.join(format!("{name}.png")));
            }
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
