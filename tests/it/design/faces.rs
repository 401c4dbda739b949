//! Design tools that draw cards: the gallery, hidden codes, lore cards.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use ses_studio::text::Language;

use super::{data, run};

/// `.ci/gallery` opens it in a browser, in all languages.
#[test]
fn a_gallery_shows_what_is_unlocked_and_nothing_of_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert_eq!(code, Some(0), "{err}");
    let of_whelp = out.lines().filter(|number| number.starts_with("TT-F001-")).enumerate();
    let lines: Vec<String> =
        of_whelp.map(|(at, number)| format!("{number};Cinder Whelp;account {at};2026-01-01\n")).collect();
    let lines = lines.concat();
    std::fs::write(folder.path().join("lines.txt"), lines).unwrap();
    let what =
        ["export", "ttcg", "--gallery", "site", "--lang", "en,ar", "--dpi", "36", "--card", "TT-F001", "TT-S011"];
    let rules = ["--ledger", "ledger.txt", "--submissions", "lines.txt"];
    let (_, err, code) = run(folder.path(), &[&what[..], &rules[..]].concat());
    assert_eq!(code, Some(0), "{err}");
    let site = folder.path().join("site");
    for file in
        ["index.html", "gallery.css", "gallery.js", "cards/back.png", "cards/en/TT-F001.png", "cards/ar/TT-F001.png"]
    {
        assert!(site.join(file).is_file(), "{file}");
    }
    assert!(!site.join("cards/en/TT-S011.png").exists());
    let data = std::fs::read_to_string(site.join("data.js")).unwrap();
    let json = data.strip_prefix("window.gallery = ").unwrap().trim_end().trim_end_matches(';');
    let read: Value = serde_json::from_str(json).unwrap();
    assert_eq!(read["cards"].as_array().unwrap().len(), 2);
    assert_eq!(read["cards"][1], json!({ "progress": [0, 5] }));
    let whelp = &read["cards"][0]["texts"]["en"];
    assert_eq!(whelp["name"], "Cinder Whelp");
    assert!(
        whelp["line"].as_str().unwrap().contains("Dragon") && whelp["text"].as_str().unwrap().contains("[Passive]")
    );
    assert!(!data.contains("TT-S011") && !data.contains("Shut Gate"), "a locked card is in the gallery");
    let tags = read["tags"].as_array().unwrap();
    let small = tags.iter().position(|tag| tag == "small").unwrap();
    assert!(read["cards"][0]["tags"].as_array().unwrap().contains(&json!(small)));
}

/// A picture of a card's face as `export` writes it.
fn face(folder: &Path, to: &str, card: &str, more: &[&str]) -> image::RgbaImage {
    let what = ["export", "ttcg", "--png", to, "--dpi", "100", "--card", card];
    let (_, err, code) = run(folder, &[&what[..], more].concat());
    assert_eq!(code, Some(0), "{err}");
    image::open(folder.join(to).join(format!("{card}.png"))).unwrap().to_rgba8()
}

#[test]
fn a_hidden_code_is_on_its_cards_and_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["clues", "ttcg"]);
    assert_eq!((code, out.as_str()), (Some(0), "starters: 4 marks on TT-F001, TT-N002, TT-W003, TT-D001\n"), "{err}");
    let file: Value = serde_json::from_slice(&std::fs::read(data().join("clues.json")).unwrap()).unwrap();
    let mut parts = String::new();
    for mark in file["clues"][0]["marks"].as_array().unwrap() {
        let card = mark["card"].as_str().unwrap();
        parts += mark["part"].as_str().unwrap();
        let (plain, marked) =
            (face(folder.path(), "plain", card, &[]), face(folder.path(), "marked", card, &["--clues"]));
        let changed: Vec<(f64, f64)> = plain
            .enumerate_pixels()
            .filter(|(x, y, pixel)| marked.get_pixel(*x, *y) != *pixel)
            // Tenths of a millimetre.
            .map(|(x, y, _)| (f64::from(x) * 2.54, f64::from(y) * 2.54))
            .collect();
        let at = |member: &str| mark[member].as_f64().unwrap();
        assert!(changed.len() > 10, "{card}: nothing is printed");
        for (x, y) in changed {
            assert!((at("x") - 6.0..at("x") + at("size") + 6.0).contains(&x), "{card}: {x}");
            assert!((at("y") - 6.0..at("y") + at("size") + 6.0).contains(&y), "{card}: {y}");
        }
    }
    assert_eq!(parts, file["clues"][0]["solution"]);
    let what = ["export", "ttcg", "--gallery", "site", "--dpi", "100", "--card", "TT-F001"];
    let (_, err, code) = run(folder.path(), &what);
    assert_eq!(code, Some(0), "{err}");
    let shown = image::open(folder.path().join("site/cards/en/TT-F001.png")).unwrap().to_rgba8();
    assert_eq!(shown, face(folder.path(), "plain", "TT-F001", &[]));
    for entry in std::fs::read_dir(folder.path().join("site"))
        .unwrap()
        .map(Result::unwrap)
        .filter(|entry| entry.path().is_file())
    {
        assert!(!std::fs::read_to_string(entry.path()).unwrap().contains(&parts), "{}", entry.path().display());
    }
}

#[test]
fn each_pack_has_a_lore_card_with_a_face_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--lore", "lore.svg"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(err.contains("64 lore cards") && out.matches(", L-00").count() == 2, "{out}{err}");
    let picture = std::fs::read_to_string(folder.path().join("lore.svg")).unwrap();
    let outlines: BTreeSet<&str> = picture.lines().filter_map(|line| line.split("points=").nth(1)).collect();
    assert_eq!(outlines.len(), 64);
    let what = ["export", "ttcg", "--png", "faces", "--dpi", "60", "--lore", "--card", "TT-F001", "--lang", "all"];
    let (_, err, code) = run(folder.path(), &what);
    assert!(code == Some(0) && !err.contains("warning"), "{err}");
    for language in Language::real() {
        for lore in ["L-001", "L-002", "L-003", "L-004"] {
            assert!(
                folder.path().join("faces").join(language.tag).join(format!("{lore}.png")).is_file(),
                "{lore} {}",
                language.tag
            );
        }
    }
}
