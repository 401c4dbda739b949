//! Cards that are tried on the board of a scenario.

use std::collections::VecDeque;

use serde_json::Value;

use super::answers::Script;
use super::{STACK, Stop, Table, defaults, items, steps, well_shaped};
use crate::kernel::Willing;
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::Position;
use crate::kernel::players::Given;
use crate::kernel::question::{Chooser, Question};
use crate::kernel::rules::Game;
use crate::kernel::state::{CardId, Seat};
use crate::kernel::tried::Tried;

/// A card that was tried on a board.
pub struct BoardTrial {
    /// The game with the cards of the file and the card that was tried.
    pub kernel: Kernel,
    /// The names by which the file calls cards.
    pub labels: Vec<(CardId, String)>,
    /// Who has done the abilities.
    pub by: Seat,
    pub tried: Vec<Tried>,
}

/// A card to be tried for the active player on the board of a case.
pub struct BoardTry<'a> {
    pub game: &'a Game,
    /// The file with the case. Of the case's steps, only one that begins a match is taken.
    pub file: &'a Value,
    /// The index of the case.
    pub at: usize,
    /// An id, or a card that is written out.
    pub card: &'a Value,
    /// Answers as steps of scenarios have them, in order. What is not answered is answered willingly.
    pub answers: Vec<Value>,
    /// The seed of the generator, instead of the board's.
    pub seed: Option<u64>,
}

impl BoardTry<'_> {
    /// Tries the card.
    ///
    /// # Errors
    ///
    /// The fault of the board or the card, a step or an answer that the rules refuse, answers that nobody asks for.
    pub fn run(self) -> Result<BoardTrial, String> {
        stacker::maybe_grow(STACK / 2, STACK, || try_here(self).map_err(|stop| stop.text()))
    }
}

fn try_here(wanted: BoardTry<'_>) -> Result<BoardTrial, Stop> {
    let BoardTry { game, file, at, card, answers, seed } = wanted;
    let case = well_shaped(file, at).map_err(Stop::Fault)?;
    let mut table = Table::lay(game, defaults(file), items(file.get("cards")), case)?;
    if let Some(first) = steps(file, at).first().filter(|first| first.get("start").is_some()) {
        table.take(first)?;
    }
    if let Some(seed) = seed {
        table.state.chance = crate::base::Generator(seed);
    }
    let record = table.record(card, None)?;
    let definition = table.define(&record)?;
    let Table { kernel, state, labels, .. } = table;
    let by = state.active;
    let mut willing = Willing;
    let mut player = |position: &Position<'_>, question: &Question<'_>, _: &[Given]| {
        willing.choose(position, question).unwrap_or_default()
    };
    let mut script = Script {
        labels: &labels,
        given: VecDeque::new(),
        answers: VecDeque::from(answers),
        stop: None,
        places: Vec::new(),
        so_far: Vec::new(),
        asked: None,
        refused: None,
        player: Some(&mut player),
    };
    let tried = kernel.try_card(&state, definition, by, &mut script);
    let Script { answers, refused, .. } = script;
    if let Some(stop) = refused {
        return Err(stop);
    }
    if let Some(answer) = answers.front() {
        return Err(Stop::Refused(format!("nobody asks for {answer}")));
    }
    Ok(BoardTrial { kernel, labels, by, tried })
}
