//! Conditions, filters and targets worked out by hand from rows as cards have them.

use serde_json::{Value, json};
use ses_studio::kernel::Position;
use ses_studio::kernel::state::{CardId, Seat, State};

use super::table::Table;
use super::world::{CHARACTERS, HAND, LEADER, STAGE, TRASH, World};

/// A position as a row sees it.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    pub table: &'s Table,
    pub state: &'s State,
    pub by: Seat,
    pub this: CardId,
    /// Whether the row above has changed something, and what the rows above have revealed, if that is known.
    pub did: Option<bool>,
    pub revealed: Option<&'s [CardId]>,
}

/// Of tests of which some are not known.
fn all(tests: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let tests: Vec<Option<bool>> = tests.collect();
    if tests.contains(&Some(false)) { Some(false) } else { tests.into_iter().collect::<Option<Vec<_>>>().map(|_| true) }
}

fn any(tests: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    all(tests.map(|test| test.map(|holds| !holds))).map(|holds| !holds)
}

/// Whether the members of a test hold: its own, and those that are joined in it.
fn joined(test: &Value, member: &dyn Fn(&str, &Value) -> Option<bool>) -> Option<bool> {
    let inner = |test: &Value| joined(test, member);
    all(test.as_object().into_iter().flatten().map(|(name, param)| match (name.as_str(), param) {
        ("any", Value::Array(list)) => any(list.iter().map(inner)),
        // The members of one object are as many tests.
        ("any", one) => any(one.as_object().into_iter().flatten().map(|(name, param)| inner(&json!({ name: param })))),
        ("all", Value::Array(list)) => all(list.iter().map(inner)),
        ("all", one) => inner(one),
        ("not", one) => inner(one).map(|holds| !holds),
        (name, param) => member(name, param),
    }))
}

impl Sight<'_> {
    fn number(&self, card: CardId, name: &str) -> i64 {
        Position { kernel: &self.table.kernel, state: self.state }.number(card, self.table.number(name)).into()
    }

    fn count(&self, seat: Seat, zone: &str) -> i64 {
        i64::try_from(self.table.pile(self.state, seat, zone).len()).unwrap()
    }

    /// The cards that a role names.
    fn role(&self, name: &str) -> Vec<CardId> {
        let roles = &self.table.kernel.game.flow.roles;
        let bound = roles.get_index_of(name).map_or(&[][..], |at| self.state.roles[at].cards());
        bound.iter().filter(|bound| self.state.is_same(**bound)).map(|bound| bound.0).collect()
    }

    /// Whether all conditions of an object hold; `None`: that depends on one that is not known here.
    pub fn holds(&self, test: &Value) -> Option<bool> {
        joined(test, &|name, param| self.condition(name, param))
    }

    fn controls(&self, seat: Seat, param: &Value) -> bool {
        let characters = self.table.pile(self.state, seat, "characters");
        let fit = characters.iter().filter(|card| self.passes(**card, &param["where"])).count();
        let fit = i64::try_from(fit).unwrap();
        let is = |name: &str, test: fn(i64, i64) -> bool| param[name].as_i64().is_none_or(|count| test(fit, count));
        match param.as_i64() {
            Some(least) => fit >= least,
            None => {
                is("at_least", |fit, count| fit >= count)
                    && is("at_most", |fit, count| fit <= count)
                    && is("exactly", |fit, count| fit == count)
                    && (["at_least", "at_most", "exactly"].iter().any(|name| param.get(*name).is_some()) || fit > 0)
            }
        }
    }

    fn condition(&self, name: &str, param: &Value) -> Option<bool> {
        let (own, other, state) = (self.by, self.by.other(), self.state);
        let number = param.as_i64().unwrap_or(0);
        let holds = match name {
            "my_turn" => state.active == own,
            "opponent_turn" => state.active != own,
            "life_at_most" => self.count(own, "life") <= number,
            "life_at_least" => self.count(own, "life") >= number,
            "opponent_life_at_most" => self.count(other, "life") <= number,
            "behind" => self.count(own, "life") < self.count(other, "life"),
            "hand_at_most" => self.count(own, "hand") <= number,
            "hand_at_least" => self.count(own, "hand") >= number,
            "opponent_hand_at_least" => self.count(other, "hand") >= number,
            "deck_at_most" => self.count(own, "deck") <= number,
            "trash_at_least" => self.count(own, "trash") >= number,
            "winds_at_least" => i64::from(10 - self.table.count(state, own, "wind_deck")) >= number,
            "winds_on_this" => i64::from(self.table.borne(state, self.this, "winds")) >= number,
            "this_rested" => self.table.is_rested(state, self.this),
            // The turns of a position are counted from 0.
            "turn_at_least" => i64::from(state.turn) + 1 >= number,
            "controls" => self.controls(own, param),
            "opponent_controls" => self.controls(other, param),
            "leader" => self.passes(self.table.pile(state, own, "leader")[0], param),
            "attacking" => self.role("attacker").contains(&self.this),
            "attacked_leader" => {
                self.role("defender").iter().any(|card| self.table.record(state, *card)["type"] == "leader")
            }
            "revealed" => return self.revealed.map(|cards| cards.iter().any(|card| self.passes(*card, param))),
            "did" => return self.did,
            _ => panic!("no condition {name}"),
        };
        // `false` asks for the opposite of a condition without a number.
        Some(if *param == Value::Bool(false) { !holds } else { holds })
    }

    /// Whether a card passes filters.
    pub fn passes(&self, card: CardId, filters: &Value) -> bool {
        joined(filters, &|name, param| Some(self.filter(card, name, param))).unwrap()
    }

    fn filter(&self, card: CardId, name: &str, param: &Value) -> bool {
        let record = self.table.record(self.state, card);
        let has = |set: &str| record[set].as_array().is_some_and(|words| words.contains(param));
        let number = || param.as_i64().unwrap();
        match name {
            "type" => record["type"] == *param,
            "colour" => has("colours"),
            "tagged" => has("tags"),
            "attribute" => record["attribute"] == *param || has("attribute"),
            "name" => record["id"] == *param,
            "keyword" => self.table.has(self.state, card, param.as_str().unwrap()),
            "rested" => self.table.is_rested(self.state, card) == param.as_bool().unwrap(),
            "cost_at_most" => self.number(card, "cost") <= number(),
            "cost_at_least" => self.number(card, "cost") >= number(),
            "power_at_most" => self.number(card, "power") <= number(),
            "power_at_least" => self.number(card, "power") >= number(),
            "base_power_at_most" => record["power"].as_i64().unwrap_or(0) <= number(),
            "winds_at_least" => i64::from(self.table.borne(self.state, card, "winds")) >= number(),
            "other" => (card != self.this) == param.as_bool().unwrap(),
            _ => panic!("no filter {name}"),
        }
    }
}

/// What a row can be about: these cards, so many of them.
#[derive(Debug)]
pub struct Aims {
    pub cards: Vec<CardId>,
    pub least: usize,
    pub most: usize,
}

impl Sight<'_> {
    /// Whether an operation can be done to a card of this side and zone.
    fn fits(&self, operation: &str, (seat, zone): (Seat, usize)) -> bool {
        match operation {
            "power" => [LEADER, CHARACTERS].contains(&zone),
            "attach" => seat == self.by && [LEADER, CHARACTERS].contains(&zone),
            "ko" | "bounce" | "tuck" | "silence" => zone == CHARACTERS,
            "grant" | "rest" | "activate" => World::is_in_play(zone),
            "trash" => [CHARACTERS, STAGE, HAND].contains(&zone),
            "play" => [HAND, TRASH].contains(&zone),
            "take" => zone == TRASH,
            _ => panic!("no target of {operation}"),
        }
    }

    /// What a row can be about; `None`: that depends on the row above. `same`: what the row above was about.
    pub fn aims(&self, row: &Value, world: &World, same: Option<&[CardId]>) -> Option<Aims> {
        let (to, operation) = (&row["to"], row["do"].as_str().unwrap());
        let preset = to.as_str().or(to["like"].as_str())?;
        let zones = |side: &[Seat], zones: &[usize]| -> Vec<CardId> {
            let piles = side.iter().flat_map(|seat| zones.iter().map(|zone| &world.piles[seat.index()][*zone]));
            piles.flatten().copied().collect()
        };
        let (own, other) = ([self.by], [self.by.other()]);
        let (cards, is_all) = match preset {
            "this" => (vec![self.this], true),
            "same" => (same?.to_vec(), true),
            "attacker" | "defender" => (self.role(preset), true),
            "their_character" => (zones(&other, &[CHARACTERS]), false),
            "their_characters" => (zones(&other, &[CHARACTERS]), true),
            "own_character" => (zones(&own, &[CHARACTERS]), false),
            "own_characters" => (zones(&own, &[CHARACTERS]), true),
            "any_character" => (zones(&[self.by, self.by.other()], &[CHARACTERS]), false),
            "any_characters" => (zones(&[self.by, self.by.other()], &[CHARACTERS]), true),
            "own_leader" => (zones(&own, &[LEADER]), true),
            "their_leader" => (zones(&other, &[LEADER]), true),
            "own_crew" => (zones(&own, &[LEADER, CHARACTERS]), false),
            "whole_crew" => (zones(&own, &[LEADER, CHARACTERS]), true),
            "their_crew" => (zones(&other, &[LEADER, CHARACTERS]), false),
            "own_card" => (zones(&own, &[LEADER, CHARACTERS, STAGE]), false),
            "their_card" => (zones(&other, &[LEADER, CHARACTERS, STAGE]), false),
            "own_stage" => (zones(&own, &[STAGE]), true),
            "their_stage" => (zones(&other, &[STAGE]), true),
            "hand_card" => (zones(&own, &[HAND]), false),
            "whole_hand" => (zones(&own, &[HAND]), true),
            "trash_card" => (zones(&own, &[TRASH]), false),
            // The operation picks by itself.
            "found" => return None,
            _ => panic!("no target {preset}"),
        };
        let mut cards = cards;
        cards.retain(|card| world.place(*card).is_some_and(|place| self.fits(operation, place)));
        cards.retain(|card| self.passes(*card, &to["where"]));
        let number = |name: &str| to[name].as_u64().map(|count| usize::try_from(count).unwrap());
        let count = cards.len();
        let (least, most) = match (number("count"), number("up_to"), &to["pick"]) {
            (Some(exactly), ..) => (exactly, exactly),
            (_, Some(up_to), _) => (0, up_to),
            (.., Value::String(pick)) if pick == "all" => (count, count),
            (.., Value::String(pick)) if pick == "random" => (1, 1),
            _ if is_all => (count, count),
            _ => (0, 1),
        };
        Some(Aims { cards, least: least.min(count), most: most.min(count) })
    }
}
