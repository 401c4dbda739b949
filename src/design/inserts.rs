//! Inserts: paper cut at random so that all packs of a run weigh the same.
//!
//! Lengths are in micrometres, weights in milligrams, the weight of paper in grams a square metre.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde::Deserialize;

use crate::base::Generator;

/// Points of the cut edge, with its ends.
const POINTS: usize = 13;
/// Square micrometres of a milligram of a paper of one gram a square metre.
const AREA: i128 = 1_000_000_000;

/// The paper of inserts, and the place for them in a pack.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Paper {
    /// Grams a square metre.
    pub weight: i64,
    /// Width of the frame.
    pub width: i64,
    /// Height of the frame.
    pub height: i64,
}

/// The outline of an insert: its corners in order; the first two are the edge that is not cut.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outline(pub Vec<(i64, i64)>);

/// A target weight that no insert can reach.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InsertError {
    /// A pack is already too heavy.
    #[error("pack {pack} weighs {weight} mg without an insert; the target is at least {least} mg")]
    TooHeavy { pack: usize, weight: i64, least: i64 },
    /// An insert would be larger than its frame.
    #[error("pack {pack} weighs {weight} mg without an insert; in this frame the target is at most {most} mg")]
    TooLight { pack: usize, weight: i64, most: i64 },
    /// A measure that is not positive.
    #[error("the weight of the paper, and width and height of its frame, are more than 0")]
    Nothing,
}

/// An insert for each pack, so that all weigh `target`. No two are alike.
///
/// # Errors
///
/// The target is too small or too large; the message says the least or the greatest one.
pub fn inserts(packs: &[i64], paper: Paper, target: i64, seed: u64) -> Result<Vec<Outline>, InsertError> {
    if paper.weight <= 0 || paper.width < 1000 || paper.height < 1000 {
        return Err(InsertError::Nothing);
    }
    // The lightest insert is a strip that can still be cut: a hundredth of the frame.
    let frame = i128::from(paper.width) * i128::from(paper.height);
    let weighs = |area: i128| i64::try_from(area * i128::from(paper.weight) / AREA).unwrap_or(i64::MAX);
    let (lightest, heaviest) = (weighs(frame / 100) + 1, weighs(frame));
    let most = packs.iter().copied().min().unwrap_or(0).saturating_add(heaviest);
    let least = packs.iter().copied().max().unwrap_or(0).saturating_add(lightest);
    let (mut chance, mut seen, mut outlines) = (Generator(seed), BTreeSet::new(), Vec::new());
    for (at, &weight) in packs.iter().enumerate() {
        let pack = at + 1;
        let missing = target.saturating_sub(weight);
        if missing < lightest {
            return Err(InsertError::TooHeavy { pack, weight, least });
        }
        if missing > heaviest {
            return Err(InsertError::TooLight { pack, weight, most });
        }
        let area = i128::from(missing) * AREA / i128::from(paper.weight);
        let outline = loop {
            let outline = cut(area, paper, &mut chance);
            // A sheet as large as its frame has only one outline.
            if seen.insert(outline.clone()) || outline.is_rectangle() {
                break outline;
            }
        };
        outlines.push(outline);
    }
    Ok(outlines)
}

/// A sheet of an area whose upper edge goes up and down at random. Each step up has its like down, so the area stays.
fn cut(area: i128, paper: Paper, chance: &mut Generator) -> Outline {
    let mean = i64::try_from(area / i128::from(paper.width)).unwrap_or(paper.height).clamp(1, paper.height);
    let reach = (mean - mean / 10).min(paper.height - mean);
    let mut heights = [mean; POINTS];
    let mut inner: Vec<usize> = (1..POINTS - 1).collect();
    super::packs::shuffle(&mut inner, chance);
    for pair in inner.chunks_exact(2) {
        let step = i64::try_from(chance.below(usize::try_from(reach + 1).unwrap_or(1))).unwrap_or(0);
        if let [up, down] = pair {
            heights[*up] += step;
            heights[*down] -= step;
        }
    }
    let last = i64::try_from(POINTS - 1).unwrap_or(1);
    let mut corners = vec![(0, 0), (paper.width, 0)];
    let edge = heights.iter().zip(0_i64..).map(|(height, at)| (paper.width * at / last, *height));
    let mut edge: Vec<(i64, i64)> = edge.collect();
    edge.reverse();
    corners.append(&mut edge);
    Outline(corners)
}

impl Outline {
    /// Twice its area, in square micrometres.
    pub fn double_area(&self) -> i128 {
        let next = self.0.iter().cycle().skip(1);
        let product =
            |a: &(i64, i64), b: &(i64, i64)| i128::from(a.0) * i128::from(b.1) - i128::from(b.0) * i128::from(a.1);
        self.0.iter().zip(next).map(|(a, b)| product(a, b)).sum::<i128>().abs()
    }

    /// What it weighs, in milligrams, rounded to the nearest.
    pub fn weight(&self, paper: Paper) -> i64 {
        let weight = (self.double_area() * i128::from(paper.weight) + AREA) / (2 * AREA);
        i64::try_from(weight).unwrap_or(i64::MAX)
    }

    fn is_rectangle(&self) -> bool {
        self.0.iter().all(|(_, y)| *y == 0 || Some(*y) == self.0.get(2).map(|corner| corner.1))
    }
}

/// The inserts as a picture with cut lines, below one another, in millimetres.
pub fn svg(outlines: &[Outline], paper: Paper) -> String {
    let millimetres = |length: i64| format!("{}.{:03}", length / 1000, length % 1000);
    let step = paper.height + 2000;
    let height = step.saturating_mul(i64::try_from(outlines.len()).unwrap_or(i64::MAX));
    let (width, height) = (millimetres(paper.width), millimetres(height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" \
         fill=\"none\" stroke=\"#000\" stroke-width=\"0.1\">\n"
    );
    for (outline, at) in outlines.iter().zip(0_i64..) {
        let (number, mut points) = (at + 1, String::new());
        for (x, y) in &outline.0 {
            let y = (at * step).saturating_add(paper.height - y);
            let _ = write!(points, "{},{} ", millimetres(*x), millimetres(y));
        }
        let _ = writeln!(svg, "<polygon id=\"insert-{number}\" points=\"{}\"/>", points.trim_end());
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{AREA, InsertError, Outline, Paper, inserts, svg};

    const PAPER: Paper = Paper { weight: 170, width: 63_000, height: 88_000 };

    /// Twice the area, in square micrometres.
    fn double_area(outline: &Outline) -> i128 {
        let next = outline.0.iter().cycle().skip(1);
        let product =
            |a: &(i64, i64), b: &(i64, i64)| i128::from(a.0) * i128::from(b.1) - i128::from(b.0) * i128::from(a.1);
        outline.0.iter().zip(next).map(|(a, b)| product(a, b)).sum::<i128>().abs()
    }

    /// Whether two edges meet anywhere but at a common end.
    fn crosses(outline: &Outline) -> bool {
        let corners = &outline.0;
        let edges: Vec<_> = (0..corners.len()).map(|at| (corners[at], corners[(at + 1) % corners.len()])).collect();
        let side = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
            (i128::from(b.0 - a.0) * i128::from(c.1 - a.1) - i128::from(b.1 - a.1) * i128::from(c.0 - a.0)).signum()
        };
        edges.iter().enumerate().any(|(at, (a, b))| {
            edges.iter().skip(at + 2).any(|(c, d)| {
                a != d && side(*a, *b, *c) * side(*a, *b, *d) <= 0 && side(*c, *d, *a) * side(*c, *d, *b) <= 0
            })
        })
    }

    #[test]
    fn inserts_have_the_area_that_is_missing_and_are_simple_and_different() {
        let packs: Vec<i64> = (0..200).map(|at| 14_000 + at * 2).collect();
        let outlines = inserts(&packs, PAPER, 14_700, 5).unwrap();
        for (pack, outline) in packs.iter().zip(&outlines) {
            let wanted = i128::from(14_700 - pack) * AREA / 170;
            let off = (double_area(outline) / 2 - wanted).abs();
            assert!(off * 1000 <= wanted * 5, "{off} of {wanted}");
            assert!(outline.0.iter().all(|(x, y)| (0..=63_000).contains(x) && (0..=88_000).contains(y)));
            assert!(!crosses(outline), "{outline:?}");
        }
        assert_eq!(outlines.iter().collect::<BTreeSet<_>>().len(), outlines.len());
        assert_eq!(inserts(&packs, PAPER, 14_700, 5).unwrap(), outlines);
        let picture = svg(&outlines, PAPER);
        assert_eq!((picture.matches("<polygon").count(), svg(&outlines, PAPER)), (200, picture));
    }

    #[test]
    fn a_target_out_of_reach_names_the_least_and_the_greatest() {
        let error = inserts(&[14_000, 14_100], PAPER, 14_100, 1).unwrap_err();
        assert_eq!(error, InsertError::TooHeavy { pack: 2, weight: 14_100, least: 14_110 });
        assert!(inserts(&[14_000, 14_100], PAPER, 14_110, 1).is_ok());
        let error = inserts(&[14_000, 14_100], PAPER, 16_000, 1).unwrap_err();
        assert_eq!(error, InsertError::TooLight { pack: 1, weight: 14_000, most: 14_942 });
        assert!(inserts(&[14_000, 14_100], PAPER, 14_942, 1).is_ok());
        assert_eq!(inserts(&[1], Paper { weight: 0, ..PAPER }, 2, 1), Err(InsertError::Nothing));
    }
}
