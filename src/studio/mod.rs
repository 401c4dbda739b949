//! The window: a designer's studio for one open project.
//!
//! The parts of the window read a [`view::View`] of the model and send commands. The handlers in `commands` run them at
//! the end of the frame, and are the only code of the window that changes the project.

mod action;
mod app;
mod background;
mod balance;
mod bidi;
mod cards;
mod command;
mod commands;
mod dialogs;
mod faces;
mod fonts;
mod frame;
mod generate;
mod i18n;
mod legality;
mod locales;
mod memo;
mod mirror;
mod model;
mod options;
mod print;
mod problem_text;
mod sandbox;
mod settings;
mod signals;
mod start;
#[cfg(feature = "testing")]
mod testing;
mod theme;
mod view;
mod widgets;

pub use action::{ACTIONS, Action, Screen};
pub use app::{StartOptions, StartProject, Studio};
pub use settings::Settings;

/// Opens the window, and returns when it is closed.
///
/// # Errors
///
/// The message of the system, if it has no display or cannot draw on it.
pub fn run(project: StartProject) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("SES Studio")
        .with_app_id("ses-studio")
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([1024.0, 640.0])
        .with_drag_and_drop(true);
    // Dithering hides steps in gradients; the window has plain colours, and software renderers pay for each pixel of it.
    let options = eframe::NativeOptions { viewport, dithering: false, ..Default::default() };
    let start = |context: &eframe::CreationContext<'_>| {
        let quit = signals::listen(&context.egui_ctx);
        let options = StartOptions { project, quit, ..StartOptions::default() };
        Ok(Box::new(Studio::new(context, options)) as Box<dyn eframe::App>)
    };
    eframe::run_native("ses-studio", options, Box::new(start)).map_err(|error| error.to_string())
}
