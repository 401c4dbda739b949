//! The studio: its state, and the order of work within a frame.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::CreationContext;
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};

use super::action::Screen;
use super::balance::{Balance, balance_ui};
use super::cards::{self, Cards};
use super::command::Then;
use super::command::{Hover, NewFile};
use super::commands::{self, SavedBoard};
use super::dialogs::Dialog;
use super::faces::{self, FaceCache, faces_of};
use super::frame::{PROBLEMS_HEIGHT, Palette, Problems, Toasts, rail_ui, rail_width, status_bar_ui, top_bar_ui};
use super::generate::Generate;
use super::locales::{Translator, locales_ui};
use super::mirror;
use super::model::{Model, bundled};
use super::options::options_ui;
use super::print::Print;
use super::problem_text;
use super::sandbox::{self, SandboxScreen};
use super::settings::{Beside, Settings};
use super::start::StartScreen;
use super::theme::{self, colours, height};
use super::view::View;
use crate::base::Diagnostic;
use crate::document::{Document, OpenError, StorageConfig};

/// The project to open at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StartProject {
    /// The project that was open last. The first time, the start screen.
    #[default]
    Last,
    /// The bundled game that the program opens by itself.
    Bundled,
    /// A bundled game, by its id.
    Game(String),
    Folder(PathBuf),
}

#[derive(Debug, Default)]
pub struct StartOptions {
    pub project: StartProject,
    /// Whether everything but the editor of cards is hidden.
    pub portal: bool,
    /// Settings to use instead of the stored ones.
    pub settings: Option<Settings>,
    /// Where projects keep data that is not in their folder.
    pub storage: StorageConfig,
    /// Whether no card faces are drawn, which is a third of the work of a window: for tests that look at none.
    pub without_faces: bool,
    /// Set to `true` when the system asks the window to close.
    pub quit: Arc<AtomicBool>,
}

pub struct Studio {
    pub(super) model: Model,
    pub(super) screens: Screens,
    pub(super) saved_board: SavedBoard,
    pub(super) is_closing: bool,
    pub(super) hover: Option<Hover>,
    has_faces: bool,
    gesture: Gesture,
    caret: Caret,
    /// Set to `true` when the system asks the window to close.
    quit: Arc<AtomicBool>,
}

/// The state of the screens, and of the parts of the window around them.
pub(super) struct Screens {
    pub cards: Cards,
    pub locales: Translator,
    pub balance: Balance,
    pub print: Print,
    pub generate: Generate,
    pub sandbox: SandboxScreen,
    pub start: StartScreen,
    pub problems: Problems,
    pub palette: Option<Palette>,
    pub dialog: Option<Dialog>,
    /// Whether the project that is begun next gets a card sheet.
    pub imports_next: bool,
    /// Files to be written while a folder for them is asked for.
    pub files_to_save: Vec<NewFile>,
    pub faces: FaceCache,
    pub toasts: Toasts,
}

impl Screens {
    fn new(ctx: &Context, model: &Model) -> Self {
        Self {
            cards: Cards::default(),
            locales: Translator::with(model.settings.message.as_deref()),
            balance: Balance::default(),
            print: Print::default(),
            generate: Generate::default(),
            sandbox: SandboxScreen::default(),
            start: StartScreen::default(),
            problems: Problems::default(),
            palette: None,
            dialog: None,
            imports_next: false,
            files_to_save: Vec::new(),
            faces: faces_of(ctx, &model.document),
            toasts: Toasts::default(),
        }
    }

    /// Clears the state that belongs to the previous project.
    pub fn reset(&mut self, ctx: &Context, model: &Model) {
        self.faces = faces_of(ctx, &model.document);
        self.cards = Cards::default();
        self.locales.reset();
        self.sandbox = SandboxScreen::default();
        self.balance = Balance::default();
        self.print.reset();
        self.generate = Generate::default();
        self.start = StartScreen::default();
    }
}

/// Numbers bursts of typing and drags, because all edits of one burst are undone together.
#[derive(Debug, Default)]
struct Gesture {
    number: u64,
    focus: Option<egui::Id>,
    last_edit: Option<Instant>,
}

impl Gesture {
    /// Starts a new burst when the focus moves, a pointer button is pressed or the user pauses.
    fn update(&mut self, ctx: &Context) {
        let focus = ctx.memory(egui::Memory::focused);
        let pressed = ctx.input(|input| input.pointer.any_pressed());
        let paused = self.last_edit.is_some_and(|edit| edit.elapsed() > TYPING_PAUSE);
        if focus != self.focus || pressed || paused {
            *self = Self { number: self.number + 1, focus, last_edit: None };
        }
    }
}

/// Stops the caret from blinking a while after the last input, because a blinking caret redraws the window forever.
#[derive(Debug, Default)]
struct Caret {
    last_input: f64,
    /// While the caret is still: whether it blinks otherwise.
    still: Option<bool>,
}

impl Caret {
    fn update(&mut self, ctx: &Context) {
        let (now, has_input) = ctx.input(|input| (input.time, !input.events.is_empty()));
        if has_input {
            self.last_input = now;
            if let Some(blinks) = self.still.take() {
                ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = blinks);
            }
        } else if self.still.is_none() && now - self.last_input > BLINKS {
            self.still = Some(ctx.global_style().visuals.text_cursor.blink);
            ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = false);
        }
    }
}

/// How long the caret blinks after the last input, in seconds.
const BLINKS: f64 = 5.0;
/// After a pause this long, typing starts a new step of undo.
const TYPING_PAUSE: Duration = Duration::from_millis(1500);
/// Nothing is drawn in a window smaller than this, in points, because panels would have negative sizes.
const MIN_DRAWN: egui::Vec2 = egui::vec2(320.0, 240.0);
/// The key of the settings in eframe's storage.
const SETTINGS_KEY: &str = "settings";

impl Studio {
    /// Opens the project and sets up fonts, theme and zoom of the window.
    pub fn new(context: &CreationContext<'_>, options: StartOptions) -> Self {
        let stored = || context.storage.and_then(|storage| eframe::get_value(storage, SETTINGS_KEY));
        let mut settings: Settings = options.settings.or_else(stored).unwrap_or_default();
        settings.portal = options.portal;
        let ctx = &context.egui_ctx;
        theme::install(ctx);
        ctx.set_theme(settings.theme);
        ctx.set_zoom_factor(settings.zoom.clamp(*commands::ZOOM.start(), *commands::ZOOM.end()));
        ctx.options_mut(|options| options.zoom_with_keyboard = false);

        let first = open_first(&options.project, &mut settings, &options.storage);
        let (document, error) = match first {
            Ok(document) => (document, None),
            Err(error) => {
                settings.screen = Screen::Start;
                (bundled(&options.storage), Some(error))
            }
        };
        let mut model = Model::new(document, settings, options.storage);
        let is_first_start = model.settings.game.is_none() && model.settings.screen == Screen::Start;
        if error.is_none() && !is_first_start {
            let folder = model.document.path().map(Path::to_owned);
            model.settings.opened(folder, &model.document.rules().game);
        }
        let mut studio = Self {
            screens: Screens::new(ctx, &model),
            model,
            saved_board: SavedBoard::default(),
            is_closing: false,
            hover: None,
            has_faces: !options.without_faces,
            gesture: Gesture::default(),
            caret: Caret::default(),
            quit: options.quit,
        };
        if let Some(error) = error {
            studio.error(problem_text::unopened(&studio.model.i18n, &error));
        }
        commands::files::on_opened(&mut studio, ctx);
        studio
    }

    pub fn document(&self) -> &Document {
        &self.model.document
    }

    /// The settings that are stored for the next start.
    pub fn settings(&self) -> &Settings {
        &self.model.settings
    }

    /// Shows a message for something that was done.
    pub(super) fn info(&mut self, message: &'static str) {
        self.screens.toasts.info(self.model.i18n.tr(message).to_string());
    }

    /// Shows a text for something that was done.
    pub(super) fn info_text(&mut self, text: String) {
        self.screens.toasts.info(text);
    }

    /// Shows a text for something that failed.
    pub(super) fn error(&mut self, text: String) {
        self.screens.toasts.error(text);
    }

    /// Shows a message for something that cannot be done.
    pub(super) fn error_message(&mut self, message: &'static str) {
        self.error(self.model.i18n.tr(message).to_string());
    }

    pub(super) fn problem(&mut self, problem: &Diagnostic) {
        self.error(problem_text::problem(&self.model.i18n, problem));
    }

    /// Marks the time of an edit, which ends a burst of typing after a pause.
    pub(super) fn on_edited(&mut self) {
        self.gesture.last_edit = Some(Instant::now());
    }

    pub(super) fn set_hover(&mut self, hover: Hover) {
        self.hover = Some(hover);
    }

    /// Does all work of a frame that comes before drawing.
    fn begin_frame(&mut self, ctx: &Context) {
        self.caret.update(ctx);
        self.gesture.update(ctx);
        let tick = self.model.document.tick(Instant::now());
        if let Some(changes) = tick.changed {
            commands::edit::on_changed(self, &changes);
            self.info("toast-reloaded");
        }
        for warning in &tick.warnings {
            self.problem(warning);
        }
        if let Some(again) = tick.again {
            ctx.request_repaint_after(again);
        }
        commands::print::report_end(self);
        if self.model.document.conflict().is_some() && self.screens.dialog.is_none() {
            self.screens.dialog = Some(Dialog::Conflict);
        }
        // Templates and pictures on the disk may have changed while another window had the focus.
        if tick.folder_changed || ctx.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            self.screens.faces.invalidate();
            self.screens.cards.files_changed();
        }
        if self.has_faces {
            for problem in faces::collect(ctx, &mut self.screens.faces) {
                self.problem(&problem);
            }
        }
        commands::sandbox::run_scenarios(self, ctx);
        commands::sandbox::autosave_board(self, ctx);
        commands::tabletop::advance(self, ctx);
        commands::balance::poll(self, ctx);
        commands::send_shortcuts(self, ctx);
        if ctx.input(|input| input.viewport().close_requested()) && self.model.document.is_dirty() && !self.is_closing {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.screens.dialog = Some(Dialog::UnsavedChanges(Then::Quit));
        }
        self.refresh(ctx);
    }

    /// Updates what the visible screen shows.
    fn refresh(&mut self, ctx: &Context) {
        let settings = &mut self.model.settings;
        if settings.portal {
            (settings.screen, settings.beside) = (Screen::Cards, Beside::Editor);
            (settings.problems_open, settings.json_open, settings.try_open) = (false, false, false);
        }
        self.model.refresh_sandbox();
        self.model.refresh_design();
        if let Some(card) = self.model.selection.last_card() {
            self.model.settings.card = Some(card.to_string());
        }
        self.model.refresh_cards();
        match self.model.settings.screen {
            Screen::Cards => {
                self.model.refresh_current();
                if self.model.settings.beside == Beside::Design {
                    self.screens.cards.design.set_games(self.screens.balance.result());
                }
            }
            Screen::Locales => commands::translate::refresh(self, ctx),
            _ => {}
        }
        if let Some(palette) = &mut self.screens.palette {
            palette.take_input(ctx);
        }
    }

    /// Runs one frame: background work, drawing, and the commands that widgets have sent.
    pub fn frame_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        mirror::set(&ctx, self.model.i18n.language().right_to_left);
        self.begin_frame(&ctx);
        let size = ctx.content_rect().size();
        if size.x >= MIN_DRAWN.x && size.y >= MIN_DRAWN.y {
            self.window_ui(ui);
        }
        let hover = self.hover.take();
        commands::run(self, &ctx);
        if self.hover != hover {
            ctx.request_repaint();
        }
    }

    fn window_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let Self { model, screens, .. } = self;
        let view = &View { model, hover: self.hover, gesture: Some(self.gesture.number) };
        let colours = colours(ui);
        let bar = Frame::new().fill(colours.window);
        let top_bar = Panel::top("top bar").exact_size(height::TOP_BAR).resizable(false);
        top_bar.frame(bar.inner_margin(Margin::symmetric(12, 0))).show(ui, |ui| top_bar_ui(ui, view));
        let status_bar = Panel::bottom("status bar").exact_size(height::STATUS_BAR).resizable(false).frame(bar);
        let (printing, simulating) = (screens.print.progress(), screens.balance.working());
        status_bar.show(ui, |ui| status_bar_ui(ui, view, printing, simulating));
        if view.settings.screen != Screen::Start && !view.settings.portal {
            let rail = Panel::left("rail").exact_size(rail_width(&ctx, &view.i18n)).resizable(false).frame(bar);
            rail.show(ui, |ui| rail_ui(ui, view));
        }
        let panel = Frame::new().fill(colours.panel);
        if view.settings.problems_open {
            let problems = Panel::bottom("problems").default_size(PROBLEMS_HEIGHT).size_range(110.0..=480.0);
            problems.resizable(true).frame(panel).show(ui, |ui| screens.problems.ui(ui, view));
        }
        CentralPanel::no_frame().frame(panel).show(ui, |ui| screen_ui(ui, view, screens));
        if screens.palette.as_mut().is_some_and(|palette| !palette.ui(&ctx, view)) {
            screens.palette = None;
        }
        if screens.dialog.as_mut().is_some_and(|dialog| !dialog.ui(&ctx, view)) {
            screens.dialog = None;
        }
        screens.toasts.ui(&ctx, &view.i18n);
    }
}

/// Opens what the window begins with. Without an open project, the start screen is shown over the bundled game.
fn open_first(
    project: &StartProject,
    settings: &mut Settings,
    storage: &StorageConfig,
) -> Result<Document, Box<OpenError>> {
    let folder = match project {
        StartProject::Last => {
            if settings.project.is_none() && settings.game.is_none() {
                settings.screen = Screen::Start;
            }
            settings.project.clone()
        }
        StartProject::Bundled => None,
        StartProject::Game(game) => {
            settings.game = Some(game.clone());
            None
        }
        StartProject::Folder(folder) => Some(folder.clone()),
    };
    if *project != StartProject::Last && settings.screen == Screen::Start {
        settings.screen = Screen::Cards;
    }
    match (folder, settings.game.as_deref()) {
        (Some(folder), _) => Document::open_with(&folder, storage.clone()),
        (None, Some(game)) if *project != StartProject::Bundled => Document::bundled_with(game, storage.clone()),
        (None, _) => Ok(bundled(storage)),
    }
}

fn screen_ui(ui: &mut Ui, view: &View<'_>, screens: &mut Screens) {
    let Screens { faces, .. } = screens;
    let is_whole_game = view.rules().is_whole_game();
    match view.settings.screen {
        Screen::Start => screens.start.ui(ui, view),
        Screen::Cards => {
            if view.settings.try_open {
                let trial = Panel::bottom("try").default_size(sandbox::TRIAL_HEIGHT).size_range(120.0..=520.0);
                let trial = trial.resizable(true).frame(Frame::new().fill(colours(ui).panel));
                trial.show(ui, |ui| {
                    if is_whole_game {
                        screens.sandbox.card_trials.ui(ui, view);
                    } else {
                        screens.sandbox.trials.ui(ui, view, view.sandbox.trial());
                    }
                });
            }
            cards::cards_ui(ui, view, &mut screens.cards, faces);
        }
        Screen::Sandbox => sandbox::sandbox_ui(ui, view, &mut screens.sandbox, faces),
        Screen::Balance => balance_ui(ui, view, &mut screens.balance),
        Screen::Locales => locales_ui(ui, view, &mut screens.locales, faces),
        Screen::Print => {
            let shown = screens.cards.list().cards().collect();
            screens.print.ui(ui, view, faces, shown);
        }
        Screen::Generate => screens.generate.ui(ui, view, faces),
        Screen::Settings => options_ui(ui, view),
    }
}

impl eframe::App for Studio {
    /// Closes the window when the system asks for it. The user is not asked about unsaved edits, because nobody may be
    /// there to answer: they are in the journal, and are offered when the project is opened again.
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        if self.quit.load(Ordering::Relaxed) && !self.is_closing {
            self.screens.print.cancel();
            commands::files::run_then(self, ctx, Then::Quit);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.frame_ui(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, SETTINGS_KEY, &self.model.settings);
        commands::sandbox::save_board(self);
    }
}
