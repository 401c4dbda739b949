//! The cards that an edit changes, compared with the saved text: before and after, as text or as set on the card.

use std::ops::Range;

use egui::text::TextFormat;
use egui::{Align, Color32, Frame, Id, Layout, Margin, Role, Stroke, Ui, vec2};
use lucide_icons::Icon;

use crate::document::RecordPath;
use crate::face::Fit;
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{FaceCache, Wanted};
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::difference::{difference, shared_beginning, without_beginning};
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::locales::{bidi_line, number};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Column, Heights, RowInfo, Table, cell_label, icon_label, label, panel_head, segmented};
use crate::text::translation::{CardChange, FieldChange};
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
        let note = view.i18n.tr_with("count-of", &[("n", number(changes.len())), ("all", number(all))]);
        let title = view.i18n.tr("cards-changed");
        panel_head(ui, &title, &note, |ui| {
            let names = [view.i18n.tr("field-text"), view.i18n.tr("changes-layout")];
            let segments = [(&*names[0], None), (&*names[1], None)];
            if let Some(at) = segmented(ui, &title, &segments, usize::from(self.shows_layout)) {
                self.shows_layout = at == 1;
            }
        });
        if changes.is_empty() {
            Frame::new().inner_margin(Margin::symmetric(14, 12)).show(ui, |ui| {
                label(ui, &view.i18n.tr("cards-changed-none"), theme::body(Weight::Regular), colours(ui).label);
            });
            return;
        }
        let mut ends = Vec::with_capacity(changes.len());
        let mut end = 0.0;
        for change in changes {
            #[allow(clippy::cast_precision_loss, reason = "a few parts")]
            let lines = if self.shows_layout { 1.0 } else { 2.0 * change.parts.len() as f32 };
            end += TITLE + LINE * lines + GAP;
            ends.push(end);
        }
        let id = if self.shows_layout { "changed layouts" } else { "changed cards" };
        let table = Table::new(id, vec![Column::rest("", 100.0)]).without_header().gap(0.0, 0.0);
        table.show(ui, Heights::Ends(&ends), |row| {
            let (at, change) = (row.index(), &changes[row.index()]);
            let layout = self.shows_layout.then(|| CardLayout::of(view, faces, base, at, change));
            let last = change.parts.last().map(|part| part.after.as_str()).unwrap_or_default();
            let text = layout.as_ref().map_or(last, |layout| &layout.text);
            let name = format!("{}: {text}", change.id);
            let id = Id::unique("changed card").with(&change.id);
            let response = row.info(RowInfo::new(id, &name).role(Role::Button));
            row.cell(|ui| {
                let rect = ui.max_rect();
                ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours(ui).divider));
                card(ui, view, change, layout.as_ref());
            });
            if response.on_hover_text(text).clicked() {
                view.send(SelectionCommand::GoTo(change.place, String::new()));
            }
        });
    }
}

/// How a card is set, compared with the saved text.
struct CardLayout {
    text: String,
    kind: LayoutChange,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LayoutChange {
    /// The card has not been set yet.
    Pending,
    Same,
    /// The text is larger or smaller than before.
    Resized,
    /// The text does not fit.
    Overflow,
}

impl CardLayout {
    /// The cards are set in the background, and only those that are visible.
    fn of(view: &View<'_>, faces: &mut FaceCache, base: &PreviewBase, at: usize, change: &CardChange) -> Self {
        let language = view.settings.translation_language();
        let now = Wanted { document: &view.document, texts: &view.texts, place: change.place, language };
        let (texts, base) = base.texts();
        let after = faces.change_fit(2 * at, &now, view.document.revision()).cloned();
        let before = faces.change_fit(2 * at + 1, &Wanted { texts, ..now }, base).cloned();
        let (Some(before), Some(after)) = (before, after) else {
            return Self { text: view.i18n.tr("face-drawing").to_string(), kind: LayoutChange::Pending };
        };
        let size = |message: &str, size: String| view.i18n.tr_with(message, &[("size", Arg::Text(&size))]);
        let overflow = |fit: &Fit| fit.over.iter().map(|over| over.over).reduce(f64::max);
        let describe = |fit: &Fit| match overflow(fit) {
            Some(over) => size("over-by", format!("{over:.1}")),
            None => size("face-rules-size", format!("{:.2}", fit.rules)),
        };
        let (old, new) = (describe(&before), describe(&after));
        let is_same = old == new;
        let text =
            if is_same { format!("{new} · {}", view.i18n.tr("layout-same")) } else { format!("{old} → {new}") };
        let kind = match overflow(&after) {
            Some(_) => LayoutChange::Overflow,
            None if is_same => LayoutChange::Same,
            None => LayoutChange::Resized,
        };
        Self { text, kind }
    }
}

fn card(ui: &mut Ui, view: &View<'_>, change: &CardChange, layout: Option<&CardLayout>) {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    ui.add_space(14.0);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 0.0);
        ui.set_max_width((ui.available_width() - 14.0).max(0.0));
        ui.add_space(4.0);
        line(ui, TITLE - 2.0, Layout::left_to_right(Align::Center), |ui| title(ui, view, change));
        let Some(CardLayout { text, kind }) = layout else {
            change.parts.iter().for_each(|part| part_ui(ui, part, language));
            return;
        };
        line(ui, LINE, Layout::left_to_right(Align::Center), |ui| {
            let (icon, colour) = match kind {
                LayoutChange::Pending => (Icon::Ellipsis, colours.label),
                LayoutChange::Same => (Icon::Check, colours.good),
                LayoutChange::Resized => (Icon::AArrowDown, colours.secondary),
                LayoutChange::Overflow => (Icon::TriangleAlert, colours.warning.text),
            };
            icon_label(ui, icon, 13.0, colour);
            let is_over = *kind == LayoutChange::Overflow;
            let colour = if is_over { colours.warning.text } else { colours.secondary };
            cell_label(ui, text, theme::body(Weight::Regular), colour);
        });
    });
}

fn line(ui: &mut Ui, height: f32, layout: Layout, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
        ui.set_min_size(vec2(ui.available_width(), height));
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
        RecordPath::Card(at) => registry.cards.get(at).map_or((Icon::Circle, String::new()), |card| {
            let card_type = view.rules().card_types.get(&card.card_type);
            let icon = card_type.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::Circle);
            (icon, view.texts.name(language, &card.id, &card.name))
        }),
        RecordPath::Hero(at) => {
            let hero = registry.heroes.get(at);
            (Icon::Crown, hero.map(|hero| view.texts.name(language, &hero.id, &hero.name)).unwrap_or_default())
        }
        _ => (Icon::Circle, String::new()),
    };
    icon_label(ui, icon, 12.0, colours.label);
    let name = RichText::plain(&name, plain(language, colours.text));
    ui.add(bidi_line::line(ui, &name, language, ui.available_width()));
}

/// A part of the text, before and after. What was added is marked.
fn part_ui(ui: &mut Ui, part: &FieldChange, language: &'static Language) {
    let colours = colours(ui);
    let letters = shared_beginning(&[&part.before, &part.after]);
    let [before, after] = [&part.before, &part.after].map(|text| without_beginning(text, letters));
    let changed = difference(&before, &after, language.spaced);
    let added = TextFormat {
        background: colours.kinds[1].ground,
        underline: Stroke::new(1.0, colours.good),
        ..plain(language, colours.good)
    };
    let lines = [
        ("−", colours.label, RichText::plain(&before, plain(language, colours.label))),
        ("+", colours.good, marked(&after, &changed.added, &plain(language, colours.text), &added)),
    ];
    for (sign, colour, text) in lines {
        line(ui, LINE, Layout::left_to_right(Align::Center), |ui| {
            cell_label(ui, sign, theme::body(Weight::Semibold), colour);
            let aligned = if language.right_to_left {
                Layout::right_to_left(Align::Center)
            } else {
                Layout::left_to_right(Align::Center)
            };
            ui.with_layout(aligned, |ui| ui.add(bidi_line::line(ui, &text, language, ui.available_width())));
        });
    }
}

fn plain(language: &Language, color: Color32) -> TextFormat {
    TextFormat { font_id: bidi::font_of(language, 13.0), color, ..TextFormat::default() }
}

/// A text of which some byte ranges have another format.
fn marked(text: &str, ranges: &[Range<usize>], plain: &TextFormat, format: &TextFormat) -> RichText {
    let mut rich = RichText::default();
    let mut at = 0;
    for range in ranges {
        rich.push(&text[at..range.start], plain.clone(), false);
        rich.push(&text[range.clone()], format.clone(), false);
        at = range.end;
    }
    rich.push(&text[at..], plain.clone(), false);
    rich
}
