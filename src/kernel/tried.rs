//! What the abilities of a card do on a position, each by itself: what a designer looks at while a card is written.

use std::cell::RefCell;

use super::ids::{AbilityId, DefinitionId, KeywordId, NumberId};
use super::lookup::Kernel;
use super::machine::{Machine, Position, Workspace};
use super::play::{Setup, Usual};
use super::players::{Greedy, Player, play_turn};
use super::question::{Chooser, Options, Places, Question, place};
use super::state::{CardId, Seat, State};
use super::trace::{Change, Detail, Entry, Recorder, Rule, Watcher};

/// An ability, and what it does; of several that are set off together, the first.
#[derive(Clone, Debug)]
pub struct Tried {
    pub ability: AbilityId,
    /// The position afterwards.
    pub state: State,
    /// It begins with the ability.
    pub trace: Vec<Entry>,
}

/// Says yes to what may be done, takes as much as may be chosen, and answers everything else in the usual way.
#[derive(Clone, Copy, Debug)]
pub struct Willing;

impl Chooser for Willing {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        match question.options {
            Options::Yes => Some(place(0)),
            Options::Things(_) if question.default.is_none() => {
                (0..question.max.min(question.count())).map(|at| u16::try_from(at).ok()).collect()
            }
            _ => Usual.choose(position, question),
        }
    }
}

/// Turns before [`Kernel::middle`].
const TURNS: usize = 6;

impl Kernel {
    /// A position in the middle of a match between the first two decks, or of the only one with itself: after six turns
    /// of greedy players, or the last before the match was over.
    pub fn middle(&self) -> State {
        let setup = match self.game.first_decks() {
            Some(decks) => self.game.setup_of(decks, 1),
            None => Setup { seed: 1, ..Setup::default() },
        };
        let mut state = self.lay(&Setup { first: Some(Seat(0)), ..setup });
        self.begin(&mut state, &mut Usual, None);
        let mut players = Seat::BOTH.map(|seat| Player::Greedy(Greedy::new(seat.0.into())));
        let mut last = state.clone();
        for _ in 0..TURNS {
            play_turn(self, &mut state, &mut players);
            if state.over.is_some() {
                break;
            }
            last.clone_from(&state);
        }
        last
    }

    /// Does the abilities of a card for a player, always from the same position: nothing is paid, and an ability that is
    /// set off by something is done without it. Abilities of one timing that are set off together are done one after
    /// another, abilities that players use each for itself. A card that stays in play lies there. Of abilities that hold
    /// as long as it is in play, the numbers and words that they change are found.
    pub fn try_card(&self, position: &State, card: DefinitionId, by: Seat, chooser: &mut dyn Chooser) -> Vec<Tried> {
        let abilities = &self.game.definition(card).abilities;
        let timing = |id: AbilityId| self.game.ability(id).timing;
        let mut found: Vec<Tried> = Vec::new();
        for &ability in abilities {
            let is_used = self.is_used_by_action(ability);
            if !is_used && found.iter().any(|tried| timing(tried.ability) == timing(ability)) {
                continue;
            }
            let entry = self.game.timings.get_index(timing(ability).index());
            if entry.is_some_and(|(_, timing)| timing.always) {
                found.extend(self.try_held(position, (card, ability), by));
                continue;
            }
            let is_meant = |other: &&AbilityId| **other == ability || !is_used && timing(**other) == timing(ability);
            let together: Vec<AbilityId> = abilities.iter().filter(is_meant).copied().collect();
            found.extend(self.try_abilities(position, (card, &together), by, chooser));
        }
        found
    }

    /// Whether an action uses an ability, so that its player decides when.
    fn is_used_by_action(&self, ability: AbilityId) -> bool {
        let timing = self.game.ability(ability).timing;
        let mut uses = self.game.flow.actions.values().filter_map(|action| action.ability.as_ref());
        self.game.is_for_players(ability) && uses.any(|used| used.is(timing))
    }

    fn try_abilities(
        &self,
        position: &State,
        (definition, abilities): (DefinitionId, &[AbilityId]),
        by: Seat,
        chooser: &mut dyn Chooser,
    ) -> Option<Tried> {
        let &ability = abilities.first()?;
        let mut work = Workspace::default();
        let mut state = position.clone();
        let card = Machine::reading(self, &mut state, &mut work).add_tried(definition, by)?;
        let recorder = RefCell::new(Recorder::new(&self.game, &state));
        let mut watcher = Watcher(&recorder);
        Machine::new(self, &mut state, chooser, Some(&mut watcher), &mut work).try_abilities(card, abilities, by);
        let trace = recorder.into_inner().finish(&state);
        Some(Tried { ability, state, trace })
    }

    /// What changes as a card comes into play.
    fn try_held(&self, position: &State, (definition, ability): (DefinitionId, AbilityId), by: Seat) -> Option<Tried> {
        let mut state = position.clone();
        let card = Machine::reading(self, &mut state, &mut Workspace::default()).add_tried(definition, by)?;
        let mut changes = Vec::new();
        let mut before = position.clone();
        let (mut work, mut work_before) = (Workspace::default(), Workspace::default());
        let mut was = Machine::reading(self, &mut before, &mut work_before);
        let mut is = Machine::reading(self, &mut state, &mut work);
        for other in is.state.card_ids() {
            if other == card {
                self.compare_printed(card, &mut is, &mut changes);
            } else if self.in_play(is.state.card(other).zone) {
                self.compare(other, &mut was, &mut is, &mut changes);
            }
        }
        let mut entry = Entry::new(Rule::Ability(ability, Some(card)));
        entry.details = changes.into_iter().map(|change| Detail::Change(change, None)).collect();
        Some(Tried { ability, state, trace: vec![entry] })
    }

    /// The numbers of a card that are not those that are printed.
    fn compare_printed(&self, card: CardId, is: &mut Machine<'_>, changes: &mut Vec<Change>) {
        for number in (0..self.game.numbers.len()).filter_map(NumberId::at) {
            let from = is.state.card(card).numbers.get(number.index()).map_or(0, |&value| value.into());
            let to = is.number(card, number);
            if from != to {
                changes.push(Change::Number { card, number, from, to });
            }
        }
    }

    /// The numbers and words of a card that differ.
    fn compare(&self, card: CardId, was: &mut Machine<'_>, is: &mut Machine<'_>, changes: &mut Vec<Change>) {
        for number in (0..self.game.numbers.len()).filter_map(NumberId::at) {
            let (from, to) = (was.number(card, number), is.number(card, number));
            if from != to {
                changes.push(Change::Number { card, number, from, to });
            }
        }
        let (from, to) = (was.keywords(card), is.keywords(card));
        for keyword in (0..self.game.keywords.len().min(64)).filter_map(KeywordId::at) {
            let has = |words: u64| words >> keyword.0 & 1 == 1;
            if has(from) != has(to) {
                changes.push(Change::Word { card, keyword, has: has(to) });
            }
        }
    }
}
