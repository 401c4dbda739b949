//! The log of decisions, and what the last one has changed, each change with the rule that made it.

use egui::{Color32, Frame, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use super::super::board_view::badge;
use super::expected::expected_ui;
use super::scene::Scene;
use super::why::{Whys, why_ui};
use crate::kernel::ids::StatementId;
use crate::kernel::question::Choice;
use crate::kernel::state::Thing;
use crate::kernel::trace::{Change, Detail, Entry, Reason, Rule, Undone};
use crate::narration::{ChangeWords, ConditionWords, Reasons, signed, thing_of};
use crate::sandbox::tabletop::{AskedOptions, Point, TabletopCommand, targets};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    RowInfo, cell_label, divider_here, empty_state, icon_label, label, line, list_row, panel_head, sides, wrapped_label,
};
use crate::text::Arg;

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
    if why.is_none() && !entries.iter().any(Entry::is_listed) {
        return empty_state(ui, Icon::ListTree, &i18n.tr("sandbox-nothing"), "", |_| {});
    }
    ScrollArea::vertical().id_salt("tabletop trace").auto_shrink(false).show(ui, |ui| {
        if let Some(why) = why {
            why_ui(ui, scene, why);
        }
        let shown = scene.view.tabletop.shown_entry();
        let all = entries.iter().zip(scene.reasons).enumerate();
        for (at, (entry, reasons)) in all.filter(|(_, (entry, _))| entry.is_listed()) {
            ui.scope(|ui| {
                // What comes after the position that is shown.
                if shown.is_some_and(|shown| at > shown) {
                    ui.multiply_opacity(0.4);
                }
                entry_ui(ui, scene, (at, entry), reasons);
            });
        }
    });
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
            let names: Vec<String> = named.map(|thing| scene.thing_name(thing)).collect();
            if names.is_empty() { i18n.tr("tabletop-pass").to_string() } else { names.join(", ") }
        }
        AskedOptions::Yes => i18n.tr(if first == 0 { "tabletop-yes" } else { "tabletop-no" }).to_string(),
        AskedOptions::Numbers(numbers) => {
            i18n.tr_count("tabletop-effect", numbers.get(first).map_or(0, |&number| usize::from(number) + 1))
        }
    }
}

fn action_text(scene: &Scene<'_>, choice: &Choice) -> String {
    let action = scene.game().flow.actions.get_index(choice.action.index());
    let action = action.map_or_else(String::new, |(id, _)| scene.title("action-", id));
    let card = choice.card.map(|card| scene.thing_name(Thing::Card(card)));
    let aimed: Vec<String> = targets(choice).map(|thing| scene.thing_name(thing)).collect();
    let text = card.map_or(action.clone(), |card| format!("{action} · {card}"));
    if aimed.is_empty() { text } else { format!("{text} → {}", aimed.join(", ")) }
}

/// Why the rules of the trace have done what they have done, of each entry.
pub fn reasons(scene: &Scene<'_>) -> Vec<Reasons> {
    let (words, session) = (scene.words(), scene.session);
    session.trace(session.at()).iter().map(|entry| words.reasons(entry, scene)).collect()
}

/// What became of a row, unless it was simply done.
fn outcome_of(view: &View<'_>, entry: &Entry) -> Option<String> {
    let i18n = &view.i18n;
    if let Some(by) = entry.undone_by {
        return Some(i18n.tr_with("trace-undone", &[("n", Arg::Number(i64::from(by) + 1))]));
    }
    let id = match entry.reason? {
        Reason::Unmet | Reason::Used => "trace-skipped",
        Reason::Aimless | Reason::Nothing => "trace-without-effect",
    };
    Some(i18n.tr(id).to_string())
}

/// An entry; a click shows the position after it.
fn entry_ui(ui: &mut Ui, scene: &Scene<'_>, (at, entry): (usize, &Entry), reasons: &Reasons) {
    let colours = colours(ui);
    let icon = match entry.rule {
        Rule::Action(..) => Icon::Hand,
        Rule::Ability(..) => Icon::Sparkles,
        Rule::Row { .. } => Icon::ChevronRight,
        Rule::Statement(_) => Icon::BookOpen,
    };
    let (title, note) = scene.words().heading(&entry.rule, scene);
    let outcome = outcome_of(scene.view, entry);
    ui.add_space(4.0);
    let spoken = [title.as_str(), &note, outcome.as_deref().unwrap_or_default()];
    let spoken = spoken.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let shown = scene.view.tabletop.shown_entry();
    let info = RowInfo::new(ui.scope_id().with(("entry", at)), &spoken).selected(shown == Some(at));
    let response = list_row(ui, info, height::TABLE_ROW, |ui| {
        let colour = if outcome.is_some() { colours.label } else { colours.text };
        let texts = |ui: &mut Ui| {
            icon_label(ui, icon, 13.0, colours.secondary);
            cell_label(ui, &title, theme::body(Weight::Semibold), colour);
            cell_label(ui, &note, theme::small(Weight::Regular), colours.label);
        };
        let end = |ui: &mut Ui| {
            if let Some(outcome) = &outcome {
                badge(ui, outcome, theme::small(Weight::Semibold), [colours.hover, colours.secondary]);
            }
        };
        sides(ui, texts, end);
    });
    let is_shown = shown == Some(at);
    let tip = scene.view.i18n.tr(if is_shown { "sandbox-to-end" } else { "tabletop-show-entry" });
    let click = TabletopCommand::ShowEntry((!is_shown).then_some(at));
    let is_rule = matches!(entry.rule, Rule::Statement(_));
    // A rule has a tip of its own.
    let response = if is_rule { response } else { response.on_hover_text(&*tip) };
    scene.view.on_click(&response, click);
    match entry.rule {
        Rule::Statement(statement) => rule_tip(scene, response, Some(statement)),
        Rule::Row { of: Some(card), .. } if response.contains_pointer() => scene.highlight([Thing::Card(card)]),
        _ => {}
    }
    if !reasons.fixed.is_empty() {
        let fixed = format!("{}: {}", scene.view.i18n.tr("trace-fixed"), reasons.fixed.join(" · "));
        reason_ui(ui, (Icon::Lock, colours.label), &fixed, "");
    }
    reasons.conditions.iter().for_each(|condition| condition_ui(ui, scene, condition));
    if let Some(idle) = &reasons.idle {
        reason_ui(ui, (Icon::Info, colours.label), idle, "");
    }
    if let Some(undone) = &entry.undone {
        undone_ui(ui, scene, undone);
    }
    let mut amounts = reasons.amounts.iter();
    for detail in &entry.details {
        match detail {
            Detail::Amount(_) => amounts.next().into_iter().for_each(|reads| reads_ui(ui, reads)),
            Detail::Change(change, statement) => change_ui(ui, scene, change, *statement),
        }
    }
}

/// Why a rule has done what it has done: an icon, words, and the answer to a condition.
fn reason_ui(ui: &mut Ui, (icon, colour): (Icon, Color32), text: &str, answer: &str) {
    let colours = colours(ui);
    let spoken = if answer.is_empty() { text.to_owned() } else { format!("{text}: {answer}") };
    line(ui, &spoken, LINE, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(30.0);
        icon_label(ui, icon, 12.0, colour);
        let value = |ui: &mut Ui| {
            ui.add_space(12.0);
            cell_label(ui, answer, theme::small(Weight::Medium), colour);
        };
        sides(ui, |ui| _ = cell_label(ui, text, theme::small(Weight::Regular), colours.secondary), value);
    })
    .on_hover_text(text);
}

/// What was read, beside the lines that it explains.
fn reads_ui(ui: &mut Ui, reads: &[String]) {
    if reads.is_empty() {
        return;
    }
    let text = reads.join(" · ");
    line(ui, &text, LINE, |ui| {
        ui.add_space(48.0);
        cell_label(ui, &text, theme::small(Weight::Regular), colours(ui).label);
    })
    .on_hover_text(&text);
}

fn condition_ui(ui: &mut Ui, scene: &Scene<'_>, condition: &ConditionWords) {
    let ConditionWords { text, holds, reads } = condition;
    let (colours, i18n) = (colours(ui), &scene.view.i18n);
    let (mark, id) = if *holds {
        ((Icon::CircleCheck, colours.good), "trace-true")
    } else {
        ((Icon::CircleX, colours.label), "trace-false")
    };
    reason_ui(ui, mark, text, &i18n.tr(id));
    reads_ui(ui, reads);
}

/// What a row has taken back of an earlier one.
fn undone_ui(ui: &mut Ui, scene: &Scene<'_>, undone: &Undone) {
    let text = scene.view.i18n.tr_with("trace-undo", &[("n", Arg::Number(i64::from(undone.at) + 1))]);
    reason_ui(ui, (Icon::Undo2, colours(ui).accent), &text, "");
    undone.changes.iter().for_each(|change| change_ui(ui, scene, change, None));
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
    let icon = change_icon(scene, change);
    let words = scene.words().change(change, scene);
    let what = scene.words().whole(&words);
    let ChangeWords { from, to, by, .. } = words;
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

/// The icon of what a change is about.
fn change_icon(scene: &Scene<'_>, change: &Change) -> Icon {
    let game = scene.game();
    match *change {
        Change::Counter { counter, .. } => {
            let id = game.counters.get_index(counter.index()).map_or("", |(id, _)| id.as_str());
            scene.icon("counters", id).unwrap_or(Icon::Circle)
        }
        Change::Number { number, .. } => {
            let id = game.numbers.get_index(number.index()).map_or("", |(id, _)| id.as_str());
            scene.icon("numbers", id).unwrap_or(Icon::Hash)
        }
        Change::State { state, .. } => {
            let id = game.states.get_index(state.index()).map_or("", |(id, _)| id.as_str());
            scene.icon("states", id).unwrap_or(Icon::CircleDot)
        }
        Change::Moved { .. } => Icon::Move,
        Change::Made { .. } => Icon::Plus,
        Change::Word { .. } => Icon::Tag,
        Change::Phase(_) => Icon::StepForward,
        Change::Turn(_) => Icon::SkipForward,
        Change::Over(_) => Icon::Flag,
        Change::Story(_) => Icon::MessageSquare,
        Change::LeftOut(_) => Icon::TriangleAlert,
    }
}
