//! The bar at the top: what is simulated, how far the simulation is, and the button that starts or stops it.

use egui::{
    Align, Frame, Layout, Margin, Popup, PopupCloseBehavior, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    vec2,
};
use lucide_icons::Icon;

use super::Balance;
use super::format::{count, percent, style_name, time_left};
use super::setup::{GAMES, HeroSelection, Setup, most_threads};
use crate::base::Name;
use crate::sim::AgentKind;
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, bar, combo, form_line, icon_button, label, number_field, segmented, tick,
};

const HEIGHT: f32 = 48.0;
/// In less room than this, in points, some options are in the menu at the end of the bar.
const WIDE: f32 = 720.0;
/// Above this number of books, the books have no segments of their own.
const MOST_BOOKS: usize = 4;

/// Shows the bar.
pub fn run_bar_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours(ui).divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().item_spacing.x = 8.0;
    progress(&mut right, view, balance, inner.width() > 1300.0);
    let room = Rect::from_min_max(inner.min, egui::pos2(right.min_rect().left() - 8.0, inner.bottom()));
    let mut left = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
    left.spacing_mut().item_spacing.x = 8.0;
    left.set_clip_rect(room.expand(3.0).intersect(ui.clip_rect()));
    who(&mut left, view, balance);
    let i18n = &view.i18n;
    let setup = &mut balance.setup;
    let name = i18n.tr("balance-games");
    caption(&mut left, &name);
    if let (_, Some(games)) = number_field(&mut left, &name, setup.games, &GAMES, 62.0) {
        setup.games = games;
    }
    let name = i18n.tr("balance-seed");
    caption(&mut left, &name);
    if let (_, Some(seed)) = number_field(&mut left, &name, setup.seed, &(0..=i64::MAX), 48.0) {
        setup.seed = seed;
    }
    if icon_button(&mut left, Icon::Dices, &i18n.tr("balance-new-seed"), true).clicked() {
        setup.seed = (crate::engine::mix(setup.seed.cast_unsigned()) % 10_000).cast_signed();
    }
    // In a narrow window the options that change least are in the menu.
    let is_wide = room.width() >= WIDE;
    if is_wide {
        options(&mut left, view, setup);
    }
    more(&mut left, view, balance, !is_wide);
}

/// Who plays both sides, and whether Legacy rows count.
fn options(ui: &mut Ui, view: &View<'_>, setup: &mut Setup) {
    let i18n = &view.i18n;
    let name = i18n.tr("balance-players");
    caption(ui, &name);
    let button = combo(ui, &name, None, &style_name(i18n, setup.style), false, 104.0);
    let now = AgentKind::ALL.iter().position(|(_, style)| *style == setup.style);
    let lines = || {
        AgentKind::ALL.iter().map(|(_, style)| Choice { text: style_name(i18n, *style), ..Choice::default() }).collect()
    };
    if let Some(at) = Choices::new(&name, &i18n.tr("search")).width(140.0).current(now).show(&button, lines) {
        setup.style = AgentKind::ALL[at].1;
    }
    tick(ui, &i18n.tr("legacy"), &mut setup.legacy);
}

fn caption(ui: &mut Ui, text: &str) {
    ui.add_space(2.0);
    label(ui, text, theme::small(Weight::Medium), colours(ui).label);
}

/// The heroes that play: those of a book, all, or a selection.
fn who(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let name = i18n.tr("balance-heroes");
    let playable: Vec<Name> = balance.roster.ready().map(|ready| ready.playable.clone()).unwrap_or_default();
    let mut books: Vec<i64> = playable.iter().filter_map(|id| balance.index.book(view, id)).collect();
    books.sort_unstable();
    books.dedup();
    if books.len() < 2 || books.len() > MOST_BOOKS {
        books.clear();
    }
    let mut whos: Vec<(HeroSelection, String)> = books
        .into_iter()
        .map(|book| (HeroSelection::Book(book), i18n.tr_with("balance-book", &[("n", count(book))])))
        .collect();
    whos.push((HeroSelection::All, i18n.tr_count("balance-all", playable.len())));
    if let HeroSelection::Chosen(ids) = &balance.setup.selection {
        let chosen = playable.iter().filter(|id| ids.contains(*id)).count();
        whos.push((balance.setup.selection.clone(), i18n.tr_count("balance-chosen", chosen)));
    }
    let segments: Vec<(&str, Option<&str>)> = whos.iter().map(|(_, text)| (text.as_str(), None)).collect();
    let now = whos.iter().position(|(who, _)| *who == balance.setup.selection).unwrap_or(whos.len());
    if let Some(at) = segmented(ui, &name, &segments, now) {
        balance.setup.selection = whos.swap_remove(at).0;
    }
    let tip = i18n.tr("balance-choose-heroes");
    let button = icon_button(ui, Icon::ListChecks, &tip, !playable.is_empty());
    menu(&button, &tip, |ui| {
        ui.set_width(220.0);
        let mut chosen: std::collections::BTreeSet<Name> =
            balance.roster.ready().map(|ready| balance.setup.heroes(ready)).unwrap_or_default().into_iter().collect();
        let mut changed = false;
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for id in &playable {
                let mut on = chosen.contains(id);
                if tick(ui, &balance.index.record_name(view, id), &mut on) {
                    changed = true;
                    if on {
                        chosen.insert(id.clone());
                    } else {
                        chosen.remove(id);
                    }
                }
            }
        });
        if changed {
            balance.setup.selection = HeroSelection::Chosen(chosen);
        }
    });
}

/// The menu of options and files that are needed less often.
fn more(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, has_options: bool) {
    let i18n = &view.i18n;
    let name = i18n.tr("more");
    let button = icon_button(ui, Icon::Ellipsis, &name, true);
    menu(&button, &name, |ui| {
        ui.set_width(260.0);
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
        for action in [Action::OpenResult, Action::SaveResult, Action::ExportResult] {
            let entry = action.entry();
            let can = action == Action::OpenResult || balance.figures().is_some();
            let name = i18n.tr(entry.name);
            if ui.add(Button::new(&name).icon(entry.icon).ghost().enabled(can)).clicked() {
                view.send(action);
                ui.close();
            }
        }
    });
}

fn menu(button: &Response, name: &str, add: impl FnOnce(&mut Ui)) {
    Popup::menu(button)
        .id(button.id.with("menu"))
        .accessible_name(name)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(add);
}

/// The progress of the work, from right to left, or the button that starts a run.
fn progress(ui: &mut Ui, view: &View<'_>, balance: &Balance, wide: bool) {
    let i18n = &view.i18n;
    let Some((_, progress)) = balance.working() else {
        let name = i18n.tr(Action::RunBalance.entry().name);
        let keys = Action::RunBalance.keys(ui.ctx()).join("+");
        let heroes = balance.roster.ready().map_or(0, |ready| balance.setup.heroes(ready).len());
        let (errors, is_waiting) = (view.document.tally().0, balance.pending.is_some());
        let can = errors == 0 && heroes > 1 && !is_waiting;
        let response = ui.add(Button::new(&name).icon(Icon::Play).primary().enabled(can));
        let why = match (errors > 0, heroes > 1) {
            (true, _) => i18n.tr("balance-errors").to_string(),
            (_, false) if balance.roster.is_fresh() => i18n.tr("balance-two-heroes").to_string(),
            _ => format!("{name} · {keys}"),
        };
        if response.on_hover_text(why).clicked() {
            view.send(Action::RunBalance);
        }
        return;
    };
    let cancel = i18n.tr("cancel");
    let keys = Action::StopWork.keys(ui.ctx()).join("+");
    if ui.add(Button::new(&cancel).icon(Icon::X)).on_hover_text(format!("{cancel} · {keys}")).clicked() {
        view.send(Action::StopWork);
    }
    if let Some(left) = progress.left() {
        label(ui, &time_left(i18n, left), theme::small(Weight::Regular), colours(ui).label);
    }
    label(ui, &percent(i18n, progress.share()), theme::body(Weight::Medium), colours(ui).text);
    bar(ui, if wide { 120.0 } else { 72.0 }, super::format::to_f32(progress.share()), colours(ui).accent);
    let figures = balance.figures().filter(|_| wide && balance.playing.is_some() && balance.playing == balance.shown);
    if let Some(figures) = figures {
        let counts = [("done", count(figures.finished)), ("all", count(figures.part.matchups.len()))];
        let words = i18n.tr_with("balance-progress", &counts);
        label(ui, &words, theme::small(Weight::Regular), colours(ui).secondary);
    }
}
