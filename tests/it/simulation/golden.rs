//! Games whose ends are known: three heroes as they once were, who between them have every operation, condition and
//! trigger. What makes the engine or a player quicker must leave them as they are. The cards of the bundled game may
//! change; these may not.

use std::path::Path;

use ses_studio::registry::Project;
use ses_studio::sim::{AgentKind, Plan, Roster, Run, Shard, TaskHandle};

/// The sum of the hashes of each matchup's games at their end, and how many actions they had.
fn ends(players: [AgentKind; 2]) -> Vec<(u64, u64)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/games");
    let project = Project::open(&folder).unwrap();
    let checked = project.check();
    assert!(checked.is_sound());
    let registry = checked.registry.unwrap();
    let roster =
        Roster::new(&checked.rules.unwrap(), &project.ruleset.text, &registry.cards, &registry.heroes, checked.records);
    let plan = Plan { players, watched: 20, ..Plan::new(roster.hash(), roster.playable(), 200, 1) };
    let run = Run::new(plan, Shard::WHOLE, &roster).unwrap();
    assert!(run.play(&TaskHandle::default()));
    run.part().matchups.iter().map(|matchup| (matchup.tally.hash, matchup.tally.choices)).collect()
}

#[test]
fn games_of_the_greedy_player_end_as_they_always_have() {
    let known = [(0xfb1b_d08e_6357_017f, 7_203), (0x3278_6fe3_2e4a_e75e, 16_631), (0xcde9_b3f9_172d_ccd8, 7_825)];
    assert_eq!(ends([AgentKind::Greedy; 2]), known);
}

#[test]
fn games_of_the_random_player_end_as_they_always_have() {
    let known = [(0xdc26_af0c_6813_ccb1, 9_898), (0xfc2e_d84d_3af7_2f8c, 23_816), (0x05cb_cc7e_ff2c_70ad, 11_570)];
    assert_eq!(ends([AgentKind::Random; 2]), known);
}
