//! Derivations: the probabilities of all cards of a game together are 1.

use assert_cmd::Command;
use serde_json::{Value, json};
use ses_studio::generate::choose::{Choose, Held, Menu, Step};
use ses_studio::generate::{Fraction, Grammar, Impossible, Maker, derive};

use crate::generate::game;

/// Takes one path through all choices after another.
#[derive(Default)]
struct Paths {
    /// The positions that are taken at the first choices, and of how many; after them the first is taken.
    taken: Vec<(usize, usize)>,
    at: usize,
    steps: Vec<Step>,
}

impl Choose for Paths {
    fn choose(&mut self, menu: Menu, options: &ses_studio::generate::Options, _: Held) -> Result<i32, Impossible> {
        if self.at == self.taken.len() {
            self.taken.push((0, options.len()));
        }
        let (value, weight) = options[self.taken[self.at].0];
        self.at += 1;
        self.steps.push(Step { menu, value, weight, sum: options.iter().map(|(_, weight)| weight).sum() });
        Ok(value)
    }
}

impl Paths {
    /// The next path; `None` after the last.
    fn next(mut self) -> Option<Self> {
        self.taken.truncate(self.at);
        while let Some((place, count)) = self.taken.pop() {
            if place + 1 < count {
                self.taken.push((place + 1, count));
                return Some(Self { taken: self.taken, ..Self::default() });
            }
        }
        None
    }
}

fn common(mut one: u128, mut other: u128) -> u128 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// The sum of two fractions.
fn add((a, b): (u128, u128), (c, d): (u128, u128)) -> (u128, u128) {
    let whole = b / common(b, d) * d;
    let sum = a * (whole / b) + c * (whole / d);
    let part = common(sum, whole);
    (sum / part, whole / part)
}

#[test]
fn the_probabilities_of_all_cards_of_a_small_game_sum_to_1() {
    let (game, rules) = game("tiny");
    let settings = json!({
        "types": { "creature": 2, "trick": 1 }, "effects": { "creature": [0, 1], "trick": [1, 1] },
        "numbers": { "cost": { "1": 1, "2": 3 }, "power": { "0": 1, "1": 2 }, "health": { "1": 1 },
            "life_at_most": { "3": 1, "5": 2 }, "power_at_most": { "2": 1 } },
        "values": { "burn": { "1": 1, "2": 2 }, "strike": { "1": 1 }, "mend": { "1": 1, "2": 1 } },
        "keywords": { "of": 20, "swift": 3, "shelter": 0 },
        "weights": { "timings": { "else": { "on_play": 2, "on_death": 1 } },
            "forms": { "none": 3, "independent": 1 }, "conditions": { "life_at_most": 1 },
            "targets": { "this": 0, "foe": 2, "friend": 1, "enemy": 1 },
            "operations": { "burn": 2, "strike": 3, "banish": 1, "teach": 1, "mend": 1, "shrug": 0, "hush": 0, "grow": 0, "draw": 0 } }
    });
    let maker = Maker::new(Grammar::new(&game, &rules, &settings));
    let (mut sum, mut seen) = ((0, 1), std::collections::BTreeSet::new());
    let mut next = Some(Paths::default());
    while let Some(paths) = next {
        let (card, paths) = maker.chosen(paths).unwrap();
        let record: Value = maker.grammar.json(&card).into();
        let (_, steps) = derive(&maker.grammar, &record).unwrap_or_else(|wrong| panic!("{record}: {wrong:?}"));
        assert_eq!(Fraction::of(&steps), Fraction::of(&paths.steps), "{record}");
        assert!(seen.insert(record.to_string()), "{record} has two derivations");
        let fraction = paths.steps.iter().fold((1, 1), |(above, below), step| {
            let (above, below) = (above * u128::from(step.weight), below * u128::from(step.sum));
            let part = common(above, below);
            (above / part, below / part)
        });
        sum = add(sum, fraction);
        next = paths.next();
    }
    assert_eq!(sum, (1, 1), "of {} cards", seen.len());
    assert!(seen.len() > 300, "{}", seen.len());
}

#[test]
fn a_card_that_the_weights_never_draw_is_explained_among_all_legal_cards() {
    let explained = |id: &str| -> Value {
        let mut command = Command::cargo_bin("ses-studio").unwrap();
        let output = command.args(["generate", "ttcg", "--explain", id, "--json"]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    // Its second row aims at up to two cards without a preset.
    let (game, _) = game("ttcg");
    let found = explained("TT-D007");
    assert!(found["never_drawn"].as_str().unwrap().contains("`always`"), "{found:#}");
    assert!(
        found["price"].is_null() && found["probability"].as_str().unwrap().starts_with(|c| ('1'..='9').contains(&c))
    );
    let rows = found["steps"].as_array().unwrap().iter().filter(|step| step["menu"] == "row");
    let rows: Vec<Value> = rows.map(|row| serde_json::from_str(row["choice"].as_str().unwrap()).unwrap()).collect();
    assert_eq!(rows[..], game.records["TT-D007"]["effects"].as_array().unwrap()[..2]);
    let drawn = explained("TT-F001");
    assert!(drawn["price"].is_null() == drawn["never_drawn"].is_string(), "{drawn:#}");
}
