//! A registry of 100,000 cards: loading, checking and writing, compared with copying its bytes in the same run.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

mod large;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use ses_studio::base::Source;
use ses_studio::registry::{Project, check, read, write};

fn registry(criterion: &mut Criterion) {
    let rules = Project::bundled().check().rules.expect("the bundled ruleset is sound");
    let source = Source::new("large.json", write(&large::large(), &rules));
    let (registry, problems) = read(&source, &rules);
    assert!(problems.is_empty(), "{:?}", problems.first());
    let registry = registry.expect("JSON");
    eprintln!("{} cards, {} bytes", registry.cards.len(), source.text.len());

    let mut group = criterion.benchmark_group("registry of 100,000 cards");
    group.sample_size(10);
    group.bench_function("copy the bytes", |bench| bench.iter(|| black_box(source.text.clone())));
    group.bench_function("load", |bench| bench.iter(|| black_box(read(&source, &rules))));
    group.bench_function("check", |bench| bench.iter(|| black_box(check(&registry, &rules))));
    group.bench_function("load and check", |bench| {
        bench.iter(|| {
            let (registry, problems) = read(&source, &rules);
            black_box((registry.map(|registry| check(&registry, &rules)), problems))
        });
    });
    group.bench_function("fmt", |bench| bench.iter(|| black_box(write(&registry, &rules))));
    group.finish();
}

criterion_group!(benches, registry);
criterion_main!(benches);
