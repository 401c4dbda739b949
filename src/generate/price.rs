//! What a card is worth, in tenths of a point, by the price list of its ruleset, and the cost that its budget fits.

use serde_json::Value;

use super::card::{Aim, Card, Made, Role, Row};
use super::formula::{Formula, Values};
use super::grammar::Grammar;
use super::operation::Price;
use crate::kernel::rules::ability::Pick;
use crate::kernel::rules::tables::SeenBy;

/// The price list.
pub struct Prices {
    bodies: Vec<Body>,
    budgets: Vec<Option<Formula>>,
    /// What each keyword adds to a body.
    keywords: Vec<Option<Formula>>,
    /// The share of what hits both sides, in percent.
    both: i64,
    filters: Vec<i64>,
    timings: Vec<i64>,
    conditions: Vec<i64>,
    negative: i64,
    targets: Vec<[i64; 3]>,
    /// How far prices may be from budgets, in tenths of a point.
    pub band: i64,
    pub is_fitted: bool,
    /// Whether costs are given before the rest is drawn.
    pub is_given: bool,
}

/// The worth of numbers and keywords.
enum Body {
    Of(Formula),
    Keywords(Vec<(usize, i64)>),
    Nothing,
}

/// A line of a price, for people who ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position of the row; `None`: the body.
    pub row: Option<usize>,
    pub tenths: i64,
}

fn ids<T>(table: &crate::ruleset::Table<T>) -> Vec<&str> {
    table.keys().map(crate::base::Name::as_str).collect()
}

/// A table of the settings with families of entries: a number for each entry of a table of the game.
fn by_family(grammar: &Grammar<'_>, settings: &Value, table: &str, ids: &[&str]) -> Vec<i64> {
    let find = |id: &str| settings.get(id).and_then(Value::as_i64);
    ids.iter()
        .map(|id| {
            let family = grammar.entry(table, id)["family"].as_str();
            find(id).or_else(|| find(family?)).or_else(|| find("else")).unwrap_or(100)
        })
        .collect()
}

impl Prices {
    pub fn new(grammar: &Grammar<'_>) -> Self {
        let game = grammar.game;
        let settings = &grammar.settings["price"];
        let formula = |value: &Value| match value {
            Value::Number(number) => number.as_i64().map(Formula::Number),
            Value::String(text) => Formula::read(game, &[], text),
            _ => None,
        };
        let body = |id: &str| match &settings["body"][id] {
            Value::Object(members) => {
                let known = members
                    .iter()
                    .filter_map(|(name, price)| Some((game.keywords.get_index_of(name.as_str())?, price.as_i64()?)));
                Body::Keywords(known.collect())
            }
            value => formula(value).map_or(Body::Nothing, Body::Of),
        };
        let of_keyword = |id: &str| {
            let own = settings["keywords"].get(id);
            own.unwrap_or(&grammar.entry("keywords", id)["body"])
        };
        let number = |value: &Value, missing: i64| value.as_i64().unwrap_or(missing);
        let targets = ids(&game.targets);
        let of_targets = by_family(grammar, &settings["targets"], "targets", &targets);
        let targets = targets.iter().zip(of_targets).map(|(id, play)| {
            let elsewhere = |place: &str| number(&settings["targets"][format!("{id} {place}")], play);
            let zones: Vec<&str> =
                game.zones.iter().filter(|(_, zone)| !zone.units).map(|(name, _)| name.as_str()).collect();
            let seen = |by: fn(&SeenBy) -> bool| {
                let found = zones.iter().find(|zone| by(&game.zones[**zone].seen_by));
                found.map_or(play, |zone| elsewhere(zone))
            };
            [play, seen(|by| *by == SeenBy::Owner), seen(|by| *by == SeenBy::Nobody)]
        });
        let filters = settings["filters"].as_array().into_iter().flatten().filter_map(Value::as_i64);
        let cost = &grammar.settings["cost"];
        Self {
            bodies: game.card_types.keys().map(|id| body(id)).collect(),
            budgets: game.card_types.keys().map(|id| formula(&grammar.settings["budget"][id.as_str()])).collect(),
            keywords: game.keywords.keys().map(|id| formula(of_keyword(id))).collect(),
            both: number(&settings["both"], 20),
            filters: filters.collect(),
            timings: by_family(grammar, &settings["timings"], "timings", &ids(&game.timings)),
            conditions: by_family(grammar, &settings["conditions"], "conditions", &ids(&game.conditions)),
            negative: number(&settings["negative"], 100),
            targets: targets.collect(),
            band: number(&grammar.settings["band"], i64::MAX),
            is_fitted: cost == "fitted",
            is_given: !cost["given"].is_null(),
        }
    }

    /// The price of a card.
    pub fn of(&self, grammar: &Grammar<'_>, card: &Card) -> i64 {
        let rows = (0..card.rows.len()).map(|at| self.added(grammar, &card.rows, at));
        rows.fold(self.body(grammar, card), i64::saturating_add)
    }

    /// The price line by line.
    pub fn lines(&self, grammar: &Grammar<'_>, card: &Card) -> Vec<Line> {
        let rows = card.rows.iter().enumerate();
        let rows = rows.map(|(at, _)| Line { row: Some(at), tenths: self.added(grammar, &card.rows, at) });
        std::iter::once(Line { row: None, tenths: self.body(grammar, card) }).chain(rows).collect()
    }

    fn body(&self, grammar: &Grammar<'_>, card: &Card) -> i64 {
        let numbers: Vec<i32> = card.numbers.iter().map(|number| number.unwrap_or(0)).collect();
        let values = Values { numbers: &numbers, ..Values::default() };
        let keywords = (0..grammar.game.keywords.len()).filter(|at| card.keywords >> at & 1 == 1);
        match self.bodies.get(card.card_type) {
            Some(Body::Of(formula)) => {
                let of_keyword = |at: usize| self.keywords[at].as_ref().map_or(0, |body| body.value(&values));
                keywords.map(of_keyword).fold(formula.value(&values), i64::saturating_add)
            }
            Some(Body::Keywords(prices)) => {
                let price = |at: usize| prices.iter().find(|(known, _)| *known == at).map_or(0, |(_, price)| *price);
                keywords.map(price).sum()
            }
            Some(Body::Nothing) | None => 0,
        }
    }

    /// What a row adds to the price of a card: of one that replaces another, only what it is worth more.
    fn added(&self, grammar: &Grammar<'_>, rows: &[Row], at: usize) -> i64 {
        let row = &rows[at];
        let price = self.row(grammar, row, 0);
        let base = row.base(&rows[..at]).filter(|_| row.role == Role::Replace);
        let replaced = base.map_or(0, |base| {
            let share = row.condition.as_ref().map_or(100, |condition| self.conditions[condition.id]);
            percent(self.row(grammar, base, 0), share)
        });
        price.saturating_sub(replaced)
    }

    /// The price of a row.
    pub fn row(&self, grammar: &Grammar<'_>, row: &Row, depth: i64) -> i64 {
        let operation = &grammar.operations[row.operation];
        let zone = row.to.as_ref().map_or(0, |aim| Self::zone_of(grammar, aim));
        let effects = row.effects.iter().map(|inner| self.row(grammar, inner, depth + 1).max(0)).sum();
        let values = Values {
            val: i64::from(row.val.unwrap_or(0)),
            depth,
            zone,
            dest: row.dest.map_or(0, |(zone, _)| i64::try_from(zone + 1).unwrap_or(0)),
            card: row.made.as_ref().map_or(0, |made| self.made(grammar, made)),
            effects,
            parameters: &row.parameters,
            ..Values::default()
        };
        let base = match &operation.price {
            Price::Of(formula) => formula.value(&values),
            Price::Word(words) => row.word.and_then(|at| words.get(at)).copied().unwrap_or(0),
        };
        let aimed = row.to.as_ref().map(|aim| &grammar.targets[aim.preset]);
        let side = match (&row.to, aimed) {
            (Some(aim), Some(preset)) => aim.cards.as_ref().map_or(preset.side, |cards| cards.who),
            _ => row.who.or(row.dest.map(|(_, of)| [1, 2, 0, 1][usize::from(of).min(3)])).unwrap_or(1),
        };
        let is_this = aimed.is_some_and(|preset| preset.pick == Pick::This);
        let mut price = match side {
            1 => base,
            2 => -base,
            _ if is_this => base,
            _ if aimed.is_some_and(|preset| preset.pick == Pick::Target) => base.abs(),
            _ => percent(base.abs(), self.both),
        };
        if let Some(aim) = &row.to {
            let place = aim.cards.as_ref().map(|cards| &grammar.places[cards.place]);
            let column = match place {
                Some(place) if !place.in_play => 1 + usize::from(Self::is_unseen(grammar, place.zones)),
                _ => 0,
            };
            price = percent(price, self.targets[aim.preset][column]);
            let filters = aim.cards.as_ref().map_or(0, |cards| {
                // "Minion" in play says where, not which.
                let is_type =
                    |filter: usize| place.is_some_and(|place| place.in_play) && grammar.is_type_filter(filter);
                cards.filters.iter().filter(|(filter, _)| !is_type(*filter)).count()
            });
            if let Some(share) = self.filters.get(filters.min(self.filters.len().saturating_sub(1))) {
                price = percent(price, *share);
            }
        }
        if let Some(timing) = row.timing {
            price = percent(price, self.timings[timing]);
        }
        if let Some(condition) = &row.condition {
            price = percent(price, self.conditions[condition.id]);
        }
        if price < 0 { percent(price, self.negative) } else { price }
    }

    fn is_unseen(grammar: &Grammar<'_>, zones: u32) -> bool {
        let all = grammar.game.zones.values().enumerate();
        all.into_iter().any(|(at, zone)| zones >> at & 1 == 1 && zone.seen_by == SeenBy::Nobody)
    }

    /// The place of a target, as formulas compare it.
    fn zone_of(grammar: &Grammar<'_>, aim: &Aim) -> i64 {
        let zones =
            aim.cards.as_ref().map_or(grammar.targets[aim.preset].zones, |cards| grammar.places[cards.place].zones);
        grammar.places.iter().find(|place| place.zones == zones).map_or(0, |place| place.code)
    }

    fn made(&self, grammar: &Grammar<'_>, made: &Made) -> i64 {
        match made {
            Made::Written(card) => self.of(grammar, card),
            Made::Known(at) => grammar.known_prices.get(*at).copied().unwrap_or(0),
            // About what the budget of its cost buys.
            Made::Random { card_type, cost, .. } => self.budget(*card_type, cost.unwrap_or(3)).unwrap_or(0),
        }
    }

    /// What cards of a type and cost may be worth.
    pub fn budget(&self, card_type: usize, cost: i32) -> Option<i64> {
        let numbers = [cost];
        let values = Values { numbers: &numbers, ..Values::default() };
        self.budgets.get(card_type)?.as_ref().map(|budget| budget.value(&values))
    }

    /// The cost whose budget is nearest to a price, with how far off it is.
    pub fn fitted(&self, grammar: &Grammar<'_>, card_type: usize, price: i64) -> Option<(i32, i64)> {
        let costs = grammar.menus.numbers.get(card_type)?.first()?.as_ref()?;
        let off = |cost: i32| self.budget(card_type, cost).map(|budget| price - budget);
        let found = costs.iter().filter_map(|(cost, _)| Some((*cost, off(*cost)?)));
        found.min_by_key(|(cost, off)| (off.abs(), *cost))
    }
}

fn percent(number: i64, share: i64) -> i64 {
    number.saturating_mul(share) / 100
}

impl Grammar<'_> {
    fn is_type_filter(&self, filter: usize) -> bool {
        self.filters.kinds.iter().any(|(own, word, types)| *own == filter && *types == 1 << word)
    }
}
