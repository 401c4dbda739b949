//! The table of cards: how often each card is played, and how often its player wins with the card.

use std::sync::Arc;

use egui::{Color32, Id, Rect, Response, Stroke, Ui, pos2, vec2};
use lucide_icons::Icon;

use super::comparison::Comparison;
use super::figures::is_outside;
use super::format::{Index, bounds, change_bounds, count, half_width, percent, points, to_f32};
use crate::document::RecordPath;
use crate::sim::{CardChange, CardSummary, Interval};
use crate::studio::action::Action;
use crate::studio::command::{BalanceCommand, Pick, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Column, Field, Heights, RowInfo, Sort, Table, TableRow, cell_label, empty_state, icon_label, label,
    panel_head, row_step, segmented,
};
use crate::text::Arg;

/// The columns of the table, in this order.
const ID: usize = 0;
const NAME: usize = 1;
const PLAYED: usize = 2;
const DRAWN: usize = 3;
const INTERVAL: usize = 5;

/// Which cards are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CardFilter {
    #[default]
    All,
    /// Cards with a row that was never applied.
    NeverApplied,
    /// Cards that changed by more than chance explains.
    Changed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Order {
    column: usize,
    reversed: bool,
    filter: CardFilter,
    search: String,
    is_compared: bool,
}

impl Default for Order {
    fn default() -> Self {
        Self { column: DRAWN, reversed: false, filter: CardFilter::All, search: String::new(), is_compared: false }
    }
}

/// The table's order, and the rows that follow from it.
#[derive(Default)]
pub struct CardTable {
    order: Order,
    /// The cards in order, by index.
    rows: Vec<usize>,
    /// What the rows were built from.
    key: Option<(Arc<[CardSummary]>, Order)>,
    cursor: usize,
    /// The row that the focus moved to in the last frame. It may not be drawn yet, so that it cannot scroll to itself.
    scroll_to: Option<usize>,
}

/// The rows of a card that were never applied, counted from 1.
fn never_applied(card: &CardSummary) -> Vec<u8> {
    let rows = card.rows.iter().filter(|row| row.applied == 0 && card.watched > 0);
    rows.map(|row| row.row.saturating_add(1)).collect()
}

impl CardTable {
    /// Shows the table.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: &Index,
        cards: &Arc<[CardSummary]>,
        comparison: Option<&Comparison>,
    ) {
        self.order.is_compared = comparison.is_some();
        if self.order.filter == CardFilter::Changed && comparison.is_none() {
            self.order.filter = CardFilter::All;
        }
        self.update(view, index, cards, comparison);
        self.head(ui, view, cards.len());
        if self.rows.is_empty() {
            return empty_state(ui, Icon::SearchX, &view.i18n.tr("filter-nothing"), "", |_| {});
        }
        let i18n = &view.i18n;
        let named = |column: Column, title: &str| column.name(format!("{}: {title}", i18n.tr("balance-cards")));
        let [id, name, played, drawn, interval] =
            ["column-id", "column-name", "balance-played", "balance-drawn", "balance-reach"].map(|id| i18n.tr(id));
        let columns = vec![
            named(Column::new(&id, 112.0).shown_from(420.0), &id),
            named(Column::rest(&name, 90.0), &name),
            named(Column::new(&played, 60.0).right(), &played),
            named(Column::new(&drawn, 78.0).right(), &drawn),
            Column::new("", 110.0).shown_from(560.0),
            named(Column::new(&interval, 54.0).right(), &interval),
        ];
        let sort = Sort { column: Some(self.order.column), reversed: self.order.reversed };
        let table = Table::new("balance cards", columns).sort(sort);
        let heights = Heights::Equal(self.rows.len(), height::TABLE_ROW);
        let table = table.scroll_to(self.scroll_to.take(), heights);
        let clicked = table.show(ui, heights, |row| {
            let card = &cards[self.rows[row.index()]];
            let change = comparison.and_then(|comparison| comparison.card(&card.card));
            let line = CardLine {
                view,
                card,
                change,
                record: index.place(&card.card),
                name: index.record_name(view, &card.card),
            };
            let response = line.show(row, self.cursor == row.index());
            self.on_row(&response, &line, row.index());
        });
        if let Some(column) = clicked.filter(|column| *column != INTERVAL - 1) {
            self.order.reversed = self.order.column == column && !self.order.reversed;
            self.order.column = column;
        }
    }

    /// Rebuilds the rows if the cards or the order have changed.
    fn update(&mut self, view: &View<'_>, index: &Index, cards: &Arc<[CardSummary]>, comparison: Option<&Comparison>) {
        if self.key.as_ref().is_some_and(|key| Arc::ptr_eq(&key.0, cards) && key.1 == self.order) {
            return;
        }
        let name = |card: &CardSummary| index.record_name(view, &card.card).to_lowercase();
        let search = self.order.search.to_lowercase();
        let is_listed = |card: &CardSummary| match self.order.filter {
            CardFilter::All => true,
            CardFilter::NeverApplied => !never_applied(card).is_empty(),
            CardFilter::Changed => {
                let change = comparison.and_then(|comparison| comparison.card(&card.card));
                change.is_some_and(CardChange::is_beyond_chance)
            }
        };
        let is_found = |card: &CardSummary| {
            search.is_empty() || card.card.to_lowercase().contains(&search) || name(card).contains(&search)
        };
        let mut rows: Vec<usize> =
            (0..cards.len()).filter(|&at| is_listed(&cards[at]) && is_found(&cards[at])).collect();
        let width = |card: &CardSummary| card.win_rate_drawn().high - card.win_rate_drawn().low;
        let number = |card: &CardSummary| match self.order.column {
            PLAYED => card.played_rate(),
            INTERVAL => width(card),
            _ => card.win_rate_drawn().share,
        };
        match self.order.column {
            ID => rows.sort_by(|&a, &b| cards[a].card.cmp(&cards[b].card)),
            NAME => rows.sort_by_cached_key(|&at| name(&cards[at])),
            // The highest numbers first, because they are what a designer looks for.
            _ => rows.sort_by(|&a, &b| number(&cards[b]).total_cmp(&number(&cards[a]))),
        }
        if self.order.reversed {
            rows.reverse();
        }
        self.rows = rows;
        self.cursor = self.cursor.min(self.rows.len().saturating_sub(1));
        self.key = Some((Arc::clone(cards), self.order.clone()));
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, all: usize) {
        let i18n = &view.i18n;
        let counts = [("shown", count(self.rows.len())), ("all", count(all))];
        let note = i18n.tr_with(if self.rows.len() == all { "library-all" } else { "library-some" }, &counts);
        let top = ui.cursor().top();
        let title = i18n.tr("balance-cards");
        panel_head(ui, &title, &note, |ui| {
            let hint = i18n.tr("search");
            let field = Field::new(&hint).hint(&hint).icon(Icon::ListFilter).width(120.0);
            field.show(ui, &mut self.order.search);
            let names = [i18n.tr("balance-cards-all"), i18n.tr("balance-silent"), i18n.tr("balance-changed")];
            let count = if self.order.is_compared { 3 } else { 2 };
            let segments: Vec<(&str, Option<&str>)> = names[..count].iter().map(|name| (&**name, None)).collect();
            let filters = [CardFilter::All, CardFilter::NeverApplied, CardFilter::Changed];
            let now = filters.iter().position(|filter| *filter == self.order.filter).unwrap_or(0);
            if let Some(at) = segmented(ui, &title, &segments, now) {
                self.order.filter = filters[at];
            }
        });
        ui.painter().hline(ui.max_rect().x_range(), top + 0.5, Stroke::new(1.0, colours(ui).divider));
    }

    fn on_row(&mut self, response: &Response, line: &CardLine<'_>, at: usize) {
        if response.clicked() {
            self.cursor = at;
            response.request_focus();
            line.view.send_all(line.record.map(|record| SelectionCommand::Select(record, Pick::Only)));
        }
        if response.double_clicked() {
            line.view.send_all(line.record.map(|record| SelectionCommand::GoTo(record, String::new())));
        }
        if let Some(next) = row_step(response, at, self.rows.len()) {
            self.cursor = next;
            response.ctx.memory_mut(|memory| memory.request_focus(id_of(next)));
            self.scroll_to = Some(next);
        }
    }
}

fn id_of(at: usize) -> Id {
    Id::unique("balance card").with(at)
}

/// A row of the table.
struct CardLine<'a> {
    view: &'a View<'a>,
    card: &'a CardSummary,
    change: Option<&'a CardChange>,
    record: Option<RecordPath>,
    name: String,
}

impl CardLine<'_> {
    fn show(&self, row: &mut TableRow<'_, '_, '_>, tab_stop: bool) -> Response {
        let Self { view, card, change, record, name } = self;
        let i18n = &view.i18n;
        let drawn = card.win_rate_drawn();
        let is_selected = record.is_some() && view.selection.place == *record;
        let label = format!("{name}: {}, {}", percent(i18n, drawn.share), half_width(i18n, drawn));
        let info = RowInfo::new(id_of(row.index()), &label).selected(is_selected).tab_stop(tab_stop);
        let response = row.info(info);
        let never_applied = never_applied(card);
        row.cell(|ui| _ = cell_label(ui, &card.card, theme::mono(11.0), colours(ui).label));
        row.cell(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            icon_label(ui, type_icon(view, *record), 13.0, colours(ui).label);
            // The warning has its place before the name, otherwise a long name would push it out.
            if !never_applied.is_empty() {
                icon_label(ui, Icon::CircleOff, 12.0, colours(ui).warning.text);
            }
            let weight = if is_selected { Weight::Semibold } else { Weight::Regular };
            cell_label(ui, name, theme::body(weight), colours(ui).text);
        });
        let played = percent(i18n, card.played_rate());
        row.cell(|ui| _ = cell_label(ui, &played, theme::body(Weight::Regular), colours(ui).secondary));
        let is_out = card.drawn > 0 && is_outside(drawn.share);
        let text = if card.drawn > 0 { percent(i18n, drawn.share) } else { "–".to_owned() };
        let colour = |ui: &Ui| if is_out { colours(ui).warning.text } else { colours(ui).text };
        row.cell(|ui| _ = cell_label(ui, &text, theme::body(Weight::Medium), colour(ui)));
        row.cell(|ui| {
            let track = ui.max_rect();
            let track = Rect::from_center_size(track.center(), vec2(track.width(), 12.0));
            chart(ui, track, drawn, change.map(|change| change.when_drawn[0]), colour(ui));
        });
        let interval = half_width(i18n, drawn);
        row.cell(|ui| _ = cell_label(ui, &interval, theme::small(Weight::Regular), colours(ui).label));
        let response = response.on_hover_ui_at_pointer(|ui| self.tooltip(ui, drawn, &never_applied));
        self.menu(&response);
        response
    }

    fn tooltip(&self, ui: &mut Ui, drawn: Interval, never_applied: &[u8]) {
        let (colours, i18n) = (colours(ui), &self.view.i18n);
        let regular = || theme::body(Weight::Regular);
        label(ui, &self.name, theme::body(Weight::Semibold), colours.text);
        let played = self.card.win_rate_played();
        for (id, rate) in [("balance-drawn", drawn), ("balance-played-win", played)] {
            let text = format!("{}: {} ({})", i18n.tr(id), percent(i18n, rate.share), bounds(i18n, rate));
            label(ui, &text, regular(), colours.secondary);
        }
        if let Some(change) = self.change {
            let [_, _, drawn] = change.when_drawn;
            let text = format!("{} ({})", points(i18n, drawn.share), change_bounds(i18n, drawn));
            label(ui, &format!("{}: {text}", i18n.tr("balance-change")), regular(), colours.secondary);
        }
        if !never_applied.is_empty() {
            let rows: Vec<String> = never_applied.iter().map(u8::to_string).collect();
            let arguments = [("rows", Arg::Text(&rows.join(", "))), ("n", count(self.card.watched))];
            label(ui, &i18n.tr_with("balance-silent-rows", &arguments), regular(), colours.warning.text);
        }
    }

    fn menu(&self, response: &Response) {
        let Some(record) = self.record else { return };
        let i18n = &self.view.i18n;
        response.context_menu(|ui| {
            if ui.add(Button::new(&i18n.tr("balance-open-card")).icon(Icon::Spade).ghost()).clicked() {
                self.view.send(SelectionCommand::GoTo(record, String::new()));
                ui.close();
            }
            let entry = Action::Sensitivity.entry();
            if ui.add(Button::new(&i18n.tr(entry.name)).icon(entry.icon).ghost()).clicked() {
                self.view.send(BalanceCommand::Rows(self.card.card.clone()));
                ui.close();
            }
        });
    }
}

/// The win rate with its interval on an axis from 40 to 60 %, the band, and as a ring the earlier win rate.
fn chart(ui: &Ui, track: Rect, rate: Interval, before: Option<Interval>, colour: Color32) {
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

fn type_icon(view: &View<'_>, record: Option<RecordPath>) -> Icon {
    let Some(RecordPath::Card(at)) = record else { return Icon::CircleQuestionMark };
    let kind = view.registry().cards.get(at).and_then(|card| view.rules().card_types.get(&card.card_type));
    kind.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::CircleQuestionMark)
}
