//! `export` with faces: what it writes, what it says, and that it leaves nothing half done.

use std::fs;
use std::path::Path;
use std::process::Command;

use image::GenericImageView as _;
use serde_json::Value;

fn export(arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_ses-studio")).arg("export").args(arguments).output().unwrap()
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).map(|entries| {
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    });
    entries.unwrap_or_default()
}

#[test]
fn pictures_have_the_size_that_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("new/png");
    let cards = ["--card", "SC-B01-H02-C04", "SC-CR-03", "--lang", "ja"];
    let out = export(&[&["starfall", "--png", to.to_str().unwrap(), "--dpi", "100", "--bleed"], &cards[..]].concat());
    assert!(out.status.success(), "{out:?}");
    assert_eq!(entries(&to), ["SC-B01-H02-C04.png", "SC-CR-03.png"]);
    let picture = image::open(to.join("SC-CR-03.png")).unwrap();
    // 69 × 94 mm at 100 dots an inch, nothing transparent.
    assert_eq!(picture.dimensions(), (272, 370));
    assert!(!picture.color().has_alpha());
}

#[test]
fn several_languages_have_a_folder_or_file_each() {
    let folder = tempfile::tempdir().unwrap();
    let (png, pdf) = (folder.path().join("png"), folder.path().join("cards.pdf"));
    let to = ["--png", png.to_str().unwrap(), "--pdf", pdf.to_str().unwrap()];
    let what = ["starfall", "--dpi", "72", "--lang", "de,ja,de", "--card", "SC-CR-03"];
    let out = export(&[&what[..], &to[..]].concat());
    assert!(out.status.success(), "{out:?}");
    assert_eq!(entries(folder.path()), ["cards-de.pdf", "cards-ja.pdf", "png"]);
    assert_eq!(entries(&png), ["de", "ja"]);
    let read = |tag: &str| fs::read(png.join(tag).join("SC-CR-03.png")).unwrap();
    assert_ne!(read("de"), read("ja"));
}

#[test]
fn drawings_and_several_forms_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (svg, pdf) = (folder.path().join("svg"), folder.path().join("one.pdf"));
    let out = export(&[
        "starfall",
        "--svg",
        svg.to_str().unwrap(),
        "--pdf",
        pdf.to_str().unwrap(),
        "--sheet",
        "letter",
        "--backs",
        "duplex",
        "--card",
        "SC-B01-H02-X01",
    ]);
    assert!(out.status.success(), "{out:?}");
    let drawing = fs::read_to_string(svg.join("SC-B01-H02-X01.svg")).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.contains("viewBox"), "{}", &drawing[..200]);
    assert_eq!(entries(folder.path()), ["one.pdf", "svg"]);
}

#[test]
fn a_deck_for_the_tabletop_has_its_sheets_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deck.json");
    let registry: Value = serde_json::from_str(ses_studio::registry::STARFALL_REGISTRY).unwrap();
    let ids: Vec<&str> = registry["cards"].as_array().unwrap().iter().filter_map(|card| card["id"].as_str()).collect();
    let out = export(&[&["starfall", "--tts", file.to_str().unwrap(), "--card"], &ids[..72]].concat());
    assert!(out.status.success(), "{out:?}");
    assert_eq!(entries(folder.path()), ["deck-1.png", "deck-2.png", "deck-back.png", "deck.json"]);
    let deck: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let pile = &deck["ObjectStates"][0];
    assert_eq!(pile["Name"], "DeckCustom");
    let numbers: Vec<u64> = pile["DeckIDs"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!((numbers.len(), numbers[69], numbers[70], numbers[71]), (72, 169, 200, 201));
    for (key, columns, rows) in [("1", 10, 7), ("2", 2, 2)] {
        let sheet = &pile["CustomDeck"][key];
        assert_eq!((&sheet["NumWidth"], &sheet["NumHeight"]), (&columns.into(), &rows.into()));
        let url = sheet["FaceURL"].as_str().unwrap().strip_prefix("file://").unwrap().to_owned();
        let (width, height) = image::open(url).unwrap().dimensions();
        assert!(width <= 4096 && height <= 4096, "{width} × {height}");
        assert_eq!((width % columns, height % rows), (0, 0));
    }
    assert_eq!(pile["ContainedObjects"].as_array().unwrap().len(), 72);
}

#[test]
fn wrong_use_is_reported_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x");
    let file = file.to_str().unwrap();
    let cases: [(&[&str], &str); 5] = [
        (&["starfall", "--png", file, "--card", "SC-B01-H02-C99"], "did you mean"),
        (&["starfall", "--png", file, "--lang", "jp"], "is not a language"),
        (&["starfall", "--png", file, "--dpi", "20000"], "--dpi"),
        (&["starfall", "--png", file, "--sheet", "a4"], "--pdf"),
        (&["starfall"], "--png"),
    ];
    for (arguments, words) in cases {
        let out = export(arguments);
        let errors = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(errors.contains(words), "{arguments:?}: {errors}");
    }
    assert_eq!(entries(folder.path()), [""; 0]);
}

#[test]
fn a_card_with_errors_is_reported_and_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let registry = r#"{ "format": 1, "game": "starfall", "books": [], "heroes": [], "cards": [
        { "id": "SC-B01-H01-C01", "name": "Good", "type": "action", "cost": 1, "book": 1, "art": "gone.png", "effects": [{ "do": "dmg", "val": 3 }] },
        { "id": "SC-B01-H01-C02", "name": "Bad", "type": "action", "cost": 1, "book": 1, "effects": [{ "do": "dmgg", "val": 3 }] }
    ] }"#;
    fs::write(folder.path().join("registry.json"), registry).unwrap();
    let to = folder.path().join("png");
    let out = export(&[folder.path().to_str().unwrap(), "--png", to.to_str().unwrap(), "--dpi", "72"]);
    assert_eq!(out.status.code(), Some(1), "{out:?}");
    let errors = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(errors.contains("unknown-op") && errors.contains("art-missing") && errors.contains("gone.png"), "{errors}");
    assert_eq!(entries(&to), ["SC-B01-H01-C01.png"]);
}

#[cfg(unix)]
#[test]
fn stopping_it_leaves_nothing_behind() {
    use std::time::{Duration, Instant};
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("new/png");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ses-studio"))
        .args(["export", "starfall", "--dpi", "300", "--png"])
        .arg(&to)
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let started = Instant::now();
    // As soon as the first file is being written.
    while entries(&to).is_empty() {
        assert!(started.elapsed() < Duration::from_mins(1) && child.try_wait().unwrap().is_none(), "nothing begins");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert_eq!(entries(folder.path()), [""; 0]);
}

#[test]
fn faces_of_a_whole_game_are_drawn_and_checked_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/essence-crown");
    let to = folder.path().join("png");
    let what = [game.to_str().unwrap(), "--png", to.to_str().unwrap(), "--dpi", "72", "--card", "EC-009"];
    let out = export(&[&what[..], &["--lang", "all"]].concat());
    assert!(out.status.success(), "{out:?}");
    assert_eq!(entries(&to).len(), 16);
    let program = env!("CARGO_BIN_EXE_ses-studio");
    let fits =
        |lang: &str| Command::new(program).args(["locales", "--faces", "--lang", lang]).arg(&game).output().unwrap();
    let out = fits("de,th");
    assert!(out.status.success() && out.stderr.is_empty(), "{out:?}");
}

#[test]
fn a_text_that_does_not_fit_on_a_card_of_a_whole_game_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    ses_studio::registry::start::start("tiny", &game).unwrap();
    let file = game.join("registry.json");
    let long = r#"{ "on": "at_dawn", "do": "draw", "val": 1 }, { "on": "friend_dies", "do": "grow", "val": 1, "to": "friends" }"#;
    let rows = [long; 6].join(", ");
    let text = fs::read_to_string(&file).unwrap();
    let at = text.find("\"kinds\": [\"moth\"],\n      \"keywords\"").unwrap();
    fs::write(&file, format!("{}\"effects\": [{rows}],\n      {}", &text[..at], &text[at..])).unwrap();
    let out = Command::new(env!("CARGO_BIN_EXE_ses-studio"))
        .args(["locales", "--faces", "--lang", "en"])
        .arg(&game)
        .output()
        .unwrap();
    let found = String::from_utf8_lossy(&out.stderr);
    assert!(found.contains("warning[face-overflow]: en: the rules text of tiny_moth is"), "{out:?}");
}
