//! Random matches of games that are data: time and memory, and the bundled game compared with its match in Rust in the same
//! run.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a bench without its data cannot run")]
#![allow(dead_code, reason = "the tests use more of the samples")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use ses_studio::engine::{self, Generator, Library, mix};
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::players::{Greedy, Moment, Player, play_counted, play_match, play_turn};
use ses_studio::kernel::question::{Act, Chooser, Options, Places, Question, Why, place};
use ses_studio::kernel::state::State;
use ses_studio::kernel::{Kernel, Machine, Position, RandomPlayer, Setup, Step, Workspace};
use ses_studio::registry::Project;
use ses_studio::sim::AgentKind;

#[path = "../tests/it/rust_match/mod.rs"]
#[allow(unused_imports, reason = "the tests use more of it")]
mod rust_match;
#[path = "../tests/it/kernel/samples.rs"]
mod samples;

use rust_match::{Actions, Agent, Duel};

/// Matches of one round.
const MATCHES: u64 = 910;
const ROUNDS: u32 = 5;

/// Takes any action of the list, passing among them, and counts the choices.
struct Any {
    chance: Generator,
    choices: u32,
}

impl Chooser for Any {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        self.choices += 1;
        Some(place(self.chance.below(question.count())))
    }

    fn act(&mut self, _: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        self.choices += 1;
        Some(Act::at(self.chance.below(question.count())))
    }
}

/// The same matches in both forms.
struct Both {
    kernel: Kernel,
    matches: Vec<(usize, Setup)>,
    duels: Vec<Duel>,
}

impl Both {
    fn new() -> Self {
        let game = samples::bundled();
        let checked = Project::bundled().check();
        let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
        let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
        let heroes: Vec<&str> = library.heroes.keys().map(AsRef::as_ref).collect();
        let deck = game.zones.get_index_of("deck").and_then(ZoneId::at).unwrap();
        let mut pairs = Vec::new();
        let mut duels = Vec::new();
        for (at, &one) in heroes.iter().enumerate() {
            for &other in &heroes[at + 1..] {
                let locked = rust_match::Setup::locked([one, other], &rules, &library);
                let cards = [0, 1].map(|at| locked.decks[at].iter().map(|id| (game.cards[id], deck)).collect());
                let heroes = [one, other].map(|id| Some(game.cards[id]));
                pairs.push(Setup { heroes, cards, ..Setup::default() });
                duels.push(locked.check(&rules, &library).unwrap());
            }
        }
        let at = |number: u64| usize::try_from(number).unwrap() % pairs.len();
        let matches = (0..MATCHES).map(|number| (at(number), Setup { seed: mix(number), ..pairs[at(number)].clone() }));
        Self { kernel: Kernel::new(game), matches: matches.collect(), duels }
    }

    /// Plays all matches in Rust. Returns the choices and what the matches end at.
    fn in_rust(&self) -> (u32, u64) {
        let (mut work, mut legal) = (engine::Workspace::default(), Actions::default());
        let (mut choices, mut sum) = (0, 0);
        for (duel, setup) in &self.matches {
            let duel = &self.duels[*duel];
            let mut position = duel.start(setup.seed, None, &mut work);
            let mut chance = Generator(setup.seed ^ 0xA5A5);
            while position.outcome().is_none() {
                position.legal_actions(duel, &mut legal);
                let action = legal.as_slice()[chance.below(legal.as_slice().len())];
                position.play(duel, action, &mut (), &mut work).unwrap();
                choices += 1;
            }
            sum = mix(sum ^ position.state.generator.0 ^ u64::from(position.state.turn));
        }
        (choices, sum)
    }

    /// Plays all matches as data.
    fn as_data(&self, work: &mut Workspace) -> (u32, u64) {
        let (mut choices, mut sum) = (0, 0);
        let mut state = State::new(0);
        for (_, setup) in &self.matches {
            let mut player = Any { chance: Generator(setup.seed ^ 0xA5A5), choices: 0 };
            self.kernel.lay_again(&mut state, setup, work);
            self.kernel.play_out(&mut state, &mut player, None, work);
            choices += player.choices;
            sum = mix(sum ^ state.chance.0 ^ u64::from(state.turn));
        }
        (choices, sum)
    }
}

/// Greedy players of each pair of heroes, in both forms: they keep what the cards of their pair are worth.
struct GreedyPlayers {
    in_rust: Vec<[Agent; 2]>,
    as_data: Vec<[Player; 2]>,
}

impl Both {
    fn greedy_players(&self) -> GreedyPlayers {
        let in_rust = self.duels.iter().map(|duel| [0; 2].map(|_| Agent::new(AgentKind::Greedy, duel)));
        let as_data = self.duels.iter().map(|_| [1, 2].map(|seed| Player::Greedy(Greedy::new(seed))));
        GreedyPlayers { in_rust: in_rust.collect(), as_data: as_data.collect() }
    }

    /// Plays all matches in Rust with greedy players. Returns the choices and what the matches end at.
    fn greedy_in_rust(&self, players: &mut GreedyPlayers) -> (u32, u64) {
        let (mut work, mut legal) = (engine::Workspace::default(), Actions::default());
        let (mut choices, mut sum) = (0, 0);
        for (pair, setup) in &self.matches {
            let (duel, agents) = (&self.duels[*pair], &mut players.in_rust[*pair]);
            for (agent, salt) in agents.iter_mut().zip(1..) {
                agent.begin(mix(setup.seed ^ salt));
            }
            let mut position = duel.start(setup.seed, None, &mut work);
            while position.outcome().is_none() {
                let action = agents[position.active.index()].choose(duel, &position, &mut legal);
                position.play_legal(duel, action, &mut (), &mut work).unwrap();
                choices += 1;
            }
            sum = mix(sum ^ position.state.generator.0 ^ u64::from(position.state.turn));
        }
        (choices, sum)
    }

    /// Plays all matches as data with greedy players.
    fn greedy_as_data(&self, players: &mut GreedyPlayers, work: &mut Workspace) -> (u32, u64) {
        let (mut choices, mut sum) = (0, 0);
        let mut state = State::new(0);
        for (pair, setup) in &self.matches {
            let seats = &mut players.as_data[*pair];
            for (player, salt) in seats.iter_mut().zip(1..) {
                player.begin(mix(setup.seed ^ salt));
            }
            play_counted(&self.kernel, &mut state, setup, seats, &mut |_, _, _| choices += 1, None, work);
            sum = mix(sum ^ state.chance.0 ^ u64::from(state.turn));
        }
        (choices, sum)
    }
}

/// The time of a choice in both forms, in one run; the best of some rounds.
fn compare(who: &str, mut in_rust: impl FnMut() -> (u32, u64), mut as_data: impl FnMut() -> (u32, u64)) {
    let mut best = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        let (old, rust) = timed(&mut in_rust);
        let (new, data) = timed(&mut as_data);
        assert_eq!(rust, data, "both play the same matches");
        best = [best[0].min(old / rust.0), best[1].min(new / data.0)];
    }
    let ratio = best[1].as_secs_f64() / best[0].as_secs_f64();
    let [old, new] = best.map(|time| time.as_nanos());
    eprintln!("bundled game, {who} players: {new} ns a choice as data, {old} ns in Rust, {ratio:.2} times");
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = run();
    (start.elapsed(), result)
}

fn benches(criterion: &mut Criterion) {
    let both = Both::new();
    let mut work = Workspace::new();
    compare("random", || both.in_rust(), || both.as_data(&mut work));
    let mut players = both.greedy_players();
    let mut others = both.greedy_players();
    compare("greedy", || both.greedy_in_rust(&mut players), || both.greedy_as_data(&mut others, &mut work));
    eprintln!("a state has {} bytes; of its lists only what is used is copied", size_of::<State>());

    let mut group = criterion.benchmark_group("matches by chance");
    group.sample_size(10);
    group.bench_function("bundled, in Rust", |bencher| bencher.iter(|| both.in_rust()));
    group.bench_function("bundled, as data", |bencher| bencher.iter(|| both.as_data(&mut work)));
    for sample in &samples::SAMPLES {
        let kernel = Kernel::new(sample.game());
        let setups: Vec<Setup> = (0..20).map(|seed| kernel.game.random_setup(seed)).collect();
        group.bench_function(format!("{}, 20 matches", sample.name), |bencher| {
            bencher.iter(|| {
                for setup in &setups {
                    let mut state = kernel.lay(setup);
                    kernel.play_out(&mut state, &mut RandomPlayer::new(setup.seed), None, &mut work);
                    black_box(state.turn);
                }
            });
        });
        let state = kernel.lay(&setups[0]);
        group.bench_function(format!("{}, copy of a state", sample.name), |bencher| {
            bencher.iter(|| black_box(&state).clone());
        });
    }
    group.finish();
}

/// How long a game with battles in steps takes: the list of actions, one effect, one decision, one turn. Its source wants
/// them below 100 ms, 50 ms, 500 ms and 5 s.
fn battles(criterion: &mut Criterion) {
    let sample = samples::SAMPLES.iter().find(|sample| sample.name == "grand-voyage").unwrap();
    let kernel = Kernel::new(sample.game());
    let mut positions = Vec::new();
    let mut players = [1, 2].map(|seed| Player::Greedy(Greedy::new(seed)));
    play_match(&kernel, &kernel.game.random_setup(1), &mut players, &mut |state, question, _| {
        if matches!(question.why, Why::Phase(_)) {
            positions.push(state.clone());
        }
    });
    // The position with the most to choose from.
    let state = positions.iter().max_by_key(|state| kernel.choices(state, state.active).len()).unwrap();
    let choices = kernel.choices(state, state.active);
    let effect = kernel.game.cards["GV-01-E18"];
    let mut group = criterion.benchmark_group("a game of battles");
    group.bench_function(format!("the list of {} actions", choices.len()), |bencher| {
        bencher.iter(|| kernel.choices(black_box(state), state.active));
    });
    group.bench_function("one effect", |bencher| {
        bencher.iter(|| {
            let mut after = state.clone();
            kernel.step(&mut after, &Step::Resolve(effect, state.active), &mut RandomPlayer::new(1), None)
        });
    });
    let question = Question {
        by: state.active,
        options: Options::Actions { choices: &choices, pass: true },
        min: 1,
        max: 1,
        default: None,
        why: Why::Phase(state.phase),
    };
    let moment = Moment { kernel: &kernel, before: state, step: None, given: &[], now: state, question: &question };
    group.bench_function("one decision of a greedy player", |bencher| {
        let mut player = Player::Greedy(Greedy::new(3));
        bencher.iter(|| player.decide(&moment));
    });
    group.bench_function("one turn of a greedy player", |bencher| {
        bencher.iter(|| {
            let mut after = state.clone();
            play_turn(&kernel, &mut after, &mut [3, 4].map(|seed| Player::Greedy(Greedy::new(seed))));
            after.turn
        });
    });
    per_decision(&kernel);
    group.sample_size(10);
    group.bench_function("a match of two greedy players", |bencher| {
        bencher.iter(|| {
            let mut players = [1, 2].map(|seed| Player::Greedy(Greedy::new(seed)));
            play_match(&kernel, &kernel.game.random_setup(1), &mut players, &mut |_, _, _| {}).turn
        });
    });
    group.finish();
}

/// How long greedy players take for a decision, with all that follows from it, and random ones for a match.
fn per_decision(kernel: &Kernel) {
    const SEEDS: u64 = 100;
    let (mut best, mut decisions) = ([Duration::MAX; 2], 0);
    for _ in 0..ROUNDS {
        decisions = 0;
        let (greedy, ()) = timed(|| {
            for seed in 0..SEEDS {
                let mut players = [seed, seed + 1].map(|seed| Player::Greedy(Greedy::new(seed)));
                play_match(kernel, &kernel.game.random_setup(seed), &mut players, &mut |_, _, _| decisions += 1);
            }
        });
        let mut work = Workspace::new();
        let (random, ()) = timed(|| {
            for seed in 0..SEEDS {
                let mut state = kernel.lay(&kernel.game.random_setup(seed));
                kernel.play_out(&mut state, &mut RandomPlayer::new(seed), None, &mut work);
            }
        });
        best = [best[0].min(greedy), best[1].min(random)];
    }
    let decision = best[0] / decisions;
    let [_, random] = best.map(|time| time / u32::try_from(SEEDS).unwrap());
    eprintln!("a game of battles: {decision:?} a decision of greedy players, {random:?} a match of random ones");
}

criterion_group!(kernel, benches, battles);
criterion_main!(kernel);
