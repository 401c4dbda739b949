//! The layout at the least and the greatest size of the window: no control overlaps another or is cut at the side.

use std::collections::HashMap;

use egui::accesskit::{NodeId, Role};
use egui::{LayerId, Rect, Sense, Theme};
use egui_kittest::kittest::{NodeT, Queryable};

use super::states::{Look, MORE, STATES};
use crate::window::Window;

/// The states that every run of the tests checks; the sweep checks all.
const QUICK: &[&str] = &[
    "cards",
    "sandbox",
    "german",
    "problems",
    "palette",
    "bulk",
    "json",
    "recovery",
    "settings",
    "print",
    "shortcuts",
    "project menu",
    "language menu",
    "earlier versions",
    "new language",
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

/// Everything with a name that can be clicked and focused. The handles of columns and panels, which overlap the rows on
/// purpose, are dragged, not focused.
fn controls(window: &Window) -> Vec<Control> {
    // The cells of a table sense clicks for their row, which has the name, and are clipped to their column.
    let named = window.query_all_by(|node| node.role() != Role::GenericContainer);
    let named = named.filter_map(|node| {
        let node = node.accesskit_node();
        Some((node.locate().0, node.label().or_else(|| node.value())?))
    });
    let names: HashMap<NodeId, String> = named.collect();
    window.ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let is_control = |sense: Sense| sense.senses_click() && sense.is_focusable();
        let found = widgets.layers().flat_map(|(_, widgets)| widgets).filter(|widget| is_control(widget.sense));
        let control = |widget: &egui::WidgetRect| {
            let name = names.get(&widget.id.accesskit_id())?.clone();
            Some(Control { layer: widget.layer_id, name, rect: widget.rect, visible: widget.interact_rect })
        };
        // The handles between panels overlap the panels on purpose.
        let is_handle = |rect: Rect| rect.width().min(rect.height()) < 8.0;
        found.filter_map(control).filter(|control| control.visible.is_positive() && !is_handle(control.rect)).collect()
    })
}

/// Whether a control is a card of a board: they are fanned where there are many, and a narrow board scrolls.
fn is_card(control: &Control) -> bool {
    [", Hand, ", ", Field, "].iter().any(|zone| control.name.contains(zone))
}

fn faults(window: &Window) -> Vec<String> {
    let controls = controls(window);
    let mut faults = Vec::new();
    if controls.len() <= 10 {
        faults.push(format!("only {} controls were found", controls.len()));
    }
    for (at, one) in controls.iter().enumerate() {
        if one.rect.width() - one.visible.width() > TOLERANCE && !is_card(one) {
            faults.push(format!("`{}` is cut: {:?} of {:?}", one.name, one.visible, one.rect));
        }
        for other in controls[..at].iter().filter(|other| other.layer == one.layer) {
            let shared = one.visible.intersect(other.visible);
            let is_inside = |outer: Rect, inner: Rect| outer.expand(TOLERANCE).contains_rect(inner);
            let is_nested = is_inside(one.visible, other.visible) || is_inside(other.visible, one.visible);
            let is_fan = is_card(one) && is_card(other);
            if shared.width() > TOLERANCE && shared.height() > TOLERANCE && !is_nested && !is_fan {
                faults.push(format!("`{}` {:?} overlaps `{}` {:?}", one.name, one.rect, other.name, other.rect));
            }
        }
    }
    faults
}

/// The faults of the states whose names fit.
fn check(fits: impl Fn(&str) -> bool, size: [f32; 2], scale: f32) -> Vec<String> {
    let mut found = Vec::new();
    let mut checked = 0;
    for state in STATES.iter().chain(MORE).filter(|state| fits(state.name)) {
        let shown = (state.make)(&Look::sized(Theme::Dark, size.into(), scale, false));
        let faults = faults(&shown.window);
        found.extend(faults.into_iter().map(|fault| format!("{size:?} × {scale}, {}: {fault}", state.name)));
        checked += 1;
    }
    assert!(checked >= QUICK.len(), "only {checked} states have these names");
    found
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_smallest_window() {
    let faults = check(|name| QUICK.contains(&name), [1024.0, 640.0], 1.0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn nothing_of_any_state_overlaps_or_is_cut_at_any_size_and_scale() {
    let sizes = [([1024.0, 640.0], 1.0), ([1024.0, 640.0], 2.0), ([2560.0, 1440.0], 1.0), ([3840.0, 2160.0], 1.0)];
    let faults: Vec<String> = sizes.into_iter().flat_map(|(size, scale)| check(|_| true, size, scale)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
