//! The effect of an edit on the cards.

pub mod cards;
pub mod changes;

use crate::face::Fit;
use crate::studio::view::View;
use crate::text::Arg;

/// How a text is set on a card: by how much it is too long, or its size. Also returns whether it is too long.
fn fit_text(view: &View<'_>, fit: &Fit) -> (String, bool) {
    let over = fit.over.iter().map(|over| over.over).reduce(f64::max);
    let (message, size) = match over {
        Some(over) => ("over-by", format!("{over:.1}")),
        None => ("face-rules-size", format!("{:.2}", fit.rules)),
    };
    (view.i18n.tr_with(message, &[("size", Arg::Text(&size))]), over.is_some())
}
