//! The trace of a match on the kernel (`kernel::trace`) in words: part by part, or as lines.

use super::reasons::{ConditionWords, Reasons};
use super::writer::LineWriter;
use super::{Kind, Layout, Line, Subject};
use crate::base::Name;
use crate::engine::trace::RowOutcome;
use crate::kernel::ids::{AbilityId, LIMBO, StateId, StatementId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::state::{CardId, Outcome, Seat, State, Thing};
use crate::kernel::trace::{Change, Detail, Entry, Reason, Rule};
use crate::ruleset::Table;
use crate::text::{Arg, ENGLISH, Language, Texts};

/// How cards and players are called.
pub trait TraceNames {
    fn card(&self, card: CardId) -> String;
    fn player(&self, seat: Seat) -> String;
    /// Whether a card may be seen.
    fn knows(&self, _card: CardId) -> bool {
        true
    }
    /// Who has won.
    fn outcome(&self, outcome: Outcome) -> String;
}

/// The language, and what the trace is about.
#[derive(Clone, Copy)]
pub struct TraceWords<'a> {
    pub texts: &'a Texts,
    pub language: &'static Language,
    pub game: &'a Game,
    /// The position afterwards, in which all cards of the trace are.
    pub state: &'a State,
}

/// The names of all cards; players are called "you" and "the opponent".
pub struct PlainNames<'a> {
    pub words: TraceWords<'a>,
    pub you: Seat,
}

/// A change in words. `from` is empty where only the new value is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangeWords {
    /// Whose number or state it is.
    pub of: Option<String>,
    pub what: String,
    pub from: String,
    pub to: String,
    /// The difference of numbers.
    pub by: Option<i32>,
}

impl ChangeWords {
    fn plain(what: String, to: String) -> Self {
        Self { what, to, ..Self::default() }
    }
}

/// The thing that a change is about.
pub fn thing_of(change: &Change) -> Option<Thing> {
    match *change {
        Change::Counter { seat, .. } | Change::Turn(seat) => Some(Thing::Player(seat)),
        Change::Moved { card, .. }
        | Change::Made { card }
        | Change::Number { card, .. }
        | Change::State { card, .. }
        | Change::Word { card, .. } => Some(Thing::Card(card)),
        Change::Phase(_) | Change::Over(_) | Change::Story(_) | Change::LeftOut(_) => None,
    }
}

/// The card that a rule belongs to.
fn card_of(rule: &Rule) -> Option<CardId> {
    match *rule {
        Rule::Action(_, choice) => choice.card,
        Rule::Ability(_, card) | Rule::Row { of: card, .. } => card,
        Rule::Statement(_) => None,
    }
}

/// What became of a row.
fn outcome_of(entry: &Entry) -> RowOutcome {
    match entry.reason {
        None => RowOutcome::Applied,
        Some(Reason::Unmet | Reason::Used) => RowOutcome::Skipped,
        Some(Reason::Aimless | Reason::Nothing) => RowOutcome::WithoutEffect,
    }
}

impl TraceNames for PlainNames<'_> {
    fn card(&self, card: CardId) -> String {
        let TraceWords { texts, language, game, state } = self.words;
        let Some(entry) = state.cards.get(card.index()) else { return self.words.message("card-unknown") };
        let definition = game.definition(entry.definition);
        match game.word(definition.id) {
            "" => self.words.title("type", &game.card_types, definition.card_type.index()),
            id => texts.card_name(language, game, id),
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.words.message(if seat == self.you { "player-self" } else { "player-opponent" })
    }

    fn outcome(&self, outcome: Outcome) -> String {
        let TraceWords { texts, language, .. } = self.words;
        match outcome {
            Outcome::Draw => self.words.message("sandbox-draw"),
            Outcome::Won(seat) => texts.message(language, "sandbox-won", &[("who", Arg::Text(&self.player(seat)))]),
        }
    }
}

impl TraceWords<'_> {
    pub(super) fn message(&self, id: &str) -> String {
        self.texts.message(self.language, id, &[])
    }

    fn has(&self, id: &str) -> bool {
        self.texts.has(self.language, id) || self.texts.has(ENGLISH, id)
    }

    /// The name of an entry of a table: its message, else its id as words.
    pub(super) fn name<T>(&self, kind: &str, table: &Table<T>, at: usize) -> String {
        let id = table.get_index(at).map_or("", |(id, _)| Name::as_str(id));
        let message = format!("{kind}-{id}");
        let known = [format!("{message}.name"), message].into_iter().find(|message| self.has(message));
        known.map_or_else(|| id.replace(['_', '-'], " "), |message| self.message(&message))
    }

    fn title<T>(&self, kind: &str, table: &Table<T>, at: usize) -> String {
        self.language.capitalized(&self.name(kind, table, at))
    }

    pub(super) fn zone(&self, zone: ZoneId) -> String {
        let title = self.title("zone", &self.game.zones, zone.index());
        // What is being played lies in no zone of the rules.
        if title.is_empty() { self.message("tabletop-limbo") } else { title }
    }

    /// Whether a state counts; otherwise it is a mark.
    pub(super) fn is_counter(&self, state: StateId) -> bool {
        self.game.states.get_index(state.index()).is_some_and(|(_, state)| state.counter)
    }

    pub(super) fn truth(&self, value: bool) -> String {
        self.message(if value { "tabletop-yes" } else { "tabletop-no" })
    }

    /// What a rule is called, and what it belongs to.
    pub fn heading(&self, rule: &Rule, names: &dyn TraceNames) -> (String, String) {
        let game = self.game;
        let of_card = |card: Option<CardId>| card.map(|card| names.card(card)).unwrap_or_default();
        match *rule {
            Rule::Action(by, choice) => {
                let title = self.title("action", &game.flow.actions, choice.action.index());
                (title, choice.card.map_or_else(|| names.player(by), |card| of_card(Some(card))))
            }
            Rule::Ability(ability, of) => (of_card(of), self.timing(ability, of)),
            Rule::Row { operation, of, .. } => (self.title("op", &game.operations, operation.index()), of_card(of)),
            Rule::Statement(statement) => (self.part(statement), String::new()),
        }
    }

    /// When an ability is done: what its card waits for, or its timing if the card says it.
    fn timing(&self, ability: AbilityId, of: Option<CardId>) -> String {
        let game = self.game;
        let entry = of.and_then(|card| self.state.cards.get(card.index()));
        let card = entry.map(|entry| game.definition(entry.definition));
        if let Some(trigger) = card.and_then(|card| card.trigger) {
            return self.title("trigger", &game.triggers, trigger.index());
        }
        if card.is_some_and(|card| !self.texts.prints_timing(game, card, ability)) {
            return String::new();
        }
        self.title("on", &game.timings, game.ability(ability).timing.index())
    }

    /// The part of the rules that a statement is in: the name of the phase, action or window.
    fn part(&self, statement: StatementId) -> String {
        let flow = &self.game.flow;
        let pointer = self.game.statements.get(statement.index()).map_or("", |pointer| &**pointer);
        let mut parts = pointer.split('/').skip(1);
        let place = (parts.next(), parts.next(), parts.next().and_then(|at| at.parse::<usize>().ok()));
        match place {
            (Some("match"), Some("phases"), Some(at)) => self.title("phase", &flow.phases, at),
            (Some("match"), Some("actions"), Some(at)) => self.title("action", &flow.actions, at),
            (Some("match"), Some("windows"), Some(at)) => self.title("window", &flow.windows, at),
            (Some("match"), Some("setup"), _) => self.message("rules-setup"),
            _ => self.message("tabletop-rule"),
        }
    }

    /// A change in words.
    pub fn change(&self, change: &Change, names: &dyn TraceNames) -> ChangeWords {
        let game = self.game;
        let number = |of: String, what: String, from: i32, to: i32| ChangeWords {
            of: Some(of),
            what,
            from: from.to_string(),
            to: to.to_string(),
            by: Some(to.saturating_sub(from)),
        };
        match *change {
            Change::Counter { seat, counter, from, to } => {
                number(names.player(seat), self.name("counter", &game.counters, counter.index()), from, to)
            }
            Change::Moved { card, from, to } => {
                let place = |(seat, zone): (Seat, ZoneId)| {
                    let title = self.zone(zone);
                    if from.0 == to.0 || zone == LIMBO { title } else { format!("{title}, {}", names.player(seat)) }
                };
                ChangeWords { from: place(from), ..ChangeWords::plain(names.card(card), place(to)) }
            }
            Change::Made { card } => {
                let zone = self.state.cards.get(card.index()).map(|card| self.zone(card.zone));
                ChangeWords::plain(names.card(card), zone.unwrap_or_default())
            }
            Change::Number { card, number: at, from, to } => {
                number(names.card(card), self.name("number", &game.numbers, at.index()), from, to)
            }
            Change::State { card, state, from, to } => {
                let what = self.name("state", &game.states, state.index());
                if self.is_counter(state) {
                    return number(names.card(card), what, from, to);
                }
                let [from, to] = [from, to].map(|value| self.truth(value != 0));
                ChangeWords { of: Some(names.card(card)), what, from, to, by: None }
            }
            Change::Word { card, keyword, has } => {
                let what = self.name("keyword", &game.keywords, keyword.index());
                ChangeWords { of: Some(names.card(card)), ..ChangeWords::plain(what, self.truth(has)) }
            }
            Change::Phase(phase) => {
                ChangeWords::plain(self.title("phase", &game.flow.phases, phase.index()), String::new())
            }
            Change::Turn(seat) => ChangeWords::plain(self.message("sandbox-turn"), names.player(seat)),
            Change::Over(outcome) => ChangeWords::plain(names.outcome(outcome), String::new()),
            Change::Story(word) => {
                let id = game.word(word);
                let text = if self.has(id) { self.message(id) } else { id.to_owned() };
                ChangeWords::plain(text, String::new())
            }
            Change::LeftOut(budget) => ChangeWords::plain(self.message(budget.message()), String::new()),
        }
    }

    /// What has changed, with whose it is.
    pub fn whole(&self, words: &ChangeWords) -> String {
        let Some(of) = &words.of else { return words.what.clone() };
        self.texts.message(self.language, "trace-of", &[("who", Arg::Text(of)), ("what", Arg::Text(&words.what))])
    }

    /// A trace as lines. It begins with the rule that everything follows from, e.g. an ability of a card.
    pub fn lines(&self, trace: &[Entry], names: &dyn TraceNames, layout: Layout) -> Vec<Line> {
        let mut to = LineWriter::new(self.texts, self.language, layout);
        let root = trace.first().and_then(|entry| card_of(&entry.rule));
        let timing = |entry: &Entry| match entry.rule {
            Rule::Ability(ability, _) | Rule::Row { ability: Some(ability), .. } => {
                Some(self.game.ability(ability).timing)
            }
            _ => None,
        };
        let first = trace.first().and_then(timing);
        for (at, entry) in trace.iter().enumerate() {
            let is_row = matches!(entry.rule, Rule::Row { .. });
            if entry.is_idle() && matches!(entry.rule, Rule::Statement(_)) {
                continue;
            }
            // What is set off meanwhile is below what sets it off; abilities of one timing are done as one.
            let is_own = timing(entry).is_some_and(|timing| Some(timing) == first) && card_of(&entry.rule) == root;
            let is_set_off = at > 0 && !is_own;
            let mut depth = u8::from(is_set_off);
            to.row = None;
            let reasons = self.reasons(entry, names);
            if let Rule::Row { at, .. } = entry.rule {
                depth += u8::from(layout == Layout::Text || is_set_off);
                to.row = Some(at).filter(|_| !is_set_off);
                self.row(&mut to, entry, &reasons, depth);
            } else if at == 0 || is_set_off {
                let (title, note) = self.heading(&entry.rule, names);
                let text = match (at, layout) {
                    // The panel names the card itself.
                    (0, Layout::Panel) if !note.is_empty() => note,
                    _ if note.is_empty() => title,
                    _ => to.item(&title, &note),
                };
                to.push(if at == 0 { Kind::Step } else { Kind::Head }, depth, text);
                depth += u8::from(layout == Layout::Text || at > 0);
            }
            let depth = depth + u8::from(is_row);
            if !reasons.fixed.is_empty() {
                to.fixed(depth, reasons.fixed);
            }
            if let Some(undone) = &entry.undone {
                let text = to.message("trace-undo", &[("n", Arg::Number(i64::from(undone.at) + 1))]);
                to.push(Kind::Undo, depth, text);
                undone.changes.iter().for_each(|change| self.change_line(&mut to, change, names, depth + 1));
            }
            let mut amounts = reasons.amounts.into_iter();
            for detail in &entry.details {
                match detail {
                    Detail::Amount(_) => to.push_reason(depth, &amounts.next().unwrap_or_default()),
                    Detail::Change(change, _) => self.change_line(&mut to, change, names, depth),
                }
            }
        }
        if let ([line], true) = (&*to.lines, first.is_some()) {
            let depth = line.depth + 1;
            to.push(Kind::Reason, depth, self.message("trace-why-nothing"));
        }
        to.finish()
    }

    fn row(&self, to: &mut LineWriter<'_>, entry: &Entry, reasons: &Reasons, depth: u8) {
        let Rule::Row { operation, at, val, .. } = entry.rule else { return };
        let op = self.title("op", &self.game.operations, operation.index());
        let text = to.row_text(at, &op, val.map(i64::from));
        let outcome = outcome_of(entry);
        let end = match entry.undone_by {
            Some(by) => to.message("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]),
            None => to.outcome(outcome),
        };
        let id = self.game.operations.get_index(operation.index()).map(|(id, _)| id.clone()).unwrap_or_default();
        let undone = entry.undone_by.is_some();
        to.push_with_end(Kind::Row { number: at + 1, op: id, outcome, undone }, depth, text, end);
        for ConditionWords { text, holds, reads } in &reasons.conditions {
            let answer = self.message(if *holds { "trace-true" } else { "trace-false" });
            to.push_with_end(Kind::Condition(*holds), depth + 1, text.clone(), answer);
            to.push_reason(depth + 2, reads);
        }
        if let Some(idle) = &reasons.idle {
            to.push(Kind::Reason, depth + 1, idle.clone());
        }
    }

    fn change_line(&self, to: &mut LineWriter<'_>, change: &Change, names: &dyn TraceNames, depth: u8) {
        let words = self.change(change, names);
        let ChangeWords { of, what, from, to: after, by } = &words;
        let line = match (change, of, by) {
            (
                Change::Counter { from, to: after, .. }
                | Change::Number { from, to: after, .. }
                | Change::State { from, to: after, .. },
                Some(of),
                Some(_),
            ) => {
                let is_player = matches!(change, Change::Counter { .. });
                let (message, argument) =
                    if is_player { ("trace-change", "who") } else { ("trace-change-card", "card") };
                to.number(depth, message, (argument, of.clone()), what, [*from, *after])
            }
            (Change::Moved { .. }, ..) => {
                let arguments = [("card", Arg::Text(what)), ("from", Arg::Text(from)), ("to", Arg::Text(after))];
                let text = to.message("trace-moved", &arguments);
                to.push(Kind::Moved, depth, text)
            }
            _ => {
                let what = self.whole(&words);
                let text = if after.is_empty() { what } else { to.item(&what, after) };
                to.push(Kind::Note, depth, text)
            }
        };
        line.subject = thing_of(change).map(Subject::Thing);
    }
}
