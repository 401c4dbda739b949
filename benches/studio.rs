//! What a frame of the window costs the processor: everything but the work of the graphics card.
//!
//! Bounds: 4 ms for the cards of the bundled project, 6 ms for 100,000 while they are scrolled and filtered, 8 ms from a
//! keystroke to the texts in all languages and the problems.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

mod large;

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, TouchPhase,
    Vec2, pos2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use ses_studio::document::{Place, Settings as Keep};
use ses_studio::registry::{Project, project::create, write};
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Begin, Settings, Start, Studio};

const SIZE: Vec2 = Vec2::new(1440.0, 900.0);
const CARD: &str = "SC-B01-H02-C04";

/// The window without a device to draw on.
struct Window {
    ctx: Context,
    studio: Studio,
    time: f64,
    delay: Duration,
}

impl Window {
    /// Opens it, and waits until nothing is drawn in the background; `prepare` may use a screen reader's eyes.
    fn open(begin: Begin, prepare: impl FnOnce(&mut Harness<'_, Studio>)) -> Self {
        let settings = Settings { card: Some(CARD.to_owned()), ..Settings::default() };
        let start = Start { begin, settings: Some(settings), keep: Keep::without_home() };
        let mut harness = Harness::builder().with_size(SIZE).build_eframe(|context| Studio::new(context, start));
        while harness.state().is_drawing() {
            harness.step();
        }
        prepare(&mut harness);
        while harness.state().is_drawing() {
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
    fn frame(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
        let input = RawInput { screen_rect, time: Some(self.time), events, focused: true, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.studio.frame_ui(ui));
        output.textures_delta.clear();
        self.delay = output.viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap_or_default();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }

    fn timed(&mut self, events: Vec<Event>) -> Duration {
        let begun = Instant::now();
        self.frame(events);
        begun.elapsed()
    }

    /// Frames until none is asked for; the longest of them.
    fn settle(&mut self) -> Duration {
        let mut longest = Duration::ZERO;
        loop {
            longest = longest.max(self.timed(Vec::new()));
            if !self.delay.is_zero() && !self.studio.is_drawing() {
                return longest;
            }
        }
    }
}

fn key(key: Key) -> Vec<Event> {
    vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }]
}

fn text(letter: &str) -> Vec<Event> {
    vec![Event::Text(letter.to_owned())]
}

fn wheel(points: f32) -> Vec<Event> {
    let (unit, phase, source) = (MouseWheelUnit::Point, TouchPhase::Move, MouseWheelSource::Unknown);
    let modifiers = Modifiers::NONE;
    vec![
        Event::PointerMoved(pos2(200.0, 500.0)),
        Event::MouseWheel { unit, delta: vec2(0.0, points), phase, source, modifiers },
    ]
}

/// The filter's field gets the keyboard.
fn focus_filter(window: &mut Window) {
    let at = pos2(200.0, 101.0);
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        let press = Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE };
        window.frame(vec![Event::PointerMoved(at), press]);
    }
    window.settle();
    assert!(window.ctx.text_edit_focused(), "the filter has the keyboard");
}

fn measure(criterion: &mut Criterion, what: &str, begin: Begin) {
    let mut group = criterion.benchmark_group(what);
    let mut window = Window::open(begin.clone(), |_| {});
    group.bench_function("a frame", |bench| bench.iter(|| window.frame(Vec::new())));
    let (mut points, mut done) = (-240.0, 0);
    group.bench_function("a frame while scrolling", |bench| {
        bench.iter(|| {
            done += 1;
            if done % 400 == 0 {
                points = -points;
            }
            window.frame(wheel(points));
        });
    });
    focus_filter(&mut window);
    group.sample_size(10);
    // From each letter on until the list stands: its longest frame.
    group.bench_function("the longest frame while filtering", |bench| {
        bench.iter_custom(|times| {
            let mut longest = Duration::ZERO;
            for _ in 0..times {
                let letters = ["e", "m", "b", "e"].map(text).into_iter().chain((0..4).map(|_| key(Key::Backspace)));
                let each = letters.map(|events| window.timed(events).max(window.settle()));
                longest += each.max().unwrap_or_default();
            }
            longest
        });
    });
    drop(window);

    let mut window = Window::open(begin, |harness| {
        harness.get_by_label("Value of row 1").focus();
        harness.run_steps(4);
    });
    let value = |window: &Window| {
        let Some(Place::Card(at)) = window.studio.chosen() else { return None };
        window.studio.document().registry().cards.get(at)?.effects.first()?.val
    };
    let before = value(&window).expect("the first row has a value");
    window.frame(key(Key::End));
    window.frame(text("1"));
    assert_ne!(value(&window), Some(before), "the value has the keyboard");
    let mut long = true;
    group.bench_function("a keystroke in a value", |bench| {
        bench.iter(|| {
            window.frame(if long { key(Key::Backspace) } else { text("1") });
            long = !long;
        });
    });
    group.finish();
}

fn studio(criterion: &mut Criterion) {
    measure(criterion, "the bundled project", Begin::Bundled);
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Project::bundled().check().rules.expect("the bundled ruleset is sound");
    let game = folder.path().join("large");
    create(&game, STARFALL, &write(&large::large(), &rules), &rules).expect("it can be written");
    assert!(fs::metadata(game.join("registry.json")).is_ok());
    measure(criterion, "a project of 100,000 cards", Begin::At(game));
}

criterion_group!(benches, studio);
criterion_main!(benches);
