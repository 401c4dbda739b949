//! Print runs, packs and serial numbers (games/ttcg.md, 6.6 and 6.7).

use std::collections::BTreeSet;

use hayro_interpret::font::Glyph;
use hayro_interpret::hayro_syntax::Pdf;
use hayro_interpret::{
    BlendMode, ClipPath, Context, Device, GlyphDrawMode, Image, InterpreterCache, InterpreterSettings, Paint,
    PathDrawMode, SoftMask, interpret_page,
};
use kurbo::{Affine, BezPath, Rect, Shape};
use serde_json::Value;

use super::run;

/// Square millimetres in a square typographic point.
const SQUARE_POINT: f64 = 25.4 * 25.4 / 72.0 / 72.0;

#[test]
fn the_print_run_of_the_bundled_game_fills_its_packs_and_their_inserts() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "inserts.svg"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("64 of 64 cards × 4 rarities × 2 copies = 512 = 64 packs of 8"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("pack ")).count(), 2);
    let picture = std::fs::read_to_string(folder.path().join("inserts.svg")).unwrap();
    assert_eq!(picture.matches("<polygon").count(), 64);
    let (again, ..) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "again.svg"]);
    assert_eq!(again, out);
    assert_eq!(std::fs::read_to_string(folder.path().join("again.svg")).unwrap(), picture);
}

#[test]
fn serial_numbers_are_issued_once_and_unlock_entries() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert_eq!((code, out.lines().count()), (Some(0), 512), "{err}");
    let numbers: BTreeSet<&str> = out.lines().collect();
    assert_eq!(numbers.len(), 512);
    let (_, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert!(code == Some(2) && err.contains("in the ledger already"), "{err}");
    let of_whelp: Vec<&&str> = numbers.iter().filter(|number| number.starts_with("TT-F001-")).collect();
    assert_eq!(of_whelp.len(), 8);
    let line = |(at, number): (usize, &&&str)| format!("{number};Cinder Whelp;account {};2026-01-01", at.min(5));
    let lines: Vec<String> = of_whelp.iter().enumerate().map(line).collect();
    std::fs::write(folder.path().join("lines.txt"), lines.join("\n")).unwrap();
    let (out, err, code) = run(folder.path(), &["unlock", "ttcg", "--ledger", "ledger.txt", "lines.txt"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("TT-F001  unlocked, 6 of 5") && out.contains("TT-F002  locked, 0 of 5"), "{out}");
    assert_eq!(err.matches("has counted for TT-F001 already").count(), 2, "{err}");
}

/// The areas of the paths of a page, in square millimetres.
#[derive(Default)]
struct Areas(Vec<f64>);

impl<'a> Device<'a> for Areas {
    fn draw_path(&mut self, path: &BezPath, _: Affine, _: &Paint<'a>, _: &PathDrawMode) {
        self.0.push(path.area().abs() * SQUARE_POINT);
    }
    fn set_soft_mask(&mut self, _: Option<SoftMask<'a>>) {}
    fn set_blend_mode(&mut self, _: BlendMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_glyph(&mut self, _: &Glyph<'a>, _: Affine, _: Affine, _: &Paint<'a>, _: &GlyphDrawMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: Affine) {}
    fn pop_clip_path(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}

/// What a reader of PDF finds on the sheets is what the list says, and makes all packs weigh the same.
#[test]
fn inserts_on_sheets_and_in_the_list_weigh_what_packs_lack() {
    let folder = tempfile::tempdir().unwrap();
    let what = ["packs", "ttcg", "--inserts", "inserts.pdf", "--insert-list", "inserts.csv"];
    let (out, err, code) = run(folder.path(), &what);
    assert_eq!(code, Some(0), "{out}{err}");
    let pdf = Pdf::new(std::fs::read(folder.path().join("inserts.pdf")).unwrap()).unwrap();
    assert_eq!(pdf.pages().len(), 8, "nine inserts a sheet");
    let mut areas = Vec::new();
    for page in pdf.pages().iter() {
        let cache = InterpreterCache::new();
        let everything = Rect::new(0.0, 0.0, 10_000.0, 10_000.0);
        let mut context =
            Context::new(Affine::IDENTITY, everything, &cache, pdf.xref(), InterpreterSettings::default());
        let mut reader = Areas::default();
        interpret_page(page, &mut context, &mut reader);
        areas.extend(reader.0);
    }
    let list = std::fs::read_to_string(folder.path().join("inserts.csv")).unwrap();
    assert_eq!((areas.len(), list.lines().count()), (64, 65));
    for (line, area) in list.lines().skip(1).zip(areas) {
        let cells: Vec<f64> = line.split(',').map(|cell| cell.parse().unwrap()).collect();
        assert!((cells[3] - 15_300.0).abs() < 2.0, "{line}");
        // 300 grams a square metre.
        let lacking = (15_300.0 - cells[1]) / 0.3;
        assert!((area - lacking).abs() <= 0.005 * lacking, "{line}: {area}");
    }
}

#[test]
fn players_who_trade_and_a_second_run_have_their_figures() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "ttcg", "--players", "4"]);
    assert_eq!(code, Some(0), "{err}");
    let number = |before: &str, after: &str| -> f64 {
        let line = out.lines().find(|line| line.contains(after)).unwrap();
        let rest = line.split(before).nth(1).unwrap();
        rest.split(' ').next().unwrap().parse().unwrap()
    };
    let (alone, each) = (number("takes ", "A whole set"), number("after ", "4 players"));
    assert!(each < alone && each >= 8.0, "who trades opens fewer packs: {out}");
    let (_, err, code) = run(folder.path(), &["packs", "ttcg", "--players", "9"]);
    assert!(code == Some(2) && err.contains("1 to 8"), "{err}");
    // A second run holds the cards that were never printed.
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "game"]);
    assert_eq!(code, Some(0), "{err}");
    let path = folder.path().join("game/design.json");
    let mut design: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let registry = std::fs::read(folder.path().join("game/registry.json")).unwrap();
    let registry: Value = serde_json::from_slice(&registry).unwrap();
    let ids: Vec<Value> = registry["cards"].as_array().unwrap().iter().map(|card| card["id"].clone()).collect();
    design["run"]["printed"] = ids[..48].to_vec().into();
    std::fs::write(&path, design.to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "game", "--json"]);
    assert_eq!(code, Some(0), "{err}");
    let dealt: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&dealt["new"], &dealt["printed"], &dealt["cards"]), (&16.into(), &48.into(), &128.into()));
    let printed = dealt["run"].as_array().unwrap().iter().flat_map(|pack| pack.as_array().unwrap());
    assert!(printed.map(|card| &card["card"]).all(|card| ids[48..].contains(card)));
    let (out, ..) = run(folder.path(), &["packs", "game"]);
    assert!(out.contains("16 new cards join 48 of earlier runs: 25.00 % of all cards are new."), "{out}");
}
