//! The bundled fonts. Card faces and the window use the same files.

use rust_embed::RustEmbed;

/// The files of `assets/fonts` by their path in that folder.
#[derive(RustEmbed)]
#[folder = "assets/fonts/"]
pub struct Fonts;
