//! The sandbox of a whole game (format 2): the board at the left, the open question beside it, log and trace at the right.
//!
//! Everything is read from [`crate::sandbox::tabletop::Tabletop`]; what the user decides is sent as commands.

mod arrows;
mod board;
mod card;
mod column;
mod drag;
mod edit;
mod expected;
mod keys;
mod new_match;
mod options;
mod player;
mod scene;
mod summary_bar;
mod toolbar;
mod trace;
mod why;

use std::collections::HashMap;

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};
use lucide_icons::Icon;
use serde_json::Value;

use super::library::Library;
use crate::base::Name;
use crate::kernel::explain::Explanation;
use crate::kernel::state::Seat;
use crate::narration::Reasons;
use crate::sandbox::tabletop::{Half, Look, Session, half};
use crate::studio::memo::Memo;
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::studio::widgets::{empty_state, segmented};
use crate::text::rules_text::{NameMarks, RulesText};
use edit::TableShelf;
use new_match::NewTableMatch;
use scene::{BoardMemory, Choosing, Scene, SeenBy};
use why::Whys;

/// In less width than this, in points, question and trace share one panel.
const BOTH: f32 = 1180.0;

/// The width of the library, in points.
const LIBRARY: std::ops::RangeInclusive<f32> = 176.0..=300.0;

/// The screen's own state.
#[derive(Default)]
pub struct TabletopScreen {
    memory: BoardMemory,
    seen_by: SeenBy,
    look: Memo<u64, (Look, Half)>,
    icons: Memo<u64, HashMap<String, String>>,
    sentences: Memo<(u64, &'static str), HashMap<String, String>>,
    reasons: Memo<(u64, u64, &'static str, SeenBy), Vec<Reasons>>,
    waiting: Memo<(u64, u64, &'static str), Vec<String>>,
    new_match: Option<NewTableMatch>,
    whys: Whys,
    /// Where there is room for one panel: whether it shows the trace.
    shows_trace: bool,
    /// Whether the cards of the game are shown beside the board.
    shows_library: bool,
}

impl TabletopScreen {
    /// Shows the cards of the game beside the board.
    pub fn open_library(&mut self) {
        self.shows_library = true;
    }

    /// Opens the dialog for a new match.
    pub fn ask_match(&mut self, session: Option<&Session>) {
        self.new_match = session.map(|session| NewTableMatch::new(session.opening()));
    }
}

/// Shows the sandbox of a whole game.
pub fn tabletop_ui(ui: &mut Ui, view: &View<'_>, screen: &mut TabletopScreen, library: &mut Library) {
    let (Some(session), Some(point)) = (view.tabletop.session(), view.tabletop.shown()) else {
        let (title, hint) = (view.i18n.tr("tabletop-empty"), view.i18n.tr("tabletop-empty-hint"));
        return empty_state(ui, Icon::FileWarning, &title, &hint, |_| {});
    };
    let version = view.tabletop.version();
    let revision = view.document.revision();
    let (look, half) = screen.look.get(version, || (Look::new(session.rules(), point), half(session.rules())));
    let icons = &*screen.icons.get(revision, || icons(view));
    let language = view.i18n.language();
    let sentences = &*screen.sentences.get((revision, language.tag), || sentences(view, session));
    let waiting = &*screen.waiting.get((version, revision, language.tag), || column::waiting_texts(view, session));
    let memory = &mut screen.memory;
    if memory.choosing.get_mut().version != version {
        *memory.choosing.get_mut() = Choosing { version, ..Choosing::default() };
    }
    memory.places.get_mut().clear();
    let mut scene = Scene {
        view,
        session,
        memory,
        look,
        point,
        lines: &[],
        seen_by: screen.seen_by,
        icons,
        sentences,
        reasons: &[],
        waiting,
        scale: 1.0,
    };
    let lines = options::lines(&scene);
    scene.lines = &lines;
    let reasons = screen.reasons.get((version, revision, language.tag, scene.seen_by), || trace::reasons(&scene));
    scene.reasons = reasons;
    keys::keys(ui, &scene);
    keys::show_cursor(&scene);
    let panel = Frame::new().fill(colours(ui).panel);
    let room = ui.available_width();
    if room >= BOTH {
        Panel::right("tabletop trace")
            .default_size((room * 0.24).clamp(280.0, 420.0))
            .size_range(240.0..=520.0)
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| trace::trace_panel_ui(ui, &scene, &mut screen.whys));
    }
    let (shows_trace, whys) = (&mut screen.shows_trace, &mut screen.whys);
    Panel::right("tabletop question")
        .default_size((room * 0.2).clamp(232.0, 300.0))
        .size_range(208.0..=420.0)
        .resizable(true)
        .frame(panel)
        .show(ui, |ui| side_ui(ui, &scene, room < BOTH, shows_trace, whys));
    if screen.shows_library {
        Panel::left("tabletop cards")
            .default_size((room * 0.15).clamp(*LIBRARY.start(), *LIBRARY.end()))
            .size_range(150.0..=(room * 0.3).max(150.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| library.ui(ui, view, &TableShelf(&scene)));
    }
    let seen_by = &mut screen.seen_by;
    let shows_library = &mut screen.shows_library;
    let mut is_new = false;
    CentralPanel::no_frame().frame(panel).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        is_new = toolbar::toolbar_ui(ui, &scene, seen_by, shows_library);
        table_ui(ui, &mut scene, half);
    });
    drag::refusal_ui(ui.ctx(), &scene);
    let decks = view.tabletop.decks();
    let deck_name = |deck: &Name| scene.deck_title(deck);
    if screen.new_match.as_mut().is_some_and(|dialog| !dialog.ui(ui.ctx(), view, &decks, deck_name)) {
        screen.new_match = None;
    }
    if is_new {
        screen.ask_match(Some(session));
    }
    let next = screen.memory.next_highlight.take();
    if screen.memory.highlight != next {
        screen.memory.highlight = next;
        ui.ctx().request_repaint();
    }
}

/// The panel of the question, or of the trace where there is room for one only.
fn side_ui(ui: &mut Ui, scene: &Scene<'_>, is_shared: bool, shows_trace: &mut bool, whys: &mut Whys) {
    if !is_shared {
        return column::column_ui(ui, scene);
    }
    let i18n = &scene.view.i18n;
    let (question, trace) = (i18n.tr("tabletop-question"), i18n.tr("sandbox-trace"));
    Frame::new().inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
        let segments = [(&*question, None), (&*trace, None)];
        if let Some(at) = segmented(ui, &question, &segments, usize::from(*shows_trace)) {
            *shows_trace = at == 1;
        }
    });
    if *shows_trace { trace::trace_panel_ui(ui, scene, whys) } else { column::column_ui(ui, scene) }
}

/// The board, which scrolls where it does not fit at its least size.
fn table_ui(ui: &mut Ui, scene: &mut Scene<'_>, half: &Half) {
    let hands = Seat::BOTH.map(|seat| board::hand_is_known(scene, half, seat));
    let metrics = board::Metrics::new(ui.available_size(), half, hands);
    scene.scale = metrics.scale();
    ScrollArea::vertical().id_salt("tabletop board").auto_shrink(false).show(ui, |ui| {
        board::board_ui(ui, scene, half, metrics);
    });
}

/// The icons of the ruleset's entries, by table and id.
fn icons(view: &View<'_>) -> HashMap<String, String> {
    let file: Value = serde_json::from_str(view.document.ruleset_text()).unwrap_or_default();
    let mut icons = HashMap::new();
    for (table, entries) in file.as_object().into_iter().flatten() {
        for entry in entries.as_array().into_iter().flatten() {
            if let (Some(id), Some(icon)) = (entry["id"].as_str(), entry["icon"].as_str()) {
                icons.insert(format!("{table}/{id}"), icon.to_owned());
            }
        }
    }
    icons
}

/// The sentences of the rules, by the place in the ruleset.
fn sentences(view: &View<'_>, session: &Session) -> HashMap<String, String> {
    let file: Value = serde_json::from_str(view.document.ruleset_text()).unwrap_or_default();
    let rules = Explanation::of(&session.rules().game, &file);
    let text = RulesText::new(view.i18n.texts(), view.i18n.language(), NameMarks("", ""));
    let lines = rules.sections.iter().flat_map(|section| &section.lines);
    lines
        .map(|line| (line.pointer.clone(), text.sentence(&line.text)))
        .filter(|(pointer, _)| !pointer.is_empty())
        .collect()
}
