//! The bar above the board: which board it is, turn, seed, players, saving, running all scenarios.

use egui::{Align, Layout, Rect, Sense, Stroke, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::board_view::inline_number;
use super::match_panel::{NewMatchDialog, style_name};
use super::names::Index;
use crate::base::{Severity, Source};
use crate::engine::Side;
use crate::sandbox::{Command, Edit, Preset, Tree};
use crate::sim::AgentKind;
use crate::studio::action::Action;
use crate::studio::command::{ScenarioCommand, ScenarioPosition};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, combo, icon_button, put_text};
use crate::text::Arg;

/// What the bar shows and changes beside the sandbox itself.
pub struct Toolbar<'a> {
    /// Cards by id.
    pub index: &'a Index,
    /// Who plays in a match.
    pub players: &'a mut [Option<AgentKind>; 2],
    /// The scenarios of the project.
    pub scenarios: &'a [Source],
    /// The form of a new match, while it is open.
    pub new_match: &'a mut Option<NewMatchDialog>,
    /// Whether the cards at the left are folded away.
    pub folded: &'a mut bool,
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

/// Shows the bar.
pub fn toolbar_ui(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::PANEL_HEAD), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().item_spacing.x = 4.0;
    ends(&mut right, view);
    let left = Rect::from_min_max(inner.min, egui::pos2(right.min_rect().left() - 8.0, inner.bottom()));
    let mut row = ui.new_child(UiBuilder::new().max_rect(left).layout(Layout::left_to_right(Align::Center)));
    row.spacing_mut().item_spacing.x = 8.0;
    let fold = view.i18n.tr("fold");
    if icon_button(&mut row, if *toolbar.folded { Icon::PanelLeftOpen } else { Icon::PanelLeftClose }, &fold, true)
        .clicked()
    {
        *toolbar.folded ^= true;
    }
    boards(&mut row, view, toolbar);
    if view.sandbox.play().is_some() {
        players(&mut row, view, toolbar);
    } else {
        numbers(&mut row, view);
    }
}

/// The name of what is open: the scenario's own, its file's, or the two heroes.
fn title(view: &View<'_>, toolbar: &Toolbar<'_>) -> String {
    let sandbox = &view.sandbox;
    let named = sandbox.tree().get("name").and_then(Tree::as_text).filter(|name| !name.is_empty());
    if let (Some(name), None) = (named, sandbox.play()) {
        return name;
    }
    match sandbox.shown() {
        Some((board, _)) => {
            let who = Side::BOTH.map(|side| toolbar.index.player(view, board, side));
            view.i18n.tr_with("sandbox-against", &[("one", Arg::Text(&who[0])), ("other", Arg::Text(&who[1]))])
        }
        None => view.i18n.tr("screen-sandbox").to_string(),
    }
}

fn boards(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) {
    let i18n = &view.i18n;
    let name = i18n.tr("sandbox-board");
    let width = (ui.available_width() * 0.42).clamp(120.0, 260.0);
    let icon = if view.sandbox.play().is_some() { Icon::Swords } else { Icon::FlaskConical };
    let button = combo(ui, &name, Some(icon), &title(view, toolbar), false, width);
    let scenarios = toolbar.scenarios;
    let make = || {
        let mut lines: Vec<Choice> = Preset::ALL
            .iter()
            .map(|preset| Choice {
                icon: Some(Icon::LayoutGrid),
                text: i18n.tr(preset_name(*preset)).to_string(),
                group: i18n.tr("sandbox-presets").to_string(),
                ..Choice::default()
            })
            .collect();
        let group = i18n.tr("sandbox-scenarios").to_string();
        let line =
            |icon: Icon, text: String| Choice { icon: Some(icon), text, group: group.clone(), ..Choice::default() };
        lines.push(line(Icon::FolderOpen, i18n.tr("sandbox-open-file").to_string()));
        lines.push(line(Icon::Swords, i18n.tr("do-new-match").to_string()));
        for source in scenarios {
            lines.push(line(
                Icon::FileText,
                source.name.rsplit('/').next().unwrap_or_default().trim_end_matches(".json").to_owned(),
            ));
        }
        lines
    };
    let search = i18n.tr("search");
    let menu = Choices::new(&name, &search).width(320.0);
    if button.clicked() {
        view.send(ScenarioCommand::List);
    }
    match menu.show(&button, make) {
        Some(at) if at < Preset::ALL.len() => view.send(Command::Preset(Preset::ALL[at])),
        Some(at) if at == Preset::ALL.len() => view.send(ScenarioCommand::OpenFile),
        Some(at) if at == Preset::ALL.len() + 1 => *toolbar.new_match = Some(new_match(view)),
        Some(at) => {
            if let Some(source) = scenarios.get(at - Preset::ALL.len() - 2) {
                view.send(ScenarioCommand::Open(source.clone(), ScenarioPosition::Start));
            }
        }
        None => {}
    }
}

/// A match with the heroes of the board.
pub fn new_match(view: &View<'_>) -> NewMatchDialog {
    let heroes = Side::BOTH.map(|side| view.sandbox.shown().and_then(|(board, _)| board.hero(side).cloned()));
    NewMatchDialog::new(heroes)
}

fn numbers(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let Some((_, state)) = view.sandbox.shown() else { return };
    let field = |ui: &mut Ui, message, value: i64, most: i64, width: f32, edit: &dyn Fn(i64) -> Edit| {
        let name = view.i18n.tr(message);
        put_text(ui, &name, theme::small(Weight::Regular), colours.label);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height::CHIP), Sense::hover());
        let corner = egui::CornerRadius::same(radius::CONTROL);
        ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), egui::StrokeKind::Inside);
        if let Some(value) = inline_number(ui, rect, &name, value, 0..=most, theme::body(Weight::Semibold), true) {
            view.send(Command::Edit(edit(value), view.gesture));
        }
    };
    let turn = i64::from(state.turn);
    field(ui, "sandbox-turn", turn, i64::from(u16::MAX), 44.0, &|turn| Edit::Turn(u16::try_from(turn).unwrap_or(1)));
    // What chance is asked for moves on; the seed is where it began.
    let seed = view.sandbox.tree().get("seed");
    let seed = seed.and_then(|seed| seed.as_number().or_else(|| seed.as_text()?.parse().ok())).unwrap_or(0);
    field(ui, "sandbox-seed", seed, i64::MAX, 64.0, &|seed| Edit::Seed(u64::try_from(seed).unwrap_or(0)));
}

/// Who plays: by hand, or a player of a style.
fn players(ui: &mut Ui, view: &View<'_>, toolbar: &mut Toolbar<'_>) {
    let i18n = &view.i18n;
    let Some((board, _)) = view.sandbox.shown() else { return };
    let room = ((ui.available_width() - 8.0) / 2.0).clamp(90.0, 190.0);
    for side in Side::BOTH {
        let who = toolbar.index.player(view, board, side);
        let style = toolbar.players[side.index()];
        let by = style.map_or_else(|| i18n.tr("player-by-hand").to_string(), |style| style_name(view, style));
        let name = format!("{}: {who}", i18n.tr("sandbox-player"));
        let last = who.split(' ').next_back().unwrap_or(&who);
        let button = combo(ui, &name, Some(Icon::UserRound), &format!("{last}: {by}"), false, room);
        let make = || {
            let hand = Choice { text: i18n.tr("player-by-hand").to_string(), ..Choice::default() };
            let style = |(_, style): &(&str, AgentKind)| Choice { text: style_name(view, *style), ..Choice::default() };
            std::iter::once(hand).chain(AgentKind::ALL.iter().map(style)).collect()
        };
        if let Some(at) = Choices::new(&name, &i18n.tr("search")).width(180.0).show(&button, make) {
            toolbar.players[side.index()] = at.checked_sub(1).map(|at| AgentKind::ALL[at].1);
        }
    }
}

/// Playing on, saving and running all scenarios, from the right.
fn ends(ui: &mut Ui, view: &View<'_>) {
    let i18n = &view.i18n;
    let narrow = ui.available_width() < 700.0;
    suite(ui, view);
    let in_match = view.sandbox.play().is_some();
    let save = i18n.tr("do-save-scenario");
    if icon_button(ui, Icon::Save, &save, true).clicked() {
        view.send(Action::SaveScenario);
    }
    if in_match {
        let log = i18n.tr("sandbox-save-log");
        if icon_button(ui, Icon::ScrollText, &log, true).clicked() {
            view.send(ScenarioCommand::SaveLog);
        }
    } else {
        let text = i18n.tr("sandbox-play-on");
        let hint = i18n.tr("sandbox-play-on-hint");
        let clicked = if narrow {
            icon_button(ui, Icon::Swords, &text, true).clicked()
        } else {
            ui.add(Button::new(&text).icon(Icon::Swords).ghost()).on_hover_text(&*hint).clicked()
        };
        if clicked {
            view.send(Command::PlayOn(Side::First));
        }
        let end = i18n.tr("sandbox-end-turn");
        if icon_button(ui, Icon::SkipForward, &end, true).clicked() {
            view.send(Command::EndTurn);
        }
    }
}

fn suite(ui: &mut Ui, view: &View<'_>) {
    let i18n = &view.i18n;
    let suite = &view.sandbox.scenario_run;
    let (ran, all) = suite.progress();
    let (text, icon) = match (all, suite.is_done(), suite.failed()) {
        (0, ..) => (i18n.tr("do-run-scenarios").to_string(), Icon::ListChecks),
        (_, false, _) => (format!("{ran} / {all}"), Icon::Loader),
        (_, true, 0) => (i18n.tr_count("sandbox-pass", all), Icon::CircleCheck),
        (_, true, failed) => (i18n.tr_count("sandbox-fail", failed), Icon::CircleX),
    };
    let button = ui.add(Button::new(&text).icon(icon).ghost()).on_hover_text(&*i18n.tr("do-run-scenarios"));
    let make = || {
        let mut lines = vec![Choice {
            icon: Some(Icon::RotateCcw),
            text: i18n.tr("do-run-scenarios").to_string(),
            ..Choice::default()
        }];
        for ran in by_failure(suite) {
            let passed = ran.passed();
            let why = ran.problems.iter().find(|problem| problem.severity == Severity::Error);
            lines.push(Choice {
                icon: Some(if passed { Icon::CircleCheck } else { Icon::CircleX }),
                tint: Some(if passed { colours(ui).kinds[1] } else { colours(ui).error }),
                text: ran.name.clone(),
                about: why.map(|problem| problem_text::problem(i18n, problem)).unwrap_or_default(),
                group: i18n.tr(if passed { "sandbox-passing" } else { "sandbox-failing" }).to_string(),
                reason: None,
            });
        }
        lines
    };
    if all == 0 {
        if button.clicked() {
            view.send(Action::RunScenarios);
        }
        return;
    }
    match Choices::new(&i18n.tr("sandbox-scenarios"), &i18n.tr("search")).width(460.0).show(&button, make) {
        Some(0) => view.send(Action::RunScenarios),
        Some(at) => {
            if let Some(ran) = by_failure(suite).nth(at - 1) {
                // Of one that fails, everything is shown up to where it does.
                let shows = ran.failing_step().map_or(ScenarioPosition::End, ScenarioPosition::Step);
                view.send(ScenarioCommand::Open(ran.source.clone(), shows));
            }
        }
        None => {}
    }
}

/// Those that fail first.
fn by_failure(suite: &crate::sandbox::ScenarioRun) -> impl Iterator<Item = &crate::sandbox::ScenarioResult> {
    let failing = suite.results.iter().filter(|ran| !ran.passed());
    failing.chain(suite.results.iter().filter(|ran| ran.passed()))
}
