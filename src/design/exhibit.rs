//! The gallery of a project with the faces that it shows: which cards are shown, in which languages, and where the
//! pictures belong.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::gallery::{self, Edition, Entry};
use super::project::DesignFile;
use super::serials::Progress;
use super::tags::{Members, members};
use crate::card::{Card, CheckedRecords};
use crate::face::export::{Form, Order, names};
use crate::face::{Printed, Words};
use crate::registry::RecordPath;
use crate::registry::file::ReplaceError;
use crate::registry::project::{load, remove, save};
use crate::text::Language;

/// A gallery whose pictures are to be drawn.
pub struct Exhibit {
    to: PathBuf,
    page: gallery::Gallery,
    /// The cards with their faces in each language, and the folder of its pictures.
    editions: Vec<(PathBuf, Vec<Printed>)>,
    /// Where the faces are from.
    pub places: Vec<RecordPath>,
    back: [Printed; 1],
    form: Form,
}

/// What a gallery is made of.
pub struct Source<'s> {
    pub checked: &'s CheckedRecords,
    pub words: Words<'s>,
    pub places: &'s [RecordPath],
    pub languages: &'s [&'static Language],
    pub design: &'s DesignFile,
    /// How far each card is by the numbers that were submitted. A card that is not unlocked is shown as a back.
    pub progress: &'s BTreeMap<String, Progress>,
}

impl Exhibit {
    /// The gallery of these cards in a folder.
    ///
    /// # Errors
    ///
    /// What is wrong with a tag.
    pub fn new(to: &Path, dpi: f64, source: &Source<'_>) -> Result<Self, String> {
        let Source { checked, words, places, languages, design, progress } = *source;
        let text = |card: &Card, language| words.texts.searched_text(language, words.rules, card);
        let tagged = members(&design.tags, words.rules, &words.registry.cards, &text)?;
        let threshold = design.unlock.map_or(0, |rule| rule.threshold);
        let id = |place: &RecordPath| -> Option<&str> {
            match place {
                RecordPath::Card(at) => words.registry.cards.get(*at).map(|card| card.id.as_str()),
                _ => None,
            }
        };
        let locked = |place: &&RecordPath| {
            id(place).and_then(|id| progress.get(id)).is_some_and(|progress| !progress.is_unlocked)
        };
        let shown: Vec<RecordPath> = places.iter().filter(|place| !locked(place)).copied().collect();
        let faces = |language: &&'static Language| -> Vec<Printed> {
            shown.iter().filter_map(|place| words.face(language, *place, checked)).collect()
        };
        let editions: Vec<(PathBuf, Vec<Printed>)> =
            languages.iter().map(|language| (to.join(gallery::PICTURES).join(language.tag), faces(language))).collect();
        let mut entries: Vec<Entry> = entries(&editions, words, design, &tagged);
        // Behind those that are shown, so that nobody sees which ones they are.
        let mut counts: Vec<usize> =
            places.iter().filter(locked).filter_map(|place| Some(progress.get(id(place)?)?.counted)).collect();
        counts.sort_unstable();
        entries.extend(counts.into_iter().rev().map(|counted| Entry::Locked { progress: [counted, threshold] }));
        let title = |language| words.texts.game_name(language, &words.rules.name);
        let page = gallery::Gallery {
            languages: languages.iter().map(|&language| Edition::new(words.texts, language, title(language))).collect(),
            tags: design.tags.iter().map(|tag| tag.id.clone()).collect(),
            cards: entries,
        };
        let back = [Printed { id: "back".to_owned(), ..Printed::back() }];
        let form = Form::Png { dpi, bleed: false };
        Ok(Self { to: to.to_owned(), page, editions, places: shown, back, form })
    }

    /// The pictures of the cards: an order for each language.
    pub fn cards(&self) -> Vec<Order<'_>> {
        self.editions.iter().map(|(to, cards)| Order { cards, form: self.form, to }).collect()
    }

    /// The picture of the back, for cards that are locked.
    pub fn back<'s>(&'s self, to: &'s Path) -> Order<'s> {
        Order { cards: &self.back, form: self.form, to }
    }

    /// The folder of all pictures.
    pub fn pictures(&self) -> PathBuf {
        self.to.join(gallery::PICTURES)
    }

    /// The page of the gallery, which readers open.
    pub fn page(&self) -> PathBuf {
        self.to.join("index.html")
    }

    /// Writes the files of the page, and removes the pictures that the page in the same folder showed before and that are no
    /// longer part of it. Nothing else is removed.
    ///
    /// # Errors
    ///
    /// The file that cannot be written or removed, and why.
    pub fn save_page(&self) -> Result<(), (PathBuf, ReplaceError)> {
        let before =
            load(&self.to.join(gallery::DATA)).map(|source| gallery::pictures(&source.text)).unwrap_or_default();
        let mut now = BTreeSet::new();
        for (name, text) in self.page.files() {
            if name == gallery::DATA {
                now = gallery::pictures(&text);
            }
            let path = self.to.join(name);
            save(&path, text).map_err(|why| (path, why))?;
        }
        for path in outdated(&before, &now).map(|path| self.to.join(path)) {
            remove(&path).map_err(|why| (path, why))?;
        }
        Ok(())
    }

    /// The number of cards on the page.
    pub fn count(&self) -> usize {
        self.page.cards.len()
    }
}

/// The pictures that only an earlier page shows. Where file names ignore case, "A.png" has taken the place of "a.png".
fn outdated<'a>(before: &'a BTreeSet<PathBuf>, now: &BTreeSet<PathBuf>) -> impl Iterator<Item = &'a PathBuf> {
    let lower = |path: &PathBuf| path.to_string_lossy().to_lowercase();
    let now: BTreeSet<String> = now.iter().map(lower).collect();
    before.iter().filter(move |path| !now.contains(&lower(path)))
}

/// The cards that are shown, in the order of their faces.
fn entries(
    editions: &[(PathBuf, Vec<Printed>)],
    words: Words<'_>,
    design: &DesignFile,
    tagged: &Members,
) -> Vec<Entry> {
    let Some((_, first)) = editions.first() else { return Vec::new() };
    let has = |id: &str, tag: &str| tagged.get(tag).is_some_and(|cards| cards.iter().any(|card| card.as_str() == id));
    let entry = |(at, (card, file)): (usize, (&Printed, String))| {
        let tags = design.tags.iter().enumerate().filter(|(_, tag)| has(&card.id, &tag.id)).map(|(at, _)| at).collect();
        let texts = editions.iter().filter_map(|(_, faces)| faces.get(at));
        let texts = texts.map(|face| (face.lang, of_face(face, words))).collect();
        Entry::Shown { file, tags, texts }
    };
    first.iter().zip(names(first, "png")).enumerate().map(entry).collect()
}

/// What is printed on a face, for readers who do not see the picture and for the search.
fn of_face(face: &Printed, words: Words<'_>) -> gallery::Words {
    let sets = face.words.values().flatten().map(|word| word.name.clone());
    let numbers = words.rules.numbers.keys().chain(words.rules.hero_numbers.keys());
    let number = |id: &String| Some(format!("{} {}", face.labels.get(id)?, face.numbers.get(id)?));
    let mut parts = vec![face.type_name.clone()];
    parts.extend(face.sub.clone().into_iter().chain(sets));
    parts.extend(numbers.filter_map(|id| number(&id.to_string())));
    parts.retain(|part| !part.is_empty());
    gallery::Words { name: face.name.clone(), line: parts.join(" · "), text: face.text() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_whose_name_differs_in_case_only_is_not_outdated() {
        let set = |paths: &[&str]| -> BTreeSet<PathBuf> { paths.iter().map(PathBuf::from).collect() };
        let (before, now) = (set(&["en/a.png", "en/B.png", "en/c.png"]), set(&["en/A.png", "en/b.png"]));
        assert_eq!(outdated(&before, &now).collect::<Vec<_>>(), [&PathBuf::from("en/c.png")]);
    }
}
