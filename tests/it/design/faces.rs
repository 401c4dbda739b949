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

/// A gallery that is written again has no pictures of cards that it shows no more; what others have put there stays.
#[test]
fn a_smaller_gallery_leaves_no_pictures_behind_and_removes_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let write = |languages: &str, cards: &[&str]| {
        let what = ["export", "ttcg", "--gallery", "site", "--dpi", "36", "--lang", languages, "--card"];
        let (_, err, code) = run(folder.path(), &[&what[..], cards].concat());
        assert_eq!(code, Some(0), "{err}");
    };
    write("en,ar", &["TT-F001", "TT-S011"]);
    let site = folder.path().join("site");
    let theirs = ["cards/en/TT-S012.png", "cards/en/notes.txt", "cards/mine.png", "extra.js"];
    for file in theirs {
        std::fs::write(site.join(file), "mine").unwrap();
    }
    assert!(site.join("cards/ar/TT-S011.png").is_file() && site.join("cards/en/TT-S011.png").is_file());
    write("en", &["TT-F001"]);
    assert!(site.join("cards/en/TT-F001.png").is_file() && site.join("cards/back.png").is_file());
    assert!(!site.join("cards/en/TT-S011.png").exists() && !site.join("cards/ar").exists());
    assert!(theirs.iter().all(|file| std::fs::read_to_string(site.join(file)).is_ok_and(|text| text == "mine")));
}

/// The resolution at which letters are read.
const DPI: f64 = 200.0;

/// A picture of a card's face as `export` writes it, in which letters can be read.
fn printed(folder: &Path, game: &str, to: &str, card: &str, more: &[&str]) -> image::RgbaImage {
    let dpi = DPI.to_string();
    let what = ["export", game, "--png", to, "--dpi", &dpi, "--card", card];
    let (_, err, code) = run(folder, &[&what[..], more].concat());
    assert_eq!(code, Some(0), "{err}");
    image::open(folder.join(to).join(format!("{card}.png"))).unwrap().to_rgba8()
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
    // The gallery shows each of the marked cards without its mark, and no file has the solution, the id of the code or
    // the name of its file, whatever the file is.
    let marked: Vec<&str> =
        file["clues"][0]["marks"].as_array().unwrap().iter().map(|mark| mark["card"].as_str().unwrap()).collect();
    let mut what = vec!["export", "ttcg", "--gallery", "site", "--dpi", "100"];
    what.extend(marked.iter().flat_map(|card| ["--card", card]));
    let (_, err, code) = run(folder.path(), &what);
    assert_eq!(code, Some(0), "{err}");
    for card in marked {
        let shown = image::open(folder.path().join(format!("site/cards/en/{card}.png"))).unwrap().to_rgba8();
        assert_eq!(shown, face(folder.path(), "plain", card, &[]), "{card}");
    }
    let traces = [parts.as_str(), file["clues"][0]["id"].as_str().unwrap(), "clues.json"];
    let (mut open, mut seen) = (vec![folder.path().join("site")], 0);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        seen += 1;
        let bytes = std::fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for trace in traces {
            let has = |bytes: &[u8]| bytes.windows(trace.len()).any(|part| part == trace.as_bytes());
            assert!(!has(&bytes) && !has(name.as_bytes()), "{}: {trace}", path.display());
        }
    }
    assert!(seen >= 7, "the page, its script and the pictures: {seen}");
}

/// How much of each cell of a grid over a letter is covered, and how wide the letter is for its height.
struct Shape(Vec<f64>, f64);

/// Cells of the grid on each side.
const CELLS: u32 = 10;

/// Cuts a mark out of a face: what it changes inside a square, in tenths of a millimetre.
fn cut_out(plain: &image::RgbaImage, marked: &image::RgbaImage, mark: &Value) -> Shape {
    let at = |member: &str| mark[member].as_f64().unwrap();
    let tenths = |pixel: u32| f64::from(pixel) * 254.0 / DPI;
    let inside = |place: f64, from: f64| (from - 15.0..from + at("size") + 15.0).contains(&place);
    let mut changes: Vec<(u32, u32, u32)> = Vec::new();
    for (x, y, pixel) in plain.enumerate_pixels() {
        let channels = pixel.0.iter().zip(marked.get_pixel(x, y).0);
        let change = channels.map(|(a, b)| u32::from(a.abs_diff(b))).sum();
        if change > 0 && inside(tenths(x), at("x")) && inside(tenths(y), at("y")) {
            changes.push((x, y, change));
        }
    }
    // The edge of a letter changes less than its inside.
    let most = changes.iter().map(|(.., change)| *change).max().unwrap();
    changes.retain(|(.., change)| change * 3 > most);
    let bounds = |of: fn(&(u32, u32, u32)) -> u32| {
        let places = changes.iter().map(of);
        (places.clone().min().unwrap(), places.max().unwrap() + 1)
    };
    let ((left, right), (top, bottom)) = (bounds(|change| change.0), bounds(|change| change.1));
    let (width, height) = (right - left, bottom - top);
    let mut cells = vec![0.0; (CELLS * CELLS) as usize];
    for (x, y, _) in &changes {
        let cell = (y - top) * CELLS / height * CELLS + (x - left) * CELLS / width;
        cells[cell as usize] += f64::from(CELLS * CELLS) / f64::from(width * height);
    }
    Shape(cells, f64::from(width) / f64::from(height))
}

impl Shape {
    fn distance(&self, other: &Self) -> f64 {
        let cells: f64 = self.0.iter().zip(&other.0).map(|(a, b)| (a - b).abs()).sum();
        cells / f64::from(CELLS * CELLS) + (self.1 - other.1).abs()
    }
}

/// As players do it: the marks are cut out of printed cards, laid side by side, and read.
#[test]
fn the_marks_of_a_hidden_code_are_cut_out_of_the_cards_and_give_the_solution() {
    let folder = tempfile::tempdir().unwrap();
    // What each letter looks like, printed on one card.
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "alphabet"]);
    assert_eq!(code, Some(0), "{err}");
    let letters: Vec<(char, Value)> = ('A'..='Z')
        .zip(0..)
        .map(|(letter, at)| {
            let (x, y) = (40 + 90 * (at % 6), 200 + 90 * (at / 6));
            (letter, json!({ "card": "TT-F001", "part": letter, "x": x, "y": y, "size": 40, "opacity": 100 }))
        })
        .collect();
    let clues: Vec<Value> =
        letters.iter().map(|(letter, mark)| json!({ "id": letter, "solution": letter, "marks": [mark] })).collect();
    std::fs::write(folder.path().join("alphabet/clues.json"), json!({ "clues": clues }).to_string()).unwrap();
    let [plain, marked] = ["plain", "marked"].map(|kind| {
        let more: &[&str] = if kind == "marked" { &["--clues"] } else { &[] };
        printed(folder.path(), "alphabet", &format!("alphabet-{kind}"), "TT-F001", more)
    });
    let known: Vec<(char, Shape)> =
        letters.iter().map(|(letter, mark)| (*letter, cut_out(&plain, &marked, mark))).collect();
    let file: Value = serde_json::from_slice(&std::fs::read(data().join("clues.json")).unwrap()).unwrap();
    let clue = &file["clues"][0];
    let read = |mark: &Value| -> char {
        let card = mark["card"].as_str().unwrap();
        let plain = printed(folder.path(), "ttcg", "plain", card, &[]);
        let shape = cut_out(&plain, &printed(folder.path(), "ttcg", "marked", card, &["--clues"]), mark);
        known.iter().min_by(|(_, a), (_, b)| shape.distance(a).total_cmp(&shape.distance(b))).unwrap().0
    };
    let found: String = clue["marks"].as_array().unwrap().iter().map(read).collect();
    assert_eq!(found, clue["solution"]);
}

/// The same with a picture: the pieces are cut out of the printed cards, put together, and are the picture.
#[test]
fn the_pieces_of_a_hidden_picture_are_cut_out_of_the_cards_and_give_it() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "game"]);
    assert_eq!(code, Some(0), "{err}");
    let picture = ["..##..##", ".#..##.#", "#.#..#.#", "##..#..#", ".##.#.#.", "#..##..#"];
    let cards = ["TT-F001", "TT-N002", "TT-W003", "TT-D001"];
    let (x, y, size) = (60, 390, 90);
    let mark = |(at, card): (usize, &&str)| json!({ "card": card, "piece": at + 1, "x": x, "y": y, "size": size, "opacity": 90 });
    let marks: Vec<Value> = cards.iter().enumerate().map(mark).collect();
    let clues = json!({ "clues": [{ "id": "door", "picture": picture, "cut": [2, 2], "marks": marks }] });
    std::fs::write(folder.path().join("game/clues.json"), clues.to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["clues", "game"]);
    assert_eq!((code, out.as_str()), (Some(0), "door: 4 marks on TT-F001, TT-N002, TT-W003, TT-D001\n"), "{err}");
    // Three rows of four dots each, 3 mm wide.
    let dot = f64::from(size) / 3.0;
    let cut_out = |card: &&str| -> Vec<String> {
        let plain = printed(folder.path(), "game", "plain", card, &[]);
        let marked = printed(folder.path(), "game", "marked", card, &["--clues"]);
        let is_dot = |across: u32, down: u32| {
            // The middle of the dot, without its edges.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place on a page")]
            let pixel = |from: i32, at: u32, part: f64| {
                ((f64::from(from) + (f64::from(at) + part) * dot) * DPI / 254.0).round() as u32
            };
            let parts = [0.3, 0.5, 0.7];
            let places =
                parts.iter().flat_map(|right| parts.map(|low| (pixel(x, across, *right), pixel(y, down, low))));
            let changed = places.filter(|(x, y)| plain.get_pixel(*x, *y) != marked.get_pixel(*x, *y)).count();
            changed >= 5
        };
        let line = |down| (0..4).map(|across| if is_dot(across, down) { '#' } else { '.' }).collect();
        (0..3).map(line).collect()
    };
    let pieces: Vec<Vec<String>> = cards.iter().map(cut_out).collect();
    let found: Vec<String> = (0..6)
        .map(|line| format!("{}{}", pieces[line / 3 * 2][line % 3], pieces[line / 3 * 2 + 1][line % 3]))
        .collect();
    assert_eq!(found, picture);
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
