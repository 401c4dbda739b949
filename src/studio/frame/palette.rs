//! The command palette: finds every command and every card by a few letters.

use egui::{
    Align2, Context, Event, FontId, Frame, Id, Margin, Modal, RichText, ScrollArea, Sides, TextEdit, Ui, WidgetAtom,
    vec2,
};
use frizbee::{Config, Matcher};
use lucide_icons::Icon;

use crate::card::Card;
use crate::document::RecordPath;
use crate::studio::action::{ACTIONS, Action, Entry};
use crate::studio::command::SelectionCommand;
use crate::studio::memo::Memo;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, cell_label, choice_rows, divider, icon_label, key_atom, label, type_icon};
use crate::text::Arg;

#[derive(Default)]
pub struct Palette {
    query: String,
    cursor: usize,
    begun: bool,
    /// The results for a revision and a query.
    results: Memo<(u64, String), Results>,
    /// Names and ids of the cards at a revision. Cached because there can be 100,000, and usually only the query changes.
    cards: Memo<u64, Vec<String>>,
}

#[derive(Clone, Copy)]
enum Target {
    Action(Action),
    Card(usize),
}

#[derive(Default)]
struct Results {
    found: Vec<Choice>,
    targets: Vec<Target>,
    /// The number of commands and cards that were searched.
    all: usize,
}

/// The most results of each kind.
const MOST: usize = 40;
const WIDTH: f32 = 640.0;

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
        let (found, all) = self.results.value().map_or((0, 0), |results| (results.targets.len(), results.all));
        let words = view.i18n.tr_with("palette-count", &[("found", Arg::count(found)), ("all", Arg::count(all))]);
        let edit = TextEdit::singleline(&mut self.query)
            .id(Id::unique("palette query"))
            .frame(Frame::NONE)
            .align(if mirror::is_on(ui) { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER })
            .font(FontId::proportional(15.0))
            .hint_text(RichText::new(&*view.i18n.tr("palette-hint")).color(colours.label));
        let left = |ui: &mut Ui| {
            icon_label(ui, Icon::Search, 16.0, colours.label);
            let size = vec2(ui.available_width(), 26.0);
            let query = mirror::kept(ui, |ui| ui.add(edit.desired_width(size.x).min_size(size)));
            query.accessible_name(&*view.i18n.tr("palette-name"))
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
        let Results { found, targets, .. } = results.get((view.document.revision(), query.clone()), || {
            *cursor = 0;
            search(ui.ctx(), view, query, cards)
        });
        let height = 400.0_f32.min(ui.ctx().content_rect().height() - 200.0);
        let shown: Vec<usize> = (0..found.len()).collect();
        let rows = |ui: &mut Ui| {
            if found.is_empty() {
                ui.vertical_centered(|ui| {
                    ui.add_space(18.0);
                    label(ui, &view.i18n.tr("palette-nothing"), theme::body(Weight::Regular), colours(ui).label);
                    ui.add_space(18.0);
                });
            }
            choice_rows(ui, Id::unique("palette rows"), found, &shown, None, cursor)
        };
        let scroll = ScrollArea::vertical().max_height(height).auto_shrink([false, true]);
        let chosen = scroll.show(ui, |ui| Frame::new().inner_margin(6.0).show(ui, rows).inner).inner;
        chosen.map(|at| targets[at])
    }
}

/// The results of a query. A query that begins with `>` finds only commands, one that begins with `#` only cards.
fn search(ctx: &Context, view: &View<'_>, query: &str, names: &mut Memo<u64, Vec<String>>) -> Results {
    let (query, commands, cards) = match query.split_at_checked(1) {
        Some((">", rest)) => (rest.trim(), true, false),
        Some(("#", rest)) => (rest.trim(), false, true),
        _ => (query.trim(), true, true),
    };
    let registry = view.registry();
    let mut results = Results::default();
    if commands {
        let offered: Vec<&Entry> = ACTIONS.iter().filter(|entry| view.settings.offers(entry.action)).collect();
        results.all += offered.len();
        let names: Vec<String> = offered.iter().map(|entry| view.i18n.tr(entry.name).to_string()).collect();
        for (at, marked) in best(query, &names) {
            let Entry { action, icon, .. } = *offered[at];
            let reason = reason(action, view).map(|reason| view.i18n.tr(reason).to_string());
            let (icon, group) = (Some(icon), view.i18n.tr("palette-commands").to_string());
            let keys = action.keys(ctx);
            results.found.push(Choice { icon, group, keys, marked, reason, ..Choice::new(&names[at]) });
            results.targets.push(Target::Action(action));
        }
    }
    if cards && !query.is_empty() {
        results.all += registry.cards.len();
        let language = view.i18n.language();
        let name = |card: &Card| format!("{} {}", view.texts.name(language, &card.id, &card.name), card.id);
        let names = names.get(view.document.revision(), || registry.cards.iter().map(name).collect());
        for (at, marked) in best(query, names) {
            let card = &registry.cards[at];
            let icon = Some(type_icon(view.rules(), &card.card_type));
            let (about, group) = (card.id.to_string(), view.i18n.tr("palette-cards").to_string());
            let text = names[at].strip_suffix(&about).unwrap_or(&names[at]).trim_end();
            results.found.push(Choice { icon, about, group, marked, ..Choice::new(text) });
            results.targets.push(Target::Card(at));
        }
    }
    results
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
        Action::NextProblem | Action::FixAll if view.tally() == (0, 0) => Some("reason-no-problem"),
        Action::DuplicateCards
        | Action::DeleteCards
        | Action::BulkEdit
        | Action::AddRow
        | Action::AddAbility
        | Action::AddLegacy
        | Action::EditName
        | Action::Copy
        | Action::Cut
        | Action::Sensitivity
            if no_card =>
        {
            Some("reason-no-card")
        }
        Action::DuplicateRow
        | Action::DeleteRow
        | Action::RowUp
        | Action::RowDown
        | Action::AbilityUp
        | Action::AbilityDown
        | Action::RowIn
        | Action::RowOut
            if no_row =>
        {
            Some("reason-no-row")
        }
        Action::NewCard | Action::AddRow | Action::AddAbility | Action::Paste | Action::Replace
            if view.document.read_only().is_some() =>
        {
            Some("reason-read-only")
        }
        _ => None,
    }
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
