//! The search player: it plays by the rules, better than the greedy one, and by nothing that is hidden from it.

use ses_studio::engine::{Generator, Handle, Side, Workspace};
use ses_studio::sim::{AgentKind, game_seed};

use super::roster;
use crate::rust_match::{Action, Actions, Agent, CardUse, Duel, GameRunner, Greedy, Match, Outcome, duels, play};

fn duel(heroes: [&str; 2]) -> Duel {
    duels(&roster(), &[heroes], true).unwrap().remove(0)
}

/// The position after so many actions of greedy players.
fn position_after(duel: &Duel, seed: u64, actions: usize) -> Option<Match> {
    let mut work = Workspace::default();
    let (mut position, greedy) = (duel.start(seed, Some(Side::First), &mut work), Greedy::new(duel));
    for _ in 0..actions {
        let action = greedy.choose(duel, &position);
        position.play(duel, action, &mut (), &mut work).ok()?;
    }
    position.outcome().is_none().then_some(position)
}

/// Moves what the player to act cannot see: the order of both decks, which cards the opponent holds, which traps it has
/// set, and what chance will bring.
fn hidden_moved(duel: &Duel, position: &Match, chance: &mut Generator) -> Match {
    let (places, own) = (*duel.places(), position.active);
    let mut moved = *position;
    moved.state.generator = Generator(chance.bits());
    let mut shuffled = |cards: Vec<Handle>| {
        let mut cards = cards;
        for last in (1..cards.len()).rev() {
            cards.swap(last, chance.below(last + 1));
        }
        cards
    };
    let deck = shuffled(position.state.player(own).zone(places.deck).to_vec());
    let mut cards = deck.into_iter();
    moved.state.recast(&duel.table, own, places.deck, |_| cards.next());
    let other = position.state.player(own.other());
    let is_hidden = |card: &Handle| !position.state.is_revealed(*card);
    let traps: Vec<Handle> = other.zone(places.traps).iter().copied().filter(is_hidden).collect();
    let rest = [other.zone(places.hand), other.zone(places.deck)].concat();
    let mut pool = shuffled([traps.clone(), rest].concat());
    let mut set = Vec::new();
    for _ in &traps {
        let at = pool.iter().position(|&card| duel.card_info(card).kind == CardUse::Hidden).unwrap();
        set.push(pool.remove(at));
    }
    let mut set = set.into_iter();
    moved.state.recast(&duel.table, own.other(), places.traps, |card| if is_hidden(&card) { set.next() } else { None });
    let mut pool = pool.into_iter();
    for zone in [places.hand, places.deck] {
        moved.state.recast(&duel.table, own.other(), zone, |_| pool.next());
    }
    moved
}

#[test]
fn hidden_cards_do_not_change_what_search_does() {
    let duel = duel(["SC-B01-H01-X01", "SC-B02-H04-X01"]);
    let (mut chance, mut legal, mut differing, mut asked) = (Generator(3), Actions::default(), 0, 0);
    let mut search = Agent::new(AgentKind::Search, &duel);
    for (seed, actions) in (0..6_u64).flat_map(|seed| [6, 15, 24, 33, 42].map(|actions| (seed, actions))) {
        let Some(position) = position_after(&duel, seed, actions) else { continue };
        let mut choice = |position: &Match| {
            search.begin(seed ^ 0x4D);
            search.choose(&duel, position, &mut legal)
        };
        let known = choice(&position);
        for _ in 0..3 {
            let moved = hidden_moved(&duel, &position, &mut chance);
            differing += usize::from(moved != position);
            asked += 1;
            assert_eq!(choice(&moved), known, "seed {seed}, after {actions} actions");
        }
    }
    assert!(asked >= 45 && differing == asked, "{differing} of {asked} positions differed in what is hidden");
}

#[test]
fn what_is_imagined_keeps_all_that_is_known() {
    let duel = duel(["SC-B01-H01-X01", "SC-B02-H01-X01"]);
    let mut chance = Generator(9);
    let (places, mut others) = (*duel.places(), 0);
    for (seed, actions) in (0..8_u64).flat_map(|seed| [10, 25, 40].map(|actions| (seed, actions))) {
        let Some(position) = position_after(&duel, seed, actions) else { continue };
        let own = position.active;
        let imagined = position.guess(&duel, own, &mut chance);
        others += usize::from(
            imagined.state.player(own.other()).zone(places.hand)
                != position.state.player(own.other()).zone(places.hand),
        );
        for side in Side::BOTH {
            let (is, was) = (imagined.state.player(side), position.state.player(side));
            assert_eq!(is.numbers, was.numbers);
            for zone in [places.field, places.discard] {
                assert_eq!(is.zone(zone), was.zone(zone));
            }
            let sorted = |zones: &[u8], player: &ses_studio::engine::Player| {
                let mut cards: Vec<Handle> = zones.iter().flat_map(|&zone| player.zone(zone)).copied().collect();
                cards.sort_unstable();
                cards
            };
            let all = [places.hand, places.deck, places.traps];
            assert_eq!(sorted(&all, is), sorted(&all, was), "no card comes or goes");
            for zone in all {
                assert_eq!(is.count(zone), was.count(zone));
            }
            assert!(is.zone(places.traps).iter().all(|&card| duel.card_info(card).kind == CardUse::Hidden));
        }
        for zone in [places.hand, places.traps] {
            assert_eq!(imagined.state.player(own).zone(zone), position.state.player(own).zone(zone));
        }
    }
    assert!(others > 10, "{others}");
}

/// Half wins of the first seat's style over both seats of so many seeds.
fn half_wins(duel: &Duel, styles: [AgentKind; 2], games: u64) -> u64 {
    let mut seat = GameRunner::new(duel, styles);
    let score = |game| {
        let (seed, first) = game_seed(4, 0, game);
        match play(duel, seed, first, &mut seat, |_, _| {}).outcome() {
            Some(Outcome::Won(Side::First)) => 2,
            Some(Outcome::Won(Side::Second)) => 0,
            Some(Outcome::Draw) | None => 1,
        }
    };
    (0..games).map(score).sum()
}

#[test]
#[ignore = "hundreds of games; .ci/run starts it"]
fn of_equal_decks_the_better_player_wins() {
    let mirror = |hero| duel([hero, hero]);
    assert!(half_wins(&mirror("SC-B01-H06-X01"), [AgentKind::Greedy, AgentKind::Random], 40) >= 2 * 32);
    // Of 160 games even players win 97 or more in one case of two hundred.
    let heroes = ["SC-B01-H01-X01", "SC-B01-H02-X01", "SC-B01-H06-X01", "SC-B02-H01-X01"];
    let won: u64 = heroes.map(|hero| half_wins(&mirror(hero), [AgentKind::Search, AgentKind::Greedy], 40)).iter().sum();
    assert!(won >= 2 * 97, "{won} half wins of 160 games");
}

#[test]
fn search_plays_one_action_at_a_time_for_whoever_asks() {
    let duel = duel(["SC-B01-H01-X01", "SC-B02-H07-X01"]);
    let mut position = position_after(&duel, 1, 12).unwrap();
    let (mut legal, mut work) = (Actions::default(), Workspace::default());
    let mut brain = Agent::new(AgentKind::Search, &duel);
    brain.begin(1);
    for _ in 0..10 {
        let action = brain.choose(&duel, &position, &mut legal);
        assert!(legal.as_slice().contains(&action) || matches!(action, Action::End));
        position.play(&duel, action, &mut (), &mut work).unwrap();
        if position.outcome().is_some() {
            break;
        }
    }
    assert!(matches!(brain, Agent::Search(_)));
}

#[test]
fn players_are_named_for_one_or_both_seats() {
    assert_eq!(AgentKind::pair("search"), Ok([AgentKind::Search; 2]));
    assert_eq!(AgentKind::pair("greedy, random"), Ok([AgentKind::Greedy, AgentKind::Random]));
    assert!(AgentKind::pair("gredy").unwrap_err().contains("did you mean `greedy`?"));
    assert!(AgentKind::pair("greedy,").is_err() && AgentKind::pair("a,b,c").is_err());
}
