//! The dialog that starts a match.

use egui::{Context, Ui};
use lucide_icons::Icon;

use crate::base::Name;
use crate::engine::Side;
use crate::sandbox::{Command, Opening};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, dialog, dialog_buttons, form_line, number_field};

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
        let search = i18n.tr("search");
        let menu = |ui: &mut Ui, message, icon, current: Option<usize>, choices: Vec<Choice>| {
            let name = i18n.tr(message);
            let text = current.map_or(String::new(), |at| choices[at].text.clone());
            let menu = Choices::new(&name, &search).current(current);
            form_line(ui, &name, LABEL, |ui| menu.field(ui, icon, &text, FIELD, || choices))
        };
        let (title, hint) = (i18n.tr("do-new-match"), i18n.tr("sandbox-new-match-hint"));
        let answer = dialog(ctx, "new match", &title, &hint, 420.0, |ui| {
            let heroes = &view.registry().heroes;
            for (hero, message) in self.heroes.iter_mut().zip(["player-self", "player-opponent"]) {
                let current = heroes.iter().position(|known| Some(&known.id) == hero.as_ref());
                let choice = |id: &Name| Choice { about: id.to_string(), ..Choice::new(view.name_of(id)) };
                let choices = heroes.iter().map(|hero| choice(&hero.id)).collect();
                if let Some(at) = menu(ui, message, Some(Icon::Crown), current, choices) {
                    *hero = Some(heroes[at].id.clone());
                }
            }
            let name = i18n.tr("sandbox-seed");
            form_line(ui, &name, LABEL, |ui| {
                let (_, seed) = number_field(ui, &name, self.seed, &(0..=i64::from(u32::MAX)), 110.0);
                self.seed = seed.unwrap_or(self.seed);
            });
            let choices =
                ["sandbox-first-rules", "player-self", "player-opponent"].map(|id| Choice::new(&*i18n.tr(id)));
            self.first = menu(ui, "sandbox-first", None, Some(self.first), choices.to_vec()).unwrap_or(self.first);
            let is_ready = self.heroes.iter().all(Option::is_some);
            dialog_buttons(ui, i18n, "", &[("sandbox-begin", is_ready), ("cancel", true)])
        });
        if answer.pressed == Some(0)
            && let [Some(one), Some(other)] = self.heroes.clone()
        {
            let first = [None, Some(Side::First), Some(Side::Second)][self.first % 3];
            let seed = u64::try_from(self.seed).unwrap_or(0);
            view.send(Command::Begin(Opening::Matchup { heroes: [one, other], seed, first, legacy: true }));
        }
        answer.is_open
    }
}
