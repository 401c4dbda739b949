//! A game of a run listed decision by decision, with the cards by their ids.

use super::arena::counted;
use super::deck_match::DeckMatch;
use crate::base::Name;
use crate::kernel::Kernel;
use crate::kernel::question::{Choice, Options, Pick, Places, Question, Why};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::state::{Seat, State, Thing, Things};

/// A game with its decisions.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The number of the game in its matchup, from 0.
    pub number: u64,
    /// The game.
    pub game: DeckMatch,
    /// Its decisions.
    pub steps: Vec<ReplayStep>,
}

/// A decision of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The number of turns of both players so far.
    pub turn: u16,
    /// The seat that decides: 0 or 1.
    pub seat: usize,
    /// The decision as a log has it.
    pub words: String,
    pub kind: StepKind,
    /// What it is aimed at or chooses.
    pub targets: Vec<Target>,
}

/// What is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// An action of the rules, by its id, with its card.
    Act { action: Name, card: Option<Name> },
    /// The end of a phase.
    End,
    /// Nothing is done in a window.
    Pass,
    /// Whether an effect is used.
    Use { of: Option<Asks>, is_used: bool },
    /// Cards, players or effects are chosen.
    Choose { of: Option<Asks> },
}

/// What asks, by its id in the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    Operation(Name),
    Timing(Name),
}

/// What a decision is aimed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card, by its id.
    Card(Name),
    /// The player of a seat.
    Player(usize),
    Number(i32),
}

impl Replay {
    /// The game as a file, which can be replayed.
    ///
    /// # Errors
    ///
    /// Returns why it cannot be written.
    pub fn file(&self) -> Result<String, String> {
        serde_json::to_string_pretty(&self.game).map_err(|error| error.to_string())
    }

    /// What was decided, a line each.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.steps.iter().map(|step| format!("{:>3} {:<16} {}", step.turn, self.game.decks[step.seat & 1], step.words))
    }

    /// How long it was and how it ended.
    pub fn end(&self) -> String {
        let game = &self.game;
        let winner = game.winner.map_or("nobody", |seat| game.decks[usize::from(seat & 1)].as_str());
        let turns = counted(usize::from(game.turns), "turn", "turns");
        let choices = counted(game.choices.len(), "choice", "choices");
        format!("{turns}, {choices}, {winner} wins ({}), hash {}", game.end, game.hash)
    }
}

impl ReplayStep {
    /// An answer to a question.
    pub(super) fn new(kernel: &Kernel, state: &State, question: &Question<'_>, places: &Places) -> Self {
        let things = |things: &Things| {
            let chosen = places.iter().filter_map(|&at| things.get(usize::from(at)));
            chosen.map(|thing| target(kernel, state, thing)).collect()
        };
        let name = || question.why.name(&kernel.game).into();
        let of = match question.why {
            Why::Operation(_) => Some(Asks::Operation(name())),
            Why::Timing(_) => Some(Asks::Timing(name())),
            _ => None,
        };
        let (kind, targets) = match question.options {
            Options::Actions { choices, .. } => match kernel.chosen(choices, places) {
                Some(choice) => act(kernel, state, &choice, question.by),
                None if matches!(question.why, Why::Phase(_)) => (StepKind::End, Vec::new()),
                None => (StepKind::Pass, Vec::new()),
            },
            Options::Yes => (StepKind::Use { of, is_used: places.first() == Some(&0) }, Vec::new()),
            Options::Things(all) | Options::Order(all) => (StepKind::Choose { of }, things(all)),
            Options::Numbers(all) => {
                let chosen = places.iter().filter_map(|&at| all.get(usize::from(at)));
                (StepKind::Choose { of }, chosen.map(|&number| Target::Number(i32::from(number) + 1)).collect())
            }
        };
        let words = kernel.words(state, question, places);
        Self { turn: state.turn, seat: question.by.index(), words, kind, targets }
    }
}

fn act(kernel: &Kernel, state: &State, choice: &Choice, by: Seat) -> (StepKind, Vec<Target>) {
    let card = |card| kernel.game.word(kernel.game.definition(state.card(card).definition).id).into();
    let action = kernel.game.flow.actions.get_index(choice.action.index());
    let rules = action.into_iter().flat_map(|(_, action)| action.picks.values());
    let mut targets = Vec::new();
    for (pick, rule) in choice.picks.iter().zip(rules) {
        match (pick, rule) {
            (Pick::Card(other), _) => targets.push(Target::Card(card(*other))),
            (Pick::Number(number), _) => targets.push(Target::Number(*number)),
            (Pick::None, PickRule::Card { or_player: true, .. }) => targets.push(Target::Player(by.other().index())),
            (Pick::None, _) => {}
        }
    }
    targets.extend(choice.aim.map(|aim| target(kernel, state, aim)));
    let action = action.map(|(id, _)| id.clone()).unwrap_or_default();
    (StepKind::Act { action, card: choice.card.map(card) }, targets)
}

fn target(kernel: &Kernel, state: &State, thing: Thing) -> Target {
    match thing {
        Thing::Card(card) => {
            Target::Card(kernel.game.word(kernel.game.definition(state.card(card).definition).id).into())
        }
        Thing::Player(seat) => Target::Player(seat.index()),
    }
}
