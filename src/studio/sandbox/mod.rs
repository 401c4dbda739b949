//! The sandbox screen: cards at the left, the board in the middle, the trace at the right; or a match ([`tabletop`]).
//!
//! The board is read from [`crate::sandbox::Sandbox`]. Changes are sent as commands, which run at the end of the
//! frame.

mod board_view;
mod card;
mod card_actions;
mod card_trials;
mod emblem;
mod expectations;
mod layout;
mod library;
mod names;
mod place;
mod player_panel;
mod player_side;
mod resolution_bar;
mod scenario_results;
mod tabletop;
mod toolbar;
mod trace;

use egui::{Align2, CentralPanel, Context, Frame, Margin, Panel, ScrollArea, Ui};
use lucide_icons::Icon;

use super::command::ClipboardCommand;
use super::faces::FaceCache;
use super::memo::Memo;
use super::problem_text;
use super::theme::{self, Weight, colours};
use super::view::View;
use super::widgets::{edge_line, empty_state, icon_button, icon_label, label, line, panel_head};
use crate::base::{Code, Diagnostic, Severity, Source};
use crate::document::ChangeSet;
use crate::engine::{Event, Side};
use crate::narration::{Kind, Line};
use crate::sandbox::{Command, Tree};
use crate::text::Arg;
use board_view::{BoardState, BoardView};
use card_trials::CardTrials;
use expectations::Expectations;
use toolbar::Toolbar;

pub use tabletop::TabletopScreen;
pub use trace::{TRIAL_HEIGHT, Trials};

/// In less width than this, in points, the library is closed until the user opens it, so that the board has the room.
const LIBRARY_WIDTH: f32 = 1080.0;
/// The same for the trace.
const TRACE_WIDTH: f32 = 860.0;

#[derive(Default)]
pub struct SandboxScreen {
    library: library::Library,
    board: BoardState,
    /// The lines of the trace, by version of the board, revision of the project, and language.
    trace: Memo<(u64, u64, &'static str), Vec<Line>>,
    toolbar: Toolbar,
    /// The resolution of the card that is being edited, on the cards screen.
    pub trials: Trials,
    /// The same in whole games.
    pub card_trials: CardTrials,
    /// The match.
    pub tabletop: TabletopScreen,
}

impl SandboxScreen {
    /// Updates the screen after an edit of the project.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        self.library.on_changed(changes);
    }

    /// Gives the focus to the filter of the library, which opens for it.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.toolbar.library_open = Some(true);
        self.tabletop.open_library();
        ctx.memory_mut(|memory| memory.request_focus(library::Library::filter_id()));
    }

    /// Sets the scenarios of the project, which the menu of boards lists.
    pub fn set_scenarios(&mut self, scenarios: Vec<Source>) {
        self.toolbar.scenarios = scenarios;
    }

    /// The number of lines of the trace.
    #[cfg(feature = "testing")]
    pub fn trace_lines(&self) -> usize {
        self.trace.value().map_or(0, Vec::len)
    }
}

/// The trace of all steps of the board, each under a head.
fn trace_lines(view: &View<'_>) -> Vec<Line> {
    let sandbox = &view.sandbox;
    let timeline = sandbox.timeline();
    let Some(board) = &timeline.board else { return Vec::new() };
    let mut lines = Vec::new();
    for (at, step) in timeline.steps.iter().enumerate() {
        let file = sandbox.tree().at(["steps", at.to_string().as_str()]);
        let played = step.events.iter().find_map(|event| match event {
            Event::Play { card, .. } => Some(names::card_name(view, board, *card)),
            _ => None,
        });
        let (kind, name) = (Kind::Step, step_name(view, file, played));
        let number = i64::try_from(at + 1).unwrap_or(0);
        let text = view.i18n.tr_with("sandbox-step", &[("n", Arg::Number(number)), ("what", Arg::Text(&name))]);
        let (note, end) = (String::new(), String::new());
        lines.push(Line { kind, depth: 0, step: at, event: 0, row: None, text, note, end, subject: None });
        lines.extend(names::trace_lines(view, board, at, &step.events));
    }
    lines
}

/// The name of a step: of its card, or of the end of a turn. `step` is the step in the board's file, `played` the name of
/// the card that the step plays.
fn step_name(view: &View<'_>, step: Option<&Tree>, played: Option<String>) -> String {
    let id = step.and_then(|step| step.get("resolve").or_else(|| step.get("play"))).and_then(Tree::as_text);
    match id {
        Some(id) => view.name_of(&id),
        None if step.is_some_and(|step| step.get("end_turn").is_some()) => view.i18n.tr("sandbox-end-turn").to_string(),
        None => played.unwrap_or_else(|| view.i18n.tr("sandbox-written-out").to_string()),
    }
}

pub fn sandbox_ui(ui: &mut Ui, view: &View<'_>, screen: &mut SandboxScreen, faces: &mut FaceCache) {
    if view.shows_match() {
        return tabletop::tabletop_ui(ui, view, &mut screen.tabletop, &mut screen.library);
    }
    let SandboxScreen { library, board: state, trace, toolbar, .. } = screen;
    let key = (view.sandbox.version(), view.document.revision(), view.i18n.language().tag);
    let lines = &*trace.get(key, || trace_lines(view));
    let panel = Frame::new().fill(colours(ui).panel);
    let room = ui.available_width();
    let library_open = toolbar.library_open.unwrap_or(room >= LIBRARY_WIDTH);
    let trace_open = toolbar.trace_open.unwrap_or(room >= TRACE_WIDTH);
    if library_open {
        Panel::left("sandbox cards")
            .default_size((room * 0.15).clamp(176.0, 300.0))
            .size_range(150.0..=(room * 0.3).max(150.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| library.ui(ui, view, &library::BoardShelf { view }));
    }
    let board = BoardView::new(view, state);
    if let (Some(board), true) = (&board, trace_open) {
        Panel::right("sandbox trace")
            .default_size((room * 0.27).clamp(300.0, 520.0))
            .size_range(280.0..=(room * 0.45).max(300.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| side_ui(ui, board, lines));
    }
    CentralPanel::no_frame().frame(panel).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        toolbar.ui(ui, view, library_open, trace_open);
        problems_ui(ui, view);
        match board {
            Some(board) => board_ui(ui, board, lines, faces),
            None => {
                let (title, hint) = (view.i18n.tr("sandbox-no-board"), view.i18n.tr("sandbox-no-board-hint"));
                empty_state(ui, Icon::FileWarning, &title, &hint, |_| {});
            }
        }
    });
    let next_hover = state.next_hover.take();
    if state.hover != next_hover {
        state.hover = next_hover;
        ui.ctx().request_repaint();
    }
}

/// The errors of the board's file, below the toolbar.
fn problems_ui(ui: &mut Ui, view: &View<'_>) {
    // Failed expectations are shown in their own list.
    let is_shown =
        |problem: &&Diagnostic| problem.severity == Severity::Error && problem.code != Code::ExpectationFailed;
    let problems: Vec<_> = view.sandbox.timeline().problems.iter().filter(is_shown).collect();
    if problems.is_empty() {
        return;
    }
    let colours = colours(ui);
    let frame = Frame::new().fill(colours.error.ground).inner_margin(Margin::symmetric(12, 4)).show(ui, |ui| {
        let scroll = ScrollArea::vertical().id_salt("board problems").max_height(80.0).auto_shrink([false, true]);
        scroll.show(ui, |ui| {
            for problem in problems {
                let text = format!("{}  {}", problem.pointer, problem_text::problem(&view.i18n, problem));
                line(ui, "", 20.0, |ui| {
                    icon_label(ui, Icon::CircleX, 13.0, colours.error.text);
                    let font = theme::small(Weight::Regular);
                    label(ui, &text, font, colours.text);
                });
            }
        });
    });
    edge_line(ui, frame.response.rect, Align2::CENTER_BOTTOM, colours.error.line);
}

/// Both sides of the board, and between them the card that resolves. The board scrolls if the panel is too
/// small for the least scale.
fn board_ui(ui: &mut Ui, mut board: BoardView<'_>, lines: &[Line], faces: &mut FaceCache) {
    let room = ui.available_size();
    board.scale = layout::scale(room);
    let bar = layout::bar_height(board.scale);
    let gap = layout::gap(room, board.scale, bar);
    let width = (room.x - 24.0).max(layout::min_width(board.scale));
    ScrollArea::both().id_salt("board").auto_shrink(false).show(ui, |ui| {
        #[allow(clippy::cast_possible_truncation, reason = "a few points")]
        let margin = Margin::symmetric(12, gap.min(board.points(10.0)) as i8);
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = gap;
            player_side::player_side_ui(ui, &board, Side::Second);
            resolution_bar::resolution_bar_ui(ui, &board, lines, faces);
            player_side::player_side_ui(ui, &board, Side::First);
        });
    });
}

/// The right side: the trace above the expectations.
fn side_ui(ui: &mut Ui, board: &BoardView<'_>, lines: &[Line]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let (view, i18n) = (board.view, &board.view.i18n);
    let steps = view.sandbox.timeline().steps.len();
    let note = if steps == 0 { String::new() } else { i18n.tr_count("sandbox-steps", steps) };
    panel_head(ui, &i18n.tr("sandbox-trace"), &note, |ui| {
        if icon_button(ui, Icon::Copy, &i18n.tr("sandbox-copy-trace"), !lines.is_empty()).clicked() {
            let text: Vec<String> = lines.iter().map(Line::indented).collect();
            view.send(ClipboardCommand::Copy { text: text.join("\n"), message: "toast-trace-copied" });
        }
    });
    let expected = view.sandbox.expected(view.rules());
    Panel::bottom("sandbox expectations")
        .exact_size(expectations::list_height(expected.len()))
        .resizable(false)
        .frame(Frame::new().fill(colours(ui).well))
        .show(ui, |ui| {
            let list = Expectations {
                view,
                expected: &expected,
                candidates: &|| expectations::candidates(board),
                forget: &|path| Command::RemoveExpectation(path).into(),
            };
            expectations::expectations_ui(ui, &list);
        });
    if lines.is_empty() {
        empty_state(ui, Icon::FlaskConical, &i18n.tr("sandbox-nothing"), &i18n.tr("sandbox-nothing-hint"), |_| {});
    } else if let Some(hover) = trace::trace_ui(ui, view, lines, Some(view.sandbox.at()), &board.screen.hover) {
        board.screen.next_hover.replace(hover);
    }
}
