//! A deck for Tabletop Simulator: sheets of ten by seven faces, a back, and the saved object that names them.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{CARD, Image, Printed, picture};

/// The most columns and rows that the simulator cuts out of a sheet.
const SHEET: [usize; 2] = [10, 7];
/// The simulator's textures are 4096 pixels a side at most: ten faces of 409 side by side.
pub(super) const PIXELS_PER_MM: f64 = 409.0 / CARD[0];

/// The files of a deck: sheets and back beside the saved object, which is the last.
pub(super) fn deck(
    cards: &[Printed],
    faces: &[Image],
    back: &Image,
    to: &Path,
    name: &str,
) -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
    let stem = to.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let beside = |what: &str| to.with_file_name(format!("{stem}-{what}.png"));
    let dpi = PIXELS_PER_MM * 25.4;
    let back_path = beside("back");
    let mut files = vec![(back_path.clone(), picture::png(back, dpi)?)];
    let mut sheets = Vec::new();
    let per_sheet = SHEET[0] * SHEET[1];
    for (at, faces) in faces.chunks(per_sheet).enumerate() {
        let path = beside(&(at + 1).to_string());
        let counts = [SHEET[0].min(faces.len()).max(2), faces.len().div_ceil(SHEET[0]).max(2)];
        files.push((path.clone(), picture::png(&sheet(faces, counts), dpi)?));
        sheets.push((path, counts));
    }
    let object = object(cards, &sheets, &back_path, name)?;
    files.push((to.to_owned(), serde_json::to_vec_pretty(&object)?));
    Ok(files)
}

/// Faces side by side. All have one size.
fn sheet(faces: &[Image], [columns, rows]: [usize; 2]) -> Image {
    let [width, height] = faces.first().map_or([1, 1], |face| [face.width as usize, face.height as usize]);
    let line = width * 4;
    let mut rgba = vec![0; columns * rows * line * height];
    for (at, face) in faces.iter().enumerate() {
        let (column, row) = (at % columns, at / columns);
        for (y, pixels) in face.rgba.chunks_exact(line).enumerate() {
            let from = ((row * height + y) * columns + column) * line;
            rgba[from..from + line].copy_from_slice(pixels);
        }
    }
    let pixels = |count: usize, length: usize| u32::try_from(count * length).unwrap_or(u32::MAX);
    Image { width: pixels(columns, width), height: pixels(rows, height), rgba }
}

/// The saved object: the cards face down in a pile. A card's number is its sheet's, times a hundred, and its place.
fn object(cards: &[Printed], sheets: &[(PathBuf, [usize; 2])], back: &Path, name: &str) -> io::Result<Value> {
    let back = url(back)?;
    let mut decks = Vec::new();
    for (path, [columns, rows]) in sheets {
        decks.push(json!({
            "FaceURL": url(path)?, "BackURL": back, "NumWidth": columns, "NumHeight": rows,
            "BackIsHidden": true, "UniqueBack": false, "Type": 0
        }));
    }
    let per_sheet = SHEET[0] * SHEET[1];
    let transform = json!({
        "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
        "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0
    });
    let (mut ids, mut objects) = (Vec::new(), Vec::new());
    for (at, card) in cards.iter().enumerate() {
        let sheet = at / per_sheet + 1;
        let id = sheet * 100 + at % per_sheet;
        ids.push(id);
        objects.push(json!({
            "Name": "Card", "Nickname": card.name, "Description": description(card), "GMNotes": card.id,
            "CardID": id, "Transform": transform, "CustomDeck": { sheet.to_string(): decks[sheet - 1] }
        }));
    }
    let all: serde_json::Map<String, Value> =
        decks.into_iter().enumerate().map(|(at, deck)| ((at + 1).to_string(), deck)).collect();
    // A pile of one is a card.
    let pile = if objects.len() == 1 {
        objects.remove(0)
    } else {
        json!({
            "Name": "DeckCustom", "Nickname": name, "Transform": transform,
            "DeckIDs": ids, "CustomDeck": all, "ContainedObjects": objects
        })
    };
    Ok(json!({ "SaveName": name, "ObjectStates": [pile] }))
}

/// What is shown when a pointer rests on the card.
fn description(card: &Printed) -> String {
    let sentence = |sentence: &super::Sentence| sentence.runs.iter().map(|run| run.text.as_str()).collect::<String>();
    card.rules.iter().map(sentence).collect::<Vec<_>>().join(&card.join)
}

/// A file of this machine as the simulator names it.
fn url(path: &Path) -> io::Result<String> {
    let whole = std::path::absolute(path)?;
    let text = whole.to_string_lossy().replace('\\', "/");
    Ok(format!("file:///{}", text.trim_start_matches('/')))
}
