//! Shapes as in a mirror: places change sides, letters and pictures do not turn around.

use std::sync::Arc;

use egui::epaint::{Mesh, RectShape, TextShape};
use egui::{Galley, Pos2, Rect, Shape, TextureId};

/// A point or rectangle on the other side of the window; `axis` is the sum of its left and right edge, in points.
pub trait Mirrored {
    fn mirrored(self, axis: f32) -> Self;
}

impl Mirrored for Pos2 {
    fn mirrored(self, axis: f32) -> Self {
        Self::new(axis - self.x, self.y)
    }
}

impl Mirrored for Rect {
    fn mirrored(self, axis: f32) -> Self {
        Self::from_min_max(Pos2::new(axis - self.max.x, self.min.y), Pos2::new(axis - self.min.x, self.max.y))
    }
}

/// Mirrors a shape. `text` gets each text before it is placed, and can exchange it for another of the same width.
pub fn mirror(shape: &mut Shape, axis: f32, text: &mut impl FnMut(&mut Arc<Galley>)) {
    match shape {
        Shape::Noop => {}
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| mirror(shape, axis, text)),
        Shape::Circle(circle) => circle.center = circle.center.mirrored(axis),
        Shape::Ellipse(ellipse) => {
            ellipse.center = ellipse.center.mirrored(axis);
            ellipse.angle = -ellipse.angle;
        }
        Shape::LineSegment { points, .. } => mirror_points(points, axis),
        Shape::Path(path) => mirror_points(&mut path.points, axis),
        Shape::Band(band) => {
            // Rotated around the origin and not used with a rotation here, so only its samples change sides.
            for point in &mut band.points {
                point.x = axis - point.x;
            }
            band.points.reverse();
        }
        Shape::Rect(rect) => mirror_rect(rect, axis),
        Shape::Text(shape) => {
            text(&mut shape.galley);
            mirror_text(shape, axis);
        }
        Shape::Mesh(mesh) => mirror_mesh(Arc::make_mut(mesh), axis),
        Shape::QuadraticBezier(curve) => mirror_points(&mut curve.points, axis),
        Shape::CubicBezier(curve) => mirror_points(&mut curve.points, axis),
        Shape::Callback(callback) => callback.rect = callback.rect.mirrored(axis),
    }
}

fn mirror_points(points: &mut [Pos2], axis: f32) {
    for point in points {
        *point = point.mirrored(axis);
    }
}

/// The texture of a rectangle keeps its sides, because it is a picture.
fn mirror_rect(shape: &mut RectShape, axis: f32) {
    shape.rect = shape.rect.mirrored(axis);
    shape.angle = -shape.angle;
    let corners = &mut shape.corner_radius;
    std::mem::swap(&mut corners.nw, &mut corners.ne);
    std::mem::swap(&mut corners.sw, &mut corners.se);
}

/// Text is not turned, so its rectangle is moved to the other side. A rotated text is moved by its middle.
fn mirror_text(shape: &mut TextShape, axis: f32) {
    let rect = shape.galley.rect;
    if shape.angle == 0.0 {
        shape.pos.x = axis - shape.pos.x - rect.left() - rect.right();
    } else {
        shape.pos.x += axis - 2.0 * shape.visual_bounding_rect().center().x;
    }
}

/// A picture that is drawn as triangles takes its texture from the other side too, so that it looks as before.
fn mirror_mesh(mesh: &mut Mesh, axis: f32) {
    let uses = mesh.vertices.iter().map(|vertex| vertex.uv.x);
    let sides = uses.clone().fold(f32::INFINITY, f32::min) + uses.fold(f32::NEG_INFINITY, f32::max);
    let is_picture = mesh.texture_id != TextureId::default();
    for vertex in &mut mesh.vertices {
        vertex.pos = vertex.pos.mirrored(axis);
        if is_picture {
            vertex.uv.x = sides - vertex.uv.x;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::epaint::{Mesh, RectShape, Vertex};
    use egui::{Color32, CornerRadius, Pos2, Rect, Shape, TextureId, pos2};

    use super::{Mirrored as _, mirror};

    fn mirrored(mut shape: Shape) -> Shape {
        mirror(&mut shape, 100.0, &mut |_| {});
        shape
    }

    #[test]
    fn corners_change_sides_with_their_rectangle() {
        let rect = Rect::from_min_max(pos2(10.0, 0.0), pos2(30.0, 5.0));
        let corners = CornerRadius { nw: 1, ne: 2, sw: 3, se: 4 };
        let Shape::Rect(shape) = mirrored(RectShape::filled(rect, corners, Color32::RED).into()) else {
            panic!("a rectangle stays one")
        };
        assert_eq!(shape.rect, Rect::from_min_max(pos2(70.0, 0.0), pos2(90.0, 5.0)));
        assert_eq!(shape.corner_radius, CornerRadius { nw: 2, ne: 1, sw: 4, se: 3 });
        assert_eq!(rect.mirrored(100.0).mirrored(100.0), rect);
    }

    #[test]
    fn a_picture_is_not_turned_around() {
        let corner = |x: f32, u: f32| Vertex { pos: pos2(x, 0.0), uv: pos2(u, 0.5), color: Color32::WHITE };
        let mut mesh = Mesh::with_texture(TextureId::User(1));
        mesh.vertices = vec![corner(10.0, 0.2), corner(30.0, 0.6)];
        let Shape::Mesh(mesh) = mirrored(Shape::Mesh(Arc::new(mesh))) else { panic!("a mesh stays one") };
        let at = |x: f32| mesh.vertices.iter().find(|vertex| vertex.pos == pos2(x, 0.0)).map(|vertex| vertex.uv);
        let close = |found: Option<Pos2>, u: f32| found.is_some_and(|uv| (uv.x - u).abs() < 1e-6);
        assert!(close(at(70.0), 0.2) && close(at(90.0), 0.6), "{:?}", mesh.vertices);
    }
}
