//! The dialog that starts a match.

use egui::{Align, Context, Layout, Ui};
use lucide_icons::Icon;

use crate::base::Name;
use crate::engine::Side;
use crate::sandbox::{Command, Opening};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, combo, dialog, form_line, number_field};

/// The width of a form's labels and fields, in points.
const LABEL: f32 = 140.0;
const FIELD: f32 = 240.0;

/// The dialog with the user's choices.
#[derive(Clone, Debug, Default)]
pub struct NewMatchDialog {
    heroes: [Option<Name>; 2],
    seed: i64,
    /// Who goes first: 0 as the rules say, 1 and 2 the players.
    first: usize,
}

impl NewMatchDialog {
    /// A dialog with the heroes of the board.
    pub fn new(heroes: [Option<Name>; 2]) -> Self {
        Self { heroes, seed: 1, first: 0 }
    }

    /// Shows the dialog. Returns false when the user closes it.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let (mut is_started, mut is_cancelled) = (false, false);
        let (title, hint) = (i18n.tr("do-new-match"), i18n.tr("sandbox-new-match-hint"));
        let is_closed = dialog(ctx, "new match", &title, &hint, 420.0, |ui| {
            let heroes: Vec<&Name> = view.registry().heroes.iter().map(|hero| &hero.id).collect();
            for (hero, message) in self.heroes.iter_mut().zip(["player-self", "player-opponent"]) {
                let current = hero.as_ref().and_then(|id| heroes.iter().position(|known| *known == id));
                let choice = |id: &&Name| Choice { text: view.name_of(id), about: id.to_string(), ..Choice::default() };
                let choices = || heroes.iter().map(choice).collect();
                let text = hero.as_ref().map_or_else(String::new, |id| view.name_of(id));
                let menu = Menu { name: &i18n.tr(message), icon: Some(Icon::Crown), text: &text, current };
                if let Some(at) = menu.show(ui, view, choices) {
                    *hero = heroes.get(at).map(|id| (*id).clone());
                }
            }
            let name = i18n.tr("sandbox-seed");
            form_line(ui, &name, LABEL, |ui| {
                if let (_, Some(seed)) = number_field(ui, &name, self.seed, &(0..=i64::from(u32::MAX)), 110.0) {
                    self.seed = seed;
                }
            });
            let texts = ["sandbox-first-rules", "player-self", "player-opponent"].map(|id| i18n.tr(id).to_string());
            let choices = || texts.iter().map(|text| Choice { text: text.clone(), ..Choice::default() }).collect();
            let (name, current) = (i18n.tr("sandbox-first"), Some(self.first));
            let menu = Menu { name: &name, icon: None, text: &texts[self.first], current };
            self.first = menu.show(ui, view, choices).unwrap_or(self.first);
            ui.add_space(4.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_ready = self.heroes.iter().all(Option::is_some);
                is_started = ui.add(Button::new(&i18n.tr("sandbox-begin")).primary().enabled(is_ready)).clicked();
                is_cancelled = ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        if is_started && let [Some(one), Some(other)] = self.heroes.clone() {
            let first = [None, Some(Side::First), Some(Side::Second)][self.first % 3];
            let seed = u64::try_from(self.seed).unwrap_or(0);
            let opening = Opening::Matchup { heroes: [one, other], seed, first, legacy: true };
            view.send(Command::Begin(opening));
            return false;
        }
        !is_closed && !is_cancelled
    }
}

/// A line of the form with a menu.
struct Menu<'a> {
    name: &'a str,
    icon: Option<Icon>,
    text: &'a str,
    current: Option<usize>,
}

impl Menu<'_> {
    fn show(self, ui: &mut Ui, view: &View<'_>, choices: impl FnOnce() -> Vec<Choice>) -> Option<usize> {
        form_line(ui, self.name, LABEL, |ui| {
            let button = combo(ui, self.name, self.icon, self.text, false, FIELD);
            Choices::new(self.name, &view.i18n.tr("search")).current(self.current).show(&button, choices)
        })
    }
}
