//! Runs actions, which menus, palette and shortcuts share. An action takes its data from the selection.

use egui::{Context, ViewportCommand};

use super::{balance, design, edit, files, sandbox, translate};
use crate::document::{Arrange, Command};
use crate::sandbox::Command as Step;
use crate::studio::action::{Action, Screen};
use crate::studio::app::Studio;
use crate::studio::command::Purpose;
use crate::studio::dialogs::{Bulk, Dialog, NewLanguage, ReplaceForm};
use crate::studio::frame::Palette;
use crate::studio::settings::Beside;

/// The range of zoom factors.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=3.0;
const ZOOM_STEP: f32 = 0.1;

pub fn run(studio: &mut Studio, ctx: &Context, action: Action) {
    let settings = &mut studio.model.settings;
    if !settings.offers(action) {
        return;
    }
    if let Some(screen) = action.entry().on {
        settings.screen = screen;
    }
    let screen = settings.screen;
    let screens = &mut studio.screens;
    match action {
        Action::NewProject => files::ask_begin(studio, None),
        Action::Open => files::ask_path(studio, ctx, Purpose::OpenProject),
        Action::Import => files::ask_import(studio, ctx),
        Action::Save => files::save(studio),
        Action::SaveAs => files::ask_path(studio, ctx, Purpose::SaveAs),
        Action::Backups => screens.dialog = Some(Dialog::Backups(studio.model.document.backups())),
        Action::Undo if screen == Screen::Sandbox => sandbox::apply(studio, Step::Undo),
        Action::Redo if screen == Screen::Sandbox => sandbox::apply(studio, Step::Redo),
        Action::Undo => edit::undo(studio),
        Action::Redo => edit::redo(studio),
        Action::Palette => screens.palette = screens.palette.is_none().then(Palette::default),
        Action::Shortcuts => screens.dialog = Some(Dialog::Shortcuts),
        Action::Problems => settings.problems_open ^= true,
        Action::NextProblem => edit::next_problem(studio),
        Action::FixAll => edit::fix_all(studio),
        Action::Go(screen) => settings.screen = screen,
        Action::NewCard => edit::new_card(studio, ctx),
        Action::DuplicateCards => edit::apply_to_cards(studio, |cards| Command::Duplicate { cards }),
        Action::DeleteCards => edit::delete_cards(studio),
        Action::Copy => edit::copy(studio, ctx, false),
        Action::Cut => edit::copy(studio, ctx, true),
        Action::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Action::BulkEdit => screens.dialog = Some(Dialog::Bulk(Bulk::default())),
        Action::Replace => screens.dialog = Some(Dialog::Replace(ReplaceForm::default())),
        Action::Filter if screen == Screen::Sandbox => screens.sandbox.focus_filter(ctx),
        Action::Filter => focus_filter(studio, ctx),
        Action::SelectAll => studio.model.selection.cards = screens.cards.list().cards().collect(),
        Action::NextCard => edit::select_neighbour(studio, 1),
        Action::PreviousCard => edit::select_neighbour(studio, -1),
        Action::AddRow => edit::add_row(studio),
        Action::AddLegacy => screens.cards.open_legacy(),
        Action::AddAbility => edit::add_ability(studio),
        Action::DuplicateRow => edit::arrange(studio, Arrange::Duplicate),
        Action::DeleteRow => edit::arrange(studio, Arrange::Remove),
        Action::RowUp => edit::arrange(studio, Arrange::Up),
        Action::RowDown => edit::arrange(studio, Arrange::Down),
        Action::AbilityUp => edit::arrange(studio, Arrange::AbilityUp),
        Action::AbilityDown => edit::arrange(studio, Arrange::AbilityDown),
        Action::RowIn => edit::arrange(studio, Arrange::In),
        Action::RowOut => edit::arrange(studio, Arrange::Out),
        Action::EditName => screens.cards.focus_name(ctx),
        Action::Decks => settings.toggle(Beside::Decks),
        Action::Design => settings.toggle(Beside::Design),
        Action::Submit => design::submit(studio),
        Action::Json => settings.json_open ^= true,
        Action::Try => settings.try_open ^= true,
        Action::Resolve => on_board(studio, Step::Resolve),
        Action::StepRow => on_board(studio, Step::Step),
        Action::BackRow => on_board(studio, Step::Back),
        Action::Restart => on_board(studio, Step::Restart),
        Action::SaveScenario => sandbox::save_scenario(studio),
        Action::RunScenarios => sandbox::start_scenarios(studio, ctx),
        Action::NewMatch => sandbox::new_match(studio),
        Action::Approve => translate::approve(studio, ctx),
        Action::NeedsWork => translate::needs_work(studio),
        Action::Reject => screens.locales.ask_reason(),
        Action::ApproveShown => translate::approve_shown(studio),
        Action::NextMessage => translate::select_neighbour(studio, ctx, true),
        Action::PreviousMessage => translate::select_neighbour(studio, ctx, false),
        Action::CopySource => translate::copy_source(studio, ctx),
        Action::EditMessage => screens.locales.editor.translation.focus(ctx),
        Action::FilterMessages => screens.locales.list.focus_search(ctx),
        Action::Fields => {
            settings.in_fields ^= true;
            screens.locales.editor.translation.focus(ctx);
        }
        Action::Comment => screens.locales.editor.discussion.focus_comment(),
        Action::FirstFix => translate::apply_first_fix(studio),
        Action::NextValue => screens.locales.cards.next_value(),
        Action::NewLanguage => screens.dialog = Some(Dialog::Language(NewLanguage::default())),
        Action::SuggestOnly => settings.suggests_only ^= true,
        Action::RunBalance => balance::start_run(studio, ctx),
        Action::Sensitivity => balance::measure_selected(studio, ctx),
        Action::StopWork => screens.balance.stop(),
        Action::Calibrate => toggle_calibration(studio),
        Action::Evaluate => balance::show_strengths(studio, ctx),
        Action::SaveResult => balance::ask_folder(studio, ctx, Purpose::ResultFolder),
        Action::OpenResult => files::ask_path(studio, ctx, Purpose::Result),
        Action::ExportResult => balance::ask_folder(studio, ctx, Purpose::CsvFolder),
        Action::ZoomIn => zoom(studio, ctx, studio.model.settings.zoom + ZOOM_STEP),
        Action::ZoomOut => zoom(studio, ctx, studio.model.settings.zoom - ZOOM_STEP),
        Action::ZoomReset => zoom(studio, ctx, 1.0),
        Action::Theme(theme) => {
            settings.theme = theme;
            ctx.set_theme(theme);
        }
        Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
    }
}

/// Shows the library and goes to its filter.
fn focus_filter(studio: &mut Studio, ctx: &Context) {
    studio.model.settings.screen = Screen::Cards;
    studio.screens.cards.focus_filter(ctx);
}

fn toggle_calibration(studio: &mut Studio) {
    studio.model.settings.screen = Screen::Balance;
    studio.screens.balance.toggle_calibration();
}

/// Runs a step of the board, and shows the board.
fn on_board(studio: &mut Studio, step: Step) {
    studio.model.settings.screen = Screen::Sandbox;
    sandbox::apply(studio, step);
}

fn zoom(studio: &mut Studio, ctx: &Context, zoom: f32) {
    let zoom = ((zoom * 10.0).round() / 10.0).clamp(*ZOOM.start(), *ZOOM.end());
    studio.model.settings.zoom = zoom;
    ctx.set_zoom_factor(zoom);
}
