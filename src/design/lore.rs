//! Lore cards: stories about cards of a game, one a pack. They have no effects and no place in a deck, and each is cut to an
//! outline of its own, so that no pack can be known by its weight.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::inserts::{Outline, Paper};
use super::packs::shuffle;
use crate::base::Generator;

/// The name of the file, beside the ruleset.
pub const FILE: &str = "lore.json";
/// The language that every story has.
const ENGLISH: &str = "en";
/// Points of the cut edge, with its ends.
const POINTS: usize = 13;
/// How much of a lore card is never cut off, in percent of its height: its words are printed there.
const KEPT: i64 = 60;

/// A file of lore cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoreFile {
    /// What the file is for.
    #[serde(default, rename = "about")]
    _about: String,
    /// The lore cards.
    pub lore: Vec<Lore>,
}

/// A lore card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lore {
    /// Its id.
    pub id: String,
    /// The card that its story is about.
    pub about: String,
    /// By the tags of the languages.
    #[serde(rename = "in")]
    stories: BTreeMap<String, Story>,
}

/// A story in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// Its title.
    pub title: String,
    /// Its words.
    pub text: String,
}

impl LoreFile {
    /// Reads a file for a game with these cards.
    ///
    /// # Errors
    ///
    /// What is wrong with it: its form with line and column, an id that is there twice, a story without English, a card that
    /// the game does not have.
    pub fn read(text: &str, cards: &[String]) -> Result<Self, String> {
        let file: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        for (at, lore) in file.lore.iter().enumerate() {
            if !lore.stories.contains_key(ENGLISH) {
                return Err(format!("the lore card `{}` has no story in `{ENGLISH}`", lore.id));
            }
            if file.lore.iter().take(at).any(|other| other.id == lore.id) {
                return Err(format!("there are two lore cards `{}`", lore.id));
            }
            if !cards.contains(&lore.about) {
                return Err(format!("the lore card `{}` is about `{}`, which is no card", lore.id, lore.about));
            }
        }
        Ok(file)
    }

    /// A lore card for each of so many packs: each equally often, or once more, in an order by chance.
    pub fn deal(&self, packs: usize, seed: u64) -> Vec<&Lore> {
        let mut chance = Generator(seed);
        let mut order: Vec<&Lore> = self.lore.iter().collect();
        shuffle(&mut order, &mut chance);
        let mut dealt: Vec<&Lore> = order.iter().copied().cycle().take(packs).collect();
        shuffle(&mut dealt, &mut chance);
        dealt
    }
}

impl Lore {
    /// Its story in a language, or in English.
    pub fn story(&self, language: &str) -> Option<&Story> {
        self.stories.get(language).or_else(|| self.stories.get(ENGLISH))
    }
}

/// The outlines of lore cards in a frame: what is printed is kept, and the edge above it goes up and down by chance.
pub fn outlines(count: usize, frame: Paper, seed: u64) -> Vec<Outline> {
    let mut chance = Generator(seed);
    let least = frame.height * KEPT / 100;
    let spare = usize::try_from(frame.height - least).unwrap_or(0);
    let outline = |chance: &mut Generator| {
        let last = i64::try_from(POINTS - 1).unwrap_or(1);
        let mut edge: Vec<(i64, i64)> = Vec::with_capacity(POINTS);
        for at in 0..=last {
            let above = i64::try_from(chance.below(spare + 1)).unwrap_or(0);
            edge.push((frame.width * at / last, least + above));
        }
        edge.reverse();
        let mut corners = vec![(0, 0), (frame.width, 0)];
        corners.append(&mut edge);
        Outline(corners)
    };
    (0..count).map(|_| outline(&mut chance)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{LoreFile, outlines};
    use crate::design::inserts::Paper;

    const FILE: &str = r#"{ "lore": [
        { "id": "L-1", "about": "A",
          "in": { "en": { "title": "One", "text": "First." }, "de": { "title": "Eins", "text": "Zuerst." } } },
        { "id": "L-2", "about": "B", "in": { "en": { "title": "Two", "text": "Then." } } } ] }"#;

    fn cards() -> [String; 2] {
        ["A".to_owned(), "B".to_owned()]
    }

    #[test]
    fn each_pack_has_a_lore_card_and_each_is_there_equally_often() {
        let file = LoreFile::read(FILE, &cards()).unwrap();
        let dealt = file.deal(41, 3);
        let firsts = dealt.iter().filter(|lore| lore.id == "L-1").count();
        assert!(dealt.len() == 41 && (20..=21).contains(&firsts), "{firsts}");
        let ids = |seed| file.deal(41, seed).iter().map(|lore| lore.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(3), ids(3));
        assert_ne!(ids(3), ids(4));
        assert_eq!(file.lore[0].story("de").unwrap().title, "Eins");
        assert_eq!(file.lore[1].story("de").unwrap().title, "Two");
    }

    #[test]
    fn outlines_keep_what_is_printed_and_are_all_different() {
        let frame = Paper { weight: 300, width: 63_000, height: 88_000 };
        let cut = outlines(100, frame, 7);
        assert!(cut.iter().all(|outline| outline.0[2..].iter().all(|(_, y)| (52_800..=88_000).contains(y))));
        assert!(cut.iter().all(|outline| outline.0.iter().all(|(x, _)| (0..=63_000).contains(x))));
        assert_eq!(cut.iter().collect::<BTreeSet<_>>().len(), 100);
        assert_eq!(outlines(100, frame, 7), cut);
    }

    #[test]
    fn faults_name_the_lore_card() {
        let read = |text: &str| LoreFile::read(text, &cards()).unwrap_err();
        assert!(read(&FILE.replace("L-2", "L-1")).contains("two lore cards `L-1`"));
        assert!(read(&FILE.replace("\"B\"", "\"C\"")).contains("`C`"));
        assert!(read("{ \"lore\": [{ \"id\": \"L-1\", \"about\": \"A\", \"in\": {} }] }").contains("`en`"));
        assert!(read("{ \"lore\": 1 }").contains("line 1"));
    }
}
