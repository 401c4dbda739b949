//! The widgets of the studio, in the look of the theme.

/// Defines methods of a builder that set one field each.
macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident: $value:ty;)*) => { $(
        $(#[$doc])*
        pub fn $name(self, $name: $value) -> Self {
            Self { $name: $name.into(), ..self }
        }
    )* };
}

mod button;
mod choice;
mod dialog;
mod field;
mod language;
mod number;
mod paint;
mod panel;
mod pressable;
mod row;
mod state_badge;
mod table;

pub use crate::studio::bidi::layout;
pub use button::{Button, action_button, fix_button, icon_button};
pub use choice::{Choice, Choices, Preview, choice_rows, choice_ui, combo, focus_again, segmented, segmented_width};
pub use dialog::{dialog, dialog_buttons, form_line, paragraph, question_buttons, tick, tick_of};
pub use field::{Field, select_all};
pub use language::{language_combo, language_menu, language_name};
pub use number::{inline_number, log_slider, number_field};
pub use paint::{
    background, bar, bracket, cell_label, dashed_outline, divider, divider_here, drop_frame, edge_line, elided,
    face_picture, focus_ring, galley_label, icon_at, icon_label, in_lines, label, lines_label, round_badge,
    struck_label, surface, text_at, text_width, verdict_label, wrapped, wrapped_label,
};
pub use panel::{bar_ui, empty_state, panel_head, sides_head};
pub use pressable::{Pressable, claim_delete, icon_atom, icon_named, is_delete_claimed, key_atom, text_atom};
pub use row::{RowInfo, arrow, column, line, list_row, row_step, sides};
pub use state_badge::{badge, group_name, operation_mark, severity_mark, state_mark, state_name, type_icon};
pub use table::{Column, Heights, Sort, Table, TableRow};
