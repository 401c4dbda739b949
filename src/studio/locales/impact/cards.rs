//! The message on real cards: two faces as they will be printed, and the text for each value of a sweep.

use egui::text::TextFormat;
use egui::{
    Align, Color32, CornerRadius, Frame, Layout, Margin, Pos2, Rect, Role, Sense, Shadow, Stroke, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use crate::card::Card;
use crate::document::{Document, RecordPath};
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{CARD_MM, FaceCache, Wanted};
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::difference::{shared_beginning, without_beginning};
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::theme::{self, Colours, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, cell_label, label, panel_head, text_atom, wrapped};
use crate::text::translation::{SWEEP, SweepSample};
use crate::text::{Arg, Language, Texts};

/// The scale of a face in points per millimetre, and the width of the panel from which faces grow with the panel.
const SCALE: f32 = 2.98;
const WIDE: f32 = 488.0;
/// The space between faces, in points.
const BETWEEN: f32 = 14.0;
/// The heights of the head and the rows of the sweep, and the widths of its value and size columns, in points.
const HEAD: f32 = 20.0;
const ROW: f32 = 21.0;
const VALUE: f32 = 48.0;
const SIZE: f32 = 56.0;
/// What the sweep and the start of the changed cards need below the faces, in points.
const BELOW: f32 = 350.0;

#[derive(Default)]
pub struct RealCards {
    /// The value that the cards are shown with, by its index in [`SWEEP`]; `None` is each card's own value.
    value: Option<usize>,
    prepared: Option<Prepared>,
    /// The scale of the faces in the last frame, in pixels per millimetre.
    pixels: Option<f32>,
}

/// What the cards are prepared from.
pub struct CardsInput<'a> {
    pub document: &'a Document,
    pub texts: &'a Texts,
    pub language: &'static Language,
    pub base: &'a PreviewBase,
    /// The id of the message.
    pub id: &'a str,
}

/// The cards of one message, for one revision and value.
struct Prepared {
    key: (u64, String, &'static str, Option<usize>),
    cards: Vec<(RecordPath, Card)>,
    /// The first card with its text for each value, if the text depends on the value.
    sweep: Option<(RecordPath, Vec<SweepSample>)>,
}

impl RealCards {
    /// Switches to the next value of the sweep, and after the last to the cards' own values.
    pub fn next_value(&mut self) {
        let next = self.value.map_or(0, |at| at + 1);
        self.value = (next < SWEEP.len()).then_some(next);
    }

    /// Chooses the cards among `users`, the cards with the message, and starts to draw those whose face was visible in
    /// the last frame. Call this before the edit is previewed, because faces are drawn on another thread.
    pub fn update(&mut self, input: &CardsInput<'_>, users: &[RecordPath], faces: &mut FaceCache) {
        self.prepare(input, users);
        let (Some(prepared), Some(pixels)) = (&self.prepared, self.pixels) else { return };
        let CardsInput { document, texts, language, .. } = *input;
        for (at, (place, card)) in prepared.cards.iter().enumerate() {
            let wanted = Wanted { document, texts, place: *place, language };
            faces.preview(at, &wanted, card, self.value.map(|at| SWEEP[at]), pixels);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        let has_sweep = self.prepared.as_ref().is_some_and(|prepared| prepared.sweep.is_some());
        panel_head(ui, &view.i18n.tr("on-real-cards"), "", |ui| {
            if has_sweep {
                self.values(ui, view);
            }
        });
        let well = Frame::new().fill(colours(ui).well);
        let Some(prepared) = self.prepared.as_ref().filter(|prepared| !prepared.cards.is_empty()) else {
            well.inner_margin(Margin::symmetric(14, 39)).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    label(ui, &view.i18n.tr("on-no-card"), theme::body(Weight::Regular), colours(ui).label)
                });
            });
            return;
        };
        let value = self.value.map(|at| SWEEP[at]);
        let band = well.show(ui, |ui| {
            self.pixels = Some(pictures(ui, view, faces, prepared, value));
            if let Some((place, samples)) = &prepared.sweep {
                sweep_ui(ui, view, faces, *place, samples, value);
            }
        });
        let rect = band.response.rect;
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours(ui).divider));
    }

    /// A toggle for each value, from right to left.
    fn values(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing.x = 2.0;
        let colours = colours(ui);
        let name = view.i18n.tr("sweep-value");
        for (at, value) in SWEEP.iter().enumerate().rev() {
            let is_on = self.value == Some(at);
            let colour = if is_on { colours.text } else { colours.secondary };
            let (fill, line) =
                if is_on { (colours.selected, colours.selected_outline) } else { (colours.panel, colours.divider) };
            let text = text_atom(&value.to_string(), theme::small(Weight::Medium), colour);
            let mut toggle = Pressable::new(22.0, text).padding(5).min_width(22.0).fill(fill, line);
            toggle = toggle.corner(radius::BADGE);
            if !is_on {
                toggle = toggle.hover(colours.hover, colours.outline);
            }
            let response = toggle.show(ui);
            let info = || WidgetInfo::selected(Role::RadioButton, true, is_on, format!("{name} {value}"));
            response.widget_info(info);
            if response.clicked() {
                self.value = (!is_on).then_some(at);
            }
        }
        if ui.available_width() > 120.0 {
            ui.add_space(6.0);
            label(ui, &name, theme::small(Weight::Regular), colours.label);
        }
    }

    fn prepare(&mut self, input: &CardsInput<'_>, users: &[RecordPath]) {
        let key = (input.document.revision(), input.id.to_owned(), input.language.tag, self.value);
        if self.prepared.as_ref().is_some_and(|prepared| prepared.key == key) {
            return;
        }
        let registry = input.document.registry();
        let cards = users.iter().filter_map(|place| match place {
            RecordPath::Card(at) => registry.cards.get(*at).map(|card| (*place, card)),
            _ => None,
        });
        let mut cards: Vec<(RecordPath, &Card)> = cards.collect();
        // The message is easiest to find on cards with little other text.
        let conditions = |card: &Card| card.effects.iter().map(|row| row.conditions.len()).sum::<usize>();
        cards.sort_by_key(|(_, card)| (card.effects.len(), conditions(card), card.trigger.is_some()));
        let sweep = |place: RecordPath| input.base.sweep(input.document, input.texts, place, input.id);
        let depends_on_value =
            |samples: &[SweepSample]| samples.windows(2).any(|pair| pair[0].text.text != pair[1].text.text);
        let first = cards.first().map(|(place, _)| (*place, sweep(*place)));
        let first = first.filter(|(_, samples)| depends_on_value(samples));
        let shown = cards.into_iter().take(2).map(|(place, card)| {
            let sample = self.value.filter(|_| first.is_some()).and_then(|at| sweep(place).into_iter().nth(at));
            (place, sample.and_then(|sample| sample.card).unwrap_or_else(|| card.clone()))
        });
        let cards = shown.collect();
        self.prepared = Some(Prepared { key, cards, sweep: first });
    }
}

/// Shows the faces. Returns their scale in pixels per millimetre.
fn pictures(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, prepared: &Prepared, value: Option<i64>) -> f32 {
    let language = view.settings.translation_language();
    let width = ui.available_width();
    let most = ui.available_height();
    let most = (most - BELOW).clamp(110.0, (most * 0.42).max(110.0));
    let scale =
        (SCALE * (width / WIDE).max(1.0)).min((width - BETWEEN - 32.0) / 2.0 / CARD_MM[0]).min(most / CARD_MM[1]);
    let size = vec2(CARD_MM[0], CARD_MM[1]) * scale;
    let pixels = scale * ui.ctx().pixels_per_point();
    #[allow(clippy::cast_precision_loss, reason = "one or two")]
    let whole = size.x * prepared.cards.len() as f32 + BETWEEN * (prepared.cards.len() as f32 - 1.0);
    ui.add_space(14.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        ui.add_space((width - whole) / 2.0);
        for (at, (place, card)) in prepared.cards.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let name = view.texts.name(language, &card.id, &card.name);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let wanted = Wanted { document: &view.document, texts: &view.texts, place: *place, language };
            if let Some(texture) =
                faces.preview(at, &wanted, card, value, pixels).and_then(|shown| shown.texture.as_ref())
            {
                let shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(90) };
                ui.painter().add(shadow.as_shape(rect, CornerRadius::same(9)));
                let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
            } else {
                let colours = colours(ui);
                ui.painter().rect_filled(rect, CornerRadius::same(radius::POPUP), colours.hover);
                let text = view.i18n.tr("face-drawing");
                let galley = wrapped(ui, &text, theme::small(Weight::Regular), colours.label, rect.width() - 16.0);
                ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours.label);
            }
            if response.on_hover_text(card.id.as_str()).clicked() {
                view.send(SelectionCommand::GoTo(*place, String::new()));
            }
        }
    });
    ui.add_space(10.0);
    pixels
}

/// The text for each value, and the size at which the text is set on the card.
fn sweep_ui(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    place: RecordPath,
    samples: &[SweepSample],
    value: Option<i64>,
) {
    let language = view.settings.translation_language();
    let palette = colours(ui);
    let small = theme::small(Weight::Medium);
    let heads = ["sweep-value", "field-text", "face-rules"].map(|name| view.i18n.tr(name));
    row(ui, HEAD, |ui, column| {
        cell_label(ui, &heads[column], small.clone(), palette.label);
    });
    let font = bidi::font_of(language, 13.0);
    let omitted = omitted_letters(ui, samples, &font, ui.available_width() - 28.0 - VALUE - SIZE);
    for (at, sample) in samples.iter().enumerate() {
        let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
        // A card with a value that the ruleset does not allow cannot be set.
        let fit = sample.card.as_ref().and_then(|card| faces.preview_fit(at, &wanted, card, sample.value));
        let over = fit.and_then(|fit| fit.over.iter().map(|over| over.over).reduce(f64::max));
        let size = |message: &str, size: String| view.i18n.tr_with(message, &[("size", Arg::Text(&size))]);
        let (size, colour) = match (fit, over) {
            (_, Some(over)) => (size("over-by", format!("{over:.1}")), palette.warning.text),
            (Some(fit), None) => (size("face-rules-size", format!("{:.2}", fit.rules)), palette.label),
            (None, None) if sample.card.is_none() => ("–".to_owned(), palette.disabled),
            (None, None) => (String::new(), palette.label),
        };
        let line = Stroke::new(1.0, palette.divider);
        let left = ui.cursor().left();
        ui.painter().hline(left + 14.0..=left + ui.available_width() - 14.0, ui.cursor().top() + 0.5, line);
        let weight = if value == Some(sample.value) { Weight::Semibold } else { Weight::Regular };
        let rect = row(ui, ROW, |ui, column| match column {
            0 => _ = cell_label(ui, &sample.value.to_string(), theme::body(weight), palette.secondary),
            1 => text_cell(ui, palette, &without_beginning(&sample.text.text, omitted), language),
            _ => _ = cell_label(ui, &size, small.clone(), colour),
        });
        let response = ui.interact(rect, ui.scope_id().with(("sweep", sample.value)), Sense::hover());
        let name = format!("{}: {} {size}", sample.value, sample.text.text);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(&sample.text.text);
    }
    ui.add_space(12.0);
}

/// The number of letters to omit at the beginning of all texts, so that the number in them is visible in `width` points.
fn omitted_letters(ui: &Ui, samples: &[SweepSample], font: &egui::FontId, width: f32) -> usize {
    let texts: Vec<&str> = samples.iter().map(|sample| sample.text.text.as_str()).collect();
    let longest = texts.iter().max_by_key(|text| text.chars().count()).copied().unwrap_or_default();
    let needed = ui.painter().layout_no_wrap(longest.to_owned(), font.clone(), Color32::WHITE).size().x;
    if needed > width { shared_beginning(&texts) } else { 0 }
}

fn text_cell(ui: &mut Ui, colours: &Colours, text: &str, language: &'static Language) {
    let format = TextFormat { font_id: bidi::font_of(language, 13.0), color: colours.text, ..TextFormat::default() };
    let text = RichText::plain(text, format);
    let aligned = if language.right_to_left {
        Layout::right_to_left(Align::Center)
    } else {
        Layout::left_to_right(Align::Center)
    };
    ui.with_layout(aligned, |ui| ui.add(bidi_line::line(ui, &text, language, ui.available_width())));
}

/// A row of the sweep with its three columns: value, text and size. Returns where the row is.
fn row(ui: &mut Ui, height: f32, mut add: impl FnMut(&mut Ui, usize)) -> Rect {
    let (_, whole) = ui.allocate_space(vec2(ui.available_width(), height));
    let rect = whole.shrink2(vec2(BETWEEN, 0.0));
    let (value, rest) = rect.split_left_right_at_x(rect.left() + VALUE);
    let (text, size) = rest.split_left_right_at_x((rest.right() - SIZE).max(rest.left()));
    for (at, cell) in [value, text, size].into_iter().enumerate() {
        let layout = match at {
            2 => Layout::right_to_left(Align::Center),
            _ => Layout::left_to_right(Align::Center),
        };
        ui.scope_builder(UiBuilder::new().id_salt(at).max_rect(cell).layout(layout), |ui| add(ui, at));
    }
    rect
}
