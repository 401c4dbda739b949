//! The text of a card in all languages at once.

use std::collections::BTreeMap;

use egui::{Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::approvals::Approvals;
use super::language_mark::{Mark, mark_ui};
use super::phrases::{Set, phrases};
use super::wording::{self, Wording};
use crate::studio::command::{SelectionCommand, SettingsCommand};
use crate::studio::faces::{FaceCache, LineStyle, Wanted};
use crate::studio::fonts;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{empty_state, focus_ring, language_name, put_icon, put_text, text_at};
use crate::text::translation::Approval;
use crate::text::{CardText, Language};

const MARK: f32 = 66.0;

/// Shows the list.
pub fn languages_ui(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    wording: &mut Wording,
    approvals: &mut Approvals,
) {
    let texts = view.current.as_ref().map_or(&[][..], |current| &current.texts);
    approvals.refresh(ui.ctx(), view);
    head(ui, view, texts, approvals);
    if texts.is_empty() {
        let (title, hint) = (view.i18n.tr("languages-none"), view.i18n.tr("languages-none-hint"));
        empty_state(ui, Icon::Languages, &title, &hint, |_| {});
        return;
    }
    ScrollArea::vertical().id_salt("languages").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (language, text) in texts {
            line(ui, view, faces, (*language, text, approvals.of(language)), wording);
        }
        ui.add_space(12.0);
    });
}

fn head(ui: &mut Ui, view: &View<'_>, texts: &[(&'static Language, CardText)], approvals: &Approvals) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    let inner = rect.shrink2(vec2(16.0, 0.0));
    let builder = |layout| UiBuilder::new().max_rect(inner).layout(layout);
    let mut left = ui.new_child(builder(egui::Layout::left_to_right(egui::Align::Center)));
    left.spacing_mut().item_spacing.x = 10.0;
    put_text(&mut left, &view.i18n.tr("languages"), theme::body(Weight::Semibold), colours.text);
    put_text(&mut left, &texts.len().to_string(), theme::small(Weight::Regular), colours.label);
    let mut counts: BTreeMap<Mark, usize> = BTreeMap::new();
    for (language, text) in texts {
        if let Some(mark) = Mark::of(language, text, approvals.of(language)).filter(|mark| *mark != Mark::Source) {
            *counts.entry(mark).or_default() += 1;
        }
    }
    let mut right = ui.new_child(builder(egui::Layout::right_to_left(egui::Align::Center)));
    right.spacing_mut().item_spacing.x = 4.0;
    let room = inner.width() - left.min_rect().width() - 24.0;
    let words = |(mark, count): (&Mark, &usize)| (*mark, format!("{} {count}", mark.name(&view.i18n)));
    let counts: Vec<(Mark, String)> = counts.iter().map(words).collect();
    let font = theme::small(Weight::Regular);
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colours.label).size().x + 28.0;
    // Where they do not all fit, those that are worst are told.
    let mut left_over = room;
    for (mark, text) in counts {
        left_over -= wide(&text);
        if left_over < 0.0 {
            return;
        }
        put_text(&mut right, &text, font.clone(), colours.label);
        let (icon, colour) = mark.look(colours);
        put_icon(&mut right, icon, 12.0, colour);
        right.add_space(8.0);
    }
}

fn line(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    (language, text, approval): (&'static Language, &CardText, Option<&Approval>),
    own_words: &mut Wording,
) {
    let colours = colours(ui);
    let top = ui.cursor().top();
    let left = ui.max_rect().left();
    let width = ui.max_rect().width();
    ui.painter().hline(left..=left + width, top + 0.5, Stroke::new(1.0, colours.divider));
    let body = Rect::from_min_size(pos2(left + 16.0 + MARK + 6.0, top + 3.0), vec2(width - MARK - 58.0, f32::INFINITY));
    let mut child = ui.new_child(UiBuilder::new().id_salt(language.tag).max_rect(body));
    let set = Set {
        font: egui::FontId::new(12.0, fonts::family_of(language)),
        line: 16.0,
        colour: colours.text,
        width: body.width(),
    };
    if language.right_to_left {
        right_to_left(&mut child, view, faces, language, text, &set);
    } else {
        phrases(&mut child, &text.rules, &set, view.hover, &view.commands);
    }
    if text.overridden && wording::is_stale(view, language) {
        wording::stale_ui(&mut child, view);
    }
    if own_words.is_open(view, language) {
        own_words.ui(&mut child, view, language, text.overridden);
    }
    let over = view.selection.place.is_some_and(|place| {
        let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
        faces.fit(&wanted).is_some_and(|fit| !fit.over.is_empty())
    });
    let least = if over { 32.0 } else { 16.0 };
    let high = child.min_rect().height().max(least) + 7.0;
    let (whole, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let middle = whole.top() + 11.0;
    let mark = Rect::from_center_size(pos2(whole.left() + 22.0, middle), vec2(18.0, 18.0));
    mark_ui(ui, view, mark, language, text, approval);
    own_words.button(ui, view, whole, language, &text.rules.text);
    let code = Rect::from_min_max(
        pos2(whole.left() + 32.0, whole.top() + 1.0),
        pos2(whole.left() + 16.0 + MARK, whole.bottom() - 1.0),
    );
    let response = ui.interact(code, ui.scope_id().with(("language", language.tag)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, language.name));
    if response.has_focus() {
        focus_ring(ui, code, radius::BADGE);
    }
    let is_shown = view.settings.card_language() == language;
    let tag_colour = if is_shown || response.hovered() { colours.accent } else { colours.secondary };
    let at = pos2(whole.left() + 34.0, middle);
    text_at(ui.painter(), at, egui::Align2::LEFT_CENTER, language.tag, theme::mono(11.0), tag_colour);
    if let Some(place) = view.selection.place {
        let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
        let over = faces.fit(&wanted).and_then(|fit| fit.over.iter().map(|over| over.over).reduce(f64::max));
        if let Some(over) = over {
            let words = view.i18n.tr_with("over-by", &[("size", crate::text::Arg::Text(&format!("{over:.1}")))]);
            let at = pos2(whole.left() + 34.0, middle + 15.0);
            text_at(
                ui.painter(),
                at,
                egui::Align2::LEFT_CENTER,
                &words,
                theme::small(Weight::Semibold),
                colours.warning.text,
            );
        }
    }
    let rows: Vec<String> =
        text.rules.fallbacks.iter().filter_map(|lack| lack.row).map(|row| (row + 1).to_string()).collect();
    if !rows.is_empty() && whole.height() > 30.0 {
        let words = view.i18n.tr_with("row-numbers", &[("rows", crate::text::Arg::Text(&rows.join(", ")))]);
        let at = pos2(whole.left() + 34.0, middle + 15.0);
        let font = theme::small(Weight::Regular);
        text_at(ui.painter(), at, egui::Align2::LEFT_CENTER, &words, font, colours.warning.text);
    }
    let tip = format!("{} · {}", language_name(language), view.i18n.tr("face-language"));
    if response.on_hover_text(tip).clicked() {
        view.send(SettingsCommand::CardLanguage(language.tag));
    }
}

/// The toolkit sets text from the left only, so this is drawn as a card's is.
fn right_to_left(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    language: &'static Language,
    text: &CardText,
    set: &Set,
) {
    let Some(place) = view.selection.place else { return };
    let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
    let scale = ui.ctx().pixels_per_point();
    let line = LineStyle { width: set.width, size: set.font.size, colours: colours(ui), scale, hover: view.hover };
    let shown = faces.line(&wanted, &text.rules, &line);
    let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else {
        ui.allocate_exact_size(vec2(set.width, set.line), Sense::hover());
        return;
    };
    let size = texture.size_vec2() / scale;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text.rules.text));
    let uv = Rect::from_min_max(egui::Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, uv, egui::Color32::WHITE);
    if let Some(pointer) = response.hover_pos()
        && let Some(hover) = shown.hover_at((pointer - rect.min) * scale)
    {
        view.send(hover);
        if response.clicked() {
            view.send(SelectionCommand::Row(Some(hover.row)));
        }
    }
}
