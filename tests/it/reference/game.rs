//! The rules of the reference evaluator: rows, their conditions, what they do and what that sets off.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::board::{Card, FLAGS, Player, within};

/// Something that was done and can be taken back.
#[derive(Clone, Debug)]
enum Change {
    /// A player's shield, energy or flag rose by so much.
    Number { who: usize, name: &'static str, by: i64 },
    /// A number of an ally rose by so much.
    Ally { number: usize, stat: Stat, by: i64 },
    /// A card went from a place, as it was there, to a zone.
    Moved { who: usize, from: (&'static str, usize), was: Card, to: &'static str },
    /// So many allies were destroyed by area effects.
    Destroyed { by: i64 },
}

/// A game that is being played, as far as the rules need it.
pub struct Game<'a> {
    /// The side called `self`, then the one called `opponent`.
    pub players: [Player; 2],
    /// What has been done, in order; what a row sets off is left out, for a row that is replaced does not undo it.
    log: Vec<Change>,
    /// Allies destroyed by area effects in the resolution that runs.
    destroyed: i64,
    legacy_exact: bool,
    /// The card that was played last has no effects.
    pub negated: bool,
    /// A trap resolves: no other one answers.
    answering: bool,
    /// Answers that have not been used yet.
    pub choices: Vec<usize>,
    pick: &'a mut dyn FnMut(usize) -> usize,
    /// What has come up: operations that were applied, triggers that were answered, conditions and how they turned out.
    pub seen: BTreeSet<String>,
}

/// What sets traps off.
#[derive(Clone, Copy, PartialEq)]
pub enum Event<'a> {
    /// The other player plays a card of a type.
    Played(&'a str),
    /// The player has taken damage.
    Damaged,
}

/// A number of an ally.
#[derive(Clone, Copy, Debug)]
enum Stat {
    Hp,
    Atk,
    AtkThisTurn,
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
    /// The trap or the destroyed ally whose effects these are.
    this: Option<usize>,
}

impl<'a> Game<'a> {
    /// The game on a board.
    pub fn read(board: &Value, legacy_exact: bool, pick: &'a mut dyn FnMut(usize) -> usize) -> Self {
        let mut cards = 0;
        let players = [Player::read(&board["self"], &mut cards), Player::read(&board["opponent"], &mut cards)];
        Self {
            players,
            log: Vec::new(),
            destroyed: 0,
            legacy_exact,
            negated: false,
            answering: false,
            choices: Vec::new(),
            pick,
            seen: BTreeSet::new(),
        }
    }

    /// The board as it is now; what the game does not know stays as it was.
    pub fn write(&self, board: &Value) -> Value {
        let mut result = board.clone();
        for (player, side) in self.players.iter().zip(["self", "opponent"]) {
            player.write(&mut result[side]);
        }
        result
    }

    /// The effects of a player's card: an action's twice, if the flag is set.
    pub fn take(&mut self, who: usize, rows: &[Value], card_type: &str, card_book: Option<i64>) {
        let card_book = card_book.unwrap_or(self.players[who].book);
        let context = Context { caster: who, card_type, card_book, retriggers: true, this: None };
        let twice = card_type == "action" && self.players[who].numbers["double_next"] > 0;
        if twice {
            self.set(who, "double_next", 0);
            self.resolve(rows, context);
        }
        self.resolve(rows, context);
        if card_type == "action" {
            self.change(who, "actions_played", 1);
        }
    }

    /// A player's traps that wait for the event answer, in the order in which they were set, each once a turn.
    pub fn answer(&mut self, who: usize, event: Event<'_>) {
        if self.answering {
            return;
        }
        let lethal = self.players[who].numbers["shield"] <= 0;
        let waits = |trap: &&Card| {
            let trigger = &trap.printed()["trigger"];
            let fits = match event {
                Event::Played(card_type) => {
                    *trigger == "t_play"
                        || (*trigger == "t_action" && card_type == "action")
                        || (*trigger == "t_summon" && card_type == "ally")
                }
                Event::Damaged => *trigger == "t_hit" || (*trigger == "t_lethal" && lethal),
            };
            fits && !trap.revealed
        };
        let traps: Vec<Card> = self.players[who].zones["traps"].iter().filter(waits).cloned().collect();
        for trap in traps {
            for set in self.players[who].zones.get_mut("traps").unwrap() {
                set.revealed |= set.number == trap.number;
            }
            self.seen.insert(trap.printed()["trigger"].as_str().unwrap().to_owned());
            let log = std::mem::take(&mut self.log);
            self.answering = true;
            self.resolve_trap(who, &trap, true);
            self.answering = false;
            self.log = log;
        }
    }

    /// What lasts a turn ends, for both players.
    pub fn end_turn(&mut self) {
        for who in [0, 1] {
            for flag in FLAGS {
                self.set(who, flag, 0);
            }
            for ally in self.players[who].zones.get_mut("field").unwrap() {
                ally.atk = (ally.atk - ally.this_turn).max(0);
                ally.this_turn = 0;
            }
            while let Some(at) = self.players[who].zones["traps"].iter().position(|trap| trap.revealed) {
                self.put(who, "traps", at, "discard");
            }
        }
    }

    fn resolve_trap(&mut self, owner: usize, trap: &Card, retriggers: bool) {
        let card_book = trap.printed()["book"].as_i64().unwrap_or(self.players[owner].book);
        let context = Context { caster: owner, card_type: "trap", card_book, retriggers, this: Some(trap.number) };
        self.resolve(trap.rows(), context);
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
            latest.insert(op.to_owned(), self.log[start..].to_vec());
            self.deaths(&dead);
        }
    }

    /// Every key of an `if` (Table 4), all of them read before they are joined.
    fn holds(&mut self, conditions: &Value, context: Context<'_>) -> bool {
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
        for (key, holds) in keys.keys().zip(&results) {
            let id = key.trim_end_matches(|digit: char| digit.is_ascii_digit());
            self.seen.insert(format!("{id}: {holds}"));
        }
        results.iter().all(|&holds| holds)
    }

    /// APPLY (section 10.2) for one operation; gives the allies that it destroyed, in field order.
    fn apply(&mut self, op: &str, val: i64, context: Context<'_>, skill: i64, bonus: i64) -> Vec<(usize, Card)> {
        let own = context.caster;
        let other = 1 - own;
        self.seen.insert(op.to_owned());
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
                    self.change_ally(number, Stat::Hp, -val);
                }
                let dead = self.bury(other);
                self.destroyed += i64::try_from(dead.len()).unwrap();
                self.log.push(Change::Destroyed { by: i64::try_from(dead.len()).unwrap() });
                return dead;
            }
            "buf_atk" => {
                for number in self.allies(own) {
                    self.change_ally(number, Stat::Atk, val);
                    self.change_ally(number, Stat::AtkThisTurn, val);
                }
            }
            "floor" => self.set(own, "floor", 1),
            // A trap that resolves once more does not interrupt what the first one interrupted.
            "negate" => self.negated |= context.retriggers,
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
                    self.change_ally(ally.number, Stat::Atk, -val.min(ally.atk.max(0)));
                }
            }
            "dbf_hp" => {
                if let Some(at) = self.choose(other) {
                    self.change_ally(self.players[other].zones["field"][at].number, Stat::Hp, -val);
                    return self.bury(other);
                }
            }
            "retrigger_traps" => {
                let fits = |trap: &&Card| trap.revealed && Some(trap.number) != context.this;
                let revealed: Vec<Card> = self.players[own].zones["traps"].iter().filter(fits).cloned().collect();
                for trap in revealed.iter().filter(|_| context.retriggers) {
                    let outer = std::mem::replace(&mut self.answering, true);
                    self.resolve_trap(own, trap, false);
                    self.answering = outer;
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
        let log = std::mem::take(&mut self.log);
        for (owner, ally) in dead {
            let card_book = ally.printed()["book"].as_i64().unwrap_or(self.players[*owner].book);
            let this = Some(ally.number);
            let context = Context { caster: *owner, card_type: "ally", card_book, retriggers: false, this };
            let death = ally.rows().iter().filter(|row| row["do"].as_str().unwrap().starts_with("d_"));
            self.in_turn(&death.cloned().collect::<Vec<_>>(), context, 0, 0);
        }
        self.log = log;
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
        if left < shield {
            self.answer(who, Event::Damaged);
        }
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

    /// The numbers that tell a player's allies.
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
        // Only a shield goes below 0, and nothing is lifted to it.
        let least = if name == "shield" { i64::MIN } else { before.min(0) };
        *number = within(before + by).max(least);
        self.log.push(Change::Number { who, name, by: *number - before });
    }

    fn change_ally(&mut self, number: usize, stat: Stat, by: i64) {
        for player in &mut self.players {
            if let Some(ally) = player.zones.get_mut("field").unwrap().iter_mut().find(|ally| ally.number == number) {
                let value = match stat {
                    Stat::Hp => &mut ally.hp,
                    Stat::Atk => &mut ally.atk,
                    Stat::AtkThisTurn => &mut ally.this_turn,
                };
                let before = *value;
                let least = if matches!(stat, Stat::Atk) { before.min(0) } else { i64::MIN };
                *value = within(before + by).max(least);
                self.log.push(Change::Ally { number, stat, by: *value - before });
            }
        }
    }

    /// Moves a card to the top of a zone; off the field it is as printed.
    pub fn put(&mut self, who: usize, from: &'static str, at: usize, to: &'static str) {
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
                Change::Ally { number, stat, by } => self.change_ally(number, stat, -by),
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
