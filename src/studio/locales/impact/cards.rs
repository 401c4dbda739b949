//! The message on real cards: faces as they will be printed, and its text over a sweep of values.

use egui::text::TextFormat;
use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Role, Sense, Shadow, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::card::Card;
use crate::document::{Document, RecordPath};
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{CARD_MM, FaceCache, Wanted};
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::difference::{shared_beginning, without_beginning};
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, panel_head, text_at, wrapped};
use crate::text::translation::{SWEEP, SweepSample};
use crate::text::{Arg, Language, Texts};

/// Points in a millimetre of a face.
const SCALE: f32 = 2.98;
const HEAD: f32 = 20.0;
const ROW: f32 = 21.0;
/// The width that the size of the letters takes, in points.
const SIZE: f32 = 56.0;

/// What the panel remembers.
#[derive(Default)]
pub struct RealCards {
    /// The value that is tried, by its place in [`SWEEP`]; the cards' own where there is none.
    pub value: Option<usize>,
    prepared: Option<Prepared>,
    /// How large the faces were shown last, in pixels to a millimetre.
    pixels: Option<f32>,
}

/// What the panel is made of: a message of the project as it is.
pub struct PreviewInput<'a> {
    /// The project.
    pub document: &'a Document,
    /// The messages of all languages.
    pub texts: &'a Texts,
    /// The language.
    pub language: &'static Language,
    /// What makes the texts over the values.
    pub base: &'a PreviewBase,
    /// The message.
    pub id: &'a str,
}

/// The cards of a message with one value, made once.
struct Prepared {
    key: (u64, String, &'static str, Option<usize>),
    cards: Vec<(RecordPath, Card)>,
    /// The place of the first of them, and its effect over the values.
    swept: Option<(RecordPath, Vec<SweepSample>)>,
}

impl RealCards {
    /// Tries the next value.
    pub fn next_value(&mut self) {
        self.value = match self.value {
            None => Some(0),
            Some(at) => (at + 1 < SWEEP.len()).then_some(at + 1),
        };
    }

    /// Makes anew what is no longer true: the cards, of those that show the message, their texts, and at once the
    /// pictures of those that are shown already.
    pub fn update(&mut self, of: &PreviewInput<'_>, users: &[RecordPath], faces: &mut FaceCache) {
        self.make(of, users);
        if let (Some(prepared), Some(pixels)) = (&self.prepared, self.pixels) {
            for (at, (place, card)) in prepared.cards.iter().enumerate() {
                let PreviewInput { document, texts, language, .. } = *of;
                let wanted = Wanted { document, texts, place: *place, language };
                faces.preview(at, &wanted, card, self.value.map(|at| SWEEP[at]), pixels);
            }
        }
    }

    /// Shows the head with the values, the faces, and the texts.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let language = view.settings.translation_language();
        let can_sweep = self.prepared.as_ref().is_some_and(|prepared| prepared.swept.is_some());
        panel_head(ui, &view.i18n.tr("on-real-cards"), "", |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            if can_sweep {
                self.values(ui, view);
            }
        });
        let Some(prepared) = self.prepared.as_ref().filter(|prepared| !prepared.cards.is_empty()) else {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 96.0), Sense::hover());
            ui.painter().rect_filled(rect, 0.0, colours(ui).well);
            let words = view.i18n.tr("on-no-card");
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &*words));
            let font = theme::body(Weight::Regular);
            text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, &words, font, colours(ui).label);
            return;
        };
        let value = self.value.map(|at| SWEEP[at]);
        self.pixels = Some(pictures(ui, view, faces, prepared, value, language));
        if let Some((place, lines)) = &prepared.swept {
            sweep_ui(ui, view, faces, *place, lines, value);
        }
    }

    fn values(&mut self, ui: &mut Ui, view: &View<'_>) {
        let colours = colours(ui);
        let name = view.i18n.tr("sweep-value");
        for (at, value) in SWEEP.iter().enumerate().rev() {
            let font = theme::small(Weight::Medium);
            let galley = ui.painter().layout_no_wrap(value.to_string(), font, colours.secondary);
            let (rect, response) =
                ui.allocate_exact_size(vec2((galley.size().x + 10.0).max(24.0), 22.0), Sense::click());
            let on = self.value == Some(at);
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, format!("{name} {value}")));
            let (ground, line) = match (on, response.hovered()) {
                (true, _) => (colours.selected, colours.selected_outline),
                (_, true) => (colours.hover, colours.outline),
                _ => (colours.panel, colours.divider),
            };
            let corner = CornerRadius::same(radius::BADGE);
            ui.painter().rect(rect, corner, ground, Stroke::new(1.0, line), StrokeKind::Inside);
            if response.has_focus() {
                focus_ring(ui, rect, radius::BADGE);
            }
            let colour = if on { colours.text } else { colours.secondary };
            ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
            if response.clicked() {
                self.value = (!on).then_some(at);
            }
        }
        ui.add_space(6.0);
        crate::studio::widgets::put_text(ui, &name, theme::small(Weight::Regular), colours.label);
    }

    /// Chooses the cards and makes the texts over the sweep, where they are no longer true.
    fn make(&mut self, of: &PreviewInput<'_>, users: &[RecordPath]) {
        let key = (of.document.revision(), of.id.to_owned(), of.language.tag, self.value);
        if self.prepared.as_ref().is_some_and(|prepared| prepared.key == key) {
            return;
        }
        let registry = of.document.registry();
        let cards = users.iter().filter_map(|place| match place {
            RecordPath::Card(at) => registry.cards.get(*at).map(|card| (*place, card)),
            _ => None,
        });
        let mut chosen: Vec<(RecordPath, &Card)> = cards.collect();
        // Cards that show little beside the message are the clearest.
        let conditions = |card: &Card| card.effects.iter().map(|row| row.conditions.len()).sum::<usize>();
        chosen.sort_by_key(|(_, card)| (card.effects.len(), conditions(card), card.trigger.is_some()));
        let sweep = |place: RecordPath| of.base.sweep(of.document, of.texts, place, of.id);
        let prints_number = |swept: &[SweepSample]| swept.windows(2).any(|pair| pair[0].text.text != pair[1].text.text);
        let first = chosen.first().map(|(place, _)| (*place, sweep(*place)));
        let swept = first.filter(|(_, swept)| prints_number(swept));
        let shown = chosen.into_iter().take(2).map(|(place, card)| {
            let tried = self.value.filter(|_| swept.is_some()).and_then(|at| sweep(place).into_iter().nth(at));
            (place, tried.and_then(|swept| swept.card).unwrap_or_else(|| card.clone()))
        });
        let cards = shown.collect();
        self.prepared = Some(Prepared { key, cards, swept });
    }
}

/// The faces; how large they are, in pixels to a millimetre.
fn pictures(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    prepared: &Prepared,
    value: Option<i64>,
    language: &'static Language,
) -> f32 {
    let colours = colours(ui);
    let width = ui.available_width();
    let room = (width - 14.0 - 32.0) / 2.0;
    let most = (ui.available_height() * 0.42).max(160.0);
    let scale = SCALE.min(room / CARD_MM[0]).min(most / CARD_MM[1]);
    let size = vec2(CARD_MM[0], CARD_MM[1]) * scale;
    let (band, _) = ui.allocate_exact_size(vec2(width, size.y + 24.0), Sense::hover());
    ui.painter().rect_filled(band, 0.0, colours.well);
    #[allow(clippy::cast_precision_loss, reason = "one or two")]
    let count = prepared.cards.len() as f32;
    let whole = size.x * count + 14.0 * (count - 1.0);
    let mut left = band.center().x - whole / 2.0;
    let pixels = scale * ui.ctx().pixels_per_point();
    for (at, (place, card)) in prepared.cards.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(left, band.top() + 14.0), size);
        left += size.x + 14.0;
        let response = ui.interact(rect, ui.scope_id().with(("real card", at)), Sense::click());
        let name = view.texts.name(language, &card.id, &card.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let wanted = Wanted { document: &view.document, texts: &view.texts, place: *place, language };
        match faces.preview(at, &wanted, card, value, pixels).and_then(|shown| shown.texture.as_ref()) {
            Some(texture) => {
                let shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(90) };
                ui.painter().add(shadow.as_shape(rect, CornerRadius::same(9)));
                let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
            }
            None => {
                ui.painter().rect_filled(rect, CornerRadius::same(radius::POPUP), colours.hover);
                let words = view.i18n.tr("face-drawing");
                let galley = wrapped(ui, &words, theme::small(Weight::Regular), colours.label, rect.width() - 16.0);
                ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours.label);
            }
        }
        if response.on_hover_text(card.id.as_str()).clicked() {
            view.send(SelectionCommand::GoTo(*place, String::new()));
        }
    }
    pixels
}

/// The text over the values, and whether it fits.
fn sweep_ui(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    place: RecordPath,
    lines: &[SweepSample],
    value: Option<i64>,
) {
    let language = view.settings.translation_language();
    let colours = colours(ui);
    #[allow(clippy::cast_precision_loss, reason = "a few lines")]
    let high = HEAD + ROW * lines.len() as f32 + 12.0;
    let (band, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    ui.painter().rect_filled(band, 0.0, colours.well);
    ui.painter().hline(band.x_range(), band.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let (left, text_left, right) = (band.left() + 14.0, band.left() + 62.0, band.right() - 14.0);
    let middle = band.top() + HEAD / 2.0;
    let small = theme::small(Weight::Medium);
    let heads = [("sweep-value", left, Align2::LEFT_CENTER), ("field-text", text_left, Align2::LEFT_CENTER)];
    for (name, x, align) in heads.into_iter().chain([("face-rules", right, Align2::RIGHT_CENTER)]) {
        text_at(ui.painter(), pos2(x, middle), align, &view.i18n.tr(name), small.clone(), colours.label);
    }
    let font = bidi::font_of(language, 13.0);
    // Where the longest does not fit, what they have in common is left out, not the number.
    let longest = lines.iter().map(|swept| swept.text.text.as_str()).max_by_key(|text| text.chars().count());
    let wide = ui.painter().layout_no_wrap(longest.unwrap_or_default().to_owned(), font.clone(), colours.text).size().x;
    let left_out = if wide > right - SIZE - text_left {
        shared_beginning(&lines.iter().map(|swept| swept.text.text.as_str()).collect::<Vec<_>>())
    } else {
        0
    };
    for (at, swept) in lines.iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "a few lines")]
        let top = band.top() + HEAD + ROW * at as f32;
        let rect = Rect::from_min_max(pos2(left, top), pos2(right, top + ROW));
        ui.painter().hline(rect.x_range(), top + 0.5, Stroke::new(1.0, colours.divider));
        let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
        // What the ruleset does not allow is read, and never printed.
        let fit = swept.card.as_ref().and_then(|card| faces.preview_fit(at, &wanted, card, swept.value));
        let over = fit.and_then(|fit| fit.over.iter().map(|over| over.over).reduce(f64::max));
        let size = |message: &str, size: &str| view.i18n.tr_with(message, &[("size", Arg::Text(size))]);
        let (words, colour) = match (fit, over) {
            (_, Some(over)) => (size("over-by", &format!("{over:.1}")), colours.warning.text),
            (Some(fit), None) => (size("face-rules-size", &format!("{:.2}", fit.rules)), colours.label),
            (None, None) if swept.card.is_none() => ("–".to_owned(), colours.disabled),
            (None, None) => (String::new(), colours.label),
        };
        let response = ui.interact(rect, ui.scope_id().with(("sweep", swept.value)), Sense::hover());
        let said = format!("{}: {} {words}", swept.value, swept.text.text);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        let middle = rect.center().y;
        let told = text_at(ui.painter(), pos2(right, middle), Align2::RIGHT_CENTER, &words, small.clone(), colour);
        let weight = if value == Some(swept.value) { Weight::Semibold } else { Weight::Regular };
        let number = swept.value.to_string();
        let number_font = theme::body(weight);
        text_at(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, &number, number_font, colours.secondary);
        let format = TextFormat { font_id: font.clone(), color: colours.text, ..TextFormat::default() };
        let room = told.left().min(right - SIZE + 8.0) - 8.0 - text_left;
        let shown = without_beginning(&swept.text.text, left_out);
        let line = bidi_line::line(ui, &RichText::plain(&shown, format), language, room);
        let x = if language.right_to_left { text_left + room - line.size().x } else { text_left };
        let at = pos2(x, middle - line.size().y / 2.0);
        line.paint(ui.painter(), at, colours.text);
        response.on_hover_text(&swept.text.text);
    }
}
