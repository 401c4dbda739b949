//! What a row is about: the preset, whose cards, where, how many and which. What differs from the preset is all that is
//! written.

use std::slice;

use serde_json::{Map, Value};

use super::{Document, Offer};
use crate::base::Name;
use crate::card::{Row, Slot};
use crate::kernel::ids::{NumberId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Side, Target};
use crate::kernel::rules::term::Extreme;

/// The sides, as they are written.
pub(super) const SIDES: [(&str, &[Side]); 3] =
    [("self", &[Side::Own]), ("opponent", &[Side::Other]), ("any", &[Side::Own, Side::Other])];
/// How cards are picked out of their candidates, as it is written.
const PICKS: [(Pick, &str); 5] = [
    (Pick::Choose, "choose"),
    (Pick::Target, "target"),
    (Pick::Random, "random"),
    (Pick::Best(Extreme::Most), "most"),
    (Pick::Best(Extreme::Least), "least"),
];

/// What a target says, by name.
type Members<'v> = Vec<(&'static str, &'v Value)>;

/// These with each of several others.
fn with_each<'v>(others: &[Members<'v>], members: Members<'v>) -> impl Iterator<Item = Members<'v>> {
    others.iter().map(move |more| [&members[..], more].concat())
}

/// What is offered instead of a preset.
pub const NO_PRESET: Name = Name::const_new("");

/// A target that is edited.
pub struct Aim<'a> {
    document: &'a Document,
    game: &'a Game,
    row: &'a Row,
    /// The preset, and what it is; without one, the own player.
    like: Option<Name>,
    base: Target,
    /// What it is with its differences.
    pub now: Target,
    /// The members as written.
    members: Map<String, Value>,
}

impl<'a> Aim<'a> {
    /// The target of a row. `now`: as it is read, if the row has no errors.
    pub fn new(document: &'a Document, row: &'a Row, now: Option<&Target>) -> Option<Self> {
        let game = document.game()?;
        let json: Value = Slot::Target.of(row).and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
        let like = json.as_str().or_else(|| json.get("like").and_then(Value::as_str)).map(Name::new);
        let members = if let Value::Object(members) = json { members } else { Map::new() };
        let base = like.as_ref().and_then(|like| game.targets.get(like)).cloned().unwrap_or_else(Target::own_player);
        let now = now.cloned().unwrap_or_else(|| base.clone());
        Some(Self { document, game, row, like, base, now, members })
    }

    pub fn preset(&self) -> Option<&Name> {
        self.like.as_ref()
    }

    pub fn tests(&self) -> Option<&Map<String, Value>> {
        self.members.get("where").and_then(Value::as_object)
    }

    /// Whether a part can be another than that of the preset, by the name of the member that says it.
    pub fn takes(&self, member: &str) -> bool {
        match member {
            // How many may mean all, and all may mean a number.
            "count" => self.now.takes("pick") || self.now.takes("count"),
            "by" => self.now.takes("pick") && self.now.pick != Pick::All,
            member => self.now.takes(member),
        }
    }

    fn row(&self, to: &Value) -> Row {
        Slot::Target.set(self.row, Some(&to.to_string()))
    }

    /// The row with another target.
    pub fn with(&self, to: &Target) -> Row {
        let mut members = self.members.clone();
        members.retain(|name, _| {
            !["who", "zone", "pick", "count", "up_to", "number", "by", "other"].contains(&name.as_str())
        });
        let mut put = |name: &str, value: Value| drop(members.insert(name.to_owned(), value));
        let base = &self.base;
        if to.who != base.who {
            let side = SIDES.iter().find(|(_, sides)| *sides == &*to.who).map_or("any", |(side, _)| side);
            put("who", side.into());
        }
        if to.zones != base.zones
            && let Some(zones) = to.zones.as_deref()
        {
            put("zone", zone_names(self.game, zones));
        }
        if (to.pick, to.count, to.up_to) != (base.pick, base.count, base.up_to) {
            let pick = PICKS.iter().find(|(pick, _)| *pick == to.pick).map_or("all", |(_, name)| name);
            // An operation that picks goes on doing so.
            if !matches!(to.pick, Pick::Choose | Pick::Fit) {
                put("pick", pick.into());
            }
            match to.up_to {
                Some(most) => put("up_to", most.into()),
                None if matches!(to.pick, Pick::Choose | Pick::Fit) || to.count != 1 => put("count", to.count.into()),
                None => {}
            }
        }
        if to.number != base.number
            && let Some((name, _)) = to.number.and_then(|id| self.game.numbers.get_index(id.index()))
        {
            put("number", name.as_str().into());
        }
        if to.by_opponent != base.by_opponent {
            put("by", if to.by_opponent { "opponent" } else { "self" }.into());
        }
        if to.other != base.other {
            put("other", to.other.into());
        }
        self.row(&self.shortest(members))
    }

    /// A preset alone is written by its name.
    fn shortest(&self, mut members: Map<String, Value>) -> Value {
        if let Some(like) = &self.like {
            members.insert("like".to_owned(), like.as_str().into());
            if members.len() == 1 {
                return like.as_str().into();
            }
        }
        Value::Object(members)
    }

    pub fn with_tests(&self, tests: &Map<String, Value>) -> Row {
        let mut members = self.members.clone();
        members.insert("where".to_owned(), Value::Object(tests.clone()));
        if tests.is_empty() {
            members.remove("where");
        }
        self.row(&self.shortest(members))
    }

    /// The presets, with the tests on cards where the preset can have them; then none, so that all is chosen here.
    pub fn offered_presets(&self) -> Vec<Offer> {
        self.first_of_presets(usize::MAX)
    }

    /// The same with so many rows of each at most: those of all sides and zones are many.
    pub(super) fn first_of_presets(&self, most: usize) -> Vec<Offer> {
        let alternatives = Slot::Target.alternatives(&self.document.rules, self.row).into_iter();
        let tests = self.members.get("where");
        let written = |members: Members<'_>| match members[..] {
            [("like", like)] => self.row(like),
            _ => self.row(&members.into_iter().map(|(name, value)| (name.to_owned(), value.clone())).collect()),
        };
        let places: Vec<Value> = self.game.places().map(|place| place.as_str().into()).collect();
        let sides = SIDES.map(|(side, _)| Value::from(side));
        // Where the preset has cards that the operation does not affect: those of other players, and elsewhere.
        let of_sides = sides.iter().map(|side| vec![("who", side)]);
        let there = places.iter().map(|zone| vec![("zone", zone)]);
        let of = |side| places.iter().map(move |zone| vec![("who", side), ("zone", zone)]);
        let others: Vec<Members<'_>> = of_sides.chain(there).chain(sides.iter().flat_map(of)).collect();
        let one = &Value::from(1);
        let offer = |id: Name| {
            let like = &Value::from(id.as_str());
            let tested = tests.map(|tests| vec![("like", like), ("where", tests)]);
            // Where nothing can be named it is chosen as the row resolves.
            let is_named = self.game.targets.get(&id).is_some_and(|preset| preset.pick == Pick::Target);
            let chosen = is_named.then(|| vec![("like", like), ("count", one)]);
            let usual = tested.into_iter().chain([vec![("like", like)]]).chain(chosen.clone());
            let rest = [vec![("like", like)]].into_iter().chain(chosen).flat_map(|members| with_each(&others, members));
            let rows = usual.chain(rest).take(most).map(written).collect();
            Offer::new(id, rows)
        };
        let tested = tests.map(|tests| with_each(&others, vec![("where", tests)])).into_iter().flatten();
        // Players alone last.
        let late = if tests.is_none() { sides.len() } else { 0 };
        let free = tested.chain(others[late..].iter().cloned()).chain(others[..late].iter().cloned());
        let free = Offer::new(NO_PRESET, free.take(most).map(written).collect());
        alternatives.map(|known| offer(known.id)).chain([free]).collect()
    }

    fn offer<T>(&self, what: T, to: &Target) -> Offer<T> {
        Offer::new(what, vec![self.with(to)])
    }

    /// Whose cards, with which of them it is now.
    pub fn offered_sides(&self) -> (Vec<Offer<&'static str>>, usize) {
        let to = |sides: &[Side], zones| Target { who: sides.into(), zones, ..self.now.clone() };
        let offer = |(side, sides): &(&'static str, &[Side])| {
            let elsewhere = self.game.places().filter_map(|name| self.zones(name));
            let zones =
                [self.now.zones.clone()].into_iter().chain(elsewhere.map(Some).filter(|_| self.now.zones.is_some()));
            Offer::new(*side, zones.map(|zones| self.with(&to(sides, zones))).collect())
        };
        let offers = SIDES.iter().map(offer).collect();
        (offers, SIDES.iter().position(|(_, sides)| *sides == &*self.now.who).unwrap_or(2))
    }

    /// The zones of a name.
    fn zones(&self, name: &Name) -> Option<Box<[ZoneId]>> {
        let zone = || Some([self.game.zones.get_index_of(name).and_then(ZoneId::at)?].into());
        self.game.groups.get(name).cloned().or_else(zone)
    }

    /// Where they are: zones and groups of zones. With the name of what is there now.
    pub fn offered_zones(&self) -> (Vec<Offer>, Option<Name>) {
        let offer = |name: &Name| {
            let zones = self.zones(name)?;
            let others = SIDES.iter().map(|(_, sides)| Box::from(*sides));
            let sides = [self.now.who.clone()].into_iter().chain(others);
            let to = |who| Target { who, zones: Some(zones.clone()), ..self.now.clone() };
            Some(Offer::new(name.clone(), sides.map(|who| self.with(&to(who))).collect()))
        };
        let now = self.now.zones.as_deref().map(|zones| zone_names(self.game, zones));
        (self.game.places().filter_map(offer).collect(), now.as_ref().and_then(Value::as_str).map(Name::new))
    }

    /// The zones that are there now, as they are written.
    pub fn zone_names(&self) -> Vec<Name> {
        let names = self.now.zones.as_deref().map(|zones| zone_names(self.game, zones));
        names.as_ref().map(names_in).unwrap_or_default()
    }

    /// Zones in which they can be besides those that are there now.
    pub fn offered_more_zones(&self) -> Vec<Offer> {
        let now = self.now.zones.as_deref().unwrap_or_default();
        let offer = |name: &Name| {
            let more = self.zones(name)?;
            let is_new = !now.is_empty() && more.iter().all(|zone| !now.contains(zone));
            let zones = is_new.then(|| now.iter().chain(&more).copied().collect());
            let to = Target { zones: Some(zones?), ..self.now.clone() };
            Some(self.offer(name.clone(), &to))
        };
        self.game.places().filter_map(offer).collect()
    }

    /// How many cards: exactly, up to, all. With which of them it is now.
    pub fn offered_counts(&self) -> (Vec<Offer<&'static str>>, usize) {
        let now = &self.now;
        let count = self.count();
        let pick = if now.pick == Pick::All { Pick::Choose } else { now.pick };
        let exactly = Target { pick, count, up_to: None, ..now.clone() };
        let up_to = Target { pick, count: 1, up_to: Some(count), ..now.clone() };
        let all = Target { pick: Pick::All, count: 1, up_to: None, ..now.clone() };
        let at = match (now.pick, now.up_to) {
            (Pick::All, _) => 2,
            (_, Some(_)) => 1,
            _ => 0,
        };
        let offers = [("exactly", exactly), ("up-to", up_to), ("all", all)].map(|(what, to)| self.offer(what, &to));
        (offers.into(), at)
    }

    /// How many cards, where that is a number.
    pub fn count(&self) -> u8 {
        self.now.up_to.unwrap_or(self.now.count).max(1)
    }

    pub fn with_count(&self, count: u8) -> Row {
        self.with(&match self.now.up_to {
            Some(_) => Target { up_to: Some(count), ..self.now.clone() },
            None => Target { count, ..self.now.clone() },
        })
    }

    /// Who chooses, or what decides. With which of them it is now.
    pub fn offered_picks(&self) -> (Vec<Offer<&'static str>>, Option<usize>) {
        let number = self.now.number.or_else(|| NumberId::at(0));
        let to = |pick: Pick, by_opponent: bool| {
            let number = if matches!(pick, Pick::Best(_)) { number } else { self.base.number };
            Target { pick, number, by_opponent, ..self.now.clone() }
        };
        let picks = PICKS.iter().flat_map(|(pick, name)| {
            let by_opponent = (*pick == Pick::Choose).then(|| ("by-opponent", to(*pick, true)));
            [(*name, to(*pick, false))].into_iter().chain(by_opponent)
        });
        let is_now = |target: &Target| {
            target.pick == self.now.pick && (target.pick != Pick::Choose || target.by_opponent == self.now.by_opponent)
        };
        let picks: Vec<(&str, Target)> = picks.collect();
        let now = picks.iter().position(|(_, target)| is_now(target));
        (picks.into_iter().map(|(what, to)| self.offer(what, &to)).collect(), now)
    }

    /// The numbers by which the most or the least is found. With which of them it is now.
    pub fn offered_numbers(&self) -> (Vec<Offer>, Option<usize>) {
        if !matches!(self.now.pick, Pick::Best(_)) {
            return (Vec::new(), None);
        }
        let with = |at| Target { number: NumberId::at(at), ..self.now.clone() };
        let names = self.game.numbers.keys().enumerate();
        let offers = names.map(|(at, name)| self.offer(name.clone(), &with(at))).collect();
        (offers, self.now.number.map(NumberId::index))
    }

    /// The same, with or without the card itself.
    pub fn turned_other(&self) -> Row {
        self.with(&Target { other: !self.now.other, ..self.now.clone() })
    }
}

/// The names in a name or a list of names.
pub(super) fn names_in(names: &Value) -> Vec<Name> {
    let list = names.as_array().map_or(slice::from_ref(names), Vec::as_slice);
    list.iter().filter_map(Value::as_str).map(Name::new).collect()
}

/// Zones as they are written: the name of a group, of a zone, or several.
fn zone_names(game: &Game, zones: &[ZoneId]) -> Value {
    if let Some((group, _)) = game.groups.iter().find(|(_, group)| &***group == zones) {
        return group.as_str().into();
    }
    let name = |zone: &ZoneId| game.zones.get_index(zone.index()).map(|(name, _)| Value::from(name.as_str()));
    let mut names: Vec<Value> = zones.iter().filter_map(name).collect();
    if names.len() == 1 { names.remove(0) } else { Value::Array(names) }
}
