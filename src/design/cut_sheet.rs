//! Inserts and lore cards on sheets of A4 with cut lines, as a PDF document, and as a list.

use std::fmt::Write as _;

use pdf_writer::{Buf, Content, Name, Pdf, Rect, Ref, Str};

use super::inserts::{Outline, Paper};

/// A4, in micrometres.
const SHEET: (i64, i64) = (210_000, 297_000);
/// What a printer leaves white at each edge.
const MARGIN: i64 = 7_000;
/// Between two outlines, so that a cut through one does not touch the next.
const GAP: i64 = 3_000;
/// Micrometres of an inch, and the typographic points of one.
const INCH: f32 = 25_400.0;
const POINTS: f32 = 72.0;
/// How far the number of an outline is from its corner.
const INSET: i64 = 2_000;
/// What the pages call their font.
const FONT: Name<'static> = Name(b"F");

/// A length in micrometres, in points.
fn points(micrometres: i64) -> f32 {
    #[allow(
        clippy::cast_precision_loss,
        reason = "a sheet is shorter than the 16 metres that f32 counts micrometres in"
    )]
    let length = micrometres as f32;
    length * POINTS / INCH
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
fn drawing(outlines: &[Outline], places: &[(i64, i64)], first: usize) -> Buf {
    let mut drawing = Content::new();
    drawing.set_line_width(0.25);
    for ((outline, (left, bottom)), number) in outlines.iter().zip(places).zip(first..) {
        for (at, (x, y)) in outline.0.iter().enumerate() {
            let (x, y) = (points(left + x), points(bottom + y));
            if at == 0 {
                drawing.move_to(x, y)
            } else {
                drawing.line_to(x, y)
            };
        }
        drawing.close_and_stroke().begin_text().set_font(FONT, 7.0);
        drawing.next_line(points(left + INSET), points(bottom + INSET));
        drawing.show(Str(number.to_string().as_bytes())).end_text();
    }
    drawing.finish()
}

/// The outlines in their frames on sheets of A4, one after the other, as a PDF document. Their
/// numbers begin with 1.
pub fn pdf(outlines: &[Outline], frame: Paper) -> Vec<u8> {
    let places = places(frame);
    let mut last = Ref::new(1);
    let (catalog, pages, font) = (last.bump(), last.bump(), last.bump());
    let sheets: Vec<(Ref, &[Outline])> = outlines.chunks(places.len()).map(|sheet| (last.bump(), sheet)).collect();
    let mut document = Pdf::new();
    document.catalog(catalog).pages(pages);
    let count = i32::try_from(sheets.len()).unwrap_or(i32::MAX);
    document.pages(pages).kids(sheets.iter().map(|(page, _)| *page)).count(count);
    document.type1_font(font).base_font(Name(b"Helvetica"));
    for ((page, sheet), first) in sheets.into_iter().zip((1..).step_by(places.len())) {
        let content = last.bump();
        document.stream(content, &drawing(sheet, &places, first));
        let mut page = document.page(page);
        page.parent(pages).contents(content);
        page.media_box(Rect::new(0.0, 0.0, points(SHEET.0), points(SHEET.1)));
        page.resources().fonts().pair(FONT, font);
    }
    document.finish()
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
        assert_eq!((points(25_400), points(-12_700)), (72.0, -36.0));
    }

    #[test]
    fn a_document_has_a_page_for_each_sheet_and_a_number_for_each_outline() {
        let outlines = inserts(&[14_000; 20], FRAME, 14_700, 5).unwrap();
        let document = pdf(&outlines, FRAME);
        let text = String::from_utf8_lossy(&document);
        for number in 1..=20 {
            assert_eq!(text.matches(&format!("({number}) Tj")).count(), 1, "{number}");
        }
        let pages: Vec<usize> =
            text.split("endstream").map(|stream| stream.matches(" Tj").count()).filter(|count| *count > 0).collect();
        assert_eq!(pages, [9, 9, 2]);
        assert_eq!(pdf(&outlines, FRAME), document);
        assert!(pdf(&[], FRAME).starts_with(b"%PDF-"));
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
