//! What follows from a deck: whether the rules allow it, its curve, and hands that it deals.

use egui::{Align, Frame, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use super::sheet::{Sheet, cost_number};
use crate::base::{Code, Diagnostic, Name, Severity};
use crate::card::number;
use crate::document::RecordPath;
use crate::kernel::rules::Game;
use crate::sandbox::tabletop::TestHand;
use crate::studio::memo::Memo;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, bar, cell_label, column, icon_label, label, line, number_field, panel_head, severity_mark, wrapped_label,
};

/// Hands that a deck deals.
pub struct Hands {
    seed: u64,
    /// How many cards were drawn after the set-up.
    drawn: usize,
    /// The game of a ruleset of format 1, at a revision of the project.
    locked: Memo<u64, Option<Game>>,
    hand: Memo<(u64, Name, u64), Option<TestHand>>,
}

impl Default for Hands {
    fn default() -> Self {
        Self { seed: 1, drawn: 0, locked: Memo::default(), hand: Memo::default() }
    }
}

pub fn facts_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet, hands: &mut Hands) {
    let size = usize::try_from(sheet.deck.size()).unwrap_or(0);
    let title = view.name_of(&sheet.deck.id);
    panel_head(ui, &title, &view.i18n.tr_count("start-cards", size), |_| {});
    ScrollArea::vertical().id_salt("deck facts").auto_shrink([false, false]).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(12, 10)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            legal_ui(ui, view, sheet);
            ui.add_space(10.0);
            curve_ui(ui, view, sheet);
            ui.add_space(10.0);
            hands.ui(ui, view, sheet);
        });
    });
}

/// The problems of the deck, or that it has none.
fn legal_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let hero = sheet.deck.leader.as_ref().filter(|_| sheet.is_locked).and_then(|id| view.document.find(id));
    let problems: Vec<&Diagnostic> = match hero {
        Some(hero) => view.document.problems_of(hero).filter(|problem| problem.code == Code::DeckCount).collect(),
        None => view.document.problems_of(RecordPath::Deck(sheet.at)).collect(),
    };
    let is_limited = sheet.is_locked || view.document.game().is_some_and(|game| game.printed.deck.is_some());
    if problems.is_empty() {
        let (icon, colour, text) = if is_limited {
            (Icon::Check, colours.good, "deck-legal")
        } else {
            (Icon::Info, colours.label, "deck-unchecked")
        };
        let text = i18n.tr(text);
        line(ui, &text, height::TABLE_ROW, |ui| {
            icon_label(ui, icon, 14.0, colour);
            cell_label(ui, &text, theme::body(Weight::Medium), colours.text);
        });
    }
    for problem in problems {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let (icon, colour) = severity_mark(colours, problem.severity);
            icon_label(ui, icon, 14.0, colour);
            let weight = if problem.severity == Severity::Error { Weight::Medium } else { Weight::Regular };
            wrapped_label(ui, &problem_text::problem(i18n, problem), theme::body(weight), colours.text);
        });
    }
}

/// How many cards have each cost.
fn curve_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet) {
    let colours = colours(ui);
    let Some(most) = sheet.curve.iter().map(|(_, count)| *count).max().filter(|most| *most > 0) else { return };
    let title = cost_number(view).map(|name| view.i18n.heading(&format!("number-{name}"), name)).unwrap_or_default();
    label(ui, &title, theme::body(Weight::Semibold), colours.text);
    for (cost, count) in &sheet.curve {
        line(ui, &format!("{title} {cost}: {count}"), 18.0, |ui| {
            column(ui, 34.0, Align::Max, |ui| {
                _ = cell_label(ui, cost, theme::small(Weight::Medium), colours.secondary);
            });
            let width = (ui.available_width() - 36.0).max(20.0);
            #[allow(clippy::cast_precision_loss, reason = "counts of cards")]
            let share = *count as f32 / most as f32;
            bar(ui, width, share, colours.accent);
            column(ui, 28.0, Align::Max, |ui| {
                _ = cell_label(ui, &count.to_string(), theme::small(Weight::Regular), colours.label);
            });
        });
    }
}

impl Hands {
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>, sheet: &Sheet) {
        let (i18n, colours) = (&view.i18n, colours(ui));
        label(ui, &i18n.tr("deck-hand"), theme::body(Weight::Semibold), colours.text);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
            let redraw = ui.add(Button::new(&i18n.tr("deck-redraw")).icon(Icon::Shuffle).small());
            if redraw.clicked() {
                (self.seed, self.drawn) = (self.seed.wrapping_add(1), 0);
            }
            if ui.add(Button::new(&i18n.tr("deck-draw")).icon(Icon::Plus).small()).clicked() {
                self.drawn += 1;
            }
            let seed = i64::try_from(self.seed).unwrap_or(0);
            let (_, typed) = number_field(ui, &i18n.tr("sandbox-seed"), seed, &(0..=i64::from(u32::MAX)), 72.0);
            if let Some(seed) = typed.and_then(|seed| u64::try_from(seed).ok()) {
                (self.seed, self.drawn) = (seed, 0);
            }
        });
        let drawn = self.drawn;
        let Some(hand) = self.hand(view, sheet).filter(|hand| !hand.hand.is_empty() || !hand.next.is_empty()) else {
            wrapped_label(ui, &i18n.tr("deck-hand-none"), theme::body(Weight::Regular), colours.label);
            return;
        };
        let next = hand.next.iter().take(drawn);
        for (at, id) in hand.hand.iter().chain(next).enumerate() {
            hand_card(ui, view, id, at >= hand.hand.len());
        }
        let most = hand.next.len();
        self.drawn = self.drawn.min(most);
    }

    fn hand(&mut self, view: &View<'_>, sheet: &Sheet) -> Option<&TestHand> {
        let (revision, deck, seed) = (view.document.revision(), sheet.deck.id.clone(), self.seed);
        let Self { locked, hand, .. } = self;
        let game = match view.document.game() {
            Some(game) => &**game,
            None => locked.get(revision, || view.document.game_of_heroes()).as_ref()?,
        };
        hand.get((revision, deck.clone(), seed), || TestHand::deal(game, &deck, seed)).as_ref()
    }
}

/// A card of the hand. One that was drawn later has a mark.
fn hand_card(ui: &mut Ui, view: &View<'_>, id: &Name, is_drawn: bool) {
    let colours = colours(ui);
    let name = view.name_of(id);
    let cost = view.card(id).and_then(|card| number(&card.numbers, cost_number(view)?));
    line(ui, &name, 20.0, |ui| {
        column(ui, 34.0, Align::Max, |ui| {
            if let Some(cost) = cost {
                cell_label(ui, &cost.to_string(), theme::small(Weight::Medium), colours.secondary);
            }
        });
        cell_label(ui, &name, theme::body(Weight::Regular), if is_drawn { colours.accent } else { colours.text });
        if is_drawn {
            icon_label(ui, Icon::Plus, 12.0, colours.accent);
        }
    });
}
