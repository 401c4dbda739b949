//! The bar above the board: which board is open, its numbers, and the actions for boards and scenarios.

use egui::{Color32, CornerRadius, Sense, Stroke, StrokeKind, Ui, vec2};
use lucide_icons::Icon;

use super::board_view::InlineNumber;
use super::match_panel::agent_name;
use super::names::player_name;
use super::new_match::NewMatchDialog;
use crate::base::{Severity, Source};
use crate::engine::Side;
use crate::sandbox::{Command, Edit, Preset, ScenarioResult, ScenarioRun, Tree};
use crate::sim::AgentKind;
use crate::studio::action::Action as StudioAction;
use crate::studio::command::{ScenarioCommand, ScenarioPosition, UiCommand};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, combo, icon_button, label, sides_head};
use crate::text::Arg;

/// The width of the menu of boards, at least and at most, in points.
const BOARDS: [f32; 2] = [120.0, 260.0];
const TURN: f32 = 44.0;
const SEED: f32 = 64.0;
/// The space between two parts of the bar, in points.
const GAP: f32 = 8.0;

/// What the bar shows and changes besides the sandbox itself.
pub struct Toolbar<'a> {
    /// Who plays the sides of a match; `None` is the user.
    pub agents: &'a mut [Option<AgentKind>; 2],
    /// The scenarios of the project.
    pub scenarios: &'a [Source],
    pub new_match: &'a mut Option<NewMatchDialog>,
    /// Whether the library and the trace are open.
    pub library: bool,
    pub trace: bool,
}

/// A panel that the user opens or closes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Toggle {
    Library,
    Trace,
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

struct Action {
    icon: Icon,
    message: &'static str,
    command: UiCommand,
}

/// The message that names a preset.
fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::Empty => "preset-empty",
        Preset::MidGame => "preset-mid-game",
        Preset::NearlyDead => "preset-nearly-dead",
        Preset::Full => "preset-full",
        Preset::LaterBook => "preset-later-book",
    }
}

/// Shows the bar. Returns the panel that the user opens or closes.
pub fn toolbar_ui(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) -> Option<Toggle> {
    let actions = actions(view);
    let detail = detail(ui, view, &actions);
    let mut toggles = [None, None];
    let [left_toggle, right_toggle] = &mut toggles;
    let (library, trace) = (toolbar.library, toolbar.trace);
    let left = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        // What does not fit at all is clipped, so that it never covers the actions.
        ui.set_clip_rect(ui.max_rect().expand2(vec2(3.0, 0.0)).intersect(ui.clip_rect()));
        let icon = if library { Icon::PanelLeftClose } else { Icon::PanelLeftOpen };
        if icon_button(ui, icon, &view.i18n.tr("fold"), true).clicked() {
            *left_toggle = Some(Toggle::Library);
        }
        boards(ui, view, toolbar);
        if view.sandbox.play().is_some() {
            agents(ui, view, toolbar);
        } else {
            numbers(ui, view);
        }
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let icon = if trace { Icon::PanelRightClose } else { Icon::PanelRightOpen };
        if icon_button(ui, icon, &view.i18n.tr("sandbox-trace"), true).clicked() {
            *right_toggle = Some(Toggle::Trace);
        }
        scenario_run_ui(ui, view, detail == Detail::Text);
        actions_ui(ui, view, actions, detail);
    };
    sides_head(ui, left, right);
    toggles.into_iter().flatten().next()
}

/// The actions, from right to left.
fn actions(view: &View<'_>) -> Vec<Action> {
    let action = |icon, message, command: UiCommand| Action { icon, message, command };
    let mut actions = vec![action(Icon::Save, "do-save-scenario", StudioAction::SaveScenario.into())];
    if view.sandbox.play().is_some() {
        actions.push(action(Icon::ScrollText, "sandbox-save-log", ScenarioCommand::SaveLog.into()));
    } else {
        let play_on = Command::PlayOn(Side::First).into();
        actions.push(action(Icon::SkipForward, "sandbox-end-turn", Command::EndTurn.into()));
        actions.push(action(Icon::Swords, "sandbox-play-on", play_on));
    }
    actions
}

/// How much of the actions fits, measured because the texts differ in length between languages.
fn detail(ui: &Ui, view: &View<'_>, actions: &[Action]) -> Detail {
    let text_width = |id: &'static str, font| {
        ui.painter().layout_no_wrap(view.i18n.tr(id).to_string(), font, Color32::PLACEHOLDER).size().x
    };
    let icon = height::CHIP + 4.0;
    let label = |id: &'static str| text_width(id, theme::small(Weight::Regular)) + GAP;
    let fields = if view.sandbox.play().is_some() {
        2.0 * (90.0 + GAP)
    } else {
        label("sandbox-turn") + label("sandbox-seed") + TURN + SEED + 2.0 * GAP
    };
    #[allow(clippy::cast_precision_loss, reason = "a few actions")]
    let icons = 24.0 + 2.0 * icon + icon + BOARDS[0] + GAP + fields + actions.len() as f32 * icon;
    let texts: f32 = ["do-run-scenarios", "sandbox-play-on"]
        .map(|id| text_width(id, theme::body(Weight::Medium)) + 24.0)
        .iter()
        .sum();
    match ui.available_width() {
        room if room >= icons + texts + 40.0 => Detail::Text,
        room if room >= icons => Detail::Icons,
        _ => Detail::Menu,
    }
}

fn actions_ui(ui: &mut Ui, view: &View<'_>, actions: Vec<Action>, detail: Detail) {
    let i18n = &view.i18n;
    if detail == Detail::Menu {
        let name = i18n.tr("more");
        let button = icon_button(ui, Icon::Ellipsis, &name, true);
        let choice = |action: &Action| Choice {
            icon: Some(action.icon),
            text: i18n.tr(action.message).to_string(),
            ..Choice::default()
        };
        let chosen = Choices::new(&name, &i18n.tr("search")).show(&button, || actions.iter().map(choice).collect());
        return view.send_all(chosen.and_then(|at| actions.into_iter().nth(at)).map(|action| action.command));
    }
    for Action { icon, message, command } in actions {
        let text = i18n.tr(message);
        let response = if message == "sandbox-play-on" && detail == Detail::Text {
            ui.add(Button::new(&text).icon(icon).ghost()).on_hover_text(&*i18n.tr("sandbox-play-on-hint"))
        } else {
            icon_button(ui, icon, &text, true)
        };
        if response.clicked() {
            view.send(command);
        }
    }
}

/// The title of the open board: the name of the scenario, or the two heroes.
fn title(view: &View<'_>) -> String {
    let sandbox = &view.sandbox;
    let name = sandbox.tree().get("name").and_then(Tree::as_text).filter(|name| !name.is_empty());
    if let (Some(name), None) = (name, sandbox.play()) {
        return name;
    }
    match sandbox.shown() {
        Some((board, _)) => {
            let players = Side::BOTH.map(|side| player_name(view, board, side));
            let arguments = [("one", Arg::Text(&players[0])), ("other", Arg::Text(&players[1]))];
            view.i18n.tr_with("sandbox-against", &arguments)
        }
        None => view.i18n.tr("screen-sandbox").to_string(),
    }
}

/// The menu that opens presets, files, matches and scenarios.
fn boards(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) {
    let i18n = &view.i18n;
    let name = i18n.tr("sandbox-board");
    let width = (ui.available_width() * 0.42).clamp(BOARDS[0], BOARDS[1]);
    let icon = if view.sandbox.play().is_some() { Icon::Swords } else { Icon::FlaskConical };
    let button = combo(ui, &name, Some(icon), &title(view), false, width);
    let scenarios = toolbar.scenarios;
    let choices = || {
        let choice = |icon, text: String, group| Choice {
            icon: Some(icon),
            text,
            group: i18n.tr(group).to_string(),
            ..Choice::default()
        };
        let preset =
            |preset: &Preset| choice(Icon::LayoutGrid, i18n.tr(preset_name(*preset)).to_string(), "sandbox-presets");
        let action = |(icon, id): (_, &'static str)| choice(icon, i18n.tr(id).to_string(), "sandbox-scenarios");
        let scenario = |source: &Source| {
            let file = source.name.rsplit('/').next().unwrap_or_default().trim_end_matches(".json");
            choice(Icon::FileText, file.to_owned(), "sandbox-scenarios")
        };
        let actions = [(Icon::FolderOpen, "sandbox-open-file"), (Icon::Swords, "do-new-match")];
        let presets = Preset::ALL.iter().map(preset);
        presets.chain(actions.into_iter().map(action)).chain(scenarios.iter().map(scenario)).collect()
    };
    if button.clicked() {
        view.send(ScenarioCommand::List);
    }
    let Some(at) = Choices::new(&name, &i18n.tr("search")).width(320.0).show(&button, choices) else { return };
    match at.checked_sub(Preset::ALL.len()) {
        None => view.send(Command::Preset(Preset::ALL[at])),
        Some(0) => view.send(ScenarioCommand::OpenFile),
        Some(1) => {
            let hero = |side| view.sandbox.shown().and_then(|(board, _)| board.hero(side).cloned());
            *toolbar.new_match = Some(NewMatchDialog::new(Side::BOTH.map(hero)));
        }
        Some(at) => view.send_all(
            scenarios.get(at - 2).map(|source| ScenarioCommand::Open(source.clone(), ScenarioPosition::Start)),
        ),
    }
}

/// Turn and seed of the board.
fn numbers(ui: &mut Ui, view: &View<'_>) {
    let Some((_, state)) = view.sandbox.shown() else { return };
    let field = |ui: &mut Ui, message, value: i64, most: i64, width: f32| {
        let colours = colours(ui);
        let name = view.i18n.tr(message);
        label(ui, &name, theme::small(Weight::Regular), colours.label);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height::CHIP), Sense::hover());
        let corner = CornerRadius::same(radius::CONTROL);
        ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
        let font = theme::body(Weight::Semibold);
        InlineNumber { rect, name: &name, value, range: 0..=most, font, enabled: true }.show(ui)
    };
    let edit = |edit| view.send(Command::Edit(edit, view.gesture));
    if let Some(turn) = field(ui, "sandbox-turn", state.turn.into(), u16::MAX.into(), TURN) {
        edit(Edit::Turn(u16::try_from(turn).unwrap_or(1)));
    }
    // The seed of the file, because that of the state changes with each random number.
    let seed = view.sandbox.tree().get("seed");
    let seed = seed.and_then(|seed| seed.as_number().or_else(|| seed.as_text()?.parse().ok())).unwrap_or(0);
    if let Some(seed) = field(ui, "sandbox-seed", seed, i64::MAX, SEED) {
        edit(Edit::Seed(u64::try_from(seed).unwrap_or(0)));
    }
}

/// Who plays the sides of a match: the user, or a simulated player.
fn agents(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) {
    let i18n = &view.i18n;
    let Some((board, _)) = view.sandbox.shown() else { return };
    let width = ((ui.available_width() - GAP) / 2.0).clamp(90.0, 190.0);
    for side in Side::BOTH {
        let player = player_name(view, board, side);
        let by_hand = || i18n.tr("player-by-hand").to_string();
        let agent = toolbar.agents[side.index()].map_or_else(by_hand, |agent| agent_name(view, agent));
        let name = format!("{}: {player}", i18n.tr("sandbox-player"));
        let surname = player.split(' ').next_back().unwrap_or(&player);
        let button = combo(ui, &name, Some(Icon::UserRound), &format!("{surname}: {agent}"), false, width);
        let choices = || {
            let names = AgentKind::ALL.iter().map(|(_, agent)| agent_name(view, *agent));
            std::iter::once(by_hand()).chain(names).map(|text| Choice { text, ..Choice::default() }).collect()
        };
        if let Some(at) = Choices::new(&name, &i18n.tr("search")).width(180.0).show(&button, choices) {
            toolbar.agents[side.index()] = at.checked_sub(1).map(|at| AgentKind::ALL[at].1);
        }
    }
}

/// The button that runs all scenarios, and afterwards shows the results.
fn scenario_run_ui(ui: &mut Ui, view: &View<'_>, has_text: bool) {
    let i18n = &view.i18n;
    let run = &view.sandbox.scenario_run;
    let (done, all) = run.progress();
    let (text, icon) = match (all, run.is_done(), run.failed()) {
        (0, ..) => (i18n.tr("do-run-scenarios").to_string(), Icon::ListChecks),
        (_, false, _) => (format!("{done} / {all}"), Icon::Loader),
        (_, true, 0) => (i18n.tr_count("sandbox-pass", all), Icon::CircleCheck),
        (_, true, failed) => (i18n.tr_count("sandbox-fail", failed), Icon::CircleX),
    };
    let button = if has_text {
        ui.add(Button::new(&text).icon(icon).ghost()).on_hover_text(&*i18n.tr("do-run-scenarios"))
    } else {
        icon_button(ui, icon, &text, true)
    };
    if all == 0 {
        if button.clicked() {
            view.send(StudioAction::RunScenarios);
        }
        return;
    }
    let choices = || {
        let again = i18n.tr("do-run-scenarios").to_string();
        let again = Choice { icon: Some(Icon::RotateCcw), text: again, ..Choice::default() };
        let result = |result: &ScenarioResult| {
            let passed = result.passed();
            let why = result.problems.iter().find(|problem| problem.severity == Severity::Error);
            Choice {
                icon: Some(if passed { Icon::CircleCheck } else { Icon::CircleX }),
                tint: Some(if passed { colours(ui).kinds[1] } else { colours(ui).error }),
                text: result.name.clone(),
                about: why.map(|problem| problem_text::problem(i18n, problem)).unwrap_or_default(),
                group: i18n.tr(if passed { "sandbox-passing" } else { "sandbox-failing" }).to_string(),
                reason: None,
            }
        };
        std::iter::once(again).chain(failing_first(run).map(result)).collect()
    };
    let (name, search) = (i18n.tr("sandbox-scenarios"), i18n.tr("search"));
    match Choices::new(&name, &search).width(460.0).show(&button, choices).map(|at| at.checked_sub(1)) {
        Some(None) => view.send(StudioAction::RunScenarios),
        Some(Some(at)) => view.send_all(failing_first(run).nth(at).map(|result| {
            // A failing scenario is shown up to the step that fails.
            let position = result.failing_step().map_or(ScenarioPosition::End, ScenarioPosition::Step);
            ScenarioCommand::Open(result.source.clone(), position)
        })),
        None => {}
    }
}

fn failing_first(run: &ScenarioRun) -> impl Iterator<Item = &ScenarioResult> {
    let failing = run.results.iter().filter(|result| !result.passed());
    failing.chain(run.results.iter().filter(|result| result.passed()))
}
