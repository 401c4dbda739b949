//! The screen of the cards: library, editor, preview.

mod approvals;
mod columns;
mod conditions;
mod editor;
mod filter_field;
mod identity;
mod json;
mod language_mark;
mod languages;
mod legacy;
mod library;
mod phrases;
mod preview;
mod row;
mod wording;

use std::collections::BTreeSet;

use egui::{CentralPanel, Context, Frame, Panel, Ui};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use crate::document::{ChangeSet, Document, RecordPath};

/// What the screen remembers.
#[derive(Default)]
pub struct Cards {
    library: library::Library,
    editor: editor::Editor,
    face_zoom: FaceZoom,
    wording: wording::Wording,
    approvals: approvals::Approvals,
}

/// The size of the face, in percent.
struct FaceZoom(u16);

impl Default for FaceZoom {
    fn default() -> Self {
        Self(100)
    }
}

impl Cards {
    /// Forgets everything about a project.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        self.library.touched(touched);
        self.approvals.touched(touched);
    }

    /// Gives the filter the keyboard.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.library.focus_filter(ctx);
    }

    /// Gives the name's field the keyboard.
    pub fn focus_name(&mut self, ctx: &Context) {
        self.editor.focus_name = true;
        ctx.request_repaint();
    }

    /// Gives a row's operation the keyboard.
    pub fn focus_operation(&mut self, row: usize) {
        self.editor.focus_row = Some((row, row::Focus::Operation));
    }

    /// Opens the menu of Legacy bonuses.
    pub fn open_legacy(&mut self) {
        self.editor.open_legacy = true;
    }

    /// The hero of a card, by its index.
    pub fn hero_of(&self, document: &Document, card: usize) -> Option<usize> {
        self.library.list().hero_of(document, card)
    }

    /// Shows a card's line.
    pub fn scroll_to(&mut self, card: usize) {
        self.library.scroll_to(card);
    }

    /// The cards of the library, in the order shown.
    pub fn shown_cards(&self) -> impl Iterator<Item = usize> + '_ {
        self.library.list().cards()
    }

    /// Beside what a new card is made: what is chosen, or the first card shown where the filter hides that.
    pub fn beside(&self, chosen: Option<RecordPath>) -> Option<RecordPath> {
        let list = self.library.list();
        match chosen {
            Some(RecordPath::Card(at)) if !list.stands_in(at) => list.cards().next().map(RecordPath::Card).or(chosen),
            _ => chosen,
        }
    }

    /// The card before or after one.
    pub fn neighbour(&self, at: usize, step: isize) -> Option<usize> {
        self.library.list().neighbour(at, step)
    }

    /// The cards from one to another, in the order shown.
    pub fn between(&self, from: usize, to: usize) -> BTreeSet<usize> {
        self.library.list().range(from, to)
    }
}

/// Shows the screen.
pub fn cards_ui(ui: &mut Ui, view: &View<'_>, state: &mut Cards, faces: &mut FaceCache) {
    let panel = Frame::new().fill(colours(ui).panel);
    let whole = ui.available_width();
    // When there is little room the preview gives first, then the library.
    let library = if whole < 1200.0 { 296.0 } else { 336.0 };
    Panel::left("library")
        .default_size(library)
        .size_range(280.0..=560.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| state.library.ui(ui, view));
    Panel::left("editor")
        .default_size(456.0)
        .size_range(420.0..=720.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| state.editor.ui(ui, view));
    let Cards { face_zoom, wording, approvals, .. } = state;
    CentralPanel::no_frame()
        .frame(panel)
        .show(ui, |ui| preview::preview_ui(ui, view, faces, &mut face_zoom.0, wording, approvals));
}
