//! The list of problems: filter, go there, mend.

use egui::{Align, Align2, Layout, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::base::{Code, Diagnostic, Severity};
use crate::document::{Command, RecordPath};
use crate::studio::action::Action;
use crate::studio::cards::severity_mark;
use crate::studio::command::UiCommand;
use crate::studio::perform::row_of;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, elided, empty_state, focus_ring, icon_at, icon_button, put_text, text_at};
use crate::text::ENGLISH;

/// What the list remembers.
#[derive(Default)]
pub struct Problems {
    filter: String,
    only: Option<Severity>,
    chosen: Option<Which>,
    made: Option<(u64, &'static str, String, Option<Severity>)>,
    /// The problems that are shown.
    shown: Vec<Which>,
    /// The kind of the first problem that can be mended.
    mendable: Option<Code>,
}

/// A problem: its record, and its number among those of the record.
type Which = (RecordPath, usize);

fn find<'a>(view: &View<'a>, (place, number): Which) -> Option<&'a Diagnostic> {
    view.document.problems_of(place).nth(number)
}

/// All problems, each with its number among those of its record.
fn all<'a>(view: &View<'a>) -> impl Iterator<Item = (Which, &'a Diagnostic)> {
    let mut last = (RecordPath::File, 0);
    view.document.problems().map(move |(place, problem)| {
        last = if last.0 == place { (place, last.1 + 1) } else { (place, 1) };
        ((place, last.1 - 1), problem)
    })
}

/// Its height when it is opened, in points.
pub const HEIGHT: f32 = 176.0;

impl Problems {
    /// The problem after the chosen one, which is then chosen.
    pub fn next(&mut self, view: &View<'_>) -> Option<(RecordPath, String)> {
        let after = self.chosen.and_then(|chosen| all(view).skip_while(|(which, _)| *which != chosen).nth(1));
        let (which, problem) = after.or_else(|| all(view).next())?;
        self.chosen = Some(which);
        Some((which.0, problem.pointer.clone()))
    }

    /// The kind of the chosen problem, or of the first that can be mended.
    pub fn code(&mut self, view: &View<'_>) -> Option<Code> {
        self.update(view);
        let chosen = self.chosen.and_then(|chosen| find(view, chosen)).filter(|problem| problem.fix.is_some());
        chosen.map(|problem| problem.code).or(self.mendable)
    }

    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let whole = ui.max_rect();
        ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        self.head(ui, view);
        self.update(view);
        if self.shown.is_empty() {
            let none = view.document.tally() == (0, 0);
            let (title, hint) = if none {
                ("problems-none", "problems-none-hint")
            } else {
                ("problems-nothing", "filter-nothing-hint")
            };
            empty_state(ui, Icon::CircleCheck, &view.i18n.tr(title), &view.i18n.tr(hint), |_| {});
            return;
        }
        columns(ui, view);
        let rows = self.shown.len();
        ScrollArea::vertical().id_salt("problems").auto_shrink(false).show_rows(ui, 28.0, rows, |ui, range| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for at in range {
                self.line(ui, view, self.shown[at]);
            }
        });
    }

    fn update(&mut self, view: &View<'_>) {
        let made = (view.document.revision(), view.i18n.language().tag, self.filter.clone(), self.only);
        if self.made.as_ref() == Some(&made) {
            return;
        }
        let wanted = self.filter.to_lowercase();
        let fits = |place: RecordPath, problem: &Diagnostic| {
            self.only.is_none_or(|only| only == problem.severity)
                && (wanted.is_empty()
                    || problem.code.as_str().contains(&wanted)
                    || problem_text::problem(view.i18n, problem).to_lowercase().contains(&wanted)
                    || id_of(view, place).to_lowercase().contains(&wanted)
                    || name_of(view, place).to_lowercase().contains(&wanted))
        };
        self.shown.clear();
        self.mendable = None;
        for (which, problem) in all(view) {
            if problem.fix.is_some() {
                self.mendable = self.mendable.or(Some(problem.code));
            }
            if fits(which.0, problem) {
                self.shown.push(which);
            }
        }
        self.made = Some(made);
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let colours = colours(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::PANEL_HEAD), Sense::hover());
        let inner = rect.shrink2(vec2(12.0, 0.0));
        let mut left = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
        left.spacing_mut().item_spacing.x = 8.0;
        put_text(&mut left, &view.i18n.tr("problems"), theme::body(Weight::Semibold), colours.text);
        let (errors, warnings) = view.document.tally();
        for (severity, count, words) in
            [(Severity::Error, errors, "errors-shown"), (Severity::Warning, warnings, "warnings-shown")]
        {
            let text = view.i18n.tr_count(words, count);
            let (icon, colour) = severity_mark(ui, severity);
            let on = self.only == Some(severity);
            if toggle(&mut left, icon, colour, &text, on) {
                self.only = if on { None } else { Some(severity) };
            }
        }
        let hint = view.i18n.tr("problem-filter");
        Field::new(&hint).hint(&hint).icon(Icon::ListFilter).width(220.0).show(&mut left, &mut self.filter);
        let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
        right.spacing_mut().item_spacing.x = 6.0;
        if icon_button(&mut right, Icon::X, &view.i18n.tr("close"), true).clicked() {
            view.send(UiCommand::Run(Action::Problems));
        }
        if let Some(code) = self.code(view) {
            let text = view.i18n.tr_with("fix-all-of", &[("code", crate::text::Arg::Text(code.as_str()))]);
            if right.add(Button::new(&text).icon(Icon::Wrench).small()).clicked() {
                view.send(UiCommand::Edit(Command::FixAll { code: Some(code) }));
            }
        }
    }

    fn line(&mut self, ui: &mut Ui, view: &View<'_>, which: Which) {
        let Some(problem) = find(view, which) else { return };
        let place = which.0;
        let colours = colours(ui);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 28.0));
        let response = ui.interact(rect, ui.scope_id().with(("problem", which)), Sense::click());
        let on = self.chosen == Some(which);
        let message = problem_text::problem(view.i18n, problem);
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, on, &message));
        if on {
            ui.painter().rect_filled(rect, 0.0, colours.selected);
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0.0, colours.accent);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, colours.hover);
        }
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), 3);
        }
        let places = Columns::new(rect);
        let (icon, colour) = severity_mark(ui, problem.severity);
        icon_at(ui.painter(), pos2(rect.left() + 20.0, rect.center().y), icon, 14.0, colour);
        let put = |ui: &Ui, place: Rect, text: &str, font: egui::FontId, colour| {
            let galley = elided(ui, text, font, colour, place.width());
            ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, colour);
        };
        put(ui, places.message, &message, theme::body(Weight::Regular), colours.text);
        put(ui, places.card, &name_of(view, place), theme::body(Weight::Regular), colours.secondary);
        let (spot, font) = spot_of(view, &problem.pointer);
        put(ui, places.pointer, &spot, font, colours.label);
        put(ui, places.code, problem.code.as_str(), theme::mono(11.0), colours.secondary);
        if response.clicked() {
            self.chosen = Some(which);
            view.send(UiCommand::GoTo(place, problem.pointer.clone()));
        }
        if let Some(fix) = &problem.fix {
            let mut right =
                ui.new_child(UiBuilder::new().max_rect(places.fix).layout(Layout::right_to_left(Align::Center)));
            let label = problem_text::remedy(view.i18n, &fix.change);
            let pressed = right.add(Button::new(&label).icon(Icon::Wrench).small()).clicked();
            if pressed {
                view.send(UiCommand::Edit(Command::Fix { fixes: vec![(place, fix.change.clone())] }));
            }
        }
        // What else is said about a problem is English.
        let hints = problem.hints.iter().filter(|_| view.i18n.language() == ENGLISH);
        let tip: Vec<&str> = [&message, &problem.pointer].into_iter().chain(hints).map(String::as_str).collect();
        response.on_hover_text(tip.join("\n"));
    }
}

struct Columns {
    message: Rect,
    card: Rect,
    pointer: Rect,
    code: Rect,
    fix: Rect,
}

impl Columns {
    fn new(rect: Rect) -> Self {
        let mut right = rect.right() - 12.0;
        let mut column = |width: f32| {
            let place = Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, rect.bottom()));
            right -= width + 12.0;
            place
        };
        let (fix, code, pointer, card) = (column(150.0), column(148.0), column(128.0), column(150.0));
        let message = Rect::from_min_max(pos2(rect.left() + 38.0, rect.top()), pos2(right, rect.bottom()));
        Self { message, card, pointer, code, fix }
    }
}

fn columns(ui: &mut Ui, view: &View<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let colours = colours(ui);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let places = Columns::new(rect);
    let font = theme::small(Weight::Medium);
    for (place, word) in [
        (places.message, "problem"),
        (places.card, "problem-card"),
        (places.pointer, "problem-place"),
        (places.code, "problem-code"),
    ] {
        text_at(
            ui.painter(),
            place.left_center(),
            Align2::LEFT_CENTER,
            &view.i18n.tr(word),
            font.clone(),
            colours.label,
        );
    }
}

fn toggle(ui: &mut Ui, icon: Icon, colour: egui::Color32, text: &str, on: bool) -> bool {
    let colours = colours(ui);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::small(Weight::Medium), colours.text);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 32.0, height::SMALL_BUTTON), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, text));
    let ground = if on { colours.pressed } else { colours.raised };
    ui.painter().rect(rect, 4.0, ground, Stroke::new(1.0, colours.outline), egui::StrokeKind::Inside);
    icon_at(ui.painter(), pos2(rect.left() + 14.0, rect.center().y), icon, 13.0, colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    if response.has_focus() {
        focus_ring(ui, rect, 4);
    }
    response.clicked()
}

fn id_of<'a>(view: &View<'a>, place: RecordPath) -> &'a str {
    let registry = view.registry();
    match place {
        RecordPath::Card(at) => registry.cards.get(at).map_or("", |card| &card.id),
        RecordPath::Hero(at) => registry.heroes.get(at).map_or("", |hero| &hero.id),
        _ => "",
    }
}

/// Where in a record a problem is: its row, else its member; and the letters that it is written in.
fn spot_of(view: &View<'_>, pointer: &str) -> (String, egui::FontId) {
    match row_of(pointer) {
        Some(row) => (view.i18n.tr_count("row-number", row + 1), theme::small(Weight::Regular)),
        None => (pointer.trim_start_matches('/').to_owned(), theme::mono(11.0)),
    }
}

fn name_of(view: &View<'_>, place: RecordPath) -> String {
    let registry = view.registry();
    let named = |id: &str, name: &str| (id.to_owned(), view.texts.name(view.i18n.language(), id, name));
    let (id, name) = match place {
        RecordPath::Card(at) => registry.cards.get(at).map(|card| named(&card.id, &card.name)).unwrap_or_default(),
        RecordPath::Hero(at) => registry.heroes.get(at).map(|hero| named(&hero.id, &hero.name)).unwrap_or_default(),
        RecordPath::Ruleset => ("ruleset.json".to_owned(), String::new()),
        _ => ("registry.json".to_owned(), String::new()),
    };
    let short = id.rsplit_once('-').map_or(id.as_str(), |(_, last)| last);
    format!("{short} {name}").trim().to_owned()
}
