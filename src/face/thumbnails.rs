//! Small card faces, kept while they are up to date and there is memory for them.

use std::collections::HashMap;

use super::previewer::{Job, Previewer};
use super::previews::{Shown, Slot};
use super::{BLEED, Printed, Request, Shape};
use crate::registry::RecordPath;
use crate::text::Language;

/// How much memory pictures may take that are out of sight, in bytes.
const BUDGET: usize = 96 << 20;

/// How a face is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// As a single card, with round corners.
    Round,
    /// Along straight lines, as on a sheet.
    Straight,
    /// Not cut: with its bleed.
    Bleed,
}

/// A face in a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The card or hero. `None` is the back of every card.
    place: Option<RecordPath>,
    language: &'static str,
    cut: Cut,
    /// Sixteenths of a pixel per millimetre, because a float cannot be a key.
    sixteenths: u32,
}

impl Key {
    pub fn new(place: Option<RecordPath>, language: &Language, pixels_per_mm: f32, cut: Cut) -> Self {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a few dozen pixels")]
        let sixteenths = (pixels_per_mm.clamp(0.5, 48.0) * 16.0).round() as u32;
        Self { place, language: language.tag, cut, sixteenths }
    }

    fn is_other_size_of(self, other: Key) -> bool {
        Key { sixteenths: other.sixteenths, ..self } == other
    }
}

/// The state of the project that a picture was drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub revision: u64,
    /// See [`super::Previews`].
    pub generation: u64,
}

struct Entry<T> {
    slot: Slot,
    stamp: Stamp,
    face: Printed,
    shown: Option<Shown<T>>,
    /// The last frame in which the picture was visible.
    used: u64,
}

/// The small faces of a project.
pub struct Thumbnails<T> {
    entries: HashMap<Key, Entry<T>>,
    frame: u64,
    /// How many pictures have been requested.
    requests: u64,
}

impl<T> Default for Thumbnails<T> {
    fn default() -> Self {
        Self { entries: HashMap::new(), frame: 0, requests: 0 }
    }
}

impl<T> Thumbnails<T> {
    /// The last picture of a face, or else one of another size. Requests a new one if the face has changed: not every
    /// revision of the project changes it.
    pub fn get(
        &mut self,
        previewer: &Previewer<Slot>,
        key: Key,
        stamp: Stamp,
        printed: impl FnOnce() -> Option<Printed>,
    ) -> Option<&Shown<T>> {
        if self.entries.get(&key).is_none_or(|entry| entry.stamp != stamp) {
            match printed() {
                Some(face) => self.update(previewer, key, stamp, face),
                None => {
                    self.entries.remove(&key);
                }
            }
        }
        let entry = self.entries.get_mut(&key)?;
        entry.used = self.frame;
        let entry = &self.entries[&key];
        let mut other_sizes = self.entries.iter().filter(|(other, _)| other.is_other_size_of(key));
        let other =
            || other_sizes.find_map(|(_, other)| other.shown.as_ref().filter(|_| other.face.id == entry.face.id));
        entry.shown.as_ref().or_else(other)
    }

    fn update(&mut self, previewer: &Previewer<Slot>, key: Key, stamp: Stamp, face: Printed) {
        if let Some(entry) = self.entries.get_mut(&key)
            && entry.face == face
            && entry.stamp.generation == stamp.generation
        {
            entry.stamp = stamp;
            return;
        }
        let slot = self.entries.get(&key).map_or(Slot::Thumbnail(self.requests), |entry| entry.slot);
        self.requests += 1;
        let shape = Shape { bleed: if key.cut == Cut::Bleed { BLEED } else { 0.0 }, round: key.cut == Cut::Round };
        let pixels_per_mm = f64::from(key.sixteenths) / 16.0;
        let request = Request { face: face.clone(), shape, pixels_per_mm, with_areas: false, highlight: None };
        previewer.request(slot, Job::Face(Box::new(request)));
        // The old picture of the same card stays until the new one is ready. The index may belong to another card now.
        let last = self.entries.remove(&key).filter(|entry| entry.face.id == face.id);
        let shown = last.and_then(|entry| entry.shown);
        self.entries.insert(key, Entry { slot, stamp, face, shown, used: self.frame });
    }

    /// The picture in a slot, to be replaced.
    pub fn shown(&mut self, slot: Slot) -> Option<&mut Option<Shown<T>>> {
        self.entries.values_mut().find(|entry| entry.slot == slot).map(|entry| &mut entry.shown)
    }

    /// To be called once a frame, before drawing. Drops requests that have left the screen and, if memory is short, the
    /// pictures that have been out of sight the longest.
    pub fn begin_frame(&mut self, previewer: &Previewer<Slot>) {
        let last = self.frame;
        self.frame += 1;
        self.entries.retain(|_, entry| {
            let stays = entry.used >= last || entry.shown.is_some();
            if !stays {
                previewer.cancel(&entry.slot);
            }
            stays
        });
        let size = |entry: &Entry<T>| entry.shown.as_ref().map_or(0, |shown| shown.bytes);
        let mut used: usize = self.entries.values().map(size).sum();
        if used <= BUDGET {
            return;
        }
        let unseen = self.entries.iter().filter(|(_, entry)| entry.used < last);
        let mut unseen: Vec<(u64, Key)> = unseen.map(|(key, entry)| (entry.used, *key)).collect();
        unseen.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in unseen {
            if used <= BUDGET {
                return;
            }
            used -= self.entries.remove(&key).map_or(0, |entry| size(&entry));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, Cut, Key, Stamp, Thumbnails};
    use crate::face::previewer::Previewer;
    use crate::face::previews::{Shown, Slot};
    use crate::face::{Faces, Fit, Printed};
    use crate::registry::{Project, RecordPath};

    fn key(at: usize) -> Key {
        Key { place: Some(RecordPath::Card(at)), language: "en", cut: Cut::Round, sixteenths: 16 }
    }

    fn face(at: usize, name: &str) -> Printed {
        Printed { id: at.to_string(), name: name.to_owned(), ..Printed::back() }
    }

    fn previewer() -> Previewer<Slot> {
        Previewer::new(|| Faces::of(&Project::bundled(), "starfall"), || {}).expect("a thread can be started")
    }

    /// A picture of a mebibyte.
    fn shown() -> Shown<()> {
        Shown { texture: Some(()), areas: Vec::new(), fit: Fit::default(), problems: Vec::new(), bytes: 1 << 20 }
    }

    #[test]
    fn the_longest_unseen_go_when_memory_is_short() {
        let (previewer, mut thumbnails) = (previewer(), Thumbnails::default());
        let stamp = Stamp { revision: 1, generation: 0 };
        let most = BUDGET >> 20;
        for at in 0..most + 20 {
            thumbnails.begin_frame(&previewer);
            thumbnails.get(&previewer, key(at), stamp, || Some(face(at, "a")));
            let slot = thumbnails.entries[&key(at)].slot;
            *thumbnails.shown(slot).expect("it was asked for") = Some(shown());
        }
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.entries.len(), most);
        assert!(!thumbnails.entries.contains_key(&key(19)) && thumbnails.entries.contains_key(&key(20)));
        let again = thumbnails.get(&previewer, key(most), stamp, || Some(face(most, "a")));
        assert!(again.is_some_and(|shown| shown.texture.is_some()));
    }

    #[test]
    fn only_what_has_changed_is_drawn_again() {
        let (previewer, mut thumbnails) = (previewer(), Thumbnails::default());
        let mut get = |revision: u64, generation: u64, name: &str| {
            let stamp = Stamp { revision, generation };
            thumbnails.get(&previewer, key(0), stamp, || Some(face(0, name)));
            let slot = thumbnails.entries[&key(0)].slot;
            *thumbnails.shown(slot).expect("it was asked for") = Some(shown());
            thumbnails.requests
        };
        assert_eq!(get(1, 0, "a"), 1);
        assert_eq!(get(2, 0, "a"), 1, "another card was edited");
        assert_eq!(get(3, 0, "b"), 2, "this card was edited");
        assert_eq!(get(3, 1, "b"), 3, "a picture may have been changed on the disk");
    }

    #[test]
    fn what_has_left_the_screen_before_it_was_drawn_is_forgotten() {
        let (previewer, mut thumbnails) = (previewer(), Thumbnails::<()>::default());
        let stamp = Stamp { revision: 1, generation: 0 };
        thumbnails.get(&previewer, key(0), stamp, || Some(face(0, "a")));
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.entries.len(), 1);
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.entries.len(), 0);
    }
}
