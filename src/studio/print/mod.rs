//! The screen for printing: pictures, sheets, drawings, a deck for Tabletop Simulator; with every page as it will be.

mod form;
mod job;
mod page;
mod report;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Align, Context, Layout, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use super::widgets::panel_head;
use crate::base::Diagnostic;
use crate::document::RecordPath;
use crate::face::export::Form;
use crate::face::{Layout as Sheet, Paper, Words};
use crate::text::{Arg, Language, Texts};

pub use job::{Ended, Trouble};
use job::{Job, Report, Task};

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
    /// The tags of the languages; none where they have not been chosen: then it is the preview's.
    languages: Option<BTreeSet<&'static str>>,
    /// The page that is shown, from 0.
    page: usize,
    selected: Selected,
    job: Option<Job>,
    report: Option<Result<Report, Diagnostic>>,
}

/// What can be printed of what was chosen.
#[derive(Default)]
struct Selected {
    /// Of what this was made: the project's revision and what was chosen.
    of: (u64, Vec<RecordPath>),
    places: Vec<RecordPath>,
    left_out: usize,
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
            languages: None,
            page: 0,
            selected: Selected::default(),
            job: None,
            report: None,
        }
    }
}

impl Print {
    /// Whether something is being printed: how much is done, of how much.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.job.as_ref().map(Job::progress)
    }

    /// Stops the printing.
    pub fn cancel(&self) {
        if let Some(job) = &self.job {
            job.cancel();
        }
    }

    /// Looks whether the printing has ended.
    pub fn ended(&mut self) -> Option<Ended> {
        let ended = self.job.as_ref()?.ended()?;
        self.job = None;
        self.report = match &ended {
            Ended::Printed(report) => Some(Ok(report.clone())),
            Ended::Failed(problem) => Some(Err(problem.clone())),
            Ended::Stopped => None,
        };
        Some(ended)
    }

    /// Forgets what belongs to a project; what is being printed of it goes on.
    pub fn forget(&mut self) {
        *self = Self { job: self.job.take(), ..Self::default() };
    }

    /// Prints the chosen card alone, as a picture, in a folder.
    pub fn start_picture(&mut self, ctx: &Context, view: &View<'_>, texts: Arc<Texts>, folder: PathBuf) {
        let places = view.selection.place.into_iter().collect();
        let languages = vec![view.settings.card_language()];
        self.run(ctx, view, texts, places, languages, Form::Png { dpi: 300.0, bleed: false }, folder);
    }

    /// Begins to print in a folder.
    pub fn start(&mut self, ctx: &Context, view: &View<'_>, texts: Arc<Texts>, shown: Vec<usize>, folder: PathBuf) {
        self.select(view, shown);
        let form = self.form();
        let to = match form {
            Form::Png { .. } | Form::Svg { .. } => folder,
            Form::Pdf(_) => folder.join("cards.pdf"),
            Form::Tabletop => folder.join("cards.json"),
        };
        let (places, languages) = (self.selected.places.clone(), self.languages(view));
        self.run(ctx, view, texts, places, languages, form, to);
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of a task, which is made here")]
    fn run(
        &mut self,
        ctx: &Context,
        view: &View<'_>,
        texts: Arc<Texts>,
        places: Vec<RecordPath>,
        languages: Vec<&'static Language>,
        form: Form,
        to: PathBuf,
    ) {
        let folder = view.document.path().map(std::path::Path::to_owned);
        let (rules, registry) = (view.rules().clone(), view.registry().clone());
        let task = Task { rules, registry, texts, folder, places, languages, form, to };
        if self.job.is_none() && task.faces() > 0 {
            self.report = None;
            // Without a thread nothing begins; the system has then worse to tell than this.
            self.job = Job::start(ctx, task).ok();
        }
    }

    /// The form that has been chosen, with everything that belongs to it.
    fn form(&self) -> Form {
        #[allow(clippy::cast_precision_loss, reason = "at most 1200")]
        let dpi = self.dpi as f64;
        let paper = [Some(Paper::A4), Some(Paper::Letter), None][self.paper.min(2)];
        match self.form {
            As::Png => Form::Png { dpi, bleed: self.bleed },
            As::Svg => Form::Svg { bleed: self.bleed },
            As::Pdf => Form::Pdf(Sheet { paper, bleed: self.bleed, crop_marks: self.crop_marks, backs: self.backs }),
            As::Tabletop => Form::Tabletop,
        }
    }

    /// The languages that have been chosen, in their usual order.
    fn languages(&self, view: &View<'_>) -> Vec<&'static Language> {
        match &self.languages {
            Some(tags) => view.texts.languages().filter(|language| tags.contains(language.tag)).collect(),
            None => vec![view.settings.card_language()],
        }
    }

    /// Looks what is to be printed, where that may have changed.
    fn select(&mut self, view: &View<'_>, shown: Vec<usize>) {
        let registry = view.registry();
        let places: Vec<RecordPath> = match self.what {
            What::All => {
                let heroes = (0..registry.heroes.len()).map(RecordPath::Hero);
                heroes.chain((0..registry.cards.len()).map(RecordPath::Card)).collect()
            }
            What::Shown => shown.into_iter().map(RecordPath::Card).collect(),
            What::Chosen => match view.selection.place {
                Some(hero @ RecordPath::Hero(_)) => vec![hero],
                _ => view.selection.cards.iter().map(|&at| RecordPath::Card(at)).collect(),
            },
        };
        let of = (view.document.revision(), places);
        if self.selected.of == of {
            return;
        }
        let words = Words { rules: view.rules(), texts: &view.texts, registry };
        let is_printable = |place: &&RecordPath| words.is_printable(**place, &mut Vec::new());
        let places: Vec<RecordPath> = of.1.iter().filter(is_printable).copied().collect();
        self.selected = Selected { left_out: of.1.len() - places.len(), places, of };
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache, shown: Vec<usize>) {
        self.select(view, shown);
        let count = [("n", Arg::Number(i64::try_from(self.selected.places.len()).unwrap_or(i64::MAX)))];
        // The page begins right below the head.
        let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        panel_head(ui, &view.i18n.tr("screen-print"), &view.i18n.tr_with("print-cards", &count), |_| {});
        ui.spacing_mut().item_spacing.y = gap;
        let room = ui.available_rect_before_wrap();
        let side = Rect::from_min_max(room.min, pos2((room.left() + SIDE).min(room.right()), room.bottom()));
        let page = Rect::from_min_max(pos2(side.right(), room.top()), room.max);
        ui.painter().rect_filled(page, 0.0, colours(ui).well);
        ui.painter().vline(page.left(), page.y_range(), Stroke::new(1.0, colours(ui).divider));
        let builder = UiBuilder::new().max_rect(side.shrink(16.0)).layout(Layout::top_down(Align::Min));
        let mut form = ui.new_child(builder);
        form.spacing_mut().item_spacing = vec2(8.0, 8.0);
        self.form_ui(&mut form, view);
        let mut preview = ui.new_child(UiBuilder::new().max_rect(page.shrink(16.0)));
        self.pages_ui(&mut preview, view, faces);
    }
}
