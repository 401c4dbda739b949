//! The messages of a game in a language as a grammar: which patterns sentences, clauses and phrases have.

use std::collections::HashSet;

use super::pattern::{Form, Messages, Part};
use super::reasons::vocabulary;
use crate::base::Name;
use crate::kernel::rules::Game;
use crate::text::read::fold::{fold, fold_piece};
use crate::text::render::bundle::Bundle;
use crate::text::render::groups::says_timing;
use crate::text::{Language, Texts};

/// A message with its forms.
pub(super) struct Entry {
    /// The id in the ruleset's table, otherwise the id of the message.
    pub id: String,
    pub forms: Vec<Form>,
    /// What its `.as` says: where a filter is printed.
    pub place: Vec<String>,
}

/// A word with everything that it can be printed as.
pub(super) struct Word {
    pub prefix: String,
    pub id: String,
    pub shown: Vec<String>,
}

/// A pattern with slots for the parts of a list.
pub(super) struct Join {
    pub id: &'static str,
    pub parts: Vec<Part>,
}

/// All patterns of a game in a language.
pub(super) struct Grammar {
    pub language: &'static Language,
    pub operations: Vec<Entry>,
    pub conditions: Vec<Entry>,
    pub costs: Vec<Entry>,
    pub timings: Vec<Entry>,
    pub durations: Vec<Entry>,
    pub nouns: Vec<Entry>,
    pub noun_words: Vec<Entry>,
    pub filters: Vec<Entry>,
    pub places: Vec<(String, String, Vec<Form>)>,
    pub other: Vec<Form>,
    /// Frames by the pieces that they take.
    pub frames: Vec<(Vec<String>, Vec<Part>)>,
    pub sentences: Vec<Vec<Part>>,
    pub once: Vec<(&'static str, Vec<Part>)>,
    /// What frames print in parentheses.
    pub in_parentheses: Vec<String>,
    pub tags: Vec<Entry>,
    pub joins: Vec<Join>,
    pub words: Vec<Word>,
    /// Cards by name.
    pub cards: Vec<(String, String)>,
    pub made: Vec<(&'static str, Vec<Form>)>,
    /// Words that are printed before the abilities.
    pub printed: Vec<(String, Vec<Part>)>,
    /// What ends a sentence; empty in a language that ends none.
    pub end: String,
    /// The forms of the numbers from one on.
    pub numbers: Vec<Vec<String>>,
    /// All words of the patterns.
    pub vocabulary: HashSet<String>,
}

/// The prefixes of messages that are words.
const WORDS: [&str; 9] = ["subtype", "type", "word", "keyword", "class", "number", "as", "phase", "state"];

/// Pieces of frames.
const PIECES: [&str; 9] = ["label", "on", "as", "once", "may", "did", "cost", "if", "tag"];

impl Grammar {
    pub fn of(texts: &Texts, language: &'static Language, game: &Game) -> Self {
        let bundle = texts.bundle(language);
        let messages = Messages::of(bundle, game);
        let ids: Vec<String> = messages.ids().into_iter().map(ToOwned::to_owned).collect();
        let table = |prefix: &str, names: &mut dyn Iterator<Item = &str>| -> Vec<Entry> {
            names.map(|name| entry(&messages, bundle, &format!("{prefix}-{name}"), name)).collect()
        };
        let mut frames: Vec<(Vec<String>, Vec<Part>)> = Vec::new();
        for id in ids.iter().filter_map(|id| id.strip_prefix("frame-")) {
            let pieces: Vec<String> = id.split('-').map(ToOwned::to_owned).collect();
            if pieces.iter().all(|piece| PIECES.contains(&piece.as_str())) {
                frames.push((pieces, messages.value(&format!("frame-{id}"))));
            }
        }
        for other in ["for", "times"] {
            frames.push((vec![other.to_owned()], messages.value(&format!("frame-{other}"))));
        }
        let mut timings: Vec<Entry> = table("on", &mut game.timings.keys().map(Name::as_str));
        for (name, way) in game.timings.keys().flat_map(|name| game.ways.keys().map(move |way| (name, way))) {
            let id = format!("on-{name}-{way}");
            timings.extend(bundle.has(&id).then(|| entry(&messages, bundle, &id, name)));
        }
        for timing in &mut timings {
            // On a card with one timing nothing is printed.
            if !says_timing(bundle, &timing.id, false) {
                timing.forms.push(Form { attribute: String::new(), parts: Vec::new() });
            }
        }
        let mut places = Vec::new();
        for id in ids.iter().filter(|id| id.starts_with("in-")) {
            for who in ["self", "opponent", "any"] {
                if let Some(zone) = id[3..].strip_suffix(&format!("-{who}")) {
                    places.push((zone.to_owned(), who.to_owned(), messages.forms(id)));
                }
            }
        }
        let noun = |id: &&String| {
            let is_list = ["np-n", "np-val", "np-and", "np-with", "np-that"].contains(&id.as_str());
            (id.starts_with("to-") || id.starts_with("np-"))
                && !is_list
                && !id.starts_with("np-is")
                && !id.starts_with("np-has")
        };
        let conditions = table("if", &mut game.conditions.keys().map(Name::as_str));
        let tags = table("if", &mut game.conditions.keys().map(Name::as_str));
        let join = |id: &'static str| Join { id, parts: messages.value(id) };
        let is =
            ["np-is", "np-is-not", "np-is-a", "np-is-not-a", "np-has", "np-has-not", "np-that", "np-with", "head-way"];
        let lists = ["cond-and", "cond-start", "cond-middle", "cond-end", "cond-not", "cost-and", "np-and"]
            .into_iter()
            .chain(["cond-or", "cond-or-middle", "np-is-and", "np-is-middle", "np-is-or", "np-is-or-middle"]);
        let mut grammar = Self {
            language,
            operations: table("op", &mut game.operations.keys().map(Name::as_str)),
            conditions: only(conditions, |attribute| attribute != "tag"),
            costs: table("cost", &mut game.costs.keys().map(Name::as_str)),
            timings,
            durations: table("for", &mut game.durations.keys().map(Name::as_str)),
            nouns: ids.iter().filter(noun).map(|id| entry(&messages, bundle, id, id)).collect(),
            noun_words: ids
                .iter()
                .filter_map(|id| Some(entry(&messages, bundle, id, id.strip_prefix("noun-")?)))
                .collect(),
            filters: table("where", &mut game.filters.keys().map(Name::as_str)),
            places,
            other: messages.forms("where-other"),
            frames,
            sentences: ["row", "row-quoted", "row-inside"]
                .into_iter()
                .flat_map(|id| messages.forms(id))
                .map(|form| form.parts)
                .collect(),
            once: vec![("turn", messages.value("once-turn")), ("match", messages.value("once-match"))],
            in_parentheses: Vec::new(),
            tags: only(tags, |attribute| attribute == "tag"),
            joins: is.into_iter().chain(lists).map(join).collect(),
            words: words(&messages, &ids, language),
            cards: Vec::new(),
            made: ["made-written", "made-random"].map(|id| (id, messages.forms(id))).into(),
            printed: ids
                .iter()
                .filter_map(|id| Some((id.strip_prefix("printed-")?.to_owned(), messages.value(id))))
                .collect(),
            end: String::new(),
            numbers: numbers(&messages),
            vocabulary: vocabulary(ids.iter().flat_map(|id| messages.forms(id)).collect::<Vec<_>>().iter()),
        };
        grammar.link(bundle);
        grammar.find_parentheses();
        if let Some(Part::Text(end)) = grammar.sentences.first().and_then(|parts| parts.last()) {
            end.trim().clone_into(&mut grammar.end);
        }
        for id in game.records.keys() {
            let name = texts.card_name(language, game, id);
            grammar.cards.push((fold(&name, language), id.to_string()));
        }
        // The longest name first, so that a name inside another one is not taken for it.
        grammar.cards.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        grammar
    }

    /// Adds the forms that operations have after a condition.
    fn link(&mut self, bundle: &Bundle) {
        let language = self.language;
        for operation in &mut self.operations {
            // What comes before it after a condition.
            let Some(link) = bundle.link(&format!("op-{}", operation.id), "") else { continue };
            let linked = operation.forms.iter().map(|form| {
                let parts = std::iter::once(Part::Text(fold_piece(link, language))).chain(form.parts.iter().cloned());
                Form { attribute: form.attribute.clone(), parts: parts.collect() }
            });
            operation.forms.extend(linked.collect::<Vec<_>>());
        }
    }

    /// Finds what is printed in parentheses, where a frame has them.
    fn find_parentheses(&mut self) {
        let opens = |part: &Part| matches!(part, Part::Text(text) if text.contains(['(', '（']));
        if self.frames.iter().any(|(_, parts)| parts.iter().any(opens)) {
            let texts = self.once.iter().filter_map(|(_, parts)| match &parts[..] {
                [Part::Text(text)] => Some(text.trim().to_owned()),
                _ => None,
            });
            self.in_parentheses = texts.collect();
        }
    }

    pub fn join(&self, id: &str) -> &[Part] {
        self.joins.iter().find(|join| join.id == id).map_or(&[], |join| &join.parts)
    }

    /// The timings that can print nothing before what their abilities do, in the order of the ruleset.
    pub fn silent(&self) -> Vec<&str> {
        let mut silent: Vec<&str> = Vec::new();
        for entry in &self.timings {
            let can = entry.forms.is_empty() || entry.forms.iter().any(|form| can_be_empty(&form.parts));
            if can && !silent.contains(&entry.id.as_str()) {
                silent.push(&entry.id);
            }
        }
        silent
    }
}

fn entry(messages: &Messages<'_>, bundle: &Bundle, id: &str, name: &str) -> Entry {
    let place = bundle.attributes(id).filter(|name| *name == "as" || name.starts_with("as-") || *name == "false-as");
    let place = place.filter_map(|name| bundle.note(id, name)).collect();
    Entry { id: name.to_owned(), forms: messages.forms(id), place }
}

fn only(mut entries: Vec<Entry>, is_kept: impl Fn(&str) -> bool) -> Vec<Entry> {
    for entry in &mut entries {
        entry.forms.retain(|form| is_kept(&form.attribute));
    }
    entries
}

fn words(messages: &Messages<'_>, ids: &[String], language: &'static Language) -> Vec<Word> {
    let mut words = Vec::new();
    for id in ids {
        let Some((prefix, name)) = id.split_once('-') else { continue };
        if !WORDS.contains(&prefix) {
            continue;
        }
        let shown = messages.forms(id).into_iter().filter_map(|form| match &form.parts[..] {
            [Part::Text(text)] if !NOT_SHOWN.contains(&form.attribute.as_str()) => Some(fold(text, language)),
            _ => None,
        });
        let mut shown: Vec<String> = shown.filter(|text| !text.is_empty()).collect();
        shown.sort_unstable();
        shown.dedup();
        words.push(Word { prefix: prefix.to_owned(), id: name.to_owned(), shown });
    }
    words
}

/// The message that lists the numbers from one on, each in all its forms.
fn numbers(messages: &Messages<'_>) -> Vec<Vec<String>> {
    match &messages.value("read-numbers")[..] {
        [Part::Text(text)] => {
            text.split('|').map(|forms| forms.split('/').map(|form| form.trim().to_owned()).collect()).collect()
        }
        _ => Vec::new(),
    }
}

/// Attributes of words that are properties.
const NOT_SHOWN: [&str; 5] = ["kind", "plural", "number", "decl", "class"];

fn can_be_empty(parts: &[Part]) -> bool {
    parts.iter().all(|part| match part {
        Part::Text(text) => text.trim().is_empty(),
        Part::Slot { .. } => false,
        Part::Choice(variants) => variants.iter().any(|variant| can_be_empty(&variant.parts)),
    })
}
