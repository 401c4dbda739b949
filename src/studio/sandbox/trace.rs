//! The trace: what happened, why, and what it changed; pointing at a line shows it on the board and in the rows.

use egui::{Align2, Color32, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::BoardHover;
use super::names::icon;
use super::told::{Kind, Line};
use crate::engine::trace::RowOutcome;
use crate::sandbox::{Command, Moment};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{elided, focus_ring, icon_at, text_at};

/// The height of a line.
pub const LINE: f32 = 22.0;
/// A line that is too long to follow with the eye says less, in points.
const MOST: f32 = 760.0;
/// A text with more bytes may not fit on its line.
const LONG: usize = 44;
/// What the difference of a change has at the right.
const DIFFERENCE: f32 = 38.0;

/// Shows the lines; `now` is the moment that is shown, and what comes after it is faint. The lines of a match or a trial
/// cannot be gone to.
pub fn trace_ui(
    ui: &mut Ui,
    view: &View<'_>,
    lines: &[Line],
    now: Option<Moment>,
    pointed: &BoardHover,
    out: &mut BoardHover,
) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let next = now.and_then(|now| {
        let after = |line: &Line| line.moment.step == now.step && line.moment.event > now.event;
        lines.iter().position(|line| now.event > 0 && after(line) && matches!(line.kind, Kind::Row { .. }))
    });
    ScrollArea::vertical().id_salt("trace").auto_shrink(false).show_rows(ui, LINE, lines.len(), |ui, range| {
        for at in range {
            let line = &lines[at];
            let later = now.is_some_and(|now| line.moment > now && !(now.event == 0 && line.moment.step < now.step));
            one(ui, view, at, line, later, next == Some(at), now.is_some(), pointed, out);
        }
    });
}

#[allow(clippy::too_many_arguments, reason = "a line and how it stands to the moment that is shown")]
fn one(
    ui: &mut Ui,
    view: &View<'_>,
    at: usize,
    line: &Line,
    later: bool,
    is_next: bool,
    can_go: bool,
    pointed: &BoardHover,
    out: &mut BoardHover,
) {
    let colours = colours(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width().min(MOST), LINE));
    let sense = if can_go { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("line", at)), sense);
    response.widget_info(|| WidgetInfo::labeled(if can_go { Role::Button } else { Role::Label }, true, spoken(line)));
    let hot = line.row.is_some() && pointed.row == line.row;
    if hot {
        ui.painter().rect_filled(rect, 0.0, colours.selected);
        ui.painter().vline(rect.left() + 1.0, rect.y_range(), Stroke::new(2.0, colours.accent));
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, colours.hover);
    }
    if matches!(line.kind, Kind::Step | Kind::Row { .. }) && line.depth == 0 && at > 0 {
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
    }
    if response.has_focus() {
        focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
    }
    if response.hovered() || response.has_focus() {
        (out.row, out.subject) = (line.row, line.subject.clone());
    }
    if response.clicked() {
        view.send(Command::GoTo(line.moment));
    }
    let fade = if later { 0.55 } else { 1.0 };
    let paint = Paint { ui, rect: rect.shrink2(vec2(12.0, 0.0)), fade };
    paint.line(view, line, is_next);
    // What may have been cut is told in full.
    if line.note.len() > LONG || matches!(line.kind, Kind::Reason) && line.main.len() > LONG {
        let whole = if line.note.is_empty() { line.main.clone() } else { format!("{}: {}", line.main, line.note) };
        response.on_hover_text(whole);
    }
}

/// A line as text, to be copied.
pub fn in_text(line: &Line) -> String {
    format!("{}{}", "  ".repeat(usize::from(line.depth)), spoken(line))
}

/// A line as it is said.
fn spoken(line: &Line) -> String {
    let mut words = line.main.clone();
    if let Kind::Change(before, after) = line.kind {
        words = format!("{words}: {before} → {after}");
    }
    for more in [&line.note, &line.end] {
        if !more.is_empty() {
            words = format!("{words}, {more}");
        }
    }
    words
}

struct Paint<'a> {
    ui: &'a Ui,
    rect: Rect,
    fade: f32,
}

impl Paint<'_> {
    fn colour(&self, colour: Color32) -> Color32 {
        if self.fade < 1.0 { colour.gamma_multiply(self.fade) } else { colour }
    }

    fn text(&self, x: f32, text: &str, font: egui::FontId, colour: Color32, room: f32) -> Rect {
        let galley = elided(self.ui, text, font, self.colour(colour), room);
        let place = Rect::from_min_size(pos2(x, self.rect.center().y - galley.size().y / 2.0), galley.size());
        self.ui.painter().galley(place.min, galley, colour);
        place
    }

    fn right(&self, x: f32, text: &str, font: egui::FontId, colour: Color32) -> f32 {
        let at = pos2(x, self.rect.center().y);
        text_at(self.ui.painter(), at, Align2::RIGHT_CENTER, text, font, self.colour(colour)).left()
    }

    fn mark(&self, x: f32, mark: Icon, colour: Color32) {
        icon_at(self.ui.painter(), pos2(x, self.rect.center().y), mark, 13.0, self.colour(colour));
    }

    fn line(&self, view: &View<'_>, line: &Line, is_next: bool) {
        let colours = colours(self.ui);
        let (small, body) = (theme::small(Weight::Regular), theme::body(Weight::Regular));
        let left = self.rect.left() + 14.0 * f32::from(line.depth) + 12.0;
        let right = self.rect.right();
        match &line.kind {
            Kind::Step => {
                self.text(self.rect.left(), &line.main, theme::body(Weight::Semibold), colours.text, right - left);
            }
            Kind::Head => {
                self.mark(left - 4.0, Icon::CornerDownRight, colours.label);
                self.text(left + 8.0, &line.main, theme::body(Weight::Medium), colours.text, right - left - 8.0);
            }
            Kind::Fixed => {
                self.mark(left - 6.0, Icon::Lock, colours.label);
                let head = self.text(left + 8.0, &line.main, theme::small(Weight::Medium), colours.secondary, 150.0);
                self.text(head.right() + 8.0, &line.note, small, colours.label, right - head.right() - 8.0);
            }
            Kind::Row { number, op, became, undone } => self.row(view, line, *number, op, *became, *undone, is_next),
            Kind::Condition(holds) => {
                let (mark, colour) =
                    if *holds { (Icon::CircleCheck, colours.good) } else { (Icon::CircleX, colours.label) };
                self.mark(left + 4.0, mark, colour);
                let end = self.right(right, &line.end, theme::small(Weight::Medium), colour);
                self.text(left + 16.0, &line.main, body, colours.secondary, end - 8.0 - left - 16.0);
            }
            Kind::Reason => {
                self.text(left + 16.0, &line.main, small, colours.label, right - left - 16.0);
            }
            Kind::Undo => {
                let ground = Rect::from_min_max(
                    pos2(left - 4.0, self.rect.top() + 1.0),
                    pos2(right + 4.0, self.rect.bottom() - 1.0),
                );
                self.ui.painter().rect_filled(ground, CornerRadius::same(radius::BADGE), colours.hover);
                self.mark(left + 4.0, Icon::Undo2, colours.accent);
                self.text(left + 16.0, &line.main, theme::body(Weight::Medium), colours.accent, right - left - 16.0);
            }
            Kind::Change(before, after) => {
                self.right(right, &line.end, small, colours.label);
                let now =
                    self.right(right - DIFFERENCE, &after.to_string(), theme::body(Weight::Semibold), colours.text);
                let was = self.right(now - 5.0, &format!("{before} →"), body.clone(), colours.label);
                self.mark(left + 4.0, Icon::Equal, colours.label);
                self.text(left + 16.0, &line.main, body, colours.secondary, was - 8.0 - left - 16.0);
            }
            Kind::Moved => {
                self.mark(left + 4.0, Icon::ArrowRight, colours.label);
                self.text(left + 16.0, &line.main, body, colours.secondary, right - left - 16.0);
            }
            Kind::Note => {
                self.mark(left + 4.0, Icon::Dot, colours.label);
                self.text(left + 16.0, &line.main, body, colours.secondary, right - left - 16.0);
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "what is known about a row")]
    fn row(&self, view: &View<'_>, line: &Line, number: u8, op: &str, became: RowOutcome, undone: bool, is_next: bool) {
        let colours = colours(self.ui);
        let right = self.rect.right();
        let start = self.rect.left() + 14.0 * f32::from(line.depth);
        let middle = self.rect.center().y;
        let ring = if is_next { colours.accent } else { colours.outline };
        self.ui.painter().circle_stroke(pos2(start + 7.0, middle), 8.0, Stroke::new(1.0, self.colour(ring)));
        let at = pos2(start + 7.0, middle);
        let figure = self.colour(colours.secondary);
        text_at(
            self.ui.painter(),
            at,
            Align2::CENTER_CENTER,
            &number.to_string(),
            theme::small(Weight::Semibold),
            figure,
        );
        let operation = view.rules().operations.get(op);
        let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
        let mark = operation.map_or(Icon::Circle, |operation| icon(&operation.icon));
        let faint = undone || became == RowOutcome::Skipped;
        let colour = if faint { tint.text.gamma_multiply(0.75) } else { tint.text };
        self.mark(start + 28.0, mark, colour);
        let (text, ground, ink) = match (is_next, undone, became) {
            (true, ..) => (view.i18n.tr("sandbox-next").to_string(), colours.info.ground, colours.info.text),
            (_, true, _) => (line.end.clone(), colours.hover, colours.text),
            (_, _, RowOutcome::Applied) => (line.end.clone(), colours.kinds[1].ground, colours.good),
            _ => (line.end.clone(), colours.hover, colours.secondary),
        };
        let galley = self.ui.painter().layout_no_wrap(text, theme::small(Weight::Semibold), self.colour(ink));
        let badge = Rect::from_min_max(pos2(right - galley.size().x - 10.0, middle - 8.0), pos2(right, middle + 8.0));
        self.ui.painter().rect_filled(badge, CornerRadius::same(radius::BADGE), self.colour(ground));
        self.ui.painter().galley(badge.center() - galley.size() / 2.0, galley, ink);
        let room = (badge.left() - start - 90.0).max(60.0);
        let title = self.text(start + 38.0, &line.main, theme::body(Weight::Semibold), colour, room);
        if undone {
            self.ui.painter().hline(title.x_range(), middle, Stroke::new(1.0, self.colour(colour)));
        }
        let rest = badge.left() - title.right() - 12.0;
        self.text(title.right() + 6.0, &line.note, theme::small(Weight::Regular), colours.label, rest);
    }
}
