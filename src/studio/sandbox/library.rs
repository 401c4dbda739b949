//! The cards at the left: filtered, picked by a click, dragged or sent to a zone.

use egui::{Align2, Frame, Id, Margin, Panel, Response, ScrollArea, Sense, Ui, vec2};
use lucide_icons::Icon;

use super::board_view::{DragPayload, badge};
use super::names::{player_name, zone_name};
use crate::base::Name;
use crate::document::{CardLine, CardList, CardQuery, ChangeSet, Pick, RecordPath};
use crate::engine::Side;
use crate::sandbox::{BoardPosition, Command, Edit, Picked, Tree};
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, RowInfo, cell_label, divider, divider_here, icon_label, list_row, panel_head, row_step,
    sides, type_icon, wrapped_label,
};

/// The height of a row, in points.
const ROW: f32 = 30.0;

/// What a card of the library is used for.
pub trait Shelf {
    /// Whether a card is the one that is used now.
    fn is_picked(&self, card: &Name) -> bool;
    /// A card was clicked.
    fn pick(&self, record: usize);
    /// A card was clicked twice.
    fn open(&self);
    /// What the card's row can do besides: be dragged, and show a menu.
    fn offer(&self, response: &Response, card: &Name);
}

/// The filter and the cards that it finds.
pub struct Library {
    query: CardQuery,
    list: CardList,
}

impl Default for Library {
    fn default() -> Self {
        Self { query: CardQuery { flat: true, ..CardQuery::default() }, list: CardList::default() }
    }
}

impl Library {
    /// The id of the filter, so that other code can give it the focus.
    pub fn filter_id() -> Id {
        Id::unique("sandbox filter")
    }

    /// Updates the list after an edit of the project.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        self.list.on_changed(changes);
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, shelf: &dyn Shelf) {
        if self.list.update(&view.document, &view.texts, &self.query) {
            ui.ctx().request_repaint();
        }
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let colours = colours(ui);
        panel_head(ui, &view.i18n.tr("screen-cards"), &self.list.count().to_string(), |_| {});
        let hint = Frame::new().fill(colours.panel).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("sandbox library hint").resizable(false).frame(hint).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                icon_label(ui, Icon::Move, 14.0, colours.label);
                wrapped_label(ui, &view.i18n.tr("sandbox-drag-hint"), theme::small(Weight::Regular), colours.label);
            });
        });
        Frame::new().inner_margin(Margin::symmetric(10, 8)).show(ui, |ui| {
            let name = view.i18n.tr("do-filter");
            let filter = Field::new(&name).hint("type: cost>=").icon(Icon::ListFilter).id(Self::filter_id());
            filter.show(ui, &mut self.query.filter);
        });
        divider_here(ui);
        let rows = self.list.lines();
        let scroll = ScrollArea::vertical().id_salt("sandbox cards").auto_shrink(false);
        scroll.show_rows(ui, ROW, rows.len(), |ui, range| {
            for at in range {
                row_ui(ui, view, rows, at, shelf);
            }
        });
    }
}

fn row_ui(ui: &mut Ui, view: &View<'_>, rows: &[CardLine], at: usize, shelf: &dyn Shelf) {
    let Some(&CardLine::Card(record)) = rows.get(at) else { return };
    let colours = colours(ui);
    let card = &view.registry().cards[record];
    let id = |record: usize| Id::unique("sandbox card").with(record);
    let name = view.name_of(&card.id);
    let is_picked = shelf.is_picked(&card.id);
    let info = RowInfo::new(id(record), &name).selected(is_picked);
    let response = list_row(ui, info, ROW, |ui| {
        icon_label(ui, Icon::GripVertical, 12.0, colours.disabled);
        icon_label(ui, type_icon(view.rules(), &card.card_type), 14.0, colours.label);
        let weight = if is_picked { Weight::Semibold } else { Weight::Regular };
        let title = |ui: &mut Ui| _ = cell_label(ui, &name, theme::body(weight), colours.text);
        sides(ui, title, |ui| {
            let cost = card.numbers.first().map(|(_, cost)| cost.to_string()).unwrap_or_default();
            badge(ui, &cost, theme::small(Weight::Semibold), [colours.hover, colours.secondary]);
        });
    });
    let rect = response.rect;
    divider(ui, rect, Align2::CENTER_BOTTOM);
    let response = response.interact(Sense::drag());
    if response.clicked() {
        shelf.pick(record);
    }
    if response.double_clicked() {
        shelf.open();
    }
    shelf.offer(&response, &card.id);
    let Some(next) = row_step(&response, at, rows.len()) else { return };
    if let Some(&CardLine::Card(record)) = rows.get(next) {
        ui.memory_mut(|memory| memory.request_focus(id(record)));
        shelf.pick(record);
        // The next row may not be drawn yet, so that it cannot scroll to itself.
        let down = if next > at { ROW } else { -ROW };
        ui.scroll_to_rect(rect.translate(vec2(0.0, down)), None);
    }
}

/// The library of a board on which effects resolve.
pub struct BoardShelf<'a> {
    pub view: &'a View<'a>,
}

impl Shelf for BoardShelf<'_> {
    fn is_picked(&self, card: &Name) -> bool {
        matches!(self.view.sandbox.picked(), Some((Picked::Id(picked), _)) if picked == card)
    }

    /// Makes a card the one that resolves, and selects it for the other screens.
    fn pick(&self, record: usize) {
        let id = self.view.registry().cards[record].id.clone();
        self.view.send(Command::Pick(Picked::Id(id), Side::First));
        self.view.send(SelectionCommand::Select(RecordPath::Card(record), Pick::Only));
    }

    fn open(&self) {
        self.view.send(Command::Resolve);
    }

    fn offer(&self, response: &Response, card: &Name) {
        response.dnd_set_drag_payload(DragPayload::Card(card.clone()));
        menu_ui(self.view, response, card);
    }
}

/// The menu of the zones into which a card can be put.
fn menu_ui(view: &View<'_>, response: &Response, id: &Name) {
    let Some((board, state)) = view.sandbox.shown() else { return };
    let rules = view.rules();
    let name = view.i18n.tr("sandbox-put-into");
    let entry = |(side, zone): (Side, &Name)| {
        let layout = rules.zone_id(zone).map_or(0, |id| board.table.rules.layout.zone(id));
        let to = BoardPosition { side, zone: zone.clone(), at: state.player(side).count(layout).into() };
        let choice = Choice {
            icon: Some(Icon::ArrowRight),
            about: player_name(view, board, side),
            group: name.to_string(),
            ..Choice::new(zone_name(view, zone))
        };
        (choice, Command::Edit(Edit::Insert(to, Tree::text(id)), None))
    };
    let zones = Side::BOTH.into_iter().flat_map(|side| rules.zones.keys().map(move |zone| (side, zone)));
    let entries = || zones.map(entry).collect();
    view.send_all(Choices::new(&name, &view.i18n.tr("search")).context().pick(response, entries));
}
