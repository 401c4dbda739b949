//! Positions of matches written as boards are laid again as they were.

use serde_json::json;
use ses_studio::kernel::ids::{NumberId, StateId, ZoneId};
use ses_studio::kernel::question::{Chooser, Places, Question, Why};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario::{Begun, begin, board};
use ses_studio::kernel::state::{Seat, State};
use ses_studio::kernel::{Kernel, Position, RandomPlayer};

use super::SAMPLES;

/// Answers by chance, and keeps the position before each action.
struct Keeper {
    player: RandomPlayer,
    kept: Vec<State>,
}

impl Chooser for Keeper {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if matches!(question.why, Why::Phase(_)) {
            self.kept.push(position.state.clone());
        }
        Some(self.player.answer(question))
    }
}

/// What both players see on the table, and what the player whose turn it is can do.
fn described(kernel: &Kernel, state: &State) -> Vec<String> {
    let position = Position { kernel, state };
    let game = &kernel.game;
    let mut lines = vec![format!("{:?} {:?} {:?}", state.active, state.opener, state.phase)];
    for seat in Seat::BOTH {
        let player = &state.players[seat.index()];
        lines.push(format!("{:?}", &player.counters[..game.counters.len()]));
        let hero = player.hero_card.map(|hero| game.word(game.definition(hero).id));
        lines.push(format!("{hero:?} {} {:?}", player.book, player.hero));
        for zone in (0..game.zones.len()).filter_map(ZoneId::at) {
            for &card in state.pile(seat, zone).as_slice() {
                let entry = state.card(card);
                let id = game.word(game.definition(entry.definition).id);
                let numbers: Vec<i32> =
                    (0..game.numbers.len()).filter_map(NumberId::at).map(|at| position.number(card, at)).collect();
                let states: Vec<i32> =
                    (0..game.states.len()).filter_map(StateId::at).map(|at| kernel.state_in(entry, at)).collect();
                lines.push(format!(
                    "{seat:?} {zone:?} {id} {numbers:?} {states:?} {} {:?} {:?} {:?} {} {}",
                    state.grants.iter().filter(|grant| grant.card == card).count(),
                    position.keywords(card),
                    entry.owner,
                    entry.subtype,
                    entry.has_arrived(),
                    entry.host.is_some(),
                ));
            }
        }
    }
    for choice in kernel.choices(state, state.active) {
        let card = choice.card.map(|card| game.word(game.definition(state.card(card).definition).id));
        lines.push(format!("{:?} {card:?}", choice.action));
    }
    // The cards beneath different cards are in one zone in no order that matters.
    lines.sort_unstable();
    lines
}

fn written(kernel: &Kernel, state: &State) -> serde_json::Value {
    board(kernel, state).unwrap_or_else(|card| panic!("{card:?} cannot be said"))
}

/// How many cards of each id a board has, in whatever place.
fn labels(board: &serde_json::Value) -> Vec<String> {
    let text = board.to_string();
    let mut ids: Vec<String> =
        text.split("\"card\":\"").skip(1).map(|rest| rest[..rest.find('"').unwrap()].to_owned()).collect();
    ids.sort_unstable();
    ids
}

fn positions(game: &Game, seed: u64) -> (Kernel, Vec<State>) {
    let kernel = Kernel::new(game.clone());
    let mut state = kernel.lay(&game.random_setup(seed));
    let mut keeper = Keeper { player: RandomPlayer::new(seed), kept: Vec::new() };
    kernel.begin(&mut state, &mut keeper, None);
    kernel.play(&mut state, &mut keeper, None);
    (kernel, keeper.kept)
}

#[test]
fn a_position_is_laid_again_from_its_board() {
    let samples = SAMPLES.iter().map(|sample| (sample.name, sample.game()));
    for (name, game) in samples.chain([("heroes", crate::support::game_of_heroes())]) {
        let (mut laid, mut refused) = (0, 0);
        for seed in 0..3 {
            let (kernel, kept) = positions(&game, seed);
            for state in kept.iter().step_by(7) {
                let Ok(board) = board(&kernel, state) else {
                    refused += 1;
                    continue;
                };
                let file = json!({ "cases": [{ "name": "", "board": board }] });
                let begun = begin(&game, &file, 0).unwrap_or_else(|fault| panic!("{name}: {fault}"));
                let Begun { kernel: again, state: copy, .. } = begun;
                let (before, after) = (described(&kernel, state), described(&again, &copy));
                let differ: Vec<_> = before.iter().zip(&after).filter(|(one, other)| one != other).collect();
                assert!(before.len() == after.len() && differ.is_empty(), "{name}: {differ:#?}");
                // A board that was laid is written as it was.
                assert_eq!(labels(&file["cases"][0]["board"]), labels(&written(&again, &copy)), "{name}");
                laid += 1;
            }
        }
        assert!(laid > 10, "{name}: {laid} boards, {refused} cannot be said");
        println!("{name}: {laid} laid, {refused} cannot be said");
    }
}
