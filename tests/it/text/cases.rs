//! Effects that together use every message in every role, generated from the ruleset.

use ses_studio::card::{CheckedRow, Role};
use ses_studio::ruleset::{ConditionId, OperationId, Takes, Timing, TriggerId};
use ses_studio::text::Context;

use super::GAME;

/// Numbers with different plural forms in some language.
const VALUES: [i32; 7] = [1, 2, 3, 5, 11, 21, 100];

/// An effect with a line that describes it.
pub struct Case {
    pub about: String,
    pub rows: Vec<CheckedRow>,
    pub context: Context,
}

/// A row while it is built.
#[derive(Clone)]
struct Spec {
    op: OperationId,
    val: i32,
    role: Role,
    conditions: Vec<(ConditionId, i32)>,
}

/// All cases, always in the same order.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |specs: &[Spec], trigger: Option<TriggerId>| cases.push(case(specs, trigger));
    let plain = base("dmg", 3);
    // Every operation in every role.
    for (at, operation) in GAME.rules.operations.values().enumerate() {
        let op = OperationId(u8::try_from(at).expect("few operations"));
        let values: Vec<i32> = match &operation.val {
            Some(range) => VALUES.into_iter().filter(|&value| range.contains(&i64::from(value))).collect(),
            None => vec![0],
        };
        let roles: &[Role] =
            if operation.timing == Timing::Passive { &[Role::Base] } else { &[Role::Base, Role::Replace, Role::Bonus] };
        for &role in roles {
            for &val in &values {
                let conditions = if role == Role::Base { vec![] } else { vec![condition("played_action", 0)] };
                add(&[Spec { op, val, role, conditions }], None);
            }
        }
    }
    // Every condition by itself, before another one, and as the last of three.
    let all: Vec<(ConditionId, i32)> = GAME
        .rules
        .conditions
        .iter()
        .map(|(name, rule)| condition(name, if rule.takes == Takes::Nothing { 0 } else { 3 }))
        .collect();
    for (at, (name, rule)) in GAME.rules.conditions.iter().enumerate() {
        let params: Vec<i32> = match &rule.takes {
            Takes::Nothing | Takes::Other => vec![0],
            Takes::Subtype => (0..i32::try_from(GAME.rules.subtypes.len()).expect("few subtypes")).collect(),
            Takes::Number(range) => {
                let zero = std::iter::once(0).chain(VALUES);
                zero.filter(|&value| range.contains(&i64::from(value))).collect()
            }
        };
        for param in params {
            add(&[plain.with(&[condition(name, param)])], None);
        }
        let next = |by: usize| all[(at + by) % all.len()];
        add(&[plain.with(&[all[at], next(1)])], None);
        add(&[plain.with(&[all[at], next(1), next(2)])], None);
    }
    add(&[plain.with(&all[..5])], None);
    // Legacy, by itself and with further conditions, and deaths with conditions.
    let legacy = |book| condition("vs_book", book);
    for book in [2, 3, 11] {
        add(&[base("dmg", 15), bonus("dmg", 5, &[legacy(book)])], None);
    }
    add(&[bonus("dmg", 5, &[legacy(2), all[0]])], None);
    add(&[bonus("draw", 1, &[all[1], legacy(2), all[2]])], None);
    add(&[base("heal", 5).with(&[legacy(2)])], None);
    add(&[base("d_dmg", 5).with(&[all[6]])], None);
    add(&[base("d_draw", 2).with(&[all[7], all[8]])], None);
    add(&[bonus("d_heal", 2, &[legacy(2)])], None);
    // Every trigger, before one sentence, before two, and before a Legacy row.
    for at in 0..GAME.rules.triggers.len() {
        let trigger = Some(TriggerId(u8::try_from(at).expect("few triggers")));
        add(&[base("dmg", 4)], trigger);
        add(&[base("draw", 1).with(&[all[0]]), base("aoe", 2)], trigger);
    }
    add(&[bonus("dmg", 1, &[legacy(2)]), base("negate", 0)], Some(TriggerId(0)));
    // The longest possible list.
    let long: Vec<Spec> = VALUES.iter().map(|&val| base("dmg", val)).chain([base("draw", 1)]).collect();
    add(&long, None);
    assert!(cases.len() >= 120, "{} cases", cases.len());
    cases
}

impl Spec {
    fn with(&self, conditions: &[(ConditionId, i32)]) -> Spec {
        Spec { conditions: conditions.to_vec(), ..self.clone() }
    }
}

fn base(op: &str, val: i32) -> Spec {
    Spec { op: GAME.rules.operation_id(op).expect("an operation"), val, role: Role::Base, conditions: vec![] }
}

fn bonus(op: &str, val: i32, conditions: &[(ConditionId, i32)]) -> Spec {
    Spec { role: Role::Bonus, ..base(op, val).with(conditions) }
}

fn condition(name: &str, param: i32) -> (ConditionId, i32) {
    (GAME.rules.condition_id(name).expect("a condition"), param)
}

fn case(specs: &[Spec], trigger: Option<TriggerId>) -> Case {
    let rules = &GAME.rules;
    let rows: Vec<CheckedRow> = specs
        .iter()
        .enumerate()
        .map(|(at, spec)| CheckedRow {
            at,
            op: spec.op,
            val: spec.val,
            conditions: spec.conditions.iter().copied().collect(),
            role: spec.role,
        })
        .collect();
    let mut about: Vec<String> = trigger.map(|id| format!("{}:", rules.trigger(id).0)).into_iter().collect();
    for spec in specs {
        let (name, operation) = rules.operation(spec.op);
        about.push(name.to_string());
        about.extend(operation.val.as_ref().map(|_| spec.val.to_string()));
        match spec.role {
            Role::Base => {}
            Role::Replace => about.push("replace".to_owned()),
            Role::Bonus => about.push("bonus".to_owned()),
        }
        for (at, &(id, param)) in spec.conditions.iter().enumerate() {
            let (name, condition) = rules.condition(id);
            let param = match condition.takes {
                Takes::Nothing | Takes::Other => String::new(),
                Takes::Number(_) => format!(" {param}"),
                Takes::Subtype => {
                    let (name, _) = rules.subtypes.get_index(usize::try_from(param).expect("an index")).expect("there");
                    format!(" {name}")
                }
            };
            about.push(format!("{} {name}{param}", if at == 0 { "if" } else { "and" }));
        }
        about.push(";".to_owned());
    }
    Case {
        about: about.join(" ").replace(" ;", ";").trim_end_matches(';').to_owned(),
        rows,
        context: Context { trigger },
    }
}
