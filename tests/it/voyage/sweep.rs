//! Long runs, started by hand.

use ses_studio::kernel::question::{Chooser, Places, Question, Why};
use ses_studio::kernel::{Position, RandomPlayer, Workspace};

use super::table::Table;
use super::walk::walk;

/// Answers by chance, and looks at the position after every action.
struct Checking {
    player: RandomPlayer,
    actions: u64,
}

impl Chooser for Checking {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if matches!(question.why, Why::Phase(_)) {
            self.actions += 1;
            assert!(position.is_valid(), "a law of the rules is broken");
        }
        Some(self.player.answer(question))
    }
}

/// Plays matches between random decks; returns the actions and the longest match in turns.
fn play(seeds: std::ops::Range<u64>) -> (u64, u16) {
    let table = Table::new();
    let mut work = Workspace::new();
    let (mut actions, mut longest) = (0, 0);
    for seed in seeds {
        let mut state = table.kernel.lay(&table.setup(seed));
        let mut chooser = Checking { player: RandomPlayer::new(seed), actions: 0 };
        table.kernel.play_out(&mut state, &mut chooser, None, &mut work);
        assert!(state.over.is_some(), "match {seed} does not end");
        assert!(Position { kernel: &table.kernel, state: &state }.is_valid(), "match {seed}");
        actions += chooser.actions;
        longest = longest.max(state.turn);
    }
    (actions, longest)
}

#[test]
fn random_matches_end_and_keep_the_laws() {
    let (actions, longest) = play(0..100);
    assert!(actions > 3000 && longest < 100, "{actions} actions, {longest} turns");
}

/// With an optimised build: `cargo test --release --test it -- --ignored a_million_voyages`.
#[test]
#[ignore = "an hour without optimisation"]
fn a_million_voyages_end_and_keep_the_laws() {
    let parts: Vec<_> =
        (0..4_u64).map(|part| std::thread::spawn(move || play(part * 250_000..(part + 1) * 250_000))).collect();
    let played: Vec<(u64, u16)> = parts.into_iter().map(|part| part.join().unwrap()).collect();
    let actions: u64 = played.iter().map(|(actions, _)| actions).sum();
    eprintln!("{actions} actions, the longest match has {:?} turns", played.iter().map(|(_, turns)| turns).max());
}

/// The laws of the properties over a hundred thousand actions.
#[test]
#[ignore = "several minutes"]
fn properties_hold_over_a_hundred_thousand_actions() {
    let sheets = walk(1000..3000);
    let wrong: Vec<_> = sheets.iter().enumerate().filter_map(|(at, sheet)| Some((at, sheet.wrong.first()?))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    eprintln!("{:?}", sheets.iter().map(|sheet| sheet.checked).enumerate().filter(|one| one.1 > 0).collect::<Vec<_>>());
}
