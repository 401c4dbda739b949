//! Tables: resizable columns, a header that sorts, and rows of which only the visible ones are drawn.
//!
//! `egui_extras` lays out the cells. The widths are computed here, because `egui_extras` can give the remaining width to
//! the last column only, while the widest column of the studio's tables is usually the first or second.

use egui::{
    Align, Align2, CursorIcon, Id, Layout, Rangef, Rect, Response, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};
use egui_extras::TableBuilder;
use lucide_icons::Icon;

use super::paint::{cell_label, divider, focus_ring, icon_label, label};
use super::row::RowInfo;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// How much is visible above and below a row that is scrolled to, so that its neighbours can be seen, in points.
const NEIGHBOURS: f32 = 60.0;

/// A column of a [`Table`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Column {
    title: String,
    name: Option<String>,
    icon: Option<Icon>,
    width: f32,
    range: Rangef,
    is_rest: bool,
    align: Align,
    from: f32,
    /// Whether a click on the header sorts by the column, if the table sorts.
    is_sortable: bool,
}

impl Column {
    /// A column that the user can resize, `width` points wide at first.
    pub fn new(title: &str, width: f32) -> Self {
        Self { width, range: Rangef::new(width.min(40.0), f32::INFINITY), ..Self::exact(title, width) }
    }

    /// A column that is always `width` points wide.
    pub fn exact(title: &str, width: f32) -> Self {
        let range = Rangef::point(width);
        let title = title.to_owned();
        let align = Align::Min;
        Self { title, name: None, icon: None, width, range, is_rest: false, align, from: 0.0, is_sortable: true }
    }

    /// The column that takes the width that the others leave, at least `least` points. A table has one.
    pub fn rest(title: &str, least: f32) -> Self {
        Self { range: Rangef::new(least, f32::INFINITY), is_rest: true, ..Self::exact(title, least) }
    }

    /// Sets the least width of a column that can be resized.
    pub fn at_least(self, least: f32) -> Self {
        Self { range: Rangef::new(least, self.range.max), ..self }
    }

    /// Aligns header and cells to the right, for numbers.
    pub fn right(self) -> Self {
        Self { align: Align::Max, ..self }
    }

    /// Shows an icon in the header instead of the title. The title becomes the tooltip.
    pub fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Sets the accessible name of the header, where it differs from the title.
    pub fn name(self, name: String) -> Self {
        Self { name: Some(name), ..self }
    }

    /// Makes the header of a column that has no order, as that of charts, plain text.
    pub fn unsorted(self) -> Self {
        Self { is_sortable: false, ..self }
    }

    /// Shows the column only in tables that are at least `width` points wide.
    pub fn shown_from(self, width: f32) -> Self {
        Self { from: width, ..self }
    }
}

/// The column by which a table is sorted.
#[derive(Clone, Copy, Debug)]
pub struct Sort {
    /// The index of the column, if the rows are not in the order of the file.
    pub column: Option<usize>,
    /// Whether the order is reversed.
    pub reversed: bool,
}

/// The heights of a table's rows, in points.
#[derive(Clone, Copy, Debug)]
pub enum Heights<'a> {
    /// So many rows of one height.
    Equal(usize, f32),
    /// Where each row ends, counted from the top of the first.
    Ends(&'a [f32]),
}

impl Heights<'_> {
    /// Where a row begins, in points below the first.
    #[allow(clippy::cast_precision_loss, reason = "points, of which a fraction is not seen")]
    fn top(self, row: usize) -> f32 {
        match self {
            Heights::Equal(_, height) => row as f32 * height,
            Heights::Ends(ends) => row.checked_sub(1).and_then(|above| ends.get(above)).copied().unwrap_or_default(),
        }
    }
}

/// A table, as a builder.
#[must_use]
pub struct Table<'a> {
    id: &'a str,
    columns: Vec<Column>,
    sort: Option<Sort>,
    gap: f32,
    indent: f32,
    header: bool,
    to_top: bool,
    scroll_to: Option<usize>,
}

impl<'a> Table<'a> {
    /// A table whose scroll position and column widths are stored under `id`.
    pub fn new(id: &'a str, columns: Vec<Column>) -> Self {
        Self { id, columns, sort: None, gap: 12.0, indent: 2.0, header: true, to_top: false, scroll_to: None }
    }

    /// Makes the header sort: its cells become buttons, and the sorted column has an arrow.
    pub fn sort(self, sort: Sort) -> Self {
        Self { sort: Some(sort), ..self }
    }

    /// Sets the space between columns, and how far the first is indented, in points.
    pub fn gap(self, gap: f32, indent: f32) -> Self {
        Self { gap, indent: (indent - gap).max(0.0), ..self }
    }

    pub fn without_header(self) -> Self {
        Self { header: false, ..self }
    }

    /// Scrolls to the first row in this frame, for example because another filter found the rows.
    pub fn scrolled_to_top(self, to_top: bool) -> Self {
        Self { to_top, ..self }
    }

    /// Scrolls until the row is visible, for example because the selection moved to the row.
    pub fn scroll_to(self, row: Option<usize>) -> Self {
        Self { scroll_to: row, ..self }
    }

    /// Shows the table in the available space. `row_ui` is called for the visible rows. Returns the index of the column
    /// whose header was clicked.
    pub fn show(
        self,
        ui: &mut Ui,
        heights: Heights<'_>,
        mut row_ui: impl FnMut(&mut TableRow<'_, '_, '_>),
    ) -> Option<usize> {
        let mut clicked = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(self.gap, 0.0);
            let widths = Widths::new(ui, &self);
            let lead = egui_extras::Column::initial(self.indent).range(self.indent..=self.indent);
            let mut builder = TableBuilder::new(ui)
                .id_salt(self.id)
                .min_scrolled_height(0.0)
                .auto_shrink(false)
                .cell_layout(Layout::left_to_right(Align::Center))
                .column(lead);
            for &(_, width) in &widths.visible {
                builder = builder.column(egui_extras::Column::exact(width));
            }
            if self.to_top {
                builder = builder.vertical_scroll_offset(0.0);
            }
            let mut add_row = |row: egui_extras::TableRow<'_, '_>| {
                let index = row.index();
                let id = widths.id.with(("row", index));
                row_ui(&mut TableRow { widths: &widths, row, id, index, next: 0 });
            };
            let add_rows = |mut body: egui_extras::TableBody<'_>| {
                if let Some(row) = self.scroll_to {
                    let ui = body.ui_mut();
                    let top = ui.cursor().min + vec2(0.0, heights.top(row));
                    let rect = Rect::from_min_size(top, vec2(1.0, height::TABLE_ROW));
                    ui.scroll_to_rect(rect.expand2(vec2(0.0, NEIGHBOURS)), None);
                }
                match heights {
                    Heights::Equal(count, height) => body.rows(height, count, &mut add_row),
                    Heights::Ends(ends) => {
                        let tops = std::iter::once(&0.0).chain(ends);
                        body.heterogeneous_rows(ends.iter().zip(tops).map(|(end, top)| end - top), &mut add_row);
                    }
                }
            };
            if self.header {
                builder.header(height::TABLE_ROW, |row| clicked = self.header_ui(row, &widths)).body(add_rows);
                widths.handles(ui, &self);
            } else {
                builder.body(add_rows);
            }
        });
        clicked
    }

    fn header_ui(&self, mut row: egui_extras::TableRow<'_, '_>, widths: &Widths<'_>) -> Option<usize> {
        row.col(|ui| divider(ui, widths.whole.with_max_y(ui.max_rect().bottom()), Align2::CENTER_BOTTOM));
        let mut clicked = None;
        for &(at, _) in &widths.visible {
            row.col(|ui| {
                if self.columns[at].head_ui(ui, self.id, at, self.sort) {
                    clicked = Some(at);
                }
            });
        }
        clicked
    }
}

impl Column {
    /// Draws the cell of the header. Returns whether the user clicked the cell to sort by the column.
    fn head_ui(&self, ui: &mut Ui, table: &str, at: usize, sort: Option<Sort>) -> bool {
        let colours = colours(ui);
        let rect = ui.max_rect();
        let sorted = sort.filter(|sort| sort.column == Some(at));
        // The title of a narrow column is cut; the whole one is its name and its tooltip.
        let response = sort.filter(|_| self.is_sortable || !self.title.is_empty()).map(|_| {
            let (sense, role) =
                if self.is_sortable { (Sense::click(), Role::Button) } else { (Sense::hover(), Role::Label) };
            let response = ui.interact(rect, Id::unique(table).with(("head", at)), sense);
            let name = self.name.as_ref().unwrap_or(&self.title);
            response.widget_info(|| WidgetInfo::labeled(role, true, name));
            response
        });
        let is_hovered = self.is_sortable && response.as_ref().is_some_and(Response::hovered);
        let colour = if sorted.is_some() || is_hovered { colours.text } else { colours.label };
        let weight = if sorted.is_some() { Weight::Semibold } else { Weight::Medium };
        cell_ui(ui, Id::unique(table).with(("head cell", at)), self.align, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            match self.icon {
                Some(icon) => _ = icon_label(ui, icon, 11.0, colour),
                // Over a column of icons there is no room for a title.
                None if rect.width() < 20.0 => {}
                None if sort.is_some() => _ = cell_label(ui, &self.title, theme::small(weight), colour),
                None => _ = label(ui, &self.title, theme::small(weight), colour),
            }
            if let Some(Sort { reversed, .. }) = sorted.filter(|_| self.icon.is_none() && ui.available_width() >= 10.0)
            {
                icon_label(ui, if reversed { Icon::ArrowUp } else { Icon::ArrowDown }, 10.0, colours.label);
            }
        });
        let Some(response) = response else { return false };
        if response.has_focus() {
            focus_ring(ui, rect, radius::TOKEN);
        }
        response.on_hover_text(&self.title).clicked()
    }
}

/// The widths of the columns in one frame.
struct Widths<'a> {
    id: Id,
    columns: &'a [Column],
    /// The table without its scroll bar.
    whole: Rect,
    /// The widths that the user set, by column.
    chosen: Vec<Option<f32>>,
    /// The columns that are shown, by index, with their widths.
    visible: Vec<(usize, f32)>,
}

impl<'a> Widths<'a> {
    fn new(ui: &Ui, table: &'a Table<'_>) -> Self {
        let id = Id::unique("column widths").with(table.id);
        let mut chosen: Vec<Option<f32>> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        chosen.resize(table.columns.len(), None);
        let whole = ui.available_rect_before_wrap();
        let whole = whole.with_max_x(whole.right() - ui.spacing().scroll.allocated_width());
        let room = whole.width();
        let mut visible: Vec<(usize, f32)> = Vec::new();
        for (at, column) in table.columns.iter().enumerate() {
            if column.from <= room {
                visible.push((at, column.range.clamp(chosen[at].unwrap_or(column.width))));
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "a handful of columns")]
        let gaps = table.indent + table.gap * visible.len() as f32 + table.gap;
        let used: f32 = visible.iter().map(|(_, width)| width).sum();
        let mut left = room - gaps - used;
        for (at, width) in &mut visible {
            if table.columns[*at].is_rest && left > 0.0 {
                *width += left;
                left = 0.0;
            }
        }
        // Where the columns do not fit, those that can be resized give way.
        let least = |at: usize| table.columns[at].range.min;
        let spare: f32 = visible.iter().map(|(at, width)| width - least(*at)).sum();
        if left < 0.0 && spare > 0.0 {
            let share = (-left / spare).min(1.0);
            for (at, width) in &mut visible {
                *width -= (*width - least(*at)) * share;
            }
        }
        Self { id, columns: &table.columns, whole, chosen, visible }
    }

    /// The edges of the header that are dragged to resize columns: the right edge of a column before the one that takes
    /// the rest, the left edge of a column after it. A double click resets the width.
    fn handles(&self, ui: &Ui, table: &Table<'_>) {
        let whole = self.whole;
        let mut x = whole.left() + table.indent + table.gap;
        let mut is_after_rest = false;
        for (at, width) in self.visible.iter().copied() {
            let column = &table.columns[at];
            let edge = if is_after_rest { x - table.gap / 2.0 } else { x + width + table.gap / 2.0 };
            x += width + table.gap;
            is_after_rest |= column.is_rest;
            if column.is_rest || column.range.span() <= 0.0 {
                continue;
            }
            let line = Rangef::new(whole.top() + 5.0, whole.top() + height::TABLE_ROW - 5.0);
            let grip = Rect::from_x_y_ranges(edge - 3.0..=edge + 3.0, line);
            let response = ui.interact(grip, self.id.with(at), Sense::CLICK | Sense::DRAG);
            let is_active = response.hovered() || response.dragged();
            let colours = colours(ui);
            let colour = if is_active { colours.outline_hover } else { colours.divider };
            ui.painter().vline(edge, line, Stroke::new(1.0, colour));
            if is_active {
                ui.set_cursor_icon(CursorIcon::ResizeColumn);
            }
            let mut chosen = self.chosen.clone();
            if response.double_clicked() {
                chosen[at] = None;
            } else if response.dragged() {
                let grown = if is_after_rest { -response.drag_delta().x } else { response.drag_delta().x };
                chosen[at] = Some(column.range.clamp(width + grown));
            } else {
                continue;
            }
            ui.data_mut(|data| data.insert_temp(self.id, chosen));
        }
    }
}

/// One row of a table while the row is drawn.
pub struct TableRow<'s, 'a, 'b> {
    widths: &'s Widths<'s>,
    row: egui_extras::TableRow<'a, 'b>,
    id: Id,
    index: usize,
    next: usize,
}

impl TableRow<'_, '_, '_> {
    /// The index of the row.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Draws the row itself. Call this before [`TableRow::cell`], so that the cells are on top.
    pub fn info(&mut self, info: RowInfo<'_>) -> Response {
        self.id = info.id;
        let mut response = None;
        let (_, cell) = self.lead(|ui, rect| response = Some(info.place(ui, rect)));
        response.unwrap_or(cell)
    }

    /// Draws contents over the whole width instead of cells, for example the head of a group.
    pub fn lead(&mut self, add: impl FnOnce(&mut Ui, Rect)) -> (Rect, Response) {
        let whole = self.widths.whole;
        self.row.col(|ui| add(ui, Rect::from_x_y_ranges(whole.x_range(), ui.max_rect().y_range())))
    }

    /// Draws the next cell. Cells of columns that the table is too narrow for are skipped.
    pub fn cell(&mut self, add: impl FnOnce(&mut Ui)) {
        let at = self.next;
        self.next += 1;
        if self.widths.visible.iter().any(|(visible, _)| *visible == at) {
            let (id, align) = (self.id.with(("cell", at)), self.widths.columns[at].align);
            self.row.col(|ui| cell_ui(ui, id, align, add));
        }
    }
}

/// The contents of a cell, under an id that scrolling does not change, so that a focused widget keeps the focus.
fn cell_ui(ui: &mut Ui, id: Id, align: Align, add: impl FnOnce(&mut Ui)) {
    let layout = match align {
        Align::Max => Layout::right_to_left(Align::Center),
        _ => Layout::left_to_right(Align::Center),
    };
    ui.scope_builder(UiBuilder::new().scope_id(id).max_rect(ui.max_rect()).layout(layout), add);
}
