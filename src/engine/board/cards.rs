//! Reads one card of a board: an id, a card written out in full, or an unknown card.

use std::sync::Arc;

use super::read::ranged;
use super::{Board, CardSource, Game, MAX_STAT};
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader, mismatch, shorten};
use crate::base::{Argument, Code, Diagnostic, Name, closest};
use crate::card::check::unknown;
use crate::engine::change;
use crate::engine::program::{Printed, Program};
use crate::engine::state::{Spot, Unit};
use crate::message;
use crate::ruleset::limits::MAX_CARD_NUMBERS;
use crate::ruleset::{CardTypeId, Ruleset, ZoneId};

/// Members of a card that is written out, apart from its numbers.
pub const MEMBERS: [&str; 10] =
    ["card", "type", "subtype", "trigger", "book", "effects", "this_turn", "arrived", "revealed", "printed"];

/// The position of a card on a board.
#[derive(Clone, Copy)]
pub struct CardPosition {
    /// The position in the state.
    pub spot: Spot,
    /// The zone's id in the ruleset.
    pub zone: ZoneId,
}

/// Reads a card and puts it at `place`.
pub fn card(
    node: Node<'_>,
    path: Path<'_>,
    place: CardPosition,
    board: &mut Board,
    game: Game<'_>,
    problems: &mut Vec<Diagnostic>,
) {
    let units = game.rules.zone(place.zone).1.units;
    match node.shape() {
        Shape::String => {
            let id = node.string().unwrap_or_default();
            if let Some(program) = by_id(&id, path, game, problems) {
                let unit = Unit { numbers: program.numbers, ..Unit::default() };
                board.put(place.spot, &program, CardSource::Id(id.into()), unit, false);
            }
        }
        Shape::Object if node.members().is_empty() && !units => board.put_unknown(place.spot),
        Shape::Object => object(Reader::open(node, path, problems), place, board, game),
        _ => problems.push(mismatch(node, path, "expected-card")),
    }
}

/// Returns the compiled card with an id, or reports an unknown id.
pub fn by_id(id: &str, path: Path<'_>, game: Game<'_>, problems: &mut Vec<Diagnostic>) -> Option<Arc<Program>> {
    let found = game.library.cards.get(id).cloned();
    if found.is_none() {
        let message = message!("problem-card-unusable", id = shorten(id));
        let meant = closest(id, game.library.cards.keys().map(Name::as_str));
        problems.push(Diagnostic::new(Code::UnknownCard, path.to_string(), message).did_you_mean(meant));
    }
    found
}

fn object(mut object: Reader<'_, '_>, place: CardPosition, board: &mut Board, game: Game<'_>) {
    let zone = game.rules.zone(place.zone).1;
    let before = object.problems().len();
    let path = object.path();
    let (program, written) = match object.text("card") {
        Some(id) => match by_id(&id, path.key("card"), game, object.problems()) {
            Some(program) => (program, CardSource::Id(id.into())),
            None => return,
        },
        None => match written_out(&mut object, Some(place.zone), game) {
            Some(program) => {
                let value = serde_json::from_str(object.node().raw()).unwrap_or_default();
                (Arc::new(program), CardSource::Object(Arc::new(value)))
            }
            None => return,
        },
    };
    let mut unit = Unit { numbers: program.numbers, ..Unit::default() };
    if zone.units {
        unit.arrived = object.flag("arrived").unwrap_or(false);
        // For a card that is written out, these members are also its printed numbers and have been read already.
        if matches!(written, CardSource::Id(_)) || object.has("printed") {
            numbers(&mut object, game.rules, &mut unit.numbers, true);
        }
        let above = object.path();
        if let Some(node) = object.take("this_turn") {
            let mut part = Reader::open(node, above.key("this_turn"), object.problems());
            for (at, name) in game.rules.numbers.keys().enumerate().take(MAX_CARD_NUMBERS) {
                if let Some(value) = ranged(&mut part, name, -MAX_STAT..=MAX_STAT) {
                    unit.this_turn[at] = i16::try_from(value).unwrap_or(0);
                }
            }
            part.finish(&game.rules.numbers.keys().map(Name::as_str).collect::<Vec<_>>());
        }
        let health = game.library.rules.units.map(|units| usize::from(units.health));
        if let Some(health) = health.filter(|&at| unit.numbers.get(at).is_none_or(|&health| health < 1)) {
            let name = game.rules.numbers.get_index(health).map_or("", |(name, _)| name.as_str());
            let message = message!("problem-in-play-needs", number = Argument::number(name), least = 1);
            object.problems().push(Diagnostic::new(Code::StatMissing, above.pointer(name), message));
        }
    }
    let revealed = zone.reveals && object.flag("revealed").unwrap_or(false);
    let known: Vec<&str> = MEMBERS.into_iter().chain(game.rules.numbers.keys().map(Name::as_str)).collect();
    object.finish(&known);
    let sound = object.problems()[before..].iter().all(|problem| problem.severity == crate::base::Severity::Warning);
    if sound {
        board.put(place.spot, &program, written, unit, revealed);
    }
}

/// Reads the numbers that the card has into `into`; the others keep their value.
fn numbers(object: &mut Reader<'_, '_>, rules: &Ruleset, into: &mut [i16; MAX_CARD_NUMBERS], in_play: bool) {
    for ((name, number), value) in rules.numbers.iter().zip(into) {
        let least = if in_play { (*number.range.start()).min(0) } else { *number.range.start() };
        if let Some(given) = ranged(object, name, least..=MAX_STAT) {
            *value = i16::try_from(given).unwrap_or(*value);
        }
    }
}

/// Reads and compiles a card that is written out: type, printed values and effects.
pub fn written_out(object: &mut Reader<'_, '_>, zone: Option<ZoneId>, game: Game<'_>) -> Option<Program> {
    let rules = game.rules;
    let before = object.problems().len();
    let type_name = object.text("type");
    let subtype = named(object, "subtype", Code::UnknownSubtype, "expected-subtype", rules.subtypes.keys(), |name| {
        rules.subtype_id(name)
    });
    let trigger = named(object, "trigger", Code::UnknownTrigger, "expected-trigger", rules.triggers.keys(), |name| {
        rules.trigger_id(name)
    });
    let card_type = match type_name {
        None => Some(infer_type(object.node(), zone, rules)),
        Some(name) => {
            let found = rules.card_type_id(&name);
            if found.is_none() {
                let names = rules.card_types.keys().map(Name::as_str);
                let message = unknown(&name, "expected-card-type");
                let pointer = object.path().pointer("type");
                let problem = Diagnostic::new(Code::UnknownCardType, pointer, message);
                object.problems().push(problem.did_you_mean(closest(&name, names)));
            }
            found
        }
    };
    let book = ranged(object, "book", 0..=999).and_then(|book| i32::try_from(book).ok());
    // In play, the numbers are the current ones; the printed ones may differ.
    let units = zone.is_some_and(|zone| rules.zone(zone).1.units);
    let mut least = [0_i16; MAX_CARD_NUMBERS];
    let above = object.path();
    if let Some(node) = object.take("printed") {
        let mut printed = Reader::open(node, above.key("printed"), object.problems());
        numbers(&mut printed, rules, &mut least, false);
        printed.finish(&rules.numbers.keys().map(Name::as_str).collect::<Vec<_>>());
        let now = object.node();
        for (name, value) in rules.numbers.keys().zip(&mut least) {
            if now.member("printed").is_some_and(|printed| printed.member(name).is_none()) {
                let given = now.member(name).and_then(Node::integer);
                *value = given.and_then(|given| i16::try_from(given).ok()).unwrap_or(*value);
            }
        }
    } else {
        numbers(object, rules, &mut least, units);
    }
    let items = object.list("effects");
    let printed_numbers: Vec<i32> = least.iter().map(|&number| i32::from(number)).collect();
    let card_type = card_type?;
    let printed = Printed { id: "", card_type, book, numbers: &printed_numbers, subtype, trigger, rows: &[] };
    let program = game.effects(&items, above.key("effects"), &printed, object.problems());
    let sound = object.problems()[before..].iter().all(|problem| problem.severity == crate::base::Severity::Warning);
    if rules.card_type(card_type).1.is_hero && zone.is_some() {
        let message = message!("problem-hero-in-zone");
        object.problems().push(Diagnostic::new(Code::UnknownCardType, above.pointer("type"), message));
        return None;
    }
    program.filter(|_| sound)
}

fn named<'n, T>(
    object: &mut Reader<'_, '_>,
    member: &str,
    code: Code,
    kind: &'static str,
    names: impl Iterator<Item = &'n Name>,
    id: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let text = object.text(member)?;
    let found = id(&text);
    if found.is_none() {
        let message = unknown(&text, kind);
        let pointer = object.path().pointer(member);
        let meant = closest(&text, names.map(Name::as_str));
        object.problems().push(Diagnostic::new(code, pointer, message).did_you_mean(meant));
    }
    found
}

/// Infers the type of a card that is written out: the type that has all members of the card, lacks the fewest, and goes
/// to the card's zone.
fn infer_type(node: Node<'_>, zone: Option<ZoneId>, rules: &Ruleset) -> CardTypeId {
    let has = |name: &str| node.member(name).is_some();
    let in_play = zone.filter(|&zone| rules.zone(zone).1.units || rules.zone(zone).1.reveals);
    let candidates = rules.card_types.values().zip(0_u8..).filter(|(card_type, _)| !card_type.is_hero);
    let rated = candidates.map(|(card_type, at)| {
        let number = |name: &str| rules.number_id(name).is_some_and(|id| card_type.numbers.contains(&id));
        let mut surplus = usize::from(has("subtype") && !card_type.has_subtype);
        surplus += usize::from(has("trigger") && !card_type.has_trigger);
        surplus += rules.numbers.keys().filter(|name| has(name) && !number(name)).count();
        let mut missing = usize::from(card_type.has_subtype && !has("subtype"));
        missing += usize::from(card_type.has_trigger && !has("trigger"));
        missing += rules.numbers.keys().filter(|name| number(name) && !has(name)).count();
        let elsewhere = in_play.is_some() && card_type.to != in_play;
        (elsewhere, surplus, missing, at)
    });
    CardTypeId(rated.min().map_or(0, |(_, _, _, at)| at))
}

impl Board {
    /// Puts a card at the end of its zone.
    fn put(&mut self, spot: Spot, program: &Arc<Program>, written: CardSource, unit: Unit, revealed: bool) {
        let Some(handle) = self.table.add(Some(program)) else { return };
        self.written.push(written);
        change::put(&mut self.state, &self.table, spot, handle, unit);
        self.state.reveal(handle, revealed);
    }

    /// Puts an unknown card at the end of its zone.
    pub(super) fn put_unknown(&mut self, spot: Spot) {
        let Some(handle) = self.table.add(None) else { return };
        self.written.push(CardSource::Unknown);
        change::put(&mut self.state, &self.table, spot, handle, Unit::default());
    }
}
