//! The head of the deck editor: which deck, its name and leader, and what can be done with it.

use egui::{Frame, Id, Margin, Ui};
use lucide_icons::Icon;

use super::{Sheet, add};
use crate::base::Name;
use crate::document::Command;
use crate::registry::Deck;
use crate::studio::action::Action;
use crate::studio::command::{ClipboardCommand, FileCommand};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Field, icon_button, icon_label, label, sides_head};

/// The id of the field with the name.
pub const NAME: &str = "deck name";

/// What the head can change of the editor.
pub struct Chosen<'d> {
    pub deck: &'d mut Option<Name>,
    pub before: &'d mut Option<Vec<Name>>,
}

pub fn head_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet, chosen: &mut Chosen<'_>) {
    let i18n = &view.i18n;
    let (mut picked, mut added) = (None, None);
    let deck = &sheet.deck;
    sides_head(
        ui,
        |ui| {
            let decks = view.document.decks();
            let (title, search) = (i18n.tr("deck-choose"), i18n.tr("search"));
            let width = ui.available_width().clamp(60.0, 260.0);
            let menu = Choices::new(&title, &search).width(260.0).current(Some(sheet.at));
            let choices = || decks.iter().map(|deck| Choice::new(view.name_of(&deck.id))).collect();
            let name = view.name_of(&deck.id);
            picked = menu.field(ui, Some(Icon::Layers), &name, width, choices).and_then(|at| decks.get(at));
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            close_ui(ui, view);
            if !sheet.is_locked && icon_button(ui, Icon::Trash2, &i18n.tr("deck-delete"), true).clicked() {
                view.send(Command::DeleteDeck { id: deck.id.clone() });
            }
            if icon_button(ui, Icon::Download, &i18n.tr("deck-save"), true).clicked() {
                view.send(FileCommand::SaveFiles(vec![(deck.id.to_string(), "txt", sheet.text(view).into_bytes())]));
            }
            if icon_button(ui, Icon::Copy, &i18n.tr("deck-copy"), true).clicked() {
                view.send(ClipboardCommand::Copy { text: sheet.text(view), message: "toast-deck-copied" });
            }
            if !sheet.is_locked {
                if icon_button(ui, Icon::CopyPlus, &i18n.tr("deck-duplicate"), true).clicked() {
                    let name = Name::from(view.name_of(&deck.id));
                    added = Some(Deck { name, ..deck.clone() });
                }
                if icon_button(ui, Icon::Plus, &i18n.tr("deck-new"), true).clicked() {
                    // Games with leaders need one in every deck; most begin with the same.
                    let leader = sheet.leaders.first().cloned().filter(|_| deck.leader.is_some());
                    added = Some(Deck { name: Name::from(&*i18n.tr("deck-new")), leader, ..Deck::default() });
                }
            }
        },
    );
    if let Some(deck) = picked {
        *chosen.deck = Some(deck.id.clone());
    }
    if let Some(deck) = added {
        add(view, chosen.before, deck);
    }
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 4 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if sheet.is_locked { locked_ui(ui, view) } else { fields_ui(ui, view, sheet) }
        });
    });
}

/// The button that goes back to the editor of cards.
pub fn close_ui(ui: &mut Ui, view: &View<'_>) {
    view.on_click(&icon_button(ui, Icon::X, &view.i18n.tr("close"), true), Action::Decks);
}

fn locked_ui(ui: &mut Ui, view: &View<'_>) {
    icon_label(ui, Icon::Lock, 14.0, colours(ui).label);
    label(ui, &view.i18n.tr("deck-locked"), theme::body(Weight::Regular), colours(ui).secondary);
}

/// The name, and the leader where the rules know one.
fn fields_ui(ui: &mut Ui, view: &View<'_>, sheet: &Sheet) {
    let (i18n, deck) = (&view.i18n, &sheet.deck);
    let has_leader = !sheet.leaders.is_empty();
    let width = if has_leader { ui.available_width() * 0.5 - 8.0 } else { ui.available_width() };
    let mut name = deck.name.to_string();
    let field = Field::new(&i18n.tr("deck-name")).hint(&deck.id).id(Id::unique(NAME)).width(width).show(ui, &mut name);
    if field.changed() {
        let deck = Deck { name: name.into(), ..deck.clone() };
        view.send(Command::SetDeck { id: deck.id.clone(), deck, gesture: view.gesture });
    }
    if has_leader {
        let (title, search) = (i18n.tr("deck-leader"), i18n.tr("search"));
        let current = deck.leader.as_ref().and_then(|id| sheet.leaders.iter().position(|known| known == id));
        let text = deck.leader.as_ref().map(|id| view.name_of(id)).unwrap_or_default();
        let menu = Choices::new(&title, &search).width(240.0).current(current).wrong(current.is_none());
        let choices = || sheet.leaders.iter().map(|id| Choice::new(view.name_of(id))).collect();
        let picked = menu.field(ui, Some(Icon::Crown), &text, ui.available_width(), choices);
        if let Some(leader) = picked.and_then(|at| sheet.leaders.get(at)) {
            let deck = Deck { leader: Some(leader.clone()), ..deck.clone() };
            view.send(Command::SetDeck { id: deck.id.clone(), deck, gesture: None });
        }
    }
}
