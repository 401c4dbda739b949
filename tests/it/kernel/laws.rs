//! What holds in every match of every game: it ends, cards are conserved, the rules' laws hold, and it repeats.

use ses_studio::kernel::ids::{DefinitionId, LIMBO, StatementId, ZoneId};
use ses_studio::kernel::question::{Choice, Chooser, Options, Places, Question, Why};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{Seat, State};
use ses_studio::kernel::trace::{Amount, Checked};
use ses_studio::kernel::{Budget, Kernel, Position, Progress, RandomPlayer, Setup, Silent, Step, Watch, Workspace};

use super::SAMPLES;

/// Answers by chance, and looks at the position at each question for an action.
struct Random {
    player: RandomPlayer,
    answers: Vec<Places>,
}

impl Chooser for Random {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if matches!(question.why, Why::Phase(_)) {
            check(position);
        }
        let places = self.player.answer(question);
        assert!(question.accepts(&places));
        self.answers.push(places.clone());
        Some(places)
    }
}

/// Every card is in exactly one place, and the laws of the rules hold.
fn check(position: &Position<'_>) {
    let Position { kernel, state } = position;
    let mut seen = vec![0; state.cards.len()];
    for seat in Seat::BOTH {
        for zone in (0..kernel.game.zones.len()).filter_map(ZoneId::at) {
            for &card in state.pile(seat, zone).as_slice() {
                seen[card.index()] += 1;
                let entry = state.card(card);
                assert_eq!((entry.side, entry.zone), (seat, zone));
            }
        }
        assert!(state.pile(seat, LIMBO).is_empty(), "a card is still being played");
    }
    assert!(seen.iter().all(|&count| count == 1), "cards are not conserved");
    assert!(position.is_valid(), "a law of the rules is broken");
}

/// The set-up of a match; in some matches with small decks, so that they run out.
fn setup(game: &Game, seed: u64) -> Setup {
    let mut setup = game.random_setup(seed);
    if seed % 10 == 3 {
        for cards in &mut setup.cards {
            cards.truncate(cards.len() / 3);
        }
    }
    setup
}

fn play(kernel: &Kernel, seed: u64, watch: &mut dyn Watch) -> (State, Vec<Places>) {
    let mut state = kernel.lay(&setup(&kernel.game, seed));
    let mut player = Random { player: RandomPlayer::new(seed), answers: Vec::new() };
    assert!(!kernel.begin(&mut state, &mut player, None));
    assert!(!kernel.play(&mut state, &mut player, Some(&mut *watch)));
    assert!(state.over.is_some(), "a match ends");
    check(&Position { kernel, state: &state });
    (state, player.answers)
}

/// Counts what comes up. It wants to know why, so that what is looked up for that is found to change nothing.
#[derive(Default)]
struct Seen {
    statements: std::collections::BTreeSet<StatementId>,
    budgets: std::collections::BTreeSet<Budget>,
    reads: usize,
}

impl Watch for Seen {
    fn statement(&mut self, id: StatementId, _: &State) {
        self.statements.insert(id);
    }

    fn over_budget(&mut self, budget: Budget) {
        self.budgets.insert(budget);
    }

    fn wants_reasons(&self) -> bool {
        true
    }

    fn worked_out(&mut self, amount: Amount) {
        self.reads += amount.reads.len();
    }

    fn checked(&mut self, conditions: Vec<Checked>) {
        self.reads += conditions.iter().map(|checked| checked.reads.len()).sum::<usize>();
    }
}

/// Answers what it is given, and then waits; it keeps the question at which it waits as a legal answer to it.
struct Given<'g> {
    answers: &'g [Places],
    at: usize,
    player: &'g mut RandomPlayer,
    next: Option<Places>,
}

impl Chooser for Given<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let known = self.answers.get(self.at).cloned();
        self.at += 1;
        if known.is_none() {
            self.next = Some(self.player.answer(question));
        }
        known
    }
}

/// Plays step by step; each step is done again with one answer more until none lacks, and then once in one go.
fn play_by_answers(kernel: &Kernel, seed: u64, most: usize) {
    let mut player = RandomPlayer::new(seed);
    let mut state = kernel.lay(&setup(&kernel.game, seed));
    let mut step = Step::Start(Box::new(setup(&kernel.game, seed)));
    for _ in 0..most {
        let mut answers: Vec<Places> = Vec::new();
        let after = loop {
            let mut again = state.clone();
            let mut given = Given { answers: &answers, at: 0, player: &mut player, next: None };
            match kernel.step(&mut again, &step, &mut given, None) {
                Progress::Done => break again,
                Progress::Waiting => answers.push(given.next.unwrap()),
                Progress::Refused => panic!("{step:?} was listed and is refused"),
            }
        };
        let mut in_one_go = state.clone();
        let mut given = Given { answers: &answers, at: 0, player: &mut player, next: None };
        let mut seen = Seen::default();
        assert_eq!(kernel.step(&mut in_one_go, &step, &mut given, Some(&mut seen)), Progress::Done);
        assert!(in_one_go == after, "the same answers lead to another position");
        let saved: State = serde_json::from_str(&serde_json::to_string(&after).unwrap()).unwrap();
        assert!(saved == after, "a position is not the same when it was saved and loaded");
        state = after;
        if state.over.is_some() {
            return;
        }
        let choices = kernel.choices(&state, state.active);
        refuses_what_is_not_listed(kernel, &state, &choices);
        let phase = &kernel.game.flow.phases[state.phase.index()];
        let question = Question {
            by: state.active,
            options: Options::Actions { choices: &choices, pass: !phase.must || choices.is_empty() },
            min: 1,
            max: 1,
            default: None,
            why: Why::Phase(state.phase),
        };
        let at = usize::from(player.answer(&question)[0]);
        step = choices.get(at).map_or(Step::EndPhase, |choice| Step::Take(*choice));
    }
}

/// An action with a card that is not in the list is refused and changes nothing.
fn refuses_what_is_not_listed(kernel: &Kernel, state: &State, choices: &[Choice]) {
    let Some(&choice) = choices.first() else { return };
    let cards = state.card_ids().map(|card| Choice { card: Some(card), ..choice });
    let Some(other) = cards.into_iter().find(|other| !choices.contains(other)) else { return };
    let mut after = state.clone();
    let mut player = RandomPlayer::new(0);
    assert_eq!(kernel.step(&mut after, &Step::Take(other), &mut player, None), Progress::Refused);
    assert!(after == *state);
}

/// A match by chance to its end, with the laws at each question for an action.
pub fn plays_to_its_end(kernel: &Kernel, seed: u64) {
    play(kernel, seed, &mut Silent);
}

/// A match to its end, again, and step by step: what is copied, saved and answered again is the same.
pub fn keeps_its_laws(kernel: &Kernel, seed: u64) {
    laws_of(kernel, seed, &mut Seen::default());
}

fn laws_of(kernel: &Kernel, seed: u64, seen: &mut Seen) {
    let (state, answers) = play(kernel, seed, &mut Silent);
    let (again, answers_again) = play(kernel, seed, seen);
    assert!(state == again && answers == answers_again, "{}: match {seed} does not repeat", kernel.game.id);
    play_by_answers(kernel, seed, 40);
}

fn laws_hold(seeds: std::ops::Range<u64>) {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let mut seen = Seen::default();
        for seed in seeds.clone() {
            laws_of(&kernel, seed, &mut seen);
        }
        assert!(seen.reads > 50, "{}: {} values were read", sample.name, seen.reads);
        assert!(seen.statements.len() > 20, "{}: {} statements came up", sample.name, seen.statements.len());
        // Cards of the rules may make more cards than a match has room for.
        assert!(seen.budgets.iter().all(|budget| *budget == Budget::Cards), "{}: {:?}", sample.name, seen.budgets);
    }
}

#[test]
fn what_holds_continuously_is_what_would_be_worked_out_now() {
    let mut reads = 0;
    for sample in &SAMPLES {
        let audit = Kernel::new(sample.game()).try_out(4).audit;
        assert!(audit.positions > 20 && audit.unlawful == 0 && audit.stale == 0, "{}: {audit:?}", sample.name);
        reads += audit.reads;
    }
    assert!(reads > 1000, "{reads} reads");
}

/// Of a card that goes to the other side, its equipment falls while both are looked at.
#[test]
fn what_equipment_adds_ends_when_the_card_that_has_it_goes() {
    let game = SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game();
    let zone = |id: &str| ZoneId::at(game.zones.get_index_of(id).unwrap()).unwrap();
    let has = |card: &DefinitionId, timing: &str, operation: &str| {
        game.definition(*card).abilities.iter().map(|&ability| game.ability(ability)).any(|ability| {
            let rows = ability.rows.iter().map(|row| game.operations.get_index(row.operation.index()).unwrap().0);
            let own_timing = game.timings.get_index(ability.timing.index()).unwrap().0;
            own_timing == timing || rows.into_iter().any(|name| name == operation)
        })
    };
    let cards: Vec<DefinitionId> = game.cards.values().copied().collect();
    let that = |timing: &str, operation: &str| {
        cards.iter().copied().filter(|card| has(card, timing, operation)).collect::<Vec<_>>()
    };
    let lie = |cards: &[DefinitionId], place: &str| cards.iter().map(|&card| (card, zone(place))).collect::<Vec<_>>();
    // Those that hear that they move, and those that take them.
    let units = [that("", "take").repeat(3), that("sent_to_discard", "")].concat();
    let table = [lie(&units, "units"), lie(&that("", "equip"), "spells"), lie(&cards, "deck")].concat();
    let kernel = Kernel::new(game.clone());
    let mut work = Workspace::audited();
    for seed in 0..12 {
        let setup = Setup { seed, cards: [table.clone(), table.clone()], ..Setup::default() };
        kernel.play_out(&mut kernel.lay(&setup), &mut RandomPlayer::new(seed), None, &mut work);
    }
    let audit = work.audit();
    assert!(audit.reads > 1000 && audit.stale == 0, "{audit:?}");
}

#[test]
fn laws_hold_in_random_matches() {
    laws_hold(0..12);
}

#[test]
#[ignore = "several minutes"]
fn laws_hold_in_a_hundred_random_matches() {
    laws_hold(0..100);
}

/// Of the game with piles and chains. With an optimised build: `cargo test --release --test it -- --ignored a_million_matches`.
#[test]
#[ignore = "hours without optimisation"]
fn laws_hold_in_a_million_matches_with_chains() {
    let part = |part: u64| {
        let kernel = Kernel::new(SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game());
        for seed in part * 250_000..(part + 1) * 250_000 {
            play(&kernel, seed, &mut Silent);
        }
    };
    let parts: Vec<_> = (0..4).map(|number| std::thread::spawn(move || part(number))).collect();
    for part in parts {
        part.join().unwrap();
    }
}

/// With an optimised build, after a change to the kernel: `cargo test --release --test it -- --ignored ten_thousand`.
#[test]
#[ignore = "an hour without optimisation"]
fn laws_hold_in_ten_thousand_random_matches() {
    laws_hold(0..10_000);
}
