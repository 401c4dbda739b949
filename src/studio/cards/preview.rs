//! The preview: the face as it is printed, its measures, and the text in all languages.

use egui::{Align, Color32, CornerRadius, Layout, Pos2, Rect, Sense, Shadow, Sides, Stroke, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::PreviewState;
use super::languages::languages_ui;
use crate::document::RecordPath;
use crate::studio::action::{Action, Screen};
use crate::studio::command::{PrintCommand, SelectionCommand, SettingsCommand};
use crate::studio::current::rows_of;
use crate::studio::faces::{CARD_MM, FaceCache, POINTS_PER_MM, Shown, Wanted};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, Pressable, cell_label, combo, icon_atom, language_combo, panel_head, text_atom, wrapped,
    wrapped_label,
};
use crate::text::{Arg, Language};

/// The least width and height for a preview, in points.
const LEAST: f32 = 140.0;
/// The sizes of the face on offer, in percent.
const ZOOMS: [u16; 5] = [75, 100, 125, 150, 200];

/// Shows the preview.
pub fn preview_ui(ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, state: &mut PreviewState) {
    let whole = ui.max_rect();
    if whole.width() < LEAST || whole.height() < LEAST {
        return;
    }
    ui.painter().vline(whole.left() + 0.5, whole.y_range(), Stroke::new(1.0, colours(ui).divider));
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
    }
    languages_ui(ui, view, faces, state);
}

fn zoom_menu(ui: &mut Ui, view: &View<'_>, zoom: &mut u16) {
    let percent = |zoom: u16| view.i18n.tr_with("percent", &[("n", Arg::Number(zoom.into()))]);
    let name = view.i18n.tr("face-zoom");
    let response = combo(ui, &name, None, &percent(*zoom), false, 78.0);
    let lines = || ZOOMS.iter().map(|&zoom| Choice { text: percent(zoom), ..Choice::default() }).collect::<Vec<_>>();
    let current = ZOOMS.iter().position(|known| known == zoom);
    if let Some(at) = Choices::new(&name, &name).width(120.0).current(current).show(&response, lines) {
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
    let colours = colours(ui);
    let scale = POINTS_PER_MM * f32::from(zoom) / 100.0;
    let size = vec2(CARD_MM[0] * scale, CARD_MM[1] * scale);
    let width = ui.available_width();
    // The face grows with the window: 100 % is the size in a window of usual height.
    let room = ui.available_height();
    let size = size * (room / 800.0).clamp(1.0, 2.0);
    // The languages below the face need room as well.
    let most = (room * 0.55).max(160.0);
    let size = if size.y > most { size * (most / size.y) } else { size };
    let size = if size.x > width - 32.0 { size * ((width - 32.0) / size.x) } else { size };
    let (band, _) = ui.allocate_exact_size(vec2(width, size.y + 26.0), Sense::hover());
    ui.painter().rect_filled(band, 0.0, colours.well);
    ui.painter().hline(band.x_range(), band.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let rect = Rect::from_min_size(band.min + vec2(16.0, 13.0), size);
    let language = view.settings.card_language();
    let wanted = Wanted { document: &view.document, texts: &view.texts, place, language };
    let pixels = size.x / CARD_MM[0] * ui.ctx().pixels_per_point();
    let shown = faces.face(&wanted, pixels, view.hover);
    picture(ui, view, rect, shown);
    let facts = Rect::from_min_max(pos2(rect.right() + 20.0, rect.top()), pos2(band.right() - 16.0, rect.bottom()));
    if facts.width() < 120.0 {
        return;
    }
    let fit = shown.filter(|shown| shown.texture.is_some()).map(|shown| (shown.fit.rules, shown.fit.over.is_empty()));
    let problems: Vec<String> = shown
        .map(|shown| shown.problems.iter().map(|problem| problem_text::problem(&view.i18n, problem)).collect())
        .unwrap_or_default();
    let over = view.texts.languages().filter(|language| {
        let wanted = Wanted { language, ..wanted };
        faces.fit(&wanted).is_some_and(|fit| !fit.over.is_empty())
    });
    let over = over.count();
    let mut column = ui.new_child(UiBuilder::new().max_rect(facts).layout(Layout::top_down(Align::Min)));
    facts_ui(&mut column, view, place, fit, &problems, over);
}

fn picture(ui: &mut Ui, view: &View<'_>, rect: Rect, shown: Option<&Shown>) {
    let colours = colours(ui);
    let response = ui.interact(rect, ui.scope_id().with("face"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, view.i18n.tr("face").to_string()));
    let Some((shown, texture)) = shown.and_then(|shown| Some((shown, shown.texture.as_ref()?))) else {
        let corner = CornerRadius::same(radius::POPUP);
        ui.painter().rect_filled(rect, corner, colours.hover);
        let words = view.i18n.tr(if view.current.as_ref().is_some_and(|current| current.texts.is_empty()) {
            "face-none"
        } else if shown.is_some() {
            "face-failed"
        } else {
            "face-drawing"
        });
        let galley = wrapped(ui, &words, theme::small(Weight::Regular), colours.label, rect.width() - 32.0);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours.label);
        return;
    };
    let shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(90) };
    ui.painter().add(shadow.as_shape(rect, CornerRadius::same(9)));
    let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
    if let Some(pointer) = response.hover_pos() {
        let pixels = (pointer - rect.min) / rect.size() * texture.size_vec2();
        if let Some(hover) = shown.hover_at(pixels) {
            view.send(hover);
            if response.clicked() {
                view.send(SelectionCommand::Row(Some(hover.row)));
            }
        }
    }
}

fn facts_ui(
    ui: &mut Ui,
    view: &View<'_>,
    place: RecordPath,
    fit: Option<(f64, bool)>,
    problems: &[String],
    over: usize,
) {
    let colours = colours(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    pointer_ui(ui, view, place);
    ui.add_space(10.0);
    let size = [("width", Arg::Number(63)), ("height", Arg::Number(88))];
    fact(ui, &view.i18n.tr("face-size"), &view.i18n.tr_with("face-size-is", &size), colours.text);
    if let Some((rules, fits)) = fit {
        if rules > 0.0 {
            let size = view.i18n.tr_with("face-rules-size", &[("size", Arg::Text(&format!("{rules:.2}")))]);
            fact(ui, &view.i18n.tr("face-rules"), &size, if fits { colours.text } else { colours.warning.text });
        }
        let (words, colour) = if over == 0 {
            (view.i18n.tr("face-all-fit").to_string(), colours.text)
        } else {
            (view.i18n.tr_count("face-over", over), colours.warning.text)
        };
        fact(ui, &view.i18n.tr("languages"), &words, colour);
    }
    for problem in problems.iter().take(3) {
        ui.add_space(4.0);
        wrapped_label(ui, problem, theme::small(Weight::Regular), colours.warning.text);
    }
    let bottom = Rect::from_min_max(
        pos2(ui.max_rect().left(), ui.max_rect().bottom() - height::SMALL_BUTTON),
        ui.max_rect().max,
    );
    if bottom.top() > ui.min_rect().bottom() {
        let mut row = ui.new_child(UiBuilder::new().max_rect(bottom).layout(Layout::left_to_right(Align::Center)));
        row.spacing_mut().item_spacing.x = 6.0;
        let print = view.i18n.tr("screen-print");
        let tip = view.i18n.tr(Action::Go(Screen::Print).entry().name);
        if row.add(Button::new(&print).icon(Icon::Printer).small()).on_hover_text(&*tip).clicked() {
            view.send(Action::Go(Screen::Print));
        }
        let png = view.i18n.tr("export-picture");
        if row.add(Button::new(&png).icon(Icon::Download).small()).clicked() {
            view.send(PrintCommand::ExportFace);
        }
    }
}

fn fact(ui: &mut Ui, name: &str, value: &str, colour: Color32) {
    let font = egui::FontId::new(12.0, egui::FontFamily::Proportional);
    let right = |ui: &mut Ui| {
        let response = cell_label(ui, value, font.clone(), colour);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {value}")));
    };
    let left = |ui: &mut Ui| _ = cell_label(ui, name, font.clone(), colours(ui).label);
    Sides::new().height(21.0).shrink_left().show(ui, left, right);
}

/// The row that makes the phrase under the pointer.
fn pointer_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 62.0), Sense::hover());
    let hover = view.hover.filter(|hover| hover.row < rows_of(&view.document, place).len());
    let corner = CornerRadius::same(radius::ITEM);
    let (ground, line) =
        if hover.is_some() { (colours.selected, colours.selected_outline) } else { (colours.well, colours.divider) };
    ui.painter().rect(rect, corner, ground, Stroke::new(1.0, line), egui::StrokeKind::Inside);
    let Some(hover) = hover else {
        let hint = view.i18n.tr("face-point");
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(vec2(9.0, 2.0))).layout(layout), |ui| {
            wrapped_label(ui, &hint, theme::small(Weight::Regular), colours.label);
        });
        return;
    };
    let row = &rows_of(&view.document, place)[hover.row];
    let operation = view.rules().operations.get(&row.op);
    let tint = operation.map_or(colours.error, |operation| colours.kind(operation.kind));
    let icon = operation.and_then(|operation| Icon::try_from(operation.icon.as_str()).ok()).unwrap_or(Icon::Circle);
    let name = view.i18n.name(&format!("op-{}.name", row.op), &row.op);
    let part = match (row.replace, row.bonus) {
        (true, _) => "part-replace",
        (_, true) => "part-bonus",
        _ => "part-base",
    };
    let words = format!("{}, {}", view.i18n.tr_count("row-number", hover.row + 1), view.i18n.tr(part));
    let inner = rect.shrink2(vec2(9.0, 7.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
        cell_label(ui, &words, theme::small(Weight::Medium), colours.label);
        ui.horizontal(|ui| {
            let font = egui::FontId::new(12.0, crate::studio::fonts::family(Weight::Medium));
            let chip = Pressable::new(22.0, (icon_atom(icon, 13.0, tint.text), text_atom(&name, font, tint.text)));
            chip.sense(Sense::hover()).gap(4.0).fill(tint.ground, tint.line).show(ui);
            if let Some(value) = row.val {
                cell_label(ui, &value.to_string(), theme::body(Weight::Regular), colours.secondary);
            }
        });
    });
}
