//! The top bar: project, search, undo and redo, language, theme.

use egui::{
    Align, CornerRadius, Layout, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, ThemePreference, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use crate::studio::action::Action;
use crate::studio::command::{FileCommand, SettingsCommand};
use crate::studio::i18n::is_offered;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, elided, focus_ring, icon_at, icon_button, key, language_menu, put_text};

/// The search field is at most this wide, and needs this much on either side.
const SEARCH: f32 = 420.0;
const SIDE: f32 = 396.0;

/// Shows the top bar.
pub fn top_bar_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let whole = ui.max_rect().expand2(vec2(12.0, 0.0));
    ui.painter().hline(whole.x_range(), whole.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let inner = ui.max_rect();
    let search_width = (inner.width() - 2.0 * SIDE).clamp(180.0, SEARCH);
    let search = Rect::from_center_size(inner.center(), vec2(search_width, 28.0));

    let left = Rect::from_min_max(inner.min, pos2(search.left() - 12.0, inner.bottom()));
    let mut row = ui.new_child(UiBuilder::new().max_rect(left).layout(Layout::left_to_right(Align::Center)));
    project_ui(&mut row, view);
    search_ui(ui, search, view);
    let right = Rect::from_min_max(pos2(search.right() + 12.0, inner.top()), inner.max);
    let mut row = ui.new_child(UiBuilder::new().max_rect(right).layout(Layout::right_to_left(Align::Center)));
    tools_ui(&mut row, view);
}

fn logo(ui: &mut Ui) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
    let at = |x: f32, y: f32| pos2(rect.left() + x, rect.top() + y);
    let stone = [at(13.0, 1.5), at(23.0, 7.2), at(23.0, 18.8), at(13.0, 24.5), at(3.0, 18.8), at(3.0, 7.2)];
    ui.painter().add(Shape::convex_polygon(stone.to_vec(), colours.accent_fill, Stroke::NONE));
    let middle = at(13.0, 13.0);
    let far = [at(13.0, 5.6), at(20.4, 13.0), at(13.0, 20.4), at(5.6, 13.0)];
    let near = [at(14.9, 11.1), at(14.9, 14.9), at(11.1, 14.9), at(11.1, 11.1)];
    for (place, tip) in far.iter().enumerate() {
        let ray = vec![*tip, near[place], middle, near[(place + 3) % 4]];
        ui.painter().add(Shape::convex_polygon(ray, colours.on_accent, Stroke::NONE));
    }
}

fn project_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    ui.spacing_mut().item_spacing.x = 10.0;
    ui.add_space(4.0);
    logo(ui);
    let folder = view.document.path();
    let name = folder
        .and_then(|folder| folder.file_name())
        .map_or_else(|| view.rules().name.clone(), |folder| folder.to_string_lossy().into_owned());
    let galley = elided(ui, &name, theme::body(Weight::Semibold), colours.text, 200.0);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 32.0, 28.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, view.i18n.tr("project-menu").to_string()));
    ghost(ui, rect, &response);
    ui.painter().galley(pos2(rect.left() + 8.0, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    icon_at(ui.painter(), pos2(rect.right() - 12.0, rect.center().y), Icon::ChevronDown, 14.0, colours.label);
    project_menu(&response, view);
    if let Some(folder) = folder {
        response.on_hover_text(folder.display().to_string());
    }
    if view.document.is_dirty() {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (dot, _) = ui.allocate_exact_size(vec2(8.0, 8.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 3.5, colours.warning.text);
        put_text(ui, &view.i18n.tr("unsaved"), theme::body(Weight::Regular), colours.secondary);
    }
}

fn project_menu(button: &Response, view: &View<'_>) {
    const MENU: [Action; 6] =
        [Action::NewProject, Action::Open, Action::OpenBundled, Action::Save, Action::SaveAs, Action::Backups];
    let recent = &view.settings.recent;
    let make = || {
        let action = |action: &Action| Choice {
            icon: Some(action.entry().icon),
            text: view.i18n.tr(action.entry().name).to_string(),
            about: action.keys(&button.ctx).join("+"),
            ..Choice::default()
        };
        let folder = |folder: &std::path::PathBuf| Choice {
            icon: Some(Icon::Folder),
            text: folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned(),
            about: folder.parent().map(|above| above.display().to_string()).unwrap_or_default(),
            group: view.i18n.tr("recent-projects").to_string(),
            ..Choice::default()
        };
        MENU.iter().map(action).chain(recent.iter().map(folder)).collect()
    };
    let name = view.i18n.tr("project-menu");
    if let Some(chosen) = Choices::new(&name, &view.i18n.tr("search")).width(320.0).show(button, make) {
        match MENU.get(chosen) {
            Some(action) => view.send(*action),
            None => view.send_all(recent.get(chosen - MENU.len()).cloned().map(FileCommand::OpenFolder)),
        }
    }
}

fn search_ui(ui: &mut Ui, rect: Rect, view: &View<'_>) {
    let colours = colours(ui);
    let response = ui.interact(rect, ui.scope_id().with("search"), Sense::click());
    let hint = view.i18n.tr("search-everything");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &*hint));
    let line = if response.hovered() { colours.outline_hover } else { colours.outline };
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, line), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    icon_at(ui.painter(), pos2(rect.left() + 15.0, rect.center().y), Icon::Search, 14.0, colours.label);
    let keys = Action::Palette.keys(ui.ctx()).join(" ");
    let keys_width =
        ui.painter().layout_no_wrap(keys.clone(), theme::small(Weight::Medium), colours.label).size().x + 10.0;
    let text = elided(ui, &hint, theme::body(Weight::Regular), colours.label, rect.width() - 44.0 - keys_width);
    ui.painter().galley(pos2(rect.left() + 28.0, rect.center().y - text.size().y / 2.0), text, colours.label);
    key(ui, pos2(rect.right() - keys_width - 6.0, rect.center().y), &keys);
    if response.clicked() {
        view.send(Action::Palette);
    }
}

fn tools_ui(ui: &mut Ui, view: &View<'_>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    theme_ui(ui, view);
    language_ui(ui, view);
    let colours = colours(ui);
    let (rule, _) = ui.allocate_exact_size(vec2(1.0, 20.0), Sense::hover());
    ui.painter().vline(rule.center().x, rule.y_range(), Stroke::new(1.0, colours.divider));
    let tip = |action: Action, label: Option<&String>| {
        let keys = action.keys(ui.ctx()).join("+");
        let what = label.cloned().unwrap_or_default();
        let name = view.i18n.tr(action.entry().name);
        if what.is_empty() { format!("{name} · {keys}") } else { format!("{name}: {what} · {keys}") }
    };
    let (undo, redo) = (view.undo_label(), view.redo_label());
    let (undo_tip, redo_tip) = (tip(Action::Undo, undo.as_ref()), tip(Action::Redo, redo.as_ref()));
    if icon_button(ui, Icon::Redo2, &redo_tip, redo.is_some()).clicked() {
        view.send(Action::Redo);
    }
    if let Some(text) = undo {
        let room = (ui.available_width() - 40.0).clamp(0.0, 190.0);
        let galley = elided(ui, &text, theme::body(Weight::Regular), colours.secondary, room);
        let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 36.0, 26.0), Sense::click());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{}: {text}", view.i18n.tr("do-undo"))));
        ghost(ui, rect, &response);
        icon_at(ui.painter(), pos2(rect.left() + 14.0, rect.center().y), Icon::Undo2, 15.0, colours.secondary);
        ui.painter().galley(
            pos2(rect.left() + 28.0, rect.center().y - galley.size().y / 2.0),
            galley,
            colours.secondary,
        );
        if response.on_hover_text(undo_tip).clicked() {
            view.send(Action::Undo);
        }
    } else {
        icon_button(ui, Icon::Undo2, &undo_tip, false);
    }
}

fn theme_ui(ui: &mut Ui, view: &View<'_>) {
    const THEMES: [(ThemePreference, Icon, Action); 3] = [
        (ThemePreference::System, Icon::Monitor, Action::Theme(ThemePreference::System)),
        (ThemePreference::Light, Icon::Sun, Action::Theme(ThemePreference::Light)),
        (ThemePreference::Dark, Icon::Moon, Action::Theme(ThemePreference::Dark)),
    ];
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(28.0 * 3.0 + 4.0, 26.0), Sense::hover());
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, colours.well, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    for (place, (theme, icon, action)) in THEMES.iter().rev().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "one of three")]
        let left = rect.left() + 2.0 + 28.0 * place as f32;
        let segment = Rect::from_min_size(pos2(left, rect.top() + 2.0), vec2(28.0, 22.0));
        let response = ui.interact(segment, ui.scope_id().with(("theme", place)), Sense::click());
        let on = view.settings.theme == *theme;
        let name = view.i18n.tr(action.entry().name);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &*name));
        if on {
            ui.painter().rect_filled(segment, CornerRadius::same(radius::TOKEN), colours.pressed);
        }
        if response.has_focus() {
            focus_ring(ui, segment, radius::TOKEN);
        }
        let colour = if on || response.hovered() { colours.text } else { colours.label };
        icon_at(ui.painter(), segment.center(), *icon, 14.0, colour);
        if response.on_hover_text(&*name).clicked() {
            view.send(Action::Theme(*theme));
        }
    }
}

fn language_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let language = view.i18n.language();
    let name = view.i18n.tr("interface-language");
    let galley = ui.painter().layout_no_wrap(language.name.to_owned(), theme::body(Weight::Regular), colours.secondary);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 50.0, 26.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &*name));
    ghost(ui, rect, &response);
    icon_at(ui.painter(), pos2(rect.left() + 14.0, rect.center().y), Icon::Languages, 15.0, colours.secondary);
    ui.painter().galley(pos2(rect.left() + 28.0, rect.center().y - galley.size().y / 2.0), galley, colours.secondary);
    icon_at(ui.painter(), pos2(rect.right() - 11.0, rect.center().y), Icon::ChevronDown, 13.0, colours.label);
    let offered: Vec<_> = view.texts.languages().filter(|language| is_offered(language)).collect();
    let chosen = language_menu(&response, &view.i18n, &name, language, &offered);
    view.send_all(chosen.map(|language| SettingsCommand::Language(language.tag)));
    response.on_hover_text(&*name);
}

fn ghost(ui: &Ui, rect: Rect, response: &Response) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::CONTROL);
    if response.is_pointer_button_down_on() {
        ui.painter().rect_filled(rect, corner, colours.pressed);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
}
