//! The matrix of matchups as a heat map: a win rate in each cell, and its interval at the hovered or focused cell.

use std::f32::consts::{FRAC_PI_4, SQRT_2};
use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Id, Key, Pos2, Rect, Response, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::ResultView;
use super::format::{bounds, change_bounds, points, to_f32};
use super::matchup::tooltip_ui;
use crate::sim::Cell;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::widgets::{arrow, elided, focus_ring, text_at};
use crate::text::Arg;

/// The width of a cell, at least and at most, and the width at which its text has the usual size, in points.
const CELL: [f32; 2] = [30.0, 88.0];
const USUAL_CELL: f32 = 40.0;
/// The height of a cell, at least and relative to the width of a wide cell.
const ROW: f32 = 23.0;
const ROW_RATIO: f32 = 0.775;
/// The width of the heroes' names, at least and at most at the usual size of text.
const NAMES: [f32; 2] = [96.0, 134.0];
/// The text of the matrix grows with its cells, up to this factor.
const MAX_TEXT: f32 = 1.8;
/// By how much the text of the names can grow for each name after the second: few names are easily read.
const TEXT_OF_NAME: f32 = 0.1;
const LEFT: f32 = 14.0;
/// The space between heroes of different books.
const BOOK_GAP: f32 = 4.0;

#[derive(Default)]
pub struct Matrix {
    /// The row and column of the cell that Tab leads to.
    cursor: (usize, usize),
    /// Whether the last input was a key. The focused cell shows its interval only then, otherwise there could be two
    /// intervals while the pointer is over another cell.
    by_key: bool,
    /// Whether the cells show the changes since the other result instead of win rates.
    pub shows_change: bool,
}

/// The places of rows and columns.
struct Grid {
    /// The upper left corner of the first cell.
    origin: Pos2,
    cell: Vec2,
    /// The distance of each hero from the first.
    offsets: Vec<Vec2>,
    /// The size of the text, relative to the usual.
    text: f32,
    /// The same for the names.
    name_text: f32,
    names: f32,
    /// The names above the columns, at an angle of 45°, and the height for them.
    heads: Vec<Arc<Galley>>,
    head: f32,
    size: Vec2,
}

impl Grid {
    /// Shares `room` out: the names give way before the cells do, and the text grows with the cells.
    fn new(ui: &Ui, room: Vec2, names: &[String], books: &[Option<i64>]) -> Self {
        let gaps = books.windows(2).filter(|pair| pair[0] != pair[1]).count();
        #[allow(clippy::cast_precision_loss, reason = "at most a hundred heroes")]
        let (count, gaps) = (names.len().max(1) as f32, gaps as f32 * BOOK_GAP);
        let width = room.x - 2.0 * LEFT - gaps;
        let share = |names: f32| ((width - names) / count - 1.0).clamp(CELL[0], CELL[1]);
        let text_of = |cell: f32| (cell / USUAL_CELL).clamp(1.0, MAX_TEXT);
        let least = (room.y - 60.0 - gaps) / count - 1.0;
        // Cells keep their shape: in a low panel they do not become wider than their height allows.
        let widest = (least / ROW_RATIO).max(USUAL_CELL);
        let text = text_of(share(NAMES[1] * text_of(share(NAMES[1]))).min(widest));
        let name_text = text.min(1.0 + (count - 2.0).max(0.0) * TEXT_OF_NAME);
        let names_width = (width - count * (CELL[0] + 1.0)).clamp(NAMES[0], NAMES[1] * name_text);
        let cell_width = share(names_width).min(widest);
        let cell = vec2(cell_width, least.clamp(ROW, (cell_width * ROW_RATIO).max(ROW)));
        let most = (room.y - count * (cell.y + 1.0) - gaps - 4.0).clamp(52.0, 88.0 * name_text);
        let colour = colours(ui).label;
        let font = scaled(theme::small(Weight::Regular), name_text);
        let heads: Vec<Arc<Galley>> =
            names.iter().map(|name| elided(ui, name, font.clone(), colour, (most - 14.0) * SQRT_2)).collect();
        let longest = heads.iter().map(|galley| galley.size().x).fold(0.0, f32::max) / SQRT_2;
        let head = (longest + 16.0).clamp(40.0, most);
        let mut end = Vec2::ZERO;
        let offset = |at: usize| {
            if at > 0 && books[at - 1] != books[at] {
                end += Vec2::splat(BOOK_GAP);
            }
            let start = end;
            end += cell + Vec2::splat(1.0);
            start
        };
        let offsets = (0..books.len()).map(offset).collect();
        let cells = LEFT + names_width + end.x;
        let size = vec2((cells + longest).min(room.x.max(cells)), head + end.y);
        Self { origin: Pos2::ZERO, cell, offsets, text, name_text, names: names_width, heads, head, size }
    }

    fn rect(&self, row: usize, column: usize) -> Rect {
        Rect::from_min_size(self.origin + vec2(self.offsets[column].x, self.offsets[row].y), self.cell)
    }
}

fn scaled(font: FontId, scale: f32) -> FontId {
    // Whole sizes only, because each size of text takes room in the font texture.
    FontId { size: (font.size * scale).round(), ..font }
}

impl Matrix {
    /// Shows the matrix. `open` is the matchup that is open at the right. Returns the matchup that the user chose.
    pub fn ui(&mut self, ui: &mut Ui, result: &ResultView<'_>, open: Option<[usize; 2]>) -> Option<[usize; 2]> {
        let (key, pointer) = ui.input(|input| {
            let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            (input.events.iter().any(is_key), input.pointer.is_moving() || input.pointer.any_pressed())
        });
        self.by_key = key || self.by_key && !pointer;
        let (view, heroes) = (result.view, &result.figures.part.plan.heroes);
        let names: Vec<String> = heroes.iter().map(|id| view.name_of(id)).collect();
        let books: Vec<Option<i64>> = heroes.iter().map(|id| view.hero(id).and_then(|hero| hero.book)).collect();
        let grid = Grid::new(ui, ui.available_size(), &names, &books);
        let scroll = ScrollArea::both().id_salt("matrix").auto_shrink([false, true]);
        scroll.show(ui, |ui| self.cells(ui, result, grid, &names, open)).inner
    }

    fn cells(
        &mut self,
        ui: &mut Ui,
        result: &ResultView<'_>,
        mut grid: Grid,
        names: &[String],
        open: Option<[usize; 2]>,
    ) -> Option<[usize; 2]> {
        let last = names.len().checked_sub(1).filter(|last| *last > 0)?;
        let (whole, _) = ui.allocate_exact_size(grid.size, Sense::hover());
        grid.origin = whole.min + vec2(LEFT + grid.names, grid.head);
        heads_ui(ui, &grid, whole, names);
        self.cursor = (self.cursor.0.min(last), self.cursor.1.min(last));
        if self.cursor.0 == self.cursor.1 {
            self.cursor.1 = if self.cursor.0 == last { last - 1 } else { self.cursor.0 + 1 };
        }
        let (mut chosen, mut shown) = (None, None);
        for (row, name) in names.iter().enumerate() {
            let line = Rect::from_min_max(pos2(whole.left(), grid.rect(row, 0).top()), grid.rect(row, last).max);
            if !ui.is_rect_visible(line) {
                continue;
            }
            row_name(ui, &grid, line, name, open.is_some_and(|pair| pair[0] == row));
            for (column, other) in names.iter().enumerate() {
                let rect = grid.rect(row, column);
                if !ui.is_rect_visible(rect) {
                    continue;
                }
                if row == column {
                    let dash = Stroke::new(1.0, colours(ui).outline_hover);
                    ui.painter().hline(rect.center().x - 2.5..=rect.center().x + 2.5, rect.center().y, dash);
                    continue;
                }
                let pair = [("one", Arg::Text(name)), ("other", Arg::Text(other))];
                let title = result.view.i18n.tr_with("balance-against", &pair);
                let cell = result.figures.cell(row, column);
                // Tab stops at one cell, and the arrow keys lead to the others.
                let sense = if self.cursor == (row, column) { Sense::click() } else { Sense::CLICK };
                let response = ui.interact(rect, id_of((row, column)), sense);
                self.cell(ui, result, &response, &title, cell, grid.text);
                if open == Some([row, column]) {
                    let ring = Stroke::new(2.0, colours(ui).accent);
                    ui.painter().rect_stroke(rect, CornerRadius::same(2), ring, StrokeKind::Outside);
                }
                if response.clicked() {
                    self.cursor = (row, column);
                    response.request_focus();
                    chosen = cell.map(|_| [row, column]).or(chosen);
                }
                if response.has_focus() {
                    focus_ring(ui, rect, 2);
                    self.move_cursor(ui, &response, &grid, names.len());
                }
                if response.hovered() || response.has_focus() && self.by_key && shown.is_none() {
                    shown = cell.map(|cell| (rect, title, *cell));
                }
            }
        }
        if let Some((rect, title, cell)) = shown {
            tooltip_ui(ui, result, rect, &title, &cell);
        }
        chosen
    }

    /// Paints a cell and sets its accessible name.
    fn cell(
        &self,
        ui: &Ui,
        result: &ResultView<'_>,
        response: &Response,
        title: &str,
        cell: Option<&Cell>,
        scale: f32,
    ) {
        let (colours, i18n) = (colours(ui), &result.view.i18n);
        let (rect, corner) = (response.rect, CornerRadius::same(2));
        let Some(cell) = cell else {
            let name = format!("{title}: {}", i18n.tr("balance-not-run"));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, false, &name));
            ui.painter().rect(rect, corner, colours.well, Stroke::new(1.0, colours.divider), StrokeKind::Inside);
            return;
        };
        let change = result.comparison.map(|comparison| comparison.cell(cell).map(|(_, change)| change));
        let (text, name, heat, is_marked) = match (self.shows_change, change) {
            (true, Some(Some(change))) => {
                let text = points(i18n, change.share);
                let name = format!("{title}: {text} ({})", change_bounds(i18n, change));
                (text, name, 0.5 + change.share, !change.holds(0.0))
            }
            (true, Some(None)) => (String::new(), format!("{title}: {}", i18n.tr("balance-not-run")), 0.5, false),
            _ => {
                let text = i18n.decimal(cell.rate.share * 100.0, 1);
                let name = format!("{title}: {text} ({})", bounds(i18n, cell.rate));
                (text, name, cell.rate.share, cell.is_outside())
            }
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        ui.painter().rect_filled(rect, corner, heat_colour(ui, heat));
        if is_marked {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, colours.text), StrokeKind::Inside);
        } else if response.hovered() {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, colours.outline_hover), StrokeKind::Inside);
        }
        let font = scaled(theme::small(if is_marked { Weight::Semibold } else { Weight::Medium }), scale);
        text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, &text, font, colours.text);
    }

    /// Moves the focus with the arrow keys, past the diagonal.
    fn move_cursor(&mut self, ui: &Ui, response: &Response, grid: &Grid, count: usize) {
        let (row, column) = self.cursor;
        let step = |at: usize, other: usize, by: isize| {
            let next = at.checked_add_signed(by)?;
            let next = if next == other { next.checked_add_signed(by)? } else { next };
            Some(next).filter(|&next| next < count)
        };
        let next = match arrow(response) {
            Some(Key::ArrowUp) => step(row, column, -1).map(|row| (row, column)),
            Some(Key::ArrowDown) => step(row, column, 1).map(|row| (row, column)),
            Some(Key::ArrowLeft) => step(column, row, -1).map(|column| (row, column)),
            Some(Key::ArrowRight) => step(column, row, 1).map(|column| (row, column)),
            _ => None,
        };
        if let Some(next) = next {
            self.cursor = next;
            ui.memory_mut(|memory| memory.request_focus(id_of(next)));
            ui.scroll_to_rect(grid.rect(next.0, next.1).expand(8.0), None);
        }
    }
}

fn id_of(at: (usize, usize)) -> Id {
    Id::unique("matchup").with(at)
}

/// The names above the columns. A name that is cut has a tooltip.
fn heads_ui(ui: &Ui, grid: &Grid, whole: Rect, names: &[String]) {
    let colour = colours(ui).label;
    for (at, (galley, name)) in grid.heads.iter().zip(names).enumerate() {
        let foot = pos2(grid.rect(0, at).center().x - 4.0, grid.origin.y - 8.0 - galley.size().y * 0.5);
        let shape = TextShape::new(foot, Arc::clone(galley), colour).with_angle(-FRAC_PI_4);
        ui.painter().add(shape);
        if galley.elided {
            let right = foot.x + grid.cell.x - 6.0;
            let area = Rect::from_min_max(pos2(foot.x - 6.0, whole.top()), pos2(right, grid.origin.y));
            ui.interact(area, Id::unique("matrix head").with(at), Sense::hover()).on_hover_text(name);
        }
    }
}

fn row_name(ui: &Ui, grid: &Grid, line: Rect, name: &str, is_open: bool) {
    let colours = colours(ui);
    let (weight, colour) =
        if is_open { (Weight::Semibold, colours.text) } else { (Weight::Regular, colours.secondary) };
    let galley = elided(ui, name, scaled(theme::body(weight), grid.name_text), colour, grid.names - 8.0);
    let is_cut = galley.elided;
    let place = Rect::from_min_size(pos2(line.left() + LEFT, line.center().y - galley.size().y / 2.0), galley.size());
    ui.painter().galley(place.min, galley, colour);
    if is_cut {
        ui.interact(place, Id::unique("matrix row").with(name), Sense::hover()).on_hover_text(name);
    }
}

/// The background of a cell: the further from 50 %, the stronger, up to 7.5 points.
pub fn heat_colour(ui: &Ui, share: f64) -> Color32 {
    let colours = colours(ui);
    let distance = to_f32(share) - 0.5;
    let strength = 0.08 + 0.74 * (distance.abs() / 0.075).min(1.0);
    colours.raised.lerp_to_gamma(colours.heat[usize::from(distance >= 0.0)], strength)
}
