//! The condition of a row: none, an independent one, or one on its card.

use serde_json::Value;

use super::card::{Cards, Condition, Filters, Is, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::grammar::{ConditionKind, Grammar, Mask, side, weight_in};
use super::guide::{Guide, flag, position};
use super::memo::ConditionMenu;
use super::never::{Facts, Of, allows_types};
use super::row::Place;
use super::shape::Options;
use super::walk::{Stand, Walk, large, small};
use crate::kernel::ids::WordId;
use crate::kernel::rules::tables::Takes;

impl<C: Choose> Walk<'_, '_, C> {
    /// The conditions of a row: none, an independent one, or one on the card itself; of finished cards, several.
    pub(super) fn condition_of<'s>(
        &mut self,
        row: &mut Row,
        place: Place<'s>,
        guide: Guide<'_>,
    ) -> Result<Place<'s>, Impossible> {
        let given = guide.value("if").and_then(Value::as_object).into_iter().flatten();
        let mut given = given.map(|(name, value)| (name.as_str(), value));
        let Some(first) = self.condition(row, place, guide, given.next())? else { return Ok(place) };
        let facts = place.facts.with(Of::Condition, Some(first.id));
        row.condition = Some(first);
        let mut left = given.next();
        if !self.grammar.is_open {
            if let Some((name, _)) = left {
                self.refuse(Err(Impossible { member: "if", wanted: name.into(), menu: Menu::Also }))?;
            }
            return Ok(Place { facts, ..place });
        }
        let yes_or_no = Options::from_iter([(0, 1), (1, 1)]);
        loop {
            let held = if left.is_some() { flag(true) } else { guide.missing(0) };
            if self.pick((Menu::Also, "if"), &yes_or_no, held)? == 0 {
                return Ok(Place { facts, ..place });
            }
            if let Some(other) = self.condition(row, place, guide, left)? {
                row.others.push(other);
            }
            left = given.next();
        }
    }

    /// A condition, if there is one. `given`: what a card with holes or a finished one has there.
    fn condition(
        &mut self,
        row: &Row,
        place: Place<'_>,
        guide: Guide<'_>,
        given: Option<(&str, &Value)>,
    ) -> Result<Option<Condition>, Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let fits =
            |kind: &ConditionKind, at: usize| grammar.condition_fits(kind, at, row.timing, place.stand, place.facts);
        let key = (place.stand.types, row.timing, place.facts);
        let menu = self.memo.conditions.get(key, || grammar.condition_menu(fits));
        let given_at = given.map(|(name, value)| (game.conditions.get_index_of(name), value));
        let kind_of = |at: usize, value: &Value| {
            let zone = value.get("zone").and_then(Value::as_str);
            grammar.conditions.iter().position(|kind| {
                let is_there = kind.place.is_none_or(|place| match zone {
                    Some(name) => grammar.places[place].name == name,
                    None => grammar.is_usual_place(at, place),
                });
                kind.conditions.contains(&at) && is_there
            })
        };
        let held_kind = given_at.and_then(|(at, value)| kind_of(at?, value));
        let held = match (given, held_kind) {
            (None, _) => guide.missing(0),
            (Some(_), Some(kind)) => Held::Is(if grammar.conditions[kind].is_source { 2 } else { 1 }),
            (Some((name, _)), None) => Held::Wrong(name.into()),
        };
        let form = self.pick((Menu::Form, "if"), &menu.forms, held)?;
        if form == 0 {
            return Ok(None);
        }
        let options = &menu.kinds[usize::from(form == 2)];
        let held = held_kind.map_or(Held::Open, |kind| Held::Is(small(kind)));
        let kind = &grammar.conditions[large(self.pick((Menu::Condition, "if"), options, held)?)];
        let own = kind.conditions.iter().filter(|at| fits(kind, **at));
        let options = own.map(|at| (small(*at), 1)).collect();
        let held = given_at.and_then(|(at, _)| at).map_or(Held::Open, |at| Held::Is(small(at)));
        let id = large(self.pick((Menu::ConditionOf, "if"), &options, held)?);
        let value = given.map(|(_, value)| value);
        let is = self.condition_is(id, kind, place.stand, Guide { node: value, ..guide })?;
        Ok(Some(Condition { id, is }))
    }

    fn condition_is(
        &mut self,
        id: usize,
        kind: &ConditionKind,
        stand: &Stand,
        guide: Guide<'_>,
    ) -> Result<Is, Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let menu = Menu::ConditionNumber(u8::try_from(id).unwrap_or(u8::MAX));
        let is_whole = guide.is_whole && guide.node.is_some();
        match &game.conditions[id].takes {
            Takes::Number(range) => {
                let name = game.conditions.get_index(id).map_or("", |(name, _)| name.as_str());
                let shape = &grammar.settings["numbers"][name];
                let options = grammar.shapes().weights((*range.start(), *range.end()), shape).unwrap_or_default();
                let held = match guide.node.map(Value::as_i64) {
                    Some(Some(number)) => Held::Is(super::walk::narrow(number)),
                    Some(None) => Held::Wrong(name.into()),
                    None => Held::Open,
                };
                Ok(Is::Number(self.pick((menu, "if"), &options, held)?))
            }
            Takes::Word(_) => {
                let words = grammar.condition_words(id);
                let options = (0..words.len()).map(|at| (small(at), 1)).collect();
                let find = |name: &str| words.iter().position(|word| game.word(*word) == name);
                let held = guide.node.map_or(Held::Open, |node| position(node, find));
                Ok(Is::Word(large(self.pick((menu, "if"), &options, held)?)))
            }
            Takes::Where => {
                let mut filters = Filters::new();
                let types = if kind.is_source { stand.types } else { grammar.leaders() };
                self.has_and_number(types, guide, is_whole, true, &mut filters)?;
                Ok(Is::Where(filters))
            }
            Takes::Cards => {
                let place = kind.place.unwrap_or(0);
                let (usual, _) = grammar.usual_cards(id);
                // Without weights of places, cards are counted of the side whose cards usually are.
                let is_any = grammar.is_open || grammar.menus.is_narrowed;
                let sides = [(0, 1), (1, 2), (2, 2)].into_iter();
                let options = sides.filter(|(side, _)| is_any || *side == usual).collect();
                let side = |name: &str| ["any", "self", "opponent"].iter().position(|side| *side == name);
                // A number is how many cards there must be.
                if let Some(other) = guide.node.filter(|node| !node.is_object()) {
                    self.refuse(Err(Impossible { member: "if", wanted: other.to_string().into(), menu }))?;
                }
                self.refuse(guide.only("", |name| matches!(name, "who" | "zone" | "where")))?;
                let who = self.pick((Menu::Side, "who"), &options, guide.named("who", Some(usual), side))?;
                let filters = self.filters(&grammar.menus.kinds[place], guide.part("where"), is_whole)?;
                Ok(Is::Cards(Cards { who, place, filters }))
            }
            Takes::Nothing | Takes::Flag | Takes::Card => Ok(Is::True),
        }
    }
}

impl Grammar<'_> {
    /// The words that a condition can ask for. Of a set to which imports may add words, those that it has.
    pub(super) fn condition_words(&self, condition: usize) -> &[WordId] {
        let Some((name, entry)) = self.game.conditions.get_index(condition) else { return &[] };
        match &entry.takes {
            Takes::Word(words) if words.is_empty() => {
                let set = self.entry("conditions", name)["takes"].as_str();
                set.and_then(|set| self.game.word_sets.get(set)).map_or(&[], |set| &set.words)
            }
            Takes::Word(words) => words,
            _ => &[],
        }
    }

    fn condition_menu(&self, fits: impl Fn(&ConditionKind, usize) -> bool) -> ConditionMenu {
        let of = |is_source: bool| -> Options {
            let all = self.conditions.iter().enumerate().filter(|(_, kind)| kind.is_source == is_source);
            let can = |kind: &ConditionKind| kind.weight > 0 && kind.conditions.iter().any(|at| fits(kind, *at));
            all.filter(|(_, kind)| can(kind)).map(|(at, kind)| (small(at), kind.weight)).collect()
        };
        let kinds = [of(false), of(true)];
        let weights = &self.settings["weights"]["forms"];
        let mut forms = Options::from_iter([(0, weight_in(weights, "none"))]);
        for (code, name, kinds) in [(1, "independent", &kinds[0]), (2, "source", &kinds[1])] {
            if !kinds.is_empty() {
                forms.push((code, weight_in(weights, name)));
            }
        }
        forms.retain(|(_, weight)| *weight > 0);
        ConditionMenu { forms, kinds }
    }

    /// Whether a condition can be on a row.
    fn condition_fits(
        &self,
        kind: &ConditionKind,
        at: usize,
        timing: Option<usize>,
        stand: &Stand,
        facts: Facts,
    ) -> bool {
        let on = self.menus.condition_timings[at];
        let on = self.is_open || on.is_none_or(|mask| timing.is_some_and(|timing| mask >> timing & 1 == 1));
        let is_tried = kind.conditions.contains(&at)
            && (!matches!(self.game.conditions[at].takes, Takes::Word(_)) || !self.condition_words(at).is_empty());
        let facts = facts.with(Of::Condition, Some(at));
        is_tried && on && allows_types(&self.never, stand.types, facts, Of::Condition)
    }

    /// Whether a condition without a place looks there.
    pub(super) fn is_usual_place(&self, condition: usize, place: usize) -> bool {
        self.places[place].zones == self.usual_cards(condition).1
    }

    /// Whose cards a condition that says no more looks at, and in which zones.
    pub(super) fn usual_cards(&self, condition: usize) -> (i32, Mask) {
        let Some(to) = &self.game.conditions[condition].to else { return (0, 0) };
        let zones = to.zones.iter().flatten();
        (side(&to.who), zones.fold(0, |mask: Mask, zone| mask | 1 << zone.index()))
    }

    /// The types of leaders: those whose cards lie alone in their zone.
    fn leaders(&self) -> Mask {
        let first = self.targets.iter().find(|target| target.family.is_some());
        first.map_or_else(|| self.all_types(), |target| self.types_in(target.zones))
    }
}
