//! The log of decisions, and what the last one has changed, each change with the rule that made it.

use egui::{Frame, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use super::super::board_view::badge;
use super::expected::expected_ui;
use super::scene::Scene;
use super::summary_bar::outcome_text;
use super::why::{Whys, why_ui};
use crate::kernel::ids::{StatementId, ZoneId};
use crate::kernel::question::Choice;
use crate::kernel::rules::ability::Tests;
use crate::kernel::state::{CardId, Seat, Thing};
use crate::narration::signed;
use crate::sandbox::tabletop::{AskedOptions, Change, Entry, Point, Reason, Rule, Session, TabletopCommand, targets};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    RowInfo, cell_label, divider_here, empty_state, icon_label, label, line, list_row, panel_head, sides, wrapped_label,
};

/// The height of a line, in points.
const LINE: f32 = 22.0;

/// The panel of log and trace.
pub fn trace_panel_ui(ui: &mut Ui, scene: &Scene<'_>, whys: &mut Whys) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let i18n = &scene.view.i18n;
    let session = scene.session;
    let note = format!("{} / {}", session.at(), session.decisions().len());
    panel_head(ui, &i18n.tr("sandbox-log"), &note, |_| {});
    let room = ui.available_height();
    ui.allocate_ui(egui::vec2(ui.available_width(), room * 0.36), |ui| {
        ui.set_min_height(room * 0.36);
        log_ui(ui, scene);
    });
    divider_here(ui);
    expected_ui(ui, scene);
    panel_head(ui, &i18n.tr("sandbox-trace"), &decision_text(scene, session.at()), |_| {});
    let entries = session.trace(session.at());
    let why = whys.of(scene);
    if why.is_none() && !entries.iter().any(is_shown) {
        return empty_state(ui, Icon::ListTree, &i18n.tr("sandbox-nothing"), "", |_| {});
    }
    ScrollArea::vertical().id_salt("tabletop trace").auto_shrink(false).show(ui, |ui| {
        if let Some(why) = why {
            why_ui(ui, scene, why);
        }
        for (entry, unmet) in entries.iter().zip(scene.unmet).filter(|(entry, _)| is_shown(entry)) {
            entry_ui(ui, scene, entry, unmet);
        }
    });
}

/// Hides statements without changes.
fn is_shown(entry: &Entry) -> bool {
    !entry.changes.is_empty() || matches!(entry.rule, Rule::Action(..) | Rule::Row { .. })
}

/// The decisions so far; a click goes to the position after one.
fn log_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let session = scene.session;
    let count = session.decisions().len() + 1;
    let mut scroll = ScrollArea::vertical().id_salt("tabletop log").auto_shrink(false);
    let shown = (session.at(), count);
    let id = ui.scope_id().with("log shown");
    if ui.data(|data| data.get_temp(id)) != Some(shown) {
        ui.data_mut(|data| data.insert_temp(id, shown));
        #[allow(clippy::cast_precision_loss, reason = "a match has a few thousand decisions at most")]
        let middle = shown.0 as f32 * LINE - ui.available_height() / 2.0;
        scroll = scroll.vertical_scroll_offset(middle.max(0.0));
    }
    scroll.show_rows(ui, LINE, count, |ui, range| {
        for at in range {
            let decision = at.checked_sub(1).and_then(|last| session.decisions().get(last));
            let who = decision.map(|decision| scene.player_name(decision.by)).unwrap_or_default();
            let turn = decision.map(|decision| decision.turn.to_string()).unwrap_or_default();
            let text = decision_text(scene, at);
            let name = if who.is_empty() { text } else { format!("{who}: {text}") };
            let info = RowInfo::new(ui.scope_id().with(("decision", at)), &name).selected(at == session.at());
            let is_undone = at > session.at();
            let response = list_row(ui, info, LINE, |ui| {
                let colours = colours(ui);
                if is_undone {
                    ui.multiply_opacity(0.4);
                }
                let is_automatic = decision.is_some_and(|decision| decision.is_automatic);
                let icon = match (at, is_automatic) {
                    (0, _) => Icon::Flag,
                    (_, true) => Icon::Bot,
                    (_, false) => Icon::UserRound,
                };
                icon_label(ui, icon, 12.0, colours.label);
                let text = |ui: &mut Ui| _ = cell_label(ui, &name, theme::small(Weight::Regular), colours.text);
                sides(ui, text, |ui| _ = cell_label(ui, &turn, theme::small(Weight::Regular), colours.label));
            });
            let tip = scene.view.i18n.tr(if is_undone { "sandbox-forth-to" } else { "sandbox-back-to" });
            scene.view.on_click(&response.on_hover_text(&*tip), TabletopCommand::To(at));
        }
    });
}

/// What was decided, in the words of the game.
fn decision_text(scene: &Scene<'_>, at: usize) -> String {
    let Some(last) = at.checked_sub(1) else { return scene.view.i18n.tr("sandbox-log-start").to_string() };
    let decision = scene.session.decisions().get(last);
    decision.map_or_else(String::new, |decision| answer_text(scene, scene.session.before(last), &decision.places))
}

/// An answer to the question of a point.
pub fn answer_text(scene: &Scene<'_>, before: &Point, places: &[u16]) -> String {
    let i18n = &scene.view.i18n;
    let Some(asked) = &before.asked else { return String::new() };
    let first = places.first().map_or(0, |&at| usize::from(at));
    match &asked.options {
        AskedOptions::Actions { choices, .. } => match choices.get(first) {
            Some(choice) => action_text(scene, choice),
            None => i18n.tr(if before.step.is_none() { "sandbox-end-phase" } else { "tabletop-pass" }).to_string(),
        },
        AskedOptions::Things(things) | AskedOptions::Order(things) => {
            let named = places.iter().filter_map(|&at| things.get(usize::from(at)));
            let names: Vec<String> = named.map(|thing| thing_name(scene, thing)).collect();
            if names.is_empty() { i18n.tr("tabletop-pass").to_string() } else { names.join(", ") }
        }
        AskedOptions::Yes => i18n.tr(if first == 0 { "tabletop-yes" } else { "tabletop-no" }).to_string(),
        AskedOptions::Numbers(numbers) => {
            i18n.tr_count("tabletop-effect", numbers.get(first).map_or(0, |&number| usize::from(number) + 1))
        }
    }
}

/// The name of a card or player; cards that are made later than the position that is shown have none yet.
fn thing_name(scene: &Scene<'_>, thing: Thing) -> String {
    match thing {
        Thing::Card(card) if card.index() >= scene.state().cards.len() => {
            scene.view.i18n.tr("card-unknown").to_string()
        }
        thing => scene.thing_name(thing),
    }
}

fn action_text(scene: &Scene<'_>, choice: &Choice) -> String {
    let action = scene.game().flow.actions.get_index(choice.action.index());
    let action = action.map_or_else(String::new, |(id, _)| scene.title("action-", id));
    let card = choice.card.map(|card| thing_name(scene, Thing::Card(card)));
    let aimed: Vec<String> = targets(choice).map(|thing| thing_name(scene, thing)).collect();
    let text = card.map_or(action.clone(), |card| format!("{action} · {card}"));
    if aimed.is_empty() { text } else { format!("{text} → {}", aimed.join(", ")) }
}

/// The conditions that do not hold, of each entry of a trace, in the words of its card.
pub fn unmet(view: &View<'_>, session: &Session) -> Vec<Vec<String>> {
    let (game, i18n) = (&session.rules().game, &view.i18n);
    let state = &session.point().now;
    let of_entry = |entry: &Entry| {
        let (Some(Reason::Unmet(unmet)), Rule::Row { of: Some(card), .. }) = (&entry.reason, entry.rule) else {
            return Vec::new();
        };
        let Some(card) = state.cards.get(card.index()) else { return Vec::new() };
        let printed = game.definition(card.definition);
        unmet
            .iter()
            .map(|one| i18n.texts().conditions(i18n.language(), game, printed, &Tests::of(one.clone())))
            .collect()
    };
    session.trace(session.at()).iter().map(of_entry).collect()
}

/// What became of a row that has done nothing.
fn outcome_of(reason: &Reason) -> &'static str {
    match reason {
        Reason::Unmet(_) | Reason::Used => "trace-skipped",
        Reason::Aimless | Reason::Nothing => "trace-without-effect",
    }
}

fn entry_ui(ui: &mut Ui, scene: &Scene<'_>, entry: &Entry, unmet: &[String]) {
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let (icon, title, note) = heading(scene, entry);
    let outcome = entry.reason.as_ref().map(|reason| i18n.tr(outcome_of(reason)));
    ui.add_space(4.0);
    let spoken = [title.as_str(), &note, outcome.as_deref().unwrap_or_default()];
    let spoken = spoken.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let response = line(ui, &spoken, height::TABLE_ROW, |ui| {
        ui.add_space(12.0);
        let colour = if outcome.is_some() { colours.label } else { colours.text };
        let texts = |ui: &mut Ui| {
            icon_label(ui, icon, 13.0, colours.secondary);
            cell_label(ui, &title, theme::body(Weight::Semibold), colour);
            cell_label(ui, &note, theme::small(Weight::Regular), colours.label);
        };
        let end = |ui: &mut Ui| {
            ui.add_space(12.0);
            if let Some(outcome) = &outcome {
                badge(ui, outcome, theme::small(Weight::Semibold), [colours.hover, colours.secondary]);
            }
        };
        sides(ui, texts, end);
    });
    match entry.rule {
        Rule::Statement(statement) => rule_tip(scene, response, Some(statement)),
        Rule::Row { of: Some(card), .. } if response.contains_pointer() => scene.highlight([Thing::Card(card)]),
        _ => {}
    }
    if let Some(reason) = &entry.reason {
        reason_ui(ui, scene, reason, unmet);
    }
    for (change, statement) in &entry.changes {
        change_ui(ui, scene, change, *statement);
    }
}

/// Why a row has done nothing.
fn reason_ui(ui: &mut Ui, scene: &Scene<'_>, reason: &Reason, unmet: &[String]) {
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let why = match reason {
        Reason::Unmet(_) => None,
        Reason::Used => Some("tabletop-used"),
        Reason::Aimless => Some("trace-why-no-target"),
        Reason::Nothing => Some("trace-why-nothing"),
    };
    let lines = unmet.iter().cloned().chain(why.map(|why| i18n.tr(why).to_string()));
    for text in lines {
        let end = if why.is_none() { i18n.tr("trace-false").to_string() } else { String::new() };
        let spoken = if end.is_empty() { text.clone() } else { format!("{text}: {end}") };
        line(ui, &spoken, LINE, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(30.0);
            icon_label(ui, if why.is_none() { Icon::CircleX } else { Icon::Info }, 12.0, colours.label);
            let value = |ui: &mut Ui| {
                ui.add_space(12.0);
                cell_label(ui, &end, theme::small(Weight::Medium), colours.label);
            };
            sides(ui, |ui| _ = cell_label(ui, &text, theme::small(Weight::Regular), colours.secondary), value);
        })
        .on_hover_text(&text);
    }
}

/// Icon, title and note of a rule.
fn heading(scene: &Scene<'_>, entry: &Entry) -> (Icon, String, String) {
    let game = scene.game();
    let card_name = |card: Option<CardId>| card.map(|card| thing_name(scene, Thing::Card(card))).unwrap_or_default();
    match entry.rule {
        Rule::Action(by, choice) => {
            let action = game.flow.actions.get_index(choice.action.index());
            let title = action.map_or_else(String::new, |(id, _)| scene.title("action-", id));
            let note = choice.card.map_or_else(|| scene.player_name(by), |card| card_name(Some(card)));
            (Icon::Hand, title, note)
        }
        Rule::Ability(ability, of) => {
            let timing = game.timings.get_index(game.ability(ability).timing.index());
            let note = timing.map(|(id, _)| scene.view.i18n.heading(&format!("on-{id}"), id)).unwrap_or_default();
            (Icon::Sparkles, card_name(of), note)
        }
        Rule::Row { operation, of, .. } => {
            let operation = game.operations.get_index(operation.index());
            let title = operation.map(|(id, _)| scene.view.i18n.heading(&format!("op-{id}"), id)).unwrap_or_default();
            (Icon::ChevronRight, title, card_name(of))
        }
        Rule::Statement(statement) => (Icon::BookOpen, part_text(scene, statement), String::new()),
    }
}

/// The part of the rules that a statement is in: the name of the phase, action or window.
fn part_text(scene: &Scene<'_>, statement: StatementId) -> String {
    let flow = &scene.game().flow;
    let pointer = scene.game().statements.get(statement.index()).map_or("", |pointer| &**pointer);
    let mut parts = pointer.split('/').skip(1);
    let (section, table, at) = (parts.next(), parts.next(), parts.next().and_then(|at| at.parse::<usize>().ok()));
    let named = match (section, table, at) {
        (Some("match"), Some("phases"), Some(at)) => flow.phases.get_index(at).map(|(id, _)| ("phase-", id.as_str())),
        (Some("match"), Some("actions"), Some(at)) => {
            flow.actions.get_index(at).map(|(id, _)| ("action-", id.as_str()))
        }
        (Some("match"), Some("windows"), Some(at)) => {
            flow.windows.get_index(at).map(|(id, _)| ("window-", id.as_str()))
        }
        _ => None,
    };
    let is_setup = (section, table) == (Some("match"), Some("setup"));
    match named {
        Some((table, id)) => scene.title(table, id),
        None => scene.view.i18n.tr(if is_setup { "rules-setup" } else { "tabletop-rule" }).to_string(),
    }
}

/// A tooltip with the sentence of the rules, and where it is in the ruleset.
fn rule_tip(scene: &Scene<'_>, response: egui::Response, statement: Option<StatementId>) {
    let Some(pointer) = statement.and_then(|statement| scene.game().statements.get(statement.index())) else { return };
    response.on_hover_ui(|ui| {
        ui.set_max_width(320.0);
        let colours = colours(ui);
        if let Some(sentence) = scene.sentence(pointer) {
            wrapped_label(ui, sentence, theme::small(Weight::Regular), colours.text);
        }
        label(ui, pointer, theme::mono(10.5), colours.label);
    });
}

/// Words of a story, however many lines they take.
fn story_ui(ui: &mut Ui, text: &str) {
    let frame = Frame::new().inner_margin(Margin { left: 48, right: 12, top: 2, bottom: 4 });
    frame.show(ui, |ui| wrapped_label(ui, text, theme::body(Weight::Regular), colours(ui).text));
}

/// A change: what, and before → after.
fn change_ui(ui: &mut Ui, scene: &Scene<'_>, change: &Change, statement: Option<StatementId>) {
    let colours = colours(ui);
    let Words { icon, what, from, to, by } = words(scene, change);
    if matches!(change, Change::Story(_)) {
        return story_ui(ui, &what);
    }
    let spoken = format!("{what}, {from} → {to}");
    let response = line(ui, &spoken, LINE, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(30.0);
        icon_label(ui, icon, 12.0, colours.label);
        let values = |ui: &mut Ui| {
            ui.add_space(12.0);
            if let Some(by) = by {
                let colour = if by < 0 { colours.error.text } else { colours.good };
                cell_label(ui, &signed(by.into()), theme::small(Weight::Regular), colour);
            }
            cell_label(ui, &to, theme::small(Weight::Semibold), colours.text);
            if !from.is_empty() {
                cell_label(ui, &format!("{from} →"), theme::small(Weight::Regular), colours.label);
            }
        };
        sides(ui, |ui| _ = cell_label(ui, &what, theme::small(Weight::Regular), colours.secondary), values);
    });
    if response.contains_pointer()
        && let Some(thing) = thing_of(change)
    {
        scene.highlight([thing]);
    }
    rule_tip(scene, response, statement);
}

fn thing_of(change: &Change) -> Option<Thing> {
    match *change {
        Change::Counter { seat, .. } | Change::Turn(seat) => Some(Thing::Player(seat)),
        Change::Moved { card, .. }
        | Change::Made { card }
        | Change::Number { card, .. }
        | Change::State { card, .. }
        | Change::Word { card, .. } => Some(Thing::Card(card)),
        Change::Phase(_) | Change::Over(_) | Change::Story(_) | Change::LeftOut(_) => None,
    }
}

/// A change in words.
struct Words {
    icon: Icon,
    what: String,
    from: String,
    to: String,
    by: Option<i32>,
}

fn words(scene: &Scene<'_>, change: &Change) -> Words {
    let (game, i18n) = (scene.game(), &scene.view.i18n);
    let card_name = |card: CardId| thing_name(scene, Thing::Card(card));
    let truth = |value: i32| i18n.tr(if value == 0 { "tabletop-no" } else { "tabletop-yes" }).to_string();
    let plain = |icon, what: String, to: String| Words { icon, what, from: String::new(), to, by: None };
    let number = |icon, what: String, from: i32, to: i32| Words {
        icon,
        what,
        from: from.to_string(),
        to: to.to_string(),
        by: Some(to.saturating_sub(from)),
    };
    match *change {
        Change::Counter { seat, counter, from, to } => {
            let id = game.counters.get_index(counter.index()).map_or("", |(id, _)| id.as_str());
            let what = format!("{}, {}", scene.player_name(seat), scene.word("counter-", id));
            number(scene.icon("counters", id).unwrap_or(Icon::Circle), what, from, to)
        }
        Change::Moved { card, from, to } => {
            let zone = |(seat, zone): (Seat, ZoneId)| {
                let title = scene.zone_title(zone);
                if from.0 == to.0 || title.is_empty() { title } else { format!("{title}, {}", scene.player_name(seat)) }
            };
            let (before, after) = (zone(from), zone(to));
            let limbo = i18n.tr("tabletop-limbo");
            let named = |text: String| if text.is_empty() { limbo.to_string() } else { text };
            Words { icon: Icon::Move, what: card_name(card), from: named(before), to: named(after), by: None }
        }
        Change::Made { card } => {
            let zone = scene.state().cards.get(card.index()).map(|card| scene.zone_title(card.zone));
            plain(Icon::Plus, card_name(card), zone.unwrap_or_default())
        }
        Change::Number { card, number: at, from, to } => {
            let id = game.numbers.get_index(at.index()).map_or("", |(id, _)| id.as_str());
            let what = format!("{}, {}", card_name(card), scene.word("number-", id));
            number(scene.icon("numbers", id).unwrap_or(Icon::Hash), what, from, to)
        }
        Change::State { card, state, from, to } => {
            let Some((id, rule)) = game.states.get_index(state.index()) else {
                return plain(Icon::CircleDot, card_name(card), String::new());
            };
            let what = format!("{}, {}", card_name(card), scene.word("state-", id));
            let icon = scene.icon("states", id).unwrap_or(Icon::CircleDot);
            if rule.counter {
                return number(icon, what, from, to);
            }
            Words { icon, what, from: truth(from), to: truth(to), by: None }
        }
        Change::Word { card, keyword, has } => {
            let id = game.keywords.get_index(keyword.index()).map_or("", |(id, _)| id.as_str());
            let what = format!("{}, {}", card_name(card), scene.word("keyword-", id));
            plain(Icon::Tag, what, truth(i32::from(has)))
        }
        Change::Phase(phase) => {
            let id = game.flow.phases.get_index(phase.index()).map_or("", |(id, _)| id.as_str());
            plain(Icon::StepForward, scene.title("phase-", id), String::new())
        }
        Change::Turn(seat) => plain(Icon::SkipForward, i18n.tr("sandbox-turn").to_string(), scene.player_name(seat)),
        Change::Over(outcome) => plain(Icon::Flag, outcome_text(scene, outcome), String::new()),
        Change::Story(word) => plain(Icon::MessageSquare, scene.story(word), String::new()),
        Change::LeftOut(budget) => plain(Icon::TriangleAlert, i18n.tr(budget.message()).to_string(), String::new()),
    }
}
