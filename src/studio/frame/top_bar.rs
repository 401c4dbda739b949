//! The top bar: project, search, undo and redo, language, theme.

use std::path::PathBuf;

use egui::{
    Align, Align2, Atom, AtomExt as _, Atoms, Color32, Layout, Response, Role, Sense, Shape, Stroke, ThemePreference,
    Ui, pos2, vec2,
};
use egui_extras::{Size, StripBuilder};
use lucide_icons::Icon;

use crate::studio::action::{Action, Screen};
use crate::studio::command::{FileCommand, SettingsCommand, UiCommand};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Pressable, divider, icon_atom, icon_button, key_atom, label, language_menu, text_atom,
};

/// The greatest width of the search field, and the width of the controls on either side of the field, in points.
const SEARCH: f32 = 420.0;
const SIDE: f32 = 396.0;

pub fn top_bar_ui(ui: &mut Ui, view: &View<'_>) {
    let whole = ui.max_rect().expand2(vec2(12.0, 0.0));
    divider(ui, whole, Align2::CENTER_BOTTOM);
    let search = (whole.width() - 2.0 * SIDE).clamp(180.0, SEARCH);
    ui.spacing_mut().item_spacing.x = 12.0;
    let strip = StripBuilder::new(ui).size(Size::remainder()).size(Size::exact(search)).size(Size::remainder());
    strip.clip(true).horizontal(|mut strip| {
        strip.cell(|ui| _ = ui.with_layout(Layout::left_to_right(Align::Center), |ui| project_ui(ui, view)));
        strip.cell(|ui| _ = ui.with_layout(Layout::left_to_right(Align::Center), |ui| search_ui(ui, view)));
        strip.cell(|ui| _ = ui.with_layout(Layout::right_to_left(Align::Center), |ui| tools_ui(ui, view)));
    });
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
        .map_or_else(|| view.game_name(), |folder| folder.to_string_lossy().into_owned());
    let atoms = (
        text_atom(&name, theme::body(Weight::Semibold), colours.text),
        icon_atom(Icon::ChevronDown, 14.0, colours.label),
    );
    let menu = Pressable::ghost(ui, 28.0, atoms).max_width(232.0);
    let response = menu.role(Role::Button, &view.i18n.tr("project-menu")).show(ui);
    project_menu(&response, view);
    if let Some(folder) = folder {
        response.on_hover_text(folder.display().to_string());
    }
    if view.document.is_dirty() {
        ui.spacing_mut().item_spacing.x = 6.0;
        label(ui, "●", theme::body(Weight::Regular), colours.warning.text);
        label(ui, &view.i18n.tr("unsaved"), theme::body(Weight::Regular), colours.secondary);
    }
}

fn project_menu(button: &Response, view: &View<'_>) {
    const MENU: [Action; 6] =
        [Action::Go(Screen::Start), Action::NewProject, Action::Open, Action::Save, Action::SaveAs, Action::Backups];
    let folder = |folder: &PathBuf| Choice {
        icon: Some(Icon::Folder),
        about: folder.parent().map(|above| above.display().to_string()).unwrap_or_default(),
        group: view.i18n.tr("recent-projects").to_string(),
        ..Choice::new(folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy())
    };
    let entries = || {
        let actions = MENU.into_iter().filter(|action| view.settings.offers(*action));
        let actions = actions.map(|action| (Choice::action(&button.ctx, view, action), UiCommand::from(action)));
        let recent = view.settings.recent.iter();
        let open = recent.map(|path| (folder(path), FileCommand::OpenFolder(path.clone()).into()));
        actions.chain(open).collect()
    };
    let (name, search) = (view.i18n.tr("project-menu"), view.i18n.tr("search"));
    view.send_all(Choices::new(&name, &search).width(320.0).pick(button, entries));
}

fn search_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let hint = view.i18n.tr("search-everything");
    let mut atoms = Atoms::new((
        icon_atom(Icon::Search, 14.0, colours.label),
        text_atom(&hint, theme::body(Weight::Regular), colours.label).atom_shrink(true),
        Atom::grow(),
    ));
    atoms.push_right(key_atom(ui, &Action::Palette.keys(ui.ctx()).join(" ")));
    let field = Pressable::new(28.0, atoms).width(ui.available_width()).fill(colours.raised, colours.outline);
    let field = field.hover(colours.raised, colours.outline_hover);
    view.on_click(&field.role(Role::Button, &hint).show(ui), Action::Palette);
}

fn tools_ui(ui: &mut Ui, view: &View<'_>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    theme_ui(ui, view);
    language_ui(ui, view);
    if view.settings.portal {
        let entry = Action::Submit.entry();
        let is_ready = view.selection.last_card().is_some();
        view.on_click(&icon_button(ui, entry.icon, &view.i18n.tr(entry.name), is_ready), entry.action);
    }
    let colours = colours(ui);
    let (line, _) = ui.allocate_exact_size(vec2(1.0, 20.0), Sense::hover());
    divider(ui, line, Align2::LEFT_CENTER);
    let (undo, redo) = (view.undo_label(), view.redo_label());
    let [undo_tip, redo_tip] = [(Action::Undo, &undo), (Action::Redo, &redo)].map(|(action, label)| {
        let name = view.i18n.tr(action.entry().name);
        action.tip(ui.ctx(), &label.as_ref().map_or(name.to_string(), |label| format!("{name}: {label}")))
    });
    view.on_click(&icon_button(ui, Icon::Redo2, &redo_tip, redo.is_some()), Action::Redo);
    let Some(text) = undo else {
        icon_button(ui, Icon::Undo2, &undo_tip, false);
        return;
    };
    let atoms = (
        icon_atom(Icon::Undo2, 15.0, colours.secondary),
        text_atom(&text, theme::body(Weight::Regular), colours.secondary),
    );
    let button = Pressable::ghost(ui, 26.0, atoms).max_width(ui.available_width().clamp(28.0, 226.0));
    let name = format!("{}: {text}", view.i18n.tr("do-undo"));
    view.on_click(&button.role(Role::Button, &name).show(ui).on_hover_text(undo_tip), Action::Undo);
}

fn theme_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let frame = theme::surface(colours.well, colours.outline, radius::CONTROL).inner_margin(1.0);
    let buttons = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for theme in [ThemePreference::System, ThemePreference::Light, ThemePreference::Dark] {
            let entry = Action::Theme(theme).entry();
            let on = view.settings.theme == theme;
            let fill = if on { colours.pressed } else { Color32::TRANSPARENT };
            let atom = icon_atom(entry.icon, 14.0, if on { colours.text } else { colours.label });
            let button = Pressable::new(22.0, atom).width(28.0).padding(7).corner(radius::TOKEN);
            let name = view.i18n.tr(entry.name);
            let button = button.fill(fill, Color32::TRANSPARENT).role(Role::RadioButton, &name).selected(on);
            view.on_click(&button.show(ui).on_hover_text(&*name), entry.action);
        }
    };
    ui.allocate_ui_with_layout(vec2(88.0, 26.0), Layout::left_to_right(Align::Center), |ui| frame.show(ui, buttons));
}

fn language_ui(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let language = view.i18n.language();
    let name = view.i18n.tr("interface-language");
    let atoms = (
        icon_atom(Icon::Languages, 15.0, colours.secondary),
        text_atom(language.name, theme::body(Weight::Regular), colours.secondary),
        icon_atom(Icon::ChevronDown, 13.0, colours.label),
    );
    let response = Pressable::ghost(ui, 26.0, atoms).gap(5.0).role(Role::ComboBox, &name).show(ui);
    let offered: Vec<_> = view.texts.languages().collect();
    let chosen = language_menu(&response, &view.i18n, &name, language, &offered);
    view.send_all(chosen.map(|language| SettingsCommand::Language(language.tag)));
    response.on_hover_text(&*name);
}
