//! A player's panel on the board: hero, counters, and the other numbers of the player.

use egui::{
    Align, CornerRadius, Layout, Popup, PopupCloseBehavior, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::{BoardView, InlineNumber, badge, hotspot};
use super::emblem::{emblem, seed};
use super::match_panel::refusal_text;
use super::names::icon;
use crate::base::Name;
use crate::engine::Side;
use crate::engine::board::{MAX_COUNTER, SIDES};
use crate::narration::{Subject, signed};
use crate::play::Action;
use crate::ruleset::layout::BOOK;
use crate::ruleset::term::{Effect, Owner};
use crate::ruleset::{Counter, CounterId, HeroNumberId};
use crate::sandbox::{Command, Edit, Tree};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{
    Button, Choice, Choices, cell_label, focus_ring, form_line, icon_button, icon_label, number_field,
};
use crate::text::Arg;

/// The greatest number of pips in front of a counter.
const PIPS: i32 = 10;

/// A player of the board.
struct Player<'a> {
    board: &'a BoardView<'a>,
    side: Side,
}

/// Shows a player's panel.
pub fn player_panel_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side) {
    let colours = colours(ui);
    let player = Player { board, side };
    let is_active = board.session.is_some_and(|session| session.position().active == side);
    let attack = player.pending_attack();
    let line = if is_active || attack.is_some() { colours.accent } else { colours.divider };
    ui.painter().rect(rect, CornerRadius::same(8), colours.raised, Stroke::new(1.0, line), StrokeKind::Inside);
    if let Some(attack) = attack {
        let name = format!("{}: {}", board.view.i18n.tr("sandbox-attack"), board.player_name(side));
        let response = ui.interact(rect, ui.scope_id().with(("target", side.index())), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.clicked() {
            board.pending_targets.borrow_mut().clear();
            board.send(Command::Act(attack));
        }
    }
    let inner = rect.shrink2(vec2(10.0, 9.0) * board.scale);
    let builder = UiBuilder::new().max_rect(inner).id_salt(("player panel", side.index()));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0) * board.scale;
        player.hero_ui(ui);
        let damaged = board.view.rules().damage.as_ref().map(|damage| damage.to);
        if let Some(id) = damaged {
            ui.add_space(board.points(4.0));
            player.damaged_counter_ui(ui, id);
        }
        for (at, counter) in (0_u8..).zip(board.view.rules().counters.values()) {
            let is_full = ui.cursor().top() > rect.bottom() - board.points(56.0);
            if !counter.is_flag && Some(CounterId(at)) != damaged && !is_full {
                player.counter_ui(ui, CounterId(at));
            }
        }
        player.rest_ui(ui, Rect::from_min_max(ui.cursor().min, inner.max).expand2(vec2(4.0, 3.0)));
    });
}

impl Player<'_> {
    /// The attack on this player that waits for the user to choose its target.
    fn pending_attack(&self) -> Option<Action> {
        self.board.session.filter(|session| session.position().active != self.side)?;
        let pending = self.board.pending_targets.borrow();
        pending.iter().copied().find(|action| matches!(action, Action::Attack { target: None, .. }))
    }

    /// A line of the panel with its contents from left to right.
    fn line(&self, ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui)) -> Rect {
        let size = vec2(ui.available_width(), self.board.points(height));
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            add(ui);
        })
        .response
        .rect
    }

    fn hero_ui(&self, ui: &mut Ui) {
        let board = self.board;
        let (colours, i18n) = (colours(ui), &board.view.i18n);
        let hero = board.engine.hero(self.side);
        let id = hero.map_or("", |id| id.as_str());
        let name = board.player_name(self.side);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), board.points(34.0)), Sense::click());
        response.widget_info(|| {
            let label = format!("{}: {name}", i18n.tr("field-hero"));
            let mut info = WidgetInfo::labeled(Role::ComboBox, board.is_editable(), label);
            info.current_text_value = Some(name.clone());
            info
        });
        if board.is_editable() && (response.hovered() || response.has_focus()) {
            let fill = rect.with_min_x(rect.left() + board.points(38.0));
            ui.painter().rect_filled(fill, CornerRadius::same(radius::BADGE), colours.hover);
        }
        if response.has_focus() {
            focus_ring(ui, rect, radius::BADGE);
        }
        let art = Rect::from_min_size(rect.min, vec2(rect.height(), rect.height()));
        emblem(ui.painter(), art, seed(id), seed(id) >> 7);
        let text = rect.with_min_x(art.right() + board.points(8.0));
        ui.scope_builder(UiBuilder::new().max_rect(text), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            cell_label(ui, &name, board.body(Weight::Semibold), colours.text);
            let id = id.trim_end_matches("-X01");
            cell_label(ui, id, board.font(theme::mono(11.0)), colours.label);
        });
        if !board.is_editable() {
            return;
        }
        let heroes: Vec<&Name> = board.view.registry().heroes.iter().map(|hero| &hero.id).collect();
        let current = hero.and_then(|id| heroes.iter().position(|known| *known == id));
        let choices = || {
            let choice =
                |id: &&Name| Choice { text: board.view.name_of(id), about: id.to_string(), ..Choice::default() };
            let none = Choice { text: i18n.tr("sandbox-no-hero").to_string(), ..Choice::default() };
            heroes.iter().map(choice).chain([none]).collect()
        };
        let (name, search) = (i18n.tr("field-hero"), i18n.tr("search"));
        if let Some(at) = Choices::new(&name, &search).current(current).show(&response, choices) {
            board.edit(Edit::Hero(self.side, heroes.get(at).map(|id| (*id).clone())));
        }
    }

    /// The counter that damage reduces, in large figures, with its old value and the difference.
    fn damaged_counter_ui(&self, ui: &mut Ui, id: CounterId) {
        let board = self.board;
        let colours = colours(ui);
        let slot = board.layout().counter(id);
        let [now, before] = [board.state, board.before].map(|state| state.player(self.side).number(slot));
        let rect = self.counter_line(ui, 28.0, id, |ui| {
            icon_label(ui, Icon::Shield, board.points(18.0), colours.label);
            let figures = u8::try_from(now.to_string().len()).unwrap_or(3).max(2);
            let size = vec2(f32::from(figures) * 15.0 + 8.0, 28.0) * board.scale;
            let (_, rect) = ui.allocate_space(size);
            self.counter_number(ui, rect, id, 24.0);
            if now == before {
                return;
            }
            let old = cell_label(ui, &before.to_string(), board.small(Weight::Regular), colours.label).rect;
            ui.painter().hline(old.x_range(), old.center().y, Stroke::new(1.0, colours.label));
            let tint = if now < before { colours.error } else { colours.kinds[1] };
            let difference = signed(i64::from(now) - i64::from(before));
            badge(ui, &difference, board.small(Weight::Semibold), [tint.ground, tint.text]);
        });
        self.hover(ui, rect, id);
    }

    /// Another counter: icon, pips, number.
    fn counter_ui(&self, ui: &mut Ui, id: CounterId) {
        let board = self.board;
        let colours = colours(ui);
        let now = board.state.player(self.side).number(board.layout().counter(id));
        // A counter has no icon and colour of its own in a ruleset, so it has those of the operation that raises it.
        let raises = |effect: &Effect| matches!(effect, Effect::Gain(Owner::Own, counter, _) if *counter == id);
        let mut operations = board.view.rules().operations.values();
        let operation = operations.find(|operation| operation.does.iter().any(raises));
        let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
        let mark = operation.map_or(Icon::Hash, |operation| icon(&operation.icon));
        let rect = self.counter_line(ui, 20.0, id, |ui| {
            icon_label(ui, mark, board.points(15.0), tint.text);
            #[allow(clippy::cast_precision_loss, reason = "ten pips")]
            let (_, pips) = ui.allocate_space(vec2(8.0 * PIPS as f32, 10.0) * board.scale);
            for pip in 0..PIPS {
                #[allow(clippy::cast_precision_loss, reason = "ten pips")]
                let left = pips.left() + board.points(8.0 * pip as f32);
                let bar = Rect::from_min_size(pos2(left, pips.top()), vec2(6.0, 10.0) * board.scale);
                let colour = if pip < now { tint.text } else { colours.pressed };
                ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
            }
            let line = ui.max_rect();
            self.counter_number(ui, line.with_min_x(line.right() - board.points(30.0)), id, 13.0);
        });
        self.hover(ui, rect, id);
    }

    fn counter_line(&self, ui: &mut Ui, height: f32, id: CounterId, add: impl FnOnce(&mut Ui)) -> Rect {
        let board = self.board;
        let (name, _) = board.view.rules().counter(id);
        if board.is_hovered(&Subject::Counter(self.side, name.clone())) {
            let size = vec2(ui.available_width(), board.points(height));
            let rect = Rect::from_min_size(ui.cursor().min, size).expand2(vec2(4.0, 0.0));
            ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours(ui).selected);
        }
        self.line(ui, height, add)
    }

    fn hover(&self, ui: &Ui, rect: Rect, id: CounterId) {
        if ui.rect_contains_pointer(rect) {
            let name = self.board.view.rules().counter(id).0.clone();
            self.board.set_hover(Subject::Counter(self.side, name));
        }
    }

    fn counter_number(&self, ui: &mut Ui, rect: Rect, id: CounterId, size: f32) {
        let board = self.board;
        let (name, counter) = board.view.rules().counter(id);
        let label = format!("{}, {}", self.counter_name(name), board.player_name(self.side));
        let font = theme::body(Weight::Semibold);
        let [least, most] = range_of(counter);
        let number = InlineNumber {
            rect,
            name: &label,
            value: board.state.player(self.side).number(board.layout().counter(id)).into(),
            range: least.max(-MAX_COUNTER)..=most.min(MAX_COUNTER),
            font: board.font(egui::FontId { size, ..font }),
            enabled: board.is_editable(),
        };
        if let Some(value) = number.show(ui) {
            board.edit_number(Edit::Number(self.side, name.clone(), value));
        }
    }

    fn counter_name(&self, name: &str) -> String {
        self.board.view.i18n.name(&format!("counter-{name}"), name)
    }

    /// The hero's numbers, the book, and the first flag that is set. A click opens all numbers of the player.
    fn rest_ui(&self, ui: &mut Ui, mut rect: Rect) {
        let board = self.board;
        let (colours, i18n, rules) = (colours(ui), &board.view.i18n, board.view.rules());
        let player = board.state.player(self.side);
        if board.session.is_some() {
            self.ability_ui(ui, rect.with_min_y(rect.bottom() - 24.0).shrink2(vec2(2.0, 0.0)));
            rect.max.y -= 26.0;
        }
        let title = format!("{}, {}", i18n.tr("sandbox-more-numbers"), board.player_name(self.side));
        let response = hotspot(ui, rect, "more numbers", &title);
        ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(vec2(4.0, 0.0))), |ui| {
            ui.set_clip_rect(rect.intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing = vec2(board.points(3.0), 0.0);
            self.line(ui, 18.0, |ui| {
                let numbers = rules.hero_numbers.keys().zip(0_u8..).filter(|(id, _)| id.chars().count() <= 2);
                for (id, at) in numbers {
                    let value = player.number(board.layout().hero(HeroNumberId(at)));
                    cell_label(ui, id, board.small(Weight::Regular), colours.label);
                    cell_label(ui, &value.to_string(), board.small(Weight::Medium), colours.text);
                    ui.add_space(if board.scale < 1.0 { 0.0 } else { board.points(3.0) });
                }
                let book = i18n.tr_with("line-book", &[("n", Arg::Number(player.number(BOOK).into()))]);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    cell_label(ui, &book, board.small(Weight::Regular), colours.secondary);
                });
            });
            if !board.is_editable() {
                return;
            }
            let flags = rules.counters.iter().zip(0_u8..).filter(|((_, counter), _)| counter.is_flag);
            let mut flags = flags.map(|((name, _), at)| (name, player.number(board.layout().counter(CounterId(at)))));
            let Some((name, value)) = flags.clone().find(|(_, value)| *value != 0).or_else(|| flags.next()) else {
                return;
            };
            let top = ui.cursor().top();
            ui.painter().hline(rect.x_range(), top, Stroke::new(1.0, colours.divider));
            self.line(ui, 19.0, |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    cell_label(ui, &value.to_string(), board.small(Weight::Semibold), colours.text);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        cell_label(ui, &self.counter_name(name), board.small(Weight::Regular), colours.label);
                    });
                });
            });
        });
        Popup::menu(&response)
            .accessible_name(title)
            .width(270.0)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| {
                ui.set_width(270.0);
                self.all_numbers(ui);
            });
    }

    /// All numbers of the player that a board can set. Each has a button that expects its value.
    fn all_numbers(&self, ui: &mut Ui) {
        let board = self.board;
        let (side, i18n, rules) = (self.side, &board.view.i18n, board.view.rules());
        let player = board.state.player(side);
        let line = |ui: &mut Ui, title: &str, path: &[&str], value: i32, range, edit: &dyn Fn(i64) -> Edit| {
            form_line(ui, title, 140.0, |ui| {
                let (_, changed) = number_field(ui, title, value.into(), &range, 70.0);
                if let Some(value) = changed {
                    board.edit_number(edit(value));
                }
                let tip = format!("{}: {title} {value}", i18n.tr("sandbox-expect-this"));
                if board.is_editable() && icon_button(ui, Icon::Target, &tip, true).clicked() {
                    let path = [&[SIDES[side.index()]], path].concat().into_iter().map(str::to_owned).collect();
                    board.send(Command::Expect(path, Tree::number(value.into())));
                }
            });
        };
        let book = player.number(BOOK);
        line(ui, &i18n.tr("trace-book"), &["book"], book, 0..=999, &|value| Edit::Book(side, value));
        for ((id, number), at) in rules.hero_numbers.iter().zip(0_u8..) {
            let Some(name) = &number.board else { continue };
            let title = i18n.name(&format!("number-{id}"), id);
            let value = player.number(board.layout().hero(HeroNumberId(at)));
            let edit = |value| Edit::Number(side, name.clone(), value);
            line(ui, &title, &[name.as_str()], value, number.range.clone(), &edit);
        }
        for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
            let value = player.number(board.layout().counter(CounterId(at)));
            let [least, most] = range_of(counter);
            let title = self.counter_name(name);
            if counter.is_flag {
                let edit = |value| Edit::Flag(side, name.clone(), value);
                line(ui, &title, &["flags", name.as_str()], value, least..=most, &edit);
            } else {
                let edit = |value| Edit::Number(side, name.clone(), value);
                line(ui, &title, &[name.as_str()], value, least..=most, &edit);
            }
        }
    }

    /// The button for the hero's ability, in the turn of the player.
    fn ability_ui(&self, ui: &mut Ui, rect: Rect) {
        let board = self.board;
        let (Some(session), Some(legal)) = (board.session, board.legal) else { return };
        if session.position().active != self.side {
            return;
        }
        let is_ability = |action: &&Action| matches!(action, Action::Ability { .. });
        let actions: Vec<Action> = legal.as_slice().iter().filter(is_ability).copied().collect();
        let text = board.view.i18n.tr("line-ability");
        let button = Button::new(&text).small().icon(Icon::Sparkle).enabled(!actions.is_empty());
        let response = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| ui.add(button)).inner;
        match actions.as_slice() {
            [] => {
                if let Some(refusal) = session.refusal(Action::Ability { target: None }) {
                    response.on_hover_text(refusal_text(board.view, refusal));
                }
            }
            [only] if response.clicked() => board.send(Command::Act(*only)),
            several if response.clicked() => *board.pending_targets.borrow_mut() = several.to_vec(),
            _ => {}
        }
    }
}

fn range_of(counter: &Counter) -> [i64; 2] {
    [counter.min.map_or(-MAX_COUNTER, i64::from), counter.max.map_or(MAX_COUNTER, i64::from)]
}
