//! The Typst world of a template: its own folder, the bundled fonts, `card.json` and the card's art. There are no
//! packages, no other files and no clock.

use std::collections::{BTreeMap, HashMap};
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

/// The main file of a template.
pub(super) const MAIN: &str = "card.typ";
/// The file with the card's data.
const DATA: &str = "card.json";

/// How often Typst's cache is trimmed, in faces.
const TRIM_EVERY: usize = 16;
/// Cache entries are dropped if they were unused for this many trims.
const TRIM_AFTER: usize = 4;

#[derive(RustEmbed)]
#[folder = "assets/faces/"]
struct EmbeddedTemplates;

pub(super) struct Fonts {
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

impl Fonts {
    /// The bundled fonts, ordered by path.
    pub(super) fn embedded() -> Self {
        let mut paths: Vec<_> = fonts::Fonts::iter().collect();
        paths.sort();
        let files = paths.iter().filter_map(|path| fonts::Fonts::get(path));
        let fonts: Vec<Font> = files.flat_map(|file| Font::iter(Bytes::new(file.data))).collect();
        Self { book: LazyHash::new(FontBook::from_fonts(&fonts)), fonts }
    }
}

/// The files of a template folder by their relative paths.
pub(super) type Files = Vec<(String, Vec<u8>)>;

/// The bundled templates of a game: those of the first game, with its own in their place.
pub(super) fn bundled_files(game: &str) -> Files {
    let of = |game: &str| -> BTreeMap<String, Vec<u8>> {
        let inside = |path: &str| path.strip_prefix(game)?.strip_prefix('/').map(str::to_owned);
        let paths = EmbeddedTemplates::iter().filter_map(|path| Some((inside(&path)?, EmbeddedTemplates::get(&path)?)));
        paths.map(|(path, file)| (path, file.data.into_owned())).collect()
    };
    let mut files = of(crate::registry::project::BUNDLED);
    files.extend(of(game));
    files.into_iter().collect()
}

enum File {
    Source(Source),
    Bytes(Bytes),
}

/// Templates and fonts: everything that is the same for all cards.
pub(super) struct TemplateEnv {
    library: LazyHash<Library>,
    fonts: Arc<Fonts>,
    files: HashMap<FileId, File>,
    /// Cached lower parts of faces that are being edited.
    pub(super) layers: Layers,
    /// The number of faces that were laid out.
    count: AtomicUsize,
}

impl TemplateEnv {
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

    /// Trims Typst's cache now and then; call it after each face. Without this the cache keeps every face.
    pub(super) fn trim_cache(&self) {
        if self.count.fetch_add(1, Ordering::Relaxed) % TRIM_EVERY == TRIM_EVERY - 1 {
            typst::comemo::evict(TRIM_AFTER);
        }
    }
}

/// Typst's id of a file in the folder, or `None` for a path that leads out of it.
fn file_id(path: &str) -> Option<FileId> {
    let path = VirtualPath::new(path).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

/// The environment with the data of one card.
pub(super) struct CardWorld<'a> {
    env: &'a TemplateEnv,
    main: Main,
    files: Vec<(FileId, Bytes)>,
}

enum Main {
    File(Option<FileId>),
    Text(Source),
}

impl<'a> CardWorld<'a> {
    /// A card with its art. The name of the art states its format.
    pub(super) fn card(env: &'a TemplateEnv, data: Vec<u8>, picture: Option<(&str, Arc<Vec<u8>>)>) -> Self {
        let mut files: Vec<(FileId, Bytes)> = file_id(DATA).map(|id| (id, Bytes::new(data))).into_iter().collect();
        if let Some((name, bytes)) = picture {
            files.extend(file_id(name).map(|id| (id, Bytes::new(SharedBytes(bytes)))));
        }
        Self { env, main: Main::File(file_id(MAIN)), files }
    }

    /// A text with its own template.
    pub(super) fn text(env: &'a TemplateEnv, main: Source, data: Vec<u8>) -> Self {
        let files = file_id(DATA).map(|id| (id, Bytes::new(data))).into_iter().collect();
        Self { env, main: Main::Text(main), files }
    }

    pub(super) fn path_of(id: FileId) -> String {
        id.get().vpath().get_without_slash().to_owned()
    }
}

/// Bytes shared by several worlds.
struct SharedBytes(Arc<Vec<u8>>);

impl AsRef<[u8]> for SharedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl World for CardWorld<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.env.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.env.fonts.book
    }

    fn main(&self) -> FileId {
        match &self.main {
            Main::File(Some(id)) => *id,
            Main::Text(source) => source.id(),
            // The name of the main file is a valid constant path.
            Main::File(None) => Source::detached("").id(),
        }
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if let Main::Text(source) = &self.main
            && source.id() == id
        {
            return Ok(source.clone());
        }
        match self.env.files.get(&id) {
            Some(File::Source(source)) => Ok(source.clone()),
            Some(File::Bytes(_)) => Err(FileError::NotSource),
            None => Err(not_there(id)),
        }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if let Some((_, bytes)) = self.files.iter().find(|(known, _)| *known == id) {
            return Ok(bytes.clone());
        }
        match self.env.files.get(&id) {
            Some(File::Bytes(bytes)) => Ok(bytes.clone()),
            Some(File::Source(source)) => Ok(Bytes::from_string(source.text().to_owned())),
            None => Err(not_there(id)),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.env.fonts.fonts.get(index).cloned()
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
