//! A match in the window: the bar between the players, the legal actions, and the log.

use egui::{CornerRadius, Frame, Margin, Response, ScrollArea, Sides, Stroke, Ui};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::names::{card_name, player_name};
use crate::engine::Spot;
use crate::narration::{Subject, match_status};
use crate::play::{Action, Match, Phase, Refusal};
use crate::sandbox::{AutoplayScope, Command, MatchSession};
use crate::sim::AgentKind;
use crate::studio::action::Action as StudioAction;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, RowInfo, cell_label, icon_button, icon_label, label, list_row, sides};

/// The height of a line of a list, in points.
const LINE: f32 = 24.0;

/// Why an action is refused.
pub fn refusal_text(view: &View<'_>, refusal: Refusal) -> String {
    crate::narration::refusal(&view.texts, view.i18n.language(), view.rules(), refusal)
}

/// The name of a kind of player.
pub fn agent_name(view: &View<'_>, agent: AgentKind) -> String {
    view.i18n.name(&format!("player-{}", agent.name()), agent.name())
}

fn icon_of(action: Action) -> Icon {
    match action {
        Action::Play { .. } => Icon::Hand,
        Action::Ability { .. } => Icon::Sparkle,
        Action::Attack { .. } => Icon::Sword,
        Action::End => Icon::SkipForward,
    }
}

/// The text of an action, for example "Grave Novice → Nyra", in the position in which it is legal.
fn describe(view: &View<'_>, session: &MatchSession, position: &Match, action: Action) -> String {
    let [source, target] = session.spots(position, action);
    let card = |spot: Spot| {
        let card = position.state.at(spot);
        card.map_or_else(String::new, |card| card_name(view, session.board(), card))
    };
    let text = match (source, action) {
        (Some(source), _) => card(source),
        (None, Action::End) => view.i18n.tr(end_message(position.phase)).to_string(),
        (None, _) => view.i18n.tr("line-ability").to_string(),
    };
    let target = match (target, action) {
        (Some(target), _) => card(target),
        (None, Action::Attack { .. }) => player_name(view, session.board(), position.active.other()),
        (None, _) => return text,
    };
    format!("{text} → {target}")
}

fn end_message(phase: Phase) -> &'static str {
    if phase == Phase::Battle { "sandbox-end-turn" } else { "sandbox-end-phase" }
}

/// The bar between the players: whose turn it is, the steps through the log, and the buttons that go on.
pub fn match_bar_ui(ui: &mut Ui, board: &BoardView<'_>, session: &MatchSession, agents: [Option<AgentKind>; 2]) {
    let colours = colours(ui);
    let frame = Frame::new()
        .fill(colours.raised)
        .stroke(Stroke::new(1.0, colours.outline))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(14, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
        let is_choosing = !board.screen.pending_targets.borrow().is_empty();
        let (title, hint) = status(board, session.position(), is_choosing);
        let title = |ui: &mut Ui| _ = label(ui, &title, board.body(Weight::Semibold), colours.text);
        let steps = |ui: &mut Ui| steps_ui(ui, board, session);
        Sides::new().height(26.0).shrink_left().show(ui, title, steps);
        let colour = if is_choosing { colours.accent } else { colours.label };
        label(ui, &board.view.i18n.tr(hint), board.body(Weight::Regular), colour);
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| buttons(ui, board, session, agents, is_choosing));
    });
}

/// The title and the hint of the bar.
fn status(board: &BoardView<'_>, position: &Match, is_choosing: bool) -> (String, &'static str) {
    let (texts, language) = (&board.view.texts, board.view.i18n.language());
    let hint = match position.phase {
        Phase::Over(_) => "sandbox-over-hint",
        _ if is_choosing => "sandbox-aim",
        Phase::Battle => "phase-battle",
        Phase::Play => "phase-play",
    };
    (match_status(texts, language, position, |side| board.hero_name(side)), hint)
}

fn buttons(
    ui: &mut Ui,
    board: &BoardView<'_>,
    session: &MatchSession,
    agents: [Option<AgentKind>; 2],
    is_choosing: bool,
) {
    let (i18n, position) = (&board.view.i18n, session.position());
    let is_over = position.outcome().is_some();
    if is_choosing {
        if ui.add(Button::new(&i18n.tr("cancel"))).clicked() {
            board.screen.pending_targets.take();
        }
    } else {
        let end = i18n.tr(end_message(position.phase));
        if ui.add(Button::new(&end).primary().icon(Icon::SkipForward).enabled(!is_over)).clicked() {
            board.send(Command::Act(Action::End));
        }
    }
    if let Some(agent) = agents[position.active.index()] {
        for (message, scope, icon) in [
            ("sandbox-let-one", AutoplayScope::Action, Icon::StepForward),
            ("sandbox-let-turn", AutoplayScope::Turn, Icon::FastForward),
            ("sandbox-let-end", AutoplayScope::Match, Icon::ChevronsRight),
        ] {
            let text = format!("{}: {}", agent_name(board.view, agent), i18n.tr(message));
            if ui.add(Button::new(&text).icon(icon).enabled(!is_over)).clicked() {
                board.send(Command::Autoplay(agent, scope));
            }
        }
    }
    let edit = i18n.tr("sandbox-to-board");
    if ui.add(Button::new(&edit).icon(Icon::Pencil)).on_hover_text(&*i18n.tr("sandbox-to-board-hint")).clicked() {
        board.send(Command::ToBoard);
    }
}

/// The buttons that step through the log, from right to left.
fn steps_ui(ui: &mut Ui, board: &BoardView<'_>, session: &MatchSession) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let (at, all) = (session.at(), session.actions().len());
    let steps = [
        (StudioAction::Resolve, Icon::SkipForward, at < all),
        (StudioAction::StepRow, Icon::StepForward, at < all),
        (StudioAction::BackRow, Icon::StepBack, at > 0),
        (StudioAction::Restart, Icon::SkipBack, at > 0),
    ];
    for (action, icon, is_enabled) in steps {
        let name = if action == StudioAction::Resolve { "sandbox-to-end" } else { action.entry().name };
        let tip = format!("{}\n{}", board.view.i18n.tr(name), action.keys(ui.ctx()).join("+"));
        board.view.on_click(&icon_button(ui, icon, &tip, is_enabled), action);
    }
    ui.add_space(4.0);
    label(ui, &format!("{at} / {all}"), theme::small(Weight::Regular), colours(ui).label);
}

/// The list of the legal actions. A click plays one.
pub fn legal_ui(ui: &mut Ui, board: &BoardView<'_>, session: &MatchSession) {
    let (actions, position) = (board.legal(), session.position());
    ScrollArea::vertical().id_salt("legal").auto_shrink(false).show_rows(ui, LINE, actions.len(), |ui, range| {
        for at in range {
            let text = describe(board.view, session, position, actions[at]);
            let info = RowInfo::new(ui.scope_id().with(("legal", at)), &text);
            let response = action_row(ui, info, icon_of(actions[at]), "", false);
            if (response.hovered() || response.has_focus())
                && let [Some(source), _] = session.spots(position, actions[at])
                && let Some(card) = position.state.at(source)
            {
                board.set_hover(Subject::Card(card));
            }
            if response.clicked() {
                board.screen.pending_targets.take();
                board.send(Command::Act(actions[at]));
            }
        }
    });
}

/// The log of the match. A click goes back or forth to the position after an action.
pub fn log_ui(ui: &mut Ui, view: &View<'_>, session: &MatchSession) {
    let actions = session.actions();
    let mut scroll = ScrollArea::vertical().id_salt("log").auto_shrink(false);
    let shown = (session.at(), actions.len());
    let shown_id = ui.scope_id().with("log shown");
    if ui.data(|data| data.get_temp(shown_id)) != Some(shown) {
        ui.data_mut(|data| data.insert_temp(shown_id, shown));
        // Scroll only when the position changes, otherwise the user could not scroll away from it.
        #[allow(clippy::cast_precision_loss, reason = "a match has a few thousand actions at most")]
        let middle = shown.0 as f32 * LINE - ui.available_height() / 2.0;
        scroll = scroll.vertical_scroll_offset(middle.max(0.0));
    }
    scroll.show_rows(ui, LINE, actions.len() + 1, |ui, range| {
        for at in range {
            let (text, note, icon) = match at.checked_sub(1).map(|last| &actions[last]) {
                None => (view.i18n.tr("sandbox-log-start").to_string(), String::new(), Icon::Flag),
                Some(done) => {
                    let before = if at == 1 { session.first() } else { &actions[at - 2].after };
                    let text = describe(view, session, before, done.action);
                    let who = player_name(view, session.board(), done.by);
                    (format!("{who}: {text}"), done.turn.to_string(), icon_of(done.action))
                }
            };
            let is_undone = at > session.at();
            let info = RowInfo::new(ui.scope_id().with(("log", at)), &text).selected(at == session.at());
            let tip = view.i18n.tr(if is_undone { "sandbox-forth-to" } else { "sandbox-back-to" });
            view.on_click(&action_row(ui, info, icon, &note, is_undone).on_hover_text(&*tip), Command::ActionsTo(at));
        }
    });
}

/// A row of an action, with its accessible name as the text.
fn action_row(ui: &mut Ui, info: RowInfo<'_>, icon: Icon, note: &str, is_faint: bool) -> Response {
    let colours = colours(ui);
    let text = info.name;
    list_row(ui, info, LINE, |ui| {
        if is_faint {
            ui.multiply_opacity(0.4);
        }
        icon_label(ui, icon, 14.0, colours.label);
        let note = |ui: &mut Ui| _ = cell_label(ui, note, theme::small(Weight::Regular), colours.label);
        sides(ui, |ui| _ = cell_label(ui, text, theme::body(Weight::Regular), colours.text), note);
    })
}
