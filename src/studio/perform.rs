//! Doing what was asked for in a frame: the one place of the window that changes the project.

use std::path::Path;

use egui::{Context, ThemePreference, ViewportCommand};

use super::action::{Action, Screen};
use super::app::{Studio, texts_of};
use super::balance::BalanceCommand;
use super::command::{Pick, UiCommand};
use super::current::rows_of;
use super::dialogs::{After, Bulk, Dialog, Purpose, ReplaceForm};
use super::faces::FaceCache;
use super::frame::Palette;
use super::i18n::I18n;
use super::problem_text;
use super::sandbox::{KeptBoard, ScenarioCommand, resumed};
use super::view::Selection;
use crate::base::{Diagnostic, Name};
use crate::document::{ChangeSet, Command, Document, RecordPath, SaveError};
use crate::registry::{write_card, write_row};
use crate::sandbox::Command as Step;
use crate::text::translation::{Decision, Edit};

/// How far zooming goes, and its step.
const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=3.0;
const ZOOM_STEP: f32 = 0.1;
/// So many of the cards that were chosen are remembered.
const CHOSEN_BEFORE: usize = 32;

impl Studio {
    /// Does everything that was asked for, and what that asks for.
    pub(super) fn perform(&mut self, ctx: &Context) {
        loop {
            let commands = self.commands.take();
            if commands.is_empty() {
                return;
            }
            for ask in commands {
                if !matches!(ask, UiCommand::Hover(_)) {
                    // This frame was drawn before; the next shows what has become of it.
                    ctx.request_repaint();
                }
                self.perform_one(ctx, ask);
            }
        }
    }

    fn perform_one(&mut self, ctx: &Context, ask: UiCommand) {
        match ask {
            UiCommand::Run(action) => self.act(ctx, action),
            UiCommand::Find(query) => self.palette = Some(Palette::with(query)),
            UiCommand::Edit(command) => {
                self.edit(command);
            }
            UiCommand::Select(place, pick) => self.select(place, pick),
            UiCommand::Row(row) => self.selection.row = row,
            UiCommand::Hover(hover) => self.hover = Some(hover),
            UiCommand::GoTo(place, pointer) => self.go_to(place, &pointer),
            UiCommand::Language(tag) => {
                tag.clone_into(&mut self.settings.language);
                self.i18n = I18n::new(self.texts.clone(), self.settings.language());
            }
            UiCommand::TranslationLanguage(tag) => {
                tag.clone_into(&mut self.settings.translation_language);
                self.translator.forget_choice();
            }
            UiCommand::Translate(edits, gesture) => {
                self.translate(edits, gesture);
            }
            UiCommand::Reject(id, reason) => {
                self.translate(vec![Edit::Decide { id, decision: Decision::Rejected, reason }], None);
            }
            UiCommand::Message(id) => self.translator.choose(&id),
            UiCommand::NewLanguage(tag) => self.new_language(&tag),
            UiCommand::Author(name) => self.settings.author = name,
            UiCommand::CardLanguage(tag) => tag.clone_into(&mut self.settings.card_language),
            UiCommand::Theme(theme) => self.theme(ctx, theme),
            UiCommand::Go(screen) => self.settings.screen = screen,
            UiCommand::OpenFolder(folder) => self.go_on(ctx, After::Open(folder)),
            UiCommand::Copy(text, said) => {
                ctx.copy_text(text);
                self.toasts.said(self.i18n.tr(said).to_string());
            }
            UiCommand::Paste(text) => self.paste(text),
            UiCommand::Dropped(path) => self.dropped(ctx, &path),
            UiCommand::ChooseArt => self.ask_path(ctx, Purpose::Picture),
            UiCommand::ExportPicture => self.ask_path(ctx, Purpose::Face),
            UiCommand::PrintTo => self.ask_path(ctx, Purpose::Print),
            UiCommand::StopPrinting => self.print.cancel(),
            UiCommand::Path(purpose, path) => self.path_chosen(ctx, purpose, path),
            UiCommand::Balance(doing) => self.balance_do(ctx, doing),
            UiCommand::Resolve(resolution) => {
                let done = self.document.resolve(resolution);
                self.took(done);
            }
            UiCommand::Recover(true) => {
                let done = self.document.recover();
                self.took(done);
            }
            UiCommand::Recover(false) => self.document.discard_recovery(),
            UiCommand::Restore(backup) => {
                let done = self.document.restore(&backup);
                self.took(done);
            }
            UiCommand::Leave(after, save) => self.leave(ctx, after, save),
            UiCommand::Sandbox(command) => self.command(command),
            UiCommand::ScenarioCommand(doing) => self.doing(ctx, doing),
            UiCommand::Notify(text) => self.toasts.failed(text),
        }
    }

    fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Undo if self.settings.screen == Screen::Sandbox => self.command(Step::Undo),
            Action::Redo if self.settings.screen == Screen::Sandbox => self.command(Step::Redo),
            Action::Undo => self.step_back(true),
            Action::Redo => self.step_back(false),
            Action::Try => self.settings.try_open ^= true,
            Action::Resolve => self.in_sandbox(Step::Resolve),
            Action::StepRow => self.in_sandbox(Step::Step),
            Action::BackRow => self.in_sandbox(Step::Back),
            Action::Restart => self.in_sandbox(Step::Restart),
            Action::SaveScenario => self.doing(ctx, ScenarioCommand::Save),
            Action::RunScenarios => self.doing(ctx, ScenarioCommand::Run),
            Action::NewMatch => {
                self.settings.screen = Screen::Sandbox;
                self.ask_match();
            }
            Action::Save => self.save_now(),
            Action::OpenBundled => self.go_on(ctx, After::Bundled),
            Action::Problems => self.settings.problems_open ^= true,
            Action::Json => self.settings.json_open ^= true,
            Action::Go(screen) => self.settings.screen = screen,
            Action::NewCard => self.new_card(ctx),
            Action::DuplicateCards => self.cards_edit(|cards| Command::Duplicate { cards }),
            Action::DeleteCards => self.delete_cards(),
            Action::Copy => self.copy(ctx, false),
            Action::Cut => self.copy(ctx, true),
            Action::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Action::Filter if self.settings.screen == Screen::Sandbox => self.sandbox_screen.focus_filter(ctx),
            Action::Filter => {
                self.settings.screen = Screen::Cards;
                self.cards.focus_filter(ctx);
            }
            Action::SelectAll => self.selection.cards = self.cards.shown_cards().collect(),
            Action::NextCard => self.neighbour(1),
            Action::PreviousCard => self.neighbour(-1),
            Action::EditName => self.cards.focus_name(ctx),
            Action::AddRow => self.add_row(),
            Action::AddLegacy => self.cards.open_legacy(),
            Action::DuplicateRow => self.row_edit(|at, row| Command::DuplicateRow { at, row }, 1),
            Action::DeleteRow => self.row_edit(|at, row| Command::RemoveRow { at, row }, 0),
            Action::RowUp => self.move_row(-1),
            Action::RowDown => self.move_row(1),
            Action::RunBalance => self.balance_do(ctx, BalanceCommand::Run),
            Action::Sensitivity => self.rows_of_chosen(ctx),
            Action::StopWork => self.balance_do(ctx, BalanceCommand::Stop),
            Action::Calibrate => self.balance_do(ctx, BalanceCommand::Calibration),
            Action::SaveResult => self.balance_do(ctx, BalanceCommand::Save),
            Action::OpenResult => self.balance_do(ctx, BalanceCommand::Open),
            Action::ExportResult => self.balance_do(ctx, BalanceCommand::Export),
            Action::ZoomIn => self.zoom(ctx, self.settings.zoom + ZOOM_STEP),
            Action::ZoomOut => self.zoom(ctx, self.settings.zoom - ZOOM_STEP),
            Action::ZoomReset => self.zoom(ctx, 1.0),
            Action::Dark => self.theme(ctx, ThemePreference::Dark),
            Action::Light => self.theme(ctx, ThemePreference::Light),
            Action::System => self.theme(ctx, ThemePreference::System),
            Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Action::NewProject => self.ask_path(ctx, Purpose::New),
            Action::Open => self.ask_path(ctx, Purpose::Open),
            Action::SaveAs => self.ask_path(ctx, Purpose::SaveAs),
            Action::Backups => self.dialog = Some(Dialog::Backups(self.document.backups())),
            Action::Palette => self.palette = self.palette.is_none().then(Palette::default),
            Action::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Action::NextProblem => self.next_problem(),
            Action::FixAll => self.fix_all(),
            Action::Approve
            | Action::NeedsWork
            | Action::Reject
            | Action::ApproveShown
            | Action::NextMessage
            | Action::PreviousMessage
            | Action::CopySource
            | Action::EditMessage
            | Action::FilterMessages
            | Action::Fields
            | Action::Comment
            | Action::FirstFix
            | Action::NextValue
            | Action::NewLanguage
            | Action::SuggestOnly => self.act_on_message(ctx, action),
            Action::BulkEdit => self.dialog = Some(Dialog::Bulk(Bulk::default())),
            Action::Replace => self.dialog = Some(Dialog::Replace(ReplaceForm::default())),
        }
    }

    /// Does something on the board and shows it.
    fn in_sandbox(&mut self, step: Step) {
        self.settings.screen = Screen::Sandbox;
        self.command(step);
    }

    fn theme(&mut self, ctx: &Context, theme: ThemePreference) {
        self.settings.theme = theme;
        ctx.set_theme(theme);
    }

    fn zoom(&mut self, ctx: &Context, zoom: f32) {
        self.settings.zoom = ((zoom * 10.0).round() / 10.0).clamp(*ZOOM.start(), *ZOOM.end());
        ctx.set_zoom_factor(self.settings.zoom);
    }

    /// Makes an edit; what cannot be done is said.
    pub(super) fn edit(&mut self, command: Command) -> bool {
        match self.document.apply(command) {
            Ok(touched) => {
                self.touched(&touched);
                self.edited();
                true
            }
            Err(problem) => {
                self.toasts.failed(problem_text::problem(&self.i18n, &problem));
                false
            }
        }
    }

    /// Keeps what is chosen true after records came, went or moved.
    pub(super) fn touched(&mut self, touched: &ChangeSet) {
        self.cards.touched(touched);
        self.translator.touched(touched);
        self.sandbox_screen.touched(touched);
        self.sandbox.touched(&touched.places, touched.everything || touched.moved);
        if touched.everything {
            self.put_texts(texts_of(&self.document));
        } else if !touched.languages.is_empty() {
            self.read_languages(&touched.languages);
        }
        let registry = self.document.registry();
        let (cards, heroes) = (registry.cards.len(), registry.heroes.len());
        if touched.moved {
            let chosen = touched.places.iter().filter_map(|place| match place {
                RecordPath::Card(at) if *at < cards => Some(*at),
                _ => None,
            });
            self.selection.cards = chosen.collect();
            self.selection.row = None;
            match (self.selection.cards.first(), self.selection.place) {
                (Some(&first), _) => self.selection.place = Some(RecordPath::Card(first)),
                // What was chosen may stand elsewhere now, or be gone: then that is chosen which was before it.
                (None, Some(RecordPath::Card(_)) | None) => {
                    self.selection.place = self.chosen_last().or(self.selection.place);
                }
                _ => {}
            }
        }
        self.selection.cards.retain(|&card| card < cards);
        match self.selection.place {
            Some(RecordPath::Card(at)) if at >= cards => {
                self.selection.place = cards.checked_sub(1).map(RecordPath::Card);
            }
            Some(RecordPath::Hero(at)) if at >= heroes => self.selection.place = None,
            _ => {}
        }
        if let (Some(RecordPath::Card(at)), true) = (self.selection.place, self.selection.cards.is_empty()) {
            self.selection.cards.insert(at);
        }
        self.keep_row();
        self.remember_card();
    }

    pub(super) fn keep_row(&mut self) {
        let rows = self.selection.place.map_or(0, |place| rows_of(&self.document, place).len());
        self.selection.row = self.selection.row.filter(|_| rows > 0).map(|row| row.min(rows - 1));
    }

    pub(super) fn remember_card(&mut self) {
        let Some(RecordPath::Card(at)) = self.selection.place else { return };
        let Some(card) = self.document.registry().cards.get(at) else { return };
        self.settings.card = Some(card.id.to_string());
        if self.chosen_before.last() != Some(&card.id) {
            self.chosen_before.push(card.id.clone());
            let most = self.chosen_before.len().saturating_sub(CHOSEN_BEFORE);
            self.chosen_before.drain(..most);
        }
    }

    /// Of the cards that were chosen the last one that is still there.
    fn chosen_last(&self) -> Option<RecordPath> {
        let cards = &self.document.registry().cards;
        let at = |id: &Name| cards.iter().position(|card| card.id == *id);
        self.chosen_before.iter().rev().find_map(at).map(RecordPath::Card)
    }

    fn step_back(&mut self, back: bool) {
        let touched = if back { self.document.undo() } else { self.document.redo() };
        if let Some(touched) = touched {
            self.touched(&touched);
            // What was changed is shown, so that nothing happens out of sight.
            if let Some(&place) =
                touched.places.iter().find(|place| matches!(place, RecordPath::Card(_) | RecordPath::Hero(_)))
                && !touched.places.contains(&self.selection.place.unwrap_or(RecordPath::File))
            {
                self.select(place, Pick::Only);
            }
        }
    }

    pub(super) fn save_now(&mut self) {
        match self.document.save() {
            Ok(saved) => {
                let said = if saved.formatted { "toast-saved-formatted" } else { "toast-saved" };
                self.toasts.said(self.i18n.tr(said).to_string());
                for warning in saved.warnings {
                    self.toasts.failed(problem_text::problem(&self.i18n, &warning));
                }
            }
            Err(SaveError::NoFolder) => self.commands.send(UiCommand::Run(Action::SaveAs)),
            Err(SaveError::Conflict) => self.dialog = Some(Dialog::Conflict),
            Err(SaveError::Failed(problem)) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
        }
    }

    /// Opens another project. Unsaved edits of this one are in its journal and are offered when it is opened again.
    pub(super) fn open(&mut self, ctx: &Context, path: &Path) {
        match Document::open_with(path, self.keep.clone()) {
            Ok(document) => self.opened(ctx, document),
            Err(unopened) => self.toasts.failed(problem_text::unopened(&self.i18n, &unopened)),
        }
    }

    pub(super) fn opened(&mut self, ctx: &Context, document: Document) {
        self.settings.opened(document.path().map(Path::to_owned));
        self.texts = std::sync::Arc::new(texts_of(&document));
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
        self.faces = FaceCache::new(ctx, document.path().map(Path::to_owned), &document.rules().game);
        self.keep_board();
        self.document = document;
        self.chosen_before.clear();
        self.current = None;
        self.cards.forget();
        self.translator.forget();
        self.sandbox = resumed(&self.document);
        self.kept_board = KeptBoard::default();
        self.sandbox_screen.forget();
        self.balance.forget();
        self.print.forget();
        self.select_first();
        self.settle(ctx);
    }

    pub(super) fn must_ask_before_end(&self) -> bool {
        self.document.is_dirty() && !self.leaving
    }

    pub(super) fn select(&mut self, place: RecordPath, pick: Pick) {
        let RecordPath::Card(at) = place else {
            self.selection = Selection { place: Some(place), ..Selection::default() };
            return;
        };
        match pick {
            Pick::Only => self.selection.cards = [at].into(),
            Pick::Toggle => {
                if !self.selection.cards.remove(&at) {
                    self.selection.cards.insert(at);
                }
            }
            Pick::Range => {
                let from = match self.selection.place {
                    Some(RecordPath::Card(from)) => from,
                    _ => at,
                };
                self.selection.cards.extend(self.cards.between(from, at));
            }
        }
        if self.selection.place != Some(place) && pick != Pick::Range {
            self.selection.place = Some(place);
            self.selection.row = None;
        }
        self.remember_card();
    }

    fn neighbour(&mut self, step: isize) {
        let Some(RecordPath::Card(at)) = self.selection.place else { return self.select_first() };
        if let Some(next) = self.cards.neighbour(at, step) {
            self.select(RecordPath::Card(next), Pick::Only);
            self.cards.scroll_to(next);
        }
    }

    fn go_to(&mut self, place: RecordPath, pointer: &str) {
        self.settings.screen = Screen::Cards;
        self.select(place, Pick::Only);
        if let RecordPath::Card(at) = place {
            self.cards.scroll_to(at);
        }
        self.selection.row = row_of(pointer);
        self.keep_row();
    }

    fn new_card(&mut self, ctx: &Context) {
        let registry = self.document.registry();
        let rules = self.document.rules();
        let (hero, card_type) = match self.cards.beside(self.selection.place) {
            Some(RecordPath::Card(at)) => registry.cards.get(at).map_or((None, None), |card| {
                let hero = self.cards.hero_of(&self.document, at).and_then(|hero| registry.heroes.get(hero));
                (hero.map(|hero| hero.id.clone()), Some(card.card_type.clone()))
            }),
            Some(RecordPath::Hero(at)) => (registry.heroes.get(at).map(|hero| hero.id.clone()), None),
            _ => (registry.heroes.first().map(|hero| hero.id.clone()), None),
        };
        let known = |id: &Name| rules.card_types.get(id).is_some_and(|kind| !kind.is_hero);
        let first = || rules.card_types.iter().find(|(_, kind)| !kind.is_hero).map(|(id, _)| id.clone());
        let Some(card_type) = card_type.filter(known).or_else(first) else { return };
        let name = Name::new(&*self.i18n.tr("new-card-name"));
        if self.edit(Command::AddCard { hero, card_type, name }) {
            self.settings.screen = Screen::Cards;
            self.cards.focus_name(ctx);
            if let Some(RecordPath::Card(at)) = self.selection.place {
                self.cards.scroll_to(at);
            }
        }
    }

    fn cards_edit(&mut self, command: impl FnOnce(Vec<usize>) -> Command) {
        let cards: Vec<usize> = self.selection.cards.iter().copied().collect();
        if !cards.is_empty() {
            self.edit(command(cards));
        }
    }

    fn delete_cards(&mut self) {
        let count = self.selection.cards.len();
        let next = self.selection.cards.first().and_then(|&first| self.cards.neighbour(first, 1));
        let id = next.and_then(|at| self.document.registry().cards.get(at)).map(|card| card.id.clone());
        self.cards_edit(|cards| Command::Delete { at: cards.into_iter().map(RecordPath::Card).collect() });
        let found = id.and_then(|id| self.document.registry().cards.iter().position(|card| card.id == id));
        if let Some(at) = found {
            self.select(RecordPath::Card(at), Pick::Only);
        }
        if count > 1 {
            self.toasts.said(self.i18n.tr_count("toast-deleted", count));
        }
    }

    fn copy(&mut self, ctx: &Context, cut: bool) {
        let rules = self.document.rules();
        let Some(place) = self.selection.place else { return };
        let rows = rows_of(&self.document, place);
        let (text, said) = if let Some(row) = self.selection.row.and_then(|row| rows.get(row)) {
            (write_row(row, rules), "toast-row-copied")
        } else {
            let cards = &self.document.registry().cards;
            let chosen = self.selection.cards.iter().filter_map(|&at| cards.get(at));
            let written: Vec<String> = chosen.map(|card| write_card(card, rules)).collect();
            if written.is_empty() {
                return;
            }
            (format!("[{}]", written.join(",\n")), "toast-cards-copied")
        };
        ctx.copy_text(text);
        self.toasts.said(self.i18n.tr(said).to_string());
        if cut && self.selection.row.is_some() {
            self.row_edit(|at, row| Command::RemoveRow { at, row }, 0);
        } else if cut {
            self.delete_cards();
        }
    }

    fn paste(&mut self, json: String) {
        let is_row = json.contains("\"do\"") && !json.contains("\"id\"");
        if !is_row {
            let at = self.selection.cards.last().map(|at| at + 1);
            self.edit(Command::PasteCards { at, json });
            return;
        }
        let Some(place) = self.selection.place else { return };
        let row = self.selection.row.map_or_else(|| rows_of(&self.document, place).len(), |row| row + 1);
        if self.edit(Command::PasteRows { at: place, row, json }) {
            self.selection.row = Some(row);
            self.keep_row();
        }
    }

    fn dropped(&mut self, ctx: &Context, path: &Path) {
        let is_project = path.is_dir() || path.extension().is_some_and(|end| end == "json");
        if is_project {
            self.go_on(ctx, After::Open(path.to_owned()));
        } else {
            self.take_picture(ctx, path);
        }
    }
}

/// The row that a pointer within a record leads into.
pub(super) fn row_of(pointer: &str) -> Option<usize> {
    let rows = ["/effects/", "/ability/"].iter().find_map(|list| pointer.strip_prefix(list))?;
    rows.split('/').next()?.parse().ok()
}

/// Whether a problem is about a row.
pub(super) fn is_of_row(problem: &Diagnostic, row: usize) -> bool {
    row_of(&problem.pointer) == Some(row)
}
