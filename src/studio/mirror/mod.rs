//! An interface that is laid out from the right.
//!
//! egui lays everything out from the left. For a right-to-left language the window is laid out as usual, and what leaves it
//! and enters it is mirrored: the shapes that it draws, and the positions of the pointer. Text keeps its letters, whose
//! lines are put in order here; pictures are not turned around. So every widget is mirrored without knowing of it.
//!
//! Some parts must not be mirrored inside, only moved: fields, in which the user writes from the left as well as from the
//! right, and pictures that answer to where the pointer is in them. These are [`kept`].

mod icons;
mod input;
mod shapes;
mod text;

use std::sync::Arc;
use std::time::Duration;

use egui::layers::ShapeIdx;
use egui::{Color32, Context, FullOutput, Galley, LayerId, Plugin, Pos2, RawInput, Rect, Ui};
use shapes::Mirrored as _;
use text::Galleys;

/// Whether the interface is mirrored, and what it needs for that. Stored as a plugin of egui.
#[derive(Default)]
pub struct Mirror {
    is_on: bool,
    /// The left and the right edge of the window together, in points: `x` is mirrored to `axis - x`.
    axis: f32,
    /// The parts that were only moved in the last pass, and those of the pass that is being laid out.
    kept: Vec<Kept>,
    next_kept: Vec<Kept>,
    /// What happens to the part in which a button of the pointer is held down.
    held: Option<Motion>,
    galleys: Galleys,
}

/// What happens to a part of the window.
#[derive(Clone, Copy, Debug)]
enum Motion {
    Mirrored,
    /// So many points to the right.
    Moved(f32),
}

/// A part of the window that is moved as a whole.
#[derive(Clone, Copy, Debug)]
struct Kept {
    layer: LayerId,
    /// Where it is laid out, in points, without the widgets that are over it.
    rect: Rect,
    /// How far it is moved, in points.
    shift: f32,
}

/// Lays out the interface from the right or, as egui does, from the left, from the next frame on.
pub fn set(ctx: &Context, is_on: bool) {
    let plugin = ctx.plugin_or_default::<Mirror>();
    let mut mirror = plugin.lock();
    if mirror.is_on != is_on {
        *mirror = Mirror { is_on, axis: mirror.axis, ..Mirror::default() };
        drop(mirror);
        ctx.request_repaint();
    }
}

/// Whether the interface is laid out from the right.
pub fn is_on(ctx: &Context) -> bool {
    ctx.plugin_opt::<Mirror>().is_some_and(|plugin| plugin.lock().is_on)
}

/// Changes the state of the mirror, which is only cleared, and only needed, while it is on.
fn with(ctx: &Context, change: impl FnOnce(&mut Mirror)) {
    if let Some(plugin) = ctx.plugin_opt::<Mirror>() {
        let mut mirror = plugin.lock();
        if mirror.is_on {
            change(&mut mirror);
        }
    }
}

/// Adds widgets that are not mirrored within the rectangle that they fill.
pub fn kept<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    kept_below(ui, 0.0, add)
}

/// As [`kept`], with `room` points at the right end for a button that is mirrored.
pub fn kept_below<R>(ui: &mut Ui, room: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    if !is_on(ui) {
        return add(ui);
    }
    let layer = ui.layer_id();
    let next = |ui: &Ui| ui.graphics_mut(|graphics| graphics.entry(layer).next_idx());
    let first = next(ui).0;
    let scope = ui.scope(add);
    let (rect, end) = (scope.response.rect, next(ui).0);
    let Some(plugin) = ui.plugin_opt::<Mirror>() else { return scope.inner };
    let mut mirror = plugin.lock();
    mirror.keep(layer, rect, rect.with_max_x(rect.right() - room));
    // What is mirrored here is mirrored back with the rest of the window.
    let (axis, own, around) = (rect.left() + rect.right(), rect.expand(FOCUS_RING), ui.clip_rect());
    ui.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        for at in first..end {
            list.mutate_shape(ShapeIdx(at), |shape| {
                shape.clip_rect = shape.clip_rect.intersect(own).mirrored(axis).intersect(around);
                shapes::mirror(&mut shape.shape, axis, &mut |galley| mirror.galleys.keep(galley));
            });
        }
    });
    scope.inner
}

/// Marks a picture, which does not change its sides: a widget over it sees the pointer where it is in the picture.
pub fn kept_at(ui: &Ui, rect: Rect) {
    with(ui, |mirror| mirror.keep(ui.layer_id(), rect, rect));
}

/// How far a focus ring is drawn outside of its widget, in points.
const FOCUS_RING: f32 = 4.0;

/// Paints text whose letters are in visual order already.
pub fn paint_ordered(ui: &Ui, at: Pos2, galley: Arc<Galley>, colour: Color32) {
    with(ui, |mirror| mirror.galleys.keep(&galley));
    ui.painter().galley(at, galley, colour);
}

impl Mirror {
    /// Moves the part that fills `rect`; the pointer is in it where it is over `open`.
    fn keep(&mut self, layer: LayerId, rect: Rect, open: Rect) {
        self.next_kept.push(Kept { layer, rect: open, shift: self.axis - rect.left() - rect.right() });
    }
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "Mirror"
    }

    fn on_begin_pass(&mut self, _: &mut Ui) {
        self.next_kept.clear();
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let window = input.screen_rect.unwrap_or_else(|| ctx.viewport_rect());
        self.axis = window.left() + window.right();
        if self.is_on {
            let is_writing = ctx.text_edit_focused();
            for event in &mut input.events {
                self.mirror_event(ctx, event, is_writing);
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if !self.is_on {
            return;
        }
        self.kept.clone_from(&self.next_kept);
        let axis = self.axis;
        let mut is_new = false;
        for shape in &mut output.shapes {
            shape.clip_rect = shape.clip_rect.mirrored(axis);
            shapes::mirror(&mut shape.shape, axis, &mut |galley| is_new |= self.galleys.order(ctx, galley));
        }
        self.galleys.end_frame();
        if is_new {
            // Letters that were not needed before are sent to the renderer with the next frame.
            for viewport in output.viewport_output.values_mut() {
                viewport.repaint_delay = Duration::ZERO;
            }
        }
        self.mirror_platform(&mut output.platform_output);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Color32, Context, FontId, RawInput, Rect, pos2, vec2};

    use super::{Mirror, kept_at, paint_ordered, set};

    #[test]
    fn nothing_is_remembered_of_what_is_not_shown() {
        let ctx = Context::default();
        let remembered = || {
            let plugin = ctx.plugin_or_default::<Mirror>();
            let mirror = plugin.lock();
            (mirror.galleys.len(), mirror.kept.len() + mirror.next_kept.len())
        };
        for is_on in [false, true] {
            set(&ctx, is_on);
            for frame in 0..4 {
                let show = |ui: &mut egui::Ui| {
                    let galley = ui.painter().layout_no_wrap(frame.to_string(), FontId::default(), Color32::WHITE);
                    paint_ordered(ui, pos2(0.0, 0.0), galley, Color32::WHITE);
                    kept_at(ui, Rect::from_min_size(pos2(0.0, 0.0), vec2(9.0, 9.0)));
                };
                ctx.run_ui(RawInput::default(), show).textures_delta.clear();
            }
            assert_eq!(remembered(), if is_on { (1, 2) } else { (0, 0) });
        }
    }
}
