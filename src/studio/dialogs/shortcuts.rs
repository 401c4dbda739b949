//! The sheet of shortcuts.

use egui::{Context, ScrollArea, Sense, Ui, pos2, vec2};

use crate::studio::action::{ACTIONS, Entry};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{dialog, elided, icon_at, key};

/// Shows it; false when it is shut.
pub fn shortcuts(ctx: &Context, view: &View<'_>) -> bool {
    let shut = dialog(ctx, "shortcuts", &view.say.t("do-shortcuts"), "", 720.0, |ui| {
        let entries: Vec<&Entry> = ACTIONS.iter().filter(|entry| entry.keys.is_some()).collect();
        let half = entries.len().div_ceil(2);
        let most = (ctx.content_rect().height() - 160.0).max(60.0);
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.columns_const(|columns: &mut [Ui; 2]| {
                for (column, entries) in columns.iter_mut().zip(entries.chunks(half)) {
                    column.spacing_mut().item_spacing.y = 0.0;
                    for entry in entries {
                        line(column, view, entry);
                    }
                }
            });
        });
    });
    !shut
}

fn line(ui: &mut Ui, view: &View<'_>, entry: &Entry) {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 8.0, middle), entry.icon, 14.0, colours.label);
    let keys = entry.action.keys(ui.ctx());
    let width = |name: &String| {
        let galley = ui.painter().layout_no_wrap(name.clone(), theme::small(Weight::Medium), colours.label);
        (galley.size().x + 10.0).max(theme::height::KEY) + 4.0
    };
    let mut left = rect.right() - keys.iter().map(width).sum::<f32>();
    let name = view.say.t(entry.name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {}", keys.join("+"))));
    let galley = elided(ui, &name, theme::body(Weight::Regular), colours.text, left - rect.left() - 32.0);
    ui.painter().galley(pos2(rect.left() + 24.0, middle - galley.size().y / 2.0), galley, colours.text);
    for name in &keys {
        left = key(ui, pos2(left, middle), name) + 4.0;
    }
}
