//! What games are played with, made in the background whenever the project has changed.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

use crate::base::Name;
use crate::document::Document;
use crate::sim::Roster;

/// The project's cards and heroes, ready to play.
pub struct LoadedRoster {
    /// Cards and heroes.
    pub roster: Arc<Roster>,
    /// The heroes whose decks are whole.
    pub playable: Vec<Name>,
}

/// What games are played with, or what it will be.
#[derive(Default)]
pub struct RosterLoader {
    ready: Option<LoadedRoster>,
    /// The project's revision that it is made of, or is being made of.
    revision: Option<u64>,
    loading: Option<Receiver<LoadedRoster>>,
}

impl RosterLoader {
    /// What there is, of an earlier revision as long as the present one is not ready.
    pub fn ready(&self) -> Option<&LoadedRoster> {
        self.ready.as_ref()
    }

    /// Whether it is that of the project as it stands.
    pub fn is_fresh(&self) -> bool {
        self.ready.is_some() && !self.is_loading()
    }

    /// Whether it is being made.
    pub fn is_loading(&self) -> bool {
        self.loading.is_some()
    }

    /// Takes over what is ready, and begins anew where the project has changed.
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
        let (sender, loading) = channel();
        let ctx = ctx.clone();
        let make = move || {
            let roster = Roster::new(&rules, &text, &cards, &heroes);
            let playable = roster.playable();
            // Nobody listens any more where the project has changed again.
            let _ = sender.send(LoadedRoster { roster: Arc::new(roster), playable });
            ctx.request_repaint();
        };
        if std::thread::Builder::new().name("roster".to_owned()).spawn(make).is_ok() {
            (self.revision, self.loading) = (Some(revision), Some(loading));
        }
    }
}
