//! Looks up names and members in expressions.

use super::problem::{Checked, meant_name, wrong_name, wrong_type};
use super::scope::{PickKind, Scope, ToKind, Value, WordKind};
use super::terms::{Terms, keys, may_be_players};
use crate::base::Message;
use crate::base::closest;
use crate::kernel::ids::{
    CounterId, HeroNumberId, LeverId, NumberId, ParameterId, PickId, QuantityId, RoleId, SettingId, StateId, TallyId,
    WordSetId, ZoneId,
};
use crate::kernel::rules::tables::ParameterRule;
use crate::kernel::rules::term::{Players, Selector, Term, Word};
use crate::message;
use crate::ruleset::Table;
use crate::ruleset::syntax::Ast;

/// The id of a name in a table.
fn id<T, I>(table: &Table<T>, name: &str, at: fn(usize) -> Option<I>) -> Option<I> {
    table.get_index_of(name).and_then(at)
}

impl Terms<'_> {
    /// The zone of a name.
    pub fn zone_id(&self, name: &str) -> Option<ZoneId> {
        id(&self.game.zones, name, ZoneId::at)
    }

    pub fn state_id(&self, name: &str) -> Option<StateId> {
        id(&self.game.states, name, StateId::at)
    }

    pub fn counter_id(&self, name: &str) -> Option<CounterId> {
        id(&self.game.counters, name, CounterId::at)
    }

    /// A name without dots.
    pub fn name(&self, ast: &Ast, name: &str, wanted: Option<&WordKind>) -> Checked<Value> {
        let game = self.game;
        // A word of the wanted kind hides a player or a card of the same name, e.g. the choice `both` of a setting.
        if let Some(kind) = wanted
            && !matches!(self.bound(name), Some(Value::Word(..)))
            && let Some(word) = kind.find(game, name)
        {
            return Ok(Value::Word(Word::Constant(word), kind.clone()));
        }
        let number = |term| Ok(Value::Number(term));
        if let Some(value) = self.bound(name) {
            return Ok(value);
        }
        if let Some(role) = id(&game.flow.roles, name, RoleId::at) {
            return Ok(Value::Cards(Selector::Role(role)));
        }
        if self.scope.it
            && let Some(value) = self.of_card(&Selector::It, name)
        {
            return Ok(value);
        }
        match name {
            "answered" => return Ok(Value::Cards(Selector::Answered)),
            "turn" => return number(Term::Turn),
            "phase" => return Ok(Value::Word(Word::Phase, WordKind::Phase)),
            _ => {}
        }
        if let Some(lever) = id(&game.levers, name, LeverId::at) {
            return number(Term::Lever(lever));
        }
        if let Some(setting) = id(&game.settings, name, SettingId::at) {
            return Ok(Value::Word(Word::Setting(setting), WordKind::Setting(setting)));
        }
        if let Some(tally) = id(&game.tallies, name, TallyId::at) {
            return number(Term::Tally(tally));
        }
        if let Some(hero) = id(&game.hero_numbers, name, HeroNumberId::at) {
            return number(Term::HeroNumber(Players::Own, hero));
        }
        if let Some(quantity) = id(&game.quantities, name, QuantityId::at) {
            return self.quantity(ast, name, Players::Own, quantity);
        }
        if let Some(zones) = game.groups.get(name) {
            return Ok(Value::Zones(zones.clone()));
        }
        self.unknown_name(ast, name, wanted)
    }

    fn unknown_name(&self, ast: &Ast, name: &str, wanted: Option<&WordKind>) -> Checked<Value> {
        let game = self.game;
        if let Some(kind) = wanted {
            let words = kind.words(game);
            return wrong_name(ast, name, kind.name(game), words.iter().map(|word| game.word(*word)));
        }
        let player_has = game.counters.contains_key(name) || game.zones.contains_key(name);
        if player_has {
            return meant_name(ast, name, "expected-readable", Some(format!("self.{name}")));
        }
        let mut known = self.bound_names();
        known.extend(["answered", "turn", "phase"]);
        known.extend(keys(&game.flow.roles).chain(keys(&game.levers)).chain(keys(&game.settings)));
        known.extend(keys(&game.tallies).chain(keys(&game.hero_numbers)).chain(keys(&game.quantities)));
        known.extend(keys(&game.groups));
        if self.scope.it {
            known.extend(self.card_names());
        }
        wrong_name(ast, name, "expected-readable", known)
    }

    /// The names that only this scope has.
    fn bound_names(&self) -> Vec<&str> {
        const NAMES: [&str; 19] = [
            "self", "opponent", "both", "none", "it", "this", "val", "param", "word", "to", "whom", "row", "event",
            "victim", "amount", "before", "was", "host", "did",
        ];
        let mut names: Vec<&str> = NAMES.into_iter().filter(|name| self.bound(name).is_some()).collect();
        names.extend(self.scope.running.then_some("running"));
        names.extend(self.scope.own_card.then_some("card"));
        names.extend(self.scope.picks.iter().map(|(name, _)| name.as_str()));
        names
    }

    /// What only this scope has under a name.
    fn bound(&self, name: &str) -> Option<Value> {
        let Scope { it, this, val, whom, event, host, did, running, own_card, .. } = *self.scope;
        if let Some(at) = self.scope.picks.iter().position(|(pick, _)| pick == name) {
            let pick = PickId::at(at)?;
            return Some(match self.scope.picks[at].1 {
                PickKind::Number => Value::Number(Term::Pick(pick)),
                PickKind::Card => Value::Cards(Selector::Pick(pick)),
            });
        }
        Some(match name {
            "self" => Value::Players(Players::Own),
            "opponent" => Value::Players(Players::Other),
            "both" => Value::Players(Players::Both),
            "owner" => Value::Owner,
            "none" => Value::Cards(Selector::None),
            "it" if it => Value::Cards(Selector::It),
            "this" if this => Value::Cards(Selector::This),
            "val" if val => Value::Number(Term::Val),
            "param" => self.param()?,
            "word" => Value::Word(Word::OfRow, self.scope.word.clone()?),
            "to" if self.scope.to != ToKind::None => Value::Cards(Selector::To),
            "whom" if whom => Value::Players(Players::Whom),
            "row" if self.scope.row.is_some() => Value::Row,
            "event" if event => Value::Cards(Selector::Event),
            "victim" if event => Value::Cards(Selector::Victim),
            "amount" if event => Value::Number(Term::Amount),
            "before" if event => Value::Word(Word::Before, WordKind::Zone),
            "was" if event => Value::Was,
            "host" if host => Value::Cards(Selector::Host),
            "did" if did => Value::Number(Term::Did),
            "running" if running => Value::Number(Term::Running),
            "card" if own_card => Value::OwnCard,
            _ => return None,
        })
    }

    fn quantity(&self, ast: &Ast, name: &str, players: Players, id: QuantityId) -> Checked<Value> {
        let game = self.game;
        if self.scope.quantities.is_some_and(|before| id.index() >= before) {
            return wrong_type(ast, message!("problem-quantity-later", name = name));
        }
        let fixed = game.quantities.get_index(id.index()).is_some_and(|(_, entry)| entry.fixed);
        match (fixed, players) {
            (true, Players::Own) => Ok(Value::Number(Term::Fixed(id))),
            (true, _) => wrong_type(ast, message!("problem-fixed-for-owner", name = name)),
            (false, players) => Ok(Value::Number(Term::Quantity(players, id))),
        }
    }

    /// `value.name`
    pub fn member(&self, ast: &Ast, of: Value, name: &str) -> Checked<Value> {
        let game = self.game;
        match of {
            Value::Players(players) => self.of_players(ast, players, name),
            Value::Cards(selector) => self.of_cards(ast, selector, name),
            Value::Printed(selector) => match id(&game.numbers, name, NumberId::at) {
                Some(number) => Ok(Value::Number(Term::Printed(selector, number))),
                None => wrong_name(ast, name, "expected-card-number", keys(&game.numbers)),
            },
            Value::Was => match (self.state_id(name), id(&game.numbers, name, NumberId::at)) {
                (Some(state), _) => Ok(Value::Number(Term::StateBefore(state))),
                (None, Some(number)) => Ok(Value::Number(Term::NumberBefore(number))),
                _ => {
                    let known = keys(&game.states).chain(keys(&game.numbers));
                    wrong_name(ast, name, "expected-member-before", known)
                }
            },
            Value::Row => self.of_row(ast, name),
            Value::OwnCard => match (name, id(&game.numbers, name, NumberId::at)) {
                ("type", _) => Ok(Value::Word(Word::OwnType, WordKind::CardType)),
                ("book", _) => Ok(Value::Number(Term::OwnBook)),
                (_, Some(number)) => Ok(Value::Number(Term::OwnPrinted(number))),
                _ => {
                    let known = keys(&game.numbers).chain(["type", "book"]);
                    wrong_name(ast, name, "expected-printed-member", known)
                }
            },
            Value::Rows(_) => wrong_type(ast, message!("problem-row-states")),
            Value::Owner => wrong_type(ast, message!("problem-owner")),
            other => {
                let found = Message::new(other.name());
                wrong_type(ast, message!("problem-no-such-member", found = found, name = name))
            }
        }
    }

    fn of_row(&self, ast: &Ast, name: &str) -> Checked<Value> {
        let game = self.game;
        if let Some(state) = self.state_id(name)
            && game.states.get_index(state.index()).is_some_and(|(_, entry)| entry.of_row)
        {
            return Ok(Value::Number(Term::RowState(state)));
        }
        let Some(parameters) = &self.scope.row else { return wrong_type(ast, message!("problem-no-row-here")) };
        match parameters.get_full(name) {
            Some((at, _, ParameterRule::Number(_))) if let Some(parameter) = ParameterId::at(at) => {
                Ok(Value::Number(Term::RowParameter(parameter)))
            }
            Some(_) => wrong_type(ast, message!("problem-row-place", name = format!("row.{name}"))),
            None => {
                let states = game.states.iter().filter(|(_, state)| state.of_row).map(|(name, _)| name.as_str());
                wrong_name(ast, name, "expected-row-member", keys(parameters).chain(states))
            }
        }
    }

    /// What a card has under a name.
    fn of_card(&self, selector: &Selector, name: &str) -> Option<Value> {
        let (game, card) = (self.game, || selector.clone());
        if let Some(number) = id(&game.numbers, name, NumberId::at) {
            return Some(Value::Number(Term::Number(card(), number)));
        }
        match name {
            "subtype" if !game.subtypes.is_empty() => {
                return Some(Value::Word(Word::Subtype(card()), WordKind::Subtype));
            }
            "type" => return Some(Value::Word(Word::Type(card()), WordKind::CardType)),
            "class" => return Some(Value::Word(Word::Class(card()), WordKind::Class)),
            "id" => return Some(Value::Word(Word::Id(card()), WordKind::Card)),
            "zone" => return Some(Value::Word(Word::Zone(card()), WordKind::Zone)),
            _ => {}
        }
        if let Some(set) = id(&game.word_sets, name, WordSetId::at) {
            return Some(Value::Set(card(), set));
        }
        if let Some(state) = self.state_id(name)
            && game.states.get_index(state.index()).is_some_and(|(_, entry)| !entry.of_row)
        {
            return Some(Value::Number(Term::State(card(), state)));
        }
        (name == "arrived").then(|| Value::Number(Term::Arrived(card())))
    }

    /// The names that a card has, for messages.
    fn card_names(&self) -> impl Iterator<Item = &str> {
        let game = self.game;
        let words = ["type", "class", "subtype", "id", "zone", "arrived", "owner", "player", "printed"];
        keys(&game.numbers).chain(keys(&game.word_sets)).chain(keys(&game.states)).chain(words)
    }

    fn of_cards(&self, ast: &Ast, selector: Selector, name: &str) -> Checked<Value> {
        let players = Players::Of(Box::new(selector.clone()));
        if selector == Selector::To && self.scope.to == ToKind::Players {
            return self.of_players(ast, players, name);
        }
        match name {
            "printed" => return Ok(Value::Printed(selector)),
            "owner" => return Ok(Value::Players(Players::Of(Box::new(Selector::Owner(Box::new(selector)))))),
            "player" => return Ok(Value::Players(Players::Of(Box::new(Selector::Side(Box::new(selector)))))),
            _ => {}
        }
        if let Some(value) = self.of_card(&selector, name) {
            return Ok(value);
        }
        if may_be_players(&selector)
            && let Ok(value) = self.of_players(ast, players, name)
        {
            return Ok(value);
        }
        let meant = closest(name, self.card_names()).map(str::to_owned);
        meant_name(ast, name, "expected-card-member", meant)
    }

    fn of_players(&self, ast: &Ast, players: Players, name: &str) -> Checked<Value> {
        let game = self.game;
        if let Some(counter) = self.counter_id(name) {
            return Ok(Value::Number(Term::Counter(players, counter)));
        }
        if let Some(hero) = id(&game.hero_numbers, name, HeroNumberId::at) {
            return Ok(Value::Number(Term::HeroNumber(players, hero)));
        }
        if let Some(zone) = self.zone_id(name) {
            return Ok(Value::Cards(Selector::Zones(players, Box::new([zone]))));
        }
        if let Some(zones) = game.groups.get(name) {
            return Ok(Value::Cards(Selector::Zones(players, zones.clone())));
        }
        if let Some(quantity) = id(&game.quantities, name, QuantityId::at) {
            return self.quantity(ast, name, players, quantity);
        }
        match name {
            "active" => return Ok(Value::Number(Term::IsActive(players))),
            "first" => return Ok(Value::Number(Term::IsFirst(players))),
            "turns" => return Ok(Value::Number(Term::Turns(players))),
            "book" => return Ok(Value::Number(Term::Book(players))),
            _ => {}
        }
        let known = keys(&game.counters).chain(keys(&game.hero_numbers)).chain(keys(&game.zones));
        let known = known.chain(keys(&game.groups)).chain(keys(&game.quantities)).chain(["active", "first", "turns"]);
        wrong_name(ast, name, "expected-player-member", known)
    }
}
