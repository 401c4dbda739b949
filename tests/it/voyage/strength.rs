//! How strong the players of the program are: with each deck in each seat, against the other deck.

use ses_studio::kernel::Kernel;
use ses_studio::kernel::players::{Greedy, PLAYOUTS, Player, RandomPlayer, Search, play_match};
use ses_studio::kernel::rules::Deck;
use ses_studio::kernel::state::{Outcome, Seat};

use super::sample;

/// How often a better player has to win, in percent.
const LEAST: u64 = 70;

/// Makes a player for a match.
type Make = fn(u64) -> Player;

fn random(seed: u64) -> Player {
    Player::Random(RandomPlayer::new(seed ^ 0x4d))
}

fn greedy(seed: u64) -> Player {
    Player::Greedy(Greedy::new(seed))
}

fn search(seed: u64) -> Player {
    Player::Search(Search::new(seed, PLAYOUTS))
}

/// The half wins of a player with a deck in a seat against another player with the other deck.
fn half_wins(kernel: &Kernel, (own, other): (&Deck, &Deck), seat: Seat, matches: u64, make: [Make; 2]) -> u64 {
    let score = |seed: u64| {
        let mut players = [make[0](seed), make[1](seed)];
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

fn is_better(matches: u64, make: [Make; 2]) {
    let kernel = Kernel::new(sample().game());
    let [one, other] = &kernel.game.decks[..] else { panic!("the game has two decks") };
    for decks in [(one, other), (other, one)] {
        for seat in Seat::BOTH {
            let score = half_wins(&kernel, decks, seat, matches, make);
            eprintln!("deck {}, seat {}: {score} of {} half wins", decks.0.id, seat.0, 2 * matches);
            assert!(score * 100 >= LEAST * 2 * matches, "{}, seat {}: {score} of {}", decks.0.id, seat.0, 2 * matches);
        }
    }
}

#[test]
fn greedy_beats_random_with_each_deck_in_each_seat() {
    is_better(20, [greedy, random]);
}

/// With an optimised build: `cargo test --release --test it -- --ignored search_beats_greedy`.
#[test]
#[ignore = "many minutes without optimisation"]
fn search_beats_greedy_with_each_deck_in_each_seat() {
    is_better(50, [search, greedy]);
}
