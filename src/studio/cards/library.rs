//! The library: all cards in a table, filtered, sorted, grouped by hero.

use egui::{Align2, Context, Id, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::columns::{Places, type_mark, type_words};
use super::filter_field::filter_ui;
use crate::card::number;
use crate::document::{ChangeSet, RecordPath};
use crate::studio::action::Action;
use crate::studio::card_list::{Column, Line, List, Order};
use crate::studio::command::{Commands, Pick, SelectionCommand};
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, arrow, elided, empty_state, focus_ring, icon_at, icon_button, panel_head, severity_mark,
    text_at,
};
use crate::text::Arg;

/// The library as it stands.
#[derive(Default)]
pub struct Library {
    order: Order,
    list: List,
    scroll_to: Option<usize>,
    focus_filter: bool,
    /// The first card is to be chosen and to get the keyboard.
    enter: bool,
    /// The filter by which the lines stand that are scrolled through.
    scrolled: String,
    /// How wide the longest name of a type is, in points.
    type_words: f32,
}

/// Cards whose languages are counted in one frame, at most.
const COUNTED: usize = 6;

impl Library {
    /// The list.
    pub fn list(&self) -> &List {
        &self.list
    }

    /// Gives the filter the keyboard.
    pub fn focus_filter(&mut self, ctx: &Context) {
        self.focus_filter = true;
        ctx.request_repaint();
    }

    /// Shows a card's line.
    pub fn scroll_to(&mut self, card: usize) {
        self.scroll_to = Some(card);
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        self.list.touched(touched);
    }

    /// Shows the library.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if self.list.update(&view.document, &view.texts, &self.order) {
            ui.ctx().request_repaint();
        }
        self.type_words = type_words(ui, view);
        self.head(ui, view);
        self.enter |= filter_ui(ui, view, &mut self.order.filter, std::mem::take(&mut self.focus_filter));
        self.columns(ui, view);
        self.begin(ui, &view.commands);
        if self.list.lines().is_empty() {
            self.empty(ui, view);
        } else {
            self.rows(ui, view);
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (shown, all) = (self.list.count(), view.registry().cards.len());
        let counts = [("shown", Arg::Number(whole(shown))), ("all", Arg::Number(whole(all)))];
        let note = view.i18n.tr_with(if shown == all { "library-all" } else { "library-some" }, &counts);
        let title = view.i18n.tr("library");
        let flat = self.order.flat;
        let mut turned = false;
        panel_head(ui, &title, &note, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for action in [Action::NewCard, Action::BulkEdit] {
                let entry = action.entry();
                let tip = format!("{} · {}", view.i18n.tr(entry.name), action.keys(ui.ctx()).join("+"));
                if icon_button(ui, entry.icon, &tip, true).clicked() {
                    view.send(action);
                }
            }
            let tip = view.i18n.tr(if flat { "library-group" } else { "library-flat" });
            turned = icon_button(ui, if flat { Icon::ListTree } else { Icon::List }, &tip, true).clicked();
        });
        self.order.flat ^= turned;
    }

    /// Chooses the first card for whoever comes from the filter, once the list is true.
    fn begin(&mut self, ui: &Ui, commands: &Commands) {
        if self.list.is_being_made() || !std::mem::take(&mut self.enter) {
            return;
        }
        let Some(first) = self.list.cards().next() else { return };
        commands.send(SelectionCommand::Select(RecordPath::Card(first), Pick::Only));
        self.scroll_to = Some(first);
        ui.memory_mut(|memory| memory.request_focus(card_id(first)));
    }

    fn columns(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
        let colours = colours(ui);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        let places = Places::new(rect, self.order.flat, self.type_words);
        let first = view.rules().numbers.keys().next();
        let cost = first.map(|name| view.i18n.name(&format!("number-{name}"), name)).unwrap_or_default();
        let heads = [
            (Column::Id, view.i18n.tr("column-id"), places.id, Align2::LEFT_CENTER),
            (Column::Name, view.i18n.tr("column-name"), places.name, Align2::LEFT_CENTER),
            (Column::Type, view.i18n.tr("column-type"), places.kind, Align2::LEFT_CENTER),
            (Column::Cost, cost.into(), places.cost, Align2::RIGHT_CENTER),
            (Column::Languages, view.i18n.tr("column-languages"), places.languages, Align2::RIGHT_CENTER),
            (Column::Problems, view.i18n.tr("column-problems"), places.problem, Align2::CENTER_CENTER),
        ];
        for (column, name, place, align) in heads {
            let response = ui.interact(place, ui.scope_id().with(("column", column as usize)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &*name));
            let on = self.order.column == column && (column != Column::Id || self.order.reversed);
            let colour = if on || response.hovered() { colours.text } else { colours.label };
            let font = theme::small(if on { Weight::Semibold } else { Weight::Medium });
            if column == Column::Problems {
                icon_at(ui.painter(), place.center(), Icon::TriangleAlert, 11.0, colour);
            } else {
                // Over a column of icons there is no room for its name.
                if column != Column::Type || place.width() > 20.0 {
                    let at = if align == Align2::LEFT_CENTER { place.left_center() } else { place.right_center() };
                    text_at(ui.painter(), at, align, &name, font, colour);
                }
            }
            if response.has_focus() {
                focus_ring(ui, place, radius::TOKEN);
            }
            if response.on_hover_text(&*name).clicked() {
                self.order.reversed = self.order.column == column && !self.order.reversed;
                self.order.column = column;
            }
        }
    }

    fn empty(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.order.filter.is_empty() {
            let (title, hint) = (view.i18n.tr("library-empty"), view.i18n.tr("library-empty-hint"));
            empty_state(ui, Icon::Spade, &title, &hint, |ui| {
                let name = view.i18n.tr(Action::NewCard.entry().name);
                if ui.add(Button::new(&name).icon(Icon::Plus).primary()).clicked() {
                    view.send(Action::NewCard);
                }
            });
        } else {
            let (title, hint) = (view.i18n.tr("filter-nothing"), view.i18n.tr("filter-nothing-hint"));
            empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
                if ui.add(Button::new(&view.i18n.tr("filter-clear")).icon(Icon::X)).clicked() {
                    self.order.filter.clear();
                }
            });
        }
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>) {
        let target = self.target(ui.ctx(), view);
        let whole_height = self.list.height();
        let mut area = ScrollArea::vertical().id_salt("library rows").auto_shrink(false);
        if !self.list.is_being_made() && self.scrolled != self.order.filter {
            self.scrolled.clone_from(&self.order.filter);
            // What another filter finds is shown from its begin.
            area = area.vertical_scroll_offset(0.0);
        }
        area.show_viewport(ui, |ui, shown| {
            ui.set_height(whole_height);
            let origin = ui.max_rect().min;
            let width = ui.max_rect().width();
            if let Some(top) = target {
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + top), vec2(width, height::TABLE_ROW));
                ui.scroll_to_rect(rect.expand2(vec2(0.0, 60.0)), None);
            }
            let (lines, mut top) = self.list.between(shown.top(), shown.bottom());
            let mut counted = 0;
            for at in lines {
                let line = self.list.lines()[at];
                let high = if matches!(line, Line::Group(..)) { height::GROUP } else { height::TABLE_ROW };
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + top), vec2(width, high));
                match line {
                    Line::Group(hero, count) => self.group(ui, rect, view, hero, count),
                    Line::Card(card) => {
                        let unknown = self.list.gaps(&view.document, &view.texts, card, false).is_none();
                        let now = unknown && counted < COUNTED;
                        counted += usize::from(now);
                        self.card(ui, rect, view, card, now);
                        if unknown && !now {
                            ui.ctx().request_repaint();
                        }
                    }
                }
                top += high;
            }
        });
    }

    /// Where the line is that is to be shown; its group is unfolded first, and a list that is being made is waited for.
    fn target(&mut self, ctx: &Context, view: &View<'_>) -> Option<f32> {
        let card = self.scroll_to?;
        if self.list.is_being_made() {
            return None;
        }
        self.scroll_to = None;
        let top = self.list.top_of(card);
        if top.is_none() && self.order.folded.remove(&self.list.hero_of(&view.document, card)) {
            self.scroll_to = Some(card);
            ctx.request_repaint();
        }
        top
    }

    fn group(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, hero: Option<usize>, count: usize) {
        let colours = colours(ui);
        let response = ui.interact(rect, ui.scope_id().with(("group", hero)), Sense::click());
        let record = hero.and_then(|at| view.registry().heroes.get(at));
        let name = record.map_or_else(
            || view.i18n.tr("group-no-hero").to_string(),
            |hero| view.texts.name(view.i18n.language(), &hero.id, &hero.name),
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let chosen = hero.is_some() && view.selection.place == hero.map(RecordPath::Hero);
        let ground = if chosen { colours.selected } else { colours.window };
        ui.painter().rect_filled(rect, 0.0, ground);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        ui.painter().hline(rect.x_range(), rect.top() - 0.5, Stroke::new(1.0, colours.divider));
        let middle = rect.center().y;
        let folded = self.order.folded.contains(&hero);
        let fold = Rect::from_center_size(pos2(rect.left() + 17.0, middle), vec2(20.0, 24.0));
        let fold_response = ui.interact(fold, ui.scope_id().with(("fold", hero)), Sense::click());
        fold_response
            .widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, true, view.i18n.tr("fold").to_string()));
        let icon = if folded { Icon::ChevronRight } else { Icon::ChevronDown };
        icon_at(ui.painter(), fold.center(), icon, 14.0, colours.label);
        let count = count.to_string();
        let count = ui.painter().layout_no_wrap(count, theme::small(Weight::Regular), colours.label);
        let room = rect.width() - 30.0 - 12.0 - count.size().x - 100.0;
        let title = elided(ui, &name, theme::body(Weight::Semibold), colours.text, room.max(60.0));
        let right = rect.left() + 30.0 + title.size().x + 8.0;
        ui.painter().galley(pos2(rect.left() + 30.0, middle - title.size().y / 2.0), title, colours.text);
        if let Some(hero) = record {
            let prefix = hero.id.rsplit_once('-').map_or(hero.id.as_str(), |(prefix, _)| prefix);
            text_at(ui.painter(), pos2(right, middle), Align2::LEFT_CENTER, prefix, theme::mono(11.0), colours.label);
        }
        ui.painter().galley(
            pos2(rect.right() - 12.0 - count.size().x, middle - count.size().y / 2.0),
            count,
            colours.label,
        );
        if response.has_focus() || fold_response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
        }
        if fold_response.clicked() || response.double_clicked() || hero.is_none() && response.clicked() {
            if !self.order.folded.remove(&hero) {
                self.order.folded.insert(hero);
            }
        } else if let (true, Some(hero)) = (response.clicked(), hero) {
            view.send(SelectionCommand::Select(RecordPath::Hero(hero), Pick::Only));
        }
    }

    fn card(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, at: usize, now: bool) {
        let Some(card) = view.registry().cards.get(at) else { return };
        let colours = colours(ui);
        let id = card_id(at);
        let response = ui.interact(rect, id, Sense::click());
        let chosen = view.selection.cards.contains(&at);
        let main = view.selection.place == Some(RecordPath::Card(at));
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, &card.name));
        if chosen {
            ui.painter().rect_filled(rect, 0.0, colours.selected);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, colours.hover);
        }
        if main {
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0.0, colours.accent);
        }
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
        }
        let places = Places::new(rect, self.order.flat, self.type_words);
        let middle = |place: Rect, galley: &egui::Galley| pos2(place.left(), place.center().y - galley.size().y / 2.0);
        let short = card.id.rsplit_once('-').map_or(card.id.as_str(), |(_, last)| last);
        let shown_id = if self.order.flat { card.id.as_str() } else { short };
        let id_colour = if main { colours.accent } else { colours.label };
        let galley = elided(ui, shown_id, theme::mono(11.0), id_colour, places.id.width());
        ui.painter().galley(middle(places.id, &galley), galley, id_colour);
        let name = view.texts.name(view.i18n.language(), &card.id, &card.name);
        let (name, name_colour) =
            if name.is_empty() { (view.i18n.tr("unnamed").to_string(), colours.label) } else { (name, colours.text) };
        let weight = if main { Weight::Semibold } else { Weight::Regular };
        let galley = elided(ui, &name, theme::body(weight), name_colour, places.name.width());
        ui.painter().galley(middle(places.name, &galley), galley, name_colour);
        type_mark(ui, places.kind, view, &card.card_type);
        let first = view.rules().numbers.keys().next();
        if let Some(cost) = first.and_then(|name| number(&card.numbers, name)) {
            let at = places.cost.right_center();
            text_at(
                ui.painter(),
                at,
                Align2::RIGHT_CENTER,
                &cost.to_string(),
                theme::body(Weight::Regular),
                colours.text,
            );
        }
        let all = view.texts.languages().count();
        if let Some(gaps) = self.list.gaps(&view.document, &view.texts, at, now) {
            let (count, gaps) = (all - gaps.len(), !gaps.is_empty());
            let (font, colour) = if gaps {
                (theme::small(Weight::Semibold), colours.warning.text)
            } else {
                (theme::small(Weight::Regular), colours.label)
            };
            text_at(
                ui.painter(),
                places.languages.right_center(),
                Align2::RIGHT_CENTER,
                &count.to_string(),
                font,
                colour,
            );
        }
        let worst = view.document.problems_of(RecordPath::Card(at)).map(|problem| problem.severity).max();
        if let Some(severity) = worst {
            let (icon, colour) = severity_mark(colours, severity);
            icon_at(ui.painter(), places.problem.center(), icon, 14.0, colour);
        }
        self.pick(ui, &response, at, &view.commands);
        menu(&response, view, at);
    }

    fn pick(&mut self, ui: &Ui, response: &Response, at: usize, commands: &Commands) {
        if response.clicked() {
            let modifiers = ui.input(|input| input.modifiers);
            let pick = match (modifiers.command, modifiers.shift) {
                (true, _) => Pick::Toggle,
                (_, true) => Pick::Range,
                _ => Pick::Only,
            };
            commands.send(SelectionCommand::Select(RecordPath::Card(at), pick));
        }
        let by = match arrow(ui, response) {
            Some(Key::ArrowUp) => -1,
            Some(Key::ArrowDown) => 1,
            _ => return,
        };
        if let Some(next) = self.list.neighbour(at, by) {
            commands.send(SelectionCommand::Select(RecordPath::Card(next), Pick::Only));
            self.scroll_to = Some(next);
            ui.memory_mut(|memory| memory.request_focus(card_id(next)));
        }
    }
}

/// The id of a card's line.
fn card_id(card: usize) -> Id {
    Id::unique("library card").with(card)
}

fn menu(response: &Response, view: &View<'_>, at: usize) {
    response.context_menu(|ui| {
        if !view.selection.cards.contains(&at) {
            view.send(SelectionCommand::Select(RecordPath::Card(at), Pick::Only));
        }
        let actions = [
            Action::DuplicateCards,
            Action::Copy,
            Action::Cut,
            Action::BulkEdit,
            Action::Sensitivity,
            Action::DeleteCards,
        ];
        for action in actions {
            let entry = action.entry();
            let button = egui::Button::new(&*view.i18n.tr(entry.name)).frame(false);
            let keys = action.keys(ui.ctx()).join("+");
            if ui.add_sized(vec2(220.0, height::MENU_ROW), button.shortcut_text(keys)).clicked() {
                view.send(action);
                ui.close();
            }
        }
        let heroes = &view.registry().heroes;
        let button = ui.add(Button::new(&view.i18n.tr("move-to-hero")).icon(Icon::UserRoundCog).ghost());
        let make = || {
            let name = |hero: &crate::card::Hero| view.texts.name(view.i18n.language(), &hero.id, &hero.name);
            let line = |hero: &crate::card::Hero| Choice { text: name(hero), ..Choice::default() };
            heroes.iter().map(line).collect()
        };
        if let Some(hero) = Choices::new(&view.i18n.tr("move-to-hero"), &view.i18n.tr("search")).show(&button, make) {
            let cards: Vec<usize> = view.selection.cards.iter().copied().collect();
            let hero = heroes[hero].id.clone();
            view.send(crate::document::Command::MoveToHero { cards, hero });
            ui.close();
        }
    });
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
