//! Lists folders, for choosing a project or picture, and copies pictures into a project.

use std::fs;
use std::path::{Path, PathBuf};

use crate::base::{Code, Diagnostic, Name};
use crate::message;
use crate::registry::bundled;
use crate::registry::pictures::{picture_place, unreadable};

/// An entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderEntry {
    pub path: PathBuf,
    pub is_folder: bool,
    /// Whether the entry is a folder with a project.
    pub is_project: bool,
}

/// The maximum size in bytes of a picture that can be copied into a project.
const MAX_PICTURE: u64 = 64 << 20;
/// The folder of a project's pictures.
const PICTURES: &str = "art";

/// The entries of a folder: folders first, then ordered by name. Hidden and unreadable entries are left out.
pub fn list_folder(folder: &Path) -> Vec<FolderEntry> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut listed: Vec<FolderEntry> = entries
        .filter_map(Result::ok)
        .filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'))
        .map(|entry| {
            let path = entry.path();
            let is_folder = path.is_dir();
            FolderEntry { is_project: is_folder && path.join("registry.json").is_file(), is_folder, path }
        })
        .collect();
    listed.sort_by(|a, b| (!a.is_folder, &a.path).cmp(&(!b.is_folder, &b.path)));
    listed
}

/// Whether a new project cannot be made in a folder, because something is there.
pub fn is_taken(folder: &Path) -> bool {
    folder.is_file() || fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}

/// Copies a picture into the project's folder of pictures, unless it is in the project already, and returns its path
/// within the project. If there is another picture with this name, the new one gets a number.
pub fn import_picture(project: &Path, picture: &Path) -> Result<Name, Diagnostic> {
    let failed = |why| Diagnostic::new(Code::FileUnreadable, "/art", why);
    let unusable = |error: &dyn std::fmt::Display| {
        failed(message!("problem-path-unreadable", path = &picture.display(), error = &error))
    };
    let within = |path: &Path| {
        let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        Name::new(parts.join("/"))
    };
    let (root, found) = (fs::canonicalize(project), fs::canonicalize(picture).map_err(|error| unusable(&error))?);
    if let Some(inside) = root.ok().and_then(|root| found.strip_prefix(root).map(Path::to_owned).ok()) {
        return Ok(within(&inside));
    }
    let size = fs::metadata(&found).map_err(|error| unusable(&error))?.len();
    if size > MAX_PICTURE {
        let most = MAX_PICTURE >> 20;
        return Err(failed(message!("problem-picture-size", size = size >> 20, most = most)));
    }
    let bytes = fs::read(&found).map_err(|error| unusable(&error))?;
    let stem = found.file_stem().map_or_else(|| PICTURES.into(), |stem| stem.to_string_lossy().into_owned());
    let end = found.extension().map(|end| end.to_string_lossy().to_lowercase()).unwrap_or_default();
    keep_picture(project, &stem, &end, &bytes)
}

/// The bytes of a card's picture by its path within the project; without a folder, of a bundled game. Nothing outside the
/// project is read.
pub fn picture_bytes(folder: Option<&Path>, game: &str, path: &str) -> Result<Vec<u8>, Diagnostic> {
    let Some(folder) = folder else {
        let bytes = bundled::bytes(&format!("{game}/{path}"));
        return bytes.ok_or_else(|| {
            let why = message!("problem-path-unreadable", path = path, error = game);
            Diagnostic::new(Code::FileUnreadable, "/art", why)
        });
    };
    let read = || {
        let place = picture_place(Some(folder), path)?;
        fs::read(place).map_err(|error| unreadable(path, &error))
    };
    read().map_err(|problem| Diagnostic { pointer: "/art".into(), ..problem })
}

/// Writes a picture into the project's folder of pictures, and returns its path within the project. If there is another
/// picture with this name, the new one gets a number.
pub fn keep_picture(project: &Path, stem: &str, end: &str, bytes: &[u8]) -> Result<Name, Diagnostic> {
    let failed = |why| Diagnostic::new(Code::FileUnreadable, "/art", why);
    let folder = project.join(PICTURES);
    let unusable = |error: &dyn std::fmt::Display| {
        failed(message!("problem-path-unreadable", path = &folder.display(), error = &error))
    };
    fs::create_dir_all(&folder).map_err(|error| unusable(&error))?;
    for number in 1.. {
        let name = if number == 1 { format!("{stem}.{end}") } else { format!("{stem}-{number}.{end}") };
        let target = folder.join(&name);
        let kept = Name::from(format!("{PICTURES}/{name}"));
        match fs::read(&target) {
            Ok(there) if there == bytes => return Ok(kept),
            Ok(_) => {}
            Err(_) => {
                crate::registry::project::save(&target, bytes).map_err(|error| unusable(&error))?;
                return Ok(kept);
            }
        }
    }
    Err(failed(message!("problem-no-free-name")))
}
