//! Random matches of a game, and what never came up in them: a check of the rules that a designer has written.

use std::collections::BTreeSet;

use super::ids::{AbilityId, ActionId, DefinitionId, OperationId, StatementId, TimingId, ZoneId};
use super::lookup::Kernel;
use super::machine::{Audit, Budget, Machine, Position, Watch, Workspace};
use super::play::Setup;
use super::players::RandomPlayer;
use super::question::{Act, Choice, Chooser, Places, Question, Why};
use super::rules::ability::Row;
use super::rules::tables::SeenBy;
use super::rules::{Deck, Game};
use super::state::{CardId, Outcome, Seat, State};
use crate::base::{Generator, mix};

/// What came up in random matches.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// Turns of each match.
    turns: Vec<u16>,
    wins: [u32; 2],
    draws: u32,
    limited: u32,
    endless: u32,
    /// Cards of the decks that are played from somewhere, and those that were played.
    dealt: BTreeSet<DefinitionId>,
    played: BTreeSet<DefinitionId>,
    statements: BTreeSet<StatementId>,
    actions: BTreeSet<ActionId>,
    timings: BTreeSet<TimingId>,
    operations: BTreeSet<OperationId>,
    budgets: BTreeSet<Budget>,
    abilities: BTreeSet<AbilityId>,
    /// The names of the ends by which matches were decided.
    ends: BTreeSet<String>,
}

/// What a trial reports; names are those of the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub matches: usize,
    /// Turns of both players together.
    pub median_turns: u16,
    pub longest: u16,
    pub first_wins: u32,
    pub second_wins: u32,
    pub draws: u32,
    /// Matches that ended at the turn limit, and that did not end.
    pub limited: u32,
    pub endless: u32,
    /// JSON pointers of statements that were never done.
    pub statements: Vec<String>,
    pub actions: Vec<String>,
    pub timings: Vec<String>,
    pub operations: Vec<String>,
    /// JSON pointers of the ends that decided no match.
    pub ends: Vec<String>,
    /// Cards of the decks that were never played, and of which no ability resolved, by id.
    pub cards: Vec<String>,
    /// Budgets that were used up, so that something was left out.
    pub budgets: Vec<Budget>,
    /// What was looked at while the matches were played.
    pub audit: Audit,
}

/// Answers by chance, and looks at the position before every action and at the end.
struct Auditor(RandomPlayer);

impl Chooser for Auditor {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.0.answer(question))
    }

    fn act(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        if matches!(question.why, Why::Phase(_)) {
            machine.audit_position();
        }
        Some(self.0.act(question))
    }
}

impl Watch for Trial {
    fn statement(&mut self, id: StatementId, _: &State) {
        self.statements.insert(id);
    }

    fn row(&mut self, row: &Row, _: Seat, _: &State) {
        self.operations.insert(row.operation);
    }

    fn ability(&mut self, id: AbilityId, _: Option<CardId>, _: &State) {
        self.abilities.insert(id);
    }

    fn action(&mut self, _: Seat, choice: &Choice, _: &State) {
        self.actions.insert(choice.action);
    }

    fn plays(&mut self, card: DefinitionId) {
        self.played.insert(card);
    }

    fn over_budget(&mut self, budget: Budget) {
        self.budgets.insert(budget);
    }
}

impl Game {
    /// A set-up of two decks of the game's file. A deck of cards by chance follows from the seed.
    pub fn random_setup(&self, seed: u64) -> Setup {
        let mut chance = Generator(mix(seed));
        let mut setup = Setup { seed, ..Setup::default() };
        if self.decks.is_empty() {
            return setup;
        }
        for (cards, hero) in setup.cards.iter_mut().zip(&mut setup.heroes) {
            let deck = &self.decks[chance.below(self.decks.len())];
            (*cards, *hero) = self.deck_cards(deck, &mut chance);
        }
        setup
    }

    /// The first two decks, or the only one twice.
    pub fn first_decks(&self) -> Option<[&Deck; 2]> {
        let first = self.decks.first()?;
        Some([first, self.decks.get(1).unwrap_or(first)])
    }

    /// A set-up of two decks. The cards of a deck that names none follow from the seed.
    pub fn setup_of(&self, decks: [&Deck; 2], seed: u64) -> Setup {
        let mut chance = Generator(mix(seed));
        let [(own, hero), (others, other_hero)] = decks.map(|deck| self.deck_cards(deck, &mut chance));
        Setup { seed, cards: [own, others], heroes: [hero, other_hero], ..Setup::default() }
    }

    /// The cards of a deck, and where they lie when a match begins: the leader in its place, the others where nobody sees
    /// them; and the leader that is a hero.
    fn deck_cards(&self, deck: &Deck, chance: &mut Generator) -> (Vec<(DefinitionId, ZoneId)>, Option<DefinitionId>) {
        let (mut cards, mut hero) = (Vec::new(), None);
        let hidden = self.zones.values().position(|zone| zone.seen_by == SeenBy::Nobody);
        let Some(zone) = hidden.and_then(ZoneId::at) else { return (cards, hero) };
        if let Some(leader) = deck.leader {
            let card_type = self.card_types.get_index(self.definition(leader).card_type.index());
            let card_type = card_type.map(|(_, card_type)| card_type);
            hero = card_type.filter(|card_type| card_type.is_hero).map(|_| leader);
            cards.extend(card_type.and_then(|card_type| card_type.to).map(|zone| (leader, zone)));
        }
        match deck.any {
            None => cards.extend(deck.cards.iter().map(|&card| (card, zone))),
            Some(count) => {
                let drawn = (0..count).map(|_| self.cards.get_index(chance.below(self.cards.len())));
                cards.extend(drawn.flatten().map(|(_, &card)| (card, zone)));
            }
        }
        (cards, hero)
    }
}

impl Kernel {
    /// Plays random matches between the decks of the game's file, and reports what never came up in them, and where the
    /// laws of the rules did not hold.
    pub fn try_out(&self, matches: u32) -> Report {
        let mut trial = Trial::default();
        let mut work = Workspace::audited();
        for seed in 0..u64::from(matches) {
            let setup = self.game.random_setup(seed);
            trial.deal(&self.game, &setup);
            let mut state = self.lay(&setup);
            let mut player = Auditor(RandomPlayer::new(seed));
            self.play_out(&mut state, &mut player, Some(&mut trial), &mut work);
            let mut machine = Machine::reading(self, &mut state, &mut work);
            machine.audit_position();
            if machine.state.over.is_some() {
                trial.ends.insert(machine.reason().to_owned());
            }
            trial.turns.push(state.turn);
            // The turn after the last one is counted, and the match is over before it begins.
            let limit = Position { kernel: self, state: &state }.value(&self.game.flow.turn_limit, state.active);
            trial.limited += u32::from(i32::from(state.turn) >= limit);
            match state.over {
                Some(Outcome::Won(seat)) => trial.wins[usize::from(seat != state.opener)] += 1,
                Some(Outcome::Draw) => trial.draws += 1,
                None => trial.endless += 1,
            }
        }
        Report { audit: work.audit(), ..trial.report(&self.game) }
    }
}

impl Trial {
    /// Notes the cards of the decks that are played from somewhere.
    fn deal(&mut self, game: &Game, setup: &Setup) {
        let from = |id: DefinitionId| game.card_types.get_index(game.definition(id).card_type.index());
        let cards = setup.cards.iter().flatten().map(|(card, _)| *card);
        self.dealt.extend(cards.filter(|&card| from(card).is_some_and(|(_, entry)| entry.from.is_some())));
    }

    /// The cards of the decks that were not played and of which no ability resolved: some are only performed in answer.
    fn never_used(&self, game: &Game) -> impl Iterator<Item = DefinitionId> {
        let resolved = |id| game.definition(id).abilities.iter().any(|ability| self.abilities.contains(ability));
        self.dealt.difference(&self.played).copied().filter(move |&id| !resolved(id))
    }

    fn report(mut self, game: &Game) -> Report {
        self.turns.sort_unstable();
        self.timings = self.abilities.iter().map(|&ability| game.ability(ability).timing).collect();
        let statements = game.statements.iter().enumerate();
        // No player takes what only other programs call.
        let statements = statements.filter(|(_, pointer)| !pointer.starts_with("/calls/"));
        let never = statements.filter(|(at, _)| StatementId::at(*at).is_none_or(|id| !self.statements.contains(&id)));
        Report {
            matches: self.turns.len(),
            median_turns: self.turns.get(self.turns.len() / 2).copied().unwrap_or(0),
            longest: self.turns.last().copied().unwrap_or(0),
            first_wins: self.wins[0],
            second_wins: self.wins[1],
            draws: self.draws,
            limited: self.limited,
            endless: self.endless,
            cards: self.never_used(game).map(|id| game.word(game.definition(id).id).to_owned()).collect(),
            statements: never.map(|(_, pointer)| pointer.to_string()).collect(),
            actions: missing(&game.flow.actions, ActionId::at, &self.actions, |_| true),
            // Continuous abilities hold; they do not come up.
            timings: missing(&game.timings, TimingId::at, &self.timings, |timing| !timing.always),
            operations: missing(&game.operations, OperationId::at, &self.operations, |operation| {
                !operation.does.is_empty()
            }),
            ends: never_decided(game, &self.ends),
            budgets: self.budgets.into_iter().collect(),
            audit: Audit::default(),
        }
    }
}

/// The pointers of the ends that are not among those that came.
fn never_decided(game: &Game, came: &BTreeSet<String>) -> Vec<String> {
    let ends = game.flow.ends.iter().enumerate();
    ends.filter(|(_, end)| !came.contains(&*end.id)).map(|(at, _)| format!("/match/ends/{at}")).collect()
}

/// The names of the entries of a table that pass a test and did not come up.
fn missing<T, I: Ord>(
    table: &crate::ruleset::Table<T>,
    id: impl Fn(usize) -> Option<I>,
    seen: &BTreeSet<I>,
    test: impl Fn(&T) -> bool,
) -> Vec<String> {
    let entries = table.iter().enumerate().filter(|(_, (_, entry))| test(entry));
    entries
        .filter(|(at, _)| id(*at).is_none_or(|id| !seen.contains(&id)))
        .map(|(_, (name, _))| name.to_string())
        .collect()
}
