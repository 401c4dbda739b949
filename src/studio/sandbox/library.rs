//! The cards at the left: found by a filter, picked by a click, dragged or sent to a zone.

use egui::{
    Align2, CornerRadius, Id, Key, Modifiers, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::DragPayload;
use super::names::{Index, icon, zone_name};
use crate::base::Name;
use crate::document::{ChangeSet, RecordPath};
use crate::engine::Side;
use crate::sandbox::{BoardPosition, Command, Edit, Picked, Tree};
use crate::studio::card_list::{Line, List, Order};
use crate::studio::command::{Commands, Pick, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, arrow, elided, focus_ring, icon_at, panel_head, text_at, wrapped,
};

const LINE: f32 = 30.0;

/// The list as it stands.
pub struct Library {
    order: Order,
    list: List,
}

impl Default for Library {
    fn default() -> Self {
        Self { order: Order { flat: true, ..Order::default() }, list: List::default() }
    }
}

impl Library {
    /// The id of the filter's field.
    pub fn filter_id() -> Id {
        Id::unique("sandbox filter")
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        self.list.touched(touched);
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, index: &Index, can_edit: bool) {
        if self.list.update(&view.document, &view.texts, &self.order) {
            ui.ctx().request_repaint();
        }
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let whole = ui.max_rect();
        let title = view.i18n.tr("screen-cards");
        panel_head(ui, &title, &self.list.count().to_string(), |_| {});
        let (band, _) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
        let mut child = ui.new_child(
            UiBuilder::new().max_rect(Rect::from_center_size(band.center(), vec2(band.width() - 20.0, height::FIELD))),
        );
        let name = view.i18n.tr("do-filter");
        Field::new(&name)
            .hint("type: cost>=")
            .icon(Icon::ListFilter)
            .id(Self::filter_id())
            .show(&mut child, &mut self.order.filter);
        ui.painter().hline(whole.x_range(), band.bottom(), Stroke::new(1.0, colours(ui).divider));
        let foot = 46.0;
        let list = ui.available_height() - foot;
        let shown = self.list.lines();
        ScrollArea::vertical().id_salt("sandbox cards").max_height(list).auto_shrink(false).show_rows(
            ui,
            LINE,
            shown.len(),
            |ui, range| {
                for place in range {
                    line(ui, view, index, shown, place, can_edit);
                }
            },
        );
        let rect = Rect::from_min_max(pos2(whole.left(), whole.bottom() - foot), whole.max);
        let colours = colours(ui);
        ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, colours.divider));
        icon_at(ui.painter(), pos2(rect.left() + 19.0, rect.center().y), Icon::Move, 14.0, colours.label);
        let hint = view.i18n.tr("sandbox-drag-hint");
        let galley = wrapped(ui, &hint, theme::small(Weight::Regular), colours.label, rect.width() - 44.0);
        ui.painter().galley(pos2(rect.left() + 34.0, rect.center().y - galley.size().y / 2.0), galley, colours.label);
    }
}

fn line(ui: &mut Ui, view: &View<'_>, index: &Index, shown: &[Line], place: usize, can_edit: bool) {
    let colours = colours(ui);
    let Some(&Line::Card(at)) = shown.get(place) else { return };
    let card = &view.registry().cards[at];
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), LINE));
    let id = |at: usize| Id::unique("sandbox card").with(at);
    let response = ui.interact(rect, id(at), Sense::click_and_drag());
    let name = index.name(view, &card.id);
    let picked = matches!(view.sandbox.picked(), Some((Picked::Id(picked), _)) if *picked == card.id);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, picked, &name));
    if picked {
        ui.painter().rect_filled(rect, 0.0, colours.selected);
        ui.painter().vline(rect.left() + 1.0, rect.y_range(), Stroke::new(2.0, colours.accent));
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, colours.hover);
    }
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    if response.has_focus() {
        focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
    }
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 17.0, middle), Icon::GripVertical, 12.0, colours.disabled);
    let mark = view.rules().card_types.get(&card.card_type).map_or(Icon::CircleQuestionMark, |kind| icon(&kind.icon));
    icon_at(ui.painter(), pos2(rect.left() + 36.0, middle), mark, 14.0, colours.label);
    let cost = card.numbers.first().map(|(_, cost)| cost.to_string()).unwrap_or_default();
    let badge = Rect::from_center_size(pos2(rect.right() - 20.0, middle), vec2(20.0, 18.0));
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(badge, corner, colours.hover, Stroke::NONE, StrokeKind::Inside);
    text_at(
        ui.painter(),
        badge.center(),
        Align2::CENTER_CENTER,
        &cost,
        theme::small(Weight::Semibold),
        colours.secondary,
    );
    let weight = if picked { Weight::Semibold } else { Weight::Regular };
    let galley = elided(ui, &name, theme::body(weight), colours.text, badge.left() - rect.left() - 58.0);
    ui.painter().galley(pos2(rect.left() + 50.0, middle - galley.size().y / 2.0), galley, colours.text);
    response.dnd_set_drag_payload(DragPayload::Card(card.id.clone()));
    if response.clicked() {
        pick(&card.id, at, &view.commands);
    }
    if response.double_clicked() {
        view.send(Command::Resolve);
    }
    if can_edit {
        menu(ui, view, index, &response, &card.id);
    }
    let (next, by) = match arrow(ui, &response) {
        Some(Key::ArrowUp) => (place.checked_sub(1), -LINE),
        Some(Key::ArrowDown) => (Some(place + 1), LINE),
        _ => return,
    };
    if let Some(&Line::Card(next)) = next.and_then(|next| shown.get(next)) {
        ui.memory_mut(|memory| memory.request_focus(id(next)));
        pick(&view.registry().cards[next].id, next, &view.commands);
        // Only the arrows go through the whole list: Tab leaves it behind the last line in sight.
        ui.scroll_to_rect(rect.translate(vec2(0.0, by)), None);
    }
}

fn pick(id: &Name, at: usize, commands: &Commands) {
    commands.send(Command::Pick(Picked::Id(id.clone()), Side::First));
    commands.send(SelectionCommand::Select(RecordPath::Card(at), Pick::Only));
}

/// Where a card can be put.
fn menu(ui: &Ui, view: &View<'_>, index: &Index, response: &egui::Response, id: &Name) {
    let Some((board, state)) = view.sandbox.shown() else { return };
    let opened = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::Enter));
    let rules = view.rules();
    let places: Vec<(Side, &Name)> =
        Side::BOTH.into_iter().flat_map(|side| rules.zones.keys().map(move |zone| (side, zone))).collect();
    let make = || {
        let line = |(side, zone): &(Side, &Name)| Choice {
            icon: Some(Icon::ArrowRight),
            text: zone_name(view, zone),
            about: index.player(view, board, *side),
            group: view.i18n.tr("sandbox-put-into").to_string(),
            ..Choice::default()
        };
        places.iter().map(line).collect()
    };
    let name = view.i18n.tr("sandbox-put-into");
    let chosen = Choices::new(&name, &view.i18n.tr("search")).context(opened).show(response, make);
    if let Some((side, zone)) = chosen.and_then(|at| places.get(at)) {
        let layout = rules.zone_id(zone).map_or(0, |id| board.table.rules.layout.zone(id));
        let at = usize::from(state.player(*side).count(layout));
        let to = BoardPosition { side: *side, zone: (*zone).clone(), at };
        view.send(Command::Edit(Edit::Insert(to, Tree::text(id)), None));
    }
}
