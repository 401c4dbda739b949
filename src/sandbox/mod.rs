//! The sandbox: a board that is edited, cards that resolve on it step by step, scenarios, and matches played by hand.
//!
//! Everything works without a window. The board is its file ([`Tree`]): an edit changes the file, the engine reads it, and
//! what the engine does not understand stays in it. What happened is worked out anew from the file whenever the file or a
//! card changes ([`Timeline`]), so that nothing shown can be out of date.

mod apply;
mod card_pool;
mod command;
mod edit;
mod expect;
mod files;
mod match_commands;
pub mod match_log;
mod match_session;
mod presets;
mod scenario_run;
mod timeline;
mod tree;

use std::sync::Arc;

pub use card_pool::CardPool;
pub use command::{AutoplayScope, Command, Picked, SandboxError};
pub use edit::{BoardPosition, Edit, Mark};
pub use expect::{Expected, expected};
pub use files::{OpenedFile, SaveError};
pub use match_session::{MatchSession, Opening, PlayedAction};
pub use presets::Preset;
pub use scenario_run::{ScenarioResult, ScenarioRun};
pub use timeline::{Moment, StepResult, Timeline};
pub use tree::Tree;

use crate::base::Name;
use crate::engine::record::Question;
use crate::engine::{Board, Game, Side, State, scenario};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::Ruleset;

/// The project as the sandbox reads it.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The ruleset.
    pub rules: &'a Ruleset,
    /// Its text, to read it with other settings.
    pub ruleset: &'a str,
    /// The cards and heroes.
    pub registry: &'a Registry,
    /// Rises with every change.
    pub revision: u64,
}

/// What can be taken back as a whole.
#[derive(Clone)]
struct Snapshot {
    tree: Arc<Tree>,
    at: Moment,
    /// From this step on a person is asked for choices; those before were opened with the answers that they have.
    asks_from: usize,
    picked: Option<(Picked, Side)>,
    /// Whether it was picked since the last step was taken: then it resolves, whatever was taken back before.
    is_new_pick: bool,
    play: Option<MatchSession>,
    /// The file that the board came from, among those that are known.
    file: Option<usize>,
}

/// A question that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The step.
    pub step: usize,
    /// The question.
    pub question: Question,
    /// What the rules would choose: a place.
    pub default: u8,
    /// Whether everything is to happen after the answer, or the row alone.
    whole: bool,
}

/// A card that resolves on the start of the board beside everything else, anew with each edit of it.
pub struct Trial {
    /// The card.
    pub id: Name,
    /// What happens.
    pub timeline: Timeline,
    of: (u64, Arc<Tree>),
}

/// A step of the sandbox that can be taken back: the message that names it.
pub type Label = &'static str;

/// The sandbox.
pub struct Sandbox {
    card_pool: CardPool,
    revision: u64,
    /// Records that were touched since the cards were compiled; `None` for all.
    touched: Option<Vec<RecordPath>>,
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
    /// A sandbox with the board of a preset.
    pub fn new(source: Source<'_>) -> Self {
        let card_pool = CardPool::new(source.rules, source.ruleset, source.registry, Vec::new());
        let tree = Arc::new(Preset::MidGame.board([None, None], card_pool.game(source.rules)));
        let timeline = Timeline::new(&tree, "board", card_pool.game(source.rules));
        let snapshot = Snapshot {
            tree,
            at: Moment::default(),
            asks_from: 0,
            picked: None,
            is_new_pick: false,
            play: None,
            file: None,
        };
        Self {
            card_pool,
            revision: source.revision,
            touched: Some(Vec::new()),
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

    /// Remembers which records an edit touched.
    pub fn touched(&mut self, places: &[RecordPath], everything: bool) {
        match &mut self.touched {
            Some(known) if !everything => known.extend_from_slice(places),
            _ => self.touched = None,
        }
    }

    /// Makes everything that follows from the cards anew, if they have changed. True if it was.
    pub fn refresh(&mut self, source: Source<'_>) -> bool {
        if self.revision == source.revision {
            return false;
        }
        let places = self.touched.replace(Vec::new());
        let known = places.is_some_and(|places| self.card_pool.touch(source.rules, source.registry, &places));
        if !known {
            let settings = self.card_pool.settings().to_vec();
            self.card_pool = CardPool::new(source.rules, source.ruleset, source.registry, settings);
        }
        self.revision = source.revision;
        self.rebuild_timeline(source.rules);
        true
    }

    /// The game: rules and cards.
    pub fn game<'a>(&'a self, rules: &'a Ruleset) -> Game<'a> {
        self.card_pool.game(rules)
    }

    /// Takes all steps anew; whoever was at the end stays there.
    fn rebuild_timeline(&mut self, rules: &Ruleset) {
        let was_end = self.snapshot.at >= self.timeline.end();
        self.timeline = Timeline::new(&self.snapshot.tree, "board", self.card_pool.game(rules));
        self.snapshot.at = if was_end { self.timeline.end() } else { self.timeline.clamp(self.snapshot.at) };
        self.version += 1;
    }

    /// Rises whenever something that is shown changes.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What happened on the board.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The moment that is shown.
    pub fn at(&self) -> Moment {
        self.snapshot.at
    }

    /// The board as its file.
    pub fn tree(&self) -> &Tree {
        &self.snapshot.tree
    }

    /// The match, if one is played.
    pub fn play(&self) -> Option<&MatchSession> {
        self.snapshot.play.as_ref()
    }

    /// The cards that are shown, and where they are.
    pub fn shown(&self) -> Option<(&Board, State)> {
        match &self.snapshot.play {
            Some(play) => Some((play.board(), play.position().state)),
            None => Some((self.timeline.board.as_ref()?, self.timeline.state(self.snapshot.at)?)),
        }
    }

    /// A number for the state that is shown.
    pub fn hash(&self) -> u64 {
        match &self.snapshot.play {
            Some(play) => play.hash(),
            None => self.shown().map_or(0, |(board, state)| crate::engine::hash(&state, &board.table)),
        }
    }

    /// The card that is to resolve, and who plays it.
    pub fn picked(&self) -> Option<&(Picked, Side)> {
        self.snapshot.picked.as_ref()
    }

    /// The question that waits for its answer.
    pub fn open_question(&self) -> Option<&OpenQuestion> {
        self.open_question.as_ref()
    }

    /// What is expected, compared with what is shown.
    pub fn expected(&self, rules: &Ruleset) -> Vec<Expected> {
        match (&self.snapshot.play, self.shown()) {
            (None, Some((board, state))) => expected(&self.snapshot.tree, board, &state, self.card_pool.game(rules)),
            _ => Vec::new(),
        }
    }

    /// Lets a card resolve on the start of the board beside everything else, anew when the board or the card has changed.
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

    /// The card that resolves beside everything else.
    pub fn trial(&self) -> Option<&Trial> {
        self.trial.as_ref()
    }

    /// What the last step was, to take it back.
    pub fn undo_label(&self) -> Option<Label> {
        self.undo.last().map(|(label, _)| *label)
    }

    /// What was taken back last, to make it again.
    pub fn redo_label(&self) -> Option<Label> {
        self.redo.last().map(|(label, _)| *label)
    }

    /// The settings that the board chooses for itself.
    fn settings_of(tree: &Tree) -> Vec<(Name, Name)> {
        scenario::settings(&crate::base::Source::new("board", tree.write()))
    }
}
