//! Small card faces, kept as long as they are true and there is memory for them.

use std::collections::HashMap;

use super::faces::Shown;
use crate::document::RecordPath;
use crate::face::{BLEED, Job, Previewer, Printed, Request, Shape};

/// The most memory that pictures out of sight may take, in bytes.
const BUDGET: usize = 96 << 20;

/// How a face is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// As a card of its own, with round corners.
    Round,
    /// Along straight lines, as on a sheet.
    Straight,
    /// Not yet: with its bleed.
    Bleed,
}

/// Which face, in which size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The card or hero; none is the back of every card.
    pub place: Option<RecordPath>,
    /// The tag of the language.
    pub language: &'static str,
    /// How it is cut.
    pub cut: Cut,
    /// Sixteenths of a pixel in a millimetre.
    pub sixteenths: u32,
}

impl Key {
    fn is_other_size_of(self, other: Key) -> bool {
        Key { sixteenths: other.sixteenths, ..self } == other
    }
}

/// What a picture was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The project's revision.
    pub revision: u64,
    /// How often templates and pictures on the disk may have changed.
    pub generation: u64,
}

struct Kept {
    slot: u64,
    stamp: Stamp,
    face: Printed,
    shown: Option<Shown>,
    /// The frame in which it was last on the screen.
    used: u64,
}

/// The pictures that are kept.
#[derive(Default)]
pub struct Thumbnails {
    kept: HashMap<Key, Kept>,
    frame: u64,
    asked: u64,
}

impl Thumbnails {
    /// A picture as it was drawn last. A new one is asked for, in a slot from `first` on, where it is no longer true:
    /// where the face itself has not changed, no revision of the project makes it be drawn again.
    pub fn get(
        &mut self,
        previewer: &Previewer,
        first: u64,
        key: Key,
        stamp: Stamp,
        printed: impl FnOnce() -> Option<Printed>,
    ) -> Option<&Shown> {
        if self.kept.get(&key).is_none_or(|kept| kept.stamp != stamp) {
            let Some(face) = printed() else {
                self.kept.remove(&key);
                return None;
            };
            self.renew(previewer, first, key, stamp, face);
        }
        let frame = self.frame;
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.used = frame;
        }
        if self.kept.get(&key).is_some_and(|kept| kept.shown.is_some()) {
            return self.kept.get(&key)?.shown.as_ref();
        }
        let id = &self.kept.get(&key)?.face.id;
        let other = |(known, kept): (&Key, &Kept)| known.is_other_size_of(key) && kept.face.id == *id;
        self.kept.iter().find(|(known, kept)| kept.shown.is_some() && other((known, kept)))?.1.shown.as_ref()
    }

    fn renew(&mut self, previewer: &Previewer, first: u64, key: Key, stamp: Stamp, face: Printed) {
        if let Some(kept) = self.kept.get_mut(&key)
            && kept.face == face
            && kept.stamp.generation == stamp.generation
        {
            kept.stamp = stamp;
            return;
        }
        let slot = self.kept.get(&key).map_or_else(|| first + self.asked, |kept| kept.slot);
        self.asked += 1;
        let shape = Shape { bleed: if key.cut == Cut::Bleed { BLEED } else { 0.0 }, round: key.cut == Cut::Round };
        let pixels_per_mm = f64::from(key.sixteenths) / 16.0;
        let request = Request { face: face.clone(), shape, pixels_per_mm, with_areas: false, highlight: None };
        previewer.request(slot, Job::Face(Box::new(request)));
        // Another card's picture is shown no longer, an older one of this card until the new one comes.
        let shown = self.kept.remove(&key).filter(|kept| kept.face.id == face.id).and_then(|kept| kept.shown);
        self.kept.insert(key, Kept { slot, stamp, face, shown, used: self.frame });
    }

    /// The picture that belongs to a slot, to be replaced.
    pub fn shown(&mut self, slot: u64) -> Option<&mut Option<Shown>> {
        self.kept.values_mut().find(|kept| kept.slot == slot).map(|kept| &mut kept.shown)
    }

    /// To be called once a frame, before anything is drawn: forgets what was asked for and has left the screen, and of
    /// what has been drawn the longest unseen, as far as memory is short.
    pub fn begin_frame(&mut self, previewer: &Previewer) {
        let last = self.frame;
        self.frame += 1;
        self.kept.retain(|_, kept| {
            let stays = kept.used >= last || kept.shown.is_some();
            if !stays {
                previewer.forget(kept.slot);
            }
            stays
        });
        let size = |kept: &Kept| kept.shown.as_ref().map_or(0, Shown::size);
        let mut used: usize = self.kept.values().map(size).sum();
        if used <= BUDGET {
            return;
        }
        let mut unseen: Vec<(u64, Key)> =
            self.kept.iter().filter(|(_, kept)| kept.used < last).map(|(key, kept)| (kept.used, *key)).collect();
        unseen.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in unseen {
            if used <= BUDGET {
                return;
            }
            used -= self.kept.remove(&key).map_or(0, |kept| size(&kept));
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Color32, ColorImage, Context, TextureOptions};

    use super::{BUDGET, Cut, Key, Stamp, Thumbnails};
    use crate::document::RecordPath;
    use crate::face::{Faces, Fit, Previewer, Printed};
    use crate::registry::Project;
    use crate::studio::faces::Shown;

    fn key(at: usize) -> Key {
        Key { place: Some(RecordPath::Card(at)), language: "en", cut: Cut::Round, sixteenths: 16 }
    }

    fn face(at: usize, name: &str) -> Printed {
        Printed { id: at.to_string(), name: name.to_owned(), ..Printed::back() }
    }

    fn previewer() -> Previewer {
        Previewer::new(Faces::of(&Project::bundled(), "starfall").0, || {}).expect("a thread can be started")
    }

    /// A picture of a mebibyte.
    fn shown(ctx: &Context) -> Shown {
        let picture = ColorImage::filled([512, 512], Color32::RED);
        let texture = Some(ctx.load_texture("test", picture, TextureOptions::LINEAR));
        Shown { texture, areas: Vec::new(), fit: Fit::default(), problems: Vec::new() }
    }

    #[test]
    fn the_longest_unseen_go_when_memory_is_short() {
        let (ctx, previewer, mut thumbnails) = (Context::default(), previewer(), Thumbnails::default());
        let stamp = Stamp { revision: 1, generation: 0 };
        let most = BUDGET >> 20;
        for at in 0..most + 20 {
            thumbnails.begin_frame(&previewer);
            thumbnails.get(&previewer, 100, key(at), stamp, || Some(face(at, "a")));
            let slot = thumbnails.kept[&key(at)].slot;
            *thumbnails.shown(slot).expect("it was asked for") = Some(shown(&ctx));
        }
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.kept.len(), most);
        assert!(!thumbnails.kept.contains_key(&key(19)) && thumbnails.kept.contains_key(&key(20)));
        let again = thumbnails.get(&previewer, 100, key(most), stamp, || Some(face(most, "a")));
        assert!(again.is_some_and(|shown| shown.texture.is_some()));
    }

    #[test]
    fn only_what_has_changed_is_drawn_again() {
        let (ctx, previewer, mut thumbnails) = (Context::default(), previewer(), Thumbnails::default());
        let mut get = |revision: u64, generation: u64, name: &str| {
            let stamp = Stamp { revision, generation };
            thumbnails.get(&previewer, 100, key(0), stamp, || Some(face(0, name)));
            let slot = thumbnails.kept[&key(0)].slot;
            *thumbnails.shown(slot).expect("it was asked for") = Some(shown(&ctx));
            thumbnails.asked
        };
        assert_eq!(get(1, 0, "a"), 1);
        assert_eq!(get(2, 0, "a"), 1, "another card was edited");
        assert_eq!(get(3, 0, "b"), 2, "this card was edited");
        assert_eq!(get(3, 1, "b"), 3, "a picture may have been changed on the disk");
    }

    #[test]
    fn what_has_left_the_screen_before_it_was_drawn_is_forgotten() {
        let (previewer, mut thumbnails) = (previewer(), Thumbnails::default());
        let stamp = Stamp { revision: 1, generation: 0 };
        thumbnails.get(&previewer, 100, key(0), stamp, || Some(face(0, "a")));
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.kept.len(), 1);
        thumbnails.begin_frame(&previewer);
        assert_eq!(thumbnails.kept.len(), 0);
    }
}
