//! An edit with its checks, and a save, in the bundled project and in one of 100,000 cards.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

mod large;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use ses_studio::base::Source;
use ses_studio::document::{Command, Document, Field, Home, RecordPath, StorageConfig};
use ses_studio::registry::{Project, write};
use ses_studio::ruleset::STARFALL;

fn command(name: &str) -> Command {
    Command::Set { at: vec![RecordPath::Card(7)], field: Field::Name(name.into()), gesture: Some(1) }
}

fn measure(criterion: &mut Criterion, what: &str, text: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let project = Project {
        folder: None,
        ruleset: Source::new("ruleset.json", STARFALL),
        registry: Source::new("registry.json", text),
        decks: Vec::new(),
    };
    let settings = StorageConfig { home: Some(Home::at(folder.path().join("home"))), has_journal: true };
    let mut document = Document::of_project(project, settings).expect("it can be read");
    document.save_as(&folder.path().join("game")).expect("it can be saved");
    let mut group = criterion.benchmark_group(what);
    group.sample_size(10);
    let (mut typed, mut saves) = (0, 0);
    group.bench_function("a keystroke", |bench| {
        bench.iter(|| {
            typed += 1;
            black_box(document.apply(command(&format!("Name {typed}"))).expect("it can be made"))
        });
    });
    group.bench_function("a card out, and back", |bench| {
        bench.iter(|| {
            document.apply(Command::Delete { at: vec![RecordPath::Card(7)] }).expect("it can be made");
            document.undo();
        });
    });
    group.bench_function("the status of all cards, and back", |bench| {
        let at: Vec<RecordPath> = (0..document.registry().cards.len()).map(RecordPath::Card).collect();
        bench.iter(|| {
            let field = Field::Status(Some("done".into()));
            document.apply(Command::Set { at: at.clone(), field, gesture: None }).expect("it can be made");
            document.undo();
        });
    });
    group.bench_function("save", |bench| {
        bench.iter_batched(
            || (),
            |()| {
                saves += 1;
                let name = format!("Saved {saves}");
                document.apply(command(&name)).expect("it can be made");
                document.save().expect("it can be saved")
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

fn document(criterion: &mut Criterion) {
    let rules = Project::bundled().check().rules.expect("the bundled ruleset is sound");
    let bundled = Project::bundled().registry.text;
    measure(criterion, "the bundled project", &bundled);
    measure(criterion, "a project of 100,000 cards", &write(&large::large(), &rules));
}

criterion_group!(benches, document);
criterion_main!(benches);
