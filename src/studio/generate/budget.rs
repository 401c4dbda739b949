//! Charts of prices: the budget of each type by its cost with the prices of the cards that are shown, where a price lies
//! in its range, and how many cards lie where.

use egui::{Align2, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::Generate;
use super::work::Batch;
use crate::base::Name;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{panel_head, text_at, text_width};

/// The height of the chart with its head, in points.
pub const HEIGHT: f32 = 170.0;
const MARGIN: f32 = 28.0;
/// The height of a line of the legend.
const LEGEND: f32 = 13.0;
/// The most card types that are named for a line.
const MOST_NAMES: usize = 2;
/// The height of the names below bars.
const NAMES: f32 = 16.0;

/// The ranges of costs, and of prices in tenths of a point.
struct Scale {
    room: Rect,
    costs: [i32; 2],
    points: [i64; 2],
}

impl Scale {
    fn new(room: Rect, batch: &Batch) -> Option<Self> {
        let budgets = batch.budgets.iter().flat_map(|budget| &budget.points).copied();
        let shown = batch.cards.iter().filter_map(|made| Some((made.cost?, made.price)));
        let all: Vec<(i32, i64)> = budgets.chain(shown).collect();
        let (costs, points) = (|| all.iter().map(|(cost, _)| *cost), || all.iter().map(|(_, points)| *points));
        Some(Self { room, costs: [costs().min()?, costs().max()?], points: [points().min()?.min(0), points().max()?] })
    }

    #[allow(clippy::cast_precision_loss, reason = "small numbers")]
    fn at(&self, cost: i32, points: i64) -> Pos2 {
        let share = |from: f32, to: f32, at: f32| (at - from) / (to - from).max(1.0);
        let x = share(self.costs[0] as f32, self.costs[1] as f32, cost as f32);
        let y = share(self.points[0] as f32, self.points[1] as f32, points as f32);
        pos2(self.room.left() + x * self.room.width(), self.room.bottom() - y * self.room.height())
    }
}

impl Generate {
    pub(super) fn budget_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let Some(batch) = &self.batch else { return };
        let i18n = &view.i18n;
        let title = i18n.tr("generate-budget");
        panel_head(ui, &title, "", |_| {});
        let (whole, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &title));
        let room = whole.shrink2(vec2(MARGIN, 16.0));
        let Some(scale) = Scale::new(room, batch) else { return };
        let (colours, painter) = (colours(ui), ui.painter());
        let small = theme::small(Weight::Regular);
        for cost in scale.costs {
            let at = pos2(scale.at(cost, 0).x, room.bottom() + 9.0);
            text_at(painter, at, Align2::CENTER_CENTER, &cost.to_string(), small.clone(), colours.label);
        }
        for points in scale.points {
            let at = pos2(room.left() - 14.0, scale.at(scale.costs[0], points).y);
            #[allow(clippy::cast_precision_loss, reason = "small numbers")]
            let points = i18n.decimal(points as f64 / 10.0, 0);
            text_at(painter, at, Align2::CENTER_CENTER, &points, small.clone(), colours.label);
        }
        // The lines after the first differ by their dashes.
        let draw = |at: usize, line: &[Pos2]| {
            #[allow(clippy::cast_precision_loss, reason = "a few types")]
            let dash = 2.0 * at as f32 + 1.0;
            if at == 0 {
                painter.add(Shape::line(line.to_vec(), Stroke::new(1.5, colours.accent)));
            } else {
                painter.extend(Shape::dashed_line(line, Stroke::new(1.0, colours.secondary), dash, 2.0));
            }
        };
        for (at, budget) in batch.budgets.iter().enumerate() {
            let line: Vec<Pos2> = budget.points.iter().map(|(cost, points)| scale.at(*cost, *points)).collect();
            draw(at, &line);
        }
        for made in &batch.cards {
            if let Some(cost) = made.cost {
                painter.circle_filled(scale.at(cost, made.price), 2.5, colours.text);
            }
        }
        // Where the lines seldom are: costs pay for more the higher they are. Prices below it stay readable.
        for (at, budget) in batch.budgets.iter().enumerate().filter(|_| batch.budgets.len() > 1) {
            #[allow(clippy::cast_precision_loss, reason = "a few types")]
            let below = (batch.budgets.len() - 1 - at) as f32 * LEGEND;
            let of_type = |name: &Name| i18n.heading(&format!("type-{name}"), name);
            let first = budget.card_types.iter().take(MOST_NAMES).map(of_type).collect::<Vec<_>>().join(", ");
            let name = if budget.card_types.len() > MOST_NAMES { first + "…" } else { first };
            let place = room.right_bottom() - vec2(0.0, below + 6.0);
            let width = text_width(ui, &name, small.clone());
            let ground = Rect::from_min_max(place - vec2(width + 24.0, LEGEND / 2.0), place + vec2(3.0, LEGEND / 2.0));
            painter.rect_filled(ground, 2.0, colours.panel);
            let label = text_at(painter, place, Align2::RIGHT_CENTER, &name, small.clone(), colours.label);
            let end = label.left_center() - vec2(5.0, 0.0);
            draw(at, &[end - vec2(16.0, 0.0), end]);
        }
    }
}

/// Where a price lies in its band, which is the middle half.
pub fn gauge_ui(ui: &mut Ui, width: f32, off: i64, band: i64) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 10.0), Sense::hover());
    let (colours, painter) = (colours(ui), ui.painter());
    let track = Rect::from_center_size(rect.center(), vec2(rect.width(), 5.0));
    painter.rect_filled(track, 2.0, colours.divider);
    let middle = Rect::from_center_size(rect.center(), vec2(rect.width() / 2.0, 5.0));
    painter.rect_filled(middle, 0.0, colours.accent.gamma_multiply(0.45));
    #[allow(clippy::cast_precision_loss, reason = "tenths of a point")]
    let share = (off as f32 / band as f32).clamp(-2.0, 2.0) / 4.0;
    let at = rect.center() + vec2(share * (rect.width() - 3.0), 0.0);
    let colour = if off.abs() <= band { colours.text } else { colours.warning.text };
    painter.rect_filled(Rect::from_center_size(at, vec2(3.0, 10.0)), 1.5, colour);
}

/// A chart of bars side by side, with the names of the first, the middle and the last.
pub fn bars_ui(ui: &mut Ui, height: f32, bars: &[(String, usize)]) {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let names: Vec<String> = bars.iter().map(|(name, count)| format!("{name}: {count}")).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, names.join(", ")));
    let (colours, painter) = (colours(ui), ui.painter());
    let chart = Rect::from_min_max(room.min + vec2(12.0, 4.0), room.max - vec2(12.0, NAMES));
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    #[allow(clippy::cast_precision_loss, reason = "a few bars")]
    let width = chart.width() / bars.len().max(1) as f32;
    for (at, (_, count)) in bars.iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "a few thousand cards")]
        let (left, share) = (chart.left() + at as f32 * width, *count as f32 / most as f32);
        let top = chart.bottom() - (share * chart.height()).max(1.0);
        let bar = Rect::from_min_max(pos2(left + 0.5, top), pos2(left + width - 0.5, chart.bottom()));
        painter.rect_filled(bar, 1.0, colours.accent.gamma_multiply(0.6));
    }
    let below = chart.bottom() + NAMES / 2.0;
    let ends = [
        (bars.first(), chart.left(), Align2::LEFT_CENTER),
        (bars.get(bars.len() / 2), chart.center().x, Align2::CENTER_CENTER),
        (bars.last(), chart.right(), Align2::RIGHT_CENTER),
    ];
    for (bar, x, align) in ends {
        let name = bar.map_or("", |(name, _)| name.as_str());
        text_at(painter, pos2(x, below), align, name, theme::small(Weight::Regular), colours.label);
    }
}
