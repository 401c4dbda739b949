//! Applies commands: every change of the sandbox goes through [`Sandbox::apply`] and can be undone.

use std::sync::Arc;

use super::command::{Command, Picked, SandboxError};
use super::edit::{BoardPosition, Edit, edit};
use super::expect;
use super::timeline::Moment;
use super::tree::Tree;
use super::{Label, OpenQuestion, Sandbox, Snapshot, Source};
use crate::base::{Diagnostic, Message, Name, Severity};
use crate::engine::board::SIDES;
use crate::engine::{Event, Side};
use crate::ruleset::Ruleset;

/// The number of steps that can be undone.
const HISTORY: usize = 1000;

impl Sandbox {
    /// Applies a command.
    ///
    /// # Errors
    ///
    /// Returns why the command was refused; nothing has changed then.
    #[allow(clippy::too_many_lines, reason = "an arm for each command")]
    pub fn apply(&mut self, command: Command, source: Source<'_>) -> Result<(), SandboxError> {
        self.refresh(source);
        let rules = source.rules;
        if !matches!(command, Command::Edit(..)) {
            self.gesture = None;
        }
        match command {
            Command::Edit(edit, gesture) => self.edit(edit, gesture, rules),
            Command::Preset(preset) => {
                let heroes = Side::BOTH.map(|side| self.shown().and_then(|(board, _)| board.hero(side).cloned()));
                let heroes = [heroes[0].as_deref(), heroes[1].as_deref()];
                let tree = preset.board(heroes, self.game(rules));
                self.begin(tree, "sandbox-board", source);
                Ok(())
            }
            Command::Pick(picked, by) => {
                let is_other = self.snapshot.picked.as_ref() != Some(&(picked.clone(), by));
                self.snapshot.is_new_pick |= is_other;
                self.snapshot.picked = Some((picked, by));
                self.version += 1;
                Ok(())
            }
            Command::Resolve => self.resolve(true, rules),
            Command::Step => self.resolve(false, rules),
            Command::Back => {
                if let Some(at) = self.timeline.back(self.snapshot.at) {
                    self.go_to(at);
                }
                Ok(())
            }
            Command::Restart => {
                self.go_to(Moment::default());
                Ok(())
            }
            Command::GoTo(at) => {
                self.go_to(self.timeline.clamp(at));
                Ok(())
            }
            Command::Play(place) => self.play_card(&place, rules),
            Command::EndTurn => {
                let mut step = Tree::object();
                step.set("end_turn", Tree::flag(true));
                self.add_step(step, Side::First, true, "sandbox-end-turn", rules)
            }
            Command::Answer(answer) => {
                self.answer(answer, rules);
                Ok(())
            }
            Command::Try(picked) => {
                let mut tree = (*self.snapshot.tree).clone();
                tree.set("steps", Tree::List(Vec::new()));
                self.change(tree, "do-resolve", rules);
                self.snapshot.at = Moment::default();
                self.snapshot.asks_from = 0;
                self.snapshot.picked = Some((picked, Side::First));
                self.resolve_picked(true, rules)
            }
            Command::Expect(path, value) => {
                self.expectation(|tree| expect::expect(tree, &path, value), rules);
                Ok(())
            }
            Command::ExpectCard(place, number, value) => {
                let cards = self.count(&place, rules);
                self.expectation(|tree| expect_card(tree, &place, cards, &number, value), rules);
                Ok(())
            }
            Command::RemoveExpectation(path) => {
                self.expectation(|tree| expect::forget(tree, &path), rules);
                Ok(())
            }
            Command::Name(name, about) => {
                let mut tree = Tree::object();
                tree.set("name", Tree::text(&name));
                tree.set("about", Tree::text(&about));
                if let Tree::Object(members) = (*self.snapshot.tree).clone() {
                    for (name, value) in members.into_iter().filter(|(name, _)| !matches!(&**name, "name" | "about")) {
                        tree.set(&name, value);
                    }
                }
                self.change(tree, "field-name", rules);
                Ok(())
            }
            Command::Undo => {
                self.step_back(true, rules);
                Ok(())
            }
            Command::Redo => {
                self.step_back(false, rules);
                Ok(())
            }
        }
    }

    /// Adds the current snapshot to the undo history.
    fn remember(&mut self, label: Label) {
        self.undo.push((label, self.snapshot.clone()));
        if self.undo.len() > HISTORY {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.version += 1;
    }

    /// Replaces the file of the current board.
    fn change(&mut self, tree: Tree, label: Label, rules: &Ruleset) {
        self.remember(label);
        self.open_question = None;
        self.snapshot.tree = Arc::new(tree);
        self.rebuild_timeline(rules);
    }

    /// Starts another board.
    pub(super) fn begin(&mut self, tree: Tree, label: Label, source: Source<'_>) {
        self.remember(label);
        self.open_question = None;
        let steps = tree.get("steps").map_or(0, |steps| steps.items().len());
        let picked = self.snapshot.picked.take();
        self.snapshot = Snapshot {
            tree: Arc::new(tree),
            at: Moment::default(),
            asks_from: steps,
            picked,
            is_new_pick: steps == 0,
            file: None,
        };
        self.apply_settings(source);
        self.rebuild_timeline(source.rules);
        self.snapshot.at = Moment::default();
    }

    /// Recompiles the cards if the board chooses other settings.
    pub(super) fn apply_settings(&mut self, source: Source<'_>) {
        let settings = Self::settings_of(&self.snapshot.tree);
        if settings != self.card_pool.settings() {
            self.card_pool = super::CardPool::new(source, settings);
        }
    }

    fn step_back(&mut self, back: bool, rules: &Ruleset) {
        let (from, to) = if back { (&mut self.undo, &mut self.redo) } else { (&mut self.redo, &mut self.undo) };
        let Some((label, snapshot)) = from.pop() else { return };
        to.push((label, std::mem::replace(&mut self.snapshot, snapshot)));
        self.open_question = None;
        let at = self.snapshot.at;
        self.rebuild_timeline(rules);
        self.snapshot.at = self.timeline.clamp(at);
    }

    fn go_to(&mut self, at: Moment) {
        self.snapshot.at = at;
        self.open_question = None;
        self.version += 1;
    }

    /// Returns the position that is shown as a board without steps. Members of the file that the engine does not know
    /// are kept; name and steps are not, because they belong to another position.
    pub fn board_now(&self, rules: &Ruleset) -> Tree {
        let game = self.game(rules);
        let mut tree = (*self.snapshot.tree).clone();
        tree.remove("steps");
        let is_start = self.snapshot.at == Moment::default();
        let (false, Some((board, state))) = (is_start, self.shown()) else { return tree };
        let (before, after) = (board.write(&board.state, game), board.write(&state, game));
        let set = |tree: &mut Tree, before: &serde_json::Value, after: &serde_json::Value, skip: &[&str]| {
            for (name, value) in after.as_object().into_iter().flatten() {
                if before.get(name) != Some(value) && !skip.contains(&name.as_str()) {
                    tree.set(name, Tree::from(value));
                }
            }
        };
        set(&mut tree, &before, &after, &SIDES);
        for side in SIDES {
            set(tree.member(side), &before[side], &after[side], &[]);
        }
        tree
    }

    fn edit(&mut self, what: Edit, gesture: Option<u64>, rules: &Ruleset) -> Result<(), SandboxError> {
        let mut tree = self.board_now(rules);
        let before = errors(&super::Timeline::new(&tree, "board", self.game(rules)).problems);
        edit(&mut tree, what.clone(), rules);
        let timeline = super::Timeline::new(&tree, "board", self.game(rules));
        let is_new = |problem: &&Diagnostic| !before.contains(&problem.message);
        let of_board =
            |problem: &&Diagnostic| problem.severity == Severity::Error && !problem.pointer.starts_with("/expect");
        if let Some(problem) = timeline.problems.iter().filter(of_board).find(is_new) {
            return Err(problem.clone().into());
        }
        let continues = matches!((&self.gesture, gesture), (Some((known, last)), Some(now)) if *known == now && is_same_value(last, &what));
        let was_steps = self.snapshot.at != Moment::default();
        if continues && !was_steps {
            self.snapshot.tree = Arc::new(tree);
            self.rebuild_timeline(rules);
        } else {
            self.change(tree, "sandbox-undo-edit", rules);
        }
        self.snapshot.at = Moment::default();
        self.snapshot.asks_from = 0;
        self.gesture = gesture.map(|gesture| (gesture, what));
        Ok(())
    }

    fn resolve(&mut self, whole: bool, rules: &Ruleset) -> Result<(), SandboxError> {
        if self.open_question.is_some() {
            // Continuing without an answer takes the default.
            self.answer(None, rules);
            return Ok(());
        }
        let is_between = self.snapshot.at.event == 0;
        let takes_another = is_between && self.snapshot.is_new_pick && self.snapshot.picked.is_some();
        if self.snapshot.at < self.timeline.end() && !takes_another {
            self.proceed(whole);
            return Ok(());
        }
        self.resolve_picked(whole, rules)
    }

    fn resolve_picked(&mut self, whole: bool, rules: &Ruleset) -> Result<(), SandboxError> {
        let Some((picked, by)) = self.snapshot.picked.clone() else { return Err(SandboxError::NothingPicked) };
        let mut step = Tree::object();
        step.set(
            "resolve",
            match picked {
                Picked::Id(id) => Tree::text(&id),
                Picked::Written(card) => card,
            },
        );
        self.add_step(step, by, whole, "do-resolve", rules)
    }

    fn play_card(&mut self, place: &BoardPosition, rules: &Ruleset) -> Result<(), SandboxError> {
        let mut step = Tree::object();
        step.set("play", Tree::number(i64::try_from(place.at).unwrap_or(0)));
        self.add_step(step, place.side, true, "sandbox-play-card", rules)
    }

    /// Adds a step at the current moment, and continues to its end or through its first row.
    fn add_step(
        &mut self,
        mut step: Tree,
        by: Side,
        whole: bool,
        label: Label,
        rules: &Ruleset,
    ) -> Result<(), SandboxError> {
        if by == Side::Second {
            step.set("by", Tree::text(SIDES[by.index()]));
        }
        let at = match self.snapshot.at {
            Moment { step, event: 0 } => step,
            Moment { step, .. } => step + 1,
        };
        let mut tree = (*self.snapshot.tree).clone();
        if !matches!(tree.get("steps"), Some(Tree::List(_))) {
            tree.set("steps", Tree::List(Vec::new()));
        }
        if let Tree::List(steps) = tree.member("steps") {
            steps.truncate(at);
            steps.push(step);
        }
        let timeline = super::Timeline::new(&tree, "board", self.game(rules));
        if timeline.steps.len() <= at {
            let of_step = format!("/steps/{at}");
            let why = timeline.problems.iter().find(|problem| problem.pointer.starts_with(&of_step));
            let why = why.or_else(|| timeline.problems.iter().find(|problem| problem.severity == Severity::Error));
            return why.map_or(Ok(()), |problem| Err(problem.clone().into()));
        }
        self.change(tree, label, rules);
        self.snapshot.is_new_pick = false;
        self.snapshot.asks_from = self.snapshot.asks_from.min(at);
        self.snapshot.at = Moment { step: at, event: 0 };
        self.proceed(whole);
        Ok(())
    }

    /// Continues to the end of the step or to its next row, and stops at a choice that nobody has made yet.
    fn proceed(&mut self, whole: bool) {
        let at = self.snapshot.at;
        let target = if whole { Moment { step: at.step + 1, event: 0 } } else { self.timeline.next(at).unwrap_or(at) };
        self.open_question = None;
        if at.step >= self.snapshot.asks_from
            && let Some(step) = self.timeline.steps.get(at.step)
            && let Some((event, question)) = step.open_choice()
            && (Moment { step: at.step, event }) < target
        {
            let here = Moment { step: at.step, event };
            let chosen = match step.events.get(event) {
                Some(Event::Chosen { card, .. }) => self.timeline.state(here).and_then(|state| state.spot(*card)),
                _ => None,
            };
            let default = chosen.map_or(0, |spot| spot.at);
            self.open_question = Some(OpenQuestion { step: at.step, question, default, whole });
            self.snapshot.at = here;
        } else {
            self.snapshot.at = self.timeline.clamp(target);
        }
        self.version += 1;
    }

    fn answer(&mut self, answer: Option<u8>, rules: &Ruleset) {
        let Some(asking) = self.open_question.take() else { return };
        let mut tree = (*self.snapshot.tree).clone();
        let Some(step) = tree.at_mut(["steps", asking.step.to_string().as_str()]) else { return };
        let choices = step.member("choices");
        if !matches!(choices, Tree::List(_)) {
            *choices = Tree::List(Vec::new());
        }
        if let Tree::List(choices) = choices {
            choices.push(Tree::number(answer.unwrap_or(asking.default).into()));
        }
        let at = self.snapshot.at;
        self.change(tree, "sandbox-choose-target", rules);
        self.snapshot.at = self.timeline.clamp(at);
        self.proceed(asking.whole);
    }

    fn expectation(&mut self, set: impl FnOnce(&mut Tree), rules: &Ruleset) {
        let mut tree = (*self.snapshot.tree).clone();
        set(&mut tree);
        let at = self.snapshot.at;
        self.change(tree, "sandbox-expect", rules);
        self.snapshot.at = self.timeline.clamp(at);
    }

    /// Returns the number of cards that a zone shows.
    fn count(&self, place: &BoardPosition, rules: &Ruleset) -> usize {
        let Some((board, state)) = self.shown() else { return 0 };
        let zone = rules.zone_id(&place.zone).map(|id| board.table.rules.layout.zone(id));
        zone.map_or(0, |zone| usize::from(state.player(place.side).count(zone)))
    }
}

fn errors(problems: &[Diagnostic]) -> Vec<Message> {
    problems.iter().map(|problem| problem.message.clone()).collect()
}

/// Whether two edits set the same value. While a number is dragged, such edits are one step of the undo history.
fn is_same_value(one: &Edit, other: &Edit) -> bool {
    match (one, other) {
        (Edit::Turn(_), Edit::Turn(_)) | (Edit::Seed(_), Edit::Seed(_)) => true,
        (Edit::Number(a, x, _), Edit::Number(b, y, _))
        | (Edit::Flag(a, x, _), Edit::Flag(b, y, _))
        | (Edit::Count(a, x, _), Edit::Count(b, y, _)) => a == b && x == y,
        (Edit::CardNumber(a, x, _), Edit::CardNumber(b, y, _)) => a == b && x == y,
        (Edit::Book(a, _), Edit::Book(b, _)) => a == b,
        _ => false,
    }
}

fn expect_card(tree: &mut Tree, place: &BoardPosition, cards: usize, number: &Name, value: i64) {
    let path = ["expect", SIDES[place.side.index()], place.zone.as_str()];
    let Some(zone) = tree.at_mut(path) else { return };
    if zone.items().len() != cards {
        *zone = Tree::List(vec![Tree::object(); cards]);
    }
    if let Tree::List(items) = zone
        && let Some(card) = items.get_mut(place.at)
    {
        card.set(number, Tree::number(value));
    }
}
