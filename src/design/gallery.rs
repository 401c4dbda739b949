//! The gallery of a project's cards: a page with its script and its data, for any browser and without a server.
//!
//! All that the page shows is in `data.js`, because a browser reads no other file of a folder that no server gives out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use serde::Serialize;
use serde_json::Value;

use crate::text::{Arg, Language, Texts};

/// The page, its style and its script, which are the same for every project but for the title.
const PAGE: &str = include_str!("../../assets/gallery/index.html");
const STYLE: &str = include_str!("../../assets/gallery/gallery.css");
const SCRIPT: &str = include_str!("../../assets/gallery/gallery.js");

/// What the data of a page begins with.
const BEGIN: &str = "window.gallery = ";
/// The file of the data.
pub const DATA: &str = "data.js";
/// The folder of the pictures.
pub const PICTURES: &str = "cards";

/// What a gallery shows.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Gallery {
    /// Its languages; the first one is shown to readers of none of them.
    pub languages: Vec<Edition>,
    /// The ids of tags by which cards are found.
    pub tags: Vec<String>,
    /// The cards.
    pub cards: Vec<Entry>,
}

/// A language of a gallery.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    tag: &'static str,
    name: &'static str,
    dir: &'static str,
    title: String,
    words: Labels,
}

/// What is on the page beside the cards. `{…}` is for the script to fill.
#[derive(Clone, Debug, Serialize)]
struct Labels {
    find: String,
    language: String,
    tags: String,
    count: String,
    nothing: String,
    locked: String,
    progress: String,
    face: String,
    close: String,
}

/// A card of a gallery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Entry {
    /// A card with its face.
    Shown {
        /// The name of its picture, which is in a folder for each language.
        file: String,
        /// Its tags, as places in [`Gallery::tags`].
        tags: Vec<usize>,
        /// What is printed on it, by the tags of the languages.
        texts: BTreeMap<&'static str, Words>,
    },
    /// A card that is not unlocked: nothing of it is in the gallery.
    Locked {
        /// How many submissions count, and how many it takes.
        progress: [usize; 2],
    },
}

/// The words of a card in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Words {
    /// Its name.
    pub name: String,
    /// Its type and its numbers.
    pub line: String,
    /// Its rules; paragraphs are lines.
    pub text: String,
}

impl Edition {
    /// The gallery of a game in a language.
    pub fn new(texts: &Texts, language: &'static Language, title: String) -> Self {
        let word = |id: &str| texts.message(language, id, &[]);
        let counted = [("counted", Arg::Text("{counted}")), ("threshold", Arg::Text("{threshold}"))];
        let words = Labels {
            find: word("gallery-search"),
            language: word("settings-language"),
            tags: word("gallery-tags"),
            count: texts.message(language, "gallery-count", &[("n", Arg::Text("{n}"))]),
            nothing: word("gallery-nothing"),
            locked: word("gallery-locked"),
            progress: texts.message(language, "gallery-progress", &counted),
            face: texts.message(language, "gallery-face", &[("name", Arg::Text("{name}"))]),
            close: word("close"),
        };
        let dir = if language.right_to_left { "rtl" } else { "ltr" };
        Self { tag: language.tag, name: language.name, dir, title, words }
    }
}

impl Gallery {
    /// The files of the page with their names, without the pictures: `cards/TAG/FILE` of each card in each language, and
    /// `cards/back.png`.
    pub fn files(&self) -> [(&'static str, String); 4] {
        let title = self.languages.first().map_or("", |edition| edition.title.as_str());
        let page = PAGE.replace("%title%", &html(title));
        [
            ("index.html", page),
            ("gallery.css", STYLE.to_owned()),
            ("gallery.js", SCRIPT.to_owned()),
            (DATA, self.data()),
        ]
    }

    fn data(&self) -> String {
        // This fails only for maps whose keys are not strings, and there are none.
        let json = serde_json::to_string(self).unwrap_or_default();
        // In old scripts these two end a line.
        let json = json.replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
        format!("{BEGIN}{json};\n")
    }
}

/// The pictures of cards that a page shows, below its folder, by the text of its data; none if no gallery wrote it.
pub fn pictures(data: &str) -> BTreeSet<PathBuf> {
    let json = data.strip_prefix(BEGIN).and_then(|data| data.trim_end().strip_suffix(';'));
    let Some(page) = json.and_then(|json| serde_json::from_str::<Value>(json).ok()) else { return BTreeSet::new() };
    let names = |list: &str, member: &str| -> Vec<String> {
        let items = page.get(list).and_then(Value::as_array).into_iter().flatten();
        // Somebody may have edited the file: a name never leads out of its folder.
        let names = items.filter_map(|item| item.get(member)?.as_str()).filter(|name| is_plain(name));
        names.map(ToOwned::to_owned).collect()
    };
    let (languages, files) = (names("languages", "tag"), names("cards", "file"));
    let path = |language: &String, file: &String| [PICTURES, language, file].iter().collect();
    languages.iter().flat_map(|language| files.iter().map(move |file| path(language, file))).collect()
}

/// Whether a name is that of a file in a folder.
fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(part)), None) if part == name)
}

/// A text in a page.
fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{DATA, Edition, Entry, Gallery, Words, pictures};
    use crate::text::{Language, Texts};

    #[test]
    fn a_locked_card_has_only_its_progress_and_names_cannot_leave_their_place() {
        let texts = Texts::embedded("any");
        let edition = |tag: &str| Edition::new(&texts, Language::find(tag).unwrap(), "A < B".to_owned());
        let words = Words { name: "</script>\u{2028}\"".to_owned(), ..Words::default() };
        let shown = Entry::Shown { file: "a.png".to_owned(), tags: vec![0], texts: BTreeMap::from([("en", words)]) };
        let gallery = Gallery {
            languages: vec![edition("en"), edition("ar")],
            tags: vec!["small".to_owned()],
            cards: vec![shown, Entry::Locked { progress: [2, 5] }],
        };
        let [(_, page), .., (_, data)] = gallery.files();
        assert!(page.contains("<title>A &lt; B</title>") && !page.contains("%title%"));
        let json = data.strip_prefix("window.gallery = ").unwrap().trim_end().trim_end_matches(';');
        let read: serde_json::Value = serde_json::from_str(json).unwrap();
        assert_eq!(read["cards"][1], serde_json::json!({ "progress": [2, 5] }));
        assert_eq!(read["cards"][0]["texts"]["en"]["name"], "</script>\u{2028}\"");
        let shown: Vec<_> = pictures(&data).iter().map(|path| path.display().to_string()).collect();
        assert_eq!(shown, ["cards/ar/a.png", "cards/en/a.png"]);
        for name in ["../a.png", "/a.png", "b/a.png", "..", "", "a.png/"] {
            assert!(pictures(&data.replace("\"a.png\"", &format!("\"{name}\""))).is_empty(), "{name}");
        }
        assert!(pictures("window.other = 1;").is_empty() && DATA == "data.js");
        assert!(!data.contains('\u{2028}'));
        assert_eq!((&read["languages"][0]["dir"], &read["languages"][1]["dir"]), (&"ltr".into(), &"rtl".into()));
        let progress = read["languages"][1]["words"]["progress"].as_str().unwrap();
        assert!(progress.contains("{counted}") && progress.contains("{threshold}"), "{progress}");
    }
}
