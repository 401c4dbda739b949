//! The library: all cards in a table, filtered, sorted, grouped by hero.

use std::sync::Arc;

use egui::{Align2, Context, Id, Key, Popup, Rect, Response, Role, Sides, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::columns::{library_columns, short_id, type_ui};
use super::decks::{Sheet, set_count, typed_count};
use super::design::drop_rows;
use super::editor::no_card_ui;
use super::filter_field::filter_ui;
use super::tag_columns::TagColumns;
use crate::card::{Hero, number};
use crate::document::{CardLine, CardList, CardOrder, CardQuery, ChangeSet, Command, Pick, RecordPath};
use crate::studio::action::Action;
use crate::studio::command::{SelectionCommand, UiCommand};
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, Heights, Pressable, RowInfo, Sort, Table, TableRow, action_button, arrow, background,
    cell_label, divider, empty_state, icon_atom, icon_button, icon_label, panel_head, severity_mark,
};
use crate::text::Arg;

#[derive(Default)]
pub struct Library {
    query: CardQuery,
    list: CardList,
    /// Where each line ends, in points from the top of the first.
    ends: Memo<Option<(u64, CardQuery)>, Arc<[f32]>>,
    scroll_to: Option<usize>,
    focus_filter: bool,
    /// Whether the user has left the filter for the list: the first card is then selected and focused.
    enter: bool,
    /// The filter whose result is scrolled.
    scrolled: String,
    tags: TagColumns,
}

/// The most cards whose languages are counted in one frame.
const COUNTED: usize = 6;

impl Library {
    pub fn list(&self) -> &CardList {
        &self.list
    }

    /// Shows the cards that pass a filter.
    pub fn filter(&mut self, filter: String) {
        self.query.filter = filter;
    }

    pub fn focus_filter(&mut self, ctx: &Context) {
        self.focus_filter = true;
        ctx.request_repaint();
    }

    pub fn scroll_to(&mut self, card: usize) {
        self.scroll_to = Some(card);
    }

    /// Reads again what other files say.
    pub fn files_changed(&mut self) {
        self.tags.files_changed();
    }

    /// How many tags are columns.
    pub fn tag_columns(&mut self, view: &View<'_>) -> usize {
        self.tags.update(view);
        self.tags.count()
    }

    /// Drops what an edit has invalidated.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        self.list.on_changed(changes);
    }

    /// Shows the library. Beside a deck it shows how many of each card the deck has, and adds cards to it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, deck: Option<&Sheet>) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if self.list.update(&view.document, &view.texts, &self.query) {
            ui.ctx().request_repaint();
        }
        self.head(ui, view);
        self.enter |= filter_ui(ui, view, &mut self.query.filter, std::mem::take(&mut self.focus_filter));
        self.begin(ui, view);
        if self.list.lines().is_empty() {
            self.empty(ui, view);
        } else {
            self.table(ui, view, deck);
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (shown, all) = (self.list.count(), view.registry().cards.len());
        let counts = [("shown", Arg::count(shown)), ("all", Arg::count(all))];
        let note = view.i18n.tr_with(if shown == all { "library-all" } else { "library-some" }, &counts);
        let title = view.i18n.tr("library");
        let flat = self.query.flat;
        let mut turned = false;
        panel_head(ui, &title, &note, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for action in [Action::NewCard, Action::BulkEdit, Action::Decks, Action::Design] {
                view.on_click(&action_button(ui, view, action), action);
            }
            self.tags.menu(ui, view);
            let tip = view.i18n.tr(if flat { "library-group" } else { "library-flat" });
            turned = icon_button(ui, if flat { Icon::ListTree } else { Icon::List }, &tip, true).clicked();
        });
        self.query.flat ^= turned;
    }

    /// Selects the first card after the user has left the filter, once the list is up to date.
    fn begin(&mut self, ui: &Ui, view: &View<'_>) {
        if self.list.is_being_made() || !std::mem::take(&mut self.enter) {
            return;
        }
        let Some(first) = self.list.cards().next() else { return };
        view.send(SelectionCommand::Select(RecordPath::Card(first), Pick::Only));
        self.scroll_to = Some(first);
        ui.memory_mut(|memory| memory.request_focus(card_id(first)));
    }

    fn empty(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.query.filter.is_empty() {
            no_card_ui(ui, view, "library-empty", "library-empty-hint");
        } else {
            let (title, hint) = (view.i18n.tr("filter-nothing"), view.i18n.tr("filter-nothing-hint"));
            empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
                if ui.add(Button::new(&view.i18n.tr("filter-clear")).icon(Icon::X)).clicked() {
                    self.query.filter.clear();
                }
            });
        }
    }

    fn table(&mut self, ui: &mut Ui, view: &View<'_>, deck: Option<&Sheet>) {
        let mut columns = library_columns(ui, view, self.query.flat, deck.is_some(), ui.available_width());
        columns.extend(self.tags.columns());
        let target = self.target(ui.ctx(), view);
        let ends = self.ends.get(self.list.key().cloned(), || ends_of(self.list.lines())).clone();
        let heights = Heights::Ends(&ends);
        let is_sorted = self.query.column != CardOrder::Id || self.query.reversed;
        let sort = Sort { column: is_sorted.then_some(self.query.column as usize), reversed: self.query.reversed };
        // Another filter finds other cards, so the list begins at the top.
        let to_top = !self.list.is_being_made() && self.scrolled != self.query.filter;
        if to_top {
            self.scrolled.clone_from(&self.query.filter);
        }
        let table = Table::new("library rows", columns).gap(6.0, 14.0).sort(sort).scrolled_to_top(to_top);
        let mut counted = 0;
        let clicked = table.scroll_to(target).show(ui, heights, |row| match self.list.lines()[row.index()] {
            CardLine::Group(hero, count) => _ = row.lead(|ui, rect| self.group(ui, rect, view, hero, count)),
            CardLine::Card(card) => {
                let unknown = deck.is_none() && self.list.gaps(&view.document, &view.texts, card, false).is_none();
                let now = unknown && counted < COUNTED;
                counted += usize::from(now);
                let response = self.card(row, view, card, now, deck);
                if let Some(response) = response.filter(|_| unknown && !now) {
                    response.ctx.request_repaint();
                }
            }
        });
        if let Some(column) = clicked.and_then(|at| CardOrder::ALL.get(at)) {
            self.query.reversed = self.query.column == *column && !self.query.reversed;
            self.query.column = *column;
        }
    }

    /// The line to scroll to. Its group is unfolded first. While the list is being made the line is not known yet.
    fn target(&mut self, ctx: &Context, view: &View<'_>) -> Option<usize> {
        let card = self.scroll_to?;
        if self.list.is_being_made() {
            return None;
        }
        self.scroll_to = None;
        let line = self.list.line_of(card);
        let record = view.registry().cards.get(card);
        let hero = record.and_then(|card| self.list.group_of(&view.document, card));
        if line.is_none() && self.query.folded.remove(&hero) {
            self.scroll_to = Some(card);
            ctx.request_repaint();
        }
        line
    }

    fn group(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, hero: Option<usize>, count: usize) {
        let colours = colours(ui);
        let rules = view.rules();
        let is_whole_game = rules.is_whole_game();
        let record = hero.and_then(|at| view.registry().heroes.get(at)).filter(|_| !is_whole_game);
        let card_type = hero.and_then(|at| rules.card_types.get_index(at)).filter(|_| is_whole_game);
        let name = match (record, card_type) {
            (Some(hero), _) => view.texts.name(view.i18n.language(), &hero.id, &hero.name),
            (None, Some((id, _))) => view.i18n.heading(&format!("type-{id}"), id),
            (None, None) => view.i18n.tr(if is_whole_game { "group-no-type" } else { "group-no-hero" }).to_string(),
        };
        let chosen = record.is_some() && view.selection.place == hero.map(RecordPath::Hero);
        if !chosen {
            background(ui, rect, colours.window);
        }
        let info = RowInfo::new(Id::unique("library group").with(hero), &name).role(Role::Button).selected(chosen);
        let response = info.place(ui, rect);
        divider(ui, rect, Align2::CENTER_BOTTOM);
        let inner = rect.shrink2(vec2(6.0, 2.0)).with_max_x(rect.right() - 12.0);
        let is_folded = self.query.folded.contains(&hero);
        let mut fold = false;
        ui.scope_builder(UiBuilder::new().scope_id(response.id.with("contents")).max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let sides = Sides::new().height(inner.height()).shrink_left();
            let right =
                |ui: &mut Ui| _ = cell_label(ui, &count.to_string(), theme::small(Weight::Regular), colours.label);
            let left = |ui: &mut Ui| {
                let icon = if is_folded { Icon::ChevronRight } else { Icon::ChevronDown };
                let button = Pressable::new(height::CHIP, icon_atom(icon, 14.0, colours.label)).width(20.0).padding(3);
                fold = button.role(Role::DisclosureTriangle, &view.i18n.tr("fold")).show(ui).clicked();
                cell_label(ui, &name, theme::body(Weight::Semibold), colours.text);
                if let Some(hero) = record {
                    let prefix = hero.id.rsplit_once('-').map_or(hero.id.as_str(), |(prefix, _)| prefix);
                    cell_label(ui, prefix, theme::mono(11.0), colours.label);
                }
            };
            sides.show(ui, left, right);
        });
        if fold || response.double_clicked() || record.is_none() && response.clicked() {
            if !self.query.folded.remove(&hero) {
                self.query.folded.insert(hero);
            }
        } else if let (true, Some(hero)) = (response.clicked(), hero) {
            view.send(SelectionCommand::Select(RecordPath::Hero(hero), Pick::Only));
        }
    }

    fn card(
        &mut self,
        row: &mut TableRow<'_, '_, '_>,
        view: &View<'_>,
        at: usize,
        now: bool,
        deck: Option<&Sheet>,
    ) -> Option<Response> {
        let card = view.registry().cards.get(at)?;
        let main = view.selection.place == Some(RecordPath::Card(at));
        let info = RowInfo::new(card_id(at), &card.name).selected(view.selection.cards.contains(&at)).current(main);
        let response = row.info(info);
        row.cell(|ui| {
            drop_rows(ui, &response, view, at);
            let id = if self.query.flat { card.id.as_str() } else { short_id(&card.id) };
            let colour = if main { colours(ui).accent } else { colours(ui).label };
            cell_label(ui, id, theme::mono(11.0), colour);
        });
        row.cell(|ui| {
            let name = view.texts.name(view.i18n.language(), &card.id, &card.name);
            let font = theme::body(if main { Weight::Semibold } else { Weight::Regular });
            if name.is_empty() {
                cell_label(ui, &view.i18n.tr("unnamed"), font, colours(ui).label);
            } else {
                cell_label(ui, &name, font, colours(ui).text);
            }
        });
        row.cell(|ui| type_ui(ui, view, &card.card_type));
        row.cell(|ui| {
            let first = view.rules().numbers.keys().next();
            if let Some(cost) = first.and_then(|name| number(&card.numbers, name)) {
                cell_label(ui, &cost.to_string(), theme::body(Weight::Regular), colours(ui).text);
            }
        });
        row.cell(|ui| {
            if let Some(deck) = deck {
                return in_deck_ui(ui, deck.deck.count(&card.id));
            }
            let Some(gaps) = self.list.gaps(&view.document, &view.texts, at, now) else { return };
            let count = view.texts.languages().count() - gaps.len();
            let colours = colours(ui);
            let complete = (Weight::Regular, colours.label);
            let (weight, colour) = if gaps.is_empty() { complete } else { (Weight::Semibold, colours.warning.text) };
            cell_label(ui, &count.to_string(), theme::small(weight), colour);
        });
        row.cell(|ui| {
            let worst = view.document.problems_of(RecordPath::Card(at)).map(|problem| problem.severity).max();
            if let Some(severity) = worst {
                let (icon, colour) = severity_mark(colours(ui), severity);
                icon_label(ui, icon, 14.0, colour);
            }
        });
        for column in 0..self.tags.count() {
            row.cell(|ui| self.tags.cell(ui, view, column, at, card));
        }
        if let Some(deck) = deck {
            let count = deck.deck.count(&card.id);
            // The keys that change the count follow the click.
            if response.clicked() {
                response.request_focus();
            }
            let more = response.double_clicked().then_some(count + 1);
            if let Some(count) = more.or_else(|| typed_count(&response, count)) {
                set_count(view, deck, &card.id, count);
            }
        }
        self.pick(&response, at, view);
        menu(&response, view, at);
        Some(response)
    }

    fn pick(&mut self, response: &Response, at: usize, view: &View<'_>) {
        if response.clicked() {
            let modifiers = response.ctx.input(|input| input.modifiers);
            let pick = match (modifiers.command, modifiers.shift) {
                (true, _) => Pick::Toggle,
                (_, true) => Pick::Range,
                _ => Pick::Only,
            };
            view.send(SelectionCommand::Select(RecordPath::Card(at), pick));
        }
        let step = match arrow(response) {
            Some(Key::ArrowUp) => -1,
            Some(Key::ArrowDown) => 1,
            _ => return,
        };
        if let Some(card) = self.list.neighbour(at, step) {
            view.send(SelectionCommand::Select(RecordPath::Card(card), Pick::Only));
            self.scroll_to = Some(card);
            response.ctx.memory_mut(|memory| memory.request_focus(card_id(card)));
        }
    }
}

/// How many of a card the deck has.
fn in_deck_ui(ui: &mut Ui, count: i64) {
    if count > 0 {
        cell_label(ui, &count.to_string(), theme::body(Weight::Semibold), colours(ui).accent);
    }
}

fn ends_of(lines: &[CardLine]) -> Arc<[f32]> {
    let height = |line| if matches!(line, &CardLine::Group(..)) { height::GROUP } else { height::TABLE_ROW };
    let ends = lines.iter().scan(0.0, |end, line| {
        *end += height(line);
        Some(*end)
    });
    ends.collect()
}

fn card_id(card: usize) -> Id {
    Id::unique("library card").with(card)
}

/// The actions of the menu of a card.
const MENU: [Action; 6] =
    [Action::DuplicateCards, Action::Copy, Action::Cut, Action::BulkEdit, Action::Sensitivity, Action::DeleteCards];

/// The menu of the selected cards. A card that is not selected becomes the selection.
fn menu(response: &Response, view: &View<'_>, at: usize) {
    let is_open = Popup::is_id_open(&response.ctx, response.id.with("choices"));
    if is_open && !view.selection.cards.contains(&at) {
        view.send(SelectionCommand::Select(RecordPath::Card(at), Pick::Only));
    }
    let move_to = |hero: &Hero| {
        let choice = Choice {
            icon: Some(Icon::UserRoundCog),
            group: view.i18n.tr("move-to-hero").to_string(),
            ..Choice::new(view.name_of(&hero.id))
        };
        let cards = view.selection.cards.iter().copied().collect();
        (choice, Command::MoveToHero { cards, hero: hero.id.clone() }.into())
    };
    let entries = || {
        let actions = MENU.map(|action| (Choice::action(&response.ctx, view, action), UiCommand::from(action)));
        actions.into_iter().chain(view.registry().heroes.iter().map(move_to)).collect()
    };
    let (name, search) = (view.i18n.tr("more"), view.i18n.tr("search"));
    view.send_all(Choices::new(&name, &search).width(280.0).context().pick(response, entries));
}
