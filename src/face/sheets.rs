//! Arranges faces on sheets, with crop marks, and backs behind their fronts.

use serde::{Deserialize, Serialize};
use typst::foundations::{Content, Smart};
use typst::layout::{Abs, Frame, FrameItem, Point, Sides, Size};
use typst::model::DocumentInfo;
use typst::syntax::Span;
use typst::visualize::{Color, Curve, FixedStroke, Geometry};
use typst_layout::{Page, PagedDocument};
use typst_pdf::PdfOptions;

use super::CARD;
use super::layout::bare;

/// Bleed around the cut in millimetres.
pub const BLEED: f64 = 3.0;
/// The unprintable edge of a sheet in millimetres.
const MARGIN: f64 = 5.0;
/// Distance of a crop mark from the print, its length and its thickness, in millimetres.
const MARK: [f64; 3] = [0.8, 3.5, 0.1];
/// Room for crop marks around a card that has its own page, in millimetres.
const MARK_ROOM: f64 = 6.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in millimetres, in portrait orientation.
    pub fn size(self) -> [f64; 2] {
        match self {
            Self::A4 => [210.0, 297.0],
            Self::Letter => [215.9, 279.4],
        }
    }
}

/// The layout of a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// The paper size. Without one, each card has its own page.
    pub paper: Option<Paper>,
    pub bleed: bool,
    pub crop_marks: bool,
    /// Whether each page is followed by a page of backs, for printing on both sides with the long edge as the axis.
    pub backs: bool,
}

impl Layout {
    /// Bleed in millimetres.
    pub fn bleed_mm(self) -> f64 {
        if self.bleed { BLEED } else { 0.0 }
    }

    /// The positions of cards on a sheet, in the orientation that holds more cards.
    pub fn grid(self) -> Grid {
        let bleed = self.bleed_mm();
        let cell = CARD.map(|length| length + 2.0 * bleed);
        let Some(paper) = self.paper else {
            let around = bleed + if self.crop_marks { MARK_ROOM } else { 0.0 };
            let page = CARD.map(|length| length + 2.0 * around);
            return Grid { page, cell, counts: [1, 1], from: [around - bleed; 2], bleed };
        };
        let upright = paper.size();
        let lying = [upright[1], upright[0]];
        let counts = |page: [f64; 2]| [0, 1].map(|axis| count(page[axis] - 2.0 * MARGIN, cell[axis]));
        let all = |counts: [usize; 2]| counts[0] * counts[1];
        let page = if all(counts(lying)) > all(counts(upright)) { lying } else { upright };
        let counts = counts(page);
        let from = [0, 1].map(|axis| (page[axis] - length(counts[axis], cell[axis])) / 2.0);
        Grid { page, cell, counts, from, bleed }
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few cards on a sheet of paper")]
fn count(room: f64, cell: f64) -> usize {
    (room / cell).floor().max(1.0) as usize
}

#[allow(clippy::cast_precision_loss, reason = "a few cards on a sheet of paper")]
fn length(count: usize, cell: f64) -> f64 {
    count as f64 * cell
}

/// Start and end of a line, in millimetres from the top left corner of a page.
pub type Line = ([f64; 2], [f64; 2]);

/// The positions of the cards on a page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub page: [f64; 2],
    /// Width and height of a card with its bleed.
    pub cell: [f64; 2],
    /// Columns and rows.
    pub counts: [usize; 2],
    /// Left and top edge of the first cell.
    pub from: [f64; 2],
    pub bleed: f64,
}

impl Grid {
    pub fn per_page(&self) -> usize {
        self.counts[0] * self.counts[1]
    }

    /// Left and top edge of a cell. For a back, the position behind that cell after the sheet was turned over its long
    /// edge, which is the top edge of a sheet in landscape orientation.
    pub fn place(&self, at: usize, is_back: bool) -> [f64; 2] {
        let (mut column, mut row) = (at % self.counts[0], at / self.counts[0]);
        if is_back && self.page[0] > self.page[1] {
            row = self.counts[1] - 1 - row;
        } else if is_back {
            column = self.counts[0] - 1 - column;
        }
        [self.from[0] + length(column, self.cell[0]), self.from[1] + length(row, self.cell[1])]
    }

    /// The crop marks of every column and row.
    pub fn marks(&self) -> Vec<Line> {
        let [gap, long, _] = MARK;
        let mut marks = Vec::new();
        for axis in [0, 1] {
            let other = 1 - axis;
            let first = self.from[other] - gap;
            let last = self.from[other] + length(self.counts[other], self.cell[other]) + gap;
            for cell in 0..self.counts[axis] {
                let left = self.from[axis] + length(cell, self.cell[axis]) + self.bleed;
                for cut in [left, left + self.cell[axis] - 2.0 * self.bleed] {
                    for (near, far) in [(first, first - long), (last, last + long)] {
                        let at = |across: f64| if axis == 0 { [cut, across] } else { [across, cut] };
                        marks.push((at(near), at(far)));
                    }
                }
            }
        }
        marks
    }
}

/// Writes laid-out faces as a PDF. With backs, the last face is the back.
pub(super) fn pdf(faces: &[Page], layout: Layout) -> Result<Vec<u8>, Vec<String>> {
    let grid = layout.grid();
    let (fronts, back) = match faces.split_last() {
        Some((back, fronts)) if layout.backs => (fronts, Some(bare(&back.frame))),
        _ => (faces, None),
    };
    let fronts: Vec<Frame> = fronts.iter().map(|page| bare(&page.frame)).collect();
    let mut pages = Vec::new();
    for sheet in fronts.chunks(grid.per_page()) {
        let placed = sheet.iter().enumerate().map(|(at, face)| (grid.place(at, false), face.clone()));
        pages.push(page(&grid, layout, placed, pages.len()));
        if let Some(back) = &back {
            let placed = (0..sheet.len()).map(|at| (grid.place(at, true), back.clone()));
            pages.push(page(&grid, layout, placed, pages.len()));
        }
    }
    let document = PagedDocument::new(pages.into(), DocumentInfo::default());
    let options = PdfOptions {
        creator: Smart::Custom(Some(concat!("SES Studio ", env!("CARGO_PKG_VERSION")).to_owned())),
        // A sheet of cards has no reading order for tags.
        tagged: false,
        ..PdfOptions::default()
    };
    typst_pdf::pdf(&document, &options).map_err(|errors| errors.iter().map(|error| error.message.to_string()).collect())
}

fn page(grid: &Grid, layout: Layout, faces: impl Iterator<Item = ([f64; 2], Frame)>, before: usize) -> Page {
    // On a card's own page, the area outside the cut is the page's bleed box.
    let outside = if layout.paper.is_none() { grid.from[0] + grid.bleed } else { 0.0 };
    let point = |[x, y]: [f64; 2]| Point::new(Abs::mm(x - outside), Abs::mm(y - outside));
    let size = grid.page.map(|length| Abs::mm(length - 2.0 * outside));
    let mut frame = Frame::hard(Size::new(size[0], size[1]));
    for (place, mut face) in faces {
        // On its own page a card is clipped by the page, but here the next card would be overdrawn.
        face.clip(Curve::rect(face.size()));
        frame.push_frame(point(place), face);
    }
    if layout.crop_marks {
        let stroke = FixedStroke::from_pair(Color::BLACK, Abs::mm(MARK[2]));
        for (from, to) in grid.marks() {
            let line = Geometry::Line(point(to) - point(from)).stroked(stroke.clone());
            frame.push(point(from), FrameItem::Shape(line, Span::detached()));
        }
    }
    Page {
        frame,
        bleed: Sides::splat(Abs::mm(outside)),
        fill: Smart::Custom(None),
        numbering: None,
        supplement: Content::empty(),
        number: before as u64 + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, Paper};

    #[track_caller]
    fn grid(paper: Paper, bleed: bool, counts: [usize; 2]) {
        let grid = Layout { paper: Some(paper), bleed, ..Layout::default() }.grid();
        assert_eq!(grid.counts, counts);
        for axis in [0, 1] {
            assert!(grid.from[axis] >= 5.0, "{grid:?}");
        }
    }

    #[test]
    fn as_many_cards_as_the_paper_holds() {
        grid(Paper::A4, false, [3, 3]);
        grid(Paper::Letter, false, [3, 3]);
        grid(Paper::A4, true, [4, 2]);
        grid(Paper::Letter, true, [3, 2]);
    }

    #[test]
    fn a_back_is_behind_its_front_when_the_sheet_is_turned_over_its_long_edge() {
        for (bleed, turned) in [(false, 0), (true, 1)] {
            let grid = Layout { paper: Some(Paper::A4), bleed, ..Layout::default() }.grid();
            let stays = 1 - turned;
            assert!(grid.page[turned] < grid.page[stays], "{grid:?}");
            for at in 0..grid.per_page() {
                let (front, back) = (grid.place(at, false), grid.place(at, true));
                assert!((front[turned] + grid.cell[turned] + back[turned] - grid.page[turned]).abs() < 1e-9, "{at}");
                assert!((front[stays] - back[stays]).abs() < 1e-9, "{at}");
            }
        }
    }

    #[test]
    fn a_card_alone_has_its_own_size() {
        let grid = Layout { bleed: true, ..Layout::default() }.grid();
        assert!((grid.page[0] - 69.0).abs() < 1e-9 && (grid.page[1] - 94.0).abs() < 1e-9, "{grid:?}");
        assert_eq!(grid.marks().len(), 8);
    }
}
