//! The list of problems: filter, go to the record, fix.

use egui::{Align2, Id, Role, Ui, vec2};
use lucide_icons::Icon;

use crate::base::{Code, Diagnostic, Severity};
use crate::design::project::FILE;
use crate::document::{Command, RecordPath};
use crate::registry::row_of;
use crate::studio::action::Action;
use crate::studio::command::{About, DesignCommand, SelectionCommand, UiCommand};
use crate::studio::memo::Memo;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Column, Field, Heights, Pressable, RowInfo, Table, TableRow, cell_label, divider, empty_state, fix_button,
    icon_atom, icon_button, icon_label, label, row_step, severity_mark, sides_head, text_atom,
};
use crate::text::Arg;

/// The filter, the selection and the problems shown.
#[derive(Default)]
pub struct Problems {
    filter: String,
    only: Option<Severity>,
    chosen: Option<Which>,
    shown: Memo<(u64, &'static str, String, Option<Severity>), Shown>,
}

#[derive(Default)]
struct Shown {
    problems: Vec<Which>,
    /// The kind of the first problem that has a fix.
    fixable: Option<Code>,
}

/// Where a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    Record(RecordPath),
    /// In `design.json`.
    Design,
}

/// A problem: where it is, and its index among the problems there.
type Which = (Place, usize);

fn find<'a>(view: &View<'a>, (place, number): Which) -> Option<&'a Diagnostic> {
    match place {
        Place::Record(place) => view.model.document.problems_of(place).nth(number),
        Place::Design => view.design_problems().get(number),
    }
}

/// All problems, each with its index among the problems of its record or file.
fn all<'a>(view: &View<'a>) -> impl Iterator<Item = (Which, &'a Diagnostic)> {
    let mut last = (Place::Design, 0);
    let records = view.model.document.problems().map(|(place, problem)| (Place::Record(place), problem));
    let design = view.design_problems().iter().map(|problem| (Place::Design, problem));
    records.chain(design).map(move |(place, problem)| {
        last = if last.0 == place { (place, last.1 + 1) } else { (place, 1) };
        ((place, last.1 - 1), problem)
    })
}

/// The command that shows a problem.
fn go_to(place: Place, problem: &Diagnostic) -> UiCommand {
    let pointer = problem.pointer.clone();
    match place {
        Place::Record(place) => SelectionCommand::GoTo(place, pointer).into(),
        Place::Design => DesignCommand::Open(About::Setting(pointer)).into(),
    }
}

/// Whether a problem has a fix that can be applied in the window.
fn has_fix(place: Place, problem: &Diagnostic) -> bool {
    problem.fix.is_some() && matches!(place, Place::Record(record) if record.takes_fixes())
}

/// The height of the panel when it opens, in points.
pub const HEIGHT: f32 = 176.0;
const ROW: f32 = 28.0;

impl Problems {
    /// Selects the problem after the selected one, and returns the command that shows it.
    pub fn next(&mut self, view: &View<'_>) -> Option<UiCommand> {
        let after = self.chosen.and_then(|chosen| all(view).skip_while(|(which, _)| *which != chosen).nth(1));
        let (which, problem) = after.or_else(|| all(view).next())?;
        self.chosen = Some(which);
        Some(go_to(which.0, problem))
    }

    /// The kind of the selected problem, or of the first that has a fix.
    pub fn code(&mut self, view: &View<'_>) -> Option<Code> {
        let chosen = self.chosen.and_then(|chosen| Some((chosen.0, find(view, chosen)?)));
        chosen
            .filter(|(place, problem)| has_fix(*place, problem))
            .map(|(_, problem)| problem.code)
            .or(self.shown(view).fixable)
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        divider(ui, ui.max_rect(), Align2::CENTER_TOP);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        // The panel keeps its height when the last problem is solved.
        ui.set_min_height(ui.available_height());
        self.head(ui, view);
        let count = self.shown(view).problems.len();
        if count == 0 {
            let (title, hint) = match view.tally() {
                (0, 0) => ("problems-none", "problems-none-hint"),
                _ => ("problems-nothing", "filter-nothing-hint"),
            };
            empty_state(ui, Icon::CircleCheck, &view.i18n.tr(title), &view.i18n.tr(hint), |_| {});
            return;
        }
        let title = |message: &'static str| view.i18n.tr(message);
        let columns = vec![
            Column::exact("", 14.0),
            Column::rest(&title("problem"), 200.0),
            Column::new(&title("problem-card"), 150.0).at_least(80.0),
            Column::new(&title("problem-place"), 128.0).at_least(60.0).shown_from(760.0),
            Column::new(&title("problem-code"), 148.0).at_least(60.0).shown_from(900.0),
            Column::new("", 150.0).at_least(100.0),
        ];
        let heights = Heights::Equal(count, ROW);
        Table::new("problems", columns).gap(12.0, 13.0).show(ui, heights, |row| self.row(row, view));
    }

    /// The problems that the filter finds.
    fn shown(&mut self, view: &View<'_>) -> &Shown {
        let Self { filter, only, shown, .. } = self;
        shown.get((view.document.revision(), view.i18n.language().tag, filter.clone(), *only), || {
            let wanted = filter.to_lowercase();
            let has = |text: String| text.to_lowercase().contains(&wanted);
            let fits = |place: Place, problem: &Diagnostic| {
                only.is_none_or(|only| only == problem.severity)
                    && (wanted.is_empty()
                        || problem.code_name().contains(&wanted)
                        || has(problem_text::problem(&view.i18n, problem))
                        || has(id_of(view, place))
                        || has(name_of(view, place)))
            };
            let shown = all(view).filter(|(which, problem)| fits(which.0, problem));
            let fixable = all(view).find(|(which, problem)| has_fix(which.0, problem));
            let problems = shown.map(|(which, _)| which).collect();
            Shown { problems, fixable: fixable.map(|(_, problem)| problem.code) }
        })
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let code = self.code(view);
        sides_head(
            ui,
            |ui| {
                label(ui, &view.i18n.tr("problems"), theme::body(Weight::Semibold), colours(ui).text);
                let (errors, warnings) = view.tally();
                for (severity, count, words) in
                    [(Severity::Error, errors, "errors-shown"), (Severity::Warning, warnings, "warnings-shown")]
                {
                    let on = self.only == Some(severity);
                    if toggle(ui, severity, &view.i18n.tr_count(words, count), on) {
                        self.only = if on { None } else { Some(severity) };
                    }
                }
                let hint = view.i18n.tr("problem-filter");
                let width = ui.available_width().clamp(60.0, 220.0);
                Field::new(&hint).hint(&hint).icon(Icon::ListFilter).width(width).show(ui, &mut self.filter);
            },
            |ui| {
                view.on_click(&icon_button(ui, Icon::X, &view.i18n.tr("close"), true), Action::Problems);
                if let Some(code) = code {
                    let text = view.i18n.tr_with("fix-all-of", &[("code", Arg::Text(code.as_str()))]);
                    if ui.add(Button::new(&text).icon(Icon::Wrench).small()).clicked() {
                        view.send(Command::FixAll { code: Some(code) });
                    }
                }
            },
        );
    }

    fn row(&mut self, row: &mut TableRow<'_, '_, '_>, view: &View<'_>) {
        let Some(shown) = self.shown.value().map(|shown| &shown.problems) else { return };
        let which = shown[row.index()];
        let Some(problem) = find(view, which) else { return };
        let path = which.0;
        let message = problem_text::problem(&view.i18n, problem);
        let info = RowInfo::new(row_id(which), &message).selected(self.chosen == Some(which));
        let response = row.info(info);
        let regular = theme::body(Weight::Regular);
        row.cell(|ui| {
            let (icon, colour) = severity_mark(colours(ui), problem.severity);
            icon_label(ui, icon, 14.0, colour);
        });
        row.cell(|ui| _ = cell_label(ui, &message, regular.clone(), colours(ui).text));
        row.cell(|ui| _ = cell_label(ui, &name_of(view, path), regular.clone(), colours(ui).secondary));
        let (position, font) = position_of(view, &problem.pointer);
        row.cell(|ui| _ = cell_label(ui, &position, font, colours(ui).label));
        row.cell(|ui| _ = cell_label(ui, problem.code_name(), theme::mono(11.0), colours(ui).secondary));
        row.cell(|ui| {
            if let Place::Record(record) = path {
                fix_button(ui, view, record, problem);
            }
        });
        if response.clicked() {
            self.chosen = Some(which);
            view.send(go_to(path, problem));
        }
        let hints = problem_text::hints(&view.i18n, problem);
        let tip: Vec<&str> = [&message, &problem.pointer].into_iter().chain(&hints).map(String::as_str).collect();
        if let Some(next) = row_step(&response, row.index(), shown.len()) {
            response.ctx.memory_mut(|memory| memory.request_focus(row_id(shown[next])));
        }
        response.on_hover_text(tip.join("\n"));
    }
}

fn row_id(which: Which) -> Id {
    Id::unique("problem").with(which)
}

/// A button that shows only the problems of a severity.
fn toggle(ui: &mut Ui, severity: Severity, text: &str, on: bool) -> bool {
    let colours = colours(ui);
    let (icon, colour) = severity_mark(colours, severity);
    let atoms = (icon_atom(icon, 13.0, colour), text_atom(text, theme::small(Weight::Medium), colours.text));
    let fill = if on { colours.pressed } else { colours.raised };
    let toggle = Pressable::new(height::SMALL_BUTTON, atoms).fill(fill, colours.outline).corner(radius::BADGE).gap(4.0);
    toggle.role(Role::CheckBox, text).selected(on).show(ui).clicked()
}

/// The position of a problem in its record: the row, or else the field; and the font for it.
fn position_of(view: &View<'_>, pointer: &str) -> (String, egui::FontId) {
    match row_of(pointer) {
        Some(row) => (view.i18n.tr_count("row-number", row + 1), theme::small(Weight::Regular)),
        None => (pointer.trim_start_matches('/').to_owned(), theme::mono(11.0)),
    }
}

/// The id of a record.
fn id_of(view: &View<'_>, place: Place) -> String {
    let Place::Record(place) = place else { return String::new() };
    view.registry().id_and_name(place).map_or(String::new(), |(id, _)| id.to_string())
}

fn deck_name(view: &View<'_>, place: RecordPath) -> String {
    let RecordPath::Deck(at) = place else { return String::new() };
    view.document.decks().get(at).map(|deck| view.name_of(&deck.id)).unwrap_or_default()
}

fn name_of(view: &View<'_>, place: Place) -> String {
    let Place::Record(place) = place else { return FILE.to_owned() };
    let (id, name) = match view.registry().id_and_name(place) {
        Some((id, name)) => (id.as_str(), view.texts.name(view.i18n.language(), id, name)),
        None if matches!(place, RecordPath::Deck(_)) => return deck_name(view, place),
        None if place == RecordPath::Ruleset => ("ruleset.json", String::new()),
        None => ("registry.json", String::new()),
    };
    let short = id.rsplit_once('-').map_or(id, |(_, last)| last);
    format!("{short} {name}").trim().to_owned()
}
