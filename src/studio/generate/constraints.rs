//! What all cards are made after: a card that they vary, and the locked parts.

use egui::{Align, Frame, Layout, Margin, Role, Ui, vec2};
use lucide_icons::Icon;

use super::Generate;
use super::tiles::lock_text;
use super::work::{Model, name_of};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Pressable, cell_label, icon_atom, label, text_atom};

/// The width of the words before the chips, and the height of a chip, in points.
const LABEL: f32 = 46.0;
const CHIP: f32 = 22.0;

impl Generate {
    /// The card that cards are varied from. Returns whether the user chose another.
    pub(super) fn like_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let (name, none, search) = (i18n.tr("generate-like"), i18n.tr("generate-like-none"), i18n.tr("search"));
        let cards = &view.registry().cards;
        let shown = self.like.as_ref().map_or(&*none, |(_, name)| name);
        let current = match &self.like {
            Some((Model::Known(id), _)) => cards.iter().position(|card| card.id == *id).map(|at| at + 1),
            Some(_) => None,
            None => Some(0),
        };
        let choices = || {
            let of_cards = cards.iter().map(|card| Choice { about: card.id.to_string(), ..Choice::new(&*card.name) });
            std::iter::once(Choice::new(&*none)).chain(of_cards).collect()
        };
        let mut chosen = None;
        Frame::new().inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 0 }).show(ui, |ui| {
            ui.horizontal(|ui| {
                label(ui, &name, theme::small(Weight::Regular), colours(ui).label);
                let room = ui.available_width();
                let menu = Choices::new(&name, &search).current(current).width(room.max(200.0));
                chosen = menu.field(ui, None, shown, room, choices);
            });
        });
        let Some(at) = chosen else { return false };
        let card = at.checked_sub(1).and_then(|at| cards.get(at));
        self.like = card.map(|card| (Model::Known(card.id.clone()), name_of(card).to_string()));
        true
    }

    /// The locked parts: a click unlocks one, or keeps of a row only its operation.
    pub(super) fn locked_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.locks.is_empty() {
            ui.add_space(8.0);
            return;
        }
        let i18n = &view.i18n;
        let (mut removed, mut loosened) = (None, None);
        Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                let colours = colours(ui);
                ui.allocate_ui_with_layout(vec2(LABEL, CHIP), Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_width(LABEL);
                    cell_label(ui, &i18n.tr("generate-locked"), theme::small(Weight::Regular), colours.label);
                });
                for (at, lock) in self.locks.iter().enumerate() {
                    let text = lock_text(i18n, lock);
                    let mark = if lock.is_whole_row() { Icon::ChevronDown } else { Icon::X };
                    let words = text_atom(&text, theme::small(Weight::Regular), colours.accent);
                    let atoms =
                        (icon_atom(Icon::Lock, 10.0, colours.accent), words, icon_atom(mark, 11.0, colours.accent));
                    let name = format!("{}: {text}", i18n.tr("generate-locked"));
                    let chip = Pressable::new(CHIP, atoms).fill(colours.mark, colours.selected_outline);
                    let chip = chip.corner(radius::BADGE).padding(4).gap(3.0).role(Role::Button, &name).show(ui);
                    if !lock.is_whole_row() {
                        removed = chip.clicked().then_some(at).or(removed);
                        continue;
                    }
                    let entries = || {
                        vec![
                            (Choice::new(&*i18n.tr("generate-lock-operation")), false),
                            (Choice::new(&*i18n.tr("generate-unlock")), true),
                        ]
                    };
                    match Choices::new(&name, &i18n.tr("search")).width(220.0).pick(&chip, entries) {
                        Some(true) => removed = Some(at),
                        Some(false) => loosened = Some(at),
                        None => {}
                    }
                }
            });
        });
        if let Some(at) = removed {
            self.change_locks(|locks| locks.remove(at));
        } else if let Some(at) = loosened {
            self.change_locks(|locks| locks.loosen(at));
        }
    }
}
