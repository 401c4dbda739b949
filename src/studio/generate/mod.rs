//! The Generate screen: cards from the game's grammar, eight at a time or as a list, by weights that are changed as one
//! looks.

mod budget;
mod cells;
mod figures;
mod list;
mod locks;
mod tiles;
mod weights;
mod work;

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align2, Context, Frame, Key, Modifiers, Panel, ScrollArea, Ui};
use lucide_icons::Icon;
use serde_json::{Value, json};

use super::background::{Background, Progress};
use super::faces::FaceCache;
use super::theme::{self, Weight, colours};
use super::view::View;
use super::widgets::{Button, bar_ui, divider, empty_state, icon_button, label, number_field, segmented, tick};
use crate::base::{Name, Source, mix};
use crate::document::Command;
use crate::generate::weights::{Weighed, Weights, settings};
use crate::registry::with_generator;
use crate::text::Arg;
use tiles::TileCommand;
use work::{Batch, Made, Refused, Wish};

/// How many cards are shown at once.
const SHOWN: usize = 8;
const BAR: f32 = 48.0;
const SIDE: f32 = 264.0;
const FIGURES: f32 = 148.0;
/// In a lower window, in points, there are no figures.
const LEAST_HIGH: f32 = 560.0;
/// How much of a card stays in cards like it, in percent.
const KEEP: u8 = 70;
const SEEDS: std::ops::RangeInclusive<i64> = 1..=999_999;

/// How many cards there are, and how they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    #[default]
    Eight,
    List,
    Pool,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Eight, Self::List, Self::Pool];

    fn count(self) -> usize {
        match self {
            Self::Eight => SHOWN,
            Self::List => 50,
            Self::Pool => 1_000,
        }
    }
}

/// The state of the screen, and the running work.
pub struct Generate {
    mode: Mode,
    list: list::List,
    /// The tables of weights that are folded.
    folded: BTreeSet<Weighed>,
    seed: i64,
    /// Whether costs are fitted to prices.
    is_fitted: bool,
    same: bool,
    worse: bool,
    /// The weights that were changed.
    changed: BTreeMap<(Weighed, Name), u64>,
    /// A card to vary, with its name.
    like: Option<(Value, String)>,
    batch: Option<Batch>,
    /// The locked parts of shown cards.
    locks: BTreeMap<usize, Vec<String>>,
    /// The shown cards that were taken.
    taken: BTreeSet<usize>,
    /// The shown card that the keyboard works on, and how many there are in a line.
    cursor: usize,
    columns: usize,
    /// How often shown cards were made again.
    again: BTreeMap<usize, u64>,
    /// Grows with each card that is shown, for the pictures.
    number: u64,
    numbers: [u64; SHOWN],
    work: Option<Background<Result<Batch, Refused>>>,
    refused: Option<Refused>,
    /// The wish that a change asked for while other work was running.
    next: Option<Wish>,
}

impl Default for Generate {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            list: list::List::default(),
            folded: BTreeSet::from([Weighed::Keywords, Weighed::Filters]),
            seed: 1,
            is_fitted: true,
            same: true,
            worse: true,
            changed: BTreeMap::new(),
            like: None,
            batch: None,
            locks: BTreeMap::new(),
            taken: BTreeSet::new(),
            cursor: 0,
            columns: 1,
            again: BTreeMap::new(),
            number: 0,
            numbers: [0; SHOWN],
            work: None,
            refused: None,
            next: None,
        }
    }
}

impl Generate {
    #[cfg(feature = "testing")]
    pub fn is_working(&self) -> bool {
        self.work.is_some() || self.next.is_some()
    }

    /// The weights as they are now.
    fn weights(&self) -> Vec<Weights> {
        let mut tables = self.batch.as_ref().map(|batch| batch.weights.clone()).unwrap_or_default();
        for table in &mut tables {
            for (id, weight) in &mut table.entries {
                *weight = self.changed.get(&(table.of.clone(), id.clone())).copied().unwrap_or(*weight);
            }
        }
        tables
    }

    /// The settings of the tables with changed weights.
    fn changed_settings(&self) -> Value {
        let tables = self.weights();
        let is_changed = |table: &&Weights| self.changed.keys().any(|(of, _)| *of == table.of);
        settings(tables.iter().filter(is_changed))
    }

    /// Lays the changed weights over those of the ruleset, as one step of undo.
    fn keep_weights(&self, view: &View<'_>) {
        let ruleset = Source::new("ruleset.json", view.document.ruleset_text());
        view.send(Command::SetRuleset { text: with_generator(&ruleset, &self.changed_settings()) });
    }

    /// What the form asks for.
    fn wish(&self) -> Wish {
        let mut settings = self.changed_settings();
        if !self.is_fitted {
            settings["cost"] = "drawn".into();
        }
        let reject = [("same", self.same), ("worse", self.worse)];
        let reject: Vec<&str> = reject.into_iter().filter(|(_, is_on)| *is_on).map(|(name, _)| name).collect();
        settings["reject"] = json!(reject);
        let like = self.like.as_ref().map(|(card, _)| card.clone());
        Wish {
            seed: self.seed.unsigned_abs(),
            count: self.mode.count(),
            settings,
            locked: None,
            like,
            keep: KEEP,
            tile: None,
        }
    }

    /// Makes cards, after those that are being made.
    fn make(&mut self, wish: Wish) {
        self.next = Some(wish);
    }

    fn poll(&mut self, ctx: &Context, view: &View<'_>) {
        match self.work.as_mut().map(Background::poll) {
            Some(Progress::Done(Ok(batch))) => self.show(batch),
            Some(Progress::Done(Err(refused))) => self.refused = Some(refused),
            // A panic of the thread has been reported on standard error.
            Some(Progress::Failed) | None => {}
            Some(Progress::Pending) => return,
        }
        self.work = None;
        if self.batch.is_none() && self.refused.is_none() && self.next.is_none() {
            self.make(self.wish());
        }
        if let Some(wish) = self.next.take() {
            self.refused = None;
            self.work = work::start(ctx, view, wish);
        }
    }

    fn show(&mut self, mut made: Batch) {
        self.number += 1;
        match (made.wish.tile, &mut self.batch) {
            (Some(tile), Some(batch)) => {
                if let (Some(card), Some(place)) = (made.cards.pop(), batch.cards.get_mut(tile)) {
                    *place = card;
                    self.taken.remove(&tile);
                    if let Some(number) = self.numbers.get_mut(tile) {
                        *number = self.number;
                    }
                }
            }
            _ => {
                (self.locks, self.taken, self.again) = Default::default();
                self.numbers = [self.number; SHOWN];
                self.list.forget();
                self.batch = Some(made);
            }
        }
    }

    /// Makes all again with another seed.
    fn go(&mut self, by: i64) {
        self.seed = (self.seed + by).clamp(*SEEDS.start(), *SEEDS.end());
        self.make(self.wish());
    }

    /// Makes one card again; its locked parts stay.
    fn make_again(&mut self, tile: usize) {
        let Some(made) = self.card(tile) else { return };
        let count = self.again.get(&tile).copied().unwrap_or(0);
        let seed = mix(self.seed.unsigned_abs() ^ mix((count << 16) + tile as u64 + 1));
        let wish = work::again(&self.wish(), tile, seed, &made.record, self.locks_of(tile));
        self.again.insert(tile, count + 1);
        self.make(wish);
    }

    /// The locked parts of a card.
    fn locks_of(&self, tile: usize) -> &[String] {
        self.locks.get(&tile).map_or(&[], Vec::as_slice)
    }

    fn card(&self, tile: usize) -> Option<&Made> {
        self.batch.as_ref()?.cards.get(tile)
    }

    /// Adds a card to the project, as one step of undo.
    fn take(&mut self, view: &View<'_>, tile: usize) {
        if let Some(made) = self.card(tile).filter(|_| !self.taken.contains(&tile)) {
            view.send(Command::PasteCards { at: None, json: made.record.to_string() });
            self.taken.insert(tile);
        }
    }

    /// The space bar makes other cards, unless something has the focus that it presses; arrows move among those that are
    /// shown, and letters do what their buttons do.
    fn keys(&mut self, ui: &Ui, view: &View<'_>) {
        if ui.memory(|memory| memory.focused().is_some()) || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        let pressed = |key: Key, with: Modifiers| ui.input_mut(|input| input.consume_key(with, key));
        if pressed(Key::Space, Modifiers::SHIFT) || pressed(Key::Backspace, Modifiers::NONE) {
            self.go(-1);
        } else if pressed(Key::Space, Modifiers::NONE) {
            self.go(1);
        }
        if self.mode != Mode::Eight {
            return;
        }
        let count = self.batch.as_ref().map_or(0, |batch| batch.cards.len()).min(SHOWN);
        let steps = [(Key::ArrowRight, 1), (Key::ArrowDown, self.columns)];
        for (key, by) in steps {
            if self.cursor + by < count && pressed(key, Modifiers::NONE) {
                self.cursor += by;
            }
        }
        for (key, by) in [(Key::ArrowLeft, 1), (Key::ArrowUp, self.columns)] {
            if self.cursor >= by && pressed(key, Modifiers::NONE) {
                self.cursor -= by;
            }
        }
        let at = self.cursor;
        let letters =
            [(Key::T, TileCommand::Take(at)), (Key::M, TileCommand::Like(at)), (Key::A, TileCommand::Again(at))];
        let asked = letters.into_iter().find_map(|(key, asked)| pressed(key, Modifiers::NONE).then_some(asked));
        self.ask(view, asked);
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        self.poll(ui.ctx(), view);
        self.keys(ui, view);
        ui.spacing_mut().item_spacing.y = 0.0;
        self.bar(ui, view);
        let plain = Frame::new().fill(colours(ui).panel);
        let side = Panel::left("generate weights").exact_size(SIDE).resizable(false).frame(plain);
        side.show(ui, |ui| {
            divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
            self.weights_ui(ui, view);
        });
        if ui.available_height() >= LEAST_HIGH {
            let below = Panel::bottom("generate figures").exact_size(FIGURES).resizable(false).frame(plain);
            below.show(ui, |ui| {
                divider(ui, ui.max_rect(), Align2::CENTER_TOP);
                if let Some(figures) = self.batch.as_ref().and_then(|batch| batch.figures.as_ref()) {
                    figures::figures_ui(ui, view, figures);
                }
            });
        }
        if let Some((member, wanted)) = &self.refused {
            let words = format!("{member}: {wanted}");
            let title = view.i18n.tr("generate-impossible");
            empty_state(ui, Icon::WandSparkles, &title, words.trim_end_matches(": "), |_| {});
            return;
        }
        if self.batch.is_none() {
            empty_state(ui, Icon::WandSparkles, &view.i18n.tr("generate-working"), "", |_| {});
            return;
        }
        if self.mode != Mode::Eight {
            self.list_ui(ui, view);
            return;
        }
        ScrollArea::vertical().id_salt("generated").auto_shrink(false).show(ui, |ui| self.tiles_ui(ui, view, faces));
    }

    fn bar(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_priced = self.batch.as_ref().is_none_or(|batch| batch.is_priced);
        let state = |own: &Self| (own.mode, own.seed, own.is_fitted, own.same, own.worse, own.like.is_some());
        let before = state(self);
        let mut step = 0;
        let own = std::cell::RefCell::new(&mut *self);
        let left = |ui: &mut Ui| own.borrow_mut().form(ui, view, is_priced);
        let right = |ui: &mut Ui| {
            let i18n = &view.i18n;
            let name = i18n.tr("generate-next");
            let next =
                Button::new(&name).primary().icon(Icon::Dices).keys(vec![i18n.tr("tabletop-pass-key").to_string()]);
            step += i64::from(ui.add(next).clicked());
            step -= i64::from(ui.add(Button::new(&i18n.tr("generate-last")).icon(Icon::StepBack)).clicked());
        };
        bar_ui(ui, BAR, left, right);
        if step != 0 {
            self.go(step);
        } else if before != state(self) {
            self.make(self.wish());
        }
    }

    fn form(&mut self, ui: &mut Ui, view: &View<'_>, is_priced: bool) {
        let i18n = &view.i18n;
        let caption = |ui: &mut Ui, text: &str| {
            let colour = colours(ui).label;
            label(ui, text, theme::small(Weight::Regular), colour);
        };
        let pool = i18n.tr_with("generate-pool", &[("n", Arg::count(Mode::Pool.count()))]);
        let (eight, list) = (i18n.tr("generate-eight"), i18n.tr("generate-list"));
        let modes = [(&*eight, None), (&*list, None), (&*pool, None)];
        let now = Mode::ALL.iter().position(|mode| *mode == self.mode).unwrap_or(0);
        if let Some(at) = segmented(ui, &i18n.tr("generate-shown"), &modes, now) {
            self.mode = Mode::ALL.get(at).copied().unwrap_or_default();
        }
        let seed = i18n.tr("balance-seed");
        caption(ui, &seed);
        self.seed = number_field(ui, &seed, self.seed, &SEEDS, 56.0).1.unwrap_or(self.seed);
        if is_priced {
            let cost = i18n.tr("generate-cost");
            caption(ui, &cost);
            let (fitted, drawn) = (i18n.tr("generate-cost-fitted"), i18n.tr("generate-cost-drawn"));
            let now = usize::from(!self.is_fitted);
            if let Some(at) = segmented(ui, &cost, &[(&fitted, None), (&drawn, None)], now) {
                self.is_fitted = at == 0;
            }
        }
        caption(ui, &i18n.tr("generate-refuse"));
        tick(ui, &i18n.tr("generate-same"), &mut self.same);
        tick(ui, &i18n.tr("generate-worse"), &mut self.worse);
        if let Some((_, name)) = &self.like {
            caption(ui, &i18n.tr_with("generate-like", &[("name", Arg::Text(name))]));
            if icon_button(ui, Icon::X, &i18n.tr("generate-like-none"), true).clicked() {
                self.like = None;
            }
        }
    }
}
