//! The palette: every command, every card, by a few letters.

use egui::{
    Align2, Area, Color32, Context, CornerRadius, Event, Frame, Id, Key, LayerId, Modifiers, Order, Rect, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use frizbee::{Config, Matcher};
use lucide_icons::Icon;

use crate::card::Card;
use crate::document::RecordPath;
use crate::studio::action::{ACTIONS, Action};
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{elided, icon_at, key, keys, layout, text_at};
use crate::text::Arg;

/// The palette while it is open.
#[derive(Default)]
pub struct Palette {
    query: String,
    cursor: usize,
    begun: bool,
    made: Option<(u64, String)>,
    found: Vec<Found>,
    all: usize,
    /// Names and ids of the cards at a revision: there may be many, and only the query changes.
    cards: Option<(u64, Vec<String>)>,
}

#[derive(Clone)]
enum What {
    Command(Action),
    Card(RecordPath),
}

struct Found {
    what: What,
    text: String,
    about: String,
    marked: Vec<u32>,
    reason: Option<&'static str>,
}

/// As many of each kind are shown.
const MOST: usize = 40;
const WIDTH: f32 = 640.0;
const ROW: f32 = 32.0;

impl Palette {
    /// One in which something was typed already.
    pub fn with(query: String) -> Self {
        Self { query, ..Self::default() }
    }

    /// Takes what is typed before its field has the keyboard: that can be asked for only once it was shown.
    pub fn hear(&mut self, ctx: &Context) {
        if !self.begun {
            self.query.push_str(&typed_after(ctx, 0));
        }
    }

    /// Shows it; false when it is to be shut.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let screen = ctx.content_rect();
        let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let scrim = ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("scrim")));
        let mut open = !escape;
        let width = WIDTH.min(screen.width() - 40.0);
        let area = Area::new(Id::unique("palette"))
            .order(Order::Foreground)
            .fixed_pos(pos2(screen.center().x - width / 2.0, 88.0))
            .constrain(false);
        let shown = area.show(ctx, |ui| {
            let colours = colours(ui);
            scrim.rect_filled(screen, 0.0, colours.scrim);
            let frame = Frame::new()
                .fill(colours.panel)
                .stroke(Stroke::new(1.0, colours.outline_hover))
                .corner_radius(CornerRadius::same(radius::POPUP))
                .shadow(ui.visuals().popup_shadow);
            frame.show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                self.input(ui, view);
                if self.list(ui, view) {
                    open = false;
                }
                foot(ui, view);
            });
        });
        let outside = ctx.input(|input| input.pointer.any_pressed())
            && ctx.pointer_interact_pos().is_some_and(|at| !shown.response.rect.contains(at));
        open && !outside
    }

    fn input(&mut self, ui: &mut Ui, view: &View<'_>) {
        let colours = colours(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 46.0), Sense::hover());
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        icon_at(ui.painter(), pos2(rect.left() + 22.0, rect.center().y), Icon::Search, 16.0, colours.label);
        let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let counts = [("found", count(self.found.len())), ("all", count(self.all))];
        let right = pos2(rect.right() - 62.0, rect.center().y);
        let words = view.i18n.tr_with("palette-count", &counts);
        let told =
            text_at(ui.painter(), right, Align2::RIGHT_CENTER, &words, theme::small(Weight::Regular), colours.label);
        key(ui, pos2(rect.right() - 52.0, rect.center().y), "Esc");
        let inner = Rect::from_min_max(pos2(rect.left() + 40.0, rect.top()), pos2(told.left() - 8.0, rect.bottom()));
        let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner));
        let edit = egui::TextEdit::singleline(&mut self.query)
            .id(Id::unique("palette query"))
            .frame(Frame::NONE)
            .margin(egui::Margin::ZERO)
            .align(egui::Align2::LEFT_CENTER)
            .font(egui::FontId::proportional(15.0))
            .hint_text(egui::RichText::new(&*view.i18n.tr("palette-hint")).color(colours.label));
        let response = child.add_sized(inner.size(), edit).accessible_name(&*view.i18n.tr("palette-name"));
        if !self.begun {
            self.begun = true;
            response.request_focus();
        }
    }

    fn search(&mut self, view: &View<'_>) {
        let made = (view.document.revision(), self.query.clone());
        if self.made.as_ref() == Some(&made) {
            return;
        }
        let (query, commands, cards) = match self.query.split_at_checked(1) {
            Some((">", rest)) => (rest.trim(), true, false),
            Some(("#", rest)) => (rest.trim(), false, true),
            _ => (self.query.trim(), true, true),
        };
        let registry = view.registry();
        self.found.clear();
        self.cursor = 0;
        self.all = if commands { ACTIONS.len() } else { 0 } + if cards { registry.cards.len() } else { 0 };
        if commands {
            let names: Vec<String> = ACTIONS.iter().map(|entry| view.i18n.tr(entry.name).to_string()).collect();
            for (at, marked) in best(query, &names) {
                let action = ACTIONS[at].action;
                self.found.push(Found {
                    what: What::Command(action),
                    text: names[at].clone(),
                    about: String::new(),
                    marked,
                    reason: reason(action, view),
                });
            }
        }
        if cards && !query.is_empty() {
            let revision = view.document.revision();
            let (_, names) = match self.cards.take().filter(|(made, _)| *made == revision) {
                Some(known) => self.cards.insert(known),
                None => {
                    let language = view.i18n.language();
                    let name = |card: &Card| format!("{} {}", view.texts.name(language, &card.id, &card.name), card.id);
                    self.cards.insert((revision, registry.cards.iter().map(name).collect()))
                }
            };
            for (at, marked) in best(query, names) {
                let id = &registry.cards[at].id;
                let name = names[at].strip_suffix(id.as_str()).unwrap_or(&names[at]).trim_end().to_owned();
                let what = What::Card(RecordPath::Card(at));
                self.found.push(Found { what, text: name, about: id.to_string(), marked, reason: None });
            }
        }
        self.made = Some(made);
    }

    /// The list; true when something was run.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        self.search(view);
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        let last = self.found.len().saturating_sub(1);
        if up {
            self.cursor = self.cursor.checked_sub(1).unwrap_or(last);
        }
        if down {
            self.cursor = if self.cursor >= last { 0 } else { self.cursor + 1 };
        }
        let mut run = None;
        ScrollArea::vertical().max_height(400.0).auto_shrink([false, true]).show(ui, |ui| {
            if self.found.is_empty() {
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 64.0), Sense::hover());
                let words = view.i18n.tr("palette-nothing");
                let font = theme::body(Weight::Regular);
                text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, &words, font, colours(ui).label);
            }
            let mut was_card = None;
            for (at, found) in self.found.iter().enumerate() {
                let is_card = matches!(found.what, What::Card(_));
                if was_card != Some(is_card) {
                    was_card = Some(is_card);
                    head(ui, &view.i18n.tr(if is_card { "palette-cards" } else { "palette-commands" }));
                }
                let response = line(ui, view, found, at == self.cursor);
                if at == self.cursor && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
                    self.cursor = at;
                }
                if found.reason.is_none() && (response.clicked() || enter && at == self.cursor) {
                    run = Some(found.what.clone());
                }
            }
            ui.add_space(6.0);
        });
        match run {
            Some(What::Command(action)) => view.send(action),
            Some(What::Card(place)) => view.send(SelectionCommand::GoTo(place, String::new())),
            None => return false,
        }
        true
    }
}

/// Takes the letters that are typed in this frame after so many of its events.
pub fn typed_after(ctx: &Context, first: usize) -> String {
    ctx.input_mut(|input| {
        let first = first.min(input.events.len());
        let later = input.events.split_off(first);
        let mut typed = String::new();
        for event in later {
            match event {
                Event::Text(text) => typed.push_str(&text),
                event => input.events.push(event),
            }
        }
        typed
    })
}

/// The best of a list for a query, with the letters that fit.
fn best(query: &str, names: &[String]) -> Vec<(usize, Vec<u32>)> {
    if query.is_empty() {
        return (0..names.len()).map(|at| (at, Vec::new())).collect();
    }
    let mut matcher = Matcher::from_query(query, &Config::default());
    let mut found = matcher.match_list(names);
    found.truncate(MOST);
    found
        .into_iter()
        .map(|found| {
            let at = found.index as usize;
            let marked =
                matcher.match_list_indices(&names[at..=at]).pop().map(|found| found.indices).unwrap_or_default();
            (at, marked)
        })
        .collect()
}

/// Why an action cannot be done now.
pub fn reason(action: Action, view: &View<'_>) -> Option<&'static str> {
    let no_card = view.selection.place.is_none();
    let no_row = view.selection.row.is_none();
    match action {
        Action::Undo if view.undo_label().is_none() => Some("reason-nothing-to-undo"),
        Action::Redo if view.redo_label().is_none() => Some("reason-nothing-to-redo"),
        Action::NextProblem | Action::FixAll if view.document.tally() == (0, 0) => Some("reason-no-problem"),
        Action::DuplicateCards
        | Action::DeleteCards
        | Action::BulkEdit
        | Action::AddRow
        | Action::AddLegacy
        | Action::EditName
        | Action::Copy
        | Action::Cut
        | Action::Sensitivity
            if no_card =>
        {
            Some("reason-no-card")
        }
        Action::DuplicateRow | Action::DeleteRow | Action::RowUp | Action::RowDown if no_row => Some("reason-no-row"),
        Action::NewCard | Action::AddRow | Action::Paste | Action::Replace if view.document.read_only().is_some() => {
            Some("reason-read-only")
        }
        _ => None,
    }
}

fn head(ui: &mut Ui, text: &str) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let at = pos2(rect.left() + 16.0, rect.center().y + 3.0);
    text_at(ui.painter(), at, Align2::LEFT_CENTER, text, theme::small(Weight::Medium), colours(ui).label);
}

fn line(ui: &mut Ui, view: &View<'_>, found: &Found, is_cursor: bool) -> egui::Response {
    let colours = colours(ui);
    let (whole, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let enabled = found.reason.is_none();
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, enabled, is_cursor, &found.text));
    let rect = whole.shrink2(vec2(6.0, 0.0));
    if is_cursor {
        let corner = CornerRadius::same(radius::ITEM);
        let (ground, line) =
            if enabled { (colours.selected, colours.selected_outline) } else { (colours.hover, Color32::TRANSPARENT) };
        ui.painter().rect(rect, corner, ground, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    let middle = rect.center().y;
    let (icon, of_action) = match &found.what {
        What::Command(action) => (action.entry().icon, action.keys(ui.ctx())),
        What::Card(place) => (card_icon(view, *place), Vec::new()),
    };
    let colour = if enabled { colours.secondary } else { colours.disabled };
    icon_at(ui.painter(), pos2(rect.left() + 17.0, middle), icon, 15.0, colour);
    let text_colour = if enabled { colours.text } else { colours.disabled };
    let mut job = egui::text::LayoutJob::default();
    for (at, letter) in found.text.char_indices() {
        let place = u32::try_from(found.text[..at].chars().count()).unwrap_or(0);
        let is_marked = found.marked.contains(&place);
        let (font, colour) = if is_marked && enabled {
            (theme::body(Weight::Semibold), colours.accent)
        } else {
            (theme::body(Weight::Regular), text_colour)
        };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, egui::TextFormat::simple(font, colour));
    }
    let galley = layout(ui, job);
    let right = rect.left() + 36.0 + galley.size().x + 10.0;
    ui.painter().galley(pos2(rect.left() + 36.0, middle - galley.size().y / 2.0), galley, text_colour);
    if let Some(reason) = found.reason {
        let galley = elided(
            ui,
            &view.i18n.tr(reason),
            theme::small(Weight::Regular),
            colours.label,
            rect.right() - 12.0 - right,
        );
        ui.painter().galley(pos2(right, middle - galley.size().y / 2.0), galley, colours.label);
    } else if !of_action.is_empty() {
        keys(ui, pos2(rect.right() - 12.0, middle), &of_action);
    } else {
        text_at(
            ui.painter(),
            pos2(rect.right() - 12.0, middle),
            Align2::RIGHT_CENTER,
            &found.about,
            theme::mono(11.0),
            colours.label,
        );
    }
    response
}

fn card_icon(view: &View<'_>, place: RecordPath) -> Icon {
    let RecordPath::Card(at) = place else { return Icon::Spade };
    let kind = view.registry().cards.get(at).and_then(|card| view.rules().card_types.get(&card.card_type));
    kind.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::Spade)
}

fn foot(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
    let middle = rect.center().y;
    let mut left = rect.left() + 14.0;
    let font = theme::small(Weight::Regular);
    for (keys, words) in [(&["↑", "↓"][..], "palette-choose"), (&["Enter"][..], "palette-run")] {
        for name in keys {
            left = key(ui, pos2(left, middle), name) + 4.0;
        }
        let at = pos2(left + 4.0, middle);
        left = text_at(ui.painter(), at, Align2::LEFT_CENTER, &view.i18n.tr(words), font.clone(), colours.secondary)
            .right()
            + 16.0;
    }
    let hint = format!("> {}   # {}", view.i18n.tr("palette-only-commands"), view.i18n.tr("palette-only-cards"));
    text_at(ui.painter(), pos2(rect.right() - 14.0, middle), Align2::RIGHT_CENTER, &hint, font, colours.secondary);
}
