//! The evaluation of the project's cards: what is asked, and what was found.

use serde_json::Value;

use crate::base::{Name, Source};
use crate::document::Document;
use crate::generate::refit::{Refit, proposal, refit_records};
use crate::generate::{Grammar, Maker};
use crate::kernel::rules::Game;
use crate::registry::{with_generator, write};
use crate::sim::{AgentKind, Environment, Evaluation, Identity, Interval, Pool, ranked};

const RULESET: &str = "ruleset.json";
/// How many decks are made by chance.
const DECKS: u64 = 1_000;
/// Decks evolve a step for so many pairs of matches, at most so often.
const PAIRS_A_STEP: u64 = 100;
const STEPS: u64 = 100;
/// The size of decks in a game without decks.
const SIZE: usize = 20;

/// The cards that are evaluated, with the rules.
#[derive(Clone)]
pub struct Question {
    game: Game,
    ruleset: String,
    identity: Identity,
    pub revision: u64,
}

/// An evaluation, with what the screen shows of it.
pub struct Evaluated {
    pub evaluation: Evaluation,
    /// The cards, the strongest in random decks first.
    pub cards: Vec<Valued>,
    pub refits: Vec<Refit>,
    /// Settings of the generator with the prices that fit.
    prices: Value,
    /// The revision of the project that was evaluated, or that was seen to be the same; `None`: it is from a file.
    revision: Option<u64>,
    /// The last revision that plays otherwise.
    stale: Option<u64>,
}

/// What a card was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Valued {
    pub id: Name,
    /// In random decks.
    pub random: Interval,
    /// The matches of random decks with it.
    pub games: u64,
    /// In decks that evolved, with its rank among all. `None`: it was in none.
    pub evolved: Option<(usize, Interval)>,
}

impl Question {
    /// `None`: the project's rules describe no whole match.
    pub fn of(document: &Document) -> Option<Self> {
        let game = match document.game() {
            Some(game) => Game::clone(game),
            None => document.game_of_heroes()?,
        };
        let (ruleset, cards) = (document.ruleset_text().to_owned(), write(document.registry(), document.rules()));
        let identity = Identity::new(&ruleset, |hasher| _ = hasher.update(cards.as_bytes()));
        Some(Self { game, ruleset, identity, revision: document.revision() })
    }

    /// The evaluation to be played, or an unfinished one of the same cards.
    pub fn begin(self, environment: Environment, earlier: Option<Evaluation>) -> (Pool, Evaluation) {
        // Who leads a deck is not in it.
        let leaders: Vec<_> = self.game.decks.iter().filter_map(|deck| deck.leader).collect();
        let ids = self.game.cards.iter().filter(|(_, card)| !leaders.contains(card));
        let ids: Vec<String> = ids.map(|(id, _)| id.to_string()).collect();
        let pool = Pool::new(self.game, ids.iter().map(String::as_str));
        let fresh = Evaluation::new(&pool, self.identity.as_str().to_owned(), environment);
        let is_same = |one: &Evaluation| self.identity.is(&one.hash) && one.environment == fresh.environment;
        (pool, earlier.filter(is_same).unwrap_or(fresh))
    }

    /// How the cards are evaluated: decks as large as those of the game.
    pub fn environment(&self, pairs: i64, seed: i64, players: AgentKind) -> Environment {
        let most = self.game.decks.iter().map(|deck| deck.cards.len()).max().unwrap_or(SIZE);
        let size = most.clamp(1, self.game.cards.len().saturating_sub(1).max(1));
        let (pairs, seed) = (pairs.unsigned_abs(), seed.cast_unsigned());
        let steps = (pairs / PAIRS_A_STEP).min(STEPS);
        Environment { seed, decks: DECKS, size, pairs, steps, players: players.name().into() }
    }
}

impl Evaluated {
    /// What was found so far, without prices.
    pub fn partly(evaluation: Evaluation, revision: Option<u64>) -> Self {
        let evolved = ranked(&evaluation.evolved);
        let in_evolved = |id: &Name| {
            let (at, card) = evolved.iter().enumerate().find(|(_, card)| card.id == *id)?;
            Some((at + 1, card.strength))
        };
        let cards = ranked(&evaluation.random).into_iter().map(|card| {
            let evolved = in_evolved(&card.id);
            Valued { id: card.id, random: card.strength, games: card.games, evolved }
        });
        Self { cards: cards.collect(), evaluation, refits: Vec::new(), prices: Value::Null, revision, stale: None }
    }

    /// Of cards of a project, with the prices that fit. From a file: `is_own` is false.
    pub fn new(evaluation: Evaluation, question: &Question, is_own: bool) -> Self {
        let mut found = Self::partly(evaluation, is_own.then_some(question.revision));
        found.fit_prices(question);
        found
    }

    fn fit_prices(&mut self, question: &Question) {
        let Ok(ruleset) = serde_json::from_str::<Value>(&question.ruleset) else { return };
        let maker = Maker::new(Grammar::new(&question.game, &ruleset, &Value::Null));
        let strengths = self.evaluation.random.iter().filter_map(|(id, score)| Some((id, score.parts()?)));
        let cards = strengths.filter_map(|(id, parts)| Some((question.game.records.get(id)?, parts)));
        self.refits = refit_records(&maker, cards);
        self.refits.retain(|refit| refit.percent != 100);
        self.prices = proposal(&maker.grammar, &self.refits);
    }

    /// Whether the project plays otherwise since. Looks at it once a revision: if only the settings of the generator have
    /// changed, prices are fitted to the strengths again.
    pub fn is_stale(&mut self, document: &Document) -> bool {
        let now = Some(document.revision());
        if self.revision.is_none() || self.revision == now {
            return false;
        }
        if self.stale != now {
            match Question::of(document).filter(|question| question.identity.is(&self.evaluation.hash)) {
                Some(question) => {
                    self.fit_prices(&question);
                    self.revision = now;
                }
                None => self.stale = now,
            }
        }
        self.stale == now
    }

    /// The ruleset with the prices that fit.
    pub fn with_prices(&self, ruleset: &str) -> String {
        with_generator(&Source::new(RULESET, ruleset), &self.prices)
    }
}
