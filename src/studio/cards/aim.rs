//! What a row is about: a panel with the preset, whose cards, where, how many and which, the phrase that is printed, and how
//! many cards of the project fit.

use egui::{Align, Frame, Layout, Margin, Response, Ui};
use lucide_icons::Icon;
use serde_json::Map;

use super::context::{RowContext, fits_text};
use super::filters::FiltersUi;
use super::offers::{OfferMenu, offer_segments};
use super::popover::popover;
use crate::base::Name;
use crate::card::Row;
use crate::document::menus::{Aim, Filters, NO_PRESET, Offer};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Target;
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::widgets::{
    Button, Choice, combo, divider_here, form_line, icon_button, label, number_field, segmented, tick, verdict_label,
    wrapped_label,
};

const WIDE: f32 = 440.0;
/// The width of the labels, in points.
const LABEL: f32 = 62.0;

/// The target of a row as it is printed.
pub fn phrase(context: &RowContext<'_>) -> Option<String> {
    let (game, target) = compiled(context)?;
    context.view.texts.target(context.view.i18n.language(), game, target)
}

fn compiled<'a>(context: &RowContext<'a>) -> Option<(&'a Game, &'a Target)> {
    let view = context.view;
    let (id, _) = view.registry().id_and_name(context.place)?;
    let game = view.model.document.game()?;
    let row = game.row_of(id, &context.path())?;
    Some((game, game.target(row.target?)))
}

/// Shows the panel while it is open.
pub fn aim_menu(ui: &Ui, context: &RowContext<'_>, chip: &Response) {
    let name = context.view.i18n.tr("slot-to");
    let row = popover(chip, &name, WIDE.min(ui.ctx().content_rect().width() - 40.0), |ui| {
        let now = compiled(context).map(|(_, target)| target);
        let aim = Aim::new(&context.view.document, context.row, now)?;
        ui.spacing_mut().item_spacing.y = 6.0;
        head(ui, context);
        AimUi { aim, context }.ui(ui)
    });
    if let Some(Some(row)) = row {
        context.set(row);
    }
}

/// The phrase, and how many cards fit.
fn head(ui: &mut Ui, context: &RowContext<'_>) {
    let view = context.view;
    let colours = colours(ui);
    let Some((game, target)) = compiled(context) else { return };
    if let Some(phrase) = phrase(context) {
        let phrase = view.i18n.language().capitalized(&phrase);
        let marked = Frame::new().fill(colours.mark_part).inner_margin(Margin::symmetric(4, 2));
        marked.show(ui, |ui| {
            wrapped_label(ui, &phrase, theme::body(Weight::Semibold), colours.text);
        });
    }
    let Some((fitting, all)) = game.fitting(target) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        verdict_label(ui, &fits_text(view, (fitting.len(), all)), !fitting.is_empty());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let show = view.i18n.tr("target-show");
            if ui.add(Button::new(&show).small().ghost()).clicked()
                && let Some((id, _)) = view.registry().id_and_name(context.place)
            {
                view.send(SelectionCommand::Filter(format!("fits:{id}/{}", context.number())));
            }
            let names = fitting.iter().take(2).map(|card| view.name_of(game.word(game.definition(*card).id)));
            let more = if fitting.len() > 2 { " …" } else { "" };
            let names = names.collect::<Vec<_>>().join(", ") + more;
            crate::studio::widgets::cell_label(ui, &names, theme::small(Weight::Regular), colours.label);
        });
    });
    divider_here(ui);
}

/// A target that is edited. Each part returns the row after a change.
struct AimUi<'a> {
    aim: Aim<'a>,
    context: &'a RowContext<'a>,
}

impl AimUi<'_> {
    fn ui(&self, ui: &mut Ui) -> Option<Row> {
        let Self { aim, context } = self;
        let i18n = &context.view.i18n;
        let mut changed = self.preset(ui);
        if aim.takes("who") {
            form_line(ui, &i18n.tr("target-who"), LABEL, |ui| {
                let (offers, now) = aim.offered_sides();
                let side = self.segments(ui, "target-who", &offers, now, |side| format!("target-who-{side}"));
                changed = changed.take().or(side);
                if aim.takes("zone") {
                    label(ui, &i18n.tr("target-zone"), theme::small(Weight::Regular), colours(ui).label);
                    let zones = ZoneField { context, now: &aim.zone_names(), width: ui.available_width() - 4.0 };
                    let found = zones.ui(ui, || aim.offered_zones().0, || aim.offered_more_zones());
                    changed = changed.take().or(found);
                }
            });
        }
        if aim.takes("count") {
            form_line(ui, &i18n.tr("target-count"), LABEL, |ui| changed = changed.take().or_else(|| self.count(ui)));
        }
        if aim.takes("by") {
            form_line(ui, &i18n.tr("target-chosen"), LABEL, |ui| changed = changed.take().or_else(|| self.chosen(ui)));
        }
        if aim.takes("other") {
            form_line(ui, "", LABEL, |ui| {
                if tick(ui, &i18n.tr("target-other"), &mut { aim.now.other }) {
                    changed = Some(aim.turned_other());
                }
            });
        }
        if !aim.takes("where") {
            return changed;
        }
        divider_here(ui);
        label(ui, &i18n.tr("target-filters"), theme::small(Weight::Medium), colours(ui).label);
        let none = Map::new();
        let with = |tests: &Map<String, serde_json::Value>| aim.with_tests(tests);
        let filters = Filters::new(&context.view.document, aim.tests().unwrap_or(&none), &with);
        let found = FiltersUi { context, filters: &filters }.ui(ui);
        changed.or(found)
    }

    /// Several targets beside each other; only words where the others cannot be.
    fn segments(
        &self,
        ui: &mut Ui,
        name: &str,
        offers: &[Offer<&'static str>],
        now: usize,
        message: impl Fn(&str) -> String,
    ) -> Option<Row> {
        let i18n = &self.context.view.i18n;
        let judged = self.context.judge(offers);
        let texts: Vec<String> = offers.iter().map(|offer| i18n.tr_with(&message(offer.what), &[])).collect();
        let is_fixed = judged.iter().enumerate().all(|(at, judged)| at == now || judged.is_err());
        if let Some(text) = texts.get(now).filter(|_| is_fixed) {
            label(ui, text, theme::body(Weight::Regular), colours(ui).text);
            return None;
        }
        let segments = offer_segments(&texts, &judged);
        let chosen = segmented(ui, &i18n.tr_with(name, &[]), &segments, now)?;
        judged.into_iter().nth(chosen)?.ok()
    }

    fn preset(&self, ui: &mut Ui) -> Option<Row> {
        let Self { aim, context } = self;
        let view = context.view;
        let word = |id: &str| match id {
            "" => view.i18n.tr("target-custom").to_string(),
            id => view.i18n.entry(&format!("to-{id}"), id),
        };
        let (name, search) = (view.i18n.tr("target-preset"), view.i18n.tr("search"));
        let now = aim.preset().cloned().unwrap_or(NO_PRESET);
        let text = word(&now);
        let mut chosen = None;
        form_line(ui, &name, LABEL, |ui| {
            let width = (ui.available_width() - 4.0).max(120.0);
            let field = combo(ui, &name, None, &text, false, width);
            let menu = OfferMenu::new(context, &name, &search).target();
            let choice = |id: &Name| Choice { id: id.to_string(), ..Choice::new(word(id)) };
            chosen = menu.show(&field, || aim.offered_presets(), |id| *id == now, choice);
        });
        chosen
    }

    fn count(&self, ui: &mut Ui) -> Option<Row> {
        let Self { aim, context } = self;
        let (offers, now) = aim.offered_counts();
        let chosen = self.segments(ui, "target-count", &offers, now, |count| count_message(count).to_owned());
        if !aim.now.takes("count") {
            return chosen;
        }
        let name = context.view.i18n.tr("condition-number");
        let typed = number_field(ui, &name, aim.count().into(), &(1..=99), 48.0).1;
        chosen.or_else(|| typed.and_then(|number| u8::try_from(number).ok()).map(|number| aim.with_count(number)))
    }

    /// Who chooses, or what decides.
    fn chosen(&self, ui: &mut Ui) -> Option<Row> {
        let Self { aim, context } = self;
        let i18n = &context.view.i18n;
        let (offers, now) = aim.offered_picks();
        let message = |pick: &str| i18n.tr(pick_message(pick)).to_string();
        let now = now.map(|at| offers[at].what);
        let (name, search) = (i18n.tr("target-chosen"), i18n.tr("search"));
        let field = combo(ui, &name, None, &now.map_or_else(|| "–".to_owned(), message), false, 170.0);
        let menu = OfferMenu::new(context, &name, &search).width(300.0).target();
        let picked = menu.show(&field, || offers, |pick| Some(*pick) == now, |pick| Choice::new(message(pick)));
        let (offers, now) = aim.offered_numbers();
        if offers.is_empty() {
            return picked;
        }
        let word = |id: &str| i18n.heading(&format!("number-{id}"), id);
        let now = now.and_then(|at| offers.get(at)).map(|offer| offer.what.clone());
        let name = i18n.tr("target-number");
        let field = combo(ui, &name, None, &now.as_deref().map_or_else(|| "–".to_owned(), word), false, 120.0);
        let menu = OfferMenu::new(context, &name, &search).width(240.0).target();
        let number = menu.show(&field, || offers, |id| Some(id) == now.as_ref(), |id| Choice::new(word(id)));
        picked.or(number)
    }
}

fn count_message(count: &str) -> &'static str {
    match count {
        "all" => "target-all",
        "up-to" => "target-up-to",
        _ => "target-exactly",
    }
}

fn pick_message(pick: &str) -> &'static str {
    match pick {
        "by-opponent" => "target-by-opponent",
        "target" => "target-named",
        "random" => "target-random",
        "most" => "target-most",
        "least" => "target-least",
        _ => "target-choose",
    }
}

/// A field with zones of the game, and a button that adds another.
pub struct ZoneField<'a> {
    pub context: &'a RowContext<'a>,
    pub now: &'a [Name],
    pub width: f32,
}

impl ZoneField<'_> {
    pub fn ui(
        self,
        ui: &mut Ui,
        offers: impl FnOnce() -> Vec<Offer>,
        more: impl FnOnce() -> Vec<Offer>,
    ) -> Option<Row> {
        const PLUS: f32 = 30.0;
        let Self { context, now, width } = self;
        let i18n = &context.view.i18n;
        let word = |id: &str| i18n.heading(&format!("zone-{id}"), id);
        let words: Vec<String> = now.iter().map(|zone| word(zone)).collect();
        let text = if now.is_empty() { "–".to_owned() } else { words.join(", ") };
        let (name, search) = (i18n.tr("target-zone"), i18n.tr("search"));
        let width = (width - if now.is_empty() { 0.0 } else { PLUS }).max(90.0);
        let field = combo(ui, &name, None, &text, false, width);
        let choice = |zone: &Name| Choice { id: zone.to_string(), ..Choice::new(word(zone)) };
        let menu = OfferMenu::new(context, &name, &search).width(240.0);
        let chosen = menu.show(&field, offers, |zone| *now == [zone.clone()], choice);
        if now.is_empty() {
            return chosen;
        }
        let name = i18n.tr("target-zone-add");
        let button = icon_button(ui, Icon::Plus, &name, true);
        let menu = OfferMenu::new(context, &name, &search).width(240.0);
        chosen.or_else(|| menu.show(&button, more, |_| false, choice))
    }
}
