//! The bar above the board: which board is open, its numbers, and the actions for boards and scenarios.

use egui::{FontId, Ui};
use lucide_icons::Icon;

use super::names::player_name;
use super::place::place_ui;
use super::scenario_results::scenario_run_ui;
use crate::base::Source;
use crate::engine::Side;
use crate::sandbox::{Command, Edit, Preset, Tree};
use crate::studio::action::Action;
use crate::studio::command::{ScenarioCommand, ScenarioPosition, UiCommand};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, combo, icon_button, label, number_field, sides_head, text_width,
};
use crate::text::Arg;

/// The width of the menu of boards, at least and at most, in points.
const BOARDS: [f32; 2] = [120.0, 260.0];
const TURN: f32 = 44.0;
const SEED: f32 = 64.0;
/// The space between two parts of the bar, in points.
const GAP: f32 = 8.0;

/// The names of the presets, in the order of [`Preset::ALL`].
const PRESETS: [&str; 5] =
    ["preset-empty", "preset-mid-game", "preset-nearly-dead", "preset-full", "preset-later-book"];

/// The state of the bar, and of the panels that it opens and closes.
#[derive(Default)]
pub struct Toolbar {
    /// The scenarios of the project.
    pub scenarios: Vec<Source>,
    /// Whether the user opened or closed the library and the trace. `None` leaves the choice to the width.
    pub library_open: Option<bool>,
    pub trace_open: Option<bool>,
}

/// How much of the actions is shown at the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Detail {
    /// In a menu.
    Menu,
    /// As icons.
    Icons,
    /// As icons, the two most important ones with text.
    Text,
}

impl Toolbar {
    /// Shows the bar. The last two parameters are whether the library and the trace are open.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, library: bool, trace: bool) {
        let Self { scenarios, library_open, trace_open } = self;
        let actions = actions();
        let detail = detail(ui, view, actions.len());
        let toggle = |ui: &mut Ui, icon, name, is_open: bool, state: &mut Option<bool>| {
            if icon_button(ui, icon, &view.i18n.tr(name), true).clicked() {
                *state = Some(!is_open);
            }
        };
        let left = |ui: &mut Ui| {
            let icon = if library { Icon::PanelLeftClose } else { Icon::PanelLeftOpen };
            toggle(ui, icon, "fold", library, library_open);
            place_ui(ui, view);
            let room = ui.available_width();
            let named = numbers_width(ui, view);
            let is_named = room >= BOARDS[0] + named;
            let numbers = if is_named { named } else { TURN + SEED + 2.0 * GAP };
            boards_ui(ui, view, scenarios, (room - numbers).clamp(BOARDS[0], BOARDS[1]));
            numbers_ui(ui, view, is_named);
        };
        let right = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let icon = if trace { Icon::PanelRightClose } else { Icon::PanelRightOpen };
            toggle(ui, icon, "sandbox-trace", trace, trace_open);
            scenario_run_ui(ui, view, detail == Detail::Text);
            actions_ui(ui, view, actions, detail);
        };
        sides_head(ui, left, right);
    }
}

/// The actions with their names, from right to left.
fn actions() -> Vec<(Icon, &'static str, UiCommand)> {
    let save = (Icon::Save, "do-save-scenario", Action::SaveScenario.into());
    let end_turn = (Icon::SkipForward, "sandbox-end-turn", Command::EndTurn.into());
    vec![save, end_turn, (Icon::Swords, "sandbox-play-on", ScenarioCommand::PlayOn.into())]
}

/// How much of the actions fits, measured because the texts differ in length between languages.
fn detail(ui: &Ui, view: &View<'_>, actions: usize) -> Detail {
    let places = texts_width(ui, view, ["sandbox-board", "sandbox-match"], &theme::body(Weight::Medium)) + 48.0;
    #[allow(clippy::cast_precision_loss, reason = "a few actions")]
    let icons = 24.0 + places + BOARDS[0] + GAP + numbers_width(ui, view) + (actions + 3) as f32 * (height::CHIP + 4.0);
    let texts = ["do-run-scenarios", "sandbox-play-on"];
    let texts = texts_width(ui, view, texts, &theme::body(Weight::Medium)) + 88.0;
    match ui.available_width() {
        room if room >= icons + texts => Detail::Text,
        room if room >= icons => Detail::Icons,
        _ => Detail::Menu,
    }
}

fn texts_width(ui: &Ui, view: &View<'_>, ids: [&'static str; 2], font: &FontId) -> f32 {
    ids.map(|id| text_width(ui, &view.i18n.tr(id), font.clone())).iter().sum()
}

/// The width of [`numbers_ui`] with the names of the numbers, in points.
fn numbers_width(ui: &Ui, view: &View<'_>) -> f32 {
    let names = texts_width(ui, view, ["sandbox-turn", "sandbox-seed"], &theme::small(Weight::Regular));
    names + TURN + SEED + 4.0 * GAP
}

fn actions_ui(ui: &mut Ui, view: &View<'_>, actions: Vec<(Icon, &'static str, UiCommand)>, detail: Detail) {
    let i18n = &view.i18n;
    if detail == Detail::Menu {
        let name = i18n.tr("more");
        let button = icon_button(ui, Icon::Ellipsis, &name, true);
        let entry =
            |(icon, message, command)| (Choice { icon: Some(icon), ..Choice::new(&*i18n.tr(message)) }, command);
        let menu = Choices::new(&name, &i18n.tr("search")).pick(&button, || actions.into_iter().map(entry).collect());
        return view.send_all(menu);
    }
    for (icon, message, command) in actions {
        let text = i18n.tr(message);
        let response = if message == "sandbox-play-on" && detail == Detail::Text {
            ui.add(Button::new(&text).icon(icon).ghost()).on_hover_text(&*i18n.tr("sandbox-play-on-hint"))
        } else {
            icon_button(ui, icon, &text, true)
        };
        view.on_click(&response, command);
    }
}

/// The title of the open board: the name of the scenario, or the two heroes.
fn title(view: &View<'_>) -> String {
    let sandbox = &view.sandbox;
    let name = sandbox.tree().get("name").and_then(Tree::as_text).filter(|name| !name.is_empty());
    match (name, sandbox.shown()) {
        (Some(name), _) => name,
        (_, Some((board, _))) => {
            let [one, other] = Side::BOTH.map(|side| player_name(view, board, side));
            view.i18n.tr_with("sandbox-against", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))])
        }
        _ => view.i18n.tr("screen-sandbox").to_string(),
    }
}

/// The menu that opens presets, files, matches and scenarios. `width` is in points.
fn boards_ui(ui: &mut Ui, view: &View<'_>, scenarios: &[Source], width: f32) {
    let i18n = &view.i18n;
    let name = i18n.tr("sandbox-board");
    let button = combo(ui, &name, Some(Icon::FlaskConical), &title(view), false, width);
    view.on_click(&button, ScenarioCommand::List);
    let entries = || {
        let mut entries: Vec<(Choice, UiCommand)> = Vec::new();
        let mut push = |icon, text: &str, group, command| {
            let choice = Choice { icon: Some(icon), group: i18n.tr(group).to_string(), ..Choice::new(text) };
            entries.push((choice, command));
        };
        for (preset, name) in Preset::ALL.into_iter().zip(PRESETS) {
            push(Icon::LayoutGrid, &i18n.tr(name), "sandbox-presets", Command::Preset(preset).into());
        }
        let open = ScenarioCommand::OpenFile.into();
        push(Icon::FolderOpen, &i18n.tr("sandbox-open-file"), "sandbox-scenarios", open);
        push(Icon::Swords, &i18n.tr("do-new-match"), "sandbox-scenarios", Action::NewMatch.into());
        for source in scenarios {
            let file = source.file_name().trim_end_matches(".json");
            let open = ScenarioCommand::Open(source.clone(), ScenarioPosition::Start);
            push(Icon::FileText, file, "sandbox-scenarios", open.into());
        }
        entries
    };
    view.send_all(Choices::new(&name, &i18n.tr("search")).width(320.0).pick(&button, entries));
}

/// Turn and seed of the board, named beside the fields where there is room, else under the pointer.
fn numbers_ui(ui: &mut Ui, view: &View<'_>, is_named: bool) {
    let Some((_, state)) = view.sandbox.shown() else { return };
    let field = |ui: &mut Ui, message, value: i64, most: i64, width: f32| {
        let name = view.i18n.tr(message);
        if is_named {
            label(ui, &name, theme::small(Weight::Regular), colours(ui).label);
        }
        let (response, chosen) = number_field(ui, &name, value, &(0..=most), width);
        if !is_named {
            response.on_hover_text(&*name);
        }
        chosen
    };
    let turn = field(ui, "sandbox-turn", state.turn.into(), u16::MAX.into(), TURN);
    // The seed of the file, because that of the state changes with each random number.
    let seed = view.sandbox.tree().get("seed");
    let seed = seed.and_then(|seed| seed.as_number().or_else(|| seed.as_text()?.parse().ok())).unwrap_or(0);
    let seed = field(ui, "sandbox-seed", seed, i64::MAX, SEED);
    let turn = turn.map(|turn| Edit::Turn(u16::try_from(turn).unwrap_or(1)));
    let seed = seed.map(|seed| Edit::Seed(u64::try_from(seed).unwrap_or(0)));
    view.send_all(turn.into_iter().chain(seed).map(|edit| Command::Edit(edit, view.gesture)));
}
