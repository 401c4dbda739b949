//! Counts the allocations of resolving without a trace: there are none. A separate binary, because the counting is for
//! the whole process.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use ses_studio::base::Source;
use ses_studio::engine::{Game, Library, Program, Side, State, Step, Table, Trace, Workspace, scenario};
use ses_studio::registry::Project;

/// The system's allocator, counting what this thread asks of it.
struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

fn count() {
    // A thread that is ending has no counter any more, and nothing of it is measured.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps to the contract of `alloc`, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above; the pointer came from the system's allocator.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn asked(run: impl FnOnce()) -> usize {
    let before = ASKED.with(Cell::get);
    run();
    ASKED.with(Cell::get) - before
}

const BOARD: &str = r#"{ "game": "starfall", "seed": 7,
  "self": { "hero": "SC-B01-H02-X01", "shield": 30, "energy": 5, "deck": 20, "hand": 3,
    "field": ["SC-B01-H02-A05", "SC-B01-H02-A07"],
    "traps": [{ "trigger": "t_hit", "revealed": true, "effects": [{ "do": "dmg", "val": 3 }] }] },
  "opponent": { "hero": "SC-B02-H01-X01", "shield": 200, "energy": 5, "deck": 20, "hand": 6,
    "field": [{ "atk": 2, "hp": 3, "subtype": "forged", "effects": [{ "do": "d_draw", "val": 1 }] },
              { "atk": 2, "hp": 9, "subtype": "forged", "effects": [{ "do": "p_red", "val": 1 }] }],
    "traps": [{ "trigger": "t_hit", "effects": [{ "do": "heal", "val": 4 }] }] },
  "steps": [] }"#;

const EFFECTS: &str = r#"{ "type": "action", "effects": [
  { "do": "dmg", "val": 15 },
  { "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true },
  { "do": "aoe", "val": 3 },
  { "do": "aoe", "val": 4, "if": { "destroyed_any": true }, "replace": true },
  { "do": "disc", "val": 3 },
  { "do": "draw", "val": 2, "if": { "ctrl": "umbral", "ctrl_n": 2 } },
  { "do": "retrigger_traps" },
  { "do": "double" } ] }"#;

#[test]
fn the_silent_path_asks_for_no_memory() {
    let checked = Project::bundled().check();
    let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
    let game = Game { rules: &rules, library: &library };
    let (board, problems) = scenario::read(&Source::new("board", BOARD), game);
    assert!(problems.is_empty(), "{problems:#?}");
    let board = board.unwrap();
    let mut problems = Vec::new();
    let node = ses_studio::base::json::parse(EFFECTS).unwrap();
    let program = scenario::resolve_target(node, ses_studio::base::reader::Path::Root, game, &mut problems).unwrap();

    let mut work = Workspace::default();
    let mut states = [board.state; 3];
    let silent = asked(|| {
        for state in &mut states {
            for _ in 0..100 {
                resolve(&board.table, state, &mut work, &mut (), &program);
            }
        }
    });
    assert_eq!(silent, 0, "allocations in 300 silent resolutions");

    // The counter counts: the same with a trace does ask for memory, and gives the same state.
    let mut state = board.state;
    let traced = asked(|| {
        let mut trace = Trace::default();
        for _ in 0..100 {
            resolve(&board.table, &mut state, &mut work, &mut trace, &program);
        }
    });
    assert!(traced > 0);
    assert!(state == states[0], "the path with a trace gives another state");
}

fn resolve<R: ses_studio::engine::Recorder>(
    table: &Table,
    state: &mut State,
    work: &mut Workspace,
    recorder: &mut R,
    program: &Program,
) {
    Step::new(table, state, work, recorder, &mut (), Side::First).resolve(program, None);
    Step::new(table, state, work, recorder, &mut (), Side::First).end_turn();
}

#[test]
fn a_game_asks_for_no_memory() {
    use ses_studio::sim::{AgentKind, game_seed};

    use rust_match::{GameRunner, Setup, play};

    let checked = Project::bundled().check();
    let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
    let setup = Setup::locked(["SC-B01-H02-X01", "SC-B02-H01-X01"], &rules, &library);
    let duel = setup.check(&rules, &library).unwrap();
    let mut seat = GameRunner::new(&duel, [AgentKind::Greedy, AgentKind::Random]);
    let mut choices = 0;
    let needed = asked(|| {
        for game in 0..200 {
            let (seed, first) = game_seed(5, 0, game);
            play(&duel, seed, first, &mut seat, |_, _| choices += 1);
        }
    });
    assert_eq!(needed, 0, "allocations in 200 games");
    assert!(choices > 2_000, "the games were played: {choices} choices");
}

#[path = "it/rust_match/mod.rs"]
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod rust_match;
#[path = "it/kernel/samples.rs"]
#[allow(dead_code, reason = "the cases of the games run in another binary")]
mod samples;

/// A match of the bundled game as data, between two heroes with their own decks.
fn bundled_setup(game: &ses_studio::kernel::rules::Game, seed: u64) -> ses_studio::kernel::Setup {
    let checked = Project::bundled().check();
    let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
    let heroes = ["SC-B01-H02-X01", "SC-B02-H01-X01"];
    let locked = rust_match::Setup::locked(heroes, &rules, &library);
    let deck = game.zones.get_index_of("deck").and_then(ses_studio::kernel::ids::ZoneId::at).unwrap();
    let cards = [0, 1].map(|at| locked.decks[at].iter().map(|id| (game.cards[id], deck)).collect());
    ses_studio::kernel::Setup { seed, heroes: heroes.map(|id| Some(game.cards[id])), cards, ..Default::default() }
}

/// Set-up, legal actions, resolution, events and questions of whole matches of every game that is data.
#[test]
fn a_match_as_data_asks_for_no_memory() {
    use ses_studio::kernel::{Kernel, RandomPlayer, Workspace};

    let mut games = vec![("starfall", samples::bundled())];
    games.extend(samples::SAMPLES.iter().map(|sample| (sample.name, sample.game())));
    for (name, game) in games {
        let kernel = Kernel::new(game);
        let mut work = Workspace::new();
        let is_bundled = kernel.game.decks.is_empty();
        let bundled = is_bundled.then(|| bundled_setup(&kernel.game, 0));
        for seed in 0..6 {
            let mut setup = bundled.clone().unwrap_or_else(|| kernel.game.random_setup(seed));
            setup.seed = seed;
            let mut player = RandomPlayer::new(seed);
            let mut turns = 0;
            let needed = asked(|| {
                let mut state = kernel.lay(&setup);
                kernel.play_out(&mut state, &mut player, None, &mut work);
                turns = state.turn;
            });
            assert_eq!(needed, 0, "{name}: allocations in match {seed}");
            assert!(turns > 1, "{name}: match {seed} was played");
        }
    }
}

/// Lists of actions and steps, with lists that are kept.
#[test]
fn steps_ask_for_no_memory() {
    use ses_studio::base::Generator;
    use ses_studio::kernel::{Kernel, RandomPlayer, Step, Workspace};

    for sample in &samples::SAMPLES {
        let kernel = Kernel::new(sample.game());
        let (mut work, mut player, mut chance) = (Workspace::new(), RandomPlayer::new(4), Generator(4));
        let mut choices = Vec::with_capacity(512);
        let mut state = kernel.lay(&kernel.game.random_setup(4));
        assert!(!kernel.begin(&mut state, &mut player, None));
        let mut steps = 0;
        let needed = asked(|| {
            while state.over.is_none() && steps < 200 {
                kernel.choices_into(&mut choices, &state, state.active, &mut work);
                let choice = choices.get(chance.below(choices.len() + 1)).copied();
                let step = choice.map_or(Step::EndPhase, Step::Take);
                kernel.step_with(&mut state, &step, &mut player, None, &mut work);
                steps += 1;
            }
        });
        assert_eq!(needed, 0, "{}: allocations in {steps} steps", sample.name);
        assert!(steps > 20, "{}: {steps} steps", sample.name);
    }
}

/// Players that try actions out on what they imagine. The first matches make room in their lists: some of these take
/// turns, so that each has to hold the most once.
#[test]
fn trials_ask_for_no_memory() {
    use ses_studio::kernel::players::{Greedy, Player, play_counted};
    use ses_studio::kernel::question::{Places, Question};
    use ses_studio::kernel::state::State;
    use ses_studio::kernel::{Kernel, Workspace};

    for sample in &samples::SAMPLES {
        let kernel = Kernel::new(sample.game());
        let setup = kernel.game.random_setup(6);
        let (mut state, mut work) = (State::new(0), Workspace::new());
        let mut players = [1, 2].map(|seed| Player::Greedy(Greedy::new(seed)));
        let mut needed = [0; 8];
        let mut decisions = 0;
        for needed in &mut needed {
            for player in &mut players {
                player.begin(6);
            }
            let mut decided = |_: &State, _: &Question<'_>, _: &Places| decisions += 1;
            *needed = asked(|| {
                play_counted(&kernel, &mut state, &setup, &mut players, &mut decided, None, &mut work);
            });
        }
        assert_eq!(needed[7], 0, "{}: allocations in a match of players that try actions out", sample.name);
        assert!(needed[0] > 0 && decisions > 20, "{}: {decisions} decisions", sample.name);
    }
}
