//! The interface's own parts: one of each kind, drawn by the theme's tokens.

mod arrows;
mod button;
mod choice;
mod combo;
mod dialog;
mod field;
mod language;
mod number;
mod paint;
mod panel;
mod state_badge;

pub use arrows::arrow;
pub use button::{Button, icon_button};
pub use choice::{Choice, Choices, focus_again, segmented, segmented_width};
pub use combo::combo;
pub use dialog::{dialog, form_line, paragraph, tick, tick_of};
pub use field::{Field, select_all};
pub use language::{language_combo, language_menu, language_name};
pub use number::number_field;
pub use paint::{bar, elided, focus_ring, icon_at, in_lines, key, keys, layout, put_icon, put_text, text_at, wrapped};
pub use panel::{empty_state, panel_head};
pub use state_badge::{badge, group_name, state_mark, state_name};
