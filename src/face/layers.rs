//! Fast redrawing of a face while it is edited. The items below the first changed item are kept as a picture, and only
//! the rest is drawn on top of a copy.
//!
//! Two pages are compared item by item in drawing order, so that this works with any template.

use std::sync::{Mutex, MutexGuard, PoisonError};

use typst::foundations::Smart;
use typst::layout::{Abs, Frame, FrameItem, FrameKind, GroupItem, Point, Size, Transform};
use typst::utils::hash128;
use typst_layout::Page;

use super::layout::{Image, POINTS_PER_MM, bare, draw};

/// The number of cached pages. An edited card is usually shown in a few places at the same time.
const MAX_KEPT: usize = 4;

/// The last drawn pages, the newest last.
#[derive(Default)]
pub(super) struct Layers {
    kept: Mutex<Vec<CachedPage>>,
}

struct CachedPage {
    page: Page,
    pixels_per_mm: f64,
    /// The first item that differed from the previous page.
    changed: Option<Place>,
    under: Option<BaseLayer>,
}

/// The cached lower part of a page.
struct BaseLayer {
    /// The first item that is not in the picture.
    from: Place,
    image: Image,
}

/// The path of an item: its index in the page's frame, then in the frame of that group, and so on. Paths compare in
/// drawing order.
type Place = Vec<usize>;

impl Layers {
    /// Draws a page like [`draw`], except that a colour channel may differ by a few steps because of rounding.
    pub(super) fn draw(&self, page: &Page, pixels_per_mm: f64) -> Image {
        let page = Page { frame: bare(&page.frame), ..page.clone() };
        let found = self.take(&page, pixels_per_mm);
        let changed = found.as_ref().map(|(_, changed)| changed.clone());
        let under = found.and_then(|(kept, changed)| kept.under_for(&page, changed));
        let image = match &under {
            Some(BaseLayer { from, image }) => over(image.clone(), &page, from, pixels_per_mm),
            None => draw(&page, pixels_per_mm),
        };
        let mut kept = self.lock();
        if kept.len() >= MAX_KEPT {
            kept.remove(0);
        }
        kept.push(CachedPage { page, pixels_per_mm, changed, under });
        image
    }

    /// Takes the cached page that shares the most items with this one out of the cache, with the first difference.
    fn take(&self, page: &Page, pixels_per_mm: f64) -> Option<(CachedPage, Place)> {
        let mut kept = self.lock();
        let is_alike = |kept: &CachedPage| {
            kept.pixels_per_mm.to_bits() == pixels_per_mm.to_bits()
                && kept.page.frame.size() == page.frame.size()
                && kept.page.fill == page.fill
        };
        let alike = kept.iter().enumerate().filter(|(_, kept)| is_alike(kept));
        let places = alike.map(|(at, kept)| (difference(&kept.page.frame, &page.frame), at));
        let (changed, at) = places.max()?;
        Some((kept.remove(at), changed))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<CachedPage>> {
        // The list is complete even after a panic, because nothing in between leaves it half changed.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CachedPage {
    /// The lower part to reuse for a page that differs from this one from `changed` on. A new picture is only drawn if
    /// it halves the remaining work and if the previous change was not earlier, because the next change is most likely
    /// where the last two were.
    fn under_for(self, page: &Page, changed: Place) -> Option<BaseLayer> {
        let under = self.under.filter(|under| under.from <= changed);
        let from = match self.changed {
            Some(last) => last.min(changed),
            None => changed,
        };
        let all = area(&page.frame);
        let left = |from: &[usize]| all - area_before(&page.frame, from);
        if 2.0 * left(&from) >= under.as_ref().map_or(all, |under| left(&under.from)) {
            return under;
        }
        let (before, _) = split(&page.frame, &from);
        let image = draw(&Page { frame: before, ..page.clone() }, self.pixels_per_mm);
        Some(BaseLayer { from, image })
    }
}

/// The path of the first difference between two frames, or the path after the last item.
fn difference(old: &Frame, new: &Frame) -> Place {
    let pairs = old.items().zip(new.items());
    let same = pairs.take_while(|(old, new)| hash128(old) == hash128(new)).count();
    let mut place = vec![same];
    if let (Some((old_at, FrameItem::Group(old))), Some((new_at, FrameItem::Group(new)))) =
        (old.items().nth(same), new.items().nth(same))
        && (old_at, frameless(old)) == (new_at, frameless(new))
    {
        place.extend(difference(&old.frame, &new.frame));
    }
    place
}

/// A hash of a group without its content.
fn frameless(group: &GroupItem) -> u128 {
    let empty = Frame::new(group.frame.size(), group.frame.kind());
    hash128(&GroupItem { frame: empty, ..group.clone() })
}

/// Cuts a frame in two.
fn split(frame: &Frame, from: &[usize]) -> (Frame, Frame) {
    let empty = || Frame::new(frame.size(), frame.kind());
    let (mut before, mut rest) = (empty(), empty());
    let Some((&first, inner)) = from.split_first() else { return (before, frame.clone()) };
    for (at, (position, item)) in frame.items().enumerate() {
        match item {
            FrameItem::Group(group) if at == first && !inner.is_empty() => {
                let halves = split(&group.frame, inner);
                before.push(*position, FrameItem::Group(GroupItem { frame: halves.0, ..group.clone() }));
                rest.push(*position, FrameItem::Group(GroupItem { frame: halves.1, ..group.clone() }));
            }
            _ if at < first => before.push(*position, item.clone()),
            _ => rest.push(*position, item.clone()),
        }
    }
    (before, rest)
}

/// The area that is drawn before a path; see [`area`].
fn area_before(frame: &Frame, place: &[usize]) -> f64 {
    let Some((&first, inner)) = place.split_first() else { return 0.0 };
    let before: f64 = frame.items().take(first).map(|(_, item)| area_of(item)).sum();
    let within = match frame.items().nth(first) {
        Some((_, FrameItem::Group(group))) => area_before(&group.frame, inner),
        _ => 0.0,
    };
    before + within
}

/// An estimate of the drawing cost: the total area of all items in square points, including hidden ones. Large shapes
/// cost as much as a whole text.
fn area(frame: &Frame) -> f64 {
    frame.items().map(|(_, item)| area_of(item)).sum()
}

fn area_of(item: &FrameItem) -> f64 {
    let of = |size: Size| size.x.to_pt() * size.y.to_pt();
    match item {
        FrameItem::Group(group) => area(&group.frame),
        FrameItem::Text(text) => of(Size::new(text.width(), text.size)),
        // Ignores the stroke's outline, because computing it takes longer than drawing it.
        FrameItem::Shape(shape, _) => {
            let stroke = shape.stroke.as_ref().map_or(Abs::zero(), |stroke| stroke.thickness);
            of(shape.bbox(false).size() + Size::splat(stroke))
        }
        FrameItem::Image(_, size, _) => of(*size),
        FrameItem::Link(..) | FrameItem::Tag(_) => 0.0,
    }
}

/// Draws the items of a page from `from` on over the cached lower part.
fn over(mut under: Image, page: &Page, from: &[usize], pixels_per_mm: f64) -> Image {
    let (_, rest) = split(&page.frame, from);
    let pixels_per_pt = pixels_per_mm / POINTS_PER_MM;
    let Some([first, end]) = rows(&rest, Transform::identity()) else { return under };
    // Draw only the pixel rows that these items touch.
    let [first, end] = [(first.to_pt() * pixels_per_pt).floor(), (end.to_pt() * pixels_per_pt).ceil()];
    let [first, end] = [first, end].map(|row| row.clamp(0.0, f64::from(under.height)));
    if first >= end {
        return under;
    }
    let in_pt = |rows: f64| Abs::pt(rows / pixels_per_pt);
    let mut strip = Frame::new(Size::new(rest.width(), in_pt(end - first)), FrameKind::Soft);
    // A hard frame keeps relative sizes of the original page.
    strip.push_frame(Point::with_y(-in_pt(first)), rest.with_kind(FrameKind::Hard));
    let strip = draw(&Page { frame: strip, fill: Smart::Custom(None), ..page.clone() }, pixels_per_mm);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a row of the picture")]
    let start = first as usize * under.width as usize * 4;
    blend(under.rgba.get_mut(start..).unwrap_or_default(), &strip.rgba);
    under
}

/// The vertical range that a frame draws on, in points. It may be too large but never too small.
fn rows(frame: &Frame, to_page: Transform) -> Option<[Abs; 2]> {
    let all = frame.items().filter_map(|(position, item)| {
        let here = to_page.pre_concat(Transform::translate(position.x, position.y));
        let around = |from: Point, to: Point| {
            let corners = [from, Point::new(from.x, to.y), Point::new(to.x, from.y), to].map(|at| at.transform(here).y);
            let [first, others @ ..] = corners;
            Some(others.iter().fold([first; 2], |[from, to], &y| [from.min(y), to.max(y)]))
        };
        match item {
            FrameItem::Group(group) => rows(&group.frame, here.pre_concat(group.transform)),
            // No glyph extends further from its baseline than twice the font size.
            FrameItem::Text(text) => {
                let far = 2.0 * text.size;
                around(Point::new(-far, -far), Point::new(text.width() + far, far))
            }
            FrameItem::Shape(shape, _) => {
                let bounds = shape.bbox(false);
                // The longest possible mitre of two strokes.
                let far = shape
                    .stroke
                    .as_ref()
                    .map_or(Abs::zero(), |stroke| stroke.thickness * stroke.miter_limit.get().max(1.0));
                around(bounds.min - Point::splat(far), bounds.max + Point::splat(far))
            }
            FrameItem::Image(_, size, _) => around(Point::zero(), size.to_point()),
            FrameItem::Link(..) | FrameItem::Tag(_) => None,
        }
    });
    all.reduce(|[from, to], [other_from, other_to]| [from.min(other_from), to.max(other_to)])
}

/// Composites premultiplied pixels over others.
fn blend(under: &mut [u8], over: &[u8]) {
    for (under, over) in under.chunks_exact_mut(4).zip(over.chunks_exact(4)) {
        match over[3] {
            0 => {}
            255 => under.copy_from_slice(over),
            opacity => {
                let rest = u16::from(255 - opacity);
                for (under, over) in under.iter_mut().zip(over) {
                    // This is at most 255, because premultiplied colours are never larger than their opacity.
                    let behind = u8::try_from((u16::from(*under) * rest + 127) / 255).unwrap_or(u8::MAX);
                    *under = over.saturating_add(behind);
                }
            }
        }
    }
}
