//! Games of a simulation in the sandbox: the same actions, the same end, gone through to and fro.

use ses_studio::base::Source as File;
use ses_studio::card::CheckedRecords;
use ses_studio::registry::Registry;
use ses_studio::ruleset::{Ruleset, STARFALL};
use ses_studio::sandbox::{Command, Sandbox, SandboxError, Source, match_log};
use ses_studio::sim::{AgentKind, Game, Plan, Roster};

use crate::support::{checked, registry, rules};
use ses_studio::text::problem_text::english;

struct Project {
    rules: Ruleset,
    registry: Registry,
    checked: CheckedRecords,
}

impl Project {
    fn new() -> Self {
        let (rules, registry) = (rules(), registry());
        Self { checked: checked(&registry, &rules), rules, registry }
    }

    fn source(&self) -> Source<'_> {
        let Self { rules, registry, checked } = self;
        Source { rules, ruleset: STARFALL, registry, checked, revision: 0 }
    }

    fn roster(&self) -> Roster {
        Roster::new(&self.rules, STARFALL, &self.registry.cards, &self.registry.heroes, self.checked.clone())
    }

    /// A game of a run of all heroes: the matchup by its place, the game by its number.
    fn game(&self, legacy: bool, players: [AgentKind; 2], matchup: usize, number: u64) -> Game {
        let roster = self.roster();
        let plan = Plan { legacy, players, ..Plan::new(roster.hash(), roster.playable(), 15_000, 1) };
        let heroes = plan.matchups()[matchup];
        let duels = roster.duels(&[heroes], legacy).unwrap();
        Game::of(&plan, heroes, &duels[0], number)
    }
}

fn hash(sandbox: &Sandbox) -> String {
    format!("{:016x}", sandbox.play().unwrap().hash())
}

#[test]
fn a_game_from_the_table_replays_in_the_sandbox_to_the_same_hash() {
    let project = Project::new();
    let source = project.source();
    let greedy = [AgentKind::Greedy; 2];
    let games = [
        (true, greedy, 0, 0),
        (true, greedy, 17, 1),
        (true, greedy, 40, 14_999),
        (true, greedy, 63, 7_500),
        (true, greedy, 90, 3),
        (true, [AgentKind::Random, AgentKind::Greedy], 5, 11),
        // Both books, and Legacy does not count.
        (false, greedy, 12, 2),
        (false, greedy, 20, 9),
    ];
    for (legacy, players, matchup, number) in games {
        let game = project.game(legacy, players, matchup, number);
        let mut sandbox = Sandbox::new(source);
        let before = sandbox.hash();
        sandbox.apply(Command::Watch(Box::new(game.clone())), source).unwrap();
        let play = sandbox.play().unwrap();
        assert_eq!((play.at(), play.actions().len()), (0, game.actions.len()), "it is at its start");
        assert!(play.actions().iter().map(|done| done.action).eq(game.actions.iter().copied()));
        let start = hash(&sandbox);
        assert_ne!(start, game.hash);
        // Action by action to the end, back again, and there at once.
        for at in 1..=game.actions.len() {
            sandbox.apply(Command::Step, source).unwrap();
            assert_eq!(sandbox.play().unwrap().at(), at);
        }
        assert_eq!(hash(&sandbox), game.hash);
        assert!(sandbox.play().unwrap().position().outcome().is_some());
        assert_eq!(sandbox.play().unwrap().position().state.turn, game.turns);
        sandbox.apply(Command::Back, source).unwrap();
        assert_ne!(hash(&sandbox), game.hash);
        sandbox.apply(Command::Restart, source).unwrap();
        assert_eq!(hash(&sandbox), start);
        sandbox.apply(Command::Resolve, source).unwrap();
        assert_eq!(hash(&sandbox), game.hash);
        // Going to and fro is one step, the game another.
        sandbox.apply(Command::Undo, source).unwrap();
        assert_eq!(hash(&sandbox), start);
        sandbox.apply(Command::Undo, source).unwrap();
        assert!(sandbox.play().is_none() && sandbox.hash() == before, "the board is there again");
        sandbox.apply(Command::Redo, source).unwrap();
        assert_eq!(hash(&sandbox), start);
    }
}

#[test]
fn a_watched_game_is_kept_whole_at_every_action() {
    let project = Project::new();
    let source = project.source();
    for legacy in [true, false] {
        let game = project.game(legacy, [AgentKind::Greedy; 2], 12, 4);
        let mut sandbox = Sandbox::new(source);
        sandbox.apply(Command::Watch(Box::new(game.clone())), source).unwrap();
        for _ in 0..7 {
            sandbox.apply(Command::Step, source).unwrap();
        }
        let mut later = Sandbox::new(source);
        later.resume(&File::new("board", sandbox.text(source)), source);
        let play = later.play().unwrap();
        assert_eq!((play.at(), play.actions().len()), (7, game.actions.len()));
        assert_eq!(later.hash(), sandbox.hash());
        later.apply(Command::Resolve, source).unwrap();
        assert_eq!(hash(&later), game.hash);
        // A log that somebody saves ends where they were.
        let file = File::new("log", match_log::write(sandbox.play().unwrap(), &project.rules.game).write());
        let Project { rules, registry, checked } = &project;
        let plain = || ses_studio::sim::without_legacy(rules, &registry.cards, &registry.heroes, checked);
        let (play, problems) = match_log::read(&file, sandbox.game(&project.rules), plain);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(play.unwrap().actions().len(), 7);
    }
}

#[test]
fn an_own_action_continues_from_the_current_position() {
    let project = Project::new();
    let source = project.source();
    let game = project.game(true, [AgentKind::Greedy; 2], 30, 6);
    let mut sandbox = Sandbox::new(source);
    sandbox.apply(Command::Watch(Box::new(game.clone())), source).unwrap();
    for _ in 0..5 {
        sandbox.apply(Command::Step, source).unwrap();
    }
    let own = sandbox.play().unwrap().legal().as_slice().last().copied().unwrap();
    sandbox.apply(Command::Act(own), source).unwrap();
    assert_eq!(sandbox.play().unwrap().actions().len(), 6);
    sandbox.apply(Command::Undo, source).unwrap();
    assert_eq!(sandbox.play().unwrap().actions().len(), game.actions.len(), "nothing of the game is lost");
}

#[test]
fn a_game_of_other_cards_is_refused_and_nothing_changes() {
    let project = Project::new();
    let source = project.source();
    let game = project.game(true, [AgentKind::Greedy; 2], 3, 0);
    let mut sandbox = Sandbox::new(source);
    let before = (sandbox.hash(), sandbox.undo_label());
    let hash = "0123456789abcdef".to_owned();
    let short = Game { actions: game.actions[..game.actions.len() - 2].to_vec(), ..game.clone() };
    let twice = Game { actions: [&game.actions[..], &game.actions[..]].concat(), ..game.clone() };
    let nobody = Game { heroes: ["SC-B01-H01-X01", "SC-B01-H99-X01"].map(Into::into), ..game.clone() };
    for (wrong, says) in [
        (Game { hash, ..game.clone() }, "cards have changed"),
        (Game { seed: game.seed ^ 1, ..game.clone() }, "cards have changed"),
        (short, "cards have changed"),
        (twice, "cards have changed"),
        (nobody, "no hero of this registry"),
    ] {
        match sandbox.apply(Command::Watch(Box::new(wrong)), source) {
            Err(SandboxError::Problem(problem)) => {
                assert!(english(&problem.message).contains(says), "{}", english(&problem.message));
            }
            other => panic!("{other:?}"),
        }
        assert_eq!((sandbox.hash(), sandbox.undo_label()), before);
        assert!(sandbox.play().is_none());
    }
}
