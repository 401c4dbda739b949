//! Noun phrases as cards of rows: which targets they can be, how many cards a condition counts, whose event is meant.

use serde_json::{Map, Value as Json, json};

use super::values::{Found, Item, Noun, filters};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{About, FilterUse, Pick, Target, Tests};
use crate::kernel::rules::tables::{Condition, Operation, Takes};
use crate::kernel::rules::term::Extreme;
use crate::text::ability::{side, zone_key};

/// Targets that a noun phrase is tried as.
const MAX_TARGETS: usize = 24;

/// Where the cards of a noun phrase are, and whose they are, as far as it says so.
struct Place<'n> {
    zone: Option<&'n str>,
    who: Option<&'n str>,
}

fn place<'n>(noun: &'n Noun<'_>) -> Place<'n> {
    let mut place = Place { zone: None, who: None };
    for item in &noun.items {
        match item {
            Item::Place(zone, who) => (place.zone, place.who) = (Some(*zone), Some(*who)),
            Item::Zone(zone) if place.zone.is_none() => place.zone = Some(*zone),
            _ => {}
        }
    }
    let is_placed = noun.items.iter().any(|item| matches!(item, Item::Place(..)));
    for fact in noun.facts.iter().filter(|fact| fact.property.is_none()) {
        match fact.name.as_str() {
            "who" if place.who.is_none() => place.who = Some(&fact.key),
            // The noun alone can be one of several zones.
            "zone" if !is_placed => place.zone = Some(&fact.key),
            _ => {}
        }
    }
    place
}

/// The targets that a noun phrase can be, those that an operation usually has first.
pub(super) fn targets(
    game: &Game,
    operation: &Operation,
    noun: &Noun<'_>,
    has_name: &dyn Fn(&str) -> bool,
) -> Vec<(usize, Json)> {
    let usual = operation.targets.iter().filter_map(|target| target.preset.map(usize::from));
    let mut presets: Vec<usize> = Vec::new();
    for at in usual.chain(0..game.targets.len()) {
        if !presets.contains(&at) {
            presets.push(at);
        }
    }
    let mut found: Vec<(usize, Json)> = Vec::new();
    for at in presets {
        let Some((name, base)) = game.targets.get_index(at) else { continue };
        if noun.message.strip_prefix("to-").is_some_and(|own| own != name.as_str()) {
            continue;
        }
        let Some(changes) = changes(game, base, noun) else { continue };
        // A preset with a name of its own is seldom changed into something else.
        let is_renamed = has_name(name.as_str()) && !noun.message.starts_with("to-");
        let weight = |change: &str| if matches!(change, "pick" | "number") { 2 } else { 1 };
        let is_replaced = replaces(game, changes.get("where"), &base.filters);
        let own = changes.keys().map(|change| weight(change)).sum::<usize>();
        let count = own + if is_renamed { 3 } else { 0 } + if is_replaced { 4 } else { 0 } + unusual(game, &changes);
        let target = if changes.is_empty() {
            name.as_str().into()
        } else {
            let mut target = Map::from_iter([("like".to_owned(), Json::from(name.as_str()))]);
            target.extend(changes);
            target.into()
        };
        found.push((count, target));
    }
    if let Some(written) = written(game, noun) {
        found.push((5 + written.as_object().map_or(0, |target| unusual(game, target)), written));
    }
    found.sort_by_key(|(count, _)| *count);
    found.truncate(MAX_TARGETS);
    found
}

/// How unlikely it is that cards are picked in a way that no preset of a game has.
fn unusual(game: &Game, changes: &Map<String, Json>) -> usize {
    let is_choice = changes.get("pick").map_or(changes.contains_key("count"), |pick| pick == "choose");
    if is_choice && game.targets.values().all(|target| target.pick != Pick::Choose) { 4 } else { 0 }
}

/// What a row writes besides the name of a preset. `None`: it cannot be this preset.
fn changes(game: &Game, base: &Target, noun: &Noun<'_>) -> Option<Map<String, Json>> {
    let mut changes = Map::new();
    let is_named = noun.message.starts_with("to-");
    if !is_named && base.is_player() != noun.message.starts_with("np-player") {
        return None;
    }
    if let Some(who) = noun.message.strip_prefix("np-player-") {
        return (side(&base.who) == who).then_some(changes);
    }
    if !is_named {
        changes.extend(picked(base, noun)?);
    } else if let (Some(number), Some(most)) = (noun.number, base.up_to)
        && number != i64::from(most)
    {
        changes.insert("up_to".to_owned(), number.into());
    }
    let place = place(noun);
    if let Some(who) = place.who.filter(|who| *who != side(&base.who)) {
        changes.insert("who".to_owned(), who.into());
    }
    if let Some(zone) = place.zone.filter(|zone| *zone != "card")
        && base.zones.as_deref().is_none_or(|zones| zone_key(game, zones) != zone)
    {
        let zones = zones_of(game, zone);
        // The noun of a condition or a cost is of no zone.
        if let Some(zones) = zones {
            changes.insert("zone".to_owned(), zones);
        }
    }
    if noun.message.ends_with("-theirs") && !base.by_opponent {
        changes.insert("by".to_owned(), "opponent".into());
    }
    if noun.items.contains(&Item::Other) && !base.other {
        changes.insert("other".to_owned(), true.into());
    }
    let tests = without_base(game, filters(&noun.items), &base.filters);
    if !tests.is_empty() {
        changes.insert("where".to_owned(), tests.into());
    }
    Some(changes)
}

/// How the cards are picked, if the preset picks them in another way.
fn picked(base: &Target, noun: &Noun<'_>) -> Option<Map<String, Json>> {
    let mut changes = Map::new();
    let quantity = noun.message.strip_prefix("np-")?;
    let number = noun.number.unwrap_or(1);
    let counted = |pick: &str| {
        let mut changes = Map::from_iter([("pick".to_owned(), Json::from(pick))]);
        if number != 1 {
            changes.insert("count".to_owned(), number.into());
        }
        changes
    };
    let is_counted = i64::from(base.count) == number && base.up_to.is_none();
    let quantity = quantity.strip_suffix("-theirs").unwrap_or(quantity);
    match quantity {
        "all" if base.pick != Pick::All => changes.extend(counted("all")),
        "random" if base.pick != Pick::Random || !is_counted => changes.extend(counted("random")),
        "target" if base.pick != Pick::Target || !is_counted => changes.extend(counted("target")),
        "choose" if !matches!(base.pick, Pick::Choose | Pick::Fit) || !is_counted => {
            if number == 1 && base.pick != Pick::Choose {
                changes.insert("pick".to_owned(), "choose".into());
            }
            if number != 1 || changes.is_empty() {
                changes.insert("count".to_owned(), number.into());
            }
        }
        "up-to" if base.up_to.map(i64::from) != Some(number) => {
            changes.insert("up_to".to_owned(), number.into());
        }
        "most" | "least" => {
            let extreme = if quantity == "most" { Extreme::Most } else { Extreme::Least };
            if base.pick != Pick::Best(extreme) {
                changes.insert("pick".to_owned(), quantity.into());
                changes.insert("number".to_owned(), noun.stat?.into());
            }
        }
        "this" | "host" | "same" => {
            let pick = match quantity {
                "this" => Pick::This,
                "host" => Pick::Host,
                _ => Pick::Same,
            };
            return (base.pick == pick).then_some(changes);
        }
        "all" | "random" | "target" | "choose" | "up-to" => {}
        _ => return None,
    }
    Some(changes)
}

/// A target that is written out.
fn written(game: &Game, noun: &Noun<'_>) -> Option<Json> {
    let Place { zone, who } = place(noun);
    let (zone, quantity) = (zone?, noun.message.strip_prefix("np-")?);
    let mut target = Map::from_iter([("who".to_owned(), Json::from(who?))]);
    target.insert("zone".to_owned(), zones_of(game, zone)?);
    let number = noun.number.unwrap_or(1);
    match quantity.strip_suffix("-theirs").unwrap_or(quantity) {
        "choose" => drop(target.insert("count".to_owned(), number.into())),
        "up-to" => drop(target.insert("up_to".to_owned(), number.into())),
        "most" | "least" => {
            target.insert("pick".to_owned(), quantity.into());
            target.insert("number".to_owned(), noun.stat?.into());
        }
        "all" => drop(target.insert("pick".to_owned(), "all".into())),
        pick @ ("random" | "target") => {
            target.insert("pick".to_owned(), pick.into());
            target.insert("count".to_owned(), number.into());
        }
        _ => return None,
    }
    if quantity.ends_with("-theirs") {
        target.insert("by".to_owned(), "opponent".into());
    }
    if noun.items.contains(&Item::Other) {
        target.insert("other".to_owned(), true.into());
    }
    let tests = filters(&noun.items);
    if !tests.is_empty() {
        target.insert("where".to_owned(), tests.into());
    }
    Some(target.into())
}

/// Whether tests are instead of those of a preset.
fn replaces(game: &Game, tests: Option<&Json>, base: &Tests<FilterUse>) -> bool {
    let names = base.members.iter().filter_map(|one| game.filters.get_index(one.filter.index()));
    tests.is_some_and(|tests| names.into_iter().any(|(name, _)| tests.get(name.as_str()).is_some()))
}

/// The tests that a preset does not ask by itself.
fn without_base(game: &Game, mut tests: Map<String, Json>, base: &Tests<FilterUse>) -> Map<String, Json> {
    for one in &base.members {
        let Some((name, filter)) = game.filters.get_index(one.filter.index()) else { continue };
        let asked = match &filter.takes {
            Takes::Number(_) => one.number.into(),
            Takes::Flag => (one.number != 0).into(),
            Takes::Word(_) | Takes::Card => one.word.map_or(Json::Null, |word| game.word(word).into()),
            Takes::Nothing | Takes::Where | Takes::Cards => true.into(),
        };
        if tests.get(name.as_str()) == Some(&asked) {
            tests.retain(|known, _| known != name.as_str());
        }
    }
    tests
}

/// The parameters of a condition that counts cards or tests some.
pub(super) fn counted(game: &Game, condition: &Condition, found: &Found<'_>) -> Option<Json> {
    let (noun, base) = (found.noun("cards")?, condition.to.as_deref()?);
    let mut place = place(noun);
    let named = found.fact("who");
    if place.who.is_none() {
        place.who = named;
    }
    let mut counted = Map::new();
    if let Some(who) = place.who.filter(|who| *who != side(&base.who)) {
        counted.insert("who".to_owned(), who.into());
    }
    if let Some(zone) = place.zone
        && base.zones.as_deref().is_none_or(|zones| zone_key(game, zones) != zone)
        && let Some(zones) = zones_of(game, zone)
    {
        counted.insert("zone".to_owned(), zones);
    }
    let mut tests = without_base(game, filters(&noun.items), &base.filters);
    if noun.items.contains(&Item::Other) {
        tests.insert("other".to_owned(), true.into());
    }
    if !tests.is_empty() {
        counted.insert("where".to_owned(), tests.into());
    }
    let number = noun.number.unwrap_or(1);
    let is_plain = counted.is_empty();
    let least = |mut counted: Map<String, Json>| {
        if is_plain {
            return Json::from(number);
        }
        if number != 1 {
            counted.insert("at_least".to_owned(), number.into());
        }
        counted.into()
    };
    let with = |name: &str, number: i64| {
        let mut counted = counted.clone();
        counted.insert(name.to_owned(), number.into());
        Json::from(counted)
    };
    let one = match noun.message.strip_prefix("np-") {
        Some("at-least") => least(counted.clone()),
        Some("at-most") => with("at_most", number),
        Some("exactly") => with("exactly", number),
        Some("none") => with("exactly", 0),
        Some("some") if is_plain => 1.into(),
        Some("some") => counted.clone().into(),
        _ => return None,
    };
    Some(one)
}

/// The timing of a row, refined by what its clause says.
pub(super) fn timing(game: &Game, id: &str, found: &Found<'_>) -> Json {
    let Some(base) = game.timings.get(id) else { return id.into() };
    let mut refined = Map::new();
    // The card of an event can say itself whose it is ("eine andere eigene Karte").
    let of_noun = || found.noun("cards")?.facts.iter().find(|fact| fact.name == "who" && fact.property.is_none());
    let of = found.fact("of").or_else(|| of_noun().map(|fact| fact.key.as_str()));
    if let Some(of) = of.filter(|of| *of != side(&[base.of])) {
        refined.insert("of".to_owned(), of.into());
    }
    if let Some(noun) = found.noun("cards") {
        let is_other = noun.facts.iter().any(|fact| fact.name == "other" && fact.key == "yes");
        if is_other && base.card != About::Other {
            refined.insert("card".to_owned(), "other".into());
        }
        let tests = filters(&noun.items);
        if !tests.is_empty() {
            refined.insert("where".to_owned(), tests.into());
        }
    }
    if refined.is_empty() {
        return id.into();
    }
    let mut on = Map::from_iter([("like".to_owned(), Json::from(id))]);
    on.extend(refined);
    on.into()
}

/// What the sources of a sparing word must be.
pub(super) fn against(noun: &Noun<'_>) -> Json {
    let mut against = Map::new();
    let who = noun.facts.iter().find(|fact| fact.name == "who");
    against.extend(who.map(|who| ("who".to_owned(), who.key.as_str().into())));
    let tests = filters(&noun.items);
    if !tests.is_empty() {
        against.insert("where".to_owned(), tests.into());
    }
    json!(against)
}

/// Zones as a row writes them; `None` if it is no name of zones.
fn zones_of(game: &Game, name: &str) -> Option<Json> {
    if game.zones.contains_key(name) || game.groups.contains_key(name) {
        return Some(name.into());
    }
    let zones: Vec<&str> = name.split('-').collect();
    let all_known = zones.iter().all(|zone| game.zones.contains_key(*zone));
    (zones.len() > 1 && all_known).then(|| json!(zones))
}
