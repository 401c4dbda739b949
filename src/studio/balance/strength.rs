//! How strong the cards are in decks of chance and in decks that evolved, and the prices that fit.

use egui::{Align, Frame, Id, Margin, Panel, ScrollArea, Ui};
use lucide_icons::Icon;

use super::card_table::{WHOLE_AXIS, chart};
use super::format::{bounds, half_width, percent, style_name};
use super::pool::{Evaluated, Valued};
use super::work::WorkKind;
use super::{Balance, Side};
use crate::document::Pick;
use crate::generate::refit::Refit;
use crate::sim::AgentKind;
use crate::studio::action::Action;
use crate::studio::command::{BalanceCommand, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Column, Heights, RowInfo, Sort, Table, TableRow, cell_label, column, empty_state, icon_button, label, line,
    number_field, panel_head, paragraph, row_step, segmented, sides,
};
use crate::text::Arg;

/// The columns of the table, by index.
const NAME: usize = 1;
const EVOLVED: usize = 5;
/// The height of the prices, at most, relative to the panel.
const PRICES_SHARE: f32 = 0.4;

/// Pairs of matches with seats swapped: a first look takes seconds, and the table shows how sure it is.
const PAIRS: i64 = 2_000;
const MOST_PAIRS: i64 = 1_000_000;
/// Who plays an evaluation: the strengths of cards need many matches, so that players must be quick.
const PLAYERS: [AgentKind; 2] = [AgentKind::Random, AgentKind::Greedy];

/// The evaluation that is shown, how its table is sorted, and what the next one plays.
pub struct StrengthTable {
    pub shown: Option<Evaluated>,
    pub pairs: i64,
    pub players: AgentKind,
    /// The column that the table is sorted by; `None`: by strength.
    column: Option<usize>,
    reversed: bool,
    /// The indices of the cards, in order; `None`: they are not sorted yet.
    order: Option<Vec<usize>>,
    cursor: usize,
    scroll_to: Option<usize>,
}

impl Default for StrengthTable {
    fn default() -> Self {
        Self {
            shown: None,
            pairs: PAIRS,
            players: AgentKind::Random,
            column: None,
            reversed: false,
            order: None,
            cursor: 0,
            scroll_to: None,
        }
    }
}

impl StrengthTable {
    pub fn show(&mut self, evaluated: Evaluated) {
        (self.shown, self.order) = (Some(evaluated), None);
    }

    /// The indices of the cards, as the table is sorted.
    fn sorted(&self, view: &View<'_>, cards: &[Valued]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        let name = |at: &usize| view.name_of(&cards[*at].id);
        match self.column {
            Some(NAME) => order.sort_by_cached_key(|at| name(at).to_lowercase()),
            Some(EVOLVED) => order.sort_by_key(|at| cards[*at].evolved.map_or(usize::MAX, |(rank, _)| rank)),
            _ => {}
        }
        if self.reversed {
            order.reverse();
        }
        order
    }
}

pub fn strength_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let is_busy = balance.is_busy();
    let is_playing = matches!(balance.work.as_ref().map(|work| &work.kind), Some(WorkKind::Evaluation { .. }));
    let is_stale = balance.strength.shown.as_mut().is_some_and(|shown| shown.is_stale(&view.document));
    let (mut is_closed, shown) = (false, balance.strength.shown.as_ref());
    let note = shown.map_or_else(String::new, |shown| i18n.tr_count("print-cards", shown.cards.len()));
    panel_head(ui, &i18n.tr("balance-strength"), &note, |ui| {
        is_closed = icon_button(ui, Icon::X, &format!("{}\nEsc", i18n.tr("close")), true).clicked();
        let goes_on = |shown: &Evaluated| {
            let environment = &shown.evaluation.environment;
            let is_same = environment.pairs == balance.strength.pairs.unsigned_abs()
                && environment.players == balance.strength.players.name();
            is_same && !shown.evaluation.is_finished()
        };
        let unfinished = shown.is_some_and(goes_on) && !is_stale;
        let again = i18n.tr(if unfinished { "balance-go-on" } else { "balance-again" });
        if !is_busy && ui.add(Button::new(&again).small().icon(Icon::Play)).clicked() {
            view.send(BalanceCommand::Evaluate);
        }
    });
    if !is_busy {
        form_ui(ui, view, &mut balance.strength);
    }
    match &balance.strength.shown {
        Some(shown) if !shown.cards.is_empty() => {
            Frame::new().inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
                let text = if is_stale && !is_playing { "balance-stale" } else { "balance-strength-hint" };
                paragraph(ui, &i18n.tr(text));
            });
            if !is_playing {
                prices_ui(ui, view, shown, is_stale);
            }
            balance.strength.ui(ui, view);
        }
        _ if is_busy => empty_state(ui, Icon::Scale, &i18n.tr("balance-preparing"), "", |_| {}),
        _ => {
            let action = Action::Evaluate.entry();
            empty_state(ui, action.icon, &i18n.tr(action.name), &i18n.tr("balance-strength-hint"), |_| {});
        }
    }
    if is_closed {
        balance.side = Side::Overview;
    }
}

/// How much the next evaluation plays, and who.
fn form_ui(ui: &mut Ui, view: &View<'_>, strength: &mut StrengthTable) {
    let i18n = &view.i18n;
    Frame::new().inner_margin(Margin { left: 14, right: 14, top: 8, bottom: 0 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let colour = colours(ui).label;
            let (pairs, players) = (i18n.tr("balance-pairs"), i18n.tr("balance-players"));
            label(ui, &pairs, theme::small(Weight::Medium), colour);
            let range = 1..=MOST_PAIRS;
            strength.pairs = number_field(ui, &pairs, strength.pairs, &range, 72.0).1.unwrap_or(strength.pairs);
            let names = PLAYERS.map(|kind| style_name(i18n, kind));
            let segments: Vec<(&str, Option<&str>)> = names.iter().map(|name| (&**name, None)).collect();
            let now = PLAYERS.iter().position(|kind| *kind == strength.players).unwrap_or(0);
            if let Some(at) = segmented(ui, &players, &segments, now) {
                strength.players = PLAYERS.get(at).copied().unwrap_or_default();
            }
        });
    });
}

/// The prices that fit, which are applied as one edit.
fn prices_ui(ui: &mut Ui, view: &View<'_>, shown: &Evaluated, is_stale: bool) {
    let i18n = &view.i18n;
    let most = ui.available_height() * PRICES_SHARE;
    let panel = Panel::bottom("prices that fit").resizable(false).frame(Frame::new()).max_size(most);
    panel.show(ui, |ui| {
        let note = i18n.tr_count("balance-changes", shown.refits.len());
        panel_head(ui, &i18n.tr("balance-prices"), &note, |ui| {
            let is_enabled = !shown.refits.is_empty() && !is_stale && view.document.read_only().is_none();
            let name = i18n.tr("apply");
            let apply = ui.add(Button::new(&name).small().icon(Icon::Check).primary().enabled(is_enabled));
            view.on_click(&apply, BalanceCommand::ApplyPrices);
        });
        Frame::new().inner_margin(Margin { left: 14, right: 14, top: 6, bottom: 8 }).show(ui, |ui| {
            paragraph(ui, &i18n.tr(if shown.refits.is_empty() { "balance-no-prices" } else { "balance-prices-hint" }));
            ui.add_space(4.0);
            let most = ui.available_height();
            let area = ScrollArea::vertical().id_salt("prices that fit").max_height(most).auto_shrink([false, true]);
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for refit in &shown.refits {
                    price_ui(ui, view, refit);
                }
            });
        });
    });
}

/// An operation with what its price should be, of its price now.
fn price_ui(ui: &mut Ui, view: &View<'_>, refit: &Refit) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let name = i18n.heading(&format!("op-{}", refit.operation), &refit.operation);
    let cards = i18n.tr_count("print-cards", usize::try_from(refit.cards).unwrap_or(usize::MAX));
    let percent = i18n.tr_with("percent", &[("n", Arg::Number(refit.percent))]);
    line(ui, &format!("{name}: {percent}, {cards}"), height::TABLE_ROW, |ui| {
        let title = |ui: &mut Ui| _ = cell_label(ui, &name, theme::body(Weight::Regular), colours.text);
        sides(ui, title, |ui| {
            column(ui, 56.0, Align::Max, |ui| {
                cell_label(ui, &percent, theme::body(Weight::Semibold), colours.text);
            });
            cell_label(ui, &cards, theme::small(Weight::Regular), colours.label);
        });
    });
}

impl StrengthTable {
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(shown) = &self.shown else { return };
        let order = self.order.take().unwrap_or_else(|| self.sorted(view, &shown.cards));
        let sort = Sort { column: Some(self.column.unwrap_or(2)), reversed: self.reversed };
        let heights = Heights::Equal(order.len(), height::TABLE_ROW);
        let table = Table::new("strengths", columns(view)).sort(sort).scroll_to(self.scroll_to.take());
        let (mut cursor, mut scroll_to) = (self.cursor.min(order.len().saturating_sub(1)), None);
        let clicked = table.show(ui, heights, |row| {
            let at = row.index();
            let rank = order[at];
            let card = &shown.cards[rank];
            let response = line_ui(row, view, card, rank + 1, cursor == at);
            if response.clicked() {
                cursor = at;
                response.request_focus();
                view.send_all(view.document.find(&card.id).map(|record| SelectionCommand::Select(record, Pick::Only)));
            }
            if response.double_clicked() {
                let record = view.document.find(&card.id);
                view.send_all(record.map(|record| SelectionCommand::GoTo(record, String::new())));
            }
            if let Some(next) = row_step(&response, at, order.len()) {
                (cursor, scroll_to) = (next, Some(next));
                response.ctx.memory_mut(|memory| memory.request_focus(id_of(next)));
            }
        });
        (self.cursor, self.scroll_to, self.order) = (cursor, scroll_to, Some(order));
        if let Some(column) = clicked {
            let column = matches!(column, NAME | EVOLVED).then_some(column);
            self.reversed = self.column == column && !self.reversed;
            (self.column, self.order) = (column, None);
        }
    }
}

fn id_of(at: usize) -> Id {
    Id::unique("strength of a card").with(at)
}

fn columns(view: &View<'_>) -> Vec<Column> {
    let title = view.i18n.tr("balance-strength");
    let column = |id: &'static str, make: fn(&str) -> Column| {
        let text = view.i18n.tr(id);
        make(&text).name(format!("{title}: {text}"))
    };
    vec![
        Column::new("", 36.0).right().name(format!("{title}: #")),
        column("column-name", |text| Column::rest(text, 90.0)),
        column("balance-by-chance", |text| Column::new(text, 78.0).right()),
        Column::new("", 110.0).unsorted().shown_from(520.0),
        column("balance-reach", |text| Column::new(text, 60.0).right().unsorted().shown_from(440.0)),
        column("balance-evolved", |text| Column::new(text, 92.0).right()),
    ]
}

/// A card with its rank. Returns the response of the line.
fn line_ui(
    row: &mut TableRow<'_, '_, '_>,
    view: &View<'_>,
    card: &Valued,
    rank: usize,
    is_selected: bool,
) -> egui::Response {
    let i18n = &view.i18n;
    let name = view.name_of(&card.id);
    let (share, reach) = (percent(i18n, card.random.share), half_width(i18n, card.random));
    let evolved = card.evolved.map_or_else(|| "–".to_owned(), |(_, found)| percent(i18n, found.share));
    let words = format!(
        "{name}: {}: {share} ({}), {}: {evolved}",
        i18n.tr("balance-by-chance"),
        bounds(i18n, card.random),
        i18n.tr("balance-evolved")
    );
    let response = row.info(RowInfo::new(id_of(row.index()), &words).selected(is_selected).tab_stop(is_selected));
    let small = theme::small(Weight::Regular);
    row.cell(|ui| _ = cell_label(ui, &rank.to_string(), small.clone(), colours(ui).label));
    row.cell(|ui| {
        let weight = if is_selected { Weight::Semibold } else { Weight::Regular };
        cell_label(ui, &name, theme::body(weight), colours(ui).text);
    });
    row.cell(|ui| _ = cell_label(ui, &share, theme::body(Weight::Medium), colours(ui).text));
    row.cell(|ui| chart(ui, WHOLE_AXIS, card.random, card.evolved.map(|(_, found)| found), colours(ui).text));
    row.cell(|ui| _ = cell_label(ui, &reach, small.clone(), colours(ui).label));
    row.cell(|ui| {
        cell_label(ui, &evolved, theme::body(Weight::Regular), colours(ui).secondary);
        if let Some((rank, _)) = card.evolved {
            cell_label(ui, &format!("{rank}."), small.clone(), colours(ui).label);
        }
    });
    response.on_hover_ui_at_pointer(|ui| {
        label(ui, &words, theme::body(Weight::Regular), colours(ui).text);
        let games = format!("{}: {}", i18n.tr("balance-games"), card.games);
        label(ui, &games, theme::body(Weight::Regular), colours(ui).secondary);
    })
}
