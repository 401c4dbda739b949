//! The search player: information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Each round guesses
//! the hidden cards, walks down the tree along the actions that are legal in that guess, adds one node, and lets greedy
//! players finish the game. It sees no hidden card: see [`Match::guess`].

use super::greedy::Greedy;
use super::{Action, Actions, Duel, Match, Outcome};
use ses_studio::engine::{Generator, Side, Workspace};

/// The rounds per choice.
const ROUNDS: u32 = 96;
/// The weight of exploration.
const CURIOSITY: f64 = 1.2;
/// The share of exploration that goes to the greedy player's action; all actions share the rest.
const TRUST: f64 = 0.4;

/// A player that simulates how the game could continue.
#[derive(Clone, Debug)]
pub struct Search {
    chance: Generator,
    greedy: Greedy,
    work: Workspace,
    legal: Actions,
    tree: Vec<Node>,
    /// The nodes of this round, with the player who acted to reach each.
    path: Vec<(usize, Side)>,
}

/// An action in the tree, after the actions of the nodes above it.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: ActionKey,
    parent: usize,
    /// How often the action was taken.
    visits: u32,
    /// How often it was legal.
    chances: u32,
    /// The sum of the scores for the player who took it; 1 is a win.
    score: f64,
}

/// An action identified by its card, because an index in the hand means another card in another guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ActionKey {
    Play(u8, Option<u8>),
    Ability(Option<u8>),
    Attack(u8, Option<u8>),
    End,
}

impl ActionKey {
    fn of(action: Action, duel: &Duel, position: &Match) -> Self {
        match action {
            Action::Play { at, target } => {
                let hand = position.state.player(position.active).zone(duel.places().hand);
                Self::Play(hand.get(usize::from(at)).map_or(u8::MAX, |card| card.0), target)
            }
            Action::Ability { target } => Self::Ability(target),
            Action::Attack { by, target } => Self::Attack(by, target),
            Action::End => Self::End,
        }
    }
}

impl Search {
    /// Creates a player for games of a duel.
    pub fn new(duel: &Duel) -> Self {
        Self {
            chance: Generator(0),
            greedy: Greedy::new(duel),
            work: Workspace::default(),
            legal: Actions::default(),
            tree: Vec::with_capacity(2 * ROUNDS as usize),
            path: Vec::with_capacity(64),
        }
    }

    /// Starts a game with its own random numbers.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(seed);
    }

    /// Returns the action that was taken most often in the simulated games, using `legal` as a buffer.
    pub fn choose(&mut self, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
        position.legal_actions(duel, legal);
        let actions = legal.as_slice();
        if let [only] = actions {
            return *only;
        }
        let root = Node { key: ActionKey::End, parent: usize::MAX, visits: 0, chances: 0, score: 0.0 };
        self.tree.clear();
        self.tree.push(root);
        for _ in 0..ROUNDS {
            let mut imagined = position.guess(duel, position.active, &mut self.chance);
            self.descend(duel, &mut imagined);
            self.finish(duel, &mut imagined);
            self.backpropagate(duel, &imagined);
        }
        let visits = |action: Action| {
            let key = ActionKey::of(action, duel, position);
            self.tree.iter().find(|node| node.parent == 0 && node.key == key).map_or(0, |node| node.visits)
        };
        // Among equals, the first one, which the greedy player prefers too.
        let best = actions.iter().copied().rev().max_by_key(|&action| visits(action));
        best.unwrap_or_default()
    }

    /// Walks down the tree and adds one node.
    fn descend(&mut self, duel: &Duel, imagined: &mut Match) {
        self.path.clear();
        let mut at = 0;
        while imagined.outcome().is_none() {
            imagined.legal_actions(duel, &mut self.legal);
            let favourite = self.greedy.choose(duel, imagined);
            let (action, node) = self.select(duel, imagined, at, favourite);
            self.path.push((node, imagined.active));
            let is_new = self.tree[node].visits == 0;
            if imagined.play_legal(duel, action, &mut (), &mut self.work).is_err() {
                return;
            }
            if is_new {
                return;
            }
            at = node;
        }
    }

    /// Selects the action below a node with the best mix of score and exploration.
    fn select(&mut self, duel: &Duel, imagined: &Match, parent: usize, favourite: Action) -> (Action, usize) {
        let favourite = ActionKey::of(with_target(favourite, &self.legal), duel, imagined);
        let count = f64::from(u32::try_from(self.legal.as_slice().len()).unwrap_or(u32::MAX));
        let (mut best, mut most) = ((Action::End, None, ActionKey::End), f64::MIN);
        let unknown = self.expected_score(parent, imagined.active);
        for at in 0..self.legal.as_slice().len() {
            let action = self.legal.as_slice()[at];
            let key = ActionKey::of(action, duel, imagined);
            let known = self.tree.iter().position(|node| node.parent == parent && node.key == key);
            let (visits, chances, score) = known.map_or((0, 1, 0.0), |known| {
                let node = &mut self.tree[known];
                node.chances += 1;
                (node.visits, node.chances, node.score)
            });
            let mean = if visits == 0 { unknown } else { score / f64::from(visits) };
            let share = (1.0 - TRUST) / count + if key == favourite { TRUST } else { 0.0 };
            let worth = mean + CURIOSITY * share * f64::from(chances).sqrt() / f64::from(1 + visits);
            if worth > most {
                (best, most) = ((action, known, key), worth);
            }
        }
        let (action, known, key) = best;
        let node = known.unwrap_or_else(|| {
            self.tree.push(Node { key, parent, visits: 0, chances: 1, score: 0.0 });
            self.tree.len() - 1
        });
        (action, node)
    }

    /// The expected score of an action that was never taken: the score of the node above for this player.
    fn expected_score(&self, parent: usize, player: Side) -> f64 {
        let above = self.tree[parent];
        let Some(&(_, actor)) = self.path.last().filter(|_| above.visits > 0) else { return 0.5 };
        let mean = above.score / f64::from(above.visits);
        if actor == player { mean } else { 1.0 - mean }
    }

    /// Lets greedy players finish the game.
    fn finish(&mut self, duel: &Duel, imagined: &mut Match) {
        while imagined.outcome().is_none() {
            let action = self.greedy.choose(duel, imagined);
            if imagined.play_legal(duel, action, &mut (), &mut self.work).is_err()
                && imagined.play_legal(duel, Action::End, &mut (), &mut self.work).is_err()
            {
                return;
            }
        }
    }

    /// Adds the result of the game to every node of the round.
    fn backpropagate(&mut self, duel: &Duel, end: &Match) {
        let won = |side| match end.outcome() {
            Some(Outcome::Won(winner)) if winner == side => 1.0,
            Some(Outcome::Won(_)) => 0.0,
            Some(Outcome::Draw) | None => 0.5,
        };
        // A tenth of the score is the margin, so that of two ways to win or lose the clearer or closer one is
        // preferred.
        let margin = |side: Side| {
            let [own, other] =
                [side, side.other()].map(|side| end.state.player(side).number(duel.places().shield).clamp(-50, 50));
            f64::from(50 + (own - other) / 2) / 100.0
        };
        for &(node, side) in &self.path {
            let node = &mut self.tree[node];
            node.visits += 1;
            node.score += 0.9 * won(side) + 0.1 * margin(side);
        }
    }
}

/// Adds the default target to the greedy player's action, because the list of legal actions names targets.
fn with_target(action: Action, legal: &Actions) -> Action {
    let first = Some(0);
    let named = match action {
        Action::Play { at, target: None } => Action::Play { at, target: first },
        Action::Ability { target: None } => Action::Ability { target: first },
        _ => return action,
    };
    if legal.as_slice().contains(&named) { named } else { action }
}
