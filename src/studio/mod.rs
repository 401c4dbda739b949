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

use eframe::egui_wgpu::{WgpuConfiguration, WgpuSetupCreateNew};
use eframe::wgpu::Backends;

pub use action::{ACTIONS, Action, Screen};
pub use app::{StartOptions, StartProject, Studio};
pub use settings::{Beside, Settings};

/// Opens the window, and returns when it is closed. `portal`: everything but the editor of cards is hidden.
///
/// # Errors
///
/// The message of the system, if it has no display or cannot draw on it.
pub fn run(project: &StartProject, portal: bool) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("SES Studio")
        .with_app_id("ses-studio")
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([1024.0, 640.0])
        .with_drag_and_drop(true);
    let run = |backends| {
        // Dithering hides steps in gradients; the window has plain colours, and software renderers pay for each pixel of it.
        let wgpu_options = graphics(backends);
        let options =
            eframe::NativeOptions { viewport: viewport.clone(), dithering: false, wgpu_options, ..Default::default() };
        let project = project.clone();
        let start = |context: &eframe::CreationContext<'_>| {
            let quit = signals::listen(&context.egui_ctx);
            let options = StartOptions { project, portal, quit, ..StartOptions::default() };
            Ok(Box::new(Studio::new(context, options)) as Box<dyn eframe::App>)
        };
        eframe::run_native("ses-studio", options, Box::new(start))
    };
    // OpenGL is only for systems without another driver: a driver that is loaded besides takes time and some 10 MB.
    let result = match Backends::from_env() {
        Some(backends) => run(backends),
        None => match run(Backends::PRIMARY) {
            Err(eframe::Error::Wgpu(_)) => run(Backends::GL),
            result => result,
        },
    };
    result.map_err(|error| error.to_string())
}

/// Draws with one of these kinds of drivers.
fn graphics(backends: Backends) -> WgpuConfiguration {
    let mut setup = WgpuSetupCreateNew::without_display_handle();
    setup.instance_descriptor.backends = backends;
    WgpuConfiguration { wgpu_setup: setup.into(), ..WgpuConfiguration::default() }
}
