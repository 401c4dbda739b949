//! The grammar of a game's cards: what the tables of its ruleset allow, and how its settings weigh it. Nothing in it
//! depends on a card, so it is worked out once.

use serde_json::Value;

use super::legal::{Card, may_hold, zones_of};
use super::operation::{Operation, operation_weight};
use super::shape::{Options, Shapes};
use crate::base::Name;
use crate::kernel::ids::{CardTypeId, ConditionId, TimingId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Side, Target};
use crate::kernel::rules::tables::Takes;
use crate::ruleset::syntax::{Ast, term};

/// A set of card types, zones or timings, one bit each.
pub type Mask = u32;

pub struct Grammar<'g> {
    pub game: &'g Game,
    /// `generator` of the ruleset, with the settings of the designer.
    pub settings: Value,
    /// The ruleset's file.
    pub rules: &'g Value,
    pub families: Vec<Family>,
    pub timings: Vec<Timing>,
    pub places: Vec<Place>,
    pub operations: Vec<Operation>,
    pub targets: Vec<Preset>,
    /// Targets by family, with their weights; those without a target last.
    pub target_menu: Vec<TargetKind>,
    pub conditions: Vec<ConditionKind>,
    pub filters: Filters,
    pub never: Vec<super::never::Pattern>,
    /// The types of cards that can lie in each zone.
    pub holds: Vec<Mask>,
    /// The zone of each type's cards that are in play.
    pub home: Vec<Option<usize>>,
    /// Types whose cards may have each keyword.
    pub keyword_types: Vec<Mask>,
    /// It has everything that `check` accepts, whatever the settings weigh.
    pub is_open: bool,
    pub nesting: usize,
    /// The cards that rows can name, by id, with their types.
    pub known: Vec<(Name, usize)>,
    pub menus: super::menus::Menus,
    /// What each of the known cards is worth, in tenths of a point.
    pub known_prices: Vec<i64>,
    pub memos: super::memo::Memos,
}

/// Timings under one name.
pub struct Family {
    pub name: Name,
    pub timings: Vec<usize>,
}

pub struct Timing {
    pub types: Mask,
    /// Whether targets can be named with it.
    pub aims: bool,
    pub zones: Option<Mask>,
    /// 0: both players', 1: the own, 2: the opponent's.
    pub side: i32,
    /// The ways that go together with it.
    pub ways: Vec<usize>,
    /// Its abilities hold continuously, or need a cost, or the editor does not offer it.
    pub special: bool,
}

/// Where cards are: a zone or a group of zones.
pub struct Place {
    /// Empty: only targets that are there of themselves are there.
    pub name: Name,
    pub zones: Mask,
    pub in_play: bool,
    pub code: i64,
}

pub struct Preset {
    pub family: Option<Name>,
    pub pick: Pick,
    /// 0: both, 1: own, 2: the opponent's.
    pub side: i32,
    pub zones: Mask,
    pub players: bool,
    /// Its cards are found by something else than a place: an event, the row above, the operation.
    pub unplaced: bool,
    /// It says itself what its cards are called.
    pub is_called: bool,
    /// The zones of own cards, and of the opponent's, that can be chosen.
    pub reach: [Vec<Mask>; 2],
}

pub struct TargetKind {
    pub name: Name,
    pub presets: Vec<usize>,
    pub weight: u64,
}

pub struct ConditionKind {
    pub conditions: Vec<usize>,
    pub place: Option<usize>,
    pub weight: u64,
    pub is_source: bool,
}

/// Filters by what they are about.
#[derive(Default)]
pub struct Filters {
    /// Filters by type and by subtype, with their words and the types that fit.
    pub kinds: Vec<(usize, usize, Mask)>,
    pub has: Option<usize>,
    /// Filters by a number, by the stem of their names.
    pub stems: Vec<(Name, Vec<usize>)>,
    pub numbers: Vec<Options>,
}

impl Filters {
    /// Whether a filter says what cards are called: their type or subtype.
    pub fn is_kind(&self, filter: usize) -> bool {
        self.kinds.iter().any(|(own, ..)| *own == filter)
    }
}

/// An entry of a table, as it is written.
fn entry<'v>(rules: &'v Value, table: &str, id: &str) -> &'v Value {
    let entries = rules.get(table).and_then(Value::as_array);
    entries.into_iter().flatten().find(|entry| entry["id"] == id).unwrap_or(&Value::Null)
}

/// 0: both, 1: own, 2: the opponent's.
pub fn side(sides: &[Side]) -> i32 {
    match sides {
        [Side::Own] => 1,
        [Side::Other] => 2,
        _ => 0,
    }
}

impl<'g> Grammar<'g> {
    /// The grammar of a game, with settings that are laid over those of its ruleset.
    pub fn new(game: &'g Game, rules: &'g Value, settings: &Value) -> Self {
        let mut merged = rules.get("generator").cloned().unwrap_or_else(|| Value::Object(serde_json::Map::default()));
        merge(&mut merged, settings);
        Self::of(game, rules, merged, false)
    }

    /// The grammar of all legal cards of a game: everything that `check` accepts weighs something. It reads cards; what
    /// it would draw can be pointless.
    pub fn legal(game: &'g Game, rules: &'g Value) -> Self {
        Self::of(game, rules, super::open::settings(game, rules), true)
    }

    fn of(game: &'g Game, rules: &'g Value, settings: Value, is_open: bool) -> Self {
        let mut grammar = Self {
            game,
            settings,
            rules,
            families: Vec::new(),
            timings: Vec::new(),
            places: Vec::new(),
            operations: Vec::new(),
            targets: Vec::new(),
            target_menu: Vec::new(),
            conditions: Vec::new(),
            filters: Filters::default(),
            never: Vec::new(),
            holds: Vec::new(),
            home: Vec::new(),
            keyword_types: Vec::new(),
            is_open,
            nesting: usize::from(game.limits.nesting),
            known: known_cards(game),
            menus: super::menus::Menus::default(),
            known_prices: Vec::new(),
            memos: super::memo::Memos::default(),
        };
        if let Some(own) = grammar.settings["nesting"].as_u64().and_then(|own| usize::try_from(own).ok()) {
            grammar.nesting = grammar.nesting.min(own);
        }
        grammar.read_zones();
        grammar.read_timings();
        grammar.read_filters();
        grammar.targets = game.targets.iter().map(|(id, target)| grammar.preset(id, target)).collect();
        grammar.operations = game.operations.iter().map(|(id, rule)| grammar.operation(id, rule)).collect();
        grammar.target_menu = grammar.read_target_menu();
        grammar.conditions = grammar.read_conditions();
        grammar.never = super::never::read(&grammar);
        grammar.menus = super::menus::Menus::new(&grammar);
        grammar
    }

    /// An entry of a table of the ruleset, as it is written.
    pub fn entry(&self, table: &str, id: &str) -> &'g Value {
        entry(self.rules, table, id)
    }

    /// Whether all parts fit; where all legal cards are read, whether one does, for what is done is done to what fits.
    pub fn fit(&self, parts: impl Iterator<Item = bool>) -> bool {
        let mut parts = parts.peekable();
        if self.is_open { parts.peek().is_none() || parts.any(|fits| fits) } else { parts.all(|fits| fits) }
    }

    /// The types of cards that can lie in zones.
    pub fn types_in(&self, zones: Mask) -> Mask {
        let here = (0..self.holds.len()).filter(|zone| zones >> zone & 1 == 1);
        here.fold(0, |mask, zone| mask | self.holds[zone])
    }

    pub fn shapes(&self) -> Shapes<'_> {
        Shapes(&self.settings["shapes"])
    }

    /// A weight of the settings: of a table that lacks it, 0; without the table, 1.
    pub fn weight(&self, table: &str, id: &str) -> u64 {
        weight_in(&self.settings["weights"][table], id)
    }

    /// All types of cards.
    pub fn all_types(&self) -> Mask {
        (1 << self.game.card_types.len().min(31)) - 1
    }

    fn types_mask(&self, types: Option<&Vec<crate::kernel::ids::CardTypeId>>) -> Mask {
        types.map_or(self.all_types(), |types| types.iter().fold(0, |mask, id| mask | 1 << id.index()))
    }

    fn read_zones(&mut self) {
        let game = self.game;
        self.holds = game
            .zones
            .values()
            .map(|zone| {
                let takes = |word| zone.takes.as_ref().is_none_or(|takes| takes.contains(word));
                let types = game.card_types.values().enumerate();
                types.filter(|(_, entry)| takes(&entry.word)).fold(0, |mask, (at, _)| mask | 1 << at)
            })
            .collect();
        self.home = game.card_types.values().map(|entry| entry.to.map(crate::kernel::ids::ZoneId::index)).collect();
        let zones = game.zones.keys().map(|name| (name, zones_of(game, name).unwrap_or(0)));
        let groups = game.groups.keys().map(|name| (name, zones_of(game, name).unwrap_or(0)));
        let in_play = |mask: Mask| game.zones.values().enumerate().all(|(at, zone)| mask >> at & 1 == 0 || zone.units);
        self.places = zones
            .chain(groups)
            .zip(1..)
            .map(|((name, zones), code)| Place { name: name.clone(), zones, in_play: in_play(zones), code })
            .collect();
        // Targets can look in places that have no name: in several zones, or where the operation says.
        for target in game.targets.values() {
            let zones = target.zones.iter().flatten().fold(0, |mask: Mask, zone| mask | 1 << zone.index());
            if self.places.iter().all(|place| place.zones != zones) {
                let in_play = zones != 0 && in_play(zones);
                self.places.push(Place { name: Name::default(), zones, in_play, code: 0 });
            }
        }
        let may_have = |at: usize, keyword: usize| {
            CardTypeId::at(at).is_some_and(|card_type| game.may_have_keyword(card_type, keyword))
        };
        let types = |keyword: usize| (0..game.card_types.len().min(32)).filter(move |at| may_have(*at, keyword));
        self.keyword_types =
            (0..game.keywords.len()).map(|keyword| types(keyword).fold(0, |mask, at| mask | 1 << at)).collect();
    }

    fn read_timings(&mut self) {
        let game = self.game;
        // What can be used at any time needs a bound, and that is written on its row.
        let takes_once = self.takes_member("once");
        for (at, (id, timing)) in game.timings.iter().enumerate() {
            let written = entry(self.rules, "timings", id);
            let ways = game.ways.values().enumerate();
            let ways = ways.filter(|(_, way)| TimingId::at(at).is_some_and(|id| way.on.contains(&id)));
            self.timings.push(Timing {
                types: self.types_mask(game.printed.timings.get(at).and_then(Option::as_ref)),
                aims: timing.aims,
                zones: timing.zones.as_ref().map(|zones| zones.iter().fold(0, |mask, zone| mask | 1 << zone.index())),
                side: side(&[timing.of]),
                ways: ways.map(|(at, _)| at).collect(),
                special: !self.is_open && (timing.always || timing.bounded && !takes_once || written["hidden"] == true),
            });
            let family = written["family"].as_str().unwrap_or(id.as_str());
            match self.families.iter_mut().find(|known| known.name == family) {
                Some(known) => known.timings.push(at),
                None => self.families.push(Family { name: family.into(), timings: vec![at] }),
            }
        }
    }

    fn read_filters(&mut self) {
        let game = self.game;
        let subtyped = |at: usize| game.printed.card_types.get(at).is_some_and(|rule| rule.subtype == Some(true));
        let says = game.printed.card_types.iter().any(|rule| rule.subtype.is_some());
        let with_subtype =
            (0..game.card_types.len()).filter(|at| !says || subtyped(*at)).fold(0, |mask, at| mask | 1 << at);
        for (at, (id, filter)) in game.filters.iter().enumerate() {
            let written = entry(self.rules, "filters", id);
            if written["hidden"] == true {
                self.filters.numbers.push(Options::new());
                continue;
            }
            let mut options = Options::new();
            match (&filter.takes, written["takes"].as_str()) {
                (Takes::Number(range), _) => {
                    let shape = &self.settings["numbers"][id.as_str()];
                    options = self.shapes().weights((*range.start(), *range.end()), shape).unwrap_or_default();
                    let stem = id.trim_end_matches("_at_least").trim_end_matches("_at_most");
                    match self.filters.stems.iter_mut().find(|(known, _)| known == stem) {
                        Some((_, list)) => list.push(at),
                        None => self.filters.stems.push((stem.into(), vec![at])),
                    }
                }
                (_, Some("card_type")) => {
                    self.filters.kinds.extend((0..game.card_types.len()).map(|word| (at, word, 1 << word)));
                }
                (_, Some("subtype")) => {
                    self.filters.kinds.extend((0..game.subtypes.len()).map(|word| (at, word, with_subtype)));
                }
                (_, Some("keyword")) => self.filters.has = Some(at),
                _ => {}
            }
            self.filters.numbers.push(options);
        }
    }

    fn preset(&self, id: &str, target: &Target) -> Preset {
        let game = self.game;
        let zones = target.zones.as_ref();
        let mask = zones.map_or(0, |zones| zones.iter().fold(0, |mask, zone| mask | 1 << zone.index()));
        let written = entry(self.rules, "targets", id);
        let tests: Vec<Ast> = target
            .filters
            .members
            .iter()
            .filter_map(|own| {
                let (id, _) = game.filters.get_index(own.filter.index())?;
                term(entry(self.rules, "filters", id)["holds"].as_str()?).ok()
            })
            .collect();
        let reach = [true, false].map(|is_own| {
            let reached = |card_type: &str, zone: usize| {
                tests.iter().all(|test| may_hold(game, &Card { kind: card_type, zone, is_own, word: "" }, test))
            };
            let types = game.card_types.keys();
            types
                .map(|card_type| {
                    (0..game.zones.len())
                        .filter(|zone| reached(card_type, *zone))
                        .fold(0, |mask, zone| mask | 1 << zone)
                })
                .collect()
        });
        Preset {
            family: written["family"].as_str().map(Name::from),
            pick: target.pick,
            side: side(&target.who),
            zones: mask,
            players: target.is_player(),
            is_called: target.filters.members.iter().any(|own| self.filters.is_kind(own.filter.index())),
            unplaced: zones.is_none() && !target.is_player() && target.pick != Pick::This,
            reach,
        }
    }

    fn read_target_menu(&self) -> Vec<TargetKind> {
        let mut menu: Vec<TargetKind> = Vec::new();
        for (at, id) in self.game.targets.keys().enumerate() {
            if self.targets[at].pick == Pick::Target {
                continue;
            }
            let name = self.targets[at].family.clone().unwrap_or_else(|| id.clone());
            match menu.iter_mut().find(|known| known.name == name) {
                Some(known) => known.presets.push(at),
                None => menu.push(TargetKind { weight: self.weight("targets", &name), name, presets: vec![at] }),
            }
        }
        let own = self.operations.iter().filter(|operation| !operation.has_target);
        let weight = own.map(|operation| operation_weight(operation, 0)).sum();
        menu.push(TargetKind { name: Name::const_new("without"), presets: Vec::new(), weight });
        menu
    }

    fn read_conditions(&self) -> Vec<ConditionKind> {
        let game = self.game;
        let weights = &self.settings["weights"]["conditions"];
        let mut found: Vec<(Name, ConditionKind)> = Vec::new();
        for (at, (id, condition)) in game.conditions.iter().enumerate() {
            let written = entry(self.rules, "conditions", id);
            if written["hidden"] == true || ConditionId::at(at).is_none() {
                continue;
            }
            let family = written["family"].as_str().unwrap_or(id.as_str());
            let is_source = family == "source";
            if condition.takes == Takes::Cards {
                let places = self.places.iter().enumerate();
                let is_offered =
                    |place: &Place| !place.name.is_empty() && (place.in_play || place.zones.is_power_of_two());
                let places = places.filter(|(_, place)| is_offered(place));
                for (place, own) in places {
                    // Without weights of conditions, they look where they usually do.
                    let weight = match weights {
                        Value::Object(_) => weight_in(weights, &format!("{id} {}", own.name)),
                        _ => u64::from(self.is_open || self.is_usual_place(at, place)),
                    };
                    let kind = ConditionKind { conditions: vec![at], place: Some(place), weight, is_source };
                    found.push((format!("{id} {}", own.name).into(), kind));
                }
                continue;
            }
            if matches!(condition.takes, Takes::Card) {
                continue;
            }
            match found.iter_mut().find(|(name, _)| name == family) {
                Some((_, known)) => known.conditions.push(at),
                None => {
                    let weight = if is_source { 1 } else { weight_in(weights, family) };
                    let kind = ConditionKind { conditions: vec![at], place: None, weight, is_source };
                    found.push((family.into(), kind));
                }
            }
        }
        found.into_iter().map(|(_, kind)| kind).collect()
    }
}

/// Tokens and cards, in the order of their ids.
fn known_cards(game: &Game) -> Vec<(Name, usize)> {
    let all = game.records.keys().filter_map(|id| {
        let tokens = game.tokens.values().copied().find(|token| game.word(game.definition(*token).id) == id.as_str());
        let definition = game.cards.get(id).copied().or(tokens)?;
        Some((id.clone(), game.definition(definition).card_type.index()))
    });
    let mut known: Vec<_> = all.collect();
    known.sort();
    known
}

/// A weight of a table of the settings: 0 where the table lacks it, 1 without the table.
pub fn weight_in(table: &Value, id: &str) -> u64 {
    match table {
        Value::Object(members) => members.get(id).and_then(Value::as_u64).unwrap_or(0),
        _ => 1,
    }
}

/// Lays settings over others: members of objects one by one, everything else as a whole.
pub fn merge(under: &mut Value, over: &Value) {
    match (under, over) {
        (Value::Object(under), Value::Object(over)) => {
            for (name, value) in over {
                merge(under.entry(name.clone()).or_insert(Value::Null), value);
            }
        }
        (_, Value::Null) => {}
        (under, over) => *under = over.clone(),
    }
}
