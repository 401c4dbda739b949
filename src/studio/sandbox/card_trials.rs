//! The panel below the editor in whole games: what each ability of the selected card does, again after each edit.

use std::sync::Arc;

use egui::Ui;
use lucide_icons::Icon;

use super::board_view::BoardHover;
use super::trace::trace_ui;
use crate::base::{Diagnostic, Name, Severity};
use crate::kernel::Tried;
use crate::narration::{Layout, Line, PlainNames, TraceWords};
use crate::registry::RecordPath;
use crate::sandbox::tabletop::CardTrial;
use crate::studio::action::{Action, Screen};
use crate::studio::background::Loaded;
use crate::studio::command::Hover;
use crate::studio::memo::Memo;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, empty_state, icon_button, line, panel_head, wrapped_label};
use crate::text::Arg;

/// What a trial depends on: the card, the revision of the project, and the version of the match.
type Key = (Name, u64, u64);

/// The trial of the selected card. While a new one is worked out, the last one is shown.
#[derive(Default)]
pub struct CardTrials {
    /// `None`: the card has errors.
    trial: Loaded<Key, Option<CardTrial>>,
    lines: Memo<(Key, &'static str), Vec<Line>>,
}

impl CardTrials {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        // The panel keeps its height while there is nothing to show yet.
        ui.set_min_height(ui.available_height());
        let i18n = &view.i18n;
        let id = match view.selection.place {
            Some(RecordPath::Card(at)) => view.registry().cards.get(at).map(|card| card.id.clone()),
            _ => None,
        };
        let key = id.clone().map(|id| (id, view.document.revision(), view.tabletop.version()));
        let shown = key.zip(view.document.game()).and_then(|(key, game)| {
            let prepare = || {
                let (game, session, card) = (Arc::clone(game), view.tabletop.session().cloned(), key.0.clone());
                move || CardTrial::of(&game, session, &card)
            };
            self.trial.get(ui.ctx(), "card trial", &key, prepare)
        });
        let shown = shown.filter(|((of, ..), _)| Some(of) == id.as_ref());
        let trial = shown.as_ref().and_then(|(_, trial)| trial.as_ref());
        let name = id.as_deref().map(|id| view.name_of(id)).unwrap_or_default();
        let place = trial.map(|trial| place_text(view, trial));
        let note = [name].into_iter().chain(place).collect::<Vec<_>>().join(" · ");
        panel_head(ui, &i18n.tr("do-try"), &note, |ui| {
            view.on_click(&icon_button(ui, Icon::X, &i18n.tr("close"), true), Action::Try);
            let button = ui.add(Button::new(&i18n.tr("do-go-sandbox")).small().icon(Icon::FlaskConical));
            view.on_click(&button, Action::Go(Screen::Sandbox));
        });
        let Some((key, tried)) = shown else {
            // Otherwise it is being tried for the first time.
            if id.is_none() {
                let (title, hint) = (i18n.tr("sandbox-nothing"), i18n.tr("editor-empty-hint"));
                empty_state(ui, Icon::FlaskConical, &title, &hint, |_| {});
            } else if view.document.game().is_none() {
                let (title, hint) = (i18n.tr("tabletop-empty"), i18n.tr("tabletop-empty-hint"));
                empty_state(ui, Icon::FileWarning, &title, &hint, |_| {});
            }
            return;
        };
        let error = view.problems().iter().find(|problem| problem.severity == Severity::Error);
        let (Some(trial), None) = (tried, error) else { return error_ui(ui, view, error) };
        if trial.tried.is_empty() {
            return empty_state(ui, Icon::FlaskConical, &i18n.tr("sandbox-no-rows"), "", |_| {});
        }
        let lines = &*self.lines.get((key.clone(), i18n.language().tag), || lines(view, trial));
        let marked = BoardHover { row: view.hover.and_then(|hover| u8::try_from(hover.row).ok()), subject: None };
        let hovered = trace_ui(ui, view, lines, None, &marked).and_then(|hover| hover.row);
        view.send_all(hovered.map(|row| Hover::row(row.into())));
    }

    /// Whether a card is being tried.
    #[cfg(feature = "testing")]
    pub fn is_working(&self) -> bool {
        self.trial.is_loading()
    }
}

/// Where the card is tried: the match of the sandbox, or who plays against whom.
fn place_text(view: &View<'_>, trial: &CardTrial) -> String {
    let (Some(decks), false) = (trial.kernel.game.first_decks(), trial.is_on_match) else {
        return view.i18n.tr("sandbox-match").to_string();
    };
    let [one, other] = decks.map(|deck| view.name_of(&deck.id));
    view.i18n.tr_with("sandbox-against", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))])
}

/// The first error of the card: what it does means nothing before it is right.
fn error_ui(ui: &mut Ui, view: &View<'_>, error: Option<&Diagnostic>) {
    let why = error.map(|problem| problem_text::problem(&view.i18n, problem)).unwrap_or_default();
    line(ui, &why, 34.0, |ui| {
        ui.add_space(12.0);
        wrapped_label(ui, &why, theme::body(Weight::Regular), colours(ui).secondary);
    });
}

fn lines(view: &View<'_>, trial: &CardTrial) -> Vec<Line> {
    trial.tried.iter().flat_map(|tried| ability_lines(view, trial, tried)).collect()
}

fn ability_lines(view: &View<'_>, trial: &CardTrial, tried: &Tried) -> Vec<Line> {
    let (texts, language) = (view.i18n.texts(), view.i18n.language());
    let words = TraceWords { texts, language, game: &trial.kernel.game, state: &tried.state };
    words.lines(&tried.trace, &PlainNames { words, you: trial.by }, Layout::Panel)
}
