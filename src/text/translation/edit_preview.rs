//! Previews an edit at every key, before it is saved: its problems, and the cards that it changes.
//!
//! An [`EditPreview`] is built once for a language and the saved files. The cost of a preview then depends on the
//! number of cards that use the message, not on the size of the game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;

use super::dependencies::{CardMessages, Referrers, of_card, of_hero};
use super::message_list::Subject;
use super::quick_fix::{QuickFix, quick_fix};
use crate::base::Diagnostic;
use crate::card::{CheckedCard, CheckedHero, CheckedRow};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::{CardTypeId, Ruleset, TriggerId};
use crate::text::fluent::parsed::ParseCache;
use crate::text::review::single_message::{DraftMessage, MessageChecker};
use crate::text::{CardText, Language, Texts};

/// The saved texts of a language, with which edits of its messages are compared.
pub struct EditPreview {
    language: &'static Language,
    texts: Texts,
    cards: Vec<PrintedRecord>,
    /// For each message, the indices in `cards` of the cards that use it, and the parts of the face where they do.
    by_message: BTreeMap<String, Vec<(usize, FaceParts)>>,
    referrers: Referrers,
    checks: MessageChecker,
    parsed: ParseCache,
}

/// A card or hero as it is printed without any edit.
struct PrintedRecord {
    place: RecordPath,
    id: String,
    checked: CheckedRecord,
    text: CardText,
    /// A name on the face that belongs to another record.
    title: Option<LinkedTitle>,
}

/// The parts of a face that an edit can change.
#[derive(Clone, Copy, Debug, Default)]
struct FaceParts {
    /// The rules text.
    rules: bool,
    /// Everything else.
    rest: bool,
}

impl FaceParts {
    const RULES: Self = Self { rules: true, rest: false };
    const REST: Self = Self { rules: false, rest: true };
    const BOTH: Self = Self { rules: true, rest: true };

    fn and(self, other: Self) -> Self {
        Self { rules: self.rules || other.rules, rest: self.rest || other.rest }
    }
}

/// A name on a face that belongs to another record: the hero of a card, or the book of a hero.
struct LinkedTitle {
    part: PrintedField,
    message: String,
    english: String,
    text: String,
}

impl LinkedTitle {
    fn new(texts: &Texts, language: &Language, part: PrintedField, message: String, english: &str) -> Self {
        let text = texts.registry_text(language, &message, english, &mut Vec::new());
        Self { part, message, english: english.to_owned(), text }
    }

    /// The change of the name in other texts, if it differs.
    fn change(&self, texts: &Texts, language: &Language) -> Option<FieldChange> {
        let after = texts.registry_text(language, &self.message, &self.english, &mut Vec::new());
        (after != self.text).then(|| FieldChange { part: self.part, before: self.text.clone(), after })
    }
}

enum CheckedRecord {
    Card(Arc<CheckedCard>),
    Hero(Arc<CheckedHero>),
}

/// The result of previewing an edit.
#[derive(Clone)]
pub struct PreviewResult {
    /// The problems, with bytes of the source.
    pub problems: Vec<Diagnostic>,
    /// Whether the source is a valid message, so that it can be put into the file.
    pub is_fluent: bool,
    /// The texts of all languages with the edit.
    pub texts: Texts,
    /// The cards whose text changes.
    pub changes: Vec<CardChange>,
}

/// A card whose text an edit changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChange {
    /// The card or hero.
    pub place: RecordPath,
    /// The id of the record.
    pub id: String,
    /// The printed fields that differ.
    pub parts: Vec<FieldChange>,
}

/// A printed field that an edit changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The field.
    pub part: PrintedField,
    /// The text before.
    pub before: String,
    /// The text afterwards.
    pub after: String,
}

/// A field that is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PrintedField {
    /// The name of the card.
    Name,
    /// The type and subtype in one line.
    Type,
    /// The type alone.
    TypeWord,
    /// The text next to the type: the subtype, the name of the trigger, or the book of a hero.
    TypeDetail,
    /// The name of the card's hero.
    Hero,
    /// The book.
    Book,
    /// A number with its line.
    Number,
    /// The name of a number.
    Label,
    /// The heading above a hero's ability.
    Heading,
    /// The rules text.
    Rules,
    /// The flavour text.
    Flavour,
}

impl EditPreview {
    /// Renders all cards of a language as they are saved.
    pub fn new(subject: Subject<'_>, language: &'static Language) -> Self {
        let texts = subject.locales.texts();
        Self::with_texts(subject, language, texts)
    }

    /// The same as [`EditPreview::new`] with existing texts, which must be of the same files.
    pub fn with_texts(subject: Subject<'_>, language: &'static Language, texts: Texts) -> Self {
        let Subject { rules, registry, checked: records, .. } = subject;
        let (mut cards, mut by_message) = (Vec::new(), BTreeMap::<String, Vec<(usize, FaceParts)>>::new());
        let mut add = |printed: PrintedRecord, asked: CardMessages| {
            let fallbacks = printed.text.rules.fallbacks.iter().chain(&printed.text.fallbacks);
            let says_missing = fallbacks.into_iter().any(|fallback| fallback.in_no_language);
            let missing = says_missing.then(|| ("wording-missing".to_owned(), FaceParts::BOTH));
            let of_rules = asked.rules.into_iter().map(|id| (id, FaceParts::RULES));
            let of_rest = asked.rest.into_iter().map(|id| (id, FaceParts::REST));
            for (id, parts_used) in of_rules.chain(of_rest).chain(missing) {
                by_message.entry(id).or_default().push((cards.len(), parts_used));
            }
            cards.push(printed);
        };
        for (at, (hero, outcome)) in registry.heroes.iter().zip(&records.heroes).enumerate() {
            if let Some(checked) = outcome.valid() {
                let ids = of_hero(rules, hero, checked);
                let text = texts.hero(language, rules, hero, checked);
                let book = registry.books.iter().find(|book| Some(book.id) == hero.book);
                let title = book.map(|book| {
                    LinkedTitle::new(
                        &texts,
                        language,
                        PrintedField::TypeDetail,
                        format!("book-{}", book.id),
                        &book.name,
                    )
                });
                let checked = CheckedRecord::Hero(Arc::clone(checked));
                add(PrintedRecord { place: RecordPath::Hero(at), id: hero.id.to_string(), checked, text, title }, ids);
            }
        }
        for (at, (card, outcome)) in registry.cards.iter().zip(&records.cards).enumerate() {
            if let Some(checked) = outcome.valid() {
                let ids = of_card(rules, registry, card, checked);
                let text = texts.card(language, rules, card, checked);
                let title = registry.hero_of(rules, card).map(|(id, name)| {
                    LinkedTitle::new(&texts, language, PrintedField::Hero, format!("card-{id}"), name)
                });
                let checked = CheckedRecord::Card(Arc::clone(checked));
                add(PrintedRecord { place: RecordPath::Card(at), id: card.id.to_string(), checked, text, title }, ids);
            }
        }
        let referrers = Referrers::of(texts.bundle(language));
        let checks = MessageChecker::new(subject, language);
        let parsed = subject.locales.parse_cache().clone();
        Self { language, texts, cards, by_message, referrers, checks, parsed }
    }

    /// The language.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The saved texts.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The cards and heroes that use a message, directly or through others, in the order of the registry.
    pub fn cards_using(&self, id: &str) -> Vec<RecordPath> {
        self.using(&self.referrers.closure(id)).into_keys().map(|at| self.cards[at].place).collect()
    }

    /// The rows and the trigger of a card or hero.
    pub(super) fn effect_of(
        &self,
        place: RecordPath,
    ) -> Option<(&[CheckedRow], Option<TriggerId>, Option<CardTypeId>)> {
        let card = self.cards.iter().find(|card| card.place == place)?;
        Some(match &card.checked {
            CheckedRecord::Card(checked) => (&checked.rows, checked.trigger, Some(checked.card_type)),
            CheckedRecord::Hero(checked) => (&checked.ability, None, None),
        })
    }

    /// The indices in `cards` of the cards that use one of some messages, and the parts of the face where they do.
    fn using(&self, ids: &BTreeSet<String>) -> BTreeMap<usize, FaceParts> {
        let mut users: BTreeMap<usize, FaceParts> = BTreeMap::new();
        for &(at, parts_used) in ids.iter().filter_map(|id| self.by_message.get(id)).flatten() {
            let known = users.entry(at).or_default();
            *known = known.and(parts_used);
        }
        users
    }

    /// Previews a new source of a message. Rules and registry must be those that the preview was built with.
    pub fn preview(&self, rules: &Ruleset, registry: &Registry, id: &str, source: &str) -> PreviewResult {
        let parsed = self.parsed.get(id, source);
        if !parsed.problems().is_empty() {
            let problems = parsed.problems().to_vec();
            return PreviewResult { problems, is_fluent: false, texts: self.texts.clone(), changes: Vec::new() };
        }
        // An edit can add references from the message to others, but not from others to it, so the saved references
        // are enough.
        let changed = self.referrers.closure(id);
        let texts = self.texts.with_parsed(self.language, &parsed, &changed);
        let users = self.using(&changed);
        let rows = users.keys().map(|&at| &self.cards[at]).map(|card| match &card.checked {
            CheckedRecord::Card(checked) => (card.id.as_str(), &checked.rows[..], checked.trigger),
            CheckedRecord::Hero(checked) => (card.id.as_str(), &checked.ability[..], None),
        });
        let one = DraftMessage { id, source, texts: &texts, rules, rows: rows.collect() };
        let users: Vec<(usize, FaceParts)> = users.into_iter().collect();
        let change = |&(at, parts_used): &(usize, FaceParts)| self.change(rules, registry, at, parts_used, &texts);
        let changes = || users.par_iter().filter_map(change).collect();
        let (problems, changes) = rayon::join(|| self.checks.check(&one), changes);
        PreviewResult { problems, is_fluent: true, texts, changes }
    }

    /// The quick fix for a problem of a preview, if there is one.
    pub fn quick_fix(&self, id: &str, source: &str, problem: &Diagnostic) -> Option<QuickFix> {
        quick_fix(&self.checks, id, source, problem)
    }

    /// The changes of all cards in other texts. Slow, because every card is rendered; tests compare
    /// [`EditPreview::preview`] with it.
    #[cfg(feature = "testing")]
    pub fn full_changes(&self, rules: &Ruleset, registry: &Registry, texts: &Texts) -> Vec<CardChange> {
        (0..self.cards.len()).filter_map(|at| self.change(rules, registry, at, FaceParts::BOTH, texts)).collect()
    }

    /// The changes of some parts of a card in other texts.
    fn change(
        &self,
        rules: &Ruleset,
        registry: &Registry,
        at: usize,
        parts_used: FaceParts,
        texts: &Texts,
    ) -> Option<CardChange> {
        let (printed, language) = (&self.cards[at], self.language);
        let (written, rest) = match (&printed.checked, printed.place) {
            (CheckedRecord::Card(checked), RecordPath::Card(at)) => {
                let card = registry.cards.get(at)?;
                let written = parts_used.rules.then(|| texts.rules_of_card(language, rules, card, checked));
                (written, parts_used.rest.then(|| texts.rest_of_card(language, rules, card, checked)))
            }
            (CheckedRecord::Hero(checked), RecordPath::Hero(at)) => {
                let hero = registry.heroes.get(at)?;
                let written = parts_used.rules.then(|| texts.rules_of_hero(language, rules, checked));
                (written, parts_used.rest.then(|| texts.rest_of_hero(language, rules, hero, checked)))
            }
            _ => return None,
        };
        let mut parts = rest.map(|rest| differing(&printed.text, &rest)).unwrap_or_default();
        if let Some(after) = written.map(|written| written.text).filter(|after| *after != printed.text.rules.text) {
            // Flavour is listed last, as on the face.
            let at = parts.iter().position(|part| part.part == PrintedField::Flavour).unwrap_or(parts.len());
            parts.insert(at, FieldChange { part: PrintedField::Rules, before: printed.text.rules.text.clone(), after });
        }
        if parts_used.rest {
            parts.extend(printed.title.as_ref().and_then(|title| title.change(texts, language)));
        }
        (!parts.is_empty()).then(|| CardChange { place: printed.place, id: printed.id.clone(), parts })
    }
}

/// The fields that differ, apart from the rules text. A word is left out if a line that contains it is listed.
fn differing(before: &CardText, after: &CardText) -> Vec<FieldChange> {
    let mut parts: Vec<FieldChange> = Vec::new();
    let mut compare = |part: PrintedField, before: &str, after: &str| {
        let is_listed = |listed: &FieldChange| match part {
            PrintedField::TypeWord | PrintedField::TypeDetail => listed.part == PrintedField::Type,
            PrintedField::Label => {
                listed.part == PrintedField::Number && listed.before == before && listed.after == after
            }
            _ => false,
        };
        if before != after && !parts.iter().any(is_listed) {
            parts.push(FieldChange { part, before: before.to_owned(), after: after.to_owned() });
        }
    };
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    compare(PrintedField::Name, &before.name, &after.name);
    compare(PrintedField::Type, &before.type_line, &after.type_line);
    compare(PrintedField::TypeWord, &before.type_word, &after.type_word);
    compare(PrintedField::TypeDetail, &text(&before.type_detail), &text(&after.type_detail));
    compare(PrintedField::Book, &before.book_line, &after.book_line);
    for (before, after) in before.lines.iter().zip(&after.lines) {
        compare(PrintedField::Number, &before.text, &after.text);
    }
    for (before, after) in before.labels.iter().zip(&after.labels) {
        compare(PrintedField::Label, before, after);
    }
    compare(PrintedField::Heading, &text(&before.heading), &text(&after.heading));
    compare(PrintedField::Flavour, &text(&before.flavour), &text(&after.flavour));
    parts
}
