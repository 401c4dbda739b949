//! The Generate screen: cards from the game's grammar, eight at a time or as a list, by weights that are changed as one
//! looks.

mod budget;
mod cells;
mod constraints;
mod figures;
mod list;
mod locks;
mod tiles;
mod weights;
mod work;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use egui::{Align2, Context, Frame, Key, Modifiers, Panel, ScrollArea, Ui};
use lucide_icons::Icon;
use serde_json::{Value, json};

use super::background::{Background, Progress};
use super::command::UiCommand;
use super::faces::FaceCache;
use super::memo::Memo;
use super::theme::{self, Weight, colours};
use super::view::View;
use super::widgets::{Button, bar_ui, divider, empty_state, label, number_field, segmented, text_width, tick};
use crate::base::{Name, mix};
use crate::document::Command;
use crate::generate::weights::{Weighed, Weights, settings};
use crate::registry::with_generator;
use crate::text::Arg;
use locks::{Locks, Part};
use tiles::TileCommand;
use work::{Batch, Made, Model, Purpose, Refused, Wish, name_of};

/// How many cards are shown at once, at most, and in a window of medium size.
const MOST_SHOWN: usize = 16;
const SHOWN: usize = 8;
const BAR: f32 = 48.0;
const SIDE: f32 = 264.0;
/// The room that the form at the left of the bar needs.
const LEAST_FORM: f32 = 640.0;
const FIGURES: f32 = 154.0;
/// In a lower window, in points, there are no figures.
const LEAST_HIGH: f32 = 560.0;
/// How much of a card stays in cards like it, in percent.
const KEEP: u8 = 70;
const SEEDS: std::ops::RangeInclusive<i64> = 1..=999_999;

/// How many cards there are, and how they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    #[default]
    Faces,
    List,
    Pool,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Faces, Self::List, Self::Pool];

    /// How many cards are made; `shown`: as faces.
    fn count(self, shown: usize) -> usize {
        match self {
            Self::Faces => shown,
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
    like: Option<(Model, String)>,
    batch: Option<Batch>,
    locks: Locks,
    /// The last locks that a card matches, which are set again if none matches those of now.
    proven: Locks,
    /// The locks of which it is being found out whether a card matches them.
    tried: Locks,
    /// The names of the project's cards, by its revision.
    names: Memo<u64, BTreeSet<Name>>,
    /// The cards that were shown as faces, without their ids, which are given again, with their names.
    seen: BTreeMap<String, Name>,
    /// How many cards fit into the window.
    fitting: usize,
    /// The shown card that the keyboard works on, and how many there are in a line.
    cursor: usize,
    columns: usize,
    /// How often shown cards were made again.
    again: BTreeMap<usize, u64>,
    /// Grows with each card that is shown, for the pictures.
    number: u64,
    numbers: [u64; MOST_SHOWN],
    work: Option<Background<Result<Batch, Refused>>>,
    /// What the running work is for.
    purpose: Purpose,
    refused: Option<Refused>,
    /// The wishes that changes asked for while other work was running.
    next: VecDeque<Wish>,
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
            locks: Locks::default(),
            proven: Locks::default(),
            tried: Locks::default(),
            names: Memo::default(),
            seen: BTreeMap::new(),
            fitting: SHOWN,
            cursor: 0,
            columns: 1,
            again: BTreeMap::new(),
            number: 0,
            numbers: [0; MOST_SHOWN],
            work: None,
            purpose: Purpose::All,
            refused: None,
            next: VecDeque::new(),
        }
    }
}

impl Generate {
    #[cfg(feature = "testing")]
    pub fn is_working(&self) -> bool {
        self.work.is_some() || !self.next.is_empty()
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
        let ruleset = view.document.ruleset_source();
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
            count: self.mode.count(self.fitting),
            settings,
            locked: self.locks.card(),
            like,
            keep: KEEP,
            purpose: Purpose::All,
        }
    }

    /// Makes cards, after those that are being made and those that are waited for. A wish takes the place of those that it
    /// makes needless.
    fn make(&mut self, wish: Wish) {
        let is_needless = |waiting: &Wish| match wish.purpose {
            Purpose::All => waiting.purpose != Purpose::Check,
            purpose => waiting.purpose == purpose,
        };
        self.next.retain(|waiting| !is_needless(waiting));
        if wish.purpose == Purpose::Check {
            self.next.push_front(wish);
        } else {
            self.next.push_back(wish);
        }
    }

    fn poll(&mut self, ctx: &Context, view: &View<'_>) {
        match self.work.as_mut().map(Background::poll) {
            Some(Progress::Done(Ok(batch))) => {
                if self.purpose == Purpose::Check {
                    self.proven = self.tried.clone();
                }
                self.show(batch);
            }
            // The locks have changed since.
            Some(Progress::Done(Err(_))) if self.purpose == Purpose::Check && self.locks != self.tried => {}
            Some(Progress::Done(Err(refused))) if self.purpose == Purpose::Check => {
                let what = format!("{}: {} ({})", view.i18n.tr("generate-impossible"), refused.1, refused.0);
                view.send(UiCommand::Notify(what));
                self.locks = self.proven.clone();
                let locked = self.locks.card();
                self.next.iter_mut().for_each(|wish| wish.locked.clone_from(&locked));
            }
            Some(Progress::Done(Err(refused))) => self.refused = Some(refused),
            // A panic of the thread has been reported on standard error.
            Some(Progress::Failed) | None => {}
            Some(Progress::Pending) => return,
        }
        self.work = None;
        if self.batch.is_none() && self.refused.is_none() && self.next.is_empty() {
            self.make(self.wish());
        }
        // The window has grown.
        let has_too_few = self.batch.as_ref().is_some_and(|batch| batch.wish.count < self.fitting);
        if has_too_few && self.mode == Mode::Faces && self.next.is_empty() && self.refused.is_none() {
            self.make(self.wish());
        }
        if let Some(wish) = self.next.pop_front() {
            self.refused = None;
            if wish.purpose == Purpose::Check {
                self.tried = self.locks.clone();
            }
            self.purpose = wish.purpose;
            self.work = work::start(ctx, view, wish);
        }
    }

    fn show(&mut self, mut made: Batch) {
        self.number += 1;
        match (made.wish.purpose, &mut self.batch) {
            (Purpose::Check, _) => return,
            (Purpose::Tile(tile), Some(batch)) => {
                if let (Some(card), Some(place)) = (made.cards.pop(), batch.cards.get_mut(tile)) {
                    *place = card;
                    if let Some(number) = self.numbers.get_mut(tile) {
                        *number = self.number;
                    }
                }
            }
            _ => {
                self.again.clear();
                self.numbers = [self.number; MOST_SHOWN];
                self.list.forget();
                self.batch = Some(made);
            }
        }
        if self.mode != Mode::Faces {
            return;
        }
        let without_id = |made: &Made| {
            let mut record = made.record.clone();
            record.as_object_mut().map(|members| members.remove("id"));
            (record.to_string(), made.name().into())
        };
        let cards = self.batch.as_ref().map(|batch| batch.cards.as_slice()).unwrap_or_default();
        self.seen.extend(cards.iter().map(without_id));
    }

    /// Makes all again with another seed.
    fn go(&mut self, by: i64) {
        self.seed = (self.seed + by).clamp(*SEEDS.start(), *SEEDS.end());
        self.make(self.wish());
    }

    /// Makes one card again; its locked parts stay.
    fn make_again(&mut self, tile: usize) {
        let count = self.again.get(&tile).copied().unwrap_or(0);
        let seed = mix(self.seed.unsigned_abs() ^ mix((count << 16) + tile as u64 + 1));
        self.again.insert(tile, count + 1);
        self.make(Wish { seed, count: 1, like: None, purpose: Purpose::Tile(tile), ..self.wish() });
    }

    /// Locks a part of a card in all that are made later, or unlocks it. That no card can have it is known at once.
    fn lock(&mut self, tile: usize, part: &Part) {
        let Some(record) = self.card(tile).map(|made| made.record.clone()) else { return };
        self.change_locks(|locks| locks.toggle(&record, part));
    }

    fn change_locks(&mut self, change: impl FnOnce(&mut Locks)) {
        change(&mut self.locks);
        if self.locks.is_empty() {
            self.proven = Locks::default();
            self.next.retain(|waiting| waiting.purpose != Purpose::Check);
        } else {
            self.make(Wish { count: 1, purpose: Purpose::Check, ..self.wish() });
        }
    }

    fn card(&self, tile: usize) -> Option<&Made> {
        self.batch.as_ref()?.cards.get(tile)
    }

    /// Whether the project has a card of this name: what is made has a name that no card has.
    fn is_taken(&self, tile: usize) -> bool {
        let name = self.card(tile).map(Made::name);
        name.zip(self.names.value()).is_some_and(|(name, names)| names.contains(name.as_str()))
    }

    /// How many of the cards that were shown are in the project.
    fn taken(&self) -> usize {
        let Some(names) = self.names.value() else { return 0 };
        self.seen.values().filter(|name| names.contains(*name)).count()
    }

    /// Adds a card to the project, as one step of undo.
    fn take(&self, view: &View<'_>, tile: usize) {
        if let Some(made) = self.card(tile).filter(|_| !self.is_taken(tile)) {
            view.send(Command::PasteCards { at: None, json: made.record.to_string() });
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
        if self.mode != Mode::Faces {
            return;
        }
        let count = self.batch.as_ref().map_or(0, |batch| batch.cards.len()).min(self.fitting);
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
        self.names.get(view.document.revision(), || view.registry().cards.iter().map(name_of).cloned().collect());
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
        if self.mode != Mode::Faces {
            self.list_ui(ui, view);
            return;
        }
        ScrollArea::vertical().id_salt("generated").auto_shrink(false).show(ui, |ui| self.tiles_ui(ui, view, faces));
    }

    fn bar(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_priced = self.batch.as_ref().is_none_or(|batch| batch.is_priced);
        let state = |own: &Self| (own.mode, own.seed, own.is_fitted, own.same, own.worse);
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
            let own = own.borrow();
            let figures = [("taken", Arg::count(own.taken())), ("seen", Arg::count(own.seen.len()))];
            let figures = i18n.tr_with("generate-seen", &figures);
            let (font, colour) = (theme::small(Weight::Regular), colours(ui).label);
            if own.mode == Mode::Faces && ui.available_width() > LEAST_FORM + text_width(ui, &figures, font.clone()) {
                label(ui, &figures, font, colour);
            }
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
        let pool = i18n.tr_with("generate-pool", &[("n", Arg::count(Mode::Pool.count(self.fitting)))]);
        let (faces, list) = (i18n.tr_count("print-cards", self.fitting), i18n.tr("generate-list"));
        let modes = [(&*faces, None), (&*list, None), (&*pool, None)];
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
    }
}
