//! The Cards screen: library, editor, preview.

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

use egui::{CentralPanel, Context, Frame, Id, Panel, Ui};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use crate::document::{ChangeSet, Document, RecordPath};

/// The state of the screen.
#[derive(Default)]
pub struct Cards {
    library: library::Library,
    editor: editor::Editor,
    preview: PreviewState,
}

/// The state of the preview.
struct PreviewState {
    /// The size of the face, in percent.
    zoom: u16,
    wording: wording::Wording,
    approvals: approvals::Approvals,
}

impl Default for PreviewState {
    fn default() -> Self {
        Self { zoom: 100, wording: wording::Wording::default(), approvals: approvals::Approvals::default() }
    }
}

impl Cards {
    /// Drops everything about the project, because another one is opened.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Drops what an edit has invalidated.
    pub fn touched(&mut self, touched: &ChangeSet) {
        self.library.touched(touched);
        self.preview.approvals.touched(touched);
    }

    /// Moves the focus to the filter.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.library.focus_filter(ctx);
    }

    /// Moves the focus to the name.
    pub fn focus_name(&mut self, ctx: &Context) {
        self.editor.focus_name = true;
        ctx.request_repaint();
    }

    /// Moves the focus to the operation of a row.
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

    /// Scrolls the library to a card.
    pub fn scroll_to(&mut self, card: usize) {
        self.library.scroll_to(card);
    }

    /// The cards of the library, in the order shown.
    pub fn shown_cards(&self) -> impl Iterator<Item = usize> + '_ {
        self.library.list().cards()
    }

    /// The record next to which a new card is inserted: the selection, or the first card if the filter hides it.
    pub fn beside(&self, chosen: Option<RecordPath>) -> Option<RecordPath> {
        let list = self.library.list();
        match chosen {
            Some(RecordPath::Card(at)) if !list.passes(at) => list.cards().next().map(RecordPath::Card).or(chosen),
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

/// The width from which the preview gets more room, in points.
const WIDE: f32 = 1200.0;

/// Shows the screen. In a narrow window the preview and then the library shrink; in a wide one all three grow.
pub fn cards_ui(ui: &mut Ui, view: &View<'_>, state: &mut Cards, faces: &mut FaceCache) {
    let panel = Frame::new().fill(colours(ui).panel);
    let whole = ui.available_width();
    let library = if whole < WIDE { 264.0 } else { (whole * 0.245).clamp(336.0, 480.0) };
    let editor = if whole < WIDE { 420.0 } else { (whole * 0.33).clamp(456.0, 720.0) };
    // The sizes that the user drags are stored under the name of the panel: a wide window has sizes of its own.
    let class = if whole < WIDE {
        "narrow"
    } else if whole < 2.0 * WIDE {
        "middle"
    } else {
        "wide"
    };
    Panel::left(Id::unique("library").with(class))
        .default_size(library)
        .size_range(240.0..=640.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| state.library.ui(ui, view));
    Panel::left(Id::unique("editor").with(class))
        .default_size(editor)
        .size_range(400.0..=900.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| state.editor.ui(ui, view));
    let central = CentralPanel::no_frame().frame(panel);
    central.show(ui, |ui| preview::preview_ui(ui, view, faces, &mut state.preview));
}
