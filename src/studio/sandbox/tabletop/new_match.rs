//! The dialog that starts a match between two decks.

use egui::{Context, Ui};
use lucide_icons::Icon;

use crate::base::Name;
use crate::kernel::state::Seat;
use crate::sandbox::tabletop::{Opening, TabletopCommand};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, dialog, dialog_buttons, form_line, number_field};

/// The width of a form's labels and fields, in points.
const LABEL: f32 = 140.0;
const FIELD: f32 = 240.0;

/// The dialog with the user's choices.
#[derive(Clone, Debug)]
pub struct NewTableMatch {
    opening: Opening,
}

impl NewTableMatch {
    /// A dialog with the decks of the match that is shown, and the next seed.
    pub fn new(opening: &Opening) -> Self {
        Self { opening: Opening { seed: opening.seed.wrapping_add(1), prepared: None, ..opening.clone() } }
    }

    /// Shows the dialog. `name` is the name of a deck. Returns false when the user closes it.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>, decks: &[Name], name: impl Fn(&Name) -> String) -> bool {
        let i18n = &view.i18n;
        let search = i18n.tr("search");
        let menu = |ui: &mut Ui, message, icon, current: Option<usize>, choices: Vec<Choice>| {
            let name = i18n.tr(message);
            let text = current.and_then(|at| choices.get(at)).map_or(String::new(), |choice| choice.text.clone());
            let menu = Choices::new(&name, &search).current(current);
            form_line(ui, &name, LABEL, |ui| menu.field(ui, icon, &text, FIELD, || choices))
        };
        let (title, hint) = (i18n.tr("do-new-match"), i18n.tr("tabletop-match-hint"));
        let answer = dialog(ctx, "new match", &title, &hint, 420.0, |ui| {
            for (deck, message) in self.opening.decks.iter_mut().zip(["player-self", "player-opponent"]) {
                let current = decks.iter().position(|known| known == deck);
                let choices = decks.iter().map(|deck| Choice::new(name(deck))).collect();
                if let Some(at) = menu(ui, message, Some(Icon::Layers), current, choices) {
                    deck.clone_from(&decks[at]);
                }
            }
            let name = i18n.tr("sandbox-seed");
            form_line(ui, &name, LABEL, |ui| {
                let seed = i64::try_from(self.opening.seed).unwrap_or(0);
                let (_, seed) = number_field(ui, &name, seed, &(0..=i64::from(u32::MAX)), 110.0);
                self.opening.seed = seed.and_then(|seed| u64::try_from(seed).ok()).unwrap_or(self.opening.seed);
            });
            let choices =
                ["sandbox-first-rules", "player-self", "player-opponent"].map(|id| Choice::new(&*i18n.tr(id)));
            let firsts = [None, Some(Seat(0)), Some(Seat(1))];
            let current = firsts.iter().position(|first| *first == self.opening.first);
            if let Some(at) = menu(ui, "sandbox-first", None, current, choices.to_vec()) {
                self.opening.first = firsts.get(at).copied().flatten();
            }
            dialog_buttons(ui, i18n, "", &[("sandbox-begin", !decks.is_empty()), ("cancel", true)])
        });
        if answer.pressed == Some(0) {
            view.send(TabletopCommand::Begin(self.opening.clone()));
        }
        answer.is_open
    }
}
