//! Reads a board from a file and reports every error with its position.

use std::sync::Arc;

use super::cards::CardPosition;
use super::{Board, Game, MAX_COUNTER, SIDES};
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Code, Diagnostic, Name, Severity, closest};
use crate::card::check::number_out_of_range;
use crate::engine::state::{MAX_CARDS, Side, Spot, State};
use crate::engine::table::{Hero, Table};
use crate::message;
use crate::ruleset::ZoneId;

/// Members of a board.
pub const MEMBERS: [&str; 5] = ["game", "seed", "turn", "self", "opponent"];
/// The highest book number.
const MAX_BOOK: i64 = 999;
/// The book of a player without a hero.
const FIRST_BOOK: i32 = 1;

/// Reads the members of a board.
pub fn board(file: &mut Reader<'_, '_>, game: Game<'_>) -> Option<Board> {
    let before = file.problems().len();
    match file.text("game") {
        Some(name) if name != game.rules.game.as_str() => {
            let found = crate::base::reader::shorten(&name);
            let message = message!("problem-game", found = found, game = &game.rules.game);
            file.problems().push(Diagnostic::new(Code::GameMismatch, "/game", message));
        }
        Some(_) => {}
        None if file.has("game") => {}
        None => {
            let _ = file.require("game");
        }
    }
    let seed = file.take("seed").map_or(0, |node| seed(node, file));
    let mut board = Board {
        table: Table::new(&game.library.rules),
        state: State::empty(seed),
        written: Vec::new(),
        heroes: [None, None],
    };
    if let Some(turn) = ranged(file, "turn", 0..=i64::from(u16::MAX)) {
        board.state.turn = u16::try_from(turn).unwrap_or(1);
    }
    for side in Side::BOTH {
        let name = SIDES[side.index()];
        let above = file.path();
        let path = above.key(name);
        match file.take(name) {
            Some(node) => player(Reader::open(node, path, file.problems()), side, &mut board, game),
            None => {
                let numbers: Vec<i32> = game.library.rules.heroless.iter().map(|&(_, value)| value).collect();
                set_up(&mut board, side, FIRST_BOOK, &numbers);
            }
        }
    }
    let sound = file.problems()[before..].iter().all(|problem| problem.severity == Severity::Warning);
    (sound && file.node().shape() == Shape::Object).then_some(board)
}

/// Reads a seed: a whole number of up to 64 bits. Large ones may be strings, because other programs round large JSON
/// numbers.
fn seed(node: Node<'_>, file: &mut Reader<'_, '_>) -> u64 {
    let text = node.string();
    let read = text.as_deref().unwrap_or(node.raw()).parse();
    read.unwrap_or_else(|_| {
        let path = file.path();
        let problem = mismatch(node, path.key("seed"), "expected-seed");
        file.problems().push(problem);
        0
    })
}

/// Reads a whole number and reports one outside `range`.
pub(super) fn ranged(object: &mut Reader<'_, '_>, name: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
    let node = object.take(name)?;
    let path = object.path();
    let path = path.key(name);
    match node.integer() {
        Some(number) if range.contains(&number) => Some(number),
        // A number of twenty digits is out of range, although it does not fit into 64 bits; it is not of the wrong
        // type.
        found => {
            let whole = found.is_some() || node.raw().bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
            let problem = if whole && node.shape() == Shape::Number {
                let found = crate::base::reader::shorten(node.raw());
                let message = number_out_of_range(name, &range, found);
                Diagnostic::new(Code::StatOutOfRange, path.to_string(), message).at(node.span())
            } else {
                mismatch(node, path, "expected-integer")
            };
            object.problems().push(problem);
            None
        }
    }
}

/// Sets a player's hero numbers, and the counters to their start values.
fn set_up(board: &mut Board, side: Side, book: i32, numbers: &[i32]) {
    let rules = Arc::clone(&board.table.rules);
    board.state.player_mut(side).numbers = rules.player_numbers(book, numbers);
    for counter in &rules.counters {
        let start = rules.start(counter.start, &board.table, &board.state, side);
        board.state.player_mut(side).numbers[usize::from(counter.at)] = start;
    }
}

fn player(mut object: Reader<'_, '_>, side: Side, board: &mut Board, game: Game<'_>) {
    let rules = game.rules;
    let hero = hero(&mut object, game);
    let book = ranged(&mut object, "book", 0..=MAX_BOOK).and_then(|book| i32::try_from(book).ok());
    let mut numbers: Vec<i32> = match &hero {
        Some(hero) => hero.numbers.clone(),
        None => game.library.rules.heroless.iter().map(|&(_, value)| value).collect(),
    };
    for (number, value) in rules.hero_numbers.values().zip(&mut numbers) {
        if let Some(name) = &number.board
            && let Some(given) = ranged(&mut object, name, number.range.clone())
        {
            *value = i32::try_from(given).unwrap_or(*value);
        }
    }
    let book = book.or(hero.as_ref().map(|hero| hero.book)).unwrap_or(FIRST_BOOK);
    board.heroes[side.index()] = hero.map(|hero| hero.id.clone());
    set_up(board, side, book, &numbers);
    counters(&mut object, false, side, board, game);
    if let Some(node) = object.take("flags") {
        let above = object.path();
        let mut flags = Reader::open(node, above.key("flags"), object.problems());
        counters(&mut flags, true, side, board, game);
        let known: Vec<&str> =
            rules.counters.iter().filter(|(_, counter)| counter.is_flag).map(|(name, _)| name.as_str()).collect();
        flags.finish(&known);
    }
    // Cards in play come first in the layout, because zone capacities and costs may depend on what they add.
    for place in 0..board.table.rules.layout.zone_at.len() {
        let id = board.table.rules.layout.zone_at[place];
        zone(&mut object, id, side, board, game);
    }
    let mut known: Vec<&str> = vec!["hero", "book", "flags"];
    known.extend(rules.zones.keys().map(Name::as_str));
    known.extend(rules.counters.keys().map(Name::as_str));
    known.extend(rules.hero_numbers.values().filter_map(|number| number.board.as_deref()));
    object.finish(&known);
}

fn hero(object: &mut Reader<'_, '_>, game: Game<'_>) -> Option<Arc<Hero>> {
    let id = object.text("hero")?;
    let found = game.library.heroes.get(id.as_ref()).cloned();
    if found.is_none() {
        let message = message!("problem-no-hero", id = crate::base::reader::shorten(&id));
        let meant = closest(&id, game.library.heroes.keys().map(Name::as_str));
        let pointer = object.path().key("hero").to_string();
        object.problems().push(Diagnostic::new(Code::UnknownHero, pointer, message).did_you_mean(meant));
    }
    found
}

fn counters(object: &mut Reader<'_, '_>, flags: bool, side: Side, board: &mut Board, game: Game<'_>) {
    let rules = Arc::clone(&board.table.rules);
    for ((name, declared), counter) in game.rules.counters.iter().zip(&rules.counters) {
        if declared.is_flag != flags {
            continue;
        }
        let least = i64::from(counter.min).max(-MAX_COUNTER);
        let most = i64::from(counter.max).min(MAX_COUNTER);
        if let Some(value) = ranged(object, name, least..=most) {
            board.state.player_mut(side).numbers[usize::from(counter.at)] = i32::try_from(value).unwrap_or(0);
        }
    }
}

/// Reads a zone: a number of unknown cards, or a list.
fn zone(object: &mut Reader<'_, '_>, id: ZoneId, side: Side, board: &mut Board, game: Game<'_>) {
    let (name, declared) = game.rules.zone(id);
    let Some(node) = object.take(name) else { return };
    let above = object.path();
    let path = above.key(name);
    let place = board.table.rules.layout.zone(id);
    let items = node.items();
    let cards = match node.shape() {
        Shape::Array => items.len(),
        Shape::Number => match node.integer() {
            Some(cards) if cards >= 0 => usize::try_from(cards).unwrap_or(usize::MAX),
            _ => {
                let found = crate::base::reader::shorten(node.raw());
                let message = message!("problem-zone-count", zone = name, count = found, most = MAX_CARDS);
                let problem = Diagnostic::new(Code::StatOutOfRange, path.to_string(), message);
                object.problems().push(problem.at(node.span()));
                return;
            }
        },
        _ => {
            object.problems().push(mismatch(node, path, "expected-cards-or-count"));
            return;
        }
    };
    let most =
        board.table.capacity(&board.state, side, place).map_or(MAX_CARDS, |most| usize::try_from(most).unwrap_or(0));
    let left = MAX_CARDS - board.state.player(side).total().min(MAX_CARDS);
    if cards > most || cards > left {
        let message = if cards > most {
            message!("problem-zone-full", zone = name, cards = cards, most = most)
        } else {
            message!("problem-player-full", zone = name, cards = cards, most = MAX_CARDS, left = left)
        };
        object.problems().push(Diagnostic::new(Code::ZoneFull, path.to_string(), message).at(node.span()));
        return;
    }
    if node.shape() == Shape::Number {
        if declared.units && cards > 0 {
            let message = message!("problem-cards-as-list", zone = name);
            object.problems().push(Diagnostic::new(Code::TypeMismatch, path.to_string(), message).at(node.span()));
            return;
        }
        for at in 0..cards {
            board.put_unknown(Spot { side, zone: place, at: u8::try_from(at).unwrap_or(0) });
        }
        return;
    }
    for (at, item) in items.into_iter().enumerate() {
        let spot = Spot { side, zone: place, at: board.state.player(side).count(place) };
        super::cards::card(item, path.item(at), CardPosition { spot, zone: id }, board, game, object.problems());
    }
}

impl Path<'_> {
    /// Returns the JSON pointer of a member.
    pub(super) fn pointer(&self, name: &str) -> String {
        self.key(name).to_string()
    }
}
