//! Notes what happens in a step.

use std::cell::RefCell;

use super::{Change, Detail, Entry, Reason, Rule, Undone};
use crate::kernel::ids::{AbilityId, CounterId, KeywordId, NumberId, StateId, StatementId};
use crate::kernel::machine::{Amount, Budget, Checked, Idle, Occurrence, Read, Watch};
use crate::kernel::question::Choice;
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Row;
use crate::kernel::state::{Card, CardId, Seat, State};

/// Notes what happens in a step.
pub struct Recorder<'g> {
    game: &'g Game,
    last: State,
    entries: Vec<Entry>,
    /// The entry after which the position is kept, and that position.
    wanted: Option<usize>,
    kept: Option<Box<State>>,
    statement: Option<StatementId>,
    /// The abilities that were begun, the latest last.
    begun: Vec<(AbilityId, Option<CardId>)>,
    /// The conditions of the row that comes next.
    checked: Vec<Checked>,
    /// How the amounts of the statement under way came about, until it has changed something.
    amounts: Vec<Amount>,
    /// How numbers and counters of cards have changed since the last event: of a card that moves afterwards, no later
    /// position shows it.
    altered: Vec<Change>,
}

/// A recorder that the machine and whoever answers share.
pub struct Watcher<'r, 'g>(pub &'r RefCell<Recorder<'g>>);

impl Watch for Watcher<'_, '_> {
    fn statement(&mut self, id: StatementId, state: &State) {
        let mut recorder = self.0.borrow_mut();
        recorder.flush(state);
        recorder.statement = Some(id);
    }

    fn row(&mut self, row: &Row, by: Seat, state: &State) {
        let mut recorder = self.0.borrow_mut();
        let rule = recorder.rule_of(row, by);
        recorder.begin(rule, state);
    }

    fn wants_reasons(&self) -> bool {
        true
    }

    fn checked(&mut self, conditions: Vec<Checked>) {
        self.0.borrow_mut().checked = conditions;
    }

    fn worked_out(&mut self, amount: Amount) {
        self.0.borrow_mut().amounts.push(amount);
    }

    fn fixed(&mut self, reads: Vec<Read>) {
        if let Some(entry) = self.0.borrow_mut().entries.last_mut() {
            entry.fixed = reads;
        }
    }

    fn undone(&mut self, at: u8, state: &State) {
        self.0.borrow_mut().take_back(at, state);
    }

    fn idle(&mut self, row: &Row, by: Seat, why: Idle, state: &State) {
        let mut recorder = self.0.borrow_mut();
        let reason = match why {
            Idle::Unmet => Reason::Unmet,
            Idle::Used => Reason::Used,
            Idle::Aimless => Reason::Aimless,
        };
        let rule = recorder.rule_of(row, by);
        if why != Idle::Aimless || recorder.entries.last().is_none_or(|entry| entry.rule != rule) {
            recorder.begin(rule, state);
        }
        recorder.explain(reason);
    }

    fn occurs(&mut self, occurrence: Occurrence) {
        let mut recorder = self.0.borrow_mut();
        match occurrence {
            Occurrence::Nothing { operation, .. } => {
                let is_row = |entry: &Entry| {
                    matches!(entry.rule, Rule::Row { operation: of, .. } if of == operation) && entry.is_idle()
                };
                if recorder.entries.last().is_some_and(|entry| is_row(entry) && entry.reason.is_none()) {
                    recorder.explain(Reason::Nothing);
                }
            }
            Occurrence::Modify { card, number, by } => {
                let from = recorder.number(card, number);
                recorder.altered.push(Change::Number { card, number, from, to: from + by });
            }
            Occurrence::State { of: card, state, before: from, after: to } => {
                recorder.altered.push(Change::State { card, state, from, to });
            }
            // No position shows a message.
            Occurrence::Say { word, .. } => {
                let statement = recorder.statement;
                recorder.note(vec![Detail::Change(Change::Story(word), statement)]);
            }
            _ => {}
        }
    }

    fn ability(&mut self, id: AbilityId, of: Option<CardId>, state: &State) {
        let mut recorder = self.0.borrow_mut();
        recorder.begun.push((id, of));
        recorder.begin(Rule::Ability(id, of), state);
    }

    fn over_budget(&mut self, budget: Budget) {
        self.0.borrow_mut().leave_out(budget);
    }

    fn action(&mut self, by: Seat, choice: &Choice, state: &State) {
        self.0.borrow_mut().begin(Rule::Action(by, *choice), state);
    }
}

impl<'g> Recorder<'g> {
    pub fn new(game: &'g Game, state: &State) -> Self {
        Self {
            game,
            last: state.clone(),
            entries: Vec::new(),
            wanted: None,
            kept: None,
            statement: None,
            begun: Vec::new(),
            checked: Vec::new(),
            amounts: Vec::new(),
            altered: Vec::new(),
        }
    }

    /// Keeps the position after an entry, by its number.
    #[must_use]
    pub fn keeping(self, entry: usize) -> Self {
        Self { wanted: Some(entry), ..self }
    }

    /// The position after the entry that was to be kept, with what has changed up to a position.
    ///
    /// # Errors
    ///
    /// How many entries there are, if they are fewer.
    pub fn position(mut self, state: &State) -> Result<Box<State>, usize> {
        self.flush(state);
        let is_last = self.wanted.map(|wanted| wanted + 1) == Some(self.entries.len());
        match self.kept {
            Some(kept) => Ok(kept),
            None if is_last => Ok(Box::new(self.last)),
            None => Err(self.entries.len()),
        }
    }

    /// The ability that was begun last.
    pub fn ability(&self) -> Option<(AbilityId, Option<CardId>)> {
        self.begun.last().copied()
    }

    /// Forgets what happened before the answer that was just given; what follows belongs to the rule that asked.
    pub fn restart(&mut self, state: &State) {
        let last = self.entries.pop();
        self.entries.clear();
        self.kept = None;
        // It says again why its rule does what it goes on to do.
        self.entries.extend(last.map(|last| Entry { undone: None, details: Vec::new(), ..last }));
        self.last.clone_from(state);
    }

    /// The entries, with what has changed up to a position.
    pub fn finish(mut self, state: &State) -> Vec<Entry> {
        self.flush(state);
        self.entries
    }

    fn begin(&mut self, rule: Rule, state: &State) {
        self.flush(state);
        self.statement = None;
        let mut entry = Entry::new(rule);
        if let Rule::Row { .. } = rule {
            entry.conditions = std::mem::take(&mut self.checked);
        }
        self.push(entry);
    }

    /// Adds an entry. What was last is the position after the one before it.
    fn push(&mut self, entry: Entry) {
        if self.wanted.map(|wanted| wanted + 1) == Some(self.entries.len()) {
            self.kept.get_or_insert_with(|| Box::new(self.last.clone()));
        }
        self.entries.push(entry);
    }

    /// Notes what the row under way has taken back of the row at a position among those of its card.
    fn take_back(&mut self, before: u8, state: &State) {
        let mut changes = Vec::new();
        self.altered.clear();
        compare(self.game, &self.last, state, &mut |change| changes.push(change));
        self.last.clone_from(state);
        let Some((entry, earlier)) = self.entries.split_last_mut() else { return };
        let Rule::Row { ability, of, at, .. } = entry.rule else { return };
        entry.undone = Some(Undone { at: before, changes });
        let own = (ability, of, before);
        let is_replaced =
            |entry: &&mut Entry| matches!(entry.rule, Rule::Row { ability, of, at, .. } if (ability, of, at) == own);
        if let Some(replaced) = earlier.iter_mut().rev().find(is_replaced) {
            replaced.undone_by = Some(at);
        }
    }

    fn rule_of(&self, row: &Row, by: Seat) -> Rule {
        let operation = self.game.operations.get_index(row.operation.index());
        let val = operation.and_then(|(_, operation)| operation.val.as_ref()).map(|_| row.val);
        // What a row sets off may have been done before the next row of the same ability.
        let has_row = |id: AbilityId| self.game.ability(id).rows.iter().any(|own| own.id == row.id);
        let begun = self.begun.iter().rev().find(|(id, _)| has_row(*id));
        let (ability, of) = begun.map_or((None, None), |&(ability, of)| (Some(ability), of));
        Rule::Row { operation: row.operation, by, of, ability, at: row.at, val }
    }

    /// Says why the last row has done nothing.
    fn explain(&mut self, reason: Reason) {
        if let Some(entry) = self.entries.last_mut() {
            entry.reason = Some(reason);
        }
    }

    /// Notes what has changed since the last event.
    fn flush(&mut self, state: &State) {
        let has_changed = self.last != *state;
        let mut amounts = std::mem::take(&mut self.amounts);
        if !has_changed {
            // A limit has cut off what an amount comes to; only one that comes to nothing is why nothing has changed.
            amounts.retain(|amount| amount.value <= 0);
        }
        let mut details: Vec<Detail> = amounts.into_iter().map(Detail::Amount).collect();
        let worked_out = details.len();
        let altered = std::mem::take(&mut self.altered);
        if has_changed {
            let mut add = |change| details.push(Detail::Change(change, self.statement));
            compare(self.game, &self.last, state, &mut |change| {
                if let Change::Moved { card, .. } = change {
                    altered.iter().filter(|altered| altered.is_of(card)).copied().for_each(&mut add);
                }
                add(change);
            });
        }
        // That a rule of the match has come to nothing is no news; that a row has, is.
        let is_row = matches!(self.entries.last(), Some(Entry { rule: Rule::Row { .. }, .. }));
        if details.len() > worked_out || worked_out > 0 && is_row && self.other_rule().is_none() {
            self.note(details);
        }
        if has_changed {
            self.last.clone_from(state);
        }
    }

    /// A number of a card after what has happened since the last event.
    fn number(&self, card: CardId, number: NumberId) -> i32 {
        let altered = self.altered.iter().rev().find_map(|change| match *change {
            Change::Number { card: of, number: known, to, .. } if (of, known) == (card, number) => Some(to),
            _ => None,
        });
        let stored = || self.last.cards.get(card.index())?.numbers.get(number.index()).copied();
        altered.unwrap_or_else(|| stored().map_or(0, i32::from))
    }

    /// Notes that something is left out, once a step.
    fn leave_out(&mut self, budget: Budget) {
        let change = Change::LeftOut(budget);
        let is_known = self.entries.iter().flat_map(Entry::changes).any(|(known, _)| known == change);
        if !is_known {
            self.note(vec![Detail::Change(change, self.statement)]);
        }
    }

    /// Notes details of the statement that is under way.
    fn note(&mut self, details: Vec<Detail>) {
        if let Some(rule) = self.other_rule() {
            self.push(Entry::new(rule));
        }
        if let Some(entry) = self.entries.last_mut() {
            entry.details.extend(details);
        }
    }

    /// The rule that the current statement belongs to, if that is not the last entry: a statement of the match after an
    /// effect belongs to the match.
    fn other_rule(&self) -> Option<Rule> {
        let Some(id) = self.statement else {
            return self.entries.is_empty().then_some(Rule::Statement(StatementId::default()));
        };
        let part = part_of(self.game, id);
        let is_of_match = part.starts_with("/match");
        let is_same = match self.entries.last().map(|entry| entry.rule) {
            None => false,
            Some(Rule::Statement(other)) => part_of(self.game, other) == part,
            Some(Rule::Action(_, choice)) => !is_of_match || part == format!("/match/actions/{}", choice.action.0),
            Some(Rule::Ability(..) | Rule::Row { .. }) => !is_of_match,
        };
        (!is_same).then_some(Rule::Statement(id))
    }
}

/// The entry of the ruleset that a statement is in, e.g. `/match/phases/2`.
fn part_of(game: &Game, statement: StatementId) -> &str {
    let pointer = game.statements.get(statement.index()).map_or("", |pointer| &**pointer);
    let mut ends = pointer.char_indices().filter(|(_, letter)| *letter == '/').map(|(at, _)| at);
    let end = if pointer.starts_with("/match") { ends.nth(3) } else { ends.nth(2) };
    &pointer[..end.unwrap_or(pointer.len())]
}

/// Reports what differs between two positions.
fn compare(game: &Game, before: &State, after: &State, report: &mut impl FnMut(Change)) {
    for seat in Seat::BOTH {
        for counter in (0..game.counters.len()).filter_map(CounterId::at) {
            let (from, to) = (before.counter(seat, counter), after.counter(seat, counter));
            if from != to {
                report(Change::Counter { seat, counter, from, to });
            }
        }
    }
    for card in after.card_ids() {
        let now = after.card(card);
        let Some(was) = before.cards.get(card.index()) else {
            report(Change::Made { card });
            continue;
        };
        if (was.side, was.zone) != (now.side, now.zone) {
            report(Change::Moved { card, from: (was.side, was.zone), to: (now.side, now.zone) });
            continue;
        }
        if was == now {
            continue;
        }
        for number in (0..game.numbers.len()).filter_map(NumberId::at) {
            let [from, to] = [was, now].map(|card| card.numbers.get(number.index()).map_or(0, |&value| value.into()));
            if from != to {
                report(Change::Number { card, number, from, to });
            }
        }
        for (state, entry) in (0..).map_while(StateId::at).zip(game.states.values()) {
            let value = |card: &Card| {
                if entry.counter {
                    card.counters.get(state.index()).map_or(0, |&value| i32::from(value))
                } else {
                    i32::from(card.marks >> state.0 & 1 == 1)
                }
            };
            let (from, to) = (value(was), value(now));
            if from != to && !entry.of_row {
                report(Change::State { card, state, from, to });
            }
        }
        for keyword in (0..game.keywords.len().min(64)).filter_map(KeywordId::at) {
            let has = |card: &Card| {
                let printed = game.definition(card.definition).keywords;
                (printed | card.given) & !card.lost & 1 << keyword.0 != 0
            };
            if has(was) != has(now) {
                report(Change::Word { card, keyword, has: has(now) });
            }
        }
    }
    if before.active != after.active || before.turn != after.turn {
        report(Change::Turn(after.active));
    } else if before.phase != after.phase {
        report(Change::Phase(after.phase));
    }
    if let Some(outcome) = after.over.filter(|_| before.over.is_none()) {
        report(Change::Over(outcome));
    }
}
