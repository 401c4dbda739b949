//! The time to import a card sheet whose rules are prose: reading the sheet, every text into rows, and the changes of the
//! project. The wordings of the game's messages are made ready once.

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::bundled;
use ses_studio::registry::csv::Table;
use ses_studio::text::read::GameReader;
use ses_studio::text::sheet::{self, Layout, SheetChanges};
use ses_studio::text::{ENGLISH, Texts};

/// The first bundled game whose ruleset says what a sheet is.
fn game_with_a_sheet() -> Option<(Source, Source, Layout)> {
    bundled::games().into_iter().find_map(|game| {
        let rules = bundled::file(&format!("{game}/ruleset.json"))?;
        let cards = bundled::file(&format!("{game}/registry.json"))?;
        let layout = Layout::of(&rules)?;
        Some((rules, cards, layout))
    })
}

/// A sheet of so many cards: those of the game under new ids, each with other figures in its texts.
fn sheet_of(written: &str, count: usize) -> Source {
    let mut lines = csv::Reader::from_reader(written.as_bytes());
    let header = lines.headers().map(|header| header.iter().collect::<Vec<_>>().join(",")).unwrap_or_default();
    let cards: Vec<csv::StringRecord> = lines.records().flatten().collect();
    let mut text = header + "\n";
    for (at, card) in cards.iter().cycle().take(count).enumerate() {
        let figure = |letter: char| match letter {
            '1'..='9' => char::from_digit(u32::try_from(2 + at % 8).unwrap_or(2), 10).unwrap_or(letter),
            other => other,
        };
        let cells = card.iter().enumerate().map(|(column, cell)| match column {
            0 => format!("XX-{at:04}"),
            _ if cell.contains(' ') => {
                format!("\"{}\"", cell.replace('"', "\"\"").chars().map(figure).collect::<String>())
            }
            _ => cell.to_owned(),
        });
        let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join(","));
    }
    Source::new("sheet.csv", text)
}

fn import(c: &mut Criterion) {
    let Some((rules, cards, layout)) = game_with_a_sheet() else { return };
    let Some(mut game) = Game::read(&rules).0 else { return };
    let file: Value = serde_json::from_str(&cards.text).unwrap_or_default();
    game.add_cards(file["cards"].as_array().map_or(&[][..], Vec::as_slice), "/cards");
    let (texts, _) = Texts::load_phrases(&game.id, &[]);
    let members: Value = serde_json::from_str(&rules.text).unwrap_or_default();
    let mut group = c.benchmark_group("sheet");
    group.sample_size(10);
    group.bench_function("wordings of the messages", |bench| {
        bench.iter(|| black_box(GameReader::new(&texts, ENGLISH, &game, &members["reads"])));
    });
    let reader = GameReader::new(&texts, ENGLISH, &game, &members["reads"]);
    let Some(written) = sheet::write(&texts, ENGLISH, &game, &reader, &layout) else { return };
    for count in [1000, 5000] {
        let source = sheet_of(&written, count);
        group.bench_function(format!("{count} cards"), |bench| {
            bench.iter(|| {
                let table = Table::read(&source, &mut Vec::new());
                let plan = sheet::plan(&reader, &game, &layout, &table);
                assert_eq!(plan.cards.len(), count);
                black_box(SheetChanges::new(&cards.text, &members["game"], &reader, &plan))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, import);
criterion_main!(benches);
