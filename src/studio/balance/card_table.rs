//! The table of cards: how often each is played, and how often its player wins with it.

use std::sync::Arc;

use egui::{Align2, Id, Key, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::comparison::Comparison;
use super::figures::is_outside;
use super::format::{Index, bounds, change_bounds, count, half_width, percent, points, to_f32};
use crate::document::RecordPath;
use crate::sim::{CardSummary, Interval};
use crate::studio::action::Action;
use crate::studio::command::{BalanceCommand, Commands, Pick, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Field, arrow, elided, empty_state, focus_ring, icon_at, panel_head, put_text, segmented, text_at,
};
use crate::text::Arg;

/// By what the lines stand in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Column {
    Id,
    Name,
    Played,
    #[default]
    Drawn,
    Reach,
}

/// Which cards are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CardFilter {
    #[default]
    All,
    /// Those with a row that was never applied.
    NeverApplied,
    /// Those that have changed by more than chance explains.
    Changed,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Order {
    column: Column,
    reversed: bool,
    filter_kind: CardFilter,
    filter: String,
    is_compared: bool,
}

/// The table as it stands.
#[derive(Default)]
pub struct CardTable {
    order: Order,
    lines: Vec<usize>,
    made: Option<(Arc<[CardSummary]>, Order)>,
    cursor: usize,
}

/// The rows of a card that were never applied, counted from 1.
fn never_applied(card: &CardSummary) -> Vec<u8> {
    let rows = card.rows.iter().filter(|row| row.applied == 0 && card.watched > 0);
    rows.map(|row| row.row.saturating_add(1)).collect()
}

/// Where the columns stand in a line.
struct Places {
    id: Rect,
    name: Rect,
    played: f32,
    drawn: f32,
    track: Option<Rect>,
    reach: f32,
}

impl Places {
    fn new(line: Rect) -> Self {
        let reach = line.right() - 14.0;
        let room = if line.width() >= 560.0 { 110.0 } else { 0.0 };
        let track_right = reach - 56.0;
        let drawn = track_right - room - if room > 0.0 { 12.0 } else { 0.0 };
        let played = drawn - 92.0;
        let id = Rect::from_min_size(line.min + vec2(14.0, 0.0), vec2(104.0, line.height()));
        let name = Rect::from_min_max(pos2(id.right() + 10.0, line.top()), pos2(played - 62.0, line.bottom()));
        let track = Rect::from_min_max(
            pos2(track_right - room, line.center().y - 6.0),
            pos2(track_right, line.center().y + 6.0),
        );
        Self { id, name, played, drawn, track: (room > 0.0).then_some(track), reach }
    }
}

impl CardTable {
    /// Shows it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: &Index,
        cards: &Arc<[CardSummary]>,
        comparison: Option<&Comparison>,
    ) {
        self.order.is_compared = comparison.is_some();
        if self.order.filter_kind == CardFilter::Changed && comparison.is_none() {
            self.order.filter_kind = CardFilter::All;
        }
        self.update(view, index, cards, comparison);
        self.head(ui, view, cards.len());
        self.columns(ui, view);
        if self.lines.is_empty() {
            empty_state(ui, Icon::SearchX, &view.i18n.tr("filter-nothing"), "", |_| {});
            return;
        }
        let area = ScrollArea::vertical().id_salt("balance cards").auto_shrink(false);
        area.show_rows(ui, height::TABLE_ROW, self.lines.len(), |ui, shown| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for place in shown {
                let card = &cards[self.lines[place]];
                self.line(ui, view, index, place, card, comparison);
            }
        });
    }

    /// Puts the lines in order, where they are not.
    fn update(&mut self, view: &View<'_>, index: &Index, cards: &Arc<[CardSummary]>, comparison: Option<&Comparison>) {
        if self.made.as_ref().is_some_and(|made| Arc::ptr_eq(&made.0, cards) && made.1 == self.order) {
            return;
        }
        let wanted = self.order.filter.to_lowercase();
        let fits = |card: &CardSummary| {
            let which = match self.order.filter_kind {
                CardFilter::All => true,
                CardFilter::NeverApplied => !never_applied(card).is_empty(),
                CardFilter::Changed => comparison
                    .and_then(|comparison| comparison.card(&card.card))
                    .is_some_and(crate::sim::CardChange::is_beyond_chance),
            };
            which
                && (wanted.is_empty()
                    || card.card.to_lowercase().contains(&wanted)
                    || index.record_name(view, &card.card).to_lowercase().contains(&wanted))
        };
        let mut lines: Vec<usize> = (0..cards.len()).filter(|&at| fits(&cards[at])).collect();
        let width = |rate: Interval| rate.high - rate.low;
        match self.order.column {
            Column::Id => lines.sort_by(|&a, &b| cards[a].card.cmp(&cards[b].card)),
            Column::Name => lines.sort_by_cached_key(|&at| index.record_name(view, &cards[at].card).to_lowercase()),
            Column::Played => lines.sort_by(|&a, &b| cards[b].played_rate().total_cmp(&cards[a].played_rate())),
            Column::Drawn => {
                lines.sort_by(|&a, &b| cards[b].win_rate_drawn().share.total_cmp(&cards[a].win_rate_drawn().share));
            }
            Column::Reach => {
                lines.sort_by(|&a, &b| width(cards[b].win_rate_drawn()).total_cmp(&width(cards[a].win_rate_drawn())));
            }
        }
        if self.order.reversed {
            lines.reverse();
        }
        self.lines = lines;
        self.cursor = self.cursor.min(self.lines.len().saturating_sub(1));
        self.made = Some((Arc::clone(cards), self.order.clone()));
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, all: usize) {
        let i18n = &view.i18n;
        let counts = [("shown", count(self.lines.len())), ("all", count(all))];
        let note = i18n.tr_with(if self.lines.len() == all { "library-all" } else { "library-some" }, &counts);
        let (top, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
        ui.painter().hline(top.x_range(), top.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
        let title = i18n.tr("balance-cards");
        panel_head(ui, &title, &note, |ui| {
            let hint = i18n.tr("search");
            Field::new(&hint).hint(&hint).icon(Icon::ListFilter).width(120.0).show(ui, &mut self.order.filter);
            let names = [i18n.tr("balance-cards-all"), i18n.tr("balance-silent"), i18n.tr("balance-changed")];
            let count = if self.order.is_compared { 3 } else { 2 };
            let segments: Vec<(&str, Option<&str>)> = names[..count].iter().map(|name| (&**name, None)).collect();
            let whichs = [CardFilter::All, CardFilter::NeverApplied, CardFilter::Changed];
            let now = whichs.iter().position(|which| *which == self.order.filter_kind).unwrap_or(0);
            if let Some(at) = segmented(ui, &title, &segments, now) {
                self.order.filter_kind = whichs[at];
            }
        });
    }

    fn columns(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
        let (colours, i18n) = (colours(ui), &view.i18n);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        let places = Places::new(rect);
        let ending =
            |right: f32, width: f32| Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, rect.bottom()));
        let heads = [
            (Column::Id, "column-id", places.id, Align2::LEFT_CENTER),
            (Column::Name, "column-name", places.name, Align2::LEFT_CENTER),
            (Column::Played, "balance-played", ending(places.played, 60.0), Align2::RIGHT_CENTER),
            (Column::Drawn, "balance-drawn", ending(places.drawn, 78.0), Align2::RIGHT_CENTER),
            (Column::Reach, "balance-reach", ending(places.reach, 50.0), Align2::RIGHT_CENTER),
        ];
        for (column, name, place, align) in heads {
            let name = i18n.tr(name);
            let response = ui.interact(place, ui.scope_id().with(("card column", column as usize)), Sense::click());
            let told = format!("{}: {name}", i18n.tr("balance-cards"));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
            let on = self.order.column == column;
            let colour = if on || response.hovered() { colours.text } else { colours.label };
            let font = theme::small(if on { Weight::Semibold } else { Weight::Medium });
            let galley = elided(ui, &name, font, colour, place.width());
            let left = if align == Align2::LEFT_CENTER { place.left() } else { place.right() - galley.size().x };
            ui.painter().galley(pos2(left, place.center().y - galley.size().y / 2.0), galley, colour);
            if response.has_focus() {
                focus_ring(ui, place, radius::TOKEN);
            }
            if response.on_hover_text(&*name).clicked() {
                self.order.reversed = on && !self.order.reversed;
                self.order.column = column;
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "what is drawn, and where")]
    fn line(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: &Index,
        place: usize,
        card: &CardSummary,
        comparison: Option<&Comparison>,
    ) {
        let (colours, i18n) = (colours(ui), &view.i18n);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height::TABLE_ROW));
        let sense = if self.cursor == place { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, id_of(place), sense);
        let at = index.place(&card.card);
        let is_chosen = at.is_some() && view.selection.place == at;
        let (name, drawn, played) = (index.record_name(view, &card.card), card.win_rate_drawn(), card.played_rate());
        let told = format!("{name}: {}, {}", percent(i18n, drawn.share), half_width(i18n, drawn));
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &told));
        if is_chosen {
            ui.painter().rect_filled(rect, 0.0, colours.selected);
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0.0, colours.accent);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, colours.hover);
        }
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
        }
        let (places, middle) = (Places::new(rect), rect.center().y);
        let id = elided(ui, &card.card, theme::mono(11.0), colours.label, places.id.width());
        ui.painter().galley(pos2(places.id.left(), middle - id.size().y / 2.0), id, colours.label);
        let icon = type_icon(view, at);
        icon_at(ui.painter(), pos2(places.name.left() + 7.0, middle), icon, 13.0, colours.label);
        let rows = never_applied(card);
        let room = places.name.width() - 20.0 - if rows.is_empty() { 0.0 } else { 20.0 };
        let weight = if is_chosen { Weight::Semibold } else { Weight::Regular };
        let galley = elided(ui, &name, theme::body(weight), colours.text, room);
        let end = places.name.left() + 20.0 + galley.size().x;
        ui.painter().galley(pos2(places.name.left() + 20.0, middle - galley.size().y / 2.0), galley, colours.text);
        if !rows.is_empty() {
            icon_at(ui.painter(), pos2(end + 12.0, middle), Icon::CircleOff, 12.0, colours.warning.text);
        }
        let right = Align2::RIGHT_CENTER;
        let body = theme::body(Weight::Regular);
        text_at(ui.painter(), pos2(places.played, middle), right, &percent(i18n, played), body, colours.secondary);
        let is_out = card.drawn > 0 && is_outside(drawn.share);
        let colour = if is_out { colours.warning.text } else { colours.text };
        let text = if card.drawn > 0 { percent(i18n, drawn.share) } else { "–".to_owned() };
        text_at(ui.painter(), pos2(places.drawn, middle), right, &text, theme::body(Weight::Medium), colour);
        let change = comparison.and_then(|comparison| comparison.card(&card.card));
        if let Some(track) = places.track {
            track_ui(ui, track, drawn, change.map(|change| change.when_drawn[0]), colour);
        }
        let text = half_width(i18n, drawn);
        text_at(ui.painter(), pos2(places.reach, middle), right, &text, theme::small(Weight::Regular), colours.label);
        self.act(ui, &response, place, at, &view.commands);
        let response = response.on_hover_ui_at_pointer(|ui| {
            let regular = || theme::body(Weight::Regular);
            put_text(ui, &name, theme::body(Weight::Semibold), colours.text);
            let played = card.win_rate_played();
            let mut lines = vec![
                format!("{}: {} ({})", i18n.tr("balance-drawn"), percent(i18n, drawn.share), bounds(i18n, drawn)),
                format!(
                    "{}: {} ({})",
                    i18n.tr("balance-played-win"),
                    percent(i18n, played.share),
                    bounds(i18n, played)
                ),
            ];
            if let Some(change) = change {
                let [_, _, drawn] = change.when_drawn;
                let text = format!("{} ({})", points(i18n, drawn.share), change_bounds(i18n, drawn));
                lines.push(format!("{}: {text}", i18n.tr("balance-change")));
            }
            for line in lines {
                put_text(ui, &line, regular(), colours.secondary);
            }
            if !rows.is_empty() {
                let rows: Vec<String> = rows.iter().map(u8::to_string).collect();
                let arguments = [("rows", Arg::Text(&rows.join(", "))), ("n", count(card.watched))];
                put_text(ui, &i18n.tr_with("balance-silent-rows", &arguments), regular(), colours.warning.text);
            }
        });
        menu(&response, view, at, card);
    }

    fn act(&mut self, ui: &Ui, response: &egui::Response, place: usize, at: Option<RecordPath>, commands: &Commands) {
        if response.clicked() {
            self.cursor = place;
            response.request_focus();
            commands.send_all(at.map(|at| SelectionCommand::Select(at, Pick::Only)));
        }
        if response.double_clicked() {
            commands.send_all(at.map(|at| SelectionCommand::GoTo(at, String::new())));
        }
        let key = arrow(ui, response);
        let next = match key {
            Some(Key::ArrowUp) => place.checked_sub(1),
            Some(Key::ArrowDown) => Some(place + 1).filter(|&next| next < self.lines.len()),
            _ => None,
        };
        if let Some(next) = next {
            self.cursor = next;
            ui.memory_mut(|memory| memory.request_focus(id_of(next)));
            let step = if key == Some(Key::ArrowUp) { -height::TABLE_ROW } else { height::TABLE_ROW };
            ui.scroll_to_rect(response.rect.translate(vec2(0.0, step)), None);
        }
    }
}

fn id_of(place: usize) -> Id {
    Id::unique("balance card").with(place)
}

/// The band, one half, the win rate, and what it was before.
fn track_ui(ui: &Ui, track: Rect, rate: Interval, before: Option<Interval>, colour: egui::Color32) {
    let colours = colours(ui);
    let x = |share: f64| track.left() + track.width() * to_f32(((share - 0.4) / 0.2).clamp(0.0, 1.0));
    let band = Rect::from_x_y_ranges(x(0.45)..=x(0.55), track.y_range());
    ui.painter().rect_filled(band, 1.0, colours.hover);
    ui.painter().vline(x(0.5), track.y_range(), Stroke::new(1.0, colours.outline_hover));
    ui.painter().hline(x(rate.low)..=x(rate.high), track.center().y, Stroke::new(1.0, colours.secondary));
    if let Some(before) = before {
        let line = Stroke::new(1.0, colours.secondary);
        ui.painter().circle_stroke(pos2(x(before.share), track.center().y), 3.0, line);
    }
    ui.painter().circle_filled(pos2(x(rate.share), track.center().y), 3.0, colour);
}

fn type_icon(view: &View<'_>, at: Option<RecordPath>) -> Icon {
    let Some(RecordPath::Card(at)) = at else { return Icon::CircleQuestionMark };
    let kind = view.registry().cards.get(at).and_then(|card| view.rules().card_types.get(&card.card_type));
    kind.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::CircleQuestionMark)
}

fn menu(response: &egui::Response, view: &View<'_>, at: Option<RecordPath>, card: &CardSummary) {
    let Some(at) = at else { return };
    response.context_menu(|ui| {
        let (open, rows) = (view.i18n.tr("balance-open-card"), view.i18n.tr(Action::Sensitivity.entry().name));
        if ui.add(Button::new(&open).icon(Icon::Spade).ghost()).clicked() {
            view.send(SelectionCommand::GoTo(at, String::new()));
            ui.close();
        }
        if ui.add(Button::new(&rows).icon(Action::Sensitivity.entry().icon).ghost()).clicked() {
            view.send(BalanceCommand::Rows(card.card.clone()));
            ui.close();
        }
    });
}
