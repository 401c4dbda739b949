//! The command palette: finds every command and every card by a few letters.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Area, Atom, AtomExt as _, Atoms, Color32, Context, CornerRadius, Event, Frame, Id, Key, LayerId, Margin,
    Modifiers, Order, Response, Role, ScrollArea, Sides, Stroke, Ui, WidgetAtom, WidgetInfo, WidgetText, pos2, vec2,
};
use frizbee::{Config, Matcher};
use lucide_icons::Icon;

use crate::card::Card;
use crate::document::RecordPath;
use crate::studio::action::{ACTIONS, Action};
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, cell_label, icon_atom, icon_label, key_atom, label, text_atom};
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
    /// Names and ids of the cards at a revision. Cached because there can be 100,000, and usually only the query changes.
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

/// The most results of each kind.
const MOST: usize = 40;
const WIDTH: f32 = 640.0;
const ROW: f32 = 32.0;

impl Palette {
    /// A palette that opens with a query.
    pub fn with(query: String) -> Self {
        Self { query, ..Self::default() }
    }

    /// Takes the text that is typed before the field has the focus, because the field can request the focus only after it
    /// was shown once.
    pub fn take_input(&mut self, ctx: &Context) {
        if !self.begun {
            self.query.push_str(&typed_after(ctx, 0));
        }
    }

    /// Shows the palette. Returns whether it stays open.
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
        let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let counts = [("found", count(self.found.len())), ("all", count(self.all))];
        let words = view.i18n.tr_with("palette-count", &counts);
        let edit = egui::TextEdit::singleline(&mut self.query)
            .id(Id::unique("palette query"))
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .align(Align2::LEFT_CENTER)
            .desired_width(f32::INFINITY)
            .font(egui::FontId::proportional(15.0))
            .hint_text(egui::RichText::new(&*view.i18n.tr("palette-hint")).color(colours.label));
        let left = |ui: &mut Ui| {
            icon_label(ui, Icon::Search, 16.0, colours.label);
            let size = vec2(ui.available_width(), 26.0);
            ui.add_sized(size, edit).accessible_name(&*view.i18n.tr("palette-name"))
        };
        let right = |ui: &mut Ui| {
            WidgetAtom::new(key_atom(ui, "Esc")).show(ui);
            cell_label(ui, &words, theme::small(Weight::Regular), colours.label);
        };
        let line = Frame::new().inner_margin(Margin::symmetric(14, 0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            Sides::new().height(46.0).shrink_left().show(ui, left, right).0
        });
        let rect = line.response.rect;
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        if !self.begun {
            self.begun = true;
            line.inner.request_focus();
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

    /// Shows the results. Returns whether one was run.
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
        ScrollArea::vertical()
            .max_height(400.0_f32.min(ui.ctx().content_rect().height() - 200.0))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                if self.found.is_empty() {
                    ui.vertical_centered(|ui| {
                        ui.add_space(24.0);
                        label(ui, &view.i18n.tr("palette-nothing"), theme::body(Weight::Regular), colours(ui).label);
                        ui.add_space(24.0);
                    });
                }
                let mut was_card = None;
                for (at, found) in self.found.iter().enumerate() {
                    let is_card = matches!(found.what, What::Card(_));
                    if was_card != Some(is_card) {
                        was_card = Some(is_card);
                        head(ui, &view.i18n.tr(if is_card { "palette-cards" } else { "palette-commands" }));
                    }
                    let response = found_ui(ui, view, found, at == self.cursor);
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

/// Takes the text that is typed in this frame after the first `first` events.
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

/// The best matches of a query, with the indices of the matching letters.
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

/// The reason why an action cannot run now.
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
    Frame::new().inner_margin(Margin { left: 16, right: 16, top: 10, bottom: 4 }).show(ui, |ui| {
        cell_label(ui, text, theme::small(Weight::Medium), colours(ui).label);
    });
}

fn found_ui(ui: &mut Ui, view: &View<'_>, found: &Found, is_cursor: bool) -> Response {
    let colours = colours(ui);
    let enabled = found.reason.is_none();
    let (icon, keys) = match &found.what {
        What::Command(action) => (action.entry().icon, action.keys(ui.ctx())),
        What::Card(place) => (card_icon(view, *place), Vec::new()),
    };
    let colour = |colour| if enabled { colour } else { colours.disabled };
    let mut atoms = Atoms::new((
        icon_atom(icon, 15.0, colour(colours.secondary)),
        Atom::from(WidgetText::from(marked(found, enabled, colour(colours.text), colours.accent))).atom_shrink(true),
    ));
    if let Some(reason) = found.reason {
        atoms.push_right(text_atom(&view.i18n.tr(reason), theme::small(Weight::Regular), colours.label));
    }
    atoms.push_right(Atom::grow());
    for name in keys.iter().filter(|_| enabled) {
        atoms.push_right(key_atom(ui, name));
    }
    if !found.about.is_empty() {
        atoms.push_right(text_atom(&found.about, theme::mono(11.0), colours.label));
    }
    let (fill, line) = match (is_cursor, enabled) {
        (true, true) => (colours.selected, colours.selected_outline),
        (true, false) => (colours.hover, Color32::TRANSPARENT),
        _ => (Color32::TRANSPARENT, Color32::TRANSPARENT),
    };
    ui.horizontal(|ui| {
        ui.add_space(6.0);
        let row = Pressable::new(ROW, atoms).width(ui.available_width() - 6.0).fill(fill, line).corner(radius::ITEM);
        let response = row.gap(8.0).show(ui);
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, enabled, is_cursor, &found.text));
        response
    })
    .inner
}

/// The name of a result, with the letters that match the query in the accent colour.
fn marked(found: &Found, enabled: bool, colour: Color32, accent: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (at, letter) in found.text.chars().enumerate() {
        let is_marked = enabled && u32::try_from(at).is_ok_and(|at| found.marked.contains(&at));
        let (weight, colour) = if is_marked { (Weight::Semibold, accent) } else { (Weight::Regular, colour) };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, TextFormat::simple(theme::body(weight), colour));
    }
    job
}

fn card_icon(view: &View<'_>, place: RecordPath) -> Icon {
    let RecordPath::Card(at) = place else { return Icon::Spade };
    let kind = view.registry().cards.get(at).and_then(|card| view.rules().card_types.get(&card.card_type));
    kind.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok()).unwrap_or(Icon::Spade)
}

fn foot(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let font = theme::small(Weight::Regular);
    let hint = format!("> {}   # {}", view.i18n.tr("palette-only-commands"), view.i18n.tr("palette-only-cards"));
    let left = |ui: &mut Ui| {
        for (keys, words) in [(&["↑", "↓"][..], "palette-choose"), (&["Enter"][..], "palette-run")] {
            for name in keys {
                WidgetAtom::new(key_atom(ui, name)).show(ui);
            }
            cell_label(ui, &view.i18n.tr(words), font.clone(), colours.secondary);
            ui.add_space(8.0);
        }
    };
    let foot = Frame::new().inner_margin(Margin::symmetric(14, 0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let right = |ui: &mut Ui| _ = cell_label(ui, &hint, font.clone(), colours.secondary);
        Sides::new().height(34.0).shrink_right().show(ui, left, right);
    });
    let rect = foot.response.rect;
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
}
