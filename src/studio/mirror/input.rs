//! Input and output of the system in a mirrored window: the pointer, keys that point to a side, screen readers.

use egui::accesskit::Rect as NodeRect;
use egui::{Context, CursorIcon, Event, Key, PlatformOutput, Pos2};

use super::shapes::Mirrored as _;
use super::{Mirror, Motion};

impl Mirror {
    /// Where a point of the screen is laid out.
    fn laid_out(&self, ctx: &Context, point: Pos2) -> Pos2 {
        match self.held.unwrap_or_else(|| self.motion_at(ctx, point)) {
            Motion::Moved(by) => Pos2::new(point.x - by, point.y),
            Motion::Mirrored => point.mirrored(self.axis),
        }
    }

    /// What happens to the part at a point of the screen.
    fn motion_at(&self, ctx: &Context, point: Pos2) -> Motion {
        let mirrored = point.mirrored(self.axis);
        // A part below a menu or a dialog is not what the pointer is on.
        let layer = ctx.layer_id_at(mirrored);
        let kept = self.kept.iter().rev().find(|kept| kept.rect.contains(mirrored));
        let kept = kept.filter(|kept| layer.is_none_or(|layer| layer == kept.layer));
        kept.map_or(Motion::Mirrored, |kept| Motion::Moved(kept.shift))
    }

    /// Mirrors an event of the system. In a text, the arrow keys keep their sides.
    pub(super) fn mirror_event(&mut self, ctx: &Context, event: &mut Event, is_writing: bool) {
        match event {
            Event::PointerMoved(at) | Event::MiddleClickPaste { pos: at, .. } => *at = self.laid_out(ctx, *at),
            Event::PointerButton { pos, pressed, .. } => {
                // A drag that began in such a part goes on in its coordinates.
                let motion = self.motion_at(ctx, *pos);
                if *pressed && self.held.is_none() {
                    self.held = Some(motion);
                }
                *pos = self.laid_out(ctx, *pos);
                if !*pressed {
                    self.held = None;
                }
            }
            Event::Touch { pos, .. } => *pos = self.laid_out(ctx, *pos),
            Event::MouseMoved(by) => by.x = -by.x,
            Event::MouseWheel { delta, .. } => delta.x = -delta.x,
            Event::Key { key, .. } if !is_writing => {
                *key = match *key {
                    Key::ArrowLeft => Key::ArrowRight,
                    Key::ArrowRight => Key::ArrowLeft,
                    other => other,
                }
            }
            _ => {}
        }
    }

    /// Mirrors what is sent to the system: places for the input method and screen readers, and the pointer's shape.
    pub(super) fn mirror_platform(&self, output: &mut PlatformOutput) {
        output.cursor_icon = match output.cursor_icon {
            CursorIcon::ResizeEast => CursorIcon::ResizeWest,
            CursorIcon::ResizeWest => CursorIcon::ResizeEast,
            CursorIcon::ResizeNorthEast => CursorIcon::ResizeNorthWest,
            CursorIcon::ResizeNorthWest => CursorIcon::ResizeNorthEast,
            CursorIcon::ResizeSouthEast => CursorIcon::ResizeSouthWest,
            CursorIcon::ResizeSouthWest => CursorIcon::ResizeSouthEast,
            CursorIcon::ResizeNeSw => CursorIcon::ResizeNwSe,
            CursorIcon::ResizeNwSe => CursorIcon::ResizeNeSw,
            other => other,
        };
        let moved = |rect: egui::Rect| {
            let kept = self.kept.iter().rev().find(|kept| kept.rect.contains_rect(rect));
            kept.map_or_else(|| rect.mirrored(self.axis), |kept| rect.translate(egui::vec2(kept.shift, 0.0)))
        };
        if let Some(ime) = &mut output.ime {
            ime.rect = moved(ime.rect);
            ime.cursor_rect = moved(ime.cursor_rect);
        }
        for (_, node) in output.accesskit_update.iter_mut().flat_map(|update| &mut update.nodes) {
            if let Some(NodeRect { x0, y0, x1, y1 }) = node.bounds() {
                #[allow(clippy::cast_possible_truncation, reason = "points of a window")]
                let [x0, y0, x1, y1] = [x0, y0, x1, y1].map(|edge| edge as f32);
                let rect = moved(egui::Rect::from_min_max(Pos2::new(x0, y0), Pos2::new(x1, y1)));
                let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
                node.set_bounds(NodeRect { x0, y0, x1, y1 });
            }
        }
    }
}
