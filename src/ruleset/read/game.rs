//! Reads the vocabulary of a ruleset of format 2: what cards, lists and the editor show of it. The kernel reads and checks
//! the whole file, so nothing is reported here.

#![allow(clippy::unnecessary_wraps, reason = "all entries are read by functions of one form")]

use std::ops::RangeInclusive;

use super::{MAX_ENTRIES, empty};
use crate::base::json::{Node, Shape};
use crate::base::reader::range_of;
use crate::base::{Name, Severity};
use crate::ruleset::ids::IdPattern;
use crate::ruleset::names::Scope;
use crate::ruleset::term::{Owner, Term};
use crate::ruleset::{
    Capacity, CardType, CardTypeId, Condition, Counter, Entry, HeroNumber, Lever, Number, NumberId, Operation, Ruleset,
    SeenBy, Setting, Table, Takes, Timing, Trigger, When, WordSet, Zone,
};

/// The vocabulary of a file; what cannot be read is left out.
pub fn vocabulary(root: Node<'_>, chosen: &[(Name, Name)]) -> Ruleset {
    let mut rules = Ruleset { format: 2, ..empty() };
    rules.game = name(root, "game").or_else(|| name(root, "id")).unwrap_or_default();
    rules.name = text(root, "name").unwrap_or_else(|| rules.game.to_string());
    rules.about = about(root);
    let rows = root.member("limits").and_then(|limits| limits.member("rows")).and_then(Node::integer);
    rules.max_rows = rows.map_or(64, |rows| usize::try_from(rows.clamp(1, 64)).unwrap_or(64));
    rules.row_members = items(root, "row").filter_map(Node::string).map(Name::from).collect();
    rules.settings = table(root, "settings", |entry| setting(entry, chosen));
    rules.kinds = table(root, "kinds", named);
    rules.leader_numbers = root.member("hero").map(leader_numbers).unwrap_or_default();
    rules.numbers = table(root, "numbers", number);
    rules.numbers.extend(rules.leader_numbers.iter().map(|(id, number)| {
        let (range, about) = (number.range.clone(), number.about.clone());
        (id.clone(), Number { range, about })
    }));
    rules.sets = table(root, "sets", word_set);
    rules.subtypes = table(root, "subtypes", named);
    rules.keywords = table(root, "keywords", named);
    rules.counters = table(root, "counters", counter);
    rules.zones = table(root, "zones", zone);
    rules.phases = root.member("match").map(|flow| table(flow, "phases", named)).unwrap_or_default();
    rules.timings = table(root, "timings", named);
    rules.ways = table(root, "ways", named);
    rules.costs =
        table(root, "costs", |entry| Some(entry.member("takes").and_then(range_of).map(|takes| *takes.start())));
    rules.targets = table(root, "targets", named);
    rules.durations = table(root, "durations", named);
    rules.card_types = table(root, "card_types", |entry| Some(card_type(&rules, entry)));
    rules.triggers = table(root, "triggers", |entry| Some(trigger(&rules, entry)));
    rules.operations = table(root, "operations", |entry| Some(operation(&rules, entry)));
    rules.parameters = items(root, "operations").filter_map(|entry| entry.member("takes")).flat_map(keys).collect();
    rules.conditions = table(root, "conditions", |entry| Some(condition(&rules, entry)));
    rules.levers = table(root, "levers", |entry| {
        Some(Lever { is: entry.member("is").and_then(Node::integer)?, about: about(entry) })
    });
    if let Some(pattern) = root.member("ids").and_then(|ids| ids.member("card")).and_then(Node::string) {
        rules.ids.card = IdPattern::read(&pattern).unwrap_or_default();
    }
    rules
}

fn text(entry: Node<'_>, member: &str) -> Option<String> {
    entry.member(member)?.string().map(std::borrow::Cow::into_owned)
}

fn name(entry: Node<'_>, member: &str) -> Option<Name> {
    entry.member(member)?.string().map(Name::from)
}

fn about(entry: Node<'_>) -> String {
    text(entry, "about").unwrap_or_default()
}

fn flag(entry: Node<'_>, member: &str) -> bool {
    entry.member(member).and_then(Node::boolean).unwrap_or(false)
}

fn icon(entry: Node<'_>) -> Name {
    name(entry, "icon").unwrap_or_else(|| Name::const_new("circle"))
}

fn range(entry: Node<'_>, member: &str) -> RangeInclusive<i64> {
    entry.member(member).and_then(range_of).unwrap_or(0..=i64::from(i32::MAX))
}

fn items<'a>(of: Node<'a>, member: &str) -> impl Iterator<Item = Node<'a>> + use<'a> {
    of.member(member).map(Node::items).unwrap_or_default().into_iter()
}

fn keys(of: Node<'_>) -> impl Iterator<Item = Name> {
    of.members().into_iter().map(|member| Name::from(member.key))
}

/// The entries of a list by id.
fn table<T>(of: Node<'_>, member: &str, read: impl Fn(Node<'_>) -> Option<T>) -> Table<T> {
    let entries = items(of, member).filter_map(|entry| Some((name(entry, "id")?, read(entry)?)));
    entries.take(MAX_ENTRIES).collect()
}

fn named(entry: Node<'_>) -> Option<Entry> {
    Some(Entry { about: about(entry) })
}

fn setting(entry: Node<'_>, chosen: &[(Name, Name)]) -> Option<Setting> {
    let of: Vec<Name> = items(entry, "of").filter_map(Node::string).map(Name::from).collect();
    let usual = name(entry, "is")?;
    let id = name(entry, "id")?;
    let choice = chosen.iter().find(|(setting, _)| *setting == id).map(|(_, choice)| choice);
    let at = |choice: &Name| of.iter().position(|known| known == choice);
    let is = choice.and_then(at).or_else(|| at(&usual))?;
    Some(Setting { is, about: about(entry), of })
}

fn word_set(entry: Node<'_>) -> Option<WordSet> {
    let bound = |member| entry.member(member).and_then(Node::integer).and_then(|count| usize::try_from(count).ok());
    let is_open = flag(entry, "open");
    let words = table(entry, "words", named);
    Some(WordSet { words, least: bound("least").unwrap_or(0), most: bound("most"), is_open, about: about(entry) })
}

fn counter(entry: Node<'_>) -> Option<Counter> {
    let small = |member| entry.member(member).and_then(Node::integer).and_then(|number| i32::try_from(number).ok());
    let start = Term::Constant(small("start").unwrap_or(0));
    let (min, max) = (small("min"), small("max"));
    Some(Counter { start, min, max, is_flag: false, this_turn: false, about: about(entry) })
}

fn zone(entry: Node<'_>) -> Option<Zone> {
    let seen_by = match text(entry, "seen_by").as_deref() {
        Some("owner") => SeenBy::Owner,
        Some("nobody") => SeenBy::Nobody,
        _ => SeenBy::All,
    };
    let units = flag(entry, "units");
    Some(Zone { seen_by, units, reveals: false, capacity: Capacity::Unbounded, about: about(entry) })
}

fn number(entry: Node<'_>) -> Option<Number> {
    Some(Number { range: range(entry, "range"), about: about(entry) })
}

/// The numbers of heroes, which are cards. What a number is by default can follow from the numbers before it.
fn leader_numbers(hero: Node<'_>) -> Table<HeroNumber> {
    let mut known = empty();
    for entry in items(hero, "numbers").take(MAX_ENTRIES) {
        let Some(id) = name(entry, "id") else { continue };
        let default = entry.member("default").and_then(|default| match default.integer() {
            Some(number) => i32::try_from(number).ok().map(Term::Constant),
            None => Scope::hero(&known).number(&default.string()?).ok(),
        });
        let name = text(entry, "name").unwrap_or_else(|| id.to_string());
        let number = HeroNumber { name, range: range(entry, "range"), default, board: None, about: about(entry) };
        known.hero_numbers.insert(id, number);
    }
    known.hero_numbers
}

fn card_type(rules: &Ruleset, entry: Node<'_>) -> CardType {
    let leads = text(entry, "record").as_deref() == Some("hero");
    let ids = (0..rules.numbers.len()).filter_map(|at| u8::try_from(at).ok().map(NumberId));
    let is_of_hero = |id: &NumberId| rules.leader_numbers.contains_key(rules.number(*id).0);
    let all = ids.clone().filter(|id| !is_of_hero(id));
    // A type that lists no numbers may have all of them; one that gives them as ranges has all but those that are `false`.
    let mut numbers: Vec<NumberId> = match entry.member("numbers") {
        Some(list) if list.shape() == Shape::Array => {
            list.items().into_iter().filter_map(|name| rules.number_id(&name.string()?)).collect()
        }
        Some(ranges) => {
            let is_had = |id: &NumberId| ranges.member(rules.number(*id).0).and_then(Node::boolean) != Some(false);
            all.filter(is_had).collect()
        }
        // Heroes have what heroes have.
        None if leads => Vec::new(),
        None => all.collect(),
    };
    if leads {
        numbers.extend(ids.filter(is_of_hero));
    }
    let zone = |member| rules.zone_id(&name(entry, member)?);
    let has_subtype = flag(entry, "subtype");
    CardType {
        code: name(entry, "code").unwrap_or_default(),
        icon: icon(entry),
        is_hero: false,
        leads,
        numbers,
        has_subtype,
        has_trigger: flag(entry, "trigger"),
        from: zone("from"),
        to: zone("to"),
        spent_to: None,
        counts: None,
        repeats: None,
        about: about(entry),
    }
}

fn operation(rules: &Ruleset, entry: Node<'_>) -> Operation {
    let types = items(entry, "types").filter_map(Node::string).filter_map(|name| rules.card_type_id(&name));
    // Operations of games of format 1 have their timing themselves.
    let timing = match text(entry, "on").as_deref() {
        Some("death") => Timing::Death,
        Some("passive") => Timing::Passive,
        _ => Timing::Play,
    };
    Operation {
        kind: name(entry, "kind").and_then(|kind| rules.kinds.get_index_of(&kind)).unwrap_or(0),
        icon: icon(entry),
        val: entry.member("val").and_then(range_of),
        timing,
        types: types.collect::<Vec<CardTypeId>>(),
        elsewhere: Severity::Error,
        does: Vec::new(),
        adds: Vec::new(),
        tally: None,
        phase: None,
        words: words(rules, entry),
        targets: names(entry, "to"),
        durations: names(entry, "for"),
        about: about(entry),
    }
}

fn trigger(rules: &Ruleset, entry: Node<'_>) -> Trigger {
    let when = match text(entry, "when").as_deref() {
        Some("damaged") => When::Damaged,
        Some("lethal") => When::Lethal,
        _ => When::Play,
    };
    let of = if text(entry, "of").as_deref() == Some("opponent") { Owner::Other } else { Owner::Own };
    let types = items(entry, "types").filter_map(Node::string).filter_map(|name| rules.card_type_id(&name));
    let types = types.collect();
    Trigger { icon: icon(entry), when, of, types, before: flag(entry, "before"), about: about(entry) }
}

/// The names in a member that is one name or a list of them.
fn names(entry: Node<'_>, member: &str) -> Vec<Name> {
    let Some(node) = entry.member(member) else { return Vec::new() };
    let one = node.string().map(Name::from).into_iter();
    one.chain(node.items().into_iter().filter_map(Node::string).map(Name::from)).collect()
}

/// The words of an operation: a list, or those of a table.
fn words(rules: &Ruleset, entry: Node<'_>) -> Vec<Name> {
    match names(entry, "word").as_slice() {
        [table] => match table.as_str() {
            "keyword" | "keywords" => rules.keywords.keys().cloned().collect(),
            "subtype" | "subtypes" => rules.subtypes.keys().cloned().collect(),
            "type" | "card_type" | "card_types" => rules.card_types.keys().cloned().collect(),
            "zone" => rules.zones.keys().cloned().collect(),
            "phase" => rules.phases.keys().cloned().collect(),
            // Any word.
            "card" | "message" => Vec::new(),
            set => match rules.sets.get(set) {
                Some(set) => set.words.keys().cloned().collect(),
                None => vec![table.clone()],
            },
        },
        list => list.to_vec(),
    }
}

fn condition(rules: &Ruleset, entry: Node<'_>) -> Condition {
    let takes = match entry.member("takes") {
        None => Takes::Nothing,
        Some(takes) => match (range_of(takes), takes.string().as_deref()) {
            (Some(range), _) => Takes::Number(range),
            (None, Some("subtypes")) if !rules.subtypes.is_empty() => Takes::Subtype,
            _ => Takes::Other,
        },
    };
    let spelled = text(entry, "spelled").filter(|_| matches!(takes, Takes::Number(_)));
    let spelled = spelled.as_deref().and_then(|text| text.split_once("<N>"));
    let spelled = spelled.map(|(before, after)| (before.into(), after.into()));
    Condition { takes, spelled, holds: Term::Constant(1), about: about(entry) }
}
