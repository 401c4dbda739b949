//! What must be so after a step.

use serde_json::{Value, json};

use super::board::members;
use super::difference::Differences;
use super::naming::{SIDES, side};
use super::{Table, list, number};
use crate::kernel::ids::{ActionId, NumberId, StateId, ZoneId};
use crate::kernel::machine::{Machine, Position, Workspace};
use crate::kernel::question::Pick;
use crate::kernel::rules::flow::PickRule;
use crate::kernel::state::{CardId, Lasting, Outcome, Seat, Thing};

impl Table {
    /// Compares the position with what is expected; only what is named.
    pub(super) fn check(&self, expect: &Value, at: &str, differs: &mut Differences) {
        for (name, wanted) in members(Some(expect)) {
            differs.within(name, |differs| self.check_member(name, wanted, at, differs));
        }
    }

    fn check_member(&self, name: &str, wanted: &Value, at: &str, differs: &mut Differences) {
        match (name, side(name)) {
            (_, Some(seat)) => self.check_player(seat, wanted, at, differs),
            ("cards", _) => {
                for (label, facts) in members(Some(wanted)) {
                    let card = self.names().card(&Value::from(label), Seat(0));
                    differs.within(label, |differs| match card {
                        Ok(card) => self.check_card(card, facts, &format!("{at}{label}."), differs),
                        Err(stop) => differs.push(format!("{at}{}", stop.text())),
                    });
                }
            }
            ("asks", _) => self.check_question(wanted, at, differs),
            ("legal", _) => self.check_legal(wanted, at, differs),
            ("same", _) => self.check_same(wanted, at, differs),
            // A large one is a text.
            ("seed", _) if super::start::seed(Some(wanted)) == Some(self.state.chance.0) => {}
            _ => match self.fact(name) {
                Some(found) => compare(&format!("{at}{name}"), wanted, &found, differs),
                None => differs.push(format!("{at}`{name}` is not known")),
            },
        }
    }

    /// A fact about the match.
    fn fact(&self, name: &str) -> Option<Value> {
        let state = &self.state;
        Some(match name {
            "game" => json!(self.kernel.game.id.as_str()),
            "winner" => match state.over {
                None => Value::Null,
                Some(Outcome::Draw) => json!("draw"),
                Some(Outcome::Won(seat)) => json!(SIDES[seat.index()]),
            },
            "active" => json!(SIDES[state.active.index()]),
            "phase" => {
                let phase = self.kernel.game.flow.phases.get_index(state.phase.index());
                json!(phase.map_or("", |(name, _)| name.as_str()))
            }
            "turn" => {
                let mut state = state.clone();
                json!(Machine::reading(&self.kernel, &mut state, &mut Workspace::default()).turn_number())
            }
            "seed" => json!(state.chance.0),
            // Everything that was set off has resolved, or waits for the answer of the open question.
            "waiting" => json!(0),
            "resolved" => json!(self.resolved),
            _ => return None,
        })
    }

    fn check_player(&self, seat: Seat, wanted: &Value, at: &str, differs: &mut Differences) {
        let name = SIDES[seat.index()];
        for (member, wanted) in members(Some(wanted)) {
            let at = format!("{at}{name}.{member}");
            differs.within(member, |differs| self.check_member_of_player((seat, member), wanted, &at, differs));
        }
    }

    fn check_member_of_player(
        &self,
        (seat, member): (Seat, &str),
        wanted: &Value,
        at: &str,
        differs: &mut Differences,
    ) {
        let Some(zone) = self.kernel.game.zones.get_index_of(member).and_then(ZoneId::at) else {
            return match self.fact_of_player(seat, member) {
                Some(found) => compare(at, wanted, &found, differs),
                None => differs.push(format!("{at} is not known")),
            };
        };
        let cards = self.state.pile(seat, zone).as_slice();
        match wanted {
            Value::Array(items) => self.check_cards(items, cards, at, differs),
            _ => compare(at, wanted, &json!(cards.len()), differs),
        }
    }

    /// Cards in order: of each its label, its id, its place, or facts.
    fn check_cards(&self, items: &[Value], cards: &[CardId], at: &str, differs: &mut Differences) {
        let named = |card: CardId| self.names().label(card).unwrap_or_else(|| self.id(card)).to_owned();
        if items.len() != cards.len() {
            let (wanted, found) = (json!(items), json!(cards.iter().map(|&card| named(card)).collect::<Vec<_>>()));
            differs.push(format!("{at}: {wanted} expected, {found} found"));
            return;
        }
        for (place, (item, &card)) in items.iter().zip(cards).enumerate() {
            let at = format!("{at}.{place}");
            differs.within(&place.to_string(), |differs| match item {
                Value::String(text) => {
                    let is_named = self.names().label(card) == Some(text)
                        || self.id(card) == text
                        || self.names().name(Thing::Card(card)) == *text;
                    if !is_named {
                        compare(&at, item, &json!(named(card)), differs);
                    }
                }
                facts => self.check_card(card, facts, &format!("{at}."), differs),
            });
        }
    }

    /// A counter, a quantity, or something of a hero.
    fn fact_of_player(&self, seat: Seat, name: &str) -> Option<Value> {
        let game = &self.kernel.game;
        let player = self.state.player(seat);
        let hero_number = game.hero_number(name).filter(|_| !game.counters.contains_key(name));
        match name {
            "book" => Some(json!(player.book)),
            "hero" => Some(json!(player.hero_card.map(|hero| game.word(game.definition(hero).id)))),
            _ => match hero_number {
                Some(id) => Some(json!(player.hero[id.index()])),
                None => self.position().number_of(name, seat).map(|number| json!(number)),
            },
        }
    }

    fn id(&self, card: CardId) -> &str {
        let game = &self.kernel.game;
        game.word(game.definition(self.state.card(card).definition).id)
    }

    fn check_card(&self, card: CardId, facts: &Value, at: &str, differs: &mut Differences) {
        let Value::Object(facts) = facts else {
            return differs.push(format!("{}: {facts} is no card", at.trim_end_matches('.')));
        };
        for (name, wanted) in facts {
            let at = format!("{at}{name}");
            differs.within(name, |differs| match name.as_str() {
                "has" | "lacks" => {
                    if let Err(stop) = self.keyword_ids(Some(wanted)) {
                        return differs.push(format!("{at}: {}", stop.text()));
                    }
                    let keywords = self.position().keywords(card).join(" ");
                    let wants_it = name == "has";
                    for word in list(Some(wanted)) {
                        let has = keywords.split(' ').any(|keyword| word == keyword);
                        if has != wants_it {
                            let found = if keywords.is_empty() { "nothing" } else { &keywords };
                            differs.push(format!("{at}: {word} expected, {found} found"));
                        }
                    }
                }
                "under" if wanted.is_array() => {
                    self.check_cards(super::items(Some(wanted)), &self.beneath(card), &at, differs);
                }
                _ => match self.fact_of(card, name, wanted) {
                    Some(found) => compare(&at, &sorted(name, wanted, self), &found, differs),
                    None => differs.push(format!("{at} is not known")),
                },
            });
        }
    }

    /// A fact about a card.
    fn fact_of(&self, card: CardId, name: &str, wanted: &Value) -> Option<Value> {
        let game = &self.kernel.game;
        let entry = self.state.card(card);
        let printed = game.definition(entry.definition);
        let zone = game.zones.get_index(entry.zone.index()).map_or("", |(name, _)| name.as_str());
        let types = game.card_types.get_index(printed.card_type.index()).map_or("", |(name, _)| name.as_str());
        Some(match name {
            "zone" if wanted.as_str().is_some_and(|text| text.contains('.')) => {
                json!(format!("{}.{zone}", SIDES[entry.side.index()]))
            }
            "zone" => json!(zone),
            "as" => json!(self.names().label(card)),
            "card" | "id" => json!(self.id(card)),
            "type" => json!(types),
            "subtype" => json!(entry.subtype.or(printed.subtype).map(|word| game.word(word))),
            "trigger" => {
                let trigger = printed.trigger.and_then(|id| game.triggers.get_index(id.index()));
                json!(trigger.map(|(name, _)| name.as_str()))
            }
            "book" => json!(printed.book),
            "arrived" => json!(entry.has_arrived()),
            "revealed" => json!(entry.is_revealed),
            "this_turn" => self.parts(card, wanted),
            "printed" => self.printed(card, wanted),
            "keywords" => {
                let position = self.position();
                let mut keywords = position.keywords(card);
                keywords.sort_unstable();
                json!(keywords)
            }
            "under" => json!(self.beneath(card).len()),
            "on" => json!(entry.host.map(|host| self.names().name(Thing::Card(host)))),
            "attached" => json!(self.state.grants.iter().filter(|grant| grant.card == card).count()),
            _ => return self.number_of(card, name),
        })
    }

    /// A number, a state or a set of words of a card.
    fn number_of(&self, card: CardId, name: &str) -> Option<Value> {
        let game = &self.kernel.game;
        if let Some(id) = game.numbers.get_index_of(name).and_then(NumberId::at) {
            return Some(json!(self.position().number(card, id)));
        }
        if let Some(id) = game.states.get_index_of(name).and_then(StateId::at) {
            let value = self.kernel.state_in(self.state.card(card), id);
            let is_counter = game.states.get_index(id.index()).is_some_and(|(_, state)| state.counter);
            return Some(if is_counter { json!(value) } else { json!(value != 0) });
        }
        let set = game.word_sets.get_index_of(name)?;
        let words = game.definition(self.state.card(card).definition).words.get(set)?;
        let mut names: Vec<&str> = words.iter().map(|&word| game.word(word)).collect();
        names.sort_unstable();
        Some(json!(names))
    }

    /// The numbers that are printed, of those that are named.
    fn printed(&self, card: CardId, wanted: &Value) -> Value {
        let game = &self.kernel.game;
        let printed = game.definition(self.state.card(card).definition);
        let numbers = game.numbers.keys().zip(&printed.numbers);
        let named = numbers.filter(|(name, _)| wanted.get(name.as_str()).is_some());
        Value::Object(named.map(|(name, number)| (name.to_string(), json!(number))).collect())
    }

    /// The parts of numbers that end with the turn, of those that are named, or of all if none is.
    fn parts(&self, card: CardId, wanted: &Value) -> Value {
        let wanted = wanted.as_object().filter(|wanted| !wanted.is_empty());
        let is_named = |name: &str| wanted.is_none_or(|wanted| wanted.contains_key(name));
        let until = self.kernel.this_turn();
        let borne = self.state.bearing.iter().filter(|bearing| bearing.card == card && bearing.until == until);
        let parts = borne.filter_map(|bearing| match bearing.what {
            Lasting::Part(number, part) if part != 0 => {
                let (name, _) = self.kernel.game.numbers.get_index(number.index())?;
                is_named(name).then(|| (name.to_string(), json!(part)))
            }
            _ => None,
        });
        Value::Object(parts.collect())
    }

    /// The cards beneath a card, from the lowest up.
    fn beneath(&self, card: CardId) -> Vec<CardId> {
        let mut below: Vec<CardId> = self
            .state
            .card_ids()
            .filter(|&other| {
                let entry = self.state.card(other);
                entry.host == Some(card) && self.kernel.is_stack(entry.zone)
            })
            .collect();
        below.sort_by_key(|&other| {
            let entry = self.state.card(other);
            self.state.pile(entry.side, entry.zone).position(other)
        });
        below
    }

    fn check_question(&self, wanted: &Value, at: &str, differs: &mut Differences) {
        let asked = self.open.as_ref().map(|open| &open.asked);
        let (Some(asked), Some(members)) = (asked, wanted.as_object()) else {
            let found = asked.map_or(Value::Null, |asked| json!(asked.why));
            return compare(&format!("{at}asks"), wanted, &found, differs);
        };
        for (name, wanted) in members {
            let found = match name.as_str() {
                "by" => json!(SIDES[asked.by.index()]),
                "kind" => json!(asked.kind),
                "why" => json!(asked.why),
                "min" => json!(asked.min),
                "max" => json!(asked.max),
                "from" => json!(in_order(&asked.from)),
                _ => Value::Null,
            };
            let wanted = if name == "from" { json!(in_order(&list(Some(wanted)))) } else { wanted.clone() };
            differs.within(name, |differs| compare(&format!("{at}asks.{name}"), &wanted, &found, differs));
        }
    }

    /// The legal actions of the active player, each as its card and its picks.
    fn check_legal(&self, wanted: &Value, at: &str, differs: &mut Differences) {
        let by = self.state.active;
        let position = Position { kernel: &self.kernel, state: &self.state };
        for (name, wanted) in members(Some(wanted)) {
            let flow = &self.kernel.game.flow;
            let Some((at_action, _, action)) = flow.actions.get_full(name) else {
                differs.push(format!("{at}legal.{name} is no action"));
                continue;
            };
            let id = ActionId::at(at_action).unwrap_or_default();
            let is_open = self.open.is_some() || self.state.over.is_some();
            let choices = if is_open { Vec::new() } else { position.kernel.choices(&self.state, by) };
            let thing = |thing: Thing| json!(self.names().name(thing));
            let found: Vec<Value> = choices
                .iter()
                .filter(|choice| choice.action == id)
                .map(|choice| {
                    let card = choice.card.map(|card| thing(Thing::Card(card)));
                    let picks = action.picks.values().zip(choice.picks).filter_map(|(rule, pick)| match (rule, pick) {
                        (_, Pick::Card(card)) => Some(thing(Thing::Card(card))),
                        (_, Pick::Number(number)) => Some(json!(number)),
                        (PickRule::Card { or_player: true, .. }, Pick::None) => Some(json!("opponent")),
                        (_, Pick::None) => None,
                    });
                    let aim = choice.aim.map(thing);
                    Value::Array(card.into_iter().chain(picks).chain(aim).collect())
                })
                .collect();
            let names = self.names();
            let wanted: Vec<Value> = list(Some(wanted))
                .iter()
                .map(|choice| {
                    let parts = list(Some(choice)).into_iter().enumerate().map(|(place, part)| {
                        let is_name = part.is_string() || place == 0;
                        let named = if is_name { names.find(&part, by).ok().flatten() } else { None };
                        named.map_or(part, thing)
                    });
                    Value::Array(parts.collect())
                })
                .collect();
            let (wanted, found) = (json!(in_order(&wanted)), json!(in_order(&found)));
            differs.within(name, |differs| compare(&format!("{at}legal.{name}"), &wanted, &found, differs));
        }
    }

    /// Pairs of places that hold copies of the same card.
    fn check_same(&self, wanted: &Value, at: &str, differs: &mut Differences) {
        for pair in list(Some(wanted)) {
            let cards: Vec<CardId> =
                list(Some(&pair)).iter().filter_map(|name| self.names().card(name, Seat(0)).ok()).collect();
            let definition = |card: &CardId| self.kernel.game.definition(self.state.card(*card).definition);
            let is_same = matches!(&cards[..], [left, right] if definition(left) == definition(right));
            if !is_same {
                differs.push(format!("{at}{pair} are not the same"));
            }
        }
    }
}

/// Sets of words are compared in the order of the alphabet.
fn sorted(name: &str, wanted: &Value, table: &Table) -> Value {
    let is_set = name == "keywords" || table.kernel.game.word_sets.contains_key(name);
    if is_set { json!(in_order(&list(Some(wanted)))) } else { wanted.clone() }
}

/// Values in an order that does not depend on how they were listed.
fn in_order(values: &[Value]) -> Vec<Value> {
    let mut values = values.to_vec();
    values.sort_by_cached_key(Value::to_string);
    values
}

fn compare(at: &str, wanted: &Value, found: &Value, differs: &mut Differences) {
    let is_flag = wanted.is_boolean() == found.is_boolean();
    let is_same = wanted == found || is_flag && number(wanted).is_some() && number(wanted) == number(found);
    if !is_same {
        differs.push(format!("{at}: {wanted} expected, {found} found"));
    }
}
