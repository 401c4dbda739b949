//! Players of matches, and games that they play one after another, without allocating.

use ses_studio::engine::{Generator, Side, Workspace, mix};
use ses_studio::sim::AgentKind;

use super::{Action, Actions, Duel, Greedy, Match, Search};

/// How often the easy player errs, in percent.
const NOISE: usize = 40;

/// Any legal action.
fn any(chance: &mut Generator, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
    position.legal_actions(duel, legal);
    let actions = legal.as_slice();
    actions.get(chance.below(actions.len())).copied().unwrap_or_default()
}

/// A player with its working data.
#[derive(Clone, Debug)]
pub enum Agent {
    /// The player's own random numbers, separate from the game's.
    Random(Generator),
    /// A greedy player that takes any action now and then, and its chance.
    Easy(Box<Greedy>, Generator),
    /// The worths of the cards of the duel.
    Greedy(Box<Greedy>),
    /// The search tree.
    Search(Box<Search>),
}

impl Agent {
    /// A player of a kind for games of a duel.
    pub fn new(kind: AgentKind, duel: &Duel) -> Self {
        match kind {
            AgentKind::Random => Agent::Random(Generator(0)),
            AgentKind::Easy => Agent::Easy(Box::new(Greedy::new(duel)), Generator(0)),
            AgentKind::Greedy => Agent::Greedy(Box::new(Greedy::new(duel))),
            AgentKind::Search => Agent::Search(Box::new(Search::new(duel))),
        }
    }

    /// Starts a game. All random numbers of the player derive from this seed.
    pub fn begin(&mut self, seed: u64) {
        match self {
            Agent::Random(generator) | Agent::Easy(_, generator) => *generator = Generator(seed),
            Agent::Greedy(_) => {}
            Agent::Search(search) => search.begin(seed),
        }
    }

    /// Chooses one of the legal actions, using `legal` as a buffer to list them.
    #[inline]
    pub fn choose(&mut self, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
        match self {
            Agent::Random(generator) => any(generator, duel, position, legal),
            Agent::Easy(greedy, generator) => {
                if generator.below(100) < NOISE {
                    any(generator, duel, position, legal)
                } else {
                    greedy.choose(duel, position)
                }
            }
            Agent::Greedy(greedy) => greedy.choose(duel, position),
            Agent::Search(search) => search.choose(duel, position, legal),
        }
    }
}

/// Buffers that games reuse.
#[derive(Clone, Debug)]
pub struct GameRunner {
    work: Workspace,
    legal: Actions,
    players: [Agent; 2],
}

impl GameRunner {
    /// Creates the buffers for games of a duel between these kinds of players.
    pub fn new(duel: &Duel, kinds: [AgentKind; 2]) -> Self {
        Self {
            work: Workspace::default(),
            legal: Actions::default(),
            players: kinds.map(|kind| Agent::new(kind, duel)),
        }
    }
}

/// Plays a game to its end and calls `on_action` before each action.
#[inline]
pub fn play(
    duel: &Duel,
    seed: u64,
    first: Side,
    runner: &mut GameRunner,
    mut on_action: impl FnMut(&Match, Action),
) -> Match {
    for (player, salt) in runner.players.iter_mut().zip(1..) {
        player.begin(mix(seed ^ salt));
    }
    let mut position = duel.start(seed, Some(first), &mut runner.work);
    while position.outcome().is_none() {
        let action = runner.players[position.active.index()].choose(duel, &position, &mut runner.legal);
        on_action(&position, action);
        // A player chooses among legal actions, so this is never refused. If it were, the phase would end, so that the
        // game goes on.
        if position.play_legal(duel, action, &mut (), &mut runner.work).is_err() {
            let _ = position.play_legal(duel, Action::End, &mut (), &mut runner.work);
        }
    }
    position
}
