//! Submissions: a card that a player has designed, in a file of its own, with an id that follows from card and author.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::budget::better;
use super::card_game::CardGame;
use super::project::Better;
use crate::base::{Code, json};
use crate::kernel::rules::Game;
use crate::text::{ENGLISH, Language, Texts};

/// The form of the file.
const FORMAT: u64 = 1;
/// The members that a file can have.
const MEMBERS: [&str; 9] = ["format", "game", "id", "author", "card", "lore", "words", "art", "version"];
/// The longest file, in bytes.
const MAX_FILE: usize = 8 << 20;
/// The longest picture, in bytes.
const MAX_PICTURE: usize = 4 << 20;
/// The longest card, in bytes of its canonical text.
const MAX_CARD: usize = 64 << 10;
/// The longest name, in letters.
const MAX_NAME: usize = 80;
/// The longest lore, in letters.
const MAX_LORE: usize = 2000;
/// The letters of an id: those that look like no other.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKLMNPQRSTVWXYZ";
/// How many letters an id has.
const ID_LETTERS: usize = 10;
/// Members of a card that are not what it does: two cards that differ only in them are the same to play with.
const LOOKS: [&str; 10] =
    ["id", "name", "flavour", "art", "notes", "status", "about", "made", "origin", "text_override"];
/// Members of a card that its designer's project gives it: the id of a submission does not depend on them.
const OF_PROJECT: [&str; 5] = ["id", "art", "origin", "status", "made"];

/// A card that a player has designed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    format: u64,
    /// The id of the game.
    pub game: String,
    /// What the card is known by everywhere.
    pub id: String,
    /// Who designed it.
    pub author: String,
    /// The card as in a registry.
    pub card: Map<String, Value>,
    /// Its story, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lore: Option<String>,
    /// Its words in other languages, by their tags.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, Words>,
    /// Its picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<Picture>,
    /// The version of the program that wrote the file.
    #[serde(default)]
    pub version: String,
}

/// The words of a card in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its story.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lore: Option<String>,
}

/// A picture in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// `png`, `jpg` or `webp`, which is also the end of its name.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its bytes in Base64.
    data: String,
}

/// Why a file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SubmissionError {
    /// It is too long, or its picture or its card is.
    #[error("{what} has {bytes} bytes; at most {most} are read")]
    TooLarge { what: &'static str, bytes: usize, most: usize },
    /// A text has too many letters.
    #[error("{what} has {letters} letters; at most {most} go")]
    TooLong { what: String, letters: usize, most: usize },
    /// It is not JSON, or a member is missing or of another kind.
    #[error("{0}")]
    Form(String),
    /// It is of a later form, or for another game.
    #[error("it is for {found}; this is {wanted}")]
    Other { found: String, wanted: String },
    /// The id is another card's.
    #[error("`{found}` is not the id of this card and author, which is `{is}`: the file was changed by hand")]
    Id { found: String, is: String },
    /// Nobody has designed it.
    #[error("the file names no author")]
    Author,
    /// The picture is of no known kind.
    #[error("the picture is no PNG, JPEG or WebP file")]
    Picture,
}

impl Submission {
    /// A submission of a card. `prefix` begins the ids of the game's submissions.
    ///
    /// # Errors
    ///
    /// Something is too long.
    pub fn new(game: &str, prefix: &str, author: &str, card: Map<String, Value>) -> Result<Self, SubmissionError> {
        let mut new = Self {
            format: FORMAT,
            game: game.to_owned(),
            id: String::new(),
            author: author.to_owned(),
            card,
            lore: None,
            words: BTreeMap::new(),
            art: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        };
        new.clean_texts(&mut Vec::new());
        new.check_lengths()?;
        new.id = new.own_id(prefix);
        Ok(new)
    }

    /// A submission of a card of a project: with its names in other languages, and its picture.
    ///
    /// # Errors
    ///
    /// Something is too long, or the picture is of no known kind.
    pub fn of_record(
        game: &Game,
        prefix: &str,
        author: &str,
        record: &Map<String, Value>,
        texts: &Texts,
        picture: Option<&[u8]>,
    ) -> Result<Self, SubmissionError> {
        let mut card = record.clone();
        card.remove(super::inbox::ORIGIN);
        card.remove("art");
        let message = format!("card-{}", card.get("id").and_then(Value::as_str).unwrap_or_default());
        let mut made = Self::new(&game.id, prefix, author, card)?;
        made.art = picture.map(Picture::new).transpose()?;
        for language in texts.languages().filter(|language| *language != ENGLISH && texts.has(language, &message)) {
            let name = Some(texts.message(language, &message, &[]));
            made.words.insert(language.tag.to_owned(), Words { name, lore: None });
        }
        Ok(made)
    }

    /// Reads a file. What does not belong in it is left out, with a line for each.
    ///
    /// # Errors
    ///
    /// The file is refused.
    pub fn read(text: &str, game: CardGame<'_>, prefix: &str) -> Result<(Self, Vec<String>), SubmissionError> {
        if text.len() > MAX_FILE {
            return Err(SubmissionError::TooLarge { what: "the file", bytes: text.len(), most: MAX_FILE });
        }
        let form = |why: String| SubmissionError::Form(why);
        let node = json::parse(text).map_err(|problem| form(crate::text::problem_text::english(&problem.message)))?;
        let mut twice = Vec::new();
        json::duplicates(node, "", &mut twice);
        if let Some(problem) = twice.first() {
            return Err(form(crate::text::problem_text::english(&problem.message)));
        }
        let mut value: Value = serde_json::from_str(text).map_err(|error| form(error.to_string()))?;
        let mut left_out = Vec::new();
        if let Value::Object(members) = &mut value {
            members.retain(|member, _| {
                let is_known = MEMBERS.contains(&member.as_str());
                if !is_known {
                    left_out.push(format!("the member `{}` does not belong in a submission", shown(member)));
                }
                is_known
            });
        }
        let mut read: Self = serde_json::from_value(value).map_err(|error| form(error.to_string()))?;
        if read.format != FORMAT || read.game != game.game.id {
            let found = format!("`{}`, format {}", shown(&read.game), read.format);
            return Err(SubmissionError::Other { found, wanted: format!("`{}`, format {FORMAT}", game.game.id) });
        }
        read.check_lengths()?;
        let is = read.own_id(prefix);
        if read.id != is {
            return Err(SubmissionError::Id { found: shown(&read.id), is });
        }
        if let Some(picture) = &read.art {
            picture.bytes()?;
        }
        read.clean_texts(&mut left_out);
        read.clean_card(game, &mut left_out);
        read.words.retain(|tag, _| {
            let is_known = Language::find(tag).is_some();
            if !is_known {
                left_out.push(format!("`{}` is no language", shown(tag)));
            }
            is_known
        });
        let is = read.own_id(prefix);
        if read.id != is {
            left_out.push(format!("without what was left out the card is another one: `{is}`, not `{}`", read.id));
            read.id = is;
        }
        Ok((read, left_out))
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        // This fails only for maps whose keys are not strings, and there are none.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The card for a registry, which knows whose it was. `art`: where its picture is in the project.
    pub fn record(&self, art: Option<&str>) -> Value {
        let mut card = self.card.clone();
        card.insert(super::inbox::ORIGIN.to_owned(), self.id.as_str().into());
        if let Some(art) = art {
            card.insert("art".to_owned(), art.into());
        }
        Value::Object(card)
    }

    /// The card as it is before it has an id of the registry: with that of the submission.
    pub fn tried(&self) -> Value {
        let mut card = self.card.clone();
        card.insert("id".to_owned(), self.id.as_str().into());
        Value::Object(card)
    }

    /// The names of the card in other languages, by their tags. Braces mean something in the files of a language, so names
    /// with braces are not among them.
    pub fn names(&self) -> Vec<(String, String)> {
        let is_plain = |name: &&String| !name.contains(['{', '}', '\n']);
        let name = |(tag, words): (&String, &Words)| Some((tag.clone(), words.name.as_ref().filter(is_plain)?.clone()));
        self.words.iter().filter_map(name).collect()
    }

    /// What the card is called.
    pub fn name(&self) -> &str {
        self.card.get("name").and_then(Value::as_str).unwrap_or_default()
    }

    /// The id that follows from the card and its author: the same on every machine and for every order of members.
    fn own_id(&self, prefix: &str) -> String {
        let card = self.card.iter().filter(|(member, _)| !OF_PROJECT.contains(&member.as_str()));
        let mut text = String::new();
        let author = Value::from(self.author.as_str());
        canonical(&author, &mut text);
        text.push_str(&self.game);
        object(card, &mut text);
        let hash = blake3::hash(text.as_bytes());
        let mut number = hash.as_bytes().iter().take(16).fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
        let mut id = prefix.to_owned();
        for _ in 0..ID_LETTERS {
            let at = usize::try_from(number % 23).unwrap_or(0);
            id.extend(LETTERS.get(at).map(|letter| char::from(*letter)));
            number /= 23;
        }
        id
    }

    fn check_lengths(&self) -> Result<(), SubmissionError> {
        let mut text = String::new();
        object(self.card.iter(), &mut text);
        if text.len() > MAX_CARD {
            return Err(SubmissionError::TooLarge { what: "the card", bytes: text.len(), most: MAX_CARD });
        }
        if self.author.trim().is_empty() {
            return Err(SubmissionError::Author);
        }
        short("the author", &self.author, MAX_NAME)?;
        short("the name", self.name(), MAX_NAME)?;
        short("the lore", self.lore.as_deref().unwrap_or_default(), MAX_LORE)?;
        for (tag, words) in &self.words {
            short(&format!("the name in `{}`", shown(tag)), words.name.as_deref().unwrap_or_default(), MAX_NAME)?;
            short(&format!("the lore in `{}`", shown(tag)), words.lore.as_deref().unwrap_or_default(), MAX_LORE)?;
        }
        Ok(())
    }

    /// Takes out characters that are not seen, such as those that turn the direction of what follows.
    fn clean_texts(&mut self, left_out: &mut Vec<String>) {
        let mut clean = |what: &str, text: &mut String| {
            let plain: String = text.chars().filter(|letter| !is_hidden(*letter)).collect();
            if plain != *text {
                left_out.push(format!("{what} had characters that are not seen"));
                *text = plain;
            }
        };
        clean("the author", &mut self.author);
        if let Some(Value::String(name)) = self.card.get_mut("name") {
            clean("the name", name);
        }
        self.lore.iter_mut().for_each(|lore| clean("the lore", lore));
        for words in self.words.values_mut() {
            words.name.iter_mut().for_each(|name| clean("a name", name));
            words.lore.iter_mut().for_each(|lore| clean("the lore", lore));
        }
    }

    /// Takes out members that the game's cards do not have.
    fn clean_card(&mut self, game: CardGame<'_>, left_out: &mut Vec<String>) {
        let cards = [Value::Object(self.card.clone())];
        let (_, problems) = game.with(&cards);
        let foreign = problems.iter().filter(|problem| problem.code == Code::UnknownMember);
        let foreign: BTreeSet<&str> =
            foreign.filter_map(|problem| problem.pointer.strip_prefix("/0/")).filter(|at| !at.contains('/')).collect();
        for member in foreign {
            if self.card.remove(member).is_some() {
                left_out.push(format!("the cards of this game have no member `{}`", shown(member)));
            }
        }
        // The project that takes the card gives it a place for its picture.
        self.card.remove("art");
        self.card.remove("origin");
    }
}

impl Picture {
    /// A picture of these bytes.
    ///
    /// # Errors
    ///
    /// It is too large, or of no known kind.
    pub fn new(bytes: &[u8]) -> Result<Self, SubmissionError> {
        if bytes.len() > MAX_PICTURE {
            return Err(SubmissionError::TooLarge { what: "the picture", bytes: bytes.len(), most: MAX_PICTURE });
        }
        let kind = kind_of(bytes).ok_or(SubmissionError::Picture)?;
        Ok(Self { kind: kind.to_owned(), data: STANDARD.encode(bytes) })
    }

    /// Its bytes.
    ///
    /// # Errors
    ///
    /// They are too many, or not those of a picture of its kind.
    pub fn bytes(&self) -> Result<Vec<u8>, SubmissionError> {
        let bytes = STANDARD.decode(&self.data).map_err(|_| SubmissionError::Picture)?;
        if bytes.len() > MAX_PICTURE {
            return Err(SubmissionError::TooLarge { what: "the picture", bytes: bytes.len(), most: MAX_PICTURE });
        }
        if kind_of(&bytes) == Some(self.kind.as_str()) { Ok(bytes) } else { Err(SubmissionError::Picture) }
    }
}

/// The kind of a picture, by its first bytes.
fn kind_of(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("png"),
        [0xFF, 0xD8, 0xFF, ..] => Some("jpg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("webp"),
        _ => None,
    }
}

fn short(what: &str, text: &str, most: usize) -> Result<(), SubmissionError> {
    let letters = text.chars().count();
    if letters > most { Err(SubmissionError::TooLong { what: what.to_owned(), letters, most }) } else { Ok(()) }
}

/// A word of a file that somebody else has written, in a line of a terminal.
fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() && !is_hidden(*letter)).take(40).collect()
}

/// Whether a character changes how others are shown, or is not seen. Lines may be broken.
fn is_hidden(letter: char) -> bool {
    let turns =
        matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
    turns || (letter.is_control() && letter != '\n')
}

/// A value as text with its members in order.
fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(members) => object(members.iter(), text),
        Value::Array(items) => {
            text.push('[');
            for item in items {
                canonical(item, text);
                text.push(',');
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

fn object<'v>(members: impl Iterator<Item = (&'v String, &'v Value)>, text: &mut String) {
    let ordered: BTreeMap<&String, &Value> = members.collect();
    text.push('{');
    for (name, value) in ordered {
        text.push_str(&Value::from(name.as_str()).to_string());
        text.push(':');
        canonical(value, text);
        text.push(',');
    }
    text.push('}');
}

/// What a card does, without how it looks.
fn what_it_does(card: &Map<String, Value>) -> String {
    let mut text = String::new();
    object(card.iter().filter(|(member, _)| !LOOKS.contains(&member.as_str())), &mut text);
    text
}

/// Cards that a submission has to be compared with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Likes {
    /// Ids of cards that do the same.
    pub same: Vec<String>,
    /// Ids of cards that are better in all.
    pub better: Vec<String>,
    /// Ids of cards that it makes useless.
    pub worse: Vec<String>,
}

/// Compares a submission with the cards of a registry.
pub fn likes(submission: &Submission, cards: &[Value], rule: &Better) -> Likes {
    let own = what_it_does(&submission.card);
    let id = |card: &Value| card.get("id").and_then(Value::as_str).map(ToOwned::to_owned);
    let same = cards.iter().filter(|card| card.as_object().is_some_and(|card| what_it_does(card) == own));
    let same: Vec<String> = same.filter_map(id).collect();
    let mut card = submission.card.clone();
    card.insert("id".to_owned(), submission.id.as_str().into());
    let [numbers, same_in] = [&rule.numbers, &rule.same].map(|names| names.iter().map(String::as_str).collect());
    let (numbers, same_in): (Vec<&str>, Vec<&str>) = (numbers, same_in);
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for other in cards {
        let pair = [Value::Object(card.clone()), other.clone()];
        for (one, two) in better(&pair, &numbers, &same_in) {
            if two == submission.id { above.push(one.to_owned()) } else { below.push(two.to_owned()) }
        }
    }
    Likes { same, better: above, worse: below }
}

#[cfg(test)]
mod tests;
