//! Labels, and the drawing that charts, boards and faces need: text, icons, keys, bars, focus rings.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, FontId, Galley, Image, Label, Painter, Pos2, Rect, Response, RichText, Sense,
    Shadow, Shape, Stroke, StrokeKind, TextureHandle, Ui, Vec2, vec2,
};
use lucide_icons::Icon;

use crate::studio::bidi::layout;
use crate::studio::theme::{self, Weight, colours, radius};

/// Draws text at a point and returns its rectangle.
pub fn text_at(painter: &Painter, at: Pos2, align: Align2, text: &str, font: FontId, colour: Color32) -> Rect {
    painter.text(at, align, text, font, colour)
}

/// Draws an icon around its centre, `size` points wide.
pub fn icon_at(painter: &Painter, middle: Pos2, icon: Icon, size: f32, colour: Color32) {
    painter.text(middle, Align2::CENTER_CENTER, char::from(icon), theme::icon(size), colour);
}

/// The width of a text on one line, in points.
pub fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// Text on one line that is cut with an ellipsis at a width, in points.
pub fn elided(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
    layout(ui, job)
}

/// Text that is wrapped at a width in points.
pub fn wrapped(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    layout(ui, LayoutJob::simple(text.to_owned(), font, colour, width))
}

/// Text that is wrapped at a width in points and cut with an ellipsis after so many lines. A word that is wider than
/// that is cut as well instead of being broken.
pub fn in_lines(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32, lines: usize) -> Arc<Galley> {
    let wide = |word: &str| text_width(ui, word, font.clone());
    // The space behind a cut word must fit too, otherwise it takes a whole line.
    let space = wide(" ");
    let cut = |word: &str| {
        // Scripts without spaces between words, e.g. Thai, are broken anywhere.
        if word.chars().any(|letter| letter >= '\u{e00}' && letter.is_alphabetic()) || wide(word) <= width {
            return word.to_owned();
        }
        let mut ends: Vec<usize> = word.char_indices().map(|(at, _)| at).skip(1).collect();
        while let Some(end) = ends.pop() {
            let short = format!("{}…", &word[..end]);
            if wide(&short) + space <= width {
                return short;
            }
        }
        word.to_owned()
    };
    let mut words: Vec<String> = text.split(' ').map(cut).collect();
    // One mark says that something is left out.
    if lines == 1 && words.first().is_some_and(|first| !text.starts_with(first.as_str())) {
        words.truncate(1);
    }
    let mut job = LayoutJob::simple(words.join(" "), font, colour, width);
    job.wrap.max_rows = lines;
    layout(ui, job)
}

/// A label on one line. Where the text is too wide, the label ends in an ellipsis and a tooltip shows the text.
pub fn label(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    ui.add(Label::new(RichText::new(text).font(font).color(colour)).truncate())
}

/// A label that is wrapped at the available width.
pub fn wrapped_label(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    ui.add(Label::new(RichText::new(text).font(font).color(colour)).wrap())
}

/// A figure with a mark: a good one, or a warning.
pub fn verdict_label(ui: &mut Ui, text: &str, is_good: bool) {
    let colours = colours(ui);
    let (icon, colour) =
        if is_good { (Icon::CircleCheck, colours.good) } else { (Icon::TriangleAlert, colours.warning.text) };
    icon_label(ui, icon, 13.0, colour);
    label(ui, text, theme::small(Weight::Semibold), colour);
}

/// A [`wrapped_label`] of so many lines at most; where the text is cut, a tooltip shows it.
pub fn lines_label(ui: &mut Ui, text: &str, font: FontId, colour: Color32, lines: usize) -> Response {
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, ui.available_width());
    (job.wrap.max_rows, job.wrap.break_anywhere) = (lines, false);
    ui.add(Label::new(job))
}

/// A [`label`] that screen readers skip, because the row or button around the label has a name already.
pub fn cell_label(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    let label = Label::new(RichText::new(text).font(font).color(colour)).truncate();
    let (at, galley, response) = label.layout_in_ui(ui);
    let is_elided = galley.elided;
    ui.painter().galley(at, galley, colour);
    if is_elided { response.on_hover_text(text) } else { response }
}

/// Text that is laid out already, cut off at a size. Screen readers skip it, as they skip a [`cell_label`].
pub fn galley_label(ui: &mut Ui, galley: Arc<Galley>, size: Vec2, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())).galley(rect.min, galley, colour);
}

/// An icon in the flow of the layout, `size` points wide.
pub fn icon_label(ui: &mut Ui, icon: Icon, size: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    icon_at(ui.painter(), rect.center(), icon, size, colour);
    response
}

/// A bar that is filled to a share from 0 to 1.
pub fn bar(ui: &mut Ui, width: f32, share: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 4.0), Sense::hover());
    let corner = CornerRadius::same(2);
    ui.painter().rect_filled(rect, corner, colours(ui).pressed);
    let full = Rect::from_min_size(rect.min, vec2(width * share.clamp(0.0, 1.0), 4.0));
    ui.painter().rect_filled(full, corner, colour);
    response
}

/// The line between two parts of the window, along an edge of `rect`, e.g. `CENTER_TOP`.
pub fn divider(ui: &Ui, rect: Rect, edge: Align2) {
    edge_line(ui, rect, edge, colours(ui).divider);
}

/// A line along an edge of `rect`, e.g. `CENTER_TOP`.
pub fn edge_line(ui: &Ui, rect: Rect, edge: Align2, colour: Color32) {
    let size = if edge.x() == Align::Center { vec2(rect.width(), 1.0) } else { vec2(1.0, rect.height()) };
    ui.painter().rect_filled(edge.align_size_within_rect(size, rect), 0.0, colour);
}

/// A divider over the whole width, below everything that the panel already has.
pub fn divider_here(ui: &Ui) {
    divider(ui, ui.max_rect().with_min_y(ui.cursor().top()), Align2::CENTER_TOP);
}

/// A background behind the widgets that are added later.
pub fn background(ui: &Ui, rect: Rect, colour: Color32) {
    ui.painter().rect_filled(rect, 0.0, colour);
}

/// A background with an outline and rounded corners, for a place whose size does not depend on its contents.
pub fn surface(ui: &Ui, rect: Rect, corner: u8, fill: Color32, line: Color32) {
    ui.painter().rect(rect, CornerRadius::same(corner), fill, Stroke::new(1.0, line), StrokeKind::Inside);
}

/// A [`cell_label`] that is struck through.
pub fn struck_label(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    let response = cell_label(ui, text, font, colour);
    let rect = response.rect;
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, colour));
    response
}

/// A short text in a circle that is `size` points wide, e.g. a number or an initial. Screen readers skip it.
pub fn round_badge(
    ui: &mut Ui,
    size: [f32; 2],
    text: &str,
    (font, colour): (FontId, Color32),
    [fill, line]: [Color32; 2],
) {
    let (rect, _) = ui.allocate_exact_size(size.into(), Sense::hover());
    let radius = rect.size().min_elem() / 2.0;
    ui.painter().circle(rect.center(), radius, fill, Stroke::new(1.0, line));
    text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, text, font, colour);
}

/// A card face with its shadow. Until the face is drawn, `text` is shown in its place.
pub fn face_picture(ui: &Ui, rect: Rect, texture: Option<&TextureHandle>, text: &str) {
    let colours = colours(ui);
    if let Some(texture) = texture {
        let shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(90) };
        ui.painter().add(shadow.as_shape(rect, CornerRadius::same(9)));
        Image::new((texture.id(), rect.size())).paint_at(ui, rect);
        return;
    }
    ui.painter().rect_filled(rect, CornerRadius::same(radius::POPUP), colours.hover);
    let galley = wrapped(ui, text, theme::small(Weight::Regular), colours.label, rect.width() - 32.0);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours.label);
}

/// Draws a bracket that opens to the right.
pub fn bracket(ui: &Ui, rect: Rect, colour: Color32) {
    let painter = ui.painter();
    let stroke = Stroke::new(2.0, colour);
    painter.vline(rect.left() + 1.0, rect.y_range(), stroke);
    for y in [rect.top() + 1.0, rect.bottom() - 1.0] {
        painter.line_segment([Pos2::new(rect.left(), y), Pos2::new(rect.right(), y)], stroke);
    }
}

/// A dashed outline, for something that does not exist yet.
pub fn dashed_outline(ui: &Ui, rect: Rect, colour: Color32) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    ui.painter().extend(Shape::dashed_line(&corners, Stroke::new(1.0, colour), 4.0, 3.0));
}

/// The ring around the widget that has the focus.
pub fn focus_ring(ui: &Ui, rect: Rect, corner: u8) {
    let accent = colours(ui).accent;
    let painter = ui.painter();
    painter.rect_stroke(rect, CornerRadius::same(corner), Stroke::new(1.0, accent), StrokeKind::Inside);
    let halo = Stroke::new(2.0, accent.gamma_multiply(0.22));
    painter.rect_stroke(rect, CornerRadius::same(corner), halo, StrokeKind::Outside);
}

/// A frame around a widget on which something can be dropped, over its contents.
pub fn drop_frame(ui: &Ui, response: &Response) {
    // The painter of a cell would cut it off.
    let painter = ui.ctx().layer_painter(response.layer_id);
    let line = Stroke::new(2.0, colours(ui).accent);
    painter.rect_stroke(response.interact_rect, CornerRadius::same(radius::TOKEN), line, StrokeKind::Inside);
}
