//! The window: a designer's studio over one open project.
//!
//! The parts of the window read a [`view::View`] and ask for things; what they ask for is done at the end of the frame
//! (`perform`), the one place that changes the project.

mod action;
mod app;
mod balance;
mod cards;
mod command;
mod current;
mod dialogs;
mod edit_rows;
mod faces;
mod fonts;
mod frame;
mod i18n;
mod index;
mod keys;
mod leave;
mod locales;
mod options;
mod perform;
mod print;
mod problem_text;
mod quoted;
mod sandbox;
mod settings;
mod signals;
mod theme;
mod thumbnails;
mod translate;
mod view;
mod widgets;

pub use action::{ACTIONS, Action, Screen};
pub use app::{Begin, Start, Studio};
pub use settings::Settings;

/// Opens the window and stays until it is shut.
///
/// # Errors
///
/// The words of the system, when it has no display or no way to draw on it.
pub fn run(begin: Begin) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("SES Studio")
        .with_app_id("ses-studio")
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([960.0, 600.0])
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let begin = |context: &eframe::CreationContext<'_>| {
        let start = Start { begin, end: signals::listen(&context.egui_ctx), ..Start::default() };
        Ok(Box::new(Studio::new(context, start)) as Box<dyn eframe::App>)
    };
    eframe::run_native("ses-studio", options, Box::new(begin)).map_err(|error| error.to_string())
}
