//! The bundled game as data gives the counts of the bundled game in Rust.

use std::collections::BTreeMap;

use ses_studio::base::{Name, mix};
use ses_studio::engine::Side;
use ses_studio::kernel::Setup;
use ses_studio::kernel::players::{Greedy, Player, RandomPlayer, play_match};
use ses_studio::kernel::state::{Seat, State};
use ses_studio::sim::{AgentKind, CardTally, Decks, Part, Plan, Roster, Run, Shard, Tally, TaskHandle};
use ses_studio::sim::{game_seed, matchup_number};

use super::{on, roster};
use crate::kernel::Both;

/// The bundled game in both forms.
struct Forms {
    roster: Roster,
    decks: Decks,
    both: Both,
}

impl Forms {
    fn new() -> Self {
        let both = Both::with_decks();
        let decks = Decks::new(both.kernel.game.clone(), &[]);
        Self { roster: roster(), decks, both }
    }

    fn plans(&self, players: [AgentKind; 2], games: u64) -> [Plan; 2] {
        let plan = |hash: &str, names| Plan { players, watched: 10, ..Plan::new(hash, names, games, 1) };
        [plan(self.roster.hash(), self.roster.playable()), plan(self.decks.hash(), self.decks.chosen(&[]).unwrap())]
    }

    /// Plays matches in both forms and compares all counts. Returns the hash of the run in Rust.
    fn is_same(&self, players: [AgentKind; 2], games: u64) -> u64 {
        let [in_rust, as_data] = self.plans(players, games);
        assert_eq!(in_rust.heroes, as_data.heroes);
        let run = Run::new(in_rust, Shard::WHOLE, &self.roster).unwrap();
        assert!(on(2, || run.play(&TaskHandle::default())));
        let in_rust = run.part();
        let run = Run::new(as_data, Shard::WHOLE, &self.decks).unwrap();
        assert!(on(2, || run.play(&TaskHandle::default())));
        let as_data = self.hashed(run.part());
        assert_eq!(in_rust.matchups.len(), 91);
        for (one, other) in in_rust.matchups.iter().zip(&as_data.matchups) {
            assert_eq!(one.heroes, other.heroes);
            // Only games that are data count how they end and who could decide.
            let plain =
                |tally: &Tally| Tally { cards: Vec::new(), ends: BTreeMap::new(), decided: None, ..tally.clone() };
            assert_eq!(plain(&one.tally), plain(&other.tally), "{:?}", one.heroes);
            let cards = |matchup: &ses_studio::sim::Matchup| -> BTreeMap<(usize, Name), CardTally> {
                let all = matchup.cards.iter().zip(&matchup.tally.cards).enumerate();
                all.map(|(at, (id, card))| ((matchup.deck_of(at), id.clone()), card.clone())).collect()
            };
            let (known, found) = (cards(one), cards(other));
            for (card, counts) in &known {
                assert_eq!(found.get(card), Some(counts), "{card:?} in {:?}", one.heroes);
            }
            let foreign = found.iter().filter(|(card, _)| !known.contains_key(card));
            assert!(foreign.into_iter().all(|(_, card)| card.drawn == 0 && card.played == 0));
            assert!(one.tally.games == games && one.tally.cards.iter().any(|card| card.played > 0));
        }
        in_rust.hash()
    }

    /// The counts with the hash that the game in Rust has.
    fn hashed(&self, mut part: Part) -> Part {
        for matchup in &mut part.matchups {
            let ids = [matchup.heroes[0].as_str(), matchup.heroes[1].as_str()];
            let mut sum = 0_u64;
            for game in 0..part.plan.games {
                sum = sum.wrapping_add(mix(self.both.hash_of(&self.end_of(&part.plan, ids, game))));
            }
            matchup.tally.hash = sum;
        }
        part
    }

    /// The end of one match of a run.
    fn end_of(&self, plan: &Plan, ids: [&str; 2], number: u64) -> State {
        let game = &self.both.kernel.game;
        let (seed, first) = game_seed(plan.seed, matchup_number(ids), number);
        let decks = ids.map(|id| game.decks.iter().find(|deck| deck.id == *id).unwrap());
        let first = Some(if first == Side::First { Seat(0) } else { Seat(1) });
        let setup = Setup { first, ..game.setup_of(decks, seed) };
        let mut players = [0, 1].map(|at| match plan.players[at] {
            AgentKind::Random => Player::Random(RandomPlayer::even(mix(seed ^ (at as u64 + 1)))),
            _ => Player::Greedy(Greedy::new(mix(seed ^ (at as u64 + 1)))),
        });
        play_match(&self.both.kernel, &setup, &mut players, &mut |_, _, _| {})
    }
}

#[test]
fn greedy_and_random_runs_of_the_game_as_data_count_the_same() {
    let forms = Forms::new();
    forms.is_same([AgentKind::Greedy; 2], 4);
    forms.is_same([AgentKind::Random; 2], 2);
    forms.is_same([AgentKind::Greedy, AgentKind::Random], 2);
}

/// With an optimised build, after a change to the kernel: `cargo test --release --test it -- --ignored fifty_games`.
#[test]
#[ignore = "minutes without optimisation"]
fn fifty_games_of_each_matchup_count_the_same() {
    let forms = Forms::new();
    forms.is_same([AgentKind::Greedy; 2], 50);
    forms.is_same([AgentKind::Random; 2], 50);
}

/// With an optimised build: `cargo test --release --test it -- --ignored all_games_of_the_balance`.
#[test]
#[ignore = "many minutes with optimisation"]
fn all_games_of_the_balance_are_played_as_data() {
    let forms = Forms::new();
    assert_eq!(forms.is_same([AgentKind::Greedy; 2], 15_000), 0xa7e1_213e_baf5_acdb);
}
