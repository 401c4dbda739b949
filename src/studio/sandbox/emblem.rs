//! A small picture for a card or hero without art: one of four patterns, in colours derived from the id.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::studio::theme::emblem_colours;

/// A number derived from an id (FNV-1a), so that a card has the same picture in every session.
pub fn seed(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

/// Draws a picture. `house` chooses the colours, which all cards of a hero share, and `own` the pattern.
pub fn emblem(painter: &Painter, rect: Rect, house: u64, own: u64) {
    let [ink, middle, light, warm] = emblem_colours(house);
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    painter.rect_filled(rect, 0.0, ink);
    match own % 4 {
        0 => rays(&painter, rect, middle, warm),
        1 => hills(&painter, rect, middle, light),
        2 => waves(&painter, rect, middle, light),
        _ => cells(&painter, rect, middle, light, warm),
    }
}

fn triangle(painter: &Painter, corners: [Pos2; 3], colour: Color32) {
    painter.add(Shape::convex_polygon(corners.to_vec(), colour, Stroke::NONE));
}

fn rays(painter: &Painter, rect: Rect, middle: Color32, warm: Color32) {
    let centre = pos2(rect.center().x, rect.bottom());
    let reach = rect.width();
    for ray in 0_u8..7 {
        let angle = std::f32::consts::PI * (f32::from(ray) + 0.2) / 7.0;
        let to = |angle: f32| centre - vec2(angle.cos(), angle.sin()) * reach;
        triangle(painter, [centre, to(angle), to(angle + 0.24)], middle);
    }
    painter.circle_filled(centre, rect.height() * 0.5, warm);
}

fn hills(painter: &Painter, rect: Rect, middle: Color32, light: Color32) {
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    triangle(painter, [at(-0.1, 1.0), at(0.28, 0.35), at(0.7, 1.0)], middle);
    triangle(painter, [at(0.35, 1.0), at(0.72, 0.15), at(1.15, 1.0)], light);
}

fn waves(painter: &Painter, rect: Rect, middle: Color32, light: Color32) {
    for (band, colour) in [(0.35_f32, light), (0.6, middle), (0.82, light)] {
        let points: Vec<Pos2> = (0_u8..=12)
            .map(|step| {
                let x = f32::from(step) / 12.0;
                let y = band + 0.09 * (x * 6.0 + band * 9.0).sin();
                pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
            })
            .collect();
        painter.add(Shape::line(points, Stroke::new(rect.height() * 0.13, colour)));
    }
}

fn cells(painter: &Painter, rect: Rect, middle: Color32, light: Color32, warm: Color32) {
    let size = rect.height() * 0.36;
    for (place, colour) in [(-1.9_f32, middle), (0.0, warm), (1.9, middle)] {
        let centre = rect.center() + vec2(place * size * 0.95, 0.0);
        let corners = (0_u8..6).map(|corner| {
            let angle = std::f32::consts::FRAC_PI_3 * f32::from(corner) + std::f32::consts::FRAC_PI_6;
            centre + vec2(angle.cos(), angle.sin()) * size
        });
        painter.add(Shape::convex_polygon(corners.collect(), colour, Stroke::new(1.0, light)));
    }
}
