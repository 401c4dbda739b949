//! What an expression about a card says when only its type, its place, whose it is and the row's word are known.

use crate::kernel::rules::Game;
use crate::ruleset::syntax::{Ast, Kind, Operator};

/// What is known about a card.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    pub kind: &'a str,
    pub zone: usize,
    /// Whether it is on the side of the effect's player.
    pub is_own: bool,
    pub word: &'a str,
}

#[derive(Clone, Debug, PartialEq)]
enum Known {
    Number(i64),
    Name(String),
    /// It depends on more than the position of the card.
    Open,
}

/// Whether a card may fulfil an expression: `false` only if it cannot.
pub fn may_hold(game: &Game, card: &Card<'_>, ast: &Ast) -> bool {
    value(game, card, ast) != Known::Number(0)
}

fn value(game: &Game, card: &Card<'_>, ast: &Ast) -> Known {
    let truth = |ast: &Ast| match value(game, card, ast) {
        Known::Number(number) => Some(number != 0),
        _ => None,
    };
    let known = |holds: Option<bool>| holds.map_or(Known::Open, |holds| Known::Number(i64::from(holds)));
    match &ast.kind {
        Kind::Number(number) => Known::Number(*number),
        Kind::Path(names) => path(game, card, names),
        Kind::Not(inner) => known(truth(inner).map(|holds| !holds)),
        Kind::Binary(operator, left, right) => match operator {
            Operator::And => match (truth(left), truth(right)) {
                (Some(false), _) | (_, Some(false)) => Known::Number(0),
                (Some(true), Some(true)) => Known::Number(1),
                _ => Known::Open,
            },
            Operator::Or => match (truth(left), truth(right)) {
                (Some(true), _) | (_, Some(true)) => Known::Number(1),
                (Some(false), Some(false)) => Known::Number(0),
                _ => Known::Open,
            },
            Operator::In => known(lies_in(game, card, left, right)),
            Operator::Equal | Operator::NotEqual => {
                let same = match (value(game, card, left), value(game, card, right)) {
                    (Known::Open, _) | (_, Known::Open) => None,
                    (one, other) => Some((one == other) == (*operator == Operator::Equal)),
                };
                known(same)
            }
            _ => Known::Open,
        },
        Kind::If(test, yes, no) => match truth(test) {
            Some(true) => value(game, card, yes),
            Some(false) => value(game, card, no),
            None => {
                let (yes, no) = (value(game, card, yes), value(game, card, no));
                if yes == no { yes } else { Known::Open }
            }
        },
        Kind::Call(..) | Kind::Member(..) | Kind::Minus(_) => Known::Open,
    }
}

fn path(game: &Game, card: &Card<'_>, names: &[String]) -> Known {
    let name = |name: &str| Known::Name(name.to_owned());
    let side = if card.is_own { "self" } else { "opponent" };
    match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["it", "type"] => name(card.kind),
        ["it", "zone"] => game.zones.get_index(card.zone).map_or(Known::Open, |(zone, _)| name(zone)),
        ["it", "player" | "owner"] => name(side),
        ["word"] => name(card.word),
        ["it" | "this" | "row" | "param", ..] => Known::Open,
        [word] => name(word),
        _ => Known::Open,
    }
}

/// `it in self.hand`, `it in both.play`.
fn lies_in(game: &Game, card: &Card<'_>, left: &Ast, right: &Ast) -> Option<bool> {
    let (Kind::Path(left), Kind::Path(right)) = (&left.kind, &right.kind) else { return None };
    let ([it], [side, place]) = (&left[..], &right[..]) else { return None };
    if it != "it" {
        return None;
    }
    let zones = zones_of(game, place)?;
    let is_side = match side.as_str() {
        "self" => card.is_own,
        "opponent" => !card.is_own,
        "both" => true,
        _ => return None,
    };
    Some(is_side && zones >> card.zone & 1 == 1)
}

/// The zones of a place, one bit each: of a zone, or of a group.
pub fn zones_of(game: &Game, place: &str) -> Option<u32> {
    if let Some(at) = game.zones.get_index_of(place) {
        return Some(1 << at);
    }
    game.groups.get(place).map(|zones| zones.iter().fold(0, |mask, zone| mask | 1 << zone.index()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Source;
    use crate::ruleset::syntax::term;

    #[test]
    fn what_depends_on_more_than_the_place_is_open() {
        let text = include_str!("../../tests/suite/kernel/tiny.json");
        let game = Game::read(&Source::new("ruleset.json", text)).0.expect("a game");
        let field = game.zones.get_index_of("field").expect("a zone");
        let card = Card { kind: "creature", zone: field, is_own: true, word: "swift" };
        let may = |text: &str| may_hold(&game, &card, &term(text).expect("an expression"));
        assert!(may("it.type == creature") && !may("it.type == trick"));
        assert!(may("it in self.field") && !may("it in opponent.field") && !may("it.zone == hand"));
        assert!(may("it.cost > 5") && !may("it.cost > 5 and it.type == trick"));
        assert!(may("if it.type == trick then word == none else word == swift"));
        assert!(!may("not (it.type == creature)"));
    }
}
