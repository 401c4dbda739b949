//! The screen for printing: pictures, sheets, drawings, a deck for Tabletop Simulator; with a preview of the first page.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};

use egui::{Align, Color32, Context, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::faces::{FaceShow, Wanted};
use super::theme::{self, Weight, colours};
use super::view::{Ask, Asks, View};
use super::widgets::{
    Button, Choice, Choices, bar, combo, empty_state, form_line, number_field, panel_head, put_text, segmented, tick,
};
use crate::document::Place;
use crate::face::export::{Export, Form, Watch, export};
use crate::face::{Faces, Layout as Sheet, Paper, Printed, Words};
use crate::registry::Project;
use crate::text::{Arg, Language};

const LABEL: f32 = 130.0;
const SIDE: f32 = 400.0;

/// What is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum What {
    #[default]
    All,
    Shown,
    Chosen,
}

/// As what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum As {
    #[default]
    Png,
    Pdf,
    Svg,
    Tabletop,
}

/// What the screen remembers, and the printing that goes on.
pub struct Print {
    what: What,
    form: As,
    dpi: i64,
    paper: usize,
    bleed: bool,
    crop_marks: bool,
    backs: bool,
    job: Option<Job>,
}

impl Default for Print {
    fn default() -> Self {
        Self {
            what: What::default(),
            form: As::default(),
            dpi: 300,
            paper: 0,
            bleed: false,
            crop_marks: true,
            backs: false,
            job: None,
        }
    }
}

struct Job {
    done: Arc<AtomicUsize>,
    all: usize,
    cancelled: Arc<AtomicBool>,
    ended: Receiver<Result<Export, String>>,
}

/// How a printing ended.
pub enum Ended {
    /// So many faces were written; what is wrong with some of them.
    Printed(usize, Vec<String>),
    /// It was stopped.
    Stopped,
    /// It failed.
    Failed(String),
}

impl Print {
    /// Whether something is being printed: how much is done, of how much.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.job.as_ref().map(|job| (job.done.load(Ordering::Relaxed), job.all))
    }

    /// Stops the printing.
    pub fn cancel(&self) {
        if let Some(job) = &self.job {
            job.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// Looks whether the printing has ended.
    pub fn ended(&mut self) -> Option<Ended> {
        let job = self.job.as_ref()?;
        let ended = match job.ended.try_recv() {
            Ok(Ok(export)) if export.is_cancelled => Ended::Stopped,
            Ok(Ok(export)) => {
                let problems = export.problems.iter().map(|(_, problem)| problem.message.clone()).collect();
                Ended::Printed(job.all, problems)
            }
            Ok(Err(why)) => Ended::Failed(why),
            Err(std::sync::mpsc::TryRecvError::Empty) => return None,
            Err(std::sync::mpsc::TryRecvError::Disconnected) => Ended::Stopped,
        };
        self.job = None;
        Some(ended)
    }

    /// Prints the chosen card alone, as a picture, in a folder.
    pub fn start_picture(&mut self, ctx: &Context, view: &View<'_>, folder: PathBuf) {
        let faces = printed(view, view.selection.place.into_iter());
        self.run(ctx, view, faces, Form::Png { dpi: 300.0, bleed: false }, folder);
    }

    /// Begins to print in a folder.
    pub fn start(&mut self, ctx: &Context, view: &View<'_>, shown: Vec<usize>, folder: PathBuf) {
        let places = self.places(view, shown);
        let faces = printed(view, places.into_iter());
        #[allow(clippy::cast_precision_loss, reason = "at most 1200")]
        let dpi = self.dpi as f64;
        let paper = [Some(Paper::A4), Some(Paper::Letter), None][self.paper.min(2)];
        let sheet = Sheet { paper, bleed: self.bleed, crop_marks: self.crop_marks, backs: self.backs };
        let (form, to) = match self.form {
            As::Png => (Form::Png { dpi, bleed: self.bleed }, folder),
            As::Svg => (Form::Svg { bleed: self.bleed }, folder),
            As::Pdf => (Form::Pdf(sheet), folder.join("cards.pdf")),
            As::Tabletop => (Form::Tabletop, folder.join("cards.json")),
        };
        self.run(ctx, view, faces, form, to);
    }

    fn run(&mut self, ctx: &Context, view: &View<'_>, cards: Vec<Printed>, form: Form, to: PathBuf) {
        if self.job.is_some() || cards.is_empty() {
            return;
        }
        let (done, cancelled) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let (sender, ended) = channel();
        let folder = view.document.path().map(std::path::Path::to_owned);
        let (game, name) = (view.rules().game.clone(), view.rules().name.clone());
        let all = cards.len();
        let (counted, stop, ctx) = (done.clone(), cancelled.clone(), ctx.clone());
        let work = move || {
            let (faces, _) = Faces::of(&Project { folder, ..Project::bundled() }, &game);
            let progress = |number: usize| {
                counted.store(number, Ordering::Relaxed);
                ctx.request_repaint();
            };
            let watch = Watch { progress: &progress, cancelled: &stop };
            let made =
                export(&faces, &cards, form, &to, &name, &watch).map_err(|error| format!("{}: {error}", to.display()));
            // Nobody listens any more where the window was shut.
            let _ = sender.send(made);
            ctx.request_repaint();
        };
        if std::thread::Builder::new().name("print".to_owned()).spawn(work).is_ok() {
            self.job = Some(Job { done, all, cancelled, ended });
        }
    }

    fn places(&self, view: &View<'_>, shown: Vec<usize>) -> Vec<Place> {
        let registry = view.registry();
        match self.what {
            What::All => {
                let heroes = (0..registry.heroes.len()).map(Place::Hero);
                heroes.chain((0..registry.cards.len()).map(Place::Card)).collect()
            }
            What::Shown => shown.into_iter().map(Place::Card).collect(),
            What::Chosen => view.selection.cards.iter().map(|&at| Place::Card(at)).collect(),
        }
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceShow, shown: Vec<usize>, asks: &mut Asks) {
        let places = self.places(view, shown);
        let count = [("n", Arg::Number(i64::try_from(places.len()).unwrap_or(i64::MAX)))];
        panel_head(ui, &view.say.t("screen-print"), &view.say.with("cards-chosen", &count), |_| {});
        let room = ui.available_rect_before_wrap();
        let side = Rect::from_min_max(room.min, pos2((room.left() + SIDE).min(room.right()), room.bottom()));
        let page = Rect::from_min_max(pos2(side.right(), room.top()), room.max);
        ui.painter().rect_filled(page, 0.0, colours(ui).well);
        ui.painter().vline(page.left(), page.y_range(), Stroke::new(1.0, colours(ui).divider));
        let builder = UiBuilder::new().max_rect(side.shrink(16.0)).layout(Layout::top_down(Align::Min));
        let mut form = ui.new_child(builder);
        form.spacing_mut().item_spacing = vec2(8.0, 8.0);
        self.form(&mut form, view, places.len(), asks);
        let mut preview = ui.new_child(UiBuilder::new().max_rect(page.shrink(24.0)));
        self.page(&mut preview, view, faces, &places);
    }

    fn form(&mut self, ui: &mut Ui, view: &View<'_>, count: usize, asks: &mut Asks) {
        let say = view.say;
        let name = say.t("print-what");
        form_line(ui, &name, LABEL, |ui| {
            let names = ["print-all", "print-shown", "print-chosen"].map(|id| say.t(id));
            let now = [What::All, What::Shown, What::Chosen].iter().position(|what| *what == self.what).unwrap_or(0);
            if let Some(chosen) = choose(ui, view, &name, &names, now) {
                self.what = [What::All, What::Shown, What::Chosen][chosen];
            }
        });
        let name = say.t("print-as");
        let forms = [As::Png, As::Pdf, As::Svg, As::Tabletop];
        form_line(ui, &name, LABEL, |ui| {
            let names = ["print-png", "print-pdf", "print-svg", "print-tts"].map(|id| say.t(id));
            let now = forms.iter().position(|form| *form == self.form).unwrap_or(0);
            if let Some(chosen) = choose(ui, view, &name, &names, now) {
                self.form = forms[chosen];
            }
        });
        let name = say.t("print-language");
        form_line(ui, &name, LABEL, |ui| {
            let languages: Vec<&'static Language> = Language::real().collect();
            let names: Vec<Arc<str>> = languages
                .iter()
                .map(|language| if language.right_to_left { language.tag } else { language.name }.into())
                .collect();
            let now = languages.iter().position(|language| *language == view.settings.card_language()).unwrap_or(0);
            if let Some(chosen) = choose(ui, view, &name, &names, now) {
                asks.push(Ask::CardLanguage(languages[chosen].tag));
            }
        });
        if self.form == As::Png {
            let name = say.t("print-dpi");
            form_line(ui, &name, LABEL, |ui| {
                if let (_, Some(dpi)) = number_field(ui, &name, self.dpi, &(72..=1200), 72.0) {
                    self.dpi = dpi;
                }
            });
        }
        if self.form == As::Pdf {
            let name = say.t("print-paper");
            form_line(ui, &name, LABEL, |ui| {
                let one = "63 × 88 mm";
                let segments = [("A4", None), ("Letter", None), (one, None)];
                if let Some(chosen) = segmented(ui, &name, &segments, self.paper) {
                    self.paper = chosen;
                }
            });
        }
        if self.form != As::Tabletop {
            tick(ui, &say.t("print-bleed"), &mut self.bleed);
        }
        if self.form == As::Pdf {
            tick(ui, &say.t("print-crop-marks"), &mut self.crop_marks);
            tick(ui, &say.t("print-backs"), &mut self.backs);
        }
        ui.add_space(8.0);
        match self.progress() {
            Some((done, all)) => {
                #[allow(clippy::cast_precision_loss, reason = "a share")]
                bar(ui, ui.available_width(), done as f32 / all.max(1) as f32, colours(ui).accent);
                ui.horizontal(|ui| {
                    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
                    let words = say.with("print-progress", &[("done", number(done)), ("all", number(all))]);
                    put_text(ui, &words, theme::body(Weight::Regular), colours(ui).secondary);
                    if ui.add(Button::new(&say.t("cancel")).small()).clicked() {
                        self.cancel();
                    }
                });
            }
            None => {
                let text = say.t("print-start");
                if ui.add(Button::new(&text).icon(Icon::Printer).primary().enabled(count > 0)).clicked() {
                    asks.push(Ask::PrintTo);
                }
            }
        }
    }

    /// The first page, or the first card.
    fn page(&self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceShow, places: &[Place]) {
        if places.is_empty() {
            let (title, hint) = (view.say.t("filter-nothing"), view.say.t("filter-nothing-hint"));
            empty_state(ui, Icon::Printer, &title, &hint, |_| {});
            return;
        }
        let paper = [Some(Paper::A4), Some(Paper::Letter), None][self.paper.min(2)];
        let paper = paper.filter(|_| self.form == As::Pdf);
        let grid = Sheet { paper, bleed: self.bleed, crop_marks: self.crop_marks, backs: self.backs }.grid();
        let room = ui.max_rect();
        let [wide, high] = grid.page.map(small);
        let scale = (room.width() / wide).min(room.height() / high).min(8.0);
        let page = Rect::from_center_size(room.center(), vec2(wide, high) * scale);
        ui.painter().rect(page, 2.0, Color32::WHITE, Stroke::new(1.0, colours(ui).outline), StrokeKind::Outside);
        let cell = vec2(small(grid.cell[0]), small(grid.cell[1])) * scale;
        let bleed = small(grid.bleed) * scale;
        for (at, &place) in places.iter().take(grid.per_page()).enumerate() {
            let [left, top] = grid.place(at, false).map(small);
            let rect = Rect::from_min_size(page.min + vec2(left, top) * scale, cell).shrink(bleed);
            let wanted =
                Wanted { document: view.document, texts: view.texts, place, language: view.settings.card_language() };
            let pixels = rect.width() / 63.0 * ui.ctx().pixels_per_point();
            match faces.small(at, &wanted, pixels) {
                Some(shown) => {
                    let uv = Rect::from_min_max(egui::Pos2::ZERO, pos2(1.0, 1.0));
                    ui.painter().image(shown.texture.id(), rect, uv, Color32::WHITE);
                }
                None => {
                    ui.painter().rect_filled(rect, 4.0, Color32::from_gray(230));
                }
            }
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "millimetres on a page")]
fn small(length: f64) -> f32 {
    length as f32
}

fn choose(ui: &mut Ui, view: &View<'_>, name: &str, names: &[Arc<str>], now: usize) -> Option<usize> {
    let button = combo(ui, name, None, &names[now], false, 220.0);
    let lines = || names.iter().map(|text| Choice { text: text.to_string(), ..Choice::default() }).collect();
    Choices::new(name, &view.say.t("search")).current(Some(now)).show(&button, lines)
}

fn printed(view: &View<'_>, places: impl Iterator<Item = Place>) -> Vec<Printed> {
    let words = Words { rules: view.rules(), texts: view.texts, registry: view.registry() };
    let language = view.settings.card_language();
    places
        .filter_map(|place| match place {
            Place::Card(at) => view.registry().cards.get(at).map(|card| words.card(language, card)),
            Place::Hero(at) => view.registry().heroes.get(at).map(|hero| words.hero(language, hero)),
            _ => None,
        })
        .collect()
}
