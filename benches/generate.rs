//! Cards from a grammar, on one core: drawn alone, and with names, budget, refusals and the form of the file. The goals are
//! 100,000 and 10,000 a second.

#![allow(clippy::unwrap_used, reason = "a bench without its data cannot run")]
#![allow(dead_code, reason = "the tests use more of the samples")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;
use ses_studio::document::made::records;
use ses_studio::generate::{Grammar, Maker, Order};
use ses_studio::text::Texts;

#[path = "../tests/it/kernel/samples.rs"]
mod samples;

const CARDS: usize = 10_000;

fn cards(criterion: &mut Criterion) {
    let sample = samples::SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    let game = sample.game();
    let rules: Value = serde_json::from_str(sample.rules).unwrap();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let order = Order { seed: 1, locked: None, like: None };
    let texts = Texts::load_phrases("chaos-cards", &[]).0;
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let mut group = criterion.benchmark_group("generate");
    group.sample_size(10).throughput(Throughput::Elements(u64::try_from(CARDS).unwrap()));
    group.bench_function("drawn", |bench| {
        bench.iter(|| (0..10_000).filter(|n| black_box(maker.draw(&order, *n, 0)).is_ok()).count());
    });
    group.bench_function("named, fitted and refused", |bench| {
        bench.iter(|| {
            let run = one_core.install(|| maker.run(&order, CARDS, &maker.registry()).unwrap());
            black_box(records(&maker, &texts, 1, &run.cards).len())
        });
    });
    group.finish();
}

criterion_group!(benches, cards);
criterion_main!(benches);
