//! The lists that a machine works with. Whoever plays many matches keeps them, so that a match asks for no memory.

use super::added::Continuous;
use super::audit::Audit;
use super::chain::Link;
use super::events::Entry;
use super::undo::Log;
use crate::kernel::players::Given;
use crate::kernel::question::Choice;
use crate::kernel::state::{CardId, State};

/// Lists for one match at a time. What is in them between two steps has no meaning.
#[derive(Default)]
pub struct Workspace {
    /// Abilities that were set off and wait.
    pub(super) pending: Vec<Entry>,
    pub(super) queue: Vec<Entry>,
    pub(super) chain: Vec<Link>,
    /// Abilities that are in the chain.
    pub(super) sprung: Vec<(CardId, u8)>,
    /// Cards that leave with others.
    pub(super) doomed: Vec<CardId>,
    pub(super) log: Log,
    pub(super) continuous: Continuous,
    /// What is noted of matches that are looked at closely; `None`: they are not.
    pub(super) audit: Option<Audit>,
    /// Empty lists for whoever needs one for a while.
    entries: Vec<Vec<Entry>>,
    choices: Vec<Vec<Choice>>,
    given: Vec<Vec<Given>>,
    /// Room for positions, made when somebody needs one.
    positions: Vec<Box<State>>,
}

/// Room for what random matches of the games at hand need.
const ENTRIES: usize = 64;
const LINKS: usize = 32;
const CHOICES: usize = 512;
const LISTS: usize = 16;

impl Workspace {
    /// Lists with room for a usual match.
    pub fn new() -> Self {
        Self {
            pending: Vec::with_capacity(ENTRIES),
            queue: Vec::with_capacity(ENTRIES),
            chain: Vec::with_capacity(LINKS),
            sprung: Vec::with_capacity(ENTRIES),
            doomed: Vec::with_capacity(ENTRIES),
            log: Log::with_room(),
            continuous: Continuous::with_room(),
            audit: None,
            entries: (0..LISTS).map(|_| Vec::with_capacity(ENTRIES)).collect(),
            choices: (0..LISTS).map(|_| Vec::with_capacity(CHOICES)).collect(),
            given: vec![Vec::with_capacity(LINKS)],
            positions: Vec::new(),
        }
    }

    /// Lists for matches that are looked at closely: what is kept is compared with what would be worked out.
    pub fn audited() -> Self {
        Self { audit: Some(Audit::default()), ..Self::new() }
    }

    /// What was found in such matches so far.
    pub fn audit(&self) -> Audit {
        self.audit.unwrap_or_default()
    }

    /// Forgets what a step that was stopped has left, and what holds continuously.
    pub(super) fn clear(&mut self) {
        self.clear_step();
        self.forget_position();
    }

    /// Forgets what holds continuously: what comes next is another position.
    pub(in crate::kernel) fn forget_position(&mut self) {
        self.continuous.reset();
    }

    /// Forgets what a step that was stopped has left.
    pub(super) fn clear_step(&mut self) {
        self.pending.clear();
        self.queue.clear();
        self.chain.clear();
        self.sprung.clear();
        self.doomed.clear();
        self.log.reset();
    }

    /// An empty list, which is given back with [`Workspace::keep_entries`].
    pub(super) fn entries(&mut self) -> Vec<Entry> {
        self.entries.pop().unwrap_or_default()
    }

    pub(super) fn keep_entries(&mut self, mut list: Vec<Entry>) {
        list.clear();
        self.entries.push(list);
    }

    /// An empty list, which is given back with [`Workspace::keep_choices`].
    pub(in crate::kernel) fn choices(&mut self) -> Vec<Choice> {
        self.choices.pop().unwrap_or_default()
    }

    /// An empty list, which is given back with [`Workspace::keep_given`].
    pub(in crate::kernel) fn given(&mut self) -> Vec<Given> {
        self.given.pop().unwrap_or_default()
    }

    pub(in crate::kernel) fn keep_given(&mut self, mut list: Vec<Given>) {
        list.clear();
        self.given.push(list);
    }

    /// A copy of a position, which is given back with [`Workspace::keep_position`].
    pub(in crate::kernel) fn position(&mut self, of: &State) -> Box<State> {
        let mut position = self.positions.pop().unwrap_or_else(|| Box::new(State::new(0)));
        (*position).clone_from(of);
        position
    }

    pub(in crate::kernel) fn keep_position(&mut self, position: Box<State>) {
        self.positions.push(position);
    }

    pub(in crate::kernel) fn keep_choices(&mut self, mut list: Vec<Choice>) {
        list.clear();
        self.choices.push(list);
    }
}
