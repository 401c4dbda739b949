//! The search player: information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Each round guesses the
//! hidden cards, walks down the tree along the answers that are possible in that guess, adds one node, and plays on with
//! cheap players until the player's own next turn. Actions and questions are nodes alike. Whole numbers only, so that a
//! search repeats on every machine.

use super::Moment;
use super::greedy::Greedy;
use super::options::answers;
use super::random::RandomPlayer;
use super::trial::{Positions, Script, imagine, taken};
use super::worth::{win, worth};
use crate::base::{Generator, mix};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Position, Watch, Workspace};
use crate::kernel::play::Usual;
use crate::kernel::question::{Chooser, Options, Pick, Places, Question, Why};
use crate::kernel::state::{CardId, Outcome, Seat, State, Thing};

/// The rounds per decision, if nothing else is asked for.
const PLAYOUTS: u32 = 96;
/// The most rounds that rules can ask for, so that every decision comes soon.
const MOST_PLAYOUTS: u32 = 1000;
/// A won playout; a lost one is 0.
const FULL: i64 = 1000;
/// The weight of exploration, in thousandths.
const CURIOSITY: i64 = 1200;
/// The share of exploration that goes to the greedy player's answer, in thousandths; all answers share the rest.
const TRUST: i64 = 400;
/// Answers of one question that are in the tree at most.
const WIDEST: usize = 48;
/// Questions of a playout after which it stops at the next phase that waits.
const LONGEST: u32 = 120;
/// Actions that a playout compares where a phase waits.
const COMPARED: usize = 4;

/// A player that simulates how the match could go on.
#[derive(Clone, Debug)]
pub struct Search {
    chance: Generator,
    greedy: Greedy,
    playouts: u32,
    lists: Box<Lists>,
}

/// What is kept from playout to playout: the lists and the position of playouts, and of what is tried within them.
#[derive(Default)]
struct Lists {
    playout: Workspace,
    trial: Workspace,
    positions: Positions,
}

impl Clone for Lists {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl std::fmt::Debug for Lists {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Lists")
    }
}

/// An answer in the tree, after the answers of the nodes above it.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: u64,
    parent: usize,
    /// How often it was taken.
    visits: i64,
    /// How often it was possible.
    chances: i64,
    /// The sum of the scores for the player who took it.
    score: i64,
}

impl Search {
    pub fn new(seed: u64, playouts: u32) -> Self {
        let (greedy, lists) = (Greedy::new(seed ^ 1), Box::default());
        Self { chance: Generator(mix(seed)), greedy, playouts: playouts.max(1), lists }
    }

    /// With as many rounds as the rules of a game ask for.
    pub fn of(kernel: &Kernel, seed: u64) -> Self {
        Self::new(seed, kernel.game.players.playouts.unwrap_or(PLAYOUTS).min(MOST_PLAYOUTS))
    }

    /// Begins another match.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(mix(seed));
        self.greedy.begin(seed ^ 1);
    }

    pub fn decide(&mut self, moment: &Moment<'_>) -> Places {
        let kernel = moment.kernel;
        let mut weighed = Vec::new();
        self.greedy.weigh(moment, &mut weighed);
        let Some(first) = weighed.first() else { return moment.question.usual() };
        if weighed.len() == 1 {
            return first.places.clone();
        }
        let mut favourite = first;
        for answer in &weighed {
            if answer.worth > favourite.worth {
                favourite = answer;
            }
        }
        let ends = win(kernel);
        let plain = weighed.iter().map(|answer| i64::from(answer.worth)).filter(|worth| worth.abs() < i64::from(ends));
        let (least, most) =
            plain.fold((i64::MAX, i64::MIN), |(least, most), worth| (least.min(worth), most.max(worth)));
        let scale = Scale { middle: i64::from(first.worth), spread: most.saturating_sub(least).max(1) };
        let favourite = favourite.places.clone();
        let mut tree = vec![Node { key: 0, parent: usize::MAX, visits: 0, chances: 0, score: 0 }];
        for _ in 0..self.playouts {
            self.playout(moment, &favourite, scale, &mut tree);
        }
        let root = Position { kernel, state: moment.now };
        let mut best: Option<(i64, &Places)> = None;
        let candidates = std::iter::once(&favourite).chain(weighed.iter().map(|answer| &answer.places));
        for places in candidates {
            let key = key(&root, moment.question, places, moment.question.by);
            let visits = tree.iter().find(|node| node.parent == 0 && node.key == key).map_or(0, |node| node.visits);
            if best.is_none_or(|(most, _)| visits > most) {
                best = Some((visits, places));
            }
        }
        best.map_or(favourite.clone(), |(_, places)| places.clone())
    }

    fn playout(&mut self, moment: &Moment<'_>, favourite: &Places, scale: Scale, tree: &mut Vec<Node>) {
        let kernel = moment.kernel;
        let seat = moment.question.by;
        let Lists { playout: work, trial, positions: Positions { imagined: state, tried, .. } } = &mut *self.lists;
        let ahead = imagine(state, moment, &mut self.chance);
        let mut round = Round {
            seat,
            script: moment.step.is_some().then(|| Script::new(moment.given, seat, &[], ahead)),
            ahead: moment.step.is_some().then_some(ahead),
            reseed: None,
            favourite: Some(favourite),
            tree,
            path: Vec::new(),
            is_in_tree: true,
            player: RandomPlayer::new(self.chance.bits()),
            chance: Generator(self.chance.bits()),
            last_turn: moment.now.turn.saturating_add(2),
            asked: 0,
            work: trial,
            tried,
        };
        let is_waiting = match moment.step {
            Some(step) => kernel.run(state, step, &mut round, None::<&mut dyn Watch>, work),
            None => false,
        };
        if !is_waiting && state.over.is_none() {
            kernel.play_on(state, &mut round, None::<&mut dyn Watch>, work);
        }
        let path = round.path;
        let own = match state.over {
            Some(Outcome::Won(winner)) => {
                if winner == seat {
                    FULL
                } else {
                    0
                }
            }
            Some(Outcome::Draw) => FULL / 2,
            None => scale.score(worth(kernel, state, seat, work)),
        };
        for (node, by) in path {
            let node = &mut tree[node];
            node.visits += 1;
            node.score += if by == seat { own } else { FULL - own };
        }
    }
}

/// How worths become scores.
#[derive(Clone, Copy)]
struct Scale {
    middle: i64,
    spread: i64,
}

impl Scale {
    /// From 50 to 950: half is what the position is worth before.
    fn score(self, worth: i32) -> i64 {
        let above = i64::from(worth) - self.middle;
        let most = FULL * 9 / 10;
        FULL / 2 + most / 2 * above / (above.abs() + self.spread)
    }
}

/// One playout: answers so far, then the tree, then cheap players.
struct Round<'r> {
    seat: Seat,
    script: Option<Script<'r>>,
    ahead: Option<u64>,
    reseed: Option<u64>,
    favourite: Option<&'r Places>,
    tree: &'r mut Vec<Node>,
    path: Vec<(usize, Seat)>,
    is_in_tree: bool,
    player: RandomPlayer,
    chance: Generator,
    /// The turn in which the playout stops where a phase waits.
    last_turn: u16,
    asked: u32,
    work: &'r mut Workspace,
    /// The position in which actions are compared.
    tried: &'r mut State,
}

impl Chooser for Round<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if question.count() < 2 && question.is_action() {
            return Some(question.usual());
        }
        if let Some(places) = self.script.as_mut().and_then(|script| script.known(question)) {
            return Some(places);
        }
        if self.script.is_some() {
            if question.by != self.seat {
                return Some(question.usual());
            }
            // The question that is decided.
            self.script = None;
            self.reseed = self.ahead.take();
        }
        self.asked += 1;
        let is_phase = matches!(question.why, Why::Phase(_));
        if is_phase && (self.asked > LONGEST || position.state.turn >= self.last_turn) {
            return None;
        }
        if self.is_in_tree {
            return Some(self.select(position, question));
        }
        Some(if is_phase { self.compare(position, question) } else { self.cheap(question) })
    }

    fn reseed(&mut self) -> Option<u64> {
        self.reseed.take()
    }
}

impl Round<'_> {
    /// The answer below a node with the best mix of score and exploration.
    fn select(&mut self, position: &Position<'_>, question: &Question<'_>) -> Places {
        let mut options = answers(question);
        options.truncate(WIDEST);
        let favourite = self.favourite.take();
        if let Some(favourite) = favourite
            && !options.contains(favourite)
            && question.accepts(favourite)
        {
            options.push(favourite.clone());
        }
        let parent = self.path.last().map_or(0, |&(node, _)| node);
        let unknown = self.expected(parent, question.by);
        let count = i64::try_from(options.len()).unwrap_or(1).max(1);
        let mut best: Option<(i64, Places, Option<usize>, u64)> = None;
        for places in options {
            let key = key(position, question, &places, self.seat);
            let known = self.tree.iter().position(|node| node.parent == parent && node.key == key);
            let (visits, chances, score) = known.map_or((0, 1, 0), |known| {
                let node = &mut self.tree[known];
                node.chances += 1;
                (node.visits, node.chances, node.score)
            });
            let mean = if visits == 0 { unknown } else { score / visits };
            let share = if favourite.is_some() { (1000 - TRUST) / count } else { 1000 / count }
                + if favourite == Some(&places) { TRUST } else { 0 };
            let root = chances.saturating_mul(10_000).isqrt();
            let value = mean + CURIOSITY * share * root / 100 / 1000 / (1 + visits);
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, places, known, key));
            }
        }
        let Some((_, places, known, key)) = best else { return question.usual() };
        let node = known.unwrap_or_else(|| {
            self.tree.push(Node { key, parent, visits: 0, chances: 1, score: 0 });
            self.tree.len() - 1
        });
        self.is_in_tree = self.tree[node].visits > 0;
        self.path.push((node, question.by));
        places
    }

    /// The score of an answer that was never taken: that of the node above for this player.
    fn expected(&self, parent: usize, by: Seat) -> i64 {
        let above = self.tree[parent];
        let Some(&(_, actor)) = self.path.last().filter(|_| above.visits > 0) else { return FULL / 2 };
        let mean = above.score / above.visits;
        if actor == by { mean } else { FULL - mean }
    }

    /// The best of a few actions by what they are worth at once, or none.
    fn compare(&mut self, position: &Position<'_>, question: &Question<'_>) -> Places {
        let Options::Actions { choices, .. } = question.options else { return question.usual() };
        let kernel = position.kernel;
        let mut best = question.usual();
        self.tried.clone_from(position.state);
        let mut most = worth(kernel, self.tried, question.by, self.work);
        for _ in 0..COMPARED.min(choices.len()) {
            let at = crate::kernel::question::place(self.chance.below(choices.len()));
            let Some(step) = taken(kernel, question, Some(&at)) else { continue };
            self.tried.clone_from(position.state);
            kernel.run(self.tried, &step, &mut Usual, None::<&mut dyn Watch>, self.work);
            let value = worth(kernel, self.tried, question.by, self.work);
            if value > most {
                (most, best) = (value, at);
            }
        }
        best
    }

    /// Windows are mostly passed over; other questions are answered by chance or in the usual way.
    fn cheap(&mut self, question: &Question<'_>) -> Places {
        if self.chance.below(2) == 0 { question.usual() } else { self.player.answer(question) }
    }
}

/// What an answer is, whatever the player who searches does not see: cards that are not known count as what they are in
/// the guess, others as themselves.
fn key(position: &Position<'_>, question: &Question<'_>, places: &Places, seat: Seat) -> u64 {
    let of_card = |card: CardId| {
        let entry = position.state.card(card);
        if position.kernel.knows(position.state, seat, card) {
            u64::from(card.0)
        } else {
            0x1_0000 | u64::from(entry.definition.0)
        }
    };
    let of_thing = |thing: Thing| match thing {
        Thing::Card(card) => of_card(card),
        Thing::Player(seat) => 0x2_0000 | u64::from(seat.0),
    };
    let mut sum = u64::from(question.by.0) << 8 | why(question.why);
    let mut add = |bits: u64| sum = mix(sum.wrapping_mul(31).wrapping_add(bits));
    for &at in places {
        let at = usize::from(at);
        match question.options {
            Options::Actions { choices, .. } => {
                let Some(choice) = choices.get(at) else {
                    add(u64::MAX);
                    continue;
                };
                add(u64::from(choice.action.0));
                add(choice.card.map_or(0x3_0000, of_card));
                add(choice.ability.map_or(0x4_0000, |ability| u64::from(ability.slot)));
                for pick in choice.picks {
                    add(match pick {
                        Pick::None => 0x5_0000,
                        Pick::Card(card) => of_card(card),
                        Pick::Number(number) => 0x6_0000 + u64::from(number.unsigned_abs()),
                    });
                }
                add(choice.aim.map_or(0x7_0000, of_thing));
            }
            Options::Things(things) | Options::Order(things) => {
                add(things.get(at).map_or(0x8_0000, of_thing));
            }
            Options::Yes => add(at as u64),
            Options::Numbers(numbers) => add(numbers.get(at).map_or(0x9_0000, |&number| u64::from(number))),
        }
    }
    sum
}

fn why(why: Why) -> u64 {
    match why {
        Why::Phase(id) => u64::from(id.0),
        Why::Window(id) => 0x20 + u64::from(id.0),
        Why::Operation(_) => 0x40,
        Why::Timing(_) => 0x41,
        Why::Choose(_) => 0x42,
        Why::Order => 0x43,
        Why::Perform => 0x44,
    }
}
