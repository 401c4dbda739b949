//! The screen of settings: look, language, size.

use egui::{Frame, Margin, ScrollArea, ThemePreference, Ui, vec2};

use super::action::Action;
use super::command::{LocalesCommand, SettingsCommand};
use super::theme::{self, Weight, colours};
use super::view::View;
use super::widgets::{Button, Field, form_line, label, language_combo, panel_head, paragraph, segmented, tick};
use crate::text::{Arg, Language};

const LABEL: f32 = 290.0;
const WIDTH: f32 = 640.0;

pub fn options_ui(ui: &mut Ui, view: &View<'_>) {
    panel_head(ui, &view.i18n.tr("screen-settings"), "", |_| {});
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(24, 20)).show(ui, |ui| {
            ui.set_max_width(WIDTH);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            look(ui, view);
            ui.add_space(16.0);
            translating(ui, view);
            ui.add_space(16.0);
            label(ui, &view.i18n.tr("settings-about"), theme::body(Weight::Semibold), colours(ui).text);
            let version = [("version", Arg::Text(env!("CARGO_PKG_VERSION")))];
            paragraph(ui, &view.i18n.tr_with("settings-version", &version));
            paragraph(ui, &view.i18n.tr("settings-licences"));
        });
    });
}

fn look(ui: &mut Ui, view: &View<'_>) {
    let i18n = &view.i18n;
    label(ui, &i18n.tr("settings-look"), theme::body(Weight::Semibold), colours(ui).text);
    let name = i18n.tr("settings-theme");
    form_line(ui, &name, LABEL, |ui| {
        let themes = [ThemePreference::Dark, ThemePreference::Light, ThemePreference::System];
        let names = themes.map(|theme| i18n.tr(Action::Theme(theme).entry().name));
        let segments: Vec<(&str, Option<&str>)> = names.iter().map(|name| (&**name, None)).collect();
        let now = themes.iter().position(|theme| *theme == view.settings.theme).unwrap_or(2);
        view.send_all(segmented(ui, &name, &segments, now).map(|chosen| Action::Theme(themes[chosen])));
    });
    let name = i18n.tr("settings-zoom");
    form_line(ui, &name, LABEL, |ui| {
        #[allow(clippy::cast_possible_truncation, reason = "zoom lies between 0.5 and 3")]
        let percent = (view.settings.zoom * 100.0).round() as i64;
        for (text, action) in [("−", Action::ZoomOut), ("+", Action::ZoomIn)] {
            let tip = action.tip(ui.ctx(), &i18n.tr(action.entry().name));
            view.on_click(&ui.add(Button::new(text)).on_hover_text(tip), action);
        }
        let percent = i18n.tr_with("percent", &[("n", Arg::Number(percent))]);
        label(ui, &percent, theme::body(Weight::Medium), colours(ui).text);
    });
    language(ui, view, "settings-language", view.i18n.language(), SettingsCommand::Language);
    let cards = view.settings.card_language();
    language(ui, view, "settings-card-language", cards, SettingsCommand::CardLanguage);
}

fn translating(ui: &mut Ui, view: &View<'_>) {
    let i18n = &view.i18n;
    label(ui, &i18n.tr("screen-locales"), theme::body(Weight::Semibold), colours(ui).text);
    let name = i18n.tr("author-name");
    form_line(ui, &name, LABEL, |ui| {
        let (mut author, hint) = (view.settings.author.clone(), view.settings.author());
        if Field::new(&name).hint(&hint).width(220.0).show(ui, &mut author).changed() {
            view.send(LocalesCommand::Author(author));
        }
    });
    let mut only = view.settings.suggests_only;
    if tick(ui, &i18n.tr("do-suggest-only"), &mut only) {
        view.send(Action::SuggestOnly);
    }
}

fn language(
    ui: &mut Ui,
    view: &View<'_>,
    name: &'static str,
    now: &'static Language,
    ask: fn(&'static str) -> SettingsCommand,
) {
    let name = view.i18n.tr(name);
    let languages: Vec<&'static Language> = view.texts.languages().collect();
    form_line(ui, &name, LABEL, |ui| {
        let chosen = language_combo(ui, &view.i18n, &name, None, now, &languages, 220.0);
        view.send_all(chosen.map(|language| ask(language.tag)));
    });
}
