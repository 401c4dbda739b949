//! A face that is drawn again and again while it is edited. What lies under the first thing that has changed is kept as
//! a picture; only the rest is drawn, over a copy of it.
//!
//! Nothing has to be known about a template for that: two pages are compared item by item, in the order in which they
//! are drawn.

use std::sync::{Mutex, MutexGuard, PoisonError};

use typst::foundations::Smart;
use typst::layout::{Frame, FrameItem, GroupItem, Size};
use typst::utils::hash128;
use typst_layout::Page;

use super::setting::{Image, bare, draw};

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
            Some(Under { from, image }) => {
                let (_, rest) = split(&page.frame, from);
                let rest = Page { frame: rest, fill: Smart::Custom(None), ..page.clone() };
                over(image.clone(), &draw(&rest, pixels_per_mm))
            }
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
        FrameItem::Shape(shape, _) => of(shape.bbox(true).size()),
        FrameItem::Image(_, size, _) => of(*size),
        FrameItem::Link(..) | FrameItem::Tag(_) => 0.0,
    }
}

/// One picture over another of its size.
fn over(mut under: Image, over: &Image) -> Image {
    /// Most of what is over a face is empty: so many bytes are looked at in one go.
    const BLOCK: usize = 64;
    for (under, over) in under.rgba.chunks_mut(BLOCK).zip(over.rgba.chunks(BLOCK)) {
        if over.iter().fold(0, |all, byte| all | byte) == 0 {
            continue;
        }
        for (under, over) in under.chunks_exact_mut(4).zip(over.chunks_exact(4)) {
            let rest = u16::from(255 - over[3]);
            for (under, over) in under.iter_mut().zip(over) {
                // No more than 255: a colour is never more than its opacity.
                let behind = u8::try_from((u16::from(*under) * rest + 127) / 255).unwrap_or(u8::MAX);
                *under = over.saturating_add(behind);
            }
        }
    }
    under
}
