//! The parts around every screen: rail, top bar, status bar, problems, palette, notices.

mod palette;
mod problems;
mod rail;
mod status_bar;
mod toasts;
mod top_bar;

pub use palette::{Palette, typed_after};
pub use problems::{HEIGHT as PROBLEMS_HEIGHT, Problems};
pub use rail::{rail_ui, rail_width};
pub use status_bar::status_bar_ui;
pub use toasts::Toasts;
pub use top_bar::top_bar_ui;
