//! Prepares the project's cards and heroes for games, in the background, whenever the project has changed.

use std::sync::Arc;

use egui::Context;

use crate::base::Name;
use crate::document::Document;
use crate::sim::Roster;
use crate::studio::background::{Background, Progress};

/// The project's cards and heroes, prepared for games.
pub struct LoadedRoster {
    pub roster: Arc<Roster>,
    /// The heroes with complete decks.
    pub playable: Vec<Name>,
}

#[derive(Default)]
pub struct RosterLoader {
    /// The loaded roster, of an earlier revision while another one is being loaded.
    pub ready: Option<LoadedRoster>,
    /// The revision of the project that is loaded or being loaded.
    revision: Option<u64>,
    loading: Option<Background<LoadedRoster>>,
}

impl RosterLoader {
    /// The roster of the current revision, once it is loaded.
    pub fn current(&self) -> Option<&LoadedRoster> {
        self.ready.as_ref().filter(|_| !self.is_loading())
    }

    pub fn is_loading(&self) -> bool {
        self.loading.is_some()
    }

    /// Takes over a roster that was loaded, and loads another one if the project has changed.
    pub fn update(&mut self, ctx: &Context, document: &Document) {
        if let Some(Progress::Done(ready)) = self.loading.as_mut().map(Background::poll) {
            (self.ready, self.loading) = (Some(ready), None);
        }
        let revision = document.revision();
        if self.revision == Some(revision) {
            return;
        }
        let (rules, text) = (document.rules().clone(), document.ruleset_text().to_owned());
        let (cards, heroes) = (document.registry().cards.clone(), document.registry().heroes.clone());
        let checked = document.checked().clone();
        let load = move || {
            let roster = Roster::new(&rules, &text, &cards, &heroes, checked);
            LoadedRoster { playable: roster.playable(), roster: Arc::new(roster) }
        };
        if let Ok(loading) = Background::start(ctx, "roster", load) {
            (self.revision, self.loading) = (Some(revision), Some(loading));
        }
    }
}
