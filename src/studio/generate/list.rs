//! Many cards in a table: what each says, costs and is worth, sorted as one looks for.

use egui::{Id, Ui};
use lucide_icons::Icon;

use super::tiles::{TileCommand, points, rounded};
use super::work::Made;
use super::{Batch, Generate};
use crate::document::RecordPath;
use crate::studio::faces::wanted;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Column, Heights, RowInfo, Sort, Table, TableRow, cell_label, icon_button, label, row_step,
};

/// The columns of the table, by index. By those after the numbers it cannot be sorted.
const NAME: usize = 0;
const COST: usize = 1;
const PRICE: usize = 2;
const OFF: usize = 3;
const DERIVED: usize = 4;

/// How the table of cards is sorted, and where its cursor is.
#[derive(Default)]
pub struct List {
    /// The column that the table is sorted by; `None`: as the cards were made.
    column: Option<usize>,
    reversed: bool,
    /// The cards in order; `None`: they are not sorted yet.
    order: Option<Vec<usize>>,
    cursor: usize,
    scroll_to: Option<usize>,
}

impl List {
    /// After other cards were made.
    pub fn forget(&mut self) {
        (self.order, self.cursor) = (None, 0);
    }

    fn sorted(&self, cards: &[Made]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        match self.column {
            Some(NAME) => order.sort_by_cached_key(|at| cards[*at].name().to_lowercase()),
            Some(COST) => order.sort_by_key(|at| cards[*at].cost),
            Some(PRICE) => order.sort_by_key(|at| cards[*at].price),
            Some(OFF) => order.sort_by_key(|at| cards[*at].off.abs()),
            Some(DERIVED) => order.sort_by(|one, other| cards[*one].one_in.total_cmp(&cards[*other].one_in)),
            _ => {}
        }
        if self.reversed {
            order.reverse();
        }
        order
    }
}

impl Generate {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let mut list = std::mem::take(&mut self.list);
        let mut asked = None;
        if let Some(batch) = &self.batch {
            let order = list.order.take().unwrap_or_else(|| list.sorted(&batch.cards));
            let sort = Sort { column: list.column, reversed: list.reversed };
            let table = Table::new("made cards", columns(view)).sort(sort).scroll_to(list.scroll_to.take());
            let (mut cursor, mut scroll_to) = (list.cursor.min(order.len().saturating_sub(1)), None);
            let heights = Heights::Equal(order.len(), height::TABLE_ROW);
            let clicked = table.show(ui, heights, |row| {
                let at = row.index();
                let response = self.list_row(row, view, batch, order[at], cursor == at, &mut asked);
                if response.clicked() {
                    cursor = at;
                    response.request_focus();
                }
                if let Some(next) = row_step(&response, at, order.len()) {
                    (cursor, scroll_to) = (next, Some(next));
                    response.ctx.memory_mut(|memory| memory.request_focus(id_of(next)));
                }
            });
            (list.cursor, list.scroll_to, list.order) = (cursor, scroll_to, Some(order));
            if let Some(column) = clicked.filter(|column| *column <= DERIVED) {
                list.reversed = list.column == Some(column) && !list.reversed;
                (list.column, list.order) = (Some(column), None);
            }
        }
        self.list = list;
        self.ask(view, asked);
    }

    fn list_row(
        &self,
        row: &mut TableRow<'_, '_, '_>,
        view: &View<'_>,
        batch: &Batch,
        at: usize,
        is_selected: bool,
        asked: &mut Option<TileCommand>,
    ) -> egui::Response {
        let (i18n, made) = (&view.i18n, &batch.cards[at]);
        let (name, small) = (made.name(), theme::small(Weight::Regular));
        let language = view.settings.card_language();
        let text = wanted(&view.document, &made.texts, RecordPath::Card(0), language).words.card(language, &made.card);
        let text = text.text().replace('\n', " ");
        let points = |tenths| points(i18n, tenths);
        let (price, off) = if batch.is_priced {
            (points(made.price), format!("{}{}", if made.off > 0 { "+" } else { "" }, points(made.off)))
        } else {
            Default::default()
        };
        let words = format!("{name}: {text}");
        let info = RowInfo::new(id_of(row.index()), &words).selected(is_selected).tab_stop(is_selected);
        let response = row.info(info);
        row.cell(|ui| {
            let weight = if is_selected { Weight::Semibold } else { Weight::Medium };
            cell_label(ui, &name, theme::body(weight), colours(ui).text);
        });
        let cost = made.cost.map(|cost| cost.to_string()).unwrap_or_default();
        for number in [cost, price, off, rounded(i18n, made.one_in)] {
            row.cell(|ui| _ = cell_label(ui, &number, small.clone(), colours(ui).secondary));
        }
        row.cell(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let is_taken = self.is_taken(at);
            let take = if is_taken { ("generate-taken", Icon::Check) } else { ("generate-take", Icon::Plus) };
            for ((id, icon), is_enabled, ask) in [
                (take, !is_taken, TileCommand::Take(at)),
                (("generate-more", Icon::Split), true, TileCommand::Like(at)),
                (("generate-again", Icon::Dices), true, TileCommand::Again(at)),
            ] {
                if icon_button(ui, icon, &format!("{}: {name}", i18n.tr(id)), is_enabled).clicked() {
                    *asked = Some(ask);
                }
            }
        });
        row.cell(|ui| _ = cell_label(ui, &text, small.clone(), colours(ui).secondary));
        response.on_hover_ui_at_pointer(|ui| {
            label(ui, &name, theme::body(Weight::Semibold), colours(ui).text);
            ui.label(&text);
        })
    }
}

fn id_of(at: usize) -> Id {
    Id::unique("made card").with(at)
}

fn columns(view: &View<'_>) -> Vec<Column> {
    let text = |id: &'static str| view.i18n.tr(id);
    vec![
        Column::new(&text("column-name"), 150.0),
        Column::new(&text("generate-cost"), 52.0).right(),
        Column::new(&text("generate-price"), 56.0).right(),
        Column::new(&text("generate-off"), 64.0).right(),
        Column::new(&text("generate-derived"), 92.0).right().shown_from(760.0),
        Column::exact("", 84.0).name(text("generate-take").to_string()),
        Column::rest(&text("face-rules"), 120.0),
    ]
}
