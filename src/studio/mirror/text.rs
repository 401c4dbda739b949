//! The lines of texts in an interface that is laid out from the right.

use std::collections::HashMap;
use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Align, Context, Galley};
use unicode_bidi::{BidiClass, bidi_class};

use super::icons::opposite;
use crate::studio::bidi::{RichText, layout, rows_at_most};

/// The texts of the last frame by the address of their layout, which egui keeps from frame to frame.
#[derive(Default)]
pub struct Galleys {
    known: HashMap<usize, Known>,
}

struct Known {
    /// Stored so that no other layout gets its address.
    _laid_out: Arc<Galley>,
    /// The same text for the mirrored window; the same layout where nothing differs.
    ordered: Arc<Galley>,
    is_used: bool,
}

fn address(galley: &Arc<Galley>) -> usize {
    Arc::as_ptr(galley).addr()
}

impl Galleys {
    /// Leaves a text as it is laid out.
    pub fn keep(&mut self, galley: &Arc<Galley>) {
        let known = Known { _laid_out: galley.clone(), ordered: galley.clone(), is_used: true };
        self.known.insert(address(galley), known);
    }

    /// Exchanges a text for the one with its lines from the right. Returns whether that had to be laid out.
    pub fn order(&mut self, ctx: &Context, galley: &mut Arc<Galley>) -> bool {
        let mut is_new = false;
        let known = self.known.entry(address(galley)).or_insert_with(|| {
            let ordered = ordered(ctx, galley);
            is_new = !Arc::ptr_eq(&ordered, galley);
            Known { _laid_out: galley.clone(), ordered, is_used: true }
        });
        known.is_used = true;
        *galley = known.ordered.clone();
        is_new
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Forgets the texts that the frame did not show.
    pub fn end_frame(&mut self) {
        self.known.retain(|_, known| std::mem::take(&mut known.is_used));
    }
}

fn is_right_to_left(text: &str) -> bool {
    text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL))
}

fn ordered(ctx: &Context, galley: &Arc<Galley>) -> Arc<Galley> {
    let text = galley.text();
    if let Some(icon) = opposite(text) {
        let mut job = LayoutJob::clone(&galley.job);
        job.text = char::from(icon).to_string();
        layout(ctx, job)
    } else if is_right_to_left(text) {
        in_rows(ctx, galley)
    } else if galley.rows.len() > 1 {
        let mut ordered = Galley::clone(galley);
        let widths: Vec<f32> = ordered.rows.iter().map(|row| row.row.size.x).collect();
        align(&mut ordered, galley, &widths);
        Arc::new(ordered)
    } else {
        galley.clone()
    }
}

/// A text in the same rectangle whose lines are written from the right.
fn in_rows(ctx: &Context, galley: &Galley) -> Arc<Galley> {
    let text = RichText { job: LayoutJob::clone(&galley.job), code: Vec::new() };
    let is_one_line = galley.rows.len() == 1 && !galley.elided;
    let width = if is_one_line { f32::INFINITY } else { galley.job.wrap.max_width };
    let most = if galley.elided { galley.rows.len() } else { usize::MAX };
    let (job, widths) = rows_at_most(ctx, &text, width, most);
    let mut ordered = layout(ctx, job);
    align(Arc::make_mut(&mut ordered), galley, &widths);
    ordered
}

/// Puts rows of these widths, in points, on the sides of the rectangle of `galley` that are opposite to its own.
fn align(ordered: &mut Galley, galley: &Galley, widths: &[f32]) {
    let rect = galley.rect;
    for (row, width) in ordered.rows.iter_mut().zip(widths) {
        row.pos.x = match galley.job.halign {
            Align::Min => rect.right() - width,
            Align::Center => rect.center().x - width / 2.0,
            Align::Max => rect.left(),
        };
    }
    ordered.rect.min.x = rect.left();
    ordered.rect.max.x = rect.right();
    let drawn = ordered.rows.iter().map(|row| row.row.visuals.mesh_bounds.translate(row.pos.to_vec2()));
    ordered.mesh_bounds = drawn.reduce(egui::Rect::union).unwrap_or(ordered.mesh_bounds);
}
