//! A million combinations of a template: made, cleaned and sorted. The goal is two seconds.

#![allow(clippy::unwrap_used, reason = "a bench without its data cannot run")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use ses_studio::design::combine::{Cleaning, combine};
use ses_studio::design::{Lists, Style};

fn a_million(criterion: &mut Criterion) {
    let mut lists = Lists::new(Style::Text);
    let values: Vec<String> = (1..=100).map(|value| value.to_string()).collect();
    for name in ["rank", "number", "points"] {
        lists.add(name, values.iter().map(String::as_str));
    }
    let cleaning = Cleaning {
        remove: vec!["rank 7 or".to_owned(), "draw 13 card".to_owned()],
        replace: vec![("1 point(s)".to_owned(), "1 point".to_owned()), ("point(s)".to_owned(), "points".to_owned())],
    };
    let templates = ["Lose <points> point(s) to destroy one rank <rank> or lower unit and draw <number> card."];
    let mut group = criterion.benchmark_group("combine");
    group.sample_size(10);
    group.bench_function("a million", |bench| {
        bench.iter(|| black_box(combine(&lists, &templates, &cleaning).unwrap().len()));
    });
    group.finish();
}

criterion_group!(benches, a_million);
criterion_main!(benches);
