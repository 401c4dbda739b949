//! The bar at the top: the settings of a run, its progress, and the button that starts or stops it.

use std::collections::BTreeSet;

use egui::{Frame, Margin, Popup, PopupCloseBehavior, Response, ScrollArea, Ui};
use lucide_icons::Icon;

use super::Balance;
use super::format::{entrants_text, percent, style_name, time_left, to_f32};
use super::setup::{GAMES, HeroSelection, Setup, most_threads};
use crate::base::Name;
use crate::sim::AgentKind;
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, bar, bar_ui, form_line, icon_button, label, number_field, segmented, tick,
};
use crate::text::Arg;

const HEIGHT: f32 = 48.0;
/// In less room than this, in points, some options are in the menu at the end of the bar.
const WIDE: f32 = 720.0;
/// With more books than this, there is no segment for each book.
const MOST_BOOKS: usize = 4;

pub fn run_bar_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let has_details = ui.available_width() > 1324.0;
    // Both sides read the screen's state, but only the left one changes it.
    let cell = std::cell::RefCell::new(balance);
    let left = |ui: &mut Ui| setup_ui(ui, view, &mut cell.borrow_mut());
    bar_ui(ui, HEIGHT, left, |ui| progress(ui, view, &cell.borrow(), has_details));
}

/// What is simulated.
fn setup_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    // In a narrow window the options that change least are in the menu.
    let is_wide = ui.available_width() >= WIDE;
    heroes(ui, view, balance);
    let i18n = &view.i18n;
    let setup = &mut balance.setup;
    let number = |ui: &mut Ui, id, value: &mut i64, range, width| {
        let name = i18n.tr(id);
        caption(ui, &name);
        *value = number_field(ui, &name, *value, &range, width).1.unwrap_or(*value);
    };
    number(ui, "balance-games", &mut setup.games, GAMES, 62.0);
    number(ui, "balance-seed", &mut setup.seed, 0..=i64::MAX, 48.0);
    if icon_button(ui, Icon::Dices, &i18n.tr("balance-new-seed"), true).clicked() {
        setup.seed = (crate::engine::mix(setup.seed.cast_unsigned()) % 10_000).cast_signed();
    }
    if is_wide {
        options(ui, view, setup);
    }
    more(ui, view, balance, !is_wide);
}

/// Who plays both sides, and whether Legacy rows count.
fn options(ui: &mut Ui, view: &View<'_>, setup: &mut Setup) {
    let i18n = &view.i18n;
    let name = i18n.tr("balance-players");
    caption(ui, &name);
    let now = AgentKind::ALL.iter().position(|(_, style)| *style == setup.style);
    let choices = || AgentKind::ALL.iter().map(|(_, style)| Choice::new(style_name(i18n, *style))).collect();
    let search = i18n.tr("search");
    let menu = Choices::new(&name, &search).width(140.0).current(now);
    if let Some(at) = menu.field(ui, None, &style_name(i18n, setup.style), 104.0, choices) {
        setup.style = AgentKind::ALL[at].1;
    }
    if view.rules().legacy.is_some() {
        tick(ui, &i18n.tr("legacy"), &mut setup.legacy);
    }
}

fn caption(ui: &mut Ui, text: &str) {
    ui.add_space(2.0);
    label(ui, text, theme::small(Weight::Medium), colours(ui).label);
}

/// The heroes that play: those of a book, all, or a selection.
fn heroes(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let playable: &[Name] = balance.roster.ready.as_ref().map_or(&[], |ready| &ready.playable);
    let books: BTreeSet<i64> = playable.iter().filter_map(|id| view.hero(id)?.book).collect();
    let mut selections = Vec::new();
    if (2..=MOST_BOOKS).contains(&books.len()) {
        let text = |book| i18n.tr_with("balance-book", &[("n", Arg::count(book))]);
        selections.extend(books.into_iter().map(|book| (HeroSelection::Book(book), text(book))));
    }
    selections.push((HeroSelection::All, i18n.tr_count("balance-all", playable.len())));
    if let HeroSelection::Chosen(ids) = &balance.setup.selection {
        let chosen = playable.iter().filter(|id| ids.contains(*id)).count();
        selections.push((balance.setup.selection.clone(), i18n.tr_count("balance-chosen", chosen)));
    }
    let segments: Vec<(&str, Option<&str>)> = selections.iter().map(|(_, text)| (text.as_str(), None)).collect();
    let now = selections.iter().position(|(selection, _)| *selection == balance.setup.selection);
    if let Some(at) = segmented(ui, &entrants_text(view, "balance-heroes"), &segments, now.unwrap_or(selections.len()))
    {
        balance.setup.selection = selections.swap_remove(at).0;
    }
    let tip = entrants_text(view, "balance-choose-heroes");
    let button = icon_button(ui, Icon::ListChecks, &tip, !playable.is_empty());
    menu(&button, &tip, 220.0, |ui| {
        let ready = balance.roster.ready.as_ref();
        let mut chosen: BTreeSet<Name> =
            ready.map(|ready| balance.setup.heroes(ready)).unwrap_or_default().into_iter().collect();
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for id in playable {
                let mut on = chosen.contains(id);
                if tick(ui, &view.name_of(id), &mut on) {
                    if on {
                        chosen.insert(id.clone())
                    } else {
                        chosen.remove(id)
                    };
                    balance.setup.selection = HeroSelection::Chosen(chosen.clone());
                }
            }
        });
    });
}

/// The menu of options and files that are needed less often.
fn more(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, has_options: bool) {
    let i18n = &view.i18n;
    let name = i18n.tr("more");
    let button = icon_button(ui, Icon::Ellipsis, &name, true);
    menu(&button, &name, 260.0, |ui| {
        if has_options {
            options(ui, view, &mut balance.setup);
        }
        let threads = i18n.tr("balance-threads");
        // Under the icons of the lines below.
        Frame::new().inner_margin(Margin { left: 9, ..Margin::ZERO }).show(ui, |ui| {
            form_line(ui, &threads, 151.0, |ui| {
                let most = i64::try_from(most_threads()).unwrap_or(1);
                let now = i64::try_from(balance.setup.threads).unwrap_or(1);
                if let (_, Some(number)) = number_field(ui, &threads, now, &(1..=most), 56.0) {
                    balance.setup.threads = usize::try_from(number).unwrap_or(1);
                }
            });
        });
        for action in [Action::Evaluate, Action::OpenResult, Action::SaveResult, Action::ExportResult] {
            let entry = action.entry();
            let needs_figures = matches!(action, Action::SaveResult | Action::ExportResult);
            let is_enabled = !needs_figures || balance.figures().is_some();
            if ui.add(Button::new(&i18n.tr(entry.name)).icon(entry.icon).ghost().enabled(is_enabled)).clicked() {
                view.send(action);
                ui.close();
            }
        }
    });
}

fn menu(button: &Response, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    let popup = Popup::menu(button).id(button.id.with("menu")).accessible_name(name);
    popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(width);
        add(ui);
    });
}

/// The progress of the work, from right to left, or the button that starts a run.
fn progress(ui: &mut Ui, view: &View<'_>, balance: &Balance, has_details: bool) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let i18n = &view.i18n;
    let Some((_, progress)) = balance.working() else {
        let name = i18n.tr(Action::RunBalance.entry().name);
        let (has_errors, has_heroes) = (view.document.tally().0 > 0, balance.hero_count() > 1);
        let is_enabled = !has_errors && has_heroes && balance.pending.is_none();
        let tip = match (has_errors, has_heroes) {
            (true, _) => i18n.tr("balance-errors").to_string(),
            (_, false) if balance.roster.current().is_some() => entrants_text(view, "balance-two-heroes"),
            _ => format!("{name} · {}", Action::RunBalance.keys(ui.ctx()).join("+")),
        };
        let button = Button::new(&name).icon(Icon::Play).primary().enabled(is_enabled);
        view.on_click(&ui.add(button).on_hover_text(tip), Action::RunBalance);
        return;
    };
    let cancel = i18n.tr("cancel");
    let tip = format!("{cancel} · {}", Action::StopWork.keys(ui.ctx()).join("+"));
    view.on_click(&ui.add(Button::new(&cancel).icon(Icon::X)).on_hover_text(tip), Action::StopWork);
    if let Some(left) = progress.left() {
        label(ui, &time_left(i18n, left), theme::small(Weight::Regular), colours(ui).label);
    }
    label(ui, &percent(i18n, progress.share()), theme::body(Weight::Medium), colours(ui).text);
    bar(ui, if has_details { 120.0 } else { 72.0 }, to_f32(progress.share()), colours(ui).accent);
    let is_shown = has_details && balance.playing.is_some() && balance.playing == balance.shown;
    if let Some(figures) = balance.figures().filter(|_| is_shown) {
        let counts = [("done", Arg::count(figures.finished)), ("all", Arg::count(figures.part.matchups.len()))];
        let text = i18n.tr_with("balance-progress", &counts);
        label(ui, &text, theme::small(Weight::Regular), colours(ui).secondary);
    }
}
