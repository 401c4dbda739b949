//! The column of the open question: what waits to resolve, and the options with their numbers.

use egui::{Align, Frame, Layout, Margin, ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::options::{OptionLine, choose, is_chosen, question_text};
use super::scene::Scene;
use crate::kernel::Waiting;
use crate::kernel::ids::AbilityId;
use crate::kernel::state::{CardId, Thing};
use crate::sandbox::tabletop::Session;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    RowInfo, background, cell_label, empty_state, icon_label, label, line, lines_label, list_row, panel_head,
    round_badge, row_step, sides, struck_label,
};

/// The height of an option, and of the name of something that waits, in points.
const OPTION: f32 = 40.0;
const LINK: f32 = 20.0;
/// The most lines of the text of something that waits.
const MOST_LINES: usize = 3;
/// How much of what waits is shown.
const MOST_WAITING: usize = 5;

/// The column: what waits, above the options.
pub fn column_ui(ui: &mut Ui, scene: &Scene<'_>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    waiting_ui(ui, scene);
    let i18n = &scene.view.i18n;
    let Some(asked) = &scene.point.asked else {
        panel_head(ui, &i18n.tr("sandbox-legal"), "", |_| {});
        if scene.view.tabletop.shown_entry().is_some() {
            let (title, hint) = (i18n.tr("tabletop-shown-title"), i18n.tr("tabletop-shown-hint"));
            return empty_state(ui, Icon::History, &title, &hint, |_| {});
        }
        let outcome =
            scene.state().over.map(|outcome| super::summary_bar::outcome_text(scene, outcome)).unwrap_or_default();
        return empty_state(ui, Icon::Flag, &outcome, &i18n.tr("tabletop-over"), |_| {});
    };
    let (title, how) = question_text(scene, asked);
    panel_head(ui, &title, &how, |ui| {
        label(ui, &scene.lines.len().to_string(), theme::small(Weight::Regular), colours(ui).label);
    });
    if !scene.is_asked() {
        let who = scene.player_name(asked.by);
        return empty_state(ui, Icon::Hourglass, &who, &i18n.tr("tabletop-thinks"), |_| {});
    }
    if scene.lines.is_empty() {
        let hint = format!("{} · {}", super::summary_bar::pass_name(scene), i18n.tr("tabletop-pass-key"));
        return empty_state(ui, Icon::CircleSlash, &i18n.tr("tabletop-nothing"), &hint, |_| {});
    }
    let highlighted = scene.memory.highlight.line;
    let mut scroll = ScrollArea::vertical().id_salt("options").auto_shrink(false);
    if let Some(cursor) = scene.memory.choosing.borrow().cursor {
        // The line that the arrow keys have reached stays in sight.
        let shown = ui.scope_id().with("cursor shown");
        if ui.data(|data| data.get_temp(shown)) != Some(cursor) {
            ui.data_mut(|data| data.insert_temp(shown, cursor));
            #[allow(clippy::cast_precision_loss, reason = "at most 512 options")]
            let middle = cursor as f32 * OPTION - ui.available_height() / 2.0;
            scroll = scroll.vertical_scroll_offset(middle.max(0.0));
        }
    }
    scroll.show_rows(ui, OPTION, scene.lines.len(), |ui, range| {
        for at in range {
            option_ui(ui, scene, at, highlighted == Some(at));
        }
    });
}

/// An option: its number, what it is about, what is done, a figure.
fn option_ui(ui: &mut Ui, scene: &Scene<'_>, at: usize, is_highlighted: bool) {
    let option = &scene.lines[at];
    let colours = colours(ui);
    let chosen = scene.memory.choosing.borrow().chosen.clone();
    let order = chosen.iter().position(|&place| option.places == [usize::from(place)]);
    let name = [option.title.as_str(), &option.note, &option.end].join(", ");
    let id = ui.scope_id().with(("option", at));
    let info = RowInfo::new(id, &name).selected(is_chosen(&chosen, option));
    let response = list_row(ui, info, OPTION, |ui| {
        if is_highlighted {
            background(ui, ui.max_rect().expand2(vec2(12.0, 0.0)), colours.mark);
        }
        number_ui(ui, at, order);
        sides(
            ui,
            |ui| texts_ui(ui, option),
            |ui| {
                cell_label(ui, &option.end, theme::body(Weight::Semibold), colours.secondary);
            },
        );
    });
    if response.hovered() || response.has_focus() {
        scene.highlight(option.things.iter().copied());
        scene.memory.next_highlight.borrow_mut().line = Some(at);
    }
    if let Some(next) = row_step(&response, at, scene.lines.len()) {
        let next = ui.scope_id().with(("option", next));
        ui.memory_mut(|memory| memory.request_focus(next));
    }
    if response.clicked() {
        choose(scene, at);
    }
}

/// The digit of a line, or the place in the order in which it was chosen.
fn number_ui(ui: &mut Ui, at: usize, order: Option<usize>) {
    let colours = colours(ui);
    match (order, at) {
        (Some(order), _) => icon_or_number(ui, &format!("✓{}", order + 1), colours.accent),
        (None, 0..9) => {
            let look = (theme::small(Weight::Medium), colours.secondary);
            round_badge(ui, [height::KEY, height::KEY], &(at + 1).to_string(), look, [colours.hover, colours.outline]);
        }
        _ => icon_or_number(ui, "", colours.label),
    }
}

fn icon_or_number(ui: &mut Ui, text: &str, colour: egui::Color32) {
    ui.allocate_ui_with_layout(vec2(height::KEY, height::KEY), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(height::KEY);
        cell_label(ui, text, theme::small(Weight::Semibold), colour);
    });
}

fn texts_ui(ui: &mut Ui, option: &OptionLine) {
    let colours = colours(ui);
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let lines = if option.note.is_empty() { 16.0 } else { 31.0 };
        ui.add_space(((OPTION - lines) / 2.0).max(0.0));
        cell_label(ui, &option.title, theme::body(Weight::Medium), colours.text);
        if !option.note.is_empty() {
            cell_label(ui, &option.note, theme::small(Weight::Regular), colours.label);
        }
    });
}

/// What waits to resolve, the next on top.
fn waiting_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let waiting = &scene.point.waiting;
    if waiting.is_empty() {
        return;
    }
    let i18n = &scene.view.i18n;
    panel_head(ui, &i18n.tr("tabletop-waiting"), &i18n.tr_count("tabletop-waiting-hint", waiting.len()), |_| {});
    Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (at, link) in waiting.iter().enumerate().take(MOST_WAITING) {
            let text = scene.waiting.get(at).map_or("", String::as_str);
            waits_ui(ui, scene, link, (waiting.len() - at, text));
        }
        if let Some(more) = waiting.len().checked_sub(MOST_WAITING).filter(|more| *more > 0) {
            label(ui, &i18n.tr_count("tabletop-waiting-more", more), theme::small(Weight::Regular), colours(ui).label);
        }
    });
}

/// What the cards print of the abilities that wait, in their order.
pub fn waiting_texts(view: &View<'_>, session: &Session) -> Vec<String> {
    let (game, i18n) = (&session.rules().game, &view.i18n);
    let point = session.point();
    let mut at = session.at();
    let text = |card: CardId, ability: AbilityId| {
        let printed = game.definition(point.now.cards.get(card.index())?.definition);
        if !printed.abilities.contains(&ability) {
            return None;
        }
        let rows = &game.ability(ability).rows;
        let (first, last) = (usize::from(rows.first()?.at), usize::from(rows.last()?.at));
        Some(i18n.texts().printed(i18n.language(), game, printed).of_rows(first..last + 1).text)
    };
    let mut of_link = |link: &Waiting| {
        let card = link.card?;
        if let Some(ability) = link.ability {
            return text(card, ability);
        }
        // A link that a decision has made is the last one with its card, before those of the links above.
        let (decided, ability) = (0..at).rev().find_map(|at| Some((at, used_by(session, at, card)?)))?;
        at = decided;
        text(card, ability)
    };
    point.waiting.iter().map(|link| of_link(link).unwrap_or_default()).collect()
}

/// The ability of a card that a decision has used.
fn used_by(session: &Session, at: usize, card: CardId) -> Option<AbilityId> {
    let place = session.decisions().get(at)?.places.first()?;
    let choice = session.before(at).asked.as_ref()?.choices().get(usize::from(*place))?;
    choice.ability.filter(|_| choice.card == Some(card)).map(|ability| ability.id)
}

/// Something that waits: its card, when it was set off, its text, and its number from the bottom.
fn waits_ui(ui: &mut Ui, scene: &Scene<'_>, link: &Waiting, (number, text): (usize, &str)) {
    let colours = colours(ui);
    let known = link.card.filter(|card| card.index() < scene.state().cards.len());
    let title = known.map_or_else(|| scene.player_name(link.by), |card| scene.card_name(card));
    let ability = link.ability.map(|ability| scene.game().ability(ability));
    let timing = ability.and_then(|ability| scene.game().timings.get_index(ability.timing.index()));
    let event = link.event.and_then(|event| scene.game().events.get_index(event.index()));
    let i18n = &scene.view.i18n;
    let note = match (timing, event) {
        (Some((id, _)), _) => i18n.heading(&format!("on-{id}"), id),
        (None, Some((id, ()))) => scene.title("event-", id),
        _ => String::new(),
    };
    let is_next = number == scene.point.waiting.len();
    let (fill, outline) =
        if is_next { (colours.selected, colours.selected_outline) } else { (colours.raised, colours.outline) };
    let frame = theme::surface(fill, outline, radius::CONTROL).inner_margin(Margin::symmetric(8, 4));
    let shown = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
        ui.set_width(ui.available_width());
        line(ui, &format!("{title}, {note}"), LINK, |ui| {
            let end = |ui: &mut Ui| {
                let look = (theme::small(Weight::Semibold), colours.secondary);
                round_badge(ui, [height::KEY, LINK], &number.to_string(), look, [colours.hover, colours.outline]);
            };
            let texts = |ui: &mut Ui| {
                icon_label(ui, Icon::Link, 12.0, colours.label);
                if link.is_negated {
                    struck_label(ui, &title, theme::body(Weight::Medium), colours.label);
                } else {
                    cell_label(ui, &title, theme::body(Weight::Medium), colours.text);
                }
            };
            sides(ui, texts, end);
        });
        let player = scene.player_name(link.by);
        let who = if note.is_empty() { player } else { format!("{player} · {note}") };
        cell_label(ui, &who, theme::small(Weight::Regular), colours.label);
        if !text.is_empty() {
            lines_label(ui, text, theme::small(Weight::Regular), colours.secondary, MOST_LINES);
        }
    });
    if let (true, Some(card)) = (shown.response.contains_pointer(), known) {
        scene.highlight([Thing::Card(card)]);
    }
}
