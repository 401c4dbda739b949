//! The sandbox: an edited board on which cards resolve step by step, scenarios, and matches ([`tabletop`]).
//!
//! Everything works without a window. The board is its file ([`Tree`]): an edit changes the file, the engine reads the
//! file, and members that the engine does not know are kept. The [`Timeline`] is computed from the file whenever the
//! file or a card changes, so that it is never out of date.

mod apply;
mod board_number;
mod card_pool;
mod command;
mod edit;
mod expect;
mod files;
mod presets;
mod scenario_run;
pub mod tabletop;
mod timeline;
mod tree;

use std::sync::Arc;

pub use board_number::BoardNumber;
pub use card_pool::CardPool;
pub use command::{Command, Picked, SandboxError};
pub use edit::{BoardPosition, Edit, Mark};
pub use expect::{Expected, expected};
pub use files::{OpenedFile, SaveError};
pub use presets::Preset;
pub use scenario_run::{ScenarioOutcome, ScenarioResult, ScenarioRun, is_of_match};
pub use timeline::{Moment, StepResult, Timeline};
pub use tree::Tree;

use crate::base::Name;
use crate::card::CheckedRecords;
use crate::engine::record::Question;
use crate::engine::{Board, Game, Side, State, scenario};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::Ruleset;

/// The project as the sandbox reads it.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The ruleset.
    pub rules: &'a Ruleset,
    /// The text of the ruleset, for reading it with other settings.
    pub ruleset: &'a str,
    /// The cards and heroes.
    pub registry: &'a Registry,
    /// The checked form of the cards and heroes.
    pub checked: &'a CheckedRecords,
    /// Increases with every change.
    pub revision: u64,
}

/// The state that undo restores.
#[derive(Clone)]
struct Snapshot {
    tree: Arc<Tree>,
    at: Moment,
    /// Choices are asked from this step on. Earlier steps were opened from a file with their answers.
    asks_from: usize,
    picked: Option<(Picked, Side)>,
    /// Whether a card was picked after the last step; resolving then adds a step instead of redoing one.
    is_new_pick: bool,
    /// The index of the board's file among the opened ones.
    file: Option<usize>,
}

/// A question without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The index of the step.
    pub step: usize,
    /// The question.
    pub question: Question,
    /// The default answer, an index.
    pub default: u8,
    /// Whether to resolve everything after the answer, or only the row.
    whole: bool,
}

/// A card that resolves on the start of the board without changing it, again after each edit.
pub struct Trial {
    /// The card.
    pub id: Name,
    /// What happens.
    pub timeline: Timeline,
    of: (u64, Arc<Tree>),
}

/// The id of the message that names an undo step.
pub type Label = &'static str;

/// A board that is edited, its undo history, and what was resolved on it.
pub struct Sandbox {
    card_pool: CardPool,
    revision: u64,
    /// Records that changed since the cards were compiled; `None` means all.
    changed_records: Option<Vec<RecordPath>>,
    snapshot: Snapshot,
    timeline: Timeline,
    undo: Vec<(Label, Snapshot)>,
    redo: Vec<(Label, Snapshot)>,
    gesture: Option<(u64, Edit)>,
    open_question: Option<OpenQuestion>,
    trial: Option<Trial>,
    files: Vec<OpenedFile>,
    /// The scenarios that were run last.
    pub scenario_run: ScenarioRun,
    version: u64,
}

impl Sandbox {
    /// Creates a sandbox with a preset board.
    pub fn new(source: Source<'_>) -> Self {
        let card_pool = CardPool::new(source, Vec::new());
        let tree = Arc::new(Preset::MidGame.board([None, None], card_pool.game(source.rules)));
        let timeline = Timeline::new(&tree, "board", card_pool.game(source.rules));
        let snapshot =
            Snapshot { tree, at: Moment::default(), asks_from: 0, picked: None, is_new_pick: false, file: None };
        Self {
            card_pool,
            revision: source.revision,
            changed_records: Some(Vec::new()),
            snapshot,
            timeline,
            undo: Vec::new(),
            redo: Vec::new(),
            gesture: None,
            open_question: None,
            trial: None,
            files: Vec::new(),
            scenario_run: ScenarioRun::default(),
            version: 0,
        }
    }

    /// Notes which records an edit changed.
    pub fn on_changed(&mut self, places: &[RecordPath], everything: bool) {
        match &mut self.changed_records {
            Some(known) if !everything => known.extend_from_slice(places),
            _ => self.changed_records = None,
        }
    }

    /// Recompiles the cards and rebuilds the timeline if the project has changed. Returns whether it has.
    pub fn refresh(&mut self, source: Source<'_>) -> bool {
        if self.revision == source.revision {
            return false;
        }
        let places = self.changed_records.replace(Vec::new());
        let known = places.is_some_and(|places| self.card_pool.touch(source, &places));
        if !known {
            let settings = self.card_pool.settings().to_vec();
            self.card_pool = CardPool::new(source, settings);
        }
        self.revision = source.revision;
        self.rebuild_timeline(source.rules);
        true
    }

    /// Returns the rules and cards.
    pub fn game<'a>(&'a self, rules: &'a Ruleset) -> Game<'a> {
        self.card_pool.game(rules)
    }

    /// Takes all steps again. A position at the end stays at the end.
    fn rebuild_timeline(&mut self, rules: &Ruleset) {
        let was_end = self.snapshot.at >= self.timeline.end();
        self.timeline = Timeline::new(&self.snapshot.tree, "board", self.card_pool.game(rules));
        self.snapshot.at = if was_end { self.timeline.end() } else { self.timeline.clamp(self.snapshot.at) };
        self.version += 1;
    }

    /// Increases whenever something that is shown changes.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Returns what happened on the board.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Returns the moment that is shown.
    pub fn at(&self) -> Moment {
        self.snapshot.at
    }

    /// Returns the board's file.
    pub fn tree(&self) -> &Tree {
        &self.snapshot.tree
    }

    /// Returns the cards and the state that are shown.
    pub fn shown(&self) -> Option<(&Board, State)> {
        Some((self.timeline.board.as_ref()?, self.timeline.state(self.snapshot.at)?))
    }

    /// Hashes the state that is shown.
    pub fn hash(&self) -> u64 {
        self.shown().map_or(0, |(board, state)| crate::engine::hash(&state, &board.table))
    }

    /// Returns the picked card and the player who resolves it.
    pub fn picked(&self) -> Option<&(Picked, Side)> {
        self.snapshot.picked.as_ref()
    }

    /// Returns the question without an answer.
    pub fn open_question(&self) -> Option<&OpenQuestion> {
        self.open_question.as_ref()
    }

    /// Returns the expectations, compared with the state that is shown.
    pub fn expected(&self, rules: &Ruleset) -> Vec<Expected> {
        let compare = |(board, state)| expected(&self.snapshot.tree, board, &state, self.card_pool.game(rules));
        self.shown().map(compare).unwrap_or_default()
    }

    /// Resolves a card on the start of the board without changing it, again if the board or the card has changed.
    pub fn try_card(&mut self, id: Option<&Name>, source: Source<'_>) {
        self.refresh(source);
        let Some(id) = id else {
            self.trial = None;
            return;
        };
        let of = (self.version, Arc::clone(&self.snapshot.tree));
        let is_fresh = |trial: &Trial| trial.id == *id && trial.of.0 == of.0 && Arc::ptr_eq(&trial.of.1, &of.1);
        if self.trial.as_ref().is_some_and(is_fresh) {
            return;
        }
        let mut tree = (*self.snapshot.tree).clone();
        tree.remove("expect");
        let mut step = Tree::object();
        step.set("resolve", Tree::text(id));
        tree.set("steps", Tree::List(vec![step]));
        let timeline = Timeline::new(&tree, "board", self.card_pool.game(source.rules));
        self.trial = Some(Trial { id: id.clone(), timeline, of });
    }

    /// Returns the card that is tried and what it does.
    pub fn trial(&self) -> Option<&Trial> {
        self.trial.as_ref()
    }

    /// Returns the label of the step to undo.
    pub fn undo_label(&self) -> Option<Label> {
        self.undo.last().map(|(label, _)| *label)
    }

    /// Returns the label of the step to redo.
    pub fn redo_label(&self) -> Option<Label> {
        self.redo.last().map(|(label, _)| *label)
    }

    /// Returns the settings that the board chooses.
    fn settings_of(tree: &Tree) -> Vec<(Name, Name)> {
        scenario::settings(&crate::base::Source::new("board", tree.write()))
    }
}
