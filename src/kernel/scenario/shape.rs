//! What each member of a file of scenarios must be: a list where cases are listed, an object where a side is described. What
//! is of another shape would be passed over, and the case would hold without what it says.

use serde_json::{Map, Value};

use super::Difference;
use super::difference::Differences;
use super::naming::side;
use super::start::seed;

/// What a member is. `null` is passed on to whoever reads the member; in a list it is an item of no shape.
#[derive(Clone, Copy)]
enum Shape {
    Flag,
    Number,
    /// A whole number from 0.
    Count,
    Text,
    /// `self` or `opponent`.
    Side,
    /// A number, or a text, because programs round large numbers.
    Seed,
    /// `true` for any reason, or the reason.
    Refusal,
    /// An object whose members with these names are of these shapes, and others of any.
    Object(&'static [(&'static str, Shape)]),
    /// An object whose members are all of this shape.
    Each(&'static Shape),
    /// A list of such values, or a single one.
    List(&'static Shape),
    /// A card: its id, or an object with these members.
    Card,
    /// A player: members that are lists or objects are cards, apart from flags and phases that are skipped.
    Player,
}

const ANY_OBJECT: Shape = Shape::Object(&[]);
const OBJECTS: Shape = Shape::List(&ANY_OBJECT);

const FILE: &[(&str, Shape)] = &[
    ("game", Shape::Text),
    ("defaults", Shape::Object(DEFAULTS)),
    ("cards", OBJECTS),
    ("cases", OBJECTS),
    ("checks", OBJECTS),
    ("texts", OBJECTS),
    ("reads", OBJECTS),
];

const DEFAULTS: &[(&str, Shape)] = &[
    ("board", Shape::Object(BOARD)),
    ("player", Shape::Player),
    ("card", Shape::Each(&ANY_OBJECT)),
    ("unknown", Shape::Text),
];

const CASE: &[(&str, Shape)] = &[
    ("name", Shape::Text),
    ("cards", OBJECTS),
    ("chapter", ANY_OBJECT),
    ("board", Shape::Object(BOARD)),
    ("steps", Shape::List(&Shape::Object(STEP))),
    ("expect", Shape::Object(EXPECT)),
];

/// What a check is of may be wrong in any way, apart from a board or a deck.
const CHECK: &[(&str, Shape)] = &[
    ("name", Shape::Text),
    ("deck", Shape::List(&Shape::Card)),
    ("board", Shape::Object(BOARD)),
    ("codes", Shape::List(&Shape::Text)),
];

const BOARD: &[(&str, Shape)] = &[
    ("turn", Shape::Count),
    ("active", Shape::Side),
    ("first", Shape::Side),
    ("phase", Shape::Text),
    ("seed", Shape::Seed),
    ("settings", Shape::Each(&Shape::Text)),
    ("levers", Shape::Each(&Shape::Number)),
    ("legacy", Shape::Flag),
    ("match", Shape::Flag),
    ("self", Shape::Player),
    ("opponent", Shape::Player),
];

/// What a card says beside what is printed on it.
static CARD: [(&str, Shape); 11] = [
    ("card", Shape::Text),
    ("as", Shape::Text),
    ("on", Shape::Text),
    ("owner", Shape::Side),
    ("arrived", Shape::Flag),
    ("revealed", Shape::Flag),
    ("printed", ANY_OBJECT),
    ("under", Shape::List(&Shape::Card)),
    ("this_turn", ANY_OBJECT),
    ("until", Shape::Each(&ANY_OBJECT)),
    ("attached", OBJECTS),
];

const STEP: &[(&str, Shape)] = &[
    ("by", Shape::Side),
    ("stop", Shape::Count),
    ("refused", Shape::Refusal),
    ("end_phase", Shape::Flag),
    ("end_turn", Shape::Flag),
    ("concede", Shape::Flag),
    ("save_load", Shape::Flag),
    ("to_phase", Shape::Text),
    ("start", Shape::Object(&[("first", Shape::Side), ("decks", ANY_OBJECT)])),
    ("player", Shape::Text),
    ("expect", Shape::Object(EXPECT)),
];

const EXPECT: &[(&str, Shape)] = &[
    ("self", ANY_OBJECT),
    ("opponent", ANY_OBJECT),
    ("cards", Shape::Each(&ANY_OBJECT)),
    ("asks", ANY_OBJECT),
    ("legal", ANY_OBJECT),
    ("winner", Shape::Text),
    ("active", Shape::Side),
    ("phase", Shape::Text),
    ("seed", Shape::Seed),
];

impl Shape {
    /// What a value must be, as a sentence goes on.
    fn wanted(self) -> &'static str {
        match self {
            Shape::Flag => "true or false",
            Shape::Number => "a number",
            Shape::Count => "a number from 0",
            Shape::Text => "a text",
            Shape::Side => "`self` or `opponent`",
            Shape::Seed => "a number from 0, or one as a text",
            Shape::Refusal => "true, or the reason",
            Shape::Object(_) | Shape::Each(_) | Shape::Player => "an object",
            Shape::List(Shape::Text) => "a list of texts",
            Shape::List(Shape::Card) => "a list of cards",
            Shape::List(_) => "a list of objects",
            Shape::Card => "an id or an object",
        }
    }

    /// Whether a value itself is of this shape, whatever its parts.
    fn is(self, value: &Value) -> bool {
        match self {
            Shape::Flag => value.is_boolean(),
            Shape::Number => super::number(value).is_some(),
            Shape::Count => value.as_u64().is_some(),
            Shape::Text => value.is_string(),
            Shape::Side => value.as_str().and_then(side).is_some(),
            Shape::Seed => seed(Some(value)).is_some(),
            Shape::Refusal => value.is_boolean() || value.is_string(),
            Shape::Object(_) | Shape::Each(_) | Shape::Player => value.is_object(),
            Shape::List(item) => value.is_array() || item.is(value),
            Shape::Card => value.is_string() || value.is_object(),
        }
    }

    /// Compares a value and its parts; `name` is its member's.
    fn check(self, name: &str, value: &Value, differs: &mut Differences) {
        if value.is_null() {
            return;
        }
        if !self.is(value) {
            differs.push(format!("`{name}` is {}, not {value}", self.wanted()));
            return;
        }
        match (self, value) {
            (Shape::Object(known), Value::Object(members)) => each(known, members, differs),
            (Shape::Card, Value::Object(members)) => each(&CARD, members, differs),
            (Shape::Player, Value::Object(members)) => {
                for (name, value) in members {
                    let shape = match name.as_str() {
                        "flags" => Shape::Each(&Shape::Number),
                        "skip" => Shape::List(&Shape::Text),
                        _ if value.is_array() || value.is_object() => Shape::List(&Shape::Card),
                        _ => continue,
                    };
                    differs.within(name, |differs| shape.check(name, value, differs));
                }
            }
            (Shape::Each(shape), Value::Object(members)) => {
                for (name, value) in members {
                    differs.within(name, |differs| shape.check(name, value, differs));
                }
            }
            (Shape::List(shape), Value::Array(items)) => {
                for (at, value) in items.iter().enumerate() {
                    differs.within(&at.to_string(), |differs| match value {
                        Value::Null => differs.push(format!("`{name}` has an item that is null")),
                        value => shape.check(name, value, differs),
                    });
                }
            }
            (Shape::List(shape), value) => shape.check(name, value, differs),
            _ => {}
        }
    }
}

/// Compares the members of an object that are known.
fn each(known: &[(&str, Shape)], members: &Map<String, Value>, differs: &mut Differences) {
    for (name, shape) in known {
        if let Some(value) = members.get(*name) {
            differs.within(name, |differs| shape.check(name, value, differs));
        }
    }
}

/// What a file says beside its cases.
pub(super) fn file(file: &Value) -> Vec<Difference> {
    let mut differs = Differences::at("");
    Shape::Object(FILE).check("file", file, &mut differs);
    differs.finish()
}

/// A case with its board, its steps and what they expect.
pub(super) fn case(case: &Value, differs: &mut Differences) {
    Shape::Object(CASE).check("case", case, differs);
}

/// A check.
pub(super) fn check(check: &Value, differs: &mut Differences) {
    Shape::Object(CHECK).check("check", check, differs);
}
