//! The cards that an edit changes, compared with the saved text: before and after, as text or as set on the card.

use egui::text::TextFormat;
use egui::{Align, Align2, Color32, Frame, Id, Layout, Margin, Role, Stroke, Ui, vec2};
use lucide_icons::Icon;

use super::fit_text;
use crate::document::RecordPath;
use crate::face::{Wanted, Words};
use crate::studio::bidi::{self, RichText};
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{FaceCache, wanted};
use crate::studio::locales::bidi_line::{aligned_line, line};
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::locales::parts::switch;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Column, Heights, RowInfo, Table, cell_label, divider, icon_label, label, panel_head};
use crate::text::translation::{CardChange, FieldChange, difference, shared_beginning, without_beginning};
use crate::text::{Arg, Language};

/// The heights of a card's title, of a line of text, and of the space around both, in points.
const TITLE: f32 = 24.0;
const LINE: f32 = 19.0;
const GAP: f32 = 10.0;

#[derive(Default)]
pub struct Changes {
    /// Whether the list shows how the cards are set instead of their texts.
    shows_layout: bool,
}

impl Changes {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        faces: &mut FaceCache,
        base: &PreviewBase,
        changes: &[CardChange],
    ) {
        let all = view.registry().cards.len() + view.registry().heroes.len();
        let note = view.i18n.tr_with("count-of", &[("n", Arg::count(changes.len())), ("all", Arg::count(all))]);
        let title = view.i18n.tr("cards-changed");
        let by_layout = self.shows_layout;
        panel_head(ui, &title, &note, |ui| {
            self.shows_layout =
                switch(ui, view, &title, ["field-text", "changes-layout"], by_layout).unwrap_or(by_layout);
        });
        if changes.is_empty() {
            Frame::new().inner_margin(Margin::symmetric(14, 12)).show(ui, |ui| {
                label(ui, &view.i18n.tr("cards-changed-none"), theme::body(Weight::Regular), colours(ui).label);
            });
            return;
        }
        let mut end = 0.0;
        let ends = changes.iter().map(|change| {
            #[allow(clippy::cast_precision_loss, reason = "a few parts")]
            let lines = if by_layout { 1.0 } else { 2.0 * change.parts.len() as f32 };
            end += TITLE + LINE * lines + GAP;
            end
        });
        let ends: Vec<f32> = ends.collect();
        let id = if by_layout { "changed layouts" } else { "changed cards" };
        let table = Table::new(id, vec![Column::rest("", 100.0)]).without_header().gap(0.0, 0.0);
        table.show(ui, Heights::Ends(&ends), |row| {
            let (at, change) = (row.index(), &changes[row.index()]);
            let layout = by_layout.then(|| CardLayout::of(view, faces, base, at, change));
            let last = change.parts.last().map(|part| part.after.as_str()).unwrap_or_default();
            let text = layout.as_ref().map_or(last, |layout| &layout.text);
            let name = format!("{}: {text}", change.id);
            let id = Id::unique("changed card").with(&change.id);
            let response = row.info(RowInfo::new(id, &name).role(Role::Button));
            row.cell(|ui| card(ui, view, change, layout.as_ref()));
            if response.on_hover_text(text).clicked() {
                view.send(SelectionCommand::GoTo(change.place, String::new()));
            }
        });
    }
}

/// How a card is set, compared with the saved text.
struct CardLayout {
    text: String,
    icon: Icon,
    /// Whether the text does not fit.
    is_over: bool,
}

impl CardLayout {
    /// The cards are set in the background, and only those that are visible.
    fn of(view: &View<'_>, faces: &mut FaceCache, base: &PreviewBase, at: usize, change: &CardChange) -> Self {
        let language = view.settings.translation_language();
        let now = wanted(&view.document, &view.texts, change.place, language);
        let (texts, revision) = base.texts();
        let saved = Wanted { words: Words { texts, ..now.words }, revision, ..now };
        let after = faces.change_fit(2 * at, &now).map(|fit| fit_text(view, fit));
        let before = faces.change_fit(2 * at + 1, &saved).map(|fit| fit_text(view, fit));
        let (Some((before, _)), Some((after, is_over))) = (before, after) else {
            return Self { text: view.i18n.tr("face-drawing").to_string(), icon: Icon::Ellipsis, is_over: false };
        };
        let (text, icon) = if before == after {
            (format!("{after} · {}", view.i18n.tr("layout-same")), Icon::Check)
        } else {
            (format!("{before} → {after}"), Icon::AArrowDown)
        };
        Self { text, icon: if is_over { Icon::TriangleAlert } else { icon }, is_over }
    }
}

fn card(ui: &mut Ui, view: &View<'_>, change: &CardChange, layout: Option<&CardLayout>) {
    let colours = colours(ui);
    divider(ui, ui.max_rect(), Align2::CENTER_BOTTOM);
    ui.add_space(14.0);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 0.0);
        ui.set_max_width((ui.available_width() - 14.0).max(0.0));
        ui.add_space(4.0);
        in_line(ui, TITLE - 2.0, |ui| title(ui, view, change));
        let Some(CardLayout { text, icon, is_over }) = layout else {
            let language = view.settings.translation_language();
            change.parts.iter().for_each(|part| part_ui(ui, part, language));
            return;
        };
        in_line(ui, LINE, |ui| {
            let text_colour = if *is_over { colours.warning.text } else { colours.secondary };
            let colour = if matches!(icon, Icon::Check) { colours.good } else { text_colour };
            icon_label(ui, *icon, 13.0, colour);
            cell_label(ui, text, theme::body(Weight::Regular), text_colour);
        });
    });
}

fn in_line(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        add(ui);
    });
}

/// The card's id, type and name.
fn title(ui: &mut Ui, view: &View<'_>, change: &CardChange) {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    cell_label(ui, &change.id, theme::mono(11.0), colours.label);
    let registry = view.registry();
    let (icon, name) = match change.place {
        RecordPath::Card(at) => {
            let card = registry.cards.get(at);
            let card_type = card.and_then(|card| view.rules().card_types.get(&card.card_type));
            let icon = card_type.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::Circle);
            (icon, card.map(|card| view.texts.name(language, &card.id, &card.name)))
        }
        RecordPath::Hero(at) => {
            let hero = registry.heroes.get(at);
            (Icon::Crown, hero.map(|hero| view.texts.name(language, &hero.id, &hero.name)))
        }
        _ => (Icon::Circle, None),
    };
    icon_label(ui, icon, 12.0, colours.label);
    let format = bidi::format(language, 13.0, colours.text);
    line(ui, &RichText::plain(&name.unwrap_or_default(), format), language);
}

/// A part of the text, before and after. What was added is marked.
fn part_ui(ui: &mut Ui, part: &FieldChange, language: &'static Language) {
    let colours = colours(ui);
    let letters = shared_beginning(&[&part.before, &part.after]);
    let [before, after] = [&part.before, &part.after].map(|text| without_beginning(text, letters));
    let format = |colour: Color32| bidi::format(language, 13.0, colour);
    let underline = Stroke::new(1.0, colours.good);
    let added = TextFormat { background: colours.kinds[1].ground, underline, ..format(colours.good) };
    let (mut marked, mut at) = (RichText::default(), 0);
    for range in difference(&before, &after, language.spaced).added {
        marked.push(&after[at..range.start], format(colours.text), false);
        marked.push(&after[range.clone()], added.clone(), false);
        at = range.end;
    }
    marked.push(&after[at..], format(colours.text), false);
    let before = RichText::plain(&before, format(colours.label));
    for (sign, colour, text) in [("−", colours.label, before), ("+", colours.good, marked)] {
        in_line(ui, LINE, |ui| {
            cell_label(ui, sign, theme::body(Weight::Semibold), colour);
            aligned_line(ui, &text, language);
        });
    }
}
