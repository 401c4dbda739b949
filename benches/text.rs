//! The time to render texts: the whole registry, and one card while its rows are edited.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use ses_studio::base::Source;
use ses_studio::base::reader::Path;
use ses_studio::card::{Card, CheckedCard, Holder, check_rows};
use ses_studio::registry::{Project, read_rows};
use ses_studio::ruleset::TriggerId;
use ses_studio::text::{Context, Language, Texts};
use std::hint::black_box;

/// The number of cards in two complete books.
const CARDS: usize = 572;

fn cards() -> Vec<(Card, CheckedCard)> {
    let project = Project::bundled().check();
    let registry = project.registry.unwrap_or_default();
    let valid = project.records.valid_cards(&registry.cards);
    valid.map(|(card, checked)| (card.clone(), CheckedCard::clone(checked))).collect()
}

fn text(c: &mut Criterion) {
    let Some(rules) = Project::bundled().check().rules else { return };
    let texts = Texts::embedded(&rules.game);
    let cards = cards();
    let mut group = c.benchmark_group("text");
    group.sample_size(20);
    group.bench_function("572 cards in 16 languages", |bench| {
        bench.iter(|| {
            for (card, checked) in cards.iter().cycle().take(CARDS) {
                for language in Language::real() {
                    black_box(texts.card(language, &rules, card, checked));
                }
            }
        });
    });
    // Clauses are cached, so this measures the first time that each of them is rendered.
    group.bench_function("572 cards in 16 languages, nothing made before", |bench| {
        let run = |texts: Texts| {
            for (card, checked) in cards.iter().cycle().take(CARDS) {
                for language in Language::real() {
                    black_box(texts.card(language, &rules, card, checked));
                }
            }
        };
        bench.iter_batched(|| Texts::embedded(&rules.game), run, BatchSize::PerIteration);
    });
    let source = Source::new(
        "effect",
        r#"[
        { "do": "dmg", "val": 15 },
        { "do": "dmg", "val": 20, "if": { "first_action": true, "ctrl": "umbral" }, "replace": true },
        { "do": "draw", "val": 2, "if": { "shield_below": 20 } },
        { "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }
    ]"#,
    );
    let (rows, _) = read_rows(&source, &rules);
    let holder = Holder { card_type: None, book: None, crossover: false };
    let rows = check_rows(&rows, holder, &rules, Path::Root, &mut Vec::new());
    assert_eq!(rows.len(), 4);
    let context = Context { trigger: Some(TriggerId(0)) };
    group.bench_function("one card of four rows in 16 languages", |bench| {
        bench.iter(|| {
            for language in Language::real() {
                black_box(texts.effect(language, &rules, &rows, context));
            }
        });
    });
    group.bench_function("loading 17 languages", |bench| bench.iter(|| black_box(Texts::embedded(&rules.game))));
    group.finish();
}

criterion_group!(benches, text);
criterion_main!(benches);
