//! How strong the players of the program are: with each deck in each seat, against the other deck.

use ses_studio::kernel::Kernel;
use ses_studio::kernel::players::{Greedy, Player, RandomPlayer, Search, play_match};
use ses_studio::kernel::rules::Deck;
use ses_studio::kernel::state::{Outcome, Seat};

use super::sample;

/// How often a better player has to win, in percent.
const LEAST: u64 = 70;

/// Makes a player for a match.
type Make = fn(&Kernel, u64) -> Player;

fn random(_: &Kernel, seed: u64) -> Player {
    Player::Random(RandomPlayer::new(seed ^ 0x4d))
}

fn greedy(_: &Kernel, seed: u64) -> Player {
    Player::Greedy(Greedy::new(seed))
}

fn search(kernel: &Kernel, seed: u64) -> Player {
    Player::Search(Search::of(kernel, seed))
}

/// The half wins of a player with a deck in a seat against another player with the other deck.
fn half_wins(kernel: &Kernel, (own, other): (&Deck, &Deck), seat: Seat, matches: u64, make: [Make; 2]) -> u64 {
    let score = |seed: u64| {
        let mut players = [make[0](kernel, seed), make[1](kernel, seed)];
        let mut decks = [own, other];
        if seat == Seat(1) {
            players.reverse();
            decks.reverse();
        }
        let end = play_match(kernel, &kernel.game.setup_of(decks, seed), &mut players, &mut |_, _, _| {});
        match end.over.unwrap() {
            Outcome::Won(winner) => 2 * u64::from(winner == seat),
            Outcome::Draw => 1,
        }
    };
    (0..matches).map(score).sum()
}

fn is_better(matches: u64, least: u64, make: [Make; 2]) {
    let kernel = Kernel::new(sample().game());
    let [one, other] = &kernel.game.decks[..] else { panic!("the game has two decks") };
    for decks in [(one, other), (other, one)] {
        for seat in Seat::BOTH {
            let score = half_wins(&kernel, decks, seat, matches, make);
            eprintln!("deck {}, seat {}: {score} of {} half wins", decks.0.id, seat.0, 2 * matches);
            assert!(score * 100 >= least * 2 * matches, "{}, seat {}: {score} of {}", decks.0.id, seat.0, 2 * matches);
        }
    }
}

/// How many in a hundred matches of greedy players a deck wins, first in half of them, and how long a match is in turns.
fn share(matches: u64) -> (u64, u64) {
    let kernel = Kernel::new(sample().game());
    let [one, other] = &kernel.game.decks[..] else { panic!("the game has two decks") };
    let score: u64 =
        Seat::BOTH.iter().map(|seat| half_wins(&kernel, (one, other), *seat, matches / 2, [greedy, greedy])).sum();
    let turns = |seed: u64| {
        let mut players = [greedy(&kernel, seed), greedy(&kernel, seed + 1)];
        u64::from(play_match(&kernel, &kernel.game.setup_of([one, other], seed), &mut players, &mut |_, _, _| {}).turn)
    };
    let turns: u64 = (0..matches / 10).map(turns).sum();
    eprintln!("{score} of {} half wins, {turns} turns in {} matches", 2 * matches, matches / 10);
    (score * 100 / (2 * matches), turns * 10 / matches)
}

#[test]
fn both_decks_win_about_half_of_their_matches() {
    let (percent, turns) = share(200);
    assert!((40..=60).contains(&percent) && (8..=20).contains(&turns), "{percent} %, {turns} turns");
}

#[test]
#[ignore = "a minute"]
fn both_decks_win_45_to_55_in_a_hundred_of_two_thousand_matches() {
    let (percent, turns) = share(2000);
    assert!((45..=54).contains(&percent) && (8..=20).contains(&turns), "{percent} %, {turns} turns");
}

#[test]
fn greedy_beats_random_with_each_deck_in_each_seat() {
    is_better(20, 95, [greedy, random]);
}

/// With an optimised build: `cargo test --release --test it -- --ignored search_beats_greedy`.
#[test]
#[ignore = "many minutes without optimisation"]
fn search_beats_greedy_with_each_deck_in_each_seat() {
    is_better(50, LEAST, [search, greedy]);
}
