//! The heroes of a game of format 1 and their cards, which play each other with their locked decks.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use super::arena::{Arena, Refusal, RowValue};
use super::decks::Decks;
use super::form_1::Form1;
use super::identity::Identity;
use super::levers::Levers;
use super::matches::Matches;
use super::plan::Plan;
use super::replay::Replay;
use crate::base::{Argument, Code, Diagnostic, Name, Source, closest};
use crate::card::legacy::legacy_book;
use crate::card::{Card, CheckedRecords, Hero, LeverChange, set_lever};
use crate::engine::Library;
use crate::kernel::rules::{Deck, Game};
use crate::message;
use crate::registry::{Registry, game_of_heroes};
use crate::ruleset::Ruleset;

/// The cards and heroes of a registry, ready for simulation.
#[derive(Clone, Debug)]
pub struct Roster {
    rules: Ruleset,
    ruleset: Arc<str>,
    cards: Vec<Card>,
    heroes: Vec<Hero>,
    checked: CheckedRecords,
    library: Library,
    /// The game with a deck for each hero, or why it cannot be played.
    decks: Result<Decks, Vec<Diagnostic>>,
    identity: Identity,
}

impl Roster {
    /// Of a registry's cards and heroes; those with errors do not play.
    pub fn new(rules: &Ruleset, ruleset_text: &str, cards: &[Card], heroes: &[Hero], checked: CheckedRecords) -> Self {
        let library = Library::of(rules, cards, heroes, &checked);
        let mut roster = Self {
            rules: rules.clone(),
            ruleset: ruleset_text.into(),
            cards: cards.to_vec(),
            heroes: heroes.to_vec(),
            checked,
            identity: identity(ruleset_text, &library),
            library,
            decks: Err(Vec::new()),
        };
        roster.decks = roster.read();
        roster
    }

    /// The game as data.
    fn read(&self) -> Result<Decks, Vec<Diagnostic>> {
        let cards = self.checked.valid_cards(&self.cards).map(|(card, _)| card);
        let heroes = self.checked.valid_heroes(&self.heroes).map(|(hero, _)| hero);
        let registry = Registry {
            cards: firsts(cards, |card| &card.id),
            heroes: firsts(heroes, |hero| &hero.id),
            ..Registry::default()
        };
        let source = Source::new("ruleset.json", &*self.ruleset);
        let game = game_of_heroes(&self.rules, &source, &registry).ok_or_else(|| Game::read(&source).1)?;
        let plain = without_legacy(&self.rules, &self.cards, &self.heroes, &self.checked);
        let form_1 = Form1::new(&self.rules, &game, [&self.library, &plain]);
        let decks = Decks::of(game, Vec::new(), self.identity.clone());
        Ok(Decks { form_1: Some(Arc::new(form_1)), ..decks })
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
        ids.filter(|id| self.problems_of(id).is_empty()).cloned().collect()
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
                Some((id, _)) => problems.extend(self.problems_of(id)),
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

    /// Why a hero of the registry cannot play.
    fn problems_of(&self, hero: &str) -> Vec<Diagnostic> {
        let decks = match &self.decks {
            Ok(decks) => decks,
            Err(problems) => return problems.clone(),
        };
        let refused = |message| Diagnostic::new(Code::MatchNotPlayable, "/decks", message);
        let Some(deck) = decks.deck(hero) else { return vec![refused(message!("problem-hero-unplayable", id = hero))] };
        let mut problems = Vec::new();
        for &(card_type, wanted) in &self.rules.deck {
            let name = self.rules.card_type(card_type).0;
            let game = &decks.kernel.game;
            let is_of_type =
                |id: &&_| game.card_types.get_index_of(name) == Some(game.definition(**id).card_type.index());
            let found = deck.cards.iter().filter(is_of_type).count();
            if usize::try_from(wanted) != Ok(found) {
                let part =
                    message!("problem-deck-part", type = Argument::card_type(name), found = found, wanted = wanted);
                let counts = vec![Argument::Message(part)];
                problems.push(refused(message!("problem-deck-count", name = hero, counts = counts)));
            }
        }
        if deck.cards.len() > decks.room() {
            problems.push(refused(message!("problem-match-size", most = 2 * decks.room())));
        }
        problems
    }

    /// The decks of heroes that can all play.
    fn decks_of<'i>(&self, heroes: impl IntoIterator<Item = &'i str>) -> Result<&Decks, Vec<Diagnostic>> {
        let decks = self.decks.as_ref().map_err(Clone::clone)?;
        let problems: Vec<Diagnostic> = heroes.into_iter().flat_map(|hero| self.problems_of(hero)).collect();
        if problems.is_empty() { Ok(decks) } else { Err(problems) }
    }

    /// Returns a copy with other lever values.
    pub fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        let mut changed = self.clone();
        if changes.is_empty() {
            return Ok(changed);
        }
        let Self { rules, cards, heroes, checked, .. } = &mut changed;
        for change in changes {
            set_lever(change, cards, heroes, checked, rules)?;
        }
        changed.library = Library::of(rules, cards, heroes, checked);
        changed.decks = changed.read();
        Ok(changed)
    }

    /// Returns the cards of a hero's deck.
    pub fn deck(&self, hero: &str) -> Vec<Name> {
        let Ok(decks) = &self.decks else { return Vec::new() };
        let game = &decks.kernel.game;
        let cards = decks.deck(hero).map_or(&[][..], |Deck { cards, .. }| cards);
        cards.iter().map(|&id| game.word(game.definition(id).id).into()).collect()
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

    fn matches(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Matches, Vec<Diagnostic>> {
        self.decks_of(pairs.iter().flatten().copied())?.matches(pairs, legacy)
    }

    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Replay, Refusal> {
        Arena::game(self.decks_of(ids)?, plan, ids, number)
    }

    fn replay(&self, file: &str) -> Result<String, Refusal> {
        let written: Value = serde_json::from_str(file).unwrap_or_default();
        let heroes = written.get("heroes").or_else(|| written.get("decks")).and_then(Value::as_array);
        let heroes: Vec<&str> = heroes.into_iter().flatten().filter_map(Value::as_str).collect();
        Roster::chosen(self, &heroes)?;
        self.decks_of([])?.replay(file)
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

/// The records of each id that come first.
fn firsts<'r, T: Clone + 'r>(records: impl Iterator<Item = &'r T>, id: impl Fn(&T) -> &Name) -> Vec<T> {
    let mut known = BTreeSet::new();
    records.filter(|record| known.insert(id(record).clone())).cloned().collect()
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
