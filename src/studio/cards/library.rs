//! The library: all cards in a table, filtered, sorted, grouped by hero.

use egui::{
    Align2, Context, CornerRadius, Id, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use lucide_icons::Icon;

use super::columns::{Places, coloured, type_mark, type_words};
use super::filter::completions;
use super::list::{Column, Line, List, Order};
use crate::base::Severity;
use crate::card::number;
use crate::document::{Place, Touched};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::{Ask, Asks, Pick, View};
use crate::studio::widgets::{
    Button, Choice, Choices, arrow, elided, empty_state, focus_ring, icon_at, icon_button, layout, panel_head, text_at,
};
use crate::text::Arg;

/// The library as it stands.
#[derive(Default)]
pub struct Library {
    order: Order,
    list: List,
    scroll_to: Option<usize>,
    focus_filter: bool,
    /// How wide the longest name of a type is, in points.
    type_words: f32,
}

/// The id of the filter's field.
pub fn filter_id() -> Id {
    Id::unique("library filter")
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
    pub fn touched(&mut self, touched: &Touched) {
        self.list.touched(touched);
    }

    /// Shows the library.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, asks: &mut Asks) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if self.list.update(view.document, view.texts, &self.order) {
            ui.ctx().request_repaint();
        }
        self.type_words = type_words(ui, view);
        self.head(ui, view, asks);
        self.filter(ui, view);
        self.columns(ui, view);
        if self.list.lines().is_empty() {
            self.empty(ui, view, asks);
        } else {
            self.rows(ui, view, asks);
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, asks: &mut Asks) {
        let (shown, all) = (self.list.count(), view.registry().cards.len());
        let counts = [("shown", Arg::Number(whole(shown))), ("all", Arg::Number(whole(all)))];
        let note = view.say.with(if shown == all { "library-all" } else { "library-some" }, &counts);
        let title = view.say.t("library");
        let flat = self.order.flat;
        let mut turned = false;
        panel_head(ui, &title, &note, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for action in [Action::NewCard, Action::BulkEdit] {
                let entry = action.entry();
                let tip = format!("{} · {}", view.say.t(entry.name), action.keys(ui.ctx()).join("+"));
                if icon_button(ui, entry.icon, &tip, true).clicked() {
                    asks.push(Ask::Do(action));
                }
            }
            let tip = view.say.t(if flat { "library-group" } else { "library-flat" });
            turned = icon_button(ui, if flat { Icon::ListTree } else { Icon::List }, &tip, true).clicked();
        });
        self.order.flat ^= turned;
    }

    fn filter(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (band, _) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
        let rect = Rect::from_center_size(band.center(), vec2(band.width() - 24.0, height::FIELD));
        let colours = colours(ui);
        let corner = CornerRadius::same(radius::CONTROL);
        ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, colours.outline), egui::StrokeKind::Inside);
        icon_at(ui.painter(), pos2(rect.left() + 15.0, rect.center().y), Icon::ListFilter, 14.0, colours.label);
        let has_text = !self.order.filter.is_empty();
        let right = if has_text { 28.0 } else { 8.0 };
        let inner = Rect::from_min_max(rect.min + vec2(28.0, 1.0), rect.max - vec2(right, 1.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
        let rules = view.rules();
        let mut colour = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| layout(ui, coloured(ui, text.as_str(), rules));
        let edit = egui::TextEdit::singleline(&mut self.order.filter)
            .id(filter_id())
            .frame(egui::Frame::NONE)
            .margin(egui::Margin::ZERO)
            .align(egui::Align2::LEFT_CENTER)
            .hint_text(egui::RichText::new("type: cost>= do: if: text:").color(colours.label))
            .desired_width(inner.width())
            .layouter(&mut colour);
        let response = child.add_sized(inner.size(), edit).accessible_name(&*view.say.t("do-filter"));
        if std::mem::take(&mut self.focus_filter) {
            response.request_focus();
        }
        if response.has_focus() {
            focus_ring(ui, rect, radius::CONTROL);
            if ui.input(|input| input.key_pressed(Key::Escape)) {
                self.order.filter.clear();
            }
        }
        self.complete(&response, view);
        if has_text {
            let cross = Rect::from_center_size(pos2(rect.right() - 14.0, rect.center().y), vec2(24.0, 24.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(cross));
            if icon_button(&mut child, Icon::X, &view.say.t("filter-clear"), true).clicked() {
                self.order.filter.clear();
            }
        }
    }

    fn complete(&mut self, field: &Response, view: &View<'_>) {
        if !field.has_focus() {
            return;
        }
        let Some((range, words)) = completions(&self.order.filter, view.rules(), view.registry()) else { return };
        let popup = egui::Popup::from_response(field).id(field.id.with("words")).open(true).gap(4.0).width(180.0);
        let tab = field.ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Tab));
        let mut chosen = tab.then(|| words[0].clone());
        popup.show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, word) in words.iter().take(8).enumerate() {
                let (rect, response) = ui.allocate_exact_size(vec2(180.0, height::TABLE_ROW), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, word));
                let colours = colours(ui);
                if response.hovered() || at == 0 {
                    ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.hover);
                }
                let middle = pos2(rect.left() + 8.0, rect.center().y);
                text_at(ui.painter(), middle, Align2::LEFT_CENTER, word, theme::body(Weight::Regular), colours.text);
                if at == 0 {
                    crate::studio::widgets::key(ui, pos2(rect.right() - 34.0, rect.center().y), "Tab");
                }
                if response.clicked() {
                    chosen = Some(word.clone());
                }
            }
        });
        if let Some(word) = chosen {
            let ends = word.ends_with([':', '=']);
            self.order.filter.replace_range(range, &word);
            if !ends {
                self.order.filter.push(' ');
            }
            let end = egui::text::CCursor::new(self.order.filter.chars().count());
            if let Some(mut state) = egui::TextEdit::load_state(&field.ctx, field.id) {
                state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
                state.store(&field.ctx, field.id);
            }
            field.request_focus();
        }
    }

    fn columns(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
        let colours = colours(ui);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        let places = Places::new(rect, self.order.flat, self.type_words);
        let first = view.rules().numbers.keys().next();
        let cost = first.map(|name| view.say.name(&format!("number-{name}"), name)).unwrap_or_default();
        let heads = [
            (Column::Id, view.say.t("column-id"), places.id, Align2::LEFT_CENTER),
            (Column::Name, view.say.t("column-name"), places.name, Align2::LEFT_CENTER),
            (Column::Type, view.say.t("column-type"), places.kind, Align2::LEFT_CENTER),
            (Column::Cost, cost.into(), places.cost, Align2::RIGHT_CENTER),
            (Column::Languages, view.say.t("column-languages"), places.languages, Align2::RIGHT_CENTER),
            (Column::Problems, view.say.t("column-problems"), places.problem, Align2::CENTER_CENTER),
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

    fn empty(&mut self, ui: &mut Ui, view: &View<'_>, asks: &mut Asks) {
        if self.order.filter.is_empty() {
            let (title, hint) = (view.say.t("library-empty"), view.say.t("library-empty-hint"));
            empty_state(ui, Icon::Spade, &title, &hint, |ui| {
                let name = view.say.t(Action::NewCard.entry().name);
                if ui.add(Button::new(&name).icon(Icon::Plus).primary()).clicked() {
                    asks.push(Ask::Do(Action::NewCard));
                }
            });
        } else {
            let (title, hint) = (view.say.t("filter-nothing"), view.say.t("filter-nothing-hint"));
            empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
                if ui.add(Button::new(&view.say.t("filter-clear")).icon(Icon::X)).clicked() {
                    self.order.filter.clear();
                }
            });
        }
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>, asks: &mut Asks) {
        let target = self.target(ui.ctx(), view);
        let whole_height = self.list.height();
        let area = ScrollArea::vertical().id_salt("library rows").auto_shrink(false);
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
                    Line::Group(hero, count) => self.group(ui, rect, view, hero, count, asks),
                    Line::Card(card) => {
                        let unknown = self.list.gaps(view.document, view.texts, card, false).is_none();
                        let now = unknown && counted < COUNTED;
                        counted += usize::from(now);
                        self.card(ui, rect, view, card, now, asks);
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
        if top.is_none() && self.order.folded.remove(&self.list.hero_of(view.document, card)) {
            self.scroll_to = Some(card);
            ctx.request_repaint();
        }
        top
    }

    fn group(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, hero: Option<usize>, count: usize, asks: &mut Asks) {
        let colours = colours(ui);
        let response = ui.interact(rect, ui.scope_id().with(("group", hero)), Sense::click());
        let record = hero.and_then(|at| view.registry().heroes.get(at));
        let name = record.map_or_else(
            || view.say.t("group-no-hero").to_string(),
            |hero| view.texts.name(view.say.language(), &hero.id, &hero.name),
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let chosen = hero.is_some() && view.selection.place == hero.map(Place::Hero);
        let ground = if chosen { colours.selected } else { colours.window };
        ui.painter().rect_filled(rect, 0.0, ground);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        ui.painter().hline(rect.x_range(), rect.top() - 0.5, Stroke::new(1.0, colours.divider));
        let middle = rect.center().y;
        let folded = self.order.folded.contains(&hero);
        let fold = Rect::from_center_size(pos2(rect.left() + 17.0, middle), vec2(20.0, 24.0));
        let fold_response = ui.interact(fold, ui.scope_id().with(("fold", hero)), Sense::click());
        fold_response
            .widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, true, view.say.t("fold").to_string()));
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
            asks.push(Ask::Select(Place::Hero(hero), Pick::Only));
        }
    }

    fn card(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, at: usize, now: bool, asks: &mut Asks) {
        let Some(card) = view.registry().cards.get(at) else { return };
        let colours = colours(ui);
        let id = Id::unique("library card").with(at);
        let response = ui.interact(rect, id, Sense::click());
        let chosen = view.selection.cards.contains(&at);
        let main = view.selection.place == Some(Place::Card(at));
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
        let name = view.texts.name(view.say.language(), &card.id, &card.name);
        let (name, name_colour) =
            if name.is_empty() { (view.say.t("unnamed").to_string(), colours.label) } else { (name, colours.text) };
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
        if let Some(gaps) = self.list.gaps(view.document, view.texts, at, now) {
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
        let worst = view.document.problems_of(Place::Card(at)).map(|problem| problem.severity).max();
        if let Some(severity) = worst {
            let (icon, colour) = severity_mark(ui, severity);
            icon_at(ui.painter(), places.problem.center(), icon, 14.0, colour);
        }
        self.pick(ui, &response, at, asks);
        menu(&response, view, at, asks);
    }

    fn pick(&mut self, ui: &Ui, response: &Response, at: usize, asks: &mut Asks) {
        if response.clicked() {
            let modifiers = ui.input(|input| input.modifiers);
            let pick = match (modifiers.command, modifiers.shift) {
                (true, _) => Pick::Toggle,
                (_, true) => Pick::Range,
                _ => Pick::Only,
            };
            asks.push(Ask::Select(Place::Card(at), pick));
        }
        let by = match arrow(ui, response) {
            Some(Key::ArrowUp) => -1,
            Some(Key::ArrowDown) => 1,
            _ => return,
        };
        if let Some(next) = self.list.neighbour(at, by) {
            asks.push(Ask::Select(Place::Card(next), Pick::Only));
            self.scroll_to = Some(next);
            ui.memory_mut(|memory| memory.request_focus(Id::unique("library card").with(next)));
        }
    }
}

/// The icon and colour of a severity.
pub fn severity_mark(ui: &Ui, severity: Severity) -> (Icon, egui::Color32) {
    match severity {
        Severity::Error => (Icon::CircleX, colours(ui).error.text),
        Severity::Warning => (Icon::TriangleAlert, colours(ui).warning.text),
    }
}

fn menu(response: &Response, view: &View<'_>, at: usize, asks: &mut Asks) {
    response.context_menu(|ui| {
        if !view.selection.cards.contains(&at) {
            asks.push(Ask::Select(Place::Card(at), Pick::Only));
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
            let button = egui::Button::new(&*view.say.t(entry.name)).frame(false);
            let keys = action.keys(ui.ctx()).join("+");
            if ui.add_sized(vec2(220.0, height::MENU_ROW), button.shortcut_text(keys)).clicked() {
                asks.push(Ask::Do(action));
                ui.close();
            }
        }
        let heroes = &view.registry().heroes;
        let button = ui.add(Button::new(&view.say.t("move-to-hero")).icon(Icon::UserRoundCog).ghost());
        let make = || {
            let line = |hero: &crate::card::Hero| Choice { text: hero.name.to_string(), ..Choice::default() };
            heroes.iter().map(line).collect()
        };
        if let Some(hero) = Choices::new(&view.say.t("move-to-hero"), &view.say.t("search")).show(&button, make) {
            let cards: Vec<usize> = view.selection.cards.iter().copied().collect();
            let hero = heroes[hero].id.clone();
            asks.push(Ask::Edit(crate::document::Command::MoveToHero { cards, hero }));
            ui.close();
        }
    });
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
