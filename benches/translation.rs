//! The time to preview an edit of a message while it is typed: its checks, and every card that it changes.

use criterion::{Criterion, criterion_group, criterion_main};
use ses_studio::base::Name;
use ses_studio::document::{Command, Document};
use ses_studio::text::Language;
use ses_studio::text::translation::{Edit, EditPreview};
use std::hint::black_box;

/// Messages that few of the 572 cards use, and messages that all of them use.
const MESSAGES: [&str; 6] =
    ["op-dmg", "if-ctrl", "subtype-umbral", "frame-base", "line-type-subtype", "card-SC-B01-H02-C04"];

fn typing(c: &mut Criterion) {
    let Ok(document) = Document::bundled() else { return };
    let (rules, registry) = (document.rules(), document.registry());
    for tag in ["ja", "de", "ar"] {
        let Some(language) = Language::find(tag) else { return };
        let mut group = c.benchmark_group(format!("translation/{tag}"));
        group.sample_size(20);
        let bench = EditPreview::new(document.subject(), language);
        let messages = document.subject().messages(language, None);
        for id in MESSAGES {
            let Some(source) = messages.iter().find(|message| message.id == id).and_then(|found| found.target.clone())
            else {
                continue;
            };
            let typed = source.replacen("= ", "= x", 1);
            let cards = bench.preview(rules, registry, id, &typed).changes.len();
            group.bench_function(format!("checks and cards of {id}, {cards} change"), |bencher| {
                bencher.iter(|| black_box(bench.preview(rules, registry, id, &typed)));
            });
        }
        let texts = document.locales().texts();
        let all = messages.iter().map(|message| message.id.clone()).collect();
        group.bench_function("all cards made anew, without checks", |bencher| {
            bencher.iter(|| {
                let other = texts.with_message(language, "frame-base = { $do }!", &all);
                black_box(bench.full_changes(rules, registry, &other))
            });
        });
        group.bench_function("a workbench", |bencher| {
            bencher.iter(|| black_box(EditPreview::new(document.subject(), language)));
        });
        group.bench_function("the list of messages", |bencher| {
            bencher.iter(|| black_box(document.subject().messages(language, None)));
        });
        group.finish();
    }
}

fn edit(c: &mut Criterion) {
    let Ok(mut document) = Document::bundled() else { return };
    let mut at = 0;
    c.bench_function("translation/an edit of the open project", |bencher| {
        bencher.iter(|| {
            at += 1;
            let source = format!("op-dmg = füge {{ $val }} {at} zu");
            let edits = vec![Edit::Write { id: Name::from("op-dmg"), source }];
            let command = Command::Translate { language: Name::from("de"), edits, gesture: Some(1) };
            black_box(document.apply(command).is_ok())
        });
    });
}

criterion_group!(benches, typing, edit);
criterion_main!(benches);
