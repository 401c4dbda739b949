//! The world that a template sees: its own folder, the bundled fonts, `card.json` and the card's picture. No packages,
//! no other files, no clock.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rust_embed::RustEmbed;
use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};

use super::layers::Layers;
use crate::base::fonts;

/// The file that a template begins with.
pub(super) const MAIN: &str = "card.typ";
/// The file in which it finds its card.
const DATA: &str = "card.json";

/// After so many faces the library forgets.
const FORGET_EVERY: usize = 16;
/// It forgets what it has not needed for so many times.
const FORGET_AFTER: usize = 4;

#[derive(RustEmbed)]
#[folder = "assets/faces/"]
struct EmbeddedTemplates;

/// Fonts, read once.
pub(super) struct Fonts {
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

impl Fonts {
    /// The bundled fonts, in the order of their paths.
    pub(super) fn embedded() -> Self {
        let mut paths: Vec<_> = fonts::Fonts::iter().collect();
        paths.sort();
        let files = paths.iter().filter_map(|path| fonts::Fonts::get(path));
        let fonts: Vec<Font> = files.flat_map(|file| Font::iter(Bytes::new(file.data))).collect();
        Self { book: LazyHash::new(FontBook::from_fonts(&fonts)), fonts }
    }
}

/// The files of a template folder by their paths in it.
pub(super) type Files = Vec<(String, Vec<u8>)>;

/// The bundled templates of a game; those of the first game where it has none of its own.
pub(super) fn bundled_files(game: &str) -> Files {
    let of = |game: &str| -> Files {
        let inside = |path: &str| path.strip_prefix(game)?.strip_prefix('/').map(str::to_owned);
        let paths = EmbeddedTemplates::iter().filter_map(|path| Some((inside(&path)?, EmbeddedTemplates::get(&path)?)));
        paths.map(|(path, file)| (path, file.data.into_owned())).collect()
    };
    let own = of(game);
    if own.is_empty() { of(crate::registry::project::BUNDLED) } else { own }
}

enum File {
    Source(Source),
    Bytes(Bytes),
}

/// Templates and fonts: all that does not change from card to card.
pub(super) struct Stage {
    library: LazyHash<Library>,
    fonts: Arc<Fonts>,
    files: HashMap<FileId, File>,
    /// Faces that are being edited.
    pub(super) layers: Layers,
    /// How many faces have been set.
    count: AtomicUsize,
}

impl Stage {
    pub(super) fn new(fonts: Arc<Fonts>, files: Files) -> Self {
        let read = |(path, bytes): (String, Vec<u8>)| {
            let id = file_id(&path)?;
            let is_source = std::path::Path::new(&path).extension().is_some_and(|ending| ending == "typ");
            let file = match String::from_utf8(bytes) {
                Ok(text) if is_source => File::Source(Source::new(id, text)),
                Ok(text) => File::Bytes(Bytes::from_string(text)),
                Err(error) => File::Bytes(Bytes::new(error.into_bytes())),
            };
            Some((id, file))
        };
        let files = files.into_iter().filter_map(read).collect();
        let (layers, count) = (Layers::default(), AtomicUsize::new(0));
        Self { library: LazyHash::new(Library::default()), fonts, files, layers, count }
    }

    /// To be called after each face: lets the library forget, now and then, what it has not needed for a while.
    /// Otherwise it keeps every face ever set.
    pub(super) fn forget(&self) {
        if self.count.fetch_add(1, Ordering::Relaxed) % FORGET_EVERY == FORGET_EVERY - 1 {
            typst::comemo::evict(FORGET_AFTER);
        }
    }
}

/// The number under which the library knows a file of the folder; none of a path that leads out of it.
fn file_id(path: &str) -> Option<FileId> {
    let path = VirtualPath::new(path).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

/// A stage with one card on it.
pub(super) struct Scene<'a> {
    stage: &'a Stage,
    main: Main,
    files: Vec<(FileId, Bytes)>,
}

enum Main {
    File(Option<FileId>),
    Text(Source),
}

impl<'a> Scene<'a> {
    /// A card with its picture, whose name says its format.
    pub(super) fn card(stage: &'a Stage, data: Vec<u8>, picture: Option<(&str, Arc<Vec<u8>>)>) -> Self {
        let mut files: Vec<(FileId, Bytes)> = file_id(DATA).map(|id| (id, Bytes::new(data))).into_iter().collect();
        if let Some((name, bytes)) = picture {
            files.extend(file_id(name).map(|id| (id, Bytes::new(SharedBytes(bytes)))));
        }
        Self { stage, main: Main::File(file_id(MAIN)), files }
    }

    /// A text of the program's own, with the data that it reads.
    pub(super) fn text(stage: &'a Stage, main: Source, data: Vec<u8>) -> Self {
        let files = file_id(DATA).map(|id| (id, Bytes::new(data))).into_iter().collect();
        Self { stage, main: Main::Text(main), files }
    }

    /// The path of a template's file.
    pub(super) fn path_of(id: FileId) -> String {
        id.get().vpath().get_without_slash().to_owned()
    }
}

/// Bytes that several worlds share.
struct SharedBytes(Arc<Vec<u8>>);

impl AsRef<[u8]> for SharedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl World for Scene<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.stage.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.stage.fonts.book
    }

    fn main(&self) -> FileId {
        match &self.main {
            Main::File(Some(id)) => *id,
            Main::Text(source) => source.id(),
            // The name of the first file is a constant that is a good path.
            Main::File(None) => Source::detached("").id(),
        }
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if let Main::Text(source) = &self.main
            && source.id() == id
        {
            return Ok(source.clone());
        }
        match self.stage.files.get(&id) {
            Some(File::Source(source)) => Ok(source.clone()),
            Some(File::Bytes(_)) => Err(FileError::NotSource),
            None => Err(not_there(id)),
        }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if let Some((_, bytes)) = self.files.iter().find(|(known, _)| *known == id) {
            return Ok(bytes.clone());
        }
        match self.stage.files.get(&id) {
            Some(File::Bytes(bytes)) => Ok(bytes.clone()),
            Some(File::Source(source)) => Ok(Bytes::from_string(source.text().to_owned())),
            None => Err(not_there(id)),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.stage.fonts.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

fn not_there(id: FileId) -> FileError {
    let path = id.get();
    let message = if matches!(path.root(), VirtualRoot::Package(_)) {
        "a card face has no packages; copy what you need into the folder of the templates"
    } else {
        "a card face sees only its own folder, card.json, the card's picture and the bundled fonts"
    };
    FileError::Other(Some(typst::ecow::eco_format!("{} is not there: {message}", path.vpath().get_without_slash())))
}
