//! Prepares the project's cards and heroes for games, in the background, whenever the project has changed.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

use crate::base::Name;
use crate::document::Document;
use crate::sim::Roster;

/// The project's cards and heroes, prepared for games.
pub struct LoadedRoster {
    pub roster: Arc<Roster>,
    /// The heroes with complete decks.
    pub playable: Vec<Name>,
}

/// The prepared cards and heroes, and the work that prepares others.
#[derive(Default)]
pub struct RosterLoader {
    ready: Option<LoadedRoster>,
    /// The revision of the project that is loaded or being loaded.
    revision: Option<u64>,
    loading: Option<Receiver<LoadedRoster>>,
}

impl RosterLoader {
    /// The loaded roster, of an earlier revision while another one is being loaded.
    pub fn ready(&self) -> Option<&LoadedRoster> {
        self.ready.as_ref()
    }

    /// Whether the loaded roster is that of the current revision.
    pub fn is_fresh(&self) -> bool {
        self.ready.is_some() && !self.is_loading()
    }

    pub fn is_loading(&self) -> bool {
        self.loading.is_some()
    }

    /// Takes over a roster that was loaded, and loads another one if the project has changed.
    pub fn update(&mut self, ctx: &Context, document: &Document) {
        if let Some(ready) = self.loading.as_ref().and_then(|loading| loading.try_recv().ok()) {
            (self.ready, self.loading) = (Some(ready), None);
        }
        let revision = document.revision();
        if self.revision == Some(revision) {
            return;
        }
        let (rules, text) = (document.rules().clone(), document.ruleset_text().to_owned());
        let (cards, heroes) = (document.registry().cards.clone(), document.registry().heroes.clone());
        let checked = document.checked().clone();
        let (sender, loading) = channel();
        let ctx = ctx.clone();
        let make = move || {
            let roster = Roster::new(&rules, &text, &cards, &heroes, checked);
            let playable = roster.playable();
            // The receiver is gone if the project has changed again.
            let _ = sender.send(LoadedRoster { roster: Arc::new(roster), playable });
            ctx.request_repaint();
        };
        if std::thread::Builder::new().name("roster".to_owned()).spawn(make).is_ok() {
            (self.revision, self.loading) = (Some(revision), Some(loading));
        }
    }
}
