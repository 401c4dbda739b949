//! Writes a deck for Tabletop Simulator: sheets of ten by seven faces, a back, and the saved object that refers to
//! them.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{CARD, Grid, Image, Printed, picture};

/// The most columns and rows of a sheet in the simulator.
const SHEET: [usize; 2] = [10, 7];
pub(super) const PER_SHEET: usize = SHEET[0] * SHEET[1];
/// Textures have at most 4096 pixels per side: ten faces of 409 pixels.
pub(super) const PIXELS_PER_MM: f64 = 409.0 / CARD[0];

/// Columns and rows of a sheet. The simulator needs at least two of each.
fn counts(cards: usize) -> [usize; 2] {
    [SHEET[0].min(cards).max(2), cards.div_ceil(SHEET[0]).max(2)]
}

/// The positions of the cards on a sheet.
pub(super) fn grid(cards: usize) -> Grid {
    let counts = counts(cards);
    #[allow(clippy::cast_precision_loss, reason = "at most ten cards side by side")]
    let page = [CARD[0] * counts[0] as f64, CARD[1] * counts[1] as f64];
    Grid { page, cell: CARD, counts, from: [0.0; 2], bleed: 0.0 }
}

pub(super) struct Deck<'a> {
    to: &'a Path,
    sheets: Vec<(PathBuf, [usize; 2])>,
}

impl<'a> Deck<'a> {
    /// A deck whose saved object is written to `to`.
    pub(super) fn new(to: &'a Path) -> Self {
        Self { to, sheets: Vec::new() }
    }

    fn picture_path(&self, what: &str) -> PathBuf {
        let stem = self.to.file_stem().unwrap_or_default().to_string_lossy();
        self.to.with_file_name(format!("{stem}-{what}.png"))
    }

    /// Renders the file of the next sheet.
    pub(super) fn sheet(&mut self, faces: &[Image]) -> io::Result<(PathBuf, Vec<u8>)> {
        let path = self.picture_path(&(self.sheets.len() + 1).to_string());
        let counts = counts(faces.len());
        let file = picture::png(&sheet(faces, counts), PIXELS_PER_MM * 25.4)?;
        self.sheets.push((path.clone(), counts));
        Ok((path, file))
    }

    /// The back and the saved object, which is last.
    pub(super) fn end(self, cards: &[Printed], back: &Image, name: &str) -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
        let place = self.picture_path("back");
        let object = object(cards, &self.sheets, &place, name)?;
        let back = picture::png(back, PIXELS_PER_MM * 25.4)?;
        Ok(vec![(place, back), (self.to.to_owned(), serde_json::to_vec_pretty(&object)?)])
    }
}

/// Puts faces of one size side by side.
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

/// The saved object: a face-down deck. A card's number is 100 times the number of its sheet plus its index on it.
fn object(cards: &[Printed], sheets: &[(PathBuf, [usize; 2])], back: &Path, name: &str) -> io::Result<Value> {
    let back = url(back)?;
    let mut decks = Vec::new();
    for (path, [columns, rows]) in sheets {
        decks.push(json!({
            "FaceURL": url(path)?, "BackURL": back, "NumWidth": columns, "NumHeight": rows,
            "BackIsHidden": true, "UniqueBack": false, "Type": 0
        }));
    }
    let transform = json!({
        "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
        "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0
    });
    let (mut ids, mut objects) = (Vec::new(), Vec::new());
    for (at, card) in cards.iter().enumerate() {
        let sheet = at / PER_SHEET + 1;
        let id = sheet * 100 + at % PER_SHEET;
        ids.push(id);
        objects.push(json!({
            "Name": "Card", "Nickname": card.name, "Description": card.text(), "GMNotes": card.id,
            "CardID": id, "Transform": transform, "CustomDeck": { sheet.to_string(): decks[sheet - 1] }
        }));
    }
    let all: serde_json::Map<String, Value> =
        decks.into_iter().enumerate().map(|(at, deck)| ((at + 1).to_string(), deck)).collect();
    // The simulator saves a deck of one card as a card.
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

/// The URL of a local file.
fn url(path: &Path) -> io::Result<String> {
    let whole = std::path::absolute(path)?;
    let text = whole.to_string_lossy().replace('\\', "/");
    Ok(format!("file:///{}", text.trim_start_matches('/')))
}
