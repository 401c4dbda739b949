//! The window as a bench drives it: without a device to draw on, frame by frame.

use std::hint::black_box;
use std::time::{Duration, Instant};

use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2};
use egui_kittest::Harness;
use ses_studio::document::StorageConfig;
use ses_studio::studio::{Settings, StartOptions, StartProject, Studio};

const SIZE: Vec2 = Vec2::new(1440.0, 900.0);

/// The window without a device to draw on.
pub struct Window {
    pub ctx: Context,
    pub studio: Studio,
    time: f64,
    delay: Duration,
}

impl Window {
    /// Opens it, and waits until nothing is drawn in the background; `prepare` may use a screen reader's eyes.
    pub fn open(project: StartProject, settings: Settings, prepare: impl FnOnce(&mut Harness<'_, Studio>)) -> Self {
        let start = StartOptions {
            project,
            settings: Some(settings),
            storage: StorageConfig::without_home(),
            ..StartOptions::default()
        };
        let mut harness = Harness::builder().with_size(SIZE).build_eframe(|context| Studio::new(context, start));
        while harness.state().is_busy() {
            harness.step();
        }
        prepare(&mut harness);
        while harness.state().is_busy() {
            harness.step();
        }
        let ctx = harness.ctx.clone();
        let time = ctx.input(|input| input.time);
        let mut window = Self { ctx, studio: harness.into_state(), time, delay: Duration::ZERO };
        window.ctx.disable_accesskit();
        window.settle();
        window
    }

    /// One frame: input, layout, and the triangles that the graphics card gets.
    pub fn frame(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
        let input = RawInput { screen_rect, time: Some(self.time), events, focused: true, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.studio.frame_ui(ui));
        output.textures_delta.clear();
        self.delay = output.viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap_or_default();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }

    pub fn timed(&mut self, events: Vec<Event>) -> Duration {
        let begun = Instant::now();
        self.frame(events);
        begun.elapsed()
    }

    /// Frames until none is asked for; the longest of them.
    pub fn settle(&mut self) -> Duration {
        let mut longest = Duration::ZERO;
        loop {
            longest = longest.max(self.timed(Vec::new()));
            if !self.delay.is_zero() && !self.studio.is_busy() {
                return longest;
            }
        }
    }
}

/// A key that is pressed.
pub fn key(key: Key) -> Vec<Event> {
    vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }]
}

/// A letter that is typed.
pub fn text(letter: &str) -> Vec<Event> {
    vec![Event::Text(letter.to_owned())]
}
