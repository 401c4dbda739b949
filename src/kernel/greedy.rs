//! A greedy player: tries each action and each answer on a copy, with the usual answers for the rest, and takes what
//! leads to the position that is worth most to it (kernel.md, section 6).

use super::lookup::Kernel;
use super::machine::{Position, Watch};
use super::play::Step;
use super::question::{Chooser, Options, Places, Question, place};
use super::state::{Outcome, Seat, State};

/// Sets of cards that are tried at most for one question.
const MOST_TRIED: usize = 64;
/// Actions that it takes in a turn at most.
const ACTIONS: usize = 200;

/// Gives known answers, and notes the first question after them.
struct Tried<'t> {
    given: &'t [Places],
    at: usize,
    /// The player and the answers of the first question without a known answer.
    next: Option<(Seat, Vec<Places>, Places)>,
}

impl Chooser for Tried<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let known = self.given.get(self.at).cloned();
        self.at += 1;
        Some(known.unwrap_or_else(|| {
            self.next.get_or_insert_with(|| (question.by, answers(question), question.usual()));
            question.usual()
        }))
    }
}

/// The answers that are tried for a question.
fn answers(question: &Question<'_>) -> Vec<Places> {
    let len = question.count();
    match question.options {
        Options::Actions { .. } | Options::Yes => (0..len).map(place).collect(),
        Options::Order(_) => vec![(0..len).filter_map(|at| u16::try_from(at).ok()).collect()],
        Options::Things(_) | Options::Numbers(_) => {
            let mut found = Vec::new();
            for size in question.min..=question.max {
                combinations(len, size, &mut Places::new(), 0, &mut found);
            }
            found
        }
    }
}

/// The combinations of `size` places below `len`, in order, up to the limit.
fn combinations(len: usize, size: usize, chosen: &mut Places, first: usize, found: &mut Vec<Places>) {
    if found.len() >= MOST_TRIED {
        return;
    }
    if chosen.len() == size {
        found.push(chosen.clone());
        return;
    }
    for at in first..len {
        if let Ok(place) = u16::try_from(at) {
            chosen.push(place);
            combinations(len, size, chosen, at + 1, found);
            chosen.pop();
        }
    }
}

/// What a position is worth to a player: the own worth less the opponent's.
fn worth(kernel: &Kernel, state: &State, seat: Seat) -> i32 {
    let players = &kernel.game.players;
    match state.over {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Won(winner)) if winner == seat => players.win,
        Some(Outcome::Won(_)) => players.win.saturating_neg(),
        None => {
            let position = Position { kernel, state };
            let value = |seat| players.position.as_ref().map_or(0, |term| position.value(term, seat));
            value(seat).saturating_sub(value(seat.other()))
        }
    }
}

/// The worth after a step whose first answers are given, and the question after them.
fn tried(
    kernel: &Kernel,
    before: &State,
    step: &Step,
    given: &[Places],
    seat: Seat,
) -> (i32, Option<(Seat, Vec<Places>, Places)>) {
    let mut state = before.clone();
    let mut chooser = Tried { given, at: 0, next: None };
    kernel.run(&mut state, step, &mut chooser, None::<&mut dyn Watch>);
    (worth(kernel, &state, seat), chooser.next)
}

/// The best of several answers: the first of those that are worth most.
fn best(
    kernel: &Kernel,
    before: &State,
    step: &Step,
    given: &[Places],
    options: &[Places],
    seat: Seat,
) -> Option<Places> {
    let mut best: Option<(i32, &Places)> = None;
    for option in options {
        let answers = [given, std::slice::from_ref(option)].concat();
        let (value, _) = tried(kernel, before, step, &answers, seat);
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, option));
        }
    }
    best.map(|(_, option)| option.clone())
}

/// The answer to a question in the middle of a step.
pub fn answer(kernel: &Kernel, before: &State, step: &Step, given: &[Places], question: &Question<'_>) -> Places {
    best(kernel, before, step, given, &answers(question), question.by).unwrap_or_else(|| question.usual())
}

/// The best answers to a step for a player, and what it is worth with them; the other player answers in the usual way.
fn best_answers(kernel: &Kernel, before: &State, step: &Step, seat: Seat) -> (i32, Vec<Places>) {
    let mut given = Vec::new();
    loop {
        let (value, next) = tried(kernel, before, step, &given, seat);
        let Some((by, options, usual)) = next else { return (value, given) };
        let own = (by == seat).then(|| best(kernel, before, step, &given, &options, seat)).flatten();
        given.push(own.unwrap_or(usual));
    }
}

/// Acts as long as that is worth something, and ends the turn.
pub fn play_turn(kernel: &Kernel, state: &mut State) {
    let seat = state.active;
    for _ in 0..ACTIONS {
        let mut best: Option<(i32, Step, Vec<Places>)> = None;
        for choice in kernel.choices(state, seat) {
            let step = Step::Take(choice);
            let (value, given) = best_answers(kernel, state, &step, seat);
            if best.as_ref().is_none_or(|(known, ..)| value > *known) {
                best = Some((value, step, given));
            }
        }
        let Some((value, step, given)) = best else { break };
        if value <= worth(kernel, state, seat) || state.over.is_some() {
            break;
        }
        kernel.run(state, &step, &mut Tried { given: &given, at: 0, next: None }, None::<&mut dyn Watch>);
        if state.active != seat {
            return;
        }
    }
    if state.over.is_none() {
        kernel.run(state, &Step::EndTurn, &mut super::play::Usual, None::<&mut dyn Watch>);
    }
}
