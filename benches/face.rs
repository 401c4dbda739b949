//! How fast faces are: an edited card's preview, and the three exports of which a designer waits for the end.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use criterion::Criterion;
use ses_studio::face::export::{ExportControl, Form, Order, export};
use ses_studio::face::{Faces, Layout, Paper, Printed, Request, Shape, Words};
use ses_studio::registry::Project;
use ses_studio::text::{Language, Texts};

/// Pixels in a millimetre of a preview at a scale of 2: twice 96 in an inch.
const TWICE: f64 = 2.0 * 96.0 / 25.4;

fn main() {
    let project = Project::bundled();
    let checked = project.check();
    let (Some(rules), Some(registry)) = (checked.rules, checked.registry) else {
        eprintln!("the bundled project cannot be read");
        return;
    };
    let texts = Texts::embedded(&rules.game);
    let (faces, _) = Faces::of(&project, &rules.game);
    let words = Words { rules: &rules, texts: &texts, registry: &registry };
    let mut criterion = Criterion::default().configure_from_args();
    for tag in ["en", "ja", "ar", "de"] {
        let Some(language) = Language::find(tag) else { continue };
        let Some(card) = registry.cards.iter().find(|card| card.id == "SC-B01-H02-C04") else { continue };
        let mut number = 0;
        criterion.bench_function(&format!("preview of an edited card at 2x, {tag}"), |bencher| {
            bencher.iter(|| {
                // Every keystroke makes a value that has not been there before.
                number += 1;
                let mut edited = card.clone();
                if let Some(row) = edited.effects.first_mut() {
                    row.val = Some(1 + number % 999);
                }
                let face = words.card(language, &edited);
                let shape = Shape::default();
                black_box(faces.render(&Request {
                    face,
                    shape,
                    pixels_per_mm: TWICE,
                    with_areas: true,
                    highlight: None,
                }))
            });
        });
    }
    criterion.final_summary();
    exports(&faces, &words);
}

/// Exports are measured once: each takes seconds.
fn exports(faces: &Faces, words: &Words<'_>) {
    let Some(english) = Language::find("en") else { return };
    let cards: Vec<Printed> = words.registry.cards.iter().map(|card| words.card(english, card)).collect();
    let folder = std::env::temp_dir().join(format!("ses-studio-bench-{}", std::process::id()));
    let repeated = |count: usize| cards.iter().cycle().take(count).cloned().collect::<Vec<_>>();
    let sheet = Layout { paper: Some(Paper::A4), bleed: false, crop_marks: true, backs: true };
    let runs = [
        ("100 cards at 300 dpi as PNG (at most 20 s)", repeated(100), Form::Png { dpi: 300.0, bleed: true }, "png"),
        ("572 cards as PDF on A4 with backs (at most 60 s)", repeated(572), Form::Pdf(sheet), "cards.pdf"),
        ("70 cards for the tabletop", repeated(70), Form::Tabletop, "deck.json"),
    ];
    let _ = std::fs::create_dir_all(&folder);
    for (what, cards, form, name) in runs {
        let watch = ExportControl { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
        let started = Instant::now();
        let order = Order { cards: &cards, form, to: &folder.join(name) };
        match export(faces, &[order], "Bench", &watch) {
            Ok(done) => {
                let files = done.files.iter().flatten().count();
                println!("{what}: {:.1} s, {files} files", started.elapsed().as_secs_f64());
            }
            Err(error) => println!("{what}: {error}"),
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
