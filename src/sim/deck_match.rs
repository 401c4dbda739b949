//! One match between two decks: found by its number in a run, written decision by decision, and replayed to the same end.

use serde::{Deserialize, Serialize};

use super::arena::counted;
use super::decks::{Decks, players, setup};
use super::game::Game as HeroGame;
use super::plan::{Plan, matchup_number};
use super::replay::{Replay, ReplayStep};
use super::run::game_seed;
use crate::base::Name;
use crate::engine::Side;
use crate::kernel::form::step_of_words;
use crate::kernel::players::{NoReplay, play_match, replay};
use crate::kernel::scenario::answer_of;
use crate::kernel::state::Outcome;
use crate::kernel::{Position, Progress, Step, Usual};

/// How many possible answers a message names.
const NAMED: usize = 6;

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckMatch {
    /// The id of the game.
    pub game: Name,
    /// Identifies the files of the game: see [`Decks::hash`].
    pub rules: String,
    /// The decks of seats 0 and 1.
    pub decks: [Name; 2],
    /// The names of the players' kinds.
    pub players: [String; 2],
    /// Whether Legacy rows count, in games that have them.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub legacy: bool,
    /// The seed of the match.
    pub seed: u64,
    /// The seat that begins.
    pub first: u8,
    /// The seat that has won; `None` after a draw.
    pub winner: Option<u8>,
    /// The turns of both players together.
    pub turns: u16,
    /// Why it is over.
    pub end: String,
    /// All decisions, in words.
    pub choices: Vec<String>,
    /// The hash of the last position, as 16 hexadecimal digits.
    pub hash: String,
    /// Whether that is the hash of format 1, which needs the cards in that format.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub form_1: bool,
}

fn yes() -> bool {
    true
}

impl DeckMatch {
    /// Plays the match with a number (from 0) of a matchup, exactly as a run counts it.
    ///
    /// # Errors
    ///
    /// Returns that a deck is missing.
    pub fn of(plan: &Plan, ids: [&str; 2], decks: &Decks, number: u64) -> Result<Replay, String> {
        let kernel = &*decks.kernel(plan.legacy);
        let pair = decks.pair(ids).ok_or_else(|| format!("the decks {ids:?} are not there"))?;
        let (seed, first) = game_seed(plan.seed, matchup_number(ids), number);
        let setup = setup(kernel, &pair, seed, first);
        let mut steps = Vec::new();
        let mut end =
            play_match(kernel, &setup, &mut players(kernel, plan.players, seed), &mut |state, question, places| {
                steps.push(ReplayStep::new(kernel, state, question, places));
            });
        let game = Self {
            game: decks.game().clone(),
            rules: decks.hash().to_owned(),
            decks: ids.map(Name::from),
            players: plan.players.map(|kind| kind.name().to_owned()),
            legacy: plan.legacy,
            seed,
            first: u8::from(first == Side::Second),
            winner: end.over.and_then(Outcome::winner).map(|seat| seat.0),
            turns: end.turn,
            end: kernel.reason(&end),
            choices: steps.iter().map(|step| step.words.clone()).collect(),
            hash: decks.hash_of(kernel, &mut end, plan.legacy),
            form_1: decks.form_1.is_some(),
        };
        Ok(Replay { number, game, steps })
    }

    /// Replays the match.
    ///
    /// # Errors
    ///
    /// Returns which decision is wrong and what would be right, or that the match ends differently now.
    pub fn replay(&self, decks: &Decks) -> Result<(), String> {
        if self.game != *decks.game() {
            return Err(format!("it is a match of the game `{}`, and this is `{}`", self.game, decks.game()));
        }
        let ids = [self.decks[0].as_str(), self.decks[1].as_str()];
        let pair = decks.pair(ids).ok_or_else(|| format!("the decks {ids:?} are not there"))?;
        let first = if self.first == 0 { Side::First } else { Side::Second };
        let kernel = decks.kernel(self.legacy);
        let setup = setup(&kernel, &pair, self.seed, first);
        let mut end = replay(&kernel, &setup, &self.choices).map_err(|wrong| self.describe(wrong))?;
        if self.form_1 && decks.form_1.is_none() {
            let is_same = end.turn == self.turns && kernel.reason(&end) == self.end;
            let differs = || format!("the match ends in turn {}, and no longer in turn {}", end.turn, self.turns);
            return if is_same { Ok(()) } else { Err(differs()) };
        }
        let hash = decks.hash_of(&kernel, &mut end, self.legacy);
        if hash == self.hash { Ok(()) } else { Err(format!("the match ends at {hash} and no longer at {}", self.hash)) }
    }

    /// What is wrong with the log, and what would be right.
    fn describe(&self, wrong: NoReplay) -> String {
        let named = |answers: &[String]| {
            let shown = answers.iter().take(NAMED).map(|answer| format!("`{answer}`")).collect::<Vec<_>>().join(", ");
            if answers.len() > NAMED { format!("{shown} and {} more", answers.len() - NAMED) } else { shown }
        };
        match wrong {
            NoReplay::Line { at, answers } => {
                let words: String = self.choices.get(at).map_or("", String::as_str).chars().take(80).collect();
                format!("choice {at} (counted from 0), `{words}`, cannot be taken; possible are {}", named(&answers))
            }
            NoReplay::Ended { answers } => {
                format!("the choices end before the match is over; possible are {}", named(&answers))
            }
            NoReplay::Over { at } => format!("the match is over before choice {at} (counted from 0)"),
        }
    }
}

impl HeroGame {
    /// Replays a match that was played between heroes of format 1, whose decks have their ids. Returns how it ended.
    ///
    /// # Errors
    ///
    /// Returns which action is not legal, or that the match ends differently.
    pub(super) fn replay_as_decks(&self, decks: &Decks) -> Result<String, String> {
        let [one, other] = &self.heroes;
        let ids = [one.as_str(), other.as_str()];
        let pair = decks.pair(ids).ok_or_else(|| format!("the decks {ids:?} are not there"))?;
        let kernel = decks.kernel(self.legacy);
        let mut state = kernel.lay(&setup(&kernel, &pair, self.seed, self.first()));
        kernel.begin(&mut state, &mut Usual, None);
        for (at, action) in self.actions.iter().enumerate() {
            let step = if action == "end" {
                Some(Step::EndPhase)
            } else {
                let choices = kernel.choices(&state, state.active);
                let named = step_of_words(action);
                let position = Position { kernel: &kernel, state: &state };
                let places = named.and_then(|named| answer_of(position, &[], &choices, named.as_object()?));
                places.and_then(|places| kernel.chosen(&choices, &places)).map(Step::Take)
            };
            let done = step.map(|step| kernel.step(&mut state, &step, &mut Usual, None));
            if done != Some(Progress::Done) {
                return Err(format!("action {at} (counted from 0), `{action}`, cannot be taken"));
            }
        }
        let actions = counted(self.actions.len(), "action", "actions");
        // The hash of format 1 needs the cards in that format.
        if decks.form_1.is_some() {
            let hash = decks.hash_of(&kernel, &mut state, self.legacy);
            let differs = || format!("the game ends at {hash} and no longer at {}", self.hash);
            return if hash == self.hash { Ok(format!("{actions}, hash {hash} as before")) } else { Err(differs()) };
        }
        let winner = state.over.and_then(Outcome::winner).map(|seat| seat.0);
        if state.over.is_none() || (winner, state.turn) != (self.winner, self.turns) {
            return Err(format!("the match ends in turn {}, and no longer in turn {}", state.turn, self.turns));
        }
        Ok(format!("{actions} of format 1, {} as before", counted(usize::from(self.turns), "turn", "turns")))
    }
}
