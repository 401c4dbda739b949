//! A match in the window: who plays, what may be done, what was done, why something is refused.

use egui::{Align2, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardResponse, BoardView};
use super::names::Index;
use super::resolution_bar::HEIGHT;
use crate::base::Name;
use crate::engine::{Side, Spot};
use crate::play::{Action, Match, Outcome, Phase, Refusal};
use crate::sandbox::{AutoplayScope, Command, MatchSession, Opening};
use crate::sim::AgentKind;
use crate::studio::action::Action as Act;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, combo, dialog, elided, focus_ring, form_line, icon_at, icon_button, number_field,
    put_text, text_at,
};
use crate::text::Arg;

/// Why an action is refused, in words.
pub fn refusal_text(view: &View<'_>, refusal: Refusal) -> String {
    crate::narration::refusal(&view.texts, view.i18n.language(), view.rules(), refusal)
}

/// A way of playing, by its name in the language of the window.
pub fn style_name(view: &View<'_>, style: AgentKind) -> String {
    view.i18n.name(&format!("player-{}", style.name()), style.name())
}

/// What an action does, in words: at a position of the match.
pub fn action_words(view: &View<'_>, index: &Index, play: &MatchSession, at: &Match, action: Action) -> String {
    let places = play.duel().places();
    let card = |side: Side, zone: u8, at_place: u8| {
        let card = at.state.at(Spot { side, zone, at: at_place });
        card.map_or_else(String::new, |card| index.card(view, play.board(), card))
    };
    let (own, other) = (at.active, at.active.other());
    let (what, target) = match action {
        Action::Play { at, target } => (card(own, places.hand, at), target),
        Action::Ability { target } => (view.i18n.tr("line-ability").to_string(), target),
        Action::Attack { by, target } => {
            let by = card(own, places.field, by);
            let target = target
                .map_or_else(|| index.player(view, play.board(), other), |target| card(other, places.field, target));
            return format!("{by} → {target}");
        }
        Action::End => {
            let ends = if at.phase == Phase::Battle { "sandbox-end-turn" } else { "sandbox-end-phase" };
            return view.i18n.tr(ends).to_string();
        }
    };
    match target {
        Some(target) => format!("{what} → {}", card(other, places.field, target)),
        None => what,
    }
}

fn mark(action: Action) -> Icon {
    match action {
        Action::Play { .. } => Icon::Hand,
        Action::Ability { .. } => Icon::Sparkle,
        Action::Attack { .. } => Icon::Sword,
        Action::End => Icon::SkipForward,
    }
}

/// Between the halves while a match is played: whose turn it is, and what can be done next.
pub fn match_bar_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    play: &MatchSession,
    players: [Option<AgentKind>; 2],
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let i18n = &table.view.i18n;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT * 0.62), Sense::hover());
    let corner = CornerRadius::same(8);
    ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), egui::StrokeKind::Inside);
    let position = play.position();
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let (title, hint) = match position.phase {
        Phase::Over(Outcome::Draw) => (i18n.tr("sandbox-draw").to_string(), i18n.tr("sandbox-over-hint")),
        Phase::Over(Outcome::Won(side)) => {
            let who = table.player(side);
            (i18n.tr_with("sandbox-won", &[("who", Arg::Text(&who))]), i18n.tr("sandbox-over-hint"))
        }
        phase => {
            let who = table.player(position.active);
            let phase = i18n.tr(if phase == Phase::Battle { "phase-battle" } else { "phase-play" });
            let turn = Arg::Number(i64::from(position.state.turn));
            let title = i18n.tr_with("sandbox-to-move", &[("who", Arg::Text(&who)), ("turn", turn)]);
            let hint = if out.pending_targets.is_empty() { phase } else { i18n.tr("sandbox-aim") };
            (title, hint)
        }
    };
    let whole = inner;
    let inner = whole.with_max_x(steps_ui(ui, table, play, whole, out) - 12.0);
    let head = elided(ui, &title, theme::body(Weight::Semibold), colours.text, inner.width());
    ui.painter().galley(inner.min, head, colours.text);
    let colour = if out.pending_targets.is_empty() { colours.label } else { colours.accent };
    let line = elided(ui, &hint, theme::body(Weight::Regular), colour, inner.width());
    ui.painter().galley(inner.min + vec2(0.0, 20.0), line, colour);
    let buttons = Rect::from_min_max(pos2(inner.left(), whole.bottom() - 28.0), whole.max);
    let mut row =
        ui.new_child(UiBuilder::new().max_rect(buttons).layout(egui::Layout::left_to_right(egui::Align::Center)));
    row.spacing_mut().item_spacing.x = 6.0;
    let over = position.outcome().is_some();
    let ends = if position.phase == Phase::Battle { "sandbox-end-turn" } else { "sandbox-end-phase" };
    if !out.pending_targets.is_empty() {
        if row.add(Button::new(&i18n.tr("cancel"))).clicked() {
            out.pending_targets.clear();
        }
    } else if row.add(Button::new(&i18n.tr(ends)).primary().icon(Icon::SkipForward).enabled(!over)).clicked() {
        out.ask(Command::Act(Action::End));
    }
    if let Some(style) = players[position.active.index()] {
        for (message, how, icon) in [
            ("sandbox-let-one", AutoplayScope::Action, Icon::StepForward),
            ("sandbox-let-turn", AutoplayScope::Turn, Icon::FastForward),
            ("sandbox-let-end", AutoplayScope::Match, Icon::ChevronsRight),
        ] {
            let text = format!("{}: {}", style_name(table.view, style), i18n.tr(message));
            if row.add(Button::new(&text).icon(icon).enabled(!over)).clicked() {
                out.ask(Command::Autoplay(style, how));
            }
        }
    }
    row.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let text = i18n.tr("sandbox-to-board");
        if ui.add(Button::new(&text).icon(Icon::Pencil)).on_hover_text(&*i18n.tr("sandbox-to-board-hint")).clicked() {
            out.ask(Command::ToBoard);
        }
    });
}

/// To and fro in what was done, at the right of the strip's head; gives where that begins.
fn steps_ui(ui: &mut Ui, table: &BoardView<'_>, play: &MatchSession, rect: Rect, out: &mut BoardResponse<'_>) -> f32 {
    let (at, all) = (play.at(), play.actions().len());
    let head = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + 26.0));
    let mut row =
        ui.new_child(UiBuilder::new().max_rect(head).layout(egui::Layout::right_to_left(egui::Align::Center)));
    row.spacing_mut().item_spacing.x = 2.0;
    let ways = [
        (Act::Resolve, Icon::SkipForward, at < all),
        (Act::StepRow, Icon::StepForward, at < all),
        (Act::BackRow, Icon::StepBack, at > 0),
        (Act::Restart, Icon::SkipBack, at > 0),
    ];
    for (way, icon, enabled) in ways {
        let name = match way {
            Act::Resolve => table.view.i18n.tr("sandbox-to-end"),
            other => table.view.i18n.tr(other.entry().name),
        };
        let tip = format!("{name}\n{}", way.keys(row.ctx()).join("+"));
        if icon_button(&mut row, icon, &tip, enabled).clicked() {
            out.commands.send(way);
        }
    }
    row.add_space(4.0);
    put_text(&mut row, &format!("{at} / {all}"), theme::small(Weight::Regular), colours(ui).label);
    row.min_rect().left()
}

/// What may be done now, each with a click.
pub fn legal_ui(ui: &mut Ui, table: &BoardView<'_>, play: &MatchSession, out: &mut BoardResponse<'_>) {
    let Some(legal) = table.legal else { return };
    let actions = legal.as_slice();
    ScrollArea::vertical().id_salt("legal").auto_shrink(false).show_rows(ui, 24.0, actions.len(), |ui, range| {
        for at in range {
            let action = actions[at];
            let words = action_words(table.view, table.index, play, play.position(), action);
            let response = line(ui, ("legal", at), mark(action), &words, "", false);
            if response.hovered() || response.has_focus() {
                out.pointed.subject = subject(play, action);
            }
            if response.clicked() {
                out.pending_targets.clear();
                out.ask(Command::Act(action));
            }
        }
    });
}

/// The card that an action begins at.
fn subject(play: &MatchSession, action: Action) -> Option<super::told::Subject> {
    let position = play.position();
    let places = play.duel().places();
    let (zone, at) = match action {
        Action::Play { at, .. } => (places.hand, at),
        Action::Attack { by, .. } => (places.field, by),
        _ => return None,
    };
    position.state.at(Spot { side: position.active, zone, at }).map(super::told::Subject::Card)
}

/// What was done, by turns; a click takes back everything after it.
pub fn log_ui(ui: &mut Ui, view: &View<'_>, index: &Index, play: &MatchSession) {
    let count = play.actions().len() + 1;
    let mut scroll = ScrollArea::vertical().id_salt("log").auto_shrink(false);
    let now = (play.at(), play.actions().len());
    let seen = ui.scope_id().with("log seen");
    if ui.data(|data| data.get_temp(seen)) != Some(now) {
        // Where the match stands is in the middle of the list.
        ui.data_mut(|data| data.insert_temp(seen, now));
        #[allow(clippy::cast_precision_loss, reason = "a match has a few thousand actions at most")]
        let middle = now.0 as f32 * 24.0 - ui.available_height() / 2.0;
        scroll = scroll.vertical_scroll_offset(middle.max(0.0));
    }
    scroll.show_rows(ui, 24.0, count, |ui, range| {
        for at in range {
            let (text, note, icon) = match at.checked_sub(1).and_then(|before| play.actions().get(before)) {
                None => (view.i18n.tr("sandbox-log-start").to_string(), String::new(), Icon::Flag),
                Some(done) => {
                    let before = if at == 1 { None } else { play.actions().get(at - 2).map(|done| done.after) };
                    let before = before.unwrap_or(*play.first());
                    let words = action_words(view, index, play, &before, done.action);
                    let who = index.player(view, play.board(), done.by);
                    (format!("{who}: {words}"), done.turn.to_string(), mark(done.action))
                }
            };
            let response = line(ui, ("log", at), icon, &text, &note, at == play.at());
            if at > play.at() {
                ui.painter().rect_filled(response.rect, 0.0, colours(ui).panel.gamma_multiply(0.6));
            }
            let tip = view.i18n.tr(if at > play.at() { "sandbox-forth-to" } else { "sandbox-back-to" });
            if response.on_hover_text(&*tip).clicked() {
                view.send(Command::ActionsTo(at));
            }
        }
    });
}

fn line(
    ui: &mut Ui,
    id: impl std::hash::Hash + std::fmt::Debug,
    icon: Icon,
    text: &str,
    note: &str,
    on: bool,
) -> egui::Response {
    let colours = colours(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 24.0));
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, text));
    if on {
        ui.painter().rect_filled(rect, 0.0, colours.selected);
        ui.painter().vline(rect.left() + 1.0, rect.y_range(), Stroke::new(2.0, colours.accent));
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
    }
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 20.0, middle), icon, 13.0, colours.label);
    let right = text_at(
        ui.painter(),
        pos2(rect.right() - 12.0, middle),
        Align2::RIGHT_CENTER,
        note,
        theme::small(Weight::Regular),
        colours.label,
    );
    let galley = elided(ui, text, theme::body(Weight::Regular), colours.text, right.left() - rect.left() - 44.0);
    ui.painter().galley(pos2(rect.left() + 34.0, middle - galley.size().y / 2.0), galley, colours.text);
    response
}

/// What a new match begins with.
#[derive(Clone, Debug, Default)]
pub struct NewMatchDialog {
    heroes: [Option<Name>; 2],
    seed: i64,
    first: usize,
}

impl NewMatchDialog {
    /// With the heroes of the board.
    pub fn new(heroes: [Option<Name>; 2]) -> Self {
        Self { heroes, seed: 1, first: 0 }
    }

    /// Shows it; false when it is shut.
    pub fn ui(&mut self, ctx: &egui::Context, view: &View<'_>, index: &Index) -> bool {
        let i18n = &view.i18n;
        let (mut begun, mut cancelled) = (false, false);
        let title = i18n.tr("do-new-match");
        let shut = dialog(ctx, "new match", &title, &i18n.tr("sandbox-new-match-hint"), 420.0, |ui| {
            let heroes: Vec<&Name> = view.registry().heroes.iter().map(|hero| &hero.id).collect();
            for (place, message) in [(0, "player-self"), (1, "player-opponent")] {
                let name = i18n.tr(message);
                form_line(ui, &name, 140.0, |ui| {
                    let chosen = self.heroes[place].clone();
                    let text = chosen.as_ref().map_or_else(String::new, |id| index.name(view, id));
                    let button = combo(ui, &name, Some(Icon::Crown), &text, false, 240.0);
                    let current = chosen.and_then(|id| heroes.iter().position(|known| **known == id));
                    let make = || {
                        let line = |id: &&Name| Choice {
                            text: index.name(view, id),
                            about: id.to_string(),
                            ..Choice::default()
                        };
                        heroes.iter().map(line).collect()
                    };
                    if let Some(at) = Choices::new(&name, &i18n.tr("search")).current(current).show(&button, make) {
                        self.heroes[place] = Some(heroes[at].clone());
                    }
                });
            }
            let name = i18n.tr("sandbox-seed");
            form_line(ui, &name, 140.0, |ui| {
                if let (_, Some(seed)) = number_field(ui, &name, self.seed, &(0..=i64::from(u32::MAX)), 110.0) {
                    self.seed = seed;
                }
            });
            let name = i18n.tr("sandbox-first");
            form_line(ui, &name, 140.0, |ui| {
                let texts = [i18n.tr("sandbox-first-rules"), i18n.tr("player-self"), i18n.tr("player-opponent")];
                let button = combo(ui, &name, None, &texts[self.first], false, 240.0);
                let make = || texts.iter().map(|text| Choice { text: text.to_string(), ..Choice::default() }).collect();
                if let Some(at) = Choices::new(&name, &i18n.tr("search")).current(Some(self.first)).show(&button, make)
                {
                    self.first = at;
                }
            });
            ui.add_space(4.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let ready = self.heroes.iter().all(Option::is_some);
                begun = ui.add(Button::new(&i18n.tr("sandbox-begin")).primary().enabled(ready)).clicked();
                cancelled = ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        if begun && let [Some(one), Some(other)] = self.heroes.clone() {
            let first = [None, Some(Side::First), Some(Side::Second)][self.first % 3];
            let seed = u64::try_from(self.seed).unwrap_or(0);
            view.send(Command::Begin(Opening::Matchup { heroes: [one, other], seed, first, legacy: true }));
            return false;
        }
        !shut && !cancelled
    }
}

/// The head of one of the lists beside a match.
pub fn list_head(ui: &mut Ui, title: &str, note: &str) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, colours.window);
    let mut row = ui.new_child(
        UiBuilder::new()
            .max_rect(rect.shrink2(vec2(12.0, 0.0)))
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    put_text(&mut row, title, theme::small(Weight::Semibold), colours.secondary);
    put_text(&mut row, note, theme::small(Weight::Regular), colours.label);
}
