//! Matches between the decks of any game whose ruleset describes a whole match. A deck takes the place of a hero in a
//! run, so that plans, counts, parts, files and statistics are the same.

use std::sync::Arc;

use super::arena::{Arena, Refusal, RowValue, counted};
use super::deck_match::DeckMatch;
use super::erring::Erring;
use super::form_1::{Form1, hash};
use super::game::Game as HeroGame;
use super::identity::Identity;
use super::levers::Levers;
use super::matches::Matches;
use super::plan::Plan;
use super::player::{AgentKind, NOISE};
use super::playouts::Playouts;
use super::replay::Replay;
use crate::base::{Code, Diagnostic, Name, closest, mix};
use crate::card::LeverChange;
use crate::engine::Side;
use crate::kernel::players::{Greedy, Player, RandomPlayer, Search};
use crate::kernel::rules::{Deck, Game};
use crate::kernel::state::{CARDS, Seat, State};
use crate::kernel::{Kernel, Setup, Workspace};
use crate::message;

/// What follows the id of a deck that plays against itself.
const MIRROR: &str = ":2";

/// A game and its decks, ready for simulation.
#[derive(Clone, Debug)]
pub struct Decks {
    pub(super) kernel: Arc<Kernel>,
    /// The texts of the rules and the cards.
    pub(super) files: Vec<String>,
    pub(super) identity: Identity,
    /// For games of format 1: the hash of their positions.
    pub(super) form_1: Option<Arc<Form1>>,
}

impl Decks {
    /// Of a game and the texts of its files, the ruleset first.
    pub fn new(game: Game, texts: &[&str]) -> Self {
        let (ruleset, others) = texts.split_first().unwrap_or((&"", &[]));
        let identity = Identity::new(ruleset, |hasher| {
            for text in others {
                hasher.update(text.as_bytes());
            }
        });
        let files = texts.iter().map(|&text| text.to_owned()).collect();
        Self::of(game, files, identity)
    }

    /// Of a game, its files, and what identifies the files that it began with.
    pub(super) fn of(game: Game, files: Vec<String>, identity: Identity) -> Self {
        Self { kernel: Arc::new(Kernel::new(game)), files, identity, form_1: None }
    }

    /// Identifies the rules and cards. 64 hexadecimal digits.
    pub fn hash(&self) -> &str {
        self.identity.as_str()
    }

    /// The id of the game.
    pub fn game(&self) -> &Name {
        &self.kernel.game.id
    }

    /// The decks with these ids, in the file's order; all if `ids` is empty. A single deck plays against itself.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the ids or the decks.
    pub fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, String> {
        let decks = &self.kernel.game.decks;
        let known = || decks.iter().map(|deck| deck.id.as_str());
        for id in ids {
            if !known().any(|known| known == id) {
                let meant = closest(id, known()).map(|meant| format!("; did you mean `{meant}`?"));
                let all = known().collect::<Vec<_>>().join(", ");
                return Err(format!("there is no deck `{id}`, only {all}{}", meant.unwrap_or_default()));
            }
        }
        let is_chosen = |deck: &&Deck| ids.is_empty() || ids.iter().any(|id| *id == deck.id.as_str());
        let chosen: Vec<&Deck> = decks.iter().filter(is_chosen).collect();
        if chosen.is_empty() {
            return Err("the game has no decks; they are the member `decks` of its cards or its rules".to_owned());
        }
        let most = self.room();
        for deck in &chosen {
            let size = deck.any.map_or(deck.cards.len(), |any| usize::try_from(any).unwrap_or(usize::MAX));
            if size.saturating_add(usize::from(deck.leader.is_some())) > most {
                return Err(format!(
                    "the deck `{}` has {size} cards; a match has room for {most} of each player",
                    deck.id
                ));
            }
        }
        let mut names: Vec<Name> = chosen.iter().map(|deck| deck.id.clone()).collect();
        if let [only] = &names[..] {
            names.push(format!("{only}{MIRROR}").into());
        }
        Ok(names)
    }

    /// How many cards of each player a match has room for.
    pub(super) fn room(&self) -> usize {
        usize::from(self.kernel.game.limits.cards).min(CARDS) / 2
    }

    /// A deck by its id.
    pub(super) fn deck(&self, id: &str) -> Option<&Deck> {
        let id = deck_id(id);
        self.kernel.game.decks.iter().find(|deck| deck.id.as_str() == id)
    }

    /// The game with or without the rows that Legacy adds.
    pub(super) fn kernel(&self, legacy: bool) -> Arc<Kernel> {
        if legacy { Arc::clone(&self.kernel) } else { self.kernel.without_legacy() }
    }

    /// Two decks by their ids.
    pub(super) fn pair(&self, ids: [&str; 2]) -> Option<[Deck; 2]> {
        Some([self.deck(ids[0])?.clone(), self.deck(ids[1])?.clone()])
    }

    /// The hash of a position of a match with or without the rows that Legacy adds, as 16 hexadecimal digits.
    pub(super) fn hash_of(&self, kernel: &Kernel, state: &mut State, legacy: bool) -> String {
        format!("{:016x}", hash(self.form_1.as_deref(), kernel, state, legacy, &mut Workspace::new()))
    }
}

impl Arena for Decks {
    fn what(&self) -> &'static str {
        "decks"
    }

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, Refusal> {
        Ok(Decks::chosen(self, ids)?)
    }

    fn matches(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Matches, Vec<Diagnostic>> {
        let pairs = pairs.iter().filter_map(|&ids| self.pair(ids)).collect();
        Ok(Matches { kernel: self.kernel(legacy), pairs, form_1: self.form_1.clone(), legacy })
    }

    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Replay, Refusal> {
        Ok(DeckMatch::of(plan, ids, self, number)?)
    }

    fn replay(&self, file: &str) -> Result<String, Refusal> {
        if let Ok(game) = serde_json::from_str::<HeroGame>(file) {
            return Ok(game.replay_as_decks(self)?);
        }
        let game: DeckMatch =
            serde_json::from_str(file).map_err(|error| format!("this is no match of `simulate --log`: {error}"))?;
        match game.replay(self) {
            Ok(()) if game.form_1 && self.form_1.is_none() => {
                let choices = counted(game.choices.len(), "choice", "choices");
                let turns = counted(usize::from(game.turns), "turn", "turns");
                Ok(format!("{choices} of format 1, {turns} as before"))
            }
            Ok(()) => Ok(format!("{}, hash {} as before", counted(game.choices.len(), "choice", "choices"), game.hash)),
            Err(what) if self.identity.is(&game.rules) => Err(what.into()),
            Err(what) => Err(format!("{what}; it was played with other cards or rules").into()),
        }
    }

    fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        self.changed(changes)
    }

    fn owner_of(&self, card: &str) -> Result<Name, Diagnostic> {
        let game = &self.kernel.game;
        let id = *game.cards.get(card).ok_or_else(|| self.unknown(card))?;
        let has = |deck: &&Deck| deck.any.is_some() || deck.leader == Some(id) || deck.cards.contains(&id);
        game.decks.iter().find(has).map(|deck| deck.id.clone()).ok_or_else(|| {
            Diagnostic::new(Code::MatchNotPlayable, "/card", message!("problem-card-in-no-deck", id = card))
        })
    }

    fn values_of(&self, card: &str) -> Vec<RowValue> {
        self.row_values(card)
    }

    fn levers(&self, ids: &[Name]) -> Levers {
        self.deck_levers(ids)
    }

    fn book_of(&self, _id: &str) -> i64 {
        0
    }
}

/// The id of a deck of the game, of the id that it has in a matchup.
pub fn deck_id(of: &str) -> &str {
    of.strip_suffix(MIRROR).unwrap_or(of)
}

/// The set-up of a game with this seed.
pub(super) fn setup(kernel: &Kernel, decks: &[Deck; 2], seed: u64, first: Side) -> Setup {
    let [one, other] = decks;
    Setup { first: Some(seat(first)), ..kernel.game.setup_of([one, other], seed) }
}

/// The players of matches; all their chance derives from the seed of a match.
pub(super) fn players(kernel: &Kernel, kinds: [AgentKind; 2], seed: u64) -> [Player; 2] {
    let [first, second] = seeds(seed);
    [player(kernel, kinds[0], first), player(kernel, kinds[1], second)]
}

/// A player of the kernel.
pub fn player(kernel: &Kernel, kind: AgentKind, seed: u64) -> Player {
    // Where effects ask nothing, an action is one choice: everything that can be done is as likely as anything else, and
    // matches can be played to their ends while one is made.
    let is_one_choice = kernel.game.flow.choices.is_some();
    match kind {
        AgentKind::Random if is_one_choice => Player::Random(RandomPlayer::even(seed)),
        AgentKind::Easy if is_one_choice => Player::Other(Box::new(Erring::new(seed))),
        AgentKind::Search if is_one_choice => Player::Other(Box::new(Playouts::new(seed))),
        AgentKind::Random => Player::Random(RandomPlayer::new(seed)),
        AgentKind::Easy => Player::Greedy(Greedy::erring(seed, NOISE)),
        AgentKind::Greedy => Player::Greedy(Greedy::new(seed)),
        AgentKind::Search => Player::Search(Search::of(kernel, seed)),
    }
}

/// The seeds of the players of a match.
pub(super) fn seeds(seed: u64) -> [u64; 2] {
    [1, 2].map(|salt: u64| mix(seed ^ salt))
}

/// The seat of a side; the first deck of a matchup has seat 0.
pub(super) fn seat(side: Side) -> Seat {
    if side == Side::First { Seat(0) } else { Seat(1) }
}
