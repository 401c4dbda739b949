//! Preset boards, generated from the ruleset and the cards.

use super::tree::Tree;
use crate::base::Name;
use crate::engine::board::SIDES;
use crate::engine::{Game, Hero, Program, Side};
use crate::ruleset::{Capacity, SeenBy, ZoneId};

/// A preset board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Heroes and nothing else.
    Empty,
    /// The middle of a game.
    MidGame,
    /// Both players nearly dead.
    NearlyDead,
    /// Every zone in play is full.
    Full,
    /// The middle of a game against a hero of a later book.
    LaterBook,
}

impl Preset {
    /// All presets in the order of the menu.
    pub const ALL: [Preset; 5] = [Preset::Empty, Preset::MidGame, Preset::NearlyDead, Preset::Full, Preset::LaterBook];

    /// Creates the board with these heroes, where they are given. A later book replaces the opponent if necessary.
    pub fn board(self, heroes: [Option<&str>; 2], game: Game<'_>) -> Tree {
        let known = &game.library.heroes;
        let find = |id: Option<&str>| id.and_then(|id| known.get(id));
        let own = find(heroes[0]).or_else(|| known.values().next());
        let is_later = |hero: &Hero| own.is_some_and(|own| hero.book > own.book);
        let other = find(heroes[1]).filter(|hero| self != Preset::LaterBook || is_later(hero));
        let other = other
            .or_else(|| known.values().find(|hero| is_later(hero)))
            .or_else(|| known.values().find(|hero| own.is_none_or(|own| own.id != hero.id)))
            .or_else(|| known.values().next_back());
        let mut tree = Tree::object();
        tree.set("game", Tree::text(&game.rules.game));
        tree.set("seed", Tree::number(1));
        tree.set("turn", Tree::number(if self == Preset::Empty { 1 } else { 9 }));
        for (side, hero) in Side::BOTH.into_iter().zip([own, other]) {
            tree.set(SIDES[side.index()], self.player(side, hero.map(|hero| &**hero), game));
        }
        tree
    }

    fn player(self, side: Side, hero: Option<&Hero>, game: Game<'_>) -> Tree {
        let mut player = Tree::object();
        let Some(hero) = hero else { return player };
        player.set("hero", Tree::text(&hero.id));
        if self == Preset::Empty {
            return player;
        }
        let rules = game.rules;
        for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
            let damaged = rules.damage.as_ref().is_some_and(|damage| damage.to.0 == at);
            if damaged {
                let compiled = &game.library.rules;
                let table = crate::engine::Table::new(compiled);
                let mut state = crate::engine::State::empty(0);
                state.player_mut(side).numbers = compiled.player_numbers(hero.book, &hero.numbers);
                let place = compiled.layout.counter(crate::ruleset::CounterId(at));
                let start = compiled.counters.iter().find(|counter| counter.at == place);
                let start = start.map_or(0, |counter| compiled.start(counter.start, &table, &state, side));
                let now = if self == Preset::NearlyDead { start.min(3) } else { start / 2 };
                player.set(name, Tree::number(now.max(1).into()));
            } else if !counter.is_flag {
                let most = counter.max.map_or(5, |most| most.min(5));
                player.set(name, Tree::number(most.into()));
            }
        }
        let deck = Deck::of(hero, game);
        for ((name, zone), at) in rules.zones.iter().zip(0_u8..) {
            let id = ZoneId(at);
            let capacity = capacity(&zone.capacity, hero, game, id);
            let played_to = |program: &&Program| program.card_type.and_then(|id| rules.card_type(id).1.to) == Some(id);
            let waits = |program: &&Program| program.card_type.is_some_and(|id| rules.card_type(id).1.has_trigger);
            let starts_here = rules.card_types.values().any(|card_type| card_type.from == Some(id));
            let cards = if zone.units {
                let most = if self == Preset::Full { capacity } else { 2 };
                deck.ids(played_to, most)
            } else if zone.reveals {
                let most = if self == Preset::Full { capacity } else { 1 };
                deck.ids(|program| played_to(program) && waits(program), most)
            } else if starts_here && side == Side::First {
                // The hand consists of the cards that are neither in play nor set.
                let rest = |program: &&Program| {
                    !waits(program)
                        && !rules
                            .card_type(program.card_type.unwrap_or(crate::ruleset::CardTypeId(0)))
                            .1
                            .to
                            .is_some_and(|to| rules.zone(to).1.units)
                };
                deck.ids(rest, 5)
            } else {
                let count = match zone.seen_by {
                    SeenBy::Nobody => 20,
                    SeenBy::Owner => 4,
                    SeenBy::All if rules.units.as_ref().is_some_and(|units| units.destroyed_to == id) => 6,
                    SeenBy::All => 0,
                };
                player.set(name, Tree::number(count));
                continue;
            };
            player.set(name, Tree::List(cards));
        }
        player
    }
}

/// Returns the capacity of a zone at the start.
fn capacity(capacity: &Capacity, hero: &Hero, game: Game<'_>, zone: ZoneId) -> usize {
    if *capacity == Capacity::Unbounded {
        return 5;
    }
    let compiled = &game.library.rules;
    let table = crate::engine::Table::new(compiled);
    let mut state = crate::engine::State::empty(0);
    state.player_mut(Side::First).numbers = compiled.player_numbers(hero.book, &hero.numbers);
    let most = table.capacity(&state, Side::First, compiled.layout.zone(zone));
    most.and_then(|most| usize::try_from(most).ok()).unwrap_or(5)
}

/// The cards of a hero's deck, or all cards if there are none.
struct Deck<'a>(Vec<&'a Program>);

impl<'a> Deck<'a> {
    fn of(hero: &Hero, game: Game<'a>) -> Self {
        let of = |id: &Name| {
            let parts = game.rules.ids.card.parse(id, &game.rules.card_types)?;
            Some((parts.book?, parts.hero?))
        };
        let own = of(&hero.id);
        let cards = game.library.cards.iter();
        let locked: Vec<_> =
            cards.clone().filter(|(id, _)| own.is_some() && of(id) == own).map(|(_, p)| &**p).collect();
        if locked.is_empty() { Self(cards.map(|(_, program)| &**program).collect()) } else { Self(locked) }
    }

    fn ids(&self, fits: impl Fn(&&Program) -> bool, most: usize) -> Vec<Tree> {
        let fitting = self.0.iter().copied().filter(|program| fits(program));
        fitting.take(most).map(|program| Tree::text(&program.id)).collect()
    }
}
