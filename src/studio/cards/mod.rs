//! The Cards screen: library, editor, preview.

mod ability;
mod aim;
mod chip;
mod columns;
mod conditions;
mod context;
mod decks;
mod design;
mod editor;
mod filter_field;
mod filters;
mod identity;
mod json;
mod language_mark;
mod languages;
mod legacy;
mod library;
mod made;
mod offers;
mod phrases;
mod popover;
mod preview;
mod row;
mod slots;
mod tag_columns;
mod value;
mod wording;

use egui::{CentralPanel, Context, Frame, Id, Panel, Ui};

use super::faces::FaceCache;
use super::settings::Beside;
use super::theme::colours;
use super::view::View;
use crate::base::Name;
use crate::document::{Approvals, CardList, ChangeSet, RowPath};

#[derive(Default)]
pub struct Cards {
    library: library::Library,
    editor: editor::Editor,
    preview: PreviewState,
    decks: decks::Decks,
    pub design: design::Design,
}

struct PreviewState {
    /// The size of the face, in percent.
    zoom: u16,
    wording: wording::Wording,
    approvals: Approvals,
}

impl Default for PreviewState {
    fn default() -> Self {
        Self { zoom: 100, wording: wording::Wording::default(), approvals: Approvals::default() }
    }
}

impl Cards {
    /// Drops what an edit has invalidated.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        self.library.on_changed(changes);
        self.preview.approvals.on_changed(changes);
    }

    /// Reads again what files beside the registry say.
    pub fn files_changed(&mut self) {
        self.design.files_changed();
        self.library.files_changed();
    }

    pub fn focus_filter(&mut self, ctx: &Context) {
        self.library.focus_filter(ctx);
    }

    pub fn focus_name(&mut self, ctx: &Context) {
        self.editor.focus_name = true;
        ctx.request_repaint();
    }

    pub fn focus_operation(&mut self, row: RowPath) {
        self.editor.focus_row = Some((row, row::Focus::Operation));
    }

    /// Filters the library.
    pub fn filter(&mut self, filter: String) {
        self.library.filter(filter);
    }

    /// Shows a deck in the deck editor.
    pub fn choose_deck(&mut self, id: Name) {
        self.decks.choose(id);
    }

    pub fn open_legacy(&mut self) {
        self.editor.open_legacy = true;
    }

    pub fn scroll_to(&mut self, card: usize) {
        self.library.scroll_to(card);
    }

    /// The cards of the library, in the order shown.
    pub fn list(&self) -> &CardList {
        self.library.list()
    }
}

/// The widest library, in points.
const MOST: f32 = 640.0;

/// The width from which the preview gets more room, in points.
const WIDE: f32 = 1200.0;

/// Shows the screen. In a narrow window the preview and then the library shrink; in a wide one all three grow.
pub fn cards_ui(ui: &mut Ui, view: &View<'_>, state: &mut Cards, faces: &mut FaceCache) {
    let panel = Frame::new().fill(colours(ui).panel);
    let whole = ui.available_width();
    let library = if whole < WIDE { 264.0 } else { (whole * 0.245).clamp(336.0, 480.0) };
    let editor = if whole < WIDE { 420.0 } else { (whole * 0.33).clamp(456.0, 720.0) };
    // The sizes that the user drags are stored under the name of the panel: a wide window has its own sizes.
    let class = [WIDE, 2.0 * WIDE].iter().filter(|&&least| whole >= least).count();
    let left = |name: &str, size: f32| {
        Panel::left(Id::unique(name).with(class)).default_size(size).resizable(true).frame(panel)
    };
    // Each column of tags widens the library.
    let columns = state.library.tag_columns(view);
    let list = |size: f32| match columns {
        0 => left("library", size),
        #[allow(clippy::cast_precision_loss, reason = "a few columns")]
        _ => Panel::left(Id::unique("library").with((class, columns)))
            .default_size((size + columns as f32 * tag_columns::ROOM).min(MOST))
            .resizable(true)
            .frame(panel),
    };
    if view.settings.beside == Beside::Design {
        list(library).size_range(240.0..=MOST).show(ui, |ui| state.library.ui(ui, view, None));
        CentralPanel::no_frame().frame(panel).show(ui, |ui| state.design.ui(ui, view));
        return;
    }
    if view.settings.beside == Beside::Decks {
        let Cards { library: cards, decks, preview, design, .. } = state;
        let sheet = decks.update(ui.ctx(), view);
        list(library).size_range(240.0..=MOST).show(ui, |ui| cards.ui(ui, view, sheet));
        // A very wide window has room for the face of the selected card, too.
        if whole >= 2.0 * WIDE - 500.0 {
            let right =
                Panel::right(Id::unique("deck preview")).default_size(whole * 0.28).resizable(true).frame(panel);
            right.size_range(320.0..=900.0).show(ui, |ui| preview::preview_ui(ui, view, faces, preview, design));
        }
        CentralPanel::no_frame().frame(panel).show(ui, |ui| decks.ui(ui, view));
        return;
    }
    list(library).size_range(240.0..=MOST).show(ui, |ui| state.library.ui(ui, view, None));
    left("editor", editor).size_range(400.0..=900.0).show(ui, |ui| state.editor.ui(ui, view));
    let central = CentralPanel::no_frame().frame(panel);
    let Cards { preview, design, .. } = state;
    central.show(ui, |ui| preview::preview_ui(ui, view, faces, preview, design));
}
