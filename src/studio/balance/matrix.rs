//! The matrix of matchups as a heat map: a number in each cell, its interval under the pointer or the keyboard.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{
    Align2, Color32, CornerRadius, Galley, Id, Key, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::comparison::Comparison;
use super::figures::{Cell, Figures};
use super::format::{Index, bounds, change_bounds, decimal, points, to_f32};
use super::tooltip::tooltip_ui;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{arrow, elided, focus_ring, text_at};
use crate::text::Arg;

/// Least and most width of a cell, in points.
const CELL: [f32; 2] = [30.0, 40.0];
/// Least and most height of a row.
const ROW: [f32; 2] = [23.0, 31.0];
/// Least and most width of the heroes’ names.
pub const NAMES: [f32; 2] = [96.0, 134.0];
const LEFT: f32 = 14.0;
/// Between heroes of different books.
const BOOK_GAP: f32 = 4.0;

/// What the matrix remembers.
#[derive(Default)]
pub struct Matrix {
    /// The cell that the keyboard is at: row and column.
    cursor: (usize, usize),
    /// Whether a key was used last, not the pointer: then the cell that has the keyboard tells its interval.
    by_key: bool,
    /// Whether changes since the other result are shown instead of win rates.
    pub shows_change: bool,
}

/// Where rows and columns stand.
struct Grid {
    /// The upper left corner of the first cell.
    origin: egui::Pos2,
    cell: egui::Vec2,
    /// How far each hero is from the first, in rows and in columns.
    offsets: Vec<(f32, f32)>,
}

impl Grid {
    fn rect(&self, row: usize, column: usize) -> Rect {
        let corner = self.origin + vec2(self.offsets[column].1, self.offsets[row].0);
        Rect::from_min_size(corner, self.cell)
    }
}

impl Matrix {
    /// Shows it; gives the matchup that was chosen, by the places of its heroes.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: &Index,
        figures: &Figures,
        comparison: Option<&Comparison>,
        open: Option<[usize; 2]>,
    ) -> Option<[usize; 2]> {
        let mut chosen = None;
        let (key, pointer) = ui.input(|input| {
            let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            (input.events.iter().any(is_key), input.pointer.is_moving() || input.pointer.any_pressed())
        });
        self.by_key = key || self.by_key && !pointer;
        let room = ui.available_size();
        ScrollArea::both().id_salt("matrix").auto_shrink([false, true]).show(ui, |ui| {
            chosen = self.cells(ui, room, view, index, figures, comparison, open);
        });
        chosen
    }

    #[allow(clippy::too_many_arguments, reason = "what is drawn, and where")]
    fn cells(
        &mut self,
        ui: &mut Ui,
        room: egui::Vec2,
        view: &View<'_>,
        index: &Index,
        figures: &Figures,
        comparison: Option<&Comparison>,
        open: Option<[usize; 2]>,
    ) -> Option<[usize; 2]> {
        let heroes = &figures.part.plan.heroes;
        let names: Vec<String> = heroes.iter().map(|id| index.record_name(view, id)).collect();
        let books: Vec<Option<i64>> = heroes.iter().map(|id| index.book(view, id)).collect();
        let gaps = books.windows(2).filter(|pair| pair[0] != pair[1]).count();
        #[allow(clippy::cast_precision_loss, reason = "at most a hundred heroes")]
        let (count, gaps) = (heroes.len() as f32, gaps as f32 * BOOK_GAP);
        // Where there is little room, names give way before a column does.
        let left_over = room.x - 2.0 * LEFT - gaps;
        let names_wide = (left_over - count * (CELL[0] + 1.0)).clamp(NAMES[0], NAMES[1]);
        let wide = ((left_over - names_wide) / count - 1.0).clamp(CELL[0], CELL[1]);
        let high = ((room.y - 60.0 - gaps) / count - 1.0).clamp(ROW[0], ROW[1]);
        let colour = colours(ui).label;
        let most = (room.y - count * (high + 1.0) - gaps - 4.0).clamp(52.0, 88.0);
        let heads: Vec<Arc<Galley>> = names
            .iter()
            .map(|name| {
                elided(ui, name, theme::small(Weight::Regular), colour, (most - 14.0) * std::f32::consts::SQRT_2)
            })
            .collect();
        let longest = heads.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let head = (longest / std::f32::consts::SQRT_2 + 16.0).clamp(40.0, most);
        let mut offsets = Vec::with_capacity(heroes.len());
        let (mut down, mut across) = (0.0, 0.0);
        let mut before = books.first().copied().flatten();
        for book in &books {
            if *book != before {
                (down, across) = (down + BOOK_GAP, across + BOOK_GAP);
            }
            before = *book;
            offsets.push((down, across));
            (down, across) = (down + high + 1.0, across + wide + 1.0);
        }
        let cells = LEFT + names_wide + across;
        let size = vec2((cells + longest / std::f32::consts::SQRT_2).min(room.x.max(cells)), head + down);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let grid = Grid { origin: whole.min + vec2(LEFT + names_wide, head), cell: vec2(wide, high), offsets };
        for (at, (galley, name)) in heads.into_iter().zip(&names).enumerate() {
            let foot = pos2(grid.rect(0, at).center().x - 4.0, grid.origin.y - 8.0 - galley.size().y * 0.5);
            let is_cut = galley.elided;
            let shape = TextShape::new(foot, galley, colour).with_angle(-std::f32::consts::FRAC_PI_4);
            ui.painter().add(shape);
            if is_cut {
                let area =
                    Rect::from_min_max(pos2(foot.x - 6.0, whole.top()), pos2(foot.x + wide - 6.0, grid.origin.y));
                ui.interact(area, Id::unique("matrix head").with(at), Sense::hover()).on_hover_text(name);
            }
        }
        let last = heroes.len() - 1;
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
            row_name(ui, line, name, names_wide - 8.0, open.is_some_and(|pair| pair[0] == row));
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
                let pair = [name.as_str(), other.as_str()];
                let cell = figures.cell(row, column);
                let response = self.cell(ui, rect, view, (row, column), pair, cell, comparison);
                if open == Some([row, column]) {
                    let ring = Stroke::new(2.0, colours(ui).accent);
                    ui.painter().rect_stroke(rect, CornerRadius::same(2), ring, StrokeKind::Outside);
                }
                if response.clicked() {
                    self.cursor = (row, column);
                    response.request_focus();
                    if cell.is_some() {
                        chosen = Some([row, column]);
                    }
                }
                if response.has_focus() {
                    focus_ring(ui, rect, 2);
                    self.walk(ui, &response, &grid, heroes.len());
                }
                if response.hovered() || response.has_focus() && self.by_key && shown.is_none() {
                    shown = cell.map(|cell| (rect, pair.map(str::to_owned), *cell));
                }
            }
        }
        if let Some((rect, [hero, other], cell)) = shown {
            tooltip_ui(ui.ctx(), view, rect, [&hero, &other], figures, &cell, comparison);
        }
        chosen
    }

    #[allow(clippy::too_many_arguments, reason = "what is drawn, and where")]
    fn cell(
        &self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        at: (usize, usize),
        names: [&str; 2],
        cell: Option<&Cell>,
        comparison: Option<&Comparison>,
    ) -> egui::Response {
        let (colours, i18n) = (colours(ui), &view.i18n);
        // One cell alone is a stop of the Tab key; the arrow keys lead to the others.
        let sense = if self.cursor == at { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, id_of(at), sense);
        let title = i18n.tr_with("balance-against", &[("one", Arg::Text(names[0])), ("other", Arg::Text(names[1]))]);
        let corner = CornerRadius::same(2);
        let Some(cell) = cell else {
            let told = format!("{title}: {}", i18n.tr("balance-not-run"));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, false, &told));
            ui.painter().rect(rect, corner, colours.well, Stroke::new(1.0, colours.divider), StrokeKind::Inside);
            return response;
        };
        let change = comparison.and_then(|comparison| comparison.cell(cell)).map(|(_, change)| change);
        let (text, told, heat, is_marked) = match (self.shows_change, change) {
            (true, Some(change)) => {
                let (text, ends) = (points(i18n, change.share), change_bounds(i18n, change));
                (text.clone(), format!("{title}: {text} ({ends})"), 0.5 + change.share, !change.holds(0.0))
            }
            (true, None) if comparison.is_some() => {
                (String::new(), format!("{title}: {}", i18n.tr("balance-not-run")), 0.5, false)
            }
            _ => {
                let text = decimal(i18n, cell.rate.share * 100.0, 1);
                let told = format!("{title}: {text} ({})", bounds(i18n, cell.rate));
                (text, told, cell.rate.share, cell.is_outside())
            }
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
        ui.painter().rect_filled(rect, corner, heat_colour(ui, heat));
        if is_marked {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, colours.text), StrokeKind::Inside);
        } else if response.hovered() {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, colours.outline_hover), StrokeKind::Inside);
        }
        let font = theme::small(if is_marked { Weight::Semibold } else { Weight::Medium });
        text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, &text, font, colours.text);
        response
    }

    /// Arrow keys go from cell to cell, past the diagonal.
    fn walk(&mut self, ui: &Ui, response: &egui::Response, grid: &Grid, count: usize) {
        let (row, column) = self.cursor;
        let back = |at: usize, other: usize| {
            let next = at.checked_sub(1)?;
            if next == other { next.checked_sub(1) } else { Some(next) }
        };
        let on = |at: usize, other: usize| Some(if at + 1 == other { at + 2 } else { at + 1 }).filter(|&at| at < count);
        let next = match arrow(ui, response) {
            Some(Key::ArrowUp) => back(row, column).map(|row| (row, column)),
            Some(Key::ArrowDown) => on(row, column).map(|row| (row, column)),
            Some(Key::ArrowLeft) => back(column, row).map(|column| (row, column)),
            Some(Key::ArrowRight) => on(column, row).map(|column| (row, column)),
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

fn row_name(ui: &Ui, line: Rect, name: &str, wide: f32, is_open: bool) {
    let colours = colours(ui);
    let (weight, colour) =
        if is_open { (Weight::Semibold, colours.text) } else { (Weight::Regular, colours.secondary) };
    let galley = elided(ui, name, theme::body(weight), colour, wide);
    ui.painter().galley(pos2(line.left() + LEFT, line.center().y - galley.size().y / 2.0), galley, colour);
}

/// The ground of a cell: the further from one half, the stronger, up to 7.5 points.
pub fn heat_colour(ui: &Ui, share: f64) -> Color32 {
    let colours = colours(ui);
    let off = to_f32(share) - 0.5;
    let strength = 0.08 + 0.74 * (off.abs() / 0.075).min(1.0);
    colours.raised.lerp_to_gamma(colours.heat[usize::from(off >= 0.0)], strength)
}
