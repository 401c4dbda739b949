//! The button that runs all scenarios, and the list of their results.

use egui::Ui;
use lucide_icons::Icon;

use crate::base::Severity;
use crate::sandbox::{ScenarioOutcome, ScenarioResult};
use crate::studio::action::Action;
use crate::studio::command::{ScenarioCommand, ScenarioPosition, UiCommand};
use crate::studio::problem_text;
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, icon_button};

/// The button that runs all scenarios, and afterwards shows the results, the failing ones first.
pub fn scenario_run_ui(ui: &mut Ui, view: &View<'_>, has_text: bool) {
    let i18n = &view.i18n;
    let run = &view.sandbox.scenario_run;
    let (done, all) = run.progress();
    let name = i18n.tr("do-run-scenarios");
    let (text, icon) = match (all, run.is_done(), run.failed()) {
        (0, ..) => (name.to_string(), Icon::ListChecks),
        (_, false, _) => (format!("{done} / {all}"), Icon::Loader),
        (_, true, 0) => (i18n.tr_count("sandbox-pass", all), Icon::CircleCheck),
        (_, true, failed) => (i18n.tr_count("sandbox-fail", failed), Icon::CircleX),
    };
    let button = if has_text {
        ui.add(Button::new(&text).icon(icon).ghost()).on_hover_text(&*name)
    } else {
        icon_button(ui, icon, &text, true)
    };
    if all == 0 {
        return view.send_all(button.clicked().then_some(Action::RunScenarios));
    }
    let entries = || {
        let again = Choice { icon: Some(Icon::RotateCcw), ..Choice::new(&*name) };
        let mut results: Vec<&ScenarioResult> = run.results.iter().collect();
        results.sort_by_key(|result| result.passed());
        let again: (Choice, UiCommand) = (again, Action::RunScenarios.into());
        let results = results.into_iter().map(|result| (choice(ui, view, result), open(result).into()));
        std::iter::once(again).chain(results).collect()
    };
    let menu = Choices::new(&i18n.tr("sandbox-scenarios"), &i18n.tr("search")).width(460.0).pick(&button, entries);
    view.send_all(menu);
}

fn choice(ui: &Ui, view: &View<'_>, result: &ScenarioResult) -> Choice {
    let i18n = &view.i18n;
    let (icon, tint, group) = if result.passed() {
        (Icon::CircleCheck, colours(ui).kinds[1], "sandbox-passing")
    } else {
        (Icon::CircleX, colours(ui).error, "sandbox-failing")
    };
    let about = match &result.outcome {
        ScenarioOutcome::Board(problems) => {
            let why = problems.iter().find(|problem| problem.severity == Severity::Error);
            why.map(|problem| problem_text::problem(i18n, problem)).unwrap_or_default()
        }
        ScenarioOutcome::Match { differs, .. } => {
            differs.first().map_or_else(|| result.source.file_name().to_owned(), |difference| difference.text.clone())
        }
    };
    let group = i18n.tr(group).to_string();
    Choice { icon: Some(icon), tint: Some(tint), about, group, ..Choice::new(&result.name) }
}

/// Shows a scenario: a board that fails up to the step in which it does, a match as far as its steps lead.
fn open(result: &ScenarioResult) -> ScenarioCommand {
    let position = result.failing_step().map_or(ScenarioPosition::End, ScenarioPosition::Step);
    match result.outcome {
        ScenarioOutcome::Board(_) => ScenarioCommand::Open(result.source.clone(), position),
        ScenarioOutcome::Match { at, .. } => ScenarioCommand::OpenCase(result.source.clone(), at),
    }
}
