//! What a frame of the window costs the processor: everything but the work of the graphics card.
//!
//! Bounds: 4 ms for the cards of the bundled project, 4 ms for 100,000 while they are scrolled and filtered, 8 ms from
//! a keystroke to the texts in all languages and the problems, 4 ms for a board with as many cards as a match can have.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

mod large;
mod window;

use std::fs;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::kittest::Queryable;
use ses_studio::document::RecordPath;
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::state::Seat;
use ses_studio::registry::start::start;
use ses_studio::registry::{Project, project::create, write};
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Settings, StartProject};
use window::{Window, key, text};

const CARD: &str = "SC-B01-H02-C04";

fn settings() -> Settings {
    Settings { card: Some(CARD.to_owned()), ..Settings::default() }
}

fn wheel(points: f32) -> Vec<Event> {
    let (unit, phase, source) = (MouseWheelUnit::Point, TouchPhase::Move, MouseWheelSource::Unknown);
    let modifiers = Modifiers::NONE;
    vec![
        Event::PointerMoved(pos2(200.0, 500.0)),
        Event::MouseWheel { unit, delta: vec2(0.0, points), phase, source, modifiers },
    ]
}

/// The filter's field gets the keyboard by its shortcut.
fn focus_filter(window: &mut Window) {
    let modifiers = Modifiers::COMMAND;
    window.frame(vec![Event::Key { key: Key::F, physical_key: None, pressed: true, repeat: false, modifiers }]);
    window.settle();
    assert!(window.ctx.text_edit_focused(), "the filter has the keyboard");
}

fn measure(criterion: &mut Criterion, what: &str, project: StartProject) {
    let mut group = criterion.benchmark_group(what);
    let mut window = Window::open(project.clone(), settings(), |_| {});
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
    // The longest frame from each letter until the list is complete.
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

    let mut window = Window::open(project, settings(), |harness| {
        harness.get_by_label("Value of row 1").focus();
        harness.run_steps(4);
    });
    let value = |window: &Window| {
        let Some(RecordPath::Card(at)) = window.studio.chosen() else { return None };
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
    measure(criterion, "the bundled project", StartProject::Bundled);
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Project::bundled().check().rules.expect("the bundled ruleset is sound");
    let game = folder.path().join("large");
    create(&game, STARFALL, &write(&large::large(), &rules), &rules).expect("it can be written");
    assert!(fs::metadata(game.join("registry.json")).is_ok());
    measure(criterion, "a project of 100,000 cards", StartProject::Folder(game));
}

/// A board with 190 of the 192 cards that a match can have in both hands, where each is drawn.
fn board(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    start("tiny", folder.path()).expect("it can be written");
    let rules = folder.path().join("ruleset.json");
    let text = fs::read_to_string(&rules).expect("the rules");
    let held = text.replace(r#""id": "opening_hand", "is": 4"#, r#""id": "opening_hand", "is": 95"#);
    assert_ne!(text, held, "the lever of the opening hand");
    fs::write(&rules, held).expect("the rules");
    let cards = folder.path().join("registry.json");
    let text = fs::read_to_string(&cards).expect("the cards");
    // Twelve of each card of the decks instead of three.
    let of_deck = |line: &str| line.trim_start().starts_with("\"tiny_");
    let more = |line: &str| if of_deck(line) { line.replace(": 3", ": 12") } else { line.to_owned() };
    let many = text.lines().map(more).collect::<Vec<_>>().join("\n");
    assert_ne!(text, many, "the decks");
    fs::write(&cards, many).expect("the cards");
    let mut group = criterion.benchmark_group("a match of a whole game");
    let mut window = Window::open(StartProject::Folder(folder.path().to_owned()), Settings::default(), |_| {});
    let modifiers = Modifiers::COMMAND;
    window.frame(vec![Event::Key { key: Key::Num2, physical_key: None, pressed: true, repeat: false, modifiers }]);
    window.settle();
    let session = window.studio.tabletop().session().expect("a match");
    let now = &session.point().now;
    let game = window.studio.document().game().expect("a whole game");
    let zones = (0..game.zones.len()).filter_map(ZoneId::at);
    let mut held = zones.map(|zone| Seat::BOTH.map(|seat| now.pile(seat, zone).as_slice().len()));
    assert!(held.any(|[own, other]| own >= 95 && other >= 95), "both hands have all cards but one");
    group.bench_function("a frame with 190 cards", |bench| bench.iter(|| window.frame(Vec::new())));
    group.finish();
}

criterion_group!(benches, studio, board);
criterion_main!(benches);
