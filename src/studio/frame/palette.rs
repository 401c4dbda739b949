//! The command palette: finds every command and every card by a few letters.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Atom, AtomExt as _, Atoms, Color32, Context, Event, FontId, Frame, Id, Margin, Modal, Response, RichText,
    Role, ScrollArea, Sense, Sides, TextEdit, Ui, WidgetAtom, WidgetText, vec2,
};
use frizbee::{Config, Matcher};
use lucide_icons::Icon;

use crate::card::Card;
use crate::document::RecordPath;
use crate::studio::action::{ACTIONS, Action};
use crate::studio::command::SelectionCommand;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Pressable, cell_label, divider, icon_atom, icon_label, icon_named, key_atom, label, list_keys, text_atom,
};
use crate::text::Arg;

#[derive(Default)]
pub struct Palette {
    query: String,
    cursor: usize,
    begun: bool,
    /// The results for a revision and a query, and the number of commands and cards that were searched.
    results: Memo<(u64, String), (Vec<Found>, usize)>,
    /// Names and ids of the cards at a revision. Cached because there can be 100,000, and usually only the query changes.
    cards: Memo<u64, Vec<String>>,
}

#[derive(Clone, Copy)]
enum Target {
    Action(Action),
    Card(usize),
}

struct Found {
    target: Target,
    text: String,
    about: String,
    /// The indices of the letters that match the query.
    marked: Vec<u32>,
    reason: Option<&'static str>,
}

/// The most results of each kind.
const MOST: usize = 40;
const WIDTH: f32 = 640.0;
const ROW: f32 = 32.0;

impl Palette {
    pub fn with_query(query: String) -> Self {
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
        let colours = theme::Colours::of(ctx.theme());
        let frame = theme::surface(colours.panel, colours.outline_hover, radius::POPUP);
        let area = Modal::default_area(Id::unique("palette")).anchor(Align2::CENTER_TOP, vec2(0.0, 88.0));
        let modal = Modal::new(Id::unique("palette")).area(area).backdrop_color(colours.scrim);
        let frame = frame.shadow(ctx.global_style().visuals.popup_shadow);
        let shown = modal.frame(frame).show(ctx, |ui| {
            ui.set_width(WIDTH.min(ctx.content_rect().width() - 40.0));
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            self.input(ui, view);
            let run = self.list(ui, view);
            foot(ui, view);
            run
        });
        match shown.inner {
            Some(Target::Action(action)) => view.send(action),
            Some(Target::Card(at)) => view.send(SelectionCommand::GoTo(RecordPath::Card(at), String::new())),
            None => {}
        }
        shown.inner.is_none() && !shown.should_close()
    }

    fn input(&mut self, ui: &mut Ui, view: &View<'_>) {
        let colours = colours(ui);
        let (found, all) = self.results.value().map_or((0, 0), |(found, all)| (found.len(), *all));
        let words = view.i18n.tr_with("palette-count", &[("found", Arg::count(found)), ("all", Arg::count(all))]);
        let edit = TextEdit::singleline(&mut self.query)
            .id(Id::unique("palette query"))
            .frame(Frame::NONE)
            .align(Align2::LEFT_CENTER)
            .font(FontId::proportional(15.0))
            .hint_text(RichText::new(&*view.i18n.tr("palette-hint")).color(colours.label));
        let left = |ui: &mut Ui| {
            icon_label(ui, Icon::Search, 16.0, colours.label);
            let size = vec2(ui.available_width(), 26.0);
            ui.add(edit.desired_width(size.x).min_size(size)).accessible_name(&*view.i18n.tr("palette-name"))
        };
        let right = |ui: &mut Ui| {
            WidgetAtom::new(key_atom(ui, "Esc")).show(ui);
            cell_label(ui, &words, theme::small(Weight::Regular), colours.label);
        };
        let line = Frame::new().inner_margin(Margin::symmetric(14, 0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            Sides::new().height(46.0).shrink_left().show(ui, left, right).0
        });
        divider(ui, line.response.rect, Align2::CENTER_BOTTOM);
        if !std::mem::replace(&mut self.begun, true) {
            line.inner.request_focus();
        }
    }

    /// Shows the results. Returns the one to run.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Target> {
        let Self { query, cursor, results, cards, .. } = self;
        let (found, _) = results.get((view.document.revision(), query.clone()), || {
            *cursor = 0;
            search(view, query, cards)
        });
        let (moved, enter) = list_keys(ui, cursor, found.len());
        let mut run = None;
        let height = 400.0_f32.min(ui.ctx().content_rect().height() - 200.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            if found.is_empty() {
                ui.vertical_centered(|ui| {
                    ui.add_space(24.0);
                    label(ui, &view.i18n.tr("palette-nothing"), theme::body(Weight::Regular), colours(ui).label);
                    ui.add_space(24.0);
                });
            }
            let mut was_card = None;
            for (at, found) in found.iter().enumerate() {
                let is_card = matches!(found.target, Target::Card(_));
                if was_card.replace(is_card) != Some(is_card) {
                    head(ui, &view.i18n.tr(if is_card { "palette-cards" } else { "palette-commands" }));
                }
                let response = found_ui(ui, view, found, at == *cursor);
                if at == *cursor && moved {
                    response.scroll_to_me(None);
                }
                if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
                    *cursor = at;
                }
                if found.reason.is_none() && (response.clicked() || enter && at == *cursor) {
                    run = Some(found.target);
                }
            }
            ui.add_space(6.0);
        });
        run
    }
}

/// The results of a query, and the number of commands and cards that were searched. A query that begins with `>` finds
/// only commands, one that begins with `#` only cards.
fn search(view: &View<'_>, query: &str, names: &mut Memo<u64, Vec<String>>) -> (Vec<Found>, usize) {
    let (query, commands, cards) = match query.split_at_checked(1) {
        Some((">", rest)) => (rest.trim(), true, false),
        Some(("#", rest)) => (rest.trim(), false, true),
        _ => (query.trim(), true, true),
    };
    let registry = view.registry();
    let mut results = Vec::new();
    if commands {
        let names: Vec<String> = ACTIONS.iter().map(|entry| view.i18n.tr(entry.name).to_string()).collect();
        for (at, marked) in best(query, &names) {
            let (action, text) = (ACTIONS[at].action, names[at].clone());
            let (target, reason) = (Target::Action(action), reason(action, view));
            results.push(Found { target, text, about: String::new(), marked, reason });
        }
    }
    if cards && !query.is_empty() {
        let language = view.i18n.language();
        let name = |card: &Card| format!("{} {}", view.texts.name(language, &card.id, &card.name), card.id);
        let names = names.get(view.document.revision(), || registry.cards.iter().map(name).collect());
        for (at, marked) in best(query, names) {
            let about = registry.cards[at].id.to_string();
            let text = names[at].strip_suffix(&about).unwrap_or(&names[at]).trim_end().to_owned();
            results.push(Found { target: Target::Card(at), text, about, marked, reason: None });
        }
    }
    let all = if commands { ACTIONS.len() } else { 0 } + if cards { registry.cards.len() } else { 0 };
    (results, all)
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
    let mut marked = |at: usize| matcher.match_list_indices(&names[at..=at]).pop().map(|found| found.indices);
    let indices = found.into_iter().map(|found| found.index as usize);
    indices.map(|at| (at, marked(at).unwrap_or_default())).collect()
}

/// The reason why an action cannot run now.
fn reason(action: Action, view: &View<'_>) -> Option<&'static str> {
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
    let (icon, keys) = match found.target {
        Target::Action(action) => (action.entry().icon, action.keys(ui.ctx())),
        Target::Card(at) => {
            let card = view.registry().cards.get(at);
            let kind = card.and_then(|card| view.rules().card_types.get(&card.card_type));
            (kind.and_then(|kind| icon_named(&kind.icon)).unwrap_or(Icon::Spade), Vec::new())
        }
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
        // A disabled row still senses clicks, because they must not close the palette.
        let row = row.gap(8.0).enabled(enabled).sense(Sense::click());
        row.role(Role::ListBoxOption, &found.text).selected(is_cursor).show(ui)
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
    divider(ui, foot.response.rect, Align2::CENTER_TOP);
}
