//! Merges two versions of a registry with a common base: record by record by id, and member by member within a record.

use std::collections::{HashMap, HashSet};

use similar::{ChangeTag, TextDiff};

use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::{Card, Hero};
use crate::message;
use crate::registry::{
    Book, Registry, next_free_except, read_book, read_card, read_hero, write_book, write_card, write_hero,
};
use crate::ruleset::Ruleset;

/// A record that differs between mine and theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub id: String,
    /// The sides that have changed the record since the common base.
    pub by: ChangedBy,
    /// The difference of the record, line by line.
    pub lines: Vec<DiffLine>,
}

/// The sides that have changed a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedBy {
    /// Only mine.
    Mine,
    /// Only theirs.
    Theirs,
    /// Both, and the merge contains both changes.
    Both,
    /// Both, in the same member. The merge keeps mine, and keeps a record that one side removed and the other changed.
    BothConflicting,
}

/// A line of a readable difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiffLine {
    /// `-` for a line only in mine, `+` for a line only in theirs, a space for a line in both.
    pub sign: char,
    pub text: String,
}

/// The result of a merge.
#[derive(Clone, Debug, Default)]
pub struct Merged {
    /// The merged registry.
    pub registry: Registry,
    /// The records that differ between mine and theirs.
    pub differences: Vec<Difference>,
}

/// Merges two versions of `base`. A card that both sides have added with the same id becomes two cards, and mine gets
/// another id.
///
/// # Errors
///
/// If an id occurs twice in a version.
pub fn merge(base: &Registry, mine: &Registry, theirs: &Registry, rules: &Ruleset) -> Result<Merged, Diagnostic> {
    let mut differences = Vec::new();
    let mine_cards = with_distinct_ids(base, mine, theirs, rules);
    let books = merge_lists(&base.books, &mine.books, &theirs.books, rules, &mut differences)?;
    let heroes = merge_lists(&base.heroes, &mine.heroes, &theirs.heroes, rules, &mut differences)?;
    let cards = merge_lists(&base.cards, &mine_cards, &theirs.cards, rules, &mut differences)?;
    let registry = Registry {
        schema: pick(&base.schema, &mine.schema, &theirs.schema),
        format: pick(&base.format, &mine.format, &theirs.format),
        game: pick(&base.game, &mine.game, &theirs.game),
        books,
        heroes,
        cards,
        rest: pick(&base.rest, &mine.rest, &theirs.rest),
        // Files of their own, which are merged one by one.
        deck_files: mine.deck_files.clone(),
    };
    Ok(Merged { registry, differences })
}

/// The value of the side that has changed it; mine if both have.
pub(super) fn pick<T: PartialEq + Clone>(base: &T, mine: &T, theirs: &T) -> T {
    if mine == base { theirs.clone() } else { mine.clone() }
}

/// My cards, with other ids for new cards whose id theirs uses for another new card.
fn with_distinct_ids(base: &Registry, mine: &Registry, theirs: &Registry, rules: &Ruleset) -> Vec<Card> {
    let known: HashSet<&Name> = base.cards.iter().map(|card| &card.id).collect();
    let new: HashMap<&Name, &Card> =
        theirs.cards.iter().filter(|card| !known.contains(&card.id)).map(|card| (&card.id, card)).collect();
    if new.is_empty() {
        return mine.cards.clone();
    }
    let mut taken: HashSet<Name> = mine.cards.iter().chain(&theirs.cards).map(|card| card.id.clone()).collect();
    taken.extend(mine.heroes.iter().chain(&theirs.heroes).map(|hero| hero.id.clone()));
    let mut cards = mine.cards.clone();
    for card in &mut cards {
        let is_another = !known.contains(&card.id) && new.get(&card.id).is_some_and(|theirs| *theirs != card);
        let hero = Some(card.id.as_str()).filter(|_| card.books.is_empty());
        if is_another
            && let Some(card_type) = rules.card_type_id(&card.card_type)
            && let Some(free) = next_free_except(rules, hero, card_type, |id| taken.contains(id))
        {
            taken.insert(free.clone());
            card.id = free;
        }
    }
    cards
}

/// A record with an id that can be written and read.
trait Record: Clone + PartialEq + Sized {
    fn id(&self) -> Name;
    fn text(&self, rules: &Ruleset) -> String;
    fn read(text: String, rules: &Ruleset) -> Option<Self>;
}

impl Record for Card {
    fn id(&self) -> Name {
        self.id.clone()
    }
    fn text(&self, rules: &Ruleset) -> String {
        write_card(self, rules)
    }
    fn read(text: String, rules: &Ruleset) -> Option<Self> {
        read_card(&Source::new("", text), rules).0
    }
}

impl Record for Hero {
    fn id(&self) -> Name {
        self.id.clone()
    }
    fn text(&self, rules: &Ruleset) -> String {
        write_hero(self, rules)
    }
    fn read(text: String, rules: &Ruleset) -> Option<Self> {
        read_hero(&Source::new("", text), rules).0
    }
}

impl Record for Book {
    fn id(&self) -> Name {
        compact_str::format_compact!("{}", self.id)
    }
    fn text(&self, _: &Ruleset) -> String {
        write_book(self)
    }
    fn read(text: String, _: &Ruleset) -> Option<Self> {
        read_book(&Source::new("", text)).0
    }
}

fn merge_lists<T: Record>(
    base: &[T],
    mine: &[T],
    theirs: &[T],
    rules: &Ruleset,
    differences: &mut Vec<Difference>,
) -> Result<Vec<T>, Diagnostic> {
    let (base_by, mine_by, theirs_by) = (by_id(base)?, by_id(mine)?, by_id(theirs)?);
    let mut merged: HashMap<Name, T> = HashMap::with_capacity(mine.len());
    let ids = |records: &[T]| records.iter().map(T::id).collect::<Vec<Name>>();
    let (base_ids, mine_ids, theirs_ids) = (ids(base), ids(mine), ids(theirs));
    let only_there = theirs_ids.iter().filter(|id| !mine_by.contains_key(*id));
    for id in mine_ids.iter().chain(only_there) {
        let versions = (base_by.get(id).copied(), mine_by.get(id).copied(), theirs_by.get(id).copied());
        let (result, by) = merge_record(versions, rules);
        if versions.1 != versions.2 {
            let text = |record: Option<&T>| record.map(|record| record.text(rules)).unwrap_or_default();
            let lines = diff(&text(versions.1), &text(versions.2));
            differences.push(Difference { id: id.to_string(), by, lines });
        }
        if let Some(result) = result {
            merged.insert(id.clone(), result);
        }
    }
    let order = order(&base_ids, &mine_ids, &theirs_ids);
    Ok(order.into_iter().filter_map(|id| merged.remove(&id)).collect())
}

fn by_id<T: Record>(records: &[T]) -> Result<HashMap<Name, &T>, Diagnostic> {
    let mut by_id = HashMap::with_capacity(records.len());
    for record in records {
        if by_id.insert(record.id(), record).is_some() {
            let message = message!("problem-not-distinct", id = record.id());
            return Err(Diagnostic::new(Code::IdDuplicate, "", message));
        }
    }
    Ok(by_id)
}

/// Merges up to three versions of a record, and returns the sides that have changed it.
fn merge_record<T: Record>(
    (base, mine, theirs): (Option<&T>, Option<&T>, Option<&T>),
    rules: &Ruleset,
) -> (Option<T>, ChangedBy) {
    if mine == base {
        return (theirs.cloned(), ChangedBy::Theirs);
    }
    if theirs == base {
        return (mine.cloned(), ChangedBy::Mine);
    }
    match (mine, theirs) {
        (Some(mine), Some(theirs)) => {
            let base = base.map(|base| base.text(rules)).unwrap_or_default();
            let (text, conflicting) = merge_members(&base, &mine.text(rules), &theirs.text(rules));
            match T::read(text, rules) {
                Some(both) if !conflicting => (Some(both), ChangedBy::Both),
                Some(both) => (Some(both), ChangedBy::BothConflicting),
                None => (Some(mine.clone()), ChangedBy::BothConflicting),
            }
        }
        (kept, None) | (None, kept) => (kept.cloned(), ChangedBy::BothConflicting),
    }
}

/// Merges the members of three objects. Returns whether both sides have changed a member differently.
fn merge_members(base: &str, mine: &str, theirs: &str) -> (String, bool) {
    let (base, mine, theirs) = (parts(base), parts(mine), parts(theirs));
    let value = |parts: &[(String, String)], name: &str| {
        parts.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    };
    let mut conflicting = false;
    let mut kept = Vec::new();
    let new_there = theirs.iter().filter(|(name, _)| value(&mine, name).is_none());
    for (name, _) in mine.iter().chain(new_there) {
        let (was, here, there) = (value(&base, name), value(&mine, name), value(&theirs, name));
        conflicting |= here != was && there != was && here != there;
        if let Some(value) = pick(&was, &here, &there) {
            kept.push(format!("{}: {value}", serde_json::to_string(name).unwrap_or_default()));
        }
    }
    (format!("{{ {} }}", kept.join(", ")), conflicting)
}

/// The members of an object with their values as text.
fn parts(object: &str) -> Vec<(String, String)> {
    let Ok(root) = crate::base::json::parse(object) else { return Vec::new() };
    root.members().into_iter().map(|member| (member.key.into_owned(), member.value.raw().to_owned())).collect()
}

/// The order of the merged records: mine, unless theirs differs from the order of the base.
fn order(base: &[Name], mine: &[Name], theirs: &[Name]) -> Vec<Name> {
    if base == theirs { interleave(mine, theirs) } else { interleave(theirs, mine) }
}

/// Inserts the items that only the other list has after their predecessors in that list.
fn interleave(names: &[Name], other: &[Name]) -> Vec<Name> {
    let known: HashSet<&Name> = names.iter().collect();
    let mut after: HashMap<Option<&Name>, Vec<&Name>> = HashMap::new();
    let mut last = None;
    for id in other {
        if known.contains(id) {
            last = Some(id);
        } else {
            after.entry(last).or_default().push(id);
        }
    }
    let mut interleaved = Vec::with_capacity(names.len() + other.len());
    for place in std::iter::once(None).chain(names.iter().map(Some)) {
        interleaved.extend(place.cloned());
        interleaved.extend(after.get(&place).into_iter().flatten().map(|&id| id.clone()));
    }
    interleaved
}

/// Compares two texts line by line.
fn diff(mine: &str, theirs: &str) -> Vec<DiffLine> {
    TextDiff::from_lines(mine, theirs)
        .iter_all_changes()
        .map(|change| {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            DiffLine { sign, text: change.value().trim_end_matches('\n').to_owned() }
        })
        .collect()
}
