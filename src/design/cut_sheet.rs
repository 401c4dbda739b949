//! Inserts and lore cards on sheets of A4 with cut lines, as a PDF document, and as a list.

use std::fmt::Write as _;

use super::inserts::{Outline, Paper};

/// A4, in micrometres.
const SHEET: (i64, i64) = (210_000, 297_000);
/// What a printer leaves white at each edge.
const MARGIN: i64 = 7_000;
/// Between two outlines, so that a cut through one does not touch the next.
const GAP: i64 = 3_000;
/// Micrometres of a typographic point, and the parts of it that are written.
const INCH: i64 = 25_400;
const POINTS: i64 = 72;
const PARTS: i64 = 1000;
/// How far the number of an outline is from its corner.
const INSET: i64 = 2_000;

/// A number with three decimals, in points.
fn points(micrometres: i64) -> String {
    let parts = micrometres * POINTS * PARTS / INCH;
    let sign = if parts < 0 { "-" } else { "" };
    format!("{sign}{}.{:03}", parts.abs() / PARTS, parts.abs() % PARTS)
}

/// Where the outlines of a sheet are, from its lower left corner. At least one place, however large the frame is.
fn places(frame: Paper) -> Vec<(i64, i64)> {
    let across = |sheet: i64, frame: i64| ((sheet - 2 * MARGIN + GAP) / (frame + GAP)).max(1);
    let (columns, rows) = (across(SHEET.0, frame.width), across(SHEET.1, frame.height));
    let place = |row: i64, column: i64| {
        let x = MARGIN + column * (frame.width + GAP);
        (x, SHEET.1 - MARGIN - (row + 1) * frame.height - row * GAP)
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| place(row, column))).collect()
}

/// The drawing of a sheet: hairlines to cut along, and the number of each outline inside it.
fn drawing(outlines: &[Outline], places: &[(i64, i64)], first: usize) -> String {
    let mut text = String::from("0.25 w\n");
    for ((outline, (left, bottom)), number) in outlines.iter().zip(places).zip(first..) {
        for (at, (x, y)) in outline.0.iter().enumerate() {
            let operator = if at == 0 { "m" } else { "l" };
            let _ = writeln!(text, "{} {} {operator}", points(left + x), points(bottom + y));
        }
        text.push_str("h S\n");
        let (x, y) = (points(left + INSET), points(bottom + INSET));
        let _ = writeln!(text, "BT /F 7 Tf {x} {y} Td ({number}) Tj ET");
    }
    text
}

/// The outlines in their frames on sheets of A4, one after the other, as a PDF document, which is
/// plain text. Their numbers begin with 1.
pub fn pdf(outlines: &[Outline], frame: Paper) -> String {
    let places = places(frame);
    let sheets: Vec<&[Outline]> = outlines.chunks(places.len()).collect();
    let page = |at: usize| 4 + 2 * at;
    let kids: Vec<String> = (0..sheets.len()).map(|at| format!("{} 0 R", page(at))).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!("<< /Type /Pages /Kids [{}] /Count {} >>", kids.join(" "), sheets.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".to_owned(),
    ];
    for (at, sheet) in sheets.iter().enumerate() {
        let (width, height) = (points(SHEET.0), points(SHEET.1));
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Resources << /Font << /F 3 0 R >> >> /Contents {} 0 R >>",
            page(at) + 1
        ));
        let drawing = drawing(sheet, &places, at * places.len() + 1);
        objects.push(format!("<< /Length {} >>\nstream\n{drawing}endstream", drawing.len()));
    }
    let mut document = String::from("%PDF-1.4\n");
    let mut offsets = Vec::with_capacity(objects.len());
    for (object, number) in objects.iter().zip(1..) {
        offsets.push(document.len());
        let _ = write!(document, "{number} 0 obj\n{object}\nendobj\n");
    }
    let (table, size) = (document.len(), objects.len() + 1);
    let _ = write!(document, "xref\n0 {size}\n0000000000 65535 f \n");
    for offset in offsets {
        let _ = writeln!(document, "{offset:010} 00000 n ");
    }
    let _ = write!(document, "trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n");
    document
}

/// A line for each insert: its pack, what the pack weighs without it and with it, what it weighs, and its area. `packs`: what
/// the packs weigh without their inserts.
pub fn list(packs: &[i64], outlines: &[Outline], paper: Paper) -> String {
    let mut list = String::from("pack,cards_mg,insert_mg,total_mg,area_mm2\n");
    for ((weight, outline), pack) in packs.iter().zip(outlines).zip(1..) {
        let (insert, area) = (outline.weight(paper), outline.double_area() / 2_000_000);
        let _ = writeln!(list, "{pack},{weight},{insert},{},{area}", weight.saturating_add(insert));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::super::inserts::inserts;
    use super::*;

    const FRAME: Paper = Paper { weight: 300, width: 63_000, height: 88_000 };

    #[test]
    fn a_sheet_has_as_many_places_as_frames_fit() {
        let found = places(FRAME);
        assert_eq!(found.len(), 9);
        let inside = |(x, y): &(i64, i64)| {
            *x >= MARGIN && *y >= MARGIN && x + FRAME.width <= SHEET.0 - MARGIN && y + FRAME.height <= SHEET.1 - MARGIN
        };
        assert!(found.iter().all(inside), "{found:?}");
        assert_eq!(places(Paper { width: 900_000, height: 900_000, ..FRAME }).len(), 1);
        assert_eq!((points(25_400), points(-12_700)), ("72.000".to_owned(), "-36.000".to_owned()));
    }

    #[test]
    fn each_object_is_where_the_table_says() {
        let outlines = inserts(&[14_000; 20], FRAME, 14_700, 5).unwrap();
        let document = pdf(&outlines, FRAME);
        assert_eq!((document.matches("/Type /Page ").count(), document.matches(" Tj ET").count()), (3, 20));
        let table = document.split("xref\n").nth(1).unwrap();
        for (line, number) in table.lines().skip(2).zip(1..).take_while(|(line, _)| line.ends_with(" n ")) {
            let at: usize = line.get(..10).unwrap().parse().unwrap();
            assert!(document.get(at..).unwrap().starts_with(&format!("{number} 0 obj\n")), "{number}");
        }
        let start: usize = document.lines().rev().nth(1).unwrap().parse().unwrap();
        assert!(document.get(start..).unwrap().starts_with("xref\n"));
        assert_eq!(pdf(&outlines, FRAME), pdf(&outlines, FRAME));
    }

    #[test]
    fn the_list_says_what_each_pack_weighs_with_its_insert() {
        let packs = [14_000, 14_100, 14_350];
        let outlines = inserts(&packs, FRAME, 14_700, 5).unwrap();
        let list = list(&packs, &outlines, FRAME);
        let lines: Vec<Vec<i64>> =
            list.lines().skip(1).map(|line| line.split(',').map(|cell| cell.parse().unwrap()).collect()).collect();
        assert_eq!(lines.len(), 3);
        for (line, (pack, weight)) in lines.iter().zip((1..).zip(packs)) {
            assert_eq!((line[0], line[1]), (pack, weight));
            let missing = 14_700 - weight;
            assert!((line[2] - missing).abs() * 1000 <= missing * 5 && line[3] == line[1] + line[2], "{line:?}");
            // 300 grams a square metre are 0.3 milligrams a square millimetre.
            assert!((line[4] * 3 - line[2] * 10).abs() <= 20, "{line:?}");
        }
    }
}
