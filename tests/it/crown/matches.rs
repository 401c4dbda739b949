//! A6: random matches.

use ses_studio::kernel::ids::{CounterId, StatementId, ZoneId};
use ses_studio::kernel::state::{Seat, State};
use ses_studio::kernel::{Kernel, Position, RandomPlayer, Watch, Workspace};

use super::game;

/// Looks at every statement of a match: Essence is within its bounds, whatever is done.
struct Bounds {
    essence: CounterId,
    most: CounterId,
    seen: usize,
}

impl Watch for Bounds {
    fn statement(&mut self, _: StatementId, state: &State) {
        for seat in Seat::BOTH {
            let (essence, most) = (state.counter(seat, self.essence), state.counter(seat, self.most));
            assert!((0..=most).contains(&essence), "{essence} of {most}");
        }
        self.seen += 1;
    }
}

/// Random matches end, conserve cards but for those that are made, keep the laws, and play again to the same position.
/// Every tenth is looked at statement by statement.
fn random_matches(count: u64) {
    let kernel = Kernel::new(game());
    let counter = |name: &str| CounterId::at(kernel.game.counters.get_index_of(name).unwrap()).unwrap();
    let mut bounds = Bounds { essence: counter("essence"), most: counter("essence_max"), seen: 0 };
    let mut work = Workspace::new();
    for seed in 0..count {
        let setup = kernel.game.random_setup(seed);
        let mut state = kernel.lay(&setup);
        kernel.play_out(&mut state, &mut RandomPlayer::new(seed), None, &mut work);
        assert!(state.over.is_some(), "match {seed} does not end");
        let dealt: usize = setup.cards.iter().map(Vec::len).sum();
        assert_eq!(state.cards.iter().filter(|card| !card.is_made).count(), dealt, "match {seed}");
        let zones = || (0..kernel.game.zones.len()).filter_map(ZoneId::at);
        let placed: usize = Seat::BOTH
            .iter()
            .flat_map(|&seat| zones().map(move |zone| (seat, zone)))
            .fold(0, |sum, (seat, zone)| sum + state.pile(seat, zone).len());
        assert_eq!(placed, state.cards.len(), "match {seed}");
        assert!(Position { kernel: &kernel, state: &state }.is_valid(), "match {seed}");
        if seed % 10 == 0 {
            let mut again = kernel.lay(&setup);
            kernel.play_out(&mut again, &mut RandomPlayer::new(seed), Some(&mut bounds), &mut work);
            assert_eq!(again.hash(), state.hash(), "match {seed}");
        }
    }
    assert!(bounds.seen as u64 > count, "{} statements", bounds.seen);
}

#[test]
fn a6_random_matches_end_and_conserve_cards() {
    random_matches(300);
}

#[test]
#[ignore = "minutes; started by hand after a change to the kernel"]
fn a6_a_million_random_matches_end_and_conserve_cards() {
    random_matches(1_000_000);
}
