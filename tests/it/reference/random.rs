//! Random boards and effects that the rules allow, for holding the engine against the reference evaluator.

use serde_json::{Value, json};

/// A board and an effect list to resolve on it.
#[derive(Debug)]
pub struct Case {
    /// A board in the form of a board file, seed included.
    pub board: Value,
    /// The rows.
    pub effects: Value,
    /// The type of the card that has them.
    pub card_type: &'static str,
    /// The book of that card.
    pub card_book: i64,
    /// Answers to the choices; more than are needed.
    pub choices: Vec<usize>,
}

/// The generator `SplitMix64`, which the rules use for random cards too.
pub struct Random(pub u64);

impl Random {
    /// A number below another one, evenly.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^= number >> 31;
        usize::try_from((u128::from(number) * below as u128) >> 64).unwrap()
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

const VALUED: [&str; 11] =
    ["dmg", "heal", "nrg", "drain", "aoe", "buf_atk", "dbf_atk", "dbf_hp", "draw", "disc", "banish"];
const BARE: [&str; 4] = ["floor", "negate", "double", "retrigger_traps"];
const SUBTYPES: [&str; 3] = ["forged", "umbral", "radiant"];

/// The case with a number; the same number gives the same case.
pub fn case(number: u64) -> Case {
    let mut random = Random(number);
    let card_type = random.one(&["action", "action", "ally", "trap"]);
    let effects = rows(&mut random, 8);
    let own = side(&mut random);
    let other = side(&mut random);
    let board = json!({ "game": "starfall", "seed": number, "turn": 3, "self": own, "opponent": other });
    let card_book = random.one(&[1, 2, 3]);
    let choices = (0..40).map(|_| random.below(8)).collect();
    Case { board, effects, card_type, card_book, choices }
}

/// Up to so many rows that resolve when their card does.
fn rows(random: &mut Random, most: usize) -> Value {
    let mut rows: Vec<Value> = Vec::new();
    for _ in 0..=random.below(most) {
        let earlier = rows.len();
        let mut row = match random.below(10) {
            0 => json!({ "do": random.one(&BARE) }),
            1..=3 if earlier > 0 => json!({ "do": rows[random.below(earlier)]["do"] }),
            _ => json!({ "do": random.one(&VALUED) }),
        };
        match row["do"].as_str().unwrap() {
            "draw" => row["val"] = json!(1 + random.below(5)),
            "disc" | "banish" => row["val"] = json!(1 + random.below(4)),
            op if BARE.contains(&op) => {}
            _ => row["val"] = json!(1 + random.below(12)),
        }
        if random.happens(50) {
            row["if"] = conditions(random);
            if random.happens(60) {
                row[random.one(&["replace", "bonus"])] = json!(true);
            }
        }
        rows.push(row);
    }
    Value::Array(rows)
}

fn conditions(random: &mut Random) -> Value {
    let mut conditions = json!({});
    for _ in 0..=random.below(2) {
        let (key, is) = match random.below(12) {
            0 => ("first_action", json!(true)),
            1 => ("played_action", json!(true)),
            2 => ("ctrl", json!(random.one(&SUBTYPES))),
            3 => ("ctrl_n", json!(1 + random.below(4))),
            4 => ("shield_below", json!(random.below(40))),
            5 => ("o_shield_below", json!(random.below(40))),
            6 => ("o_no_allies", json!(true)),
            7 => ("o_allies", json!(1 + random.below(4))),
            8 => ("o_fewer", json!(true)),
            9 => ("o_zero_nrg", json!(true)),
            10 => ("destroyed_any", json!(true)),
            _ => (random.one(&["vs_book2", "vs_book3"]), json!(true)),
        };
        conditions[key] = is;
    }
    conditions
}

fn side(random: &mut Random) -> Value {
    let field: Vec<Value> = (0..random.below(6)).map(|_| ally(random)).collect();
    let traps: Vec<Value> = (0..random.below(4)).map(|_| trap(random)).collect();
    let mut side = json!({
        "shield": random.below(40), "energy": random.below(5), "skill": random.below(4), "book": 1 + random.below(3),
        "hand": random.below(6), "deck": random.below(6), "discard": random.below(4), "field": field, "traps": traps
    });
    let mut flags = json!({ "actions_played": random.below(2) });
    if random.happens(20) {
        flags["floor"] = json!(1);
    }
    if random.happens(20) {
        flags["double_next"] = json!(1);
    }
    side["flags"] = flags;
    side
}

fn ally(random: &mut Random) -> Value {
    let mut effects: Vec<Value> = Vec::new();
    if random.happens(40) {
        let op = random.one(&["p_adx", "p_tdx", "p_red", "p_nrg", "p_eot", "p_adisc", "p_tdisc"]);
        effects.push(json!({ "do": op, "val": 1 + random.below(3) }));
    }
    for op in ["d_heal", "d_dmg", "d_draw", "d_return"] {
        if random.happens(15) {
            let mut row = json!({ "do": op });
            if op != "d_return" {
                row["val"] = json!(1 + random.below(4));
            }
            if random.happens(30) {
                row["if"] = conditions(random);
            }
            effects.push(row);
        }
    }
    json!({
        "type": "ally", "cost": 1, "atk": random.below(6), "hp": 1 + random.below(9),
        "subtype": random.one(&SUBTYPES), "effects": effects
    })
}

fn trap(random: &mut Random) -> Value {
    let trigger = random.one(&["t_hit", "t_hit", "t_lethal", "t_action"]);
    let mut trap = json!({ "type": "trap", "cost": 1, "trigger": trigger, "effects": rows(random, 3) });
    if random.happens(30) {
        trap["revealed"] = json!(true);
    }
    trap
}
