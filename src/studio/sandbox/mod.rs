//! The screen of the sandbox: cards at the left, the board in the middle, what happened and why at the right.
//!
//! Everything is read from [`crate::sandbox::Sandbox`]; what is asked for goes to it at the end of the frame.

mod board_view;
mod card;
mod emblem;
mod expectations;
mod library;
mod match_panel;
mod names;
mod player_panel;
mod player_side;
mod resolution_bar;
mod told;
mod toolbar;
mod trace;
mod trial;

use egui::{CentralPanel, Context, Frame, Panel, Rect, ScrollArea, Stroke, Ui, UiBuilder};
use lucide_icons::Icon;

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use super::widgets::{empty_state, icon_button, panel_head};
use crate::base::{Severity, Source};
use crate::document::ChangeSet;
use crate::engine::{Side, State};
use crate::play::Action;
use crate::sandbox::{MatchSession, Moment};
use crate::sim::AgentKind;
use crate::text::Arg;
use board_view::{BoardHover, BoardResponse, BoardView};
use names::Index;
use told::Line;

pub use trial::{HEIGHT as TRIAL_HEIGHT, Trials};

/// What the screen remembers.
#[derive(Default)]
pub struct SandboxScreen {
    index: Index,
    library: library::Library,
    pointed: BoardHover,
    pending_targets: Vec<Action>,
    players: [Option<AgentKind>; 2],
    told: Option<TraceLines>,
    /// The scenarios of the project, as the menu lists them.
    pub scenarios: Vec<Source>,
    new_match: Option<match_panel::NewMatchDialog>,
    /// Whether the cards at the left are folded away.
    folded: bool,
    /// The card that resolves beside the editor.
    pub trials: Trials,
}

/// The lines of the trace, and what they were made of.
struct TraceLines {
    of: (u64, u64, &'static str, usize),
    lines: Vec<Line>,
}

impl SandboxScreen {
    /// Forgets everything about a project.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        self.library.touched(touched);
    }

    /// Gives the filter the keyboard.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.folded = false;
        ctx.memory_mut(|memory| memory.request_focus(library::Library::filter_id()));
    }

    /// Begins to ask for a new match.
    pub fn ask_match(&mut self, heroes: [Option<crate::base::Name>; 2]) {
        self.new_match = Some(match_panel::NewMatchDialog::new(heroes));
    }

    /// How many lines the trace has.
    #[cfg(feature = "testing")]
    pub fn trace_lines(&self) -> usize {
        self.told.as_ref().map_or(0, |told| told.lines.len())
    }

    fn update(&mut self, view: &View<'_>) {
        self.index.update(view);
        let sandbox = &view.sandbox;
        let action = sandbox.play().map_or(usize::MAX, MatchSession::at);
        let of = (sandbox.version(), view.document.revision(), view.i18n.language().tag, action);
        if self.told.as_ref().is_some_and(|told| told.of == of) {
            return;
        }
        let lines = match sandbox.play() {
            Some(play) => match play.at().checked_sub(1).and_then(|last| play.actions().get(last)) {
                Some(done) => told::tell(view, &self.index, play.board(), 0, &done.events),
                None => Vec::new(),
            },
            None => walked(view, &self.index, sandbox.timeline(), sandbox.tree()),
        };
        self.told = Some(TraceLines { of, lines });
    }
}

/// The lines of all steps of a walk, each under a head.
fn walked(view: &View<'_>, index: &Index, walk: &crate::sandbox::Timeline, tree: &crate::sandbox::Tree) -> Vec<Line> {
    let Some(board) = &walk.board else { return Vec::new() };
    let mut lines = Vec::new();
    for (at, step) in walk.steps.iter().enumerate() {
        let name = step_name(view, index, board, walk, tree, at);
        let head = view.i18n.tr_with(
            "sandbox-step",
            &[("n", Arg::Number(i64::try_from(at + 1).unwrap_or(0))), ("what", Arg::Text(&name))],
        );
        lines.push(Line {
            kind: told::Kind::Step,
            depth: 0,
            moment: Moment { step: at, event: 0 },
            row: None,
            main: head,
            note: String::new(),
            end: String::new(),
            subject: None,
        });
        lines.extend(told::tell(view, index, board, at, &step.events));
    }
    lines
}

/// What a step does, in words.
fn step_name(
    view: &View<'_>,
    index: &Index,
    board: &crate::engine::Board,
    walk: &crate::sandbox::Timeline,
    tree: &crate::sandbox::Tree,
    at: usize,
) -> String {
    let step = tree.at(["steps", at.to_string().as_str()]);
    let id =
        step.and_then(|step| step.get("resolve").or_else(|| step.get("play"))).and_then(crate::sandbox::Tree::as_text);
    if let Some(id) = id {
        return index.name(view, &id);
    }
    if step.is_some_and(|step| step.get("end_turn").is_some()) {
        return view.i18n.tr("sandbox-end-turn").to_string();
    }
    let played = walk.steps.get(at).and_then(|step| {
        step.events.iter().find_map(|event| match event {
            crate::engine::Event::Play { card, .. } => Some(index.card(view, board, *card)),
            _ => None,
        })
    });
    played.unwrap_or_else(|| view.i18n.tr("sandbox-written-out").to_string())
}

/// Shows the screen.
pub fn sandbox_ui(ui: &mut Ui, view: &View<'_>, screen: &mut SandboxScreen, faces: &mut FaceCache) {
    screen.update(view);
    let SandboxScreen { index, library, pointed, pending_targets, players, told, scenarios, new_match, folded, .. } =
        screen;
    let index = &*index;
    let panel = Frame::new().fill(colours(ui).panel);
    let narrow = ui.available_width() < 1300.0;
    let can_edit = view.sandbox.play().is_none();
    if can_edit {
        pending_targets.clear();
    }
    if !*folded {
        Panel::left("sandbox cards")
            .default_size(if narrow { 176.0 } else { 208.0 })
            .size_range(150.0..=360.0)
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| library.ui(ui, view, index, can_edit));
    }
    let mut now_pointed = BoardHover::default();
    let last_pointed: &BoardHover = pointed;
    let lines = told.as_ref().map_or(&[][..], |told| told.lines.as_slice());
    let legal = view.sandbox.play().map(MatchSession::legal);
    let shown = view.sandbox.shown();
    let before = before(view);
    let table = shown.as_ref().map(|(board, state)| BoardView {
        view,
        index,
        board,
        state,
        before: before.as_ref().unwrap_or(state),
        pointed: last_pointed,
        play: view.sandbox.play(),
        legal: legal.as_ref(),
        asking: view.sandbox.open_question(),
    });
    Panel::right("sandbox trace")
        .default_size(if narrow { 324.0 } else { 372.0 })
        .size_range(300.0..=560.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| {
            let mut out = BoardResponse {
                commands: &view.commands,
                pointed: &mut now_pointed,
                pending_targets: &mut *pending_targets,
            };
            side_ui(ui, view, lines, table.as_ref(), index, &mut out);
        });
    CentralPanel::no_frame().frame(panel).show(ui, |ui| {
        let whole = ui.max_rect();
        let line = Stroke::new(1.0, colours(ui).divider);
        ui.painter().vline(whole.left() + 0.5, whole.y_range(), line);
        ui.painter().vline(whole.right() - 0.5, whole.y_range(), line);
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut toolbar = toolbar::Toolbar {
            index,
            players: &mut *players,
            scenarios,
            new_match: &mut *new_match,
            folded: &mut *folded,
        };
        toolbar::toolbar_ui(ui, view, &mut toolbar);
        let mut out = BoardResponse {
            commands: &view.commands,
            pointed: &mut now_pointed,
            pending_targets: &mut *pending_targets,
        };
        problems_ui(ui, view);
        match &table {
            Some(table) => board_ui(ui, table, lines, *toolbar.players, faces, &mut out),
            None => empty_state(
                ui,
                Icon::FileWarning,
                &view.i18n.tr("sandbox-no-board"),
                &view.i18n.tr("sandbox-no-board-hint"),
                |_| {},
            ),
        }
    });
    if let Some(asked) = new_match.as_mut()
        && !asked.ui(ui.ctx(), view, index)
    {
        *new_match = None;
    }
    if *pointed != now_pointed {
        *pointed = now_pointed;
        ui.ctx().request_repaint();
    }
}

/// The state that the one shown is compared with: before the step, or before the last action of a match.
fn before(view: &View<'_>) -> Option<State> {
    let sandbox = &view.sandbox;
    if let Some(play) = sandbox.play() {
        let before =
            play.at().checked_sub(2).and_then(|at| play.actions().get(at)).map_or(play.first(), |done| &done.after);
        return Some(before.state);
    }
    let at = sandbox.at();
    let step = if at.event == 0 { at.step.saturating_sub(1) } else { at.step };
    sandbox.timeline().state(Moment { step, event: 0 })
}

/// What is wrong with the file of the board, below the bar; nothing where nothing is.
fn problems_ui(ui: &mut Ui, view: &View<'_>) {
    if view.sandbox.play().is_some() {
        return;
    }
    let is_shown = |problem: &&crate::base::Diagnostic| {
        problem.severity == Severity::Error && problem.code != crate::base::Code::ExpectationFailed
    };
    let problems: Vec<_> = view.sandbox.timeline().problems.iter().filter(is_shown).collect();
    if problems.is_empty() {
        return;
    }
    let colours = colours(ui);
    let high = f32::from(u8::try_from(problems.len().min(4)).unwrap_or(4)) * 20.0 + 8.0;
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), high), egui::Sense::hover());
    ui.painter().rect_filled(rect, 0.0, colours.error.ground);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.error.line));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(egui::vec2(12.0, 4.0))));
    child.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("board problems").auto_shrink(false).show(&mut child, |ui| {
        for problem in problems {
            ui.horizontal(|ui| {
                ui.set_height(20.0);
                super::widgets::put_icon(ui, Icon::CircleX, 13.0, colours.error.text);
                let place = format!("{}  {}", problem.pointer, super::problem_text::problem(&view.i18n, problem));
                let font = super::theme::small(super::theme::Weight::Regular);
                super::widgets::put_text(ui, &place, font, colours.text).on_hover_text(&problem.message);
            });
        }
    });
}

/// The two halves with what resolves between them.
fn board_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    lines: &[Line],
    players: [Option<AgentKind>; 2],
    faces: &mut FaceCache,
    out: &mut BoardResponse<'_>,
) {
    ScrollArea::vertical().id_salt("board").auto_shrink(false).show(ui, |ui| {
        let width = ui.available_width() - 24.0;
        let middle = if table.play.is_some() { resolution_bar::HEIGHT * 0.62 } else { resolution_bar::HEIGHT };
        let needed = 2.0 * (player_side::ZONES + 8.0 + player_side::UNITS) + middle;
        // What is left over is shared by the gaps, so that the board stands calm in a tall window.
        let gap = ((ui.available_height() - needed) / 4.0).clamp(8.0, 48.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(12.0);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.add_space(gap.min(10.0));
                player_side::player_side_ui(ui, table, Side::Second, out);
                ui.add_space(gap);
                match table.play {
                    Some(play) => match_panel::match_bar_ui(ui, table, play, players, out),
                    None => resolution_bar::resolution_bar_ui(ui, table, lines, faces, out),
                }
                ui.add_space(gap);
                player_side::player_side_ui(ui, table, Side::First, out);
                ui.add_space(gap.min(10.0));
            });
        });
    });
}

/// The right side: the trace and the expectations, or, of a match, what may be done, what was done and what came of it.
fn side_ui(
    ui: &mut Ui,
    view: &View<'_>,
    lines: &[Line],
    table: Option<&BoardView<'_>>,
    index: &Index,
    out: &mut BoardResponse<'_>,
) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let Some(table) = table else { return };
    let i18n = &view.i18n;
    let part = |ui: &mut Ui, high: f32, add: &mut dyn FnMut(&mut Ui)| {
        let rect = Rect::from_min_size(ui.cursor().min, egui::vec2(ui.available_width(), high));
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
        child.set_clip_rect(rect.intersect(ui.clip_rect()));
        add(&mut child);
        ui.allocate_rect(rect, egui::Sense::hover());
    };
    if let Some(play) = table.play {
        let count = table.legal.map_or(0, |legal| legal.as_slice().len());
        panel_head(ui, &i18n.tr("sandbox-match"), &format!("{:016x}", play.hash()), |_| {});
        let each = (ui.available_height() - 3.0 * 28.0) / 3.0;
        match_panel::list_head(ui, &i18n.tr("sandbox-legal"), &count.to_string());
        part(ui, each, &mut |ui| match_panel::legal_ui(ui, table, play, out));
        match_panel::list_head(ui, &i18n.tr("sandbox-log"), &play.at().to_string());
        part(ui, each, &mut |ui| match_panel::log_ui(ui, view, index, play));
        match_panel::list_head(ui, &i18n.tr("sandbox-trace"), "");
        part(ui, each, &mut |ui| trace::trace_ui(ui, view, lines, None, table.pointed, out.pointed));
        return;
    }
    let walk = view.sandbox.timeline();
    let now = view.sandbox.at();
    let note = if walk.steps.is_empty() { String::new() } else { i18n.tr_count("sandbox-steps", walk.steps.len()) };
    panel_head(ui, &i18n.tr("sandbox-trace"), &note, |ui| {
        let copy = i18n.tr("sandbox-copy-trace");
        if icon_button(ui, Icon::Copy, &copy, !lines.is_empty()).clicked() {
            let text: Vec<String> = lines.iter().map(trace::in_text).collect();
            out.commands
                .send(super::command::ClipboardCommand::Copy { text: text.join("\n"), message: "toast-trace-copied" });
        }
    });
    let expected = view.sandbox.expected(view.rules());
    let low = expectations::height(expected.len());
    let high = ui.available_height() - low;
    part(ui, high, &mut |ui| {
        if lines.is_empty() {
            empty_state(ui, Icon::FlaskConical, &i18n.tr("sandbox-nothing"), &i18n.tr("sandbox-nothing-hint"), |_| {});
        } else {
            trace::trace_ui(ui, view, lines, Some(now), table.pointed, out.pointed);
        }
    });
    part(ui, low, &mut |ui| expectations::expectations_ui(ui, view, &expected, Some(table)));
    let left = ui.max_rect().left();
    ui.painter().vline(left + 0.5, ui.max_rect().y_range(), Stroke::new(1.0, colours(ui).divider));
}
