//! The Print screen: PNG, PDF and SVG files, a deck for Tabletop Simulator or a gallery, with a preview of
//! every page.

mod form;
mod job;
mod page;
mod report;

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::{Align2, Context, Frame, Ui, vec2};
use egui_extras::{Size, StripBuilder};

use super::faces::FaceCache;
use super::memo::Memo;
use super::theme::colours;
use super::view::View;
use super::widgets::{background, divider, panel_head};
use crate::base::Diagnostic;
use crate::design::project::{DesignFile, FILE};
use crate::document::RecordPath;
use crate::face::export::Form;
use crate::face::{Layout as Sheet, Paper, Words};
use crate::registry::project::beside;
use crate::text::Language;

pub use job::{Ended, FaceProblem};
use job::{Job, Report, Task};

const SIDE: f32 = 400.0;

/// The cards to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CardSelection {
    #[default]
    All,
    Shown,
    Chosen,
}

/// The file format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum As {
    #[default]
    Png,
    Pdf,
    Svg,
    Tabletop,
    Gallery,
}

/// The state of the screen, and the running print task.
#[allow(clippy::struct_excessive_bools, reason = "the settings are independent of each other")]
pub struct Print {
    cards: CardSelection,
    form: As,
    dpi: i64,
    /// The resolution of a gallery, which is read on a screen.
    gallery_dpi: i64,
    paper: usize,
    bleed: bool,
    crop_marks: bool,
    backs: bool,
    /// Whether a gallery shows only unlocked cards, and whether the project says what unlocks a card.
    only_unlocked: bool,
    unlocks: Memo<u64, bool>,
    /// The tags of the languages. `None` until the user chooses: then the language of the preview is printed.
    languages: Option<BTreeSet<&'static str>>,
    /// The index of the shown page.
    page: usize,
    /// The cards to print, for the revision of the project and the selection.
    selected: Memo<(u64, Vec<RecordPath>), Selected>,
    job: Option<Job>,
    report: Option<Result<Report, Diagnostic>>,
}

/// The cards to print that have no errors, and the number of those that have.
#[derive(Default)]
struct Selected {
    places: Vec<RecordPath>,
    left_out: usize,
}

impl Default for Print {
    fn default() -> Self {
        Self {
            cards: CardSelection::default(),
            form: As::default(),
            dpi: 300,
            gallery_dpi: 150,
            paper: 0,
            bleed: false,
            crop_marks: true,
            backs: false,
            only_unlocked: false,
            unlocks: Memo::default(),
            languages: None,
            page: 0,
            selected: Memo::default(),
            job: None,
            report: None,
        }
    }
}

impl Print {
    /// The progress of the running task: finished faces and all.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.job.as_ref().map(Job::progress)
    }

    pub fn cancel(&self) {
        if let Some(job) = &self.job {
            job.cancel();
        }
    }

    /// Polls for the end of the task.
    pub fn ended(&mut self) -> Option<Ended> {
        let ended = self.job.as_mut()?.ended()?;
        self.job = None;
        self.report = match &ended {
            Ended::Printed(report) => Some(Ok(report.clone())),
            Ended::Failed(problem) => Some(Err(problem.clone())),
            Ended::Stopped => None,
        };
        Some(ended)
    }

    /// Drops everything about the project, because another one is opened. A running task continues.
    pub fn reset(&mut self) {
        *self = Self { job: self.job.take(), ..Self::default() };
    }

    /// Prints the selected card as a picture into a folder.
    pub fn start_picture(&mut self, ctx: &Context, view: &View<'_>, folder: PathBuf) {
        let places = view.selection.place.into_iter().collect();
        let (languages, form) = (vec![view.settings.card_language()], Form::Png { dpi: 300.0, bleed: false });
        self.run(ctx, Task::new(view, places, languages, form, folder));
    }

    /// Starts to print into a folder.
    pub fn start(&mut self, ctx: &Context, view: &View<'_>, shown: Vec<usize>, folder: PathBuf) {
        let places = self.select(view, shown).places.clone();
        let form = self.form();
        let to = match form {
            Form::Png { .. } | Form::Svg { .. } => folder,
            Form::Pdf(_) => folder.join("cards.pdf"),
            Form::Tabletop => folder.join("cards.json"),
        };
        let task = Task::new(view, places, self.languages(view), form, to);
        let is_gallery = self.form == As::Gallery;
        self.run(ctx, if is_gallery { task.into_gallery(self.only_unlocked) } else { task });
    }

    fn run(&mut self, ctx: &Context, task: Task) {
        if self.job.is_none() && task.faces() > 0 {
            self.report = None;
            // Starting a thread fails only if the system is out of resources.
            self.job = Job::start(ctx, task).ok();
        }
    }

    /// The chosen format with its options.
    fn form(&self) -> Form {
        #[allow(clippy::cast_precision_loss, reason = "at most 1200")]
        let [dpi, gallery_dpi] = [self.dpi as f64, self.gallery_dpi as f64];
        let paper = [Some(Paper::A4), Some(Paper::Letter), None][self.paper.min(2)];
        match self.form {
            As::Png => Form::Png { dpi, bleed: self.bleed },
            As::Svg => Form::Svg { bleed: self.bleed },
            As::Pdf => Form::Pdf(Sheet { paper, bleed: self.bleed, crop_marks: self.crop_marks, backs: self.backs }),
            As::Tabletop => Form::Tabletop,
            As::Gallery => Form::Png { dpi: gallery_dpi, bleed: false },
        }
    }

    /// The chosen languages, in the usual order.
    fn languages(&self, view: &View<'_>) -> Vec<&'static Language> {
        match &self.languages {
            Some(tags) => view.texts.languages().filter(|language| tags.contains(language.tag)).collect(),
            None => vec![view.settings.card_language()],
        }
    }

    /// Whether the project says what unlocks a card.
    fn has_locks(&mut self, view: &View<'_>) -> bool {
        let document = &view.document;
        *self.unlocks.get(document.revision(), || {
            let file = beside(document.path(), &document.rules().game, FILE).ok().flatten();
            let design = file.and_then(|file| DesignFile::read(&file.text).ok());
            design.is_some_and(|design| design.unlock.is_some())
        })
    }

    fn places(&self) -> &[RecordPath] {
        self.selected.value().map_or(&[], |selected| &selected.places)
    }

    /// The cards to print. `shown` has the indices of the cards that the library shows.
    fn select(&mut self, view: &View<'_>, shown: Vec<usize>) -> &Selected {
        let registry = view.registry();
        let places: Vec<RecordPath> = match self.cards {
            CardSelection::All => {
                let heroes = (0..registry.heroes.len()).map(RecordPath::Hero);
                heroes.chain((0..registry.cards.len()).map(RecordPath::Card)).collect()
            }
            CardSelection::Shown => shown.into_iter().map(RecordPath::Card).collect(),
            CardSelection::Chosen => match view.selection.place {
                Some(hero @ RecordPath::Hero(_)) => vec![hero],
                _ => view.selection.cards.iter().map(|&at| RecordPath::Card(at)).collect(),
            },
        };
        let words = Words { rules: view.rules(), texts: &view.texts, registry };
        let mut printable = places.clone();
        self.selected.get((view.document.revision(), places), || {
            let all = printable.len();
            printable.retain(|place| words.is_printable(*place, view.document.checked()));
            Selected { left_out: all - printable.len(), places: printable }
        })
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, shown: Vec<usize>) {
        let words = view.i18n.tr_count("print-cards", self.select(view, shown).places.len());
        // No gap between the head and the page.
        let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        panel_head(ui, &view.i18n.tr("screen-print"), &words, |_| {});
        ui.spacing_mut().item_spacing.y = gap;
        let side = (ui.available_width() * 0.45).min(SIDE);
        let margin = Frame::new().inner_margin(16.0);
        ui.spacing_mut().item_spacing.x = 0.0;
        let strip = StripBuilder::new(ui).size(Size::exact(side)).size(Size::remainder()).clip(true);
        strip.horizontal(|mut strip| {
            strip.cell(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                margin.show(ui, |ui| self.form_ui(ui, view));
            });
            strip.cell(|ui| {
                background(ui, ui.max_rect(), colours(ui).well);
                divider(ui, ui.max_rect(), Align2::LEFT_CENTER);
                margin.show(ui, |ui| self.pages_ui(ui, view, faces));
            });
        });
    }
}
