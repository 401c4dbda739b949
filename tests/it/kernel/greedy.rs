//! The greedy player whose weights are data, side by side with the one in Rust: at every choice of both seats they take the
//! same action.

use ses_studio::engine::{Side, Workspace};
use ses_studio::kernel::players::{Greedy, Player, play_counted};
use ses_studio::kernel::question::{Options, Places, Question};
use ses_studio::kernel::state::{Outcome, Seat, State};
use ses_studio::kernel::{Position, Workspace as Lists};

use super::lockstep::{Both, in_format_2, named};
use crate::rust_match::{self, Action, Match};

/// What was compared.
#[derive(Debug, Default, PartialEq, Eq)]
struct Compared {
    matches: u32,
    choices: u32,
    plays: u32,
    abilities: u32,
    attacks: u32,
}

/// Plays one match with both players.
fn one(both: &Both, heroes: [&str; 2], seed: u64, first: Seat, compared: &mut Compared) {
    let (duel, setup) = both.setup(heroes, seed, Some(first));
    let native = rust_match::Greedy::new(&duel);
    let mut work = Workspace::default();
    let side = if first.0 == 0 { Side::First } else { Side::Second };
    let mut position: Match = duel.start(seed, Some(side), &mut work);
    let mut players = [1, 2].map(|seed| Player::Greedy(Greedy::new(seed)));
    let kernel = &both.kernel;
    let mut decided = |state: &State, question: &Question<'_>, places: &Places| {
        let Options::Actions { choices, .. } = question.options else { panic!("{question:?}") };
        let now = Position { kernel, state };
        let taken = kernel.chosen(choices, places);
        let taken = taken.map_or(Action::End, |choice| named(&now, &choice).unwrap());
        let expected = native.choose(&duel, &position);
        assert_eq!(taken, expected, "{heroes:?}, seed {seed}, turn {}, choice {}", state.turn, compared.choices);
        position.play(&duel, expected, &mut (), &mut work).unwrap();
        compared.choices += 1;
        match expected {
            Action::Play { .. } => compared.plays += 1,
            Action::Ability { .. } => compared.abilities += 1,
            Action::Attack { .. } => compared.attacks += 1,
            Action::End => {}
        }
    };
    let mut end = State::new(0);
    play_counted(kernel, &mut end, &setup, &mut players, &mut decided, None, &mut Lists::new());
    let outcome = end.over.map(|over| match over {
        Outcome::Draw => rust_match::Outcome::Draw,
        Outcome::Won(seat) => rust_match::Outcome::Won(if seat.0 == 0 { Side::First } else { Side::Second }),
    });
    assert!(outcome.is_some() && position.outcome() == outcome);
    assert_eq!(both.hash(&Position { kernel, state: &end }), position.hash(&duel));
    compared.matches += 1;
}

fn all(both: &Both, rounds: u64) -> Compared {
    let pairs = both.pairs();
    assert_eq!(pairs.len(), 91);
    let mut compared = Compared::default();
    for round in 0..rounds {
        for (at, &heroes) in (0_u64..).zip(&pairs) {
            let first = if (at + round) % 2 == 0 { Seat(0) } else { Seat(1) };
            one(both, heroes, ses_studio::engine::mix(round << 16 | at), first, &mut compared);
        }
    }
    compared
}

#[test]
fn greedy_by_weights_chooses_as_greedy_in_rust() {
    let compared = all(&Both::new(), 1);
    assert_eq!(compared.matches, 91);
    assert!(compared.choices > 4_000 && compared.plays > 800 && compared.attacks > 500, "{compared:?}");
    assert!(compared.abilities > 300, "{compared:?}");
}

#[test]
fn greedy_by_weights_chooses_the_same_in_format_2() {
    let both = Both::of(in_format_2("[]"));
    let mut compared = Compared::default();
    for (at, heroes) in (0..).zip(both.pairs()).step_by(13) {
        one(&both, heroes, at, Seat(0), &mut compared);
    }
    assert!(compared.choices > 200, "{compared:?}");
}

/// With an optimised build: `cargo test --release --test it -- --ignored greedy_by_weights`.
#[test]
#[ignore = "minutes without optimisation"]
fn greedy_by_weights_chooses_as_greedy_in_rust_in_nine_thousand_matches() {
    assert_eq!(all(&Both::new(), 100).matches, 9_100);
}
