//! Prepares the project's heroes or decks for games, in the background, whenever the project has changed.

use std::sync::Arc;

use egui::Context;

use crate::base::Name;
use crate::document::Document;
use crate::kernel::rules::Game;
use crate::registry::decks::in_one_file;
use crate::registry::write;
use crate::sim::{Arena as _, Decks, Entrants, Roster};
use crate::studio::background::{Background, Progress};

/// The project's heroes or decks, prepared for games.
pub struct LoadedRoster {
    pub entrants: Entrants,
    /// The heroes with complete decks, or the decks.
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
        let (registry, checked) = (document.registry().clone(), document.checked().clone());
        let game = document.game().cloned();
        let load = move || {
            let entrants = match game {
                Some(game) => {
                    let cards = in_one_file(&write(&registry, &rules), &registry.deck_files);
                    let texts = [text.as_str(), &cards];
                    Entrants::Decks(Decks::new(Game::clone(&game), &texts))
                }
                None => {
                    let roster = Roster::new(&rules, &text, &registry.cards, &registry.heroes, checked);
                    Entrants::Heroes(Arc::new(roster))
                }
            };
            LoadedRoster { playable: entrants.chosen(&[]).unwrap_or_default(), entrants }
        };
        if let Ok(loading) = Background::start(ctx, "roster", load) {
            (self.revision, self.loading) = (Some(revision), Some(loading));
        }
    }
}
