//! A face that is drawn again and again while it is edited. What lies under the first thing that has changed is kept as
//! a picture; only the rest is drawn, over a copy of it.
//!
//! Nothing has to be known about a template for that: two pages are compared item by item, in the order in which they
//! are drawn.

use std::sync::{Mutex, MutexGuard, PoisonError};

use typst::foundations::Smart;
use typst::layout::{Abs, Frame, FrameItem, FrameKind, GroupItem, Point, Size, Transform};
use typst::utils::hash128;
use typst_layout::Page;

use super::setting::{Image, POINTS_PER_MM, bare, draw};

/// How many pages are kept: what is edited is looked at in a few places at a time.
const MAX_KEPT: usize = 4;

/// Pages that have been drawn last, the newest last.
#[derive(Default)]
pub(super) struct Layers {
    kept: Mutex<Vec<Kept>>,
}

struct Kept {
    page: Page,
    pixels_per_mm: f64,
    /// Where it began to differ from the page that it came after.
    changed: Option<Place>,
    under: Option<Under>,
}

/// What lies under the rest of a page.
struct Under {
    /// Where the rest begins.
    from: Place,
    image: Image,
}

/// The place of an item: its number in the page's frame, then in that item's frame, and so on. Places are in the order
/// in which items are drawn.
type Place = Vec<usize>;

impl Layers {
    /// Draws a page, as [`draw`] does, but for rounding: a channel may differ by a few of its 255 steps.
    pub(super) fn draw(&self, page: &Page, pixels_per_mm: f64) -> Image {
        let page = Page { frame: bare(&page.frame), ..page.clone() };
        let found = self.take(&page, pixels_per_mm);
        let changed = found.as_ref().map(|(_, changed)| changed.clone());
        let under = found.and_then(|(kept, changed)| kept.under_for(&page, changed));
        let image = match &under {
            Some(Under { from, image }) => over(image.clone(), &page, from, pixels_per_mm),
            None => draw(&page, pixels_per_mm),
        };
        let mut kept = self.lock();
        if kept.len() >= MAX_KEPT {
            kept.remove(0);
        }
        kept.push(Kept { page, pixels_per_mm, changed, under });
        image
    }

    /// Of the pages that are kept, the one that is like this one the longest, and where they begin to differ.
    fn take(&self, page: &Page, pixels_per_mm: f64) -> Option<(Kept, Place)> {
        let mut kept = self.lock();
        let is_alike = |kept: &Kept| {
            kept.pixels_per_mm.to_bits() == pixels_per_mm.to_bits()
                && kept.page.frame.size() == page.frame.size()
                && kept.page.fill == page.fill
        };
        let alike = kept.iter().enumerate().filter(|(_, kept)| is_alike(kept));
        let places = alike.map(|(at, kept)| (difference(&kept.page.frame, &page.frame), at));
        let (changed, at) = places.max()?;
        Some((kept.remove(at), changed))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Kept>> {
        // A lock is poisoned only by a panic in between; the list is whole all the same.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// What lies under a page that comes after this one and differs from that place on. A new picture is drawn of it only
    /// where that halves what is left to draw above it, and where the last change came no earlier: of the changes to
    /// come, most are where the last two were.
    fn under_for(self, page: &Page, changed: Place) -> Option<Under> {
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
        Some(Under { from, image })
    }
}

/// Where two frames begin to differ; behind the last item where they do not.
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

/// All that is to be known of a group but what it holds.
fn frameless(group: &GroupItem) -> u128 {
    let empty = Frame::new(group.frame.size(), group.frame.kind());
    hash128(&GroupItem { frame: empty, ..group.clone() })
}

/// A frame cut in two at a place.
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

/// How much is drawn before a place, as [`area`] has it.
fn area_before(frame: &Frame, place: &[usize]) -> f64 {
    let Some((&first, inner)) = place.split_first() else { return 0.0 };
    let before: f64 = frame.items().take(first).map(|(_, item)| area_of(item)).sum();
    let within = match frame.items().nth(first) {
        Some((_, FrameItem::Group(group))) => area_before(&group.frame, inner),
        _ => 0.0,
    };
    before + within
}

/// How much is drawn: the area of every item, in square points, whatever hides it later. A large shape costs as much as a
/// whole text.
fn area(frame: &Frame) -> f64 {
    frame.items().map(|(_, item)| area_of(item)).sum()
}

fn area_of(item: &FrameItem) -> f64 {
    let of = |size: Size| size.x.to_pt() * size.y.to_pt();
    match item {
        FrameItem::Group(group) => area(&group.frame),
        FrameItem::Text(text) => of(Size::new(text.width(), text.size)),
        // Not the outline of its stroke: to find that takes longer than to draw it.
        FrameItem::Shape(shape, _) => {
            let stroke = shape.stroke.as_ref().map_or(Abs::zero(), |stroke| stroke.thickness);
            of(shape.bbox(false).size() + Size::splat(stroke))
        }
        FrameItem::Image(_, size, _) => of(*size),
        FrameItem::Link(..) | FrameItem::Tag(_) => 0.0,
    }
}

/// What a page draws from a place on, over what lies under it.
fn over(mut under: Image, page: &Page, from: &[usize], pixels_per_mm: f64) -> Image {
    let (_, rest) = split(&page.frame, from);
    let pixels_per_pt = pixels_per_mm / POINTS_PER_MM;
    let Some([first, end]) = rows(&rest, Transform::identity()) else { return under };
    // Only the rows that it draws on, from one whole pixel to another.
    let [first, end] = [(first.to_pt() * pixels_per_pt).floor(), (end.to_pt() * pixels_per_pt).ceil()];
    let [first, end] = [first, end].map(|row| row.clamp(0.0, f64::from(under.height)));
    if first >= end {
        return under;
    }
    let in_pt = |rows: f64| Abs::pt(rows / pixels_per_pt);
    let mut strip = Frame::new(Size::new(rest.width(), in_pt(end - first)), FrameKind::Soft);
    // Hard: what is as large as the page that it is on still is.
    strip.push_frame(Point::with_y(-in_pt(first)), rest.with_kind(FrameKind::Hard));
    let strip = draw(&Page { frame: strip, fill: Smart::Custom(None), ..page.clone() }, pixels_per_mm);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a row of the picture")]
    let start = first as usize * under.width as usize * 4;
    blend(under.rgba.get_mut(start..).unwrap_or_default(), &strip.rgba);
    under
}

/// The rows that a frame draws on: from, to, in points. Rather more of them than fewer.
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
            // No letter reaches further from its line than twice its size.
            FrameItem::Text(text) => {
                let far = 2.0 * text.size;
                around(Point::new(-far, -far), Point::new(text.width() + far, far))
            }
            FrameItem::Shape(shape, _) => {
                let bounds = shape.bbox(false);
                // As far as the longest tip of two strokes that meet.
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

/// Lays pixels over others; their colours are multiplied by their opacity.
fn blend(under: &mut [u8], over: &[u8]) {
    for (under, over) in under.chunks_exact_mut(4).zip(over.chunks_exact(4)) {
        match over[3] {
            0 => {}
            255 => under.copy_from_slice(over),
            opacity => {
                let rest = u16::from(255 - opacity);
                for (under, over) in under.iter_mut().zip(over) {
                    // No more than 255: a colour is never more than its opacity.
                    let behind = u8::try_from((u16::from(*under) * rest + 127) / 255).unwrap_or(u8::MAX);
                    *under = over.saturating_add(behind);
                }
            }
        }
    }
}
