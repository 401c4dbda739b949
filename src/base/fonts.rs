//! The bundled fonts: card faces and window draw with the same files.

use rust_embed::RustEmbed;

/// The files of `assets/fonts`, by their path in it.
#[derive(RustEmbed)]
#[folder = "assets/fonts/"]
pub struct Fonts;
