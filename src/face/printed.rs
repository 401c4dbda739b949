//! The data that a template gets for a card: everything printed on it in one language. The format is documented in
//! `assets/faces/starfall/README.md`.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Serialize;
use serde_json::Value;

use super::render::OutputKind;
use super::runs::{Highlight, Of, Sentence, name_operations, note_terms, only_head, point, sentences};
use crate::base::Name;
use crate::base::reader::Path;
use crate::card::{
    Card, CheckOutcome, CheckedCard, CheckedHero, CheckedRecords, CheckedRow, Hero, Row, check_card, check_hero,
    leader_numbers,
};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::{CardTypeId, Ruleset, Timing, TriggerId};
use crate::text::bidi::with_left_to_right_signs;
use crate::text::{Arg, Context, ENGLISH, Language, Text, Texts};

/// Template and palette of cards that belong to several books.
const CROSSOVER: &str = "crossover";

/// The content of a face in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// Language tag.
    pub lang: &'static str,
    pub id: String,
    pub name: String,
    /// Id of the card type in the ruleset.
    #[serde(rename = "type")]
    pub card_type: String,
    /// The template of this kind of card.
    pub template: String,
    /// The numbers by their ids in the ruleset. Each becomes a member of `card.json`.
    #[serde(flatten)]
    pub numbers: BTreeMap<String, i64>,
    /// The names of these numbers.
    pub labels: BTreeMap<String, String>,
    /// The words of the sets that a whole game has, by the set's id in the ruleset; its `subtype` and `keywords`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, Vec<PrintedWord>>,
    pub type_name: String,
    /// The subtype, or the book of a hero.
    pub sub: Option<String>,
    pub books: Vec<i64>,
    pub book_label: Option<String>,
    pub hero: Option<String>,
    /// The key of the colour palette.
    pub palette: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stats: Vec<Stat>,
    /// The heading of a hero's ability.
    pub ability_label: Option<String>,
    pub rules: Vec<Sentence>,
    /// How each ability is used, by the id in the ruleset, in a whole game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<String>,
    /// The separator between sentences.
    pub join: String,
    pub flavour: Option<String>,
    /// Parts of hidden codes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<PrintedMark>,
    /// The path of the art in the project. The template gets a different name.
    #[serde(skip)]
    pub art: Option<String>,
}

/// A hero's attribute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stat {
    pub label: String,
    pub value: i64,
}

/// A word of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedWord {
    /// Its id in the ruleset.
    pub id: String,
    pub name: String,
}

/// A part of a hidden code. Lengths are in tenths of a millimetre from the upper left corner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedMark {
    pub part: String,
    /// Lines of dots instead of letters; `#` is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dots: Vec<String>,
    pub x: u16,
    pub y: u16,
    /// How high its letters, or its dots together, are.
    pub size: u16,
    /// How much of it is seen, in percent.
    pub opacity: u8,
}

/// The shape of a face on its page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shape {
    /// Bleed around the cut in millimetres.
    pub bleed: f64,
    pub round: bool,
}

impl Shape {
    /// Splits the work of a picture: corners are rounded after drawing. If the template clipped them, every shape of
    /// the face would be looked up in a mask, which takes several times as long.
    pub(super) fn for_image(self, pixels_per_mm: f64, again: bool) -> (Self, OutputKind) {
        (
            Self { round: false, ..self },
            OutputKind::Image { pixels_per_mm, round: self.round && self.bleed <= 0.0, again },
        )
    }
}

/// The file name of a card's art for the template, and whether the art is missing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Picture<'a> {
    pub(super) file: Option<&'a str>,
    pub(super) is_missing: bool,
}

/// Whether runs report their positions, and the highlight.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pointing<'a> {
    pub(super) with_areas: bool,
    pub(super) highlight: Option<&'a Highlight>,
}

impl Printed {
    /// The shared back of all cards.
    pub fn back() -> Self {
        Self { template: "back".to_owned(), palette: "neutral".to_owned(), lang: ENGLISH.tag, ..Self::default() }
    }

    /// The rules as plain text.
    pub fn text(&self) -> String {
        let sentence = |sentence: &Sentence| sentence.runs.iter().map(|run| run.text.as_str()).collect::<String>();
        let text = self.rules.iter().map(sentence).collect::<Vec<_>>().join(&self.join);
        let is_right_to_left = Language::of_tag(self.lang).is_some_and(|language| language.right_to_left);
        if is_right_to_left { with_left_to_right_signs(&text) } else { text }
    }

    /// Serializes to `card.json`. With areas, each run reports its position, and highlighted runs are marked.
    pub(super) fn to_json(&self, shape: Shape, picture: Picture<'_>, pointing: Pointing<'_>) -> Vec<u8> {
        #[derive(Serialize)]
        struct Whole<'a> {
            #[serde(flatten)]
            printed: &'a Printed,
            bleed: f64,
            round: bool,
            art: Option<&'a str>,
            art_missing: bool,
        }
        let mut printed = std::borrow::Cow::Borrowed(self);
        if pointing.with_areas {
            point(&mut printed.to_mut().rules, pointing.highlight);
        }
        let whole = Whole {
            printed: &printed,
            bleed: shape.bleed,
            round: shape.round,
            art: picture.file,
            art_missing: picture.is_missing,
        };
        // This fails only for maps whose keys are not strings, and there are none.
        serde_json::to_vec(&whole).unwrap_or_default()
    }
}

/// The sources of a face's words.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub rules: &'a Ruleset,
    pub texts: &'a Texts,
    /// The heroes and books of the cards.
    pub registry: &'a Registry,
}

impl Words<'_> {
    /// The face of a card or hero of the registry; `None` for other records. `checked` belongs to the registry.
    pub fn face(&self, language: &'static Language, place: RecordPath, checked: &CheckedRecords) -> Option<Printed> {
        let Registry { cards, heroes, .. } = self.registry;
        match place {
            RecordPath::Card(at) => Some(self.checked_card(language, cards.get(at)?, checked.cards.get(at)?)),
            RecordPath::Hero(at) => Some(self.checked_hero(language, heroes.get(at)?, checked.heroes.get(at)?)),
            _ => None,
        }
    }

    /// Whether a card or hero can be printed, which is so unless it has errors.
    pub fn is_printable(&self, place: RecordPath, checked: &CheckedRecords) -> bool {
        match place {
            RecordPath::Card(at) => checked.cards.get(at).is_some_and(|card| card.valid().is_some()),
            RecordPath::Hero(at) => checked.heroes.get(at).is_some_and(|hero| hero.valid().is_some()),
            _ => false,
        }
    }

    /// The face of a card that the registry does not have, such as one of its cards with another value. Problems are not
    /// returned, because the face only shows what a card would look like.
    pub fn card(&self, language: &'static Language, card: &Card) -> Printed {
        self.checked_card(language, card, &check_card(card, self.rules, Path::Root, &mut Vec::new()))
    }

    /// The face of a hero that the registry does not have.
    pub fn hero(&self, language: &'static Language, hero: &Hero) -> Printed {
        self.checked_hero(language, hero, &check_hero(hero, self.rules, Path::Root, &mut Vec::new()))
    }

    /// A card's face. Rows with errors are left out.
    fn checked_card(&self, language: &'static Language, card: &Card, outcome: &CheckOutcome<CheckedCard>) -> Printed {
        let Words { rules, texts, registry } = *self;
        let card_type = rules.card_type_id(&card.card_type);
        let is_crossover = !card.books.is_empty();
        let hero = registry.hero_of(rules, card);
        let leads = card_type.is_some_and(|id| rules.card_type(id).1.leads);
        let usual = if leads { leader_numbers(&card.numbers, rules) } else { Vec::new() };
        let written = card.numbers.iter().map(|(name, value)| (name, *value));
        let numbers: BTreeMap<String, i64> =
            usual.into_iter().chain(written).map(|(name, value)| (name.to_string(), value)).collect();
        let own_words = card.text_override.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(language.tag));
        let printed = texts.printed_card(language, &card.id);
        // A designer's own words are about all rows.
        let shown = printed.as_ref().filter(|_| own_words.is_none()).map(Text::rows);
        let (mut rules_text, join) = match own_words {
            Some((_, text)) => sentences(&Text { text: text.to_string(), ..Text::default() }, |_| true),
            None => {
                let trigger = card.trigger.as_ref().and_then(|id| rules.trigger_id(id));
                self.effect(language, printed, card_type, outcome.rows(), trigger)
            }
        };
        note_terms(&mut rules_text, |text| texts.terms_in(language, text));
        let book = card.book.and_then(|book| i32::try_from(book).ok());
        let of_leaders = rules.leader_numbers.iter().filter(|_| leads);
        let attributes = of_leaders.filter(|(id, number)| *number.name != ***id);
        let heading = leads.then(|| self.ability_heading(language, rules.numbers.keys(), &numbers));
        Printed {
            template: if is_crossover { CROSSOVER.to_owned() } else { card.card_type.to_string() },
            words: self.words(language, card),
            sub: if leads { self.title_of_book(language, card.book) } else { self.subtype(language, card) },
            books: if is_crossover { card.books.clone() } else { card.book.into_iter().collect() },
            book_label: (book.is_some() || is_crossover).then(|| texts.book(language, book)),
            hero: hero.filter(|_| !leads).map(|(id, name)| texts.name(language, id, name)),
            palette: if is_crossover { CROSSOVER } else { hero.map_or("neutral", |(id, _)| palette(id)) }.to_owned(),
            stats: self.stats(language, attributes.map(|(id, _)| id), &numbers),
            ability_label: heading.filter(|_| !card.effects.is_empty()),
            rules: rules_text,
            ways: ways(card, shown.as_deref()),
            join,
            flavour: card.flavour.as_deref().map(|text| texts.flavour(language, &card.id, text)),
            art: card.art.as_ref().map(ToString::to_string),
            ..self.common(language, &card.id, &card.name, card_type, numbers)
        }
    }

    fn checked_hero(&self, language: &'static Language, hero: &Hero, outcome: &CheckOutcome<CheckedHero>) -> Printed {
        let Words { rules, texts, .. } = *self;
        let mut numbers: BTreeMap<String, i64> =
            hero.numbers.iter().map(|(name, value)| (name.to_string(), *value)).collect();
        if let Some(checked) = outcome.valid() {
            let known = rules.hero_numbers.keys().zip(&checked.numbers);
            numbers.extend(known.map(|(name, value)| (name.to_string(), i64::from(*value))));
        }
        let attributes = rules.hero_numbers.iter().filter(|(id, number)| *number.name != ***id);
        let heading = self.ability_heading(language, rules.hero_numbers.keys(), &numbers);
        let hero_type = rules.hero_type();
        let (mut rules_text, join) = self.effect(language, None, hero_type, outcome.rows(), None);
        note_terms(&mut rules_text, |text| texts.terms_in(language, text));
        let book = hero.book.and_then(|book| i32::try_from(book).ok());
        Printed {
            sub: self.title_of_book(language, hero.book),
            books: hero.book.into_iter().collect(),
            book_label: book.map(|book| texts.book(language, Some(book))),
            palette: palette(&hero.id).to_owned(),
            stats: self.stats(language, attributes.map(|(id, _)| id), &numbers),
            ability_label: Some(heading).filter(|_| !hero.ability.is_empty()),
            rules: rules_text,
            join,
            flavour: hero.flavour.as_deref().map(|text| texts.flavour(language, &hero.id, text)),
            art: hero.art.as_ref().map(ToString::to_string),
            ..self.common(language, &hero.id, &hero.name, hero_type, numbers)
        }
    }

    /// The attributes of a hero, of which a face has room for four.
    fn stats<'n>(
        &self,
        language: &'static Language,
        attributes: impl Iterator<Item = &'n Name>,
        numbers: &BTreeMap<String, i64>,
    ) -> Vec<Stat> {
        let stats = attributes.filter_map(|id| {
            let value = *numbers.get(id.as_str())?;
            Some(Stat { label: self.texts.label(language, id), value })
        });
        stats.take(4).collect()
    }

    /// What is above a hero's ability: the number that has a line of its own, or that it is the ability.
    fn ability_heading<'n>(
        &self,
        language: &'static Language,
        mut ids: impl Iterator<Item = &'n Name>,
        numbers: &BTreeMap<String, i64>,
    ) -> String {
        let line = ids.find_map(|id| {
            let line = format!("line-{id}");
            let value = numbers.get(id.as_str()).filter(|_| self.texts.has(ENGLISH, &line))?;
            Some(self.texts.message(language, &line, &[("n", Arg::Number(*value))]))
        });
        line.unwrap_or_else(|| self.texts.message(language, "line-ability", &[]))
    }

    fn title_of_book(&self, language: &'static Language, book: Option<i64>) -> Option<String> {
        let book = self.registry.books.iter().find(|known| Some(known.id) == book)?;
        Some(self.texts.book_title(language, book.id, &book.name))
    }

    /// The common part of all faces.
    fn common(
        &self,
        language: &'static Language,
        id: &str,
        name: &str,
        card_type: Option<CardTypeId>,
        numbers: BTreeMap<String, i64>,
    ) -> Printed {
        let type_id = card_type.map_or("", |id| self.rules.card_type(id).0.as_str());
        let label = |id: &String| (id.clone(), self.texts.label(language, id));
        let type_name = card_type.map(|id| self.texts.type_word(language, self.rules, id));
        Printed {
            lang: language.tag,
            id: id.to_owned(),
            name: self.texts.name(language, id, name),
            card_type: type_id.to_owned(),
            template: type_id.to_owned(),
            labels: numbers.keys().filter(|id| self.is_number(id)).map(label).collect(),
            numbers,
            type_name: type_name.unwrap_or_default(),
            ..Printed::default()
        }
    }

    fn is_number(&self, id: &str) -> bool {
        self.rules.numbers.contains_key(id) || self.rules.hero_numbers.contains_key(id)
    }

    /// An effect as sentences, after the clause of its trigger. `printed` is its text in a whole game.
    fn effect(
        &self,
        language: &'static Language,
        printed: Option<Text>,
        card_type: Option<CardTypeId>,
        checked: &[CheckedRow],
        trigger: Option<TriggerId>,
    ) -> (Vec<Sentence>, String) {
        let is_whole = printed.is_some();
        let text = printed
            .unwrap_or_else(|| self.texts.effect_on(language, self.rules, card_type, checked, Context { trigger }));
        let begins_line = |row: usize| {
            let found = checked.iter().find(|checked| checked.at == row);
            found.is_some_and(|row| self.rules.operation(row.op).1.timing != Timing::Play)
        };
        let (mut sentences, join) = sentences(&text, begins_line);
        if is_whole && text.sentences.is_empty() {
            only_head(&mut sentences);
        }
        name_operations(&mut sentences, |row| {
            let row = checked.iter().find(|checked| checked.at == row)?;
            let (op, operation) = self.rules.operation(row.op);
            let (kind, _) = self.rules.kinds.get_index(operation.kind)?;
            Some(Of { op: op.to_string(), kind: kind.to_string() })
        });
        (sentences, join)
    }

    /// The words that the card has of each set, its subtype and its keywords.
    fn words(&self, language: &'static Language, card: &Card) -> BTreeMap<String, Vec<PrintedWord>> {
        let word = |kind: &str, id: String| {
            let message = format!("{kind}-{id}");
            let name = self.texts.has(ENGLISH, &message).then(|| self.texts.message(language, &message, &[]));
            PrintedWord { name: name.unwrap_or_else(|| id.clone()), id }
        };
        let of_member = |member: &str, kind: &str| {
            let (_, json) = card.rest.iter().find(|(name, _)| name == member)?;
            let words = match serde_json::from_str(json) {
                Ok(Value::String(word)) => vec![word],
                Ok(Value::Array(words)) => words.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
                _ => Vec::new(),
            };
            Some((member.to_owned(), words.into_iter().map(|id| word(kind, id)).collect::<Vec<_>>()))
        };
        let sets = self.rules.sets.keys().filter_map(|set| of_member(set, "word"));
        let subtype = card.subtype.as_ref().map(|id| ("subtype".to_owned(), vec![word("subtype", id.to_string())]));
        let all = sets.chain(of_member("keywords", "keyword")).chain(subtype);
        all.filter(|(_, words)| !words.is_empty()).collect()
    }

    /// The subtype, which is next to the type. A trigger is not there, because the rules text says when it happens.
    fn subtype(&self, language: &'static Language, card: &Card) -> Option<String> {
        let subtype = self.rules.subtype_id(card.subtype.as_ref()?)?;
        self.texts.type_detail(language, self.rules, Some(subtype))
    }
}

/// How each ability is used: what its first row says, which is the one that has a timing. Abilities of which the text has
/// no row are left out.
fn ways(card: &Card, shown: Option<&[(usize, Range<usize>)]>) -> Vec<String> {
    let word = |row: &Row, member: &str| {
        let (_, json) = row.rest.iter().find(|(name, _)| name == member)?;
        serde_json::from_str::<String>(json).ok()
    };
    let begins = |row: &Row| row.rest.iter().any(|(name, _)| name == "on");
    let starts: Vec<usize> = (0..card.effects.len()).filter(|at| begins(&card.effects[*at])).collect();
    let ends = starts.iter().skip(1).copied().chain([card.effects.len()]);
    let abilities = starts.iter().zip(ends).map(|(start, end)| *start..end);
    let is_shown = |rows: &Range<usize>| shown.is_none_or(|shown| shown.iter().any(|(row, _)| rows.contains(row)));
    let ways = abilities.filter(is_shown).map(|rows| word(&card.effects[rows.start], "as").unwrap_or_default());
    ways.collect()
}

/// The key of a hero's palette: its id without the last part.
fn palette(hero: &str) -> &str {
    hero.rsplit_once('-').map_or(hero, |(before, _)| before)
}
