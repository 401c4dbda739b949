//! The studio itself: what it holds, and what it does in a frame.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::CreationContext;
use egui::{CentralPanel, Context, Frame, Panel, Ui};

use super::action::Screen;
use super::balance::{Balance, balance_ui};
use super::cards::{self, Cards};
use super::command::{Commands, UiCommand};
use super::current::Current;
use super::dialogs::{After, Dialog};
use super::faces::FaceCache;
use super::frame::{PROBLEMS_HEIGHT, Palette, Problems, Toasts, rail_ui, rail_width, status_bar_ui, top_bar_ui};
use super::i18n::I18n;
use super::locales::{Translator, locales_ui};
use super::options::options_ui;
use super::print::Print;
use super::problem_text;
use super::sandbox::{self, KeptBoard, SandboxScreen};
use super::settings::Settings;
use super::theme::{self, colours, height};
use super::view::{Hover, Selection, View, view};
use crate::base::Name;
use crate::document::{Document, RecordPath, StorageConfig};
use crate::registry::Project;
use crate::sandbox::Sandbox;
use crate::text::Texts;
use crate::text::translation::{CardChange, Message};

/// The project that is opened first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// The one that was open last, or the bundled one.
    #[default]
    Last,
    /// The bundled one.
    Bundled,
    /// The one in this folder.
    At(PathBuf),
}

/// With what the studio begins.
#[derive(Debug, Default)]
pub struct Start {
    /// The project.
    pub begin: Begin,
    /// Settings to begin with instead of the remembered ones.
    pub settings: Option<Settings>,
    /// Where projects keep what is not in their folder.
    pub keep: StorageConfig,
    /// Set when the system asks the window to end.
    pub end: Arc<AtomicBool>,
}

/// The studio.
pub struct Studio {
    pub(super) document: Document,
    pub(super) keep: StorageConfig,
    pub(super) texts: Arc<Texts>,
    pub(super) i18n: I18n,
    pub(super) settings: Settings,
    pub(super) selection: Selection,
    /// The ids of the cards that were chosen, the latest last.
    pub(super) chosen_before: Vec<Name>,
    pub(super) current: Option<Current>,
    pub(super) hover: Option<Hover>,
    pub(super) gesture: Gesture,
    pub(super) caret: Caret,
    pub(super) cards: Cards,
    pub(super) translator: Translator,
    pub(super) balance: Balance,
    pub(super) print: Print,
    pub(super) sandbox: Sandbox,
    pub(super) sandbox_screen: SandboxScreen,
    pub(super) kept_board: KeptBoard,
    pub(super) problems: Problems,
    pub(super) palette: Option<Palette>,
    pub(super) dialog: Option<Dialog>,
    pub(super) leaving: bool,
    /// Set when the system asks the window to end.
    end: Arc<AtomicBool>,
    pub(super) faces: FaceCache,
    pub(super) toasts: Toasts,
    pub(super) commands: Commands,
}

/// Which burst of typing, or which drag, an edit belongs to.
#[derive(Debug, Default)]
pub(super) struct Gesture {
    number: u64,
    focus: Option<egui::Id>,
    last_edit: Option<Instant>,
}

/// The caret of a field blinks for a while after the last input, and then stands still: a window at rest is not drawn.
#[derive(Debug, Default)]
pub(super) struct Caret {
    last_input: f64,
    /// Whether it blinks when it is not still.
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

/// How long the caret blinks, in seconds.
const BLINKS: f64 = 5.0;
/// After this pause typing begins a new step.
const PAUSE: Duration = Duration::from_millis(1500);
/// In a window that is smaller than this, in points, nothing could be read.
const LEAST: egui::Vec2 = egui::vec2(320.0, 240.0);
/// Where settings are kept.
const KEPT: &str = "settings";

impl Studio {
    /// Opens the project and dresses the window.
    pub fn new(context: &CreationContext<'_>, start: Start) -> Self {
        let kept = context.storage.and_then(|storage| eframe::get_value(storage, KEPT));
        let settings: Settings = start.settings.clone().or(kept).unwrap_or_default();
        theme::install(&context.egui_ctx);
        context.egui_ctx.set_theme(settings.theme);
        context.egui_ctx.set_zoom_factor(settings.zoom.clamp(0.5, 3.0));
        context.egui_ctx.options_mut(|options| options.zoom_with_keyboard = false);
        Self::with(&context.egui_ctx, settings, start)
    }

    fn with(ctx: &Context, mut settings: Settings, Start { begin, keep, end, .. }: Start) -> Self {
        let mut toasts = Toasts::default();
        let wanted = match begin {
            Begin::Last => settings.project.clone(),
            Begin::Bundled => None,
            Begin::At(folder) => Some(folder),
        };
        let opened = wanted.as_deref().map(|path| Document::open_with(path, keep.clone()));
        let (document, unopened) = match opened {
            Some(Ok(document)) => (document, None),
            Some(Err(unopened)) => (bundled(&keep), Some(unopened)),
            None => (bundled(&keep), None),
        };
        let texts = Arc::new(texts_of(&document));
        let i18n = I18n::new(texts.clone(), settings.language());
        // The next start begins with it, however it was opened.
        if document.path().is_some() {
            settings.opened(document.path().map(Path::to_owned));
        }
        if let Some(unopened) = unopened {
            toasts.failed(problem_text::unopened(&i18n, &unopened));
        }
        let faces = FaceCache::new(ctx, document.path().map(Path::to_owned), &document.rules().game);
        let sandbox = sandbox::resumed(&document);
        let translator = Translator::with(settings.message.as_deref());
        let mut studio = Self {
            document,
            keep,
            texts,
            i18n,
            settings,
            selection: Selection::default(),
            chosen_before: Vec::new(),
            current: None,
            hover: None,
            gesture: Gesture::default(),
            caret: Caret::default(),
            cards: Cards::default(),
            translator,
            balance: Balance::default(),
            print: Print::default(),
            sandbox,
            sandbox_screen: SandboxScreen::default(),
            kept_board: KeptBoard::default(),
            problems: Problems::default(),
            palette: None,
            dialog: None,
            leaving: false,
            end,
            faces,
            toasts,
            commands: Commands::default(),
        };
        studio.select_first();
        studio.settle(ctx);
        studio
    }

    /// The open project.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The message that is chosen on the screen of the languages, once that has been shown.
    pub fn chosen_message(&self) -> Option<&Message> {
        self.translator.message()
    }

    /// The cards that the chosen message changes against what is saved, as the screen lists them.
    pub fn changed_cards(&self) -> &[CardChange] {
        self.translator.changed_cards()
    }

    /// Whether the pictures of the chosen message's cards show it as it is.
    pub fn has_drawn_real_cards(&self) -> bool {
        self.translator.is_refreshed(&self.document) && self.faces.has_drawn_tried()
    }

    /// What is remembered for the next start.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether something that the window shows is still being made in the background.
    pub fn is_making(&self) -> bool {
        let of_screen = match self.settings.screen {
            Screen::Balance => self.balance.is_loading_roster(),
            Screen::Locales => self.translator.is_checking(),
            _ => false,
        };
        of_screen || self.faces.is_drawing()
    }

    /// The sandbox.
    pub fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// Does something on the board of the sandbox, as the window would.
    pub fn perform_on_board(&mut self, command: crate::sandbox::Command) {
        self.command(command);
    }

    /// Makes an edit of the project, as the window would.
    pub fn perform_edit(&mut self, command: crate::document::Command) -> bool {
        self.edit(command)
    }

    /// Answers the question for a file or folder that is open; false where none is.
    pub fn choose_path(&mut self, path: std::path::PathBuf) -> bool {
        let Some(purpose) = self.dialog.as_ref().and_then(Dialog::purpose) else { return false };
        self.dialog = None;
        self.commands.send(UiCommand::Path(purpose, path));
        true
    }

    /// The card or hero that the editor shows.
    pub fn chosen(&self) -> Option<RecordPath> {
        self.selection.place
    }

    /// How many lines the trace of the sandbox has.
    pub fn trace_lines(&self) -> usize {
        self.sandbox_screen.trace_lines()
    }

    /// What has to be said or begun once a project is open.
    pub(super) fn settle(&mut self, ctx: &Context) {
        let wake = ctx.clone();
        self.document.watch(move || wake.request_repaint());
        self.dialog = self.document.recovery().map(|_| Dialog::Recovery);
    }

    /// Chooses the card that was chosen last, or the first one with the most rows: there is most to see.
    pub(super) fn select_first(&mut self) {
        let cards = &self.document.registry().cards;
        let last = self.settings.card.as_deref();
        let last = cards.iter().position(|card| Some(card.id.as_str()) == last);
        let most = || (0..cards.len()).rev().max_by_key(|&at| cards[at].effects.len());
        self.selection = Selection::default();
        if let Some(at) = last.or_else(most) {
            self.selection.place = Some(RecordPath::Card(at));
            self.selection.cards.insert(at);
            self.cards.scroll_to(at);
            self.remember_card();
        }
    }

    /// Makes what follows from the chosen card anew, if it is no longer true.
    fn refresh(&mut self) {
        let revision = self.document.revision();
        let language = self.settings.card_language();
        let fresh = |current: &Current| {
            current.revision == revision
                && Some(current.place) == self.selection.place
                && current.sentences.0 == language
        };
        // Only the screen of cards shows it.
        if self.settings.screen == Screen::Cards && !self.current.as_ref().is_some_and(fresh) {
            let place = self.selection.place;
            self.current = place.and_then(|place| Current::new(&self.document, &self.texts, language, place));
        }
        let source = sandbox::source(&self.document);
        match self.settings.screen {
            Screen::Sandbox => {
                self.sandbox.refresh(source);
            }
            Screen::Cards if self.settings.try_open => {
                let id = match self.selection.place {
                    Some(RecordPath::Card(at)) => self.document.registry().cards.get(at).map(|card| card.id.clone()),
                    _ => None,
                };
                self.sandbox.try_card(id.as_ref(), source);
            }
            _ => {}
        }
    }

    /// Everything of one frame but the drawing.
    fn begin(&mut self, ctx: &Context) {
        self.caret.update(ctx);
        let focus = ctx.memory(egui::Memory::focused);
        let pressed = ctx.input(|input| input.pointer.any_pressed());
        let paused = self.gesture.last_edit.is_some_and(|edit| edit.elapsed() > PAUSE);
        if focus != self.gesture.focus || pressed || paused {
            self.gesture = Gesture { number: self.gesture.number + 1, focus, last_edit: None };
        }
        let tick = self.document.tick(Instant::now());
        if let Some(touched) = tick.changed {
            self.touched(&touched);
            self.toasts.said(self.i18n.tr("toast-reloaded").to_string());
        }
        for warning in tick.warnings {
            self.toasts.failed(problem_text::problem(&self.i18n, &warning));
        }
        if let Some(again) = tick.again {
            ctx.request_repaint_after(again);
        }
        self.tell_how_printing_ended();
        if self.document.conflict().is_some() && self.dialog.is_none() {
            self.dialog = Some(Dialog::Conflict);
        }
        if tick.folder_changed || ctx.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            self.faces.look_again(ctx);
        }
        for problem in self.faces.collect(ctx) {
            self.toasts.failed(problem_text::problem(&self.i18n, &problem));
        }
        self.run_scenarios(ctx);
        self.keep_board_by_and_by(ctx);
        self.balance_tick(ctx);
        self.shortcuts(ctx);
        if ctx.input(|input| input.viewport().close_requested()) && self.must_ask_before_end() {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::Leaving(After::Quit));
        }
    }

    /// Shows the whole window, and does what was asked for in it.
    pub fn frame_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.begin(&ctx);
        self.refresh();
        if self.settings.screen == Screen::Locales {
            // Another project may lack the language that was translated into.
            if self.document.locales().get(self.settings.translation_language()).is_none() {
                self.settings.translation_language.clear();
            }
            let language = self.settings.translation_language();
            self.translator.refresh(&self.document, &self.texts, language, &mut self.faces, &ctx);
            let message = self.translator.message().map(|message| message.id.as_str());
            if self.settings.message.as_deref() != message {
                self.settings.message = message.map(str::to_owned);
            }
        }
        if let Some(palette) = &mut self.palette {
            palette.hear(&ctx);
        }
        let room = ctx.content_rect().size();
        if room.x < LEAST.x || room.y < LEAST.y {
            return self.perform(&ctx);
        }
        let view = View { hover: self.hover, gesture: Some(self.gesture.number), ..view!(self) };
        let colours = colours(ui);
        let bar = Frame::new().fill(colours.window);
        Panel::top("top bar")
            .exact_size(height::TOP_BAR)
            .resizable(false)
            .frame(bar.inner_margin(egui::Margin::symmetric(12, 0)))
            .show(ui, |ui| top_bar_ui(ui, &view));
        Panel::bottom("status bar")
            .exact_size(height::STATUS_BAR)
            .resizable(false)
            .frame(bar)
            .show(ui, |ui| status_bar_ui(ui, &view, self.print.progress(), self.balance.working()));
        let rail = rail_width(&ctx, view.i18n);
        Panel::left("rail").exact_size(rail).resizable(false).frame(bar).show(ui, |ui| rail_ui(ui, &view));
        if self.settings.problems_open {
            Panel::bottom("problems")
                .default_size(PROBLEMS_HEIGHT)
                .size_range(110.0..=480.0)
                .resizable(true)
                .frame(Frame::new().fill(colours.panel))
                .show(ui, |ui| self.problems.ui(ui, &view));
        }
        CentralPanel::no_frame().frame(Frame::new().fill(colours.panel)).show(ui, |ui| match self.settings.screen {
            Screen::Cards => {
                if view.settings.try_open {
                    Panel::bottom("try")
                        .default_size(sandbox::TRIAL_HEIGHT)
                        .size_range(120.0..=520.0)
                        .resizable(true)
                        .frame(Frame::new().fill(colours.panel))
                        .show(ui, |ui| self.sandbox_screen.trials.ui(ui, &view, view.sandbox.trial()));
                }
                cards::cards_ui(ui, &view, &mut self.cards, &mut self.faces);
            }
            Screen::Sandbox => sandbox::sandbox_ui(ui, &view, &mut self.sandbox_screen, &mut self.faces),
            Screen::Balance => balance_ui(ui, &view, &mut self.balance),
            Screen::Locales => locales_ui(ui, &view, &mut self.translator, &mut self.faces),
            Screen::Print => {
                let shown = self.cards.shown_cards().collect();
                self.print.ui(ui, &view, &mut self.faces, shown);
            }
            Screen::Settings => options_ui(ui, &view),
        });
        if self.palette.as_mut().is_some_and(|palette| !palette.ui(&ctx, &view)) {
            self.palette = None;
        }
        if self.dialog.as_mut().is_some_and(|dialog| !dialog.ui(&ctx, &view)) {
            self.dialog = None;
        }
        self.toasts.ui(&ctx, &self.i18n);
        let hovered = self.hover.take();
        self.perform(&ctx);
        if self.hover != hovered {
            ctx.request_repaint();
        }
    }

    pub(super) fn is_asked_to_end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    pub(super) fn edited(&mut self) {
        self.gesture.last_edit = Some(Instant::now());
    }
}

impl eframe::App for Studio {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.end_if_asked(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.frame_ui(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, KEPT, &self.settings);
        self.keep_board();
    }
}

/// The project that comes with the program.
pub(super) fn bundled(keep: &StorageConfig) -> Document {
    #[allow(clippy::expect_used, reason = "the bundled files are part of the program, and its tests check them")]
    Document::of_project(Project::bundled(), keep.clone()).expect("the bundled project is sound")
}

/// The messages for a project: the program's own, with its own over them, as they are edited.
pub(super) fn texts_of(document: &Document) -> Texts {
    document.locales().texts()
}
