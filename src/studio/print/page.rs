//! The preview of the printed pages, one at a time.

use egui::{
    Color32, CornerRadius, Image, Key, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    vec2,
};
use lucide_icons::Icon;

use super::Print;
use crate::document::RecordPath;
use crate::face::{Cut, Page};
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{FaceCache, Shown, wanted};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{empty_state, icon_at, icon_button, label, language_name, text_width, wrapped};
use crate::text::{Arg, Language};

/// The height of the line below the page, in points.
const TURNER: f32 = 40.0;
/// The greatest scale of a page, in points per millimetre.
const LARGEST: f32 = 6.4;

impl Print {
    pub(super) fn pages_ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        let (form, count, languages) = (self.form(), self.places().len(), self.languages(view));
        let of_language = form.pages(count);
        let all = of_language * languages.len();
        if all == 0 {
            let (title, hint) = if languages.is_empty() {
                ("print-no-language", "print-no-language-hint")
            } else {
                ("print-nothing", "print-nothing-hint")
            };
            empty_state(ui, Icon::Printer, &view.i18n.tr(title), &view.i18n.tr(hint), |_| {});
            return;
        }
        self.page = self.page.min(all - 1);
        self.keys(ui, all);
        let language = languages[self.page / of_language];
        let Some(page) = form.page(count, self.page % of_language) else { return };
        let mut words =
            view.i18n.tr_with("print-page-of", &[("n", Arg::count(self.page + 1)), ("all", Arg::count(all))]);
        if languages.len() > 1 {
            words = format!("{words} · {}", language_name(language));
        }
        if page.is_back {
            words = format!("{words} · {}", view.i18n.tr("print-back-side"));
        }
        let room = ui.max_rect();
        // The buttons come before the cards in the Tab order, because a page has many cards.
        self.turner(ui, view, room.with_min_y(room.bottom() - height::CHIP), all, &words);
        self.page_ui(ui, view, faces, (&page, language), room.with_max_y(room.bottom() - TURNER));
    }

    /// Turns the pages with the keyboard, unless a field or a menu has the focus.
    fn keys(&mut self, ui: &Ui, all: usize) {
        if ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::PageDown) {
            self.page = (self.page + 1).min(all - 1);
        }
        if pressed(Key::PageUp) {
            self.page = self.page.saturating_sub(1);
        }
        if pressed(Key::Home) {
            self.page = 0;
        }
        if pressed(Key::End) {
            self.page = all - 1;
        }
    }

    /// The number of the page between the buttons that turn pages.
    fn turner(&mut self, ui: &mut Ui, view: &View<'_>, room: Rect, all: usize, words: &str) {
        let i18n = &view.i18n;
        let font = theme::body(Weight::Medium);
        let width = text_width(ui, words, font.clone()) + 4.0 * height::CHIP + 6.0 * 8.0;
        let line = Rect::from_center_size(room.center(), vec2(width.min(room.width()), height::CHIP));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(line).layout(layout));
        ui.spacing_mut().item_spacing.x = 8.0;
        let now = self.page;
        let mut button = |ui: &mut Ui, icon: Icon, name: &'static str, key: &str, to: usize| {
            let tip = format!("{}\n{key}", i18n.tr(name));
            if icon_button(ui, icon, &tip, to != now).clicked() {
                self.page = to;
            }
        };
        button(&mut ui, Icon::ChevronsLeft, "print-first-page", "Home", 0);
        button(&mut ui, Icon::ChevronLeft, "print-previous-page", "Page Up", now.saturating_sub(1));
        let colour = colours(&ui).text;
        label(&mut ui, words, font, colour);
        button(&mut ui, Icon::ChevronRight, "print-next-page", "Page Down", (now + 1).min(all - 1));
        button(&mut ui, Icon::ChevronsRight, "print-last-page", "End", all - 1);
    }

    fn page_ui(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        faces: &mut FaceCache,
        (page, language): (&Page, &'static Language),
        room: Rect,
    ) {
        let grid = &page.grid;
        let [wide, high] = grid.page.map(small);
        let scale = (room.width() / wide).min(room.height() / high).min(LARGEST);
        let paper = Rect::from_center_size(room.center(), vec2(wide, high) * scale);
        let at = |[x, y]: [f64; 2]| paper.min + vec2(small(x), small(y)) * scale;
        // There is no paper to draw if the page is a single card.
        let is_card = grid.per_page() == 1 && page.marks.is_empty();
        if !is_card {
            ui.painter().rect(paper, 2.0, Color32::WHITE, Stroke::new(1.0, colours(ui).outline), StrokeKind::Outside);
        }
        let cell = vec2(small(grid.cell[0]), small(grid.cell[1])) * scale;
        let pixels = scale * ui.ctx().pixels_per_point();
        let bleeds = grid.bleed > 0.0;
        let cut = match (bleeds, page.is_round) {
            (true, _) => Cut::Bleed,
            (false, true) => Cut::Round,
            (false, false) => Cut::Straight,
        };
        for (cell_at, face_at) in page.faces.clone().enumerate() {
            let Some(&place) = self.places().get(face_at) else { continue };
            let rect = Rect::from_min_size(at(grid.place(cell_at, page.is_back)), cell);
            let wanted = wanted(&view.document, &view.texts, place, language);
            let shown = if page.is_back { faces.back(pixels, cut) } else { faces.thumbnail(&wanted, pixels, cut) };
            face_ui(ui, view, shown, rect, (!page.is_back).then_some(place));
            if bleeds && page.marks.is_empty() {
                let cut = rect.shrink(small(grid.bleed) * scale);
                let line = Stroke::new(1.0, Color32::from_white_alpha(110));
                ui.painter().rect_stroke(cut, 0.0, line, StrokeKind::Middle);
            }
        }
        for &(from, to) in &page.marks {
            ui.painter().line_segment([at(from), at(to)], Stroke::new(1.0, Color32::BLACK));
        }
    }
}

/// A face on the page. Problems are marked, the tooltip has the name, and a click opens the card.
fn face_ui(ui: &mut Ui, view: &View<'_>, shown: Option<&Shown>, rect: Rect, place: Option<RecordPath>) {
    let texture = shown.and_then(|shown| shown.texture.as_ref());
    match texture {
        Some(texture) => Image::new((texture.id(), rect.size())).paint_at(ui, rect),
        None => _ = ui.painter().rect_filled(rect, CornerRadius::same(4), Color32::from_gray(222)),
    }
    let mut problems = String::new();
    for problem in shown.map_or(&[][..], |shown| &shown.problems) {
        problems.push('\n');
        problems.push_str(&problem_text::problem(&view.i18n, problem));
    }
    if !problems.is_empty() {
        let warning = colours(ui).warning;
        let middle = rect.right_top() + vec2(-11.0, 11.0);
        ui.painter().circle(middle, 10.0, warning.ground, Stroke::new(1.0, warning.line));
        icon_at(ui.painter(), middle, Icon::TriangleAlert, 12.0, warning.text);
        if texture.is_none() {
            let text = format!("{}{problems}", view.i18n.tr("face-failed"));
            let grey = Color32::from_gray(60);
            let galley = wrapped(ui, &text, theme::small(Weight::Regular), grey, rect.width() - 24.0);
            // On a sheet there can be room for the icon only. The tooltip has the text.
            let painter = ui.painter().with_clip_rect(rect.shrink(4.0).intersect(ui.clip_rect()));
            painter.galley(rect.min + vec2(12.0, 26.0), galley, grey);
        }
    }
    let Some((place, (id, name))) = place.and_then(|place| Some((place, view.registry().id_and_name(place)?))) else {
        return;
    };
    let response = ui.interact(rect, ui.scope_id().with(("face", place)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}, {id}")));
    if response.has_focus() || response.hovered() {
        ui.painter().rect_stroke(rect, 0.0, Stroke::new(2.0, colours(ui).accent), StrokeKind::Inside);
    }
    if response.on_hover_text(format!("{name} · {id}{problems}")).clicked() {
        view.send(SelectionCommand::GoTo(place, String::new()));
    }
}

#[allow(clippy::cast_possible_truncation, reason = "millimetres on a page")]
fn small(length: f64) -> f32 {
    length as f32
}
