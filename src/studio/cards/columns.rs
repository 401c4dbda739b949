//! The columns of the library, and what is drawn in them.

use egui::{Rect, Ui, pos2};
use lucide_icons::Icon;

use crate::studio::card_list::tokens;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{elided, icon_at};

/// The width of the column of types where their names fit, and what of it the icon takes.
const TYPE: f32 = 60.0;
const TYPE_ICON: f32 = 18.0;

/// How wide the longest name of a type is, in points.
pub fn type_words(ui: &Ui, view: &View<'_>) -> f32 {
    let types = view.rules().card_types.iter().filter(|(_, kind)| !kind.is_hero);
    let width = |id: &str| {
        let name = view.i18n.name(&format!("type-{id}"), id);
        ui.painter().layout_no_wrap(name, theme::small(Weight::Regular), colours(ui).text).size().x
    };
    types.map(|(id, _)| width(id)).fold(0.0, f32::max)
}

/// Where the columns stand in a line.
pub struct Places {
    /// The id.
    pub id: Rect,
    /// The name.
    pub name: Rect,
    /// The type.
    pub kind: Rect,
    /// What it costs.
    pub cost: Rect,
    /// How many languages are whole.
    pub languages: Rect,
    /// The mark of its worst problem.
    pub problem: Rect,
}

impl Places {
    /// Those of a line; a flat list has room for whole ids. `words` is how wide the longest name of a type is, in points:
    /// where it does not fit, the icon stands alone.
    pub fn new(rect: Rect, flat: bool, words: f32) -> Self {
        let (narrow, wide) = (rect.width() < 320.0, rect.width() > 400.0);
        let kind_width = match words + TYPE_ICON {
            _ if narrow => 14.0,
            width if width <= TYPE => TYPE,
            width if wide => width,
            _ => 14.0,
        };
        let column = |right: &mut f32, width: f32| {
            let place = Rect::from_min_max(pos2(*right - width, rect.top()), pos2(*right, rect.bottom()));
            *right -= width + 6.0;
            place
        };
        let mut right = rect.right() - 12.0;
        let problem = column(&mut right, 16.0);
        let languages = column(&mut right, 26.0);
        let cost = column(&mut right, 28.0);
        let kind = column(&mut right, kind_width);
        let left = rect.left() + 14.0;
        let id_width = if flat { 104.0 } else { 28.0 };
        let id = Rect::from_min_max(pos2(left, rect.top()), pos2(left + id_width, rect.bottom()));
        let name = Rect::from_min_max(pos2(id.right() + 6.0, rect.top()), pos2(right, rect.bottom()));
        Self { id, name, kind, cost, languages, problem }
    }
}

/// The filter's text with its terms coloured.
pub fn coloured(ui: &Ui, text: &str, rules: &crate::ruleset::Ruleset) -> egui::text::LayoutJob {
    let colours = colours(ui);
    let mut job = egui::text::LayoutJob { break_on_newline: false, ..Default::default() };
    let format = |colour, background| egui::TextFormat {
        font_id: theme::body(Weight::Regular),
        color: colour,
        background,
        expand_bg: 2.0,
        ..Default::default()
    };
    let mut done = 0;
    let clear = egui::Color32::TRANSPARENT;
    for token in tokens(text, rules) {
        job.append(&text[done..token.range.start], 0.0, format(colours.text, clear));
        if token.key.is_empty() {
            job.append(&text[token.range.clone()], 0.0, format(colours.text, clear));
        } else {
            let colour = if token.known { colours.accent } else { colours.error.text };
            job.append(&text[token.key.clone()], 0.0, format(colour, colours.hover));
            job.append(&text[token.key.end..token.range.end], 0.0, format(colours.text, colours.hover));
        }
        done = token.range.end;
    }
    job.append(&text[done..], 0.0, format(colours.text, clear));
    job
}

/// A card's type: its icon, and its name where there is room.
pub fn type_mark(ui: &Ui, place: Rect, view: &View<'_>, card_type: &str) {
    let colours = colours(ui);
    let icon = view.rules().card_types.get(card_type).and_then(|kind| Icon::try_from(kind.icon.as_str()).ok());
    let icon = icon.unwrap_or(Icon::CircleQuestionMark);
    icon_at(ui.painter(), pos2(place.left() + 7.0, place.center().y), icon, 13.0, colours.label);
    if place.width() > 40.0 {
        let name = view.i18n.name(&format!("type-{card_type}"), card_type);
        let galley = elided(ui, &name, theme::small(Weight::Regular), colours.secondary, place.width() - TYPE_ICON);
        let at = pos2(place.left() + TYPE_ICON, place.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colours.secondary);
    }
}
