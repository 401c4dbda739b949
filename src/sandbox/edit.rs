//! Edits of a board: how a click, a key or a drop changes the file.

use super::tree::Tree;
use crate::base::Name;
use crate::engine::Side;
use crate::engine::board::SIDES;
use crate::ruleset::{Ruleset, Zone};

/// A position for a card: the player, the zone, and the index from the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardPosition {
    /// The zone's owner.
    pub side: Side,
    /// The zone's id.
    pub zone: Name,
    /// The index; the number of cards means the end.
    pub at: usize,
}

/// An edit of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets the number of the turn.
    Turn(u16),
    /// Sets the seed.
    Seed(u64),
    /// Sets or removes a player's hero. The values of the old hero are removed, so that those of the new one apply.
    Hero(Side, Option<Name>),
    /// Sets a player's book.
    Book(Side, i64),
    /// Sets a counter that is no flag, or a hero number, by its name on the board.
    Number(Side, Name, i64),
    /// Sets a counter that is a flag.
    Flag(Side, Name, i64),
    /// Sets a number of a card in play.
    CardNumber(BoardPosition, Name, i64),
    /// Sets a mark of a card.
    Mark(BoardPosition, Mark, bool),
    /// Inserts a card: an id, or one written out.
    Insert(BoardPosition, Tree),
    /// Moves a card.
    Move(BoardPosition, BoardPosition),
    /// Removes a card.
    Remove(BoardPosition),
    /// Sets the number of cards in a zone; unknown cards are added or removed at its bottom.
    Count(Side, Name, usize),
}

/// A mark that a card on a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It came into play this turn.
    Arrived,
    /// It has responded this turn.
    Revealed,
}

impl Mark {
    fn name(self) -> &'static str {
        match self {
            Mark::Arrived => "arrived",
            Mark::Revealed => "revealed",
        }
    }
}

/// Edits the file. The meaning for the board is checked when the board is read.
pub fn edit(tree: &mut Tree, edit: Edit, rules: &Ruleset) {
    match edit {
        Edit::Turn(turn) => tree.set("turn", Tree::number(turn.into())),
        Edit::Seed(seed) => tree.set("seed", Tree::seed(seed)),
        Edit::Hero(who, hero) => {
            let player = player(tree, who);
            let of_hero = rules.hero_numbers.values().filter_map(|number| number.board.as_deref());
            for name in of_hero.chain(["book"]) {
                player.remove(name);
            }
            match hero {
                Some(hero) => player.set("hero", Tree::text(&hero)),
                None => drop(player.remove("hero")),
            }
        }
        Edit::Book(who, book) => player(tree, who).set("book", Tree::number(book)),
        Edit::Number(who, name, value) => player(tree, who).set(&name, Tree::number(value)),
        Edit::Flag(who, name, value) => player(tree, who).member("flags").set(&name, Tree::number(value)),
        Edit::CardNumber(place, name, value) => {
            if let Some(card) = card(tree, &place) {
                written_out(card).set(&name, Tree::number(value));
            }
        }
        Edit::Mark(place, mark, on) => {
            if let Some(card) = card(tree, &place) {
                let card = written_out(card);
                if on {
                    card.set(mark.name(), Tree::flag(true));
                } else {
                    card.remove(mark.name());
                }
                shorten(card);
            }
        }
        Edit::Insert(place, card) => insert(tree, &place, card, rules),
        Edit::Move(from, to) => {
            let Some(card) = take(tree, &from, rules) else { return };
            let mut to = to;
            // Within a zone, the cards behind the moved one have moved up.
            if to.side == from.side && to.zone == from.zone && to.at > from.at {
                to.at -= 1;
            }
            let card = if to.side == from.side && to.zone == from.zone { card } else { moved(card, &to, rules) };
            insert(tree, &to, card, rules);
        }
        Edit::Remove(place) => drop(take(tree, &place, rules)),
        Edit::Count(who, zone, count) => {
            let cards = cards(tree, who, &zone);
            let over = cards.len().saturating_sub(count);
            cards.drain(..over);
            let missing = count - cards.len();
            cards.splice(0..0, std::iter::repeat_n(Tree::object(), missing));
            collapse_unknown(tree, who, &zone, rules);
        }
    }
}

/// Returns a player's part of the file.
fn player(tree: &mut Tree, who: Side) -> &mut Tree {
    let player = tree.member(SIDES[who.index()]);
    if !matches!(player, Tree::Object(_)) {
        *player = Tree::object();
    }
    player
}

/// Returns the cards of a zone as a list; a number of unknown cards becomes one.
fn cards<'t>(tree: &'t mut Tree, who: Side, zone: &str) -> &'t mut Vec<Tree> {
    let zone = player(tree, who).member(zone);
    if !matches!(zone, Tree::List(_)) {
        let unknown = zone.as_number().and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
        // Limit the length, because a file can say any number.
        *zone = Tree::List(vec![Tree::object(); unknown.min(crate::engine::MAX_CARDS)]);
    }
    match zone {
        Tree::List(cards) => cards,
        _ => unreachable!("it has just been made a list"),
    }
}

/// Returns the card at a position.
fn card<'t>(tree: &'t mut Tree, place: &BoardPosition) -> Option<&'t mut Tree> {
    cards(tree, place.side, &place.zone).get_mut(place.at)
}

/// Writes a zone of unknown cards as a number again.
fn collapse_unknown(tree: &mut Tree, who: Side, zone: &str, rules: &Ruleset) {
    if rules.zones.get(zone).is_some_and(|zone| zone.units) {
        return;
    }
    let list = cards(tree, who, zone);
    if list.iter().all(|card| *card == Tree::object()) {
        let count = i64::try_from(list.len()).unwrap_or(0);
        player(tree, who).set(zone, Tree::number(count));
    }
}

fn insert(tree: &mut Tree, place: &BoardPosition, card: Tree, rules: &Ruleset) {
    let cards = cards(tree, place.side, &place.zone);
    let at = place.at.min(cards.len());
    cards.insert(at, card);
    collapse_unknown(tree, place.side, &place.zone, rules);
}

fn take(tree: &mut Tree, place: &BoardPosition, rules: &Ruleset) -> Option<Tree> {
    let cards = cards(tree, place.side, &place.zone);
    if place.at >= cards.len() {
        return None;
    }
    let card = cards.remove(place.at);
    collapse_unknown(tree, place.side, &place.zone, rules);
    Some(card)
}

/// Removes the values of a card that have no meaning in another zone, such as its numbers in play.
fn moved(mut card: Tree, to: &BoardPosition, rules: &Ruleset) -> Tree {
    let zone: Option<&Zone> = rules.zones.get(&to.zone);
    let (units, reveals) = zone.map_or((false, false), |zone| (zone.units, zone.reveals));
    if !units {
        let is_known = card.get("card").is_some();
        for name in ["this_turn", "arrived"] {
            card.remove(name);
        }
        if is_known {
            for name in rules.numbers.keys() {
                card.remove(name);
            }
        } else if let Some(Tree::Object(printed)) = card.remove("printed") {
            for (name, value) in printed {
                card.set(&name, value);
            }
        }
    }
    if !reveals {
        card.remove("revealed");
    }
    shorten(&mut card);
    card
}

/// Turns a card that is an id into an object, so that it can have members.
fn written_out(card: &mut Tree) -> &mut Tree {
    if let Some(id) = card.as_text() {
        *card = Tree::object();
        card.set("card", Tree::text(&id));
    }
    card
}

/// Turns a card with nothing but an id into the id.
fn shorten(card: &mut Tree) {
    let Tree::Object(members) = &*card else { return };
    if let [(name, id)] = members.as_slice()
        && &**name == "card"
    {
        *card = id.clone();
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardPosition, Edit, Tree, edit};
    use crate::base::Source;
    use crate::engine::Side;
    use crate::ruleset::{Ruleset, STARFALL};

    fn place(zone: &str, at: usize) -> BoardPosition {
        BoardPosition { side: Side::First, zone: zone.into(), at }
    }

    #[test]
    fn cards_go_from_zone_to_zone_and_leave_behind_what_they_had_in_play() {
        let (rules, _) = Ruleset::read(&Source::new("ruleset", STARFALL));
        let rules = rules.expect("the bundled ruleset is sound");
        let text = r#"{ "self": { "hand": 2, "field": [{ "card": "A", "hp": 2, "arrived": true, "mine": [1.0] }] } }"#;
        let mut tree = Tree::read(text).expect("it is JSON");
        edit(&mut tree, Edit::Insert(place("hand", 1), Tree::text("B")), &rules);
        edit(&mut tree, Edit::Move(place("field", 0), place("hand", 3)), &rules);
        let mut hand = String::new();
        tree.at(["self", "hand"]).expect("there is a hand").inline(&mut hand);
        assert_eq!(hand, r#"[{}, "B", {}, { "card": "A", "mine": [1.0] }]"#);
        edit(&mut tree, Edit::Remove(place("hand", 3)), &rules);
        edit(&mut tree, Edit::Remove(place("hand", 1)), &rules);
        edit(&mut tree, Edit::Count(Side::First, "hand".into(), 7), &rules);
        assert_eq!(tree.at(["self", "hand"]).and_then(Tree::as_number), Some(7));
        edit(&mut tree, Edit::Insert(place("field", 0), Tree::text("B")), &rules);
        edit(&mut tree, Edit::CardNumber(place("field", 0), "hp".into(), 9), &rules);
        assert_eq!(tree.at(["self", "field", "0", "hp"]).and_then(Tree::as_number), Some(9));
    }
}
