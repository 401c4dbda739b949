//! The heroes that can play each other, and their cards.

use super::arena::{Arena, Played, Refusal, RowValue, counted};
use super::game::Game;
use super::identity::Identity;
use super::levers::Levers;
use super::monte_carlo::{Contest, Duels};
use super::plan::Plan;
use crate::base::{Code, Diagnostic, Name, closest};
use crate::card::legacy::legacy_book;
use crate::card::{Card, CheckedRecords, Hero, LeverChange, set_lever};
use crate::engine::Library;
use crate::message;
use crate::play::{Duel, Setup};
use crate::ruleset::Ruleset;

/// The cards and heroes of a registry, ready for simulation.
#[derive(Clone, Debug)]
pub struct Roster {
    rules: Ruleset,
    cards: Vec<Card>,
    heroes: Vec<Hero>,
    checked: CheckedRecords,
    library: Library,
    identity: Identity,
}

impl Roster {
    /// Of a registry's cards and heroes; those with errors do not play.
    pub fn new(rules: &Ruleset, ruleset_text: &str, cards: &[Card], heroes: &[Hero], checked: CheckedRecords) -> Self {
        let library = Library::of(rules, cards, heroes, &checked);
        let identity = identity(ruleset_text, &library);
        Self { rules: rules.clone(), cards: cards.to_vec(), heroes: heroes.to_vec(), checked, library, identity }
    }

    /// Identifies everything that play depends on: the ruleset's text without the settings of the generator, and the
    /// compiled cards and heroes, but not names or flavour text, so that editing those does not make earlier results
    /// stale. 64 hexadecimal digits.
    pub fn hash(&self) -> &str {
        self.identity.as_str()
    }

    /// Returns the ruleset.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Returns all cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns all heroes.
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    /// The checked form of all cards and heroes.
    pub fn checked(&self) -> &CheckedRecords {
        &self.checked
    }

    /// Returns the heroes with complete decks, in the registry's order.
    pub fn playable(&self) -> Vec<Name> {
        let ids = self.library.heroes.keys();
        ids.filter(|id| self.locked([id, id], &self.library).is_ok()).cloned().collect()
    }

    /// Returns the heroes with these ids, in the registry's order and each once; all playable heroes if `ids` is empty.
    ///
    /// # Errors
    ///
    /// Returns a problem for each hero that cannot play.
    pub fn chosen<S: AsRef<str>>(&self, ids: &[S]) -> Result<Vec<Name>, Vec<Diagnostic>> {
        let mut problems = Vec::new();
        for id in ids.iter().map(AsRef::as_ref) {
            match self.library.heroes.get_key_value(id) {
                None => problems.push(self.unknown(id)),
                Some((id, _)) => {
                    let found = self.locked([id, id], &self.library).err().unwrap_or_default();
                    problems.extend(found.into_iter().filter(|problem| !problem.pointer.contains("/1")));
                }
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let heroes = if ids.is_empty() {
            self.playable()
        } else {
            let known = self.library.heroes.keys();
            known.filter(|known| ids.iter().any(|id| id.as_ref() == known.as_str())).cloned().collect()
        };
        if heroes.len() < 2 {
            let message = message!("problem-two-heroes");
            return Err(vec![Diagnostic::new(Code::MatchNotPlayable, "/heroes", message)]);
        }
        Ok(heroes)
    }

    fn unknown(&self, id: &str) -> Diagnostic {
        let message = message!("problem-hero-unplayable", id = id);
        let named = self.heroes.iter().find(|hero| hero.name.eq_ignore_ascii_case(id)).map(|hero| hero.id.as_str());
        let meant = named.or_else(|| closest(id, self.library.heroes.keys().map(Name::as_str)));
        Diagnostic::new(Code::UnknownHero, "/heroes", message).did_you_mean(meant)
    }

    /// Creates the duels of pairs of heroes, with or without the rows that Legacy adds.
    pub fn duels(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Vec<Duel>, Vec<Diagnostic>> {
        let plain;
        let library = if legacy {
            &self.library
        } else {
            plain = without_legacy(&self.rules, &self.cards, &self.heroes, &self.checked);
            &plain
        };
        pairs.iter().map(|&pair| self.locked(pair, library)).collect()
    }

    /// Returns a copy with other lever values.
    pub fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        let (mut cards, mut heroes, mut checked) = (self.cards.clone(), self.heroes.clone(), self.checked.clone());
        for change in changes {
            set_lever(change, &mut cards, &mut heroes, &mut checked, &self.rules)?;
        }
        let library = Library::of(&self.rules, &cards, &heroes, &checked);
        Ok(Self { rules: self.rules.clone(), cards, heroes, checked, library, identity: self.identity.clone() })
    }

    /// Returns the cards of a hero's deck.
    pub fn deck(&self, hero: &str) -> Vec<Name> {
        let [deck, _] = Setup::locked([hero, hero], &self.rules, &self.library).decks;
        deck
    }

    /// Returns the hero whose deck contains a card.
    fn hero_of(&self, card: &str) -> Result<Name, Diagnostic> {
        let playable = self.playable();
        let found = playable.iter().find(|hero| self.deck(hero).iter().any(|id| id == card));
        found.cloned().ok_or_else(|| {
            if self.cards.iter().any(|known| known.id == card) {
                let message = message!("problem-card-in-no-deck", id = card);
                return Diagnostic::new(Code::MatchNotPlayable, "/card", message);
            }
            let named = self.cards.iter().find(|known| known.name.eq_ignore_ascii_case(card));
            let ids = self.cards.iter().map(|known| known.id.as_str());
            let meant = named.map(|known| known.id.as_str()).or_else(|| closest(card, ids));
            let message = message!("problem-no-card", id = card);
            Diagnostic::new(Code::UnknownCard, "/card", message).did_you_mean(meant)
        })
    }

    fn locked(&self, heroes: [&str; 2], library: &Library) -> Result<Duel, Vec<Diagnostic>> {
        Setup::locked(heroes, &self.rules, library).check(&self.rules, library)
    }
}

impl Arena for Roster {
    fn what(&self) -> &'static str {
        "heroes"
    }

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, Refusal> {
        Ok(Roster::chosen(self, ids)?)
    }

    fn contest(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Box<dyn Contest>, Vec<Diagnostic>> {
        Ok(Box::new(Duels(self.duels(pairs, legacy)?)))
    }

    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Played, Refusal> {
        let duels = self.duels(&[ids], plan.legacy)?;
        let game = Game::of(plan, ids, &duels[0], number);
        let winner = game.winner.map_or("nobody", |at| game.heroes[usize::from(at % 2)].as_str());
        let turns = counted(usize::from(game.turns), "turn", "turns");
        let actions = counted(game.actions.len(), "action taken", "actions taken");
        Ok(Played {
            file: serde_json::to_string_pretty(&game).map_err(|error| error.to_string())?,
            lines: game.actions.iter().map(ToString::to_string).collect(),
            end: format!("{turns}, {actions}, {winner} wins, hash {}", game.hash),
        })
    }

    fn replay(&self, file: &str) -> Result<String, Refusal> {
        let game: Game =
            serde_json::from_str(file).map_err(|error| format!("this is no game of `simulate --log`: {error}"))?;
        let heroes = [game.heroes[0].as_str(), game.heroes[1].as_str()];
        Roster::chosen(self, &heroes)?;
        let duels = self.duels(&[heroes], game.legacy)?;
        match game.replay(&duels[0]) {
            Ok(_) => {
                let actions = counted(game.actions.len(), "action taken", "actions taken");
                Ok(format!("{actions}, hash {} as before", game.hash))
            }
            Err(what) if self.identity.is(&game.registry) => Err(what.into()),
            Err(what) => Err(format!("{what}; it was played with other cards or rules").into()),
        }
    }

    fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        Roster::with(self, changes)
    }

    fn owner_of(&self, card: &str) -> Result<Name, Diagnostic> {
        self.hero_of(card)
    }

    fn values_of(&self, card: &str) -> Vec<RowValue> {
        let effects = self.cards.iter().find(|known| known.id == *card).map(|card| card.effects.iter().enumerate());
        let value = |(row, effect): (usize, &crate::card::Row)| {
            effect.val.map(|val| RowValue { row, op: effect.op.clone(), val })
        };
        effects.into_iter().flatten().filter_map(value).collect()
    }

    fn levers(&self, ids: &[Name]) -> Levers {
        Levers::of(self, ids)
    }

    fn book_of(&self, id: &str) -> i64 {
        self.heroes.iter().find(|hero| hero.id == *id).and_then(|hero| hero.book).unwrap_or_default()
    }
}

/// Cards and heroes without the rows that Legacy has added to cards; the other rows keep their places.
pub fn without_legacy(rules: &Ruleset, cards: &[Card], heroes: &[Hero], checked: &CheckedRecords) -> Library {
    match &rules.legacy {
        Some(legacy) => {
            let checked = checked.without_bonuses(|row| legacy_book(row, legacy).is_some());
            Library::of(rules, cards, heroes, &checked)
        }
        None => Library::of(rules, cards, heroes, checked),
    }
}

fn identity(ruleset: &str, library: &Library) -> Identity {
    Identity::new(ruleset, |hasher| {
        for card in library.cards.values() {
            hasher.update(&card.fingerprint.to_le_bytes());
        }
        for hero in library.heroes.values() {
            hasher.update(hero.id.as_bytes());
            hasher.update(&hero.book.to_le_bytes());
            for number in &hero.numbers {
                hasher.update(&number.to_le_bytes());
            }
            hasher.update(&hero.ability.fingerprint.to_le_bytes());
        }
    })
}
