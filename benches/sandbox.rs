//! A frame of the sandbox: full boards, a trace of more than 200 lines. Beside it the same window with an empty board.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use egui::Vec2;
use egui_kittest::Harness;
use ses_studio::document::StorageConfig;
use ses_studio::engine::Side;
use ses_studio::sandbox::{Command, Picked, Preset};
use ses_studio::studio::{Screen, Settings, StartOptions, StartProject, Studio};

/// The window with a board, and cards that resolved on it until the trace has so many lines.
fn window(preset: Preset, lines: usize) -> Harness<'static, Studio> {
    let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
    let start = StartOptions {
        project: StartProject::Bundled,
        settings: Some(settings),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .with_os(egui::os::OperatingSystem::Nix)
        .build_eframe(|context| Studio::new(context, start));
    let cards: Vec<_> = {
        let registry = harness.state().document().registry();
        registry.cards.iter().filter(|card| card.card_type == "action").map(|card| card.id.clone()).collect()
    };
    harness.state_mut().perform_on_board(Command::Preset(preset));
    harness.run_steps(2);
    for card in cards {
        if harness.state().trace_lines() >= lines {
            break;
        }
        let studio = harness.state_mut();
        studio.perform_on_board(Command::Pick(Picked::Id(card), Side::First));
        studio.perform_on_board(Command::Resolve);
        studio.perform_on_board(Command::Answer(None));
        harness.run_steps(1);
    }
    assert!(harness.state().trace_lines() >= lines, "{} lines", harness.state().trace_lines());
    harness.run_steps(3);
    harness
}

fn frames(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sandbox frame");
    for (name, preset, lines) in [("empty board", Preset::Empty, 0), ("full boards, 200 lines", Preset::Full, 200)] {
        let mut harness = window(preset, lines);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                harness.step();
                black_box(harness.output().shapes.len())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, frames);
criterion_main!(benches);
