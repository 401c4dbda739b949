//! The overview of all shortcuts.

use egui::{Atom, AtomExt as _, Atoms, Context, Role, ScrollArea, Sense, Ui};

use crate::studio::action::{ACTIONS, Entry, HEADINGS};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, dialog, icon_atom, key_atom, label, text_atom};

/// The least width of a column and the greatest width of the dialog, in points.
const COLUMN: f32 = 300.0;
const MOST: f32 = 1040.0;
const LINE: f32 = 24.0;

pub fn shortcuts(ctx: &Context, view: &View<'_>) -> bool {
    let room = (ctx.content_rect().width() - 64.0).min(MOST);
    let answer = dialog(ctx, "shortcuts", &view.i18n.tr("do-shortcuts"), "", room, |ui| {
        let columns = if room >= 3.0 * COLUMN { 3 } else { 1 + usize::from(room >= 2.0 * COLUMN) };
        let most = (ctx.content_rect().height() - 160.0).max(60.0);
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            ui.columns(columns, |uis| {
                for (ui, sections) in uis.iter_mut().zip(in_columns(columns)) {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (head, entries) in sections {
                        ui.add_space(8.0);
                        label(ui, &view.i18n.tr(head), theme::small(Weight::Semibold), colours(ui).label);
                        ui.add_space(2.0);
                        for entry in entries {
                            line(ui, view, entry);
                        }
                    }
                }
            });
        });
        None
    });
    answer.is_open
}

/// A heading and its shortcuts.
type Section = (&'static str, Vec<&'static Entry>);

/// The sections in columns of about the same length.
fn in_columns(columns: usize) -> Vec<Vec<Section>> {
    let with_keys = |head| ACTIONS.iter().filter(move |entry| entry.keys.is_some() && entry.heading == head);
    let sections: Vec<Section> = HEADINGS.into_iter().map(|head| (head, with_keys(head).collect())).collect();
    // A heading is as high as two lines.
    let long = |section: &Section| section.1.len() + 2;
    let whole: usize = sections.iter().map(long).sum();
    let mut shown = vec![Vec::new(); columns];
    let mut before = 0;
    for section in sections {
        // A section belongs to the column that contains its middle.
        let middle = before + long(&section) / 2;
        before += long(&section);
        shown[(middle * columns / whole).min(columns - 1)].push(section);
    }
    shown
}

fn line(ui: &mut Ui, view: &View<'_>, entry: &Entry) {
    let colours = colours(ui);
    let (keys, name) = (entry.action.keys(ui.ctx()), view.i18n.tr(entry.name));
    let mut atoms = Atoms::new((
        icon_atom(entry.icon, 14.0, colours.label),
        text_atom(&name, theme::body(Weight::Regular), colours.text).atom_shrink(true),
        Atom::grow(),
    ));
    for key in &keys {
        atoms.push_right(key_atom(ui, key));
    }
    let line = Pressable::new(LINE, atoms).width(ui.available_width()).padding(2).gap(4.0).sense(Sense::hover());
    line.role(Role::Label, &format!("{name}: {}", keys.join("+"))).show(ui);
}

#[cfg(test)]
mod tests {
    use super::{ACTIONS, HEADINGS, in_columns};

    #[test]
    fn every_shortcut_is_shown_once_in_any_number_of_columns() {
        let with_keys = ACTIONS.iter().filter(|entry| entry.keys.is_some()).count();
        for columns in 1..=3 {
            let shown = in_columns(columns);
            let lines = |column: &Vec<(&str, Vec<_>)>| column.iter().map(|(_, entries)| entries.len() + 2).sum();
            let long: Vec<usize> = shown.iter().map(lines).collect();
            assert_eq!(long.iter().sum::<usize>(), with_keys + 2 * HEADINGS.len());
            let (most, least) = (long.iter().max().unwrap(), long.iter().min().unwrap());
            assert!(most - least <= 12, "{long:?}");
        }
        assert!(ACTIONS.iter().all(|entry| HEADINGS.contains(&entry.heading)));
    }
}
