//! The columns of the library, and the colours of the filter.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Ui};
use lucide_icons::Icon;

use crate::registry::card_filter::tokens;
use crate::ruleset::Ruleset;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Column, cell_label, icon_label, text_width, type_icon};

/// The width of the column of types where the names fit, and the part of it that the icon takes, in points.
const TYPE: f32 = 60.0;
const TYPE_ICON: f32 = 18.0;

/// The width of the longest name of a type, in points.
fn type_words(ui: &Ui, view: &View<'_>) -> f32 {
    let types = view.rules().card_types.iter().filter(|(_, kind)| !kind.is_hero);
    let width = |id: &str| {
        let name = view.i18n.heading(&format!("type-{id}"), id);
        text_width(ui, &name, theme::small(Weight::Regular))
    };
    types.map(|(id, _)| width(id)).fold(0.0, f32::max)
}

/// The last part of an id, which names the card in its group.
pub fn short_id(id: &str) -> &str {
    id.rsplit_once(['-', '_']).map_or(id, |(_, last)| last)
}

/// The width of the last parts of the ids, by some of the cards, in points.
fn id_width(ui: &Ui, view: &View<'_>) -> f32 {
    let cards = &view.registry().cards;
    let some = cards.iter().step_by((cards.len() / 64).max(1));
    let width = |id: &str| text_width(ui, short_id(id), theme::mono(11.0));
    some.map(|card| width(&card.id)).fold(28.0, f32::max).min(52.0).ceil()
}

/// The columns of the library in a list that is `width` points wide. A flat list shows whole ids. The column of types
/// shows icons only, unless the longest name of a type fits. Beside a deck the numbers of languages give way to counts.
pub fn library_columns(ui: &Ui, view: &View<'_>, flat: bool, in_deck: bool, width: f32) -> Vec<Column> {
    let kind_width = match type_words(ui, view) + TYPE_ICON {
        _ if width < 320.0 => 14.0,
        words if words <= TYPE => TYPE,
        words if width > 400.0 => words,
        _ => 14.0,
    };
    let number = view.rules().numbers.keys().next();
    let cost = number.map(|name| view.i18n.heading(&format!("number-{name}"), name)).unwrap_or_default();
    let cells = if in_deck {
        Column::exact(&view.i18n.tr("column-in-deck"), 40.0).right()
    } else {
        Column::exact(&view.i18n.tr("column-languages"), 26.0).right()
    };
    vec![
        Column::new(&view.i18n.tr("column-id"), if flat { 104.0 } else { id_width(ui, view) }).at_least(24.0),
        Column::rest(&view.i18n.tr("column-name"), 80.0),
        Column::new(&view.i18n.tr("column-type"), kind_width).at_least(14.0),
        Column::exact(&cost, 28.0).right(),
        cells,
        Column::exact(&view.i18n.tr("column-problems"), 14.0).icon(Icon::TriangleAlert),
    ]
}

/// The text of the filter with coloured terms.
pub fn coloured(ui: &Ui, text: &str, rules: &Ruleset) -> LayoutJob {
    let colours = colours(ui);
    let mut job = LayoutJob { break_on_newline: false, ..Default::default() };
    let mut append = |text: &str, color: Color32, background: Color32| {
        let plain = TextFormat::simple(theme::body(Weight::Regular), color);
        job.append(text, 0.0, TextFormat { background, expand_bg: 2.0, ..plain });
    };
    let mut done = 0;
    for token in tokens(text, rules).into_iter().filter(|token| !token.key.is_empty()) {
        append(&text[done..token.range.start], colours.text, Color32::TRANSPARENT);
        append(&text[token.key.clone()], if token.known { colours.accent } else { colours.error.text }, colours.hover);
        append(&text[token.key.end..token.range.end], colours.text, colours.hover);
        done = token.range.end;
    }
    append(&text[done..], colours.text, Color32::TRANSPARENT);
    job
}

/// The type of a card: its icon, and its name where the column has room for it.
pub fn type_ui(ui: &mut Ui, view: &View<'_>, card_type: &str) {
    let colours = colours(ui);
    icon_label(ui, type_icon(view.rules(), card_type), 13.0, colours.label);
    if ui.max_rect().width() > 40.0 {
        ui.spacing_mut().item_spacing.x = 4.0;
        let name = view.i18n.heading(&format!("type-{card_type}"), card_type);
        cell_label(ui, &name, theme::small(Weight::Regular), colours.secondary);
    }
}
