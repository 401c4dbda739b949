//! The bar above the board of a whole game: the match, who plays, whose cards are shown, and the steps through it.

use egui::Ui;
use lucide_icons::Icon;

use super::super::place::place_ui;
use super::super::scenario_results::scenario_run_ui;
use super::scene::{Scene, SeenBy};
use crate::kernel::state::Seat;
use crate::sandbox::tabletop::{Opening, Prepared, TabletopCommand};
use crate::sim::AgentKind;
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, icon_button, label, sides_head, text_width};
use crate::text::Arg;

/// The width of the menu of a player beside the title, and at most, in points.
const AGENT: [f32; 2] = [132.0, 156.0];
/// What icon, arrow and margins of such a menu take, in points.
const FIELD_ENDS: f32 = 56.0;

/// The bar. Changes whose cards are shown, and returns whether a new match is wanted.
pub fn toolbar_ui(ui: &mut Ui, scene: &Scene<'_>, seen_by: &mut SeenBy, shows_library: &mut bool) -> bool {
    let mut is_new = false;
    let i18n = &scene.view.i18n;
    let left = |ui: &mut Ui| {
        place_ui(ui, scene.view);
        let library = if *shows_library { Icon::PanelLeftClose } else { Icon::PanelLeftOpen };
        if icon_button(ui, library, &i18n.tr("tabletop-library"), true).clicked() {
            *shows_library = !*shows_library;
        }
        is_new = icon_button(ui, Icon::Swords, &i18n.tr("do-new-match"), true).clicked();
        prepared_ui(ui, scene);
        let [one, other] = Seat::BOTH.map(|seat| scene.player_name(seat));
        let opening = scene.session.opening();
        let against = || i18n.tr_with("sandbox-against", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))]);
        let title = opening.prepared.as_ref().map_or_else(against, |prepared| prepared_name(scene, prepared));
        let wanted = text_width(ui, &title, theme::body(Weight::Semibold)) + 2.0 * AGENT[0] + 56.0;
        if ui.available_width() > wanted {
            label(ui, &title, theme::body(Weight::Semibold), colours(ui).text);
            let seed = || format!("{} {}", i18n.tr("sandbox-seed"), opening.seed);
            let note = opening.prepared.as_ref().map_or_else(seed, |prepared| prepared_group(scene, prepared));
            label(ui, &note, theme::small(Weight::Regular), colours(ui).label);
        }
        agents_ui(ui, scene);
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        steps_ui(ui, scene);
        seen_by_ui(ui, scene, seen_by);
        scenario_run_ui(ui, scene.view, false);
        let save = Action::SaveScenario;
        let tip = format!("{}\n{}", i18n.tr(save.entry().name), save.keys(ui.ctx()).join("+"));
        scene.view.on_click(&icon_button(ui, Icon::Save, &tip, true), save);
    };
    sides_head(ui, left, right);
    is_new
}

/// The title of a chapter in the language of the window, or the name of a scenario's case.
fn prepared_name(scene: &Scene<'_>, prepared: &Prepared) -> String {
    if prepared.is_edited() {
        scene.view.i18n.tr("tabletop-edited").to_string()
    } else if prepared.is_chapter() {
        scene.view.i18n.name(&format!("chapter-{}", prepared.file), &prepared.name)
    } else {
        prepared.name.clone()
    }
}

/// What a prepared beginning is listed under: chapters are together, and cases are under their file.
fn prepared_group(scene: &Scene<'_>, prepared: &Prepared) -> String {
    if prepared.is_chapter() { scene.view.i18n.tr("tabletop-chapters").to_string() } else { prepared.file.clone() }
}

/// The menu of the project's chapters and of the boards that its scenarios begin with.
fn prepared_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let all = scene.view.tabletop.prepared().unwrap_or_default();
    if all.is_empty() {
        return;
    }
    let i18n = &scene.view.i18n;
    let (name, search) = (i18n.tr("sandbox-presets"), i18n.tr("search"));
    let button = icon_button(ui, Icon::LayoutGrid, &name, true);
    let choice = |prepared: &Prepared| Choice {
        group: prepared_group(scene, prepared),
        ..Choice::new(prepared_name(scene, prepared))
    };
    let opening = scene.session.opening();
    let current = opening.prepared.as_ref().and_then(|prepared| all.iter().position(|known| known == prepared));
    let menu = Choices::new(&name, &search).current(current).width(320.0);
    if let Some(prepared) = menu.show(&button, || all.iter().map(choice).collect()).and_then(|at| all.get(at)) {
        scene.send(TabletopCommand::Begin(Opening { prepared: Some(prepared.clone()), ..opening.clone() }));
    }
}

/// The name of a kind of player.
fn agent_name(view: &View<'_>, agent: AgentKind) -> String {
    view.i18n.name(&format!("player-{}", agent.name()), agent.name())
}

/// Who decides for each seat: the user, or a player of the program.
fn agents_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (view, i18n) = (scene.view, &scene.view.i18n);
    let search = i18n.tr("search");
    let width = ((ui.available_width() - 8.0) / 2.0).clamp(84.0, AGENT[1]);
    for seat in Seat::BOTH {
        let name_of = |agent: Option<AgentKind>| match agent {
            Some(agent) => agent_name(view, agent),
            None => i18n.tr("player-by-hand").to_string(),
        };
        let all: Vec<_> = std::iter::once(None).chain(AgentKind::ALL.map(|(_, agent)| Some(agent))).collect();
        let player = scene.player_name(seat);
        let agent = name_of(view.tabletop.agent(seat));
        let text = short_name(ui, &player, &agent, width - FIELD_ENDS);
        let name = format!("{}: {player}", i18n.tr("sandbox-player"));
        let choices = || all.iter().map(|agent| Choice::new(name_of(*agent))).collect();
        let menu = Choices::new(&name, &search).width(180.0);
        if let Some(at) = menu.field(ui, Some(Icon::UserRound), &text, width, choices) {
            scene.send(TabletopCommand::Seat(seat, all[at]));
        }
    }
}

/// A player and who decides: with as many words of the player's name as fit, or with its first letters where one word
/// would be an article.
fn short_name(ui: &Ui, player: &str, agent: &str, width: f32) -> String {
    let words: Vec<&str> = player.split(' ').collect();
    let fits = |text: &String| text_width(ui, text, theme::body(Weight::Regular)) <= width;
    let with_words = |count: usize| format!("{}: {agent}", words[..count].join(" ").trim_end_matches([',', '、', '،']));
    let least = if words[0].chars().count() > 3 { 1 } else { 2 };
    let mut letters: Vec<char> = player.chars().collect();
    let by_letters = || {
        letters.pop().filter(|_| letters.len() > 1)?;
        Some(format!("{}…: {agent}", letters.iter().collect::<String>().trim_end()))
    };
    let by_words = (least.min(words.len())..=words.len()).rev().map(with_words);
    by_words.chain(std::iter::from_fn(by_letters)).find(fits).unwrap_or_else(|| agent.to_owned())
}

/// The menu of whose hidden cards are shown.
fn seen_by_ui(ui: &mut Ui, scene: &Scene<'_>, seen_by: &mut SeenBy) {
    let i18n = &scene.view.i18n;
    let name = i18n.tr("tabletop-seen-by");
    let button = icon_button(ui, Icon::Eye, &name, true);
    let all = [SeenBy::ByHand, SeenBy::Both, SeenBy::Seat(Seat(0)), SeenBy::Seat(Seat(1))];
    let text = |seen_by: SeenBy| match seen_by {
        SeenBy::ByHand => i18n.tr("tabletop-seen-by-hand").to_string(),
        SeenBy::Both => i18n.tr("tabletop-seen-by-both").to_string(),
        SeenBy::Seat(seat) => scene.player_name(seat),
    };
    let current = all.iter().position(|other| other == seen_by);
    let choices = || all.iter().map(|&seen_by| Choice::new(text(seen_by))).collect();
    let search = i18n.tr("search");
    let menu = Choices::new(&name, &search).current(current).width(220.0);
    if let Some(at) = menu.show(&button, choices) {
        *seen_by = all[at];
    }
}

/// The steps through the decisions, from right to left.
fn steps_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (at, all) = (scene.session.at(), scene.session.decisions().len());
    let is_entry_shown = scene.view.tabletop.shown_entry().is_some();
    let can_go_on =
        is_entry_shown || at < all || scene.point.asked.as_ref().is_some_and(|asked| !scene.is_by_hand(asked.by));
    let steps = [
        (Action::Resolve, Icon::SkipForward, can_go_on),
        (Action::StepRow, Icon::StepForward, can_go_on),
        (Action::BackRow, Icon::StepBack, at > 0 || scene.view.tabletop.next_entry(false).is_some()),
        (Action::Restart, Icon::SkipBack, at > 0),
    ];
    for (action, icon, is_enabled) in steps {
        let name = match action {
            Action::Resolve => "sandbox-to-end",
            Action::StepRow if !is_entry_shown => "tabletop-forward",
            Action::BackRow if !is_entry_shown => "tabletop-back",
            _ => action.entry().name,
        };
        let tip = action.tip(ui.ctx(), &scene.view.i18n.tr(name));
        scene.view.on_click(&icon_button(ui, icon, &tip, is_enabled), action);
    }
}
