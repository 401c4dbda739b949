//! Reads the entries of a ruleset's tables.

#![allow(clippy::unnecessary_wraps, reason = "all entries are read by functions of one form")]

use std::borrow::Cow;

use super::members::{about, choice, expression, expression_at, icon, name_of, names_of, small, unknown};
use crate::base::reader::{Reader, mismatch};
use crate::base::{Code, Diagnostic, Message, Name, Severity};
use crate::message;
use crate::ruleset::names::{Scope, keys};
use crate::ruleset::term::{Effect, Owner, Term};
use crate::ruleset::{
    Capacity, CardType, CardTypeId, Condition, Counter, CounterId, Entry, HeroNumber, Lever, Number, NumberId,
    Operation, Quantity, QuantityId, Ruleset, SeenBy, Setting, Takes, TallyId, Timing, Trigger, When, Zone, ZoneId,
};

pub fn quantity(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Quantity> {
    let fixed = entry.flag("fixed").unwrap_or(false);
    let about = about(entry);
    let is = entry.take("is").map(|node| {
        let scope = Scope::quantity(rules, fixed);
        expression(entry, "is", node, |text| scope.number(text))
    });
    entry.finish(&["id", "fixed", "is", "about"]);
    match is {
        Some(None) => None,
        Some(is) => Some(Quantity { is, fixed, about }),
        None => Some(Quantity { is: None, fixed, about }),
    }
}

pub fn entry(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Entry> {
    let about = about(entry);
    entry.finish(&["id", "about"]);
    Some(Entry { about })
}

pub fn setting(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Setting> {
    let of: Vec<Name> = entry.texts("of").into_iter().map(Name::from).collect();
    let is = entry.text("is");
    let about = about(entry);
    entry.finish(&["id", "is", "of", "about"]);
    let is = is?;
    let at = of.iter().position(|choice| *choice == is.as_ref());
    if at.is_none() {
        let pointer = entry.path().key("is").to_string();
        let unknown = unknown(&pointer, &is, Message::new("expected-setting-choice"), of.iter().map(Name::as_str));
        entry.problems().push(unknown);
    }
    Some(Setting { of, is: at?, about })
}

pub fn number(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Number> {
    let range = entry.range("range");
    let about = about(entry);
    entry.finish(&["id", "range", "about"]);
    if range.is_none() {
        entry.require("range");
    }
    Some(Number { range: range?, about })
}

pub fn hero_number(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<HeroNumber> {
    let name = entry.text("name").or_else(|| entry.text("id")).map(Cow::into_owned).unwrap_or_default();
    let range = entry.range("range");
    let default = entry
        .take("default")
        .and_then(|node| expression(entry, "default", node, |text| Scope::hero(rules).number(text)));
    let board = entry.text("board").map(Name::from);
    let about = about(entry);
    entry.finish(&["id", "name", "range", "default", "board", "about"]);
    if range.is_none() {
        entry.require("range");
    }
    Some(HeroNumber { name, range: range?, default, board, about })
}

pub fn counter(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Counter> {
    let start = entry
        .take("start")
        .and_then(|node| expression(entry, "start", node, |text| Scope::hero(rules).number(text)))
        .unwrap_or(Term::Constant(0));
    let min = small(entry, "min");
    let max = small(entry, "max");
    let is_flag = entry.flag("flag").unwrap_or(false);
    let this_turn = match entry.text("until") {
        Some(until) if until == "this_turn" => true,
        Some(until) => {
            let pointer = entry.path().key("until").to_string();
            entry.problems().push(unknown(&pointer, &until, Message::new("expected-duration"), ["this_turn"]));
            false
        }
        None => false,
    };
    // A counter that only the kernel has: it plays the match as data.
    let is_of_match = choice(entry, "only", &[("match", true)]).unwrap_or(false);
    let about = about(entry);
    entry.finish(&["id", "start", "min", "max", "flag", "until", "only", "about"]);
    (!is_of_match).then_some(Counter { start, min, max, is_flag, this_turn, about })
}

pub fn zone(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Zone> {
    let choices = [("all", SeenBy::All), ("owner", SeenBy::Owner), ("nobody", SeenBy::Nobody)];
    let seen_by = choice(entry, "seen_by", &choices).unwrap_or(SeenBy::All);
    let units = entry.flag("units").unwrap_or(false);
    let reveals = entry.flag("reveals").unwrap_or(false);
    let capacity = match entry.take("capacity") {
        None => Capacity::Unbounded,
        Some(node) => match node.integer().and_then(|most| i32::try_from(most).ok()) {
            Some(most) => Capacity::AtMost(Term::Constant(most)),
            None => expression(entry, "capacity", node, |text| Scope::hero(rules).number(text))
                .map_or(Capacity::Unbounded, Capacity::AtMost),
        },
    };
    let about = about(entry);
    entry.finish(&["id", "seen_by", "units", "reveals", "capacity", "about"]);
    Some(Zone { seen_by, units, reveals, capacity, about })
}

pub fn card_type(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<CardType> {
    let code = entry.text("code").map(Name::from).unwrap_or_default();
    let icon = icon(entry);
    let is_hero = choice(entry, "record", &[("hero", true), ("card", false)]).unwrap_or(false);
    let numbers = names_of(entry, "numbers", "expected-card-number", &rules.numbers);
    let has_subtype = entry.flag("subtype").unwrap_or(false);
    let has_trigger = entry.flag("trigger").unwrap_or(false);
    let from = name_of(entry, "from", "expected-zone", &rules.zones).map(ZoneId);
    let to = name_of(entry, "to", "expected-zone", &rules.zones).map(ZoneId);
    let spent_to = name_of(entry, "spent_to", "expected-zone", &rules.zones).map(ZoneId);
    let counts = name_of(entry, "counts", "expected-counter", &rules.counters).map(CounterId);
    let repeats = name_of(entry, "repeats", "expected-counter", &rules.counters).map(CounterId);
    // Only the kernel reads what playing a card costs.
    entry.take("price");
    let about = about(entry);
    entry.finish(&[
        "id", "code", "icon", "record", "numbers", "subtype", "trigger", "from", "to", "spent_to", "counts", "repeats",
        "price", "about",
    ]);
    if from.is_some() && to.is_none() {
        let pointer = entry.path().to_string();
        let message = message!("problem-played-without-to");
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
    }
    let numbers = numbers.into_iter().map(NumberId).collect();
    Some(CardType {
        code,
        icon,
        is_hero,
        leads: false,
        numbers,
        has_subtype,
        has_trigger,
        from,
        to,
        spent_to,
        counts,
        repeats,
        about,
    })
}

pub fn trigger(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Trigger> {
    let icon = icon(entry);
    let when = choice(entry, "when", &[("play", When::Play), ("damaged", When::Damaged), ("lethal", When::Lethal)]);
    let of = choice(entry, "of", &[("self", Owner::Own), ("opponent", Owner::Other)]).unwrap_or(Owner::Own);
    let types = names_of(entry, "types", "expected-card-type", &rules.card_types).into_iter().map(CardTypeId).collect();
    let before = entry.flag("before").unwrap_or(false);
    let about = about(entry);
    entry.finish(&["id", "icon", "when", "of", "types", "before", "about"]);
    if when.is_none() {
        entry.require("when");
    }
    Some(Trigger { icon, when: when?, of, types, before, about })
}

pub fn operation(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Operation> {
    let kind = name_of(entry, "kind", "expected-kind", &rules.kinds).map_or(0, usize::from);
    let icon = icon(entry);
    let val = entry.range("val");
    let timings = [("play", Timing::Play), ("passive", Timing::Passive), ("death", Timing::Death)];
    let timing = choice(entry, "on", &timings).unwrap_or(Timing::Play);
    let types = names_of(entry, "types", "expected-card-type", &rules.card_types).into_iter().map(CardTypeId).collect();
    let elsewhere = choice(entry, "elsewhere", &[("error", Severity::Error), ("warning", Severity::Warning)]);
    let does =
        entry.take("does").map(|node| expression(entry, "does", node, |text| Scope::operation(rules).effects(text)));
    let adds = adds(rules, entry);
    let tally = name_of(entry, "tally", "expected-tally", &rules.tallies).map(TallyId);
    let phase = name_of(entry, "phase", "expected-phase", &rules.phases).map(usize::from);
    let about = about(entry);
    entry.finish(&["id", "kind", "icon", "val", "on", "types", "elsewhere", "does", "adds", "tally", "phase", "about"]);
    let pointer = entry.path().to_string();
    let conflict = match (timing, does.is_some(), adds.is_empty()) {
        (Timing::Passive, true, _) => Some("problem-passive-does"),
        (Timing::Passive, false, true) => Some("problem-passive-adds-nothing"),
        (Timing::Play | Timing::Death, false, _) => Some("problem-operation-does-nothing"),
        (Timing::Play | Timing::Death, true, false) => Some("problem-adds-without-passive"),
        _ => None,
    };
    if let Some(id) = conflict {
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, &pointer, Message::new(id)));
    }
    let does = does.unwrap_or_else(|| Some(Vec::new()))?;
    if val.is_none()
        && (does.iter().flat_map(Effect::terms).any(term_reads_val)
            || adds.iter().any(|(_, term)| term_reads_val(term)))
    {
        let message = message!("problem-val-undeclared");
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, &pointer, message));
    }
    let elsewhere = elsewhere.unwrap_or(Severity::Error);
    let (words, targets, durations) = (Vec::new(), Vec::new(), Vec::new());
    Some(Operation {
        kind,
        icon,
        val,
        timing,
        types,
        elsewhere,
        does,
        adds,
        tally,
        phase,
        words,
        targets,
        durations,
        about,
    })
}

/// What a passive adds: quantity → term over the row's value.
fn adds(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Vec<(QuantityId, Term)> {
    let Some(node) = entry.take("adds") else { return Vec::new() };
    let above = entry.path();
    let path = above.key("adds");
    let mut adds = Vec::new();
    let members = Reader::open(node, path, entry.problems()).rest();
    for member in members {
        let Some(id) = rules.quantity_id(&member.key) else {
            let pointer = path.key(&member.key).to_string();
            entry.problems().push(
                unknown(&pointer, &member.key, Message::new("expected-quantity"), keys(&rules.quantities)).on_key(),
            );
            continue;
        };
        if rules.quantity(id).1.is.is_some() {
            let message = message!("problem-quantity-with-term", name = &*member.key);
            let pointer = path.key(&member.key).to_string();
            entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message).on_key());
            continue;
        }
        let scope = Scope::passive(rules);
        if let Some(term) =
            expression_at(entry.problems(), path.key(&member.key), member.value, |text| scope.number(text))
        {
            adds.push((id, term));
        }
    }
    adds
}

pub fn condition(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Condition> {
    let takes = match entry.take("takes") {
        None => Takes::Nothing,
        Some(node) if node.string().as_deref() == Some("subtype") => Takes::Subtype,
        Some(node) => match crate::base::reader::range_of(node) {
            Some(range) => Takes::Number(range),
            None => {
                let above = entry.path();
                let path = above.key("takes");
                let problem = mismatch(node, path, "expected-subtype-or-range");
                entry.problems().push(problem);
                Takes::Nothing
            }
        },
    };
    let spelled = entry.text("spelled").and_then(|text| {
        let split = text.split_once("<N>").map(|(before, after)| (Name::from(before), Name::from(after)));
        if split.is_none() || !matches!(takes, Takes::Number(_)) {
            let pointer = entry.path().key("spelled").to_string();
            let message = message!("problem-spelling");
            entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
        }
        split
    });
    let holds = entry.require("holds");
    let holds =
        holds.and_then(|node| expression(entry, "holds", node, |text| Scope::condition(rules, &takes).truth(text)));
    let about = about(entry);
    entry.finish(&["id", "takes", "spelled", "holds", "about"]);
    Some(Condition { takes, spelled, holds: holds?, about })
}

pub fn lever(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Lever> {
    let is = entry.integer("is");
    let about = about(entry);
    entry.finish(&["id", "is", "about"]);
    if is.is_none() {
        entry.require("is");
    }
    Some(Lever { is: is?, about })
}

fn term_reads_val(term: &Term) -> bool {
    let mut reads = false;
    term.visit(&mut |part| reads |= *part == Term::Val);
    reads
}
