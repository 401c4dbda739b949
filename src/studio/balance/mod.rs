//! The Balance screen: simulates games between heroes in the background and shows the figures while they are counted.

mod banner;
mod calibration;
mod card_table;
mod ends;
mod format;
mod game;
mod heroes;
mod histogram;
mod matchup;
mod matchups;
mod matrix;
mod pool;
mod roster_loader;
mod run_bar;
mod sensitivity;
mod setup;
mod strength;
mod work;

use std::sync::Arc;

use egui::{CentralPanel, Frame, Key, Panel, Popup, ScrollArea, Ui};
use lucide_icons::Icon;

use self::calibration::CalibrationForm;
use self::card_table::CardTable;
use self::ends::EndWords;
use self::format::{entrants, entrants_text};
use self::game::GamePanel;
use self::matrix::Matrix;
use self::roster_loader::RosterLoader;
use self::setup::Setup;
use self::strength::StrengthTable;
use self::work::{Work, WorkKind};
use super::action::Action;
use super::memo::{Memo, SameArc};
use super::theme::colours;
use super::view::View;
use super::widgets::{Button, empty_state};
use crate::base::Name;
use crate::sim::{Comparison, Figures, Part, Progress, Sensitivity, compare};
use crate::text::Arg;

pub use pool::{Evaluated, Question};
pub use work::TaskEvent;

/// What a result is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultTitle {
    /// A run of this session.
    Run(usize),
    /// A file, by its name without extension.
    File(String),
}

impl ResultTitle {
    pub fn text(&self, view: &View<'_>) -> String {
        match self {
            ResultTitle::Run(number) => view.i18n.tr_count("balance-run", *number),
            ResultTitle::File(name) => name.clone(),
        }
    }
}

/// A result of this session.
pub struct StoredResult {
    pub title: ResultTitle,
    pub figures: Arc<Figures>,
}

/// The contents of the right side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Side {
    /// Heroes, calibration and cards.
    #[default]
    Overview,
    /// A matchup, by the indices of its heroes in the plan.
    Matchup([usize; 2]),
    /// The sensitivity of the win rate to the rows of a card.
    Rows,
    /// How strong the cards are in decks of their own.
    Strength,
}

/// Work that starts as soon as the cards are prepared for games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingWork {
    Run,
    /// The games that the shown run lacks because it was stopped.
    Rest,
    Calibration,
    Rows(Name),
}

/// The shown figures, and the heroes of the open matchup.
type OpenedKey = (Option<SameArc<Figures>>, Option<[usize; 2]>);

/// The state of the screen, and the running work.
#[derive(Default)]
pub struct Balance {
    roster: RosterLoader,
    setup: Setup,
    results: Vec<StoredResult>,
    run_count: usize,
    /// The indices of the shown result, and of the one that it is compared with.
    shown: Option<usize>,
    before: Option<usize>,
    comparison: Memo<[Option<SameArc<Figures>>; 2], Option<Comparison>>,
    /// The figures of the open matchup alone.
    opened: Memo<OpenedKey, Option<Arc<Figures>>>,
    side: Side,
    pending: Option<PendingWork>,
    work: Option<Work>,
    /// The index of the result that the running work adds to.
    playing: Option<usize>,
    matrix: Matrix,
    table: CardTable,
    calibration: CalibrationForm,
    rows: Option<Sensitivity>,
    strength: StrengthTable,
    game: GamePanel,
    /// The sentences of the ends, by the project's revision and the language.
    end_words: Memo<(u64, &'static str), EndWords>,
}

impl Balance {
    /// The running work: the message that names it, and its progress.
    pub fn working(&self) -> Option<(&'static str, Progress)> {
        let work = self.work.as_ref()?;
        let message = match work.kind {
            WorkKind::Run(_) => "balance-simulating",
            WorkKind::Calibration(_) => "balance-calibrating",
            WorkKind::Rows(_) => "balance-measuring",
            WorkKind::Evaluation { .. } => "balance-evaluating",
        };
        Some((message, work.task.progress()))
    }

    /// The shown result.
    pub fn result(&self) -> Option<&Part> {
        self.figures().map(|figures| &figures.part)
    }

    fn figures(&self) -> Option<&Arc<Figures>> {
        self.results.get(self.shown?).map(|result| &result.figures)
    }

    fn comparison(&self) -> Option<&Comparison> {
        self.comparison.value()?.as_ref()
    }

    /// Whether the cards are being prepared for games.
    #[cfg(feature = "testing")]
    pub fn is_loading_roster(&self) -> bool {
        self.roster.is_loading()
    }

    /// The number of heroes that play in the next run.
    fn hero_count(&self) -> usize {
        self.roster.ready.as_ref().map_or(0, |ready| self.setup.heroes(ready).len())
    }

    /// Updates the comparison and the open matchup to the shown result.
    fn derive(&mut self) {
        let shown = self.figures().cloned().map(SameArc);
        let before = self.before.filter(|at| Some(*at) != self.shown).and_then(|at| self.results.get(at));
        let before = before.map(|result| SameArc(Arc::clone(&result.figures)));
        let compare = || Some(compare(&before.as_ref()?.0.part, &shown.as_ref()?.0.part));
        self.comparison.get([before.clone(), shown.clone()], compare);
        let pair = if let Side::Matchup(pair) = self.side { Some(pair) } else { None };
        let open = || shown.as_ref()?.0.matchup(pair?).map(Arc::new);
        if self.opened.get((shown.clone(), pair), open).is_none() && pair.is_some() {
            self.side = Side::Overview;
        }
    }

    fn open(&mut self, pair: [usize; 2]) {
        if self.side != Side::Matchup(pair) {
            self.side = Side::Matchup(pair);
            self.game = GamePanel::default();
        }
    }
}

/// The height of the side without scrolling, at least, in points.
const LEAST_SIDE: f32 = 520.0;

/// The shown result, with what its parts need to draw it.
struct ResultView<'a> {
    view: &'a View<'a>,
    figures: &'a Figures,
    comparison: Option<&'a Comparison>,
}

pub fn balance_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
    balance.derive();
    run_bar::run_bar_ui(ui, view, balance);
    banner::banners_ui(ui, view, balance);
    let panel = Frame::new().fill(colours(ui).panel);
    let has_side = balance.figures().is_some()
        || matches!(balance.side, Side::Rows | Side::Strength)
        || balance.calibration.is_open;
    if has_side {
        let whole = ui.available_width();
        Panel::right("balance side")
            .default_size((whole * 0.454).clamp(380.0, 1100.0))
            .size_range(360.0..=(whole - 480.0).max(380.0))
            .resizable(true)
            .frame(panel)
            .show(ui, |ui| side_ui(ui, view, balance));
    }
    CentralPanel::no_frame().frame(panel).show(ui, |ui| match balance.figures().cloned() {
        Some(figures) => matchups::matchups_ui(ui, view, balance, &figures),
        None => empty_ui(ui, view, balance),
    });
}

fn side_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
    let escape = !Popup::is_any_open(ui.ctx())
        && !ui.ctx().text_edit_focused()
        && ui.input(|input| input.key_pressed(Key::Escape));
    if escape {
        balance.side = Side::Overview;
    }
    match balance.side {
        Side::Rows => sensitivity::sensitivity_ui(ui, view, balance),
        Side::Strength => strength::strength_ui(ui, view, balance),
        Side::Matchup(pair) => matchup::matchup_ui(ui, view, balance, pair),
        Side::Overview => {
            // In a low window the side scrolls as a whole, so that none of its parts is squeezed to nothing.
            let height = ui.available_height();
            let least = if balance.calibration.is_open { 2.0 * LEAST_SIDE } else { LEAST_SIDE };
            ScrollArea::vertical().id_salt("balance side").auto_shrink(false).show(ui, |ui| {
                ui.set_height(height.max(least));
                overview_ui(ui, view, balance);
            });
        }
    }
}

/// Heroes, calibration and cards.
fn overview_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let figures = balance.figures().cloned();
    if let Some(figures) = &figures {
        // The heroes give way to an open calibration below them.
        let share = if balance.calibration.is_open { 0.45 } else { 0.6 };
        let most = ui.available_height() * share;
        heroes::heroes_ui(ui, view, figures, most);
    }
    if balance.calibration.is_open {
        calibration::calibration_ui(ui, view, balance);
    }
    if let Some(figures) = &figures {
        let Balance { table, comparison, .. } = balance;
        table.ui(ui, view, figures, comparison.value().and_then(Option::as_ref));
    }
}

/// The hint before the first run.
fn empty_ui(ui: &mut Ui, view: &View<'_>, balance: &Balance) {
    let i18n = &view.i18n;
    if view.document.tally().0 > 0 {
        let hint = i18n.tr("balance-errors-hint");
        return empty_state(ui, Icon::CircleX, &i18n.tr("balance-errors"), &hint, |ui| {
            let name = i18n.tr(Action::Problems.entry().name);
            view.on_click(&ui.add(Button::new(&name).icon(Icon::PanelBottom)), Action::Problems);
        });
    }
    if balance.roster.current().is_some_and(|ready| ready.playable.len() < 2) {
        let [title, hint] = ["balance-no-heroes", "balance-no-heroes-hint"].map(|id| entrants_text(view, id));
        empty_state(ui, Icon::Scale, &title, &hint, |_| {});
    } else if balance.is_busy() && balance.side != Side::Strength {
        empty_state(ui, Icon::Scale, &i18n.tr("balance-preparing"), "", |_| {});
    } else {
        let heroes = balance.hero_count();
        let matchups = i64::try_from(heroes * heroes.saturating_sub(1) / 2).unwrap_or(i64::MAX);
        let hint = i18n.tr_with("balance-empty-hint", &[("n", Arg::Number(matchups)), entrants(view)]);
        empty_state(ui, Icon::Scale, &i18n.tr("balance-empty"), &hint, |ui| {
            let name = i18n.tr(Action::RunBalance.entry().name);
            let run = Button::new(&name).icon(Icon::Play).keys(Action::RunBalance.keys(ui.ctx())).primary();
            view.on_click(&ui.add(run.enabled(heroes > 1)), Action::RunBalance);
            ui.add_space(6.0);
            let strengths = Action::Evaluate.entry();
            view.on_click(&ui.add(Button::new(&i18n.tr(strengths.name)).icon(strengths.icon)), Action::Evaluate);
        });
    }
}
