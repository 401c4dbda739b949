//! Computes the pages of an export before it is rendered: which faces are on each page, and where.

use std::ops::Range;

use super::export::Form;
use super::sheets::{Grid, Layout, Line};
use super::tabletop;

#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Size of the page and positions of its cells.
    pub grid: Grid,
    /// The faces on the page, as indices into the order.
    pub faces: Range<usize>,
    /// Whether the page shows the backs of these faces.
    pub is_back: bool,
    /// Whether the corners are rounded.
    pub is_round: bool,
    /// Crop marks.
    pub marks: Vec<Line>,
}

impl Form {
    /// The number of pages for `cards` cards.
    pub fn pages(self, cards: usize) -> usize {
        match self {
            Form::Png { .. } | Form::Svg { .. } => cards,
            Form::Pdf(layout) => cards.div_ceil(layout.grid().per_page()) * sides(layout),
            Form::Tabletop if cards == 0 => 0,
            // The last page is the shared back.
            Form::Tabletop => cards.div_ceil(tabletop::PER_SHEET) + 1,
        }
    }

    /// The page with this index, or `None` after the last one.
    pub fn page(self, cards: usize, number: usize) -> Option<Page> {
        if number >= self.pages(cards) {
            return None;
        }
        let of_sheet = |sheet: usize, per_page: usize| sheet * per_page..cards.min((sheet + 1) * per_page);
        Some(match self {
            Form::Png { bleed, .. } | Form::Svg { bleed } => {
                let grid = Layout { bleed, ..Layout::default() }.grid();
                Page { grid, faces: number..number + 1, is_back: false, is_round: !bleed, marks: Vec::new() }
            }
            Form::Pdf(layout) => {
                let grid = layout.grid();
                let (sheet, is_back) = (number / sides(layout), number % sides(layout) == 1);
                let marks = if layout.crop_marks { grid.marks() } else { Vec::new() };
                Page { faces: of_sheet(sheet, grid.per_page()), grid, is_back, is_round: false, marks }
            }
            Form::Tabletop => {
                let is_back = number + 1 == self.pages(cards);
                let faces = if is_back { 0..1 } else { of_sheet(number, tabletop::PER_SHEET) };
                let grid = if is_back { Layout::default().grid() } else { tabletop::grid(faces.len()) };
                Page { grid, faces, is_back, is_round: false, marks: Vec::new() }
            }
        })
    }
}

/// Pages per sheet of paper.
fn sides(layout: Layout) -> usize {
    if layout.backs { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::{Form, Layout};
    use crate::face::Paper;

    /// Checks the faces of each page, and whether it shows their backs.
    #[track_caller]
    fn pages(form: Form, cards: usize, expected: &[(std::ops::Range<usize>, bool)]) {
        let pages: Vec<_> = (0..form.pages(cards)).filter_map(|number| form.page(cards, number)).collect();
        let found: Vec<_> = pages.iter().map(|page| (page.faces.clone(), page.is_back)).collect();
        assert_eq!(found, expected);
        assert_eq!(form.page(cards, form.pages(cards)), None);
        for page in pages {
            assert!(page.faces.len() <= page.grid.per_page(), "{page:?}");
        }
    }

    #[test]
    fn every_form_has_its_pages() {
        let sheet = Layout { paper: Some(Paper::A4), ..Layout::default() };
        pages(Form::Png { dpi: 300.0, bleed: true }, 2, &[(0..1, false), (1..2, false)]);
        pages(Form::Pdf(sheet), 10, &[(0..9, false), (9..10, false)]);
        let backs = Form::Pdf(Layout { backs: true, ..sheet });
        pages(backs, 10, &[(0..9, false), (0..9, true), (9..10, false), (9..10, true)]);
        pages(Form::Tabletop, 71, &[(0..70, false), (70..71, false), (0..1, true)]);
        for form in [backs, Form::Tabletop, Form::Svg { bleed: false }] {
            pages(form, 0, &[]);
        }
    }
}
