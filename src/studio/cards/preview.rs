//! The preview: the face as it will be printed, what is known about it, and the text in all languages.

use egui::{Align, Color32, CornerRadius, Layout, Pos2, Rect, Sense, Shadow, Stroke, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::approvals::Approvals;
use super::languages::languages_ui;
use super::wording::Wording;
use crate::document::RecordPath;
use crate::studio::action::{Action, Screen};
use crate::studio::command::{PrintCommand, SelectionCommand, SettingsCommand};
use crate::studio::current::rows_of;
use crate::studio::faces::{CARD_MM, FaceCache, POINTS_PER_MM, Shown, Wanted};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, combo, elided, icon_at, language_combo, panel_head, text_at, wrapped,
};
use crate::text::{Arg, Language};

/// In less room than this, in points, there is no preview.
const LEAST: f32 = 140.0;
/// The sizes of the face that are offered, in percent.
const ZOOMS: [u16; 5] = [75, 100, 125, 150, 200];

/// Shows the preview.
pub fn preview_ui(
    ui: &mut Ui,
    view: &View<'_>,
    faces: &mut FaceCache,
    zoom: &mut u16,
    wording: &mut Wording,
    approvals: &mut Approvals,
) {
    let whole = ui.max_rect();
    if whole.width() < LEAST || whole.height() < LEAST {
        return;
    }
    ui.painter().vline(whole.left() + 0.5, whole.y_range(), Stroke::new(1.0, colours(ui).divider));
    ui.spacing_mut().item_spacing.y = 0.0;
    let title = view.i18n.tr("preview");
    panel_head(ui, &title, "", |ui| {
        if whole.width() > 320.0 {
            zoom_menu(ui, view, zoom);
        }
        language_menu(ui, view);
    });
    if let Some(place) = view.selection.place {
        face_ui(ui, view, faces, place, *zoom);
    }
    languages_ui(ui, view, faces, wording, approvals);
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
    // A large face leaves room for the languages below it.
    let most = (ui.available_height() * 0.62).max(200.0);
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
        let galley = wrapped(ui, problem, theme::small(Weight::Regular), colours.warning.text, ui.available_width());
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, problem));
        ui.painter().galley(rect.min, galley, colours.warning.text);
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
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 21.0), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {value}")));
    let font = egui::FontId::new(12.0, egui::FontFamily::Proportional);
    let middle = rect.center().y;
    text_at(ui.painter(), pos2(rect.left(), middle), egui::Align2::LEFT_CENTER, name, font.clone(), colours(ui).label);
    text_at(ui.painter(), pos2(rect.right(), middle), egui::Align2::RIGHT_CENTER, value, font, colour);
}

/// What is under the pointer: the row that made the phrase.
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
        let galley = wrapped(ui, &hint, theme::small(Weight::Regular), colours.label, rect.width() - 18.0);
        ui.painter().galley(pos2(rect.left() + 9.0, rect.center().y - galley.size().y / 2.0), galley, colours.label);
        return;
    };
    let row = &rows_of(&view.document, place)[hover.row];
    let middle = rect.top() + 41.0;
    let operation = view.rules().operations.get(&row.op);
    let tint = operation.map_or(colours.error, |operation| colours.kind(operation.kind));
    let icon = operation.and_then(|operation| Icon::try_from(operation.icon.as_str()).ok()).unwrap_or(Icon::Circle);
    let name = view.i18n.name(&format!("op-{}.name", row.op), &row.op);
    let font = egui::FontId::new(12.0, crate::studio::fonts::family(Weight::Medium));
    let galley = ui.painter().layout_no_wrap(name, font.clone(), tint.text);
    let chip = Rect::from_min_size(pos2(rect.left() + 9.0, middle - 11.0), vec2(galley.size().x + 34.0, 22.0));
    let chip_corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(chip, chip_corner, tint.ground, Stroke::new(1.0, tint.line), egui::StrokeKind::Inside);
    icon_at(ui.painter(), pos2(chip.left() + 14.0, middle), icon, 13.0, tint.text);
    ui.painter().galley(pos2(chip.left() + 25.0, middle - galley.size().y / 2.0), galley, tint.text);
    let part = if row.replace {
        "part-replace"
    } else if row.bonus {
        "part-bonus"
    } else {
        "part-base"
    };
    let value = row.val.map(|value| value.to_string()).unwrap_or_default();
    let words = format!("{}, {}", view.i18n.tr_count("row-number", hover.row + 1), view.i18n.tr(part));
    let whole = format!("{value}  {words}");
    let room = rect.right() - chip.right() - 16.0;
    let plain =
        |text: &str| ui.painter().layout_no_wrap(text.to_owned(), theme::body(Weight::Regular), colours.secondary);
    // Where there is no room beside the chip, the row is told in place of the title.
    let (title, told) = if plain(&whole).size().x <= room {
        (view.i18n.tr("face-under-pointer").to_string(), plain(&whole))
    } else {
        (words, elided(ui, &value, theme::body(Weight::Regular), colours.secondary, room))
    };
    let title = elided(ui, &title, theme::small(Weight::Medium), colours.label, rect.width() - 18.0);
    ui.painter().galley(pos2(rect.left() + 9.0, rect.top() + 15.0 - title.size().y / 2.0), title, colours.label);
    ui.painter().galley(pos2(chip.right() + 8.0, middle - told.size().y / 2.0), told, colours.secondary);
}
