//! The text of a card in all languages at once.

use std::collections::BTreeMap;

use egui::{Align2, Frame, Id, Margin, Role, ScrollArea, Sense, Sides, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::PreviewState;
use super::language_mark::{SIZE, look, mark_ui, name_of};
use super::phrases::{TextStyle, phrases};
use super::wording::{self, Wording};
use crate::document::Approvals;
use crate::face::ParagraphStyle;
use crate::studio::command::{SelectionCommand, SettingsCommand};
use crate::studio::faces::{FaceCache, wanted};
use crate::studio::fonts;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Pressable, cell_label, divider, empty_state, icon_atom, icon_label, label, language_name, text_atom, text_width,
};
use crate::text::translation::TextState;
use crate::text::{Arg, CardText, Language};

/// The width of mark and tag, in points.
const MARK: f32 = 70.0;

pub fn languages_ui(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, preview: &mut PreviewState) {
    let texts = view.current.as_ref().map_or(&[][..], |current| &current.texts);
    let current = view.current.as_ref();
    if current.is_some_and(|current| preview.approvals.refresh(&view.document, current)) {
        ui.ctx().request_repaint();
    }
    head(ui, view, texts, &preview.approvals);
    let missing = view.current.as_ref().map_or(&[][..], |current| &current.missing_rows);
    if texts.is_empty() {
        let (title, hint) = (view.i18n.tr("languages-none"), view.i18n.tr("languages-none-hint"));
        empty_state(ui, Icon::Languages, &title, &hint, |_| {});
        return;
    }
    ScrollArea::vertical().id_salt("languages").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for &row in missing {
            missing_row_ui(ui, view, row);
        }
        for (language, text) in texts {
            let line = Line { view, language, text, missing };
            line.ui(ui, faces, preview);
        }
        ui.add_space(12.0);
    });
}

/// Says that the texts below lack a row, because the row has errors. A click selects the row.
fn missing_row_ui(ui: &mut Ui, view: &View<'_>, row: usize) {
    let error = colours(ui).error;
    let words = format!("{}: {}", view.i18n.tr_count("row-number", row + 1), view.i18n.tr("row-no-text"));
    let atoms =
        (icon_atom(Icon::CircleX, 13.0, error.text), text_atom(&words, theme::small(Weight::Regular), error.text));
    Frame::new().inner_margin(Margin { left: 16, right: 16, top: 2, bottom: 4 }).show(ui, |ui| {
        let strip = Pressable::new(height::SMALL_BUTTON, atoms).width(ui.available_width());
        if strip.fill(error.ground, error.line).role(Role::Button, &words).show(ui).clicked() {
            view.send(SelectionCommand::Row(Some(row)));
        }
    });
}

fn head(ui: &mut Ui, view: &View<'_>, texts: &[(&'static Language, CardText)], approvals: &Approvals) {
    let colours = colours(ui);
    let mut counts: BTreeMap<TextState, usize> = BTreeMap::new();
    for (language, text) in texts {
        let state = TextState::of(language, text, approvals.of(language));
        if let Some(state) = state.filter(|state| *state != TextState::Source) {
            *counts.entry(state).or_default() += 1;
        }
    }
    let font = theme::small(Weight::Regular);
    Frame::new().inner_margin(Margin::symmetric(16, 0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let left = |ui: &mut Ui| {
            label(ui, &view.i18n.tr("languages"), theme::body(Weight::Semibold), colours.text);
            label(ui, &texts.len().to_string(), font.clone(), colours.label);
        };
        let right = |ui: &mut Ui| {
            // The worst states come first. Those that do not fit are omitted.
            for (&state, count) in &counts {
                let words = format!("{} {count}", name_of(&view.i18n, state));
                if text_width(ui, &words, font.clone()) + 28.0 > ui.available_width() {
                    break;
                }
                ui.spacing_mut().item_spacing.x = 4.0;
                label(ui, &words, font.clone(), colours.label);
                let (icon, colour) = look(state, colours);
                icon_label(ui, icon, 12.0, colour);
                ui.add_space(8.0);
            }
        };
        Sides::new().height(30.0).shrink_right().show(ui, left, right);
    });
}

struct Line<'a> {
    view: &'a View<'a>,
    language: &'static Language,
    text: &'a CardText,
    /// The rows that no text contains.
    missing: &'a [usize],
}

impl Line<'_> {
    fn ui(&self, ui: &mut Ui, faces: &mut FaceCache, preview: &mut PreviewState) {
        let Line { view, language, text, .. } = *self;
        divider(ui, ui.max_rect().with_min_y(ui.cursor().top()), Align2::CENTER_TOP);
        let margin = Margin { left: 13, right: 36, top: 3, bottom: 4 };
        let line = Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(3.0, 0.0);
                ui.vertical(|ui| {
                    ui.set_min_size(vec2(SIZE, SIZE));
                    mark_ui(ui, view, language, text, preview.approvals.of(language));
                });
                ui.vertical(|ui| {
                    ui.set_width(MARK - SIZE);
                    self.code_ui(ui, faces);
                });
                ui.vertical(|ui| self.text_ui(ui, faces, &mut preview.wording));
            });
        });
        preview.wording.button(ui, view, line.response.rect, language, &text.rules.text);
    }

    /// The tag, and below it notes on problems of the text on the card.
    fn code_ui(&self, ui: &mut Ui, faces: &mut FaceCache) {
        let Line { view, language, text, missing } = *self;
        let colours = colours(ui);
        let id = Id::unique("card language").with(language.tag);
        let is_hovered = ui.ctx().read_response(id).is_some_and(|last| last.hovered());
        let is_shown = view.settings.card_language() == language;
        let colour = if is_shown || is_hovered { colours.accent } else { colours.secondary };
        let button = Pressable::new(17.0, text_atom(language.tag, theme::mono(11.0), colour)).id(id);
        let button = button.width(ui.available_width()).padding(2).corner(radius::BADGE);
        let response = button.role(Role::Button, language.name).show(ui);
        let tip = format!("{} · {}", language_name(language), view.i18n.tr("face-language"));
        view.on_click(&response.on_hover_text(tip), SettingsCommand::CardLanguage(language.tag));
        let mut note = |words: &str, weight: Weight, colour| {
            ui.horizontal(|ui| {
                ui.add_space(2.0);
                cell_label(ui, words, theme::small(weight), colour);
            });
        };
        let wanted = view.selection.place.map(|place| wanted(&view.document, &view.texts, place, language));
        let fit = wanted.and_then(|wanted| faces.fit(&wanted));
        if let Some(over) = fit.and_then(|fit| fit.over.iter().map(|over| over.over).reduce(f64::max)) {
            let words = view.i18n.tr_with("over-by", &[("size", Arg::Text(&format!("{over:.1}")))]);
            note(&words, Weight::Semibold, colours.warning.text);
        }
        let english: Vec<usize> = text.rules.fallbacks.iter().filter_map(|fallback| fallback.row).collect();
        let missing = (missing, Weight::Semibold, colours.error.text);
        for (rows, weight, colour) in [missing, (&english, Weight::Regular, colours.warning.text)] {
            let rows: Vec<String> = rows.iter().map(|row| (row + 1).to_string()).collect();
            if !rows.is_empty() {
                let words = view.i18n.tr_with("row-numbers", &[("rows", Arg::Text(&rows.join(", ")))]);
                note(&words, weight, colour);
            }
        }
    }

    fn text_ui(&self, ui: &mut Ui, faces: &mut FaceCache, wording: &mut Wording) {
        let Line { view, language, text, .. } = *self;
        let set = TextStyle {
            font: egui::FontId::new(12.0, fonts::family_of(language)),
            line: 16.0,
            colour: colours(ui).text,
            width: ui.available_width(),
        };
        // A card without rows has no text, which has no picture.
        if language.right_to_left && !text.rules.text.is_empty() {
            mirror::kept(ui, |ui| self.right_to_left(ui, faces, &set));
        } else {
            mirror::kept(ui, |ui| {
                ui.set_min_width(set.width);
                phrases(ui, &text.rules, &set, view.hover, &view.commands);
            });
        }
        if text.overridden && wording::is_stale(view, language) {
            wording::stale_ui(ui, view);
        }
        if wording.is_open(view, language) {
            wording.ui(ui, view, language, text.overridden);
        }
    }

    /// Draws the text as on a card, because egui lays out text from left to right only.
    fn right_to_left(&self, ui: &mut Ui, faces: &mut FaceCache, set: &TextStyle) {
        let Line { view, language, text, .. } = *self;
        let Some(place) = view.selection.place else { return };
        let wanted = wanted(&view.document, &view.texts, place, language);
        let scale = ui.ctx().pixels_per_point();
        let [colour, row, part] =
            [set.colour, colours(ui).mark, colours(ui).mark_part].map(|c| c.to_srgba_unmultiplied());
        let style = ParagraphStyle {
            width: set.width.into(),
            size: set.font.size.into(),
            colour,
            marks: [row, part],
            highlight: view.hover,
            scale: scale.into(),
        };
        let shown = faces.line(&wanted, &text.rules, style);
        let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else {
            ui.allocate_exact_size(vec2(set.width, set.line), Sense::hover());
            return;
        };
        let size = texture.size_vec2() / scale;
        let response = ui.add(egui::Image::new((texture.id(), size)).fit_to_exact_size(size).sense(Sense::click()));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text.rules.text));
        if let Some(pointer) = response.hover_pos()
            && let Some(hover) = shown.part_at(((pointer - response.rect.min) * scale).into())
        {
            view.send(hover);
            view.on_click(&response, SelectionCommand::Row(Some(hover.row)));
        }
    }
}
