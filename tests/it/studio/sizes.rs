//! The layout at the least and the greatest size of the window: no control overlaps another or is cut at the side.

use egui::{Id, LayerId, Rect, Sense, Theme, Vec2};

use super::states::{Look, MORE, STATES};
use crate::window::Window;

/// The screens whose layout the test checks.
const CHECKED: &[&str] = &[
    "cards",
    "german",
    "problems",
    "palette",
    "replace",
    "bulk",
    "json",
    "conflict",
    "recovery",
    "leaving",
    "settings",
    "print",
    "shortcuts",
    "project menu",
    "language menu",
    "earlier versions",
    "new language",
];

/// The same, with whole games, which take longer.
const OF_GAMES: &[&str] = &[
    "start",
    "begin",
    "abilities-crown",
    "abilities-voyage",
    "abilities-ttcg",
    "decks",
    "decks-crown",
    "balance-voyage",
    "print-voyage",
];

/// Lengths below this are rounding, in points.
const TOLERANCE: f32 = 1.5;

struct Control {
    layer: LayerId,
    name: String,
    rect: Rect,
    /// The part of the control that is not clipped.
    visible: Rect,
}

/// Everything that can be clicked and focused. The handles of columns and panels, which overlap the rows on purpose, are
/// dragged, not focused.
fn controls(window: &Window) -> Vec<Control> {
    window.ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let is_control = |sense: Sense| sense.senses_click() && sense.is_focusable();
        let name = |id: Id| widgets.info(id).and_then(|info| info.label.clone()).unwrap_or_default();
        let found = widgets.layers().flat_map(|(_, widgets)| widgets).filter(|widget| is_control(widget.sense));
        let control = |widget: &egui::WidgetRect| Control {
            layer: widget.layer_id,
            name: name(widget.id),
            rect: widget.rect,
            visible: widget.interact_rect,
        };
        // The handles between panels overlap the panels on purpose.
        let is_handle = |rect: Rect| rect.width().min(rect.height()) < 8.0;
        // The cells of a table sense clicks for their row, which has the name, and are clipped to their column.
        let is_cell = |control: &Control| control.name.is_empty();
        let found = found.map(control).filter(|control| control.visible.is_positive() && !is_handle(control.rect));
        found.filter(|control| !is_cell(control)).collect()
    })
}

fn faults(window: &Window) -> Vec<String> {
    let controls = controls(window);
    let mut faults = Vec::new();
    for (at, one) in controls.iter().enumerate() {
        if one.rect.width() - one.visible.width() > TOLERANCE {
            faults.push(format!("`{}` is cut: {:?} of {:?}", one.name, one.visible, one.rect));
        }
        for other in controls[..at].iter().filter(|other| other.layer == one.layer) {
            let shared = one.visible.intersect(other.visible);
            let is_inside = |outer: Rect, inner: Rect| outer.expand(TOLERANCE).contains_rect(inner);
            let is_nested = is_inside(one.visible, other.visible) || is_inside(other.visible, one.visible);
            if shared.width() > TOLERANCE && shared.height() > TOLERANCE && !is_nested {
                faults.push(format!("`{}` {:?} overlaps `{}` {:?}", one.name, one.rect, other.name, other.rect));
            }
        }
    }
    faults
}

fn check(states: &[&str], size: Vec2, scale: f32) {
    let mut found = Vec::new();
    for state in STATES.iter().chain(MORE).filter(|state| states.contains(&state.name)) {
        let shown = (state.make)(&Look::sized(Theme::Dark, size, scale, false));
        let faults = faults(&shown.window);
        found.extend(faults.into_iter().map(|fault| format!("{}: {fault}", state.name)));
    }
    assert!(found.is_empty(), "{size:?}: {}", found.join("\n"));
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_smallest_window() {
    check(CHECKED, Vec2::new(1024.0, 640.0), 1.0);
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn nothing_of_whole_games_overlaps_or_is_cut_at_any_size() {
    for size in [Vec2::new(1024.0, 640.0), Vec2::new(2560.0, 1440.0), Vec2::new(3840.0, 2160.0)] {
        check(OF_GAMES, size, 1.0);
    }
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn nothing_overlaps_or_is_cut_at_twice_the_scale() {
    check(CHECKED, Vec2::new(1280.0, 720.0), 2.0);
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn nothing_overlaps_or_is_cut_in_a_large_window() {
    check(CHECKED, Vec2::new(3840.0, 2160.0), 1.0);
}
