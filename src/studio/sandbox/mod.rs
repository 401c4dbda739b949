//! The sandbox screen: cards at the left, the board in the middle, the trace at the right.
//!
//! Everything is read from [`crate::sandbox::Sandbox`]. Changes are sent as commands, which run at the end of the frame.

mod board_view;
mod card;
mod card_actions;
mod emblem;
mod expectations;
mod layout;
mod library;
mod match_panel;
mod names;
mod new_match;
mod player_panel;
mod player_side;
mod resolution_bar;
mod toolbar;
mod trace;
mod trial;

use std::cell::RefCell;

use egui::{CentralPanel, Context, Frame, Margin, Panel, ScrollArea, Stroke, Ui};
use egui_extras::{Size, StripBuilder};
use lucide_icons::Icon;

use super::command::ClipboardCommand;
use super::faces::FaceCache;
use super::theme::{self, Weight, colours, height};
use super::view::View;
use super::widgets::{empty_state, icon_button, icon_label, label, panel_head};
use crate::base::{Code, Diagnostic, Name, Severity, Source};
use crate::document::ChangeSet;
use crate::engine::{Board, Event, Side, State};
use crate::narration::{Kind, Line};
use crate::play::Action;
use crate::sandbox::{MatchSession, Moment, Timeline, Tree};
use crate::sim::AgentKind;
use crate::text::Arg;
use board_view::{BoardHover, BoardView};
use names::card_name;
use new_match::NewMatchDialog;
use toolbar::{Toggle, Toolbar};

pub use trial::{HEIGHT as TRIAL_HEIGHT, Trials};

/// In less width than this, in points, the library is closed until the user opens it, so that the board has the room.
const LIBRARY_WIDTH: f32 = 1080.0;
/// The same for the trace.
const TRACE_WIDTH: f32 = 860.0;

/// The state of the screen.
#[derive(Default)]
pub struct SandboxScreen {
    library: library::Library,
    hover: BoardHover,
    pending_targets: Vec<Action>,
    agents: [Option<AgentKind>; 2],
    trace: Option<TraceLines>,
    /// The scenarios of the project, as the menu lists them.
    pub scenarios: Vec<Source>,
    new_match: Option<NewMatchDialog>,
    /// Whether the user opened or closed the library and the trace. `None` leaves the choice to the width.
    library_open: Option<bool>,
    trace_open: Option<bool>,
    /// The resolution of the card that is being edited, on the cards screen.
    pub trials: Trials,
}

/// The lines of the trace, and what they were built from: version of the board, revision of the project, language,
/// action of the match.
struct TraceLines {
    key: (u64, u64, &'static str, usize),
    lines: Vec<Line>,
}

impl SandboxScreen {
    /// Updates the screen after an edit of the project.
    pub fn touched(&mut self, changes: &ChangeSet) {
        self.library.touched(changes);
    }

    /// Gives the focus to the filter of the library, which opens for it.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.library_open = Some(true);
        ctx.memory_mut(|memory| memory.request_focus(library::Library::filter_id()));
    }

    /// Opens the dialog for a new match.
    pub fn ask_match(&mut self, heroes: [Option<Name>; 2]) {
        self.new_match = Some(NewMatchDialog::new(heroes));
    }

    /// The number of lines of the trace.
    #[cfg(feature = "testing")]
    pub fn trace_lines(&self) -> usize {
        self.trace.as_ref().map_or(0, |trace| trace.lines.len())
    }

    /// Rebuilds the trace if the board, the project or the language has changed.
    fn update(&mut self, view: &View<'_>) {
        let sandbox = &view.sandbox;
        let action = sandbox.play().map_or(usize::MAX, MatchSession::at);
        let key = (sandbox.version(), view.document.revision(), view.i18n.language().tag, action);
        if self.trace.as_ref().is_some_and(|trace| trace.key == key) {
            return;
        }
        let lines = match sandbox.play() {
            Some(session) => match session.at().checked_sub(1).and_then(|last| session.actions().get(last)) {
                Some(done) => names::trace_lines(view, session.board(), 0, &done.events),
                None => Vec::new(),
            },
            None => timeline_lines(view, sandbox.timeline(), sandbox.tree()),
        };
        self.trace = Some(TraceLines { key, lines });
    }
}

/// The lines of all steps of a timeline, each under a head.
fn timeline_lines(view: &View<'_>, timeline: &Timeline, tree: &Tree) -> Vec<Line> {
    let Some(board) = &timeline.board else { return Vec::new() };
    let mut lines = Vec::new();
    for (at, step) in timeline.steps.iter().enumerate() {
        let file = tree.at(["steps", at.to_string().as_str()]);
        let name = step_name(view, board, file, &step.events);
        let number = i64::try_from(at + 1).unwrap_or(0);
        lines.push(Line {
            kind: Kind::Step,
            depth: 0,
            step: at,
            event: 0,
            row: None,
            text: view.i18n.tr_with("sandbox-step", &[("n", Arg::Number(number)), ("what", Arg::Text(&name))]),
            note: String::new(),
            end: String::new(),
            subject: None,
        });
        lines.extend(names::trace_lines(view, board, at, &step.events));
    }
    lines
}

/// The name of a step: of its card, or of the end of a turn. `step` is the step in the board's file.
fn step_name(view: &View<'_>, board: &Board, step: Option<&Tree>, events: &[Event]) -> String {
    let id = step.and_then(|step| step.get("resolve").or_else(|| step.get("play"))).and_then(Tree::as_text);
    if let Some(id) = id {
        return view.name_of(&id);
    }
    if step.is_some_and(|step| step.get("end_turn").is_some()) {
        return view.i18n.tr("sandbox-end-turn").to_string();
    }
    let played = events.iter().find_map(|event| match event {
        Event::Play { card, .. } => Some(card_name(view, board, *card)),
        _ => None,
    });
    played.unwrap_or_else(|| view.i18n.tr("sandbox-written-out").to_string())
}

/// Shows the screen.
pub fn sandbox_ui(ui: &mut Ui, view: &View<'_>, screen: &mut SandboxScreen, faces: &mut FaceCache) {
    screen.update(view);
    let session = view.sandbox.play();
    if session.is_none() {
        screen.pending_targets.clear();
    }
    let panel = Frame::new().fill(colours(ui).panel);
    let room = ui.available_width();
    let library = screen.library_open.unwrap_or(room >= LIBRARY_WIDTH);
    let trace = screen.trace_open.unwrap_or(room >= TRACE_WIDTH);
    if library {
        Panel::left("sandbox cards")
            .default_size((room * 0.15).clamp(176.0, 300.0))
            .size_range(150.0..=(room * 0.3).max(150.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| screen.library.ui(ui, view, session.is_none()));
    }
    let SandboxScreen { hover, scenarios, new_match, agents, .. } = screen;
    let lines = screen.trace.as_ref().map_or(&[][..], |trace| trace.lines.as_slice());
    let shown = view.sandbox.shown();
    let before = state_before(view);
    let legal = session.map(MatchSession::legal);
    let mut board = shown.as_ref().map(|(engine, state)| BoardView {
        view,
        engine,
        state,
        before: before.as_ref().unwrap_or(state),
        hover,
        next_hover: RefCell::default(),
        session,
        legal: legal.as_ref(),
        question: view.sandbox.open_question(),
        pending_targets: RefCell::new(std::mem::take(&mut screen.pending_targets)),
        scale: 1.0,
    });
    if let (Some(board), true) = (&board, trace) {
        Panel::right("sandbox trace")
            .default_size((room * 0.27).clamp(300.0, 520.0))
            .size_range(280.0..=(room * 0.45).max(300.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| side_ui(ui, board, lines));
    }
    let central = CentralPanel::no_frame().frame(panel).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut toolbar = Toolbar { agents, scenarios, new_match, library, trace };
        let toggle = toolbar::toolbar_ui(ui, view, &mut toolbar);
        problems_ui(ui, view);
        match &mut board {
            Some(board) => board_ui(ui, board, lines, *agents, faces),
            None => {
                let (title, hint) = (view.i18n.tr("sandbox-no-board"), view.i18n.tr("sandbox-no-board-hint"));
                empty_state(ui, Icon::FileWarning, &title, &hint, |_| {});
            }
        }
        toggle
    });
    let next_hover = board.map(|board| {
        screen.pending_targets = board.pending_targets.into_inner();
        board.next_hover.into_inner()
    });
    match central.inner {
        Some(Toggle::Library) => screen.library_open = Some(!library),
        Some(Toggle::Trace) => screen.trace_open = Some(!trace),
        None => {}
    }
    if screen.new_match.as_mut().is_some_and(|dialog| !dialog.ui(ui.ctx(), view)) {
        screen.new_match = None;
    }
    let next_hover = next_hover.unwrap_or_default();
    if screen.hover != next_hover {
        screen.hover = next_hover;
        ui.ctx().request_repaint();
    }
}

/// The state with which the shown state is compared: before the step, or before the last action of a match.
fn state_before(view: &View<'_>) -> Option<State> {
    let sandbox = &view.sandbox;
    if let Some(session) = sandbox.play() {
        let before = session.at().checked_sub(2).and_then(|at| session.actions().get(at));
        return Some(before.map_or(session.first(), |done| &done.after).state);
    }
    let at = sandbox.at();
    let step = if at.event == 0 { at.step.saturating_sub(1) } else { at.step };
    sandbox.timeline().state(Moment { step, event: 0 })
}

/// The errors of the board's file, below the toolbar.
fn problems_ui(ui: &mut Ui, view: &View<'_>) {
    // A match has no file, and failed expectations are shown in their own list.
    let is_shown =
        |problem: &&Diagnostic| problem.severity == Severity::Error && problem.code != Code::ExpectationFailed;
    let problems: Vec<_> = view.sandbox.timeline().problems.iter().filter(is_shown).collect();
    if problems.is_empty() || view.sandbox.play().is_some() {
        return;
    }
    let colours = colours(ui);
    let frame = Frame::new().fill(colours.error.ground).inner_margin(Margin::symmetric(12, 4)).show(ui, |ui| {
        let scroll = ScrollArea::vertical().id_salt("board problems").max_height(80.0).auto_shrink([false, true]);
        scroll.show(ui, |ui| {
            for problem in problems {
                ui.horizontal(|ui| {
                    ui.set_height(20.0);
                    icon_label(ui, Icon::CircleX, 13.0, colours.error.text);
                    let text = format!("{}  {}", problem.pointer, super::problem_text::problem(&view.i18n, problem));
                    let font = theme::small(Weight::Regular);
                    label(ui, &text, font, colours.text).on_hover_text(&problem.message);
                });
            }
        });
    });
    let rect = frame.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.error.line));
}

/// Both sides of the board, and between them the card that resolves or the match. The board scrolls if the panel is too
/// small for the least scale.
fn board_ui(
    ui: &mut Ui,
    board: &mut BoardView<'_>,
    lines: &[Line],
    agents: [Option<AgentKind>; 2],
    faces: &mut FaceCache,
) {
    let room = ui.available_size();
    board.scale = layout::scale(room);
    let board = &*board;
    let bar = if board.session.is_some() { 104.0 } else { layout::bar_height(board.scale) };
    let gap = layout::gap(room, board.scale, bar);
    let width = (room.x - 24.0).max(layout::min_width(board.scale));
    ScrollArea::both().id_salt("board").auto_shrink(false).show(ui, |ui| {
        #[allow(clippy::cast_possible_truncation, reason = "a few points")]
        let margin = Margin::symmetric(12, gap.min(board.points(10.0)) as i8);
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = gap;
            player_side::player_side_ui(ui, board, Side::Second);
            match board.session {
                Some(session) => match_panel::match_bar_ui(ui, board, session, agents),
                None => resolution_bar::resolution_bar_ui(ui, board, lines, faces),
            }
            player_side::player_side_ui(ui, board, Side::First);
        });
    });
}

/// The right side: the trace above the expectations, or the lists of a match.
fn side_ui(ui: &mut Ui, board: &BoardView<'_>, lines: &[Line]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let (view, i18n) = (board.view, &board.view.i18n);
    let trace = |ui: &mut Ui, now| {
        if let Some(hover) = trace::trace_ui(ui, view, lines, now, board.hover) {
            *board.next_hover.borrow_mut() = hover;
        }
    };
    if let Some(session) = board.session {
        return match_side_ui(ui, board, session, |ui| trace(ui, None));
    }
    let steps = view.sandbox.timeline().steps.len();
    let note = if steps == 0 { String::new() } else { i18n.tr_count("sandbox-steps", steps) };
    panel_head(ui, &i18n.tr("sandbox-trace"), &note, |ui| {
        if icon_button(ui, Icon::Copy, &i18n.tr("sandbox-copy-trace"), !lines.is_empty()).clicked() {
            let text: Vec<String> = lines.iter().map(trace::as_text).collect();
            view.send(ClipboardCommand::Copy { text: text.join("\n"), message: "toast-trace-copied" });
        }
    });
    let expected = view.sandbox.expected(view.rules());
    Panel::bottom("sandbox expectations")
        .exact_size(expectations::list_height(expected.len()))
        .resizable(false)
        .frame(Frame::new().fill(colours(ui).well))
        .show(ui, |ui| expectations::expectations_ui(ui, board, &expected));
    if lines.is_empty() {
        empty_state(ui, Icon::FlaskConical, &i18n.tr("sandbox-nothing"), &i18n.tr("sandbox-nothing-hint"), |_| {});
    } else {
        trace(ui, Some(view.sandbox.at()));
    }
}

/// The lists of a match: the legal actions, the log, and the trace of the last action.
fn match_side_ui(ui: &mut Ui, board: &BoardView<'_>, session: &MatchSession, trace: impl Fn(&mut Ui)) {
    let i18n = &board.view.i18n;
    panel_head(ui, &i18n.tr("sandbox-match"), &format!("{:016x}", session.hash()), |_| {});
    let legal = board.legal.map_or(0, |legal| legal.as_slice().len());
    let head = |ui: &mut Ui, title: &'static str, note: &str| {
        let colours = colours(ui);
        ui.painter().rect_filled(ui.max_rect(), 0.0, colours.window);
        ui.horizontal_centered(|ui| {
            ui.add_space(12.0);
            label(ui, &i18n.tr(title), theme::small(Weight::Semibold), colours.secondary);
            label(ui, note, theme::small(Weight::Regular), colours.label);
        });
    };
    let mut strip = StripBuilder::new(ui);
    for _ in 0..3 {
        strip = strip.size(Size::exact(height::GROUP)).size(Size::remainder());
    }
    strip.vertical(|mut strip| {
        strip.cell(|ui| head(ui, "sandbox-legal", &legal.to_string()));
        strip.cell(|ui| match_panel::legal_ui(ui, board, session));
        strip.cell(|ui| head(ui, "sandbox-log", &session.at().to_string()));
        strip.cell(|ui| match_panel::log_ui(ui, board.view, session));
        strip.cell(|ui| head(ui, "sandbox-trace", ""));
        strip.cell(trace);
    });
}
