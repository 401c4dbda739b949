//! The preview: the face as it is printed, its measures, and the text in all languages.

use egui::{
    Align, Align2, Color32, FontFamily, FontId, Frame, Layout, Margin, Response, Role, Sense, Sides, Ui, UiBuilder,
    WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::PreviewState;
use super::design::Design;
use super::languages::languages_ui;
use crate::card::Row;
use crate::document::{RecordPath, rows_inside};
use crate::face::{Fit, Wanted};
use crate::studio::action::{Action, Screen};
use crate::studio::command::{PrintCommand, SelectionCommand, SettingsCommand};
use crate::studio::faces::{CARD_MM, FaceCache, POINTS_PER_MM, Shown, wanted};
use crate::studio::fonts;
use crate::studio::mirror;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, Pressable, cell_label, divider, face_picture, icon_atom, language_combo, operation_mark,
    panel_head, text_atom, wrapped_label,
};
use crate::text::{Arg, Language};

/// The least width and height for a preview, in points.
const LEAST: f32 = 140.0;
/// The sizes of the face on offer, in percent.
const ZOOMS: [u16; 5] = [75, 100, 125, 150, 200];

pub fn preview_ui(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, state: &mut PreviewState, design: &mut Design) {
    let whole = ui.max_rect();
    if whole.width() < LEAST || whole.height() < LEAST {
        return;
    }
    divider(ui, whole, Align2::LEFT_CENTER);
    ui.spacing_mut().item_spacing.y = 0.0;
    let title = view.i18n.tr("preview");
    panel_head(ui, &title, "", |ui| {
        if whole.width() > 320.0 {
            zoom_menu(ui, view, &mut state.zoom);
        }
        language_menu(ui, view);
    });
    if let Some(place) = view.selection.place {
        face_ui(ui, view, faces, place, state.zoom);
        // Players who design cards for a portal have no design tools.
        if !view.settings.portal {
            design.notes_ui(ui, view);
        }
    }
    languages_ui(ui, view, faces, state);
}

fn zoom_menu(ui: &mut Ui, view: &View<'_>, zoom: &mut u16) {
    let percent = |zoom: u16| view.i18n.tr_with("percent", &[("n", Arg::Number(zoom.into()))]);
    let name = view.i18n.tr("face-zoom");
    let menu = Choices::new(&name, &name).width(120.0).current(ZOOMS.iter().position(|known| known == zoom));
    let choices = || ZOOMS.iter().map(|&zoom| Choice::new(percent(zoom))).collect();
    if let Some(at) = menu.field(ui, None, &percent(*zoom), 78.0, choices) {
        *zoom = ZOOMS[at];
    }
}

fn language_menu(ui: &mut Ui, view: &View<'_>) {
    let name = view.i18n.tr("face-language");
    let now = view.settings.card_language();
    let languages: Vec<&'static Language> = view.texts.languages().collect();
    let chosen = language_combo(ui, &view.i18n, &name, Some(Icon::Languages), now, &languages, 150.0);
    view.send_all(chosen.map(|language| SettingsCommand::CardLanguage(language.tag)));
}

fn face_ui(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, place: RecordPath, zoom: u16) {
    let scale = POINTS_PER_MM * f32::from(zoom) / 100.0;
    let size = vec2(CARD_MM[0], CARD_MM[1]) * scale;
    let (width, room) = (ui.available_width(), ui.available_height());
    // The face grows with the window: 100 % is the size in a window of usual height.
    let size = size * (room / 800.0).clamp(1.0, 2.0);
    // The languages below the face need room as well.
    let most = vec2(width - 32.0, (room * 0.55).max(160.0));
    let size = size * (most / size).min_elem().min(1.0);
    let wanted = wanted(&view.document, &view.texts, place, view.settings.card_language());
    let band = Frame::new().fill(colours(ui).well).inner_margin(Margin::symmetric(16, 13)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            let response = ui.allocate_response(size, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, view.i18n.tr("face").to_string()));
            let shown = faces.face(&wanted, size.x / CARD_MM[0] * ui.ctx().pixels_per_point(), view.hover);
            picture(ui, view, &response, shown);
            if ui.available_width() >= 120.0 {
                let fit = shown.filter(|shown| shown.texture.is_some()).map(|shown| shown.fit.clone());
                let problems = shown.map(|shown| shown.problems.clone()).unwrap_or_default();
                let is_over =
                    |language| faces.fit(&Wanted { language, ..wanted }).is_some_and(|fit| !fit.over.is_empty());
                let over = view.texts.languages().map(is_over).filter(|is_over| *is_over).count();
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    pointer_ui(ui, view, place);
                    ui.add_space(16.0);
                    fit_ui(ui, view, fit.as_ref(), over);
                    for problem in problems.iter().take(3) {
                        ui.add_space(4.0);
                        let text = problem_text::problem(&view.i18n, problem);
                        wrapped_label(ui, &text, theme::small(Weight::Regular), colours(ui).warning.text);
                    }
                    export_ui(ui, view, response.rect.bottom());
                });
            }
        });
    });
    divider(ui, band.response.rect, Align2::CENTER_BOTTOM);
}

fn picture(ui: &Ui, view: &View<'_>, response: &Response, shown: Option<&Shown>) {
    let rect = response.rect;
    let text = view.i18n.tr(match shown {
        _ if view.current.as_ref().is_some_and(|current| current.texts.is_empty()) => "face-none",
        Some(_) => "face-failed",
        None => "face-drawing",
    });
    face_picture(ui, rect, shown.and_then(|shown| shown.texture.as_ref()), &text);
    let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else { return };
    // The phrases of the picture are where they are in its language.
    mirror::kept_at(ui, rect);
    let pixels = response.hover_pos().map(|pointer| (pointer - rect.min) / rect.size() * texture.size_vec2());
    if let Some(hover) = pixels.and_then(|pixels| shown.part_at(pixels.into())) {
        view.send(hover);
        view.on_click(response, SelectionCommand::Row(Some(hover.row)));
    }
}

/// The size of the card and of its text, and the number of languages in which the text does not fit.
fn fit_ui(ui: &mut Ui, view: &View<'_>, fit: Option<&Fit>, over: usize) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let size = [("width", Arg::Number(63)), ("height", Arg::Number(88))];
    fact(ui, &i18n.tr("face-size"), &i18n.tr_with("face-size-is", &size), colours.text);
    let Some(fit) = fit else { return };
    let colour = |fits: bool| if fits { colours.text } else { colours.warning.text };
    if fit.rules > 0.0 {
        let size = i18n.tr_with("face-rules-size", &[("size", Arg::Text(&format!("{:.2}", fit.rules)))]);
        fact(ui, &i18n.tr("face-rules"), &size, colour(fit.over.is_empty()));
    }
    let words = if over == 0 { i18n.tr("face-all-fit").to_string() } else { i18n.tr_count("face-over", over) };
    fact(ui, &i18n.tr("languages"), &words, colour(over == 0));
}

/// The buttons that end at `bottom`, if there is room for them.
fn export_ui(ui: &mut Ui, view: &View<'_>, bottom: f32) {
    let rect = ui.max_rect().with_min_y(bottom - height::SMALL_BUTTON).with_max_y(bottom);
    if rect.top() <= ui.min_rect().bottom() {
        return;
    }
    let layout = Layout::left_to_right(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.spacing_mut().item_spacing.x = 6.0;
    if !view.settings.portal {
        let tip = view.i18n.tr(Action::Go(Screen::Print).entry().name);
        let print = ui.add(Button::new(&view.i18n.tr("screen-print")).icon(Icon::Printer).small());
        view.on_click(&print.on_hover_text(&*tip), Action::Go(Screen::Print));
    }
    if ui.add(Button::new(&view.i18n.tr("export-picture")).icon(Icon::Download).small()).clicked() {
        view.send(PrintCommand::ExportFace);
    }
}

fn fact(ui: &mut Ui, name: &str, value: &str, colour: Color32) {
    let font = FontId::new(12.0, FontFamily::Proportional);
    let right = |ui: &mut Ui| {
        let response = cell_label(ui, value, font.clone(), colour);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {value}")));
    };
    let left = |ui: &mut Ui| _ = cell_label(ui, name, font.clone(), colours(ui).label);
    Sides::new().height(21.0).shrink_left().show(ui, left, right);
}

/// The row that makes the phrase under the pointer.
fn pointer_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath) {
    const HIGH: f32 = 62.0;
    let colours = colours(ui);
    let rows = view.registry().rows(place);
    let hover = view.hover.filter(|hover| hover.row < rows.len());
    let (ground, line) =
        if hover.is_some() { (colours.selected, colours.selected_outline) } else { (colours.well, colours.divider) };
    theme::surface(ground, line, radius::ITEM).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), HIGH - 14.0));
        let Some(hover) = hover else {
            let hint = view.i18n.tr("face-point");
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), HIGH - 14.0), layout, |ui| {
                wrapped_label(ui, &hint, theme::small(Weight::Regular), colours.label);
            });
            return;
        };
        let inside = |row: &Row, at| rows_inside(view.rules(), row).into_iter().nth(at);
        let row = hover.inside.places().try_fold(rows[hover.row].clone(), |row, at| inside(&row, at));
        let Some(row) = row else { return };
        let numbers = [hover.row].into_iter().chain(hover.inside.places()).map(|at| (at + 1).to_string());
        let number = numbers.collect::<Vec<_>>().join(".");
        ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
        let part = match (row.replace, row.bonus) {
            (true, _) => "part-replace",
            (_, true) => "part-bonus",
            _ => "part-base",
        };
        let words =
            format!("{}, {}", view.i18n.tr_with("row-number", &[("n", Arg::Text(&number))]), view.i18n.tr(part));
        cell_label(ui, &words, theme::small(Weight::Medium), colours.label);
        ui.horizontal(|ui| {
            let (icon, tint) = operation_mark(view.rules(), colours, &row.op);
            let name = view.i18n.name(&format!("op-{}.name", row.op), &row.op);
            let font = FontId::new(12.0, fonts::family(Weight::Medium));
            let chip = Pressable::new(22.0, (icon_atom(icon, 13.0, tint.text), text_atom(&name, font, tint.text)));
            chip.sense(Sense::hover()).gap(4.0).fill(tint.ground, tint.line).show(ui);
            if let Some(value) = row.val {
                cell_label(ui, &value.to_string(), theme::body(Weight::Regular), colours.secondary);
            }
        });
    });
}
