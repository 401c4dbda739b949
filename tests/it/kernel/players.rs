//! What players know, and how they play.

use ses_studio::base::Generator;
use ses_studio::kernel::players::{Greedy, Moment, NoReplay, Player, RandomPlayer, Search, play_match, replay};
use ses_studio::kernel::question::{Options, Places, Question, Why};
use ses_studio::kernel::rules::tables::SeenBy;
use ses_studio::kernel::state::{CardId, Outcome, Seat, State};
use ses_studio::kernel::{Kernel, Setup};

use super::SAMPLES;

/// Positions at questions for an action of a phase in random matches, with the question's player and choices.
fn positions(kernel: &Kernel, seed: u64) -> Vec<State> {
    let mut found = Vec::new();
    let mut players = [0, 1].map(|salt| Player::Random(RandomPlayer::new(seed * 2 + salt)));
    play_match(kernel, &kernel.game.random_setup(seed), &mut players, &mut |state, question, _| {
        if matches!(question.why, Why::Phase(_)) {
            found.push(state.clone());
        }
    });
    found
}

/// What a card is, apart from where it lies.
fn cards(state: &State) -> Vec<(u16, u8)> {
    let mut all: Vec<_> = state.cards.iter().map(|card| (card.definition.0, card.owner.0)).collect();
    all.sort_unstable();
    all
}

#[test]
fn a_guess_agrees_with_all_that_is_seen_and_conserves_cards() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let (mut hidden, mut changed) = (0, 0);
        for state in positions(&kernel, 3).iter().step_by(5) {
            for seat in Seat::BOTH {
                let guess = kernel.guess(state, seat, &mut Generator(7));
                for card in state.card_ids() {
                    let (was, is) = (state.card(card), guess.card(card));
                    let place = |state: &State| {
                        let card = state.card(card);
                        (card.side, card.zone, card.owner, card.moves, card.host, card.known, card.is_revealed)
                    };
                    assert_eq!(place(state), place(&guess), "{}: a place has moved", sample.name);
                    assert_eq!(kernel.knows(state, seat, card), kernel.knows(&guess, seat, card));
                    if kernel.knows(state, seat, card) {
                        assert_eq!(was, is, "{}: a card that is known has changed", sample.name);
                    } else {
                        hidden += 1;
                        changed += usize::from(was.definition != is.definition);
                    }
                }
                for (was, is) in state.players.iter().zip(&guess.players) {
                    assert_eq!(was, is, "{}: what belongs to a player has changed", sample.name);
                }
                assert_eq!(cards(state), cards(&guess), "{}: cards are not conserved", sample.name);
                assert_ne!(state.chance, guess.chance, "{}: the chance that lies ahead is known", sample.name);
            }
        }
        assert!(changed * 3 > hidden, "{}: {changed} of {hidden} hidden cards were dealt again", sample.name);
    }
}

#[test]
fn positions_that_look_the_same_give_the_same_guess() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        for state in positions(&kernel, 4).iter().step_by(7) {
            for seat in Seat::BOTH {
                let other = kernel.guess(state, seat, &mut Generator(11));
                let [one, two] = [state, &other].map(|state| kernel.guess(state, seat, &mut Generator(12)));
                assert!(one == two, "{}: a guess depends on what is hidden", sample.name);
            }
        }
    }
}

/// What a player decides where a phase waits.
fn decision(kernel: &Kernel, state: &State, mut player: Player) -> (usize, Places) {
    let choices = kernel.choices(state, state.active);
    let question = Question {
        by: state.active,
        options: Options::Actions { choices: &choices, pass: true },
        min: 1,
        max: 1,
        default: None,
        why: Why::Phase(state.phase),
    };
    let moment = Moment { kernel, before: state, step: None, given: &[], now: state, question: &question };
    let places = player.decide(&moment);
    assert!(question.accepts(&places));
    (choices.len(), places)
}

#[test]
fn players_decide_the_same_whatever_is_hidden() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let mut asked = 0;
        for state in positions(&kernel, 5).iter().step_by(4).take(16) {
            let other = kernel.guess(state, state.active, &mut Generator(13));
            let greedy = [state, &other].map(|state| decision(&kernel, state, Player::Greedy(Greedy::new(1))));
            assert_eq!(greedy[0], greedy[1], "{}: greedy sees what is hidden", sample.name);
            let search = [state, &other].map(|state| decision(&kernel, state, Player::Search(Search::new(1, 4))));
            assert_eq!(search[0], search[1], "{}: search sees what is hidden", sample.name);
            asked += usize::from(greedy[0].0 > 1);
        }
        assert!(asked > 2, "{}: {asked} decisions", sample.name);
    }
}

#[test]
fn players_know_what_they_see_and_what_they_were_shown() {
    let mut shown = 0;
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let start = kernel.lay(&kernel.game.random_setup(1));
        let seen_by = |state: &State, card: CardId| kernel.zone(state.card(card).zone).map(|zone| zone.seen_by);
        for card in start.card_ids().filter(|&card| seen_by(&start, card) == Some(SeenBy::Nobody)) {
            assert!(!Seat::BOTH.into_iter().any(|seat| kernel.knows(&start, seat, card)), "a deck is known");
        }
        for state in (1..6).flat_map(|seed| positions(&kernel, seed)) {
            for card in state.card_ids() {
                for seat in Seat::BOTH {
                    let is_own = state.card(card).side == seat;
                    let sees = match seen_by(&state, card) {
                        Some(SeenBy::All) => true,
                        Some(SeenBy::Owner) => is_own,
                        Some(SeenBy::Nobody) | None => false,
                    };
                    assert!(!sees || kernel.knows(&state, seat, card));
                    shown += usize::from(!sees && kernel.knows(&state, seat, card));
                }
            }
        }
    }
    assert!(shown > 50, "cards were shown {shown} times");
}

/// Half wins of the first of two players in pairs of matches with the same cards, each player once in each seat.
fn half_wins(kernel: &Kernel, pairs: u64, make: [&dyn Fn(u64) -> Player; 2]) -> u64 {
    let mut score = 0;
    for seed in 0..pairs {
        for own in Seat::BOTH {
            let mut players = [make[0](seed), make[1](seed)];
            if own == Seat(1) {
                players.reverse();
            }
            let end = play_match(kernel, &kernel.game.random_setup(seed), &mut players, &mut |_, _, _| {});
            score += match end.over.unwrap() {
                Outcome::Won(winner) => 2 * u64::from(winner == own),
                Outcome::Draw => 1,
            };
        }
    }
    score
}

fn random(seed: u64) -> Player {
    Player::Random(RandomPlayer::new(seed ^ 0x4d))
}

fn greedy(seed: u64) -> Player {
    Player::Greedy(Greedy::new(seed))
}

#[test]
fn greedy_beats_random() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let score = half_wins(&kernel, 3, [&greedy, &random]);
        assert!(score > 6, "{}: {score} of 12 half wins", sample.name);
    }
}

#[test]
fn a_player_that_errs_loses_to_one_that_does_not() {
    let kernel = Kernel::new(SAMPLES.iter().find(|sample| sample.name == "grand-voyage").unwrap().game());
    // With no noise it decides as the greedy player does.
    let erring = |noise: u8| move |seed: u64| Player::Greedy(Greedy::erring(seed, noise));
    let setup = kernel.game.random_setup(1);
    let end =
        |make: &dyn Fn(u64) -> Player| play_match(&kernel, &setup, &mut [make(5), make(6)], &mut |_, _, _| {}).hash();
    assert_eq!(end(&erring(0)), end(&greedy));
    assert_ne!(end(&erring(90)), end(&greedy));
    let score = half_wins(&kernel, 3, [&greedy, &erring(100)]);
    assert!(score > 6, "{score} of 12 half wins");
}

/// The more noise, the weaker. With an optimised build: `cargo test --release --test it -- --ignored noise_weakens`.
#[test]
#[ignore = "several minutes without optimisation"]
fn noise_weakens_step_by_step_in_a_hundred_matches() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let score = |noise: u8| half_wins(&kernel, 50, [&|seed| Player::Greedy(Greedy::erring(seed, noise)), &random]);
        let scores = [0, 40, 100].map(score);
        assert!(
            scores.is_sorted_by(|one, other| one + 8 >= *other) && scores[0] > scores[2],
            "{}: {scores:?}",
            sample.name
        );
    }
}

/// With an optimised build: `cargo test --release --test it -- --ignored search_beats_greedy`.
#[test]
#[ignore = "several minutes without optimisation"]
fn search_beats_greedy_in_a_hundred_matches() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let search = |seed| Player::Search(Search::new(seed, 96));
        let score = half_wins(&kernel, 50, [&search, &greedy]);
        assert!(score > 100, "{}: {score} of 200 half wins", sample.name);
    }
}

/// A recorded match: its set-up, its lines and the hash of its end.
fn recorded(kernel: &Kernel, seed: u64, make: impl Fn(u64) -> Player) -> (Setup, Vec<String>, u64) {
    let setup = kernel.game.random_setup(seed);
    let mut lines = Vec::new();
    let end = play_match(kernel, &setup, &mut [make(seed), make(seed + 100)], &mut |state, question, places| {
        lines.push(kernel.words(state, question, places));
    });
    assert!(end.over.is_some());
    (setup, lines, end.hash())
}

#[test]
fn a_match_is_replayed_from_its_words_to_the_same_end() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        for seed in 0..2 {
            let (setup, lines, hash) = recorded(&kernel, seed, random);
            let end = replay(&kernel, &setup, &lines).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", sample.name));
            assert_eq!(end.hash(), hash, "{}: match {seed} ends elsewhere", sample.name);
            assert_ne!(kernel.lay(&setup).hash(), hash);
        }
        let (setup, lines, hash) = recorded(&kernel, 9, greedy);
        assert_eq!(replay(&kernel, &setup, &lines).unwrap().hash(), hash);
    }
}

#[test]
fn words_that_are_no_answer_are_refused_with_what_would_be_one() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let (setup, lines, _) = recorded(&kernel, 2, random);
        let at = lines.len() / 2;
        for nonsense in ["dance", "", "take 99", "play 4096", "pass pass", "yes no", "take -1", "order x", "\u{202e}"] {
            let mut wrong = lines.clone();
            wrong[at] = nonsense.to_owned();
            match replay(&kernel, &setup, &wrong) {
                Err(NoReplay::Line { at: found, answers }) => {
                    assert_eq!(found, at);
                    assert!(!answers.is_empty());
                    // What is listed as right is accepted.
                    wrong[at] = answers[0].clone();
                    let again = replay(&kernel, &setup, &wrong[..=at]);
                    let is_taken = match again {
                        Ok(_) | Err(NoReplay::Ended { .. }) => true,
                        Err(NoReplay::Line { at: later, .. } | NoReplay::Over { at: later }) => later > at,
                    };
                    assert!(is_taken, "{}: `{}` is not right", sample.name, answers[0]);
                }
                other => panic!("{}: `{nonsense}` was taken: {other:?}", sample.name),
            }
        }
        assert!(matches!(replay(&kernel, &setup, &lines[..at]), Err(NoReplay::Ended { .. })));
        let longer = [lines.clone(), vec!["pass".to_owned()]].concat();
        assert_eq!(replay(&kernel, &setup, &longer).err(), Some(NoReplay::Over { at: lines.len() }));
    }
}
