//! What an edit changes: every card whose text is another one than the saved one, before and after; as text, or as it is
//! set on the card.

use egui::text::TextFormat;
use egui::{Align2, Color32, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::document::RecordPath;
use crate::face::Fit;
use crate::studio::command::SelectionCommand;
use crate::studio::faces::{FaceCache, Wanted};
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::difference::{difference, shared_beginning, without_beginning};
use crate::studio::locales::language_model::PreviewBase;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{icon_at, panel_head, segmented, text_at};
use crate::text::translation::{CardChange, FieldChange};
use crate::text::{Arg, Language};

const HEAD: f32 = 24.0;
const LINE: f32 = 19.0;
const GAP: f32 = 10.0;

/// The list as it stands.
#[derive(Default)]
pub struct Changes {
    /// Whether it tells how the cards are set instead of what they say.
    layout: bool,
}

impl Changes {
    /// Shows the head and the list.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        faces: &mut FaceCache,
        base: &PreviewBase,
        changes: &[CardChange],
    ) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
        let all = view.registry().cards.len() + view.registry().heroes.len();
        let counts = [("n", number(changes.len())), ("all", number(all))];
        let (title, note) = (view.i18n.tr("cards-changed"), view.i18n.tr_with("count-of", &counts));
        panel_head(ui, &title, &note, |ui| {
            let names = [view.i18n.tr("field-text"), view.i18n.tr("changes-layout")];
            let segments = [(&*names[0], None), (&*names[1], None)];
            if let Some(at) = segmented(ui, &title, &segments, usize::from(self.layout)) {
                self.layout = at == 1;
            }
        });
        if changes.is_empty() {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
            let words = view.i18n.tr("cards-changed-none");
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &*words));
            let at = pos2(rect.left() + 14.0, rect.center().y);
            let colour = colours(ui).label;
            text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, theme::body(Weight::Regular), colour);
            return;
        }
        let high = |change: &CardChange| {
            #[allow(clippy::cast_precision_loss, reason = "a few parts")]
            let lines = if self.layout { 1.0 } else { 2.0 * change.parts.len() as f32 };
            HEAD + LINE * lines + GAP
        };
        let mut tops = vec![0.0];
        for change in changes {
            tops.push(tops.last().copied().unwrap_or(0.0) + high(change));
        }
        ScrollArea::vertical().id_salt(("changed cards", self.layout)).auto_shrink(false).show_viewport(
            ui,
            |ui, shown| {
                ui.set_height(tops.last().copied().unwrap_or(0.0));
                let (origin, width) = (ui.max_rect().min, ui.max_rect().width());
                let first = tops.partition_point(|top| *top <= shown.top()).saturating_sub(1);
                for (at, change) in changes.iter().enumerate().skip(first) {
                    if tops[at] > shown.bottom() {
                        break;
                    }
                    let rect = Rect::from_min_size(pos2(origin.x, origin.y + tops[at]), vec2(width, high(change)));
                    let set = self.layout.then(|| set_on_card(view, faces, base, at, change));
                    card(ui, rect, view, change, set.as_ref());
                }
            },
        );
    }
}

/// How a card's text is set with an edit, in words, with an icon and its colour.
struct OnCard {
    words: String,
    mark: Mark,
}

/// What an edit does to the way in which a card is set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// It is not known yet.
    Waits,
    /// Nothing.
    Same,
    /// The text is larger or smaller than before.
    Resized,
    /// It does not fit.
    Over,
}

/// How a card is set before and after the edit. Faces are set in the background, and only those in sight.
fn set_on_card(view: &View<'_>, faces: &mut FaceCache, base: &PreviewBase, at: usize, change: &CardChange) -> OnCard {
    let language = view.settings.translation_language();
    let now = Wanted { document: &view.document, texts: &view.texts, place: change.place, language };
    let (texts, number) = base.texts();
    let after = faces.change_fit(2 * at, &now, view.document.revision()).cloned();
    let before = faces.change_fit(2 * at + 1, &Wanted { texts, ..now }, number).cloned();
    let size = |fit: &Fit| view.i18n.tr_with("face-rules-size", &[("size", Arg::Text(&format!("{:.2}", fit.rules)))]);
    let over = |fit: &Fit| fit.over.iter().map(|over| over.over).reduce(f64::max);
    let (Some(before), Some(after)) = (before, after) else {
        return OnCard { words: view.i18n.tr("face-drawing").to_string(), mark: Mark::Waits };
    };
    let told = |fit: &Fit| match over(fit) {
        Some(over) => view.i18n.tr_with("over-by", &[("size", Arg::Text(&format!("{over:.1}")))]),
        None => size(fit),
    };
    let (was, is) = (told(&before), told(&after));
    let words = if was == is { format!("{is} · {}", view.i18n.tr("layout-same")) } else { format!("{was} → {is}") };
    let mark = match over(&after) {
        Some(_) => Mark::Over,
        None if was == is => Mark::Same,
        None => Mark::Resized,
    };
    OnCard { words, mark }
}

fn card(ui: &mut Ui, rect: Rect, view: &View<'_>, change: &CardChange, set: Option<&OnCard>) {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    let response = ui.interact(rect, ui.scope_id().with(("changed", &change.id)), Sense::click());
    let last = change.parts.last().map(|part| part.after.as_str()).unwrap_or_default();
    let said = set.map_or(last, |set| &set.words);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{}: {said}", change.id)));
    if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, colours.hover);
    }
    if response.has_focus() {
        crate::studio::widgets::focus_ring(ui, rect.shrink(1.0), 3);
    }
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let left = rect.left() + 14.0;
    title(ui, rect, view, change);
    let mut top = rect.top() + HEAD + 2.0;
    if let Some(OnCard { words, mark }) = set {
        let (icon, colour) = match mark {
            Mark::Waits => (Icon::Ellipsis, colours.label),
            Mark::Same => (Icon::Check, colours.good),
            Mark::Resized => (Icon::AArrowDown, colours.secondary),
            Mark::Over => (Icon::TriangleAlert, colours.warning.text),
        };
        let middle = top + LINE / 2.0;
        icon_at(ui.painter(), pos2(left + 6.0, middle), icon, 13.0, colour);
        let at = pos2(left + 20.0, middle);
        let colour = if *mark == Mark::Over { colours.warning.text } else { colours.secondary };
        text_at(ui.painter(), at, Align2::LEFT_CENTER, words, theme::body(Weight::Regular), colour);
    } else {
        for part in &change.parts {
            part_ui(ui, pos2(left, top), rect.right() - 14.0, part, language);
            top += 2.0 * LINE;
        }
    }
    if response.on_hover_text(said).clicked() {
        view.send(SelectionCommand::GoTo(change.place, String::new()));
    }
}

/// The card's id, type and name.
fn title(ui: &Ui, rect: Rect, view: &View<'_>, change: &CardChange) {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    let (middle, left) = (rect.top() + 6.0 + HEAD / 2.0 - 3.0, rect.left() + 14.0);
    let drawn =
        text_at(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, &change.id, theme::mono(11.0), colours.label);
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
    icon_at(ui.painter(), pos2(drawn.right() + 13.0, middle), icon, 12.0, colours.label);
    let room = rect.right() - 14.0 - drawn.right() - 26.0;
    let line = bidi_line::line(ui, &RichText::plain(&name, plain(language, colours.text)), language, room);
    let at = pos2(drawn.right() + 26.0, middle - line.size().y / 2.0);
    line.paint(ui.painter(), at, colours.text);
}

/// A part before and after, what is new in it marked.
fn part_ui(ui: &Ui, at: egui::Pos2, right: f32, part: &FieldChange, language: &'static Language) {
    let colours = colours(ui);
    let letters = shared_beginning(&[&part.before, &part.after]);
    let [before, after] = [&part.before, &part.after].map(|text| without_beginning(text, letters));
    let changed = difference(&before, &after, language.spaced);
    let marked = TextFormat {
        background: colours.kinds[1].ground,
        underline: Stroke::new(1.0, colours.good),
        ..plain(language, colours.good)
    };
    let lines = [
        ("−", colours.label, RichText::plain(&before, plain(language, colours.label))),
        ("+", colours.good, pieces(&after, &changed.new, &plain(language, colours.text), &marked)),
    ];
    for (place, (sign, colour, rich)) in lines.into_iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "one of two")]
        let middle = at.y + LINE * (place as f32 + 0.5);
        let font = theme::body(Weight::Semibold);
        text_at(ui.painter(), pos2(at.x, middle), Align2::LEFT_CENTER, sign, font, colour);
        let left = at.x + 16.0;
        let line = bidi_line::line(ui, &rich, language, right - left);
        let x = if language.right_to_left { right - line.size().x } else { left };
        let at = pos2(x, middle - line.size().y / 2.0);
        line.paint(ui.painter(), at, colours.text);
    }
}

fn plain(language: &Language, color: Color32) -> TextFormat {
    TextFormat { font_id: bidi::font_of(language, 13.0), color, ..TextFormat::default() }
}

/// A text with marked parts.
fn pieces(text: &str, marks: &[std::ops::Range<usize>], plain: &TextFormat, marked: &TextFormat) -> RichText {
    let mut rich = RichText::default();
    let mut at = 0;
    for mark in marks {
        rich.push(&text[at..mark.start], plain.clone(), false);
        rich.push(&text[mark.clone()], marked.clone(), false);
        at = mark.end;
    }
    rich.push(&text[at..], plain.clone(), false);
    rich
}
