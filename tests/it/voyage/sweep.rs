//! Long runs, started by hand.

use ses_studio::kernel::question::{Act, Chooser, Places, Question, Why};
use ses_studio::kernel::{Audit, Machine, Position, RandomPlayer, Workspace};

use super::effects::made_cards_are_read;
use super::table::Table;
use super::walk::{merge, walk};

/// Answers by chance, and looks at the position after every action.
struct Checking {
    player: RandomPlayer,
}

impl Chooser for Checking {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.player.answer(question))
    }

    fn act(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        if matches!(question.why, Why::Phase(_)) {
            machine.audit_position();
        }
        Some(self.player.act(question))
    }
}

/// Plays matches between random decks; returns what was looked at and the longest match in turns.
pub fn play(seeds: std::ops::Range<u64>) -> (Audit, u16) {
    let table = Table::new();
    let mut work = Workspace::audited();
    let mut longest = 0;
    for seed in seeds {
        let mut state = table.kernel.lay(&table.setup(seed));
        let mut chooser = Checking { player: RandomPlayer::new(seed) };
        table.kernel.play_out(&mut state, &mut chooser, None, &mut work);
        assert!(state.over.is_some(), "match {seed} does not end");
        assert!(Position { kernel: &table.kernel, state: &state }.is_valid(), "match {seed}");
        longest = longest.max(state.turn);
    }
    let audit = work.audit();
    assert_eq!((audit.stale, audit.unlawful), (0, 0), "{audit:?}");
    (audit, longest)
}

#[test]
fn random_matches_end_and_keep_the_laws() {
    let (audit, longest) = play(0..100);
    assert!(audit.positions > 3000 && longest < 100, "{audit:?}, {longest} turns");
}

/// With an optimised build: `cargo test --release --test it -- --ignored a_million_voyages`.
#[test]
#[ignore = "an hour without optimisation"]
fn a_million_voyages_end_and_keep_the_laws() {
    let parts: Vec<_> =
        (0..4_u64).map(|part| std::thread::spawn(move || play(part * 250_000..(part + 1) * 250_000))).collect();
    for part in parts {
        let (audit, longest) = part.join().unwrap();
        eprintln!("{audit:?}, the longest match has {longest} turns");
    }
}

/// The laws of the properties over a hundred thousand actions, a part of them with random legal cards.
#[test]
#[ignore = "several minutes"]
fn properties_hold_over_a_hundred_thousand_actions() {
    let mut sheets = walk(&Table::new(), 1000..2500);
    for seed in 0..25 {
        let first = 10_000 + 40 * seed;
        merge(&mut sheets, walk(&Table::with_made_cards(seed), first..first + 40));
    }
    for (at, sheet) in sheets.iter().enumerate().filter(|(_, sheet)| sheet.checked > 0) {
        eprintln!("property {at}: {} checked, {:?}", sheet.checked, sheet.seen);
    }
    let wrong: Vec<_> = sheets.iter().enumerate().filter_map(|(at, sheet)| Some((at, sheet.wrong.first()?))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(sheets[12].checked > 100_000, "{} actions", sheets[12].checked);
}

/// Of random legal cards.
#[test]
#[ignore = "many minutes"]
fn ten_thousand_random_rows_are_read_back() {
    let (mut rows, mut wrong) = (0, Vec::new());
    for seed in 0.. {
        let (more, misread) = made_cards_are_read(1000 + seed, 500);
        rows += more;
        wrong.extend(misread);
        if rows >= 10_000 {
            break;
        }
    }
    eprintln!("{} of {rows} are misread", wrong.len());
    assert!(wrong.is_empty(), "{} of {rows}:\n{}", wrong.len(), wrong.join("\n"));
}
