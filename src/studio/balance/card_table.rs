//! The table of cards: how often each card is played, and how often its player wins with the card.

use std::sync::Arc;

use egui::{Align2, Color32, Id, Rect, Response, Stroke, Ui, pos2, vec2};
use lucide_icons::Icon;

use super::format::{bounds, change_bounds, half_width, percent, points, to_f32};
use crate::document::{Pick, RecordPath};
use crate::sim::{CardChange, CardSummary, Comparison, Figures, Interval, is_outside_band};
use crate::studio::action::Action;
use crate::studio::command::{BalanceCommand, SelectionCommand, UiCommand};
use crate::studio::memo::{Memo, SameArc};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Column, Field, Heights, RowInfo, Sort, Table, TableRow, cell_label, divider, empty_state,
    icon_label, label, panel_head, row_step, segmented,
};
use crate::text::Arg;

/// The columns of the table, by index.
const ID: usize = 0;
const NAME: usize = 1;
const PLAYED: usize = 2;
const DRAWN: usize = 3;
const INTERVAL: usize = 5;

/// From where to where charts go: of cards in decks as they are, and of anything.
const AXIS: [f64; 2] = [0.4, 0.6];
pub const WHOLE_AXIS: [f64; 2] = [0.0, 1.0];

/// Which cards are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardFilter {
    All,
    /// Cards with a row that was never applied.
    NeverApplied,
    /// Cards that changed by more than chance explains.
    Changed,
}

const FILTERS: [(CardFilter, &str); 3] = [
    (CardFilter::All, "balance-cards-all"),
    (CardFilter::NeverApplied, "balance-silent"),
    (CardFilter::Changed, "balance-changed"),
];

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

#[derive(Default)]
pub struct CardTable {
    order: Order,
    /// The indices of the listed cards, in order.
    rows: Memo<(SameArc<Figures>, Order), Vec<usize>>,
    cursor: usize,
    /// The row that the focus moved to in the last frame. It may not be drawn yet, so that it cannot scroll to itself.
    scroll_to: Option<usize>,
}

impl CardTable {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, figures: &Arc<Figures>, comparison: Option<&Comparison>) {
        let Self { order, rows, cursor, scroll_to } = self;
        order.is_compared = comparison.is_some();
        if order.filter == CardFilter::Changed && comparison.is_none() {
            order.filter = CardFilter::All;
        }
        let cards = &figures.cards;
        let change = |card: &CardSummary| comparison.and_then(|comparison| comparison.card(&card.card));
        let rows = rows.get((SameArc(Arc::clone(figures)), order.clone()), || order.rows(view, cards, change));
        *cursor = (*cursor).min(rows.len().saturating_sub(1));
        head(ui, view, order, [rows.len(), cards.len()]);
        if rows.is_empty() {
            return empty_state(ui, Icon::SearchX, &view.i18n.tr("filter-nothing"), "", |_| {});
        }
        let sort = Sort { column: Some(order.column), reversed: order.reversed };
        let heights = Heights::Equal(rows.len(), height::TABLE_ROW);
        let table = Table::new("balance cards", columns(view)).sort(sort).scroll_to(scroll_to.take());
        let clicked = table.show(ui, heights, |row| {
            let at = row.index();
            let card = &cards[rows[at]];
            let (record, name) = (view.document.find(&card.card), view.name_of(&card.card));
            let line = CardLine { view, card, change: change(card), record, name };
            let response = line.show(row, *cursor == at);
            if response.clicked() {
                *cursor = at;
                response.request_focus();
                view.send_all(record.map(|record| SelectionCommand::Select(record, Pick::Only)));
            }
            if response.double_clicked() {
                view.send_all(record.map(|record| SelectionCommand::GoTo(record, String::new())));
            }
            if let Some(next) = row_step(&response, at, rows.len()) {
                (*cursor, *scroll_to) = (next, Some(next));
                response.ctx.memory_mut(|memory| memory.request_focus(id_of(next)));
            }
        });
        if let Some(column) = clicked {
            order.reversed = order.column == column && !order.reversed;
            order.column = column;
        }
    }
}

impl Order {
    /// The indices of the cards that are listed, in order.
    fn rows<'a>(
        &self,
        view: &View<'_>,
        cards: &[CardSummary],
        change: impl Fn(&CardSummary) -> Option<&'a CardChange>,
    ) -> Vec<usize> {
        let name = |card: &CardSummary| view.name_of(&card.card).to_lowercase();
        let search = self.search.to_lowercase();
        let is_listed = |card: &CardSummary| match self.filter {
            CardFilter::All => true,
            CardFilter::NeverApplied => card.unused_rows().next().is_some(),
            CardFilter::Changed => change(card).is_some_and(CardChange::is_beyond_chance),
        };
        let is_found = |card: &CardSummary| {
            search.is_empty() || card.card.to_lowercase().contains(&search) || name(card).contains(&search)
        };
        let mut rows: Vec<usize> =
            (0..cards.len()).filter(|&at| is_listed(&cards[at]) && is_found(&cards[at])).collect();
        let number = |card: &CardSummary| match (self.column, card.win_rate_drawn()) {
            (PLAYED, _) => card.played_rate(),
            (INTERVAL, rate) => rate.high - rate.low,
            (_, rate) => rate.share,
        };
        match self.column {
            ID => rows.sort_by(|&a, &b| cards[a].card.cmp(&cards[b].card)),
            NAME => rows.sort_by_cached_key(|&at| name(&cards[at])),
            // The highest numbers first, because they are what a designer looks for.
            _ => rows.sort_by(|&a, &b| number(&cards[b]).total_cmp(&number(&cards[a]))),
        }
        if self.reversed {
            rows.reverse();
        }
        rows
    }
}

fn columns(view: &View<'_>) -> Vec<Column> {
    let title = view.i18n.tr("balance-cards");
    let column = |id: &'static str, make: fn(&str) -> Column| {
        let text = view.i18n.tr(id);
        make(&text).name(format!("{title}: {text}"))
    };
    vec![
        column("column-id", |text| Column::new(text, 112.0).shown_from(420.0)),
        column("column-name", |text| Column::rest(text, 90.0)),
        column("balance-played", |text| Column::new(text, 60.0).right()),
        column("balance-drawn", |text| Column::new(text, 78.0).right()),
        Column::new("", 110.0).unsorted().shown_from(560.0),
        column("balance-reach", |text| Column::new(text, 54.0).right()),
    ]
}

fn head(ui: &mut Ui, view: &View<'_>, order: &mut Order, [shown, all]: [usize; 2]) {
    let i18n = &view.i18n;
    let counts = [("shown", Arg::count(shown)), ("all", Arg::count(all))];
    let note = i18n.tr_with(if shown == all { "library-all" } else { "library-some" }, &counts);
    let (title, top) = (i18n.tr("balance-cards"), ui.cursor().top());
    panel_head(ui, &title, &note, |ui| {
        let hint = i18n.tr("search");
        Field::new(&hint).hint(&hint).icon(Icon::ListFilter).width(120.0).show(ui, &mut order.search);
        let filters = &FILTERS[..if order.is_compared { 3 } else { 2 }];
        let names: Vec<Arc<str>> = filters.iter().map(|(_, id)| i18n.tr(id)).collect();
        let segments: Vec<(&str, Option<&str>)> = names.iter().map(|name| (&**name, None)).collect();
        let now = filters.iter().position(|(filter, _)| *filter == order.filter).unwrap_or(0);
        if let Some(at) = segmented(ui, &title, &segments, now) {
            order.filter = filters[at].0;
        }
    });
    divider(ui, ui.max_rect().with_min_y(top), Align2::CENTER_TOP);
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
        let interval = half_width(i18n, drawn);
        let spoken = format!("{name}: {}, {interval}", percent(i18n, drawn.share));
        let response = row.info(RowInfo::new(id_of(row.index()), &spoken).selected(is_selected).tab_stop(tab_stop));
        let has_unused_rows = card.unused_rows().next().is_some();
        row.cell(|ui| _ = cell_label(ui, &card.card, theme::mono(11.0), colours(ui).label));
        row.cell(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            icon_label(ui, self.type_icon(), 13.0, colours(ui).label);
            // The warning has its place before the name, otherwise a long name would push it out.
            if has_unused_rows {
                icon_label(ui, Icon::CircleOff, 12.0, colours(ui).warning.text);
            }
            let weight = if is_selected { Weight::Semibold } else { Weight::Regular };
            cell_label(ui, name, theme::body(weight), colours(ui).text);
        });
        let played = percent(i18n, card.played_rate());
        row.cell(|ui| _ = cell_label(ui, &played, theme::body(Weight::Regular), colours(ui).secondary));
        let is_out = card.drawn > 0 && is_outside_band(drawn.share);
        let text = if card.drawn > 0 { percent(i18n, drawn.share) } else { "–".to_owned() };
        let colour = |ui: &Ui| if is_out { colours(ui).warning.text } else { colours(ui).text };
        row.cell(|ui| _ = cell_label(ui, &text, theme::body(Weight::Medium), colour(ui)));
        row.cell(|ui| chart(ui, AXIS, drawn, change.map(|change| change.when_drawn[0]), colour(ui)));
        row.cell(|ui| _ = cell_label(ui, &interval, theme::small(Weight::Regular), colours(ui).label));
        let response = response.on_hover_ui_at_pointer(|ui| self.tooltip(ui, drawn));
        self.menu(&response);
        response
    }

    fn type_icon(&self) -> Icon {
        let card = self.view.card(&self.card.card);
        let kind = card.and_then(|card| self.view.rules().card_types.get(&card.card_type));
        kind.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::CircleQuestionMark)
    }

    fn tooltip(&self, ui: &mut Ui, drawn: Interval) {
        let (colours, i18n) = (colours(ui), &self.view.i18n);
        let regular = theme::body(Weight::Regular);
        label(ui, &self.name, theme::body(Weight::Semibold), colours.text);
        let mut add = |id, text: String, interval: String| {
            label(ui, &format!("{}: {text} ({interval})", i18n.tr(id)), regular.clone(), colours.secondary);
        };
        for (id, rate) in [("balance-drawn", drawn), ("balance-played-win", self.card.win_rate_played())] {
            add(id, percent(i18n, rate.share), bounds(i18n, rate));
        }
        if let Some(CardChange { when_drawn: [_, _, change], .. }) = self.change {
            add("balance-change", points(i18n, change.share), change_bounds(i18n, *change));
        }
        let rows: Vec<String> = self.card.unused_rows().map(|row| (u16::from(row) + 1).to_string()).collect();
        if !rows.is_empty() {
            let arguments = [("rows", Arg::Text(&rows.join(", "))), ("n", Arg::count(self.card.watched))];
            label(ui, &i18n.tr_with("balance-silent-rows", &arguments), regular, colours.warning.text);
        }
    }

    fn menu(&self, response: &Response) {
        let Some(record) = self.record else { return };
        let i18n = &self.view.i18n;
        let rows = Action::Sensitivity.entry();
        let choice = |icon, text| Choice { icon: Some(icon), ..Choice::new(&*i18n.tr(text)) };
        let entries = || -> Vec<(Choice, UiCommand)> {
            let open = SelectionCommand::GoTo(record, String::new()).into();
            let measure = BalanceCommand::Rows(self.card.card.clone()).into();
            vec![(choice(Icon::Spade, "balance-open-card"), open), (choice(rows.icon, rows.name), measure)]
        };
        self.view.send_all(Choices::new(&self.name, "").context().pick(response, entries));
    }
}

/// A win rate with its interval on an axis, the band, and as a ring another win rate.
pub fn chart(ui: &Ui, [first, last]: [f64; 2], rate: Interval, other: Option<Interval>, colour: Color32) {
    let colours = colours(ui);
    let cell = ui.max_rect();
    // A dot at an end of the axis is shown as a whole.
    let track = Rect::from_center_size(cell.center(), vec2(cell.width() - 8.0, 12.0));
    let x = |share: f64| track.left() + track.width() * to_f32(((share - first) / (last - first)).clamp(0.0, 1.0));
    let dot = |share: f64| pos2(x(share), track.center().y);
    let band = Rect::from_x_y_ranges(x(0.45)..=x(0.55), track.y_range());
    let line = Stroke::new(1.0, colours.secondary);
    ui.painter().rect_filled(band, 1.0, colours.hover);
    ui.painter().vline(x(0.5), track.y_range(), Stroke::new(1.0, colours.outline_hover));
    ui.painter().hline(x(rate.low)..=x(rate.high), track.center().y, line);
    if let Some(other) = other {
        ui.painter().circle_stroke(dot(other.share), 3.0, line);
    }
    ui.painter().circle_filled(dot(rate.share), 3.0, colour);
}
