//! The message on real cards: two faces as they will be printed, and the text for each value of a sweep.

use egui::{Align2, Frame, Margin, Role, Sense, Ui, WidgetInfo, vec2};

use super::fit_text;
use crate::card::Card;
use crate::document::{Document, RecordPath};
use crate::studio::bidi::{self, RichText};
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{CARD_MM, FaceCache, wanted};
use crate::studio::locales::bidi_line::aligned_line;
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::locales::parts::toggle;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Column, Heights, Table, cell_label, divider, face_picture, label, panel_head, text_atom, text_width,
};
use crate::text::Texts;
use crate::text::translation::{SWEEP, SweepSample, shared_beginning, without_beginning};

/// The scale of a face in points per millimetre, and the width of the panel from which faces grow with the panel.
const SCALE: f32 = 2.98;
const WIDE: f32 = 488.0;
/// The space between faces, in points.
const BETWEEN: f32 = 14.0;
/// The height of the rows of the sweep, and the widths of its value and size columns, in points.
const ROW: f32 = 21.0;
const VALUE: f32 = 48.0;
const SIZE: f32 = 56.0;
/// What the sweep and the start of the changed cards need below the faces, in points.
const BELOW: f32 = 350.0;

#[derive(Default)]
pub struct RealCards {
    /// The value that the cards are shown with, by its index in [`SWEEP`]; `None` is each card's own value.
    value: Option<usize>,
    /// The cards for a revision, a message, a language and a value.
    prepared: Memo<(u64, String, &'static str, Option<usize>), Prepared>,
    /// The scale of the faces in the last frame, in pixels per millimetre.
    pixels: Option<f32>,
}

/// The cards of one message.
struct Prepared {
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
    pub fn update(
        &mut self,
        document: &Document,
        texts: &Texts,
        base: &PreviewBase,
        id: &str,
        users: &[RecordPath],
        faces: &mut FaceCache,
    ) {
        let (language, value) = (base.language(), self.value);
        let key = (document.revision(), id.to_owned(), language.tag, value);
        let sweep = |place: RecordPath| base.sweep(document, texts, place, id);
        let prepared = self.prepared.get(key, || Prepared::new(document, users, value, sweep));
        let Some(pixels) = self.pixels else { return };
        for (at, (place, card)) in prepared.cards.iter().enumerate() {
            let wanted = wanted(document, texts, *place, language);
            faces.preview(at, &wanted, card, value.map(|at| SWEEP[at]), pixels);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        let Self { value, prepared, pixels } = self;
        let prepared = prepared.value();
        panel_head(ui, &view.i18n.tr("real-cards"), "", |ui| {
            if prepared.is_some_and(|prepared| prepared.sweep.is_some()) {
                values(ui, view, value);
            }
        });
        let well = Frame::new().fill(colours(ui).well);
        let Some(prepared) = prepared.filter(|prepared| !prepared.cards.is_empty()) else {
            well.inner_margin(Margin::symmetric(14, 39)).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    label(ui, &view.i18n.tr("real-cards-none"), theme::body(Weight::Regular), colours(ui).label)
                });
            });
            return;
        };
        let value = value.map(|at| SWEEP[at]);
        let band = well.show(ui, |ui| {
            *pixels = Some(pictures(ui, view, faces, prepared, value));
            if let Some((place, samples)) = &prepared.sweep {
                sweep_ui(ui, view, faces, *place, samples, value);
            }
        });
        divider(ui, band.response.rect, Align2::CENTER_BOTTOM);
    }
}

/// A toggle for each value, from right to left.
fn values(ui: &mut Ui, view: &View<'_>, chosen: &mut Option<usize>) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let colours = colours(ui);
    let name = view.i18n.tr("sweep-value");
    for (at, value) in SWEEP.iter().enumerate().rev() {
        let is_on = *chosen == Some(at);
        let colour = if is_on { colours.text } else { colours.secondary };
        let text = text_atom(&value.to_string(), theme::small(Weight::Medium), colour);
        if toggle(ui, text, is_on, Role::RadioButton, &format!("{name} {value}")).clicked() {
            *chosen = (!is_on).then_some(at);
        }
    }
    if ui.available_width() > 120.0 {
        ui.add_space(6.0);
        label(ui, &name, theme::small(Weight::Regular), colours.label);
    }
}

impl Prepared {
    fn new(
        document: &Document,
        users: &[RecordPath],
        value: Option<usize>,
        sweep: impl Fn(RecordPath) -> Vec<SweepSample>,
    ) -> Self {
        let cards = users.iter().filter_map(|place| match place {
            RecordPath::Card(at) => document.registry().cards.get(*at).map(|card| (*place, card)),
            _ => None,
        });
        let mut cards: Vec<(RecordPath, &Card)> = cards.collect();
        // The message is easiest to find on cards with little other text.
        let conditions = |card: &Card| card.effects.iter().map(|row| row.conditions.len()).sum::<usize>();
        cards.sort_by_key(|(_, card)| (card.effects.len(), conditions(card), card.trigger.is_some()));
        let depends_on_value =
            |samples: &[SweepSample]| samples.windows(2).any(|pair| pair[0].text.text != pair[1].text.text);
        let first = cards.first().map(|(place, _)| (*place, sweep(*place)));
        let first = first.filter(|(_, samples)| depends_on_value(samples));
        let shown = cards.into_iter().take(2).map(|(place, card)| {
            let sample = value.filter(|_| first.is_some()).and_then(|at| sweep(place).into_iter().nth(at));
            (place, sample.and_then(|sample| sample.card).unwrap_or_else(|| card.clone()))
        });
        Self { cards: shown.collect(), sweep: first }
    }
}

/// Shows the faces. Returns their scale in pixels per millimetre.
fn pictures(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, prepared: &Prepared, value: Option<i64>) -> f32 {
    let language = view.settings.translation_language();
    let (width, most) = (ui.available_width(), ui.available_height());
    let most = (most - BELOW).clamp(110.0, (most * 0.42).max(110.0));
    let widest = (width - BETWEEN - 32.0) / 2.0 / CARD_MM[0];
    let scale = (SCALE * (width / WIDE).max(1.0)).min(widest).min(most / CARD_MM[1]);
    let size = vec2(CARD_MM[0], CARD_MM[1]) * scale;
    let pixels = scale * ui.ctx().pixels_per_point();
    #[allow(clippy::cast_precision_loss, reason = "one or two")]
    let whole = (size.x + BETWEEN) * prepared.cards.len() as f32 - BETWEEN;
    ui.add_space(14.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        ui.add_space((width - whole) / 2.0);
        for (at, (place, card)) in prepared.cards.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let name = view.texts.name(language, &card.id, &card.name);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let wanted = wanted(&view.document, &view.texts, *place, language);
            let shown = faces.preview(at, &wanted, card, value, pixels);
            let texture = shown.and_then(|shown| shown.texture.as_ref());
            face_picture(ui, rect, texture, &view.i18n.tr("face-drawing"));
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
    let colours = colours(ui);
    let format = bidi::format(language, 13.0, colours.text);
    // Letters are omitted at the beginning of all texts where the number in them would be out of sight.
    let texts: Vec<&str> = samples.iter().map(|sample| sample.text.text.as_str()).collect();
    let longest = texts.iter().max_by_key(|text| text.chars().count()).copied().unwrap_or_default();
    let needed = text_width(ui, longest, format.font_id.clone());
    let is_cut = needed > ui.available_width() - 2.0 * BETWEEN - VALUE - SIZE;
    let omitted = if is_cut { shared_beginning(&texts) } else { 0 };
    let [value_title, text_title, size_title] = ["sweep-value", "field-text", "face-rules"].map(|id| view.i18n.tr(id));
    let columns = vec![
        Column::exact(&value_title, VALUE),
        Column::rest(&text_title, 40.0),
        Column::exact(&size_title, SIZE).right(),
    ];
    let heights = Heights::Equal(samples.len(), ROW);
    let rows: f32 = samples.iter().map(|_| ROW).sum();
    let size = vec2(ui.available_width() - BETWEEN / 2.0, height::TABLE_ROW + rows);
    let table = |ui: &mut Ui| {
        Table::new("sweep", columns).gap(0.0, BETWEEN).show(ui, heights, |row| {
            let (at, sample) = (row.index(), &samples[row.index()]);
            let wanted = wanted(&view.document, &view.texts, place, language);
            // A card with a value that the ruleset does not allow cannot be set.
            let fit = sample.card.as_ref().and_then(|card| faces.preview_fit(at, &wanted, card, sample.value));
            let (size, is_over) = fit.map_or_else(Default::default, |fit| fit_text(view, fit));
            let (size, colour) = match &sample.card {
                None => ("–".to_owned(), colours.disabled),
                Some(_) => (size, if is_over { colours.warning.text } else { colours.label }),
            };
            row.lead(|ui, rect| {
                divider(ui, rect.shrink2(vec2(BETWEEN, 0.0)), Align2::CENTER_TOP);
                let response = ui.interact(rect, ui.scope_id().with(("sweep", sample.value)), Sense::hover());
                let name = format!("{}: {} {size}", sample.value, sample.text.text);
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                response.on_hover_text(&sample.text.text);
            });
            row.cell(|ui| {
                let weight = if value == Some(sample.value) { Weight::Semibold } else { Weight::Regular };
                cell_label(ui, &sample.value.to_string(), theme::body(weight), colours.secondary);
            });
            let text = without_beginning(&sample.text.text, omitted);
            row.cell(|ui| aligned_line(ui, &RichText::plain(&text, format.clone()), language));
            row.cell(|ui| _ = cell_label(ui, &size, theme::small(Weight::Medium), colour));
        });
    };
    ui.allocate_ui(size, table);
    ui.add_space(12.0);
}
