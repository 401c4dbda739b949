//! A slow, obvious evaluator of Starfall's effects, written from the paper (sections 3, 4, 6 and 10, appendix B) and
//! from the rules' decisions, to hold the engine against. It shares no code with the program: it reads boards and
//! cards as plain JSON and writes the state that follows as a board.
//!
//! Where the paper is silent, this is what holds here:
//! - a row that is replaced gives back what it really changed, deaths and their effects included;
//! - a card goes back only if it is still in the zone where the row put it;
//! - the passives that add to damage are read once, at the start; a reduction is read when damage is dealt;
//! - numbers stay within 32 bits, at the end of which they stand still.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::{Map, Value, json};

/// Resolves an effect list on a board and gives the board that follows, in the form of a board file.
///
/// `card_type` is the type of the card whose effects these are (`action`, `ally`, `trap` or `hero`), `card_book` its
/// book (`None`: that of the player's hero). `legacy_exact` chooses the paper's Table 4 over its Definition 6.1.
/// `choices` answers the questions in the order in which they are asked, each with a position on the opponent's field;
/// where an answer is missing or names no ally, the highest ATK is chosen, of equals the lowest position. Random cards
/// are the last of their zone: where they matter, use [`resolve_with`].
pub fn resolve(
    board: &Value,
    effects: &Value,
    card_type: &str,
    card_book: Option<i64>,
    legacy_exact: bool,
    choices: &[usize],
) -> Value {
    resolve_with(board, effects, card_type, card_book, legacy_exact, choices, &mut |held| held - 1)
}

/// As [`resolve`]; `pick` gives for a number of cards, at least 1, the position of the random one.
pub fn resolve_with(
    board: &Value,
    effects: &Value,
    card_type: &str,
    card_book: Option<i64>,
    legacy_exact: bool,
    choices: &[usize],
    pick: &mut dyn FnMut(usize) -> usize,
) -> Value {
    let mut cards = 0;
    let players = [Player::read(&board["self"], &mut cards), Player::read(&board["opponent"], &mut cards)];
    let mut game = Game { players, log: Vec::new(), destroyed: 0, legacy_exact, choices: choices.to_vec(), pick };
    game.play(effects, card_type, card_book);
    let mut result = board.clone();
    for (who, side) in ["self", "opponent"].into_iter().enumerate() {
        game.players[who].write(&mut result[side]);
    }
    result
}

/// Where an expectation differs from a board, one line each: what is not named in it may be anything, and a number in
/// place of a zone is how many cards it has.
pub fn differences(expect: &Value, board: &Value) -> Vec<String> {
    let mut found = Vec::new();
    differ(expect, board, "", &mut found);
    found
}

fn differ(expect: &Value, board: &Value, at: &str, found: &mut Vec<String>) {
    match (expect, board) {
        (Value::Object(members), Value::Object(_)) => {
            for (name, value) in members {
                differ(value, &board[name], &format!("{at}/{name}"), found);
            }
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            for (index, (item, other)) in items.iter().zip(others).enumerate() {
                differ(item, other, &format!("{at}/{index}"), found);
            }
        }
        (Value::Number(size), Value::Array(cards)) if size.as_u64() == Some(cards.len() as u64) => {}
        (Value::Array(cards), Value::Number(size)) if cards.is_empty() && size.as_u64() == Some(0) => {}
        (expect, board) if expect == board => {}
        (expect, board) => found.push(format!("{at}: {board} where {expect} is expected")),
    }
}

const ZONES: [&str; 6] = ["hand", "deck", "field", "traps", "discard", "banished"];
const FLAGS: [&str; 4] = ["actions_played", "floor", "double_next", "damage_taken"];
const ME: usize = 0;

/// The example project's cards and heroes, as they stand in its file.
fn registry() -> &'static Value {
    static REGISTRY: OnceLock<Value> = OnceLock::new();
    REGISTRY.get_or_init(|| serde_json::from_str(include_str!("../../data/starfall/registry.json")).unwrap())
}

/// The record in a list of the registry under an id.
fn record(list: &str, id: &Value) -> Value {
    let records = registry()[list].as_array().unwrap();
    records.iter().find(|record| !id.is_null() && record["id"] == *id).cloned().unwrap_or(Value::Null)
}

/// A number that stays within 32 bits.
fn within(number: i64) -> i64 {
    number.clamp(i64::from(i32::MIN), i64::from(i32::MAX))
}

/// One card on the board, wherever it is.
#[derive(Clone, Debug)]
struct Card {
    /// Tells it from every other card.
    number: usize,
    /// An id, an object that writes the card out, or null for a card that nobody knows.
    what: Value,
    /// What it has now, which matters in play only.
    atk: i64,
    hp: i64,
    /// Of a trap: revealed this turn.
    revealed: bool,
}

impl Card {
    fn read(written: &Value, number: usize) -> Self {
        let what = if written["card"].is_string() { written["card"].clone() } else { written.clone() };
        let mut card = Self { number, what, atk: 0, hp: 0, revealed: written["revealed"] == json!(true) };
        card.as_printed();
        card.atk = written["atk"].as_i64().unwrap_or(card.atk);
        card.hp = written["hp"].as_i64().unwrap_or(card.hp);
        card
    }

    fn printed(&self) -> Value {
        if self.what.is_object() { self.what.clone() } else { record("cards", &self.what) }
    }

    fn as_printed(&mut self) {
        self.atk = self.printed()["atk"].as_i64().unwrap_or(0);
        self.hp = self.printed()["hp"].as_i64().unwrap_or(0);
    }

    fn rows(&self) -> Vec<Value> {
        self.printed()["effects"].as_array().cloned().unwrap_or_default()
    }

    fn passive(&self, op: &str) -> i64 {
        self.rows().iter().filter(|row| row["do"] == op).map(|row| row["val"].as_i64().unwrap()).sum()
    }

    fn write(&self, zone: &str) -> Value {
        let mut written = match &self.what {
            Value::String(id) if zone == "field" || (zone == "traps" && self.revealed) => json!({ "card": id }),
            what => what.clone(),
        };
        if zone == "field" {
            written["atk"] = json!(self.atk);
            written["hp"] = json!(self.hp);
        }
        if zone == "traps" && self.revealed {
            written["revealed"] = json!(true);
        }
        written
    }
}

/// One side of the board.
#[derive(Debug)]
struct Player {
    skill: i64,
    mystic: i64,
    book: i64,
    /// Shield, energy and the flags.
    numbers: BTreeMap<&'static str, i64>,
    /// The last card of a deck is its top, the last of a discard the newest.
    zones: BTreeMap<&'static str, Vec<Card>>,
}

impl Player {
    fn read(side: &Value, cards: &mut usize) -> Self {
        let hero = record("heroes", &side["hero"]);
        let first = |values: &[&Value]| values.iter().find_map(|value| value.as_i64()).unwrap_or(0);
        let mut numbers = BTreeMap::new();
        numbers.insert("shield", first(&[&side["shield"], &hero["sim_shield"], &hero["shield"]]));
        numbers.insert("energy", first(&[&side["energy"]]));
        for flag in FLAGS {
            numbers.insert(flag, first(&[&side["flags"][flag]]));
        }
        let mut zones = BTreeMap::new();
        for zone in ZONES {
            let written = match &side[zone] {
                Value::Array(written) => written.clone(),
                unknown => vec![Value::Null; usize::try_from(unknown.as_u64().unwrap_or(0)).unwrap()],
            };
            let read = written.iter().map(|card| {
                *cards += 1;
                Card::read(card, *cards)
            });
            zones.insert(zone, read.collect());
        }
        Self {
            skill: first(&[&side["skill"], &hero["S"]]),
            mystic: first(&[&hero["M"]]),
            book: first(&[&side["book"], &hero["book"]]),
            numbers,
            zones,
        }
    }

    fn write(&self, side: &mut Value) {
        let mut flags = side["flags"].as_object().cloned().unwrap_or_default();
        for flag in FLAGS {
            flags.insert(flag.to_owned(), json!(self.numbers[flag]));
        }
        let written: &mut Map<String, Value> = side.as_object_mut().unwrap();
        written.insert("flags".to_owned(), Value::Object(flags));
        written.insert("shield".to_owned(), json!(self.numbers["shield"]));
        written.insert("energy".to_owned(), json!(self.numbers["energy"]));
        for zone in ZONES {
            let cards = &self.zones[zone];
            let unknown = !cards.is_empty() && cards.iter().all(|card| card.what.is_null());
            let cards = if unknown { json!(cards.len()) } else { cards.iter().map(|card| card.write(zone)).collect() };
            written.insert(zone.to_owned(), cards);
        }
    }

    /// Every card on the side's field adds what its passive says.
    fn passives(&self, op: &str) -> i64 {
        self.zones["field"].iter().fold(0, |sum, ally| within(sum + ally.passive(op)))
    }
}

/// Something that was done and can be taken back.
#[derive(Clone, Debug)]
enum Change {
    /// A player's shield, energy or flag rose by so much.
    Number { who: usize, name: &'static str, by: i64 },
    /// An ally's ATK or HP rose by so much.
    Ally { number: usize, hp: bool, by: i64 },
    /// A card went from a place, as it was there, to a zone.
    Moved { who: usize, from: (&'static str, usize), was: Card, to: &'static str },
    /// So many allies were destroyed by area effects.
    Destroyed { by: i64 },
}

struct Game<'a> {
    players: [Player; 2],
    /// All that was done so far, in order.
    log: Vec<Change>,
    /// Allies destroyed by area effects in the resolution that runs.
    destroyed: i64,
    legacy_exact: bool,
    /// Answers that have not been used yet.
    choices: Vec<usize>,
    pick: &'a mut dyn FnMut(usize) -> usize,
}

/// What a resolution knows besides the board.
#[derive(Clone, Copy)]
struct Context<'a> {
    /// Whose effects these are.
    caster: usize,
    card_type: &'a str,
    card_book: i64,
    /// Whether traps may resolve again.
    retriggers: bool,
    /// Of a destroyed ally's effects: the ally.
    this: Option<usize>,
}

impl Game<'_> {
    /// Resolves a card of the first player: an action twice, if the flag is set.
    fn play(&mut self, effects: &Value, card_type: &str, card_book: Option<i64>) {
        let card_book = card_book.unwrap_or(self.players[ME].book);
        let context = Context { caster: ME, card_type, card_book, retriggers: true, this: None };
        let rows = effects.as_array().unwrap();
        let twice = card_type == "action" && self.players[ME].numbers["double_next"] > 0;
        if twice {
            self.set(ME, "double_next", 0);
            self.resolve(rows, context);
        }
        self.resolve(rows, context);
        if card_type == "action" {
            self.change(ME, "actions_played", 1);
        }
    }

    /// The paper's RESOLVE (section 4.1).
    fn resolve(&mut self, rows: &[Value], context: Context<'_>) {
        let outer = std::mem::take(&mut self.destroyed);
        let caster = &self.players[context.caster];
        let (skill, bonus) = match context.card_type {
            "action" => (caster.skill, caster.passives("p_adx")),
            "trap" => (0, caster.passives("p_tdx")),
            _ => (0, 0),
        };
        let plays = |row: &&Value| !["p_", "d_"].iter().any(|prefix| row["do"].as_str().unwrap().starts_with(prefix));
        self.in_turn(&rows.iter().filter(plays).cloned().collect::<Vec<_>>(), context, skill, bonus);
        self.destroyed = outer;
    }

    /// Applies the rows of a list whose conditions hold, one after another.
    fn in_turn(&mut self, rows: &[Value], context: Context<'_>, skill: i64, bonus: i64) {
        let mut latest: BTreeMap<String, Vec<Change>> = BTreeMap::new();
        for row in rows {
            if !self.holds(&row["if"], context) {
                continue;
            }
            let op = row["do"].as_str().unwrap();
            let printed = row["val"].as_i64().unwrap_or(0);
            let val = match context.card_type {
                "hero" => half_up(printed * (20 + self.players[context.caster].mystic), 20),
                _ => printed,
            };
            if row["replace"] == json!(true)
                && let Some(changes) = latest.remove(op)
            {
                self.undo(&changes);
            }
            let start = self.log.len();
            let dead = self.apply(op, val, context, skill, bonus);
            self.deaths(&dead);
            latest.insert(op.to_owned(), self.log[start..].to_vec());
        }
    }

    /// Every key of an `if` (Table 4), all of them read before they are joined.
    fn holds(&self, conditions: &Value, context: Context<'_>) -> bool {
        let own = &self.players[context.caster];
        let other = &self.players[1 - context.caster];
        let no_conditions = Map::new();
        let keys = conditions.as_object().unwrap_or(&no_conditions);
        let results: Vec<bool> = keys
            .iter()
            .map(|(key, is)| {
                let number = is.as_i64().unwrap_or(0);
                let allies = |player: &Player| i64::try_from(player.zones["field"].len()).unwrap();
                match key.as_str() {
                    "first_action" => own.numbers["actions_played"] == 0,
                    "played_action" => own.numbers["actions_played"] > 0,
                    "ctrl" => own.zones["field"].iter().any(|ally| ally.printed()["subtype"] == *is),
                    "ctrl_n" => allies(own) >= number,
                    "shield_below" => own.numbers["shield"] < number,
                    "o_shield_below" => other.numbers["shield"] < number,
                    "o_no_allies" => allies(other) == 0,
                    "o_allies" => allies(other) >= number,
                    "o_fewer" => other.zones["hand"].len() < own.zones["hand"].len(),
                    "o_zero_nrg" => other.numbers["energy"] == 0,
                    "destroyed_any" => self.destroyed > 0,
                    legacy => {
                        let book = legacy.strip_prefix("vs_book").expect(legacy);
                        let book = book.parse().unwrap_or(number);
                        if self.legacy_exact {
                            other.book == book
                        } else {
                            other.book >= book && book > context.card_book
                        }
                    }
                }
            })
            .collect();
        results.iter().all(|&holds| holds)
    }

    /// APPLY (section 10.2) for one operation; gives the allies that it destroyed, in field order.
    fn apply(&mut self, op: &str, val: i64, context: Context<'_>, skill: i64, bonus: i64) -> Vec<(usize, Card)> {
        let own = context.caster;
        let other = 1 - own;
        match op {
            "dmg" => self.damage(other, within(half_up(within(val * (10 + skill)), 10) + bonus)),
            "heal" | "d_heal" => self.change(own, "shield", val),
            "draw" | "d_draw" => self.draw(own, val),
            "nrg" => self.change(own, "energy", val),
            "drain" => self.change(other, "energy", -val.min(self.players[other].numbers["energy"].max(0))),
            "disc" => {
                for _ in 0..val {
                    let held = self.players[other].zones["hand"].len();
                    if held > 0 {
                        let at = (self.pick)(held);
                        self.put(other, "hand", at, "discard");
                    }
                }
            }
            "aoe" => {
                for number in self.allies(other) {
                    self.change_ally(number, true, -val);
                }
                let dead = self.bury(other);
                self.destroyed += i64::try_from(dead.len()).unwrap();
                self.log.push(Change::Destroyed { by: i64::try_from(dead.len()).unwrap() });
                return dead;
            }
            "buf_atk" => {
                for number in self.allies(own) {
                    self.change_ally(number, false, val);
                }
            }
            "floor" => self.set(own, "floor", 1),
            // A card that is being answered stands outside a resolution; there is nothing here to cancel.
            "negate" => {}
            "double" => self.set(own, "double_next", 1),
            "banish" => {
                for _ in 0..val {
                    let discarded = self.players[other].zones["discard"].len();
                    if discarded > 0 {
                        self.put(other, "discard", discarded - 1, "banished");
                    }
                }
            }
            "dbf_atk" => {
                if let Some(at) = self.choose(other) {
                    let ally = &self.players[other].zones["field"][at];
                    self.change_ally(ally.number, false, -val.min(ally.atk.max(0)));
                }
            }
            "dbf_hp" => {
                if let Some(at) = self.choose(other) {
                    self.change_ally(self.players[other].zones["field"][at].number, true, -val);
                    return self.bury(other);
                }
            }
            "retrigger_traps" => {
                let revealed: Vec<Card> =
                    self.players[own].zones["traps"].iter().filter(|trap| trap.revealed).cloned().collect();
                for trap in revealed.iter().filter(|_| context.retriggers) {
                    let card_book = trap.printed()["book"].as_i64().unwrap_or(self.players[own].book);
                    let again = Context { caster: own, card_type: "trap", card_book, retriggers: false, this: None };
                    self.resolve(&trap.rows(), again);
                }
            }
            "d_dmg" => self.damage(other, val),
            "d_return" => {
                let discard = &self.players[own].zones["discard"];
                if let Some(at) = discard.iter().position(|card| Some(card.number) == context.this) {
                    self.put(own, "discard", at, "hand");
                }
            }
            unknown => panic!("no operation is called {unknown}"),
        }
        Vec::new()
    }

    /// The `d_` rows of destroyed allies, in the order in which they left the field.
    fn deaths(&mut self, dead: &[(usize, Card)]) {
        for (owner, ally) in dead {
            let card_book = ally.printed()["book"].as_i64().unwrap_or(self.players[*owner].book);
            let this = Some(ally.number);
            let context = Context { caster: *owner, card_type: "ally", card_book, retriggers: false, this };
            let rows = ally.rows();
            let death = rows.iter().filter(|row| row["do"].as_str().unwrap().starts_with("d_"));
            self.in_turn(&death.cloned().collect::<Vec<_>>(), context, 0, 0);
        }
    }

    /// Damage to a player's shield, cut by the reductions and held by the floor.
    fn damage(&mut self, who: usize, amount: i64) {
        let player = &self.players[who];
        let amount = (amount - player.passives("p_red")).max(0);
        let shield = player.numbers["shield"];
        let mut left = within(shield - amount);
        let floor = player.numbers["floor"];
        if floor > 0 && left < floor {
            left = floor.min(shield);
        }
        self.change(who, "shield", left - shield);
        self.change(who, "damage_taken", shield - left);
    }

    fn draw(&mut self, who: usize, cards: i64) {
        for _ in 0..cards {
            let deck = self.players[who].zones["deck"].len();
            if deck > 0 {
                self.put(who, "deck", deck - 1, "hand");
            }
        }
    }

    /// The position of the ally that the caster chooses, if there is one.
    fn choose(&mut self, who: usize) -> Option<usize> {
        let field = &self.players[who].zones["field"];
        if field.is_empty() {
            return None;
        }
        let answer = if self.choices.is_empty() { usize::MAX } else { self.choices.remove(0) };
        if answer < field.len() {
            return Some(answer);
        }
        let highest = field.iter().map(|ally| ally.atk).max()?;
        field.iter().position(|ally| ally.atk == highest)
    }

    fn allies(&self, who: usize) -> Vec<usize> {
        self.players[who].zones["field"].iter().map(|ally| ally.number).collect()
    }

    /// Takes the allies without HP from the field to the discard, in field order.
    fn bury(&mut self, who: usize) -> Vec<(usize, Card)> {
        let mut dead = Vec::new();
        while let Some(at) = self.players[who].zones["field"].iter().position(|ally| ally.hp <= 0) {
            dead.push((who, self.players[who].zones["field"][at].clone()));
            self.put(who, "field", at, "discard");
        }
        dead
    }

    fn set(&mut self, who: usize, name: &'static str, to: i64) {
        self.change(who, name, to - self.players[who].numbers[name]);
    }

    fn change(&mut self, who: usize, name: &'static str, by: i64) {
        let number = self.players[who].numbers.get_mut(name).unwrap();
        let before = *number;
        *number = within(before + by);
        self.log.push(Change::Number { who, name, by: *number - before });
    }

    fn change_ally(&mut self, number: usize, hp: bool, by: i64) {
        for player in &mut self.players {
            if let Some(ally) = player.zones.get_mut("field").unwrap().iter_mut().find(|ally| ally.number == number) {
                let stat = if hp { &mut ally.hp } else { &mut ally.atk };
                let before = *stat;
                *stat = within(before + by);
                self.log.push(Change::Ally { number, hp, by: *stat - before });
            }
        }
    }

    /// Moves a card to the top of a zone; off the field it is as printed.
    fn put(&mut self, who: usize, from: &'static str, at: usize, to: &'static str) {
        let was = self.players[who].zones.get_mut(from).unwrap().remove(at);
        let mut card = was.clone();
        card.as_printed();
        self.players[who].zones.get_mut(to).unwrap().push(card);
        self.log.push(Change::Moved { who, from: (from, at), was, to });
    }

    /// UNDO (Definition 4.1): the inverses of what was really changed, the last change first.
    fn undo(&mut self, changes: &[Change]) {
        for change in changes.iter().rev() {
            match change.clone() {
                Change::Number { who, name, by } => self.change(who, name, -by),
                Change::Ally { number, hp, by } => self.change_ally(number, hp, -by),
                Change::Destroyed { by } => {
                    self.destroyed -= by;
                    self.log.push(Change::Destroyed { by: -by });
                }
                Change::Moved { who, from: (zone, place), was, to } => {
                    let there = self.players[who].zones.get_mut(to).unwrap();
                    if let Some(at) = there.iter().position(|card| card.number == was.number) {
                        let now = there.remove(at);
                        let back = self.players[who].zones.get_mut(zone).unwrap();
                        back.insert(place.min(back.len()), was);
                        self.log.push(Change::Moved { who, from: (to, at), was: now, to: zone });
                    }
                }
            }
        }
    }
}

/// Divides to the nearest, half up.
fn half_up(number: i64, by: i64) -> i64 {
    (2 * number + by).div_euclid(2 * by)
}

#[cfg(test)]
mod tests {
    use super::{differences, resolve, resolve_with};
    use serde_json::{Value, json};

    #[test]
    fn the_conformance_cases_hold() {
        let file: Value = serde_json::from_str(include_str!("../conformance/starfall-resolve.json")).unwrap();
        let cases = file["cases"].as_array().unwrap();
        assert!(cases.len() >= 22, "{} cases", cases.len());
        for case in cases {
            let result = resolve(&case["board"], &case["effects"], case["type"].as_str().unwrap(), None, false, &[]);
            assert_eq!(differences(&case["expect"], &result), Vec::<String>::new(), "{}", case["name"]);
        }
    }

    /// Resolves effects of a Book 1 card and holds the result against an expectation.
    #[track_caller]
    fn check(card_type: &str, effects: &Value, own: &Value, other: &Value, expect: &Value) {
        let board = json!({ "self": own, "opponent": other });
        let result = resolve(&board, effects, card_type, Some(1), false, &[]);
        assert_eq!(differences(expect, &result), Vec::<String>::new(), "{result:#}");
    }

    #[test]
    fn an_expectation_finds_its_differences() {
        let board = json!({ "shield": 3, "hand": ["a", "b"], "discard": 2 });
        assert_eq!(differences(&json!({ "hand": 2, "discard": 2 }), &board), Vec::<String>::new());
        let expect = json!({ "shield": 4, "hand": ["a"], "discard": [], "deck": 0 });
        assert_eq!(differences(&expect, &board).len(), 4);
    }

    #[test]
    fn a_destroyed_ally_comes_back_when_its_row_is_replaced() {
        let ally = json!({ "atk": 2, "hp": 3, "effects": [{ "do": "d_dmg", "val": 4 }, { "do": "d_return" }] });
        let effects = json!([
            { "do": "aoe", "val": 3 },
            { "do": "aoe", "val": 2, "if": { "destroyed_any": true }, "replace": true },
            { "do": "heal", "val": 9, "if": { "destroyed_any": true } }
        ]);
        let other = json!({ "hand": 1, "field": [ally, { "atk": 1, "hp": 9 }] });
        let expect = json!({
            "self": { "shield": 10 },
            "opponent": { "field": [{ "atk": 2, "hp": 1 }, { "hp": 7 }], "hand": 1, "discard": 0 }
        });
        check("ally", &effects, &json!({ "shield": 10 }), &other, &expect);
    }

    #[test]
    fn a_card_that_went_on_does_not_come_back() {
        let effects = json!([
            { "do": "dbf_hp", "val": 6 },
            { "do": "banish", "val": 1 },
            { "do": "dbf_hp", "val": 1, "if": { "first_action": true }, "replace": true }
        ]);
        let other = json!({ "field": [{ "atk": 5, "hp": 6 }, { "atk": 1, "hp": 4 }] });
        let expect = json!({ "opponent": { "field": [{ "atk": 1, "hp": 3 }], "banished": 1, "discard": 0 } });
        check("action", &effects, &json!({}), &other, &expect);
    }

    #[test]
    fn only_the_latest_row_is_replaced() {
        let effects = json!([
            { "do": "heal", "val": 5 },
            { "do": "heal", "val": 7 },
            { "do": "heal", "val": 1, "if": { "first_action": true }, "replace": true },
            { "do": "heal", "val": 2, "if": { "first_action": true }, "replace": true }
        ]);
        check("action", &effects, &json!({ "shield": 10 }), &json!({}), &json!({ "self": { "shield": 17 } }));
    }

    #[test]
    fn an_armed_action_resolves_twice_and_may_arm_the_next() {
        let effects = json!([{ "do": "double" }, { "do": "dmg", "val": 4, "if": { "first_action": true } }]);
        let own = json!({ "flags": { "double_next": 1 } });
        let expect = json!({
            "self": { "flags": { "double_next": 1, "actions_played": 1 } },
            "opponent": { "shield": 12 }
        });
        check("action", &effects, &own, &json!({ "shield": 20 }), &expect);
        let kept = json!({ "self": { "flags": { "double_next": 1, "actions_played": 0 } } });
        check("trap", &json!([{ "do": "heal", "val": 1 }]), &own, &json!({}), &kept);
    }

    #[test]
    fn revealed_traps_resolve_once_more_and_no_deeper() {
        let again = json!({ "do": "retrigger_traps" });
        let own = json!({
            "field": [{ "atk": 1, "hp": 1, "effects": [{ "do": "p_tdx", "val": 2 }] }],
            "traps": [
                { "effects": [{ "do": "dmg", "val": 3 }, again], "revealed": true },
                { "effects": [{ "do": "dmg", "val": 50 }] }
            ]
        });
        let expect = json!({ "self": { "traps": 2 }, "opponent": { "shield": 15 } });
        check("trap", &json!([again]), &own, &json!({ "shield": 20 }), &expect);
    }

    #[test]
    fn numbers_stand_still_at_their_ends() {
        let effects = json!([
            { "do": "heal", "val": 999 },
            { "do": "heal", "val": 1, "if": { "first_action": true }, "replace": true },
            { "do": "dmg", "val": 999 }
        ]);
        let own = json!({ "shield": i32::MAX - 5, "skill": i32::MAX });
        let other = json!({ "shield": i32::MIN + 7 });
        let expect = json!({ "self": { "shield": i32::MAX - 4 }, "opponent": { "shield": i32::MIN } });
        check("action", &effects, &own, &other, &expect);
    }

    #[test]
    fn the_caster_chooses_the_ally() {
        let board = json!({ "self": {}, "opponent": { "field": [
            { "atk": 2, "hp": 1 }, { "atk": 4, "hp": 2 }, { "atk": 4, "hp": 3 }
        ] } });
        let effects = json!([{ "do": "dbf_atk", "val": 3 }, { "do": "dbf_hp", "val": 1 }]);
        let atk = |choices: &[usize]| {
            let result = resolve(&board, &effects, "action", None, false, choices);
            let field = result["opponent"]["field"].as_array().unwrap();
            field.iter().map(|ally| (ally["atk"].as_i64().unwrap(), ally["hp"].as_i64().unwrap())).collect::<Vec<_>>()
        };
        assert_eq!(atk(&[]), [(2, 1), (1, 2), (4, 2)]);
        assert_eq!(atk(&[2, 0]), [(4, 2), (1, 3)]);
    }

    #[test]
    fn random_cards_are_those_that_were_picked() {
        let board = json!({ "self": {}, "opponent": { "hand": ["a", "b", "c"] } });
        let mut picks = vec![0, 2];
        let effects = json!([{ "do": "disc", "val": 2 }]);
        let pick = &mut |held| picks.pop().filter(|&at| at < held).unwrap();
        let result = resolve_with(&board, &effects, "action", None, false, &[], pick);
        assert_eq!(result["opponent"]["hand"], json!(["b"]));
        assert_eq!(result["opponent"]["discard"], json!(["c", "a"]));
    }
}
